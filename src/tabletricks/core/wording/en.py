"""
What every game says alike, in English.
"""

from __future__ import annotations


WORDS = {
    "word.seat": "Seat #",
    "word.and": "and",
    "word.or": "or",
    "word.nothing": "nothing",
    "word.True": "yes",
    "word.False": "no",
    "refusal.no_action": "{thing} is no action of {game}",
    "refusal.wrong_type": "a field of {thing} is not of its type",
    "refusal.no_seat": "there is no seat {number}",
    "refusal.leads_nowhere": "these cards and seats cannot be used together now",
    "refusal.game_over": "the game is over",
    "refusal.other_seat": "this is no action of {seat}",
}
