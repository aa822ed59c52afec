"""
Hydra and Pegasus (HY-HYDRA-1 to HY-HYDRA-7, HY-PEGASUS-1 to HY-PEGASUS-10).
"""

from __future__ import annotations

from itertools import permutations

import pytest

from tabletricks import hydra as hy

from .builders import after, cards, hand, legal, of, only, play, playable, played, position, refused, step, top, turn


def lead(text: str, pegasus_as: int | None = None) -> tuple[str, int, int, int]:
    """What A's lead of some cards is: kind, length, strength and owner."""
    return top(played(position(f"{text} WITCH", 5, 5, 5), 0, text, pegasus_as))


def no_play(text: str, rule: str, pegasus_as: int | None = None) -> None:
    state = position(f"{text} WITCH", 5, 5, 5)
    refused(state, play(state, 0, text, pegasus_as), rule)


# Hydra.


@pytest.mark.rule("HY-HYDRA-1")
@pytest.mark.parametrize(
    ("text", "pegasus_as"),
    [
        ("HYDRA 13", None),
        ("HYDRA H", None),
        ("HYDRA COMPANION", None),
        ("HYDRA PEGASUS 7", 7),
        ("HYDRA 7 7 7", None),
        ("HYDRA 10 11 12 13", None),
        ("HYDRA 4 4 4 4", None),
    ],
)
def test_the_hydra_is_played_alone_or_with_pegasus_alone(text: str, pegasus_as: int | None) -> None:
    no_play(text, "HY-HYDRA-1", pegasus_as)


@pytest.mark.rule("HY-HYDRA-1")
def test_the_two_ways_to_play_the_hydra() -> None:
    state = position("HYDRA PEGASUS 13 H", 5, 5, 5)
    assert {((17,), None), ((16, 17), None)} == {found for found in playable(state, 0) if 17 in found[0]}


@pytest.mark.rule("HY-HYDRA-2", "HY-HYDRA-3")
def test_the_hydra_beats_pegasus_and_no_single_beats_the_hydra() -> None:
    state = position(5, "HYDRA 1", 5, 5, turn=1, trick=["0: PEGASUS"])
    assert ("single", 1, 34, 1) == top(played(state, 1, "HYDRA"))
    state = position(5, "PEGASUS H COMPANION 13 1", 5, 5, turn=1, trick=["0: HYDRA"])
    assert {hy.Check(1)} == legal(state, 1)
    refused(state, play(state, 1, "PEGASUS"), "HY-COMBO-12")


@pytest.mark.rule("HY-HYDRA-3", "HY-COMBO-14")
def test_a_single_hydra_is_beaten_by_an_ambush_only() -> None:
    held = "PEGASUS COMPANION H H H 1 1 1 1 10 11 12 13"
    state = position(5, held, 5, 5, turn=1, trick=["0: HYDRA"])
    assert {((1, 1, 1, 1), None)} == playable(state, 1)


@pytest.mark.rule("HY-HYDRA-4", "HY-STORM-7")
def test_the_hydra_is_the_highest_single_in_a_storm_too() -> None:
    """Of all singles only the Hydra beats Pegasus, and Pegasus does not beat the Hydra."""
    state = position(5, 5, 5, "HYDRA 1 H", turn=3, trick=["0: 7", "1: STORM", "2: PEGASUS"])
    assert {((17,), None)} == playable(state, 3)
    assert ("single", 1, 34, 3) == top(played(state, 3, "HYDRA"))
    state = position(5, 5, 5, "PEGASUS 1 H", turn=3, trick=["0: 7", "1: STORM", "2: HYDRA"])
    refused(state, play(state, 3, "PEGASUS"), "HY-COMBO-12")


@pytest.mark.rule("HY-HYDRA-5", "HY-LEAP-10")
def test_ex_18_the_hydra_attack_closes_the_trick_in_the_same_step() -> None:
    """On four Heroes of C: D takes everything and leads; B's Time Leap comes too late."""
    state = position("1", "LEAP 1", "B1", "HYDRA PEGASUS 4", turn=3, trick=["2: H H H H"], rest=0)
    result = step(state, play(state, 3, "HYDRA PEGASUS"))
    assert set(cards("RH BH GH YH HYDRA PEGASUS")) == set(only(hy.TrickWon, result).cards)
    assert set(cards("RH BH GH YH HYDRA PEGASUS")) == set(result.state.captured[3])
    assert (3, None) == (turn(result.state), result.state.trick)
    refused(result.state, hy.PlayLeap(1), "HY-TURN-11")


