"""
Who sees what (CH-INFO-1 to CH-INFO-6).
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch
from tabletricks import to_json

from .builders import card, cards, declare, follow, play, position, sleeve, upkeep


EVERYBODY_ELSE = (1, 2, 3, None)


def shown(state: ch.State, seat: int | None) -> str:
    """A view as text, without the options, which list the whole catalogue."""
    seen = ch.view(state, seat)
    parts = (seen.pending, seen.hand, seen.players, seen.trick, seen.played, seen.outcome)
    return " ".join(map(repr, parts))


@pytest.mark.rule("CH-INFO-1")
def test_sleeves_in_hand_are_hidden_until_the_card_is_played() -> None:
    """Others know of an item on a hand card only when the card lies on the pile."""
    state = position(hands={0: "8{r+5} 1"})
    for seat in EVERYBODY_ELSE:
        assert "left_p5" not in shown(state, seat)
    assert "left_p5" in shown(state, 0)
    state = follow(state, play(0, "8{r+5}"))
    for seat in EVERYBODY_ELSE:
        assert "left_p5" in shown(state, seat)


@pytest.mark.rule("CH-INFO-1")
def test_sleeves_become_known_with_a_bet() -> None:
    """A bet shows everything on the card, at the reveal."""
    state = upkeep(hands={0: "8{r+5}"}, vp={0: 2, 1: 2})
    state = follow(state, declare(0, sleeved="8{r+5}"))
    for seat in EVERYBODY_ELSE:
        assert "left_p5" not in shown(state, seat)
    state = follow(state, declare(1))
    for seat in EVERYBODY_ELSE:
        assert cards("8{r+5,K}") == ch.view(state, seat).players[0].kodora


@pytest.mark.rule("CH-INFO-1")
def test_cards_aside_are_hidden() -> None:
    """Of the undealt rest of a final only the number is seen, by finalists and others alike."""
    state = position(hands={0: "8 1"}, finalists=(0, 2), bag="burny")
    assert any(which.sleeves for which in state.aside)
    for seat in (0, 1, 2, 3, None):
        assert 20 == ch.view(state, seat).aside_size
        assert "aside=" not in repr(ch.view(state, seat))


@pytest.mark.rule("CH-INFO-2")
def test_no_deck_list_is_handed_out() -> None:
    """After the shuffle a card that was seen is found in the past events only, not in the view."""
    state = position(hands={2: "9{r+5}", 3: "1 2"}, turn=2, places={0: 1, 1: 2})
    step = ch.step(state, play(2, "9{r+5}"))
    (holder,) = (seat for seat, player in enumerate(step.state.players) if card("9{r+5}") in player.hand)
    for seat in (*range(4), None):
        assert "9+left_p5" in repr(ch.events_for(step.events, seat))
        assert (seat == holder) == ("9+left_p5" in shown(step.state, seat))


@pytest.mark.rule("CH-INFO-3")
def test_victory_points_are_public() -> None:
    """Everybody sees the VP, stakes and places of everybody."""
    state = position(hands={0: "8 1"}, vp={0: 7, 1: 3, 2: 12, 3: 0}, places={1: 1}, kodora={2: "4{K}"})
    for seat in (*range(4), None):
        players = ch.view(state, seat).players
        assert [7, 3, 12, 0] == [player.score for player in players]
        assert ([0, 0, 2, 0], [None, 1, None, None]) == (
            [player.staked for player in players],
            [player.place for player in players],
        )


@pytest.mark.rule("CH-INFO-4")
def test_hand_screen_and_power_are_secret() -> None:
    """A view has the own hand, screen and power, and nothing of anybody else; a spectator has none."""
    state = position(hands={0: "8 1"}, power={0: 3}, screens={0: "edge"})
    own = ch.view(state, 0).players[0]
    assert (cards("1 8"), ("edge",), 3) == (own.hand, own.screen, own.power)
    for seat in (*range(4), None):
        for other, player in enumerate(ch.view(state, seat).players):
            if other != seat:
                assert (None, None, None) == (player.hand, player.screen, player.power)


@pytest.mark.rule("CH-INFO-5")
def test_sizes_are_public() -> None:
    """Everybody sees how many cards and advancements there are in hands, on screens and in the bag."""
    state = position(hands={0: "8 1", 1: "2 2 2 3"}, screens={0: "edge", 1: "burny burny aura_1"})
    for seat in (*range(4), None):
        seen = ch.view(state, seat)
        assert [2, 4, 3, 3] == [player.hand_size for player in seen.players]
        assert [1, 3, 2, 2] == [player.screen_size for player in seen.players]
        assert len(state.bag) == seen.bag_size


@pytest.mark.rule("CH-INFO-4", "CH-INFO-5")
def test_a_view_holds_no_order_and_no_chance() -> None:
    """Two states that differ in the order of the bag, in the seed and in what others hold have one view for A."""
    rest = "1 1 1 2 2 2 2 3 3 3 4 4 4 5 6 7 7 7 7 8 8 8 9 9 9 9 10 10 10{A} 10{K}"
    others = {2: "5 5 5", 3: "6 6 6"}
    first = position(
        hands={0: "8 1", 1: "3{B} 4", **others},
        screens={1: "edge left_p1"},
        power={1: 5},
        bag="spector aura_3 ...",
        played=rest,
        seed=1,
    )
    second = position(
        hands={0: "8 1", 1: "4{S} 3", **others},
        screens={1: "aura_3 burny"},
        power={1: 0},
        bag="left_p1 edge ...",
        played=rest,
        seed=2,
    )
    assert first != second
    assert ch.view(first, 0) == ch.view(second, 0)
    assert to_json(ch.view(first, 0)) == to_json(ch.view(second, 0))
    assert ch.view(first, None) == ch.view(second, None)
    assert ch.view(first, 1) != ch.view(second, 1)


@pytest.mark.rule("CH-INFO-6")
def test_legal_actions_depend_on_what_is_seen() -> None:
    """What others hold changes neither who is awaited nor what A may do, in a turn and in the upkeep."""
    first = position(hands={0: "8{B} 7", 1: "3{B} 4"}, pile=[(3, "6")], power={1: 5}, screens={1: "edge burny"})
    second = position(hands={0: "8{B} 7", 1: "9{A} 10"}, pile=[(3, "6")], power={1: 0}, screens={1: "edge edge"})
    for seat in range(4):
        if seat != 1:
            assert ch.legal_actions(first, seat) == ch.legal_actions(second, seat)
    assert ch.awaiting(first) == ch.awaiting(second)
    bettor = upkeep(hands={0: "1 2"}, vp={0: 4, 1: 4})
    answered, silent = follow(bettor, declare(1)), bettor
    assert ch.legal_actions(answered, 0) == ch.legal_actions(silent, 0)


@pytest.mark.rule("CH-INFO-6")
@pytest.mark.parametrize("seed", range(5))
def test_legal_actions_are_those_of_any_state_behind_the_view(seed: int) -> None:
    """Any other state that agrees with a seat's view offers that seat the same actions."""
    state = position(
        hands={0: "8{B} 8{C} 7 3{E}", 1: "9{A} 5{r+3}"}, pile=[(3, "6 6")], turn=0, power={0: 3}, screens={0: "aura_9"}
    )
    guessed = ch.determinize(ch.view(state, 0), seed)
    assert ch.view(state, 0) == ch.view(guessed, 0)
    assert ch.legal_actions(state, 0) == ch.legal_actions(guessed, 0)


