"""
The public names and their signatures: a change here is a change of the API and belongs into the changelog.

    python -m tests.core.test_api    writes the snapshot anew
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import attrs

import tabletricks
from tabletricks import core, testing


SNAPSHOT = Path(__file__).with_name("api_snapshot.txt")


def modules() -> list[ModuleType]:
    games = [inspect.getmodule(type(game)) for game in tabletricks.games().values()]
    names = sorted(module.__name__.rpartition(".")[0] for module in games if module is not None)
    packages = [getattr(tabletricks, name.rpartition(".")[2]) for name in names if name.startswith("tabletricks.")]
    return [tabletricks, core, testing, *packages]


def described(thing: object) -> Iterator[str]:
    if inspect.ismodule(thing):
        yield ": module"
    elif inspect.isclass(thing):
        if attrs.has(thing):
            attrs.resolve_types(thing)
            public = [field for field in attrs.fields(thing) if field.init and not field.name.startswith("_")]
            fields = ", ".join(f"{field.name}: {_type(field.type)}{_default(field)}" for field in public)
            tag = getattr(thing, "tag", None)
            yield f"({fields})" + (f" [{tag}]" if tag else "")
        else:
            yield ": class"
        for name, member in sorted(vars(thing).items()):
            if name.startswith("_"):
                continue
            if isinstance(member, staticmethod | classmethod):
                member = member.__func__  # noqa: PLW2901
            if inspect.isfunction(member):
                yield f".{name}{inspect.signature(member)}"
            elif isinstance(member, property):
                yield f".{name}: property"
    elif callable(thing) and not hasattr(thing, "__args__"):
        yield str(inspect.signature(thing))
    else:
        yield f" = {_type(thing)}" if hasattr(thing, "__args__") else f": {type(thing).__name__}"


def _type(form: object) -> str:
    text = form.__name__ if isinstance(form, type) and not hasattr(form, "__args__") else str(form)
    for prefix in ("tabletricks.core.", "tabletricks."):
        text = text.replace(prefix, "")
    return text


def _default(field: attrs.Attribute[object]) -> str:
    return "" if field.default is attrs.NOTHING else f" = {field.default!r}"


def snapshot() -> str:
    lines = []
    for module in modules():
        exported: list[str] = module.__all__
        for name in sorted(exported):
            lines += [f"{module.__name__}.{name}{text}" for text in described(getattr(module, name))]
    return "\n".join(lines) + "\n"


def test_the_public_api_is_what_it_was() -> None:
    assert SNAPSHOT.read_text(encoding="utf-8").splitlines() == snapshot().splitlines()


def test_every_exported_name_is_documented() -> None:
    for module in modules():
        for name in module.__all__:
            thing = getattr(module, name)
            if inspect.isclass(thing) or inspect.isroutine(thing):
                assert inspect.getdoc(thing), f"{module.__name__}.{name}"


def test_every_game_package_exports_the_verbs() -> None:
    verbs = {
        "apply", "awaiting", "check", "describe", "determinize", "events_for", "legal_actions", "outcome", "players",
        "reseed", "setup", "start", "step", "variants", "view",
    }  # fmt: skip
    vocabulary = {"Action", "Event", "GAME", "Options", "State", "View"}
    for module in modules()[3:]:
        assert verbs | vocabulary <= set(module.__all__)


if __name__ == "__main__":
    SNAPSHOT.write_text(snapshot(), encoding="utf-8")
