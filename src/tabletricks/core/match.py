"""
A match: a game as a host keeps it, with its log, its open questions and its way back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, overload

from attrs import field, frozen

from .._version import __version__
from .digest import Digester
from .errors import InvalidArgument, InvalidOptions, StaleAnswer
from .game import Game
from .kinds import ActionT, EventT, MemoryT, OptionsT, QuestionT, StateT, Step, ViewT
from .lines import Header, Lines, chained, closing_head, entry_head, header_head, sealed
from .log import LogReader
from .refusals import IllegalAction
from .registry import AnyGame
from .registry import game as game_of_name
from .words import Who


@frozen(eq=False, repr=False)
class Match(Generic[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT]):
    """
    A state together with the log that leads to it; immutable, like the state.

    :meth:`start` and :meth:`from_lines` make one.

    Attributes:
        game: the game.
        header: the header of its log: options, seed and what else it begins with.
        step: the last step.
        action: the last action; ``None`` at the start.
        length: the number of actions so far.
        rewinds: how often actions have been taken back on the way here.
        session: what the tickets of this match begin with.
    """

    game: Game[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT]
    header: Header
    step: Step[StateT, EventT]
    action: ActionT | None
    length: int
    rewinds: int
    session: str
    _line: str
    _chain: str
    _digest: str
    _digester: Digester
    _parent: Match[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT] | None
    _opened: dict[int, int] = field(init=False, factory=dict)

    @overload
    @staticmethod
    def start(
        game: str, options: object, seed: int, *, script: Sequence[int] = ..., session: str = ...
    ) -> AnyMatch: ...

    @overload
    @staticmethod
    def start(
        game: Game[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT],
        options: OptionsT | str,
        seed: int,
        *,
        script: Sequence[int] = ...,
        session: str = ...,
    ) -> Match[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT]: ...

    @staticmethod
    def start(
        game: str | AnyGame, options: object, seed: int, *, script: Sequence[int] = (), session: str = ""
    ) -> AnyMatch:
        """
        Starts a match.

        Args:
            game: a game, or its name.
            options: its options, or the name of one of its variants.
            seed: its seed.
            script: what chance says first, for a game that was played with real cards; it is written into the log.
            session: what tickets begin with, so that those of one running of a host never fit another.
        """
        rules = game if isinstance(game, Game) else game_of_name(game)
        variants = rules.variants()
        if isinstance(options, str):
            if options not in variants:
                msg = f"{rules.title} has no variant {options!r}"
                raise InvalidOptions(msg)
            options = variants[options]
        step = rules.start(options, seed, script)
        variant = next((name for name, known in variants.items() if known == options), None)
        header = Header(rules.name, rules.rules_version, __version__, seed, options, variant, tuple(script))
        digester, head = Digester(rules), header_head(header)
        digest = digester.digest("", head, step.state)
        line, chain = chained("", f'{head},"digest":"{digest}"')
        return Match(rules, header, step, None, 0, 0, session, line, chain, digest, digester, None)

    @staticmethod
    def from_lines(lines: Lines, *, other_rules: bool = False, session: str = "") -> AnyMatch:
        """
        The match of a log, to look at or to play on; its lines are kept as they are.

        Args:
            lines: the log.
            other_rules: whether to take a log that was written under other rules, as far as it goes.
            session: see :meth:`start`.

        Raises:
            LogError: the log is not true at some entry.
        """
        log = LogReader(lines, other_rules=other_rules)
        digester = Digester(log.game)
        match: AnyMatch | None = None
        for done in log.steps():
            place = (log.header, done, done.action, done.index, 0, session)
            match = Match(log.game, *place, log.line, log.chain, log.digest, digester, match)
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

    def apply(
        self, action: ActionT, script: Sequence[int] = ()
    ) -> Match[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT]:
        """
        The match after an action; this one stays as it is.

        Args:
            action: the action.
            script: what chance says first in this step, as in :meth:`start`.
        """
        step = self.game.step(self.step.state, action, script)
        number = self.length + 1
        head = entry_head(number, action, script)
        digest = self._digester.digest(self._digest, head, step.state)
        line, chain = chained(self._chain, f'{head},"digest":"{digest}"')
        place = (self.header, step, action, number, self.rewinds, self.session)
        return Match(self.game, *place, line, chain, digest, self._digester, self)

    def ticket(self, seat: int) -> str | None:
        """
        What identifies the open question of a seat; ``None`` if it has nothing to decide.

        It stays the same while others answer theirs, is another one as soon as something else is asked, and is never
        used again in this match, not after a rewind either.
        """
        question = self.game.question(self.state, seat)
        if question is None:
            return None
        match, opened = self, None
        while opened is None:
            before = match._parent
            opened = match._opened.get(seat)
            if opened is None:
                acted = match.action is not None and match.action.seat == seat
                if before is None or acted or before.game.question(before.state, seat) != question:
                    opened = match.length
                else:
                    match = before
        self._opened[seat] = opened
        session = self.session and f"{self.session}-"
        return f"{session}{self.rewinds}-{opened}-{seat}"

    def answer(
        self, seat: int, ticket: str, action: ActionT
    ) -> Match[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT]:
        """
        The match after a seat has answered the question of a ticket.

        Raises:
            StaleAnswer: the question of the ticket is no longer open.
            IllegalAction: the rules refuse the action, or it is one of another seat.
        """
        opened = self.ticket(seat)
        if opened is None or opened != ticket:
            raise StaleAnswer(seat, ticket)
        if getattr(action, "seat", None) != seat:
            raise IllegalAction(self.game.rule_malformed, "other_seat", {"seat": Who(seat)}, self.game.name)
        return self.apply(action)

    def rewind(self, actions: int = 1) -> Match[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT]:
        """The match as it was some actions ago; tickets that were given since, or then, are stale."""
        if type(actions) is not int or not 0 <= actions <= self.length:
            msg = f"there are {self.length} actions to take back, not {actions!r}"
            raise InvalidArgument(msg)
        match = self
        for _ in range(actions):
            assert match._parent is not None
            match = match._parent
        return _taken_back(match, self.rewinds + 1)

    def line(self) -> str:
        """The newest line of the log: of the last action, or the header. Who writes a log as it grows appends these."""
        return self._line

    def closing_line(self, key: bytes | None = None) -> str:
        """The line that closes the log at this point, sealed with a key if one is given."""
        seal = None if key is None else sealed(self._chain, key)
        return chained(self._chain, closing_head(self.length, self.state.outcome, seal))[0]

    def lines(self, key: bytes | None = None) -> tuple[str, ...]:
        """The whole log as lines of text, without line breaks, sealed with a key if one is given."""
        lines = [self.closing_line(key)]
        match: Match[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT] | None = self
        while match is not None:
            lines.append(match._line)
            match = match._parent
        return tuple(reversed(lines))

    def __eq__(self, other: object) -> bool:
        """Matches are equal if their logs are, and the chain stands for the whole log."""
        return isinstance(other, Match) and self._chain == other._chain

    def __hash__(self) -> int:
        return hash(self._chain)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """A match travels as its log."""
        return _from_elsewhere, (self.lines(), self.rewinds, self.session)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, seed {self.header.seed}, {self.length} actions>"


AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any, Any, Any]


def _taken_back(
    match: Match[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT], rewinds: int
) -> Match[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT]:
    """The same match after one more rewind; its open questions count as opened anew."""
    place = (match.header, match.step, match.action, match.length, rewinds, match.session)
    return Match(match.game, *place, match._line, match._chain, match._digest, match._digester, match._parent)


def _from_elsewhere(lines: tuple[str, ...], rewinds: int, session: str) -> AnyMatch:
    match = Match.from_lines(lines, other_rules=True, session=session)
    return _taken_back(match, rewinds)
