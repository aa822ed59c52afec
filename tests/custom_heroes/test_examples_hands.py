"""
Worked examples: sleeving, the end of a hand, the end of the game.
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import (
    card,
    deck,
    declare,
    follow,
    happens,
    only,
    phase,
    play,
    position,
    refused,
    sleeve,
    top,
    trick,
    won,
)


@pytest.mark.rule("CH-POWER-13")
def test_sleeve_and_activate_in_one_turn() -> None:
    """B sleeves a Burny and activates it in the same turn; the card keeps it."""
    state = position(hands={1: "7 2"}, pile=[(0, "6 6")], power={1: 1}, screens={1: "burny"})
    state = follow(state, sleeve(1, "burny", "7"), play(1, "7{B}*"))
    assert ("2x7", 0) == (top(state), state.players[1].power)
    state = follow(state, ch.Pass(2), ch.Pass(3), ch.Pass(0))
    assert card("7{B}") in state.played


@pytest.mark.rule("CH-SLEEVE-5")
def test_colour_conflict() -> None:
    """A second red advancement is refused, a blue one is not."""
    state = position(hands={0: "3{r-1} 9"}, screens={0: "left_p1 right_p1"})
    assert "CH-SLEEVE-5" == refused(state, sleeve(0, "left_p1", "3{r-1}"))
    state = follow(state, sleeve(0, "right_p1", "3{r-1}"), play(0, "3{r-1,b+1}"))
    assert "1x3" == top(state)


@pytest.mark.rule("CH-SLEEVE-9")
def test_sleeve_then_pass() -> None:
    """B may sleeve and pass; the others see only that one advancement was sleeved."""
    state = position(hands={1: "2 9"}, pile=[(0, "6")], screens={1: "aura_12"})
    step = ch.step(state, sleeve(1, "aura_12", "2"))
    for other in (0, 2, 3, None):
        assert (ch.Sleeved(1, None, None),) == ch.events_for(step.events, other)
    assert (2,) == ch.awaiting(follow(step.state, ch.Pass(1)))


@pytest.mark.rule("CH-SCORE-8")
def test_empty_bag() -> None:
    """With one advancement in the bag the last of six draws only that; a catalogue of few items empties the bag."""
    burny = ch.Advancement("burny", "Burny", "yellow", ability="burny", cost=1, count=4)
    catalogue = (*ch.DEFAULT_CATALOGUE[:2], burny)
    places = {0: 1, 1: 2, 2: 3, 3: 4}
    state = position(
        options=ch.Options(players=6, catalogue=catalogue),
        hands={4: "9", 5: "1 2"},
        turn=4,
        places=places,
        screens={4: "", 5: ""},
        bag="burny burny burny burny",
    )
    # The fifth of six draws three and leaves one.
    after = follow(state, play(4, "9"))
    assert (("burny",) * 3, ("burny",), ()) == (after.players[4].screen, after.players[5].screen, after.bag)
    drawn = only(ch.AdvancementsDrawn, happens(state, play(4, "9")))
    assert [(4, 3), (5, 1)] == [(event.seat, event.count) for event in drawn]


@pytest.mark.rule("CH-SCORE-15", "CH-UPKEEP-1")
def test_next_hand() -> None:
    """The last player leads the next hand, for which all 40 cards are shuffled with all their sleeves."""
    state = position(hands={1: "1{r+1} 2", 3: "9{B}"}, turn=3, places={2: 1, 0: 2}, kodora={1: "4{K}"})
    after = follow(state, play(3, "9{B}"))
    assert [(2, 0, 3, 1)] == [event.order for event in only(ch.HandEnded, happens(state, play(3, "9{B}")))]
    assert (3, 1) == (after.hand.number, after.hand.start)
    assert 40 == sum(len(player.hand) for player in after.players)
    assert deck(state) == deck(after)
    assert {card("1{r+1}"), card("9{B}"), card("4{K}")} <= set(deck(after))


def end_of_hand_6(places: tuple[int, int], third: int, last: int, vp: tuple[int, int, int, int]) -> ch.State:
    """Hand 6 is about to end with these VP: the third is not scored yet (+1), nor is the last (-1)."""
    points = dict(enumerate(vp))
    points[third] -= 1
    points[last] += 1
    return position(
        number=6,
        hands={third: "9", last: "1 2"},
        turn=third,
        places={places[0]: 1, places[1]: 2},
        vp=points,
    )


@pytest.mark.rule("CH-FINAL-2")
def test_hand_6_leader_wins() -> None:
    """The first of hand 6 wins with strictly more VP than everybody else."""
    state = end_of_hand_6((0, 1), 2, 3, (13, 12, 7, 2))
    assert (0, "last_regular_hand") == won(happens(state, play(2, "9")))
    after = follow(state, play(2, "9"))
    outcome = ch.outcome(after)
    assert outcome is not None
    assert ((0,), (13, 12, 7, 2)) == (outcome.winners, outcome.scores)


@pytest.mark.rule("CH-FINAL-3", "CH-FINAL-4", "CH-FINAL-5", "CH-FINAL-6")
def test_final_of_three() -> None:
    """A, the first of hand 6, and the leading B and C play a final led by B; D has no part in it."""
    state = end_of_hand_6((0, 2), 1, 3, (9, 12, 12, 3))
    assert ch.FinalHandAnnounced(0, (0, 1, 2), 1) in happens(state, play(1, "9"))
    state = follow(state, play(1, "9"))
    assert ((0, 1, 2), 1) == (state.hand.participants, state.hand.start)
    assert [10, 10, 10, 0] == [len(player.hand) for player in state.players]
    assert 10 == len(state.aside)
    state = follow(state, declare(0), declare(1), declare(2))
    assert (1,) == ch.awaiting(state)
    state = follow(state, ch.Play(1, state.players[1].hand[:1]))
    assert (2, 0) == trick(state).queue
    assert (0,) == ch.awaiting(follow(state, ch.Pass(2)))


@pytest.mark.rule("CH-FINAL-7")
def test_final_of_two_in_a_four_player_game() -> None:
    """C's equal 6 skips A and wins the trick, as in a game of four."""
    state = position(hands={0: "5 1", 2: "6 1"}, finalists=(0, 2), pile=[(0, "6")])
    events = happens(state, play(2, "6"))
    assert [ch.TurnSkipped(0, 2, 6)] == only(ch.TurnSkipped, events)
    assert [ch.TrickWon(2, 2)] == only(ch.TrickWon, events)
    assert (2,) == ch.awaiting(follow(state, play(2, "6")))


