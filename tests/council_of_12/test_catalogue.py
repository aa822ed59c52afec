"""
The shipped characters and challenges (C12-CAT-1 to C12-CAT-20), as the tables have them.

A catalogue of one's own is held against C12-CAT-3 to C12-CAT-16 only if it calls itself complete.
"""

from __future__ import annotations

from itertools import combinations

import attrs
import pytest

from tabletricks import InvalidOptions
from tabletricks import council_of_12 as c12

from .builders import characters


TABLE = """
1 river_dry easy 1 | | fav-2 | 3
2 stray_herd easy 2/4/6 | open(1) | fav-1 | 1
3 cracked_dam easy 1/2 | fav+1 | fav-1 disc(all) | 2
4 catch_mammoth easy 10/11/12 | back(one,any) | fav-1 | 1
5 tower_collapsed easy 9/10/11 | fav+1 | fav-1 | 1
6 poisoned_well easy 12 | fav+1 | fav-1 | 2
7 market_fog easy 5/6/7/8 | peek(1) | fav-1 | 1
8 celebration easy 3 | fav+1 | fav-1 | 2
9 mute_bell easy 7 | freebell | fav-1 | 2
10 twin_stars easy 1/2/3 10/11/12 | fav+1 | fav-1 | 3
11 lost_caravan easy 4/5/6 | back(all,top) | fav-1 | 1
12 runaway_goats easy 6/7/8/9 | freebell | fav-1 | 1
13 solve_crime easy 2/11 | arrange(2) | fav-1 | 2
14 siren_song easy 8/9 | | fav-1 | 2
15 harvest_feast easy 1/2/3/4 | fav+1 | fav-1 | 1
16 carrier_pigeons easy 3/6/9/12 | fav+2 | fav-1 | 1
17 sleeping_giant easy 5/8 | turn(tilt) | fav-1 | 2
18 travelling_circus easy 1/12 | recover(one) | fav-1 hush | 2
19 cold_hearth easy 4/8/12 | back(one,any) | fav-1 | 1
20 last_torch easy 10 | fav+2 | fav-2 | 3
21 strange_lights medium 3 10 | fav+1 open(1) | fav-1 | 4
22 witch_hunt medium 6/7 | fav+1 | fav-1 ban(supplicant) | 3
23 stolen_seal medium 2/3 | turn(any) | fav-1 roll | 3
24 sealed_gate medium 9 | peek(2) | fav-1 replay | 4
25 rotten_harvest medium 4/5 | back(all,any) | fav-1 disc(one) | 3
26 earthquake medium 1/7 | fav+1 | fav-1 roll | 3
27 mirror_lake medium 6/12 | open(all) | fav-1 turn(flip) | 3
28 feuding_brothers medium 2/4 9/11 | fav+2 | fav-1 ban(choice) | 5
29 contest medium 8/11 | recover(one) | fav-1 disc(all) | 4
30 zombie_horde hard 6 | | fav-2 | 6
31 burning_bridges hard 1 7 | fav+2 | fav-2 | 7
32 doppelganger hard 2 12 | peek(1) | fav-1 replay | 7
33 stone_of_silence hard 8 | | fav-1 hush ban(choice) | 6
34 black_sun hard 6 11 | fav+1 recover(one) | fav-2 | 8
35 divided_realm hard 4 5 | fav+1 open(all) | fav-1 disc(all) | 7
36 uprising hard 11 | fav+1 | fav-2 roll | 8
"""

SHORT: dict[str, c12.Effect] = {
    "fav+1": c12.Favour(1),
    "fav+2": c12.Favour(2),
    "fav-1": c12.Favour(-1),
    "fav-2": c12.Favour(-2),
    "open(1)": c12.OpenPlay("one"),
    "open(all)": c12.OpenPlay("all"),
    "back(one,any)": c12.TakeBack("one", "any"),
    "back(all,top)": c12.TakeBack("all", "top"),
    "back(all,any)": c12.TakeBack("all", "any"),
    "recover(one)": c12.Recover(),
    "disc(one)": c12.Discard("one"),
    "disc(all)": c12.Discard("all"),
    "peek(1)": c12.Peek(1),
    "peek(2)": c12.Peek(2),
    "arrange(2)": c12.Arrange(2),
    "turn(tilt)": c12.TurnDie("tilt"),
    "turn(any)": c12.TurnDie("any"),
    "turn(flip)": c12.TurnDie("flip"),
    "roll": c12.RollDie(),
    "ban(supplicant)": c12.Ban("supplicant"),
    "ban(choice)": c12.Ban("choice"),
    "hush": c12.Hush(),
    "freebell": c12.FreeBell(),
    "replay": c12.Replay(),
}
ROWS = TABLE.strip().splitlines()
CARDS = {card.number: card for card in c12.DEFAULT_CATALOGUE.challenges}
CROWNS = dict(zip(c12.CHARACTERS, c12.DEFAULT_CROWNS, strict=True))


