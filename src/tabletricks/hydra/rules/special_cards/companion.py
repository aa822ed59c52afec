"""
Companion: whoever plays it may name somebody, or with two players look at the own pile.

HY-COMPANION-5 to HY-COMPANION-9, HY-3P-17, HY-6P-15, HY-2P-11 to HY-2P-18.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ....core.words import Who
from ...actions import Action, Look, NameCompanion
from ...events.moves import LookDeclined, PileCharged, PileLooked
from ...events.tricks import CompanionNamed, CompanionRevealed
from ...questions import ChooseCompanion, LookAtPile
from ...view import Companion
from ...words import refuse
from ..items import SeatDecision
from ..piles import turn_up
from ..state import Draft, Position


def candidates(players: int, attackers: tuple[int, ...], seat: int) -> list[int]:
    """
    Whom a player of the Companion may name (HY-COMPANION-5, HY-COMPANION-13, HY-3P-17, HY-6P-15, HY-2P-10).

    With three players anybody else; with more an attacker names a defender, and a defender nobody.
    """
    if players == 3:
        return [other for other in range(players) if other != seat]
    if players > 3 and seat in attackers:
        return [other for other in range(players) if other not in attackers]
    return []


def can_look(position: Position, seat: int) -> bool:
    """Whether there is something to see, and to pay with (HY-2P-16, HY-2P-17)."""
    return bool(position.hands[seat] and position.personal_piles[seat]) and len(position.shared_pile) >= 2


def played(draft: Draft, seat: int) -> None:
    """The Companion was played, alone or in a straight; asks what there is to ask (HY-COMPANION-6, HY-COMPANION-7)."""
    draft.companion = Companion(seat)
    if candidates(len(draft.hands), draft.attackers, seat):
        draft.then(CompanionChoice(seat))
    elif draft.options.players > 2:
        draft.emit(CompanionRevealed(seat, draft.attackers))
    elif can_look(draft, seat):
        draft.then(LookChoice(seat))


@frozen
class CompanionChoice(SeatDecision):
    """The player of the Companion names somebody, or nobody; the choice is final (HY-COMPANION-9)."""

    tag: ClassVar[str] = "companion"
    kinds: ClassVar[tuple[type[Action], ...]] = (NameCompanion,)
    topic: ClassVar[str] = "companion"

    def question(self, position: Position, seat: int, *, required: bool) -> ChooseCompanion:
        """Whom to name."""
        rule = "HY-COMPANION-5" if seat in position.attackers else "HY-3P-17"
        return ChooseCompanion(seat, required, rule, tuple(self._candidates(position)))

    def _candidates(self, position: Position) -> list[int]:
        return candidates(len(position.hands), position.attackers, self.seat)

    def offers(self, position: Position) -> list[Action]:
        """Nobody, then every candidate."""
        targets = self._candidates(position)
        return [NameCompanion(self.seat, None), *[NameCompanion(self.seat, target) for target in targets]]

    def modest(self, position: Position, seat: int) -> Action:
        """An attacker names the next defender, since alone the stake counts double; a third party stays alone."""
        return self.offers(position)[seat in position.attackers]

    def objection(self, position: Position, action: Action) -> IllegalAction:
        """Attackers name a defender; with three players everybody names any other."""
        assert isinstance(action, NameCompanion)
        if action.target == self.seat:
            rule = "HY-COMPANION-5" if self.seat in position.attackers else "HY-3P-17"
            return refuse(rule, "companion_self")
        assert action.target is not None
        return refuse("HY-6P-15", "companion_attacker", target=Who(action.target))

    def take(self, draft: Draft, action: Action) -> None:
        """Everybody hears it."""
        assert isinstance(action, NameCompanion)
        draft.companion = Companion(self.seat, action.target)
        draft.emit(CompanionNamed(self.seat, action.target))


@frozen
class LookChoice(SeatDecision):
    """With two players the player of the Companion may look through the own personal pile (HY-2P-11)."""

    tag: ClassVar[str] = "look"
    kinds: ClassVar[tuple[type[Action], ...]] = (Look,)
    topic: ClassVar[str] = "look"

    def question(self, position: Position, seat: int, *, required: bool) -> LookAtPile:
        """Whether to look."""
        return LookAtPile(seat, required, "HY-2P-11", len(position.personal_piles[seat]))

    def offers(self, position: Position) -> list[Action]:
        """No, and yes."""
        del position
        return [Look(self.seat, look=False), Look(self.seat, look=True)]

    def modest(self, position: Position, seat: int) -> Action:
        """No look, which costs nothing."""
        del position
        return Look(seat, look=False)

    def objection(self, position: Position, action: Action) -> IllegalAction:
        """Both answers are fine."""
        raise AssertionError(position, action)

    def take(self, draft: Draft, action: Action) -> None:
        """First the look, then the two cards that it costs: the hidden one comes to lie on top (HY-2P-12 to 15)."""
        assert isinstance(action, Look)
        if not action.look:
            draft.emit(LookDeclined(self.seat))
            return
        seat, own = self.seat, draft.personal_piles[self.seat]
        draft.emit(PileLooked(seat, len(own), own))
        *rest, below, open_card = draft.shared_pile
        draft.shared_pile = tuple(rest)
        draft.personal_piles[seat] = (*own, open_card, below)
        seen = [tuple(sorted({*knowers, seat})) for knowers in draft.pile_knowers[seat]]
        draft.pile_knowers[seat] = (*seen, tuple(draft.seats), ())
        draft.emit(PileCharged(seat, open_card))
        turn_up(draft)
