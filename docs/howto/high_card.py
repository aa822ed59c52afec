"""
High Card, a tiny game for two: the example of the page "Write a game".
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

import attrs
from attrs import frozen

from tabletricks import Game, IllegalAction, InvalidArgument, InvalidOptions, Outcome, Rng, core
from tabletricks.core import ActionBase, EventBase, Name, OwnerEvent


# [options]
SEATS = (0, 1)
DECK = tuple(range(1, 13))
HIGHEST_BID = 3


@frozen
class Options:
    """
    The options of High Card.

    Attributes:
        rounds: how many rounds are played, 1 to 6.
    """

    rounds: int = 3

    def __attrs_post_init__(self) -> None:
        if type(self.rounds) is not int or not 1 <= self.rounds <= 6:
            msg = f"rounds must be a whole number from 1 to 6, not {self.rounds!r}"
            raise InvalidOptions(msg)


# [actions]
@frozen
class Bid(ActionBase):
    """Bets some points on the own card (HC-BID-1)."""

    tag: ClassVar[str] = "bid"

    seat: int
    points: int

    def public_face(self) -> tuple[object, ...]:
        """That an answer was given, not which."""
        return "answer", self.seat

    def sentence(self, name: Name) -> str:
        """The action in one sentence."""
        return f"{name(self.seat)} bids {self.points}."


@frozen
class Fold(ActionBase):
    """Bets nothing (HC-BID-2)."""

    tag: ClassVar[str] = "fold"

    seat: int

    def public_face(self) -> tuple[object, ...]:
        """That an answer was given, not which."""
        return "answer", self.seat

    def sentence(self, name: Name) -> str:
        """The action in one sentence."""
        return f"{name(self.seat)} folds."


Action = Bid | Fold


# [events]
@frozen
class CardDealt(OwnerEvent):
    """A seat gets its card; only that seat sees which (HC-DEAL-1)."""

    tag: ClassVar[str] = "card_dealt"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    card: int | None

    def sentence(self, name: Name) -> str:
        """The event in one sentence."""
        return f"{name(self.seat)} is dealt {'a card' if self.card is None else self.card}."


@frozen
class Answered(EventBase):
    """A seat has decided; nobody else knows yet how (HC-BID-3)."""

    tag: ClassVar[str] = "answered"

    seat: int

    def sentence(self, name: Name) -> str:
        """The event in one sentence."""
        return f"{name(self.seat)} has decided."


@frozen
class Shown(EventBase):
    """A card and the bid on it are turned up (HC-SHOW-1)."""

    tag: ClassVar[str] = "shown"
    reveals: ClassVar[frozenset[str]] = frozenset({"card", "points"})

    seat: int
    card: int
    points: int

    def sentence(self, name: Name) -> str:
        """The event in one sentence."""
        return f"{name(self.seat)} shows {self.card} and a bid of {self.points}."


@frozen
class Scored(EventBase):
    """A seat wins the round (HC-SHOW-2)."""

    tag: ClassVar[str] = "scored"

    seat: int
    points: int

    def sentence(self, name: Name) -> str:
        """The event in one sentence."""
        return f"{name(self.seat)} scores {self.points}."


Event = CardDealt | Answered | Shown | Scored


# [state]
@frozen
class State:
    """
    A whole game at one moment, with every secret.

    Attributes:
        options: the options of the game.
        rng: the random source.
        agenda: what still has to happen, the next item last.
        deck: the face-down cards, the next one first.
        cards: the card of each seat; empty between rounds.
        shown: the cards of earlier rounds, face up.
        scores: the points of each seat.
        outcome: how the game has ended, or ``None``.
    """

    options: Options
    rng: Rng
    agenda: tuple[AgendaItem, ...]
    deck: tuple[int, ...]
    cards: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    scores: tuple[int, ...] = (0, 0)
    outcome: Outcome | None = None


class Draft(core.Draft[State, "AgendaItem", Event]):
    """The working copy of a state during a step."""

    __slots__ = ("cards", "deck", "options", "outcome", "scores", "shown")

    def __init__(self, state: State) -> None:
        super().__init__(state.agenda, state.rng)
        self.options = state.options
        self.deck = state.deck
        self.cards = state.cards
        self.shown = state.shown
        self.scores = list(state.scores)
        self.outcome = state.outcome

    def freeze(self) -> State:
        """The state that the step leads to."""
        return State(
            self.options,
            self.rng,
            tuple(self.agenda),
            self.deck,
            self.cards,
            self.shown,
            tuple(self.scores),
            self.outcome,
        )


# [items]
@frozen
class Deal(core.Runs[Draft]):
    """Deals a round, or ends the game after the last one (HC-DEAL-1, HC-END-1)."""

    tag: ClassVar[str] = "deal"

    def run(self, draft: Draft) -> None:
        """Gives each seat a card and asks for bids."""
        if len(draft.shown) == 2 * draft.options.rounds:
            best = max(draft.scores)
            winners = tuple(seat for seat in SEATS if draft.scores[seat] == best)
            draft.outcome = Outcome(winners, tuple(draft.scores))
            return
        draft.cards, draft.deck = draft.deck[:2], draft.deck[2:]
        for seat in SEATS:
            draft.emit(CardDealt(seat, draft.cards[seat]))
        draft.then(Bids(), Deal())


@frozen
class Bids(core.Asks[State, Draft, Action]):
    """
    Both seats decide at the same time (HC-BID-1 to HC-BID-3).

    Attributes:
        answers: the answers so far; each is known to its author alone.
    """

    tag: ClassVar[str] = "bids"

    answers: tuple[Action, ...] = ()

    def awaits(self, state: State) -> tuple[int, ...]:
        """Everybody who has not answered."""
        del state
        answered = {answer.seat for answer in self.answers}
        return tuple(seat for seat in SEATS if seat not in answered)

    def actions(self, state: State, seat: int) -> list[Action]:
        """Fold, or any bid."""
        return choices(seat) if seat in self.awaits(state) else []

    def problem(self, state: State, action: Action) -> IllegalAction | None:
        """One answer each, and no bid too high."""
        if action.seat not in self.awaits(state):
            return IllegalAction("HC-BID-3", f"seat {action.seat} has already decided, and that stands")
        if isinstance(action, Bid) and not 1 <= action.points <= HIGHEST_BID:
            return IllegalAction("HC-BID-1", f"bid from 1 to {HIGHEST_BID}, not {action.points}")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """Keeps the answer; the last one turns everything up."""
        draft.emit(Answered(action.seat))
        answers = (*self.answers, action)
        if len(answers) < len(SEATS):
            draft.then(Bids(answers))
            return
        bids = {answer.seat: answer.points if isinstance(answer, Bid) else 0 for answer in answers}
        for seat in SEATS:
            draft.emit(Shown(seat, draft.cards[seat], bids[seat]))
        bidders = [seat for seat in SEATS if bids[seat]]
        if bidders:
            winner = max(bidders, key=lambda seat: draft.cards[seat])
            points = sum(bids.values())
            draft.scores[winner] += points
            draft.emit(Scored(winner, points))
        draft.shown += draft.cards
        draft.cards = ()


AgendaItem = Deal | Bids


def choices(seat: int) -> list[Action]:
    """Everything a seat can answer, in a fixed order."""
    return [Fold(seat), *(Bid(seat, points) for points in range(1, HIGHEST_BID + 1))]


# [view]
@frozen
class View:
    """
    A game as one seat, or a spectator, sees it.

    Attributes:
        seat: whose view it is; ``None`` for a spectator.
        options: the options of the game.
        awaiting: the seats that block the game.
        card: the own card, if there is one.
        answer: the own answer of this round, if it is given.
        shown: the cards of earlier rounds.
        scores: the points of each seat.
        outcome: how the game has ended, or ``None``.
    """

    seat: int | None
    options: Options
    awaiting: tuple[int, ...]
    card: int | None
    answer: Action | None
    shown: tuple[int, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None


def view_of(state: State, seat: int | None) -> View:
    """What a seat may know: no deck, no random source, nothing of the other seat's round."""
    card, answer = None, None
    awaiting: tuple[int, ...] = ()
    if state.agenda:
        bids = state.agenda[-1]
        assert isinstance(bids, Bids)
        awaiting = bids.awaits(state)
        if seat is not None:
            card = state.cards[seat]
            answer = next((given for given in bids.answers if given.seat == seat), None)
    return View(seat, state.options, awaiting, card, answer, state.shown, state.scores, state.outcome)


