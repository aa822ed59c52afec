"""
A new round: shuffle, middle, deal (HY-SETUP-1 to HY-SETUP-9, HY-6P-2 to HY-6P-5, HY-2P-1, HY-3P-1).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ..cards import DECK, Card, sort_hand
from ..events.rounds import CardsDealt, OpenCardDealt, RoundStarted
from ..options import FIRST_OPEN, MIDDLE, STAKES
from ..view import Companion, OpenCard
from .items import Task
from .stake import PartnerChoice, StakeChoice
from .state import Draft


@frozen
class Setup(Task):
    """The dealer of the first round is drawn, if none is set (HY-SETUP-3)."""

    tag: ClassVar[str] = "setup"

    def run(self, draft: Draft) -> None:
        """Draws the dealer; the first round lies below on the agenda."""
        dealer = draft.options.first_dealer
        draft.dealer = draft.below(draft.options.players) if dealer is None else dealer


@frozen
class NewRound(Task):
    """The bottom of the agenda: what comes when a round is over and the game is not (HY-GAME-6)."""

    tag: ClassVar[str] = "new_round"

    def run(self, draft: Draft) -> None:
        """Shuffles all cards and deals them, one at a time from the attacker on (HY-SETUP-2, HY-SETUP-8)."""
        players, deal = draft.options.players, draft.options.deal
        deck = draft.shuffle(DECK)
        place = draft.below(players * deal.hand) if draft.options.attackers == 2 else None
        attacker = draft.after(draft.dealer)
        draft.attackers, draft.stake = (attacker,), STAKES[0]
        draft.middle, draft.takers = deck[:MIDDLE], (None,) * MIDDLE
        draft.companion, draft.open_card = Companion(), None
        draft.captured = [()] * players
        returned = tuple([len(hand) for hand in draft.hands])
        draft.emit(RoundStarted(draft.round, draft.dealer, attacker, deck[FIRST_OPEN], returned))
        dealt = deck[MIDDLE : MIDDLE + players * deal.hand]
        for number in range(players):
            seat = (attacker + number) % players
            draft.hands[seat] = sort_hand(dealt[number::players])
            draft.emit(CardsDealt(seat, deal.hand, draft.hands[seat]))
        # What is not dealt to hands: personal piles first, then the shared pile, its first card on top.
        rest = deck[MIDDLE + len(dealt) :]
        own = rest[: players * deal.personal]
        draft.personal_piles = [own[(seat - attacker) % players :: players] for seat in range(players)]
        draft.pile_knowers = [((),) * len(pile) for pile in draft.personal_piles]
        draft.shared_pile = rest[len(own) :][::-1]
        if place is not None:
            _deal_open_card(draft, dealt[place], (attacker + place) % players)
        alone = len(draft.attackers) < draft.options.attackers
        draft.then(PartnerChoice(attacker) if alone else StakeChoice(attacker), self)


def _deal_open_card(draft: Draft, card: Card, seat: int) -> None:
    """Whoever is dealt the open card is attacker 2; an attacker 1 who gets it must name one (HY-6P-2 to HY-6P-5)."""
    attacker = draft.attackers[0]
    draft.attackers = (attacker,) if seat == attacker else (attacker, seat)
    draft.open_card = OpenCard(card, seat)
    draft.emit(OpenCardDealt(seat, card, attacker))
