"""
Who may do what in which phase (HY-TURN-15), and which of several faults is reported.

``TABLE`` is the table of phases: whom the game waits for, and the kinds of actions that every seat has. What it does
not hold is refused for all seats, by the rule of step 2 of the order of checks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from attrs import frozen

from tabletricks import hydra as hy

from .builders import after, asked, legal, opening, play, played, position, refused


PLAYS = (hy.Play, hy.PlayStorm, hy.PlayWitch, hy.PlayLeap, hy.PlayTrickster)
IN_TURN = (hy.Check, hy.Play, hy.Draw, hy.PlayStorm, hy.PlayWitch)
ANY_TIME = (hy.PlayLeap, hy.PlayTrickster)


def sample(state: hy.State, seat: int) -> list[hy.Action]:
    """One action of every kind, with a card that the seat holds."""
    held = state.hands[seat][0]
    other = (seat + 1) % len(state.hands)
    return [
        hy.NamePartner(seat, other),
        hy.Reduce(seat),
        hy.Take(seat, (0, 1, 2)),
        hy.Exchange(seat, held),
        hy.Play(seat, (held,)),
        hy.Check(seat),
        hy.PlayStorm(seat),
        hy.PlayWitch(seat),
        hy.PlayLeap(seat),
        hy.PlayTrickster(seat),
        hy.Draw(seat),
        hy.NameCompanion(seat, None),
        hy.Look(seat, look=False),
        hy.PassCard(seat, held),
    ]


def partner() -> hy.State:
    """Attacker 1 was dealt the open card."""
    return opening(6, open_place=0).state


def stake() -> hy.State:
    return opening().state


def exchange() -> hy.State:
    """A has taken all of the middle; D was dealt the open card."""
    return after(opening(6, open_place=3).state, hy.Take(0, (0, 1, 2)))


def exchange_half_done() -> hy.State:
    """D has given a card."""
    state = exchange()
    return after(state, hy.Exchange(3, state.hands[3][0]))


def leading() -> hy.State:
    return position("1 WITCH STORM LEAP TRICKSTER", 5, 5, 5)


def leading_with_a_pile() -> hy.State:
    return position("1 WITCH", "5 LEAP TRICKSTER", 5, pile="7 8")


def following() -> hy.State:
    """B is in turn on A's 2 with a 5 and a Storm; C holds Time Leap, D the Trickster."""
    return position(5, "5 6 STORM", "5 LEAP", "5 TRICKSTER", turn=1, trick=["0: 2"])


def following_with_everything() -> hy.State:
    """B holds all effect cards, and a card can be drawn."""
    return position(5, "5 STORM LEAP TRICKSTER WITCH", 5, turn=1, trick=["0: 2"], pile="7 8")


def pending() -> hy.State:
    """B has drawn a 7 and could draw another; C holds Time Leap and Trickster."""
    return position("6 STORM", "7 6 WITCH", "5 LEAP TRICKSTER", turn=1, trick=["0: 6 6"], drawn="7", pile="7 8")


def companion() -> hy.State:
    return played(position("COMPANION 1 LEAP", 5, 5, "5 TRICKSTER"), 0, "COMPANION")


def look() -> hy.State:
    state = position("COMPANION 1", "5 LEAP TRICKSTER", pile="8 2 4", personal={0: "5 6"})
    return played(state, 0, "COMPANION")


def witch() -> hy.State:
    return after(position("WITCH 1 5", "5 LEAP", 5, "5 TRICKSTER"), hy.PlayWitch(0))


def witch_half_done() -> hy.State:
    """B and D have passed a card."""
    state = witch()
    return after(state, *(hy.PassCard(seat, state.hands[seat][0]) for seat in (1, 3)))


@frozen
class Row:
    """
    A row of the table of phases.

    Attributes:
        phase: the name of the phase.
        awaited: the seats that are asked.
        may: the kinds of legal actions, by seat.
    """

    phase: str
    awaited: tuple[int, ...]
    may: Mapping[int, frozenset[type]]


