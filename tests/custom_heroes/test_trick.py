"""
The flow of a trick (CH-TRICK-1 to CH-TRICK-16).
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import cards, follow, happens, legal, only, phase, play, position, refused, sleeve, trick


@pytest.mark.rule("CH-TRICK-1")
def test_turns_go_clockwise_over_active_players() -> None:
    """From D the turn goes to A, past B, who is out, to C."""
    state = position(hands={3: "5 1", 0: "2 3", 2: "2 3"}, turn=3, places={1: 1})
    state = follow(state, play(3, "5"))
    assert (0,) == ch.awaiting(state)
    state = follow(state, ch.Pass(0))
    assert (2,) == ch.awaiting(state)


@pytest.mark.rule("CH-TRICK-2")
@pytest.mark.parametrize(("seat", "queue"), [(0, (1, 2, 4)), (1, (2, 4, 0)), (2, (4, 0, 1)), (4, (0, 1, 2))])
def test_the_queue_after_a_play(seat: int, queue: tuple[int, ...]) -> None:
    """All other active players may answer, clockwise from the left of the one who played."""
    state = position(5, hands={seat: "5 1"}, turn=seat, places={3: 1})
    assert queue == trick(follow(state, play(seat, "5"))).queue


@pytest.mark.rule("CH-TRICK-2")
def test_a_play_asks_everybody_anew() -> None:
    """Those who had passed are in the queue again after another play."""
    state = position(hands={1: "2 3", 2: "6 1"}, pile=[(0, "5")])
    assert (3, 0, 1) == trick(follow(state, ch.Pass(1), play(2, "6"))).queue


@pytest.mark.rule("CH-TRICK-3", "CH-TRICK-4")
def test_a_skip_hits_the_next_active_player() -> None:
    """C is out, so B's equal set skips D."""
    state = position(hands={1: "5 1"}, pile=[(0, "5")], places={2: 1})
    events = happens(state, play(1, "5"))
    assert [ch.TurnSkipped(3, 1, 5)] == only(ch.TurnSkipped, events)
    assert (0,) == trick(follow(state, play(1, "5"))).queue


@pytest.mark.rule("CH-TRICK-5")
def test_a_skipped_player_has_no_turn() -> None:
    """No play, no pass, no sleeving, no trade while skipped."""
    state = position(hands={1: "5 1", 2: "9 1"}, pile=[(0, "5")], power={2: 6}, screens={2: "burny"})
    state = follow(state, play(1, "5"))
    assert ((), (3,)) == (ch.legal_actions(state, 2), ch.awaiting(state))
    for action in (play(2, "9"), ch.Pass(2), sleeve(2, "burny", "9")):
        assert "CH-TRICK-5" == refused(state, action)
    assert "CH-POWER-5" == refused(state, ch.Trade(2))


@pytest.mark.rule("CH-TRICK-5")
def test_a_skip_spares_the_cap_check() -> None:
    """In the English edition a skipped player over the cap is not checked, because the turn is skipped."""
    state = position(hands={1: "5 1", 2: "9 1"}, pile=[(0, "5")], power={2: 9}, edition="en")
    state = follow(state, play(1, "5"))
    assert ("turn", (3,), 9) == (phase(state), ch.awaiting(state), state.players[2].power)
    passed = follow(position(hands={1: "5 1", 2: "9 1"}, pile=[(0, "5")], power={2: 9}, edition="en"), ch.Pass(1))
    assert ("cap", (2,)) == (phase(passed), ch.awaiting(passed))


@pytest.mark.rule("CH-TRICK-6")
def test_a_second_skip_in_a_trick() -> None:
    """The skipped C is back in the queue after D's equal set, which skips A instead."""
    state = position(hands={1: "5 1", 3: "5 1"}, pile=[(0, "5")])
    state = follow(state, play(1, "5"), play(3, "5"))
    assert (0, (1, 2)) == (trick(state).skipped, trick(state).queue)
    assert legal(follow(state, ch.Pass(1)), ch.Pass(2))


@pytest.mark.rule("CH-TRICK-7")
def test_the_trick_ends_when_nobody_is_left_to_answer() -> None:
    """Each pass shortens the queue; the last one ends the trick."""
    state = position(hands={1: "2 3"}, pile=[(0, "5")])
    for seat, queue in ((1, (2, 3)), (2, (3,))):
        state = follow(state, ch.Pass(seat))
        assert queue == trick(state).queue
    assert (ch.Passed(3), ch.TrickWon(0, 0), ch.TrickStarted(0)) == happens(state, ch.Pass(3))


@pytest.mark.rule("CH-TRICK-8")
def test_the_winner_leads() -> None:
    """C wins the trick that A led, and leads the next one."""
    state = position(hands={2: "9 1"}, pile=[(0, "5")], turn=2)
    state = follow(state, play(2, "9"), ch.Pass(3), ch.Pass(0), ch.Pass(1))
    assert (2, (2,)) == (trick(state).leader, ch.awaiting(state))


