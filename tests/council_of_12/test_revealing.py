"""
Revealing cards one by one, and cards that cancel each other (C12-REVEAL-1 to C12-REVEAL-9, C12-NEGATE-1 to
C12-NEGATE-5).
"""

from __future__ import annotations

from itertools import permutations

import pytest

from tabletricks import council_of_12 as c12

from .builders import (
    after,
    asked,
    choices,
    discard,
    hand,
    laying,
    legal,
    of,
    oracle_play,
    position,
    refused,
    step,
    verdicts,
)


DRUIDIC = "worker warlock druid machine golem"


def laid(
    cards: str, *, die: int = 7, in_play: str = DRUIDIC, open: tuple[int, ...] = (), rolls: tuple[int, ...] = ()
) -> c12.State:
    """Step 4 with challenge 5 {9 10 11}, favour 3, and the princess as supplicant; the cards are those of P0, P1, …"""
    names = cards.split()
    return position(
        len(names), phase="reveal", laid=dict(enumerate(names)), in_play=in_play, open=open, die=die,
        supplicant="princess", rolls=rolls,
    )  # fmt: skip


# One after the other.


@pytest.mark.rule("C12-REVEAL-1")
def test_each_card_is_carried_out_before_the_next() -> None:
    """While P0's machine waits for its choice nobody else can reveal."""
    state = after(laid("machine worker warlock"), c12.Reveal(0))
    assert ((0,), "resolving") == (c12.awaiting(state), asked(state))
    assert set() == legal(state, 1) | legal(state, 2)
    refused(state, c12.Reveal(1), "C12-REVEAL-1")
    refused(state, c12.Reveal(0), "C12-REVEAL-1")
    state = after(state, c12.Resolve(0, 2))
    assert (9, (1, 2)) == (state.die, c12.awaiting(state))


@pytest.mark.rule("C12-REVEAL-1", "C12-CHAR-ORACLE-4")
def test_the_oracle_is_carried_out_before_the_next_card() -> None:
    state = after(laid("oracle worker", in_play="worker warlock oracle machine golem", rolls=(4,)), c12.Reveal(0))
    refused(state, c12.Reveal(1), "C12-REVEAL-1")
    state = after(state, oracle_play(0, "machine"))
    refused(state, c12.Reveal(1), "C12-REVEAL-1")
    assert (1,) == c12.awaiting(after(state, c12.Resolve(0, 2)))


@pytest.mark.rule("C12-REVEAL-2", "C12-REVEAL-3")
@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_any_order_will_do(order: tuple[int, ...]) -> None:
    """Nobody says in advance who will reveal when: all who have a card are awaited."""
    state = after(position(in_play=DRUIDIC, supplicant="princess"), *laying("druid", "machine", "warlock"))
    answers: list[c12.Choice] = [1, 2, choices(after(state, c12.Reveal(2)), 2)[0]]
    left = [0, 1, 2]
    for seat in order[:-1]:
        assert tuple(left) == c12.awaiting(state)
        assert all({c12.Reveal(other)} == legal(state, other) for other in left)
        state = after(state, c12.Reveal(seat))
        answer = choices(state, 2)[0] if seat == 2 else answers[seat]
        state = after(state, c12.Resolve(seat, answer))
        left.remove(seat)
    assert tuple(left) == c12.awaiting(state)


@pytest.mark.rule("C12-REVEAL-2")
def test_only_an_own_card_that_waits_can_be_revealed() -> None:
    """P0's card is resolved, and P1 has none: the chair of round 2."""
    state = position(4, round=2, phase="reveal", laid={0: "machine", 2: "worker", 3: "warlock"}, in_play=DRUIDIC)
    refused(state, c12.Reveal(1), "C12-REVEAL-2")
    state = after(state, c12.Reveal(0), c12.Resolve(0, 2))
    refused(state, c12.Reveal(0), "C12-REVEAL-2")
    assert (2, 3) == c12.awaiting(state)


