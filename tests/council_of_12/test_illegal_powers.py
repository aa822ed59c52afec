"""
Illegal moves with characters, choices, chair, succession and silence, and after the end (C12-ACT-1).

``refused`` makes sure that check and apply agree, that the move is not listed and that nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletricks import council_of_12 as c12

from .builders import (
    after,
    change,
    evaluation,
    laying,
    legal,
    oracle_play,
    play,
    position,
    refused,
)


Case = tuple[str, Callable[[], c12.State], c12.Action, str, str]


def acting(card: str, *, challenge: int = 5, pile: str = "", die: int = 7) -> Callable[[], c12.State]:
    """P0 has revealed the card and must decide; P1 has a card, too."""
    others = ("worker", "warlock", "alchemist", "druid", "shapeshifter")
    cast = [card, *(one for one in others if one != card)][:5]

    def make() -> c12.State:
        state = position(
            phase="reveal",
            in_play=" ".join(cast),
            laid={0: card, 1: cast[-1]},
            discards={0: pile},
            challenge=challenge,
            die=die,
        )
        return after(state, c12.Reveal(0))

    return make


def oracle() -> c12.State:
    """P0 must play a further card; the warlock asks for help, the machine is banned, the worker is discarded."""
    state = position(
        phase="reveal",
        in_play="oracle worker warlock machine shapeshifter",
        supplicant="warlock",
        this_round=c12.RoundEffects(banned=("machine",)),
        laid={0: "oracle", 1: "worker"},
        discards={0: "worker"},
        rolls=[4],
    )
    return after(state, c12.Reveal(0))


def ban() -> c12.State:
    """The council chooses which of Set A is banned; P2 has voted."""
    return after(evaluation(challenge=28, die=7).state, c12.Choose(2, "worker"))


def discarding() -> c12.State:
    """P0 and P1 choose a card to discard; P2 has done so, and P0's worker lies on the pile already."""
    state = evaluation(challenge=3, die=7, discards={0: "worker"}).state
    return after(state, c12.Choose(2, "worker"))


def taking() -> c12.State:
    """Only P0 has a pile with a choice: worker and machine."""
    return evaluation(challenge=25, die=4, discards={0: "worker machine", 1: "warlock"}).state


