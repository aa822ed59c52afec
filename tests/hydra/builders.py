"""
Readable positions of HYDRA, in the notation of the rules page.

Cards are written exactly, ``R7``, ``GH``, ``PEGASUS``, or only as a rank, ``7``, ``H``, where the colour does not
matter: a position then takes the first colour (R, B, G, Y) that nothing else in it names. A hand is such a text, or a
number of harmless cards that the test does not care about (ranks without points, no two neighbours of one rank where
possible). Seats A, B, C ... are 0, 1, 2 ... in turn order. What a test does not mention is filled in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from tabletricks import IllegalAction, Step
from tabletricks import hydra as hy
from tabletricks.hydra.cards import DECK

from ..refusals import refusal


T = TypeVar("T")
EventT = TypeVar("EventT", bound=hy.Event)
HyStep = Step[hy.State, hy.Event]
Hand = str | int

_HARMLESS = (1, 2, 4, 5, 6, 7, 8, 9, 10, 12, 13)
_TAKEN = {50: (0, 1, 2), 40: (0, 1), 30: (0,)}


def card(text: str) -> hy.Card:
    """One exact card."""
    return hy.Card(text)


def cards(text: str) -> tuple[hy.Card, ...]:
    """Some exact cards, in the order written."""
    return tuple(map(hy.Card, text.split()))


def rank(text: str) -> int:
    """The rank of a card written without its colour."""
    return 15 if text == "H" else int(text)


# Positions.


class Box:
    """The 63 cards, from which a position takes what it names: exact cards first, then ranks, then harmless cards."""

    def __init__(self) -> None:
        self.left = list(DECK)

    def take(self, wanted: hy.Card) -> hy.Card:
        assert wanted in self.left, f"{wanted} is named twice"
        self.left.remove(wanted)
        return wanted

    def exact(self, texts: Iterable[str]) -> None:
        """Lays the exact cards of some texts aside for them."""
        for text in texts:
            for part in text.split():
                if not part.isdigit() and part != "H":
                    self.take(hy.Card(part.partition("=")[0]))

    def read(self, text: str) -> tuple[hy.Card, ...]:
        """The cards of a text whose exact ones were laid aside."""
        found = []
        for part in text.split():
            if part.isdigit() or part == "H":
                same = [card for card in self.left if card.rank == rank(part) and card.colour is not None]
                assert same, f"there is no {part} left"
                found.append(self.take(same[0]))
            else:
                found.append(hy.Card(part.partition("=")[0]))
        return tuple(found)

    def harmless(self, number: int, *, but: Sequence[hy.Card]) -> tuple[hy.Card, ...]:
        """Numbers without points, spread over the ranks; none of those that somebody took from the middle."""
        left = [card for card in self.left if card.rank in _HARMLESS and card not in but]
        order = [card for colour in "YGBR" for card in left if card[0] == colour]
        assert len(order) >= number, "there are not so many harmless cards left"
        return tuple(self.take(card) for card in order[:number])


def position(
    *hands: Hand,
    turn: int = 0,
    trick: Sequence[str] = (),
    checked: Sequence[int] = (),
    attacker: int = 0,
    partner: int = 1,
    stake: hy.Stake = 50,
    middle: str = "",
    taken: Sequence[int] | None = None,
    companion: tuple[int, int | None] | None = None,
    captured: Mapping[int, str] | None = None,
    rest: int = 0,
    pile: str = "",
    personal: Mapping[int, str] | None = None,
    known: Mapping[int, Sequence[Sequence[int]]] | None = None,
    drawn: str = "",
    totals: Sequence[int] = (),
    target: int | None = None,
    overtime: bool = False,
    round_no: int = 1,
) -> hy.State:
    """
    A turn in the middle of a round.

    Args:
        hands: the hand of every seat, which also says how many players there are.
        turn: the turn seat.
        trick: what lies, in order, each ``"seat: cards"``, for instance ``["0: 7", "1: STORM", "3: TRICKSTER"]``; a
            joker is written ``PEGASUS=11``. Storm, Time Leap and Trickster that are not led have their effect. Without
            a trick the turn seat leads.
        checked: who has checked since the last play or Time Leap.
        attacker: attacker 1; the dealer sits before that seat.
        partner: attacker 2, with six players, who was dealt the open card; it lies in the rest.
        stake: the stake.
        middle: the three middle cards. Those that were taken may be named in a hand or heap, too; otherwise they lie in
            the rest. By default harmless cards.
        taken: the positions that the attacker took; by default the first ones. With six players attacker 2 took the
            others.
        companion: who has played the Companion and whom that player named. If the Companion is named nowhere and this
            is not given, whoever has laid it into the trick, otherwise the attacker, has played it and named nobody.
        captured: the heaps of captured cards, as far as they matter.
        rest: the seat whose heap holds all cards that are named nowhere.
        pile: the shared pile, the open top card first; it holds only what is named.
        personal: the personal piles, the top card first; they hold only what is named.
        known: who knows the cards of a personal pile, in the same order; by default nobody.
        drawn: the cards that the turn seat has drawn and not played.
        totals: the points so far.
        target: the target, if it is not the usual one.
        overtime: whether the game is in overtime.
        round_no: the number of the round.
    """
    players = len(hands)
    captured, personal = captured or {}, personal or {}
    plays = [_laid(entry) for entry in trick]
    taken = _TAKEN[stake] if taken is None else tuple(taken)
    box = Box()
    box.exact([*(hand for hand in hands if isinstance(hand, str)), *(text for _, text in plays)])
    box.exact([*captured.values(), pile, *personal.values(), drawn])
    held = [box.read(hand) if isinstance(hand, str) else () for hand in hands]
    laid = [box.read(text) for _, text in plays]
    heaps = [box.read(captured.get(seat, "")) for seat in range(players)]
    shared = box.read(pile)
    piles = [box.read(personal.get(seat, "")) for seat in range(players)]
    pending = box.read(drawn)
    in_middle = _middle(box, middle, taken if players < 6 else (0, 1, 2))
    held = [
        box.harmless(hand, but=in_middle) if isinstance(hand, int) else cards
        for hand, cards in zip(hands, held, strict=True)
    ]
    numbers = [card for card in box.left if card.rank in _HARMLESS and card not in in_middle]
    return hy.arrange(
        hy.Options(players=players, target=target),
        seed=1,
        hands=[" ".join(hand) for hand in held],
        scores=totals,
        captured=[" ".join(heap) for heap in heaps],
        rest=rest,
        personal_piles=[" ".join(one) for one in piles] if players == 2 else (),
        known_by={seat: known[seat] for seat in known} if known else {},
        shared_pile=" ".join(shared) if players < 4 else None,
        drawn=" ".join(pending),
        attackers=(attacker, partner) if players == 6 else (attacker,),
        stake=stake,
        middle=" ".join(in_middle),
        taken=taken,
        open_card=numbers[0] if players == 6 else None,
        companion=companion,
        trick=[(seat, _stands(cards, text)) for (seat, text), cards in zip(plays, laid, strict=True)],
        checked=checked,
        turn=turn,
        round=round_no,
        overtime=overtime,
    )


def _laid(entry: str) -> tuple[int, str]:
    """Seat and cards of an entry like ``"0: 7 8 9 10 PEGASUS=11"``."""
    seat, _, text = entry.partition(":")
    return int(seat), text


def _stands(some: Sequence[hy.Card], text: str) -> str:
    """Exact cards, with what Pegasus stands for."""
    joker = [part for part in text.split() if part.startswith("PEGASUS=")]
    return " ".join([joker[0] if joker and card is hy.PEGASUS else str(card) for card in some])


def _middle(box: Box, text: str, taken: Sequence[int]) -> tuple[hy.Card, ...]:
    """The middle cards; those that were taken stay in the box if nothing else names them."""
    found: list[hy.Card] = []
    for at in range(3):
        if text:
            part = text.split()[at]
            exact = not part.isdigit() and part != "H"
            lying = hy.Card(part) if exact else next(card for card in box.left if card.rank == rank(part))
        else:
            lying = next(card for card in box.left if card.rank in _HARMLESS and card not in found)
        if at not in taken:
            box.take(lying)
        found.append(lying)
    return tuple(found)


def opening(
    players: int = 4,
    *,
    dealer: int | None = None,
    hands: Mapping[int, str] | None = None,
    middle: str = "",
    pile: str = "",
    personal: Mapping[int, str] | None = None,
    open_place: int = 1,
    target: int | None = None,
) -> HyStep:
    """
    A new round with a certain deal: the step that deals it and asks for the stake.

    Args:
        players: the number of players.
        dealer: who deals; by default the last seat, so that seat 0 attacks.
        hands: what seats shall have in hand, at most as many cards as they are dealt; the rest is harmless cards first.
        middle: the middle cards at positions 0, 1 and 2, as far as they matter.
        pile: the next cards of the shared pile, the top one first.
        personal: the next cards of personal piles, the top one first.
        open_place: with six players the dealing place of the open card, 0 to 59: it goes to seat attacker + place.
        target: the target, if it is not the usual one.
    """
    dealer = players - 1 if dealer is None else dealer
    options = hy.Options(players=players, target=target, first_dealer=dealer)
    hands, personal, deal = hands or {}, personal or {}, options.deal
    box = Box()
    box.exact([*hands.values(), middle, pile, *personal.values()])
    wanted = {seat: box.read(hands.get(seat, "")) for seat in range(players)}
    lying, top = box.read(middle), box.read(pile)
    buried = {seat: box.read(personal.get(seat, "")) for seat in range(players)}
    filler = [*(card for card in box.left if card.rank in _HARMLESS), *(c for c in box.left if c.rank not in _HARMLESS)]

    def filled(some: tuple[hy.Card, ...], number: int) -> str:
        assert len(some) <= number, f"{some} are more than {number} cards"
        missing = number - len(some)
        more = tuple(filler[:missing])
        del filler[:missing]
        return " ".join(some + more)

    in_middle = filled(lying, 3)
    full = {seat: filled(wanted[seat], deal.hand) for seat in range(players)}
    own = {seat: filled(buried[seat], deal.personal) for seat in range(players)}
    open_card = full[(dealer + 1 + open_place) % players].split()[open_place // players] if players == 6 else None
    script = hy.deal_script(
        options,
        hands=full,
        middle=in_middle,
        personal_piles=own,
        shared_pile=filled(top, deal.shared),
        open_card=open_card,
    )
    result = hy.GAME.start(options, 1, script)
    assert hy.GAME.audit(result.state) is None, hy.GAME.audit(result.state)
    return result


# Acting.


def play(state: hy.State, seat: int, text: str, pegasus_as: int | None = None) -> hy.Play:
    """
    The play of some cards; a rank stands for a pending card or the first hand card of that rank, another one each time.

    A rank that the seat does not hold stands for the first colour of it, so that a test can play what is not there.
    """
    pending = state.drawn if seat in hy.awaiting(state) else ()
    found: list[hy.Card] = []
    for part in text.split():
        if part.isdigit() or part == "H":
            own = [card for card in (*pending, *state.hands[seat], *DECK) if card.colour is not None]
            found.append(next(card for card in own if card.rank == rank(part) and card not in found))
        else:
            found.append(hy.Card(part))
    return hy.Play(seat, tuple(found), pegasus_as)


def step(state: hy.State, *actions: hy.Action) -> HyStep:
    """Applies actions one after the other; the events are those of all of them."""
    assert actions
    events: list[hy.Event] = []
    for action in actions:
        problem = hy.check(state, action)
        assert problem is None, f"{action} is refused: {problem}"
        form = hy.GAME.canonical(state, action)
        assert form in hy.legal_actions(state, action.seat), f"{form} is not listed"
        result = hy.step(state, action)
        events += result.events
        state = result.state
        assert hy.GAME.audit(state) is None, f"after {action}: {hy.GAME.audit(state)}"
    return Step(state, tuple(events))


def after(state: hy.State, *actions: hy.Action) -> hy.State:
    """The state after some actions."""
    return step(state, *actions).state


def played(state: hy.State, seat: int, text: str, pegasus_as: int | None = None) -> hy.State:
    """The state after a play; several in a row read like a trick."""
    return after(state, play(state, seat, text, pegasus_as))


def checks(state: hy.State, *seats: int) -> hy.State:
    """The state after some seats have checked, one after the other."""
    return after(state, *map(hy.Check, seats))


def refused(state: hy.State, action: hy.Action, rule: str) -> IllegalAction:
    """Asserts that an action is refused by a rule, by check and apply alike, not listed, and changes nothing."""
    problem = refusal(hy.GAME, state, action)
    assert problem.rule == rule, f"{action} is refused by {problem}"
    return problem


# Remembering.


def known(state: hy.State, seat: int | None, *clues: tuple[str, int]) -> hy.Memory:
    """What a seat remembers in a position: the hand sizes, and cards that it knows in other hands."""
    memory = hy.Memory(seat, sizes(state))
    for text, holder in clues:
        memory = memory.seeing(cards(text), holder)
    return memory


def remembered(result: HyStep, seat: int | None, before: hy.Memory | None = None) -> hy.Memory:
    """What a seat remembers after a step; without a memory before, the step is the first one of a game."""
    fresh = hy.fresh_memory(result.state.options, seat)
    return hy.remember(fresh if before is None else before, hy.events_for(result.events, seat))


def clues(memory: hy.Memory) -> dict[str, tuple[int, ...]]:
    """What is remembered: the seats one of which holds a card."""
    return {str(clue.card): clue.seats for clue in memory.clues}


def joined(*results: HyStep) -> HyStep:
    """Steps that follow each other, as one."""
    return Step(results[-1].state, tuple(event for result in results for event in result.events))


# Looking.


_PHASES = {
    "choose_partner": "partner",
    "settle_stake": "stake",
    "give_card": "exchange",
    "lead_trick": "turn",
    "answer_trick": "turn",
    "choose_companion": "companion",
    "look_at_pile": "look",
    "pass_on": "witch",
}
"""The phases of the rules page, by the question that is asked in them."""


def asked(thing: hy.State | hy.View) -> str | None:
    """What is asked: partner, stake, exchange, turn, companion, look or witch; nothing after the end."""
    view = thing if isinstance(thing, hy.View) else hy.view(thing, None)
    phases = {_PHASES[question.tag] for question in view.asked}
    assert len(phases) < 2
    return phases.pop() if phases else None


def turn(state: hy.State) -> int | None:
    """The turn seat; ``None`` outside a turn."""
    return hy.awaiting(state)[0] if asked(state) == "turn" else None


def piles(state: hy.State, seat: int | None) -> tuple[object, ...]:
    """What a seat sees of all piles."""
    view = hy.view(state, seat)
    return view.shared_pile, *(player.personal_pile for player in view.players)


def top(state: hy.State) -> tuple[str, int, int, int]:
    """The play to beat: kind, length, strength and owner."""
    assert state.trick is not None
    return state.trick.top.kind, state.trick.top.length, state.trick.top.strength, state.trick.top.owner


def checked(state: hy.State) -> tuple[int, ...]:
    """Who has checked in the open trick."""
    assert state.trick is not None
    return state.trick.checked


def hand(state: hy.State, seat: int) -> str:
    """A hand in the notation, sorted as hands are: by rank, then colour (R B G Y), cards without a value last."""
    return " ".join(state.hands[seat])


def sizes(state: hy.State) -> tuple[int, ...]:
    """The number of cards in every hand."""
    return tuple(len(held) for held in state.hands)


def legal(state: hy.State, seat: int) -> set[hy.Action]:
    """Everything that a seat may do now, in its listed form."""
    return set(hy.legal_actions(state, seat))


def playable(state: hy.State, seat: int) -> set[tuple[tuple[int, ...], int | None]]:
    """The plays of a seat: the ranks of their cards, ascending (Pegasus 16, Hydra 17), and what Pegasus stands for."""
    return {
        (tuple(sorted(card.rank for card in action.cards)), action.pegasus_as)
        for action in hy.legal_actions(state, seat)
        if isinstance(action, hy.Play)
    }


def of(kind: type[EventT], result: HyStep) -> list[EventT]:
    """The events of a kind in a step."""
    return [event for event in result.events if isinstance(event, kind)]


def only(kind: type[EventT], result: HyStep) -> EventT:
    """The one event of a kind in a step."""
    (event,) = of(kind, result)
    return event


def scored(state: hy.State, *actions: hy.Action) -> hy.RoundEnded:
    """The scoring of the round that the last of some actions ends."""
    return only(hy.RoundEnded, step(state, *actions))
