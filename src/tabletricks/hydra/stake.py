"""
Before the first trick: partner, stake, middle cards, exchange (HY-BID-1 to HY-BID-14, HY-6P-5 to HY-6P-12).
"""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

import attrs
from attrs import frozen

from ..core.errors import IllegalAction
from .actions import Action, Exchange, NamePartner, Reduce, Take
from .cards import Card
from .clues import Move, pass_hidden, seen_going
from .events import CardAside, CardsExchanged, MiddleTaken, PartnerNamed, StakeReduced
from .options import FIRST_OPEN, MIDDLE, STAKES
from .piles import turn_up
from .questions import Commitment, GivingQuestion, SeatQuestion
from .state import Draft, MiddleCard, State
from .turn import Turn


_TO_TAKE = {50: 3, 40: 2, 30: 1}
_TAKE_RULES = {50: "HY-BID-2", 40: "HY-BID-6", 30: "HY-BID-8"}
_TURNED_UP = {50: 0, 40: 2}
"""The position that is turned up by a reduction from this stake (HY-BID-4)."""


@frozen
class PartnerChoice(SeatQuestion):
    """Attacker 1 was dealt the open card and must name attacker 2 (HY-6P-5, HY-6P-6)."""

    tag: ClassVar[str] = "partner"
    answers: ClassVar[tuple[type[Action], ...]] = (NamePartner,)
    topic: ClassVar[str] = "the other attacker"
    before_play: ClassVar[bool] = True

    def offers(self, state: State, seat: int) -> list[Action]:
        """Everybody else."""
        return [NamePartner(seat, target) for target in state.seats if target != seat]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Any other player."""
        assert isinstance(action, NamePartner)
        if action.target == self.seat:
            return IllegalAction("HY-6P-5", "you must name somebody else")
        if action.target not in state.seats:
            return IllegalAction("HY-6P-5", f"there is no seat {action.target}")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """The two are the attackers."""
        assert isinstance(action, NamePartner)
        draft.table = attrs.evolve(draft.table, attackers=(self.seat, action.target))
        draft.emit(PartnerNamed(self.seat, action.target))
        draft.then(StakeChoice(self.seat))

    def audit(self, state: State) -> str | None:
        """It is asked only if attacker 1 was dealt the open card."""
        open_card = state.table.open_card
        if open_card is None or state.table.attackers != (self.seat,) or open_card.seat != self.seat:
            return "a partner is named by an attacker who was dealt the open card"
        return super().audit(state)


@frozen
class StakeChoice(SeatQuestion):
    """The attacker takes middle cards for the present stake, or reduces it (HY-BID-2 to HY-BID-9)."""

    tag: ClassVar[str] = "stake"
    answers: ClassVar[tuple[type[Action], ...]] = (Take, Reduce)
    topic: ClassVar[str] = "the stake"
    before_play: ClassVar[bool] = True

    def offers(self, state: State, seat: int) -> list[Action]:
        """Reducing, then every choice of cards."""
        stake = state.table.stake
        found: list[Action] = [] if stake == STAKES[-1] else [Reduce(seat)]
        return [*found, *(Take(seat, positions) for positions in combinations(range(MIDDLE), _TO_TAKE[stake]))]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Exactly as many cards as the stake says; no reduction below the last stake."""
        stake = state.table.stake
        if isinstance(action, Reduce):
            if stake == STAKES[-1]:
                return IllegalAction("HY-BID-9", f"the stake is {stake} and cannot be reduced any more")
            return None
        assert isinstance(action, Take)
        if action.positions in combinations(range(MIDDLE), _TO_TAKE[stake]):
            return None
        msg = f"for a stake of {stake} exactly {_TO_TAKE[stake]} of the positions 0, 1, 2 are taken, in ascending order"
        return IllegalAction(_TAKE_RULES[stake], msg)

    def take(self, draft: Draft, action: Action) -> None:
        """A reduction turns up a card; taking settles the stake."""
        if isinstance(action, Reduce):
            self._reduce(draft)
            return
        assert isinstance(action, Take)
        attackers = draft.table.attackers
        take_middle(draft, attackers[0], action.positions)
        left = tuple(position for position in range(MIDDLE) if position not in action.positions)
        if len(attackers) == 2:
            # With six players attacker 2 gets what is left, and then both exchange a card (HY-6P-8, HY-6P-10).
            if left:
                take_middle(draft, attackers[1], left)
            draft.then(ExchangeChoice(tuple(sorted(attackers))))
            return
        if left:
            draft.emit(CardAside(len(left)))
        if draft.piles.shared:
            turn_up(draft)
        draft.then(Turn(attackers[0]))

    def _reduce(self, draft: Draft) -> None:
        table = draft.table
        position = _TURNED_UP[table.stake]
        stake = STAKES[STAKES.index(table.stake) + 1]
        middle = list(table.middle)
        middle[position] = MiddleCard(middle[position].card, face_up=True)
        draft.table = attrs.evolve(table, stake=stake, middle=tuple(middle))
        draft.emit(StakeReduced(self.seat, stake, position, middle[position].card))
        draft.then(self)

    def audit(self, state: State) -> str | None:
        """Nothing has been taken or played yet."""
        if self.seat != state.table.attackers[0] or len(state.table.attackers) != state.options.attackers:
            return "attacker 1 decides about the stake, once the attackers are known"
        if any(middle.taker is not None for middle in state.table.middle):
            return "the stake is settled once cards were taken"
        return super().audit(state)