CASES: list[Case] = [
    ("chair plays", lambda: position(4), play(0, "worker"), "C12-CHAIR-2", "sit out"),
    ("chair of round 2", lambda: position(4, round=2), play(1, "worker"), "C12-CHAIR-2", "sit out"),
    ("chair changes", lambda: position(4), change(0, "worker"), "C12-CHAIR-2", "sit out"),
    ("face up", lambda: position(round=8), play(0, "worker", open=True), "C12-THRONE-3", "face down"),
    (
        "turned up",
        lambda: after(position(round=8), play(0, "worker")),
        change(0, "worker", open=True),
        "C12-THRONE-3",
        "face down",
    ),
    ("worker back", acting("worker"), c12.Resolve(0, (12, 7)), "C12-CHAR-WORKER-2", "back to 7"),
    ("worker first tilt", acting("worker"), c12.Resolve(0, (2, 4)), "C12-CHAR-WORKER-1", "2 is no neighbour of 7"),
    (
        "worker second tilt",
        acting("worker"),
        c12.Resolve(0, (12, 9)),
        "C12-CHAR-WORKER-1",
        "9 is no neighbour of 12",
    ),
    ("worker stays first", acting("worker"), c12.Resolve(0, (7, 12)), "C12-CHAR-WORKER-1", "7 is no neighbour of 7"),
    (
        "worker stays then",
        acting("worker"),
        c12.Resolve(0, (12, 12)),
        "C12-CHAR-WORKER-1",
        "is no neighbour of 12",
    ),
    ("worker opposite", acting("worker"), c12.Resolve(0, (6, 1)), "C12-CHAR-WORKER-1", "6 is no neighbour of 7"),
    ("warlock far", acting("warlock"), c12.Resolve(0, 4), "C12-CHAR-WARLOCK-1", "neighbour"),
    ("warlock stays", acting("warlock"), c12.Resolve(0, 7), "C12-CHAR-WARLOCK-1", "neighbour"),
    ("warlock opposite", acting("warlock"), c12.Resolve(0, 6), "C12-CHAR-WARLOCK-1", "neighbour"),
    ("warlock off the die", acting("warlock"), c12.Resolve(0, 13), "C12-CHAR-WARLOCK-1", "neighbour"),
    ("machine +1", acting("machine"), c12.Resolve(0, 1), "C12-CHAR-MACHINE-1", "+2 or +3"),
    ("machine +4", acting("machine"), c12.Resolve(0, 4), "C12-CHAR-MACHINE-1", "+2 or +3"),
    ("machine -2", acting("machine"), c12.Resolve(0, -2), "C12-CHAR-MACHINE-1", "+2 or +3"),
    ("machine 0", acting("machine"), c12.Resolve(0, 0), "C12-CHAR-MACHINE-1", "+2 or +3"),
    ("machine doubles", acting("machine"), c12.Resolve(0, "double"), "C12-CHAR-MACHINE-1", "+2 or +3"),
    ("parasite -1", acting("parasite"), c12.Resolve(0, -1), "C12-CHAR-PARASITE-1", "-2 or -3"),
    ("parasite -4", acting("parasite"), c12.Resolve(0, -4), "C12-CHAR-PARASITE-1", "-2 or -3"),
    ("parasite +2", acting("parasite"), c12.Resolve(0, 2), "C12-CHAR-PARASITE-1", "-2 or -3"),
    ("druid +2", acting("druid"), c12.Resolve(0, 2), "C12-CHAR-DRUID-1", "+1 or -1"),
    ("druid -2", acting("druid"), c12.Resolve(0, -2), "C12-CHAR-DRUID-1", "+1 or -1"),
    ("druid 0", acting("druid"), c12.Resolve(0, 0), "C12-CHAR-DRUID-1", "+1 or -1"),
    ("princess", acting("princess"), c12.Resolve(0, 8), "C12-CHAR-PRINCESS-1", "9, 10 or 11"),
    ("princess, two goals", acting("princess", challenge=21), c12.Resolve(0, 4), "C12-CHAR-PRINCESS-1", "3 or 10"),
    (
        "patient above",
        acting("patient", pile="worker druid"),
        c12.Resolve(0, 2),
        "C12-CHAR-PATIENT-1",
        "the worker or the druid",
    ),
    (
        "patient below",
        acting("patient", pile="worker druid"),
        c12.Resolve(0, "machine"),
        "C12-CHAR-PATIENT-1",
        "the worker or the druid",
    ),
    ("golem", acting("golem", challenge=21), c12.Resolve(0, 2), "C12-CHAR-GOLEM-2", "0 (3) or 1 (10)"),
    ("golem below", acting("golem", challenge=21), c12.Resolve(0, -1), "C12-CHAR-GOLEM-2", "0 (3) or 1 (10)"),
    ("knight", acting("knight", challenge=21), c12.Resolve(0, 2), "C12-CHAR-KNIGHT-2", "0 (3) or 1 (10)"),
    ("supplicant", oracle, oracle_play(0, "warlock"), "C12-CHAR-ORACLE-5", "warlock asks for help"),
    ("banned", oracle, oracle_play(0, "machine"), "C12-CHAR-ORACLE-5", "machine is forbidden"),
    ("discarded", oracle, oracle_play(0, "worker"), "C12-CHAR-ORACLE-5", "not in your hand"),
    ("in reserve", oracle, oracle_play(0, "golem"), "C12-CHAR-ORACLE-5", "not in your hand"),
    ("the oracle on the pile", oracle, oracle_play(0, "oracle"), "C12-CHAR-ORACLE-5", "not in your hand"),
    ("skip", oracle, c12.Reveal(0), "C12-CHAR-ORACLE-4", "further card"),
    ("by another", oracle, oracle_play(1, "shapeshifter"), "C12-CHAR-ORACLE-4", "Seat 0 plays"),
    ("not offered", ban, c12.Choose(0, "golem"), "C12-GROUP-2", "can be forbidden: the alchemist"),
    ("another kind", ban, c12.Choose(0, 1), "C12-GROUP-2", "can be forbidden: the alchemist"),
    ("twice", ban, c12.Choose(2, "machine"), "C12-GROUP-6", "already"),
    ("twice the same", ban, c12.Choose(2, "worker"), "C12-GROUP-6", "already"),
    ("not in hand", discarding, c12.Choose(0, "worker"), "C12-GROUP-7", "can be discarded: "),
    ("discard twice", discarding, c12.Choose(2, "machine"), "C12-GROUP-7", "nothing to choose"),
    ("no such place", taking, c12.Choose(0, 2), "C12-GROUP-7", "can be taken back: "),
    ("another card", taking, c12.Choose(0, "shapeshifter"), "C12-GROUP-7", "can be taken back: "),
    ("for another", taking, c12.Choose(1, 0), "C12-GROUP-7", "nothing to choose"),
    ("without a pile", taking, c12.Choose(2, 0), "C12-GROUP-7", "nothing to choose"),
    ("talk", position, c12.Talk(0), "C12-SILENT-10", "silence"),
    ("talk in a choice", ban, c12.Talk(2), "C12-SILENT-10", "silence"),
    (
        "talk after the end",
        lambda: after(position(round=8, silence="silent"), *laying("worker", "worker", "worker")),
        c12.Talk(0),
        "C12-END-2",
        "over",
    ),
    (
        "play after the end",
        lambda: evaluation(challenge=30, die=7, favour=1).state,
        play(0, "worker"),
        "C12-END-2",
        "over",
    ),
]


