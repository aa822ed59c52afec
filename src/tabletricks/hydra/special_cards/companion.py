"""
Companion: who plays it may name somebody, or with two players look at the own pile.

HY-COMPANION-5 to HY-COMPANION-9, HY-3P-17, HY-6P-15, HY-2P-11 to HY-2P-18.
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ...core.errors import IllegalAction
from ..actions import Action, Look, NameCompanion
from ..cards import Card
from ..events import CompanionNamed, CompanionRevealed, PileCharged, PileLooked
from ..piles import turn_up
from ..questions import SeatQuestion
from ..state import Companion, Draft, PileCard, Piles, State


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


def can_look(piles: Piles, hand: tuple[Card, ...], seat: int) -> bool:
    """Whether there is something to see, and to pay with (HY-2P-16, HY-2P-17)."""
    return bool(hand) and bool(piles.personal[seat]) and len(piles.shared) >= 2


def played(draft: Draft, seat: int) -> None:
    """The Companion was played, alone or in a straight; asks what there is to ask (HY-COMPANION-6, HY-COMPANION-7)."""
    draft.table = attrs.evolve(draft.table, companion=Companion(seat))
    if candidates(len(draft.hands), draft.table.attackers, seat):
        draft.then(CompanionChoice(seat))
    elif draft.options.players > 2:
        draft.emit(CompanionRevealed(seat))
    elif can_look(draft.piles, draft.hands[seat], seat):
        draft.then(LookChoice(seat))


@frozen
class CompanionChoice(SeatQuestion):
    """The player of the Companion names somebody, or nobody; the choice is final (HY-COMPANION-9)."""

    tag: ClassVar[str] = "companion"
    answers: ClassVar[tuple[type[Action], ...]] = (NameCompanion,)
    topic: ClassVar[str] = "a companion"

    def offers(self, state: State, seat: int) -> list[Action]:
        """Nobody, then every candidate."""
        targets = candidates(len(state.hands), state.table.attackers, seat)
        return [NameCompanion(seat, None), *(NameCompanion(seat, target) for target in targets)]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Attackers name a defender; with three players everybody names any other."""
        assert isinstance(action, NameCompanion)
        seat, target, attackers = action.seat, action.target, state.table.attackers
        if target is None or target in candidates(len(state.hands), attackers, seat):
            return None
        rule = "HY-COMPANION-5" if seat in attackers else "HY-3P-17"
        if target == seat:
            return IllegalAction(rule, "you cannot name yourself")
        if target not in state.seats:
            return IllegalAction(rule, f"there is no seat {target}")
        return IllegalAction("HY-6P-15", f"seat {target} is an attacker already and cannot be named")

    def take(self, draft: Draft, action: Action) -> None:
        """Everybody hears it."""
        assert isinstance(action, NameCompanion)
        draft.table = attrs.evolve(draft.table, companion=Companion(self.seat, action.target))
        draft.emit(CompanionNamed(self.seat, action.target))

    def audit(self, state: State) -> str | None:
        """It is asked after the play of one who may name somebody."""
        if not candidates(len(state.hands), state.table.attackers, self.seat):
            return f"seat {self.seat} has nobody to name"
        if state.table.companion != Companion(self.seat):
            return "a companion is named by the player of the Companion, once"
        return super().audit(state)


@frozen
class LookChoice(SeatQuestion):
    """With two players the player of the Companion may look through the own personal pile (HY-2P-11)."""

    tag: ClassVar[str] = "look"
    answers: ClassVar[tuple[type[Action], ...]] = (Look,)
    topic: ClassVar[str] = "a look at the personal pile"

    def offers(self, state: State, seat: int) -> list[Action]:
        """No, and yes."""
        del state
        return [Look(seat, look=False), Look(seat, look=True)]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Both answers are fine."""
        del state, action
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """First the look, then the two cards that it costs: the hidden one comes to lie on top (HY-2P-12 to 15)."""
        assert isinstance(action, Look)
        if not action.look:
            return
        seat, piles = self.seat, draft.piles
        own = piles.personal[seat]
        draft.emit(PileLooked(seat, len(own), tuple(known.card for known in own)))
        seen = [PileCard(known.card, tuple(sorted({*known.known_by, seat}))) for known in own]
        *rest, below, open_card = piles.shared
        seen += [PileCard(open_card, tuple(draft.seats)), PileCard(below)]
        personal = list(piles.personal)
        personal[seat] = tuple(seen)
        draft.piles = Piles(tuple(rest), face_up=False, personal=tuple(personal))
        draft.emit(PileCharged(seat, open_card))
        turn_up(draft)

    def audit(self, state: State) -> str | None:
        """It is asked after the play of one who can look."""
        if state.options.players != 2 or state.table.companion != Companion(self.seat):
            return "only with two players the player of the Companion may look at the own pile"
        if not can_look(state.piles, state.hands[self.seat], self.seat):
            return "there is nothing to look at"
        return super().audit(state)
