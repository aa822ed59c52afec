"""
The two kinds of things that stand on the agenda of a game.
"""

from __future__ import annotations

from ...core import Asks, Runs
from ..actions import Action
from ..questions import Question
from ..view import Pending
from .state import Draft, Position


class Decision(Pending, Asks[Position, Draft, Action, Question]):
    """A player, or several, decide."""

    __slots__ = ()


class Happening(Pending, Runs[Draft]):
    """Something that happens by itself."""

    __slots__ = ()
