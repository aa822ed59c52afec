"""
What a seat remembers of cards in other hands: it has seen them on their way there, and the table shows them no more.

"Hidden information" of the rules page says who sees which card go: middle cards that lie face up (HY-BID-12), the open
card of six players (HY-6P-4), one's own cards in an exchange and under the Witch (HY-6P-10, HY-WITCH-10), and a card
that both of two players knew in a personal pile (HY-2P-18). A card that is known may be passed on unseen; from then on
it is in one of several hands, and what is played later may tell in which.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import attrs
from attrs import frozen

from ..core.errors import InvalidArgument
from .cards import LEAP, STORM, TRICKSTER, WITCH, Card
from .events import (
    CardDrawn,
    CardPassed,
    CardsDealt,
    CardsExchanged,
    Event,
    LeapPlayed,
    MiddleTaken,
    OpenCardDealt,
    PersonalDrawn,
    Played,
    RoundEnded,
    RoundStarted,
    StormPlayed,
    TricksterPlayed,
    WitchPlayed,
)
from .options import Options


__all__ = ["Clue", "Memory", "remember"]

Places = tuple[int, ...]
"""A seat for each of some cards."""

_EFFECTS: dict[type, Card] = {StormPlayed: STORM, LeapPlayed: LEAP, TricksterPlayed: TRICKSTER, WitchPlayed: WITCH}


@frozen
class Clue:
    """
    What is known of a card in another hand.

    Attributes:
        card: the card.
        seats: the seats one of which holds it, ascending.
    """

    card: Card
    seats: tuple[int, ...]


@frozen
class Pass:
    """
    A card that goes from hand to hand.

    Attributes:
        giver: who gives it.
        to: who gets it.
        card: the card; ``None`` if it was not seen.
    """

    giver: int
    to: int
    card: Card | None


@frozen
class Memory:
    """
    What a seat, or a spectator, remembers; :func:`remember` carries it on.

    Attributes:
        seat: whose memory it is; ``None`` for a spectator.
        hand_sizes: the number of cards of every seat, with those drawn and not yet played.
        cards: the cards that are known to be in other hands, in deck order.
        places: every way in which these cards may be distributed: a seat for each of them.
        passes: the cards of a Witch that is not over yet; all of them change hands at once.
    """

    seat: int | None
    hand_sizes: tuple[int, ...]
    cards: tuple[Card, ...] = ()
    places: tuple[Places, ...] = ((),)
    passes: tuple[Pass, ...] = ()

    @classmethod
    def fresh(cls, options: Options, seat: int | None) -> Memory:
        """The memory of a seat before a game begins."""
        return cls(seat, (0,) * options.players)

    @property
    def clues(self) -> tuple[Clue, ...]:
        """What is known, card by card; :attr:`places` also says which seats go together."""
        return tuple(
            [Clue(card, tuple(sorted({seats[at] for seats in self.places}))) for at, card in enumerate(self.cards)]
        )

    def seeing(self, card: Card, seat: int) -> Memory:
        """A card is seen to come into a hand; one's own hand is seen anyway."""
        if seat == self.seat or card in self.cards:
            return self
        return self._with((*self.cards, card), [(*seats, seat) for seats in self.places])

    def playing(self, seat: int, cards: Iterable[Card]) -> Memory:
        """Cards are played, so they were in this hand, and there is nothing to know of them any more."""
        gone = [at for at, card in enumerate(self.cards) if card in cards]
        if not gone:
            return self
        kept = [at for at in range(len(self.cards)) if at not in gone]
        possible = [seats for seats in self.places if all(seats[at] == seat for at in gone)]
        return self._with([self.cards[at] for at in kept], [tuple([seats[at] for at in kept]) for seats in possible])

    def passing(self, passes: Iterable[Pass]) -> Memory:
        """
        Cards change hands, all at once.

        Of a card that is not seen only so much is known: it may be any of those that its giver is known to hold, and
        must be one of them if there is no other in that hand.
        """
        passes = tuple(passes)
        seen = [one for one in passes if one.card is not None]
        cards = (*self.cards, *(one.card for one in seen if one.card is not None and one.card not in self.cards))
        moved: list[Places] = []
        for seats in self.places:
            before = (*seats, *(one.giver for one in seen if one.card not in self.cards))
            moved += self._moved(before, cards, passes)
        known = self._with(cards, moved)
        if self.seat is None:
            return known
        return known.playing(self.seat, [one.card for one in seen if one.to == self.seat and one.card is not None])

    def _moved(self, before: Places, cards: tuple[Card, ...], passes: tuple[Pass, ...]) -> Iterator[Places]:
        """Where cards may be that were at these places before some cards were passed."""
        after: list[Places] = [before]
        for one in passes:
            held = [at for at, seat in enumerate(before) if seat == one.giver]
            moving: list[int | None] = [at for at in held if one.card in (None, cards[at])]
            if one.card is None and len(held) != self.hand_sizes[one.giver]:
                moving.append(None)
            after = [
                seats if at is None else (*seats[:at], one.to, *seats[at + 1 :]) for seats in after for at in moving
            ]
        yield from after

    def _with(self, cards: Iterable[Card], places: Iterable[Places]) -> Memory:
        """The memory with other cards and places; the order of both carries no meaning, so it is a fixed one."""
        cards = tuple(cards)
        order = sorted(range(len(cards)), key=lambda at: cards[at].order)
        possible = sorted({tuple([seats[at] for at in order]) for seats in places})
        if not possible:
            msg = "these events do not follow what is remembered"
            raise InvalidArgument(msg)
        return attrs.evolve(self, cards=tuple([cards[at] for at in order]), places=tuple(possible))

    def resized(self, seat: int, change: int) -> Memory:
        """A hand gets larger or smaller."""
        sizes = tuple([size + change if other == seat else size for other, size in enumerate(self.hand_sizes)])
        return attrs.evolve(self, hand_sizes=sizes)


