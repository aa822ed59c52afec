"""
The events that ask for cards: Gambling Man, Surprise Party, Merry Christmas, Recession.

P0 plays K5 on a red 5, so the last colour is red.
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, cards, discard, give, passing, pick, play, position, refused, step, throw
from .reading import asked, hand, hands, legal, of, public, scores, sizes, winners_of


K5 = play(0, "K5")


# Gambling Man.


def gamble(*hands: str, draw: str = "", draw_size: int | None = None) -> fr.State:
    """Gambling Man about red."""
    return after(position(*hands, draw=draw, draw_size=draw_size, events=["gambling_man"]), K5)


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-2", "FR-EVENT-GAMBLING_MAN-3", "FR-EVENT-GAMBLING_MAN-5")
def test_gambling_man() -> None:
    """P1 and P2 lay a 7; P1 is first in the order and takes all. P3 has no red number and draws two."""
    state = gamble("K5 R3 G1", "R7 G1", "R7 B1", "G2 B2", draw="Y1 Y2")
    result = step(state, pick(1, "R7"), fr.Pick(3, None), pick(2, "R7"), pick(0, "R3"))
    assert ("G1", "R3 R7 R7 G1", "B1", "Y1 Y2 G2 B2") == hands(result.state)
    assert [fr.CardsTaken(1, cards("R3 R7 R7"), "gambling_man")] == of(fr.CardsTaken, result)
    assert {(0, "R3"), (1, "R7"), (2, "R7"), (3, None)} == {
        (event.seat, event.card) for event in of(fr.CardLaid, result)
    }
    assert [fr.CardsDrawn(3, 2, cards("Y1 Y2"))] == of(fr.CardsDrawn, result)


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-3")
def test_the_highest_number_takes_all_cards() -> None:
    """P2's 9 beats P1's 4 and P0's 8."""
    state = after(gamble("K5 R8 G1", "R4 G2", "R9 B1"), pick(0, "R8"), pick(1, "R4"), pick(2, "R9"))
    assert ("G1", "G2", "R4 R8 R9 B1") == hands(state)


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-4", "FR-SEAT-6")
def test_the_author_comes_last_in_a_tie() -> None:
    """P0 and P2 lay a 9; P2 is nearer after the author."""
    state = after(gamble("K5 R9 G1", "R4 G2", "R9 B1"), pick(0, "R9"), pick(1, "R4"), pick(2, "R9"))
    assert ("G1", "G2", "R4 R9 R9 B1") == hands(state)


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-2")
def test_which_number_is_laid_is_free() -> None:
    """A low card is advice, not a duty; equal cards are offered once."""
    state = gamble("K5 R8 G1", "R1 R9 R9 SKIP.R K3 G2", "B1")
    assert {pick(1, "R1"), pick(1, "R9")} == legal(state, 1)


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-2")
@pytest.mark.parametrize("action", [pick(1, "SKIP.R"), pick(1, "K3"), pick(1, "G2"), pick(1, "FAN"), fr.Pick(1, None)])
def test_gambling_man_wants_a_number_of_the_colour(action: fr.Action) -> None:
    """No special card, no black card, no other colour, and not nothing while a red number is in the hand."""
    refused(gamble("K5 G1", "R1 SKIP.R K3 G2 FAN", "B1"), action, "FR-EVENT-GAMBLING_MAN-2")


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-2", "FR-PLAY-1")
def test_only_an_own_card_is_laid() -> None:
    refused(gamble("K5 G1", "R1 G2", "R2"), pick(1, "R2"), "FR-PLAY-1")


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-1", "FR-MATCH-19")
def test_gambling_man_without_a_last_colour_does_nothing() -> None:
    """Only a number was wished so far: nobody is asked, nobody draws."""
    state = position("K5 R1", "R2", "G2", demand="wish 5", events=["gambling_man"])
    result = step(state, K5)
    nothing = fr.NoEffect("gambling_man", "no_colour")
    assert (nothing, fr.EventResolved("gambling_man"), fr.TurnStarted(1)) == result.events[2:]
    assert ("R1", "R2", "G2") == hands(result.state)


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-2", "FR-MATCH-19")
def test_gambling_man_goes_by_the_last_colour_played() -> None:
    """A 5 is wished, and green was the last colour played."""
    state = position("K5 R1", "R2 G3", demand="wish 5", last_colour="green", events=["gambling_man"])
    assert ({pick(1, "G3")}, {fr.Pick(0, None)}) == (legal(after(state, K5), 1), legal(after(state, K5), 0))


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-5")
def test_players_without_a_number_draw_in_order_after_the_reveal() -> None:
    """P2 draws first, then P0; the red 9 that P2 draws takes no part any more."""
    state = gamble("K5 G1", "R1 G2", "B1", draw="R9 Y1 Y2 Y3")
    result = step(state, fr.Pick(0, None), fr.Pick(2, None), pick(1, "R1"))
    assert [fr.CardsDrawn(2, 2, cards("R9 Y1")), fr.CardsDrawn(0, 2, cards("Y2 Y3"))] == of(fr.CardsDrawn, result)
    assert [fr.CardsTaken(1, cards("R1"), "gambling_man")] == of(fr.CardsTaken, result)
    kinds = [type(event) for event in result.events]
    assert kinds.index(fr.CardsTaken) < kinds.index(fr.CardsDrawn)


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-6")
def test_a_single_participant_takes_the_card_back() -> None:
    state = after(gamble("K5 G1", "R1 G2"), fr.Pick(0, None), pick(1, "R1"))
    assert ("R1 G2", (3, 2)) == (hand(state, 1), sizes(state))


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-5")
def test_when_nobody_has_a_number_everybody_draws() -> None:
    result = step(gamble("K5 G1", "G2", "B1"), fr.Pick(0, None), fr.Pick(1, None), fr.Pick(2, None))
    assert ([], (3, 3, 3)) == (of(fr.CardsTaken, result), sizes(result.state))


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-7")
def test_everybody_with_cards_is_asked_at_the_same_time() -> None:
    """Whether or not there is a red number in the hand; without one there is only to pass."""
    state = gamble("K5 G1", "R1 G2", "B1 SKIP.R")
    assert (0, 1, 2) == fr.awaiting(state)
    assert ({fr.Pick(0, None)}, {pick(1, "R1")}, {fr.Pick(2, None)}) == (
        legal(state, 0),
        legal(state, 1),
        legal(state, 2),
    )


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-7", "FR-EVENT-GEN-12", "FR-INFO-11")
def test_nobody_learns_who_takes_part_before_all_have_answered() -> None:
    """A pass and a laid card look the same: P0 sees that P1 has decided, and nothing else."""
    laid = step(gamble("K5 R2 G1", "R1 G2", "B1"), pick(1, "R1"))
    passed = step(gamble("K5 R2 G1", "Y1 G2", "B1"), fr.Pick(1, None))
    for other in (0, 2, None):
        assert fr.view(laid.state, other) == fr.view(passed.state, other)
        assert (fr.ChoiceMade(1),) == fr.events_for(laid.events, other) == fr.events_for(passed.events, other)


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-7", "FR-EVENT-GEN-12")
@pytest.mark.parametrize("again", [pick(1, "R1"), pick(1, "R3"), fr.Pick(1, None)])
def test_a_laid_card_is_not_changed(again: fr.Action) -> None:
    refused(after(gamble("K5 G1", "R1 R3", "B1"), pick(1, "R1")), again, "FR-EVENT-GEN-12")


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-5", "FR-EVENT-GAMBLING_MAN-7", "FR-EVENT-GEN-15")
def test_gambling_man_and_a_player_without_cards() -> None:
    """K5 was P0's last card: P0 is not asked, draws two, and the round goes on."""
    state = gamble("K5", "R1 G2")
    assert (1,) == fr.awaiting(state)
    state = after(state, pick(1, "R1"))
    assert ((2, 2), "play", (1,)) == (sizes(state), asked(state), fr.awaiting(state))


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-5", "FR-EVENT-GEN-7")
def test_gambling_man_with_too_few_cards() -> None:
    """P2 draws two of three cards, P0 one; then the round ends. P1 has taken the red card."""
    state = gamble("K5 G1", "R1 R9", "B1", draw="Y1 Y2 Y3", draw_size=3)
    result = step(state, fr.Pick(0, None), pick(1, "R9"), fr.Pick(2, None))
    assert [fr.DrawPileExhausted(1, 0)] == of(fr.DrawPileExhausted, result)
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)
    assert [fr.Scored((4, 10, 4), (4, 10, 4))] == of(fr.Scored, result)


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-3", "FR-END-6")
def test_gambling_away_the_last_card() -> None:
    """P0 and P1 lay their only cards, and P2 takes them: both finish unless P2 throws Nice Try."""
    state = after(gamble("K5 R2", "R1", "R3 G1"), pick(0, "R2"), pick(1, "R1"), pick(2, "R3"))
    assert (("", "", "R1 R2 R3 G1"), "react nice_try") == (hands(state), asked(state))
    assert [fr.RoundEnded("hand_empty", (0, 1))] == of(fr.RoundEnded, step(state, fr.Pass(2)))


