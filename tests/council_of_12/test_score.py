"""
The term of office and the chronicle (C12-SCORE-1 to -7, C12-CHRON-1 to -4).
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import DecodeError, InvalidArgument, from_json, to_json
from tabletricks import council_of_12 as c12
from tabletricks.council_of_12.rules.scoring import bracket

from .builders import SET_A, after, evaluation, final_score, laying, position, voting


chronicle_of: Callable[..., c12.Chronicle] = c12.Chronicle

JANUARY = "worker druid patient warlock parasite knight shapeshifter"
"""Crown values 1 + 1 + 3 + 1 + 2 + 2 + 1 = 11."""


def scored(state: c12.State) -> c12.Result:
    """The result of a game that is over."""
    assert state.result is not None
    return state.result


def last_round(
    *cards: str, favour: int = 2, silence: c12.Silence | None = None, boxes: tuple[int, ...] = ()
) -> c12.State:
    """The succession of the example under C12-SCORE-7, and what is laid in it."""
    state = position(
        len(cards),
        round=8,
        in_play=JANUARY,
        left=[5, 12, 22, 25],
        right=[8, 20, 36],
        favour=favour,
        silence=silence,
        boxes=boxes,
    )
    return after(state, *laying(*cards))


def agreed() -> c12.State:
    """The example, won with an heir."""
    return last_round("worker", "worker", "worker")


# The score.


@pytest.mark.rule("C12-SCORE-1", "C12-SCORE-2")
def test_the_score() -> None:
    """Left 1 + 1 + 3 + 3, right twice 2 + 3 + 8, supplicants 11, favour 2: 47, bracket 3."""
    assert (c12.Result("won", None, "worker", 3), 8 + 26 + 11 + 2) == (scored(agreed()), final_score(agreed()))


@pytest.mark.rule("C12-SCORE-2", "C12-SILENT-8")
@pytest.mark.parametrize(("silence", "score"), [("silent", 53), ("eerie", 59)])
def test_with_six_boxes(silence: c12.Silence, score: int) -> None:
    """The sixth box is that of the succession; each is worth 1 point, or 2."""
    state = last_round("worker", "worker", "worker", silence=silence, boxes=(1, 2, 3, 5, 7))
    assert ((1, 2, 3, 5, 7, 8), score) == (state.boxes, final_score(state))


@pytest.mark.rule("C12-SCORE-1")
@pytest.mark.parametrize(("favour", "ending", "score"), [(3, "won", 46), (2, "lost", 45)])
def test_a_lost_game_is_scored_like_a_won_one(favour: int, ending: str, score: int) -> None:
    """Three different cards cost two favour: 45 and what is left."""
    state = last_round("worker", "druid", "patient", favour=favour)
    assert (ending, score) == (scored(state).ending, final_score(state))


@pytest.mark.rule("C12-SCORE-3")
def test_the_challenge_in_which_the_game_is_lost_counts_double_if_belled() -> None:
    """November, challenge 2 (1 point), favour 1: the bell loses the game. 2 + crowns 13 + favour 0."""
    state = position(scenario=11, phase="bell", challenge=2, favour=1)
    state = after(state, *voting("bell", 3))
    assert ("favour", 2 + 13) == (scored(state).reason, final_score(state))


@pytest.mark.rule("C12-SCORE-3", "C12-SCORE-4")
@pytest.mark.parametrize(("belled", "points"), [(False, 8), (True, 16)])
def test_the_challenge_in_which_the_game_is_lost_counts(belled: bool, points: int) -> None:
    """
    Challenge 36 in round 1, favour 2: its 8 points count, those of the six to come do not.

    All seven supplicants count, though only one has come: Set A 1 + 1 + 2 + 2 + 1, princess 3, golem 2.
    """
    state = evaluation(
        challenge=36, die=7, favour=2, belled=belled, in_play=SET_A, supplicant="princess", coming="golem"
    ).state
    assert ("favour", points + 7 + 3 + 2) == (scored(state).reason, final_score(state))


@pytest.mark.rule("C12-SCORE-3")
def test_played_challenges_of_earlier_rounds_count_beside_the_current_one() -> None:
    """Left 8 (2 points), right 20 (3, doubled), current 30 (6); Set A, princess and golem 12; favour 0."""
    state = evaluation(
        challenge=30,
        die=7,
        favour=2,
        round=3,
        left=[8],
        right=[20],
        supplicant="princess",
        coming="golem",
    ).state
    assert 2 + 6 + 6 + 12 == final_score(state)


@pytest.mark.rule("C12-SCORE-5")
def test_the_succession_card_has_no_points() -> None:
    """It is faced and played, and the score is that of the seven others; it never lies right."""
    state = agreed()
    assert (c12.SUCCESSION, False) == (state.challenges.current, c12.SUCCESSION in state.challenges.right)
    assert 0 == state.options.rulebook.challenges[c12.SUCCESSION].points
    assert 47 == final_score(state)


@pytest.mark.rule("C12-SCORE-6")
def test_passed_and_failed_challenges_count_alike() -> None:
    """Challenge 14 has no reward and costs 1 favour: the scores differ by that favour and nothing else."""
    scores = []
    for die in (8, 7):
        state = evaluation(
            challenge=14, die=die, round=7, favour=3, in_play=f"{SET_A} golem knight", supplicant="worker"
        ).state
        state = after(state, *laying("warlock", "warlock", "warlock"))
        scores.append(final_score(state) - state.favour)
        assert (3 if die == 8 else 2) == state.favour
    assert scores[0] == scores[1]


@pytest.mark.rule("C12-SCORE-7")
@pytest.mark.parametrize(
    ("score", "number"),
    [(0, 1), (23, 1), (24, 2), (34, 2), (35, 3), (60, 3), (61, 4), (78, 4), (79, 5), (109, 5), (110, 6), (150, 6)],
)
def test_brackets(score: int, number: int) -> None:
    assert number == bracket(score)


# The chronicle.


@pytest.mark.rule("C12-CHRON-1")
def test_an_entry_says_what_happened() -> None:
    """Members, greatest challenge, score, throne, boxes, year; the month belongs to scenarios."""
    state = last_round("worker", "worker", "worker", silence="silent", boxes=(1, 2))
    chronicle = c12.Chronicle(1000).write(c12.view(state, 0), ["Lea", "Tom", "Rita"], "the uprising")
    (entry,) = chronicle.entries
    assert (1000, None, None, "the uprising") == (entry.year, entry.month, entry.throne, entry.greatest_challenge)
    assert ["Lea I.", "Tom I.", "Rita I."] == [member.title for member in entry.members]
    assert (True, 47 + 3, (1, 2, 8), "worker") == (entry.won, entry.score, entry.boxes, entry.heir)
    assert chronicle == from_json(c12.Chronicle, to_json(chronicle))


@pytest.mark.rule("C12-CHRON-1")
def test_an_entry_of_a_scenario_names_the_month() -> None:
    state = after(position(2, scenario=11, phase="bell", favour=1), *voting("bell", 2))
    (entry,) = c12.Chronicle(1).write(c12.view(state, 0), ["Lea", "Tom"]).entries
    assert ("November", False) == (entry.month, entry.won)


@pytest.mark.rule("C12-CHRON-1")
def test_an_entry_is_written_after_the_end_only() -> None:
    with pytest.raises(InvalidArgument, match="C12-CHRON-1"):
        c12.Chronicle(1000).write(c12.view(position(), 0), ["Lea", "Tom", "Rita"])


@pytest.mark.rule("C12-CHRON-1")
@pytest.mark.parametrize(
    "names", [["Lea", "Tom"], ["Lea", "Tom", "Rita", "Eva"], "Lea", ["Lea", "Tom", "Lea"], None, 3, ["Lea", "Tom", 3]]
)
def test_an_entry_needs_one_name_for_each_seat(names: list[str]) -> None:
    with pytest.raises(InvalidArgument, match="C12-CHRON-1"):
        c12.Chronicle(1000).write(c12.view(agreed(), 0), names)


@pytest.mark.rule("C12-CHRON-1")
def test_nothing_is_written_into_what_is_no_chronicle() -> None:
    written = c12.Chronicle(1000).write(c12.view(agreed(), 0), ["Lea", "Tom", "Rita"])
    (entry,) = written.entries
    for wrong in (
        attrs.evolve(written, first_year=999),
        attrs.evolve(written, entries=(attrs.evolve(entry, members=()),)),
        attrs.evolve(written, entries=(attrs.evolve(entry, throne="x" * 1001),)),
        chronicle_of(1000, (3,)),
        chronicle_of("1000"),
    ):
        with pytest.raises(InvalidArgument):
            wrong.write(c12.view(agreed(), 0), ["Lea", "Tom", "Rita"])
    with pytest.raises(InvalidArgument, match="C12-CHRON-1"):
        written.write(c12.view(agreed(), 0), ["Lea", "Tom", "Rita"], ruler="x" * 1001)


@pytest.mark.rule("C12-CHRON-2")
def test_names_are_numbered_by_their_appearances() -> None:
    """Lea plays all three games, Tom the first and the third, Rita the second and third, Eva the rest."""
    chronicle = c12.Chronicle(1000).write(c12.view(last_round("worker", "worker"), 0), ["Lea", "Tom"])
    chronicle = chronicle.write(c12.view(last_round("worker", "worker"), 0), ["Rita", "Lea"])
    chronicle = chronicle.write(
        c12.view(last_round("worker", "worker", "worker", "worker"), 0), ["Tom", "Lea", "Eva", "Rita"]
    )
    assert [["Lea I.", "Tom I."], ["Rita I.", "Lea II."], ["Tom II.", "Lea III.", "Eva I.", "Rita II."]] == [
        [member.title for member in entry.members] for entry in chronicle.entries
    ]


@pytest.mark.rule("C12-CHRON-2")
@pytest.mark.parametrize(
    ("number", "title"),
    [
        (1, "Lea I."),
        (4, "Lea IV."),
        (9, "Lea IX."),
        (12, "Lea XII."),
        (40, "Lea XL."),
        (99, "Lea XCIX."),
        (2024, "Lea MMXXIV."),
    ],
)
def test_the_numerals_are_roman(number: int, title: str) -> None:
    """Lea XII is a member in the book's first example."""
    assert title == c12.Member("Lea", number).title


