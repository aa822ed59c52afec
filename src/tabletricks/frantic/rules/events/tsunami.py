"""
Tsunami: cards are laid, each worth as much as the one before or more, until somebody cannot.

FR-EVENT-TSUNAMI-1 to FR-EVENT-TSUNAMI-5.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ...actions import Action, Lay, Pass, do_without
from ...cards import Card, sort_cards, without
from ...events import CardLaid, CardsTaken, NoEffect
from ...questions import CardQuestion, Question
from ...words import refuse
from ..executing_events import event_card
from ..items import SeatDecision
from ..matching import each_once, not_held
from ..state import Draft, Position


@frozen
class TsunamiLay(SeatDecision):
    """A player lays a card, or says that there is none to lay (FR-EVENT-TSUNAMI-5)."""

    tag: ClassVar[str] = "tsunami_lay"
    counter_refused: ClassVar[str] = "counter_event"

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
            points, card = action.card.points, action.card
            return refuse("FR-EVENT-TSUNAMI-1", "tsunami_too_low", card=card, points=points, floor=_floor(position))
        if isinstance(action, Pass):
            return refuse("FR-EVENT-TSUNAMI-3", "tsunami_lay", floor=_floor(position))
        return None

    def meant_by(self, seat: int, card: Card) -> Action | None:
        """Laying it."""
        return Lay(seat, card)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """A card that is worth enough."""
        worth = _floor(position) or None
        return CardQuestion(seat, required, "FR-EVENT-TSUNAMI-1", "tsunami", owner=seat, worth=worth)

    def take(self, draft: Draft, action: Action) -> None:
        """The wave goes on, or comes down on the player."""
        if not isinstance(action, Lay):
            _come_down(draft, self.seat)
            return
        draft.hands[self.seat] = without(draft.hands[self.seat], (action.card,))
        draft.open_cards = (*draft.open_cards, action.card)
        draft.emit(CardLaid(self.seat, action.card, "tsunami"))
        order = draft.nearest_first()
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
    """Asks the players in the direction of play, round and round; one without hand cards cannot be the first."""
    first = next((seat for seat in draft.nearest_first() if draft.hands[seat]), None)
    if first is None:
        draft.emit(NoEffect("tsunami", "nobody_has_cards"))
    else:
        _ask(draft, first)
