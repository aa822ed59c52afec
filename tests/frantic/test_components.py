"""
The cards and what they count, and the options of a game (FR-COMP-1 to FR-COMP-7, FR-OPT-1 to FR-OPT-5).
"""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest

from tabletricks import DecodeError, InvalidArgument, InvalidOptions, from_json, to_json
from tabletricks import frantic as fr
from tabletricks.frantic.cards import Kind, Suit
from tabletricks.frantic.decks import SUPERCHARGE, TROUBLEMAKER, CardSet

from .builders import card, cards, play, position, step
from .reading import in_hand, of, playable, public, winners_of


DECK = fr.Options(players=4).deck
NO_CARDS = [
    *("", "?", " R5", "R5 ", "R0", "R10", "r5", "K0", "P5", "5R", "SKIP", "SKIP.K", "SKIP.r", "2ND", "FAN.R", "CTR.B"),
    *("MIM.R", "CURSE.B", "END.G", "SWAP", "SWAP.R", "SWAP.GR", "SWAP.RR", "SWAP.RK", "THIEF", "RECH", "EDI.Y"),
]


def copies(kind: Kind) -> list[str]:
    """The cards of a kind in the deck, with every copy."""
    return sorted(str(card) for card in DECK if card.kind == kind)


# The deck.


@pytest.mark.rule("FR-COMP-5", "FR-SETUP-1")
def test_the_base_game_has_125_playing_cards() -> None:
    """72 + 9 + 4 + 4 + 8 + 4 + 11 + 5 + 4 + 2 + 1 + 1."""
    assert 125 == len(DECK)


@pytest.mark.rule("FR-COMP-1", "FR-COMP-5")
@pytest.mark.parametrize("suit", "RYGB")
def test_every_colour_has_each_number_twice(suit: str) -> None:
    numbers = [str(card) for card in DECK if card.kind == "number" and card.startswith(suit)]
    assert [f"{suit}{number}" for number in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9)] == numbers


@pytest.mark.rule("FR-COMP-1")
def test_there_is_one_black_card_of_each_number() -> None:
    assert ["K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9"] == [str(card) for card in DECK if card.black]


@pytest.mark.rule("FR-COMP-5")
@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("second_chance", "2ND.B 2ND.G 2ND.R 2ND.Y"),
        ("exchange", "EXCH.B EXCH.G EXCH.R EXCH.Y"),
        ("gift", "GIFT.B GIFT.B GIFT.G GIFT.G GIFT.R GIFT.R GIFT.Y GIFT.Y"),
        ("skip", "SKIP.B SKIP.G SKIP.R SKIP.Y"),
        ("fantastic", "FAN FAN FAN FAN FAN FAN FAN FAN FAN FAN FAN"),
        ("fantastic_four", "F4 F4 F4 F4 F4"),
        ("counterattack", "CTR CTR CTR CTR"),
        ("equality", "EQ EQ"),
        ("nice_try", "NICE"),
        ("fuck_you", "FU"),
    ],
)
def test_the_copies_of_the_special_cards(kind: Kind, expected: str) -> None:
    assert expected.split() == copies(kind)


@pytest.mark.rule("FR-COMP-5")
@pytest.mark.parametrize("players", range(2, 9))
def test_the_deck_is_the_same_for_every_number_of_players(players: int) -> None:
    assert Counter(DECK) == Counter(fr.Options(players=players).deck)


@pytest.mark.rule("FR-COMP-7")
def test_every_event_exists_once() -> None:
    """Twenty names, twenty cards."""
    expected = (
        "all_seeing_eye charity communism doomsday earthquake expansion finish_line friday_13 gambling_man market "
        "mating_season merry_christmas mexican_standoff recession robin_hood surprise_party third_time_lucky time_bomb "
        "tornado vandalism"
    )
    events = fr.Options(players=4).event_cards
    assert (20, expected) == (len(events), " ".join(sorted(events)))


