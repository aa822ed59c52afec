"""
Putting advancements on cards (CH-SLEEVE-1 to CH-SLEEVE-10).
"""

from __future__ import annotations

from ...core import IllegalAction, Message
from ..actions import Action, Sleeve
from ..cards import Card, CardTable
from ..catalogue import Colour, title_of
from ..events import Sleeved
from ..words import refuse
from .state import Draft, Position, without


def sleeves_out_of_turn(position: Position, seat: int) -> bool:
    """Whether a seat that is not on turn may put advancements on cards all the same (CH-SLEEVE-10)."""
    return position.options.edition == "en" and bool(position.players[seat].hand)


def offered_sleeves(position: Position, seat: int) -> list[Action]:
    """Every advancement of a screen on every card of the hand that has room for it, each once."""
    table, player = position.options.cards, position.players[seat]
    cards = tuple(dict.fromkeys(player.hand))
    found: list[Action] = []
    for advancement in dict.fromkeys(player.screen):
        colour = table[advancement].colour
        found += [Sleeve(seat, advancement, card) for card in cards if colour not in table.facts[card].colours]
    return found


def refused_sleeve(position: Position, action: Sleeve) -> IllegalAction | None:
    """What speaks against an advancement on a card, whoever is on turn."""
    table, player = position.options.cards, position.players[action.seat]
    card, advancement = action.card, action.advancement
    if card not in player.hand:
        return not_held("CH-SLEEVE-6", player.hand, card, 1)
    if advancement not in player.screen:
        return refuse("CH-SLEEVE-3", "advancement_not_held", advancement=title_of(advancement))
    colour = table[advancement].colour
    if colour in table.facts[card].colours:
        return colour_taken("CH-SLEEVE-5", table, card, colour)
    return None


def colour_taken(rule: str, table: CardTable, card: Card, colour: Colour) -> IllegalAction:
    """A card has an advancement of a colour already."""
    other: Message = next(title_of(type_) for type_ in card.sleeves if table[type_].colour == colour)
    return refuse(rule, "colour_taken", card=card, colour=colour, other=other)


def not_held(rule: str, hand: tuple[Card, ...], card: Card, wanted: int) -> IllegalAction:
    """A card is not in the hand, or not so often; cards that look like it, with other sleeves, are named."""
    held = hand.count(card)
    alike = tuple([other for other in hand if other.base == card.base and other != card])
    if held:
        return refuse(rule, "too_many_alike" if alike else "too_many", card=card, wanted=wanted, held=held, alike=alike)
    return refuse(rule, "not_held_alike" if alike else "not_held", card=card, alike=alike)


def put_on(draft: Draft, action: Sleeve) -> None:
    """Moves the advancement from the screen into the sleeve of the card."""
    seat, table = action.seat, draft.options.cards
    player, card = draft.players[seat], table.sleeve(action.card, action.advancement)
    hand = table.sort_cards((*without(player.hand, [action.card]), card))
    draft.players[seat] = player.holding(hand, without(player.screen, [action.advancement]), player.power)
    draft.emit(Sleeved(seat, action.advancement, action.card))
