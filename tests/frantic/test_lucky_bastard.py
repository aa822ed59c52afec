"""
Lucky Bastard: its windows, and what it protects from (FR-CARD-LUCKY-1 to FR-CARD-LUCKY-10, FR-EVENT-GEN-5).
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr
from tabletricks.frantic.decks import BASE, TROUBLEMAKER

from .builders import (
    after,
    card,
    cards,
    discard,
    event_step,
    give,
    passing,
    passing_step,
    play,
    position,
    refused,
    step,
    take,
    throw,
)
from .reading import asked, bomb_of, hand, lasting, of, public, scores, seen_hand, sizes, winners_of


def black_card(*hands: str, event: fr.EventCard = "friday_13", troublemaker: bool = True) -> fr.State:
    """Seat 0 has played a black 5."""
    first, *others = hands
    state = position(f"{first} K5", *others, demand="red 5", events=[event], troublemaker=troublemaker)
    return after(state, play(0, "K5"))


# The windows.


@pytest.mark.rule("FR-REACT-2", "FR-REACT-3", "FR-CARD-LUCKY-1", "FR-REACT-1")
def test_everybody_is_asked_in_the_order_of_the_event_the_author_last() -> None:
    state = black_card("R1", "B1", "LUCKY G1")
    for seat in (1, 2, 0):
        assert ("react lucky_bastard", (seat,)) == (asked(state), fr.awaiting(state))
        expected = (fr.Pass(seat), throw(seat, "LUCKY")) if seat == 2 else (fr.Pass(seat),)
        assert expected == fr.legal_actions(state, seat)
        result = step(state, fr.Pass(seat))
        assert fr.Passed(seat, "lucky_bastard") == result.events[0]
        state = result.state
    assert ("play", (1,)) == (asked(state), fr.awaiting(state))


@pytest.mark.rule("FR-REACT-8")
def test_without_troublemaker_nobody_is_asked() -> None:
    assert "play" == asked(black_card("R1", "B1", "G1", troublemaker=False))


@pytest.mark.rule("FR-REACT-9")
def test_who_has_no_cards_is_not_asked() -> None:
    """The black card was the last one of seat 0."""
    state = position("K5", "B1", "G1", demand="red 5", events=["friday_13"], troublemaker=True)
    result = step(state, play(0, "K5"), fr.Pass(1), fr.Pass(2))
    assert [fr.EventRevealed(0, "friday_13")] == of(fr.EventRevealed, result)


@pytest.mark.rule("FR-REACT-3", "FR-CARD-LUCKY-1", "FR-REACT-1")
def test_when_lucky_bastard_cannot_be_thrown_in() -> None:
    """Illegal move 42: after the event was revealed; also in a turn, and before it is one's turn to be asked."""
    state = position("K5 R1", "LUCKY B1", "G1 G2", demand="red 5", events=["market"], troublemaker=True)
    refused(state, throw(1, "LUCKY"), "FR-CARD-LUCKY-1")
    state = passing(after(state, play(0, "K5")))
    assert "choose_card market" == asked(state)
    refused(state, throw(1, "LUCKY"), "FR-CARD-LUCKY-1")
    other = after(position("K5 R1", "B1", "LUCKY G1", demand="red 5", troublemaker=True), play(0, "K5"))
    refused(other, throw(2, "LUCKY"), "FR-REACT-3")
    refused(other, throw(1, "LUCKY"), "FR-PLAY-1")


@pytest.mark.rule("FR-CARD-LUCKY-6", "FR-MATCH-13", "FR-MATCH-14", "FR-REACT-7")
def test_the_thrower_may_wish_a_colour() -> None:
    state = after(black_card("R1", "LUCKY B1", "G1"), throw(1, "LUCKY"))
    assert ("wish lucky_bastard", (1,), card("LUCKY")) == (asked(state), fr.awaiting(state), public(state).discard[-1])
    refused(state, fr.WishNumber(1, 3), "FR-WISH-6")
    assert "wish green" == public(passing(after(state, fr.WishColour(1, "green")))).demand
    assert "black 5" == public(passing(after(state, fr.Pass(1)))).demand


@pytest.mark.rule("FR-CARD-LUCKY-7")
def test_lucky_bastard_in_the_own_turn_is_a_wish() -> None:
    state = after(position("LUCKY R1", 5, 5, demand="blue 5", troublemaker=True), play(0, "LUCKY"))
    refused(state, fr.Pass(0), "FR-CARD-LUCKY-7")
    refused(state, fr.WishNumber(0, 3), "FR-WISH-6")
    assert "wish red" == public(after(state, fr.WishColour(0, "red"))).demand


