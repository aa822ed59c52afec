"""
Combinations (HY-COMBO-1 to HY-COMBO-21).
"""

from __future__ import annotations

from itertools import combinations, permutations

import attrs
import pytest

from tabletricks import hydra as hy
from tabletricks.hydra.combinations import NORMAL_ORDER, STORM_ORDER

from .builders import card, cards, legal, play, playable, played, position, refused, top


def lead(text: str, pegasus_as: int | None = None) -> tuple[str, int, int, int]:
    """What A's lead of some cards is: kind, length, strength and owner."""
    return top(played(position(f"{text} WITCH", 5, 5, 5), 0, text, pegasus_as))


def no_play(text: str, rule: str = "HY-COMBO-21", pegasus_as: int | None = None) -> str:
    """Asserts that some cards cannot be led; what is said about it."""
    state = position(f"{text} WITCH", 5, 5, 5)
    return refused(state, play(state, 0, text, pegasus_as), rule).message


def on(lying: str, held: str) -> hy.State:
    """B, with some cards and the Witch in hand, is to answer A's lead."""
    return position(5, f"{held} WITCH", 5, 5, turn=1, trick=[f"0: {lying}"])


def answer(lying: str, text: str) -> tuple[str, int, int, int]:
    """The top after B has answered A's lead."""
    return top(played(on(lying, text), 1, text))


def no_answer(lying: str, text: str, rule: str) -> None:
    state = on(lying, text)
    refused(state, play(state, 1, text), rule)


# The kinds.


@pytest.mark.rule("HY-COMBO-1")
def test_ex_15_singles_in_rising_order() -> None:
    """1 to 13, Companion, H, Pegasus, Hydra: each beats the one before, and no one a later one."""
    order = [*map(str, range(1, 14)), "COMPANION", "H", "PEGASUS", "HYDRA"]
    for place, text in enumerate(order, 1):
        assert ("single", 1, 2 * place, 0) == lead(text)
    for lower, higher in combinations(order, 2):
        state = on(lower, higher)
        assert hy.check(state, play(state, 1, higher)) is None
        no_answer(higher, lower, "HY-COMBO-12")


@pytest.mark.rule("HY-COMBO-1", "HY-COMBO-12")
def test_ex_15_a_hero_does_not_beat_a_hero() -> None:
    no_answer("H", "H", "HY-COMBO-12")


@pytest.mark.rule("HY-COMBO-2")
def test_a_pair_is_two_cards_of_one_rank() -> None:
    for number in range(1, 14):
        assert ("pair", 1, 2 * number, 0) == lead(f"{number} {number}")
    assert ("pair", 1, 30, 0) == lead("H H")
    no_play("6 7")
    no_play("13 H")


@pytest.mark.rule("HY-COMBO-3")
@pytest.mark.parametrize(
    ("text", "length", "strength"),
    [
        ("1 1 2 2", 2, 4),
        ("12 12 13 13", 2, 26),
        ("5 5 6 6 7 7", 3, 14),
        ("1 1 2 2 3 3 4 4 5 5 6 6 7 7", 7, 14),
    ],
)
def test_a_pair_sequence_is_two_or_more_pairs_in_a_row(text: str, length: int, strength: int) -> None:
    assert ("pairs", length, strength, 0) == lead(text)


@pytest.mark.rule("HY-COMBO-3")
@pytest.mark.parametrize("text", ["5 5 7 7", "5 5 6 6 8 8", "5 5 6", "5 5 6 7", "5 5 6 6 6 7 7 7", "5 5 5 6 6 6"])
def test_other_pairs_are_no_sequence(text: str) -> None:
    no_play(text)


@pytest.mark.rule("HY-COMBO-4")
def test_a_triple_is_three_cards_of_one_rank() -> None:
    for number in range(1, 14):
        assert ("triple", 1, 2 * number, 0) == lead(f"{number} {number} {number}")
    assert ("triple", 1, 30, 0) == lead("H H H")
    no_play("6 6 7")


@pytest.mark.rule("HY-COMBO-5")
def test_ex_9_full_houses() -> None:
    """666-99 has strength 12; 777-44 beats 333-HH, and 666-HH does not beat 777-44."""
    assert ("full_house", 1, 12, 0) == lead("6 6 6 9 9")
    assert ("full_house", 1, 14, 1) == answer("3 3 3 H H", "7 7 7 4 4")
    no_answer("7 7 7 4 4", "6 6 6 H H", "HY-COMBO-12")
    assert ("full_house", 1, 6, 0) == lead("3 3 3 H H")
    assert ("full_house", 1, 30, 0) == lead("H H H 1 1")


