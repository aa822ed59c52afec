"""
Positions that are put together by hand: what can be said about one.
"""

from __future__ import annotations

from typing import Literal

from attrs import frozen

from ..core.seats import Seat
from .options import STAKES, Options, Stake


__all__ = ["Arrangement", "Asking", "Given"]

Asking = Literal[
    "choose_partner",
    "settle_stake",
    "give_card",
    "lead_trick",
    "answer_trick",
    "choose_companion",
    "look_at_pile",
    "pass_on",
]
"""The question that a position asks, by its tag."""

Given = str | int | tuple[str | int, ...]
"""
Cards by their texts, ``"R7 GH PEGASUS"``; a number of others that chance picks, ``3``; or both, ``("R7 GH", 3)``. Where
the colour does not matter a rank will do, ``"7 7 H"``: it is the first one (red, blue, green, yellow) of that rank that
nothing else names.
"""


@frozen
class Arrangement:
    """
    A position in the words of the view; :func:`arranged` sets it up, and its JSON text is what a bug report quotes.

    What is left open (``None``, or an entry that is missing at the end of a column) is dealt from the seed, out of what
    is left. Wherever the order of cards counts, the top card of a pile comes first.

    Attributes:
        options: the options of the game.
        seed: the seed of the game, and of what is left open.
        hands: the hand of every seat; an open one has as many cards as are dealt and taken, less those in the trick.
        scores: the points of every seat; 0 where open.
        captured: cards that every seat has captured.
        rest: the seat that has captured whatever is left over; ``None`` leaves each of these cards to chance.
        personal_piles: with two players the personal piles.
        known_by: the seats that know the cards of the personal piles, pile by pile and card by card; nobody where open.
        shared_pile: with two or three players the shared pile.
        drawn: the cards that whoever is on turn has drawn and must play at once, in order of drawing.
        attackers: the attackers; by default seat 0, with six players seats 0 and 1.
        stake: 50, 40 or 30.
        middle: the three middle cards; ``?`` leaves one of them open. Those that were taken may lie elsewhere by now.
        taken: the places in the middle, 0 to 2, whose cards attacker 1 has taken; ``None`` is the first ones. Attacker
            2 has taken the others.
        open_card: with six players the card that was dealt face up.
        open_seat: who was dealt it; ``None`` is the last of the attackers.
        companion: who has played the Companion, and whom that player has named.
        trick: what lies in the open trick, in order: each seat with its cards, ``(1, "7 7")``. What Pegasus stands for
            is written like ``PEGASUS=11``. Storm, Time Leap and Trickster have their effect, unless they are led.
        checked: who has checked since the last play or Time Leap.
        turn: who is on turn; ``None`` is the next one after the last play that has not checked, or attacker 1.
        round: the number of the round.
        overtime: whether the first sole leader wins.
        asking: the question that is asked; ``None`` is a turn.
    """

    options: Options
    seed: int = 0
    hands: tuple[Given | None, ...] = ()
    scores: tuple[int | None, ...] = ()
    captured: tuple[str | None, ...] = ()
    rest: Seat | None = None
    personal_piles: tuple[Given | None, ...] = ()
    known_by: tuple[tuple[tuple[Seat, ...], ...] | None, ...] = ()
    shared_pile: Given | None = None
    drawn: str = ""
    attackers: tuple[Seat, ...] | None = None
    stake: Stake = STAKES[0]
    middle: str = "? ? ?"
    taken: tuple[int, ...] | None = None
    open_card: str | None = None
    open_seat: Seat | None = None
    companion: tuple[Seat, Seat | None] | None = None
    trick: tuple[tuple[Seat, str], ...] = ()
    checked: tuple[Seat, ...] = ()
    turn: Seat | None = None
    round: int = 1
    overtime: bool = False
    asking: Asking | None = None
