"""
A table of the web example without a network: tickets, undo, clocks, bots, the log on disk, and who may know what.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from examples.web.messages import Reply
from examples.web.schemas import message_schema
from examples.web.store import Place, Sheet, StorageError, Store
from examples.web.table import NotAllowed, Pace, Table
from examples.web.telling import Reader
from jsonschema import Draft202012Validator

import tabletricks
from tabletricks import DecodeError, IllegalAction, InvalidArgument, LogError, Match, StaleAnswer, from_json
from tabletricks.core import Known, folded
from tabletricks.core.changes import Change


VARIANTS = {"council_of_12": "3p", "custom_heroes": "3p-en", "hydra": "4p-short", "frantic": "3p-both"}
GAMES = [*VARIANTS]
DOCUMENT = message_schema()
REPLY = Draft202012Validator({"$ref": "#/$defs/Reply", "$defs": DOCUMENT["$defs"]})


class Listener:
    """Somebody who is connected, and keeps what they are told; each message is checked against the schema."""

    def __init__(self, seat: int | None, language: str = "en") -> None:
        self.seat, self.language = seat, language
        self.heard: list[dict[str, Any]] = []
        self.closed = False

    def send(self, message: Reply) -> None:
        data = json.loads(json.dumps(message))
        REPLY.validate(data)
        self.heard.append(data)

    def close(self) -> None:
        self.closed = True

    @property
    def now(self) -> dict[str, Any]:
        now: dict[str, Any] = next(message["now"] for message in reversed(self.heard) if "now" in message)
        return now


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def opened(
    folder: Path, game: str = "hydra", *, people: int = 1, private: bool = True, limit: int = 0, seed: int = 3
) -> tuple[Table, Clock]:
    variants = tabletricks.game(game).variants()
    variant = VARIANTS.get(game) or next(name for name, options in variants.items() if options.players == 3)
    match = Match.start(game, variant, seed, session="a-")
    players = match.game.players(match.state)
    places = [Place(f"P{seat}", seat >= people, f"secret{seat}") for seat in range(players)]
    sheet, clock = Sheet("t", tuple(places), "watch", private, limit), Clock()
    store = Store(folder)
    store.create(sheet, match.lines()[:-1])
    return Table(sheet, match, store, Pace(bot=1, grace=30), clock), clock


def until_asked(table: Table, clock: Clock, seat: int) -> None:
    """Lets bots act until a seat is awaited."""
    for _ in range(2000):
        if seat in table.match.game.awaiting(table.match.state):
            return
        clock.time += 1
        table.tick()
    raise AssertionError(f"seat {seat} is never asked")


def answer(table: Table, listener: Listener, index: int = 0) -> None:
    choice = listener.now["selection"]["choices"][index]
    table.answer(listener.seat, listener.now["ticket"], json.dumps(choice["action"]))


def log(table: Table) -> bytes:
    return table.store.text(table.sheet.id)


def test_an_answer_is_in_the_log_before_anybody_is_told(tmp_path: Path) -> None:
    table, clock = opened(tmp_path)

    class Reading(Listener):
        def send(self, message: Reply) -> None:
            super().send(message)
            if message["type"] == "step":
                assert log(table).count(b"\n") == 1 + message["now"]["n"]

    listener = Reading(0)
    table.join(listener)
    until_asked(table, clock, 0)
    answer(table, listener)
    assert listener.heard[-1]["type"] == "step"
    assert tabletricks.verify(log(table)).status == "exact"


def test_a_ticket_serves_once(tmp_path: Path) -> None:
    table, clock = opened(tmp_path)
    listener = Listener(0)
    table.join(listener)
    until_asked(table, clock, 0)
    now = listener.now
    ticket, action = now["ticket"], json.dumps(now["selection"]["choices"][0]["action"])
    table.answer(0, ticket, action)
    before = log(table)
    with pytest.raises(StaleAnswer):
        table.answer(0, ticket, action)
    assert log(table) == before


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    table, clock = opened(tmp_path)
    listener, watcher = Listener(0), Listener(None)
    table.join(listener)
    table.join(watcher)
    until_asked(table, clock, 0)
    ticket = listener.now["ticket"]
    action = listener.now["selection"]["choices"][0]["action"]
    before, match = log(table), table.match
    for bad in ("null", "7", "{}", '{"type":"nothing","seat":0}', "[" * 5000, json.dumps({**action, "more": 1})):
        with pytest.raises(DecodeError):
            table.answer(0, ticket, bad)
    with pytest.raises(IllegalAction):
        table.answer(0, ticket, json.dumps({**action, "seat": 1}))
    with pytest.raises(NotAllowed):
        table.answer(None, ticket, json.dumps(action))
    with pytest.raises(NotAllowed):
        table.undo(None)
    for cards, seats in ((["nothing"], []), ([], [99]), ([], [-1]), (["x"] * 101, [])):
        with pytest.raises(InvalidArgument):
            table.touch(listener, 1, cards, seats)
    with pytest.raises(NotAllowed):
        table.touch(watcher, 1, [], [])
    assert (log(table), table.match) == (before, match)


def test_a_line_that_cannot_be_written_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, clock = opened(tmp_path)
    listener = Listener(0)
    table.join(listener)
    until_asked(table, clock, 0)

    def full(id: str, line: str) -> None:
        raise StorageError(id, line)

    match, told = table.match, len(listener.heard)
    with monkeypatch.context() as patched:
        patched.setattr(table.store, "append", full)
        with pytest.raises(StorageError):
            answer(table, listener)
        assert table.match is match
        assert len(listener.heard) == told
    answer(table, listener)
    assert table.match.length == match.length + 1


@pytest.mark.parametrize("torn", [b"", b'{"n":99,"act', b"{", b"\xff\xfe"])
def test_a_table_continues_after_the_server_was_killed(tmp_path: Path, torn: bytes) -> None:
    table, clock = opened(tmp_path)
    listener = Listener(0)
    table.join(listener)
    until_asked(table, clock, 0)
    with (tmp_path / "t.jsonl").open("ab") as file:
        file.write(torn)
    (sheet,) = table.store.sheets()
    again = Table.load(sheet, table.store, table.pace, "b-")
    assert again.match == table.match
    back = Listener(0)
    again.join(back)
    assert back.now["ticket"] != listener.now["ticket"]
    with pytest.raises(StaleAnswer):
        answer(again, listener)
    answer(again, back)
    assert tabletricks.verify(log(again)).status == "exact"
    assert (
        back.heard[0]["log"]
        == listener.heard[0]["log"]
        + [event for message in listener.heard[1:] if message["type"] == "step" for event in message["events"]]
        or len(back.heard[0]["log"]) >= 60
    )


def test_a_cut_line_break_is_mended_and_a_missing_closing_line_written(tmp_path: Path) -> None:
    table, clock = opened(tmp_path, people=0)
    while table.match.game.outcome(table.match.state) is None:
        clock.time += 1
        table.tick()
    whole = log(table)
    assert tabletricks.verify(whole).ok
    lines = whole.splitlines()
    for cut in (b"\n".join(lines), b"\n".join(lines[:-1]) + b"\n", b"\n".join(lines[:-1]), whole[:-30]):
        (tmp_path / "t.jsonl").write_bytes(cut)
        Table.load(table.sheet, table.store, table.pace, "b-")
        assert log(table) == whole


def test_a_log_that_was_changed_is_left_alone(tmp_path: Path) -> None:
    table, clock = opened(tmp_path)
    table.join(Listener(0))
    until_asked(table, clock, 0)
    text = log(table).replace(b'"seat":', b'"seat": ', 1)
    (tmp_path / "t.jsonl").write_bytes(text)
    with pytest.raises(LogError):
        Table.load(table.sheet, table.store, table.pace, "b-")
    assert log(table) == text


def test_undo_goes_back_to_the_own_last_question(tmp_path: Path) -> None:
    table, clock = opened(tmp_path)
    listener, watcher = Listener(0), Listener(None)
    table.join(listener)
    table.join(watcher)
    with pytest.raises(NotAllowed):
        table.undo(0)
    until_asked(table, clock, 0)
    before, asked = table.match, listener.now
    answer(table, listener)
    until_asked(table, clock, 0)
    table.undo(0)
    assert table.match == before
    assert log(table).decode().splitlines() == list(before.lines()[:-1])
    assert listener.heard[-1]["type"] == watcher.heard[-1]["type"] == "table"
    assert listener.now["question"] == asked["question"]
    assert listener.now["ticket"] != asked["ticket"]
    answer(table, listener, -1)
    assert tabletricks.verify(log(table)).status == "exact"


def test_nothing_is_taken_back_at_an_open_table(tmp_path: Path) -> None:
    table, clock = opened(tmp_path, private=False)
    listener = Listener(0)
    table.join(listener)
    until_asked(table, clock, 0)
    answer(table, listener)
    assert not listener.now["can_undo"]
    with pytest.raises(NotAllowed):
        table.undo(0)


def test_when_time_is_up_the_modest_answer_is_given(tmp_path: Path) -> None:
    table, clock = opened(tmp_path, people=4, limit=20)
    listener = Listener(0)
    table.join(listener)
    (seat,) = table.match.game.awaiting(table.match.state)
    modest = table.match.game.default_action(table.match.state, seat)
    assert listener.now["seconds"] == {str(seat): 20}
    assert table.tick() == 20
    clock.time += 19.9
    table.tick()
    assert table.match.length == 0
    clock.time += 0.2
    table.tick()
    assert table.match.action == modest


def test_no_clock_runs_while_nobody_is_there(tmp_path: Path) -> None:
    table, clock = opened(tmp_path, people=4, limit=20)
    clock.time += 1000
    assert table.tick() is None
    assert table.match.length == 0


def test_a_bot_takes_over_from_who_has_left_and_gives_the_seat_back(tmp_path: Path) -> None:
    table, clock = opened(tmp_path, people=2)
    ann, ben = Listener(0), Listener(1)
    table.join(ann)
    table.join(ben)
    until_asked(table, clock, 0)
    length = table.match.length
    clock.time += 100
    table.tick()
    assert table.match.length == length
    table.leave(0)
    assert ben.heard[-1]["people"][0]["absent"]
    with pytest.raises(NotAllowed):
        answer(table, ann)
    clock.time += 1
    table.tick()
    assert table.match.length > length
    assert table.done[-1].action is not None
    assert table.done[-1].action.seat == 0
    table.come_back(0)
    table.leave(1)
    assert not ann.heard[-1]["people"][0]["absent"]
    until_asked(table, clock, 0)
    answer(table, ann)


def test_a_bot_takes_over_when_a_connection_is_gone_for_long_and_others_wait(tmp_path: Path) -> None:
    table, clock = opened(tmp_path, people=2)
    ann, ben = Listener(0), Listener(1)
    table.join(ann)
    table.join(ben)
    until_asked(table, clock, 0)
    length = table.match.length
    table.drop(ann)
    clock.time += 29
    table.tick()
    assert table.match.length == length
    table.drop(ben)
    clock.time += 100
    table.tick()
    assert table.match.length == length, "nobody waits"
    table.join(ben)
    clock.time += 1
    table.tick()
    assert table.match.length == length + 1
    again = Listener(0)
    table.join(again)
    table.leave(1)
    until_asked(table, clock, 0)
    answer(table, again)


def test_languages(tmp_path: Path) -> None:
    table, clock = opened(tmp_path)
    english, german = Listener(0), Listener(0, "de")
    table.join(english)
    table.join(german)
    until_asked(table, clock, 0)
    assert english.now["question"]["data"] == german.now["question"]["data"]
    assert english.now["question"]["text"] != german.now["question"]["text"]
    assert english.heard[0]["cards"][0]["title"] != german.heard[0]["cards"][0]["title"]


def test_a_listener_who_cannot_be_told_holds_up_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, clock = opened(tmp_path)

    class Deaf(Listener):
        def send(self, message: Reply) -> None:
            if message["type"] == "step":
                raise OSError("gone")

    ann, deaf = Listener(0), Deaf(None)
    table.join(deaf)
    table.join(ann)
    until_asked(table, clock, 0)
    answer(table, ann)
    assert deaf.closed
    assert ann.heard[-1]["type"] == "step"
    capsys.readouterr()


@pytest.mark.parametrize("name", GAMES)
def test_a_table_kept_from_messages_is_that_of_the_views(tmp_path: Path, name: str) -> None:
    """What the page does: it reads one view, and then events only."""
    table, clock = opened(tmp_path, name, people=0)
    players = table.match.game.players(table.match.state)
    listeners = [Listener(seat) for seat in (*range(players), None)]
    for listener in listeners:
        table.join(listener)
    kept = {listener.seat: _players(listener.heard[0]["view"]) for listener in listeners}
    for _ in range(150):
        if table.match.game.outcome(table.match.state) is not None:
            break
        clock.time += 1
        table.tick()
        for listener in listeners:
            changes = [
                Change(**_tuples(change)) for event in listener.heard[-1]["events"] for change in event["changes"]
            ]
            kept[listener.seat] = folded(kept[listener.seat], changes, listener.seat)
    for listener in listeners:
        view = Reader(table.match, table.names, listener.seat, "en").view()
        assert [_sorted(one) for one in kept[listener.seat]] == [_sorted(one) for one in _players(view)]


def _tuples(change: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in change.items()}


def _players(view: Any) -> tuple[Known, ...]:
    return tuple(
        [
            Known(None if one["hand"] is None else tuple(map(str, one["hand"])), one["hand_size"], one["score"])
            for one in view["players"]
        ]
    )


def _sorted(one: Known) -> tuple[list[str] | None, int, int]:
    return None if one.hand is None else sorted(one.hand), one.hand_size, one.score


@pytest.mark.parametrize("name", GAMES)
def test_a_reader_is_told_nothing_that_depends_on_what_they_cannot_know(tmp_path: Path, name: str) -> None:
    """In every world that agrees with a seat's view, that seat is told the same."""
    table, clock = opened(tmp_path, name, people=0)
    game = table.match.game
    for round_ in range(12):
        for _ in range(5):
            clock.time += 1
            table.tick()
        if game.outcome(table.match.state) is not None:
            break
        for seat in (*range(game.players(table.match.state)), None):
            told = _told(table.match, seat)
            world = game.determinize(game.view(table.match.state, seat), round_)
            step = tabletricks.Step(world, table.match.events)
            assert _told(_Elsewhere(game, step), seat) == told, seat


