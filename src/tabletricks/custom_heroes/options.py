"""
What can be chosen before a game.
"""

from __future__ import annotations

from collections import Counter

from attrs import field, frozen

from ..core.errors import InvalidOptions
from ..core.forms import field_forms
from ..core.printing import shown
from ..core.shapes import fits
from .cards import Card, CardTable, card_table
from .catalogue import DEFAULT_CATALOGUE, STARTERS, Catalogue, check_catalogue
from .rewards import Edition, RewardTable, check_rewards, printed_rewards


__all__ = ["Options"]

START_VP = 1
START_POWER = 2
POWER_CAP = 6
TRADE_RATE = 4
KODORA_STAKE = 2
KODORA_BONUS = 2


@frozen
class Options:
    """
    The options of a game of Custom Heroes.

    Attributes:
        players: 2 to 6.
        edition: ``"de"`` or ``"en"``; they differ in the moment of the power cap, in when advancements may be put on
            cards, and in the rewards of two players.
        victory_threshold: the victory points with which the first player out wins, 1 to 99.
        regular_hands: hands before the final evaluation, 1 to 20.
        start_player: the seat that leads the first hand; ``None`` draws it.
        catalogue: other advancements than the default ones, within the bounds of CH-COMP-4, CH-COMP-9 and CH-COMP-10.
        reward_table: other rewards than the printed ones, a row per place.
        kodora_in_final: whether Kodora may be declared in the final hand.
    """

    players: int
    edition: Edition = "de"
    victory_threshold: int = 10
    regular_hands: int = 6
    start_player: int | None = None
    catalogue: Catalogue | None = None
    reward_table: RewardTable | None = None
    kodora_in_final: bool = True
    cards: CardTable = field(init=False, eq=False, repr=False)
    rewards: RewardTable = field(init=False, eq=False, repr=False)

    @cards.default
    def _table_of_cards(self) -> CardTable:
        self._check()
        return card_table(DEFAULT_CATALOGUE if self.catalogue is None else self.catalogue)

    @rewards.default
    def _table_of_rewards(self) -> RewardTable:
        return self.reward_table if self.reward_table is not None else printed_rewards(self.players, self.edition)

    def __reduce__(self) -> tuple[type[Options], tuple[object, ...]]:
        """Travels without its tables, which are made anew or shared where it arrives."""
        return Options, tuple(getattr(self, name) for name in field_forms(Options))

    @property
    def hand_size(self) -> int:
        """The cards that everybody is dealt (CH-UPKEEP-2)."""
        return 15 if self.players == 2 else 10

    @property
    def deck(self) -> tuple[Card, ...]:
        """The character cards of the game: a set of 1 to 10 for every player, at least three (CH-SETUP-1 to 3)."""
        return tuple(Card(str(base)) for base in range(1, 11)) * max(self.players, 3)

    @property
    def advancements(self) -> Counter[str]:
        """Every advancement of the game with its copies: the bag, and a starter of each kind for everybody."""
        return Counter(self.cards.bag()) + Counter(dict.fromkeys(STARTERS, self.players))

    @property
    def first_draws(self) -> int:
        """The advancements that everybody draws at setup (CH-SETUP-7, CH-SETUP-8)."""
        return 3 if self.players == 2 else 1

    def _check(self) -> None:
        for name, form in field_forms(Options).items():
            if not fits(form)(getattr(self, name)):
                msg = f"{name} cannot be {shown(getattr(self, name))}"
                raise InvalidOptions(msg)
        _within("players", self.players, 2, 6)
        _within("victory_threshold", self.victory_threshold, 1, 99)
        _within("regular_hands", self.regular_hands, 1, 20)
        if self.start_player is not None:
            _within("start_player", self.start_player, 0, self.players - 1)
        if self.catalogue is not None:
            check_catalogue(self.catalogue, self.players)
        if self.reward_table is not None:
            check_rewards(self.reward_table, self.players)


def _within(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        msg = f"{name} must be from {low} to {high}, not {value}"
        raise InvalidOptions(msg)
