"""
The game in German: questions.
"""

from __future__ import annotations


QUESTIONS: dict[str, str] = {}
