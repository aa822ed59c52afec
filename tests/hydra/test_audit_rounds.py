"""
States that cannot be, part 2: a trick that its cards do not tell, a turn that cannot have come, hands and totals.

Section 3.1: what the fields of a state say of each other.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve

from tabletricks import DecodeError, from_json, to_json
from tabletricks import hydra as hy
from tabletricks.hydra.cards import sort_hand

from .builders import after, card, cards, opening, played, position


HANDS = ("R8 R12", "R9 R10", "RH R1", "R2 R4")
LEAD = position(*HANDS)
FOLLOW = position(*HANDS, trick=["0: B7"], turn=2, checked=[1])
TURNED = position(*HANDS, trick=["0: B7", "3: TRICKSTER"], turn=2, checked=[1])
STORM = position(*HANDS, trick=["0: B7", "1: STORM"], turn=2)
LEAPT = position(*HANDS, trick=["0: B7", "3: LEAP"], turn=0)
LEAPT_AND_TURNED = position(*HANDS, trick=["0: B7", "3: LEAP", "2: TRICKSTER"], turn=0)
LED_WITHOUT_POWER = position(*HANDS, trick=["0: TRICKSTER", "3: LEAP"], turn=0)
JOKER = position(*HANDS, trick=["0: 7 8 9 10 PEGASUS=11"], turn=1)
LOW_JOKER = position(*HANDS, trick=["0: 7 8 9 10 PEGASUS=6"], turn=1)
CLIMB = position(*HANDS, trick=["0: B7 G7", "1: B9 G9", "2: B5 G5 Y5 R5"], turn=3)
NAMING = played(position("COMPANION R5", "R6", "R7", "R8"), 0, "COMPANION")
SHOWN = position(*HANDS, trick=["2: COMPANION"], turn=3)
STAKE = opening(middle="R9 R3 R10").state
THREE = opening(3).state
TWO = opening(2).state
SIX = opening(6, open_place=2).state
EXCHANGE = after(SIX, hy.Take(0, (0, 1, 2)))
OVERTIME = position(*HANDS, totals=(450, 450, 0, 10), overtime=True)

POSSIBLE = {
    "a lead": LEAD,
    "an answer": FOLLOW,
    "a Trickster": TURNED,
    "a Storm": STORM,
    "a Time Leap": LEAPT,
    "a Time Leap and a Trickster": LEAPT_AND_TURNED,
    "a Time Leap on a lead without power": LED_WITHOUT_POWER,
    "Pegasus at the end": JOKER,
    "Pegasus at the beginning": LOW_JOKER,
    "an Ambush on a pair": CLIMB,
    "a choice after a play": NAMING,
    "a Companion on top": SHOWN,
    "overtime": OVERTIME,
    "overtime below the target": position(*HANDS, totals=(9, 9, 0, 0), overtime=True),
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_a_possible_state_is_taken(name: str) -> None:
    state = POSSIBLE[name]
    assert hy.GAME.audit(state) is None
    assert state == from_json(hy.State, to_json(state))


def lying(state: hy.State) -> hy.Trick:
    assert state.trick is not None
    return state.trick


def top(
    state: hy.State,
    *,
    owner: int | None = None,
    kind: hy.TopKind | None = None,
    strength: int | None = None,
    rank: int | None = None,
    storm: bool | None = None,
) -> hy.State:
    """The state with another top."""
    trick = lying(state)
    old = trick.top
    new = hy.Top(
        old.owner if owner is None else owner,
        old.kind if kind is None else kind,
        old.length,
        old.strength if strength is None else strength,
        old.rank if rank is None else rank,
    )
    return evolve(state, trick=evolve(trick, top=new, storm=trick.storm if storm is None else storm))


def laid(state: hy.State, *acts: hy.Laid) -> hy.State:
    """The state with these acts in the trick; their cards come from the heap of seat 0, and the old ones go there."""
    old, new = lying(state).cards(), [one for act in acts for one in act.cards]
    heap = tuple(one for one in (*state.captured[0], *old) if one not in new)
    trick = evolve(lying(state), laid=acts)
    return evolve(state, trick=trick, captured=(heap, *state.captured[1:]))


def turn(state: hy.State, seat: int, *checked: int) -> hy.State:
    """The state with another turn seat, and others who have checked."""
    return evolve(
        state, agenda=(*state.agenda[:-1], hy.Turn(seat)), trick=evolve(lying(state), checked=tuple(sorted(checked)))
    )


def moved(state: hy.State, giver: int, to: int, which: hy.Card | None = None) -> hy.State:
    """The state with a card in another hand, by default the lowest one."""
    gone = state.hands[giver][0] if which is None else which
    hands = list(state.hands)
    hands[to] = sort_hand((*hands[to], gone))
    hands[giver] = tuple(one for one in hands[giver] if one is not gone)
    return evolve(state, hands=tuple(hands))


def hoarded(state: hy.State, seat: int, number: int) -> hy.State:
    """The state with cards of the first heap in a hand."""
    heap = state.captured[0]
    hands = list(state.hands)
    hands[seat] = sort_hand((*hands[seat], *heap[:number]))
    kept = heap[number:]
    assert card("COMPANION") in kept
    return evolve(state, hands=tuple(hands), captured=(kept, *state.captured[1:]))


def totals(state: hy.State, *points: int, overtime: bool = False) -> hy.State:
    return evolve(state, standing=evolve(state.standing, totals=points, overtime=overtime))


IMPOSSIBLE: dict[str, Callable[[], hy.State]] = {
    # The top is not what the cards make it.
    "another rank": lambda: top(FOLLOW, rank=9, strength=18),
    "a pair of one card": lambda: top(FOLLOW, kind="pair"),
    "a triple of one card": lambda: top(FOLLOW, kind="triple"),
    "a Trickster without effect": lambda: top(TURNED, kind="single"),
    "a Trickster who owns the top": lambda: top(TURNED, owner=3),
    "a Storm whose player does not own the top": lambda: top(STORM, owner=0),
    "a reversed order without a Storm": lambda: top(FOLLOW, storm=True, strength=18),
    "a Storm in the normal order": lambda: top(STORM, owner=0, storm=False, strength=14),
    "a Storm with the strength of the card below": lambda: top(STORM, strength=18),
    "a joker for a rank that does not fit": lambda: top(JOKER, rank=12, strength=24),
    "cards that are no play": lambda: laid(FOLLOW, hy.Laid(0, cards("B7 B9"))),
    "cards in disorder": lambda: laid(JOKER, hy.Laid(0, lying(JOKER).cards()[::-1])),
    "a lower answer": lambda: laid(FOLLOW, hy.Laid(0, cards("B9")), hy.Laid(0, cards("B7"))),
    "an answer of another kind": lambda: laid(FOLLOW, hy.Laid(0, cards("B6 G6")), hy.Laid(0, cards("B7"))),
    "a Hydra-attack on top": lambda: laid(FOLLOW, hy.Laid(0, cards("PEGASUS HYDRA")), hy.Laid(0, cards("B7"))),
    "a Storm on a pair": lambda: laid(STORM, hy.Laid(0, cards("B7 G7")), hy.Laid(1, cards("STORM"))),
    "a Storm on a Hero": lambda: laid(STORM, hy.Laid(0, cards("GH")), hy.Laid(1, cards("STORM"))),
    "a Trickster on a triple": lambda: laid(TURNED, hy.Laid(0, cards("R7 B7 G7")), hy.Laid(3, cards("TRICKSTER"))),
    "a Companion that another played": lambda: evolve(SHOWN, table=evolve(SHOWN.table, companion=hy.Companion(1))),
    # It cannot be this seat's turn.
    "a seat that was passed over": lambda: turn(FOLLOW, 3, 1),
    "a check before the turn": lambda: turn(FOLLOW, 1, 2),
    "a check out of order": lambda: turn(FOLLOW, 2, 3),
    "an owner who answers himself": lambda: turn(FOLLOW, 0),
    "an owner who answers after a Trickster": lambda: turn(TURNED, 0),
    "an owner back in turn with checks": lambda: turn(LEAPT, 0, 1),
    "a check right after the play": lambda: evolve(NAMING, trick=evolve(lying(NAMING), checked=(1,))),
    # Hands and piles.
    "another deal": lambda: moved(STAKE, 1, 2),
    "another deal with three players": lambda: moved(THREE, 1, 2),
    "another deal before an exchange": lambda: moved(EXCHANGE, 1, 2),
    "another deal with two players": lambda: moved(TWO, 1, 0),
    "a taken card with somebody else": lambda: moved(
        moved(EXCHANGE, 0, 1, EXCHANGE.table.middle[0].card), 1, 0, EXCHANGE.hands[1][-1]
    ),
    "a defender with too many cards": lambda: hoarded(LEAD, 1, 14),
    "an attacker with too many cards": lambda: hoarded(LEAD, 0, 17),
    "an uneven deal of personal piles": lambda: evolve(
        TWO,
        piles=evolve(
            TWO.piles, personal=(TWO.piles.personal[0][1:], (*TWO.piles.personal[1], TWO.piles.personal[0][0]))
        ),
    ),
    "an open card with somebody else": lambda: evolve(
        SIX, table=evolve(SIX.table, open_card=hy.OpenCard(SIX.hands[4][0], 2)), clues=()
    ),
    # Totals of a game that goes on.
    "a sole leader at the target": lambda: totals(LEAD, 444, 0, 0, 0),
    "a shared lead at the target without overtime": lambda: totals(LEAD, 450, 450, 0, 0),
    "a sole leader in overtime": lambda: totals(LEAD, 450, 449, 0, 0, overtime=True),
    "a sole leader in overtime below the target": lambda: totals(LEAD, 50, 49, 0, 0, overtime=True),
}


@pytest.mark.rule("HY-TRICK-1", "HY-TURN-4", "HY-GAME-1", "HY-GAME-3", "HY-STORM-4", "HY-TRICKSTER-8")
@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_state_is_refused(name: str) -> None:
    state = IMPOSSIBLE[name]()
    assert hy.GAME.audit(state) is not None
    with pytest.raises(DecodeError):
        from_json(hy.State, to_json(state))


@pytest.mark.rule("HY-PEGASUS-6")
def test_what_pegasus_stood_for_is_told_by_the_top() -> None:
    """7, 8, 9, 10 and Pegasus are a straight up to 10 or 11, and nothing else."""
    assert hy.GAME.audit(top(JOKER, rank=10, strength=20)) is None
    assert hy.GAME.audit(top(JOKER, rank=13, strength=26)) is not None
    assert card("PEGASUS") in lying(JOKER).cards()
