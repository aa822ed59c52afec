"""
Step 3: everybody lays a card, may change it, may say a sentence, and declares to be ready.

The rules are C12-PLAY-1 to C12-PLAY-14, C12-SAY-1 to C12-SAY-7 and C12-THRONE-2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import attrs
from attrs import frozen

from ...core.errors import IllegalAction
from ..actions import SENTENCES, Action, Change, Play, Ready, Reveal, Say, Sentence, change, play, ready, say
from ..characters import Character, sort_characters
from ..events import CardChanged, CardLaid, SeatReady, SentenceSaid
from ..view import RoundEffects
from .hands import must_renew, renew
from .items import Question, Task, misplaced
from .state import (
    Draft,
    Player,
    Position,
    State,
)


_SENTENCES: tuple[Sentence, ...] = tuple(SENTENCES)


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
class Laying(Question):
    """Step 3; what is laid and said is with the players (C12-PLAY-1, C12-PLAY-13)."""

    tag: ClassVar[str] = "laying"

    def awaits(self, state: State) -> tuple[int, ...]:
        """All participants who are not ready."""
        chair = state.chair
        return tuple([seat for seat, player in enumerate(state.players) if not player.ready and seat != chair])

    def offers(self, state: State, seat: int) -> Sequence[Action]:
        """Cards to lay; or readiness, sentences and changes."""
        player, now = state.players[seat], state.this_round
        if player.laid is None:
            if seat == state.chair:
                return ()
            cards = state.playable(player.hand)
            plays: list[Action] = [play(seat, card, False) for card in cards]
            if _permit(now):
                plays += [play(seat, card, True) for card in cards]
            return plays
        offers: list[Action] = [] if player.ready else [ready(seat)]
        if player.said is None:
            if not now.hush:
                offers += [say(seat, words) for words in _SENTENCES]
            if not player.open:
                cards = state.playable(player.hand)
                offers += [change(seat, card, False) for card in cards]
                if _permit(now):
                    offers += [change(seat, card, True) for card in sort_characters((*cards, player.laid))]
        return offers

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Why a card, a sentence or a declaration is refused."""
        if not isinstance(action, Play | Change | Say | Ready):
            if isinstance(action, Reveal):
                return IllegalAction("C12-PLAY-13", "cards are revealed when everybody is ready")
            return misplaced(state, action)
        if action.seat == state.chair:
            return IllegalAction("C12-CHAIR-2", "whoever is in the chair sits out this round")
        player = state.players[action.seat]
        if isinstance(action, Play):
            if player.laid is not None:
                return IllegalAction("C12-PLAY-1", f"you have laid a card already: the {player.laid}")
            return _refused_card(state, player, action.card, open=action.open)
        if isinstance(action, Change):
            return _refused_change(state, player, action)
        if isinstance(action, Say):
            return _refused_sentence(state, player)
        if player.laid is None:
            return IllegalAction("C12-PLAY-14", "lay a card before you are ready")
        return IllegalAction("C12-PLAY-14", "you are ready already") if player.ready else None

    def answer(self, draft: Draft, action: Action) -> None:
        """Lays, changes, speaks or is ready; when all are ready step 3 is over (C12-PLAY-13)."""
        seat = action.seat
        player = draft.players[seat]
        if isinstance(action, Ready):
            draft.players[seat] = Player(player.hand, player.discard, player.laid, player.open, player.said, True)
            draft.emit(SeatReady(seat))
            chair = draft.chair
            if all(other.ready or number == chair for number, other in enumerate(draft.players)):
                _end(draft)
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
            draft.emit(CardChanged(seat, action.open, action.card))
        if isinstance(action, Play | Change) and action.open:
            _use_permit(draft)
        draft.then(self)


def _permit(now: RoundEffects) -> bool:
    """Whether a card may be laid face up; nothing of the kind holds in the succession round (C12-THRONE-3)."""
    return now.open_all or now.permits > 0


def _use_permit(draft: Draft) -> None:
    """The first to use a permit uses it up, unless everybody may (C12-FX-OPEN-1, C12-FX-OPEN-2)."""
    now = draft.this_round
    if not now.open_all:
        draft.this_round = attrs.evolve(now, permits=now.permits - 1)


def refused_character(position: Position, card: Character) -> IllegalAction | None:
    """Why a character may not be played in this round (C12-PLAY-3, C12-PLAY-4)."""
    if card == position.supplicants.current:
        return IllegalAction("C12-PLAY-3", f"the {card} asks for help and cannot be played")
    if card in position.this_round.banned:
        return IllegalAction("C12-PLAY-4", f"the {card} is forbidden in this round")
    return None


def _refused_card(state: State, player: Player, card: Character, *, open: bool) -> IllegalAction | None:
    if card not in player.hand and card != player.laid:
        return IllegalAction("C12-PLAY-2", f"the {card} is not in your hand")
    refused = refused_character(state, card)
    if refused is None and open and not _permit(state.this_round):
        if state.is_succession:
            return IllegalAction("C12-THRONE-3", "in the succession round all cards are laid face down")
        return IllegalAction("C12-PLAY-8", "nobody has the permit to lay a card face up")
    return refused


def _refused_change(state: State, player: Player, action: Change) -> IllegalAction | None:
    if player.laid is None:
        return IllegalAction("C12-PLAY-6", "lay a card before you change it")
    if player.open:
        return IllegalAction("C12-PLAY-9", f"the {player.laid} lies face up and cannot be changed")
    if player.said is not None:
        return IllegalAction("C12-PLAY-7", "whoever has spoken cannot change the card")
    refused = _refused_card(state, player, action.card, open=action.open)
    if refused is None and action.card == player.laid and not action.open:
        return IllegalAction("C12-PLAY-11", f"the {action.card} lies there already")
    return refused


def _refused_sentence(state: State, player: Player) -> IllegalAction | None:
    if state.this_round.hush:
        return IllegalAction("C12-SAY-5", "nobody may say a sentence in this round")
    if player.laid is None:
        return IllegalAction("C12-SAY-3", "lay a card before you say something about it")
    if player.said is not None:
        return IllegalAction("C12-SAY-2", "you have said your sentence")
    return None


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


def _end(draft: Draft) -> None:
    """Everybody is ready: that need not be remembered any more."""
    for seat, player in enumerate(draft.players):
        draft.players[seat] = Player(player.hand, player.discard, player.laid, player.open, player.said)
