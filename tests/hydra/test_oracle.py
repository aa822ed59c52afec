"""
A brute-force oracle for the list of plays.

The judge here is written straight from the specification, without the engine's own rules: it looks at every subset of a
hand with every value that Pegasus could be declared to have, and says yes or no.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletricks import hydra as hy
from tabletricks.hydra.cards import DECK, sort_hand
from tabletricks.hydra.rules.combination_search import plays

from .builders import position


Pattern = tuple[tuple[int | str, ...], int | None]
"""The ranks of a play, effect cards by their names, and what Pegasus stands for."""

VALUES = (None, *range(1, 14))
TOP_KINDS: list[hy.TopKind | None] = [None, "single", "pair", "pairs", "triple", "full_house", "straight", "ambush"]


def judged_kind(cards: tuple[hy.Card, ...], pegasus_as: int | None) -> tuple[str, int, int] | None:
    """Kind, length and rank of some cards by the text of the rules; ``None`` if they are no play."""
    names = sorted(card.kind or "" for card in cards)
    if names == ["hydra", "pegasus"]:
        return None if pegasus_as is not None else ("hydra_attack", 1, 0)
    if len(cards) == 1:
        # HY-COMBO-1, HY-TRICK-7, HY-WITCH-11, HY-PEGASUS-7.
        special = {"companion": 14, "hero": 15, "pegasus": 16, "hydra": 17, "storm": 0, "leap": 0, "trickster": 0}
        (card,) = cards
        if pegasus_as is not None or card.kind == "witch":
            return None
        return "single", 1, special.get(card.kind or "", card.rank)
    # HY-COMBO-20, HY-HYDRA-1.
    if any(name in ("hydra", "witch", "storm", "leap", "trickster") for name in names):
        return None
    # HY-PEGASUS-4, HY-PEGASUS-6, HY-PEGASUS-7.
    if ("pegasus" in names) != (pegasus_as is not None):
        return None
    values = Counter(pegasus_as if card.kind == "pegasus" else card.rank for card in cards)
    ranks = sorted(rank for rank in values if rank is not None)
    in_a_row = ranks == list(range(ranks[0], ranks[-1] + 1))
    counts = sorted(values.values())
    # HY-COMBO-10: the Companion is in no group; there is only one, so no count above 1 can hold it.
    if counts == [2]:
        return "pair", 1, ranks[0]
    if counts == [3]:
        return "triple", 1, ranks[0]
    if counts == [4]:
        return None if pegasus_as is not None else ("ambush", 1, ranks[0])
    if counts == [2, 3]:
        return "full_house", 1, next(rank for rank in ranks if values[rank] == 3)
    if set(counts) == {1} and len(ranks) >= 5 and in_a_row and ranks[-1] <= 14:
        return "straight", len(ranks), ranks[-1]
    if set(counts) == {2} and len(ranks) >= 2 and in_a_row and ranks[-1] <= 13:
        return "pairs", len(ranks), ranks[-1]
    return None


def judged_strength(rank: int, *, storm: bool) -> int:
    """Table 1.3."""
    return 2 * rank if not storm or rank >= 16 else 2 * (16 - rank)


def judge(cards: tuple[hy.Card, ...], pegasus_as: int | None, top: hy.Top | None, *, storm: bool) -> bool:
    """Whether some cards may be played on a top, or led."""
    made = judged_kind(cards, pegasus_as)
    if made is None:
        return False
    kind, length, rank = made
    if top is None or kind == "hydra_attack":
        return True
    if kind == "ambush" and top.kind != "ambush":
        return True
    # HY-TRICK-10: a value of 0 beats nothing.
    if (kind, length) != (top.kind, top.length) or rank == 0:
        return False
    return judged_strength(rank, storm=storm) > top.strength


def subsets(cards: tuple[hy.Card, ...]) -> Iterator[tuple[hy.Card, ...]]:
    for size in range(1, len(cards) + 1):
        yield from combinations(cards, size)


def pattern(cards: tuple[hy.Card, ...], pegasus_as: int | None) -> Pattern:
    """A play up to colours (HY-COMBO-18); cards without a value differ by their names."""
    return tuple(sorted((card.rank or str(card) for card in cards), key=str)), pegasus_as


SPECIALS = [card for card in DECK if card.colour is None]


@st.composite
def hands(draw: st.DrawFn, most: int) -> tuple[hy.Card, ...]:
    """Hands out of a few neighbouring ranks, Heroes and special cards, so that combinations come up."""
    low = draw(st.integers(1, 10))
    width = draw(st.integers(2, 8))
    near = [card for card in DECK if card.colour is not None and (low <= card.rank < low + width or card.rank == 15)]
    special = draw(st.lists(st.sampled_from([hy.PEGASUS, hy.PEGASUS, hy.COMPANION, hy.HYDRA, *SPECIALS]), max_size=3))
    some = draw(st.lists(st.sampled_from(near), min_size=1, max_size=most - 3, unique=True))
    return sort_hand({*some, *special})


@st.composite
def tops(draw: st.DrawFn) -> tuple[hy.Top | None, bool]:
    """What may lie, and whether the order is reversed."""
    storm = draw(st.booleans())
    kind = draw(st.sampled_from(TOP_KINDS))
    if kind is None:
        return None, False
    length = {"pairs": draw(st.integers(2, 4)), "straight": draw(st.integers(5, 7))}.get(kind, 1)
    high = {"single": 17, "pairs": 13, "straight": 14}.get(kind, 15)
    rank = draw(st.integers(length if length > 1 else 0 if kind == "single" else 1, high))
    half = storm and kind in ("single", "pair") and 1 <= rank <= 13 and draw(st.booleans())
    return hy.Top(3, kind, length, judged_strength(rank, storm=storm) + half, rank), storm


@pytest.mark.rule("HY-TURN-3", "HY-TURN-5", "HY-TURN-6", "HY-COMBO-18", "HY-COMBO-19", "HY-COMBO-21")
@settings(max_examples=150, deadline=None)
@given(hands(10), tops())
def test_the_plays_listed_are_exactly_the_legal_ones(
    hand: tuple[hy.Card, ...], lying: tuple[hy.Top | None, bool]
) -> None:
    """The list holds every play that the judge accepts, once up to colours, and nothing else."""
    top, storm = lying
    expected = {
        pattern(cards, value) for cards in subsets(hand) for value in VALUES if judge(cards, value, top, storm=storm)
    }
    found = [pattern(play.cards, play.pegasus_as) for play in plays(0, hand, (), top, storm=storm)]
    assert expected == set(found)
    assert len(expected) == len(found)


@pytest.mark.rule("HY-3P-6", "HY-3P-13")
@settings(max_examples=100, deadline=None)
@given(hands(9), tops(), st.data())
def test_the_plays_listed_hold_all_pending_cards(
    hand: tuple[hy.Card, ...], lying: tuple[hy.Top | None, bool], data: st.DataObject
) -> None:
    """With pending cards the list holds exactly the plays with all of them, whatever their colours."""
    top, storm = lying
    pending = tuple(data.draw(st.lists(st.sampled_from(hand), min_size=1, max_size=2, unique=True)))
    held = tuple(card for card in hand if card not in pending)
    expected = {
        pattern(cards, value)
        for cards in subsets(hand)
        if set(pending) <= set(cards)
        for value in VALUES
        if judge(cards, value, top, storm=storm)
    }
    found = plays(0, held, pending, top, storm=storm)
    assert all(set(pending) <= set(play.cards) for play in found)
    listed = [pattern(play.cards, play.pegasus_as) for play in found]
    assert expected == set(listed)
    assert len(expected) == len(listed)


@pytest.mark.rule("HY-COMBO-12", "HY-COMBO-21", "HY-TURN-5")
@settings(max_examples=40, deadline=None)
@given(hands(7), tops())
def test_check_accepts_exactly_the_legal_plays(hand: tuple[hy.Card, ...], lying: tuple[hy.Top | None, bool]) -> None:
    """The refusals agree with the judge on every subset of a hand, and what is accepted is listed."""
    top, storm = lying
    state = position("1", 1, 1, 1)
    # The hand is not taken out of the deck, so this is a position for the rules of plays alone.
    trick = None if top is None else hy.Trick(3, (hy.Laid(3, (hy.Card("R1"),)),), top, storm)
    state = attrs.evolve(state, hands=(hand, *state.hands[1:]), trick=trick)
    listed = set(hy.legal_actions(state, 0))
    for cards in subsets(hand):
        for value in (None, 0, *range(1, 16)):
            action = hy.Play(0, cards, value)
            accepted = hy.check(state, action) is None
            assert judge(cards, value, top, storm=storm) == accepted if value in VALUES else not accepted
            if accepted:
                assert hy.GAME.canonical(state, action) in listed


@pytest.mark.rule("HY-COMBO-18")
def test_the_list_is_in_its_fixed_order() -> None:
    """By kind, length, rank, rank of the attached pair, and what Pegasus stands for, null first."""
    hand = sort_hand(
        map(
            hy.Card,
            [
                "R1",
                "R2",
                "R3",
                "R4",
                "R5",
                "B5",
                "G5",
                "R6",
                "B6",
                "RH",
                "BH",
                "GH",
                "YH",
                "PEGASUS",
                "HYDRA",
                "STORM",
                "TRICKSTER",
            ],
        )
    )
    kinds = ["single", "pair", "pairs", "triple", "full_house", "straight", "ambush", "hydra_attack"]
    keys = []
    for play in plays(0, hand, (), None, storm=False):
        made = judged_kind(play.cards, play.pegasus_as)
        assert made is not None
        kind, length, rank = made
        values = [play.pegasus_as if card is hy.PEGASUS else card.rank for card in play.cards]
        pair = next((value for value in values if kind == "full_house" and value != rank), 0)
        keys.append((kinds.index(kind), length, rank, pair or 0, play.pegasus_as or 0))
    assert keys == sorted(keys)
    assert [("STORM",), ("TRICKSTER",)] == [play.cards for play in plays(0, hand, (), None, storm=False)[:2]]
