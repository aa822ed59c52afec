"""
What is printed: the cards of a game, and whatever else a client shows with a title and a text.
"""

from __future__ import annotations

from attrs import frozen

from .words import Message


@frozen
class Printed:
    """
    A card as a game lists it, in no language yet.

    Attributes:
        code: what stands for it in JSON.
        kind: what kind of thing it is: ``"card"``, ``"event"``, ``"power"`` ...
        title: how it is called.
        text: what it does.
        copies: how many of it there are; 0 if that depends on the options.
        value: the number on it, if there is one.
        points: what it counts in a score, if it always counts the same.
        rules: the IDs of its rules.
    """

    code: str
    kind: str
    title: Message
    text: Message
    copies: int = 0
    value: int | None = None
    points: int | None = None
    rules: tuple[str, ...] = ()


@frozen
class CardInfo:
    """
    A card as a client shows it.

    Attributes:
        code: what stands for it in JSON.
        kind: what kind of thing it is: ``"card"``, ``"event"``, ``"power"`` ...
        title: how it is called.
        text: what it does.
        copies: how many of it there are; 0 if that depends on the options.
        value: the number on it, if there is one.
        points: what it counts in a score, if it always counts the same.
        rules: the IDs of its rules.
    """

    code: str
    kind: str
    title: str
    text: str
    copies: int
    value: int | None
    points: int | None
    rules: tuple[str, ...]
