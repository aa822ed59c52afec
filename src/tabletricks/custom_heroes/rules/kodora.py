"""
Kodora: concealed bets in the upkeep on being the first out (CH-UPKEEP-4 to CH-UPKEEP-11, CH-ADV-KODORA-1 to 15).
"""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Self

import attrs
from attrs import frozen

from ...core.agenda import Asks
from ...core.errors import IllegalAction
from ..actions import Action, Bet, DeclareKodora, ResolveCap, Sleeve, Trade
from ..cards import CardTable
from ..events import ChoiceMade, KodoraRevealed, KodoraSettled
from ..options import KODORA_BONUS, KODORA_STAKE
from .state import Draft, Player, State


@frozen
class Declaration:
    """
    What a seat has answered.

    Attributes:
        seat: the seat.
        bets: its bets.
    """

    seat: int
    bets: tuple[Bet, ...]


@frozen
class KodoraBets(Asks[State, Draft, Action]):
    """
    Everybody who could afford it decides about Kodora, all at the same time (CH-UPKEEP-5 to CH-UPKEEP-7).

    Attributes:
        asked: the seats that are asked, ascending.
        waiting: those that have not answered.
        answers: the answers so far, by seat; each is known to its author alone.
    """

    tag: ClassVar[str] = "kodora_bets"

    asked: tuple[int, ...]
    waiting: tuple[int, ...]
    answers: tuple[Declaration, ...] = ()

    def awaits(self, state: State) -> tuple[int, ...]:
        """Everybody who has not answered."""
        del state
        return self.waiting

    def actions(self, state: State, seat: int) -> list[Action]:
        """Every declaration of a seat that has not answered."""
        if seat not in self.waiting:
            return []
        return [DeclareKodora(seat, bets) for bets in declarations(state.options.cards, state.players[seat])]

    def problem(self, state: State, action: Action) -> IllegalAction | None:
        """Nothing but declarations of the asked seats, once each."""
        if not isinstance(action, DeclareKodora):
            return _wrong_phase(action)
        seat = action.seat
        if seat not in self.waiting:
            if seat in self.asked:
                return IllegalAction("CH-UPKEEP-5", f"seat {seat} has already declared, and that stands")
            if seat not in state.hand.participants:
                return IllegalAction("CH-FINAL-4", f"seat {seat} takes no part in the final hand")
            return IllegalAction("CH-UPKEEP-6", f"seat {seat} has less than {KODORA_STAKE} VP and cannot bet")
        return _refused_bets(state.options.cards, state.players[seat], action.bets)

    def take(self, draft: Draft, action: Action) -> None:
        """Keeps the answer; the last one reveals them all."""
        assert isinstance(action, DeclareKodora)
        bets = _sorted_bets(draft.options.cards, action.bets)
        answers = sorted((*self.answers, Declaration(action.seat, bets)), key=lambda answer: answer.seat)
        waiting = tuple(seat for seat in self.waiting if seat != action.seat)
        draft.emit(ChoiceMade(action.seat))
        if waiting:
            draft.then(KodoraBets(self.asked, waiting, tuple(answers)))
            return
        bets_of = {answer.seat: answer.bets for answer in answers}
        for seat in draft.order_from(draft.hand.start):
            if seat in bets_of:
                _reveal(draft, seat, bets_of[seat])

    def seen_by(self, seat: int | None) -> Self:
        """The item with the own answer only."""
        return attrs.evolve(self, answers=tuple(answer for answer in self.answers if answer.seat == seat))


def canonical_declaration(table: CardTable, action: DeclareKodora) -> DeclareKodora:
    """The declaration with its bets in the listed order."""
    return DeclareKodora(action.seat, _sorted_bets(table, action.bets))


