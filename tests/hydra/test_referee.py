"""
A player who only listens: the events that a seat may see are enough to know the table as its view shows it.

The listener keeps hands, trick, piles, heaps and totals from the redacted events alone, with the rules of turn order,
strength and scoring written down here once more, and is compared with the view after every step.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tabletricks import hydra as hy
from tabletricks.testing import random_playout

from .builders import asked


HAND = {2: 17, 3: 16, 4: 15, 5: 12, 6: 10}
PILE = {2: 14, 3: 12, 4: 0, 5: 0, 6: 0}
POINTS = {3: 10, 11: 5, 15: 10}


class Listener:
    def __init__(self, options: hy.Options, seat: int | None) -> None:
        self.count = options.players
        self.goal = options.target or (333 if options.players == 6 else 444)
        self.seat = seat
        self.totals = [0] * self.count
        self.overtime = False
        self.dealer: int | None = None
        self.winner: int | None = None
        self.clear()

    def clear(self) -> None:
        self.hand: set[hy.Card] = set()
        self.sizes = [0] * self.count
        self.heaps: list[list[hy.Card]] = [[] for _ in range(self.count)]
        self.attackers: list[int] = []
        self.stake = 50
        self.laid: list[tuple[int, tuple[hy.Card, ...]]] = []
        self.checked: set[int] = set()
        self.owner, self.kind, self.length, self.strength, self.storm = -1, "", 0, 0, False
        self.turn: int | None = None
        self.pending: list[hy.Card] = []
        self.pile, self.open = PILE[self.count], ""
        self.personal = [6 if self.count == 2 else 0] * self.count
        self.waiting = 0
        self.played_by: int | None = None
        self.named: int | None = None

    def own(self, seat: int) -> bool:
        return seat == self.seat

    def after(self, seat: int) -> int:
        return (seat + 1) % self.count

    def strength_of(self, rank: int) -> int:
        return 2 * rank if not self.storm or rank > 15 else 32 - 2 * rank

    # What happens.

    def hear(self, event: hy.Event) -> None:
        getattr(self, f"hear_{event.tag}")(event)

    def hear_round_started(self, event: hy.RoundStarted) -> None:
        if self.dealer is not None:
            assert event.dealer == self.after(self.dealer)
        self.dealer = event.dealer
        assert event.attacker == self.after(event.dealer)
        self.clear()
        self.attackers = [event.attacker]

    def hear_cards_dealt(self, event: hy.CardsDealt) -> None:
        assert event.count == HAND[self.count]
        assert (event.cards is not None) == self.own(event.seat)
        self.sizes[event.seat] = event.count
        self.hand |= set(event.cards or ())

    def hear_open_card_dealt(self, event: hy.OpenCardDealt) -> None:
        if event.seat != self.attackers[0]:
            self.attackers.append(event.seat)

    def hear_partner_named(self, event: hy.PartnerNamed) -> None:
        self.attackers.append(event.target)

    def hear_stake_reduced(self, event: hy.StakeReduced) -> None:
        self.stake -= 10
        assert event.stake == self.stake

    def hear_middle_taken(self, event: hy.MiddleTaken) -> None:
        assert (event.hidden is not None) == self.own(event.seat)
        self.sizes[event.seat] += len(event.positions)
        if self.own(event.seat):
            self.hand |= {*event.cards, *(event.hidden or ())}
        if event.seat == self.attackers[0]:
            assert len(event.positions) == {50: 3, 40: 2, 30: 1}[self.stake]
            self.turn = event.seat

    def hear_card_aside(self, event: hy.CardAside) -> None:
        assert event.count == {40: 1, 30: 2}[self.stake]

    def hear_choice_made(self, event: hy.ChoiceMade) -> None:
        assert event.seat in range(self.count)
        self.waiting += 1

    def hear_cards_exchanged(self, event: hy.CardsExchanged) -> None:
        assert self.waiting == 2
        assert [event.seat, event.partner] == self.attackers
        self.waiting = 0
        if event.given is not None and event.received is not None:
            lost, won = (event.given, event.received)[:: 1 if self.own(event.seat) else -1]
            self.hand = {*self.hand - {lost}, won}

    def hear_pile_turned(self, event: hy.PileTurned) -> None:
        self.open = str(event.card)

    def hear_card_drawn(self, event: hy.CardDrawn) -> None:
        assert event.card == self.open
        assert event.seat == self.turn
        self.pile, self.open = self.pile - 1, ""
        self.pending.append(event.card)

    def is_drawn(self, card: hy.Card) -> bool:
        return card in self.pending

    def lay(self, seat: int, *cards: hy.Card) -> None:
        """Cards leave a hand, or what was drawn."""
        drawn = set(self.pending) & set(cards)
        self.pending = []
        self.sizes[seat] -= len(cards) - len(drawn)
        if self.own(seat):
            assert self.hand.issuperset(set(cards) - drawn)
            self.hand -= set(cards)
        self.laid.append((seat, cards))

    def hear_played(self, event: hy.Played) -> None:
        assert event.seat == self.turn
        if event.beaten is None:
            assert not self.laid
        else:
            top = (event.beaten.owner, event.beaten.kind, event.beaten.length, event.beaten.strength)
            assert top == (self.owner, self.kind, self.length, self.strength)
        made = event.made
        strength = self.strength_of(made.rank)
        if self.laid and made.kind == self.kind:
            assert made.length == self.length
            assert strength > self.strength
        elif self.laid:
            assert made.kind in ("ambush", "hydra_attack")
        assert {*event.drawn} == {*self.pending}
        self.lay(event.seat, *event.cards)
        self.owner, self.kind, self.length, self.strength = event.seat, made.kind, made.length, strength
        self.checked = set()
        self.turn = self.after(event.seat)
        if hy.COMPANION in event.cards:
            self.played_by = event.seat

    def hear_checked(self, event: hy.Checked) -> None:
        assert event.seat == self.turn
        if event.seat != self.owner:
            self.checked.add(event.seat)
        self.turn = self.after(event.seat)

    def hear_storm_played(self, event: hy.StormPlayed) -> None:
        assert event.seat == self.turn
        assert self.kind == "single"
        assert (event.beaten.owner, event.beaten.kind, event.beaten.strength) == (self.owner, self.kind, self.strength)
        assert self.strength == 2 * event.beaten.rank
        assert event.drawn == self.is_drawn(hy.STORM)
        self.lay(event.seat, hy.STORM)
        assert event.last == (self.sizes[event.seat] == 0)
        self.storm = True
        self.owner, self.strength = event.seat, 33 - 2 * event.beaten.rank
        self.checked = set()
        self.turn = self.after(event.seat)

    def hear_leap_played(self, event: hy.LeapPlayed) -> None:
        assert (event.top.owner, event.top.kind, event.top.strength) == (self.owner, self.kind, self.strength)
        assert set(event.void) == self.checked
        assert event.drawn == self.is_drawn(hy.LEAP)
        self.lay(event.seat, hy.LEAP)
        assert event.last == (self.sizes[event.seat] == 0)
        self.checked = set()
        self.turn = self.owner

    def hear_trickster_played(self, event: hy.TricksterPlayed) -> None:
        assert {event.before.kind, event.top.kind} == {"single", "pair"}
        assert (event.before.kind, event.before.strength) == (self.kind, self.strength)
        assert (event.top.owner, event.top.strength) == (self.owner, self.strength)
        assert event.drawn == self.is_drawn(hy.TRICKSTER)
        self.lay(event.seat, hy.TRICKSTER)
        assert event.last == (self.sizes[event.seat] == 0)
        self.kind = event.top.kind

    def hear_witch_played(self, event: hy.WitchPlayed) -> None:
        assert event.seat == self.turn
        assert not self.laid
        assert event.drawn == self.is_drawn(hy.WITCH)
        self.lay(event.seat, hy.WITCH)
        assert event.last == (self.sizes[event.seat] == 0)
        self.laid = []
        self.heaps[event.seat].append(hy.WITCH)

    def hear_card_passed(self, event: hy.CardPassed) -> None:
        assert event.to == self.after(event.seat)
        self.waiting = 0
        assert (event.card is not None) == (self.own(event.seat) or self.own(event.to))
        if self.own(event.seat) and event.card is not None:
            self.hand.remove(event.card)
        if self.own(event.to) and event.card is not None:
            self.hand.add(event.card)

    def hear_companion_revealed(self, event: hy.CompanionRevealed) -> None:
        assert event.seat == self.played_by
        assert event.seat not in self.attackers
        assert [*event.attackers] == [*self.attackers]

    def hear_companion_named(self, event: hy.CompanionNamed) -> None:
        assert event.seat == self.played_by
        self.named = event.target

    def hear_pile_looked(self, event: hy.PileLooked) -> None:
        assert event.seat == self.played_by
        assert event.count == self.personal[event.seat]
        assert (event.cards is not None) == self.own(event.seat)

    def hear_look_declined(self, event: hy.LookDeclined) -> None:
        assert event.seat == self.played_by

    def hear_pile_emptied(self, _: hy.PileEmptied) -> None:
        assert self.pile == 0

    def hear_pile_charged(self, event: hy.PileCharged) -> None:
        assert event.card == self.open
        self.pile, self.open = self.pile - 2, ""
        self.personal[event.seat] += 2

    def hear_personal_drawn(self, event: hy.PersonalDrawn) -> None:
        self.personal[event.seat] -= 1
        assert event.left == self.personal[event.seat]
        self.sizes[event.seat] += 1
        assert (event.card is not None) == (event.open or self.own(event.seat))
        self.hand |= {event.card} if event.card is not None and self.own(event.seat) else set()

    def hear_trick_won(self, event: hy.TrickWon) -> None:
        assert Counter(event.cards) == Counter(card for _, cards in self.laid for card in cards)
        if self.sizes[event.seat]:
            assert event.seat == self.owner
            everybody = set(range(self.count)) - {self.owner}
            assert self.kind == "hydra_attack" or self.checked == everybody
        self.heaps[event.seat] += event.cards
        self.laid, self.storm = [], False
        self.turn = event.seat

    def hear_round_ended(self, event: hy.RoundEnded) -> None:
        assert [0 if seat == event.winner else self.sizes[seat] for seat in range(self.count)] == [
            *map(len, event.hands)
        ]
        if self.seat is not None:
            assert self.hand == set(event.hands[self.seat])
        mode, parties = self.sides(event)
        assert (event.mode, event.stake) == (mode, self.stake)
        helpers = parties[0] if mode == "team" else self.attackers
        assert {*helpers} - {*self.attackers} == ({event.companion} if event.companion is not None else set())
        assert sorted(event.teams) == sorted(parties)
        assert self.attackers[0] in event.teams[0]
        for party in parties:
            points = sum(self.points(card) for seat in party for card in self.heaps[seat])
            points -= sum(self.points(card) for seat in party for card in event.hands[seat])
            assert {points} == {event.card_points[seat] for seat in party}
        victory = [self.victory(seat, event, mode, parties) for seat in range(self.count)]
        assert victory == [*event.victory_points]
        for seat in range(self.count):
            self.totals[seat] = max(0, self.totals[seat] + victory[seat] + event.card_points[seat])
        assert self.totals == [*event.totals]

    def points(self, card: hy.Card) -> int:
        return 0 if self.count == 6 and card.rank == 3 else POINTS.get(card.rank, 0)

    def sides(self, event: hy.RoundEnded) -> tuple[str, list[tuple[int, ...]]]:
        """Mode and parties, by HY-SCORE-5, HY-3P-22 to HY-3P-27 and HY-2P-19."""
        attack, everybody = set(self.attackers), set(range(self.count))
        holder = self.played_by
        if holder is None:
            holder = next((seat for seat in everybody if hy.COMPANION in event.hands[seat]), None)
        if self.count == 2:
            mode = "duel"
        elif holder is None:
            mode = "absent"
        elif holder in attack:
            mode = "solo" if self.named is None else "team"
            attack |= set() if self.named is None else {self.named}
        elif self.count > 3 or self.named in attack:
            mode = "team"
            attack.add(holder)
        else:
            mode = "third" if self.named is None else "pact"
        rest = everybody - attack
        alone = [{holder}, rest - {holder}] if mode == "third" and holder is not None else [rest]
        return mode, [tuple(sorted(party)) for party in (attack, *alone)]

    def victory(self, seat: int, event: hy.RoundEnded, mode: str, parties: list[tuple[int, ...]]) -> int:
        """The tables of victory points, one line after the other."""
        stake, winner, attack = self.stake, event.winner, parties[0]
        wins = next(party for party in parties if winner in party)
        if seat in self.attackers:
            if mode == "team":
                bonus = 20 if winner in attack and winner not in self.attackers else 0
                return stake + bonus if winner in attack else -stake
            doubled = stake if mode in ("absent", "duel") else 2 * stake
            return doubled if winner in attack else -doubled
        if seat in attack:
            return (stake - 20 if winner == seat else stake) if winner in attack else -stake
        if mode == "third":
            third = parties[1] == (seat,)
            if seat == winner:
                return stake if third else 60
            return -(stake // 2) if third else 0
        if mode == "pact":
            return 30 if seat in wins else -stake
        lone = self.count == 3 and mode == "team"
        return (60 if lone else 30) if seat in wins else 0

    def hear_overtime_started(self, event: hy.OvertimeStarted) -> None:
        assert not self.overtime
        self.overtime = True
        best = max(self.totals)
        assert best >= self.goal
        assert [*event.seats] == [seat for seat in range(self.count) if self.totals[seat] == best]
        assert len(event.seats) > 1

    def hear_game_ended(self, event: hy.GameEnded) -> None:
        assert self.totals.count(max(self.totals)) == 1
        assert [*event.outcome.scores] == self.totals
        (self.winner,) = event.outcome.winners
        assert self.totals[self.winner] == max(self.totals)
        assert self.overtime or max(self.totals) >= self.goal

    # What the view shows.

    def compare(self, view: hy.View) -> None:
        assert [player.score for player in view.players] == self.totals
        assert view.overtime == self.overtime
        if view.outcome is not None:
            assert view.outcome.winners == (self.winner,)
            return
        assert self.winner is None
        assert [player.hand_size for player in view.players] == self.sizes
        if self.seat is not None:
            assert self.hand == set(view.players[self.seat].hand or ())
        assert [Counter(player.captured) for player in view.players] == [*map(Counter, self.heaps)]
        assert [*view.attackers] == self.attackers
        assert view.stake == self.stake
        assert view.companion == hy.Companion(self.played_by, self.named)
        assert len(view.shared_pile) == self.pile
        assert [len(player.personal_pile) for player in view.players] == self.personal
        if self.pile and asked(view) not in ("partner", "stake"):
            assert view.shared_pile[-1] == self.open
        trick = view.trick
        assert (trick is not None) == bool(self.laid)
        if trick is not None:
            assert [(laid.seat, laid.cards) for laid in trick.laid] == self.laid
            top = trick.top
            assert (top.owner, top.kind, top.length, top.strength) == (
                self.owner,
                self.kind,
                self.length,
                self.strength,
            )
            assert set(trick.checked) == self.checked
            assert trick.storm == self.storm
        assert [*view.drawn] == self.pending
        if asked(view) == "turn":
            assert view.awaiting == (self.turn,)
        if asked(view) in ("witch", "exchange"):
            assert len(view.awaiting) == (self.count if asked(view) == "witch" else 2) - self.waiting


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("variant", ["2p", "3p", "4p", "5p", "6p"])
def test_the_events_tell_every_seat_what_its_view_shows(variant: str, seed: int) -> None:
    options = hy.variants()[variant]
    first = hy.start(options, seed)
    listeners = [Listener(options, seat) for seat in (None, *range(options.players))]
    for listener in listeners:
        for event in hy.events_for(first.events, listener.seat):
            listener.hear(event)
    for decision in random_playout(hy.GAME, options, seed):
        for listener in listeners:
            for event in hy.events_for(decision.step.events, listener.seat):
                listener.hear(event)
            listener.compare(hy.view(decision.step.state, listener.seat))
