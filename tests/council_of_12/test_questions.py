"""
What a seat is asked: every kind of question, what others know of it, and how it reads.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletricks import council_of_12 as c12

from .builders import after, evaluation, final_score, laying, play, position, voting


NAMES = ("Lea", "Tom", "Rita", "Eva")
PILES = {0: "worker alchemist", 1: "warlock machine", 2: "shapeshifter"}
ORACULAR = "worker warlock oracle machine patient"
ONE_PERMIT = c12.RoundEffects(permits=1)


def revealed(card: str, *, pile: str = "") -> c12.State:
    """P0 has revealed a card; P1 and P2 have cards face down."""
    state = position(
        phase="reveal", in_play=ORACULAR, laid={0: card, 1: "worker", 2: "warlock"}, rolls=[4], supplicant="princess",
        discards={0: pile},
    )  # fmt: skip
    return after(state, c12.Reveal(0))


ASKED: list[tuple[str, Callable[[], c12.State], int, c12.Question, str]] = [
    (
        "bell", lambda: position(phase="bell"), 1,
        c12.DecideOnBell(1, True, "C12-BELL-5", 5, "Tower Collapsed", 1),
        "Tom, vote whether to ring the bell for Tower Collapsed; it costs 1 favour.",
    ),
    (
        "free bell", lambda: position(phase="bell", this_round=c12.RoundEffects(free_bell=True)), 0,
        c12.DecideOnBell(0, True, "C12-BELL-5", 5, "Tower Collapsed", 0),
        "Lea, vote whether to ring the bell for Tower Collapsed; it costs nothing.",
    ),
    (
        "split", lambda: position(2, phase="split", challenge=21), 0,
        c12.DecideOnSplit(0, True, "C12-SPLIT-2", 21, "Strange Lights"),
        "Lea, vote whether to take Strange Lights in two sub-rounds.",
    ),
    (
        "lay", lambda: position(supplicant="princess"), 2,
        c12.LayCard(2, True, "C12-PLAY-1", ("princess",), False),
        "Rita, lay a card face down, but not the princess.",
    ),
    (
        "lay openly", lambda: position(
            supplicant="worker", this_round=c12.RoundEffects(permits=1, banned=("machine",))
        ), 0,
        c12.LayCard(0, True, "C12-PLAY-1", ("worker", "machine"), True),
        "Lea, lay a card face down or face up, but not the worker or the machine.",
    ),
    (
        "succession", lambda: position(round=8), 1,
        c12.LayCard(1, True, "C12-THRONE-2", (), False, heir=True),
        "Tom, lay the character who shall sit on the throne, face down.",
    ),
    (
        "be ready", lambda: position(laid={1: "worker"}), 1,
        c12.BeReady(1, True, "C12-PLAY-14", "worker", False, True, True, False),
        "Tom, change the worker, say a sentence or be ready.",
    ),
    (
        "said", lambda: position(laid={1: "worker"}, said={1: "alone"}), 1,
        c12.BeReady(1, True, "C12-PLAY-14", "worker", False, False, False, False),
        "Tom, be ready.",
    ),
    (
        "ready", lambda: position(laid={1: "worker"}, ready=[1]), 1,
        c12.BeReady(1, False, "C12-PLAY-14", "worker", False, True, True, False),
        "Tom, you may still change the worker or say a sentence.",
    ),
    (
        "laid openly", lambda: after(
            position(supplicant="princess", this_round=ONE_PERMIT), play(1, "machine", open=True)
        ), 1,
        c12.BeReady(1, True, "C12-PLAY-14", "machine", True, True, False, False),
        "Tom, say a sentence or be ready.",
    ),
    (
        "reveal", lambda: position(phase="reveal", laid={0: "machine", 1: "worker"}), 1,
        c12.RevealCard(1, True, "C12-REVEAL-2"),
        "Tom, reveal your card, or let others go first.",
    ),
    (
        "power", lambda: revealed("machine"), 0,
        c12.UsePower(0, True, "C12-REVEAL-6", "machine", 7),
        "Lea, turn the die up by 2 or 3 with the machine; it shows 7.",
    ),
    (
        "oracle", lambda: revealed("oracle"), 0,
        c12.PlayFurtherCard(0, True, "C12-CHAR-ORACLE-4", ("princess",)),
        "Lea, play a further card after the oracle, but not the princess.",
    ),
    (
        "together", lambda: evaluation(challenge=17, die=5).state, 2,
        c12.ChooseTogether(2, True, "C12-GROUP-2", c12.TurnDie("tilt"), (1, 3, 4, 5, 6, 11)),
        "Rita, give your opinion: what shall the die show?",
    ),
    (
        "own", lambda: evaluation(challenge=25, die=4, discards=PILES).state, 1,
        c12.ChooseOwnCard(1, True, "C12-GROUP-7", c12.TakeBack("all", "any")),
        "Tom, choose a card of your discard pile to take back.",
    ),
    (
        "talk", lambda: position(phase="bell", silence="silent", waiting=[1]), 0,
        c12.ReportTalk(0, False, "C12-SILENT-2", True),
        "Lea, you may report that the council has talked, which breaks the silence of this round.",
    ),
    (
        "talk again", lambda: position(phase="bell", silence="silent", waiting=[1], silence_broken=True), 0,
        c12.ReportTalk(0, False, "C12-SILENT-2", False),
        "Lea, you may report that the council has talked.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("state", "seat", "question", "prompt"), [row[1:] for row in ASKED], ids=[r[0] for r in ASKED])
def test_what_a_seat_is_asked(state: Callable[[], c12.State], seat: int, question: c12.Question, prompt: str) -> None:
    now = state()
    assert question == c12.question(now, seat) == c12.view(now, seat).question
    assert prompt == c12.describe(question, NAMES)
    assert question.required == (seat in c12.awaiting(now))


def test_the_examples_are_all_kinds() -> None:
    assert set(c12.Question.__args__) == {type(row[3]) for row in ASKED}


@pytest.mark.rule("C12-INFO-2")
def test_a_card_face_down_is_no_part_of_the_public_question() -> None:
    """Others know that Tom may change a card, not which."""
    state = position(laid={1: "worker"})
    for seat in (0, 2, None):
        (public,) = [question for question in c12.view(state, seat).asked if question.seat == 1]
        assert c12.BeReady(1, True, "C12-PLAY-14", None, False, True, True, False) == public
        assert "change the card" in c12.describe(public, NAMES)


@pytest.mark.rule("C12-INFO-4")
def test_a_card_face_up_is_public() -> None:
    state = after(position(supplicant="princess", this_round=ONE_PERMIT), play(1, "machine", open=True))
    assert ["machine"] == [one.card for one in c12.view(state, 0).asked if isinstance(one, c12.BeReady)]


@pytest.mark.rule("C12-CHAIR-2")
def test_nobody_is_asked_in_the_chair() -> None:
    state = position(4, round=2)
    assert (None, 1) == (c12.question(state, 1), c12.view(state, 1).chair)
    assert [0, 2, 3] == [question.seat for question in c12.view(state, None).asked]


@pytest.mark.rule("C12-CHAIR-1", "C12-CHAIR-4")
@pytest.mark.parametrize(("round", "chair"), [(1, 0), (2, 1), (5, 0), (7, 2), (8, None)])
def test_everybody_sees_who_is_in_the_chair(round: int, chair: int | None) -> None:
    state = position(4, round=round, recruit="on_pass")
    assert [chair] * 5 == [c12.view(state, seat).chair for seat in (0, 1, 2, 3, None)]
    assert None is c12.view(position(3), 0).chair
    assert None is c12.view(position(4, chair="none"), 0).chair


@pytest.mark.rule("C12-INFO-5", "C12-SCORE-2", "C12-SCORE-3")
def test_the_score_so_far_counts_the_backs_that_were_seen() -> None:
    """Round 3, left 8 (2 points), right 20 (3, doubled), favour 3; crowns of who has come; at the end all of it."""
    state = position(round=3, left=[8], right=[20], challenge=30, supplicant="princess", coming="golem")
    crowns = state.options.rulebook.crowns
    come = sum(crowns[one] for one in (*state.supplicants.past, "princess"))
    belled = position(
        round=3, left=[8], right=[20], challenge=30, supplicant="princess", coming="golem", belled=True
    )  # fmt: skip
    for one in (state, belled):
        assert {2 + 6 + come + 3} == {player.score for player in c12.view(one, None).players}
    over = after(position(phase="bell", favour=1), *voting("bell", 3))
    assert {final_score(over)} == {player.score for player in c12.view(over, 0).players}
    won = after(position(round=8), *laying("worker", "worker", "worker"))
    assert {final_score(won)} == {player.score for player in c12.view(won, 0).players}
