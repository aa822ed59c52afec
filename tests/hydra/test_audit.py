"""
States that the rules could not go on from, or in which a card is lost, are refused when they come out of a document.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve

from tabletricks import DecodeError, from_json, to_json
from tabletricks import hydra as hy
from tabletricks.hydra.rules.setup import Setup
from tabletricks.hydra.rules.stake import ExchangeChoice
from tabletricks.hydra.rules.turn import Turn
from tabletricks.hydra.view import Pending

from .builders import after, asked, card, opening, play, played, position


HANDS = ("R8 R12", "R9 R10", "RH R1", "R2 R4")
LEAD = position("7 8 WITCH", "9 10", "H 1", "2 3", totals=(10, 20, 30, 40))
FOLLOW = position("8 R12", "9 10", "H 1", "STORM 3", trick=["0: 7"], turn=2, checked=[1])
STORM = position("8 R12", "9 10", "H 1", "2 3", trick=["0: 7", "1: STORM"], turn=2)
COMPANION = position("8 R12", "9 10", "H 1", "COMPANION 3", turn=0)
WITCH = after(LEAD, hy.PlayWitch(0), hy.PassCard(1, LEAD.hands[1][0]))
STAKE = opening(middle="9 3 10").state
REDUCED = after(STAKE, hy.Reduce(0))
NAMING = played(position("8 COMPANION", "9 10", "H 1", "2 3"), 0, "COMPANION")
LAST = played(position("COMPANION", "9 10", "H 1", "2 3"), 0, "COMPANION")
PARTNER = opening(6, open_place=0).state
SIX = opening(6, open_place=2).state
EXCHANGE = after(SIX, hy.Take(0, (0, 1, 2)), hy.Exchange(0, SIX.hands[0][0]))
THREE = position("7 8", "9 10", "H 1", pile="R4 G4", trick=["0: 3"], turn=1, drawn="R13")
TWO = position("7 8", "9 10", pile="R4 G4", personal={0: "R1 R2", 1: "G1"}, known={0: [(0, 1), (0,)]})
LOOK = played(position("COMPANION 8", "9 10", pile="R4 G4", personal={0: "R1 R2", 1: "G1"}), 0, "COMPANION")
OVER = played(position("9", 5, 5, 5, totals=(440, 0, 0, 0)), 0, "9")
KNOWN = after(opening(middle="9 R3 10").state, hy.Take(0, (0, 1, 2)))

POSSIBLE = {
    "a lead": ("turn", LEAD),
    "an answer": ("turn", FOLLOW),
    "a Storm": ("turn", STORM),
    "the Companion in hand": ("turn", COMPANION),
    "a drawn card": ("turn", THREE),
    "two players": ("turn", TWO),
    "a middle that was taken": ("turn", KNOWN),
    "a Trickster": ("turn", position(*HANDS, trick=["0: B7", "3: TRICKSTER"], turn=2, checked=[1])),
    "a Time Leap": ("turn", position(*HANDS, trick=["0: B7", "3: LEAP"], turn=0)),
    "a lead without power": ("turn", position(*HANDS, trick=["0: TRICKSTER", "3: LEAP"], turn=0)),
    "Pegasus": ("turn", position(*HANDS, trick=["0: 7 8 9 10 PEGASUS=11"], turn=1)),
    "an Ambush": ("turn", position(*HANDS, trick=["0: B7 G7", "1: B9 G9", "2: B5 G5 Y5 R5"], turn=3)),
    "overtime": ("turn", position(*HANDS, totals=(450, 450, 0, 10), overtime=True)),
    "the Witch": ("witch", WITCH),
    "the stake": ("stake", STAKE),
    "a reduced stake": ("stake", REDUCED),
    "six players": ("stake", SIX),
    "a companion": ("companion", NAMING),
    "a companion with the last card": ("companion", LAST),
    "a partner": ("partner", PARTNER),
    "an exchange": ("exchange", EXCHANGE),
    "a look": ("look", LOOK),
    "the end": (None, OVER),
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_what_can_be_comes_out_of_a_document(name: str) -> None:
    question, state = POSSIBLE[name]
    assert question == asked(state)
    assert state == from_json(hy.State, to_json(state))


def top(state: hy.State, *items: Pending) -> hy.State:
    """The state with other items in place of the question."""
    return evolve(state, agenda=(*state.agenda[:-1], *items))


def trick(state: hy.State, change: Callable[[hy.Trick], hy.Trick]) -> hy.State:
    """The state with another trick."""
    return evolve(state, trick=change(state.open_trick()))


def swapped(state: hy.State, one: int, other: int) -> hy.State:
    """Two hands given to each other."""
    hands = list(state.hands)
    hands[one], hands[other] = hands[other], hands[one]
    return evolve(state, hands=tuple(hands))


IMPOSSIBLE: dict[str, tuple[hy.State, Callable[[hy.State], hy.State]]] = {
    "a total is missing": (LEAD, lambda s: evolve(s, totals=(1, 2, 3))),
    "a heap is missing": (LEAD, lambda s: evolve(s, captured=s.captured[1:])),
    "a personal pile is missing": (TWO, lambda s: evolve(s, personal_piles=s.personal_piles[:1])),
    "a dealer without a seat": (LEAD, lambda s: evolve(s, dealer=7)),
    "no attacker": (LEAD, lambda s: evolve(s, attackers=())),
    "two attackers of four": (LEAD, lambda s: evolve(s, attackers=(0, 1))),
    "one attacker twice": (SIX, lambda s: evolve(s, attackers=(0, 0))),
    "an attacker without a seat": (SIX, lambda s: evolve(s, attackers=(0, 9))),
    "a lost card": (LEAD, lambda s: evolve(s, hands=(s.hands[0][:-1], *s.hands[1:]))),
    "a card twice": (LEAD, lambda s: evolve(s, hands=(s.hands[0] + s.hands[1][:1], *s.hands[1:]))),
    "a drawn card twice": (THREE, lambda s: evolve(s, drawn=s.drawn * 2)),
    "a hand in disorder": (LEAD, lambda s: evolve(s, hands=(s.hands[0][::-1], *s.hands[1:]))),
    "four middle cards": (LEAD, lambda s: evolve(s, middle=(*s.middle, s.middle[0]), takers=(*s.takers, 0))),
    "a middle card of nobody": (LEAD, lambda s: evolve(s, takers=(9, *s.takers[1:]))),
    "a middle card that lies there and is in a hand": (LEAD, lambda s: evolve(s, takers=(None, *s.takers[1:]))),
    "an empty hand in a turn": (
        LEAD,
        lambda s: evolve(s, hands=(*s.hands[:3], ()), captured=(*s.captured[:3], s.hands[3])),
    ),
    "the open card of nobody": (PARTNER, lambda s: evolve(s, open_card=hy.OpenCard(card("R7"), 9))),
    "the Companion played by nobody": (LEAD, lambda s: evolve(s, companion=hy.Companion(9))),
    "a companion without a seat": (LEAD, lambda s: evolve(s, companion=hy.Companion(0, 9))),
    "a card known by nobody": (TWO, lambda s: evolve(s, pile_knowers=(((0, 9), (0,)), s.pile_knowers[1]))),
    "a card of which nothing is said": (TWO, lambda s: evolve(s, pile_knowers=(((0,),), s.pile_knowers[1]))),
    "a trick without cards": (FOLLOW, lambda s: trick(s, lambda x: evolve(x, laid=()))),
    "a play of nobody": (FOLLOW, lambda s: trick(s, lambda x: evolve(x, laid=(hy.Laid(9, x.cards()),)))),
    "a play of nothing": (FOLLOW, lambda s: trick(s, lambda x: evolve(x, laid=(*x.laid, hy.Laid(0, ()))))),
    "an owner without a seat": (FOLLOW, lambda s: trick(s, lambda x: evolve(x, top=evolve(x.top, owner=9)))),
    "no agenda": (LEAD, lambda s: evolve(s, agenda=())),
    "an agenda after the end": (OVER, lambda s: evolve(s, agenda=LEAD.agenda)),
    "nobody is asked": (LEAD, lambda s: evolve(s, agenda=s.agenda[:-1])),
    "a game that is set up again": (LEAD, lambda s: evolve(s, agenda=(Setup(), Turn(0)))),
    "a turn of nobody": (LEAD, lambda s: top(s, Turn(9))),
    "a drawn card that cannot be played": (
        THREE,
        lambda s: trick(s, lambda x: evolve(x, top=evolve(x.top, rank=15, strength=30))),
    ),
    "an exchange with four players": (STAKE, lambda s: top(s, ExchangeChoice((0, 1), (0, 1)))),
    "an exchange that is complete": (EXCHANGE, lambda s: top(s, ExchangeChoice((0, 2), ()))),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_be_is_refused(name: str) -> None:
    state, change = IMPOSSIBLE[name]
    assert hy.GAME.audit(state) is None
    changed = change(state)
    assert changed != state
    assert hy.GAME.audit(changed) is not None
    with pytest.raises(DecodeError):
        from_json(hy.State, to_json(changed))


def test_swapping_hands_is_possible() -> None:
    """Nothing but the secrets of others has changed."""
    assert hy.GAME.audit(swapped(LEAD, 1, 2)) is None
    assert play(LEAD, 0, "7") in hy.legal_actions(LEAD, 0)