@pytest.mark.rule("C12-REVEAL-4", "C12-REVEAL-9")
def test_all_cards_are_revealed_though_the_goal_is_met() -> None:
    """9 is a goal, but P1's card must be carried out: from 9 a tilt leads away to 1."""
    state = after(laid("machine warlock"), c12.Reveal(0), c12.Resolve(0, 2))
    assert (9, "revealing", (1,)) == (state.die, asked(state), c12.awaiting(state))
    ended = step(state, c12.Reveal(1), c12.Resolve(1, 1))
    assert [(5, "Tower Collapsed", False, 1)] == verdicts(ended)


@pytest.mark.rule("C12-REVEAL-9")
def test_with_the_last_card_the_evaluation_begins() -> None:
    ended = step(after(laid("machine warlock"), c12.Reveal(1), c12.Resolve(1, 9)), c12.Reveal(0), c12.Resolve(0, 2))
    assert [(5, "Tower Collapsed", True, 11)] == verdicts(ended)
    assert (2, 4) == (ended.state.round, ended.state.favour)


# Executed cards.


@pytest.mark.rule("C12-REVEAL-5", "C12-REVEAL-6")
@pytest.mark.parametrize(("card", "count"), [("machine", 2), ("druid", 2), ("warlock", 5), ("worker", 20)])
def test_an_effect_is_mandatory(card: str, count: int) -> None:
    """The owner must choose; none of the choices is to do nothing, and there is no other action."""
    state = after(laid(f"{card} golem"), c12.Reveal(0))
    offered = legal(state, 0)
    assert count == len(offered) == len(choices(state, 0))
    assert all(isinstance(action, c12.Resolve) for action in offered)
    refused(state, c12.Resolve(0, ()), "C12-REVEAL-5")


@pytest.mark.rule("C12-REVEAL-5")
def test_an_executed_card_takes_effect_at_once() -> None:
    result = step(laid("machine worker"), c12.Reveal(0), c12.Resolve(0, 3))
    assert (
        c12.CardRevealed(0, "machine"),
        c12.Executed(0, "machine", 3),
        c12.DieTurned((10,)),
    ) == result.events
    assert (("machine",), 10) == (result.state.executed, result.state.die)


@pytest.mark.rule("C12-REVEAL-6")
def test_the_owner_chooses() -> None:
    state = after(laid("machine worker"), c12.Reveal(0))
    refused(state, c12.Resolve(1, 2), "C12-REVEAL-6")
    assert set() == legal(state, 1)


@pytest.mark.rule("C12-REVEAL-6", "C12-CHAR-GOLEM-1", "C12-CHAR-ALCHEMIST-3")
def test_a_single_choice_is_made_by_itself() -> None:
    """The golem with one goal; the alchemist at 1 and at 12; the patient with one card on the pile."""
    state = after(laid("golem worker"), c12.Reveal(0))
    assert ("revealing", ((9, 10, 11, 12),)) == (asked(state), state.goals)
    alchemical = "worker warlock alchemist patient machine"
    for die, result in ((1, 2), (12, 6)):
        state = after(laid("alchemist worker", die=die, in_play=alchemical), c12.Reveal(0))
        assert ("revealing", result) == (asked(state), state.die)
    state = position(
        2, phase="reveal", in_play=alchemical, laid={0: "patient", 1: "worker"}, discards={0: "machine"},
        supplicant="princess",
    )  # fmt: skip
    state = after(state, c12.Reveal(0))
    assert ("revealing", "patient") == (asked(state), discard(state, 0))
    assert "machine" in hand(state, 0)


@pytest.mark.rule("C12-REVEAL-6")
@pytest.mark.parametrize(
    ("card", "die", "offered"), [("machine", 12, [2, 3]), ("parasite", 1, [-2, -3]), ("druid", 12, [1, -1])]
)
def test_choices_with_the_same_result_are_still_choices(card: str, die: int, offered: list[int]) -> None:
    state = after(laid(f"{card} worker", die=die, in_play="worker warlock druid machine parasite"), c12.Reveal(0))
    assert ("resolving", sorted(offered)) == (asked(state), sorted(n for n in choices(state, 0) if isinstance(n, int)))


