"""
Which cards of a hand match what is demanded, and why others do not (FR-MATCH-1 to FR-MATCH-17).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen

from ...core.refusals import IllegalAction
from ..cards import Card
from ..demands import Demand
from ..words import refuse


Hand = tuple[Card, ...]


@frozen
class OwnTerms:
    """
    The terms of a neutral card that does not simply match; the module of the card says them.

    Attributes:
        refusal: why it may not be played with a hand.
        hand_size: the hand size with which it may be played, itself included; ``None`` for never.
        turned_up: whether it may be turned up to begin a round or to go on with (FR-START-13).
    """

    refusal: Callable[[Hand], IllegalAction]
    hand_size: int | None
    turned_up: bool


OWN_TERMS: dict[Card, OwnTerms] = {}
"""The cards that have terms of their own."""

_BY_HAND_SIZE: dict[int | None, Card] = {}


def set_terms(card: Card, refusal: Callable[[Hand], IllegalAction], *, hand_size: int | None, turned_up: bool) -> None:
    """Gives a card terms of its own."""
    OWN_TERMS[card] = OwnTerms(refusal, hand_size, turned_up)
    _BY_HAND_SIZE[hand_size] = card


def playable(demand: Demand, hand: Hand) -> list[Card]:
    """The cards of a hand that may be played, each once, in the order of the hand."""
    accepts = demand.accepts
    found = [card for card in dict.fromkeys(hand) if card in accepts]
    special = _BY_HAND_SIZE.get(len(hand))
    if special in hand and special is not None:
        found.append(special)
    return found


def refused_play(demand: Demand, hand: Hand, card: Card) -> IllegalAction | None:
    """Why a card may not be played, or ``None`` if it may."""
    if card not in hand:
        return not_held(card)
    if card in demand.accepts:
        return None
    if card in OWN_TERMS:
        terms = OWN_TERMS[card]
        return None if terms.hand_size == len(hand) else terms.refusal(hand)
    return refuse(_mismatch(demand, card), _wanted(demand, card), card=card, **_details(demand))


def not_held(card: Card) -> IllegalAction:
    """What is said about a card that is not in the hand."""
    return refuse("FR-PLAY-1", "not_held", card=card)


def each_once(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Different cards, in their order."""
    return tuple(dict.fromkeys(cards))


def _mismatch(demand: Demand, card: Card) -> str:
    """The rule by which a card does not match."""
    if demand.kind == "black_wish":
        return "FR-MATCH-12"
    if card.kind == "colour_swap":
        return "FR-MATCH-9"
    if demand.kind == "colour_wish":
        return "FR-MATCH-7"
    if demand.kind == "number_wish":
        return "FR-MATCH-8"
    if demand.kind == "black":
        return "FR-MATCH-5" if card.black else "FR-MATCH-6"
    if card.black:
        return "FR-MATCH-4"
    return "FR-MATCH-1" if card.number else "FR-MATCH-2"


def _wanted(demand: Demand, card: Card) -> str:
    """The message that says what would match."""
    if demand.kind == "black" and card.black:
        return "black_on_black"
    if demand.kind == "normal":
        return "wants_number" if demand.number else "wants_symbol"
    return _WANTED[demand.kind]


_WANTED: dict[str, str] = {
    "colour_wish": "wants_wished_colour",
    "number_wish": "wants_wished_number",
    "black_wish": "wants_black",
    "black": "wants_number_of_black",
}


def _details(demand: Demand) -> dict[str, object]:
    """What is demanded, as far as it is said."""
    return {"colour": demand.colour, "number": demand.number, "symbol": demand.symbol}
