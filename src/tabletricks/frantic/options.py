"""
What can be chosen before a game (FR-OPT-1 to FR-OPT-5).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from types import MappingProxyType
from typing import Literal

from attrs import frozen

from ..core.errors import InvalidOptions
from ..core.forms import field_forms
from ..core.printing import shown
from ..core.shapes import fits
from .cards import Card
from .decks import BASE, SUPERCHARGE, TROUBLEMAKER, CardSet, EventCard, PowerCard


__all__ = ["Length", "Options", "Scoring"]

Scoring = Literal["points", "none"]
Length = Literal["short", "medium", "long", "custom"]

MIN_PLAYERS, MAX_PLAYERS = 2, 8
_LIMITS: Mapping[bool, Mapping[Length, int]] = MappingProxyType(
    {
        False: MappingProxyType({"short": 137, "medium": 154, "long": 179}),
        True: MappingProxyType({"short": 113, "medium": 137, "long": 154}),
    }
)
"""The points limits, for two to four players and (``True``) for five to eight."""


@frozen
class Options:
    """
    The options of a game of Frantic.

    Attributes:
        players: 2 to 8.
        scoring: ``"points"``, or ``"none"`` for a single round without accounts (FR-OPT-4).
        length: which points limit of the table is played to; ``"custom"`` takes ``limit``.
        limit: the points limit of a custom length, 1 or more.
        first_dealer: the seat that deals the first round; ``None`` draws it (FR-OPT-5).
        troublemaker: whether the expansion Troublemaker is in play (FR-OPT-3).
        supercharge: whether the expansion Supercharge is in play (FR-OPT-3).
    """

    players: int
    scoring: Scoring = "points"
    length: Length = "medium"
    limit: int | None = None
    first_dealer: int | None = None
    troublemaker: bool = False
    supercharge: bool = False

    def __attrs_post_init__(self) -> None:
        for name, form in field_forms(Options).items():
            if not fits(form)(getattr(self, name)):
                msg = f"{name} cannot be {shown(getattr(self, name))}"
                raise InvalidOptions(msg)
        _within("players", self.players, MIN_PLAYERS, MAX_PLAYERS, "FR-OPT-1")
        if (self.limit is None) == (self.length == "custom"):
            msg = "a limit belongs to the length 'custom', and only to that [FR-OPT-2]"
            raise InvalidOptions(msg)
        if self.limit is not None and self.limit < 1:
            msg = f"limit must be 1 or more, not {self.limit} [FR-OPT-2]"
            raise InvalidOptions(msg)
        if self.first_dealer is not None:
            _within("first_dealer", self.first_dealer, 0, self.players - 1, "FR-OPT-5")

    @property
    def points_limit(self) -> int:
        """The account at which the game ends after a round (FR-OPT-2)."""
        return _LIMITS[self.players > 4][self.length] if self.limit is None else self.limit

    @property
    def sets(self) -> tuple[CardSet, ...]:
        """The sets in play."""
        return (BASE, *((TROUBLEMAKER,) if self.troublemaker else ()), *((SUPERCHARGE,) if self.supercharge else ()))

    @property
    def deck(self) -> tuple[Card, ...]:
        """All playing cards of the game, not shuffled (FR-SETUP-1)."""
        return tuple(chain.from_iterable(cards.playing_cards for cards in self.sets))

    @property
    def event_cards(self) -> tuple[EventCard, ...]:
        """All event cards of the game, not shuffled (FR-SETUP-5)."""
        return tuple(chain.from_iterable(cards.events for cards in self.sets))

    @property
    def power_cards(self) -> tuple[PowerCard, ...]:
        """All power cards of the game, not shuffled (FR-SETUP-6)."""
        return tuple(chain.from_iterable(cards.power_cards for cards in self.sets))


def _within(name: str, value: int, low: int, high: int, rule: str) -> None:
    if not low <= value <= high:
        msg = f"{name} must be from {low} to {high}, not {value} [{rule}]"
        raise InvalidOptions(msg)