@pytest.mark.rule("HY-COMBO-5", "HY-COMBO-6")
@pytest.mark.parametrize("text", ["6 6 6 9", "6 6 6 9 10", "6 6 9 9 10", "6 6 6 6 9"])
def test_other_cards_are_no_full_house(text: str) -> None:
    no_play(text)


@pytest.mark.rule("HY-COMBO-6")
def test_a_full_house_has_two_ranks() -> None:
    """Four 7s and Pegasus would be a triple and a pair of 7s."""
    no_play("7 7 7 7 PEGASUS", pegasus_as=7)
    state = position("7 7 7 7 PEGASUS WITCH", 5, 5, 5)
    assert not any(len(ranks) == 5 for ranks, _ in playable(state, 0))


@pytest.mark.rule("HY-COMBO-7")
def test_ex_10_a_straight_has_five_cards_or_more() -> None:
    assert ("straight", 5, 16, 0) == lead("4 5 6 7 8")
    assert ("straight", 6, 12, 0) == lead("1 2 3 4 5 6")
    no_play("4 5 6 7")


@pytest.mark.rule("HY-COMBO-7")
def test_the_longest_straight_goes_from_1_to_the_companion() -> None:
    text = "1 2 3 4 5 6 7 8 9 10 11 12 13 COMPANION"
    assert ("straight", 14, 28, 0) == lead(text)


@pytest.mark.rule("HY-COMBO-7")
@pytest.mark.parametrize("text", ["4 5 6 7 9", "4 5 6 7 8 8", "4 4 5 6 7", "3 4 5 7 8 9"])
def test_a_straight_has_one_card_of_each_rank_and_no_gap(text: str) -> None:
    no_play(text)


@pytest.mark.rule("HY-COMBO-7", "HY-COMBO-10")
def test_the_14_of_a_straight_is_the_companion() -> None:
    assert ("straight", 5, 28, 0) == lead("10 11 12 13 COMPANION")
    assert ("straight", 6, 28, 0) == lead("9 10 11 12 13 COMPANION")


@pytest.mark.rule("HY-COMBO-8")
@pytest.mark.parametrize(
    "text",
    ["11 12 13 COMPANION 1", "10 11 12 13 1", "12 13 1 2 3", "13 COMPANION 1 2 3", "13 13 1 1", "12 12 13 13 1 1"],
)
def test_nothing_goes_on_from_the_top_to_1(text: str) -> None:
    no_play(text)


@pytest.mark.rule("HY-COMBO-9")
@pytest.mark.parametrize(
    "text", ["10 11 12 13 H", "11 12 13 COMPANION H", "12 13 COMPANION H 1", "13 13 H H", "12 12 13 13 H H", "H H 1 1"]
)
def test_heroes_are_in_no_straight_and_no_pair_sequence(text: str) -> None:
    no_play(text)


@pytest.mark.rule("HY-COMBO-10")
@pytest.mark.parametrize(
    ("text", "pegasus_as"),
    [
        ("13 COMPANION", None),
        ("COMPANION PEGASUS", 13),
        ("H COMPANION", None),
        ("7 7 7 COMPANION", None),
        ("7 7 7 COMPANION PEGASUS", 7),
        ("13 13 COMPANION PEGASUS", 13),
        ("9 10 11 12 COMPANION", None),
    ],
)
def test_the_companion_fits_nowhere_else(text: str, pegasus_as: int | None) -> None:
    no_play(text, pegasus_as=pegasus_as)


# What beats what.


@pytest.mark.rule("HY-COMBO-12", "HY-STORM-5", "HY-STORM-6", "HY-STORM-7")
def test_the_table_of_strengths() -> None:
    """Table 1.3, rank 0 up to the Hydra; in a Storm 1 is the highest number and the Companion between 13 and H."""
    numbers = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26]
    assert [0, *numbers, 28, 30, 32, 34] == list(NORMAL_ORDER)
    in_storm = [30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6]
    assert [*in_storm, 4, 2, 32, 34] == list(STORM_ORDER[1:])


@pytest.mark.rule("HY-COMBO-11")
def test_ex_6_straights_of_seven() -> None:
    """3 to 9 beats 1 to 7; eight cards from 3 to 10 do not, nor do six or fewer."""
    lying = "1 2 3 4 5 6 7"
    assert ("straight", 7, 14, 0) == lead(lying)
    assert ("straight", 7, 18, 1) == answer(lying, "3 4 5 6 7 8 9")
    no_answer(lying, "3 4 5 6 7 8 9 10", "HY-COMBO-11")
    no_answer(lying, "5 6 7 8 9 10", "HY-COMBO-11")
    no_answer(lying, "9 10 11 12 13", "HY-COMBO-11")


