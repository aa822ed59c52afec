"""High Card, a tiny game for two: the example of the page "Write a game"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from attrs import define, frozen

from tabletricks import Game, IllegalAction, InvalidOptions, Outcome, Rng, core
from tabletricks.core import Seat


# [options]
DECK = tuple(range(1, 13))
HIGHEST_BID = 3
REFUSE = core.Refuse("high_card")


@frozen
class Options:
    """How many rounds are played, 1 to 6."""

    rounds: int = 3
    players: ClassVar[int] = 2

    def __attrs_post_init__(self) -> None:
        if type(self.rounds) is not int or not 1 <= self.rounds <= 6:
            raise InvalidOptions(f"rounds must be a whole number from 1 to 6, not {self.rounds!r}")


# [vocabulary]
@frozen
class Bid(core.ActionBase):
    """Bets some points on the own card; 0 is a fold (HC-BID-1, HC-BID-2)."""

    tag = "bid"
    seat: Seat
    points: int

    def public_face(self) -> tuple[object, ...]:
        return "bid", self.seat  # others see that it is made, not how high it is


@frozen
class CardDealt(core.OwnerEvent):
    """A seat gets its card; only that seat sees which (HC-DEAL-1)."""

    tag = "card_dealt"
    secret = ("card",)
    reveals = frozenset({"card"})
    card: int | None

    def changes(self) -> tuple[core.Change, ...]:
        return (core.Change(self.seat, gains=1, gained=None if self.card is None else (str(self.card),)),)


@frozen
class ChoiceMade(core.EventBase):
    """A seat has bid; nobody else knows yet how much (HC-BID-3)."""

    tag = "choice_made"
    seat: Seat


@frozen
class Shown(core.EventBase):
    """A card and the bid on it are turned up, and may score (HC-SHOW-1, HC-SHOW-2)."""

    tag = "shown"
    reveals = frozenset({"card", "points", "scores", "total"})
    seat: Seat
    card: int
    points: int
    scores: int
    total: int

    def changes(self) -> tuple[core.Change, ...]:
        return (core.Change(self.seat, loses=1, lost=(str(self.card),), score=self.total),)


@frozen
class BidQuestion(core.QuestionBase):
    """How many points to bet on the own card (HC-BID-1)."""

    tag = "bid"


Event = CardDealt | ChoiceMade | Shown

WORDS = {
    "action.bid": "{seat} bids {points}",
    "event.card_dealt": "{seat} is dealt {card}",
    "event.card_dealt.hidden": "{seat} is dealt a card",
    "event.choice_made": "{seat} has decided",
    "event.shown": "{seat} shows {card} and a bid of {points}, and scores {scores}: {total} in all",
    "question.bid": "{seat}, bid up to 3 points on your card, or 0",
    "refusal.decided": "you have decided, and that stands",
    "refusal.too_much": "bid from 0 to 3, not {points}",
}


# [view]
class Pending(core.Item):
    """What still has to happen; no promise is made about it."""

    members: ClassVar[dict[str, type[core.Item]]] = {}


@frozen
class PlayerView:
    """A player; the hand is ``None`` for everybody else."""

    hand: tuple[int, ...] | None
    hand_size: int
    score: int


@frozen
class View:
    """A game as one seat, or a spectator, sees it; ``shown`` are the cards of earlier rounds."""

    seat: Seat | None
    options: Options
    awaiting: tuple[Seat, ...]
    question: BidQuestion | None
    asked: tuple[BidQuestion, ...]
    players: tuple[PlayerView, ...]
    outcome: Outcome | None
    shown: tuple[int, ...]
    pending: tuple[Pending, ...]


# [state]
@define(eq=False)
class Position(core.Position):
    """The table: the deck, its next card first, the cards shown so far, and a hand and a score for each seat."""

    options: Options
    rng: Rng
    agenda: Sequence[Pending]
    deck: tuple[int, ...]
    shown: tuple[int, ...] = ()
    hands: Sequence[tuple[int, ...]] = ((), ())
    scores: Sequence[int] = (0, 0)
    outcome: Outcome | None = None


@frozen
class State(Position):
    """A whole game at one moment, with every secret."""


class Draft(core.Draft[Pending, CardDealt | ChoiceMade | Shown], Position):
    """The working copy of a state during a step."""

    agenda: list[Pending]
    hands: list[tuple[int, ...]]
    scores: list[int]


# [items]
@frozen
class Deal(Pending, core.Runs[Draft]):
    """Deals a round, or ends the game after the last one (HC-DEAL-1, HC-END-1)."""

    tag = "deal"

    def run(self, draft: Draft) -> None:
        if len(draft.shown) == 2 * draft.options.rounds:
            draft.outcome = Outcome.ranked(draft.scores)
            return
        for seat in draft.seats:
            draft.hands[seat], draft.deck = draft.deck[:1], draft.deck[1:]
            draft.emit(CardDealt(seat, draft.hands[seat][0]))
        draft.then(Bids((0, 1), (0, 1)), Deal())


@frozen
class Bids(Pending, core.HiddenChoices[Position, Draft, Bid, BidQuestion]):
    """Both seats bid at the same time, unseen (HC-BID-1 to HC-SHOW-2)."""

    tag = "bids"
    asked: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    answers: tuple[Bid, ...] = ()

    def offers(self, position: Position, seat: int, made: Sequence[Bid]) -> list[Bid]:
        return [Bid(seat, points) for points in range(HIGHEST_BID + 1)]

    def refusal(self, position: Position, action: Bid) -> IllegalAction:
        if action.seat in self.waiting:
            return REFUSE("HC-BID-1", "too_much", points=action.points)
        return REFUSE("HC-BID-3", "decided")

    def question(self, position: Position, seat: int, *, required: bool) -> BidQuestion:
        return BidQuestion(seat, required, "HC-BID-1")

    def committed(self, draft: Draft, action: Bid, *, finished: bool) -> None:
        draft.emit(ChoiceMade(action.seat))

    def resolve(self, draft: Draft, answers: tuple[Bid, ...]) -> None:
        cards = [hand[0] for hand in draft.hands]
        best = max((cards[bid.seat] for bid in answers if bid.points), default=None)
        for bid in answers:
            won = sum(bid.points for bid in answers) if cards[bid.seat] == best else 0
            draft.scores[bid.seat] += won
            draft.hands[bid.seat] = ()
            draft.emit(Shown(bid.seat, cards[bid.seat], bid.points, won, draft.scores[bid.seat]))
        draft.shown += tuple(cards)


# [game]
class HighCard(Game[Options, State, Bid, CardDealt | ChoiceMade | Shown, BidQuestion, View]):
    """High Card: one hidden card each, one concealed bid each."""

    name = "high_card"
    title = "High Card"
    rules_version = 1
    draft_type = Draft
    words = MappingProxyType({"en": WORDS})
    rule_malformed = "HC-ACT-1"
    rule_game_over = "HC-END-2"

    def variants(self) -> Mapping[str, Options]:
        return {"short": Options(1), "usual": Options(), "long": Options(6)}

    def _opening(self, options: Options, rng: Rng) -> State:
        deck, rng = rng.shuffle(DECK)
        return State(options, rng, (Deal(),), tuple(deck))

    def _view(self, state: State, seat: int | None, asked: core.Asked[BidQuestion]) -> View:
        hands = [hand if owner == seat else None for owner, hand in enumerate(state.hands)]
        players = tuple(map(PlayerView, hands, map(len, state.hands), state.scores))
        pending = tuple([item.seen_by(seat) for item in state.agenda])
        known = (seat, state.options, asked.awaiting, asked.question, asked.everybody)
        return View(*known, players, state.outcome, state.shown, pending)

    def _guess(self, view: View, chance: core.Chance, memory: core.MemoryBase | None) -> State:
        known = (*view.shown, *[card for player in view.players for card in player.hand or ()])
        deck = chance.shuffle([card for card in DECK if card not in known])
        hands = [player.hand or tuple([deck.pop() for _ in range(player.hand_size)]) for player in view.players]
        table = (tuple(deck), view.shown, tuple(hands), tuple([player.score for player in view.players]))
        return State(view.options, chance.rng, view.pending, *table, view.outcome)

    def _reseed(self, state: State, chance: core.Chance) -> State:
        return core.changed(state, deck=tuple(chance.shuffle(sorted(state.deck))))

    def _audit(self, state: State) -> str | None:
        cards = [*state.deck, *state.shown, *[card for hand in state.hands for card in hand]]
        return None if sorted(cards) == list(DECK) else "a card is missing or there twice"


GAME = HighCard()