def row(phase: str, awaited: tuple[int, ...], may: Mapping[int, tuple[type, ...]]) -> Row:
    return Row(phase, awaited, {seat: frozenset(kinds) for seat, kinds in may.items()})


ALL = (0, 1, 2, 3)
TABLE: dict[Callable[[], hy.State], Row] = {
    partner: row("partner", (0,), {0: (hy.NamePartner,)}),
    stake: row("stake", (0,), {0: (hy.Take, hy.Reduce)}),
    exchange: row("exchange", (0, 3), {0: (hy.Exchange,), 3: (hy.Exchange,)}),
    exchange_half_done: row("exchange", (0,), {0: (hy.Exchange,)}),
    leading: row("turn", (0,), {0: (hy.Play, hy.PlayWitch)}),
    leading_with_a_pile: row("turn", (0,), {0: (hy.Play, hy.PlayWitch, hy.Draw)}),
    following: row("turn", (1,), {1: (hy.Check, hy.Play, hy.PlayStorm), 2: (hy.PlayLeap,), 3: (hy.PlayTrickster,)}),
    following_with_everything: row(
        "turn", (1,), {1: (hy.Check, hy.Play, hy.PlayStorm, hy.PlayLeap, hy.PlayTrickster, hy.Draw)}
    ),
    pending: row("turn", (1,), {1: (hy.Play, hy.Draw)}),
    companion: row("companion", (0,), {0: (hy.NameCompanion,)}),
    look: row("look", (0,), {0: (hy.Look,)}),
    witch: row("witch", ALL, dict.fromkeys(ALL, (hy.PassCard,))),
    witch_half_done: row("witch", (0, 2), dict.fromkeys((0, 2), (hy.PassCard,))),
}
ROWS = pytest.mark.parametrize(("build", "expected"), TABLE.items(), ids=[build.__name__ for build in TABLE])


@pytest.mark.rule("HY-TURN-15", "HY-TURN-12")
@ROWS
def test_who_is_asked_and_what_everybody_may_do(build: Callable[[], hy.State], expected: Row) -> None:
    state = build()
    assert (expected.phase, expected.awaited) == (asked(state), hy.awaiting(state))
    for seat in range(hy.players(state)):
        view = hy.view(state, seat)
        assert (expected.phase, expected.awaited) == (asked(view), view.awaiting)
        assert expected.may.get(seat, frozenset()) == {type(action) for action in legal(state, seat)}


def reported(phase: str, action: hy.Action) -> str:
    """Step 2 of the order of checks for what the table does not give to a seat."""
    if phase in ("partner", "stake") and isinstance(action, PLAYS):
        return "HY-BID-14"
    if phase == "turn" and isinstance(action, IN_TURN):
        return "HY-TURN-10"
    if phase in ("companion", "look", "witch", "exchange") and isinstance(action, ANY_TIME):
        return "HY-TURN-11"
    return "HY-TURN-15"


@pytest.mark.rule("HY-TURN-15", "HY-TURN-10", "HY-TURN-11", "HY-BID-14")
@ROWS
def test_everything_else_is_refused(build: Callable[[], hy.State], expected: Row) -> None:
    """Of seats that are not asked; what the asked seat does at the wrong moment of its phase stands below."""
    state = build()
    for seat in range(hy.players(state)):
        for action in sample(state, seat):
            if type(action) in expected.may.get(seat, ()):
                continue
            if expected.phase == "turn" and (seat in expected.awaited or isinstance(action, ANY_TIME)):
                continue
            refused(state, action, reported(expected.phase, action))


