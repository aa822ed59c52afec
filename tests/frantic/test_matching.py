"""
What fits on what, and what a card leaves behind (FR-MATCH-1 to FR-MATCH-19).
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, cards, discard, opening, play, position, refused, step, throw
from .reading import hand, of, playable, public, sizes, skips


COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
SYMBOLS = ("2ND", "EXCH", "GIFT", "SKIP")
NEUTRAL = ("FAN", "F4", "CTR", "EQ", "NICE", "FU")
EVERY_CARD = (
    *(f"{letter}{number}" for letter in "RYGBK" for number in range(1, 10)),
    *(f"{symbol}.{letter}" for symbol in SYMBOLS for letter in COLOURS),
    *NEUTRAL,
)
EVERY_DEMAND = (
    *(f"{colour} {number}" for colour in COLOURS.values() for number in range(1, 10)),
    *(f"{colour}/{symbol}" for colour in COLOURS.values() for symbol in SYMBOLS),
    *(f"wish {colour}" for colour in COLOURS.values()),
    *(f"wish {number}" for number in range(1, 10)),
    *(f"black {number}" for number in range(1, 10)),
    "open",
)
TEN_WITH_FU = "FU R1 R2 R3 R4 Y1 Y2 Y3 Y4 G1"


# Everything on everything.


def refusing_rule(demand: str, card: str, held: int) -> str | None:
    """FR-MATCH-1 to FR-MATCH-10 and FR-CARD-FU-1 in the words of the rules: what forbids a card, or None."""
    if card in NEUTRAL:
        return "FR-CARD-FU-1" if card == "FU" and held != 10 else None
    if demand == "open":
        return None
    symbol, _, letter = card.partition(".") if "." in card else ("", "", card[0])
    number = "" if symbol else card[1]
    colour = COLOURS.get(letter, "black")
    kind, _, wanted = demand.partition(" ")
    if kind == "wish" and wanted.isdigit():
        return None if number == wanted else "FR-MATCH-8"
    if kind == "wish":
        return None if colour == wanted else "FR-MATCH-7"
    if kind == "black":
        if colour == "black":
            return "FR-MATCH-5"
        return None if number == wanted else "FR-MATCH-6"
    demanded_colour, _, demanded_symbol = demand.partition("/") if "/" in demand else (kind, "", "")
    if colour == "black":
        return None if number == wanted else "FR-MATCH-4"
    if symbol:
        return None if colour == demanded_colour or symbol == demanded_symbol else "FR-MATCH-2"
    return None if colour == demanded_colour or number == wanted else "FR-MATCH-1"


@pytest.mark.rule(
    "FR-MATCH-1",
    "FR-MATCH-2",
    "FR-MATCH-3",
    "FR-MATCH-4",
    "FR-MATCH-5",
    "FR-MATCH-6",
    "FR-MATCH-7",
    "FR-MATCH-8",
    "FR-MATCH-10",
)
@pytest.mark.parametrize("demand", EVERY_DEMAND)
def test_every_card_on_every_demand(demand: str) -> None:
    """P0 holds one of each of the 67 cards; each is refused by the rule that the rules name, or listed."""
    state = position(" ".join(EVERY_CARD), 5, 5, demand=demand)
    expected = {card: refusing_rule(demand, card, len(EVERY_CARD)) for card in EVERY_CARD}
    problems = {card: fr.check(state, play(0, card)) for card in EVERY_CARD}
    assert expected == {card: None if problem is None else problem.rule for card, problem in problems.items()}
    assert {card for card, rule in expected.items() if rule is None} == playable(state, 0)


@pytest.mark.rule("FR-MATCH-3", "FR-CARD-FU-1")
@pytest.mark.parametrize("demand", EVERY_DEMAND)
def test_fuck_you_with_ten_cards_on_every_demand(demand: str) -> None:
    assert fr.check(position(TEN_WITH_FU, 5, 5, demand=demand), play(0, "FU")) is None


# The examples.


@pytest.mark.rule("FR-MATCH-2", "FR-MATCH-11", "FR-SKIP-1", "FR-SKIP-2", "FR-CARD-SKIP-1")
def test_skip_on_skip() -> None:
    """The blue Skip fits on the red one by its symbol; P1 is skipped, P2 plays."""
    state = position("SKIP.B G4 Y2", 5, 5, demand="red/SKIP")
    result = step(state, play(0, "SKIP.B"), fr.Target(0, 1), fr.Pass(1))
    assert ("Y2 G4", "blue/SKIP") == (hand(result.state, 0), public(result.state).demand)
    assert [fr.SkipFlagged(1)] == of(fr.SkipFlagged, result)
    assert [fr.TurnSkipped(1)] == of(fr.TurnSkipped, result)
    assert (False, (2,)) == (skips(result.state)[1], fr.awaiting(result.state))


@pytest.mark.rule("FR-MATCH-1", "FR-MATCH-3", "FR-MATCH-4")
def test_what_fits_on_a_red_5() -> None:
    state = position("K5 K7 B5 R9 B9 FAN", 5, 5, demand="red 5")
    assert {"K5", "B5", "R9", "FAN"} == playable(state, 0)
    refused(state, play(0, "K7"), "FR-MATCH-4")
    refused(state, play(0, "B9"), "FR-MATCH-1")


@pytest.mark.rule("FR-MATCH-5", "FR-MATCH-6")
def test_what_fits_on_a_black_5() -> None:
    state = position("R5 FAN K7 SKIP.R R6", 5, 5, demand="black 5", last_colour="red")
    assert {"R5", "FAN"} == playable(state, 0)
    refused(state, play(0, "K7"), "FR-MATCH-5")
    refused(state, play(0, "SKIP.R"), "FR-MATCH-6")
    refused(state, play(0, "R6"), "FR-MATCH-6")


@pytest.mark.rule("FR-MATCH-8", "FR-MATCH-13", "FR-MATCH-16")
def test_a_seven_is_wished() -> None:
    """R7, K7 and Equality fit; the red 7 then counts normally."""
    state = after(position("FAN G1", "R7 K7 R2 SKIP.R EQ", 5), play(0, "FAN"), fr.WishNumber(0, 7))
    assert "wish 7" == public(state).demand
    assert {"R7", "K7", "EQ"} == playable(state, 1)
    assert "red 7" == public(after(state, play(1, "R7"))).demand


@pytest.mark.rule("FR-MATCH-15")
def test_a_wish_outlives_those_who_draw() -> None:
    state = position(5, "R1 G1", "R1 B7", demand="wish 7", turn=1, draw="G2")
    state = after(state, fr.Draw(1), fr.EndTurn(1))
    assert ("wish 7", (2,), {"B7"}) == (public(state).demand, fr.awaiting(state), playable(state, 2))


@pytest.mark.rule("FR-MATCH-14", "FR-CARD-EQ-2")
def test_equality_without_a_wish() -> None:
    """P0 holds six cards afterwards, P1 three: P1 draws three, and red 5 still counts."""
    state = position("EQ R1 R2 R3 R4 Y1 Y2", 3, 8, demand="red 5")
    state = after(state, play(0, "EQ"), fr.Target(0, 1), fr.Pass(0), fr.Pass(1))
    assert ((6, 6, 8), "red 5", "red") == (sizes(state), public(state).demand, public(state).last_colour)


@pytest.mark.rule("FR-MATCH-17", "FR-CARD-FU-1", "FR-CARD-FU-2")
def test_fuck_you_on_a_wish() -> None:
    state = after(position(TEN_WITH_FU, 5, 5, demand="wish blue"), play(0, "FU"))
    assert (9, "FU", "wish blue") == (sizes(state)[0], public(state).discard[-1], public(state).demand)
    assert (1,) == fr.awaiting(state)


@pytest.mark.rule("FR-CARD-FU-1")
@pytest.mark.parametrize("held", ["FU R1 R2 R3 R4 Y1 Y2 Y3 Y4", f"{TEN_WITH_FU} G2"], ids=["nine", "eleven"])
def test_fuck_you_with_nine_or_eleven_cards(held: str) -> None:
    refused(position(held, 5, 5, demand="wish blue"), play(0, "FU"), "FR-CARD-FU-1")


@pytest.mark.rule("FR-CARD-FU-1", "FR-TURN-7")
def test_drawing_makes_ten_cards() -> None:
    state = position("FU R1 R2 R3 R4 Y1 Y2 Y3 Y4", 5, 5, draw="G1")
    refused(state, play(0, "FU"), "FR-CARD-FU-1")
    state = after(state, fr.Draw(0), play(0, "FU"))
    assert ("R1 R2 R3 R4 Y1 Y2 Y3 Y4 G1", "red 5") == (hand(state, 0), public(state).demand)


# Cards that do not fit.


@pytest.mark.rule("FR-PLAY-1")
@pytest.mark.parametrize("card", ["R9", "FAN", "FU"])
def test_a_card_that_is_not_in_the_hand(card: str) -> None:
    refused(position("R1 B2", "R9 FAN FU", 5), play(0, card), "FR-PLAY-1")


@pytest.mark.rule("FR-MATCH-1")
@pytest.mark.parametrize(("demand", "card"), [("red 5", "B9"), ("red 5", "G4"), ("red/SKIP", "B5")])
def test_a_number_of_another_colour_and_number(demand: str, card: str) -> None:
    refused(position(f"{card} R1", 5, 5, demand=demand), play(0, card), "FR-MATCH-1")


@pytest.mark.rule("FR-MATCH-2")
@pytest.mark.parametrize(("demand", "card"), [("red 5", "SKIP.B"), ("red/SKIP", "GIFT.B"), ("green/2ND", "EXCH.Y")])
def test_a_special_card_of_another_colour_and_symbol(demand: str, card: str) -> None:
    refused(position(f"{card} R1", 5, 5, demand=demand), play(0, card), "FR-MATCH-2")


@pytest.mark.rule("FR-MATCH-4")
@pytest.mark.parametrize(("demand", "card"), [("red 5", "K4"), ("blue 9", "K6"), ("red/SKIP", "K5")])
def test_a_black_card_on_another_number(demand: str, card: str) -> None:
    refused(position(f"{card} R1", 5, 5, demand=demand), play(0, card), "FR-MATCH-4")


@pytest.mark.rule("FR-MATCH-5")
@pytest.mark.parametrize(("demand", "card"), [("black 5", "K4"), ("black 1", "K9")])
def test_black_on_black(demand: str, card: str) -> None:
    refused(position(f"{card} R1", 5, 5, demand=demand), play(0, card), "FR-MATCH-5")


@pytest.mark.rule("FR-MATCH-7")
def test_a_black_card_on_a_wished_colour() -> None:
    refused(position("K5 R1", 5, 5, demand="wish red"), play(0, "K5"), "FR-MATCH-7")


@pytest.mark.rule("FR-MATCH-6", "FR-MATCH-8")
@pytest.mark.parametrize(("demand", "rule"), [("wish 5", "FR-MATCH-8"), ("black 5", "FR-MATCH-6")])
@pytest.mark.parametrize("card", ["SKIP.R", "2ND.G", "GIFT.B", "EXCH.Y"])
def test_a_coloured_special_where_a_number_is_demanded(demand: str, rule: str, card: str) -> None:
    refused(position(f"{card} R1", 5, 5, demand=demand), play(0, card), rule)


@pytest.mark.rule("FR-MATCH-7")
def test_the_old_number_under_a_colour_wish() -> None:
    """On the red 5 P0 wishes blue with Fantastic: P1's green 5, which would have fitted, does not any more."""
    state = after(position("FAN R1", "G5 B1", 5, demand="red 5"), play(0, "FAN"), fr.WishColour(0, "blue"))
    refused(state, play(1, "G5"), "FR-MATCH-7")
    assert {"B1"} == playable(state, 1)


