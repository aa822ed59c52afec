"""
What happens at the table (section 3.7 of the rules page).
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ..core.vocabulary import EventBase, Name, OwnerEvent
from .cards import NO_RANK, PEGASUS, Card, listed, plural
from .combinations import Kind, Top, TopKind, label


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
    return " and ".join(map(name, seats))


def _whose(owner: int, seat: int, name: Name) -> str:
    return "the own" if owner == seat else f"{name(owner)}'s"


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
    dealer: int
    attacker: int
    card: Card

    def sentence(self, name: Name) -> str:
        return (
            f"Round {self.number}: {name(self.dealer)} deals, {name(self.attacker)} attacks; "
            f"the {self.card.label} lies open in the middle."
        )


@frozen
class HandDealt(OwnerEvent):
    """A player is dealt a hand (HY-SETUP-7, HY-SETUP-9)."""

    tag: ClassVar[str] = "hand_dealt"
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

    seat: int
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is dealt the open card, the {self.card.label}."


@frozen
class PartnerNamed(EventBase):
    """Attacker 1 has named attacker 2 (HY-6P-5)."""

    tag: ClassVar[str] = "partner_named"

    seat: int
    target: int

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

    seat: int
    stake: int
    position: int
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} reduces the stake to {self.stake} and turns up the {self.card.label}."


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

    stake: int | None
    positions: tuple[int, ...]
    cards: tuple[Card, ...]
    hidden: tuple[Card, ...] | None

    def sentence(self, name: Name) -> str:
        taken = [f"the {card.label}" for card in self.cards + (self.hidden or ())]
        if self.hidden is None and len(self.positions) > len(self.cards):
            taken.append(f"{plural(len(self.positions) - len(self.cards), 'card')} face down")
        if self.stake is None:
            return f"{name(self.seat)} gets what is left: {' and '.join(taken)}."
        return f"{name(self.seat)} plays for {self.stake} and takes {' and '.join(taken)}."


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
class CardCommitted(EventBase):
    """A player has chosen the card to give; nobody else knows which (HY-WITCH-4, HY-6P-10)."""

    tag: ClassVar[str] = "card_committed"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} puts a card face down."


@frozen
class CardsExchanged(OwnerEvent):
    """
    The attackers exchange a card (HY-6P-10).

    Attributes:
        seat: attacker 1.
        partner: attacker 2.
        given: what attacker 1 gives.
        received: what he gets.
    """

    tag: ClassVar[str] = "cards_exchanged"
    secret: ClassVar[tuple[str, ...]] = ("given", "received")
    reveals: ClassVar[frozenset[str]] = frozenset({"given", "received"})

    partner: int
    given: Card | None
    received: Card | None

    def insiders(self) -> tuple[int, ...]:
        return self.seat, self.partner

    def sentence(self, name: Name) -> str:
        if self.given is None or self.received is None:
            return f"{name(self.seat)} and {name(self.partner)} exchange a card."
        return (
            f"{name(self.seat)} gives {name(self.partner)} the {self.given.label} "
            f"and gets the {self.received.label} for it."
        )


@frozen
class PileTurned(EventBase):
    """The top card of the shared pile is turned up (HY-3P-2, HY-3P-3)."""

    tag: ClassVar[str] = "pile_turned"
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    card: Card

    def sentence(self, name: Name) -> str:
        del name
        return f"The {self.card.label} is turned up on the pile."


@frozen
class CardDrawn(EventBase):
    """A player draws the open card of the shared pile (HY-3P-4)."""

    tag: ClassVar[str] = "card_drawn"

    seat: int
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} draws the {self.card.label} from the pile."


@frozen
class Played(EventBase):
    """
    A single card or a combination is played (HY-TRICK-1).

    Attributes:
        cards: the cards.
        kind: what they are.
        length: the number of pairs, or the cards of a straight; otherwise 1.
        rank: what gives the value.
        pegasus_as: the rank that Pegasus stands for.
        beaten: the play that it beats; ``None`` for a lead.
    """

    tag: ClassVar[str] = "played"

    seat: int
    cards: tuple[Card, ...]
    kind: Kind
    length: int
    rank: int
    pegasus_as: int | None
    beaten: Top | None

    def sentence(self, name: Name) -> str:
        verb = "leads" if self.beaten is None else "plays"
        return f"{name(self.seat)} {verb} {self._what()}{self._over(name)}."

    def _what(self) -> str:
        if len(self.cards) == 1:
            powerless = ", which counts 0" if self.rank == NO_RANK else ""
            return f"{'' if self.cards[0] is PEGASUS else 'the '}{self.cards[0].label}{powerless}"
        stands = "" if self.pegasus_as is None else f" as {self.pegasus_as}"
        return f"{label(self.kind, self.length, self.rank)} ({listed(self.cards)}{stands})"

    def _over(self, name: Name) -> str:
        if self.beaten is None:
            return ""
        return f" over {_whose(self.beaten.owner, self.seat, name)} {self.beaten.bare_label}"


@frozen
class Checked(EventBase):
    """A player declines to play (HY-TURN-5)."""

    tag: ClassVar[str] = "checked"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} checks."


@frozen
class StormPlayed(EventBase):
    """
    The Storm is played: it becomes the top, and the order is reversed (HY-STORM-4, HY-STORM-5).

    Attributes:
        rank: the rank that it lies on.
    """

    tag: ClassVar[str] = "storm_played"

    seat: int
    rank: int

    def sentence(self, name: Name) -> str:
        return (
            f"{name(self.seat)} plays the Storm on {label('single', 1, self.rank)}: "
            "from now on 1 is the highest card and a Hero the lowest."
        )


@frozen
class LeapPlayed(EventBase):
    """
    Time Leap is played: the turn goes back to the owner of the top (HY-LEAP-2).

    Attributes:
        owner: the owner.
    """

    tag: ClassVar[str] = "leap_played"

    seat: int
    owner: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} plays Time Leap on {_whose(self.owner, self.seat, name)} play."


@frozen
class TricksterPlayed(EventBase):
    """
    The Trickster is played: a single becomes a pair, a pair a single (HY-TRICKSTER-2).

    Attributes:
        kind: what the top is now.
    """

    tag: ClassVar[str] = "trickster_played"

    seat: int
    kind: TopKind

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} plays the Trickster: the play to beat is now a {self.kind}."


@frozen
class WitchPlayed(EventBase):
    """The Witch is played: everybody passes on a card (HY-WITCH-2)."""

    tag: ClassVar[str] = "witch_played"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} plays the Witch."


@frozen
class CardPassed(OwnerEvent):
    """
    A card goes to the next seat because of the Witch (HY-WITCH-3, HY-WITCH-10).

    Attributes:
        seat: who gives it.
        to: who gets it.
        card: the card, seen by these two only.
    """

    tag: ClassVar[str] = "card_passed"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    to: int
    card: Card | None

    def insiders(self) -> tuple[int, ...]:
        return self.seat, self.to

    def sentence(self, name: Name) -> str:
        card = "a card" if self.card is None else f"the {self.card.label}"
        return f"{name(self.seat)} passes {card} to {name(self.to)}."


@frozen
class CompanionRevealed(EventBase):
    """A defender has played the Companion and is on the attacker's side (HY-COMPANION-4)."""

    tag: ClassVar[str] = "companion_revealed"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} turns out to be the companion."