def declarations(table: CardTable, player: Player) -> list[tuple[Bet, ...]]:
    """Every declaration a player could make, each once, the empty one first."""
    most = min(player.vp // KODORA_STAKE, len(player.hand) - 1)
    kodoras = player.screen.count("kodora")
    held = Counter(player.hand)
    choices: list[tuple[Bet, int, int]] = []
    for card, copies in held.items():
        facts = table.facts[card]
        if facts.ability == "kodora":
            choices.append((Bet(card, sleeve=False), copies, 0))
        elif kodoras and "yellow" not in facts.colours:
            choices.append((Bet(card, sleeve=True), copies, 1))
    found: list[tuple[Bet, ...]] = []

    def extend(index: int, bets: tuple[Bet, ...], sleeved: int) -> None:
        if index == len(choices):
            found.append(bets)
            return
        bet, copies, needs = choices[index]
        for number in range(copies + 1):
            if len(bets) + number > most or sleeved + number * needs > kodoras:
                break
            extend(index + 1, bets + (bet,) * number, sleeved + number * needs)

    extend(0, (), 0)
    return found


def _sorted_bets(table: CardTable, bets: tuple[Bet, ...]) -> tuple[Bet, ...]:
    return tuple(sorted(bets, key=lambda bet: (table.facts[bet.card].rank, bet.sleeve)))


def _wrong_phase(action: Action) -> IllegalAction:
    if isinstance(action, Trade):
        return IllegalAction("CH-UPKEEP-10", "power is traded in a turn, not in the upkeep")
    if isinstance(action, Sleeve):
        return IllegalAction("CH-UPKEEP-9", "in the upkeep only Kodora may be sleeved, as part of a bet")
    if isinstance(action, ResolveCap):
        return IllegalAction("CH-POWER-10", "nobody has to come down to the power cap now")
    return IllegalAction("CH-UPKEEP-11", "the upkeep is not over: declarations about Kodora are awaited")


def _refused_bets(table: CardTable, player: Player, bets: tuple[Bet, ...]) -> IllegalAction | None:
    """Why a declaration is refused, in the order of checks of the rules page."""
    held = Counter(player.hand)
    for card, copies in Counter(bet.card for bet in bets).items():
        if held[card] < copies:
            return IllegalAction("CH-ADV-KODORA-1", f"you bet {copies} x {card} and hold {held[card]}")
    sleeved = sum(bet.sleeve for bet in bets)
    kodoras = player.screen.count("kodora")
    if sleeved > kodoras:
        return IllegalAction("CH-ADV-KODORA-1", f"you sleeve {sleeved} Kodoras and have {kodoras}")
    for bet in bets:
        if not bet.sleeve and table.facts[bet.card].ability != "kodora":
            return IllegalAction("CH-ADV-KODORA-1", f"{bet.card} carries no Kodora, and none is sleeved on it")
    for bet in bets:
        if bet.sleeve and "yellow" in table.facts[bet.card].colours:
            return IllegalAction("CH-ADV-KODORA-2", f"{bet.card} already holds a yellow advancement")
    stake = KODORA_STAKE * len(bets)
    if stake > player.vp:
        return IllegalAction("CH-ADV-KODORA-4", f"{len(bets)} bets need {stake} VP, you have {player.vp}")
    if bets and len(bets) == len(player.hand):
        return IllegalAction("CH-ADV-KODORA-7", "a card must remain in hand")
    return None


def _reveal(draft: Draft, seat: int, bets: tuple[Bet, ...]) -> None:
    """Moves bet cards and stakes in front of the screen (CH-ADV-KODORA-5)."""
    table, player = draft.options.cards, draft.players[seat]
    hand, screen, shown = list(player.hand), list(player.screen), []
    for bet in bets:
        hand.remove(bet.card)
        if bet.sleeve:
            screen.remove("kodora")
            shown.append(table.sleeve(bet.card, "kodora"))
        else:
            shown.append(bet.card)
    staked = KODORA_STAKE * len(bets)
    cards = table.sort_cards(shown)
    draft.players[seat] = attrs.evolve(
        player, hand=tuple(hand), screen=tuple(screen), vp=player.vp - staked, staked=staked, kodora=cards
    )
    draft.emit(KodoraRevealed(seat, cards, sum(bet.sleeve for bet in bets), staked))


def settle_bets(draft: Draft, seat: int, *, won: bool) -> None:
    """Returns the stakes with the bonus, or takes them (CH-ADV-KODORA-9, CH-ADV-KODORA-10)."""
    player = draft.players[seat]
    if not player.staked:
        return
    bonus = player.staked // KODORA_STAKE * KODORA_BONUS
    vp = player.staked + bonus if won else player.staked
    draft.players[seat] = attrs.evolve(player, staked=0, vp=player.vp + (vp if won else 0))
    draft.emit(KodoraSettled(seat, won, vp))