@pytest.mark.rule("FR-COMP-5")
def test_the_counts_are_data() -> None:
    """Another edition is another table: two copies of each coloured number, no black ones, three Skips a colour."""
    edition = CardSet(coloured_numbers=2, black_numbers=0, specials={"skip": 3}, events=("friday_13",))
    assert 72 + 12 == len(edition.playing_cards)
    assert (2, 0, 3, 0) == tuple(map(edition.copies, cards("R5 K5 SKIP.R FAN")))


# The single card.


@pytest.mark.rule("FR-COMP-4")
def test_special_cards_are_all_cards_but_the_numbers() -> None:
    """81 of the 125 cards are numbers, coloured or black; Fuck You is special like the other 43."""
    numbers = [card for card in DECK if card.kind == "number"]
    assert (81, 44) == (len(numbers), sum(card.kind in fr.SPECIALS for card in DECK))
    assert set(range(1, 10)) == {card.number for card in numbers}
    assert "fuck_you" in fr.SPECIALS


@pytest.mark.rule("FR-COMP-4")
@pytest.mark.parametrize(
    ("text", "kind", "suit", "number", "label"),
    [
        ("R5", "number", "red", 5, "red 5"),
        ("Y1", "number", "yellow", 1, "yellow 1"),
        ("G9", "number", "green", 9, "green 9"),
        ("B3", "number", "blue", 3, "blue 3"),
        ("K7", "number", "black", 7, "black 7"),
        ("2ND.Y", "second_chance", "yellow", 0, "yellow 2nd Chance"),
        ("EXCH.G", "exchange", "green", 0, "green Exchange"),
        ("GIFT.R", "gift", "red", 0, "red Gift"),
        ("SKIP.B", "skip", "blue", 0, "blue Skip"),
        ("FAN", "fantastic", None, 0, "Fantastic"),
        ("F4", "fantastic_four", None, 0, "Fantastic Four"),
        ("CTR", "counterattack", None, 0, "Counterattack"),
        ("EQ", "equality", None, 0, "Equality"),
        ("NICE", "nice_try", None, 0, "Nice Try"),
        ("FU", "fuck_you", None, 0, "Fuck You"),
    ],
)
def test_what_a_card_is(text: str, kind: Kind, suit: Suit | None, number: int, label: str) -> None:
    held = card(text)
    assert (kind, suit, number, label) == (held.kind, held.suit, held.number, held.label)


@pytest.mark.rule("FR-COMP-4")
def test_black_is_no_colour() -> None:
    assert (None, True) == (card("K5").colour, card("K5").black)
    assert ("red", False) == (card("R5").colour, card("R5").black)
    assert (None, False) == (card("FAN").colour, card("FAN").black)


@pytest.mark.rule("FR-SCORE-1")
@pytest.mark.parametrize(("text", "points"), [("R1", 1), ("Y9", 9), ("G4", 4), ("K1", 1), ("K6", 6), ("K9", 9)])
def test_a_number_card_counts_its_number(text: str, points: int) -> None:
    assert points == card(text).points


@pytest.mark.rule("FR-SCORE-1")
@pytest.mark.parametrize("text", ["2ND.R", "EXCH.Y", "GIFT.G", "SKIP.B", "FAN", "F4", "CTR", "EQ", "NICE"])
def test_a_special_card_counts_seven(text: str) -> None:
    assert 7 == card(text).points


@pytest.mark.rule("FR-SCORE-2")
def test_fuck_you_counts_42() -> None:
    assert 42 == card("FU").points


@pytest.mark.rule("FR-SCORE-1", "FR-SCORE-2")
def test_the_points_of_the_whole_deck() -> None:
    """Eight times 45 for the colours, 45 for black, 43 times 7, and 42."""
    assert 8 * 45 + 45 + 43 * 7 + 42 == sum(card.points for card in DECK)


# A card is a value.


@pytest.mark.rule("FR-COMP-6")
def test_equal_cards_are_offered_once() -> None:
    """Two red 9 are one choice; after it one of them is left."""
    state = position("R9 R9 B1", 5, 5, demand="red 5")
    assert 1 == fr.legal_actions(state, 0).count(play(0, "R9"))
    assert cards("R9 B1") == in_hand(step(state, play(0, "R9")).state, 0)


