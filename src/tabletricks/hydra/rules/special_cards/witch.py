"""
Witch: everybody passes a hand card face down to the next seat (HY-WITCH-1 to HY-WITCH-11).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ...actions import Action, PassCard
from ...cards import WITCH, Card
from ...events.moves import CardPassed
from ...events.tricks import WitchPlayed
from ...questions import PassOn
from ...view import Trick
from ...words import refuse
from ..items import Giving
from ..state import Draft, Position


def refusal(trick: Trick | None) -> IllegalAction | None:
    """Only a leader plays the Witch (HY-WITCH-1)."""
    if trick is None:
        return None
    return refuse("HY-WITCH-1", "witch_answer", top=trick.top.told("object"))


def play(draft: Draft, seat: int, *, drawn: bool) -> None:
    """The Witch is no trick; the card goes to what its player has captured (HY-WITCH-8)."""
    draft.capture(seat, (WITCH,))
    draft.emit(WitchPlayed(seat, last=not draft.hands[seat], drawn=drawn))


@frozen
class WitchPassing(Giving):
    """Everybody chooses a card to pass on; below it waits the turn of the Witch's player (HY-WITCH-2 to HY-WITCH-7)."""

    tag: ClassVar[str] = "witch"
    kinds: ClassVar[tuple[type[Action], ...]] = (PassCard,)
    topic: ClassVar[str] = "witch"

    def question(self, position: Position, seat: int, *, required: bool) -> PassOn:
        """What to pass on."""
        return PassOn(seat, required, "HY-WITCH-2", self.receiver(position, seat))

    def receiver(self, position: Position, seat: int) -> int:
        """The next seat."""
        return position.after(seat)

    def giving(self, seat: int, card: Card) -> Action:
        """Passing on a card."""
        return PassCard(seat, card)

    def given(self, action: Action) -> Card:
        """The card that is passed on."""
        assert isinstance(action, PassCard)
        return action.card

    def exchanged(self, draft: Draft, moves: Sequence[tuple[int, int, Card]]) -> None:
        """Giver and receiver have seen it (HY-WITCH-10)."""
        for giver, receiver, card in moves:
            draft.emit(CardPassed(giver, receiver, card))
