"""
The game object: the rules of this package behind the verbs of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ...core import Asked, Chance, IllegalAction, MemoryBase
from ...core.game import Game
from ...core.printed import Printed
from ...core.rng import Rng
from ..actions import SENTENCES, Action, Say
from ..cards import printed
from ..events import Event
from ..options import Options
from ..questions import Question
from ..scenarios import YEAR, Deck
from ..view import View
from ..words import WORDS, quoted, refuse
from .audit import impossible
from .guess import guessed, reseeded
from .information import view_of
from .setup import Setup
from .state import Draft, Player, State


_ALL_EFFECTS = Deck(
    ("worker", "princess", "patient", "golem", "oracle", "knight", "warlock"), (13, 18, 22, 23, 25, 27, 32)
)
"""A deck of much variety."""


def _month(number: int) -> tuple[str, Options]:
    players = 2 + number % 3
    return f"{players}p-{YEAR[number - 1].month.lower()}", Options(players, "scenario", number)


_VARIANTS: Mapping[str, Options] = MappingProxyType(
    {
        **{f"{players}p": Options(players) for players in (2, 3, 4)},
        **{f"{players}p-intro": Options(players, "intro") for players in (2, 3, 4)},
        **dict(map(_month, range(1, 13))),
        "2p-september": Options(2, "scenario", 9),
        "2p-custom": Options(2, "custom", custom=_ALL_EFFECTS),
        "3p-custom-silent": Options(3, "custom", custom=_ALL_EFFECTS, silence="silent"),
        "3p-worker-on-the-throne": Options(3, throne="worker"),
        "4p-druid-on-the-throne": Options(4, throne="druid"),
        "2p-first-game": Options(2, first_game=True),
        "4p-no-chair": Options(4, chair="none", silence="eerie"),
        "3p-recruit-on-pass": Options(3, recruit="on_pass"),
    }
)


class CouncilOf12(Game[Options, State, Action, Event, Question, View]):
    """Council of 12: a council turns one die together, and may hardly talk about it."""

    name = "council_of_12"
    title = "Council of 12"
    rules_version = 1
    draft_type = Draft
    words = WORDS
    rule_malformed = "C12-ACT-2"
    rule_game_over = "C12-END-2"

    def variants(self) -> Mapping[str, Options]:
        """Every player count as standard and introductory game, every month, and the other modes."""
        return _VARIANTS

    def _opening(self, options: Options, rng: Rng) -> State:
        return State(options, rng, (Setup(),), (Player(()),) * options.players)

    def _view(self, state: State, seat: int | None, asked: Asked[Question]) -> View:
        return view_of(state, seat, asked)

    def _guess(self, view: View, chance: Chance, memory: MemoryBase | None) -> State:
        del memory
        return guessed(view, chance)

    def _reseed(self, state: State, chance: Chance) -> State:
        return reseeded(state, chance)

    def _malformed(self, state: State, action: Action) -> IllegalAction | None:
        """Whoever says something else is told what may be said."""
        if type(action) is Say and action.words not in SENTENCES:
            return refuse(self.rule_malformed, "sentences", words=tuple(map(quoted, SENTENCES)))
        return super()._malformed(state, action)

    def _printed(self) -> tuple[Printed, ...]:
        return printed()

    def _audit(self, state: State) -> str | None:
        return impossible(state)


GAME = CouncilOf12()
