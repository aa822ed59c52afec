"""
Troublemaker and Supercharge together: what one set does to the cards, events and powers of the other.
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr
from tabletricks.frantic.decks import SUPERCHARGE
from tabletricks.frantic.table import Lasting

from .builders import after, card, cards, discard, play, refused, step, throw
from .power_builders import charge, charged, front, powered
from .reading import asked, hand, lasting, legal, of, playable, power_cards, public, question, sizes, spans


def unlucky(state: fr.State) -> fr.State:
    """Nobody throws in Lucky Bastard before the events to come."""
    while asked(state) == "react lucky_bastard":
        state = after(state, fr.Pass(fr.awaiting(state)[0]))
    return state


def lucky(state: fr.State, *actions: fr.Action, seat: int = 1) -> fr.State:
    """The state after some actions; before the event a player throws in Lucky Bastard and wishes nothing."""
    state = after(state, *actions)
    while asked(state) == "react lucky_bastard":
        asked_seat = fr.awaiting(state)[0]
        throws = asked_seat == seat and throw(seat, "LUCKY") in legal(state, seat)
        state = after(state, *((throw(seat, "LUCKY"), fr.Pass(seat)) if throws else (fr.Pass(asked_seat),)))
    return state


def imitate(seat: int, text: str) -> fr.Imitate:
    return fr.Imitate(seat, card(text))


K5 = play(0, "K5")


# Mimicry.


@pytest.mark.rule("FR-CARD-MIM-1", "FR-CARD-MIM-2")
def test_mimicry_imitates_every_special_card_but_three() -> None:
    """On red 5: the red special cards, Colour Swaps with red, and the neutral ones of all sets."""
    state = after(powered("MIM G1", 3, troublemaker=True), play(0, "MIM"))
    coloured = "2ND.R EXCH.R GIFT.R SKIP.R SWAP.RY SWAP.RG SWAP.RB THIEF.R TROUB.R RECH.R"
    neutral = "FAN F4 CTR EQ NICE INEQ LUCKY FAV EDI UPD"
    assert {imitate(0, text) for text in f"{coloured} {neutral}".split()} == legal(state, 0)
    for text in ("END", "CURSE", "MIM"):
        refused(state, imitate(0, text), "FR-CARD-MIM-2")
    refused(state, imitate(0, "FU"), "FR-CARD-MIM-8")


@pytest.mark.rule("FR-CARD-MIM-1", "FR-MATCH-20")
def test_mimicry_as_recharge_edison_and_update() -> None:
    powers = ("looping^ recycling", "all_draw")
    state = after(powered("MIM G1", 3, powers=powers, troublemaker=True), play(0, "MIM"))
    recharge = after(state, imitate(0, "RECH.R"), fr.ChoosePower(0, 0, 0))
    assert ("looping recycling", "red/RECH") == (front(recharge, 0), public(recharge).demand)
    edison = after(state, imitate(0, "EDI"), fr.ChoosePower(0, 0, 0), fr.ChoosePower(0, 1, 0), fr.Pass(0))
    assert "react counterattack" == asked(edison)
    update = after(state, imitate(0, "UPD"), fr.UseEffect(0), fr.Pass(0))
    assert "choose_power update" == asked(update)


@pytest.mark.rule("FR-REACT-4", "FR-CARD-COUNTER-2")
def test_mimicry_counters_edison() -> None:
    state = powered("EDI G1", "MIM B1", powers=("looping", "all_draw"), troublemaker=True)
    state = after(state, play(0, "EDI"), fr.ChoosePower(0, 0, 0), fr.ChoosePower(0, 1, 0), fr.Pass(0))
    result = step(state, throw(1, "MIM"))
    assert fr.Countered(1, 0, "edison") in result.events
    assert "choose_power edison" == asked(result.state)


@pytest.mark.rule("FR-CARD-MIM-5", "FR-POWER-RANDOM_CHANCE-3")
def test_by_random_chance_mimicry_may_have_any_colour() -> None:
    state = charged(powered("R1 MIM G1 G2", 3, powers=("random_chance",), troublemaker=True), "R1")
    state = after(state, play(0, "MIM"))
    assert {imitate(0, f"SKIP.{colour}") for colour in "RYGB"} <= legal(state, 0)
    state = after(state, imitate(0, "GIFT.B"))
    assert ("choose_player gift", "blue/GIFT") == (asked(state), public(state).demand)


@pytest.mark.rule("FR-POWER-BLOCKADE-6", "FR-CARD-MIM-3")
def test_mimicry_is_no_card_of_a_blocked_colour() -> None:
    red = fr.InForce("blockade", owner=1, colour="red", armed=True)
    state = after(powered("MIM G1", 3, spans=[red], troublemaker=True), play(0, "MIM"))
    refused(state, imitate(0, "GIFT.R"), "FR-POWER-BLOCKADE-6")
    refused(state, imitate(0, "SWAP.RG"), "FR-POWER-BLOCKADE-6")
    assert imitate(0, "FAN") in legal(state, 0)


@pytest.mark.rule("FR-MATCH-12", "FR-CARD-MIM-3")
def test_mimicry_on_a_black_wish_must_wish() -> None:
    state = after(powered("MIM G1 G2", "B1", demand="wish black", troublemaker=True), play(0, "MIM"))
    refused(state, imitate(0, "GIFT.R"), "FR-CARD-MIM-3")
    state = after(state, imitate(0, "EQ"), fr.Target(0, 1))
    refused(state, fr.Pass(0), "FR-MATCH-12")


@pytest.mark.rule("FR-POWER-SPECIAL_SEAL-1", "FR-POWER-SPECIAL_SEAL-2")
def test_mimicry_is_a_special_card_for_the_seal() -> None:
    state = powered("MIM R1", 3, powers=("special_seal",), troublemaker=True)
    refused(state, charge(0, 0, "MIM"), "FR-POWER-SPECIAL_SEAL-2")
    sealed = powered("MIM R1", 3, spans=[fr.InForce("special_seal", owner=1)], troublemaker=True)
    assert {"R1"} == playable(sealed, 0)


@pytest.mark.rule("FR-PLAY-4", "FR-POWER-GEN-7")
def test_what_mimicry_imitates_is_named_after_a_first_power() -> None:
    state = powered("MIM G1", 1, 1, powers=("all_draw",), troublemaker=True)
    state = charged(state, "MIM")
    assert ("imitate", (1, 2, 2)) == (asked(state), sizes(state))


@pytest.mark.rule("FR-POWER-RECYCLING-2", "FR-MATCH-20")
def test_recycling_mimicry_brings_the_old_demand_back() -> None:
    """It goes back into the hand as Mimicry, whatever it was."""
    state = powered("MIM G1 G2", "B1", powers=("recycling",), troublemaker=True, demand="green 5")
    state = after(charged(state, "MIM"), imitate(0, "SKIP.G"), fr.Target(0, 1), fr.Pass(1))
    assert "choose_player recycling" == asked(state)
    state = after(state, fr.Target(0, 1))
    assert ("B1 MIM", "green 5") == (hand(state, 1), public(state).demand)


@pytest.mark.rule("FR-POWER-RECYCLING-4")
def test_recycling_under_mimicry_and_under_a_colour_swap() -> None:
    """2ND.R is recycled; the card on it has changed the demand, which stays."""
    state = powered("2ND.R MIM G1", "B1", powers=("recycling",), troublemaker=True)
    state = after(charged(state, "2ND.R"), play(0, "MIM"), imitate(0, "SKIP.R"), fr.Target(0, 1), fr.Pass(1))
    assert "red/SKIP" == public(after(state, fr.Target(0, 0))).demand
    state = powered("2ND.R SWAP.RG G1", "B1", powers=("recycling",), troublemaker=True)
    state = after(charged(state, "2ND.R"), play(0, "SWAP.RG"), fr.Target(0, 0))
    assert ("green/SWAP", "green") == (public(state).demand, public(state).last_colour)


# Colour Swap, Thief, Curse, Troublemaker.


@pytest.mark.rule("FR-POWER-RECYCLING-2")
def test_recycling_a_colour_swap() -> None:
    state = charged(powered("SWAP.RG G1", 2, powers=("recycling",), troublemaker=True), "SWAP.RG")
    assert "green/SWAP" == public(state).demand
    state = after(state, fr.Target(0, 1))
    assert ("red 5", "red") == (public(state).demand, public(state).last_colour)


@pytest.mark.rule("FR-CARD-SWAP-2", "FR-CARD-SWAP-4")
def test_a_colour_swap_by_random_chance() -> None:
    """On red 1 the red-green one goes to green by itself; of yellow-blue the author chooses."""
    state = charged(powered("R1 SWAP.RG SWAP.YB G1", 3, powers=("random_chance",), troublemaker=True), "R1")
    assert "green/SWAP" == public(after(state, play(0, "SWAP.RG"))).demand
    state = after(state, play(0, "SWAP.YB"))
    assert {fr.ChooseColour(0, "yellow"), fr.ChooseColour(0, "blue")} == legal(state, 0)


@pytest.mark.rule("FR-CARD-SWAP-3", "FR-POWER-BLOCKADE-2")
def test_a_colour_swap_has_both_colours_for_a_blockade() -> None:
    for colour in ("red", "green"):
        blocked = [fr.InForce("blockade", owner=1, colour=colour, armed=True)]
        refused(powered("SWAP.RG", 3, spans=blocked, troublemaker=True), play(0, "SWAP.RG"), "FR-POWER-BLOCKADE-2")


@pytest.mark.rule("FR-MATCH-12", "FR-MATCH-9")
def test_a_colour_swap_does_not_cover_a_black_wish() -> None:
    refused(powered("SWAP.RG", 3, demand="wish black", troublemaker=True), play(0, "SWAP.RG"), "FR-MATCH-12")


@pytest.mark.rule("FR-POWER-SPECIAL_CHARGE-1", "FR-PLAY-4")
def test_special_charge_before_a_thief() -> None:
    """P1 holds FAN CURSE R2 and draws two cards before P0 names the victim."""
    state = powered("THIEF.R G1", "FAN CURSE R2", 3, powers=("special_charge",), troublemaker=True)
    state = after(charged(state, "THIEF.R"), fr.Target(0, 1))
    assert ("choose_player thief", 5) == (asked(state), sizes(state)[1])


@pytest.mark.rule("FR-POWER-ANTI_COUNTER-1")
@pytest.mark.parametrize("text", ["THIEF.R", "INEQ", "FAV"])
def test_anti_counter_with_the_cards_of_troublemaker(text: str) -> None:
    state = powered(f"{text} G1 G2 G3", "CTR B1", 3, powers=("anti_counter",), troublemaker=True)
    state = after(charged(state, text), fr.Target(0, 1))
    if isinstance(question(state), fr.WishQuestion):
        state = after(state, fr.Pass(0))
    assert asked(state) in ("choose_card thief", "play")


@pytest.mark.rule("FR-POWER-RANDOM_CHANCE-2", "FR-CARD-CURSE-1")
def test_curse_is_no_extra_card() -> None:
    """With nothing but Curse there is nothing to play."""
    state = charged(powered("R1 CURSE B9", 3, powers=("random_chance",), troublemaker=True), "R1")
    refused(state, play(0, "CURSE"), "FR-POWER-RANDOM_CHANCE-2")
    state = charged(powered("R1 CURSE", 3, powers=("random_chance",), troublemaker=True), "R1")
    assert {fr.Pass(0)} == legal(state, 0)


@pytest.mark.rule("FR-POWER-TROUBLECHARGER-2", "FR-CARD-TROUB-1")
def test_troublecharger_with_troublemaker() -> None:
    """One event at once, another one at the end of the turn, both P0's."""
    events: list[fr.EventCard] = ["third_time_lucky", "friday_13"]
    state = powered("TROUB.R G1", 2, powers=("troublecharger",), events=events, troublemaker=True)
    first = after(charged(state, "TROUB.R"), fr.Pass(1))
    result = step(first, fr.Pass(0))
    assert [fr.EventRevealed(0, "third_time_lucky")] == of(fr.EventRevealed, result)
    assert "react lucky_bastard" == asked(result.state)
    result = step(after(result.state, fr.Pass(1)), fr.Pass(0))
    assert [fr.EventRevealed(0, "friday_13")] == of(fr.EventRevealed, result)