def effects(text: str) -> tuple[c12.Effect, ...]:
    return tuple(SHORT[word] for word in text.split())


def months(*numbers: int) -> list[c12.Challenge]:
    """The cards of some months, by the numbers printed in the rulebook's table."""
    return [CARDS[number] for number in numbers]


def gain(side: tuple[c12.Effect, ...]) -> int:
    return sum(effect.n for effect in side if isinstance(effect, c12.Favour))


@pytest.mark.rule("C12-CAT-1", "C12-CAT-2", "C12-CAT-20")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row).split()[1])
def test_a_card_is_as_the_table_has_it(row: str) -> None:
    front, reward, penalty, points = row.split("|")
    number, name, difficulty, *goals = front.split()
    card = CARDS[int(number)]
    assert (name, difficulty) == (card.name, card.difficulty)
    assert tuple(tuple(map(int, goal.split("/"))) for goal in goals) == card.goals
    assert (effects(reward), effects(penalty), int(points)) == (card.reward, card.penalty, card.points)


@pytest.mark.rule("C12-CAT-1")
def test_there_are_36_challenges_and_the_succession() -> None:
    assert list(range(1, 37)) == [card.number for card in c12.DEFAULT_CATALOGUE.challenges]
    assert 37 == c12.SUCCESSION
    succession = c12.Options(3).rulebook.challenges[37]
    assert ("succession", (), ()) == (succession.name, succession.reward, succession.penalty)


@pytest.mark.rule("C12-CAT-2")
def test_every_card_has_one_or_two_goals_of_faces() -> None:
    for card in CARDS.values():
        assert len(card.goals) in (1, 2)
        assert all(goal and set(goal) <= set(range(1, 13)) for goal in card.goals)


@pytest.mark.rule("C12-CAT-3", "C12-CAT-4", "C12-CAT-5")
@pytest.mark.parametrize(
    ("german", "goals"),
    [("WOHNTURM EINGESTÜRZT", ((9, 10, 11),)), ("FEIER", ((3,),)), ("SELTSAME LICHTER", ((3,), (10,)))],
)
def test_the_goals_of_the_rulebook(german: str, goals: tuple[c12.Goal, ...]) -> None:
    """Three cards are shown in the rulebook, and said to be known."""
    (card,) = [card for card in CARDS.values() if card.german == german]
    assert (goals, ("name", "goals")) == (card.goals, card.known)


@pytest.mark.rule("C12-CAT-6")
def test_january_and_may_are_easy() -> None:
    assert {"easy"} == {card.difficulty for card in months(5, 8, 9, 12, 15, 16, 20)}


@pytest.mark.rule("C12-CAT-7")
def test_february_is_mostly_easy() -> None:
    levels = [card.difficulty for card in months(1, 2, 8, 13, 14, 18, 21)]
    assert 4 <= levels.count("easy") <= 6


@pytest.mark.rule("C12-CAT-8")
def test_march_is_medium() -> None:
    """The fourth of seven, sorted by level."""
    order = ["easy", "medium", "hard"]
    assert 1 == sorted(order.index(card.difficulty) for card in months(3, 6, 22, 23, 24, 30, 36))[3]


@pytest.mark.rule("C12-CAT-9")
def test_april_is_harsh() -> None:
    for card in months(1, 3, 20, 24, 30, 31, 36):
        assert gain(card.penalty) <= -2 or (gain(card.penalty) == -1 and len(card.penalty) > 1)


@pytest.mark.rule("C12-CAT-10")
def test_august_wants_one_value() -> None:
    assert {(1,)} == {tuple(map(len, card.goals)) for card in months(1, 6, 8, 9, 20, 24, 33)}


@pytest.mark.rule("C12-CAT-11")
def test_september_has_two_goals_and_nothing_else_has() -> None:
    assert [10, 21, 28, 31, 32, 34, 35] == [number for number, card in CARDS.items() if len(card.goals) == 2]


@pytest.mark.rule("C12-CAT-12")
def test_october_rewards_nothing_or_knowledge() -> None:
    assert {c12.Peek} == {type(effect) for card in months(1, 7, 14, 24, 30, 32, 33) for effect in card.reward}


@pytest.mark.rule("C12-CAT-13")
def test_november_gains_no_favour() -> None:
    assert {0} == {gain(card.reward) for card in months(2, 4, 12, 13, 25, 29, 30)}


