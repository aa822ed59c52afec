"""
The special cards: each has a module with its effect, its questions, their legal answers and their consequences.
"""

from __future__ import annotations

from ...cards import SPECIALS


__all__ = list(SPECIALS)  # a star import of the package imports the module of every card
