"""
What a state is made of is the engine's own business: items can be renamed, split and merged, and nobody notices.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import tabletricks
from tabletricks import AnyGame, AnyMatch, IllegalAction, Match, Outcome, json_schema, log_schema
from tabletricks.core import Item, changed
from tabletricks.testing import random_playout

from . import parley, pebbles
from .parley import GAME, CounterWindow, Draft, Hit, Respond, Toasts, Turn, Vote, position


pytestmark = pytest.mark.usefixtures("registered")


def played(game: AnyGame, variant: str, seed: int) -> AnyMatch:
    match = Match.start(game, variant, seed)
    for decision in random_playout(game, game.variants()[variant], seed):
        match = match.apply(decision.action)
    return match


def published(game: AnyGame) -> list[object]:
    """Every schema of a game."""
    kinds = ("options", "state", "action", "event", "question", "view", "memory")
    return [log_schema(game), *(json_schema(getattr(game, f"{kind}_type")) for kind in kinds)]


def promised(game: AnyGame, match: AnyMatch) -> list[object]:
    """All promised fields of all views."""
    names = [name for name in match.game.view_type.__annotations__ if name != "pending"]
    views = [game.view(match.state, seat) for seat in (*range(game.players(match.state)), None)]
    return [getattr(view, name) for view in views for name in names]


@contextmanager
def renamed(game: AnyGame) -> Iterator[None]:
    """All items of a game under other names and tags."""
    items = game.item_types()
    before = [(item.__name__, item.__qualname__) for item in items]
    with pytest.MonkeyPatch.context() as patch:
        try:
            for number, item in enumerate(items):
                patch.setattr(item, "tag", f"item{number}")
                item.__name__ = item.__qualname__ = f"Item{number}"
            yield
        finally:
            for item, names in zip(items, before, strict=True):
                item.__name__, item.__qualname__ = names


@pytest.mark.parametrize("game", [GAME, pebbles.GAME], ids=str)
def test_renaming_items_changes_no_schema_no_log_and_no_promised_field(game: AnyGame) -> None:
    variant = next(iter(game.variants()))
    match = played(game, variant, 3)
    schemas, lines, seen = published(game), match.lines(), promised(game, match.rewind(1))
    with renamed(game):
        again = played(game, variant, 3)
        assert lines == again.lines()
        assert schemas == published(game)
        assert seen == promised(game, again.rewind(1))


def test_merging_items_changes_no_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that carries out the hit itself, instead of leaving it to an item of its own below."""
    matches = [played(GAME, variant, 3) for variant in GAME.variants()]

    def take(self: Turn, draft: Draft, action: parley.Action) -> None:
        plain(self, draft, action)
        if isinstance(draft.agenda[-1], CounterWindow):
            assert isinstance(draft.agenda.pop(-2), Hit)

    def reacted(self: CounterWindow, draft: Draft, action: parley.Action) -> None:
        assert isinstance(action, Respond)
        assert action.card is not None
        draft.put_down(self.seat, action.card, "counters")
        draft.then(self.opened(draft, self.by, self.seat))

    def nobody_reacts(self: CounterWindow, draft: Draft) -> None:
        draft.emit(parley.Told("is not helped", self.hit))
        Hit(self.hit).run(draft)

    plain = Turn.take
    monkeypatch.setattr(Turn, "take", take)
    monkeypatch.setattr(CounterWindow, "reacted", reacted)
    monkeypatch.setattr(CounterWindow, "nobody_reacts", nobody_reacts)
    for match in matches:
        again = played(GAME, match.header.variant or "", 3)
        assert match.lines() == again.lines()
        assert tabletricks.verify(match.lines()).ok
        assert not any(isinstance(item, Hit) for item in again.rewind(9).state.agenda)


def test_facts_say_nothing_of_what_is_still_to_happen() -> None:
    """Two agendas that ask the same are the same table."""
    one = position("1b", "2b", agenda=(Toasts((0, 1), (0, 1)), Turn(1), Turn(0)))
    other = changed(one, agenda=(Vote((None, None)), Turn(0)))
    assert GAME.facts(one) == GAME.facts(other)
    assert GAME.facts(one) != GAME.facts(changed(one, agenda=(Turn(1),)))
    assert not {"agenda", "rng", "options"} & GAME.facts(one).keys()
    assert ["asked", "discard", "hands", "outcome", "pile", "points", "round", "shouted"] == sorted(GAME.facts(one))


def test_the_kernel_exports_what_it_promises() -> None:
    """Nothing of a game is among the public names of the kernel, and no item is in those of the library."""
    for name in tabletricks.core.__all__:
        assert getattr(tabletricks.core, name) is not None
    exported = [getattr(tabletricks, name) for name in tabletricks.__all__ if name not in tabletricks._GAMES]
    assert not [thing for thing in exported if isinstance(thing, type) and issubclass(thing, Item)]
    assert {Outcome, IllegalAction} <= set(filter(lambda thing: isinstance(thing, type), exported))
