"""
Power cards with the symbol 2nd.

Black Wish, Colour Blockade, Looping, Number Wish, Random Chance, Recycling, Troublecharger.
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, card, give, passing, pick, play, refused, step, throw
from .power_builders import charge, charged, powered
from .reading import asked, hand, in_hand, legal, of, playable, public, sizes, spans


# Black Wish.


@pytest.mark.rule("FR-POWER-BLACK_WISH-1", "FR-MATCH-12")
def test_black_wish_lets_only_black_cards_and_wishes_follow() -> None:
    state = charged(powered("R1 G1", "R5 SKIP.R K2 FAN EQ", 2, powers=("black_wish",)), "R1")
    assert "wish black" == public(state).demand
    assert {"K2", "FAN", "EQ"} == playable(state, 1)
    refused(state, play(1, "R5"), "FR-MATCH-12")
    refused(state, play(1, "SKIP.R"), "FR-MATCH-12")


@pytest.mark.rule("FR-MATCH-12")
def test_on_a_black_wish_a_neutral_card_must_wish() -> None:
    """Equality is used against P2, and the wish cannot be left out."""
    state = powered("R1 G1", "K2 FAN EQ B1", "B2", demand="wish black", turn=1)
    state = after(state, play(1, "EQ"), fr.Target(1, 2))
    refused(state, fr.Pass(1), "FR-MATCH-12")
    state = passing(after(state, fr.WishColour(1, "green")))
    assert ("wish green", 3) == (public(state).demand, len(in_hand(state, 2)))


@pytest.mark.rule("FR-MATCH-12", "FR-CARD-FU-1", "FR-CARD-END-1")
def test_fuck_you_and_the_end_can_be_laid_on_a_black_wish() -> None:
    ten = "FU B1 B2 B3 B4 B6 B7 B8 B9 G1"
    state = powered(ten, 3, demand="wish black")
    assert {"FU"} == playable(state, 0)
    assert "wish black" == public(after(state, play(0, "FU"))).demand
    assert {"END"} == playable(powered("END", 3, demand="wish black"), 0)


@pytest.mark.rule("FR-POWER-BLACK_WISH-2", "FR-POWER-BLACK_WISH-4")
def test_a_black_card_covers_a_black_wish() -> None:
    state = powered("R1 G1", "K2 G2", 2, demand="wish black", turn=1, events=["friday_13"])
    result = step(state, play(1, "K2"))
    assert fr.EventRevealed(1, "friday_13") in result.events
    assert "black 2" == public(result.state).demand


@pytest.mark.rule("FR-POWER-BLACK_WISH-2")
def test_a_wish_overwrites_a_black_wish() -> None:
    state = powered("R1 G1", "FAN G2", 2, demand="wish black", turn=1)
    state = after(state, play(1, "FAN"), fr.WishNumber(1, 4))
    assert "wish 4" == public(state).demand


@pytest.mark.rule("FR-POWER-BLACK_WISH-3", "FR-MATCH-5")
def test_black_lies_on_black_under_a_black_wish() -> None:
    """P0 plays K5 with Black Wish; P1 may lay K9 on it."""
    state = powered("K5 G1", "K9 G2", 2, powers=("black_wish",), events=["friday_13", "communism"])
    state = charged(state, "K5")
    assert {"K9"} == playable(state, 1)


@pytest.mark.rule("FR-POWER-BLACK_WISH-1", "FR-WISH-8", "FR-WISH-1")
def test_black_wish_replaces_the_wish_of_its_card() -> None:
    state = charged(powered("FAN G1", 2, 2, powers=("black_wish",)), "FAN")
    refused(state, fr.WishColour(0, "black"), "FR-WISH-1")
    assert "wish black" == public(after(state, fr.WishColour(0, "red"))).demand


# Colour Blockade.


@pytest.mark.rule("FR-POWER-BLOCKADE-1", "FR-POWER-BLOCKADE-2", "FR-POWER-BLOCKADE-4")
def test_nobody_may_play_the_blocked_colour() -> None:
    """By colour or by number."""
    state = charged(powered("R5 R1 G1", "R9 R5 B5 FAN K5", 3, powers=("blockade",)), "R5")
    assert {fr.ChooseColour(0, colour) for colour in fr.COLOURS} == legal(state, 0)
    state = after(state, fr.ChooseColour(0, "red"))
    assert {"B5", "FAN", "K5"} == playable(state, 1)
    refused(state, play(1, "R9"), "FR-POWER-BLOCKADE-2")
    refused(state, play(1, "R5"), "FR-POWER-BLOCKADE-2")


@pytest.mark.rule("FR-POWER-BLOCKADE-2", "FR-POWER-BLOCKADE-3")
def test_the_blockade_ends_after_the_activators_next_turn() -> None:
    """In P0's next turn red is still blocked, after it no more."""
    state = charged(powered("R5 R5 B1", "B5 R2", powers=("blockade",)), "R5")
    state = after(state, fr.ChooseColour(0, "red"), play(1, "B5"))
    refused(state, play(0, "R5"), "FR-POWER-BLOCKADE-2")
    result = step(state, play(0, "B1"))
    assert fr.InForceEnded(0, "blockade", "red") in result.events
    assert () == spans(result.state)


