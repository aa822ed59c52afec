"""
Gambling Man: numbers of the last colour are laid face down, and the highest takes them all.

FR-EVENT-GAMBLING_MAN-1 to FR-EVENT-GAMBLING_MAN-7.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

import attrs
from attrs import frozen

from ...core.errors import IllegalAction
from ..actions import Action, Pick
from ..cards import Card, Colour, sort_cards, without
from ..decks import EventCard
from ..events import GambleShown, GambleTaken
from ..guess import Guess
from ..occasions import Occasion, event_card
from ..questions import misplaced
from ..secrets import SecretQuestion
from ..state import Draft, State


PENALTY = 2


@frozen
class Laid:
    """
    What somebody has laid face down; the card is still in his hand.

    Attributes:
        seat: who.
        card: the card; ``None`` if he has none to lay.
    """

    seat: int
    card: Card | None


@frozen
class GamblingMan(SecretQuestion):
    """
    Everybody with cards lays one that fits, or says that there is none; nobody learns which before all have.

    Attributes:
        colour: the colour that is wanted.
        occasion: the event.
        laid: what is decided so far, in the order of the seats.
    """

    tag: ClassVar[str] = "gambling_man"

    colour: Colour
    occasion: Occasion
    laid: tuple[Laid, ...] = ()

    def part_of(self) -> EventCard:
        """The event."""
        return "gambling_man"

    def seen_by(self, seat: int | None) -> Self:
        """Everybody sees what he has laid himself."""
        return attrs.evolve(self, laid=tuple(one for one in self.laid if one.seat == seat))

    def offers(self, state: State, seat: int) -> list[Action]:
        """Every number card of the colour; without one there is nothing to lay."""
        fitting = _fitting(state.hand(seat), self.colour)
        return [Pick(seat, card) for card in fitting or (None,)]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """A number card of the colour must be laid, if there is one."""
        if not isinstance(action, Pick):
            return misplaced(state, action)
        hand = state.hand(action.seat)
        fitting = _fitting(hand, self.colour)
        if action.card in (fitting or (None,)):
            return None
        if action.card is None:
            return IllegalAction("FR-EVENT-GAMBLING_MAN-2", f"you hold a {self.colour} number card and must lay one")
        if action.card not in hand:
            return IllegalAction("FR-PLAY-1", f"you do not hold the {action.card.label}")
        return IllegalAction("FR-EVENT-GAMBLING_MAN-2", f"a {self.colour} number card is wanted")

    def take(self, draft: Draft, action: Action) -> None:
        """Keeps the decision; when everybody has decided, the cards are shown."""
        assert isinstance(action, Pick)
        laid = tuple(sorted((*self.laid, Laid(action.seat, action.card)), key=_seat))
        waiting = self._still_waiting(draft, action.seat)
        if waiting:
            draft.then(attrs.evolve(self, waiting=waiting, laid=laid))
        else:
            _show(draft, self.occasion, {one.seat: one.card for one in laid})

    def guessed(self, guess: Guess) -> Self:
        """Lays something at random for those whose card is hidden."""
        known = {one.seat: one for one in self.laid}
        for seat in self.asked:
            if seat not in self.waiting and seat not in known:
                fitting = _fitting(guess.hand(seat), self.colour)
                known[seat] = Laid(seat, guess.choose(fitting) if fitting else None)
        return attrs.evolve(self, laid=tuple(sorted(known.values(), key=_seat)))

    def audit(self, state: State) -> str | None:
        """Who has decided could decide so."""
        problem = super().audit(state)
        if problem is not None:
            return problem
        if self.occasion.author not in state.seats or self.colour != state.table.last_colour:
            return "Gambling Man is about the last colour that was played"
        if [one.seat for one in self.laid] != [seat for seat in self.asked if seat not in self.waiting]:
            return "everybody has laid a card or is awaited"
        for one in self.laid:
            fitting = _fitting(state.hand(one.seat), self.colour)
            if one.card not in (fitting or (None,)):
                return f"seat {one.seat} cannot have laid this"
        return None


def _seat(one: Laid) -> int:
    return one.seat


def _fitting(hand: Sequence[Card], colour: Colour) -> tuple[Card, ...]:
    """The number cards of a colour, each once."""
    return tuple(dict.fromkeys(card for card in hand if card.number and card.suit == colour))


def _show(draft: Draft, occasion: Occasion, laid: dict[int, Card | None]) -> None:
    """The highest number takes all cards (FR-EVENT-GAMBLING_MAN-3); then those without a card draw."""
    order = occasion.order(draft)
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
def gambling_man(draft: Draft, occasion: Occasion) -> None:
    """Nothing, if no colour was played yet; otherwise everybody with cards is asked (FR-EVENT-GAMBLING_MAN-7)."""
    colour = draft.last_colour
    if colour is None:
        return
    holders = occasion.holders(draft)
    if holders:
        draft.then(GamblingMan(holders, holders, colour, occasion))
    else:
        _show(draft, occasion, {})
