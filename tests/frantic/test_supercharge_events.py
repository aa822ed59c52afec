"""
The events of Supercharge.
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr
from tabletricks.core import shuffle_script

from .builders import after, card, cards, discard, pick, play, refused, step, throw
from .power_builders import charge, charged, front, powered
from .reading import asked, draw_pile, hand, legal, of, playable, power_cards, public, question, sizes, skips


K5 = play(0, "K5")


def lay(seat: int, text: str) -> fr.Lay:
    return fr.Lay(seat, card(text))


# Black Jack.


@pytest.mark.rule("FR-EVENT-BLACK_JACK-1", "FR-EVENT-BLACK_JACK-2", "FR-INFO-12")
def test_black_jack() -> None:
    """R9, FAN, B4, G3 make 9, 16, 20, 23: P1 takes all four."""
    state = powered("K5 G1", "G2", "Y1", events=["black_jack"], draw="R9 FAN B4 G3")
    result = step(state, K5)
    turned = [(event.seat, str(event.card), event.total) for event in of(fr.CardTurned, result)]
    assert [(1, "R9", 9), (2, "FAN", 16), (0, "B4", 20), (1, "G3", 23)] == turned
    assert fr.CardsTaken(1, cards("R9 G3 B4 FAN"), "black_jack") in fr.events_for(result.events, 2)
    assert (1, 5, 1) == sizes(result.state)
    assert "R9 G2 G3 B4 FAN" == hand(result.state, 1)


@pytest.mark.rule("FR-EVENT-BLACK_JACK-2")
def test_exactly_21_goes_on() -> None:
    """9, 9 and 3 make 21; the next card decides."""
    state = powered("K5 G1", "G2", "Y1", events=["black_jack"], draw="R9 B9 G3 B1")
    result = step(state, K5)
    assert fr.CardsTaken(1, cards("R9 G3 B1 B9"), "black_jack") in result.events


@pytest.mark.rule("FR-EVENT-BLACK_JACK-3")
def test_black_jack_with_a_short_draw_pile() -> None:
    """Nobody goes over 21: the cards lie under the discard pile, and the round ends after the event."""
    state = powered("K5 G1", "G2", "Y1", events=["black_jack"], draw="R9 B4", draw_size=2)
    result = step(state, K5)
    assert fr.BlackJackUnfinished(cards("R9 B4")) in result.events
    assert fr.RoundEnded("exhausted", ()) in result.events
    assert not of(fr.CardsTaken, result)


@pytest.mark.rule("FR-EVENT-BLACK_JACK-4", "FR-EVENT-PLUS_ONE-3")
def test_plus_one_does_not_change_black_jack() -> None:
    state = powered(
        "K5 G1", "G2", "Y1", events=["black_jack"], draw="R9 B9 G8", lasting=["plus_one"], troublemaker=True
    )
    state = after(state, K5, *(fr.Pass(seat) for seat in (1, 2, 0)))
    assert (4, 1, 1) == sizes(state)


# Chargenado and Supercharge.


@pytest.mark.rule("FR-EVENT-CHARGENADO-1", "FR-RNG-2")
def test_chargenado_deals_all_power_cards_anew() -> None:
    state = powered("K5 G1", 3, 3, powers=("looping^", "recycling all_draw anti_counter", ""), events=["chargenado"])
    result = step(state, K5)
    assert fr.CardsGathered(4, "chargenado") in result.events
    slots = power_cards(result.state)
    assert [2, 2, 2] == [len(own) for own in slots]
    assert {"down"} == {slot.face for own in slots for slot in own}
    assert [1, 2, 0] == [event.seat for event in of(fr.PowersDealt, result)]


@pytest.mark.rule("FR-EVENT-SUPERCHARGE-1")
def test_supercharge_gives_everybody_a_power_card() -> None:
    """In the order of the event, as long as the pile lasts: with two cards left P0, the author, gets none."""
    state = powered(
        "K5 G1", 3, 3, powers=("looping",), pile=["recycling", "all_draw", "black_wish"], events=["supercharge"]
    )
    state = after(state, K5)
    assert ["looping black_wish", "recycling", "all_draw"] == [front(state, seat) for seat in range(3)]
    state = powered("K5 G1", 3, 3, pile=["recycling", "all_draw"], pile_size=2, events=["supercharge"])
    state = after(state, K5)
    assert ["", "recycling"] == [front(state, seat) for seat in range(2)]
    assert front(state, 2).endswith("all_draw")


@pytest.mark.rule("FR-INFO-4")
def test_power_cards_that_are_dealt_are_seen_by_their_owner() -> None:
    result = step(powered("K5 G1", 3, 3, pile=["recycling"], events=["supercharge"]), K5)
    for seat in (0, 1, 2, None):
        known: tuple[fr.PowerCard, ...] | None = ("recycling",) if seat == 1 else None
        assert fr.PowersDealt(1, 1, known) in fr.events_for(result.events, seat)


# Epic Fail.


@pytest.mark.rule("FR-EVENT-EPIC_FAIL-1", "FR-EVENT-EPIC_FAIL-3")
def test_epic_fail_takes_fuck_you_out_of_a_hand() -> None:
    """Sizes 6 2 5 2 with the author P0: P1 gets it from P2."""
    state = powered("K5 Y1 Y2 Y3 Y4 Y6 Y7", "B1 B2", "FU G1 G2 G3 G4", "R1 R2", events=["epic_fail"])
    result = step(state, K5)
    assert fr.FuckYouFound(1, "hand", 2) in result.events
    assert ((6, 3, 4, 2), "B1 B2 FU") == (sizes(result.state), hand(result.state, 1))


@pytest.mark.rule("FR-EVENT-EPIC_FAIL-1", "FR-EVENT-EPIC_FAIL-2")
def test_epic_fail_takes_fuck_you_out_of_the_draw_pile() -> None:
    """The pile is shuffled afterwards: the script turns B1 B2 B3 round."""
    script = shuffle_script(cards("B1 B2 B3"), cards("B3 B2 B1"))
    state = powered("K5 Y1", "G1", "G2 G3", draw="B1 FU B2 B3", draw_size=4, events=["epic_fail"], script=script)
    result = step(state, K5)
    assert fr.FuckYouFound(1, "draw_pile", None) in result.events
    assert ("G1 FU", cards("B3 B2 B1")) == (hand(result.state, 1), draw_pile(result.state))


@pytest.mark.rule("FR-EVENT-EPIC_FAIL-1", "FR-EVENT-EPIC_FAIL-5")
def test_epic_fail_takes_fuck_you_out_of_the_discard_pile() -> None:
    """An open demand stays open; the black card that brings the event covers it first."""
    state = powered("K5 Y1", "G1", "G2 G3", top="FU", demand="open", events=["epic_fail"], powers=("recycling",))
    state = charged(state, "K5")
    assert ("G1 FU", "black 5") == (hand(state, 1), public(state).demand)
    assert "open" == public(after(state, fr.Target(0, 0))).demand


@pytest.mark.rule("FR-EVENT-EPIC_FAIL-4")
def test_epic_fail_for_the_one_who_holds_it() -> None:
    result = step(powered("K5 Y1 Y2", "FU", "G2 G3", events=["epic_fail"]), K5)
    assert fr.FuckYouFound(1, "hand", 1) in result.events
    assert (2, 1, 2) == sizes(result.state)


# Loot and Riot.


@pytest.mark.rule("FR-EVENT-LOOT-1", "FR-INFO-6")
def test_loot() -> None:
    """P1 takes three of P2's four, P2 three of P0's, P0 all two of P1's; what is taken is not taken again."""
    state = powered("K5 R1 R2 R3", "B1 B2", "G1 G2 G3 G4", events=["loot"], script=(0, 0, 0, 0, 0, 0, 0, 0))
    result = step(state, K5)
    assert ["B1 B2", "G1 G2 G3", "R1 R2 R3 G4"] == [hand(result.state, seat) for seat in range(3)]
    assert [(2, 1, 3), (0, 2, 3), (1, 0, 2)] == [(e.seat, e.to, e.count) for e in of(fr.CardsMoved, result)]


