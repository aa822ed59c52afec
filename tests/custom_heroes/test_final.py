"""
The end of the game (CH-FINAL-1 to CH-FINAL-11).
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import (
    deck,
    declare,
    follow,
    happens,
    legal,
    only,
    phase,
    play,
    playout,
    position,
    refused,
    trick,
    upkeep,
    winner,
    won,
)


def last_regular_hand(vp: dict[int, int], number: int = 6, options: ch.Options | None = None) -> ch.State:
    """A was first, B second, C is about to be third (+1 VP), D will be last (-1 VP)."""
    return position(number=number, hands={2: "9", 3: "1 2"}, turn=2, places={0: 1, 1: 2}, vp=vp, options=options)


@pytest.mark.rule("CH-FINAL-1")
def test_the_evaluation_follows_the_last_regular_hand() -> None:
    """Hand 5 is followed by hand 6, hand 6 by the evaluation."""
    leading = {0: 9, 1: 1, 2: 1, 3: 1}
    after = follow(last_regular_hand(leading, number=5), play(2, "9"))
    assert (6, False, None) == (after.hand.number, after.hand.final, winner(after))
    assert 0 == winner(follow(last_regular_hand(leading), play(2, "9")))


@pytest.mark.rule("CH-FINAL-1")
def test_another_number_of_regular_hands() -> None:
    """With two regular hands the evaluation follows the second one."""
    options = ch.Options(players=4, regular_hands=2)
    leading = {0: 9, 1: 1, 2: 1, 3: 1}
    assert 0 == winner(follow(last_regular_hand(leading, number=2, options=options), play(2, "9")))


@pytest.mark.rule("CH-FINAL-2")
@pytest.mark.parametrize(("other", "wins"), [(8, True), (9, False), (10, False)])
def test_the_first_of_the_last_hand_must_lead_alone(other: int, wins: bool) -> None:
    """The first of hand 6 wins only with strictly more VP than everybody else."""
    state = follow(last_regular_hand({0: 9, 1: other}), play(2, "9"))
    assert (0 if wins else None) == winner(state)
    assert ("last_regular_hand" if wins else None) == state.win_reason


@pytest.mark.rule("CH-FINAL-3")
@pytest.mark.parametrize(
    ("vp", "finalists"),
    [
        ({0: 9, 1: 12, 2: 1}, (0, 1)),
        ({0: 9, 1: 12, 2: 11}, (0, 1, 2)),
        ({0: 12, 1: 12, 2: 11}, (0, 1, 2)),
        ({0: 9, 1: 9, 2: 8, 3: 10}, (0, 1, 2, 3)),
        ({0: 0, 1: 5, 2: 3, 3: 7}, (0, 3)),
    ],
)
def test_the_finalists(vp: dict[int, int], finalists: tuple[int, ...]) -> None:
    """The first of hand 6 and all who are tied for the most VP play the final."""
    state = last_regular_hand(vp)
    (announced,) = only(ch.FinalHandAnnounced, happens(state, play(2, "9")))
    assert finalists == announced.finalists
    after = follow(state, play(2, "9"))
    assert (True, finalists, 7) == (after.hand.final, after.hand.participants, after.hand.number)


@pytest.mark.rule("CH-FINAL-4")
def test_the_others_take_no_part() -> None:
    """Who is eliminated keeps the seat, has no cards, is not asked and cannot act."""
    after = follow(last_regular_hand({0: 9, 1: 12, 2: 6, 3: 6}), play(2, "9"))
    assert (4, [10, 10, 0, 0]) == (ch.players(after), [len(player.hand) for player in after.players])
    assert (0, 1) == ch.awaiting(after)
    assert ((), ()) == (ch.legal_actions(after, 2), ch.legal_actions(after, 3))
    assert "CH-FINAL-4" == refused(after, declare(2))
    state = follow(after, declare(0), declare(1))
    assert "CH-FINAL-4" == refused(state, ch.Pass(3))


@pytest.mark.rule("CH-FINAL-5")
def test_the_deal_of_the_final() -> None:
    """The whole deck is shuffled, ten cards each are dealt, and the rest is seen by nobody."""
    state = last_regular_hand({0: 9, 1: 12})
    after = follow(state, play(2, "9"))
    assert (deck(state), 20) == (deck(after), len(after.aside))
    for seat in (0, 1, 2, 3, None):
        assert 20 == ch.view(after, seat).aside_size


@pytest.mark.rule("CH-FINAL-5", "CH-FINAL-7")
def test_a_final_of_two_players() -> None:
    """In a two-player game both have 15 cards again, and the strict rule applies."""
    state = position(2, number=6, hands={0: "9", 1: "1 2"}, vp={0: 1, 1: 9})
    after = follow(state, play(0, "9"))
    assert ((0, 1), 1, [15, 15], ()) == (
        after.hand.participants,
        after.hand.start,
        [len(player.hand) for player in after.players],
        after.aside,
    )
    strict = position(2, hands={1: "5 6"}, finalists=(0, 1), pile=[(0, "5")])
    assert "CH-PLAY-9" == refused(strict, play(1, "5"))


@pytest.mark.rule("CH-FINAL-6")
@pytest.mark.parametrize(
    ("vp", "leader"),
    [({0: 9, 1: 12}, 1), ({0: 9, 1: 12, 2: 11}, 2), ({0: 9, 1: 1, 2: 8, 3: 10}, 3), ({0: 9, 1: 10, 2: 2}, 1)],
)
def test_the_worst_finalist_leads(vp: dict[int, int], leader: int) -> None:
    """The finalist with the worst place in hand 6 leads, whoever was last of all."""
    after = follow(last_regular_hand(vp), play(2, "9"))
    assert leader == after.hand.start
    after = follow(after, *(declare(seat) for seat in ch.awaiting(after)))
    assert (leader,) == ch.awaiting(after)


@pytest.mark.rule("CH-FINAL-7")
def test_equal_values_in_a_final_of_two() -> None:
    """Two finalists of a larger game may play equal values."""
    assert legal(position(hands={2: "6 1"}, finalists=(0, 2), pile=[(0, "6")]), play(2, "6"))
    assert legal(position(3, hands={2: "6 1"}, finalists=(0, 2), pile=[(0, "6{C}*")]), play(2, "6"))


@pytest.mark.rule("CH-FINAL-8")
def test_nobody_is_scored_in_the_final() -> None:
    """The winner gets neither reward nor bonus; VP, power and screen stay as they are, and the stake goes back."""
    state = position(hands={0: "9", 2: "1 2"}, finalists=(0, 2), kodora={0: "4{K}"}, vp={0: 0, 2: 30})
    events = happens(state, play(0, "9"))
    assert (ch.PlayerOut(0, 1), ch.KodoraReturned(0, 2, 2)) == events[-3:-1]
    assert (0, "final_hand") == won(events)
    after = follow(state, play(0, "9"))
    old, new = state.players[0], after.players[0]
    assert (old.vp + 2, 0, old.power, old.screen) == (new.vp, new.staked, new.power, new.screen)
    outcome = ch.outcome(after)
    assert outcome is not None
    assert (2, 1, 30, 1) == outcome.scores


@pytest.mark.rule("CH-FINAL-9")
def test_the_final_is_a_normal_hand() -> None:
    """Screens, power and VP stay as they were, and the upkeep is held for the finalists."""
    state = last_regular_hand({0: 9, 1: 12})
    after = follow(state, play(2, "9"))
    for seat in (0, 1):
        old, new = state.players[seat], after.players[seat]
        assert (old.vp, old.power, old.screen) == (new.vp, new.power, new.screen)
    assert ("upkeep", (0, 1)) == (phase(after), ch.awaiting(after))


@pytest.mark.rule("CH-FINAL-9")
def test_a_poor_finalist_is_not_asked() -> None:
    """In the final, too, only who has 2 VP is asked about Kodora."""
    state = upkeep(finalists=(0, 2), vp={0: 1, 1: 9, 2: 2}, start=2)
    assert (2,) == ch.awaiting(state)
    state = follow(state, declare(2))
    assert ((2,), 2) == (ch.awaiting(state), trick(state).leader)


@pytest.mark.rule("CH-FINAL-10")
def test_nothing_happens_after_the_end() -> None:
    """When the game is won nobody is awaited, nothing is legal, and every action is refused."""
    state = follow(position(hands={0: "9", 1: "5 6"}, vp={0: 10}), play(0, "9"))
    assert ((), "game_over") == (ch.awaiting(state), phase(state))
    for seat in range(4):
        assert () == ch.legal_actions(state, seat)
        assert "CH-FINAL-10" == refused(state, ch.Pass(seat))
    assert "CH-FINAL-10" == refused(state, play(1, "5"))


@pytest.mark.rule("CH-FINAL-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_game_has_one_winner(players: int) -> None:
    """Whole games end with exactly one winner, announced once."""
    state, events = playout(ch.Options(players=players, regular_hands=2), seed=players)
    (ended,) = only(ch.GameEnded, events)
    assert ended.outcome == ch.outcome(state)
    assert ended == events[-1]


@pytest.mark.rule("CH-FINAL-12", "CH-ADV-KODORA-14")
def test_unsettled_stakes_go_back_when_the_game_ends() -> None:
    """The first one out wins with enough VP; what the others have staked is theirs again and counts in the scores."""
    state = position(hands={0: "9"}, kodora={1: "4{K}", 2: "5{K} 6{K}"}, vp={0: 10, 1: 3, 2: 0})
    events = happens(state, play(0, "9"))
    assert [ch.KodoraReturned(1, 5, 2), ch.KodoraReturned(2, 4, 4)] == only(ch.KodoraReturned, events)
    outcome = ch.outcome(follow(state, play(0, "9")))
    assert outcome is not None
    assert ((10, 5, 4, 1), (1, 2, 3, 4)) == (outcome.scores, outcome.places)
