"""
The verbs for people who touch cards and seats.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic

from .clicks import attempts, uses
from .errors import InvalidArgument
from .kinds import ActionT, EventT, MemoryT, OptionsT, QuestionT, StateT, ViewT
from .refusals import IllegalAction
from .seats import check_seat
from .telling import Telling
from .values import changed


class Touching(
    Telling[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT],
    Generic[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT],
):
    """A game that can be played by touching cards and seats, without knowing its actions."""

    def select(
        self, state: StateT, seat: int, cards: Sequence[object] = (), seats: Sequence[int] = ()
    ) -> tuple[ActionT, ...]:
        """
        The legal actions of a seat that use the cards and seats that a person has touched so far, these very ones.

        With nothing touched these are all listed actions. What an action uses is said by its ``cards_used`` and
        ``seats_used``; a card or seat can be touched next if an action of the selection uses it.
        """
        item = self._asking(state)
        check_seat(seat, state.options.players)
        self._check_touched(cards, seats)
        if item is None or (seat not in item.awaits(state) and not item.actions(state, seat)):
            return ()
        found = item.with_cards(state, seat, cards) if cards else item.actions(state, seat)
        return tuple([action for action in found if uses(action, cards, seats)])

    def explain(
        self, state: StateT, seat: int, cards: Sequence[object] = (), seats: Sequence[int] = ()
    ) -> IllegalAction | None:
        """Why no legal action of a seat uses these cards and seats; ``None`` if one does (:meth:`select`)."""
        if self.select(state, seat, cards, seats):
            return None
        item = self._asking(state)
        if item is None:
            return IllegalAction(self.rule_game_over, "game_over", game=self.name)
        asked = item.awaits(state)[0]
        tried = list(item.meant(state, seat, cards, seats))
        if not item.actions(state, seat):
            # Whoever has nothing to decide is told why by what somebody else could do.
            others = [changed(action, seat=seat) for action in item.actions(state, asked)]
            tried += [*attempts(others, cards, seats), *others[:1]]
        for attempt in tried:
            problem = self._refusal(state, attempt)
            if problem is not None:
                return problem
        question = self._question(item, state, seat) or item.question(state, asked, required=True)
        return IllegalAction(question.rule, "leads_nowhere", game=self.name)

    def default_action(self, state: StateT, seat: int) -> ActionT:
        """
        The modest answer for a player whose time is up: pass, decline, draw, the cheapest play; never a gamble.

        Raises:
            InvalidArgument: the game does not wait for the seat; whoever may act out of turn need not.
        """
        item = self._asking(state)
        check_seat(seat, state.options.players)
        if item is None or seat not in item.awaits(state):
            msg = f"the game does not wait for seat {seat}"
            raise InvalidArgument(msg)
        return item.modest(state, seat)

    def _check_touched(self, cards: Sequence[object], seats: Sequence[int]) -> None:
        if isinstance(cards, str) or not isinstance(cards, Sequence) or not isinstance(seats, Sequence):
            msg = "the cards and seats that were touched are lists"
            raise InvalidArgument(msg)
        if not all(isinstance(card, Hashable) for card in cards) or not all(type(seat) is int for seat in seats):
            msg = "only cards and seats can be touched"
            raise InvalidArgument(msg)
