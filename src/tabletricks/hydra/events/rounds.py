"""
How a round begins and ends.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core.changes import Change
from ...core.outcome import Outcome
from ...core.seats import Seat
from ...core.vocabulary import EventBase, OwnerEvent
from ...core.words import Message, Who
from ..cards import Card, named
from ..options import STAKES, Stake


__all__ = ["CardAside", "CardsDealt", "GameEnded", "MiddleTaken", "Mode", "OpenCardDealt", "OvertimeStarted"]
__all__ += ["PartnerNamed", "RoundEnded", "RoundStarted", "StakeReduced"]


Mode = Literal["team", "solo", "absent", "third", "pact", "duel"]
"""How a round is scored (HY-SCORE-5, HY-3P-25, HY-3P-26, HY-2P-19)."""


def _written(cards: tuple[Card, ...] | None) -> tuple[str, ...] | None:
    """Cards as in JSON, if they are seen."""
    return None if cards is None else tuple(map(str, cards))


@frozen
class RoundStarted(EventBase):
    """
    The cards are shuffled and dealt (HY-SETUP-2 to HY-SETUP-8).

    Attributes:
        card: the middle card that lies face up.
        returned: how many cards of everybody's hand in the last round are shuffled in again; none in the first round.
    """

    tag: ClassVar[str] = "round_started"
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    number: int
    dealer: Seat
    attacker: Seat
    card: Card
    returned: tuple[int, ...]

    def changes(self) -> tuple[Change, ...]:
        gone = [Change(seat, loses=number, shown=()) for seat, number in enumerate(self.returned)]
        return (*gone, *[Change(change.seat, hidden=True) for change in gone])

    def message(self) -> Message:
        return self.says(stake=STAKES[0])


@frozen
class CardsDealt(OwnerEvent):
    """A player is dealt a hand (HY-SETUP-7, HY-SETUP-9)."""

    tag: ClassVar[str] = "cards_dealt"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    count: int
    cards: tuple[Card, ...] | None

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, gains=self.count, gained=_written(self.cards)),)


@frozen
class OpenCardDealt(EventBase):
    """
    The card that lay face up in the deck is dealt: whoever gets it is attacker 2, or names that one (HY-6P-2 to 5).

    Attributes:
        attacker: attacker 1.
    """

    tag: ClassVar[str] = "open_card_dealt"
    reveals: ClassVar[frozenset[str]] = frozenset({"seat", "card"})

    seat: Seat
    card: Card
    attacker: Seat

    def message(self) -> Message:
        return self.says("own" if self.seat == self.attacker else "", what=self.card.named())


@frozen
class PartnerNamed(EventBase):
    """Attacker 1 has named attacker 2 (HY-6P-5)."""

    tag: ClassVar[str] = "partner_named"

    seat: Seat
    target: Seat


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

    def message(self) -> Message:
        return self.says(what=self.card.named())


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

    def changes(self) -> tuple[Change, ...]:
        gained = None if self.hidden is None else _written(self.cards + self.hidden)
        return (Change(self.seat, gains=len(self.positions), gained=gained),)

    def message(self) -> Message:
        taken = named(self.cards + (self.hidden or ()))
        unseen = len(self.positions) - len(taken)
        if unseen > 0:
            taken += (Message("middle.face_down", {"number": unseen}),)
        return self.says("rest" if self.stake is None else "", what=taken)


@frozen
class CardAside(EventBase):
    """
    Middle cards that nobody took go aside (HY-BID-10).

    Attributes:
        count: how many.
    """

    tag: ClassVar[str] = "card_aside"

    count: int


@frozen
class RoundEnded(EventBase):
    """
    A hand is empty; the others are laid open, and the round is scored (HY-END-1, HY-END-5, HY-SCORE-13, HY-SCORE-14).

    Attributes:
        winner: who has no cards left.
        hands: what everybody still holds.
        mode: how the round is scored.
        stake: what the attackers played for.
        companion: who was the attackers' companion, if there was one.
        teams: the parties by seat: that of the attackers first, then a third party, the defence last.
        card_points: the card points of everybody's party.
        victory_points: the victory points of everybody.
        totals: the new totals.
    """

    tag: ClassVar[str] = "round_ended"
    reveals: ClassVar[frozenset[str]] = frozenset(
        {"hands", "mode", "companion", "teams", "card_points", "victory_points", "totals"}
    )

    winner: Seat
    hands: tuple[tuple[Card, ...], ...]
    mode: Mode
    stake: Stake
    companion: Seat | None
    teams: tuple[tuple[Seat, ...], ...]
    card_points: tuple[int, ...]
    victory_points: tuple[int, ...]
    totals: tuple[int, ...]

    def changes(self) -> tuple[Change, ...]:
        open_hands = zip(self.hands, self.totals, strict=False)
        return tuple([Change(seat, shown=_written(hand), score=total) for seat, (hand, total) in enumerate(open_hands)])

    def message(self) -> Message:
        winners = next((team for team in self.teams if self.winner in team), ())
        partners = tuple([Who(seat) for seat in winners if seat != self.winner])
        return self.says(
            "team" if partners else "",
            partners=partners,
            losers=tuple([Who(seat) for team in self.teams if team != winners for seat in team]),
            mode=self._how(),
            left=tuple(
                [
                    Message("round.hand", {"seat": Who(seat), "cards": hand})
                    for seat, hand in enumerate(self.hands)
                    if hand
                ]
            ),
            points=self._points(),
        )

    def _how(self) -> Message:
        """Who attacked with whom for what."""
        sides = [tuple(map(Who, team)) for team in self.teams] or [()]
        values = {
            "attackers": tuple([seat for seat in sides[0] if seat != self.companion]),
            "companion": Message("word.nobody") if self.companion is None else Who(self.companion),
            "third": sides[1] if len(sides) > 2 else (),
            "defenders": sides[-1],
            "stake": self.stake,
        }
        helped = ".companion" if self.mode == "team" and self.winner == self.companion else ""
        return Message(f"mode.{self.mode}{helped}", values)

    def _points(self) -> tuple[Message, ...]:
        points = zip(self.victory_points, self.card_points, self.totals, strict=False)
        return tuple(
            [
                Message(
                    "round.points.floor" if total == 0 > victory + cards else "round.points",
                    {"seat": Who(seat), "total": total, "victory": f"{victory:+}", "cards": f"{cards:+}"},
                )
                for seat, (victory, cards, total) in enumerate(points)
            ]
        )


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


@frozen
class GameEnded(EventBase):
    """A player leads alone and wins the game (HY-GAME-1, HY-GAME-3)."""

    tag: ClassVar[str] = "game_ended"
    reveals: ClassVar[frozenset[str]] = frozenset({"outcome", "occurrence"})

    outcome: Outcome

    def message(self) -> Message:
        winners, scores = self.outcome.winners, self.outcome.scores
        others = sorted([seat for seat in range(len(scores)) if seat not in winners], key=lambda seat: -scores[seat])
        return self.says(
            winners=tuple(map(Who, winners)),
            number=len(winners),
            points=max(scores, default=0),
            others=tuple([Message("game.points", {"seat": Who(seat), "points": scores[seat]}) for seat in others]),
        )


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
