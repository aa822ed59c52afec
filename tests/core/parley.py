"""
Parley: a made-up game that asks everything of the kernel that the hardest rulebooks do.

Cards are numbers from 0 to 4 in red and blue; no rule looks at the colour. Everybody has a hidden hand of five. First,
one after the other, each seat chooses a receiver and gives away two cards, picked one by one (P-GIFT). Then, in turn,
each seat attacks another one (P-ATTACK); everybody else may counter with a 0, which turns the attack round and opens
the next window, and a hit costs a point (P-COUNTER). While somebody is on turn, any other seat may shout, once per
round, and draws a card (P-SHOUT). At the end of a round all toast at the same time and unseen, whoever has shouted one
seat and the others two; a toast is worth a point (P-TOAST). Then they vote in secret whether to end the game; a vote
may be changed until its owner is ready (P-VOTE). The last round ends it anyway (P-END).
"""

# ruff: noqa: ARG002 -- most methods answer a call that tells them more than they need

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Self

import attrs
from attrs import frozen

from tabletricks import Game, IllegalAction, InvalidArgument, InvalidOptions, Outcome, Rng, core
from tabletricks.core import Chance, Message, Seat, Who, changed, clockwise


class Card(str, core.TextValue):
    """A card: its number and its colour."""

    __slots__ = ()

    pattern = "^[0-4][br]$"

    def __new__(cls, text: str) -> Self:
        if not re.fullmatch(cls.pattern, text):
            msg = f"{text!r} is no card"
            raise InvalidArgument(msg)
        return super().__new__(cls, text)

    @classmethod
    def from_text(cls, text: str) -> Self:
        return cls(text)


Cards = tuple[Card, ...]


def cards(texts: str) -> Cards:
    """The cards of a text such as ``"0r 3b"``."""
    return tuple([Card(text) for text in texts.split()])


def deck_of(players: int) -> list[Card]:
    return sorted([Card(f"{number}{colour}") for number in range(5) for colour in "br"] * players)


@frozen
class Options:
    """How many play, and how many rounds at most."""

    players: int = 3
    rounds: int = 2

    def __attrs_post_init__(self) -> None:
        for name, least, most in (("players", 2, 4), ("rounds", 1, 9)):
            value: object = getattr(self, name)
            if type(value) is not int or not least <= value <= most:
                msg = f"{name} must be from {least} to {most}, not {value!r}"
                raise InvalidOptions(msg)


# The vocabulary: actions.


@frozen
class ChooseReceiver(core.ActionBase):
    tag: ClassVar[str] = "choose_receiver"

    seat: Seat
    target: Seat


@frozen
class Pick(core.ActionBase):
    tag: ClassVar[str] = "pick"

    seat: Seat
    card: Card

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat


@frozen
class Attack(core.ActionBase):
    tag: ClassVar[str] = "attack"

    seat: Seat
    card: Card
    target: Seat


@frozen
class Shout(core.ActionBase):
    tag: ClassVar[str] = "shout"

    seat: Seat


@frozen
class Respond(core.ActionBase):
    """Counters with a 0, or lets it pass."""

    tag: ClassVar[str] = "respond"

    seat: Seat
    card: Card | None = None

    def message(self) -> Message:
        return self.says("" if self.card else "pass")


@frozen
class Toast(core.ActionBase):
    tag: ClassVar[str] = "toast"

    seat: Seat
    target: Seat | None

    def message(self) -> Message:
        return self.says("" if self.target is not None else "nobody")

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat


@frozen
class CastVote(core.ActionBase):
    tag: ClassVar[str] = "cast_vote"

    seat: Seat
    end: bool

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat


@frozen
class Ready(core.ActionBase):
    tag: ClassVar[str] = "ready"

    seat: Seat


Action = ChooseReceiver | Pick | Attack | Shout | Respond | Toast | CastVote | Ready


# The vocabulary: events.


@frozen
class RoundStarted(core.EventBase):
    tag: ClassVar[str] = "round_started"

    number: int
    players: int

    def changes(self) -> tuple[core.Change, ...]:
        return tuple([core.Change(seat, emptied=True) for seat in range(self.players)])


