"""
Positions that are put together by hand, and deals as scripts: what is given stands, the impossible is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletricks import InvalidArgument, InvalidOptions, Match, TabletricksError, from_json, to_json
from tabletricks import hydra as hy


TWO, THREE, FOUR, SIX = (hy.Options(players=players) for players in (2, 3, 4, 6))
# As callers without a type checker see them.
arrange: Callable[..., hy.State] = hy.arrange
arranged: Callable[..., hy.State] = hy.arranged
deal_script: Callable[..., tuple[int, ...]] = hy.deal_script


def test_a_fresh_table() -> None:
    """Without anything else the attacker has taken all three cards for 50, and leads."""
    view = hy.view(hy.arrange(FOUR), 0)
    assert hy.LeadTrick(0, True, "HY-TURN-2", ()) == view.question
    assert ([18, 15, 15, 15], 50, (0,), 3) == (
        [player.hand_size for player in view.players],
        view.stake,
        view.attackers,
        view.dealer,
    )
    assert {card.card for card in view.middle} <= set(view.players[0].hand or ())


def test_everything_that_a_view_shows() -> None:
    """What is given is what the seats see."""
    state = hy.arrange(
        THREE,
        hands={0: ("7 H", 4), 1: "9 9 R3", 2: 5},
        scores=[10, 0, 333],
        captured={1: "G3 COMPANION WITCH"},
        rest=2,
        shared_pile=("B8 Y8", 2),
        drawn="B4",
        attackers=(2,),
        stake=40,
        middle="R5 G5 B5",
        taken=(1, 2),
        companion=(1, 2),
        trick=[(0, "R4"), (1, "Y6"), (2, "STORM")],
        checked=(0,),
        turn=1,
        round=3,
    )
    view = hy.view(state, 1)
    ann, ben, cleo = view.players
    assert ("R3", "R9", "B9") == ben.hand
    assert ([6, 3, 5], [10, 0, 333]) == ([player.hand_size for player in view.players], [p.score for p in view.players])
    assert ("G3", "COMPANION", "WITCH") == ben.captured
    assert (hy.Companion(1, 2), (2,), 40, 1, 3) == (view.companion, view.attackers, view.stake, view.dealer, view.round)
    middle = [(card.card, card.face_up, card.taker) for card in view.middle]
    assert [("R5", True, None), ("G5", True, 2), (None, False, 2)] == middle
    assert ("B8", None, ("B4",)) == (view.shared_pile[-1], view.shared_pile[0], view.drawn)
    assert (4, ("B8", "Y8")) == (len(view.shared_pile), state.shared_pile[:-3:-1])
    trick = view.trick
    assert trick is not None
    assert (0, True, (0,), 2, 21) == (trick.leader, trick.storm, trick.checked, trick.top.owner, trick.top.strength)
    assert ({"R7", "RH"}, 0) == ({"R7", "RH"} & set(hy.view(state, 0).players[0].hand or ()), len(ann.captured))
    assert len(cleo.captured) > 20


QUESTIONS: dict[str, Callable[[], tuple[hy.State, int]]] = {
    "choose_partner": lambda: (hy.arrange(SIX, attackers=(3,), asking="choose_partner"), 3),
    "settle_stake": lambda: (hy.arrange(FOUR, middle="R9 COMPANION ?", stake=40, asking="settle_stake"), 0),
    "give_card": lambda: (hy.arrange(SIX, attackers=(3, 5), asking="give_card"), 5),
    "lead_trick": lambda: (hy.arrange(TWO, turn=1), 1),
    "answer_trick": lambda: (hy.arrange(FOUR, trick=[(1, "7 7"), (2, "9 9"), (0, "TRICKSTER")]), 3),
    "interrupt": lambda: (hy.arrange(FOUR, hands={0: "LEAP R1"}, trick=[(1, "9")]), 0),
    "choose_companion": lambda: (hy.arrange(FOUR, trick=[(0, "COMPANION")], asking="choose_companion"), 0),
    "look_at_pile": lambda: (hy.arrange(TWO, trick=[(1, "COMPANION")], asking="look_at_pile"), 1),
    "pass_on": lambda: (hy.arrange(THREE, turn=2, asking="pass_on"), 1),
}


@pytest.mark.parametrize("tag", [kind.tag for kind in get_args(hy.Question)])
def test_every_question_can_be_asked(tag: str) -> None:
    """Each of them in a position of its own, which can be played on."""
    state, seat = QUESTIONS[tag]()
    question = hy.question(state, seat)
    assert question is not None
    assert tag == question.tag
    hy.apply(state, hy.legal_actions(state, seat)[-1])


def test_a_hidden_choice_half_made() -> None:
    """A Witch in which two of three have chosen: arranged before it, then played on with public actions."""
    state = hy.arrange(THREE, hands={0: "R1 R2", 1: "B1 B2", 2: "G1 G2 WITCH"}, turn=2)
    for action in (hy.PlayWitch(2), hy.PassCard(2, hy.Card("G1")), hy.PassCard(0, hy.Card("R1"))):
        state = hy.apply(state, action)
    assert (1,) == hy.awaiting(state)
    state = hy.apply(state, hy.PassCard(1, hy.Card("B1")))
    assert ("R2", "G1") == tuple(sorted(hy.view(state, 0).players[0].hand or (), reverse=True))


@pytest.mark.rule("HY-COMBO-12", "HY-PEGASUS-6")
def test_a_joker_in_the_trick() -> None:
    """A straight with Pegasus as 11 lies there: a straight to 12 beats it, the same one does not."""
    state = hy.arrange(FOUR, trick=[(0, "7 8 9 10 PEGASUS=11")], hands={1: "R8 R9 R10 R11 R12 B7"}, middle="R1 R2 R4")
    cards = tuple(map(hy.Card, ["R8", "R9", "R10", "R11", "R12"]))
    assert None is hy.check(state, hy.Play(1, cards))
    problem = hy.check(state, hy.Play(1, (hy.Card("B7"), *cards[:-1])))
    assert problem is not None
    assert "HY-COMBO-12" == problem.rule


@pytest.mark.rule("HY-LEAP-5")
def test_the_turn_follows_from_the_trick() -> None:
    """After a Time Leap it is the owner's, otherwise that of the next who has not checked."""
    leap = hy.arrange(FOUR, trick=[(0, "5"), (1, "6"), (3, "LEAP")])
    checked = hy.arrange(FOUR, trick=[(0, "5"), (1, "6")], checked=(2, 3))
    assert ((1,), (0,)) == (hy.awaiting(leap), hy.awaiting(checked))