@pytest.mark.rule("HY-TURN-15")
@pytest.mark.parametrize("build", [leading, following], ids=lambda build: build.__name__)
def test_in_a_turn_nothing_of_another_phase_can_be_done(build: Callable[[], hy.State]) -> None:
    """Neither by the turn seat nor by others; without a pile that goes for drawing as well."""
    state = build()
    (awaited,) = hy.awaiting(state)
    others = (hy.NamePartner, hy.Reduce, hy.Take, hy.Exchange, hy.NameCompanion, hy.Look, hy.PassCard)
    for seat in range(4):
        for action in sample(state, seat):
            if isinstance(action, others):
                refused(state, action, "HY-TURN-15")
    refused(state, hy.Draw(awaited), "HY-TURN-15")


@pytest.mark.rule("HY-TURN-15")
def test_what_the_asked_seat_does_at_the_wrong_moment_is_judged_by_the_rule_of_the_action() -> None:
    refused(after(opening().state, hy.Reduce(0), hy.Reduce(0)), hy.Reduce(0), "HY-BID-9")
    refused(leading(), hy.Check(0), "HY-TURN-2")
    refused(leading(), hy.PlayStorm(0), "HY-STORM-1")
    refused(following_with_everything(), hy.PlayWitch(1), "HY-WITCH-1")
    refused(pending(), hy.Check(1), "HY-3P-5")


@pytest.mark.rule("HY-TURN-15", "HY-GAME-8")
def test_after_the_game_nobody_may_do_anything() -> None:
    state = position("R7", 4, 4, 4, totals=(440, 0, 0, 0))
    state = played(state, 0, "R7")
    assert (None, ()) == (asked(state), hy.awaiting(state))
    for seat in range(4):
        assert (set(), None) == (legal(state, seat), asked(hy.view(state, seat)))
    for action in sample(position(5, 5, 5, 5), 1):
        refused(state, action, "HY-GAME-8")


# The order of checks: each action has two faults or more.


def lead_with(held: str) -> hy.State:
    return position(f"{held} 1", 5, 5, 5)


def answer_with(held: str, lead: str) -> hy.State:
    return position(5, f"{held} 1", 5, 5, turn=1, trick=[f"0: {lead}"])


@pytest.mark.rule("HY-TURN-10", "HY-TURN-11", "HY-3P-9")
def test_phase_and_seat_come_before_the_cards() -> None:
    state = following()
    refused(state, hy.Play(2, ()), "HY-TURN-10")
    refused(state, play(state, 2, "HYDRA"), "HY-TURN-10")
    refused(state, hy.PlayStorm(3), "HY-TURN-10")
    refused(state, hy.PlayWitch(3), "HY-TURN-10")
    refused(leading(), hy.PlayLeap(2), "HY-TURN-11")
    refused(witch_half_done(), hy.PassCard(1, hy.HYDRA), "HY-TURN-15")
    refused(pending(), hy.PlayLeap(0), "HY-3P-9")


@pytest.mark.rule("HY-COMBO-21", "HY-TURN-9", "HY-3P-6")
def test_the_list_of_cards_comes_before_the_hand_and_the_hand_before_what_was_drawn() -> None:
    state = pending()
    twice = hy.Card("GH")
    refused(state, hy.Play(1, (twice, twice)), "HY-COMBO-21")
    refused(state, hy.Play(1, ()), "HY-COMBO-21")
    refused(state, play(state, 1, "GH"), "HY-TURN-9")
    refused(state, play(state, 1, "6"), "HY-3P-6")


@pytest.mark.rule("HY-TURN-9")
def test_holding_the_card_comes_before_the_conditions_of_its_effect() -> None:
    state = answer_with("5 5", "9 9 9")
    for action in (hy.PlayStorm(1), hy.PlayWitch(1), hy.PlayTrickster(1), hy.PlayTrickster(3)):
        refused(state, action, "HY-TURN-9")
    refused(lead_with("5"), hy.PlayStorm(0), "HY-TURN-9")


@pytest.mark.rule("HY-TURN-9")
def test_holding_the_cards_comes_before_their_form() -> None:
    refused(lead_with("5"), hy.Play(0, (hy.WITCH,)), "HY-TURN-9")
    state = lead_with("7")
    refused(state, play(state, 0, "7 HYDRA"), "HY-TURN-9")