@pytest.mark.rule("FR-COMP-6")
@pytest.mark.parametrize("text", ["R5", "K5", "SKIP.B", "FAN"])
def test_a_card_survives_every_way_of_copying(text: str) -> None:
    held = card(text)
    assert held is card(text)
    assert held is copy.copy(held)
    assert held is copy.deepcopy(held)
    assert held is pickle.loads(pickle.dumps(held))
    assert held is from_json(fr.Card, to_json(held))
    assert (f'"{text}"', f"Card('{text}')") == (to_json(held), repr(held))


@pytest.mark.rule("FR-ACT-2")
@pytest.mark.parametrize("text", NO_CARDS)
def test_a_text_that_is_no_card_is_refused(text: str) -> None:
    """Also the cards of the expansions are none."""
    with pytest.raises(InvalidArgument, match="FR-ACT-2"):
        fr.Card(text)
    with pytest.raises(DecodeError):
        from_json(fr.Action, f'{{"type":"play","seat":0,"card":"{text}"}}')


@pytest.mark.rule("FR-COMP-6")
@pytest.mark.parametrize("text", ["open", "red 5", "blue/SKIP", "green/2ND", "wish yellow", "wish 7", "black 5"])
def test_a_demand_survives_every_way_of_copying(text: str) -> None:
    demand = fr.Demand(text)
    assert demand is copy.copy(demand)
    assert demand is copy.deepcopy(demand)
    assert demand is pickle.loads(pickle.dumps(demand))
    assert demand is from_json(fr.Demand, to_json(demand))
    assert (f'"{text}"', f"Demand('{text}')") == (to_json(demand), repr(demand))


@pytest.mark.rule("FR-ACT-2", "FR-WISH-1", "FR-WISH-2")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "red",
        "red 0",
        "red 10",
        "black",
        "black 0",
        "wish white",
        "wish 0",
        "wish 10",
        "red/FAN",
        "black/SKIP",
        "Open",
    ],
)
def test_a_text_that_is_no_demand_is_refused(text: str) -> None:
    with pytest.raises(InvalidArgument):
        fr.Demand(text)
    with pytest.raises(DecodeError):
        from_json(fr.Demand, f'"{text}"')


# Options.


