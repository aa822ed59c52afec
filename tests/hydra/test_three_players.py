"""
Companion, alliances and scoring of three players.

A attacks; C is the defender who has the Companion (G in the rules), B the other one (D in the rules).
"""

from __future__ import annotations

import pytest

from tabletricks import hydra as hy

from .builders import (
    after,
    asked,
    card,
    cards,
    hand,
    of,
    play,
    played,
    position,
    refused,
    scored,
    step,
    top,
    turn,
)


ALL = (0, 1, 2, None)
STRAIGHT = "10 11 12 13 COMPANION"
STAKES = pytest.mark.parametrize("stake", [50, 40, 30])


def three(winner: int, holder: int | None = None) -> list[str]:
    """Three hands; one is the last card, and the Companion may be in another."""
    hands = ["5 6", "5 6", "5 6"]
    if holder is not None:
        hands[holder] = "COMPANION 6"
    hands[winner] = "R7"
    return hands


def out(state: hy.State, seat: int) -> hy.RoundEnded:
    """The scoring when a seat leads its last card, the red 7."""
    return scored(state, hy.Play(seat, (card("R7"),)))


# The choice.


@pytest.mark.rule("HY-3P-15", "HY-COMPANION-5")
@pytest.mark.parametrize("text", ["COMPANION", STRAIGHT])
def test_the_attacker_names_one_of_the_two_others(text: str) -> None:
    state = played(position(f"{STRAIGHT} 5", 2, 2), 0, text)
    assert ("companion", (0,)) == (asked(state), hy.awaiting(state))
    assert [hy.NameCompanion(0, target) for target in (None, 1, 2)] == list(hy.legal_actions(state, 0))
    refused(state, hy.NameCompanion(0, 0), "HY-COMPANION-5")
    state = after(state, hy.NameCompanion(0, 2))
    assert (hy.Companion(0, 2), 1) == (state.companion, turn(state))


@pytest.mark.rule("HY-3P-15", "HY-SCORE-5")
def test_an_attacker_who_keeps_it_plays_alone() -> None:
    end = out(position(*three(1, 0), turn=1), 1)
    assert ("solo", ((0,), (1, 2)), (-100, 30, 30)) == (end.mode, end.teams, end.victory_points)


@pytest.mark.rule("HY-3P-16")
def test_a_defender_who_holds_it_is_a_party_alone() -> None:
    """Against both others: nobody is on C's side, and C on nobody's."""
    end = out(position(*three(0, 2)), 0)
    assert ("third", ((0,), (2,), (1,))) == (end.mode, end.teams)


@pytest.mark.rule("HY-3P-16", "HY-COMPANION-14")
def test_nobody_else_knows_of_the_third_party() -> None:
    """Whether B or C holds it: A sees the same, and each of them knows only the own hand."""
    one = position("5 6", "GH R8", "COMPANION R7", pile="R12 R13")
    two = position("5 6", "COMPANION R8", "GH R7", pile="R12 R13")
    for seat in (0, None):
        assert hy.view(one, seat) == hy.view(two, seat)
    assert hy.legal_actions(one, 0) == hy.legal_actions(two, 0)
    assert hy.awaiting(one) == hy.awaiting(two)


@pytest.mark.rule("HY-3P-17", "HY-3P-18", "HY-COMPANION-6", "HY-COMPANION-7")
@pytest.mark.parametrize("text", ["COMPANION", STRAIGHT])
def test_a_defender_may_ally_with_either_or_stay_alone(text: str) -> None:
    """Asked at once, before the turn moves on, and Time Leap waits; then it is the next seat's turn."""
    state = played(position("LEAP 5", 2, f"{STRAIGHT} 5", turn=2), 2, text)
    assert ("companion", (2,)) == (asked(state), hy.awaiting(state))
    assert [hy.NameCompanion(2, target) for target in (None, 0, 1)] == list(hy.legal_actions(state, 2))
    refused(state, hy.PlayLeap(0), "HY-TURN-11")
    refused(state, hy.NameCompanion(2, 2), "HY-3P-17")
    refused(state, hy.NameCompanion(0, 1), "HY-TURN-15")
    for target in (None, 0, 1):
        result = step(state, hy.NameCompanion(2, target))
        assert (hy.Companion(2, target), 0) == (result.state.companion, turn(result.state))
        for seat in ALL:
            assert (hy.CompanionNamed(2, target),) == hy.events_for(result.events, seat)
    assert 2 == turn(after(state, hy.NameCompanion(2, None), hy.PlayLeap(0)))


