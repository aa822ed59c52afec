"""
From deal to deal: the upkeep, going out, scoring, the end of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from attrs import frozen

from ...core import Change, EventBase, Message, OwnerEvent, Seat, Who
from ...core.outcome import Outcome
from ..cards import Card
from ..catalogue import title_of
from .common import SeatEvent, TotalEvent, TradeEvent, texts


__all__ = [
    "AdvancementsDrawn",
    "CardsDealt",
    "CardsReturned",
    "ChoiceMade",
    "FinalHandAnnounced",
    "GameEnded",
    "GameStarted",
]
__all__ += ["HandEnded", "HandStarted", "KodoraReturned", "KodoraRevealed", "KodoraSettled", "LastPlaceReset"]
__all__ += ["PlayerOut", "RewardGiven", "WinReason"]

WinReason = Literal["threshold", "last_regular_hand", "final_hand"]


def _nth(place: int) -> str:
    """The word for a place."""
    return f"place_{place}"


def _totals(vp: Sequence[int]) -> tuple[Message, ...]:
    """Everybody's victory points."""
    return tuple([Message("word.vp_of", {"seat": Who(seat), "vp": total}) for seat, total in enumerate(vp)])


@frozen
class GameStarted(EventBase):
    """
    The game begins (CH-SETUP-10).

    Attributes:
        players: the number of players.
        start: who leads the first hand.
        vp: the victory points that everybody begins with (CH-SETUP-5).
        power: the power that everybody begins with.
        advancements: the advancements that everybody begins with.
    """

    tag: ClassVar[str] = "game_started"

    players: int
    start: Seat
    vp: int
    power: int
    advancements: tuple[str, ...]

    def changes(self) -> tuple[Change, ...]:
        return tuple([Change(seat, score=self.vp) for seat in range(self.players)])

    def message(self) -> Message:
        return self.says(advancements=tuple(map(title_of, self.advancements)))


@frozen
class CardsReturned(OwnerEvent):
    """The cards that are left in a hand go back into the deck, unseen by others (CH-UPKEEP-1, CH-SCORE-13)."""

    tag: ClassVar[str] = "cards_returned"
    secret: ClassVar[tuple[str, ...]] = ("cards",)

    count: int
    cards: tuple[Card, ...] | None

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, loses=self.count, lost=texts(self.cards)),)


@frozen
class HandStarted(EventBase):
    """The deck is shuffled for a new hand (CH-UPKEEP-1)."""

    tag: ClassVar[str] = "hand_started"

    number: int
    final: bool
    participants: tuple[Seat, ...]
    start: Seat

    def message(self) -> Message:
        return self.says("final" if self.final else "")


@frozen
class CardsDealt(OwnerEvent):
    """A player is dealt a hand (CH-UPKEEP-2)."""

    tag: ClassVar[str] = "cards_dealt"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    count: int
    cards: tuple[Card, ...] | None

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, gains=self.count, gained=texts(self.cards)),)


@frozen
class ChoiceMade(SeatEvent):
    """A player has decided about Kodora; nobody knows yet how (CH-UPKEEP-5)."""

    tag: ClassVar[str] = "choice_made"


@frozen
class KodoraRevealed(OwnerEvent):
    """
    A decision about Kodora is shown; the bet cards leave the hand (CH-ADV-KODORA-5).

    Attributes:
        cards: the bet cards, with their Kodoras.
        sleeved: how many of these Kodoras came from the screen.
        staked: the victory points that lie on them.
        total: the free victory points that are left.
        taken: the cards as they were in the hand.
    """

    tag: ClassVar[str] = "kodora_revealed"
    secret: ClassVar[tuple[str, ...]] = ("taken",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards", "sleeved", "staked", "total"})

    cards: tuple[Card, ...]
    sleeved: int
    staked: int
    total: int
    taken: tuple[Card, ...] | None

    def reveals_to(self, seat: int | None) -> frozenset[str]:
        """The bets are shown to everybody."""
        del seat
        return self.reveals

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, loses=len(self.cards), lost=texts(self.taken), score=self.total),)

    def message(self) -> Message:
        return self.says("" if self.cards else "none")


@frozen
class PlayerOut(SeatEvent):
    """A player has played the last card (CH-SCORE-1)."""

    tag: ClassVar[str] = "player_out"

    place: int

    def message(self) -> Message:
        return self.says(nth=_nth(self.place))


