"""
The game in English: questions.
"""

from __future__ import annotations


QUESTIONS: dict[str, str] = {}
