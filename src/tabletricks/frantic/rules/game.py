"""
The game object: the rules of this package behind the verbs of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from attrs import evolve

from ...core import Asked, Chance
from ...core.game import Game
from ...core.printed import Printed
from ...core.rng import Rng
from ..actions import Action
from ..cards import sort_cards
from ..events import Event
from ..options import MAX_PLAYERS, MIN_PLAYERS, Options, Scoring
from ..printed import printed
from ..questions import Question
from ..view import PlayerView, View
from ..words import WORDS
from . import all_cards  # noqa: F401
from .audit import impossible
from .guess import guessed
from .items import Decision
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


class Frantic(Game[Options, State, Action, Event, Question, View]):
    """Frantic: shedding cards, with reactions and events."""

    name = "frantic"
    title = "Frantic"
    rules_version = 1
    draft_type = Draft
    words = WORDS
    rule_malformed = "FR-ACT-2"
    rule_game_over = "FR-GAME-1"

    def variants(self) -> Mapping[str, Options]:
        """Every player count with every combination of expansions, with points and as a single round without."""
        return _VARIANTS

    def _opening(self, options: Options, rng: Rng) -> State:
        """An empty table."""
        count = options.players
        agenda = (TurnEnd(), NewRound(1, options.first_dealer))
        return State(options, rng, agenda, (0,) * count, ((),) * count, (False,) * count, ((),) * count)

    def _view(self, state: State, seat: int | None, asked: Asked[Question]) -> View:
        """What a seat may know."""
        top = state.agenda[-1] if state.agenda else None
        players: list[PlayerView] = []
        for owner, hand in enumerate(state.hands):
            shown = isinstance(top, Decision) and top.shows_hand(state, owner, seat)
            shown = shown or owner == seat or is_open(state, owner)
            slots = state.powers[owner] if owner == seat else tuple([slot.seen() for slot in state.powers[owner]])
            players.append(
                PlayerView(hand if shown else None, len(hand), state.accounts[owner], state.skipped[owner], slots)
            )
        return View(
            seat=seat,
            options=state.options,
            awaiting=asked.awaiting,
            question=asked.question,
            asked=asked.everybody,
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
            executing=state.executing,
            open_cards=state.open_cards,
            in_force=state.in_force,
            end_cause=state.end_cause,
            spared=state.spared,
            seating=state.seating,
            successor=state.successor,
            power_pile_size=len(state.power_pile),
            power_used=state.power_used,
            pending=tuple([item.seen_by(seat) for item in state.agenda]),
        )

    def _guess(self, view: View, chance: Chance, memory: object) -> State:
        """A random state that agrees with a view; there is nothing else to remember."""
        del memory
        return guessed(view, chance)

    def _reseed(self, state: State, chance: Chance) -> State:
        """All piles in new order."""
        draw = chance.shuffle(sort_cards(state.draw_pile))
        events = chance.shuffle(sorted(state.event_deck))
        powers = chance.shuffle(sorted(state.power_pile))
        return evolve(state, draw_pile=tuple(draw), event_deck=tuple(events), power_pile=tuple(powers))

    def _printed(self) -> tuple[Printed, ...]:
        return printed()

    def _audit(self, state: State) -> str | None:
        return impossible(state)


GAME = Frantic()
