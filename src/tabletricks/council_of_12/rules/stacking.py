"""
The stacks of a position that is put together by hand: who is in play and who comes when, and the challenges.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from attrs import frozen

from ...core import Chance
from ...core.errors import InvalidArgument
from ...core.printing import shown
from ..arrangement import Arrangement
from ..catalogue import STANDARD_DEAL, SUCCESSION
from ..characters import CHARACTERS, Character
from ..options import ROUNDS
from ..scenarios import DECK_SIZE
from .state import Challenges, Supplicants


OPEN = 5
HIDDEN = 2


def characters(text: str, place: str) -> tuple[Character, ...]:
    """Some characters by name, in the order written, each once."""
    found: list[Character] = []
    for name in text.split():
        known = [character for character in CHARACTERS if character == name]
        if not known:
            msg = f"there is no character {shown(name)} to be {place}"
            raise InvalidArgument(msg)
        if known[0] in found:
            msg = f"the {name} is named twice {place}"
            raise InvalidArgument(msg)
        found += known
    return tuple(found)


@frozen
class Cast:
    """
    Who is in play, and the supplicants.

    Attributes:
        in_play: the characters that everybody has.
        supplicants: the supplicants of the set-up, and those who come.
    """

    in_play: tuple[Character, ...]
    supplicants: Supplicants


def cast_of(arrangement: Arrangement, used: Iterable[Character], chance: Chance) -> Cast:
    """
    Completes who is in play and who comes when.

    Args:
        arrangement: what is given.
        used: characters that lie somewhere, so that they are in play.
        chance: what is left open is dealt from it.
    """
    rulebook, number = arrangement.options.rulebook, arrangement.round
    pool = list(rulebook.cast if rulebook.deck is None else rulebook.deck.supplicants)
    past = characters(arrangement.past, "among the supplicants of the rounds before")
    coming = characters(arrangement.coming, "among the supplicants to come")
    current = () if arrangement.supplicant is None else characters(arrangement.supplicant, "the supplicant")
    _check_comers(arrangement, past, current, coming)
    always = arrangement.options.recruit == "always"
    named = list(characters(arrangement.in_play, "in play"))
    whole = len(named) >= OPEN
    if not whole:
        # Who is still to come is no recruit, so that it must be open.
        extra = sorted((*used, *(past if always else ())), key=lambda card: card not in (*current, *coming))
        named += [card for card in dict.fromkeys(extra) if card not in named]
    for card in (*named, *past, *current, *coming):
        if card not in pool:
            msg = f"the {card} is none of the supplicants of this game"
            raise InvalidArgument(msg)
    if rulebook.intro is not None:
        # Which five are open is printed; who else is named has joined.
        named = [*rulebook.intro.open, *[card for card in named if card not in rulebook.intro.open]]
    visible, joined = named[:OPEN], named[OPEN:]
    covered = [card for card in dict.fromkeys((*past, *current, *coming)) if card not in named]
    while len(visible) < OPEN and len(joined) + len(covered) > HIDDEN:
        visible.append(covered.pop(0))
    if len(joined) + len(covered) > HIDDEN:
        listed = ", ".join((*joined, *covered))
        msg = f"only two supplicants are hidden at first, and {listed} are not among the open ones"
        raise InvalidArgument(msg)
    _complete_open(arrangement, visible, [card for card in pool if card not in (*joined, *covered)], chance)
    others = chance.shuffle([card for card in pool if card not in (*visible, *joined, *covered)])
    covered += others[: HIDDEN - len(joined) - len(covered)]
    late = [card for card in joined if card in (*current, *coming)]
    if late:
        msg = f"the {late[0]} is in play and no open supplicant, so that it has come in a round before"
        raise InvalidArgument(msg)
    before = [*past, *[card for card in joined if card not in past]]
    if len(before) > number - 1:
        msg = f"in round {number} only {number - 1} supplicants have come before, and not {', '.join(before)}"
        raise InvalidArgument(msg)
    missed = [card for card in past if card in covered] if whole and always else []
    if missed:
        msg = f"the {missed[0]} has come in a round before, so that it is in play, too"
        raise InvalidArgument(msg)
    free = [card for card in (*visible, *covered) if card not in (*before, *current, *coming)]
    fitting = [card for card in free if card in visible] if whole and always else free
    added = chance.shuffle(fitting)[: number - 1 - len(before)]
    if len(before) + len(added) < number - 1:
        msg = f"before round {number} {number - 1} supplicants have come, and all of them are in play: name them, too"
        raise InvalidArgument(msg)
    before += added
    if always:
        joined += [card for card in before if card in covered]
    rest = chance.shuffle([card for card in free if card not in before])
    if number < ROUNDS and not current:
        current, rest = tuple(rest[:1]), rest[1:]
    stack = (*coming, *rest)
    if not 0 <= arrangement.known <= len(stack):
        msg = f"{len(stack)} supplicants are still to come, and {arrangement.known} of them cannot be known"
        raise InvalidArgument(msg)
    supplicants = Supplicants(tuple(visible), stack, arrangement.known, current[0] if current else None, tuple(before))
    return Cast((*visible, *joined), supplicants)


def _check_comers(
    arrangement: Arrangement, past: Sequence[Character], current: Sequence[Character], coming: Sequence[Character]
) -> None:
    """Nobody comes twice, and in every round one."""
    for card, times in Counter((*past, *current, *coming)).items():
        if times > 1:
            msg = f"the {card} comes twice: each supplicant comes once"
            raise InvalidArgument(msg)
    number = arrangement.round
    if len(past) > number - 1:
        msg = f"before round {number} {number - 1} supplicants have come, not {len(past)}"
        raise InvalidArgument(msg)
    if number == ROUNDS and (current or coming):
        msg = f"in round {ROUNDS} no supplicant comes any more: not the {(*current, *coming)[0]}"
        raise InvalidArgument(msg)
    if len(coming) > max(0, DECK_SIZE - number):
        msg = f"after round {number} {max(0, DECK_SIZE - number)} supplicants come, not {len(coming)}"
        raise InvalidArgument(msg)


def _complete_open(
    arrangement: Arrangement, visible: list[Character], candidates: Sequence[Character], chance: Chance
) -> None:
    """Draws open supplicants as setup does: the worker, one of value 1, and others (C12-SETUP-3 to C12-SETUP-6)."""
    crowns = arrangement.options.rulebook.crowns
    drawn = chance.shuffle([card for card in candidates if card not in visible])
    drawn.sort(key=lambda card: card != "worker")
    if drawn and drawn[0] == "worker" and not any(crowns[card] == 1 for card in visible):
        drawn[1:] = sorted(drawn[1:], key=lambda card: crowns[card] != 1)
        drawn[2:] = chance.shuffle(drawn[2:])
    visible += drawn[: OPEN - len(visible)]


def challenges_of(arrangement: Arrangement, chance: Chance) -> Challenges:
    """Completes the challenges: of a fixed deck, or as many of each difficulty as a standard game has."""
    rulebook, number = arrangement.options.rulebook, arrangement.round
    left, right, following = arrangement.left, arrangement.right, arrangement.following
    last = number == ROUNDS
    if last and arrangement.challenge not in (None, SUCCESSION):
        msg = f"round {ROUNDS} is the succession, and not challenge {arrangement.challenge}"
        raise InvalidArgument(msg)
    current = () if last or arrangement.challenge is None else (arrangement.challenge,)
    after = following[:-1] if following[-1:] == (SUCCESSION,) else following
    named = (*left, *right, *current, *after)
    for card, times in Counter(named).items():
        if card == SUCCESSION or card not in rulebook.challenges:
            msg = f"there is no challenge {card} to be met before the succession"
            raise InvalidArgument(msg)
        if rulebook.deck is not None and card not in rulebook.deck.challenges:
            msg = f"challenge {card} is none of those of this game"
            raise InvalidArgument(msg)
        if times > 1:
            msg = f"challenge {card} is named twice"
            raise InvalidArgument(msg)
    _check_piles(arrangement, len(after))
    if rulebook.intro is not None:
        fixed = rulebook.intro.challenges
        if (left, current, after) != (fixed[: len(left)], *_stretch(fixed, number, len(current), len(after))):
            msg = f"in this introductory game the challenges come in the order {', '.join(map(str, fixed))}"
            raise InvalidArgument(msg)
        rest = [card for card in fixed if card not in named]
    elif rulebook.deck is not None:
        rest = chance.shuffle([card for card in sorted(rulebook.deck.challenges) if card not in named])
    else:
        rest = []
        for difficulty, count in STANDARD_DEAL:
            level = rulebook.of_difficulty(difficulty)
            missing = count - sum(card in level for card in named)
            if missing < 0:
                msg = f"a standard game has {count} of the {difficulty} challenges, and {count - missing} are named"
                raise InvalidArgument(msg)
            rest += chance.shuffle([card for card in level if card not in named])[:missing]
        rest = chance.shuffle(rest)
    over = number - 1 - len(left) - len(right)
    left, rest = (*left, *rest[:over]), rest[over:]
    if last:
        return Challenges((), SUCCESSION, left, right)
    if not current:
        current, rest = (rest[0],), rest[1:]
    return Challenges(
        (*after, *rest, SUCCESSION), current[0], left, (*right, *current) if arrangement.belled else right
    )


def _stretch(fixed: Sequence[int], number: int, faced: int, after: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The challenges of a fixed order that are faced in a round, and after it."""
    return tuple(fixed[number - 1 : number - 1 + faced]), tuple(fixed[number : number + after])


def _check_piles(arrangement: Arrangement, after: int) -> None:
    """As many challenges are over as rounds, and bells are rung where there are any."""
    number, over = arrangement.round, len(arrangement.left) + len(arrangement.right)
    if over > number - 1:
        msg = f"before round {number} {number - 1} challenges are over, not {over}"
        raise InvalidArgument(msg)
    if after > max(0, DECK_SIZE - number):
        msg = f"after round {number} {max(0, DECK_SIZE - number)} challenges come before the succession, not {after}"
        raise InvalidArgument(msg)
    if (arrangement.right or arrangement.belled) and not arrangement.options.rulebook.bells:
        msg = "no challenge can be belled: there are no bells in this game"
        raise InvalidArgument(msg)
    if arrangement.belled and (number == ROUNDS or arrangement.asking == "decide_on_bell"):
        msg = "the challenge that is faced cannot be belled yet"
        raise InvalidArgument(msg)
