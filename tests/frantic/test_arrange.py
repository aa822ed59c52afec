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
from tabletricks import frantic as fr
from tabletricks.frantic.table import Lasting


THREE = fr.Options(3)
BOTH = fr.Options(3, troublemaker=True, supercharge=True)
SINGLE = fr.Options(3, scoring="none")
# As callers without a type checker see them.
arrange: Callable[..., fr.State] = fr.arrange
arranged: Callable[..., fr.State] = fr.arranged
deal_script: Callable[..., tuple[int, ...]] = fr.deal_script


def play(seat: int, text: str, power: int | None = None) -> fr.Play:
    return fr.Play(seat, fr.Card(text), power)


def after(state: fr.State, *actions: fr.Action) -> fr.State:
    """The state after some actions."""
    for action in actions:
        state = fr.apply(state, action)
    return state


def passing(state: fr.State) -> fr.State:
    """The state after everybody has let the windows go by."""
    while isinstance(fr.question(state, fr.awaiting(state)[0]), fr.ReactionQuestion):
        state = fr.apply(state, fr.Pass(fr.awaiting(state)[0]))
    return state


def hand(state: fr.State, seat: int) -> str:
    """A hand in the notation."""
    return " ".join(fr.view(state, seat).players[seat].hand or ())


# What is given.


def test_a_turn_without_more() -> None:
    """Seat 0 is on turn, everybody has seven cards, and the top card says what is demanded."""
    view = fr.view(fr.arrange(THREE), 0)
    assert ([7, 7, 7], 0, 103, 20) == (
        [player.hand_size for player in view.players],
        view.turn,
        view.draw_size,
        view.event_deck_size,
    )
    (top,) = view.discard
    assert (f"{top.colour} {top.number}", top.colour) == (view.demand, view.last_colour)
    assert fr.PlayQuestion(0, True, "FR-TURN-3", None, False, view.demand) == view.question


def test_everything_that_a_view_shows() -> None:
    """What is given is what the seats see, and the piles give."""
    state = fr.arrange(
        BOTH,
        hands={0: ("GIFT.R B1", 3), 1: "CURSE", 2: 4},
        scores=[10, -5, 300],
        skipped=[2],
        powers=["looping^ recycling", ("open_hands", 1), ""],
        turn=1,
        drawn=True,
        turn_number=9,
        round=3,
        dealer=2,
        direction=-1,
        seating=[0, 2, 1],
        discard="Y4 FAN",
        draw="B1 FU",
        draw_size=30,
        demand="wish blue",
        events=["riot", "market"],
        event_deck_size=5,
        revealed=["charity"],
        power_pile=["black_wish"],
        in_force=["time_bomb 3 - 0", "looping 0", "blockade 1 red"],
    )
    view = fr.view(state, 1)
    assert ([5, 1, 4], [10, -5, 300]) == ([p.hand_size for p in view.players], [p.score for p in view.players])
    assert {"GIFT.R", "B1"} <= set(fr.view(state, 0).players[0].hand or ())
    assert [False, False, True] == [player.skipped for player in view.players]
    slot = fr.PowerSlot
    assert (slot("looping", "up"), slot(None)) == view.players[0].powers
    assert (slot("open_hands"), 2, ()) == (
        view.players[1].powers[0],
        len(view.players[1].powers),
        view.players[2].powers,
    )
    assert (1, 9, 3, 2, -1, (0, 2, 1)) == (
        view.turn,
        view.turn_number,
        view.round,
        view.dealer,
        view.direction,
        view.seating,
    )
    assert (("Y4", "FAN"), 30, "wish blue", "yellow") == (
        view.discard[-2:],
        view.draw_size,
        view.demand,
        view.last_colour,
    )
    assert (5, 38, ("time_bomb", "charity"), 20) == (
        view.event_deck_size,
        len(view.spent_events),
        view.revealed,
        view.power_pile_size,
    )
    assert [("time_bomb", None, None), ("looping", 0, None), ("blockade", 1, "red")] == [
        (effect.name, effect.owner, effect.colour) for effect in view.in_force
    ]
    assert fr.PlayQuestion(1, True, "FR-TURN-3", None, True, view.demand) == view.question
    bomb = fr.arrange(THREE, in_force=["time_bomb"])
    assert (3, 3, 3) == fr.view(bomb, None).in_force[0].turns_left


