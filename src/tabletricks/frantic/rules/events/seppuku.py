"""
Seppuku: everybody may risk to turn up a card, or pays for declining (FR-EVENT-SEPPUKU-1 to FR-EVENT-SEPPUKU-5).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Pass, Risk, do_without
from ...decks import EventCard
from ...events import CardTurned
from ..discarding import MayDiscard
from ..executing_events import Execution, event_card
from ..items import SeatQuestion, misplaced
from ..state import Draft, Position


REWARD, DECLINED, PENALTY = -21, 21, 42
"""What happens to the account: after a number card, without a risk, after any other card."""

DISCARDS, DECLINED_DRAWS, PENALTY_DRAWS = 2, 2, 4
"""The same without accounts: how many cards may be discarded, and how many are drawn (FR-EVENT-SEPPUKU-3)."""


class _InTurn(SeatQuestion):
    """What the questions have in common: one player after the other."""

    __slots__ = ()

    later: tuple[int, ...]

    def part_of(self) -> EventCard:
        """The event."""
        return "seppuku"


@frozen
class SeppukuChoice(_InTurn):
    """
    A player risks to turn up a card, or declines.

    Attributes:
        later: who comes after him.
    """

    tag: ClassVar[str] = "seppuku_choice"

    later: tuple[int, ...]

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Risking it, while there is a card to turn up, and declining."""
        return [*([Risk(seat)] if state.draw_pile else []), do_without(seat)]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """Without a draw pile nobody can risk it."""
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Risk):
            return misplaced(state, action)
        return None if state.draw_pile else IllegalAction("FR-EVENT-SEPPUKU-5", "there is no card to turn up")

    def take(self, draft: Draft, action: Action) -> None:
        """Turns up the card, which is used up by that (FR-EVENT-SEPPUKU-4)."""
        with_accounts = draft.options.scoring == "points"
        if not isinstance(action, Risk):
            if with_accounts:
                draft.book(self.seat, DECLINED)
            else:
                draft.draw(self.seat, DECLINED_DRAWS)
        else:
            (card,) = draft.off_pile(1)
            draft.discard = (card, *draft.discard)
            draft.emit(CardTurned(self.seat, card))
            if with_accounts:
                draft.book(self.seat, REWARD if card.number else PENALTY)
            elif not card.number:
                draft.draw(self.seat, PENALTY_DRAWS)
            elif draft.hands[self.seat]:
                draft.then(SeppukuDiscard(self.seat, self.later, DISCARDS))
                return
        _ask(draft, self.later)


@frozen
class SeppukuDiscard(MayDiscard, _InTurn):
    """
    A player who was lucky without accounts may discard cards.

    Attributes:
        later: who comes after him.
        left: how many he may still discard.
    """

    tag: ClassVar[str] = "seppuku_discard"
    rule_curse: ClassVar[str] = "FR-CARD-CURSE-1"

    later: tuple[int, ...]
    left: int

    def go_on(self, draft: Draft, left: int) -> None:
        """After him the next one decides."""
        if left:
            draft.then(SeppukuDiscard(self.seat, self.later, left))
        else:
            _ask(draft, self.later)


def _ask(draft: Draft, seats: tuple[int, ...]) -> None:
    if seats:
        draft.then(SeppukuChoice(seats[0], seats[1:]))


@event_card("seppuku")
def seppuku(draft: Draft, execution: Execution) -> None:
    """Asks one player after the other."""
    _ask(draft, tuple(execution.order(draft)))
