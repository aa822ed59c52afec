"""
The server: pages, tables, and one socket for each page.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from secrets import randbits, token_urlsafe
from time import monotonic
from traceback import print_exc

import attrs
from attrs import frozen
from starlette.applications import Starlette
from starlette.requests import Request as HttpRequest
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import tabletricks
from tabletricks import (
    AnyGame,
    DecodeError,
    IllegalAction,
    InvalidOptions,
    Match,
    StaleAnswer,
    TabletricksError,
    UnknownGame,
    from_json,
)

from .messages import (
    Answer,
    AskRule,
    ErrorCode,
    ErrorMessage,
    Join,
    Language,
    Leave,
    Reply,
    Request,
    Return,
    Touch,
    Undo,
    request_of,
)
from .store import Place, Sheet, StorageError, Store
from .table import NotAllowed, Pace, Table, refusal


STATIC = Path(__file__).parent / "static"
USUAL_PACE = Pace()
MOST_TABLES = 2000
"""How many tables a server keeps at once."""
MOST_WAITING = 500
"""How many messages may wait for a page that does not read; then its connection is closed."""
MOST_TEXT = 32 * 1024
"""The longest message of a page, in characters."""
RATE, BURST = 100.0, 100.0
"""How many requests of a page are taken a second, and how many at once; more of them wait."""
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-cache",
}


@frozen
class Plan:
    """
    A table that somebody would like to have.

    Attributes:
        game: the name of the game.
        variant: the name of one of its variants.
        players: how many play; ``None`` for as many as the variant says.
        people: the names of the people, who sit on the first seats; bots sit on the others.
        private: whether actions can be taken back.
        limit: the seconds for an answer; 0 if there is no limit.
    """

    game: str
    variant: str
    players: int | None = None
    people: tuple[str, ...] = ("You",)
    private: bool = True
    limit: int = 0


BOT_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elif", "Franz", "Greta", "Hugo")


class House:
    """
    All tables of a server.

    Args:
        store: where they are written.
        games: the games that are offered, by name.
        pace: how fast bots are.
    """

    def __init__(self, store: Store, games: Mapping[str, AnyGame], pace: Pace = USUAL_PACE) -> None:
        self.store = store
        self.games = games
        self.pace = pace
        self.tables: dict[str, Table] = {}
        self._keys: dict[str, tuple[Table, int | None]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        # Tickets of one run of the server never fit another.
        self._session = f"{token_urlsafe(6)}-"
        for sheet in store.sheets():
            try:
                self._open(Table.load(sheet, store, pace, self._session))
            except (TabletricksError, OSError, StorageError) as error:
                print(f"table {sheet.id} cannot be continued: {error}")

    def create(self, plan: Plan) -> Table:
        """
        Opens a table.

        Raises:
            TabletricksError: the plan cannot be carried out.
            StorageError: it cannot be written down.
        """
        if len(self.tables) >= MOST_TABLES:
            msg = "there are too many tables already"
            raise InvalidOptions(msg)
        if plan.game not in self.games:
            msg = f"no game is called {plan.game!r} here; there are {', '.join(self.games)}"
            raise UnknownGame(msg)
        if not 0 <= plan.limit <= 3600:
            msg = "the limit is from 0 to 3600 seconds"
            raise InvalidOptions(msg)
        game = self.games[plan.game]
        match = Match.start(game, self._options(game, plan), randbits(256), session=self._session)
        players = game.players(match.state)
        if not 0 <= len(plan.people) <= players or not all(map(_is_name, plan.people)):
            msg = f"up to {players} people play, with names of 1 to 24 letters"
            raise InvalidOptions(msg)
        spare = [name for name in BOT_NAMES if name not in plan.people]
        names = [*plan.people, *spare[: players - len(plan.people)]]
        names += [f"Bot {seat}" for seat in range(len(names), players)]
        places = [Place(name, seat >= len(plan.people), token_urlsafe(18)) for seat, name in enumerate(names)]
        sheet = Sheet(token_urlsafe(9), tuple(places), token_urlsafe(18), plan.private, plan.limit)
        table = Table(sheet, match, self.store, self.pace)
        lines = match.lines()
        self.store.create(sheet, lines if game.outcome(match.state) is not None else lines[:-1])
        self._open(table)
        return table

    @staticmethod
    def _options(game: AnyGame, plan: Plan) -> object:
        variants = game.variants()
        if plan.variant not in variants:
            msg = f"{game.title} has no variant {plan.variant!r}; there are {', '.join(variants)}"
            raise InvalidOptions(msg)
        options = variants[plan.variant]
        if plan.players is None or plan.players == options.players:
            return options
        try:
            changed: object = attrs.evolve(options, players=plan.players)
        except TypeError as error:
            msg = f"{game.title} has {options.players} players"
            raise InvalidOptions(msg) from error
        return changed

    def _open(self, table: Table) -> None:
        sheet = table.sheet
        self.tables[sheet.id] = table
        self._keys[sheet.watch] = table, None
        for seat, place in enumerate(sheet.places):
            if not place.bot:
                self._keys[place.secret] = table, seat
        with suppress(RuntimeError):  # at the start nothing runs yet
            self._drive(table)

    def find(self, secret: str) -> tuple[Table, int | None] | None:
        """The table and the seat that a secret stands for."""
        return self._keys.get(secret)

    def drive_all(self) -> None:
        """Lets the bots and clocks of all tables run."""
        for table in self.tables.values():
            self._drive(table)

    def _drive(self, table: Table) -> None:
        if table.sheet.id not in self._tasks:
            task = asyncio.get_running_loop().create_task(_driven(table))
            self._tasks[table.sheet.id] = task

    async def close(self) -> None:
        """Stops all bots and clocks."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def _is_name(name: str) -> bool:
    return 1 <= len(name) <= 24 and name.isprintable() and name == name.strip()


