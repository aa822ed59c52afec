"""
Guessing what a seat cannot know: a random state that agrees with a view.

Visible are the own hand, screen and power, everything on the table, and how many cards and advancements lie elsewhere.
Bases of the hidden cards follow from the deck; which advancements are sleeved on them, which lie behind screens and
which in the bag is drawn at random among what is not seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...core import Chance, nonsense
from ..cards import Card
from ..catalogue import COLOURS, STARTERS
from ..options import POWER_CAP, START_POWER
from ..view import View
from .power import Cap
from .state import Player, State


class Guess:
    """The work on one guess: what is hidden, and the dice to distribute it."""

    def __init__(self, view: View, chance: Chance) -> None:
        self.chance = chance
        self.view = view
        self.options = view.options

    def state(self) -> State:
        """Distributes the hidden cards and advancements; what others have declared they guess themselves."""
        view, table = self.view, self.options.cards
        hidden = [seat for seat, player in enumerate(view.players) if player.hand is None]
        bases = Counter(card.base for card in self.options.deck)
        bases.subtract(card.base for card in self._visible_cards())
        sleeved, rest = self._split_advancements(bases.total(), hidden)
        cards = self.chance.shuffle(self._sleeve(sorted(bases.elements()), sleeved))
        bag, behind = self._split_rest(rest, hidden)
        players: list[Player] = []
        for seat, seen in enumerate(view.players):
            hand, screen, power = seen.hand or (), seen.screen or (), seen.power or 0
            if seat in hidden:
                hand, cards = tuple(cards[: seen.hand_size]), cards[seen.hand_size :]
                screen, power = tuple(behind[seat]), self._power(seat)
            hand, screen = table.sort_cards(hand), table.sort_types(screen)
            players.append(Player(hand, screen, power, seen.score, seen.staked, seen.kodora, seen.place))
        return State(
            self.options,
            self.chance.rng,
            view.pending,
            view.hand,
            tuple(players),
            view.trick,
            view.played,
            table.sort_cards(cards),
            tuple(bag),
            view.outcome,
            view.win_reason,
        )

    def _visible_cards(self) -> list[Card]:
        view = self.view
        cards = list(view.played)
        if view.trick is not None:
            cards += view.trick.cards()
        for player in view.players:
            cards += player.kodora + (player.hand or ())
        return cards

    def _split_advancements(self, hidden_cards: int, hidden: Sequence[int]) -> tuple[list[str], list[str]]:
        """
        What is sleeved on hidden cards, and what lies in the bag and behind hidden screens.

        The numbers of both are known. At most one of a colour fits on a card; the bag needs its share of what can be in
        it; and nobody ever has more than one starter of a kind, so what exceeds the hidden screens is on cards. A
        random choice that misses these limits is made again with the starters first, which hits them if anything can.
        """
        table, view = self.options.cards, self.view
        unseen = self.options.advancements
        for card in self._visible_cards():
            unseen.subtract(card.sleeves)
        for player in view.players:
            unseen.subtract(player.screen or ())
        pool = list(table.sort_types(unseen.elements()))
        wanted = len(pool) - view.bag_size - sum(view.players[seat].screen_size for seat in hidden)
        spare = sum(type_ not in STARTERS for type_ in pool) - view.bag_size
        screens = sum(view.players[seat].screen_size > 0 for seat in hidden)
        forced = [type_ for type_ in STARTERS for _ in range(unseen[type_] - screens)]
        for type_ in forced:
            pool.remove(type_)
        shuffled = self.chance.shuffle(pool)
        for order in (shuffled, sorted(shuffled, key=lambda type_: type_ not in STARTERS)):
            chosen, rest = self._choose(forced + order, wanted, hidden_cards, spare)
            if len(chosen) == wanted and self._room_for_starters(rest, hidden):
                return chosen, rest
        raise nonsense("more is sleeved than the hidden cards can hold")

    def _room_for_starters(self, rest: Sequence[str], hidden: Sequence[int]) -> bool:
        """Whether hidden screens can take all starters that are not on cards, one of a kind each."""
        sizes = [self.view.players[seat].screen_size for seat in hidden]
        counts = [rest.count(type_) for type_ in STARTERS]
        return max(counts) <= sum(size > 0 for size in sizes) and sum(counts) <= sum(min(size, 2) for size in sizes)

    def _choose(self, order: Sequence[str], wanted: int, per_colour: int, spare: int) -> tuple[list[str], list[str]]:
        room = dict.fromkeys(COLOURS, per_colour)
        chosen: list[str] = []
        rest: list[str] = []
        for type_ in order:
            colour = self.options.cards[type_].colour
            needed_in_bag = type_ not in STARTERS
            if len(chosen) == wanted or not room[colour] or (needed_in_bag and not spare):
                rest.append(type_)
                continue
            chosen.append(type_)
            room[colour] -= 1
            spare -= needed_in_bag
        return chosen, rest

    def _sleeve(self, bases: Sequence[int], sleeved: Sequence[str]) -> list[Card]:
        """Puts each advancement on a random card whose colour is still free."""
        table = self.options.cards
        cards = [Card(str(base)) for base in bases]
        for colour in COLOURS:
            of_colour = [type_ for type_ in sleeved if table[type_].colour == colour]
            places = self.chance.shuffle(range(len(cards)))[: len(of_colour)]
            for place, type_ in zip(places, of_colour, strict=True):
                cards[place] = table.sleeve(cards[place], type_)
        return cards

    def _split_rest(self, rest: Sequence[str], hidden: Sequence[int]) -> tuple[list[str], dict[int, list[str]]]:
        """The bag in random order, and what lies behind each hidden screen."""
        others = self.chance.shuffle([type_ for type_ in rest if type_ not in STARTERS])
        bag, left = others[: self.view.bag_size], others[self.view.bag_size :]
        screens = self._starters_behind(rest, hidden, roomy_first=False)
        if sum(map(len, screens.values())) < len(rest) - len(others):
            screens = self._starters_behind(rest, hidden, roomy_first=True)
        for seat in hidden:
            space = self.view.players[seat].screen_size - len(screens[seat])
            screens[seat] += left[:space]
            left = left[space:]
        return bag, screens

    def _starters_behind(
        self, rest: Sequence[str], hidden: Sequence[int], *, roomy_first: bool
    ) -> dict[int, list[str]]:
        """
        Starters behind hidden screens, one of a kind each.

        At random, both kinds may want the same small screen; with the roomy screens first there is always a place.
        """
        screens: dict[int, list[str]] = {seat: [] for seat in hidden}
        for type_ in STARTERS:
            space = {seat: self.view.players[seat].screen_size - len(screens[seat]) for seat in hidden}
            seats = [seat for seat in self.chance.shuffle(hidden) if space[seat]]
            if roomy_first:
                seats.sort(key=space.__getitem__, reverse=True)
            for seat in seats[: rest.count(type_)]:
                screens[seat].append(type_)
        return screens

    def _power(self, seat: int) -> int:
        """A power total that fits what is public."""
        view = self.view
        if any(isinstance(item, Cap) and item.seat == seat for item in view.pending):
            return POWER_CAP + 1 + self.chance.below(4)
        if view.hand.number == 1 and not view.played and (view.trick is None or not view.trick.pile):
            return START_POWER
        # In the English edition too much power is kept until the own next turn (CH-POWER-8).
        kept = 3 if self.options.edition == "en" and seat not in view.awaiting else 1
        return self.chance.below(POWER_CAP + kept)
