"""
Whole games in a real browser: what ``nox -s web`` runs.

    python -m tests.web.browser --games hydra frantic --screenshots docs/_static

For each game it starts the server as a user would, opens a table with one person and bots, and plays by clicking what
lights up, with a spectator in another tab. On the way the page is loaded anew, an action is taken back, and the server
is killed without warning and started again on a log with a torn last line. In the end the log must be exact, the tables
that the pages kept from events must never have been others than the views, and every frame that the browser received
must hold what its seat may know, and nothing else.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from examples.web.__main__ import load
from examples.web.schemas import message_schema
from jsonschema import Draft202012Validator
from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import tabletricks


VARIANTS = {
    "council_of_12": "3p",
    "custom_heroes": "4p-short",
    "hydra": "4p-short",
    "frantic": "3p-both-single-round",
    "high_card": "long",
}
"""What is played; the first variant for three if nothing is said."""
INSTALL = """No Chromium or no chromedriver was found. On Debian or Ubuntu:

    apt-get update && apt-get install -y chromium chromium-driver

Elsewhere: https://googlechromelabs.github.io/chrome-for-testing/ has both; put them on the PATH."""
LOOK = """
const table = window.tabletricks;
const now = table?.now;
if (!now) return {};
const can = (id) => document.querySelectorAll(id).length;
return {
    n: now.n, over: now.outcome !== null, busy: table.busy || table.waiting.length > 0 || table.answering > 0,
    ticket: now.ticket, required: Boolean(now.question?.data.required), undo: now.can_undo,
    touched: table.selection ? table.selection.cards.length + table.selection.seats.length : 0,
    total: table.selection?.total ?? 0,
    buttons: can('#buttons .primary'), more: can('#buttons .choice:not(.primary)'),
    cards: can('#hand .ready, #others .ready'),
    seats: can('#seats .ready'), listed: can('#all .choice'), compared: table.compared,
    contradictions: table.contradictions,
};
"""


class Failure(Exception):
    """Something on the page or in the log is not as it should be."""


def require(condition: object, problem: str) -> None:
    if not condition:
        raise Failure(problem)


class Served:
    """The server, as a program of its own."""

    def __init__(self, folder: Path, game: str, load: list[str]) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.folder, self._game, self._load = folder, game, load
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "examples.web", "--game", "none", "--bot-delay", "0", "--port", str(self.port)]
        loads = ["--load", *self._load] if self._load else []
        self.process = subprocess.Popen([*command, "--folder", str(self.folder), "--games", self._game, *loads])
        for _ in range(200):
            with suppress(OSError):
                urlopen(f"{self.address}/api/games").read()
                return
            time.sleep(0.05)
        raise Failure("the server does not start")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Without any warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def open(self, plan: dict[str, object]) -> dict[str, Any]:
        request = Request(f"{self.address}/api/tables", json.dumps(plan).encode())
        made: dict[str, Any] = json.load(urlopen(request))
        return made

    def log(self) -> Path:
        return next(self.folder.glob("*.jsonl"))


