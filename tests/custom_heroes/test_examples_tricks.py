"""
Worked examples: Ascended Form, Charmy, the flow of a trick, Spector.
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import follow, happens, legal, only, phase, play, position, refused, top, trick, won


def four_eights() -> ch.State:
    """Four 8 lie on the pile; B can answer with an Ascended Form, and C with another."""
    hands = {1: "1{A} 2", 2: "10 10 10 10 6{A} 2"}
    return position(hands=hands, pile=[(0, "8 8 8 8")], power={1: 2, 2: 2})


@pytest.mark.rule("CH-ADV-ASCENDED-2")
def test_ascended_beats_four_8s() -> None:
    """An activated Ascended Form beats any set, costs 2 and skips nobody."""
    state = follow(four_eights(), play(1, "1{A}*"))
    assert ("ascended", 0) == (top(state), state.players[1].power)
    assert (None, (2,)) == (trick(state).skipped, ch.awaiting(state))


@pytest.mark.rule("CH-ADV-ASCENDED-4", "CH-ADV-ASCENDED-5")
def test_only_ascended_on_ascended() -> None:
    """Nothing but another activated Ascended Form beats one, and it skips the next player."""
    state = follow(four_eights(), play(1, "1{A}*"))
    assert "CH-ADV-ASCENDED-4" == refused(state, play(2, "10 10 10 10"))
    assert "CH-ADV-ASCENDED-4" == refused(state, play(2, "10"))
    assert [ch.TurnSkipped(3, 2, None)] == only(ch.TurnSkipped, happens(state, play(2, "6{A}*")))
    state = follow(state, play(2, "6{A}*"))
    assert ("ascended", (0,)) == (top(state), ch.awaiting(state))


@pytest.mark.rule("CH-ADV-ASCENDED-7")
def test_ascended_as_a_lead() -> None:
    """An Ascended Form may be led and wins when the others pass."""
    state = follow(position(3, hands={0: "3{A} 5"}), play(0, "3{A}*"))
    assert 0 == state.players[0].power
    assert ch.TrickWon(0, 0) in happens(state, ch.Pass(1), ch.Pass(2))
    state = follow(state, ch.Pass(1), ch.Pass(2))
    assert ((0,), ()) == (ch.awaiting(state), trick(state).pile)


@pytest.mark.rule("CH-ADV-ASCENDED-8")
def test_ascended_unused() -> None:
    """An Ascended Form that is not activated is played for its value and yields 1 power."""
    state = position(hands={1: "8 8{A} 2"}, pile=[(0, "7 7")], power={1: 5})
    state = follow(state, play(1, "8 8{A}"))
    assert ("2x8", 6) == (top(state), state.players[1].power)


@pytest.mark.rule("CH-ADV-ASCENDED-2")
def test_ascended_with_company() -> None:
    """An activated Ascended Form is played alone."""
    state = position(hands={1: "8 8{A} 2"}, pile=[(0, "7 7")], power={1: 5})
    assert "CH-ADV-ASCENDED-2" == refused(state, play(1, "8 8{A}*"))


@pytest.mark.rule("CH-ADV-ASCENDED-6")
def test_ascended_on_ascended_with_two_players() -> None:
    """With two players Ascended Form beats Ascended Form and skips nobody."""
    state = position(2, hands={1: "2{A} 5"}, pile=[(0, "3{A}*")], power={1: 2})
    assert [] == only(ch.TurnSkipped, happens(state, play(1, "2{A}*")))
    assert (0,) == ch.awaiting(follow(state, play(1, "2{A}*")))


@pytest.mark.rule("CH-ADV-CHARMY-2", "CH-ADV-CHARMY-5")
def test_charmy_must_be_legal_first() -> None:
    """A Charmy set must fit the old direction; an equal one skips and the next answer is descending."""
    hands = {1: "7{C} 7 8{C} 8 1", 3: "8 8 9 9 3 3 1"}
    state = position(6, hands=hands, pile=[(0, "8 8")], power={1: 1})
    assert "CH-ADV-CHARMY-2" == refused(state, play(1, "7{C}* 7"))
    state = follow(state, play(1, "8{C}* 8"))
    assert ("2x8", -1, 2) == (top(state), trick(state).direction, trick(state).skipped)
    assert (3,) == ch.awaiting(state)
    assert legal(state, play(3, "8 8"))
    assert legal(state, play(3, "3 3"))
    assert "CH-PLAY-8" == refused(state, play(3, "9 9"))


@pytest.mark.rule("CH-PLAY-8")
def test_below_a_charmy() -> None:
    """Descending, two 4 on two 4 skip, two 2 are legal, two 5 are not."""
    state = position(hands={1: "4 4 2 2 5 5 1"}, pile=[(0, "4{C}* 4")])
    assert ("2x4", -1) == (top(state), trick(state).direction)
    assert 2 == trick(follow(state, play(1, "4 4"))).skipped
    assert None is trick(follow(state, play(1, "2 2"))).skipped
    assert "CH-PLAY-8" == refused(state, play(1, "5 5"))


@pytest.mark.rule("CH-ADV-CHARMY-3")
def test_two_charmys() -> None:
    """Two Charmys in one set cancel each other out and are both paid."""
    state = position(hands={1: "5{C} 5{C} 1"}, pile=[(0, "3 3")], power={1: 2})
    state = follow(state, play(1, "5{C}* 5{C}*"))
    assert ("2x5", 1, 0) == (top(state), trick(state).direction, state.players[1].power)


@pytest.mark.rule("CH-ADV-CHARMY-1")
def test_second_charmy_later() -> None:
    """A second Charmy in the same trick turns it back."""
    state = position(hands={1: "3{C} 1", 2: "4 1"}, pile=[(0, "5{C}*")], power={1: 1})
    state = follow(state, play(1, "3{C}*"))
    assert ("1x3", 1) == (top(state), trick(state).direction)
    assert legal(state, play(2, "4"))


@pytest.mark.rule("CH-VALUE-3")
def test_negative_in_descending() -> None:
    """Descending, -3 beats 1, and 0 does not beat -3."""
    state = position(hands={1: "1{r-4} 9", 2: "2{b-2} 9"}, pile=[(0, "1{C}*")])
    state = follow(state, play(1, "1{r-4}"))
    assert "1x-3" == top(state)
    assert "CH-PLAY-8" == refused(state, play(2, "2{b-2}"))


@pytest.mark.rule("CH-TRICK-3", "CH-TRICK-7")
def test_skip_in_four() -> None:
    """B's equal 6 skips C; when D and A pass, B wins and leads, and C had no turn."""
    state = follow(position(hands={0: "6 1", 1: "6 1"}), play(0, "6"), play(1, "6"))
    assert (2, (3, 0)) == (trick(state).skipped, trick(state).queue)
    state = follow(state, ch.Pass(3))
    assert (0,) == ch.awaiting(state)
    assert ch.TrickWon(1, 1) in happens(state, ch.Pass(0))
    state = follow(state, ch.Pass(0))
    assert ((1,), ()) == (ch.awaiting(state), trick(state).pile)


