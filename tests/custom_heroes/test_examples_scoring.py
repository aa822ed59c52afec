"""
Worked examples: winning, Kodora, the last place, the power cap.
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import declare, follow, happens, only, phase, play, position, refused, top, upkeep, won


@pytest.mark.rule("CH-POWER-5", "CH-SCORE-4")
def test_trade_then_win() -> None:
    """A trade gives the tenth VP, and the last card wins the game."""
    state = follow(position(hands={0: "9"}, vp={0: 9}, power={0: 5}), ch.Trade(0))
    assert (10, 1) == (state.players[0].vp, state.players[0].power)
    assert (0, "threshold") == won(happens(state, play(0, "9")))
    state = follow(state, play(0, "9"))
    outcome = ch.outcome(state)
    assert outcome is not None
    assert ((0,), "threshold", "game_over") == (outcome.winners, state.win_reason, phase(state))


@pytest.mark.rule("CH-SCORE-4")
def test_reward_does_not_win() -> None:
    """The reward of the same hand does not win, but the VP count in the next one."""
    state = follow(position(hands={0: "9"}, vp={0: 9}), play(0, "9"))
    assert (14, None) == (state.players[0].vp, ch.outcome(state))
    next_hand = position(hands={0: "9"}, vp={0: 14}, number=3)
    assert (0, "threshold") == won(happens(next_hand, play(0, "9")))


@pytest.mark.rule("CH-ADV-KODORA-9")
def test_kodora_win() -> None:
    """The stake returns with 2 VP more before the win check."""
    state = follow(upkeep(hands={0: "1"}, vp={0: 8}), declare(0, sleeved="1"))
    player = state.players[0]
    assert (6, 2, 9) == (player.vp, player.staked, len(player.hand))
    later = position(hands={0: "9"}, kodora={0: "1{K}"}, vp={0: 6})
    assert (0, "threshold") == won(happens(later, play(0, "9")))
    assert (10, 0) == (follow(later, play(0, "9")).players[0].vp, follow(later, play(0, "9")).players[0].staked)


@pytest.mark.rule("CH-ADV-KODORA-10")
def test_kodora_lost_and_last() -> None:
    """The stake of the last player is lost before the reward."""
    state = follow(upkeep(hands={0: "1"}, vp={0: 5}), declare(0, sleeved="1"))
    assert (3, 2) == (state.players[0].vp, state.players[0].staked)
    before = position(
        hands={0: "4 5", 3: "9"}, kodora={0: "1{K}"}, vp={0: 3}, places={1: 1, 2: 2}, turn=3, screens={0: "ascended"}
    )
    after = follow(before, play(3, "9")).players[0]
    assert (2, 0, 4, 4) == (after.vp, after.staked, after.power, len(after.screen))


@pytest.mark.rule("CH-ADV-KODORA-4")
def test_two_bets() -> None:
    """Two bets, one with a Kodora from the screen and one dealt with it, stake 4 VP and return 8."""
    state = upkeep(hands={0: "1 2{K}"}, vp={0: 4})
    player = follow(state, declare(0, own="2{K}", sleeved="1")).players[0]
    assert (0, 4, 8) == (player.vp, player.staked, len(player.hand))
    later = position(hands={0: "9"}, kodora={0: "1{K} 2{K}"}, vp={0: 0})
    assert ch.KodoraSettled(0, total=8, won=True, vp=8) in happens(later, play(0, "9"))
    after = follow(later, play(0, "9"))
    assert (13, None) == (after.players[0].vp, ch.outcome(after))


@pytest.mark.rule("CH-ADV-KODORA-4")
def test_too_many_bets() -> None:
    """Two bets need 4 VP."""
    state = upkeep(hands={0: "1 2{K}"}, vp={0: 3})
    assert "CH-ADV-KODORA-4" == refused(state, declare(0, own="2{K}", sleeved="1"))


@pytest.mark.rule("CH-UPKEEP-5", "CH-UPKEEP-6")
def test_concealed_declarations() -> None:
    """B learns only that D has declared; after B's own declaration both are revealed."""
    state = upkeep(hands={1: "1", 3: "2"}, vp={1: 2, 3: 4})
    assert (1, 3) == ch.awaiting(state)
    step = ch.step(state, declare(3, sleeved="2"))
    assert (ch.ChoiceMade(3),) == ch.events_for(step.events, 1)
    seen = ch.view(step.state, 1)
    assert ((1,), 4, ()) == (seen.awaiting, seen.players[3].score, seen.players[3].kodora)
    events = ch.events_for(ch.step(step.state, declare(1, sleeved="1")).events, 0)
    assert [
        ch.KodoraRevealed(1, (ch.Card("1+kodora"),), 1, 2, 0, None),
        ch.KodoraRevealed(3, (ch.Card("2+kodora"),), 1, 2, 2, None),
    ] == only(ch.KodoraRevealed, events)


@pytest.mark.rule("CH-ADV-KODORA-11")
def test_kodora_in_a_trick() -> None:
    """In a trick a Kodora card counts for its value and yields 1 power; it cannot be activated."""
    state = position(hands={0: "9{K} 1"}, power={0: 2})
    after = follow(state, play(0, "9{K}"))
    assert ("1x9", 3) == (top(after), after.players[0].power)
    assert "CH-ADV-KODORA-11" == refused(state, play(0, "9{K}*"))