@pytest.mark.rule("C12-CAT-14")
def test_december_is_hard() -> None:
    assert {"hard"} == {card.difficulty for card in months(30, 31, 32, 33, 34, 35, 36)}


@pytest.mark.rule("C12-CAT-15")
def test_there_are_20_easy_9_medium_and_7_hard_challenges() -> None:
    levels = [card.difficulty for card in CARDS.values()]
    assert (20, 9, 7) == (levels.count("easy"), levels.count("medium"), levels.count("hard"))


@pytest.mark.rule("C12-CAT-16")
def test_what_the_rulebook_says_that_some_card_does() -> None:
    rewards = {effect for card in CARDS.values() for effect in card.reward}
    every = rewards | {effect for card in CARDS.values() for effect in card.penalty}
    assert {c12.OpenPlay("one"), c12.OpenPlay("all"), c12.Favour(1)} <= rewards
    assert {c12.Replay(), c12.Ban("choice"), c12.TakeBack("one", "any")} <= every
    assert all(gain(card.penalty) < 0 for card in CARDS.values())


@pytest.mark.rule("C12-CAT-17", "C12-CAT-18")
def test_the_crown_values() -> None:
    """1 for four of them, 3 for three, 2 for all others."""
    assert {"worker", "druid", "warlock", "shapeshifter"} == {one for one, crown in CROWNS.items() if crown == 1}
    assert {"princess", "patient", "oracle"} == {one for one, crown in CROWNS.items() if crown == 3}
    assert {"alchemist", "golem", "machine", "parasite", "knight"} == {one for one in CROWNS if CROWNS[one] == 2}


@pytest.mark.rule("C12-CAT-18")
def test_four_supplicants_may_be_without_a_value_1() -> None:
    """So that drawing again can happen; and need not: some four have one."""
    others = [one for one in c12.CHARACTERS if one != "worker"]
    assert {True, False} == {any(CROWNS[one] == 1 for one in four) for four in combinations(others, 4)}


@pytest.mark.rule("C12-CAT-19")
def test_every_month_can_be_set_up() -> None:
    for scenario in c12.YEAR:
        ones = {one for one in scenario.deck.supplicants if CROWNS[one] == 1}
        assert len(ones) >= 2, scenario.month


@pytest.mark.rule("C12-CAT-20")
def test_the_points_of_each_level() -> None:
    points = {level: {card.points for card in CARDS.values() if card.difficulty == level} for level in ("easy", "hard")}
    assert {1, 2, 3} == points["easy"]
    assert {6, 7, 8} == points["hard"]
    assert {3, 4, 5} == {card.points for card in CARDS.values() if card.difficulty == "medium"}
    assert 0 == c12.Options(3).rulebook.challenges[c12.SUCCESSION].points


def test_the_characters_in_canonical_order() -> None:
    names = "alchemist worker druid princess patient golem warlock machine oracle parasite knight shapeshifter"
    assert characters(names) == c12.CHARACTERS


# Catalogues of one's own.


def replaced(*cards: c12.Challenge, complete: bool = True) -> c12.Catalogue:
    """The default catalogue with other cards of the same numbers."""
    other = {card.number: card for card in cards}
    return c12.Catalogue(tuple(other.get(number, card) for number, card in CARDS.items()), complete)


def levels(**numbers: tuple[int, ...]) -> tuple[c12.Challenge, ...]:
    """Cards with another difficulty."""
    words: dict[str, c12.Difficulty] = {"easy": "easy", "medium": "medium", "hard": "hard"}
    return tuple(
        attrs.evolve(CARDS[number], difficulty=words[level]) for level, group in numbers.items() for number in group
    )


def goals(number: int, *wanted: c12.Goal) -> tuple[c12.Challenge, ...]:
    return (attrs.evolve(CARDS[number], goals=wanted),)


def reward(number: int, text: str) -> tuple[c12.Challenge, ...]:
    return (attrs.evolve(CARDS[number], reward=effects(text)),)


def penalty(number: int, text: str) -> tuple[c12.Challenge, ...]:
    return (attrs.evolve(CARDS[number], penalty=effects(text)),)


def without(*unwanted: str) -> tuple[c12.Challenge, ...]:
    """All cards without some effects."""
    gone = effects(" ".join(unwanted))
    return tuple(
        attrs.evolve(
            card,
            reward=tuple(effect for effect in card.reward if effect not in gone),
            penalty=tuple(effect for effect in card.penalty if effect not in gone),
        )
        for card in CARDS.values()
    )


