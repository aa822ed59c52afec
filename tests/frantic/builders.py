"""
Readable positions of Frantic, in the notation of the rules page.

A hand is written as its cards, ``"R5 K4 SKIP.B FAN"``, or as a number of harmless cards: coloured numbers that the test
does not care about. A demand is written ``"red 5"``, ``"red/SKIP"``, ``"wish blue"``, ``"wish 7"``, ``"black 5"`` or
``"open"``. What a test does not mention is filled in so that the state is a possible one, and every state is audited.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypedDict, TypeVar

import attrs
from typing_extensions import Unpack

from tabletricks import IllegalAction, Rng, Step
from tabletricks import frantic as fr

from ..refusals import refusal
from .reading import FrStep, of, plain, question


T = TypeVar("T")


def card(text: str) -> fr.Card:
    return fr.Card(text)


def cards(text: str) -> tuple[fr.Card, ...]:
    """Some cards, in the order written."""
    return tuple(map(fr.Card, text.split()))


# Actions.


def play(seat: int, text: str) -> fr.Play:
    return fr.Play(seat, card(text))


def throw(seat: int, text: str) -> fr.Throw:
    return fr.Throw(seat, card(text))


def pick(seat: int, text: str) -> fr.Pick:
    return fr.Pick(seat, card(text))


def give(seat: int, text: str, to: int) -> fr.Give:
    return fr.Give(seat, card(text), to)


def take(seat: int, text: str) -> fr.Take:
    return fr.Take(seat, card(text))


def discard(seat: int, text: str) -> fr.Discard:
    return fr.Discard(seat, card(text))


# Positions.


class _Deck:
    """The cards of a game, from which a position takes what it needs."""

    def __init__(self, options: fr.Options) -> None:
        self.left = Counter(options.deck)

    def take(self, wanted: Iterable[fr.Card]) -> tuple[fr.Card, ...]:
        taken = tuple(wanted)
        self.left.subtract(taken)
        assert min(self.left.values()) >= 0, f"the deck has not so many of {taken}"
        return taken

    def harmless(self, number: int) -> tuple[fr.Card, ...]:
        """Coloured numbers, the highest first, so that the low ones stay for those who ask for them."""
        numbers = sorted((c for c in self.left.elements() if c.number and not c.black), key=lambda c: (-c.number, c))
        return self.take(numbers[:number])


def position(
    *hands: str | int,
    demand: str = "red 5",
    turn: int = 0,
    drawn: bool = False,
    draw: str = "",
    draw_size: int | None = None,
    top: str = "",
    events: Sequence[fr.EventCard] = (),
    events_left: int | None = None,
    last_colour: fr.Colour | None = None,
    skipped: Sequence[int] = (),
    bomb: tuple[int | None, ...] | None = None,
    accounts: Sequence[int] = (),
    dealer: int = 0,
    scoring: fr.Scoring = "points",
    limit: int | None = None,
    script: Sequence[int] = (),
    troublemaker: bool = False,
    supercharge: bool = False,
    revealed: Sequence[fr.EventCard] = (),
    lasting: Sequence[fr.InForce] = (),
    powers: Sequence[str] = (),
    power_pile: Sequence[fr.PowerCard] | None = None,
    direction: int = 1,
) -> fr.State:
    """
    A turn in the middle of a round.

    Args:
        hands: the hand of every seat, which also says how many players there are.
        demand: what must be matched.
        turn: whose turn it is.
        drawn: whether that player has drawn in this turn.
        draw: the next cards of the draw pile, the first one first.
        draw_size: how many cards the draw pile has in all; the others lie in the discard pile.
        top: the cards on top of the discard pile, the top one last.
        events: the next event cards.
        events_left: how many cards the event deck has in all; the others lie face up.
        last_colour: the last colour played; by default the colour of the demand, unless that is a wish.
        skipped: who has a skip flag.
        bomb: the turns that a Time Bomb leaves to everybody.
        accounts: the accounts.
        dealer: who dealt.
        scoring: with or without points.
        limit: a custom points limit.
        script: what the random source says next: for a blind draw the place of the card in the sorted hand.
        troublemaker: whether Troublemaker is in play.
        supercharge: whether Supercharge is in play.
        revealed: the events revealed before in this round.
        lasting: the events and powers in force; a Time Bomb has its own argument.
        powers: the power cards in front of every seat; seats that are not mentioned have none.
        power_pile: the power pile; by default all power cards.
        direction: the direction of play.
    """
    options = fr.Options(
        players=len(hands),
        scoring=scoring,
        length="medium" if limit is None else "custom",
        limit=limit,
        troublemaker=troublemaker,
        supercharge=supercharge,
    )
    deck = _Deck(options)
    written = [deck.take(cards(hand)) if isinstance(hand, str) else None for hand in hands]
    next_cards, on_top = deck.take(cards(draw)), deck.take(cards(top))
    full = [
        deck.harmless(hand) if isinstance(hand, int) else taken or ()
        for hand, taken in zip(hands, written, strict=True)
    ]
    rest = sorted(deck.left.elements(), key=lambda c: c.order)
    size = len(rest) + len(next_cards) if draw_size is None else draw_size
    more = size - len(next_cards)
    assert more >= 0, "the draw pile is shorter than the cards named for it"
    if draw_size is None and not on_top:
        more -= 1  # something must lie on the discard pile
    pile, below = (*next_cards, *rest[:more]), (*rest[more:], *on_top)
    in_force = list(lasting)
    if bomb is not None:
        in_force.insert(0, fr.InForce("time_bomb", turns_left=bomb))
    names = {rule.name for rule in in_force}
    spent = [*revealed, *(event for event in options.event_cards if event in names and event not in revealed)]
    other = [event for event in options.event_cards if event not in (*events, *spent)]
    if events_left is not None:
        spent += other[events_left - len(events) :]
        other = other[: events_left - len(events)]
    wanted = fr.Demand(demand)
    if last_colour is None and wanted.kind == "normal":
        last_colour = wanted.colour
    # At a turn everybody has cards; who has none in a test, as in the middle of an event, gives one up again.
    lent = dict(zip([seat for seat, hand in enumerate(full) if not hand], pile[::-1], strict=False))
    state = fr.arrange(
        options,
        hands=[str(lent[seat]) if seat in lent else " ".join(hand) for seat, hand in enumerate(full)],
        skipped=skipped,
        scores=accounts,
        draw=" ".join(pile[: len(pile) - len(lent)]),
        discard=" ".join(below),
        events=(*events, *other),
        revealed=spent,
        demand=wanted,
        last_colour=last_colour,
        turn=turn,
        drawn=drawn,
        dealer=dealer,
        in_force=in_force,
        power_pile=options.power_cards if power_pile is None else power_pile,
        powers=[*powers, *[""] * (len(hands) - len(powers))],
        direction=direction,
    )
    state = attrs.evolve(
        state,
        rng=Rng.from_seed(1, script),
        hands=tuple(() if seat in lent else hand for seat, hand in enumerate(state.hands)),
        draw_pile=pile,
    )
    assert fr.GAME.audit(state) is None, fr.GAME.audit(state)
    return state


def opening(
    start_card: str,
    *hands: str | int,
    dealer: int = 0,
    draw: str = "",
    events: Sequence[fr.EventCard] = (),
    scoring: fr.Scoring = "points",
    troublemaker: bool = False,
    supercharge: bool = False,
    script: Sequence[int] = (),
) -> FrStep:
    """
    A new game with a certain deal: the step that turns up the start card, after those that are refused. Hands have
    seven cards.

    What the random source says after the shuffles is in ``script``.
    """
    options = fr.Options(
        players=len(hands), scoring=scoring, first_dealer=dealer, troublemaker=troublemaker, supercharge=supercharge
    )
    deck = _Deck(options)
    deck.take(dict.fromkeys(cards(start_card)))
    next_cards = deck.take(cards(draw))
    full = [deck.take(cards(hand)) if isinstance(hand, str) else () for hand in hands]
    full = [deck.harmless(7) if isinstance(hand, int) else taken for hand, taken in zip(hands, full, strict=True)]
    assert {len(hand) for hand in full} == {7}
    rest = sorted(deck.left.elements(), key=lambda c: c.order)
    deal = fr.deal_script(
        options,
        hands=[" ".join(hand) for hand in full],
        start=start_card,
        draw=" ".join((*next_cards, *rest)),
        events=[*events, *(event for event in options.event_cards if event not in events)],
    )
    step = fr.start(options, 1, (*deal, *script))
    assert fr.GAME.audit(step.state) is None, fr.GAME.audit(step.state)
    return step


def _sorted(hand: Iterable[fr.Card]) -> tuple[fr.Card, ...]:
    return tuple(sorted(hand, key=lambda c: c.order))


# Acting.


def step(state: fr.State, *actions: fr.Action) -> FrStep:
    """Applies actions one after the other; the events are those of all of them."""
    assert actions
    events: list[fr.Event] = []
    for action in actions:
        assert plain(action) in map(plain, fr.legal_actions(state, action.seat)), f"{action} is not listed"
        result = fr.step(state, action)
        events += result.events
        state = result.state
        assert fr.GAME.audit(state) is None, f"after {action}: {fr.GAME.audit(state)}"
    return Step(state, tuple(events))


def after(state: fr.State, *actions: fr.Action) -> fr.State:
    """The state after some actions."""
    return step(state, *actions).state


def passing(state: fr.State) -> fr.State:
    """The state after everybody has let the open windows (Counterattack, Nice Try, Lucky Bastard) go by."""
    return passing_step(state).state


def passing_step(state: fr.State) -> FrStep:
    """What happens while everybody lets the open windows go by."""
    events: list[fr.Event] = []
    while isinstance(question(state), fr.ReactionQuestion):
        result = step(state, fr.Pass(fr.awaiting(state)[0]))
        events += result.events
        state = result.state
    return Step(state, tuple(events))


class Details(TypedDict, total=False):
    """What can be said about a position besides the hands; see :func:`position`."""

    draw: str
    draw_size: int
    top: str
    events: Sequence[fr.EventCard]
    events_left: int
    last_colour: fr.Colour
    skipped: Sequence[int]
    bomb: tuple[int | None, ...]
    accounts: Sequence[int]
    scoring: fr.Scoring
    script: Sequence[int]
    revealed: Sequence[fr.EventCard]
    lasting: Sequence[fr.InForce]


def event_step(event: fr.EventCard, *hands: str | int, lucky: Sequence[int] = (), **more: Unpack[Details]) -> FrStep:
    """
    Seat 0 plays a black 5 on a red 5 and triggers an event; what happens from the reveal on.

    Args:
        event: the event.
        hands: the hands at the moment of the reveal.
        lucky: the seats that throw in Lucky Bastard, or Mimicry for it, without a wish.
        more: more about the position.
    """
    first, *others = hands
    mine = f"{first} K5" if isinstance(first, str) else first
    cards_of_luck = ["LUCKY", "MIM"]
    dealt: list[str | int] = [mine, *others]
    for seat, text in zip(lucky, cards_of_luck, strict=False):
        dealt[seat] = f"{dealt[seat]} {text}"
    more.setdefault("events", [event])
    state = position(*dealt, demand="red 5", troublemaker=True, **more)
    state = after(state, play(0, "K5"))
    result: FrStep = Step(state, ())
    while not of(fr.EventRevealed, result):
        seat = fr.awaiting(state)[0]
        if seat in lucky:
            result = step(state, throw(seat, cards_of_luck[list(lucky).index(seat)]), fr.Pass(seat))
        else:
            result = step(state, fr.Pass(seat))
        state = result.state
    return result


def refused(state: fr.State, action: fr.Action, rule: str) -> IllegalAction:
    """Asserts that an action is refused by a rule, by check and apply alike, not listed, and changes nothing."""
    problem = refusal(fr.GAME, state, action)
    assert problem.rule == rule, f"{action} is refused by {problem}"
    return problem


# Changing what lies on the table.


def other_chance(state: fr.State, seed: int, *, piles: bool = True) -> fr.State:
    """The state with another random source, and with its hidden piles in another order."""
    other = attrs.evolve(state, rng=Rng.from_seed(seed))
    if not piles:
        return other
    return attrs.evolve(
        other, draw_pile=state.draw_pile[::-1], event_deck=state.event_deck[::-1], power_pile=state.power_pile[::-1]
    )


def without_events(state: fr.State) -> fr.State:
    """The state without any event card."""
    return attrs.evolve(state, event_deck=(), spent_events=(), revealed=())