@pytest.mark.rule("CH-TRICK-6")
def test_skipped_player_returns() -> None:
    """C was skipped and may act again after D has played."""
    state = position(hands={0: "6 1", 1: "6 1", 3: "7 1"})
    state = follow(state, play(0, "6"), play(1, "6"), play(3, "7"))
    assert (0, 1, 2) == trick(state).queue
    assert (2,) == ch.awaiting(follow(state, ch.Pass(0), ch.Pass(1)))


@pytest.mark.rule("CH-PLAY-13")
def test_pass_and_come_back() -> None:
    """B passed and may play later in the same trick."""
    state = position(3, hands={0: "3 6 1", 1: "7 1", 2: "5 1"})
    state = follow(state, play(0, "3"), ch.Pass(1), play(2, "5"), play(0, "6"))
    assert (1,) == ch.awaiting(state)
    assert legal(state, play(1, "7"))


@pytest.mark.rule("CH-TRICK-4", "CH-PLAY-10")
def test_two_left_in_a_three_player_game() -> None:
    """With B out, A's equal 4 skips C and wins the trick at once."""
    state = position(3, hands={0: "4 1", 2: "9 1"}, places={1: 1}, pile=[(2, "4")])
    events = happens(state, play(0, "4"))
    assert (ch.TurnSkipped(2, 0, 4), ch.TrickWon(0, 0), ch.TrickStarted(0)) == events[-3:]
    assert (0,) == ch.awaiting(follow(state, play(0, "4")))


@pytest.mark.rule("CH-PLAY-9")
def test_equal_in_a_two_player_game() -> None:
    """With two players an equal value is refused in both directions."""
    assert "CH-PLAY-9" == refused(position(2, hands={1: "4 3"}, pile=[(0, "4")]), play(1, "4"))
    descending = position(2, hands={1: "4 3"}, pile=[(0, "4{C}*")])
    assert "CH-PLAY-9" == refused(descending, play(1, "4"))
    assert legal(descending, play(1, "3"))


@pytest.mark.rule("CH-PLAY-11")
def test_leader_may_not_pass() -> None:
    """The leader must play."""
    assert "CH-PLAY-11" == refused(position(hands={0: "4 1"}), ch.Pass(0))


@pytest.mark.rule("CH-SCORE-6", "CH-SCORE-9")
def test_third_of_four() -> None:
    """The third of four gets 1 VP, 2 power and 2 advancements, and the one left over is last."""
    state = position(
        hands={2: "9", 3: "5 6"},
        turn=2,
        places={0: 1, 1: 2},
        vp={2: 4, 3: 3},
        power={2: 1, 3: 2},
        screens={2: "burny edge", 3: "charmy"},
    )
    after = follow(state, play(2, "9"))
    assert (5, 3, 4) == (after.players[2].vp, after.players[2].power, len(after.players[2].screen))
    assert (2, 4, 4) == (after.players[3].vp, after.players[3].power, len(after.players[3].screen))
    assert [(0, 1, 2, 3)] == [event.order for event in only(ch.HandEnded, happens(state, play(2, "9")))]


