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

from attrs import evolve, fields

from ...core import changed
from ...core.chance import Chance, nonsense
from ..cards import Card, sort_cards
from ..decks import PowerCard
from ..table import PowerSlot
from ..view import View
from .attacks import Strike, guessed_attack
from .items import Reserves
from .special_cards.fuck_you import FUCK_YOU
from .state import State


_OPEN = tuple({field.name for field in fields(View)} & {field.name for field in fields(State)})
"""What a view shows of a state as it is."""


def guessed(view: View, chance: Chance) -> State:
    """A random state that agrees with a view, but for what is hidden in decisions that wait."""
    unseen = _unseen_cards(view)
    sizes = [player.hand_size if player.hand is None else 0 for player in view.players]
    if len(unseen) != sum(sizes) + view.draw_size:
        raise nonsense("the sizes of hands and draw pile do not add up to the deck")
    holder = None
    if FUCK_YOU in unseen:
        holder = _fuck_you_holder(view, chance, sizes)
        unseen.remove(FUCK_YOU)
    cards = chance.shuffle(unseen)
    hands: list[tuple[Card, ...]] = []
    for seat, player in enumerate(view.players):
        hand = player.hand or ()
        if sizes[seat]:
            wanted = sizes[seat] - (seat == holder)
            hand = (*cards[:wanted], *((FUCK_YOU,) if seat == holder else ()))
            del cards[:wanted]
        hands.append(sort_cards(hand))
    if len(cards) < view.draw_size:
        cards = chance.shuffle([*cards, FUCK_YOU])
    events = chance.shuffle(sorted((Counter(view.options.event_cards) - Counter(view.spent_events)).elements()))
    power_pile, powers = _guessed_powers(view, chance)
    state = State(
        view.options,
        chance.rng,
        view.pending,
        tuple(player.score for player in view.players),
        tuple(hands),
        tuple(player.skipped for player in view.players),
        powers,
        draw_pile=tuple(cards),
        event_deck=tuple(events),
        power_pile=power_pile,
    )
    state = changed(state, **{name: getattr(view, name) for name in _OPEN})
    agenda = [
        evolve(item, attack=guessed_attack(item.attack, state, chance, view.seat)) if isinstance(item, Strike) else item
        for item in view.pending
    ]
    return evolve(state, agenda=tuple(agenda))


def _guessed_powers(view: View, chance: Chance) -> tuple[tuple[PowerCard, ...], tuple[tuple[PowerSlot, ...], ...]]:
    """The power cards in the pile, and those before players, guessed where they lie face down before others."""
    slots = [slot for player in view.players for slot in player.powers]
    unseen = Counter(view.options.power_cards)
    unseen.subtract(slot.card for slot in slots if slot.card is not None)
    hidden = sum(slot.card is None for slot in slots)
    if min(unseen.values(), default=0) < 0 or unseen.total() != hidden + view.power_pile_size:
        raise nonsense("the power cards do not add up")
    cards = chance.shuffle(sorted(unseen.elements()))
    powers = tuple(
        tuple(evolve(slot, card=cards.pop()) if slot.card is None else slot for slot in player.powers)
        for player in view.players
    )
    return tuple(cards), powers


def _unseen_cards(view: View) -> list[Card]:
    """The cards of the deck that are not seen, in a fixed order."""
    unseen = Counter(view.options.deck)
    unseen.subtract((*view.discard, *view.open_cards))
    for player in view.players:
        unseen.subtract(player.hand or ())
    if any(copies < 0 for copies in unseen.values()):
        raise nonsense("a card is there too often")
    return list(sort_cards(unseen.elements()))


def _fuck_you_holder(view: View, chance: Chance, sizes: Sequence[int]) -> int | None:
    """The seat that holds Fuck You, ``None`` for the draw pile: every hidden card is as likely as any other."""
    reserved = [item for item in view.pending if isinstance(item, Reserves)]

    def possible(holder: int | None) -> bool:
        hidden = [(seat, size - (seat == holder)) for seat, size in enumerate(sizes) if size]
        return all(item.allows(seat, number) for item in reserved for seat, number in hidden)

    places: list[int | None] = [seat for seat, size in enumerate(sizes) for _ in range(size) if possible(seat)]
    if possible(None):
        places += [None] * view.draw_size
    if not places:
        raise nonsense("there is no place for Fuck You")
    return chance.choose(places)