@pytest.mark.rule("FR-MATCH-7")
def test_the_symbol_of_the_wishing_card_counts_for_nothing() -> None:
    """Blue is wished over a red Skip: a green Skip does not fit, a blue one does."""
    state = after(position("FAN R1", "SKIP.G SKIP.B", 5, demand="red/SKIP"), play(0, "FAN"), fr.WishColour(0, "blue"))
    assert {"SKIP.B"} == playable(state, 1)


@pytest.mark.rule("FR-MATCH-8")
def test_a_colour_does_not_help_against_a_wished_number() -> None:
    """A 7 is wished over a red 5: red 1 does not fit, and neither does another 5."""
    state = after(position("FAN R1", "R1 G5 G7", 5, demand="red 5"), play(0, "FAN"), fr.WishNumber(0, 7))
    assert {"G7"} == playable(state, 1)


# What a card leaves behind.


@pytest.mark.rule("FR-MATCH-11", "FR-MATCH-16")
@pytest.mark.parametrize(
    ("demand", "card", "left"),
    [
        ("red 5", "R9", "red 9"),
        ("red 5", "B5", "blue 5"),
        ("red/SKIP", "R2", "red 2"),
        ("black 3", "Y3", "yellow 3"),
        ("wish blue", "B3", "blue 3"),
        ("wish 7", "G7", "green 7"),
        ("open", "Y8", "yellow 8"),
    ],
)
def test_a_number_leaves_its_colour_and_number(demand: str, card: str, left: str) -> None:
    assert left == public(after(position(f"{card} G1", 5, 5, demand=demand), play(0, card))).demand