@pytest.mark.rule("HY-COMBO-11")
def test_a_player_may_choose_the_right_length_out_of_more_cards() -> None:
    state = on("1 2 3 4 5", "4 5 6 7 8 9 10")
    expected = {(4, 5, 6, 7, 8), (5, 6, 7, 8, 9), (6, 7, 8, 9, 10)}
    assert {(ranks, None) for ranks in expected} == playable(state, 1)


@pytest.mark.rule("HY-COMBO-3", "HY-COMBO-11", "HY-COMBO-12")
def test_ex_7_same_kind_higher_value() -> None:
    assert ("single", 1, 14, 1) == answer("6", "7")
    assert ("pair", 1, 14, 1) == answer("6 6", "7 7")
    lying = "5 5 6 6"
    assert ("pairs", 2, 14, 1) == answer(lying, "6 6 7 7")
    assert ("pairs", 2, 16, 1) == answer(lying, "7 7 8 8")
    no_answer(lying, "7 7 8 8 9 9", "HY-COMBO-11")
    no_answer(lying, "5 5 6 6", "HY-COMBO-12")


@pytest.mark.rule("HY-COMBO-12")
@pytest.mark.parametrize(
    ("lying", "text"),
    [
        ("9", "9"),
        ("9 9", "9 9"),
        ("8 8 9 9", "8 8 9 9"),
        ("4 5 6 7 8", "4 5 6 7 8"),
        ("9", "8"),
        ("9 9", "8 8"),
        ("9 9 9", "8 8 8"),
        ("9 9 9 2 2", "8 8 8 10 10"),
        ("4 5 6 7 8", "3 4 5 6 7"),
    ],
)
def test_the_same_or_a_lower_strength_does_not_beat(lying: str, text: str) -> None:
    no_answer(lying, text, "HY-COMBO-12")


@pytest.mark.rule("HY-COMBO-2", "HY-COMBO-3", "HY-COMBO-4", "HY-COMBO-13")
@pytest.mark.parametrize("lying", ["12 12 13 13", "H H", "H H H"])
def test_ex_8_the_highest_of_a_kind_is_beaten_by_ambush_and_hydra_attack_only(lying: str) -> None:
    held = "11 11 11 11 10 10 12 12 13 13 PEGASUS HYDRA COMPANION"
    state = on(lying, held)
    assert {((11, 11, 11, 11), None), ((16, 17), None)} == playable(state, 1)
    assert hy.Check(1) in legal(state, 1)


@pytest.mark.rule("HY-COMBO-13", "HY-COMBO-15")
def test_ex_8_four_heroes_are_beaten_by_the_hydra_attack_only() -> None:
    state = on("H H H H", "13 13 13 13 12 12 12 12 PEGASUS HYDRA")
    assert {((16, 17), None)} == playable(state, 1)


@pytest.mark.rule("HY-COMBO-13")
def test_an_ambush_is_all_four_cards_of_a_rank() -> None:
    for number in range(1, 14):
        assert ("ambush", 1, 2 * number, 0) == lead(f"{number} {number} {number} {number}")
    assert ("ambush", 1, 30, 0) == lead("H H H H")
    no_play("7 7 7 8")


@pytest.mark.rule("HY-COMBO-14")
def test_ex_17_ambush_on_the_hydra_and_ambush_on_ambush() -> None:
    state = position("R1", "4 4 4 4 B1", "2 2 2 2 5 5 5 5 G1", 5, turn=1, trick=["0: HYDRA"])
    state = played(state, 1, "4 4 4 4")
    assert ("ambush", 1, 8, 1) == top(state)
    refused(state, play(state, 2, "2 2 2 2"), "HY-COMBO-12")
    assert ("ambush", 1, 10, 2) == top(played(state, 2, "5 5 5 5"))


@pytest.mark.rule("HY-COMBO-14")
@pytest.mark.parametrize(
    "lying",
    ["HYDRA", "PEGASUS", "COMPANION", "STORM", "H H", "12 12 13 13", "H H H", "H H H 13 13", "10 11 12 13 COMPANION"],
)
def test_the_lowest_ambush_beats_the_highest_of_every_other_kind(lying: str) -> None:
    assert ("ambush", 1, 2, 1) == answer(lying, "1 1 1 1")


@pytest.mark.rule("HY-COMBO-14")
def test_nothing_but_an_ambush_answers_an_ambush() -> None:
    held = "5 5 5 6 6 6 7 7 8 8 9 9 10 H"
    assert set() == playable(on("4 4 4 4", held), 1)


@pytest.mark.rule("HY-COMBO-15")
@pytest.mark.parametrize("lying", ["9", "9 9", "8 8 9 9", "9 9 9", "9 9 9 8 8", "5 6 7 8 9", "9 9 9 9", "H H H H"])
def test_the_hydra_attack_beats_everything(lying: str) -> None:
    """And nobody can answer: B has won the trick."""
    state = played(on(lying, "HYDRA PEGASUS"), 1, "HYDRA PEGASUS")
    assert (None, (1,)) == (state.trick, hy.awaiting(state))
    assert set(cards("HYDRA PEGASUS")) <= set(state.captured[1])