@pytest.mark.rule("HY-HYDRA-5", "HY-STORM-9")
def test_the_hydra_attack_takes_effect_cards_as_well() -> None:
    state = position(5, 5, "HYDRA PEGASUS 4", 5, turn=2, trick=["0: R7", "1: STORM", "3: TRICKSTER", "0: LEAP"], rest=0)
    state = played(state, 2, "HYDRA PEGASUS")
    assert set(cards("R7 STORM TRICKSTER LEAP HYDRA PEGASUS")) == set(state.captured[2])


@pytest.mark.rule("HY-HYDRA-6")
def test_ex_19_a_hydra_attack_is_led() -> None:
    """B captures the two cards and leads again; nobody else had a turn."""
    state = position(5, "HYDRA PEGASUS 4", 5, 5, turn=1, rest=0)
    result = step(state, play(state, 1, "HYDRA PEGASUS"))
    assert set(cards("HYDRA PEGASUS")) == set(result.state.captured[1])
    assert (1, None, []) == (turn(result.state), result.state.trick, of(hy.Checked, result))
    assert "R4" == hand(result.state, 1)


@pytest.mark.rule("HY-HYDRA-7", "HY-TRICKSTER-6", "HY-LEAP-1")
def test_a_single_hydra_cannot_be_tricked_but_leapt_on() -> None:
    state = position(5, 5, "TRICKSTER 1", "LEAP 1", turn=1, trick=["0: HYDRA"])
    refused(state, hy.PlayTrickster(2), "HY-TRICKSTER-6")
    assert set() == legal(state, 2)
    state = after(state, hy.PlayLeap(3))
    assert (0, ("single", 1, 34, 0)) == (turn(state), top(state))


# Pegasus.


@pytest.mark.rule("HY-PEGASUS-1")
def test_pegasus_alone_is_above_every_single_but_the_hydra() -> None:
    state = position(5, "PEGASUS 1", 5, 5, turn=1, trick=["0: H"])
    assert ("single", 1, 32, 1) == top(played(state, 1, "PEGASUS"))
    state = position(5, "H COMPANION 13 1", 5, 5, turn=1, trick=["0: PEGASUS"])
    assert {hy.Check(1)} == legal(state, 1)


@pytest.mark.rule("HY-PEGASUS-1", "HY-STORM-7")
def test_pegasus_alone_is_above_every_single_but_the_hydra_in_a_storm() -> None:
    """On a 1, the highest number then."""
    state = position(5, 5, 5, "PEGASUS 2", turn=3, trick=["0: 7", "1: STORM", "2: 1"])
    assert ("single", 1, 32, 3) == top(played(state, 3, "PEGASUS"))
    state = position("1 H", 5, 5, 5, turn=0, trick=["0: 7", "1: STORM", "2: PEGASUS"], checked=[3])
    assert {hy.Check(0)} == legal(state, 0)


@pytest.mark.rule("HY-PEGASUS-2")
@pytest.mark.parametrize("rank", range(1, 14))
def test_pegasus_stands_for_any_number_in_a_pair_and_a_triple(rank: int) -> None:
    assert ("pair", 1, 2 * rank, 0) == lead(f"{rank} PEGASUS", rank)
    assert ("triple", 1, 2 * rank, 0) == lead(f"{rank} {rank} PEGASUS", rank)


@pytest.mark.rule("HY-PEGASUS-2")
@pytest.mark.parametrize(
    ("text", "pegasus_as", "length", "strength"),
    [("6 6 7 PEGASUS", 7, 2, 14), ("6 7 7 PEGASUS", 6, 2, 14), ("6 6 7 8 8 PEGASUS", 7, 3, 16)],
)
def test_pegasus_in_a_pair_sequence(text: str, pegasus_as: int, length: int, strength: int) -> None:
    assert ("pairs", length, strength, 0) == lead(text, pegasus_as)


