"""
Every rule has a test, and every rule that is named exists.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest


ROOT = Path(__file__).parent.parent
PAGES = {page.parent.name: page for page in sorted((ROOT / "src" / "tabletricks").glob("*/rulebook.md"))}
ANCHOR = re.compile(r"\[((?:CH|C12|HY|FR)-[A-Z0-9_-]+)\]\{#([a-z0-9-]+)\}")
RULE_ID = re.compile(r"\b(?:CH|C12|HY|FR)(?:-[A-Z0-9_]+)*-\d+\b")
FOREIGN = re.compile(r"\brow \d|\bEX-\d|\bW\d{1,2}\b|\bsections? \d")
"""Places in documents that the reader of this project does not have."""


def documented() -> dict[str, list[str]]:
    """The rule IDs of each page, in order."""
    return {
        name: [match[1] for match in ANCHOR.finditer(page.read_text(encoding="utf-8"))] for name, page in PAGES.items()
    }


def marked_rules() -> Iterator[tuple[str, str]]:
    """Every rule that a test is marked with, and where."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{path}:{node.lineno}: name rules literally"
                    assert isinstance(argument.value, str)
                    yield argument.value, f"{path.relative_to(ROOT)}:{node.lineno}"


def test_the_pages_have_rules() -> None:
    assert PAGES
    assert all(documented().values())


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_an_anchor_is_the_id_in_small_letters_and_stands_once(page: Path) -> None:
    anchors = ANCHOR.findall(page.read_text(encoding="utf-8"))
    # HTML made by Sphinx has no underscores in anchors.
    assert [rule.lower().replace("_", "-") for rule, _ in anchors] == [anchor for _, anchor in anchors]
    assert [] == [rule for rule, count in Counter(rule for rule, _ in anchors).items() if count > 1]


def test_every_rule_has_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    """Prints how many tests each game's rules have."""
    counts = Counter(rule for rule, _ in marked_rules())
    missing = {page: [rule for rule in rules if not counts[rule]] for page, rules in documented().items()}
    with capsys.disabled():
        for page, rules in documented().items():
            print(f"\n{page}: {len(rules) - len(missing[page])} of {len(rules)} rules tested")  # noqa: T201
    assert [] == [rule for rules in missing.values() for rule in rules]


def test_a_test_names_only_rules_that_exist() -> None:
    known = {rule for rules in documented().values() for rule in rules}
    assert [] == [f"{where}: {rule}" for rule, where in marked_rules() if rule not in known]


def test_the_code_names_only_rules_that_exist() -> None:
    known = {rule for rules in documented().values() for rule in rules}
    named = {
        (rule, str(path.relative_to(ROOT)))
        for path in (ROOT / "src").rglob("*.py")
        for rule in RULE_ID.findall(path.read_text(encoding="utf-8"))
    }
    assert len(named) > 100
    assert [] == sorted(f"{path}: {rule}" for rule, path in named if rule not in known)


def test_nothing_refers_to_what_its_reader_does_not_have() -> None:
    """Worked examples are named by the IDs of their rules."""
    places = (("tests", "*.py"), ("src", "*.py"), ("src", "*.md"), ("docs", "*.md"), ("examples", "*.py"))
    cited = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for folder, ending in places
        for path in sorted((ROOT / folder).rglob(ending))
        if path != Path(__file__)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if FOREIGN.search(line)
    ]
    assert [] == cited
