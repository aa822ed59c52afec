"""
Readable positions of Custom Heroes, in a notation of their own.

A card is its base value with its sleeves in braces: ``7``, ``7{B}``, ``5{r+1}``, ``9{r-1,b-2}``, ``2{g12,b+1}``.
``B`` is Burny, ``E`` Edge, ``C`` Charmy, ``S`` Spector, ``K`` Kodora, ``A`` Ascended Form, ``g12`` an aura, ``r`` and
``b`` the items of the left and the right hand. A ``*`` after a card activates its ability in this play. Cards are
separated by spaces. Seats A, B, C ... are 0, 1, 2 ...

What a test does not mention ``arrange`` fills in.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from attrs import frozen

from tabletricks import Rng
from tabletricks import custom_heroes as ch

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


def _texts(text: str) -> str:
    """Cards of the notation as the library writes them, with a ``*`` after those that are activated."""
    return " ".join(f"{entry.card}{'*' * entry.active}" for entry in map(written, text.split()))


def _screens(options: ch.Options, screens: Mapping[int, str] | None, *named: str) -> dict[int, str]:
    """Screens: one that is not mentioned has the starters that are left over, in the order of seats."""
    behind = dict(screens or {})
    sleeved = [type_ for text in named for entry in cards(text.replace("*", "")) for type_ in entry.sleeves]
    used = Counter([*sleeved, *" ".join(behind.values()).split()])
    for seat in range(options.players):
        if seat not in behind:
            behind[seat] = " ".join(type_ for type_ in _STARTERS if used[type_] < options.players)
            used.update(behind[seat].split())
    return behind


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
    played: str = "",
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
        bag: the types in the bag, the top first; ``...`` stands for all that is left. Without it the rest
            is sleeved on played cards.
        played: the cards of finished tricks, in order.
        number: the hand.
        finalists: the participants of the final hand; the hand number follows.
    """
    options = options or ch.Options(players=players, edition=edition)
    participants = finalists or tuple(range(options.players))
    held: dict[int, str | int] = {seat: 3 for seat in participants if seat not in (places or {})}
    held.update({seat: _texts(text) for seat, text in hands.items()})
    bets = {seat: _texts(text) for seat, text in (kodora or {}).items()}
    behind = _screens(options, screens, *hands.values(), *(kodora or {}).values(), *(text for _, text in pile))

    def arranged(in_bag: str | tuple[str, int] | None) -> ch.State:
        return ch.arrange(
            options,
            seed=seed,
            hands=held,
            scores=vp or {},
            power=power or {},
            screens=behind,
            kodora=bets,
            places=places or {},
            pile=[(seat, _texts(text)) for seat, text in pile],
            turn=turn,
            played=_texts(played),
            bag=in_bag,
            number=number if finalists is None else None,
            final=finalists is not None,
            participants=finalists,
            start=participants[0],
        )

    top_of_bag = bag.replace("...", "").strip()
    if "..." not in bag:
        return arranged(top_of_bag)
    state = arranged(None)
    if not top_of_bag:
        return state
    return arranged((top_of_bag, ch.view(state, None).bag_size - len(top_of_bag.split())))


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
    participants = finalists or tuple(range(options.players))
    held: dict[int, str | int | tuple[str, int]] = dict.fromkeys(participants, options.hand_size)
    for seat, text in (hands or {}).items():
        held[seat] = (_texts(text), options.hand_size - len(text.split())) if full else _texts(text)
    return ch.arrange(
        options,
        seed=seed,
        hands=held,
        scores=vp,
        power=power or {},
        screens=_screens(options, screens, *(hands or {}).values()),
        number=2 if finalists is None else None,
        final=finalists is not None,
        participants=finalists,
        start=start,
        asking="bet_on_kodora",
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
