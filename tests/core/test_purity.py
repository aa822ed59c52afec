"""
The package does no input or output and knows no clock: a walk over the syntax tree of every module.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tabletricks


PACKAGE = Path(tabletricks.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))

ALLOWED_IMPORTS = {
    "__future__",
    "abc",
    "attrs",
    "cattrs",
    "collections",
    "copy",
    "functools",
    "hashlib",
    "importlib",
    "inspect",
    "itertools",
    "json",
    "math",
    "operator",
    "pkgutil",  # the text of the rules is read from the package, as a module is
    "re",
    "string",
    "struct",
    "types",
    "typing",
    "typing_extensions",
}
FORBIDDEN_CALLS = {"open", "print", "input", "eval", "exec", "compile", "id", "breakpoint", "__import__"}


def imported(tree: ast.AST) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module is not None:
            names.add(node.module.partition(".")[0])
    return names


def test_there_are_modules_to_look_at() -> None:
    assert len(MODULES) > 30


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_nothing_but_what_is_pure(path: Path) -> None:
    assert set() == imported(ast.parse(path.read_text(encoding="utf-8"))) - ALLOWED_IMPORTS


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_calls_nothing_that_reads_or_writes(path: Path) -> None:
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert set() == calls & FORBIDDEN_CALLS


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_does_not_grow_past_its_subject(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_has_no_way_around_the_type_checker(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "type: ignore" not in text
    assert "cast(" not in text


def test_the_tests_would_notice() -> None:
    tree = ast.parse("import os.path\nfrom random import shuffle")
    assert {"os", "random"} == imported(tree)
