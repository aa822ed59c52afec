"""
Playing a set (CH-PLAY-1 to CH-PLAY-17).
"""

from __future__ import annotations

import attrs
import pytest

from tabletricks import custom_heroes as ch

from .builders import card, cards, follow, happens, legal, only, phase, play, position, refused, sleeve, top, trick


@pytest.mark.rule("CH-PLAY-1")
def test_sleeving_and_trading_come_before_the_play() -> None:
    """Sleeve and trade may be mixed in any order; the play ends the turn."""
    state = position(hands={0: "8 1", 1: "9 2"}, power={0: 6}, screens={0: "burny left_p1"})
    for first, second in ((ch.Trade(0), sleeve(0, "burny", "8")), (sleeve(0, "burny", "8"), ch.Trade(0))):
        after = follow(state, first, second)
        assert ("turn", (0,)) == (phase(after), ch.awaiting(after))
        after = follow(after, sleeve(0, "left_p1", "1"), play(0, "8{B}*"))
        assert ("2x8", (1,), 1) == (top(after), ch.awaiting(after), after.players[0].power)
        assert "CH-TRICK-1" == refused(after, play(0, "1{r+1}"))


@pytest.mark.rule("CH-PLAY-1")
def test_a_pass_ends_the_turn() -> None:
    """After a pass the player can neither play nor sleeve nor trade."""
    state = follow(position(hands={1: "9 2"}, pile=[(0, "6")], power={1: 6}), ch.Pass(1))
    assert "CH-TRICK-1" == refused(state, play(1, "9"))
    assert "CH-TRICK-1" == refused(state, ch.Pass(1))
    assert "CH-POWER-5" == refused(state, ch.Trade(1))
    assert () == ch.legal_actions(state, 1)


@pytest.mark.rule("CH-PLAY-2")
def test_the_cards_of_a_set_leave_the_hand() -> None:
    """A set takes as many equal cards as it names and leaves the others."""
    state = follow(position(hands={0: "7 7 7 1"}), play(0, "7 7"))
    assert (cards("1 7"), cards("7 7")) == (state.players[0].hand, trick(state).pile[-1].cards)


@pytest.mark.rule("CH-PLAY-3")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [("7 6{r+1}", "2x7"), ("7 7{S} 6{r+1}", "3x7"), ("7 3{E}*", "2x7"), ("6{r+1} 3{E}* 2{E}*", "3x7")],
)
def test_sets_of_one_value(cards: str, expected: str) -> None:
    """Values are compared after sleeving, and activated Edges take the value of the others."""
    assert expected == top(follow(position(hands={0: "7 7{S} 6{r+1} 3{E} 2{E} 9"}), play(0, cards)))


@pytest.mark.rule("CH-PLAY-3")
def test_an_edge_that_is_not_activated_must_fit() -> None:
    """An Edge only bends its value when it is activated, and it mends no mixed set."""
    state = position(hands={0: "7 8 3{E} 1"})
    assert "CH-PLAY-3" == refused(state, play(0, "7 3{E}"))
    assert "CH-PLAY-3" == refused(state, play(0, "7 8 3{E}*"))


@pytest.mark.rule("CH-PLAY-4")
@pytest.mark.parametrize(("cards", "count"), [("7", 1), ("7 7{B}", 2), ("7 7{B}*", 3), ("7{B}* 7{B}* 7", 5)])
def test_the_effective_count(cards: str, count: int) -> None:
    """A set counts its cards and its activated Burnys."""
    assert f"{count}x7" == top(follow(position(hands={0: "7 7{B} 7{B} 1"}), play(0, cards)))


@pytest.mark.rule("CH-PLAY-5")
def test_the_leader_chooses_the_count() -> None:
    """All counts that the hand allows may be led."""
    state = position(hands={0: "7 7 7 7{B} 1"})
    for lead, expected in (("7", 1), ("7 7", 2), ("7 7 7", 3), ("7 7 7 7{B}", 4), ("7 7 7 7{B}*", 5)):
        assert f"{expected}x7" == top(follow(state, play(0, lead)))


@pytest.mark.rule("CH-PLAY-6")
def test_a_reply_counts_effectively() -> None:
    """Three cards, or two with a Burny, answer a set of three; an activated Ascended Form answers anything."""
    state = position(hands={1: "7 7 7{B} 2{A} 1"}, pile=[(0, "6{B}* 6")], power={1: 2})
    assert "3x6" == top(state)
    assert legal(state, play(1, "7 7 7{B}"))
    assert legal(state, play(1, "7 7{B}*"))
    assert legal(state, play(1, "2{A}*"))
    assert "CH-PLAY-6" == refused(state, play(1, "7 7"))
    assert "CH-PLAY-6" == refused(state, play(1, "7 7 7{B}*"))


@pytest.mark.rule("CH-PLAY-7", "CH-PLAY-8")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(("pile", "good", "bad"), [("5", "5 6", "4"), ("5{C}*", "5 4", "6")])
def test_equal_or_better(players: int, pile: str, good: str, bad: str) -> None:
    """With three players and more an answer is equal or better in the direction of the trick."""
    state = position(players, hands={1: "4 5 6 1"}, pile=[(0, pile)])
    for better in good.split():
        assert legal(state, play(1, better))
    assert not legal(state, play(1, bad))


