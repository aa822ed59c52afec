"""
Positions that are put together by hand, through the public API alone.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletricks import InvalidArgument, InvalidOptions, TabletricksError, from_json, to_json
from tabletricks import council_of_12 as c12


THREE = c12.Options(3)
TWO = c12.Options(2)
SET_A = "worker warlock alchemist machine shapeshifter"


def lay(state: c12.State, *cards: c12.Character) -> c12.State:
    """Everybody lays a card and is ready."""
    for seat, card in enumerate(cards):
        state = c12.apply(state, c12.Play(seat, card))
    for seat in range(len(cards)):
        state = c12.apply(state, c12.Ready(seat))
    return state


def tag(state: c12.State, seat: int = 0) -> str:
    question = c12.question(state, seat)
    assert question is not None
    return question.tag


def test_without_anything_everybody_lays_a_card() -> None:
    state = c12.arrange(THREE)
    view = c12.view(state, 0)
    assert (1, 3, (0, 1, 2), 5) == (view.round, view.favour, view.awaiting, view.players[0].hand_size)
    assert "lay_card" == tag(state)
    assert "worker" in view.supplicants.open


def test_what_is_given_is_there() -> None:
    state = c12.arrange(
        THREE, round=3, favour=2, in_play=SET_A, hands=["machine worker", ("worker", 1)],
        discards={2: "warlock machine"}, supplicant="princess", past="worker warlock", coming="golem", known=1,
        challenge=21, left=[5], right=[8], following=[30], belled=True, die=9, seed=7,
        this_round=c12.RoundEffects(hush=True),
    )  # fmt: skip
    views = [c12.view(state, seat) for seat in range(3)]
    view = views[0]
    assert (("worker", "machine"), 3) == (view.players[0].hand, len(view.players[0].discard))
    assert (2, 3) == (view.players[1].hand_size, len(view.players[1].discard))
    assert "worker" in (views[1].players[1].hand or ())
    assert ("warlock", "machine") == views[2].players[2].discard
    assert (3, 2, 9, True) == (view.round, view.favour, view.die, view.this_round.hush)
    assert ("princess", ("worker", "warlock"), ("golem",)) == (
        view.supplicants.current, view.supplicants.past, view.supplicants.coming,
    )  # fmt: skip
    assert (21, 30, (5,), (8, 21)) == (
        view.challenges.current, view.challenges.following, view.challenges.left, view.challenges.right,
    )  # fmt: skip


@pytest.mark.rule("C12-BELL-2", "C12-BELL-3")
def test_the_example_of_the_bell() -> None:
    state = c12.arrange(THREE, asking="decide_on_bell", favour=3, challenge=5, following=[8], waiting=[1, 2])
    assert (1, 2) == c12.awaiting(state)
    for seat in (1, 2):
        state = c12.apply(state, c12.VoteBell(seat, True))
    view = c12.view(state, None)
    assert (2, (5,), 8) == (view.favour, view.challenges.right, view.challenges.following)


@pytest.mark.rule("C12-SPLIT-5", "C12-SPLIT-6")
def test_the_example_of_the_split() -> None:
    state = c12.arrange(TWO, asking="decide_on_split", in_play=SET_A, supplicant="princess", challenge=21, die=4)
    assert "decide_on_split" == tag(state)
    for seat in (0, 1):
        state = c12.apply(state, c12.VoteSplit(seat, True))
    assert 1 == c12.view(state, None).sub_round
    second = c12.arrange(TWO, in_play=SET_A, supplicant="princess", challenge=21, die=3, sub_round=2)
    assert (2, (0,)) == (c12.view(second, None).sub_round, c12.view(second, None).first_met)


@pytest.mark.rule("C12-PLAY-7", "C12-SAY-2")
def test_the_example_of_change_and_sentence() -> None:
    state = c12.arrange(THREE, in_play=SET_A, supplicant="princess", laid={0: "machine"})
    assert "be_ready" == tag(state)
    state = c12.apply(state, c12.Change(0, "worker"))
    state = c12.apply(state, c12.Say(0, "contribute"))
    problem = c12.check(state, c12.Change(0, "machine"))
    assert problem is not None
    assert "C12-PLAY-7" == problem.rule


@pytest.mark.rule("C12-HAND-1", "C12-HAND-2")
def test_the_example_of_a_renewal() -> None:
    """The hand is renewed when cards are laid; the step before can be set up."""
    state = c12.arrange(
        THREE, asking="decide_on_bell", in_play=SET_A, supplicant="princess", hands=["machine"],
        discards=["worker alchemist warlock shapeshifter"], waiting=[0],
    )  # fmt: skip
    player = c12.view(c12.apply(state, c12.VoteBell(0, False)), 0).players[0]
    assert (("alchemist", "worker", "warlock", "shapeshifter"), ("machine",)) == (player.hand, player.discard)


@pytest.mark.rule("C12-CHAR-PATIENT-5")
def test_the_example_of_the_patient() -> None:
    state = c12.arrange(
        THREE, asking="reveal_card", in_play="worker patient machine druid golem", supplicant="princess",
        laid={0: "patient", 1: "machine"}, discards=["worker machine druid"],
    )  # fmt: skip
    state = c12.apply(state, c12.Reveal(0))
    assert "use_power" == tag(state)
    state = c12.apply(state, c12.Resolve(0, "worker"))
    assert ("worker", "golem") == c12.view(state, 0).players[0].hand


@pytest.mark.rule("C12-CHAR-ORACLE-4")
def test_the_further_card_is_asked_for() -> None:
    state = c12.arrange(
        THREE, asking="reveal_card", in_play="worker oracle machine druid golem", supplicant="princess",
        laid={0: "oracle", 1: "machine"},
    )  # fmt: skip
    step = c12.step(state, c12.Reveal(0), [8])
    assert ("play_further_card", 9) == (tag(step.state), c12.view(step.state, None).die)


@pytest.mark.rule("C12-REVEAL-2")
def test_cards_to_be_revealed_are_dealt() -> None:
    state = c12.arrange(THREE, asking="reveal_card", seed=3)
    assert ("reveal_card", (0, 1, 2)) == (tag(state), c12.awaiting(state))
    assert [4, 4, 4] == [player.hand_size for player in c12.view(state, None).players]


@pytest.mark.rule("C12-GROUP-2", "C12-GROUP-7")
def test_choices_are_reached_by_the_last_card() -> None:
    together = c12.arrange(
        THREE, asking="reveal_card", in_play=SET_A, challenge=5, die=8, laid={0: "machine"}, supplicant="princess"
    )
    asked: set[str] = set()
    for number in range(1, 37):
        for die in range(1, 13):
            try:
                state = c12.arrange(
                    c12.Options(3), asking="reveal_card", in_play=SET_A, supplicant="princess", challenge=number,
                    die=die, laid={0: "shapeshifter"}, discards=["warlock alchemist", "warlock machine"],
                )  # fmt: skip
            except InvalidArgument:
                continue
            state = c12.apply(state, c12.Reveal(0))
            while tag(state) == "use_power":
                state = c12.apply(state, c12.legal_actions(state, 0)[0])
            asked.add(next(question.tag for question in c12.view(state, None).asked))
    assert {"choose_together", "choose_own_card"} <= asked
    assert "reveal_card" == tag(together)


@pytest.mark.rule("C12-THRONE-2")
def test_the_succession() -> None:
    state = c12.arrange(THREE, round=8, favour=2, seed=5)
    view = c12.view(state, None)
    assert (None, 7, 7) == (view.supplicants.current, len(view.supplicants.past), len(view.challenges.left))
    state = c12.arrange(c12.Options(3, recruit="on_pass"), round=8, favour=2, in_play=SET_A)
    state = lay(state, "warlock", "worker", "warlock")
    view = c12.view(state, None)
    assert view.result is not None
    assert (1, "won", None) == (view.favour, view.result.ending, view.result.heir)


@pytest.mark.rule("C12-CHAIR-1", "C12-CHAIR-2")
def test_the_chair_follows_from_the_round() -> None:
    state = c12.arrange(c12.Options(4), round=3)
    assert (2, (0, 1, 3)) == (c12.view(state, None).chair, c12.awaiting(state))


@pytest.mark.rule("C12-SILENT-2")
def test_talk_in_a_silent_council() -> None:
    state = c12.arrange(c12.Options(4, silence="silent"), round=3, boxes=[1, 2])
    question = c12.question(state, 2)
    assert question == c12.ReportTalk(2, False, "C12-SILENT-2", True)
    assert (1, 2) == c12.view(state, None).boxes


REFUSED: list[tuple[c12.Options, dict[str, object], str]] = [
    (THREE, {"in_play": SET_A, "hands": ["machine"], "discards": ["machine"]},
     "every player has the machine once, and not both in the hand of seat 0 and on the discard pile of seat 0"),
    (THREE, {"in_play": SET_A, "hands": ["golem"]}, "the golem is not in play and cannot be in the hand of seat 0"),
    (THREE, {"in_play": SET_A, "hands": ["machine worker"], "discards": ["warlock alchemist"]},
     "the shapeshifter is in play and must be in the hand of seat 0 or on the discard pile of seat 0"),
    (THREE, {"in_play": SET_A, "hands": [9]},
     "only 5 cards are left for the hand and the discard pile of seat 0"),
    (THREE, {"hands": [-1]}, "there cannot be -1 cards in the hand of seat 0"),
    (THREE, {"hands": [2], "discards": [2]}, "seat 0 has 5 cards in play, and not 4"),
    (THREE, {"hands": [1]}, "the hand of seat 0 would have been renewed: there is a single card in it"),
    (THREE, {"in_play": SET_A, "hands": ["machine worker"], "supplicant": "worker",
             "this_round": c12.RoundEffects(banned=("machine",))},
     "the hand of seat 0 would have been renewed: there is no card that may be played in it"),
    (THREE, {"hands": ["wizard"]}, "there is no character 'wizard' to be in the hand of seat 0"),
    (THREE, {"hands": ["golem golem"]}, "the golem is named twice in the hand of seat 0"),
    (THREE, {"laid": {0: "golem"}, "supplicant": "golem"}, "the golem before seat 0 cannot be played in this round"),
    (c12.Options(4), {"laid": {0: "golem"}}, "seat 0 is in the chair in round 1, lays no card and says nothing"),
    (THREE, {"ready": [1]}, "seat 1 has laid no card that lies face up or is content with"),
    (THREE, {"round": 2, "past": "golem oracle"}, "before round 2 1 supplicants have come, not 2"),
    (THREE, {"round": 2, "past": "golem", "coming": "golem"}, "the golem comes twice: each supplicant comes once"),
    (c12.Options(3, throne="golem"), {"supplicant": "golem"}, "the golem is none of the supplicants of this game"),
    (THREE, {"in_play": SET_A + " golem"}, "in round 1 only 0 supplicants have come before, and not golem"),
    (THREE, {"left": [5]}, "before round 1 0 challenges are over, not 1"),
    (THREE, {"round": 3, "left": [5], "right": [5]}, "challenge 5 is named twice"),
    (THREE, {"challenge": 99}, "there is no challenge 99 to be met before the succession"),
    (THREE, {"round": 3, "challenge": 30, "left": [31]},
     "a standard game has 1 of the hard challenges, and 2 are named"),
    (c12.Options(3, first_game=True), {"belled": True}, "no challenge can be belled: there are no bells in this game"),
    (THREE, {"favour": 6}, "favour is from 1 to 5, not 6"),
    (THREE, {"die": 13}, "die is from 1 to 12, not 13"),
    (THREE, {"round": 9}, "round is from 1 to 8, not 9"),
    (THREE, {"die": 3, "shown": [3, 4]}, "the die shows 3, and the last face it has shown cannot be 4"),
    (THREE, {"challenge": 5, "goals": [(1,), (2,)]}, "challenge 5 does not have 2 goals"),
    (THREE, {"executed": "golem"}, "the golem cannot be used up before cards are revealed"),
    (THREE, {"asking": "decide_on_split"},
     "only two players are asked for a split, once, and only for a challenge with two goals"),
    (THREE, {"boxes": [1]}, "there are no boxes and no silence to be broken in a game without silence"),
    (THREE, {"hands": {3: "golem"}}, "hands: there is no seat 3"),
    (THREE, {"open": [3]}, "open: there is no seat 3"),
    (THREE, {"hands": [None] * 4}, "hands cannot have 4 entries: there are 3 players"),
    (THREE, {"left": "5"}, "left cannot be '5'"),
    (THREE, {"asking": "who"}, "asking cannot be 'who'"),
]  # fmt: skip


@pytest.mark.parametrize(("options", "fields", "why"), REFUSED, ids=[why[:40] for _, _, why in REFUSED])
def test_the_impossible_is_refused(options: c12.Options, fields: dict[str, object], why: str) -> None:
    with pytest.raises(InvalidArgument) as refused:
        call(options, 0, fields)
    assert why == str(refused.value)


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(InvalidOptions):
        call("3p", 0, {})


def call(options: object, seed: int, fields: dict[str, object]) -> c12.State:
    """Sets up what nobody has looked at before."""
    unchecked: dict[str, object] = {"options": options, "seed": seed, **fields}
    state: c12.State = vars(c12)["arrange"](**unchecked)
    return state


def test_the_text_of_an_arrangement_comes_back_to_the_same_position() -> None:
    written = c12.Arrangement(THREE, 9, in_play=SET_A, hands=("machine worker", ("worker", 1)), die=4)
    again = from_json(c12.Arrangement, to_json(written))
    assert again == written
    assert c12.arranged(again) == c12.arranged(written)
    kept = c12.arrange(THREE, seed=9, in_play=SET_A, hands=["machine worker", ("worker", 1)], die=4)
    assert kept == c12.arranged(written)


NAMES = st.lists(st.sampled_from(c12.CHARACTERS), max_size=4).map(" ".join)
CARDS = st.one_of(NAMES, st.integers(-1, 6), st.tuples(NAMES, st.integers(0, 3)))
NUMBERS = st.lists(st.integers(0, 37), max_size=2)
SEATS = st.lists(st.integers(0, 3), max_size=2)
FIELDS = st.fixed_dictionaries(
    {"asking": st.sampled_from(["decide_on_bell", "decide_on_split", "lay_card", "lay_card", "reveal_card"])},
    optional={
        "round": st.integers(1, 8), "favour": st.integers(0, 6), "in_play": NAMES,
        "hands": st.dictionaries(st.integers(0, 3), CARDS, max_size=2),
        "discards": st.dictionaries(st.integers(0, 3), CARDS, max_size=2),
        "laid": st.dictionaries(st.integers(0, 3), NAMES, max_size=2), "open": SEATS, "ready": SEATS,
        "said": st.dictionaries(st.integers(0, 3), st.sampled_from(c12.SENTENCES), max_size=1),
        "supplicant": st.sampled_from(c12.CHARACTERS), "past": NAMES, "coming": NAMES, "known": st.integers(0, 3),
        "challenge": st.integers(0, 37), "left": NUMBERS, "right": NUMBERS, "following": NUMBERS,
        "belled": st.booleans(), "die": st.integers(0, 13), "executed": NAMES, "sub_round": st.integers(0, 2),
        "replay": st.booleans(), "boxes": NUMBERS,
    },
)  # fmt: skip


@settings(deadline=2000, max_examples=150)
@given(st.sampled_from(sorted(c12.variants())), st.integers(0, 99), FIELDS)
def test_whatever_is_given_is_a_position_or_refused(variant: str, seed: int, fields: dict[str, object]) -> None:
    options = c12.variants()[variant]
    try:
        state = call(options, seed, fields)
    except TabletricksError:
        return
    assert call(options, seed, fields) == state
    for step in range(12):
        assert c12.GAME.audit(state) is None
        waiting = c12.awaiting(state)
        if not waiting:
            break
        actions = c12.legal_actions(state, waiting[step % len(waiting)])
        state = c12.apply(state, actions[(seed + step) % len(actions)])