@pytest.mark.rule("FR-POWER-BLOCKADE-3", "FR-SKIP-4")
def test_a_skipped_turn_ends_the_blockade() -> None:
    blocked = fr.InForce("blockade", owner=0, colour="red", armed=True)
    state = powered("R5 G1", "R1 G2", "G3 G4", turn=2, demand="green 1", skipped=[0], spans=[blocked])
    state = after(state, play(2, "G3"))
    assert (1, ()) == (public(state).turn, spans(state))


@pytest.mark.rule("FR-POWER-BLOCKADE-4")
def test_the_blocked_colour_can_be_wished() -> None:
    state = powered("FAN G1", "R1 G2", 2, spans=[fr.InForce("blockade", owner=2, colour="red", armed=True)])
    state = after(state, play(0, "FAN"), fr.WishColour(0, "red"))
    assert "wish red" == public(state).demand
    assert set() == playable(state, 1)


@pytest.mark.rule("FR-POWER-BLOCKADE-5")
def test_several_blockades_run_side_by_side() -> None:
    both = [
        fr.InForce("blockade", owner=1, colour="red", armed=True),
        fr.InForce("blockade", owner=2, colour="green", armed=True),
    ]
    state = powered("R1 G5 B5 K5", 3, 3, spans=both, events=["friday_13"])
    assert {"B5", "K5"} == playable(state, 0)
    assert tuple(both) == spans(after(state, play(0, "B5")))


@pytest.mark.rule("FR-POWER-BLOCKADE-2")
def test_a_blockade_holds_on_a_second_chance_and_for_symbols() -> None:
    state = powered(
        "2ND.G SKIP.R SKIP.G G1",
        3,
        3,
        demand="green/SKIP",
        spans=[fr.InForce("blockade", owner=1, colour="red", armed=True)],
    )
    assert {"2ND.G", "SKIP.G", "G1"} == playable(state, 0)
    refused(state, play(0, "SKIP.R"), "FR-POWER-BLOCKADE-2")


# Looping.


@pytest.mark.rule("FR-POWER-LOOPING-1", "FR-POWER-LOOPING-2", "FR-SEAT-3")
def test_looping_turns_the_direction_for_one_round() -> None:
    """P3 P2 P1 P0, then P1."""
    state = powered("R5 R1 G1", "R6 G6", "R7 G7", "R8 G8", powers=("looping",))
    result = step(state, charge(0, 0, "R5"))
    assert fr.DirectionChanged(-1) in result.events
    state = result.state
    turns = []
    for text in ("R8", "R7", "R6", "R1"):
        turns.append(public(state).turn)
        result = step(state, play(public(state).turn, text))
        state = result.state
    assert [3, 2, 1, 0] == turns
    assert fr.DirectionChanged(1) in result.events
    assert (1, 1, ()) == (public(state).turn, public(state).direction, spans(state))


@pytest.mark.rule("FR-POWER-LOOPING-2", "FR-SKIP-4")
def test_a_skipped_turn_ends_looping() -> None:
    state = powered(
        "R1 G1",
        "R2 G2",
        "R3 G3",
        "R4 G4",
        turn=1,
        skipped=[0],
        direction=-1,
        spans=[fr.InForce("looping", owner=0, armed=True)],
    )
    state = after(state, play(1, "R2"))
    assert (1, 1, ()) == (public(state).turn, public(state).direction, spans(state))


