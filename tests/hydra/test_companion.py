"""
The Companion and the teams.
"""

from __future__ import annotations

import pytest

from tabletricks import hydra as hy

from .builders import (
    after,
    asked,
    card,
    checks,
    hand,
    legal,
    of,
    only,
    opening,
    play,
    played,
    position,
    refused,
    scored,
    step,
    top,
    turn,
)


ALL = (0, 1, 2, 3, None)
STRAIGHT = "10 11 12 13 COMPANION"


# The card.


@pytest.mark.rule("HY-COMPANION-1")
def test_alone_it_is_worth_14() -> None:
    """It beats a 13 and is beaten by a Hero, but not by a 13."""
    state = played(position(2, "COMPANION 5", "13 H 5", 3, trick=["0: 13"], turn=1), 1, "COMPANION")
    assert ("single", 1, 28, 1) == top(state)
    refused(state, play(state, 2, "13"), "HY-COMBO-12")
    assert ("single", 1, 30, 2) == top(played(state, 2, "H"))


@pytest.mark.rule("HY-COMPANION-1")
def test_it_is_the_14_of_a_straight() -> None:
    """It does not beat a Hero, and 10 to 14 beats 9 to 13."""
    state = position(2, f"5 {STRAIGHT}", 3, 3, trick=["0: 9 10 11 12 13"], turn=1)
    assert ("straight", 5, 28, 1) == top(played(state, 1, STRAIGHT))
    state = position(2, "COMPANION 5", 3, 3, trick=["0: H"], turn=1)
    refused(state, play(state, 1, "COMPANION"), "HY-COMBO-12")


# In the hand of a defender.


@pytest.mark.rule("HY-COMPANION-2", "HY-COMPANION-11")
@pytest.mark.parametrize(("winner", "victory"), [(0, (50, 0, 50, 0)), (1, (-50, 30, -50, 30)), (3, (-50, 30, -50, 30))])
def test_its_holder_shares_win_and_loss_with_the_attacker(winner: int, victory: tuple[int, ...]) -> None:
    hands = ["5 6", "5 6", "COMPANION 6", "5 6"]
    hands[winner] = "7"
    end = scored(position(*hands, turn=winner), hy.Play(winner, (card("R7"),)))
    assert ("team", ((0, 2), (1, 3)), victory) == (end.mode, end.teams, end.victory_points)


@pytest.mark.rule("HY-COMPANION-3", "HY-WITCH-5")
def test_the_role_follows_the_card() -> None:
    """C passes it to D, who is now secretly with A; C is a defender."""
    state = position("WITCH R5", "R6 R7", "COMPANION R8", "R9 R10")
    state = after(
        state,
        hy.PlayWitch(0),
        hy.PassCard(0, card("R5")),
        hy.PassCard(1, card("R7")),
        hy.PassCard(2, card("COMPANION")),
        hy.PassCard(3, card("R9")),
    )
    assert "R10 COMPANION" == hand(state, 3)
    end = scored(state, play(state, 0, "R9"))
    assert ("team", ((0, 3), (1, 2)), (50, 0, 0, 50)) == (end.mode, end.teams, end.victory_points)


@pytest.mark.rule("HY-COMPANION-3", "HY-COMPANION-5")
def test_passed_to_the_attacker_it_lets_them_name_somebody() -> None:
    """D has the Companion and passes it to A: D is a defender, and A may name D, or another."""
    state = position("WITCH R5", "R6 R7", "R8", "COMPANION R9 R10")
    state = after(
        state,
        hy.PlayWitch(0),
        hy.PassCard(0, card("R5")),
        hy.PassCard(1, card("R7")),
        hy.PassCard(2, card("R8")),
        hy.PassCard(3, card("COMPANION")),
    )
    state = played(state, 0, "COMPANION")
    assert {hy.NameCompanion(0, target) for target in (None, 1, 2, 3)} == legal(state, 0)
    end = scored(state, hy.NameCompanion(0, 1))
    assert ((0, 1), (2, 3)) == end.teams


@pytest.mark.rule("HY-COMPANION-3")
def test_passed_on_by_the_attacker_it_makes_a_companion() -> None:
    """A gives the Companion to B, and has one."""
    state = position("WITCH COMPANION R5", "R6 R7", "R8 R9", "R10 R12")
    state = after(
        state,
        hy.PlayWitch(0),
        hy.PassCard(0, card("COMPANION")),
        hy.PassCard(1, card("R7")),
        hy.PassCard(2, card("R8")),
        hy.PassCard(3, card("R12")),
    )
    state = checks(played(state, 0, "R12"), 1, 2, 3)
    end = scored(state, play(state, 0, "R5"))
    assert ("team", ((0, 1), (2, 3)), (50, 50, 0, 0)) == (end.mode, end.teams, end.victory_points)


