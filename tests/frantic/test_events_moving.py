"""
The events that move, discard or show hands without asking; P0 plays K5 on a red 5.
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr
from tabletricks.core import shuffle_script

from .builders import after, cards, opening, passing, play, position, refused, step
from .reading import asked, hand, hands, of, public, scores, seen_hand, sizes


K5 = play(0, "K5")


# Charity.


@pytest.mark.rule("FR-EVENT-CHARITY-1", "FR-EVENT-CHARITY-2")
def test_charity() -> None:
    """P3 takes one card of P1 and one of P2, then P0 likewise; P1 and P2 hold most and take nothing."""
    state = position("K5 G1 G2", "B1 B2 B3 B4 B6", "Y1 Y2 Y3 Y4 Y6", "G9", events=["charity"], script=(0, 1, 2, 3))
    result = step(state, K5)
    assert [
        fr.CardsMoved(1, 3, 1, cards("B1"), "blind"),
        fr.CardsMoved(2, 3, 1, cards("Y2"), "blind"),
        fr.CardsMoved(1, 0, 1, cards("B4"), "blind"),
        fr.CardsMoved(2, 0, 1, cards("Y6"), "blind"),
    ] == of(fr.CardsMoved, result)
    assert (4, 3, 3, 3) == sizes(result.state)


@pytest.mark.rule("FR-EVENT-CHARITY-1")
def test_charity_takes_from_the_author_too() -> None:
    """P0 holds most; P1 and P2 take a card from P0, one after the other."""
    state = after(position("K5 G1 G2 G3", "B1", "Y1 Y2", events=["charity"], script=(2, 0)), K5)
    assert ("G2", "G3 B1", "Y1 Y2 G1") == hands(state)


@pytest.mark.rule("FR-EVENT-CHARITY-2")
def test_charity_among_equals_does_nothing() -> None:
    result = step(position("K5 G1 G2", "B1 B2", "Y1 Y2", events=["charity"]), K5)
    assert ([], ("G1 G2", "B1 B2", "Y1 Y2")) == (of(fr.CardsMoved, result), hands(result.state))


@pytest.mark.rule("FR-EVENT-CHARITY-3")
def test_charity_passes_over_a_hand_that_has_become_empty() -> None:
    """P1's two cards go to P2 and P3; for P0 nothing is left, and P1 has no cards at the end."""
    state = after(position("K5 G1", "B1 B2", "Y1", "Y2", events=["charity"], script=(0, 0)), K5)
    assert ("G1", "", "Y1 B1", "Y2 B2") == hands(state)
    assert ("react nice_try", (2,)) == (asked(state), fr.awaiting(state))


# Earthquake.


@pytest.mark.rule("FR-EVENT-EARTHQUAKE-1", "FR-SEAT-2")
def test_an_earthquake_moves_all_hands_to_the_right() -> None:
    """Right of a seat is the next one, and right of the last one is P0."""
    result = step(position("K5 G1", "B1 B2", "Y1 Y2 Y3", events=["earthquake"]), K5)
    assert ("Y1 Y2 Y3", "G1", "B1 B2") == hands(result.state)
    assert {
        fr.CardsMoved(0, 1, 1, cards("G1"), "hand"),
        fr.CardsMoved(1, 2, 2, cards("B1 B2"), "hand"),
        fr.CardsMoved(2, 0, 3, cards("Y1 Y2 Y3"), "hand"),
    } == set(of(fr.CardsMoved, result))


@pytest.mark.rule("FR-EVENT-EARTHQUAKE-1", "FR-EVENT-GEN-15", "FR-END-1")
def test_an_earthquake_passes_on_an_empty_hand() -> None:
    """K5 was P0's last card: now P1 has none and is the one who finishes, unless Nice Try comes."""
    result = step(position("K5", "B1 B2", "Y1", events=["earthquake"]), K5)
    assert ("Y1", "", "B1 B2") == hands(result.state)
    end = step(result.state, fr.Pass(2), fr.Pass(0))
    assert [fr.RoundEnded("hand_empty", (1,))] == of(fr.RoundEnded, end)


# Robin Hood.


@pytest.mark.rule("FR-EVENT-ROBIN_HOOD-1")
def test_robin_hood_swaps_the_smallest_and_the_largest_hand() -> None:
    result = step(position("K5 G1 G2", "B1", "Y1 Y2 Y3", events=["robin_hood"]), K5)
    assert ("G1 G2", "Y1 Y2 Y3", "B1") == hands(result.state)
    assert {
        fr.CardsMoved(1, 2, 1, cards("B1"), "hand"),
        fr.CardsMoved(2, 1, 3, cards("Y1 Y2 Y3"), "hand"),
    } == set(of(fr.CardsMoved, result))