# Surprise Party.


def party(*hands: str) -> fr.State:
    return after(position(*hands, events=["surprise_party"]), K5)


@pytest.mark.rule("FR-EVENT-SURPRISE_PARTY-1")
def test_everybody_gives_one_card_to_a_chosen_player() -> None:
    """P1 and P2 give to P0, who gives Fuck You to P1."""
    result = step(party("K5 G1 FU", "R1 R2", "B1 B2"), give(2, "B2", 0), give(1, "R1", 0), give(0, "FU", 1))
    assert ("R1 G1 B2", "R2 FU", "B1") == hands(result.state)
    assert {
        fr.CardsMoved(0, 1, 1, cards("FU")),
        fr.CardsMoved(1, 0, 1, cards("R1")),
        fr.CardsMoved(2, 0, 1, cards("B2")),
    } == set(of(fr.CardsMoved, result))


@pytest.mark.rule("FR-EVENT-SURPRISE_PARTY-1")
def test_any_card_may_go_to_any_other_player() -> None:
    state = party("K5 G1", "R1 FU", "B1")
    assert {give(1, "R1", 0), give(1, "R1", 2), give(1, "FU", 0), give(1, "FU", 2)} == legal(state, 1)


@pytest.mark.rule("FR-EVENT-SURPRISE_PARTY-1")
def test_surprise_party_is_for_others() -> None:
    """A gift is for another player, and nobody gives nothing."""
    state = party("K5 G1", "R1 R2", "B1")
    refused(state, give(1, "R1", 1), "FR-EVENT-SURPRISE_PARTY-1")
    refused(state, fr.Pass(1), "FR-EVENT-SURPRISE_PARTY-1")