def browser() -> webdriver.Chrome:
    """A headless Chromium with a profile of its own, whose developer tools record every frame."""
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    program, driver = next(filter(None, map(shutil.which, names)), None), shutil.which("chromedriver")
    if program is None or driver is None:
        sys.exit(INSTALL)
    options = webdriver.ChromeOptions()
    options.binary_location = program
    switches = (
        "headless", "no-sandbox", "disable-gpu", "disable-quic", "no-first-run", "disable-background-networking",
        "disable-component-update", "disable-sync", "disable-dev-shm-usage", "lang=en", "window-size=1320,860",
        f"user-data-dir={tempfile.mkdtemp(prefix='tabletricks-')}",
    )  # fmt: skip
    for switch in switches:
        options.add_argument(f"--{switch}")
    options.set_capability("goog:loggingPrefs", {"performance": "ALL", "browser": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(driver))


def recorded(driver: webdriver.Chrome, kind: str) -> list[dict[str, Any]]:
    """What the developer tools have recorded since they were asked last."""
    entries: list[dict[str, Any]] = driver.execute("getLog", {"type": kind})["value"]
    return entries


class Player:
    """Somebody who plays by clicking what lights up."""

    def __init__(self, driver: webdriver.Chrome, seed: int) -> None:
        self.driver = driver
        self.chance = random.Random(seed)
        self.decisions = self.clicks = 0
        self.frames: list[dict[str, Any]] = []

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.driver.execute_script(LOOK)
        return seen

    def until(self, wanted: Callable[[dict[str, Any]], object], what: str, seconds: float = 20) -> dict[str, Any]:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.look()
            if seen and wanted(seen):
                return seen
            time.sleep(0.01)
        raise Failure(f"waited in vain until {what}: {self.look()}")

    def until_other(self, name: str, than: object, what: str) -> dict[str, Any]:
        return self.until(lambda seen: seen[name] != than, what)

    def ready(self) -> dict[str, Any]:
        """The page when it is idle and asks, or the game is over."""
        return self.until(lambda seen: not seen["busy"] and (seen["over"] or seen["required"]), "something is asked")

    def click(self, selector: str) -> None:
        found = self.driver.find_elements(By.CSS_SELECTOR, selector)
        if found:
            self.chance.choice(found).click()
            self.clicks += 1

    def decide(self) -> None:
        """One decision, with as many clicks as it takes; a third of the cards are touched by the keyboard."""
        before = self.ready()["ticket"]
        for _ in range(40):
            seen = self.look()
            if seen["over"] or seen["ticket"] != before:
                break
            if seen["busy"]:
                time.sleep(0.005)
                continue
            try:
                self._one_click(seen)
            except (StaleElementReferenceException, ElementClickInterceptedException, NoSuchElementException,
                    ElementNotInteractableException):  # fmt: skip
                time.sleep(0.01)
        else:
            raise Failure(f"nothing that lights up leads on: {self.look()}")
        self.decisions += 1

    def _one_click(self, seen: dict[str, Any]) -> None:
        ways = ["cards"] * 3 * bool(seen["cards"]) + ["seats"] * bool(seen["seats"])
        if seen["buttons"] and (not ways or self.chance.random() < (0.8 if seen["touched"] else 0.3)):
            self.click("#buttons .primary")
        elif ways:
            kind = self.chance.choice(ways)
            target = "#seats .ready" if kind == "seats" else "#hand .ready, #others .ready"
            if self.chance.random() < 0.3:
                self.chance.choice(self.driver.find_elements(By.CSS_SELECTOR, target)).send_keys(Keys.ENTER)
                self.clicks += 1
            else:
                self.click(target)
            touched = seen["touched"]
            self.until(lambda now: now["touched"] != touched or now["ticket"] != seen["ticket"], "a touch is taken", 3)
        elif seen["more"]:
            self.click("#buttons .choice")
        else:
            if not self.driver.find_elements(By.CSS_SELECTOR, "#all[open]"):
                self.click("#all summary")
            self.click("#all .choice")
        time.sleep(0.005)

    def collect(self) -> None:
        """Takes the frames that the developer tools have recorded since."""
        for entry in recorded(self.driver, "performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] in ("Network.webSocketFrameSent", "Network.webSocketFrameReceived"):
                self.frames.append({"method": message["method"], **message["params"]})


def play(driver: webdriver.Chrome, game: str, loads: list[str], pictures: Path | None, seconds: float) -> str:
    """One whole game with all that can happen on the way."""
    folder = Path(tempfile.mkdtemp(prefix="tabletricks-"))
    served = Served(folder, game, loads)
    variants = tabletricks.game(game).variants()
    three = next((name for name, options in variants.items() if options.players == 3), next(iter(variants)))
    made = served.open({"game": game, "variant": VARIANTS.get(game) or three, "people": ["Ann"]})
    player, end = Player(driver, seed=len(game)), time.monotonic() + seconds
    own, watching = (
        f"{served.address}{link}".replace("#", "?fast#") for link in (made["seats"][0]["link"], made["watch"])
    )
    driver.get(watching)
    spectator = driver.current_window_handle
    driver.switch_to.new_window("tab")
    person = driver.current_window_handle
    driver.get(own)
    done: set[str] = set()
    taken_back: list[str] = []
    try:
        while not player.ready()["over"]:
            number = player.decisions
            require(time.monotonic() < end, f"{game} is not over after {seconds} seconds and {number} decisions")
            if number == 3 and "reload" not in done:
                done.add("reload")
                driver.refresh()
                continue
            if number >= 5 and "undo" not in done and player.look()["undo"]:
                done.add("undo")
                before = player.look()["ticket"]
                taken_back.append(served.log().read_text())
                driver.find_element(By.ID, "undo").click()
                player.until_other("ticket", before, "it is taken back")
                continue
            if number >= 7 and "kill" not in done:
                done.add("kill")
                compared = player.look()["compared"]
                served.kill()
                with served.log().open("ab") as log:
                    log.write(b'{"n":99,"action":{"ty')
                served.start()
                player.until_other("compared", compared, "it is connected again")
                continue
            if number >= 9 and pictures and "pictures" not in done:
                done.add("pictures")
                take_pictures(driver, pictures, game)
            player.decide()
            if number % 10 == 0:
                player.collect()
        require(driver.find_element(By.ID, "result").is_displayed(), "the result is not shown")
        require({"reload", "undo", "kill"} <= done, f"the game was over too early: only {done}")
        require(not player.look()["contradictions"], f"the table is another one: {player.look()['contradictions']}")
        if pictures and game == "hydra":
            driver.save_screenshot(str(pictures / "web_result.png"))
        driver.switch_to.window(spectator)
        watched = player.until(lambda seen: seen["over"], "the spectator sees the end")
        require(not watched["contradictions"], f"to the spectator: {watched['contradictions']}")
        player.collect()
        errors = [
            entry
            for entry in recorded(driver, "browser")
            if "WebSocket" not in entry["message"]
            and "cosmetics" not in entry["message"]
            and "ERR_CONNECTION" not in entry["message"]
        ]
        require(not errors, f"the console says {errors[:2]}")
        driver.switch_to.window(person)
        driver.close()
        driver.switch_to.window(spectator)
    finally:
        served.kill()
    text = served.log().read_bytes()
    verdict = tabletricks.verify(text)
    require(verdict.ok, f"the log: {verdict}")
    secrets = {made["seats"][0]["link"].partition("#")[2]: 0, made["watch"].partition("#")[2]: None}
    frames = check_frames(player.frames, [text.decode(), *taken_back], secrets)
    shutil.rmtree(folder)
    played = f"{player.decisions} decisions, {player.clicks} clicks, {verdict.entries} actions"
    return f"{game}: {played}, log exact, {frames} frames read"


def take_pictures(driver: webdriver.Chrome, pictures: Path, game: str) -> None:
    """The page as it is, on a desk and on a phone."""
    pictures.mkdir(parents=True, exist_ok=True)
    driver.save_screenshot(str(pictures / f"web_{game}.png"))
    phone = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", phone)
    time.sleep(0.2)
    driver.save_screenshot(str(pictures / f"web_{game}_phone.png"))
    driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


FORBIDDEN = {"pending", "rng", "agenda", "seed", "chain", "digest", "state", "script"}


def check_frames(frames: list[dict[str, Any]], logs: list[str], secrets: dict[str, int | None]) -> int:
    """
    Reads every frame that came from the server: it has the form of the schemas and nothing besides, no word of the
    log's secrets, and the events, questions and views in it are those that its seat may know, by a replay of the log.

    Args:
        frames: what went over the sockets.
        logs: the log at the end, and before what was taken back was taken back.
        secrets: the seats by the secrets of their links.
    """
    runs = [list(tabletricks.replay(log)) for log in logs]
    header = json.loads(logs[0].splitlines()[0])
    game = tabletricks.game(header["game"])
    words = {header["seed"]}
    for line in "".join(logs).splitlines():
        words |= {value for name, value in json.loads(line).items() if name in ("chain", "digest")}
    schema = message_schema()
    valid = Draft202012Validator({"$ref": "#/$defs/Reply", "$defs": schema["$defs"]})
    seats: dict[str, int | None] = {}
    read = 0
    for frame in frames:
        text = frame["response"]["payloadData"]
        message = json.loads(text)
        if frame["method"] == "Network.webSocketFrameSent":
            if message["type"] == "join":
                seats[frame["requestId"]] = secrets[message["secret"]]
            continue
        read += 1
        valid.validate(message)
        require(not any(word in text for word in words), "a frame has the seed, a digest or a link of the chain")
        require(not FORBIDDEN & set(keys(message)), f"a frame has {FORBIDDEN & set(keys(message))}")
        if message["type"] == "table":
            # The tools may begin to record after the join; whose table it is stands here too.
            seat = seats.setdefault(frame["requestId"], message["seat"])
            require(seat == message["seat"], "a link leads to another seat")
        if frame["requestId"] in seats:
            check_knowledge(game, message, runs, seats[frame["requestId"]])
    require(read, "no frame was recorded")
    return read


def check_knowledge(
    game: tabletricks.AnyGame, message: dict[str, Any], runs: list[list[Any]], seat: int | None
) -> None:
    """What a frame tells of the game is what its seat may see of it, now or before something was taken back."""
    told = message.get("events", message.get("log", []))
    for number in sorted({event["n"] for event in told})[1 if message["type"] == "table" else 0 :]:
        seen = [event["event"] for event in told if event["n"] == number]
        known = [tabletricks.to_data(game.events_for(run[number].events, seat)) for run in runs if number < len(run)]
        require(seen in known, f"seat {seat} is told {seen}, not {known}")
    if "now" not in message:
        return
    number, asked = message["now"]["n"], message["now"]["question"] and message["now"]["question"]["data"]
    states = [run[number].state for run in runs if number < len(run)]
    questions = [None if seat is None else game.question(state, seat) for state in states]
    require(
        asked in [question and tabletricks.to_data(question) for question in questions], f"seat {seat} is asked {asked}"
    )
    if message["type"] == "table":
        views = [tabletricks.to_data(game.view(state, seat)) for state in states]
        require(
            {**message["view"], "pending": None}
            in [{**view, "pending": None} for view in views if isinstance(view, dict)],
            f"seat {seat} has another view",
        )


def keys(value: object) -> list[str]:
    """All names of fields in a message."""
    if isinstance(value, dict):
        return [*value, *[name for part in value.values() for name in keys(part)]]
    return [name for part in value for name in keys(part)] if isinstance(value, list) else []


def main() -> None:
    parser = argparse.ArgumentParser(description="Whole games in a real browser.")
    parser.add_argument("--games", nargs="*", default=["custom_heroes", "council_of_12", "hydra", "frantic"])
    parser.add_argument("--screenshots", type=Path)
    parser.add_argument("--load", nargs="*", default=[], help="Python files with a GAME of your own")
    parser.add_argument("--seconds", type=float, default=240, help="the longest time for a game")
    args = parser.parse_args()
    for path in args.load:
        load(Path(path))
    driver = browser()
    try:
        for game in args.games:
            start = time.monotonic()
            print(
                f"{play(driver, game, args.load, args.screenshots, args.seconds)}, {time.monotonic() - start:.0f} s",
                flush=True,
            )
    finally:
        driver.quit()


if __name__ == "__main__":
    main()
