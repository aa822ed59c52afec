"""
The web server over a real socket on loopback: pages, links, bad messages, restart, and a crowd of impolite clients.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from examples.web.schemas import message_schema
from jsonschema import Draft202012Validator

import tabletricks


pytest.importorskip("starlette", reason="the web table needs starlette: pip install 'tabletricks[web]'")
import uvicorn
from examples.web.server import House, app, offered
from examples.web.store import Store
from examples.web.table import Pace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


DOCUMENT = message_schema()
REPLY = Draft202012Validator({"$ref": "#/$defs/Reply", "$defs": DOCUMENT["$defs"]})
PLAN = {"game": "hydra", "variant": "4p-short", "people": ["Ann", "Ben"]}


class Served:
    """A server in a thread."""

    def __init__(self, folder: Path) -> None:
        self.house = House(Store(folder), offered(["hydra"]), Pace(bot=0, grace=60))
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so that nothing waits
        self.socket.bind(("127.0.0.1", 0))
        self.at = f"127.0.0.1:{self.socket.getsockname()[1]}"
        config = uvicorn.Config(app(self.house), log_level="error", ws="websockets-sansio", timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.thread = Thread(target=self.server.run, args=([self.socket],), daemon=True)
        self.thread.start()
        while not self.server.started:
            sleep(0.005)

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.socket.close()

    def post(self, plan: object) -> dict[str, Any]:
        made: dict[str, Any] = json.load(urlopen(Request(f"http://{self.at}/api/tables", json.dumps(plan).encode())))
        return made

    def connect(self) -> ClientConnection:
        return connect(f"ws://{self.at}/socket", proxy=None)


class Client:
    """A page."""

    def __init__(self, served: Served, link: str, language: str = "en") -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(served.connect())
        self.table = self.ask({"type": "join", "secret": link.partition("#")[2], "language": language}, "table")
        self.now = self.table["now"]

    def ask(self, message: object, *kinds: str) -> dict[str, Any]:
        """Sends something and gives the first reply of some kinds."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
        return self.hear(*kinds)

    def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=10))
            if message["type"] not in ("step", "accepted") or message.get("now", {}).get("n", 0) % 10 == 0:
                REPLY.validate(message)  # not each of hundreds
            if "now" in message:
                self.now = message["now"]
            if message["type"] in kinds:
                return message

    def until_asked(self) -> bool:
        while not (self.now["question"] and self.now["question"]["data"]["required"]):
            if self.now["outcome"]:
                return False
            self.hear("step", "table")
        return True

    def play(self, index: int = 0, ref: int = 1) -> dict[str, Any]:
        action = self.now["selection"]["choices"][index]["action"]
        message = {"type": "answer", "ref": ref, "ticket": self.now["ticket"], "action": action}
        return self.ask(message, "accepted", "error")

    def close(self) -> None:
        self._open.close()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    running = Served(tmp_path)
    yield running
    running.close()


def test_the_pages_come_from_here_alone(served: Served) -> None:
    for path in ("/", "/table", "/static/table.js", "/static/style.css"):
        reply = urlopen(f"http://{served.at}{path}")
        assert "default-src 'self'" in reply.headers["content-security-policy"]
        assert reply.headers["referrer-policy"] == "no-referrer"
        assert b"https://" not in reply.read()
    games = json.load(urlopen(f"http://{served.at}/api/games"))
    assert [game["name"] for game in games] == ["hydra"]
    assert games[0]["variants"]["4p-short"] == 4


@pytest.mark.parametrize(
    "plan",
    [
        None,
        [],
        {},
        {"game": "chess", "variant": "usual"},
        {"game": "hydra", "variant": "none"},
        {**PLAN, "people": [""]},
        {**PLAN, "people": ["\n"]},
        {**PLAN, "people": ["x" * 25]},
        {**PLAN, "people": ["a", "b", "c", "d", "e"]},
        {**PLAN, "players": 99},
        {**PLAN, "players": "4"},
        {**PLAN, "limit": -1},
        {**PLAN, "seed": "7"},
        {**PLAN, "people": ["x" * 50000]},
    ],
)
def test_a_plan_that_cannot_be_carried_out(served: Served, plan: object) -> None:
    with pytest.raises(HTTPError) as caught:
        served.post(plan)
    assert caught.value.code == 400
    assert json.load(caught.value)["error"]
    caught.value.close()
    assert not served.house.tables


def test_links_are_secrets_and_one_seat_each(served: Served) -> None:
    made, other = served.post(PLAN), served.post(PLAN)
    links = [place["link"] for table in (made, other) for place in table["seats"]] + [made["watch"], other["watch"]]
    secrets = {link.partition("#")[2] for link in links}
    assert len(secrets) == 6
    assert all(len(secret) >= 20 for secret in secrets)
    ann, ben, watcher = (Client(served, link) for link in (*links[:2], made["watch"]))
    assert [ann.table["seat"], ben.table["seat"], watcher.table["seat"]] == [0, 1, None]
    assert not any(secret in json.dumps(ann.table) for secret in secrets - {made["watch"].partition("#")[2]})
    for client in (ann, ben, watcher):
        client.close()