@pytest.mark.rule("C12-REVEAL-6", "C12-CHAR-PATIENT-3")
def test_without_a_choice_nothing_happens() -> None:
    """The patient without a pile, the princess who comes late."""
    cast = "worker warlock princess patient machine"
    state = position(2, phase="reveal", in_play=cast, laid={0: "patient", 1: "princess"}, supplicant="druid")
    first = step(state, c12.Reveal(0))
    assert (c12.CardRevealed(0, "patient"), c12.NoEffect(0, "patient", "no_pile")) == first.events
    second = step(first.state, c12.Reveal(1))
    assert (c12.CardRevealed(1, "princess"), c12.NoEffect(1, "princess", "late")) == second.events[:2]


@pytest.mark.rule("C12-REVEAL-7", "C12-CHAR-PATIENT-2")
def test_a_card_lies_before_its_owner_while_it_is_carried_out() -> None:
    """It is face up for all then; after that it comes on top of the pile."""
    state = position(2, phase="reveal", laid={0: "machine", 1: "worker"}, discards={0: "warlock"})
    state = after(state, c12.Reveal(0))
    assert ("machine", True, "warlock") == (state.players[0].laid, state.players[0].open, discard(state, 0))
    assert "machine" == c12.view(state, 1).players[0].laid
    state = after(state, c12.Resolve(0, 2))
    assert (None, False, "warlock machine") == (state.players[0].laid, state.players[0].open, discard(state, 0))


@pytest.mark.rule("C12-REVEAL-8", "C12-CHAR-WORKER-3")
def test_every_face_is_noted() -> None:
    """The roll of the oracle, a turn, both tilts of the worker, and the same face again; not the golem."""
    cast = "worker druid oracle machine golem"
    state = position(
        4, chair="none", phase="reveal", in_play=cast, laid={0: "oracle", 1: "worker", 2: "machine", 3: "golem"},
        die=7, rolls=[12], supplicant="princess",
    )  # fmt: skip
    state = after(state, c12.Reveal(2), c12.Resolve(2, 3), c12.Reveal(0), oracle_play(0, "druid"), c12.Resolve(0, 1))
    state = after(state, c12.Reveal(1), c12.Resolve(1, (2, 8)))
    assert ((7, 10, 12, 12, 2, 8), 8) == (state.shown, state.die)


# Negated cards.


@pytest.mark.rule("C12-NEGATE-1", "C12-NEGATE-2", "C12-REVEAL-2")
def test_negation_two_of_three() -> None:
    negated = step(laid("druid druid machine"), c12.Reveal(0))
    assert (c12.CardRevealed(0, "druid"), c12.Negated("druid", (0, 1))) == negated.events
    state = negated.state
    assert ("druid", "druid", 7, (2,)) == (discard(state, 0), discard(state, 1), state.die, c12.awaiting(state))
    refused(state, c12.Reveal(1), "C12-REVEAL-2")
    ended = step(state, c12.Reveal(2), c12.Resolve(2, 2))
    assert [(5, "Tower Collapsed", True, 9)] == verdicts(ended)
    assert 4 == ended.state.favour


@pytest.mark.rule("C12-NEGATE-3", "C12-REVEAL-9")
def test_negation_all_three() -> None:
    result = step(laid("machine machine machine"), c12.Reveal(1))
    assert [c12.Negated("machine", (0, 1, 2))] == of(c12.Negated, result)
    assert [(5, "Tower Collapsed", False, 7)] == verdicts(result)
    assert (2, 7) == (result.state.favour, result.state.die)
    assert ["machine"] * 3 == [discard(result.state, seat) for seat in range(3)]


@pytest.mark.rule("C12-NEGATE-3")
def test_four_equal_cards_are_negated() -> None:
    state = position(4, chair="none", phase="reveal", laid=dict.fromkeys(range(4), "machine"))
    result = step(state, c12.Reveal(3))
    assert [c12.Negated("machine", (0, 1, 2, 3))] == of(c12.Negated, result)
    assert ["machine"] * 4 == [discard(result.state, seat) for seat in range(4)]