@frozen
class CardsDrawn(core.OwnerEvent):
    """A seat gets cards from the pile."""

    tag: ClassVar[str] = "cards_drawn"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    cards: Cards | None
    number: int

    def changes(self) -> tuple[core.Change, ...]:
        return (core.Change(self.seat, gains=self.number, gained=self.cards),)


@frozen
class CardsGiven(core.OwnerEvent):
    """Giver and receiver see the cards."""

    tag: ClassVar[str] = "cards_given"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    target: Seat
    cards: Cards | None
    number: int

    def changes(self) -> tuple[core.Change, ...]:
        return (
            core.Change(self.seat, loses=self.number, lost=self.cards),
            core.Change(self.target, gains=self.number, gained=self.cards),
        )

    def insiders(self) -> tuple[int, ...]:
        return self.seat, self.target


@frozen
class Told(core.EventBase):
    """Something that everybody sees, with the card that is put down for it."""

    tag: ClassVar[str] = "told"

    what: str
    seat: Seat
    card: Card | None = None
    points: int | None = None

    def changes(self) -> tuple[core.Change, ...]:
        lost = () if self.card is None else (self.card,)
        return (core.Change(self.seat, loses=len(lost), lost=lost, score=self.points),)


@frozen
class ChoiceMade(core.EventBase):
    """A seat has finished its hidden choice."""

    tag: ClassVar[str] = "choice_made"
    reveals: ClassVar[frozenset[str]] = frozenset({"occurrence"})

    seat: Seat


@frozen
class Toasted(core.EventBase):
    tag: ClassVar[str] = "toasted"
    reveals: ClassVar[frozenset[str]] = frozenset({"targets", "points"})

    seat: Seat
    targets: tuple[Seat | None, ...]
    points: tuple[int, ...] = ()

    def changes(self) -> tuple[core.Change, ...]:
        toasted = [target for target in self.targets if target is not None]
        return tuple([core.Change(seat, score=score) for seat, score in zip(toasted, self.points, strict=True)])

    def message(self) -> Message:
        toasted = tuple([Who(target) for target in self.targets if target is not None])
        return self.says("" if toasted else "nobody", toasted=toasted)


@frozen
class Voted(core.OwnerEvent):
    tag: ClassVar[str] = "voted"
    secret: ClassVar[tuple[str, ...]] = ("end",)

    end: bool | None

    def message(self) -> Message:
        return self.says()


@frozen
class Counted(core.EventBase):
    tag: ClassVar[str] = "counted"
    reveals: ClassVar[frozenset[str]] = frozenset({"ayes", "occurrence"})

    ayes: int


@frozen
class GameEnded(core.EventBase):
    tag: ClassVar[str] = "game_ended"

    outcome: Outcome

    def message(self) -> Message:
        return self.says("", winners=tuple(map(Who, self.outcome.winners)))


Event = RoundStarted | CardsDrawn | CardsGiven | Told | ChoiceMade | Toasted | Voted | Counted | GameEnded


# The vocabulary: questions, view and memory.


@frozen
class ReceiverQuestion(core.QuestionBase):
    tag: ClassVar[str] = "receiver"


@frozen
class GiftQuestion(core.QuestionBase):
    """Which cards to give; the number of those picked is public, which ones is not."""

    tag: ClassVar[str] = "gift"

    target: Seat
    left: int
    picked: Cards | None

    def public(self) -> Self:
        return changed(self, picked=None)


@frozen
class AttackQuestion(core.QuestionBase):
    tag: ClassVar[str] = "attack"


@frozen
class ShoutQuestion(core.QuestionBase):
    """Whether to shout while somebody is on turn."""

    tag: ClassVar[str] = "shout"

    on_turn: Seat


@frozen
class CounterQuestion(core.QuestionBase):
    tag: ClassVar[str] = "counter"

    hit: Seat


@frozen
class ToastQuestion(core.QuestionBase):
    """Whom to toast; what has been said so far is known to its seat only."""

    tag: ClassVar[str] = "toast"

    made: tuple[Seat | None, ...] | None

    def public(self) -> Self:
        return changed(self, made=None)


