"""
How the conformance suite says that a game breaks its promise.
"""

from __future__ import annotations


class ConformanceFailure(AssertionError):
    """A game does not do what the library promises of every game."""


def require(condition: object, message: str) -> None:
    """Raises :class:`ConformanceFailure` unless the condition holds; also when Python runs optimised."""
    if not condition:
        raise ConformanceFailure(message)
