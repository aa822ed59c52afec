"""
Activating a power card together with a hand card (FR-TURN-10, FR-POWER-GEN-1 to FR-POWER-GEN-6).

It is done in two small steps: the player chooses the power card, then the hand card. Nothing can happen in between, and
the power card is turned up when the hand card lies on the pile (FR-PLAY-2).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import evolve, frozen

from ..core.errors import IllegalAction
from .actions import Action, Activate, Draw, EndTurn, Play, activate, play
from .cards import Card
from .charges import POWER_EFFECTS, Charge, PowerAfter
from .decks import POWERS, PowerCard
from .events import CardPlayed, PowerActivated
from .playing import playable_cards, refused_card, resolve
from .power_state import Powers, PowerSlot
from .questions import SeatQuestion, Task, misplaced
from .state import Draft, State


def may_carry(power: PowerCard, card: Card) -> bool:
    """Whether a power card may be activated with a hand card (FR-POWER-GEN-11)."""
    return card.kind != "the_end" and (power != "special_seal" or card.kind == "number")


def _unusable(power: PowerCard, card: Card) -> IllegalAction:
    """Why a power card may not be activated with a hand card."""
    if card.kind == "the_end":
        return IllegalAction("FR-CARD-END-4", "no power card can be activated with The End")
    return IllegalAction("FR-POWER-SPECIAL_SEAL-2", f"Special Seal cannot be activated with a {card.label}")


def activations(state: State, seat: int, cards: Iterable[Card]) -> list[Action]:
    """The power cards that a player can activate with one of some playable cards."""
    powers = state.powers
    if powers is None or powers.table.used or not _allowed(state, seat):
        return []
    return [
        activate(seat, number)
        for number, slot in enumerate(powers.slots[seat])
        if slot.face == "down" and slot.card is not None and any(may_carry(slot.card, card) for card in cards)
    ]


def _allowed(state: State, seat: int) -> bool:
    """Only in the own turn, and not while an event is executed (FR-POWER-GEN-4)."""
    return seat == state.table.turn and state.table.turn_number > 0 and not any(i.part_of() for i in state.agenda)


def refused_activation(state: State, action: Activate) -> IllegalAction | None:
    """Why a power card cannot be activated by a player who may play a card now."""
    powers, seat = state.powers, action.seat
    if powers is None:
        return IllegalAction("FR-POWER-GEN-1", "there are no power cards in this game")
    if not _allowed(state, seat):
        return IllegalAction("FR-POWER-GEN-4", "no power card can be activated with a card that was turned up")
    if powers.table.used:
        return IllegalAction("FR-POWER-GEN-2", "you have activated a power card in this turn already")
    own = powers.slots[seat]
    power = own[action.slot].card if 0 <= action.slot < len(own) else None
    if power is None or own[action.slot].face != "down":
        return IllegalAction("FR-POWER-GEN-3", "only an own power card that lies face down can be activated")
    cards = playable_cards(state, seat)
    if not cards:
        return IllegalAction("FR-POWER-GEN-1", "you have no card to play with a power card")
    return None if any(may_carry(power, card) for card in cards) else _unusable(power, cards[0])


@frozen
class PlayCharged(SeatQuestion):
    """
    A player has chosen a power card and plays the hand card that goes with it.

    Attributes:
        slot: which power card.
    """

    tag: ClassVar[str] = "play_charged"

    slot: int

    def _power(self, state: State) -> PowerCard:
        assert state.powers is not None
        power = state.powers.slots[self.seat][self.slot].card
        assert power is not None
        return power

    def offers(self, state: State, seat: int) -> list[Action]:
        """Every playable card with which the power can be activated."""
        power = self._power(state)
        return [play(seat, card) for card in playable_cards(state, seat) if may_carry(power, card)]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Nothing but a fitting card."""
        if isinstance(action, Play):
            problem = refused_card(state, self.seat, action)
            power = self._power(state)
            return _unusable(power, action.card) if problem is None and not may_carry(power, action.card) else problem
        if isinstance(action, Activate):
            return IllegalAction("FR-POWER-GEN-2", "one power card in a turn is enough")
        if isinstance(action, Draw | EndTurn):
            return IllegalAction("FR-POWER-GEN-1", "a power card is activated with a hand card: play one")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Plays the card and turns up the power card."""
        assert isinstance(action, Play)
        play_charged(draft, self.seat, action.card, self.slot)

    def audit(self, state: State) -> str | None:
        """The power card lies there, and there is a card to play with it."""
        problem = super().audit(state)
        if problem is not None:
            return problem
        powers = state.powers
        if powers is None or powers.table.used or not _allowed(state, self.seat):
            return f"seat {self.seat} cannot activate a power card"
        own = powers.slots[self.seat]
        if not 0 <= self.slot < len(own) or own[self.slot].face != "down":
            return "a power card is activated that is not there or was used"
        if any(not item.encloses for item in state.agenda[:-1]):
            return "a card is played before something else is decided"
        return None if self.offers(state, self.seat) else "there is no card to play with a power card"


def play_charged(draft: Draft, seat: int, card: Card, slot: int) -> None:
    """A hand card is played and a power card turned up; its symbol says which effect comes first (FR-PLAY-3)."""
    powers = draft.powers
    assert powers is not None
    power = powers.slots[seat][slot].card
    assert power is not None
    charge = Charge(seat, power, card, draft.demand, draft.last_colour)
    draft.play(seat, card)
    draft.emit(CardPlayed(seat, card))
    turned_up = powers.with_slot(seat, slot, PowerSlot(power, "activated"))
    draft.powers = Powers(turned_up.pile, turned_up.slots, evolve(powers.table, used=True))
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
