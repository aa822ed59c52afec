"""
The end of a round: sides, card points, victory points, totals, and the end of the game.

HY-END-1 to HY-END-7, HY-SCORE-1 to HY-SCORE-15, HY-3P-20 to HY-3P-29, HY-2P-19, HY-2P-20, HY-6P-13 to HY-6P-18,
HY-GAME-1 to HY-GAME-7.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.outcome import Outcome
from ...core.seats import Seat
from ..cards import COMPANION
from ..events.rounds import GameEnded, Mode, OvertimeStarted, RoundEnded
from ..events.tricks import TrickWon
from .items import Task
from .state import Draft, Position


COMPANION_BONUS = 20
"""What the attacker gains, and the companion loses, if the companion is the first out (HY-SCORE-7)."""
DEFENCE = 30
"""What each winning defender gets (HY-SCORE-8)."""
LONE_DEFENCE = 60
"""What a winning defender without a team-mate gets with three players (HY-3P-29)."""

Teams = tuple[tuple[int, ...], ...]


@frozen
class Sides:
    """
    Who has played with whom.

    Attributes:
        mode: how the round is scored.
        attackers: the attackers.
        companion: who has helped them, in mode ``team``.
        third: the lone holder of the Companion, in mode ``third``.
        teams: the parties by seat, that of the attackers first, the defence last.
    """

    mode: Mode
    attackers: tuple[int, ...]
    companion: int | None
    third: int | None
    teams: Teams


@frozen
class EndRound(Task):
    """
    A player has played the last card (HY-END-1).

    Attributes:
        winner: the player.
    """

    tag: ClassVar[str] = "end_round"

    winner: Seat

    def run(self, draft: Draft) -> None:
        """The open trick goes to the winner, the round is scored, and the game is over or goes on."""
        if draft.trick is not None:
            cards = draft.trick.cards()
            draft.capture(self.winner, cards)
            draft.emit(TrickWon(self.winner, cards))
            draft.trick = None
        sides = sides_of(draft)
        card_points = party_points(draft, sides.teams)
        victory = victory_points(len(draft.hands), sides, self.winner, draft.stake)
        totals = tuple(
            [
                max(0, total + points + won)
                for total, points, won in zip(draft.totals, card_points, victory, strict=True)
            ]
        )
        played = (sides.mode, draft.stake, sides.companion, sides.teams)
        draft.emit(RoundEnded(self.winner, tuple(draft.hands), *played, card_points, victory, totals))
        _go_on(draft, totals)


def _go_on(draft: Draft, totals: tuple[int, ...]) -> None:
    """A sole leader at or above the target wins; a shared lead there begins overtime (HY-GAME-1 to HY-GAME-6)."""
    draft.totals = list(totals)
    best = max(totals)
    leaders = tuple([seat for seat, total in enumerate(totals) if total == best])
    if draft.overtime or best >= draft.options.goal:
        if len(leaders) == 1:
            draft.outcome = Outcome.ranked(totals)
            draft.agenda.clear()
            draft.emit(GameEnded(draft.outcome))
            return
        if not draft.overtime:
            draft.overtime = True
            draft.emit(OvertimeStarted(leaders))
    draft.round += 1
    draft.dealer = draft.attackers[0]


def sides_of(position: Position) -> Sides:
    """Who has played with whom, by the Companion: played, held, or out of the round (HY-SCORE-5, HY-END-7)."""
    attackers, companion = position.attackers, position.companion
    players = len(position.hands)
    if players == 2:
        return _sides(players, "duel", attackers)
    holder = companion.played_by
    if holder is None:
        holder = next((seat for seat, hand in enumerate(position.hands) if COMPANION in hand), None)
    if holder is None:
        return _sides(players, "absent", attackers)
    if holder in attackers:
        return _sides(players, "solo" if companion.named is None else "team", attackers, companion.named)
    if players > 3 or companion.named in attackers:
        return _sides(players, "team", attackers, holder)
    if companion.named is None:
        return _sides(players, "third", attackers, third=holder)
    return _sides(players, "pact", attackers)


def _sides(
    players: int, mode: Mode, attackers: tuple[int, ...], companion: int | None = None, third: int | None = None
) -> Sides:
    attack = tuple(sorted(attackers if companion is None else (*attackers, companion)))
    defence = tuple(seat for seat in range(players) if seat not in attack and seat != third)
    teams = (attack, defence) if third is None else (attack, (third,), defence)
    return Sides(mode, attackers, companion, third, teams)


def party_points(position: Position, teams: Teams) -> tuple[int, ...]:
    """Captured minus held card points of everybody's party (HY-SCORE-2, HY-SCORE-3, HY-3P-21)."""
    players = len(position.hands)
    points = [0] * players
    for team in teams:
        captured = sum(card.points(players) for seat in team for card in position.captured[seat])
        held = sum(card.points(players) for seat in team for card in position.hands[seat])
        for seat in team:
            points[seat] = captured - held
    return tuple(points)


def victory_points(players: int, sides: Sides, winner: int, stake: int) -> tuple[int, ...]:
    """The victory points of everybody (the summary under "Scoring", HY-3P-22 to HY-3P-28, HY-2P-19)."""
    attack, defence = sides.teams[0], sides.teams[-1]
    points = [0] * players
    # Attackers without a companion play for double the stake, unless nobody had the Companion (HY-SCORE-9, HY-3P-28).
    risk = stake if sides.mode in ("team", "absent", "duel") else 2 * stake
    attack_wins = winner in attack
    for seat in attack:
        points[seat] = risk if attack_wins else -risk
    if winner == sides.companion:
        for seat in attack:
            points[seat] += -COMPANION_BONUS if seat == winner else COMPANION_BONUS
    if sides.third is not None:
        points[sides.third] = stake if winner == sides.third else -(stake // 2)
    if winner in defence:
        # With two players there is one defender anyway, who gets the 30 of a team game (HY-2P-19).
        share = LONE_DEFENCE if players == 3 and len(defence) == 1 else DEFENCE
        for seat in defence:
            points[seat] = share
    elif sides.mode == "pact":
        for seat in defence:
            points[seat] = -stake
    return tuple(points)