@pytest.mark.parametrize(
    ("discard", "demand", "last_colour"),
    [
        ("R5", "red 5", "red"),
        ("K5", "black 5", None),
        ("SKIP.B", "blue/SKIP", "blue"),
        ("Y3 EQ", "yellow 3", "yellow"),
        ("SWAP.RG", "red/SWAP", "red"),
        ("FAN", "open", None),
        ("G2 K7", "black 7", "green"),
    ],
)
def test_the_demand_follows_from_the_discard_pile(discard: str, demand: str, last_colour: str | None) -> None:
    """What the uppermost card that demands anything has left."""
    view = fr.view(fr.arrange(BOTH, discard=discard), None)
    assert (demand, last_colour) == (view.demand, view.last_colour)


@pytest.mark.parametrize(
    ("demand", "top"),
    [("red 5", "R5"), ("black 5", "K5"), ("red/SKIP", "SKIP.R"), ("wish 7", "FAN"), ("open", "FAN")],
)
def test_the_top_card_follows_from_the_demand(demand: str, top: str) -> None:
    """A card that leaves it, or a Fantastic for a wish."""
    assert (top,) == fr.view(fr.arrange(THREE, demand=demand), None).discard
    swap = fr.view(fr.arrange(BOTH, demand="green/SWAP"), None).discard[-1]
    assert (swap.kind, "green" in swap.colours) == ("colour_swap", True)


# The rules at work, in positions that are arranged.


@pytest.mark.rule("FR-MATCH-1", "FR-MATCH-4")
def test_matching() -> None:
    """On a red 5 red cards, fives and the black 5 fit."""
    state = fr.arrange(THREE, hands=["R1 B5 K5 K6 G2 SKIP.B"], demand="red 5")
    plays = [action.card for action in fr.legal_actions(state, 0) if isinstance(action, fr.Play)]
    assert ["R1", "B5", "K5"] == plays
    problem = fr.check(state, play(0, "K6"))
    assert problem is not None
    assert "FR-MATCH-4" == problem.rule


@pytest.mark.rule("FR-DRAW-4")
def test_an_empty_draw_pile() -> None:
    """Drawing ends the round."""
    state = fr.arrange(SINGLE, hands=["B1", "B2 B2", "G9 G9"], demand="red 5", draw_size=0)
    outcome = fr.outcome(after(state, fr.Draw(0)))
    assert outcome is not None
    assert (0,) == outcome.winners


@pytest.mark.rule("FR-TURN-4")
def test_the_next_card_of_the_draw_pile() -> None:
    """It is drawn first."""
    state = fr.arrange(THREE, hands=["B1"], demand="red 5", draw="FU R1")
    assert "B1 FU" == hand(after(state, fr.Draw(0)), 0)


@pytest.mark.rule("FR-EVENT-TIME_BOMB-4")
def test_a_bomb_goes_off() -> None:
    """Seat 1 has no turn left: whoever has cards pays double."""
    state = fr.arrange(
        THREE,
        hands=["R1 B1 B2", "B3 B4", "B5"],
        demand="red 5",
        in_force=["time_bomb 1 0 1"],
        scores=[1, 2, 3],
    )
    assert [1 + 2 * 3, 2 + 2 * 7, 3 + 2 * 5] == [
        player.score for player in fr.view(after(state, play(0, "R1")), None).players
    ]


@pytest.mark.rule("FR-POWER-LOOPING-2")
def test_a_looping_turns_back() -> None:
    """When the next turn of its owner is over."""
    state = fr.arrange(BOTH, hands=["R1 R2"], demand="red 5", direction=-1, in_force=["looping 0"])
    assert ((1,), 1, ()) == (
        fr.awaiting(after(state, play(0, "R1"))),
        fr.view(after(state, play(0, "R1")), None).direction,
        fr.view(after(state, play(0, "R1")), None).in_force,
    )


