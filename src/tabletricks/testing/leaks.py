"""
The search for leaks: non-interference, for every game and without its help.

For a state and a seat, guess another state that agrees with the seat's view. To the seat the two must be the same: its
view, who is awaited, its legal actions. Then both are played on with the same public moves, other seats' concealed
moves being free to differ, and the seat's redacted events must stay the same too, up to the first event that by rule
tells it something new (``EventBase.reveals``). Any other difference is a hidden card that found a way out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from attrs import frozen

from ..core.chance import Chance
from ..core.codec import to_json
from ..core.errors import TabletricksError
from ..core.forms import field_forms
from ..core.game import Game
from ..core.kinds import ActionT, EventT, MemoryT, OptionsT, QuestionT, StateT, ViewT
from .failure import ConformanceFailure, require
from .mutation import leaves, mutants
from .playout import random_playout


@frozen
class LeakReport:
    """
    How hard a search has looked; a search that never compared anything has not shown anything.

    Attributes:
        guesses: how many guessed states were compared with the true one.
        different: how many of them are not the true state: some seat sees something else in it.
        varied: how often a second guess from the same view was another one.
        steps: how many further steps were compared.
    """

    guesses: int
    different: int
    varied: int
    steps: int


def search_leaks(
    game: Game[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT],
    options: OptionsT,
    seed: int,
    *,
    every: int = 5,
    ahead: int = 6,
) -> LeakReport:
    """
    Looks for leaks along a random playout.

    Args:
        game: the game.
        options: its options.
        seed: the seed of the playout.
        every: at every how many decisions to look.
        ahead: how many steps to play on.

    Raises:
        ConformanceFailure: a seat could tell two states apart that it must not.
    """
    search = _Search(game, Chance.from_seed(seed + 1))
    search.hidden(game.start(options, seed).events)
    for decision in random_playout(game, options, seed):
        search.hidden(decision.step.events)
        search.recent = [*search.recent[-10:], decision.action]
        if decision.number % every == 0:
            for observer in (*range(game.players(decision.state)), None):
                search.look(decision.state, observer, ahead)
    return LeakReport(search.guesses, search.different, search.varied, search.steps)


class _Search(Generic[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT]):
    """A search and what it has done so far."""

    def __init__(
        self, game: Game[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT], chance: Chance
    ) -> None:
        self.game = game
        self.chance = chance
        self.guesses = 0
        self.different = 0
        self.varied = 0
        self.steps = 0
        self.recent: list[ActionT] = []

    def hidden(self, events: Sequence[EventT]) -> None:
        """What an event reveals to some only must be hidden from everybody else, at the start of a game too."""
        for event in events:
            # There are never more seats than this at a table; a spectator stands for all the others.
            for observer in (None, *range(12)):
                seen = event.seen_by(observer)
                for name in () if seen is None else event.reveals - event.reveals_to(observer) - {"occurrence"}:
                    shown: object = getattr(seen, name)
                    require(shown is None, f"{self.game.name}: {observer} sees {name} in {event}")

    def look(self, state: StateT, observer: int | None, ahead: int) -> None:
        """Compares a state with a guess from one seat's view, now and for some steps."""
        game = self.game
        view = game.view(state, observer)
        require(state.rng.key not in to_json(view), f"{game.name}: the view of {observer} holds the random source")
        try:
            guess = game.determinize(view, self.chance.below(2**32))
        except TabletricksError as error:
            msg = f"{game.name}: the view of {observer} cannot be determinized: {error}"
            raise ConformanceFailure(msg) from error
        problem = game.audit(guess)
        require(problem is None, f"{game.name}: a guess from the view of {observer} is impossible: {problem}")
        again = game.determinize(view, self.chance.below(2**32))
        self.guesses += 1
        seats = range(game.players(state))
        self.different += any(game.view(guess, seat) != game.view(state, seat) for seat in seats)
        self.varied += any(game.view(guess, seat) != game.view(again, seat) for seat in seats)
        self._same(state, guess, observer)
        for _ in range(ahead):
            following = self._together(state, guess, observer)
            if following is None:
                return
            state, guess = following
            self.steps += 1

    def _same(self, state: StateT, guess: StateT, observer: int | None) -> None:
        game, who = self.game, f"{self.game.name}: to {observer}"
        require(game.view(state, observer) == game.view(guess, observer), f"{who} two views differ that must not")
        require(game.awaiting(state) == game.awaiting(guess), f"{who} those awaited depend on what is hidden")
        if observer is not None:
            legal = game.legal_actions(state, observer)
            same = legal == game.legal_actions(guess, observer)
            require(same, f"{who} the legal actions depend on what is hidden")
            self._same_refusals(state, guess, observer, legal)

    def _same_refusals(self, state: StateT, guess: StateT, observer: int, legal: Sequence[ActionT]) -> None:
        """Why an own action is refused must not tell what is hidden either; only own cards are tried."""
        game = self.game
        material = leaves(game.view(state, observer))
        for action in mutants([*legal, *self.recent], material, self.chance, 4) if legal or self.recent else ():
            if action.seat == observer:
                problem, other = game.check(state, action), game.check(guess, action)
                require(str(problem) == str(other), f"{game.name}: to {observer} {problem} and {other} tell a secret")

    def _together(self, state: StateT, guess: StateT, observer: int | None) -> tuple[StateT, StateT] | None:
        """One step in both states; ``None`` when they have told the observer apart by rule, or cannot go on alike."""
        game = self.game
        if game.outcome(state) is not None:
            return None
        pair = self._same_move(state, guess, self._mover(state), observer)
        if pair is None:
            return None
        mine, other = game.step(state, pair[0]), game.step(guess, pair[1])
        seen = game.events_for(mine.events, observer)
        other_seen = game.events_for(other.events, observer)
        if seen != other_seen:
            self._must_be_explained(seen, other_seen, observer)
            return None
        self._same(mine.state, other.state, observer)
        return mine.state, other.state

    def _mover(self, state: StateT) -> int:
        """An awaited seat, or now and then another one that can act out of turn."""
        game = self.game
        seat = self.chance.below(game.players(state))
        if self.chance.below(4) == 0 and game.legal_actions(state, seat):
            return seat
        return self.chance.choose(game.awaiting(state))

    def _same_move(
        self, state: StateT, guess: StateT, seat: int, observer: int | None
    ) -> tuple[ActionT, ActionT] | None:
        """A move of a seat in both states that the observer cannot tell apart."""
        game = self.game
        offered = game.legal_actions(state, seat)
        if seat == observer:
            action = self.chance.choose(offered)
            return action, action
        by_face: dict[object, list[ActionT]] = {}
        for other in game.legal_actions(guess, seat):
            by_face.setdefault(other.public_face(), []).append(other)
        common = [action for action in offered if action.public_face() in by_face]
        if not common:
            return None
        action = self.chance.choose(common)
        return action, self.chance.choose(by_face[action.public_face()])

    def _must_be_explained(self, seen: Sequence[EventT], other_seen: Sequence[EventT], observer: int | None) -> None:
        """The first difference must be one that the rules make."""
        for mine, other in zip(seen, other_seen, strict=False):
            if mine == other:
                continue
            if type(mine) is type(other):
                fields = {name for name in field_forms(type(mine)) if getattr(mine, name) != getattr(other, name)}
                allowed = fields <= mine.reveals_to(observer)
            else:
                allowed = "occurrence" in mine.reveals_to(observer) | other.reveals_to(observer)
            require(allowed, f"{self.game.name}: {observer} can tell {mine} from {other}")
            return
        longer = max(seen, other_seen, key=len)
        extra = longer[min(len(seen), len(other_seen))]
        require(
            "occurrence" in extra.reveals_to(observer), f"{self.game.name}: {observer} learns by {extra} what is hidden"
        )
