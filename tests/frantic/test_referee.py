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

from .reading import bomb_of, draw_pile, in_hand, lasting, power_cards, public, running_events, scores, skips, spans


class Referee:
    def __init__(self, options: fr.Options) -> None:
        self.options = options
        self.count = options.players
        self.accounts = [0] * self.count
        self.pot: list[fr.Card] = []
        self.last_points: list[int] | None = None
        self.dealer = -1
        self.finishers: tuple[int, ...] = ()
        self.clear()

    def clear(self) -> None:
        self.hands: list[Counter[fr.Card]] = [Counter() for _ in range(self.count)]
        self.discard: list[fr.Card] = []
        self.draw_size = len(self.options.deck)
        self.demand = "open"
        self.colour: str | None = None
        self.flags: set[int] = set()
        self.bomb: list[int | None] | None = None
        self.turn = self.place = -1
        self.cause: str | None = None
        self.market: Counter[fr.Card] = Counter()
        self.fresh = True
        self.seating = list(range(self.count))
        self.lucky: set[int] = set()
        self.stack: list[tuple[str, set[int]]] = []
        self.rules: dict[str, set[int]] = {}
        self.spared: set[int] = set()
        self.last_card: fr.Card | None = None
        self.powers: list[list[tuple[str, bool]]] = [[] for _ in range(self.count)]
        self.spans: list[tuple[str, int, str | None]] = []
        self.direction = 1
        self.forget_charge()

    def forget_charge(self) -> None:
        """A turn begins: nothing has been activated in it."""
        self.active: str | None = None
        self.before: tuple[str, str | None] = ("open", None)
        self.waiting: fr.Card | None = None
        self.alone = True
        self.covered = False

    # What happens, one method for every kind of event that changes something.

    def hear(self, event: fr.Event) -> None:
        method = getattr(self, f"hear_{event.tag}", None)
        if method is not None:
            method(event)

    def hear_cards_gathered(self, event: fr.CardsGathered) -> None:
        {"tornado": self.gather_hands, "chargenado": self.gather_powers}[event.event](event)

    def hear_hand_counted(self, event: fr.HandCounted) -> None:
        {"special_charge": self.count_specials, "double_taxation": self.count_taxes}[event.card](event)

    def hear_card_turned(self, event: fr.CardTurned) -> None:
        assert (event.total is not None) == (event.event == "black_jack")
        {"black_jack": self.turn_for_black_jack, "seppuku": self.turn_for_seppuku, "rewind": self.turn_for_rewind}[
            event.event
        ](event)

    def hear_card_laid(self, event: fr.CardLaid) -> None:
        {"gambling_man": self.lay_for_gambling_man, "tsunami": self.lay_for_tsunami}[event.event](event)

    def hear_cards_taken(self, event: fr.CardsTaken) -> None:
        {
            "gambling_man": self.take_gamble,
            "black_jack": self.take_black_jack,
            "tsunami": self.take_tsunami,
            "market": self.take_from_market,
            "rewind": self.take_discarded,
        }[event.event](event)

    def hear_round_started(self, event: fr.RoundStarted) -> None:
        if self.last_points is not None:
            # The most points of the round deal next, the first to the right of the last dealer among several.
            seats = [(self.dealer + 1 + distance) % self.count for distance in range(self.count)]
            most = max(self.last_points)
            assert event.dealer == next(seat for seat in seats if self.last_points[seat] == most)
        self.clear()
        self.dealer = self.turn = self.place = event.dealer

    def gather_hands(self, event: fr.CardsGathered) -> None:
        gathered = [seat for seat in range(self.count) if seat not in self.protected()]
        assert event.count == sum(self.hands[seat].total() for seat in gathered)
        for seat in gathered:
            self.hands[seat] = Counter()

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
        self.forget_charge()
        assert seat == self.next_seat()
        assert all(hand.total() for hand in self.hands)
        self.turn, self.place = seat, self.seating.index(seat)
        left = None if self.bomb is None else self.bomb[seat]
        if self.bomb is not None and left is not None:
            assert left > 0
            self.bomb[seat] = left - 1

    def next_seat(self) -> int:
        """Who sits next to the place where the turn was taken."""
        return self.seating[(self.place + self.direction) % self.count]

    def hear_card_played(self, event: fr.CardPlayed) -> None:
        assert event.seat == self.turn or ("rewind" in [name for name, _ in self.stack])
        assert self.fits(event.card, self.hands[event.seat].total()), f"{event.card} on {self.demand}"
        for power, _, colour in self.spans:
            assert colour not in event.card.colours
            assert power != "special_seal" or event.card.number
        self.leave(event.seat, [event.card])
        if self.active is None:
            self.before = self.demand, self.colour
        self.alone = self.active is None
        self.lay(event.card)
        if event.card == "END":
            self.cause = self.cause or "the_end"

    # Power cards.

    def hear_powers_dealt(self, event: fr.PowersDealt) -> None:
        assert event.powers is not None
        assert event.count == len(event.powers)
        self.powers[event.seat] += [(power, False) for power in event.powers]

    def hear_power_activated(self, event: fr.PowerActivated) -> None:
        assert (event.seat, self.active) == (self.turn, None)
        assert self.powers[event.seat][event.slot] == (event.power, False)
        self.powers[event.seat][event.slot] = event.power, True
        self.active = event.power
        self.alone = True
        if event.power == "special_charge":  # the card waits until it is carried out
            self.waiting, (self.demand, self.colour) = self.discard[-1], self.before

    def count_specials(self, event: fr.HandCounted) -> None:
        assert event.number == sum(not card.number for card in self.hands[event.seat].elements())
        assert self.waiting is not None
        self.count_as(self.waiting)

    def hear_power_turned_down(self, event: fr.PowerTurnedDown) -> None:
        assert self.powers[event.seat][event.slot] == (event.power, True)
        self.powers[event.seat][event.slot] = event.power, False

    def hear_power_moved(self, event: fr.PowerMoved) -> None:
        assert event.power is not None
        self.powers[event.to][event.slot] = event.power, False

    def hear_power_returned(self, event: fr.PowerReturned) -> None:
        assert self.powers[event.seat].pop(event.slot)[0] == event.power

    def gather_powers(self, event: fr.CardsGathered) -> None:
        gathered = [seat for seat in range(self.count) if seat not in self.protected()]
        assert event.count == sum(len(self.powers[seat]) for seat in gathered)
        for seat in gathered:
            self.powers[seat] = []

    def hear_in_force_started(self, event: fr.InForceStarted) -> None:
        if event.seat is not None:
            self.spans.append((event.name, event.seat, event.colour))
        elif event.name != "time_bomb":
            self.rules[event.name] = set(self.protected())
        elif self.bomb is None:
            self.bomb = [None if seat in self.protected() else 3 for seat in range(self.count)]

    def hear_in_force_ended(self, event: fr.InForceEnded) -> None:
        assert event.seat is not None
        self.spans.remove((event.name, event.seat, event.colour))

    def hear_direction_changed(self, event: fr.DirectionChanged) -> None:
        assert event.direction == -self.direction
        self.direction = event.direction

    def hear_open_hand_shown(self, event: fr.OpenHandShown) -> None:
        assert Counter(event.hand) == +self.hands[event.seat]
        assert any(power == "open_hands" and owner != event.seat for power, owner, _ in self.spans)

    def hear_card_recycled(self, event: fr.CardRecycled) -> None:
        assert self.active == "recycling"
        at = len(self.discard) - 1 - self.discard[::-1].index(event.card)
        del self.discard[at]
        self.hands[event.to][event.card] += 1
        if not self.covered:
            self.colour = self.before[1]
            if not self.demand.startswith("wish "):
                self.demand = self.before[0]

    # Events of Supercharge.

    def turn_for_black_jack(self, event: fr.CardTurned) -> None:
        assert event.seat not in self.protected()
        self.draw_size -= 1
        self.pot.append(event.card)
        assert event.total == sum(map(self.worth, self.pot))
        assert event.total - self.worth(event.card) <= 21

    def take_black_jack(self, event: fr.CardsTaken) -> None:
        assert sum(map(self.worth, self.pot)) > 21
        self.take_pot(event.seat, event.cards)

    def hear_black_jack_unfinished(self, event: fr.BlackJackUnfinished) -> None:
        assert list(event.cards) == self.pot
        self.discard[:0] = self.pot
        self.pot.clear()

    def lay_for_tsunami(self, event: fr.CardLaid) -> None:
        assert event.card is not None
        assert event.seat not in self.protected()
        assert not self.pot or self.worth(event.card) >= self.worth(self.pot[-1])
        self.leave(event.seat, [event.card])
        self.pot.append(event.card)

    def take_tsunami(self, event: fr.CardsTaken) -> None:
        assert all(self.worth(card) < self.worth(self.pot[-1]) for card in +self.hands[event.seat])
        self.take_pot(event.seat, event.cards)

    def take_pot(self, seat: int, taken: tuple[fr.Card, ...]) -> None:
        assert Counter(taken) == Counter(self.pot)
        self.hands[seat].update(self.pot)
        self.pot.clear()

    def hear_fuck_you_found(self, event: fr.FuckYouFound) -> None:
        unprotected = [seat for seat in range(self.count) if seat not in self.protected()]
        assert self.hands[event.seat].total() == min(self.hands[seat].total() for seat in unprotected)
        fuck_you = fr.Card("FU")
        if event.place == "safe":
            assert any(self.hands[seat][fuck_you] for seat in self.protected())
            return
        if event.place == "hand":
            assert event.holder is not None
            self.leave(event.holder, [fuck_you])
        elif event.place == "draw_pile":
            self.draw_size -= 1
        else:
            self.discard.remove(fuck_you)
        self.hands[event.seat][fuck_you] += 1

    def take_discarded(self, event: fr.CardsTaken) -> None:
        assert (self.discard.pop(),) == event.cards
        self.hands[event.seat].update(event.cards)

    def turn_for_rewind(self, event: fr.CardTurned) -> None:
        self.draw_size -= 1
        self.demand, self.covered = "open", True
        self.lay(event.card)

    def fits(self, card: fr.Card, held: int) -> bool:
        if card == "FU":
            return held == 10
        if card == "CURSE":
            return False
        if card == "END":
            return held == 1
        if card.neutral or self.demand == "open" or self.active == "random_chance":
            return True
        if self.demand == "wish black":
            return card.black
        wanted = self.demand.removeprefix("wish ")
        colour, _, mark = wanted.replace("/", " ").partition(" ")
        if card.startswith("SWAP"):
            return colour in card.colours or mark == "SWAP"
        if card.black:
            return str(card.number) in (mark, wanted) and colour != "black"
        return colour == card.colour or mark == str(card.number) or wanted == str(card.number) or mark == card[:-2]

    def lay(self, card: fr.Card) -> None:
        self.discard.append(card)
        self.count_as(card)

    def count_as(self, card: fr.Card) -> None:
        self.last_card = card
        if card.suit is None:
            return
        self.demand = f"{card.suit} {card.number}" if card.number else f"{card.suit}/{card[:-2]}"
        self.colour = card.colour or self.colour
        self.covered = self.covered or not self.alone

    def hear_card_thrown(self, event: fr.CardThrown) -> None:
        assert event.card in ("CTR", "NICE", "LUCKY", "MIM")
        self.leave(event.seat, [event.card])
        self.discard.append(event.card)
        self.last_card = None

    def hear_imitated(self, event: fr.Imitated) -> None:
        assert self.discard[-1] == "MIM"
        assert event.card.kind not in ("number", "fuck_you", "curse", "mimicry", "the_end")
        if self.last_card == "MIM":
            demanded = self.demand.removeprefix("wish ").replace("/", " ").partition(" ")[0]
            free = self.demand == "open" or self.active == "random_chance"
            assert event.card.neutral or free or demanded in event.card.colours
            self.count_as(event.card)
        else:
            assert event.card in ("CTR", "NICE", "LUCKY")

    def hear_colour_swapped(self, event: fr.ColourSwapped) -> None:
        assert self.last_card is not None
        assert event.colour in self.last_card.colours
        demanded = self.demand.removeprefix("wish ").replace("/", " ").partition(" ")[0]
        assert event.colour != demanded
        self.demand, self.colour = f"{event.colour}/SWAP", event.colour
        self.covered = self.covered or not self.alone

    # Events of Troublemaker.

    def protected(self) -> set[int]:
        return self.stack[-1][1] if self.stack else set()

    def hear_protected(self, event: fr.Protected) -> None:
        self.lucky.add(event.seat)

    def hear_event_revealed(self, event: fr.EventRevealed) -> None:
        self.stack.append((event.event, self.protected() | self.lucky))
        self.lucky = set()
        self.begin(event.event)

    def hear_events_revealed(self, event: fr.EventsRevealed) -> None:
        assert self.stack[-1][0] == "event_manager"
        assert len(set(event.events)) == 3
        self.stack[-1] = ("event_manager", self.protected() | self.lucky)
        self.lucky = set()

    def hear_event_chosen(self, event: fr.EventChosen) -> None:
        assert event.event not in [name for name, _ in self.stack]
        self.stack.append((event.event, set(self.protected())))
        self.begin(event.event)

    def begin(self, event: str) -> None:
        if event == "doomsday" or (event == "finish_line" and self.cause is None):
            self.cause, self.spared = event, set(self.protected())
        if event == "time_bomb" and self.bomb is not None:
            self.bomb = [None if left is None else 3 for left in self.bomb]

    def hear_event_resolved(self, event: fr.EventResolved) -> None:
        assert self.stack.pop()[0] == event.event

    def hear_hand_shown(self, event: fr.HandShown) -> None:
        assert Counter(event.cards) == +self.hands[event.owner]

    def hear_card_put_in(self, event: fr.CardPutIn) -> None:
        assert event.card is not None
        self.leave(event.seat, [event.card])
        self.pot.append(event.card)

    def hear_cards_on_pile(self, event: fr.CardsOnPile) -> None:
        assert event.count == len(self.pot)
        self.pot.clear()
        self.draw_size += event.count

    def turn_for_seppuku(self, event: fr.CardTurned) -> None:
        self.draw_size -= 1
        self.discard.insert(0, event.card)

    def count_taxes(self, event: fr.HandCounted) -> None:
        highest = sorted((self.worth(card) for card in self.hands[event.seat].elements()), reverse=True)
        assert event.number == sum(highest[:3])

    def hear_account_changed(self, event: fr.AccountChanged) -> None:
        assert event.seat not in self.protected()
        self.accounts[event.seat] += event.change
        assert self.accounts[event.seat] == event.account

    def hear_accounts_swapped(self, event: fr.AccountsSwapped) -> None:
        taking_part = [self.accounts[seat] for seat in range(self.count) if seat not in self.protected()]
        assert (self.accounts[event.highest], self.accounts[event.lowest]) == (max(taking_part), min(taking_part))
        self.accounts[event.highest], self.accounts[event.lowest] = min(taking_part), max(taking_part)

    def hear_places_swapped(self, event: fr.PlacesSwapped) -> None:
        one, other = self.seating.index(event.seat), self.seating.index(event.other)
        self.seating[one], self.seating[other] = event.other, event.seat
        self.powers[event.seat], self.powers[event.other] = self.powers[event.other], self.powers[event.seat]

    def hear_cards_drawn(self, event: fr.CardsDrawn) -> None:
        assert event.cards is not None
        assert event.count == len(event.cards) > 0
        if "plus_one" in self.rules and event.seat not in self.rules["plus_one"]:
            assert event.count > 1 or self.draw_size == 1
        assert event.seat not in self.protected()
        self.hands[event.seat].update(event.cards)
        self.draw_size -= event.count

    def hear_draw_pile_exhausted(self, event: fr.DrawPileExhausted) -> None:
        assert event.missing > 0
        assert self.draw_size == 0
        self.cause = self.cause or "exhausted"

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

    def lay_for_gambling_man(self, event: fr.CardLaid) -> None:
        fitting = [card for card in +self.hands[event.seat] if card.number and card.colour == self.colour]
        assert (event.card in fitting) if fitting else event.card is None
        if event.card is not None:
            self.leave(event.seat, [event.card])
            self.pot.append(event.card)

    def take_gamble(self, event: fr.CardsTaken) -> None:
        self.take_pot(event.seat, event.cards)

    def hear_market_opened(self, event: fr.MarketOpened) -> None:
        self.market = Counter(event.cards)
        self.draw_size -= len(event.cards)

    def take_from_market(self, event: fr.CardsTaken) -> None:
        (card,) = event.cards
        assert self.market[card]
        self.market[card] -= 1
        self.hands[event.seat][card] += 1

    def hear_hands_revealed(self, event: fr.HandsRevealed) -> None:
        for seat, hand in enumerate(event.hands):
            assert (hand is None) == (seat in self.protected())
            assert hand is None or Counter(hand) == +self.hands[seat]

    def hear_round_ended(self, event: fr.RoundEnded) -> None:
        empty = tuple(seat for seat, hand in enumerate(self.hands) if not hand.total())
        if event.cause == "doomsday" or "parasite" not in self.rules:
            assert event.finishers == (() if event.cause == "doomsday" else empty)
        assert set(event.finishers) <= set(empty)
        self.finishers = event.finishers
        if event.cause == "hand_empty":
            assert empty
        if event.cause == "time_bomb":
            assert self.bomb is not None
            assert self.bomb[self.next_seat()] == 0
            self.spared = {seat for seat, left in enumerate(self.bomb) if left is None}
        else:
            assert event.cause == (self.cause or "hand_empty")
        self.cause = event.cause

    def hear_scored(self, event: fr.Scored) -> None:
        points = [sum(self.worth(card) * copies for card, copies in hand.items()) for hand in self.hands]
        if self.cause == "doomsday":
            points = [50] * self.count
        elif self.bomb is not None and self.cause != "the_end":
            empty = [seat in self.finishers for seat in range(self.count)]  # a parasite may have discarded everything
            plain = list(points)
            if any(empty):
                points = [-10 if out else got + 10 for out, got in zip(empty, points, strict=True)]
            else:
                points = [2 * got for got in points]
            points = [old if left is None else new for old, new, left in zip(plain, points, self.bomb, strict=True)]
        points = [0 if seat in self.spared else got for seat, got in enumerate(points)]
        assert list(event.points) == points
        self.accounts = [old + new for old, new in zip(self.accounts, points, strict=True)]
        assert list(event.accounts) == self.accounts
        self.last_points = points

    @staticmethod
    def worth(card: fr.Card) -> int:
        if card == "FU":
            return 42
        if card == "CURSE":
            return 13
        if card == "END":
            return 17
        return int(card[1]) if card[0] in "RYGBK" and card[1:].isdigit() else 7

    def leave(self, seat: int, cards: tuple[fr.Card, ...] | list[fr.Card]) -> None:
        for card in cards:
            assert self.hands[seat][card] > 0, f"seat {seat} does not hold {card}"
            self.hands[seat][card] -= 1

    # The comparison.

    def compare(self, state: fr.State) -> None:
        table = public(state)
        assert [+hand for hand in self.hands] == [Counter(in_hand(state, seat)) for seat in range(self.count)]
        assert self.discard == list(table.discard)
        assert self.draw_size == len(draw_pile(state))
        assert self.accounts == list(scores(state))
        if self.cause != "exhausted":  # which drops a card that waits for its power
            assert (self.demand, self.colour) == (table.demand, table.last_colour)
        assert self.flags == {seat for seat, skipped in enumerate(skips(state)) if skipped}
        if fr.outcome(state) is None:
            assert (self.turn, self.dealer) == (table.turn, table.dealer)
            assert (None if self.bomb is None else tuple(self.bomb)) == bomb_of(state)
            assert self.direction == table.direction
            if self.options.supercharge:
                slots = [[(slot.card, slot.face != "down") for slot in own] for own in power_cards(state)]
                assert self.powers == slots
                assert self.spans == [(span.name, span.owner, span.colour) for span in spans(state)]
                assert (self.active is not None) == table.power_used
            assert tuple(self.seating) == (table.seating or tuple(range(self.count)))
            assert self.rules == {rule.name: set(rule.protected) for rule in lasting(state)}
            assert [name for name, _ in self.stack] == running_events(state)


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
