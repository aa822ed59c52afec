"""
What happens at the table.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ..core.vocabulary import EventBase, Name, OwnerEvent
from .actions import listed, plural
from .cards import Card


WinReason = Literal["threshold", "last_regular_hand", "final_hand"]
Direction = Literal[1, -1]

_DIRECTIONS: dict[Direction, str] = {1: "ascending", -1: "descending"}
_REASONS: dict[WinReason, str] = {
    "threshold": "first out with enough victory points",
    "last_regular_hand": "first in the last regular hand and alone in the lead",
    "final_hand": "first out in the final hand",
}


def _ordinal(place: int) -> str:
    return {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}.get(place, f"number {place}")


@frozen
class GameStarted(EventBase):
    """The game begins (CH-SETUP-10)."""

    tag: ClassVar[str] = "game_started"

    players: int
    start: int

    def sentence(self, name: Name) -> str:
        return f"A game of {self.players} begins; {name(self.start)} starts."


@frozen
class HandStarted(EventBase):
    """The deck is shuffled for a new hand (CH-UPKEEP-1)."""

    tag: ClassVar[str] = "hand_started"

    number: int
    final: bool
    participants: tuple[int, ...]
    start: int

    def sentence(self, name: Name) -> str:
        title = "The final hand" if self.final else f"Hand {self.number}"
        return f"{title} begins; {name(self.start)} leads."


@frozen
class CardsDealt(OwnerEvent):
    """A player is dealt a hand (CH-UPKEEP-2)."""

    tag: ClassVar[str] = "cards_dealt"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    count: int
    cards: tuple[Card, ...] | None

    def sentence(self, name: Name) -> str:
        cards = "" if self.cards is None else f": {listed(self.cards)}"
        return f"{name(self.seat)} is dealt {plural(self.count, 'card')}{cards}."


@frozen
class KodoraCommitted(EventBase):
    """A player has decided about Kodora; nobody knows yet how (CH-UPKEEP-5)."""

    tag: ClassVar[str] = "kodora_committed"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} has decided about Kodora."


@frozen
class KodoraRevealed(EventBase):
    """
    A decision about Kodora is shown; the bet cards leave the hand (CH-ADV-KODORA-5).

    Attributes:
        cards: the bet cards, with their Kodoras.
        sleeved: how many of these Kodoras came from the screen.
        staked: the victory points that lie on them.
    """

    tag: ClassVar[str] = "kodora_revealed"
    reveals: ClassVar[frozenset[str]] = frozenset({"cards", "sleeved", "staked"})

    seat: int
    cards: tuple[Card, ...]
    sleeved: int
    staked: int

    def sentence(self, name: Name) -> str:
        if not self.cards:
            return f"{name(self.seat)} bets nothing."
        return f"{name(self.seat)} bets {self.staked} VP with Kodora on {listed(self.cards)}."


@frozen
class TrickStarted(EventBase):
    """A new trick begins, ascending (CH-TRICK-10)."""

    tag: ClassVar[str] = "trick_started"

    leader: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.leader)} leads a new trick."


@frozen
class Sleeved(OwnerEvent):
    """An advancement was sleeved (CH-SLEEVE-3)."""

    tag: ClassVar[str] = "sleeved"
    secret: ClassVar[tuple[str, ...]] = ("advancement", "card")

    advancement: str | None
    card: Card | None

    def sentence(self, name: Name) -> str:
        if self.advancement is None or self.card is None:
            return f"{name(self.seat)} sleeves an advancement."
        return f"{name(self.seat)} sleeves {self.advancement} on {self.card}."


@frozen
class PowerTraded(EventBase):
    """4 power became 1 victory point (CH-POWER-5)."""

    tag: ClassVar[str] = "power_traded"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} trades 4 power for 1 VP."


@frozen
class SetPlayed(EventBase):
    """
    A set was played.

    Attributes:
        cards: its cards, with their sleeves.
        activated: those of them whose ability was activated.
        count: the effective count (CH-PLAY-4).
        value: its value; ``None`` for an activated Ascended Form (CH-ADV-ASCENDED-3).
    """

    tag: ClassVar[str] = "set_played"

    seat: int
    cards: tuple[Card, ...]
    activated: tuple[Card, ...]
    count: int
    value: int | None

    def sentence(self, name: Name) -> str:
        activated = f", activating {listed(self.activated)}" if self.activated else ""
        worth = "an Ascended Form" if self.value is None else f"{self.count} x {self.value}"
        return f"{name(self.seat)} plays {listed(self.cards)}{activated}: {worth}."


@frozen
class PowerPaid(EventBase):
    """Power was paid for abilities (CH-POWER-1)."""

    tag: ClassVar[str] = "power_paid"

    seat: int
    amount: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} pays {self.amount} power."


@frozen
class PowerGained(EventBase):
    """Power was gained for abilities that were not activated (CH-POWER-4)."""

    tag: ClassVar[str] = "power_gained"

    seat: int
    amount: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} gains {self.amount} power for abilities not used."


@frozen
class DirectionFlipped(EventBase):
    """A Charmy reversed the trick (CH-ADV-CHARMY-1)."""

    tag: ClassVar[str] = "direction_flipped"

    direction: Direction

    def sentence(self, name: Name) -> str:
        del name
        return f"The trick is {_DIRECTIONS[self.direction]} now."


@frozen
class PlayerPassed(EventBase):
    """A player passed (CH-PLAY-12)."""

    tag: ClassVar[str] = "player_passed"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} passes."


@frozen
class PlayerSkipped(EventBase):
    """An equal value took a player's turn (CH-TRICK-3)."""

    tag: ClassVar[str] = "player_skipped"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is skipped."