@frozen
class CompanionNamed(EventBase):
    """
    Who has played the Companion names somebody or nobody (HY-COMPANION-9, HY-3P-17).

    Attributes:
        target: the seat; ``None`` is nobody.
    """

    tag: ClassVar[str] = "companion_named"

    seat: int
    target: int | None

    def sentence(self, name: Name) -> str:
        if self.target is None:
            return f"{name(self.seat)} stays without a companion."
        return f"{name(self.seat)} and {name(self.target)} play together from now on."


@frozen
class PileLooked(OwnerEvent):
    """
    A player looks through the own personal pile (HY-2P-11, HY-2P-15).

    Attributes:
        count: the number of its cards.
        cards: the cards from bottom to top.
    """

    tag: ClassVar[str] = "pile_looked"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    count: int
    cards: tuple[Card, ...] | None

    def sentence(self, name: Name) -> str:
        cards = "" if self.cards is None else f": {listed(self.cards)}"
        return f"{name(self.seat)} looks through the personal pile of {plural(self.count, 'card')}{cards}."


@frozen
class PileCharged(EventBase):
    """
    The open card and the one below it go face down on a personal pile (HY-2P-12 to HY-2P-14).

    Attributes:
        card: the card that lay open; the other one is seen by nobody.
    """

    tag: ClassVar[str] = "pile_charged"

    seat: int
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} puts the {self.card.label} and the card below it on the personal pile."


@frozen
class PersonalDrawn(OwnerEvent):
    """The winner of a trick draws from the own personal pile (HY-2P-5, HY-2P-7)."""

    tag: ClassVar[str] = "personal_drawn"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    card: Card | None

    def sentence(self, name: Name) -> str:
        card = "a card" if self.card is None else f"the {self.card.label}"
        return f"{name(self.seat)} draws {card} from the personal pile."


@frozen
class TrickWon(EventBase):
    """
    The cards of a trick are captured (HY-TRICK-4, HY-END-3).

    Attributes:
        cards: all of them.
    """

    tag: ClassVar[str] = "trick_won"

    seat: int
    cards: tuple[Card, ...]

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} takes the trick: {listed(self.cards)}."


@frozen
class RoundEnded(EventBase):
    """
    A hand is empty; the others are laid open, and the round is scored (HY-END-1, HY-END-5, HY-SCORE-13, HY-SCORE-14).

    Attributes:
        winner: who has no cards left.
        hands: what everybody still holds.
        mode: how the round is scored.
        teams: the parties, that of the attackers first.
        card_points: the card points of everybody's party.
        victory_points: the victory points of everybody.
        totals: the new totals.
    """

    tag: ClassVar[str] = "round_ended"
    reveals: ClassVar[frozenset[str]] = frozenset({"hands", "mode", "teams", "card_points", "victory_points", "totals"})

    winner: int
    hands: tuple[tuple[Card, ...], ...]
    mode: Mode
    teams: tuple[tuple[int, ...], ...]
    card_points: tuple[int, ...]
    victory_points: tuple[int, ...]
    totals: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        teams = " against ".join(_names(team, name) for team in self.teams)
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

    seats: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        return f"{_names(self.seats, name)} share the lead: the game goes into overtime."


@frozen
class GameWon(EventBase):
    """A player leads alone and wins the game (HY-GAME-1, HY-GAME-3)."""

    tag: ClassVar[str] = "game_won"
    reveals: ClassVar[frozenset[str]] = frozenset({"seat", "occurrence"})

    seat: int
    total: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} wins the game with {self.total} points."


Event = (
    RoundStarted
    | HandDealt
    | OpenCardDealt
    | PartnerNamed
    | StakeReduced
    | MiddleTaken
    | CardAside
    | CardCommitted
    | CardsExchanged
    | PileTurned
    | CardDrawn
    | Played
    | Checked
    | StormPlayed
    | LeapPlayed
    | TricksterPlayed
    | WitchPlayed
    | CardPassed
    | CompanionRevealed
    | CompanionNamed
    | PileLooked
    | PileCharged
    | PersonalDrawn
    | TrickWon
    | RoundEnded
    | OvertimeStarted
    | GameWon
)
