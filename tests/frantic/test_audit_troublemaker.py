"""
States and guesses of Troublemaker: what is impossible is refused, and every question can be guessed and written down.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import DecodeError, from_json, to_json
from tabletricks import frantic as fr
from tabletricks.frantic.event_cards.event_manager import RevealThree
from tabletricks.frantic.event_cards.last_chance import LastChances
from tabletricks.frantic.finish import TurnEnd
from tabletricks.frantic.occasions import EventOver, LuckyWindow, Occasion, Reveal
from tabletricks.frantic.secrets import Assignment, Laid

from .builders import (
    after,
    asked,
    card,
    cards,
    discard,
    event_step,
    give,
    opening,
    passing,
    pick,
    play,
    position,
    throw,
)


HANDS = ("R1 R2", "B1 B2 B3", "G1 G2 FU")


def single(event: fr.EventCard) -> fr.State:
    return event_step(event, *HANDS, scoring="none", draw="K4").state


TURN = position(*HANDS, demand="red 5", top="R5", troublemaker=True)
LASTING = position(*HANDS, demand="red 5", troublemaker=True, lasting=[fr.Lasting("last_chance")])
PLAYED = after(position("R1 K5", "LUCKY B2", "G1", demand="red 5", troublemaker=True), play(0, "K5"))
ROBBER = position("THIEF.R R1", *HANDS[1:], demand="red 5", troublemaker=True)
THIEF = passing(after(ROBBER, play(0, "THIEF.R"), fr.Target(0, 2)))
ROULETTE = after(event_step("russian_roulette", *HANDS).state, pick(1, "B1"))
CROWD = after(event_step("crowdfunding", "R1 R2", "B1 B2 B3", "G1 G2").state, give(1, "B1", 0))
HANDS_DEALT = after(event_step("distributor", *HANDS).state, fr.Assign(0, 0, 1))
FALL = after(event_step("trust_fall", *HANDS).state, fr.Target(1, 2), pick(2, "FU"))
CHOICE = event_step("repeat", *HANDS, revealed=["charity"]).state
MANAGER = event_step("event_manager", *HANDS).state
PLAGUE = passing(event_step("plague", *HANDS, events=["plague", "market", "friday_13"]).state)
SWAPPED = after(single("identity_theft"), fr.Target(0, 1), fr.Target(0, 2))

QUESTIONS: dict[str, Callable[[], fr.State]] = {
    "swap_colour": lambda: opening("SWAP.RG", 7, 7, 7, troublemaker=True).state,
    "imitation": lambda: opening("MIM", 7, 7, 7, troublemaker=True).state,
    "steal_cards": lambda: after(THIEF, pick(0, "G1")),
    "lucky_window": lambda: PLAYED,
    "make_wish": lambda: after(PLAYED, throw(1, "LUCKY")),
    "event_choice": lambda: CHOICE,
    "russian_roulette": lambda: ROULETTE,
    "crowdfunding": lambda: CROWD,
    "assign_hands": lambda: HANDS_DEALT,
    "choose_giver": lambda: event_step("trust_fall", *HANDS).state,
    "give_cards": lambda: FALL,
    "seppuku_choice": lambda: event_step("seppuku", *HANDS).state,
    "seppuku_discard": lambda: after(single("seppuku"), fr.Risk(1), discard(1, "B1")),
    "swap_places": lambda: after(single("identity_theft"), fr.Target(0, 1)),
    "market_stall": lambda: PLAGUE,
    "turn": lambda: SWAPPED,
}


@pytest.mark.rule("FR-INFO-1", "FR-INFO-11")
@pytest.mark.parametrize("tag", QUESTIONS)
def test_every_question_can_be_written_down_and_guessed(tag: str) -> None:
    """A guess from any seat's view looks the same to that seat, and guesses differ."""
    state = QUESTIONS[tag]()
    assert tag == asked(state)
    assert state == from_json(fr.State, to_json(state))
    for seat in (0, 1, 2, None):
        view = fr.view(state, seat)
        assert view == from_json(fr.View, to_json(view))
        guesses = [fr.determinize(view, seed) for seed in range(12)]
        assert all(fr.GAME.audit(guess) is None for guess in guesses)
        assert all(fr.view(guess, seat) == view for guess in guesses)
        assert len(set(guesses)) > 1


@pytest.mark.rule("FR-INFO-7")
def test_a_guess_never_lets_a_thief_have_chosen_fuck_you() -> None:
    """To a bystander Fuck You may be the other one of two cards, never the chosen one."""
    state = position("THIEF.R R1", 5, "G1 G2", demand="red 5", troublemaker=True)
    state = after(passing(after(state, play(0, "THIEF.R"), fr.Target(0, 2))), pick(0, "G1"))
    for seed in range(200):
        question = fr.determinize(fr.view(state, 1), seed).agenda[-1]
        assert isinstance(question, fr.StealCards)
        assert card("FU") not in question.chosen


def table(
    lasting: tuple[fr.Lasting, ...] = (), spared: tuple[int, ...] = (), seating: tuple[int, ...] | None = None
) -> fr.State:
    """A turn with something else on the table."""
    return attrs.evolve(TURN, table=attrs.evolve(TURN.table, lasting=lasting, spared=spared, seating=seating))


