"""
What lasts: an event that stays in force, or a power for some time, has its rule in the module of its card.

FR-EVENT-GEN-17, FR-TURN-2, FR-TURN-11, FR-SKIP-4. Everything that asks such a rule is here, so that a rule is asked
whenever cards are drawn, a turn begins or ends, cards are played or points are counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from attrs import evolve

from ...core.refusals import IllegalAction
from ...core.words import Who
from ..cards import Card
from ..events import InForceEnded, InForceStarted, NoEffect
from ..events.rounds import EndCause
from ..table import InForce, Lasting
from ..words import refuse


if TYPE_CHECKING:
    from .state import Draft, Position

NOTHING: frozenset[Card] = frozenset()


class LastingRule:
    """
    The rule of something that lasts, as answers to what happens meanwhile; each card overrides what concerns it.

    Attributes:
        forbids_reactions: whether no card can be thrown in meanwhile (FR-REACT-5).
        forbids_counter: by which rule nobody can counter meanwhile, and the ID of why; or ``None``.
    """

    forbids_reactions: ClassVar[bool] = False
    forbids_counter: ClassVar[tuple[str, str] | None] = None

    def cards_to_draw(self, effect: InForce, seat: int, number: int) -> int:
        """How many cards a player draws who should draw some number by one instruction."""
        del effect, seat
        return number

    def cards_received(self, draft: Draft, effect: InForce, seat: int) -> None:
        """A player has got cards."""

    def barred(self, effect: InForce) -> frozenset[Card]:
        """The cards that nobody may play."""
        del effect
        return NOTHING

    def refusal(self, effect: InForce, card: Card) -> IllegalAction:
        """Why a barred card cannot be played."""
        raise NotImplementedError

    def opens(self, effect: InForce, seat: int) -> bool:
        """Whether a seat plays with an open hand."""
        del effect, seat
        return False

    def card_laid(self, draft: Draft, effect: InForce) -> None:
        """A card comes to lie on the discard pile with which no power was activated."""

    def turn_begins(self, draft: Draft, effect: InForce, seat: int) -> None:
        """A player's turn begins, also if it is to be skipped."""

    def turn_is_over(self, draft: Draft, effect: InForce) -> bool:
        """A turn is over, before anything else; says whether something is to happen first."""
        del draft, effect
        return False

    def hands_are_empty(self, draft: Draft, effect: InForce) -> bool:
        """Somebody has no cards when a turn is over; says whether something is to happen before Nice Try."""
        del draft, effect
        return False

    def turn_ends(self, draft: Draft, effect: InForce, seat: int) -> None:
        """Play goes on after the turn of a player."""

    def round_ends(self, draft: Draft, effect: InForce) -> None:
        """The points are to be counted; what comes before them goes on the agenda."""

    def points(self, effect: InForce, seat: int, points: int, cause: EndCause, finishers: Sequence[int]) -> int:
        """What a player gets for a hand that counts some points."""
        del effect, seat, cause, finishers
        return points


RULES: dict[Lasting, LastingRule] = {}
"""The rule of everything that lasts; the modules of the cards fill it."""


def lasting(name: Lasting) -> Callable[[type[LastingRule]], type[LastingRule]]:
    """Makes a class the rule of something that lasts."""

    def enter(rule: type[LastingRule]) -> type[LastingRule]:
        RULES[name] = rule()
        return rule

    return enter


# How effects come into force and end.


def start_event(draft: Draft, effect: InForce) -> None:
    """An event is in force for the rest of the round; one that is already stays as it is (FR-EVENT-GEN-17)."""
    if draft.find(effect.name) is None:
        events = [other for other in draft.in_force if other.owner is None]
        draft.in_force = (*events, effect, *draft.in_force[len(events) :])
        draft.emit(InForceStarted(None, effect.name))
    else:
        draft.emit(NoEffect(draft.event.event, "in_force"))


def start_power(draft: Draft, effect: InForce) -> None:
    """A power is in force; several of a kind run side by side (FR-POWER-BLOCKADE-5)."""
    draft.in_force = (*draft.in_force, effect)
    draft.emit(InForceStarted(effect.owner, effect.name, effect.colour))


def replace(draft: Draft, effect: InForce, *instead: InForce) -> None:
    """Another effect in place of one, or none."""
    at = draft.in_force.index(effect)
    draft.in_force = (*draft.in_force[:at], *instead, *draft.in_force[at + 1 :])


def end_power(draft: Draft, effect: InForce) -> None:
    """A power is no longer in force."""
    opened = [seat for seat in draft.seats if is_open(draft, seat)]
    replace(draft, effect)
    closed = tuple([seat for seat in opened if not is_open(draft, seat)])
    draft.emit(InForceEnded(effect.owner, effect.name, effect.colour, closed))


class UntilTurnBegins(LastingRule):
    """A power that lasts until its owner's next turn begins."""

    def turn_begins(self, draft: Draft, effect: InForce, seat: int) -> None:
        """It ends, also if the turn is to be skipped (FR-SKIP-4)."""
        if effect.owner == seat:
            end_power(draft, effect)


class UntilTurnEnds(LastingRule):
    """A power that lasts until its owner's next turn is over."""

    def turn_ends(self, draft: Draft, effect: InForce, seat: int) -> None:
        """It is armed at the end of the turn in which it was activated, and ends with the next one."""
        if effect.owner == seat and effect.armed:
            end_power(draft, effect)
        elif effect.owner == seat:
            replace(draft, effect, evolve(effect, armed=True))


# What is in force, asked.


def barred_cards(position: Position) -> frozenset[Card]:
    """The cards that nobody may play now (FR-POWER-BLOCKADE-2, FR-POWER-SPECIAL_SEAL-1)."""
    return _barred(position.in_force) if position.in_force else NOTHING


@lru_cache(maxsize=1024)
def _barred(in_force: tuple[InForce, ...]) -> frozenset[Card]:
    return NOTHING.union(*(RULES[effect.name].barred(effect) for effect in in_force))


def refused_by_effect(position: Position, card: Card) -> IllegalAction | None:
    """Why no card like this can be played now, or ``None``; a seal says more than a blockade."""
    effects = [effect for effect in position.in_force if card in RULES[effect.name].barred(effect)]
    effects.sort(key=lambda effect: not RULES[effect.name].forbids_reactions)
    return RULES[effects[0].name].refusal(effects[0], card) if effects else None


def reactions_forbidden(position: Position) -> bool:
    """Whether nothing can be thrown in now (FR-REACT-5)."""
    return any(RULES[effect.name].forbids_reactions for effect in position.in_force)


def counter_forbidden(position: Position) -> IllegalAction | None:
    """Why nobody can counter now whatever is attacked, or ``None``."""
    for effect in position.in_force:
        why = RULES[effect.name].forbids_counter
        if why is not None and effect.owner is not None:
            return refuse(*why, player=Who(effect.owner))
    return None


def is_open(position: Position, seat: int) -> bool:
    """Whether a seat plays with an open hand (FR-INFO-10)."""
    return any(RULES[effect.name].opens(effect, seat) for effect in position.in_force)


def hidden_again(position: Position, seats: Iterable[int]) -> tuple[int, ...]:
    """Those of some seats whose hands were shown and are not open for another reason, ascending."""
    return tuple(sorted(seat for seat in seats if not is_open(position, seat)))
