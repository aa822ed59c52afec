"""
What happens at the table.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ..core.vocabulary import EventBase, Name, OwnerEvent
from .cards import SPECIALS, Card, Kind, listed, plural
from .decks import EVENT_TITLES, EventCard
from .matching import Demand


EndCause = Literal["hand_empty", "exhausted", "finish_line", "doomsday", "time_bomb"]
Reaction = Literal["counterattack", "nice_try"]

_CAUSES: dict[EndCause, str] = {
    "hand_empty": "somebody has no cards left",
    "exhausted": "the draw pile cannot supply a card",
    "finish_line": "the finish line is crossed",
    "doomsday": "it is doomsday",
    "time_bomb": "the bomb explodes",
}
_REACTIONS: dict[Reaction, str] = {"counterattack": "does not counter", "nice_try": "throws in no Nice Try"}


def _names(seats: tuple[int, ...], name: Name) -> str:
    return ", ".join(map(name, seats)) or "nobody"


@frozen
class GameStarted(EventBase):
    """The game begins (FR-OPT-5)."""

    tag: ClassVar[str] = "game_started"

    players: int
    dealer: int

    def sentence(self, name: Name) -> str:
        return f"A game of {self.players} begins; {name(self.dealer)} deals first."


@frozen
class RoundStarted(EventBase):
    """The cards are shuffled for a new round (FR-SETUP-1, FR-SETUP-5)."""

    tag: ClassVar[str] = "round_started"

    number: int
    dealer: int

    def sentence(self, name: Name) -> str:
        return f"Round {self.number} begins; {name(self.dealer)} deals."


@frozen
class CardsDealt(OwnerEvent):
    """A player is dealt cards, at the start of a round (FR-SETUP-2) or by Tornado."""

    tag: ClassVar[str] = "cards_dealt"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    count: int
    cards: tuple[Card, ...] | None

    def sentence(self, name: Name) -> str:
        cards = "" if self.cards is None else f": {listed(self.cards)}"
        return f"{name(self.seat)} is dealt {plural(self.count, 'card')}{cards}."


@frozen
class StartCardTurned(EventBase):
    """The start card is turned up; it counts as the dealer's (FR-START-1, FR-START-2)."""

    tag: ClassVar[str] = "start_card_turned"
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    seat: int
    card: Card

    def sentence(self, name: Name) -> str:
        return f"The start card is {self.card.label}, as if played by {name(self.seat)}."


@frozen
class TurnStarted(EventBase):
    """A player's turn begins (FR-TURN-1)."""

    tag: ClassVar[str] = "turn_started"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"It is {name(self.seat)}'s turn."


@frozen
class TurnSkipped(EventBase):
    """A skipped player's turn is over at once (FR-SKIP-2)."""

    tag: ClassVar[str] = "turn_skipped"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} misses a turn."


@frozen
class CardPlayed(EventBase):
    """A hand card is played (FR-PLAY-1)."""

    tag: ClassVar[str] = "card_played"

    seat: int
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} plays {self.card.label}."


@frozen
class CardThrown(EventBase):
    """A reaction card is thrown in (FR-REACT-7)."""

    tag: ClassVar[str] = "card_thrown"

    seat: int
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} throws in {self.card.label}."


@frozen
class CardsDrawn(OwnerEvent):
    """A player draws from the draw pile (FR-DRAW-1)."""

    tag: ClassVar[str] = "cards_drawn"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    count: int
    cards: tuple[Card, ...] | None

    def sentence(self, name: Name) -> str:
        cards = "" if self.cards is None or not self.cards else f": {listed(self.cards)}"
        return f"{name(self.seat)} draws {plural(self.count, 'card')}{cards}."


@frozen
class DrawPileExhausted(EventBase):
    """
    The draw pile cannot supply what a player must draw (FR-DRAW-4, FR-END-2).

    Attributes:
        missing: how many cards too few there were.
    """

    tag: ClassVar[str] = "draw_pile_exhausted"

    missing: int

    def sentence(self, name: Name) -> str:
        del name
        return f"The draw pile is empty: {plural(self.missing, 'card')} cannot be drawn."


@frozen
class WishMade(EventBase):
    """A colour or a number is wished (FR-MATCH-13)."""

    tag: ClassVar[str] = "wish_made"

    seat: int
    demand: Demand

    def sentence(self, name: Name) -> str:
        wanted = self.demand.colour or f"a {self.demand.number}"
        return f"{name(self.seat)} wishes {wanted}."


@frozen
class NoTarget(EventBase):
    """A special card has no player to act upon (FR-TARGET-4)."""

    tag: ClassVar[str] = "no_target"

    seat: int
    kind: Kind

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} has nobody to use {SPECIALS[self.kind].title} on."


