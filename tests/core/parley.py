"""
Parley: a made-up game that asks everything of the kernel that the hardest rulebooks do.

Everybody has a hidden hand of five numbers from 0 to 4. In a turn you attack another seat with a card; the victim may
counter with a 0, which opens a window for the attacker to counter that in turn, and so on: windows inside windows, open
to a seat whether or not it holds a 0. A hit costs a point. While somebody is on turn, any other seat may shout, once
per round, out of turn. After everybody had a turn the table votes in secret whether to end; a vote may be changed
until its owner is ready.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

import attrs
from attrs import frozen

from tabletricks import Game, IllegalAction, Outcome, Rng
from tabletricks.core import ActionBase, Asks, EventBase, Name, OwnerEvent, Runs
from tabletricks.core import Draft as CoreDraft


@frozen
class Options:
    players: int = 3
    rounds: int = 2


@frozen
class Attack(ActionBase):
    tag: ClassVar[str] = "attack"

    seat: int
    card: int
    target: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} attacks {name(self.target)} with {self.card}."


@frozen
class Shout(ActionBase):
    tag: ClassVar[str] = "shout"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} shouts."


@frozen
class Answer(ActionBase):
    """Counters with a 0, or declines."""

    tag: ClassVar[str] = "answer"

    seat: int
    counter: bool

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} {'counters' if self.counter else 'declines'}."


@frozen
class CastVote(ActionBase):
    tag: ClassVar[str] = "cast_vote"

    seat: int
    end: bool

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} votes."


@frozen
class Ready(ActionBase):
    tag: ClassVar[str] = "ready"

    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is ready."


Action = Attack | Shout | Answer | CastVote | Ready


@frozen
class Told(EventBase):
    """Something public."""

    tag: ClassVar[str] = "told"

    what: str
    seat: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}: {self.what}."


@frozen
class Voted(OwnerEvent):
    tag: ClassVar[str] = "voted"
    secret: ClassVar[tuple[str, ...]] = ("end",)

    end: bool | None

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} votes."


@frozen
class Dealt(OwnerEvent):
    tag: ClassVar[str] = "dealt"
    secret: ClassVar[tuple[str, ...]] = ("hand",)
    reveals: ClassVar[frozenset[str]] = frozenset({"hand"})

    hand: tuple[int, ...] | None

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is dealt a hand."


@frozen
class Counted(EventBase):
    tag: ClassVar[str] = "counted"
    reveals: ClassVar[frozenset[str]] = frozenset({"ayes", "occurrence"})

    ayes: int

    def sentence(self, name: Name) -> str:
        del name
        return f"There are {self.ayes} votes for the end."


Event = Told | Voted | Dealt | Counted


@frozen
class State:
    options: Options
    rng: Rng
    agenda: tuple[AgendaItem, ...]
    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    shouted: tuple[int, ...] = ()
    round: int = 1
    outcome: Outcome | None = None


class Draft(CoreDraft[State, "AgendaItem", Event]):
    def __init__(self, state: State) -> None:
        super().__init__(state.agenda, state.rng)
        self.options = state.options
        self.hands = list(state.hands)
        self.points = list(state.points)
        self.shouted = state.shouted
        self.round = state.round
        self.outcome = state.outcome

    def freeze(self) -> State:
        return State(
            self.options, self.rng, tuple(self.agenda), tuple(self.hands), tuple(self.points), self.shouted, self.round,
            self.outcome,
        )  # fmt: skip

    def discard(self, seat: int, card: int) -> None:
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)


@frozen
class Turn(Asks[State, Draft, Action]):
    """One seat is awaited; the others may shout."""

    tag: ClassVar[str] = "turn"

    seat: int

    def awaits(self, state: State) -> tuple[int, ...]:
        del state
        return (self.seat,)

    def actions(self, state: State, seat: int) -> list[Action]:
        if seat != self.seat:
            return [] if seat in state.shouted else [Shout(seat)]
        targets = [other for other in range(len(state.hands)) if other != seat]
        return [Attack(seat, card, target) for card in dict.fromkeys(state.hands[seat]) for target in targets]

    def problem(self, state: State, action: Action) -> IllegalAction | None:
        if isinstance(action, Shout) and action.seat != self.seat:
            return IllegalAction("P-2", "shout once a round") if action.seat in state.shouted else None
        if action.seat != self.seat or not isinstance(action, Attack):
            return IllegalAction("P-1", "this is not for you to do now")
        if action.card not in state.hands[action.seat]:
            return IllegalAction("P-3", f"you have no {action.card}")
        if action.target == action.seat or not 0 <= action.target < len(state.hands):
            return IllegalAction("P-4", "attack somebody else")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        if isinstance(action, Attack):
            draft.emit(Told(f"attack on {action.target} with {action.card}", action.seat))
            draft.discard(action.seat, action.card)
            draft.then(Window(action.target, action.seat), Hit(action.target))
            return
        draft.emit(Told("shout", action.seat))
        draft.shouted = tuple(sorted((*draft.shouted, action.seat)))
        draft.again()


@frozen
class Window(Asks[State, Draft, Action]):
    """A seat may counter; it is asked whether or not it can."""

    tag: ClassVar[str] = "window"

    seat: int
    against: int

    def awaits(self, state: State) -> tuple[int, ...]:
        del state
        return (self.seat,)

    def actions(self, state: State, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        return [Answer(seat, counter) for counter in (False, True) if not counter or 0 in state.hands[seat]]

    def problem(self, state: State, action: Action) -> IllegalAction | None:
        if action.seat != self.seat or not isinstance(action, Answer):
            return IllegalAction("P-1", "this is not for you to do now")
        if action.counter and 0 not in state.hands[action.seat]:
            return IllegalAction("P-5", "you have no 0")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Answer)
        if not action.counter:
            draft.emit(Told("declines", self.seat))
            return
        draft.emit(Told("counters", self.seat))
        draft.discard(self.seat, 0)
        # What lies below is the hit that is countered; a counter of the counter brings it back.
        hit = draft.pop()
        assert isinstance(hit, Hit)
        draft.then(Window(self.against, self.seat), Hit(self.against))


@frozen
class Hit(Runs[Draft]):
    tag: ClassVar[str] = "hit"

    seat: int

    def run(self, draft: Draft) -> None:
        draft.points[self.seat] -= 1
        draft.emit(Told("loses a point", self.seat))


@frozen
class Vote(Asks[State, Draft, Action]):
    """Everybody votes at the same time, and may vote anew until ready."""

    tag: ClassVar[str] = "vote"

    votes: tuple[bool | None, ...]
    ready: tuple[int, ...] = ()

    def awaits(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(state.hands)) if seat not in self.ready)

    def actions(self, state: State, seat: int) -> list[Action]:
        del state
        if seat in self.ready:
            return []
        changes: list[Action] = [CastVote(seat, end) for end in (False, True) if end is not self.votes[seat]]
        return changes if self.votes[seat] is None else [Ready(seat), *changes]

    def problem(self, state: State, action: Action) -> IllegalAction | None:
        del state
        if action.seat in self.ready or not isinstance(action, CastVote | Ready):
            return IllegalAction("P-1", "this is not for you to do now")
        if isinstance(action, CastVote) and action.end is self.votes[action.seat]:
            return IllegalAction("P-6", "that is your vote already")
        if isinstance(action, Ready) and self.votes[action.seat] is None:
            return IllegalAction("P-7", "vote first")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        if isinstance(action, CastVote):
            votes = tuple(action.end if seat == action.seat else vote for seat, vote in enumerate(self.votes))
            draft.emit(Voted(action.seat, action.end))
            draft.then(Vote(votes, self.ready))
            return
        draft.emit(Told("ready", action.seat))
        ready = tuple(sorted((*self.ready, action.seat)))
        if len(ready) < len(self.votes):
            draft.then(Vote(self.votes, ready))
            return
        ayes = sum(vote is True for vote in self.votes)
        draft.emit(Counted(ayes))
        if 2 * ayes > len(ready) or draft.round == draft.options.rounds:
            draft.agenda.clear()
            best = max(draft.points)
            winners = tuple(seat for seat, points in enumerate(draft.points) if points == best)
            draft.outcome = Outcome(winners, tuple(draft.points))

    def seen_by(self, seat: int | None) -> Self:
        # That a seat has voted is known, how is not.
        seen = (vote if number == seat or vote is None else True for number, vote in enumerate(self.votes))
        return attrs.evolve(self, votes=tuple(seen))


@frozen
class StartRound(Runs[Draft]):
    tag: ClassVar[str] = "start_round"

    number: int

    def run(self, draft: Draft) -> None:
        players = draft.options.players
        deck = draft.shuffle(sorted(list(range(5)) * players))
        draft.round, draft.shouted = self.number, ()
        for seat in range(players):
            draft.hands[seat] = tuple(sorted(deck[seat::players]))
            draft.emit(Dealt(seat, draft.hands[seat]))
        turns = [Turn(seat) for seat in range(players)]
        draft.then(*turns, Vote((None,) * players), StartRound(self.number + 1))


AgendaItem = Turn | Window | Hit | Vote | StartRound
attrs.resolve_types(State, localns={"AgendaItem": AgendaItem})


@frozen
class View:
    seat: int | None
    options: Options
    agenda: tuple[AgendaItem, ...]
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    points: tuple[int, ...]
    shouted: tuple[int, ...]
    round: int
    outcome: Outcome | None


class Parley(Game[Options, State, Action, Event, View]):
    name = "parley"
    title = "Parley"
    rules_version = 1
    options_type = Options
    state_type = State
    view_type = View
    action_type = Action
    event_type = Event
    rule_malformed = "P-8"
    rule_game_over = "P-9"

    def variants(self) -> Mapping[str, Options]:
        return {f"{players}p": Options(players) for players in (2, 3, 4)}

    def _players(self, state: State) -> int:
        return len(state.hands)

    def _audit(self, state: State) -> str | None:
        if not len(state.hands) == len(state.points) == state.options.players:
            return "there are as many hands as players"
        if state.outcome is None and not (state.agenda and isinstance(state.agenda[-1], Asks)):
            return "nobody is asked"
        return None

    def _canonical(self, state: State, action: Action) -> Action:
        del state
        return action

    def _open(self, options: Options, rng: Rng) -> Draft:
        nobody = ((),) * options.players
        return Draft(State(options, rng, (StartRound(1),), nobody, (0,) * options.players))

    def _draft(self, state: State) -> Draft:
        return Draft(state)

    def _view(self, state: State, seat: int | None) -> View:
        agenda = tuple(item.seen_by(seat) for item in state.agenda)
        hand = () if seat is None else state.hands[seat]
        sizes = tuple(map(len, state.hands))
        return View(
            seat, state.options, agenda, hand, sizes, state.points, state.shouted, state.round, state.outcome
        )  # fmt: skip

    def _determinize(self, view: View, rng: Rng) -> State:
        unseen = sorted(list(range(5)) * view.options.players)
        for card in view.hand:
            unseen.remove(card)
        cards, rng = rng.shuffle(unseen)
        hands: list[tuple[int, ...]] = []
        for seat, size in enumerate(view.sizes):
            hands.append(view.hand if seat == view.seat else tuple(sorted(cards[:size])))
            cards = cards if seat == view.seat else cards[size:]
        agenda: list[AgendaItem] = []
        for item in view.agenda:
            if isinstance(item, Vote):
                guesses, rng = rng.draws([2] * len(item.votes))
                known = [seat == view.seat or vote is None for seat, vote in enumerate(item.votes)]
                votes = zip(item.votes, known, guesses, strict=True)
                item = Vote(tuple(v if k else bool(g) for v, k, g in votes), item.ready)  # noqa: PLW2901
            agenda.append(item)
        return State(
            view.options, rng, tuple(agenda), tuple(hands), view.points, view.shouted, view.round, view.outcome
        )  # fmt: skip

    def _reseed(self, state: State, rng: Rng) -> State:
        return attrs.evolve(state, rng=rng)


def names(events: Sequence[Event]) -> list[str]:
    """What was told, for tests."""
    return [f"{event.seat} {event.what}" for event in events if isinstance(event, Told)]
