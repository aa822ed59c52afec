"""
What a seat may know ("Hidden information" of the rules page).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from attrs import frozen

from ..core.agenda import Asks
from ..core.game import Outcome
from .cards import FACE_DOWN, Card
from .options import Options
from .special_cards.companion import CompanionChoice, LookChoice
from .special_cards.witch import WitchPassing
from .stake import ExchangeChoice, PartnerChoice, StakeChoice
from .state import Clue, MiddleCard, PileCard, Piles, Standing, State, Table, Trick


if TYPE_CHECKING:
    from .items import AgendaItem

Phase = Literal["partner", "stake", "exchange", "turn", "companion", "look", "witch", "game_over"]

_PHASES: dict[type, Phase] = {
    PartnerChoice: "partner",
    StakeChoice: "stake",
    ExchangeChoice: "exchange",
    CompanionChoice: "companion",
    LookChoice: "look",
    WitchPassing: "witch",
}


@frozen
class View:
    """
    A game as one seat, or a spectator, sees it; cards that it may not see lie face down, ``Card("?")``.

    Attributes:
        seat: whose view it is; ``None`` for a spectator.
        options: the options of the game.
        phase: what kind of decision is awaited.
        awaiting: the seats that block the game.
        agenda: what still has to happen, the next item last, without the hidden choices of others.
        standing: round, dealer and totals.
        table: attackers, stake, middle cards and what is public about the Companion.
        hands: the hand of every seat; all but the own one lie face down.
        captured: the cards that every seat has captured (HY-TRICK-11).
        trick: the open trick.
        piles: the piles, as far as they are known (HY-3P-3, HY-2P-18).
        clues: what the seat knows of cards in other hands, and (``observer`` is ``None``) what everybody knows.
        outcome: how the game has ended, or ``None``.
    """

    seat: int | None
    options: Options
    phase: Phase
    awaiting: tuple[int, ...]
    agenda: tuple[AgendaItem, ...]
    standing: Standing
    table: Table
    hands: tuple[tuple[Card, ...], ...]
    captured: tuple[tuple[Card, ...], ...]
    trick: Trick | None
    piles: Piles
    clues: tuple[Clue, ...]
    outcome: Outcome | None


def view_of(state: State, seat: int | None) -> View:
    """What a seat may know."""
    agenda = state.agenda
    question = agenda[-1] if agenda else None
    return View(
        seat,
        state.options,
        "game_over" if question is None else _PHASES.get(type(question), "turn"),
        question.awaits(state) if isinstance(question, Asks) else (),
        tuple([item.seen_by(seat) for item in agenda]),
        state.standing,
        _table(state.table, seat),
        tuple([hand if owner == seat else (FACE_DOWN,) * len(hand) for owner, hand in enumerate(state.hands)]),
        state.captured,
        state.trick,
        _piles(state.piles, seat) if state.options.deal.shared else state.piles,
        tuple([clue for clue in state.clues if clue.observer is None or clue.observer == seat]),
        state.outcome,
    )


def _table(table: Table, seat: int | None) -> Table:
    """The middle cards that lie, or lay, face down are seen by their taker only (HY-BID-11, HY-BID-12)."""
    middle = tuple(
        [
            card if card.face_up or (card.taker is not None and card.taker == seat) else _turned_down(card)
            for card in table.middle
        ]
    )
    return Table(table.attackers, table.stake, middle, table.companion, table.open_card)


def _turned_down(middle: MiddleCard) -> MiddleCard:
    return MiddleCard(FACE_DOWN, middle.face_up, middle.taker)


def _piles(piles: Piles, seat: int | None) -> Piles:
    shared = piles.shared
    if shared:
        shared = (FACE_DOWN,) * (len(shared) - 1) + (shared[-1] if piles.face_up else FACE_DOWN,)
    return Piles(
        shared,
        piles.face_up,
        tuple([tuple([card if knows(card, seat) else _hidden(card) for card in pile]) for pile in piles.personal]),
    )


def knows(card: PileCard, seat: int | None) -> bool:
    """Whether somebody knows a card of a personal pile; what both players know is public."""
    return len(card.known_by) == 2 or (seat is not None and seat in card.known_by)


def _hidden(card: PileCard) -> PileCard:
    return PileCard(FACE_DOWN, card.known_by)
