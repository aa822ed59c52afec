"""
Logs replay the same, or say exactly where they do not.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterable

import pytest

import tabletricks
from tabletricks import (
    AnyMatch,
    IllegalAction,
    InvalidArgument,
    InvalidOptions,
    LogError,
    Match,
    UnknownGame,
    custom_heroes,
    replay,
    state_digest,
    to_json,
    verify,
)
from tabletricks.core.log import _chained
from tabletricks.custom_heroes import Options, Pass
from tabletricks.testing import random_playout


OPTIONS = Options(players=3, regular_hands=1)


def played(actions: int | None = None, *, digest_every: int = 16) -> AnyMatch:
    match = Match.start(custom_heroes.GAME, OPTIONS, 5, digest_every=digest_every)
    for decision in random_playout(custom_heroes.GAME, OPTIONS, 5):
        if match.length == actions:
            break
        match = match.apply(decision.action)
    return match


WHOLE = played()
LINES = WHOLE.lines()


def rechained(lines: list[dict[str, object]]) -> list[str]:
    """Lines of a forger who recomputes the chain."""
    chain, out = "", []
    for parts in lines:
        line, chain = _chained(chain, {name: part for name, part in parts.items() if name != "chain"})
        out.append(line)
    return out


def test_the_lines_of_a_log() -> None:
    header, first, last = (json.loads(line) for line in (LINES[0], LINES[1], LINES[-1]))
    assert {
        "format": 1,
        "game": "custom_heroes",
        "rules": 1,
        "library": tabletricks.__version__,
        "digest_every": 16,
        "seed": 5,
        "options": json.loads(to_json(OPTIONS)),
        "chain": header["chain"],
    } == header
    assert ["n", "action", "chain"] == list(first)
    assert {"end": WHOLE.length, "digest": state_digest(WHOLE.state), "chain": last["chain"]} == last
    digests = [json.loads(line)["n"] for line in LINES[1:-1] if "digest" in json.loads(line)]
    assert list(range(16, WHOLE.length + 1, 16)) == digests


def test_a_match_is_immutable() -> None:
    match = played(3)
    following = match.apply(custom_heroes.legal_actions(match.state, custom_heroes.awaiting(match.state)[0])[0])
    assert (3, 4) == (match.length, following.length)
    assert match == played(3)
    assert match != following
    assert {match} == {match, played(3)}
    assert match == following.rewind()
    assert following == following.rewind(0)
    assert Match.start("custom_heroes", OPTIONS, 5, digest_every=16) == following.rewind(4)


@pytest.mark.parametrize("actions", [-1, 4, True, "1"])
def test_rewinding_too_far_is_refused(actions: int) -> None:
    with pytest.raises(InvalidArgument, match="3 actions to take back"):
        played(3).rewind(actions)


def test_a_match_refuses_like_its_game() -> None:
    match = played(0)
    with pytest.raises(IllegalAction) as caught:
        match.apply(Pass(custom_heroes.awaiting(match.state)[0]))
    assert "CH-PLAY-11" == caught.value.rule
    with pytest.raises(UnknownGame):
        Match.start("canasta", OPTIONS, seed=5)
    with pytest.raises(InvalidOptions):
        Match.start("custom_heroes", 4, seed=5)
    with pytest.raises(InvalidArgument):
        Match.start("custom_heroes", OPTIONS, seed=-5)
    with pytest.raises(InvalidArgument, match="digest_every"):
        Match.start("custom_heroes", OPTIONS, seed=5, digest_every=-1)


def test_a_log_can_be_written_while_it_grows() -> None:
    match = Match.start("custom_heroes", OPTIONS, 5, digest_every=16)
    lines = [match.line()]
    for decision in random_playout(custom_heroes.GAME, OPTIONS, 5):
        match = match.apply(decision.action)
        lines.append(match.line())
    assert list(LINES) == [*lines, match.closing_line()]


@pytest.mark.parametrize("form", ["tuple", "text", "file", "windows", "binary", "blank end"])
def test_replay_gives_every_step(form: str) -> None:
    text = "\n".join(LINES) + "\n"
    forms: dict[str, str | Iterable[str | bytes]] = {
        "tuple": LINES,
        "text": text,
        "file": text.splitlines(keepends=True),
        "windows": [line + "\r\n" for line in LINES],
        "binary": [line.encode() for line in LINES],
        "blank end": [*LINES, "", "\n"],
    }
    log = forms[form]
    steps = list(replay(log))
    decisions = list(random_playout(custom_heroes.GAME, OPTIONS, 5))
    assert list(range(WHOLE.length + 1)) == [step.index for step in steps]
    assert [None, *(decision.action for decision in decisions)] == [step.action for step in steps]
    assert [decision.step.events for decision in decisions] == [step.events for step in steps[1:]]
    assert decisions[-1].step.state == steps[-1].state
    assert steps == list(replay(log, digests=False))
    assert verify(log).ok
    assert LINES == Match.from_lines(log).lines()


def test_a_match_comes_back_from_its_log() -> None:
    for match in (WHOLE, played(20), played(20, digest_every=0)):
        again = Match.from_lines(match.lines())
        assert match == again
        assert match.lines() == again.lines()
        assert match.rewind(7).state == again.rewind(7).state
        assert match == pickle.loads(pickle.dumps(match))


def test_the_verdict_on_an_untouched_log() -> None:
    verdict = verify(LINES)
    assert ("exact", WHOLE.length, True, None, None) == (
        verdict.status,
        verdict.entries,
        verdict.complete,
        verdict.index,
        verdict.reason,
    )


def test_a_log_without_digests_is_unverified() -> None:
    verdict = verify(played(digest_every=0).lines())
    assert ("unverified", WHOLE.length, True, False) == (
        verdict.status,
        verdict.entries,
        verdict.complete,
        verdict.ok,
    )


@pytest.mark.parametrize("at", [1, 2, 16, 17, WHOLE.length])
@pytest.mark.parametrize("damage", ["edited", "dropped", "doubled", "swapped", "cut", "blank", "foreign", "list"])
def test_a_damaged_line_is_reported_at_its_entry(at: int, damage: str) -> None:
    before, line, after = LINES[:at], LINES[at], LINES[at + 1 :]
    damaged = {
        "edited": (*before, line.replace('"seat":', '"seat":1'), *after),
        "dropped": (*before, *after),
        "doubled": (*before, before[-1], line, *after),
        "swapped": (*before, after[0], line, *after[1:]),
        "cut": (*before, line[:-9], *after),
        "blank": (*before, "", line, *after),
        "foreign": (*before, '{"hello": "world"}', *after),
        "list": (*before, "[]", *after),
    }[damage]
    verdict = verify(damaged)
    assert ("diverged", at, at - 1, False) == (verdict.status, verdict.index, verdict.entries, verdict.ok)
    with pytest.raises(LogError) as caught:
        list(replay(damaged))
    assert at == caught.value.index
    assert str(caught.value).startswith(f"entry {at}: ")


def test_every_edited_byte_of_a_line_is_noticed() -> None:
    for position in range(len(LINES[3])):
        line = LINES[3][:position] + ("x" if LINES[3][position] != "x" else "y") + LINES[3][position + 1 :]
        verdict = verify((*LINES[:3], line, *LINES[4:]))
        assert ("diverged", 3) == (verdict.status, verdict.index)


@pytest.mark.parametrize("kept", [1, 2, 20, len(LINES) - 1])
def test_missing_lines_at_the_end_are_noticed(kept: int) -> None:
    verdict = verify(LINES[:kept])
    assert (kept - 1, False, kept, False) == (verdict.entries, verdict.complete, verdict.index, verdict.ok)
    assert verdict.reason == "the log breaks off here without its closing line"


@pytest.mark.parametrize("at", [1, 20, len(LINES) - 1])
def test_a_crash_that_cuts_the_last_line_loses_only_that_line(at: int) -> None:
    cut = (*LINES[:at], LINES[at][: len(LINES[at]) // 2])
    verdict = verify(cut)
    assert (at - 1, False, at, "the last line is cut off") == (
        verdict.entries,
        verdict.complete,
        verdict.index,
        verdict.reason,
    )
    assert at - 1 == list(replay(cut))[-1].index
    assert WHOLE.rewind(WHOLE.length - at + 1).state == Match.from_lines(cut).state


@pytest.mark.parametrize("at", [1, 20, len(LINES) - 1])
def test_a_damaged_last_line_that_was_written_whole_is_no_cut(at: int) -> None:
    """An interrupted writer leaves no line break behind."""
    lines = [line + "\n" for line in (*LINES[:at], LINES[at].replace('"', "", 1))]
    for log in (lines, "".join(lines)):
        verdict = verify(log)
        assert ("diverged", at) == (verdict.status, verdict.index)


def test_a_match_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        WHOLE.seed = 9  # type: ignore[misc]


@pytest.mark.parametrize("at", [16, len(LINES) - 1])
def test_a_promised_digest_must_be_there(at: int) -> None:
    parts = [json.loads(line) for line in LINES]
    del parts[at]["digest"]
    verdict = verify(rechained(parts))
    assert ("diverged", at, "the digest of the state is missing") == (verdict.status, verdict.index, verdict.reason)


def test_a_log_that_goes_on_after_its_end() -> None:
    verdict = verify((*LINES, LINES[-1]))
    assert ("diverged", WHOLE.length + 1) == (verdict.status, verdict.index)


def test_an_engine_that_behaves_differently_is_noticed() -> None:
    """The chain is intact, but the state is not the one that was logged."""
    parts = [json.loads(line) for line in LINES]
    parts[16]["digest"] = "0" * 32
    verdict = verify(rechained(parts))
    assert ("diverged", 16, 15) == (verdict.status, verdict.index, verdict.entries)
    assert verdict.reason is not None
    assert "the state is not the one that was logged" in verdict.reason
    assert WHOLE.length == list(replay(rechained(parts), digests=False))[-1].index


def test_other_rules_are_named_as_the_likely_reason() -> None:
    parts = [json.loads(line) for line in LINES]
    parts[0]["rules"] = 99
    assert verify(rechained(parts)).ok
    parts[16]["digest"] = "0" * 32
    reason = verify(rechained(parts)).reason
    assert reason is not None
    assert "rules version 99, this is version 1" in reason


def test_an_illegal_action_in_a_log_is_noticed() -> None:
    parts = [json.loads(line) for line in LINES]
    parts[1]["action"] = {"type": "pass", "seat": parts[1]["action"]["seat"]}
    verdict = verify(rechained(parts))
    assert ("diverged", 1) == (verdict.status, verdict.index)
    assert verdict.reason is not None
    assert "CH-PLAY-11" in verdict.reason


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": 2}, "this library reads format 1"),
        ({"format": None}, "this library reads format 1"),
        ({"game": "canasta"}, "no game is called 'canasta'"),
        ({"options": {"players": 9}}, "players must be from 2 to 6"),
        ({"options": None}, "expected an object"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": "5"}, "expected a whole number"),
        ({"extra": 1}, "the field 'extra' is not known"),
        ({"digest_every": -7}, "counts digests from 0"),
        ({"rules": 0}, "rules versions from 1"),
    ],
)
def test_a_bad_header_is_entry_0(change: dict[str, object], words: str) -> None:
    parts = [{**json.loads(LINES[0]), **change}, *(json.loads(line) for line in LINES[1:])]
    verdict = verify(rechained(parts))
    assert ("diverged", 0, 0) == (verdict.status, verdict.index, verdict.entries)
    assert verdict.reason is not None
    assert words in verdict.reason


@pytest.mark.parametrize("log", ["", [], "hello", ["{"], ["[]"], [LINES[0][:-4]], ["\n"], b"x", [3], [b"\xff"]])
def test_what_is_no_log_is_entry_0(log: str | list[str]) -> None:
    assert 0 == verify(log).index
    with pytest.raises(LogError):
        list(replay(log))


def test_a_wrong_count_in_the_closing_line() -> None:
    parts = [json.loads(line) for line in LINES]
    parts[-1]["end"] = 3
    verdict = verify(rechained(parts))
    assert ("diverged", WHOLE.length + 1) == (verdict.status, verdict.index)


def test_a_wrong_number_in_an_entry() -> None:
    parts = [json.loads(line) for line in LINES]
    parts[4]["n"] = 5
    assert 4 == verify(rechained(parts)).index


@pytest.mark.parametrize("log", [None, 3])
def test_what_cannot_hold_lines_is_refused(log: str) -> None:
    with pytest.raises(InvalidArgument, match="a log is a text or lines of text"):
        verify(log)