@pytest.mark.rule("FR-REACT-4", "FR-CARD-LUCKY-1")
def test_mimicry_is_thrown_in_as_lucky_bastard() -> None:
    result = step(black_card("R1", "MIM B1", "G1", event="third_time_lucky"), throw(1, "MIM"), fr.Pass(1))
    assert [fr.Imitated(1, card("LUCKY"))] == of(fr.Imitated, result)
    assert [fr.Protected(1)] == of(fr.Protected, result)
    assert (4, 1, 4) == sizes(passing(result.state))


@pytest.mark.rule("FR-CARD-LUCKY-8")
@pytest.mark.parametrize("trigger", ["K5", "TROUB.R"])
def test_windows_open_before_every_event(trigger: str) -> None:
    state = position(f"{trigger} R1", 5, 5, demand="red 5", events=["friday_13"], troublemaker=True)
    assert "react lucky_bastard" == asked(after(state, play(0, trigger)))


@pytest.mark.rule("FR-CARD-LUCKY-8", "FR-EVENT-PLAGUE-1")
def test_plague_opens_windows_before_each_of_its_events() -> None:
    """Three rounds of windows: for the black card, for the first and for the second event."""
    state = position("K5 R1", 5, 5, demand="red 5", events=["plague", "friday_13", "expansion"], troublemaker=True)
    result = passing_step(after(state, play(0, "K5")))
    assert [1, 2, 0] * 3 == [event.seat for event in of(fr.Passed, result)]
    assert ["plague", "friday_13", "expansion"] == [event.event for event in of(fr.EventRevealed, result)]
    assert ["friday_13", "expansion", "plague"] == [event.event for event in of(fr.EventResolved, result)]


@pytest.mark.rule("FR-CARD-LUCKY-8", "FR-EVENT-EVENT_MANAGER-1", "FR-EVENT-REPEAT-1")
def test_event_manager_opens_windows_once_and_repeat_none() -> None:
    state = position(
        "K5 R1", 5, 5, demand="red 5", events=["event_manager", "repeat", "market", "tornado"], troublemaker=True
    )
    result = passing_step(after(state, play(0, "K5")))
    assert [1, 2, 0] * 2 == [event.seat for event in of(fr.Passed, result)]
    state = after(result.state, fr.ChooseEvent(0, "repeat"))
    assert "choose_event repeat" == asked(state)
    assert "choose_card market" == asked(after(state, fr.ChooseEvent(0, "market")))


@pytest.mark.rule("FR-CARD-LUCKY-3", "FR-CARD-LUCKY-10")
def test_protection_covers_nested_events_and_grows_inside() -> None:
    """P1 is protected from Plague and all in it, P2 from its second event only; P1 is asked again all the same."""
    state = position(
        "K5 R1",
        "LUCKY B1",
        "MIM G1",
        demand="red 5",
        events=["plague", "third_time_lucky", "capitalism"],
        troublemaker=True,
    )
    state = after(state, play(0, "K5"), throw(1, "LUCKY"), fr.Pass(1), fr.Pass(2), fr.Pass(0))
    state = after(state, fr.Pass(1), fr.Pass(2), fr.Pass(0))
    assert (4, 1, 5) == sizes(state)
    assert ("react lucky_bastard", (1,)) == (asked(state), fr.awaiting(state))
    result = step(state, fr.Pass(1), throw(2, "MIM"), fr.Pass(2), fr.Pass(0))
    assert (8, 1, 4) == sizes(result.state)


@pytest.mark.rule("FR-CARD-LUCKY-3")
def test_protection_goes_on_in_a_repeated_event() -> None:
    result = event_step("repeat", "R1", "B1", "G1", lucky=[1], revealed=["third_time_lucky"])
    assert (4, 1, 4) == sizes(after(result.state, fr.ChooseEvent(0, "third_time_lucky")))


@pytest.mark.rule("FR-CARD-LUCKY-3", "FR-CARD-LUCKY-5")
def test_a_protected_author_still_chooses() -> None:
    events: list[fr.EventCard] = ["event_manager", "expansion", "market", "charity"]
    result = event_step("event_manager", "R1", "B1", "G1", lucky=[0], events=events)
    state = passing(result.state)
    assert ("choose_event event_manager", (0,)) == (asked(state), fr.awaiting(state))
    assert (1, 2, 3) == sizes(after(state, fr.ChooseEvent(0, "expansion")))


# Protection in every event of the base game.