@pytest.mark.rule("HY-PEGASUS-2")
def test_pegasus_stands_for_one_card_only() -> None:
    no_play("6 PEGASUS 7", "HY-COMBO-21", 6)
    no_play("6 7 PEGASUS 8", "HY-COMBO-21", 6)
    no_play("7 PEGASUS 10 11 12", "HY-COMBO-21", 8)


@pytest.mark.rule("HY-PEGASUS-2")
def test_ex_11_pegasus_inside_a_straight() -> None:
    assert ("straight", 5, 10, 0) == lead("1 2 3 PEGASUS 5", 4)


@pytest.mark.rule("HY-PEGASUS-6", "HY-PEGASUS-2")
def test_ex_12_pegasus_at_either_end_of_a_straight() -> None:
    """The player says which end; 12 does not fit, and saying nothing neither."""
    text = "7 8 9 10 PEGASUS"
    assert ("straight", 5, 22, 0) == lead(text, 11)
    assert ("straight", 5, 20, 0) == lead(text, 6)
    no_play(text, "HY-COMBO-21", 12)
    no_play(text, "HY-PEGASUS-6")


@pytest.mark.rule("HY-PEGASUS-9", "HY-PEGASUS-4")
def test_ex_13_the_strongest_straight() -> None:
    assert ("straight", 5, 28, 0) == lead("10 11 12 13 COMPANION")
    assert ("straight", 5, 28, 0) == lead("10 11 12 PEGASUS COMPANION", 13)
    no_play("10 11 12 13 PEGASUS", "HY-PEGASUS-4", 14)
    no_play("10 11 12 PEGASUS COMPANION", "HY-PEGASUS-4", 14)


@pytest.mark.rule("HY-PEGASUS-3")
def test_ex_14_pegasus_in_a_full_house() -> None:
    assert ("full_house", 1, 16, 0) == lead("7 7 8 8 PEGASUS", 8)
    assert ("full_house", 1, 14, 0) == lead("7 7 8 8 PEGASUS", 7)
    assert ("full_house", 1, 30, 0) == lead("H H H 7 PEGASUS", 7)
    assert ("full_house", 1, 14, 0) == lead("7 7 PEGASUS H H", 7)


@pytest.mark.rule("HY-PEGASUS-3", "HY-PEGASUS-4")
@pytest.mark.parametrize("pegasus_as", [None, *range(17)])
def test_ex_14_pegasus_does_not_pair_a_hero(pegasus_as: int | None) -> None:
    rule = "HY-PEGASUS-6" if pegasus_as is None else "HY-COMBO-21" if 1 <= pegasus_as <= 13 else "HY-PEGASUS-4"
    no_play("7 7 7 H PEGASUS", rule, pegasus_as)


@pytest.mark.rule("HY-PEGASUS-4")
@pytest.mark.parametrize("pegasus_as", [-1, 0, 14, 15, 16, 17])
def test_pegasus_stands_for_1_to_13_only(pegasus_as: int) -> None:
    no_play("H PEGASUS", "HY-PEGASUS-4", pegasus_as)
    no_play("6 6 PEGASUS", "HY-PEGASUS-4", pegasus_as)


@pytest.mark.rule("HY-PEGASUS-4")
def test_a_hero_with_pegasus_is_never_listed() -> None:
    state = position("H H PEGASUS COMPANION 1", 5, 5, 5)
    heroes = {found for found in playable(state, 0) if 15 in found[0]}
    assert {((15,), None), ((15, 15), None)} == heroes
    assert ((14, 16), 13) not in playable(state, 0)


@pytest.mark.rule("HY-PEGASUS-5", "HY-PEGASUS-10")
@pytest.mark.parametrize("rank", range(1, 14))
def test_pegasus_is_never_part_of_an_ambush(rank: int) -> None:
    text = f"{rank} {rank} {rank} PEGASUS"
    no_play(text, "HY-PEGASUS-5", rank)
    state = position(f"{text} WITCH", 5, 5, 5)
    assert not any(len(ranks) == 4 for ranks, _ in playable(state, 0))