@pytest.mark.rule("HY-COMPANION-4", "HY-COMPANION-13")
@pytest.mark.parametrize("text", ["COMPANION", STRAIGHT])
def test_a_defender_who_plays_it_is_known_to_all(text: str) -> None:
    """There is no question, and it is D's turn; who has played it stays the companion."""
    result = step(position(2, 2, f"{STRAIGHT} 6", 2, turn=2), hy.Play(2, tuple(map(card, _colours(text)))))
    assert ("turn", 3) == (asked(result.state), turn(result.state))
    assert hy.CompanionRevealed(2, (0,)) == only(hy.CompanionRevealed, result)
    assert [] == of(hy.CompanionNamed, result)
    for seat in ALL:
        assert hy.CompanionRevealed(2, (0,)) in hy.events_for(result.events, seat)
        assert hy.Companion(2, None) == hy.view(result.state, seat).companion
    refused(result.state, hy.NameCompanion(2, 0), "HY-TURN-15")


def _colours(text: str) -> list[str]:
    return [part if part == "COMPANION" else f"R{part}" for part in text.split()]


@pytest.mark.rule("HY-COMPANION-4")
def test_who_has_played_it_stays_the_companion() -> None:
    """Long after the trick with the Companion was taken, by a defender."""
    state = position("5 6", "5 6", "5 6", "7", turn=3, companion=(2, None), captured={3: "COMPANION"})
    end = scored(state, play(state, 3, "7"))
    assert ("team", ((0, 2), (1, 3)), (-50, 30, -50, 30)) == (end.mode, end.teams, end.victory_points)


# In the hand of the attacker.


@pytest.mark.rule("HY-COMPANION-5", "HY-COMPANION-6", "HY-COMPANION-7")
@pytest.mark.parametrize("text", ["COMPANION", STRAIGHT])
def test_an_attacker_may_name_a_defender_or_nobody(text: str) -> None:
    """He is asked in the same way after a single and after a straight, before the turn moves on."""
    state = position(f"{STRAIGHT} 6", 2, 2, 2)
    state = played(state, 0, text)
    assert ("companion", (0,), None) == (asked(state), hy.awaiting(state), turn(state))
    assert [hy.NameCompanion(0, target) for target in (None, 1, 2, 3)] == list(hy.legal_actions(state, 0))
    for target in (None, 1, 2, 3):
        result = step(state, hy.NameCompanion(0, target))
        assert hy.Companion(0, target) == result.state.companion
        assert (hy.CompanionNamed(0, target),) == result.events
        assert ("turn", 1) == (asked(result.state), turn(result.state))


@pytest.mark.rule("HY-COMPANION-6", "HY-COMPANION-7", "HY-TURN-11")
def test_time_leap_waits_for_the_choice() -> None:
    state = played(position(f"{STRAIGHT} 6", 2, 2, "LEAP TRICKSTER 5"), 0, STRAIGHT)
    assert ("companion", (0,)) == (asked(state), hy.awaiting(state))
    refused(state, hy.PlayLeap(3), "HY-TURN-11")
    refused(state, hy.PlayTrickster(3), "HY-TURN-11")
    refused(state, hy.Check(1), "HY-TURN-15")
    result = step(state, hy.NameCompanion(0, 2))
    assert hy.Companion(0, 2) == result.state.companion
    assert 1 == turn(result.state)
    assert 0 == turn(after(result.state, hy.PlayLeap(3)))


@pytest.mark.rule("HY-COMPANION-8", "HY-END-4")
@pytest.mark.parametrize(
    ("target", "mode", "victory"), [(None, "solo", (100, 0, 0, 0)), (1, "team", (50, 50, 0, 0))], ids=["solo", "team"]
)
def test_with_the_last_card_the_choice_is_still_asked(target: int | None, mode: str, victory: tuple[int, ...]) -> None:
    """The round ends after the answer."""
    state = position("COMPANION", "5 6", "5 6", "5 6")
    laid = step(state, play(state, 0, "COMPANION"))
    assert [] == of(hy.RoundEnded, laid)
    assert ("companion", (0,), "") == (asked(laid.state), hy.awaiting(laid.state), hand(laid.state, 0))
    end = scored(laid.state, hy.NameCompanion(0, target))
    assert (0, mode, victory) == (end.winner, end.mode, end.victory_points)


@pytest.mark.rule("HY-COMPANION-8")
def test_a_straight_as_the_last_cards_asks_too() -> None:
    state = played(position(STRAIGHT, 2, 2, 2), 0, STRAIGHT)
    assert "companion" == asked(state)
    assert ((0, 3), (1, 2)) == scored(state, hy.NameCompanion(0, 3)).teams


@pytest.mark.rule("HY-COMPANION-9")
@pytest.mark.parametrize("target", [None, 2])
def test_the_choice_is_public_and_final(target: int | None) -> None:
    """All see it at once, and it does not come again."""
    state = position("COMPANION 5 6", "5 6", "5 6", "5 6")
    result = step(state, play(state, 0, "COMPANION"), hy.NameCompanion(0, target))
    for seat in ALL:
        assert hy.CompanionNamed(0, target) in hy.events_for(result.events, seat)
        assert hy.Companion(0, target) == hy.view(result.state, seat).companion
    refused(result.state, hy.NameCompanion(0, 1), "HY-TURN-15")
    later = checks(result.state, 1, 2, 3)
    assert 0 == turn(later)
    refused(later, hy.NameCompanion(0, 1), "HY-TURN-15")
    assert not any(isinstance(action, hy.NameCompanion) for action in legal(later, 0))
    assert hy.Companion(0, target) == later.companion


