"""
A referee who hears only what happens: the events of a game are enough to know the whole table, and all of it is right.

The referee keeps hands, piles, demand, flags, bomb and accounts from the events alone, with rules written down here
once more, and is compared with the state after every step.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tabletricks import frantic as fr
from tabletricks.testing import random_playout


class Referee:
    def __init__(self, options: fr.Options) -> None:
        self.options = options
        self.count = options.players
        self.accounts = [0] * self.count
        self.pot: list[fr.Card] = []
        self.last_points: list[int] | None = None
        self.dealer = -1
        self.clear()

    def clear(self) -> None:
        self.hands: list[Counter[fr.Card]] = [Counter() for _ in range(self.count)]
        self.discard: list[fr.Card] = []
        self.draw_size = len(self.options.deck)
        self.demand = "open"
        self.colour: str | None = None
        self.flags: set[int] = set()
        self.bomb: list[int] | None = None
        self.turn = -1
        self.cause: str | None = None
        self.market: Counter[fr.Card] = Counter()
        self.fresh = True

    # What happens, one method for every kind of event that changes something.

    def hear(self, event: fr.Event) -> None:
        method = getattr(self, f"hear_{event.tag}", None)
        if method is not None:
            method(event)

    def hear_round_started(self, event: fr.RoundStarted) -> None:
        if self.last_points is not None:
            # The most points of the round deal next, the first to the right of the last dealer among several.
            seats = [(self.dealer + 1 + distance) % self.count for distance in range(self.count)]
            most = max(self.last_points)
            assert event.dealer == next(seat for seat in seats if self.last_points[seat] == most)
        self.clear()
        self.dealer = self.turn = event.dealer

    def hear_hands_gathered(self, event: fr.HandsGathered) -> None:
        assert event.count == sum(hand.total() for hand in self.hands)
        self.hands = [Counter() for _ in range(self.count)]

    def hear_cards_dealt(self, event: fr.CardsDealt) -> None:
        assert event.cards is not None
        assert event.count == len(event.cards)
        self.hands[event.seat].update(event.cards)
        self.draw_size -= event.count if self.fresh else 0

    def hear_start_card_turned(self, event: fr.StartCardTurned) -> None:
        self.fresh = False
        self.draw_size -= 1
        self.lay(event.card)

    def hear_turn_started(self, event: fr.TurnStarted) -> None:
        self.next_turn(event.seat)
        assert event.seat not in self.flags

    def hear_turn_skipped(self, event: fr.TurnSkipped) -> None:
        self.next_turn(event.seat)
        self.flags.remove(event.seat)

    def next_turn(self, seat: int) -> None:
        assert seat == (self.turn + 1) % self.count
        assert all(hand.total() for hand in self.hands)
        self.turn = seat
        if self.bomb is not None:
            assert self.bomb[seat] > 0
            self.bomb[seat] -= 1

    def hear_card_played(self, event: fr.CardPlayed) -> None:
        assert event.seat == self.turn
        assert self.fits(event.card, self.hands[event.seat].total()), f"{event.card} on {self.demand}"
        self.leave(event.seat, [event.card])
        self.lay(event.card)

    def fits(self, card: fr.Card, held: int) -> bool:
        if card == "FU":
            return held == 10
        if card.suit is None or self.demand == "open":
            return True
        wanted = self.demand.removeprefix("wish ")
        colour, _, mark = wanted.replace("/", " ").partition(" ")
        if card.black:
            return str(card.number) in (mark, wanted) and colour != "black"
        return colour == card.colour or mark == str(card.number) or wanted == str(card.number) or mark == card[:-2]

    def lay(self, card: fr.Card) -> None:
        self.discard.append(card)
        if card.suit is None:
            return
        self.demand = f"{card.suit} {card.number}" if card.number else f"{card.suit}/{card[:-2]}"
        self.colour = card.colour or self.colour

    def hear_card_thrown(self, event: fr.CardThrown) -> None:
        assert event.card in ("CTR", "NICE")
        self.leave(event.seat, [event.card])
        self.discard.append(event.card)

    def hear_cards_drawn(self, event: fr.CardsDrawn) -> None:
        assert event.cards is not None
        assert event.count == len(event.cards) > 0
        self.hands[event.seat].update(event.cards)
        self.draw_size -= event.count

    def hear_draw_pile_exhausted(self, event: fr.DrawPileExhausted) -> None:
        assert event.missing > 0
        assert self.draw_size == 0

    def hear_wish_made(self, event: fr.WishMade) -> None:
        assert event.demand.startswith("wish ")
        self.demand = str(event.demand)

    def hear_skip_flagged(self, event: fr.SkipFlagged) -> None:
        assert event.seat not in self.flags
        self.flags.add(event.seat)

    def hear_cards_moved(self, event: fr.CardsMoved) -> None:
        assert event.cards is not None
        assert event.count == len(event.cards) > 0
        self.leave(event.seat, event.cards)
        self.hands[event.to].update(event.cards)

    def hear_cards_discarded(self, event: fr.CardsDiscarded) -> None:
        self.leave(event.seat, event.cards)
        self.discard[:0] = event.cards

    def hear_gamble_shown(self, event: fr.GambleShown) -> None:
        fitting = [card for card in +self.hands[event.seat] if card.number and card.colour == self.colour]
        assert (event.card in fitting) if fitting else event.card is None
        if event.card is not None:
            self.leave(event.seat, [event.card])
            self.pot.append(event.card)

    def hear_gamble_taken(self, event: fr.GambleTaken) -> None:
        assert Counter(event.cards) == Counter(self.pot)
        self.hands[event.seat].update(self.pot)
        self.pot.clear()

    def hear_market_opened(self, event: fr.MarketOpened) -> None:
        self.market = Counter(event.cards)
        self.draw_size -= len(event.cards)

    def hear_card_taken(self, event: fr.CardTaken) -> None:
        assert self.market[event.card]
        self.market[event.card] -= 1
        self.hands[event.seat][event.card] += 1

    def hear_hands_revealed(self, event: fr.HandsRevealed) -> None:
        assert [Counter(hand) for hand in event.hands] == [+hand for hand in self.hands]

    def hear_lasting_started(self, event: fr.LastingStarted) -> None:
        assert event.event == "time_bomb"
        self.bomb = [3] * self.count

    def hear_round_ended(self, event: fr.RoundEnded) -> None:
        empty = tuple(seat for seat, hand in enumerate(self.hands) if not hand.total())
        assert event.finishers == (() if event.cause == "doomsday" else empty)
        if event.cause == "hand_empty":
            assert empty
        if event.cause == "time_bomb":
            assert self.bomb is not None
            assert self.bomb[(self.turn + 1) % self.count] == 0
        self.cause = event.cause

    def hear_scored(self, event: fr.Scored) -> None:
        points = [sum(self.worth(card) * copies for card, copies in hand.items()) for hand in self.hands]
        if self.cause == "doomsday":
            points = [50] * self.count
        elif self.bomb is not None:
            empty = [not hand.total() for hand in self.hands]
            if any(empty):
                points = [-10 if out else got + 10 for out, got in zip(empty, points, strict=True)]
            else:
                points = [2 * got for got in points]
        assert list(event.points) == points
        self.accounts = [old + new for old, new in zip(self.accounts, points, strict=True)]
        assert list(event.accounts) == self.accounts
        self.last_points = points

    @staticmethod
    def worth(card: fr.Card) -> int:
        if card == "FU":
            return 42
        return int(card[1]) if card[0] in "RYGBK" and card[1:].isdigit() else 7

    def leave(self, seat: int, cards: tuple[fr.Card, ...] | list[fr.Card]) -> None:
        for card in cards:
            assert self.hands[seat][card] > 0, f"seat {seat} does not hold {card}"
            self.hands[seat][card] -= 1

    # The comparison.

    def compare(self, state: fr.State) -> None:
        assert [+hand for hand in self.hands] == [Counter(player.hand) for player in state.players]
        assert self.discard == list(state.piles.discard)
        assert self.draw_size == len(state.piles.draw)
        assert self.accounts == list(state.standing.accounts)
        table = state.table
        assert (self.demand, self.colour) == (table.demand, table.last_colour)
        assert self.flags == {seat for seat in state.seats if state.is_skipped(seat)}
        if fr.outcome(state) is None:
            assert (self.turn, self.dealer) == (table.turn, state.standing.dealer)
            assert (None if self.bomb is None else tuple(self.bomb)) == table.time_bomb


@pytest.mark.parametrize("variant", fr.variants())
@pytest.mark.parametrize("seed", range(4))
def test_the_events_tell_the_whole_table(variant: str, seed: int) -> None:
    options = fr.variants()[variant]
    referee = Referee(options)
    first = fr.start(options, seed)
    for event in first.events:
        referee.hear(event)
    referee.compare(first.state)
    state = first.state
    for decision in random_playout(fr.GAME, options, seed):
        state = decision.step.state
        for event in decision.step.events:
            referee.hear(event)
        referee.compare(state)
    outcome = fr.outcome(state)
    assert outcome is not None
    if options.scoring == "points":
        assert max(referee.accounts) >= options.points_limit
        assert outcome.winners == tuple(
            seat for seat, account in enumerate(referee.accounts) if account == min(referee.accounts)
        )