@pytest.mark.rule("FR-EVENT-LOOT-1", "FR-SEAT-2")
def test_loot_against_the_normal_direction() -> None:
    """Neither the order nor right and left turn: P1 begins and takes from P2."""
    span = [fr.InForce("looping", owner=1, armed=True)]
    state = powered("K5 R1", "B1", "G1", events=["loot"], spans=span, direction=-1)
    result = step(state, K5)
    assert [(2, 1), (0, 2), (1, 0)] == [(event.seat, event.to) for event in of(fr.CardsMoved, result)]


@pytest.mark.rule("FR-EVENT-RIOT-1")
def test_riot() -> None:
    """All special cards go to the right at once, Fuck You and The End too."""
    state = powered("K5 FAN R1", "FU END B1", "SKIP.G", events=["riot"])
    state = after(state, K5)
    assert ["R1 SKIP.G", "B1 FAN", "FU END"] == [hand(state, seat) for seat in range(3)]


@pytest.mark.rule("FR-EVENT-RIOT-1")
def test_everybody_sees_how_many_cards_a_riot_moves() -> None:
    result = step(powered("K5 FAN R1", "B1", "SKIP.G CTR", events=["riot"]), K5)
    seen = fr.events_for(result.events, None)
    moved = [(event.seat, event.to, event.count, event.cards) for event in seen if isinstance(event, fr.CardsMoved)]
    assert {(0, 1, 1, None), (2, 0, 2, None)} == set(moved)
    assert [fr.NothingToGive(1, 2, "riot")] == of(fr.NothingToGive, result)


