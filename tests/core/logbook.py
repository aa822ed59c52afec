"""
Logs as somebody reads and forges them who has the documentation of the format and no library.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b


SEED = 2**255 + 1
KEY = b"0123456789abcdef"

VECTOR = (
    '{"format":2,"game":"pebbles","rules":7,"library":"0.0.0","variant":"usual",'
    '"seed":"57896044618658097711785492504343953926634992332820282019728792003956564819969",'
    '"options":{"heap":3},"digest":"26013941e07bc26d","chain":"db724ae71992f8c26a960154d2dff4b4"}',
    '{"n":1,"action":{"type":"take","seat":0,"number":1},'
    '"digest":"fecba9544ee7b1ab","chain":"582545a8266e66e1fcf4184a66065940"}',
    '{"n":2,"action":{"type":"take","seat":1,"number":2},'
    '"digest":"e77081325c94cfed","chain":"e8deebe70172350c7c6084b872d001a9"}',
    '{"end":2,"outcome":{"winners":[1],"scores":[0,0],"places":[2,1],"cooperative":false},'
    '"chain":"1055d8c1a207ef03d15ebdb8283b1368"}',
)
"""A whole game of Pebbles, its seed 2**255 + 1, written by version 0.0.0. These lines never change."""

SEALED = (
    '{"end":2,"outcome":{"winners":[1],"scores":[0,0],"places":[2,1],"cooperative":false},'
    '"seal":"f48a9621e87b689d6c47e5518e51653f20b4d91558ce94afa922d89ee5374e12",'
    '"chain":"d4252652f6b815dff5269249d178931d"}'
)
"""Its closing line with a seal."""

NAMELESS = (
    '{"format":2,"game":"pebbles","rules":7,"library":"0.0.0","seed":"0","options":{"heap":5},'
    '"digest":"f8d8e718c51cfb52","chain":"0ab0ec5521f80099566e3afa95cdfc55"}'
)
"""The header of a game whose options have no name."""


def hashed(text: str, size: int, key: bytes = b"") -> str:
    return blake2b(text.encode("ascii"), digest_size=size, key=key).hexdigest()


def head_of(line: str) -> str:
    """The text of a line up to its chain."""
    return line[: line.rindex(',"chain":')]


def broken_links(lines: Iterable[str]) -> list[int]:
    """
    What a reader in another language does: the numbers of the lines whose chain is wrong.

    It parses each line, as ``JSON.parse`` does, only for the value of ``chain``, and hashes text.
    """
    before, broken = "", []
    for number, line in enumerate(lines):
        chain = json.loads(line)["chain"]
        if chain != hashed(before + "\n" + head_of(line), 16):
            broken.append(number)
        before = chain
    return broken


def rechained(lines: Iterable[str]) -> list[str]:
    """The lines of a forger who computes the chain anew."""
    before, written = "", []
    for line in lines:
        head = head_of(line)
        before = hashed(before + "\n" + head, 16)
        written.append(f'{head},"chain":"{before}"}}')
    return written


def edited(line: str, changes: Mapping[str, object]) -> str:
    """A line with some of its fields changed, in their places; one that is changed to ``...`` is left out."""
    parts: dict[str, object] = {**json.loads(line), **changes}
    chain = parts.pop("chain", "")
    kept = {name: part for name, part in parts.items() if part is not ...}
    return json.dumps({**kept, "chain": chain}, separators=(",", ":"))


def forged_log(lines: Iterable[str], changes: Mapping[int, Mapping[str, object]]) -> list[str]:
    """A log with fields of some lines changed, by their numbers, and the chain computed anew."""
    lines = list(lines)
    for number, change in changes.items():
        lines[number] = edited(lines[number], change)
    return rechained(lines)
