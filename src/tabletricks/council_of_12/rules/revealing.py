"""
Step 4: the cards are revealed one after the other, cancel each other or take effect.

The rules are C12-REVEAL-1 to C12-REVEAL-9, C12-NEGATE-1 to C12-NEGATE-5, and for the further card of the oracle
C12-CHAR-ORACLE-4 to C12-CHAR-ORACLE-11.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ...core.errors import IllegalAction
from ..actions import (
    Action,
    Change,
    Choice,
    OraclePlay,
    Play,
    Ready,
    Resolve,
    Reveal,
    Say,
    oracle_play,
    resolve,
    reveal,
)
from ..characters import Character
from ..events import CardRevealed, Executed, Negated, NoEffect
from .items import Question, Task, misplaced
from .laying import refused_character
from .powers import POWERS
from .state import Draft, Player, State


@frozen
class NextReveal(Task):
    """As long as a card lies unresolved its owner may reveal it (C12-REVEAL-4, C12-REVEAL-9)."""

    tag: ClassVar[str] = "next_reveal"

    def run(self, draft: Draft) -> None:
        """Asks for the next card, or ends step 4."""
        if any(player.laid is not None for player in draft.players):
            draft.then(Revealing(), self)
            return
        for seat, player in enumerate(draft.players):
            if player.said is not None:
                draft.players[seat] = Player(player.hand, player.discard)


def _step_3_is_over(state: State, action: Action) -> IllegalAction:
    """What is said to those who lay, change, speak or declare too late."""
    if isinstance(action, Play | Change | Say | Ready):
        return IllegalAction("C12-PLAY-13", "everybody was ready: nothing can be laid, changed or said any more")
    return misplaced(state, action)


@frozen
class Revealing(Question):
    """Anybody with an unresolved card may reveal it next (C12-REVEAL-2)."""

    tag: ClassVar[str] = "revealing"

    def awaits(self, state: State) -> tuple[int, ...]:
        """All who have an unresolved card."""
        return tuple([seat for seat, player in enumerate(state.players) if player.laid is not None])

    def offers(self, state: State, seat: int) -> Sequence[Action]:
        """To reveal."""
        return (reveal(seat),) if state.players[seat].laid is not None else ()

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Only an own unresolved card can be revealed."""
        if not isinstance(action, Reveal):
            return _step_3_is_over(state, action)
        if state.players[action.seat].laid is None:
            return IllegalAction("C12-REVEAL-2", "you have no card that waits to be revealed")
        return None

    def answer(self, draft: Draft, action: Action) -> None:
        """Turns up the card."""
        player = draft.players[action.seat]
        assert player.laid is not None
        draft.players[action.seat] = Player(player.hand, player.discard, player.laid, True, player.said)
        draft.emit(CardRevealed(action.seat, player.laid))
        _compare(draft, action.seat, player.laid)


@frozen
class Resolving(Question):
    """
    The owner of an executed card decides what it does (C12-REVEAL-6).

    Attributes:
        seat: the owner.
        card: the card.
    """

    tag: ClassVar[str] = "resolving"

    seat: int
    card: Character

    def awaits(self, state: State) -> tuple[int, ...]:
        """The owner."""
        del state
        return (self.seat,)

    def offers(self, state: State, seat: int) -> Sequence[Action]:
        """Every choice of the power."""
        if seat != self.seat:
            return ()
        return [resolve(seat, choice) for choice in POWERS[self.card].choices(state, seat)]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """The owner must take one of the choices."""
        if isinstance(action, Reveal):
            return IllegalAction("C12-REVEAL-1", f"first it must be decided what the {self.card} does")
        if not isinstance(action, Resolve):
            return _step_3_is_over(state, action)
        if action.seat != self.seat:
            return IllegalAction("C12-REVEAL-6", f"the owner of the {self.card} decides")
        if action.choice == ():
            return IllegalAction("C12-REVEAL-5", f"the {self.card} must act")
        power = POWERS[self.card]
        return (
            None if action.choice in power.choices(state, self.seat) else power.refuse(state, self.seat, action.choice)
        )

    def answer(self, draft: Draft, action: Action) -> None:
        """Carries out the effect."""
        assert isinstance(action, Resolve)
        _act(draft, self.seat, self.card, action.choice)

    def audit(self, state: State) -> str | None:
        """The card lies face up before its owner."""
        if self.seat not in state.seats or state.players[self.seat].laid != self.card or not state.executed:
            return "the card that acts lies face up before its owner"
        return None


