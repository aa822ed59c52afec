"""
What a player is asked: the kind of the question, what it is about, how it reads, and who may know what of it.
"""

from __future__ import annotations

from typing import get_args

import pytest

from tabletricks import frantic as fr
from tabletricks import from_json, to_json

from .builders import after, pick, play, position
from .positions import ALL
from .reading import legal, question


SEATS = (0, 1, 2, None)
NAMES = ("Ann", "Ben", "Cleo")
everywhere = pytest.mark.parametrize("name", ALL)


def asked_of(name: str, seat: int) -> fr.Question:
    """What a seat is asked in one of the positions."""
    found = fr.question(ALL[name](), seat)
    assert found is not None
    return found


QUESTIONS: dict[str, fr.Question] = {
    "turn after drawing": fr.PlayQuestion(0, True, "FR-TURN-3", card=None, drawn=True, demand=fr.Demand("red 5")),
    "2nd chance": fr.PlayQuestion(
        0, True, "FR-CARD-2ND-1", card="second_chance", drawn=False, demand=fr.Demand("red/2ND")
    ),
    "target": fr.PlayerQuestion(0, True, "FR-TARGET-1", card="gift"),
    "second card of a gift": fr.CardQuestion(
        0, True, "FR-CARD-GIFT-1", card="gift", owner=0, to=1, chosen=(fr.Card("G2"),)
    ),
    "gift": fr.ReactionQuestion(1, True, "FR-CARD-COUNTER-1", reaction="counterattack", author=0, card="gift"),
    "new target": fr.PlayerQuestion(1, True, "FR-TARGET-1", card="gift", optional=True),
    "wish of a counterer": fr.WishQuestion(
        1, True, "FR-CARD-COUNTER-13", card="counterattack", colours=True, numbers=False, optional=True
    ),
    "shares": fr.ShareQuestion(0, True, "FR-CARD-F4-2", left=3, shares=(0, 0, 1)),
    "wish after shares": fr.WishQuestion(
        0, True, "FR-WISH-4", card="fantastic_four", colours=True, numbers=True, optional=False
    ),
    "nice try": fr.ReactionQuestion(1, True, "FR-CARD-NICE-1", reaction="nice_try", finishers=(0,)),
    "gambling man": fr.CardQuestion(0, True, "FR-EVENT-GAMBLING_MAN-2", card="gambling_man", owner=0, colour="red"),
    "market": fr.CardQuestion(2, True, "FR-EVENT-MARKET-2", card="market"),
    "all-seeing eye": fr.LookQuestion(1, True, "FR-EVENT-ALL_SEEING_EYE-1"),
    "surprise party": fr.GiftQuestion(0, True, "FR-EVENT-SURPRISE_PARTY-1", card="surprise_party", left=1),
    "merry christmas": fr.GiftQuestion(0, True, "FR-EVENT-MERRY_CHRISTMAS-2", card="merry_christmas", left=3),
    "colour swap": fr.ColourQuestion(0, True, "FR-CARD-SWAP-2", card="colour_swap", colours=("red", "green")),
    "mimicry": fr.ImitationQuestion(0, True, "FR-CARD-MIM-1", free=False),
    "thief": fr.CardQuestion(0, True, "FR-CARD-THIEF-1", card="thief", left=2, owner=2, to=0),
    "lucky bastard": fr.ReactionQuestion(1, True, "FR-CARD-LUCKY-1", reaction="lucky_bastard", author=0),
    "repeat": fr.EventQuestion(0, True, "FR-EVENT-REPEAT-1", card="repeat", events=("charity",)),
    "distributor": fr.HandQuestion(0, True, "FR-EVENT-DISTRIBUTOR-1", owner=1),
    "seppuku": fr.DecisionQuestion(1, True, "FR-EVENT-SEPPUKU-1", card="seppuku"),
    "second place of an identity theft": fr.PlayerQuestion(
        0, True, "FR-EVENT-IDENTITY_THEFT-3", card="identity_theft", first=1
    ),
    "special charge": fr.PlayerQuestion(0, True, "FR-POWER-SPECIAL_CHARGE-1", card="special_charge"),
    "blockade": fr.ColourQuestion(
        0, True, "FR-POWER-BLOCKADE-1", card="blockade", colours=("red", "yellow", "green", "blue")
    ),
    "number wish": fr.WishQuestion(
        0, True, "FR-POWER-NUMBER_WISH-1", card="number_wish", colours=False, numbers=True, optional=False
    ),
    "random chance": fr.PlayQuestion(
        0, True, "FR-POWER-RANDOM_CHANCE-1", card="random_chance", drawn=False, demand=fr.Demand("open")
    ),
    "recharge": fr.PowerQuestion(0, True, "FR-CARD-RECH-1", card="recharge", optional=True),
    "edison": fr.PowerQuestion(0, True, "FR-CARD-EDISON-1", card="edison", optional=True),
    "edison, second card": fr.PowerQuestion(
        0, True, "FR-CARD-EDISON-1", card="edison", optional=False, owner=0, slot=0
    ),
    "edison, window": fr.ReactionQuestion(
        1, True, "FR-CARD-COUNTER-10", reaction="counterattack", author=0, card="edison"
    ),
    "update": fr.DecisionQuestion(0, True, "FR-CARD-UPDATE-1", card="update"),
    "update, return": fr.PowerQuestion(0, True, "FR-CARD-UPDATE-1", card="update", optional=False),
    "rewind": fr.DecisionQuestion(0, True, "FR-EVENT-REWIND-4", card="rewind", turned=fr.Card("SKIP.G")),
    "parasite": fr.CardQuestion(2, True, "FR-EVENT-PARASITE-1", card="parasite", left=2, optional=True, owner=2),
}
"""A position, and the question that its first awaited seat has to answer."""