def last_nine() -> ch.State:
    """A plays their last card, a 9, and is scored; B is to answer."""
    return position(hands={0: "9", 1: "2 3", 2: "10 2", 3: "2 3"}, vp={0: 3})


@pytest.mark.rule("CH-TRICK-11")
def test_going_out_the_trick_goes_on() -> None:
    """A is out and scored, and C can still beat that set and win the trick."""
    before = last_nine()
    state = follow(before, play(0, "9"))
    player = state.players[0]
    assert (8, 2, 1) == (player.vp, player.power, len(player.screen) - len(before.players[0].screen))
    assert ch.TrickWon(2, 2) in happens(state, ch.Pass(1), play(2, "10"), ch.Pass(3), ch.Pass(1))


@pytest.mark.rule("CH-TRICK-9", "CH-TRICK-12")
def test_out_player_wins_the_trick() -> None:
    """A is out and wins the trick; the next active player on the left leads."""
    state = follow(last_nine(), play(0, "9"))
    assert ch.TrickWon(0, 1) in happens(state, ch.Pass(1), ch.Pass(2), ch.Pass(3))
    assert (1,) == ch.awaiting(follow(state, ch.Pass(1), ch.Pass(2), ch.Pass(3)))
    without_b = position(hands={0: "9", 2: "10 2", 3: "2 3"}, places={1: 1})
    assert (2,) == ch.awaiting(follow(without_b, play(0, "9"), ch.Pass(2), ch.Pass(3)))


@pytest.mark.rule("CH-TRICK-3")
def test_equal_going_out_set() -> None:
    """A goes out with an equal 5, B is skipped and C is to act."""
    state = position(hands={0: "5", 2: "5 1", 3: "1 2"}, turn=2)
    state = follow(state, play(2, "5"), ch.Pass(3), play(0, "5"))
    assert (1, 1, (2,)) == (state.players[0].place, trick(state).skipped, ch.awaiting(state))


@pytest.mark.rule("CH-ADV-SPECTOR-1", "CH-ADV-SPECTOR-4")
def test_spector_paid() -> None:
    """A Spector pays when its owner wins the trick, in time for a later win check."""
    state = position(hands={0: "8{S} 9"}, vp={0: 9}, power={0: 1})
    state = follow(state, play(0, "8{S}*"), ch.Pass(1), ch.Pass(2), ch.Pass(3))
    assert (10, (0,)) == (state.players[0].vp, ch.awaiting(state))
    assert (0, "threshold") == won(happens(state, play(0, "9")))


@pytest.mark.rule("CH-ADV-SPECTOR-2")
def test_spector_lost() -> None:
    """If B wins the trick, A's Spector pays nothing and its power stays paid."""
    state = position(hands={0: "8{S} 1", 1: "9 1"}, power={0: 1})
    actions = (play(0, "8{S}*"), play(1, "9"), ch.Pass(2), ch.Pass(3), ch.Pass(0))
    assert ch.TrickWon(1, 1) in happens(state, *actions)
    state = follow(state, *actions)
    assert (1, 0) == (state.players[0].vp, state.players[0].power)


@pytest.mark.rule("CH-ADV-SPECTOR-3")
def test_two_spectors_in_one_trick() -> None:
    """All Spectors that the winner activated in the trick count."""
    state = position(3, hands={0: "2{S} 9{S} 1", 1: "5 1"}, power={0: 2})
    actions = (play(0, "2{S}*"), play(1, "5"), ch.Pass(2), play(0, "9{S}*"), ch.Pass(1), ch.Pass(2))
    assert [ch.SpectorScored(0, 3, 2)] == only(ch.SpectorScored, happens(state, *actions))
    assert 3 == follow(state, *actions).players[0].vp


@pytest.mark.rule("CH-ADV-SPECTOR-5")
def test_going_out_with_spector() -> None:
    """The win check of the player who goes out comes before the Spector of the same set pays."""
    before = position(hands={0: "10{S}"}, vp={0: 9}, power={0: 1})
    state = follow(before, play(0, "10{S}*"))
    assert (14, 1) == (state.players[0].vp, len(state.players[0].screen) - len(before.players[0].screen))
    state = follow(state, ch.Pass(1), ch.Pass(2), ch.Pass(3))
    assert (15, "turn") == (state.players[0].vp, phase(state))


@pytest.mark.rule("CH-ADV-SPECTOR-6")
def test_spector_on_the_last_set_of_the_hand() -> None:
    """If the hand ends, the trick is abandoned and no Spector pays."""
    state = position(3, hands={1: "10{S}", 2: "1 2"}, turn=1, places={0: 1}, vp={1: 2})
    events = happens(state, play(1, "10{S}*"))
    assert ch.TrickAbandoned(2) in events
    assert [] == only(ch.TrickWon, events) + only(ch.SpectorScored, events)
    assert 4 == follow(state, play(1, "10{S}*")).players[1].vp
