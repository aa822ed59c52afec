"""
Touching cards and players: what can be selected, why something cannot, and what is done for a player whose time is up.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletricks import frantic as fr

from .builders import after, card, cards, event_step, give, passing, pick, play, position, throw
from .positions import ALL, K5
from .power_builders import powered
from .reading import legal


GAME = fr.GAME


def explained(state: fr.State, seat: int, text: str, *seats: int) -> str:
    """Why nothing can be done with some cards and players."""
    problem = GAME.explain(state, seat, cards(text), seats)
    assert problem is not None
    return fr.describe(problem, ("Ann", "Ben", "Cem"))


# Selecting.


@pytest.mark.parametrize("name", ALL)
def test_what_is_selected_is_legal_and_uses_what_was_touched(name: str) -> None:
    state = ALL[name]()
    for seat in range(fr.players(state)):
        listed = fr.legal_actions(state, seat)
        assert listed == GAME.select(state, seat)
        for action in listed:
            touched, others = action.cards_used(), action.seats_used()
            found = GAME.select(state, seat, touched, others)
            assert action in found
            assert all(fr.check(state, one) is None for one in found)
            assert GAME.explain(state, seat, touched, others) is None


def test_a_card_is_selected_with_every_power_card_that_can_go_with_it() -> None:
    state = powered("R1 G1", 3, 3, powers=("looping all_draw",))
    assert (
        fr.Play(0, card("R1")),
        fr.Play(0, card("R1"), 0, "looping"),
        fr.Play(0, card("R1"), 1, "all_draw"),
    ) == GAME.select(state, 0, cards("R1"))


def test_a_card_and_its_receiver() -> None:
    state = event_step("surprise_party", "R1", "B1 B2", "G1").state
    assert (give(1, "B1", 0), give(1, "B1", 2)) == GAME.select(state, 1, cards("B1"))
    assert (give(1, "B1", 2),) == GAME.select(state, 1, cards("B1"), [2])
    assert (give(1, "B1", 2), give(1, "B2", 2)) == GAME.select(state, 1, (), [2])


def test_of_a_hand_that_is_assigned_only_the_new_owner_is_touched() -> None:
    state = event_step("distributor", "R1", "B1", "G1").state
    assert (fr.Assign(0, 0, 2),) == GAME.select(state, 0, (), [2])
    state = after(state, fr.Assign(0, 0, 2))
    assert (fr.Assign(0, 1, 0),) == GAME.select(state, 0, (), [0])


# Explaining.


def test_why_a_card_cannot_be_played_while_something_else_can() -> None:
    state = position("R1 B2", 3, 3, demand="red 5")
    assert "The blue 2 does not fit: it takes red, or the number 5." == explained(state, 0, "B2")
    assert "You do not hold the green 2." == explained(state, 0, "G2")


def test_why_a_card_cannot_be_played_while_nothing_can() -> None:
    """Only drawing is listed."""
    state = position("G1 B2", 3, 3, demand="red 5")
    assert {fr.Draw(0)} == legal(state, 0)
    assert "The blue 2 does not fit: it takes red, or the number 5." == explained(state, 0, "B2")
    state = after(position("2ND.R B2", 3, 3, demand="red 5"), play(0, "2ND.R"))
    assert "The blue 2 does not fit: it takes red, or another 2nd Chance." == explained(state, 0, "B2")


def test_why_a_card_cannot_be_thrown_in() -> None:
    """P1 holds no Counterattack: only letting it pass is listed."""
    state = after(position("SKIP.R G1", "B1 NICE", 3), play(0, "SKIP.R"), fr.Target(0, 1))
    assert (fr.Pass(1),) == fr.legal_actions(state, 1)
    assert "You do not hold the Counterattack." == explained(state, 1, "CTR")
    assert "The blue 1 cannot be thrown in now." == explained(state, 1, "B1")
    expected = "Nice Try is for the moment when somebody else has got rid of all cards."
    assert expected == explained(state, 1, "NICE")


def test_why_a_player_cannot_be_chosen() -> None:
    state = after(position("SKIP.R G1", 3, 3, skipped=[1]), play(0, "SKIP.R"))
    assert "Ben has to miss the next turn already." == explained(state, 0, "", 1)
    assert "You cannot use a special card against yourself." == explained(state, 0, "", 0)


def test_why_nothing_can_be_done_out_of_turn() -> None:
    assert "Ann has to decide first what to play." == explained(position("R1", "B2", 3), 1, "B2")


@pytest.mark.parametrize(
    ("state", "seat", "text", "expected"),
    [
        (lambda: event_step("recession", "R1", "CURSE", "G1").state, 1, "CURSE", "Curse cannot be discarded."),
        (
            lambda: after(powered("K5 R4", "B3", "Y1 Y2", events=["tsunami"]), K5, fr.Lay(1, card("B3"))),
            2,
            "Y1",
            "The yellow 1 counts 1 point, and the Tsunami takes 3 or more.",
        ),
        (
            lambda: after(position("K5 R4", "B3", "R2", events=["gambling_man"], last_colour="red"), K5),
            1,
            "B3",
            "Lay a red number, or nothing if you have none.",
        ),
        (
            lambda: passing(
                after(position("THIEF.R R1", 1, "FU", troublemaker=True), play(0, "THIEF.R"), fr.Target(0, 2))
            ),
            0,
            "FU",
            "Fuck You cannot be stolen.",
        ),
    ],
)
def test_why_a_card_cannot_be_used_where_nothing_can(
    state: Callable[[], fr.State], seat: int, text: str, expected: str
) -> None:
    assert expected == explained(state(), seat, text)


# What is done for a player whose time is up.


MODEST: dict[str, fr.Action] = {
    "turn": fr.Draw(0),
    "turn after drawing": fr.EndTurn(0),
    "turn with power cards": fr.Draw(0),
    "2nd chance": fr.Draw(0),
    "target": fr.Target(0, 1),
    "first card of a gift": pick(0, "G2"),
    "gift": fr.Pass(1),
    "new target": fr.Pass(1),
    "skip": fr.Pass(1),
    "shares": fr.Share(0, 1, 3),
    "wish": fr.WishColour(0, "green"),
    "wish of a counterer": fr.Pass(1),
    "nice try": fr.Pass(1),
    "gambling man": pick(2, "R3"),
    "market": fr.Take(2, card("R8")),
    "all-seeing eye": fr.Acknowledge(1),
    "recession": fr.Discard(2, card("Y2")),
    "surprise party": give(2, "Y1", 0),
    "mimicry": fr.Imitate(0, card("FAN")),
    "colour swap": fr.ChooseColour(0, "red"),
    "lucky bastard": fr.Pass(1),
    "repeat": fr.ChooseEvent(0, "charity"),
    "russian roulette": pick(0, "R1"),
    "trust fall": fr.Target(1, 2),
    "seppuku": fr.Pass(1),
    "identity theft": fr.Target(0, 1),
    "discarding for seppuku": fr.Pass(1),
    "special charge": fr.Target(0, 1),
    "number wish": fr.WishNumber(0, 1),
    "blockade": fr.ChooseColour(0, "red"),
    "random chance": play(0, "G1"),
    "recycling": fr.Target(0, 0),
    "recharge": fr.Pass(0),
    "edison": fr.Pass(0),
    "edison, second card": fr.ChoosePower(0, 1, 0),
    "update": fr.Pass(0),
    "update, return": fr.ChoosePower(0, 0, 0),
    "rewind": fr.Pass(0),
    "tsunami": fr.Lay(2, card("Y1")),
    "parasite": fr.Pass(2),
}


@pytest.mark.parametrize("name", ALL)
def test_there_is_a_modest_answer_to_every_question(name: str) -> None:
    state = ALL[name]()
    for seat in fr.awaiting(state):
        default = GAME.default_action(state, seat)
        assert default in fr.legal_actions(state, seat)
        assert not isinstance(default, fr.Risk | fr.Throw | fr.UseEffect)
        assert not isinstance(default, fr.Play) or default.power is None


@pytest.mark.parametrize("name", MODEST)
def test_the_modest_answer(name: str) -> None:
    state, action = ALL[name](), MODEST[name]
    assert action == GAME.default_action(state, action.seat)


def test_a_card_that_must_be_played_is_the_cheapest() -> None:
    state = after(position("2ND.R R9 R3 SKIP.R", 3, 3), play(0, "2ND.R"))
    assert play(0, "R3") == GAME.default_action(state, 0)


def test_the_modest_wish_is_the_colour_that_is_held_most() -> None:
    state = after(position("FAN R1 B1 B2", 3, 3), play(0, "FAN"))
    assert fr.WishColour(0, "blue") == GAME.default_action(state, 0)


def test_the_modest_event_does_not_end_the_round() -> None:
    events: list[fr.EventCard] = ["event_manager", "doomsday", "charity", "finish_line"]
    state = passing(event_step("event_manager", "R1", "B1", "G1", events=events).state)
    assert fr.ChooseEvent(0, "charity") == GAME.default_action(state, 0)


def test_whoever_must_be_chosen_is_the_next_in_the_direction_of_play() -> None:
    state = after(powered("SKIP.R G1", 3, 3, direction=-1), play(0, "SKIP.R"))
    assert fr.Target(0, 2) == GAME.default_action(state, 0)


def test_with_the_counter_in_hand_the_modest_answer_is_to_let_it_pass() -> None:
    state = after(position("SKIP.R G1", "CTR B1", 3), play(0, "SKIP.R"), fr.Target(0, 1))
    assert {fr.Pass(1), throw(1, "CTR")} == legal(state, 1)
    assert fr.Pass(1) == GAME.default_action(state, 1)
