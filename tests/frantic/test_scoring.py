"""
Points, the next dealer and the end of the game (FR-SCORE-1 to FR-SCORE-15, FR-GAME-1 to FR-GAME-4, FR-NOSCORE-1 to -3).
"""

from __future__ import annotations

import pytest

from tabletricks import Outcome
from tabletricks import frantic as fr

from .builders import cards, play, position, refused, step
from .reading import FrStep, asked, of, public, scores, winners_of


def counted(state: fr.State, *actions: fr.Action) -> FrStep:
    """Acts, lets the windows for Nice Try go by, and returns the step in which the round is counted."""
    result = step(state, *actions)
    events = list(result.events)
    while asked(result.state) == "react nice_try":
        result = step(result.state, fr.Pass(fr.awaiting(result.state)[0]))
        events += result.events
    return FrStep(result.state, tuple(events))


def points(result: FrStep) -> tuple[int, ...]:
    """The round points."""
    (scored,) = of(fr.Scored, result)
    return scored.points


def exhausted(
    *hands: str,
    dealer: int = 0,
    accounts: tuple[int, ...] = (),
    bomb: tuple[int, ...] | None = None,
    limit: int | None = None,
    scoring: fr.Scoring = "points",
) -> FrStep:
    """P0 draws from the empty pile, so that all hands are counted as they are."""
    state = position(
        *hands, dealer=dealer, accounts=accounts, bomb=bomb, limit=limit, scoring=scoring, draw_size=0, demand="open"
    )
    return counted(state, fr.Draw(0))


def next_dealer(result: FrStep) -> int:
    """Who deals the second round."""
    (started,) = of(fr.RoundStarted, result)
    assert 2 == started.number
    return started.dealer


# Hand points.


@pytest.mark.rule("FR-SCORE-1")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("R1", 1),
        ("B9", 9),
        ("K4", 4),
        ("K9 R9 Y2", 20),
        ("2ND.R", 7),
        ("EXCH.Y", 7),
        ("GIFT.G", 7),
        ("SKIP.B", 7),
        ("FAN", 7),
        ("F4", 7),
        ("CTR", 7),
        ("EQ", 7),
        ("NICE", 7),
        ("FAN FAN K7", 21),
    ],
)
def test_numbers_count_their_number_and_special_cards_seven(text: str, expected: int) -> None:
    assert (expected, 1, 2) == points(exhausted(text, "G1", "G2"))


@pytest.mark.rule("FR-SCORE-2")
@pytest.mark.parametrize(("text", "expected"), [("FU", 42), ("FU FAN R1", 50)])
def test_fuck_you_counts_42(text: str, expected: int) -> None:
    assert (expected, 1, 2) == points(exhausted(text, "G1", "G2"))


@pytest.mark.rule("FR-SCORE-4")
def test_round_points_are_added_to_the_accounts() -> None:
    result = exhausted("R9", "FAN", "B1", accounts=(10, 0, 33))
    assert [fr.Scored((9, 7, 1), (19, 7, 34))] == of(fr.Scored, result)
    assert (19, 7, 34) == scores(result.state)


@pytest.mark.rule("FR-SCORE-1", "FR-SCORE-2", "FR-SCORE-4", "FR-SCORE-14")
def test_the_points_of_a_round() -> None:
    """In the base game: P1 holds R9 K4 SKIP.B FU, which is 62, P2 a Fantastic; P1 deals next."""
    result = counted(position("R1", "R9 K4 SKIP.B FU", "FAN"), play(0, "R1"))
    assert [fr.RoundEnded("hand_empty", (0,))] == of(fr.RoundEnded, result)
    assert [fr.Scored((0, 62, 7), (0, 62, 7))] == of(fr.Scored, result)
    assert 1 == next_dealer(result)


