"""
What can be touched: every card that can be used selects something, in whatever colour, special cards as well.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from tabletricks import hydra as hy
from tabletricks.testing import random_playout

from .builders import after, card, cards, opening, played, position


def selected(state: hy.State, seat: int, text: str) -> set[hy.Action]:
    """What some touched cards may become."""
    return set(hy.select(state, seat, cards(text)))


@pytest.mark.rule("HY-COMBO-18")
def test_every_colour_can_be_touched() -> None:
    """The list has one colour of a rank; a selection has the very cards that were touched."""
    state = position("R7 B7 G7 R8", 4, 4, 4)
    singles = {text: hy.Play(0, cards(text)) for text in ("R7", "B7", "G7")}
    for text, single in singles.items():
        assert single in selected(state, 0, text)
        assert not {other for other in singles.values() if other != single} & selected(state, 0, text)
    assert selected(state, 0, "B7 G7") == {hy.Play(0, cards("B7 G7")), hy.Play(0, cards("R7 B7 G7"))}
    assert selected(state, 0, "G7 R8") == set()
    assert "HY-COMBO-21" == _rule(state, 0, "G7 R8")


@pytest.mark.rule("HY-COMBO-18", "HY-PEGASUS-6")
def test_with_pegasus_every_rank_is_selected_for_which_it_can_stand() -> None:
    state = position("R7 B8 G8 R9 R10 PEGASUS R1", 4, 4, 4)
    straights = {action for action in selected(state, 0, "R7 G8 R9 R10 PEGASUS") if isinstance(action, hy.Play)}
    assert {6, 11} == {play.pegasus_as for play in straights}
    assert all(set(play.cards) == set(cards("R7 G8 R9 R10 PEGASUS")) for play in straights)


@pytest.mark.rule("HY-3P-6", "HY-3P-13")
def test_what_was_drawn_stays_in_the_play() -> None:
    state = after(position("R7 G7 R8", 4, 4, pile="B7 R9"), hy.Draw(0))
    assert selected(state, 0, "G7") == {hy.Play(0, cards("B7 G7")), hy.Play(0, cards("B7 R7 G7"))}
    assert hy.Play(0, cards("B7")) in selected(state, 0, "B7")


@pytest.mark.rule("HY-STORM-1", "HY-WITCH-1", "HY-LEAP-1", "HY-TRICKSTER-1", "HY-TRICK-7")
def test_special_cards_can_be_touched() -> None:
    leading = position("WITCH STORM R4", 4, 4, 4)
    assert selected(leading, 0, "WITCH") == {hy.PlayWitch(0)}
    assert selected(leading, 0, "STORM") == {hy.Play(0, cards("STORM"))}
    state = position(4, "STORM R2", "LEAP R3", "TRICKSTER R5", trick=["0: R9"], turn=1)
    assert selected(state, 1, "STORM") == {hy.PlayStorm(1)}
    assert selected(state, 2, "LEAP") == {hy.PlayLeap(2)}
    assert selected(state, 3, "TRICKSTER") == {hy.PlayTrickster(3)}


def _rule(state: hy.State, seat: int, text: str) -> str | None:
    problem = hy.explain(state, seat, cards(text))
    return None if problem is None else problem.rule


def test_what_cannot_be_used_is_explained() -> None:
    """Also where nothing but a check is left, and out of turn."""
    state = position(4, "STORM WITCH R2", "LEAP R3", 4, trick=["0: HYDRA"], turn=1)
    assert ["HY-COMBO-12", "HY-TRICK-10", "HY-WITCH-11"] == [_rule(state, 1, text) for text in ("R2", "STORM", "WITCH")]
    assert "HY-TURN-10" == _rule(state, 2, "R3")
    assert _rule(state, 2, "LEAP") is None
    assert "HY-BID-14" == _rule(opening(hands={0: "R4"}).state, 0, "R4")


@pytest.mark.rule("HY-6P-5", "HY-COMPANION-5")
def test_seats_can_be_touched() -> None:
    state = opening(6, open_place=0).state
    assert (hy.NamePartner(0, 3),) == hy.select(state, 0, seats=[3])
    state = played(position("COMPANION R4", 4, 4, 4), 0, "COMPANION")
    assert (hy.NameCompanion(0, 2),) == hy.select(state, 0, seats=[2])
    problem = hy.explain(state, 0, seats=[0])
    assert problem is not None
    assert "HY-COMPANION-5" == problem.rule


def test_whoever_runs_out_of_time_does_nothing_rash() -> None:
    """Checks, plays the lowest card, keeps the special ones, does not look, and gives the lowest card away."""
    leading = position("WITCH STORM PEGASUS COMPANION R8 R3 B3", 4, 4, 4)
    assert hy.Play(0, cards("R3")) == hy.default_action(leading, 0)
    assert hy.Check(1) == hy.default_action(position(4, "H", 4, 4, trick=["0: R9"], turn=1), 1)
    assert hy.Play(0, cards("STORM")) == hy.default_action(position("WITCH STORM", 4, 4, 4), 0)
    assert hy.PlayWitch(0) == hy.default_action(position("WITCH", 4, 4, 4), 0)
    state = opening(middle="R4 RH R9").state
    assert hy.Reduce(0) == hy.default_action(state, 0)
    state = after(state, hy.Reduce(0), hy.Reduce(0))
    assert hy.Take(0, (1,)) == hy.default_action(state, 0)
    named = played(position("COMPANION R4", 4, 4, 4), 0, "COMPANION")
    assert hy.NameCompanion(0, 1) == hy.default_action(named, 0)
    third = played(position("R5 R6", "R7 R8", "COMPANION R9", turn=2, pile="R12 B2"), 2, "COMPANION")
    assert hy.NameCompanion(2, None) == hy.default_action(third, 2)
    pile = played(position("COMPANION R5", "R6 R7", pile="R8 B2", personal={0: "R1 R2"}), 0, "COMPANION")
    assert hy.Look(0, look=False) == hy.default_action(pile, 0)
    passing = after(position("WITCH R9 B4", "R5 R6", "R7 R8", "G9 R10"), hy.PlayWitch(0))
    assert hy.PassCard(0, card("B4")) == hy.default_action(passing, 0)
    drawn = after(position("R4 R5", "R6 R7", 3, trick=["0: R1"], turn=1, pile="LEAP R9"), hy.Draw(1))
    assert hy.PlayLeap(1) == hy.default_action(drawn, 1)


@pytest.mark.playouts
@pytest.mark.parametrize("variant", ["2p", "3p", "4p", "6p"])
def test_one_or_two_touched_cards_select_what_check_accepts(variant: str) -> None:
    """By trying out: a card selects something if any play that check accepts has it, and what is selected is legal."""
    for decision in random_playout(hy.GAME, hy.variants()[variant], 3):
        state, seat = decision.state, decision.action.seat
        if decision.number % 9 or not isinstance(hy.question(state, seat), hy.LeadTrick | hy.AnswerTrick):
            continue
        hand = state.hands[seat]
        for touched in [(one,) for one in hand] + list(combinations(hand, 2)):
            found = hy.select(state, seat, touched)
            assert all(hy.check(state, action) is None for action in found)
            if hy.check(state, hy.Play(seat, touched)) is None:
                assert set(touched) in [set(action.cards) for action in found if isinstance(action, hy.Play)]
            assert (hy.explain(state, seat, touched) is None) == bool(found)


def test_the_cards_are_listed_for_clients() -> None:
    listed = {info.code: info for info in hy.card_list()}
    assert 63 == len(listed)
    assert ("red 7", 7, 0) == (listed["R7"].title, listed["R7"].value, listed["R7"].points)
    assert (None, 5, 10) == (listed["R3"].points, listed["R11"].points, listed["RH"].points)
    german = {info.code: info.title for info in hy.card_list("de")}
    assert ("Zeitsprung", "roter Held", "Gefährte") == (german["LEAP"], german["RH"], german["COMPANION"])
