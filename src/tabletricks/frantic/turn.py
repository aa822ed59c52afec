"""
A turn: play a card, or draw and then perhaps play (FR-TURN-1 to FR-TURN-9).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ..core.errors import IllegalAction
from .actions import Action, Draw, EndTurn, Play, draw, end_turn
from .activation import offered_plays, play_hand_card, refused_hand_card
from .draft import Draft
from .events import TurnSkipped, TurnStarted
from .questions import SeatQuestion, misplaced
from .spans import turn_begins
from .state import State


@frozen
class Turn(SeatQuestion):
    """
    A seat is on turn.

    Attributes:
        drawn: whether it has drawn in this turn.
    """

    tag: ClassVar[str] = "turn"

    drawn: bool = False

    def offers(self, state: State, seat: int) -> list[Action]:
        """Every playable card, then drawing or, after that, ending the turn."""
        found = offered_plays(state, seat)
        found.append(end_turn(seat) if self.drawn else draw(seat))
        return found

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """One card that fits, one draw, and no end of the turn without either."""
        if isinstance(action, Play):
            return refused_hand_card(state, action)
        if isinstance(action, Draw):
            return IllegalAction("FR-TURN-6", "you have drawn in this turn already") if self.drawn else None
        if isinstance(action, EndTurn):
            return None if self.drawn else IllegalAction("FR-TURN-8", "play a card or draw one")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Plays, with a power card or without, draws, or ends the turn."""
        if isinstance(action, Play):
            play_hand_card(draft, action)
        elif isinstance(action, Draw):
            draft.then(_TURNS[self.seat][1])
            draft.draw(self.seat, 1)  # an empty pile drops the question and ends the round (FR-DRAW-5)

    def audit(self, state: State) -> str | None:
        """It is the turn of the turn player, outside the start step, and everybody has cards (FR-END-5)."""
        if self.seat != state.table.turn or state.table.turn_number == 0 or len(state.agenda) != 2:
            return f"it is not the turn of seat {self.seat}"
        if not all(player.hand for player in state.players):
            return "a turn begins while somebody has no cards"
        return super().audit(state)


_TURNS = tuple((Turn(seat), Turn(seat, drawn=True)) for seat in range(8))
"""The turns of every seat, before and after drawing."""


def begin_turn(draft: Draft, seat: int) -> None:
    """The start of a turn: the Time Bomb, own powers, then the skip flag, then the player decides (FR-TURN-2)."""
    draft.turn, draft.successor = seat, None
    draft.turn_number += 1
    bomb = draft.time_bomb
    if bomb is not None:
        left = bomb[seat]
        if left == 0:
            draft.end_cause = "time_bomb"  # the end of the turn, which comes next, ends the round
            return
        if left is not None:  # who is protected has no turns to count (FR-CARD-LUCKY-4)
            draft.time_bomb = (*bomb[:seat], left - 1, *bomb[seat + 1 :])
    if draft.powers is not None:
        turn_begins(draft, draft.powers, seat)
    if draft.skipped[seat]:
        draft.skipped[seat] = False
        draft.emit(TurnSkipped(seat))
        return
    draft.emit(TurnStarted(seat))
    draft.then(_TURNS[seat][0])
