"""
The state of a game, and its working copy during a step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import attrs
from attrs import frozen

from ..core import agenda as core
from ..core.game import Outcome
from ..core.rng import Rng
from .actions import Sentence
from .catalogue import Goal
from .characters import Character, sort_characters
from .events import CardTakenBack, DieRolled, DieTurned, Ending, Event, GoalReplaced, LossReason
from .options import ROUNDS, Options


if TYPE_CHECKING:
    from .items import AgendaItem


@frozen
class Player:
    """
    One member of the council.

    Attributes:
        hand: the hand cards, in canonical order.
        discard: the discard pile, the top card last.
        laid: the card that lies in front of the player and is not resolved yet, if any.
        open: whether that card lies face up: laid openly, or revealed and being resolved.
        said: the sentence said in this round, if any (C12-SAY-2).
        ready: whether the player is content with the laid card (C12-PLAY-14).
    """

    hand: tuple[Character, ...]
    discard: tuple[Character, ...] = ()
    laid: Character | None = None
    open: bool = False
    said: Sentence | None = None
    ready: bool = False


@frozen
class RoundEffects:
    """
    What rewards and penalties of one round bring for the next (C12-EVAL-10).

    Attributes:
        permits: how many cards may be laid face up (C12-FX-OPEN-1).
        open_all: whether everybody may lay face up (C12-FX-OPEN-2).
        banned: the forbidden characters, in the order of the bans (C12-FX-BAN-1).
        hush: whether no sentence may be said (C12-FX-HUSH-1).
        free_bell: whether the bell costs nothing (C12-FX-BELL-1).
    """

    permits: int = 0
    open_all: bool = False
    banned: tuple[Character, ...] = ()
    hush: bool = False
    free_bell: bool = False


NO_EFFECTS = RoundEffects()


@frozen
class Council:
    """
    What the council as a whole has (C12-INFO-1).

    Attributes:
        round: 1 to 8; 0 before the first one.
        favour: 0 to 5.
        reserve: the characters that nobody has in play yet, in canonical order; the same for all (C12-SETUP-10).
        boxes: the rounds that were endured in silence, ascending (C12-SILENT-1).
        broken: whether the silence of this round is broken.
        now: what holds in this round.
        coming: what will hold in the next one.
    """

    round: int
    favour: int
    reserve: tuple[Character, ...]
    boxes: tuple[int, ...] = ()
    broken: bool = False
    now: RoundEffects = NO_EFFECTS
    coming: RoundEffects = NO_EFFECTS


@frozen
class Supplicants:
    """
    The supplicant cards.

    Attributes:
        open: the five open ones of the set-up, in the order they were drawn.
        stack: those to come, the next one first.
        known: how many of them, from the top, everybody knows (C12-FX-PEEK-1).
        current: the one of this round; ``None`` in the succession round.
        past: those of the rounds before, in order.
    """

    open: tuple[Character, ...]
    stack: tuple[Character, ...]
    known: int = 0
    current: Character | None = None
    past: tuple[Character, ...] = ()


@frozen
class Challenges:
    """
    The challenge cards, by number.

    Attributes:
        stack: those to come, the next one first; the succession card is the last (C12-SETUP-14).
        current: the one that is faced; ``None`` before the first round.
        left: those that were evaluated and not belled, in order (C12-EVAL-7).
        right: the belled ones, in order; the current one is among them as soon as it is belled (C12-BELL-2).
    """

    stack: tuple[int, ...]
    current: int | None = None
    left: tuple[int, ...] = ()
    right: tuple[int, ...] = ()

    @property
    def rung(self) -> bool:
        """Whether the current challenge is belled."""
        return self.current in self.right


@frozen
class Table:
    """
    The die, and how the current challenge goes.

    Attributes:
        die: the shown face.
        goals: the goals in force, printed or replaced.
        shown: every face shown in this round, sub-round or extra round, the start value first (C12-ROUND-6).
        executed: the characters executed in this step 4, in order.
        negated: the characters negated in this step 4, in order.
        stage: 1 or 2 in the sub-rounds of a split, 0 without one.
        met: the numbers of the goals met at the end of sub-round 1 (C12-SPLIT-7).
        extra: whether this is the extra round of a replay (C12-EXTRA-3).
        passed: whether the challenge was passed, once it is evaluated.
    """

    die: int
    goals: tuple[Goal, ...] = ()
    shown: tuple[int, ...] = ()
    executed: tuple[Character, ...] = ()
    negated: tuple[Character, ...] = ()
    stage: int = 0
    met: tuple[int, ...] = ()
    extra: bool = False
    passed: bool | None = None


@frozen
class Result:
    """
    How a game has ended (C12-END-1, C12-SCORE-1).

    Attributes:
        ending: ``"won"`` or ``"lost"``.
        reason: why it is lost; ``None`` if it is won.
        heir: the character on whom all agreed, if any (C12-THRONE-5).
        score: the term of office.
        bracket: 1 to 6 (C12-SCORE-7).
    """

    ending: Ending
    reason: LossReason | None
    heir: Character | None
    score: int
    bracket: int


class Position(Protocol):
    """What states, drafts and views have in common: enough to know who takes part and what may be played."""

    @property
    def options(self) -> Options:
        """The options of the game."""

    @property
    def council(self) -> Council:
        """What the council as a whole has."""

    @property
    def supplicant(self) -> Character | None:
        """The supplicant of this round."""


@frozen
class State:
    """
    A whole game at one moment, with every secret.

    Attributes:
        options: the options of the game.
        rng: the random source.
        agenda: what still has to happen, the next item last.
        players: the members of the council.
        council: round, favour, reserve and silence.
        supplicants: the supplicant cards.
        challenges: the challenge cards.
        table: the die, and how the current challenge goes.
        result: how the game has ended, or ``None``.
    """

    options: Options
    rng: Rng
    agenda: tuple[AgendaItem, ...]
    players: tuple[Player, ...]
    council: Council
    supplicants: Supplicants
    challenges: Challenges
    table: Table
    result: Result | None = None

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended for the kernel: all win or nobody does, and all have the same score."""
        return outcome_of(self.result, len(self.players))

    @property
    def supplicant(self) -> Character | None:
        """The supplicant of this round."""
        return self.supplicants.current