@pytest.mark.rule("FR-POWER-RECYCLING-3", "FR-POWER-RECYCLING-1")
def test_recycling_troublemaker_after_its_event() -> None:
    state = powered("TROUB.R G1", 2, powers=("recycling",), events=["third_time_lucky"], troublemaker=True)
    state = unlucky(charged(state, "TROUB.R"))
    assert ("choose_player recycling", (4, 5)) == (asked(state), sizes(state))
    assert "red 5" == public(after(state, fr.Target(0, 1))).demand


@pytest.mark.rule("FR-POWER-RECYCLING-2", "FR-CARD-LUCKY-6")
def test_the_wish_of_a_lucky_bastard_survives_recycling() -> None:
    state = powered("K5 G1", "LUCKY B1", powers=("recycling",), events=["friday_13"], troublemaker=True)
    state = after(charged(state, "K5"), throw(1, "LUCKY"), fr.WishColour(1, "green"), fr.Pass(0), fr.Target(0, 0))
    assert ("wish green", "G1 K5") == (public(state).demand, hand(state, 0))


# Lucky Bastard and Special Seal.


@pytest.mark.rule("FR-REACT-5", "FR-CARD-LUCKY-8")
def test_no_lucky_bastard_under_a_seal() -> None:
    """P0 plays K5 with the seal: no window opens before the event."""
    state = powered("K5 G1", "LUCKY B1", powers=("special_seal",), events=["third_time_lucky"], troublemaker=True)
    state = charged(state, "K5")
    assert ("play", (4, 5)) == (asked(state), sizes(state))


