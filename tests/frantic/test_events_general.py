"""
Events in general (FR-EVENT-GEN-1 to FR-EVENT-GEN-18), and events during which a round ends (FR-END-4).

In most tests P0 plays K5 on a red 5, which reveals the event named.
"""

from __future__ import annotations

import itertools

import pytest

from tabletricks import frantic as fr
from tabletricks.core import shuffle_script

from .builders import (
    after,
    card,
    cards,
    discard,
    give,
    opening,
    play,
    position,
    refused,
    step,
    take,
    without_events,
)
from .reading import asked, event_deck, hand, of, public, sizes, winners_of


K5 = play(0, "K5")
EVENTS = fr.Options(players=3).event_cards
INSTANT: tuple[fr.EventCard, ...] = (
    "charity",
    "communism",
    "earthquake",
    "expansion",
    "friday_13",
    "mating_season",
    "mexican_standoff",
    "robin_hood",
    "third_time_lucky",
    "time_bomb",
    "tornado",
    "vandalism",
)
"""The events that neither ask anybody nor end the round."""


# What triggers an event, and its sequence.


@pytest.mark.rule("FR-EVENT-GEN-1", "FR-EVENT-GEN-2")
def test_a_black_card_reveals_the_top_event() -> None:
    """The card is turned up and executed completely before the next turn."""
    result = step(position("K5 G1", 3, 3, events=["friday_13", "doomsday"]), K5)
    assert (
        fr.CardPlayed(0, card("K5")),
        fr.EventRevealed(0, "friday_13"),
        fr.NoEffect("friday_13", "nothing_happens"),
        fr.EventResolved("friday_13"),
        fr.TurnStarted(1),
    ) == result.events
    table = public(result.state)
    assert ("doomsday", ("friday_13",)) == (event_deck(result.state)[0], table.spent_events)
    assert ("friday_13",) == table.revealed


@pytest.mark.rule("FR-EVENT-GEN-1")
@pytest.mark.parametrize("text", ["R5", "G5", "R9"])
def test_a_coloured_number_triggers_no_event(text: str) -> None:
    """Doomsday stays on the deck."""
    result = step(position(f"{text} G1", 3, 3, events=["doomsday"]), play(0, text))
    assert (fr.CardPlayed(0, card(text)), fr.TurnStarted(1)) == result.events
    assert "doomsday" == event_deck(result.state)[0]


@pytest.mark.rule("FR-EVENT-GEN-2")
def test_every_black_card_reveals_the_next_event() -> None:
    """Both are listed, in the order in which they came up."""
    state = position("K5 K6 G1", "B5 G2", "B6 G3", events=["friday_13", "time_bomb"])
    state = after(state, K5, play(1, "B5"), play(2, "B6"))
    assert ("friday_13",) == public(state).revealed
    assert ("friday_13", "time_bomb") == public(after(state, play(0, "K6"))).revealed


