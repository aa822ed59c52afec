"""
What no state of a game can be: cards are neither lost nor made, and nothing makes the rules stumble.
"""

from __future__ import annotations

from collections import Counter

from .state import State


_COUNTABLE = range(10_000)
"""Victory points and power that a table could count."""


def impossible(state: State) -> str | None:
    """What is impossible about a state, or ``None``."""
    table, deck, participants = state.options.cards, state.all_cards(), state.hand.participants
    if len(state.players) != state.options.players:
        return f"{state.options.players} players cannot be {len(state.players)}"
    for card in deck:
        if not table.fits_sleeves(card):
            return f"{card} is no card under this catalogue"
    if Counter(card.base for card in deck) != Counter(card.base for card in state.options.deck):
        return "a card of the deck is missing or there twice"
    types = Counter(state.bag)
    for card in deck:
        types.update(card.sleeves)
    for player in state.players:
        types.update(player.screen)
    if types != state.options.advancements:
        return "an advancement is missing or there twice"
    if len(participants) < 2 or sorted({*participants, state.hand.start}) != list(participants):
        return "a hand is played by at least two seats, ascending, and started by one of them"
    for seat, player in enumerate(state.players):
        if player.hand != table.sort_cards(player.hand) or player.screen != table.sort_types(player.screen):
            return f"the hand and the screen of seat {seat} are not sorted"
        if player.hand and seat not in participants:
            return f"seat {seat} takes no part in this hand and holds cards"
        if not all(number in _COUNTABLE for number in (player.vp, player.staked, player.power)):
            return f"seat {seat} cannot have {player.vp} VP, {player.staked} staked VP and {player.power} power"
    return None