@pytest.mark.rule("FR-CARD-LUCKY-2", "FR-EVENT-GEN-5")
@pytest.mark.parametrize("event", SUPERCHARGE.events)
def test_lucky_bastard_protects_from_every_event_of_supercharge(event: fr.EventCard) -> None:
    """P1 gives, gets, draws and shows nothing; hand and power cards are what they were."""
    state = powered(
        "K5 R9 FAN", "LUCKY B1 SKIP.B", "FU G1 G2",
        powers=("looping", "recycling^", "all_draw"), events=[event], draw="R8 R7 R6 R4", troublemaker=True,
    )  # fmt: skip
    state = lucky(state, K5)
    for _ in range(20):
        if asked(state) == "play":
            break
        assert 1 != fr.awaiting(state)[0]
        state = after(state, fr.legal_actions(state, fr.awaiting(state)[0])[0])
    assert ("B1 SKIP.B", "recycling^") == (hand(state, 1), front(state, 1))


@pytest.mark.rule("FR-EVENT-GEN-16", "FR-CARD-LUCKY-2")
@pytest.mark.parametrize("event", SUPERCHARGE.events)
def test_if_everybody_is_protected_nothing_of_supercharge_happens(event: fr.EventCard) -> None:
    """Lucky Bastard and Mimicry protect both players; only the card of a Rewind is turned up."""
    powers = ("looping", "recycling^")
    state = powered("K5 R1 MIM", "LUCKY B1", powers=powers, events=[event], draw="Y8", troublemaker=True)
    state = after(state, K5, throw(1, "LUCKY"), fr.Pass(1), throw(0, "MIM"), fr.Pass(0))
    assert ("play", 1) == (asked(state), public(state).turn)
    assert ("R1", "B1") == (hand(state, 0), hand(state, 1))
    assert powers == (front(state, 0), front(state, 1))
    assert ("yellow 8" if event == "rewind" else "black 5") == public(state).demand