def last_of_three(vp: int, threshold: int = 10) -> ch.State:
    """A is out, B is about to go out, and C will be last."""
    options = ch.Options(players=3, victory_threshold=threshold)
    return position(hands={1: "9", 2: "1 2"}, turn=1, places={0: 1}, vp={2: vp}, options=options)


@pytest.mark.rule("CH-SCORE-12")
def test_last_place_reset() -> None:
    """A last player with T or more VP after the loss of 1 is set to T - 1."""
    assert 9 == follow(last_of_three(12), play(1, "9")).players[2].vp
    assert [ch.LastPlaceReset(2, 11, 9)] == only(ch.LastPlaceReset, happens(last_of_three(12), play(1, "9")))
    assert 9 == follow(last_of_three(10), play(1, "9")).players[2].vp
    assert [] == only(ch.LastPlaceReset, happens(last_of_three(10), play(1, "9")))
    assert 7 == follow(last_of_three(8, threshold=8), play(1, "9")).players[2].vp


@pytest.mark.rule("CH-SCORE-11")
def test_floor() -> None:
    """A last player with 0 VP stays at 0."""
    state = position(hands={2: "9", 3: "1 2"}, turn=2, places={0: 1, 1: 2}, vp={3: 0})
    assert 0 == follow(state, play(2, "9")).players[3].vp


@pytest.mark.rule("CH-POWER-7", "CH-POWER-9")
def test_cap_at_end_of_turn() -> None:
    """In the German edition three unused abilities over the cap ask for a decision before B acts."""
    state = position(hands={0: "4{B} 4{C} 4{S} 1"}, power={0: 6}, vp={0: 3})
    state = follow(state, play(0, "4{B} 4{C} 4{S}"))
    assert (9, "cap", (0,)) == (state.players[0].power, phase(state), ch.awaiting(state))
    for trades, power, vp in ((0, 6, 3), (1, 5, 4)):
        after = follow(state, ch.ResolveCap(0, trades))
        assert (power, vp, (1,)) == (after.players[0].power, after.players[0].vp, ch.awaiting(after))
    assert "CH-POWER-9" == refused(state, ch.ResolveCap(0, 2))


@pytest.mark.rule("CH-POWER-8")
def test_cap_at_start_of_turn() -> None:
    """In the English edition the excess is kept until A's next turn begins."""
    state = position(hands={0: "4{B} 4{C} 4{S} 1"}, power={0: 6}, edition="en")
    state = follow(state, play(0, "4{B} 4{C} 4{S}"))
    assert (9, "turn", (1,)) == (state.players[0].power, phase(state), ch.awaiting(state))
    state = follow(state, ch.Pass(1), ch.Pass(2), ch.Pass(3))
    assert ("cap", (0,)) == (phase(state), ch.awaiting(state))
    state = follow(state, ch.ResolveCap(0, 0))
    assert ("turn", (0,), 6) == (phase(state), ch.awaiting(state), state.players[0].power)


@pytest.mark.rule("CH-POWER-7")
def test_cap_after_scoring() -> None:
    """In the German edition the last player is checked after being scored."""
    before = position(6, hands={4: "9", 5: "1 2"}, turn=4, places={0: 1, 1: 2, 2: 3, 3: 4}, vp={5: 9}, power={5: 6})
    state = follow(before, play(4, "9"))
    drawn = len(state.players[5].screen) - len(before.players[5].screen)
    assert (8, 9, 3) == (state.players[5].vp, state.players[5].power, drawn)
    assert ("cap", (5,)) == (phase(state), ch.awaiting(state))
    state = follow(state, ch.ResolveCap(5, 1))
    assert (5, 9) == (state.players[5].power, state.players[5].vp)


@pytest.mark.rule("CH-POWER-9")
def test_cap_of_11() -> None:
    """With 11 power up to two trades are possible; five unused abilities on a power of 6 make the 11."""
    five = "4{B} 4{C} 4{S} 4{E} 4{K}"
    state = position(5, hands={0: f"{five} 1"}, power={0: 6}, vp={0: 3})
    state = follow(state, play(0, five))
    assert 11 == state.players[0].power
    for trades, left, discarded in ((0, 6, 5), (1, 6, 1), (2, 3, 0)):
        assert ch.CapResolved(0, state.players[0].vp + trades, trades, discarded, left) in happens(
            state, ch.ResolveCap(0, trades)
        )
        after = follow(state, ch.ResolveCap(0, trades)).players[0]
        assert (left, 3 + trades) == (after.power, after.vp)
    assert "CH-POWER-9" == refused(state, ch.ResolveCap(0, 3))


@pytest.mark.rule("CH-POWER-11")
def test_cap_trade_after_reset() -> None:
    """A trade at the check after scoring may lift a last player over the reset."""
    state = position(hands={2: "9", 3: "1 2"}, turn=2, places={0: 1, 1: 2}, vp={3: 11}, power={3: 6})
    state = follow(state, play(2, "9"))
    assert (9, 8, "cap") == (state.players[3].vp, state.players[3].power, phase(state))
    state = follow(state, ch.ResolveCap(3, 1))
    assert (10, 4) == (state.players[3].vp, state.players[3].power)