@pytest.mark.rule("FR-CARD-LUCKY-2", "FR-EVENT-GEN-5")
@pytest.mark.parametrize(
    ("event", "expected"),
    [
        # P1 is protected with one card; P2 is then the first in the order, P0 the second and last.
        ("third_time_lucky", (5, 1, 6)),
        ("expansion", (4, 1, 4)),
        ("communism", (3, 1, 3)),
        ("capitalism", (4, 1, 6)),
        ("mexican_standoff", (3, 1, 3)),
        ("charity", (3, 1, 2)),
        ("robin_hood", (3, 1, 2)),
        ("earthquake", (3, 1, 2)),
        ("tornado", (2, 1, 3)),
    ],
)
def test_a_protected_player_is_left_out(event: fr.EventCard, expected: tuple[int, ...]) -> None:
    result = event_step(event, "R1 R2", "B1", "G1 G2 G3", lucky=[1])
    assert expected == sizes(result.state)
    assert "B1" == hand(result.state, 1)


@pytest.mark.rule("FR-CARD-LUCKY-2")
def test_charity_takes_from_the_largest_hand_that_is_not_protected() -> None:
    """P2 has most but is protected: P0 takes from P1, who has two against one."""
    result = event_step("charity", "R1", "B1 B2", "G1 G2 G3 G4", lucky=[2])
    assert (2, 1, 4) == sizes(result.state)


@pytest.mark.rule("FR-CARD-LUCKY-2", "FR-EVENT-MARKET-1")
def test_the_market_has_a_card_for_everybody_who_takes_part() -> None:
    result = event_step("market", "R1", "B1", "G1", lucky=[1], draw="Y8 Y9")
    assert [fr.MarketOpened(cards("Y8 Y9"))] == of(fr.MarketOpened, result)
    state = after(result.state, take(2, "Y9"), take(0, "Y8"))
    assert (2, 1, 2) == sizes(state)


@pytest.mark.rule("FR-CARD-LUCKY-2", "FR-EVENT-RECESSION-1")
def test_a_recession_counts_without_protected_players() -> None:
    """P2 discards one, P0 two."""
    result = event_step("recession", "R1 R2 R3", "B1", "G1 G2", lucky=[1])
    assert (2,) == fr.awaiting(result.state)
    state = after(result.state, discard(2, "G1"), discard(0, "R1"), discard(0, "R2"))
    assert (1, 1, 1) == sizes(state)


@pytest.mark.rule("FR-CARD-LUCKY-2", "FR-EVENT-GEN-5")
@pytest.mark.parametrize("event", ["surprise_party", "merry_christmas"])
def test_nobody_gives_to_a_protected_player(event: fr.EventCard) -> None:
    state = event_step(event, "R1", "B1", "G1", lucky=[1]).state
    assert (0, 2) == fr.awaiting(state)
    assert (give(0, "R1", 2),) == fr.legal_actions(state, 0)
    refused(state, give(0, "R1", 1), "FR-EVENT-GEN-5")
    refused(state, give(1, "B1", 0), "FR-ACT-1")
    state = after(state, give(0, "R1", 2), give(2, "G1", 0))
    assert ("G1", "B1", "R1") == tuple(hand(state, seat) for seat in range(3))


@pytest.mark.rule("FR-EVENT-GEN-16")
@pytest.mark.parametrize(
    "event", ["surprise_party", "merry_christmas", "earthquake", "robin_hood", "charity", "crowdfunding"]
)
def test_with_one_player_left_nothing_moves(event: fr.EventCard) -> None:
    result = event_step(event, "R1 R2", "B1", lucky=[1])
    assert ("R1 R2", "B1", (1,)) == (hand(result.state, 0), hand(result.state, 1), fr.awaiting(result.state))
    assert [] == of(fr.CardsMoved, result)


ALL_EVENTS = (*BASE.events, *TROUBLEMAKER.events)


@pytest.mark.rule("FR-EVENT-GEN-16", "FR-CARD-LUCKY-2")
@pytest.mark.parametrize("scoring", ["points", "none"])
@pytest.mark.parametrize("event", sorted(set(ALL_EVENTS) - {"doomsday", "finish_line", "plague", "event_manager"}))
def test_if_everybody_is_protected_nothing_happens(event: fr.EventCard, scoring: fr.Scoring) -> None:
    """Two players, Lucky Bastard and Mimicry; the red 5 is the last colour."""
    accounts = (5, 9) if scoring == "points" else (0, 0)
    result = event_step(event, "R1 R2", "R3", lucky=[0, 1], scoring=scoring, accounts=accounts)
    state = result.state
    assert ("R1 R2", "R3", "play", (1,)) == (hand(state, 0), hand(state, 1), asked(state), fr.awaiting(state))
    assert accounts == scores(state)
    assert [fr.EventResolved(event)] == of(fr.EventResolved, result)