@pytest.mark.rule("FR-EVENT-GEN-16", "FR-EVENT-LOOT-1", "FR-EVENT-RIOT-1")
@pytest.mark.parametrize("event", ["loot", "riot"])
def test_with_one_player_left_there_is_no_neighbour(event: fr.EventCard) -> None:
    state = powered("K5 R1 FAN", "LUCKY B1", "MIM G1", events=[event], troublemaker=True)
    state = after(state, K5, throw(1, "LUCKY"), fr.Pass(1), throw(2, "MIM"), fr.Pass(2), fr.Pass(0))
    assert ["R1 FAN", "B1", "G1"] == [hand(state, seat) for seat in range(3)]


@pytest.mark.rule("FR-EVENT-CHARGENADO-2")
def test_a_protected_player_keeps_the_power_cards() -> None:
    state = powered(
        "K5 G1", "LUCKY B1", "G2", powers=("looping", "recycling^"), events=["chargenado"], troublemaker=True
    )
    state = lucky(state, K5)
    assert ([2, 1, 2], "recycling^") == ([len(own) for own in power_cards(state)], front(state, 1))


@pytest.mark.rule("FR-EVENT-EPIC_FAIL-4")
def test_fuck_you_is_safe_in_a_protected_hand() -> None:
    state = powered("K5 G1 G2", "LUCKY FU B1", "G3", events=["epic_fail"], troublemaker=True)
    state = after(state, K5, throw(1, "LUCKY"), fr.Pass(1), fr.Pass(2))
    result = step(state, fr.Pass(0))
    assert fr.FuckYouFound(2, "safe", None) in result.events
    assert "B1 FU" == hand(result.state, 1)


