"""
Everything printed, as data for a client: the characters, with the crowns of their supplicants, and the challenges.
"""

from __future__ import annotations

from ..core import Message
from ..core.printed import Printed
from .catalogue import DEFAULT_CATALOGUE, SUCCESSION, Challenge
from .characters import CHARACTERS, DEFAULT_CROWNS, Character
from .words import goals_of


_RULES: dict[Character, tuple[str, ...]] = {
    "alchemist": ("C12-CHAR-ALCHEMIST-1", "C12-CHAR-ALCHEMIST-2", "C12-CHAR-ALCHEMIST-3"),
    "worker": ("C12-CHAR-WORKER-1", "C12-CHAR-WORKER-2", "C12-CHAR-WORKER-3"),
    "druid": ("C12-CHAR-DRUID-1",),
    "princess": ("C12-CHAR-PRINCESS-1", "C12-CHAR-PRINCESS-2"),
    "patient": ("C12-CHAR-PATIENT-1", "C12-CHAR-PATIENT-2", "C12-CHAR-PATIENT-3", "C12-CHAR-PATIENT-5"),
    "golem": ("C12-CHAR-GOLEM-1", "C12-CHAR-GOLEM-2", "C12-CHAR-GOLEM-3"),
    "warlock": ("C12-CHAR-WARLOCK-1",),
    "machine": ("C12-CHAR-MACHINE-1",),
    "oracle": ("C12-CHAR-ORACLE-1", "C12-CHAR-ORACLE-2", "C12-CHAR-ORACLE-4", "C12-CHAR-ORACLE-6"),
    "parasite": ("C12-CHAR-PARASITE-1",),
    "knight": ("C12-CHAR-KNIGHT-1", "C12-CHAR-KNIGHT-2", "C12-CHAR-KNIGHT-3"),
    "shapeshifter": ("C12-CHAR-SHAPESHIFTER-1",),
}


def printed() -> tuple[Printed, ...]:
    """
    The cards of the game, the default ones where they can be replaced.

    The code of a challenge is its name. The value of a character is the crown value of its supplicant, that of a
    challenge the number on its front; every player has a copy of each character.
    """
    characters = [
        Printed(
            character,
            "character",
            Message(f"card.{character}.title"),
            Message(f"card.{character}.text"),
            value=crown,
            points=crown,
            rules=_RULES[character],
        )
        for character, crown in zip(CHARACTERS, DEFAULT_CROWNS, strict=True)
    ]
    title, text = Message("card.succession.title"), Message("card.succession.text")
    rules = ("C12-THRONE-1", "C12-THRONE-5", "C12-THRONE-6")
    succession = Printed("succession", "challenge", title, text, 1, SUCCESSION, 0, rules)
    return (*characters, *map(_challenge, DEFAULT_CATALOGUE.challenges), succession)


def _challenge(card: Challenge) -> Printed:
    text = Message(
        "card.challenge.text", {"goals": goals_of(card.goals), "reward": card.reward, "penalty": card.penalty}
    )
    rules = ("C12-GOAL-1",) if len(card.goals) == 1 else ("C12-GOAL-2", "C12-SPLIT-1")
    title = Message(f"card.{card.name}.title")
    return Printed(card.name, "challenge", title, text, 1, card.number, card.points, rules)
