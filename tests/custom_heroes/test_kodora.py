"""
Kodora (CH-ADV-KODORA-1 to CH-ADV-KODORA-15).
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import (
    card,
    cards,
    deck,
    declare,
    follow,
    happens,
    legal,
    only,
    phase,
    play,
    position,
    refused,
    sleeve,
    top,
    upkeep,
    winner,
)


@pytest.mark.rule("CH-ADV-KODORA-1")
def test_a_bet_names_a_hand_card() -> None:
    """A bet names an own hand card, as often as it is held, with a Kodora on it or from the screen."""
    state = upkeep(hands={0: "1 2{K} 2{K} 3{r+1}", 1: "5{S}"}, vp={0: 8})
    assert legal(state, declare(0))
    assert legal(state, declare(0, own="2{K} 2{K}"))
    assert legal(state, declare(0, own="2{K}", sleeved="3{r+1}"))
    assert "CH-ADV-KODORA-1" == refused(state, declare(0, own="2{K} 2{K} 2{K}"))
    assert "CH-ADV-KODORA-1" == refused(state, declare(0, sleeved="5{S}"))
    assert "CH-ADV-KODORA-1" == refused(state, declare(0, own="1"))


@pytest.mark.rule("CH-ADV-KODORA-1")
def test_no_kodora_left_on_the_screen() -> None:
    """Without a Kodora on the screen none is sleeved."""
    state = upkeep(hands={0: "1", 1: "2{K}"}, vp={0: 8}, screens={0: "ascended"})
    assert "CH-ADV-KODORA-1" == refused(state, declare(0, sleeved="1"))


@pytest.mark.rule("CH-ADV-KODORA-2")
@pytest.mark.parametrize("taken", ["1{B}", "1{E}", "1{C}", "1{S}", "1{A}", "1{K}"])
def test_kodora_needs_a_free_yellow_place(taken: str) -> None:
    """Kodora fits on a card with other colours, but on none with a yellow advancement."""
    screens = {0: "kodora"} if taken == "1{A}" else {0: "ascended kodora"}
    state = upkeep(hands={0: f"{taken} 2{{r+1,b+1,g9}}"}, vp={0: 8}, screens=screens)
    assert "CH-ADV-KODORA-2" == refused(state, declare(0, sleeved=taken))
    assert legal(state, declare(0, sleeved="2{r+1,b+1,g9}"))


@pytest.mark.rule("CH-ADV-KODORA-3")
def test_a_kodora_dealt_to_another_player() -> None:
    """Whoever holds a card with Kodora may bet it and keeps the own Kodora on the screen."""
    state = upkeep(hands={2: "6{K}"}, vp={2: 2}, screens={2: "ascended kodora"})
    player = follow(state, declare(2, own="6{K}")).players[2]
    assert (cards("6{K}"), ("ascended", "kodora"), 2) == (player.kodora, player.screen, player.staked)


@pytest.mark.rule("CH-ADV-KODORA-4")
@pytest.mark.parametrize(("vp", "bets"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_as_many_bets_as_vp_allow(vp: int, bets: int) -> None:
    """Each bet needs its own 2 VP, so the longest declarations have half as many bets as VP."""
    state = upkeep(hands={0: "1{K} 2{K} 3{K}"}, vp={0: vp})
    answers = [action for action in ch.legal_actions(state, 0) if isinstance(action, ch.DeclareKodora)]
    assert bets == max(len(action.bets) for action in answers)
    if bets < 3:
        own = " ".join(["1{K}", "2{K}", "3{K}"][: bets + 1])
        assert "CH-ADV-KODORA-4" == refused(state, declare(0, own=own))


@pytest.mark.rule("CH-ADV-KODORA-5")
def test_the_reveal_moves_cards_and_points() -> None:
    """At the reveal, not before, the card lies face up with its Kodora and 2 VP on it."""
    state = upkeep(hands={0: "1{r+2}"}, vp={0: 5, 1: 2})
    pending = follow(state, declare(0, sleeved="1{r+2}"))
    assert (5, 0, 10, ()) == (
        pending.players[0].vp,
        pending.players[0].staked,
        len(pending.players[0].hand),
        pending.players[0].kodora,
    )
    state = follow(pending, declare(1))
    player = state.players[0]
    assert (3, 2, 9, cards("1{r+2,K}")) == (player.vp, player.staked, len(player.hand), player.kodora)
    assert ("ascended",) == player.screen
    for seat in (1, None):
        assert cards("1{r+2,K}") == ch.view(state, seat).players[0].kodora


@pytest.mark.rule("CH-ADV-KODORA-6")
def test_bet_cards_are_not_in_hand() -> None:
    """A bet card cannot be played and does not keep its owner from being out."""
    state = position(hands={0: "9"}, kodora={0: "1{K}"})
    assert "CH-ADV-KODORA-6" == refused(state, play(0, "1{K}"))
    assert 1 == follow(state, play(0, "9")).players[0].place


@pytest.mark.rule("CH-ADV-KODORA-7")
def test_a_card_must_remain() -> None:
    """With one card in hand there is nothing to bet; no deal gives so small a hand."""
    state = upkeep(hands={0: "1{K}"}, vp={0: 8}, full=False)
    assert "CH-ADV-KODORA-7" == refused(state, declare(0, own="1{K}"))
    assert (declare(0),) == ch.legal_actions(state, 0)


@pytest.mark.rule("CH-ADV-KODORA-8")
def test_a_bet_costs_and_yields_no_power() -> None:
    """Power is the same before and after, with 0 power too."""
    state = upkeep(hands={0: "1 2{K}"}, vp={0: 4}, power={0: 0})
    events = happens(state, declare(0, own="2{K}", sleeved="1"))
    assert [] == only(ch.PowerPaid, events) + only(ch.PowerGained, events)
    assert 0 == follow(state, declare(0, own="2{K}", sleeved="1")).players[0].power


@pytest.mark.rule("CH-ADV-KODORA-9")
@pytest.mark.parametrize(("bets", "vp"), [("1{K}", 3 + 4), ("1{K} 2{K}", 3 + 8), ("1{K} 2{K} 3{K}", 3 + 12)])
def test_the_first_wins_the_stakes(bets: str, vp: int) -> None:
    """All stakes return with 2 VP for each bet, before the win check."""
    state = position(hands={0: "9"}, kodora={0: bets}, vp={0: 3})
    after = follow(state, play(0, "9"))
    assert ch.KodoraSettled(0, total=vp, won=True, vp=vp - 3) in happens(state, play(0, "9"))
    if vp >= 10:
        assert (vp, 0) == (after.players[0].vp, winner(after))
    else:
        assert (vp + 5, None) == (after.players[0].vp, winner(after))
    assert 0 == after.players[0].staked


@pytest.mark.rule("CH-ADV-KODORA-10")
def test_any_other_place_loses_the_stakes() -> None:
    """The second loses the stake at the own scoring, before the reward; until then it stays on the card."""
    state = position(hands={0: "9", 1: "10"}, kodora={1: "1{K} 2{K}"}, vp={1: 1})
    state = follow(state, play(0, "9"))
    assert 4 == state.players[1].staked
    events = happens(state, play(1, "10"))
    settled = events.index(ch.KodoraSettled(1, total=state.players[1].vp, won=False, vp=4))
    assert settled < events.index(ch.RewardGiven(1, state.players[1].vp + 3, 2, 3, 1, 2, state.players[1].power + 1))
    after = follow(state, play(1, "10")).players[1]
    assert (4, 0) == (after.vp, after.staked)


@pytest.mark.rule("CH-ADV-KODORA-11")
def test_kodora_in_a_trick_is_an_unused_ability() -> None:
    """In a turn nobody is offered to activate Kodora, and it yields 1 power."""
    state = position(hands={0: "9{K} 9 1"}, vp={0: 8})
    plays = [action for action in ch.legal_actions(state, 0) if isinstance(action, ch.Play)]
    assert [] == [action for action in plays if action.activate]
    after = follow(state, play(0, "9{K} 9"))
    assert ("2x9", 3, 8) == (top(after), after.players[0].power, after.players[0].vp)


@pytest.mark.rule("CH-ADV-KODORA-12")
def test_kodora_is_sleeved_in_a_turn_without_effect() -> None:
    """In a turn a Kodora is sleeved like any other advancement and stakes nothing."""
    state = position(hands={0: "9 1"}, screens={0: "kodora"}, vp={0: 8})
    player = follow(state, sleeve(0, "kodora", "9")).players[0]
    assert (cards("1 9{K}"), (), 8, 0, ()) == (player.hand, player.screen, player.vp, player.staked, player.kodora)


@pytest.mark.rule("CH-ADV-KODORA-13")
def test_bet_cards_return_to_the_deck() -> None:
    """In the next hand the bet cards are dealt again with all that is on them."""
    state = position(hands={2: "9", 3: "1 2"}, turn=2, places={0: 1, 1: 2}, kodora={0: "4{K,r+3}", 3: "5{K}"})
    after = follow(state, play(2, "9"))
    assert [()] * 4 == [player.kodora for player in after.players]
    dealt = [which for player in after.players for which in player.hand]
    assert (1, 1) == (dealt.count(card("4{K,r+3}")), dealt.count(card("5{K}")))
    assert deck(state) == deck(after)


@pytest.mark.rule("CH-ADV-KODORA-14")
def test_staked_points_are_public_and_count_for_nothing() -> None:
    """Everybody sees the stake beside the free VP, of which it is no part while the hand is played."""
    state = position(hands={0: "9"}, kodora={0: "1{K}"}, vp={0: 6}, finalists=(0, 2))
    for seat in (0, 2, None):
        assert (6, 2) == (ch.view(state, seat).players[0].score, ch.view(state, seat).players[0].staked)


@pytest.mark.rule("CH-ADV-KODORA-15")
@pytest.mark.parametrize(("allowed", "expected"), [(True, "upkeep"), (False, "turn")])
def test_kodora_in_the_final(allowed: bool, expected: str) -> None:
    """The option decides whether the finalists are asked about Kodora."""
    options = ch.Options(players=4, kodora_in_final=allowed)
    state = position(
        options=options, number=6, hands={2: "9", 3: "1"}, turn=2, places={0: 1, 1: 2}, vp={0: 8, 1: 8, 2: 1, 3: 1}
    )
    state = follow(state, play(2, "9"))
    assert (True, expected) == (state.hand.final, phase(state))
    if allowed:
        assert (0, 1) == ch.awaiting(state)
        free = next(which for which in state.players[0].hand if not which.sleeves)
        state = follow(state, ch.DeclareKodora(0, (ch.Bet(free, sleeve=True),)), declare(1))
        assert (6, 2, 9) == (state.players[0].vp, state.players[0].staked, len(state.players[0].hand))
    assert (1,) == ch.awaiting(state)


@pytest.mark.rule("CH-ADV-KODORA-15")
def test_kodora_is_allowed_in_a_regular_hand_whatever_the_option() -> None:
    """The option concerns the final hand only."""
    options = ch.Options(players=4, kodora_in_final=False)
    state = position(options=options, hands={2: "9", 3: "1"}, turn=2, places={0: 1, 1: 2}, vp={0: 8})
    assert "upkeep" == phase(follow(state, play(2, "9")))