@pytest.mark.rule("FR-EVENT-GEN-5", "FR-EVENT-LOOT-1", "FR-EVENT-RIOT-1")
def test_the_neighbour_of_a_protected_player_is_the_next_one() -> None:
    """P1 is protected: P0 loots P2, and P0's special cards go to P2."""
    state = powered("K5 R1 FAN", "LUCKY B1", "G1", events=["riot"], troublemaker=True)
    state = lucky(state, K5)
    assert ["R1", "B1", "G1 FAN"] == [hand(state, seat) for seat in range(3)]
    state = powered("K5 R1", "LUCKY B1", "G1", events=["loot"], troublemaker=True)
    state = lucky(state, K5)
    assert ["G1", "B1", "R1"] == [hand(state, seat) for seat in range(3)]


@pytest.mark.rule("FR-CARD-LUCKY-4", "FR-EVENT-PARASITE-1")
def test_a_player_protected_from_parasite_discards_nothing() -> None:
    state = powered("K5 R1 R2", "LUCKY B1 B2", "B5", events=["parasite"], troublemaker=True)
    state = lucky(state, K5)
    assert (fr.InForce("parasite", protected=(1,)),) == lasting(state)
    state = after(state, fr.Draw(1), fr.EndTurn(1), play(2, "B5"), fr.Pass(0))
    assert fr.RoundEnded("hand_empty", (2,)) in step(state, fr.Pass(1)).events


@pytest.mark.rule("FR-CARD-LUCKY-3", "FR-EVENT-REWIND-4")
@pytest.mark.parametrize("text", ["SKIP.G", "GIFT.G", "THIEF.G"])
def test_a_protected_player_is_no_target_of_the_card_of_a_rewind(text: str) -> None:
    state = powered("K5 R1 R2", "LUCKY B1", "G1", events=["rewind"], draw=text, troublemaker=True)
    state = after(lucky(state, K5), fr.UseEffect(0))
    assert {fr.Target(0, 2)} == legal(state, 0)
    refused(state, fr.Target(0, 1), "FR-CARD-LUCKY-3")


