"""
Edison: two power cards of two players change places (FR-CARD-EDISON-1 to FR-CARD-EDISON-5).

It is aimed at one or two players at once, who are asked for a counter one after the other; a counter annuls the whole
swap (FR-CARD-COUNTER-10).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import attrs
from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, ChoosePower, Pass, choose_power, do_without
from ...cards import Card
from ...events import Countered, PowerMoved, Reaction, SwapAnnounced
from ...table import PowerSlot
from ..attacks import COUNTERATTACK, Terms, ask_wish, can_counter, wish_terms
from ..card_effects import effect_of
from ..items import SeatQuestion, Task, misplaced
from ..reactions import ReactionWindow
from ..state import Draft, Position


@frozen
class Place:
    """
    Where a power card lies.

    Attributes:
        owner: in front of whom.
        slot: which of his, from 0.
    """

    owner: int
    slot: int

    def exists(self, position: Position) -> bool:
        """Whether a power card lies there."""
        return self.owner in position.seats and self.slot in range(len(position.powers[self.owner]))


@frozen
class Swap:
    """
    Two power cards are to change places.

    Attributes:
        author: who wants it.
        one: where the first card lies.
        other: where the second card lies, in front of another player.
    """

    author: int
    one: Place
    other: Place

    @property
    def owners(self) -> tuple[int, int]:
        """The players whose power cards they are."""
        return self.one.owner, self.other.owner


def _owners(game: Position, but: int | None = None) -> list[int]:
    """The players with power cards (FR-CARD-EDISON-4) who are not protected (FR-CARD-LUCKY-3), but for one of them."""
    return [seat for seat, own in enumerate(game.powers) if own and seat != but and not game.is_protected(seat)]


@frozen
class EdisonChoice(SeatQuestion):
    """
    The author chooses the power cards, one after the other; face-down ones unseen (FR-CARD-EDISON-2).

    Attributes:
        terms: what else he may or must do.
        first: the first choice.
    """

    tag: ClassVar[str] = "edison_choice"

    terms: Terms
    first: Place | None = None

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Doing without, before the first choice, and every power card, the second time of another player."""
        first = self.first
        found: list[Action] = [do_without(seat)] if first is None else []
        for owner in _owners(state, None if first is None else first.owner):
            found += [choose_power(seat, owner, slot) for slot in range(len(state.powers[owner]))]
        return found

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """Two power cards of two players."""
        if isinstance(action, Pass) and self.first is None:
            return None
        if isinstance(action, Pass):
            return IllegalAction("FR-CARD-EDISON-1", "Edison needs a second power card")
        if not isinstance(action, ChoosePower):
            return misplaced(state, action)
        if not Place(action.owner, action.slot).exists(state):
            return IllegalAction("FR-CARD-EDISON-4", "there is no such power card")
        if state.is_protected(action.owner):
            return IllegalAction("FR-CARD-LUCKY-3", f"seat {action.owner} is protected from this event")
        if self.first is not None and action.owner == self.first.owner:
            return IllegalAction("FR-CARD-EDISON-1", "Edison swaps between two players")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """Goes on to the second card, then to the wish and the windows."""
        if not isinstance(action, ChoosePower):
            ask_wish(draft, self.seat, "edison", self.terms, used=False)
        elif self.first is None:
            draft.then(attrs.evolve(self, first=Place(action.owner, action.slot)))
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
        swap = self.swap
        draft.emit(SwapAnnounced(swap.author, swap.one.owner, swap.one.slot, swap.other.owner, swap.other.slot))
        order = draft.order_after(swap.author)[:-1]
        _ask(draft, swap, [seat for seat in order if seat in swap.owners and can_counter(draft, seat)])


def _ask(draft: Draft, swap: Swap, seats: Sequence[int]) -> None:
    """Opens the next window; after the last one the cards change places."""
    if seats:
        draft.then(EdisonWindow(swap, seats[0], tuple(seats[1:])))
    else:
        _exchange(draft, swap)


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
        seat: who is asked.
        later: who is asked after him.
    """

    tag: ClassVar[str] = "edison_window"
    reaction: ClassVar[Reaction] = "counterattack"
    card: ClassVar[Card] = COUNTERATTACK

    swap: Swap
    seat: int
    later: tuple[int, ...]

    def awaits(self, state: Position) -> tuple[int, ...]:
        """One player at a time."""
        del state
        return (self.seat,)

    def will_be_asked(self, state: Position, seat: int) -> bool:
        """The other owner."""
        del state
        return seat in self.later

    def thrown(self, draft: Draft, seat: int) -> None:
        """The swap is annulled; the counterer may make one of his own, also with his own power cards."""
        draft.emit(Countered(seat, self.swap.author, "edison"))
        draft.then(EdisonChoice(seat, "counter"))

    def passed(self, draft: Draft) -> None:
        """The other owner is asked, or the swap takes place."""
        _ask(draft, self.swap, self.later)


@effect_of("edison")
def edison(draft: Draft, author: int) -> None:
    """Asks for the first power card, if there are two players with one; otherwise only the wish is left."""
    if len(_owners(draft)) < 2:
        ask_wish(draft, author, "edison", wish_terms(draft), used=False)
    else:
        draft.then(EdisonChoice(author, wish_terms(draft)))
