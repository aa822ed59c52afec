"""
Witch: everybody passes a hand card face down to the next seat (HY-WITCH-1 to HY-WITCH-11).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, PassCard
from ...cards import WITCH, Card
from ...events import CardPassed, WitchPlayed
from ...view import Trick
from ..items import Commitment, GivingQuestion
from ..state import Draft


def refusal(trick: Trick | None) -> IllegalAction | None:
    """Only a leader plays the Witch (HY-WITCH-1)."""
    if trick is None:
        return None
    return IllegalAction("HY-WITCH-1", f"the Witch is played instead of a lead, not on {trick.top.label}")


def play(draft: Draft, seat: int) -> None:
    """The Witch is no trick; the card goes to what its player has captured (HY-WITCH-8)."""
    draft.capture(seat, (WITCH,))
    draft.emit(WitchPlayed(seat))


@frozen
class WitchPassing(GivingQuestion):
    """Everybody chooses a card to pass on; below it waits the turn of the Witch's player (HY-WITCH-2 to HY-WITCH-7)."""

    tag: ClassVar[str] = "witch"
    answers: ClassVar[tuple[type[Action], ...]] = (PassCard,)
    topic: ClassVar[str] = "the card to pass on"

    def answer(self, seat: int, card: Card) -> Action:
        """Passing on a card."""
        return PassCard(seat, card)

    def chosen(self, action: Action) -> Card:
        """The card that is passed on."""
        assert isinstance(action, PassCard)
        return action.card

    def asked(self, players: int, attackers: tuple[int, ...]) -> tuple[int, ...]:
        """Everybody, the player of the Witch included."""
        del attackers
        return tuple(range(players))

    def wait(self, draft: Draft, waiting: tuple[int, ...], given: tuple[Commitment, ...]) -> None:
        """Asks the rest."""
        draft.then(WitchPassing(waiting, given))

    def resolve(self, draft: Draft, given: dict[int, Card]) -> None:
        """All cards move at the same moment (HY-WITCH-3)."""
        moves = [(seat, draft.after(seat), card) for seat, card in given.items()]
        draft.exchange(moves)
        for giver, to, card in moves:
            draft.emit(CardPassed(giver, to, card))