@pytest.mark.parametrize("name", QUESTIONS)
def test_what_is_asked(name: str) -> None:
    assert QUESTIONS[name] == question(ALL[name]())


def test_every_kind_of_question_is_asked_somewhere() -> None:
    assert set(get_args(fr.Question)) == {type(expected) for expected in QUESTIONS.values()}


PROMPTS: dict[str, str] = {
    "turn": "Ann, play a card (red or a 5 fits) or draw one.",
    "turn after drawing": "Ann, play a card (red or a 5 fits) or end your turn.",
    "turn with a bomb": "Ann, play a card (red or a 5 fits) or draw one.",
    "2nd chance": "Ann, another card must follow 2nd Chance (red or 2nd Chance fits).",
    "target": "Ann, choose against whom to use Gift.",
    "first card of a gift": "Ann, Gift: choose 2 cards for Ben.",
    "second card of a gift": "Ann, Gift: choose 1 more card for Ben.",
    "gift": "Ben, Ann uses Gift against you: throw in Counterattack, or let it pass.",
    "second card of an exchange": "Ann, Exchange: choose 1 more card for Ben.",
    "exchange": "Ben, Ann uses Exchange against you: throw in Counterattack, or let it pass.",
    "new target": "Ben, choose against whom to use Gift, or do without.",
    "second card of a counterer": "Ben, Gift: choose 1 more card for Cleo.",
    "wish of a counterer": "Ben, Counterattack: wish a colour, or do without.",
    "countered gift": "Cleo, Ben uses Gift against you: throw in Counterattack, or let it pass.",
    "skip": "Ben, Ann uses Skip against you: throw in Counterattack, or let it pass.",
    "shares": "Ann, Fantastic Four: choose who must draw the other 3 cards.",
    "wish after shares": "Ann, Fantastic Four: wish a colour or a number from 1 to 9.",
    "share": "Ben, Ann uses Fantastic Four against you: throw in Counterattack, or let it pass.",
    "wish": "Ann, Fantastic: wish a colour or a number from 1 to 9.",
    "equality": "Ann, Equality: wish a colour.",
    "nice try": "Ben, Ann has no cards left: throw in Nice Try, or let it pass.",
    "wish of nice try": "Ben, Nice Try: wish a colour, or do without.",
    "gambling man": "Ann, Gambling Man: lay a red number card face down, a low one.",
    "market": "Cleo, Market: take an open card.",
    "all-seeing eye": "Ben, look at the open hands, and say when you have seen enough.",
    "recession": "Cleo, Recession: discard 1 card.",
    "surprise party": "Ann, Surprise Party: choose a card and who gets it.",
    "merry christmas": "Ann, Merry Christmas: choose a card and who gets it; 3 are still to be given.",
    "start card": "Ann, Fantastic: wish a colour or a number from 1 to 9.",
    "colour swap": "Ann, Colour Swap: choose red or green.",
    "mimicry": "Ann, name the card that Mimicry imitates; it must match.",
    "thief": "Ann, Thief: take 2 cards from Cleo.",
    "second card of a thief": "Ann, Thief: take 1 more card from Cleo.",
    "lucky bastard": "Ben, Ann triggers an event: throw in Lucky Bastard, or let it pass.",
    "wish of lucky bastard": "Ben, Lucky Bastard: wish a colour, or do without.",
    "repeat": "Ann, Repeat: choose an event to be carried out again (Charity).",
    "event manager": "Ben, Ann triggers an event: throw in Lucky Bastard, or let it pass.",
    "russian roulette": "Ann, Russian Roulette: put in a card.",
    "crowdfunding": "Ben, Crowdfunding: choose a card and who gets it.",
    "distributor": "Ann, Distributor: choose who gets Ben's hand.",
    "trust fall": "Ben, Trust Fall: choose who must give you cards.",
    "cards for a trust fall": "Cleo, Trust Fall: choose 1 more card for Ben.",
    "seppuku": (
        "Ben, Seppuku: turn up a card (21 points off your account for a number, 42 more for any other), or decline "
        "(21 more)."
    ),
    "discarding for seppuku": "Ben, Seppuku: discard up to 1 card, or stop.",
    "identity theft": "Ann, Identity Theft: choose two players to swap places, one first.",
    "second place of an identity theft": "Ann, Identity Theft: choose who swaps places with Ben.",
    "turn after an identity theft": "Cleo, play a card (a coloured 5 fits) or draw one.",
    "market in a plague": "Ben, Market: take an open card.",
    "turn with last chance": "Ann, play a card (red or a 5 fits) or draw one.",
    "turn with power cards": "Ann, play a card (red or a 5 fits) or draw one.",
    "open hands": "Ann, play a card (red or a 5 fits) or draw one.",
    "special charge": "Ann, Special Charge: choose who must draw for every special card.",
    "blockade": "Ann, Colour Blockade: choose a colour.",
    "number wish": "Ann, Number Wish: wish a number from 1 to 9.",
    "random chance": "Ann, play another card by Random Chance; it need not match.",
    "recycling": "Ann, Recycling: choose who takes the card back.",
    "a power waits": "Ann, choose against whom to use Skip.",
    "recharge": "Ann, Recharge: choose a used power card to turn face down, or do without.",
    "edison": "Ann, Edison: choose a power card to be swapped, or do without.",
    "edison, second card": "Ann, Edison: choose another player's power card in return for power card 1 of Ann.",
    "edison, wish": "Ann, Edison: wish a colour, or do without.",
    "edison, window": "Ben, Ann uses Edison against you: throw in Counterattack, or let it pass.",
    "update": "Ann, Update: take a new power card for an old one, or do without.",
    "update, wish": "Ann, Update: wish a colour, or do without.",
    "update, return": "Ann, Update: choose an old power card to shuffle into the pile.",
    "rewind": "Ann, Rewind: use green Skip, or do without.",
    "tsunami": "Cleo, Tsunami: lay a card worth at least 1 point.",
    "parasite": "Cleo, Parasite: discard up to 2 cards, or stop.",
}
"""How the question of a position reads."""


