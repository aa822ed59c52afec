"""
What no state of a game can be: the invariants of the rules, as a check of documents and of the engine itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...core.agenda import Asks
from ...core.seats import clockwise
from ..catalogue import STARTERS
from ..options import KODORA_STAKE, POWER_CAP
from .kodora import KodoraBets, declarations
from .power import Cap
from .scoring import EndHand
from .sets import Worth, weigh
from .state import State, all_cards
from .trick import NewTrick, NextTurn
from .turn import Answers, Turn
from .upkeep import StartHand


_COUNTABLE = range(10_000)
"""Victory points and power that a table could count."""


def impossible(state: State) -> str | None:
    """What is impossible about a state, or ``None``."""
    return next(_problems(state), None)


def _problems(state: State) -> Iterator[str]:
    # Each group relies on the ones before it; only the first problem is asked for.
    yield from _seat_problems(state)
    yield from _card_problems(state)
    yield from _point_problems(state)
    yield from _trick_problems(state)
    yield from _agenda_problems(state)


def _seat_problems(state: State) -> Iterator[str]:
    options, hand = state.options, state.hand
    seats = range(options.players)
    if len(state.players) != options.players:
        yield f"{options.players} players need as many seats, not {len(state.players)}"
    if not hand.final and hand.participants != tuple(seats):
        yield "everybody takes part in a regular hand"
    if list(hand.participants) != sorted(set(hand.participants) & set(seats)) or len(hand.participants) < 2:
        yield "the participants are at least two seats of the table, ascending"
    if hand.start not in hand.participants:
        yield "the hand is started by one who takes part"
    if hand.final != (hand.number == options.regular_hands + 1) or not 1 <= hand.number <= options.regular_hands + 1:
        yield f"there is no {'final' if hand.final else 'regular'} hand with number {hand.number}"


def _card_problems(state: State) -> Iterator[str]:
    table = state.options.cards
    deck = all_cards(state)
    for card in deck:
        if not table.fits_sleeves(card):
            yield f"{card} is no card under this catalogue"
    if Counter(card.base for card in deck) != Counter(card.base for card in state.options.deck):
        yield "a card of the deck is missing or there twice"
    types = [*state.bag]
    for player in state.players:
        types += player.screen
    for type_ in types:
        if type_ not in table:
            yield f"{type_} is no advancement of this catalogue"
    for card in deck:
        types += card.sleeves
    if Counter(types) != state.options.advancements:
        yield "an advancement is missing or there twice"
    if any(type_ in STARTERS for type_ in state.bag):
        yield "Ascended Forms and Kodoras never enter the bag"
    for seat, player in enumerate(state.players):
        if player.hand != table.sort_cards(player.hand) or player.screen != table.sort_types(player.screen):
            yield f"the hand and the screen of seat {seat} are not sorted"
        if seat not in state.hand.participants and (player.hand or player.kodora):
            yield f"seat {seat} takes no part in this hand and holds cards"
        if len(player.hand) + len(player.kodora) > state.options.hand_size:
            yield f"seat {seat} holds more cards than were dealt"


def _point_problems(state: State) -> Iterator[str]:
    over = [item.seat for item in state.agenda[-1:] if isinstance(item, Cap)]
    for seat, player in enumerate(state.players):
        if player.vp not in _COUNTABLE or player.power not in _COUNTABLE:
            yield f"seat {seat} cannot have {player.vp} VP and {player.power} power"
        # Nobody is scored in the final hand, so the stakes of its winner stay where they are.
        scored = player.place is not None and not state.hand.final
        if player.staked != (0 if scored else KODORA_STAKE * len(player.kodora)):
            yield f"the stakes of seat {seat} do not fit its Kodora cards"
        if any(state.options.cards.facts[card].ability != "kodora" for card in player.kodora):
            yield f"seat {seat} bets on a card without Kodora"
        if state.outcome is None and state.options.edition == "de" and player.power > POWER_CAP and seat not in over:
            yield f"seat {seat} holds more than {POWER_CAP} power"
        playing = seat in state.hand.participants and state.outcome is None and seat not in over
        if playing and bool(player.hand) == (player.place is not None):
            yield f"seat {seat} holds cards and has a place, or neither"
    places = sorted(player.place for player in state.players if player.place is not None)
    if places != list(range(1, len(places) + 1)):
        yield "the places of the hand are not in a row"


def _trick_problems(state: State) -> Iterator[str]:
    trick, table = state.trick, state.options.cards
    if trick is None:
        return
    if trick.leader not in state.hand.participants:
        yield "the trick is led by one who takes no part"
    if not trick.pile and (trick.queue or trick.direction != 1 or trick.skipped is not None):
        yield "nothing can have happened in a trick without a set"
    for played in trick.pile:
        if not played.cards:
            yield "a set of the pile has no cards"
        worth = weigh(table, played.cards, played.activated, sum(table.facts[card].cost for card in played.cards))
        if played.seat not in state.hand.participants or not isinstance(worth, Worth):
            yield "a set of the pile is none"
        elif (worth.count, worth.value) != (played.count, played.value):
            yield "a set of the pile is worth something else"
    if trick.pile:
        owner = trick.pile[-1].seat
        order = clockwise(owner, len(state.players))[1:]
        answering = [seat for seat in order if seat in state.hand.participants and state.players[seat].hand]
        if trick.skipped is not None and answering[:1] == [trick.skipped]:
            answering.pop(0)
        elif trick.skipped is not None:
            yield "nobody but the next one is skipped"
        if trick.queue and list(trick.queue) != answering[-len(trick.queue) :]:
            yield "the queue does not go around the table"


def _agenda_problems(state: State) -> Iterator[str]:
    agenda, trick = state.agenda, state.trick
    if (state.outcome is None) != (state.win_reason is None) or (state.outcome is None) != bool(agenda):
        yield "a game is either over or has something on its agenda"
    if state.outcome is not None:
        winners = state.outcome.winners
        if len(winners) != 1 or winners[0] not in state.hand.participants:
            yield "a game has exactly one winner"
        if state.outcome.scores != tuple(player.vp for player in state.players):
            yield "the scores are the victory points"
        return
    if len(agenda) < 3 or not isinstance(agenda[-1], Asks):
        yield "the agenda asks nobody"
    top, shape = agenda[-1], [type(item) for item in agenda[:-1]]
    active = sum(bool(player.hand) for player in state.players)
    if active < 2 and not (isinstance(top, Cap) and top.reason == "scoring" and active):
        yield "a hand is played by at least two"
    if isinstance(top, KodoraBets):
        yield from _upkeep_problems(state, top)
    elif isinstance(top, Turn):
        if shape != [StartHand, EndHand, NextTurn] or trick is None:
            yield "a turn is taken in a trick"
        elif top.seat != (trick.queue[0] if trick.queue else trick.leader) or not state.players[top.seat].hand:
            yield f"it is not the turn of seat {top.seat}"
        elif bool(trick.queue) != bool(trick.pile):
            yield "a trick with a set has somebody who may answer"
    elif isinstance(top, Cap):
        if not 0 <= top.seat < len(state.players) or state.players[top.seat].power <= POWER_CAP:
            yield f"seat {top.seat} does not hold more than {POWER_CAP} power"
        yield from _cap_problems(state, top)


def _upkeep_problems(state: State, upkeep: KodoraBets) -> Iterator[str]:
    below = state.agenda[:-1]
    if below != (StartHand(), EndHand(), NewTrick(state.hand.start)) or state.trick is not None:
        yield "the upkeep comes before the first trick"
    answered = [answer.seat for answer in upkeep.answers]
    if not upkeep.waiting or sorted((*upkeep.waiting, *answered)) != list(upkeep.asked):
        yield "everybody who is asked about Kodora has answered or is awaited"
    rich = tuple(seat for seat in state.hand.participants if state.players[seat].vp >= KODORA_STAKE)
    if upkeep.asked != rich or list(upkeep.waiting) != sorted(upkeep.waiting) or answered != sorted(answered):
        yield "everybody who can bet is asked about Kodora"
    for answer in upkeep.answers:
        if answer.bets not in declarations(state.options.cards, state.players[answer.seat]):
            yield f"seat {answer.seat} cannot have declared this"


def _cap_problems(state: State, cap: Cap) -> Iterator[str]:
    """The three check times, each with what is left to do below it (CH-POWER-7, CH-POWER-8)."""
    below, trick = state.agenda[:-1], state.trick
    bottom = (StartHand(), EndHand(), NextTurn())
    if below[:3] != bottom or (cap.reason == "turn_start") != (state.options.edition == "en"):
        yield "the power cap is checked in a trick"
    rest = below[3:]
    if cap.reason == "turn_start":
        if trick is None or rest != (Turn(cap.seat),) or cap.seat != (*trick.queue[:1], trick.leader)[0]:
            yield "the power cap is checked before the own turn"
        elif not state.players[cap.seat].hand or bool(trick.queue) != bool(trick.pile):
            yield f"it cannot be the turn of seat {cap.seat}"
    elif trick is None:
        if rest or cap.reason != "scoring" or state.players[cap.seat].place != len(state.hand.participants):
            yield "after the last trick only the last player is checked"
    elif (
        not trick.pile
        or rest not in ((Answers(cap.seat, equal=False),), (Answers(cap.seat, equal=True),))
        or trick.pile[-1].seat != cap.seat
        or trick.queue
    ):
        yield "the power cap is checked after the own set"
    elif bool(state.players[cap.seat].hand) != (cap.reason == "turn_end"):
        yield "a player is scored when out of cards"