def aimed(text: str, *actions: fr.Action) -> fr.State:
    """Seat 0 has played a special card."""
    state = fr.arrange(
        BOTH, hands=[f"{text} G2 G3 Y8", "B1 B2 B3", "Y1 Y2 R3"], demand="red 5", powers=["looping^ all_draw"]
    )
    return after(state, play(0, text), *actions)


def event(name: fr.EventCard) -> fr.State:
    """Seat 0 has triggered an event."""
    state = fr.arrange(
        BOTH,
        hands=["K5 G2 G3 Y8", "B1 B2 B3", "Y1 Y2 R3"],
        demand="red 5",
        events=[name],
        draw="B9 B8 B7 G9 G8",
    )
    return passing(after(state, play(0, "K5")))


QUESTIONS: dict[str, Callable[[], fr.State]] = {
    "play": lambda: fr.arrange(THREE),
    "choose_card": lambda: aimed("GIFT.R", fr.Target(0, 1)),
    "give_card": lambda: event("surprise_party"),
    "choose_player": lambda: aimed("SKIP.R"),
    "share": lambda: aimed("F4"),
    "wish": lambda: aimed("FAN"),
    "react": lambda: after(
        fr.arrange(THREE, hands=["SKIP.R G1", "CTR G2"], demand="red 5"), play(0, "SKIP.R"), fr.Target(0, 1)
    ),
    "choose_colour": lambda: after(
        fr.arrange(BOTH, hands=["R1 G1"], demand="red 5", powers=["blockade"]), play(0, "R1", 0)
    ),
    "choose_power": lambda: aimed("RECH.R"),
    "decide": lambda: aimed("UPD"),
    "imitate": lambda: aimed("MIM"),
    "choose_event": lambda: event("event_manager"),
    "assign_hand": lambda: event("distributor"),
    "look": lambda: event("all_seeing_eye"),
}


@pytest.mark.parametrize("tag", [kind.tag for kind in get_args(fr.Question)])
def test_every_question_can_be_asked(tag: str) -> None:
    """Each of them is reached by public actions, and can be answered."""
    state = QUESTIONS[tag]()
    seat = fr.awaiting(state)[0]
    question = fr.question(state, seat)
    assert question is not None
    assert tag == question.tag
    fr.apply(state, fr.legal_actions(state, seat)[-1])


# What is refused.

