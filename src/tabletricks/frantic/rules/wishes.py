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
from .card_effects import AIMED
from .items import SeatQuestion, misplaced
from .state import Draft, Position


NUMBER_WISHERS: frozenset[SpecialKind] = frozenset({"fantastic", "fantastic_four"})
"""The cards with which a number can be wished instead of a colour (FR-WISH-3, FR-WISH-4)."""

_NO_WISHES: frozenset[SpecialKind] = frozenset({"fuck_you", "curse", "mimicry", "the_end"})
"""The neutral cards that give no wish of their own."""

_MANDATORY: dict[SpecialKind, str] = {
    "fantastic": "FR-WISH-3",
    "fantastic_four": "FR-WISH-4",
    "counterattack": "FR-CARD-COUNTER-13",
    "nice_try": "FR-CARD-NICE-9",
    "lucky_bastard": "FR-CARD-LUCKY-7",
}
"""Why a wish cannot be left out; for other cards because they need an effect or a wish (FR-WISH-5)."""


def wish_needed(game: Position) -> str | None:
    """
    The rule by which a neutral card cannot do without a wish, whatever else it does; ``None`` if there is none.

    A black wish must be overwritten (FR-MATCH-12), and a card that was turned up must say what follows (FR-START-10,
    FR-EVENT-REWIND-4).
    """
    if game.demand is BLACK_WISH:
        return "FR-MATCH-12"
    if game.demand is OPEN:
        if any(item.part_of() == "rewind" for item in game.agenda):
            return "FR-EVENT-REWIND-4"
        if game.turn_number == 0:
            return "FR-START-10"
    return None


@frozen
class MakeWish(SeatQuestion):
    """
    A player makes a wish, or may make one.

    Attributes:
        kind: the card that gives the wish.
        optional: whether it can be left out.
    """

    tag: ClassVar[str] = "make_wish"
    is_wish: ClassVar[bool] = True

    kind: SpecialKind
    optional: bool

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Doing without, the colours, and the numbers, as far as the card allows."""
        del state
        found: list[Action] = [do_without(seat)] if self.optional else []
        found += [wish_colour(seat, colour) for colour in COLOURS]
        if self.kind in NUMBER_WISHERS:
            found += [wish_number(seat, number) for number in NUMBERS]
        return found

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """A colour, or with the right card a number from 1 to 9."""
        if isinstance(action, WishColour):
            if action.colour == "black":
                return IllegalAction("FR-WISH-1", "black cannot be wished")
            return None
        title = SPECIALS[self.kind].title
        if isinstance(action, WishNumber):
            if self.kind not in NUMBER_WISHERS:
                return IllegalAction("FR-WISH-6", f"{title} can wish colours only")
            if action.number not in NUMBERS:
                return IllegalAction("FR-WISH-2", f"numbers from 1 to 9 can be wished, not {action.number}")
            return None
        if isinstance(action, Pass):
            if self.optional:
                return None
            return IllegalAction(self._rule(state), f"{title} cannot do without a wish now")
        if isinstance(action, Target) and self.kind in AIMED:
            problem = AIMED[self.kind].refused_target(state, self.seat, action.target)
            return misplaced(state, action) if problem is None else problem
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """The wish replaces what was demanded before (FR-MATCH-13, FR-WISH-8)."""
        if isinstance(action, WishColour) and action.colour != "black":
            draft.demand = COLOUR_WISHES[action.colour]
        elif isinstance(action, WishNumber):
            draft.demand = NUMBER_WISHES[action.number]
        else:
            return
        draft.emit(WishMade(self.seat, draft.demand))

    def _rule(self, state: Position) -> str:
        """Why a wish must be made."""
        needed = None if self.kind in NUMBER_WISHERS else wish_needed(state)
        return needed or _MANDATORY.get(self.kind, "FR-WISH-5")
