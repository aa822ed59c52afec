"""
Before the first trick: partner, stake, middle cards, exchange (HY-BID-1 to HY-BID-14, HY-6P-5 to HY-6P-12).
"""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from attrs import frozen

from ...core.errors import IllegalAction
from ..actions import Action, Exchange, NamePartner, Reduce, Take
from ..cards import Card
from ..events import CardAside, CardsExchanged, MiddleTaken, PartnerNamed, StakeReduced
from ..options import MIDDLE, STAKES
from .items import Commitment, GivingQuestion, SeatQuestion
from .piles import turn_up
from .state import TURNED_UP, Draft, State
from .turn import Turn


_TO_TAKE = {50: 3, 40: 2, 30: 1}
_TAKE_RULES = {50: "HY-BID-2", 40: "HY-BID-6", 30: "HY-BID-8"}


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
        draft.attackers = (self.seat, action.target)
        draft.emit(PartnerNamed(self.seat, action.target))
        draft.then(StakeChoice(self.seat))


@frozen
class StakeChoice(SeatQuestion):
    """The attacker takes middle cards for the present stake, or reduces it (HY-BID-2 to HY-BID-9)."""

    tag: ClassVar[str] = "stake"
    answers: ClassVar[tuple[type[Action], ...]] = (Take, Reduce)
    topic: ClassVar[str] = "the stake"
    before_play: ClassVar[bool] = True

    def offers(self, state: State, seat: int) -> list[Action]:
        """Reducing, then every choice of cards."""
        stake = state.stake
        found: list[Action] = [] if stake == STAKES[-1] else [Reduce(seat)]
        return [*found, *(Take(seat, positions) for positions in combinations(range(MIDDLE), _TO_TAKE[stake]))]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Exactly as many cards as the stake says; no reduction below the last stake."""
        stake = state.stake
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
        attackers = draft.attackers
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
        turn_up(draft)
        draft.then(Turn(attackers[0]))

    def _reduce(self, draft: Draft) -> None:
        position = TURNED_UP[draft.stake]
        draft.stake = STAKES[STAKES.index(draft.stake) + 1]
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
        first, second = draft.attackers
        draft.exchange(((first, second, given[first]), (second, first, given[second])))
        draft.emit(CardsExchanged(first, second, given[first], given[second]))
        draft.then(Turn(first))