@frozen
class OraclePlaying(Question):
    """
    The owner of an oracle must play a further card (C12-CHAR-ORACLE-4).

    Attributes:
        seat: the owner.
    """

    tag: ClassVar[str] = "oracle_playing"

    seat: int

    def awaits(self, state: State) -> tuple[int, ...]:
        """The owner."""
        del state
        return (self.seat,)

    def offers(self, state: State, seat: int) -> Sequence[Action]:
        """Every hand card that may be played (C12-CHAR-ORACLE-5)."""
        if seat != self.seat:
            return ()
        return [oracle_play(seat, card) for card in state.playable(state.players[seat].hand)]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """As for any card that is played from hand."""
        if isinstance(action, Reveal):
            if action.seat == self.seat:
                return IllegalAction("C12-CHAR-ORACLE-4", "the oracle asks for a further card first")
            return IllegalAction("C12-REVEAL-1", "first the further card of the oracle is played")
        if isinstance(action, Say):
            return IllegalAction("C12-CHAR-ORACLE-10", "nothing is said about the further card of the oracle")
        if not isinstance(action, OraclePlay):
            return _step_3_is_over(state, action)
        if action.seat != self.seat:
            return IllegalAction("C12-CHAR-ORACLE-4", "the owner of the oracle plays the further card")
        if action.card not in state.players[self.seat].hand:
            return IllegalAction("C12-CHAR-ORACLE-5", f"the {action.card} is not in your hand")
        refused = refused_character(state, action.card)
        return None if refused is None else IllegalAction("C12-CHAR-ORACLE-5", refused.message)

    def answer(self, draft: Draft, action: Action) -> None:
        """Plays the card openly; a character that was used up in this step has no effect (C12-CHAR-ORACLE-6)."""
        assert isinstance(action, OraclePlay)
        seat, card = self.seat, action.card
        player = draft.players[seat]
        hand = tuple([other for other in player.hand if other != card])
        draft.players[seat] = Player(hand, player.discard, card, True, player.said)
        draft.emit(CardRevealed(seat, card, further=True))
        if card in draft.executed or card in draft.negated:
            draft.emit(NoEffect(seat, card))
            draft.discard_laid(seat)
        else:
            _compare(draft, seat, card)

    def audit(self, state: State) -> str | None:
        """The oracle has left its place."""
        if self.seat not in state.seats or state.players[self.seat].laid is not None:
            return "a further card is played after the oracle"
        return None


def _compare(draft: Draft, seat: int, card: Character) -> None:
    """A card is turned up: equal unresolved cards cancel each other, otherwise it is executed (C12-NEGATE-1)."""
    equal = [owner for owner, player in enumerate(draft.players) if player.laid == card]
    if len(equal) > 1:
        draft.emit(Negated(card, tuple(equal)))
        draft.negated += (card,)
        for owner in equal:
            draft.discard_laid(owner)
        return
    draft.executed += (card,)
    power = POWERS[card]
    choices = power.choices(draft, seat)
    if len(choices) > 1:
        draft.then(Resolving(seat, card))
    elif choices or not power.chooses:
        _act(draft, seat, card, choices[0] if choices else None)
    else:
        draft.emit(NoEffect(seat, card))
        draft.discard_laid(seat)


def _act(draft: Draft, seat: int, card: Character, choice: Choice | None) -> None:
    """A card takes effect and goes to the discard pile; after an oracle a further card is played (C12-REVEAL-7)."""
    power = POWERS[card]
    draft.emit(Executed(seat, card, choice, power.is_secret(draft, seat, choice)))
    power.act(draft, seat, choice)
    if power.further:
        draft.then(OraclePlaying(seat))
    else:
        draft.discard_laid(seat)
