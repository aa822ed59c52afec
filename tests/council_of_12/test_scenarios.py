"""
Rita's year and the introductory game (C12-SCENARIO-1 to -11, C12-INTRO-1 to -3).
"""

from __future__ import annotations

import pytest

from tabletricks import InvalidOptions
from tabletricks import council_of_12 as c12

from .builders import (
    after,
    asked,
    changed_card,
    evaluation,
    final_score,
    laying,
    of,
    opening,
    position,
    refused,
    voting,
)


# The table of the specification (1.8).
MONTHS: dict[int, tuple[str, str, tuple[int, ...]]] = {
    1: ("January", "worker druid patient warlock parasite knight shapeshifter", (5, 8, 9, 12, 15, 16, 20)),
    2: ("February", "alchemist worker princess golem warlock machine shapeshifter", (1, 2, 8, 13, 14, 18, 21)),
    3: ("March", "worker druid princess patient warlock oracle knight", (3, 6, 22, 23, 24, 30, 36)),
    4: ("April", "alchemist princess patient golem warlock parasite shapeshifter", (1, 3, 20, 24, 30, 31, 36)),
    5: ("May", "worker druid patient warlock parasite knight shapeshifter", (5, 8, 9, 12, 15, 16, 20)),
    6: ("June", "worker patient princess golem parasite knight shapeshifter", (2, 6, 8, 13, 14, 18, 21)),
    7: ("July", "worker princess warlock machine oracle parasite shapeshifter", (1, 2, 8, 12, 14, 16, 24)),
    8: ("August", "worker princess patient golem warlock knight shapeshifter", (1, 6, 8, 9, 20, 24, 33)),
    9: ("September", "worker princess patient warlock machine parasite shapeshifter", (10, 21, 28, 31, 32, 34, 35)),
    10: ("October", "worker druid patient golem warlock knight shapeshifter", (1, 7, 14, 24, 30, 32, 33)),
    11: ("November", "worker princess patient golem warlock knight shapeshifter", (2, 4, 12, 13, 25, 29, 30)),
    12: ("December", "druid patient golem warlock machine parasite knight", (30, 31, 32, 33, 34, 35, 36)),
}
VALUE_1 = {"worker", "druid", "warlock", "shapeshifter"}


def month(number: int, players: int = 3) -> c12.Options:
    return c12.Options(players, mode="scenario", scenario=number)


def comers(state: c12.State) -> set[str]:
    """All seven supplicants."""
    supplicants = state.supplicants
    return {*supplicants.past, *supplicants.stack, *([supplicants.current] if supplicants.current else [])}


def ended(number: int, *cards: str, favour: int = 2, **more: tuple[int, ...]) -> c12.State:
    """The succession round of a month."""
    state = position(
        len(cards),
        round=8,
        scenario=number,
        favour=favour,
        in_play=MONTHS[number][1],
        right=more.get("right", ()),
        boxes=more.get("boxes", ()),
    )
    return after(state, *laying(*cards))


def final(number: int, *cards: str, favour: int = 2, **more: tuple[int, ...]) -> c12.Result:
    """How it ends."""
    result = ended(number, *cards, favour=favour, **more).result
    assert result is not None
    return result


# The cards.


@pytest.mark.rule("C12-SCENARIO-1")
@pytest.mark.parametrize("number", MONTHS)
def test_the_cards_are_exactly_those_of_the_list(number: int) -> None:
    name, supplicants, challenges = MONTHS[number]
    assert name == c12.YEAR[number - 1].month
    for seed in range(5):
        state = c12.setup(month(number), seed)
        assert set(supplicants.split()) == comers(state)
        current = state.challenges.current
        assert current is not None
        assert ({*challenges}, (c12.SUCCESSION,)) == (
            {current, *state.challenges.stack[:-1]},
            state.challenges.stack[-1:],
        )


@pytest.mark.rule("C12-SCENARIO-2")
@pytest.mark.parametrize("number", MONTHS)
def test_five_of_the_supplicants_are_open_as_usual(number: int) -> None:
    """The worker first, or one of value 1 in her place; and one more of value 1. They are everybody's hand."""
    for seed in range(8):
        state = c12.setup(month(number), seed)
        first, *four = state.supplicants.open
        if "worker" in MONTHS[number][1]:
            assert "worker" == first
        assert first in VALUE_1
        assert VALUE_1 & set(four)
        assert [set(state.supplicants.open)] * 3 == [set(player.hand) for player in state.players]
        assert set(c12.CHARACTERS) - set(state.supplicants.open) == set(state.reserve)


