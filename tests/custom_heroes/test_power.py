"""
Abilities and power (CH-POWER-1 to CH-POWER-13).
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import follow, happens, legal, only, phase, play, position, refused, sleeve, top, trick, winner


@pytest.mark.rule("CH-POWER-1")
@pytest.mark.parametrize(("cards", "cost"), [("8{B}*", 1), ("8{C}*", 1), ("8{S}*", 1), ("8 3{E}*", 1), ("2{A}*", 2)])
def test_an_ability_is_paid_in_full(cards: str, cost: int) -> None:
    """With exactly the cost in hand an ability is activated and nothing is left."""
    hands = {0: "8 8{B} 8{C} 8{S} 3{E} 2{A} 1"}
    state = position(hands=hands, power={0: cost})
    assert [ch.PowerPaid(0, cost, 0)] == only(ch.PowerPaid, happens(state, play(0, cards)))
    assert 0 == follow(state, play(0, cards)).players[0].power
    assert "CH-POWER-2" == refused(position(hands=hands, power={0: cost - 1}), play(0, cards))


@pytest.mark.rule("CH-POWER-2")
def test_the_costs_of_a_play_add_up() -> None:
    """Three abilities cost 3 power, held before the play."""
    hands = {0: "8{B} 8{C} 8{S} 1"}
    assert 0 == follow(position(hands=hands, power={0: 3}), play(0, "8{B}* 8{C}* 8{S}*")).players[0].power
    assert "CH-POWER-2" == refused(position(hands=hands, power={0: 2}), play(0, "8{B}* 8{C}* 8{S}*"))


@pytest.mark.rule("CH-POWER-3")
def test_activating_is_optional_for_every_card() -> None:
    """Each choice among two abilities is open, also between equal cards."""
    state = position(hands={0: "8{B} 8{C} 1"})
    for cards in ("8{B} 8{C}", "8{B}* 8{C}", "8{B} 8{C}*", "8{B}* 8{C}*"):
        assert legal(state, play(0, cards))
    twins = position(hands={0: "8{B} 8{B} 1"})
    for cards, expected in (("8{B} 8{B}", "2x8"), ("8{B}* 8{B}", "3x8"), ("8{B}* 8{B}*", "4x8")):
        assert expected == top(follow(twins, play(0, cards)))


@pytest.mark.rule("CH-POWER-4")
@pytest.mark.parametrize("power", [0, 3])
def test_each_unused_ability_yields_power(power: int) -> None:
    """Unused abilities yield 1 power each, affordable or not; cards without one and used ones yield none."""
    state = position(hands={0: "8{A} 8{B} 8 8{r-1,g9} 1"}, power={0: power})
    assert [ch.PowerGained(0, 2, power + 2)] == only(ch.PowerGained, happens(state, play(0, "8{A} 8{B} 8")))
    assert power + 2 == follow(state, play(0, "8{A} 8{B} 8")).players[0].power
    assert power == follow(state, play(0, "8 8{r-1,g9}")).players[0].power


@pytest.mark.rule("CH-POWER-5")
def test_trades_may_be_repeated() -> None:
    """Each trade takes 4 power; no turn begins with the 8 of this test, but fewer cannot show the repetition."""
    state = position(hands={0: "8 1"}, power={0: 8}, vp={0: 1}, edition="en")
    state = follow(state, ch.Trade(0), ch.Trade(0))
    assert (0, 3, (0,)) == (state.players[0].power, state.players[0].vp, ch.awaiting(state))
    assert "CH-POWER-5" == refused(state, ch.Trade(0))


@pytest.mark.rule("CH-POWER-5")
def test_a_trade_before_a_pass() -> None:
    """A player who will pass may trade first, and everybody sees it."""
    state = position(hands={1: "1 2"}, pile=[(0, "8")], power={1: 4})
    step = ch.step(state, ch.Trade(1))
    assert (ch.PowerTraded(1, 2, None),) == ch.events_for(step.events, 3)
    after = follow(step.state, ch.Pass(1))
    assert (0, 2) == (after.players[1].power, after.players[1].vp)


@pytest.mark.rule("CH-POWER-6")
def test_the_cap_may_be_exceeded_between_the_checks() -> None:
    """In the middle of a play 8 power are no problem; at the check 6 may stay."""
    state = follow(position(hands={0: "8{B} 8{C} 1"}, power={0: 6}), play(0, "8{B} 8{C}"))
    assert (8, "cap") == (state.players[0].power, phase(state))
    assert 6 == follow(state, ch.ResolveCap(0, 0)).players[0].power
    enough = follow(position(hands={0: "8{B} 8{C} 1"}, power={0: 4}), play(0, "8{B} 8{C}"))
    assert (6, "turn") == (enough.players[0].power, phase(enough))


@pytest.mark.rule("CH-POWER-7")
def test_one_check_after_the_scoring_of_a_player_who_goes_out() -> None:
    """The German check waits for the scoring, so its trade cannot supply the winning VP."""
    state = position(hands={0: "8{B} 8{C} 8{S}"}, power={0: 6}, vp={0: 9})
    events = happens(state, play(0, "8{B} 8{C} 8{S}"))
    assert [ch.CapPending(0)] == only(ch.CapPending, events)
    after = follow(state, play(0, "8{B} 8{C} 8{S}"))
    assert (9, 14, "cap") == (after.players[0].power, after.players[0].vp, phase(after))
    after = follow(after, ch.ResolveCap(0, 1))
    assert (5, 15, None, (1,)) == (after.players[0].power, after.players[0].vp, winner(after), ch.awaiting(after))


@pytest.mark.rule("CH-POWER-7")
def test_a_pass_needs_no_check_and_a_trade_lowers_power() -> None:
    """A German player trades before playing and so stays under the cap."""
    state = follow(position(hands={0: "8{B} 8{C} 1"}, power={0: 6}), ch.Trade(0), play(0, "8{B} 8{C}"))
    assert (4, "turn") == (state.players[0].power, phase(state))


@pytest.mark.rule("CH-POWER-8")
def test_the_english_excess_goes_into_the_next_hand() -> None:
    """The last player keeps 8 power until the lead of the next hand, which is checked before anything else."""
    state = position(hands={2: "9", 3: "1 2"}, turn=2, places={0: 1, 1: 2}, vp={2: 0}, power={3: 6}, edition="en")
    state = follow(state, play(2, "9"))
    assert (3, "cap", (3,), 8) == (state.hand.number, phase(state), ch.awaiting(state), state.players[3].power)
    assert "CH-POWER-10" == refused(state, ch.Trade(3))
    state = follow(state, ch.ResolveCap(3, 1))
    assert ("turn", (3,), 4) == (phase(state), ch.awaiting(state), state.players[3].power)


@pytest.mark.rule("CH-POWER-8")
def test_no_english_check_after_scoring() -> None:
    """In the English edition a player who goes out with too much power is not asked."""
    state = position(hands={1: "8{B} 8{C}"}, turn=1, places={0: 1}, power={1: 6}, edition="en")
    state = follow(state, play(1, "8{B} 8{C}"))
    assert (9, "turn", (2,)) == (state.players[1].power, phase(state), ch.awaiting(state))


@pytest.mark.rule("CH-POWER-9")
@pytest.mark.parametrize(("power", "most"), [(7, 1), (10, 1), (11, 2), (14, 2), (15, 3)])
def test_the_number_of_trades_at_a_check(power: int, most: int) -> None:
    """Up to a quarter of the excess, rounded up, may be traded; the rest over 6 is discarded."""
    state = position(hands={0: "8 1", 1: "9 2"}, pile=[(3, "5")], turn=0, power={1: power}, edition="en")
    state = follow(state, ch.Pass(0))
    assert tuple(ch.ResolveCap(1, trades) for trades in range(most + 1)) == ch.legal_actions(state, 1)
    for trades in range(most + 1):
        player = follow(state, ch.ResolveCap(1, trades)).players[1]
        assert (min(6, power - 4 * trades), 1 + trades) == (player.power, player.vp)


@pytest.mark.rule("CH-POWER-10")
def test_only_the_player_over_the_cap_decides() -> None:
    """With 6 power nobody is asked; with 7 the game waits for that player alone."""
    six = follow(position(hands={0: "8{B} 1"}, power={0: 5}), play(0, "8{B}"))
    assert (1,) == ch.awaiting(six)
    seven = follow(position(hands={0: "8{B} 1"}, power={0: 6}), play(0, "8{B}"))
    assert (0,) == ch.awaiting(seven)
    assert [(), (), ()] == [ch.legal_actions(seven, seat) for seat in (1, 2, 3)]
    assert (1,) == ch.awaiting(follow(seven, ch.ResolveCap(0, 0)))


@pytest.mark.rule("CH-POWER-11")
def test_points_of_a_check_after_scoring_come_too_late_to_win() -> None:
    """A is first with 9 VP, and no trade after the reward repeats the win check."""
    state = position(hands={0: "8{B} 8{C}"}, power={0: 6}, vp={0: 4})
    state = follow(state, play(0, "8{B} 8{C}"))
    assert (9, "cap") == (state.players[0].vp, phase(state))
    state = follow(state, ch.ResolveCap(0, 1))
    assert (10, None) == (state.players[0].vp, winner(state))


@pytest.mark.rule("CH-POWER-12")
def test_who_is_out_cannot_trade() -> None:
    """A player without cards has no turn in which to trade."""
    state = position(hands={0: "8 1"}, places={1: 1}, power={1: 6})
    assert "CH-POWER-5" == refused(state, ch.Trade(1))
    assert () == ch.legal_actions(state, 1)


@pytest.mark.rule("CH-POWER-13")
def test_an_ascended_form_sleeved_in_the_same_turn() -> None:
    """What is sleeved in this turn can be activated in it."""
    state = position(hands={1: "1 2"}, pile=[(0, "10 10")], screens={1: "ascended"}, power={1: 2})
    state = follow(state, sleeve(1, "ascended", "1"), play(1, "1{A}*"))
    assert ("ascended", 0, 1) == (top(state), state.players[1].power, trick(state).pile[-1].seat)