@frozen
class Attacked(EventBase):
    """
    A card's effect is used against a player, who may counter it (FR-CARD-COUNTER-1).

    Attributes:
        seat: who uses it.
        target: the player concerned.
        kind: the card.
        count: the cards that the target shall get: those chosen for Gift and Exchange, the share of Fantastic Four.
    """

    tag: ClassVar[str] = "attacked"
    # Whoever offers less than two cards has no more that may be given (FR-CARD-GIFT-2, FR-CARD-EXCH-6).
    reveals: ClassVar[frozenset[str]] = frozenset({"count", "occurrence"})

    seat: int
    target: int
    kind: Kind
    count: int

    def sentence(self, name: Name) -> str:
        counted = "" if self.kind in ("skip", "equality") else f" ({plural(self.count, 'card')})"
        return f"{name(self.seat)} uses {SPECIALS[self.kind].title}{counted} against {name(self.target)}."


@frozen
class Countered(EventBase):
    """
    An attack is annulled by Counterattack (FR-CARD-COUNTER-4).

    Attributes:
        seat: who counters.
        author: whose attack it was.
        kind: the card whose effect it was.
    """

    tag: ClassVar[str] = "countered"

    seat: int
    author: int
    kind: Kind

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} counters the {SPECIALS[self.kind].title} of {name(self.author)}."


@frozen
class ReactionPassed(EventBase):
    """A player lets a reaction window go by, whatever is in the hand (FR-REACT-2, FR-INFO-13)."""

    tag: ClassVar[str] = "reaction_passed"

    seat: int
    reaction: Reaction

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} {_REACTIONS[self.reaction]}."


@frozen
class SkipFlagged(EventBase):
    """A player will miss the next turn (FR-SKIP-1)."""

    tag: ClassVar[str] = "skip_flagged"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} will miss the next turn."


@frozen
class CardsMoved(OwnerEvent):
    """
    Cards go from one hand to another; only the two see which (FR-INFO-5, FR-INFO-6).

    Attributes:
        seat: from whose hand.
        to: into whose hand.
        count: how many.
        cards: which.
    """

    tag: ClassVar[str] = "cards_moved"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    to: int
    count: int
    cards: tuple[Card, ...] | None

    def insiders(self) -> tuple[int, ...]:
        return self.seat, self.to

    def sentence(self, name: Name) -> str:
        cards = "" if not self.cards else f": {listed(self.cards)}"
        verb = "goes" if self.count == 1 else "go"
        return f"From {name(self.seat)} to {name(self.to)} {verb} {plural(self.count, 'card')}{cards}."


@frozen
class CardsDiscarded(EventBase):
    """A player discards cards, openly and without effect (FR-EVENT-GEN-6); perhaps none."""

    tag: ClassVar[str] = "cards_discarded"
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    seat: int
    cards: tuple[Card, ...]

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} discards {listed(self.cards)}."


@frozen
class EventDeckShuffled(EventBase):
    """The event deck was used up; the revealed events become a new one (FR-EVENT-GEN-9)."""

    tag: ClassVar[str] = "event_deck_shuffled"

    count: int

    def sentence(self, name: Name) -> str:
        del name
        return f"The event deck is used up: {plural(self.count, 'event')} are shuffled into a new one."


@frozen
class EventRevealed(EventBase):
    """An event card is turned up (FR-EVENT-GEN-2)."""

    tag: ClassVar[str] = "event_revealed"
    reveals: ClassVar[frozenset[str]] = frozenset({"event"})

    author: int
    event: EventCard

    def sentence(self, name: Name) -> str:
        return f"{name(self.author)} triggers an event: {EVENT_TITLES[self.event]}."


@frozen
class EventResolved(EventBase):
    """An event is over (FR-EVENT-GEN-11)."""

    tag: ClassVar[str] = "event_resolved"

    event: EventCard

    def sentence(self, name: Name) -> str:
        del name
        return f"{EVENT_TITLES[self.event]} is over."


@frozen
class Committed(EventBase):
    """A player has made a hidden choice (FR-EVENT-GEN-12, FR-INFO-11)."""

    tag: ClassVar[str] = "committed"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} has chosen in secret."


@frozen
class GiftsShown(EventBase):
    """
    The hidden gifts of a player become known as far as others see them (FR-EVENT-GEN-12, FR-INFO-5).

    Attributes:
        seat: who gives.
        counts: how many cards every seat gets from him.
    """

    tag: ClassVar[str] = "gifts_shown"
    reveals: ClassVar[frozenset[str]] = frozenset({"counts"})

    seat: int
    counts: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        gifts = [f"{plural(count, 'card')} to {name(to)}" for to, count in enumerate(self.counts) if count]
        return f"{name(self.seat)} gives {', '.join(gifts) or 'nothing'}."


