"""
What events and refusals say: cards with the right article, whose play it was, and what a player has to know.
"""

from __future__ import annotations

import pytest

from tabletricks import hydra as hy

from .builders import after, card, cards, play, played, position, refused, step


NAMES = ("Ann", "Ben", "Cleo", "Dan")


def told(event: hy.Event) -> str:
    """The sentence of an event, with names."""
    return hy.describe(event, NAMES)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (hy.PileTurned(card("R7")), "The pile shows the red 7 now."),
        (hy.PileTurned(card("PEGASUS")), "The pile shows Pegasus now."),
        (hy.CardDrawn(1, card("LEAP")), "Ben draws Time Leap from the pile."),
        (hy.CardPassed(0, 1, card("HYDRA")), "Ann passes the Hydra to Ben."),
        (hy.CardPassed(0, 1, None), "Ann passes a card to Ben."),
        (hy.Played(2, cards("LEAP"), "single", 1, 0, None, None), "Cleo leads Time Leap, which counts 0."),
        (hy.LeapPlayed(3, 3), "Dan plays Time Leap on their own play."),
        (hy.LeapPlayed(3, 1), "Dan plays Time Leap on Ben's play."),
        (hy.StakeReduced(0, 40, 0, card("PEGASUS")), "Ann reduces the stake to 40 and turns up Pegasus."),
        (
            hy.MiddleTaken(0, 50, (0, 1, 2), cards("R3"), cards("PEGASUS WITCH")),
            "Ann plays for 50 and takes the red 3, Pegasus and the Witch.",
        ),
        (
            hy.MiddleTaken(0, 50, (0, 1, 2), cards("R3"), None),
            "Ann plays for 50 and takes the red 3 and 2 cards face down.",
        ),
        (hy.OvertimeStarted((0, 2, 3)), "Ann, Cleo and Dan share the lead: the game goes into overtime."),
    ],
)
def test_events(event: hy.Event, sentence: str) -> None:
    assert sentence == told(event)


def test_who_plays_on_the_own_play() -> None:
    state = after(position("R9 R12 R1", 4, 4, "LEAP R2", trick=["0: 5"], turn=1), hy.PlayLeap(3))
    (event,) = step(state, play(state, 0, "R12")).events
    assert "Ann plays the red 12 over their own 5." == told(event)


def test_a_storm_is_named_once() -> None:
    """On the Storm itself, and later on a card that was played in it."""
    state = after(position(4, "STORM R2", "R9 R3", "G9 R10", trick=["0: 7"], turn=1), hy.PlayStorm(1))
    assert "a 9 does not beat the Storm on a 7" == refused(state, play(state, 2, "R9"), "HY-COMBO-12").message
    state = played(state, 2, "R3")
    assert "a 9 does not beat a 3 in the Storm" == refused(state, play(state, 3, "G9"), "HY-COMBO-12").message


@pytest.mark.rule("HY-WITCH-4")
def test_who_has_chosen_is_told_that_it_is_final() -> None:
    """Not that others must decide, nor which card it was."""
    state = after(position("WITCH R4 R5", "R6 R7", 2, 2), hy.PlayWitch(0), hy.PassCard(1, card("R6")))
    for text in ("R6", "R7"):
        sentence = refused(state, hy.PassCard(1, card(text)), "HY-TURN-15").message
        assert "seat 1 has put a card face down already, and that is final" == sentence


@pytest.mark.rule("HY-TURN-11", "HY-COMPANION-7")
def test_time_leap_is_told_what_it_waits_for() -> None:
    state = played(position("COMPANION R4", 4, 4, "LEAP R5"), 0, "COMPANION")
    sentence = "Time Leap has to wait: seat 0 must decide about a companion first"
    assert sentence == refused(state, hy.PlayLeap(3), "HY-TURN-11").message


@pytest.mark.rule("HY-WITCH-1")
def test_the_witch_is_told_what_lies() -> None:
    state = position(4, "WITCH R4", 4, 4, trick=["0: 5 5 6 6"], turn=1)
    sentence = "the Witch is played instead of a lead, not on 2 pairs up to the 6s"
    assert sentence == refused(state, hy.PlayWitch(1), "HY-WITCH-1").message


def test_refusals_name_cards_with_their_article() -> None:
    state = position("R9 R10", 4, 4, 4)
    assert "you do not hold Pegasus" == refused(state, hy.Play(0, cards("PEGASUS")), "HY-TURN-9").message
    assert "you do not hold the green 9" == refused(state, hy.Play(0, cards("G9")), "HY-TURN-9").message
    drawn = after(position("R9 R10", 4, 4, pile="R7 R8"), hy.Draw(0))
    sentence = "you have drawn the red 7 and must play that as well"
    assert sentence == refused(drawn, hy.Play(0, cards("R9")), "HY-3P-6").message
