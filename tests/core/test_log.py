"""
Logs replay the same, or say exactly where they do not.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterable

import pytest

from tabletricks import (
    AnyMatch,
    IllegalAction,
    InvalidArgument,
    InvalidOptions,
    LogError,
    Match,
    UnknownGame,
    replay,
    verify,
)
from tabletricks.core import changed, registry
from tabletricks.testing import random_playout

from .forging import call
from .logbook import KEY, VECTOR, edited, forged_log, rechained
from .parley import GAME, ChooseReceiver, Draft, Hit, Options, Parley, Told


OPTIONS = Options(3)


def played(actions: int | None = None) -> AnyMatch:
    match = Match.start(GAME, OPTIONS, 5)
    for decision in random_playout(GAME, OPTIONS, 5):
        if match.length == actions:
            break
        match = match.apply(decision.action)
    return match


WHOLE = played()
LINES = WHOLE.lines()
TEXT = "\n".join(LINES) + "\n"
PLACES = [1, 2, 16, 17, WHOLE.length]

pytestmark = pytest.mark.usefixtures("registered")


# Matches.


def test_a_match_is_immutable() -> None:
    match = played(3)
    following = match.apply(GAME.legal_actions(match.state, GAME.awaiting(match.state)[0])[0])
    assert (3, 4) == (match.length, following.length)
    assert match == played(3)
    assert match != following
    assert {match} == {match, played(3)}
    assert match == following.rewind()
    assert following == following.rewind(0)
    assert Match.start("parley", OPTIONS, 5) == following.rewind(4)
    assert match != 3
    for name in ("header", "step", "rewinds"):
        with pytest.raises(AttributeError):
            setattr(WHOLE, name, 9)


def test_what_a_match_shows() -> None:
    match = played(3)
    decision = list(random_playout(GAME, OPTIONS, 5))[2]
    assert (decision.step.state, decision.step.events, decision.action) == (match.state, match.events, match.action)
    assert played(0).action is None
    assert GAME.start(OPTIONS, 5).events == played(0).events
    assert "<Match of parley, seed 5, 3 actions>" == repr(match)
    assert ("3p", 5, OPTIONS) == (match.header.variant, match.header.seed, match.header.options)


@pytest.mark.parametrize("actions", [-1, 4, True, "1", None])
def test_rewinding_too_far_is_refused(actions: object) -> None:
    with pytest.raises(InvalidArgument, match="3 actions to take back"):
        call(played(3), "rewind", actions)


def test_options_may_be_named() -> None:
    assert played(0) == Match.start("parley", "3p", 5) == Match.start(GAME, "3p", 5)
    with pytest.raises(InvalidOptions, match="Parley has no variant '9p'"):
        Match.start("parley", "9p", 5)


def test_a_match_refuses_like_its_game() -> None:
    match = played(0)
    with pytest.raises(IllegalAction) as caught:
        match.apply(ChooseReceiver(0, 0))
    assert "P-GIFT" == caught.value.rule
    with pytest.raises(UnknownGame):
        Match.start("canasta", OPTIONS, seed=5)
    for options in (4, None):
        with pytest.raises(InvalidOptions):
            Match.start("parley", options, seed=5)
    with pytest.raises(InvalidArgument):
        Match.start("parley", OPTIONS, seed=-5)


def test_a_log_can_be_written_while_it_grows() -> None:
    match = Match.start("parley", OPTIONS, 5)
    lines = [match.line()]
    for decision in random_playout(GAME, OPTIONS, 5):
        match = match.apply(decision.action)
        lines.append(match.line())
    assert list(LINES) == [*lines, match.closing_line()]


def test_after_a_rewind_the_log_is_that_of_the_way_taken() -> None:
    """Whoever has written the lines as they came keeps the first ones and goes on from there."""
    match = played(20).rewind(5)
    assert LINES[:16] == match.lines()[:-1]
    seat = GAME.awaiting(match.state)[0]
    other = next(action for action in GAME.legal_actions(match.state, seat) if action != played(16).action)
    match = match.apply(other)
    assert (*LINES[:16], match.line()) == match.lines()[:-1]
    assert match.line() != LINES[16]
    assert verify(match.lines()).ok


# Reading.


FORMS: dict[str, str | bytes | Iterable[str | bytes]] = {
    "tuple": LINES,
    "text": TEXT,
    "text without a last break": TEXT[:-1],
    "bytes": TEXT.encode(),
    "file": TEXT.splitlines(keepends=True),
    "windows": [line + "\r\n" for line in LINES],
    "windows text": TEXT.replace("\n", "\r\n"),
    "windows bytes": TEXT.replace("\n", "\r\n").encode(),
    "binary file": [line.encode() for line in TEXT.splitlines(keepends=True)],
    "blank end": [*LINES, "", "\n"],
    "blank text": TEXT + "\n\n",
}


@pytest.mark.parametrize("form", FORMS)
def test_replay_gives_every_step(form: str) -> None:
    log = FORMS[form]
    steps = list(replay(log))
    decisions = list(random_playout(GAME, OPTIONS, 5))
    assert list(range(WHOLE.length + 1)) == [step.index for step in steps]
    assert [None, *(decision.action for decision in decisions)] == [step.action for step in steps]
    assert [decision.step.events for decision in decisions] == [step.events for step in steps[1:]]
    assert decisions[-1].step.state == steps[-1].state
    assert steps == list(replay(log, digests=False))
    assert verify(log).ok
    assert LINES == Match.from_lines(log).lines()


def test_a_log_may_come_from_a_generator() -> None:
    assert verify(line for line in LINES).ok


def test_a_match_comes_back_from_its_log() -> None:
    for match in (WHOLE, played(20), played(0)):
        again = Match.from_lines(match.lines())
        assert match == again
        assert match.lines() == again.lines()
        assert match.header == again.header
        assert match.action == again.action
        assert match == pickle.loads(pickle.dumps(match))
    assert played(20).rewind(7).state == Match.from_lines(played(20).lines()).rewind(7).state


def test_a_match_out_of_a_log_is_played_on() -> None:
    again = Match.from_lines(played(20).lines())
    for decision in list(random_playout(GAME, OPTIONS, 5))[20:]:
        again = again.apply(decision.action)
    assert LINES == again.lines()


def test_the_verdict_on_an_untouched_log() -> None:
    verdict = verify(LINES)
    assert ("exact", WHOLE.length, True, None, None, ()) == (
        verdict.status,
        verdict.entries,
        verdict.complete,
        verdict.index,
        verdict.reason,
        verdict.notes,
    )


@pytest.mark.parametrize("mark", ["\ufeff", "\ufeff\ufeff"])
def test_a_byte_order_mark_is_named(mark: str) -> None:
    for log in (mark + TEXT, (mark + TEXT).encode(), [mark + LINES[0], *LINES[1:]]):
        verdict = verify(log)
        assert ("diverged", 0) == (verdict.status, verdict.index)
        assert "byte order mark" in (verdict.reason or "")
        with pytest.raises(LogError, match="byte order mark"):
            Match.from_lines(log)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32"])
def test_another_encoding_is_no_log(encoding: str) -> None:
    verdict = verify(TEXT.encode(encoding))
    assert ("diverged", 0) == (verdict.status, verdict.index)


# Damage.


@pytest.mark.parametrize("at", PLACES)
@pytest.mark.parametrize(
    "damage", ["edited", "spaced", "dropped", "doubled", "swapped", "cut", "blank", "foreign", "list", "no utf-8"]
)
def test_a_damaged_line_is_reported_at_its_entry(at: int, damage: str) -> None:
    before, line, after = LINES[:at], LINES[at], LINES[at + 1 :]
    forms: dict[str, tuple[str | bytes, ...]] = {
        "edited": (*before, line.replace('"seat":', '"seat":1'), *after),
        "spaced": (*before, line.replace('"seat":', '"seat": '), *after),
        "dropped": (*before, *after),
        "doubled": (*before, before[-1], line, *after),
        "swapped": (*before, after[0], line, *after[1:]),
        "cut": (*before, line[:-9], *after),
        "blank": (*before, "", line, *after),
        "foreign": (*before, '{"hello": "world"}', *after),
        "list": (*before, "[]", *after),
        "no utf-8": (*before, line.encode().replace(b"seat", b"se\xffat"), *after),
    }
    damaged = forms[damage]
    verdict = verify(damaged)
    assert ("diverged", at, at - 1, False) == (verdict.status, verdict.index, verdict.entries, verdict.ok)
    with pytest.raises(LogError) as caught:
        list(replay(damaged))
    assert at == caught.value.index
    assert str(caught.value).startswith(f"entry {at}: ")


def test_every_edited_byte_of_a_line_is_noticed() -> None:
    for number in (0, 3, len(LINES) - 1):
        for position in range(len(LINES[number])):
            line = LINES[number]
            line = line[:position] + ("x" if line[position] != "x" else "y") + line[position + 1 :]
            log = [other + "\n" for other in (*LINES[:number], line, *LINES[number + 1 :])]
            verdict = verify(log)
            assert ("diverged", number) == (verdict.status, verdict.index)


@pytest.mark.parametrize("kept", [1, 2, 20, len(LINES) - 1])
def test_missing_lines_at_the_end_are_noticed(kept: int) -> None:
    verdict = verify(LINES[:kept])
    assert ("exact", kept - 1, False, kept, False) == (
        verdict.status,
        verdict.entries,
        verdict.complete,
        verdict.index,
        verdict.ok,
    )
    assert verdict.reason == "the log breaks off here without its closing line"


@pytest.mark.parametrize("at", [1, 20, len(LINES) - 1])
@pytest.mark.parametrize("as_bytes", [False, True])
def test_a_crash_that_cuts_the_last_line_loses_only_that_line(at: int, as_bytes: bool) -> None:
    whole, torn = "".join(line + "\n" for line in LINES[:at]), LINES[at][: len(LINES[at]) // 2]
    logs: list[str | bytes | tuple[str, ...]] = [whole + torn, (*LINES[:at], torn)]
    for log in [(whole + torn).encode()] if as_bytes else logs:
        verdict = verify(log)
        assert (at - 1, False, at, "the last line is cut off") == (
            verdict.entries,
            verdict.complete,
            verdict.index,
            verdict.reason,
        )
        assert at - 1 == list(replay(log))[-1].index
        assert WHOLE.rewind(WHOLE.length - at + 1).state == Match.from_lines(log).state


def test_a_log_with_a_torn_line_goes_on_where_it_was_torn() -> None:
    """What is to be written next stands in place of the torn line."""
    match = Match.from_lines((*LINES[:20], LINES[20][:30]))
    for decision in list(random_playout(GAME, OPTIONS, 5))[19:]:
        match = match.apply(decision.action)
    assert LINES == match.lines()


@pytest.mark.parametrize("at", [1, 20, len(LINES) - 1])
def test_a_damaged_last_line_that_was_written_whole_is_no_cut(at: int) -> None:
    """An interrupted writer leaves no line break behind."""
    lines = [line + "\n" for line in (*LINES[:at], LINES[at].replace('"', "", 1))]
    for log in (lines, "".join(lines), "".join(lines).encode()):
        verdict = verify(log)
        assert ("diverged", at) == (verdict.status, verdict.index)


def test_a_log_that_goes_on_after_its_end() -> None:
    for rest in (LINES[-1], LINES[5], "x"):
        verdict = verify((*LINES, rest))
        assert ("diverged", WHOLE.length + 1) == (verdict.status, verdict.index)


# Tampering by somebody who computes the chain anew.


@pytest.mark.parametrize(
    "change",
    [
        {"library": "9.9.9"},
        {"seed": "6"},
        {"variant": ...},
        {"options": {"players": 3, "rounds": 1}, "variant": ...},
        {"digest": "0" * 16},
    ],
)
def test_a_changed_header_is_noticed_though_its_chain_is_right(change: dict[str, object]) -> None:
    verdict = verify(forged_log(LINES, {0: change}))
    assert ("diverged", 0, 0) == (verdict.status, verdict.index, verdict.entries)
    assert "the game does not go as it was logged" == verdict.reason


def test_changed_rules_in_the_header_are_noticed() -> None:
    log = forged_log(LINES, {0: {"rules": 2}})
    verdict = verify(log)
    assert ("diverged", 0) == (verdict.status, verdict.index)
    assert "written under rules version 2, and these are 3" in (verdict.reason or "")
    with pytest.raises(LogError, match="does not go as it was logged"):
        list(replay(log, other_rules=True))


def test_another_variant_in_the_header_is_noticed() -> None:
    for name in ("2p", "9p", ""):
        verdict = verify(forged_log(LINES, {0: {"variant": name}}))
        assert ("diverged", 0) == (verdict.status, verdict.index)
        assert f"the options are not those of {name!r}" in (verdict.reason or "")


@pytest.mark.parametrize("at", [0, *PLACES])
@pytest.mark.parametrize("digest", [..., None, "", 5, "0" * 16])
def test_a_stripped_or_changed_digest_is_noticed(at: int, digest: object) -> None:
    verdict = verify(forged_log(LINES, {at: {"digest": digest}}))
    assert ("diverged", at) == (verdict.status, verdict.index)
    words = "the digest is missing" if digest in (..., None) else "the game does not go as it was logged"
    assert words == verdict.reason


def test_replaying_without_digests_asks_for_them_all_the_same() -> None:
    with pytest.raises(LogError, match="the digest is missing") as caught:
        list(replay(forged_log(LINES, {7: {"digest": ...}}), digests=False))
    assert 7 == caught.value.index
    log = forged_log(LINES, {7: {"digest": "0" * 16}})
    assert WHOLE.length == list(replay(log, digests=False))[-1].index


def renumbered(lines: Iterable[str]) -> list[str]:
    """Entries numbered anew, the closing line too."""
    header, *entries, closing = lines
    numbered = [edited(line, {"n": number}) for number, line in enumerate(entries, 1)]
    return rechained([header, *numbered, edited(closing, {"end": len(numbered)})])


@pytest.mark.parametrize("at", PLACES[:-1])
def test_entries_that_were_dropped_or_swapped_are_noticed_though_the_chain_is_right(at: int) -> None:
    dropped = renumbered([*LINES[:at], *LINES[at + 1 :]])
    swapped = renumbered([*LINES[:at], LINES[at + 1], LINES[at], *LINES[at + 2 :]])
    doubled = renumbered([*LINES[:at], LINES[at], *LINES[at:]])
    assert ("diverged", at) == (verify(dropped).status, verify(dropped).index)
    assert ("diverged", at) == (verify(swapped).status, verify(swapped).index)
    assert ("diverged", at + 1) == (verify(doubled).status, verify(doubled).index)
    unnumbered = rechained([*LINES[:at], *LINES[at + 1 :]])
    assert (at, f"this is not entry {at}") == (verify(unnumbered).index, verify(unnumbered).reason)


def test_a_changed_action_is_noticed_though_the_chain_is_right() -> None:
    changes = 0
    for decision in random_playout(GAME, OPTIONS, 5):
        at = decision.number + 1
        for other in GAME.legal_actions(decision.state, decision.action.seat)[:3]:
            if other != decision.action:
                changes += 1
                action = json.loads(Match.from_lines(LINES[:at]).apply(other).line())["action"]
                verdict = verify(forged_log(LINES, {at: {"action": action}}))
                assert ("diverged", at) == (verdict.status, verdict.index)
    assert changes > 30


def test_an_illegal_action_in_a_log_is_noticed() -> None:
    verdict = verify(forged_log(LINES, {1: {"action": {"type": "choose_receiver", "seat": 0, "target": 0}}}))
    assert ("diverged", 1) == (verdict.status, verdict.index)
    assert "P-GIFT" in (verdict.reason or "")


@pytest.mark.parametrize("action", [None, 5, {}, {"type": "jump"}, {"type": "shout", "seat": 9}, [], "shout"])
def test_what_is_no_action_is_noticed(action: object) -> None:
    verdict = verify(forged_log(LINES, {4: {"action": action}}))
    assert ("diverged", 4) == (verdict.status, verdict.index)
    assert "the action cannot be replayed" in (verdict.reason or "")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"end": 3}, "counts 3 entries"),
        ({"end": None}, "counts None entries"),
        ({"end": True}, "counts True entries"),
        ({"end": float(WHOLE.length)}, "entries"),
        ({"end": str(WHOLE.length)}, "entries"),
        ({"outcome": None}, "has not ended as it was logged"),
        ({"outcome": {"winners": [0]}}, "has not ended as it was logged"),
        ({"outcome": ...}, "entries"),
        ({"digest": "0" * 16}, "entries"),
        ({"seal": 5}, "the seal is no text"),
        ({"more": 5}, "entries"),
    ],
)
def test_a_changed_closing_line_is_noticed(change: dict[str, object], words: str) -> None:
    verdict = verify(forged_log(LINES, {len(LINES) - 1: change}))
    assert ("diverged", WHOLE.length + 1, WHOLE.length) == (verdict.status, verdict.index, verdict.entries)
    assert words in (verdict.reason or "")


@pytest.mark.parametrize("number", [3, "4", 4.0, True, None, 10**400])
def test_a_wrong_number_in_an_entry(number: object) -> None:
    verdict = verify(forged_log(LINES, {4: {"n": number}}))
    assert (4, "this is not entry 4") == (verdict.index, verdict.reason)


def test_a_field_too_much_in_an_entry() -> None:
    assert 4 == verify(forged_log(LINES, {4: {"x": 1}})).index


# Seals.


def test_a_seal_shows_what_the_chain_cannot() -> None:
    """Who drops the last entries and closes the log anew leaves no trace, but has not the key."""
    cut = WHOLE.rewind(10).lines()
    assert verify(cut).ok
    assert verify(WHOLE.lines(KEY), key=KEY).ok
    verdict = verify(cut, key=KEY)
    assert ("diverged", "there is no seal", WHOLE.length - 9) == (verdict.status, verdict.reason, verdict.index)
    closing = json.loads(WHOLE.closing_line(KEY))
    moved = verify(forged_log(cut, {len(cut) - 1: {"seal": closing["seal"]}}), key=KEY)
    assert ("diverged", "the seal is not made with this key") == (moved.status, moved.reason)


def test_a_seal_needs_its_key() -> None:
    log = WHOLE.lines(KEY)
    verdict = verify(log)
    assert ("unverified", True, False) == (verdict.status, verdict.complete, verdict.ok)
    assert ("it has a seal, and no key was given to check it",) == verdict.notes
    wrong = verify(log, key=KEY[::-1])
    assert ("diverged", "the seal is not made with this key") == (wrong.status, wrong.reason)
    for seal in ("", "0" * 64, "x"):
        forged = verify(forged_log(log, {len(log) - 1: {"seal": seal}}), key=KEY)
        assert ("diverged", "the seal is not made with this key") == (forged.status, forged.reason)


def test_a_match_out_of_a_sealed_log_is_the_same() -> None:
    assert WHOLE == Match.from_lines(WHOLE.lines(KEY))


# Bad headers and rubbish.


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": 1}, "this library reads format 2"),
        ({"format": 3}, "this library reads format 2"),
        ({"format": None}, "this library reads format 2"),
        ({"format": "2"}, "this library reads format 2"),
        ({"format": ...}, "this library reads format 2"),
        ({"game": "canasta"}, "no game is called 'canasta'"),
        ({"game": 5}, "expected a string"),
        ({"options": {"players": 9}}, "players must be from 2 to 4"),
        ({"options": None}, "expected an object"),
        ({"options": ...}, "expected an object"),
        ({"seed": 5}, "expected a string"),
        ({"seed": "-1"}, "a seed is a whole number"),
        ({"seed": "05"}, "a seed is a whole number"),
        ({"seed": "5 "}, "a seed is a whole number"),
        ({"seed": "5_0"}, "a seed is a whole number"),
        ({"seed": "0x5"}, "a seed is a whole number"),
        ({"seed": ""}, "a seed is a whole number"),
        ({"seed": "\u0665"}, "a seed is a whole number"),
        ({"seed": "\u00b2"}, "a seed is a whole number"),
        ({"seed": str(2**256)}, "a seed is a whole number"),
        ({"seed": "9" * 5000}, "a seed is a whole number"),
        ({"seed": ...}, "expected a string, got null"),
        ({"extra": 1}, "the field 'extra' is not known"),
        ({"rules": 0}, "rules versions count from 1"),
        ({"rules": -1}, "rules versions count from 1"),
        ({"rules": "3"}, "expected a whole number"),
        ({"rules": True}, "expected a whole number"),
        ({"rules": ...}, "expected a whole number, got null"),
        ({"library": 5}, "expected a string"),
        ({"library": ...}, "expected a string, got null"),
        ({"variant": 5}, "expected a string"),
        ({"variant": None}, "expected a string"),
    ],
)
def test_a_bad_header_is_entry_0(change: dict[str, object], words: str) -> None:
    verdict = verify(forged_log(LINES, {0: change}))
    assert ("diverged", 0, 0) == (verdict.status, verdict.index, verdict.entries)
    assert words in (verdict.reason or "")


RUBBISH = ["", [], "hello", ["{"], ["[]"], ["null"], [LINES[0][:-4]], ["\n"], b"x", b"", [3], [None], [b"\xff"], [[]]]


@pytest.mark.parametrize("log", RUBBISH, ids=repr)
def test_what_is_no_log_is_entry_0(log: list[str]) -> None:
    assert 0 == verify(log).index
    with pytest.raises(LogError):
        list(replay(log))
    with pytest.raises(LogError):
        Match.from_lines(log)


@pytest.mark.parametrize("log", [None, 3, 1.5])
def test_what_cannot_hold_lines_is_refused(log: str) -> None:
    for read in (verify, replay, Match.from_lines):
        with pytest.raises(InvalidArgument, match="a log is a text or lines of text"):
            read(log)


HUGE = ["1e999", "-1e999", "1" + "0" * 4200, "1" + "0" * 6000, "[" * 3000 + "]" * 3000, "[" * 900 + "]" * 900, "1e-999"]


@pytest.mark.parametrize("number", HUGE, ids=lambda number: f"{number[:4]}-{len(number)}")
@pytest.mark.parametrize(
    ("at", "field"),
    [(0, name) for name in ("format", "rules", "seed", "options", "library", "variant", "digest", "game")]
    + [(4, name) for name in ("n", "action", "digest")]
    + [(len(LINES) - 1, name) for name in ("end", "outcome", "seal")],
)
def test_numbers_and_nesting_beyond_all_bounds(at: int, field: str, number: str) -> None:
    """They parse, or do not; what comes out is a verdict."""
    text = edited(LINES[at], {field: "@"}).replace('"@"', number)
    log = [line + "\n" for line in rechained([*LINES[:at], text, *LINES[at + 1 :]])]
    for lines in (log, log[: at + 1]):
        verdict = verify(lines)
        assert ("diverged", at) == (verdict.status, verdict.index)


def test_nesting_just_below_the_bound() -> None:
    """What can still be parsed is also compared."""
    for depth in range(800, 1000):
        text = edited(LINES[-1], {"outcome": "@"}).replace('"@"', "[" * depth + "]" * depth)
        verdict = verify([line + "\n" for line in rechained([*LINES[:-1], text])])
        assert ("diverged", WHOLE.length + 1) == (verdict.status, verdict.index)


# Other rules.


def old_log(actions: int | None = None) -> tuple[str, ...]:
    """A log that was written under the rules version before."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Parley, "rules_version", 2)
        return played(actions).lines()


