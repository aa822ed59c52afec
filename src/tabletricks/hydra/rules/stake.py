"""
Before the first trick: partner, stake, middle cards, exchange (HY-BID-1 to HY-BID-14, HY-6P-5 to HY-6P-12).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from attrs import frozen

from ...core.refusals import IllegalAction
from ..actions import Action, Exchange, NamePartner, Reduce, Take
from ..cards import Card
from ..events.moves import CardsExchanged
from ..events.rounds import CardAside, MiddleTaken, PartnerNamed, StakeReduced
from ..options import MIDDLE, STAKES, Stake
from ..questions import ChoosePartner, GiveCard, SettleStake
from ..words import refuse
from .items import Giving, SeatDecision
from .piles import turn_up
from .state import TURNED_UP, Draft, Position
from .turn import Turn


_TO_TAKE = {50: 3, 40: 2, 30: 1}
_TAKE_RULES = {50: "HY-BID-2", 40: "HY-BID-6", 30: "HY-BID-8"}


def _reduced(stake: Stake) -> Stake | None:
    """The next lower stake (HY-BID-3, HY-BID-9)."""
    return None if stake == STAKES[-1] else STAKES[STAKES.index(stake) + 1]


@frozen
class PartnerChoice(SeatDecision):
    """Attacker 1 was dealt the open card and must name attacker 2 (HY-6P-5, HY-6P-6)."""

    tag: ClassVar[str] = "partner"
    kinds: ClassVar[tuple[type[Action], ...]] = (NamePartner,)
    topic: ClassVar[str] = "partner"
    before_play: ClassVar[bool] = True

    def question(self, position: Position, seat: int, *, required: bool) -> ChoosePartner:
        """Whom to attack with."""
        del position
        return ChoosePartner(seat, required, "HY-6P-5")

    def offers(self, position: Position) -> list[Action]:
        """Everybody else."""
        return [NamePartner(self.seat, target) for target in position.seats if target != self.seat]

    def objection(self, position: Position, action: Action) -> IllegalAction:
        """Any other player."""
        del position, action
        return refuse("HY-6P-5", "partner_self")

    def take(self, draft: Draft, action: Action) -> None:
        """The two are the attackers."""
        assert isinstance(action, NamePartner)
        draft.attackers = (self.seat, action.target)
        draft.emit(PartnerNamed(self.seat, action.target))
        draft.then(StakeChoice(self.seat))


@frozen
class StakeChoice(SeatDecision):
    """The attacker takes middle cards for the present stake, or reduces it (HY-BID-2 to HY-BID-9)."""

    tag: ClassVar[str] = "stake"
    kinds: ClassVar[tuple[type[Action], ...]] = (Take, Reduce)
    topic: ClassVar[str] = "stake"
    before_play: ClassVar[bool] = True

    def question(self, position: Position, seat: int, *, required: bool) -> SettleStake:
        """What to play for."""
        stake = position.stake
        return SettleStake(seat, required, "HY-BID-1", stake, _TO_TAKE[stake], _reduced(stake))

    def offers(self, position: Position) -> list[Action]:
        """Reducing, then every choice of cards."""
        stake, seat = position.stake, self.seat
        found: list[Action] = [] if _reduced(stake) is None else [Reduce(seat)]
        return [*found, *[Take(seat, positions) for positions in combinations(range(MIDDLE), _TO_TAKE[stake])]]

    def modest(self, position: Position, seat: int) -> Action:
        """The lowest stake; then the highest of the cards, all of which lie open by then."""
        if _reduced(position.stake) is not None:
            return Reduce(seat)
        return Take(seat, (max(range(MIDDLE), key=lambda at: position.middle[at].rank),))

    def objection(self, position: Position, action: Action) -> IllegalAction:
        """Exactly as many cards as the stake says; no reduction below the last stake."""
        stake = position.stake
        if isinstance(action, Reduce):
            return refuse("HY-BID-9", "stake_lowest", stake=stake)
        assert isinstance(action, Take)
        if len(action.positions) != _TO_TAKE[stake]:
            return refuse(_TAKE_RULES[stake], "take_number", stake=stake, number=_TO_TAKE[stake])
        return refuse(_TAKE_RULES[stake], "take_order")

    def take(self, draft: Draft, action: Action) -> None:
        """A reduction turns up a card; taking settles the stake."""
        if isinstance(action, Reduce):
            self._reduce(draft)
            return
        assert isinstance(action, Take)
        attackers = draft.attackers
        take_middle(draft, attackers[0], action.positions)
        left = tuple(position for position in range(MIDDLE) if position not in action.positions)
        if len(attackers) == 2:
            # With six players attacker 2 gets what is left, and then both exchange a card (HY-6P-8, HY-6P-10).
            if left:
                take_middle(draft, attackers[1], left)
            both = tuple(sorted(attackers))
            draft.then(ExchangeChoice(both, both))
            return
        if left:
            draft.emit(CardAside(len(left)))
        turn_up(draft)
        draft.then(Turn(attackers[0]))

    def _reduce(self, draft: Draft) -> None:
        position, stake = TURNED_UP[draft.stake], _reduced(draft.stake)
        assert stake is not None
        draft.stake = stake
        draft.emit(StakeReduced(self.seat, draft.stake, position, draft.middle[position]))
        draft.then(self)


def take_middle(draft: Draft, seat: int, positions: tuple[int, ...]) -> None:
    """Middle cards come into a hand; those that lie face down are seen by nobody else (HY-BID-12, HY-6P-9)."""
    middle = draft.middle
    face_up = tuple([middle[position] for position in positions if draft.is_face_up(position)])
    hidden = tuple([middle[position] for position in positions if not draft.is_face_up(position)])
    draft.takers = tuple([seat if position in positions else taker for position, taker in enumerate(draft.takers)])
    draft.receive(seat, face_up + hidden)
    stake = draft.stake if seat == draft.attackers[0] else None
    draft.emit(MiddleTaken(seat, stake, positions, face_up, hidden))


@frozen
class ExchangeChoice(Giving):
    """Each attacker gives the other one a card, face down (HY-6P-10, HY-6P-11)."""

    tag: ClassVar[str] = "exchange"
    kinds: ClassVar[tuple[type[Action], ...]] = (Exchange,)
    topic: ClassVar[str] = "exchange"

    def question(self, position: Position, seat: int, *, required: bool) -> GiveCard:
        """What to give the other one."""
        return GiveCard(seat, required, "HY-6P-10", self.receiver(position, seat))

    def receiver(self, position: Position, seat: int) -> int:
        """The other attacker."""
        first, second = position.attackers
        return second if seat == first else first

    def giving(self, seat: int, card: Card) -> Action:
        """Giving a card."""
        return Exchange(seat, card)

    def given(self, action: Action) -> Card:
        """The card that is given."""
        assert isinstance(action, Exchange)
        return action.card

    def exchanged(self, draft: Draft, moves: Sequence[tuple[int, int, Card]]) -> None:
        """Attacker 1 leads (HY-6P-12)."""
        first, second = draft.attackers
        cards = {giver: card for giver, _, card in moves}
        draft.emit(CardsExchanged(first, second, cards[first], cards[second]))
        draft.then(Turn(first))