@pytest.mark.rule("FR-EVENT-ROBIN_HOOD-1", "FR-EVENT-ROBIN_HOOD-2", "FR-EVENT-GEN-15", "FR-SEAT-5")
def test_robin_hood_after_the_last_card() -> None:
    """P1 comes before P3, who holds six cards too: P0 gets that hand, and P1 is empty-handed."""
    state = position("K5", "R1 R2 R3 R4 R6 R7", "Y1 Y2 Y3", 6, events=["robin_hood"])
    state = after(state, K5)
    assert ("R1 R2 R3 R4 R6 R7", (6, 0, 3, 6)) == (hand(state, 0), sizes(state))
    assert ("react nice_try", (2,)) == (asked(state), fr.awaiting(state))
    end = step(state, fr.Pass(2), fr.Pass(3), fr.Pass(0))
    assert [fr.RoundEnded("hand_empty", (1,))] == of(fr.RoundEnded, end)


@pytest.mark.rule("FR-EVENT-ROBIN_HOOD-2", "FR-SEAT-5", "FR-SEAT-6")
def test_robin_hood_ties_go_to_the_first_after_the_author() -> None:
    """P0, P1 and P3 hold one card each, P1 is first; of P2 and P4 with three, P2 is."""
    state = after(position("K5 G1", "B1", "Y1 Y2 Y3", "B2", "Y4 Y6 Y7", events=["robin_hood"]), K5)
    assert ("G1", "Y1 Y2 Y3", "B1", "B2", "Y4 Y6 Y7") == hands(state)


@pytest.mark.rule("FR-EVENT-ROBIN_HOOD-2")
def test_robin_hood_among_equals_does_nothing() -> None:
    result = step(position("K5 G1 G2", "B1 B2", "Y1 Y2", events=["robin_hood"]), K5)
    assert ([], ("G1 G2", "B1 B2", "Y1 Y2")) == (of(fr.CardsMoved, result), hands(result.state))


# Tornado.


@pytest.mark.rule("FR-EVENT-TORNADO-1", "FR-RNG-2")
def test_a_tornado_deals_all_hands_anew() -> None:
    """Seven cards, dealt one at a time beginning with P1, who gets one more."""
    held = cards("G1 G2 G3 B1 Y1 Y2 FU")
    dealt = cards("B1 G1 Y1 FU G2 Y2 G3")
    state = position("K5 G1 G2 G3", "B1", "Y1 Y2 FU", events=["tornado"], script=shuffle_script(held, dealt))
    result = step(state, K5)
    assert ("Y1 Y2", "G3 B1 FU", "G1 G2") == hands(result.state)
    assert [fr.CardsGathered(7, "tornado")] == of(fr.CardsGathered, result)
    assert {
        fr.CardsDealt(0, 2, cards("Y1 Y2"), 3, cards("G1 G2 G3")),
        fr.CardsDealt(1, 3, cards("G3 B1 FU"), 1, cards("B1")),
        fr.CardsDealt(2, 2, cards("G1 G2"), 3, cards("Y1 Y2 FU")),
    } == set(of(fr.CardsDealt, result))


@pytest.mark.rule("FR-EVENT-TORNADO-1", "FR-END-1")
def test_a_tornado_of_too_few_cards_leaves_the_author_without() -> None:
    """Two cards for three players: P0 is last in the order and gets none."""
    state = after(position("K5", "B1", "Y1", events=["tornado"]), K5)
    assert ((0, 1, 1), "react nice_try") == (sizes(state), asked(state))


# Vandalism.


@pytest.mark.rule("FR-EVENT-VANDALISM-2")
def test_vandalism_discards_the_last_colour() -> None:
    """Red numbers and red special cards go; black and neutral cards and other colours stay."""
    state = position("K5 R1 G1", "R2 SKIP.R GIFT.R B2", "K2 FAN FU SKIP.B", events=["vandalism"])
    result = step(state, K5)
    assert ("G1", "B2", "K2 SKIP.B FAN FU") == hands(result.state)
    discarded = {event.seat: event.cards for event in of(fr.CardsDiscarded, result)}
    assert (cards("R1"), cards("R2 GIFT.R SKIP.R"), ()) == (discarded[0], discarded[1], discarded.get(2, ()))


@pytest.mark.rule("FR-EVENT-VANDALISM-2", "FR-MATCH-18")
def test_vandalised_cards_go_under_the_discard_pile() -> None:
    """They were not played: the K5 still lies on top and must be matched, and red is the last colour."""
    state = after(position("K5 R1 G1", "R2 B2", top="R5", events=["vandalism"]), K5)
    assert (cards("R5 K5"), "black 5", "red") == (
        public(state).discard[-2:],
        public(state).demand,
        public(state).last_colour,
    )
    assert set(cards("R1 R2")) <= set(public(state).discard[:2])


@pytest.mark.rule("FR-EVENT-VANDALISM-2", "FR-MATCH-19")
def test_vandalism_goes_by_the_last_card_and_not_by_the_wish() -> None:
    """A 5 is wished, and green was the last colour played."""
    state = after(position("K5 R1 G1", "R2 G2", demand="wish 5", last_colour="green", events=["vandalism"]), K5)
    assert ("R1", "R2") == hands(state)