@pytest.mark.rule("FR-POWER-LOOPING-3")
def test_two_loopings_turn_the_direction_each_for_itself() -> None:
    """P0's Looping: P2 is next. P2's Looping: back to P0, whose turn ends the first one: P2 again."""
    state = powered("R5 R1 G1", 3, "R2 R3 G2", powers=("looping", "", "looping"))
    state = charged(state, "R5")
    assert (2, -1) == (public(state).turn, public(state).direction)
    state = charged(state, "R2", seat=2)
    assert (0, 1) == (public(state).turn, public(state).direction)
    state = after(state, play(0, "R1"))
    assert (2, -1, (fr.InForce("looping", owner=2, armed=True),)) == (
        public(state).turn,
        public(state).direction,
        spans(state),
    )


@pytest.mark.rule("FR-SEAT-4", "FR-SEAT-2")
def test_events_go_to_the_right_whatever_the_direction_of_play() -> None:
    """Under a Looping Expansion still begins with the right neighbour, and Earthquake goes to the right."""
    span = [fr.InForce("looping", owner=1, armed=True)]
    state = powered("K5 G1", "G2", "G3", events=["expansion"], spans=span, direction=-1)
    assert (4, 2, 3) == sizes(after(state, play(0, "K5")))
    state = powered("K5 G1", "G2", "G3", events=["earthquake"], spans=span, direction=-1)
    state = after(state, play(0, "K5"))
    assert ["G3", "G1", "G2"] == [hand(state, seat) for seat in range(3)]


@pytest.mark.rule("FR-SEAT-5", "FR-EVENT-EPIC_FAIL-3", "FR-EVENT-ROBIN_HOOD-1")
def test_ties_go_by_the_direction_of_play() -> None:
    """P1 and P2 hold fewest; under a Looping P2 is nearer to P0."""
    span = [fr.InForce("looping", owner=1, armed=True)]
    for direction, nearest in ((1, 1), (-1, 2)):
        state = powered("K5 G1 G2", "G3", "G4", events=["epic_fail"], spans=span, direction=direction)
        state = after(state, play(0, "K5"))
        assert [seat == nearest for seat in range(3)] == ["FU" in hand(state, seat) for seat in range(3)]
        state = powered("K5 G1 G2", "G3", "G4", events=["robin_hood"], spans=span, direction=direction)
        assert "G1 G2" == hand(after(state, play(0, "K5")), nearest)


@pytest.mark.rule("FR-EVENT-GAMBLING_MAN-4", "FR-EVENT-GAMBLING_MAN-5")
def test_the_nearest_in_the_direction_of_play_takes_the_cards_of_gambling_man() -> None:
    """P1 and P2 lay a red 7 each; under a Looping P2 is nearer to P0, who lays nothing and draws."""
    span = [fr.InForce("looping", owner=1, armed=True)]
    for direction, loser in ((1, 1), (-1, 2)):
        state = powered(
            "K5 G1", "R7 G2", "R7 G3", events=["gambling_man"], spans=span, direction=direction, last_colour="red"
        )
        state = after(state, play(0, "K5"), fr.Pick(0, None), pick(1, "R7"), pick(2, "R7"))
        assert (3, 3, 1) if loser == 1 else (3, 1, 3) == sizes(state)


@pytest.mark.rule("FR-EVENT-TSUNAMI-1")
def test_a_tsunami_goes_in_the_direction_of_play() -> None:
    span = [fr.InForce("looping", owner=1, armed=True)]
    state = powered("K5 G1", "G2", "G3", events=["tsunami"], spans=span, direction=-1)
    state = after(state, play(0, "K5"))
    assert (2,) == fr.awaiting(state)
    assert (1,) == fr.awaiting(after(state, fr.Lay(2, card("G3"))))


@pytest.mark.rule("FR-EVENT-CROWDFUNDING-3")
def test_with_too_few_cards_the_nearest_get_them() -> None:
    """P0 is left without cards for one of the two who hold nothing: under a Looping P2 is nearer."""
    span = [fr.InForce("looping", owner=1, armed=True)]
    state = powered(
        "K5 G1", "", "", "G3 G4", events=["crowdfunding"], spans=span, direction=-1, turn=0, troublemaker=True
    )
    state = passing(after(state, play(0, "K5")))
    assert {give(0, "G1", 2)} == legal(state, 0)


@pytest.mark.rule("FR-TURN-11")
def test_the_direction_turns_after_the_finish_check() -> None:
    """P0 plays the last card with Looping: the windows for Nice Try still go round in the normal direction."""
    state = charged(powered("R5", 2, 2, powers=("looping",)), "R5")
    assert ("react nice_try", (1,)) == (asked(state), fr.awaiting(state))