@pytest.mark.rule("CH-TRICK-9")
def test_the_lead_passes_over_players_who_are_out() -> None:
    """D is out with the winning set and A is out too, so B leads."""
    state = position(5, hands={3: "9", 1: "1 2", 2: "1 2"}, turn=3, places={0: 1, 4: 2})
    state = follow(state, play(3, "9"), ch.Pass(1), ch.Pass(2))
    assert (1, (1,)) == (trick(state).leader, ch.awaiting(state))


@pytest.mark.rule("CH-TRICK-10")
def test_a_new_trick_begins_afresh() -> None:
    """After a descending trick of pairs with a Spector the next is ascending, empty, of any count, and pays none."""
    state = position(hands={0: "7{C} 7{S} 2 1", 1: "3 4"}, power={0: 2})
    state = follow(state, play(0, "7{C}* 7{S}*"), ch.Pass(1), ch.Pass(2), ch.Pass(3))
    assert ch.Trick(0) == trick(state)
    assert ((), 1, (), None) == (trick(state).pile, trick(state).direction, trick(state).queue, trick(state).skipped)
    vp = state.players[0].vp
    state = follow(state, play(0, "2"))
    assert legal(state, play(1, "3"))
    assert vp == follow(state, ch.Pass(1), ch.Pass(2), ch.Pass(3)).players[0].vp


@pytest.mark.rule("CH-TRICK-11", "CH-TRICK-12")
def test_the_last_set_of_an_out_player_stays_on_the_pile() -> None:
    """A is out; B may still beat the set, and if nobody does, A wins the trick."""
    state = follow(position(hands={0: "6", 1: "7 1"}), play(0, "6"))
    assert ((1,), (1, 2, 3)) == (ch.awaiting(state), trick(state).queue)
    assert legal(state, play(1, "7"))
    assert [ch.TrickWon(0, 1)] == only(ch.TrickWon, happens(state, ch.Pass(1), ch.Pass(2), ch.Pass(3)))


@pytest.mark.rule("CH-TRICK-13")
def test_the_hand_ends_at_once() -> None:
    """When only one player has cards left nobody is asked to answer and nobody wins the trick."""
    state = position(3, hands={1: "4", 2: "9 9"}, turn=1, places={0: 1})
    events = happens(state, play(1, "4"))
    assert ch.TrickAbandoned(2) in events
    assert [] == only(ch.TrickWon, events)
    assert [(0, 1, 2)] == [event.order for event in only(ch.HandEnded, events)]


@pytest.mark.rule("CH-TRICK-13")
def test_an_equal_last_set_does_not_win_the_trick() -> None:
    """The skip would leave nobody to answer, but the hand is over first."""
    state = position(3, hands={1: "4", 2: "9 9"}, pile=[(2, "4")], turn=1, places={0: 1})
    events = happens(state, play(1, "4"))
    assert [] == only(ch.TrickWon, events) + only(ch.TurnSkipped, events)
    assert ch.TrickAbandoned(2) in events


@pytest.mark.rule("CH-TRICK-14")
def test_two_players_never_skip() -> None:
    """With two players there is no equal set but Ascended on Ascended, and it skips nobody."""
    state = position(2, hands={0: "2 3{A}", 1: "6{A} 1"}, turn=0)
    state = follow(state, play(0, "3{A}*"), play(1, "6{A}*"))
    assert (None, (0,)) == (trick(state).skipped, trick(state).queue)


@pytest.mark.rule("CH-TRICK-15")
@pytest.mark.parametrize("lead", ["5", "5 5", "2{A}*"])
def test_a_lead_never_skips(lead: str) -> None:
    """Not even a lead of the value that won the last trick skips anyone."""
    state = position(hands={0: "5 5 5 2{A} 1", 3: "5 2"}, turn=3, power={0: 2})
    state = follow(state, play(3, "5"), play(0, "5"), ch.Pass(2), ch.Pass(3))
    state = follow(state, play(0, lead))
    assert (None, (1, 2, 3)) == (trick(state).skipped, trick(state).queue)


@pytest.mark.rule("CH-TRICK-16")
def test_finished_tricks_stay_in_sight() -> None:
    """The cards of a trick go to the open played cards, with their sleeves, and are not dealt before the next hand."""
    state = position(hands={0: "5{B} 1", 1: "6 1"})
    before = state.played
    state = follow(state, play(0, "5{B}"), play(1, "6"), ch.Pass(2), ch.Pass(3), ch.Pass(0))
    assert sorted((*before, *cards("5{B} 6"))) == sorted(state.played)
    assert state.played == ch.view(state, None).played