@pytest.mark.rule("FR-SCORE-5")
def test_after_doomsday_everybody_has_fifty_points() -> None:
    """Also P0, whose last card it was, and P1 with Fuck You and more."""
    result = counted(position("K5", "FU R9 R8", "B1", events=["doomsday"], accounts=(1, 2, 3)), play(0, "K5"))
    assert [fr.Scored((50, 50, 50), (51, 52, 53))] == of(fr.Scored, result)
    assert [] == of(fr.HandsCounted, result)


@pytest.mark.rule("FR-SCORE-4", "FR-INFO-1")
def test_the_hands_that_give_the_points_are_told_to_their_owners() -> None:
    result = counted(position("R1", "FU R9", "B1"), play(0, "R1"))
    (event,) = of(fr.HandsCounted, result)
    assert ((), cards("R9 FU"), cards("B1")) == event.hands
    assert [(fr.HandsCounted((None, cards("R9 FU"), None)), None)] == [(event.seen_by(1), event.seen_by(None))]


# Time Bomb.


@pytest.mark.rule("FR-SCORE-6")
def test_the_points_of_doomsday_are_not_changed_by_the_bomb() -> None:
    result = counted(position("K5", "R9 R8", "B1", events=["doomsday"], bomb=(2, 2, 2)), play(0, "K5"))
    assert (50, 50, 50) == points(result)


@pytest.mark.rule("FR-SCORE-9", "FR-EVENT-TIME_BOMB-1", "FR-EVENT-TIME_BOMB-2")
def test_the_bomb_explodes_in_the_fourth_turn() -> None:
    """Everybody draws in three turns; hands of 12, 5 and 20 points are doubled."""
    state = position("K5 B3 B6", "B2", "B8 B9", events=["time_bomb"], draw="G1 Y1 R1 G1 K1 R1 B1 B1 Y1 G9")
    turns = [action for seat in (1, 2, 0) * 3 for action in (fr.Draw(seat), fr.EndTurn(seat))]
    result = step(state, play(0, "K5"), *turns)
    ending = result.events.index(fr.RoundEnded("time_bomb", ()))
    begun = [event.seat for event in result.events[:ending] if isinstance(event, fr.TurnStarted)]
    assert [1, 2, 0, 1, 2, 0, 1, 2, 0] == begun
    doubled = [fr.PointsCounted(seat, "doubled", points, 2 * points) for seat, points in enumerate((12, 5, 20))]
    assert (*doubled, fr.Scored((24, 10, 40), (24, 10, 40))) == result.events[ending + 2 : ending + 6]


@pytest.mark.rule("FR-SCORE-8", "FR-SCORE-11")
def test_the_bomb_is_defused() -> None:
    """P1 plays the last card; P0 holds 12 points, P2 5."""
    state = position("B3 B9", "R1", "G5", turn=1, bomb=(2, 2, 2))
    assert [fr.Scored((22, -10, 15), (22, -10, 15))] == of(fr.Scored, counted(state, play(1, "R1")))


@pytest.mark.rule("FR-SCORE-8", "FR-END-6")
def test_all_who_are_empty_handed_defuse_the_bomb() -> None:
    """P0's last card triggers Mating Season, which takes P1's pair; P2's 5 points become 15."""
    state = position("K5", "R4 B4", "G5", events=["mating_season"], bomb=(2, 2, 2))
    assert (-10, -10, 15) == points(counted(state, play(0, "K5")))


@pytest.mark.rule("FR-SCORE-8")
def test_an_empty_hand_defuses_the_bomb_also_on_the_finish_line() -> None:
    state = position("K5", "R4", "G5", events=["finish_line"], bomb=(2, 2, 2))
    assert (-10, 14, 15) == points(counted(state, play(0, "K5")))


@pytest.mark.rule("FR-SCORE-8")
def test_an_empty_hand_defuses_the_bomb_also_with_an_exhausted_pile() -> None:
    """P0's last card is a Fantastic Four that nobody can draw for."""
    state = position("F4", "R4", "G5", draw_size=0, bomb=(2, 2, 2))
    result = counted(state, play(0, "F4"), fr.Share(0, 1, 4), fr.WishColour(0, "red"), fr.Pass(1))
    assert (-10, 14, 15) == points(result)


