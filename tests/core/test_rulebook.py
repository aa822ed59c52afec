"""
The text of the rules, read from a page.
"""

from __future__ import annotations

from tabletricks.core import Rule
from tabletricks.core.rulebook import rules_in


PAGE = """
# A game

## Turns

Some words before. A link to [GA-TURN-1](#ga-turn-1) is no rule.

- [GA-TURN-1]{#ga-turn-1} Whoever is on turn
  plays a card.

  A second paragraph.
- [GA-TURN-2]{#ga-turn-2} Or passes. *[ruling]* The rulebook
  is silent.

## The end

- [GA-END_2-1]{#ga-end-2-1} It ends. *[reconstructed]*
- No rule at all.
"""


def test_rules_have_title_text_mark_and_reason() -> None:
    assert list(rules_in(PAGE).values()) == [
        Rule("GA-TURN-1", "Turns", "Whoever is on turn\nplays a card.\n\nA second paragraph.", "rulebook"),
        Rule("GA-TURN-2", "Turns", "Or passes.", "ruling", "The rulebook\nis silent."),
        Rule("GA-END_2-1", "The end", "It ends.", "reconstructed"),
    ]
