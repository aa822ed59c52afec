"""
The verbs that put something into words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic

from .errors import InvalidArgument, TabletricksError
from .kinds import ActionT, EventT, MemoryT, OptionsT, QuestionT, StateT, ViewT
from .printed import CardInfo
from .printing import shown, shown_kind
from .refusals import IllegalAction
from .rulebook import Rule, rules_of
from .rules import Rules
from .shapes import fits
from .vocabulary import ActionBase, EventBase, QuestionBase
from .words import Catalogue, Speaker, catalogue_of


class Telling(
    Rules[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT],
    Generic[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT],
):
    """A game that can be told: sentences, the text of its rules, its cards."""

    def describe(
        self,
        thing: ActionT | EventT | QuestionT | IllegalAction,
        names: Sequence[str] | None = None,
        language: str | Catalogue = "en",
    ) -> str:
        """
        One plain sentence for an event, an action, a question or a refusal.

        Args:
            thing: an event, redacted or not, an action, a question, or why an action was refused.
            names: the names of the seats; without them a seat is called "Seat 0".
            language: one of :meth:`languages`, or a catalogue of your own.
        """
        speaker = Speaker(catalogue_of(self.name, language), names)
        if isinstance(thing, IllegalAction):
            return thing.sentence(speaker)
        if not isinstance(thing, ActionBase | EventBase | QuestionBase):
            msg = f"{shown_kind(thing)} is no action, event, question or refusal"
            raise InvalidArgument(msg)
        if not fits(type(thing))(thing):
            msg = f"a field of {shown_kind(thing)} is not of its type"
            raise InvalidArgument(msg)
        try:
            return speaker.sentence(thing.message())
        except TabletricksError:
            raise
        except Exception as error:  # the parts of an event that somebody has made up may not fit each other
            msg = f"{shown_kind(thing)} cannot be told ({type(error).__name__}: {error})"
            raise InvalidArgument(msg) from error

    def languages(self) -> tuple[str, ...]:
        """The languages that :meth:`describe` speaks."""
        return tuple(self.words)

    def rule(self, rule: str) -> Rule:
        """
        A rule, with its text: what a client shows beside a refusal or a question.

        Raises:
            InvalidArgument: there is no such rule.
        """
        known = self.rulebook().get(rule) if isinstance(rule, str) else None
        if known is None:
            msg = f"{self.title} has no rule {shown(rule)}"
            raise InvalidArgument(msg)
        return known

    def rulebook(self) -> Mapping[str, Rule]:
        """All rules by their IDs, in the order of the rules page."""
        return rules_of(self._package)

    def card_list(self, language: str | Catalogue = "en") -> tuple[CardInfo, ...]:
        """Everything printed that a client may show: code, title, what it does, and what it counts."""
        speaker = Speaker(catalogue_of(self.name, language))
        return tuple(
            [
                CardInfo(
                    card.code,
                    card.kind,
                    speaker.say(card.title),
                    speaker.say(card.text),
                    card.copies,
                    card.value,
                    card.points,
                    card.rules,
                )
                for card in self._printed()
            ]
        )
