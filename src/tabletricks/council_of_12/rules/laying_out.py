"""
The table of a position that is put together by hand: the round, and what lies before everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import attrs

from ...core import Chance
from ...core.errors import InvalidArgument
from ..arrangement import Arrangement, Given
from ..catalogue import Goal
from ..characters import Character, sort_characters
from ..die import FACES
from ..effects import Replay
from ..options import MAX_FAVOUR, ROUNDS
from ..view import Pending, RoundEffects
from .consequences.next_round import MOST_BANS
from .evaluation import Evaluation
from .hands import must_renew
from .laying import BeginLaying, Laying
from .revealing import NextReveal, Revealing
from .rounds import Approach, RoundEnd
from .stacking import Cast, cast_of, challenges_of, characters
from .state import NO_EFFECTS, Player, State
from .succession import Succession
from .votes import BellVote, SplitVote


EntryT = TypeVar("EntryT")
Cards = tuple[Character, ...]

MOST_FACES = 99
"""More faces than any die shows in one round."""

MOST_PERMITS = 9
"""More permits than any challenge brings."""


@attrs.frozen
class Part:
    """
    A part of a player's cards: those that are named, and a number of others.

    Attributes:
        place: where they lie, in words.
        cards: the named ones.
        more: how many others there are besides.
        left_open: whether nothing was said about it.
    """

    place: str
    cards: Cards = ()
    more: int = 0
    left_open: bool = True


def part(place: str, given: Given | None) -> Part:
    """What was said about a hand or a pile."""
    if given is None:
        return Part(place)
    things = given if isinstance(given, tuple) else (given,)
    numbers = [thing for thing in things if isinstance(thing, int)]
    if any(not 0 <= number <= len(FACES) for number in numbers):
        msg = f"there cannot be {min(numbers) if min(numbers) < 0 else max(numbers)} cards {place}"
        raise InvalidArgument(msg)
    text = " ".join(thing for thing in things if isinstance(thing, str))
    return Part(place, characters(text, place), sum(numbers), False)


def entry(column: Sequence[object], seat: int) -> bool:
    """Whether something is said about a seat."""
    return seat < len(column) and column[seat] is not None


class Table:
    """
    A position that is being laid out.

    Attributes:
        given: what is said about it.
        chance: what is left open is dealt from it.
        hands: what is said about every hand.
        piles: what is said about every discard pile.
        laid: the named cards before the seats.
        cast: who is in play, and the supplicants.
        used: the characters that are used up in step 4.
    """

    def __init__(self, given: Arrangement) -> None:
        """Reads what is said about cards; raises :class:`InvalidArgument` if it cannot be."""
        self.given = given
        self.chance = Chance.from_seed(given.seed)
        check_numbers(given)
        check_effects(given)
        seats = range(given.options.players)
        self.hands = [part(f"in the hand of seat {seat}", _at(given.hands, seat)) for seat in seats]
        self.piles = [part(f"on the discard pile of seat {seat}", _at(given.discards, seat)) for seat in seats]
        self.laid = [
            characters(text, f"before seat {seat}") if (text := _at(given.laid, seat)) is not None else ()
            for seat in seats
        ]
        executed, negated = characters(given.executed, "executed"), characters(given.negated, "negated")
        self.used = (*executed, *negated)
        self.executed, self.negated = executed, negated
        if given.asking != "reveal_card" and self.used:
            msg = f"the {self.used[0]} cannot be used up before cards are revealed"
            raise InvalidArgument(msg)
        lying = [
            card for seat in seats for card in (*self.hands[seat].cards, *self.piles[seat].cards, *self.laid[seat])
        ]
        self.cast: Cast = cast_of(given, dict.fromkeys((*lying, *self.used)), self.chance)
        self.challenges = challenges_of(given, self.chance)

    def state(self) -> State:
        """The whole position."""
        given, rulebook = self.given, self.given.options.rulebook
        assert self.challenges.current is not None
        printed = rulebook.challenges[self.challenges.current]
        goals = printed.goals if given.goals is None else given.goals
        if len(goals) != len(printed.goals):
            msg = f"challenge {printed.number} does not have {len(goals)} goals"
            raise InvalidArgument(msg)
        if given.replay and not any(isinstance(effect, Replay) for effect in (*printed.reward, *printed.penalty)):
            msg = f"challenge {printed.number} is not replayed"
            raise InvalidArgument(msg)
        roll = 1 + self.chance.below(len(FACES))
        last = given.shown[-1] if given.shown else roll
        die = last if given.die is None else given.die
        shown = given.shown or (die,)
        if shown[-1] != die:
            msg = f"the die shows {die}, and the last face it has shown cannot be {shown[-1]}"
            raise InvalidArgument(msg)
        broken = given.silence_broken or (rulebook.silence == "eerie" and any(given.said))
        blank = State(
            given.options, self.chance.rng, self._agenda(len(printed.goals)), (), given.round,
            rulebook.favour if given.favour is None else given.favour,
            tuple([card for card in rulebook.cast if card not in self.cast.in_play]),
            given.this_round, given.next_round, self.cast.supplicants, self.challenges, die, goals, shown,
            self.executed, self.negated, given.sub_round, self._first_met(printed.goals, shown[0]), given.replay,
            boxes=given.boxes, silence_broken=broken,
        )  # fmt: skip
        self._check_people(blank)
        players = tuple([self._player(blank, seat) for seat in blank.seats])
        return attrs.evolve(blank, players=players, rng=self.chance.rng)

    def _agenda(self, goals: int) -> tuple[Pending, ...]:
        """What still has to happen (C12-ROUND-1)."""
        given = self.given
        if given.round == ROUNDS:
            if given.asking != "lay_card" or given.sub_round or given.replay:
                msg = f"in round {ROUNDS} there is only a card to lay"
                raise InvalidArgument(msg)
            return Succession(), Laying()
        if given.sub_round and (given.options.players != 2 or goals != 2):
            msg = "only two players split a challenge, and only one with two goals"
            raise InvalidArgument(msg)
        waiting = tuple(range(given.options.players)) if given.waiting is None else given.waiting
        if given.waiting is not None and not given.asking.startswith("decide"):
            msg = "nobody waits for a vote while there is none"
            raise InvalidArgument(msg)
        if not waiting or list(waiting) != sorted(set(waiting)):
            msg = f"those who have not voted are at least one seat, ascending, and not {list(waiting)}"
            raise InvalidArgument(msg)
        if given.asking == "decide_on_bell":
            if not given.options.rulebook.bells or given.replay or given.sub_round:
                msg = "nobody is asked for the bell in a game without bells, a sub-round or an extra round"
                raise InvalidArgument(msg)
            return RoundEnd(), Evaluation(), Approach(), BellVote(waiting)
        if given.asking == "decide_on_split":
            if given.options.players != 2 or goals != 2 or given.sub_round:
                msg = "only two players are asked for a split, once, and only for a challenge with two goals"
                raise InvalidArgument(msg)
            return RoundEnd(), Evaluation(), NextReveal(), BeginLaying(), SplitVote(waiting)
        step = Laying() if given.asking == "lay_card" else Revealing()
        return RoundEnd(), Evaluation(), NextReveal(), step

    def _first_met(self, printed: Sequence[Goal], die: int) -> tuple[int, ...]:
        """Which goals the first sub-round has met."""
        met = self.given.first_met
        if self.given.sub_round != 2:
            if met:
                msg = "only in the second sub-round a goal was met in the first"
                raise InvalidArgument(msg)
            return ()
        if met is None:
            return tuple([index for index, goal in enumerate(printed) if die in goal]) or (0,)
        if not met or list(met) != sorted(set(met)) or not set(met) <= {*range(len(printed))}:
            msg = f"the goals that the first sub-round has met are 0, 1 or both, and not {list(met)}"
            raise InvalidArgument(msg)
        return met

    def _check_people(self, table: State) -> None:
        """Who has laid, spoken or is ready, and may have."""
        given, laying, chair = self.given, self.given.asking == "lay_card", table.chair
        lying = [seat for seat in table.seats if self.laid[seat]]
        for seat in table.seats:
            if len(self.laid[seat]) > 1:
                msg = f"one card lies before seat {seat}, not {' and '.join(self.laid[seat])}"
                raise InvalidArgument(msg)
            for card in self.laid[seat]:
                if given.asking.startswith("decide"):
                    msg = f"the {card} does not lie before seat {seat} yet: there is a vote first"
                    raise InvalidArgument(msg)
                if not table.is_permitted(card):
                    msg = f"the {card} before seat {seat} cannot be played in this round"
                    raise InvalidArgument(msg)
                if card in self.used:
                    msg = f"the {card} before seat {seat} cannot lie there any more: the {card} is used up"
                    raise InvalidArgument(msg)
            if seat == chair and (lying.count(seat) or entry(given.said, seat)):
                msg = f"seat {seat} is in the chair in round {given.round}, lays no card and says nothing"
                raise InvalidArgument(msg)
            if entry(given.said, seat) and (given.asking.startswith("decide") or (laying and seat not in lying)):
                msg = f"seat {seat} has laid no card, and can have said nothing"
                raise InvalidArgument(msg)
            if entry(given.said, seat) and table.this_round.hush:
                msg = f"seat {seat} can have said nothing: there is hush in this round"
                raise InvalidArgument(msg)
        dealt = not lying and given.asking == "reveal_card"
        for seat in (*given.open, *given.ready):
            if seat not in lying and not (dealt and seat in table.participants):
                msg = f"seat {seat} has laid no card that lies face up or is content with"
                raise InvalidArgument(msg)
        if given.open and given.round == ROUNDS:
            msg = f"seat {given.open[0]} cannot have laid a card face up in the succession"
            raise InvalidArgument(msg)
        if given.ready and (not laying or {*given.ready} >= {*table.participants}):
            msg = "who is ready only matters while cards are laid and somebody is not"
            raise InvalidArgument(msg)

    def _check_cards(self, parts: Sequence[Part]) -> None:
        """Every player has each character in play once."""
        places: dict[Character, str] = {}
        for one in parts:
            for card in one.cards:
                if card in places:
                    msg = f"every player has the {card} once, and not both {places[card]} and {one.place}"
                    raise InvalidArgument(msg)
                if card not in self.cast.in_play:
                    msg = f"the {card} is not in play and cannot be {one.place}"
                    raise InvalidArgument(msg)
                places[card] = one.place

    def _player(self, table: State, seat: int) -> Player:
        """What lies before a seat, is in its hand and on its pile."""
        given, hand, pile, laid = self.given, self.hands[seat], self.piles[seat], self.laid[seat]
        self._check_cards((hand, pile, Part(f"before seat {seat}", laid)))
        named = (*hand.cards, *pile.cards, *laid)
        rest = list(self.chance.shuffle([card for card in self.cast.in_play if card not in named]))
        if given.asking == "reveal_card" and not any(self.laid) and seat != table.chair:
            fitting = [card for card in rest if table.is_permitted(card) and card not in self.used]
            if not fitting:
                msg = f"no card is left that could lie before seat {seat}"
                raise InvalidArgument(msg)
            laid = (fitting[0],)
            rest.remove(fitting[0])
        must_play = given.asking == "lay_card" and not laid and seat != table.chair
        if must_play and not any(map(table.is_permitted, hand.cards)):
            rest.sort(key=lambda card: not table.is_permitted(card))
        number = hand.more if not hand.left_open else len(rest) - pile.more
        if hand.left_open and pile.left_open:
            number = len(rest)
        if not pile.left_open and not hand.left_open and number + pile.more != len(rest):
            msg = (
                f"seat {seat} has {len(self.cast.in_play)} cards in play, and not {len(named) + number + pile.more}"
                if number or pile.more or not rest
                else f"the {rest[0]} is in play and must be {hand.place} or {pile.place}"
            )
            raise InvalidArgument(msg)
        if not 0 <= number <= len(rest):
            msg = f"only {len(rest)} cards are left for the hand and the discard pile of seat {seat}"
            raise InvalidArgument(msg)
        held = sort_characters((*hand.cards, *rest[:number]))
        if not held:
            msg = f"seat {seat} cannot be without a card in hand"
            raise InvalidArgument(msg)
        if must_play and must_renew(table, held):
            why = "a single card" if len(held) == 1 else "no card that may be played"
            msg = f"the hand of seat {seat} would have been renewed: there is {why} in it"
            raise InvalidArgument(msg)
        discard = (*rest[number:], *pile.cards)
        lying = laid[0] if laid else None
        said = _at(given.said, seat)
        return Player(held, discard, lying, lying is not None and seat in given.open, said, seat in given.ready)


def _at(column: Sequence[EntryT], seat: int) -> EntryT | None:
    """What is said about a seat, if anything."""
    return column[seat] if seat < len(column) else None


def laid_out(given: Arrangement) -> State:
    """The position that an arrangement describes; raises :class:`InvalidArgument` if there is none."""
    return Table(given).state()


def check_numbers(given: Arrangement) -> None:
    """Numbers that cannot be."""
    bounds: dict[str, tuple[int, int, Sequence[int]]] = {
        "round": (1, ROUNDS, (given.round,)),
        "favour": (1, MAX_FAVOUR, () if given.favour is None else (given.favour,)),
        "die": (1, len(FACES), (*given.shown, *(() if given.die is None else (given.die,)))),
        "sub_round": (0, 2, (given.sub_round,)),
        "goals": (1, len(FACES), [value for goal in given.goals or () for value in goal]),
    }
    for name, (least, most, numbers) in bounds.items():
        for number in numbers:
            if not least <= number <= most:
                msg = f"{name} is from {least} to {most}, not {number}"
                raise InvalidArgument(msg)
    for goal in given.goals or ():
        if not goal or list(goal) != sorted(set(goal)):
            msg = f"a goal is one or more values, ascending, and not {list(goal)}"
            raise InvalidArgument(msg)
    if len(given.shown) > MOST_FACES:
        msg = f"the die has shown {MOST_FACES} faces at most, not {len(given.shown)}"
        raise InvalidArgument(msg)
    silent = given.options.rulebook.silence != "off"
    if not silent and (given.boxes or given.silence_broken):
        msg = "there are no boxes and no silence to be broken in a game without silence"
        raise InvalidArgument(msg)
    if list(given.boxes) != sorted(set(given.boxes)) or not {*given.boxes} <= {*range(1, given.round)}:
        msg = f"boxes are rounds before round {given.round}, ascending, and not {list(given.boxes)}"
        raise InvalidArgument(msg)


def check_effects(given: Arrangement) -> None:
    """What holds in this round or the next, and cannot."""
    for effects, number in ((given.this_round, given.round), (given.next_round, given.round + 1)):
        if effects != NO_EFFECTS and number >= ROUNDS:
            msg = f"nothing of the kind holds in round {ROUNDS}"
            raise InvalidArgument(msg)
        _check_round(given, effects)


def _check_round(given: Arrangement, effects: RoundEffects) -> None:
    rulebook = given.options.rulebook
    if not 0 <= effects.permits <= MOST_PERMITS:
        msg = f"there are 0 to {MOST_PERMITS} permits, not {effects.permits}"
        raise InvalidArgument(msg)
    if len(set(effects.banned)) < len(effects.banned) or len(effects.banned) > MOST_BANS:
        msg = f"at most {MOST_BANS} characters are banned, each once, and not {', '.join(effects.banned)}"
        raise InvalidArgument(msg)
    strange = [card for card in effects.banned if card not in rulebook.cast]
    if strange:
        msg = f"the {strange[0]} is on the throne and cannot be banned"
        raise InvalidArgument(msg)
    if effects.free_bell and not rulebook.bells:
        msg = "no bell is free in a game without bells"
        raise InvalidArgument(msg)