@pytest.mark.rule("CH-PLAY-9")
@pytest.mark.parametrize(("pile", "good", "bad"), [("5", "6", "4 5"), ("5{C}*", "4", "5 6")])
def test_strictly_better_with_two_players(pile: str, good: str, bad: str) -> None:
    """With two players an answer is strictly better in the direction of the trick."""
    state = position(2, hands={1: "4 5 6 1"}, pile=[(0, pile)])
    assert legal(state, play(1, good))
    for worse in bad.split():
        assert "CH-PLAY-9" == refused(state, play(1, worse))


@pytest.mark.rule("CH-PLAY-10")
@pytest.mark.parametrize("out", [{2: 1}, {2: 1, 3: 2}])
def test_the_number_of_players_in_the_game_counts(out: dict[int, int]) -> None:
    """Two active players of a larger game may still play equal values."""
    state = position(hands={1: "5 1"}, pile=[(0, "5")], places=out)
    assert legal(state, play(1, "5"))


@pytest.mark.rule("CH-PLAY-11")
def test_the_leader_is_not_offered_a_pass() -> None:
    """No leader may pass, neither of a hand nor of a later trick."""
    state = follow(position(hands={0: "5 1"}), play(0, "5"), ch.Pass(1), ch.Pass(2), ch.Pass(3))
    assert "CH-PLAY-11" == refused(state, ch.Pass(0))


@pytest.mark.rule("CH-PLAY-12")
def test_anybody_else_may_pass() -> None:
    """A player who could play may pass."""
    state = position(hands={1: "9 1"}, pile=[(0, "5")])
    assert legal(state, play(1, "9"))
    assert (2,) == ch.awaiting(follow(state, ch.Pass(1)))


@pytest.mark.rule("CH-PLAY-13")
def test_a_pass_is_not_for_the_whole_trick() -> None:
    """B passes, C raises, and B is asked again after D and A."""
    state = position(hands={1: "9 1", 2: "6 1"}, pile=[(0, "5")])
    state = follow(state, ch.Pass(1), play(2, "6"), ch.Pass(3), ch.Pass(0))
    assert "1x9" == top(follow(state, play(1, "9")))


@pytest.mark.rule("CH-PLAY-14")
def test_nobody_is_passed_automatically() -> None:
    """A player who holds nothing that beats the pile is asked all the same."""
    state = follow(position(hands={0: "10 10 10 1", 1: "2 3"}, screens={1: ""}), play(0, "10 10 10"))
    assert (1,) == ch.awaiting(state)
    assert (ch.Pass(1),) == ch.legal_actions(state, 1)


@pytest.mark.rule("CH-PLAY-15")
def test_the_value_is_derived() -> None:
    """A play names no value; the pile shows that of the fixed cards, and none for an Ascended Form."""
    assert ["seat", "cards", "activate"] == [field.name for field in attrs.fields(ch.Play)]
    state = position(hands={0: "7 3{E} 9{A} 1"})
    assert 7 == trick(follow(state, play(0, "7 3{E}*"))).pile[-1].value
    assert None is trick(follow(state, play(0, "9{A}*"))).pile[-1].value


@pytest.mark.rule("CH-PLAY-16")
def test_a_play_is_all_or_nothing() -> None:
    """One wrong card, activation or price spoils the whole play and leaves cards and power where they are."""
    state = position(hands={1: "8 8{B} 8{S} 1"}, pile=[(0, "7 7 7")], power={1: 1})
    for wrong in ("8 8{B}* 9", "8{B}* 8{S}*", "8* 8{B} 8{S}", "8 8{B}* 8{S}", "8 8{B} 1"):
        refused(state, play(1, wrong))
        assert (4, 1) == (len(state.players[1].hand), state.players[1].power)
    assert legal(state, play(1, "8 8{B} 8{S}"))


@pytest.mark.rule("CH-PLAY-16")
def test_the_order_of_cards_carries_no_meaning() -> None:
    """The same set in another order leads to the same position."""
    state = position(hands={0: "7 7{B} 6{r+1} 1"})
    shuffled = ch.Play(0, cards("7{B} 6{r+1} 7"), (card("7{B}"),))
    assert follow(state, play(0, "7 7{B}* 6{r+1}")) == follow(state, shuffled)


