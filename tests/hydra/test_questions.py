"""
What players are asked, in every phase, and what is offered to them out of turn.
"""

from __future__ import annotations

import pytest

from tabletricks import Match, StaleAnswer
from tabletricks import hydra as hy
from tabletricks.testing import random_playout

from .builders import after, card, cards, opening, played, position


NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


def told(state: hy.State, seat: int) -> str:
    """The question of a seat as it reads it."""
    question = hy.question(state, seat)
    assert question is not None
    return hy.describe(question, NAMES)


@pytest.mark.rule("HY-BID-1", "HY-BID-2", "HY-BID-3", "HY-BID-6", "HY-BID-9")
def test_the_stake() -> None:
    state = opening().state
    assert hy.SettleStake(0, True, "HY-BID-1", 50, 3, 40) == hy.question(state, 0)
    assert told(state, 0) == "Ann, take 3 cards from the middle and play for 50, or reduce the stake to 40."
    state = after(state, hy.Reduce(0), hy.Reduce(0))
    assert told(state, 0) == "Ann, take 1 card from the middle and play for 30."
    assert [None] * 3 == [hy.question(state, seat) for seat in (1, 2, 3)]
    assert [hy.view(state, seat).asked for seat in (1, None)] == [(hy.question(state, 0),)] * 2


@pytest.mark.rule("HY-6P-5", "HY-6P-10")
def test_partner_and_exchange() -> None:
    partner = opening(6, open_place=0).state
    assert (hy.ChoosePartner(0, True, "HY-6P-5"), "Ann, name the other attacker.") == (
        hy.question(partner, 0),
        told(partner, 0),
    )
    state = after(opening(6, open_place=3).state, hy.Take(0, (0, 1, 2)))
    assert hy.GiveCard(3, True, "HY-6P-10", 0) == hy.question(state, 3)
    before = hy.question(state, 0)
    state = after(state, hy.Exchange(3, state.hands[3][0]))
    assert (None, before) == (hy.question(state, 3), hy.question(state, 0))
    assert told(state, 0) == "Ann, give Dan one of your cards."


@pytest.mark.rule("HY-TURN-2", "HY-TURN-5", "HY-STORM-5")
def test_leading_and_answering() -> None:
    state = position("R7 R8", "STORM R9", "LEAP R10", "R4 R5")
    assert (hy.LeadTrick(0, True, "HY-TURN-2", ()), "Ann, lead a new trick.") == (hy.question(state, 0), told(state, 0))
    state = played(state, 0, "R7")
    assert state.trick is not None
    assert hy.AnswerTrick(1, True, "HY-TURN-5", state.trick.top, False, ()) == hy.question(state, 1)
    assert told(state, 1) == "Ben, beat Ann's 7, or check."
    state = after(state, hy.PlayStorm(1))
    assert told(state, 2) == "Cleo, beat Ben's Storm on a 7, or check."
    state = after(state, hy.PlayLeap(2))
    assert told(state, 1) == "Ben, beat your own Storm on a 7, or check."


@pytest.mark.rule("HY-3P-5", "HY-3P-6")
def test_what_was_drawn_is_part_of_the_question() -> None:
    state = after(position("R7 R8", "R9 R12", "R10 R13", turn=1, trick=["0: R6"], pile="B7 B8"), hy.Draw(1))
    assert told(state, 1) == "Ben, play the blue 7, which you have drawn, on Ann's 6."
    question = hy.view(state, 0).asked[0]
    assert isinstance(question, hy.AnswerTrick)
    assert cards("B7") == question.drawn