@frozen
class VoteQuestion(core.QuestionBase):
    tag: ClassVar[str] = "vote"

    vote: bool | None

    def public(self) -> Self:
        return changed(self, vote=None)


Question = (
    ReceiverQuestion | GiftQuestion | AttackQuestion | ShoutQuestion | CounterQuestion | ToastQuestion | VoteQuestion
)


WORDS = {
    "action.choose_receiver": "{seat} chooses {target}",
    "action.pick": "{seat} picks {card}",
    "action.attack": "{seat} attacks {target} with {card}",
    "action.shout": "{seat} shouts",
    "action.respond": "{seat} counters with {card}",
    "action.respond.pass": "{seat} lets it pass",
    "action.toast": "{seat} toasts {target}",
    "action.toast.nobody": "{seat} toasts nobody",
    "action.cast_vote": "{seat} votes {end:to end|to go on}",
    "action.ready": "{seat} is ready",
    "event.round_started": "round {number} begins",
    "event.cards_drawn": "{seat} draws {cards}",
    "event.cards_drawn.hidden": "{seat} draws {number}",
    "event.cards_given": "{seat} gives {target} {cards}",
    "event.cards_given.hidden": "{seat} gives {target} {number:# card|# cards}",
    "event.told": "{seat}: {what}",
    "event.choice_made": "{seat} has decided",
    "event.toasted": "{seat} has toasted {toasted:and}",
    "event.toasted.nobody": "{seat} has toasted nobody",
    "event.voted": "{seat} has voted",
    "event.counted": "there {ayes:is # vote|are # votes} for the end",
    "event.game_ended": "the winners are {winners:and}",
    "question.receiver": "{seat}, choose who gets two of your cards",
    "question.gift": "{seat}, pick {left} more for {target}",
    "question.attack": "{seat}, attack somebody",
    "question.shout": "{seat}, you may shout in the turn of {on_turn}",
    "question.counter": "{seat}, you may counter the attack on {hit}",
    "question.toast": "{seat}, toast somebody",
    "question.vote": "{seat}, vote on the end of the game",
}


class Pending(core.Item):
    """What still has to happen; no promise is made about it."""

    members: ClassVar[dict[str, type[core.Item]]] = {}


@frozen
class PlayerView:
    """What is seen of a player."""

    hand: Cards | None
    hand_size: int
    score: int


@frozen
class View:
    """
    A game as one seat, or a spectator, sees it.

    Attributes:
        seat: whose view it is.
        discard: the cards that were put down in this round,
            the newest one last.
        pile_size: how many cards are left.
    """

    seat: Seat | None
    options: Options
    awaiting: tuple[Seat, ...]
    question: Question | None
    asked: tuple[Question, ...]
    players: tuple[PlayerView, ...]
    outcome: Outcome | None
    discard: Cards
    pile_size: int
    shouted: tuple[Seat, ...]
    round: int
    pending: tuple[Pending, ...]


@frozen
class Known:
    """A card that is in a hand."""

    seat: Seat
    card: Card


@frozen
class Memory(core.MemoryBase):
    """The cards that a seat has given away and that have not left the receiver's hand for all it knows."""

    known: tuple[Known, ...] = ()

    def after(self, event: core.EventBase) -> Self:
        known = list(self.known)
        if isinstance(event, RoundStarted):
            known = []
        elif isinstance(event, Told) and event.card is not None:
            known = without(known, [Known(event.seat, event.card)])
        elif isinstance(event, CardsGiven) and event.cards is None:
            known = [fact for fact in known if fact.seat != event.seat]
        elif isinstance(event, CardsGiven) and event.cards is not None:
            known = without(known, [Known(event.seat, card) for card in event.cards])
            known += [Known(event.target, card) for card in event.cards if event.target != self.seat]
        return changed(self, known=tuple(known))


def without(things: Iterable[core.values.T], gone: Iterable[core.values.T]) -> list[core.values.T]:
    """The things but for those that are gone, one for one."""
    return [*(Counter(things) - Counter(gone)).elements()]


# The engine: state and draft.


