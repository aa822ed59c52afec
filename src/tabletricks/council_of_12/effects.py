"""
What rewards and penalties can do: thirteen effects (C12-EVAL-4), all reconstructed.

The cards' own wording is unknown. These are values: a catalogue is made of them, and the package ``consequences``
carries them out.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen


__all__ = [
    "Arrange", "Ban", "Discard", "Effect", "Favour", "FreeBell", "Hush", "OpenPlay", "Peek", "Recover", "Replay",
    "RollDie", "TakeBack", "TurnDie",
]  # fmt: skip

Who = Literal["one", "all"]
Which = Literal["top", "any"]
Turning = Literal["tilt", "any", "flip"]
Banned = Literal["supplicant", "choice"]


@frozen
class Favour:
    """Gains favour, or loses it if ``n`` is negative (C12-FX-FAVOUR-1)."""

    tag: ClassVar[str] = "favour"

    n: int


@frozen
class OpenPlay:
    """Next round one player, or everybody, may lay the card face up (C12-FX-OPEN-1, C12-FX-OPEN-2)."""

    tag: ClassVar[str] = "open_play"

    who: Who


@frozen
class TakeBack:
    """One player, or everybody, takes a card of the own discard pile to hand (C12-FX-BACK-1, C12-FX-BACK-2)."""

    tag: ClassVar[str] = "take_back"

    who: Who
    which: Which


@frozen
class Recover:
    """One player takes the whole own discard pile to hand (C12-FX-RECOVER-1)."""

    tag: ClassVar[str] = "recover"


@frozen
class Discard:
    """One player, or everybody, discards a hand card (C12-FX-DISCARD-1)."""

    tag: ClassVar[str] = "discard"

    who: Who


@frozen
class Peek:
    """The top supplicants become public (C12-FX-PEEK-1)."""

    tag: ClassVar[str] = "peek"

    n: int


@frozen
class Arrange:
    """The top supplicants become public, and the council orders them (C12-FX-ARRANGE-1)."""

    tag: ClassVar[str] = "arrange"

    n: int


@frozen
class TurnDie:
    """The die is turned between the rounds (C12-FX-TURN-1 to C12-FX-TURN-3)."""

    tag: ClassVar[str] = "turn_die"

    how: Turning


@frozen
class RollDie:
    """The die is rolled between the rounds (C12-FX-ROLL-1)."""

    tag: ClassVar[str] = "roll_die"


@frozen
class Ban:
    """One more character is forbidden in the next round (C12-FX-BAN-1, C12-FX-BAN-2)."""

    tag: ClassVar[str] = "ban"

    what: Banned


@frozen
class Hush:
    """No sentences in the next round (C12-FX-HUSH-1)."""

    tag: ClassVar[str] = "hush"


@frozen
class FreeBell:
    """The bell of the next round costs nothing (C12-FX-BELL-1)."""

    tag: ClassVar[str] = "free_bell"


@frozen
class Replay:
    """The same challenge is faced once more (C12-FX-REPLAY-1)."""

    tag: ClassVar[str] = "replay"


Effect = (
    Favour
    | OpenPlay
    | TakeBack
    | Recover
    | Discard
    | Peek
    | Arrange
    | TurnDie
    | RollDie
    | Ban
    | Hush
    | FreeBell
    | Replay
)

TOGETHER: dict[type[Effect], str] = {
    TakeBack: "who takes a card back",
    Recover: "who takes the whole discard pile to hand",
    Discard: "who discards a card",
    Arrange: "the order of the next supplicants",
    TurnDie: "what the die shall show",
    Ban: "whom to forbid in the next round",
}
"""What the council chooses together for an effect, for sentences."""

ALONE: dict[type[Effect], str] = {TakeBack: "a card to take back", Discard: "a card to discard"}
"""What a player chooses among the own cards, for sentences."""