@pytest.mark.rule("FR-MATCH-11", "FR-MATCH-16")
@pytest.mark.parametrize(
    ("demand", "card", "left"),
    [
        ("red 5", "2ND.R", "red/2ND"),
        ("red/EXCH", "EXCH.B", "blue/EXCH"),
        ("wish green", "GIFT.G", "green/GIFT"),
        ("open", "SKIP.Y", "yellow/SKIP"),
    ],
)
def test_a_coloured_special_leaves_its_colour_and_symbol(demand: str, card: str, left: str) -> None:
    assert left == public(after(position(f"{card} G1", 5, 5, demand=demand), play(0, card))).demand


@pytest.mark.rule("FR-MATCH-4", "FR-MATCH-11", "FR-MATCH-16")
@pytest.mark.parametrize(("demand", "card"), [("red 5", "K5"), ("wish 5", "K5"), ("open", "K5")])
def test_a_black_card_leaves_its_number(demand: str, card: str) -> None:
    state = position(f"{card} G1", 5, 5, demand=demand, events=["friday_13"])
    assert "black 5" == public(after(state, play(0, card))).demand


@pytest.mark.rule("FR-MATCH-13")
@pytest.mark.parametrize("card", ["FAN", "CTR", "NICE"])
@pytest.mark.parametrize("demand", ["red 5", "wish red", "wish 7", "black 3", "open"])
def test_a_new_wish_replaces_what_was_demanded(card: str, demand: str) -> None:
    state = after(position(f"{card} G1", 5, 5, demand=demand), play(0, card), fr.WishColour(0, "green"))
    assert "wish green" == public(state).demand


