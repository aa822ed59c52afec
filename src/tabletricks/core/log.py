"""
Logs: a game as lines of JSON that replay the same, years later, or say where they do not.

A log is JSON Lines, ASCII only. Line 0 is the header: format, game, rules version, library version, variant (where the
options have a name), seed, options. Every further line is one action. The last line of a finished or saved match says
how many there were, and how the game has ended.

Each line ends with ``chain``, which any language can check with a JSON parser and BLAKE2b: the chain of a line is the
BLAKE2b hash, 16 bytes, no key, in small hexadecimal digits, of the chain of the line before (nothing for the header), a
line feed, and the text of the line up to and without the last ``,"chain":``. An edited, dropped, doubled or reordered
line is noticed exactly where it is, unless whoever edits computes the chain anew.

The header and each action carry a ``digest`` too, which takes the rules to check: the hash, 8 bytes, of the digest
before, the text of the line up to and without the last ``,"digest":``, and the facts of the table after it
(:meth:`~tabletricks.core.game.Game.facts`). An engine that behaves differently is noticed at the entry at which it
does, and so is an entry that was changed, dropped or moved by somebody who computes the chain anew but does not play
the game. Who does both can forge a log; a seal, a hash with a key of the host's, shows that too.

Chain and digests tell secrets to whoever can guess and try: they go to nobody before the end of a game. A line that is
cut off at the end of the text (a crash while writing) loses only that line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Generic, Literal, TypeAlias

from attrs import frozen

from .codec import decoder, dump_parts, parse_json, structure, to_json
from .digest import Digester
from .errors import DecodeError, LogError, TabletricksError
from .kinds import ActionT, EventT, StateT, Step
from .lines import FORMAT, Lines, linked, read_header, sealed, split_lines
from .registry import AnyGame
from .registry import game as game_of_name
from .vocabulary import ActionBase


_USUAL = re.compile(r'\{"n":([1-9]\d{0,8}),"action":(\{.*\}),"digest":"([0-9a-f]{16})","chain":"([0-9a-f]{32})"\}')
"""An entry as this library writes it, without a script."""


@frozen
class LogStep(Step[StateT, EventT], Generic[StateT, EventT, ActionT]):
    """
    One step of a replayed log.

    Attributes:
        index: 0 for the start of the game, 1 for the first action.
        action: the action that led to it; ``None`` at the start.
        script: what chance said first in it.
    """

    index: int
    action: ActionT | None
    script: tuple[int, ...] = ()


AnyLogStep: TypeAlias = LogStep[Any, Any, Any]


@frozen
class Verdict:
    """
    What :func:`verify` says about a log.

    Attributes:
        status: ``"exact"``: it replays, and everything agrees. ``"unverified"``: it replays, but something could not be
            checked, as ``notes`` say. ``"diverged"``: at entry ``index`` it stops being true.
        entries: the number of actions that replayed.
        complete: whether the log has its closing line; without one, lines may be missing at the end.
        index: where it diverged or broke off; ``None`` if neither.
        reason: why, in a sentence; ``None`` if neither.
        notes: what could not be checked, in sentences.
    """

    status: Literal["exact", "unverified", "diverged"]
    entries: int
    complete: bool
    index: int | None = None
    reason: str | None = None
    notes: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the log is exact and complete."""
        return self.status == "exact" and self.complete


def replay(lines: Lines, *, digests: bool = True, other_rules: bool = False) -> Iterator[AnyLogStep]:
    """
    Steps through a log, beginning with the start of the game.

    Args:
        lines: the log, as one text or line by line.
        digests: whether to compare the digests; without, replaying is faster.
        other_rules: whether to go on, as far as it goes, with a log that was written under other rules.

    Raises:
        LogError: at the entry at which the log stops being true; the steps before it have been given by then. A last
            line that was cut off is no error, it is just not there.
    """
    return LogReader(lines, other_rules=other_rules).steps(digests=digests)