@pytest.mark.rule("FR-OPT-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 9, 100])
def test_two_to_eight_play(players: int) -> None:
    with pytest.raises(InvalidOptions, match=rf"players must be from 2 to 8, not {players} \[FR-OPT-1\]"):
        fr.Options(players=players)


@pytest.mark.rule("FR-OPT-1")
@pytest.mark.parametrize("players", range(2, 9))
def test_every_number_of_players_from_two_to_eight_can_play(players: int) -> None:
    assert players == fr.players(fr.setup(fr.Options(players=players), 1))


@pytest.mark.rule("FR-OPT-2")
@pytest.mark.parametrize(
    ("players", "short", "medium", "long"),
    [
        (2, 137, 154, 179),
        (3, 137, 154, 179),
        (4, 137, 154, 179),
        (5, 113, 137, 154),
        (6, 113, 137, 154),
        (7, 113, 137, 154),
        (8, 113, 137, 154),
    ],
)
def test_the_points_limits(players: int, short: int, medium: int, long: int) -> None:
    assert short == fr.Options(players=players, length="short").points_limit
    assert medium == fr.Options(players=players).points_limit
    assert long == fr.Options(players=players, length="long").points_limit


@pytest.mark.rule("FR-OPT-1", "FR-OPT-2")
def test_limits_of_five_players() -> None:
    """Medium 137, long 154, custom 60; nine players are too many."""
    assert 137 == fr.Options(players=5, length="medium").points_limit
    assert 154 == fr.Options(players=5, length="long").points_limit
    assert 60 == fr.Options(players=5, length="custom", limit=60).points_limit
    with pytest.raises(InvalidOptions, match="FR-OPT-1"):
        fr.Options(players=9)


@pytest.mark.rule("FR-OPT-2")
def test_a_custom_limit_can_be_one() -> None:
    assert 1 == fr.Options(players=3, length="custom", limit=1).points_limit


@pytest.mark.rule("FR-OPT-2")
@pytest.mark.parametrize("limit", [0, -1, -154])
def test_a_custom_limit_is_at_least_one(limit: int) -> None:
    with pytest.raises(InvalidOptions, match=rf"limit must be .*not {limit} \[FR-OPT-2\]"):
        fr.Options(players=3, length="custom", limit=limit)


@pytest.mark.rule("FR-OPT-2")
@pytest.mark.parametrize(("length", "limit"), [("custom", None), ("short", 100), ("medium", 154), ("long", 1)])
def test_a_limit_belongs_to_a_custom_length(length: fr.Length, limit: int | None) -> None:
    with pytest.raises(InvalidOptions, match=r"a limit belongs to the length 'custom', and only to that \[FR-OPT-2\]"):
        fr.Options(players=3, length=length, limit=limit)


@pytest.mark.rule("FR-OPT-2")
def test_a_custom_limit_can_be_any_number() -> None:
    assert 1_000_000 == fr.Options(players=3, length="custom", limit=1_000_000).points_limit


@pytest.mark.rule("FR-OPT-2", "FR-OPT-4")
@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('"length":"medium"', '"length":"endless"'),
        ('"scoring":"points"', '"scoring":"some"'),
        ('"players":3', '"players":"3"'),
        ('"limit":null', '"limit":true'),
    ],
)
def test_other_values_of_an_option_are_refused(right: str, wrong: str) -> None:
    text = to_json(fr.Options(players=3))
    assert fr.Options(players=3) == from_json(fr.Options, text)
    assert right in text
    with pytest.raises(DecodeError):
        from_json(fr.Options, text.replace(right, wrong))


@pytest.mark.rule("FR-OPT-4", "FR-NOSCORE-1")
def test_without_scoring_there_is_one_round() -> None:
    """P0 goes out; nothing is dealt again."""
    result = step(position("R1", "G1", "B1", scoring="none"), play(0, "R1"), fr.Pass(1), fr.Pass(2))
    assert ([], [(0,)]) == (of(fr.RoundStarted, result), winners_of(result))
    assert set() == playable(result.state, 1)


@pytest.mark.rule("FR-OPT-5")
@pytest.mark.parametrize("dealer", [-1, 3, 8])
def test_the_first_dealer_sits_at_the_table(dealer: int) -> None:
    with pytest.raises(InvalidOptions, match=rf"first_dealer must be from 0 to 2, not {dealer} \[FR-OPT-5\]"):
        fr.Options(players=3, first_dealer=dealer)


@pytest.mark.rule("FR-OPT-5")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_first_dealer_can_be_given(dealer: int) -> None:
    started = fr.start(fr.Options(players=3, first_dealer=dealer), 1)
    assert fr.GameStarted(3, dealer) == started.events[0]
    assert dealer == public(started.state).dealer


@pytest.mark.rule("FR-OPT-5")
def test_the_first_dealer_is_drawn_otherwise() -> None:
    """Over some seeds everybody deals."""
    assert {0, 1, 2} == {public(fr.setup(fr.Options(players=3), seed)).dealer for seed in range(20)}


# The expansions.

CONFIGURATIONS = {
    "base": fr.Options(players=4),
    "troublemaker": fr.Options(players=4, troublemaker=True),
    "supercharge": fr.Options(players=4, supercharge=True),
    "both": fr.Options(players=4, troublemaker=True, supercharge=True),
}


@pytest.mark.rule("FR-OPT-3", "FR-COMP-5", "FR-COMP-7", "FR-COMP-8")
@pytest.mark.parametrize(
    ("name", "cards_", "events", "powers"),
    [("base", 125, 20, 0), ("troublemaker", 147, 34, 0), ("supercharge", 135, 29, 24), ("both", 157, 43, 24)],
)
def test_each_expansion_can_be_switched_on_alone(name: str, cards_: int, events: int, powers: int) -> None:
    options = CONFIGURATIONS[name]
    assert (cards_, events, powers) == (len(options.deck), len(options.event_cards), len(options.power_cards))
    assert len(set(options.event_cards)) == events


