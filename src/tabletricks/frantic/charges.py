"""
Where the rooms of the power cards are found: a card is charged with a power, which acts before or after its effect.

FR-PLAY-3, FR-POWER-GEN-7.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from attrs import evolve, frozen

from .cards import Card, Colour
from .decks import POWERS, PowerCard
from .draft import Draft
from .matching import Demand
from .questions import Task
from .state import State


@frozen
class Charge:
    """
    A power card that was activated with a hand card.

    Attributes:
        seat: who has activated it.
        power: the power card.
        card: the hand card.
        demand: what was demanded before the hand card.
        last_colour: the last colour before it.
        on_top: whether no other card was played or turned up since.
        covered: whether one of those has changed the demand (FR-POWER-RECYCLING-4).
    """

    seat: int
    power: PowerCard
    card: Card
    demand: Demand
    last_colour: Colour | None
    on_top: bool = True
    covered: bool = False


Power = Callable[[Draft, Charge], None]
"""Begins what a power card does."""

POWER_EFFECTS: dict[PowerCard, Power] = {}
"""What each power card does; the rooms in ``powers`` fill it."""


def power_card(power: PowerCard) -> Callable[[Power], Power]:
    """Makes a function what a power card does."""

    def enter(effect: Power) -> Power:
        POWER_EFFECTS[power] = effect
        return effect

    return enter


@frozen
class PowerAfter(Task):
    """
    A power waits until the effect of its hand card is over (FR-POWER-GEN-7).

    Attributes:
        charge: the power with its card.
    """

    tag: ClassVar[str] = "power_after"
    encloses: ClassVar[bool] = True

    charge: Charge

    def run(self, draft: Draft) -> None:
        """Begins the power, wherever its card lies now (FR-POWER-GEN-12); a round that is over needs it no more."""
        if draft.end_cause is None:  # FR-POWER-GEN-13
            POWER_EFFECTS[self.charge.power](draft, self.charge)

    def audit(self, state: State) -> str | None:
        """It was activated in this turn and acts after the card."""
        charge, powers = self.charge, state.powers
        if powers is None or not powers.table.used or POWERS[charge.power].moment != "second":
            return "a power waits for the end of an effect that has not been activated"
        return None if charge.seat in state.seats else "a power is activated by nobody"


def another_card(draft: Draft) -> None:
    """
    A card comes to lie on the discard pile with which no power was activated.

    It can be countered, whatever was played before it in this turn (FR-POWER-ANTI_COUNTER-2).
    """
    powers = draft.powers
    if powers is None or not powers.table.used:
        return
    if powers.table.anti_counter:
        draft.powers = evolve(powers, table=evolve(powers.table, anti_counter=False))
    for place, item in enumerate(draft.agenda):
        if isinstance(item, PowerAfter) and item.charge.on_top:
            draft.agenda[place] = PowerAfter(evolve(item.charge, on_top=False))


def cover(draft: Draft) -> None:
    """A card has changed the demand: one that was charged before it is covered (FR-POWER-RECYCLING-4)."""
    if draft.powers is None or not draft.powers.table.used:
        return
    for place, item in enumerate(draft.agenda):
        if isinstance(item, PowerAfter) and not item.charge.on_top:
            draft.agenda[place] = PowerAfter(evolve(item.charge, covered=True))
