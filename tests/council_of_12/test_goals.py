"""
Golem and knight, and when a challenge is passed (C12-CHAR-GOLEM-1 to -3, C12-CHAR-KNIGHT-1 to -3, C12-GOAL-1 to -6).
"""

from __future__ import annotations

import pytest

from tabletricks import council_of_12 as c12

from .builders import C12Step, after, choices, discard, evaluation, of, position, step, verdicts


LOW = (1, 2, 3, 4)
HIGH = (9, 10, 11, 12)


def verdict(result: C12Step) -> bool:
    """Whether the challenge that was evaluated in the step is passed."""
    (evaluated,) = of(c12.Evaluated, result)
    return evaluated.passed


def duel(challenge: int, die: int, first: str, second: str, *, players: int = 2) -> c12.State:
    """P0 and P1 have laid two cards; two players who face two goals do so in one go."""
    rest = [one for one in ("worker", "warlock", "alchemist", "druid", "shapeshifter") if one not in (first, second)]
    return position(
        players,
        phase="reveal",
        in_play=" ".join((first, second, *rest[:3])),
        laid={0: first, 1: second},
        challenge=challenge,
        die=die,
    )


# Golem and knight.


@pytest.mark.rule("C12-CHAR-GOLEM-1")
def test_the_golem_replaces_the_only_goal_without_a_question() -> None:
    result = step(duel(8, 7, "golem", "druid"), c12.Reveal(0))
    assert ((HIGH,), 7, (7,)) == (result.state.goals, result.state.die, result.state.shown)
    assert [c12.GoalReplaced(0, HIGH, (3,))] == of(c12.GoalReplaced, result)
    assert ("golem", (1,)) == (discard(result.state, 0), c12.awaiting(result.state))


@pytest.mark.rule("C12-CHAR-KNIGHT-1")
def test_the_knight_replaces_the_only_goal_without_a_question() -> None:
    result = step(duel(6, 7, "knight", "druid"), c12.Reveal(0))
    assert ((LOW,), 7, (7,)) == (result.state.goals, result.state.die, result.state.shown)
    assert [c12.GoalReplaced(0, LOW, (12,))] == of(c12.GoalReplaced, result)
    assert ("knight", (1,)) == (discard(result.state, 0), c12.awaiting(result.state))


@pytest.mark.rule("C12-CHAR-GOLEM-1", "C12-GOAL-1")
@pytest.mark.parametrize(("die", "passed"), [(9, True), (10, True), (11, True), (12, True), (8, False), (3, False)])
def test_after_the_golem_9_to_12_pass_and_the_printed_value_does_not(die: int, passed: bool) -> None:
    """Challenge 8 wants 3; the die is not touched."""
    result = step(duel(8, die, "golem", "patient"), c12.Reveal(0), c12.Reveal(1))
    assert (passed, 4 if passed else 2) == (verdict(result), result.state.favour)


@pytest.mark.rule("C12-CHAR-KNIGHT-1", "C12-GOAL-1")
@pytest.mark.parametrize(("die", "passed"), [(1, True), (2, True), (3, True), (4, True), (5, False), (12, False)])
def test_after_the_knight_1_to_4_pass_and_the_printed_value_does_not(die: int, passed: bool) -> None:
    """Challenge 6 wants 12."""
    result = step(duel(6, die, "knight", "patient"), c12.Reveal(0), c12.Reveal(1))
    assert (passed, 4 if passed else 2) == (verdict(result), result.state.favour)


@pytest.mark.rule("C12-CHAR-GOLEM-1", "C12-CHAR-KNIGHT-1")
@pytest.mark.parametrize("card", ["golem", "knight"])
def test_the_replacement_ends_with_the_round(card: str) -> None:
    """In the next round the goal of its challenge is as printed."""
    rest = "worker warlock alchemist"
    state = position(
        2,
        phase="reveal",
        in_play=f"{card} patient {rest}",
        laid={0: card, 1: "patient"},
        challenge=5,
        following=[8],
        die=7,
    )
    state = after(state, c12.Reveal(0), c12.Reveal(1))
    assert (2, 8, ((3,),)) == (state.round, state.challenges.current, state.goals)


