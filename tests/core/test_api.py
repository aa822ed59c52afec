"""
The public names: a change here is a change of the API and belongs into the changelog.

    python -m tests.core.test_api    writes the snapshot anew

One line for each name: the fields of a class as its source spells them, the parameters of a function; of a class of
the kernel also what the author of a game overrides or calls. The verbs of a game package are those of its GAME. What a
state is made of, and everything under ``rules``, is promised to nobody and is not here.
"""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin

import attrs
import pytest

import tabletricks
from tabletricks import core
from tabletricks.core import Item
from tabletricks.core.forms import tag_of
from tabletricks.core.registry import _BUILT_IN


SNAPSHOT = Path(__file__).with_name("api_snapshot.txt")
NAMES = ["tabletricks", "tabletricks.core", "tabletricks.testing", *(f"tabletricks.{game}" for game in _BUILT_IN)]
GAMES = NAMES[3:]
WIDTH = 200
LENGTH = 600
EXPORTS = 175

VERBS = {name for name, _ in inspect.getmembers(tabletricks.Game, inspect.isfunction) if name[0] != "_"}
VERBS -= {"facts", "item_types"}  # which are for logs and for tests
VOCABULARY = {"Action", "Event", "GAME", "Options", "Outcome", "Question", "State", "View"}


def spelled(form: object) -> str:
    """An annotation as its source spells it, without the modules in it."""
    text = form if isinstance(form, str) else inspect.formatannotation(form)
    return re.sub(r"\b(?:[a-z_][a-z_0-9]*\.)+(?=[A-Za-z])", "", text)


def fields(cls: type) -> str:
    spellings: dict[str, object] = {}
    for base in reversed(cls.__mro__):
        spellings |= inspect.get_annotations(base)
    shown = []
    for field in attrs.fields(cls):
        if field.init and not field.name.startswith("_"):
            default = "" if field.default is attrs.NOTHING else " = ..."
            shown.append(f"{field.name}: {spelled(spellings[field.name])}{default}")
    return ", ".join(shown)


def parameters(function: object, *, bare: bool) -> str:
    """The parameters of a function; bare ones without their types, which are those of the game."""
    assert callable(function)
    signature = inspect.signature(function)
    shown = []
    named = False
    for name, parameter in signature.parameters.items():
        if name in ("self", "cls"):
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and not named:
            named = True
            shown.append("*")
        form = "" if bare or parameter.annotation is parameter.empty else f": {spelled(parameter.annotation)}"
        default = "" if parameter.default is parameter.empty else f" = {parameter.default!r}"
        star = "**" if parameter.kind is parameter.VAR_KEYWORD else ""
        shown.append(f"{star}{name}{form}{default}")
    returns = "" if bare or signature.return_annotation is signature.empty else spelled(signature.return_annotation)
    return f"({', '.join(shown)})" + (f" -> {returns}" if returns else "")


def methods(cls: type) -> Iterator[str]:
    """What can be done with a value, one line each."""
    for name, member in inspect.getmembers_static(cls):
        owner = next((base for base in cls.__mro__ if name in vars(base)), cls)
        if name.startswith("_") or not owner.__module__.startswith("tabletricks"):
            continue
        plain: object = member.__func__ if isinstance(member, staticmethod | classmethod) else member
        if isinstance(plain, property):
            yield f"{name}: property"
        elif inspect.isfunction(plain):
            yield name + parameters(plain, bare=False)


def members(form: object) -> str:
    """The members of a union, by their names, and of a Literal."""
    if get_origin(form) in (Union, UnionType):
        return " | ".join(map(members, get_args(form)))
    if get_origin(form) is Literal:
        return " | ".join(map(repr, get_args(form)))
    if get_origin(form) is Annotated:
        return members(get_args(form)[0])
    return spelled(form)