@pytest.mark.rule("FR-CARD-LUCKY-3")
def test_neither_fantastic_four_nor_edison_of_a_rewind_reach_a_protected_player() -> None:
    powers = ("looping", "all_draw", "recycling")
    state = powered("K5 R1 R2", "LUCKY B1", "G1", events=["rewind"], draw="F4", troublemaker=True)
    state = lucky(state, K5)
    refused(state, fr.Share(0, 1, 1), "FR-CARD-LUCKY-3")
    assert {fr.Pass(0), *(fr.Share(0, 2, count) for count in (1, 2, 3, 4))} == legal(state, 0)
    state = powered("K5 R1 R2", "LUCKY B1", "G1", events=["rewind"], draw="EDI", powers=powers, troublemaker=True)
    state = lucky(state, K5)
    refused(state, fr.ChoosePower(0, 1, 0), "FR-CARD-LUCKY-3")
    assert {fr.Pass(0), fr.ChoosePower(0, 0, 0), fr.ChoosePower(0, 2, 0)} == legal(state, 0)


@pytest.mark.rule("FR-CARD-LUCKY-3", "FR-EVENT-REWIND-4")
def test_troublemaker_turned_up_by_rewind_brings_an_event_inside() -> None:
    """P1 stays protected in it."""
    events: list[fr.EventCard] = ["rewind", "third_time_lucky"]
    state = powered("K5 R1 R2", "LUCKY B1", "G1", events=events, draw="TROUB.G", troublemaker=True)
    state = lucky(state, K5)
    assert "decide rewind" == asked(state)
    before = sizes(state)
    state = unlucky(after(state, fr.UseEffect(0)))
    assert (before[0] + 3, before[1], before[2] + 3) == sizes(state)
    assert ("play", "green/TROUB") == (asked(state), public(state).demand)


@pytest.mark.rule("FR-EVENT-REWIND-6", "FR-START-8", "FR-START-11")
def test_colour_swap_and_mimicry_turned_up_by_rewind() -> None:
    state = unlucky(after(powered("K5 R1", "B1", events=["rewind"], draw="SWAP.RG", troublemaker=True), K5))
    assert {fr.ChooseColour(0, "red"), fr.ChooseColour(0, "green")} == legal(state, 0)
    state = unlucky(after(powered("K5 R1", "B1", events=["rewind"], draw="MIM", troublemaker=True), K5))
    assert {imitate(0, f"SKIP.{colour}") for colour in "RYGB"} <= legal(state, 0)
    state = after(state, imitate(0, "LUCKY"))
    refused(state, fr.Pass(0), "FR-EVENT-REWIND-4")


@pytest.mark.rule("FR-EVENT-REWIND-8", "FR-START-13")
def test_curse_turned_up_by_rewind_goes_back() -> None:
    state = powered("K5 R1", "B1", events=["rewind"], draw="CURSE END", draw_size=2, troublemaker=True)
    state = after(state, K5, fr.Pass(1))
    assert fr.RoundEnded("exhausted", ()) in step(state, fr.Pass(0)).events


# Events inside events.


@pytest.mark.rule("FR-EVENT-PLAGUE-1", "FR-EVENT-TSUNAMI-1")
def test_a_plague_with_tsunami_and_rewind() -> None:
    events: list[fr.EventCard] = ["plague", "tsunami", "rewind"]
    state = unlucky(after(powered("K5 R1", "B1", events=events, draw="SKIP.G", troublemaker=True), K5))
    state = unlucky(after(state, fr.Lay(1, card("B1")), fr.Lay(0, card("R1"))))
    assert ("decide rewind", "green/SKIP") == (asked(state), public(state).demand)
    result = step(state, fr.Pass(0))
    assert [fr.EventResolved("rewind"), fr.EventResolved("plague")] == of(fr.EventResolved, result)


