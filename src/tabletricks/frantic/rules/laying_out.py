"""
Setting up a position that is put together by hand, place by place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from ...core.chance import Chance
from ...core.errors import InvalidArgument
from ...core.printing import shown
from ..arrangement import Arrangement, Given
from ..cards import Card, Colour, sort_cards
from ..decks import POWERS, EventCard, PowerCard
from ..demands import LEFT_BY, OPEN, SWAPPED, Demand
from ..table import Face, InForce, LastingEvent, PowerSlot
from .box import Box, parts, read_cards
from .events.time_bomb import TURNS
from .setup import HAND_SIZE, POWERS_DEALT
from .state import State
from .turn import Turn, TurnEnd


_EVENTS = frozenset(name for name in get_args(LastingEvent))
_POWERS = {str(power): power for power in POWERS}


def laid_out(arranged: Arrangement) -> State:
    """The state of an arrangement whose fields are well formed."""
    options = arranged.options
    seats = range(options.players)
    _check_table(arranged)
    for effect in arranged.in_force:
        _check_effect(effect, arranged)
    chance = Chance.from_seed(arranged.seed)

    box = Box(options.deck, chance)
    hands = [parts(_given(arranged.hands, seat, HAND_SIZE), _hand(seat)) for seat in seats]
    named = [box.name(read_cards(texts, _hand(seat)), _hand(seat)) for seat, (texts, _) in enumerate(hands)]
    discard = box.name(read_cards(arranged.discard.split(), "on the discard pile"), "on the discard pile")
    draw = box.name(read_cards(arranged.draw.split(), "in the draw pile"), "in the draw pile")
    demand = arranged.demand
    if not discard:
        discard = box.name((_fitting(demand, box.left, chance),), "on the discard pile")
    if demand is None:
        demand = _left_by(discard)
    box.shuffle()
    full = [sort_cards((*named[seat], *box.deal(more, _hand(seat)))) for seat, (_, more) in enumerate(hands)]
    for seat, hand in enumerate(full):
        if not hand:
            msg = f"seat {seat} would hold no cards, and the round be over [FR-END-5]"
            raise InvalidArgument(msg)
    size = len(draw) + len(box.left) if arranged.draw_size is None else arranged.draw_size
    if size < len(draw):
        msg = f"the draw pile cannot have {size} cards: {len(draw)} are given in it"
        raise InvalidArgument(msg)
    draw_pile = (*draw, *box.deal(size - len(draw), "in the draw pile"))

    revealed, deck, spent = _events(arranged, chance)
    powers, power_pile = _powers(arranged, chance)
    return State(
        options,
        chance.rng,
        (TurnEnd(), Turn(arranged.turn, arranged.drawn)),
        (*[score or 0 for score in arranged.scores], *[0] * (len(seats) - len(arranged.scores))),
        tuple(full),
        tuple([seat in arranged.skipped for seat in seats]),
        powers,
        round=arranged.round,
        dealer=_dealer(arranged),
        draw_pile=draw_pile,
        discard=(*box.left, *discard),
        event_deck=deck,
        spent_events=spent,
        revealed=revealed,
        power_pile=power_pile,
        demand=demand,
        last_colour=arranged.last_colour or _last_colour(demand, discard),
        direction=arranged.direction,
        turn=arranged.turn,
        turn_number=arranged.turn_number,
        in_force=arranged.in_force,
        seating=None if arranged.seating == tuple(seats) else arranged.seating,
    )


def _given(column: Sequence[Given | None], seat: int, otherwise: int) -> Given:
    found = column[seat] if seat < len(column) else None
    return otherwise if found is None else found


def _hand(seat: int) -> str:
    return f"in the hand of seat {seat}"


# The table.


def _dealer(arranged: Arrangement) -> int:
    first = arranged.options.first_dealer
    if arranged.dealer is not None:
        return arranged.dealer
    return first if first is not None and arranged.round == 1 else 0


def _check_table(arranged: Arrangement) -> None:
    """Whose turn it is, in which round, and who sits where."""
    options, turn, first = arranged.options, arranged.turn, arranged.options.first_dealer
    if arranged.round < 1 or arranged.turn_number < 1:
        msg = f"rounds and turns are counted from 1: round {arranged.round}, turn {arranged.turn_number} cannot be"
        raise InvalidArgument(msg)
    if options.scoring == "none" and arranged.round > 1:
        msg = f"without points there is one round, and no round {arranged.round} [FR-OPT-4]"
        raise InvalidArgument(msg)
    if options.scoring == "none" and any(arranged.scores):
        seat, score = next((seat, score) for seat, score in enumerate(arranged.scores) if score)
        msg = f"seat {seat} cannot have {score} points: without points there are no accounts [FR-OPT-4]"
        raise InvalidArgument(msg)
    if arranged.round == 1 and first is not None and _dealer(arranged) != first:
        msg = f"seat {_dealer(arranged)} cannot deal the first round: by the options seat {first} does [FR-OPT-5]"
        raise InvalidArgument(msg)
    if turn in arranged.skipped:
        msg = f"seat {turn} cannot be on turn: it misses this turn, being skipped [FR-SKIP-1]"
        raise InvalidArgument(msg)
    if arranged.direction not in (1, -1):
        msg = f"direction is 1 or -1, not {arranged.direction} [FR-SEAT-3]"
        raise InvalidArgument(msg)
    if arranged.seating is not None and not options.troublemaker:
        msg = "without Troublemaker players sit in the order of their numbers [FR-EVENT-IDENTITY_THEFT-3]"
        raise InvalidArgument(msg)
    if arranged.seating is not None and sorted(arranged.seating) != list(range(options.players)):
        msg = f"everybody sits in one place, not {arranged.seating}"
        raise InvalidArgument(msg)


# The discard pile.


def _fitting(demand: Demand | None, left: Sequence[Card], chance: Chance) -> Card:
    """A card that may lie on top with a demand; a coloured number if that is open."""
    if not left:
        msg = "no card is left to lie on the discard pile"
        raise InvalidArgument(msg)
    if demand is None:
        best = [card for card in left if card.number and not card.black]
    elif demand in SWAPPED.values():
        best = [card for card in left if card.kind == "colour_swap" and demand.colour in card.colours]
    else:
        best = [card for card in left if LEFT_BY[card] is demand]
    return chance.choose(best or [card for card in left if card.kind == "fantastic"] or left)


def _left_by(discard: Sequence[Card]) -> Demand:
    """What the uppermost card that demands anything has left."""
    for card in reversed(discard):
        demand = LEFT_BY[card]
        if demand is not None:
            return demand
        if card.colours:  # a Colour Swap
            return SWAPPED[card.colours[0]]
    return OPEN


def _last_colour(demand: Demand, discard: Sequence[Card]) -> Colour | None:
    if demand.kind == "normal":
        return demand.colour
    return next((card.colour for card in reversed(discard) if card.colour is not None), None)


# Event cards.


def _events(
    arranged: Arrangement, chance: Chance
) -> tuple[tuple[EventCard, ...], tuple[EventCard, ...], tuple[EventCard, ...]]:
    """The revealed events, the deck, and the cards face up beside it."""
    box = Box(arranged.options.event_cards, chance)
    for name in arranged.revealed:
        if name not in arranged.options.event_cards:
            msg = f"{name} belongs to an expansion that is not in play, and is given as revealed"
            raise InvalidArgument(msg)
        if arranged.revealed.count(name) > 1:
            msg = f"{name} is given twice as revealed, and named there once, where it appeared first"
            raise InvalidArgument(msg)
    deck = box.name(arranged.events, "in the event deck")
    spent = box.name(arranged.spent_events, "face up beside the event deck")
    lasting = [effect.name for effect in arranged.in_force]
    revealed = (
        *[event for event in arranged.options.event_cards if event in lasting and event not in arranged.revealed],
        *arranged.revealed,
    )
    spent += box.name([event for event in revealed if event in box.left], "face up beside the event deck")
    box.shuffle()
    size = len(deck) + len(box.left) if arranged.event_deck_size is None else arranged.event_deck_size
    if size < len(deck):
        msg = f"the event deck cannot have {size} cards: {len(deck)} are given in it"
        raise InvalidArgument(msg)
    deck += box.deal(size - len(deck), "in the event deck")
    return revealed, deck, (*box.left, *spent)


# Power cards, and what is in force.


def _powers(arranged: Arrangement, chance: Chance) -> tuple[tuple[tuple[PowerSlot, ...], ...], tuple[PowerCard, ...]]:
    """The power cards in front of everybody, and the pile."""
    options = arranged.options
    dealt = POWERS_DEALT if options.supercharge else 0
    box = Box(options.power_cards, chance)
    given: list[tuple[list[PowerSlot], int]] = []
    for seat in range(options.players):
        place = f"in front of seat {seat}"
        texts, more = parts(_given(arranged.powers, seat, dealt), place)
        if not options.supercharge and (texts or more):
            msg = f"without Supercharge no power cards lie {place} [FR-SETUP-6]"
            raise InvalidArgument(msg)
        slots = [_slot(text, place) for text in texts]
        box.name([slot.card for slot in slots if slot.card is not None], place)
        given.append((slots, more))
    pile = box.name(arranged.power_pile, "in the power pile")
    box.shuffle()
    full = [
        (*slots, *map(PowerSlot, box.deal(more, f"in front of seat {seat}")))
        for seat, (slots, more) in enumerate(given)
    ]
    return tuple(full), (*pile, *box.left)


def _slot(text: str, place: str) -> PowerSlot:
    face: Face = "up" if text.endswith("^") else "down"
    power = _POWERS.get(text.removesuffix("^"))
    if power is None:
        msg = f"{shown(text)} is no power card and cannot lie {place}: power cards are written like looping or looping^"
        raise InvalidArgument(msg)
    return PowerSlot(power, face)


def _check_effect(effect: InForce, arranged: Arrangement) -> None:
    """Something in force at a turn."""
    problem = _event_problem(effect, arranged) if effect.name in _EVENTS else _power_problem(effect, arranged)
    if problem is not None:
        msg = f"{effect.name} cannot be in force like this: {problem}"
        raise InvalidArgument(msg)


def _event_problem(effect: InForce, arranged: Arrangement) -> str | None:
    options, name = arranged.options, effect.name
    if name not in options.event_cards:
        return "it belongs to an expansion that is not in play"
    if [other.name for other in arranged.in_force].count(name) > 1:
        return "an event is in force once [FR-EVENT-GEN-17]"
    at = arranged.in_force.index(effect)
    if any(other.name not in _EVENTS for other in arranged.in_force[:at]):
        return "events come before powers"
    if effect.owner is not None or effect.colour is not None or effect.armed:
        return "owner, colour and armed are said of powers"
    if name != "time_bomb" and effect.turns_left:
        return "turns are counted by a Time Bomb only"
    if effect.served:
        return "served are those without cards, and at a turn everybody has some"
    if name == "time_bomb":
        if len(effect.turns_left) != options.players:
            return f"it counts the turns of {options.players} players, not {len(effect.turns_left)}"
        wrong = [left for left in effect.turns_left if left is not None and not 0 <= left <= TURNS]
        if wrong:
            return f"{wrong[0]} turns cannot be left of {TURNS} [FR-EVENT-TIME_BOMB-1]"
        if effect.protected:
            return "those who are protected from it have None for their turns"
    return None


def _power_problem(effect: InForce, arranged: Arrangement) -> str | None:
    name = effect.name
    if not arranged.options.supercharge:
        return "it belongs to an expansion that is not in play"
    if effect.owner is None:
        return "it needs an owner, who has activated it"
    if (effect.colour is None) == (name == "blockade"):
        return "a colour is said of blockade, and of nothing else"
    if effect.turns_left or effect.served or effect.protected:
        return "turns, served and protected are said of events"
    if name in ("anti_counter", "troublecharger"):
        return "it is over before the next turn begins"
    if name in ("open_hands", "special_seal"):
        if effect.armed:
            return "armed is said of looping and blockade"
        return "it ends when the turn of its owner begins" if effect.owner == arranged.turn else None
    return None if effect.armed else "it must be armed: the turn in which it was activated is over"
