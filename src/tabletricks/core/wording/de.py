"""
What every game says alike, in German.
"""

from __future__ import annotations


WORDS = {
    "word.seat": "Platz #",
    "word.and": "und",
    "word.or": "oder",
    "word.nothing": "nichts",
    "word.True": "ja",
    "word.False": "nein",
    "refusal.no_action": "{thing} ist keine Aktion von {game}",
    "refusal.wrong_type": "ein Feld von {thing} ist nicht von seiner Art",
    "refusal.no_seat": "einen Platz {number} gibt es nicht",
    "refusal.leads_nowhere": "diese Karten und Plätze lassen sich jetzt nicht zusammen verwenden",
    "refusal.game_over": "die Partie ist zu Ende",
    "refusal.other_seat": "das ist keine Aktion von {seat}",
}