@pytest.mark.rule("FR-SCORE-9")
def test_the_bomb_doubles_with_an_exhausted_pile() -> None:
    assert (18, 14, 2) == points(exhausted("R9", "FAN", "B1", bomb=(2, 2, 2)))


@pytest.mark.rule("FR-SCORE-9")
def test_the_bomb_doubles_on_the_finish_line() -> None:
    state = position("K5 B3", "R4", "FU", events=["finish_line"], bomb=(2, 2, 2))
    assert (6, 8, 84) == points(counted(state, play(0, "K5")))


@pytest.mark.rule("FR-SCORE-11")
def test_an_account_may_become_negative() -> None:
    result = counted(position("R1", "R4", "G5", bomb=(2, 2, 2), accounts=(3, -7, 0)), play(0, "R1"))
    assert [fr.Scored((-10, 14, 15), (-7, 7, 15))] == of(fr.Scored, result)


# The next dealer.


@pytest.mark.rule("FR-SCORE-14", "FR-GAME-4")
def test_the_highest_round_points_deal_not_the_highest_account() -> None:
    result = exhausted("R3", "R1", "R9", accounts=(90, 100, 0))
    assert 2 == next_dealer(result)
    assert (2, 2) == (public(result.state).round, public(result.state).dealer)


@pytest.mark.rule("FR-SCORE-15")
@pytest.mark.parametrize(
    ("hands", "dealer", "expected"),
    [
        (("R5", "Y1", "B5"), 0, 2),
        (("R5", "Y1", "B5"), 1, 2),
        (("R5", "Y1", "B5"), 2, 0),
        (("R5", "Y5", "B5"), 0, 1),
        (("R5", "Y5", "B5"), 2, 0),
        (("R5", "Y5", "B1"), 1, 0),
        (("R5", "Y5", "B1"), 0, 1),
    ],
)
def test_of_several_the_first_to_the_right_of_the_dealer_deals(
    hands: tuple[str, str, str], dealer: int, expected: int
) -> None:
    """The previous dealer comes last."""
    assert expected == next_dealer(exhausted(*hands, dealer=dealer))


@pytest.mark.rule("FR-SCORE-5", "FR-SCORE-15")
def test_after_doomsday_the_right_neighbour_of_the_dealer_deals() -> None:
    result = counted(position("K5 B1", 5, 5, events=["doomsday"], dealer=1), play(0, "K5"))
    assert [fr.Scored((50, 50, 50), (50, 50, 50))] == of(fr.Scored, result)
    assert 2 == next_dealer(result)


# The end of the game.


@pytest.mark.rule("FR-GAME-1")
@pytest.mark.parametrize("before", [91, 95, 99])
def test_an_account_at_or_above_the_limit_ends_the_game(before: int) -> None:
    result = exhausted("R9", "R1", "R2", accounts=(before, 0, 0), limit=100)
    assert Outcome((1,), (before + 9, 1, 2), (3, 1, 2)) == fr.outcome(result.state)
    assert ([(1,)], []) == (winners_of(result), of(fr.RoundStarted, result))


@pytest.mark.rule("FR-GAME-1", "FR-GAME-4")
def test_below_the_limit_the_next_round_begins() -> None:
    """99 points of 100."""
    result = exhausted("R9", "R1", "R2", accounts=(90, 0, 0), limit=100)
    assert ([], None) == (of(fr.GameEnded, result), fr.outcome(result.state))
    assert [fr.RoundStarted(2, 0)] == of(fr.RoundStarted, result)


@pytest.mark.rule("FR-GAME-1")
def test_after_the_game_nothing_can_be_done() -> None:
    state = exhausted("R9", "R1", "R2", accounts=(95, 0, 0), limit=100).state
    assert ((), ()) == (fr.awaiting(state), fr.legal_actions(state, 1))
    refused(state, fr.Draw(1), "FR-GAME-1")


