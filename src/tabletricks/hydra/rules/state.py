"""
The state of a game: one flat value, with a column for whatever every seat has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from ... import core
from ...core.outcome import Outcome
from ...core.rng import Rng
from ...core.seats import Seat
from ..cards import Card, sort_hand, without
from ..events import Event
from ..options import FIRST_OPEN, STAKES, Options, Stake
from ..view import Companion, OpenCard, Pending, Trick


NOBODY = Companion()
"""Nobody has played the Companion."""
TURNED_UP = {50: 0, 40: 2}
"""The middle card that is turned up by a reduction from this stake (HY-BID-4)."""


@attrs.define(eq=False)
class Position(core.Position):
    """
    What rules may read, whether it is a state or the draft of a step.

    Attributes:
        options: the options of the game.
        rng: the random source.
        agenda: what still has to happen, the next item last.
        round: 1 for the first round.
        dealer: who deals this round (HY-SETUP-3).
        totals: the points of every seat.
        overtime: whether the first sole leader wins (HY-GAME-2 to HY-GAME-4).
        attackers: attacker 1, with six players also attacker 2 once it is known who that is.
        stake: 50, 40 or 30.
        middle: the three middle cards.
        takers: who has taken each of them; ``None`` while it lies there, and when it is aside (HY-BID-10).
        companion: what is public about the Companion.
        open_card: the card that was dealt face up, with six players.
        hands: the hand of every seat, sorted by rank.
        captured: the cards that every seat has captured in this round (HY-TRICK-11).
        trick: the open trick; ``None`` while somebody is to lead.
        drawn: the cards that whoever is on turn has drawn and must play at once; they are in no hand (HY-3P-12).
        shared_pile: the shared pile, the top card last.
        personal_piles: the personal pile of every seat, the top card last (HY-2P-1).
        pile_knowers: the seats that know each of these cards, ascending (HY-2P-18).
        outcome: how the game has ended, or ``None``.
    """

    options: Options
    rng: Rng
    agenda: Sequence[Pending]
    dealer: Seat
    attackers: tuple[Seat, ...]
    totals: Sequence[int]
    hands: Sequence[tuple[Card, ...]]
    captured: Sequence[tuple[Card, ...]]
    personal_piles: Sequence[tuple[Card, ...]]
    pile_knowers: Sequence[tuple[tuple[Seat, ...], ...]]
    middle: tuple[Card, ...] = ()
    takers: tuple[Seat | None, ...] = ()
    round: int = 1
    overtime: bool = False
    stake: Stake = STAKES[0]
    companion: Companion = NOBODY
    open_card: OpenCard | None = None
    trick: Trick | None = None
    drawn: tuple[Card, ...] = ()
    shared_pile: tuple[Card, ...] = ()
    outcome: Outcome | None = None

    @property
    def middle_taken(self) -> bool:
        """Whether the stake is settled; from then on the shared pile lies open (HY-3P-2)."""
        return any(taker is not None for taker in self.takers)

    def after(self, seat: int) -> int:
        """The next seat, the one to the right (HY-SETUP-1)."""
        return (seat + 1) % len(self.hands)

    def is_face_up(self, position: int) -> bool:
        """Whether everybody has seen a middle card (HY-SETUP-6, HY-BID-4)."""
        return position == FIRST_OPEN or any(
            position == turned and self.stake < before for before, turned in TURNED_UP.items()
        )

    def open_trick(self) -> Trick:
        """The trick, where the rules have one open."""
        assert self.trick is not None
        return self.trick


@attrs.frozen
class State(Position):
    """A whole game at one moment, with every secret."""


class Draft(core.Draft[Pending, Event], Position):
    """The working copy of a state during a step, and what all rules do with cards."""

    agenda: list[Pending]
    totals: list[int]
    hands: list[tuple[Card, ...]]
    captured: list[tuple[Card, ...]]
    personal_piles: list[tuple[Card, ...]]
    pile_knowers: list[tuple[tuple[Seat, ...], ...]]

    def receive(self, seat: int, cards: Iterable[Card]) -> None:
        """Cards come into a hand."""
        self.hands[seat] = sort_hand((*self.hands[seat], *cards))

    def release(self, seat: int, cards: Iterable[Card]) -> None:
        """Cards leave a hand; what was drawn was never in it (HY-3P-12)."""
        self.hands[seat] = without(self.hands[seat], [card for card in cards if card not in self.drawn])
        self.drawn = ()

    def capture(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Cards go to what a seat has captured (HY-TRICK-11)."""
        self.captured[seat] += cards
