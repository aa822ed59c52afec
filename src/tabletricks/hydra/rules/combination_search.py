"""
The combination finder: every play that a hand holds against a top (HY-TURN-3, HY-TURN-5, HY-TURN-6).

Colours have no effect, so each pattern of ranks with each value of Pegasus comes once; among cards of one rank those
that were drawn in this turn come first, then the colours in their order (HY-COMBO-18, HY-3P-13). The order of the list
is fixed: by kind, length, rank, rank of the attached pair, and what Pegasus stands for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..actions import Play
from ..cards import (
    COMPANION_RANK,
    HYDRA,
    HYDRA_RANK,
    NUMBERS,
    PEGASUS,
    PEGASUS_RANK,
    POWERLESS,
    WITHOUT_VALUE,
    Card,
    sort_deck,
)
from ..combinations import ORDERS, SHORTEST_PAIRS, SHORTEST_STRAIGHT, Top


Cards = tuple[Card, ...]
Order = tuple[int, ...]

_ANY = -1
"""Less than any strength: a leader has nothing to beat."""
_PEGASUS, _HYDRA, _ATTACK = (PEGASUS,), (HYDRA,), (PEGASUS, HYDRA)


class _Pool:
    """
    The cards that can be played, arranged by rank.

    Attributes:
        groups: the cards of every rank from 0 to 15, in the order in which they are taken.
        ones: the ranks of which there is at least one card, ascending; so ``twos``, ``threes`` and ``fours``.
        one_bits: the same as bits, so that windows of consecutive ranks are found fast; so ``two_bits``.
        joker: whether Pegasus is among them.
        hydra: whether the Hydra is.
        powerless: the cards that can be led for a value of 0.
    """

    __slots__ = ("fours", "groups", "hydra", "joker", "one_bits", "ones", "powerless", "threes", "two_bits", "twos")

    def __init__(self, cards: Cards) -> None:
        groups: list[Cards] = [()] * PEGASUS_RANK
        self.hydra = self.joker = False
        powerless: list[Card] = []
        for card in cards:
            rank = card.rank
            if 0 < rank < PEGASUS_RANK:
                groups[rank] += (card,)
            elif card is PEGASUS:
                self.joker = True
            elif card is HYDRA:
                self.hydra = True
            elif card in POWERLESS:
                powerless.append(card)
        self.groups = tuple(groups)
        self.ones = tuple([rank for rank, group in enumerate(groups) if group])
        self.twos = tuple([rank for rank in self.ones if len(groups[rank]) > 1])
        self.threes = tuple([rank for rank in self.twos if len(groups[rank]) > 2])
        self.fours = tuple([rank for rank in self.threes if len(groups[rank]) > 3])
        self.one_bits = sum([1 << rank for rank in self.ones])
        self.two_bits = sum([1 << rank for rank in self.twos])
        self.powerless = tuple(sort_deck(powerless))


_pool = lru_cache(maxsize=1024)(_Pool)
"""A hand stays as it is while its owner checks, so what was worked out is used again."""


def plays(seat: int, hand: Cards, drawn: Cards, top: Top | None, *, storm: bool) -> list[Play]:
    """
    Every play of a seat, in a fixed order.

    Args:
        seat: the seat.
        hand: its hand, sorted.
        drawn: the cards it has drawn and must play all at once (HY-3P-6).
        top: the play to beat; ``None`` for a lead.
        storm: whether the order is reversed.
    """
    pool = _pool(drawn + hand)
    found = _leads(seat, pool) if top is None else _answers(seat, pool, top, ORDERS[storm])
    if drawn:
        needed = set(drawn)
        return [play for play in found if needed.issubset(play.cards)]
    return found


def _leads(seat: int, pool: _Pool) -> list[Play]:
    """Everything that may be led."""
    order = ORDERS[False]
    found = [Play(seat, (card,)) for card in pool.powerless]
    _singles(seat, pool, _ANY, order, found)
    _pairs(seat, pool, _ANY, order, found)
    # What is possible in some length is possible in every shorter one.
    for length in range(SHORTEST_PAIRS, len(NUMBERS) + 1):
        if not _pair_sequences(seat, pool, length, _ANY, order, found):
            break
    _triples(seat, pool, _ANY, order, found)
    _full_houses(seat, pool, _ANY, order, found)
    for length in range(SHORTEST_STRAIGHT, COMPANION_RANK + 1):
        if not _straights(seat, pool, length, _ANY, order, found):
            break
    _bombs(seat, pool, _ANY, order, found)
    return found


def _answers(seat: int, pool: _Pool, top: Top, order: Order) -> list[Play]:
    """Everything that beats a top: its own kind, an Ambush, the Hydra-attack (HY-TURN-5, HY-TURN-6)."""
    found: list[Play] = []
    kind, beaten = top.kind, top.strength
    if kind == "single":
        _singles(seat, pool, beaten, order, found)
    elif kind == "pair":
        _pairs(seat, pool, beaten, order, found)
    elif kind == "pairs":
        _pair_sequences(seat, pool, top.length, beaten, order, found)
    elif kind == "triple":
        _triples(seat, pool, beaten, order, found)
    elif kind == "full_house":
        _full_houses(seat, pool, beaten, order, found)
    elif kind == "straight":
        _straights(seat, pool, top.length, beaten, order, found)
    _bombs(seat, pool, beaten if kind == "ambush" else _ANY, order, found)
    return found


def _singles(seat: int, pool: _Pool, beaten: int, order: Order, found: list[Play]) -> None:
    groups = pool.groups
    for rank in pool.ones:
        if order[rank] > beaten:
            found.append(Play(seat, groups[rank][:1]))
    if pool.joker and order[PEGASUS_RANK] > beaten:
        found.append(Play(seat, _PEGASUS))
    if pool.hydra and order[HYDRA_RANK] > beaten:
        found.append(Play(seat, _HYDRA))


def _pairs(seat: int, pool: _Pool, beaten: int, order: Order, found: list[Play]) -> None:
    groups, joker = pool.groups, pool.joker
    for rank in pool.ones if joker else pool.twos:
        if order[rank] > beaten:
            cards = groups[rank]
            if len(cards) > 1:
                found.append(Play(seat, cards[:2]))
            if joker and rank < COMPANION_RANK:
                found.append(Play(seat, (cards[0], PEGASUS), rank))


def _triples(seat: int, pool: _Pool, beaten: int, order: Order, found: list[Play]) -> None:
    groups, joker = pool.groups, pool.joker
    for rank in pool.twos if joker else pool.threes:
        if order[rank] > beaten:
            cards = groups[rank]
            if len(cards) > 2:
                found.append(Play(seat, cards[:3]))
            if joker and rank < COMPANION_RANK:
                found.append(Play(seat, (*cards[:2], PEGASUS), rank))


def _full_houses(seat: int, pool: _Pool, beaten: int, order: Order, found: list[Play]) -> None:
    """Pegasus may stand in the triple or in the pair, never for a Hero or 14 (HY-PEGASUS-3, HY-PEGASUS-4)."""
    groups, joker = pool.groups, pool.joker
    for triple in pool.twos if joker else pool.threes:
        if order[triple] <= beaten:
            continue
        threes = groups[triple]
        real = len(threes) > 2
        for pair in pool.ones if joker else pool.twos:
            if pair == triple:
                continue
            twos = groups[pair]
            if real and len(twos) > 1:
                found.append(Play(seat, _joined(triple, threes[:3], pair, twos[:2])))
            if joker:
                choices: list[tuple[int, Cards]] = []
                if len(twos) > 1 and triple < COMPANION_RANK:
                    choices.append((triple, _joined(triple, threes[:2], pair, twos[:2])))
                if real and pair < COMPANION_RANK:
                    choices.append((pair, _joined(triple, threes[:3], pair, twos[:1])))
                for stands_for, cards in sorted(choices):
                    found.append(Play(seat, (*cards, PEGASUS), stands_for))


def _pair_sequences(seat: int, pool: _Pool, length: int, beaten: int, order: Order, found: list[Play]) -> bool:
    """All of one length; whether the pool has any, be they strong enough or not."""
    groups, joker = pool.groups, pool.joker
    window = (1 << length) - 1
    possible = False
    for high in range(length, len(NUMBERS) + 1):
        low = high - length + 1
        lone = (window << low) & ~pool.two_bits
        # Pegasus makes up for one card, so for at most one rank of which there is a single card.
        if lone and (not joker or lone & (lone - 1) or not lone & pool.one_bits):
            continue
        possible = True
        if order[high] <= beaten:
            continue
        ranks = range(low, high + 1)
        if not lone:
            found.append(Play(seat, tuple([card for rank in ranks for card in groups[rank][:2]])))
        if joker:
            for stands_for in (lone.bit_length() - 1,) if lone else ranks:
                cards = [card for rank in ranks for card in groups[rank][: 1 if rank == stands_for else 2]]
                found.append(Play(seat, (*cards, PEGASUS), stands_for))
    return possible


def _straights(seat: int, pool: _Pool, length: int, beaten: int, order: Order, found: list[Play]) -> bool:
    """All of one length; whether the pool has any, be they strong enough or not."""
    groups, joker = pool.groups, pool.joker
    window = (1 << length) - 1
    possible = False
    for high in range(length, COMPANION_RANK + 1):
        low = high - length + 1
        missing = (window << low) & ~pool.one_bits
        if missing and (not joker or missing & (missing - 1) or missing >> COMPANION_RANK):
            continue
        possible = True
        if order[high] <= beaten:
            continue
        ranks = range(low, high + 1)
        if not missing:
            found.append(Play(seat, tuple([groups[rank][0] for rank in ranks])))
        if joker:
            for stands_for in (missing.bit_length() - 1,) if missing else range(low, min(high, len(NUMBERS)) + 1):
                cards = [groups[rank][0] for rank in ranks if rank != stands_for]
                found.append(Play(seat, (*cards, PEGASUS), stands_for))
    return possible


def _bombs(seat: int, pool: _Pool, beaten: int, order: Order, found: list[Play]) -> None:
    """Ambushes and the Hydra-attack."""
    for rank in pool.fours:
        if order[rank] > beaten:
            found.append(Play(seat, pool.groups[rank]))
    if pool.hydra and pool.joker:
        found.append(Play(seat, _ATTACK))


def _joined(triple: int, threes: Cards, pair: int, twos: Cards) -> Cards:
    """The cards of a full house, the lower rank first."""
    return threes + twos if triple < pair else twos + threes


def canonical_play(hand: Cards, drawn: Cards, play: Play) -> Play:
    """The listed form of a legal play: drawn cards first, then the first colours of each rank."""
    if len(play.cards) == 1 and play.cards[0] in WITHOUT_VALUE:
        return play
    wanted = [card.rank for card in play.cards]
    cards: list[Card] = []
    for rank in sorted(set(wanted)):
        held = [card for card in (*drawn, *hand) if card.rank == rank]
        cards += held[: wanted.count(rank)]
    return Play(play.seat, tuple(cards), play.pegasus_as)


def with_these(held: Cards, drawn: Cards, play: Play, wanted: Sequence[Card]) -> Play | None:
    """
    The listed play with some cards in it, others of their ranks left out; ``None`` if it has no room for them.

    Args:
        held: the cards that can be played, drawn cards first, then the hand.
        drawn: the cards that were drawn and must all be played.
        play: the play, as it is listed.
        wanted: the cards.
    """
    if set(wanted) <= set(play.cards):
        return play
    must = {*drawn, *wanted}
    taken: dict[int, list[Card]] = {}
    for card in play.cards:
        taken.setdefault(card.rank, []).append(card)
    if any(card.rank not in taken for card in wanted) or not set(play.cards).isdisjoint(WITHOUT_VALUE):
        return None
    for rank, cards in taken.items():
        needed = [card for card in must if card.rank == rank]
        if len(needed) > len(cards):
            return None
        others = [card for card in held if card.rank == rank and card not in must]
        chosen = {*needed, *others[: len(cards) - len(needed)]}
        taken[rank] = [card for card in held if card in chosen]
    return Play(play.seat, tuple([taken[card.rank].pop(0) for card in play.cards]), play.pegasus_as)


def cheapest(found: Sequence[Play]) -> Play:
    """Of some plays the one that a player can best do without: no special cards, the lowest rank, the fewest cards."""
    return min(found, key=_price)


def _price(play: Play) -> tuple[int, int, int]:
    special = sum([card.colour is None for card in play.cards])
    return special, max([card.rank for card in play.cards]), len(play.cards)