@attrs.define(eq=False)
class Position(core.Position):
    """The table."""

    options: Options
    rng: Rng
    agenda: Sequence[Pending]
    pile: Cards
    hands: Sequence[Cards]
    points: Sequence[int]
    discard: Cards = ()
    shouted: tuple[Seat, ...] = ()
    round: int = 1
    outcome: Outcome | None = None


@frozen
class State(Position):
    """A whole game at one moment, with every secret."""


class Draft(core.Draft[Pending, Event], Position):
    """The working copy of a state during a step."""

    before: State
    agenda: list[Pending]
    hands: list[Cards]
    points: list[int]

    def put_down(self, seat: int, card: Card, what: str) -> None:
        self.hands[seat] = tuple(without(self.hands[seat], [card]))
        self.discard += (card,)
        self.emit(Told(what, seat, card))

    def draw(self, seat: int, number: int) -> None:
        drawn, self.pile = self.pile[:number], self.pile[number:]
        self.hands[seat] = tuple(sorted(self.hands[seat] + drawn))
        self.emit(CardsDrawn(seat, tuple(sorted(drawn)), number))

    def close(self) -> None:
        for seat, hand in enumerate(self.hands):
            if len(hand) == 1 != len(self.before.hands[seat]):
                self.emit(Told("has one card left", seat))


# The engine: items.


class Task(Pending, core.Runs[Draft]):
    """Something that happens by itself."""

    __slots__ = ()


class Decision(Pending, core.Asks[Position, Draft, Action, Question]):
    """Somebody decides; cards of one number are the same to all rules."""

    __slots__ = ()

    def canonical(self, position: Position, action: Action) -> Action:
        if isinstance(action, Attack | Respond) and action.card in position.hands[action.seat]:
            return changed(action, card=self.first(position.hands[action.seat], action.card))
        return action

    def first(self, hand: Cards, card: Card) -> Card:
        return next(other for other in hand if other[0] == card[0])

    def refusal(self, position: Position, action: Action) -> IllegalAction:
        return self.reason(position, action) or IllegalAction("P-TURN", "this is not for you to do now")

    def reason(self, position: Position, action: Action) -> IllegalAction | None:
        return None


@frozen
class StartRound(Task):
    tag: ClassVar[str] = "start_round"

    number: int

    def run(self, draft: Draft) -> None:
        draft.pile = draft.shuffle(deck_of(draft.options.players))
        draft.round, draft.shouted, draft.discard = self.number, (), ()
        draft.emit(RoundStarted(self.number, draft.options.players))
        seats = tuple(draft.seats)
        for seat in seats:
            draft.hands[seat] = ()
            draft.draw(seat, 5)
        nobody = (None,) * len(seats)
        draft.then(Gifts(seats), Turns(seats), Toasts(seats, seats), Vote(nobody), StartRound(self.number + 1))


@frozen
class Gifts(Task, core.EachInTurn[Draft]):
    tag: ClassVar[str] = "gifts"

    seats: tuple[Seat, ...]

    def part_of_seat(self, draft: Draft, seat: int) -> None:
        draft.then(Receiver(seat))


@frozen
class Receiver(Decision, core.ChooseSeat[Position, Draft, Action, Question]):
    tag: ClassVar[str] = "receiver"

    seat: Seat

    def candidates(self, position: Position) -> list[int]:
        return [seat for seat in position.seats if seat != self.seat]

    def choosing(self, target: int) -> ChooseReceiver:
        return ChooseReceiver(self.seat, target)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        return ReceiverQuestion(seat, required, "P-GIFT")

    def reason(self, position: Position, action: Action) -> IllegalAction | None:
        if action.seat == self.seat and isinstance(action, ChooseReceiver):
            return IllegalAction("P-GIFT", "choose somebody else")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, ChooseReceiver)
        draft.then(Gift(self.seat, action.target))


