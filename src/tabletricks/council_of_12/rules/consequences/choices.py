"""
The choices of step 5: of the whole council, and of some players each for themselves (C12-GROUP-2 to C12-GROUP-7).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import ClassVar

from attrs import frozen

from ....core import IllegalAction, Message, Seat, Who, changed
from ...actions import Action, Aim, Choose, Option, choose, chosen
from ...characters import Character
from ...effects import Arrange, Ban, Discard, Effect, Recover, TakeBack, TurnDie
from ...events import ChoiceOpened, ChoiceVote, CouncilChose, Decision
from ...events.evaluating import aim_of
from ...questions import ChooseOwnCard, ChooseTogether, Question
from ...words import any_of, refuse, word
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
        _settle(draft, effect, options[0], "only")


def ask_players(draft: Draft, effect: OwnEffect, seats: Sequence[int]) -> None:
    """Lets some players choose among their own cards."""
    if seats:
        draft.emit(ChoiceOpened(effect, tuple(seats), False))
        draft.then(IndividualChoice(effect, tuple(seats)))


def _settle(
    draft: Draft, effect: GroupEffect, option: Option, decided: Decision, spokesperson: int | None = None
) -> None:
    draft.emit(CouncilChose(effect, option, decided, spokesperson, _ordered(draft, effect, option)))
    _, chosen = GROUP[type(effect)]
    chosen(draft, effect, option)


def spokesperson(number: int, players: int) -> int:
    """Whose opinion decides a tie in a round (C12-GROUP-3)."""
    return (number - 1) % players


def tally(options: Sequence[Option], votes: Sequence[Option], spoken: Option) -> tuple[Option, Decision]:
    """The option with most votes; in a tie the spokesperson's, or the first of the list (C12-GROUP-2)."""
    counts = Counter(votes)
    most = max(counts.values())
    tied = [option for option in options if counts[option] == most]
    if len(tied) == 1:
        return tied[0], "votes"
    return (spoken, "spokesperson") if spoken in tied else (tied[0], "list")


def _ordered(position: Position, effect: Effect, option: Option) -> tuple[Character, ...]:
    """The supplicants that an order is about, in this order."""
    if not isinstance(effect, Arrange) or not isinstance(option, tuple):
        return ()
    return tuple([position.supplicants.stack[place] for place in option])


def _unoffered(rule: str, aim: Aim | None, options: Sequence[Option]) -> IllegalAction:
    """An option cannot be chosen: others can."""
    offered = [chosen(aim, option) for option in options]
    if aim == "order" and isinstance(options[0], tuple):
        return refuse(rule, "unoffered.order", number=len(options[0]), example=offered[-1])
    return refuse(rule, f"unoffered.{aim}", offered=any_of(offered))


def _aimed(action: Action, aim: Aim | None) -> Action:
    """A choice that says what its option is."""
    return changed(action, aim=aim) if isinstance(action, Choose) and action.aim is None else action


def _choosing(pending: str, matter: str, seats: Sequence[int]) -> Message:
    return word(f"pending.{pending}", seats=tuple(map(Who, seats)), number=len(seats), matter=word(matter))


class Choosing(Asking):
    """A choice of the evaluation, where cards are touched to be chosen."""

    __slots__ = ()

    def touched(self, position: Position, seat: int, card: Character) -> Action:
        """To choose the card."""
        del position
        return Choose(seat, card)


@frozen
class GroupChoice(Choosing):
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
        aim = aim_of(self.effect)
        return () if self.votes[seat] is not None else [choose(seat, option, aim) for option in self.options]

    def canonical(self, position: Position, action: Action) -> Action:
        """What the option is need not be said."""
        del position
        return _aimed(action, aim_of(self.effect))

    def modest(self, position: Position, seat: int) -> Action:
        """The die stays as it is, if it may; otherwise the first option."""
        stays = choose(seat, position.die, "face")
        return stays if stays in self.answers(position, seat) else super().modest(position, seat)

    def ask(self, position: Position, seat: int, *, required: bool) -> Question:
        """For an opinion."""
        shown = _ordered(position, self.effect, self.options[0])
        return ChooseTogether(seat, required, "C12-GROUP-2", self.effect, self.options, shown)

    def pending(self, position: Position) -> Message:
        """What is chosen, too."""
        return _choosing("group_choice", f"together.{self.effect.tag}", self.awaits(position))

    def explain(self, position: Position, action: Action) -> IllegalAction:
        """One of the options, once."""
        if not isinstance(action, Choose):
            return misplaced(position, action)
        if self.votes[action.seat] is not None:
            return refuse("C12-GROUP-6", "opinion_given")
        return _unoffered("C12-GROUP-2", aim_of(self.effect), self.options)

    def answer(self, draft: Draft, action: Action) -> None:
        """Counts the opinion; the last one decides."""
        assert isinstance(action, Choose)
        votes = (*self.votes[: action.seat], action.option, *self.votes[action.seat + 1 :])
        draft.emit(ChoiceVote(action.seat, action.option, self.effect))
        cast = [vote for vote in votes if vote is not None]
        if len(cast) < len(votes):
            draft.then(changed(self, votes=votes))
            return
        speaker = spokesperson(draft.round, len(cast))
        option, decided = tally(self.options, cast, cast[speaker])
        _settle(draft, self.effect, option, decided, speaker if decided == "spokesperson" else None)


@frozen
class IndividualChoice(Choosing):
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
        """The own cards: of the hand, or of the pile from the bottom to the top."""
        aim = self._aim
        return [choose(seat, option, aim) for option in self._options(position, seat)] if seat in self.waiting else ()

    @property
    def _aim(self) -> Aim:
        return "discard" if isinstance(self.effect, Discard) else "take_back"

    def canonical(self, position: Position, action: Action) -> Action:
        """What the option is need not be said."""
        del position
        return _aimed(action, self._aim)

    def ask(self, position: Position, seat: int, *, required: bool) -> Question:
        """For a card."""
        del position
        return ChooseOwnCard(seat, required, "C12-GROUP-7", self.effect)

    def pending(self, position: Position) -> Message:
        """What is chosen, too."""
        return _choosing("individual_choice", f"alone.{self.effect.tag}", self.awaits(position))

    def explain(self, position: Position, action: Action) -> IllegalAction:
        """One of the own cards, once."""
        if not isinstance(action, Choose):
            return misplaced(position, action)
        if action.seat not in self.waiting:
            return refuse("C12-GROUP-7", "nothing_to_choose", pending=self.pending(position))
        return _unoffered("C12-GROUP-7", self._aim, self._options(position, action.seat))

    def answer(self, draft: Draft, action: Action) -> None:
        """Carries out the answer at once; it need not wait for the others (C12-GROUP-8)."""
        assert isinstance(action, Choose)
        _, own_answer = OWN[type(self.effect)]
        own_answer(draft, action.seat, action.option)
        waiting = tuple([seat for seat in self.waiting if seat != action.seat])
        if waiting:
            draft.then(changed(self, waiting=waiting))
