"""
The shared pile of three players.

The pile of a position is written with its open card first.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletricks import hydra as hy

from .builders import (
    after,
    asked,
    card,
    cards,
    checked,
    checks,
    hand,
    legal,
    of,
    only,
    opening,
    play,
    playable,
    played,
    position,
    refused,
    sizes,
    step,
    top,
    turn,
)


ALL = (0, 1, 2, None)


# The pile.


@pytest.mark.rule("HY-3P-1", "HY-SETUP-7")
def test_sixteen_cards_each_and_twelve_in_the_pile() -> None:
    state = opening(3).state
    assert ((16, 16, 16), 12, ((), (), ()), 444) == (
        sizes(state),
        len(state.shared_pile),
        state.personal_piles,
        state.options.goal,
    )


@pytest.mark.rule("HY-3P-2")
@pytest.mark.parametrize("reductions", [0, 1, 2])
def test_the_pile_is_turned_up_when_the_cards_were_taken(reductions: int) -> None:
    """Before that nobody knows its top card, after it everybody does, before the first lead."""
    state = opening(3, pile="R10 R12").state
    for _ in range(reductions):
        state = after(state, hy.Reduce(0))
    for seat in ALL:
        assert (None,) * 12 == hy.view(state, seat).shared_pile
    result = step(state, hy.Take(0, tuple(range(3 - reductions))))
    assert ("turn", 0, None) == (asked(result.state), turn(result.state), result.state.trick)
    for seat in ALL:
        assert hy.PileTurned(card("R10")) in hy.events_for(result.events, seat)
        assert (*(None,) * 11, card("R10")) == hy.view(result.state, seat).shared_pile


@pytest.mark.rule("HY-3P-3")
def test_the_next_card_is_turned_up_at_once() -> None:
    """Everybody sees it, and not the one below."""
    result = step(position("9 5", 3, 3, pile="R10 R12 R13"), hy.Draw(0))
    assert (hy.CardDrawn(0, card("R10")), hy.PileTurned(card("R12"))) == result.events
    for seat in ALL:
        assert (None, card("R12")) == hy.view(result.state, seat).shared_pile
        assert result.events == hy.events_for(result.events, seat)


@pytest.mark.rule("HY-3P-14", "HY-3P-3")
def test_an_empty_pile_is_not_refilled() -> None:
    """The last card is drawn, nothing is turned up, and nobody draws any more."""
    state = position("9 5", "9 5", "9 6", pile="R10")
    result = step(state, hy.Draw(0), hy.Play(0, cards("R10")))
    assert [] == of(hy.PileTurned, result)
    assert () == result.state.shared_pile
    refused(result.state, hy.Draw(1), "HY-3P-14")
    assert hy.Draw(1) not in legal(result.state, 1)


# Drawing.


@pytest.mark.rule("HY-3P-4")
def test_the_turn_seat_may_draw() -> None:
    """Leading and following; nobody else may."""
    leading = position("9 5", "9 5", "9 5", pile="R10 R12")
    following = position("9 5", "9 5", "9 5", pile="R10 R12", trick=["0: 4"], turn=1)
    assert hy.Draw(0) in legal(leading, 0)
    assert hy.Draw(1) in legal(following, 1)
    for state, seats in ((leading, (1, 2)), (following, (0, 2))):
        for seat in seats:
            refused(state, hy.Draw(seat), "HY-TURN-10")


@pytest.mark.rule("HY-3P-3", "HY-3P-4", "HY-3P-5", "HY-3P-6", "HY-3P-9", "HY-3P-12")
def test_drawing() -> None:
    """B draws R10 on a 9, must not check, A must not play the Trickster; B plays it, B's hand unchanged."""
    state = position("TRICKSTER 5", "R4 R5", "5 6", trick=["0: 9"], turn=1, pile="R10 R12")
    state = after(state, hy.Draw(1))
    assert (cards("R10"), card("R12"), "turn") == (state.drawn, state.shared_pile[-1], asked(state))
    refused(state, hy.Check(1), "HY-3P-5")
    refused(state, hy.PlayTrickster(0), "HY-3P-9")
    state = after(state, hy.Play(1, cards("R10")))
    assert (("single", 1, 20, 1), "R4 R5", 2) == (top(state), hand(state, 1), turn(state))


@pytest.mark.rule("HY-3P-5")
def test_after_drawing_there_is_no_way_out() -> None:
    """Following and leading: the drawn card must be played, and a play without it is none."""
    following = after(position("5 6", "R12 R5", "5 6", trick=["0: 9"], turn=1, pile="R10"), hy.Draw(1))
    assert {hy.Play(1, cards("R10"))} == legal(following, 1)
    refused(following, hy.Check(1), "HY-3P-5")
    leading = after(position("R12 R5", "5 6", "5 6", pile="R10"), hy.Draw(0))
    assert {hy.Play(0, cards("R10"))} == legal(leading, 0)
    refused(leading, hy.Play(0, cards("R12")), "HY-3P-6")
    refused(leading, hy.Check(0), "HY-3P-5")