@pytest.mark.rule("C12-SCENARIO-2")
def test_april_draws_a_substitute_and_again_if_there_is_no_value_1() -> None:
    """The warlock takes the worker's place; a draw without the shapeshifter goes back."""
    step = opening(
        month(4),
        substitute="warlock",
        fours=["alchemist princess patient golem", "alchemist shapeshifter patient golem"],
        hidden="princess parasite",
    )
    assert ("warlock", "alchemist", "shapeshifter", "patient", "golem") == step.state.supplicants.open


@pytest.mark.rule("C12-SCENARIO-3")
def test_the_hidden_supplicants_are_known_but_not_their_places() -> None:
    """Every guess from a view has just the cards of the list, in many orders; in a standard game it has others."""
    state = c12.setup(month(2), 1)
    view = c12.view(state, 0)
    deck = view.options.rulebook.deck
    assert deck is not None
    assert set(MONTHS[2][1].split()) - set(state.supplicants.open) == set(deck.supplicants) - set(view.supplicants.open)
    guesses = [c12.determinize(view, seed) for seed in range(20)]
    assert all(set(MONTHS[2][1].split()) == comers(guess) for guess in guesses)
    assert len({guess.supplicants.stack for guess in guesses}) > 10
    standard = c12.view(c12.setup(c12.Options(3), 1), 0)
    assert len({frozenset(comers(c12.determinize(standard, seed))) for seed in range(20)}) > 5


# The special rules.


@pytest.mark.rule("C12-SCENARIO-4", "C12-SCENARIO-9")
@pytest.mark.parametrize(
    ("cards", "ending", "heir"),
    [("worker worker", "won", "worker"), ("druid druid", "lost", "druid"), ("worker druid", "lost", None)],
)
def test_may_wants_the_worker_as_heir(cards: str, ending: str, heir: str | None) -> None:
    result = final(5, *cards.split())
    assert (ending, None if ending == "won" else "scenario", heir) == (result.ending, result.reason, result.heir)


@pytest.mark.rule("C12-SCENARIO-5", "C12-SCENARIO-9")
@pytest.mark.parametrize(
    ("cards", "ending", "heir"),
    [("patient patient", "won", "patient"), ("worker worker", "lost", "worker"), ("patient worker", "lost", None)],
)
def test_june_wants_the_patient_as_heir(cards: str, ending: str, heir: str | None) -> None:
    result = final(6, *cards.split())
    assert (ending, None if ending == "won" else "scenario", heir) == (result.ending, result.reason, result.heir)


@pytest.mark.rule("C12-SCENARIO-6", "C12-SCENARIO-9")
@pytest.mark.parametrize(
    ("cards", "right", "ending"),
    [
        ("worker worker worker", (1, 2, 8), "lost"),
        ("worker worker worker", (1, 2, 8, 12), "won"),
        ("worker worker worker", (1, 2, 8, 12, 14), "won"),
        ("machine machine machine", (1, 2, 8, 12), "won"),  # any heir will do
        ("worker machine worker", (1, 2, 8, 12), "lost"),  # favour 1 is left, but no heir
        ("worker machine worker", (1, 2, 8), "lost"),
    ],
)
def test_july_wants_four_bells_and_an_heir(cards: str, right: tuple[int, ...], ending: str) -> None:
    result = final(7, *cards.split(), right=right)
    assert (ending, None if ending == "won" else "scenario") == (result.ending, result.reason)


@pytest.mark.rule("C12-SCENARIO-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_november_begins_with_favour_1(players: int) -> None:
    """Other months begin as usual."""
    assert 1 == c12.setup(month(11, players), 3).favour
    assert (4 if players == 4 else 3) == c12.setup(month(10, players), 3).favour


@pytest.mark.rule("C12-SCENARIO-8", "C12-SCENARIO-9")
@pytest.mark.parametrize(
    ("boxes", "ending", "score"),
    [
        ((1, 2, 3, 4, 5, 6, 7), "won", 49 + 13 + 3 + 16),
        ((1, 2, 4, 5, 6, 7), "lost", 49 + 13 + 3 + 14),
        ((), "lost", 49 + 13 + 3 + 2),
    ],
)
def test_december_wants_all_eight_boxes(boxes: tuple[int, ...], ending: str, score: int) -> None:
    """Challenges 6 + 7 + 7 + 6 + 8 + 7 + 8, supplicants 1 + 3 + 2 + 1 + 2 + 2 + 2, favour 3, 2 points for each box."""
    over = ended(12, "druid", "druid", "druid", favour=3, boxes=boxes)
    result = over.result
    assert result is not None
    assert (ending, None if ending == "won" else "scenario", "druid") == (result.ending, result.reason, result.heir)
    assert score == final_score(over)


@pytest.mark.rule("C12-SCENARIO-8")
def test_december_is_played_in_eerie_silence() -> None:
    assert "eerie" == month(12).rulebook.silence
    with pytest.raises(InvalidOptions, match="C12-OPT-9"):
        c12.Options(3, mode="scenario", scenario=12, silence="silent")


@pytest.mark.rule("C12-SCENARIO-9")
def test_a_condition_that_is_out_of_reach_does_not_end_the_game() -> None:
    """December, the silence of round 1 is broken: the game goes on to its end."""
    state = evaluation(scenario=12, challenge=30, die=7, favour=5, silence_broken=True, supplicant="druid").state
    assert (None, 2, ()) == (state.result, state.round, state.boxes)


@pytest.mark.rule("C12-SCENARIO-9")
def test_without_favour_the_reason_is_favour() -> None:
    """May with three different cards and favour 2."""
    result = final(5, "worker", "druid", "knight")
    assert ("lost", "favour", None) == (result.ending, result.reason, result.heir)


@pytest.mark.rule("C12-SCENARIO-10")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 8, 9, 10])
def test_the_other_months_are_won_like_any_game(number: int) -> None:
    """No bells, no heir, no silence: favour 1 is left, and that is enough. They begin with favour 3."""
    first, second = MONTHS[number][1].split()[:2]
    result = final(number, first, second)
    assert ("won", None, None) == (result.ending, result.reason, result.heir)
    state = c12.setup(month(number), 7)
    assert (3, "off", "bell_vote") == (state.favour, state.options.rulebook.silence, asked(state))


