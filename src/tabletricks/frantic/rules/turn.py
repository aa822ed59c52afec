"""
A turn: play a card, or draw and then perhaps play (FR-TURN-1 to FR-TURN-11).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.refusals import IllegalAction
from ..actions import Action, Draw, EndTurn, Play, draw, end_turn, play
from ..cards import Card
from ..demands import LEFT_BY, Demand
from ..events import TurnSkipped, TurnStarted
from ..questions import PlayQuestion, Question
from ..words import refuse
from .items import SeatDecision, Task
from .lasting_effects import RULES
from .playing import offered_plays, play_hand_card, refused_hand_card, settle_powers, with_power_named
from .scoring import end_round
from .special_cards.nice_try import ask_for_nice_try
from .state import Draft, Position


@frozen
class Turn(SeatDecision):
    """
    A seat is on turn.

    Attributes:
        drawn: whether it has drawn in this turn.
    """

    tag: ClassVar[str] = "turn"

    drawn: bool = False

    def offers(self, position: Position) -> list[Action]:
        """Every playable card, then drawing or, after that, ending the turn."""
        found = offered_plays(position, self.seat)
        found.append(end_turn(self.seat) if self.drawn else draw(self.seat))
        return found

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """One card that fits, one draw, and no end of the turn without either."""
        if isinstance(action, Play):
            return refused_hand_card(position, action)
        if isinstance(action, Draw):
            return refuse("FR-TURN-6", "drawn_already")
        return refuse("FR-TURN-8", "turn_not_done") if isinstance(action, EndTurn) else None

    def meant_by(self, seat: int, card: Card) -> Action | None:
        """Playing it."""
        return play(seat, card)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Play or draw."""
        return PlayQuestion(seat, required, "FR-TURN-3", None, self.drawn, position.demand)

    def canonical(self, position: Position, action: Action) -> Action:
        """A play with a power card names it."""
        return with_power_named(position, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Plays, with a power card or without, draws, or ends the turn."""
        if isinstance(action, Play):
            play_hand_card(draft, action)
        elif isinstance(action, Draw):
            draft.then(_TURNS[self.seat][1])
            draft.draw(self.seat, 1)  # an empty pile drops the question and ends the round (FR-DRAW-5)


_TURNS = tuple((Turn(seat), Turn(seat, drawn=True)) for seat in range(8))
"""The turns of every seat, before and after drawing."""


def begin_turn(draft: Draft, seat: int) -> None:
    """The start of a turn: what is in force, a Time Bomb first, then the skip flag, then the player (FR-TURN-2)."""
    draft.turn, draft.successor = seat, None
    draft.turn_number += 1
    for effect in draft.in_force:
        RULES[effect.name].turn_begins(draft, effect, seat)
        if draft.end_cause is not None:
            return
    if draft.skipped[seat]:
        draft.skipped[seat] = False
        draft.emit(TurnSkipped(seat, _turns_left(draft, seat)))
        return
    draft.emit(TurnStarted(seat, _untold_demand(draft), _turns_left(draft, seat)))
    draft.then(_TURNS[seat][0])


def _untold_demand(position: Position) -> Demand | None:
    """What must be matched, if the card on top of the discard pile does not say so."""
    told = LEFT_BY[position.discard[-1]] if position.discard else None
    return None if told is position.demand else position.demand


def _turns_left(position: Position, seat: int) -> int | None:
    """How many more turns a player has while a Time Bomb ticks."""
    bomb = position.find("time_bomb")
    return None if bomb is None else bomb.turns_left[seat]


@frozen
class TurnEnd(Task):
    """
    A turn, or the start step, is over; always the bottom of the agenda.

    It makes the finish check (FR-END-5), again after the events of Last Chance and after every Nice Try, and lets the
    next player begin.
    """

    tag: ClassVar[str] = "turn_end"

    def run(self, draft: Draft) -> None:
        """Ends the round, waits for what is in force, opens the windows for Nice Try, or goes on (FR-TURN-11)."""
        draft.then(self)
        if draft.end_cause is not None:
            end_round(draft)
        elif any(RULES[effect.name].turn_is_over(draft, effect) for effect in draft.in_force):
            pass
        elif all(draft.hands):
            settle_powers(draft)
            for effect in draft.in_force:
                RULES[effect.name].turn_ends(draft, effect, draft.turn)
            begin_turn(draft, draft.next_to(draft.turn if draft.successor is None else draft.successor))
        elif not any(RULES[effect.name].hands_are_empty(draft, effect) for effect in draft.in_force):
            ask_for_nice_try(draft)
