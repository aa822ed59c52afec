"""
What the actions, events, questions and memories of all games have in common.

They are small frozen attrs values. Actions, events and questions have an explicit ``tag``, the ``"type"`` of their JSON
form, which stays when a class is renamed.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Self

import attrs

from .seats import Seat


Name = Callable[[int], str]
"""Gives the name of a seat for a sentence."""


class ActionBase:
    """
    One seat's answer to one question.

    Attributes:
        tag: the ``"type"`` of the JSON form.
        seat: the actor.
    """

    __slots__ = ()

    tag: ClassVar[str]
    seat: int

    def public_face(self) -> tuple[object, ...]:
        """
        What other seats see of the action; two actions with the same face look the same to them.

        By default an action is done openly. One that is done behind a screen shows less.
        """
        return (self,)

    @abstractmethod
    def sentence(self, name: Name) -> str:
        """The action in one plain English sentence."""


class EventBase:
    """
    One thing that has happened.

    Attributes:
        tag: the ``"type"`` of the JSON form.
        reveals: the fields through which somebody may learn, by rule, what they could not know before; ``"occurrence"``
            if already the event's happening tells it. The conformance suite takes every other difference for a leak.
    """

    __slots__ = ()

    tag: ClassVar[str]
    reveals: ClassVar[frozenset[str]] = frozenset()

    def seen_by(self, seat: int | None) -> Self | None:
        """The event as a seat (``None``: a spectator) may see it; ``None`` if it may not see it at all."""
        del seat
        return self

    def reveals_to(self, seat: int | None) -> frozenset[str]:
        """Those of the ``reveals`` through which this seat may learn something; from the others it must be hidden."""
        del seat
        return self.reveals

    @abstractmethod
    def sentence(self, name: Name) -> str:
        """The event in one plain English sentence; fields that are hidden are not mentioned."""


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

    def seen_by(self, seat: int | None) -> Self:
        """The whole event for insiders, the open part of it for everybody else."""
        if seat in self.insiders():
            return self
        return type(self)(**{**attrs.asdict(self, recurse=False), **dict.fromkeys(self.secret)})

    def reveals_to(self, seat: int | None) -> frozenset[str]:
        """Only insiders learn something."""
        return self.reveals if seat in self.insiders() else frozenset()


@attrs.frozen
class QuestionBase:
    """
    What a seat is asked.

    Everything in it is known to its seat. It is one kind of question at the table, not one place in the engine: its
    class says what is to be decided, its fields what the decision is about.

    Attributes:
        tag: the ``"type"`` of the JSON form.
        seat: who is asked.
        required: whether the game waits for the answer; an offer to act out of turn may be left open.
        rule: the rule that the question comes from.
    """

    tag: ClassVar[str]

    seat: Seat
    required: bool
    rule: str

    def public(self) -> Self:
        """The part of the question that everybody may know: all of it, unless the class says otherwise."""
        return self

    @abstractmethod
    def sentence(self, name: Name) -> str:
        """The question as its seat reads it, in one plain English sentence that begins with the name of the seat."""


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