def outcome_of(result: Result | None, players: int) -> Outcome | None:
    """The outcome of a cooperative game."""
    if result is None:
        return None
    winners = tuple(range(players)) if result.ending == "won" else ()
    return Outcome(winners, (result.score,) * players)


def chair_of(position: Position) -> int | None:
    """Who sits out in this round (C12-CHAIR-1)."""
    options, number = position.options, position.council.round
    if options.players < 4 or options.chair == "none" or number == ROUNDS:
        return None
    return (number - 1) % 4


def takes_part(position: Position, seat: int) -> bool:
    """Whether a seat lays a card in this round (C12-PLAY-1, C12-CHAIR-2, C12-THRONE-2)."""
    return seat != chair_of(position)


def participants(position: Position) -> list[int]:
    """Those who lay a card in this round."""
    chair = chair_of(position)
    return [seat for seat in range(position.options.players) if seat != chair]


def is_succession(position: Position) -> bool:
    """Whether this is the last round (C12-THRONE-1)."""
    return position.council.round == ROUNDS


def may_be_played(position: Position, card: Character) -> bool:
    """Whether a character is neither the supplicant's nor banned (C12-PLAY-3, C12-PLAY-4)."""
    return card != position.supplicant and card not in position.council.now.banned


def playable(position: Position, hand: Sequence[Character]) -> list[Character]:
    """The cards of a hand that may be played."""
    current, banned = position.supplicant, position.council.now.banned
    if banned:
        return [card for card in hand if card != current and card not in banned]
    return [card for card in hand if card != current]


def fresh_table(options: Options, number: int, die: int, *, stage: int = 0, extra: bool = False) -> Table:
    """The table at the beginning of a round, sub-round or extra round (C12-ROUND-6, C12-SPLIT-9)."""
    return Table(die, options.rulebook.challenges[number].goals, (die,), stage=stage, extra=extra)