# Parasite.


@pytest.mark.rule("FR-EVENT-PARASITE-1", "FR-EVENT-GEN-17")
def test_parasite_comes_into_force() -> None:
    result = step(powered("K5 G1", 2, 2, events=["parasite"]), K5)
    assert fr.InForceStarted(None, "parasite") in result.events


def finished(hands: tuple[str, str, str], **more: tuple[int, ...]) -> fr.State:
    """P2 has played the last card, and nobody throws in Nice Try."""
    state = powered(*hands, turn=2, lasting=["parasite"], bomb=more.get("bomb"))
    return after(state, play(2, "R1"), fr.Pass(0), fr.Pass(1))


@pytest.mark.rule("FR-EVENT-PARASITE-1")
def test_the_left_neighbour_of_a_finisher_discards() -> None:
    """P1 discards R9 and B8 and counts 1."""
    state = finished(("Y1", "R9 B8 G1", "R1"))
    assert ("choose_card parasite", (1,)) == (asked(state), fr.awaiting(state))
    assert {fr.Pass(1), discard(1, "R9"), discard(1, "B8"), discard(1, "G1")} == legal(state, 1)
    result = step(state, discard(1, "R9"), discard(1, "B8"))
    assert fr.RoundEnded("hand_empty", (2,)) in result.events
    assert fr.Scored((1, 1, 0), (1, 1, 0)) in result.events


@pytest.mark.rule("FR-EVENT-PARASITE-1")
def test_a_parasite_may_discard_fewer_cards() -> None:
    state = finished(("Y1", "R9 B8 G1", "R1"))
    assert fr.Scored((1, 18, 0), (1, 18, 0)) in step(state, fr.Pass(1)).events
    assert fr.Scored((1, 9, 0), (1, 9, 0)) in step(state, discard(1, "R9"), fr.Pass(1)).events
    refused(state, discard(0, "Y1"), "FR-EVENT-PARASITE-1")
    refused(state, discard(1, "R8"), "FR-PLAY-1")


