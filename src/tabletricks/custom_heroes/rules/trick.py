"""
The flow of a trick: who is on turn, who wins, who leads the next one (CH-TRICK-1, CH-TRICK-7 to CH-TRICK-12).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core import Seat, next_among
from ..events import SpectorScored, TrickStarted, TrickWon
from ..view import Trick
from .items import Happening
from .power import check_cap
from .state import Draft
from .turn import Turn


@frozen
class NewTrick(Happening):
    """
    A seat leads a new trick (CH-TRICK-10).

    Attributes:
        leader: the seat.
    """

    tag: ClassVar[str] = "new_trick"

    leader: Seat

    def run(self, draft: Draft) -> None:
        """Clears the table and begins the leader's turn."""
        draft.trick = Trick(self.leader)
        draft.emit(TrickStarted(self.leader))
        _begin_turn(draft, self.leader)


@frozen
class NextTurn(Happening):
    """The next one in the queue is on turn, or the trick is won; nothing, if the hand has ended."""

    tag: ClassVar[str] = "next_turn"

    def run(self, draft: Draft) -> None:
        """Begins a turn, or gives the trick to the owner of the top set."""
        trick = draft.trick
        if trick is None:
            return
        if trick.queue:
            _begin_turn(draft, trick.queue[0])
            return
        winner = trick.pile[-1].seat
        active = draft.active()
        leader = winner if winner in active else next_among(active, winner, len(draft.players))
        draft.emit(TrickWon(winner, leader))
        _pay_spectors(draft, trick, winner)
        draft.played += trick.cards()
        draft.then(NewTrick(leader))


def _begin_turn(draft: Draft, seat: int) -> None:
    """Lets a seat act; in the English edition its cap check comes first (CH-POWER-8)."""
    draft.then(Turn(seat), NextTurn())
    check_cap(draft, seat, "en")


def _pay_spectors(draft: Draft, trick: Trick, winner: int) -> None:
    """All Spectors that the winner activated in this trick count, whichever set held them (CH-ADV-SPECTOR-3)."""
    table = draft.options.cards
    activated = (card for played in trick.pile if played.seat == winner for card in played.activated)
    spectors = sum(table.facts[card].ability == "spector" for card in activated)
    if spectors:
        draft.gain(winner, vp=spectors)
        draft.emit(SpectorScored(winner, draft.players[winner].vp, spectors))
