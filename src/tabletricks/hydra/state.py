"""
The state of a game, and its working copy during a step.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from attrs import frozen

from ..core import agenda as core
from ..core.game import Outcome
from ..core.rng import Rng
from .cards import Card, sort_hand, without
from .combinations import Top
from .events import Event
from .options import STAKES, Options


if TYPE_CHECKING:
    from .items import AgendaItem


@frozen
class Standing:
    """
    What is carried from round to round (HY-SETUP-5, HY-SETUP-11).

    Attributes:
        round: 1 for the first round.
        dealer: who deals this round.
        totals: the points of every seat.
        overtime: whether the first sole leader wins (HY-GAME-2 to HY-GAME-4).
    """

    round: int
    dealer: int
    totals: tuple[int, ...]
    overtime: bool = False


@frozen
class MiddleCard:
    """
    One of the three cards in the middle.

    Attributes:
        card: the card.
        face_up: whether everybody has seen it.
        taker: who has taken it; ``None`` while it lies there, and when it is aside (HY-BID-10).
    """

    card: Card
    face_up: bool
    taker: int | None = None


@frozen
class Companion:
    """
    What is public about the Companion; who holds it unplayed follows from the hands (HY-COMPANION-3).

    Attributes:
        played_by: who has played it.
        named: whom that player has named.
    """

    played_by: int | None = None
    named: int | None = None


@frozen
class OpenCard:
    """
    The card that was dealt face up with six players (HY-6P-4).

    Attributes:
        card: the card.
        seat: who was dealt it.
    """

    card: Card
    seat: int


@frozen
class Table:
    """
    What concerns a whole round.

    Attributes:
        attackers: attacker 1, with six players also attacker 2 once he is known.
        stake: 50, 40 or 30.
        middle: the three middle cards.
        companion: what is public about the Companion.
        open_card: the card that was dealt face up, with six players.
    """

    attackers: tuple[int, ...]
    stake: int = STAKES[0]
    middle: tuple[MiddleCard, ...] = ()
    companion: Companion = Companion()
    open_card: OpenCard | None = None


@frozen
class PileCard:
    """
    A card of a personal pile.

    Attributes:
        card: the card.
        known_by: the seats that know it, ascending (HY-2P-18).
    """

    card: Card
    known_by: tuple[int, ...] = ()


@frozen
class Piles:
    """
    The piles of the games for two and three.

    Attributes:
        shared: the shared pile, the top card last.
        face_up: whether its top card lies face up (HY-3P-2).
        personal: the personal pile of every seat, the top card last; without piles there is nothing (HY-2P-1).
    """

    shared: tuple[Card, ...] = ()
    face_up: bool = False
    personal: tuple[tuple[PileCard, ...], ...] = ()


NO_PILES = Piles()


@frozen
class Laid:
    """
    Cards that were laid into a trick in one act.

    Attributes:
        seat: who laid them.
        cards: the cards.
    """

    seat: int
    cards: tuple[Card, ...]


@frozen
class Trick:
    """
    An open trick; a trick opens with its lead.

    Attributes:
        leader: who has led it.
        laid: everything that was played in it, in order.
        top: the play to beat.
        storm: whether the order is reversed (HY-STORM-5).
        checked: who has checked since the last play or Time Leap, ascending; never the owner (HY-TRICK-3).
    """

    leader: int
    laid: tuple[Laid, ...]
    top: Top
    storm: bool = False
    checked: tuple[int, ...] = ()

    def cards(self) -> tuple[Card, ...]:
        """All cards of the trick."""
        return tuple([card for laid in self.laid for card in laid.cards])


@frozen
class Clue:
    """
    What somebody knows of a card in another hand, because he saw it on its way there.

    See "Hidden information" of the rules page. It holds as long as the card is in a hand.

    Attributes:
        observer: who knows it; ``None`` is the public, spectators included.
        card: the card.
        seats: the seats one of which holds it, ascending: after a hidden exchange there may be several.
    """

    observer: int | None
    card: Card
    seats: tuple[int, ...]


@frozen
class State:
    """
    A whole game at one moment, with every secret.

    Attributes:
        options: the options of the game.
        rng: the random source.
        agenda: what still has to happen, the next item last.
        standing: round, dealer and totals.
        table: what concerns the whole round.
        hands: the hand of every seat, sorted by rank.
        captured: the cards that every seat has captured in this round (HY-TRICK-11).
        trick: the open trick; ``None`` while somebody is to lead.
        piles: the piles of the games for two and three.
        clues: who knows what of cards in other hands.
        outcome: how the game has ended, or ``None``.
    """

    options: Options
    rng: Rng
    agenda: tuple[AgendaItem, ...]
    standing: Standing
    table: Table
    hands: tuple[tuple[Card, ...], ...]
    captured: tuple[tuple[Card, ...], ...]
    trick: Trick | None = None
    piles: Piles = NO_PILES
    clues: tuple[Clue, ...] = ()
    outcome: Outcome | None = None

    @property
    def seats(self) -> range:
        """All seats, ascending."""
        return range(len(self.hands))


class Draft(core.Draft[State, "AgendaItem", Event]):
    """The working copy of a state during a step, and what all rules do with cards."""

    __slots__ = (
        "captured",
        "clues",
        "hands",
        "options",
        "outcome",
        "piles",
        "standing",
        "table",
        "trick",
    )

    def __init__(self, state: State) -> None:
        super().__init__(state.agenda, state.rng)
        self.options = state.options
        self.standing = state.standing
        self.table = state.table
        self.hands = list(state.hands)
        self.captured = state.captured
        self.trick = state.trick
        self.piles = state.piles
        self.clues = state.clues
        self.outcome = state.outcome

    def freeze(self) -> State:
        """The state that the step leads to."""
        return State(
            self.options,
            self.rng,
            tuple(self.agenda),
            self.standing,
            self.table,
            tuple(self.hands),
            self.captured,
            self.trick,
            self.piles,
            self.clues,
            self.outcome,
        )

    @property
    def seats(self) -> range:
        """All seats, ascending."""
        return range(len(self.hands))

    def after(self, seat: int) -> int:
        """The next seat, the one to the right (HY-SETUP-1)."""
        return (seat + 1) % len(self.hands)

    def open_trick(self) -> Trick:
        """The trick, where the rules have one open."""
        assert self.trick is not None
        return self.trick

    def receive(self, seat: int, cards: Iterable[Card]) -> None:
        """Cards come into a hand."""
        self.hands[seat] = sort_hand((*self.hands[seat], *cards))

    def release(self, seat: int, cards: Iterable[Card]) -> None:
        """Cards leave a hand."""
        self.hands[seat] = without(self.hands[seat], cards)

    def capture(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Cards go to what a seat has captured."""
        captured = list(self.captured)
        captured[seat] += cards
        self.captured = tuple(captured)