@pytest.mark.rule("C12-SCENARIO-11")
@pytest.mark.parametrize(("scenario", "favour"), [(11, 1), (None, 3)])
def test_in_november_passing_gains_no_favour(scenario: int | None, favour: int) -> None:
    """A catalogue whose challenge 12 gains 2 favour before its free bell: only the free bell comes."""
    card = changed_card(12, reward=(c12.Favour(2), c12.FreeBell()))
    result = evaluation(scenario=scenario, challenge=12, die=8, favour=1, catalogue=card)
    assert (favour, True) == (result.state.favour, result.state.this_round.free_bell)
    assert [c12.NextRoundEffect(c12.FreeBell())] == of(c12.NextRoundEffect, result)


@pytest.mark.rule("C12-SCENARIO-11")
def test_in_november_failing_costs_favour_as_usual() -> None:
    result = evaluation(scenario=11, challenge=12, die=1, favour=2)
    assert [c12.FavourChanged(2, 1)] == of(c12.FavourChanged, result)


# The introductory game.


@pytest.mark.rule("C12-INTRO-1")
def test_the_introductory_game_has_januarys_cards_with_fixed_open_ones() -> None:
    """The stack is shuffled: many orders come up."""
    states = [c12.setup(c12.Options(3, mode="intro"), seed) for seed in range(20)]
    for state in states:
        assert ("worker", "warlock", "shapeshifter", "druid", "knight") == state.supplicants.open
        assert set(MONTHS[1][1].split()) == comers(state)
        assert {"worker", "warlock", "shapeshifter", "druid", "knight"} == set(state.players[2].hand)
    assert len({(state.supplicants.current, *state.supplicants.stack) for state in states}) > 15


@pytest.mark.rule("C12-INTRO-2")
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_challenges_of_the_introductory_game_have_a_fixed_order(seed: int) -> None:
    challenges = c12.setup(c12.Options(2, mode="intro"), seed).challenges
    assert (5, (15, 12, 16, 8, 9, 20, 37)) == (challenges.current, challenges.stack)


@pytest.mark.rule("C12-INTRO-3")
@pytest.mark.parametrize(("players", "favour"), [(2, 3), (3, 3), (4, 4)])
def test_the_introductory_game_has_no_bell_and_no_silence(players: int, favour: int) -> None:
    states = [c12.setup(c12.Options(players, mode="intro"), seed) for seed in range(30)]
    for state in states:
        assert ("laying", favour) == (asked(state), state.favour)
    assert len({state.die for state in states}) > 6
    refused(states[0], c12.VoteBell(0, True), "C12-BELL-7")
    refused(states[0], c12.Talk(0), "C12-SILENT-10")
    with pytest.raises(InvalidOptions, match="C12-INTRO-3"):
        c12.Options(players, mode="intro", silence="silent")


@pytest.mark.rule("C12-SCENARIO-6")
def test_july_counts_the_bells_that_were_rung() -> None:
    """Three bells before round 7, the fourth in it."""
    state = position(
        2,
        phase="bell",
        round=7,
        scenario=7,
        in_play=MONTHS[7][1],
        right=[1, 2, 8],
        challenge=12,
        die=8,
        supplicant="worker",
        favour=4,
    )
    state = after(state, *voting("bell", 2), *laying("machine", "machine"), c12.Reveal(0))
    assert (8, (1, 2, 8, 12)) == (state.round, state.challenges.right)
    state = after(state, *laying("worker", "worker"))
    assert state.result is not None
    assert "won" == state.result.ending
