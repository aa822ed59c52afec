"""
Sections 2.7 and 2.8: drawing, and resolving a played card (FR-DRAW-1 to FR-DRAW-7, FR-PLAY-1 to FR-PLAY-7).
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, card, cards, passing, pick, play, position, step
from .reading import asked, draw_pile, hand, legal, of, public, sizes


# Drawing.


@pytest.mark.rule("FR-DRAW-1")
def test_the_top_card_of_the_pile_is_drawn() -> None:
    result = step(position("B2 G3", 5, 5, draw="Y4 R1"), fr.Draw(0))
    assert [fr.CardsDrawn(0, 1, cards("Y4"))] == of(fr.CardsDrawn, result)
    assert ("Y4 G3 B2", card("R1")) == (hand(result.state, 0), draw_pile(result.state)[0])


@pytest.mark.rule("FR-DRAW-1")
def test_four_cards_are_the_top_four() -> None:
    """They come in the order of the pile, and the fifth stays."""
    state = position("F4 R1", "B9", 5, draw="Y4 G1 FAN K2 R9")
    result = step(state, play(0, "F4"), fr.Share(0, 1, 4), fr.WishColour(0, "red"), fr.Pass(1))
    assert [fr.CardsDrawn(1, 4, cards("Y4 G1 FAN K2"))] == of(fr.CardsDrawn, result)
    assert ("Y4 G1 B9 K2 FAN", card("R9")) == (hand(result.state, 1), draw_pile(result.state)[0])


@pytest.mark.rule("FR-DRAW-1", "FR-CARD-F4-4")
def test_each_takes_the_cards_that_are_on_top_then() -> None:
    state = position("F4 R1", "B9", "B8", draw="Y1 Y2 Y3 Y4")
    state = after(state, play(0, "F4"), fr.Share(0, 2, 1), fr.Share(0, 1, 3), fr.WishColour(0, "red"))
    state = after(state, fr.Pass(1), fr.Pass(2))
    assert ("Y1 Y2 Y3 B9", "Y4 B8") == (hand(state, 1), hand(state, 2))


@pytest.mark.rule("FR-DRAW-2", "FR-END-2")
def test_the_discard_pile_does_not_become_a_draw_pile() -> None:
    """The draw pile is empty, more than a hundred cards are discarded: there is nothing to draw."""
    state = position("B2", "G4", "Y3", draw_size=0)
    assert 122 == len(public(state).discard)
    result = step(state, fr.Draw(0))
    assert [fr.DrawPileExhausted(1, 0)] == of(fr.DrawPileExhausted, result)
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)
    assert [fr.Scored((2, 4, 3), (2, 4, 3))] == of(fr.Scored, result)


@pytest.mark.rule("FR-DRAW-3", "FR-END-2", "FR-END-7")
def test_the_last_card_of_the_pile() -> None:
    """P0 gets it and the round goes on; P1 finds nothing, all hands are counted, and nobody is asked for a Nice Try."""
    state = position("B2 B3", "G4 G6", "Y7 NICE", draw="Y8", draw_size=1)
    state = after(state, fr.Draw(0), fr.EndTurn(0))
    assert ("Y8 B2 B3", (1,), 0) == (hand(state, 0), fr.awaiting(state), len(draw_pile(state)))
    result = step(state, fr.Draw(1))
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)
    assert [fr.Scored((13, 10, 14), (13, 10, 14))] == of(fr.Scored, result)
    assert [] == of(fr.Passed, result)
    assert [fr.RoundStarted(2, 2)] == of(fr.RoundStarted, result)


@pytest.mark.rule("FR-DRAW-3")
def test_an_empty_pile_does_not_stop_those_who_play() -> None:
    state = after(position("R1 B3", "R2 G6", 5, draw_size=0), play(0, "R1"), play(1, "R2"))
    assert ((2,), "red 2") == (fr.awaiting(state), public(state).demand)


@pytest.mark.rule("FR-DRAW-3")
def test_the_last_four_cards_are_enough_for_four() -> None:
    state = position("F4 R1", 5, 5, draw="Y1 Y2 Y3 Y4", draw_size=4)
    result = step(state, play(0, "F4"), fr.Share(0, 1, 4), fr.WishColour(0, "red"), fr.Pass(1))
    assert ([], (1, 9, 5), (1,)) == (of(fr.RoundEnded, result), sizes(result.state), fr.awaiting(result.state))


@pytest.mark.rule("FR-DRAW-4", "FR-PLAY-7", "FR-END-2")
def test_fantastic_four_with_two_cards_left() -> None:
    """P1 takes the two and the round ends at once; P2 is not asked and draws nothing."""
    state = position("F4 R1", "G1", "B1", draw="Y8 Y9", draw_size=2)
    state = after(state, play(0, "F4"), fr.Share(0, 1, 3), fr.Share(0, 2, 1), fr.WishColour(0, "red"))
    result = step(state, fr.Pass(1))
    assert [fr.CardsDrawn(1, 2, cards("Y8 Y9"))] == of(fr.CardsDrawn, result)
    assert [fr.DrawPileExhausted(1, 1)] == of(fr.DrawPileExhausted, result)
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)
    assert [fr.Scored((1, 18, 1), (1, 18, 1))] == of(fr.Scored, result)
    assert [] == of(fr.Attacked, result)


@pytest.mark.rule("FR-DRAW-5")
def test_drawing_from_an_empty_pile_by_choice() -> None:
    """P0 could play the red 1; drawing is legal all the same, and ends the round."""
    state = position("R1 B3", "G4", "B5", draw_size=0)
    assert {play(0, "R1"), fr.Draw(0)} == legal(state, 0)
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, step(state, fr.Draw(0)))


@pytest.mark.rule("FR-DRAW-5", "FR-TURN-4", "FR-ACT-5")
def test_drawing_from_an_empty_pile_because_nothing_fits() -> None:
    """P0 is asked although there is only one answer."""
    assert {fr.Draw(0)} == legal(position("B2 B3", "G4", "B5", draw_size=0), 0)


@pytest.mark.rule("FR-DRAW-7", "FR-RNG-3")
@pytest.mark.parametrize(
    ("script", "taken"),
    [
        ((0, 0), "R1 Y2"),
        ((0, 1), "R1 G3"),
        ((0, 2), "R1 B4"),
        ((1, 0), "R1 Y2"),
        ((1, 1), "Y2 G3"),
        ((2, 1), "Y2 G3"),
        ((3, 2), "G3 B4"),
    ],
)
def test_blind_cards_are_drawn_without_putting_back(script: tuple[int, int], taken: str) -> None:
    """The second number counts the cards that are left after the first."""
    state = position("EXCH.R", "R1 Y2 G3 B4", 5, script=script)
    assert taken == hand(after(state, play(0, "EXCH.R"), fr.Target(0, 1), fr.Pass(1)), 0)


@pytest.mark.rule("FR-DRAW-7", "FR-RNG-2")
def test_every_pair_of_cards_can_be_drawn_blind() -> None:
    """Over many seeds all six pairs of four cards come up, none of them with twice the same card."""
    state = after(position("EXCH.R", "R1 Y2 G3 B4", 5), play(0, "EXCH.R"), fr.Target(0, 1))
    pairs = {hand(fr.apply(fr.reseed(state, seed), fr.Pass(1)), 0) for seed in range(100)}
    assert {"R1 Y2", "R1 G3", "R1 B4", "Y2 G3", "Y2 B4", "G3 B4"} == pairs


# Resolving a played card.


@pytest.mark.rule("FR-PLAY-1")
def test_a_played_card_lies_on_top_of_the_discard_pile() -> None:
    result = step(position("R1 B3 G2", 5, 5, top="Y5 R5"), play(0, "R1"))
    assert [fr.CardPlayed(0, card("R1"))] == of(fr.CardPlayed, result)
    assert ("G2 B3", cards("Y5 R5 R1")) == (hand(result.state, 0), public(result.state).discard[-3:])


@pytest.mark.rule("FR-PLAY-1")
def test_only_one_of_two_equal_cards_leaves_the_hand() -> None:
    assert "R1 G2" == hand(after(position("R1 R1 G2", 5, 5), play(0, "R1")), 0)


@pytest.mark.rule("FR-PLAY-1", "FR-PLAY-3", "FR-PLAY-4")
def test_the_card_is_played_before_its_choices_are_made() -> None:
    """While P0 chooses a target, the Skip lies on the pile and is what is to be matched."""
    state = after(position("SKIP.R R1", 5, 5), play(0, "SKIP.R"))
    assert ("choose_player skip", "R1", "red/SKIP") == (asked(state), hand(state, 0), public(state).demand)
    assert card("SKIP.R") == public(state).discard[-1]


@pytest.mark.rule("FR-PLAY-4")
@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("GIFT.R", "choose_player gift"),
        ("EXCH.R", "choose_player exchange"),
        ("F4", "share"),
        ("FAN", "wish fantastic"),
    ],
)
def test_playing_a_card_is_a_decision_of_its_own(text: str, question: str) -> None:
    """The card lies there before its target, its shares or its wish are chosen."""
    state = after(position(f"{text} R1", 5, 5), play(0, text))
    assert (question, "R1", card(text)) == (asked(state), hand(state, 0), public(state).discard[-1])


@pytest.mark.rule("FR-PLAY-3")
def test_choices_then_reactions_then_the_effect() -> None:
    """Equality: played, aimed, wished, not countered, drawn, and the turn passes."""
    state = position("EQ R1 R2", "B9", 5, draw="Y4")
    result = step(state, play(0, "EQ"), fr.Target(0, 1), fr.WishColour(0, "blue"), fr.Pass(1))
    assert (
        fr.CardPlayed(0, card("EQ")),
        fr.WishMade(0, fr.Demand("wish blue")),
        fr.Attacked(0, 1, "equality", 0),
        fr.Passed(1, "counterattack"),
        fr.CardsDrawn(1, 1, cards("Y4")),
        fr.TurnStarted(1, fr.Demand("wish blue")),
    ) == result.events


@pytest.mark.rule("FR-PLAY-5")
def test_the_event_of_a_black_card_is_its_effect() -> None:
    """It is complete before the next turn begins, and black 5 is what is to be matched."""
    result = step(position("K5 G1", 5, 5, events=["friday_13"]), play(0, "K5"))
    assert (
        fr.CardPlayed(0, card("K5")),
        fr.EventRevealed(0, "friday_13"),
        fr.NoEffect("friday_13", "nothing_happens"),
        fr.EventResolved("friday_13"),
        fr.TurnStarted(1),
    ) == result.events
    assert "black 5" == public(result.state).demand


@pytest.mark.rule("FR-PLAY-6", "FR-END-8")
def test_the_effect_of_the_last_card_comes_before_the_finish_check() -> None:
    """With Exchange as last card P0 takes two cards: nobody has finished, nobody is asked for a Nice Try."""
    state = position("EXCH.R", "R1 Y2 G3", 5, script=[0, 0])
    state = after(state, play(0, "EXCH.R"), fr.Target(0, 1), fr.Pass(1))
    assert ("R1 Y2", "play", (1,)) == (hand(state, 0), asked(state), fr.awaiting(state))


@pytest.mark.rule("FR-PLAY-6", "FR-CARD-GIFT-1")
def test_the_gift_of_the_last_cards_comes_before_the_finish_check() -> None:
    """P0 gives the last two cards away: first P1's Counterattack is asked for, then the Nice Try of P1 and P2."""
    state = position("GIFT.R Y9 Y8", 5, 5)
    state = after(state, play(0, "GIFT.R"), fr.Target(0, 1), pick(0, "Y9"), pick(0, "Y8"))
    assert ("react counterattack", (1,), 2) == (asked(state), fr.awaiting(state), sizes(state)[0])
    state = after(state, fr.Pass(1))
    assert ("react nice_try", (1,), (0, 7, 5)) == (asked(state), fr.awaiting(state), sizes(state))


