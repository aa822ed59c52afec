"""
The state of a game, and its working copy during a step.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from attrs import frozen

from ... import core
from ...core.outcome import Outcome
from ...core.rng import Rng
from ..actions import Sentence
from ..catalogue import Challenge, Goal
from ..characters import Character, sort_characters
from ..events import CardTakenBack, DieRolled, DieTurned, Event, GoalReplaced, Result
from ..options import ROUNDS, Options
from ..view import Pending, RoundEffects


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
        oracle: whether the oracle lies there, too, until its further card is dealt with (C12-CHAR-ORACLE-3).
    """

    hand: tuple[Character, ...]
    discard: tuple[Character, ...] = ()
    laid: Character | None = None
    open: bool = False
    said: Sentence | None = None
    ready: bool = False
    oracle: bool = False


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

    open: tuple[Character, ...] = ()
    stack: tuple[Character, ...] = ()
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

    stack: tuple[int, ...] = ()
    current: int | None = None
    left: tuple[int, ...] = ()
    right: tuple[int, ...] = ()

    @property
    def rung(self) -> bool:
        """Whether the current challenge is belled."""
        return self.current in self.right


NO_EFFECTS = RoundEffects()


@attrs.define(eq=False)
class Position(core.Position):
    """
    What can be read of a state and of the draft of a step alike; rules that only read take either.

    Attributes:
        options: the options of the game.
        rng: the random source.
        agenda: what still has to happen, the next item last.
        players: the members of the council.
        round: 1 to 8; 0 before the first one.
        favour: 0 to 5.
        reserve: the characters that nobody has in play yet, in canonical order; the same for all (C12-SETUP-10).
        this_round: what earlier rewards and penalties have brought for this round.
        next_round: what they have brought for the next one so far.
        supplicants: the supplicant cards.
        challenges: the challenge cards.
        die: the shown face.
        goals: the goals in force, printed or replaced.
        shown: every face shown in this round, sub-round or extra round, the start value first (C12-ROUND-6).
        executed: the characters executed in this step 4, in order.
        negated: the characters negated in this step 4, in order.
        sub_round: 1 or 2 in the sub-rounds of a split, 0 without one.
        first_met: in sub-round 2 the numbers of the goals met at the end of sub-round 1 (C12-SPLIT-7).
        replay: whether this is the extra round of a replay (C12-EXTRA-3).
        passed: whether the challenge was passed, once it is evaluated.
        boxes: the rounds that were endured in silence, ascending (C12-SILENT-1).
        silence_broken: whether the silence of this round is broken.
        result: how the game has ended in the words of the rulebook, or ``None``.
        outcome: how the game has ended, or ``None``.
    """

    options: Options
    rng: Rng
    agenda: Sequence[Pending]
    players: Sequence[Player]
    round: int = 0
    favour: int = 0
    reserve: tuple[Character, ...] = ()
    this_round: RoundEffects = NO_EFFECTS
    next_round: RoundEffects = NO_EFFECTS
    supplicants: Supplicants = Supplicants()
    challenges: Challenges = Challenges()
    die: int = 1
    goals: tuple[Goal, ...] = ()
    shown: tuple[int, ...] = ()
    executed: tuple[Character, ...] = ()
    negated: tuple[Character, ...] = ()
    sub_round: int = 0
    first_met: tuple[int, ...] = ()
    replay: bool = False
    passed: bool | None = None
    boxes: tuple[int, ...] = ()
    silence_broken: bool = False
    result: Result | None = None
    outcome: Outcome | None = None

    @property
    def chair(self) -> int | None:
        """Who sits out in this round (C12-CHAIR-1)."""
        if self.options.players < 4 or self.options.chair == "none" or self.is_succession:
            return None
        return (self.round - 1) % 4

    @property
    def participants(self) -> list[int]:
        """Those who lay a card in this round (C12-PLAY-1, C12-CHAIR-2, C12-THRONE-2)."""
        chair = self.chair
        return [seat for seat in self.seats if seat != chair]

    @property
    def is_succession(self) -> bool:
        """Whether this is the last round (C12-THRONE-1)."""
        return self.round == ROUNDS

    @property
    def challenge(self) -> int:
        """The number of the challenge that is faced."""
        assert self.challenges.current is not None
        return self.challenges.current

    @property
    def printed(self) -> Challenge:
        """The card of the challenge that is faced."""
        return self.options.rulebook.challenges[self.challenge]

    @property
    def in_play(self) -> list[Character]:
        """The characters that everybody has, in hand, laid or discarded (C12-HAND-12)."""
        return [character for character in self.options.rulebook.cast if character not in self.reserve]

    @property
    def may_open(self) -> bool:
        """Whether a card may be laid face up; nothing of the kind holds in the succession round (C12-THRONE-3)."""
        return self.this_round.open_all or self.this_round.permits > 0

    @property
    def forbidden(self) -> tuple[Character, ...]:
        """The characters that may not be played: the supplicant's, and those that are banned."""
        current, banned = self.supplicants.current, self.this_round.banned
        return banned if current is None or current in banned else (current, *banned)

    def is_permitted(self, card: Character) -> bool:
        """Whether a character is neither the supplicant's nor banned (C12-PLAY-3, C12-PLAY-4)."""
        return card != self.supplicants.current and card not in self.this_round.banned

    def playable(self, hand: Sequence[Character]) -> list[Character]:
        """The cards of a hand that may be played."""
        current, banned = self.supplicants.current, self.this_round.banned
        if banned:
            return [card for card in hand if card != current and card not in banned]
        return [card for card in hand if card != current]


