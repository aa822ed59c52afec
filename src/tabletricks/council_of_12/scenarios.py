"""
Rita's year of challenges: twelve scenarios (C12-SCENARIO-1 to C12-SCENARIO-11), and decks put together freely.

A scenario is data; ``Options(scenario=...)`` takes the number of a month, or a :class:`Scenario` of your own.
"""

from __future__ import annotations

from typing import Literal

from attrs import frozen

from ..core.errors import InvalidOptions
from .catalogue import NUMBERS
from .characters import CHARACTERS, Character


__all__ = ["DEFAULT_INTRO", "YEAR", "Deck", "IntroDeck", "Scenario", "Silence"]

Silence = Literal["off", "silent", "eerie"]

DECK_SIZE = 7
"""Seven rounds need seven supplicants and seven challenges (C12-OPT-4)."""


@frozen
class Deck:
    """
    The cards of a game: which supplicants come and which challenges.

    Attributes:
        supplicants: seven different characters; the order carries no meaning.
        challenges: seven different numbers; the order carries no meaning.
    """

    supplicants: tuple[Character, ...]
    challenges: tuple[int, ...]


@frozen
class Scenario:
    """
    A scenario: a deck, and what must be achieved beyond survival.

    Attributes:
        month: its name.
        deck: its cards.
        heir: the character who must be named heir (C12-SCENARIO-4, C12-SCENARIO-5).
        any_heir: whether somebody must be named heir (C12-SCENARIO-6).
        bells: how many challenges must be belled (C12-SCENARIO-6).
        favour: the favour at the start, if it is another than usual (C12-SCENARIO-7).
        no_gain: whether passing gains no favour (C12-SCENARIO-11).
        silence: the silence that must be kept, if any (C12-SCENARIO-8).
        all_boxes: whether all eight rounds must be endured in silence (C12-SCENARIO-8).
    """

    month: str
    deck: Deck
    heir: Character | None = None
    any_heir: bool = False
    bells: int = 0
    favour: int | None = None
    no_gain: bool = False
    silence: Silence | None = None
    all_boxes: bool = False


# fmt: off
_JANUARY = Deck(("worker", "druid", "patient", "warlock", "parasite", "knight", "shapeshifter"),
                (5, 8, 9, 12, 15, 16, 20))

YEAR: tuple[Scenario, ...] = (
    Scenario("January", _JANUARY),
    Scenario("February", Deck(("alchemist", "worker", "princess", "golem", "warlock", "machine", "shapeshifter"),
                              (1, 2, 8, 13, 14, 18, 21))),
    Scenario("March", Deck(("worker", "druid", "princess", "patient", "warlock", "oracle", "knight"),
                           (3, 6, 22, 23, 24, 30, 36))),
    Scenario("April", Deck(("alchemist", "princess", "patient", "golem", "warlock", "parasite", "shapeshifter"),
                           (1, 3, 20, 24, 30, 31, 36))),
    Scenario("May", _JANUARY, heir="worker"),
    Scenario("June", Deck(("worker", "princess", "patient", "golem", "parasite", "knight", "shapeshifter"),
                          (2, 6, 8, 13, 14, 18, 21)), heir="patient"),
    Scenario("July", Deck(("worker", "princess", "warlock", "machine", "oracle", "parasite", "shapeshifter"),
                          (1, 2, 8, 12, 14, 16, 24)), any_heir=True, bells=4),
    Scenario("August", Deck(("worker", "princess", "patient", "golem", "warlock", "knight", "shapeshifter"),
                            (1, 6, 8, 9, 20, 24, 33))),
    Scenario("September", Deck(("worker", "princess", "patient", "warlock", "machine", "parasite", "shapeshifter"),
                               (10, 21, 28, 31, 32, 34, 35))),
    Scenario("October", Deck(("worker", "druid", "patient", "golem", "warlock", "knight", "shapeshifter"),
                             (1, 7, 14, 24, 30, 32, 33))),
    Scenario("November", Deck(("worker", "princess", "patient", "golem", "warlock", "knight", "shapeshifter"),
                              (2, 4, 12, 13, 25, 29, 30)), favour=1, no_gain=True),
    Scenario("December", Deck(("druid", "patient", "golem", "warlock", "machine", "parasite", "knight"),
                              (30, 31, 32, 33, 34, 35, 36)), silence="eerie", all_boxes=True),
)
"""The twelve months, January first (C12-SCENARIO-1)."""
# fmt: on


@frozen
class IntroDeck:
    """
    The cards of the introductory game (C12-INTRO-1, C12-INTRO-2).

    Attributes:
        open: the five open supplicants.
        hidden: the two hidden ones.
        challenges: the seven challenges, the first one first.
    """

    open: tuple[Character, ...]
    hidden: tuple[Character, ...]
    challenges: tuple[int, ...]

    @property
    def deck(self) -> Deck:
        """The cards without their order."""
        return Deck((*self.open, *self.hidden), self.challenges)


DEFAULT_INTRO = IntroDeck(
    ("worker", "warlock", "shapeshifter", "druid", "knight"), ("patient", "parasite"), (5, 15, 12, 16, 8, 9, 20)
)
"""Reconstructed: the printed cards of the introductory game are not known."""


def check_deck(deck: Deck, available: frozenset[int]) -> None:
    """Refuses a deck that is not seven and seven (C12-OPT-4), or needs cards that the catalogue has not."""
    supplicants, challenges = deck.supplicants, deck.challenges
    if len(supplicants) != DECK_SIZE or len(set(supplicants)) != DECK_SIZE or not set(supplicants) <= set(CHARACTERS):
        msg = "a deck has 7 different supplicants [C12-OPT-4]"
        raise InvalidOptions(msg)
    if len(challenges) != DECK_SIZE or len(set(challenges)) != DECK_SIZE or not set(challenges) <= set(NUMBERS):
        msg = "a deck has 7 different challenges with numbers from 1 to 36 [C12-OPT-4]"
        raise InvalidOptions(msg)
    missing = sorted(set(challenges) - available)
    if missing:
        msg = f"the catalogue has no challenge {missing[0]} [C12-OPT-12]"
        raise InvalidOptions(msg)


def check_scenario(scenario: Scenario, available: frozenset[int]) -> None:
    """Refuses a scenario that cannot be set up."""
    check_deck(scenario.deck, available)
    if not 0 < len(scenario.month) <= 100 or not scenario.month.isprintable():
        msg = "a scenario needs a name of 1 to 100 letters on one line"
        raise InvalidOptions(msg)
    if scenario.favour is not None and not 1 <= scenario.favour <= 5:
        msg = f"a scenario starts with favour from 1 to 5, not {scenario.favour} [C12-FAVOUR-1]"
        raise InvalidOptions(msg)
    if not 0 <= scenario.bells <= DECK_SIZE:
        msg = f"a scenario asks for up to 7 belled challenges, not {scenario.bells} [C12-SCENARIO-6]"
        raise InvalidOptions(msg)
    if scenario.heir is not None and scenario.heir not in scenario.deck.supplicants:
        msg = f"the {scenario.heir} is not in the deck and cannot become heir [C12-THRONE-2]"
        raise InvalidOptions(msg)
    if scenario.all_boxes and scenario.silence in (None, "off"):
        msg = "a scenario that asks for all boxes needs silence [C12-SCENARIO-8]"
        raise InvalidOptions(msg)