@pytest.mark.rule("FR-PLAY-6", "FR-PLAY-5")
def test_the_event_of_the_last_card_comes_before_the_finish_check() -> None:
    """P0 draws three cards through Third Time Lucky and has not finished."""
    state = passing(after(position("K5", 5, 5, events=["third_time_lucky"]), play(0, "K5")))
    assert ((3, 8, 8), (1,)) == (sizes(state), fr.awaiting(state))


@pytest.mark.rule("FR-PLAY-7", "FR-CARD-2ND-3")
def test_2nd_chance_on_an_empty_pile_ends_the_round() -> None:
    """Nothing fits and nothing can be drawn; playing after the draw is dropped."""
    result = step(position("2ND.R B3", "G4", "Y5", draw_size=0), play(0, "2ND.R"), fr.Draw(0))
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)
    assert [fr.Scored((3, 4, 5), (3, 4, 5))] == of(fr.Scored, result)


@pytest.mark.rule("FR-PLAY-7", "FR-END-9", "FR-END-7")
def test_an_exhausted_pile_ends_the_round_before_a_nice_try() -> None:
    """P0's last card is a Fantastic Four: P0 is a finisher, but the pile is what ends the round."""
    state = position("F4", "NICE G1", "B1", draw_size=0)
    result = step(state, play(0, "F4"), fr.Share(0, 1, 4), fr.WishColour(0, "red"), fr.Pass(1))
    assert [fr.DrawPileExhausted(4, 1)] == of(fr.DrawPileExhausted, result)
    assert [fr.RoundEnded("exhausted", (0,))] == of(fr.RoundEnded, result)
    assert [fr.Scored((0, 8, 1), (0, 8, 1))] == of(fr.Scored, result)


@pytest.mark.rule("FR-PLAY-7", "FR-EVENT-GEN-7")
def test_inside_an_event_the_rest_is_carried_out_first() -> None:
    """Third Time Lucky with four cards: P1 takes three, P2 one, P0 none; then the round ends."""
    state = position("K5 R1", "R2", "R3", draw="Y1 Y2 Y3 Y4", draw_size=4, events=["third_time_lucky"])
    result = step(state, play(0, "K5"))
    assert [fr.CardsDrawn(1, 3, cards("Y1 Y2 Y3")), fr.CardsDrawn(2, 1, cards("Y4"))] == of(fr.CardsDrawn, result)
    assert [fr.EventResolved("third_time_lucky")] == of(fr.EventResolved, result)
    assert [fr.Scored((1, 8, 7), (1, 8, 7))] == of(fr.Scored, result)
