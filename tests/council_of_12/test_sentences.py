"""
What is said about events and actions: plain sentences that are true at the table.
"""

from __future__ import annotations

import pytest

from tabletricks import Outcome
from tabletricks import council_of_12 as c12

from .builders import evaluation, position, step, voting


NAMES = ("Lea", "Tom", "Rita", "Eva")

EVENTS: dict[str, c12.Event] = {
    "Round 2: Strange Lights, which wants 3 and 10; Tom is in the chair.": c12.RoundStarted(
        2, 21, "Strange Lights", ((3,), (10,)), 1
    ),
    "Round 8: Secure the Succession.": c12.RoundStarted(8, 37, "Secure the Succession", (), None),
    "Tom lays a card face down.": c12.CardLaid(1, False, None),
    "Tom lays the druid face up.": c12.CardLaid(1, True, "druid"),
    "Lea takes the card back and lays the machine face down.": c12.CardChanged(0, False, "machine"),
    "Lea says: I do it alone.": c12.SentenceSaid(0, "alone"),
    "Lea says: I contribute something. The silence is broken.": c12.SentenceSaid(0, "contribute", True),
    "Lea lays down the machine and takes up all other cards.": c12.HandRenewed(0, ("machine",)),
    "Lea lays down the machine on 2 covered cards and takes up all other cards.": c12.HandRenewed(
        0, (None, None, "machine")
    ),
    "The princesses of Lea and Rita cancel each other.": c12.Negated("princess", (0, 2)),
    "The druids of Lea, Tom and Rita cancel each other.": c12.Negated("druid", (0, 1, 2)),
    "The machine of Tom acts: +2.": c12.Executed(1, "machine", 2),
    "The knight of Tom acts: goal 2.": c12.Executed(1, "knight", 1),
    "The worker of Tom acts: 3 then 11.": c12.Executed(1, "worker", (3, 11)),
    "The patient of Tom acts.": c12.Executed(1, "patient", None, True),
    "Tom takes back a covered card.": c12.CardTakenBack(1, False, None),
    "Tom takes back the druid; the worker lies open now.": c12.CardTakenBack(1, True, "druid", "worker"),
    "The die turns to 3 and then to 11.": c12.DieTurned((3, 11)),
    "The die shows 10: Celebration is failed.": c12.Evaluated(8, "Celebration", False, 10),
    "The council must choose the order of the next supplicants.": c12.ChoiceOpened(
        c12.Arrange(2), (0, 1), True, ((0, 1), (1, 0))
    ),
    "Tom is for the order second, first.": c12.ChoiceVote(1, (1, 0), c12.Arrange(2)),
    "The council chooses the order third, first, second.": c12.CouncilChose(c12.Arrange(3), (2, 0, 1)),
    "The council chooses Rita.": c12.CouncilChose(c12.Recover(), 2),
    "The council chooses 2.": c12.CouncilChose(c12.TurnDie("any"), 2),
    "The council chooses the warlock.": c12.CouncilChose(c12.Ban("choice"), "warlock"),
    "Lea and Rita must choose a card to discard.": c12.ChoiceOpened(c12.Discard("all"), (0, 2), False),
    "The top of the supplicant stack is shown: golem and knight.": c12.SupplicantsShown(("golem", "knight")),
    "Rita takes the whole discard pile to hand: 1 card.": c12.PileRecovered(2, 1),
    "In the next round the golem is forbidden.": c12.NextRoundEffect(c12.Ban("choice"), "golem"),
    "All turn up their cards: Lea the worker, Tom the druid.": c12.ThroneRevealed(("worker", "druid")),
    "The council has secured the succession; the worker is the heir: a term of office of 9 (bracket 1).": c12.GameEnded(
        Outcome.shared(9, 2, won=True), c12.Result("won", None, "worker", 1)
    ),
    "The council has lost all favour and is banished: a term of office of 19 (bracket 1).": c12.GameEnded(
        Outcome.shared(19, 2, won=False), c12.Result("lost", "favour", None, 1)
    ),
}


@pytest.mark.parametrize("sentence", EVENTS)
def test_what_is_said_about_an_event(sentence: str) -> None:
    assert sentence == c12.describe(EVENTS[sentence], NAMES)


ACTIONS: dict[str, c12.Action] = {
    "Lea votes against ringing the bell.": c12.VoteBell(0, False),
    "Lea lays the druid face up.": c12.Play(0, "druid", True),
    "Lea decides: 3 then 11.": c12.Resolve(0, (3, 11)),
    "Lea decides: double.": c12.Resolve(0, "double"),
    "Lea chooses the order second, first.": c12.Choose(0, (1, 0)),
    "Lea chooses the warlock.": c12.Choose(0, "warlock"),
    "Lea plays the machine after the oracle.": c12.OraclePlay(0, "machine"),
}


@pytest.mark.parametrize("sentence", ACTIONS)
def test_what_is_said_about_an_action(sentence: str) -> None:
    assert sentence == c12.describe(ACTIONS[sentence], NAMES)


def test_the_end_says_what_was_left_on_the_stack() -> None:
    """After a bell with favour 1 nobody comes any more: nothing is said to be still to come."""
    lost = step(position(phase="bell", round=6, favour=1, supplicant="worker", coming="golem"), *voting("bell", 3))
    said = [c12.describe(event, NAMES) for event in lost.events]
    assert "The top of the supplicant stack is shown: golem." == said[-2]


def test_the_council_orders_what_it_has_just_seen() -> None:
    """Challenge 13 passed: the two top supplicants are shown before they are ordered."""
    passed = evaluation(challenge=13, die=2, supplicant="shapeshifter", coming="golem worker")
    said = [c12.describe(event, NAMES) for event in passed.events]
    assert [
        "The top of the supplicant stack is shown: golem and worker.",
        "The council must choose the order of the next supplicants.",
    ] == said[-2:]
