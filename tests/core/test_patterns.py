"""
The patterns of items: what they list, whom they await, what others see of them, and what is guessed of them.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tabletricks import IllegalAction
from tabletricks.core import Chance, changed
from tabletricks.testing import random_playout

from ..refusals import refusal, told
from .parley import (
    GAME,
    Action,
    Attack,
    Card,
    CardsGiven,
    CastVote,
    ChoiceMade,
    ChooseReceiver,
    CounterWindow,
    Gift,
    Gifts,
    Hit,
    Options,
    Pending,
    Pick,
    Ready,
    Receiver,
    Respond,
    Shout,
    State,
    Toast,
    Toasted,
    Toasts,
    Turn,
    Turns,
    Vote,
    Voted,
    cards,
    deck_of,
    names,
    position,
)


def attack(seat: int, card: str, target: int) -> Attack:
    return Attack(seat, Card(card), target)


def counter(seat: int, card: str) -> Respond:
    return Respond(seat, Card(card))


# One seat.


def test_a_question_to_one_seat_lists_its_offers_in_order() -> None:
    state = position("3b 1r 1b", "2b", "2r")
    assert (0,) == GAME.awaiting(state)
    assert (
        attack(0, "1b", 1),
        attack(0, "1b", 2),
        attack(0, "3b", 1),
        attack(0, "3b", 2),
    ) == GAME.legal_actions(state, 0)


def test_a_form_that_is_not_listed_is_legal_if_its_canonical_form_is() -> None:
    state = position("3b 1r 1b", "2b", "2r")
    assert attack(0, "1b", 2) == GAME.canonical(state, attack(0, "1r", 2))
    assert cards("1b 3b") == GAME.apply(state, attack(0, "1r", 2)).hands[0]
    assert cards("1r 3b") == GAME.apply(state, attack(0, "1b", 2)).hands[0]
    assert "P-CARD" == refusal(GAME, position("3b 1b", "2b"), attack(0, "1r", 1)).rule


def test_the_canonical_form_of_an_illegal_action_is_refused() -> None:
    with pytest.raises(IllegalAction, match="you have no 4b"):
        GAME.canonical(position("3b 4r", "1b 1r"), attack(0, "4b", 1))


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (attack(1, "2b", 0), "P-TURN"),
        (attack(0, "1b", 0), "P-ATTACK"),
        (Respond(0), "P-TURN"),
        (Shout(0), "P-TURN"),
    ],
)
def test_what_is_not_listed_is_refused(action: Attack | Respond | Shout, rule: str) -> None:
    assert rule == refusal(GAME, position("1b", "2b", "2r"), action).rule


@pytest.mark.parametrize("seed", range(4))
def test_a_fast_predicate_agrees_with_the_list(seed: int) -> None:
    """Turn has an ``accepts`` of its own."""
    everything: list[Action] = [
        *(Attack(seat, card, target) for seat, card, target in product(range(3), sorted(set(deck_of(1))), range(3))),
        *map(Shout, range(3)),
    ]
    turns = 0
    for decision in random_playout(GAME, Options(), seed):
        state, item = decision.state, decision.state.agenda[-1]
        if isinstance(item, Turn):
            turns += 1
            for action in everything:
                listed = item.canonical(state, action) in item.actions(state, action.seat)
                assert listed == item.accepts(state, action), action
    assert turns >= 3


# Out of turn.


def test_a_seat_that_is_not_awaited_may_act() -> None:
    state = position("3b 4b", "1b 1r", "2b 2r")
    assert (Shout(2),) == GAME.legal_actions(state, 2)
    after = GAME.apply(state, Shout(2))
    assert (0,) == GAME.awaiting(after)
    assert () == GAME.legal_actions(after, 2)
    assert (Shout(1),) == GAME.legal_actions(after, 1)
    assert 3 == len(after.hands[2])
    assert "P-SHOUT" == refusal(GAME, after, Shout(2)).rule


def test_a_question_that_is_put_back_is_the_same() -> None:
    state = position("3b 4b", "1b 1r", "2b 2r")
    assert state.agenda == GAME.apply(state, Shout(2)).agenda


# Windows.


def test_a_window_in_a_window_is_a_stack() -> None:
    """An attack, a counter, a counter of the counter: the first attack hits after all."""
    state = position("0b 3b", "0b 1b", "2b 2r", agenda=(Turn(1), Turn(0)))
    state = GAME.apply(state, attack(0, "3b", 1))
    assert (CounterWindow(1, (2,), hit=1, by=0), Hit(1)) == state.agenda[:-3:-1]
    state = GAME.apply(state, counter(1, "0b"))
    assert (CounterWindow(0, (2,), hit=0, by=1), Hit(0)) == state.agenda[:-3:-1]
    state = GAME.apply(state, counter(0, "0b"))
    assert (1,) == GAME.awaiting(state)
    step = GAME.step(state, Respond(1))
    assert ["1 lets it pass"] == names(step.events)
    assert (2,) == GAME.awaiting(step.state)
    step = GAME.step(step.state, Respond(2))
    assert ["2 lets it pass", "1 is not helped", "1 loses a point"] == names(step.events)
    assert (0, -1, 0) == step.state.points
    assert Turn(1) == step.state.agenda[-1]


def test_a_countered_attack_hits_the_attacker() -> None:
    state = GAME.apply(position("3b 4b", "0b 1b", "2b 2r", agenda=(Turn(1), Turn(0))), attack(0, "3b", 1))
    for action in (counter(1, "0b"), Respond(0), Respond(2)):
        state = GAME.apply(state, action)
    assert (-1, 0, 0) == state.points


def test_a_third_seat_may_react_when_its_time_has_come() -> None:
    state = GAME.apply(position("3b 4b", "1b 1r", "0r 2r", agenda=(Turn(1), Turn(0))), attack(0, "3b", 1))
    assert "P-TURN" == refusal(GAME, state, counter(2, "0r")).rule
    state = GAME.apply(state, Respond(1))
    state = GAME.apply(state, counter(2, "0r"))
    assert CounterWindow(0, (1,), hit=0, by=2) == state.agenda[-1]


def test_a_window_opens_whether_or_not_the_seat_can_use_it() -> None:
    state = GAME.apply(position("3b 4b", "1b 1r", "2b 2r"), attack(0, "3b", 1))
    assert (Respond(1),) == GAME.legal_actions(state, 1)
    assert ("P-COUNTER", "counter with a 0 of yours") == told(refusal(GAME, state, counter(1, "0b")))
    assert "P-COUNTER" == refusal(GAME, state, counter(1, "1b")).rule


def test_letting_it_pass_is_listed_first() -> None:
    state = GAME.apply(position("3b 4b", "0r 0b 1r", "2b 2r"), attack(0, "3b", 1))
    assert (Respond(1), counter(1, "0b")) == GAME.legal_actions(state, 1)
    assert cards("0b 1r") == GAME.apply(state, counter(1, "0r")).hands[1]
    assert () == GAME.legal_actions(state, 2)


# Hidden choices.


def toasting(*, shouted: tuple[int, ...] = (2,)) -> State:
    state = position("1b", "2b", "3b", agenda=(Turn(0), Toasts((0, 1, 2), (0, 1, 2))))
    return changed(state, shouted=shouted)


def test_hidden_choices_of_several_parts() -> None:
    """Who has shouted makes one toast, the others two; what is chosen is seen when the last one has chosen."""
    state = toasting()
    assert (0, 1, 2) == GAME.awaiting(state)
    assert (Toast(0, None), Toast(0, 1), Toast(0, 2)) == GAME.legal_actions(state, 0)
    step = GAME.step(state, Toast(0, 1))
    assert ((), (0, 1, 2)) == (step.events, GAME.awaiting(step.state))
    assert (Toast(0, None), Toast(0, 2)) == GAME.legal_actions(step.state, 0)
    assert ("P-TOAST", "toast somebody else") == told(refusal(GAME, step.state, Toast(0, 1)))
    step = GAME.step(step.state, Toast(0, None))
    assert ((ChoiceMade(0),), (1, 2)) == (step.events, GAME.awaiting(step.state))
    assert () == GAME.legal_actions(step.state, 0)
    assert ("P-TOAST", "you have decided, and that stands") == told(refusal(GAME, step.state, Toast(0, 2)))
    step = GAME.step(step.state, Toast(2, 0))
    assert ((ChoiceMade(2),), (1,)) == (step.events, GAME.awaiting(step.state))
    step = GAME.step(GAME.apply(step.state, Toast(1, 2)), Toast(1, 0))
    assert (
        ChoiceMade(1),
        Toasted(0, (1, None), (1,)),
        Toasted(1, (2, 0), (1, 1)),
        Toasted(2, (0,), (2,)),
    ) == step.events
    assert (2, 1, 1) == step.state.points
    assert Turn(0) == step.state.agenda[-1]


def test_the_order_of_hidden_choices_does_not_matter() -> None:
    orders = [
        (Toast(0, 1), Toast(0, None), Toast(1, 0), Toast(1, 2), Toast(2, 0)),
        (Toast(2, 0), Toast(1, 0), Toast(0, 1), Toast(1, 2), Toast(0, None)),
        (Toast(1, 0), Toast(0, 1), Toast(2, 0), Toast(0, None), Toast(1, 2)),
    ]
    ends = []
    for order in orders:
        state = toasting()
        for action in order:
            state = GAME.apply(state, action)
        ends.append(state)
    assert ends[0] == ends[1] == ends[2]


def test_everybody_sees_their_own_hidden_choice() -> None:
    state = GAME.apply(GAME.apply(toasting(), Toast(0, 1)), Toast(2, 0))
    item = state.agenda[-1]
    assert item == Toasts((0, 1, 2), (0, 1), (Toast(0, 1), Toast(2, 0)))
    assert Toasts((0, 1, 2), (0, 1), (Toast(0, 1),)) == item.seen_by(0)
    assert Toasts((0, 1, 2), (0, 1), ()) == item.seen_by(1)
    assert Toasts((0, 1, 2), (0, 1), (Toast(2, 0),)) == item.seen_by(2)
    assert Toasts((0, 1, 2), (0, 1), ()) == item.seen_by(None)
    assert item.seen_by(1) == GAME.view(state, 1).pending[-1]


def test_a_guess_chooses_for_everybody_else() -> None:
    """Whoever has finished has given all answers; how far an unfinished choice is cannot be known."""
    state = GAME.apply(GAME.apply(GAME.apply(toasting(), Toast(0, 1)), Toast(2, 0)), Toast(1, 0))
    guesses = Counter[tuple[object, ...]]()
    own = set()
    for seed in range(600):
        item = GAME.determinize(GAME.view(state, 1), seed).agenda[-1]
        assert isinstance(item, Toasts)
        assert ((0, 1, 2), (0, 1)) == (item.asked, item.waiting)
        assert list(item.answers) == sorted(item.answers, key=lambda answer: answer.seat)
        own.add(item.made_by(1))
        guesses["made by 0", item.targets(item.made_by(0))] += 1
        guesses["made by 2", item.targets(item.made_by(2))] += 1
    assert {(Toast(1, 0),)} == own
    assert {
        *(("made by 0", made) for made in ((), (None,), (1,), (2,))),
        *(("made by 2", made) for made in ((None,), (0,), (1,))),
    } == set(guesses)
    assert 230 < guesses["made by 0", ()] < 370
    assert all(70 < guesses["made by 0", (target,)] < 130 for target in (None, 1, 2))
    assert all(150 < guesses["made by 2", (target,)] < 250 for target in (None, 0, 1))


def test_the_guess_of_a_spectator_keeps_nothing() -> None:
    state = GAME.apply(toasting(), Toast(2, 0))
    items = {GAME.determinize(GAME.view(state, None), seed).agenda[-1] for seed in range(60)}
    made = {item.targets(item.made_by(2)) for item in items if isinstance(item, Toasts)}
    assert {(None,), (0,), (1,)} == made


# Cards picked one by one.


def picking(hand: str = "1b 1b 3r 4r") -> State:
    return position(hand, "2b", "2r", agenda=(Turn(1), Gift(0, 1)))


def test_cards_are_picked_one_by_one_and_stay_in_the_hand_until_the_last() -> None:
    state = picking()
    assert (0,) == GAME.awaiting(state)
    assert (Pick(0, Card("1b")), Pick(0, Card("3r")), Pick(0, Card("4r"))) == GAME.legal_actions(state, 0)
    assert () == GAME.legal_actions(state, 1)
    step = GAME.step(state, Pick(0, Card("1b")))
    assert () == step.events
    assert cards("1b 1b 3r 4r") == step.state.hands[0]
    step = GAME.step(step.state, Pick(0, Card("3r")))
    assert (cards("1b 4r"), cards("1b 2b 3r")) == step.state.hands[:2]
    given = CardsGiven(0, 1, cards("1b 3r"), 2)
    assert (given,) == GAME.events_for(step.events, 0) == GAME.events_for(step.events, 1)
    assert (changed(given, cards=None),) == GAME.events_for(step.events, 2) == GAME.events_for(step.events, None)


def test_every_copy_of_a_card_can_be_picked_once() -> None:
    state = GAME.apply(picking(), Pick(0, Card("1b")))
    assert (Pick(0, Card("1b")), Pick(0, Card("3r")), Pick(0, Card("4r"))) == GAME.legal_actions(state, 0)
    state = GAME.apply(picking(), Pick(0, Card("3r")))
    assert (Pick(0, Card("1b")), Pick(0, Card("4r"))) == GAME.legal_actions(state, 0)
    assert ("P-GIFT", "you have no 3r left") == told(refusal(GAME, state, Pick(0, Card("3r"))))
    assert "P-TURN" == refusal(GAME, state, Pick(1, Card("2b"))).rule


def test_others_see_that_a_card_is_picked() -> None:
    state = GAME.apply(picking(), Pick(0, Card("3r")))
    assert Gift(0, 1, cards("3r")) == GAME.view(state, 0).pending[-1]
    for seat in (1, 2, None):
        assert Gift(0, 1, (None,)) == GAME.view(state, seat).pending[-1]


def test_a_guess_picks_cards_of_the_guessed_hand() -> None:
    state = GAME.apply(picking(), Pick(0, Card("3r")))
    chosen = set()
    for seed in range(80):
        guess = GAME.determinize(GAME.view(state, 1), seed)
        item = guess.agenda[-1]
        assert isinstance(item, Gift)
        (card,) = item.chosen
        assert card in guess.hands[0]
        chosen.add(card)
        own = GAME.determinize(GAME.view(state, 0), seed).agenda[-1]
        assert Gift(0, 1, cards("3r")) == own
    assert len(chosen) > 5


def test_nothing_is_guessed_where_nothing_is_picked() -> None:
    item, chance = Gift(0, 1), Chance.from_seed(0)
    assert item is item.guessed(picking(), chance, 1)
    assert Chance.from_seed(0).rng == chance.rng


# A seat is chosen.


def test_choosing_a_seat() -> None:
    state = position("1b 2b", "1r 2r", "3b 3r", agenda=(Receiver(1),))
    assert (1,) == GAME.awaiting(state)
    assert (ChooseReceiver(1, 0), ChooseReceiver(1, 2)) == GAME.legal_actions(state, 1)
    assert ("P-GIFT", "choose somebody else") == told(refusal(GAME, state, ChooseReceiver(1, 1)))
    assert "P-TURN" == refusal(GAME, state, ChooseReceiver(0, 1)).rule
    assert Gift(1, 2) == GAME.apply(state, ChooseReceiver(1, 2)).agenda[-1]


# One after the other.


def after_a_turn(*agenda: Pending, hands: tuple[str, ...] = ("1b 1r", "2b", "2r")) -> State:
    """What is left when seat 0 has been on turn and nobody has countered."""
    state = GAME.apply(position(*hands, agenda=(*agenda, Turn(0))), attack(0, "1b", 2))
    while isinstance(state.agenda[-1], CounterWindow):
        state = GAME.apply(state, Respond(GAME.awaiting(state)[0]))
    return state


def test_what_one_seat_causes_comes_before_the_next_seat() -> None:
    state = after_a_turn(Gifts((2, 0)), hands=("1b 1r 2b", "2b", "2r 3r"))
    assert (Gifts((0,)), Receiver(2)) == state.agenda[-2:]
    state = GAME.apply(state, ChooseReceiver(2, 1))
    assert (Gifts((0,)), Gift(2, 1)) == state.agenda[-2:]
    state = GAME.apply(GAME.apply(state, Pick(2, Card("2r"))), Pick(2, Card("3r")))
    assert Receiver(0) == state.agenda[-1]
    assert not any(isinstance(item, Gifts) for item in state.agenda)


def test_a_seat_may_be_passed_over() -> None:
    state = after_a_turn(Turn(2), Turns((0, 1, 2)), hands=("1b", "2b", "2r"))
    assert (Turn(2), Turns((2,)), Turn(1)) == state.agenda[1:]


def test_nobody_is_left_of_nobody() -> None:
    state = after_a_turn(Turn(1), Turns(()))
    assert Turn(1) == state.agenda[-1]


# An item without a pattern.


def voting(*votes: bool | None) -> State:
    return position(*["1b 2b"] * len(votes), agenda=(Vote(votes),))


def test_simultaneous_answers_come_in_any_order_and_can_be_changed() -> None:
    state = GAME.apply(voting(None, None), CastVote(1, end=True))
    step = GAME.step(state, CastVote(1, end=False))
    assert (0, 1) == GAME.awaiting(step.state)
    assert (Voted(1, end=None),) == GAME.events_for(step.events, 0)
    assert (Voted(1, end=False),) == GAME.events_for(step.events, 1)
    state = GAME.apply(step.state, Ready(1))
    assert (0,) == GAME.awaiting(state)
    assert () == GAME.legal_actions(state, 1)
    state = GAME.apply(GAME.apply(state, CastVote(0, end=False)), Ready(0))
    assert 2 == state.round
    assert (0,) == GAME.awaiting(state)


def test_how_somebody_has_voted_is_guessed_evenly() -> None:
    votes = Counter(GAME.determinize(GAME.view(voting(True, True, None), 0), seed).agenda[-1] for seed in range(200))
    assert {Vote((True, True, None)), Vote((True, False, None))} == set(votes)
    assert all(70 < number < 130 for number in votes.values())


def test_the_last_answer_ends_the_game() -> None:
    state = voting(None, None)
    for action in (CastVote(0, end=True), CastVote(1, end=True), Ready(1), Ready(0)):
        assert GAME.outcome(state) is None
        state = GAME.apply(state, action)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert ((0, 1), (0, 0), (1, 1)) == (outcome.winners, outcome.scores, outcome.places)
    assert () == GAME.awaiting(state)
    assert () == GAME.legal_actions(state, 0)
    assert ("P-END", "the game is over") == told(refusal(GAME, state, Ready(0)))