NO_EFFECT = "cannot be in force like this"
REFUSED: dict[str, tuple[fr.Options, dict[str, object]]] = {
    "R5 is given 3 times, and is there twice: in the hand of seat 0 and on the discard pile": (
        THREE,
        {"hands": ["R5 R5"], "discard": "R5"},
    ),
    "FU is given twice, and is there once: in the hand of seat 1 and in the draw pile": (
        THREE,
        {"hands": {1: "FU"}, "draw": "FU"},
    ),
    "'X5' is no card and cannot be in the hand of seat 1: cards are written like R5, K5, SKIP.B or FAN [FR-ACT-2]": (
        THREE,
        {"hands": {1: "X5"}},
    ),
    "CURSE belongs to an expansion that is not in play, and is given in the hand of seat 0": (
        THREE,
        {"hands": ["CURSE"]},
    ),
    "120 more cards are wanted in the hand of seat 1, and 117 are left": (THREE, {"hands": {1: 120}}),
    "there cannot be -1 more cards in the hand of seat 0": (THREE, {"hands": [-1]}),
    "seat 2 would hold no cards, and the round be over [FR-END-5]": (THREE, {"hands": {2: ""}}),
    "the draw pile cannot have 1 cards: 2 are given in it": (THREE, {"draw": "B1 B2", "draw_size": 1}),
    "104 more cards are wanted in the draw pile, and 103 are left": (THREE, {"draw_size": 104}),
    "seat 0 cannot be on turn: it misses this turn, being skipped [FR-SKIP-1]": (THREE, {"skipped": [0]}),
    "without points there is one round, and no round 2 [FR-OPT-4]": (SINGLE, {"round": 2}),
    "seat 1 cannot have 5 points: without points there are no accounts [FR-OPT-4]": (SINGLE, {"scores": {1: 5}}),
    "seat 1 cannot deal the first round: by the options seat 2 does [FR-OPT-5]": (
        fr.Options(3, first_dealer=2),
        {"dealer": 1},
    ),
    "rounds and turns are counted from 1: round 0, turn 1 cannot be": (THREE, {"round": 0}),
    "direction is 1 or -1, not 2 [FR-SEAT-3]": (THREE, {"direction": 2}),
    "without Troublemaker players sit in the order of their numbers [FR-EVENT-IDENTITY_THEFT-3]": (
        THREE,
        {"seating": (0, 2, 1)},
    ),
    "everybody sits in one place, not (0, 1, 1)": (BOTH, {"seating": (0, 1, 1)}),
    "riot belongs to an expansion that is not in play, and is given in the event deck": (THREE, {"events": ["riot"]}),
    "market is given twice, and is there once: in the event deck and face up beside the event deck": (
        THREE,
        {"events": ["market"], "spent_events": ["market"]},
    ),
    "the event deck cannot have 0 cards: 1 are given in it": (THREE, {"events": ["market"], "event_deck_size": 0}),
    "30 more cards are wanted in the event deck, and 20 are left": (THREE, {"event_deck_size": 30}),
    "market is given twice as revealed, and named there once, where it appeared first": (
        THREE,
        {"revealed": ["market", "market"]},
    ),
    "without Supercharge no power cards lie in front of seat 0 [FR-SETUP-6]": (THREE, {"powers": ["looping"]}),
    "'loop' is no power card and cannot lie in front of seat 1: power cards are written like looping or looping^": (
        BOTH,
        {"powers": {1: "loop"}},
    ),
    "looping is given 3 times, and is there twice: in front of seat 0 and in the power pile": (
        BOTH,
        {"powers": ["looping looping^"], "power_pile": ["looping"]},
    ),
    f"plus_one {NO_EFFECT}: it belongs to an expansion that is not in play": (THREE, {"in_force": ["plus_one"]}),
    f"plus_one {NO_EFFECT}: an event is in force once [FR-EVENT-GEN-17]": (BOTH, {"in_force": ["plus_one"] * 2}),
    f"parasite {NO_EFFECT}: events come before powers": (BOTH, {"in_force": ["looping 1", "parasite"]}),
    f"parasite {NO_EFFECT}: owner, colour and armed are said of powers": (BOTH, {"in_force": ["parasite 1"]}),
    f"last_chance {NO_EFFECT}: served are those without cards, and at a turn everybody has some": (
        BOTH,
        {"in_force": [fr.InForce("last_chance", served=(1,))]},
    ),
    f"plus_one {NO_EFFECT}: turns are counted by a Time Bomb only": (
        BOTH,
        {"in_force": [fr.InForce("plus_one", turns_left=(1, 1, 1))]},
    ),
    f"time_bomb {NO_EFFECT}: it counts the turns of 3 players, not 2": (THREE, {"in_force": ["time_bomb 1 2"]}),
    f"time_bomb {NO_EFFECT}: 4 turns cannot be left of 3 [FR-EVENT-TIME_BOMB-1]": (
        THREE,
        {"in_force": ["time_bomb 1 4 -"]},
    ),
    f"time_bomb {NO_EFFECT}: those who are protected from it have None for their turns": (
        THREE,
        {"in_force": [fr.InForce("time_bomb", protected=(1,), turns_left=(1, None, 1))]},
    ),
    f"looping {NO_EFFECT}: it belongs to an expansion that is not in play": (THREE, {"in_force": ["looping 1"]}),
    f"looping {NO_EFFECT}: it needs an owner, who has activated it": (BOTH, {"in_force": ["looping"]}),
    f"looping {NO_EFFECT}: a colour is said of blockade, and of nothing else": (BOTH, {"in_force": ["looping 1 red"]}),
    f"looping {NO_EFFECT}: turns, served and protected are said of events": (
        BOTH,
        {"in_force": [fr.InForce("looping", 1, protected=(0,))]},
    ),
    f"looping {NO_EFFECT}: it must be armed: the turn in which it was activated is over": (
        BOTH,
        {"in_force": [fr.InForce("looping", 1)]},
    ),
    f"open_hands {NO_EFFECT}: it ends when the turn of its owner begins": (BOTH, {"in_force": ["open_hands 0"]}),
    f"open_hands {NO_EFFECT}: armed is said of looping and blockade": (
        BOTH,
        {"in_force": [fr.InForce("open_hands", 1, armed=True)]},
    ),
    f"anti_counter {NO_EFFECT}: it is over before the next turn begins": (BOTH, {"in_force": ["anti_counter 1"]}),
    "'loop' is nothing that can be in force": (BOTH, {"in_force": ["loop"]}),
    "'pink' is no colour": (BOTH, {"in_force": ["blockade 1 pink"]}),
    "in_force cannot be 'blockade 1 red x'": (BOTH, {"in_force": ["blockade 1 red x"]}),
    "in_force cannot be 'looping x'": (BOTH, {"in_force": ["looping x"]}),
    "in_force: there is no seat 3": (BOTH, {"in_force": ["looping 3"]}),
    "turn: there is no seat 3": (THREE, {"turn": 3}),
    "hands: there is no seat 7": (THREE, {"hands": {7: "R5"}}),
    "hands cannot be 5": (THREE, {"hands": 5}),
    "draw_size cannot be '5'": (THREE, {"draw_size": "5"}),
    "demand cannot be 5": (THREE, {"demand": 5}),
    "scores cannot have 4 entries: there are 3 players": (THREE, {"scores": (0, 0, 0, 0)}),
}