@frozen
class State(Position):
    """A whole game at one moment, with every secret; what it is made of is nobody's business but the rules'."""


class Draft(core.Draft[Pending, Event], Position):
    """The working copy of a state during a step, and what all rules do with cards, die and favour."""

    agenda: list[Pending]
    players: list[Player]

    # The die.

    def begin_go(self, *, sub_round: int = 0, first_met: tuple[int, ...] = (), replay: bool = False) -> None:
        """The table at the beginning of a round, sub-round or extra round (C12-ROUND-6, C12-SPLIT-9)."""
        self.goals = self.printed.goals
        self.shown = (self.die,)
        self.executed = self.negated = ()
        self.sub_round, self.first_met, self.replay, self.passed = sub_round, first_met, replay, None

    def turn(self, *faces: int) -> None:
        """The die shows these faces, one after the other (C12-REVEAL-8)."""
        stays = faces == (self.die,)
        self._show(faces)
        self.emit(DieTurned(faces, stays))

    def roll(self) -> None:
        """The die is rolled (C12-DIE-7)."""
        face = 1 + self.below(12)
        self._show((face,))
        self.emit(DieRolled(face))

    def _show(self, faces: tuple[int, ...]) -> None:
        self.die = faces[-1]
        # Between the rounds the die does not count for any challenge (C12-FX-DIE-1).
        if self.passed is None:
            self.shown += faces

    def replace_goal(self, index: int, values: Goal) -> None:
        """A goal is replaced until the end of the round (C12-CHAR-GOLEM-1, C12-CHAR-KNIGHT-1)."""
        before = self.goals[index]
        self.goals = (*self.goals[:index], values, *self.goals[index + 1 :])
        self.emit(GoalReplaced(index, values, before))

    # Cards.

    def put(self, seat: int, hand: tuple[Character, ...], discard: tuple[Character, ...]) -> None:
        """Gives a player another hand and discard pile."""
        player = self.players[seat]
        self.players[seat] = Player(hand, discard, player.laid, player.open, player.said, player.ready, player.oracle)

    def set_oracle_aside(self, seat: int) -> None:
        """An oracle waits in front of its owner for its further card (C12-CHAR-ORACLE-3)."""
        player = self.players[seat]
        self.players[seat] = Player(player.hand, player.discard, None, False, player.said, oracle=True)

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
        """
        A card that is resolved, or negated, goes on top of its owner's discard pile (C12-REVEAL-7).

        If it was the further card of an oracle, the oracle goes there just before it (C12-CHAR-ORACLE-3).
        """
        player = self.players[seat]
        assert player.laid is not None
        resolved: tuple[Character, ...] = ("oracle", player.laid) if player.oracle else (player.laid,)
        self.players[seat] = Player(player.hand, (*player.discard, *resolved), None, False, player.said)
