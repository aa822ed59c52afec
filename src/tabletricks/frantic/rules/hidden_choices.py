"""
Hidden choices that several events have in common: laying a card face down, and giving cards away.

FR-EVENT-GEN-12, FR-EVENT-GEN-13, FR-INFO-11.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from ...core.errors import IllegalAction
from ..actions import Action, Give, Pass, Pick, pick
from ..cards import Card, sort_cards, without
from ..decks import EventCard
from ..events import CardsMoved, GiftsShown
from ..questions import CardQuestion, GiftQuestion, Question
from .items import SecretChoice, protected
from .matching import each_once, not_held
from .state import Draft, Position


class SecretLaying(SecretChoice):
    """
    Everybody with cards lays one face down.

    Attributes:
        event: the event.
        rule: its rule.
    """

    __slots__ = ()

    event: ClassVar[EventCard]
    rule: ClassVar[str]

    @abstractmethod
    def fitting(self, position: Position, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards of a hand that may be laid, each once; with none of them nothing is laid."""
        raise NotImplementedError

    def offers(self, position: Position, seat: int, made: Sequence[Action]) -> list[Action]:
        """Every card that fits; without one there is nothing to lay."""
        del made
        return [pick(seat, card) for card in self.fitting(position, position.hands[seat]) or (None,)]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """A card that fits must be laid, if there is one."""
        if not isinstance(action, Pick):
            return None
        if action.card is not None and action.card not in position.hands[action.seat]:
            return not_held(action.card)
        return IllegalAction(self.rule, "you must lay a card that fits, if you hold one")

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which card."""
        colour = position.last_colour if self.event == "gambling_man" else None
        return CardQuestion(seat, required, self.rule, self.event, owner=seat, colour=colour)


class SecretGiving(SecretChoice):
    """
    Several players give cards to others; what somebody gets cannot be given on (FR-EVENT-GEN-13).

    Attributes:
        event: the event.
        rule: its rule.
    """

    __slots__ = ()

    event: ClassVar[EventCard]
    rule: ClassVar[str]

    def parts(self, position: Position, seat: int) -> int:
        """How many cards a player must give."""
        return len(position.hands[seat])

    def takers(self, position: Position, seat: int, made: Sequence[Action]) -> Sequence[int]:
        """Who can still get a card of a player who has given some already: everybody else who takes part."""
        del made
        return [to for to in position.seats if to != seat and to not in position.event.protected]

    def _left(self, position: Position, seat: int, made: Sequence[Action]) -> tuple[Card, ...]:
        return without(position.hands[seat], [gift.card for gift in made if isinstance(gift, Give)])

    def offers(self, position: Position, seat: int, made: Sequence[Action]) -> list[Action]:
        """Every card that is not given yet, to everybody who can get it."""
        takers = self.takers(position, seat, made)
        return [Give(seat, card, to) for card in each_once(self._left(position, seat, made)) for to in takers]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """A card of the own hand, to somebody who can get it."""
        if isinstance(action, Give):
            if action.card not in self._left(position, action.seat, self.made_by(action.seat)):
                return IllegalAction("FR-PLAY-1", f"you have no {action.card.label} to give")
            if action.to in position.event.protected:
                return protected(action.to)
            return IllegalAction(self.rule, f"seat {action.to} gets no card from you, or no second one")
        return IllegalAction(self.rule, "everybody must give") if isinstance(action, Pass) else None

    def resolve(self, draft: Draft, answers: tuple[Action, ...]) -> None:
        """All cards change hands at once."""
        given = {
            seat: [gift for gift in answers if isinstance(gift, Give) and gift.seat == seat] for seat in self.asked
        }
        for giver, gifts in given.items():
            draft.hands[giver] = without(draft.hands[giver], [gift.card for gift in gifts])
            if gifts:
                draft.emit(GiftsShown(giver, tuple(sum(gift.to == seat for gift in gifts) for seat in draft.seats)))
        for giver, gifts in given.items():
            for taker in draft.seats:
                cards = sort_cards(gift.card for gift in gifts if gift.to == taker)
                if cards:
                    draft.receive(taker, cards)
                    draft.emit(CardsMoved(giver, taker, len(cards), cards))

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """How many cards are still to be given."""
        left = self.parts(position, seat) - len(self.made_by(seat))
        return GiftQuestion(seat, required, self.rule, self.event, left)


def everybody_gives(draft: Draft, giving: type[SecretGiving]) -> None:
    """Asks everybody concerned who has a card, if there is somebody to give to (FR-EVENT-GEN-16)."""
    givers = draft.holders()
    if givers and len(draft.concerned()) > 1:
        draft.then(giving(givers, givers))