def verify(lines: Lines, *, key: bytes | None = None) -> Verdict:
    """
    Replays a log and compares everything that can be compared.

    Nothing is ever repaired: the verdict says at which entry the log stops being true, and what could not be checked.

    Args:
        lines: the log.
        key: the key of the seal in the closing line, if the log has one.
    """
    if key is not None:
        sealed("", key)  # an impossible key is refused whatever the log is
    entries = 0
    try:
        log = LogReader(lines, other_rules=True)
        for replayed in log.steps():
            entries = replayed.index
    except LogError as error:
        return Verdict("diverged", entries, complete=False, index=error.index, reason=error.message)
    notes = []
    if log.header.rules != log.game.rules_version:
        notes.append(f"it agrees, but it was {log.versions()}")
    if log.seal is not None and key is None:
        notes.append("it has a seal, and no key was given to check it")
    if key is not None and log.complete and (log.seal is None or log.seal != sealed(log.chain_before_end, key)):
        reason = "there is no seal" if log.seal is None else "the seal is not made with this key"
        return Verdict("diverged", entries, complete=True, index=entries + 1, reason=reason)
    status: Literal["exact", "unverified"] = "unverified" if notes else "exact"
    if log.complete:
        return Verdict(status, entries, complete=True, notes=tuple(notes))
    reason = "the last line is cut off" if log.cut else "the log breaks off here without its closing line"
    return Verdict(status, entries, complete=False, index=entries + 1, reason=reason, notes=tuple(notes))


