"""
Whether a play is legal, and why not, in the order of checks of the rules page ("Order of checks").
"""

from __future__ import annotations

from ...core.errors import IllegalAction
from ..actions import Play
from ..cards import Card, the
from ..combinations import ORDERS, Combination, combination, label, misnamed
from ..view import Trick


def not_held(hand: tuple[Card, ...], drawn: tuple[Card, ...], cards: tuple[Card, ...]) -> IllegalAction | None:
    """Cards come from the hand and from what was drawn, and all that was drawn is played (HY-TURN-9, HY-3P-6)."""
    for card in cards:
        if card not in hand and card not in drawn:
            return IllegalAction("HY-TURN-9", f"you do not hold {the(card)}")
    if drawn:
        left = [card for card in drawn if card not in cards]
        if left:
            return IllegalAction("HY-3P-6", f"you have drawn {', '.join(map(the, left))} and must play that as well")
    return None


def play_refusal(
    hand: tuple[Card, ...], drawn: tuple[Card, ...], trick: Trick | None, action: Play
) -> IllegalAction | None:
    """Why a play of the turn seat is refused, or ``None`` if it is legal."""
    cards = action.cards
    fault = misnamed(cards)
    if fault is not None:
        return IllegalAction(*fault)
    problem = not_held(hand, drawn, cards)
    if problem is not None:
        return problem
    found = combination(cards, action.pegasus_as)
    if not isinstance(found, Combination):
        return IllegalAction(*found)
    return None if trick is None else _not_beating(found, trick, cards)


def _not_beating(found: Combination, trick: Trick, cards: tuple[Card, ...]) -> IllegalAction | None:
    """Why a combination does not beat the top, or ``None`` if it does (HY-TURN-5, HY-TURN-6)."""
    top, kind, rank = trick.top, found.kind, found.rank
    if kind == "hydra_attack" or (kind == "ambush" and top.kind != "ambush"):
        return None
    if rank == 0:
        msg = f"{the(cards[0])} has no value of its own and does not beat {top.label}"
        return IllegalAction("HY-TRICK-10", msg)
    own = label(kind, found.length, rank)
    if kind != top.kind:
        return IllegalAction("HY-TURN-5", f"{own} is no answer to {top.label}: the kind must be the same")
    if found.length != top.length:
        return IllegalAction("HY-COMBO-11", f"{own} is no answer to {top.label}: the length must be the same")
    if ORDERS[trick.storm][rank] <= top.strength:
        storm = " in the Storm" if trick.storm and not top.is_storm else ""
        return IllegalAction("HY-COMBO-12", f"{own} does not beat {top.label}{storm}")
    return None