# [guess]
def guess(view: View, rng: Rng) -> State:
    """A random state that agrees with a view."""
    if view.seat not in (*SEATS, None):
        raise _nonsense(f"there is no seat {view.seat}")
    hidden, rng = rng.shuffle([card for card in DECK if card not in view.shown and card != view.card])
    cards: tuple[int, ...] = ()
    agenda: tuple[AgendaItem, ...] = ()
    if view.outcome is None:
        if len(hidden) < len(SEATS) - (view.card is not None):
            raise _nonsense("there are too few cards left")
        drawn = [view.card if seat == view.seat and view.card is not None else hidden.pop() for seat in SEATS]
        cards = tuple(drawn)
        answers: list[Action] = []
        for seat in SEATS:
            if seat == view.seat and view.answer is not None:
                answers.append(view.answer)
            elif seat not in view.awaiting:
                offered = choices(seat)
                number, rng = rng.below(len(offered))
                answers.append(offered[number])
        agenda = (Deal(), Bids(tuple(answers)))
    state = State(view.options, rng, agenda, tuple(hidden), cards, view.shown, view.scores, view.outcome)
    problem = impossible(state)
    if problem is None and view_of(state, view.seat) != view:
        problem = "it contradicts itself"
    if problem is not None:
        raise _nonsense(problem)
    return state


