"""
Positions that are put together by hand: what is given stands, what is open is dealt, the impossible is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletricks import InvalidArgument, InvalidOptions, TabletricksError, from_json, to_json
from tabletricks import custom_heroes as ch


FOUR = ch.Options(players=4)
# As callers without a type checker see them.
arrange: Callable[..., ch.State] = ch.arrange
arranged: Callable[..., ch.State] = ch.arranged
ENGLISH = ch.Options(players=4, edition="en")


def cards(text: str) -> tuple[ch.Card, ...]:
    return tuple(map(ch.Card, text.split()))


def refused(**fields: object) -> str:
    """Why four players cannot sit at such a table."""
    with pytest.raises(InvalidArgument) as caught:
        arrange(FOUR, **fields)
    return str(caught.value)


def test_a_fresh_table() -> None:
    """Without anything else seat 0 leads, with a full hand."""
    view = ch.view(ch.arrange(FOUR), 0)
    assert ch.LeadTrick(0, True, "CH-PLAY-11") == view.question
    assert [10] * 4 == [player.hand_size for player in view.players]
    assert [(1, 3)] * 4 == [(player.score, player.screen_size) for player in view.players]
    assert (68, (), 1, 0) == (view.bag_size, view.played, view.hand.number, view.hand.start)


def test_everything_that_a_view_shows() -> None:
    """What is given is what the seats see."""
    state = ch.arrange(
        FOUR,
        hands={1: "7 7+burny", 2: ("9+edge", 3), 3: 2},
        scores=[4, 0, 9, 3],
        power={1: 5},
        screens={1: "edge aura_12", 2: 4},
        kodora={2: "3+kodora"},
        places={0: 1},
        pile=[(3, "4 4+charmy*"), (0, "3 3")],
        turn=1,
        played="1 1 2+spector",
        bag=("burny edge", 5),
        number=3,
    )
    view = ch.view(state, 1)
    ann, ben, cleo, dan = view.players
    assert (cards("7 7+burny"), ("edge", "aura_12"), 5, 0) == (ben.hand, ben.screen, ben.power, ben.score)
    assert (0, 1, 4, 4, 2, 9) == (ann.hand_size, ann.place, ann.score, cleo.hand_size, cleo.staked, cleo.score)
    assert (cards("3+kodora"), 4, 2) == (cleo.kodora, cleo.screen_size, dan.hand_size)
    trick = view.trick
    assert trick is not None
    assert (3, -1, (1, 2, 3), None) == (trick.leader, trick.direction, trick.queue, trick.skipped)
    assert [(3, 2, 4), (0, 2, 3)] == [(played.seat, played.count, played.value) for played in trick.pile]
    assert (cards("1 1 2+spector"), 7, 3) == (view.played[:3], view.bag_size, view.hand.number)
    assert ("burny", "edge") == state.bag[:2]
    assert ch.view(state, 2).players[2].hand is not None
    assert ch.Card("9+edge") in (ch.view(state, 2).players[2].hand or ())


@pytest.mark.rule("CH-PLAY-9", "CH-TRICK-3")
def test_an_equal_set_skips() -> None:
    """A six on a six: the next seat is skipped, and the one after it is asked."""
    state = ch.arrange(FOUR, pile=[(0, "6"), (1, "6")])
    trick = ch.view(state, None).trick
    assert trick is not None
    assert ((3,), (3, 0), 2) == (ch.awaiting(state), trick.queue, trick.skipped)


QUESTIONS: dict[str, Callable[[], tuple[ch.State, int]]] = {
    "bet_on_kodora": lambda: (ch.arrange(FOUR, scores=[1, 4], asking="bet_on_kodora"), 1),
    "lead_trick": lambda: (ch.arrange(FOUR, turn=2), 2),
    "answer_trick": lambda: (ch.arrange(FOUR, pile=[(0, "5")]), 1),
    "may_sleeve": lambda: (ch.arrange(ENGLISH, pile=[(0, "5")]), 3),
    "come_down_to_cap": lambda: (ch.arrange(FOUR, pile=[(0, "5")], power=[9], asking="come_down_to_cap"), 0),
}


@pytest.mark.parametrize("tag", [kind.tag for kind in get_args(ch.Question)])
def test_every_question_can_be_asked(tag: str) -> None:
    """Each of them in a position of its own, which can be played on."""
    state, seat = QUESTIONS[tag]()
    question = ch.question(state, seat)
    assert question is not None
    assert tag == question.tag
    ch.apply(state, ch.legal_actions(state, seat)[0])


def test_the_cap_of_both_editions() -> None:
    """In the German edition after the own set, in the English one before the own turn; both go on to a turn."""
    german = ch.arrange(FOUR, pile=[(0, "5")], power=[9], asking="come_down_to_cap")
    english = ch.arrange(ENGLISH, pile=[(0, "5")], power=[0, 9], asking="come_down_to_cap")
    assert ((0,), (1,)) == (ch.awaiting(german), ch.awaiting(english))
    for state, seat in ((german, 0), (english, 1)):
        after = ch.apply(state, ch.ResolveCap(seat, 1))
        question = ch.question(after, 1)
        assert isinstance(question, ch.AnswerTrick)
        assert (0, 5) == (question.owner, question.value)


def test_a_declared_bet() -> None:
    """A position in the middle of the bets: arranged before them, then played on with public actions."""
    state = ch.arrange(FOUR, hands={0: ("7+kodora", 9)}, scores=[4, 4], asking="bet_on_kodora", turn=1)
    state = ch.apply(state, ch.DeclareKodora(0, (ch.Bet(ch.Card("7+kodora"), sleeve=False),)))
    assert (1,) == ch.awaiting(state)
    state = ch.apply(state, ch.DeclareKodora(1))
    assert (2, (1,)) == (ch.view(state, None).players[0].staked, ch.awaiting(state))


@pytest.mark.rule("CH-FINAL-4", "CH-FINAL-5")
def test_a_final_hand() -> None:
    """Two of four take part, the cards of the others lie aside."""
    view = ch.view(ch.arrange(FOUR, final=True, participants=(2, 0), turn=2), None)
    assert (7, True, (0, 2), 2) == (view.hand.number, view.hand.final, view.hand.participants, view.hand.start)
    assert ([10, 0, 10, 0], 20) == ([player.hand_size for player in view.players], view.aside_size)


def test_an_empty_bag() -> None:
    """Advancements that are neither in the bag nor behind a screen are on cards."""
    state = ch.arrange(FOUR, hands=dict.fromkeys(range(4), 2), screens=["", "", "", "edge"], bag="")
    view = ch.view(state, None)
    assert (0, 79) == (view.bag_size, sum(len(card.sleeves) for card in view.played))


REFUSED: dict[str, dict[str, object]] = {
    "7 is given 5 times and there are 4 of it: in the hand of seat 0 and among the played cards": {
        "hands": ("7 7 7",),
        "played": "7 7",
    },
    "left_p5 is given 2 times and there is 1 of it: in the hand of seat 0 and behind the screen of seat 1": {
        "hands": ("7+left_p5",),
        "screens": (None, "left_p5"),
    },
    "behind the screen of seat 0: nobody ever has more than one kodora there [CH-SETUP-4]": {
        "screens": ("kodora kodora",)
    },
    "kodora cannot be in the bag: everybody begins with one [CH-SETUP-4]": {"bag": "kodora"},
    "in the hand of seat 1: 'R7' is no card: a card is a value from 1 to 10, then its sleeves, like '7+burny' "
    "[CH-SLEEVE-8]": {"hands": (None, "R7")},
    "in the hand of seat 0: under this catalogue 7+hat cannot be, with these advancements in one sleeve": {
        "hands": ("7+hat",)
    },
    "behind the screen of seat 2: there is no advancement 'hat'": {"screens": (None, None, "hat")},
    "the set '4' of seat 1 cannot lie on the pile: 1 x 4 does not beat 1 x 5: it must be worth 5 or more [CH-PLAY-7]": {
        "pile": ((0, "5"), (1, "4"))
    },
    "the set '' of seat 1 cannot lie on the pile: it has no cards": {"pile": ((1, ""),)},
    "seat 2 cannot answer the set of seat 1: seat 2 is skipped [CH-TRICK-3]": {
        "pile": ((0, "5"), (1, "5")),
        "turn": 2,
    },
    "seat 1 cannot answer the set of seat 1: whoever holds cards may, the owner excepted": {
        "pile": ((1, "5"),),
        "turn": 1,
    },
    "places are given one after the other from 1 on, not 2": {"places": (2,)},
    "seat 0 is out, with place 1, and cannot hold 1 cards": {"places": (1,), "hands": ("4",)},
    "seat 0 would hold no cards, and has no place": {"hands": ("",)},
    "seat 0 cannot hold 11 cards: everybody is dealt 10 [CH-UPKEEP-2]": {"hands": (11,)},
    "10 more cards are wanted in the hand of seat 3, and 9 are left": {"hands": (10, 10, 10, 10), "played": "1"},
    "73 more advancements are wanted in the bag, and 72 are left": {"bag": 73},
    "behind the screen of seat 0: there cannot be -1 more": {"screens": (-1,)},
    "3 carries no Kodora, so it cannot be among the bets of seat 0": {"kodora": ("3",)},
    "everybody takes part but in the final hand: participants are given, and final is not [CH-FINAL-4]": {
        "participants": (0, 1)
    },
    "at least two seats take part in a hand, each named once, not 1": {"final": True, "participants": (1,)},
    "seat 3 takes no part in this hand and cannot hold 1 cards [CH-FINAL-4]": {
        "final": True,
        "participants": (0, 1),
        "hands": (None, None, None, "1"),
    },
    "there are 6 hands before the final one, and none of them is number 7": {"number": 7},
    "the final hand comes after 6 hands, it cannot be number 2 [CH-FINAL-3]": {"final": True, "number": 2},
    "nobody is asked to bet: nobody who takes part has 2 victory points [CH-UPKEEP-6]": {"asking": "bet_on_kodora"},
    "when bets are asked for nothing is played, bet or decided yet [CH-UPKEEP-4]": {
        "asking": "bet_on_kodora",
        "scores": (5,),
        "pile": ((0, "5"),),
    },
    "seat 0 has 6 power and need not come down to 6 [CH-POWER-6]": {
        "asking": "come_down_to_cap",
        "pile": ((0, "5"),),
        "power": (6,),
    },
    "the question cannot be answer_trick: on the pile lies nothing": {"asking": "answer_trick"},
    "seat 0 cannot have -1 victory points and 2 power": {"scores": (-1,)},
    "hands: there is no seat 4": {"hands": {4: "1"}},
    "turn: there is no seat 4": {"turn": 4},
    "pile: there is no seat 9": {"pile": ((9, "1"),)},
    "scores cannot have 5 entries: there are 4 players": {"scores": (1, 1, 1, 1, 1)},
    "hands cannot be 3": {"hands": 3},
    "a seed is a whole number from 0 to 2**256 - 1, not -1": {"seed": -1},
}


@pytest.mark.parametrize("sentence", REFUSED)
def test_the_impossible_is_refused(sentence: str) -> None:
    """In a sentence that names the card, or the number, and the place."""
    assert sentence == refused(**REFUSED[sentence])


def test_options_come_first() -> None:
    """Neither other options nor another arrangement."""
    with pytest.raises(InvalidOptions):
        arrange(5)
    with pytest.raises(InvalidArgument):
        arranged(FOUR)


TYPES = [entry.type for entry in ch.DEFAULT_CATALOGUE]
A_CARD = st.one_of(
    st.integers(1, 10).map(str),
    st.builds(lambda base, type_: f"{base}+{type_}", st.integers(1, 10), st.sampled_from(TYPES)),
)
SOME_CARDS = st.lists(A_CARD, max_size=4).map(" ".join)
SOME_TYPES = st.lists(st.sampled_from(TYPES), max_size=3).map(" ".join)


def entries(inner: st.SearchStrategy[str], most: int) -> st.SearchStrategy[tuple[ch.Given | None, ...]]:
    number = st.integers(0, most)
    one = st.one_of(st.none(), inner, number, st.tuples(inner, number))
    return st.lists(one, max_size=4).map(tuple)


def column(low: int, high: int) -> st.SearchStrategy[tuple[int | None, ...]]:
    return st.lists(st.none() | st.integers(low, high), max_size=4).map(tuple)


ARRANGEMENTS = st.builds(
    ch.Arrangement,
    options=st.builds(ch.Options, players=st.integers(2, 6), edition=st.sampled_from(["de", "en"])),
    seed=st.integers(0, 2**70),
    hands=entries(SOME_CARDS, 12),
    scores=column(0, 12),
    power=column(0, 9),
    screens=entries(SOME_TYPES, 5),
    kodora=st.lists(st.sampled_from([None, None, "3+kodora", "7+kodora 7+kodora", "4"]), max_size=2).map(tuple),
    places=st.sampled_from([(), (), (1,), (None, 1), (2, 1), (3,)]),
    pile=st.lists(st.tuples(st.integers(0, 6), st.sampled_from(["5", "6", "7 7", "8+burny*", "9"])), max_size=2).map(
        tuple
    ),
    turn=st.none() | st.integers(0, 6),
    played=SOME_CARDS,
    bag=st.one_of(st.none(), SOME_TYPES, st.integers(0, 80), st.tuples(SOME_TYPES, st.integers(0, 20))),
    number=st.none() | st.integers(0, 8),
    final=st.sampled_from([False, False, True]),
    participants=st.sampled_from([None, None, (0, 1), (2, 0), (0,), (0, 5)]),
    start=st.none() | st.integers(0, 3),
    asking=st.sampled_from([None, None, None, *get_args(ch.Asking)]),
)


@settings(max_examples=200, deadline=2000)
@given(ARRANGEMENTS)
def test_any_arrangement_is_played_or_refused(arrangement: ch.Arrangement) -> None:
    """A state that passes the audit and can be played on, the same from the text of it; or an error of ours."""
    text = to_json(arrangement)
    try:
        state = ch.arranged(arrangement)
    except InvalidArgument:
        with pytest.raises(InvalidArgument):
            ch.arranged(from_json(ch.Arrangement, text))
        return
    assert ch.GAME.audit(state) is None
    assert state == ch.arranged(arrangement) == ch.arranged(from_json(ch.Arrangement, text))
    for seat in range(arrangement.options.players):
        guess = ch.determinize(ch.view(state, seat), 1)
        assert ch.view(guess, seat) == ch.view(state, seat)
    for _ in range(6):
        seats = ch.awaiting(state)
        if not seats:
            break
        actions = ch.legal_actions(state, seats[0])
        state = ch.apply(state, actions[arrangement.seed % len(actions)])
        assert ch.GAME.audit(state) is None


@settings(max_examples=100, deadline=2000)
@given(
    st.dictionaries(
        st.sampled_from(
            ["hands", "scores", "pile", "bag", "participants", "played", "places", "kodora", "turn", "seed"]
        ),
        st.recursive(
            st.none() | st.integers() | st.text(max_size=5) | st.booleans() | st.floats(),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.integers(-1, 5), inner, max_size=2),
            max_leaves=5,
        ),
    )
)
def test_nonsense_is_refused_by_us(fields: dict[str, object]) -> None:
    """Whatever is passed: a state, or an error of the library."""
    try:
        state = arrange(FOUR, **fields)
    except TabletricksError:
        return
    assert ch.GAME.audit(state) is None