@pytest.mark.parametrize("sentence", REFUSED)
def test_the_impossible_is_refused(sentence: str) -> None:
    """In a sentence that names the card, or the number, and the place."""
    options, fields = REFUSED[sentence]
    with pytest.raises(InvalidArgument) as caught:
        arrange(options, **fields)
    assert sentence == str(caught.value)


def test_a_discard_pile_is_never_empty() -> None:
    """If every card is named elsewhere, nothing can lie there."""
    with pytest.raises(InvalidArgument, match="no card is left to lie on the discard pile"):
        fr.arrange(THREE, draw=" ".join(THREE.deck))


def test_options_come_first() -> None:
    """Neither other options nor another arrangement."""
    for verb in (arrange, deal_script):
        with pytest.raises(InvalidOptions):
            verb(5)
    with pytest.raises(InvalidArgument):
        arranged(THREE)


# Deals at a real table.


@pytest.mark.rule("FR-SETUP-9", "FR-START-13")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_deal_that_was_written_down(players: int) -> None:
    """What is given of a deal is dealt, whoever deals it."""
    options = fr.Options(players, troublemaker=True, supercharge=True)
    script = fr.deal_script(
        options,
        hands={1: "FU R1 R1", 0: "K5"},
        start="CURSE END CURSE R5",
        draw="B1 B2",
        events=["riot", "market"],
        powers={1: "looping", 0: "recycling recycling"},
        power_pile=["black_wish"],
        dealer=1,
    )
    step = fr.start(options, 5, script)
    state, view = step.state, fr.view(step.state, None)
    assert (1, ("R5",), "red 5") == (view.dealer, view.discard, view.demand)
    assert ["CURSE", "END", "CURSE"] == [event.card for event in step.events if isinstance(event, fr.StartCardRefused)]
    assert {"FU", "R1"} <= set(state.hands[1])
    assert "K5" in state.hands[0]
    assert (("B1", "B2"), ("riot", "market")) == (state.draw_pile[:2], state.event_deck[:2])
    assert ("looping", "recycling", "recycling", "black_wish") == (
        state.powers[1][0].card,
        *[slot.card for slot in state.powers[0]],
        state.power_pile[0],
    )
    assert () == state.rng.script
    assert script == Match.start(fr.GAME, options, 5, script=script).header.script