BROKEN: list[tuple[str, tuple[c12.Challenge, ...]]] = [
    ("C12-CAT-3", goals(5, (9, 10))),
    ("C12-CAT-4", goals(8, (4,))),
    ("C12-CAT-5", goals(21, (3,), (9,))),
    ("C12-CAT-6", levels(medium=(5,))),
    ("C12-CAT-10", goals(6, (11, 12))),
    ("C12-CAT-10", goals(6, (11,), (12,))),
    ("C12-CAT-11", goals(10, (1, 2, 3))),
    ("C12-CAT-13", reward(2, "fav+1")),
    ("C12-CAT-15", levels(easy=(22,), hard=(21, 24, 25, 26, 27, 28, 29))),
]


@pytest.mark.parametrize(("rule", "cards"), BROKEN, ids=[f"{n}-{rule}" for n, (rule, _) in enumerate(BROKEN)])
@pytest.mark.rule(
    "C12-CAT-3", "C12-CAT-4", "C12-CAT-5", "C12-CAT-6", "C12-CAT-10", "C12-CAT-11", "C12-CAT-13", "C12-CAT-15",
)  # fmt: skip
def test_a_complete_catalogue_keeps_the_promises_of_the_year(rule: str, cards: tuple[c12.Challenge, ...]) -> None:
    """The same cards may be played in a catalogue that does not claim to be complete."""
    with pytest.raises(InvalidOptions, match=rf"\[{rule}\]"):
        c12.Options(3, "scenario", 1, catalogue=replaced(*cards))
    assert 3 == c12.Options(3, "scenario", 1, catalogue=replaced(*cards, complete=False)).players


FREE: list[tuple[c12.Challenge, ...]] = [
    levels(easy=(21,)), levels(medium=(36,)), penalty(30, "fav-1"), reward(7, "hush"), penalty(2, "hush"),
    without("open(1)", "open(all)"),
]  # fmt: skip


@pytest.mark.rule("C12-CAT-7", "C12-CAT-9", "C12-CAT-12", "C12-CAT-14", "C12-CAT-16")
@pytest.mark.parametrize("cards", FREE, ids=range(len(FREE)))
def test_what_the_rulebook_does_not_print_refuses_no_real_card(cards: tuple[c12.Challenge, ...]) -> None:
    assert 3 == c12.Options(3, "scenario", 1, catalogue=replaced(*cards)).players


@pytest.mark.rule("C12-CAT-3")
def test_a_card_is_known_by_its_name() -> None:
    """Wherever it stands, and in the spelling of its German name; another card may have its number here."""
    tower, other = CARDS[5], attrs.evolve(CARDS[15], number=5)
    moved = attrs.evolve(tower, number=15, name="own", title="My Tower", german="Wohnturm eingestürzt")
    assert 3 == c12.Options(3, catalogue=replaced(other, moved)).players
    with pytest.raises(InvalidOptions, match=r"\[C12-CAT-3\]"):
        c12.Options(3, catalogue=replaced(other, attrs.evolve(moved, goals=((9,),))))


@pytest.mark.rule("C12-CAT-1")
def test_invented_names_are_no_german_names_of_cards() -> None:
    assert {card.number for card in CARDS.values() if card.german} == {
        card.number for card in CARDS.values() if "name" in card.known
    }


@pytest.mark.rule("C12-CAT-1")
def test_a_complete_catalogue_has_all_numbers() -> None:
    cards = c12.DEFAULT_CATALOGUE.challenges
    assert 3 == c12.Options(3, catalogue=c12.Catalogue(cards[:35])).players
    with pytest.raises(InvalidOptions, match=r"\[C12-CAT-1\]"):
        c12.Options(3, catalogue=c12.Catalogue(cards[:35], complete=True))
    with pytest.raises(InvalidOptions, match=r"\[C12-CAT-1\]"):
        c12.Options(3, catalogue=c12.Catalogue((*cards, cards[0])))


@pytest.mark.rule("C12-CAT-15", "C12-SETUP-12")
@pytest.mark.parametrize(("number", "level"), [(4, "easy"), (2, "medium"), (1, "hard")])
def test_a_standard_game_needs_enough_cards_of_each_level(number: int, level: c12.Difficulty) -> None:
    others = [card for card in CARDS.values() if card.difficulty != level]
    some = [card for card in CARDS.values() if card.difficulty == level]
    assert 3 == c12.Options(3, catalogue=c12.Catalogue((*others, *some[:number]))).players
    with pytest.raises(InvalidOptions, match=r"\[C12-CAT-15\]"):
        c12.Options(3, catalogue=c12.Catalogue((*others, *some[: number - 1])))
