"""
Logs: a game as lines of JSON that replay the same, years later, or say where they do not.

A log is JSON Lines. Line 0 is the header: format, game, rules version, library version, options, seed. Every further
line is one action. The last line of a finished or saved match says how many there were. Each line carries ``chain``, a
hash over itself and the chain of the line before, so that an edited, dropped, doubled or reordered line is noticed
exactly where it is. Every so many entries, and at the end, a line also carries ``digest``, a hash of the whole state,
so that an engine that behaves differently is noticed too. Neither is a signature: they show accidents and careless
edits, not a forger who recomputes them.

A line that is cut off at the end of the text (a crash while writing) loses only that line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from typing import Any, Generic, Literal, TypeAlias, overload

from attrs import frozen

from .._version import __version__
from .codec import decoder, dump_parts, parse_json, structure, to_json, unstructure
from .errors import DecodeError, InvalidArgument, LogError, TabletricksError
from .game import ActionT, EventT, Game, OptionsT, StateT, Step, ViewT
from .registry import AnyGame
from .registry import game as game_of_name


FORMAT = 1
"""The version of the log format that this library writes."""

DIGEST_EVERY = 32
"""How many entries lie between two digests, unless a match says otherwise."""


@frozen
class LogStep(Step[StateT, EventT], Generic[StateT, EventT, ActionT]):
    """
    One step of a replayed log.

    Attributes:
        index: 0 for the start of the game, 1 for the first action.
        action: the action that led to it; ``None`` at the start.
    """

    index: int
    action: ActionT | None


AnyLogStep: TypeAlias = LogStep[Any, Any, Any]


@frozen
class Verdict:
    """
    What :func:`verify` says about a log.

    Attributes:
        status: ``"exact"``: it replays, the chain holds and every digest agrees. ``"unverified"``: it replays and the
            chain holds, but there is no digest to compare. ``"diverged"``: at entry ``index`` it stops being true.
        entries: the number of actions that replayed.
        complete: whether the log has its closing line; without one, lines may be missing at the end.
        index: where it diverged or broke off; ``None`` if neither.
        reason: why, in a sentence; ``None`` if neither.
    """

    status: Literal["exact", "unverified", "diverged"]
    entries: int
    complete: bool
    index: int | None = None
    reason: str | None = None

    @property
    def ok(self) -> bool:
        """Whether the log is exact and complete."""
        return self.status == "exact" and self.complete


@frozen
class _Header:
    """The first line of a log, without the options."""

    format: int
    game: str
    rules: int
    library: str
    digest_every: int
    seed: int


@frozen(eq=False, repr=False)
class Match(Generic[OptionsT, StateT, ActionT, EventT, ViewT]):
    """
    A state together with the log that leads to it; immutable, like the state.

    :meth:`start` and :meth:`from_lines` make one.

    Attributes:
        game: the game.
        options: the options it was started with.
        seed: the seed it was started with.
        digest_every: how many entries of the log lie between two digests.
        step: the last step.
        length: the number of actions so far.
    """

    game: Game[OptionsT, StateT, ActionT, EventT, ViewT]
    options: OptionsT
    seed: int
    digest_every: int
    step: Step[StateT, EventT]
    length: int
    _line: str
    _chain: str
    _parent: Match[OptionsT, StateT, ActionT, EventT, ViewT] | None

    @overload
    @staticmethod
    def start(game: str, options: object, seed: int, *, digest_every: int = ...) -> AnyMatch: ...

    @overload
    @staticmethod
    def start(
        game: Game[OptionsT, StateT, ActionT, EventT, ViewT],
        options: OptionsT,
        seed: int,
        *,
        digest_every: int = ...,
    ) -> Match[OptionsT, StateT, ActionT, EventT, ViewT]: ...

    @staticmethod
    def start(game: str | AnyGame, options: object, seed: int, *, digest_every: int = DIGEST_EVERY) -> AnyMatch:
        """
        Starts a match.

        Args:
            game: a game, or its name.
            options: its options.
            seed: its seed.
            digest_every: how many entries of the log lie between two digests of the state; 0 writes none.
        """
        rules = game if isinstance(game, Game) else game_of_name(game)
        if type(digest_every) is not int or digest_every < 0:
            msg = f"digest_every is a whole number from 0, not {digest_every!r}"
            raise InvalidArgument(msg)
        step = rules.start(options, seed)
        header = unstructure(_Header(FORMAT, rules.name, rules.rules_version, __version__, digest_every, seed))
        assert isinstance(header, dict)
        line, chain = _chained("", {**header, "options": unstructure(options)})
        return Match(rules, options, seed, digest_every, step, 0, line, chain, None)

    @staticmethod
    def from_lines(lines: str | Iterable[str | bytes]) -> AnyMatch:
        """
        The match of a log, to look at or to play on; its lines are kept as they are.

        Raises:
            LogError: the log is not true at some entry.
        """
        log = _Log(lines)
        match: AnyMatch | None = None
        for replayed in log.steps():
            seed, every = log.header.seed, log.header.digest_every
            match = Match(log.game, log.options, seed, every, replayed, replayed.index, *log.line, match)
        assert match is not None
        return match

    @property
    def state(self) -> StateT:
        """The state now."""
        return self.step.state

    @property
    def events(self) -> tuple[EventT, ...]:
        """The events of the last step, with every secret."""
        return self.step.events

    def apply(self, action: ActionT) -> Match[OptionsT, StateT, ActionT, EventT, ViewT]:
        """The match after an action; this one stays as it is."""
        step = self.game.step(self.step.state, action)
        number = self.length + 1
        entry: dict[str, object] = {"n": number, "action": unstructure(action)}
        if self.digest_every and number % self.digest_every == 0:
            entry["digest"] = state_digest(step.state)
        line, chain = _chained(self._chain, entry)
        return Match(self.game, self.options, self.seed, self.digest_every, step, number, line, chain, self)

    def rewind(self, actions: int = 1) -> Match[OptionsT, StateT, ActionT, EventT, ViewT]:
        """The match as it was some actions ago."""
        if type(actions) is not int or not 0 <= actions <= self.length:
            msg = f"there are {self.length} actions to take back, not {actions!r}"
            raise InvalidArgument(msg)
        match = self
        for _ in range(actions):
            assert match._parent is not None
            match = match._parent
        return match

    def line(self) -> str:
        """The newest line of the log: of the last action, or the header. Who writes a log as it grows appends these."""
        return self._line

    def closing_line(self) -> str:
        """The line that closes the log at this point."""
        entry: dict[str, object] = {"end": self.length}
        if self.digest_every:
            entry["digest"] = state_digest(self.state)
        return _chained(self._chain, entry)[0]

    def lines(self) -> tuple[str, ...]:
        """The whole log as lines of text, without line breaks."""
        lines = [self.closing_line()]
        match: Match[OptionsT, StateT, ActionT, EventT, ViewT] | None = self
        while match is not None:
            lines.append(match._line)
            match = match._parent
        return tuple(reversed(lines))

    def __eq__(self, other: object) -> bool:
        """Matches are equal if their logs are, and the chain stands for the whole log."""
        return isinstance(other, Match) and self._chain == other._chain

    def __hash__(self) -> int:
        return hash(self._chain)

    def __reduce__(self) -> tuple[object, tuple[tuple[str, ...]]]:
        """A match travels as its log."""
        return Match.from_lines, (self.lines(),)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, seed {self.seed}, {self.length} actions>"


AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


def state_digest(state: object) -> str:
    """A hash over everything in a state, the same on every platform and Python."""
    return blake2b(to_json(state).encode(), digest_size=16, person=b"tabletricks.stat").hexdigest()


def replay(lines: str | Iterable[str | bytes], *, digests: bool = True) -> Iterator[AnyLogStep]:
    """
    Steps through a log, beginning with the start of the game.

    Args:
        lines: the log, as one text or line by line.
        digests: whether to compare the digests of the states; without, replaying is faster.

    Raises:
        LogError: at the entry at which the log stops being true; the steps before it have been given by then. A last
            line that was cut off is no error, it is just not there.
    """
    yield from _Log(lines).steps(digests=digests)


def verify(lines: str | Iterable[str | bytes]) -> Verdict:
    """
    Replays a log and compares everything that can be compared.

    Nothing is ever repaired: the verdict says at which entry the log stops being true.
    """
    entries = 0
    try:
        log = _Log(lines)
        for replayed in log.steps():
            entries = replayed.index
    except LogError as error:
        return Verdict("diverged", entries, complete=False, index=error.index, reason=error.message)
    status: Literal["exact", "unverified"] = "exact" if log.digests_seen else "unverified"
    if log.complete:
        return Verdict(status, entries, complete=True)
    reason = "the last line is cut off" if log.cut else "the log breaks off here without its closing line"
    return Verdict(status, entries, complete=False, index=entries + 1, reason=reason)


class _Log:
    """
    The lines of a log while they are read.

    Attributes:
        line: the line of the last step that was given, with its chain.
        complete: whether the closing line has been read.
        cut: whether the last line was cut off.
        digests_seen: how many digests have been compared.
    """

    def __init__(self, lines: str | Iterable[str | bytes]) -> None:
        if not isinstance(lines, Iterable):
            msg = f"a log is a text or lines of text, not {type(lines).__name__}"
            raise InvalidArgument(msg)
        self._lines = iter(lines.splitlines(keepends=True)) if isinstance(lines, str) else map(_text, lines)
        self.complete = False
        self.cut = False
        self.digests_seen = 0
        first = next(self._lines, None)
        if first is None:
            raise LogError(0, "the log is empty")
        parts, self._chain = _open_line(0, first, "")
        self.line = (first.rstrip("\r\n"), self._chain)
        if parts.get("format") != FORMAT:
            raise LogError(0, f"the format is {parts.get('format')!r}; this library reads format {FORMAT}")
        options = parts.pop("options", None)
        self._ends_with_break = first.endswith("\n")
        try:
            self.header = structure(_Header, parts)
            self.game = game_of_name(self.header.game)
            self.options: object = structure(self.game.options_type, options)
            self._start = self.game.start(self.options, self.header.seed)
        except TabletricksError as error:
            raise LogError(0, f"the header is unusable: {error}") from error
        if self.header.digest_every < 0 or self.header.rules < 1:
            raise LogError(0, "the header counts digests from 0 and rules versions from 1")

    def steps(self, *, digests: bool = True) -> Iterator[AnyLogStep]:
        """Every step, checked as far as it goes."""
        state = self._start.state
        yield LogStep(state, self._start.events, 0, None)
        index = 0
        decode: Callable[[object], object] = decoder(self.game.action_type)
        following = next(self._lines, None)
        while following is not None:
            line, following = following, next(self._lines, None)
            if self.complete:
                if line.strip():
                    raise LogError(index + 1, "the log goes on after its closing line")
                continue
            try:
                parts, self._chain = _open_line(index + 1, line, self._chain)
            except _UnreadableLine:
                # An interrupted writer leaves no line break behind.
                if following is not None or (self._ends_with_break and line.endswith("\n")):
                    raise
                self.cut = True
                return
            digest = parts.pop("digest", None)
            if "end" in parts:
                if parts.keys() != {"end"} or type(parts["end"]) is not int or parts["end"] != index:
                    raise LogError(index + 1, f"the closing line counts {parts['end']!r} entries, there are {index}")
                self.complete = True
                self._compare(index + 1, state, digest, due=bool(self.header.digest_every), digests=digests)
                continue
            index += 1
            if parts.keys() != {"n", "action"} or type(parts["n"]) is not int or parts["n"] != index:
                raise LogError(index, f"this is not entry {index}")
            try:
                action = decode(parts["action"])
                step = self.game.step(state, action)
            except TabletricksError as error:
                raise LogError(index, f"the action cannot be replayed{self._versions()}: {error}") from error
            state = step.state
            every = self.header.digest_every
            self._compare(index, state, digest, due=bool(every) and index % every == 0, digests=digests)
            self.line = (line.rstrip("\r\n"), self._chain)
            yield LogStep(state, step.events, index, action)

    def _compare(self, index: int, state: object, digest: object, *, due: bool, digests: bool) -> None:
        """Compares the digest of an entry, which must be there where the header promises one."""
        if due and digest is None:
            raise LogError(index, "the digest of the state is missing")
        if digest is None or not digests:
            return
        if digest != state_digest(state):
            raise LogError(index, f"the state is not the one that was logged{self._versions()}")
        self.digests_seen += 1

    def _versions(self) -> str:
        """Names the likely reason if the log was written under other rules."""
        if self.header.rules == self.game.rules_version:
            return ""
        return f" (it was played with rules version {self.header.rules}, this is version {self.game.rules_version})"


class _UnreadableLine(LogError):
    """A line that is no JSON at all: if it is the last one, its writing was interrupted."""


def _text(line: object) -> str:
    """A line, also one of a file that was opened in binary mode; what cannot be one reads as damaged."""
    if isinstance(line, bytes):
        return line.decode(errors="replace")
    return line if isinstance(line, str) else repr(line)


def _open_line(index: int, line: str, chain: str) -> tuple[dict[str, object], str]:
    """The parts of a line, and its chain, which is checked."""
    try:
        parts = parse_json(line)
    except DecodeError as error:
        raise _UnreadableLine(index, f"the line cannot be read: {error.message}") from error
    if not isinstance(parts, dict):
        raise LogError(index, "the line is no JSON object")
    written = parts.pop("chain", None)
    expected = _link(chain, dump_parts(parts))
    if written != expected:
        raise LogError(index, "the line was changed, or a line before it is missing or out of place")
    return parts, expected


def _chained(chain: str, parts: dict[str, object]) -> tuple[str, str]:
    """A line with its chain, and the chain."""
    text = dump_parts(parts)
    link = _link(chain, text)
    return f'{text[:-1]},"chain":"{link}"}}', link


def _link(chain: str, text: str) -> str:
    return blake2b(f"{chain}\n{text}".encode(), digest_size=16, person=b"tabletricks.line").hexdigest()
