"""
A new round: shuffle, middle, deal (HY-SETUP-1 to HY-SETUP-9, HY-6P-2 to HY-6P-5, HY-2P-1, HY-3P-1).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from .cards import DECK, Card, sort_hand
from .clues import seen_going
from .events import HandDealt, OpenCardDealt, RoundStarted
from .options import FIRST_OPEN, MIDDLE
from .questions import Task
from .stake import PartnerChoice, StakeChoice
from .state import NO_PILES, Draft, MiddleCard, OpenCard, PileCard, Piles, Standing, State, Table


@frozen
class Setup(Task):
    """The dealer of the first round is drawn, if none is set (HY-SETUP-3)."""

    tag: ClassVar[str] = "setup"

    def run(self, draft: Draft) -> None:
        """Draws the dealer; the first round lies below on the agenda."""
        dealer = draft.options.first_dealer
        if dealer is None:
            dealer = draft.below(draft.options.players)
        draft.standing = Standing(1, dealer, draft.standing.totals)

    def audit(self, state: State) -> str | None:
        """It never waits for an answer."""
        del state
        return "a game is set up at once"


@frozen
class NewRound(Task):
    """The bottom of the agenda: what comes when a round is over and the game is not (HY-GAME-6)."""

    tag: ClassVar[str] = "new_round"

    def run(self, draft: Draft) -> None:
        """Shuffles all cards and deals them, one at a time from the attacker on (HY-SETUP-2, HY-SETUP-8)."""
        players, deal, standing = draft.options.players, draft.options.deal, draft.standing
        deck = draft.shuffle(DECK)
        place = draft.below(players * deal.hand) if draft.options.attackers == 2 else None
        attacker = draft.after(standing.dealer)
        middle = tuple(MiddleCard(card, position == FIRST_OPEN) for position, card in enumerate(deck[:MIDDLE]))
        draft.table = Table((attacker,), middle=middle)
        draft.captured = ((),) * players
        draft.trick = None
        draft.clues = ()
        draft.emit(RoundStarted(standing.round, standing.dealer, attacker, middle[FIRST_OPEN].card))
        dealt = deck[MIDDLE : MIDDLE + players * deal.hand]
        for number in range(players):
            seat = (attacker + number) % players
            draft.hands[seat] = sort_hand(dealt[number::players])
            draft.emit(HandDealt(seat, deal.hand, draft.hands[seat]))
        draft.piles = _piles(deck[MIDDLE + len(dealt) :], players, deal.personal, attacker)
        if place is not None:
            _deal_open_card(draft, dealt[place], (attacker + place) % players)
        alone = len(draft.table.attackers) < draft.options.attackers
        draft.then(PartnerChoice(attacker) if alone else StakeChoice(attacker), self)

    def audit(self, state: State) -> str | None:
        """It waits only for the end of a round."""
        return None if state.agenda[0] is self else "a new round comes after the present one"


def _piles(rest: tuple[Card, ...], players: int, personal: int, attacker: int) -> Piles:
    """What is not dealt to hands: personal piles first, then the shared pile, its first card on top."""
    if not rest:
        return NO_PILES
    own = rest[: players * personal]
    if not own:
        return Piles(rest[::-1])
    piles = [tuple([PileCard(card) for card in own[(seat - attacker) % players :: players]]) for seat in range(players)]
    return Piles(rest[len(own) :][::-1], personal=tuple(piles))


def _deal_open_card(draft: Draft, card: Card, seat: int) -> None:
    """Who is dealt the open card is attacker 2; attacker 1 himself must name one (HY-6P-2 to HY-6P-5)."""
    attacker, middle = draft.table.attackers[0], draft.table.middle
    attackers = (attacker,) if seat == attacker else (attacker, seat)
    draft.table = Table(attackers, middle=middle, open_card=OpenCard(card, seat))
    draft.emit(OpenCardDealt(seat, card))
    seen_going(draft, card, seat)