@pytest.mark.rule("FR-EVENT-VANDALISM-1")
def test_vandalism_without_a_last_colour_does_nothing() -> None:
    """The start card was a Fantastic with a wish for a 5, so no colour was played yet."""
    result = step(position("K5 R1 G1", "R2 G2", demand="wish 5", events=["vandalism"]), K5)
    assert ([], ("R1 G1", "R2 G2")) == (of(fr.CardsDiscarded, result), hands(result.state))


@pytest.mark.rule("FR-EVENT-VANDALISM-2", "FR-END-6")
def test_vandalism_can_finish_several_players() -> None:
    """P0's and P2's last cards are red; P1 alone is asked for Nice Try."""
    state = after(position("K5 R1", "B1", "R2 R3", events=["vandalism"]), K5)
    assert ("react nice_try", (1,)) == (asked(state), fr.awaiting(state))
    assert [fr.RoundEnded("hand_empty", (0, 2))] == of(fr.RoundEnded, step(state, fr.Pass(1)))


# Mating Season.


@pytest.mark.rule("FR-EVENT-MATING_SEASON-1", "FR-EVENT-GEN-6")
def test_mating_season() -> None:
    """P1 discards the fours, the black one too; equal special cards are no pair."""
    state = position("K5 G1", "R4 K4 B7 SKIP.R SKIP.B", 1, events=["mating_season"])
    result = step(state, K5)
    assert "B7 SKIP.R SKIP.B" == hand(result.state, 1)
    assert fr.CardsDiscarded(1, cards("R4 K4")) in result.events
    assert 1 == len(of(fr.EventRevealed, result))


@pytest.mark.rule("FR-EVENT-MATING_SEASON-1")
def test_mating_season_takes_all_of_a_kind() -> None:
    """Three and more cards go together; numbers of different players do not mate."""
    state = after(position("K5 G1 G1 G2", "R1 Y1 B1 G7 G8", "B2 R8", events=["mating_season"]), K5)
    assert ("G2", "G7 G8", "R8 B2") == hands(state)


@pytest.mark.rule("FR-EVENT-MATING_SEASON-1", "FR-EVENT-GEN-15")
def test_mating_season_of_a_player_without_cards() -> None:
    """K5 was P0's last card, and P1 holds nothing but a pair: both finish."""
    state = passing(after(position("K5", "R1 Y1", "B2 R8", events=["mating_season"], limit=1), K5))
    assert (0, 0, 10) == scores(state)


# The All-Seeing Eye.


@pytest.mark.rule("FR-EVENT-ALL_SEEING_EYE-1", "FR-INFO-9")
def test_the_all_seeing_eye_shows_all_hands_until_everybody_has_acknowledged() -> None:
    """The hands stay open for all, also for those who have seen enough, until the last one has."""
    result = step(position("K5 G1", "B1 B2", "Y1", events=["all_seeing_eye"]), K5)
    open_hands = (cards("G1"), cards("B1 B2"), cards("Y1"))
    assert [fr.HandsRevealed(open_hands)] == of(fr.HandsRevealed, result)
    assert (0, 1, 2) == fr.awaiting(result.state)
    state = after(result.state, fr.Acknowledge(2), fr.Acknowledge(0))
    assert (1,) == fr.awaiting(state)
    assert open_hands == tuple(seen_hand(state, seat, by=2) for seat in range(3))
    closed = step(state, fr.Acknowledge(1))
    assert (fr.Acknowledged(1, (0, 1, 2)), fr.EventResolved("all_seeing_eye"), fr.TurnStarted(1)) == closed.events
    assert seen_hand(closed.state, 0, by=2) is None


@pytest.mark.rule("FR-EVENT-ALL_SEEING_EYE-1", "FR-EVENT-GEN-15")
def test_a_player_without_cards_looks_at_the_open_hands_too() -> None:
    """K5 was P0's last card; Nice Try is asked for after P0 has seen enough."""
    state = after(position("K5", "B1 B2", events=["all_seeing_eye"]), K5)
    assert (0, 1) == fr.awaiting(state)
    state = after(state, fr.Acknowledge(1), fr.Acknowledge(0))
    assert ("react nice_try", (1,)) == (asked(state), fr.awaiting(state))


@pytest.mark.rule("FR-EVENT-ALL_SEEING_EYE-1", "FR-ACT-1")
def test_nobody_acknowledges_twice() -> None:
    state = after(position("K5 G1", "B1 B2", events=["all_seeing_eye"]), K5, fr.Acknowledge(1))
    refused(state, fr.Acknowledge(1), "FR-ACT-1")
    refused(state, fr.Pass(0), "FR-ACT-2")


@pytest.mark.rule("FR-EVENT-ALL_SEEING_EYE-1", "FR-START-6")
def test_the_all_seeing_eye_as_start_event() -> None:
    """After everybody has acknowledged P1 has the first turn."""
    state = opening("K4", 7, 7, events=["all_seeing_eye"]).state
    state = after(state, fr.Acknowledge(0), fr.Acknowledge(1))
    assert ("play", (1,), "black 4") == (asked(state), fr.awaiting(state), public(state).demand)
