"""
How a round begins and ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from attrs import frozen

from ...core.outcome import Outcome
from ...core.seats import Seat
from ...core.vocabulary import EventBase, Name, OwnerEvent
from ..cards import Card, listed, plural, the
from ..options import Stake


__all__ = ["CardAside", "CardsDealt", "GameEnded", "MiddleTaken", "Mode", "OpenCardDealt", "OvertimeStarted"]
__all__ += ["PartnerNamed", "RoundEnded", "RoundStarted", "StakeReduced"]


Mode = Literal["team", "solo", "absent", "third", "pact", "duel"]
"""How a round is scored (HY-SCORE-5, HY-3P-25, HY-3P-26, HY-2P-19)."""

_MODES: dict[Mode, str] = {
    "team": "a team game",
    "solo": "a solo game",
    "absent": "a game without the Companion",
    "third": "a game of three parties",
    "pact": "a pact against the attacker",
    "duel": "a duel",
}


def _names(seats: tuple[int, ...], name: Name) -> str:
    return _joined([name(seat) for seat in seats]) or "nobody"


def _joined(parts: Sequence[str]) -> str:
    """Parts of a sentence, the last one after an "and"."""
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else "".join(parts)


@frozen
class RoundStarted(EventBase):
    """
    The cards are shuffled and dealt (HY-SETUP-2 to HY-SETUP-8).

    Attributes:
        card: the middle card that lies face up.
    """

    tag: ClassVar[str] = "round_started"
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    number: int
    dealer: Seat
    attacker: Seat
    card: Card

    def sentence(self, name: Name) -> str:
        return (
            f"Round {self.number}: {name(self.dealer)} deals, {name(self.attacker)} attacks; "
            f"{the(self.card)} lies open in the middle."
        )


@frozen
class CardsDealt(OwnerEvent):
    """A player is dealt a hand (HY-SETUP-7, HY-SETUP-9)."""

    tag: ClassVar[str] = "cards_dealt"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    count: int
    cards: tuple[Card, ...] | None

    def sentence(self, name: Name) -> str:
        cards = "" if self.cards is None else f": {listed(self.cards)}"
        return f"{name(self.seat)} is dealt {plural(self.count, 'card')}{cards}."


@frozen
class OpenCardDealt(EventBase):
    """The card that lay face up in the deck is dealt (HY-6P-2, HY-6P-4)."""

    tag: ClassVar[str] = "open_card_dealt"
    reveals: ClassVar[frozenset[str]] = frozenset({"seat", "card"})

    seat: Seat
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is dealt the open card, {the(self.card)}."


@frozen
class PartnerNamed(EventBase):
    """Attacker 1 has named attacker 2 (HY-6P-5)."""

    tag: ClassVar[str] = "partner_named"

    seat: Seat
    target: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} wants {name(self.target)} as the other attacker."


@frozen
class StakeReduced(EventBase):
    """
    The attacker lowers the stake and turns up a middle card (HY-BID-3, HY-BID-4, HY-BID-7).

    Attributes:
        stake: the stake from now on.
        position: which card is turned up.
        card: the card.
    """

    tag: ClassVar[str] = "stake_reduced"
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    seat: Seat
    stake: Stake
    position: int
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} reduces the stake to {self.stake} and turns up {the(self.card)}."


@frozen
class MiddleTaken(OwnerEvent):
    """
    An attacker takes middle cards (HY-BID-2, HY-BID-6, HY-BID-8, HY-6P-8).

    Attributes:
        stake: the stake that is settled with it; ``None`` for attacker 2, who gets what is left.
        positions: which ones.
        cards: those of them that lie face up.
        hidden: those that lie face down; seen by the taker only (HY-BID-12).
    """

    tag: ClassVar[str] = "middle_taken"
    secret: ClassVar[tuple[str, ...]] = ("hidden",)
    reveals: ClassVar[frozenset[str]] = frozenset({"hidden"})

    stake: Stake | None
    positions: tuple[int, ...]
    cards: tuple[Card, ...]
    hidden: tuple[Card, ...] | None

    def sentence(self, name: Name) -> str:
        taken = [the(card) for card in self.cards + (self.hidden or ())]
        if self.hidden is None and len(self.positions) > len(self.cards):
            taken.append(f"{plural(len(self.positions) - len(self.cards), 'card')} face down")
        if self.stake is None:
            return f"{name(self.seat)} gets what is left: {_joined(taken)}."
        return f"{name(self.seat)} plays for {self.stake} and takes {_joined(taken)}."


@frozen
class CardAside(EventBase):
    """
    Middle cards that nobody took go aside (HY-BID-10).

    Attributes:
        count: how many.
    """

    tag: ClassVar[str] = "card_aside"

    count: int

    def sentence(self, name: Name) -> str:
        del name
        return "One card goes aside." if self.count == 1 else f"The other {self.count} cards go aside."


@frozen
class RoundEnded(EventBase):
    """
    A hand is empty; the others are laid open, and the round is scored (HY-END-1, HY-END-5, HY-SCORE-13, HY-SCORE-14).

    Attributes:
        winner: who has no cards left.
        hands: what everybody still holds.
        mode: how the round is scored.
        teams: the parties by seat: that of the attackers first, then a third party, the defence last.
        card_points: the card points of everybody's party.
        victory_points: the victory points of everybody.
        totals: the new totals.
    """

    tag: ClassVar[str] = "round_ended"
    reveals: ClassVar[frozenset[str]] = frozenset({"hands", "mode", "teams", "card_points", "victory_points", "totals"})

    winner: Seat
    hands: tuple[tuple[Card, ...], ...]
    mode: Mode
    teams: tuple[tuple[Seat, ...], ...]
    card_points: tuple[int, ...]
    victory_points: tuple[int, ...]
    totals: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        teams = " against ".join(_names(team, name) for team in self.teams if team)
        held = "; ".join(f"{name(seat)} {listed(hand)}" for seat, hand in enumerate(self.hands) if hand)
        points = zip(self.victory_points, self.card_points, self.totals, strict=False)
        results = "; ".join(
            f"{name(seat)} {victory:+} and {cards:+} for cards, {total} in all"
            for seat, (victory, cards, total) in enumerate(points)
        )
        return f"{name(self.winner)} is out: {_MODES[self.mode]}, {teams}. Left in hand: {held}. Points: {results}."


@frozen
class OvertimeStarted(EventBase):
    """
    Several players share the lead at or above the target: rounds go on until one leads alone (HY-GAME-2).

    Attributes:
        seats: who shares the lead.
    """

    tag: ClassVar[str] = "overtime_started"
    reveals: ClassVar[frozenset[str]] = frozenset({"seats", "occurrence"})

    seats: tuple[Seat, ...]

    def sentence(self, name: Name) -> str:
        return f"{_names(self.seats, name)} share the lead: the game goes into overtime."


@frozen
class GameEnded(EventBase):
    """A player leads alone and wins the game (HY-GAME-1, HY-GAME-3)."""

    tag: ClassVar[str] = "game_ended"
    reveals: ClassVar[frozenset[str]] = frozenset({"outcome", "occurrence"})

    outcome: Outcome

    def sentence(self, name: Name) -> str:
        points = max(self.outcome.scores, default=0)
        return f"{_names(self.outcome.winners, name)} wins the game with {points} points."


RoundEvent = (
    RoundStarted
    | CardsDealt
    | OpenCardDealt
    | PartnerNamed
    | StakeReduced
    | MiddleTaken
    | CardAside
    | RoundEnded
    | OvertimeStarted
    | GameEnded
)
