"""
Everything the library raises on purpose.
"""

from __future__ import annotations

from collections.abc import Callable


class TabletricksError(ValueError):
    """The root of all errors of this library."""


class IllegalAction(TabletricksError):
    """
    An action that the rules refuse in this state.

    Attributes:
        rule: the ID of the rule that refuses it; the rules page of the game has an anchor of this name.
        message: one sentence that a player understands.
    """

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(rule, message)
        self.rule = rule
        self.message = message

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]"

    def sentence(self, name: Callable[[int], str]) -> str:
        """The message as a sentence."""
        del name
        return f"{self.message[:1].upper()}{self.message[1:]}."


class StaleAnswer(TabletricksError):
    """
    An answer to a question that is no longer open.

    Attributes:
        seat: who has answered.
        ticket: the ticket of the question that was answered.
    """

    def __init__(self, seat: int, ticket: str) -> None:
        super().__init__(seat, ticket)
        self.seat = seat
        self.ticket = ticket

    def __str__(self) -> str:
        return f"the question {self.ticket!r} to seat {self.seat} is no longer open"


class InvalidOptions(TabletricksError):
    """Options with which no game can be set up."""


class InvalidArgument(TabletricksError):
    """A seat that does not exist, a seed out of range, a state or view of another game, a card that cannot exist."""


class DecodeError(TabletricksError):
    """
    A document that is not what it should be.

    Attributes:
        path: where in the document, in the form ``$.cards[1]``.
        message: what is wrong there.
    """

    def __init__(self, path: str, message: str) -> None:
        super().__init__(path, message)
        self.path = path
        self.message = message

    def __str__(self) -> str:
        return f"{self.message} (at {self.path})"


class LogError(TabletricksError):
    """
    A log that stops being true.

    Attributes:
        index: the entry at which it does; 0 is the header, 1 the first action.
        message: what is wrong with that entry.
    """

    def __init__(self, index: int, message: str) -> None:
        super().__init__(index, message)
        self.index = index
        self.message = message

    def __str__(self) -> str:
        return f"entry {self.index}: {self.message}"


class UnknownGame(TabletricksError):
    """No game of this name is registered."""