@pytest.mark.rule("CH-FINAL-3")
def test_tie_with_the_winner_of_hand_6() -> None:
    """If B has as many VP as A, the first of hand 6, the two play the final."""
    state = end_of_hand_6((0, 1), 2, 3, (11, 11, 7, 2))
    assert ch.FinalHandAnnounced(0, (0, 1), 1) in happens(state, play(2, "9"))
    assert (0, 1) == follow(state, play(2, "9")).hand.participants


@pytest.mark.rule("CH-FINAL-8")
def test_final_winner() -> None:
    """The first one out in the final wins with whatever VP and is not scored."""
    state = position(hands={0: "5 1", 2: "6"}, finalists=(0, 2), turn=2, vp={0: 12, 2: 1})
    events = happens(state, play(2, "6"))
    assert (2, "final_hand") == won(events)
    assert [] == only(ch.RewardGiven, events)
    after = follow(state, play(2, "6"))
    outcome = ch.outcome(after)
    assert outcome is not None
    assert ((2,), "final_hand", 1) == (outcome.winners, after.win_reason, after.players[2].vp)


@pytest.mark.rule("CH-SCORE-6")
@pytest.mark.parametrize(
    ("edition", "first", "second"),
    [("de", (5, 0, 2), (0, 1, 3)), ("en", (6, 0, 1), (0, 2, 3))],
)
def test_two_player_rewards(edition: ch.Edition, first: tuple[int, int, int], second: tuple[int, int, int]) -> None:
    """The two editions print different rewards for two players."""
    before = position(2, hands={0: "9", 1: "1 2"}, edition=edition)
    after = follow(before, play(0, "9"))
    for seat, expected in ((0, first), (1, second)):
        old, new = before.players[seat], after.players[seat]
        assert expected == (new.vp, new.power - old.power, len(new.screen) - len(old.screen))


@pytest.mark.rule("CH-SCORE-5")
def test_threshold_ignored_for_later_places() -> None:
    """B has 15 VP, goes out second, and just gets the reward."""
    state = follow(position(hands={1: "9"}, turn=1, places={0: 1}, vp={1: 15}), play(1, "9"))
    assert (18, None, "turn") == (state.players[1].vp, ch.outcome(state), phase(state))
