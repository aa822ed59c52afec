"""
Going out, scoring, the end of a hand and of the game (CH-SCORE-1 to CH-SCORE-17, CH-FINAL-1 to CH-FINAL-11).
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ..events import FinalHandAnnounced, HandEnded, LastPlaceReset, PlayerOut, RewardGiven
from ..view import Hand
from .items import Happening
from .kodora import settle_bets
from .power import check_cap
from .state import Draft


def score(draft: Draft, seat: int, *, last: bool = False) -> None:
    """
    Scores a player who has played the last card, or is the only one left over (CH-SCORE-1 to CH-SCORE-13).

    Place, Kodora, win check, reward, reset of the last player, cap check: in this order (CH-SCORE-3).
    """
    place, threshold = 1 + sum(player.place is not None for player in draft.players), draft.options.victory_threshold
    draft.players[seat] = attrs.evolve(draft.players[seat], place=place)
    if not last:
        draft.emit(PlayerOut(seat, place))
        if draft.hand.final:
            draft.win(seat, "final_hand")
            return
    settle_bets(draft, seat, won=place == 1)
    if place == 1 and draft.players[seat].vp >= threshold:
        draft.win(seat, "threshold")
        return
    reward = draft.options.rewards[place - 1]
    vp = draft.gain(seat, vp=reward.vp, power=reward.power)
    total, power = draft.players[seat].vp, draft.players[seat].power
    draft.emit(RewardGiven(seat, total, place, vp, reward.power, reward.advancements, power))
    draft.draw(seat, reward.advancements)
    if last and total >= threshold:
        draft.players[seat] = attrs.evolve(draft.players[seat], vp=threshold - 1)
        draft.emit(LastPlaceReset(seat, total, threshold - 1))
    check_cap(draft, seat, "de")


@frozen
class EndHand(Happening):
    """Everybody is scored: another hand, the final hand, or a winner (CH-SCORE-15, CH-FINAL-1 to CH-FINAL-6)."""

    tag: ClassVar[str] = "end_hand"

    def run(self, draft: Draft) -> None:
        """Announces the hand that comes next, which lies below on the agenda."""
        hand = draft.hand
        order = sorted(hand.participants, key=lambda seat: draft.players[seat].place or 0)
        draft.emit(HandEnded(hand.number, tuple(order), tuple([player.vp for player in draft.players])))
        if hand.number < draft.options.regular_hands:
            draft.hand = Hand(hand.number + 1, final=False, participants=hand.participants, start=order[-1])
            return
        most = max(player.vp for player in draft.players)
        leading = [seat for seat in hand.participants if draft.players[seat].vp == most]
        if leading == [order[0]]:
            draft.win(order[0], "last_regular_hand")
            return
        finalists = tuple(sorted({order[0], *leading}))
        worst = max(finalists, key=order.index)
        draft.hand = Hand(hand.number + 1, final=True, participants=finalists, start=worst)
        draft.emit(FinalHandAnnounced(order[0], finalists, worst))
