"""
Wishes (FR-WISH-1 to FR-WISH-8).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.errors import IllegalAction
from ..actions import Action, Pass, Target, WishColour, WishNumber, do_without, wish_colour, wish_number
from ..cards import COLOURS, NUMBERS, SPECIALS, SpecialKind
from ..demands import BLACK_WISH, COLOUR_WISHES, NUMBER_WISHES, OPEN
from ..events import WishMade
from ..questions import Question, WishQuestion
from .card_effects import AIMED
from .items import SeatDecision
from .state import Draft, Position


NUMBER_WISHERS: frozenset[SpecialKind] = frozenset({"fantastic", "fantastic_four"})
"""The cards with which a number can be wished instead of a colour (FR-WISH-3, FR-WISH-4)."""

_MANDATORY: dict[SpecialKind, str] = {
    "fantastic": "FR-WISH-3",
    "fantastic_four": "FR-WISH-4",
    "counterattack": "FR-CARD-COUNTER-13",
    "nice_try": "FR-CARD-NICE-9",
    "lucky_bastard": "FR-CARD-LUCKY-7",
}
"""Why a wish cannot be left out; for other cards because they need an effect or a wish (FR-WISH-5)."""


def wish_needed(position: Position) -> str | None:
    """
    The rule by which a neutral card cannot do without a wish, whatever else it does; ``None`` if there is none.

    A black wish must be overwritten (FR-MATCH-12), and a card that was turned up must say what follows (FR-START-10,
    FR-EVENT-REWIND-4).
    """
    if position.demand is BLACK_WISH:
        return "FR-MATCH-12"
    if position.demand is OPEN:
        if any(execution.event == "rewind" for execution in position.executing):
            return "FR-EVENT-REWIND-4"
        if position.turn_number == 0:
            return "FR-START-10"
    return None


@frozen
class MakeWish(SeatDecision):
    """
    A player makes a wish, or may make one.

    Attributes:
        kind: the card that gives the wish.
        optional: whether it can be left out.
    """

    tag: ClassVar[str] = "make_wish"
    belongs_to: ClassVar[str] = "a wish"

    kind: SpecialKind
    optional: bool

    def offers(self, position: Position) -> list[Action]:
        """Doing without, the colours, and the numbers, as far as the card allows."""
        del position
        found: list[Action] = [do_without(self.seat)] if self.optional else []
        found += [wish_colour(self.seat, colour) for colour in COLOURS]
        if self.kind in NUMBER_WISHERS:
            found += [wish_number(self.seat, number) for number in NUMBERS]
        return found

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """A colour, or with the right card a number from 1 to 9."""
        title = SPECIALS[self.kind].title
        if isinstance(action, WishColour):
            return IllegalAction("FR-WISH-1", "black cannot be wished")
        if isinstance(action, WishNumber):
            return wrong_number(action) or IllegalAction("FR-WISH-6", f"{title} can wish colours only")
        if isinstance(action, Pass):
            needed = None if self.kind in NUMBER_WISHERS else wish_needed(position)
            rule = needed or _MANDATORY.get(self.kind, "FR-WISH-5")
            return IllegalAction(rule, f"{title} cannot do without a wish now")
        if isinstance(action, Target) and self.kind in AIMED:
            return AIMED[self.kind].refused_target(position, self.seat, action.target)
        return None

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """What can be wished."""
        del position
        rule = _MANDATORY.get(self.kind, "FR-WISH-5")
        numbers = self.kind in NUMBER_WISHERS
        return WishQuestion(seat, required, rule, self.kind, colours=True, numbers=numbers, optional=self.optional)

    def take(self, draft: Draft, action: Action) -> None:
        """The wish replaces what was demanded before (FR-MATCH-13, FR-WISH-8)."""
        if not isinstance(action, Pass):
            wish(draft, action)


def wish(draft: Draft, action: Action) -> None:
    """A wish is made, whatever was wished before."""
    if isinstance(action, WishColour) and action.colour != "black":
        draft.demand = COLOUR_WISHES[action.colour]
    elif isinstance(action, WishNumber):
        draft.demand = NUMBER_WISHES[action.number]
    draft.emit(WishMade(action.seat, draft.demand))


def wrong_number(action: WishNumber) -> IllegalAction | None:
    """What is said about a number that no card has."""
    wrong = action.number not in NUMBERS
    return IllegalAction("FR-WISH-2", f"numbers from 1 to 9 can be wished, not {action.number}") if wrong else None
