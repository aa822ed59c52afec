"""
Guessing what a seat cannot know: a random state that agrees with a view.

Visible are the own hand, screen and power, everything on the table, and how many cards and advancements lie elsewhere.
Bases of the hidden cards follow from the deck; which advancements are sleeved on them, which lie behind screens and
which in the bag is drawn at random among what is not seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import attrs

from ...core.guess import Guess, nonsense
from ...core.rng import Rng
from ..cards import Card
from ..catalogue import COLOURS, STARTERS
from ..options import POWER_CAP, START_POWER, Options
from ..view import PlayerView, View
from .audit import impossible
from .kodora import Declaration, KodoraBets, declarations
from .power import Cap
from .state import Player, State


def determinized(view: View, rng: Rng) -> State:
    """A random state that agrees with a view; raises :class:`InvalidArgument` if there is none."""
    state = _Guess(view, rng).state()
    problem = impossible(state)
    if problem is not None:
        raise nonsense(problem)
    return state


def reseeded(state: State, rng: Rng) -> State:
    """The state with another random source and a bag in new order."""
    bag, rng = rng.shuffle(sorted(state.bag))
    return attrs.evolve(state, bag=tuple(bag), rng=rng)


class _Guess(Guess):
    """The work on one guess: what is hidden, and the dice to distribute it."""

    def __init__(self, view: View, rng: Rng) -> None:
        super().__init__(rng)
        self.view = view
        self.options: Options = view.options

    def state(self) -> State:
        """Distributes the hidden cards and advancements."""
        view = self.view
        hidden = [seat for seat, player in enumerate(view.players) if player.hand is None]
        sizes = [view.players[seat].hand_size for seat in hidden]
        screens = [view.players[seat].screen_size for seat in hidden]
        if min((0, view.bag_size, view.aside_size, *sizes, *screens)) < 0:
            raise nonsense("a size is negative")
        bases = self._hidden_bases()
        if len(bases) != sum(sizes) + view.aside_size:
            raise nonsense("the sizes of hands do not add up to the deck")
        sleeved, rest = self._split_advancements(len(bases), hidden)
        cards = self.shuffle(self._sleeve(bases, sleeved))
        bag, behind = self._split_rest(rest, hidden)
        seats: list[Player] = []
        for seat, player in enumerate(view.players):
            if seat in hidden:
                hand, cards = cards[: player.hand_size], cards[player.hand_size :]
                seats.append(self._seat(player, hand, behind[seat], self._power(seat)))
            else:
                seats.append(self._seat(player, player.hand or (), player.screen or (), player.power or 0))
        agenda = view.pending
        if agenda and isinstance(agenda[-1], KodoraBets):
            agenda = (*agenda[:-1], self._answered(agenda[-1], seats))
        aside = self.options.cards.sort_cards(cards)
        return State(
            self.options,
            self.rng,
            agenda,
            view.hand,
            tuple(seats),
            view.trick,
            view.played,
            aside,
            tuple(bag),
            view.outcome,
            view.win_reason,
        )

    def _hidden_bases(self) -> list[int]:
        """The printed values of the cards that are not seen."""
        bases = Counter(card.base for card in self.options.deck)
        bases.subtract(card.base for card in self._visible_cards())
        if min(bases.values()) < 0:
            raise nonsense("a card is there too often")
        return sorted(bases.elements())

    def _visible_cards(self) -> list[Card]:
        view = self.view
        cards = list(view.played)
        if view.trick is not None:
            cards += view.trick.cards()
        for player in view.players:
            cards += player.kodora + (player.hand or ())
        for card in cards:
            if not self.options.cards.fits_sleeves(card):
                raise nonsense(f"{card} is no card under this catalogue")
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
        if any(copies < 0 for copies in unseen.values()):
            raise nonsense("an advancement is there too often")
        pool = list(table.sort_types(unseen.elements()))
        wanted = len(pool) - view.bag_size - sum(view.players[seat].screen_size for seat in hidden)
        spare = sum(type_ not in STARTERS for type_ in pool) - view.bag_size
        if wanted < 0 or spare < 0:
            raise nonsense("the sizes of screens and bag do not add up to the catalogue")
        screens = sum(view.players[seat].screen_size > 0 for seat in hidden)
        forced = [type_ for type_ in STARTERS for _ in range(unseen[type_] - screens)]
        for type_ in forced:
            pool.remove(type_)
        shuffled = self.shuffle(pool)
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
            places = self.shuffle(range(len(cards)))[: len(of_colour)]
            for place, type_ in zip(places, of_colour, strict=True):
                cards[place] = table.sleeve(cards[place], type_)
        return cards

    def _split_rest(self, rest: Sequence[str], hidden: Sequence[int]) -> tuple[list[str], dict[int, list[str]]]:
        """The bag in random order, and what lies behind each hidden screen."""
        others = self.shuffle([type_ for type_ in rest if type_ not in STARTERS])
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
            seats = [seat for seat in self.shuffle(hidden) if space[seat]]
            if roomy_first:
                seats.sort(key=space.__getitem__, reverse=True)
            for seat in seats[: rest.count(type_)]:
                screens[seat].append(type_)
        return screens

    def _power(self, seat: int) -> int:
        """A power total that fits what is public."""
        view = self.view
        if any(isinstance(item, Cap) and item.seat == seat for item in view.pending):
            return POWER_CAP + 1 + self.below(4)
        if view.hand.number == 1 and not view.played and (view.trick is None or not view.trick.pile):
            return START_POWER
        # In the English edition too much power is kept until the own next turn (CH-POWER-8).
        kept = 3 if self.options.edition == "en" and seat not in view.awaiting else 1
        return self.below(POWER_CAP + kept)

    def _answered(self, upkeep: KodoraBets, seats: Sequence[Player]) -> KodoraBets:
        """The upkeep with some declaration for everybody who has made one."""
        known = {answer.seat: answer for answer in upkeep.answers}
        answers: list[Declaration] = []
        for seat in upkeep.asked:
            if seat in upkeep.waiting:
                continue
            if seat not in known:
                if not 0 <= seat < len(seats):
                    raise nonsense(f"there is no seat {seat}")
                choices = declarations(self.options.cards, seats[seat])
                known[seat] = Declaration(seat, choices[self.below(len(choices))])
            answers.append(known[seat])
        return KodoraBets(upkeep.asked, upkeep.waiting, tuple(answers))

    def _seat(self, player: PlayerView, hand: Sequence[Card], screen: Sequence[str], power: int) -> Player:
        table = self.options.cards
        return Player(
            table.sort_cards(hand),
            table.sort_types(screen),
            power,
            player.score,
            player.staked,
            player.kodora,
            player.place,
        )