@pytest.mark.rule("FR-EVENT-REPEAT-1", "FR-EVENT-SUPERCHARGE-1")
def test_repeat_brings_another_power_card() -> None:
    """K5 brings Supercharge, its Troublecharger Repeat: two more power cards for everybody."""
    events: list[fr.EventCard] = ["supercharge", "repeat"]
    state = powered("K5 R1", "B1", powers=("troublecharger",), events=events, troublemaker=True)
    state = unlucky(charged(state, "K5"))
    assert {fr.ChooseEvent(0, "supercharge")} == legal(state, 0)
    state = after(state, fr.ChooseEvent(0, "supercharge"))
    assert [3, 2] == [len(own) for own in power_cards(state)]


@pytest.mark.rule("FR-EVENT-GEN-17", "FR-EVENT-REPEAT-1")
def test_repeating_parasite_changes_nothing() -> None:
    state = powered("K5 R1", "B1", events=["repeat"], lasting=["parasite"], troublemaker=True)
    state = unlucky(after(state, K5))
    assert {fr.ChooseEvent(0, "parasite")} == legal(state, 0)
    assert (fr.InForce("parasite"),) == lasting(after(state, fr.ChooseEvent(0, "parasite")))


@pytest.mark.rule("FR-POWER-TROUBLECHARGER-4", "FR-EVENT-LAST_CHANCE-1", "FR-TURN-11")
def test_troublecharger_comes_before_last_chance() -> None:
    """P0's last card: first the event of Troublecharger, then that of Last Chance."""
    events: list[fr.EventCard] = ["friday_13", "third_time_lucky"]
    state = powered("R1", 2, powers=("troublecharger",), events=events, lasting=["last_chance"], troublemaker=True)
    state = charged(state, "R1")
    first = step(state, fr.Pass(1))
    assert [fr.EventRevealed(0, "friday_13")] == of(fr.EventRevealed, first)
    second = step(first.state, fr.Pass(1))
    assert [fr.EventRevealed(0, "third_time_lucky")] == of(fr.EventRevealed, second)


@pytest.mark.rule("FR-CARD-END-3", "FR-SCORE-10")
def test_the_end_ignores_last_chance() -> None:
    """Time Bomb, Last Chance and Parasite."""
    lasting: list[Lasting] = ["last_chance", "parasite", "plus_one"]
    state = powered("END", "NICE R3", "K4", bomb=(2, 2, 2), lasting=lasting, troublemaker=True)
    result = step(state, play(0, "END"))
    assert fr.Scored((0, 10, 4), (0, 10, 4)) in result.events
    assert not of(fr.EventRevealed, result)


@pytest.mark.rule("FR-DRAW-6", "FR-EVENT-PLUS_ONE-1")
def test_plus_one_with_powers() -> None:
    """All Draw One gives two cards; Special Charge one more than there are special cards, but none for none."""
    state = powered("R1 G1", 1, 1, powers=("all_draw",), lasting=["plus_one"], troublemaker=True)
    assert (1, 3, 3) == sizes(charged(state, "R1"))
    state = powered("R1 G1", "FAN", "B1", powers=("special_charge",), lasting=["plus_one"], troublemaker=True)
    state = charged(state, "R1")
    assert (1, 3, 1) == sizes(after(state, fr.Target(0, 1)))
    assert (1, 1, 1) == sizes(after(state, fr.Target(0, 2)))


