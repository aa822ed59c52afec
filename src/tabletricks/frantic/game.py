"""
The game object: the rules of this package behind the verbs of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..core.game import Game
from ..core.rng import Rng
from .actions import Action
from .audit import impossible
from .determinize import determinized, reseeded
from .draft import Draft
from .events import Event
from .finish import TurnEnd
from .items import AgendaItem
from .matching import OPEN
from .options import MAX_PLAYERS, MIN_PLAYERS, Options, Scoring
from .rounds import NewRound
from .state import Piles, Player, Standing, State, Table
from .view import View, view_of


_MODES: Mapping[str, Scoring] = MappingProxyType({"": "points", "-single-round": "none"})
_EXPANSIONS: Mapping[str, tuple[bool, bool]] = MappingProxyType(
    {
        "": (False, False),
        "-troublemaker": (True, False),
        "-supercharge": (False, True),
        "-both": (True, True),
    }
)
"""The combinations of expansions (Troublemaker, Supercharge) that can be played, and what they add to a name."""

_VARIANTS: Mapping[str, Options] = MappingProxyType(
    {
        f"{players}p{expansions}{mode}": Options(
            players=players, scoring=scoring, troublemaker=troublemaker, supercharge=supercharge
        )
        for expansions, (troublemaker, supercharge) in _EXPANSIONS.items()
        for mode, scoring in _MODES.items()
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
    }
)


class Frantic(Game[Options, State, Action, Event, View]):
    """Frantic: shedding cards, with reactions and events."""

    name = "frantic"
    title = "Frantic"
    rules_version = 1
    options_type = Options
    state_type = State
    view_type = View
    action_type = Action
    event_type = Event
    rule_malformed = "FR-ACT-2"
    rule_game_over = "FR-GAME-1"

    def variants(self) -> Mapping[str, Options]:
        """Every player count with every combination of expansions, with points and as a single round without."""
        return _VARIANTS

    def _players(self, state: State) -> int:
        """The number of seats."""
        return len(state.players)

    def _audit(self, state: State) -> str | None:
        """What is impossible about a state, or ``None``."""
        return impossible(state)

    def _canonical(self, state: State, action: Action) -> Action:
        """Every legal action is listed as it is."""
        del state
        return action

    def _open(self, options: Options, rng: Rng) -> Draft:
        """An empty table."""
        agenda: tuple[AgendaItem, ...] = (TurnEnd(), NewRound(1, options.first_dealer))
        standing = Standing(1, 0, (0,) * options.players)
        table = Table(OPEN, None, 1, 0, 0)
        return Draft(State(options, rng, agenda, standing, (Player(()),) * options.players, Piles((), (), ()), table))

    def _draft(self, state: State) -> Draft:
        return Draft(state)

    def _view(self, state: State, seat: int | None) -> View:
        return view_of(state, seat)

    def _determinize(self, view: View, rng: Rng) -> State:
        return determinized(view, rng)

    def _reseed(self, state: State, rng: Rng) -> State:
        return reseeded(state, rng)


GAME = Frantic()