def test_the_deal_of_a_later_round() -> None:
    """Its script goes with the action that ends the round before it."""
    state = after(fr.arrange(THREE, hands=["R9", "B1", "B2"], demand="red 5"), play(0, "R9"), fr.Pass(1))
    script = fr.deal_script(THREE, hands={2: "FU SKIP.B"}, start="G7", dealer=2, first_round=False)
    view = fr.view(fr.step(state, fr.Pass(2), script).state, 2)
    assert (2, 2, ("G7",)) == (view.round, view.dealer, view.discard)
    assert {"FU", "SKIP.B"} <= set(view.players[2].hand or ())


@pytest.mark.parametrize(
    ("options", "fields", "sentence"),
    [
        (
            THREE,
            {"hands": ["FU"], "start": "FU"},
            "FU is given twice, and is there once: in the hand of seat 0 and as the start card",
        ),
        (
            THREE,
            {"hands": ["R1 R2 R3 R4 R5 R6 R7 R8"]},
            "8 cards are given in the hand of seat 0, and 7 are dealt there",
        ),
        (BOTH, {"start": "R5 CURSE"}, "R5 would have begun the round: it is not refused [FR-START-13]"),
        (BOTH, {"start": "CURSE " * 20 + "R5"}, "20 start cards at most can be given, not 21"),
        (BOTH, {"start": "CURSE"}, "CURSE cannot begin the round: it is shuffled back [FR-START-13]"),
        (THREE, {"powers": ["looping"]}, "1 cards are given in front of seat 0, and 0 are dealt there"),
        (BOTH, {"powers": ["loop"]}, "'loop' is no power card and cannot lie in front of seat 0"),
        (BOTH, {"events": ["party"]}, "'party' is no event card"),
        (fr.Options(4, first_dealer=2), {"dealer": 1}, "seat 1 cannot deal: by the options seat 2 does [FR-OPT-5]"),
        (
            THREE,
            {"first_round": False},
            "who deals a later round must be said: it depends on the round before [FR-SCORE-14]",
        ),
        (THREE, {"hands": ["R1"] * 4}, "hands cannot have 4 entries: there are 3 players"),
    ],
)
def test_an_impossible_deal(options: fr.Options, fields: dict[str, object], sentence: str) -> None:
    """It is refused in a sentence."""
    with pytest.raises(InvalidArgument) as caught:
        deal_script(options, **fields)
    assert sentence == str(caught.value)


# Anything.

CODES = sorted(set(map(str, BOTH.deck)))
CARDS = st.lists(st.sampled_from(CODES), max_size=3).map(" ".join)
NUMBER = st.integers(0, 12)
ENTRY = st.one_of(st.none(), CARDS, NUMBER, st.tuples(CARDS, NUMBER))
POWERS = st.lists(st.sampled_from([*fr.POWERS, "looping^", "all_draw^"]), max_size=2).map(" ".join)
EVENTS = st.lists(st.sampled_from(BOTH.event_cards), max_size=2).map(tuple)
BOMB = fr.InForce("time_bomb", turns_left=(1, 0, None))
EFFECTS = [
    BOMB,
    fr.InForce("plus_one"),
    fr.InForce("last_chance"),
    fr.InForce("parasite"),
    fr.InForce("looping", 1, armed=True),
    fr.InForce("blockade", 0, colour="red", armed=True),
    fr.InForce("special_seal", 2),
    fr.InForce("open_hands", 1),
]

