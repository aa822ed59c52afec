"""
What guesses of all games are made with.
"""

from __future__ import annotations

import pytest

from tabletricks import InvalidArgument, Rng
from tabletricks.core import Guess, nonsense


def test_chance_moves_on_with_every_use() -> None:
    guess, rng = Guess(Rng.from_seed(7)), Rng.from_seed(7)
    number, rng = rng.below(6)
    assert number == guess.below(6)
    index, rng = rng.below(3)
    assert "abc"[index] == guess.choose("abc")
    shuffled, rng = rng.shuffle((1, 2, 3, 4))
    assert shuffled == guess.shuffle((1, 2, 3, 4))
    assert rng == guess.rng


def test_a_choice_among_nothing_means_that_the_view_is_nonsense() -> None:
    with pytest.raises(InvalidArgument, match="no state agrees with this view: something was chosen"):
        Guess(Rng.from_seed(0)).choose(())


def test_nonsense_says_why() -> None:
    assert "no state agrees with this view: a card is there twice" == str(nonsense("a card is there twice"))
