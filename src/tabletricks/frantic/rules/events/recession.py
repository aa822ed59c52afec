"""
Recession: the first player discards one card, the second two, and so on (FR-EVENT-RECESSION-1).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Discard, Pass, do_without
from ...decks import EventCard
from ..executing_events import Execution, event_card
from ..items import SeatQuestion, misplaced
from ..special_cards.curse import discardable, refused_discard
from ..state import Draft, Position


@frozen
class RecessionDiscard(SeatQuestion):
    """
    A player discards cards of his choice, one by one (FR-ACT-7).

    Whoever is left with Curse only says that there is nothing to discard (FR-EVENT-RECESSION-2).

    Attributes:
        left: how many are still to go, all that he holds at most.
        later: who comes after him.
        next_number: how many cards the next one discards.
    """

    tag: ClassVar[str] = "recession_discard"

    left: int
    later: tuple[int, ...]
    next_number: int

    def part_of(self) -> EventCard:
        """The event."""
        return "recession"

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Every card of the hand that can be discarded, once; without one there is nothing to discard."""
        found: list[Action] = [Discard(seat, card) for card in dict.fromkeys(discardable(state.hand(seat)))]
        return found or [do_without(seat)]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """A card of the hand; as many as demanded, if possible."""
        if isinstance(action, Discard):
            return refused_discard(state.hand(self.seat), action.card)
        if isinstance(action, Pass):
            if not discardable(state.hand(self.seat)):
                return None
            return IllegalAction("FR-EVENT-RECESSION-1", f"you must discard {self.left} more")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Discards the card; then the next card, or the next player."""
        cards = (action.card,) if isinstance(action, Discard) else ()
        draft.discard_cards(self.seat, cards)
        if cards and self.left > 1:
            draft.then(RecessionDiscard(self.seat, self.left - 1, self.later, self.next_number))
        else:
            _ask(draft, list(self.later), self.next_number)


def _ask(draft: Draft, seats: list[int], number: int) -> None:
    """Asks the next one who has a card; who has none is passed over."""
    while seats:
        seat = seats.pop(0)
        left = min(number, len(draft.hands[seat]))
        number += 1
        if left:
            draft.then(RecessionDiscard(seat, left, tuple(seats), number))
            return


@event_card("recession")
def recession(draft: Draft, execution: Execution) -> None:
    """Asks the players in the order of the event."""
    _ask(draft, execution.order(draft), 1)