@pytest.mark.rule(
    "C12-CHAIR-2",
    "C12-THRONE-3",
    "C12-CHAR-WORKER-1",
    "C12-CHAR-WORKER-2",
    "C12-CHAR-WARLOCK-1",
    "C12-CHAR-MACHINE-1",
    "C12-CHAR-PARASITE-1",
    "C12-CHAR-DRUID-1",
    "C12-CHAR-PRINCESS-1",
    "C12-CHAR-PATIENT-1",
    "C12-CHAR-GOLEM-2",
    "C12-CHAR-KNIGHT-2",
    "C12-CHAR-ORACLE-4",
    "C12-CHAR-ORACLE-5",
    "C12-GROUP-2",
    "C12-GROUP-6",
    "C12-GROUP-7",
    "C12-SILENT-10",
    "C12-END-2",
)
@pytest.mark.parametrize(
    ("make", "action", "rule", "words"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_the_move_is_refused_by_its_rule(
    make: Callable[[], c12.State], action: c12.Action, rule: str, words: str
) -> None:
    """The sentence says what is wrong, or what would be right."""
    assert words in refused(make(), action, rule).message


@pytest.mark.rule("C12-CHAR-ORACLE-4")
def test_i33_all_that_the_owner_of_the_oracle_can_do_is_to_play_a_card() -> None:
    assert {oracle_play(0, "shapeshifter")} == legal(oracle(), 0)


@pytest.mark.rule("C12-CHAR-ALCHEMIST-1", "C12-CHAR-ALCHEMIST-2")
@pytest.mark.parametrize("choice", [2, 7, -1, (12, 3)])
def test_the_alchemist_only_doubles_or_halves(choice: c12.Choice) -> None:
    """Any rule of the alchemist may say so."""
    state = acting("alchemist")()
    problem = c12.check(state, c12.Resolve(0, choice))
    assert problem is not None
    assert problem.rule.startswith("C12-CHAR-ALCHEMIST-")
    assert "doubles or halves" in refused(state, c12.Resolve(0, choice), problem.rule).message


@pytest.mark.rule("C12-CHAR-ALCHEMIST-3")
@pytest.mark.parametrize(("die", "choice"), [(1, "halve"), (12, "double")])
def test_the_forbidden_choice_of_the_alchemist_is_never_offered(die: int, choice: c12.Transmutation) -> None:
    """The card acts by itself, so nothing waits for a decision any more."""
    state = acting("alchemist", die=die)()
    assert (1,) == c12.awaiting(state)
    refused(state, c12.Resolve(0, choice), "C12-ACT-1")
