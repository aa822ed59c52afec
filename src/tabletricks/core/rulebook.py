"""
The text of the rules: what a page of the documentation shows is also at hand in a program.

The rules of a game are a text in its package, ``rulebook.md``. Every rule in it is an entry of a list that begins with
its ID, below the heading that says what it is about.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pkgutil import get_data
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from attrs import frozen


Mark: TypeAlias = Literal["rulebook", "ruling", "reviews", "reconstructed"]


@frozen
class Rule:
    """
    A rule of a game, in our own words.

    Attributes:
        id: its ID, which refusals and questions name.
        title: the heading it stands under.
        text: what it says, in Markdown.
        mark: ``"rulebook"`` if the printed rulebook says so; ``"ruling"`` if it is silent or unclear and the library
            decides; ``"reviews"`` if it is known from reviews only, ``"reconstructed"`` if it stands in place of
            something that is not known.
        reason: what is said of the mark, for a ruling why the library decides so.
    """

    id: str
    title: str
    text: str
    mark: Mark
    reason: str = ""


_ENTRY = re.compile(r"^- \[([A-Z0-9]+(?:-[A-Z0-9_]+)+)\]\{#[a-z0-9-]+\}\s*(.*)$")
_HEADING = re.compile(r"^#+ (.+)$")
_MARK = re.compile(r"\*\[(\w+)\]\*")


@cache
def rules_of(package: str) -> Mapping[str, Rule]:
    """The rules of a game by their IDs, in the order of its text; none if its package has no text."""
    try:
        data = get_data(package, "rulebook.md")
    except OSError:
        return MappingProxyType({})
    return rules_in((data or b"").decode())


def rules_in(text: str) -> Mapping[str, Rule]:
    """The rules in a text."""
    rules: dict[str, Rule] = {}
    title, current = "", ""
    lines: list[str] = []
    for line in [*text.splitlines(), "# "]:
        entry = _ENTRY.match(line)
        heading = _HEADING.match(line)
        goes_on = line.startswith("  ") or (not line.strip() and bool(lines))
        if current and not goes_on:
            rules[current] = _rule(current, title, lines)
            current, lines = "", []
        if heading:
            title = heading[1].strip()
        elif entry:
            current, lines = entry[1], [entry[2]]
        elif current:
            lines.append(line.removeprefix("  "))
    return MappingProxyType(rules)


def _rule(id: str, title: str, lines: list[str]) -> Rule:
    text = "\n".join(lines).strip()
    marked = _MARK.search(text)
    for mark in get_args(Mark):
        if marked is not None and marked[1] == mark:
            return Rule(id, title, text[: marked.start()].strip(), mark, text[marked.end() :].strip())
    return Rule(id, title, text, "rulebook")