@pytest.mark.rule("HY-3P-17", "HY-COMPANION-13")
def test_playing_it_does_not_make_the_defender_a_companion_by_itself() -> None:
    """Unlike with four players nothing is revealed but the card."""
    state = position("5 6", 2, "COMPANION 5", turn=2)
    result = step(state, play(state, 2, "COMPANION"), hy.NameCompanion(2, None))
    assert [] == of(hy.CompanionRevealed, result)
    assert "third" == out(position(*three(0), companion=(2, None)), 0).mode


@pytest.mark.rule("HY-3P-18", "HY-COMPANION-8")
@pytest.mark.parametrize(
    ("target", "mode", "victory"),
    [(None, "third", (-100, 0, 50)), (0, "team", (70, 0, 30)), (1, "pact", (-100, 30, 30))],
)
def test_with_the_last_card_the_alliance_is_still_asked(
    target: int | None, mode: hy.Mode, victory: tuple[int, ...]
) -> None:
    state = position("5 6", "5 6", "COMPANION", turn=2)
    state = played(state, 2, "COMPANION")
    assert ("companion", "") == (asked(state), hand(state, 2))
    end = scored(state, hy.NameCompanion(2, target))
    assert (2, mode, victory) == (end.winner, end.mode, end.victory_points)


@pytest.mark.rule("HY-3P-18", "HY-COMPANION-9", "HY-COMPANION-10")
def test_the_alliance_is_final_and_cannot_be_refused() -> None:
    """B is not asked; C cannot choose again; what B captured before counts for the pact."""
    state = position("5 6", "R7 5", "COMPANION 5", turn=2, captured={0: "3", 1: "H H"}, rest=2)
    state = after(state, play(state, 2, "COMPANION"), hy.NameCompanion(2, 1))
    assert ("turn", (0,)) == (asked(state), hy.awaiting(state))
    refused(state, hy.NameCompanion(2, 0), "HY-TURN-15")
    refused(state, hy.NameCompanion(1, None), "HY-TURN-15")
    end = out(position("5 6", "R7", "5 6", turn=1, companion=(2, 1), captured={0: "3", 1: "H H"}, rest=2), 1)
    assert (10, 90, 90) == end.card_points


@pytest.mark.rule("HY-3P-18", "HY-COMPANION-3")
def test_the_witch_moves_the_role() -> None:
    """C passes the Companion to A: A is alone with it, B and C are defenders. A passes it to B: B is the third."""
    state = after(
        position("WITCH R5", "R6 R8", "COMPANION R9"),
        hy.PlayWitch(0),
        hy.PassCard(0, card("R5")),
        hy.PassCard(1, card("R6")),
        hy.PassCard(2, card("COMPANION")),
    )
    state = played(state, 0, "COMPANION")
    assert (0,) == hy.awaiting(state)
    assert ("solo", ((0,), (1, 2))) == (
        (end := scored(state, hy.NameCompanion(0, None))).mode,
        end.teams,
    )
    state = after(
        position("WITCH COMPANION", "R6 R8", "R9 R10"),
        hy.PlayWitch(0),
        hy.PassCard(0, card("COMPANION")),
        hy.PassCard(1, card("R6")),
        hy.PassCard(2, card("R9")),
    )
    assert ((0,), (1,), (2,)) == scored(state, play(state, 0, "R9")).teams


