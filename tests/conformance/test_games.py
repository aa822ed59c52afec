"""
Every variant of every registered game passes the conformance suite, and all games keep the same promises.
"""

from __future__ import annotations

import pytest

import tabletricks
from tabletricks import AnyGame, Match, Outcome, verify
from tabletricks.core import ViewLike
from tabletricks.testing import Case, cases, random_playout

from ..core.test_wall import played, promised, published, renamed


GAMES = list(tabletricks.games().values())
FIRST_FIELDS = ["seat", "options", "awaiting", "question", "asked", "players", "outcome"]


@pytest.mark.playouts
@pytest.mark.parametrize("case", [case for game in GAMES for case in cases(game)], ids=str)
def test_conformance(case: Case) -> None:
    case.run()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_renaming_items_changes_no_schema_no_log_and_no_promised_field(game: AnyGame) -> None:
    variant = next(iter(game.variants()))
    match = played(game, variant, 3)
    schemas, lines = published(game), match.lines()
    seen = [promised(game, match.rewind(back)) for back in (0, 1, match.length // 2)]
    with renamed(game):
        again = played(game, variant, 3)
        assert lines == again.lines()
        assert schemas == published(game)
        assert seen == [promised(game, again.rewind(back)) for back in (0, 1, match.length // 2)]


def drawn(view: ViewLike, names: list[str], prompt: str | None) -> str:
    """A table drawn by a client that knows no game: seats, hands, scores, whose turn it is, who has won."""
    lines = []
    for seat, player in enumerate(view.players):
        hand = " ".join(map(str, player.hand)) if player.hand is not None else "# " * player.hand_size
        turn = "> " if seat in view.awaiting else "  "
        own = "*" if seat == view.seat else " "
        lines.append(f"{turn}{names[seat]}{own} {player.score:4} points, {player.hand_size} cards: {hand}")
    if view.outcome is not None:
        lines.append(f"won: {', '.join(names[seat] for seat in view.outcome.winners)}")
    return "\n".join([*lines, prompt or ""])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_client_that_knows_no_game_can_draw_them_all(game: AnyGame) -> None:
    options = next(iter(game.variants().values()))
    names = [f"Player-{letter}" for letter in "ABCDEFGH"]
    assert FIRST_FIELDS == list(game.view_type.__annotations__)[: len(FIRST_FIELDS)]
    assert "pending" == list(game.view_type.__annotations__)[-1]
    for decision in random_playout(game, options, 1):
        state = decision.step.state
        for seat in (*range(game.players(state)), None):
            view = game.view(state, seat)
            prompt = None if view.question is None else game.describe(view.question, names)
            table = drawn(view, names, prompt)
            assert all(f"{names[other]}" in table for other in range(game.players(state)))
            assert table.count("> ") >= len(game.awaiting(state))
            assert prompt is None or prompt.startswith(names[view.question.seat])
            for asked in view.asked:
                assert game.describe(asked, names).startswith(names[asked.seat])
    outcome = game.outcome(state)
    assert isinstance(outcome, Outcome)
    assert "won: " in table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_ends_with_the_same_event(game: AnyGame) -> None:
    options = next(iter(game.variants().values()))
    for decision in random_playout(game, options, 2):
        ends = [event for event in decision.step.events if event.tag == "game_ended"]
        outcome = game.outcome(decision.step.state)
        assert [outcome] == [event.outcome for event in ends] if outcome is not None else ends == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_is_played_by_tickets_alone(game: AnyGame) -> None:
    """A host that keeps nothing but the match and asks it for tickets."""
    match = Match.start(game, next(iter(game.variants())), 4, session="host")
    for decision in random_playout(game, match.header.options, 4):
        seat = decision.action.seat
        match = match.answer(seat, match.ticket(seat) or "", decision.action)
    assert verify(match.lines()).ok


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_playout_leads_to_an_end_of_the_game(game: AnyGame) -> None:
    for options in list(game.variants().values())[:4]:
        state = game.setup(options, 1)
        end = game.playout(state, 5)
        assert end == game.playout(state, 5)
        assert game.outcome(end) is not None
        assert game.audit(end) is None
