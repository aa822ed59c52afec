"""
A turn: sleeve and trade as often as you like, then play a set or pass (CH-PLAY-1, CH-SLEEVE-1 to CH-SLEEVE-9).

After a set: who may answer it, and who is skipped (CH-TRICK-2 to CH-TRICK-6, CH-TRICK-13 to CH-TRICK-15).
"""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from attrs import frozen

from ...core.agenda import Asks, Runs
from ...core.errors import IllegalAction
from ..actions import Action, DeclareKodora, Pass, Play, ResolveCap, Sleeve, Trade
from ..cards import Card, CardTable
from ..events import (
    DirectionFlipped,
    Passed,
    PowerGained,
    PowerPaid,
    PowerTraded,
    SetPlayed,
    Sleeved,
    TrickAbandoned,
    TurnSkipped,
)
from ..options import TRADE_RATE
from ..view import PlayedSet, Trick
from .power import check_cap
from .scoring import ScoreLast, ScoreOut
from .sets import Worth, accepts, fixed_cards, playable_sets, refusal, weigh
from .state import Draft, Player, State


@frozen
class Turn(Asks[State, Draft, Action]):
    """
    A seat is on turn: the leader with an empty pile, or the head of the queue.

    Attributes:
        seat: the seat.
    """

    tag: ClassVar[str] = "turn"

    seat: int

    def awaits(self, state: State) -> tuple[int, ...]:
        """The seat on turn."""
        del state
        return (self.seat,)

    def actions(self, state: State, seat: int) -> list[Action]:
        """Pass, trade, every advancement on every card, and every set, in this order."""
        if seat != self.seat:
            return []
        player, trick, table = state.players[seat], _trick(state), state.options.cards
        found: list[Action] = []
        if trick.pile:
            found.append(Pass(seat))
        if player.power >= TRADE_RATE:
            found.append(Trade(seat))
        cards = tuple(dict.fromkeys(player.hand))
        for advancement in dict.fromkeys(player.screen):
            colour = table[advancement].colour
            found += [Sleeve(seat, advancement, card) for card in cards if colour not in table.facts[card].colours]
        sets = playable_sets(table, player.hand, player.power, trick, state.options.players)
        found += [Play(seat, cards, activate) for cards, activate in sets]
        return found

    def problem(self, state: State, action: Action) -> IllegalAction | None:
        """Phase, then seat, then the rules of the action itself."""
        if isinstance(action, DeclareKodora):
            return IllegalAction("CH-ADV-KODORA-11", "Kodora is declared in the upkeep only")
        if isinstance(action, ResolveCap):
            return IllegalAction("CH-POWER-10", "nobody has to come down to the power cap now")
        if action.seat != self.seat:
            return self._not_your_turn(state, action)
        player = state.players[self.seat]
        if isinstance(action, Play):
            return _refused_play(state, player, action)
        if isinstance(action, Sleeve):
            return _refused_sleeve(state.options.cards, player, action)
        if isinstance(action, Trade):
            if player.power < TRADE_RATE:
                return IllegalAction("CH-POWER-5", f"a trade needs {TRADE_RATE} power, you have {player.power}")
            return None
        if not _trick(state).pile:
            return IllegalAction("CH-PLAY-11", "the leader of a trick must play")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """Carries out the action; a turn ends with a set or a pass."""
        player = draft.players[self.seat]
        if isinstance(action, Play):
            self._play(draft, player, action)
        elif isinstance(action, Sleeve):
            draft.players[self.seat] = _sleeved(draft.options.cards, player, action)
            draft.emit(Sleeved(self.seat, action.advancement, action.card))
            draft.then(self)
        elif isinstance(action, Trade):
            draft.gain(self.seat, vp=1, power=-TRADE_RATE)
            draft.emit(PowerTraded(self.seat))
            draft.then(self)
        else:
            trick = draft.running_trick()
            draft.trick = Trick(trick.leader, trick.pile, trick.direction, trick.queue[1:], trick.skipped)
            draft.emit(Passed(self.seat))

    def _play(self, draft: Draft, player: Player, action: Play) -> None:
        """Steps (b) to (i) of CH-PLAY-17; :class:`Answers` does the rest."""
        seat, table, trick = self.seat, draft.options.cards, draft.running_trick()
        cards, activated = table.sort_cards(action.cards), table.sort_cards(action.activate)
        worth = weigh(table, cards, activated, player.power)
        assert isinstance(worth, Worth)
        hand = list(player.hand)
        for card in cards:
            hand.remove(card)
        if worth.cost:
            draft.emit(PowerPaid(seat, worth.cost))
        draft.emit(SetPlayed(seat, cards, activated, worth.count, worth.value))
        direction = trick.direction
        for _ in range(worth.flips):
            direction = -1 if direction == 1 else 1
            draft.emit(DirectionFlipped(direction))
        if worth.gain:
            draft.emit(PowerGained(seat, worth.gain))
        draft.players[seat] = Player(
            tuple(hand),
            player.screen,
            player.power - worth.cost + worth.gain,
            player.vp,
            player.staked,
            player.kodora,
            player.place,
        )
        equal = bool(trick.pile) and trick.pile[-1].value == worth.value
        on_pile = PlayedSet(seat, cards, activated, worth.count, worth.value)
        draft.trick = Trick(trick.leader, (*trick.pile, on_pile), direction)
        draft.then(Answers(seat, equal))
        if not hand:
            draft.then(ScoreOut(seat))
        elif draft.options.edition == "de":
            check_cap(draft, seat, "turn_end")

    def _not_your_turn(self, state: State, action: Action) -> IllegalAction:
        """Why a seat other than the one on turn may not act; the most telling reason."""
        seat = action.seat
        if seat not in state.hand.participants:
            return IllegalAction("CH-FINAL-4", f"seat {seat} takes no part in the final hand")
        if isinstance(action, Trade):
            return IllegalAction("CH-POWER-5", f"power is traded in the own turn, and seat {self.seat} is on turn")
        if not state.players[seat].hand:
            return IllegalAction("CH-SCORE-1", f"seat {seat} is out of cards for this hand")
        if _trick(state).skipped == seat:
            return IllegalAction("CH-TRICK-5", f"seat {seat} was skipped; seat {self.seat} is on turn")
        return IllegalAction("CH-TRICK-1", f"seat {self.seat} is on turn, not seat {seat}")


