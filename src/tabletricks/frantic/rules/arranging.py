"""
Positions that are put together by hand (see :class:`~tabletricks.frantic.Arrangement`), and deals as scripts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from ...core.arranging import as_column, as_tuple, check_arrangement
from ...core.chance import Chance
from ...core.errors import InvalidArgument, InvalidOptions
from ...core.printing import shown
from ...core.rng import Rng, shuffle_script
from ...core.seats import check_seat
from ..arrangement import Arrangement, Given
from ..cards import COLOURS, Colour, without
from ..decks import EVENT_TITLES, POWERS, EventCard, PowerCard
from ..demands import Demand
from ..options import Options
from ..table import InForce, Lasting
from .box import Box, read_cards
from .events.time_bomb import TURNS
from .game import GAME
from .lasting_effects import RULES
from .laying_out import laid_out
from .matching import OWN_TERMS
from .setup import HAND_SIZE, POWERS_DEALT
from .state import State


T = TypeVar("T")
MOST_TURNED_UP = 20
NameT = TypeVar("NameT", bound=str)
Thing = str | int | Sequence[str | int]
"""What ``Given`` is, with any sequence in place of a tuple."""

_COLUMNS = ("hands", "scores", "powers")
"""The fields with an entry for every seat."""


def arrange(
    options: Options,
    *,
    seed: int = 0,
    hands: Mapping[int, Thing] | Sequence[Thing | None] = (),
    scores: Mapping[int, int] | Sequence[int | None] = (),
    skipped: Sequence[int] = (),
    powers: Mapping[int, Thing] | Sequence[Thing | None] = (),
    turn: int = 0,
    drawn: bool = False,
    turn_number: int = 1,
    round: int = 1,
    dealer: int | None = None,
    direction: int = 1,
    seating: Sequence[int] | None = None,
    discard: str = "",
    draw: str = "",
    draw_size: int | None = None,
    demand: str | None = None,
    last_colour: Colour | None = None,
    events: Sequence[EventCard] = (),
    event_deck_size: int | None = None,
    spent_events: Sequence[EventCard] = (),
    revealed: Sequence[EventCard] = (),
    power_pile: Sequence[PowerCard] = (),
    in_force: Sequence[str | InForce] = (),
) -> State:
    """
    A turn put together by hand; without anything else seat 0 is on turn, and everybody has seven cards.

    The keywords are the fields of :class:`Arrangement`. What is said seat by seat is a sequence, or the seats that
    matter: ``hands={2: "GIFT.R B1"}``. What is in force can be written as a text: ``"plus_one"``, ``"time_bomb 3 2 -"``
    with the turns that everybody has left (``-`` for those who are protected), ``"looping 1"`` with the owner,
    ``"blockade 1 red"`` with owner and colour.

    Raises:
        InvalidArgument: there can be no such position; the sentence says why.
    """
    _check_options(options)
    seats = options.players
    return arranged(
        Arrangement(
            options,
            seed,
            tuple([_given("hands", entry) for entry in as_column("hands", hands, seats)]),
            as_column("scores", scores, seats),
            as_tuple("skipped", skipped),
            tuple([_given("powers", entry) for entry in as_column("powers", powers, seats)]),
            turn,
            drawn,
            turn_number,
            round,
            dealer,
            direction,
            None if seating is None else as_tuple("seating", seating),
            discard,
            draw,
            draw_size,
            None if demand is None else Demand(_text("demand", demand)),
            last_colour,
            as_tuple("events", events),
            event_deck_size,
            as_tuple("spent_events", spent_events),
            as_tuple("revealed", revealed),
            as_tuple("power_pile", power_pile),
            tuple([_effect(one, seats) for one in as_tuple("in_force", in_force)]),
        )
    )


def arranged(arrangement: Arrangement) -> State:
    """
    Sets up a position that is written down.

    Raises:
        InvalidArgument: there can be no such position; the sentence says why.
    """
    check_arrangement(arrangement, Arrangement, "Frantic", _COLUMNS)
    state = laid_out(arrangement)
    problem = GAME.audit(state)
    if problem is not None:
        raise InvalidArgument(problem)
    return state


def deal_script(
    options: Options,
    *,
    hands: Mapping[int, str] | Sequence[str | None] = (),
    start: str = "",
    draw: str = "",
    events: Sequence[EventCard] = (),
    powers: Mapping[int, str] | Sequence[str | None] = (),
    power_pile: Sequence[PowerCard] = (),
    dealer: int | None = None,
    first_round: bool = True,
    seed: int = 0,
) -> tuple[int, ...]:
    """
    What chance says in a deal at a real table: a script for :meth:`tabletricks.Match.start`.

    The deal draws the dealer of the first round, unless the options set one; shuffles the playing cards, the event
    cards, and the power cards, which without Supercharge are none. The shuffled deck holds the hands, dealt card by
    card from the player to the right of the dealer on; the start card; and the draw pile, its top card first. The
    power cards are dealt two at a time in the same order. Each start card that is refused is shuffled back into the
    draw pile.

    Args:
        options: the options of the game.
        hands: the cards that were dealt, as far as they are known; the others are dealt from the seed.
        start: the start card; before it those that were turned up and refused, in order, ``"CURSE R5"``. If open, a
            coloured number.
        draw: the next cards of the draw pile, the top card first.
        events: the next cards of the event deck, the top card first.
        powers: the power cards that were dealt, by their names.
        power_pile: the next cards of the power pile, the top card first.
        dealer: who deals; in the first round of options that set the dealer it need not be given.
        first_round: whether it is the deal of the first round; the script of a later one goes with the action that
            ends the round before it.
        seed: what deals the cards that are not known.

    Raises:
        InvalidArgument: there can be no such deal; the sentence says why.
    """
    _check_options(options)
    players = options.players
    chance = Chance(Rng.from_seed(seed))
    set_dealer = options.first_dealer if first_round else None
    if dealer is not None:
        check_seat(dealer, players)
    elif not first_round:
        msg = "who deals a later round must be said: it depends on the round before [FR-SCORE-14]"
        raise InvalidArgument(msg)
    if set_dealer is not None and dealer not in (None, set_dealer):
        msg = f"seat {dealer} cannot deal: by the options seat {set_dealer} does [FR-OPT-5]"
        raise InvalidArgument(msg)
    chosen = set_dealer if set_dealer is not None else chance.below(players) if dealer is None else dealer
    order = [(chosen + 1 + number) % players for number in range(players)]

    box = Box(options.deck, chance)
    named = _dealt(box, "hands", hands, players, HAND_SIZE, read_cards)
    turned_up = read_cards(_text("start", start).split(), "as the start card")
    if len(turned_up) > MOST_TURNED_UP:
        msg = f"{MOST_TURNED_UP} start cards at most can be given, not {len(turned_up)}"
        raise InvalidArgument(msg)
    back = tuple(dict.fromkeys(turned_up[:-1]))  # the same card may come several times
    box.name((*back, *turned_up[-1:]), "as the start card")
    next_cards = box.name(read_cards(_text("draw", draw).split(), "in the draw pile"), "in the draw pile")
    refused = {card for card, terms in OWN_TERMS.items() if not terms.turned_up}
    for card in turned_up[:-1]:
        if card not in refused:
            msg = f"{card} would have begun the round: it is not refused [FR-START-13]"
            raise InvalidArgument(msg)
    if turned_up and turned_up[-1] in refused:
        msg = f"{turned_up[-1]} cannot begin the round: it is shuffled back [FR-START-13]"
        raise InvalidArgument(msg)
    if not turned_up:
        turned_up = box.name(
            (chance.choose([card for card in box.left if card.number and not card.black]),), "as the start card"
        )
    box.shuffle()
    full = [(*own, *box.deal(HAND_SIZE - len(own), f"for seat {seat}")) for seat, own in enumerate(named)]
    dealt = [full[seat][number] for number in range(HAND_SIZE) for seat in order]
    pile = (turned_up[-1], *next_cards, *back, *box.left)
    script: tuple[int, ...] = ()
    before = pile
    for card in reversed(turned_up[:-1]):
        earlier = (card, *without(before, (card,)))
        script = (*shuffle_script((*earlier[1:], card), before), *script)
        before = earlier
    deck = shuffle_script(options.deck, [*dealt, *before])

    event_box = Box(options.event_cards, chance)
    first = event_box.name(
        [_one_of(EVENT_TITLES, event, "is no event card") for event in as_tuple("events", events)], "in the event deck"
    )
    event_box.shuffle()
    event_deck = shuffle_script(options.event_cards, [*first, *event_box.left])

    power_box = Box(options.power_cards, chance)
    wanted = POWERS_DEALT if options.supercharge else 0
    own_powers = _dealt(power_box, "powers", powers, players, wanted, _power_names)
    next_powers = power_box.name(
        _power_names(as_tuple("power_pile", power_pile), "in the power pile"), "in the power pile"
    )
    power_box.shuffle()
    own_powers = [(*own, *power_box.deal(wanted - len(own), "before a seat")) for own in own_powers]
    power_order = [power for seat in order for power in own_powers[seat]]
    power_deck = shuffle_script(options.power_cards, [*power_order, *next_powers, *power_box.left])
    who = (chosen,) if first_round and set_dealer is None else ()
    return (*who, *deck, *event_deck, *power_deck, *script)


def _dealt(
    box: Box[NameT],
    name: str,
    given: Mapping[int, str] | Sequence[str | None],
    players: int,
    size: int,
    read: Callable[[Sequence[str], str], Sequence[NameT]],
) -> list[tuple[NameT, ...]]:
    """The cards that are said to be dealt to every seat, as many as can be."""
    column = as_column(name, given, players)
    _check_length(name, column, players)
    found: list[tuple[NameT, ...]] = []
    for seat in range(players):
        place = f"in the hand of seat {seat}" if name == "hands" else f"in front of seat {seat}"
        texts = _text(name, (column[seat] if seat < len(column) else None) or "").split()
        if len(texts) > size:
            msg = f"{len(texts)} cards are given {place}, and {size} are dealt there"
            raise InvalidArgument(msg)
        found.append(box.name(read(texts, place), place))
    return found


def _power_names(texts: Sequence[str], place: str) -> list[PowerCard]:
    """Power cards by their names."""
    return [_one_of(POWERS, text, f"is no power card and cannot lie {place}") for text in texts]


def _one_of(names: Iterable[NameT], text: object, otherwise: str) -> NameT:
    for name in names:
        if name == text:
            return name
    msg = f"{shown(text)} {otherwise}"
    raise InvalidArgument(msg)


def _effect(text: str | InForce, players: int) -> InForce:
    """Something in force by its text."""
    if isinstance(text, InForce):
        return text
    words = _text("in_force", text).split()
    name: Lasting = _one_of(RULES, words[0] if words else "", "is nothing that can be in force")
    rest = words[1:]
    if name == "time_bomb":
        turns = tuple([None if word == "-" else _number(word, text) for word in rest])
        return InForce(name, turns_left=turns or (TURNS,) * players)
    owner = _number(rest[0], text) if rest else None
    colour = _one_of(COLOURS, rest[1], "is no colour") if len(rest) > 1 else None
    if len(rest) > 2:
        msg = f"in_force cannot be {shown(text)}"
        raise InvalidArgument(msg)
    return InForce(name, owner, colour=colour, armed=name in ("looping", "blockade"))


def _number(word: str, text: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 3):
        msg = f"in_force cannot be {shown(text)}"
        raise InvalidArgument(msg)
    return int(word)


def _check_options(options: Options) -> None:
    if type(options) is not Options:
        msg = f"Frantic takes tabletricks.frantic.Options, not {type(options).__name__}"
        raise InvalidOptions(msg)


def _given(name: str, thing: Thing | None) -> Given | None:
    if thing is None or isinstance(thing, int):
        return thing
    if isinstance(thing, str):
        return str(thing)
    return tuple([str(part) if isinstance(part, str) else part for part in as_tuple(name, thing)])


def _text(name: str, given: str) -> str:
    if not isinstance(given, str):
        msg = f"{name} cannot be {shown(given)}"
        raise InvalidArgument(msg)
    return given


def _check_length(name: str, column: Sequence[object], players: int) -> None:
    if len(column) > players:
        msg = f"{name} cannot have {len(column)} entries: there are {players} players"
        raise InvalidArgument(msg)
