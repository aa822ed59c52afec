"""
What no state of a game can be: the invariants of the rules, as a check of documents and of the engine itself.

Every item of the agenda knows what is impossible about itself; here is what concerns the whole.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..core.agenda import Asks
from ..core.game import Outcome
from .cards import COMPANION, DECK, FACE_DOWN, WITCH, Card, sort_deck, sort_hand, the
from .options import MIDDLE, STAKES
from .retelling import possible_tops, turn_problem
from .rounds import NewRound
from .special_cards.companion import CompanionChoice, LookChoice, candidates
from .special_cards.witch import WitchPassing
from .stake import ExchangeChoice, PartnerChoice, StakeChoice, face_up_positions
from .state import State, Trick
from .turn import AfterPlay, Turn


_COUNTABLE = range(1_000_000)
"""Points and rounds that a table could count."""


def impossible(state: State) -> str | None:
    """What is impossible about a state, or ``None``."""
    return next(_problems(state), None)


def _problems(state: State) -> Iterator[str]:
    # Each group relies on the ones before it; only the first problem is asked for.
    yield from _seat_problems(state)
    yield from _card_problems(state)
    yield from _table_problems(state)
    yield from _pile_problems(state)
    if state.trick is not None:
        yield from _trick_problems(state, state.trick)
    yield from _agenda_problems(state)
    yield from _clue_problems(state)


def _seat_problems(state: State) -> Iterator[str]:
    players, standing, attackers = state.options.players, state.standing, state.table.attackers
    if not len(state.hands) == len(state.captured) == len(standing.totals) == players:
        yield f"{players} players need as many hands, heaps and totals"
    if standing.dealer not in state.seats or standing.round not in _COUNTABLE[1:]:
        yield "rounds are counted from one and dealt by somebody"
    if any(total not in _COUNTABLE for total in standing.totals):
        yield "totals are never negative, nor beyond counting"
    yield from _standing_problems(state)
    if not attackers or attackers[0] != (standing.dealer + 1) % players:
        yield "the attacker sits next to the dealer"
    alone = bool(state.agenda) and isinstance(state.agenda[-1], PartnerChoice)
    if len(attackers) != (1 if alone else state.options.attackers) or len(set(attackers)) < len(attackers):
        yield "a round has one attacker, with six players two"
    if any(seat not in state.seats for seat in attackers):
        yield "an attacker has no seat"


def _standing_problems(state: State) -> Iterator[str]:
    """A game that goes on has no winner yet (HY-GAME-1 to HY-GAME-4)."""
    standing = state.standing
    best = max(standing.totals)
    if state.outcome is None and standing.overtime and standing.totals.count(best) == 1:
        yield "a sole leader in overtime has won"
    if state.outcome is None and not standing.overtime and best >= state.options.goal:
        yield "a game goes into overtime, or ends, when a total has reached the target"


def all_cards(state: State) -> list[Card]:
    """Every card of the game, wherever it lies."""
    cards = [card for hand in (*state.hands, *state.captured) for card in hand]
    cards += [middle.card for middle in state.table.middle if middle.taker is None]
    cards += [*state.piles.shared, *(known.card for pile in state.piles.personal for known in pile)]
    for item in state.agenda:
        cards += item.loose_cards()
    if state.trick is not None:
        cards += state.trick.cards()
    return cards


def _card_problems(state: State) -> Iterator[str]:
    if len(state.table.middle) != MIDDLE:
        yield "three cards lie, or lay, in the middle"
    if sort_deck(all_cards(state)) != list(DECK):
        yield "a card of the deck is missing or there twice"
    if any(hand != sort_hand(hand) for hand in state.hands):
        yield "a hand is not sorted"
    deal, takers = state.options.deal, [middle.taker for middle in state.table.middle]
    more = deal.personal + 2 if deal.personal else 0
    if any(len(hand) > deal.hand + takers.count(seat) + more for seat, hand in enumerate(state.hands)):
        yield "a hand is larger than it ever gets"
    finishing = not state.agenda or isinstance(state.agenda[-1], CompanionChoice)
    if not finishing and not all(state.hands):
        yield "a round with an empty hand is over"


def _table_problems(state: State) -> Iterator[str]:
    table, seats = state.table, state.seats
    if table.stake not in STAKES:
        yield f"there is no stake of {table.stake}"
    face_up = {position for position, middle in enumerate(table.middle) if middle.face_up}
    if face_up != face_up_positions(table.stake):
        yield "the stake does not fit the middle cards that lie face up"
    takers = [middle.taker for middle in table.middle if middle.taker is not None]
    before = bool(state.agenda) and isinstance(state.agenda[-1], PartnerChoice | StakeChoice)
    count = 0 if before else MIDDLE - STAKES.index(table.stake)
    if takers.count(table.attackers[0]) != count:
        yield "the attacker takes as many middle cards as the stake says"
    rest = len(takers) - count
    if rest != (MIDDLE - count if len(table.attackers) == 2 and not before else 0):
        yield "what the attacker leaves goes to the other one, or aside"
    if any(taker not in table.attackers for taker in takers):
        yield "only attackers take middle cards"
    middle = [card.card for card in table.middle]
    if FACE_DOWN in middle or len(set(middle)) < MIDDLE:
        yield "a middle card is hidden, or there twice"
    hidden = {*state.piles.shared, *(known.card for pile in state.piles.personal for known in pile)}
    if any(card.taker is not None and card.card in hidden for card in table.middle):
        yield "a middle card that was taken is in a pile"
    if (table.open_card is None) != (state.options.attackers == 1):
        yield "with six players, and only then, a card was dealt face up"
    if table.open_card is not None:
        receiver, partner = table.open_card.seat, table.attackers[1:]
        if receiver not in seats or (partner and receiver not in table.attackers):
            yield "who is dealt the open card is an attacker"
        if table.open_card.card in middle or table.open_card.card is FACE_DOWN:
            yield "the open card was dealt, and does not lie in the middle"
    yield from _companion_problems(state)


def _companion_problems(state: State) -> Iterator[str]:
    companion, attackers = state.table.companion, state.table.attackers
    visible = {card for heap in state.captured for card in heap}
    if state.trick is not None:
        visible.update(state.trick.cards())
    if (companion.played_by is None) == (COMPANION in visible):
        yield "the Companion lies open if it was played, and only then"
    if companion.played_by is not None and companion.played_by not in state.seats:
        yield "the Companion was played by nobody"
    if companion.named is not None:
        player = companion.played_by
        if player is None or companion.named not in candidates(len(state.hands), attackers, player):
            yield "a companion is named who cannot be one"


def _pile_problems(state: State) -> Iterator[str]:
    deal, piles, players = state.options.deal, state.piles, len(state.hands)
    if len(piles.shared) > deal.shared:
        yield "the shared pile only gets smaller"
    if len(piles.personal) != (players if deal.personal else 0):
        yield "with two players, and only then, everybody has a personal pile"
    before = bool(state.agenda) and isinstance(state.agenda[-1], PartnerChoice | StakeChoice)
    if piles.face_up != (bool(deal.shared) and not before):
        yield "the shared pile is turned up once the middle cards were taken"
    for pile in piles.personal:
        if len(pile) > deal.personal + 2:
            yield "a personal pile is too large"
        for known in pile:
            if list(known.known_by) != sorted(set(known.known_by) & set(state.seats)):
                yield "those who know a card of a pile are seats, ascending"


def _trick_problems(state: State, trick: Trick) -> Iterator[str]:
    seats, top = state.seats, trick.top
    if not trick.laid or trick.laid[0].seat != trick.leader:
        yield "a trick opens with its lead"
    if any(laid.seat not in seats or not laid.cards for laid in trick.laid):
        yield "somebody who does not exist, or nothing, was laid into the trick"
    if WITCH in trick.cards():
        yield "the Witch lies in no trick"
    if any(laid.cards != sort_hand(laid.cards) for laid in trick.laid):
        yield "cards that were laid are not sorted"
    if (top, trick.storm) not in possible_tops(trick.laid):
        yield "the cards of the trick do not leave this top"
    turn = state.agenda[-1] if state.agenda else None
    if isinstance(turn, Turn) and turn.seat in seats:
        problem = turn_problem(trick, turn.seat, len(seats))
        if problem is not None:
            yield problem
    elif trick.checked:
        yield "nobody has checked right after a play"
    companion = state.table.companion.played_by
    if any(COMPANION in laid.cards and laid.seat != companion for laid in trick.laid):
        yield "the Companion was played by another"


_SHAPES: dict[type, tuple[type, ...]] = {
    PartnerChoice: (NewRound,),
    StakeChoice: (NewRound,),
    ExchangeChoice: (NewRound,),
    Turn: (NewRound,),
    CompanionChoice: (NewRound, AfterPlay),
    LookChoice: (NewRound, AfterPlay),
    WitchPassing: (NewRound, Turn),
}
"""What lies below each question."""


def _agenda_problems(state: State) -> Iterator[str]:
    agenda = state.agenda
    if (state.outcome is None) != bool(agenda):
        yield "a game is either over or has something on its agenda"
    if state.outcome is not None:
        yield from _outcome_problems(state, state.outcome)
        return
    top = agenda[-1]
    if not isinstance(top, Asks) or tuple(map(type, agenda[:-1])) != _SHAPES[type(top)]:
        yield "the agenda asks one question, and below it waits the rest of the round"
        return
    for item in agenda:
        problem = item.audit(state)
        if problem is not None:
            yield problem
    below = agenda[-2]
    if isinstance(below, AfterPlay) and below.seat not in top.awaits(state):
        yield "what is asked after a play is asked of its player"
    quiet = isinstance(top, PartnerChoice | StakeChoice | ExchangeChoice)
    if quiet:
        yield from _deal_problems(state)
    if quiet and (state.trick is not None or any(state.captured) or state.table.companion.played_by is not None):
        yield "no card is played before the first lead"
    if isinstance(top, WitchPassing):
        if state.trick is not None or not any(WITCH in heap for heap in state.captured):
            yield "the Witch is played instead of a lead"
        if isinstance(below, Turn) and (below.pending or WITCH not in state.captured[below.seat]):
            yield "who has played the Witch leads afterwards"


def _deal_problems(state: State) -> Iterator[str]:
    """Before the first lead everybody has what was dealt, and the middle cards that were taken."""
    table, deal = state.table, state.options.deal
    takers = [middle.taker for middle in table.middle]
    if any(len(hand) != deal.hand + takers.count(seat) for seat, hand in enumerate(state.hands)):
        yield "a hand has another size than was dealt"
    if any(len(pile) != deal.personal for pile in state.piles.personal):
        yield "a personal pile has another size than was dealt"
    if table.open_card is not None and table.open_card.card not in state.hands[table.open_card.seat]:
        yield "the open card is with its receiver until the exchange"
    if any(one.taker is not None and one.card not in state.hands[one.taker] for one in table.middle):
        yield "a middle card is with its taker until the exchange"


def _outcome_problems(state: State, outcome: Outcome) -> Iterator[str]:
    totals = state.standing.totals
    if outcome.scores != totals:
        yield "the scores are the totals"
    if (
        outcome.winners != tuple(seat for seat in state.seats if totals[seat] == max(totals))
        or len(outcome.winners) > 1
    ):
        yield "the sole leader wins"
    if not state.standing.overtime and max(totals) < state.options.goal:
        yield "the game ends when a total has reached the target"
    if state.trick is not None or all(state.hands):
        yield "the game ends with an empty hand"


def _clue_problems(state: State) -> Iterator[str]:
    holders = {card: seat for seat, hand in enumerate(state.hands) for card in hand}
    for clue in state.clues:
        if clue.observer is not None and clue.observer not in state.seats:
            yield "somebody who does not exist knows a card"
        if clue.card is FACE_DOWN or list(clue.seats) != sorted(set(clue.seats) & set(state.seats)):
            yield "a clue names a card and seats, ascending"
        if clue.observer in clue.seats:
            yield "a clue is about the hands of others"
        if holders.get(clue.card) not in clue.seats:
            yield f"somebody is wrong about {the(clue.card)}"