# Number Wish.


@pytest.mark.rule("FR-POWER-NUMBER_WISH-1")
def test_number_wish_replaces_every_wish() -> None:
    state = charged(powered("FAN G1", "G7 R2", 2, powers=("number_wish",)), "FAN")
    state = after(state, fr.WishColour(0, "red"))
    assert {fr.WishNumber(0, number) for number in range(1, 10)} == legal(state, 0)
    state = after(state, fr.WishNumber(0, 7))
    assert "wish 7" == public(state).demand
    assert {"G7"} == playable(state, 1)


@pytest.mark.rule("FR-POWER-NUMBER_WISH-1", "FR-WISH-2")
def test_number_wish_wishes_numbers_from_1_to_9() -> None:
    state = charged(powered("R1 G1", 2, 2, powers=("number_wish",)), "R1")
    refused(state, fr.WishColour(0, "red"), "FR-POWER-NUMBER_WISH-1")
    refused(state, fr.Pass(0), "FR-POWER-NUMBER_WISH-1")
    for number in (0, 10):
        refused(state, fr.WishNumber(0, number), "FR-WISH-2")


# Random Chance.


@pytest.mark.rule("FR-POWER-RANDOM_CHANCE-1", "FR-POWER-RANDOM_CHANCE-3", "FR-TURN-9")
def test_random_chance_plays_a_card_that_need_not_fit() -> None:
    """R1, then B9."""
    state = charged(powered("R1 B9 G2", 2, 2, powers=("random_chance",)), "R1")
    assert ("play random_chance", {play(0, "B9"), play(0, "G2")}) == (asked(state), legal(state, 0))
    refused(state, fr.Pass(0), "FR-POWER-RANDOM_CHANCE-1")
    refused(state, fr.Draw(0), "FR-POWER-RANDOM_CHANCE-1")
    state = after(state, play(0, "B9"))
    assert ("blue 9", "G2", 1) == (public(state).demand, hand(state, 0), public(state).turn)


@pytest.mark.rule("FR-POWER-RANDOM_CHANCE-3", "FR-MATCH-5")
def test_the_extra_card_has_its_effect() -> None:
    """A black card lies even on a black card and brings its event; a Skip asks for its target."""
    state = powered("K5 K7 G2", 2, 2, powers=("random_chance",), events=["friday_13", "third_time_lucky"])
    result = step(charged(state, "K5"), play(0, "K7"))
    assert fr.EventRevealed(0, "third_time_lucky") in result.events
    assert ("black 7", (4, 5, 5)) == (public(result.state).demand, sizes(result.state))
    state = charged(powered("R1 SKIP.B G2", 2, 2, powers=("random_chance",)), "R1")
    assert "choose_player skip" == asked(after(state, play(0, "SKIP.B")))


@pytest.mark.rule("FR-POWER-RANDOM_CHANCE-2")
def test_conditions_of_the_extra_card() -> None:
    """Fuck You only with ten cards, The End only as the last one."""
    state = charged(powered("R1 FU END G2", 2, 2, powers=("random_chance",)), "R1")
    assert {play(0, "G2")} == legal(state, 0)
    refused(state, play(0, "FU"), "FR-CARD-FU-1")
    refused(state, play(0, "END"), "FR-CARD-END-1")
    state = charged(powered("R1 FU B1 B2 B3 B4 B6 B7 B8 B9 G1", 2, 2, powers=("random_chance",)), "R1")
    assert play(0, "FU") in legal(state, 0)
    state = charged(powered("R1 END", "R9", "R3", powers=("random_chance",)), "R1")
    result = step(state, play(0, "END"))
    assert fr.RoundEnded("the_end", (0,)) in result.events


@pytest.mark.rule("FR-POWER-RANDOM_CHANCE-4", "FR-POWER-BLOCKADE-2", "FR-POWER-SPECIAL_SEAL-1")
def test_blockade_and_seal_hold_for_the_extra_card() -> None:
    under = [fr.InForce("blockade", owner=1, colour="green", armed=True), fr.InForce("special_seal", owner=1)]
    state = charged(powered("R1 G2 FAN B9", 2, 2, powers=("random_chance",), spans=under), "R1")
    assert {play(0, "B9")} == legal(state, 0)
    refused(state, play(0, "G2"), "FR-POWER-BLOCKADE-2")
    refused(state, play(0, "FAN"), "FR-POWER-SPECIAL_SEAL-1")


