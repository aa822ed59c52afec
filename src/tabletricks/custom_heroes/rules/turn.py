"""
A turn: sleeve and trade as often as you like, then play a set or pass (CH-PLAY-1, CH-SLEEVE-1 to CH-SLEEVE-9).

After a set: who may answer it, and who is skipped (CH-TRICK-2 to CH-TRICK-6, CH-TRICK-13 to CH-TRICK-15).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ...core import IllegalAction, OneSeat, Seat, Who
from ..actions import Action, DeclareKodora, Pass, Play, ResolveCap, Sleeve, Trade
from ..events import (
    DirectionFlipped,
    Passed,
    PowerGained,
    PowerPaid,
    PowerTraded,
    SetPlayed,
    TrickAbandoned,
    TurnSkipped,
)
from ..options import TRADE_RATE
from ..questions import AnswerTrick, LeadTrick, MaySleeve, Question
from ..view import PlayedSet, Trick
from ..words import refuse
from .items import Decision, Happening
from .power import check_cap
from .scoring import score
from .sets import Worth, accepts, fixed_cards, playable_sets, refusal, weigh
from .sleeving import not_held, offered_sleeves, put_on, refused_sleeve, sleeves_out_of_turn
from .state import Draft, Player, Position, without


@frozen
class Turn(Decision, OneSeat[Position, Draft, Action, Question]):
    """
    A seat is on turn: the leader with an empty pile, or the head of the queue.

    Attributes:
        seat: the seat.
    """

    tag: ClassVar[str] = "turn"

    seat: Seat

    def offers(self, position: Position) -> list[Action]:
        """Pass, trade, every advancement on every card, and every set, in this order."""
        seat, trick, table = self.seat, position.running_trick, position.options.cards
        player = position.players[seat]
        found: list[Action] = []
        if trick.pile:
            found.append(Pass(seat))
        if player.power >= TRADE_RATE:
            found.append(Trade(seat))
        found += offered_sleeves(position, seat)
        sets = playable_sets(table, player.hand, player.power, trick, position.options.players)
        found += [Play(seat, cards, activate) for cards, activate in sets]
        return found

    def actions(self, position: Position, seat: int) -> Sequence[Action]:
        """The turn; in the English edition the others may put advancements on their cards meanwhile (CH-SLEEVE-10)."""
        if seat == self.seat:
            return self.offers(position)
        return offered_sleeves(position, seat) if sleeves_out_of_turn(position, seat) else ()

    def modest(self, position: Position, seat: int) -> Action:
        """A pass; where there is none, the lead of the fewest and lowest cards without an ability."""
        listed = self.actions(position, seat)
        facts = position.options.cards.facts
        plays = [action for action in listed if isinstance(action, Play)]
        if seat != self.seat or isinstance(listed[0], Pass) or not plays:
            return listed[0]
        return min(plays, key=lambda play: (len(play.activate), len(play.cards), facts[play.cards[0]].value))

    def canonical(self, position: Position, action: Action) -> Action:
        """A play with its cards in the listed order (CH-COMP-7)."""
        table, held = position.options.cards, position.players[action.seat].hand
        if not isinstance(action, Play) or not {*action.cards, *action.activate} <= {*held}:
            return action
        return Play(action.seat, table.sort_cards(action.cards), table.sort_cards(action.activate))

    def accepts(self, position: Position, action: Action) -> bool:
        """Whether nothing speaks against it; the list of sets would take much longer."""
        return self._fault(position, action) is None

    def refusal(self, position: Position, action: Action) -> IllegalAction:
        """What speaks against it."""
        fault = self._fault(position, action)
        assert fault is not None
        return fault

    def question(self, position: Position, seat: int, *, required: bool) -> LeadTrick | AnswerTrick | MaySleeve:
        """A lead, or an answer to the top set; the others may get an offer."""
        if seat != self.seat:
            return MaySleeve(seat, required, "CH-SLEEVE-10")
        trick = position.running_trick
        if not trick.pile:
            return LeadTrick(seat, required, "CH-PLAY-11")
        top, equal = trick.pile[-1], position.options.players > 2
        return AnswerTrick(seat, required, "CH-TRICK-2", top.seat, top.count, top.value, trick.direction, equal)

    def _fault(self, position: Position, action: Action) -> IllegalAction | None:
        """Phase, then seat, then the rules of the action itself (CH-ACT-1)."""
        if isinstance(action, DeclareKodora):
            return refuse("CH-ADV-KODORA-11", "kodora_only_in_upkeep")
        if isinstance(action, ResolveCap):
            return refuse("CH-POWER-10", "nobody_over_cap")
        if isinstance(action, Sleeve) and (action.seat == self.seat or sleeves_out_of_turn(position, action.seat)):
            return refused_sleeve(position, action)
        if action.seat != self.seat:
            return self._not_your_turn(position, action)
        player = position.players[self.seat]
        if isinstance(action, Play):
            return _refused_play(position, player, action)
        if isinstance(action, Trade) and player.power < TRADE_RATE:
            return refuse("CH-POWER-5", "trade_too_poor", power=player.power)
        if isinstance(action, Pass) and not position.running_trick.pile:
            return refuse("CH-PLAY-11", "leader_must_play")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """Carries out the action; a turn ends with a set or a pass."""
        player = draft.players[self.seat]
        if isinstance(action, Play):
            self._play(draft, player, action)
        elif isinstance(action, Sleeve):
            put_on(draft, action)
            draft.put_back(self)
        elif isinstance(action, Trade):
            draft.gain(self.seat, vp=1, power=-TRADE_RATE)
            traded = draft.players[self.seat]
            draft.emit(PowerTraded(self.seat, traded.vp, traded.power))
            draft.put_back(self)
        else:
            trick = draft.running_trick
            draft.trick = Trick(trick.leader, trick.pile, trick.direction, trick.queue[1:], trick.skipped)
            draft.emit(Passed(self.seat))

    def _play(self, draft: Draft, player: Player, action: Play) -> None:
        """Steps (b) to (i) of CH-PLAY-17; :class:`Answers` does the rest."""
        seat, table, trick = self.seat, draft.options.cards, draft.running_trick
        cards, activated = table.sort_cards(action.cards), table.sort_cards(action.activate)
        worth = weigh(table, cards, activated, player.power)
        assert isinstance(worth, Worth)
        hand = without(player.hand, cards)
        if worth.cost:
            draft.emit(PowerPaid(seat, worth.cost, player.power - worth.cost))
        draft.emit(SetPlayed(seat, cards, activated, worth.count, worth.value))
        direction = trick.direction
        for _ in range(worth.flips):
            direction = -1 if direction == 1 else 1
            draft.emit(DirectionFlipped(direction))
        power = player.power - worth.cost + worth.gain
        if worth.gain:
            draft.emit(PowerGained(seat, worth.gain, power))
        draft.players[seat] = player.holding(hand, player.screen, power)
        equal = bool(trick.pile) and trick.pile[-1].value == worth.value
        on_pile = PlayedSet(seat, cards, activated, worth.count, worth.value)
        draft.trick = Trick(trick.leader, (*trick.pile, on_pile), direction)
        draft.then(Answers(seat, equal))
        if not hand:
            score(draft, seat)
        else:
            check_cap(draft, seat, "de")

    def _not_your_turn(self, position: Position, action: Action) -> IllegalAction:
        """Why a seat other than the one on turn may not act; the most telling reason."""
        seat = action.seat
        if seat not in position.hand.participants:
            return refuse("CH-FINAL-4", "not_in_final", seat=Who(seat))
        if isinstance(action, Trade):
            return refuse("CH-POWER-5", "trade_not_on_turn", turn=Who(self.seat))
        if not position.players[seat].hand:
            return refuse("CH-SCORE-1", "out_of_cards", seat=Who(seat))
        if position.running_trick.skipped == seat:
            return refuse("CH-TRICK-5", "skipped", seat=Who(seat), turn=Who(self.seat))
        return refuse("CH-TRICK-1", "not_on_turn", seat=Who(seat), turn=Who(self.seat))


@frozen
class Answers(Happening):
    """
    The set of a seat lies on the pile, and everything it brought its player is settled.

    Attributes:
        seat: who played it.
        equal: whether it equals the set below.
    """

    tag: ClassVar[str] = "answers"

    seat: Seat
    equal: bool

    def run(self, draft: Draft) -> None:
        """Ends the hand if only one player has cards left, or lines up those who may answer."""
        players, trick = draft.players, draft.running_trick
        queue = [seat for seat in draft.order_from(self.seat)[1:] if players[seat].hand]
        if len(queue) + bool(players[self.seat].hand) <= 1:
            draft.played += trick.cards()
            draft.trick = None
            (left,) = draft.active()
            draft.emit(TrickAbandoned(left))
            score(draft, left, last=True)
            return
        skipped = None
        # The number of players in the game counts here, not how many are left (CH-PLAY-10, CH-FINAL-7).
        if self.equal and draft.options.players > 2:
            skipped = queue.pop(0)
            draft.emit(TurnSkipped(skipped, self.seat, trick.pile[-1].value))
        draft.trick = Trick(trick.leader, trick.pile, trick.direction, tuple(queue), skipped)


def _refused_play(position: Position, player: Player, action: Play) -> IllegalAction | None:
    cards = action.cards
    if not cards:
        return refuse("CH-PLAY-2", "empty_set")
    hand = list(player.hand)
    for card in cards:
        if card not in hand:
            if card in player.kodora and card not in player.hand:
                return refuse("CH-ADV-KODORA-6", "bet_card", card=card)
            return not_held("CH-PLAY-2", player.hand, card, cards.count(card))
        hand.remove(card)
    worth = weigh(position.options.cards, cards, action.activate, player.power)
    if isinstance(worth, IllegalAction):
        return worth
    trick, players = position.running_trick, position.options.players
    if accepts(trick, players, worth):
        return None
    return refusal(worth, trick, players, fixed_cards(position.options.cards, cards, action.activate))