@pytest.mark.rule("FR-MATCH-14", "FR-CARD-COUNTER-11")
def test_a_thrown_card_without_a_wish_leaves_the_demand() -> None:
    """P1 counters the Skip, does nothing with it and wishes nothing: the red Skip still counts."""
    state = position("SKIP.R G1", "CTR G2", 5, demand="red 5")
    state = after(state, play(0, "SKIP.R"), fr.Target(0, 1), throw(1, "CTR"), fr.Pass(1), fr.Pass(1))
    assert ("red/SKIP", "CTR", (1,)) == (public(state).demand, public(state).discard[-1], fr.awaiting(state))


@pytest.mark.rule("FR-MATCH-14")
@pytest.mark.parametrize("demand", ["wish blue", "wish 7", "black 3", "green/GIFT", "open"])
def test_equality_without_a_wish_keeps_every_demand(demand: str) -> None:
    state = position("EQ R1 R2", 1, 5, demand=demand)
    assert demand == public(after(state, play(0, "EQ"), fr.Target(0, 1), fr.Pass(0), fr.Pass(1))).demand


@pytest.mark.rule("FR-MATCH-18")
def test_discarded_cards_go_to_the_bottom() -> None:
    """Recession: red 2, yellow 2 and blue Skip are discarded; black 5 stays on top and green the last colour."""
    state = position("K5 G1 SKIP.B Y2", "R2 Y1", demand="green 5", events=["recession"], top="G5")
    state = after(state, play(0, "K5"), discard(1, "R2"), discard(0, "SKIP.B"), discard(0, "Y2"))
    assert {"R2", "SKIP.B", "Y2"} == {str(card) for card in public(state).discard[:3]}
    assert cards("G5 K5") == public(state).discard[-2:]
    assert ("black 5", "green") == (public(state).demand, public(state).last_colour)


@pytest.mark.rule("FR-MATCH-19")
@pytest.mark.parametrize(("card", "colour"), [("Y5", "yellow"), ("R1", "red"), ("GIFT.R", "red"), ("2ND.R", "red")])
def test_the_last_colour_is_that_of_the_last_coloured_card(card: str, colour: fr.Colour) -> None:
    state = position(f"{card} G1", 5, 5, demand="red 5", last_colour="blue")
    assert colour == public(after(state, play(0, card))).last_colour


@pytest.mark.rule("FR-MATCH-19")
@pytest.mark.parametrize(
    ("card", "wish"),
    [("K5", None), ("FAN", "red"), ("CTR", "red"), ("NICE", "yellow"), ("FU", None)],
)
def test_black_and_neutral_cards_and_wishes_do_not_change_the_last_colour(card: str, wish: fr.Colour | None) -> None:
    """Blue was played last, and it stays so."""
    held = TEN_WITH_FU if card == "FU" else f"{card} G1"
    state = after(position(held, 5, 5, demand="blue 5", events=["friday_13"]), play(0, card))
    if wish is not None:
        state = after(state, fr.WishColour(0, wish))
    assert ("blue", (1,)) == (public(state).last_colour, fr.awaiting(state))


@pytest.mark.rule("FR-MATCH-19")
@pytest.mark.parametrize(
    ("start_card", "colour"), [("Y5", "yellow"), ("GIFT.B", "blue"), ("K4", None), ("FAN", None), ("FU", None)]
)
def test_a_start_card_sets_the_last_colour(start_card: str, colour: fr.Colour | None) -> None:
    assert colour == public(opening(start_card, 7, 7, 7, events=["friday_13"]).state).last_colour
