"""
Guessing what a seat cannot know: a random state that agrees with a view.

Hidden are the hands and power cards of others, the order of draw pile, event deck and power pile, and what others have
chosen in secret. All of it is drawn at random among what is not seen; only Fuck You has places where it cannot be,
because a player who has chosen cards to give away could not choose it. What could be concluded from the past, for
instance from a forced draw, is not in a view, and so not in a guess either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import attrs

from ..core.guess import nonsense
from ..core.rng import Rng
from .audit import impossible
from .cards import FACE_DOWN, Card, sort_cards
from .guess import Guess
from .matching import FUCK_YOU
from .power_state import Powers
from .state import Piles, Player, State
from .view import View


def determinized(view: View, rng: Rng) -> State:
    """A random state that agrees with a view; raises :class:`InvalidArgument` if there is none."""
    if len(view.players) != view.options.players:
        raise nonsense("it shows too many players, or too few")
    guess = Guess(view.seat, rng)
    unseen = _unseen_cards(view)
    sizes = [len(player.hand) if FACE_DOWN in player.hand else 0 for player in view.players]
    if len(unseen) != sum(sizes) + view.draw_size:
        raise nonsense("the sizes of hands and draw pile do not add up to the deck")
    holder = _fuck_you_holder(view, guess, sizes) if FUCK_YOU in unseen else None
    if FUCK_YOU in unseen:
        unseen.remove(FUCK_YOU)
    cards = guess.shuffle(unseen)
    for seat, player in enumerate(view.players):
        hand = player.hand
        if sizes[seat]:
            wanted = sizes[seat] - (seat == holder)
            hand = (*cards[:wanted], *((FUCK_YOU,) if seat == holder else ()))
            del cards[:wanted]
        guess.hands.append(sort_cards(hand))
    if len(cards) < view.draw_size:
        cards = guess.shuffle([*cards, FUCK_YOU])
    events = guess.shuffle(sorted((Counter(view.options.event_cards) - Counter(view.spent_events)).elements()))
    agenda = tuple([item.guessed(guess) for item in view.agenda])
    state = State(
        view.options,
        guess.rng,
        agenda,
        view.standing,
        tuple(Player(hand, player.skipped) for hand, player in zip(guess.hands, view.players, strict=True)),
        Piles(tuple(cards), view.discard, tuple(events), view.spent_events, view.revealed),
        view.table,
        view.outcome,
        _guessed_powers(view, guess),
    )
    problem = impossible(state)
    if problem is not None:
        raise nonsense(problem)
    return state


def reseeded(state: State, rng: Rng) -> State:
    """The state with another random source, and all piles in new order."""
    draw, rng = rng.shuffle(sort_cards(state.piles.draw))
    events, rng = rng.shuffle(sorted(state.piles.event_deck))
    powers = state.powers
    if powers is not None:
        pile, rng = rng.shuffle(sorted(powers.pile))
        powers = attrs.evolve(powers, pile=tuple(pile))
    piles = attrs.evolve(state.piles, draw=tuple(draw), event_deck=tuple(events))
    return attrs.evolve(state, rng=rng, piles=piles, powers=powers)


def _guessed_powers(view: View, guess: Guess) -> Powers | None:
    """The power cards, guessed where they lie face down before others, and in the pile."""
    seen = view.powers
    if seen is None:
        return None
    unseen = Counter(view.options.power_cards)
    unseen.subtract(slot.card for own in seen.slots for slot in own if slot.card is not None)
    hidden = sum(slot.card is None for own in seen.slots for slot in own)
    if min(unseen.values(), default=0) < 0 or unseen.total() != hidden + seen.pile_size:
        raise nonsense("the power cards do not add up")
    cards = guess.shuffle(sorted(unseen.elements()))
    slots = tuple(
        tuple(attrs.evolve(slot, card=cards.pop()) if slot.card is None else slot for slot in own) for own in seen.slots
    )
    return Powers(tuple(cards), slots, seen.table)


def _unseen_cards(view: View) -> list[Card]:
    """The cards of the deck that are not seen, in a fixed order."""
    unseen = Counter(view.options.deck)
    unseen.subtract(view.discard)
    for player in view.players:
        if FACE_DOWN not in player.hand:
            unseen.subtract(player.hand)
        elif any(card is not FACE_DOWN for card in player.hand):
            raise nonsense("a hand is seen as a whole or not at all")
    for item in view.agenda:
        unseen.subtract(item.loose_cards())
    if any(copies < 0 for copies in unseen.values()):
        raise nonsense("a card is there too often")
    return list(sort_cards(unseen.elements()))


def _fuck_you_holder(view: View, guess: Guess, sizes: Sequence[int]) -> int | None:
    """The seat that holds Fuck You, ``None`` for the draw pile: every hidden card is as likely as any other."""

    def possible(holder: int | None) -> bool:
        return all(
            item.allows_fuck_you(seat, size, held=seat == holder)
            for item in view.agenda
            for seat, size in enumerate(sizes)
            if size
        )

    places: list[int | None] = [seat for seat, size in enumerate(sizes) for _ in range(size) if possible(seat)]
    if possible(None):
        places += [None] * view.draw_size
    if not places:
        raise nonsense("there is no place for Fuck You")
    return guess.choose(places)