@pytest.mark.rule("FR-POWER-RANDOM_CHANCE-5", "FR-POWER-RANDOM_CHANCE-6")
def test_who_has_nothing_for_random_chance_does_without() -> None:
    """All that P0 holds is blocked: P0 is asked all the same and can only pass. An empty hand is not asked."""
    under = [fr.InForce("blockade", owner=1, colour="green", armed=True)]
    state = charged(powered("R1 G2 G3", 2, 2, powers=("random_chance",), spans=under), "R1")
    assert ("play random_chance", {fr.Pass(0)}) == (asked(state), legal(state, 0))
    assert (1, "red 1") == (public(after(state, fr.Pass(0))).turn, public(after(state, fr.Pass(0))).demand)
    state = charged(powered("R1", 2, 2, powers=("random_chance",)), "R1")
    assert "react nice_try" == asked(state)


@pytest.mark.rule("FR-POWER-GEN-6")
def test_the_extra_card_carries_no_power() -> None:
    state = charged(powered("R1 B9 G2", 2, 2, powers=("random_chance looping",)), "R1")
    refused(state, charge(0, 1, "B9"), "FR-POWER-GEN-6")
    state = charged(powered("R1 2ND.B B9 G2", 2, 2, powers=("random_chance looping",)), "R1")
    refused(after(state, play(0, "2ND.B")), charge(0, 1, "B9"), "FR-POWER-GEN-2")


# Recycling.


@pytest.mark.rule("FR-POWER-RECYCLING-1", "FR-POWER-RECYCLING-2", "FR-POWER-RECYCLING-3")
def test_recycling_a_black_card() -> None:
    """P1 takes K5; the demand is the old one, P0 is empty. Or P0 takes it and has not finished."""
    state = powered("K5", "G1", "G2", powers=("recycling",), events=["friday_13"], top="R5")
    state = charged(state, "K5")
    assert {fr.Target(0, 0), fr.Target(0, 1), fr.Target(0, 2)} == legal(state, 0)
    refused(state, fr.Pass(0), "FR-POWER-RECYCLING-1")
    refused(state, fr.Target(0, 3), "FR-ACT-2")
    given = step(state, fr.Target(0, 1))
    assert fr.CardRecycled(0, card("K5"), 1, fr.Demand("red 5")) in given.events
    assert ("G1 K5", "red 5", "react nice_try") == (
        hand(given.state, 1),
        public(given.state).demand,
        asked(given.state),
    )
    assert card("R5") == public(given.state).discard[-1]
    kept = after(state, fr.Target(0, 0))
    assert ("K5", "play", 1) == (hand(kept, 0), asked(kept), public(kept).turn)


@pytest.mark.rule("FR-POWER-RECYCLING-2")
def test_a_wish_survives_recycling() -> None:
    state = charged(powered("FAN G1", 2, "G2", powers=("recycling",)), "FAN")
    state = after(state, fr.WishColour(0, "blue"), fr.Target(0, 2))
    assert ("G2 FAN", "wish blue") == (hand(state, 2), public(state).demand)


@pytest.mark.rule("FR-POWER-RECYCLING-2", "FR-MATCH-19")
def test_recycling_brings_the_last_colour_back() -> None:
    """B5 on red 5: blue is forgotten. So it is when a counterer's wish stays."""
    state = charged(powered("B5 G1", 2, 2, powers=("recycling",)), "B5")
    state = after(state, fr.Target(0, 0))
    assert ("red 5", "red") == (public(state).demand, public(state).last_colour)
    state = charged(powered("SKIP.B G1", "CTR G2", 2, powers=("recycling",), demand="red/SKIP"), "SKIP.B")
    state = after(state, fr.Target(0, 1), throw(1, "CTR"), fr.Pass(1), fr.WishColour(1, "green"), fr.Target(0, 0))
    assert ("wish green", "red") == (public(state).demand, public(state).last_colour)


@pytest.mark.rule("FR-POWER-RECYCLING-2")
def test_a_wish_that_was_covered_is_back() -> None:
    """R1 covers a wish for red and is recycled: the wish is in force again."""
    state = charged(powered("R1 G1", 2, 2, powers=("recycling",), demand="wish red"), "R1")
    assert "wish red" == public(after(state, fr.Target(0, 1))).demand


