"""
The last hand card is never played (C12-HAND-1 to C12-HAND-12).
"""

from __future__ import annotations

import pytest

from tabletricks import council_of_12 as c12
from tabletricks.testing import random_playout

from .builders import (
    after,
    beginning,
    discard,
    evaluation,
    hand,
    laying,
    legal,
    of,
    oracle_play,
    play,
    playable,
    position,
    step,
)


ORACULAR = "worker oracle machine alchemist shapeshifter"


@pytest.mark.rule("C12-HAND-1", "C12-HAND-2", "C12-HAND-7", "C12-HAND-9")
def test_renewal_in_step_3() -> None:
    """By itself when step 3 begins; everybody sees the machine."""
    pile = "worker alchemist warlock shapeshifter"
    begun = beginning(hands={0: "machine"}, discards={0: pile}, supplicant="princess")
    assert ("machine", "alchemist worker warlock shapeshifter") == (discard(begun.state, 0), hand(begun.state, 0))
    for seat in (0, 1, 2, None):
        assert [c12.HandRenewed(0, ("machine",))] == of(c12.HandRenewed, c12.events_for(begun.events, seat))
        assert "machine" == c12.view(begun.state, seat).players[0].discard[-1]
    assert set(pile.split()) == playable(begun.state, 0)


@pytest.mark.rule("C12-HAND-1", "C12-HAND-5")
def test_renewal_with_the_supplicant_as_last_card() -> None:
    begun = beginning(hands={0: "warlock"}, discards={0: "worker alchemist machine shapeshifter"}, supplicant="warlock")
    assert ("warlock", "alchemist worker machine shapeshifter") == (discard(begun.state, 0), hand(begun.state, 0))


@pytest.mark.rule("C12-HAND-8", "C12-HAND-1")
def test_two_cards_one_forbidden() -> None:
    """No renewal: the worker must be laid, and the warlock is left."""
    begun = beginning(hands={0: "warlock worker"}, supplicant="warlock")
    assert [] == of(c12.HandRenewed, begun)
    assert {play(0, "worker")} == legal(begun.state, 0)
    state = after(begun.state, play(0, "worker"))
    assert ("warlock", "alchemist machine shapeshifter") == (hand(state, 0), discard(state, 0))


@pytest.mark.rule("C12-HAND-1", "C12-HAND-2")
def test_everybody_with_one_card_renews() -> None:
    """P0 and P2 do, P1 with two cards does not; the order of the old pile does not matter any more."""
    begun = beginning(
        hands={0: "worker", 1: "worker machine", 2: "alchemist"},
        discards={0: "shapeshifter machine warlock alchemist"},
        supplicant="princess",
    )
    assert [(0, ("worker",)), (2, ("alchemist",))] == [(e.seat, e.discarded) for e in of(c12.HandRenewed, begun)]
    assert ["worker", "alchemist warlock shapeshifter", "alchemist"] == [
        discard(begun.state, seat) for seat in range(3)
    ]
    assert "alchemist warlock machine shapeshifter" == hand(begun.state, 0)


@pytest.mark.rule("C12-HAND-7", "C12-CHAIR-2")
def test_who_does_not_play_does_not_renew() -> None:
    """Seat 0 is in the chair in round 1."""
    begun = beginning(4, hands={0: "worker", 1: "worker"}, supplicant="princess")
    assert [1] == [event.seat for event in of(c12.HandRenewed, begun)]
    assert "worker" == hand(begun.state, 0)


@pytest.mark.rule("C12-HAND-7", "C12-THRONE-2")
def test_hands_are_renewed_for_the_succession() -> None:
    begun = beginning(round=8, in_play=f"{ORACULAR} warlock druid", hands={1: "worker", 2: "worker druid"})
    assert [c12.HandRenewed(1, ("worker",))] == of(c12.HandRenewed, begun)
    assert "worker" not in playable(begun.state, 1)


@pytest.mark.rule("C12-HAND-7", "C12-SPLIT-4")
def test_hands_are_renewed_for_the_second_sub_round() -> None:
    """P0 has played the last but one card in the first."""
    result = evaluation(2, challenge=21, sub_round=1, die=3, hands={0: "machine"}, supplicant="princess")
    assert [c12.HandRenewed(0, ("machine",))] == of(c12.HandRenewed, result)


@pytest.mark.rule("C12-HAND-3", "C12-HAND-4", "C12-CHAR-ORACLE-2")
def test_the_oracle_returns_with_a_renewal() -> None:
    """With oracle and worker in hand P0 lays the oracle; only when it is revealed the hand is renewed."""
    state = position(
        2, in_play=ORACULAR, hands={0: "oracle worker"}, discards={0: "machine alchemist shapeshifter"},
        supplicant="princess", rolls=[4],
    )  # fmt: skip
    laid = step(state, *laying("oracle", "machine"))
    assert ([], "worker") == (of(c12.HandRenewed, laid), hand(laid.state, 0))
    revealed = step(laid.state, c12.Reveal(0))
    assert [c12.HandRenewed(0, ("worker",))] == of(c12.HandRenewed, revealed)
    assert ("worker", "alchemist machine oracle shapeshifter") == (discard(revealed.state, 0), hand(revealed.state, 0))
    assert state.reserve == revealed.state.reserve
    offered = {oracle_play(0, card) for card in ("machine", "alchemist", "shapeshifter", "oracle")}
    assert offered == legal(revealed.state, 0)


@pytest.mark.rule("C12-HAND-4")
def test_the_reserve_is_left_alone() -> None:
    """Seven characters are not in the game, before and after."""
    begun = beginning(hands={0: "machine"}, supplicant="princess")
    reserve = ("druid", "princess", "patient", "golem", "oracle", "parasite", "knight")
    assert reserve == begun.state.reserve
    assert 4 == len(begun.state.players[0].hand)


