"""
The game object: the rules of this package behind the verbs of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from ...core import Asked
from ...core.chance import Chance
from ...core.game import Game
from ...core.printed import Printed
from ...core.rng import Rng
from ..actions import Action
from ..cards import Card, printed
from ..events import Event
from ..memory import Memory
from ..options import DEALS, Options
from ..questions import Question
from ..view import MiddleCard, PileCard, PlayerView, View
from ..words import WORDS
from .audit import problems
from .guess import guessed, reseeded
from .setup import NewRound, Setup
from .state import Draft, State


_VARIANTS: Mapping[str, Options] = MappingProxyType(
    {
        **{f"{players}p": Options(players=players) for players in DEALS},
        "4p-short": Options(players=4, target=333),
    }
)


class Hydra(Game[Options, State, Action, Event, Question, View, Memory]):
    """HYDRA: climbing and shedding with hidden teams."""

    name = "hydra"
    title = "HYDRA"
    rules_version = 1
    draft_type = Draft
    words = WORDS
    rule_malformed = "HY-TURN-15"
    rule_game_over = "HY-GAME-8"

    def variants(self) -> Mapping[str, Options]:
        """Every player count to its usual target, and the short game of four."""
        return _VARIANTS

    def _opening(self, options: Options, rng: Rng) -> State:
        """An empty table (HY-SETUP-11)."""
        nobody = ((),) * options.players
        return State(
            options=options,
            rng=rng,
            agenda=(NewRound(), Setup()),
            dealer=0,
            attackers=(),
            totals=(0,) * options.players,
            hands=nobody,
            captured=nobody,
            personal_piles=nobody,
            pile_knowers=nobody,
        )

    def _printed(self) -> Sequence[Printed]:
        return printed()

    def _audit(self, state: State) -> str | None:
        return next(problems(state), None)

    def _memory(self, options: Options, seat: int | None) -> Memory:
        return Memory(seat, (0,) * options.players)

    def _guess(self, view: View, chance: Chance, memory: Memory | None) -> State:
        return guessed(view, chance, memory)

    def _reseed(self, state: State, chance: Chance) -> State:
        return reseeded(state, chance)

    def _view(self, state: State, seat: int | None, asked: Asked[Question]) -> View:
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
            awaiting=asked.awaiting,
            question=asked.question,
            asked=asked.everybody,
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