class LogReader:
    """
    The lines of a log while they are read.

    Attributes:
        header: the header.
        game: the game.
        line: the line of the last step that was given.
        chain: its chain.
        digest: its digest, as it should be.
        complete: whether the closing line has been read.
        cut: whether the last line was cut off.
        seal: the seal of the closing line, if there is one.
        chain_before_end: the chain of the line before the closing line.
    """

    def __init__(self, lines: Lines, *, other_rules: bool) -> None:
        self._lines = split_lines(lines)
        self.complete = False
        self.cut = False
        self.seal: str | None = None
        self.chain_before_end = ""
        self.chain = ""
        self.digest = ""
        self._actions: dict[str, ActionBase] = {}
        first = next(self._lines, None)
        if first is None or not first[0]:
            raise LogError(0, "the log is empty")
        self._ends_with_break = first[1]
        parts, head = self._open(0, first[0])
        if parts.get("format") != FORMAT:
            raise LogError(0, f"the format is {parts.get('format')!r}; this library reads format {FORMAT}")
        try:
            self.game: AnyGame = game_of_name(structure(str, parts.get("game")))
            self.header = read_header(self.game, parts)
            self._start = self.game.start(self.header.options, self.header.seed, self.header.script)
        except TabletricksError as error:
            raise LogError(0, f"the header is unusable: {error}") from error
        if self.header.rules != self.game.rules_version and not other_rules:
            raise LogError(0, f"the log was {self.versions()}; it can be replayed as far as it goes with other_rules")
        self._digester = Digester(self.game)
        self.line = first[0]
        self._first = parts, head

    def versions(self) -> str:
        """Names both rules versions."""
        return f"written under rules version {self.header.rules}, and these are {self.game.rules_version}"

    def steps(self, *, digests: bool = True) -> Iterator[AnyLogStep]:
        """Every step, checked as far as it goes."""
        parts, head = self._first
        state = self._start.state
        if digests:
            self._compare(0, parts, head, state)
        yield LogStep(state, self._start.events, 0, None, self.header.script)
        index = 0
        decode = decoder(self.game.action_type)
        following = next(self._lines, None)
        while following is not None:
            (line, broken), following = following, next(self._lines, None)
            if self.complete:
                if line.strip():
                    raise LogError(index + 1, "the log goes on after its closing line")
                continue
            try:
                parts, head = self._open(index + 1, line)
            except _UnreadableLine:
                # An interrupted writer leaves no line break behind.
                if following is not None or (self._ends_with_break and broken):
                    raise
                self.cut = bool(line)
                return
            if "end" in parts:
                self._close(index, parts, state)
                continue
            index += 1
            if (
                parts.keys() - {"digest", "script"} != {"n", "action"}
                or type(parts["n"]) is not int
                or parts["n"] != index
            ):
                raise LogError(index, f"this is not entry {index}")
            try:
                written = parts["action"]
                action = written if isinstance(written, ActionBase) else self._remembered(line, decode(written))
                script = structure(tuple[int, ...], parts.get("script", []))
                step = self.game.step(state, action, script)
            except TabletricksError as error:
                raise LogError(index, f"the action cannot be replayed{self._reason()}: {error}") from error
            state = step.state
            if digests:
                self._compare(index, parts, head, state)
            elif "digest" not in parts:
                raise LogError(index, "the digest is missing")
            self.line = line
            yield LogStep(state, step.events, index, action, script)

    def _open(self, index: int, line: str) -> tuple[dict[str, object], str]:
        """The parts of a line and its text up to its chain, which is checked."""
        usual = _USUAL.fullmatch(line)
        known = None if usual is None else self._actions.get(usual[2])
        if usual is not None and known is not None and linked(self.chain, line[: usual.end(3) + 1]) == usual[4]:
            # An entry in the usual form whose action was read before need not be parsed again.
            self.chain_before_end, self.chain = self.chain, usual[4]
            return {"n": int(usual[1]), "action": known, "digest": usual[3]}, line[: usual.end(3) + 1]
        try:
            parts = parse_json(line)
        except DecodeError as error:
            raise _UnreadableLine(index, f"the line cannot be read: {error.message}") from error
        if not isinstance(parts, dict):
            raise LogError(index, "the line is no JSON object")
        head, _, tail = line.rstrip().rpartition(',"chain":')
        link = linked(self.chain, head)
        if parts.pop("chain", None) != link or tail != f'"{link}"}}':
            raise LogError(index, "the line was changed, or a line before it is missing or out of place")
        self.chain_before_end, self.chain = self.chain, link
        return parts, head

    def _remembered(self, line: str, action: ActionBase) -> ActionBase:
        """Remembers the action of an entry by its text."""
        usual = _USUAL.fullmatch(line)
        if usual is not None:
            self._actions[usual[2]] = action
        return action

    def _compare(self, index: int, parts: dict[str, object], head: str, state: object) -> None:
        """Compares the digest of the header or an entry."""
        text, _, _ = head.rpartition(',"digest":')
        written = parts.get("digest")
        if written is None:
            raise LogError(index, "the digest is missing")
        self.digest = self._digester.digest(self.digest, text, state)
        if written != self.digest:
            raise LogError(index, f"the game does not go as it was logged{self._reason()}")

    def _close(self, index: int, parts: dict[str, object], state: object) -> None:
        if parts.keys() - {"seal"} != {"end", "outcome"} or not _counts(parts["end"], index):
            raise LogError(index + 1, f"the closing line counts {parts['end']!r} entries, there are {index}")
        outcome = self.game.outcome(state)
        if dump_parts(parts["outcome"]) != to_json(outcome):
            raise LogError(index + 1, f"the game has not ended as it was logged{self._reason()}")
        seal = parts.get("seal")
        if seal is not None and not isinstance(seal, str):
            raise LogError(index + 1, "the seal is no text")
        self.seal = seal
        self.complete = True

    def _reason(self) -> str:
        """Names the likely reason if the log was written under other rules."""
        return "" if self.header.rules == self.game.rules_version else f" (it was {self.versions()})"


def _counts(written: object, index: int) -> bool:
    """Whether a number in a line is the one that is due; ``true`` is not 1."""
    return type(written) is int and written == index


class _UnreadableLine(LogError):
    """A line that is no JSON at all: if it is the last one, its writing was interrupted."""
