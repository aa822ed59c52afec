"""
The format of logs, from its definition alone: what the library writes, any language can check.
"""

from __future__ import annotations

import json

import pytest

from tabletricks import AnyMatch, Header, InvalidArgument, Match, replay, to_json, verify
from tabletricks.core import match as match_module
from tabletricks.testing import random_playout

from . import parley, pebbles
from .logbook import KEY, NAMELESS, SEALED, SEED, VECTOR, broken_links, edited, hashed, head_of, rechained
from .pebbles import Take


pytestmark = pytest.mark.usefixtures("registered")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> AnyMatch:
    """The game of the vectors, as this library plays and writes it."""
    monkeypatch.setattr(match_module, "__version__", "0.0.0")
    return Match.start(pebbles.GAME, "usual", SEED).apply(Take(0, 1)).apply(Take(1, 2))


def test_the_lines_of_the_vectors(written: AnyMatch) -> None:
    assert VECTOR == written.lines()
    assert (*VECTOR[:-1], SEALED) == written.lines(KEY)
    assert NAMELESS == Match.start(pebbles.GAME, pebbles.Options(5), 0).line()


def test_the_vectors_are_exact_logs() -> None:
    assert verify(VECTOR).ok
    assert verify((*VECTOR[:-1], SEALED), key=KEY).ok
    assert [2, 0] == [step.state.heap for step in replay(VECTOR)][1:]


def test_the_chain_of_the_vectors_from_its_definition() -> None:
    """BLAKE2b, 16 bytes: the chain before, a line feed, and the text up to the chain."""
    chain = ""
    for line in VECTOR:
        head, _, tail = line.rpartition(',"chain":')
        chain = hashed(f"{chain}\n{head}", 16)
        assert f'"{chain}"}}' == tail


def test_the_digests_of_the_vectors_from_their_definition() -> None:
    """BLAKE2b, 8 bytes: the digest before, the text up to the digest, and each fact by its name, values as lists."""
    asked = '[["take",{},true,"PB-1"]]'
    outcome = "[[1],[0,0],[2,1],false]"
    digest = ""
    for line, heap, end, questions in (
        (VECTOR[0], 3, "null", asked.format(0)),
        (VECTOR[1], 2, "null", asked.format(1)),
        (VECTOR[2], 0, outcome, "[]"),
    ):
        text = line[: line.rindex(',"digest":')]
        digest = hashed(f"{digest}\n{text}\nheap:{heap}\noutcome:{end}\nasked:{questions}", 8)
        assert digest == json.loads(line)["digest"]


def test_the_seal_of_the_vectors_from_its_definition() -> None:
    """BLAKE2b with a key, 32 bytes: the chain of the line before the closing line."""
    assert hashed(json.loads(VECTOR[2])["chain"], 32, KEY) == json.loads(SEALED)["seal"]


def test_the_header_object(written: AnyMatch) -> None:
    assert Header("pebbles", 7, "0.0.0", SEED, pebbles.Options(), "usual") == written.header
    assert Match.from_lines(VECTOR).header == written.header
    assert Match.start("pebbles", pebbles.Options(5), 0).header.variant is None
    assert '"variant":"big"' in Match.start("pebbles", pebbles.Options(20), 0).line()


def whole(seed: int = 5) -> AnyMatch:
    match = Match.start(parley.GAME, "3p", seed)
    for decision in random_playout(parley.GAME, parley.Options(3), seed):
        match = match.apply(decision.action)
    return match


def test_a_reader_that_knows_only_text_finds_what_was_changed() -> None:
    lines = whole().lines()
    assert [] == broken_links(lines)
    for number in (0, 1, 20, len(lines) - 1):
        line = edited(lines[number], {"x": 1})
        assert [number] == broken_links([*lines[:number], line, *lines[number + 1 :]])
        dropped = [*lines[:number], *lines[number + 1 :]]
        assert broken_links(dropped) == ([number] if number < len(lines) - 1 else [])
    assert [] == broken_links(rechained(lines[:20]))
    assert list(lines) == rechained(lines)


def test_every_line_is_compact_ascii_and_one_object() -> None:
    lines = whole().lines(KEY)
    kinds = {
        "header": ["format", "game", "rules", "library", "variant", "seed", "options", "digest", "chain"],
        "entry": ["n", "action", "digest", "chain"],
        "closing": ["end", "outcome", "seal", "chain"],
    }
    for number, line in enumerate(lines):
        assert line.isascii()
        assert "\n" not in line
        parts = json.loads(line)
        assert json.dumps(parts, separators=(",", ":")) == line
        kind = "header" if number == 0 else "closing" if number == len(lines) - 1 else "entry"
        assert kinds[kind] == list(parts)
        if kind == "entry":
            assert number == parts["n"]
    closing = json.loads(lines[-1])
    assert len(lines) - 2 == closing["end"]
    assert json.loads(to_json(whole().state.outcome)) == closing["outcome"]


@pytest.mark.parametrize("seed", [0, 1, 2**53 + 1, 2**64, 2**256 - 1])
def test_a_seed_is_a_text_so_that_no_language_rounds_it(seed: int) -> None:
    match = Match.start(pebbles.GAME, "usual", seed)
    assert str(seed) == json.loads(match.line())["seed"]
    assert seed == Match.from_lines(match.lines()).header.seed


def test_the_closing_line_of_a_game_that_goes_on() -> None:
    match = Match.start(pebbles.GAME, "usual", 0).apply(Take(0, 1))
    closing = json.loads(match.closing_line())
    assert (1, None) == (closing["end"], closing["outcome"])
    assert verify(match.lines()).ok


def test_a_chain_inside_of_a_text_is_not_the_chain_of_the_line() -> None:
    """In a text the quotation marks are escaped, so the last ``,"chain":`` of a line is its own."""
    text = 'x","chain":"y'
    head = f'{{"format":2,"library":{json.dumps(text)}'
    line = rechained([f'{head},"chain":""}}'])[0]
    assert head == head_of(line)
    assert text == json.loads(line)["library"]


@pytest.mark.parametrize("key", [b"", b"x" * 15, b"x" * 65, "x" * 32, 5])
def test_a_key_has_16_to_64_bytes(key: bytes, written: AnyMatch) -> None:
    for write in (written.closing_line, written.lines):
        with pytest.raises(InvalidArgument, match="16 to 64 bytes"):
            write(key)
    for log in ((*VECTOR[:-1], SEALED), VECTOR, VECTOR[:-1], "rubbish"):
        with pytest.raises(InvalidArgument, match="16 to 64 bytes"):
            verify(log, key=key)


def test_without_a_key_there_is_no_seal(written: AnyMatch) -> None:
    assert VECTOR[-1] == written.closing_line() == written.closing_line(None)


@pytest.mark.parametrize("size", [16, 64])
def test_keys_of_any_good_length_seal(size: int, written: AnyMatch) -> None:
    key = bytes(range(size))
    assert verify(written.lines(key), key=key).ok
