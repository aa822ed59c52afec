"""
Kodora: concealed bets in the upkeep on being the first out (CH-UPKEEP-4 to CH-UPKEEP-11, CH-ADV-KODORA).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

import attrs
from attrs import frozen

from ...core import HiddenChoices, IllegalAction, Seat, Who
from ..actions import Action, Bet, DeclareKodora, ResolveCap, Sleeve, Trade
from ..cards import CardTable
from ..events import ChoiceMade, KodoraRevealed, KodoraSettled
from ..options import KODORA_BONUS, KODORA_STAKE
from ..questions import BetOnKodora, Question
from ..words import refuse
from .items import Decision
from .sleeving import colour_taken, not_held
from .state import Draft, Player, Position, without


@frozen
class KodoraBets(Decision, HiddenChoices[Position, Draft, Action, Question]):
    """
    Everybody who can afford it decides about Kodora, all at the same time (CH-UPKEEP-5 to CH-UPKEEP-7).

    Attributes:
        asked: the seats that are asked, ascending.
        waiting: those that have not answered.
        answers: the answers so far, by seat; each is known to its author alone.
    """

    tag: ClassVar[str] = "kodora_bets"

    asked: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    answers: tuple[Action, ...] = ()

    def offers(self, position: Position, seat: int, made: Sequence[Action]) -> list[Action]:
        """Every declaration that the hand, the screen and the victory points allow."""
        del made
        return [DeclareKodora(seat, bets) for bets in declarations(position.options.cards, position.players[seat])]

    def canonical(self, position: Position, action: Action) -> Action:
        """The declaration with its bets in the listed order (CH-COMP-7)."""
        if not isinstance(action, DeclareKodora):
            return action
        facts = position.options.cards.facts
        if not {bet.card for bet in action.bets} <= set(position.players[action.seat].hand):
            return action
        bets = sorted(action.bets, key=lambda bet: (facts[bet.card].rank, bet.sleeve))
        return DeclareKodora(action.seat, tuple(bets))

    def refusal(self, position: Position, action: Action) -> IllegalAction:
        """Nothing but declarations of the asked seats, once each."""
        if not isinstance(action, DeclareKodora):
            return _wrong_phase(action, self.waiting)
        seat = action.seat
        if seat in self.waiting:
            return _refused_bets(position.options.cards, position.players[seat], action.bets)
        if seat in self.asked:
            return refuse("CH-UPKEEP-5", "already_declared", seat=Who(seat))
        if seat not in position.hand.participants:
            return refuse("CH-FINAL-4", "not_in_final", seat=Who(seat))
        return refuse("CH-UPKEEP-6", "too_poor_to_bet", seat=Who(seat))

    def question(self, position: Position, seat: int, *, required: bool) -> BetOnKodora:
        """How many bets everybody knows to be possible."""
        return BetOnKodora(seat, required, "CH-UPKEEP-4", most_bets(position.players[seat]))

    def take(self, draft: Draft, action: Action) -> None:
        """Keeps the answer in its listed order; the last one reveals them all."""
        super().take(draft, self.canonical(draft, action))

    def modest(self, position: Position, seat: int) -> Action:
        """No bet."""
        del position
        return DeclareKodora(seat)

    def committed(self, draft: Draft, action: Action, *, finished: bool) -> None:
        """Everybody sees that a player has decided."""
        del finished
        draft.emit(ChoiceMade(action.seat))

    def resolve(self, draft: Draft, answers: tuple[Action, ...]) -> None:
        """All bets are revealed, clockwise from the player who leads the hand."""
        bets = {answer.seat: answer.bets for answer in answers if isinstance(answer, DeclareKodora)}
        for seat in draft.order_from(draft.hand.start):
            if seat in bets:
                _reveal(draft, seat, bets[seat])


def most_bets(player: Player) -> int:
    """How many bets the victory points and the hand allow (CH-ADV-KODORA-4, CH-ADV-KODORA-7)."""
    return min(player.vp // KODORA_STAKE, len(player.hand) - 1)


def declarations(table: CardTable, player: Player) -> list[tuple[Bet, ...]]:
    """Every declaration a player could make, each once, the empty one first."""
    most = most_bets(player)
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


def _wrong_phase(action: Action, waiting: tuple[int, ...]) -> IllegalAction:
    if isinstance(action, Trade):
        return refuse("CH-UPKEEP-10", "trade_in_upkeep")
    if isinstance(action, Sleeve):
        return refuse("CH-UPKEEP-9", "sleeve_in_upkeep")
    if isinstance(action, ResolveCap):
        return refuse("CH-POWER-10", "nobody_over_cap")
    return refuse("CH-UPKEEP-11", "upkeep_not_over", waiting=tuple(map(Who, waiting)))


def _refused_bets(table: CardTable, player: Player, bets: tuple[Bet, ...]) -> IllegalAction:
    """Why a declaration is refused, in the order of checks of the rules page."""
    held = Counter(player.hand)
    for card, copies in Counter(bet.card for bet in bets).items():
        if held[card] < copies:
            return not_held("CH-ADV-KODORA-1", player.hand, card, copies)
    sleeved = sum(bet.sleeve for bet in bets)
    kodoras = player.screen.count("kodora")
    if sleeved > kodoras:
        return refuse("CH-ADV-KODORA-1", "too_few_kodoras", sleeved=sleeved, kodoras=kodoras)
    for bet in bets:
        if not bet.sleeve and table.facts[bet.card].ability != "kodora":
            return refuse("CH-ADV-KODORA-1", "no_kodora_on", card=bet.card)
    for bet in bets:
        if bet.sleeve and "yellow" in table.facts[bet.card].colours:
            return colour_taken("CH-ADV-KODORA-2", table, bet.card, "yellow")
    stake = KODORA_STAKE * len(bets)
    if stake > player.vp:
        return refuse("CH-ADV-KODORA-4", "stake_too_high", bets=len(bets), stake=stake, vp=player.vp)
    return refuse("CH-ADV-KODORA-7", "keep_a_card")


def _reveal(draft: Draft, seat: int, bets: tuple[Bet, ...]) -> None:
    """Moves bet cards and stakes in front of the screen (CH-ADV-KODORA-5)."""
    table, player = draft.options.cards, draft.players[seat]
    sleeved, staked = sum(bet.sleeve for bet in bets), KODORA_STAKE * len(bets)
    cards = table.sort_cards(table.sleeve(bet.card, "kodora") if bet.sleeve else bet.card for bet in bets)
    hand = without(player.hand, [bet.card for bet in bets])
    player = player.holding(hand, without(player.screen, ["kodora"] * sleeved), player.power)
    draft.players[seat] = attrs.evolve(player, vp=player.vp - staked, staked=staked, kodora=cards)
    taken = table.sort_cards(bet.card for bet in bets)
    draft.emit(KodoraRevealed(seat, cards, sleeved, staked, player.vp - staked, taken))


def settle_bets(draft: Draft, seat: int, *, won: bool) -> None:
    """Returns the stakes with the bonus, or takes them (CH-ADV-KODORA-9, CH-ADV-KODORA-10)."""
    player = draft.players[seat]
    if not player.staked:
        return
    bonus = player.staked // KODORA_STAKE * KODORA_BONUS
    vp = player.staked + bonus if won else player.staked
    total = player.vp + (vp if won else 0)
    draft.players[seat] = attrs.evolve(player, staked=0, vp=total)
    draft.emit(KodoraSettled(seat, total, won, vp))