@pytest.mark.parametrize("name", PROMPTS)
def test_how_a_question_reads(name: str) -> None:
    found = question(ALL[name]())
    assert found is not None
    assert PROMPTS[name] == fr.describe(found, NAMES)


def test_every_position_has_its_prompt() -> None:
    assert set(ALL) == set(PROMPTS)


@everywhere
def test_who_is_awaited_is_asked_and_nobody_else(name: str) -> None:
    """There are no offers out of turn in this game."""
    state = ALL[name]()
    for seat in range(3):
        found = fr.question(state, seat)
        assert (found is not None) == (seat in fr.awaiting(state)) == bool(legal(state, seat))
        assert found is None or (found.seat, found.required) == (seat, True)


@everywhere
def test_a_view_holds_the_own_question_and_the_public_part_of_all(name: str) -> None:
    state = ALL[name]()
    questions = [found for seat in range(3) if (found := fr.question(state, seat))]
    for seat in SEATS:
        view = fr.view(state, seat)
        assert view.question == (None if seat is None else fr.question(state, seat))
        assert view.asked == tuple(found.public() for found in questions)


@everywhere
def test_a_question_survives_its_document(name: str) -> None:
    for seat in fr.awaiting(ALL[name]()):
        found = asked_of(name, seat)
        assert found == from_json(fr.Question, to_json(found))


