"""
Wishes (FR-WISH-1 to FR-WISH-8).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.refusals import IllegalAction
from ..actions import Action, Pass, Target, WishColour, WishNumber, do_without, wish_colour, wish_number
from ..cards import COLOURS, NUMBERS, SpecialKind
from ..demands import BLACK_WISH, COLOUR_WISHES, NUMBER_WISHES, OPEN
from ..events import WishMade
from ..questions import Question, WishQuestion
from ..words import refuse
from .card_effects import AIMED
from .items import SeatDecision, most_held
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
    if not demand_is_missing(position):
        return None
    return "FR-EVENT-REWIND-4" if _rewinds(position) else "FR-START-10"


def demand_is_missing(position: Position) -> bool:
    """Whether a card was turned up to begin with, or by Rewind, and does not say by itself what follows."""
    return position.demand is OPEN and (position.turn_number == 0 or _rewinds(position))


def _rewinds(position: Position) -> bool:
    return any(execution.event == "rewind" for execution in position.executing)


@frozen
class MakeWish(SeatDecision):
    """
    A player makes a wish, or may make one.

    Attributes:
        kind: the card that gives the wish.
        optional: whether it can be left out.
    """

    tag: ClassVar[str] = "make_wish"
    counter_refused: ClassVar[str] = "counter_wish"

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
        if isinstance(action, WishColour):
            return refuse("FR-WISH-1", "black_cannot_be_wished")
        if isinstance(action, WishNumber):
            return wrong_number(action) or refuse("FR-WISH-6", "only_a_colour", card=self.kind)
        if isinstance(action, Pass):
            return self._not_without(position)
        if isinstance(action, Target) and self.kind in AIMED:
            return AIMED[self.kind].refused_target(position, self.seat, action.target)
        return None

    def _not_without(self, position: Position) -> IllegalAction:
        """Why the wish cannot be left out."""
        needed = None if self.kind in NUMBER_WISHERS else wish_needed(position)
        if needed is not None:
            return refuse(needed, "wish_over_black" if position.demand is BLACK_WISH else "wish_first", card=self.kind)
        if self.kind in _MANDATORY:
            return refuse(_MANDATORY[self.kind], "wish_always", card=self.kind)
        return refuse("FR-WISH-5", "wish_or_effect", card=self.kind)

    def modest(self, position: Position, seat: int) -> Action:
        """Doing without, or the colour that is held most."""
        return do_without(seat) if self.optional else wish_colour(seat, most_held(position, seat, COLOURS))

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
    return None if action.number in NUMBERS else refuse("FR-WISH-2", "no_such_number", number=action.number)
