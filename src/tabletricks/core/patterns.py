"""
The patterns that games have in common, each with its listing, its redaction and its guess.

They are mixins without fields. An item of a game derives from the base of the game's own items and then from a pattern,
names the fields that the pattern reads, and says only what its rulebook paragraph says.

====================== =================================================================================
:class:`OneSeat`       a question to one seat
:class:`HiddenChoices` several seats choose at the same time and unseen; the last answer resolves them all
:class:`Window`        one seat after the other may react, and is asked whether it holds the card or not
:class:`PickCards`     cards of a hand are picked one by one, unseen by others
:class:`ChooseSeat`    a seat is chosen
:class:`EachInTurn`    something happens with one seat after the other
====================== =================================================================================
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, Self, TypeVar

from .agenda import ActionT, Asks, DraftT_contra, PositionT_contra, QuestionT_co, Runs
from .chance import Chance
from .values import changed
from .vocabulary import ActionBase


CardT = TypeVar("CardT")


class OneSeat(Asks[PositionT_contra, DraftT_contra, ActionT, QuestionT_co]):
    """
    A question to one seat.

    Attributes:
        seat: the seat.
    """

    __slots__ = ()

    seat: int

    @abstractmethod
    def offers(self, position: PositionT_contra) -> Sequence[ActionT]:
        """Every legal answer of the seat, in a fixed order."""
        raise NotImplementedError

    def awaits(self, position: PositionT_contra) -> tuple[int, ...]:
        """The seat."""
        del position
        return (self.seat,)

    def actions(self, position: PositionT_contra, seat: int) -> Sequence[ActionT]:
        """Nobody but the seat has an answer."""
        return self.offers(position) if seat == self.seat else ()


class HiddenChoices(Asks[PositionT_contra, DraftT_contra, ActionT, QuestionT_co]):
    """
    Several seats choose at the same time and unseen; when the last one has chosen, all choices are carried out.

    A choice may have several parts, which are answered one by one.

    Attributes:
        asked: the seats that choose, ascending.
        waiting: those of them that have not finished, ascending.
        answers: what has been answered so far, by seat; everybody knows their own answers only.
    """

    __slots__ = ()

    asked: tuple[int, ...]
    waiting: tuple[int, ...]
    answers: tuple[ActionT, ...]

    @abstractmethod
    def offers(self, position: PositionT_contra, seat: int, made: Sequence[ActionT]) -> Sequence[ActionT]:
        """Every legal answer of a seat that has not finished and has given some answers already, in a fixed order."""
        raise NotImplementedError

    @abstractmethod
    def committed(self, draft: DraftT_contra, action: ActionT, *, finished: bool) -> None:
        """A seat has answered, and may have finished by it: what everybody notices."""
        raise NotImplementedError

    @abstractmethod
    def resolve(self, draft: DraftT_contra, answers: tuple[ActionT, ...]) -> None:
        """Everybody has finished: carries out what was chosen."""
        raise NotImplementedError

    def parts(self, position: PositionT_contra | DraftT_contra, seat: int) -> int:
        """How many answers a seat gives in all."""
        del position, seat
        return 1

    def made_by(self, seat: int) -> tuple[ActionT, ...]:
        """The answers of a seat so far."""
        return tuple([answer for answer in self.answers if answer.seat == seat])

    def awaits(self, position: PositionT_contra) -> tuple[int, ...]:
        """Those who have not finished."""
        del position
        return self.waiting

    def actions(self, position: PositionT_contra, seat: int) -> Sequence[ActionT]:
        """Whoever has not finished may answer; a choice that is made stands."""
        return self.offers(position, seat, self.made_by(seat)) if seat in self.waiting else ()

    def take(self, draft: DraftT_contra, action: ActionT) -> None:
        """Keeps the answer; the last one lets everything happen."""
        seat = action.seat
        finished = len(self.made_by(seat)) + 1 >= self.parts(draft, seat)
        answers = tuple(sorted((*self.answers, action), key=_seat_of))
        waiting = tuple([other for other in self.waiting if other != seat]) if finished else self.waiting
        self.committed(draft, action, finished=finished)
        if waiting:
            draft.put_back(changed(self, waiting=waiting, answers=answers))
        else:
            self.resolve(draft, answers)

    def seen_by(self, seat: int | None) -> Self:
        """Everybody sees their own answers."""
        return changed(self, answers=tuple([answer for answer in self.answers if answer.seat == seat]))

    def guessed(self, position: PositionT_contra, chance: Chance, observer: int | None) -> Self:
        """Chooses at random for everybody else; how far an unfinished choice is cannot be known either."""
        answers = [answer for answer in self.answers if answer.seat == observer]
        for seat in self.asked:
            if seat != observer:
                number = self.parts(position, seat)
                if seat in self.waiting:
                    number = chance.below(max(number, 1))
                made: list[ActionT] = []
                for _ in range(number):
                    made.append(chance.choose(self.offers(position, seat, made)))
                answers += made
        return changed(self, answers=tuple(sorted(answers, key=_seat_of)))


def _seat_of(action: ActionBase) -> int:
    return action.seat


class Window(OneSeat[PositionT_contra, DraftT_contra, ActionT, QuestionT_co]):
    """
    A moment at which one seat after the other may react.

    Whoever might react is asked, whether they hold the card or not: being asked must not betray a hand.

    Attributes:
        seat: who is asked now.
        later: who is asked after that if nobody reacts, the next one first.
    """

    __slots__ = ()

    later: tuple[int, ...]

    @abstractmethod
    def declining(self) -> ActionT:
        """The answer of a seat that lets it pass."""
        raise NotImplementedError

    @abstractmethod
    def reactions(self, position: PositionT_contra) -> Sequence[ActionT]:
        """How the seat can react, in a fixed order."""
        raise NotImplementedError

    @abstractmethod
    def reacted(self, draft: DraftT_contra, action: ActionT) -> None:
        """The seat reacts; nobody else is asked unless this asks them."""
        raise NotImplementedError

    @abstractmethod
    def declined(self, draft: DraftT_contra) -> None:
        """The seat lets it pass: what everybody notices."""
        raise NotImplementedError

    @abstractmethod
    def nobody_reacts(self, draft: DraftT_contra) -> None:
        """Everybody has let it pass."""
        raise NotImplementedError

    def offers(self, position: PositionT_contra) -> Sequence[ActionT]:
        """Letting it pass comes first."""
        return [self.declining(), *self.reactions(position)]

    def take(self, draft: DraftT_contra, action: ActionT) -> None:
        """A reaction closes the window; without one the next seat is asked."""
        if action != self.declining():
            self.reacted(draft, action)
            return
        self.declined(draft)
        if self.later:
            draft.put_back(changed(self, seat=self.later[0], later=self.later[1:]))
        else:
            self.nobody_reacts(draft)


class PickCards(
    OneSeat[PositionT_contra, DraftT_contra, ActionT, QuestionT_co],
    Generic[PositionT_contra, DraftT_contra, ActionT, QuestionT_co, CardT],
):
    """
    A seat picks cards of its hand one by one; until the last one is picked they stay in the hand.

    Attributes:
        seat: who picks.
        chosen: the cards so far; to others they are hidden.
    """

    __slots__ = ()

    chosen: tuple[CardT | None, ...]

    @abstractmethod
    def number(self, position: PositionT_contra | DraftT_contra) -> int:
        """How many cards are picked in all; at least one is still missing."""
        raise NotImplementedError

    @abstractmethod
    def choice(self, position: PositionT_contra) -> Sequence[CardT]:
        """The cards that could be picked if none were picked yet, a card for every copy."""
        raise NotImplementedError

    @abstractmethod
    def picking(self, card: CardT) -> ActionT:
        """The answer that picks a card."""
        raise NotImplementedError

    @abstractmethod
    def card_of(self, action: ActionT) -> CardT:
        """The card that an answer picks."""
        raise NotImplementedError

    @abstractmethod
    def picked(self, draft: DraftT_contra, cards: tuple[CardT, ...]) -> None:
        """All cards are picked: carries out what they are picked for."""
        raise NotImplementedError

    def left(self, position: PositionT_contra) -> list[CardT]:
        """The cards that can still be picked, a card for every copy."""
        left = list(self.choice(position))
        for card in self.chosen:
            if card in left:
                left.remove(card)
        return left

    def offers(self, position: PositionT_contra) -> Sequence[ActionT]:
        """Every card that is left, each kind once."""
        return [self.picking(card) for card in dict.fromkeys(self.left(position))]

    def take(self, draft: DraftT_contra, action: ActionT) -> None:
        """Adds the card; the last one carries it out."""
        chosen = (*self.chosen, self.card_of(action))
        if len(chosen) < self.number(draft):
            draft.put_back(changed(self, chosen=chosen))
        else:
            self.picked(draft, tuple([card for card in chosen if card is not None]))

    def seen_by(self, seat: int | None) -> Self:
        """Others see that cards are picked, not which."""
        return self if seat == self.seat else changed(self, chosen=(None,) * len(self.chosen))

    def guessed(self, position: PositionT_contra, chance: Chance, observer: int | None) -> Self:
        """Picks at random what somebody else has picked."""
        if observer == self.seat or not self.chosen:
            return self
        return changed(self, chosen=tuple(chance.shuffle(self.choice(position))[: len(self.chosen)]))


class ChooseSeat(OneSeat[PositionT_contra, DraftT_contra, ActionT, QuestionT_co]):
    """A seat chooses a seat."""

    __slots__ = ()

    @abstractmethod
    def candidates(self, position: PositionT_contra) -> Sequence[int]:
        """The seats that can be chosen, in a fixed order."""
        raise NotImplementedError

    @abstractmethod
    def choosing(self, target: int) -> ActionT:
        """The answer that chooses a seat."""
        raise NotImplementedError

    def offers(self, position: PositionT_contra) -> Sequence[ActionT]:
        """Every candidate."""
        return [self.choosing(target) for target in self.candidates(position)]


class EachInTurn(Runs[DraftT_contra]):
    """
    Something happens with one seat after the other; whatever one seat's part puts on the agenda comes before the next.

    Attributes:
        seats: those whose part is still to come, the next one first.
    """

    __slots__ = ()

    seats: tuple[int, ...]

    @abstractmethod
    def part_of_seat(self, draft: DraftT_contra, seat: int) -> None:
        """The part of one seat: asks it something, or does nothing if it is passed over."""
        raise NotImplementedError

    def run(self, draft: DraftT_contra) -> None:
        """The part of the next seat, with the others behind it."""
        if not self.seats:
            return
        if len(self.seats) > 1:
            draft.put_back(changed(self, seats=self.seats[1:]))
        self.part_of_seat(draft, self.seats[0])
