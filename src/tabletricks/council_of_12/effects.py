"""
What rewards and penalties can do: thirteen effects (C12-EVAL-4), all reconstructed.

The cards' own wording is unknown. These are values: a catalogue is made of them, and the package ``consequences``
carries them out.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ..core import Message
from .words import word


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

    def message(self) -> Message:
        """What the card says."""
        return word("effect.favour.lose" if self.n < 0 else "effect.favour.gain", n=abs(self.n))


@frozen
class OpenPlay:
    """Next round one player, or everybody, may lay the card face up (C12-FX-OPEN-1, C12-FX-OPEN-2)."""

    tag: ClassVar[str] = "open_play"

    who: Who

    def message(self) -> Message:
        """What the card says."""
        return word(f"effect.open_play.{self.who}")


@frozen
class TakeBack:
    """One player, or everybody, takes a card of the own discard pile to hand (C12-FX-BACK-1, C12-FX-BACK-2)."""

    tag: ClassVar[str] = "take_back"

    who: Who
    which: Which

    def message(self) -> Message:
        """What the card says."""
        return word(f"effect.take_back.{self.who}.{self.which}")


@frozen
class Recover:
    """One player takes the whole own discard pile to hand (C12-FX-RECOVER-1)."""

    tag: ClassVar[str] = "recover"

    def message(self) -> Message:
        """What the card says."""
        return word("effect.recover")


@frozen
class Discard:
    """One player, or everybody, discards a hand card (C12-FX-DISCARD-1)."""

    tag: ClassVar[str] = "discard"

    who: Who

    def message(self) -> Message:
        """What the card says."""
        return word(f"effect.discard.{self.who}")


@frozen
class Peek:
    """The top supplicants become public (C12-FX-PEEK-1)."""

    tag: ClassVar[str] = "peek"

    n: int

    def message(self) -> Message:
        """What the card says."""
        return word("effect.peek", n=self.n)


@frozen
class Arrange:
    """The top supplicants become public, and the council orders them (C12-FX-ARRANGE-1)."""

    tag: ClassVar[str] = "arrange"

    n: int

    def message(self) -> Message:
        """What the card says."""
        return word("effect.arrange", n=self.n)


@frozen
class TurnDie:
    """The die is turned between the rounds (C12-FX-TURN-1 to C12-FX-TURN-3)."""

    tag: ClassVar[str] = "turn_die"

    how: Turning

    def message(self) -> Message:
        """What the card says."""
        return word(f"effect.turn_die.{self.how}")


@frozen
class RollDie:
    """The die is rolled between the rounds (C12-FX-ROLL-1)."""

    tag: ClassVar[str] = "roll_die"

    def message(self) -> Message:
        """What the card says."""
        return word("effect.roll_die")


@frozen
class Ban:
    """One more character is forbidden in the next round (C12-FX-BAN-1, C12-FX-BAN-2)."""

    tag: ClassVar[str] = "ban"

    what: Banned

    def message(self) -> Message:
        """What the card says."""
        return word(f"effect.ban.{self.what}")


@frozen
class Hush:
    """No sentences in the next round (C12-FX-HUSH-1)."""

    tag: ClassVar[str] = "hush"

    def message(self) -> Message:
        """What the card says."""
        return word("effect.hush")


@frozen
class FreeBell:
    """The bell of the next round costs nothing (C12-FX-BELL-1)."""

    tag: ClassVar[str] = "free_bell"

    def message(self) -> Message:
        """What the card says."""
        return word("effect.free_bell")


@frozen
class Replay:
    """The same challenge is faced once more (C12-FX-REPLAY-1)."""

    tag: ClassVar[str] = "replay"

    def message(self) -> Message:
        """What the card says."""
        return word("effect.replay")


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

TOGETHER = (TakeBack, Recover, Discard, Arrange, TurnDie, Ban)
"""The effects by which the council chooses something together."""

ALONE = (TakeBack, Discard)
"""The effects by which a player chooses among the own cards."""
