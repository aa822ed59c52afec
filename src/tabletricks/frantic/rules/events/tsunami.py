"""
Tsunami: cards are laid, each worth as much as the one before or more, until somebody cannot.

FR-EVENT-TSUNAMI-1 to FR-EVENT-TSUNAMI-5.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Lay, Pass, do_without
from ...cards import Card, plural, sort_cards, without
from ...events import CardLaid, CardsTaken
from ...questions import CardQuestion, Question
from ..executing_events import event_card
from ..items import SeatDecision
from ..matching import each_once, not_held
from ..state import Draft, Position


@frozen
class TsunamiLay(SeatDecision):
    """A player lays a card, or says that there is none to lay (FR-EVENT-TSUNAMI-5)."""

    tag: ClassVar[str] = "tsunami_lay"
    belongs_to: ClassVar[str] = "an event"

    def _fitting(self, position: Position) -> tuple[Card, ...]:
        cards = each_once(position.hands[self.seat])
        return tuple(card for card in cards if card.points >= _floor(position))

    def offers(self, position: Position) -> list[Action]:
        """Every card that is worth enough; only without one nothing is laid."""
        return [Lay(self.seat, card) for card in self._fitting(position)] or [do_without(self.seat)]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """Who can lay must (FR-EVENT-TSUNAMI-3)."""
        if isinstance(action, Lay):
            if action.card not in position.hands[self.seat]:
                return not_held(action.card)
            wanted = plural(_floor(position), "point")
            return IllegalAction("FR-EVENT-TSUNAMI-1", f"a card worth {wanted} or more is wanted")
        passed = isinstance(action, Pass)
        return IllegalAction("FR-EVENT-TSUNAMI-3", "you hold a card that fits and must lay one") if passed else None

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """A card that is worth enough."""
        del position
        return CardQuestion(seat, required, "FR-EVENT-TSUNAMI-1", "tsunami", owner=seat)

    def take(self, draft: Draft, action: Action) -> None:
        """The wave goes on, or comes down on the player."""
        if not isinstance(action, Lay):
            _come_down(draft, self.seat)
            return
        draft.hands[self.seat] = without(draft.hands[self.seat], (action.card,))
        draft.open_cards = (*draft.open_cards, action.card)
        draft.emit(CardLaid(self.seat, action.card, "tsunami"))
        order = draft.concerned()
        _ask(draft, order[(order.index(self.seat) + 1) % len(order)])


def _floor(position: Position) -> int:
    """What a card must be worth."""
    return position.open_cards[-1].points if position.open_cards else 0


def _ask(draft: Draft, seat: int) -> None:
    """Asks the next player; one without hand cards cannot lay."""
    if draft.hands[seat]:
        draft.then(TsunamiLay(seat))
    else:
        _come_down(draft, seat)


def _come_down(draft: Draft, seat: int) -> None:
    laid, draft.open_cards = draft.open_cards, ()
    draft.receive(seat, laid)
    draft.emit(CardsTaken(seat, sort_cards(laid), "tsunami"))


@event_card("tsunami")
def tsunami(draft: Draft) -> None:
    """Asks the players in the order of the event, round and round; one without hand cards cannot be the first."""
    first = next((seat for seat in draft.concerned() if draft.hands[seat]), None)
    if first is not None:
        _ask(draft, first)
