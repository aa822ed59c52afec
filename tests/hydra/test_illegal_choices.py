"""
Illegal actions: the choices, the variants and the end of the game.

``refused`` makes sure that check and apply agree on the rule, that the action is not listed, and that nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletricks import hydra as hy

from .builders import after, asked, card, cards, checks, opening, play, played, position, refused


def witch(*seats: int) -> hy.State:
    """A has played the Witch, and some seats have passed their red card."""
    state = position("WITCH R4 B4", "R5 B5 LEAP", "R6 B6", "R7 B7")
    return after(state, hy.PlayWitch(0), *(hy.PassCard(seat, card(f"R{seat + 4}")) for seat in seats))


def companion() -> hy.State:
    """A, who attacks, has played the Companion."""
    return played(position("COMPANION R5", "R6 B7", "LEAP R7", "TRICKSTER R8"), 0, "COMPANION")


def by_a_defender() -> hy.State:
    """C, who defends, has played the Companion."""
    return played(position("R5 B5", "R6 B7", "COMPANION R7", "R8 B8", turn=2), 2, "COMPANION")


def nobody_named() -> hy.State:
    """A has named nobody, and leads again."""
    return checks(after(companion(), hy.NameCompanion(0, None)), 1, 2, 3)


def partner() -> hy.State:
    """With six players A was dealt the open card."""
    return opening(6, open_place=0, hands={0: "R9", 3: "LEAP"}).state


def companion_of_six(seat: int = 0) -> hy.State:
    """With six players one of the attackers A and D has played the Companion."""
    hands = ["5 6", "5", "5", "5 6", "6", "6"]
    hands[seat] = "COMPANION 7"
    return played(position(*hands, turn=seat, partner=3), seat, "COMPANION")


def exchange() -> hy.State:
    """With six players A has taken all three cards; D is attacker 2."""
    state = opening(6, open_place=3, hands={0: "R2", 3: "R4", 5: "LEAP R5"}, middle="R9 R10 R12").state
    return after(state, hy.Take(0, (0, 1, 2)))


def drawn() -> hy.State:
    """With three players B has drawn the red 10 on a 9."""
    state = position("LEAP TRICKSTER R5", "B10 R12", "R6 R7", trick=["0: R9"], turn=1, pile="R10 R13")
    return after(state, hy.Draw(1))


def seven_drawn(below: str, hand: str = "B7 R12") -> hy.State:
    """With three players B leads and has drawn the red 7."""
    return after(position("R5 B5", hand, "R6 B6", turn=1, pile=f"R7 {below}"), hy.Draw(1))


def look() -> hy.State:
    """With two players A has played the Companion."""
    state = position("COMPANION R5", "LEAP R6", pile="R8 R9", personal={0: "R1", 1: "R2"})
    return played(state, 0, "COMPANION")


def over() -> hy.State:
    """A has won the game."""
    state = position("R7", "LEAP R5 R8", "TRICKSTER R6", "STORM WITCH R9", totals=(400, 0, 0, 0))
    return after(state, play(state, 0, "R7"))


Case = tuple[Callable[[], hy.State], hy.Action, str]
ILLEGAL: dict[str, Case] = {
    "Witch, card given: the same card again": (lambda: witch(1), hy.PassCard(1, card("R5")), "HY-TURN-15"),
    "Witch, card given: another card": (lambda: witch(1, 2), hy.PassCard(1, card("B5")), "HY-TURN-15"),
    "Witch: the player of the Witch leads": (witch, hy.Play(0, cards("R4")), "HY-TURN-15"),
    "Witch: after having passed": (lambda: witch(0), hy.Play(0, cards("B4")), "HY-TURN-15"),
    "Witch: another plays": (witch, hy.Play(1, cards("R5")), "HY-TURN-15"),
    "Witch: a check": (witch, hy.Check(1), "HY-TURN-15"),
    "Witch: Time Leap": (witch, hy.PlayLeap(1), "HY-TURN-11"),
    "companion asked: the next seat checks": (companion, hy.Check(1), "HY-TURN-15"),
    "companion asked: the next seat plays": (companion, hy.Play(1, cards("R6")), "HY-TURN-15"),
    "companion asked: Time Leap": (companion, hy.PlayLeap(2), "HY-TURN-11"),
    "companion asked: the Trickster": (companion, hy.PlayTrickster(3), "HY-TURN-11"),
    "companion asked: another names": (companion, hy.NameCompanion(1, 2), "HY-TURN-15"),
    "naming: themselves": (companion, hy.NameCompanion(0, 0), "HY-COMPANION-5"),
    "naming: with six players": (companion_of_six, hy.NameCompanion(0, 0), "HY-COMPANION-5"),
    "a defender's Companion: a defender names the attacker": (by_a_defender, hy.NameCompanion(2, 0), "HY-TURN-15"),
    "a defender's Companion: a defender names nobody": (by_a_defender, hy.NameCompanion(2, None), "HY-TURN-15"),
    "named already: later": (nobody_named, hy.NameCompanion(0, 1), "HY-TURN-15"),
    "named already: nobody again": (nobody_named, hy.NameCompanion(0, None), "HY-TURN-15"),
    "partner: themselves": (partner, hy.NamePartner(0, 0), "HY-6P-5"),
    "partner: by another": (partner, hy.NamePartner(3, 1), "HY-TURN-15"),
    "partner: a stake first": (partner, hy.Take(0, (0, 1, 2)), "HY-TURN-15"),
    "partner: Time Leap": (partner, hy.PlayLeap(3), "HY-BID-14"),
    "naming the other attacker: attacker 2": (companion_of_six, hy.NameCompanion(0, 3), "HY-6P-15"),
    "naming the other attacker: attacker 1": (lambda: companion_of_six(3), hy.NameCompanion(3, 0), "HY-6P-15"),
    "exchange: a card of attacker 1": (exchange, hy.Exchange(3, card("R9")), "HY-TURN-9"),
    "exchange: by a defender": (exchange, hy.Exchange(5, card("R5")), "HY-TURN-15"),
    "exchange: a play": (exchange, hy.Play(0, cards("R9")), "HY-TURN-15"),
    "exchange: Time Leap": (exchange, hy.PlayLeap(5), "HY-TURN-11"),
    "drawing: out of turn": (
        lambda: position("R4 R5", "R6 R7", "R8 B8", trick=["0: R9"], turn=1, pile="R10"),
        hy.Draw(2),
        "HY-TURN-10",
    ),
    "drawing: out of turn of a leader": (lambda: position("R4", "R6", "R8", pile="R10"), hy.Draw(1), "HY-TURN-10"),
    "drawn: a check": (drawn, hy.Check(1), "HY-3P-5"),
    "drawn: a check while leading": (lambda: seven_drawn("R13"), hy.Check(1), "HY-3P-5"),
    "drawn, but not played: another seven": (lambda: seven_drawn("R13"), hy.Play(1, cards("B7")), "HY-3P-6"),
    "drawn, but not played: something else": (lambda: seven_drawn("R13"), hy.Play(1, cards("R12")), "HY-3P-6"),
    "drawn by another: Time Leap": (drawn, hy.PlayLeap(0), "HY-3P-9"),
    "drawn by another: the Trickster": (drawn, hy.PlayTrickster(0), "HY-3P-9"),
    "drawn by another: Time Leap of somebody without it": (drawn, hy.PlayLeap(2), "HY-3P-9"),
    "drawing what does not fit: too low": (
        lambda: position("R4 R5", "R6 R7", "R8 B8", trick=["0: R9"], turn=1, pile="B9"),
        hy.Draw(1),
        "HY-3P-8",
    ),
    "drawing what does not fit: the Witch": (
        lambda: position("R4 R5", "R6 R7", "R8 B8", trick=["0: R9"], turn=1, pile="WITCH"),
        hy.Draw(1),
        "HY-3P-8",
    ),
    "drawing a second card: the Trickster beside a seven": (lambda: seven_drawn("TRICKSTER"), hy.Draw(1), "HY-3P-8"),
    "drawing a second card: Time Leap beside a seven": (lambda: seven_drawn("LEAP"), hy.Draw(1), "HY-3P-8"),
    "drawing a second card: an eight beside a seven": (lambda: seven_drawn("B8"), hy.Draw(1), "HY-3P-8"),
    "an empty pile: with three players": (lambda: position("R4", "R6", "R8", pile=""), hy.Draw(0), "HY-3P-14"),
    "an empty pile: with two players": (lambda: position("R4", "R6", pile=""), hy.Draw(0), "HY-3P-14"),
    "an empty pile: after the last card": (
        lambda: after(seven_drawn("R9"), hy.Play(1, cards("R7"))),
        hy.Draw(0),
        "HY-TURN-10",
    ),
    "no pile: four players": (lambda: position("R4", "R6", "R8", "R9"), hy.Draw(0), "HY-TURN-15"),
    "no pile: four players, out of turn": (lambda: position("R4", "R6", "R8", "R9"), hy.Draw(1), "HY-TURN-10"),
    "no pile: six players": (lambda: position("R4", "R6", "R8", "R9", "B4", "B6"), hy.Draw(0), "HY-TURN-15"),
    "look: the opponent": (look, hy.Look(1, look=True), "HY-TURN-15"),
    "look: the opponent declines": (look, hy.Look(1, look=False), "HY-TURN-15"),
    "look: a play": (look, hy.Play(0, cards("R5")), "HY-TURN-15"),
    "look: Time Leap": (look, hy.PlayLeap(1), "HY-TURN-11"),
    "look: without a question": (lambda: position("R4", "R6"), hy.Look(0, look=True), "HY-TURN-15"),
    "game over: a play": (over, hy.Play(1, cards("R5")), "HY-GAME-8"),
    "game over: a check": (over, hy.Check(1), "HY-GAME-8"),
    "game over: the Storm": (over, hy.PlayStorm(3), "HY-GAME-8"),
    "game over: the Witch": (over, hy.PlayWitch(3), "HY-GAME-8"),
    "game over: Time Leap": (over, hy.PlayLeap(1), "HY-GAME-8"),
    "game over: the Trickster": (over, hy.PlayTrickster(2), "HY-GAME-8"),
    "game over: a draw": (over, hy.Draw(0), "HY-GAME-8"),
    "game over: a reduction": (over, hy.Reduce(1), "HY-GAME-8"),
    "game over: taking": (over, hy.Take(1, (0, 1, 2)), "HY-GAME-8"),
    "game over: a companion": (over, hy.NameCompanion(0, 1), "HY-GAME-8"),
    "game over: a partner": (over, hy.NamePartner(0, 1), "HY-GAME-8"),
    "game over: passing": (over, hy.PassCard(1, card("R5")), "HY-GAME-8"),
    "game over: an exchange": (over, hy.Exchange(1, card("R5")), "HY-GAME-8"),
    "game over: a look": (over, hy.Look(1, look=True), "HY-GAME-8"),
}


@pytest.mark.rule(
    "HY-3P-14",
    "HY-3P-5",
    "HY-3P-6",
    "HY-3P-8",
    "HY-3P-9",
    "HY-6P-15",
    "HY-6P-5",
    "HY-BID-14",
    "HY-COMPANION-5",
    "HY-GAME-8",
    "HY-TURN-10",
    "HY-TURN-11",
    "HY-TURN-15",
    "HY-TURN-9",
)
@pytest.mark.parametrize("name", ILLEGAL)
def test_row(name: str) -> None:
    make, action, rule = ILLEGAL[name]
    refused(make(), action, rule)


# What is legal in the same positions, so that the others are refused for their reason.


@pytest.mark.rule("HY-WITCH-4", "HY-COMPANION-5", "HY-6P-5", "HY-6P-15", "HY-3P-6", "HY-2P-11")
@pytest.mark.parametrize(
    ("make", "action"),
    [
        (lambda: witch(1), hy.PassCard(2, card("R6"))),
        (companion, hy.NameCompanion(0, 3)),
        (partner, hy.NamePartner(0, 3)),
        (companion_of_six, hy.NameCompanion(0, 4)),
        (exchange, hy.Exchange(3, card("R4"))),
        (drawn, hy.Play(1, cards("R10"))),
        (lambda: seven_drawn("R13"), hy.Play(1, cards("R7"))),
        (lambda: seven_drawn("G7"), hy.Draw(1)),
        (look, hy.Look(0, look=True)),
    ],
)
def test_the_right_answer_is_legal(make: Callable[[], hy.State], action: hy.Action) -> None:
    assert hy.check(make(), action) is None
    assert action in hy.legal_actions(make(), action.seat)


@pytest.mark.rule("HY-COMPANION-7")
def test_the_questions_are_asked_in_these_positions() -> None:
    """The positions are what their names say."""
    found = [asked(make()) for make in (witch, companion, partner, exchange, drawn, look, over)]
    assert ["witch", "companion", "partner", "exchange", "turn", "look", None] == found