@frozen
class Gift(Decision, core.PickCards[Position, Draft, Action, Question, Card]):
    tag: ClassVar[str] = "gift"

    seat: Seat
    target: Seat
    chosen: tuple[Card | None, ...] = ()

    def number(self, position: Position) -> int:
        return 2

    def choice(self, position: Position) -> Cards:
        return position.hands[self.seat]

    def picking(self, card: Card) -> Pick:
        return Pick(self.seat, card)

    def card_of(self, action: Action) -> Card:
        assert isinstance(action, Pick)
        return action.card

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        picked = tuple([card for card in self.chosen if card is not None])
        return GiftQuestion(seat, required, "P-GIFT", self.target, 2 - len(self.chosen), picked)

    def reason(self, position: Position, action: Action) -> IllegalAction | None:
        if action.seat == self.seat and isinstance(action, Pick):
            return IllegalAction("P-GIFT", f"you have no {action.card} left")
        return None

    def picked(self, draft: Draft, cards: Cards) -> None:
        draft.hands[self.seat] = tuple(without(draft.hands[self.seat], cards))
        draft.hands[self.target] = tuple(sorted(draft.hands[self.target] + cards))
        draft.emit(CardsGiven(self.seat, self.target, cards, len(cards)))


@frozen
class Turns(Task, core.EachInTurn[Draft]):
    """Whoever has no cards is passed over."""

    tag: ClassVar[str] = "turns"

    seats: tuple[Seat, ...]

    def part_of_seat(self, draft: Draft, seat: int) -> None:
        if draft.hands[seat]:
            draft.then(Turn(seat))


@frozen
class Turn(Decision, core.OneSeat[Position, Draft, Action, Question]):
    """One seat is awaited; the others may shout."""

    tag: ClassVar[str] = "turn"

    seat: Seat

    def offers(self, position: Position) -> list[Action]:
        hand = position.hands[self.seat]
        first = dict.fromkeys([self.first(hand, card) for card in hand])
        return [
            Attack(self.seat, card, target) for card in first for target in position.seats if target != self.seat
        ]  # fmt: skip

    def actions(self, position: Position, seat: int) -> list[Action]:
        if seat == self.seat:
            return self.offers(position)
        return [] if seat in position.shouted else [Shout(seat)]

    def accepts(self, position: Position, action: Action) -> bool:
        if isinstance(action, Attack) and action.seat == self.seat:
            return action.card in position.hands[self.seat] and action.target != self.seat
        return isinstance(action, Shout) and action.seat != self.seat and action.seat not in position.shouted

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        if seat == self.seat:
            return AttackQuestion(seat, required, "P-ATTACK")
        return ShoutQuestion(seat, required, "P-SHOUT", self.seat)

    def reason(self, position: Position, action: Action) -> IllegalAction | None:
        if isinstance(action, Shout) and action.seat in position.shouted:
            return IllegalAction("P-SHOUT", "shout once a round")
        if not isinstance(action, Attack) or action.seat != self.seat:
            return None
        if action.card not in position.hands[self.seat]:
            return IllegalAction("P-CARD", f"you have no {action.card}")
        return IllegalAction("P-ATTACK", "attack somebody else")

    def take(self, draft: Draft, action: Action) -> None:
        if isinstance(action, Attack):
            draft.put_down(self.seat, action.card, f"attacks {action.target}")
            draft.then(CounterWindow.opened(draft, action.target, self.seat), Hit(action.target))
            return
        draft.emit(Told("shouts", action.seat))
        draft.shouted = tuple(sorted((*draft.shouted, action.seat)))
        draft.draw(action.seat, 1)
        draft.again()


@frozen
class CounterWindow(Decision, core.Window[Position, Draft, Action, Question]):
    """The seat that would be hit, then the others, may counter; what lies below is the hit."""

    tag: ClassVar[str] = "counter_window"

    seat: Seat
    later: tuple[Seat, ...]
    hit: Seat
    by: Seat

    @classmethod
    def opened(cls, draft: Draft, hit: int, by: int) -> CounterWindow:
        first, *later = [seat for seat in clockwise(hit, len(draft.seats)) if seat != by]
        return cls(first, tuple(later), hit, by)

    def declining(self) -> Respond:
        return Respond(self.seat)

    def reactions(self, position: Position) -> list[Action]:
        zeros = [card for card in position.hands[self.seat] if card[0] == "0"]
        return [Respond(self.seat, card) for card in zeros[:1]]

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        return CounterQuestion(seat, required, "P-COUNTER", self.hit)

    def reason(self, position: Position, action: Action) -> IllegalAction | None:
        if action.seat == self.seat and isinstance(action, Respond):
            return IllegalAction("P-COUNTER", "counter with a 0 of yours")
        return None

    def reacted(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Respond)
        assert action.card is not None
        draft.put_down(self.seat, action.card, "counters")
        hit = draft.pop()
        assert hit == Hit(self.hit)
        draft.then(self.opened(draft, self.by, self.seat), Hit(self.by))

    def declined(self, draft: Draft) -> None:
        draft.emit(Told("lets it pass", self.seat))

    def nobody_reacts(self, draft: Draft) -> None:
        draft.emit(Told("is not helped", self.hit))


