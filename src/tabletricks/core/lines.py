"""
The lines of logs: how they are written, chained and sealed, and how a header is read.

What they mean is said in :mod:`tabletricks.core.log`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import TypeAlias

from attrs import frozen

from .codec import dump_parts, structure, to_json
from .errors import DecodeError, InvalidArgument, LogError
from .outcome import Outcome
from .registry import AnyGame
from .rng import SEED_LIMIT


FORMAT = 2
"""The version of the log format that this library reads and writes."""

Lines: TypeAlias = str | bytes | Iterable[str | bytes]
"""A log: one text, or its lines one by one, with or without their line breaks."""


@frozen
class Header:
    """
    The first line of a log.

    Attributes:
        game: the name of the game.
        rules: the rules version it was written under.
        library: the version of the library that wrote it.
        seed: the seed of the game.
        options: the options of the game.
        variant: the name of the options, if they have one.
        script: what chance said first, where a game is written down that was played with real cards.
    """

    game: str
    rules: int
    library: str
    seed: int
    options: object
    variant: str | None = None
    script: tuple[int, ...] = ()


def sealed(chain: str, key: bytes) -> str:
    """The seal of a chain: the BLAKE2b hash, 32 bytes, with a key of 16 to 64 bytes."""
    if not isinstance(key, bytes) or not 16 <= len(key) <= 64:
        msg = "the key of a seal has 16 to 64 bytes"
        raise InvalidArgument(msg)
    return blake2b(chain.encode(), digest_size=32, key=key).hexdigest()


def chained(chain: str, head: str) -> tuple[str, str]:
    """A line, from its text without the closing brace, and its chain."""
    link = linked(chain, head)
    return f'{head},"chain":"{link}"}}', link


def linked(chain: str, head: str) -> str:
    """The chain of a line that begins with some text."""
    return blake2b(f"{chain}\n{head}".encode(), digest_size=16).hexdigest()


def header_head(header: Header) -> str:
    """The text of a header up to its digest."""
    parts: dict[str, object] = {
        "format": FORMAT,
        "game": header.game,
        "rules": header.rules,
        "library": header.library,
        **({} if header.variant is None else {"variant": header.variant}),
        "seed": str(header.seed),
        **({"script": list(header.script)} if header.script else {}),
    }
    return f'{dump_parts(parts)[:-1]},"options":{to_json(header.options)}'


def entry_head(number: int, action: object, script: Sequence[int] = ()) -> str:
    """The text of an entry up to its digest."""
    text = f'{{"n":{number},"action":{to_json(action)}'
    return f'{text},"script":{dump_parts(list(script))}' if script else text


def closing_head(length: int, outcome: Outcome | None, seal: str | None) -> str:
    """The text of a closing line up to its chain."""
    text = f'{{"end":{length},"outcome":{to_json(outcome)}'
    return text if seal is None else f'{text},"seal":"{seal}"'


def read_header(game: AnyGame, parts: dict[str, object]) -> Header:
    """The header of a log of a game, from the parts of its first line."""
    known = {"format", "game", "rules", "library", "variant", "seed", "script", "options", "digest"}
    if parts.keys() - known:
        raise DecodeError("$", f"the field {min(parts.keys() - known)!r} is not known")
    options: object = structure(game.options_type, parts.get("options"))
    variant = structure(str, parts["variant"]) if "variant" in parts else None
    if variant is not None and game.variants().get(variant) != options:
        raise DecodeError("$.variant", f"the options are not those of {variant!r}")
    rules = structure(int, parts.get("rules"))
    seed = structure(str, parts.get("seed"))
    if rules < 1:
        raise DecodeError("$.rules", "rules versions count from 1")
    if not (
        seed.isascii() and seed.isdigit() and len(seed) <= 78 and int(seed) < SEED_LIMIT and str(int(seed)) == seed
    ):
        raise DecodeError("$.seed", "a seed is a whole number from 0 to 2**256 - 1, in decimal digits")
    library = structure(str, parts.get("library"))
    script = structure(tuple[int, ...], parts.get("script", []))
    return Header(game.name, rules, library, int(seed), options, variant, script)


def split_lines(lines: Lines) -> Iterator[tuple[str, bool]]:
    """The lines of a log without their breaks, and whether they had one."""
    pieces: Iterable[str | bytes]
    if isinstance(lines, str | bytes):
        text = lines.decode(errors="replace") if isinstance(lines, bytes) else lines
        *whole, rest = text.split("\n")
        pieces = [*(piece + "\n" for piece in whole), *([rest] if rest else [])]
    elif isinstance(lines, Iterable):
        pieces = lines
    else:
        msg = f"a log is a text or lines of text, not {type(lines).__name__}"
        raise InvalidArgument(msg)
    for index, piece in enumerate(pieces):
        line = piece.decode(errors="replace") if isinstance(piece, bytes) else piece
        if not isinstance(line, str):
            raise LogError(index, f"a line is a text, not {type(line).__name__}")
        if index == 0 and line.startswith("\ufeff"):
            raise LogError(0, "the log begins with a byte order mark; it must be UTF-8 without one")
        yield line.removesuffix("\n").removesuffix("\r"), line.endswith("\n")
