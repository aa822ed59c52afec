"""
The choices of step 5: of the whole council, and of some players each for themselves (C12-GROUP-2 to C12-GROUP-7).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import ClassVar

from attrs import frozen

from ....core import Seat, changed
from ....core.errors import IllegalAction
from ...actions import Action, Choose, Option, choose, shown_option
from ...effects import Arrange, Ban, Discard, Effect, Recover, TakeBack, TurnDie
from ...events import ChoiceOpened, ChoiceVote, CouncilChose
from ...questions import ChooseOwnCard, ChooseTogether, Question
from ..items import Asking, misplaced
from ..state import Draft, Position


GroupEffect = TakeBack | Recover | Discard | Arrange | TurnDie | Ban
"""The effects by which the council chooses something together."""

OwnEffect = TakeBack | Discard
"""The effects by which a player chooses among the own cards."""

GroupOptions = Callable[[Position, GroupEffect], Sequence[Option]]
Chosen = Callable[[Draft, GroupEffect, Option], None]
OwnOptions = Callable[[Position, int], Sequence[Option]]
OwnAnswer = Callable[[Draft, int, Option], None]

GROUP: dict[type[Effect], tuple[GroupOptions, Chosen]] = {}
"""Among what the council chooses for an effect, and what then happens; filled by the modules of the effects."""

OWN: dict[type[Effect], tuple[OwnOptions, OwnAnswer]] = {}
"""Among what a player chooses for an effect, and what then happens."""


def ask_council(draft: Draft, effect: GroupEffect) -> None:
    """Lets the council choose; without options nothing happens, with one it is taken (C12-EVAL-5, C12-GROUP-4)."""
    group_options, _ = GROUP[type(effect)]
    options = group_options(draft, effect)
    if len(options) > 1:
        draft.emit(ChoiceOpened(effect, tuple(draft.seats), True, tuple(options)))
        draft.then(GroupChoice(effect, tuple(options), (None,) * len(draft.players)))
    elif options:
        _settle(draft, effect, options[0])


def ask_players(draft: Draft, effect: OwnEffect, seats: Sequence[int]) -> None:
    """Lets some players choose among their own cards."""
    if seats:
        draft.emit(ChoiceOpened(effect, tuple(seats), False))
        draft.then(IndividualChoice(effect, tuple(seats)))


def _settle(draft: Draft, effect: GroupEffect, option: Option) -> None:
    draft.emit(CouncilChose(effect, option))
    _, chosen = GROUP[type(effect)]
    chosen(draft, effect, option)


def spokesperson(number: int, players: int) -> int:
    """Whose opinion decides a tie in a round (C12-GROUP-3)."""
    return (number - 1) % players


def tally(options: Sequence[Option], votes: Sequence[Option], spoken: Option) -> Option:
    """The option with most votes; in a tie the spokesperson's, or the first of the list (C12-GROUP-2)."""
    counts = Counter(votes)
    most = max(counts.values())
    tied = [option for option in options if counts[option] == most]
    return spoken if spoken in tied else tied[0]


def _unoffered(option: Option, options: Sequence[Option]) -> str:
    """Why an option cannot be chosen: others can."""
    if isinstance(options[0], tuple):
        return f"name an order of the next {len(options[0])} supplicants, like {options[-1]}"
    named = "an order" if isinstance(option, tuple) else shown_option(option)
    return f"{named} is none of the options: {', '.join(map(str, options))}"


@frozen
class GroupChoice(Asking):
    """
    The council chooses; everybody gives one opinion, openly (C12-GROUP-2, C12-GROUP-6).

    Attributes:
        effect: the effect that asks.
        options: what can be chosen.
        votes: the opinion of every seat, ``None`` if it has not spoken yet.
    """

    tag: ClassVar[str] = "group_choice"
    talk_is_free: ClassVar[bool] = True

    effect: GroupEffect
    options: tuple[Option, ...]
    votes: tuple[Option | None, ...]

    def awaits(self, position: Position) -> tuple[int, ...]:
        """Those who have not voted."""
        del position
        return tuple([seat for seat, vote in enumerate(self.votes) if vote is None])

    def answers(self, position: Position, seat: int) -> Sequence[Action]:
        """Every option."""
        del position
        return () if self.votes[seat] is not None else [choose(seat, option) for option in self.options]

    def ask(self, position: Position, seat: int, *, required: bool) -> Question:
        """For an opinion."""
        del position
        return ChooseTogether(seat, required, "C12-GROUP-2", self.effect, self.options)

    def explain(self, position: Position, action: Action) -> IllegalAction:
        """One of the options, once."""
        if not isinstance(action, Choose):
            return misplaced(position, action)
        if self.votes[action.seat] is not None:
            return IllegalAction("C12-GROUP-6", "you have given your opinion already")
        return IllegalAction("C12-GROUP-2", _unoffered(action.option, self.options))

    def answer(self, draft: Draft, action: Action) -> None:
        """Counts the opinion; the last one decides."""
        assert isinstance(action, Choose)
        votes = (*self.votes[: action.seat], action.option, *self.votes[action.seat + 1 :])
        draft.emit(ChoiceVote(action.seat, action.option, self.effect))
        cast = [vote for vote in votes if vote is not None]
        if len(cast) < len(votes):
            draft.then(changed(self, votes=votes))
            return
        spoken = cast[spokesperson(draft.round, len(cast))]
        _settle(draft, self.effect, tally(self.options, cast, spoken))


@frozen
class IndividualChoice(Asking):
    """
    Some players choose among their own cards, each alone and in any order (C12-GROUP-7).

    Attributes:
        effect: the effect that asks.
        waiting: those who have not answered, ascending.
    """

    tag: ClassVar[str] = "individual_choice"

    effect: OwnEffect
    waiting: tuple[Seat, ...]

    def awaits(self, position: Position) -> tuple[int, ...]:
        """Those who have not answered."""
        del position
        return self.waiting

    def _options(self, position: Position, seat: int) -> Sequence[Option]:
        own_options, _ = OWN[type(self.effect)]
        return own_options(position, seat)

    def answers(self, position: Position, seat: int) -> Sequence[Action]:
        """The own cards: hand cards by name, cards of the pile by place."""
        return [choose(seat, option) for option in self._options(position, seat)] if seat in self.waiting else ()

    def ask(self, position: Position, seat: int, *, required: bool) -> Question:
        """For a card."""
        del position
        return ChooseOwnCard(seat, required, "C12-GROUP-7", self.effect)

    def explain(self, position: Position, action: Action) -> IllegalAction:
        """One of the own cards, once."""
        if not isinstance(action, Choose):
            return misplaced(position, action)
        if action.seat not in self.waiting:
            return IllegalAction("C12-GROUP-7", "you have nothing to choose here")
        return IllegalAction("C12-GROUP-7", _unoffered(action.option, self._options(position, action.seat)))

    def answer(self, draft: Draft, action: Action) -> None:
        """Carries out the answer at once; it need not wait for the others (C12-GROUP-8)."""
        assert isinstance(action, Choose)
        _, own_answer = OWN[type(self.effect)]
        own_answer(draft, action.seat, action.option)
        waiting = tuple([seat for seat in self.waiting if seat != action.seat])
        if waiting:
            draft.then(changed(self, waiting=waiting))