@pytest.mark.rule("FR-ACT-2", "FR-PLAY-1")
def test_a_gift_needs_an_own_card_and_a_player() -> None:
    state = party("K5 G1", "R1 R2", "B1")
    refused(state, give(1, "R1", 3), "FR-ACT-2")
    refused(state, give(1, "G1", 0), "FR-PLAY-1")


@pytest.mark.rule("FR-EVENT-SURPRISE_PARTY-1", "FR-END-1")
def test_giving_away_the_last_card() -> None:
    """P1 gives the only card, gets none and so finishes."""
    state = after(party("K5 G1", "R1", "B1"), give(1, "R1", 2), give(0, "G1", 2), give(2, "B1", 0))
    assert (("B1", "", "R1 G1"), "react nice_try") == (hands(state), asked(state))


# Merry Christmas.


def christmas(*hands: str) -> fr.State:
    return after(position(*hands, events=["merry_christmas"]), K5)


@pytest.mark.rule("FR-EVENT-MERRY_CHRISTMAS-1", "FR-CARD-FU-4")
def test_everybody_gives_all_cards_away() -> None:
    """P1 splits the hand, P2 gives both cards to one player, P0 gives Fuck You; all at once."""
    state = christmas("K5 FU", "R1 R2 R3", "B1 B2")
    assert (0, 1, 2) == fr.awaiting(state)
    gifts = [give(1, "R1", 0), give(2, "B1", 1), give(1, "R2", 2), give(2, "B2", 1), give(0, "FU", 1)]
    result = step(after(state, *gifts), give(1, "R3", 0))
    assert ("R1 R3", "B1 B2 FU", "R2") == hands(result.state)
    moved = [(0, 1, "FU"), (1, 0, "R1 R3"), (1, 2, "R2"), (2, 1, "B1 B2")]
    assert [fr.CardsMoved(giver, to, len(cards(text)), cards(text)) for giver, to, text in moved] == of(
        fr.CardsMoved, result
    )