def one(state: fr.State, item: fr.AgendaItem) -> fr.State:
    return attrs.evolve(state, agenda=(*state.agenda[:-1], item))


IMPOSSIBLE: dict[str, Callable[[], fr.State]] = {
    "a Thief without a victim": lambda: one(THIEF, fr.StealCards(0, 0)),
    "a victim without a seat": lambda: one(THIEF, fr.StealCards(0, 5)),
    "a stolen Fuck You": lambda: one(THIEF, fr.StealCards(0, 2, cards("FU"))),
    "a stolen card of another": lambda: one(THIEF, fr.StealCards(0, 2, cards("B1"))),
    "a theft that is complete": lambda: one(THIEF, fr.StealCards(0, 2, cards("G1 G2"))),
    "a Colour Swap that is none": lambda: one(TURN, fr.SwapColour(0, card("SKIP.R"))),
    "an imitation without Mimicry": lambda: one(TURN, fr.Imitation(0)),
    "a window without an event": lambda: one(TURN, LuckyWindow(1)),
    "a window of somebody who is asked later": lambda: attrs.evolve(
        PLAYED, agenda=(TurnEnd(), Reveal(Occasion(0), (1, 2)), LuckyWindow(1))
    ),
    "a window before an event that has not begun": lambda: attrs.evolve(
        PLAYED, agenda=(TurnEnd(), Reveal(Occasion(0)), LuckyWindow(1))
    ),
    "somebody asked twice before an event": lambda: attrs.evolve(
        PLAYED, agenda=(TurnEnd(), Reveal(Occasion(0), (2, 2)), LuckyWindow(1))
    ),
    "an event without an author": lambda: attrs.evolve(
        PLAYED, agenda=(TurnEnd(), Reveal(Occasion(9), ()), LuckyWindow(1))
    ),
    "a stranger protected": lambda: attrs.evolve(
        PLAYED, agenda=(TurnEnd(), Reveal(Occasion(0, (7,)), ()), LuckyWindow(1))
    ),
    "somebody protected twice": lambda: attrs.evolve(
        PLAYED, agenda=(TurnEnd(), Reveal(Occasion(0, (1, 1)), ()), LuckyWindow(1))
    ),
    "three events for a stranger": lambda: attrs.evolve(
        MANAGER, agenda=(*MANAGER.agenda[:-2], RevealThree(Occasion(4), ()), LuckyWindow(1))
    ),
    "no event to choose": lambda: one(CHOICE, fr.EventChoice(0, "repeat", (), ())),
    "an event to choose that was not revealed": lambda: one(CHOICE, fr.EventChoice(0, "repeat", ("market",), ())),
    "a running event to choose": lambda: one(CHOICE, fr.EventChoice(0, "repeat", ("repeat",), ())),
    "an event twice to choose": lambda: one(CHOICE, fr.EventChoice(0, "repeat", ("charity", "charity"), ())),
    "a choice by another event": lambda: one(CHOICE, fr.EventChoice(0, "event_manager", ("charity",), ())),
    "a choice of nobody": lambda: one(CHOICE, fr.EventChoice(5, "repeat", ("charity",), ())),
    "an event inside a Market": lambda: attrs.evolve(
        PLAGUE, agenda=(*PLAGUE.agenda[:-1], EventOver("friday_13"), PLAGUE.agenda[-1])
    ),
    "an event inside itself": lambda: attrs.evolve(PLAGUE, agenda=(TurnEnd(), EventOver("plague"), *PLAGUE.agenda[1:])),
    "a card that was not put in": lambda: one(ROULETTE, fr.RussianRoulette((0, 1, 2), (0, 2), (Laid(1, card("R9")),))),
    "nothing put in": lambda: one(ROULETTE, fr.RussianRoulette((0, 1, 2), (0, 2), (Laid(1, None),))),
    "nobody is funded": lambda: one(CROWD, fr.Crowdfunding((1,), (1,), ())),
    "a giver is funded": lambda: one(CROWD, fr.Crowdfunding((1,), (1,), (0, 1))),
    "somebody is funded twice": lambda: one(CROWD, fr.Crowdfunding((1,), (1,), (0, 0))),
    "a receiver gets two cards": lambda: one(
        CROWD,
        fr.Crowdfunding((1,), (1,), (0, 2), (Assignment(1, card("B1"), 0), Assignment(1, card("B2"), 0))),
    ),
    "the author keeps the own hand": lambda: one(HANDS_DEALT, fr.AssignHands(0, (0, 1, 2), (0,))),
    "hands of strangers": lambda: one(HANDS_DEALT, fr.AssignHands(0, (0, 1, 3), ())),
    "too few hands": lambda: one(HANDS_DEALT, fr.AssignHands(0, (0, 1), ())),
    "the author's hand is not the first": lambda: one(HANDS_DEALT, fr.AssignHands(0, (1, 0, 2), ())),
    "two hands for one": lambda: one(HANDS_DEALT, fr.AssignHands(0, (0, 1, 2), (1, 1))),
    "all hands are dealt": lambda: one(HANDS_DEALT, fr.AssignHands(0, (0, 1, 2), (1, 0, 2))),
    "a gift to oneself": lambda: one(FALL, fr.GiveCards(2, 2, (0,), cards("FU"))),
    "a gift that is not held": lambda: one(FALL, fr.GiveCards(2, 1, (2, 0), cards("R9"))),
    "a gift that is complete": lambda: one(FALL, fr.GiveCards(2, 1, (2, 0), cards("G1 FU"))),
    "somebody falls twice": lambda: one(FALL, fr.GiveCards(2, 1, (1, 0), ())),
    "somebody chooses twice": lambda: one(FALL, fr.ChooseGiver(1, (1,))),
    "nobody to choose": lambda: attrs.evolve(
        one(FALL, fr.ChooseGiver(1, (2, 0))),
        players=tuple(attrs.evolve(player, hand=()) for player in FALL.players),
        piles=attrs.evolve(FALL.piles, draw=(*FALL.piles.draw, *(c for player in FALL.players for c in player.hand))),
    ),
    "a Seppuku of a stranger": lambda: one(QUESTIONS["seppuku_choice"](), fr.SeppukuChoice(1, (5,))),
    "a Seppuku that comes twice": lambda: one(QUESTIONS["seppuku_choice"](), fr.SeppukuChoice(1, (2, 1))),
    "a discard with accounts": lambda: one(QUESTIONS["seppuku_choice"](), fr.SeppukuDiscard(1, (2, 0), 1)),
    "three discards": lambda: one(QUESTIONS["seppuku_discard"](), fr.SeppukuDiscard(1, (2, 0), 3)),
    "places swapped with accounts": lambda: attrs.evolve(
        QUESTIONS["seppuku_choice"](), agenda=(TurnEnd(), EventOver("seppuku"), fr.SwapPlaces(0))
    ),
    "a stranger's place": lambda: one(QUESTIONS["swap_places"](), fr.SwapPlaces(0, 8)),
    "places for too few": lambda: attrs.evolve(SWAPPED, table=attrs.evolve(SWAPPED.table, seating=(0, 1))),
    "places twice": lambda: attrs.evolve(SWAPPED, table=attrs.evolve(SWAPPED.table, seating=(0, 1, 1))),
    "a successor without a seat": lambda: attrs.evolve(SWAPPED, table=attrs.evolve(SWAPPED.table, successor=7)),
    "a successor of nobody": lambda: attrs.evolve(TURN, table=attrs.evolve(TURN.table, successor=1)),
    "places that nobody swapped": lambda: table(seating=(0, 2, 1)),
    "an event in force that does not last": lambda: table(lasting=(fr.Lasting("market"),)),
    "an event in force that was never revealed": lambda: table(lasting=(fr.Lasting("plus_one"),)),
    "somebody served who has cards": lambda: attrs.evolve(
        LASTING, table=attrs.evolve(LASTING.table, lasting=(fr.Lasting("last_chance", (), (1,)),))
    ),
    "an event in force twice": lambda: attrs.evolve(
        LASTING, table=attrs.evolve(LASTING.table, lasting=(fr.Lasting("last_chance"),) * 2)
    ),
    "a stranger protected from an event in force": lambda: attrs.evolve(
        LASTING, table=attrs.evolve(LASTING.table, lasting=(fr.Lasting("last_chance", (6,)),))
    ),
    "somebody spared without an end": lambda: table(spared=(1,)),
    "an end by an event that was never revealed": lambda: attrs.evolve(
        PLAGUE, table=attrs.evolve(PLAGUE.table, end_cause="doomsday")
    ),
    "a chance that nobody has": lambda: attrs.evolve(
        PLAYED, agenda=(TurnEnd(), LastChances((0,)), Reveal(Occasion(0), ()), LuckyWindow(1))
    ),
    "a bomb that protects without Troublemaker": lambda: position(3, 3, 3, bomb=(1, None, 1)),
}


@pytest.mark.parametrize("why", sorted(set(IMPOSSIBLE) - {"a bomb that protects without Troublemaker"}))
def test_an_impossible_state_is_refused(why: str) -> None:
    """By the audit, and when it is read from a document."""
    state = IMPOSSIBLE[why]()
    assert fr.GAME.audit(state) is not None
    with pytest.raises(DecodeError):
        from_json(fr.State, to_json(state))


def test_nobody_is_protected_from_a_time_bomb_without_troublemaker() -> None:
    with pytest.raises(AssertionError, match="nobody can be protected from a Time Bomb"):
        IMPOSSIBLE["a bomb that protects without Troublemaker"]()


def test_states_of_the_base_game_are_written_as_before() -> None:
    """What came with the expansions is left out while it says nothing, so that old logs keep their digests."""
    text = to_json(position("R1 K5", "B1", "G1", events=["all_seeing_eye"]))
    assert not [word for word in ("troublemaker", "lasting", "spared", "seating", "protected") if word in text]
    running = to_json(after(position("R1 K5", "B1", "G1", events=["merry_christmas"]), play(0, "K5")))
    assert "protected" not in running