@pytest.mark.rule("HY-2P-18")
def test_what_is_known_of_a_personal_pile() -> None:
    """The top card first, in the cards and in who knows them."""
    state = hy.arrange(TWO, personal_piles={0: ("R3 G11", 2)}, known_by={0: [[], [1, 0]]})
    pile = hy.view(state, 1).players[0].personal_pile
    assert [(None, ()), (None, ()), ("G11", (0, 1)), (None, ())] == [(card.card, card.known_by) for card in pile]
    assert "R3" == state.personal_piles[0][-1]


REFUSED: dict[str, tuple[hy.Options, dict[str, object]]] = {
    "R5 is there once, and is given in the hand of seat 0 and captured by seat 2": (
        FOUR,
        {"hands": ("R5",), "captured": (None, None, "R5")},
    ),
    "R5 is there once, and is given twice in the hand of seat 0": (FOUR, {"hands": ("R5 R5",)}),
    "no 7 is left to be in the hand of seat 0": (FOUR, {"hands": ("7 7 7 7 7",)}),
    "'X7' is no card and cannot be in the hand of seat 1: cards are written like R7, GH or PEGASUS [HY-TURN-15]": (
        FOUR,
        {"hands": (None, "X7")},
    ),
    "61 more cards are wanted in the hand of seat 0, and 60 are left": (FOUR, {"hands": (64,)}),
    "there cannot be -1 more cards in the hand of seat 0": (FOUR, {"hands": (-1,)}),
    "seat 1 would hold no cards, and the round be over [HY-END-1]": (FOUR, {"hands": (None, "")}),
    "with 4 players there is no shared pile": (FOUR, {"shared_pile": 3}),
    "with 3 players there are no personal piles": (THREE, {"personal_piles": (3,)}),
    "with 4 players nobody draws cards: there is no shared pile": (FOUR, {"drawn": "R5"}),
    "three cards lie in the middle, not 2; a card that is left open is written ?": (FOUR, {"middle": "R5 R6"}),
    "for 40 the attacker takes 2 cards, at places from 0 to 2, not 0": (
        FOUR,
        {"stake": 40, "taken": (0,)},
    ),
    "no card of the middle is taken before the stake is settled [HY-BID-1]": (
        FOUR,
        {"taken": (0, 1, 2), "asking": "settle_stake"},
    ),
    "with 4 players nobody chooses a partner: that takes six [HY-6P-5]": (FOUR, {"asking": "choose_partner"}),
    "there must be two attackers here, not 3": (SIX, {"attackers": (3,)}),
    "R5 came into a hand in sight of others and cannot have got to seat 2": (
        FOUR,
        {"hands": (None, None, "R5"), "middle": "? R5 ?"},
    ),
    "seat 1 cannot have played the Companion: it is neither in the trick nor captured": (
        FOUR,
        {"hands": ("COMPANION",), "companion": (1, None)},
    ),
    "seat 1 cannot have named seat 2 with the Companion [HY-COMPANION-5]": (FOUR, {"companion": (1, 2)}),
    "the question cannot be choose_companion: the Companion is not what was laid last": (
        FOUR,
        {"asking": "choose_companion"},
    ),
    "the question cannot be lead_trick: a trick is open": (FOUR, {"asking": "lead_trick", "trick": ((0, "7"),)}),
    "before the first trick nothing is captured, and R5 would have no other place": (
        FOUR,
        {"asking": "settle_stake", "captured": ("R5",)},
    ),
    "the owner of the top, seat 0, is not among those who have checked, each of them once": (
        FOUR,
        {"trick": ((0, "7"),), "checked": (0,)},
    ),
    "the trick is closed: everybody but the owner of the top has checked [HY-TRICK-4]": (
        FOUR,
        {"trick": ((0, "7"),), "checked": (1, 2, 3)},
    ),
    "seat 0 cannot have laid HYDRA PEGASUS into the trick: the Hydra-attack closes the trick at once [HY-HYDRA-5]": (
        FOUR,
        {"trick": ((0, "HYDRA PEGASUS"),)},
    ),
    "seat 0 cannot have 444 points: the game ends at 444 [HY-GAME-1]": (FOUR, {"scores": (444,)}),
    "seat 0 cannot have drawn R4: there is no play with what was drawn [HY-3P-8]": (
        THREE,
        {"drawn": "R4", "hands": ("R1",), "trick": ((2, "R9"),), "turn": 0, "middle": "? R1 ?"},
    ),
    "turn: there is no seat 4": (FOUR, {"turn": 4}),
    "hands: there is no seat 7": (FOUR, {"hands": {7: "R5"}}),
    "hands cannot be 5": (FOUR, {"hands": 5}),
    "scores cannot have 5 entries: there are 4 players": (FOUR, {"scores": (0, 0, 0, 0, 0)}),
}


