"""
Going out, scoring, the end of a hand and of the game (CH-SCORE-1 to CH-SCORE-17, CH-FINAL-1 to CH-FINAL-11).
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ...core.agenda import Runs
from ..events import (
    AdvancementsDrawn,
    FinalHandAnnounced,
    GameEnded,
    HandEnded,
    LastPlaceReset,
    PlayerOut,
    RewardGiven,
    WinReason,
)
from ..view import Hand
from .kodora import settle_bets
from .power import check_cap
from .state import Draft


@frozen
class ScoreOut(Runs[Draft]):
    """
    A player has played the last card and is scored at once (CH-SCORE-1 to CH-SCORE-6).

    Attributes:
        seat: the player.
    """

    tag: ClassVar[str] = "score_out"

    seat: int

    def run(self, draft: Draft) -> None:
        """Place, Kodora, win check, reward, cap check, in this order (CH-SCORE-3)."""
        place = _take_place(draft, self.seat)
        draft.emit(PlayerOut(self.seat, place))
        if draft.hand.final:
            _win(draft, self.seat, "final_hand")
            return
        settle_bets(draft, self.seat, won=place == 1)
        if place == 1 and draft.players[self.seat].vp >= draft.options.victory_threshold:
            _win(draft, self.seat, "threshold")
            return
        _reward(draft, self.seat, place)
        if draft.options.edition == "de":
            check_cap(draft, self.seat, "scoring")


@frozen
class ScoreLast(Runs[Draft]):
    """Only one player has cards left: the last place (CH-SCORE-9 to CH-SCORE-13)."""

    tag: ClassVar[str] = "score_last"

    def run(self, draft: Draft) -> None:
        """Kodora, reward, reset, cap check, in this order (CH-SCORE-3)."""
        (seat,) = draft.active()
        place = _take_place(draft, seat)
        settle_bets(draft, seat, won=False)
        _reward(draft, seat, place)
        threshold = draft.options.victory_threshold
        if draft.players[seat].vp >= threshold:
            draft.players[seat] = attrs.evolve(draft.players[seat], vp=threshold - 1)
            draft.emit(LastPlaceReset(seat, threshold - 1))
        if draft.options.edition == "de":
            check_cap(draft, seat, "scoring")


@frozen
class EndHand(Runs[Draft]):
    """Everybody is scored: another hand, the final hand, or a winner (CH-SCORE-15, CH-FINAL-1 to CH-FINAL-6)."""

    tag: ClassVar[str] = "end_hand"

    def run(self, draft: Draft) -> None:
        """Announces the hand that comes next, which lies below on the agenda."""
        hand = draft.hand
        order = sorted(hand.participants, key=lambda seat: draft.players[seat].place or 0)
        draft.emit(HandEnded(tuple(order)))
        if hand.number < draft.options.regular_hands:
            draft.hand = Hand(hand.number + 1, final=False, participants=hand.participants, start=order[-1])
            return
        most = max(player.vp for player in draft.players)
        leading = [seat for seat in hand.participants if draft.players[seat].vp == most]
        if leading == [order[0]]:
            _win(draft, order[0], "last_regular_hand")
            return
        finalists = tuple(sorted({order[0], *leading}))
        worst = max(finalists, key=order.index)
        draft.hand = Hand(hand.number + 1, final=True, participants=finalists, start=worst)
        draft.emit(FinalHandAnnounced(finalists, worst))


def _take_place(draft: Draft, seat: int) -> int:
    place = 1 + sum(player.place is not None for player in draft.players)
    draft.players[seat] = attrs.evolve(draft.players[seat], place=place)
    return place


def _reward(draft: Draft, seat: int, place: int) -> None:
    """Gives what the table grants for a place (CH-SCORE-6 to CH-SCORE-8)."""
    reward = draft.options.rewards[place - 1]
    vp = draft.gain(seat, vp=reward.vp, power=reward.power)
    draft.emit(RewardGiven(seat, place, vp, reward.power, reward.advancements))
    drawn = draft.draw(seat, reward.advancements)
    draft.emit(AdvancementsDrawn(seat, len(drawn), drawn))


def _win(draft: Draft, seat: int, reason: WinReason) -> None:
    draft.emit(GameEnded(draft.win(seat, reason), reason))
