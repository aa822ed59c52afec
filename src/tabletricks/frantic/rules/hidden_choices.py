"""
Hidden choices that several events have in common: laying a card face down, and giving cards away.

FR-EVENT-GEN-12, FR-EVENT-GEN-13, FR-INFO-11.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from ...core.refusals import IllegalAction
from ...core.words import Who
from ..actions import Action, Give, Pass, Pick, pick
from ..cards import Card, sort_cards, without
from ..decks import EventCard
from ..events import CardsMoved, NoEffect
from ..questions import CardQuestion, GiftQuestion, Question
from ..words import refuse
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
        return self.refused_card(position)

    def refused_card(self, position: Position) -> IllegalAction:
        """Why a card of the hand, or none, cannot be laid."""
        del position
        return refuse(self.rule, "lay_a_card")

    def meant_by(self, seat: int, card: Card) -> Action | None:
        """Laying it."""
        return pick(seat, card)

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
            return self._refused_gift(position, action)
        left = self.parts(position, action.seat) - len(self.made_by(action.seat))
        return refuse(self.rule, "give_cards", left=left) if isinstance(action, Pass) else None

    def _refused_gift(self, position: Position, gift: Give) -> IllegalAction:
        made = self.made_by(gift.seat)
        if gift.card not in self._left(position, gift.seat, made):
            given = gift.card in position.hands[gift.seat]
            return refuse("FR-PLAY-1", "chosen_already" if given else "not_held", card=gift.card)
        if gift.to in position.event.protected:
            return protected(gift.to)
        if gift.to == gift.seat:
            return refuse(self.rule, "give_to_another")
        twice = any(isinstance(other, Give) and other.to == gift.to for other in made)
        return refuse(self.rule, "no_second_card" if twice else "no_card_from_you", player=Who(gift.to))

    def resolve(self, draft: Draft, answers: tuple[Action, ...]) -> None:
        """All cards change hands at once."""
        given = {
            seat: [gift for gift in answers if isinstance(gift, Give) and gift.seat == seat] for seat in self.asked
        }
        for giver, gifts in given.items():
            draft.hands[giver] = without(draft.hands[giver], [gift.card for gift in gifts])
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
    else:
        draft.emit(NoEffect(giving.event, "nobody_else" if givers else "nobody_has_cards"))
