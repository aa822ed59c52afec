"""
The game object: the rules of this package behind the verbs of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..core.game import Game
from ..core.rng import Rng
from .actions import Action, Play
from .audit import impossible
from .determinize import determinized, reseeded
from .events import Event
from .finder import canonical_play
from .items import AgendaItem
from .options import DEALS, Options
from .rounds import NewRound, Setup
from .state import Draft, Standing, State, Table
from .turn import Turn
from .view import View, view_of


_VARIANTS: Mapping[str, Options] = MappingProxyType(
    {
        **{f"{players}p": Options(players=players) for players in DEALS},
        "4p-short": Options(players=4, target=333),
    }
)


class Hydra(Game[Options, State, Action, Event, View]):
    """HYDRA: climbing and shedding with hidden teams."""

    name = "hydra"
    title = "HYDRA"
    rules_version = 1
    options_type = Options
    state_type = State
    view_type = View
    action_type = Action
    event_type = Event
    rule_malformed = "HY-TURN-15"
    rule_game_over = "HY-GAME-8"

    def variants(self) -> Mapping[str, Options]:
        """Every player count to its usual target, and the short game of four."""
        return _VARIANTS

    def _players(self, state: State) -> int:
        """The number of seats."""
        return len(state.hands)

    def _audit(self, state: State) -> str | None:
        """What is impossible about a state, or ``None``."""
        return impossible(state)

    def _canonical(self, state: State, action: Action) -> Action:
        """A play with the colours that are listed; everything else is listed as it is."""
        turn = state.agenda[-1]
        if isinstance(action, Play) and isinstance(turn, Turn):
            return canonical_play(state.hands[action.seat], turn.pending, action)
        return action

    def _open(self, options: Options, rng: Rng) -> Draft:
        """An empty table (HY-SETUP-11)."""
        agenda: tuple[AgendaItem, ...] = (NewRound(), Setup())
        nothing = ((),) * options.players
        standing = Standing(1, 0, (0,) * options.players)
        return Draft(State(options, rng, agenda, standing, Table((1,)), nothing, nothing))

    def _draft(self, state: State) -> Draft:
        return Draft(state)

    def _view(self, state: State, seat: int | None) -> View:
        return view_of(state, seat)

    def _determinize(self, view: View, rng: Rng) -> State:
        return determinized(view, rng)

    def _reseed(self, state: State, rng: Rng) -> State:
        return reseeded(state, rng)


GAME = Hydra()
