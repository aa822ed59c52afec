"""
Trust Fall: everybody gets two cards from a player of their choice (FR-EVENT-TRUST_FALL-1, FR-EVENT-TRUST_FALL-2).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ....core.seats import Seat
from ....core.words import Who
from ...actions import Action, Pass, Pick, Target
from ...cards import Card
from ...events import GiverChosen
from ...questions import PlayerQuestion, Question
from ...words import refuse
from ..executing_events import event_card
from ..items import CardChoice, InTurn, PlayerChoice, protected
from ..state import Draft, Position


CARDS_TO_GIVE = 2


@frozen
class TrustFall(InTurn):
    """One player after the other; whoever finds nobody with cards is passed over (FR-EVENT-TRUST_FALL-2)."""

    tag: ClassVar[str] = "trust_fall"

    def part_of_seat(self, draft: Draft, seat: int) -> None:
        """Asks who is to give."""
        question = ChooseGiver(seat)
        if question.candidates(draft):
            draft.then(question)


@frozen
class ChooseGiver(PlayerChoice):
    """A player chooses who must give them cards."""

    tag: ClassVar[str] = "choose_giver"
    counter_refused: ClassVar[str] = "counter_event"

    def candidates(self, position: Position) -> list[int]:
        """Everybody else who takes part and has cards."""
        return [seat for seat in position.holders() if seat != self.seat]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """Another player with cards."""
        if not isinstance(action, Target) or action.target == self.seat:
            wrong = isinstance(action, Target | Pass)
            return refuse("FR-EVENT-TRUST_FALL-1", "choose_another") if wrong else None
        if action.target in position.event.protected:
            return protected(action.target)
        return refuse("FR-EVENT-TRUST_FALL-2", "has_no_cards", player=Who(action.target))

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Who gives."""
        del position
        return PlayerQuestion(seat, required, "FR-EVENT-TRUST_FALL-1", "trust_fall")

    def take(self, draft: Draft, action: Action) -> None:
        """The giver is asked for the cards."""
        assert isinstance(action, Target)
        draft.emit(GiverChosen(self.seat, action.target))
        draft.then(GiveCards(action.target, self.seat))


@frozen
class GiveCards(CardChoice):
    """
    A player picks the cards to give, one by one and unseen by others.

    Attributes:
        to: who gets them.
        chosen: the cards so far; they are still in the hand.
    """

    tag: ClassVar[str] = "give_cards"
    counter_refused: ClassVar[str] = "counter_event"

    to: Seat
    chosen: tuple[Card | None, ...] = ()

    def number(self, position: Position) -> int:
        """Two, if there are so many."""
        return min(CARDS_TO_GIVE, len(position.hands[self.seat]))

    def choice(self, position: Position) -> tuple[Card, ...]:
        """In an event Fuck You may be given too (FR-CARD-FU-4)."""
        return position.hands[self.seat]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """A card of the hand that is not chosen yet."""
        if isinstance(action, Pick) and action.card is not None:
            chosen = action.card in position.hands[self.seat]
            return refuse("FR-PLAY-1", "chosen_already" if chosen else "not_held", card=action.card)
        if not isinstance(action, Pass | Pick):
            return None
        left = self.missing(position)
        return refuse("FR-EVENT-TRUST_FALL-1", "cards_to_give", left=left, player=Who(self.to))

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which cards, for whom."""
        return self.asking(position, "FR-EVENT-TRUST_FALL-1", "trust_fall", seat, self.to, required=required)

    def picked(self, draft: Draft, cards: tuple[Card, ...]) -> None:
        """They change hands, and the next one chooses."""
        draft.move(self.seat, self.to, cards)


@event_card("trust_fall")
def trust_fall(draft: Draft) -> None:
    """What somebody gets they may have to give on."""
    draft.then(TrustFall(tuple(draft.concerned())))
