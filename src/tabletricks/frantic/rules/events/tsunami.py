"""
Tsunami: cards are laid, each worth as much as the one before or more, until somebody cannot.

FR-EVENT-TSUNAMI-1 to FR-EVENT-TSUNAMI-5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Lay, Pass, do_without
from ...cards import Card, plural, sort_cards, without
from ...decks import EventCard
from ...events import TsunamiLaid, TsunamiTaken
from ..executing_events import Execution, event_card
from ..items import SeatQuestion, misplaced
from ..state import Draft, Position


@frozen
class TsunamiLay(SeatQuestion):
    """
    A player lays a card, or says that there is none to lay (FR-EVENT-TSUNAMI-5).

    Attributes:
        laid: the cards so far.
        later: who comes after him; after the last one it is his turn again.
    """

    tag: ClassVar[str] = "tsunami_lay"

    laid: tuple[Card, ...]
    later: tuple[int, ...]

    def part_of(self) -> EventCard:
        """The event."""
        return "tsunami"

    def loose_cards(self) -> tuple[Card, ...]:
        """The cards that were laid."""
        return self.laid

    @property
    def floor(self) -> int:
        """What a card must be worth."""
        return self.laid[-1].points if self.laid else 0

    def _fitting(self, hand: Sequence[Card]) -> list[Card]:
        return [card for card in dict.fromkeys(hand) if card.points >= self.floor]

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Every card that is worth enough; only without one nothing is laid."""
        found: list[Action] = [Lay(seat, card) for card in self._fitting(state.hand(seat))]
        return found or [do_without(seat)]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """Who can lay must (FR-EVENT-TSUNAMI-3)."""
        hand = state.hand(self.seat)
        if isinstance(action, Lay):
            if action.card not in hand:
                return IllegalAction("FR-PLAY-1", f"you do not hold the {action.card.label}")
            if action.card.points < self.floor:
                wanted = plural(self.floor, "point")
                return IllegalAction("FR-EVENT-TSUNAMI-1", f"a card worth {wanted} or more is wanted")
            return None
        if isinstance(action, Pass):
            if not self._fitting(hand):
                return None
            return IllegalAction("FR-EVENT-TSUNAMI-3", "you hold a card that fits and must lay one")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """The wave goes on, or comes down on the player."""
        if isinstance(action, Lay):
            draft.hands[self.seat] = without(draft.hands[self.seat], (action.card,))
            draft.emit(TsunamiLaid(self.seat, action.card))
            _ask(draft, (*self.laid, action.card), [*self.later, self.seat])
        else:
            _come_down(draft, self.laid, self.seat)


def _come_down(draft: Draft, laid: tuple[Card, ...], seat: int) -> None:
    draft.receive(seat, laid)
    draft.emit(TsunamiTaken(seat, sort_cards(laid)))


def _ask(draft: Draft, laid: tuple[Card, ...], seats: list[int]) -> None:
    """Asks the next player; one without hand cards cannot lay, and cannot be the first either."""
    if not laid:
        first = next((place for place, seat in enumerate(seats) if draft.hands[seat]), None)
        if first is None:
            return
        seats = [*seats[first:], *seats[:first]]
    if draft.hands[seats[0]]:
        draft.then(TsunamiLay(seats[0], laid, tuple(seats[1:])))
    else:
        _come_down(draft, laid, seats[0])


@event_card("tsunami")
def tsunami(draft: Draft, execution: Execution) -> None:
    """Asks the players in the order of the event, round and round."""
    _ask(draft, (), execution.order(draft))
