"""
The values of cards (CH-VALUE-1 to CH-VALUE-5).
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import follow, legal, play, position, refused, sleeve, top


@pytest.mark.rule("CH-VALUE-1")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7", 7),
        ("7{r+2}", 9),
        ("7{b-3}", 4),
        ("7{r+1,b+4}", 12),
        ("7{g1}", 1),
        ("7{g10,r-2,b-1}", 7),
        ("7{g2,r-4,b-3}", -5),
        ("7{B}", 7),
        ("7{A,g12,r+5,b+4}", 21),
    ],
)
def test_the_value_of_a_card(text: str, value: int) -> None:
    """The aura replaces the base, and both items are added; a buddy changes nothing."""
    assert f"1x{value}" == top(follow(position(hands={0: f"{text} 1"}), play(0, text)))


@pytest.mark.rule("CH-VALUE-1", "CH-VALUE-3")
@pytest.mark.parametrize("reset", [0, -2])
def test_an_aura_of_zero_or_less_resets(reset: int) -> None:
    """A reset to 0 or below is a reset like any other; the catalogue of this test has such an aura."""
    aura = ch.Advancement("low", "Low", "green", reset=reset, count=1)
    options = ch.Options(players=4, catalogue=(*ch.DEFAULT_CATALOGUE, aura))
    assert reset == options.cards.facts[ch.Card("7+low")].value
    assert reset + 1 == options.cards.facts[ch.Card("7+low+left_p1")].value


@pytest.mark.rule("CH-VALUE-2")
def test_a_modifier_is_not_a_choice() -> None:
    """A 5 with +1 is no 5: it neither makes a pair with one nor equals one on the pile."""
    state = position(hands={1: "5{r+1} 9"}, pile=[(0, "5")])
    after = follow(state, play(1, "5{r+1}"))
    assert ("1x6", (2,)) == (top(after), ch.awaiting(after))
    assert not legal(position(hands={0: "5 5{r+1} 9"}), play(0, "5 5{r+1}"))


@pytest.mark.rule("CH-VALUE-2")
def test_a_modifier_is_permanent() -> None:
    """Whoever is dealt the card in the next hand has it with the same value."""
    state = position(hands={2: "9", 3: "4{g11,b+2} 2"}, turn=2, places={0: 1, 1: 2}, vp=dict.fromkeys(range(4), 0))
    state = follow(state, play(2, "9"))
    (which,) = (held for player in state.players for held in player.hand if "aura_11" in held.sleeves)
    assert 13 == state.options.cards.facts[which].value


@pytest.mark.rule("CH-VALUE-3")
def test_zero_and_negative_values_compare_as_integers() -> None:
    """Ascending, -1 beats -3 and 0 beats -1, but -3 does not beat 0."""
    hands = {1: "1{r-2} 9", 2: "1{b-1} 9", 3: "1{b-3} 9"}
    state = position(hands=hands, pile=[(0, "1{r-4}")])
    state = follow(state, play(1, "1{r-2}"))
    assert "1x-1" == top(state)
    state = follow(state, play(2, "1{b-1}"))
    assert "1x0" == top(state)
    # Its printed 1 would beat the 0, so it is the item that is in the way.
    assert "CH-VALUE-2" == refused(state, play(3, "1{b-3}"))


@pytest.mark.rule("CH-VALUE-4")
def test_values_have_no_upper_bound() -> None:
    """A 10 with +1 beats a 10, and 12 with both best items beats that."""
    hands = {1: "10{r+1} 1", 2: "1{g12,r+5,b+4} 1"}
    state = follow(position(hands=hands, pile=[(0, "10")]), play(1, "10{r+1}"))
    assert ("1x11", (2,)) == (top(state), ch.awaiting(state))
    assert "1x21" == top(follow(state, play(2, "1{g12,r+5,b+4}")))


@pytest.mark.rule("CH-VALUE-5")
def test_the_order_of_sleeving_does_not_matter() -> None:
    """Aura first or item first, the position is the same."""
    state = position(hands={0: "4 9"}, screens={0: "aura_8 left_m1"})
    aura_first = follow(state, sleeve(0, "aura_8", "4"), sleeve(0, "left_m1", "4{g8}"))
    item_first = follow(state, sleeve(0, "left_m1", "4"), sleeve(0, "aura_8", "4{r-1}"))
    assert aura_first == item_first
    assert "1x7" == top(follow(item_first, play(0, "4{g8,r-1}")))