@pytest.mark.rule("HY-COMBO-16", "HY-TURN-10")
def test_ambush_and_hydra_attack_only_in_turn() -> None:
    state = position(5, 5, "4 4 4 4 HYDRA PEGASUS 1", 5, turn=1, trick=["0: 9"])
    assert set() == legal(state, 2)
    refused(state, play(state, 2, "4 4 4 4"), "HY-TURN-10")
    refused(state, play(state, 2, "HYDRA PEGASUS"), "HY-TURN-10")


@pytest.mark.rule("HY-COMBO-17")
def test_four_equal_cards_are_an_ambush_and_no_two_pairs() -> None:
    """They beat two higher pairs, which two low pairs could not."""
    assert "ambush" == lead("4 4 4 4")[0]
    assert ("ambush", 1, 8, 1) == answer("8 8 9 9", "4 4 4 4")


# Cards as such.


@pytest.mark.rule("HY-COMBO-18")
def test_colours_have_no_effect() -> None:
    """Every choice of colours makes the same play, of the same strength; no colour beats another."""
    for first, second in permutations("RBGY", 2):
        assert ("pair", 1, 14, 0) == lead(f"{first}7 {second}7")
        assert ("straight", 5, 14, 0) == lead(f"{first}3 {first}4 {second}5 {first}6 {second}7")
        no_answer(f"{first}7", f"{second}7", "HY-COMBO-12")
        assert ("single", 1, 16, 1) == answer(f"{first}7", f"{second}8")


@pytest.mark.rule("HY-COMBO-19")
def test_a_play_does_not_name_its_kind() -> None:
    """Seat, cards and what Pegasus stands for say everything."""
    assert ["seat", "cards", "pegasus_as"] == [field.name for field in attrs.fields(hy.Play)]
    assert ("full_house", 1, 16, 0) == lead("7 7 8 8 PEGASUS", 8)
    assert ("full_house", 1, 14, 0) == lead("7 7 8 8 PEGASUS", 7)
    assert ("pairs", 2, 16, 0) == lead("7 7 8 PEGASUS", 8)
    no_play("7 7 8 PEGASUS", pegasus_as=7)


@pytest.mark.rule("HY-COMBO-19")
def test_the_order_of_the_cards_has_no_meaning() -> None:
    for shuffled in permutations(cards("R7 B7 G8 Y8")):
        state = position("R7 B7 G8 Y8 WITCH", 5, 5, 5)
        assert ("pairs", 2, 16, 0) == top(hy.apply(state, hy.Play(0, shuffled)))


@pytest.mark.rule("HY-COMBO-20")
@pytest.mark.parametrize("special", ["WITCH", "STORM", "LEAP", "TRICKSTER"])
@pytest.mark.parametrize("others", ["7", "7 7", "4 5 6 7", "PEGASUS", "7 7 7"])
def test_cards_without_a_value_are_part_of_no_combination(special: str, others: str) -> None:
    state = position(f"{others} {special} 1", 5, 5, 5)
    pegasus_as = 5 if others == "PEGASUS" else None
    refused(state, play(state, 0, f"{others} {special}", pegasus_as), "HY-COMBO-20")


@pytest.mark.rule("HY-COMBO-20")
def test_two_cards_without_a_value_are_no_combination() -> None:
    no_play("STORM LEAP", "HY-COMBO-20")


@pytest.mark.rule("HY-COMBO-21")
def test_no_cards_and_a_card_named_twice_are_no_play() -> None:
    state = position("7 8 WITCH", 5, 5, 5)
    refused(state, hy.Play(0, ()), "HY-COMBO-21")
    twice = refused(state, hy.Play(0, (card("R7"), card("R7"))), "HY-COMBO-21")
    assert "red 7" in twice.message
    refused(on("5", "7"), hy.Play(1, ()), "HY-COMBO-21")


@pytest.mark.rule("HY-COMBO-21")
def test_the_cards_that_are_no_play_are_named() -> None:
    message = no_play("6 9")
    assert "red 6" in message
    assert "red 9" in message


@pytest.mark.rule("HY-COMBO-21")
@pytest.mark.parametrize("text", ["", "R7 R7", "R1 R2 R3 R4 R1"])
def test_what_is_not_even_some_cards_is_no_combination(text: str) -> None:
    """Nothing, a card twice, and cards that a view shows face down."""
    found = hy.combination(cards(text), None)
    assert not isinstance(found, hy.Combination)
    assert "HY-COMBO-21" == found.rule