@pytest.mark.rule("FR-POWER-RECYCLING-4")
def test_recycling_under_the_card_on_a_second_chance() -> None:
    """2ND.R goes back into the hand; R1 lies above it, and play goes on with R1."""
    state = charged(powered("2ND.R R1 G1", 2, 2, powers=("recycling",)), "2ND.R")
    state = after(state, play(0, "R1"), fr.Target(0, 0))
    assert ("G1 2ND.R", "red 1", card("R1")) == (hand(state, 0), public(state).demand, public(state).discard[-1])


@pytest.mark.rule("FR-POWER-RECYCLING-4", "FR-POWER-RECYCLING-2")
def test_recycling_under_a_card_that_left_the_demand() -> None:
    """Equality on the 2nd Chance, without a wish: the demand before the 2nd Chance is back."""
    state = charged(powered("2ND.Y EQ G1 G2", "G3", 2, powers=("recycling",), demand="yellow 5"), "2ND.Y")
    state = after(state, play(0, "EQ"), fr.Target(0, 1), fr.Pass(0), fr.Pass(1), fr.Target(0, 0))
    assert "yellow 5" == public(state).demand


@pytest.mark.rule("FR-POWER-RECYCLING-5")
def test_recycling_without_its_card() -> None:
    """Rewind has given K5 to P1: nothing is left to recycle."""
    state = powered("K5 G1", "G2", powers=("recycling",), events=["rewind"], draw="Y8", top="G6 G2 R2")
    state = charged(state, "K5")
    assert ("play", "yellow 8") == (asked(state), public(state).demand)
    assert "K5" in hand(state, 1)


@pytest.mark.rule("FR-CARD-FU-5")
def test_recycling_gives_fuck_you_to_anybody() -> None:
    state = powered("FU B1 B2 B3 B4 B6 B7 B8 B9 G1", "G2", 2, powers=("recycling",))
    state = after(charged(state, "FU"), fr.Target(0, 1))
    assert ("G2 FU", "red 5") == (hand(state, 1), public(state).demand)


# Troublecharger.


@pytest.mark.rule("FR-POWER-TROUBLECHARGER-1")
def test_troublecharger_brings_an_event_at_the_end_of_the_turn() -> None:
    result = step(powered("R1 G1", 2, 2, powers=("troublecharger",), events=["expansion"]), charge(0, 0, "R1"))
    assert fr.EventRevealed(0, "expansion") in result.events
    assert (1, (4, 3, 4)) == (public(result.state).turn, sizes(result.state))
    assert "troublecharger" not in {rule.name for rule in public(result.state).in_force}


@pytest.mark.rule("FR-POWER-TROUBLECHARGER-2")
def test_troublecharger_with_a_black_card_makes_two_events() -> None:
    state = powered("K5 G1", 2, 2, powers=("troublecharger",), events=["third_time_lucky", "friday_13"])
    result = step(state, charge(0, 0, "K5"))
    assert [fr.EventRevealed(0, "third_time_lucky"), fr.EventRevealed(0, "friday_13")] == of(fr.EventRevealed, result)


@pytest.mark.rule("FR-POWER-TROUBLECHARGER-3")
def test_no_second_event_after_the_end_of_the_round() -> None:
    state = powered("K5 G1", 2, 2, powers=("troublecharger",), events=["finish_line", "friday_13"])
    result = step(state, charge(0, 0, "K5"))
    assert [fr.EventRevealed(0, "finish_line")] == of(fr.EventRevealed, result)


@pytest.mark.rule("FR-POWER-TROUBLECHARGER-4", "FR-TURN-11", "FR-PLAY-6")
def test_the_event_of_troublecharger_comes_before_the_finish_check() -> None:
    """P0's last card: Third Time Lucky gives three cards, and the round goes on."""
    state = powered("R1", 2, 2, powers=("troublecharger",), events=["third_time_lucky"])
    state = charged(state, "R1")
    assert ("play", 1, (3, 5, 5)) == (asked(state), public(state).turn, sizes(state))


@pytest.mark.rule("FR-POWER-TROUBLECHARGER-1")
def test_troublecharger_waits_for_the_whole_turn() -> None:
    """With a 2nd Chance the event comes after the card on it."""
    state = charged(powered("2ND.R R1 G1", 2, 2, powers=("troublecharger",), events=["expansion"]), "2ND.R")
    assert "play second_chance" == asked(state)
    assert fr.EventRevealed(0, "expansion") in step(state, play(0, "R1")).events
