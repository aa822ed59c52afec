"""
Many tables at once through the real server: is an answer lost, how long does one take, what does a table cost?

    python -m examples.web.load --tables 200 --seconds 30

The server runs as a program of its own on loopback. At every table one person, a client here, plays against bots that
answer at once; each client joins by its link, answers what it is asked at random, and waits for the confirmation. In
the end the logs on disk are compared with what was confirmed, and some are verified by replay.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from attrs import define, field
from websockets.asyncio.client import connect

import tabletricks


@define
class Tally:
    """What all clients have seen."""

    sent: int = 0
    confirmed: int = 0
    refused: int = 0
    games: int = 0
    trips: list[float] = field(factory=list)
    last: dict[str, int] = field(factory=dict)


def memory(process: int) -> int:
    """The memory of a process in bytes, where the system tells."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    return 0


async def play(address: str, link: str, end: float, think: float, tally: Tally) -> None:
    """One person at one table, until the game or the time is over."""
    secret = link.partition("#")[2]
    async with connect(f"{address.replace('http', 'ws')}/socket", max_size=None, proxy=None) as page:
        await page.send(json.dumps({"type": "join", "secret": secret, "language": "en"}))
        now: dict[str, Any] = {"question": None, "outcome": None}
        due = sent = 0.0
        waiting = False
        while waiting or (time.monotonic() < end and not now["outcome"]):
            asked = now["question"] and now["question"]["data"]["required"] and not waiting
            if asked and time.monotonic() >= due:
                action = random.choice(now["selection"]["choices"])["action"]
                answer = {"type": "answer", "ref": 1, "ticket": now["ticket"], "action": action}
                waiting, sent = True, time.perf_counter()
                tally.sent += 1
                await page.send(json.dumps(answer))
            try:
                text = await asyncio.wait_for(page.recv(), due - time.monotonic() if asked and not waiting else 30)
            except TimeoutError:
                if waiting:
                    return  # lost: it will be missing among the confirmed ones
                continue
            message = json.loads(text)
            before, now = now.get("ticket"), message.get("now", now)
            if now.get("ticket") != before:
                due = time.monotonic() + random.expovariate(1 / think)
            if message["type"] in ("accepted", "error"):
                tally.trips.append(time.perf_counter() - sent)
                waiting = False
                if message["type"] == "accepted":
                    tally.confirmed += 1
                    tally.last[secret] = message["n"]
                elif message["code"] == "stale":
                    tally.refused += 1
                else:
                    raise AssertionError(message)
        tally.games += now["outcome"] is not None


async def all_play(address: str, links: list[str], seconds: float, think: float) -> Tally:
    tally, end = Tally(), time.monotonic() + seconds
    await asyncio.gather(*[play(address, link, end, think, tally) for link in links])
    return tally


def plans(games: list[str], tables: int) -> list[dict[str, object]]:
    """Tables of all games in turn, in their variants for two to four."""
    found: list[dict[str, object]] = []
    for number in range(tables):
        game = games[number % len(games)]
        variants = [name for name, options in tabletricks.game(game).variants().items() if options.players <= 4]
        found.append({"game": game, "variant": variants[number // len(games) % len(variants)], "people": ["Ann"]})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Many tables at once.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.0, help="the seconds a person thinks, on the average")
    parser.add_argument("--games", nargs="*", default=["council_of_12", "custom_heroes", "frantic", "hydra"])
    parser.add_argument("--verify", type=int, default=20, help="how many logs are verified by replay in the end")
    args = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address, folder = f"http://127.0.0.1:{port}", Path(tempfile.mkdtemp(prefix="tabletricks-load-"))
    command = [sys.executable, "-m", "examples.web", "--game", "none", "--bot-delay", "0", "--port", str(port)]
    server = subprocess.Popen([*command, "--folder", str(folder), "--games", *args.games], stdout=subprocess.DEVNULL)
    try:
        for _ in range(400):
            with suppress(OSError):
                urlopen(f"{address}/api/games").read()
                break
            time.sleep(0.05)
        empty = memory(server.pid)
        made = [
            json.load(urlopen(Request(f"{address}/api/tables", json.dumps(plan).encode())))
            for plan in plans(args.games, args.tables)
        ]
        links = [table["seats"][0]["link"] for table in made]
        tally = asyncio.run(all_play(address, links, args.seconds, args.think))
        full = memory(server.pid)
    finally:
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
    report(tally, folder, args.tables, args.seconds, full - empty, args.verify)


def report(tally: Tally, folder: Path, tables: int, seconds: float, used: int, samples: int) -> None:
    """Says how it went, and ends with an error if an answer was lost."""
    secrets = {}
    for sheet in folder.glob("*.table"):
        for place in json.loads(sheet.read_text())["places"]:
            secrets[place["secret"]] = sheet.with_suffix(".jsonl")
    short = [secret for secret, last in tally.last.items() if len(secrets[secret].read_bytes().splitlines()) < last + 1]
    logs = sorted(folder.glob("*.jsonl"))
    wrong = [log.name for log in logs[:samples] if tabletricks.verify(log.read_bytes()).status != "exact"]
    lines = sum(log.read_bytes().count(b"\n") - 1 for log in logs)
    trips = sorted(tally.trips)
    lost = tally.sent - tally.confirmed - tally.refused
    print(f"{tables} tables, {seconds:.0f} s: {tally.sent} answers sent, {tally.confirmed} confirmed", end="")
    print(f", {tally.refused} too late; lost: {lost}; confirmed and not in the log: {len(short)}")
    print(f"logs verified: {len(logs[:samples])}, of which not exact: {len(wrong)}")
    print(f"{lines} actions of people and bots, {lines / seconds:.0f} a second; {tally.games} games were over")
    if trips:
        share = {part: trips[min(len(trips) - 1, int(len(trips) * part))] * 1000 for part in (0.5, 0.95, 0.99)}
        print(
            "round trip of an answer: " + ", ".join(f"p{part * 100:.0f} {took:.1f} ms" for part, took in share.items())
        )
    if used > 0:
        print(f"memory: {used / tables / 1024:.0f} KiB a table, {used / max(1, lines):.0f} bytes an action")
    if lost or short or wrong or not tally.confirmed:
        sys.exit("something was lost")


if __name__ == "__main__":
    main()
