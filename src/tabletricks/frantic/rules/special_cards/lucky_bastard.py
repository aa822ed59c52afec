"""
Lucky Bastard: thrown in before an event it protects from that (FR-CARD-LUCKY-1 to FR-CARD-LUCKY-9).

In the own turn it is a colour wish.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from attrs import evolve, frozen

from ....core.seats import Seat
from ...cards import Card
from ...events import Protected
from ...events.turns import Reaction
from ...questions import Question, ReactionQuestion
from ..card_effects import effect_of
from ..items import Task
from ..lasting_effects import reactions_forbidden
from ..reactions import ReactionWindow
from ..state import Draft, Position
from ..wishes import MakeWish


@effect_of("lucky_bastard")
def lucky_bastard(draft: Draft, author: int) -> None:
    """In the own turn the wish is mandatory (FR-CARD-LUCKY-7)."""
    draft.then(MakeWish(author, "lucky_bastard", optional=False))


@frozen
class BeforeEvent(Task):
    """
    Event cards are to be revealed; before that everybody may throw in Lucky Bastard (FR-CARD-LUCKY-8).

    Attributes:
        author: who has triggered the event.
        protected: the players whom it will not concern.
        asked: whether everybody has been asked.
    """

    author: Seat
    protected: tuple[Seat, ...] = ()
    asked: bool = False

    def run(self, draft: Draft) -> None:
        """Asks all players who have cards, if the card is in play at all (FR-REACT-8, FR-REACT-9), then reveals."""
        if not self.asked and draft.options.troublemaker and not reactions_forbidden(draft):
            draft.then(evolve(self, asked=True))
            ask(draft, tuple(seat for seat in draft.order_after(self.author) if draft.hands[seat]))
        else:
            self.reveal(draft)

    @abstractmethod
    def reveal(self, draft: Draft) -> None:
        """Turns up what is to be turned up."""
        raise NotImplementedError


def ask(draft: Draft, seats: tuple[int, ...]) -> None:
    """Opens the first window; the cards are revealed after the last one."""
    if seats:
        draft.then(LuckyWindow(seats[0], seats[1:]))


@frozen
class LuckyWindow(ReactionWindow):
    """Before event cards are revealed, a player may throw in Lucky Bastard."""

    tag: ClassVar[str] = "lucky_window"
    reaction: ClassVar[Reaction] = "lucky_bastard"
    card: ClassVar[Card] = Card("LUCKY")
    rule: ClassVar[str] = "FR-CARD-LUCKY-1"

    def thrown(self, draft: Draft) -> None:
        """The player is protected from the event to come, and may wish a colour (FR-CARD-LUCKY-6)."""
        before = draft.agenda[-1]
        assert isinstance(before, BeforeEvent)
        if self.seat not in before.protected:
            draft.agenda[-1] = evolve(before, protected=(*before.protected, self.seat))
        draft.emit(Protected(self.seat))
        ask(draft, self.later)
        draft.then(MakeWish(self.seat, "lucky_bastard", optional=True))

    def nobody_reacts(self, draft: Draft) -> None:
        """What is to be revealed is next on the agenda."""

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Whose event it is."""
        author = next(item.author for item in reversed(position.agenda) if isinstance(item, BeforeEvent))
        return ReactionQuestion(seat, required, self.rule, self.reaction, author)
