"""
The game object: the rules of this package behind the verbs of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ...core.game import Game
from ...core.rng import Rng
from ..actions import Action, Play
from ..cards import Card
from ..events import Event
from ..memory import Memory
from ..options import DEALS, Options
from ..view import MiddleCard, PileCard, PlayerView, View
from .agenda import Pending
from .audit import impossible
from .combination_search import canonical_play
from .guess import determinized, reseeded
from .setup import NewRound, Setup
from .state import Draft, State
from .turn import Turn


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
            return canonical_play(state.hands[action.seat], state.drawn, action)
        return action

    def _open(self, options: Options, rng: Rng) -> Draft:
        """An empty table (HY-SETUP-11)."""
        agenda: tuple[Pending, ...] = (NewRound(), Setup())
        nobody = ((),) * options.players
        return Draft(
            State(
                options=options,
                rng=rng,
                agenda=agenda,
                dealer=0,
                attackers=(),
                totals=(0,) * options.players,
                hands=nobody,
                captured=nobody,
                personal_piles=nobody,
                pile_knowers=nobody,
            )
        )

    def _draft(self, state: State) -> Draft:
        return Draft(state)

    def _view(self, state: State, seat: int | None) -> View:
        middle = [
            MiddleCard(
                card if state.is_face_up(at) or (taker is not None and taker == seat) else None,
                state.is_face_up(at),
                taker,
            )
            for at, (card, taker) in enumerate(zip(state.middle, state.takers, strict=True))
        ]
        shared: list[Card | None] = [None] * len(state.shared_pile)
        if shared and state.middle_taken:
            shared[-1] = state.shared_pile[-1]
        return View(
            seat=seat,
            options=state.options,
            awaiting=self.awaiting(state),
            players=tuple([_player(state, other, seat) for other in state.seats]),
            outcome=state.outcome,
            round=state.round,
            dealer=state.dealer,
            overtime=state.overtime,
            attackers=state.attackers,
            stake=state.stake,
            middle=tuple(middle),
            companion=state.companion,
            open_card=state.open_card,
            trick=state.trick,
            drawn=state.drawn,
            shared_pile=tuple(shared),
            pending=tuple([item.seen_by(seat) for item in state.agenda]),
        )

    def determinize(self, view: View, seed: int, memory: Memory | None = None) -> State:
        """A full state that agrees with everything in a view and in a memory and is random in the rest."""
        self._memory = memory
        return super().determinize(view, seed)

    def _determinize(self, view: View, rng: Rng) -> State:
        return determinized(view, rng, self._memory)

    def _reseed(self, state: State, rng: Rng) -> State:
        return reseeded(state, rng)


def _player(state: State, player: int, seat: int | None) -> PlayerView:
    """A player as a seat sees them; with the last round all hands are laid open (HY-END-5)."""
    hand = state.hands[player]
    pile = [
        PileCard(card if len(knowers) == len(state.hands) or seat in knowers else None, knowers)
        for card, knowers in zip(state.personal_piles[player], state.pile_knowers[player], strict=True)
    ]
    return PlayerView(
        hand=hand if player == seat or state.outcome is not None else None,
        hand_size=len(hand),
        score=state.totals[player],
        captured=state.captured[player],
        personal_pile=tuple(pile),
    )


GAME = Hydra()
