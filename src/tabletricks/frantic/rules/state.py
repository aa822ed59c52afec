"""
The state of a game, and its working copy during a step with what all rules do with cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from ... import core
from ...core.outcome import Outcome
from ...core.rng import Rng
from ...core.seats import Seat
from ..cards import Card, Colour, sort_cards, without
from ..decks import CardName, EventCard, PowerCard
from ..demands import OPEN, Demand
from ..events import (
    AccountChanged,
    CardsDiscarded,
    CardsDrawn,
    CardsMoved,
    DrawPileExhausted,
    Event,
    NothingToGive,
    OpenHandShown,
    PowersDealt,
)
from ..events.rounds import EndCause
from ..events.turns import Manner
from ..options import Options
from ..table import Execution, InForce, Lasting, PowerSlot
from ..view import Pending
from .lasting_effects import RULES, is_open


@attrs.define(eq=False)
class Position(core.Position):
    """
    A whole game at one moment, as rules read it: a state, or the draft of a step.

    Attributes:
        options: the options of the game.
        rng: the random source.
        agenda: what still has to happen, the next item last.
        accounts: the points of every seat.
        hands: the hand cards of every seat, sorted.
        skipped: for every seat whether its next turn is missed (FR-SKIP-1).
        powers: the power cards in front of every seat.
        round: 1 for the first round.
        dealer: who deals this round.
        draw_pile: the draw pile, the next card first.
        discard: the discard pile, the top card last.
        open_cards: the cards that lie open on the Market, or were laid in a Tsunami.
        event_deck: the event cards face down, the next one first.
        spent_events: the event cards that lie face up beside the deck.
        revealed: every event of this round, in the order of its first appearance.
        power_pile: the power pile, the next card first.
        demand: what the next card must match.
        last_colour: the colour of the last coloured card that was played (FR-MATCH-19).
        direction: 1 in the normal direction of play, -1 against it (FR-SEAT-3).
        turn: whose turn it is; the dealer in the start step (FR-REACT-10).
        turn_number: the turns begun in this round; 0 in the start step.
        power_used: whether a power card was activated in this turn (FR-POWER-GEN-2).
        executing: the events that are being carried out, each inside the one before.
        in_force: the events and then the powers in force, the oldest first.
        end_cause: why the round is to end at the next finish check (FR-END-4).
        spared: the players protected from the event that ends the round (FR-SCORE-12).
        seating: the players in the order in which they sit, each to the right of the one before; ``None`` while that is
            the order of their numbers (FR-EVENT-IDENTITY_THEFT-3).
        successor: the player who sits now where the turn was taken, if the turn player has moved: the next turn is that
            of the place after (FR-EVENT-IDENTITY_THEFT-4).
        outcome: how the game has ended, or ``None``.
    """

    options: Options
    rng: Rng
    agenda: Sequence[Pending]
    accounts: Sequence[int]
    hands: Sequence[tuple[Card, ...]]
    skipped: Sequence[bool]
    powers: Sequence[tuple[PowerSlot, ...]]
    round: int = 1
    dealer: Seat = 0
    draw_pile: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    open_cards: tuple[Card, ...] = ()
    event_deck: tuple[EventCard, ...] = ()
    spent_events: tuple[EventCard, ...] = ()
    revealed: tuple[EventCard, ...] = ()
    power_pile: tuple[PowerCard, ...] = ()
    demand: Demand = OPEN
    last_colour: Colour | None = None
    direction: int = 1
    turn: Seat = 0
    turn_number: int = 0
    power_used: bool = False
    executing: tuple[Execution, ...] = ()
    in_force: tuple[InForce, ...] = ()
    end_cause: EndCause | None = None
    spared: tuple[Seat, ...] = ()
    seating: tuple[Seat, ...] | None = None
    successor: Seat | None = None
    outcome: Outcome | None = None

    # Seats.

    def next_to(self, seat: int) -> int:
        """The next player in the current direction (FR-TURN-1)."""
        seating = self.seating
        if seating is None:
            return (seat + self.direction) % len(self.hands)
        return seating[(seating.index(seat) + self.direction) % len(seating)]

    def order_after(self, seat: int) -> list[int]:
        """All players in the current direction, beginning after a seat and ending with it (FR-SEAT-7)."""
        places = self.to_the_right()
        at, count = places.index(seat), len(places)
        return [places[(at + self.direction * distance) % count] for distance in range(1, count + 1)]

    def to_the_right(self) -> tuple[int, ...]:
        """All players as they sit, each to the right of the one before, whatever the direction of play (FR-SEAT-2)."""
        return self.seating or tuple(self.seats)

    def left_of(self, seat: int) -> int:
        """The player to the left, whatever the direction of play (FR-SEAT-2)."""
        places = self.to_the_right()
        return places[places.index(seat) - 1]

    # Events.

    @property
    def event(self) -> Execution:
        """The event that is being carried out, the innermost of several."""
        return self.executing[-1]

    def is_protected(self, seat: int) -> bool:
        """Whether a player is protected from an event that is being carried out (FR-CARD-LUCKY-3)."""
        return any(seat in execution.protected for execution in self.executing)

    def concerned(self) -> list[int]:
        """
        The players whom the event concerns, in the order in which it affects them.

        It goes to the right, whatever the direction of play, and ends with the author (FR-SEAT-4).
        """
        places = self.to_the_right()
        after = 1 + places.index(self.event.author)
        return [seat for seat in (*places[after:], *places[:after]) if seat not in self.event.protected]

    def nearest_first(self) -> list[int]:
        """The players whom the event concerns, the nearest to the author in the direction of play first (FR-SEAT-5)."""
        return [seat for seat in self.order_after(self.event.author) if seat not in self.event.protected]

    def holders(self) -> tuple[int, ...]:
        """The players whom the event concerns and who have hand cards, ascending."""
        return tuple(sorted(seat for seat in self.concerned() if self.hands[seat]))

    def right_neighbours(self) -> dict[int, int]:
        """The player to the right of everybody concerned, if there are several (FR-EVENT-GEN-5, FR-EVENT-GEN-16)."""
        seats = [seat for seat in self.to_the_right() if seat not in self.event.protected]
        return dict(zip(seats, seats[1:] + seats[:1], strict=True)) if len(seats) > 1 else {}

    def find(self, name: Lasting) -> InForce | None:
        """What of a name is in force, the oldest of several."""
        return next((effect for effect in self.in_force if effect.name == name), None)


@attrs.frozen
class State(Position):
    """A whole game at one moment, with every secret; what it is made of is no promise."""


class Draft(core.Draft[Pending, Event], Position):
    """The working copy of a state during a step, and what all rules do with cards."""

    agenda: list[Pending]
    accounts: list[int]
    hands: list[tuple[Card, ...]]
    skipped: list[bool]
    powers: list[tuple[PowerSlot, ...]]
    before: State

    def close(self) -> None:
        """Every step ends with the open hands that have changed."""
        self.show_open_hands(self.seats)

    def show_open_hands(self, seats: Iterable[int]) -> None:
        """Shows those open hands that cards came to or went from in this step, or were opened in it (FR-INFO-10)."""
        opened = [seat for seat in seats if is_open(self, seat)] if self.in_force else []
        moved = {change.seat for event in self.events for change in event.changes()} if opened else set()
        for seat in opened:
            if seat in moved or not is_open(self.before, seat):
                self.emit(OpenHandShown(seat, self.hands[seat]))

    # Cards.

    def play(self, seat: int, card: Card) -> None:
        """A card leaves the hand and lies on top of the discard pile (FR-PLAY-1, FR-REACT-7)."""
        self.hands[seat] = without(self.hands[seat], (card,))
        self.discard = (*self.discard, card)

    def receive(self, seat: int, cards: Iterable[Card]) -> None:
        """Cards come into a hand."""
        self.hands[seat] = sort_cards((*self.hands[seat], *cards))
        self._has_received(seat)

    def _has_received(self, seat: int) -> None:
        for effect in self.in_force if self.hands[seat] else ():
            RULES[effect.name].cards_received(self, effect, seat)

    def off_pile(self, number: int) -> tuple[Card, ...]:
        """Takes cards off the draw pile, as many as there are; if too few, say so with :meth:`run_dry`."""
        cards, self.draw_pile = self.draw_pile[:number], self.draw_pile[number:]
        return cards

    def run_dry(self, missing: int, seat: int | None = None) -> None:
        """The draw pile has too few cards, for a player or the table: the round is to end (FR-DRAW-4, FR-END-2)."""
        self.emit(DrawPileExhausted(missing, seat))
        self.end_round("exhausted")

    def end_round(self, cause: EndCause) -> None:
        """
        The round is to end, if nothing has ended it before.

        Inside an event it ends when the event is complete (FR-END-4, FR-EVENT-GEN-7); otherwise at once, and what is
        left of the card is dropped (FR-PLAY-7).
        """
        self.end_cause = self.end_cause or cause
        if not self.executing:
            del self.agenda[1:]  # the end of the turn, with its finish check, is always the bottom

    def draw(self, seat: int, number: int) -> None:
        """A player draws by one instruction (FR-DRAW-1); what is in force may make it more."""
        for effect in self.in_force:
            number = RULES[effect.name].cards_to_draw(effect, seat, number)
        cards = self.off_pile(number)
        if cards:
            self.receive(seat, cards)
            self.emit(CardsDrawn(seat, len(cards), cards))
        if len(cards) < number:
            self.run_dry(number - len(cards), seat)

    def move(self, giver: int, taker: int, cards: Sequence[Card], manner: Manner = "given") -> None:
        """Cards go from hand to hand, seen by the two only (FR-INFO-5)."""
        self.hands[giver] = without(self.hands[giver], cards)
        self.receive(taker, cards)
        self.emit(CardsMoved(giver, taker, len(cards), sort_cards(cards), manner))

    def hand_over(self, giver: int, taker: int, hand: tuple[Card, ...]) -> None:
        """A player's hand becomes the whole hand of another; several hands change places so, one after the other."""
        self.hands[taker] = hand
        self._has_received(taker)
        if hand:
            self.emit(CardsMoved(giver, taker, len(hand), hand, "hand"))

    def give_at_once(self, card: CardName, gifts: Sequence[tuple[int, int, tuple[Card, ...]]]) -> None:
        """Everybody learns how many cards each gives to another by a card, also if there are none (FR-INFO-5)."""
        for giver, taker, cards in gifts:
            if cards:
                self.move(giver, taker, cards)
            else:
                self.emit(NothingToGive(giver, taker, card))

    def blind(self, hand: Sequence[Card], number: int) -> tuple[Card, ...]:
        """Random cards of a hand, all if there are fewer (FR-DRAW-7)."""
        rest, found = list(hand), []
        for _ in range(min(number, len(rest))):
            found.append(rest.pop(self.below(len(rest))))
        return tuple(found)

    def discard_cards(self, seat: int, cards: Sequence[Card]) -> None:
        """Cards go to the bottom of the discard pile without effect (FR-MATCH-18, FR-EVENT-GEN-6)."""
        self.hands[seat] = without(self.hands[seat], cards)
        self.discard = (*cards, *self.discard)
        self.emit(CardsDiscarded(seat, tuple(cards)))

    def deal_powers(self, seat: int, number: int) -> None:
        """A player gets the next power cards face down, as long as the pile lasts (FR-SETUP-6)."""
        cards, self.power_pile = self.power_pile[:number], self.power_pile[number:]
        self.powers[seat] = (*self.powers[seat], *map(PowerSlot, cards))
        if self.options.supercharge:
            self.emit(PowersDealt(seat, len(cards), cards))

    def turn_power(self, seat: int, slot: int, changed: PowerSlot) -> None:
        """Another power card at one place in front of a seat, or the same one turned."""
        own = list(self.powers[seat])
        own[slot] = changed
        self.powers[seat] = tuple(own)

    # Points.

    def book(self, seat: int, points: int) -> None:
        """Adds points to an account during a round, or takes them off (FR-SCORE-16)."""
        self.accounts[seat] += points
        self.emit(AccountChanged(seat, points, self.accounts[seat]))