@pytest.mark.parametrize("sentence", REFUSED)
def test_the_impossible_is_refused(sentence: str) -> None:
    """In a sentence that names the card, or the number, and the place."""
    options, fields = REFUSED[sentence]
    with pytest.raises(InvalidArgument) as caught:
        arrange(options, **fields)
    assert sentence == str(caught.value)


def test_a_play_that_does_not_beat_the_top() -> None:
    """It is refused by the rule by which the play would be."""
    with pytest.raises(InvalidArgument, match=r"seat 1 cannot have laid 6 into the trick: .* \[HY-COMBO-12\]"):
        hy.arrange(FOUR, trick=[(0, "7"), (1, "6")])


def test_options_come_first() -> None:
    """Neither other options nor another arrangement."""
    for verb in (arrange, deal_script):
        with pytest.raises(InvalidOptions):
            verb(5)
    with pytest.raises(InvalidArgument):
        arranged(FOUR)


# Deals at a real table.


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_deal_that_was_written_down(players: int) -> None:
    """What is given of a deal is dealt, whoever deals it."""
    options = hy.Options(players=players)
    rich = players == 2
    script = hy.deal_script(
        options,
        hands={1: "7 7 GH", 0: "R1"},
        middle="R5 ? COMPANION",
        shared_pile="G3 Y3" if players < 4 else "",
        personal_piles={0: "B11 B12"} if rich else (),
        open_card="GH" if players == 6 else None,
        dealer=1,
    )
    match = Match.start(hy.GAME, options, 5, script=script)
    state = match.state
    assert (1, 2 % players) == (state.dealer, state.attackers[0])
    assert {"R7", "B7", "GH"} <= set(state.hands[1])
    assert "R1" in state.hands[0]
    assert ("R5", "COMPANION") == (state.middle[0], state.middle[2])
    if players < 4:
        assert ("Y3", "G3") == state.shared_pile[-2:]
    if rich:
        assert ("B12", "B11") == state.personal_piles[0][-2:]
    if players == 6:
        assert hy.OpenCard(hy.Card("GH"), 1) == state.open_card
    assert script == match.header.script


