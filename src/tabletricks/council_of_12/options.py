"""
What can be chosen before a game (C12-OPT-1 to C12-OPT-13).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from attrs import field, frozen

from ..core.errors import InvalidOptions
from ..core.forms import field_forms
from ..core.printing import shown
from ..core.shapes import fits
from .catalogue import (
    DEFAULT_CATALOGUE,
    MOST_POINTS,
    STANDARD_DEAL,
    SUCCESSION,
    SUCCESSION_TITLE,
    BuiltInCatalogue,
    Catalogue,
    Challenge,
    Difficulty,
    check_catalogue,
)
from .characters import CHARACTERS, DEFAULT_CROWNS, Character, Crowns, check_crowns
from .die import OPPOSITE13, BuiltInLayout, DieLayout, DieTable, check_layout, die_table
from .scenarios import (
    DEFAULT_INTRO,
    YEAR,
    Deck,
    IntroDeck,
    Scenario,
    Silence,
    check_deck,
    check_scenario,
)


__all__ = ["BoxPoints", "Chair", "Mode", "Options", "Recruiting", "Rulebook"]

Mode = Literal["standard", "scenario", "custom", "intro"]
Chair = Literal["sit_out", "none"]
Recruiting = Literal["always", "on_pass"]
BoxPoints = tuple[int, int]
"""What a box of the silent council is worth: with silence, with eerie silence."""

MAX_FAVOUR = 5
ROUNDS = 8
"""Seven challenges and the succession (C12-ROUND-5)."""

BOX_POINTS: BoxPoints = (1, 2)
"""What a box of the silent council is worth, reconstructed: with silence, with eerie silence (C12-SILENT-8)."""


@frozen(eq=False)
class Rulebook:
    """
    What the options come to: the data of the game, looked up once.

    Attributes:
        challenges: the challenge cards by number, the succession card with them.
        crowns: the crown value of each supplicant.
        die: what can be done with the die.
        deck: the fixed cards of a scenario, a custom or an introductory game; ``None`` in a standard game.
        special: the scenario with its special rules; ``None`` in other modes.
        cast: the characters that every player owns, in canonical order (C12-SETUP-2).
        silence: the silence that is played with (C12-OPT-9).
        bells: whether there is a bell step at all (C12-BELL-7).
        favour: the favour at the start (C12-SETUP-1).
        losses: the favour that two, three and four different characters cost in the succession (C12-THRONE-6).
        box_points: what a box of the silent council is worth in this game (C12-SILENT-8).
        intro: the cards of an introductory game in their order; ``None`` in other modes.
    """

    challenges: Mapping[int, Challenge]
    crowns: Mapping[Character, int]
    die: DieTable
    deck: Deck | None
    special: Scenario | None
    cast: tuple[Character, ...]
    silence: Silence
    bells: bool
    favour: int
    losses: tuple[int, int, int]
    box_points: int
    intro: IntroDeck | None

    def of_difficulty(self, difficulty: Difficulty) -> list[int]:
        """The numbers of the challenges of one difficulty, ascending."""
        return [
            number
            for number, card in sorted(self.challenges.items())
            if card.difficulty == difficulty and number != SUCCESSION
        ]


# A supplied catalogue is large, and the hash of every state holds that of its options.
@frozen(cache_hash=True)
class Options:
    """
    The options of a game of Council of 12.

    Attributes:
        players: 2 to 4.
        mode: ``"standard"``, ``"scenario"``, ``"custom"`` or ``"intro"``.
        scenario: 1 to 12 for a month of the year, or a scenario of your own; in mode ``"scenario"`` only.
        custom: a deck of your own; in mode ``"custom"`` only.
        throne: the character on the throne, who takes no part; it matters in a standard game and with a deck of your
            own, which must do without the character (C12-OPT-6).
        first_game: whether the bell step is left out (C12-OPT-7).
        silence: the silence that is played with; ``None`` is ``"off"``, or what the scenario demands (C12-OPT-9).
        chair: with four players, whether the council chair sits out (C12-OPT-10).
        recruit: when a hidden supplicant's character joins the hands (C12-OPT-11).
        die_layout: which faces are neighbours: ``"opposite13"``, or a layout of your own (C12-DIE-5).
        catalogue: the challenge cards: ``"council-default"``, or a catalogue of your own (C12-OPT-12).
        crowns: the crown values of the supplicants in canonical order; ``None`` is the reconstructed ones.
        box_points: what a box of the silent council is worth; ``None`` is the reconstructed points (C12-SILENT-8).
        intro: the cards of the introductory game; ``None`` is the reconstructed ones (C12-INTRO-1, C12-INTRO-2).
    """

    players: int
    mode: Mode = "standard"
    scenario: int | Scenario | None = None
    custom: Deck | None = None
    throne: Character | None = None
    first_game: bool = False
    silence: Silence | None = None
    chair: Chair = "sit_out"
    recruit: Recruiting = "always"
    die_layout: BuiltInLayout | DieLayout = "opposite13"
    catalogue: BuiltInCatalogue | Catalogue = "council-default"
    crowns: Crowns | None = None
    box_points: BoxPoints | None = None
    intro: IntroDeck | None = None
    rulebook: Rulebook = field(init=False, eq=False, repr=False)

    @rulebook.default
    def _look_up(self) -> Rulebook:
        for name, form in field_forms(Options).items():
            if not fits(form)(getattr(self, name)):
                msg = f"{name} cannot be {shown(getattr(self, name))}"
                raise InvalidOptions(msg)
        return _rulebook(self)

    def __reduce__(self) -> tuple[type[Options], tuple[object, ...]]:
        """Travels without its rulebook, which is made anew where it arrives."""
        return Options, tuple(getattr(self, name) for name in field_forms(Options))


def _rulebook(options: Options) -> Rulebook:
    if not 2 <= options.players <= 4:
        msg = f"players must be from 2 to 4, not {options.players} [C12-OPT-1]"
        raise InvalidOptions(msg)
    catalogue = DEFAULT_CATALOGUE if options.catalogue == "council-default" else options.catalogue
    challenges = _challenges(catalogue)
    scenario = _scenario(options)
    available = frozenset(challenges) - {SUCCESSION}
    if scenario is not None:
        check_scenario(scenario, available)
    deck = _deck(options, scenario, available)
    if deck is None:
        _check_standard(catalogue)
    _box_points(options)
    throne = options.throne if options.mode in ("standard", "custom") else None
    if deck is not None and throne in deck.supplicants:
        msg = f"the {throne} sits on the throne and cannot ask for help: choose another supplicant [C12-OPT-6]"
        raise InvalidOptions(msg)
    silence = _silence(options, scenario)
    return Rulebook(
        challenges,
        _crowns(DEFAULT_CROWNS if options.crowns is None else options.crowns),
        _die(OPPOSITE13 if options.die_layout == "opposite13" else options.die_layout),
        deck,
        scenario,
        CHARACTERS if throne is None else tuple(character for character in CHARACTERS if character != throne),
        silence,
        not options.first_game and options.mode != "intro",
        _favour(options, scenario),
        catalogue.succession.losses,
        0 if silence == "off" else _box_points(options)[silence == "eerie"],
        _intro(options) if options.mode == "intro" else None,
    )


@lru_cache(maxsize=64)
def _challenges(catalogue: Catalogue) -> Mapping[int, Challenge]:
    check_catalogue(catalogue)
    cards = {challenge.number: challenge for challenge in catalogue.challenges}
    points = catalogue.succession.points
    last = Challenge(SUCCESSION, "succession", SUCCESSION_TITLE, "easy", (), (), (), points, "THRONFOLGE SICHERN")
    return MappingProxyType({**cards, SUCCESSION: last})


@lru_cache(maxsize=64)
def _crowns(crowns: Crowns) -> Mapping[Character, int]:
    check_crowns(crowns)
    return MappingProxyType(dict(zip(CHARACTERS, crowns, strict=True)))


@lru_cache(maxsize=64)
def _die(layout: DieLayout) -> DieTable:
    check_layout(layout)
    return die_table(layout)


def _scenario(options: Options) -> Scenario | None:
    """The scenario that is played (C12-OPT-3)."""
    wanted = options.scenario
    if (wanted is not None) != (options.mode == "scenario"):
        msg = "a scenario belongs to the mode 'scenario', and only to that [C12-OPT-3]"
        raise InvalidOptions(msg)
    if type(wanted) is int and not 1 <= wanted <= len(YEAR):
        msg = f"scenario must be from 1 to 12, not {wanted} [C12-OPT-3]"
        raise InvalidOptions(msg)
    scenario = YEAR[wanted - 1] if isinstance(wanted, int) else wanted
    if scenario is not None and options.first_game and scenario.bells:
        msg = f"{scenario.month} cannot be won without bells, and a first game has none [C12-OPT-8]"
        raise InvalidOptions(msg)
    return scenario


def _deck(options: Options, scenario: Scenario | None, available: frozenset[int]) -> Deck | None:
    """The cards of a game that does not draw them (C12-SETUP-9)."""
    if options.intro is not None and options.mode != "intro":
        msg = "the cards of an introductory game belong to the mode 'intro', and only to that [C12-INTRO-1]"
        raise InvalidOptions(msg)
    if (options.custom is not None) != (options.mode == "custom"):
        msg = "a custom deck belongs to the mode 'custom', and only to that [C12-OPT-4]"
        raise InvalidOptions(msg)
    deck = options.custom
    if scenario is not None:
        deck = scenario.deck
    elif options.mode == "intro":
        deck = _intro(options).deck
    if deck is not None:
        check_deck(deck, available)
    return deck


def _intro(options: Options) -> IntroDeck:
    """The cards of an introductory game (C12-INTRO-1)."""
    intro = DEFAULT_INTRO if options.intro is None else options.intro
    if len(intro.open) != len(DEFAULT_INTRO.open):
        msg = f"an introductory game has 5 open and 2 hidden supplicants, not {len(intro.open)} open ones [C12-INTRO-1]"
        raise InvalidOptions(msg)
    return intro


def _box_points(options: Options) -> BoxPoints:
    """What a box is worth (C12-SILENT-8)."""
    points = BOX_POINTS if options.box_points is None else options.box_points
    if not all(0 <= number <= MOST_POINTS for number in points):
        msg = f"a box is worth 0 to {MOST_POINTS} points [C12-SILENT-8]"
        raise InvalidOptions(msg)
    return points


def _check_standard(catalogue: Catalogue) -> None:
    difficulties = [challenge.difficulty for challenge in catalogue.challenges]
    for level, number in STANDARD_DEAL:
        if difficulties.count(level) < number:
            msg = f"a standard game needs {number} {level} challenges, the catalogue has {difficulties.count(level)}"
            raise InvalidOptions(f"{msg} [C12-CAT-15]")


def _silence(options: Options, scenario: Scenario | None) -> Silence:
    """The silence that is played with (C12-OPT-9)."""
    wanted = options.silence
    if scenario is not None and scenario.silence is not None:
        if wanted not in (None, scenario.silence):
            msg = f"{scenario.month} is played with silence {scenario.silence!r}, not {wanted!r} [C12-OPT-9]"
            raise InvalidOptions(msg)
        return scenario.silence
    if options.mode == "intro" and wanted not in (None, "off"):
        msg = "the introductory game is played without silence [C12-INTRO-3]"
        raise InvalidOptions(msg)
    return "off" if wanted is None else wanted


def _favour(options: Options, scenario: Scenario | None) -> int:
    """The favour at the start (C12-SETUP-1, C12-SCENARIO-7)."""
    if scenario is not None and scenario.favour is not None:
        return scenario.favour
    return 4 if options.players == 4 else 3
