"""
Playing a card, with a power card or without, and carrying out what it does.

FR-PLAY-1 to FR-PLAY-5, FR-TURN-10, FR-POWER-GEN-1 to FR-POWER-GEN-7.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from attrs import evolve, frozen

from ...core.refusals import IllegalAction
from ...core.seats import Seat
from ..actions import Action, Play, play
from ..cards import Card, Colour
from ..decks import POWERS, PowerCard
from ..demands import LEFT_BY, Demand
from ..events import CardPlayed, PowerActivated
from ..table import PowerSlot
from ..words import refuse
from .card_effects import EFFECTS
from .executing_events import trigger_event
from .items import Task
from .lasting_effects import RULES, barred_cards, refused_by_effect
from .matching import playable, refused_play
from .state import Draft, Position


# Which cards may be played.


def playable_cards(position: Position, seat: int, demand: Demand | None = None) -> list[Card]:
    """The cards that a player may lay on a demand, by default the one that lies there, each once, as in the hand."""
    cards = playable(demand or position.demand, position.hands[seat])
    if not position.in_force:
        return cards
    barred = barred_cards(position)
    return [card for card in cards if card not in barred]


def refused_card(position: Position, seat: int, card: Card, demand: Demand | None = None) -> IllegalAction | None:
    """Why a player may not play a card on a demand, by default the one that lies there; or ``None``."""
    problem = refused_play(demand or position.demand, position.hands[seat], card)
    return refused_by_effect(position, card) if problem is None else problem


def may_carry(power: PowerCard, card: Card) -> bool:
    """Whether a power card may be activated with a hand card (FR-POWER-GEN-11)."""
    return card.kind != "the_end" and (power != "special_seal" or card.kind == "number")


def offered_plays(position: Position, seat: int) -> list[Action]:
    """Every playable card of a player who may play now, then every one with every power card that can go with it."""
    cards = playable_cards(position, seat)
    found: list[Action] = [play(seat, card) for card in cards]
    if position.powers[seat] and not position.power_used and _may_activate(position, seat):
        for number, slot in enumerate(position.powers[seat]):
            if slot.face == "down" and slot.card is not None:
                found += [play(seat, card, number, slot.card) for card in cards if may_carry(slot.card, card)]
    return found


def with_power_named(position: Position, action: Action) -> Action:
    """A play with a power card, with the name of that; any other action as it is."""
    if not isinstance(action, Play) or action.power is None or action.power_card is not None:
        return action
    own = position.powers[action.seat]
    slot = own[action.power] if 0 <= action.power < len(own) else None
    return action if slot is None else evolve(action, power_card=slot.card)


def _may_activate(position: Position, seat: int) -> bool:
    """Only in the own turn, and not while an event is executed (FR-POWER-GEN-4)."""
    return seat == position.turn and position.turn_number > 0 and not position.executing


def refused_hand_card(position: Position, action: Play) -> IllegalAction | None:
    """Why a card cannot be played, with its power card if there is one, by a player who may play now."""
    problem = refused_card(position, action.seat, action.card)
    if problem is not None or (action.power is None and action.power_card is None):
        return problem
    return _refused_power(position, action)


def _refused_power(position: Position, action: Play) -> IllegalAction | None:
    """Why a power card cannot be activated with a card that is legal by itself."""
    if not position.options.supercharge:
        return refuse("FR-POWER-GEN-1", "no_power_cards")
    if not _may_activate(position, action.seat):
        return refuse("FR-POWER-GEN-4", "power_not_here")
    if position.power_used:
        return refuse("FR-POWER-GEN-2", "power_used")
    own, slot = position.powers[action.seat], action.power
    power = own[slot].card if slot is not None and 0 <= slot < len(own) and own[slot].face == "down" else None
    if action.power_card not in (None, power):
        return refuse("FR-POWER-GEN-3", "power_misnamed", power=action.power_card)
    if power is None:
        return refuse("FR-POWER-GEN-3", "power_not_down")
    if action.card.kind == "the_end":
        return refuse("FR-CARD-END-4", "power_with_the_end")
    if not may_carry(power, action.card):
        return refuse("FR-POWER-SPECIAL_SEAL-2", "seal_with_special", card=action.card)
    return None


# Playing them.


def play_card(draft: Draft, seat: int, card: Card) -> None:
    """Plays a hand card."""
    draft.play(seat, card)
    draft.emit(CardPlayed(seat, card, draft.demand if card.kind == "fuck_you" else None))
    another_card(draft)
    resolve(draft, seat, card)


def play_hand_card(draft: Draft, action: Play) -> None:
    """
    Plays a card, with a power card or without.

    The symbol of the power card says which of the two effects comes first (FR-PLAY-3).
    """
    seat, card, slot = action.seat, action.card, action.power
    if slot is None:
        play_card(draft, seat, card)
        return
    power = draft.powers[seat][slot].card
    assert power is not None
    charge = Charge(seat, power, card, draft.demand, draft.last_colour)
    draft.play(seat, card)
    draft.emit(CardPlayed(seat, card, draft.demand if card.kind == "fuck_you" else None))
    draft.turn_power(seat, slot, PowerSlot(power, "activated"))
    draft.power_used = True
    draft.emit(PowerActivated(seat, slot, power))
    if POWERS[power].moment == "first":
        draft.then(CardEffect(seat, card))
        POWER_EFFECTS[power](draft, charge)
    else:
        draft.then(PowerAfter(charge))
        resolve(draft, seat, card)


def resolve(draft: Draft, author: int, card: Card) -> None:
    """
    A card lies on top of the discard pile: sets what is demanded next, and begins the card's effect (FR-PLAY-3).

    With Mimicry it is the card that is imitated (FR-MATCH-20).
    """
    leave_demand(draft, card)
    if card.black:
        trigger_event(draft, author)
    elif card.kind != "number":
        EFFECTS[card.kind](draft, author, card)


def leave_demand(draft: Draft, card: Card) -> None:
    """A card sets what is demanded next, if it is one that does (FR-MATCH-11, FR-MATCH-19)."""
    demand = LEFT_BY[card]
    if demand is not None:
        draft.demand = demand
        draft.last_colour = card.colour or draft.last_colour
        cover(draft)


# Power cards that go with them.


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

    seat: Seat
    power: PowerCard
    card: Card
    demand: Demand
    last_colour: Colour | None
    on_top: bool = True
    covered: bool = False


PowerEffect = Callable[[Draft, Charge], None]
"""Begins what a power card does."""

POWER_EFFECTS: dict[PowerCard, PowerEffect] = {}
"""What each power card does; the modules in ``powers`` fill it."""


def power_card(power: PowerCard) -> Callable[[PowerEffect], PowerEffect]:
    """Makes a function what a power card does."""

    def enter(effect: PowerEffect) -> PowerEffect:
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

    charge: Charge

    def run(self, draft: Draft) -> None:
        """Begins the power, wherever its card lies now (FR-POWER-GEN-12); a round that is over needs it no more."""
        if draft.end_cause is None:  # FR-POWER-GEN-13
            POWER_EFFECTS[self.charge.power](draft, self.charge)


@frozen
class CardEffect(Task):
    """
    A hand card takes effect after the power it was played with (FR-PLAY-4).

    Attributes:
        seat: who has played it.
        card: the card.
    """

    tag: ClassVar[str] = "card_effect"

    seat: Seat
    card: Card

    def run(self, draft: Draft) -> None:
        """What it would have done without a power."""
        resolve(draft, self.seat, self.card)


def another_card(draft: Draft) -> None:
    """A card comes to lie on the discard pile with which no power was activated."""
    for effect in draft.in_force:
        RULES[effect.name].card_laid(draft, effect)
    _recharge(draft, lambda charge: evolve(charge, on_top=False))


def cover(draft: Draft) -> None:
    """A card has changed the demand: one that was charged before it is covered (FR-POWER-RECYCLING-4)."""
    _recharge(draft, lambda charge: charge if charge.on_top else evolve(charge, covered=True))


def _recharge(draft: Draft, change: Callable[[Charge], Charge]) -> None:
    """What has become of the cards that were played with a power."""
    for place, item in enumerate(draft.agenda) if draft.power_used else ():
        if isinstance(item, PowerAfter):
            draft.agenda[place] = PowerAfter(change(item.charge))


def settle_powers(draft: Draft) -> None:
    """What was activated in this turn can be recharged from now on, and another power card can be activated."""
    if draft.power_used:
        draft.power_used = False
        for seat, own in enumerate(draft.powers):
            draft.powers[seat] = tuple(PowerSlot(s.card, "up") if s.face == "activated" else s for s in own)