@pytest.mark.rule("CH-INFO-1", "CH-INFO-4")
def test_private_events() -> None:
    """Dealt cards and drawn advancements are seen by their owner; the others see how many."""
    step = ch.start(ch.Options(players=4), seed=4)
    for seat in (*range(4), None):
        for event in ch.events_for(step.events, seat):
            if isinstance(event, ch.CardsDealt):
                assert (10, event.seat == seat) == (event.count, event.cards is not None)
            if isinstance(event, ch.AdvancementsDrawn):
                assert (1, event.seat == seat) == (event.count, event.advancements is not None)


@pytest.mark.rule("CH-INFO-1", "CH-INFO-4")
def test_sleeving_is_seen_but_not_what() -> None:
    """The owner sees which advancement went on which card, everybody else only that one did."""
    state = position(hands={0: "8 1"}, screens={0: "edge aura_3"})
    step = ch.step(state, sleeve(0, "edge", "8"))
    assert (ch.Sleeved(0, "edge", card("8")),) == ch.events_for(step.events, 0)
    other = ch.step(state, sleeve(0, "aura_3", "1"))
    for seat in EVERYBODY_ELSE:
        assert (ch.Sleeved(0, None, None),) == ch.events_for(step.events, seat)
        assert ch.view(step.state, seat) == ch.view(other.state, seat)
        assert 1 == ch.view(step.state, seat).players[0].screen_size


@pytest.mark.rule("CH-INFO-4")
def test_payments_and_gains_are_seen() -> None:
    """Power is hidden, but everybody sees what is paid and gained for abilities."""
    state = position(hands={0: "8{B} 8{C} 1"}, power={0: 2})
    step = ch.step(state, play(0, "8{B}* 8{C}"))
    assert {ch.PowerPaid(0, 1, 1), ch.PowerGained(0, 1, 2)} <= set(ch.events_for(step.events, 0))
    for seat in EVERYBODY_ELSE:
        assert {ch.PowerPaid(0, 1, None), ch.PowerGained(0, 1, None)} <= set(ch.events_for(step.events, seat))