@frozen
class GambleShown(EventBase):
    """The cards of Gambling Man are turned up (FR-EVENT-GAMBLING_MAN-3)."""

    tag: ClassVar[str] = "gamble_shown"
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    seat: int
    card: Card | None

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} has laid {'nothing' if self.card is None else self.card.label}."


@frozen
class GambleTaken(EventBase):
    """The highest card of Gambling Man takes them all (FR-EVENT-GAMBLING_MAN-3)."""

    tag: ClassVar[str] = "gamble_taken"

    seat: int
    cards: tuple[Card, ...]

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} laid the highest number and takes {listed(self.cards)}."


@frozen
class MarketOpened(EventBase):
    """Cards of the draw pile lie open on the Market (FR-EVENT-MARKET-1)."""

    tag: ClassVar[str] = "market_opened"
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    cards: tuple[Card, ...]

    def sentence(self, name: Name) -> str:
        del name
        return f"On the Market: {listed(self.cards)}."


@frozen
class CardTaken(EventBase):
    """A player takes an open card (FR-EVENT-MARKET-2)."""

    tag: ClassVar[str] = "card_taken"

    seat: int
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} takes {self.card.label}."


@frozen
class HandsGathered(EventBase):
    """All hands are put together and shuffled (FR-EVENT-TORNADO-1)."""

    tag: ClassVar[str] = "hands_gathered"

    count: int

    def sentence(self, name: Name) -> str:
        del name
        return f"All hands are put together: {plural(self.count, 'card')} are dealt again."


@frozen
class HandsRevealed(EventBase):
    """All hands lie open until everybody has seen enough (FR-EVENT-ALL_SEEING_EYE-1)."""

    tag: ClassVar[str] = "hands_revealed"
    reveals: ClassVar[frozenset[str]] = frozenset({"hands"})

    hands: tuple[tuple[Card, ...], ...]

    def sentence(self, name: Name) -> str:
        return f"Open hands: {'; '.join(f'{name(seat)} {listed(hand)}' for seat, hand in enumerate(self.hands))}."


@frozen
class Acknowledged(EventBase):
    """A player has seen enough of the open hands."""

    tag: ClassVar[str] = "acknowledged"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} has seen enough."


@frozen
class LastingStarted(EventBase):
    """An event stays in force for the rest of the round (FR-EVENT-TIME_BOMB-1)."""

    tag: ClassVar[str] = "lasting_started"

    event: EventCard

    def sentence(self, name: Name) -> str:
        del name
        return f"{EVENT_TITLES[self.event]} is in force from now on."


@frozen
class RoundEnded(EventBase):
    """
    A round is over (FR-END-1 to FR-END-3).

    Attributes:
        cause: why.
        finishers: the players without hand cards, ascending (FR-END-9).
    """

    tag: ClassVar[str] = "round_ended"

    cause: EndCause
    finishers: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        without = f" Without cards: {_names(self.finishers, name)}." if self.finishers else ""
        return f"The round is over: {_CAUSES[self.cause]}.{without}"


@frozen
class Scored(EventBase):
    """
    The points of a round are counted (FR-SCORE-4).

    Attributes:
        points: the round points of every seat.
        accounts: the accounts with them; the same as the points where no accounts are kept.
    """

    tag: ClassVar[str] = "scored"
    reveals: ClassVar[frozenset[str]] = frozenset({"points", "accounts"})

    points: tuple[int, ...]
    accounts: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        rows = zip(self.points, self.accounts, strict=False)
        return f"Points: {', '.join(f'{name(seat)} {got} ({all_})' for seat, (got, all_) in enumerate(rows))}."


@frozen
class GameEnded(EventBase):
    """The game is over (FR-GAME-1, FR-GAME-3, FR-NOSCORE-1)."""

    tag: ClassVar[str] = "game_ended"
    reveals: ClassVar[frozenset[str]] = frozenset({"winners", "occurrence"})

    winners: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        verb = "wins" if len(self.winners) == 1 else "share the win of"
        return f"{_names(self.winners, name)} {verb} the game."


Event = (
    GameStarted
    | RoundStarted
    | CardsDealt
    | StartCardTurned
    | TurnStarted
    | TurnSkipped
    | CardPlayed
    | CardThrown
    | CardsDrawn
    | DrawPileExhausted
    | WishMade
    | NoTarget
    | Attacked
    | Countered
    | ReactionPassed
    | SkipFlagged
    | CardsMoved
    | CardsDiscarded
    | EventDeckShuffled
    | EventRevealed
    | EventResolved
    | Committed
    | GiftsShown
    | GambleShown
    | GambleTaken
    | MarketOpened
    | CardTaken
    | HandsGathered
    | HandsRevealed
    | Acknowledged
    | LastingStarted
    | RoundEnded
    | Scored
    | GameEnded
)