@pytest.mark.rule("FR-EVENT-MERRY_CHRISTMAS-1", "FR-COMP-6")
def test_two_equal_cards_are_given_one_by_one() -> None:
    """The second of them is still there after the first is assigned."""
    state = christmas("K5 G1", "R1 R1")
    state = after(state, give(1, "R1", 0))
    assert {give(1, "R1", 0)} == legal(state, 1)
    state = after(state, give(1, "R1", 0))
    refused(state, give(1, "R1", 0), "FR-EVENT-GEN-12")
    assert ("R1 R1", "G1") == hands(after(state, give(0, "G1", 1)))


@pytest.mark.rule("FR-EVENT-MERRY_CHRISTMAS-2")
def test_no_card_stays_with_its_owner() -> None:
    """P1 assigns one of two cards: keeping the other is refused, and so is giving it to P1."""
    state = after(christmas("K5 G1", "R1 R2", "B1"), give(1, "R1", 0))
    refused(state, fr.Pass(1), "FR-EVENT-MERRY_CHRISTMAS-2")
    refused(state, give(1, "R2", 1), "FR-EVENT-MERRY_CHRISTMAS-2")
    assert (0, 1, 2) == fr.awaiting(state)


@pytest.mark.rule("FR-EVENT-MERRY_CHRISTMAS-2")
def test_a_card_is_assigned_once() -> None:
    refused(after(christmas("K5 G1", "R1 R2"), give(1, "R1", 0)), give(1, "R1", 0), "FR-PLAY-1")


@pytest.mark.rule("FR-EVENT-MERRY_CHRISTMAS-1", "FR-EVENT-GEN-15", "FR-END-1")
def test_christmas_with_players_without_cards() -> None:
    """K5 was P0's last card, so P0 gives nothing. Everybody thinks of P0, so the two others finish."""
    state = after(christmas("K5", "R1", "B1"), give(1, "R1", 0), give(2, "B1", 0))
    assert (("R1 B1", "", ""), (0,)) == (hands(state), fr.awaiting(state))
    assert [fr.RoundEnded("hand_empty", (1, 2))] == of(fr.RoundEnded, step(state, fr.Pass(0)))


# Recession.


def recession(*hands: str) -> fr.State:
    return after(position(*hands, events=["recession"]), K5)


@pytest.mark.rule("FR-EVENT-RECESSION-1", "FR-CARD-NICE-4")
def test_recession_and_nice_try() -> None:
    """P1 and P2 lose all their cards; P0 throws Nice Try and they draw three each."""
    state = recession("K5 G9 Y9 R2 B7 NICE", "R1", "B1 B2")
    state = after(state, discard(1, "R1"), discard(2, "B1"), discard(2, "B2"))
    state = after(state, discard(0, "G9"), discard(0, "Y9"), discard(0, "R2"))
    assert (("B7 NICE", "", ""), "react nice_try") == (hands(state), asked(state))
    state = after(state, throw(0, "NICE"), fr.Pass(0))
    assert ("B7", (1, 3, 3), (1,)) == (hand(state, 0), sizes(state), fr.awaiting(state))