async def _driven(table: Table) -> None:
    """Lets a table act when something is due."""
    awake = asyncio.Event()
    table.wake = awake.set
    while True:
        awake.clear()
        try:
            wait = table.tick()
        except Exception:  # a full disk, a bot with a bug: the table stays as it is
            print_exc()
            wait = 5.0
        if wait == 0:
            await asyncio.sleep(0)
            continue
        with suppress(TimeoutError):
            await asyncio.wait_for(awake.wait(), wait)


class Page:
    """A page that is connected: messages to it wait in a queue, so that a slow one holds up nobody."""

    def __init__(self, socket: WebSocket, seat: int | None, language: str) -> None:
        self.seat = seat
        self.language = language
        self._socket = socket
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self._closed = False

    def send(self, message: Reply) -> None:
        if not self._closed:
            try:
                self._waiting.put_nowait(json.dumps(message, separators=(",", ":"), ensure_ascii=False))
            except asyncio.QueueFull:
                self.close()

    def close(self) -> None:
        self._closed = True
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def write(self) -> None:
        """Sends what waits until the connection ends."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self._waiting.get()) is not None:
                await self._socket.send_text(text)
            await self._socket.close()


class Allowance:
    """How many requests of a page are taken at once."""

    def __init__(self) -> None:
        self._left, self._at = BURST, monotonic()

    def wait(self) -> float:
        """The seconds until the next one is taken."""
        now = monotonic()
        self._left, self._at = min(BURST, self._left + RATE * (now - self._at)) - 1, now
        return max(0.0, -self._left / RATE)


class Server:
    """The web side of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def socket(self, socket: WebSocket) -> None:
        """One page from its first message to its last."""
        await socket.accept()
        page = table = writer = None
        allowance = Allowance()
        try:
            while True:
                text = await _text(socket)
                await asyncio.sleep(allowance.wait())
                if table is None:
                    opened = self._joined(socket, text)
                    if isinstance(opened, tuple):
                        table, page = opened
                        writer = asyncio.create_task(page.write())
                        table.join(page)
                        continue
                    reply: Reply = opened
                else:
                    assert page is not None
                    answer = handled(table, page, text)
                    if answer is None:
                        continue
                    reply = answer
                if page is None:
                    await socket.send_json(reply)
                else:
                    page.send(reply)
        except WebSocketDisconnect:
            pass
        finally:
            if table is not None and page is not None:
                table.drop(page)
            if writer is not None:
                writer.cancel()

    def _joined(self, socket: WebSocket, text: str) -> tuple[Table, Page] | ErrorMessage:
        try:
            request, _ = request_of(text)
        except DecodeError as problem:
            return error("bad_message", str(problem))
        if not isinstance(request, Join):
            return error("not_joined", "the first message of a connection is 'join'")
        found = self.house.find(request.secret)
        if found is None:
            return error("no_table", "there is no table behind this link")
        table, seat = found
        language = request.language
        return table, Page(socket, seat, language if language in table.match.game.languages() else "en")

    async def games(self, request: HttpRequest) -> Response:
        """What can be played."""
        del request
        listed = [
            {
                "name": game.name,
                "title": game.title,
                "variants": {name: options.players for name, options in game.variants().items()},
            }
            for game in self.house.games.values()
        ]
        return JSONResponse(listed)

    async def create(self, request: HttpRequest) -> Response:
        """Opens a table, and gives all its links to whoever did."""
        body = await request.body() if int(request.headers.get("content-length") or MOST_TEXT) < MOST_TEXT else b""
        try:
            table = self.house.create(from_json(Plan, body))
        except (TabletricksError, StorageError) as problem:
            return JSONResponse({"error": str(problem)}, status_code=400)
        return JSONResponse(links(table))


