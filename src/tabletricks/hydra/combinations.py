"""
Combinations: what cards are when they are played, and what beats what (HY-COMBO-1 to HY-COMBO-21, HY-PEGASUS-1 to 10).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from attrs import frozen

from ..core.seats import Seat
from .cards import (
    COMPANION_RANK,
    HERO_RANK,
    HYDRA,
    HYDRA_RANK,
    NO_RANK,
    NUMBERS,
    PEGASUS,
    PEGASUS_RANK,
    WITCH,
    WITHOUT_VALUE,
    Card,
    listed,
    the,
)


__all__ = ["Combination", "Kind", "Top", "TopKind", "combination"]


TopKind = Literal["single", "pair", "pairs", "triple", "full_house", "straight", "ambush"]
"""What can lie on top of a trick; ``"pairs"`` is a pair sequence."""
Kind = Literal["single", "pair", "pairs", "triple", "full_house", "straight", "ambush", "hydra_attack"]
"""What can be played."""

SHORTEST_STRAIGHT = 5
SHORTEST_PAIRS = 2

NORMAL_ORDER: tuple[int, ...] = tuple(2 * rank for rank in range(HYDRA_RANK + 1))
"""The strength of every rank: twice the printed value (see "Strength")."""
STORM_ORDER: tuple[int, ...] = tuple(
    2 * rank if rank >= PEGASUS_RANK else 2 * (16 - rank) for rank in range(HYDRA_RANK + 1)
)
"""The strength of every rank after a Storm: 1 is the highest, Pegasus and Hydra stay above (HY-STORM-5 to 7)."""
ORDERS = (NORMAL_ORDER, STORM_ORDER)
"""The two orders; the second one holds while ``storm`` is true."""


@frozen
class Combination:
    """
    What some cards are.

    Attributes:
        kind: the kind.
        length: the number of pairs of a pair sequence, the number of cards of a straight; otherwise 1.
        rank: what gives the value: the common rank, that of the triple, or the highest one.
    """

    kind: Kind
    length: int
    rank: int


@frozen
class Top:
    """
    The play to beat.

    Attributes:
        owner: who made it.
        kind: its kind; a Trickster may have changed it.
        length: its length.
        strength: twice its value; odd for a Storm, which is half a point below the card it lies on.
        rank: the value shown: 0 for a card led without power, the rank below for a Storm.
    """

    owner: Seat
    kind: TopKind
    length: int
    strength: int
    rank: int

    @property
    def is_storm(self) -> bool:
        """Whether it is the Storm itself."""
        return self.strength % 2 == 1

    @property
    def label(self) -> str:
        """What it is, in a sentence."""
        if self.is_storm:
            return f"the {self.bare_label}"
        return label(self.kind, self.length, self.rank)

    @property
    def bare_label(self) -> str:
        """What it is without an article, so that the name of its owner can stand before it."""
        if self.is_storm:
            return f"Storm on {label('single', 1, self.rank)}{', now a pair' if self.kind == 'pair' else ''}"
        what = label(self.kind, self.length, self.rank)
        article, _, bare = what.partition(" ")
        return bare if article in ("a", "an", "the") else what


def rank_label(rank: int) -> str:
    """A rank that several cards share, in a sentence: "7s", "Heroes"."""
    return "Heroes" if rank == HERO_RANK else f"{rank}s"


_SINGLES = {
    NO_RANK: "a card of value 0",
    COMPANION_RANK: "the Companion",
    HERO_RANK: "a Hero",
    PEGASUS_RANK: "Pegasus",
    HYDRA_RANK: "the Hydra",
    8: "an 8",
    11: "an 11",
}


def label(kind: Kind, length: int, rank: int) -> str:
    """A combination in a sentence."""
    if kind == "single":
        return _SINGLES.get(rank) or f"a {rank}"
    ranks = rank_label(rank)
    highest = "the Companion" if rank == COMPANION_RANK else str(rank)
    return {
        "pair": f"a pair of {ranks}",
        "pairs": f"{length} pairs up to the {ranks}",
        "triple": f"three {ranks}",
        "full_house": f"a full house of {ranks}",
        "straight": f"a straight of {length} up to {highest}",
        "ambush": f"an Ambush of four {ranks}",
        "hydra_attack": "the Hydra-attack",
    }[kind]


Fault = tuple[str, str]
"""The rule that some cards break, and a sentence about it."""


def misnamed(cards: tuple[Card, ...]) -> Fault | None:
    """Why cards cannot even be looked at: there are none, or one is named twice (HY-COMBO-21)."""
    if not cards:
        return "HY-COMBO-21", "a play needs at least one card"
    return ("HY-COMBO-21", f"{listed(cards)} names a card twice") if len(set(cards)) < len(cards) else None


@lru_cache(maxsize=4096)
def combination(cards: tuple[Card, ...], pegasus_as: int | None) -> Combination | Fault:
    """
    What cards are, or why they are no play, in the order of checks of the rules page.

    Args:
        cards: the cards, in any order.
        pegasus_as: the rank that Pegasus is declared to stand for.
    """
    fault = misnamed(cards)
    if fault is not None:
        return fault
    if len(cards) == 1:
        return _single(cards[0], pegasus_as)
    for card in cards:
        if card in WITHOUT_VALUE:
            return "HY-COMBO-20", f"{the(card)} is part of no combination"
    if HYDRA in cards:
        return _with_hydra(cards, pegasus_as)
    ranks = [card.rank for card in cards]
    joker = PEGASUS in cards
    if joker:
        if pegasus_as is None:
            return "HY-PEGASUS-6", f"say which card Pegasus stands for in {listed(cards)}"
        if pegasus_as not in NUMBERS:
            return "HY-PEGASUS-4", f"Pegasus stands for a card from 1 to 13, not for {pegasus_as}"
        ranks.remove(PEGASUS_RANK)
        ranks.append(pegasus_as)
    elif pegasus_as is not None:
        return "HY-PEGASUS-7", f"there is no Pegasus in {listed(cards)} that could stand for {pegasus_as}"
    ranks.sort()
    if joker and len(ranks) == 4 and ranks[0] == ranks[-1]:
        return "HY-PEGASUS-5", f"Pegasus cannot be the fourth {pegasus_as} of an Ambush"
    found = _kind_of(ranks)
    if found is None:
        shown = f" with Pegasus as {pegasus_as}" if joker else ""
        return "HY-COMBO-21", f"{listed(cards)}{shown} is no combination"
    return found


def _single(card: Card, pegasus_as: int | None) -> Combination | Fault:
    if card is WITCH:
        return "HY-WITCH-11", "the Witch has no value and cannot be led as a single"
    if pegasus_as is not None:
        return "HY-PEGASUS-7", f"{the(card)} alone stands for nothing else"
    return Combination("single", 1, card.rank)


def _with_hydra(cards: tuple[Card, ...], pegasus_as: int | None) -> Combination | Fault:
    if len(cards) != 2 or PEGASUS not in cards:
        return "HY-HYDRA-1", f"the Hydra is played alone or with Pegasus alone, not in {listed(cards)}"
    if pegasus_as is not None:
        return "HY-PEGASUS-7", f"in the Hydra-attack Pegasus does not stand for {pegasus_as}"
    return Combination("hydra_attack", 1, HYDRA_RANK)


def _kind_of(ranks: list[int]) -> Combination | None:
    """What sorted ranks are, Pegasus already taken for what it stands for."""
    count, low, high = len(ranks), ranks[0], ranks[-1]
    if low == high:
        same: dict[int, TopKind] = {2: "pair", 3: "triple", 4: "ambush"}
        return Combination(same[count], 1, low) if count in same else None
    if high - low == count - 1 and len(set(ranks)) == count:
        fits = count >= SHORTEST_STRAIGHT and high <= COMPANION_RANK
        return Combination("straight", count, high) if fits else None
    if ranks[::2] == ranks[1::2] and ranks[::2] == list(range(low, high + 1)) and high in NUMBERS:
        return Combination("pairs", count // 2, high)
    if count == 5 and ranks.count(low) in (2, 3) and ranks.count(low) + ranks.count(high) == 5:
        return Combination("full_house", 1, low if ranks.count(low) == 3 else high)
    return None
