"""
Nice Try: whoever has got rid of all cards draws three (FR-CARD-NICE-1 to FR-CARD-NICE-11); in the own turn a wish.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...cards import Card
from ...events.turns import Reaction
from ...questions import Question, ReactionQuestion
from ..card_effects import effect_of
from ..items import InTurn
from ..lasting_effects import reactions_forbidden
from ..reactions import ReactionWindow
from ..state import Draft, Position
from ..wishes import MakeWish


DRAWN = 3


@effect_of("nice_try")
def nice_try(draft: Draft, author: int) -> None:
    """While everybody has cards it is a colour wish (FR-CARD-NICE-9)."""
    draft.then(MakeWish(author, "nice_try", optional=False))


def ask_for_nice_try(draft: Draft) -> None:
    """Somebody has no cards when a turn is over: asks all others, unless special cards are sealed (FR-REACT-5)."""
    seats = tuple(seat for seat in draft.order_after(draft.turn) if draft.hands[seat])
    if seats and not reactions_forbidden(draft):
        draft.then(NiceTryWindow(seats[0], seats[1:]))
    else:
        draft.end_cause = "hand_empty"


@frozen
class NiceTryWindow(ReactionWindow):
    """Somebody has no cards left; a player may throw in Nice Try."""

    tag: ClassVar[str] = "nice_try_window"
    reaction: ClassVar[Reaction] = "nice_try"
    card: ClassVar[Card] = Card("NICE")
    rule: ClassVar[str] = "FR-CARD-NICE-1"

    def thrown(self, draft: Draft) -> None:
        """All others who have no cards draw, after the thrower's wish (FR-CARD-NICE-2, FR-CARD-NICE-11)."""
        order = draft.order_after(draft.turn)
        empty = tuple(other for other in order if other != self.seat and not draft.hands[other])
        draft.then(MakeWish(self.seat, "nice_try", optional=True), NiceTryDraws(empty))

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Who has got rid of all cards."""
        finishers = tuple([other for other in position.seats if not position.hands[other]])
        return ReactionQuestion(seat, required, self.rule, self.reaction, finishers=finishers)

    def nobody_reacts(self, draft: Draft) -> None:
        """The round is over."""
        draft.end_cause = "hand_empty"


@frozen
class NiceTryDraws(InTurn):
    """The players who had no cards draw three each, and the round goes on."""

    tag: ClassVar[str] = "nice_try_draws"

    def part_of_seat(self, draft: Draft, seat: int) -> None:
        """An exhausted pile ends the round and drops the rest (FR-CARD-NICE-7)."""
        draft.draw(seat, DRAWN)
