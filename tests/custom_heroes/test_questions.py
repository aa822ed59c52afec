"""
What a seat is asked: in the upkeep, in a trick, and at the power cap.
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import declare, follow, play, position, sleeve, upkeep


NAMES = ("Ann", "Ben", "Cleo", "Dan")


def prompt(state: ch.State, seat: int) -> str:
    """What a seat reads."""
    question = ch.question(state, seat)
    assert question is not None
    return ch.describe(question, NAMES)


@pytest.mark.rule("CH-UPKEEP-4", "CH-UPKEEP-5", "CH-ADV-KODORA-4", "CH-ADV-KODORA-7")
def test_the_question_about_kodora() -> None:
    """It tells how many bets the VP allow, the same for everybody, and is gone with the answer."""
    state = upkeep(vp={0: 2, 1: 5}, hands={0: "1{K}"})
    expected = (ch.BetOnKodora(0, True, "CH-UPKEEP-4", 1), ch.BetOnKodora(1, True, "CH-UPKEEP-4", 2))
    assert expected == (ch.question(state, 0), ch.question(state, 1))
    for seat in (0, 1, 2, 3, None):
        assert expected == ch.view(state, seat).asked
    assert None is ch.question(state, 2)
    after = follow(state, declare(0))
    assert (None, expected[1:]) == (ch.question(after, 0), ch.view(after, 0).asked)
    assert (
        "Ann, do you stake 2 VP with Kodora on being the first one out? You can do so on one card, or on none."
        == prompt(state, 0)
    )
    assert (
        "Ben, do you stake 2 VP with Kodora on being the first one out? You can do so on up to 2 cards, or on none."
        == prompt(state, 1)
    )


@pytest.mark.rule("CH-UPKEEP-7", "CH-INFO-4")
def test_the_question_about_kodora_does_not_tell_who_has_one() -> None:
    """With and without a Kodora the question is the same."""
    rich = upkeep(vp={0: 4})
    poor = upkeep(vp={0: 4}, hands={1: "2{K}"}, screens={0: "ascended"})
    assert ch.question(rich, 0) == ch.question(poor, 0)


@pytest.mark.rule("CH-PLAY-11")
def test_the_question_to_the_leader() -> None:
    """The leader is to lead, before and after sleeving."""
    state = position(hands={0: "8 1"}, screens={0: "edge"})
    for now in (state, follow(state, sleeve(0, "edge", "8"))):
        assert ch.LeadTrick(0, True, "CH-PLAY-11") == ch.question(now, 0)
        assert (ch.question(now, 0),) == ch.view(now, 3).asked
    assert "Ann, lead the trick with a set of your choice." == prompt(state, 0)


@pytest.mark.rule("CH-PLAY-6", "CH-PLAY-7", "CH-PLAY-8", "CH-PLAY-9", "CH-TRICK-2", "CH-ADV-ASCENDED-4")
@pytest.mark.parametrize(
    ("players", "pile", "text"),
    [
        (4, "6 6", "Ben, beat 2 x 6 of Ann with a set of 2 that is worth 6 or more, or pass."),
        (4, "6{C}*", "Ben, beat the 6 of Ann with a card that is worth 6 or less, or pass."),
        (2, "6", "Ben, beat the 6 of Ann with a card that is worth more than 6, or pass."),
        (4, "6{A}*", "Ben, beat the Ascended Form of Ann with another one, or pass."),
    ],
)
def test_the_question_to_those_who_may_answer(players: int, pile: str, text: str) -> None:
    """It names the top set and what is good enough."""
    state = position(players, hands={1: "8 8 1"}, pile=[(0, pile)])
    assert text == prompt(state, 1)
    assert (ch.question(state, 1),) == ch.view(state, None).asked


@pytest.mark.rule("CH-POWER-9", "CH-POWER-10", "CH-INFO-4")
def test_the_question_at_the_power_cap() -> None:
    """The player sees how much it is, everybody else that it is asked."""
    state = follow(position(hands={0: "4{B} 4{C} 4{S} 1"}, power={0: 6}), play(0, "4{B} 4{C} 4{S}"))
    own = ch.ComeDownToCap(0, True, "CH-POWER-9", 9, 1)
    assert own == ch.question(state, 0) == ch.view(state, 0).question
    for seat in (0, 1, None):
        assert (ch.ComeDownToCap(0, True, "CH-POWER-9", None, None),) == ch.view(state, seat).asked
    expected = "Ann, you hold 9 power and may keep 6: trade 4 power for 1 VP once or not at all, then "
    assert f"{expected}discard what is still above 6." == prompt(state, 0)
    assert "Ann, come down to 6 power." == ch.describe(own.public(), NAMES)


@pytest.mark.rule("CH-FINAL-10")
def test_nobody_is_asked_after_the_end() -> None:
    """A game that is over asks nothing."""
    state = follow(position(hands={0: "9"}, vp={0: 10}), play(0, "9"))
    assert [None] * 4 == [ch.question(state, seat) for seat in range(4)]
    assert (None, ()) == (ch.view(state, 0).question, ch.view(state, 0).asked)
