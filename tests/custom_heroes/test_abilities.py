"""
Ascended Form, Burny, Edge, Charmy, Spector.
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import cards, follow, happens, legal, only, play, position, refused, sleeve, top, trick, winner


@pytest.mark.rule("CH-ADV-ASCENDED-1")
def test_ascended_costs_2() -> None:
    """Two power are paid, one is not enough."""
    assert 0 == follow(position(hands={0: "2{A} 1"}, power={0: 2}), play(0, "2{A}*")).players[0].power
    assert "CH-POWER-2" == refused(position(hands={0: "2{A} 1"}, power={0: 1}), play(0, "2{A}*"))


@pytest.mark.rule("CH-ADV-ASCENDED-2", "CH-ADV-ASCENDED-3")
@pytest.mark.parametrize("pile", ["10", "10 10 10", "1{C}*", "9{B}* 9", "1{g12,r+5,b+4}"])
def test_ascended_beats_any_set(pile: str) -> None:
    """Value, count and direction of the pile do not matter, nor does the value of the card itself."""
    state = position(hands={1: "2{A} 9{A} 1"}, pile=[(0, pile)])
    for text in ("2{A}*", "9{A}*"):
        after = follow(state, play(1, text))
        assert ("ascended", None) == (top(after), trick(after).pile[-1].value)


@pytest.mark.rule("CH-ADV-ASCENDED-3")
def test_ascended_equals_no_number() -> None:
    """An Ascended Form of printed value 5 on a 5 is not equal and skips nobody."""
    state = follow(position(hands={1: "5{A} 1"}, pile=[(0, "5")]), play(1, "5{A}*"))
    assert (None, (2, 3, 0)) == (trick(state).skipped, trick(state).queue)


@pytest.mark.rule("CH-ADV-ASCENDED-4")
def test_what_is_offered_on_ascended() -> None:
    """On an Ascended Form a player may activate another one or pass, and nothing else ends the turn."""
    state = position(hands={1: "10 10 8{A} 8 1"}, pile=[(0, "1{A}*")], screens={1: ""})
    assert (ch.Pass(1), play(1, "8{A}*")) == ch.legal_actions(state, 1)


@pytest.mark.rule("CH-ADV-ASCENDED-5", "CH-ADV-ASCENDED-6")
@pytest.mark.parametrize(("players", "skipped"), [(2, None), (3, 2), (6, 2)])
def test_ascended_on_ascended(players: int, skipped: int | None) -> None:
    """It skips the next active player, but nobody with two players."""
    state = position(players, hands={1: "8{A} 1"}, pile=[(0, "1{A}*")])
    assert skipped == trick(follow(state, play(1, "8{A}*"))).skipped


@pytest.mark.rule("CH-ADV-ASCENDED-7")
def test_answers_to_an_ascended_lead() -> None:
    """On a led Ascended Form only another one is legal, not a single card."""
    state = follow(position(hands={0: "2{A} 1", 1: "10 3{A} 1"}), play(0, "2{A}*"))
    assert legal(state, play(1, "3{A}*"))
    assert "CH-ADV-ASCENDED-4" == refused(state, play(1, "10"))


@pytest.mark.rule("CH-ADV-ASCENDED-8")
def test_ascended_in_a_set() -> None:
    """Not activated it is a card like any other, single or in a set, and must beat the pile by its value."""
    state = position(hands={1: "6{A} 4{A} 1"}, pile=[(0, "5")], power={1: 0})
    assert 1 == follow(state, play(1, "6{A}")).players[1].power
    assert "CH-PLAY-7" == refused(state, play(1, "4{A}"))


@pytest.mark.rule("CH-ADV-ASCENDED-9")
def test_ascended_is_not_combined() -> None:
    """No other ability is activated beside it, and no other buddy fits on its card."""
    state = position(hands={0: "8{A} 8{B} 1"}, power={0: 6}, screens={0: "burny"})
    assert "CH-ADV-ASCENDED-2" == refused(state, play(0, "8{A}* 8{B}*"))
    assert "CH-SLEEVE-5" == refused(state, sleeve(0, "burny", "8{A}"))


@pytest.mark.rule("CH-ADV-ASCENDED-10")
@pytest.mark.parametrize("pile", ["5", "5{C}*"])
def test_direction_is_irrelevant_after_ascended(pile: str) -> None:
    """In both directions another Ascended Form of any printed value follows, and nothing else does."""
    state = position(hands={2: "3{A} 10 1 9{A}"}, pile=[(0, pile), (1, "6{A}*")])
    assert legal(state, play(2, "3{A}*"))
    assert legal(state, play(2, "9{A}*"))
    for other in ("10", "1"):
        assert "CH-ADV-ASCENDED-4" == refused(state, play(2, other))


@pytest.mark.rule("CH-ADV-ASCENDED-11")
def test_items_on_an_ascended_card() -> None:
    """Items and aura stay on the card and change nothing about the play."""
    state = follow(position(hands={0: "3{A,r-4,b+1,g12} 1"}), play(0, "3{A,r-4,b+1,g12}*"))
    assert ("ascended", cards("3{A,r-4,b+1,g12}")) == (top(state), trick(state).pile[-1].cards)


@pytest.mark.rule("CH-ADV-BURNY-1", "CH-ADV-BURNY-2")
def test_burny_counts_twice() -> None:
    """A single activated Burny answers a pair."""
    state = position(hands={1: "7{B} 1"}, pile=[(0, "6 6")], power={1: 1})
    assert "2x7" == top(follow(state, play(1, "7{B}*")))


@pytest.mark.rule("CH-ADV-BURNY-3")
def test_several_burnys_each_add_1() -> None:
    """Three activated Burnys are six cards and cost 3."""
    state = position(hands={0: "7{B} 7{B} 7{B} 1"}, power={0: 4})
    state = follow(state, play(0, "7{B}* 7{B}* 7{B}*"))
    assert ("6x7", 1) == (top(state), state.players[0].power)


@pytest.mark.rule("CH-ADV-BURNY-4")
def test_burny_keeps_its_value() -> None:
    """The value of a Burny must fit the set, unlike that of an Edge, to which it lends its value."""
    state = position(hands={0: "7{B} 6 3{E} 1"}, power={0: 2})
    assert "CH-PLAY-3" == refused(state, play(0, "7{B}* 6"))
    assert "3x7" == top(follow(state, play(0, "7{B}* 3{E}*")))


@pytest.mark.rule("CH-ADV-BURNY-5")
def test_burny_doubles_nothing_else() -> None:
    """One card leaves the hand, a Spector beside it pays once, and an unused buddy yields one power."""
    state = position(hands={0: "7{B} 7{S} 7{C} 1"}, power={0: 2})
    state = follow(state, play(0, "7{B}* 7{S}* 7{C}"))
    assert ("4x7", 1, 1) == (top(state), len(state.players[0].hand), state.players[0].power)
    assert 2 == follow(state, ch.Pass(1), ch.Pass(2), ch.Pass(3)).players[0].vp


@pytest.mark.rule("CH-ADV-EDGE-1")
@pytest.mark.parametrize(("fixed", "value"), [("2{r-4}", -2), ("10{r+1}", 11), ("6", 6)])
def test_edge_takes_any_value(fixed: str, value: int) -> None:
    """An activated Edge takes the value of the other cards, whatever it is."""
    state = position(hands={0: f"{fixed} 5{{E,b+2}} 1"})
    assert f"2x{value}" == top(follow(state, play(0, f"{fixed} 5{{E,b+2}}*")))


@pytest.mark.rule("CH-ADV-EDGE-2", "CH-ADV-EDGE-3")
def test_edge_needs_a_fixed_card() -> None:
    """Neither one nor three activated Edges are a set."""
    state = position(hands={0: "5{E} 5{E} 5{E} 1"}, power={0: 6})
    assert "CH-ADV-EDGE-2" == refused(state, play(0, "5{E}*"))
    assert "CH-ADV-EDGE-3" == refused(state, play(0, "5{E}* 5{E}* 5{E}*"))


@pytest.mark.rule("CH-ADV-EDGE-4")
def test_several_edges() -> None:
    """Two activated Edges take the value of one fixed card."""
    state = follow(position(hands={0: "9 2{E} 4{E} 1"}, power={0: 2}), play(0, "9 2{E}* 4{E}*"))
    assert ("3x9", 0) == (top(state), state.players[0].power)


@pytest.mark.rule("CH-ADV-EDGE-5")
def test_an_unused_edge_is_fixed() -> None:
    """An Edge that is not activated lends its value to one that is, and yields 1 power."""
    state = follow(position(hands={0: "9{E} 2{E} 1"}, power={0: 1}), play(0, "9{E} 2{E}*"))
    assert ("2x9", 1) == (top(state), state.players[0].power)


@pytest.mark.rule("CH-ADV-EDGE-6")
def test_a_pointless_edge() -> None:
    """An Edge may be activated though its value already fits, and is paid."""
    state = follow(position(hands={0: "9 9{E} 1"}, power={0: 1}), play(0, "9 9{E}*"))
    assert ("2x9", 0) == (top(state), state.players[0].power)


@pytest.mark.rule("CH-ADV-EDGE-7")
def test_an_edge_counts_once() -> None:
    """An activated Edge is one card of the set, and no Burny fits beside it."""
    state = position(hands={1: "9 2{E} 1"}, pile=[(0, "4 4 4")], screens={1: "burny"})
    assert "CH-PLAY-6" == refused(state, play(1, "9 2{E}*"))
    assert "CH-SLEEVE-5" == refused(state, sleeve(1, "burny", "2{E}"))


@pytest.mark.rule("CH-ADV-CHARMY-1")
def test_charmy_turns_the_whole_trick() -> None:
    """The reversal holds for every later answer of the trick, and everybody hears of it."""
    state = position(hands={1: "7{C} 1", 2: "6 8", 3: "5 9"}, pile=[(0, "4")], power={1: 1})
    step = ch.step(state, play(1, "7{C}*"))
    assert ch.DirectionFlipped(-1) in ch.events_for(step.events, None)
    state = step.state
    assert "CH-PLAY-8" == refused(state, play(2, "8"))
    state = follow(state, play(2, "6"))
    assert "CH-PLAY-8" == refused(state, play(3, "9"))
    assert legal(state, play(3, "5"))


@pytest.mark.rule("CH-ADV-CHARMY-1")
def test_an_unused_charmy_turns_nothing() -> None:
    """A Charmy that is not activated leaves the direction and yields 1 power."""
    state = follow(position(hands={0: "7{C} 1"}, power={0: 1}), play(0, "7{C}"))
    assert (1, 2) == (trick(state).direction, state.players[0].power)


@pytest.mark.rule("CH-ADV-CHARMY-2")
def test_a_charmy_set_follows_the_old_direction() -> None:
    """Ascending, a higher Charmy set is legal, though its own reversal makes it a worse one."""
    state = position(hands={1: "7{C} 1"}, pile=[(0, "4")])
    assert (-1, "1x7") == (trick(follow(state, play(1, "7{C}*"))).direction, top(follow(state, play(1, "7{C}*"))))


@pytest.mark.rule("CH-ADV-CHARMY-3")
@pytest.mark.parametrize(("charmys", "direction"), [(1, -1), (2, 1), (3, -1), (4, 1)])
def test_each_charmy_flips(charmys: int, direction: int) -> None:
    """An even number of Charmys leaves the direction as it was; all are paid."""
    state = position(hands={0: "7{C} 7{C} 7{C} 7{C} 1"}, power={0: 4})
    cards = " ".join(["7{C}*"] * charmys + ["7{C}"] * (4 - charmys))
    events = happens(state, play(0, cards))
    assert charmys == len(only(ch.DirectionFlipped, events))
    assert [ch.PowerPaid(0, charmys, 4 - charmys)] == only(ch.PowerPaid, events)
    assert direction == trick(follow(state, play(0, cards))).direction


@pytest.mark.rule("CH-ADV-CHARMY-4")
def test_a_charmy_lead() -> None:
    """The first answer to a Charmy lead is descending."""
    state = follow(position(hands={0: "5{C} 1", 1: "4 6"}), play(0, "5{C}*"))
    assert legal(state, play(1, "4"))
    assert "CH-PLAY-8" == refused(state, play(1, "6"))


@pytest.mark.rule("CH-ADV-CHARMY-5")
@pytest.mark.parametrize("pile", ["5", "5{C}*"])
def test_an_equal_charmy_set_skips(pile: str) -> None:
    """An equal set with a Charmy is legal in both directions and skips."""
    state = position(hands={1: "5{C} 1"}, pile=[(0, pile)])
    assert 2 == trick(follow(state, play(1, "5{C}*"))).skipped
    two = position(2, hands={1: "5{C} 1"}, pile=[(0, pile)])
    assert "CH-PLAY-9" == refused(two, play(1, "5{C}*"))


@pytest.mark.rule("CH-ADV-CHARMY-6")
def test_the_next_trick_is_ascending() -> None:
    """After a descending trick the next one is ascending."""
    state = position(hands={0: "5{C} 6 1", 1: "7 2"})
    state = follow(state, play(0, "5{C}*"), ch.Pass(1), ch.Pass(2), ch.Pass(3), play(0, "6"))
    assert 1 == trick(state).direction
    assert legal(state, play(1, "7"))
    assert "CH-PLAY-7" == refused(state, play(1, "2"))


@pytest.mark.rule("CH-ADV-SPECTOR-1")
def test_spector_pays_when_the_trick_is_won() -> None:
    """Nothing is paid while the trick runs, 1 VP when it is won, and none for a Spector not activated."""
    state = position(hands={0: "8{S} 8{S} 1"}, power={0: 1})
    state = follow(state, play(0, "8{S}* 8{S}"), ch.Pass(1), ch.Pass(2))
    assert 1 == state.players[0].vp
    assert (ch.TrickWon(0, 0), ch.SpectorScored(0, 2, 1)) == happens(state, ch.Pass(3))[1:3]
    assert 2 == follow(state, ch.Pass(3)).players[0].vp


@pytest.mark.rule("CH-ADV-SPECTOR-2", "CH-ADV-SPECTOR-3")
def test_only_the_winners_spectors_count() -> None:
    """B's beaten Spector counts when B wins in the end, and A's does not."""
    state = position(3, hands={0: "2{S} 6{S} 1", 1: "4{S} 9 1"})
    state = follow(state, play(0, "2{S}*"), play(1, "4{S}*"), ch.Pass(2), play(0, "6{S}*"), play(1, "9"))
    state = follow(state, ch.Pass(2), ch.Pass(0))
    assert (1, 2) == (state.players[0].vp, state.players[1].vp)
    assert (0, 1) == (state.players[0].power, state.players[1].power)


@pytest.mark.rule("CH-ADV-SPECTOR-4")
def test_spector_points_come_before_the_next_trick() -> None:
    """The points are there when the next trick starts."""
    state = position(hands={0: "8{S} 1"}, pile=[], vp={0: 9})
    events = happens(state, play(0, "8{S}*"), ch.Pass(1), ch.Pass(2), ch.Pass(3))
    assert (ch.TrickWon(0, 0), ch.SpectorScored(0, 10, 1), ch.TrickStarted(0)) == events[-3:]


@pytest.mark.rule("CH-ADV-SPECTOR-5")
def test_spector_does_not_help_the_same_win_check() -> None:
    """Going out with 9 VP and a Spector does not win the game."""
    state = follow(position(hands={0: "10{S}"}, vp={0: 9}), play(0, "10{S}*"))
    assert None is winner(state)
    assert None is winner(follow(state, ch.Pass(1), ch.Pass(2), ch.Pass(3)))


@pytest.mark.rule("CH-ADV-SPECTOR-6")
def test_no_spector_points_in_an_abandoned_trick() -> None:
    """With two players the last set of the hand pays no Spector."""
    state = position(2, hands={0: "10{S}"}, vp={0: 1})
    assert [] == only(ch.SpectorScored, happens(state, play(0, "10{S}*")))
    assert 5 == follow(state, play(0, "10{S}*")).players[0].vp
