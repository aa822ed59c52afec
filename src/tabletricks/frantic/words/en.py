"""
The game in English.
"""

from __future__ import annotations

from .en_cards import CARDS
from .en_events import EVENTS
from .en_questions import QUESTIONS
from .en_refusals import REFUSALS


WORDS: dict[str, str] = {**CARDS, **EVENTS, **QUESTIONS, **REFUSALS}