def test_nothing_replays_in_silence_under_other_rules() -> None:
    log = old_log()
    for digests in (True, False):
        with pytest.raises(LogError, match="written under rules version 2, and these are 3") as caught:
            list(replay(log, digests=digests))
        assert 0 == caught.value.index
    with pytest.raises(LogError, match="with other_rules"):
        Match.from_lines(log)


def test_a_log_of_other_rules_that_agrees_is_unverified() -> None:
    log = old_log()
    assert WHOLE.length == list(replay(log, other_rules=True))[-1].index
    assert WHOLE.state == list(replay(log, digests=False, other_rules=True))[-1].state
    verdict = verify(log)
    assert ("unverified", WHOLE.length, True, False) == (
        verdict.status,
        verdict.entries,
        verdict.complete,
        verdict.ok,
    )
    assert ("it agrees, but it was written under rules version 2, and these are 3",) == verdict.notes


def test_a_match_of_other_rules_keeps_its_lines_and_is_played_on() -> None:
    match = Match.from_lines(old_log(20), other_rules=True)
    assert 2 == match.header.rules
    for decision in list(random_playout(GAME, OPTIONS, 5))[20:]:
        match = match.apply(decision.action)
    assert old_log() == match.lines()
    assert match == pickle.loads(pickle.dumps(match))


