"""
Seppuku: everybody may risk to turn up a card, or pays for declining (FR-EVENT-SEPPUKU-1 to FR-EVENT-SEPPUKU-5).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ...actions import Action, Risk, do_without
from ...decks import EventCard
from ...events import CardTurned, NoEffect
from ...questions import DecisionQuestion, Question
from ...words import refuse
from ..discarding import MayDiscard
from ..executing_events import event_card
from ..items import InTurn, SeatDecision
from ..state import Draft, Position


REWARD, DECLINED, PENALTY = -21, 21, 42
"""What happens to the account: after a number card, without a risk, after any other card."""

DISCARDS, DECLINED_DRAWS, PENALTY_DRAWS = 2, 2, 4
"""The same without accounts: how many cards may be discarded, and how many are drawn (FR-EVENT-SEPPUKU-3)."""


@frozen
class Seppuku(InTurn):
    """One player after the other."""

    tag: ClassVar[str] = "seppuku"

    def part_of_seat(self, draft: Draft, seat: int) -> None:
        """Everybody has the choice."""
        draft.then(SeppukuChoice(seat))


@frozen
class SeppukuChoice(SeatDecision):
    """A player risks to turn up a card, or declines."""

    tag: ClassVar[str] = "seppuku_choice"
    counter_refused: ClassVar[str] = "counter_event"

    def offers(self, position: Position) -> list[Action]:
        """Risking it, while there is a card to turn up, and declining."""
        return [*([Risk(self.seat)] if position.draw_pile else []), do_without(self.seat)]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """Without a draw pile nobody can risk it."""
        del position
        return refuse("FR-EVENT-SEPPUKU-5", "nothing_to_turn_up") if isinstance(action, Risk) else None

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Whether to dare."""
        with_accounts = position.options.scoring == "points"
        return DecisionQuestion(seat, required, "FR-EVENT-SEPPUKU-1", "seppuku", with_accounts=with_accounts)

    def take(self, draft: Draft, action: Action) -> None:
        """Turns up the card, which is used up by that (FR-EVENT-SEPPUKU-4)."""
        with_accounts = draft.options.scoring == "points"
        if not isinstance(action, Risk):
            if with_accounts:
                draft.book(self.seat, DECLINED)
            else:
                draft.draw(self.seat, DECLINED_DRAWS)
            return
        (card,) = draft.off_pile(1)
        draft.discard = (card, *draft.discard)
        draft.emit(CardTurned(self.seat, card, "seppuku"))
        if with_accounts:
            draft.book(self.seat, REWARD if card.number else PENALTY)
        elif not card.number:
            draft.draw(self.seat, PENALTY_DRAWS)
        elif not draft.hands[self.seat]:
            draft.emit(NoEffect("seppuku", "no_cards", self.seat))
        else:
            draft.then(SeppukuDiscard(self.seat, DISCARDS))


@frozen
class SeppukuDiscard(MayDiscard):
    """A player who was lucky without accounts may discard cards."""

    tag: ClassVar[str] = "seppuku_discard"
    counter_refused: ClassVar[str] = "counter_event"
    event: ClassVar[EventCard] = "seppuku"
    rule_curse: ClassVar[str] = "FR-CARD-CURSE-1"


@event_card("seppuku")
def seppuku(draft: Draft) -> None:
    """Asks one player after the other."""
    draft.then(Seppuku(tuple(draft.concerned())))
