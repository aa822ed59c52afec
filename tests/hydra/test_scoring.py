"""
Card points, victory points, totals.

A position puts every card that it does not name into one heap. So all card points of the deck, 100 together, lie
somewhere; the tests say where.
"""

from __future__ import annotations

import pytest

from tabletricks import hydra as hy

from .builders import after, card, checks, play, played, position, scored


def out(state: hy.State, seat: int) -> hy.RoundEnded:
    """The scoring when a seat leads its last card, the red 7."""
    return scored(state, hy.Play(seat, (card("R7"),)))


def four(winner: int, held: dict[int, str] | None = None) -> list[str]:
    """Four hands; one of them is the last card, the others are without points unless a test says so."""
    hands = ["5 6", "5 6", "5 6", "5 6"]
    for seat, text in (held or {}).items():
        hands[seat] = text
    hands[winner] = "R7"
    return hands


# Card points.


@pytest.mark.rule("HY-SCORE-1")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("3", 10),
        ("H", 10),
        ("11", 5),
        ("3 3 3 3", 40),
        ("H H H H", 40),
        ("11 11 11 11", 20),
        ("1 2 4 5 6 7 8 9 10 12 13", 0),
        ("HYDRA PEGASUS STORM LEAP TRICKSTER WITCH", 0),
        ("COMPANION", 0),
    ],
)
def test_what_captured_cards_count(text: str, points: int) -> None:
    """A alone has captured them; the defenders have the rest of the 100 points."""
    state = position("R7", "5 6", "5 6", "5 6", captured={0: text}, rest=1)
    assert (points, 100 - points, 100 - points, 100 - points) == out(state, 0).card_points


@pytest.mark.rule("HY-SCORE-2")
@pytest.mark.parametrize(("held", "points"), [("5", 100), ("3", 80), ("H", 80), ("11", 90), ("3 H 11", 50)])
def test_what_is_held_counts_minus(held: str, points: int) -> None:
    """B has captured all else, and C holds some cards: they are missing above and counted below."""
    state = position("R7", "5 6", held, "5 6", rest=1)
    assert (0, points, points, points) == out(state, 0).card_points


@pytest.mark.rule("HY-SCORE-2", "HY-SCORE-3")
def test_defenders_with_held_cards() -> None:
    """They captured 3, H, 11 (25) and hold H and 3 (20): 5 for each of them; A has captured the other 55."""
    state = position("R7", "H 5", "5 6", "3 5", captured={1: "3", 2: "H 11"})
    end = out(state, 0)
    assert ((55, 5, 5, 5), "solo") == (end.card_points, end.mode)
    assert (155, 5, 5, 5) == end.totals


@pytest.mark.rule("HY-SCORE-2", "HY-SCORE-3")
def test_an_attacker_with_nothing_but_held_cards() -> None:
    """3 and H in hand and nothing captured: -20."""
    end = out(position("3 H COMPANION", "R7", "5 6", "5 6", turn=1, rest=1), 1)
    assert (-20, 80, 80, 80) == end.card_points


@pytest.mark.rule("HY-SCORE-3")
def test_the_sum_of_a_team_goes_to_every_member() -> None:
    """A captured 30 and C holds 15: 15 for both. D captured 20 and B holds 35, which is -15 for both."""
    state = position("R7", "H H H 11", "COMPANION H 11", "5 6", captured={0: "3 3 3", 3: "3 11 11"}, rest=3)
    end = out(state, 0)
    assert (15, -15, 15, -15) == end.card_points
    assert (65, 0, 65, 0) == end.totals


@pytest.mark.rule("HY-SCORE-4", "HY-BID-10")
def test_cards_aside_count_nothing() -> None:
    """H and 3 lie aside at 30; the defenders have captured the other 80 points."""
    state = position("R7", "5 6", "5 6", "5 6", stake=30, middle="9 H 3", rest=1)
    assert (0, 80, 80, 80) == out(state, 0).card_points


@pytest.mark.rule("HY-SCORE-4", "HY-SCORE-2")
def test_cards_in_piles_count_nothing() -> None:
    """With three players 20 points lie in the pile; with two 20 more in the personal piles."""
    three = position("R7", "5 6", "5 6", pile="H 3", rest=1)
    assert (0, 80, 80) == out(three, 0).card_points
    two = position("R7", "5 6", pile="H 3", personal={0: "H", 1: "3"}, rest=1)
    assert (0, 60) == out(two, 0).card_points


# Modes.


