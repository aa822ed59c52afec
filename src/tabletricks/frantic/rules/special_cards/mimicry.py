"""
Mimicry: it imitates a special card of the author's choice (FR-CARD-MIM-1 to FR-CARD-MIM-6).

That it can be thrown in for a reaction card is a matter of :mod:`~tabletricks.frantic.rules.reactions`.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ...actions import Action, Imitate
from ...cards import CARDS, Card, Kind
from ...demands import OPEN, Demand
from ...events import Imitated
from ...options import Options
from ...questions import ImitationQuestion, Question
from ...words import refuse
from ..card_effects import effect_of
from ..items import SeatDecision
from ..playing import resolve
from ..powers.blockade import blocked_colours, blocking, refused_as_blocked
from ..state import Draft, Position
from ..wishes import demand_is_missing
from .fuck_you import FUCK_YOU, FUCK_YOU_HAND


FANTASTIC = Card("FAN")

_NOT_IMITABLE: frozenset[Kind | None] = frozenset({"the_end", "curse", "mimicry"})


@frozen
class Imitation(SeatDecision):
    """
    The author of Mimicry names the card that it imitates.

    Attributes:
        free: whether it need not match, because it is played by Random Chance (FR-CARD-MIM-5).
    """

    tag: ClassVar[str] = "imitation"

    free: bool = False

    def _demand(self, position: Position) -> Demand:
        return OPEN if self.free else position.demand

    def offers(self, position: Position) -> list[Action]:
        """Every special card that fits and has no blocked colour."""
        demand, blocked = self._demand(position), blocked_colours(position)
        return [
            Imitate(self.seat, card)
            for card in _imitable(position.options)
            if _fits(demand, card)
            and blocked.isdisjoint(card.colours)
            and (card is not FUCK_YOU or self._may_be_fuck_you(position))
        ]

    def _may_be_fuck_you(self, position: Position) -> bool:
        """Only from a hand of ten, itself included; one that was turned up comes from no hand (FR-CARD-MIM-8)."""
        return len(position.hands[self.seat]) + 1 == FUCK_YOU_HAND and not demand_is_missing(position)

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """A special card of a set in play, in the colour that is demanded."""
        if not isinstance(action, Imitate):
            return None
        card, demand = action.card, self._demand(position)
        if card.kind in _NOT_IMITABLE:
            return refuse("FR-CARD-MIM-2", "never_imitated", card=card)
        if card not in _imitable(position.options):
            return refuse("FR-CARD-MIM-1", "not_imitable", card=card)
        if card is FUCK_YOU:
            reason = "not_from_a_hand" if demand_is_missing(position) else "fuck_you_needs_ten"
            return refuse("FR-CARD-MIM-8", reason, card=card, number=len(position.hands[self.seat]) + 1)
        effect = blocking(position, card)
        if effect is not None:
            return refused_as_blocked("FR-POWER-BLOCKADE-6", effect, card)
        rule = "FR-CARD-MIM-4" if card.kind == "colour_swap" else "FR-CARD-MIM-3"
        wanted = "imitate_neutral" if demand.colour is None else "imitate_colour"
        return refuse(rule, wanted, card=card, colour=demand.colour)

    def modest(self, position: Position, seat: int) -> Action:
        """Fantastic, which is always possible and does nothing to anybody."""
        del position
        return Imitate(seat, FANTASTIC)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which card."""
        del position
        return ImitationQuestion(seat, required, "FR-CARD-MIM-1", self.free)

    def take(self, draft: Draft, action: Action) -> None:
        """From now on it is treated as that card."""
        assert isinstance(action, Imitate)
        draft.emit(Imitated(self.seat, action.card))
        resolve(draft, self.seat, action.card)


def _imitable(options: Options) -> tuple[Card, ...]:
    return _imitable_with(options.troublemaker, options.supercharge)


@cache
def _imitable_with(troublemaker: bool, supercharge: bool) -> tuple[Card, ...]:
    """The special cards that can be imitated with some expansions in play (FR-CARD-MIM-2)."""
    sets = Options(players=2, troublemaker=troublemaker, supercharge=supercharge).sets
    kinds = {kind for cards in sets for kind in cards.specials} - _NOT_IMITABLE
    return tuple(card for card in CARDS if card.kind in kinds)


def _fits(demand: Demand, card: Card) -> bool:
    """A coloured card only by its colour, not by its symbol (FR-CARD-MIM-3); any where no colour is demanded yet."""
    return card.neutral or demand.kind == "open" or demand.colour in card.colours


@effect_of("mimicry")
def mimicry(draft: Draft, author: int) -> None:
    """Asks for the card to imitate, with the start card too (FR-START-11)."""
    draft.then(Imitation(author))