def _nonsense(why: str) -> InvalidArgument:
    return InvalidArgument(f"no state agrees with this view: {why}")


# [audit]
def impossible(state: State) -> str | None:
    """What is impossible about a state, or ``None``."""
    if sorted(state.deck + state.cards + state.shown) != list(DECK):
        return "a card is missing or there twice"
    if len(state.scores) != len(SEATS) or min(state.scores) < 0:
        return "there are two scores, and none is below 0"
    if state.outcome is not None:
        best = max(state.scores)
        winners = tuple(seat for seat in SEATS if state.scores[seat] == best)
        if state.outcome != Outcome(winners, state.scores):
            return "somebody else has won"
        over = not state.agenda and not state.cards and len(state.shown) == 2 * state.options.rounds
        return None if over else "the game is over before its last round"
    if len(state.cards) != 2 or len(state.shown) % 2 or len(state.shown) >= 2 * state.options.rounds:
        return "each seat holds a card until the last round is over"
    if len(state.agenda) != 2 or state.agenda[0] != Deal() or not isinstance(state.agenda[1], Bids):
        return "a round waits for bids"
    answers = state.agenda[1].answers
    if len(answers) > 1 or any(answer.seat not in SEATS or answer not in choices(answer.seat) for answer in answers):
        return "this cannot have been answered"
    return None


# [game]
class HighCard(Game[Options, State, Action, Event, View]):
    """High Card: one hidden card each, one concealed bid each."""

    name = "high_card"
    title = "High Card"
    rules_version = 1
    options_type = Options
    state_type = State
    view_type = View
    action_type = Action
    event_type = Event
    rule_malformed = "HC-ACT-1"
    rule_game_over = "HC-END-2"

    def variants(self) -> Mapping[str, Options]:
        """The shortest game, the usual one, and one that uses up the deck."""
        return MappingProxyType({"short": Options(1), "usual": Options(), "long": Options(6)})

    def _players(self, state: State) -> int:
        """Always two."""
        del state
        return len(SEATS)

    def _audit(self, state: State) -> str | None:
        """What is impossible about a state, or ``None``."""
        return impossible(state)

    def _canonical(self, state: State, action: Action) -> Action:
        """Every action has one form only."""
        del state
        return action

    def _open(self, options: Options, rng: Rng) -> Draft:
        deck, rng = rng.shuffle(DECK)
        return Draft(State(options, rng, (Deal(),), tuple(deck)))

    def _draft(self, state: State) -> Draft:
        return Draft(state)

    def _view(self, state: State, seat: int | None) -> View:
        return view_of(state, seat)

    def _determinize(self, view: View, rng: Rng) -> State:
        return guess(view, rng)

    def _reseed(self, state: State, rng: Rng) -> State:
        deck, rng = rng.shuffle(sorted(state.deck))
        return attrs.evolve(state, deck=tuple(deck), rng=rng)


GAME = HighCard()