@pytest.mark.rule("FR-REACT-3", "FR-REACT-1")
def test_who_is_asked_later_is_told_so_only_about_the_right_card() -> None:
    """P1 is asked for Lucky Bastard before P2; Nice Try will not fit then either."""
    state = after(position("K5 R1", "B1", "LUCKY NICE B2", events=["friday_13"], troublemaker=True), play(0, "K5"))
    refused(state, throw(2, "LUCKY"), "FR-REACT-3")
    refused(state, throw(2, "NICE"), "FR-CARD-NICE-1")


@pytest.mark.rule("FR-EVENT-ALL_SEEING_EYE-2", "FR-INFO-9")
def test_the_hand_of_a_protected_player_stays_hidden() -> None:
    result = event_step("all_seeing_eye", "R1", "B1 B2", "G1", lucky=[1])
    hands = (cards("R1"), None, cards("G1"))
    assert [fr.HandsRevealed(hands)] == of(fr.HandsRevealed, result)
    state = result.state
    assert (0, 2) == fr.awaiting(state)
    assert hands == tuple(seen_hand(state, seat, by=None) for seat in range(3))
    assert (cards("R1"), cards("G1")) == tuple(seen_hand(state, seat, by=1) for seat in (0, 2))
    refused(state, fr.Acknowledge(1), "FR-ACT-1")
    assert "play" == asked(after(state, fr.Acknowledge(0), fr.Acknowledge(2)))


@pytest.mark.rule("FR-CARD-LUCKY-2")
def test_gambling_man_asks_no_protected_player() -> None:
    """The last colour is red; nobody else has a red number, so both draw two."""
    result = event_step("gambling_man", "G3", "R9", "G1", lucky=[1])
    state = result.state
    assert (0, 2) == fr.awaiting(state)
    state = after(state, fr.Pick(0, None), fr.Pick(2, None))
    assert (3, 1, 3) == sizes(state)


@pytest.mark.rule("FR-CARD-LUCKY-2")
@pytest.mark.parametrize("event", ["vandalism", "mating_season"])
def test_a_protected_player_discards_nothing(event: fr.EventCard) -> None:
    """The last colour is red."""
    result = event_step(event, "G1 G2 R3", "R4 B4", "R1 Y1 G6", lucky=[1])
    assert "R4 B4" == hand(result.state, 1)
    assert [2, 0] == [discarded.seat for discarded in of(fr.CardsDiscarded, result)]


# Events that end the round.


@pytest.mark.rule("FR-SCORE-12", "FR-CARD-LUCKY-2")
def test_doomsday_does_not_reach_a_protected_player() -> None:
    result = event_step("doomsday", "R1", "B1", "G1", lucky=[2])
    assert [(50, 50, 0)] == [scored.points for scored in of(fr.Scored, result)]


@pytest.mark.rule("FR-SCORE-12")
def test_finish_line_does_not_reach_a_protected_player() -> None:
    result = event_step("finish_line", "R1", "B9", "G7", lucky=[1])
    assert [(1, 0, 7)] == [scored.points for scored in of(fr.Scored, result)]


@pytest.mark.rule("FR-NOSCORE-3", "FR-SCORE-12")
@pytest.mark.parametrize("event", ["doomsday", "finish_line"])
def test_without_accounts_the_protected_player_wins(event: fr.EventCard) -> None:
    result = event_step(event, "R1", "B9", "G7", lucky=[1], scoring="none")
    assert (1,) == winners_of(result)[0]


@pytest.mark.rule("FR-SCORE-7", "FR-EVENT-PLAGUE-2")
@pytest.mark.parametrize("events", [["plague", "doomsday", "finish_line"], ["plague", "finish_line", "doomsday"]])
def test_doomsday_decides_the_points(events: list[fr.EventCard]) -> None:
    result = event_step("plague", "R1", "B9", "G7", events=events)
    result = passing_step(result.state)
    assert [(50, 50, 50)] == [scored.points for scored in of(fr.Scored, result)]
    assert [fr.RoundEnded("doomsday", ())] == of(fr.RoundEnded, result)


# Lasting events.