@pytest.mark.rule("FR-GAME-2")
def test_the_limit_is_not_looked_at_before_the_round_is_counted() -> None:
    """P0 would be far above the limit, but plays on and gets rid of the cards."""
    state = position("R9 R8", "B1", "B2", accounts=(99, 0, 0), limit=100)
    first = step(state, play(0, "R9"))
    assert (None, (1,)) == (fr.outcome(first.state), fr.awaiting(first.state))
    result = counted(first.state, fr.Draw(1), fr.EndTurn(1), fr.Draw(2), fr.EndTurn(2), play(0, "R8"))
    assert 99 == scores(result.state)[0]
    assert None is fr.outcome(result.state)


@pytest.mark.rule("FR-GAME-1", "FR-GAME-3")
def test_the_lowest_account_wins() -> None:
    """A limit of 137 and accounts of 120, 90 and 131; P1 finishes, P0 has 20 points and P2 3."""
    state = position("R9 B9 Y2", "R1", "R3", turn=1, accounts=(120, 90, 131), limit=137)
    result = counted(state, play(1, "R1"))
    assert [fr.Scored((20, 0, 3), (140, 90, 134))] == of(fr.Scored, result)
    assert Outcome((1,), (140, 90, 134), (3, 1, 2)) == fr.outcome(result.state)


@pytest.mark.rule("FR-GAME-3")
def test_equal_lowest_accounts_share_the_win() -> None:
    state = position("R9 B9 Y2", "R1", "R5", turn=1, accounts=(130, 40, 35), limit=137)
    result = counted(state, play(1, "R1"))
    assert Outcome((1, 2), (150, 40, 40), (3, 1, 1)) == fr.outcome(result.state)
    assert [(1, 2)] == winners_of(result)


@pytest.mark.rule("FR-GAME-3")
def test_who_finishes_the_last_round_need_not_win() -> None:
    state = position("R1", "B9", "B8", accounts=(60, 95, 10), limit=100)
    assert Outcome((2,), (60, 104, 18), (2, 3, 1)) == fr.outcome(counted(state, play(0, "R1")).state)


# Without accounts.


@pytest.mark.rule("FR-NOSCORE-1", "FR-NOSCORE-2")
def test_without_points_the_finisher_wins_after_one_round() -> None:
    result = counted(position("R1", "B1", "B2", scoring="none"), play(0, "R1"))
    assert ([(0,)], []) == (winners_of(result), of(fr.RoundStarted, result))
    assert Outcome((0,), (0, 1, 2), (1, 2, 3)) == fr.outcome(result.state)


@pytest.mark.rule("FR-NOSCORE-2")
def test_several_finishers_share_the_win() -> None:
    state = position("K5", "R4 B4", "G5", events=["mating_season"], scoring="none")
    assert [(0, 1)] == winners_of(counted(state, play(0, "K5")))


@pytest.mark.rule("FR-NOSCORE-2", "FR-END-9")
def test_a_finisher_wins_whatever_ended_the_round() -> None:
    state = position("K5", "R1", "G5", events=["finish_line"], scoring="none")
    assert [(0,)] == winners_of(counted(state, play(0, "K5")))


@pytest.mark.rule("FR-NOSCORE-2")
@pytest.mark.parametrize(
    ("hands", "winners"), [(("R9", "R1 B1", "R3"), (1,)), (("R9", "R1 B2", "R3"), (1, 2)), (("FAN", "B8", "K8"), (0,))]
)
def test_without_a_finisher_the_lowest_points_win(hands: tuple[str, str, str], winners: tuple[int, ...]) -> None:
    assert [winners] == winners_of(exhausted(*hands, scoring="none"))


@pytest.mark.rule("FR-NOSCORE-3")
def test_without_points_all_share_a_draw_after_doomsday() -> None:
    """Also with P0, whose last card it was."""
    result = counted(position("K5", "R1", "G5", events=["doomsday"], scoring="none"), play(0, "K5"))
    assert Outcome((0, 1, 2), (50, 50, 50), (1, 1, 1)) == fr.outcome(result.state)
