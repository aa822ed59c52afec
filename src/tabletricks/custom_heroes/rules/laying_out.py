"""
The work on a position that is put together by hand: checking what is given, dealing what is left open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from ...core import Chance, clockwise
from ...core.errors import InvalidArgument
from ...core.printing import shown
from ...core.rng import Rng
from ..arrangement import Arrangement, Given
from ..cards import Card
from ..catalogue import STARTERS
from ..events import Direction
from ..options import KODORA_STAKE, POWER_CAP, START_POWER, START_VP
from ..view import Hand, Pending, PlayedSet, Trick
from .kodora import KodoraBets
from .power import Cap
from .scoring import EndHand
from .sets import Worth, accepts, fixed_cards, refusal, weigh
from .setup import StartHand
from .state import Player, State
from .stock import Stock, listed, read
from .trick import NewTrick, NextTurn
from .turn import Answers, Turn


T = TypeVar("T")
_MOST = 9999
"""More victory points or power no table could count."""


class Table:
    """The work on one position: checks what is given, and deals what is left open."""

    def __init__(self, arrangement: Arrangement) -> None:
        self.given = arrangement
        self.options = arrangement.options
        self.chance = Chance(Rng.from_seed(arrangement.seed))
        self.stock = Stock(self.options, self.chance)
        self.seats = range(self.options.players)
        self.upkeep = arrangement.asking == "bet_on_kodora"
        self.participants = self._participants()
        self.places = self._places()

    def state(self) -> State:
        """The position."""
        given, stock, table = self.given, self.stock, self.options.cards
        hands = {seat: self._read(given.hands, seat, "in the hand") for seat in self.seats}
        screens = {seat: self._read(given.screens, seat, "behind the screen") for seat in self.seats}
        in_bag, more_in_bag = read(given.bag, "in the bag")
        held = {seat: list(stock.cards(hands[seat][0], f"in the hand of seat {seat}")) for seat in self.seats}
        bets = {seat: self._bets(seat) for seat in self.seats}
        trick, equal = self._pile()
        played = stock.cards(given.played.split(), "among the played cards")
        behind = {seat: stock.types(screens[seat][0], f"behind the screen of seat {seat}") for seat in self.seats}
        bag = stock.types(in_bag, "in the bag")
        if {*bag} & {*STARTERS}:
            msg = f"{min({*bag} & {*STARTERS})} cannot be in the bag: everybody begins with one [CH-SETUP-4]"
            raise InvalidArgument(msg)
        stock.check()
        if self.upkeep and (trick.pile or played or self.places or any(bets.values())):
            msg = "when bets are asked for nothing is played, bet or decided yet [CH-UPKEEP-4]"
            raise InvalidArgument(msg)
        stock.shuffle_rest()
        others = self._deal(hands, held, bets, trick)
        left = [stock.deal(1, "")[0] for _ in range(stock.cards_left)]
        dealt = len(self.participants) * self.options.hand_size
        aside = left if self.upkeep else left[: len(self.options.deck) - dealt] if given.final else []
        left = left[len(aside) :]
        for seat in self.seats:
            behind[seat] += tuple(stock.draw(screens[seat][1], f"behind the screen of seat {seat}"))
        bag += tuple(stock.draw(more_in_bag, "in the bag"))
        open_screens = [seat for seat in self.seats if _at(given.screens, seat) is None]
        for seat, starters in stock.starters_for(open_screens).items():
            drawn = min(self.options.first_draws, stock.types_left) if given.bag is None else 0
            behind[seat] = (*starters, *stock.draw(drawn, ""))
        if given.bag is None:
            bag = tuple(stock.draw(stock.types_left, ""))
        stock.sleeve_rest([left, aside, *others.values()])
        players = []
        for seat in self.seats:
            hand, screen = table.sort_cards([*held[seat], *others[seat]]), table.sort_types(behind[seat])
            power, vp, place = _at(given.power, seat), _at(given.scores, seat), self.places.get(seat)
            power = START_POWER if power is None else power
            vp = START_VP if vp is None else vp
            if not (0 <= power <= _MOST and 0 <= vp <= _MOST):
                msg = f"seat {seat} cannot have {vp} victory points and {power} power"
                raise InvalidArgument(msg)
            staked = 0 if place is not None else KODORA_STAKE * len(bets[seat])
            players.append(Player(hand, screen, power, vp, staked, bets[seat], place))
        agenda, running = self._agenda(players, trick, equal=equal)
        return State(
            self.options,
            self.chance.rng,
            agenda,
            self._hand(running),
            tuple(players),
            None if self.upkeep else running,
            (*played, *left),
            table.sort_cards(aside),
            bag,
        )

    def _read(self, column: Sequence[Given | None], seat: int, place: str) -> tuple[list[str], int]:
        """The texts of an entry, and how many more are wanted."""
        entry: Given | None = column[seat] if seat < len(column) else None
        return read(entry, f"{place} of seat {seat}")

    def _participants(self) -> tuple[int, ...]:
        given = self.given.participants
        if given is None:
            return tuple(self.seats)
        if not self.given.final:
            msg = "everybody takes part but in the final hand: participants are given, and final is not [CH-FINAL-4]"
            raise InvalidArgument(msg)
        if len(given) < 2 or len(set(given)) < len(given):
            msg = f"at least two seats take part in a hand, each named once, not {listed(given) if given else 'none'}"
            raise InvalidArgument(msg)
        return tuple(sorted(given))

    def _places(self) -> dict[int, int]:
        """The places, which are given in the order 1, 2, 3 (CH-SCORE-2)."""
        places = {seat: place for seat, place in enumerate(self.given.places) if place is not None}
        if places and self.given.final:
            msg = "nobody has a place in the final hand: the first who is out has won [CH-FINAL-10]"
            raise InvalidArgument(msg)
        if sorted(places.values()) != list(range(1, len(places) + 1)):
            msg = f"places are given one after the other from 1 on, not {listed(places.values())}"
            raise InvalidArgument(msg)
        return places

    def _bets(self, seat: int) -> tuple[Card, ...]:
        text = _at(self.given.kodora, seat)
        cards = self.stock.cards((text or "").split(), f"among the bets of seat {seat}")
        for card in cards:
            if self.options.cards.facts[card].ability != "kodora":
                msg = f"{card} carries no Kodora, so it cannot be among the bets of seat {seat}"
                raise InvalidArgument(msg)
        return self.options.cards.sort_cards(cards)

    def _pile(self) -> tuple[Trick, bool]:
        """The trick that its sets tell of, without a queue, and whether the top set equals the one below."""
        table, players = self.options.cards, self.options.players
        pile = self.given.pile
        trick, equal = Trick(pile[0][0] if pile else 0), False
        for seat, text in pile:
            where = f"in the set of seat {seat} on the pile"
            parts = text.split()
            cards = self.stock.cards([part.removesuffix("*") for part in parts], where)
            active = tuple([card for card, part in zip(cards, parts, strict=True) if part.endswith("*")])
            cards, active = table.sort_cards(cards), table.sort_cards(active)
            worth = weigh(table, cards, active, _MOST * 10) if cards else "it has no cards"
            if isinstance(worth, Worth) and not accepts(trick, players, worth):
                worth = refusal(worth, trick, players, fixed_cards(table, cards, active))
            if not isinstance(worth, Worth):
                msg = f"the set {shown(text)} of seat {seat} cannot lie on the pile: {worth}"
                raise InvalidArgument(msg)
            equal = bool(trick.pile) and trick.pile[-1].value == worth.value and players > 2
            direction: Direction = trick.direction
            if worth.flips % 2:
                direction = -1 if direction == 1 else 1
            on_pile = PlayedSet(seat, cards, active, worth.count, worth.value)
            trick = Trick(trick.leader, (*trick.pile, on_pile), direction)
        return trick, equal

    def _deal(
        self,
        wanted: Mapping[int, tuple[list[str], int]],
        held: Mapping[int, list[Card]],
        bets: Mapping[int, tuple[Card, ...]],
        trick: Trick,
    ) -> dict[int, list[Card]]:
        """The cards of every hand that are left open: first those that are counted, then the open hands by turns."""
        most, stock = self.options.hand_size, self.stock
        others: dict[int, list[Card]] = {}
        for seat in self.seats:
            number = len(held[seat]) + wanted[seat][1]
            if number and seat not in self.participants:
                msg = f"seat {seat} takes no part in this hand and cannot hold {number} cards [CH-FINAL-4]"
                raise InvalidArgument(msg)
            if number and seat in self.places:
                msg = f"seat {seat} is out, with place {self.places[seat]}, and cannot hold {number} cards"
                raise InvalidArgument(msg)
            if number > most:
                msg = f"seat {seat} cannot hold {number} cards: everybody is dealt {most} [CH-UPKEEP-2]"
                raise InvalidArgument(msg)
            others[seat] = stock.deal(wanted[seat][1], f"in the hand of seat {seat}")
        room = {
            seat: most - len(bets[seat]) - sum(len(played.cards) for played in trick.pile if played.seat == seat)
            for seat in self.participants
            if _at(self.given.hands, seat) is None and seat not in self.places
        }
        for turn in range(most):
            for seat, most_of_seat in room.items():
                if turn < most_of_seat and stock.cards_left:
                    others[seat] += stock.deal(1, "")
        for seat in self.participants:
            if not held[seat] and not others[seat] and seat not in self.places:
                cause = "and has no place" if seat not in room else "since none are left"
                msg = f"seat {seat} would hold no cards, {cause}"
                raise InvalidArgument(msg)
        return others

    def _hand(self, trick: Trick) -> Hand:
        given = self.given
        regular = self.options.regular_hands
        number = given.number if given.number is not None else regular + 1 if given.final else 1
        if given.final and number != regular + 1:
            msg = f"the final hand comes after {regular} hands, it cannot be number {number} [CH-FINAL-3]"
            raise InvalidArgument(msg)
        if not given.final and not 1 <= number <= regular:
            msg = f"there are {regular} hands before the final one, and none of them is number {number}"
            raise InvalidArgument(msg)
        start = trick.leader if given.start is None else given.start
        if start not in self.participants:
            msg = f"seat {start} takes no part in this hand and cannot lead it"
            raise InvalidArgument(msg)
        return Hand(number, given.final, self.participants, start)

    def _agenda(self, players: Sequence[Player], trick: Trick, *, equal: bool) -> tuple[tuple[Pending, ...], Trick]:
        """What is asked, and the trick with those who may still answer."""
        asking, turn = self.given.asking, self.given.turn
        below = (StartHand(), EndHand())
        if asking == "bet_on_kodora":
            return self._upkeep(players)
        active = [seat for seat in self.participants if players[seat].hand]
        for played in trick.pile:
            if played.seat not in self.participants:
                msg = f"seat {played.seat} takes no part in this hand and cannot have a set on the pile"
                raise InvalidArgument(msg)
        if asking == "come_down_to_cap" and self.options.edition == "de":
            owner = trick.pile[-1].seat if trick.pile else None
            if owner is None or turn not in (None, owner):
                msg = "in the German edition whoever has just played a set comes down to the cap [CH-POWER-7]"
                raise InvalidArgument(msg)
            self._check_cap(players, owner)
            return (*below, NextTurn(), Answers(owner, equal), Cap(owner)), trick
        if len(active) < 2:
            msg = "at least two seats hold cards while a hand is played [CH-SCORE-1]"
            raise InvalidArgument(msg)
        if asking == ("answer_trick" if not trick.pile else "lead_trick"):
            lies = "lies something" if trick.pile else "lies nothing"
            msg = f"the question cannot be {asking}: on the pile {lies}"
            raise InvalidArgument(msg)
        if trick.pile:
            trick = self._answered(trick, active, equal=equal)
            turn = trick.queue[0]
        else:
            turn = active[0] if turn is None else turn
            if turn not in active:
                msg = f"seat {turn} holds no cards and cannot lead"
                raise InvalidArgument(msg)
            trick = Trick(turn)
        if asking == "come_down_to_cap":
            self._check_cap(players, turn)
            return (*below, NextTurn(), Turn(turn), Cap(turn)), trick
        return (*below, NextTurn(), Turn(turn)), trick

    def _answered(self, trick: Trick, active: Sequence[int], *, equal: bool) -> Trick:
        """The trick with its queue: who comes after the owner, one skipped, some have passed (CH-TRICK-2 to 6)."""
        owner, turn = trick.pile[-1].seat, self.given.turn
        queue = [seat for seat in clockwise(owner, len(self.seats)) if seat in active and seat != owner]
        skipped = queue.pop(0) if equal and queue else None
        turn = queue[0] if turn is None and queue else turn
        if turn is None or turn not in queue:
            who = "nobody" if turn is None else f"seat {turn}"
            why = "whoever holds cards may, the owner excepted"
            if skipped is not None and skipped == turn:
                why = f"seat {skipped} is skipped [CH-TRICK-3]"
            msg = f"{who} cannot answer the set of seat {owner}: {why}"
            raise InvalidArgument(msg)
        return Trick(trick.leader, trick.pile, trick.direction, tuple(queue[queue.index(turn) :]), skipped)

    def _check_cap(self, players: Sequence[Player], seat: int) -> None:
        if players[seat].power <= POWER_CAP:
            msg = f"seat {seat} has {players[seat].power} power and need not come down to {POWER_CAP} [CH-POWER-6]"
            raise InvalidArgument(msg)

    def _upkeep(self, players: Sequence[Player]) -> tuple[tuple[Pending, ...], Trick]:
        """Those who can afford it are asked to bet (CH-UPKEEP-6)."""
        turn = self.given.turn if self.given.start is None else self.given.start
        start = self.participants[0] if turn is None else turn
        asked = tuple([seat for seat in self.participants if players[seat].vp >= KODORA_STAKE])
        if not asked:
            msg = f"nobody is asked to bet: nobody who takes part has {KODORA_STAKE} victory points [CH-UPKEEP-6]"
            raise InvalidArgument(msg)
        if self.given.final and not self.options.kodora_in_final:
            msg = "nobody is asked to bet in the final hand of these options"
            raise InvalidArgument(msg)
        return (StartHand(), EndHand(), NewTrick(start), KodoraBets(asked, asked)), Trick(start)


def _at(column: Sequence[T | None], seat: int) -> T | None:
    """The entry of a seat; what is missing at the end is open."""
    return column[seat] if seat < len(column) else None
