"""
What a seat remembers of cards in other hands: it has seen them on their way there, and the table shows them no more.

"Hidden information" of the rules page says who sees which card go: middle cards that lie face up (HY-BID-12), the open
card of six players (HY-6P-4), one's own cards in an exchange and under the Witch (HY-6P-10, HY-WITCH-10), and a card
that both of two players knew in a personal pile (HY-2P-18). A card that is known may be passed on unseen; from then on
it is in one of several hands, and what is played later may tell in which.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Self

from attrs import frozen

from ..core.errors import InvalidArgument
from ..core.seats import Seat
from ..core.values import changed
from ..core.vocabulary import EventBase, MemoryBase
from .cards import LEAP, STORM, TRICKSTER, WITCH, Card
from .events.moves import CardDrawn, CardPassed, CardsExchanged, PersonalDrawn
from .events.rounds import CardsDealt, MiddleTaken, OpenCardDealt, RoundEnded, RoundStarted
from .events.tricks import LeapPlayed, Played, StormPlayed, TricksterPlayed, WitchPlayed


__all__ = ["Clue", "Memory"]

Places = tuple[Seat, ...]
"""A seat for each of some cards."""

_MOST = 10_000
"""More ways to distribute the known cards than any game leads to."""

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
    seats: tuple[Seat, ...]


@frozen
class Pass:
    """
    A card that goes from hand to hand.

    Attributes:
        giver: who gives it.
        to: who gets it.
        card: the card; ``None`` if it was not seen.
    """

    giver: Seat
    to: Seat
    card: Card | None


@frozen
class Memory(MemoryBase):
    """
    What a seat, or a spectator, remembers; ``hydra.remember`` carries it on.

    Attributes:
        seat: whose memory it is; ``None`` for a spectator.
        hand_sizes: the number of cards of every seat, with those drawn and not yet played.
        cards: the cards that are known to be in other hands, in deck order.
        places: every way in which these cards may be distributed: a seat for each of them.
        passes: the cards of a Witch that is not over yet; all of them change hands at once.
    """

    hand_sizes: tuple[int, ...]
    cards: tuple[Card, ...] = ()
    places: tuple[Places, ...] = ((),)
    passes: tuple[Pass, ...] = ()

    @property
    def clues(self) -> tuple[Clue, ...]:
        """What is known, card by card; ``places`` also says which seats go together."""
        return tuple(
            [Clue(card, tuple(sorted({seats[at] for seats in self.places}))) for at, card in enumerate(self.cards)]
        )

    def seeing(self, cards: Iterable[Card], seat: int) -> Self:
        """Cards are seen to come into a hand; one's own hand is seen anyway."""
        new = [card for card in cards if card not in self.cards]
        if seat == self.seat or not new:
            return self
        return self._with((*self.cards, *new), [(*seats, *[seat] * len(new)) for seats in self.places])

    def playing(self, seat: int, cards: Iterable[Card]) -> Self:
        """Cards are played, so they were in this hand, and there is nothing to know of them any more."""
        gone = [at for at, card in enumerate(self.cards) if card in cards]
        if not gone:
            return self
        kept = [at for at in range(len(self.cards)) if at not in gone]
        possible = [seats for seats in self.places if all(seats[at] == seat for at in gone)]
        return self._with([self.cards[at] for at in kept], [tuple([seats[at] for at in kept]) for seats in possible])

    def passing(self, passes: Iterable[Pass]) -> Self:
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
            if len(after) * len(moving) > _MOST:
                msg = "more is remembered than a game can tell"
                raise InvalidArgument(msg)
            after = [
                seats if at is None else (*seats[:at], one.to, *seats[at + 1 :]) for seats in after for at in moving
            ]
        yield from after

    def _with(self, cards: Iterable[Card], places: Iterable[Places]) -> Self:
        """The memory with other cards and places; the order of both carries no meaning, so it is a fixed one."""
        cards = tuple(cards)
        order = sorted(range(len(cards)), key=lambda at: cards[at].order)
        possible = sorted({tuple([seats[at] for at in order]) for seats in places})
        if not possible:
            msg = "these events do not follow what is remembered"
            raise InvalidArgument(msg)
        return changed(self, cards=tuple([cards[at] for at in order]), places=tuple(possible))

    def resized(self, seat: int, change: int) -> Self:
        """A hand gets larger or smaller."""
        sizes = tuple([size + change if other == seat else size for other, size in enumerate(self.hand_sizes)])
        return changed(self, hand_sizes=sizes)

    def after(self, event: EventBase) -> Self:
        """What is remembered after an event."""
        if isinstance(event, RoundStarted | RoundEnded):
            return type(self)(self.seat, (0,) * len(self.hand_sizes))
        if isinstance(event, CardsDealt):
            return self.resized(event.seat, event.count)
        if isinstance(event, OpenCardDealt):
            return self.seeing((event.card,), event.seat)
        if isinstance(event, MiddleTaken):
            return self.seeing(event.cards, event.seat).resized(event.seat, len(event.positions))
        if isinstance(event, CardsExchanged):
            first, second = event.seat, event.partner
            return self.passing([Pass(first, second, event.given), Pass(second, first, event.received)])
        if isinstance(event, CardPassed):
            passes = (*self.passes, Pass(event.seat, event.to, event.card))
            if len(passes) < len(self.hand_sizes):
                return changed(self, passes=passes)
            return changed(self, passes=()).passing(passes)
        if isinstance(event, CardDrawn):
            return self.resized(event.seat, 1)
        if isinstance(event, PersonalDrawn):
            seen = () if event.card is None else (event.card,)
            return self.seeing(seen, event.seat).resized(event.seat, 1)
        if isinstance(event, Played | StormPlayed | LeapPlayed | TricksterPlayed | WitchPlayed):
            cards = event.cards if isinstance(event, Played) else (_EFFECTS[type(event)],)
            return self.playing(event.seat, cards).resized(event.seat, -len(cards))
        return self