def described(module: ModuleType, name: str) -> Iterator[str]:
    if f"{module.__name__}.{name}" in GAMES:  # which is not imported for this
        yield f"{name}: module"
        return
    thing: object = getattr(module, name)
    if get_origin(thing) is not None:
        yield f"{name} = {members(thing)}"
    elif isinstance(thing, type):
        tag = tag_of(thing)
        if module is core:
            hooks = " ".join(sorted(name for name, own in vars(thing).items() if name[0] != "_" and _is_hook(own)))
            yield f"{name}{f'({fields(thing)})' if attrs.has(thing) else ''}: {hooks}"
        elif getattr(thing, "opaque", False) is True:
            yield f"{name}: opaque"
        elif issubclass(thing, BaseException):
            yield f"{name}({thing.__base__.__name__ if thing.__base__ else ''})"
        elif attrs.has(thing):
            yield f"{name}({fields(thing)})" + (f" [{tag}]" if tag else "")
        else:
            yield f"{name}: class"
        if module is tabletricks and not issubclass(thing, BaseException):
            yield from (f"{name}.{line}" for line in methods(thing))
    elif name in VERBS and module.__name__ in GAMES:
        assert thing == getattr(module.GAME, name)
    elif inspect.isroutine(thing):
        yield name + parameters(thing, bare=module.__name__ in GAMES)
    else:
        yield f"{name}: {type(thing).__name__}"


def _is_hook(member: object) -> bool:
    return inspect.isfunction(member) or isinstance(member, property | staticmethod | classmethod)


def section(module: ModuleType) -> list[str]:
    """What a package promises, as lines that are not too wide."""
    exported: list[str] = module.__all__
    lines = [line for name in sorted(exported) for line in described(module, name)]
    verbs = sorted({*exported} & VERBS) if module.__name__ in GAMES else []
    lines += [f"verbs: {' '.join(verbs)}"] if verbs else []
    # Names of which there is nothing to say but what they are stand together.
    plain = [line for line in lines if re.fullmatch(r"[\w.]+: \w+|\w+\(\w*Error\)", line)]
    lines = [*(line for line in lines if line not in plain), *(["; ".join(plain)] if plain else [])]
    return [
        part
        for line in lines
        for part in textwrap.wrap(line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
    ]


def written() -> dict[str, list[str]]:
    """The snapshot by its sections."""
    found: dict[str, list[str]] = {}
    for line in SNAPSHOT.read_text(encoding="utf-8").splitlines():
        heading = re.fullmatch(r"\[(.+)\]", line)
        if heading:
            found[heading[1]] = []
        elif line:
            found[[*found][-1]].append(line)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_public_api_is_what_it_was(name: str) -> None:
    assert written()[name] == section(import_module(name))


def test_the_snapshot_is_short() -> None:
    lines = SNAPSHOT.read_text(encoding="utf-8").splitlines()
    assert len(lines) < LENGTH
    assert [] == [line for line in lines if len(line) > WIDTH]
    assert NAMES == list(written())


@pytest.mark.parametrize("name", NAMES)
def test_every_exported_name_is_documented(name: str) -> None:
    module = import_module(name)
    assert sorted(set(module.__all__)) == sorted(module.__all__)
    for exported in {*module.__all__} - {game.rpartition(".")[2] for game in GAMES}:
        thing: object = getattr(module, exported)
        if inspect.isclass(thing) or inspect.isroutine(thing):
            assert inspect.getdoc(thing), f"{name}.{exported}"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_package_exports_the_verbs_and_the_vocabulary(name: str) -> None:
    exported = import_module(name).__all__
    assert set() == (VERBS | VOCABULARY) - {*exported, "Outcome"}
    assert len(exported) < EXPORTS


@pytest.mark.parametrize("name", GAMES)
def test_a_game_package_exports_nothing_of_its_engine(name: str) -> None:
    """State is a name to annotate with; GAME is the engine's only value; no item and no draft has a public name."""
    module = import_module(name)
    for exported in module.__all__:
        thing: object = getattr(module, exported)
        if isinstance(thing, type):
            assert not issubclass(thing, Item), exported
            assert not issubclass(thing, core.Draft), exported
            assert exported == "State" or f"{name}.rules" not in thing.__module__, exported


def test_every_union_lists_exported_members() -> None:
    for name in GAMES:
        module = import_module(name)
        for union in ("Action", "Event", "Question"):
            form: object = getattr(module, union)
            missing = {cls.__name__ for cls in get_args(form)} - set(module.__all__)
            assert set() == missing, f"{name}.{union}"


def snapshot() -> str:
    sections = []
    for name in NAMES:
        sections.append("\n".join([f"[{name}]", *section(import_module(name))]))
    return "\n\n".join(sections) + "\n"


if __name__ == "__main__":
    SNAPSHOT.write_text(snapshot(), encoding="utf-8")
