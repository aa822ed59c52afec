"""
The end of a round.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletricks import hydra as hy

from .builders import after, asked, card, cards, legal, of, only, play, position, scored, step, turn


EFFECTS: dict[str, Callable[[int], hy.Action]] = {
    "STORM": hy.PlayStorm,
    "LEAP": hy.PlayLeap,
    "TRICKSTER": hy.PlayTrickster,
    "WITCH": hy.PlayWitch,
}


@pytest.mark.rule("HY-END-1", "HY-TURN-14")
def test_the_last_card_ends_the_round_at_once() -> None:
    """Nobody answers it any more, not even with Time Leap or an Ambush; the next round is dealt in this step."""
    state = position("5 6", "7", "LEAP 9 9 9 9", "5 6", trick=["0: 4"], turn=1)
    result = step(state, play(state, 1, "7"))
    assert 1 == only(hy.RoundEnded, result).winner
    assert ("stake", 2, None) == (asked(result.state), result.state.round, result.state.trick)
    assert set() == legal(result.state, 2)


@pytest.mark.rule("HY-END-1")
def test_with_one_card_left_the_round_goes_on() -> None:
    state = position("5 6", "7 8", 3, 3, trick=["0: 4"], turn=1)
    result = step(state, play(state, 1, "7"))
    assert [] == of(hy.RoundEnded, result)
    assert 2 == turn(result.state)


@pytest.mark.rule("HY-END-2")
@pytest.mark.parametrize(
    ("text", "trick", "at_turn", "effect"),
    [
        ("7", [], 3, False),
        ("7 7", [], 3, False),
        ("HYDRA PEGASUS", [], 3, False),
        ("STORM", [], 3, False),
        ("LEAP", [], 3, False),
        ("TRICKSTER", [], 3, False),
        ("WITCH", [], 3, True),
        ("7", ["2: 6"], 3, False),
        ("9 9 9 9", ["2: 6"], 3, False),
        ("HYDRA PEGASUS", ["2: 6"], 3, False),
        ("STORM", ["2: 6"], 3, True),
        ("LEAP", ["2: 6"], 3, True),
        ("TRICKSTER", ["2: 6"], 3, True),
        ("LEAP", ["0: 6"], 1, True),
        ("TRICKSTER", ["0: 6"], 1, True),
    ],
    ids=lambda value: str(value) or "leading",
)
def test_every_way_of_playing_the_last_card_counts(text: str, trick: list[str], at_turn: int, effect: bool) -> None:
    """As a lead, in answer, as an effect in turn and out of turn: D wins the round."""
    state = position("5 10", "5 10", "5 10", text, trick=trick, turn=at_turn)
    action = EFFECTS[text](3) if effect else play(state, 3, text)
    result = step(state, action)
    assert 3 == only(hy.RoundEnded, result).winner
    assert "stake" == asked(result.state)


@pytest.mark.rule("HY-END-3")
@pytest.mark.parametrize("name", ["LEAP", "TRICKSTER"])
def test_out_out_of_turn(name: str) -> None:
    """B owns the top, C is in turn; D plays the last card of a hand and takes the whole trick."""
    state = position("5 6", "5 6", "5 6", name, trick=["0: R8", "1: R9"], turn=2)
    result = step(state, EFFECTS[name](3))
    assert hy.TrickWon(3, cards(f"R8 R9 {name}")) == only(hy.TrickWon, result)
    assert 3 == only(hy.RoundEnded, result).winner


@pytest.mark.rule("HY-END-3", "HY-SCORE-2")
def test_the_cards_of_the_last_trick_count_for_the_winner() -> None:
    """B owns the top, a Hero on a 3; D takes both: 20 of 100 points for the defenders."""
    state = position("5 6", "5 6", "5 6", "LEAP", trick=["0: 3", "1: H"], turn=2)
    assert (80, 20, 20, 20) == scored(state, hy.PlayLeap(3)).card_points


@pytest.mark.rule("HY-END-4")
def test_a_last_time_leap_gives_no_turn_back() -> None:
    """A is not asked again about the own trick: the next thing that happens is the next round."""
    state = position("5 6", "5 6", "5 6", "LEAP", trick=["0: 4"], turn=1)
    result = step(state, hy.PlayLeap(3))
    assert ("stake", (1,), 2) == (asked(result.state), hy.awaiting(result.state), result.state.round)


@pytest.mark.rule("HY-END-4", "HY-COMPANION-8")
def test_only_the_naming_of_a_companion_is_still_asked() -> None:
    """The attacker is asked after the last card; a defender, and the player of the Witch, are not."""
    state = position("COMPANION", "5 6", "5 6", "5 6")
    assert "companion" == asked(after(state, play(state, 0, "COMPANION")))
    state = position("5 6", "COMPANION", "5 6", "5 6", turn=1)
    assert "stake" == asked(after(state, play(state, 1, "COMPANION")))
    assert "stake" == asked(after(position("5 6", "WITCH", "5 6", "5 6", turn=1), hy.PlayWitch(1)))


@pytest.mark.rule("HY-END-5")
def test_the_other_hands_are_laid_open() -> None:
    """For everybody, so all learn that C held the Companion."""
    state = position("R7", "R5 RH", "COMPANION R6", "R8 STORM")
    result = step(state, play(state, 0, "R7"))
    for seat in (0, 1, 2, 3, None):
        (end,) = (event for event in hy.events_for(result.events, seat) if isinstance(event, hy.RoundEnded))
        assert ((), cards("R5 RH"), cards("R6 COMPANION"), cards("R8 STORM")) == end.hands
        assert ("team", ((0, 2), (1, 3))) == (end.mode, end.teams)


@pytest.mark.rule("HY-END-6")
def test_what_lies_aside_is_not_laid_open() -> None:
    """The face-down card that was left at 40 is in no event of the end."""
    state = position("R7", "R5 RH", "COMPANION R6", "R8", stake=40, middle="R9 R10 YH", totals=(440, 0, 0, 0))
    result = step(state, play(state, 0, "R7"))
    assert result.state.outcome is not None
    for seat in (0, 1, 2, 3, None):
        assert "'YH'" not in repr(hy.events_for(result.events, seat))
        assert "'YH'" not in repr(hy.view(result.state, seat))


@pytest.mark.rule("HY-END-6")
def test_what_lies_in_piles_is_not_laid_open() -> None:
    """With two players: neither what is left of the shared pile nor of a personal one."""
    state = position("R7", "R5 RH", pile="R12 Y12", personal={0: "Y8", 1: "Y9"}, totals=(440, 0))
    result = step(state, play(state, 0, "R7"))
    assert result.state.outcome is not None
    for seat in (0, 1, None):
        told = repr(hy.events_for(result.events, seat)) + repr(hy.view(result.state, seat))
        assert not any(f"'{hidden}'" in told for hidden in ("Y12", "Y8", "Y9"))


@pytest.mark.rule("HY-END-7")
@pytest.mark.parametrize(
    ("companion", "victory"),
    [((0, None), (-100, 30, 30, 30)), ((0, 2), (70, 0, 30, 0)), ((0, 1), (-50, -50, 30, 30))],
    ids=["nobody named", "winner named", "another named"],
)
def test_the_side_of_the_winner_at_that_moment_wins(
    companion: tuple[int, int | None], victory: tuple[int, ...]
) -> None:
    """C is out first: for the defence, or, once named, for the attack."""
    state = position("5 6", "5 6", "7", "5 6", turn=2, companion=companion)
    assert victory == scored(state, hy.Play(2, (card("R7"),))).victory_points


@pytest.mark.rule("HY-END-7", "HY-COMPANION-3")
def test_who_has_passed_the_companion_on_wins_for_the_defence() -> None:
    """C gives it to D with the Witch; D is the companion now, and when B wins, C wins with D."""
    state = after(
        position("R5 R6", "WITCH R7", "COMPANION R8", "R9 R10", turn=1),
        hy.PlayWitch(1),
        hy.PassCard(0, card("R5")),
        hy.PassCard(1, card("R7")),
        hy.PassCard(2, card("COMPANION")),
        hy.PassCard(3, card("R9")),
    )
    assert (-50, 30, 30, -50) == scored(state, play(state, 1, "R5")).victory_points