@pytest.mark.rule("HY-COMPANION-10")
def test_all_cards_of_a_named_companion_count_for_the_team() -> None:
    """C captured 3, H before being named and holds an 11: 15 for A and C; the defenders have the other 75."""
    state = position("COMPANION", "5 6", "11 6", "5 6", captured={0: "6", 2: "3 H"}, rest=1)
    named = scored(state, play(state, 0, "COMPANION"), hy.NameCompanion(0, 2))
    assert (15, 75, 15, 75) == named.card_points
    alone = scored(state, play(state, 0, "COMPANION"), hy.NameCompanion(0, None))
    assert (0, 90, 90, 90) == alone.card_points


@pytest.mark.rule("HY-COMPANION-10")
def test_the_named_player_is_not_asked() -> None:
    """Nobody is awaited but the next seat in turn, whoever was named."""
    state = position("COMPANION 5", "5 6", "5 6", "5 6")
    for target in (1, 2, 3):
        named = after(state, play(state, 0, "COMPANION"), hy.NameCompanion(0, target))
        assert ((1,), "turn") == (hy.awaiting(named), asked(named))
        assert () == hy.legal_actions(named, 2)


@pytest.mark.rule("HY-COMPANION-11", "HY-SCORE-5")
def test_an_attacker_who_keeps_it_has_no_companion() -> None:
    state = position("COMPANION 5", "7", "5 6", "5 6", turn=1)
    end = scored(state, play(state, 1, "7"))
    assert ("solo", ((0,), (1, 2, 3)), (-100, 30, 30, 30)) == (end.mode, end.teams, end.victory_points)


@pytest.mark.rule("HY-COMPANION-12", "HY-SCORE-9")
@pytest.mark.parametrize(("winner", "victory"), [(0, (40, 0, 0, 0)), (2, (-40, 30, 30, 30))])
def test_aside_it_makes_no_companion_and_nothing_is_doubled(winner: int, victory: tuple[int, ...]) -> None:
    hands = ["5 6", "5 6", "5 6", "5 6"]
    hands[winner] = "7"
    state = position(*hands, turn=winner, stake=40, middle="9 10 COMPANION")
    end = scored(state, play(state, winner, "7"))
    assert ("absent", ((0,), (1, 2, 3)), victory) == (end.mode, end.teams, end.victory_points)


# Teams and play.


@pytest.mark.rule("HY-COMPANION-14")
def test_a_member_of_a_team_may_play_against_it() -> None:
    """C may beat A's play with the Companion in hand, and after all know of it; so may A beat C's."""
    state = position("5 6 8", "5 6", "COMPANION 7 9", "5 6", trick=["0: 6"], checked=[1], turn=2)
    assert {hy.Check(2), play(state, 2, "7"), play(state, 2, "9"), play(state, 2, "COMPANION")} == legal(state, 2)
    state = position("5 6 8", "5 6", "7 9", "5 6", trick=["0: 6"], checked=[1], turn=2, companion=(2, None))
    assert {hy.Check(2), play(state, 2, "7"), play(state, 2, "9")} == legal(state, 2)
    state = checks(played(state, 2, "7"), 3)
    assert {hy.Check(0), play(state, 0, "8")} == legal(state, 0)


@pytest.mark.rule("HY-COMPANION-14", "HY-COMPANION-2")
@pytest.mark.parametrize("trick", [[], ["0: 6"]], ids=["leading", "following"])
def test_nobody_else_can_tell_who_holds_it(trick: list[str]) -> None:
    """Whether C or D holds it: views, what is awaited, and the legal actions of all others are the same."""
    one = position("5 6", "RH R8", "COMPANION R7", "GH R12", trick=trick, turn=1 if trick else 0)
    two = position("5 6", "RH R8", "GH R7", "COMPANION R12", trick=trick, turn=1 if trick else 0)
    assert hy.awaiting(one) == hy.awaiting(two)
    for seat in (0, 1, None):
        assert hy.view(one, seat) == hy.view(two, seat)
    for seat in (0, 1):
        assert hy.legal_actions(one, seat) == hy.legal_actions(two, seat)
    assert hy.view(one, 2) != hy.view(two, 2)


@pytest.mark.rule("HY-COMPANION-2", "HY-COMPANION-14")
def test_nothing_is_said_about_it_before_it_is_played() -> None:
    """From the deal on only the holder sees the card; the table names nobody."""
    dealt = opening(hands={2: "COMPANION"})
    state = after(dealt.state, hy.Take(0, (0, 1, 2)))
    for seat in ALL:
        told = repr(hy.events_for(dealt.events, seat)) + repr(hy.view(state, seat))
        assert (seat == 2) == ("Card('COMPANION')" in told)
        assert hy.Companion() == hy.view(state, seat).companion
