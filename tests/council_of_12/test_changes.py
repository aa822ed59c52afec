"""
A table that is kept from events alone: who gains and loses which cards, and what the council has scored.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tabletricks import council_of_12 as c12
from tabletricks.core import Change, Known, folded

from .builders import (
    C12Step,
    beginning,
    change,
    evaluation,
    laying,
    of,
    opening,
    oracle_play,
    play,
    position,
    step,
    voting,
)


SEATS = (0, 1, 2, None)


def check(state: c12.State, *actions: c12.Action) -> C12Step:
    """Acts, and asserts that for every seat its events lead from its view before to its view afterwards."""
    result = step(state, *actions)
    for seat in (*range(len(state.players)), None):
        table = [Known(player.hand, player.hand_size, player.score) for player in c12.view(state, seat).players]
        seen = c12.events_for(result.events, seat)
        known = folded(table, [change for event in seen for change in event.changes()], seat)
        for player, kept in zip(c12.view(result.state, seat).players, known, strict=True):
            assert (player.hand_size, player.score) == (kept.hand_size, kept.score)
            hand = None if player.hand is None else Counter(map(str, player.hand))
            assert hand == (None if kept.hand is None else Counter(kept.hand))
    return result


def test_the_start_deals_hands_and_scores() -> None:
    """Favour 3 is a score of 3; the supplicant of round 1 brings the first crowns (C12-SCORE-2)."""
    started = opening(
        c12.Options(3), fours=["druid golem knight oracle"], hidden="princess patient", drawn=(5, 8, 9, 12, 21, 22, 30),
        stack="golem worker druid knight oracle princess patient",
    )  # fmt: skip
    begun, _, comer = started.events
    hand = ("worker", "druid", "golem", "knight", "oracle")
    assert [(seat, 5, Counter(hand), 3) for seat in range(3)] == [
        (change.seat, change.gains, Counter(change.gained), change.score) for change in begun.changes()
    ]
    assert tuple(Change(seat, score=5) for seat in range(3)) == comer.changes()


def test_a_laid_card_leaves_the_hand_seen_by_its_owner() -> None:
    result = check(position(supplicant="princess"), play(0, "machine"))
    for seat in SEATS:
        (laid,) = c12.events_for(result.events, seat)
        assert (Change(0, loses=1, lost=("machine",) if seat == 0 else None),) == laid.changes()


def test_a_changed_card_comes_back() -> None:
    result = check(position(supplicant="princess", laid={0: "machine"}), change(0, "worker"))
    for seat in SEATS:
        (changed,) = c12.events_for(result.events, seat)
        gained, lost = (("machine",), ("worker",)) if seat == 0 else (None, None)
        assert (Change(0, 1, 1, gained, lost),) == changed.changes()


def test_a_card_turned_face_up_stays_laid() -> None:
    """What is taken back is hidden even if the same card is laid again, face up."""
    permit = c12.RoundEffects(permits=1)
    state = position(supplicant="princess", laid={0: "machine"}, this_round=permit)
    result = check(state, change(0, "machine", open=True))
    (changed,) = c12.events_for(result.events, 1)
    assert c12.CardChanged(0, True, "machine", None) == changed


def test_a_renewal_exchanges_hand_and_pile() -> None:
    begun = beginning(hands={0: "machine"}, discards={0: "alchemist warlock worker shapeshifter"})
    for seat in SEATS:
        (renewed,) = c12.events_for(begun.events, seat)
        pile = ("alchemist", "warlock", "worker", "shapeshifter")
        assert (Change(0, 4, 1, pile if seat == 0 else None, ("machine",)),) == renewed.changes()
        assert isinstance(renewed, c12.HandRenewed)
        assert renewed.taken == (pile if seat == 0 else (None, None, None, "shapeshifter"))


@pytest.mark.rule("C12-HAND-3")
def test_the_oracle_comes_back_with_the_pile() -> None:
    state = position(
        in_play="worker oracle knight machine warlock", supplicant="princess", phase="reveal", hands={0: "worker"},
        laid={0: "oracle", 1: "machine"}, discards={0: "knight machine warlock"},
    )  # fmt: skip
    result = check(state, c12.Reveal(0))
    (renewed,) = of(c12.HandRenewed, c12.events_for(result.events, 1))
    assert renewed.discarded == ("worker",)
    (whole,) = [event for event in result.events if isinstance(event, c12.HandRenewed)]
    assert (Change(0, 4, 1, ("knight", "machine", "warlock", "oracle"), ("worker",)),) == whole.changes()


def test_a_further_card_leaves_the_hand() -> None:
    state = position(
        in_play="worker oracle knight machine warlock", supplicant="princess", phase="reveal",
        laid={0: "oracle", 1: "machine"},
    )  # fmt: skip
    state = step(state, c12.Reveal(0)).state
    result = check(state, oracle_play(0, "knight"))
    (revealed,) = of(c12.CardRevealed, result)
    assert (Change(0, loses=1, lost=("knight",)),) == revealed.changes()


def test_a_recovered_pile_is_counted_by_others() -> None:
    piles = {0: "worker machine", 2: "warlock alchemist worker"}
    numbers = [card.number for card in c12.DEFAULT_CATALOGUE.challenges if c12.Recover() in card.reward]
    (card,) = [card for card in c12.DEFAULT_CATALOGUE.challenges if card.number == numbers[0]]
    state = evaluation(supplicant="princess", challenge=card.number, die=card.goals[0][0], discards=piles).state
    result = check(state, *[c12.Choose(seat, 2) for seat in range(3)])
    (seen,) = of(c12.PileRecovered, c12.events_for(result.events, 0))
    assert (None, None, "worker") == seen.cards
    assert (Change(2, 3),) == seen.changes()


def test_extra_rounds_say_what_is_wanted() -> None:
    """The second sub-round wants the goals of the card again (C12-SPLIT-9)."""
    state = position(2, challenge=21, die=3, phase="split", supplicant="princess")
    state = step(state, *voting("split", 2)).state
    result = check(state, *laying("warlock", "warlock"), c12.Reveal(0))
    (extra,) = [event for event in result.events if isinstance(event, c12.ExtraRound)]
    assert ((3,), (10,)) == extra.goals
    assert "The same challenge is faced once more, which wants 3 and 10." == c12.describe(
        c12.ExtraRound("replay", ((3,), (10,)))
    )


def test_scores_rise_with_what_is_evaluated() -> None:
    state = position(challenge=5, die=9, supplicant="princess", coming="warlock")
    before = c12.view(state, None).players[0].score
    result = check(state, *laying(*["machine"] * 3), c12.Reveal(0))
    changes = [change for event in result.events for change in event.changes() if change.seat == 2]
    told = [change.score for change in changes if change.score is not None]
    assert told == sorted(told)
    assert told[0] > before
    assert told[-1] == c12.view(result.state, 0).players[2].score
