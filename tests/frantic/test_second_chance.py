"""
2nd Chance: another card must follow at once (FR-CARD-2ND-1 to FR-CARD-2ND-8).
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, cards, passing, play, position, refused, step
from .reading import hand, legal, of, playable, public, sizes


def chain(*cards_in_hand: str, draw: str = "", drawn: bool = False) -> fr.State:
    """P0 has laid the red 2nd Chance on a red 2 and holds some cards."""
    state = position(" ".join(("2ND.R", *cards_in_hand)), 5, 5, demand="red 2", draw=draw, drawn=drawn)
    return after(state, play(0, "2ND.R"))


@pytest.mark.rule("FR-CARD-2ND-1")
def test_the_author_plays_again_at_once_by_the_normal_matching() -> None:
    """Red, another 2nd Chance and a neutral card fit; the number of the red 2 below counts for nothing."""
    state = chain("R3", "2ND.B", "FAN", "B2", "K2", "SKIP.G")
    assert (0,) == fr.awaiting(state)
    assert fr.Demand("red/2ND") == public(state).demand
    assert {play(0, "R3"), play(0, "2ND.B"), play(0, "FAN")} == legal(state, 0)


@pytest.mark.rule("FR-CARD-2ND-1", "FR-MATCH-1")
def test_the_follow_up_must_match() -> None:
    """A blue 8 does not fit on a red 2nd Chance."""
    refused(chain("R3", "B8"), play(0, "B8"), "FR-MATCH-1")


@pytest.mark.rule("FR-CARD-2ND-1")
def test_the_follow_up_cannot_be_left_out() -> None:
    """Neither with a playable card nor without one the author may just stop."""
    refused(chain("R3"), fr.EndTurn(0), "FR-CARD-2ND-1")
    refused(chain("B8"), fr.EndTurn(0), "FR-CARD-2ND-1")


@pytest.mark.rule("FR-ACT-2")
def test_a_second_chance_cannot_be_passed() -> None:
    refused(chain("B8"), fr.Pass(0), "FR-ACT-2")


@pytest.mark.rule("FR-CARD-2ND-1")
def test_the_follow_up_is_played_on_top_of_it() -> None:
    state = after(chain("R3", "B8"), play(0, "R3"))
    assert cards("2ND.R R3") == public(state).discard[-2:]
    assert ("B8", fr.Demand("red 3"), (1,)) == (hand(state, 0), public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-CARD-2ND-2")
@pytest.mark.parametrize("fitting", ["R3", "SKIP.R", "2ND.G", "FAN", "NICE"])
def test_no_draw_while_a_card_is_playable(fitting: str) -> None:
    """Colour, symbol and neutral cards alike oblige to play."""
    refused(chain(fitting, "B8"), fr.Draw(0), "FR-CARD-2ND-2")


@pytest.mark.rule("FR-CARD-2ND-2", "FR-CARD-FU-1")
def test_fuck_you_as_tenth_card_is_playable_and_must_be_played() -> None:
    """Ten cards are left after the 2nd Chance, so nothing but Fuck You fits, and no draw is allowed."""
    state = chain("FU", "B1", "B2", "B3", "B4", "B6", "B7", "B8", "B9", "Y1")
    assert {play(0, "FU")} == legal(state, 0)
    refused(state, fr.Draw(0), "FR-CARD-2ND-2")


@pytest.mark.rule("FR-CARD-2ND-3")
def test_without_a_playable_card_only_drawing_is_possible() -> None:
    assert {fr.Draw(0)} == legal(chain("B8", "K2", "SKIP.G"), 0)


@pytest.mark.rule("FR-CARD-2ND-3")
def test_one_card_is_drawn() -> None:
    result = step(chain("B8", draw="G1 R1"), fr.Draw(0))
    assert (fr.CardsDrawn(0, 1, cards("G1")),) == result.events
    assert "G1 B8" == hand(result.state, 0)
    assert {fr.EndTurn(0)} == legal(result.state, 0)


@pytest.mark.rule("FR-CARD-2ND-3")
def test_no_second_draw() -> None:
    refused(after(chain("B8", draw="G1 R1"), fr.Draw(0)), fr.Draw(0), "FR-CARD-2ND-3")


@pytest.mark.rule("FR-CARD-2ND-3", "FR-END-2", "FR-PLAY-7")
def test_the_draw_from_an_empty_pile_ends_the_round() -> None:
    state = position("2ND.R B8", "B3", "B4", demand="red 2", draw_size=0)
    result = step(state, play(0, "2ND.R"), fr.Draw(0))
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)
    assert [fr.Scored((8, 3, 4), (8, 3, 4))] == of(fr.Scored, result)


@pytest.mark.rule("FR-CARD-2ND-4")
def test_after_the_draw_another_card_that_fits_now_may_be_played() -> None:
    """The drawn green 1 does not fit, but as tenth card it makes Fuck You playable."""
    state = chain("FU", "B1", "B2", "B3", "B4", "B6", "B7", "B8", "B9", draw="G1")
    state = after(state, fr.Draw(0))
    assert {play(0, "FU"), fr.EndTurn(0)} == legal(state, 0)


@pytest.mark.rule("FR-CARD-2ND-4")
def test_the_drawn_card_is_played() -> None:
    state = after(chain("B8", draw="R1"), fr.Draw(0), play(0, "R1"))
    assert ("B8", fr.Demand("red 1"), (1,)) == (hand(state, 0), public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-CARD-2ND-3", "FR-CARD-2ND-4")
def test_the_drawn_card_is_kept() -> None:
    state = after(chain("B8", draw="R1"), fr.Draw(0), fr.EndTurn(0))
    assert ("R1 B8", fr.Demand("red/2ND"), (1,)) == (hand(state, 0), public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-CARD-2ND-5")
def test_the_last_card_forces_a_draw() -> None:
    """No window for Nice Try opens while the draw is due; with one card the round goes on."""
    state = chain(draw="R1")
    assert ({fr.Draw(0)}, (0,)) == (legal(state, 0), fr.awaiting(state))
    result = step(state, fr.Draw(0), fr.EndTurn(0))
    assert [] == of(fr.RoundEnded, result)
    assert ((1, 5, 5), "R1", (1,)) == (sizes(result.state), hand(result.state, 0), fr.awaiting(result.state))


@pytest.mark.rule("FR-CARD-2ND-5", "FR-CARD-2ND-4", "FR-END-1")
def test_the_card_drawn_for_the_last_card_may_finish_the_round() -> None:
    result = step(chain(draw="R1"), fr.Draw(0), play(0, "R1"), fr.Pass(1), fr.Pass(2))
    assert [fr.RoundEnded("hand_empty", (0,))] == of(fr.RoundEnded, result)


@pytest.mark.rule("FR-CARD-2ND-6")
def test_the_effect_of_the_follow_up_is_executed_before_the_turn_ends() -> None:
    state = after(chain("SKIP.R", "B8"), play(0, "SKIP.R"))
    assert (0,) == fr.awaiting(state)
    state = passing(after(state, fr.Target(0, 1)))
    assert (2,) == fr.awaiting(state)


@pytest.mark.rule("FR-CARD-2ND-6")
def test_a_follow_up_with_a_wish() -> None:
    state = after(chain("FAN", "B8"), play(0, "FAN"), fr.WishNumber(0, 4))
    assert (fr.Demand("wish 4"), (1,)) == (public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-CARD-2ND-7")
def test_a_second_chance_on_a_second_chance_demands_a_third_card() -> None:
    state = after(chain("2ND.B", "B8", "R3"), play(0, "2ND.B"))
    assert (fr.Demand("blue/2ND"), {"B8"}) == (public(state).demand, playable(state, 0))
    state = after(state, play(0, "B8"))
    assert ("R3", (1,)) == (hand(state, 0), fr.awaiting(state))


@pytest.mark.rule("FR-CARD-2ND-7", "FR-CARD-2ND-3")
def test_every_second_chance_of_a_chain_has_its_own_draw() -> None:
    """Nothing fits on the red one; the drawn blue one demands another card, for which P0 draws again."""
    state = after(chain("Y8", draw="2ND.B G1"), fr.Draw(0), play(0, "2ND.B"))
    assert {fr.Draw(0)} == legal(state, 0)
    assert "Y8 G1" == hand(after(state, fr.Draw(0)), 0)


@pytest.mark.rule("FR-CARD-2ND-8")
def test_the_draw_is_independent_of_the_draw_of_the_turn() -> None:
    """P0 has drawn before playing the 2nd Chance, and draws again for it."""
    state = after(chain("B8", draw="G1", drawn=True), fr.Draw(0))
    assert "G1 B8" == hand(state, 0)


@pytest.mark.rule("FR-CARD-2ND-8", "FR-CARD-2ND-2")
def test_after_the_draw_of_the_turn_a_fitting_card_must_still_follow() -> None:
    state = chain("R3", drawn=True)
    refused(state, fr.EndTurn(0), "FR-CARD-2ND-1")
    refused(state, fr.Draw(0), "FR-CARD-2ND-2")
