"""
The words of HYDRA: what is told, and a catalogue of templates for each language.

Besides its title ("red 7") a card has a form as the object of a sentence, with its article ("the red 7", "die rote 7").
A combination has three forms: as the subject ("a triple"), as the object, and as the play of somebody ("Ann's triple").
Languages without cases say some of them alike.
"""

from __future__ import annotations

from ...core import Refuse, Translated


__all__ = ["WORDS", "refuse"]

WORDS = Translated("tabletricks.hydra.words", ("en", "de"))
"""The catalogues by language."""

refuse = Refuse("hydra")
"""Makes a refusal: the rule, the ID of its message, and what that is filled in with."""
