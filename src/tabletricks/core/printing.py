"""
Values of unknown origin in messages.
"""

from __future__ import annotations

import attrs


def shown(value: object) -> str:
    """A value, short enough for a message."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number too long to be printed, a value nested too deeply
        text = type(value).__name__
    return text if len(text) <= 100 else text[:97] + "..."


def shown_kind(thing: object) -> str:
    """One of our values as it is, anything else by its class."""
    return shown(thing) if attrs.has(type(thing)) else type(thing).__name__
