"""
States that cannot be are refused when they come out of a document.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve

from tabletricks import DecodeError, Outcome, from_json, to_json
from tabletricks import hydra as hy
from tabletricks.hydra.rounds import Setup
from tabletricks.hydra.scoring import EndRound
from tabletricks.hydra.state import Companion

from .builders import after, asked, card, opening, play, played, position


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
THREE = position("7 8", "9 10", "H 1", pile="R4 G4", trick=["0: 3"], turn=1, pending="R13")
TWO = position("7 8", "9 10", pile="R4 G4", personal={0: "R1 R2", 1: "G1"}, known={0: [(0, 1), (0,)]})
LOOK = played(position("COMPANION 8", "9 10", pile="R4 G4", personal={0: "R1 R2", 1: "G1"}), 0, "COMPANION")
OVER = played(position("9", 5, 5, 5, totals=(440, 0, 0, 0)), 0, "9")
KNOWN = after(opening(middle="9 R3 10").state, hy.Take(0, (0, 1, 2)))

POSSIBLE = {
    "turn": (LEAD, FOLLOW, STORM, COMPANION, THREE, TWO, KNOWN),
    "witch": (WITCH,),
    "stake": (STAKE, REDUCED, SIX),
    "companion": (NAMING, LAST),
    "partner": (PARTNER,),
    "exchange": (EXCHANGE,),
    "look": (LOOK,),
    None: (OVER,),
}


@pytest.mark.parametrize("question", POSSIBLE)
def test_what_can_be_comes_out_of_a_document(question: str | None) -> None:
    for state in POSSIBLE[question]:
        assert question == asked(state)
        assert state == from_json(hy.State, to_json(state))


def top(state: hy.State, *items: hy.AgendaItem) -> hy.State:
    """The state with other items in place of the question."""
    return evolve(state, agenda=(*state.agenda[:-1], *items))


Change = Callable[[hy.State], hy.State]


def standing(change: Callable[[hy.Standing], hy.Standing]) -> Change:
    return lambda state: evolve(state, standing=change(state.standing))


def table(change: Callable[[hy.Table], hy.Table]) -> Change:
    return lambda state: evolve(state, table=change(state.table))


def piles(change: Callable[[hy.Piles], hy.Piles]) -> Change:
    return lambda state: evolve(state, piles=change(state.piles))


def lying(state: hy.State) -> hy.Trick:
    assert state.trick is not None
    return state.trick


def trick(change: Callable[[hy.Trick], hy.Trick]) -> Change:
    return lambda state: evolve(state, trick=change(lying(state)))


def on_top(change: Callable[[hy.Top], hy.Top]) -> Change:
    return trick(lambda lies: evolve(lies, top=change(lies.top)))


def middle(position: int, change: Callable[[hy.MiddleCard], hy.MiddleCard]) -> Change:
    def changed(round_table: hy.Table) -> hy.Table:
        cards = list(round_table.middle)
        cards[position] = change(cards[position])
        return evolve(round_table, middle=tuple(cards))

    return table(changed)


def captured(state: hy.State, seat: int, *cards: hy.Card) -> hy.State:
    """The state with more cards in a heap."""
    heaps = list(state.captured)
    heaps[seat] += cards
    return evolve(state, captured=tuple(heaps))


def swapped(state: hy.State, one: int, other: int) -> hy.State:
    """Two hands given to each other."""
    hands = list(state.hands)
    hands[one], hands[other] = hands[other], hands[one]
    return evolve(state, hands=tuple(hands))


def clue(observer: int | None, text: str, *seats: int) -> Callable[[hy.State], hy.State]:
    return lambda state: evolve(state, clues=(hy.Clue(observer, card(text), seats),))


LAID = hy.Laid(0, (card("WITCH"),))

IMPOSSIBLE: dict[str, tuple[hy.State, Change]] = {
    "a total is missing": (LEAD, standing(lambda x: evolve(x, totals=(1, 2, 3)))),
    "a heap is missing": (LEAD, lambda s: evolve(s, captured=s.captured[1:])),
    "a negative total": (LEAD, standing(lambda x: evolve(x, totals=(-1, 2, 3, 4)))),
    "a dealer without a seat": (LEAD, standing(lambda x: evolve(x, dealer=7))),
    "a round before the first": (LEAD, standing(lambda x: evolve(x, round=0))),
    "an attacker far from the dealer": (LEAD, table(lambda x: evolve(x, attackers=(1,)))),
    "no attacker": (LEAD, table(lambda x: evolve(x, attackers=()))),
    "two attackers of four": (LEAD, table(lambda x: evolve(x, attackers=(0, 1)))),
    "one attacker twice": (SIX, table(lambda x: evolve(x, attackers=(0, 0)))),
    "an attacker without a seat": (SIX, table(lambda x: evolve(x, attackers=(0, 9)))),
    "a lost card": (LEAD, lambda s: evolve(s, hands=(s.hands[0][:-1], *s.hands[1:]))),
    "a card twice": (LEAD, lambda s: evolve(s, hands=(s.hands[0] + s.hands[1][:1], *s.hands[1:]))),
    "a hand in disorder": (LEAD, lambda s: evolve(s, hands=(s.hands[0][::-1], *s.hands[1:]))),
    "four middle cards": (LEAD, table(lambda x: evolve(x, middle=(*x.middle, x.middle[0])))),
    "a card face down": (STAKE, middle(0, lambda x: evolve(x, card=hy.FACE_DOWN))),
    "a taken card face down": (LEAD, middle(0, lambda x: evolve(x, card=hy.FACE_DOWN))),
    "a taken card twice": (LEAD, lambda s: middle(0, lambda x: evolve(x, card=s.table.middle[1].card))(s)),
    "a taken card in a pile": (TWO, lambda s: middle(0, lambda x: evolve(x, card=s.piles.shared[0]))(s)),
    "an empty hand in a turn": (
        LEAD,
        lambda s: evolve(s, hands=(*s.hands[:3], ()), captured=(*s.captured[:3], s.hands[3])),
    ),
    "a stake of 45": (LEAD, table(lambda x: evolve(x, stake=45))),
    "a stake that does not fit the middle": (LEAD, table(lambda x: evolve(x, stake=40))),
    "a middle card face up too many": (STAKE, middle(0, lambda x: evolve(x, face_up=True))),
    "a middle card taken before the stake": (
        STAKE,
        lambda s: captured(middle(0, lambda x: evolve(x, taker=0))(s), 0, s.table.middle[0].card),
    ),
    "a middle card taken by a defender": (LEAD, middle(0, lambda x: evolve(x, taker=2))),
    "an open card with four players": (LEAD, table(lambda x: evolve(x, open_card=hy.OpenCard(card("R7"), 0)))),
    "no open card with six": (SIX, table(lambda x: evolve(x, open_card=None))),
    "the open card with a defender": (SIX, table(lambda x: evolve(x, open_card=hy.OpenCard(card("R7"), 5)))),
    "an open card without a receiver": (PARTNER, table(lambda x: evolve(x, open_card=hy.OpenCard(card("R7"), 9)))),
    "the open card in the middle": (SIX, table(lambda x: evolve(x, open_card=hy.OpenCard(x.middle[0].card, 2)))),
    "the Companion played and in hand": (COMPANION, table(lambda x: evolve(x, companion=Companion(3)))),
    "the Companion not played and captured": (LEAD, table(lambda x: evolve(x, companion=Companion()))),
    "the Companion played by nobody": (LEAD, table(lambda x: evolve(x, companion=Companion(9)))),
    "an attacker named": (LEAD, table(lambda x: evolve(x, companion=Companion(0, 0)))),
    "a companion named by a defender": (LEAD, table(lambda x: evolve(x, companion=Companion(1, 2)))),
    "a companion without a seat": (LEAD, table(lambda x: evolve(x, companion=Companion(0, 9)))),
    "a shared pile with four": (
        LEAD,
        lambda s: evolve(s, hands=(s.hands[0][1:], *s.hands[1:]), piles=hy.Piles(s.hands[0][:1])),
    ),
    "no personal piles with two": (
        TWO,
        lambda s: captured(
            piles(lambda x: evolve(x, personal=()))(s), 0, *(known.card for pile in s.piles.personal for known in pile)
        ),
    ),
    "a pile face down in a turn": (THREE, piles(lambda x: evolve(x, face_up=False))),
    "a pile face up with four": (LEAD, piles(lambda x: evolve(x, face_up=True))),
    "a card known by seats in disorder": (
        TWO,
        piles(lambda x: evolve(x, personal=(tuple(evolve(c, known_by=(1, 0)) for c in x.personal[0]), x.personal[1]))),
    ),
    "a trick without a lead": (FOLLOW, trick(lambda x: evolve(x, leader=1))),
    "a play of nobody": (
        FOLLOW,
        trick(lambda x: evolve(x, laid=tuple(evolve(laid, seat=9) for laid in x.laid), leader=9)),
    ),
    "the Witch in a trick": (
        FOLLOW,
        lambda s: evolve(
            trick(lambda x: evolve(x, laid=(*x.laid, LAID)))(s),
            captured=tuple(tuple(c for c in heap if c is not hy.WITCH) for heap in s.captured),
        ),
    ),
    "an owner who has not played": (FOLLOW, on_top(lambda x: evolve(x, owner=3))),
    "a wrong strength": (FOLLOW, on_top(lambda x: evolve(x, strength=16))),
    "half a point without a Storm": (FOLLOW, on_top(lambda x: evolve(x, strength=19))),
    "a rank beyond the Hydra": (FOLLOW, on_top(lambda x: evolve(x, rank=18, strength=36))),
    "a Storm on a triple": (STORM, on_top(lambda x: evolve(x, kind="triple"))),
    "a straight of three": (FOLLOW, on_top(lambda x: evolve(x, kind="straight", length=3))),
    "pairs longer than their rank": (FOLLOW, on_top(lambda x: evolve(x, kind="pairs", length=8))),
    "a triple of Companions": (FOLLOW, on_top(lambda x: evolve(x, kind="triple", rank=14, strength=28))),
    "a pair of nothing": (FOLLOW, on_top(lambda x: evolve(x, kind="pair", rank=0, strength=0))),
    "the owner has checked": (FOLLOW, trick(lambda x: evolve(x, checked=(0,)))),
    "everybody has checked": (FOLLOW, trick(lambda x: evolve(x, checked=(1, 2, 3)))),
    "checks in disorder": (FOLLOW, trick(lambda x: evolve(x, checked=(3, 1)))),
    "the turn seat has checked": (FOLLOW, trick(lambda x: evolve(x, checked=(1, 2)))),
    "no agenda": (LEAD, lambda s: evolve(s, agenda=())),
    "an agenda after the end": (OVER, lambda s: evolve(s, agenda=LEAD.agenda)),
    "nobody is asked": (LEAD, lambda s: evolve(s, agenda=s.agenda[:-1])),
    "two turns": (LEAD, lambda s: evolve(s, agenda=(*s.agenda, hy.Turn(1)))),
    "a round that waits to end": (LEAD, lambda s: top(s, EndRound(0), hy.Turn(0))),
    "a game that is set up again": (LEAD, lambda s: evolve(s, agenda=(Setup(), hy.Turn(0)))),
    "a turn of nobody": (LEAD, lambda s: top(s, hy.Turn(9))),
    "a card drawn with four players": (
        LEAD,
        lambda s: top(evolve(s, hands=(s.hands[0][1:], *s.hands[1:])), hy.Turn(0, s.hands[0][:1])),
    ),
    "a drawn card that cannot be played": (THREE, on_top(lambda x: evolve(x, rank=15, strength=30))),
    "a partner is named by another": (PARTNER, lambda s: top(s, hy.PartnerChoice(1))),
    "a stake of a defender": (STAKE, lambda s: top(s, hy.StakeChoice(1))),
    "a stake in the middle of a round": (LEAD, lambda s: top(s, hy.StakeChoice(0))),
    "an exchange with four players": (STAKE, lambda s: top(s, hy.ExchangeChoice((0, 1)))),
    "an exchange of a defender": (EXCHANGE, lambda s: top(s, hy.ExchangeChoice((0, 1)))),
    "an exchange that is complete": (EXCHANGE, lambda s: top(s, hy.ExchangeChoice(()))),
    "an exchange of a card of another": (
        EXCHANGE,
        lambda s: top(s, hy.ExchangeChoice((2,), (hy.Commitment(0, s.hands[1][0]),))),
    ),
    "a Witch who forgets somebody": (WITCH, lambda s: top(s, hy.WitchPassing((0, 2)))),
    "a Witch in disorder": (WITCH, lambda s: top(s, hy.WitchPassing((3, 2, 1, 0)))),
    "a Witch that was not played": (LEAD, lambda s: evolve(s, agenda=(*s.agenda, hy.WitchPassing((0, 1, 2, 3))))),
    "a Witch of another": (WITCH, lambda s: evolve(s, agenda=(s.agenda[0], hy.Turn(1), s.agenda[2]))),
    "a name from another": (NAMING, lambda s: top(s, hy.CompanionChoice(1))),
    "a second name": (NAMING, table(lambda x: evolve(x, companion=Companion(0, 1)))),
    "a name after another play": (NAMING, lambda s: evolve(s, trick=None)),
    "a look with four players": (NAMING, lambda s: top(s, hy.LookChoice(0))),
    "a look of the other": (LOOK, lambda s: top(s, hy.LookChoice(1))),
    "a look at nothing": (
        LOOK,
        lambda s: captured(
            piles(lambda x: evolve(x, personal=((), x.personal[1])))(s),
            0,
            *(known.card for known in s.piles.personal[0]),
        ),
    ),
    "two winners": (OVER, lambda s: evolve(s, outcome=Outcome((0, 1), s.standing.totals))),
    "another winner": (OVER, lambda s: evolve(s, outcome=Outcome((1,), s.standing.totals))),
    "a winner without a seat": (OVER, lambda s: evolve(s, outcome=Outcome((9,), s.standing.totals))),
    "other scores": (OVER, lambda s: evolve(s, outcome=Outcome((0,), (1, 2, 3, 4)))),
    "a game that ends too early": (
        OVER,
        lambda s: evolve(standing(lambda x: evolve(x, totals=(9, 0, 0, 0)))(s), outcome=Outcome((0,), (9, 0, 0, 0))),
    ),
    "a game that ends with full hands": (
        OVER,
        lambda s: evolve(s, hands=(s.captured[0][:1], *s.hands[1:]), captured=(s.captured[0][1:], *s.captured[1:])),
    ),
    "a clue of nobody": (KNOWN, clue(9, "R3", 0)),
    "a clue about the own hand": (KNOWN, clue(0, "R3", 0)),
    "a wrong clue": (KNOWN, clue(1, "R3", 2)),
    "a clue in disorder": (KNOWN, clue(1, "R3", 2, 0)),
    "a clue about any card": (KNOWN, clue(1, "?", 0)),
    "a clue about a card that lies in the trick": (FOLLOW, clue(2, "R7", 0)),
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