@pytest.mark.rule("HY-TURN-11", "HY-TURN-12", "HY-TURN-13")
def test_an_offer_out_of_turn_names_the_play_that_could_be_answered() -> None:
    """C holds Time Leap and Trickster; what could be played is nobody else's business."""
    state = position("R7 R8", "R5 B5", "LEAP TRICKSTER R9", 4, trick=["0: R1 B1"], turn=1)
    assert state.trick is not None
    offer = hy.Interrupt(2, False, "HY-TURN-11", state.trick.top, cards("LEAP TRICKSTER"))
    assert (offer, None, None) == tuple(hy.question(state, seat) for seat in (2, 0, 3))
    assert offer == hy.view(state, 2).question
    assert "LEAP" not in repr([hy.view(state, seat).asked for seat in (0, 1, 2, 3, None)])
    assert () == offer.public().cards
    assert told(state, 2) == "Cleo, you can play Time Leap or the Trickster on Ann's pair of 1s."
    assert hy.describe(offer.public(), NAMES) == "Cleo, you can play a card on Ann's pair of 1s."
    # On turn the same cards are part of the answer, and before a lead there is nothing to answer.
    assert isinstance(hy.question(after(state, hy.Check(1)), 2), hy.AnswerTrick)
    assert hy.question(position("R7 R8", "LEAP R9", 4, 4), 1) is None


@pytest.mark.rule("HY-TURN-11", "HY-TURN-13")
def test_an_answer_to_an_offer_comes_too_late_once_another_play_lies_on_top() -> None:
    """Offered the Trickster on one play, taken on another: that is no answer any more; a check changes nothing."""
    tried = 0
    for seed in range(12):
        match = Match.start(hy.GAME, hy.Options(players=4), seed)
        for decision in random_playout(hy.GAME, hy.Options(players=4), seed):
            offers = {
                seat: (match.ticket(seat), hy.question(match.state, seat), hy.legal_actions(match.state, seat)[0])
                for seat in range(4)
                if seat not in hy.awaiting(match.state) and hy.legal_actions(match.state, seat)
            }
            match = match.apply(decision.action)
            for seat, (ticket, question, action) in offers.items():
                assert ticket is not None
                if seat == decision.action.seat:
                    continue
                same = hy.question(match.state, seat) == question
                assert same == (match.ticket(seat) == ticket)
                if not same:
                    tried += 1
                    with pytest.raises(StaleAnswer):
                        match.answer(seat, ticket, action)
            if tried > 5 or decision.number > 150:
                break
    assert tried


@pytest.mark.rule("HY-COMPANION-5", "HY-3P-17", "HY-2P-11")
def test_after_the_companion() -> None:
    state = played(position("COMPANION R5", "R6", "R7", "R8"), 0, "COMPANION")
    assert hy.ChooseCompanion(0, True, "HY-COMPANION-5", (1, 2, 3)) == hy.question(state, 0)
    assert told(state, 0) == "Ann, name Ben, Cleo, Dan or nobody as your companion."
    three = played(position("R5 R6", "R7 R8", "COMPANION R9", turn=2, pile="R12 B2"), 2, "COMPANION")
    assert hy.ChooseCompanion(2, True, "HY-3P-17", (0, 1)) == hy.question(three, 2)
    two = played(position("COMPANION R5", "R6 R7", pile="R8 B2", personal={0: "R1 R2"}), 0, "COMPANION")
    assert hy.LookAtPile(0, True, "HY-2P-11", 2) == hy.question(two, 0)
    assert told(two, 0) == (
        "Ann, look through your personal pile of 2 cards and put two more cards on it, or do not look."
    )


@pytest.mark.rule("HY-WITCH-2", "HY-WITCH-4")
def test_the_witch_asks_everybody_and_each_question_stands_while_others_answer() -> None:
    state = after(position("WITCH R4", "R5 R6", "R7 R8", "R9 R10"), hy.PlayWitch(0))
    asked = [hy.question(state, seat) for seat in range(4)]
    assert [hy.PassOn(seat, True, "HY-WITCH-2", (seat + 1) % 4) for seat in range(4)] == asked
    assert told(state, 3) == "Dan, pass one of your cards on to Ann."
    state = after(state, hy.PassCard(1, card("R5")))
    assert [asked[0], None, *asked[2:]] == [hy.question(state, seat) for seat in range(4)]


def test_nothing_is_asked_after_the_end() -> None:
    state = played(position("R7", "R5", "R8", "R9", totals=(440, 0, 0, 0)), 0, "R7")
    assert [None] * 4 == [hy.question(state, seat) for seat in range(4)]