@pytest.mark.rule("HY-3P-19")
def test_a_drawn_companion_works_for_the_player_who_plays_it() -> None:
    """A names a companion, C an ally; as a single or in a straight."""
    for seat, targets in ((0, (None, 1, 2)), (2, (None, 0, 1))):
        state = position("R10 R11 R12 R13 R5", 2, "B10 B11 B12 B13 B5", turn=seat, pile="COMPANION R4")
        state = after(state, hy.Draw(seat))
        for text in ("COMPANION", STRAIGHT):
            asking = played(state, seat, text)
            assert [hy.NameCompanion(seat, target) for target in targets] == list(hy.legal_actions(asking, seat))
    assert ("straight", 5, 28, 2) == top(asking)
    assert 1 == len(asking.hands[2])


@pytest.mark.rule("HY-3P-19", "HY-3P-9")
def test_a_drawn_companion_that_is_played_makes_its_player_the_third() -> None:
    state = position("5 6", "R7 R5", "B5 B6", turn=2, pile="COMPANION R4")
    state = after(state, hy.Draw(2), hy.Play(2, cards("COMPANION")), hy.NameCompanion(2, None))
    assert hy.Companion(2, None) == state.companion


@pytest.mark.rule("HY-3P-20", "HY-3P-27")
@pytest.mark.parametrize(("winner", "victory"), [(0, (40, 0, 0)), (1, (-40, 30, 30)), (2, (-40, 30, 30))])
@pytest.mark.parametrize("where", ["aside", "open in the pile", "deep in the pile"])
def test_a_card_that_nobody_had_makes_the_mode_absent(where: str, winner: int, victory: tuple[int, ...]) -> None:
    middle = "9 10 COMPANION" if where == "aside" else "9 10 12"
    pile = {"aside": "R12", "open in the pile": "COMPANION R12", "deep in the pile": "R12 COMPANION"}[where]
    end = out(position(*three(winner), turn=winner, stake=40, middle=middle, pile=pile), winner)
    assert ("absent", ((0,), (1, 2)), victory) == (end.mode, end.teams, end.victory_points)


# Card points.


@pytest.mark.rule("HY-3P-21")
def test_card_points_are_summed_per_party() -> None:
    """A captured a 3, B two Heroes, and C the rest (70): alone 70, allied with A 80, with B 90."""
    heaps = {0: "3", 1: "H H"}
    alone = out(position(*three(0), companion=(2, None), captured=heaps, rest=2), 0)
    assert (10, 20, 70) == alone.card_points
    with_a = out(position(*three(0), companion=(2, 0), captured=heaps, rest=2), 0)
    assert (80, 20, 80) == with_a.card_points
    with_b = out(position(*three(0), companion=(2, 1), captured=heaps, rest=2), 0)
    assert (10, 90, 90) == with_b.card_points
    solo = out(position(*three(0), companion=(0, None), captured=heaps, rest=2), 0)
    assert (10, 90, 90) == solo.card_points


# Victory points.


@pytest.mark.rule("HY-3P-22")
@STAKES
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_solo(stake: hy.Stake, winner: int) -> None:
    end = out(position(*three(winner), turn=winner, stake=stake, companion=(0, None)), winner)
    expected = (2 * stake, 0, 0) if winner == 0 else (-2 * stake, 30, 30)
    assert ("solo", expected) == (end.mode, end.victory_points)


@pytest.mark.rule("HY-3P-23", "HY-3P-24", "HY-3P-29")
@STAKES
@pytest.mark.parametrize("companion", [(0, 2), (2, 0)], ids=["named", "allied"])
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_team(stake: hy.Stake, companion: tuple[int, int | None], winner: int) -> None:
    """C is A's companion, because A named C or because C allied with A; B is the lone defender."""
    end = out(position(*three(winner), turn=winner, stake=stake, companion=companion), winner)
    expected = {
        0: (stake, 0, stake),
        1: (-stake, 60, -stake),
        2: (stake + 20, 0, stake - 20),
    }
    assert ("team", ((0, 2), (1,)), expected[winner]) == (end.mode, end.teams, end.victory_points)


