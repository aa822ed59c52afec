"""
Positions that are put together by hand (:class:`~tabletricks.hydra.Arrangement`), and deals as scripts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from ...core.arranging import as_column, as_tuple, check_arrangement
from ...core.chance import Chance
from ...core.errors import InvalidArgument, InvalidOptions
from ...core.printing import shown
from ...core.rng import Rng, shuffle_script
from ...core.seats import check_seat
from ..arrangement import Arrangement, Asking, Given
from ..cards import DECK, Card
from ..options import MIDDLE, STAKES, Options, Stake
from .box import Box, exact
from .game import GAME
from .guess import followed
from .laying_out import Table
from .special_cards.companion import CompanionChoice
from .state import State


T = TypeVar("T")
Thing = str | int | Sequence[str | int]
"""What ``Given`` is, with any sequence in place of a tuple."""

_COLUMNS = ("hands", "scores", "captured", "personal_piles", "known_by")
"""The fields with an entry for every seat."""


def arrange(
    options: Options,
    *,
    seed: int = 0,
    hands: Mapping[int, Thing] | Sequence[Thing | None] = (),
    scores: Mapping[int, int] | Sequence[int | None] = (),
    captured: Mapping[int, str] | Sequence[str | None] = (),
    rest: int | None = None,
    personal_piles: Mapping[int, Thing] | Sequence[Thing | None] = (),
    known_by: Mapping[int, Sequence[Sequence[int]]] | Sequence[Sequence[Sequence[int]] | None] = (),
    shared_pile: Thing | None = None,
    drawn: str = "",
    attackers: Sequence[int] | None = None,
    stake: Stake = STAKES[0],
    middle: str = "? ? ?",
    taken: Sequence[int] | None = None,
    open_card: str | None = None,
    open_seat: int | None = None,
    companion: tuple[int, int | None] | None = None,
    trick: Sequence[tuple[int, str]] = (),
    checked: Sequence[int] = (),
    turn: int | None = None,
    round: int = 1,
    overtime: bool = False,
    asking: Asking | None = None,
) -> State:
    """
    A position put together by hand; without anything else the attacker leads the first trick, for a stake of 50.

    The keywords are the fields of :class:`Arrangement`. What is said seat by seat is a sequence, or the seats that
    matter: ``hands={2: "R7 GH"}``.

    Raises:
        InvalidArgument: there can be no such position; the sentence says why.
    """
    _check_options(options)
    seats = options.players
    known = [
        None if one is None else tuple([as_tuple("known_by", by) for by in as_tuple("known_by", one)])
        for one in as_column("known_by", known_by, seats)
    ]
    return arranged(
        Arrangement(
            options,
            seed,
            tuple([_given("hands", one) for one in as_column("hands", hands, seats)]),
            as_column("scores", scores, seats),
            as_column("captured", captured, seats),
            rest,
            tuple([_given("personal_piles", one) for one in as_column("personal_piles", personal_piles, seats)]),
            tuple(known),
            _given("shared_pile", shared_pile),
            drawn,
            None if attackers is None else as_tuple("attackers", attackers),
            stake,
            middle,
            None if taken is None else as_tuple("taken", taken),
            str(open_card) if isinstance(open_card, str) else open_card,
            open_seat,
            companion,
            as_tuple("trick", trick),
            as_tuple("checked", checked),
            turn,
            round,
            overtime,
            asking,
        )
    )


def arranged(arrangement: Arrangement) -> State:
    """
    Sets up a position that is written down.

    Raises:
        InvalidArgument: there can be no such position; the sentence says why.
    """
    check_arrangement(arrangement, Arrangement, "HYDRA", _COLUMNS)
    state = Table(arrangement).state()
    asked = state.agenda[-1]
    for seat, hand in enumerate(state.hands):
        if not hand and not (isinstance(asked, CompanionChoice) and asked.seat == seat):
            msg = f"seat {seat} would hold no cards, and the round be over [HY-END-1]"
            raise InvalidArgument(msg)
    turn = GAME.awaiting(state)[0]
    if state.drawn and not GAME.legal_actions(state, turn):
        msg = f"seat {turn} cannot have drawn {' '.join(state.drawn)}: there is no play with what was drawn [HY-3P-8]"
        raise InvalidArgument(msg)
    problem = GAME.audit(state)
    if problem is not None:
        raise InvalidArgument(problem)
    for seat in (*state.seats, None):
        _check_ways(state, seat)
    return state


def _check_ways(state: State, seat: int | None) -> None:
    """Cards that were taken or dealt in sight of a seat can only be where they can have gone since."""
    known = followed(GAME.view(state, seat))
    holders = {card: holder for holder, hand in enumerate(state.hands) for card in hand}
    buried = {*state.shared_pile, *state.drawn, *[card for pile in state.personal_piles for card in pile]}
    for clue in known.clues:
        if clue.card in buried or holders.get(clue.card, clue.seats[0]) not in clue.seats:
            where = "into a pile" if clue.card in buried else f"to seat {holders[clue.card]}"
            msg = f"{clue.card} came into a hand in sight of others and cannot have got {where}"
            raise InvalidArgument(msg)
    held = [(at, holders[card]) for at, card in enumerate(known.cards) if card in holders]
    if not any(all(seats[at] == holder for at, holder in held) for seats in known.places):
        cards = " ".join(known.cards[at] for at, _ in held)
        msg = f"{cards} cannot have got into the hands they are in"
        raise InvalidArgument(msg)


def deal_script(
    options: Options,
    *,
    hands: Mapping[int, str] | Sequence[str | None] = (),
    middle: str = "? ? ?",
    personal_piles: Mapping[int, str] | Sequence[str | None] = (),
    shared_pile: str = "",
    open_card: str | None = None,
    dealer: int | None = None,
    first_round: bool = True,
    seed: int = 0,
) -> tuple[int, ...]:
    """
    What chance says in a deal at a real table: a script for :meth:`tabletricks.Match.start`.

    The deal draws the dealer of the first round, unless the options set one; shuffles the deck; and draws the open
    place with six players. The shuffled deck holds the three middle cards; the hands, dealt card by card from the
    attacker on, who sits after the dealer; the personal piles of two players in the same way, so that the last card
    lies on top; and the shared pile, its top card first.

    Args:
        options: the options of the game.
        hands: the cards that were dealt, as far as they are known; the others are dealt from the seed.
        middle: the three middle cards; ``?`` is not known.
        personal_piles: the personal piles of two players, the top card first.
        shared_pile: the shared pile of two or three players, the top card first.
        open_card: with six players the card that was dealt face up.
        dealer: who deals; in the first round of options that set the dealer it need not be given.
        first_round: whether it is the deal of the first round; the script of a later one goes with the action that
            ends the round before it.
        seed: what deals the cards that are not known.

    Raises:
        InvalidArgument: there can be no such deal; the sentence says why.
    """
    _check_options(options)
    players, deal = options.players, options.deal
    chance = Chance(Rng.from_seed(seed))
    set_dealer = options.first_dealer if first_round else None
    if dealer is not None:
        check_seat(dealer, players)
    if set_dealer is not None and dealer not in (None, set_dealer):
        msg = f"seat {dealer} cannot deal: by the options seat {set_dealer} does"
        raise InvalidArgument(msg)
    chosen = set_dealer if set_dealer is not None else chance.below(players) if dealer is None else dealer
    box = Box(chance)
    texts: list[tuple[str, str, int]] = [("in the middle", _text("middle", middle).replace("?", ""), MIDDLE)]
    named = as_column("hands", hands, players), as_column("personal_piles", personal_piles, players)
    sizes = deal.hand, deal.personal
    for given_ones, size, where in zip(named, sizes, ("in the hand", "in the personal pile"), strict=True):
        column = (*given_ones, *[None] * (players - len(given_ones)))
        if len(column) > players:
            msg = f"there are {players} players, and {len(column)} things are given {where}"
            raise InvalidArgument(msg)
        texts += [(f"{where} of seat {seat}", _text(where, column[seat] or ""), size) for seat in range(players)]
    texts.append(("in the shared pile", _text("shared_pile", shared_pile), deal.shared))
    in_middle = middle.split()
    if len(in_middle) != MIDDLE:
        msg = f"three cards lie in the middle, not {len(in_middle)}; a card that is not known is written ?"
        raise InvalidArgument(msg)
    parts = [(box.read(text, place)[0], place, size) for place, text, size in texts]
    for given, place, size in parts:
        if len(given) > size:
            msg = f"{len(given)} cards are given {place}, and {size} are dealt there"
            raise InvalidArgument(msg)
    taken = [box.take(given, place) for given, place, _ in parts]
    box.shuffle()
    piles = [
        [*cards, *box.deal(size - len(cards), place)] for cards, (_, place, size) in zip(taken, parts, strict=True)
    ]
    known = iter(taken[0])
    unknown = iter(piles[0][len(taken[0]) :])
    order = [(chosen + 1 + number) % players for number in range(players)]
    held, own = piles[1 : 1 + players], piles[1 + players : 1 + 2 * players]
    deck = [next(unknown if part == "?" else known) for part in in_middle]
    dealt = [held[seat][number] for number in range(deal.hand) for seat in order]
    deck += dealt
    deck += [own[seat][-1 - number] for number in range(deal.personal) for seat in order]
    deck += piles[-1]
    script = shuffle_script(DECK, deck)
    if first_round and set_dealer is None:
        script = (chosen, *script)
    if options.attackers < 2:
        if open_card is not None:
            msg = f"with {players} players no card is dealt face up"
            raise InvalidArgument(msg)
        return script
    return (*script, chance.below(len(dealt)) if open_card is None else _place_of(open_card, dealt))


def _place_of(open_card: str, dealt: list[Card]) -> int:
    card = exact(_text("open_card", open_card), "the open card")
    if card not in dealt:
        msg = f"{card} is not dealt to anybody, so it cannot be the open card"
        raise InvalidArgument(msg)
    return dealt.index(card)


def _check_options(options: Options) -> None:
    if type(options) is not Options:
        msg = f"HYDRA takes tabletricks.hydra.Options, not {type(options).__name__}"
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
