"""
What the game says, in every language there is a catalogue of.
"""

from __future__ import annotations

from ...core.refusals import Refuse
from ...core.words import Translated


WORDS = Translated("tabletricks.frantic.words", ("en", "de"))
"""The catalogues by language."""

refuse = Refuse("frantic")
"""Makes the refusals of this game."""