@pytest.mark.rule("HY-3P-25", "HY-3P-28", "HY-3P-29")
@STAKES
@pytest.mark.parametrize(
    ("winner", "held"),
    [(0, True), (1, True), (0, False), (1, False), (2, False)],
)
def test_third(stake: hy.Stake, winner: int, held: bool) -> None:
    """C alone, with the card in hand or played; C can win only after playing it."""
    hands = three(winner, 2 if held else None)
    end = out(position(*hands, turn=winner, stake=stake, companion=None if held else (2, None)), winner)
    expected = {
        0: (2 * stake, 0, -stake // 2),
        1: (-2 * stake, 60, -stake // 2),
        2: (-2 * stake, 0, stake),
    }
    assert ("third", expected[winner]) == (end.mode, end.victory_points)


@pytest.mark.rule("HY-3P-26", "HY-3P-28")
@STAKES
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_pact(stake: hy.Stake, winner: int) -> None:
    end = out(position(*three(winner), turn=winner, stake=stake, companion=(2, 1)), winner)
    expected = (2 * stake, -stake, -stake) if winner == 0 else (-2 * stake, 30, 30)
    assert ("pact", ((0,), (1, 2)), expected) == (end.mode, end.teams, end.victory_points)


@pytest.mark.rule("HY-3P-29")
def test_two_defenders_who_win_get_30_each() -> None:
    """60 is for a winner without a team-mate only: not in solo, pact or absent."""
    for companion in ((0, None), (2, 1)):
        assert 30 == out(position(*three(1), turn=1, companion=companion), 1).victory_points[1]
    absent = position(*three(1), turn=1, stake=40, middle="9 10 COMPANION")
    assert 30 == out(absent, 1).victory_points[1]


@pytest.mark.rule("HY-3P-25", "HY-SCORE-13", "HY-SCORE-14")
@pytest.mark.parametrize(
    ("winner", "totals"),
    [(0, (210, 120, 145)), (1, (10, 180, 145)), (2, (10, 120, 220))],
)
def test_third_party(winner: int, totals: tuple[int, ...]) -> None:
    """Stake 50; A captured a 3 (10), B two Heroes (20), C the other 70; everybody had 100 before."""
    state = position(
        *three(winner),
        turn=winner,
        companion=(2, None),
        captured={0: "3", 1: "H H"},
        rest=2,
        totals=(100, 100, 100),
    )
    end = out(state, winner)
    victory = {0: (100, 0, -25), 1: (-100, 60, -25), 2: (-100, 0, 50)}
    assert (victory[winner], totals) == (end.victory_points, end.totals)


@pytest.mark.rule("HY-3P-24", "HY-3P-26")
@pytest.mark.parametrize(
    ("target", "winner", "victory"), [(1, 0, (80, -40, -40)), (1, 1, (-80, 30, 30)), (0, 2, (60, 0, 20))]
)
def test_alliances(target: int, winner: int, victory: tuple[int, ...]) -> None:
    """Stake 40; C plays the Companion and names B, or A. A or B goes out with a Hero on it, or C in the next trick."""
    hands = ["5 6", "5 6", "COMPANION 6"]
    hands[winner] = "COMPANION 7" if winner == 2 else "H"
    state = position(*hands, turn=2, stake=40)
    state = after(state, play(state, 2, "COMPANION"), hy.NameCompanion(2, target))
    last = {0: (), 1: (hy.Check(0),), 2: (hy.Check(0), hy.Check(1))}[winner]
    end = scored(state, *last, play(state, winner, "7" if winner == 2 else "H"))
    assert (winner, victory) == (end.winner, end.victory_points)