def face_up_positions(stake: int) -> set[int]:
    """The middle cards that lie face up at a stake (HY-SETUP-6, HY-BID-4)."""
    return {FIRST_OPEN, *(position for before, position in _TURNED_UP.items() if before > stake)}


def take_middle(draft: Draft, seat: int, positions: tuple[int, ...]) -> None:
    """Middle cards come into a hand; those that lie face down are seen by nobody else (HY-BID-12, HY-6P-9)."""
    table = draft.table
    middle = list(table.middle)
    face_up = tuple(middle[position].card for position in positions if middle[position].face_up)
    hidden = tuple(middle[position].card for position in positions if not middle[position].face_up)
    for position in positions:
        middle[position] = MiddleCard(middle[position].card, middle[position].face_up, seat)
    draft.table = attrs.evolve(table, middle=tuple(middle))
    draft.receive(seat, face_up + hidden)
    for card in face_up:
        seen_going(draft, card, seat)
    stake = table.stake if seat == table.attackers[0] else None
    draft.emit(MiddleTaken(seat, stake, positions, face_up, hidden))


@frozen
class ExchangeChoice(GivingQuestion):
    """Each attacker gives the other one a card, face down (HY-6P-10, HY-6P-11)."""

    tag: ClassVar[str] = "exchange"
    answers: ClassVar[tuple[type[Action], ...]] = (Exchange,)
    topic: ClassVar[str] = "the card for the other attacker"

    def answer(self, seat: int, card: Card) -> Action:
        """Giving a card."""
        return Exchange(seat, card)

    def chosen(self, action: Action) -> Card:
        """The card that is given."""
        assert isinstance(action, Exchange)
        return action.card

    def asked(self, players: int, attackers: tuple[int, ...]) -> tuple[int, ...]:
        """Both attackers."""
        del players
        return tuple(sorted(attackers))

    def wait(self, draft: Draft, waiting: tuple[int, ...], given: tuple[Commitment, ...]) -> None:
        """Asks the rest."""
        draft.then(ExchangeChoice(waiting, given))

    def resolve(self, draft: Draft, given: dict[int, Card]) -> None:
        """Both cards change hands, and attacker 1 leads (HY-6P-12)."""
        first, second = draft.table.attackers
        pass_hidden(draft, (Move(first, second, given[first]), Move(second, first, given[second])))
        draft.emit(CardsExchanged(first, second, given[first], given[second]))
        draft.then(Turn(first))

    def audit(self, state: State) -> str | None:
        """There are two attackers, and no card has been played."""
        if len(state.table.attackers) != 2:
            return "only two attackers exchange cards"
        return super().audit(state)
