"""
Nice Try: whoever has got rid of all cards draws three (FR-CARD-NICE-1 to FR-CARD-NICE-11); in the own turn a wish.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...cards import Card
from ...events import Reaction
from ..card_effects import effect_of
from ..items import Task
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
    order = [] if reactions_forbidden(draft) else draft.order_after(draft.turn)
    _ask(draft, tuple(seat for seat in order if draft.hands[seat]))


def _ask(draft: Draft, seats: tuple[int, ...]) -> None:
    """Opens the next window; after the last one the round is over."""
    if seats:
        draft.then(NiceTryWindow(seats[0], seats[1:]))
    else:
        draft.end_cause = "hand_empty"


@frozen
class NiceTryWindow(ReactionWindow):
    """
    Somebody has no cards left; a player may throw in Nice Try.

    Attributes:
        seat: who is asked.
        later: who is asked after that (FR-REACT-3).
    """

    tag: ClassVar[str] = "nice_try_window"
    reaction: ClassVar[Reaction] = "nice_try"
    card: ClassVar[Card] = Card("NICE")

    seat: int
    later: tuple[int, ...]

    def awaits(self, state: Position) -> tuple[int, ...]:
        """One player at a time."""
        del state
        return (self.seat,)

    def will_be_asked(self, state: Position, seat: int) -> bool:
        """Those who come later."""
        del state
        return seat in self.later

    def thrown(self, draft: Draft, seat: int) -> None:
        """All others who have no cards draw, after the thrower's wish (FR-CARD-NICE-2, FR-CARD-NICE-11)."""
        order = draft.order_after(draft.turn)
        empty = tuple(other for other in order if other != seat and not draft.hands[other])
        draft.then(MakeWish(seat, "nice_try", optional=True), NiceTryDraws(empty))

    def passed(self, draft: Draft) -> None:
        """The next one is asked."""
        _ask(draft, self.later)


@frozen
class NiceTryDraws(Task):
    """
    The players who had no cards draw three each, and the round goes on.

    Attributes:
        empty: those who still have to draw.
    """

    tag: ClassVar[str] = "nice_try_draws"

    empty: tuple[int, ...]

    def run(self, draft: Draft) -> None:
        """Lets one draw after the other; an exhausted pile ends the round and drops the rest (FR-CARD-NICE-7)."""
        if len(self.empty) > 1:
            draft.then(NiceTryDraws(self.empty[1:]))
        draft.draw(self.empty[0], DRAWN)