@pytest.mark.rule("C12-HAND-5", "C12-HAND-6", "C12-HAND-7")
def test_ban_and_renewal() -> None:
    """Warlock and machine are forbidden: both become the pile, the machine on top."""
    begun = beginning(
        hands={0: "machine warlock"}, discards={0: "worker alchemist shapeshifter"}, supplicant="warlock",
        this_round=c12.RoundEffects(banned=("machine",)),
    )  # fmt: skip
    assert ("warlock machine", "alchemist worker shapeshifter") == (discard(begun.state, 0), hand(begun.state, 0))
    assert {"alchemist", "worker", "shapeshifter"} == playable(begun.state, 0)


@pytest.mark.rule("C12-HAND-6")
def test_three_forbidden_cards_lie_in_canonical_order() -> None:
    """Alchemist, worker, shapeshifter, whatever the order of the bans."""
    begun = beginning(
        hands={0: "shapeshifter worker alchemist"}, supplicant="worker",
        this_round=c12.RoundEffects(banned=("shapeshifter", "alchemist")),
    )  # fmt: skip
    assert ("alchemist worker shapeshifter", "warlock machine") == (discard(begun.state, 0), hand(begun.state, 0))


@pytest.mark.rule("C12-HAND-9", "C12-HAND-10", "C12-INFO-6")
def test_of_several_cards_others_see_the_top_one() -> None:
    """P0 lays down warlock and machine, the machine on top: only P0 is told of the warlock."""
    begun = beginning(
        hands={0: "machine warlock"}, supplicant="worker", this_round=c12.RoundEffects(banned=("machine", "warlock"))
    )
    assert [c12.HandRenewed(0, ("warlock", "machine"))] == of(c12.HandRenewed, c12.events_for(begun.events, 0))
    assert ("warlock", "machine") == c12.view(begun.state, 0).players[0].discard
    for seat in (1, 2, None):
        (seen,) = c12.events_for(begun.events, seat)
        assert c12.HandRenewed(0, (None, "machine"), (None, None, "shapeshifter")) == seen
        assert (None, "machine") == c12.view(begun.state, seat).players[0].discard
        assert "warlock" not in c12.describe(seen)


@pytest.mark.rule("C12-HAND-8")
@pytest.mark.parametrize("held", ["worker machine", "worker machine warlock", "alchemist worker warlock machine"])
def test_with_a_playable_card_among_several_nothing_is_renewed(held: str) -> None:
    """No action asks for it either: only cards can be laid."""
    begun = beginning(hands={0: held}, supplicant="warlock", this_round=c12.RoundEffects(banned=("machine",)))
    assert [] == of(c12.HandRenewed, begun)
    assert {play(0, card) for card in held.split() if card in ("worker", "alchemist")} == legal(begun.state, 0)


@pytest.mark.rule("C12-HAND-10", "C12-INFO-2")
def test_others_see_the_top_of_a_pile_and_its_size() -> None:
    state = position(discards={0: "worker alchemist warlock", 1: "machine"})
    whole = ("worker", "alchemist", "warlock")
    for seat in (0, 1, 2, None):
        players = c12.view(state, seat).players
        assert (whole if seat == 0 else (None, None, "warlock")) == players[0].discard
        assert (("machine",), ()) == (players[1].discard, players[2].discard)


@pytest.mark.rule("C12-HAND-11", "C12-CHAR-PATIENT-1")
def test_a_pile_keeps_its_order() -> None:
    """Cards come on top, and one is taken out of the middle."""
    state = position(
        2, in_play="worker machine druid patient warlock", discards={0: "worker machine druid"}, phase="reveal",
        laid={0: "patient", 1: "warlock"}, supplicant="princess",
    )  # fmt: skip
    state = after(state, c12.Reveal(0), c12.Resolve(0, "machine"))
    assert ("worker druid patient", "warlock machine") == (discard(state, 0), hand(state, 0))


@pytest.mark.rule("C12-HAND-11", "C12-REVEAL-7", "C12-NEGATE-2")
def test_resolved_and_negated_cards_come_on_top() -> None:
    state = position(
        discards={0: "worker", 1: "shapeshifter"}, phase="reveal",
        laid={0: "machine", 1: "machine", 2: "warlock"}, supplicant="princess",
    )  # fmt: skip
    state = after(state, c12.Reveal(0), c12.Reveal(2), c12.Resolve(2, 9))
    assert ["worker machine", "shapeshifter machine", "warlock"] == [discard(state, seat) for seat in range(3)]


@pytest.mark.rule("C12-HAND-12", "C12-INV-1", "C12-INV-2", "C12-INV-3")
@pytest.mark.parametrize("name", ["2p", "3p", "4p", "2p-custom", "4p-druid-on-the-throne", "3p-recruit-on-pass"])
def test_all_players_have_the_same_characters_in_play(name: str) -> None:
    """In random games: five to seven, the reserve apart, and together all that a player owns; no hand is empty."""
    game = c12.variants()[name]
    for seed in range(3):
        for decision in random_playout(c12.GAME, game, seed):
            state = decision.step.state
            sets = []
            for player in state.players:
                laid = () if player.laid is None else (player.laid,)
                aside = ("oracle",) if player.oracle else ()
                owned = [*player.hand, *player.discard, *laid, *aside, *state.reserve]
                assert sorted(owned) == sorted(game.rulebook.cast)
                assert player.hand
                sets.append({*player.hand, *player.discard, *laid, *aside})
            assert all(one == sets[0] for one in sets)
            assert 5 <= len(sets[0]) <= 7
