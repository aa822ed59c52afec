"""
What can be chosen before a game, and what follows from the number of players.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

from attrs import frozen

from ..core.errors import InvalidOptions
from ..core.forms import field_forms
from ..core.printing import shown
from ..core.seats import Seat
from ..core.shapes import fits


__all__ = ["Deal", "Options", "Stake"]


Stake = Literal[50, 40, 30]
STAKES: tuple[Stake, ...] = get_args(Stake)
"""The stakes, from the first to the last reduction (HY-BID-1, HY-BID-9)."""

MIDDLE = 3
FIRST_OPEN = 1
"""The middle card that lies face up from the beginning (HY-SETUP-6)."""


@frozen
class Deal:
    """
    How many cards go where.

    Attributes:
        hand: the cards that everybody is dealt.
        personal: the cards of each personal pile.
        shared: the cards of the shared pile.
    """

    hand: int
    personal: int = 0
    shared: int = 0


DEALS: Mapping[int, Deal] = MappingProxyType(
    {2: Deal(17, personal=6, shared=14), 3: Deal(16, shared=12), 4: Deal(15), 5: Deal(12), 6: Deal(10)}
)
"""The deal for every number of players (HY-SETUP-7, HY-2P-1, HY-3P-1, HY-5P-1, HY-6P-1)."""


@frozen
class Options:
    """
    The options of a game of HYDRA.

    Attributes:
        players: 2 to 6.
        target: the points that end the game, 1 to 9999; ``None`` is 444, with 6 players 333 (HY-GAME-1, HY-6P-1).
        first_dealer: the seat that deals the first round; ``None`` draws it (HY-SETUP-3).
    """

    players: int
    target: int | None = None
    first_dealer: Seat | None = None

    def __attrs_post_init__(self) -> None:
        for name, form in field_forms(Options).items():
            if not fits(form)(getattr(self, name)):
                msg = f"{name} cannot be {shown(getattr(self, name))}"
                raise InvalidOptions(msg)
        _within("players", self.players, min(DEALS), max(DEALS))
        if self.target is not None:
            _within("target", self.target, 1, 9999)
        if self.first_dealer is not None:
            _within("first_dealer", self.first_dealer, 0, self.players - 1)

    @property
    def goal(self) -> int:
        """The points that end the game."""
        return self.target if self.target is not None else 333 if self.players == 6 else 444

    @property
    def deal(self) -> Deal:
        """How many cards go where."""
        return DEALS[self.players]

    @property
    def attackers(self) -> int:
        """How many attackers a round has (HY-SETUP-4, HY-6P-2)."""
        return 2 if self.players == 6 else 1


def _within(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        msg = f"{name} must be from {low} to {high}, not {value}"
        raise InvalidOptions(msg)