@pytest.mark.rule("HY-3P-6")
def test_a_drawn_card_may_be_combined_with_hand_cards() -> None:
    """R7 with R5 R6 R8 R9 as a straight, with B7 and G7, or alone; but in the very next play."""
    state = position("R5 R6 R8 R9 B7 G7 R13", 3, 3, pile="R7")
    state = after(state, hy.Draw(0))
    assert {((7,), None), ((7, 7), None), ((7, 7, 7), None), ((5, 6, 7, 8, 9), None)} == playable(state, 0)
    for text in ("R13", "B7 G7", "R5"):
        refused(state, hy.Play(0, cards(text)), "HY-3P-6")
    state = after(state, hy.Play(0, cards("R5 R6 R7 R8 R9")))
    assert (("straight", 5, 18, 0), "B7 G7 R13", ()) == (top(state), hand(state, 0), state.drawn)


@pytest.mark.rule("HY-3P-6", "HY-3P-13")
def test_the_very_card_must_be_in_the_play() -> None:
    """Not one of the same rank; a pair of hand cards of this rank does not do either."""
    state = after(position("5 6", "B7 G7 5", "5 6", pile="R7 R12", turn=1), hy.Draw(1))
    refused(state, hy.Play(1, cards("B7")), "HY-3P-6")
    refused(state, hy.Play(1, cards("B7 G7")), "HY-3P-6")
    assert ("pair", 1, 14, 1) == top(after(state, hy.Play(1, cards("R7 G7"))))


@pytest.mark.rule("HY-3P-7", "HY-3P-6")
def test_drawing_twice() -> None:
    """B leads with one 7 in hand and draws R7 and G7: three 7s or the two drawn ones, no single."""
    state = position("5 6", "B7 R5", "5 6", turn=1, pile="R7 G7 R12")
    state = after(state, hy.Draw(1), hy.Draw(1))
    assert cards("R7 G7") == state.drawn
    assert {((7, 7), None), ((7, 7, 7), None)} == playable(state, 1)
    for text in ("R7", "G7", "R7 B7", "B7 G7", "B7"):
        refused(state, hy.Play(1, cards(text)), "HY-3P-6")
    assert (("pair", 1, 14, 1), "R5 B7") == (top(after(state, hy.Play(1, cards("R7 G7")))), hand(state, 1))
    state = after(state, hy.Play(1, cards("R7 B7 G7")))
    assert (("triple", 1, 14, 1), "R5") == (top(state), hand(state, 1))


@pytest.mark.rule("HY-3P-7", "HY-3P-8")
def test_a_second_draw_must_fit_into_one_play_with_the_first() -> None:
    """R8 beside R7 fits into no play; with 6, 9 and 10 in hand it does."""
    refused(after(position("R5 R13", 3, 3, pile="R7 R8"), hy.Draw(0)), hy.Draw(0), "HY-3P-8")
    state = after(position("R6 R9 R10", 3, 3, pile="R7 R8"), hy.Draw(0))
    assert {hy.Draw(0), hy.Play(0, cards("R7"))} == legal(state, 0)
    state = after(state, hy.Draw(0))
    assert {((6, 7, 8, 9, 10), None)} == playable(state, 0)


@pytest.mark.rule("HY-3P-8")
def test_a_useless_draw() -> None:
    """On a Hero a 4 is of no use, unless the other three are in hand."""
    state = position("5 6", "B4 G4 5", "5 6", trick=["0: H"], turn=1, pile="R4 R12")
    refused(state, hy.Draw(1), "HY-3P-8")
    assert {hy.Check(1)} == legal(state, 1)
    state = position("5 6", "B4 G4 Y4 5", "5 6", trick=["0: H"], turn=1, pile="R4 R12")
    state = after(state, hy.Draw(1))
    assert {hy.Play(1, cards("R4 B4 G4 Y4"))} == legal(state, 1)


@pytest.mark.rule("HY-3P-8", "HY-3P-11")
def test_a_drawn_trickster() -> None:
    """It is played on the Hero, a pair now, and it is still B's turn."""
    state = position("5 6", "R5 R6", "5 6", trick=["0: H"], turn=1, pile="TRICKSTER R12")
    state = after(state, hy.Draw(1))
    assert {hy.PlayTrickster(1)} == legal(state, 1)
    state = after(state, hy.PlayTrickster(1))
    assert (("pair", 1, 30, 0), 1, (), "R5 R6") == (top(state), turn(state), state.drawn, hand(state, 1))
    assert {hy.Check(1)} == legal(state, 1)


