"""
What actions and events of every game have in common.

Both are small frozen attrs values with an explicit ``tag``, the ``"type"`` of their JSON form, which stays when a class
is renamed.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Self

import attrs


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
        reveals: the fields through which somebody may learn, by rule, what he could not know before; ``"occurrence"``
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

    seat: int

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