@pytest.mark.rule("HY-PEGASUS-10")
def test_three_equal_cards_and_pegasus_are_no_play_in_any_order_and_with_any_value() -> None:
    """Not on a top either, where an Ambush would be good."""
    state = position(5, "R7 B7 G7 PEGASUS WITCH", 5, 5, turn=1, trick=["0: 9"])
    for order in permutations(cards("R7 B7 G7 PEGASUS")):
        refused(state, hy.Play(1, order, 7), "HY-PEGASUS-5")
    for other in (1, 6, 8, 13):
        refused(state, play(state, 1, "7 7 7 PEGASUS", other), "HY-COMBO-21")
    no_play("H H H PEGASUS", "HY-COMBO-21", 13)


@pytest.mark.rule("HY-PEGASUS-6")
@pytest.mark.parametrize("text", ["6 PEGASUS", "6 6 PEGASUS", "6 6 7 PEGASUS", "6 6 7 7 PEGASUS", "1 2 3 PEGASUS 5"])
def test_the_play_names_what_pegasus_stands_for(text: str) -> None:
    """Even where only one value fits."""
    no_play(text, "HY-PEGASUS-6")


@pytest.mark.rule("HY-PEGASUS-6")
def test_the_event_says_what_pegasus_stands_for() -> None:
    state = position("R6 PEGASUS WITCH", 5, 5, 5)
    event = only(hy.Played, step(state, play(state, 0, "R6 PEGASUS", 6)))
    assert ("pair", 6, 6) == (event.made.kind, event.made.rank, event.pegasus_as)


@pytest.mark.rule("HY-PEGASUS-7")
@pytest.mark.parametrize(
    ("text", "pegasus_as"),
    [("PEGASUS", 5), ("6 6", 6), ("6", 6), ("HYDRA PEGASUS", 13), ("STORM", 1), ("4 5 6 7 8", 8), ("4 4 4 4", 4)],
)
def test_every_other_play_names_nothing(text: str, pegasus_as: int) -> None:
    no_play(text, "HY-PEGASUS-7", pegasus_as)


@pytest.mark.rule("HY-PEGASUS-8")
def test_pegasus_may_stand_for_a_rank_that_is_held() -> None:
    """The second 7 stays in the hand, and so does the 5 of a straight."""
    state = position("R7 B7 PEGASUS", 5, 5, 5)
    assert {((7, 7), None), ((7, 16), 7), ((7, 7, 16), 7)} <= playable(state, 0)
    assert "B7" == hand(played(state, 0, "R7 PEGASUS", 7), 0)
    state = position("R3 R4 R5 R6 R7 PEGASUS", 5, 5, 5)
    assert "R5" == hand(played(state, 0, "R3 R4 R6 R7 PEGASUS", 5), 0)


@pytest.mark.rule("HY-PEGASUS-9")
@pytest.mark.parametrize(
    ("lying", "text", "pegasus_as", "strength"),
    [("7 7", "8 PEGASUS", 8, 16), ("7 7 7", "8 8 PEGASUS", 8, 16), ("4 5 6 7 8", "5 6 PEGASUS 8 9", 7, 18)],
)
def test_a_joker_beats_like_a_real_card(lying: str, text: str, pegasus_as: int, strength: int) -> None:
    state = position(5, f"{text} WITCH", 5, 5, turn=1, trick=[f"0: {lying}"])
    assert (strength, 1) == top(played(state, 1, text, pegasus_as))[2:]


@pytest.mark.rule("HY-PEGASUS-9", "HY-COMBO-12")
@pytest.mark.parametrize(
    ("joker", "pegasus_as", "real"), [("8 PEGASUS", 8, "8 8"), ("5 6 PEGASUS 8 9", 7, "5 6 7 8 9")]
)
def test_a_joker_ties_with_a_real_card(joker: str, pegasus_as: int, real: str) -> None:
    """Neither beats the other."""
    lying = joker.replace("PEGASUS", f"PEGASUS={pegasus_as}")
    state = position(5, f"{real} WITCH", 5, 5, turn=1, trick=[f"0: {lying}"])
    refused(state, play(state, 1, real), "HY-COMBO-12")
    state = position(5, f"{joker} WITCH", 5, 5, turn=1, trick=[f"0: {real}"])
    refused(state, play(state, 1, joker, pegasus_as), "HY-COMBO-12")
