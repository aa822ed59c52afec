"""
Whatever is handed in, nothing but our own errors comes out.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import DecodeError, InvalidArgument, InvalidOptions, from_json, to_json
from tabletricks import council_of_12 as c12
from tabletricks.council_of_12.rules.consequences.choices import GroupChoice
from tabletricks.council_of_12.rules.revealing import OraclePlaying, Resolving
from tabletricks.council_of_12.rules.votes import BellVote

from .builders import after, evaluation, laying, play, position, step


HUGE = 10**5000
"""A number that Python refuses to print."""

DECK = c12.YEAR[0].deck
TILT = c12.OPPOSITE13


_evolve: Callable[..., c12.Challenge] = attrs.evolve


def with_card(**changes: object) -> c12.Catalogue:
    """The default catalogue with a changed first card."""
    first, *others = c12.DEFAULT_CATALOGUE.challenges
    return c12.Catalogue((_evolve(first, **changes), *others))


BAD_OPTIONS: dict[str, Callable[[], c12.Options]] = {
    "too many players": lambda: c12.Options(5),
    "a huge number of players": lambda: c12.Options(HUGE),
    "a scenario beyond the year": lambda: c12.Options(3, "scenario", 13),
    "a huge scenario": lambda: c12.Options(3, "scenario", HUGE),
    "a scenario in a standard game": lambda: c12.Options(3, scenario=1),
    "no scenario": lambda: c12.Options(3, "scenario"),
    "a deck in a standard game": lambda: c12.Options(3, custom=DECK),
    "no deck": lambda: c12.Options(3, "custom"),
    "six supplicants": lambda: c12.Options(3, "custom", custom=attrs.evolve(DECK, supplicants=DECK.supplicants[1:])),
    "a doubled challenge": lambda: c12.Options(
        3, "custom", custom=attrs.evolve(DECK, challenges=(5, 5, 8, 9, 12, 15, 16))
    ),
    "the succession in a deck": lambda: c12.Options(
        3, "custom", custom=attrs.evolve(DECK, challenges=(5, 8, 9, 12, 15, 16, 37))
    ),
    "a challenge that is not in the catalogue": lambda: c12.Options(
        3, "custom", custom=DECK, catalogue=c12.Catalogue(c12.DEFAULT_CATALOGUE.challenges[:19])
    ),
    "July as a first game": lambda: c12.Options(3, "scenario", 7, first_game=True),
    "December aloud": lambda: c12.Options(3, "scenario", 12, silence="off"),
    "a silent introduction": lambda: c12.Options(3, "intro", silence="silent"),
    "a catalogue without hard cards": lambda: c12.Options(
        3, catalogue=c12.Catalogue(c12.DEFAULT_CATALOGUE.challenges[:29])
    ),
    "a catalogue that is not complete": lambda: c12.Options(
        3, catalogue=c12.Catalogue(c12.DEFAULT_CATALOGUE.challenges[:35], complete=True)
    ),
    "a card twice": lambda: c12.Options(3, catalogue=c12.Catalogue(c12.DEFAULT_CATALOGUE.challenges * 2)),
    "three goals": lambda: c12.Options(3, catalogue=with_card(goals=((1,), (2,), (3,)))),
    "an empty goal": lambda: c12.Options(3, catalogue=with_card(goals=((),))),
    "a goal of 13": lambda: c12.Options(3, catalogue=with_card(goals=((13,),))),
    "a goal in disorder": lambda: c12.Options(3, catalogue=with_card(goals=((2, 1),))),
    "a number beyond 36": lambda: c12.Options(3, catalogue=with_card(number=37)),
    "a title of two lines": lambda: c12.Options(3, catalogue=with_card(title="a\nb")),
    "no change of favour": lambda: c12.Options(3, catalogue=with_card(reward=(c12.Favour(0),))),
    "a huge peek": lambda: c12.Options(3, catalogue=with_card(reward=(c12.Peek(HUGE),))),
    "a long arrangement": lambda: c12.Options(3, catalogue=with_card(reward=(c12.Arrange(7),))),
    "a long list of effects": lambda: c12.Options(3, catalogue=with_card(reward=(c12.RollDie(),) * 9)),
    "negative points": lambda: c12.Options(3, catalogue=with_card(points=-1)),
    "eleven faces": lambda: c12.Options(3, die_layout=TILT[:11]),
    "a face beside itself": lambda: c12.Options(3, die_layout=((1, 11, 9, 10, 6), *TILT[1:])),
    "one-sided neighbours": lambda: c12.Options(3, die_layout=((5, 11, 9, 10, 7), *TILT[1:])),
    "eleven crowns": lambda: c12.Options(3, crowns=(1,) * 11),
    "a crown below 0": lambda: c12.Options(3, crowns=(-1, *(1,) * 11)),
    "a box below 0": lambda: c12.Options(3, box_points=(-1, 2)),
    "an introduction in a standard game": lambda: c12.Options(3, intro=c12.DEFAULT_INTRO),
    "an introduction with six open supplicants": lambda: c12.Options(
        3, "intro", intro=c12.IntroDeck(c12.CHARACTERS[:6], c12.CHARACTERS[6:7], (1, 2, 3, 4, 5, 6, 7))
    ),
    "a succession that gives favour": lambda: c12.Options(
        3, catalogue=c12.Catalogue(c12.DEFAULT_CATALOGUE.challenges, succession=c12.SuccessionCard(losses=(-1, 0, 0)))
    ),
    "a scenario with no favour": lambda: c12.Options(3, "scenario", c12.Scenario("Undecimber", DECK, favour=0)),
    "an heir who is not there": lambda: c12.Options(3, "scenario", c12.Scenario("Undecimber", DECK, heir="golem")),
    "boxes without silence": lambda: c12.Options(3, "scenario", c12.Scenario("Undecimber", DECK, all_boxes=True)),
    "eight bells": lambda: c12.Options(3, "scenario", c12.Scenario("Undecimber", DECK, bells=8)),
    "a month without a name": lambda: c12.Options(3, "scenario", c12.Scenario("", DECK)),
}


@pytest.mark.rule("C12-OPT-1", "C12-OPT-3", "C12-OPT-4", "C12-OPT-8", "C12-OPT-9", "C12-OPT-12", "C12-DIE-5")
@pytest.mark.parametrize("name", BAD_OPTIONS)
def test_options_that_make_no_game_are_refused(name: str) -> None:
    with pytest.raises(InvalidOptions):
        BAD_OPTIONS[name]()


@pytest.mark.parametrize("name", ["mode", "throne", "silence", "chair", "recruit", "catalogue", "die_layout"])
def test_options_of_a_wrong_type_are_refused(name: str) -> None:
    with pytest.raises(DecodeError):
        from_json(c12.Options, f'{{"players": 3, "{name}": "everything"}}')


@pytest.mark.rule("C12-ACT-2")
def test_numbers_beyond_printing_are_no_actions() -> None:
    state = position(laid={0: "machine", 1: "worker", 2: "warlock"}, phase="reveal")
    for action in (c12.Resolve(0, HUGE), c12.Resolve(0, (1, HUGE)), c12.Choose(0, HUGE), c12.Ready(HUGE)):
        problem = c12.check(state, action)
        assert problem is not None
        assert problem.rule == "C12-ACT-2"
        with pytest.raises(InvalidArgument):
            c12.describe(action)


ODD_EVENTS: tuple[c12.Event, ...] = (
    c12.Negated("worker", ()),
    c12.GameStarted((), 0, 0),
    c12.HandRenewed(0, ()),
    c12.SupplicantsShown(()),
    c12.DieTurned(()),
    c12.ChoiceOpened(c12.Favour(1), (), True),
    c12.ChoiceOpened(c12.Arrange(2), (0,), False),
    c12.CouncilChose(c12.Hush(), ()),
    c12.Executed(0, "machine", "double"),
    c12.Executed(0, "golem", ()),
    c12.ThroneRevealed(()),
)


@pytest.mark.parametrize("event", ODD_EVENTS, ids=lambda event: event.tag)
def test_even_an_event_that_never_happens_can_be_described(event: c12.Event) -> None:
    assert c12.describe(from_json(c12.Event, to_json(event))).endswith(".")


# Views that contradict themselves have no state.


def contradictions() -> dict[str, c12.View]:
    play_view = c12.view(position(laid={1: "machine"}), 0)
    choice_view = c12.view(evaluation(challenge=13, die=2).state, 0)
    vote_view = c12.view(position(phase="bell"), 0)
    acting = c12.view(after(position(laid={0: "machine", 1: "worker", 2: "warlock"}, phase="reveal"), c12.Reveal(0)), 1)
    players = play_view.players
    below = play_view.pending[:-1]
    choice = choice_view.pending[-1]
    assert isinstance(choice, GroupChoice)
    return {
        "a missing player": attrs.evolve(play_view, players=players[:2]),
        "a hand of the wrong size": attrs.evolve(
            play_view, players=(*players[:2], attrs.evolve(players[2], hand_size=2))
        ),
        "a negative hand": attrs.evolve(play_view, players=(*players[:2], attrs.evolve(players[2], hand_size=-1))),
        "an own hand that is hidden": attrs.evolve(
            play_view, players=(attrs.evolve(players[0], hand=None), *players[1:])
        ),
        "a ninth round": attrs.evolve(play_view, round=9),
        "round 0": attrs.evolve(play_view, round=0),
        "a reserve of nobody": attrs.evolve(play_view, reserve=()),
        "a card that does not exist": attrs.evolve(
            play_view, challenges=attrs.evolve(play_view.challenges, current=99)
        ),
        "no current card": attrs.evolve(play_view, challenges=attrs.evolve(play_view.challenges, current=None)),
        "a stack of no cards": attrs.evolve(play_view, challenges=attrs.evolve(play_view.challenges, stack_size=0)),
        "a huge stack": attrs.evolve(play_view, supplicants=attrs.evolve(play_view.supplicants, stack_size=2**40)),
        "a die of 13": attrs.evolve(play_view, die=13),
        "goals of another card": attrs.evolve(play_view, goals=()),
        "no agenda": attrs.evolve(play_view, pending=()),
        "an agenda without a question": attrs.evolve(play_view, pending=below),
        "a question of nobody": attrs.evolve(play_view, pending=(*below, Resolving(99, "machine"))),
        "an oracle of nobody": attrs.evolve(play_view, pending=(*below, OraclePlaying(-7))),
        "another card that acts": attrs.evolve(acting, pending=(*acting.pending[:-1], Resolving(0, "princess"))),
        "a vote of nobody": attrs.evolve(vote_view, pending=(*vote_view.pending[:-1], BellVote((5,)))),
        "too many votes": attrs.evolve(
            choice_view, pending=(*choice_view.pending[:-1], attrs.evolve(choice, votes=(None,) * 4))
        ),
        "other options": attrs.evolve(
            choice_view, pending=(*choice_view.pending[:-1], attrs.evolve(choice, options=("druid", "golem")))
        ),
        "another effect": attrs.evolve(
            choice_view, pending=(*choice_view.pending[:-1], attrs.evolve(choice, effect=c12.Recover()))
        ),
        "a seat that does not exist": attrs.evolve(play_view, seat=3),
    }


@pytest.mark.parametrize("name", sorted(contradictions()))
def test_a_view_that_contradicts_itself_has_no_state(name: str) -> None:
    view = contradictions()[name]
    with pytest.raises(InvalidArgument):
        c12.determinize(view, 1)
    with pytest.raises(InvalidArgument):
        c12.determinize(from_json(c12.View, to_json(view)), 1)


# The chronicle.


@pytest.mark.rule("C12-CHRON-1", "C12-CHRON-2", "C12-CHRON-3")
def test_a_chronicle_is_not_written_at_random() -> None:
    running = position()
    ended = step(position(round=8), *laying("worker", "worker", "worker")).state
    chronicle = c12.Chronicle(1000)
    for state, names in ((running, ["Lea", "Tom", "Ida"]), (ended, ["Lea", "Tom"]), (ended, ["Lea", "Lea", "Tom"])):
        with pytest.raises(InvalidArgument):
            chronicle.write(c12.view(state, None), names)
    final = c12.view(ended, 1)
    with pytest.raises(InvalidArgument):
        chronicle.write(final, "abc")
    text = to_json(chronicle.write(final, ["Lea", "Tom", "Ida"]))
    assert chronicle.write(final, ["Lea", "Tom", "Ida"]) == from_json(c12.Chronicle, text)
    for wrong in (text.replace('"number":1', '"number":2', 1), text.replace('"year":1000', '"year":1001')):
        with pytest.raises(DecodeError):
            from_json(c12.Chronicle, wrong)


def test_a_state_in_the_middle_of_a_step_is_no_state_to_act_on() -> None:
    state = position(phase="evaluate")
    with pytest.raises(InvalidArgument):
        c12.check(state, play(0, "machine"))