@pytest.mark.rule("FR-EVENT-PARASITE-2")
@pytest.mark.parametrize("event", ["doomsday", "finish_line"])
def test_no_parasite_without_a_finisher(event: fr.EventCard) -> None:
    """Nor after Doomsday, whoever has no cards."""
    hands = ("K5", "G1", "G2") if event == "doomsday" else ("K5 Y1", "G1", "G2")
    result = step(powered(*hands, events=[event], lasting=["parasite"]), K5)
    assert of(fr.Scored, result)


@pytest.mark.rule("FR-EVENT-PARASITE-2")
def test_parasite_after_an_exhausted_pile_with_a_finisher() -> None:
    """P0's last card brings Third Time Lucky; nothing can be drawn, and P0 is a finisher: P2 may discard."""
    state = powered("K5", "G1", "G2 G3", events=["third_time_lucky"], lasting=["parasite"], draw_size=0)
    state = after(state, K5)
    assert ("choose_card parasite", (2,)) == (asked(state), fr.awaiting(state))
    assert fr.RoundEnded("exhausted", (0,)) in step(state, fr.Pass(2)).events


@pytest.mark.rule("FR-EVENT-PARASITE-3", "FR-SCORE-8")
def test_discarding_everything_makes_no_finisher() -> None:
    """With a Time Bomb: P2 is the finisher, and P1 gets ten points for nothing in hand."""
    state = finished(("Y1", "R9 B8", "R1"), bomb=(2, 2, 2))
    result = step(state, discard(1, "R9"), discard(1, "B8"))
    assert fr.RoundEnded("hand_empty", (2,)) in result.events
    assert fr.Scored((11, 10, -10), (11, 10, -10)) in result.events


@pytest.mark.rule("FR-EVENT-PARASITE-4", "FR-CARD-CURSE-1")
def test_a_parasite_keeps_curse() -> None:
    state = powered("Y1", "CURSE G1", "R1", turn=2, lasting=["parasite"], troublemaker=True)
    state = after(state, play(2, "R1"), fr.Pass(0), fr.Pass(1))
    assert {fr.Pass(1), discard(1, "G1")} == legal(state, 1)
    refused(state, discard(1, "CURSE"), "FR-EVENT-PARASITE-4")
    assert {fr.Pass(1)} == legal(after(state, discard(1, "G1")), 1)


@pytest.mark.rule("FR-EVENT-PARASITE-5", "FR-END-6")
def test_several_parasites_are_asked_in_the_order_of_the_finishers() -> None:
    """Mating Season empties P1 and P3; P0 is left of P1, P2 of P3."""
    state = powered("K5 Y1", "R3 B3", "R1 G2", "R4 B4", events=["mating_season"], lasting=["parasite"])
    state = after(state, K5, fr.Pass(2), fr.Pass(0))
    assert ("choose_card parasite", (0,)) == (asked(state), fr.awaiting(state))
    state = after(state, fr.Pass(0))
    assert ("choose_card parasite", (2,)) == (asked(state), fr.awaiting(state))
    assert fr.Scored((1, 0, 1, 0), (1, 0, 1, 0)) in step(state, discard(2, "G2"), fr.Pass(2)).events


# Rewind.


@pytest.mark.rule("FR-EVENT-REWIND-1", "FR-EVENT-REWIND-3", "FR-MATCH-19")
def test_rewind() -> None:
    state = powered("K6 B1", "B2", demand="green 6", top="R2 G2 G6", draw="Y8", events=["rewind"])
    result = step(state, play(0, "K6"))
    taken = [(event.seat, str(event.cards[0])) for event in of(fr.CardsTaken, result)]
    assert [(1, "K6"), (0, "G6"), (1, "G2"), (0, "R2")] == taken
    table = public(result.state)
    assert ("yellow 8", "yellow", 1, card("Y8")) == (
        table.demand,
        table.last_colour,
        table.turn,
        table.discard[-1],
    )


