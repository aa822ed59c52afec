"""
Deciding together (C12-GROUP-1 to -7).
"""

from __future__ import annotations

import pytest

from tabletricks import council_of_12 as c12
from tabletricks.council_of_12.rules.consequences.choices import tally

from .builders import (
    after,
    asked,
    discard,
    evaluation,
    hand,
    legal,
    of,
    options_of,
    position,
    refused,
    step,
    voting,
)


def ban(players: int = 3, round: int = 1) -> c12.State:
    """Challenge 28 has failed: the council chooses one of Set A that is banned."""
    return evaluation(
        players=players,
        challenge=28,
        die=7,
        round=round,
        supplicant="worker",
        chair="none",
        recruit="on_pass",
    ).state


def votes(*cards: c12.Character) -> list[c12.Action]:
    """The opinion of every seat."""
    return [c12.Choose(seat, card) for seat, card in enumerate(cards)]


# Bell and split.


@pytest.mark.rule("C12-GROUP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bell_needs_everybody(players: int) -> None:
    """All say yes and it rings; one of them says no, be it the last, and it does not."""
    state = position(players, phase="bell")
    assert (5,) == after(state, *voting("bell", players)).challenges.right
    state = after(state, *voting("bell", players)[:-1])
    assert ("bell_vote", ()) == (asked(state), state.challenges.right)
    state = after(state, c12.VoteBell(players - 1, False))
    assert ("laying", (), 3) == (asked(state), state.challenges.right, state.favour)


@pytest.mark.rule("C12-GROUP-1")
def test_a_split_needs_both() -> None:
    state = position(2, phase="split", challenge=21)
    assert 1 == after(state, *voting("split", 2)).sub_round
    state = after(state, c12.VoteSplit(1, True))
    assert "split_vote" == asked(state)
    state = after(state, c12.VoteSplit(0, False))
    assert ("laying", 0) == (asked(state), state.sub_round)


# Choices of the council.


@pytest.mark.rule("C12-GROUP-2", "C12-GROUP-3")
def test_in_a_tie_the_spokesperson_decides() -> None:
    """Round 2 with three players: seat 1 speaks for the council, so the machine is banned in round 3."""
    result = step(ban(round=2), *votes("warlock", "machine", "worker"))
    assert [c12.CouncilChose(c12.Ban("choice"), "machine", "spokesperson", 1)] == of(c12.CouncilChose, result)
    assert (3, ("machine",)) == (result.state.round, result.state.this_round.banned)


@pytest.mark.rule("C12-GROUP-2")
def test_the_most_votes_decide() -> None:
    """Against the spokesperson, too."""
    result = step(ban(round=2), *votes("warlock", "machine", "warlock"))
    assert [c12.CouncilChose(c12.Ban("choice"), "warlock")] == of(c12.CouncilChose, result)


@pytest.mark.rule("C12-GROUP-2")
def test_two_against_two() -> None:
    """Round 4 with four players: seat 3 decides."""
    result = step(ban(4, round=4), *votes("alchemist", "alchemist", "warlock", "warlock"))
    assert [c12.CouncilChose(c12.Ban("choice"), "warlock", "spokesperson", 3)] == of(c12.CouncilChose, result)


@pytest.mark.rule("C12-GROUP-2")
def test_a_tie_without_the_spokesperson_goes_to_the_first_of_the_list() -> None:
    """It takes five votes, so no council of four comes to it: the count itself knows what to do."""
    cast: list[c12.Option] = ["machine", "machine", "worker", "worker", "alchemist"]
    assert ("worker", "list") == tally(["alchemist", "worker", "warlock", "machine"], cast, "alchemist")
    assert ("machine", "spokesperson") == tally(["alchemist", "worker", "warlock", "machine"], cast, "machine")


@pytest.mark.rule("C12-GROUP-2")
def test_nothing_is_settled_before_everybody_has_spoken() -> None:
    """Two of three agree, which is enough, but the third is asked all the same."""
    state = after(ban(), c12.Choose(2, "warlock"), c12.Choose(0, "warlock"))
    assert ("group_choice", (1,)) == (asked(state), c12.awaiting(state))


@pytest.mark.rule("C12-GROUP-3")
@pytest.mark.parametrize(
    ("players", "round", "spokesperson"),
    [(2, 1, 0), (2, 2, 1), (2, 3, 0), (3, 1, 0), (3, 3, 2), (3, 4, 0), (3, 6, 2), (4, 4, 3), (4, 5, 0), (4, 6, 1)],
)
def test_the_spokesperson_changes_every_round(players: int, round: int, spokesperson: int) -> None:
    """Everybody is for another character, so the spokesperson's is taken."""
    wanted: tuple[c12.Character, ...] = ("shapeshifter", "machine", "warlock", "worker")
    result = step(ban(players, round), *votes(*wanted[:players]))
    assert [wanted[spokesperson]] == [made.option for made in of(c12.CouncilChose, result)]


@pytest.mark.rule("C12-GROUP-4")
def test_a_single_option_is_taken_without_a_vote() -> None:
    """Challenge 18 passed, and only P2 has a pile."""
    result = evaluation(challenge=18, die=1, discards={2: "worker machine"}, supplicant="shapeshifter")
    assert ([], [c12.CouncilChose(c12.Recover(), 2, "only")]) == (
        of(c12.ChoiceOpened, result),
        of(c12.CouncilChose, result),
    )
    assert ("", 2) == (discard(result.state, 2), result.state.round)


@pytest.mark.rule("C12-GROUP-5")
@pytest.mark.parametrize(
    ("challenge", "die", "options"),
    [
        (29, 8, [0, 1, 2]),  # players by seat
        (28, 7, ["alchemist", "worker", "warlock", "machine", "shapeshifter"]),  # characters in canonical order
        (17, 8, [2, 7, 8, 9, 10, 12]),  # values from low to high
        (23, 3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
        (13, 11, [(0, 1), (1, 0)]),  # orders lexicographically
    ],
)
def test_options_are_listed_in_a_fixed_order(challenge: int, die: int, options: list[c12.Option]) -> None:
    """The event says the same to everybody."""
    piles = {0: "worker machine", 1: "worker", 2: "warlock"}
    result = evaluation(challenge=challenge, die=die, discards=piles)
    assert [options] * 3 == [options_of(result.state, seat) for seat in range(3)]
    (opened,) = of(c12.ChoiceOpened, c12.events_for(result.events, None))
    assert (tuple(options), (0, 1, 2), True) == (opened.options, opened.seats, opened.together)


@pytest.mark.rule("C12-GROUP-6")
def test_everybody_votes_once_and_openly() -> None:
    """In any order of the seats; a vote is public when it is cast, and cannot be cast again."""
    state = ban()
    result = step(state, c12.Choose(2, "warlock"))
    (vote,) = of(c12.ChoiceVote, c12.events_for(result.events, 0))
    assert (2, "warlock") == (vote.seat, vote.option)
    assert [None, None, "warlock"] == [player.opinion for player in c12.view(result.state, 0).players]
    assert ((0, 1), set()) == (c12.awaiting(result.state), legal(result.state, 2))
    refused(result.state, c12.Choose(2, "machine"), "C12-GROUP-6")


# Choices about the own cards.


@pytest.mark.rule("C12-GROUP-7")
def test_everybody_chooses_among_the_own_cards_in_any_order() -> None:
    """Challenge 3 failed: P2 answers first, then P0, then P1."""
    piles = {0: "worker", 2: "machine warlock"}
    state = evaluation(challenge=3, die=7, discards=piles, supplicant="shapeshifter").state
    assert (0, 1, 2) == c12.awaiting(state)
    assert ["alchemist", "warlock", "machine", "shapeshifter"] == options_of(state, 0)
    assert ["alchemist", "worker", "shapeshifter"] == options_of(state, 2)
    state = after(state, c12.Choose(2, "shapeshifter"))
    assert ((0, 1), set()) == (c12.awaiting(state), legal(state, 2))
    state = after(state, c12.Choose(0, "alchemist"), c12.Choose(1, "alchemist"))
    assert ["worker alchemist", "alchemist", "machine warlock shapeshifter"] == [
        discard(state, seat) for seat in range(3)
    ]


@pytest.mark.rule("C12-GROUP-7")
def test_a_choice_with_one_option_is_made_by_itself() -> None:
    """Challenge 25 passed: P1's pile has one card, which P1 takes without being asked."""
    piles = {0: "worker machine", 1: "warlock"}
    state = evaluation(players=2, challenge=25, die=4, discards=piles, supplicant="shapeshifter").state
    assert ("", (0,)) == (discard(state, 1), c12.awaiting(state))
    assert "alchemist worker warlock machine shapeshifter" == hand(state, 1)


@pytest.mark.rule("C12-GROUP-7")
def test_the_chosen_player_answers_alone() -> None:
    """Challenge 4 passed: the council names P1, and only P1 says which card."""
    piles = {0: "worker machine", 1: "warlock alchemist"}
    state = evaluation(players=3, challenge=4, die=10, discards=piles, supplicant="shapeshifter").state
    state = after(state, *(c12.Choose(seat, 1) for seat in range(3)))
    assert ("individual_choice", (1,)) == (asked(state), c12.awaiting(state))
    assert [set(), set()] == [legal(state, seat) for seat in (0, 2)]
    refused(state, c12.Choose(0, "worker"), "C12-GROUP-7")