@pytest.mark.rule("C12-CHAR-GOLEM-2", "C12-CHAR-KNIGHT-2")
@pytest.mark.parametrize(
    ("card", "index", "goals"),
    [
        ("golem", 0, (HIGH, (9, 11))),
        ("golem", 1, ((2, 4), HIGH)),
        ("knight", 0, (LOW, (9, 11))),
        ("knight", 1, ((2, 4), LOW)),
    ],
)
def test_with_two_goals_the_owner_chooses_which_one_is_replaced(
    card: str, index: int, goals: tuple[c12.Goal, ...]
) -> None:
    """Challenge 28 wants 2/4 and 9/11."""
    state = after(duel(28, 7, card, "druid"), c12.Reveal(0))
    assert [0, 1] == choices(state, 0)
    result = step(state, c12.Resolve(0, index))
    before = ((2, 4), (9, 11))[index]
    assert (goals, [c12.GoalReplaced(index, goals[index], before)]) == (
        result.state.goals,
        of(c12.GoalReplaced, result),
    )


@pytest.mark.rule("C12-CHAR-GOLEM-3", "C12-CHAR-KNIGHT-3")
@pytest.mark.parametrize(("first", "second", "passed"), [(0, 1, True), (1, 0, False)])
def test_whoever_of_golem_and_knight_comes_last_counts(first: int, second: int, passed: bool) -> None:
    """Challenge 8, die 4: the golem and then the knight want 1 to 4, the other way round 9 to 12."""
    state = after(duel(8, 4, "golem", "knight"), c12.Reveal(first))
    assert (HIGH if first == 0 else LOW,) == state.goals
    result = step(state, c12.Reveal(second))
    assert [c12.GoalReplaced(0, *((LOW, HIGH) if second == 1 else (HIGH, LOW)))] == of(c12.GoalReplaced, result)
    assert (passed, 4 if passed else 2) == (verdict(result), result.state.favour)


@pytest.mark.rule("C12-CHAR-GOLEM-2", "C12-CHAR-GOLEM-3", "C12-CHAR-KNIGHT-2", "C12-CHAR-KNIGHT-3")
@pytest.mark.parametrize(
    ("first", "second", "index", "goals"),
    [
        ("golem", "knight", 0, (LOW, (9, 11))),
        ("golem", "knight", 1, (HIGH, LOW)),
        ("knight", "golem", 0, (HIGH, (9, 11))),
        ("knight", "golem", 1, (LOW, HIGH)),
    ],
)
def test_with_two_goals_the_second_of_them_may_replace_the_replaced_goal(
    first: str, second: str, index: int, goals: tuple[c12.Goal, ...]
) -> None:
    """Challenge 28; P0 has replaced goal 0, P2 still has a card to reveal."""
    state = position(
        phase="reveal",
        in_play="golem knight worker warlock alchemist",
        laid={0: first, 1: second, 2: "worker"},
        challenge=28,
    )
    state = after(state, c12.Reveal(0), c12.Resolve(0, 0), c12.Reveal(1))
    assert [0, 1] == choices(state, 1)
    assert goals == after(state, c12.Resolve(1, index)).goals


@pytest.mark.rule("C12-CHAR-GOLEM-1", "C12-CHAR-KNIGHT-1")
@pytest.mark.parametrize("card", ["golem", "knight"])
def test_negated_they_replace_nothing(card: str) -> None:
    state = position(
        phase="reveal",
        in_play=f"{card} worker warlock alchemist druid",
        laid={0: card, 1: card, 2: "druid"},
        challenge=8,
    )
    result = step(state, c12.Reveal(0))
    assert (((3,),), [], (2,)) == (
        result.state.goals,
        of(c12.GoalReplaced, result),
        c12.awaiting(result.state),
    )


@pytest.mark.rule("C12-CHAR-KNIGHT-2", "C12-GOAL-6")
@pytest.mark.parametrize(("index", "passed", "favour"), [(0, True, 5), (1, False, 1)])
def test_the_knight_on_one_of_two_goals(index: int, passed: bool, favour: int) -> None:
    """Challenge 31 wants 1 and 7; the die shows 7 and then, by the parasite, 4."""
    state = after(duel(31, 7, "knight", "parasite"), c12.Reveal(0), c12.Resolve(0, index))
    assert ((LOW, (7,)) if index == 0 else ((1,), LOW)) == state.goals
    result = step(state, c12.Reveal(1), c12.Resolve(1, -3))
    assert [(31, "Burning Bridges", passed, 4)] == verdicts(result)
    assert favour == result.state.favour


