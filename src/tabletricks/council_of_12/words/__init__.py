"""
The words of Council of 12: what is told, and a catalogue of templates for each language.

A character among the values of a message is told as the object of a verb ("lays the worker", "legt die Arbeiterin");
where it is the subject a message names it by :func:`subject`. Languages without cases say the same twice.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Message, Refuse, Translated


__all__ = ["WORDS", "any_of", "goals_of", "quoted", "refuse", "subject", "title_of", "word"]

WORDS = Translated("tabletricks.council_of_12.words", ("en", "de"))
"""The catalogues by language."""

refuse = Refuse("council_of_12")
"""Makes a refusal: the rule, the ID of its message, and what that is filled in with."""


def word(key: str, /, **values: object) -> Message:
    """A part of a sentence."""
    return Message(f"word.{key}", values)


def subject(character: str) -> Message:
    """A character as the subject of a sentence."""
    return Message(f"card.{character}")


def quoted(sentence: str) -> Message:
    """One of the three sentences, in quotation marks (C12-SAY-1)."""
    return word("quoted", text=word(f"sentence.{sentence}"))


def any_of(things: Sequence[object]) -> Message:
    """Some things, of which one will do: "9, 10 or 11"."""
    return word("any_of", things=tuple(things))


def goals_of(goals: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """Goals as they are printed: ("9/10/11",)."""
    return tuple(["/".join(map(str, goal)) for goal in goals])


def title_of(title: str, german: str, known: str | None) -> Message:
    """
    The name of a challenge.

    Args:
        title: its name in English, or in the only language that its catalogue knows.
        german: its name in German, if it has one of its own.
        known: the key of the card of the default catalogue that has this name, if there is one.
    """
    if known is not None:
        return Message(f"card.{known}.title")
    return word("own_title", title=title, german=german or title)
