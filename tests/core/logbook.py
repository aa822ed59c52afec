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
    '"options":{"heap":3},"digest":"2ea4c1745894bf14","chain":"dda5bdb12293ddf65c7f6e5075122804"}',
    '{"n":1,"action":{"type":"take","seat":0,"number":1},'
    '"digest":"b9651b690616bc7f","chain":"1d80bab238ef470cdf12f920685a8688"}',
    '{"n":2,"action":{"type":"take","seat":1,"number":2},'
    '"digest":"ecaf4285104c54e6","chain":"f5bbf7cb3f337d3b714ec579034e95e6"}',
    '{"end":2,"outcome":{"winners":[1],"scores":[0,0],"places":[2,1],"cooperative":false},'
    '"chain":"ddca06a008baf693408847700599875c"}',
)
"""A whole game of Pebbles, its seed 2**255 + 1, written by version 0.0.0. These lines never change."""

SEALED = (
    '{"end":2,"outcome":{"winners":[1],"scores":[0,0],"places":[2,1],"cooperative":false},'
    '"seal":"c1fd0e8e2aef663f3c39d67dbd5cbbd61dcfb4b7fa015a4da0cf33a5e71d8780",'
    '"chain":"df7b99cf448e7428d9c0de9904208453"}'
)
"""Its closing line with a seal."""

NAMELESS = (
    '{"format":2,"game":"pebbles","rules":7,"library":"0.0.0","seed":"0","options":{"heap":5},'
    '"digest":"c51a1d954eecd0f3","chain":"a9f321407b04bf9a2f3974d6d0a34049"}'
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