ARRANGEMENTS = st.builds(
    fr.Arrangement,
    options=st.builds(
        fr.Options,
        players=st.sampled_from([3, 3, 3, 3, 3, 2]),
        scoring=st.sampled_from([*["points"] * 6, "none"]),
        troublemaker=st.sampled_from([*[True] * 5, False]),
        supercharge=st.sampled_from([*[True] * 5, False]),
    ),
    seed=st.integers(0, 2**70),
    hands=st.lists(ENTRY, max_size=2).map(tuple),
    scores=st.sampled_from([(), (), (100, -20), (500,)]),
    skipped=st.sampled_from([(), (), (), (1,), (2,)]),
    powers=st.lists(st.none() | POWERS | st.tuples(POWERS, st.integers(0, 3)), max_size=2).map(tuple),
    turn=st.sampled_from([0, 0, 0, 1, 2]),
    drawn=st.booleans(),
    round=st.sampled_from([1, 1, 1, 4]),
    dealer=st.sampled_from([None, 1]),
    direction=st.sampled_from([1, -1]),
    seating=st.sampled_from([None, None, None, None, (0, 2, 1)]),
    discard=st.just("") | CARDS,
    draw=st.just("") | CARDS,
    draw_size=st.sampled_from([None, None, 0, 1, 3, 40]),
    demand=st.sampled_from([None, None, *map(fr.Demand, ("red 5", "wish 7", "wish black", "black 3", "open"))]),
    last_colour=st.sampled_from([None, None, "red"]),
    events=EVENTS,
    event_deck_size=st.sampled_from([None, None, 2, 5]),
    spent_events=st.just(()) | EVENTS,
    revealed=st.just(()) | EVENTS,
    power_pile=st.sampled_from([(), ("looping", "black_wish")]),
    in_force=st.lists(st.sampled_from(EFFECTS), max_size=2).map(tuple),
)


@settings(max_examples=200, deadline=3000)
@given(ARRANGEMENTS)
def test_any_arrangement_is_played_or_refused(arrangement: fr.Arrangement) -> None:
    """A state that passes the audit, can be guessed and played on, the same from its text; or an error of ours."""
    text = to_json(arrangement)
    try:
        state = fr.arranged(arrangement)
    except InvalidArgument:
        with pytest.raises(InvalidArgument):
            fr.arranged(from_json(fr.Arrangement, text))
        return
    assert fr.GAME.audit(state) is None
    assert state == fr.arranged(from_json(fr.Arrangement, text))
    for seat in (*range(arrangement.options.players), None):
        assert fr.view(fr.determinize(fr.view(state, seat), 1), seat) == fr.view(state, seat)
    for _ in range(6):
        seats = fr.awaiting(state)
        if not seats:
            break
        actions = fr.legal_actions(state, seats[0])
        state = fr.apply(state, actions[arrangement.seed % len(actions)])
        assert fr.GAME.audit(state) is None


def test_whatever_lasts_can_be_said() -> None:
    """Each of its names is in force, or refused because it cannot last until a turn."""
    for name in get_args(Lasting):
        text = f"{name} 1" if name in fr.POWERS else name
        text += " red" if name == "blockade" else ""
        if name in ("anti_counter", "troublecharger"):
            continue
        assert [name] == [effect.name for effect in fr.view(fr.arrange(BOTH, in_force=[text]), 0).in_force]


ODD = st.recursive(
    st.none() | st.integers() | st.text(max_size=5) | st.booleans() | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.integers(-1, 5), inner, max_size=2),
    max_leaves=5,
)


@settings(max_examples=150, deadline=3000)
@given(
    st.dictionaries(
        st.sampled_from(
            ["hands", "scores", "powers", "skipped", "draw", "demand", "events", "revealed", "in_force", "seed", "turn"]
        ),
        ODD,
    ),
    st.dictionaries(
        st.sampled_from(["hands", "start", "draw", "events", "powers", "power_pile", "dealer", "seed"]), ODD
    ),
)
def test_nonsense_is_refused_by_us(fields: dict[str, object], dealt: dict[str, object]) -> None:
    """Whatever is passed: a state, a script, or an error of the library."""
    with suppress(TabletricksError):
        assert fr.GAME.audit(arrange(BOTH, **fields)) is None
    with suppress(TabletricksError):
        fr.GAME.start(BOTH, 1, deal_script(BOTH, **dealt))