def test_the_deal_of_a_later_round() -> None:
    """Its script goes with the action that ends the round before it."""
    state = hy.arrange(FOUR, hands={0: "R9"}, middle="R1 R2 R4", rest=1, captured={0: "R1 R2 R4"})
    script = hy.deal_script(FOUR, hands={2: "HYDRA PEGASUS"}, dealer=0, first_round=False)
    step = hy.GAME.step(state, hy.Play(0, (hy.Card("R9"),)), script)
    assert {"HYDRA", "PEGASUS"} <= set(step.state.hands[2])
    assert 0 == step.state.dealer


@pytest.mark.parametrize(
    ("options", "fields", "sentence"),
    [
        (
            FOUR,
            {"hands": ("R5",), "middle": "R5 ? ?"},
            "R5 is there once, and is given in the middle and in the hand of seat 0",
        ),
        (FOUR, {"middle": "R5"}, "three cards lie in the middle, not 1; a card that is not known is written ?"),
        (FOUR, {"shared_pile": "R5"}, "1 cards are given in the shared pile, and 0 are dealt there"),
        (FOUR, {"open_card": "R5"}, "with 4 players no card is dealt face up"),
        (SIX, {"open_card": "R5", "middle": "R5 ? ?"}, "R5 is not dealt to anybody, so it cannot be the open card"),
        (hy.Options(4, first_dealer=2), {"dealer": 1}, "seat 1 cannot deal: by the options seat 2 does"),
    ],
)
def test_an_impossible_deal(options: hy.Options, fields: dict[str, object], sentence: str) -> None:
    """It is refused in a sentence."""
    with pytest.raises(InvalidArgument) as caught:
        deal_script(options, **fields)
    assert sentence == str(caught.value)


# Anything.


CODES = [str(card) for card in hy.DECK]
SOME_CARDS = st.lists(st.sampled_from([*CODES, "7", "H", "3"]), max_size=3, unique=True).map(" ".join)
NUMBER = st.integers(0, 12)
ENTRY = st.one_of(st.none(), SOME_CARDS, NUMBER, st.tuples(SOME_CARDS, NUMBER))
LAID = st.sampled_from(["7", "8", "9 9", "R5 B5", "STORM", "LEAP", "TRICKSTER", "COMPANION", "1 2 3 4 PEGASUS=5", "12"])