def test_a_log_of_other_rules_goes_as_far_as_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    log = old_log()
    first = next(step.index for step in replay(LINES) if any("loses" in str(event) for event in step.events))

    def harder(self: Hit, draft: Draft) -> None:
        draft.points[self.seat] -= 2
        draft.emit(Told("loses two points", self.seat))

    monkeypatch.setattr(Hit, "run", harder)
    verdict = verify(log)
    assert ("diverged", first, first - 1) == (verdict.status, verdict.index, verdict.entries)
    assert "written under rules version 2, and these are 3" in (verdict.reason or "")
    steps = replay(log, other_rules=True)
    assert list(range(first)) == [next(steps).index for _ in range(first)]
    with pytest.raises(LogError) as caught:
        next(steps)
    assert first == caught.value.index


def test_an_engine_that_behaves_differently_is_noticed_at_its_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chain is intact and every action is legal, but the table is not the one that was logged."""
    first = next(step.index for step in replay(LINES) if any("loses" in str(event) for event in step.events))
    monkeypatch.setattr(Hit, "run", lambda self, draft: None)  # noqa: ARG005
    verdict = verify(LINES)
    assert ("diverged", first, "the game does not go as it was logged") == (
        verdict.status,
        verdict.index,
        verdict.reason,
    )


def test_a_log_of_a_game_that_is_not_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry._GAMES, "pebbles")
    verdict = verify(VECTOR)
    assert ("diverged", 0) == (verdict.status, verdict.index)
    assert "no game is called 'pebbles'" in (verdict.reason or "")


def test_equal_tables_have_equal_digests() -> None:
    """A digest says nothing of the agenda; the same table reached again is the same fact."""
    state = WHOLE.rewind(10).state
    assert {*GAME.facts(state)} == {"pile", "hands", "points", "discard", "shouted", "round", "outcome", "asked"}
    assert GAME.facts(state) == GAME.facts(changed(state, rng=GAME.reseed(state, 1).rng))
