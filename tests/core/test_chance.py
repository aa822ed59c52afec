"""
Chance that moves on by itself, with which guesses and playouts are made.
"""

from __future__ import annotations

import pytest

from tabletricks import InvalidArgument, Rng
from tabletricks.core import Chance, nonsense


def test_chance_moves_on_with_every_use() -> None:
    chance, rng = Chance(Rng.from_seed(7)), Rng.from_seed(7)
    number, rng = rng.below(6)
    assert number == chance.below(6)
    index, rng = rng.below(3)
    assert "abc"[index] == chance.choose("abc")
    shuffled, rng = rng.shuffle((1, 2, 3, 4))
    assert shuffled == chance.shuffle((1, 2, 3, 4))
    assert rng == chance.rng


def test_many_draws_give_what_the_source_gives() -> None:
    """Over the end of a block, and beginning in the middle of one."""
    _, rng = Rng.from_seed(3).draws([10] * 5)
    limits = [2, 6, 2**63 + 1, 1, 1000] * 8
    numbers, after = rng.draws(limits)
    chance = Chance(rng)
    assert numbers == [chance.below(limit) for limit in limits]
    assert after == chance.rng


def test_a_script_comes_first() -> None:
    chance = Chance(Rng.from_seed(7, script=(5, 0)))
    assert [5, 0, 166] == [chance.below(6), chance.below(2), chance.below(1000)]
    assert Rng.from_seed(7).draws([1000])[1] == chance.rng
    with pytest.raises(InvalidArgument, match="script"):
        Chance(Rng.from_seed(7, script=(6,))).below(6)


def test_a_choice_of_one_thing_uses_no_chance() -> None:
    chance = Chance.from_seed(7)
    assert "a" == chance.choose("a")
    assert Rng.from_seed(7) == chance.rng


def test_a_choice_among_nothing_means_that_the_view_is_nonsense() -> None:
    with pytest.raises(InvalidArgument, match="no state agrees with this view: something was chosen"):
        Chance(Rng.from_seed(0)).choose(())


@pytest.mark.parametrize("seed", [-1, 2**256, True, "7", None])
def test_a_bad_seed_is_refused(seed: int) -> None:
    with pytest.raises(InvalidArgument, match="seed"):
        Chance.from_seed(seed)


def test_a_source_that_no_seed_gives_is_refused() -> None:
    with pytest.raises(InvalidArgument, match="64 hexadecimal digits"):
        Chance(Rng("00"))


def test_nonsense_says_why() -> None:
    assert "no state agrees with this view: a card is there twice" == str(nonsense("a card is there twice"))