@pytest.mark.rule("C12-NEGATE-1")
@pytest.mark.parametrize("open", [(1,), (0,), (0, 1), ()], ids=str)
def test_cards_face_up_and_face_down_negate_each_other(open: tuple[int, ...]) -> None:
    result = step(laid("machine machine warlock", open=open), c12.Reveal(0))
    assert [c12.Negated("machine", (0, 1))] == of(c12.Negated, result)


@pytest.mark.rule("C12-NEGATE-1")
def test_two_pairs_are_negated_one_after_the_other() -> None:
    state = position(4, chair="none", phase="reveal", laid={0: "machine", 1: "worker", 2: "machine", 3: "worker"})
    state = after(state, c12.Reveal(0))
    assert ((1, 3), ("machine",)) == (c12.awaiting(state), state.negated)
    result = step(state, c12.Reveal(3))
    assert [c12.Negated("worker", (1, 3))] == of(c12.Negated, result)


@pytest.mark.rule("C12-NEGATE-2")
def test_a_negated_card_has_no_effect() -> None:
    """Neither patient nor golem do anything, and nobody is asked."""
    cast = "worker warlock patient golem machine"
    for card in ("patient", "golem"):
        state = position(
            phase="reveal", in_play=cast, laid={0: card, 1: card, 2: "machine"}, discards={0: "worker", 1: "worker"},
            supplicant="princess",
        )  # fmt: skip
        result = step(state, c12.Reveal(0))
        assert [] == of(c12.Executed, result)
        assert (f"worker {card}", ((9, 10, 11),)) == (discard(result.state, 0), result.state.goals)
        assert "worker" not in hand(result.state, 0)


@pytest.mark.rule("C12-NEGATE-4", "C12-CHAR-PRINCESS-3")
def test_a_negated_card_is_not_executed() -> None:
    """The princess comes after two negated warlocks and is the first executed card."""
    cast = "worker warlock princess golem machine"
    state = position(phase="reveal", in_play=cast, laid={0: "princess", 1: "warlock", 2: "warlock"}, supplicant="druid")
    state = after(state, c12.Reveal(1))
    assert ((), ("warlock",)) == (state.executed, state.negated)
    assert [9, 10, 11] == choices(after(state, c12.Reveal(0)), 0)


@pytest.mark.rule("C12-NEGATE-5")
def test_cards_in_hands_and_piles_do_not_negate() -> None:
    """P1 holds a machine, P2 has one on top of the pile."""
    state = position(
        phase="reveal", laid={0: "machine", 1: "worker", 2: "warlock"}, discards={2: "machine"}, supplicant="princess"
    )
    result = step(state, c12.Reveal(0), c12.Resolve(0, 2))
    assert ([], 9) == (of(c12.Negated, result), result.state.die)


@pytest.mark.rule("C12-NEGATE-5")
def test_a_resolved_card_does_not_negate() -> None:
    """P1's machine has acted; P0's oracle brings another one, which is discarded, and the first is not undone."""
    cast = "worker warlock oracle golem machine"
    state = laid("oracle machine warlock", in_play=cast, rolls=(2,))
    result = step(state, c12.Reveal(1), c12.Resolve(1, 2), c12.Reveal(0), oracle_play(0, "machine"))
    assert ([], 2) == (of(c12.Negated, result), result.state.die)
    assert ("oracle machine", "machine") == (discard(result.state, 0), discard(result.state, 1))


@pytest.mark.rule("C12-NEGATE-1", "C12-CHAR-ORACLE-7")
def test_a_further_card_negates_laid_ones() -> None:
    cast = "worker warlock oracle golem machine"
    state = laid("oracle machine warlock", in_play=cast, rolls=(8,))
    result = step(state, c12.Reveal(0), oracle_play(0, "machine"))
    assert [c12.Negated("machine", (0, 1))] == of(c12.Negated, result)
    assert ("oracle machine", "machine", (2,)) == (
        discard(result.state, 0),
        discard(result.state, 1),
        c12.awaiting(result.state),
    )