@frozen
class Answers(Runs[Draft]):
    """
    The set of a seat lies on the pile, and everything it brought its player is settled.

    Attributes:
        seat: who played it.
        equal: whether it equals the set below.
    """

    tag: ClassVar[str] = "answers"

    seat: int
    equal: bool

    def run(self, draft: Draft) -> None:
        """Ends the hand if only one player has cards left, or lines up those who may answer."""
        seats, trick = draft.players, draft.running_trick()
        queue = [seat for seat in draft.order_from(self.seat)[1:] if seats[seat].hand]
        if len(queue) + bool(seats[self.seat].hand) <= 1:
            draft.played += trick.cards()
            draft.trick = None
            draft.emit(TrickAbandoned())
            draft.then(ScoreLast())
            return
        skipped = None
        # The number of players in the game counts here, not how many are left (CH-PLAY-10, CH-FINAL-7).
        if self.equal and draft.options.players > 2:
            skipped = queue.pop(0)
            draft.emit(TurnSkipped(skipped))
        draft.trick = Trick(trick.leader, trick.pile, trick.direction, tuple(queue), skipped)


def canonical_play(table: CardTable, action: Play) -> Play:
    """The play with its cards in the listed order."""
    return Play(action.seat, table.sort_cards(action.cards), table.sort_cards(action.activate))


def _trick(state: State) -> Trick:
    assert state.trick is not None
    return state.trick


def _sleeved(table: CardTable, player: Player, action: Sleeve) -> Player:
    """The player with an advancement moved from the screen onto a card."""
    hand, screen = list(player.hand), list(player.screen)
    hand.remove(action.card)
    hand.append(table.sleeve(action.card, action.advancement))
    screen.remove(action.advancement)
    return Player(
        table.sort_cards(hand),
        tuple(screen),
        player.power,
        player.vp,
        player.staked,
        player.kodora,
        player.place,
    )


def _refused_sleeve(table: CardTable, player: Player, action: Sleeve) -> IllegalAction | None:
    card, advancement = action.card, action.advancement
    if card not in player.hand:
        return IllegalAction("CH-SLEEVE-6", f"you have no {card} in hand")
    if advancement not in player.screen:
        return IllegalAction("CH-SLEEVE-3", f"you have no {advancement} behind your screen")
    colour = table[advancement].colour
    if colour in table.facts[card].colours:
        return IllegalAction("CH-SLEEVE-5", f"{card} already holds a {colour} advancement")
    return None


def _refused_play(state: State, player: Player, action: Play) -> IllegalAction | None:
    cards = action.cards
    if not cards:
        return IllegalAction("CH-PLAY-2", "a set needs at least one card")
    hand = list(player.hand)
    for card in cards:
        if card not in hand:
            return _not_held(player, card, cards)
        hand.remove(card)
    worth = weigh(state.options.cards, cards, action.activate, player.power)
    if isinstance(worth, IllegalAction):
        return worth
    trick, players = _trick(state), state.options.players
    if accepts(trick, players, worth):
        return None
    return refusal(worth, trick, players, fixed_cards(state.options.cards, cards, action.activate))


def _not_held(player: Player, card: Card, cards: tuple[Card, ...]) -> IllegalAction:
    if card in player.kodora and card not in player.hand:
        return IllegalAction("CH-ADV-KODORA-6", f"{card} lies in front of your screen with a bet on it")
    wanted, held = Counter(cards)[card], Counter(player.hand)[card]
    return IllegalAction("CH-PLAY-2", f"you play {wanted} x {card} and hold {held}")
