"""
The events of Troublemaker that lead to other events, or stay in force.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tabletricks import frantic as fr

from .builders import (
    after,
    discard,
    event_step,
    passing,
    passing_step,
    pick,
    play,
    position,
    refused,
    step,
    take,
    throw,
)
from .reading import asked, hand, in_hand, lasting, of, public, running_events, sizes


# Nested events.


@pytest.mark.rule("FR-EVENT-PLAGUE-1", "FR-EVENT-PLAGUE-2", "FR-END-4", "FR-EVENT-GEN-11")
def test_the_second_event_of_plague_comes_even_if_the_round_is_over() -> None:
    """The hands are counted after everybody has drawn three."""
    result = event_step(
        "plague", "R1", "B1", "G1", events=["plague", "finish_line", "third_time_lucky"], draw="Y1 " * 2
    )
    result = passing_step(result.state)
    assert 9 == sum(drawn.count for drawn in of(fr.CardsDrawn, result))
    assert [fr.RoundEnded("finish_line", ())] == of(fr.RoundEnded, result)
    assert all(points >= 1 + 3 for points in of(fr.Scored, result)[0].points)


@pytest.mark.rule("FR-EVENT-GEN-3", "FR-EVENT-PLAGUE-1")
def test_nested_events_keep_the_author() -> None:
    result = passing_step(event_step("plague", "R1", "B1", "G1", events=["plague", "expansion", "friday_13"]).state)
    assert [(0, "expansion"), (0, "friday_13")] == [
        (shown.author, shown.event) for shown in of(fr.EventRevealed, result)
    ]
    assert (4, 2, 3) == sizes(result.state)


@pytest.mark.rule("FR-EVENT-PLAGUE-2", "FR-EVENT-GEN-7")
def test_an_exhausted_pile_ends_the_round_after_the_whole_plague() -> None:
    result = event_step(
        "plague", "R1", "B1", "G1", events=["plague", "third_time_lucky", "market"], draw="Y1 Y2 Y3 Y4", draw_size=4
    )
    result = passing_step(result.state)
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)
    assert [fr.MarketOpened(())] == of(fr.MarketOpened, result)


@pytest.mark.rule("FR-EVENT-EVENT_MANAGER-1", "FR-EVENT-EVENT_MANAGER-2")
def test_event_manager_offers_three_events() -> None:
    events: list[fr.EventCard] = ["event_manager", "expansion", "tornado", "charity", "friday_13"]
    result = passing_step(event_step("event_manager", "R1", "B1", "G1", events=events).state)
    assert [fr.EventsRevealed(0, ("expansion", "tornado", "charity"))] == of(fr.EventsRevealed, result)
    state = result.state
    assert [fr.ChooseEvent(0, event) for event in ("expansion", "tornado", "charity")] == list(
        fr.legal_actions(state, 0)
    )
    refused(state, fr.ChooseEvent(0, "friday_13"), "FR-EVENT-EVENT_MANAGER-1")
    refused(state, fr.ChooseEvent(0, "event_manager"), "FR-EVENT-EVENT_MANAGER-1")
    refused(state, fr.ChooseEvent(1, "charity"), "FR-ACT-1")
    done = step(state, fr.ChooseEvent(0, "expansion"))
    assert [fr.EventChosen(0, "expansion")] == of(fr.EventChosen, done)
    assert (4, 2, 3) == sizes(done.state)
    assert {"expansion", "tornado", "charity", "event_manager"} <= set(public(done.state).revealed)
    assert ["expansion", "event_manager"] == [over.event for over in of(fr.EventResolved, done)]


@pytest.mark.rule("FR-EVENT-EVENT_MANAGER-2", "FR-EVENT-REPEAT-1")
def test_events_that_were_not_chosen_count_as_revealed() -> None:
    state = position("K5 R1", "B1", "G1", demand="red 5", events=["repeat"], troublemaker=True, revealed=["tornado"])
    state = passing(after(state, play(0, "K5")))
    assert (fr.ChooseEvent(0, "tornado"),) == fr.legal_actions(state, 0)


@pytest.mark.rule("FR-EVENT-EVENT_MANAGER-3", "FR-EVENT-GEN-9")
def test_event_manager_with_one_card_left_takes_the_others_from_the_spent_events() -> None:
    """The deck has one more card; it is used up, and two more come from the events that lie face up."""
    result = event_step("event_manager", "R1", "B1", "G1", events=["event_manager", "charity"], events_left=2)
    result = passing_step(result.state)
    (revealed,) = of(fr.EventsRevealed, result)
    assert ("charity", 3, 3) == (revealed.events[0], len(revealed.events), len(set(revealed.events)))
    # 34 events less the running Event Manager and the Charity that is offered.
    assert [fr.EventDeckShuffled(32)] == of(fr.EventDeckShuffled, result)
    assert "event_manager" not in revealed.events


@pytest.mark.rule("FR-EVENT-REPEAT-2")
def test_repeat_as_the_first_event_does_nothing() -> None:
    result = event_step("repeat", "R1", "B1", "G1")
    assert ("play", (1,)) == (asked(result.state), fr.awaiting(result.state))
    assert [fr.EventResolved("repeat")] == of(fr.EventResolved, result)


@pytest.mark.rule("FR-EVENT-REPEAT-1", "FR-EVENT-REPEAT-3")
def test_repeat_executes_a_revealed_event_again() -> None:
    result = event_step("repeat", "R1", "B1", "G1", revealed=["expansion", "friday_13"])
    state = result.state
    assert (fr.ChooseEvent(0, "expansion"), fr.ChooseEvent(0, "friday_13")) == fr.legal_actions(state, 0)
    refused(state, fr.ChooseEvent(0, "tornado"), "FR-EVENT-REPEAT-1")
    refused(state, fr.ChooseEvent(0, "repeat"), "FR-EVENT-REPEAT-3")
    refused(state, fr.Pass(0), "FR-ACT-2")
    assert (4, 2, 3) == sizes(after(state, fr.ChooseEvent(0, "expansion")))


@pytest.mark.rule("FR-EVENT-REPEAT-3")
def test_an_enclosing_event_can_be_repeated() -> None:
    """A Repeat inside a Plague repeats the Plague: four more events in all, and then everything is over."""
    events: list[fr.EventCard] = ["plague", "repeat", "friday_13", "expansion", "third_time_lucky"]
    state = passing(event_step("plague", "R1", "B1", "G1", events=events, revealed=["charity"]).state)
    assert (fr.ChooseEvent(0, "charity"), fr.ChooseEvent(0, "plague")) == fr.legal_actions(state, 0)
    refused(state, fr.ChooseEvent(0, "repeat"), "FR-EVENT-REPEAT-3")
    result = step(state, fr.ChooseEvent(0, "plague"))
    assert ["plague", "repeat", "plague"] == running_events(result.state)
    result = passing_step(result.state)
    revealed = [shown.event for shown in of(fr.EventRevealed, result)]
    over = [done.event for done in of(fr.EventResolved, result)]
    assert ["friday_13", "expansion", "third_time_lucky"] == revealed
    assert ["friday_13", "expansion", "plague", "repeat", "third_time_lucky", "plague"] == over
    assert (7, 5, 6) == sizes(result.state)


@pytest.mark.rule("FR-EVENT-REPEAT-2", "FR-EVENT-REPEAT-3")
def test_a_plague_is_revealed_when_its_repeat_comes() -> None:
    """Nothing but the Plague itself was revealed before."""
    events: list[fr.EventCard] = ["plague", "repeat", "friday_13", "friday_13"]
    state = passing(event_step("plague", "R1", "B1", "G1", events=events[:3]).state)
    assert (fr.ChooseEvent(0, "plague"),) == fr.legal_actions(state, 0)


@pytest.mark.rule("FR-EVENT-REPEAT-1", "FR-EVENT-PLAGUE-1")
def test_a_plague_of_the_past_can_be_repeated() -> None:
    state = event_step(
        "repeat", "R1", "B1", "G1", revealed=["plague"], events=["repeat", "expansion", "friday_13"]
    ).state
    result = passing_step(after(state, fr.ChooseEvent(0, "plague")))
    assert ["expansion", "friday_13"] == [shown.event for shown in of(fr.EventRevealed, result)]
    assert ["plague", "repeat"] == [over.event for over in of(fr.EventResolved, result)][-2:]


# Last Chance.


def last_chance(*hands_: str, events: Sequence[fr.EventCard]) -> fr.State:
    return position(*hands_, demand="red 5", events=events, troublemaker=True, lasting=[fr.InForce("last_chance")])


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-1", "FR-END-8")
def test_whoever_loses_the_last_card_triggers_an_event() -> None:
    state = after(last_chance("R5", "B1", "G1", events=["third_time_lucky"]), play(0, "R5"))
    assert ("react lucky_bastard", (1,)) == (asked(state), fr.awaiting(state))
    result = passing_step(state)
    assert [fr.EventRevealed(0, "third_time_lucky")] == of(fr.EventRevealed, result)
    assert ((3, 4, 4), "play", (1,)) == (sizes(result.state), asked(result.state), fr.awaiting(result.state))


def last_chance_played(*events: fr.EventCard) -> fr.State:
    return after(last_chance("R5", "B1", "NICE G1", events=events), play(0, "R5"), fr.Pass(1), fr.Pass(2))


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-3", "FR-EVENT-LAST_CHANCE-4")
def test_who_stays_without_cards_triggers_one_event_only() -> None:
    state = last_chance_played("friday_13", "expansion")
    assert ("react nice_try", (1,)) == (asked(state), fr.awaiting(state))
    assert (fr.InForce("last_chance", served=(0,)),) == lasting(state)
    result = step(state, fr.Pass(1), throw(2, "NICE"), fr.Pass(2))
    # With three new cards the next loss counts again.
    assert ((fr.InForce("last_chance"),), 3) == (lasting(result.state), len(in_hand(result.state, 0)))


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-3")
def test_who_gets_cards_and_loses_them_again_triggers_again() -> None:
    """P0 gets two cards by Trust Fall and has to give both away again in the same event."""
    state = after(last_chance("R5", "B1 B2", "G1 G2 G3", events=["trust_fall", "friday_13"]), play(0, "R5"))
    state = passing(state)
    # P1 and P2 take from each other; then P0, last in the order, takes two.
    state = after(state, fr.Target(1, 2), pick(2, "G1"), pick(2, "G2"), fr.Target(2, 1), pick(1, "B1"), pick(1, "B2"))
    assert ("choose_player trust_fall", (0,)) == (asked(state), fr.awaiting(state))
    state = after(state, fr.Target(0, 1), pick(1, "G1"), pick(1, "G2"))
    # Now P1 is the one without cards, and the next event is P1's.
    assert ("", "react lucky_bastard") == (hand(state, 1), asked(state))
    result = passing_step(state)
    assert fr.EventRevealed(1, "friday_13") in result.events


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-6", "FR-EVENT-LAST_CHANCE-2")
def test_an_event_comes_also_for_a_hand_that_was_filled_meanwhile() -> None:
    """P1's event lets everybody draw three; P2's comes all the same."""
    state = position(
        "TROUB.R Y1 Y2 Y3 Y4",
        "B1",
        "G1 G2",
        demand="red 5",
        events=["recession", "third_time_lucky", "expansion"],
        lasting=[fr.InForce("last_chance")],
        troublemaker=True,
    )
    state = passing(after(state, play(0, "TROUB.R")))
    state = after(state, discard(1, "B1"), discard(2, "G1"), discard(2, "G2"))
    result = passing_step(after(state, discard(0, "Y1"), discard(0, "Y2"), discard(0, "Y3")))
    assert [fr.EventRevealed(1, "third_time_lucky"), fr.EventRevealed(2, "expansion")] == of(fr.EventRevealed, result)
    # The order of P2's event is P0, P1, P2.
    assert (1 + 3 + 1, 3 + 2, 3 + 3) == sizes(result.state)
    assert (fr.InForce("last_chance"),) == lasting(result.state)


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-2", "FR-EVENT-GEN-3")
def test_several_players_trigger_one_event_each() -> None:
    """A Recession, by a Troublemaker, empties P1 and P2; then P1's event comes, then P2's."""
    state = position(
        "TROUB.R Y1 Y2 Y3 Y4",
        "B1",
        "G1 G2",
        demand="red 5",
        events=["recession", "friday_13", "market"],
        lasting=[fr.InForce("last_chance")],
        troublemaker=True,
        draw="R1 R2 R3",
    )
    state = passing(after(state, play(0, "TROUB.R")))
    state = after(state, discard(1, "B1"), discard(2, "G1"), discard(2, "G2"))
    state = after(state, discard(0, "Y1"), discard(0, "Y2"), discard(0, "Y3"))
    result = passing_step(state)
    assert [fr.EventRevealed(1, "friday_13"), fr.EventRevealed(2, "market")] == of(fr.EventRevealed, result)
    state = after(result.state, take(0, "R1"), take(1, "R2"), take(2, "R3"))
    assert ("Y4", (1,)) == (hand(state, 0).split()[-1], fr.awaiting(state))


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-6", "FR-END-5")
def test_no_event_of_last_chance_follows_one_that_ends_the_round() -> None:
    state = position(
        "TROUB.R Y1 Y2 Y3 Y4",
        "B1",
        "G1 G2",
        demand="red 5",
        events=["recession", "finish_line", "market"],
        lasting=[fr.InForce("last_chance")],
        troublemaker=True,
    )
    state = passing(after(state, play(0, "TROUB.R")))
    state = after(state, discard(1, "B1"), discard(2, "G1"), discard(2, "G2"))
    state = after(state, discard(0, "Y1"), discard(0, "Y2"), discard(0, "Y3"))
    result = passing_step(state)
    assert [fr.EventRevealed(1, "finish_line")] == of(fr.EventRevealed, result)[:1]
    assert [fr.RoundEnded("finish_line", (1, 2))] == of(fr.RoundEnded, result)
    assert "market" not in [shown.event for shown in of(fr.EventRevealed, result)]


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-5")
def test_last_chance_also_works_for_the_card_that_revealed_it() -> None:
    state = position("K5", "B1", "G1", demand="red 5", events=["last_chance", "expansion"], troublemaker=True)
    result = passing_step(after(state, play(0, "K5")))
    assert [fr.EventRevealed(0, "last_chance"), fr.EventRevealed(0, "expansion")] == of(fr.EventRevealed, result)
    assert (3, 2, 3) == sizes(result.state)


# Plus One.


def plus_one(*hands_: str | int, demand: str = "red 5", draw: str = "") -> fr.State:
    return position(*hands_, demand=demand, draw=draw, troublemaker=True, lasting=[fr.InForce("plus_one")])


@pytest.mark.rule("FR-EVENT-PLUS_ONE-1", "FR-EVENT-PLUS_ONE-2", "FR-DRAW-6", "FR-TURN-6")
def test_a_draw_is_one_card_more() -> None:
    state = after(plus_one("B1 B2", 5, 5), fr.Draw(0))
    assert (4, "play") == (len(in_hand(state, 0)), asked(state))
    refused(state, fr.Draw(0), "FR-TURN-6")


@pytest.mark.rule("FR-EVENT-PLUS_ONE-2")
def test_plus_one_adds_one_to_each_share_of_fantastic_four() -> None:
    """Shares of 3 and 1 draw 4 and 2."""
    state = after(plus_one("F4 B1", "B2", "B3"), play(0, "F4"), fr.Share(0, 1, 3), fr.Share(0, 2, 1))
    assert (1, 5, 3) == sizes(passing(after(state, fr.WishColour(0, "red"))))


@pytest.mark.rule("FR-EVENT-PLUS_ONE-2", "FR-CARD-EQ-3", "FR-CARD-NICE-2")
def test_plus_one_with_nice_try_and_equality() -> None:
    state = after(plus_one("R6", "NICE B1", 5), play(0, "R6"), throw(1, "NICE"), fr.Pass(1))
    assert 4 == len(in_hand(state, 0))
    state = after(plus_one("EQ B1 B2 B3", "G1", 5), play(0, "EQ"), fr.Target(0, 1), fr.Pass(0), fr.Pass(1))
    assert 4 == len(in_hand(state, 1))


@pytest.mark.rule("FR-EVENT-PLUS_ONE-3", "FR-EVENT-MARKET-4")
def test_plus_one_adds_nothing_to_the_market() -> None:
    result = event_step("market", "R1", "B1", "G1", lasting=[fr.InForce("plus_one")])
    assert 3 == len(of(fr.MarketOpened, result)[0].cards)


@pytest.mark.rule("FR-EVENT-PLUS_ONE-1", "FR-DRAW-4", "FR-END-2")
def test_the_additional_card_must_be_there_too() -> None:
    state = position("B1 B2", 5, 5, demand="red 5", draw_size=1, troublemaker=True, lasting=[fr.InForce("plus_one")])
    result = step(state, fr.Draw(0))
    assert [fr.DrawPileExhausted(1, 0)] == of(fr.DrawPileExhausted, result)
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)


@pytest.mark.rule("FR-EVENT-PLUS_ONE-1", "FR-EVENT-PLUS_ONE-4", "FR-SETUP-8")
def test_plus_one_lasts_for_the_round() -> None:
    result = event_step("plus_one", "R1", "B1", "G1")
    assert [fr.InForceStarted(None, "plus_one")] == of(fr.InForceStarted, result)
    ended = passing_step(after(plus_one("R6", "B1", "G1"), play(0, "R6")))
    assert ((), 2) == (lasting(ended.state), public(ended.state).round)
