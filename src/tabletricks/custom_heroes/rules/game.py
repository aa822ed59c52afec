"""
The game object: the rules of this package behind the verbs of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import get_args

from ...core.game import Game
from ...core.rng import Rng
from ..actions import Action, DeclareKodora, Play
from ..catalogue import STARTERS
from ..events import Event
from ..options import START_POWER, START_VP, Options
from ..rewards import Edition
from ..view import Hand, PlayerView, View
from . import items
from .audit import impossible
from .guess import determinized, reseeded
from .kodora import canonical_declaration
from .setup import Setup
from .state import Draft, Player, State
from .turn import canonical_play


_EDITIONS: tuple[Edition, ...] = get_args(Edition)
_VARIANTS: Mapping[str, Options] = MappingProxyType(
    {
        **{
            f"{players}p-{edition}": Options(players=players, edition=edition)
            for players in range(2, 7)
            for edition in _EDITIONS
        },
        "4p-short": Options(players=4, victory_threshold=5, regular_hands=2),
        "4p-no-final-kodora": Options(players=4, regular_hands=1, kodora_in_final=False),
    }
)


class CustomHeroes(Game[Options, State, Action, Event, View]):
    """Custom Heroes: ladder climbing with cards that change for the rest of the game."""

    name = "custom_heroes"
    title = "Custom Heroes"
    rules_version = 1
    options_type = Options
    state_type = State
    view_type = View
    action_type = Action
    event_type = Event
    rule_malformed = "CH-PLAY-16"
    rule_game_over = "CH-FINAL-10"

    def variants(self) -> Mapping[str, Options]:
        """Every player count in both editions, a short game, and one that goes to its final hand without Kodora."""
        return _VARIANTS

    def _players(self, state: State) -> int:
        """The number of seats."""
        return len(state.players)

    def _audit(self, state: State) -> str | None:
        """What is impossible about a state, or ``None``."""
        return impossible(state)

    def _canonical(self, state: State, action: Action) -> Action:
        """The action with its cards in the listed order."""
        if isinstance(action, Play):
            return canonical_play(state.options.cards, action)
        if isinstance(action, DeclareKodora):
            return canonical_declaration(state.options.cards, action)
        return action

    def _open(self, options: Options, rng: Rng) -> Draft:
        """An empty table: nobody has cards yet, the deck lies in the middle (CH-SETUP-1 to CH-SETUP-6)."""
        seat = Player((), options.cards.sort_types(STARTERS), START_POWER, START_VP)
        everybody = tuple(range(options.players))
        hand = Hand(1, final=False, participants=everybody, start=0)
        return Draft(State(options, rng, (Setup(),), hand, (seat,) * options.players, played=options.deck))

    def _draft(self, state: State) -> Draft:
        return Draft(state)

    def _view(self, state: State, seat: int | None) -> View:
        return View(
            seat,
            state.options,
            self.awaiting(state),
            tuple(_seen(player, own=number == seat) for number, player in enumerate(state.players)),
            state.outcome,
            state.hand,
            state.trick,
            state.played,
            len(state.aside),
            len(state.bag),
            state.win_reason,
            tuple(item.seen_by(seat) for item in state.agenda),
        )

    def _determinize(self, view: View, rng: Rng) -> State:
        return determinized(view, rng)

    def _reseed(self, state: State, rng: Rng) -> State:
        return reseeded(state, rng)


def _seen(player: Player, *, own: bool) -> PlayerView:
    """A player as a seat sees them."""
    return PlayerView(
        player.hand if own else None,
        len(player.hand),
        player.vp,
        player.screen if own else None,
        len(player.screen),
        player.power if own else None,
        player.staked,
        player.kodora,
        player.place,
    )


assert items.AgendaItem
GAME = CustomHeroes()
