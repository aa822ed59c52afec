"""
The words of Custom Heroes, a catalogue for each language.
"""

from __future__ import annotations

from ...core import Refuse, Translated


WORDS = Translated("tabletricks.custom_heroes.words", ("en", "de"))

refuse = Refuse("custom_heroes")
