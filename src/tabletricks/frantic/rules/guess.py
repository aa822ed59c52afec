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

from ...core.guess import nonsense
from ...core.rng import Rng
from ..cards import Card, sort_cards
from ..decks import PowerCard
from ..table import PowerSlot
from ..view import View
from .audit import impossible
from .items import Guess
from .special_cards.fuck_you import FUCK_YOU
from .state import State


def determinized(view: View, rng: Rng) -> State:
    """A random state that agrees with a view; raises :class:`InvalidArgument` if there is none."""
    if len(view.players) != view.options.players:
        raise nonsense("it shows too many players, or too few")
    guess = Guess(view.seat, rng)
    unseen = _unseen_cards(view)
    sizes = [player.hand_size if player.hand is None else 0 for player in view.players]
    if len(unseen) != sum(sizes) + view.draw_size:
        raise nonsense("the sizes of hands and draw pile do not add up to the deck")
    holder = _fuck_you_holder(view, guess, sizes) if FUCK_YOU in unseen else None
    if FUCK_YOU in unseen:
        unseen.remove(FUCK_YOU)
    cards = guess.shuffle(unseen)
    for seat, player in enumerate(view.players):
        hand = player.hand or ()
        if sizes[seat]:
            wanted = sizes[seat] - (seat == holder)
            hand = (*cards[:wanted], *((FUCK_YOU,) if seat == holder else ()))
            del cards[:wanted]
        guess.hands.append(sort_cards(hand))
    if len(cards) < view.draw_size:
        cards = guess.shuffle([*cards, FUCK_YOU])
    events = guess.shuffle(sorted((Counter(view.options.event_cards) - Counter(view.spent_events)).elements()))
    agenda = tuple([item.guessed(guess) for item in view.pending])
    power_pile, powers = _guessed_powers(view, guess)
    state = State(
        options=view.options,
        rng=guess.rng,
        agenda=agenda,
        round=view.round,
        dealer=view.dealer,
        accounts=tuple(player.score for player in view.players),
        hands=tuple(guess.hands),
        skipped=tuple(player.skipped for player in view.players),
        draw_pile=tuple(cards),
        discard=view.discard,
        event_deck=tuple(events),
        spent_events=view.spent_events,
        revealed=view.revealed,
        demand=view.demand,
        last_colour=view.last_colour,
        direction=view.direction,
        turn=view.turn,
        turn_number=view.turn_number,
        in_force=view.in_force,
        end_cause=view.end_cause,
        spared=view.spared,
        seating=view.seating,
        successor=view.successor,
        power_pile=power_pile,
        powers=powers,
        power_used=view.power_used,
        outcome=view.outcome,
    )
    problem = impossible(state)
    if problem is not None:
        raise nonsense(problem)
    return state


def reseeded(state: State, rng: Rng) -> State:
    """The state with another random source, and all piles in new order."""
    draw, rng = rng.shuffle(sort_cards(state.draw_pile))
    events, rng = rng.shuffle(sorted(state.event_deck))
    pile, rng = rng.shuffle(sorted(state.power_pile))
    return attrs.evolve(state, rng=rng, draw_pile=tuple(draw), event_deck=tuple(events), power_pile=tuple(pile))


def _guessed_powers(view: View, guess: Guess) -> tuple[tuple[PowerCard, ...], tuple[tuple[PowerSlot, ...], ...]]:
    """The power cards in the pile, and those before players, guessed where they lie face down before others."""
    slots = [slot for player in view.players for slot in player.powers]
    unseen = Counter(view.options.power_cards)
    unseen.subtract(slot.card for slot in slots if slot.card is not None)
    hidden = sum(slot.card is None for slot in slots)
    if min(unseen.values(), default=0) < 0 or unseen.total() != hidden + view.power_pile_size:
        raise nonsense("the power cards do not add up")
    cards = guess.shuffle(sorted(unseen.elements()))
    powers = tuple(
        tuple(attrs.evolve(slot, card=cards.pop()) if slot.card is None else slot for slot in player.powers)
        for player in view.players
    )
    return tuple(cards), powers


def _unseen_cards(view: View) -> list[Card]:
    """The cards of the deck that are not seen, in a fixed order."""
    unseen = Counter(view.options.deck)
    unseen.subtract(view.discard)
    for player in view.players:
        unseen.subtract(player.hand or ())
    for item in view.pending:
        unseen.subtract(item.loose_cards())
    if any(copies < 0 for copies in unseen.values()):
        raise nonsense("a card is there too often")
    return list(sort_cards(unseen.elements()))


def _fuck_you_holder(view: View, guess: Guess, sizes: Sequence[int]) -> int | None:
    """The seat that holds Fuck You, ``None`` for the draw pile: every hidden card is as likely as any other."""

    def possible(holder: int | None) -> bool:
        return all(
            item.allows_fuck_you(seat, size, held=seat == holder)
            for item in view.pending
            for seat, size in enumerate(sizes)
            if size
        )

    places: list[int | None] = [seat for seat, size in enumerate(sizes) for _ in range(size) if possible(seat)]
    if possible(None):
        places += [None] * view.draw_size
    if not places:
        raise nonsense("there is no place for Fuck You")
    return guess.choose(places)