@pytest.mark.rule("CH-PLAY-17")
def test_the_order_of_resolution() -> None:
    """Set, reversal, gain, going out, scoring with its cap check, and only then the skip."""
    state = position(hands={0: "5{C} 5{S}"}, pile=[(3, "5 5")], turn=0, places={1: 1}, power={0: 6})
    everything = happens(state, play(0, "5{C}* 5{S}"), ch.ResolveCap(0, 0))
    # When the power is paid is the matter of the next test.
    events = [event for event in everything if not isinstance(event, ch.PowerPaid)]
    assert [
        ch.SetPlayed(0, cards("5{C} 5{S}"), cards("5{C}"), 2, 5),
        ch.DirectionFlipped(-1),
        ch.PowerGained(0, 1, 6),
        ch.PlayerOut(0, 2),
        ch.RewardGiven(0, 4, 2, 3, 1, 2, 7),
    ] == events[:5]
    assert [ch.CapPending(0), ch.CapResolved(0, 4, 0, 1, 6), ch.TurnSkipped(2, 0, 5)] == events[6:]
    pending = follow(state, play(0, "5{C}* 5{S}"))
    assert (7, ("cap", (0,))) == (pending.players[0].power, (phase(pending), ch.awaiting(pending)))
    assert (3,) == ch.awaiting(follow(pending, ch.ResolveCap(0, 0)))


@pytest.mark.rule("CH-PLAY-17", "CH-POWER-1")
def test_power_is_paid_before_the_cards_move() -> None:
    """Step (b), the payment, comes before step (c), the set on the pile."""
    state = position(hands={0: "5{C} 1"})
    events = happens(state, play(0, "5{C}*"))
    assert (
        ch.PowerPaid(0, 1, state.players[0].power - 1),
        ch.SetPlayed(0, cards("5{C}"), cards("5{C}"), 1, 5),
    ) == events[:2]


@pytest.mark.rule("CH-PLAY-17")
def test_the_cap_check_comes_before_the_trick_goes_on() -> None:
    """Step (i) comes before step (k): the cap is resolved before the equal set skips and wins."""
    state = position(3, hands={0: "5{S} 1", 2: "1 2"}, pile=[(2, "5")], places={1: 1}, power={0: 6})
    assert ch.CapPending(0) == happens(state, play(0, "5{S}"))[-1]
    rest = happens(follow(state, play(0, "5{S}")), ch.ResolveCap(0, 0))
    assert (ch.CapResolved(0, 1, 0, 1, 6), ch.TurnSkipped(2, 0, 5), ch.TrickWon(0, 0), ch.TrickStarted(0)) == rest


@pytest.mark.rule("CH-ACT-1")
def test_the_phase_is_checked_before_the_seat() -> None:
    """A declaration in a turn is refused for its phase, whoever sends it; a trade out of turn for its seat."""
    state = position(hands={0: "8 1"}, places={1: 1})
    for seat in (0, 1, 2):
        assert "CH-ADV-KODORA-11" == refused(state, ch.DeclareKodora(seat))
        assert "CH-POWER-10" == refused(state, ch.ResolveCap(seat, 5))


@pytest.mark.rule("CH-ACT-1")
@pytest.mark.parametrize(
    ("cards", "rule"),
    [
        ("9 8* 7{E}*", "CH-PLAY-2"),
        ("8* 8{A}*", "CH-POWER-1"),
        ("8{K}* 8{A}*", "CH-ADV-KODORA-11"),
        ("8{A}* 7{E}*", "CH-ADV-ASCENDED-2"),
        ("7{E}*", "CH-ADV-EDGE-2"),
        ("7{E}* 6{E}*", "CH-ADV-EDGE-3"),
        ("8{B}* 3", "CH-POWER-2"),
        ("8 3", "CH-PLAY-3"),
        ("8 8{K} 8{A}", "CH-PLAY-6"),
        ("3 3", "CH-PLAY-7"),
    ],
)
def test_the_order_of_checks_of_a_play(cards: str, rule: str) -> None:
    """Of several faults the first in the order of checks is reported."""
    state = position(hands={1: "8 8{K} 8{A} 8{B} 7{E} 6{E} 3 3"}, pile=[(0, "5 5")], power={1: 0})
    assert rule == refused(state, play(1, cards))


@pytest.mark.rule("CH-PLAY-17")
def test_every_set_is_shown_with_its_worth() -> None:
    """Everybody sees the cards with their sleeves, what was activated, the count and the value."""
    state = position(hands={0: "7{B,r+1} 8 1"})
    step = ch.step(state, play(0, "8 7{B,r+1}*"))
    expected = ch.SetPlayed(0, cards("7{B,r+1} 8"), cards("7{B,r+1}"), 3, 8)
    for seat in (0, 1, 2, 3, None):
        assert [expected] == only(ch.SetPlayed, ch.events_for(step.events, seat))


@pytest.mark.rule("CH-COMP-7", "CH-PLAY-2")
def test_the_order_of_cards_in_a_play_carries_no_meaning() -> None:
    """Every order of the same set leads to the same step, and is listed once."""
    state = position(hands={0: "5 5{B} 5{C} 1"}, power={0: 2})
    orders = ["5 5{B}* 5{C}*", "5{C}* 5 5{B}*", "5{B}* 5{C}* 5"]
    steps = [ch.step(state, play(0, order)) for order in orders]
    assert steps[0] == steps[1] == steps[2]
    forms = {ch.GAME.canonical(state, play(0, order)) for order in orders}
    assert 1 == len(forms)
    assert 1 == ch.legal_actions(state, 0).count(*forms)
