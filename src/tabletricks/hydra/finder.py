"""
The combination finder: every play that a hand holds against a top (HY-TURN-3, HY-TURN-5, HY-TURN-6).

Colours have no effect, so each pattern of ranks with each value of Pegasus comes once; among cards of one rank those
that were drawn in this turn come first, then the colours in their order (HY-COMBO-18, HY-3P-13). The order of the list
is fixed: by kind, length, rank, rank of the attached pair, and what Pegasus stands for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .actions import Play
from .cards import (
    COMPANION_RANK,
    HERO_RANK,
    HYDRA,
    HYDRA_RANK,
    NUMBERS,
    PEGASUS,
    PEGASUS_RANK,
    POWERLESS,
    WITHOUT_VALUE,
    Card,
)
from .combinations import ORDERS, SHORTEST_PAIRS, SHORTEST_STRAIGHT, Top


Cards = tuple[Card, ...]

_RANKS = (*NUMBERS, HERO_RANK)
"""The ranks of which there are four cards."""
_ANY = -1
"""Less than any strength: a leader has nothing to beat."""


def plays(seat: int, hand: Cards, pending: Cards, top: Top | None, *, storm: bool) -> list[Play]:
    """
    Every play of a seat, in a fixed order.

    Args:
        seat: the seat.
        hand: its hand, sorted.
        pending: the cards it has drawn and must play all at once (HY-3P-6).
        top: the play to beat; ``None`` for a lead.
        storm: whether the order is reversed.
    """
    pool = _Pool(seat, (*pending, *hand) if pending else hand)
    if top is None:
        pool.leads()
    else:
        pool.answers(top, ORDERS[storm])
    if pending:
        needed = set(pending)
        return [play for play in pool.found if needed.issubset(play.cards)]
    return pool.found


class _Pool:
    """The cards that can be played, by rank, and the plays found so far."""

    __slots__ = ("found", "groups", "hydra", "joker", "powerless", "seat")

    def __init__(self, seat: int, cards: Iterable[Card]) -> None:
        self.seat = seat
        self.found: list[Play] = []
        self.hydra = self.joker = False
        self.powerless: list[Card] = []
        groups: list[Cards] = [()] * PEGASUS_RANK
        for card in cards:
            rank = card.rank
            if 0 < rank < PEGASUS_RANK:
                groups[rank] += (card,)
            elif card is PEGASUS:
                self.joker = True
            elif card is HYDRA:
                self.hydra = True
            elif card in POWERLESS:
                self.powerless.append(card)
        self.groups = groups

    def leads(self) -> None:
        """Everything that may be led."""
        seat, found, order = self.seat, self.found, ORDERS[False]
        for card in sorted(self.powerless, key=_deck_order):
            found.append(Play(seat, (card,)))
        self._singles(_ANY, order)
        self._pairs(_ANY, order)
        for length in range(SHORTEST_PAIRS, len(NUMBERS) + 1):
            if not self._pair_sequences(length, _ANY, order):
                break
        self._triples(_ANY, order)
        self._full_houses(_ANY, order)
        for length in range(SHORTEST_STRAIGHT, COMPANION_RANK + 1):
            if not self._straights(length, _ANY, order):
                break
        self._ambushes(_ANY, order)
        self._hydra_attack()

    def answers(self, top: Top, order: tuple[int, ...]) -> None:
        """Everything that beats a top: its own kind, an Ambush, the Hydra-attack (HY-TURN-5, HY-TURN-6)."""
        kind, strength = top.kind, top.strength
        if kind == "single":
            self._singles(strength, order)
        elif kind == "pair":
            self._pairs(strength, order)
        elif kind == "pairs":
            self._pair_sequences(top.length, strength, order)
        elif kind == "triple":
            self._triples(strength, order)
        elif kind == "full_house":
            self._full_houses(strength, order)
        elif kind == "straight":
            self._straights(top.length, strength, order)
        self._ambushes(strength if kind == "ambush" else _ANY, order)
        self._hydra_attack()

    def _singles(self, beaten: int, order: tuple[int, ...]) -> None:
        seat, found = self.seat, self.found
        for rank, cards in enumerate(self.groups):
            if cards and order[rank] > beaten:
                found.append(Play(seat, cards[:1]))
        if self.joker and order[PEGASUS_RANK] > beaten:
            found.append(Play(seat, _PEGASUS))
        if self.hydra and order[HYDRA_RANK] > beaten:
            found.append(Play(seat, _HYDRA))

    def _pairs(self, beaten: int, order: tuple[int, ...]) -> None:
        seat, found, joker = self.seat, self.found, self.joker
        for rank, cards in enumerate(self.groups):
            if cards and order[rank] > beaten:
                if len(cards) > 1:
                    found.append(Play(seat, cards[:2]))
                if joker and rank < COMPANION_RANK:
                    found.append(Play(seat, (cards[0], PEGASUS), rank))

    def _triples(self, beaten: int, order: tuple[int, ...]) -> None:
        seat, found, joker = self.seat, self.found, self.joker
        for rank, cards in enumerate(self.groups):
            if len(cards) > 1 and order[rank] > beaten:
                if len(cards) > 2:
                    found.append(Play(seat, cards[:3]))
                if joker and rank < COMPANION_RANK:
                    found.append(Play(seat, (*cards[:2], PEGASUS), rank))

    def _full_houses(self, beaten: int, order: tuple[int, ...]) -> None:
        """Pegasus may stand in the triple or in the pair, never for a Hero (HY-PEGASUS-3, HY-PEGASUS-4)."""
        seat, found, joker, groups = self.seat, self.found, self.joker, self.groups
        several = [rank for rank in _RANKS if len(groups[rank]) >= (1 if joker else 2)]
        for triple in several:
            threes = groups[triple]
            real = len(threes) > 2
            if order[triple] <= beaten or not (real or (joker and len(threes) == 2)):
                continue
            for pair in several:
                twos = groups[pair]
                if pair == triple:
                    continue
                if len(twos) > 1 and real:
                    found.append(Play(seat, _joined(triple, threes[:3], pair, twos[:2])))
                if joker:
                    self._full_houses_with_pegasus(triple, threes, pair, twos)

    def _full_houses_with_pegasus(self, triple: int, threes: Cards, pair: int, twos: Cards) -> None:
        in_triple = len(twos) > 1 and triple in NUMBERS
        in_pair = len(threes) > 2 and pair in NUMBERS
        choices: list[tuple[int, Cards]] = []
        if in_triple:
            choices.append((triple, _joined(triple, threes[:2], pair, twos[:2])))
        if in_pair:
            choices.append((pair, _joined(triple, threes[:3], pair, twos[:1])))
        for stands_for, cards in sorted(choices):
            self.found.append(Play(self.seat, (*cards, PEGASUS), stands_for))

    def _pair_sequences(self, length: int, beaten: int, order: tuple[int, ...]) -> bool:
        """All of one length; whether there could be longer ones."""
        seat, found, joker, groups = self.seat, self.found, self.joker, self.groups
        possible = False
        for high in range(length, len(NUMBERS) + 1):
            ranks = range(high - length + 1, high + 1)
            lone = [rank for rank in ranks if len(groups[rank]) < 2]
            if lone and (not joker or len(lone) > 1 or not groups[lone[0]]):
                continue
            possible = True
            if order[high] <= beaten:
                continue
            if not lone:
                found.append(Play(seat, tuple([card for rank in ranks for card in groups[rank][:2]])))
            if joker:
                for stands_for in lone or ranks:
                    cards = [card for rank in ranks for card in groups[rank][: 1 if rank == stands_for else 2]]
                    found.append(Play(seat, (*cards, PEGASUS), stands_for))
        return possible

    def _straights(self, length: int, beaten: int, order: tuple[int, ...]) -> bool:
        """All of one length; whether there could be longer ones."""
        seat, found, joker, groups = self.seat, self.found, self.joker, self.groups
        possible = False
        for high in range(length, COMPANION_RANK + 1):
            ranks = range(high - length + 1, high + 1)
            missing = [rank for rank in ranks if not groups[rank]]
            if missing and (not joker or len(missing) > 1 or missing[0] == COMPANION_RANK):
                continue
            possible = True
            if order[high] <= beaten:
                continue
            if not missing:
                found.append(Play(seat, tuple([groups[rank][0] for rank in ranks])))
            if joker:
                for stands_for in missing or ranks:
                    if stands_for != COMPANION_RANK:
                        cards = [groups[rank][0] for rank in ranks if rank != stands_for]
                        found.append(Play(seat, (*cards, PEGASUS), stands_for))
        return possible

    def _ambushes(self, beaten: int, order: tuple[int, ...]) -> None:
        for rank, cards in enumerate(self.groups):
            if len(cards) == 4 and order[rank] > beaten:
                self.found.append(Play(self.seat, cards))

    def _hydra_attack(self) -> None:
        if self.hydra and self.joker:
            self.found.append(Play(self.seat, _ATTACK))


_PEGASUS, _HYDRA, _ATTACK = (PEGASUS,), (HYDRA,), (PEGASUS, HYDRA)


def _deck_order(card: Card) -> int:
    return card.order


def _joined(triple: int, threes: Cards, pair: int, twos: Cards) -> Cards:
    """The cards of a full house, the lower rank first."""
    return threes + twos if triple < pair else twos + threes


def canonical_play(hand: Cards, pending: Cards, play: Play) -> Play:
    """The listed form of a legal play: pending cards first, then the first colours of each rank."""
    if len(play.cards) == 1 and play.cards[0] in WITHOUT_VALUE:
        return play
    wanted = [card.rank for card in play.cards]
    cards: list[Card] = []
    for rank in sorted(set(wanted)):
        held = [card for card in (*pending, *hand) if card.rank == rank]
        cards += held[: wanted.count(rank)]
    return Play(play.seat, tuple(cards), play.pegasus_as)


def playable(hand: Cards, pending: Sequence[Card], top: Top | None, *, storm: bool) -> bool:
    """Whether some play holds all of these pending cards (HY-3P-8)."""
    return bool(plays(0, hand, tuple(pending), top, storm=storm))
