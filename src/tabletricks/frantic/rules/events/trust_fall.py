"""
Trust Fall: everybody gets two cards from a player of his choice (FR-EVENT-TRUST_FALL-1, FR-EVENT-TRUST_FALL-2).
"""

from __future__ import annotations

from typing import ClassVar, Self

import attrs
from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Pass, Pick, Target, pick
from ...cards import Card, without
from ...decks import EventCard
from ...events import GiverChosen
from ..executing_events import Execution, event_card, protected_in
from ..items import Guess, SeatQuestion, misplaced
from ..state import Draft, Position


CARDS_TO_GIVE = 2


@frozen
class ChooseGiver(SeatQuestion):
    """
    A player chooses who must give him cards.

    Attributes:
        later: who comes after him.
    """

    tag: ClassVar[str] = "choose_giver"

    later: tuple[int, ...]

    def part_of(self) -> EventCard:
        """The event."""
        return "trust_fall"

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Everybody else who takes part and has cards."""
        return [Target(seat, giver) for giver in _givers(state, protected_in(state.agenda), seat)]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """Another player with cards."""
        if isinstance(action, Pass):
            return IllegalAction("FR-EVENT-TRUST_FALL-1", "you must choose somebody")
        if not isinstance(action, Target):
            return misplaced(state, action)
        if action.target not in state.seats:
            return IllegalAction("FR-ACT-2", f"there is no seat {action.target}")
        if action.target == self.seat:
            return IllegalAction("FR-EVENT-TRUST_FALL-1", "you must choose another player")
        if action.target in protected_in(state.agenda):
            return IllegalAction("FR-EVENT-GEN-5", f"seat {action.target} is protected from this event")
        if not state.hand(action.target):
            return IllegalAction("FR-EVENT-TRUST_FALL-2", f"seat {action.target} has no cards")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """The giver is asked for the cards."""
        assert isinstance(action, Target)
        draft.emit(GiverChosen(self.seat, action.target))
        draft.then(GiveCards(action.target, self.seat, self.later))


@frozen
class GiveCards(SeatQuestion):
    """
    A player picks the cards to give, one by one and unseen by others.

    Attributes:
        to: who gets them.
        later: who chooses next.
        chosen: the cards so far; they are still in the hand.
    """

    tag: ClassVar[str] = "give_cards"

    to: int
    later: tuple[int, ...]
    chosen: tuple[Card | None, ...] = ()

    def part_of(self) -> EventCard:
        """The event."""
        return "trust_fall"

    def seen_by(self, seat: int | None) -> Self:
        """Others see that cards are chosen, not which."""
        return self if seat == self.seat else attrs.evolve(self, chosen=(None,) * len(self.chosen))

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Every card that is not chosen yet; in an event Fuck You may be given too (FR-CARD-FU-4)."""
        return [pick(seat, card) for card in dict.fromkeys(without(state.hand(seat), self.chosen))]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """A card of the hand that is not chosen yet."""
        if isinstance(action, Pick) and action.card is not None:
            if action.card in without(state.hand(self.seat), self.chosen):
                return None
            return IllegalAction("FR-PLAY-1", f"you have no {action.card.label} to give")
        if isinstance(action, Pass | Pick):
            return IllegalAction("FR-EVENT-TRUST_FALL-1", "you must give two cards, if you have so many")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Adds the card; when all are chosen they change hands, and the next one chooses."""
        assert isinstance(action, Pick)
        assert action.card is not None
        chosen = (*self.chosen, action.card)
        if len(chosen) < min(CARDS_TO_GIVE, len(draft.hands[self.seat])):
            draft.then(GiveCards(self.seat, self.to, self.later, chosen))
            return
        draft.move(self.seat, self.to, chosen)
        _ask(draft, self.later)

    def guessed(self, guess: Guess) -> Self:
        """Chooses at random what the giver has chosen."""
        if None not in self.chosen:
            return self
        return attrs.evolve(self, chosen=tuple(guess.shuffle(guess.hand(self.seat))[: len(self.chosen)]))


def _order_problem(state: Position, seats: tuple[int, ...]) -> str | None:
    taking_part = set(state.seats) - set(protected_in(state.agenda))
    once = len(set(seats)) == len(seats) and set(seats) <= taking_part
    return None if once else "in a Trust Fall everybody chooses once"


def _givers(table: Position, protected: tuple[int, ...], seat: int) -> list[int]:
    return [giver for giver in table.seats if giver != seat and giver not in protected and table.hand(giver)]


def _ask(draft: Draft, seats: tuple[int, ...]) -> None:
    """Asks the next one; whoever finds nobody with cards is passed over (FR-EVENT-TRUST_FALL-2)."""
    protected = protected_in(draft.agenda)
    for place, seat in enumerate(seats):
        if _givers(draft, protected, seat):
            draft.then(ChooseGiver(seat, seats[place + 1 :]))
            return


@event_card("trust_fall")
def trust_fall(draft: Draft, execution: Execution) -> None:
    """One after the other; what somebody gets he may have to give on."""
    _ask(draft, tuple(execution.order(draft)))
