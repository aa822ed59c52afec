"""
What no state of a game can be: cards conserved, columns of one length, and nothing that the rules could not go on from.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core.agenda import Asks
from ..cards import DECK, Card, sort_deck, sort_hand
from ..options import MIDDLE, STAKES
from .items import GivingQuestion
from .setup import NewRound
from .special_cards.companion import CompanionChoice, LookChoice, can_look
from .special_cards.witch import WitchPassing
from .stake import ExchangeChoice, PartnerChoice, StakeChoice
from .state import State
from .turn import AfterPlay, Turn


_BELOW: dict[type, tuple[type, ...]] = {
    PartnerChoice: (NewRound,),
    StakeChoice: (NewRound,),
    ExchangeChoice: (NewRound,),
    Turn: (NewRound,),
    CompanionChoice: (NewRound, AfterPlay),
    LookChoice: (NewRound, AfterPlay),
    WitchPassing: (NewRound, Turn),
}
"""What lies below each question."""


def impossible(state: State) -> str | None:
    """What is impossible about a state, or ``None``."""
    return next(_problems(state), None)


def all_cards(state: State) -> list[Card]:
    """Every card of the game, wherever it lies."""
    cards = [*state.shared_pile, *state.drawn, *(() if state.trick is None else state.trick.cards())]
    cards += [card for card, taker in zip(state.middle, state.takers, strict=True) if taker is None]
    for seat in state.seats:
        cards += [*state.hands[seat], *state.captured[seat], *state.personal_piles[seat]]
    return cards


def _problems(state: State) -> Iterator[str]:
    # Each group relies on the ones before it; only the first problem is asked for.
    players, piles = state.options.players, (state.personal_piles, state.pile_knowers)
    if any(len(column) != players for column in (state.hands, state.captured, state.totals, *piles)):
        yield f"{players} players need as many hands, heaps, piles and totals"
    if len(state.middle) != MIDDLE or len(state.takers) != MIDDLE or state.stake not in STAKES:
        yield "three cards lie, or lay, in the middle, for a stake of 50, 40 or 30"
    if any(len(pile) != len(knowers) for pile, knowers in zip(*piles, strict=True)):
        yield "of every card in a personal pile it is said who knows it"
    if sort_deck(all_cards(state)) != list(DECK):
        yield "a card of the deck is missing or there twice"
    if any(hand != sort_hand(hand) for hand in state.hands):
        yield "a hand is not sorted"
    if any(seat not in state.seats for seat in _named(state)):
        yield "a seat is named that does not exist"
    if state.trick is not None and not (state.trick.laid and all(laid.cards for laid in state.trick.laid)):
        yield "a trick opens with its lead"
    yield from _agenda_problems(state)


def _named(state: State) -> Iterator[int]:
    yield from (state.dealer, *state.attackers, *(taker for taker in state.takers if taker is not None))
    yield from (seat for seat in (state.companion.played_by, state.companion.named) if seat is not None)
    yield from (seat for pile in state.pile_knowers for knowers in pile for seat in knowers)
    if state.open_card is not None:
        yield state.open_card.seat
    if state.trick is not None:
        yield from (state.trick.leader, state.trick.top.owner, *state.trick.checked)
        yield from (laid.seat for laid in state.trick.laid)
    if state.outcome is not None:
        yield from state.outcome.winners
    for item in state.agenda:
        if isinstance(item, Asks):
            yield from item.awaits(state)


def _agenda_problems(state: State) -> Iterator[str]:
    agenda = state.agenda
    if (state.outcome is None) != bool(agenda):
        yield "a game is either over or has something on its agenda"
    if not agenda:
        return
    top = agenda[-1]
    if not isinstance(top, Asks) or tuple(map(type, agenda[:-1])) != _BELOW[type(top)]:
        yield "the agenda asks one question, and below it waits the rest of the round"
        return
    if len(set(state.attackers)) != (1 if isinstance(top, PartnerChoice) else state.options.attackers):
        yield "a round has one attacker, with six players two"
    if not isinstance(top, CompanionChoice) and not all(state.hands):
        yield "a round with an empty hand is over"
    if isinstance(top, LookChoice) and not can_look(state, top.seat):
        yield "there is nothing to look at"
    if isinstance(top, Turn) and state.drawn and not top.actions(state, top.seat):
        yield f"seat {top.seat} cannot play what was drawn"
    if isinstance(top, GivingQuestion):
        chosen = [choice.seat for choice in top.given]
        if tuple(sorted((*top.waiting, *chosen))) != top.asked(len(state.hands), state.attackers) or not top.waiting:
            yield "everybody who gives a card has chosen it or is awaited"
        elif any(choice.card not in state.hands[choice.seat] for choice in top.given):
            yield "a card is given that is in no hand"