@frozen
class Hit(Task):
    tag: ClassVar[str] = "hit"

    seat: Seat

    def run(self, draft: Draft) -> None:
        draft.points[self.seat] -= 1
        draft.emit(Told("loses a point", self.seat, None, draft.points[self.seat]))


@frozen
class Toasts(Decision, core.HiddenChoices[Position, Draft, Action, Question]):
    tag: ClassVar[str] = "toasts"

    asked: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    answers: tuple[Action, ...] = ()

    def parts(self, position: Position, seat: int) -> int:
        return 1 if seat in position.shouted else 2

    def targets(self, answers: Sequence[Action]) -> tuple[int | None, ...]:
        return tuple([answer.target for answer in answers if isinstance(answer, Toast)])

    def offers(self, position: Position, seat: int, made: Sequence[Action]) -> list[Action]:
        others = [other for other in position.seats if other != seat and other not in self.targets(made)]
        return [Toast(seat, target) for target in (None, *others)]

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        return ToastQuestion(seat, required, "P-TOAST", self.targets(self.made_by(seat)))

    def reason(self, position: Position, action: Action) -> IllegalAction | None:
        if not isinstance(action, Toast):
            return None
        if action.seat not in self.waiting:
            return IllegalAction("P-TOAST", "you have decided, and that stands")
        return IllegalAction("P-TOAST", "toast somebody else")

    def committed(self, draft: Draft, action: Action, *, finished: bool) -> None:
        if finished:
            draft.emit(ChoiceMade(action.seat))

    def resolve(self, draft: Draft, answers: tuple[Action, ...]) -> None:
        for seat in self.asked:
            targets = self.targets([answer for answer in answers if answer.seat == seat])
            toasted = [target for target in targets if target is not None]
            for target in toasted:
                draft.points[target] += 1
            draft.emit(Toasted(seat, targets, tuple([draft.points[target] for target in toasted])))


@frozen
class Vote(Decision):
    """Everybody votes at the same time, and may vote anew until ready; no pattern, but an item of its own making."""

    tag: ClassVar[str] = "vote"

    votes: tuple[bool | None, ...]
    ready: tuple[Seat, ...] = ()

    def awaits(self, position: Position) -> tuple[int, ...]:
        return tuple([seat for seat in position.seats if seat not in self.ready])

    def actions(self, position: Position, seat: int) -> list[Action]:
        if seat in self.ready:
            return []
        changes: list[Action] = [CastVote(seat, end) for end in (False, True) if end is not self.votes[seat]]
        return changes if self.votes[seat] is None else [Ready(seat), *changes]

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        return VoteQuestion(seat, required, "P-VOTE", self.votes[seat])

    def reason(self, position: Position, action: Action) -> IllegalAction | None:
        if action.seat in self.ready:
            return None
        if isinstance(action, CastVote):
            return IllegalAction("P-VOTE", "that is your vote already")
        return IllegalAction("P-VOTE", "vote first") if isinstance(action, Ready) else None

    def take(self, draft: Draft, action: Action) -> None:
        if isinstance(action, CastVote):
            votes = [action.end if seat == action.seat else vote for seat, vote in enumerate(self.votes)]
            draft.emit(Voted(action.seat, action.end))
            draft.then(changed(self, votes=tuple(votes)))
            return
        draft.emit(Told("is ready", action.seat))
        ready = tuple(sorted((*self.ready, action.seat)))
        if len(ready) < len(self.votes):
            draft.then(changed(self, ready=ready))
            return
        ayes = sum(vote is True for vote in self.votes)
        draft.emit(Counted(ayes))
        if 2 * ayes > len(ready) or draft.round == draft.options.rounds:
            draft.agenda.clear()
            draft.outcome = Outcome.ranked(draft.points)
            draft.emit(GameEnded(draft.outcome))

    def seen_by(self, seat: int | None) -> Self:
        # That a seat has voted is known, how is not.
        votes = [vote if number == seat or vote is None else True for number, vote in enumerate(self.votes)]
        return changed(self, votes=tuple(votes))

    def guessed(self, position: Position, chance: Chance, observer: int | None) -> Self:
        votes = [
            vote if vote is None or seat == observer else chance.choose((False, True))
            for seat, vote in enumerate(self.votes)
        ]
        return changed(self, votes=tuple(votes))