@pytest.mark.rule("FR-COMP-2", "FR-COMP-3", "FR-COMP-5")
def test_the_cards_of_the_expansions() -> None:
    def text(edition: CardSet) -> str:
        return " ".join(edition.playing_cards)

    assert text(TROUBLEMAKER) == (
        "SWAP.RY SWAP.RG SWAP.RB SWAP.YG SWAP.YB SWAP.GB THIEF.R THIEF.Y THIEF.G THIEF.B "
        "TROUB.R TROUB.Y TROUB.G TROUB.B INEQ INEQ LUCKY FAV FAV FAV CURSE MIM"
    )
    assert text(SUPERCHARGE) == "RECH.R RECH.Y RECH.G RECH.B EDI EDI EDI UPD UPD END"


@pytest.mark.rule("FR-COMP-7")
def test_the_events_of_the_expansions() -> None:
    assert " ".join(TROUBLEMAKER.events) == (
        "black_hole capitalism crowdfunding distributor double_taxation event_manager identity_theft last_chance "
        "plague plus_one repeat russian_roulette seppuku trust_fall"
    )
    assert " ".join(SUPERCHARGE.events) == (
        "black_jack chargenado epic_fail loot parasite rewind riot supercharge tsunami"
    )


@pytest.mark.rule("FR-COMP-8")
def test_every_power_card_exists_twice() -> None:
    assert Counter(SUPERCHARGE.power_cards) == dict.fromkeys(fr.POWERS, 2)
    first = {"all_draw", "anti_counter", "open_hands", "special_charge", "special_seal"}
    assert first == {power for power, facts in fr.POWERS.items() if facts.moment == "first"}


@pytest.mark.rule("FR-COMP-4", "FR-SCORE-1", "FR-SCORE-2")
@pytest.mark.parametrize(
    ("text", "kind", "colours", "points", "label"),
    [
        ("SWAP.RG", "colour_swap", ("red", "green"), 7, "red-green Colour Swap"),
        ("THIEF.Y", "thief", ("yellow",), 7, "yellow Thief"),
        ("TROUB.B", "troublemaker", ("blue",), 7, "blue Troublemaker"),
        ("INEQ", "inequality", (), 7, "Inequality"),
        ("LUCKY", "lucky_bastard", (), 7, "Lucky Bastard"),
        ("FAV", "special_favours", (), 7, "Special Favours"),
        ("CURSE", "curse", (), 13, "Curse"),
        ("MIM", "mimicry", (), 7, "Mimicry"),
        ("RECH.G", "recharge", ("green",), 7, "green Recharge"),
        ("EDI", "edison", (), 7, "Edison"),
        ("UPD", "update", (), 7, "Update"),
        ("END", "the_end", (), 17, "The End"),
        ("K5", "number", (), 5, "black 5"),
        ("R5", "number", ("red",), 5, "red 5"),
    ],
)
def test_what_a_card_of_an_expansion_is(
    text: str, kind: Kind, colours: tuple[str, ...], points: int, label: str
) -> None:
    held = card(text)
    assert (kind, colours, points, label) == (held.kind, held.colours, held.points, held.label)
    assert held.neutral is (not colours and not held.black)


@pytest.mark.rule("FR-OPT-3")
def test_options_are_written_in_full_and_may_be_read_in_part() -> None:
    base = '{"players":4,"scoring":"points","length":"medium","limit":null,"first_dealer":null'
    assert base + ',"troublemaker":false,"supercharge":false}' == to_json(CONFIGURATIONS["base"])
    assert CONFIGURATIONS["base"] == from_json(fr.Options, base + "}") == from_json(fr.Options, '{"players":4}')
    for options in CONFIGURATIONS.values():
        assert options == from_json(fr.Options, to_json(options))
    with pytest.raises(DecodeError):
        from_json(fr.Options, '{"players":4,"troublemaker":1}')
