"""
What a refusal says: the cards, whose turn it is, what comes first, and what would do instead.
"""

from __future__ import annotations

import pytest

from tabletricks import hydra as hy

from .builders import after, cards, opening, play, played, position, refused


NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


def both(state: hy.State, action: hy.Action, rule: str) -> tuple[str, str]:
    """A refusal in English and in German."""
    problem = refused(state, action, rule)
    return hy.describe(problem, NAMES), hy.describe(problem, NAMES, "de")


@pytest.mark.rule("HY-COMBO-12", "HY-STORM-5")
def test_a_storm_is_named_once_and_its_order_is_said() -> None:
    """On the Storm itself, and later on a card that was played in it."""
    state = after(position(4, "STORM R2", "R9 R3", "G9 R10", trick=["0: 7"], turn=1), hy.PlayStorm(1))
    assert both(state, play(state, 2, "R9"), "HY-COMBO-12") == (
        "A 9 does not beat the Storm on a 7: in the Storm 1 is the highest card and a Hero the lowest.",
        "Eine 9 schlägt den Sturm auf eine 7 nicht: im Sturm ist 1 die höchste Karte und der Held die tiefste.",
    )
    state = played(state, 2, "R3")
    assert both(state, play(state, 3, "G9"), "HY-COMBO-12")[0].startswith("A 9 does not beat a 3: in the Storm 1")
    usual = position(4, "R8 R2", 4, 4, trick=["0: R9"], turn=1)
    assert both(usual, play(usual, 1, "R8"), "HY-COMBO-12") == (
        "An 8 does not beat a 9.",
        "Eine 8 schlägt eine 9 nicht.",
    )


@pytest.mark.rule("HY-TRICK-10", "HY-STORM-1", "HY-STORM-3", "HY-TRICKSTER-6")
def test_a_card_without_value_is_played_for_its_effect_if_it_can() -> None:
    state = position(4, "STORM R2", 4, 4, trick=["0: R9"], turn=1)
    assert both(state, play(state, 1, "STORM"), "HY-TRICK-10") == (
        "The Storm has a value, 0, only when it is led; on a 9 it is played for its effect.",
        "Nur ausgespielt hat die Karte einen Wert, nämlich 0; auf eine 9 spielst du den Sturm für die Wirkung.",
    )
    assert hy.check(state, hy.PlayStorm(1)) is None
    state = position(4, "STORM TRICKSTER R2", 4, 4, trick=["0: HYDRA"], turn=1)
    for text, where in [
        ("STORM", "on a single from 1 to 13, not on the Hydra."),
        ("TRICKSTER", "on a single or a pair from 1 to a Hero, not on the Hydra."),
    ]:
        english, _ = both(state, play(state, 1, text), "HY-TRICK-10")
        assert english.endswith(f"beats nothing; for its effect it is played {where}")


@pytest.mark.rule("HY-TURN-5", "HY-COMBO-11")
def test_another_kind_is_told_what_is_needed() -> None:
    state = position(4, "9 9 9 R2", 4, 4, trick=["0: 5 5 6 6"], turn=1)
    assert both(state, play(state, 1, "9 9 9"), "HY-TURN-5") == (
        "Three 9s is no answer to 2 pairs up to the 6s: you need a sequence of exactly 2 pairs.",
        "Ein 9er-Drilling geht nicht auf eine Folge von 2 Paaren bis zu den 6ern: du brauchst eine Folge von genau 2 "
        "Paaren.",
    )


@pytest.mark.rule("HY-PEGASUS-6")
def test_pegasus_is_told_for_what_it_could_stand() -> None:
    state = position("R7 R8 R9 R10 PEGASUS R1 R3", 4, 4, 4)
    assert both(state, play(state, 0, "R7 R8 R9 R10 PEGASUS"), "HY-PEGASUS-6") == (
        "Say which card Pegasus stands for in red 7, red 8, red 9, red 10, Pegasus: 6 or 11.",
        "Sag, wofür der Pegasus in rote 7, rote 8, rote 9, rote 10, Pegasus steht: 6 oder 11.",
    )
    english, _ = both(state, play(state, 0, "R1 R3 PEGASUS"), "HY-PEGASUS-6")
    assert english == "Red 1, red 3, Pegasus is no combination, whatever Pegasus stands for."
    state = position(4, "R6 PEGASUS R1", 4, 4, trick=["0: 9 9"], turn=1)
    english, _ = both(state, play(state, 1, "R6 PEGASUS"), "HY-PEGASUS-6")
    assert english == "Red 6, Pegasus does not beat a pair of 9s, whatever Pegasus stands for."


@pytest.mark.rule("HY-BID-2", "HY-BID-6", "HY-BID-8")
def test_numbers_of_cards_are_right_in_grammar() -> None:
    state = after(opening().state, hy.Reduce(0), hy.Reduce(0))
    assert both(state, hy.Take(0, (0, 1)), "HY-BID-8") == (
        "For a stake of 30 you take exactly 1 card of the three in the middle.",
        "Bei einem Einsatz von 30 nimmst du genau 1 Karte von den dreien in der Mitte.",
    )
    assert "exactly 3 cards" in both(opening().state, hy.Take(0, (0, 1)), "HY-BID-2")[0]