@pytest.mark.rule("HY-3P-8")
@pytest.mark.parametrize(
    ("text", "trick", "fits"),
    [
        ("R8", ["0: 9"], False),
        ("R10", ["0: 9"], True),
        ("R10", ["0: 9 9"], False),
        ("STORM", ["0: 9"], True),
        ("STORM", ["0: 9 9"], False),
        ("STORM", ["0: H"], False),
        ("TRICKSTER", ["0: 9 9"], True),
        ("TRICKSTER", ["0: 9 9 9"], False),
        ("TRICKSTER", ["0: HYDRA"], False),
        ("LEAP", ["0: HYDRA"], True),
        ("LEAP", ["0: 9 9 9 9"], True),
        ("WITCH", ["0: 9"], False),
        ("COMPANION", ["0: 13"], True),
        ("COMPANION", ["0: H"], False),
        ("WITCH", [], True),
        ("STORM", [], True),
        ("R1", [], True),
    ],
)
def test_a_draw_is_legal_if_the_card_can_be_played(text: str, trick: list[str], fits: bool) -> None:
    """B holds nothing that helps."""
    state = position("5 6", "R2 R5", "5 6", trick=trick, turn=1, pile=f"{text} R12")
    if fits:
        state = after(state, hy.Draw(1))
        assert any(not isinstance(action, hy.Draw) for action in legal(state, 1))
    else:
        refused(state, hy.Draw(1), "HY-3P-8")


@pytest.mark.rule("HY-3P-9")
def test_while_a_card_is_pending_all_others_wait() -> None:
    """Neither A nor C, nor the drawer, plays Time Leap or Trickster from hand; then they may again."""
    state = position("LEAP 5", "TRICKSTER 5", "5 6", trick=["0: 9"], turn=1, pile="R10 R12")
    assert ({hy.PlayLeap(0)}, True) == (legal(state, 0), hy.PlayTrickster(1) in legal(state, 1))
    state = after(state, hy.Draw(1))
    assert (set(), set(), {hy.Play(1, cards("R10"))}) == (legal(state, 0), legal(state, 2), legal(state, 1))
    refused(state, hy.PlayLeap(0), "HY-3P-9")
    refused(state, hy.PlayTrickster(1), "HY-3P-9")
    refused(state, hy.PlayLeap(2), "HY-3P-9")
    state = after(state, hy.Play(1, cards("R10")))
    assert {hy.PlayLeap(0)} == legal(state, 0)
    assert {hy.PlayTrickster(1)} == legal(state, 1)


# Drawn effect cards.


@pytest.mark.rule("HY-3P-10")
@pytest.mark.parametrize(("name", "effect"), [("LEAP", hy.PlayLeap), ("TRICKSTER", hy.PlayTrickster)])
def test_trickster_and_time_leap_are_drawn_in_turn_and_played_at_once(
    name: str, effect: Callable[[int], hy.Action]
) -> None:
    """They lie there for all to see, but nobody can play them from the pile, or draw them out of turn."""
    state = position("5 6", "R10 R5", "5 6", trick=["0: 9"], turn=1, pile=f"{name} R12")
    for seat in (0, 2):
        refused(state, hy.Draw(seat), "HY-TURN-10")
        refused(state, effect(seat), "HY-TURN-9")
    refused(state, effect(1), "HY-TURN-9")
    state = after(state, hy.Draw(1))
    assert {effect(1)} == legal(state, 1)
    refused(state, hy.Check(1), "HY-3P-5")
    refused(state, hy.Play(1, cards("R10")), "HY-3P-6")


@pytest.mark.rule("HY-3P-11")
def test_a_drawn_time_leap_sends_the_turn_to_the_owner() -> None:
    state = position("R5 R6", "R10 R8", "B5 R7", trick=["0: R9"], turn=2, checked=[1], pile="LEAP R12")
    state = after(state, hy.Draw(2), hy.PlayLeap(2))
    assert (0, (), ("single", 1, 18, 0), (2, 2, 2)) == (turn(state), checked(state), top(state), sizes(state))


@pytest.mark.rule("HY-3P-11")
def test_a_drawn_trickster_lets_the_drawer_go_on() -> None:
    """B makes a pair of the 9 and answers it with 10-10 from hand; B may also draw again."""
    state = position("5 6", "R10 B10 R5", "5 6", trick=["0: 9"], turn=1, pile="TRICKSTER G10 R12")
    state = after(state, hy.Draw(1), hy.PlayTrickster(1))
    assert {hy.Check(1), hy.Draw(1), hy.Play(1, cards("R10 B10"))} == legal(state, 1)
    assert ("pair", 1, 20, 1) == top(played(state, 1, "R10 B10"))


