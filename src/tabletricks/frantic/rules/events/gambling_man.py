"""
Gambling Man: numbers of the last colour are laid face down, and the highest takes them all.

FR-EVENT-GAMBLING_MAN-1 to FR-EVENT-GAMBLING_MAN-7.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import attrs
from attrs import frozen

from ....core.errors import IllegalAction
from ...cards import Card, Colour, sort_cards, without
from ...decks import EventCard
from ...events import GambleShown, GambleTaken
from ..executing_events import Execution, event_card
from ..hidden_choices import Laid, SecretLaying
from ..state import Draft


PENALTY = 2


@frozen
class GamblingMan(SecretLaying):
    """
    Everybody with cards lays one that fits, or says that there is none; nobody learns which before all have.

    Attributes:
        colour: the colour that is wanted.
        execution: the event.
        laid: what is decided so far, in the order of the seats.
    """

    tag: ClassVar[str] = "gambling_man"

    colour: Colour
    execution: Execution
    laid: tuple[Laid, ...] = ()

    def part_of(self) -> EventCard:
        """The event."""
        return "gambling_man"

    def fitting(self, hand: Sequence[Card]) -> tuple[Card, ...]:
        """The number cards of the colour, each once."""
        return tuple(dict.fromkeys(card for card in hand if card.number and card.suit == self.colour))

    def refused(self, card: Card | None) -> IllegalAction:
        """A number card of the colour must be laid, if there is one."""
        if card is None:
            return IllegalAction("FR-EVENT-GAMBLING_MAN-2", f"you hold a {self.colour} number card and must lay one")
        return IllegalAction("FR-EVENT-GAMBLING_MAN-2", f"a {self.colour} number card is wanted")

    def ask_on(self, draft: Draft, waiting: tuple[int, ...], laid: tuple[Laid, ...]) -> None:
        """Goes on asking those who have not decided."""
        draft.then(attrs.evolve(self, waiting=waiting, laid=laid))

    def resolve(self, draft: Draft, laid: tuple[Laid, ...]) -> None:
        """Shows the cards."""
        _show(draft, self.execution, {one.seat: one.card for one in laid})


def _show(draft: Draft, execution: Execution, laid: dict[int, Card | None]) -> None:
    """The highest number takes all cards (FR-EVENT-GAMBLING_MAN-3); then those without a card draw."""
    order = execution.order(draft)
    cards: dict[int, Card] = {}
    for seat in order:
        card = laid.get(seat)
        draft.emit(GambleShown(seat, card))
        if card is not None:
            cards[seat] = card
            draft.hands[seat] = without(draft.hands[seat], (card,))
    if cards:
        # The first of several in the order of the event (FR-EVENT-GAMBLING_MAN-4).
        loser = max(cards, key=lambda seat: cards[seat].number)
        draft.receive(loser, cards.values())
        draft.emit(GambleTaken(loser, sort_cards(cards.values())))
    for seat in order:
        if seat not in cards:
            draft.draw(seat, PENALTY)


@event_card("gambling_man")
def gambling_man(draft: Draft, execution: Execution) -> None:
    """Nothing, if no colour was played yet; otherwise everybody with cards is asked (FR-EVENT-GAMBLING_MAN-7)."""
    colour = draft.last_colour
    if colour is None:
        return
    holders = execution.holders(draft)
    if holders:
        draft.then(GamblingMan(holders, holders, colour, execution))
    else:
        _show(draft, execution, {})