# Identity Theft of places.


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-3", "FR-POWER-GEN-10")
def test_power_cards_stay_at_the_place() -> None:
    powers = ("looping", "recycling^ all_draw", "black_wish")
    state = powered("K5 R1", "B1", "G1", powers=powers, events=["identity_theft"], scoring="none", troublemaker=True)
    state = after(unlucky(after(state, K5)), fr.Target(0, 1), fr.Target(0, 2))
    assert ["looping", "black_wish", "recycling^ all_draw"] == [front(state, seat) for seat in range(3)]
    assert ["R1", "G1", "B1"] == [hand(state, seat) for seat in range(3)]


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-4", "FR-POWER-LOOPING-1", "FR-POWER-LOOPING-2")
def test_running_powers_go_with_the_person() -> None:
    """
    P0 plays K5 with Looping and swaps places with P2.

    The turn was taken at place 0, where P2 sits now: next, against the normal direction, is place 3 with P3, then place
    2 with P0, whose turn ends the Looping.
    """
    state = powered(
        "K5 R1 R2", "R3 B1", "R4 G1", "R6 G2", powers=("looping",), events=["identity_theft"], scoring="none",
        troublemaker=True,
    )  # fmt: skip
    state = after(unlucky(charged(state, "K5")), fr.Target(0, 0), fr.Target(0, 2))
    assert ("play", 3, -1) == (asked(state), public(state).turn, public(state).direction)
    assert (fr.InForce("looping", owner=0, armed=True),) == spans(state)
    state = after(state, fr.Draw(3), fr.EndTurn(3))
    assert 0 == public(state).turn
    state = after(state, fr.Draw(0), fr.EndTurn(0))
    assert (3, 1, ()) == (public(state).turn, public(state).direction, spans(state))


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-4", "FR-POWER-RANDOM_CHANCE-1")
def test_the_extra_card_is_played_by_the_person() -> None:
    """P0 plays K5 with Random Chance, swaps places with P1 and plays on from the hand that lay there."""
    state = powered(
        "K5 R1", "2ND.B B1", "G1", powers=("random_chance",), events=["identity_theft"], scoring="none",
        troublemaker=True,
    )  # fmt: skip
    state = after(unlucky(charged(state, "K5")), fr.Target(0, 0), fr.Target(0, 1))
    assert ("play random_chance", (0,), "B1 2ND.B") == (asked(state), fr.awaiting(state), hand(state, 0))
    state = after(state, play(0, "2ND.B"))
    assert "play second_chance" == asked(state)
    state = after(state, play(0, "B1"))
    assert (0,) == tuple(seat for seat in range(3) if not sizes(state)[seat])


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-4", "FR-POWER-TROUBLECHARGER-1")
def test_troublecharger_belongs_to_the_person() -> None:
    events: list[fr.EventCard] = ["identity_theft", "expansion"]
    state = powered("K5 R1", "B1", "G1", powers=("troublecharger",), events=events, scoring="none", troublemaker=True)
    state = after(unlucky(charged(state, "K5")), fr.Target(0, 0), fr.Target(0, 1))
    while True:
        result = step(state, fr.Pass(fr.awaiting(state)[0]))
        state = result.state
        if asked(state) != "react lucky_bastard":
            break
    assert fr.EventRevealed(0, "expansion") in result.events


@pytest.mark.rule("FR-EVENT-PARASITE-1", "FR-EVENT-IDENTITY_THEFT-3")
def test_left_is_a_place_after_a_swap_of_places() -> None:
    """P0 and P1 have swapped places: they sit P1 P0 P2, so that P1 is to the left of P0, who finishes."""
    events: list[fr.EventCard] = ["identity_theft"]
    state = powered("K5 R1 R2", "B5", "G1 G2", events=events, lasting=["parasite"], scoring="none", troublemaker=True)
    state = after(unlucky(after(state, K5)), fr.Target(0, 0), fr.Target(0, 1))
    assert ((1, 0, 2), "B5", 0) == (public(state).seating, hand(state, 0), public(state).turn)
    state = after(state, play(0, "B5"), fr.Pass(2), fr.Pass(1))
    assert ("choose_card parasite", (1,)) == (asked(state), fr.awaiting(state))


def test_both_sets_deal_all_their_cards() -> None:
    options = fr.Options(players=2, troublemaker=True, supercharge=True)
    assert (157, 43, 24) == (len(options.deck), len(options.event_cards), len(options.power_cards))
    assert cards("CURSE MIM") == tuple(text for text in options.deck if text.kind in ("curse", "mimicry"))
    assert discard(0, "R1") not in legal(fr.setup(options, 1), 0)
