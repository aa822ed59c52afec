"""
From deal to deal: the upkeep, going out, scoring, the end of the game.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core import EventBase, Name, OwnerEvent, Seat
from ...core.outcome import Outcome
from ..actions import listed, plural
from ..cards import Card


__all__ = ["AdvancementsDrawn", "CardsDealt", "ChoiceMade", "FinalHandAnnounced", "GameEnded", "GameStarted"]
__all__ += ["HandEnded", "HandStarted", "KodoraRevealed", "KodoraSettled", "LastPlaceReset", "PlayerOut"]
__all__ += ["RewardGiven", "WinReason"]

WinReason = Literal["threshold", "last_regular_hand", "final_hand"]

_REASONS: dict[WinReason, str] = {
    "threshold": "first out with enough victory points",
    "last_regular_hand": "first in the last regular hand and alone in the lead",
    "final_hand": "first out in the final hand",
}


def _ordinal(place: int) -> str:
    return {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}.get(place, f"number {place}")


@frozen
class SeatEvent(EventBase):
    """An event that is about one player."""

    seat: Seat


@frozen
class GameStarted(EventBase):
    """The game begins (CH-SETUP-10)."""

    tag: ClassVar[str] = "game_started"

    players: int
    start: Seat

    def sentence(self, name: Name) -> str:
        return f"A game of {self.players} begins; {name(self.start)} starts."


@frozen
class HandStarted(EventBase):
    """The deck is shuffled for a new hand (CH-UPKEEP-1)."""

    tag: ClassVar[str] = "hand_started"

    number: int
    final: bool
    participants: tuple[Seat, ...]
    start: Seat

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
class ChoiceMade(SeatEvent):
    """A player has decided about Kodora; nobody knows yet how (CH-UPKEEP-5)."""

    tag: ClassVar[str] = "choice_made"

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} has decided about Kodora."


@frozen
class KodoraRevealed(SeatEvent):
    """
    A decision about Kodora is shown; the bet cards leave the hand (CH-ADV-KODORA-5).

    Attributes:
        cards: the bet cards, with their Kodoras.
        sleeved: how many of these Kodoras came from the screen.
        staked: the victory points that lie on them.
    """

    tag: ClassVar[str] = "kodora_revealed"
    reveals: ClassVar[frozenset[str]] = frozenset({"cards", "sleeved", "staked"})

    cards: tuple[Card, ...]
    sleeved: int
    staked: int

    def sentence(self, name: Name) -> str:
        if not self.cards:
            return f"{name(self.seat)} bets nothing."
        return f"{name(self.seat)} bets {self.staked} VP with Kodora on {listed(self.cards)}."


@frozen
class PlayerOut(SeatEvent):
    """A player has played the last card (CH-SCORE-1)."""

    tag: ClassVar[str] = "player_out"

    place: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is out of cards and {_ordinal(self.place)} in this hand."


@frozen
class KodoraSettled(SeatEvent):
    """
    The stakes of a player are settled (CH-ADV-KODORA-9, CH-ADV-KODORA-10).

    Attributes:
        won: whether the player was first.
        vp: the points that return with the bonus, or that are lost.
    """

    tag: ClassVar[str] = "kodora_settled"

    won: bool
    vp: int

    def sentence(self, name: Name) -> str:
        if self.won:
            return f"{name(self.seat)} gets {self.vp} VP from Kodora, stakes and bonus."
        return f"{name(self.seat)} loses {self.vp} staked VP."


@frozen
class RewardGiven(SeatEvent):
    """
    A player is scored (CH-SCORE-6, CH-SCORE-9).

    Attributes:
        place: the place in the hand.
        vp: by how much the victory points changed.
        power: the power gained.
        advancements: how many advancements the table grants; the bag may have fewer.
    """

    tag: ClassVar[str] = "reward_given"

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
class LastPlaceReset(SeatEvent):
    """The last player had enough to win and is set back (CH-SCORE-12)."""

    tag: ClassVar[str] = "last_place_reset"

    vp: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is set back to {self.vp} VP."


@frozen
class HandEnded(EventBase):
    """
    A hand is over.

    Attributes:
        order: the seats from first to last place.
    """

    tag: ClassVar[str] = "hand_ended"

    order: tuple[Seat, ...]

    def sentence(self, name: Name) -> str:
        return f"The hand is over: {', '.join(map(name, self.order))}."


@frozen
class FinalHandAnnounced(EventBase):
    """Nobody has won yet; some seats play one hand more (CH-FINAL-3)."""

    tag: ClassVar[str] = "final_hand_announced"

    finalists: tuple[Seat, ...]
    leader: Seat

    def sentence(self, name: Name) -> str:
        return f"{', '.join(map(name, self.finalists))} play a final hand; {name(self.leader)} leads it."


@frozen
class GameEnded(EventBase):
    """
    The game is over (CH-SCORE-4, CH-FINAL-2, CH-FINAL-8).

    Attributes:
        outcome: who has won, with which scores.
        reason: by which rule.
    """

    tag: ClassVar[str] = "game_ended"

    outcome: Outcome
    reason: WinReason

    def sentence(self, name: Name) -> str:
        return f"{name(self.outcome.winners[0])} wins the game: {_REASONS[self.reason]}."


HandEvent = (
    GameStarted
    | HandStarted
    | CardsDealt
    | ChoiceMade
    | KodoraRevealed
    | PlayerOut
    | KodoraSettled
    | RewardGiven
    | AdvancementsDrawn
    | LastPlaceReset
    | HandEnded
    | FinalHandAnnounced
    | GameEnded
)
