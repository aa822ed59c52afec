"""
Refusals: why the rules do not allow an action.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from .errors import TabletricksError
from .words import Catalogue, Message, Speaker, catalogue_of


class IllegalAction(TabletricksError):
    """
    An action that the rules refuse in this state.

    Attributes:
        rule: the ID of the rule that refuses it.
        reason: the ID of the message, the same in all languages; of a game without catalogues, the message itself.
        values: what the message is filled in with.
        game: the name of the game whose catalogues have the message; empty for a message that is its own text.
    """

    def __init__(
        self, rule: str, reason: str, values: Mapping[str, object] = MappingProxyType({}), game: str = ""
    ) -> None:
        super().__init__(rule, reason, dict(values), game)
        self.rule = rule
        self.reason = reason
        self.values = values
        self.game = game

    @property
    def message(self) -> str:
        """The message in English; seats have no names in it."""
        return self.told(Speaker(self._catalogue("en")))

    def told(self, speaker: Speaker) -> str:
        """The message in the words of a speaker."""
        return speaker.say(Message(f"refusal.{self.reason}", self.values)) if self.game else self.reason

    def sentence(self, speaker: Speaker) -> str:
        """The message as a sentence."""
        if self.game:
            return speaker.sentence(Message(f"refusal.{self.reason}", self.values))
        return f"{self.reason[:1].upper()}{self.reason[1:]}."

    def _catalogue(self, language: str) -> Catalogue:
        return catalogue_of(self.game, language) if self.game else {"word.seat": "Seat #"}

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]"


class Refuse:
    """Makes the refusals of one game: ``refuse("FR-PLAY-1", "not_held", card=card)``; seats are given as ``Who``."""

    def __init__(self, game: str) -> None:
        self._game = game

    def __call__(self, rule: str, reason: str, /, **values: object) -> IllegalAction:
        """A refusal by a rule, with the ID of its message and what that is filled in with."""
        return IllegalAction(rule, reason, values, self._game)
