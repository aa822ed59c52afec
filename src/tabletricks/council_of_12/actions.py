"""
What a seat can do (section "The course of a game" of the rules page).
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Literal, get_args

from attrs import frozen

from ..core import ActionBase, Message, Seat, Who
from .characters import CHARACTERS, Character
from .words import quoted, word


__all__ = [
    "SENTENCES", "Action", "Aim", "Change", "Choice", "Choose", "Option", "OraclePlay", "Play", "Ready", "Resolve",
    "Reveal", "Say", "Sentence", "Talk", "Transmutation", "VoteBell", "VoteSplit",
]  # fmt: skip

Sentence = Literal["alone", "contribute", "nothing"]
Transmutation = Literal["double", "halve"]
Choice = int | Literal[Transmutation, Character] | tuple[int, ...]
"""What the owner of a card decides: a face, a step, a goal, a word, a card of the pile, or a path of two faces."""
Option = int | Character | tuple[int, ...]
"""What can be chosen in the evaluation: a seat, a face, a character, a card, or an order."""
Aim = Literal["player", "face", "order", "ban", "take_back", "discard"]
"""What an option is: a seat, a face, an order of supplicants, a character to forbid, a card to take back or discard."""

SENTENCES: tuple[Sentence, ...] = get_args(Sentence)
"""The three sentences of the council's etiquette (C12-SAY-1)."""


@frozen
class VoteBell(ActionBase):
    """Votes whether to ring the bell (C12-BELL-5)."""

    tag: ClassVar[str] = "vote_bell"

    seat: Seat
    yes: bool


@frozen
class VoteSplit(ActionBase):
    """Votes whether to take a challenge with two goals in two sub-rounds (C12-SPLIT-2)."""

    tag: ClassVar[str] = "vote_split"

    seat: Seat
    yes: bool


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

    def cards_used(self) -> tuple[object, ...]:
        """The card."""
        return (self.card,)

    def public_face(self) -> tuple[object, ...]:
        return (self,) if self.open else (self.tag, self.seat)


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

    def cards_used(self) -> tuple[object, ...]:
        """The card."""
        return (self.card,)

    def public_face(self) -> tuple[object, ...]:
        return (self,) if self.open else (self.tag, self.seat)


@frozen
class Say(ActionBase):
    """Says one of the three sentences (C12-SAY-1)."""

    tag: ClassVar[str] = "say"

    seat: Seat
    words: Sentence

    def message(self) -> Message:
        """The sentence in the language of the speaker."""
        return self.says(words=quoted(self.words))


@frozen
class Ready(ActionBase):
    """Is content with the laid card (C12-PLAY-14)."""

    tag: ClassVar[str] = "ready"

    seat: Seat


@frozen
class Reveal(ActionBase):
    """Turns up the own laid card (C12-REVEAL-2)."""

    tag: ClassVar[str] = "reveal"

    seat: Seat


@frozen
class Resolve(ActionBase):
    """
    Decides what the own card does (C12-REVEAL-6).

    Attributes:
        choice: ``"double"`` or ``"halve"`` for the alchemist; two faces for the worker; 1 or -1 for the druid, 2 or 3
            for the machine, -2 or -3 for the parasite; a face for princess and warlock; a card of the own discard pile
            for the patient; the number of a goal (0 or 1) for golem and knight.
        card: the card that is carried out, which says what the choice means; it may be left out.
    """

    tag: ClassVar[str] = "resolve"

    seat: Seat
    choice: Choice
    card: Character | None = None

    def message(self) -> Message:
        """What the choice comes to."""
        variant, number = meaning(self.card, self.choice)
        return self.says(variant, number=number)

    def cards_used(self) -> tuple[object, ...]:
        """The card that is taken back, if one is."""
        return (self.choice,) if self.choice in CHARACTERS else ()


@frozen
class OraclePlay(ActionBase):
    """Plays the further card of the oracle (C12-CHAR-ORACLE-4)."""

    tag: ClassVar[str] = "oracle_play"

    seat: Seat
    card: Character

    def cards_used(self) -> tuple[object, ...]:
        """The card."""
        return (self.card,)


@frozen
class Choose(ActionBase):
    """
    Answers a choice of the evaluation, the council's or the own one (C12-GROUP-2, C12-GROUP-7).

    Attributes:
        option: one of the options of the question.
        aim: what the option is; it may be left out.
    """

    tag: ClassVar[str] = "choose"

    seat: Seat
    option: Option
    aim: Aim | None = None

    def message(self) -> Message:
        """What is chosen."""
        return self.says(self.aim or "", choice=chosen(self.aim, self.option))

    def cards_used(self) -> tuple[object, ...]:
        """A character."""
        return (self.option,) if isinstance(self.option, str) else ()

    def seats_used(self) -> tuple[int, ...]:
        """A player."""
        return (self.option,) if self.aim == "player" and isinstance(self.option, int) else ()


@frozen
class Talk(ActionBase):
    """Reports that the council has talked (C12-SILENT-2)."""

    tag: ClassVar[str] = "talk"

    seat: Seat


Action = VoteBell | VoteSplit | Play | Change | Say | Ready | Reveal | Resolve | OraclePlay | Choose | Talk


_STEPS: tuple[Character, ...] = ("druid", "machine", "parasite")
_GOALS: tuple[Character, ...] = ("golem", "knight")


def meaning(card: Character | None, choice: Choice) -> tuple[str, object]:
    """What the choice for a card is: the variant of its sentence, and what it is said with."""
    if isinstance(choice, tuple):
        return "path", choice
    if isinstance(choice, str):
        return ("take_back" if choice in CHARACTERS else choice), choice
    if card in _STEPS:
        return ("up" if choice > 0 else "down"), abs(choice)
    if card in _GOALS:
        return "goal", _place(choice)
    return ("face" if card in ("princess", "warlock") else "unknown"), choice


def chosen(aim: Aim | None, option: Option) -> object:
    """An option for a sentence; the places of an order are counted from the former top card."""
    if isinstance(option, tuple):
        return word("order", places=tuple(map(_place, option)))
    if aim == "player" and isinstance(option, int):
        return Who(option)
    return option


def _place(number: int) -> object:
    return word(f"place.{number}") if 0 <= number < 4 else number + 1


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
