"""
The event cards: each has a module with what it does, its questions, their legal answers and their consequences.
"""

from __future__ import annotations

from ...decks import EVENT_TITLES


__all__ = list(EVENT_TITLES)  # a star import of the package imports the module of every card
