"""
Guessing what a seat cannot know: a random state that agrees with a view.

Hidden are the hands of others, with them the side of whoever holds the Companion; the cards that lie face down in the
middle, aside and in piles; and what others have chosen in secret. All of it is drawn at random among what is not seen,
except that cards the seat has seen on their way into a hand are in that hand, and that a player who has drawn a card
holds what it takes to play it.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ..core.guess import nonsense
from ..core.rng import Rng
from .audit import impossible
from .cards import DECK, FACE_DOWN, Card, sort_deck, sort_hand
from .finder import plays
from .guess import Guess
from .state import Clue, MiddleCard, PileCard, Piles, State
from .turn import Turn
from .view import View


_TRIES = 12
"""How often hands are drawn for a player who must be able to play what he has drawn, before they are arranged."""


def determinized(view: View, rng: Rng) -> State:
    """A random state that agrees with a view; raises :class:`InvalidArgument` if there is none."""
    state = _Work(view, rng).state()
    problem = impossible(state)
    if problem is not None:
        raise nonsense(problem)
    return state


def reseeded(state: State, rng: Rng) -> State:
    """The state with another random source; cards that nobody knows, in piles and in the middle, lie in new order."""
    piles, middle = state.piles, state.table.middle
    shared = list(piles.shared[:-1] if piles.face_up else piles.shared)
    buried = [card.card for pile in piles.personal for card in pile if not card.known_by]
    lying = [card.card for card in middle if not card.face_up and card.taker is None]
    cards, rng = rng.shuffle(sort_deck([*shared, *buried, *lying]))
    new_shared = (*cards[: len(shared)], *piles.shared[len(shared) :])
    del cards[: len(shared)]
    personal = tuple(
        [tuple([card if card.known_by else PileCard(cards.pop()) for card in pile]) for pile in piles.personal]
    )
    new_middle = tuple(
        [card if card.face_up or card.taker is not None else MiddleCard(cards.pop(), face_up=False) for card in middle]
    )
    return attrs.evolve(
        state,
        rng=rng,
        table=attrs.evolve(state.table, middle=new_middle),
        piles=Piles(new_shared, piles.face_up, personal),
    )


class _Work:
    """The work on one guess."""

    def __init__(self, view: View, rng: Rng) -> None:
        self.view = view
        if len(view.hands) != view.options.players:
            raise nonsense("it shows too many players, or too few")
        self.guess = Guess(view.seat, rng, view.table.attackers)
        self.unseen = self._unseen_cards()
        self.room = [
            len(hand) if FACE_DOWN in hand else 0 for hand in view.hands
        ]  # how many cards of every hand must be guessed
        # What the seat itself knows is more exact than what everybody knows.
        clues = {clue.card: clue for clue in view.clues if clue.observer is None}
        clues.update({clue.card: clue for clue in view.clues if clue.observer is not None})
        self.clues = [clue for clue in clues.values() if clue.card in self.unseen]

    def state(self) -> State:
        """Distributes the hidden cards."""
        view, guess = self.view, self.guess
        hands, rest = self._hands()
        guess.hands = hands
        middle_size = sum(card.taker is None and card.card is FACE_DOWN for card in view.table.middle)
        lying, rest = rest[:middle_size], rest[middle_size:]
        piles = self._piles(rest)
        middle = self._middle(lying)
        agenda = tuple([item.guessed(guess) for item in view.agenda])
        return State(
            view.options,
            guess.rng,
            agenda,
            view.standing,
            attrs.evolve(view.table, middle=middle),
            tuple(hands),
            view.captured,
            view.trick,
            piles,
            self._all_clues(hands),
            view.outcome,
        )

    def _unseen_cards(self) -> list[Card]:
        """The cards of the deck that are not seen, in deck order."""
        view = self.view
        seen = [card for hand in (*view.hands, *view.captured) for card in hand]
        seen += [card.card for card in view.table.middle if card.taker is None]
        seen += [*view.piles.shared, *(known.card for pile in view.piles.personal for known in pile)]
        if view.trick is not None:
            seen += view.trick.cards()
        for item in view.agenda:
            seen += item.loose_cards()
        open_cards = [card for card in seen if card is not FACE_DOWN]
        if len(set(open_cards)) < len(open_cards) or len(seen) != len(DECK):
            raise nonsense("a card is there twice, or the sizes do not add up to the deck")
        known = set(open_cards)
        return [card for card in DECK if card not in known]

    # Hands.

    def _hands(self) -> tuple[list[tuple[Card, ...]], list[Card]]:
        """All hands, and the hidden cards that are in none of them."""
        drawer = self.view.agenda[-1] if self.view.agenda else None
        if not isinstance(drawer, Turn) or not drawer.pending or self._is_own(drawer.seat):
            return self._deal({})
        for _ in range(_TRIES):
            hands, rest = self._deal({})
            if self._can_play(drawer, hands[drawer.seat]):
                return hands, rest
        return self._deal(self._arranged(drawer))

    def _is_own(self, seat: int) -> bool:
        return seat == self.view.seat or seat not in range(len(self.room))

    def _can_play(self, turn: Turn, hand: tuple[Card, ...]) -> bool:
        """Whether a player could play what he has drawn."""
        view = self.view
        if len(turn.pending) == 1 and turn.pending[0].rank == 0:
            return True  # it would not have been drawn if its effect were not possible
        top, storm = (None, False) if view.trick is None else (view.trick.top, view.trick.storm)
        return bool(plays(turn.seat, hand, turn.pending, top, storm=storm))

    def _arranged(self, turn: Turn) -> dict[Card, int]:
        """Some cards that, in the hand of the drawer, make a play of what he has drawn."""
        view, seat = self.view, turn.seat
        possible = [card for card in self.unseen if all(clue.card != card or seat in clue.seats for clue in self.clues)]
        top, storm = (None, False) if view.trick is None else (view.trick.top, view.trick.storm)
        choices = self.guess.shuffle(plays(seat, sort_hand(possible), turn.pending, top, storm=storm))
        forced = {clue.card for clue in self.clues if clue.seats == (seat,)}
        for play in choices:
            needed = [card for card in play.cards if card not in turn.pending]
            if len(forced.union(needed)) <= self.room[seat]:
                return dict.fromkeys(needed, seat)
        raise nonsense(f"seat {seat} cannot play what it has drawn")

    def _deal(self, fixed: dict[Card, int]) -> tuple[list[tuple[Card, ...]], list[Card]]:
        """Cards whose place is known, or set, first; then all others at random."""
        placed = self._placed(fixed)
        cards = self.guess.shuffle([card for card in self.unseen if card not in placed])
        hands: list[tuple[Card, ...]] = []
        for seat, hand in enumerate(self.view.hands):
            if self.room[seat]:
                own = [card for card, holder in placed.items() if holder == seat]
                number = self.room[seat] - len(own)
                hand = sort_hand((*own, *cards[:number]))  # noqa: PLW2901
                del cards[:number]
            hands.append(hand)
        return hands, cards

    def _placed(self, fixed: dict[Card, int]) -> dict[Card, int]:
        """A hand for every card that is known to be in one: some choice among its seats that leaves room for all."""
        room = list(self.room)
        for seat in fixed.values():
            room[seat] -= 1
        waiting = sorted((clue for clue in self.clues if clue.card not in fixed), key=lambda clue: len(clue.seats))
        placed = dict(fixed)

        def place(index: int) -> bool:
            if index == len(waiting):
                return True
            clue = waiting[index]
            for seat in self.guess.shuffle(clue.seats):
                if 0 <= seat < len(room) and room[seat] > 0:
                    room[seat] -= 1
                    placed[clue.card] = seat
                    if place(index + 1):
                        return True
                    room[seat] += 1
            placed.pop(clue.card, None)
            return False

        if not place(0):
            raise nonsense("there is no hand for a card that is known")
        return placed

    # Everything else.

    def _piles(self, rest: Sequence[Card]) -> Piles:
        cards, piles = list(rest), self.view.piles
        shared = tuple([cards.pop() if card is FACE_DOWN else card for card in piles.shared])
        personal = tuple(
            [
                tuple([PileCard(cards.pop(), card.known_by) if card.card is FACE_DOWN else card for card in pile])
                for pile in piles.personal
            ]
        )
        return Piles(shared, piles.face_up, personal)

    def _middle(self, lying: Sequence[Card]) -> tuple[MiddleCard, ...]:
        """Hidden cards that lie there; and which of the taker's cards those were that he took face down."""
        cards, view = list(lying), self.view
        seen = [card.card for card in view.table.middle if card.card is not FACE_DOWN]
        if view.table.open_card is not None:
            seen.append(view.table.open_card.card)
        middle: list[MiddleCard] = []
        for card in view.table.middle:
            if card.card is not FACE_DOWN:
                middle.append(card)
            elif card.taker is None:
                middle.append(MiddleCard(cards.pop(), card.face_up))
            else:
                found = self._taken(card.taker, [*seen, *(other.card for other in middle)])
                middle.append(MiddleCard(found, card.face_up, card.taker))
        return tuple(middle)

    def _taken(self, taker: int, seen: Sequence[Card]) -> Card:
        """A card that may have been taken face down: one in the hand of its taker, or one that was played since."""
        hands = self.guess.hands
        if taker not in range(len(hands)):
            raise nonsense(f"there is no seat {taker}")
        held = [card for card in hands[taker] if card not in seen]
        if held:
            return self.guess.choose(held)
        trick = () if self.view.trick is None else self.view.trick.cards()
        return self.guess.choose(
            [card for card in (*(card for heap in self.view.captured for card in heap), *trick) if card not in seen]
        )

    def _all_clues(self, hands: Sequence[tuple[Card, ...]]) -> tuple[Clue, ...]:
        """What everybody knows is known to each of the others, too; what else they know cannot be seen."""
        clues = list(self.view.clues)
        for seat, hand in enumerate(hands):
            if seat != self.view.seat:
                clues += [
                    Clue(seat, clue.card, tuple(other for other in clue.seats if other != seat))
                    for clue in self.view.clues
                    if clue.observer is None and clue.card not in hand
                ]
        return tuple(clues)