class _Elsewhere:
    """As much of a match as a reader reads, in another world."""

    def __init__(self, game: tabletricks.AnyGame, step: Any) -> None:
        self.game, self.step, self.state, self.events = game, step, step.state, step.events


def _told(match: Any, seat: int | None) -> object:
    reader = Reader(match, ("Ann", "Ben"), seat, "de")
    told: list[object] = [reader.view(), reader.asked(), reader.question()]
    if reader.question() is not None:
        selection = reader.selection()
        told.append(selection)
        hand = reader.game.view(match.state, seat).players[seat].hand
        told += [reader.selection([str(card)]) for card in (hand or ())[:4] if not isinstance(card, int)]
    return told


def test_no_state_and_no_secret_of_the_log_is_told(tmp_path: Path) -> None:
    table, clock = opened(tmp_path)
    listeners = [Listener(0), Listener(None)]
    for listener in listeners:
        table.join(listener)
    until_asked(table, clock, 0)
    answer(table, listeners[0])
    table.undo(0)
    secrets = {"secret0", "secret1"}
    for line in log(table).splitlines():
        entry = json.loads(line)
        secrets |= {entry["chain"], entry["digest"]}
    secrets.add(f'"{json.loads(log(table).splitlines()[0])["seed"]}"')
    for listener in listeners:
        text = json.dumps(listener.heard)
        assert not [secret for secret in secrets if secret in text]
        assert not [word for word in ("pending", "rng", "agenda", "digest", "chain", "seed") if f'"{word}"' in text]


def test_a_sheet_is_read_as_it_was_written(tmp_path: Path) -> None:
    table, _ = opened(tmp_path)
    assert list(table.store.sheets()) == [table.sheet]
    assert from_json(Sheet, tabletricks.to_json(table.sheet)) == table.sheet