@pytest.mark.rule("C12-GOAL-5", "C12-GOAL-4")
def test_one_moment_may_meet_both_goals() -> None:
    """Challenge 28, die 5: the princess turns it to 9, and the golem makes both goals want that; 9 is also the end."""
    state = position(
        2,
        phase="reveal",
        in_play="golem princess worker warlock alchemist",
        laid={0: "golem", 1: "princess"},
        challenge=28,
        die=5,
    )
    state = after(state, c12.Reveal(1), c12.Resolve(1, 9), c12.Reveal(0))
    assert (5, 9) == state.shown
    result = step(state, c12.Resolve(0, 0))
    assert [c12.GoalReplaced(0, HIGH, (2, 4))] == of(c12.GoalReplaced, result)
    assert (True, 5) == (verdict(result), result.state.favour)


@pytest.mark.rule("C12-GOAL-5")
def test_the_golem_may_also_come_first() -> None:
    """From 6 the machine goes to 9."""
    state = after(duel(28, 6, "golem", "machine"), c12.Reveal(0), c12.Resolve(0, 0))
    assert (HIGH, (9, 11)) == state.goals
    assert verdict(step(state, c12.Reveal(1), c12.Resolve(1, 3)))


# Passing.


@pytest.mark.rule("C12-GOAL-1")
@pytest.mark.parametrize(
    ("shown", "passed"),
    [((7, 9), True), ((7, 10), True), ((7, 11), True), ((7, 12), False), ((9, 10, 11, 8), False), ((9,), True)],
)
def test_with_one_goal_only_the_end_counts(shown: tuple[int, ...], passed: bool) -> None:
    """Challenge 5 wants 9/10/11."""
    assert passed == verdict(evaluation(challenge=5, die=shown[-1], shown=shown))


@pytest.mark.rule("C12-GOAL-2")
def test_strange_lights() -> None:
    """The example of the book: the worker finds the 3, machine and alchemist lead to 10."""
    state = position(
        phase="reveal",
        laid={0: "alchemist", 1: "machine", 2: "worker"},
        challenge=21,
        supplicant="shapeshifter",
        die=7,
    )
    state = after(state, c12.Reveal(2), c12.Resolve(2, (11, 3)), c12.Reveal(1), c12.Resolve(1, 2), c12.Reveal(0))
    assert (7, 11, 3, 5) == state.shown
    result = step(state, c12.Resolve(0, "double"))
    assert c12.DieTurned((10,)) in result.events
    assert [(21, "Strange Lights", True, 10)] == verdicts(result)
    assert (4, 2, 1) == (
        result.state.favour,
        result.state.round,
        result.state.this_round.permits,
    )
    assert ("alchemist", "machine", "worker") == tuple(discard(result.state, seat) for seat in range(3))


@pytest.mark.rule("C12-GOAL-2", "C12-GOAL-3")
@pytest.mark.parametrize(
    ("shown", "passed"),
    [
        ((7, 11, 3, 5, 10), True),
        ((7, 10, 5, 3), True),  # either may be the end
        ((7, 3, 10, 12), False),  # both were seen, but neither at the end
        ((7, 10), False),  # only one of them was seen
        ((3, 5, 3), False),  # the same one twice
        ((7, 11, 5), False),
    ],
)
def test_with_two_goals_one_is_met_at_the_end_and_the_other_at_any_time(shown: tuple[int, ...], passed: bool) -> None:
    """Challenge 21 wants 3 and 10."""
    assert passed == verdict(evaluation(challenge=21, die=shown[-1], shown=shown))


@pytest.mark.rule("C12-GOAL-2", "C12-GOAL-3")
@pytest.mark.parametrize(
    ("shown", "before", "where"),
    [((3, 10), (3,), "start"), ((5, 3, 10), (3,), "way"), ((10, 3), (10,), "start"), ((3, 5, 3, 10), (3,), "start")],
)
def test_the_judgement_says_where_the_other_goal_was_met(
    shown: tuple[int, ...], before: tuple[int, ...], where: str
) -> None:
    """Challenge 21 wants 3 and 10."""
    (evaluated,) = of(c12.Evaluated, evaluation(challenge=21, die=shown[-1], shown=shown))
    assert (True, before, where) == (evaluated.passed, evaluated.before, evaluated.where)


