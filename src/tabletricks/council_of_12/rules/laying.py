"""
Step 3: everybody lays a card, may change it, may say a sentence, and declares to be ready.

The rules are C12-PLAY-1 to C12-PLAY-14, C12-SAY-1 to C12-SAY-7 and C12-THRONE-2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import attrs
from attrs import frozen

from ...core import IllegalAction
from ..actions import SENTENCES, Action, Change, Play, Ready, Reveal, Say, change, play, ready, say
from ..characters import Character, sort_characters
from ..events import CardChanged, CardLaid, SeatReady, SentenceSaid
from ..questions import BeReady, LayCard, Question
from ..words import quoted, refuse, subject
from .hands import must_renew, renew
from .items import Asking, Task, misplaced
from .state import Draft, Player, Position


@frozen
class BeginLaying(Task):
    """The beginning of step 3: forced renewals (C12-HAND-7)."""

    tag: ClassVar[str] = "begin_laying"

    def run(self, draft: Draft) -> None:
        """Renews the hands that must be, and asks everybody for a card."""
        for seat in draft.participants:
            if must_renew(draft, draft.players[seat].hand):
                renew(draft, seat)
        draft.then(Laying())


@frozen
class Laying(Asking):
    """Step 3; what is laid and said is with the players (C12-PLAY-1, C12-PLAY-13)."""

    tag: ClassVar[str] = "laying"

    def awaits(self, position: Position) -> tuple[int, ...]:
        """All participants who are not ready."""
        chair = position.chair
        return tuple([seat for seat, player in enumerate(position.players) if not player.ready and seat != chair])

    def answers(self, position: Position, seat: int) -> Sequence[Action]:
        """Cards to lay; or readiness, sentences and changes."""
        player = position.players[seat]
        if player.laid is None:
            if seat == position.chair:
                return ()
            cards = position.playable(player.hand)
            plays: list[Action] = [play(seat, card, False) for card in cards]
            if position.may_open:
                plays += [play(seat, card, True) for card in cards]
            return plays
        answers: list[Action] = [] if player.ready else [ready(seat)]
        if player.said is None:
            if not position.this_round.hush:
                answers += [say(seat, words) for words in SENTENCES]
            if not player.open:
                cards = position.playable(player.hand)
                answers += [change(seat, card, False) for card in cards]
                if position.may_open:
                    answers += [change(seat, card, True) for card in sort_characters((*cards, player.laid))]
        return answers

    def ask(self, position: Position, seat: int, *, required: bool) -> Question:
        """For a card, or for readiness."""
        player = position.players[seat]
        if player.laid is None:
            rule = "C12-THRONE-2" if position.is_succession else "C12-PLAY-1"
            return LayCard(seat, required, rule, position.forbidden, position.may_open, position.is_succession)
        silent = player.said is not None
        may_speak, may_change = not silent and not position.this_round.hush, not silent and not player.open
        return BeReady(
            seat, required, "C12-PLAY-14", player.laid, player.open, may_speak, may_change, position.may_open
        )

    def explain(self, position: Position, action: Action) -> IllegalAction:
        """Why a card, a sentence or a declaration is refused."""
        if isinstance(action, Reveal):
            return refuse("C12-PLAY-13", "reveal_early", pending=self.pending(position))
        if not isinstance(action, Play | Change | Say | Ready):
            return misplaced(position, action)
        if action.seat == position.chair:
            return refuse("C12-CHAIR-2", "in_the_chair")
        player = position.players[action.seat]
        if isinstance(action, Play):
            if player.laid is not None:
                return refuse("C12-PLAY-1", "laid_already", card=player.laid)
            return _refused_card(position, player, action)
        if isinstance(action, Change):
            return _refused_change(position, player, action)
        if isinstance(action, Say):
            return _refused_sentence(position, player)
        if player.laid is None:
            return refuse("C12-PLAY-14", "ready_without_card")
        return refuse("C12-PLAY-14", "ready_already")

    def touched(self, position: Position, seat: int, card: Character) -> Action:
        """To change a card that lies there, otherwise to lay one."""
        laid = position.players[seat].laid
        return super().touched(position, seat, card) if laid is None else Change(seat, card)

    def modest(self, position: Position, seat: int) -> Action:
        """A card face down, if possible not the oracle, which gambles; then readiness."""
        answers = self.answers(position, seat)
        cards = [action for action in answers if isinstance(action, Play) and not action.open]
        return next((action for action in cards if action.card != "oracle"), super().modest(position, seat))

    def answer(self, draft: Draft, action: Action) -> None:
        """Lays, changes, speaks or is ready; when all are ready step 3 is over (C12-PLAY-13)."""
        seat = action.seat
        player = draft.players[seat]
        if isinstance(action, Ready):
            draft.players[seat] = Player(player.hand, player.discard, player.laid, player.open, player.said, True)
            draft.emit(SeatReady(seat))
            if not self.awaits(draft):
                # Everybody is ready: that need not be remembered any more.
                for other, one in enumerate(draft.players):
                    draft.players[other] = Player(one.hand, one.discard, one.laid, one.open, one.said)
                return
        elif isinstance(action, Say):
            _speak(draft, action)
        elif isinstance(action, Play):
            hand = tuple([card for card in player.hand if card != action.card])
            draft.players[seat] = Player(hand, player.discard, action.card, action.open)
            draft.emit(CardLaid(seat, action.open, action.card))
        else:
            assert isinstance(action, Change)
            assert player.laid is not None
            hand = sort_characters(card for card in (*player.hand, player.laid) if card != action.card)
            draft.players[seat] = Player(hand, player.discard, action.card, action.open)
            draft.emit(CardChanged(seat, action.open, action.card, player.laid))
        if isinstance(action, Play | Change) and action.open:
            _use_permit(draft)
        draft.then(self)


def _use_permit(draft: Draft) -> None:
    """The first to use a permit uses it up, unless everybody may (C12-FX-OPEN-1, C12-FX-OPEN-2)."""
    now = draft.this_round
    if not now.open_all:
        draft.this_round = attrs.evolve(now, permits=now.permits - 1)


def forbidden_character(position: Position, card: Character, rule: str = "") -> IllegalAction:
    """Why a character may not be played in this round (C12-PLAY-3, C12-PLAY-4, or a rule that says so again)."""
    if card == position.supplicants.current:
        return refuse(rule or "C12-PLAY-3", "supplicant", who=subject(card))
    return refuse(rule or "C12-PLAY-4", "banned", who=subject(card))


def _refused_card(position: Position, player: Player, action: Play | Change) -> IllegalAction:
    card = action.card
    if card not in player.hand and card != player.laid:
        return refuse("C12-PLAY-2", "not_in_hand", who=subject(card))
    if not position.is_permitted(card):
        return forbidden_character(position, card)
    if not action.open:
        return refuse("C12-PLAY-11", "lies_there", who=subject(card))
    if position.is_succession:
        return refuse("C12-THRONE-3", "succession_face_down")
    return refuse("C12-PLAY-8", "no_permit")


def _refused_change(position: Position, player: Player, action: Change) -> IllegalAction:
    if player.laid is None:
        return refuse("C12-PLAY-6", "change_without_card")
    if player.open:
        return refuse("C12-PLAY-9", "change_face_up", who=subject(player.laid))
    if player.said is not None:
        return refuse("C12-PLAY-7", "change_after_speaking")
    return _refused_card(position, player, action)


def _refused_sentence(position: Position, player: Player) -> IllegalAction:
    if position.this_round.hush:
        return refuse("C12-SAY-5", "hush")
    if player.laid is None:
        return refuse("C12-SAY-3", "speak_without_card")
    return refuse("C12-SAY-2", "spoken_already", words=quoted(player.said or ""))


def _speak(draft: Draft, action: Say) -> None:
    """A sentence is said; an eerily silent council breaks its silence by it (C12-SILENT-3, C12-SILENT-4)."""
    player = draft.players[action.seat]
    draft.players[action.seat] = Player(
        player.hand, player.discard, player.laid, player.open, action.words, player.ready
    )
    breaks = draft.options.rulebook.silence == "eerie"
    draft.emit(SentenceSaid(action.seat, action.words, breaks))
    if breaks:
        draft.silence_broken = True