@pytest.mark.rule("FR-EVENT-REWIND-2")
def test_rewind_with_a_short_discard_pile() -> None:
    """Two cards lie there: P1 and P2 take one each, and nobody a second one."""
    everything = powered("K5 B1", "B2", "B3", top="R2", events=["rewind"])
    size = len(draw_pile(everything)) + len(public(everything).discard) - 1
    state = powered("K5 B1", "B2", "B3", top="R2", draw="Y8", draw_size=size, events=["rewind"])
    assert ("R2",) == public(state).discard
    state = after(state, K5)
    assert ((1, 2, 2), ("Y8",)) == (sizes(state), public(state).discard)


@pytest.mark.rule("FR-EVENT-REWIND-4", "FR-EVENT-REWIND-9")
def test_the_author_of_a_rewind_may_use_a_coloured_special_card() -> None:
    state = powered("K5 B1", "B2", "B3", draw="SKIP.G", events=["rewind"])
    state = after(state, K5)
    assert ("decide rewind", {fr.Pass(0), fr.UseEffect(0)}, "green/SKIP") == (
        asked(state),
        legal(state, 0),
        public(state).demand,
    )
    assert ("play", 1) == (asked(after(state, fr.Pass(0))), public(after(state, fr.Pass(0))).turn)
    state = after(state, fr.UseEffect(0), fr.Target(0, 2))
    assert ("react counterattack", (2,)) == (asked(state), fr.awaiting(state))
    result = step(state, fr.Pass(2))
    assert fr.EventResolved("rewind") == result.events[-2]
    assert skips(result.state)[2]


@pytest.mark.rule("FR-EVENT-REWIND-4")
@pytest.mark.parametrize("text", ["EQ", "EDI", "UPD", "CTR", "NICE"])
def test_after_a_rewind_the_wish_of_a_neutral_card_is_mandatory(text: str) -> None:
    state = powered("K5 B1", "B2", "B3", draw=text, events=["rewind"], powers=("looping", "all_draw"))
    state = after(state, K5)
    if not isinstance(question(state), fr.WishQuestion):
        state = after(state, fr.Pass(0))
    refused(state, fr.Pass(0), "FR-EVENT-REWIND-4")
    assert "wish blue" == public(after(state, fr.WishColour(0, "blue"))).demand


@pytest.mark.rule("FR-EVENT-REWIND-4")
def test_edison_turned_up_by_rewind_with_its_swap() -> None:
    """Also with the swap the wish cannot be left out; then the owner is asked for a counter inside the event."""
    state = powered("K5 B1", "B2", "B3", draw="EDI", events=["rewind"], powers=("looping", "all_draw"))
    state = after(state, K5, fr.ChoosePower(0, 0, 0), fr.ChoosePower(0, 1, 0))
    refused(state, fr.Pass(0), "FR-EVENT-REWIND-4")
    state = after(state, fr.WishColour(0, "blue"))
    assert "react counterattack" == asked(state)
    assert ["all_draw", "looping"] == [front(after(state, fr.Pass(1)), seat) for seat in range(2)]


@pytest.mark.rule("FR-EVENT-REWIND-4")
def test_a_second_chance_turned_up_by_rewind() -> None:
    """The author must lay a card on it, without a power; the event goes on until that is done."""
    state = powered("K5 G1 B1", "B2", "B3", draw="2ND.G", events=["rewind"], powers=("looping",), top="Y1 Y2 Y3 Y4 Y6")
    state = after(state, K5, fr.UseEffect(0))
    assert "play second_chance" == asked(state)
    assert "G1" in playable(state, 0)
    refused(state, charge(0, 0, "G1"), "FR-POWER-GEN-4")
    result = step(state, play(0, "G1"))
    assert fr.EventResolved("rewind") in result.events
    assert "green 1" == public(result.state).demand