def links(table: Table) -> dict[str, object]:
    """The links of a table, below the address of the server."""
    seats = [{"name": place.name, "link": f"/table#{place.secret}"} for place in table.sheet.places if not place.bot]
    return {"seats": seats, "watch": f"/table#{table.sheet.watch}"}


async def _text(socket: WebSocket) -> str:
    """The next message; a binary one, and one that is too long, is a text that nothing can be made of."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if isinstance(text, str) and len(text) <= MOST_TEXT else ""


def error(code: ErrorCode, text: str, ref: int | None = None) -> ErrorMessage:
    """An error for a page."""
    message: ErrorMessage = {"type": "error", "code": code, "text": text, "rule": None}
    if ref is not None:
        message["ref"] = ref
    return message


def handled(table: Table, page: Page, text: str) -> Reply | None:
    """Carries out a request of a page; ``None`` if it has been told already. What fails has changed nothing."""
    try:
        request, action = request_of(text)
    except DecodeError as problem:
        return error("bad_message", str(problem))
    ref = 0 if isinstance(request, Join) else request.ref
    try:
        return _carried_out(table, page, request, action)
    except StaleAnswer:
        return error("stale", "too late: something else is asked by now", ref=ref)
    except IllegalAction as problem:
        sentence, rule = refusal(table, page, problem)
        return {"type": "error", "ref": ref, "code": "illegal", "text": sentence, "rule": rule}
    except NotAllowed as problem:
        return error("not_allowed", str(problem), ref=ref)
    except TabletricksError as problem:
        return error("bad_message", str(problem), ref=ref)
    except StorageError:
        print_exc()
        return error("storage", "it could not be written down; try again", ref=ref)
    except Exception:  # whatever it is, one request must not end the table
        print_exc()
        return error("internal", "something went wrong; nothing has changed", ref=ref)


def _carried_out(table: Table, page: Page, request: Request, action: str) -> Reply | None:
    match request:
        case Answer():
            table.answer(page.seat, request.ticket, action)
        case Touch():
            return table.touch(page, request.ref, request.cards, request.seats)
        case Undo():
            table.undo(page.seat)
        case Leave():
            table.leave(page.seat)
        case Return():
            table.come_back(page.seat)
        case AskRule():
            return {"type": "rule", "ref": request.ref, "rule": table.rule(page, request.rule)}
        case Language():
            if request.language not in table.match.game.languages():
                msg = f"this game speaks {', '.join(table.match.game.languages())}"
                raise NotAllowed(msg)
            page.language = request.language
            return table.message(page)
        case Join():
            msg = "this connection has joined a table already"
            raise NotAllowed(msg)
    return {"type": "accepted", "ref": request.ref, "n": table.match.length}


def app(house: House) -> ASGIApp:
    """The web application of a house."""
    server = Server(house)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        house.drive_all()
        yield
        await house.close()

    async def lobby(_: HttpRequest) -> Response:
        return FileResponse(STATIC / "index.html")

    async def table(_: HttpRequest) -> Response:
        return FileResponse(STATIC / "table.html")

    routes = [
        Route("/", lobby),
        Route("/table", table),
        Route("/api/games", server.games),
        Route("/api/tables", server.create, methods=["POST"]),
        WebSocketRoute("/socket", server.socket),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
    return _Guarded(Starlette(routes=routes, lifespan=life))


class _Guarded:
    """Adds headers to every page: nothing comes from elsewhere, and no link is told elsewhere."""

    def __init__(self, inner: ASGIApp) -> None:
        self._inner = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        await self._inner(scope, receive, guarded)


def offered(names: list[str] | None = None) -> dict[str, AnyGame]:
    """The games of these names, or all that are registered."""
    games = tabletricks.games()
    return {name: tabletricks.game(name) for name in (names or games)}
