"""
One table: a match, who sits there, who is connected, and the log on disk.

Nothing here knows of sockets or of any game. Every method leaves the table as it was if it raises.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from traceback import print_exc
from typing import Protocol

from attrs import define, field, frozen

from tabletricks import AnyMatch, IllegalAction, InvalidArgument, Match, StaleAnswer, from_json, to_data
from tabletricks.core import ActionBase, EventBase

from . import bots
from .messages import (
    Now,
    PeopleMessage,
    Player,
    Reply,
    RuleText,
    SelectionMessage,
    StepMessage,
    TableMessage,
    ToldEvent,
)
from .store import Sheet, StorageError, Store
from .telling import Reader


SENTENCES = 60
"""How many of the last events somebody who connects is told."""


@frozen
class Pace:
    """
    How fast a server goes.

    Attributes:
        bot: the seconds a bot waits before it acts.
        grace: the seconds after which a bot takes over for somebody whose connection is gone, if others wait.
    """

    bot: float = 0.7
    grace: float = 60.0


class NotAllowed(Exception):
    """A request that this seat, or this table, does not have."""


class Listener(Protocol):
    """Somebody who is connected."""

    seat: int | None
    language: str

    def send(self, message: Reply) -> None:
        """Sends a message, or keeps it until it can be sent."""

    def close(self) -> None:
        """Ends the connection; the page will connect again and get the whole table."""


@frozen
class Done:
    """An action and what it led to; the first one of a table has no action."""

    action: ActionBase | None
    events: tuple[EventBase, ...]


@define(eq=False)
class Table:
    """
    A table while the server runs.

    Attributes:
        sheet: who sits there.
        match: the match as it is on disk.
        store: where it is written.
        pace: how fast bots are.
        clock: gives the time in seconds.
        wake: is called when :meth:`tick` may have something to do earlier than it said.
        done: all steps so far.
        listeners: who is connected.
    """

    sheet: Sheet
    match: AnyMatch
    store: Store
    pace: Pace = Pace()
    clock: Callable[[], float] = monotonic
    wake: Callable[[], None] = lambda: None
    done: list[Done] = field(factory=list)
    listeners: list[Listener] = field(factory=list)
    _left: set[int] = field(factory=set)
    _gone: dict[int, float] = field(factory=dict)
    _since: dict[int, tuple[str | None, float]] = field(factory=dict)
    _told_absent: list[int] = field(factory=list)

    def __attrs_post_init__(self) -> None:
        match = self.match
        while True:
            self.done.append(Done(match.action, match.events))
            if not match.length:
                break
            match = match.rewind()
        self.done.reverse()
        self._gone = {seat: self.clock() for seat, place in enumerate(self.sheet.places) if not place.bot}
        self._note_questions()

    @classmethod
    def load(cls, sheet: Sheet, store: Store, pace: Pace, session: str) -> Table:
        """
        The table of a log on disk, after a restart: whatever was cut off at its end is gone.

        Raises:
            TabletricksError: the log is not true.
            OSError: it cannot be read.
        """
        text = store.text(sheet.id)
        table = cls(sheet, Match.from_lines(text, session=session), store, pace)
        table._write_anew_if(text)
        return table

    def _write_anew_if(self, text: bytes) -> None:
        """Mends the end of a log on disk: a torn last line goes, a closing line that is missing comes."""
        lines = self._lines(self.match)
        if "".join([f"{line}\n" for line in lines]).encode() != text:
            self.store.replace(self.sheet.id, lines)

    @staticmethod
    def _lines(match: AnyMatch) -> tuple[str, ...]:
        """The log as it is kept: with a closing line only when the game is over."""
        lines = match.lines()
        return lines if match.game.outcome(match.state) is not None else lines[:-1]

    # Who is there.

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([place.name for place in self.sheet.places])

    def here(self, seat: int) -> bool:
        """Whether somebody is connected for a seat."""
        return any(listener.seat == seat for listener in self.listeners)

    def absent(self, seat: int) -> bool:
        """Whether a bot plays for the person of a seat: they have left, or are gone for long while others wait."""
        if seat in self._left:
            return True
        gone = self._gone.get(seat)
        others = any(listener.seat not in (None, seat) for listener in self.listeners)
        return gone is not None and others and self.clock() >= gone + self.pace.grace

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot decides for a seat."""
        return self.sheet.places[seat].bot or self.absent(seat)

    def people(self) -> list[Player]:
        return [
            {
                "name": place.name,
                "bot": place.bot,
                "here": self.here(seat),
                "absent": not place.bot and self.absent(seat),
            }
            for seat, place in enumerate(self.sheet.places)
        ]

    def join(self, listener: Listener) -> None:
        """Somebody connects, and has their seat back at once."""
        self.listeners.append(listener)
        if listener.seat is not None:
            self._gone.pop(listener.seat, None)
            self._left.discard(listener.seat)
        self._note_questions(again=listener.seat)
        listener.send(self.message(listener))
        self._tell_people(but=listener)
        self.wake()

    def drop(self, listener: Listener) -> None:
        """A connection is gone."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            if listener.seat is not None and not self.here(listener.seat):
                self._gone[listener.seat] = self.clock()
            self._tell_people()
            self.wake()

    def leave(self, seat: int | None) -> None:
        """Somebody leaves their seat to a bot, and looks on."""
        self._left.add(self._person(seat))
        self._tell_people()
        self.wake()

    def come_back(self, seat: int | None) -> None:
        """They take it back."""
        self._left.discard(self._person(seat))
        self._note_questions(again=seat)
        self._tell_people()
        self.wake()

    @staticmethod
    def _person(seat: int | None) -> int:
        if seat is None:
            msg = "spectators have no seat"
            raise NotAllowed(msg)
        return seat

    # What they do.

    def answer(self, seat: int | None, ticket: str, action: str) -> None:
        """
        The answer of a person to a question; when this returns it is in the log.

        Raises:
            NotAllowed: the seat is not theirs to play now.
            StaleAnswer: the question is no longer open.
            DecodeError: the text is no action of this game.
            IllegalAction: the rules refuse it.
            StorageError: it could not be written.
        """
        if seat is None or self.absent(seat):
            msg = "spectators have no seat" if seat is None else "a bot plays for you: take your seat back first"
            raise NotAllowed(msg)
        if self.match.ticket(seat) != ticket:
            raise StaleAnswer(seat, ticket)
        self._answered(seat, ticket, from_json(self.match.game.action_type, action))

    def _answered(self, seat: int, ticket: str, action: ActionBase) -> None:
        match = self.match.answer(seat, ticket, action)
        self.store.append(self.sheet.id, match.line())
        self.match = match
        self.done.append(Done(match.action, match.events))
        self._note_questions()
        self._tell_step()
        if match.game.outcome(match.state) is not None:
            try:
                self.store.append(self.sheet.id, match.closing_line())
            except StorageError as error:  # the game is on disk; its closing line comes at the next start
                print(f"table {self.sheet.id}: {error}")
        self.wake()

    def _tell_step(self) -> None:
        """Everybody is told the last step. It is in the log, so nobody's trouble in hearing it can undo it."""
        told: dict[tuple[int | None, str], StepMessage] = {}
        for listener in tuple(self.listeners):
            key = listener.seat, listener.language
            try:
                if key not in told:
                    reader = self.reader(listener)
                    events = reader.events(self.match.events, self.match.length)
                    told[key] = {"type": "step", "events": events, "now": self._now(reader)}
                listener.send(told[key])
            except Exception:  # a game without words for something, for example
                print_exc()
                listener.close()

    def undo(self, seat: int | None) -> None:
        """
        Takes back the last action of a seat and everything after it; everybody gets the table anew.

        Raises:
            NotAllowed: at this table nothing is taken back, or there is nothing.
            StorageError: the shorter log could not be written.
        """
        back = self._way_back(seat)
        if not back:
            msg = "there is nothing that you could take back"
            raise NotAllowed(msg)
        match = self.match.rewind(back)
        self.store.replace(self.sheet.id, self._lines(match))
        self.match = match
        del self.done[-back:]
        self._note_questions()
        for listener in tuple(self.listeners):
            listener.send(self.message(listener))
        self.wake()

    def _way_back(self, seat: int | None) -> int:
        """How many actions lie between now and the last decision of a seat."""
        if not self.sheet.private or seat is None:
            return 0
        for back, done in enumerate(reversed(self.done), start=1):
            if done.action is not None and done.action.seat == seat:
                return back
        return 0

    def touch(self, listener: Listener, ref: int, cards: Sequence[str], seats: Sequence[int]) -> SelectionMessage:
        """
        What the cards and seats that somebody has touched may become.

        Raises:
            NotAllowed: they have no seat.
            InvalidArgument: there are no such cards or seats.
        """
        seat = self._person(listener.seat)
        if len(cards) > 100 or len(seats) > 20:
            msg = "that is more than there is to touch"
            raise InvalidArgument(msg)
        selection = self.reader(listener).selection(cards, seats)
        return {"type": "selection", "ref": ref, "ticket": self.match.ticket(seat), "selection": selection}

    def rule(self, listener: Listener, id: str) -> RuleText:
        """
        The text of a rule.

        Raises:
            InvalidArgument: there is none.
        """
        found = self.reader(listener).rule(id)
        if found is None:
            msg = "this game has no such rule"
            raise InvalidArgument(msg)
        return found

    # Bots and clocks.

    def tick(self) -> float | None:
        """Lets one bot or one clock act if it is time; gives the seconds until something is due again."""
        now, due = self.clock(), list[float]()
        absent = [seat for seat, place in enumerate(self.sheet.places) if not place.bot and self.absent(seat)]
        if absent != self._told_absent:
            self._told_absent = absent
            self._tell_people()
        for seat in self.match.game.awaiting(self.match.state):
            ticket, since = self._since[seat]
            itself = self.plays_itself(seat)
            wait = self.pace.bot if itself else self.sheet.limit
            running = itself or (wait and self.listeners)
            if running and now >= since + wait:
                self._act(seat, ticket, modest=not itself)
                return 0
            if running:
                due.append(since + wait - now)
        others = [gone + self.pace.grace - now for gone in self._gone.values() if gone + self.pace.grace > now]
        due += others if self.listeners else []
        return max(0, min(due)) if due else None

    def _act(self, seat: int, ticket: str | None, *, modest: bool) -> None:
        """The action of a bot, or the modest one when time is up."""
        game, state = self.match.game, self.match.state
        action = game.default_action(state, seat)
        if not modest:
            action = bots.simple(game.view(state, seat), game.legal_actions(state, seat), action)
        self._answered(seat, ticket or "", action)

    def _note_questions(self, again: int | None = None) -> None:
        """When which question was asked; for somebody who has come back the time begins again."""
        match, now = self.match, self.clock()
        since = {}
        for seat in match.game.awaiting(match.state):
            ticket = match.ticket(seat)
            before = self._since.get(seat)
            since[seat] = before if before and before[0] == ticket and seat != again else (ticket, now)
        self._since = since

    # What they are told.

    def reader(self, listener: Listener) -> Reader:
        return Reader(self.match, self.names, listener.seat, listener.language)

    def message(self, listener: Listener) -> TableMessage:
        """The whole table for somebody who has come."""
        reader, sheet, game = self.reader(listener), self.sheet, self.match.game
        log: list[ToldEvent] = []
        number = len(self.done)
        while number and len(log) < SENTENCES:
            number -= 1
            log[:0] = reader.events(self.done[number].events, number)
        return {
            "type": "table",
            "game": game.name,
            "title": game.title,
            "variant": self.match.header.variant,
            "private": sheet.private,
            "limit": sheet.limit,
            "seat": listener.seat,
            "language": reader.language,
            "languages": list(game.languages()),
            "people": self.people(),
            "watchers": self._watchers(),
            "watch": sheet.watch,
            "cards": reader.cards(),
            "view": reader.view(),
            "log": log,
            "now": self._now(reader),
        }

    def _now(self, reader: Reader) -> Now:
        game, state, seat = self.match.game, self.match.state, reader.seat
        question = reader.question()
        outcome, limit, now = game.outcome(state), self.sheet.limit, self.clock()
        seconds = {
            str(other): round(max(0.0, since + limit - now), 1)
            for other, (_, since) in self._since.items()
            if limit and not self.plays_itself(other)
        }
        parts = None if outcome is None else to_data(outcome)
        assert parts is None or isinstance(parts, dict)
        return {
            "n": self.match.length,
            "awaiting": list(game.awaiting(state)),
            "asked": reader.asked(),
            "question": question,
            "ticket": None if seat is None else self.match.ticket(seat),
            "selection": None if question is None else reader.selection(),
            "seconds": seconds,
            "outcome": parts,
            "can_undo": self._way_back(seat) > 0,
        }

    def _watchers(self) -> int:
        return sum(listener.seat is None for listener in self.listeners)

    def _tell_people(self, but: Listener | None = None) -> None:
        message: PeopleMessage = {"type": "people", "people": self.people(), "watchers": self._watchers()}
        for listener in tuple(self.listeners):
            if listener is not but:
                listener.send(message)


def refusal(table: Table, listener: Listener, error: IllegalAction) -> tuple[str, RuleText | None]:
    """A refusal in the words of a listener."""
    why = table.reader(listener).why(error)
    assert why is not None
    return why["text"], why["rule"]
