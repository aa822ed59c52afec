"""
Positions that are put together by hand: what can be said about one.
"""

from __future__ import annotations

from typing import Literal

from attrs import frozen

from ..core import Seat
from .options import Options


__all__ = ["Arrangement", "Asking", "Given"]

Asking = Literal["bet_on_kodora", "lead_trick", "answer_trick", "come_down_to_cap"]
"""The question that a position asks, by its tag."""

Given = str | int | tuple[str | int, ...]
"""
Cards or advancements: their texts, ``"7 7+burny"``; a number of others that chance picks, ``3``; or both,
``("7 7+burny", 3)``.
"""


@frozen
class Arrangement:
    """
    A position in the words of the view; :func:`arranged` sets it up, and its JSON text is what a bug report quotes.

    What is left open (``None``, or an entry that is missing at the end of a column) is dealt from the seed, out of what
    is left.

    Attributes:
        options: the options of the game.
        seed: the seed of the game, and of what is left open.
        hands: the hand of every seat; an open one has as many cards as that seat can still hold.
        scores: free victory points, by seat; 1 where open.
        power: power tokens, by seat; 2 where open.
        screens: the advancements behind every screen; an open one has one of each starter, as far as they are left, and
            as many others as are drawn at setup.
        kodora: the bet cards of every seat; the stake follows from them.
        places: the places of those who have run out of cards, by seat.
        pile: the sets of the running trick, each with its seat, the top one last. A ``*`` after a card activates its
            ability: ``(0, "7 7+burny*")``. Direction, queue and skip follow from it.
        turn: who is on turn: with a pile the first that may answer, without one whoever leads.
        played: cards of finished tricks of this hand. What is left over and lies nowhere else lies there, too.
        bag: the advancements in the bag, the next one first; if open, all that are left.
        number: the number of the hand; ``None`` is the first one, or the final one.
        final: whether it is the final hand.
        participants: who takes part in the final hand; ``None`` is everybody.
        start: who leads the first trick of the hand; ``None`` is whoever leads the running one.
        asking: the question that is asked; ``None`` is a turn.
    """

    options: Options
    seed: int = 0
    hands: tuple[Given | None, ...] = ()
    scores: tuple[int | None, ...] = ()
    power: tuple[int | None, ...] = ()
    screens: tuple[Given | None, ...] = ()
    kodora: tuple[str | None, ...] = ()
    places: tuple[int | None, ...] = ()
    pile: tuple[tuple[Seat, str], ...] = ()
    turn: Seat | None = None
    played: str = ""
    bag: Given | None = None
    number: int | None = None
    final: bool = False
    participants: tuple[Seat, ...] | None = None
    start: Seat | None = None
    asking: Asking | None = None