@pytest.mark.rule("HY-WITCH-11", "HY-COMBO-20", "HY-HYDRA-1", "HY-PEGASUS-7", "HY-PEGASUS-6", "HY-PEGASUS-4")
@pytest.mark.parametrize(
    ("text", "pegasus_as", "rule"),
    [
        ("WITCH", 5, "HY-WITCH-11"),
        ("WITCH HYDRA", None, "HY-COMBO-20"),
        ("STORM PEGASUS", None, "HY-COMBO-20"),
        ("7 LEAP TRICKSTER", 15, "HY-COMBO-20"),
        ("HYDRA 7", 5, "HY-HYDRA-1"),
        ("HYDRA PEGASUS 7", None, "HY-HYDRA-1"),
        ("HYDRA PEGASUS 7", 7, "HY-HYDRA-1"),
        ("HYDRA PEGASUS", 15, "HY-PEGASUS-7"),
        ("6 H PEGASUS", None, "HY-PEGASUS-6"),
        ("7 7 7 PEGASUS", None, "HY-PEGASUS-6"),
        ("6 7", 15, "HY-PEGASUS-7"),
        ("6 7", 6, "HY-PEGASUS-7"),
        ("STORM", 6, "HY-PEGASUS-7"),
        ("6 H PEGASUS", 15, "HY-PEGASUS-4"),
        ("7 7 7 PEGASUS", 14, "HY-PEGASUS-4"),
        ("7 7 7 PEGASUS", 0, "HY-PEGASUS-4"),
        ("7 7 7 PEGASUS", 7, "HY-PEGASUS-5"),
        ("7 7 7 PEGASUS", 8, "HY-COMBO-21"),
    ],
)
def test_the_order_within_the_form_of_a_play(text: str, pegasus_as: int | None, rule: str) -> None:
    state = lead_with(text)
    refused(state, play(state, 0, text, pegasus_as), rule)


@pytest.mark.rule("HY-COMBO-21", "HY-PEGASUS-6", "HY-WITCH-11", "HY-PEGASUS-7")
@pytest.mark.parametrize(
    ("text", "pegasus_as", "rule"),
    [
        ("5 7", None, "HY-COMBO-21"),
        ("6 PEGASUS", None, "HY-PEGASUS-6"),
        ("WITCH", None, "HY-WITCH-11"),
        ("STORM", 4, "HY-PEGASUS-7"),
        ("HYDRA 7", None, "HY-HYDRA-1"),
    ],
)
def test_the_form_comes_before_the_top(text: str, pegasus_as: int | None, rule: str) -> None:
    state = answer_with(text, "9")
    refused(state, play(state, 1, text, pegasus_as), rule)


@pytest.mark.rule("HY-TRICK-10", "HY-TURN-5", "HY-COMBO-11", "HY-COMBO-12")
@pytest.mark.parametrize(
    ("lead", "text", "rule"),
    [
        ("9 9", "STORM", "HY-TRICK-10"),
        ("9", "LEAP", "HY-TRICK-10"),
        ("9 9", "5", "HY-TURN-5"),
        ("9 9 9 9", "5 5", "HY-TURN-5"),
        ("5 6 7 8 9", "3 4 5 6 7 8", "HY-COMBO-11"),
        ("8 8 9 9", "4 4 5 5 6 6", "HY-COMBO-11"),
        ("5 6 7 8 9", "4 5 6 7 8", "HY-COMBO-12"),
        ("9 9 9 9", "5 5 5 5", "HY-COMBO-12"),
    ],
)
def test_the_order_against_the_top(lead: str, text: str, rule: str) -> None:
    """Cards of value 0, then the kind, then the length, then the strength."""
    state = answer_with(text, lead)
    refused(state, play(state, 1, text), rule)