@pytest.mark.rule("FR-EVENT-REWIND-5", "FR-EVENT-GEN-6")
def test_a_black_card_turned_up_by_rewind_sets_off_nothing() -> None:
    result = step(powered("K5 B1", "B2", "B3", draw="K7", events=["rewind"]), K5)
    assert ("black 7", 1) == (public(result.state).demand, len(of(fr.EventRevealed, result)))


@pytest.mark.rule("FR-EVENT-REWIND-6", "FR-START-12")
def test_fuck_you_turned_up_by_rewind_leaves_everything_open() -> None:
    assert "open" == public(after(powered("K5 B1", "B2", "B3", draw="FU", events=["rewind"]), K5)).demand


@pytest.mark.rule("FR-EVENT-REWIND-6", "FR-START-13", "FR-RNG-2")
def test_the_end_turned_up_by_rewind_goes_back() -> None:
    """Three cards are left, The End first; after the shuffle Y8 lies on top."""
    script = shuffle_script(cards("Y8 Y9 END"), cards("Y8 END Y9"))
    state = powered("K5 B1", "B2", "B3", draw="END Y8 Y9", draw_size=3, events=["rewind"], script=script)
    result = step(state, K5)
    assert [fr.StartCardRefused(card("END"))] == of(fr.StartCardRefused, result)
    assert ("yellow 8", cards("END Y9")) == (public(result.state).demand, draw_pile(result.state))


@pytest.mark.rule("FR-EVENT-REWIND-7")
def test_rewind_with_an_empty_draw_pile_ends_the_round() -> None:
    result = step(powered("K5 B1", "B2", "B3", draw_size=0, events=["rewind"]), K5)
    assert fr.RoundEnded("exhausted", ()) in result.events


@pytest.mark.rule("FR-EVENT-REWIND-8")
def test_a_draw_pile_of_nothing_but_the_end_is_as_good_as_empty() -> None:
    result = step(powered("K5 B1", "B2", "B3", draw="END", draw_size=1, events=["rewind"]), K5)
    assert fr.RoundEnded("exhausted", ()) in result.events


@pytest.mark.rule("FR-CARD-COUNTER-1", "FR-EVENT-REWIND-4")
def test_only_the_target_of_a_card_of_a_rewind_may_counter() -> None:
    """P0 uses a Skip that was turned up against P1; P2 is told that nobody attacks, not that it is an event."""
    state = powered("K5 R1", "CTR B1", "CTR B2", events=["rewind"], draw="SKIP.G")
    state = after(state, K5, fr.UseEffect(0), fr.Target(0, 1))
    refused(state, throw(2, "CTR"), "FR-CARD-COUNTER-1")
    assert throw(1, "CTR") in legal(state, 1)


# Tsunami.


@pytest.mark.rule("FR-EVENT-TSUNAMI-1", "FR-EVENT-TSUNAMI-2", "FR-EVENT-TSUNAMI-4", "FR-INFO-12")
def test_tsunami() -> None:
    """P2 cannot lay at least 7 and takes R3 B7 SKIP.G FAN."""
    state = powered("K5 SKIP.G R1", "R3 FAN R2", "B7 G4", events=["tsunami"])
    state = after(state, K5, lay(1, "R3"), lay(2, "B7"), lay(0, "SKIP.G"), lay(1, "FAN"))
    assert ("choose_card tsunami", {fr.Pass(2)}) == (asked(state), legal(state, 2))
    result = step(state, fr.Pass(2))
    assert fr.CardsTaken(2, cards("R3 B7 SKIP.G FAN"), "tsunami") in result.events
    assert ["R1", "R2", "R3 G4 B7 SKIP.G FAN"] == [hand(result.state, seat) for seat in range(3)]
    assert "black 5" == public(result.state).demand
    assert not any(skips(result.state))


