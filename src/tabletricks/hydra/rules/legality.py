"""
Whether a play is legal, and why not, in the order of checks of the rules page ("Order of checks").
"""

from __future__ import annotations

from ...core.refusals import IllegalAction
from ...core.words import Message
from ..actions import Play
from ..cards import STORM, TRICKSTER, Card, named
from ..combinations import ORDERS, Combination, misnamed, ranks_of_pegasus, recognized, refused, told
from ..view import Trick
from ..words import refuse
from .special_cards import storm, trickster


def not_held(hand: tuple[Card, ...], drawn: tuple[Card, ...], cards: tuple[Card, ...]) -> IllegalAction | None:
    """Cards come from the hand and from what was drawn, and all that was drawn is played (HY-TURN-9, HY-3P-6)."""
    for card in cards:
        if card not in hand and card not in drawn:
            return refuse("HY-TURN-9", "not_held", card=card.named())
    if drawn:
        left = [card for card in drawn if card not in cards]
        if left:
            return refuse("HY-3P-6", "drawn_left", cards=named(left), number=len(left))
    return None


def play_refusal(
    hand: tuple[Card, ...], drawn: tuple[Card, ...], trick: Trick | None, action: Play
) -> IllegalAction | None:
    """Why a play of the turn seat is refused, or ``None`` if it is legal."""
    cards = action.cards
    fault = misnamed(cards)
    if fault is not None:
        return refused(fault)
    problem = not_held(hand, drawn, cards)
    if problem is not None:
        return problem
    found = recognized(cards, action.pegasus_as)
    if isinstance(found, Combination):
        return None if trick is None else _not_beating(found, trick, cards)
    rule, reason, _ = found
    return _which_rank(rule, trick, cards) if reason == "pegasus_rank" else refused(found)


def _which_rank(rule: str, trick: Trick | None, cards: tuple[Card, ...]) -> IllegalAction:
    """It was not said what Pegasus stands for: the ranks that would do, if there are any."""
    fitting = []
    for rank in ranks_of_pegasus(cards):
        found = recognized(cards, rank)
        assert isinstance(found, Combination)
        if trick is None or _not_beating(found, trick, cards) is None:
            fitting.append(rank)
    if fitting or trick is None:
        return refuse(rule, "pegasus_rank", cards=cards, ranks=tuple(fitting))
    return refuse(rule, "pegasus_weak", cards=cards, top=trick.top.told("object"))


def _not_beating(found: Combination, trick: Trick, cards: tuple[Card, ...]) -> IllegalAction | None:
    """Why a combination does not beat the top, or ``None`` if it does (HY-TURN-5, HY-TURN-6)."""
    top, kind, rank = trick.top, found.kind, found.rank
    if kind == "hydra_attack" or (kind == "ambush" and top.kind != "ambush"):
        return None
    if rank == 0:
        return _without_value(cards[0], trick)
    if kind != top.kind or found.length != top.length:
        wanted = Message(f"kind.{top.kind}", {"length": top.length})
        rule = "HY-TURN-5" if kind != top.kind else "HY-COMBO-11"
        own = told(kind, found.length, rank)
        return refuse(rule, "no_answer", own=own, top=top.told("object"), kind=wanted)
    if ORDERS[trick.storm][rank] <= top.strength:
        reason = "too_low_in_storm" if trick.storm else "too_low"
        return refuse("HY-COMBO-12", reason, own=told(kind, found.length, rank), top=top.told("object"))
    return None


def _without_value(card: Card, trick: Trick) -> IllegalAction:
    """Storm, Time Leap and Trickster are played on a top only for their effect, if they can (HY-TRICK-10)."""
    values = {"card": card.named(), "top": trick.top.told("object")}
    if card is STORM and storm.refusal(trick) is not None:
        return refuse("HY-TRICK-10", "no_value", where=Message("where.storm"), **values)
    if card is TRICKSTER and trickster.refusal(trick.top) is not None:
        return refuse("HY-TRICK-10", "no_value", where=Message("where.trickster"), **values)
    return refuse("HY-TRICK-10", "effect_instead", **values)
