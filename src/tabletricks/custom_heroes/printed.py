"""
What is printed: the characters and the advancements of the default catalogue, for :meth:`tabletricks.Game.card_list`.
"""

from __future__ import annotations

from ..core import Message, Printed
from .catalogue import DEFAULT_CATALOGUE, Ability, Advancement, text_of, title_of


_RULES: dict[Ability, int] = {"ascended": 11, "burny": 5, "edge": 7, "charmy": 6, "spector": 6, "kodora": 15}
"""How many rules the page has about each ability."""


def printed() -> list[Printed]:
    """The ten characters, of which every player brings a set, and all advancements."""
    characters = [
        Printed(
            str(value),
            "character",
            Message("card.character.title", {"value": value}),
            Message("card.character.text", {"value": value}),
            value=value,
            rules=("CH-COMP-1", "CH-VALUE-1"),
        )
        for value in range(1, 11)
    ]
    return [*characters, *map(_advancement, DEFAULT_CATALOGUE)]


def _advancement(advancement: Advancement) -> Printed:
    ability = advancement.ability
    rules: tuple[str, ...] = ("CH-VALUE-1", "CH-VALUE-2")
    if ability is not None:
        rules = tuple([f"CH-ADV-{ability.upper()}-{number}" for number in range(1, _RULES[ability] + 1)])
    return Printed(
        advancement.type,
        "advancement",
        title_of(advancement.type),
        text_of(advancement),
        advancement.count,
        advancement.reset,
        rules=rules,
    )
