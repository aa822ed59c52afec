"""
Activating a power card together with a hand card (FR-TURN-10, FR-POWER-GEN-1 to FR-POWER-GEN-6).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ..core.errors import IllegalAction
from .actions import Action, Play, play
from .cards import Card
from .charges import POWER_EFFECTS, Charge, PowerAfter
from .decks import POWERS, PowerCard
from .draft import Draft
from .events import CardPlayed, PowerActivated
from .matching import playable
from .playing import play_card, playable_cards, refused_card, resolve
from .power_state import Powers, PowerSlot, PowerTable
from .questions import Task
from .state import State


def may_carry(power: PowerCard, card: Card) -> bool:
    """Whether a power card may be activated with a hand card (FR-POWER-GEN-11)."""
    return card.kind != "the_end" and (power != "special_seal" or card.kind == "number")


def offered_plays(state: State, seat: int) -> list[Action]:
    """Every playable card of a player who may play now, then every one with every power card that can go with it."""
    powers = state.powers
    if powers is None:
        return [play(seat, card) for card in playable(state.table.demand, state.players[seat].hand)]
    cards = playable_cards(state, seat)
    found: list[Action] = [play(seat, card) for card in cards]
    if not powers.table.used and _may_activate(state, seat):
        for number, slot in enumerate(powers.slots[seat]):
            if slot.face == "down" and slot.card is not None:
                found += [play(seat, card, number) for card in cards if may_carry(slot.card, card)]
    return found


def _may_activate(state: State, seat: int) -> bool:
    """Only in the own turn, and not while an event is executed (FR-POWER-GEN-4)."""
    agenda = state.agenda
    in_event = len(agenda) > 2 and any(item.part_of() for item in agenda)
    return seat == state.table.turn and state.table.turn_number > 0 and not in_event


def refused_hand_card(state: State, action: Play) -> IllegalAction | None:
    """Why a card cannot be played, with its power card if there is one, by a player who may play now."""
    problem = refused_card(state, action.seat, action.card)
    return _refused_power(state, action, action.power) if problem is None and action.power is not None else problem


def _refused_power(state: State, action: Play, slot: int) -> IllegalAction | None:
    """Why a power card cannot be activated with a card that is legal by itself."""
    powers, seat = state.powers, action.seat
    if powers is None:
        return IllegalAction("FR-POWER-GEN-1", "there are no power cards in this game")
    if not _may_activate(state, seat):
        return IllegalAction("FR-POWER-GEN-4", "no power card goes with what follows a card that was turned up")
    if powers.table.used:
        return IllegalAction("FR-POWER-GEN-2", "you have activated a power card in this turn already")
    own = powers.slots[seat]
    power = own[slot].card if 0 <= slot < len(own) and own[slot].face == "down" else None
    if power is None:
        return IllegalAction("FR-POWER-GEN-3", "only an own power card that lies face down can be activated")
    if action.card.kind == "the_end":
        return IllegalAction("FR-CARD-END-4", "no power card can be activated with The End")
    if not may_carry(power, action.card):
        return IllegalAction("FR-POWER-SPECIAL_SEAL-2", "Special Seal cannot be activated with a special card")
    return None


def play_hand_card(draft: Draft, action: Play) -> None:
    """Plays a card, with a power card or without."""
    if action.power is None:
        play_card(draft, action.seat, action.card)
    else:
        play_charged(draft, action.seat, action.card, action.power)


def play_charged(draft: Draft, seat: int, card: Card, slot: int) -> None:
    """A hand card is played and a power card turned up; its symbol says which effect comes first (FR-PLAY-3)."""
    powers = draft.powers
    assert powers is not None
    power = powers.slots[seat][slot].card
    assert power is not None
    charge = Charge(seat, power, card, draft.demand, draft.last_colour)
    draft.play(seat, card)
    draft.emit(CardPlayed(seat, card))
    slots = powers.with_slot(seat, slot, PowerSlot(power, "activated")).slots
    draft.powers = Powers(powers.pile, slots, PowerTable(powers.table.spans, used=True))
    draft.emit(PowerActivated(seat, slot, power))
    if POWERS[power].moment == "first":
        draft.then(CardEffect(seat, card))
        POWER_EFFECTS[power](draft, charge)
    else:
        draft.then(PowerAfter(charge))
        resolve(draft, seat, card)


@frozen
class CardEffect(Task):
    """
    A hand card takes effect after the power it was played with (FR-PLAY-4).

    Attributes:
        seat: who has played it.
        card: the card.
    """

    tag: ClassVar[str] = "card_effect"
    encloses: ClassVar[bool] = True

    seat: int
    card: Card

    def run(self, draft: Draft) -> None:
        """What it would have done without a power."""
        resolve(draft, self.seat, self.card)

    def audit(self, state: State) -> str | None:
        """The card lies on the discard pile, played by the turn player with a power."""
        powers = state.powers
        if powers is None or not powers.table.used or self.seat != state.table.turn:
            return "a card waits for a power that was not activated"
        return None if state.piles.discard[-1:] == (self.card,) else "a card that is to take effect is not there"