class Draft(core.Draft[State, "AgendaItem", Event]):
    """
    The working copy of a state during a step, and what all rules do with cards, die and favour.

    The attributes are those of the state, except that ``players`` is a list.
    """

    __slots__ = ("challenges", "council", "options", "players", "result", "supplicants", "table")

    def __init__(self, state: State) -> None:
        super().__init__(state.agenda, state.rng)
        self.options = state.options
        self.players = list(state.players)
        self.council = state.council
        self.supplicants = state.supplicants
        self.challenges = state.challenges
        self.table = state.table
        self.result = state.result

    def freeze(self) -> State:
        """The state that the step leads to; it shares what has not changed with the one before."""
        return State(
            self.options,
            self.rng,
            tuple(self.agenda),
            tuple(self.players),
            self.council,
            self.supplicants,
            self.challenges,
            self.table,
            self.result,
        )

    @property
    def supplicant(self) -> Character | None:
        """The supplicant of this round."""
        return self.supplicants.current

    @property
    def seats(self) -> range:
        """All seats, ascending."""
        return range(len(self.players))

    # The die.

    def turn(self, *faces: int) -> None:
        """The die shows these faces, one after the other (C12-REVEAL-8)."""
        self._show(faces)
        self.emit(DieTurned(faces))

    def roll(self) -> None:
        """The die is rolled (C12-DIE-7)."""
        face = 1 + self.below(12)
        self._show((face,))
        self.emit(DieRolled(face))

    def _show(self, faces: tuple[int, ...]) -> None:
        die, old = faces[-1], self.table
        if old.passed is not None:
            # Between the rounds the die does not count for any challenge (C12-FX-DIE-1).
            self.table = attrs.evolve(old, die=die)
            return
        # Written out, as in the next two: this happens at every card.
        shown = (*old.shown, *faces)
        self.table = Table(die, old.goals, shown, old.executed, old.negated, old.stage, old.met, old.extra)

    def note_executed(self, card: Character) -> None:
        """A card is executed (C12-REVEAL-5)."""
        old = self.table
        executed = (*old.executed, card)
        self.table = Table(old.die, old.goals, old.shown, executed, old.negated, old.stage, old.met, old.extra)

    def note_negated(self, card: Character) -> None:
        """A character is negated (C12-NEGATE-1)."""
        old = self.table
        negated = (*old.negated, card)
        self.table = Table(old.die, old.goals, old.shown, old.executed, negated, old.stage, old.met, old.extra)

    def replace_goal(self, index: int, values: Goal) -> None:
        """A goal is replaced until the end of the round (C12-CHAR-GOLEM-1, C12-CHAR-KNIGHT-1)."""
        goals = self.table.goals
        self.table = attrs.evolve(self.table, goals=(*goals[:index], values, *goals[index + 1 :]))
        self.emit(GoalReplaced(index, values))

    # Cards.

    def put(self, seat: int, hand: tuple[Character, ...], discard: tuple[Character, ...]) -> None:
        """Gives a player another hand and discard pile."""
        player = self.players[seat]
        self.players[seat] = Player(hand, discard, player.laid, player.open, player.said, player.ready)

    def pick_up_laid(self, seat: int) -> None:
        """A card is no longer in front of its owner; where it goes is the caller's business."""
        player = self.players[seat]
        self.players[seat] = Player(player.hand, player.discard, None, False, player.said)

    def take_back(self, seat: int, place: int) -> None:
        """A card of a discard pile goes to hand, the order of the others stays (C12-CHAR-PATIENT-1, C12-HAND-11)."""
        player = self.players[seat]
        pile = player.discard
        card, rest = pile[place], (*pile[:place], *pile[place + 1 :])
        top = place == len(pile) - 1
        self.put(seat, sort_characters((*player.hand, card)), rest)
        self.emit(CardTakenBack(seat, top, card, rest[-1] if top and rest else None))

    def discard_laid(self, seat: int) -> None:
        """A card that is resolved, or negated, goes on top of its owner's discard pile (C12-REVEAL-7)."""
        player = self.players[seat]
        assert player.laid is not None
        self.players[seat] = Player(player.hand, (*player.discard, player.laid), None, False, player.said)
