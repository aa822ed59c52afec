"""
What a seat can do (section "The course of a game" of the rules page).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import ClassVar, Literal

from attrs import frozen

from ..core.seats import Seat
from ..core.vocabulary import ActionBase, Name
from .characters import Character


__all__ = [
    "SENTENCES", "Action", "Change", "Choice", "Choose", "Option", "OraclePlay", "Play", "Ready", "Resolve",
    "Reveal", "Say", "Sentence", "Talk", "Transmutation", "VoteBell", "VoteSplit",
]  # fmt: skip

Sentence = Literal["alone", "contribute", "nothing"]
Transmutation = Literal["double", "halve"]
Choice = int | Transmutation | tuple[int, ...]
"""What the owner of a card decides: a face, a step, a goal, a place in the pile, a word, or a path of two faces."""
Option = int | Character | tuple[int, ...]
"""What can be chosen in the evaluation: a seat, a face, a place in the pile, a character, or an order."""

SENTENCES: Mapping[Sentence, str] = MappingProxyType(
    {
        "alone": "I do it alone.",
        "contribute": "I contribute something.",
        "nothing": "I do not want to do anything.",
    }
)
"""The three sentences of the council's etiquette (C12-SAY-1)."""


@frozen
class VoteBell(ActionBase):
    """Votes whether to ring the bell (C12-BELL-5)."""

    tag: ClassVar[str] = "vote_bell"

    seat: Seat
    yes: bool

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} votes {'for' if self.yes else 'against'} ringing the bell."


@frozen
class VoteSplit(ActionBase):
    """Votes whether to take a challenge with two goals in two sub-rounds (C12-SPLIT-2)."""

    tag: ClassVar[str] = "vote_split"

    seat: Seat
    yes: bool

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} votes {'for' if self.yes else 'against'} two sub-rounds."


@frozen
class Play(ActionBase):
    """
    Lays a hand card, face down unless ``open`` (C12-PLAY-1, C12-PLAY-8).

    Attributes:
        card: the card.
        open: whether it lies face up.
    """

    tag: ClassVar[str] = "play"

    seat: Seat
    card: Character
    open: bool = False

    def public_face(self) -> tuple[object, ...]:
        return (self,) if self.open else (self.tag, self.seat)

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} lays the {self.card}{' face up' if self.open else ''}."


@frozen
class Change(ActionBase):
    """
    Takes the laid card back and lays another one, or the same one face up (C12-PLAY-6, C12-PLAY-10).

    Attributes:
        card: the card.
        open: whether it lies face up.
    """

    tag: ClassVar[str] = "change"

    seat: Seat
    card: Character
    open: bool = False

    def public_face(self) -> tuple[object, ...]:
        return (self,) if self.open else (self.tag, self.seat)

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} changes the card for the {self.card}{' face up' if self.open else ''}."


@frozen
class Say(ActionBase):
    """Says one of the three sentences (C12-SAY-1)."""

    tag: ClassVar[str] = "say"

    seat: Seat
    words: Sentence

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} says: {SENTENCES[self.words]}"


@frozen
class Ready(ActionBase):
    """Is content with the laid card (C12-PLAY-14)."""

    tag: ClassVar[str] = "ready"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is ready."


@frozen
class Reveal(ActionBase):
    """Turns up the own laid card (C12-REVEAL-2)."""

    tag: ClassVar[str] = "reveal"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} reveals."


@frozen
class Resolve(ActionBase):
    """
    Decides what the own card does (C12-REVEAL-6).

    Attributes:
        choice: ``"double"`` or ``"halve"`` for the alchemist; two faces for the worker; 1 or -1 for the druid, 2 or 3
            for the machine, -2 or -3 for the parasite; a face for princess and warlock; the place of a card in the own
            discard pile (0 is the bottom) for the patient; the number of a goal (0 or 1) for golem and knight.
    """

    tag: ClassVar[str] = "resolve"

    seat: Seat
    choice: Choice

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} decides: {shown_choice(self.choice)}."


@frozen
class OraclePlay(ActionBase):
    """Plays the further card of the oracle (C12-CHAR-ORACLE-4)."""

    tag: ClassVar[str] = "oracle_play"

    seat: Seat
    card: Character

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} plays the {self.card} after the oracle."


@frozen
class Choose(ActionBase):
    """
    Answers a choice of the evaluation, the council's or the own one (C12-GROUP-2, C12-GROUP-7).

    Attributes:
        option: one of the options of the question.
    """

    tag: ClassVar[str] = "choose"

    seat: Seat
    option: Option

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} chooses {shown_option(self.option)}."


@frozen
class Talk(ActionBase):
    """Reports that the council has talked (C12-SILENT-2)."""

    tag: ClassVar[str] = "talk"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} talks."


Action = VoteBell | VoteSplit | Play | Change | Say | Ready | Reveal | Resolve | OraclePlay | Choose | Talk


_PLACES = {0: "first", 1: "second", 2: "third", 3: "fourth"}


def shown_choice(choice: Choice) -> str:
    """A choice for a sentence."""
    if isinstance(choice, tuple):
        return " then ".join(map(str, choice)) or "nothing"
    return str(choice)


def shown_option(option: Option) -> str:
    """An option for a sentence; the places of an order are counted from the former top card."""
    if isinstance(option, tuple):
        return f"the order {', '.join(_PLACES[place] if place in _PLACES else str(place) for place in option)}"
    return f"the {option}" if isinstance(option, str) else str(option)


# There are few of these, and they are listed at almost every decision.
vote_bell = cache(VoteBell)
vote_split = cache(VoteSplit)
play = cache(Play)
change = cache(Change)
say = cache(Say)
ready = cache(Ready)
reveal = cache(Reveal)
resolve = cache(Resolve)
oracle_play = cache(OraclePlay)
choose = cache(Choose)
talk = cache(Talk)
