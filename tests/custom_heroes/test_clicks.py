"""
What is touched, what is done for a player whose time is up, and what a client shows of the cards.
"""

from __future__ import annotations

import pytest

from tabletricks import InvalidOptions
from tabletricks import custom_heroes as ch

from .builders import card, cards, declare, follow, play, position, sleeve, upkeep


def test_a_set_is_touched_card_by_card() -> None:
    """A card is touched once, whether its ability is activated or not; an advancement is touched like a card."""
    state = position(hands={0: "8 8{B} 9"}, power={0: 1}, screens={0: "left_p1"})
    assert (play(0, "8 8{B}"), play(0, "8 8{B}*")) == ch.select(state, 0, cards("8{B} 8"))
    assert (sleeve(0, "left_p1", "9"), play(0, "9")) == ch.select(state, 0, cards("9"))
    assert (sleeve(0, "left_p1", "9"),) == ch.select(state, 0, ("left_p1", card("9")))
    problem = ch.explain(state, 0, cards("8 9"))
    assert problem is not None
    assert ("CH-PLAY-3", "mixed_values") == (problem.rule, problem.reason)


def test_a_bet_is_touched_by_its_card() -> None:
    """The cards of a declaration are those that are bet."""
    state = upkeep(hands={0: "7{K}"}, vp={0: 4}, screens={0: "ascended kodora"})
    assert {declare(0, own="7{K}")} < set(ch.select(state, 0, cards("7{K}")))


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (position(hands={0: "8 3 3 5{B}"}, power={0: 6}, screens={0: "edge"}), play(0, "3")),
        (position(hands={1: "8 3"}, pile=[(0, "2")]), ch.Pass(1)),
        (upkeep(hands={1: "7{K}"}, vp={1: 4}), declare(1)),
        (follow(position(hands={0: "4{B} 4{C} 4{S} 1"}, power={0: 6}), play(0, "4{B} 4{C} 4{S}")), ch.ResolveCap(0, 1)),
    ],
    ids=["lead", "answer", "kodora", "cap"],
)
def test_the_modest_answer(state: ch.State, expected: ch.Action) -> None:
    """The lowest single card where one must play, else a pass; no bet; and no power thrown away that is worth a VP."""
    assert expected == ch.default_action(state, expected.seat)


def test_the_cards_of_the_game() -> None:
    """Ten characters and all 84 advancements, told in both languages, each with rules that exist."""
    english, german = ch.card_list(), ch.card_list("de")
    assert [info.code for info in english] == [info.code for info in german]
    assert len({info.title for info in english}) == len({info.title for info in german}) == len(english)
    assert 84 == sum(info.copies for info in english)
    assert {"character", "advancement"} == {info.kind for info in english}
    by_code = {info.code: info for info in german}
    assert ("Stachel", 6) == (by_code["edge"].title, by_code["edge"].copies)
    assert "Rot, für die linke Hand. +5 auf den Wert der Karte" == by_code["left_p5"].text
    assert ("Aura 12", 12) == (by_code["aura_12"].title, by_code["aura_12"].value)
    expected = "Yellow. For 1 power you get 1 VP if you win this trick"
    assert expected == next(info.text for info in english if info.code == "spector")


STARTERS = ch.DEFAULT_CATALOGUE[:2]


@pytest.mark.rule("CH-COMP-10")
@pytest.mark.parametrize(
    ("catalogue", "reason"),
    [
        ((ch.Advancement("free", "Free", "yellow", ability="edge", count=40),), "at least 1 power"),
        ((ch.Advancement("many", "Many", "yellow", ability="edge", cost=1, count=13),), "do the same"),
        ((ch.Advancement("aura_5", "Aura", "green", reset=5, count=40),), "do the same"),
        (tuple(ch.Advancement(f"a{n}", "Aura", "green", reset=5, count=7) for n in range(2)), "do the same"),
    ],
    ids=["free-edges", "many-edges", "many-auras", "two-names"],
)
def test_catalogues_are_bounded(catalogue: ch.Catalogue, reason: str) -> None:
    """Abilities cost power, and there are at most twelve advancements that do the same."""
    with pytest.raises(InvalidOptions, match=reason):
        ch.Options(2, catalogue=(*STARTERS, *catalogue))
    with pytest.raises(InvalidOptions, match=reason):
        ch.Options(2, catalogue=(*STARTERS, *catalogue, ch.Advancement("left_p1", "Item", "red", modifier=1)))


@pytest.mark.rule("CH-ACT-2")
def test_lists_are_bounded() -> None:
    """A hand that was built to hold as many sets as possible: the list ends, what it leaves out may be played."""
    edge = ch.Advancement("edge", "Edge", "yellow", ability="edge", cost=1, count=12)
    burny = ch.Advancement("burny", "Burny", "yellow", ability="burny", cost=1, count=12)
    aura = ch.Advancement("aura_6", "Aura", "green", reset=6, count=12)
    item = ch.Advancement("left_p1", "Left hand +1", "red", modifier=1, count=12)
    options = ch.Options(2, catalogue=(*STARTERS, edge, burny, aura, item))
    hand = " ".join(
        [f"{base}{{g6,{buddy}}}" for base in (1, 2, 3, 4, 7, 8) for buddy in "EB"] + ["5{r+1,E}", "6", "5{r+1}"]
    )
    state = position(2, hands={0: hand}, power={0: 6}, options=options)
    listed = ch.legal_actions(state, 0)
    assert 20_000 == sum(isinstance(action, ch.Play) for action in listed)
    assert len(set(listed)) == len(listed)
    assert all(ch.check(state, action) is None for action in listed[::500])
    unlisted = play(0, hand.replace("}", "}*", 6).replace("5{r+1}*", "5{r+1}"))
    assert unlisted not in listed
    assert None is ch.check(state, unlisted)
