"""
Pebbles: the smallest of all games, for what must be written down in full, like the lines of a log.

Two seats take one or two pebbles in turn; whoever takes the last one wins (PB-1 to PB-3).
"""

# ruff: noqa: ARG002 -- most methods answer a call that tells them more than they need

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

import attrs
from attrs import frozen

from tabletricks import Game, IllegalAction, Outcome, Rng, core
from tabletricks.core import Chance, Seat


@frozen
class Options:
    players: ClassVar[int] = 2

    heap: int = 3


@frozen
class Take(core.ActionBase):
    tag: ClassVar[str] = "take"

    seat: Seat
    number: int


@frozen
class Taken(core.EventBase):
    tag: ClassVar[str] = "taken"

    seat: Seat
    left: int


@frozen
class TakeQuestion(core.QuestionBase):
    tag: ClassVar[str] = "take"


WORDS = {
    "action.take": "{seat} takes {number}",
    "event.taken": "{seat} leaves {left}",
    "question.take": "{seat}, take one or two",
}


class Pending(core.Item):
    """What still has to happen; no promise is made about it."""

    members: ClassVar[dict[str, type[core.Item]]] = {}


@frozen
class PlayerView:
    hand: tuple[int, ...] | None = ()
    hand_size: int = 0
    score: int = 0


@frozen
class View:
    seat: Seat | None
    options: Options
    awaiting: tuple[Seat, ...]
    question: TakeQuestion | None
    asked: tuple[TakeQuestion, ...]
    players: tuple[PlayerView, ...]
    outcome: Outcome | None
    heap: int
    pending: tuple[Pending, ...]


@attrs.define(eq=False)
class Position(core.Position):
    options: Options
    rng: Rng
    agenda: Sequence[Pending]
    heap: int
    outcome: Outcome | None = None


@frozen
class State(Position):
    """A whole game at one moment."""


class Draft(core.Draft[Pending, Taken], Position):
    agenda: list[Pending]


@frozen
class Turn(Pending, core.OneSeat[Position, Draft, Take, TakeQuestion]):
    tag: ClassVar[str] = "turn"

    seat: Seat

    def offers(self, position: Position) -> list[Take]:
        return [Take(self.seat, number) for number in (1, 2) if number <= position.heap]

    def refusal(self, position: Position, action: Take) -> IllegalAction:
        return IllegalAction("PB-1", "take one or two when you are on turn")

    def question(self, position: Position, seat: int, *, required: bool) -> TakeQuestion:
        return TakeQuestion(seat, required, "PB-1")

    def take(self, draft: Draft, action: Take) -> None:
        draft.heap -= action.number
        draft.emit(Taken(self.seat, draft.heap))
        if draft.heap:
            draft.then(Turn(1 - self.seat))
        else:
            draft.outcome = Outcome.ranked((0, 0), winners=(self.seat,))


class Pebbles(Game[Options, State, Take, Taken, TakeQuestion, View]):
    name = "pebbles"
    title = "Pebbles"
    rules_version = 7
    draft_type = Draft
    words = MappingProxyType({"en": WORDS})
    rule_malformed = "PB-2"
    rule_game_over = "PB-3"

    def variants(self) -> Mapping[str, Options]:
        return {"usual": Options(), "big": Options(heap=20)}

    def _opening(self, options: Options, rng: Rng) -> State:
        return State(options, rng, (Turn(0),), options.heap)

    def _view(self, state: State, seat: int | None, asked: core.Asked[TakeQuestion]) -> View:
        known = (seat, state.options, asked.awaiting, asked.question, asked.everybody)
        return View(*known, (PlayerView(), PlayerView()), state.outcome, state.heap, tuple(state.agenda))

    def _guess(self, view: View, chance: Chance, memory: core.MemoryBase | None) -> State:
        return State(view.options, chance.rng, view.pending, view.heap, view.outcome)

    def _reseed(self, state: State, chance: Chance) -> State:
        return state

    def _audit(self, state: State) -> str | None:
        return None if 0 <= state.heap <= state.options.heap else "pebbles are missing"


GAME = Pebbles()
