"""
Chance is the documented algorithm, to the last bit.
"""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletricks import DecodeError, InvalidArgument, Rng, from_json, to_json


def words(seed: int, count: int) -> list[int]:
    """The stream of 64-bit words, written straight from the description of the algorithm."""
    key = blake2b(seed.to_bytes(32, "big"), digest_size=32, person=b"tabletricks.seed").digest()
    stream = b"".join(
        blake2b(block.to_bytes(8, "big"), key=key, digest_size=64, person=b"tabletricks.rng1").digest()
        for block in range(count // 8 + 1)
    )
    return [int.from_bytes(stream[8 * n : 8 * n + 8], "big") for n in range(count)]


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [38, 782, 927, 56, 382, 579, 866, 334, 109, 305]),
        (7, [166, 944, 870, 171, 44, 2, 912, 44, 425, 185]),
        (2**256 - 1, [846, 694, 219, 68, 76, 50, 861, 464, 21, 773]),
    ],
)
def test_vectors(seed: int, numbers: list[int]) -> None:
    """These numbers never change: logs depend on them."""
    assert numbers == Rng.from_seed(seed).draws([1000] * 10)[0]


def test_shuffle_vector() -> None:
    assert [11, 6, 9, 10, 8, 7, 3, 4, 5, 0, 1, 2] == Rng.from_seed(7).shuffle(range(12))[0]


@given(st.integers(0, 2**256 - 1), st.lists(st.integers(1, 2**20), max_size=30))
def test_draws_follow_the_description(seed: int, limits: list[int]) -> None:
    """With limits far below 2**64 a word is practically never rejected, so draw n is word n modulo the limit."""
    expected = [word % limit for word, limit in zip(words(seed, len(limits)), limits, strict=True)]
    drawn, rng = Rng.from_seed(seed).draws(limits)
    assert expected == drawn
    assert len(limits) == rng.position


def test_a_word_that_would_be_biased_is_rejected() -> None:
    limit = 2**63 + 1
    expected = [word for word in words(3, 60) if word < limit][:10]
    numbers, rng = Rng.from_seed(3).draws([limit] * 10)
    assert expected == numbers
    assert rng.position > 10


@given(st.integers(0, 1000), st.integers(0, 40))
def test_shuffle_is_fisher_yates_from_the_end(seed: int, size: int) -> None:
    items = list(range(size))
    rng = Rng.from_seed(seed)
    for last in range(size - 1, 0, -1):
        other, rng = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]
    assert (items, rng) == Rng.from_seed(seed).shuffle(range(size))


def test_one_by_one_is_the_same_as_at_once() -> None:
    rng = Rng.from_seed(11)
    singly = []
    for limit in range(1, 40):
        number, rng = rng.below(limit)
        singly.append(number)
    assert (singly, rng) == Rng.from_seed(11).draws(range(1, 40))


def test_numbers_are_evenly_spread() -> None:
    counts = Counter(Rng.from_seed(5).draws([6] * 60_000)[0])
    assert all(9_500 < counts[face] < 10_500 for face in range(6))


def test_a_script_comes_first() -> None:
    rng = Rng.from_seed(7, script=(5, 0))
    first, rng = rng.below(6)
    (second, third), rng = rng.draws((2, 1000))
    assert (5, 0, 166) == (first, second, third)
    assert rng == Rng.from_seed(7).draws([1000])[1]


@pytest.mark.parametrize("number", [6, -1])
def test_a_script_must_fit(number: int) -> None:
    with pytest.raises(InvalidArgument, match="script"):
        Rng.from_seed(7, script=(number,)).below(6)


@pytest.mark.parametrize("seed", [-1, 2**256, True, 1.0, "7", None])
def test_a_bad_seed_is_refused(seed: int) -> None:
    with pytest.raises(InvalidArgument, match="seed"):
        Rng.from_seed(seed)


@pytest.mark.parametrize("limit", [0, -3, 2**64 + 1, 2.5, "6", None])
def test_a_bad_limit_is_refused(limit: int) -> None:
    with pytest.raises(InvalidArgument):
        Rng.from_seed(1).below(limit)


def test_json() -> None:
    _, rng = Rng.from_seed(1, script=(1, 2, 3)).below(5)
    assert rng == from_json(Rng, to_json(rng))


@pytest.mark.parametrize(
    "text",
    [
        '{"key": "00", "position": 0}',
        '{"key": "' + "G" * 64 + '", "position": 0}',
        '{"key": "' + "0" * 64 + '", "position": -1}',
        '{"key": "' + "0" * 64 + '", "position": 18446744073709551616}',
    ],
)
def test_a_source_that_no_seed_gives_is_refused(text: str) -> None:
    with pytest.raises(DecodeError):
        from_json(Rng, text)