@pytest.mark.rule("HY-SCORE-5")
@pytest.mark.parametrize(
    ("held_by", "companion", "mode", "attack"),
    [
        (0, None, "solo", (0,)),
        (1, None, "team", (0, 1)),
        (2, None, "team", (0, 2)),
        (3, None, "team", (0, 3)),
        (None, (0, None), "solo", (0,)),
        (None, (0, 1), "team", (0, 1)),
        (None, (0, 3), "team", (0, 3)),
        (None, (2, None), "team", (0, 2)),
    ],
)
def test_the_companion_decides_the_mode(
    held_by: int | None, companion: tuple[int, int | None] | None, mode: hy.Mode, attack: tuple[int, ...]
) -> None:
    """Held or played, by whom, and who was named; A or B is out first."""
    winner = 1 if held_by == 0 else 0
    hands = four(winner, {} if held_by is None else {held_by: "COMPANION 6"})
    end = out(position(*hands, turn=winner, companion=companion), winner)
    assert (mode, attack) == (end.mode, end.teams[0])


@pytest.mark.rule("HY-SCORE-5", "HY-SCORE-9")
def test_a_card_that_nobody_had_makes_the_mode_absent() -> None:
    end = out(position(*four(0), stake=40, middle="9 10 COMPANION"), 0)
    assert ("absent", ((0,), (1, 2, 3))) == (end.mode, end.teams)


# Victory points.

STAKES = pytest.mark.parametrize("stake", [50, 40, 30])


@pytest.mark.rule("HY-SCORE-6", "HY-SCORE-12")
@STAKES
@pytest.mark.parametrize("companion", [(0, 2), (2, None)], ids=["named", "played"])
def test_team_and_the_attacker_wins(stake: hy.Stake, companion: tuple[int, int | None]) -> None:
    end = out(position(*four(0), stake=stake, companion=companion), 0)
    assert ("team", (stake, 0, stake, 0)) == (end.mode, end.victory_points)


@pytest.mark.rule("HY-SCORE-7")
@STAKES
@pytest.mark.parametrize("companion", [(0, 2), (2, None)], ids=["named", "played"])
def test_team_and_the_companion_wins(stake: hy.Stake, companion: tuple[int, int | None]) -> None:
    """20 more for the attacker, 20 less for the companion."""
    end = out(position(*four(2), turn=2, stake=stake, companion=companion), 2)
    assert ("team", (stake + 20, 0, stake - 20, 0)) == (end.mode, end.victory_points)


@pytest.mark.rule("HY-SCORE-7")
def test_the_companion_wins_with_the_card_itself() -> None:
    """Secret until the last card: A +85, C +45 with 15 card points; the defenders have the other 85."""
    state = position("5 6", "5 6", "COMPANION", "5 6", turn=2, captured={0: "3 11"}, rest=1)
    end = scored(state, play(state, 2, "COMPANION"))
    assert ((15, 85, 15, 85), (70, 0, 30, 0)) == (end.card_points, end.victory_points)
    assert (85, 85, 45, 85) == end.totals


@pytest.mark.rule("HY-SCORE-8")
@STAKES
@pytest.mark.parametrize("winner", [1, 3])
@pytest.mark.parametrize("companion", [(0, 2), (2, None), None], ids=["named", "played", "held"])
def test_team_and_a_defender_wins(stake: hy.Stake, winner: int, companion: tuple[int, int | None] | None) -> None:
    held = {2: "COMPANION 6"} if companion is None else {}
    end = out(position(*four(winner, held), turn=winner, stake=stake, companion=companion), winner)
    assert ("team", (-stake, 30, -stake, 30)) == (end.mode, end.victory_points)


@pytest.mark.rule("HY-SCORE-9")
@pytest.mark.parametrize(
    ("stake", "middle", "winner", "victory"),
    [
        (40, "9 10 COMPANION", 0, (40, 0, 0, 0)),
        (40, "9 10 COMPANION", 1, (-40, 30, 30, 30)),
        (30, "9 COMPANION 10", 0, (30, 0, 0, 0)),
        (30, "9 10 COMPANION", 3, (-30, 30, 30, 30)),
    ],
)
def test_absent_is_not_doubled(stake: hy.Stake, middle: str, winner: int, victory: tuple[int, ...]) -> None:
    end = out(position(*four(winner), turn=winner, stake=stake, middle=middle), winner)
    assert ("absent", victory) == (end.mode, end.victory_points)


@pytest.mark.rule("HY-SCORE-10", "HY-SCORE-12")
@STAKES
def test_solo_and_the_attacker_wins(stake: hy.Stake) -> None:
    end = out(position(*four(0), stake=stake, companion=(0, None)), 0)
    assert ("solo", (2 * stake, 0, 0, 0)) == (end.mode, end.victory_points)


