"""
Gambling Man: numbers of the last colour are laid face down, and the highest takes them all.

FR-EVENT-GAMBLING_MAN-1 to FR-EVENT-GAMBLING_MAN-7.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ...actions import Action, Pick
from ...cards import Card, sort_cards, without
from ...decks import EventCard
from ...events import CardLaid, CardsTaken, ColourConcerned, NoEffect
from ...words import refuse
from ..executing_events import event_card
from ..hidden_choices import SecretLaying
from ..matching import each_once
from ..state import Draft, Position


PENALTY = 2


@frozen
class GamblingMan(SecretLaying):
    """Everybody with cards lays one that fits, or says that there is none; nobody learns which before all have."""

    tag: ClassVar[str] = "gambling_man"
    event: ClassVar[EventCard] = "gambling_man"
    rule: ClassVar[str] = "FR-EVENT-GAMBLING_MAN-2"

    def fitting(self, position: Position, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """The number cards of the last colour."""
        return each_once([card for card in hand if card.number and card.suit == position.last_colour])

    def refused_card(self, position: Position) -> IllegalAction:
        """A number of the colour, if there is one."""
        return refuse(self.rule, "lay_a_number", colour=position.last_colour)

    def resolve(self, draft: Draft, answers: tuple[Action, ...]) -> None:
        """Shows the cards."""
        _show(draft, {answer.seat: answer.card for answer in answers if isinstance(answer, Pick)})


def _show(draft: Draft, laid: dict[int, Card | None]) -> None:
    """The highest number takes all cards (FR-EVENT-GAMBLING_MAN-3); then those without a card draw."""
    order = draft.concerned()
    cards: dict[int, Card] = {}
    for seat in order:
        card = laid.get(seat)
        draft.emit(CardLaid(seat, card, "gambling_man"))
        if card is not None:
            cards[seat] = card
            draft.hands[seat] = without(draft.hands[seat], (card,))
    if cards:
        # The nearest of several to the author (FR-EVENT-GAMBLING_MAN-4).
        loser = max((seat for seat in draft.nearest_first() if seat in cards), key=lambda seat: cards[seat].number)
        draft.receive(loser, cards.values())
        draft.emit(CardsTaken(loser, sort_cards(cards.values()), "gambling_man"))
    for seat in order:
        if seat not in cards:
            draft.draw(seat, PENALTY)


@event_card("gambling_man")
def gambling_man(draft: Draft) -> None:
    """Nothing, if no colour was played yet; otherwise everybody with cards is asked (FR-EVENT-GAMBLING_MAN-7)."""
    holders, colour = draft.holders(), draft.last_colour
    if colour is None:
        draft.emit(NoEffect("gambling_man", "no_colour"))
        return
    draft.emit(ColourConcerned("gambling_man", colour))
    if holders:
        draft.then(GamblingMan(holders, holders))
    else:
        _show(draft, {})