@everywhere
def test_a_question_tells_nothing_that_its_seat_does_not_know(name: str) -> None:
    """In every world that agrees with the view of a seat the seat is asked the same."""
    state = ALL[name]()
    for seat in fr.awaiting(state):
        view = fr.view(state, seat)
        for seed in range(4):
            assert fr.question(state, seat) == fr.question(fr.determinize(view, seed), seat)


# What only the seat itself knows.


@pytest.mark.rule("FR-INFO-5", "FR-CARD-GIFT-6", "FR-ACT-6")
@pytest.mark.parametrize(
    ("name", "seat", "text"),
    [
        ("second card of a gift", 0, "G2"),
        ("second card of an exchange", 0, "G2"),
        ("second card of a counterer", 1, "B1"),
        ("second card of a thief", 0, "G1"),
        ("cards for a trust fall", 2, "FU"),
    ],
)
def test_what_was_picked_so_far_is_told_to_the_chooser_only(name: str, seat: int, text: str) -> None:
    found = asked_of(name, seat)
    assert isinstance(found, fr.CardQuestion)
    assert (fr.Card(text),) == found.chosen
    assert found.public().chosen is None
    assert text not in to_json(found.public())


@pytest.mark.rule("FR-EVENT-GEN-18", "FR-INFO-11")
def test_how_far_somebody_is_with_gifts_is_told_to_nobody_else() -> None:
    """At Merry Christmas P1 has given all three cards and is not asked any more, P2 has given one of four."""
    state = ALL["merry christmas"]()
    assert (None, 3, 3) == tuple(
        found.left if isinstance(found := fr.question(state, seat), fr.GiftQuestion) else None for seat in (1, 0, 2)
    )
    public = [found for found in fr.view(state, None).asked if isinstance(found, fr.GiftQuestion)]
    assert [(0, None), (2, None)] == [(found.seat, found.left) for found in public]


# What changes while a question is answered step by step, and what does not.


@pytest.mark.rule("FR-ACT-6")
def test_the_parts_of_a_choice_are_counted_down() -> None:
    state = after(position("GIFT.R B1 B2 B3", 5, 5), play(0, "GIFT.R"), fr.Target(0, 1))
    first, second = question(state), question(after(state, pick(0, "B2")))
    assert isinstance(first, fr.CardQuestion)
    assert isinstance(second, fr.CardQuestion)
    assert ((2, ()), (1, (fr.Card("B2"),))) == ((first.left, first.chosen), (second.left, second.chosen))
    assert (0, 1) == (first.owner, first.to)


@pytest.mark.rule("FR-EVENT-GEN-12")
def test_a_question_stays_the_same_while_others_answer_theirs() -> None:
    state = ALL["russian roulette"]()
    before = fr.question(state, 0)
    assert before == fr.question(after(state, pick(2, "G1")), 0)


@pytest.mark.rule("FR-REACT-2", "FR-INFO-13")
def test_a_window_asks_the_same_whatever_is_held() -> None:
    with_it = after(position("SKIP.R G2", "CTR G1", 2), play(0, "SKIP.R"), fr.Target(0, 1))
    without = after(position("SKIP.R G2", "Y1 G1", 2), play(0, "SKIP.R"), fr.Target(0, 1))
    assert fr.question(with_it, 1) == fr.question(without, 1)


def test_after_the_end_nobody_is_asked() -> None:
    state = after(position("K5", "R1", events=["doomsday"], limit=50), play(0, "K5"))
    assert [None, None] == [fr.question(state, seat) for seat in range(2)]
    assert (None, ()) == (fr.view(state, 0).question, fr.view(state, 0).asked)
