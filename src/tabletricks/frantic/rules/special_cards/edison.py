"""
Edison: two power cards of two players change places (FR-CARD-EDISON-1 to FR-CARD-EDISON-5).

It is aimed at one or two players at once, who are asked for a counter one after the other; a counter annuls the whole
swap (FR-CARD-COUNTER-10).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from ....core.refusals import IllegalAction
from ....core.seats import Seat
from ....core.words import Who
from ...actions import Action, ChoosePower, Pass, choose_power, do_without
from ...cards import Card
from ...events import Countered, NoEffect, NoTarget, PowerMoved, SwapAnnounced
from ...events.turns import Reaction
from ...questions import PowerQuestion, Question, ReactionQuestion
from ...table import PowerSlot
from ...words import refuse
from ..attacks import COUNTERATTACK, Terms, ask_wish, can_counter, wish_terms
from ..card_effects import effect_of
from ..items import SeatDecision, Task
from ..reactions import ReactionWindow
from ..state import Draft, Position


@frozen
class Place:
    """
    Where a power card lies.

    Attributes:
        owner: in front of whom.
        slot: which of them, from 0.
    """

    owner: Seat
    slot: int


@frozen
class Swap:
    """
    Two power cards are to change places.

    Attributes:
        author: who wants it.
        one: where the first card lies.
        other: where the second card lies, in front of another player.
    """

    author: Seat
    one: Place
    other: Place


def _owners(position: Position, but: int | None = None) -> list[int]:
    """The players with power cards (FR-CARD-EDISON-4) who are not protected (FR-CARD-LUCKY-3), but for one of them."""
    powers = enumerate(position.powers)
    return [seat for seat, own in powers if own and seat != but and not position.is_protected(seat)]


@frozen
class EdisonChoice(SeatDecision):
    """
    The author chooses the power cards, one after the other; face-down ones unseen (FR-CARD-EDISON-2).

    Attributes:
        terms: what else the author may or must do.
        first: the first choice.
    """

    tag: ClassVar[str] = "edison_choice"

    terms: Terms
    first: Place | None = None

    def offers(self, position: Position) -> list[Action]:
        """Doing without, before the first choice, and every power card, the second time of another player."""
        found: list[Action] = [do_without(self.seat)] if self.first is None else []
        for owner in _owners(position, None if self.first is None else self.first.owner):
            found += [choose_power(self.seat, owner, slot) for slot in range(len(position.powers[owner]))]
        return found

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """Two power cards of two players."""
        if isinstance(action, Pass):
            return refuse("FR-CARD-EDISON-1", "second_power")
        if not isinstance(action, ChoosePower):
            return None
        if not 0 <= action.slot < len(position.powers[action.owner]):
            return refuse("FR-CARD-EDISON-4", "no_such_power", player=Who(action.owner))
        if position.is_protected(action.owner):
            return refuse("FR-CARD-LUCKY-3", "protected", player=Who(action.owner))
        return refuse("FR-CARD-EDISON-1", "two_owners", player=Who(action.owner))

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """The first or the second one."""
        del position
        if self.first is None:
            return PowerQuestion(seat, required, "FR-CARD-EDISON-1", "edison", optional=True)
        chosen = self.first.owner, self.first.slot
        return PowerQuestion(seat, required, "FR-CARD-EDISON-1", "edison", False, *chosen)

    def take(self, draft: Draft, action: Action) -> None:
        """Goes on to the second card, then to the wish and the windows."""
        if not isinstance(action, ChoosePower):
            draft.emit(NoEffect("edison", "declined", self.seat))
            ask_wish(draft, self.seat, "edison", self.terms, used=False)
        elif self.first is None:
            draft.then(evolve(self, first=Place(action.owner, action.slot)))
        else:
            draft.then(SwapPowers(Swap(self.seat, self.first, Place(action.owner, action.slot))))
            ask_wish(draft, self.seat, "edison", self.terms, used=True)


@frozen
class SwapPowers(Task):
    """
    The swap takes place; the owners concerned, but for its author, are asked for a counter before.

    Attributes:
        swap: the swap.
    """

    tag: ClassVar[str] = "swap_powers"

    swap: Swap

    def run(self, draft: Draft) -> None:
        """Opens the first window, in the order of the table (FR-REACT-3)."""
        author, one, other = self.swap.author, self.swap.one, self.swap.other
        draft.emit(SwapAnnounced(author, one.owner, one.slot, other.owner, other.slot))
        owners = [seat for seat in draft.order_after(author)[:-1] if seat in (one.owner, other.owner)]
        seats = tuple(seat for seat in owners if can_counter(draft, seat))
        if seats:
            draft.then(EdisonWindow(seats[0], seats[1:], self.swap))
        else:
            _exchange(draft, self.swap)


def _exchange(draft: Draft, swap: Swap) -> None:
    """Both cards lie face down afterwards (FR-CARD-EDISON-3)."""
    moves = ((swap.one, swap.other), (swap.other, swap.one))
    cards = [draft.powers[source.owner][source.slot].card for source, _ in moves]
    for (source, goal), card in zip(moves, cards, strict=True):
        draft.turn_power(goal.owner, goal.slot, PowerSlot(card))
        draft.emit(PowerMoved(source.owner, goal.owner, goal.slot, card))


@frozen
class EdisonWindow(ReactionWindow):
    """
    An owner of one of the power cards may throw in Counterattack.

    Attributes:
        swap: the swap.
    """

    tag: ClassVar[str] = "edison_window"
    reaction: ClassVar[Reaction] = "counterattack"
    card: ClassVar[Card] = COUNTERATTACK
    rule: ClassVar[str] = "FR-CARD-COUNTER-10"

    swap: Swap

    def thrown(self, draft: Draft) -> None:
        """The swap is annulled; the counterer may make one, also with the own power cards."""
        draft.emit(Countered(self.seat, self.swap.author, "edison"))
        draft.then(EdisonChoice(self.seat, "counter"))

    def nobody_reacts(self, draft: Draft) -> None:
        """The swap takes place."""
        _exchange(draft, self.swap)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Whose card it is."""
        del position
        return ReactionQuestion(seat, required, self.rule, self.reaction, self.swap.author, "edison")


@effect_of("edison")
def edison(draft: Draft, author: int) -> None:
    """Asks for the first power card, if there are two players with one; otherwise only the wish is left."""
    if len(_owners(draft)) < 2:
        draft.emit(NoTarget(author, "edison"))
        ask_wish(draft, author, "edison", wish_terms(draft), used=False)
    else:
        draft.then(EdisonChoice(author, wish_terms(draft)))
