"""
The working copy of a state during a step, and what all effects do with cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from attrs import evolve

from ..core import agenda as core
from .cards import Card, sort_cards, without
from .decks import EventCard
from .events import CardsDiscarded, CardsDrawn, CardsMoved, DrawPileExhausted, EndCause, Event, OpenHandShown
from .power_state import Powers
from .state import Piles, Player, State, Table


if TYPE_CHECKING:
    from .items import AgendaItem


class Draft(core.Draft[State, "AgendaItem", Event]):
    """
    The working copy of a state during a step, and what all effects do with cards.

    The attributes are those of the state and of its parts, except that ``hands`` and ``skipped`` stand for the players.
    """

    __slots__ = (
        "demand",
        "direction",
        "discard",
        "draw_pile",
        "end_cause",
        "event_deck",
        "hands",
        "last_colour",
        "lasting",
        "options",
        "outcome",
        "powers",
        "revealed",
        "seating",
        "skipped",
        "spared",
        "spent_events",
        "standing",
        "start",
        "successor",
        "time_bomb",
        "turn",
        "turn_number",
    )

    agenda: list[AgendaItem]

    def __init__(self, state: State) -> None:
        super().__init__(state.agenda, state.rng)
        self.start = state
        self.options = state.options
        self.standing = state.standing
        self.hands = [player.hand for player in state.players]
        self.skipped = [player.skipped for player in state.players]
        piles = state.piles
        self.draw_pile = piles.draw
        self.discard = piles.discard
        self.event_deck = piles.event_deck
        self.spent_events = piles.spent_events
        self.revealed = piles.revealed
        table = state.table
        self.demand = table.demand
        self.last_colour = table.last_colour
        self.direction = table.direction
        self.turn = table.turn
        self.turn_number = table.turn_number
        self.time_bomb = table.time_bomb
        self.end_cause = table.end_cause
        self.lasting = table.lasting
        self.spared = table.spared
        self.seating = table.seating
        self.successor = table.successor
        self.outcome = state.outcome
        self.powers = state.powers

    def freeze(self) -> State:
        """The state that the step leads to; it shares what has not changed with the one before."""
        if self.powers is not None and self.powers.opens_hands:
            self.show_open_hands(self.powers, self.seats)
        piles = self.start.piles
        # The events that lie face up change only with their deck.
        if (
            self.draw_pile is not piles.draw
            or self.discard is not piles.discard
            or self.event_deck is not piles.event_deck
        ):
            piles = Piles(self.draw_pile, self.discard, self.event_deck, self.spent_events, self.revealed)
        table = self.start.table
        # What changes most often comes first.
        if (
            self.turn_number != table.turn_number
            or self.demand is not table.demand
            or self.end_cause is not table.end_cause
            or self.last_colour is not table.last_colour
            or self.direction != table.direction
            or self.turn != table.turn
            or self.time_bomb is not table.time_bomb
            or self.lasting is not table.lasting
            or self.spared is not table.spared
            or self.seating is not table.seating
            or self.successor is not table.successor
        ):
            table = Table(
                self.demand,
                self.last_colour,
                self.direction,
                self.turn,
                self.turn_number,
                self.time_bomb,
                self.end_cause,
                self.lasting,
                self.spared,
                self.seating,
                self.successor,
            )
        return State(
            self.options,
            self.rng,
            tuple(self.agenda),
            self.standing,
            tuple(
                [
                    player if player.hand is hand and player.skipped is skipped else Player(hand, skipped)
                    for player, hand, skipped in zip(self.start.players, self.hands, self.skipped, strict=True)
                ]
            ),
            piles,
            table,
            self.outcome,
            self.powers,
        )

    def show_open_hands(self, powers: Powers, seats: Iterable[int]) -> None:
        """Shows those open hands that have changed in this step, or were opened in it (FR-POWER-OPEN_HANDS-2)."""
        before = self.start.powers
        for seat in seats:
            hand = self.hands[seat]
            known = before is not None and before.opens(seat) and self.start.hand(seat) == hand
            if powers.opens(seat) and not known:
                self.emit(OpenHandShown(seat, hand))

    # Seats.

    @property
    def seats(self) -> range:
        """All seats, ascending."""
        return range(len(self.hands))

    def next_to(self, seat: int) -> int:
        """The next player in the current direction (FR-TURN-1)."""
        seating = self.seating
        if seating is None:
            return (seat + self.direction) % len(self.hands)
        return seating[(seating.index(seat) + self.direction) % len(seating)]

    def order_after(self, seat: int) -> list[int]:
        """All players in the current direction, beginning after a seat and ending with it (FR-SEAT-4, FR-SEAT-7)."""
        places = self.seating or range(len(self.hands))
        at, count = places.index(seat), len(places)
        return [places[(at + self.direction * distance) % count] for distance in range(1, count + 1)]

    def to_the_right(self) -> tuple[int, ...]:
        """All players as they sit, each to the right of the one before, whatever the direction of play (FR-SEAT-2)."""
        return self.seating or tuple(self.seats)

    def left_of(self, seat: int) -> int:
        """The player to the left, whatever the direction of play (FR-SEAT-2)."""
        places = self.to_the_right()
        return places[places.index(seat) - 1]

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The hand of a seat."""
        return self.hands[seat]

    def is_skipped(self, seat: int) -> bool:
        """Whether a seat has a skip flag."""
        return self.skipped[seat]

    def is_protected(self, seat: int) -> bool:
        """Whether a player is protected from the event that is being executed."""
        return self.options.troublemaker and any(item.protects(seat) for item in self.agenda)

    # Events in force.

    def in_force(self, event: EventCard, seat: int) -> bool:
        """Whether an event is in force and concerns a player."""
        return any(rule.event == event and seat not in rule.protected for rule in self.lasting)

    # Cards.

    def play(self, seat: int, card: Card) -> None:
        """A card leaves the hand and lies on top of the discard pile (FR-PLAY-1, FR-REACT-7)."""
        self.hands[seat] = without(self.hands[seat], (card,))
        self.discard = (*self.discard, card)

    def receive(self, seat: int, cards: Iterable[Card]) -> None:
        """Cards come into a hand."""
        self.hands[seat] = sort_cards((*self.hands[seat], *cards))
        if self.lasting:
            self._has_cards(seat)

    def _has_cards(self, seat: int) -> None:
        """Who has cards may lose the last one again (FR-EVENT-LAST_CHANCE-3)."""
        if self.hands[seat] and any(seat in rule.served for rule in self.lasting):
            self.lasting = tuple(
                evolve(rule, served=tuple(other for other in rule.served if other != seat)) for rule in self.lasting
            )

    def off_pile(self, number: int) -> tuple[Card, ...]:
        """Takes cards off the draw pile, as many as there are; if too few, say so with :meth:`run_dry`."""
        cards, self.draw_pile = self.draw_pile[:number], self.draw_pile[number:]
        return cards

    def run_dry(self, missing: int) -> None:
        """The draw pile has too few cards, so the round is to end (FR-DRAW-4, FR-END-2)."""
        self.emit(DrawPileExhausted(missing))
        self.end_round("exhausted")

    def end_round(self, cause: EndCause) -> None:
        """
        The round is to end, if nothing has ended it before.

        Inside an event it ends when the event is complete (FR-END-4, FR-EVENT-GEN-7); otherwise at once, and what is
        left of the card is dropped (FR-PLAY-7).
        """
        self.end_cause = self.end_cause or cause
        if not any(item.part_of() for item in self.agenda):
            del self.agenda[1:]  # the end of the turn, with its finish check, is always the bottom

    def draw(self, seat: int, number: int) -> None:
        """A player draws by one instruction (FR-DRAW-1), with Plus One a card more (FR-DRAW-6)."""
        if self.lasting and number and self.in_force("plus_one", seat):
            number += 1
        cards = self.off_pile(number)
        if cards:
            self.receive(seat, cards)
            self.emit(CardsDrawn(seat, len(cards), cards))
        if len(cards) < number:
            self.run_dry(number - len(cards))

    def move(self, giver: int, taker: int, cards: Sequence[Card]) -> None:
        """Cards go from hand to hand, seen by the two only (FR-INFO-5)."""
        self.hands[giver] = without(self.hands[giver], cards)
        self.receive(taker, cards)
        self.emit(CardsMoved(giver, taker, len(cards), sort_cards(cards)))

    def hand_over(self, giver: int, taker: int, hand: tuple[Card, ...]) -> None:
        """A player's hand becomes the whole hand of another; several hands change places so, one after the other."""
        self.hands[taker] = hand
        if self.lasting:
            self._has_cards(taker)
        if hand:
            self.emit(CardsMoved(giver, taker, len(hand), hand))

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