@pytest.mark.rule("HY-3P-11")
def test_a_drawn_storm_is_the_play() -> None:
    state = position("5 6", "R10 R5", "5 6", trick=["0: 9"], turn=1, pile="STORM R12")
    state = after(state, hy.Draw(1), hy.PlayStorm(1))
    assert (("single", 1, 15, 1), 2, 2) == (top(state), turn(state), len(state.hands[1]))
    assert state.trick is not None
    assert state.trick.storm


@pytest.mark.rule("HY-3P-11", "HY-WITCH-1")
def test_a_drawn_witch_needs_the_lead() -> None:
    """Following it cannot be drawn; leading it is played, everybody passes a card, and the drawer leads."""
    state = position("5 6", "R10 R5", "5 6", trick=["0: 9"], turn=1, pile="WITCH R12")
    refused(state, hy.Draw(1), "HY-3P-8")
    state = after(position("R5 R6", "R7 R8", "R9 R10", turn=1, pile="WITCH R12"), hy.Draw(1))
    assert {hy.PlayWitch(1)} == legal(state, 1)
    state = after(state, hy.PlayWitch(1))
    assert ("witch", (0, 1, 2)) == (asked(state), hy.awaiting(state))
    state = after(state, *(hy.PassCard(seat, card(text)) for seat, text in enumerate(("R5", "R7", "R9"))))
    assert (["R6 R9", "R5 R8", "R7 R10"], 1) == ([hand(state, seat) for seat in range(3)], turn(state))
    assert (cards("WITCH"), ()) == (state.captured[1], state.drawn)


@pytest.mark.rule("HY-3P-11", "HY-TRICK-7")
@pytest.mark.parametrize("name", ["STORM", "LEAP", "TRICKSTER"])
def test_led_a_drawn_effect_card_is_a_single_of_value_0(name: str) -> None:
    state = after(position("R5 R6", 3, 3, pile=f"{name} R12"), hy.Draw(0))
    assert {hy.Play(0, cards(name))} == legal(state, 0)
    state = after(state, hy.Play(0, cards(name)))
    assert (("single", 1, 0, 0), 1, "R5 R6") == (top(state), turn(state), hand(state, 0))


# Pending cards are no hand cards.


@pytest.mark.rule("HY-3P-12", "HY-END-1")
def test_a_pending_card_is_no_hand_card() -> None:
    """With one card in hand B plays a drawn 7 and the round goes on; with both 7s together it is over."""
    state = after(position("5 6", "B7", "5 6", turn=1, pile="R7 R12"), hy.Draw(1))
    assert (2, 1, 2) == sizes(state)
    alone = step(state, hy.Play(1, cards("R7")))
    assert ([], "B7", 2) == (of(hy.RoundEnded, alone), hand(alone.state, 1), turn(alone.state))
    both = step(state, hy.Play(1, cards("R7 B7")))
    assert 1 == only(hy.RoundEnded, both).winner


@pytest.mark.rule("HY-3P-12")
@pytest.mark.parametrize(
    ("name", "effect"), [("LEAP", hy.PlayLeap), ("TRICKSTER", hy.PlayTrickster), ("STORM", hy.PlayStorm)]
)
def test_a_drawn_effect_card_does_not_end_the_round(name: str, effect: Callable[[int], hy.Action]) -> None:
    state = position("5 6", "B7", "5 6", trick=["0: 9"], turn=1, pile=f"{name} R12")
    result = step(state, hy.Draw(1), effect(1))
    assert ([], "B7") == (of(hy.RoundEnded, result), hand(result.state, 1))


@pytest.mark.rule("HY-3P-12", "HY-TRICK-4")
def test_a_drawn_card_goes_with_its_trick() -> None:
    state = position("R5 R6", "R7 R8", "B5 B6", trick=["0: R9"], turn=1, pile="R10 R12", rest=2)
    state = checks(after(state, hy.Draw(1), hy.Play(1, cards("R10"))), 2, 0)
    assert (cards("R9 R10"), 1) == (state.captured[1], turn(state))


@pytest.mark.rule("HY-3P-4", "HY-3P-8", "HY-SETUP-12")
def test_drawing_is_never_forced() -> None:
    """Who could draw may play from hand, or check."""
    state = position("5 6", "R10 R5", "5 6", trick=["0: 9"], turn=1, pile="R12 R13")
    assert {hy.Check(1), hy.Draw(1), play(state, 1, "R10")} == legal(state, 1)