@pytest.mark.rule("FR-CARD-LUCKY-4", "FR-EVENT-TIME_BOMB-7")
def test_a_protected_player_has_no_turns_to_count() -> None:
    result = event_step("time_bomb", "R1", "B1", "G1", lucky=[1])
    assert (3, None, 3) == bomb_of(result.state)
    state = after(result.state, fr.Draw(1), fr.EndTurn(1))
    assert (3, None, 2) == bomb_of(state)


@pytest.mark.rule("FR-SCORE-12", "FR-CARD-LUCKY-4")
def test_an_explosion_does_not_reach_a_protected_player() -> None:
    """P0 would begin a fourth turn: hands of 3, 9 and 4 points."""
    state = position("R3", "B9", "G4", demand="red 5", turn=2, drawn=True, bomb=(0, None, 1), troublemaker=True)
    result = step(state, fr.EndTurn(2))
    assert [fr.RoundEnded("time_bomb", ())] == of(fr.RoundEnded, result)
    assert [(6, 0, 8)] == [scored.points for scored in of(fr.Scored, result)]


@pytest.mark.rule("FR-SCORE-13")
def test_a_protected_player_gets_neither_ten_points_more_nor_less() -> None:
    """Somebody finishes: hands of 9 and 4 points are left, or the protected player is the finisher."""
    state = position("R6", "B9", "G4", demand="red 5", bomb=(1, None, 1), troublemaker=True)
    result = step(state, play(0, "R6"), fr.Pass(1), fr.Pass(2))
    assert [(-10, 9, 14)] == [scored.points for scored in of(fr.Scored, result)]
    state = position("R6", "B9", "G4", demand="red 5", bomb=(None, 1, 1), troublemaker=True)
    result = step(state, play(0, "R6"), fr.Pass(1), fr.Pass(2))
    assert [(0, 19, 14)] == [scored.points for scored in of(fr.Scored, result)]


@pytest.mark.rule("FR-SCORE-13")
def test_the_points_of_a_protected_player_are_not_doubled() -> None:
    """The draw pile is exhausted, or a Finish Line comes from which nobody is protected."""
    state = position("R3", "B9", "G4", demand="red 5", bomb=(1, None, 1), draw_size=0, troublemaker=True)
    result = step(state, fr.Draw(0))
    assert [(6, 9, 8)] == [scored.points for scored in of(fr.Scored, result)]
    result = event_step("finish_line", "R3", "B9", "G4", bomb=(1, None, 1))
    assert [(6, 9, 8)] == [scored.points for scored in of(fr.Scored, result)]


@pytest.mark.rule("FR-EVENT-GEN-17", "FR-EVENT-TIME_BOMB-6")
def test_a_second_time_bomb_begins_anew_for_the_same_players() -> None:
    """P1 was protected from the first one and P2 would be from the second, which changes nothing about that."""
    result = event_step("repeat", "R1", "B1", "G1", lucky=[2], bomb=(1, None, 0))
    state = after(result.state, fr.ChooseEvent(0, "time_bomb"))
    assert (3, None, 3) == bomb_of(state)


@pytest.mark.rule("FR-CARD-LUCKY-4", "FR-EVENT-PLUS_ONE-1")
def test_a_protected_player_draws_normally_under_plus_one() -> None:
    result = event_step("plus_one", "R1", "B1", "G1", lucky=[1])
    assert (fr.InForce("plus_one", protected=(1,)),) == lasting(result.state)
    state = after(result.state, fr.Draw(1), fr.EndTurn(1), fr.Draw(2))
    assert (1, 2, 3) == sizes(state)


@pytest.mark.rule("FR-EVENT-GEN-17", "FR-EVENT-PLUS_ONE-4")
def test_plus_one_again_changes_nothing_also_not_who_is_protected() -> None:
    result = event_step("repeat", "R1", "B1", "G1", lucky=[2], lasting=[fr.InForce("plus_one", protected=(1,))])
    again = step(result.state, fr.ChooseEvent(0, "plus_one"))
    assert ((fr.InForce("plus_one", protected=(1,)),), []) == (lasting(again.state), of(fr.InForceStarted, again))
    state = after(again.state, fr.Draw(1), fr.EndTurn(1), fr.Draw(2))
    assert (1, 2, 3) == sizes(state)


@pytest.mark.rule("FR-CARD-LUCKY-9")
def test_who_is_protected_from_last_chance_triggers_no_event() -> None:
    state = position(
        "R6", "B1", "G1", demand="red 5", lasting=[fr.InForce("last_chance", protected=(0,))], troublemaker=True
    )
    state = after(state, play(0, "R6"))
    assert "react nice_try" == asked(state)