@pytest.mark.rule("FR-EVENT-GEN-3", "FR-EVENT-GEN-4", "FR-SEAT-4")
@pytest.mark.parametrize(("author", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_players_are_affected_beginning_after_the_author(author: int, order: list[int]) -> None:
    """The author is who played the black card; everybody draws three in the order of the event."""
    hands = ["G1 G2", "B1 B2", "Y1 Y2"]
    hands[author] += " K5"
    result = step(position(*hands, turn=author, events=["third_time_lucky"]), play(author, "K5"))
    assert [fr.EventRevealed(author, "third_time_lucky")] == of(fr.EventRevealed, result)
    assert order == [event.seat for event in of(fr.CardsDrawn, result)]


@pytest.mark.rule("FR-EVENT-GEN-1", "FR-EVENT-GEN-3")
def test_the_author_of_a_start_event_is_the_dealer() -> None:
    """P1 deals and a K4 is turned up: P2 draws first, P1 last."""
    result = opening("K4", 7, 7, 7, dealer=1, events=["third_time_lucky"])
    assert [fr.EventRevealed(1, "third_time_lucky")] == of(fr.EventRevealed, result)
    assert [2, 0, 1] == [event.seat for event in of(fr.CardsDrawn, result)]


# What an event changes.


@pytest.mark.rule("FR-EVENT-GEN-6", "FR-MATCH-18")
def test_cards_discarded_by_an_event_have_no_effect() -> None:
    """P1's K4, Skip and Fantastic go under the discard pile; nothing is triggered, skipped or wished."""
    state = position("K5 G1", "K4 SKIP.R FAN", 2, events=["mexican_standoff", "doomsday"])
    result = step(state, K5)
    assert ["mexican_standoff"] == [event.event for event in of(fr.EventRevealed, result)]
    assert (("play", (1,)), "black 5") == (
        (asked(result.state), fr.awaiting(result.state)),
        public(result.state).demand,
    )
    assert card("K5") == public(result.state).discard[-1]


@pytest.mark.rule("FR-EVENT-GEN-6")
def test_a_revealed_black_card_triggers_nothing() -> None:
    """K1 lies on the Market and is taken into a hand."""
    state = position("K5 G1", "B1", "B2", draw="K1 Y1 Y2", events=["market", "doomsday"])
    result = step(state, K5, take(1, "K1"), take(2, "Y1"), take(0, "Y2"))
    assert ["market"] == [event.event for event in of(fr.EventRevealed, result)]
    assert "B1 K1" == hand(result.state, 1)


@pytest.mark.rule("FR-EVENT-GEN-8")
@pytest.mark.parametrize("event", INSTANT)
def test_an_event_does_not_change_what_is_demanded(event: fr.EventCard) -> None:
    """The black 5 must be matched, and red is still the last colour."""
    state = after(position("K5 G1 G2 FAN", "R1 R2 B3 FAN", "Y1 Y2 B4 FAN", events=[event]), K5)
    assert ("black 5", "red", "K5") == (public(state).demand, public(state).last_colour, public(state).discard[-1])
    assert (1,) == fr.awaiting(state)


# The event deck.


@pytest.mark.rule("FR-EVENT-GEN-9")
def test_an_empty_event_deck_is_renewed() -> None:
    """All twenty revealed events are shuffled, one is turned up, and the list of this round is kept."""
    wanted = ("friday_13", *(event for event in EVENTS if event != "friday_13"))
    state = position("K5 G1", 3, 3, events_left=0, script=shuffle_script(EVENTS, wanted))
    result = step(state, K5)
    assert [fr.EventDeckShuffled(20)] == of(fr.EventDeckShuffled, result)
    assert [fr.EventRevealed(0, "friday_13")] == of(fr.EventRevealed, result)
    table = public(result.state)
    assert (wanted[1:], ("friday_13",), EVENTS) == (event_deck(result.state), table.spent_events, table.revealed)


@pytest.mark.rule("FR-EVENT-GEN-9")
def test_the_last_event_card_is_used_before_the_deck_is_renewed() -> None:
    """One card is left: no shuffle yet, and the deck is empty afterwards."""
    result = step(position("K5 G1", 3, 3, events=["friday_13"], events_left=1), K5)
    assert ([], ()) == (of(fr.EventDeckShuffled, result), event_deck(result.state))


@pytest.mark.rule("FR-EVENT-GEN-10")
def test_without_any_event_card_no_event_takes_place() -> None:
    """No game comes to this with the base game alone, so the event cards are taken out by hand."""
    state = without_events(position("K5 G1", 3, 3))
    assert (fr.CardPlayed(0, card("K5")), fr.TurnStarted(1)) == fr.step(state, K5).events


# Hidden choices.


def party() -> fr.State:
    """A Surprise Party: everybody gives one card."""
    return after(position("K5 G1 G2", "R1 R2", "B1 B2", events=["surprise_party"]), K5)


@pytest.mark.rule("FR-EVENT-GEN-12")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_hidden_choices_are_made_in_any_order(order: tuple[int, ...]) -> None:
    """Whoever is first, everybody gives one card to the right."""
    gifts = (give(0, "G1", 1), give(1, "R1", 2), give(2, "B1", 0))
    state = after(party(), *(gifts[seat] for seat in order))
    assert ("G2 B1", "R2 G1", "R1 B2") == (hand(state, 0), hand(state, 1), hand(state, 2))


@pytest.mark.rule("FR-EVENT-GEN-12")
def test_hidden_choices_are_executed_when_all_are_in() -> None:
    """Until then all hands are as they were."""
    state = after(party(), give(1, "R1", 2), give(0, "G1", 2))
    assert ("G1 G2", "R1 R2", "B1 B2") == (hand(state, 0), hand(state, 1), hand(state, 2))
    assert (2,) == fr.awaiting(state)


@pytest.mark.rule("FR-EVENT-GEN-12")
@pytest.mark.parametrize("again", [give(1, "R1", 2), give(1, "R2", 2), give(1, "R1", 0), fr.Pass(1)])
def test_a_hidden_choice_is_final(again: fr.Action) -> None:
    """Neither repeated nor changed nor taken back."""
    refused(after(party(), give(1, "R1", 2)), again, "FR-EVENT-GEN-12")


@pytest.mark.rule("FR-EVENT-GEN-13")
def test_a_card_received_in_an_event_is_not_given_on() -> None:
    """P2 gives one of the cards held before, also when P1 has chosen R1 for P2."""
    state = after(party(), give(1, "R1", 2))
    assert {"B1", "B2"} == {action.card for action in fr.legal_actions(state, 2) if isinstance(action, fr.Give)}
    refused(state, give(2, "R1", 0), "FR-PLAY-1")


@pytest.mark.rule("FR-EVENT-GEN-18", "FR-EVENT-GEN-12", "FR-INFO-11")
def test_how_far_a_hidden_choice_of_several_cards_is_stays_secret() -> None:
    """At Merry Christmas P1 gives three cards: only the last one tells the others that P1 is ready."""
    state = after(position("K5 G1", "R1 R2 R3", "B1", events=["merry_christmas"]), K5)
    result = step(state, give(1, "R1", 0), give(1, "R2", 2))
    for other in (0, 2, None):
        assert fr.view(state, other) == fr.view(result.state, other)
        assert () == fr.events_for(result.events, other)
    last = step(result.state, give(1, "R3", 2))
    assert ((0, 2), (fr.ChoiceMade(1),)) == (fr.awaiting(last.state), last.events)


# Most and fewest, and players without cards.


@pytest.mark.rule("FR-EVENT-GEN-14", "FR-EVENT-CHARITY-1")
def test_who_holds_most_is_determined_once() -> None:
    """P1 held most at the start, so all three draw from P1 although P2 has overtaken P1."""
    state = position("K5 G1", "R1 R2 R3 R4", "B1 B2 B3", "Y1", events=["charity"], script=(0, 0, 0))
    state = after(state, K5)
    assert ("R3 G1", "R4", "R1 B1 B2 B3", "R2 Y1") == (hand(state, 0), hand(state, 1), hand(state, 2), hand(state, 3))


@pytest.mark.rule("FR-EVENT-GEN-15", "FR-END-8")
@pytest.mark.parametrize(
    ("event", "expected"),
    [
        ("charity", (1, 2, 3)),
        ("communism", (4, 4, 4)),
        ("earthquake", (2, 0, 4)),
        ("expansion", (3, 5, 4)),
        ("mexican_standoff", (3, 3, 3)),
        ("robin_hood", (4, 0, 2)),
        ("third_time_lucky", (3, 7, 5)),
        ("tornado", (2, 2, 2)),
    ],
)
def test_a_player_without_cards_takes_part(event: fr.EventCard, expected: tuple[int, ...]) -> None:
    """K5 was P0's last card; P1 holds four cards and P2 two. The author may draw and receive, and goes on."""
    state = after(position("K5", "R1 R2 R3 R4", "B1 B2", events=[event]), K5)
    assert expected == sizes(state)


@pytest.mark.rule("FR-EVENT-GEN-15", "FR-EVENT-GEN-11")
@pytest.mark.parametrize("event", ["friday_13", "mating_season", "time_bomb", "vandalism"])
def test_an_event_that_brings_no_cards_leaves_the_author_without(event: fr.EventCard) -> None:
    """K5 was P0's last card; the others are asked for Nice Try."""
    state = after(position("K5", "B1 B2", "Y1 Y2", events=[event]), K5)
    assert ((0, 2, 2), "react nice_try", (1,)) == (sizes(state), asked(state), fr.awaiting(state))


@pytest.mark.rule("FR-EVENT-GEN-15", "FR-ACT-4")
def test_a_player_without_cards_gives_nothing_and_may_receive() -> None:
    """K5 was P0's last card: P0 is not asked at the Surprise Party, but P1 gives P0 R1."""
    state = after(position("K5", "R1 R2", "B1 B2", events=["surprise_party"]), K5)
    assert (1, 2) == fr.awaiting(state)
    state = after(state, give(1, "R1", 0), give(2, "B1", 1))
    assert ("R1", "play", (1,)) == (hand(state, 0), asked(state), fr.awaiting(state))


# The end of a round during an event.


@pytest.mark.rule("FR-EVENT-GEN-7", "FR-END-4", "FR-DRAW-4")
def test_an_event_goes_on_after_the_draw_pile_has_run_out() -> None:
    """Two cards for an Expansion: P1 draws one, P2 one of two, P0 none; then the round ends."""
    state = position("K5 G1", "G2", "G3", draw="B1 B2", draw_size=2, events=["expansion"], scoring="none")
    result = step(state, K5)
    assert (
        fr.CardsDrawn(1, 1, cards("B1")),
        fr.CardsDrawn(2, 1, cards("B2")),
        fr.DrawPileExhausted(1, 2),
        fr.DrawPileExhausted(3, 0),
        fr.EventResolved("expansion"),
        fr.RoundEnded("exhausted", ()),
        fr.HandsCounted((cards("G1"), cards("G2 B1"), cards("G3 B2"))),
        fr.Scored((1, 3, 5), (1, 3, 5)),
    ) == result.events[2:-1]
    assert [(0,)] == winners_of(result)


@pytest.mark.rule("FR-END-4", "FR-EVENT-GEN-11")
def test_an_event_goes_on_after_a_hand_is_empty() -> None:
    """In a Recession P1 discards the only card; P2 and P0 discard all the same before Nice Try is asked for."""
    state = after(position("K5 G1 G2 G3 G4", "R1", "B1 B2 B3", events=["recession"]), K5, discard(1, "R1"))
    assert (0, ("choose_card recession", (2,))) == (sizes(state)[1], (asked(state), fr.awaiting(state)))
    state = after(state, discard(2, "B1"), discard(2, "B2"), discard(0, "G1"), discard(0, "G2"), discard(0, "G3"))
    assert (("react nice_try", (2,)), (1, 0, 1)) == ((asked(state), fr.awaiting(state)), sizes(state))


@pytest.mark.rule("FR-EVENT-GEN-11")
def test_nice_try_comes_after_the_event() -> None:
    """K5 was P0's last card, but first everybody else gives a card; nobody gives one to P0."""
    state = after(position("K5", "R1 R2", "B1 B2", events=["surprise_party"]), K5)
    assert "give_card surprise_party" == asked(state)
    state = after(state, give(1, "R1", 2), give(2, "B1", 1))
    assert ("react nice_try", (1,)) == (asked(state), fr.awaiting(state))