ARRANGEMENTS = st.builds(
    hy.Arrangement,
    options=st.builds(hy.Options, players=st.integers(2, 6)),
    seed=st.integers(0, 2**70),
    hands=st.lists(ENTRY, max_size=3).map(tuple),
    scores=st.lists(st.none() | st.integers(0, 300), max_size=3).map(tuple),
    captured=st.lists(st.none() | SOME_CARDS, max_size=2).map(tuple),
    rest=st.none() | st.integers(0, 3),
    personal_piles=st.sampled_from([(), (), (3,), ("R3", None), (("B9", 2), 4)]),
    shared_pile=st.sampled_from([None, None, None, 3, "G9", ("G9 G10", 2)]),
    drawn=st.sampled_from(["", "", "", "B12", "WITCH"]),
    attackers=st.sampled_from([None, None, (1,), (2, 0)]),
    stake=st.sampled_from([50, 40, 30]),
    middle=st.sampled_from(["? ? ?", "R5 ? ?", "? COMPANION ?", "7 H ?"]),
    taken=st.sampled_from([None, None, (2,), (0, 2)]),
    open_card=st.sampled_from([None, None, "R8"]),
    companion=st.sampled_from([None, None, None, (0, None), (0, 1), (1, 2)]),
    trick=st.lists(st.tuples(st.integers(0, 3), LAID), max_size=3).map(tuple),
    checked=st.sampled_from([(), (), (1,), (2, 0)]),
    turn=st.none() | st.integers(0, 3),
    overtime=st.booleans(),
    asking=st.sampled_from([None, None, None, *get_args(hy.Asking)]),
)


@settings(max_examples=300, deadline=3000)
@given(ARRANGEMENTS)
def test_any_arrangement_is_played_or_refused(arrangement: hy.Arrangement) -> None:
    """A state that passes the audit, can be guessed and played on, the same from its text; or an error of ours."""
    text = to_json(arrangement)
    try:
        state = hy.arranged(arrangement)
    except InvalidArgument:
        with pytest.raises(InvalidArgument):
            hy.arranged(from_json(hy.Arrangement, text))
        return
    assert hy.GAME.audit(state) is None
    assert state == hy.arranged(from_json(hy.Arrangement, text))
    for seat in (*range(arrangement.options.players), None):
        assert hy.view(hy.determinize(hy.view(state, seat), 1), seat) == hy.view(state, seat)
    for _ in range(6):
        seats = hy.awaiting(state)
        if not seats:
            break
        actions = hy.legal_actions(state, seats[0])
        state = hy.apply(state, actions[arrangement.seed % len(actions)])
        assert hy.GAME.audit(state) is None


ODD = st.recursive(
    st.none() | st.integers() | st.text(max_size=5) | st.booleans() | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.integers(-1, 5), inner, max_size=2),
    max_leaves=5,
)


@settings(max_examples=150, deadline=3000)
@given(
    st.dictionaries(
        st.sampled_from(
            ["hands", "scores", "captured", "trick", "middle", "taken", "known_by", "turn", "open_card", "companion"]
        ),
        ODD,
    ),
    st.dictionaries(st.sampled_from(["hands", "middle", "shared_pile", "open_card", "dealer", "seed"]), ODD),
)
def test_nonsense_is_refused_by_us(fields: dict[str, object], dealt: dict[str, object]) -> None:
    """Whatever is passed: a state, a script, or an error of the library."""
    with suppress(TabletricksError):
        assert hy.GAME.audit(arrange(FOUR, **fields)) is None
    with suppress(TabletricksError):
        hy.GAME.start(FOUR, 1, deal_script(FOUR, **dealt))