@frozen
class KodoraSettled(TotalEvent):
    """
    The stakes of a player are settled (CH-ADV-KODORA-9, CH-ADV-KODORA-10).

    Attributes:
        won: whether the player was first.
        vp: the points that return with the bonus, or that are lost.
    """

    tag: ClassVar[str] = "kodora_settled"

    won: bool
    vp: int

    def message(self) -> Message:
        return self.says("won" if self.won else "lost")


@frozen
class KodoraReturned(TotalEvent):
    """
    The game has ended before the stakes of a player were settled, and they go back (CH-FINAL-12).

    Attributes:
        vp: the points that return.
    """

    tag: ClassVar[str] = "kodora_returned"

    vp: int


@frozen
class RewardGiven(TradeEvent):
    """
    A player is scored (CH-SCORE-6, CH-SCORE-9).

    Attributes:
        place: the place in the hand.
        vp: by how much the victory points changed.
        power: the power gained.
        advancements: how many advancements the table grants; the bag may have fewer.
        power_total: the power of the player now, seen by the player only.
    """

    tag: ClassVar[str] = "reward_given"

    place: int
    vp: int
    power: int
    advancements: int
    power_total: int | None

    def message(self) -> Message:
        gifts = {"vp": max(self.vp, 0), "power": self.power, "advancements": self.advancements}
        told = tuple(
            [Message(f"event.reward_given.{gift}", {"number": number}) for gift, number in gifts.items() if number]
        )
        variant = "lost" if self.vp < 0 else "still_nothing" if not self.total else ""
        if variant == "still_nothing" and self.power_total is None:
            variant = "still_nothing_hidden"
        totals = self.totals(self.power_total)
        return self.says(variant, nth=_nth(self.place), lost=-self.vp, gifts=tuple(told), totals=totals)


@frozen
class AdvancementsDrawn(OwnerEvent):
    """
    A player drew from the bag (CH-SCORE-7).

    Attributes:
        count: how many were drawn.
        wanted: how many there should have been; the bag may have had fewer (CH-SCORE-8).
        advancements: their types.
    """

    tag: ClassVar[str] = "advancements_drawn"
    secret: ClassVar[tuple[str, ...]] = ("advancements",)
    reveals: ClassVar[frozenset[str]] = frozenset({"advancements"})

    count: int
    wanted: int
    advancements: tuple[str, ...] | None

    def message(self) -> Message:
        drawn = tuple([title_of(type_) for type_ in self.advancements or ()])
        if not self.count:
            return self.says("none")
        variant = "short" if self.count < self.wanted else "all"
        return self.says(f"{variant}_hidden" if self.advancements is None else variant, drawn=drawn)


@frozen
class LastPlaceReset(SeatEvent):
    """
    The last player had enough to win and is set back (CH-SCORE-12).

    Attributes:
        before: the victory points that the player had.
        vp: those that are left, one less than it takes to win.
    """

    tag: ClassVar[str] = "last_place_reset"

    before: int
    vp: int

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, score=self.vp),)


@frozen
class HandEnded(EventBase):
    """
    A hand is over.

    Attributes:
        number: which one.
        order: the seats from first to last place.
        vp: the victory points of all seats.
    """

    tag: ClassVar[str] = "hand_ended"

    number: int
    order: tuple[Seat, ...]
    vp: tuple[int, ...]

    def message(self) -> Message:
        return self.says(totals=_totals(self.vp))


@frozen
class FinalHandAnnounced(EventBase):
    """
    Nobody has won yet; some seats play one hand more (CH-FINAL-3).

    Attributes:
        first: who was first in the last regular hand, without having the most victory points alone.
        finalists: who plays it.
        leader: who leads it.
    """

    tag: ClassVar[str] = "final_hand_announced"

    first: Seat
    finalists: tuple[Seat, ...]
    leader: Seat


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

    def message(self) -> Message:
        (winner,) = self.outcome.winners[:1] or (0,)
        return self.says(self.reason, winner=Who(winner), totals=_totals(self.outcome.scores))


HandEvent = (
    GameStarted
    | HandStarted
    | CardsReturned
    | CardsDealt
    | ChoiceMade
    | KodoraRevealed
    | PlayerOut
    | KodoraSettled
    | KodoraReturned
    | RewardGiven
    | AdvancementsDrawn
    | LastPlaceReset
    | HandEnded
    | FinalHandAnnounced
    | GameEnded
)
