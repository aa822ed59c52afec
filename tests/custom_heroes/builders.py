"""
Readable positions of Custom Heroes, in a notation of their own.

A card is its base value with its sleeves in braces: ``7``, ``7{B}``, ``5{r+1}``, ``9{r-1,b-2}``, ``2{g12,b+1}``.
``B`` is Burny, ``E`` Edge, ``C`` Charmy, ``S`` Spector, ``K`` Kodora, ``A`` Ascended Form, ``g12`` an aura, ``r`` and
``b`` the items of the left and the right hand. A ``*`` after a card activates its ability in this play. Cards are
separated by spaces. Seats A, B, C ... are 0, 1, 2 ...

What a test does not mention is filled in so that the state is a possible one, and every state is audited.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from attrs import frozen

from tabletricks import Rng
from tabletricks import custom_heroes as ch
from tabletricks.custom_heroes.rules.kodora import KodoraBets
from tabletricks.custom_heroes.rules.scoring import EndHand
from tabletricks.custom_heroes.rules.setup import StartHand
from tabletricks.custom_heroes.rules.state import Player
from tabletricks.custom_heroes.rules.trick import NewTrick, NextTurn
from tabletricks.custom_heroes.rules.turn import Turn

from ..refusals import refusal


T = TypeVar("T")

_ABILITIES = {"B": "burny", "E": "edge", "C": "charmy", "S": "spector", "K": "kodora", "A": "ascended"}
_CARD = re.compile(r"(\d+)(?:\{([^}]*)\})?(\*?)")
_STARTERS = ("ascended", "kodora")


@frozen
class Written:
    """A card as a test writes it: the card, its value by CH-VALUE-1, its ability, and whether it is activated."""

    card: ch.Card
    value: int
    ability: str | None
    active: bool


def written(text: str) -> Written:
    """Reads one card of the notation; the value is worked out here, not by the engine."""
    match = _CARD.fullmatch(text)
    assert match is not None, f"{text!r} is no card"
    base, ability, types, modifier = int(match[1]), None, [], 0
    for part in filter(None, (match[2] or "").split(",")):
        if part in _ABILITIES:
            ability = _ABILITIES[part]
            types.append(ability)
        elif part.startswith("g"):
            base = int(part[1:])
            types.append(f"aura_{base}")
        else:
            number = int(part[1:])
            modifier += number
            types.append(f"{'left' if part[0] == 'r' else 'right'}_{'p' if number > 0 else 'm'}{abs(number)}")
    return Written(ch.Card("+".join((match[1], *types))), base + modifier, ability, bool(match[3]))


def card(text: str) -> ch.Card:
    """One card of the notation."""
    return written(text).card


def cards(text: str) -> tuple[ch.Card, ...]:
    """Some cards of the notation, in the order written."""
    return tuple(card(part) for part in text.split())


def play(seat: int, text: str) -> ch.Play:
    """The play of a set; a ``*`` activates."""
    entries = [written(part) for part in text.split()]
    return ch.Play(seat, tuple(entry.card for entry in entries), tuple(entry.card for entry in entries if entry.active))


def sleeve(seat: int, advancement: str, text: str) -> ch.Sleeve:
    """Sleeving an advancement on a card."""
    return ch.Sleeve(seat, advancement, card(text))


def declare(seat: int, own: str = "", sleeved: str = "") -> ch.DeclareKodora:
    """A declaration: cards that carry Kodora already, and cards on which one is sleeved."""
    carried = tuple(ch.Bet(which, sleeve=False) for which in cards(own))
    return ch.DeclareKodora(seat, carried + tuple(ch.Bet(which, sleeve=True) for which in cards(sleeved)))


def played_set(seat: int, text: str) -> ch.PlayedSet:
    """A set as it lies on the pile, its count and value worked out by CH-PLAY-4 and CH-PLAY-15."""
    entries = [written(part) for part in text.split()]
    active = [entry for entry in entries if entry.active]
    fixed = {entry.value for entry in entries if not (entry.active and entry.ability in ("edge", "ascended"))}
    assert len(fixed) <= 1, f"{text!r} is no set"
    return ch.PlayedSet(
        seat,
        _sorted(tuple(entry.card for entry in entries)),
        _sorted(tuple(entry.card for entry in active)),
        len(entries) + sum(entry.ability == "burny" for entry in active),
        fixed.pop() if fixed else None,
    )


def _sorted(some: Iterable[ch.Card], options: ch.Options | None = None) -> tuple[ch.Card, ...]:
    return (options or ch.Options(players=4)).cards.sort_cards(some)


class _Box:
    """The deck and the advancements of a game, from which a position takes what it needs."""

    def __init__(self, options: ch.Options) -> None:
        self.options = options
        self.bases = Counter(dict.fromkeys(range(1, 11), max(options.players, 3)))
        catalogue = ch.DEFAULT_CATALOGUE if options.catalogue is None else options.catalogue
        self.types = Counter({entry.type: entry.count for entry in catalogue if entry.ability not in _STARTERS})
        self.types.update(dict.fromkeys(_STARTERS, options.players))
        self.colours = {entry.type: entry.colour for entry in catalogue}

    def take(self, some: Iterable[ch.Card]) -> tuple[ch.Card, ...]:
        """Takes cards with all that is on them."""
        taken = tuple(some)
        for which in taken:
            self.bases[which.base] -= 1
            self.types.subtract(which.sleeves)
        assert min(self.bases.values()) >= 0, "the deck has not so many cards of a value"
        return taken

    def take_types(self, text: str) -> tuple[str, ...]:
        """Takes advancements by their types."""
        self.types.subtract(text.split())
        return tuple(text.split())

    def plain(self, number: int) -> tuple[ch.Card, ...]:
        """Takes some cards without sleeves, the commonest first."""
        return tuple(
            which
            for _ in range(number)
            for which in self.take([ch.Card(str(max(self.bases, key=lambda base: (self.bases[base], -base))))])
        )

    def rest(self) -> list[ch.Card]:
        """All cards that are left."""
        return [ch.Card(str(base)) for base in self.bases.elements()]

    def sleeve_rest(self, deck: list[ch.Card]) -> list[ch.Card]:
        """Puts all advancements that are left on cards that are out of play, each on the first with a free colour."""
        for type_ in self.types.elements():
            colour = self.colours[type_]
            taken = [{self.colours[other] for other in which.sleeves} for which in deck]
            place = next((at for at, colours in enumerate(taken) if colour not in colours), None)
            assert place is not None, f"no card is left for {type_}"
            deck[place] = ch.Card(f"{deck[place]}+{type_}")
        return deck


def position(
    players: int = 4,
    *,
    hands: Mapping[int, str],
    pile: Sequence[tuple[int, str]] = (),
    turn: int | None = None,
    power: Mapping[int, int] | None = None,
    vp: Mapping[int, int] | None = None,
    screens: Mapping[int, str] | None = None,
    places: Mapping[int, int] | None = None,
    kodora: Mapping[int, str] | None = None,
    bag: str = "...",
    number: int = 2,
    finalists: tuple[int, ...] | None = None,
    options: ch.Options | None = None,
    edition: ch.Edition = "de",
    seed: int = 1,
) -> ch.State:
    """
    A seat is on turn.

    Args:
        hands: the hand cards of seats; a seat with a place has none, any other seat that is not mentioned has three.
        pile: the sets of the trick; direction, queue and skip follow from them.
        turn: the seat on turn: without a pile the leader (seat 0), with one the first that may answer.
        power, vp: 2 and 1 where not mentioned.
        screens: the types behind screens; one that is not mentioned has the starters that are left over.
        places: the seats that are out.
        kodora: bet cards.
        bag: the types in the bag, the top first; ``...`` stands for all that is left, in catalogue order. Without
            it the rest is sleeved on played cards.
        number: the hand.
        finalists: the participants of the final hand; the hand number follows.
    """
    options = options or ch.Options(players=players, edition=edition)
    final = finalists is not None
    participants = finalists or tuple(range(options.players))
    places, kodora = places or {}, kodora or {}
    box = _Box(options)
    held = {seat: box.take(cards(text)) for seat, text in hands.items()}
    bets = {seat: box.take(cards(text)) for seat, text in kodora.items()}
    on_pile = tuple(played_set(seat, text) for seat, text in pile)
    for played in on_pile:
        box.take(played.cards)
    behind = {seat: box.take_types(text) for seat, text in (screens or {}).items()}
    top_of_bag = box.take_types(bag.replace("...", ""))
    for seat in participants:
        if seat not in held and seat not in places:
            held[seat] = box.plain(3)
    behind, rest_of_bag, out_of_play = _leftovers(box, options.players, behind, bag)
    aside = 10 * (options.players - len(participants)) if final else 0
    everybody = tuple(
        Player(
            _sorted(held.get(seat, ()), options),
            options.cards.sort_types(behind[seat]),
            (power or {}).get(seat, 2),
            (vp or {}).get(seat, 1),
            0 if seat in places else 2 * len(bets.get(seat, ())),
            _sorted(bets.get(seat, ()), options),
            places.get(seat),
        )
        for seat in range(options.players)
    )
    trick = _trick(options.players, [seat for seat in participants if everybody[seat].hand], on_pile, pile, turn)
    on_turn = trick.queue[0] if trick.queue else trick.leader
    return audited(
        ch.State(
            options,
            Rng.from_seed(seed),
            (StartHand(), EndHand(), NextTurn(), Turn(on_turn)),
            ch.Hand(options.regular_hands + 1 if final else number, final, participants, participants[0]),
            everybody,
            trick,
            tuple(out_of_play[aside:]),
            _sorted(out_of_play[:aside], options),
            top_of_bag + rest_of_bag,
        )
    )


def _leftovers(
    box: _Box, players: int, screens: Mapping[int, tuple[str, ...]], bag: str
) -> tuple[dict[int, tuple[str, ...]], tuple[str, ...], list[ch.Card]]:
    """Screens, rest of the bag, and cards out of play: everything that a test does not mention."""
    behind = dict(screens)
    for seat in range(players):
        if seat not in behind:
            behind[seat] = box.take_types(" ".join(type_ for type_ in _STARTERS if box.types[type_] > 0))
    rest: tuple[str, ...] = ()
    if "..." in bag:
        rest = tuple(type_ for type_ in box.types.elements() if type_ not in _STARTERS)
        box.take_types(" ".join(rest))
    return behind, rest, box.sleeve_rest(box.rest())


def _trick(
    players: int,
    active: Sequence[int],
    on_pile: tuple[ch.PlayedSet, ...],
    pile: Sequence[tuple[int, str]],
    turn: int | None,
) -> ch.Trick:
    """The trick that a pile tells of."""
    if not on_pile:
        return ch.Trick(0 if turn is None else turn)
    flips = sum(entry.active and entry.ability == "charmy" for _, text in pile for entry in map(written, text.split()))
    owner = on_pile[-1].seat
    queue = [seat % players for seat in range(owner + 1, owner + players) if seat % players in active]
    equal = len(on_pile) > 1 and on_pile[-1].value == on_pile[-2].value and players > 2
    skipped = queue.pop(0) if equal else None
    if turn is not None:
        queue = queue[queue.index(turn) :]
    direction: ch.Direction = -1 if flips % 2 else 1
    return ch.Trick(on_pile[0].seat, on_pile, direction, tuple(queue), skipped)


def upkeep(
    players: int = 4,
    *,
    hands: Mapping[int, str] | None = None,
    vp: Mapping[int, int],
    screens: Mapping[int, str] | None = None,
    power: Mapping[int, int] | None = None,
    start: int = 0,
    finalists: tuple[int, ...] | None = None,
    options: ch.Options | None = None,
    full: bool = True,
    seed: int = 1,
) -> ch.State:
    """
    Everybody with 2 VP or more is asked about Kodora; hands are filled up with plain cards.

    With ``full=False`` mentioned hands stay as they are and the rest of the deck lies aside. No deal leads there, but a
    rule about small hands can be shown in no other way.
    """
    options = options or ch.Options(players=players)
    final = finalists is not None
    participants = finalists or tuple(range(options.players))
    box = _Box(options)
    size = 15 if options.players == 2 else 10
    held = {seat: box.take(cards(text)) for seat, text in (hands or {}).items()}
    behind = {seat: box.take_types(text) for seat, text in (screens or {}).items()}
    for seat in participants:
        if full or seat not in held:
            held[seat] = held.get(seat, ()) + box.plain(size - len(held.get(seat, ())))
    behind, bag, aside = _leftovers(box, options.players, behind, "...")
    everybody = tuple(
        Player(
            _sorted(held.get(seat, ()), options),
            options.cards.sort_types(behind[seat]),
            (power or {}).get(seat, 2),
            vp.get(seat, 1),
        )
        for seat in range(options.players)
    )
    asked = tuple(seat for seat in participants if everybody[seat].vp >= 2)
    return audited(
        ch.State(
            options,
            Rng.from_seed(seed),
            (StartHand(), EndHand(), NewTrick(start), KodoraBets(asked, asked)),
            ch.Hand(options.regular_hands + 1 if final else 2, final, participants, start),
            everybody,
            aside=_sorted(aside, options),
            bag=bag,
        )
    )


def audited(state: ch.State) -> ch.State:
    """The state, which must be a possible one."""
    problem = ch.GAME.audit(state)
    assert problem is None, problem
    return state


def follow(state: ch.State, *actions: ch.Action) -> ch.State:
    """The state after some actions."""
    for action in actions:
        state = audited(ch.apply(state, action))
    return state


def happens(state: ch.State, *actions: ch.Action) -> tuple[ch.Event, ...]:
    """Everything that happens through some actions."""
    found: tuple[ch.Event, ...] = ()
    for action in actions:
        step = ch.step(state, action)
        found += step.events
        state = audited(step.state)
    return found


def only(kind: type[T], events: Iterable[ch.Event]) -> list[T]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def refused(state: ch.State, action: ch.Action) -> str:
    """The rule that refuses an action, after making sure that the refusal is the same everywhere and changes nought."""
    return refusal(ch.GAME, state, action).rule


def legal(state: ch.State, action: ch.Action) -> bool:
    """Whether an action is legal, by check and by the list of legal actions alike."""
    listed = ch.legal_actions(state, action.seat)
    if ch.check(state, action) is not None:
        assert action not in listed
        return False
    assert ch.GAME.canonical(state, action) in listed
    return True


def trick(state: ch.State) -> ch.Trick:
    """The running trick."""
    assert state.trick is not None
    return state.trick


def top(state: ch.State) -> str:
    """The top set in short: ``2x8``, or ``ascended``."""
    played = trick(state).pile[-1]
    return "ascended" if played.value is None else f"{played.count}x{played.value}"


_PHASES = {ch.BetOnKodora: "upkeep", ch.LeadTrick: "turn", ch.AnswerTrick: "turn", ch.ComeDownToCap: "cap"}


def phase(state: ch.State) -> str:
    """What is awaited, by the questions that everybody hears."""
    phases = {_PHASES[type(question)] for question in ch.view(state, None).asked}
    return phases.pop() if len(phases) == 1 else "game_over"


def deck(state: ch.State) -> Counter[ch.Card]:
    """Every card of the game, with its sleeves."""
    found = Counter((*state.played, *state.aside))
    for player in state.players:
        found.update(player.hand + player.kodora)
    if state.trick is not None:
        found.update(state.trick.cards())
    return found


def winner(state: ch.State) -> int | None:
    """The seat that has won, or ``None`` while the game runs."""
    outcome = ch.outcome(state)
    if outcome is None:
        return None
    (seat,) = outcome.winners
    return seat


def won(events: Sequence[ch.Event]) -> tuple[int, ch.WinReason]:
    """Who has won and why, at the end of some events."""
    ended = events[-1]
    assert isinstance(ended, ch.GameEnded)
    return ended.outcome.winners[0], ended.reason


def playout(options: ch.Options, seed: int) -> tuple[ch.State, list[ch.Event]]:
    """A whole game with random legal actions: its last state and all that has happened."""
    step = ch.start(options, seed)
    events, rng = list(step.events), Rng.from_seed(seed)
    while seats := ch.awaiting(step.state):
        choices = ch.legal_actions(step.state, seats[0])
        plays = [action for action in choices if isinstance(action, ch.Play)]
        # Playing more often than not keeps the games short.
        number, rng = rng.below(3)
        chosen = plays if plays and number else choices
        number, rng = rng.below(len(chosen))
        step = ch.step(step.state, chosen[number])
        events += step.events
    return step.state, events
