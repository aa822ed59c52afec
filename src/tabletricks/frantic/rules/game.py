"""
The game object: the rules of this package behind the verbs of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ...core.game import Game
from ...core.rng import Rng
from ..actions import Action
from ..events import Event
from ..options import MAX_PLAYERS, MIN_PLAYERS, Options, Scoring
from ..view import PlayerView, View
from .agenda import AgendaItem
from .audit import impossible
from .guess import determinized, reseeded
from .items import Question
from .lasting_effects import is_open
from .setup import NewRound
from .state import Draft, State
from .turn import TurnEnd


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
        return len(state.hands)

    def _audit(self, state: State) -> str | None:
        """What is impossible about a state, or ``None``."""
        return impossible(state)

    def _canonical(self, state: State, action: Action) -> Action:
        """Every legal action is listed as it is."""
        del state
        return action

    def _open(self, options: Options, rng: Rng) -> Draft:
        """An empty table."""
        players = options.players
        return Draft(
            State(
                options=options,
                rng=rng,
                agenda=(TurnEnd(), NewRound(1, options.first_dealer)),
                accounts=(0,) * players,
                hands=((),) * players,
                skipped=(False,) * players,
                powers=((),) * players,
            )
        )

    def _draft(self, state: State) -> Draft:
        return Draft(state)

    def _view(self, state: State, seat: int | None) -> View:
        return view_of(state, seat)

    def _determinize(self, view: View, rng: Rng) -> State:
        return determinized(view, rng)

    def _reseed(self, state: State, rng: Rng) -> State:
        return reseeded(state, rng)


def view_of(state: State, seat: int | None) -> View:
    """What a seat may know."""
    top = state.agenda[-1] if state.agenda else None
    players: list[PlayerView] = []
    for owner, hand in enumerate(state.hands):
        shown = owner == seat or (top is not None and top.shows_hand(owner, seat)) or is_open(state, owner)
        slots = state.powers[owner] if owner == seat else tuple([slot.seen() for slot in state.powers[owner]])
        players.append(
            PlayerView(hand if shown else None, len(hand), state.accounts[owner], state.skipped[owner], slots)
        )
    return View(
        seat=seat,
        options=state.options,
        awaiting=top.awaits(state) if isinstance(top, Question) else (),
        players=tuple(players),
        outcome=state.outcome,
        round=state.round,
        dealer=state.dealer,
        draw_size=len(state.draw_pile),
        discard=state.discard,
        event_deck_size=len(state.event_deck),
        spent_events=state.spent_events,
        revealed=state.revealed,
        demand=state.demand,
        last_colour=state.last_colour,
        direction=state.direction,
        turn=state.turn,
        turn_number=state.turn_number,
        in_force=state.in_force,
        end_cause=state.end_cause,
        spared=state.spared,
        seating=state.seating,
        successor=state.successor,
        power_pile_size=len(state.power_pile),
        power_used=state.power_used,
        pending=tuple([item.seen_by(seat) for item in state.agenda]),
    )


assert AgendaItem
GAME = Frantic()