BAD = [
    "", "null", "[]", "7", '"join"', "{", "{}", '{"type":"fly","ref":1}', '{"type":"answer","ref":1}',
    '{"type":"answer","ref":1,"ticket":"x","action":{}}', '{"type":"answer","ref":1,"ticket":7,"action":{}}',
    '{"type":"answer","ref":"1","ticket":"x","action":{}}', '{"type":"touch","ref":1,"cards":"R1","seats":[]}',
    '{"type":"touch","ref":1,"cards":["no card"],"seats":[]}', '{"type":"touch","ref":1,"cards":[],"seats":[77]}',
    '{"type":"touch","ref":1,"cards":[],"seats":[true]}', '{"type":"rule","ref":1,"rule":"NO-1"}',
    '{"type":"language","ref":1,"language":"tlh"}', '{"type":"undo","ref":1,"more":1}', '{"type":"undo","ref":1}',
    '{"type":"join","secret":"x","language":"en"}', "[" * 20000, "x" * 40000, '{"type":"rule","ref":NaN,"rule":""}',
]  # fmt: skip


def test_bad_messages_get_an_error_and_change_nothing(served: Served) -> None:
    made = served.post(PLAN)
    client = Client(served, made["seats"][0]["link"])
    (table,) = served.house.tables.values()
    # Bots play until a person is asked; then nothing happens by itself.
    while not {0, 1} & set(table.match.game.awaiting(table.match.state)):
        sleep(0.01)
    before = table.store.text(table.sheet.id)
    for bad in BAD:
        reply = client.ask(bad, "error")
        assert reply["text"], bad
    assert client.ask(b"\x00\xff", "error")["code"] == "bad_message"
    assert table.store.text(table.sheet.id) == before
    client.close()


def test_who_has_not_joined_gets_nothing(served: Served) -> None:
    served.post(PLAN)
    with served.connect() as stranger:
        for text, code in (('{"type":"undo","ref":1}', "not_joined"), ("{", "bad_message"),
                           ('{"type":"join","secret":"guess","language":"en"}', "no_table")):  # fmt: skip
            stranger.send(text)
            assert json.loads(stranger.recv(timeout=5))["code"] == code


def test_too_many_messages_at_once_wait_and_are_all_answered(served: Served) -> None:
    made = served.post(PLAN)
    client = Client(served, made["seats"][0]["link"])
    for number in range(200):
        client.socket.send(json.dumps({"type": "rule", "ref": number, "rule": "NO-1"}))
    start = monotonic()
    assert [client.hear("error")["ref"] for _ in range(200)] == [*range(200)]
    assert monotonic() - start > 0.5
    client.close()


def test_double_and_late_answers(served: Served) -> None:
    plan = {**PLAN, "people": ["Ann"]}
    client = Client(served, served.post(plan)["seats"][0]["link"])
    assert client.until_asked()
    message = {
        "type": "answer",
        "ref": 5,
        "ticket": client.now["ticket"],
        "action": client.now["selection"]["choices"][0]["action"],
    }
    for _ in range(3):
        client.socket.send(json.dumps(message))
    replies = [client.hear("accepted", "error") for _ in range(3)]
    assert [reply["type"] for reply in replies] == ["accepted", "error", "error"]
    assert {reply["code"] for reply in replies[1:]} == {"stale"}
    assert {reply["ref"] for reply in replies} == {5}
    client.close()


def test_a_whole_game_with_a_spectator_undo_and_a_restart(served: Served, tmp_path: Path) -> None:
    made = served.post({**PLAN, "people": ["Ann"]})
    ann, watcher = Client(served, made["seats"][0]["link"]), Client(served, made["watch"], "de")
    for number in range(6):
        assert ann.until_asked()
        assert ann.play(number % len(ann.now["selection"]["choices"]))["type"] == "accepted"
    ann.until_asked()
    length = ann.now["n"]
    ann.ask({"type": "undo", "ref": 2}, "table")
    assert ann.now["n"] < length
    served.close()
    ann.close()
    with closing(Served(tmp_path)) as again:
        _play_to_the_end(again, made)
    with suppress(ConnectionClosed):
        while True:
            watcher.hear("step")
    watcher.close()


def _play_to_the_end(again: Served, made: dict[str, Any]) -> None:
    back = Client(again, made["seats"][0]["link"])
    end = monotonic() + 60
    while back.until_asked():
        assert monotonic() < end
        assert back.play(-1)["type"] == "accepted"
    assert back.now["outcome"]
    (table,) = again.house.tables.values()
    while not tabletricks.verify(table.store.text(table.sheet.id)).complete:
        sleep(0.01)
    assert tabletricks.verify(table.store.text(table.sheet.id)).ok
    back.close()