@pytest.mark.rule("FR-EVENT-TSUNAMI-1", "FR-EVENT-TSUNAMI-3")
def test_who_can_lay_must_lay_something_high_enough() -> None:
    state = after(powered("K5 R9", "R3 R2", "R1 G3 B7", events=["tsunami"]), K5, lay(1, "R3"))
    assert {lay(2, "G3"), lay(2, "B7")} == legal(state, 2)
    refused(state, lay(2, "R1"), "FR-EVENT-TSUNAMI-1")
    refused(state, fr.Pass(2), "FR-EVENT-TSUNAMI-3")
    refused(state, lay(2, "R9"), "FR-PLAY-1")


@pytest.mark.rule("FR-EVENT-TSUNAMI-1")
def test_an_empty_handed_player_does_not_begin_a_tsunami() -> None:
    """P0 has played the last card; the others go on, and P0, who cannot lay, takes all."""
    state = after(powered("K5", "R3 R2", "G3 G4", events=["tsunami"]), K5, lay(1, "R3"))
    result = step(state, lay(2, "G3"))
    assert fr.CardsTaken(0, cards("R3 G3"), "tsunami") in result.events
    assert ("play", "R3 G3") == (asked(result.state), hand(result.state, 0))


@pytest.mark.rule("FR-EVENT-TSUNAMI-5", "FR-INFO-13")
def test_everybody_with_cards_is_asked_in_a_tsunami() -> None:
    """Being asked betrays nothing: with another hand of P2 everybody else sees the same."""
    one = after(powered("K5 R9", "R3 R2", "R1", events=["tsunami"]), K5, lay(1, "R3"))
    other = after(powered("K5 R9", "R3 R2", "B7", events=["tsunami"]), K5, lay(1, "R3"))
    assert (legal(one, 2), legal(other, 2)) == ({fr.Pass(2)}, {lay(2, "B7")})
    assert fr.awaiting(one) == fr.awaiting(other) == (2,)


@pytest.mark.rule("FR-EVENT-TSUNAMI-1", "FR-EVENT-GEN-15")
def test_a_tsunami_without_hand_cards_does_not_happen() -> None:
    """With a Curse it does: the card is laid like any other (FR-CARD-CURSE-4)."""
    state = powered("K5 R9", "CURSE R2", "FU", events=["tsunami"], troublemaker=True)
    state = after(state, K5, *(fr.Pass(seat) for seat in (1, 2, 0)))
    state = after(state, lay(1, "CURSE"), lay(2, "FU"))
    assert {fr.Pass(0)} == legal(state, 0)


@pytest.mark.rule("FR-EVENT-GEN-6")
def test_nothing_can_be_thrown_into_a_tsunami() -> None:
    state = after(powered("K5 R9", "R3 R2", "CTR B7", events=["tsunami"]), K5)
    refused(state, throw(2, "CTR"), "FR-CARD-COUNTER-3")
    refused(state, pick(1, "R3"), "FR-ACT-2")


# What is said about it.


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (fr.CardTurned(0, card("K6"), "rewind"), "Play goes on with black 6."),
        (fr.CardTurned(0, card("FU"), "rewind"), "Play goes on with Fuck You."),
        (fr.CardTurned(0, card("SKIP.G"), "rewind"), "Play goes on with green Skip, and Ann may use it."),
        (fr.CardTurned(0, card("FAN"), "rewind"), "Play goes on with Fantastic, and Ann may use it."),
        (fr.BlackJackUnfinished(()), "Nobody is over 21, and no card was turned up."),
        (fr.BlackJackUnfinished(cards("R1")), "Nobody is over 21: red 1 goes under the discard pile."),
        (fr.BlackJackUnfinished(cards("R1 B2")), "Nobody is over 21: red 1 and blue 2 go under the discard pile."),
        (fr.CardRecycled(0, card("R5"), 0, fr.Demand("green 3")), "Ann takes red 5 back: green or a 3 fits."),
        (fr.CardRecycled(0, card("R5"), 1, fr.Demand("wish 8")), "Ann lets Ben take red 5 back: an 8 fits."),
    ],
)
def test_the_sentences_say_what_happens(event: fr.Event, sentence: str) -> None:
    assert sentence == fr.describe(event, ["Ann", "Ben"])
