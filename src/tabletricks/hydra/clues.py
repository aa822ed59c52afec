"""
What is known of cards in other hands: cards that were seen on their way there ("Hidden information" of the rules page).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from attrs import frozen

from .cards import Card
from .state import Clue, Draft


@frozen
class Move:
    """
    A card that goes from hand to hand, seen by giver and receiver only (HY-WITCH-10, HY-6P-10).

    Attributes:
        giver: who gives it.
        to: who gets it.
        card: the card.
    """

    giver: int
    to: int
    card: Card


def seen_going(draft: Draft, card: Card, seat: int) -> None:
    """Everybody has seen a card come into a hand."""
    others = [None, *(other for other in draft.seats if other != seat)]
    draft.clues = _sorted((*draft.clues, *(Clue(observer, card, (seat,)) for observer in others)))


def pass_hidden(draft: Draft, moves: Iterable[Move]) -> None:
    """
    Cards change hands face down, all at once.

    Who gives a card knows where it is. All others can only say that a card they know of is where it was, or with the
    one who got something from there; with the latter for sure if it was the only card of its holder. And the receiver
    sees whether it is what he got.
    """
    moves = tuple(moves)
    taker = {move.giver: move.to for move in moves}
    for move in moves:
        draft.release(move.giver, (move.card,))
    for move in moves:
        draft.receive(move.to, (move.card,))
    clues = [Clue(move.giver, move.card, (move.to,)) for move in moves]
    for clue in draft.clues:
        if clue.observer is None or clue.card not in draft.hands[clue.observer]:
            clues.append(Clue(clue.observer, clue.card, _places(draft, clue, taker)))
    draft.clues = _sorted(clues)


def _places(draft: Draft, clue: Clue, taker: Mapping[int, int]) -> tuple[int, ...]:
    """Where a card may be now; whoever gave a card got one, so a hand of one card has nothing of what it was."""
    kept = {seat for seat in clue.seats if seat not in taker or len(draft.hands[seat]) > 1}
    seats = {*kept, *(taker[seat] for seat in clue.seats if seat in taker)} - {clue.observer}
    return tuple(sorted(seat for seat in seats if seat is not None))


def _sorted(clues: Iterable[Clue]) -> tuple[Clue, ...]:
    """The public first, then by seat; the order carries no meaning."""
    return tuple(sorted(clues, key=lambda clue: (-1 if clue.observer is None else clue.observer, clue.card.order)))


def forget(draft: Draft, cards: Container[Card]) -> None:
    """Cards were played, so that there is nothing to know of them any more: equal positions are equal states."""
    if draft.clues:
        draft.clues = tuple([clue for clue in draft.clues if clue.card not in cards])
