"""
The game object: the rules of this package behind the verbs of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

import attrs

from ...core import Asked, Chance, MemoryBase, Printed
from ...core.game import Game
from ...core.rng import Rng
from ..actions import Action
from ..catalogue import STARTERS
from ..events import Event
from ..options import START_POWER, START_VP, Options
from ..printed import printed
from ..questions import Question
from ..rewards import Edition
from ..view import Hand, PlayerView, View
from ..words import WORDS
from .audit import impossible
from .guess import Guess
from .setup import Setup
from .state import Draft, Player, State


class CustomHeroes(Game[Options, State, Action, Event, Question, View]):
    """Custom Heroes: ladder climbing with cards that change for the rest of the game."""

    name = "custom_heroes"
    title = "Custom Heroes"
    rules_version = 1
    draft_type = Draft
    words = WORDS
    rule_malformed = "CH-PLAY-16"
    rule_game_over = "CH-FINAL-10"

    def variants(self) -> Mapping[str, Options]:
        """Every player count in both editions, a short game, and one that goes to its final hand without Kodora."""
        editions: tuple[Edition, ...] = get_args(Edition)
        found = {f"{number}p-{edition}": Options(number, edition) for number in range(2, 7) for edition in editions}
        found["4p-short"] = Options(players=4, victory_threshold=5, regular_hands=2)
        found["4p-no-final-kodora"] = Options(players=4, regular_hands=1, kodora_in_final=False)
        return found

    def _opening(self, options: Options, rng: Rng) -> State:
        """An empty table: nobody has cards yet, the deck lies in the middle (CH-SETUP-1 to CH-SETUP-6)."""
        player = Player((), options.cards.sort_types(STARTERS), START_POWER, START_VP)
        everybody = tuple(range(options.players))
        hand = Hand(1, final=False, participants=everybody, start=0)
        return State(options, rng, (Setup(),), hand, (player,) * options.players, played=options.deck)

    def _view(self, state: State, seat: int | None, asked: Asked[Question]) -> View:
        return View(
            seat,
            state.options,
            asked.awaiting,
            asked.question,
            asked.everybody,
            tuple([_seen(player, own=number == seat) for number, player in enumerate(state.players)]),
            state.outcome,
            state.hand,
            state.trick,
            state.played,
            len(state.aside),
            len(state.bag),
            state.win_reason,
            tuple([item.seen_by(seat) for item in state.agenda]),
        )

    def _guess(self, view: View, chance: Chance, memory: MemoryBase | None) -> State:
        del memory
        return Guess(view, chance).state()

    def _reseed(self, state: State, chance: Chance) -> State:
        """The bag in new order."""
        return attrs.evolve(state, bag=tuple(chance.shuffle(sorted(state.bag))))

    def _printed(self) -> Sequence[Printed]:
        return printed()

    def _audit(self, state: State) -> str | None:
        return impossible(state)


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


GAME = CustomHeroes()