@frozen
class TrickWon(EventBase):
    """Nobody beat the last set (CH-TRICK-7)."""

    tag: ClassVar[str] = "trick_won"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} wins the trick."


@frozen
class SpectorScored(EventBase):
    """The winner's Spectors pay (CH-ADV-SPECTOR-1)."""

    tag: ClassVar[str] = "spector_scored"

    seat: int
    vp: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} scores {self.vp} VP with Spector."


@frozen
class TrickAbandoned(EventBase):
    """The hand ended in the middle of a trick; nobody wins it (CH-TRICK-13)."""

    tag: ClassVar[str] = "trick_abandoned"

    def sentence(self, name: Name) -> str:
        del name
        return "The trick is abandoned."


@frozen
class PlayerOut(EventBase):
    """A player has played the last card (CH-SCORE-1)."""

    tag: ClassVar[str] = "player_out"

    seat: int
    place: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is out of cards and {_ordinal(self.place)} in this hand."


@frozen
class KodoraSettled(EventBase):
    """
    The stakes of a player are settled (CH-ADV-KODORA-9, CH-ADV-KODORA-10).

    Attributes:
        won: whether the player was first.
        vp: the points that return with the bonus, or that are lost.
    """

    tag: ClassVar[str] = "kodora_settled"

    seat: int
    won: bool
    vp: int

    def sentence(self, name: Name) -> str:
        if self.won:
            return f"{name(self.seat)} gets {self.vp} VP from Kodora, stakes and bonus."
        return f"{name(self.seat)} loses {self.vp} staked VP."


@frozen
class RewardGiven(EventBase):
    """
    A player is scored (CH-SCORE-6, CH-SCORE-9).

    Attributes:
        place: the place in the hand.
        vp: by how much the victory points changed.
        power: the power gained.
        advancements: how many advancements the table grants; the bag may have fewer.
    """

    tag: ClassVar[str] = "reward_given"

    seat: int
    place: int
    vp: int
    power: int
    advancements: int

    def sentence(self, name: Name) -> str:
        vp = f"loses {-self.vp} VP" if self.vp < 0 else f"gets {self.vp} VP"
        return (
            f"{name(self.seat)}, {_ordinal(self.place)}, {vp}, {self.power} power and "
            f"{plural(self.advancements, 'advancement')}."
        )


@frozen
class AdvancementsDrawn(OwnerEvent):
    """A player drew from the bag (CH-SCORE-7)."""

    tag: ClassVar[str] = "advancements_drawn"
    secret: ClassVar[tuple[str, ...]] = ("advancements",)
    reveals: ClassVar[frozenset[str]] = frozenset({"advancements"})

    count: int
    advancements: tuple[str, ...] | None

    def sentence(self, name: Name) -> str:
        drawn = "" if not self.advancements else f": {', '.join(self.advancements)}"
        return f"{name(self.seat)} draws {plural(self.count, 'advancement')}{drawn}."


@frozen
class LastPlaceReset(EventBase):
    """The last player had enough to win and is set back (CH-SCORE-12)."""

    tag: ClassVar[str] = "last_place_reset"

    seat: int
    vp: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is set back to {self.vp} VP."


@frozen
class CapPending(EventBase):
    """A player holds more power than allowed (CH-POWER-6)."""

    tag: ClassVar[str] = "cap_pending"
    reveals: ClassVar[frozenset[str]] = frozenset({"occurrence"})

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} holds more than 6 power."


@frozen
class CapResolved(EventBase):
    """A player is down to the cap (CH-POWER-9)."""

    tag: ClassVar[str] = "cap_resolved"
    reveals: ClassVar[frozenset[str]] = frozenset({"discarded"})

    seat: int
    trades: int
    discarded: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} trades {plural(self.trades, 'time')} and discards {self.discarded} power."


@frozen
class HandEnded(EventBase):
    """
    A hand is over.

    Attributes:
        order: the seats from first to last place.
    """

    tag: ClassVar[str] = "hand_ended"

    order: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        return f"The hand is over: {', '.join(map(name, self.order))}."


@frozen
class FinalHandAnnounced(EventBase):
    """Nobody has won yet; some seats play one hand more (CH-FINAL-3)."""

    tag: ClassVar[str] = "final_hand_announced"

    finalists: tuple[int, ...]
    leader: int

    def sentence(self, name: Name) -> str:
        return f"{', '.join(map(name, self.finalists))} play a final hand; {name(self.leader)} leads it."


@frozen
class GameWon(EventBase):
    """The game is over (CH-SCORE-4, CH-FINAL-2, CH-FINAL-8)."""

    tag: ClassVar[str] = "game_won"

    seat: int
    reason: WinReason

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} wins the game: {_REASONS[self.reason]}."


Event = (
    GameStarted
    | HandStarted
    | CardsDealt
    | KodoraCommitted
    | KodoraRevealed
    | TrickStarted
    | Sleeved
    | PowerTraded
    | SetPlayed
    | PowerPaid
    | PowerGained
    | DirectionFlipped
    | PlayerPassed
    | PlayerSkipped
    | TrickWon
    | SpectorScored
    | TrickAbandoned
    | PlayerOut
    | KodoraSettled
    | RewardGiven
    | AdvancementsDrawn
    | LastPlaceReset
    | CapPending
    | CapResolved
    | HandEnded
    | FinalHandAnnounced
    | GameWon
)
