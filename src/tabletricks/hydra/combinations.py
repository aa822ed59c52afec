"""
Combinations: what cards are when they are played, and what beats what (HY-COMBO-1 to HY-COMBO-21, HY-PEGASUS-1 to 10).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from attrs import frozen

from ..core.refusals import IllegalAction
from ..core.seats import Seat
from ..core.words import Message, Who
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
)
from .words import refuse


__all__ = ["Combination", "Form", "Kind", "Top", "TopKind", "combination"]


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
        rank: the rank that gives the value: 0 for a card led without power, for a Storm that of the card it lies on.
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

    def message(self) -> Message:
        """What it is: "a pair of 7s"."""
        return self.told()

    def told(self, form: Form = "subject") -> Message:
        """What it is, in some place of a sentence."""
        if not self.is_storm:
            return told(self.kind, self.length, self.rank, form)
        storm = "storm" if self.kind == "single" else "storm_pair"
        return Message(f"play.{storm}{_FORMS[form]}", {"on": told("single", 1, self.rank, "object")})

    def of_owner(self, seat: int, own: Literal["own", "yours"] = "own") -> Message:
        """It with its owner: "Ann's pair of 7s"; said to or about that owner in another way."""
        play = self.told("owned")
        if self.owner == seat:
            return Message(f"play.of.{own}", {"play": play})
        return Message("play.of", {"play": play, "owner": Who(self.owner)})


Form = Literal["subject", "object", "owned"]
"""Where a combination stands in a sentence; "owned" comes with the name of its owner."""
_FORMS: dict[Form, str] = {"subject": "", "object": ".object", "owned": ".owned"}

_SINGLES = {
    NO_RANK: "single_0",
    COMPANION_RANK: "companion",
    HERO_RANK: "hero",
    PEGASUS_RANK: "pegasus",
    HYDRA_RANK: "hydra",
    8: "single_8",
    11: "single_8",
}
"""Singles that are not called by their number, or by one that begins with a vowel."""


def told(kind: Kind, length: int, rank: int, form: Form = "subject") -> Message:
    """A combination, in some place of a sentence."""
    name: str = kind
    if kind == "single":
        name = _SINGLES.get(rank, kind)
    elif kind == "straight" and rank == COMPANION_RANK:
        name = "straight_14"
    ranks = Message("rank.heroes") if rank == HERO_RANK else Message("rank.numbers", {"rank": rank})
    return Message(f"play.{name}{_FORMS[form]}", {"length": length, "rank": rank, "ranks": ranks})


def with_cards(cards: tuple[Card, ...], pegasus_as: int | None) -> tuple[Card | Message, ...]:
    """Cards of a play as they are listed: "red 7, Pegasus as 7"."""
    stands = Message("card.pegasus.as", {"rank": pegasus_as})
    return tuple([stands if card is PEGASUS and pegasus_as is not None else card for card in cards])


def played_as(found: Combination, cards: tuple[Card, ...], pegasus_as: int | None) -> Message:
    """A play as the object of a sentence: "the red 7", "a pair of 7s (red 7, Pegasus as 7)"."""
    if len(cards) == 1:
        return Message("play.zero", {"card": cards[0].named()}) if found.rank == NO_RANK else cards[0].named()
    what = told(found.kind, found.length, found.rank, "object")
    return Message("play.with_cards", {"play": what, "cards": with_cards(cards, pegasus_as)})


Fault = tuple[str, str, Mapping[str, object]]
"""The rule that some cards break, the ID of the message about it, and what that is filled in with."""


def misnamed(cards: tuple[Card, ...]) -> Fault | None:
    """Why cards cannot even be looked at: there are none, or one is named twice (HY-COMBO-21)."""
    if not cards:
        return "HY-COMBO-21", "no_cards", {}
    return ("HY-COMBO-21", "twice", {"cards": cards}) if len(set(cards)) < len(cards) else None


def combination(cards: tuple[Card, ...], pegasus_as: int | None = None) -> Combination | IllegalAction:
    """
    What cards are, or why they are no play, in the order of checks of the rules page.

    Args:
        cards: the cards, in any order.
        pegasus_as: the rank that Pegasus is declared to stand for.
    """
    found = recognized(cards, pegasus_as)
    return found if isinstance(found, Combination) else refused(found)


def refused(fault: Fault) -> IllegalAction:
    """The refusal of cards that are no play."""
    rule, reason, values = fault
    return refuse(rule, reason, **values)


@lru_cache(maxsize=4096)
def recognized(cards: tuple[Card, ...], pegasus_as: int | None) -> Combination | Fault:
    """What cards are, or what is wrong with them."""
    fault = misnamed(cards)
    if fault is not None:
        return fault
    if len(cards) == 1:
        return _single(cards[0], pegasus_as)
    for card in cards:
        if card in WITHOUT_VALUE:
            return "HY-COMBO-20", "no_part", {"card": card.named()}
    if HYDRA in cards:
        return _with_hydra(cards, pegasus_as)
    ranks = [card.rank for card in cards]
    joker = PEGASUS in cards
    if joker:
        if pegasus_as is None:
            fitting = ranks_of_pegasus(cards)
            values: dict[str, object] = {"cards": cards, "ranks": fitting}
            return "HY-PEGASUS-6", "pegasus_rank" if fitting else "pegasus_vain", values
        if pegasus_as not in NUMBERS:
            return "HY-PEGASUS-4", "pegasus_range", {"rank": pegasus_as}
        ranks.remove(PEGASUS_RANK)
        ranks.append(pegasus_as)
    elif pegasus_as is not None:
        return "HY-PEGASUS-7", "pegasus_absent", {"cards": cards, "rank": pegasus_as}
    ranks.sort()
    if joker and len(ranks) == 4 and ranks[0] == ranks[-1]:
        return "HY-PEGASUS-5", "pegasus_fourth", {"rank": pegasus_as}
    return _kind_of(ranks) or ("HY-COMBO-21", "no_combination", {"cards": with_cards(cards, pegasus_as)})


def ranks_of_pegasus(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The ranks for which Pegasus can stand among some cards so that they are a combination, ascending."""
    return tuple([rank for rank in NUMBERS if isinstance(recognized(cards, rank), Combination)])


def _single(card: Card, pegasus_as: int | None) -> Combination | Fault:
    if card is WITCH:
        return "HY-WITCH-11", "witch_value", {}
    if pegasus_as is not None:
        return "HY-PEGASUS-7", "stands_alone", {"card": card.named()}
    return Combination("single", 1, card.rank)


def _with_hydra(cards: tuple[Card, ...], pegasus_as: int | None) -> Combination | Fault:
    if len(cards) != 2 or PEGASUS not in cards:
        return "HY-HYDRA-1", "hydra_mixed", {"cards": cards}
    if pegasus_as is not None:
        return "HY-PEGASUS-7", "attack_rank", {"rank": pegasus_as}
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