@pytest.mark.rule("HY-TURN-10", "HY-TURN-15", "HY-BID-14")
def test_whose_turn_it_is() -> None:
    state = position(4, 4, "R10", 4, trick=["0: R9"], turn=1)
    assert both(state, play(state, 2, "R10"), "HY-TURN-10") == (
        "It is Ben's turn; out of turn only Time Leap and the Trickster can be played, on an open trick.",
        "Ben ist an der Reihe; ausserhalb der Reihenfolge dürfen nur Zeitsprung und Trickster gespielt werden, auf "
        "einen offenen Spielzug.",
    )
    assert both(state, hy.Reduce(0), "HY-TURN-15") == (
        "That is not asked now: it is Ben's turn to play or check.",
        "Danach ist jetzt nicht gefragt: Ben ist an der Reihe und spielt oder passt.",
    )
    state = opening().state
    assert both(state, play(state, 0, "R1"), "HY-BID-14")[0] == (
        "No card can be played before Ann has taken cards from the middle."
    )
    assert both(state, hy.Reduce(1), "HY-TURN-15") == (
        "Ann must first settle the stake.",
        "Zuerst muss Ann den Einsatz festlegen.",
    )
    assert both(state, hy.Check(0), "HY-TURN-15")[0] == "You must first settle the stake."


@pytest.mark.rule("HY-WITCH-4", "HY-TURN-11")
def test_who_has_chosen_is_told_that_it_is_final() -> None:
    """Not that others must decide, nor which card it was; and everybody else is told who is to choose."""
    state = after(position("WITCH R4 R5", "R6 R7", 2, "LEAP R9"), hy.PlayWitch(0), hy.PassCard(1, hy.Card("R6")))
    for text in ("R6", "R7"):
        english, german = both(state, hy.PassCard(1, hy.Card(text)), "HY-TURN-15")
        assert "You have put a card face down already, and that is final." == english
        assert "Du hast schon eine Karte verdeckt hingelegt, und dabei bleibt es." == german
    assert both(state, hy.PlayLeap(3), "HY-TURN-11") == (
        "Time Leap has to wait: Ann, Cleo and Dan must first pass on a card.",
        "Den Zeitsprung kannst du noch nicht spielen: zuerst müssen Ann, Cleo und Dan eine Karte weitergeben.",
    )


@pytest.mark.rule("HY-TURN-11", "HY-COMPANION-7")
def test_time_leap_is_told_what_it_waits_for() -> None:
    state = played(position("COMPANION R4", 4, 4, "LEAP R5"), 0, "COMPANION")
    assert both(state, hy.PlayLeap(3), "HY-TURN-11")[0] == (
        "Time Leap has to wait: Ann must first name a companion, or nobody."
    )


@pytest.mark.rule("HY-WITCH-1", "HY-WITCH-11")
def test_the_witch_is_told_what_lies() -> None:
    state = position(4, "WITCH R4", 4, 4, trick=["0: 5 5 6 6"], turn=1)
    assert both(state, hy.PlayWitch(1), "HY-WITCH-1") == (
        "The Witch is played instead of a lead, not on 2 pairs up to the 6s.",
        "Die Hexe spielt man statt auszuspielen, nicht auf eine Folge von 2 Paaren bis zu den 6ern.",
    )


@pytest.mark.rule("HY-TURN-9", "HY-3P-6", "HY-3P-8", "HY-3P-9")
def test_refusals_name_cards_with_their_article() -> None:
    state = position("R9 R10", 4, 4, 4)
    assert both(state, hy.Play(0, cards("PEGASUS")), "HY-TURN-9") == (
        "You do not hold Pegasus.",
        "Du hast den Pegasus nicht.",
    )
    assert both(state, hy.Play(0, cards("GH")), "HY-TURN-9") == (
        "You do not hold the green Hero.",
        "Du hast den grünen Helden nicht.",
    )
    drawn = after(position("R9 R10", 4, "LEAP R4", pile="R7 R8"), hy.Draw(0))
    assert both(drawn, hy.Play(0, cards("R9")), "HY-3P-6")[0] == "You have drawn the red 7 and must play that as well."
    assert both(drawn, hy.Draw(0), "HY-3P-8")[0] == ("The red 7 and the red 8 would fit into no play of yours.")
    drawn = after(position("R9 R10", 4, "LEAP R4", pile="R11 R8", trick=["2: R5"]), hy.Draw(0))
    assert both(drawn, hy.PlayLeap(2), "HY-3P-9")[0] == "Time Leap has to wait: Ann must first play the red 11."
    assert both(drawn, hy.Draw(0), "HY-3P-8")[0] == ("The red 11 and the red 8 would fit into no play of yours on a 5.")


def test_refusals_carry_a_message_and_what_it_is_filled_in_with() -> None:
    state = after(opening().state, hy.Reduce(0))
    problem = refused(state, hy.Take(0, (0,)), "HY-BID-6")
    assert ("hydra", "take_number", {"stake": 40, "number": 2}) == (problem.game, problem.reason, dict(problem.values))