@pytest.mark.rule("C12-GOAL-1")
def test_one_goal_is_met_at_the_end_only() -> None:
    (evaluated,) = of(c12.Evaluated, evaluation(challenge=5, die=9, shown=(10, 9)))
    assert (True, (), None) == (evaluated.passed, evaluated.before, evaluated.where)


@pytest.mark.rule("C12-GOAL-4")
def test_the_value_at_the_beginning_counts() -> None:
    """The die shows 10; the warlocks cancel each other, and the shapeshifter turns it to 3."""
    state = position(
        phase="reveal",
        laid={0: "shapeshifter", 1: "warlock", 2: "warlock"},
        challenge=21,
        supplicant="worker",
        die=10,
    )
    result = step(state, c12.Reveal(1), c12.Reveal(0))
    assert [c12.DieTurned((3,))] == of(c12.DieTurned, result)
    assert [(21, "Strange Lights", True, 3)] == verdicts(result)


@pytest.mark.rule("C12-GOAL-4", "C12-GOAL-5")
@pytest.mark.parametrize(("card", "passed"), [("golem", True), ("knight", False)])
def test_the_die_need_not_move_at_all(card: str, passed: bool) -> None:
    """Challenge 21, die 10: with 9 to 12 in place of the 3 the 10 at the beginning, and at the end, does for both."""
    state = position(
        phase="reveal",
        in_play=f"{card} warlock worker machine alchemist",
        laid={0: card, 1: "warlock", 2: "warlock"},
        challenge=21,
        die=10,
    )
    result = step(state, c12.Reveal(1), c12.Reveal(0), c12.Resolve(0, 0))
    assert ([], passed) == (of(c12.DieTurned, result), verdict(result))


@pytest.mark.rule("C12-GOAL-2", "C12-CHAR-WORKER-3")
def test_a_tilt_on_the_way_counts() -> None:
    """Challenge 21: the worker goes from 7 by 3 to 4; from there alchemist and machine lead to 10."""
    state = position(
        phase="reveal",
        in_play="worker parasite alchemist machine warlock",
        laid={0: "worker", 1: "alchemist", 2: "machine"},
        challenge=21,
        die=7,
    )
    state = after(state, c12.Reveal(0), c12.Resolve(0, (3, 4)), c12.Reveal(1), c12.Resolve(1, "double"), c12.Reveal(2))
    result = step(state, c12.Resolve(2, 2))
    assert [(21, "Strange Lights", True, 10)] == verdicts(result)


@pytest.mark.rule("C12-GOAL-6")
def test_a_value_from_before_the_replacement_counts_for_the_new_goal() -> None:
    """Challenge 31 wants 1 and 7. The die goes from 4 to 7; then the knight makes the 1 a 1/2/3/4: the 4 was seen."""
    state = after(duel(31, 4, "knight", "machine"), c12.Reveal(1), c12.Resolve(1, 3), c12.Reveal(0))
    assert ((4, 7), ((1,), (7,))) == (state.shown, state.goals)
    assert verdict(step(state, c12.Resolve(0, 0)))


@pytest.mark.rule("C12-GOAL-6")
@pytest.mark.parametrize(("third", "passed"), [("golem", False), ("patient", True)])
def test_a_goal_that_was_met_before_its_replacement_counts_as_it_is_now(third: str, passed: bool) -> None:
    """Challenge 31 wants 1 and 7, and the die shows 1, 5, 7. The golem replaces the 1, and no 9 to 12 was seen."""
    state = position(
        phase="reveal",
        in_play="golem patient machine warlock worker",
        laid={0: third, 1: "warlock", 2: "machine"},
        challenge=31,
        die=1,
    )
    state = after(state, c12.Reveal(1), c12.Resolve(1, 5), c12.Reveal(2), c12.Resolve(2, 2))
    assert (1, 5, 7) == state.shown
    result = step(state, c12.Reveal(0), *([c12.Resolve(0, 0)] if third == "golem" else []))
    assert (passed, 5 if passed else 1) == (verdict(result), result.state.favour)