# The game.


class Parley(Game[Options, State, Action, Event, Question, View, Memory]):
    name = "parley"
    title = "Parley"
    rules_version = 3
    draft_type = Draft
    words = MappingProxyType({"en": WORDS})
    rule_malformed = "P-ACT"
    rule_game_over = "P-END"

    def variants(self) -> Mapping[str, Options]:
        return {"2p": Options(2), "3p": Options(3), "4p": Options(4, 1)}

    def _opening(self, options: Options, rng: Rng) -> State:
        nobody = (Cards(),) * options.players
        return State(options, rng, (StartRound(1),), tuple(deck_of(options.players)), nobody, (0,) * options.players)

    def _view(self, state: State, seat: int | None, asked: core.Asked[Question]) -> View:
        players = [
            PlayerView(hand if owner == seat else None, len(hand), state.points[owner])
            for owner, hand in enumerate(state.hands)
        ]
        known = (seat, state.options, asked.awaiting, asked.question, asked.everybody, tuple(players), state.outcome)
        pending = tuple([item.seen_by(seat) for item in state.agenda])
        return View(*known, state.discard, len(state.pile), state.shouted, state.round, pending)

    def _guess(self, view: View, chance: Chance, memory: Memory | None) -> State:
        own = [card for player in view.players for card in player.hand or ()]
        known = () if memory is None else memory.known
        seen = [*view.discard, *own, *[fact.card for fact in known]]
        pile = chance.shuffle(sorted(without(deck_of(view.options.players), seen)))
        hands = [player.hand or () for player in view.players]
        for seat, player in enumerate(view.players):
            if player.hand is None:
                hand = [fact.card for fact in known if fact.seat == seat]
                unknown = player.hand_size - len(hand)
                hands[seat] = tuple(sorted([*hand, *[pile.pop() for _ in range(unknown)]]))
        points = tuple([player.score for player in view.players])
        table = (tuple(pile), tuple(hands), points, view.discard, view.shouted, view.round, view.outcome)
        return State(view.options, chance.rng, view.pending, *table)

    def _reseed(self, state: State, chance: Chance) -> State:
        return changed(state, pile=tuple(chance.shuffle(sorted(state.pile))))

    def _audit(self, state: State) -> str | None:
        if not len(state.hands) == len(state.points) == state.options.players:
            return "there are as many hands as players"
        cards = [*state.pile, *state.discard, *[card for hand in state.hands for card in hand]]
        return None if sorted(cards) == deck_of(state.options.players) else "a card is missing or there twice"


GAME = Parley()


def names(events: Sequence[Event]) -> list[str]:
    """What was told, for tests."""
    return [f"{event.seat} {event.what}" for event in events if isinstance(event, Told)]


def position(*hands: str, agenda: tuple[Pending, ...] = (Turn(0),)) -> State:
    """A table with the given hands; seat 0 is on turn unless something else is on the agenda."""
    options = Options(len(hands))
    held = tuple([tuple(sorted(cards(hand))) for hand in hands])
    pile = without(deck_of(len(hands)), [card for hand in held for card in hand])
    rng = Rng.from_seed(1)
    return State(options, rng, (StartRound(2), *agenda), tuple(pile), held, (0,) * len(hands))
