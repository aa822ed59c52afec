"""
What the actions, events, questions and memories of all games have in common.

They are small frozen attrs values. Actions, events and questions have an explicit ``tag``, the ``"type"`` of their JSON
form, which stays when a class is renamed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import UnionType
from typing import ClassVar, Self, Union, get_args, get_origin

import attrs

from .changes import Change
from .forms import element_of, field_forms, is_text_value
from .seats import Seat, is_seat
from .words import Message, Who


class Told:
    """
    A value that can be told in words.

    Attributes:
        tag: the ``"type"`` of its JSON form, and the last part of its key in the catalogues, behind
            ``action``, ``event`` or ``question``.
    """

    __slots__ = ()

    tag: ClassVar[str]
    _kind: ClassVar[str]

    def message(self) -> Message:
        """What is told: the fields of the value, unless the class says otherwise."""
        return self.says()

    def says(self, variant: str = "", /, **more: object) -> Message:
        """A message with the fields of the value and more, in one of several variants if the class has some."""
        key = f"{self._kind}.{self.tag}.{variant}" if variant else f"{self._kind}.{self.tag}"
        values = {name: told(getattr(self, name)) for name, told in _told_fields(type(self))}
        return Message(key, {**values, **more})


_TOLD: dict[type, list[tuple[str, Callable[[object], object]]]] = {}


def _told_fields(cls: type) -> list[tuple[str, Callable[[object], object]]]:
    """The fields of a class, and what makes names of those that are seats."""
    told = _TOLD.get(cls)
    if told is None:
        told = _TOLD[cls] = []
        for name, form in field_forms(cls).items():
            members = get_args(form) if get_origin(form) in (Union, UnionType) else (form,)
            if any(map(is_seat, members)):
                told.append((name, _named))
            elif any(is_seat(element_of(member)) for member in members):
                told.append((name, _all_named))
            else:
                told.append((name, _as_it_is))
    return told


def _as_it_is(value: object) -> object:
    return value


def _named(value: object) -> object:
    return Who(value) if isinstance(value, int) else value


def _all_named(value: object) -> object:
    return tuple(map(_named, value)) if isinstance(value, tuple) else value


class ActionBase(Told):
    """
    One seat's answer to one question.

    Attributes:
        seat: the actor.
    """

    __slots__ = ()

    _kind: ClassVar[str] = "action"

    seat: int

    def public_face(self) -> tuple[object, ...]:
        """
        What other seats see of the action; two actions with the same face look the same to them.

        By default an action is done openly. One that is done behind a screen shows less.
        """
        return (self,)

    def cards_used(self) -> tuple[object, ...]:
        """The cards that a person touches for it: those among its fields, unless the class says otherwise."""
        return tuple(_leaves_of(self, is_text_value))

    def seats_used(self) -> tuple[int, ...]:
        """The other seats that a person touches for it: those among its fields, unless the class says otherwise."""
        return tuple([seat for seat in _leaves_of(self, is_seat) if isinstance(seat, int)])


def _leaves_of(action: ActionBase, wanted: Callable[[object], bool]) -> Iterator[object]:
    """The values of the fields of some form, alone or in tuples; the actor is not among them."""
    for name, form in field_forms(type(action)).items():
        value: object = getattr(action, name)
        members = get_args(form) if get_origin(form) in (Union, UnionType) else (form,)
        for member in members if name != "seat" and value is not None else ():
            if wanted(member):
                yield value
            elif wanted(element_of(member)) and isinstance(value, tuple):
                yield from value


class EventBase(Told):
    """
    One thing that has happened.

    Attributes:
        reveals: the fields through which somebody may learn, by rule, what they could not know before; ``"occurrence"``
            if already the event's happening tells it. The conformance suite takes every other difference for a leak.
    """

    __slots__ = ()

    _kind: ClassVar[str] = "event"
    reveals: ClassVar[frozenset[str]] = frozenset()

    def seen_by(self, seat: int | None) -> Self | None:
        """The event as a seat (``None``: a spectator) may see it; ``None`` if it may not see it at all."""
        del seat
        return self

    def changes(self) -> tuple[Change, ...]:
        """What the event changes about hands and scores, as far as its reader sees it; nothing by default."""
        return ()

    def reveals_to(self, seat: int | None) -> frozenset[str]:
        """Those of the ``reveals`` through which this seat may learn something; from the others it must be hidden."""
        del seat
        return self.reveals


@attrs.frozen
class OwnerEvent(EventBase):
    """
    An event of which a part is seen by its own seat, or a few, only.

    Attributes:
        secret: the fields that everybody else sees as ``None``.
        seat: the seat it happens to.
    """

    secret: ClassVar[tuple[str, ...]]

    seat: Seat

    def insiders(self) -> tuple[int, ...]:
        """The seats that see all of it: its own, and in some events another one (giver and receiver)."""
        return (self.seat,)

    def message(self) -> Message:
        """Those who do not see the secret are told the variant ``hidden``."""
        return self.says("hidden" if getattr(self, self.secret[0]) is None else "")

    def seen_by(self, seat: int | None) -> Self:
        """The whole event for insiders, the open part of it for everybody else."""
        if seat in self.insiders():
            return self
        return type(self)(**{**attrs.asdict(self, recurse=False), **dict.fromkeys(self.secret)})

    def reveals_to(self, seat: int | None) -> frozenset[str]:
        """Only insiders learn something."""
        return self.reveals if seat in self.insiders() else frozenset()


@attrs.frozen
class QuestionBase(Told):
    """
    What a seat is asked.

    Everything in it is known to its seat. It is one kind of question at the table, not one place in the engine: its
    class says what is to be decided, its fields what the decision is about.

    Attributes:
        seat: who is asked.
        required: whether the game waits for the answer; an offer to act out of turn may be left open.
        rule: the rule that the question comes from.
    """

    _kind: ClassVar[str] = "question"

    seat: Seat
    required: bool
    rule: str

    def public(self) -> Self:
        """The part of the question that everybody may know: all of it, unless the class says otherwise."""
        return self


@attrs.frozen
class MemoryBase:
    """
    What a seat has learned on the way and a view of the present does not show.

    Attributes:
        seat: whose memory it is; ``None`` for a spectator.
    """

    seat: Seat | None

    def after(self, event: EventBase) -> Self:
        """The memory after an event as its seat has seen it; it stays as it is, unless the class says otherwise."""
        del event
        return self