@pytest.mark.rule("C12-CHRON-3")
def test_the_years_add_up() -> None:
    """A council that began in 1000 and scored 47 makes the next one begin in 1047, won or lost."""
    chronicle = c12.Chronicle(1000)
    assert 1000 == chronicle.year
    chronicle = chronicle.write(c12.view(agreed(), 0), ["Lea", "Tom", "Rita"])
    assert 1047 == chronicle.year
    chronicle = chronicle.write(c12.view(last_round("worker", "druid", "patient"), 0), ["Lea", "Tom", "Rita"])
    assert ([1000, 1047], 1047 + 45) == ([entry.year for entry in chronicle.entries], chronicle.year)


@pytest.mark.rule("C12-CHRON-4", "C12-THRONE-8")
def test_the_heir_is_on_the_throne_of_the_next_entry() -> None:
    """If the next game is played under it; after a council that did not agree, nobody is."""
    names = ["Lea", "Tom", "Rita"]
    chronicle = c12.Chronicle(1000)
    assert (None, None) == (chronicle.throne, chronicle.options(3).throne)
    chronicle = chronicle.write(c12.view(agreed(), 0), names)
    assert ("worker", "worker") == (chronicle.throne, chronicle.options(3).throne)
    assert None is chronicle.write(c12.view(agreed(), 0), names).entries[-1].throne
    view = c12.view(last_round("druid", "druid", "patient"), 0)
    view = attrs.evolve(view, options=attrs.evolve(view.options, throne="worker"))
    assert None is chronicle.write(view, names, nobody=True).entries[-1].throne
    with pytest.raises(InvalidArgument, match="C12-CHRON-4"):
        chronicle.write(view, names, ruler="Rita I.", nobody=True)
    chronicle = chronicle.write(view, names)
    assert ["worker"] == [entry.throne for entry in chronicle.entries[1:]]
    assert None is chronicle.throne
    assert None is chronicle.write(c12.view(agreed(), 0), names).entries[-1].throne


@pytest.mark.rule("C12-CHRON-4")
def test_a_person_may_be_on_the_throne_instead() -> None:
    """Rita I has won a game of King of 12 in between."""
    chronicle = c12.Chronicle(1000).write(c12.view(agreed(), 0), ["Lea", "Tom", "Rita"])
    chronicle = chronicle.write(c12.view(agreed(), 0), ["Lea", "Tom", "Rita"], ruler="Rita I.")
    assert "Rita I." == chronicle.entries[-1].throne


@pytest.mark.rule("C12-CHRON-2", "C12-CHRON-3")
@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ('"year":1047', '"year":1048', "C12-CHRON-3"),
        ('"number":2', '"number":3', "C12-CHRON-2"),
    ],
)
def test_a_document_that_does_not_add_up_is_refused(old: str, new: str, rule: str) -> None:
    chronicle = (
        c12.Chronicle(1000)
        .write(c12.view(agreed(), 0), ["Lea", "Tom", "Rita"])
        .write(c12.view(agreed(), 0), ["Lea", "Tom", "Rita"])
    )
    text = to_json(chronicle).replace(" ", "")
    assert old in text
    with pytest.raises(DecodeError, match=rule):
        from_json(c12.Chronicle, text.replace(old, new))
