"""
Starts the server, opens a table against bots and prints its address.

    python -m examples.web
    python -m examples.web --game frantic --people Ann Ben --port 8000
    python -m examples.web --load docs/howto/high_card.py --game high_card
"""

from __future__ import annotations

import argparse
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import uvicorn

import tabletricks

from .server import House, Plan, app, links, offered
from .store import Store
from .table import Pace


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m examples.web", description="A table in the browser.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--folder", type=Path, default=Path("tables"), help="where the tables are kept")
    parser.add_argument("--game", default="frantic", help="the game of the table that is opened; 'none' for no table")
    parser.add_argument("--variant", help="one of its variants")
    parser.add_argument("--people", nargs="*", default=["You"], help="who plays; bots sit on the other seats")
    parser.add_argument("--limit", type=int, default=0, help="seconds for an answer")
    parser.add_argument("--bot-delay", type=float, default=Pace().bot, help="seconds a bot waits before it acts")
    parser.add_argument("--grace", type=float, default=Pace().grace, help="seconds until a bot plays for who is gone")
    parser.add_argument("--durable", action="store_true", help="let every line survive a power failure too")
    parser.add_argument("--games", nargs="*", help="the games that are offered; all that are known")
    parser.add_argument("--load", nargs="*", default=[], help="Python files with a GAME of your own")
    args = parser.parse_args()
    for path in args.load:
        load(Path(path))
    pace = Pace(args.bot_delay, args.grace)
    house = House(Store(args.folder, durable=args.durable), offered(args.games), pace)
    address = f"http://{args.host}:{args.port}"
    print(f"{len(house.tables)} tables in {args.folder} continue. Other tables can be opened at {address}/")
    if args.game != "none":
        variant = args.variant or default_variant(house, args.game)
        opened = links(house.create(Plan(args.game, variant, people=tuple(args.people), limit=args.limit)))
        print(f"A table of {args.game}, variant {variant}:")
        seats = opened["seats"]
        assert isinstance(seats, list)
        for seat in seats:
            print(f"  {seat['name']}: {address}{seat['link']}")
        print(f"  to watch: {address}{opened['watch']}", flush=True)
    uvicorn.run(
        app(house),
        host=args.host,
        port=args.port,
        log_level="warning",
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=2,
    )


def load(path: Path) -> None:
    """Registers the ``GAME`` of a Python file."""
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        sys.exit(f"{path} is no Python file")
    module = sys.modules[path.stem] = module_from_spec(spec)
    spec.loader.exec_module(module)
    tabletricks.register(module.GAME)


def default_variant(house: House, game: str) -> str:
    """The first variant for three, or the first one."""
    variants = house.games[game].variants()
    return next((name for name, options in variants.items() if options.players == 3), next(iter(variants)))


if __name__ == "__main__":
    main()
