"""
The game in German.
"""

from __future__ import annotations

from .de_cards import CARDS
from .de_events import EVENTS
from .de_questions import QUESTIONS
from .de_refusals import REFUSALS


WORDS: dict[str, str] = {**CARDS, **EVENTS, **QUESTIONS, **REFUSALS}
