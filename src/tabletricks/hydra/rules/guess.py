"""
Guessing what a seat cannot know: a random state that agrees with a view, and with what the seat remembers.

Hidden are the hands of others, with them the side of whoever holds the Companion; the cards that lie face down in the
middle, aside and in piles; and what others have chosen in secret. Of all deals of the unseen cards that agree with the
view and the memory each is as likely as any other. So a card that is known to be in one of several hands is in a large
one more often than in a small one.

A player who has drawn a card holds what it takes to play it. If a few deals in a row do not allow that, cards that do
are put into that hand first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from math import gcd, perm, prod

import attrs

from ...core.chance import Chance, nonsense
from ...core.errors import InvalidArgument
from ..actions import Play
from ..cards import DECK, WITCH, Card, sort_deck, sort_hand
from ..memory import Memory, Pass, Places
from ..view import View
from .combination_search import plays
from .special_cards.witch import WitchPassing
from .stake import ExchangeChoice, PartnerChoice, StakeChoice
from .state import State
from .turn import Turn


_TRIES = 50
"""How often hands are drawn for a player who must be able to play what was drawn, before they are arranged."""
_MANY = 100
"""More cards than a hand holds."""


def guessed(view: View, chance: Chance, memory: Memory | None) -> State:
    """A random state that agrees with a view and a memory; raises :class:`InvalidArgument` if there is none."""
    return _Work(view, chance, memory).state()


def reseeded(state: State, chance: Chance) -> State:
    """Cards that nobody knows, in piles and in the middle, lie in new order."""
    kept = 1 if state.middle_taken else 0
    shared = state.shared_pile[: len(state.shared_pile) - kept]
    lying = [at for at, taker in enumerate(state.takers) if taker is None and not state.is_face_up(at)]
    buried = [
        card
        for pile, knowers in zip(state.personal_piles, state.pile_knowers, strict=True)
        for card, known in zip(pile, knowers, strict=True)
        if not known
    ]
    cards = chance.shuffle(sort_deck([*shared, *buried, *(state.middle[at] for at in lying)]))
    new_shared = (*cards[: len(shared)], *state.shared_pile[len(shared) :])
    del cards[: len(shared)]
    personal = tuple(
        [
            tuple([card if known else cards.pop() for card, known in zip(pile, knowers, strict=True)])
            for pile, knowers in zip(state.personal_piles, state.pile_knowers, strict=True)
        ]
    )
    middle = tuple([cards.pop() if at in lying else card for at, card in enumerate(state.middle)])
    return attrs.evolve(state, middle=middle, shared_pile=new_shared, personal_piles=personal)


def followed(view: View) -> Memory:
    """What the table shows of cards that came into hands in sight of the seat, and what may have become of them."""
    players = len(view.players)
    known = Memory(None, (_MANY,) * players)
    for lying in view.middle:
        if lying.card is not None and lying.taker is not None:
            known = known.seeing((lying.card,), lying.taker)
    if view.open_card is not None:
        known = known.seeing((view.open_card.card,), view.open_card.seat)
    question = view.pending[-1] if view.pending else None
    if len(view.attackers) == 2 and not isinstance(question, PartnerChoice | StakeChoice | ExchangeChoice):
        first, second = view.attackers
        known = known.passing([Pass(first, second, None), Pass(second, first, None)])
    if not isinstance(question, WitchPassing) and any(WITCH in player.captured for player in view.players):
        known = known.passing([Pass(seat, (seat + 1) % players, None) for seat in range(players)])
    return known


class _Work:
    """The work on one guess."""

    def __init__(self, view: View, chance: Chance, memory: Memory | None) -> None:
        self.view = view
        self.chance = chance
        self.unseen = self._unseen_cards()
        self.room = [player.hand_size if player.hand is None else 0 for player in view.players]
        """How many cards of every hand must be guessed."""
        self.cards, self.places = self._known(memory)

    def state(self) -> State:
        """Distributes the hidden cards."""
        view = self.view
        hands, rest = self._hands()
        middle = self._middle(rest, hands)
        shared = tuple([rest.pop() if card is None else card for card in view.shared_pile])
        personal = tuple(
            [
                tuple([rest.pop() if known.card is None else known.card for known in player.personal_pile])
                for player in view.players
            ]
        )
        return State(
            options=view.options,
            rng=self.chance.rng,
            agenda=view.pending,
            round=view.round,
            dealer=view.dealer,
            totals=tuple([player.score for player in view.players]),
            overtime=view.overtime,
            attackers=view.attackers,
            stake=view.stake,
            middle=middle,
            takers=tuple([lying.taker for lying in view.middle]),
            companion=view.companion,
            open_card=view.open_card,
            hands=tuple(hands),
            captured=tuple([player.captured for player in view.players]),
            trick=view.trick,
            drawn=view.drawn,
            shared_pile=shared,
            personal_piles=personal,
            pile_knowers=tuple([tuple([known.known_by for known in player.personal_pile]) for player in view.players]),
            outcome=view.outcome,
        )

    def _unseen_cards(self) -> list[Card]:
        """The cards of the deck that are not seen, in deck order."""
        view = self.view
        seen: set[Card | None] = {*view.drawn, *view.shared_pile, *(() if view.trick is None else view.trick.cards())}
        seen.update([lying.card for lying in view.middle if lying.taker is None])
        for player in view.players:
            seen.update(player.captured, player.hand or (), [known.card for known in player.personal_pile])
        return [card for card in DECK if card not in seen]

    # What is known of cards in hands.

    def _known(self, memory: Memory | None) -> tuple[tuple[Card, ...], list[Places]]:
        """The unseen cards that are in some hand, and all ways in which they may be distributed."""
        cards, places = self._shown()
        if memory is None:
            return cards, places
        if any(card not in self.unseen for card in memory.cards):
            raise nonsense("a card that is remembered in a hand lies open")
        common = [card for card in memory.cards if card in cards]
        more = [card for card in cards if card not in memory.cards]
        shown: dict[Places, list[Places]] = {}
        for seats in places:
            at = dict(zip(cards, seats, strict=True))
            shown.setdefault(tuple([at[card] for card in common]), []).append(tuple([at[card] for card in more]))
        both: list[Places] = []
        for seats in memory.places:
            at = dict(zip(memory.cards, seats, strict=True))
            both += [(*seats, *rest) for rest in shown.get(tuple([at[card] for card in common]), ())]
        return (*memory.cards, *more), both

    def _shown(self) -> tuple[tuple[Card, ...], list[Places]]:
        """The same as far as the view itself tells: who has taken which cards, and what may have become of them."""
        view = self.view
        known = followed(view)
        own = next((player.hand for seat, player in enumerate(view.players) if seat == view.seat), None)
        hidden = [at for at, card in enumerate(known.cards) if card in self.unseen]
        held = [at for at, card in enumerate(known.cards) if own is not None and card in own]
        places = {
            tuple([seats[at] for at in hidden])
            for seats in known.places
            if all(seats[at] == view.seat for at in held) and all(seats[at] != view.seat for at in hidden)
        }
        return tuple([known.cards[at] for at in hidden]), sorted(places)

    def _placed(self, fixed: Mapping[Card, int]) -> dict[Card, int]:
        """
        A hand for every card that is known to be in one.

        A distribution is drawn as often as there are deals with it: the first of the known cards of a hand lies at one
        of as many places as that hand has, the next one at one place less.
        """
        choices: list[dict[Card, int]] = []
        for seats in self.places:
            choice = {**dict(zip(self.cards, seats, strict=True)), **fixed}
            if all(choice[card] == seat for card, seat in zip(self.cards, seats, strict=True)):
                choices.append(choice)
        weights = [
            prod([perm(self.room[seat], number) for seat, number in Counter(choice.values()).items()])
            for choice in choices
        ]
        factor = gcd(*weights)
        if not factor:
            raise nonsense("there is no hand for a card that is known")
        # More than 64 bits are only reached by memories of a kind that no game leads to.
        excess = max(0, (sum(weights) // factor).bit_length() - 64)
        weights = [weight // factor >> excess for weight in weights]
        number = self.chance.below(sum(weights))
        for choice, weight in zip(choices, weights, strict=True):
            number -= weight
            if number < 0:
                return choice
        raise AssertionError

    # Hands.

    def _hands(self) -> tuple[list[tuple[Card, ...]], list[Card]]:
        """All hands, and the hidden cards that are in none of them, in random order."""
        view = self.view
        question = view.pending[-1] if view.pending else None
        if not view.drawn or not isinstance(question, Turn) or question.seat == view.seat:
            return self._deal({})
        for _ in range(_TRIES):
            hands, rest = self._deal({})
            # A card without a value would not have been drawn if its effect were not possible.
            if (len(view.drawn) == 1 and view.drawn[0].rank == 0) or self._plays(question.seat, hands[question.seat]):
                return hands, rest
        return self._arranged(question.seat)

    def _plays(self, seat: int, hand: Iterable[Card]) -> list[Play]:
        """What a player could play of what was drawn."""
        trick = self.view.trick
        top, storm = (None, False) if trick is None else (trick.top, trick.storm)
        return plays(seat, sort_hand(hand), self.view.drawn, top, storm=storm)

    def _arranged(self, seat: int) -> tuple[list[tuple[Card, ...]], list[Card]]:
        """A deal with cards in the hand of a player that make a play of what was drawn."""
        elsewhere = {card for at, card in enumerate(self.cards) if all(seats[at] != seat for seats in self.places)}
        held = {card for at, card in enumerate(self.cards) if all(seats[at] == seat for seats in self.places)}
        for play in self.chance.shuffle(self._plays(seat, [card for card in self.unseen if card not in elsewhere])):
            needed = dict.fromkeys([card for card in play.cards if card not in self.view.drawn], seat)
            if len(held.union(needed)) > self.room[seat]:
                continue
            try:
                return self._deal(needed)
            except InvalidArgument:
                continue
        raise nonsense(f"seat {seat} cannot play what was drawn")

    def _deal(self, fixed: Mapping[Card, int]) -> tuple[list[tuple[Card, ...]], list[Card]]:
        """Cards whose place is known, or set, first; then all others at random."""
        placed = self._placed(fixed)
        rest = self.chance.shuffle([card for card in self.unseen if card not in placed])
        hands: list[tuple[Card, ...]] = []
        for seat, player in enumerate(self.view.players):
            hand = player.hand
            if hand is None:
                own = [card for card, holder in placed.items() if holder == seat]
                number = self.room[seat] - len(own)
                hand = sort_hand((*own, *rest[:number]))
                del rest[:number]
            hands.append(hand)
        return hands, rest

    # The middle.

    def _middle(self, rest: list[Card], hands: Sequence[tuple[Card, ...]]) -> tuple[Card, ...]:
        """Hidden cards that lie there; and which of the taker's cards those were that were taken face down."""
        view = self.view
        found = {lying.card for lying in view.middle} | {None if view.open_card is None else view.open_card.card}
        middle: list[Card] = []
        for lying in view.middle:
            card = lying.card
            if card is None:
                card = rest.pop() if lying.taker is None else self._taken(hands[lying.taker], found)
            found.add(card)
            middle.append(card)
        return tuple(middle)

    def _taken(self, hand: tuple[Card, ...], known: Container[Card | None]) -> Card:
        """A card that may have been taken face down: one in the hand of its taker, or one that was played since."""
        held = [card for card in hand if card not in known]
        played = [card for player in self.view.players for card in player.captured]
        played += () if self.view.trick is None else self.view.trick.cards()
        return self.chance.choose(held or [card for card in played if card not in known])