@pytest.mark.rule("FR-EVENT-RECESSION-1")
def test_recession_discards_one_then_two_then_three() -> None:
    """The cards are of the player's choice, Fuck You too; they go under the discard pile."""
    state = recession("K5 G1 G2 G3 G4", "R1 R2", "B1 B2 FU")
    assert ((1,), {discard(1, "R1"), discard(1, "R2")}) == (fr.awaiting(state), legal(state, 1))
    state = after(state, discard(1, "R2"), discard(2, "FU"), discard(2, "B1"))
    assert (0,) == fr.awaiting(state)
    state = after(state, discard(0, "G1"), discard(0, "G2"), discard(0, "G3"))
    assert (("G4", "R1", "B2"), "K5", (1,)) == (hands(state), public(state).discard[-1], fr.awaiting(state))


@pytest.mark.rule("FR-EVENT-RECESSION-1")
def test_recession_takes_all_of_a_small_hand() -> None:
    """P2 holds one card instead of two, P0 one instead of three: nobody has cards but P1."""
    state = after(recession("K5 G1", "R1 R2", "B1"), discard(1, "R2"), discard(2, "B1"), discard(0, "G1"))
    assert (("", "R1", ""), (1,), "react nice_try") == (hands(state), fr.awaiting(state), asked(state))


@pytest.mark.rule("FR-EVENT-RECESSION-1", "FR-EVENT-GEN-15")
def test_recession_passes_over_a_player_without_cards() -> None:
    """K5 was P0's last card; after P1 and P2 nobody is left to discard. Everybody finishes."""
    state = after(position("K5", "R1", "B1", events=["recession"], limit=1, accounts=(5, 3, 4)), K5)
    result = step(state, discard(1, "R1"), discard(2, "B1"))
    assert [fr.RoundEnded("hand_empty", (0, 1, 2))] == of(fr.RoundEnded, result)
    assert [(1,)] == winners_of(result)


@pytest.mark.rule("FR-ACT-7", "FR-INFO-12", "FR-EVENT-RECESSION-1")
def test_open_discards_leave_the_hand_one_by_one() -> None:
    """Everybody sees P2's first card before P2 chooses the second."""
    result = step(after(recession("K5 G1 G2 G3", "R1 R2", "B1 B2 B3"), discard(1, "R2")), discard(2, "B3"))
    assert (fr.CardsDiscarded(2, cards("B3")),) == result.events
    assert ("B1 B2", (2,)) == (hand(result.state, 2), fr.awaiting(result.state))
    for seat in (0, 1, 2, None):
        seen = fr.view(result.state, seat)
        assert (cards("B3")[0], 2) == (seen.discard[0], seen.players[2].hand_size)


@pytest.mark.rule("FR-EVENT-RECESSION-1")
def test_recession_is_not_cut_short() -> None:
    """P2 must discard two cards."""
    state = after(recession("K5 G1 G2 G3", "R1 R2", "B1 B2 B3"), discard(1, "R2"))
    refused(state, fr.Pass(2), "FR-EVENT-RECESSION-1")
    refused(after(state, discard(2, "B1")), fr.Pass(2), "FR-EVENT-RECESSION-1")


@pytest.mark.rule("FR-ACT-1", "FR-PLAY-1")
def test_recession_takes_own_cards_in_order() -> None:
    state = recession("K5 G1 G2 G3", "R1 R2", "B1 B2 B3")
    refused(state, discard(2, "B1"), "FR-ACT-1")
    refused(state, discard(1, "B1"), "FR-PLAY-1")


@pytest.mark.rule("FR-EVENT-RECESSION-1", "FR-END-6")
def test_a_recession_can_finish_several_players() -> None:
    """P1 and P0 have nothing left; P2 lets it pass."""
    state = position("K5 G1", "R1", "B1 B2 B3", events=["recession"], limit=1)
    state = after(state, K5, discard(1, "R1"), discard(2, "B1"), discard(2, "B2"), discard(0, "G1"))
    assert (0, 0, 3) == scores(passing(state))