@pytest.mark.rule("HY-SCORE-11")
@STAKES
@pytest.mark.parametrize("winner", [1, 2, 3])
@pytest.mark.parametrize("held", [True, False], ids=["held", "nobody named"])
def test_solo_and_a_defender_wins(stake: hy.Stake, winner: int, held: bool) -> None:
    hands = four(winner, {0: "COMPANION 6"} if held else {})
    end = out(position(*hands, turn=winner, stake=stake, companion=None if held else (0, None)), winner)
    assert ("solo", (-2 * stake, 30, 30, 30)) == (end.mode, end.victory_points)


@pytest.mark.rule("HY-SCORE-12")
def test_losing_defenders_get_their_card_points() -> None:
    """A wins alone; the defenders captured H, H, 11 (25) and B holds a 3: +15 each and no victory points."""
    end = out(position("R7", "3 6", "5 6", "5 6", captured={2: "H H", 3: "11"}), 0)
    assert ((0, 0, 0), (15, 15, 15)) == (end.victory_points[1:], end.totals[1:])


@pytest.mark.rule("HY-SCORE-15")
@pytest.mark.parametrize("taken", [(0, 2), (0, 1)], ids=["open", "hidden"])
def test_an_open_companion_left_in_the_middle_is_absent(taken: tuple[int, ...]) -> None:
    """At 40 A sees the Companion at position 1 and leaves it: no doubling; or it is the hidden one."""
    middle = "9 COMPANION 10" if taken == (0, 2) else "9 10 COMPANION"
    state = position(*four(0), stake=40, middle=middle, taken=taken)
    end = out(state, 0)
    assert ("absent", (40, 0, 0, 0)) == (end.mode, end.victory_points)


# Results and totals.


@pytest.mark.rule("HY-SCORE-6", "HY-SCORE-12", "HY-SCORE-13")
def test_scoring_i() -> None:
    """Stake 40: A captured 40 and C holds 20, together 20; B captured 30 and D holds 10, together 20."""
    state = position("R7", "4 5", "COMPANION 3 H", "H 4", stake=40, captured={1: "3 3 H"})
    end = out(state, 0)
    assert ("team", (20, 20, 20, 20), (40, 0, 40, 0)) == (end.mode, end.card_points, end.victory_points)
    assert (60, 20, 60, 20) == end.totals


@pytest.mark.rule("HY-SCORE-11", "HY-SCORE-13", "HY-SCORE-14")
def test_scoring_ii() -> None:
    """Solo at 50, B wins: A -100 + 60 = -40, so 30 become 0; the defenders 40 + 30 = 70 each."""
    state = position(
        "COMPANION 5",
        "R7",
        "5 6",
        "5 6",
        turn=1,
        captured={1: "3 3", 2: "H", 3: "11 11"},
        totals=(30, 0, 10, 20),
    )
    end = out(state, 1)
    assert ((60, 40, 40, 40), (-100, 30, 30, 30)) == (end.card_points, end.victory_points)
    assert (0, 70, 80, 90) == end.totals


@pytest.mark.rule("HY-SCORE-14")
def test_the_floor_is_applied_once_to_the_total() -> None:
    """-100 and +60 for A with 50 before is 10: neither part stops at 0 on its own. B, C, D: -20 + 30 = +10."""
    state = position(
        "COMPANION 5", "R7", "H H 3 4", "5 6", turn=1, captured={1: "11 11"}, totals=(50, 5, 0, 0), stake=50
    )
    end = out(state, 1)
    assert ((60, -20, -20, -20), (-100, 30, 30, 30)) == (end.card_points, end.victory_points)
    assert (10, 15, 10, 10) == end.totals


@pytest.mark.rule("HY-SCORE-14")
def test_totals_add_up_over_rounds() -> None:
    """The new totals are those with which the next round begins."""
    state = position(*four(0), totals=(10, 20, 30, 40), captured={1: "3"}, rest=0)
    next_round = after(state, hy.Play(0, (card("R7"),)))
    assert (10 + 100 + 90, 30, 40, 50) == next_round.totals


@pytest.mark.rule("HY-SCORE-3", "HY-SCORE-4")
def test_all_card_points_of_the_deck_lie_somewhere() -> None:
    """At the end captured, held, aside and piles are 100 points together, with six players 60."""
    assert 100 == sum(one.points(4) for one in hy.DECK)
    assert 60 == sum(one.points(6) for one in hy.DECK)
    state = position("3 9", "11 5", "H 5", "5 6", stake=30, middle="5 3 H", rest=2)
    state = checks(played(state, 0, "9"), 1, 2, 3)
    end = scored(state, play(state, 0, "3"))
    # A: the 3 of the last trick; defenders: -5 - 10 + the rest; 20 aside.
    assert (10, 100 - 20 - 10 - 2 * 15) == end.card_points[:2]
