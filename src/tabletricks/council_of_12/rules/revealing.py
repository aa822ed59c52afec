"""
Step 4: the cards are revealed one after the other, cancel each other or take effect.

The rules are C12-REVEAL-1 to C12-REVEAL-9, C12-NEGATE-1 to C12-NEGATE-5, and for the further card of the oracle
C12-CHAR-ORACLE-4 to C12-CHAR-ORACLE-11.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ...core import IllegalAction, Message, Seat, Who, changed
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
from ..questions import PlayFurtherCard, Question, RevealCard, UsePower
from ..words import refuse, subject, word
from .items import Asking, Task, misplaced
from .laying import forbidden_character
from .powers import POWERS
from .state import Draft, Player, Position


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
            if player.said is not None or player.oracle:
                pile: tuple[Character, ...] = (*player.discard, "oracle") if player.oracle else player.discard
                draft.players[seat] = Player(player.hand, pile)


def _step_3_is_over(position: Position, action: Action) -> IllegalAction:
    """What is said to those who lay, change, speak or declare too late."""
    if isinstance(action, Play | Change | Say | Ready):
        return refuse("C12-PLAY-13", "step_3_over")
    return misplaced(position, action)


@frozen
class Revealing(Asking):
    """Anybody with an unresolved card may reveal it next (C12-REVEAL-2)."""

    tag: ClassVar[str] = "revealing"

    def awaits(self, position: Position) -> tuple[int, ...]:
        """All who have an unresolved card."""
        return tuple([seat for seat, player in enumerate(position.players) if player.laid is not None])

    def answers(self, position: Position, seat: int) -> Sequence[Action]:
        """To reveal."""
        return (reveal(seat),) if position.players[seat].laid is not None else ()

    def ask(self, position: Position, seat: int, *, required: bool) -> Question:
        """To reveal."""
        del position
        return RevealCard(seat, required, "C12-REVEAL-2")

    def explain(self, position: Position, action: Action) -> IllegalAction:
        """Only an own unresolved card can be revealed."""
        if isinstance(action, Reveal):
            return refuse("C12-REVEAL-2", "nothing_to_reveal")
        return _step_3_is_over(position, action)

    def answer(self, draft: Draft, action: Action) -> None:
        """Turns up the card."""
        player = draft.players[action.seat]
        assert player.laid is not None
        draft.players[action.seat] = Player(player.hand, player.discard, player.laid, True, player.said)
        draft.emit(CardRevealed(action.seat, player.laid))
        _compare(draft, action.seat, player.laid)


@frozen
class OwnerDecides(Asking):
    """
    A question to the owner of the card that was revealed.

    Attributes:
        seat: the owner.
    """

    seat: Seat

    def awaits(self, position: Position) -> tuple[int, ...]:
        """The owner."""
        del position
        return (self.seat,)


@frozen
class Resolving(OwnerDecides):
    """
    The owner of an executed card decides what it does (C12-REVEAL-6).

    Attributes:
        card: the card.
    """

    tag: ClassVar[str] = "resolving"

    card: Character

    def answers(self, position: Position, seat: int) -> Sequence[Action]:
        """Every choice of the power."""
        if seat != self.seat:
            return ()
        return [resolve(seat, choice, self.card) for choice in POWERS[self.card].choices(position, seat)]

    def canonical(self, position: Position, action: Action) -> Action:
        """The card need not be named."""
        del position
        return changed(action, card=self.card) if isinstance(action, Resolve) and action.card is None else action

    def ask(self, position: Position, seat: int, *, required: bool) -> Question:
        """What the card does."""
        return UsePower(seat, required, "C12-REVEAL-6", self.card, position.die)

    def explain(self, position: Position, action: Action) -> IllegalAction:
        """The owner must take one of the choices."""
        if isinstance(action, Reveal):
            return refuse("C12-REVEAL-1", "decide_first", pending=self.pending(position))
        if not isinstance(action, Resolve):
            return _step_3_is_over(position, action)
        if action.seat != self.seat:
            return refuse("C12-REVEAL-6", "owner_decides", owner=Who(self.seat), who=subject(self.card))
        if action.card not in (None, self.card):
            return refuse("C12-REVEAL-6", "other_card", who=subject(self.card))
        if action.choice == ():
            return refuse("C12-REVEAL-5", "must_act", who=subject(self.card))
        return POWERS[self.card].refuse(position, self.seat, action.choice)

    def touched(self, position: Position, seat: int, card: Character) -> Action:
        """To choose the card by the power."""
        del position
        return Resolve(seat, card)

    def pending(self, position: Position) -> Message:
        """Whose card it is, too."""
        del position
        return word("pending.resolving", seat=Who(self.seat), who=subject(self.card))

    def answer(self, draft: Draft, action: Action) -> None:
        """Carries out the effect."""
        assert isinstance(action, Resolve)
        _act(draft, self.seat, self.card, action.choice)


@frozen
class OraclePlaying(OwnerDecides):
    """The owner of an oracle must play a further card (C12-CHAR-ORACLE-4)."""

    tag: ClassVar[str] = "oracle_playing"

    def answers(self, position: Position, seat: int) -> Sequence[Action]:
        """Every hand card that may be played (C12-CHAR-ORACLE-5)."""
        if seat != self.seat:
            return ()
        return [oracle_play(seat, card) for card in position.playable(position.players[seat].hand)]

    def ask(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which card."""
        return PlayFurtherCard(seat, required, "C12-CHAR-ORACLE-4", position.forbidden)

    def explain(self, position: Position, action: Action) -> IllegalAction:
        """As for any card that is played from hand."""
        if isinstance(action, Reveal):
            if action.seat == self.seat:
                return refuse("C12-CHAR-ORACLE-4", "further_card_first")
            return refuse("C12-REVEAL-1", "decide_first", pending=self.pending(position))
        if isinstance(action, Say):
            return refuse("C12-CHAR-ORACLE-10", "further_card_silent")
        if not isinstance(action, OraclePlay):
            return _step_3_is_over(position, action)
        if action.seat != self.seat:
            return refuse("C12-CHAR-ORACLE-4", "owner_plays", owner=Who(self.seat))
        if action.card not in position.players[self.seat].hand:
            return refuse("C12-CHAR-ORACLE-5", "not_in_hand", who=subject(action.card))
        return forbidden_character(position, action.card, "C12-CHAR-ORACLE-5")

    def touched(self, position: Position, seat: int, card: Character) -> Action:
        """To play the card as the further one."""
        del position
        return OraclePlay(seat, card)

    def answer(self, draft: Draft, action: Action) -> None:
        """Plays the card openly; a character that was used up in this step has no effect (C12-CHAR-ORACLE-6)."""
        assert isinstance(action, OraclePlay)
        seat, card = self.seat, action.card
        player = draft.players[seat]
        hand = tuple([other for other in player.hand if other != card])
        draft.players[seat] = Player(hand, player.discard, card, True, player.said, oracle=player.oracle)
        draft.emit(CardRevealed(seat, card, further=True))
        if card in draft.executed or card in draft.negated:
            draft.emit(NoEffect(seat, card, "used_up"))
            draft.discard_laid(seat)
        else:
            _compare(draft, seat, card)


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
        draft.emit(NoEffect(seat, card, "late" if card == "princess" else "no_pile"))
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
