"""
The challenge cards (C12-CAT-1 to C12-CAT-20).

The cards of the default catalogue are reconstructed. Original are only the numbers, the three difficulties, what the
scenarios say about their cards, and what ``Challenge.known`` names. It is data, and ``Options(catalogue=...)`` replaces
it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from attrs import frozen

from ..core import Message
from ..core.errors import InvalidOptions
from .effects import (
    Arrange,
    Ban,
    Discard,
    Effect,
    Favour,
    FreeBell,
    Hush,
    OpenPlay,
    Peek,
    Recover,
    Replay,
    RollDie,
    TakeBack,
    TurnDie,
)
from .words import title_of


__all__ = ["DEFAULT_CATALOGUE", "SUCCESSION", "Catalogue", "Challenge", "Difficulty", "Goal", "Known", "SuccessionCard"]

Difficulty = Literal["easy", "medium", "hard"]
Known = Literal["name", "goals"]
BuiltInCatalogue = Literal["council-default"]
Goal = tuple[int, ...]
"""The wanted values, ascending; the die must show one of them."""

SUCCESSION = 37
"""The number of the last card, "secure the succession"; it is in no catalogue (C12-CAT-1)."""
SUCCESSION_TITLE = "Secure the Succession"
NUMBERS = range(1, 37)
_NAME = re.compile("[a-z][a-z0-9_]*")
_LONGEST_TEXT = 100
_LONGEST_LIST = 8
MOST_POINTS = 99


@frozen
class Challenge:
    """
    One challenge card.

    Attributes:
        number: the number on the front.
        name: a key of small letters.
        title: its name for people.
        difficulty: the colour of its bell.
        goals: one or two goals (C12-CAT-2).
        reward: what happens when it is passed, in order.
        penalty: what happens when it is failed, in order.
        points: the number on the back.
        german: the name on the German card; empty if it is not known, as with the names that are made up here.
        known: what of the card is original; the rest is reconstructed.
    """

    number: int
    name: str
    title: str
    difficulty: Difficulty
    goals: tuple[Goal, ...]
    reward: tuple[Effect, ...]
    penalty: tuple[Effect, ...]
    points: int
    german: str = ""
    known: tuple[Known, ...] = ()


@frozen
class SuccessionCard:
    """
    The back of the succession card, reconstructed (C12-THRONE-6, C12-SCORE-5).

    Attributes:
        points: the number on it.
        losses: the favour that is lost if there are two, three or four different characters.
    """

    points: int = 0
    losses: tuple[int, int, int] = (1, 2, 3)


@frozen
class Catalogue:
    """
    A set of challenge cards.

    Attributes:
        challenges: the cards, by number.
        complete: whether it claims to be the whole game; then it is held against what the rulebook prints (C12-CAT-1,
            C12-CAT-3 to C12-CAT-6, C12-CAT-10, C12-CAT-11, C12-CAT-13, C12-CAT-15).
        succession: the last card, as far as it is not known.
    """

    challenges: tuple[Challenge, ...]
    complete: bool = False
    succession: SuccessionCard = SuccessionCard()


_LOSE_1, _LOSE_2, _GAIN_1, _GAIN_2 = Favour(-1), Favour(-2), Favour(1), Favour(2)
_EASY: Difficulty = "easy"
_MEDIUM: Difficulty = "medium"
_HARD: Difficulty = "hard"


def _one(*values: int) -> tuple[Goal, ...]:
    """One goal."""
    return (values,)


def _two(first: Goal, second: Goal) -> tuple[Goal, ...]:
    """Two goals."""
    return (first, second)


def _card(
    number: int,
    name: str,
    title: str,
    german: str,
    difficulty: Difficulty,
    goals: tuple[Goal, ...],
    reward: tuple[Effect, ...],
    penalty: tuple[Effect, ...],
    points: int,
    *known: Known,
) -> Challenge:
    return Challenge(number, name, title, difficulty, goals, reward, penalty, points, german, known)


# fmt: off
DEFAULT_CATALOGUE = Catalogue((
    _card(1, "river_dry", "River Run Dry", "FLUSS AUSGETROCKNET", _EASY, _one(1), (), (_LOSE_2,), 3, "name"),
    _card(2, "stray_herd", "Stray Herd", "", _EASY, _one(2, 4, 6), (OpenPlay("one"),), (_LOSE_1,), 1),
    _card(3, "cracked_dam", "Cracked Dam", "", _EASY,
          _one(1, 2), (_GAIN_1,), (_LOSE_1, Discard("all")), 2),
    _card(4, "catch_mammoth", "Catch a Mammoth", "MAMMUT FANGEN", _EASY,
          _one(10, 11, 12), (TakeBack("one", "any"),), (_LOSE_1,), 1, "name"),
    _card(5, "tower_collapsed", "Tower Collapsed", "WOHNTURM EINGESTÜRZT", _EASY,
          _one(9, 10, 11), (_GAIN_1,), (_LOSE_1,), 1, "name", "goals"),
    _card(6, "poisoned_well", "Poisoned Well", "", _EASY, _one(12), (_GAIN_1,), (_LOSE_1,), 2),
    _card(7, "market_fog", "Fog over the Market", "", _EASY,
          _one(5, 6, 7, 8), (Peek(1),), (_LOSE_1,), 1),
    _card(8, "celebration", "Celebration", "FEIER", _EASY, _one(3), (_GAIN_1,), (_LOSE_1,), 2, "name", "goals"),
    _card(9, "mute_bell", "Mute Bell", "", _EASY, _one(7), (FreeBell(),), (_LOSE_1,), 2),
    _card(10, "twin_stars", "Twin Stars", "", _EASY,
          _two((1, 2, 3), (10, 11, 12)), (_GAIN_1,), (_LOSE_1,), 3),
    _card(11, "lost_caravan", "Lost Caravan", "", _EASY,
          _one(4, 5, 6), (TakeBack("all", "top"),), (_LOSE_1,), 1),
    _card(12, "runaway_goats", "Runaway Goats", "", _EASY,
          _one(6, 7, 8, 9), (FreeBell(),), (_LOSE_1,), 1),
    _card(13, "solve_crime", "Solve a Crime", "VERBRECHEN AUFKLÄREN", _EASY,
          _one(2, 11), (Arrange(2),), (_LOSE_1,), 2, "name"),
    _card(14, "siren_song", "Siren Song", "SIRENENGESANG", _EASY, _one(8, 9), (), (_LOSE_1,), 2, "name"),
    _card(15, "harvest_feast", "Harvest Feast", "", _EASY, _one(1, 2, 3, 4), (_GAIN_1,), (_LOSE_1,), 1),
    _card(16, "carrier_pigeons", "Carrier Pigeons", "", _EASY, _one(3, 6, 9, 12), (_GAIN_2,), (_LOSE_1,), 1),
    _card(17, "sleeping_giant", "Sleeping Giant", "", _EASY,
          _one(5, 8), (TurnDie("tilt"),), (_LOSE_1,), 2),
    _card(18, "travelling_circus", "Travelling Circus", "", _EASY,
          _one(1, 12), (Recover(),), (_LOSE_1, Hush()), 2),
    _card(19, "cold_hearth", "Cold Hearth", "", _EASY,
          _one(4, 8, 12), (TakeBack("one", "any"),), (_LOSE_1,), 1),
    _card(20, "last_torch", "Last Torch", "", _EASY, _one(10), (_GAIN_2,), (_LOSE_2,), 3),
    _card(21, "strange_lights", "Strange Lights", "SELTSAME LICHTER", _MEDIUM,
          _two((3,), (10,)), (_GAIN_1, OpenPlay("one")), (_LOSE_1,), 4, "name", "goals"),
    _card(22, "witch_hunt", "Witch Hunt", "HEXENJAGD", _MEDIUM,
          _one(6, 7), (_GAIN_1,), (_LOSE_1, Ban("supplicant")), 3, "name"),
    _card(23, "stolen_seal", "Stolen Seal", "", _MEDIUM,
          _one(2, 3), (TurnDie("any"),), (_LOSE_1, RollDie()), 3),
    _card(24, "sealed_gate", "Sealed Gate", "", _MEDIUM, _one(9), (Peek(2),), (_LOSE_1, Replay()), 4),
    _card(25, "rotten_harvest", "Rotten Harvest", "", _MEDIUM,
          _one(4, 5), (TakeBack("all", "any"),), (_LOSE_1, Discard("one")), 3),
    _card(26, "earthquake", "Earthquake", "", _MEDIUM, _one(1, 7), (_GAIN_1,), (_LOSE_1, RollDie()), 3),
    _card(27, "mirror_lake", "Mirror Lake", "", _MEDIUM,
          _one(6, 12), (OpenPlay("all"),), (_LOSE_1, TurnDie("flip")), 3),
    _card(28, "feuding_brothers", "Feuding Brothers", "", _MEDIUM,
          _two((2, 4), (9, 11)), (_GAIN_2,), (_LOSE_1, Ban("choice")), 5),
    _card(29, "contest", "Contest", "", _MEDIUM, _one(8, 11), (Recover(),), (_LOSE_1, Discard("all")), 4),
    _card(30, "zombie_horde", "Zombie Horde", "ZOMBIEHORDE", _HARD, _one(6), (), (_LOSE_2,), 6, "name"),
    _card(31, "burning_bridges", "Burning Bridges", "", _HARD,
          _two((1,), (7,)), (_GAIN_2,), (_LOSE_2,), 7),
    _card(32, "doppelganger", "Doppelganger", "", _HARD,
          _two((2,), (12,)), (Peek(1),), (_LOSE_1, Replay()), 7),
    _card(33, "stone_of_silence", "Stone of Silence", "", _HARD,
          _one(8), (), (_LOSE_1, Hush(), Ban("choice")), 6),
    _card(34, "black_sun", "Black Sun", "", _HARD,
          _two((6,), (11,)), (_GAIN_1, Recover()), (_LOSE_2,), 8),
    _card(35, "divided_realm", "Divided Realm", "", _HARD,
          _two((4,), (5,)), (_GAIN_1, OpenPlay("all")), (_LOSE_1, Discard("all")), 7),
    _card(36, "uprising", "Uprising", "", _HARD, _one(11), (_GAIN_1,), (_LOSE_2, RollDie()), 8),
), complete=True)
# fmt: on
"""The cards of ``"council-default"``."""


def check_catalogue(catalogue: Catalogue) -> None:
    """Refuses a catalogue with cards that cannot be played; one that claims to be complete must fit the year too."""
    seen: set[int] = set()
    names: set[str] = set()
    for challenge in catalogue.challenges:
        problem = _problem(challenge)
        if challenge.number in seen or challenge.name in names:
            problem = "stands twice in the catalogue [C12-CAT-1]"
        if problem is not None:
            msg = f"the challenge {challenge.number} {problem}"
            raise InvalidOptions(msg)
        seen.add(challenge.number)
        names.add(challenge.name)
    last = catalogue.succession
    if not 0 <= last.points <= MOST_POINTS or not all(0 <= loss <= 5 for loss in last.losses):
        msg = "the succession card needs points from 0 to 99, and losses of 0 to 5 favour [C12-THRONE-6]"
        raise InvalidOptions(msg)
    if catalogue.complete:
        problem = incomplete(catalogue)
        if problem is not None:
            msg = f"the catalogue claims to be complete, but {problem}"
            raise InvalidOptions(msg)


def _problem(challenge: Challenge) -> str | None:
    if challenge.number not in NUMBERS:
        return "needs a number from 1 to 36 [C12-CAT-1]"
    if not _NAME.fullmatch(challenge.name) or len(challenge.name) > _LONGEST_TEXT:
        return "needs a name of small letters, digits and underscores that begins with a letter"
    if not 0 < len(challenge.title) <= _LONGEST_TEXT or len(challenge.german) > _LONGEST_TEXT:
        return "needs a title of 1 to 100 letters"
    if not challenge.title.isprintable():
        return "needs a title that can be printed on one line"
    if len(challenge.goals) not in (1, 2):
        return "needs one or two goals [C12-CAT-2]"
    for goal in challenge.goals:
        if not goal or list(goal) != sorted(set(goal)) or not set(goal) <= set(range(1, 13)):
            return "needs goals with values from 1 to 12, ascending [C12-CAT-2]"
    if not 0 <= challenge.points <= MOST_POINTS:
        return "needs points from 0 to 99"
    if len(challenge.reward) > _LONGEST_LIST or len(challenge.penalty) > _LONGEST_LIST:
        return f"has more than {_LONGEST_LIST} effects on one side"
    for effect in (*challenge.reward, *challenge.penalty):
        if isinstance(effect, Favour) and (not -5 <= effect.n <= 5 or effect.n == 0):
            return "changes favour by 1 to 5, up or down [C12-FX-FAVOUR-1]"
        if isinstance(effect, Peek) and not 1 <= effect.n <= 7:
            return "shows 1 to 7 supplicants [C12-FX-PEEK-1]"
        if isinstance(effect, Arrange) and not 1 <= effect.n <= 4:
            return "lets the council order 1 to 4 supplicants [C12-FX-ARRANGE-1]"
    return None


def losses(effects: tuple[Effect, ...]) -> int:
    """The favour that a list of effects loses."""
    return -sum(effect.n for effect in effects if isinstance(effect, Favour) and effect.n < 0)


def gains(effects: tuple[Effect, ...]) -> int:
    """The favour that a list of effects gains."""
    return sum(effect.n for effect in effects if isinstance(effect, Favour) and effect.n > 0)


_PRINTED_GOALS: tuple[tuple[str, str, str, tuple[Goal, ...]], ...] = (
    ("C12-CAT-3", "tower_collapsed", "WOHNTURM EINGESTÜRZT", ((9, 10, 11),)),
    ("C12-CAT-4", "celebration", "FEIER", ((3,),)),
    ("C12-CAT-5", "strange_lights", "SELTSAME LICHTER", ((3,), (10,))),
)
"""The cards whose goals the rulebook prints; which numbers they have it does not say."""


def incomplete(catalogue: Catalogue) -> str | None:
    """
    What the rulebook prints and a catalogue misses that claims to be the whole game, or ``None``.

    Only what is printed counts: the numbers, the goals of cards that the rulebook names, and what it says of the cards
    of a month without leaving a measure to us. What is reconstructed, or a measure of ours, refuses no real card.
    """
    cards = {challenge.number: challenge for challenge in catalogue.challenges}
    if sorted(cards) != list(NUMBERS):
        return "it must hold the numbers 1 to 36 [C12-CAT-1]"
    for rule, name, german, goals in _PRINTED_GOALS:
        for card in cards.values():
            if (card.name == name or card.german.casefold() == german.casefold()) and card.goals != goals:
                return f"{card.title} has other goals [{rule}]"

    def month(*numbers: int) -> list[Challenge]:
        return [cards[number] for number in numbers]

    rules = (
        ("C12-CAT-6", all(card.difficulty == "easy" for card in month(5, 8, 9, 12, 15, 16, 20))),
        ("C12-CAT-10", all(list(map(len, card.goals)) == [1] for card in month(1, 6, 8, 9, 20, 24, 33))),
        ("C12-CAT-11", all(len(card.goals) == 2 for card in month(10, 21, 28, 31, 32, 34, 35))),
        ("C12-CAT-13", all(gains(card.reward) == 0 for card in month(2, 4, 12, 13, 25, 29, 30))),
        ("C12-CAT-15", _deals([card.difficulty for card in cards.values()])),
    )
    return next((f"its cards break a promise of the year [{rule}]" for rule, kept in rules if not kept), None)


def _deals(difficulties: list[Difficulty]) -> bool:
    """Whether there are enough cards for a standard game (C12-SETUP-12)."""
    return all(difficulties.count(level) >= number for level, number in STANDARD_DEAL)


KNOWN_TITLES: Mapping[str, str] = MappingProxyType(
    {**{card.title: card.name for card in DEFAULT_CATALOGUE.challenges}, SUCCESSION_TITLE: "succession"}
)
"""The keys of the challenges whose names can be said in every language, by their titles."""


def named(title: str, german: str) -> Message:
    """The name of a challenge: that of the default catalogue in any language, another one as its card says it."""
    return title_of(title, german, KNOWN_TITLES.get(title))


def own_german(card: Challenge) -> str:
    """The German name of a challenge, if it is not among those that can be said in every language."""
    return "" if card.title in KNOWN_TITLES else card.german


STANDARD_DEAL: tuple[tuple[Difficulty, int], ...] = (("easy", 4), ("medium", 2), ("hard", 1))
"""How many challenges of each difficulty a standard game draws (C12-SETUP-12)."""