def remember(memory: Memory, events: Iterable[Event]) -> Memory:
    """
    What is remembered after some more events.

    Args:
        memory: what was remembered before; :meth:`Memory.fresh` at the beginning of a game.
        events: what has happened since, in order, as the seat of the memory may see it.
    """
    for event in events:
        seen = event.seen_by(memory.seat)
        if seen is not None:
            memory = _after(memory, seen)
    return memory


def _after(memory: Memory, event: Event) -> Memory:
    if isinstance(event, RoundStarted | RoundEnded):
        return Memory(memory.seat, (0,) * len(memory.hand_sizes))
    if isinstance(event, CardsDealt):
        return memory.resized(event.seat, event.count)
    if isinstance(event, OpenCardDealt):
        return memory.seeing(event.card, event.seat)
    if isinstance(event, MiddleTaken):
        for card in event.cards:
            memory = memory.seeing(card, event.seat)
        return memory.resized(event.seat, len(event.positions))
    if isinstance(event, CardsExchanged):
        first, second = event.seat, event.partner
        return memory.passing([Pass(first, second, event.given), Pass(second, first, event.received)])
    if isinstance(event, CardPassed):
        passes = (*memory.passes, Pass(event.seat, event.to, event.card))
        if len(passes) < len(memory.hand_sizes):
            return attrs.evolve(memory, passes=passes)
        return attrs.evolve(memory, passes=()).passing(passes)
    if isinstance(event, CardDrawn):
        return memory.resized(event.seat, 1)
    if isinstance(event, PersonalDrawn):
        memory = memory.resized(event.seat, 1)
        return memory if event.card is None else memory.seeing(event.card, event.seat)
    if isinstance(event, Played | StormPlayed | LeapPlayed | TricksterPlayed | WitchPlayed):
        cards = event.cards if isinstance(event, Played) else (_EFFECTS[type(event)],)
        return memory.playing(event.seat, cards).resized(event.seat, -len(cards))
    return memory
