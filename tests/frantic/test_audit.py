"""
Documents of states that would crash the rules or lose a card are refused, and what is guessed is what could be.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random

import attrs
import pytest

from tabletricks import DecodeError, InvalidArgument, Outcome, from_json, to_json
from tabletricks import frantic as fr

from .builders import after, card, cards, passing, pick, play, position, throw
from .documents import document, tampered, variations
from .positions import ALL, BASE, K5, SUPERCHARGE, TROUBLEMAKER
from .power_builders import slots
from .reading import chosen_cards, draw_pile, event_deck, hand, hands, in_hand, power_cards, power_pile, public


SEATS = (0, 1, 2, None)
TURN = position("R1 G1", "B1 B2 CTR", "Y1 Y2", draw="FU", bomb=(3, 2, 2))
OVER = after(position("K5", "R1", events=["doomsday"], limit=50), K5)
POSSIBLE: dict[str, Callable[[], fr.State]] = {**ALL, "over": lambda: OVER}


@pytest.mark.parametrize("name", POSSIBLE)
def test_a_possible_state_survives_its_document(name: str) -> None:
    state = POSSIBLE[name]()
    assert fr.GAME.audit(state) is None
    assert state == from_json(fr.State, to_json(state))


# A whole that cannot be.


def holding(seat: int, text: str) -> fr.State:
    """The turn with another hand."""
    return attrs.evolve(TURN, hands=(*TURN.hands[:seat], cards(text), *TURN.hands[seat + 1 :]))


def ticking(*turns_left: int) -> fr.State:
    """The turn with another Time Bomb."""
    return attrs.evolve(TURN, in_force=(fr.InForce("time_bomb", turns_left=turns_left),))


def powers(*front: tuple[fr.PowerSlot, ...]) -> fr.State:
    """A turn with other power cards in front of the players."""
    return attrs.evolve(SUPERCHARGE["turn with power cards"](), powers=front)


def in_force(*rules: fr.InForce) -> fr.State:
    """A turn with something else in force."""
    return attrs.evolve(TROUBLEMAKER["turn with last chance"](), in_force=rules)


def moved(**places: tuple[int, ...]) -> fr.State:
    """A turn after players have moved to other places."""
    return attrs.evolve(TROUBLEMAKER["turn after an identity theft"](), seating=places["seating"])


FRONT = ("looping^ recycling", "all_draw black_wish", "anti_counter")
PILE = TURN.draw_pile
IMPOSSIBLE: dict[str, Callable[[], fr.State]] = {
    "a hand too many": lambda: attrs.evolve(TURN, hands=(*TURN.hands, ())),
    "a hand too few": lambda: attrs.evolve(TURN, hands=TURN.hands[:-1]),
    "an account too many": lambda: attrs.evolve(TURN, accounts=(0, 0, 0, 0)),
    "an account too few": lambda: attrs.evolve(TURN, accounts=(0, 0)),
    "a skip flag too few": lambda: attrs.evolve(TURN, skipped=(False, False)),
    "a place for power cards too many": lambda: powers(*map(slots, FRONT), ()),
    "a place for power cards too few": lambda: powers(*map(slots, FRONT[:2])),
    "a dealer without a seat": lambda: attrs.evolve(TURN, dealer=3),
    "a turn of nobody": lambda: attrs.evolve(TURN, turn=-1),
    "a direction of none": lambda: attrs.evolve(TURN, direction=0),
    "a lost card": lambda: attrs.evolve(TURN, draw_pile=PILE[1:]),
    "a card twice": lambda: attrs.evolve(TURN, draw_pile=(PILE[0], *PILE)),
    "a card for another": lambda: attrs.evolve(TURN, draw_pile=(card("NICE"), *PILE[1:])),
    "a lost hand card": lambda: holding(0, "R1"),
    "a hand card twice": lambda: holding(0, "R1 G1 G1"),
    "an unsorted hand": lambda: holding(0, "G1 R1"),
    "a lost event": lambda: attrs.evolve(TURN, event_deck=TURN.event_deck[1:]),
    "an event twice": lambda: attrs.evolve(TURN, event_deck=("time_bomb", *TURN.event_deck)),
    "a lost card of the Market": lambda: attrs.evolve(BASE["market"](), open_cards=cards("R8")),
    "a card of the Market twice": lambda: attrs.evolve(BASE["market"](), open_cards=cards("R8 G6")),
    "a lost card of a Tsunami": lambda: attrs.evolve(SUPERCHARGE["tsunami"](), open_cards=()),
    "a stranger who executes an event": lambda: attrs.evolve(
        BASE["recession"](), executing=(fr.Execution("recession", 5, ()),)
    ),
    "a power card too many": lambda: attrs.evolve(SUPERCHARGE["recharge"](), power_pile=tuple(fr.POWERS)),
    "a power card without Supercharge": lambda: attrs.evolve(TURN, power_pile=("looping",)),
    "a power card nobody knows": lambda: powers((fr.PowerSlot(None),), (), ()),
    "a bomb for too few players": lambda: ticking(3, 3),
    "a bomb for too many players": lambda: ticking(3, 3, 3, 3),
    "a power of nobody": lambda: attrs.evolve(
        SUPERCHARGE["turn with power cards"](), in_force=(fr.InForce("open_hands", owner=3),)
    ),
    "a stranger protected": lambda: in_force(fr.InForce("last_chance", protected=(6,))),
    "a stranger served": lambda: in_force(fr.InForce("last_chance", served=(6,))),
    "a stranger spared": lambda: attrs.evolve(TROUBLEMAKER["turn with last chance"](), spared=(5,)),
    "places for too few": lambda: moved(seating=(0, 1)),
    "a place for two": lambda: moved(seating=(0, 1, 1)),
    "a place for a stranger": lambda: moved(seating=(0, 1, 3)),
    "a successor without a seat": lambda: attrs.evolve(TROUBLEMAKER["turn after an identity theft"](), successor=7),
    "a winner without a seat": lambda: attrs.evolve(OVER, outcome=Outcome((0, 2), (50, 50), (1, 1))),
    "no agenda": lambda: attrs.evolve(TURN, agenda=()),
    "an agenda after the end": lambda: attrs.evolve(OVER, agenda=TURN.agenda),
    "a running game with an outcome": lambda: attrs.evolve(TURN, outcome=Outcome((0,), (0, 0, 0), (1, 2, 2))),
    "an agenda that asks nobody": lambda: attrs.evolve(TURN, agenda=TURN.agenda[:-1]),
    "no end of the turn": lambda: attrs.evolve(TURN, agenda=TURN.agenda[1:]),
}


def refused(document: str) -> bool:
    """Whether a document is refused."""
    try:
        from_json(fr.State, document)
    except DecodeError:
        return True
    return False


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_state_is_refused(name: str) -> None:
    state = IMPOSSIBLE[name]()
    assert fr.GAME.audit(state) is not None
    assert refused(to_json(state))


# What stands on an agenda.

ASKED = {"2nd chance": 0, "target": 0, "gift": 1, "countered gift": 1, "skip": 1, "shares": 0, "wish": 0, "market": 2}
ASKED |= {"nice try": 1, "gambling man": 2, "all-seeing eye": 2, "recession": 2, "surprise party": 2, "turn": 0}
ASKED |= {"second card of a thief": 0, "lucky bastard": 1, "repeat": 0, "crowdfunding": 1, "distributor": 0}
ASKED |= {"trust fall": 1, "seppuku": 1, "identity theft": 0, "parasite": 2, "tsunami": 2, "edison, window": 1}


@pytest.mark.parametrize("stranger", [-1, 3, 99])
@pytest.mark.parametrize("name", ASKED)
def test_nobody_is_asked_who_has_no_seat(name: str, stranger: int) -> None:
    assert refused(tampered(ALL[name](), ASKED[name], stranger))


def all_cards(state: fr.State) -> Counter[str]:
    """All playing cards, event cards and power cards, wherever they lie."""
    seats = range(fr.players(state))
    found = Counter(
        str(card) for pile in (draw_pile(state), public(state).discard, public(state).open_cards) for card in pile
    )
    found.update(str(card) for seat in seats for card in in_hand(state, seat))
    found.update((*event_deck(state), *public(state).spent_events, *power_pile(state)))
    found.update(str(slot.card) for own in power_cards(state) for slot in own)
    return found


def play_on(text: str, seed: int) -> None:
    """Plays on from a document that may be refused at once or when the rules meet what cannot be; no card is lost."""
    chance = Random(seed)
    try:
        state = from_json(fr.State, text)
        there = all_cards(state)
        for _ in range(12):
            if fr.outcome(state) is not None:
                break
            offered = fr.legal_actions(state, chance.choice(fr.awaiting(state)))
            if not offered:
                break
            state = fr.apply(state, chance.choice(offered))
            assert there == all_cards(state), f"a card is lost or doubled after {text}"
    except (DecodeError, InvalidArgument):
        pass


@pytest.mark.parametrize(
    ("name", "chosen", "other"),
    [
        ("second card of a gift", "G2", "B1"),
        ("second card of a gift", "G2", "FU"),
        ("gift", "G2", "Y8"),
        ("gift", "G2", "B9"),
        ("exchange", "Y8", "B1"),
        ("countered gift", "B1", "G2"),
        ("gambling man", "R2", "R3"),
        ("surprise party", "Y9", "G9"),
        ("merry christmas", "Y9", "B1"),
        ("second card of a thief", "G1", "B1"),
        ("russian roulette", "B1", "R9"),
        ("crowdfunding", "B1", "R1"),
        ("cards for a trust fall", "FU", "R9"),
    ],
)
def test_a_chosen_card_that_is_not_there_is_neither_lost_nor_doubled(name: str, chosen: str, other: str) -> None:
    text = tampered(ALL[name](), chosen, other)
    for seed in range(6):
        play_on(text, seed)


@pytest.mark.parametrize("name", ALL)
def test_a_changed_document_is_refused_or_can_be_played_on(name: str) -> None:
    """What is accepted need not have come about in a game, but it loses no card, and no foreign error comes out."""
    data = document(ALL[name]())
    for number, agenda in enumerate(variations(data["agenda"])):
        play_on(json.dumps({**data, "agenda": agenda}), number)


# Guesses: Fuck You cannot be chosen to be given away, so it must or must not be in some hands (FR-CARD-FU-3).


def guesses(state: fr.State, author: int) -> list[fr.State]:
    """What everybody else, and a spectator, can make of it."""
    observers = [seat for seat in (0, 1, 2, None) if seat != author]
    return [fr.determinize(fr.view(state, seat), seed) for seat in observers for seed in range(20)]


def gift(own: str, *picks: str, kind: str = "GIFT.R") -> fr.State:
    """P0 gives cards to P1; nobody draws any more, and Fuck You is in P2's hand if P0 has not got it."""
    state = position(f"{kind} {own}", "B1 B2 CTR", "Y1 Y2" if "FU" in own else "Y1 Y2 FU", draw_size=0)
    return after(state, play(0, kind), fr.Target(0, 1), *(pick(0, text) for text in picks))


def counter(own: str, *picks: str) -> fr.State:
    """P1 counters P0's Gift with own cards against P2, and may still wish."""
    state = position("GIFT.R B1 B2", f"CTR {own}", "Y1 Y2" if "FU" in own else "Y1 Y2 FU", draw_size=0)
    state = after(state, play(0, "GIFT.R"), fr.Target(0, 1), pick(0, "B1"), pick(0, "B2"), throw(1, "CTR"))
    return after(state, fr.Target(1, 2), *(pick(1, text) for text in picks))


@pytest.mark.rule("FR-CARD-FU-3", "FR-CARD-GIFT-2", "FR-CARD-EXCH-6", "FR-INFO-1")
@pytest.mark.parametrize(
    ("state", "author"),
    [
        (gift("Y9 FU", "Y9"), 0),
        (gift("FU"), 0),
        (gift("Y9 FU", "Y9", kind="EXCH.R"), 0),
        (counter("Y9 FU", "Y9"), 1),
        (counter("FU"), 1),
    ],
    ids=["one card of two", "no card of one", "one card of two in an exchange", "countered", "countered with nothing"],
)
def test_whoever_gives_less_than_possible_holds_fuck_you(state: fr.State, author: int) -> None:
    for guess in guesses(state, author):
        assert card("FU") in in_hand(guess, author)
        assert card("FU") not in chosen_cards(guess)
        assert len(chosen_cards(state)) == len(chosen_cards(guess))


@pytest.mark.rule("FR-CARD-FU-3", "FR-CARD-GIFT-1", "FR-CARD-GIFT-2", "FR-INFO-1")
@pytest.mark.parametrize(
    ("state", "author"),
    [
        (gift("Y8 Y9", "Y8", "Y9"), 0),
        (gift("Y9", "Y9"), 0),
        (gift("Y9"), 0),
        (gift("Y8 Y9", "Y8"), 0),
        (gift("Y8 Y9", "Y8", kind="EXCH.R"), 0),
        (counter("Y8 Y9", "Y8", "Y9"), 1),
    ],
    ids=[
        "two of two",
        "one of one",
        "still to give the only one",
        "one of two and another to give",
        "exchange",
        "counter",
    ],
)
def test_who_gives_everything_does_not_hold_fuck_you(state: fr.State, author: int) -> None:
    for guess in guesses(state, author):
        assert card("FU") not in (*in_hand(guess, author), *chosen_cards(guess))


@pytest.mark.rule("FR-CARD-FU-3", "FR-INFO-1")
@pytest.mark.parametrize(
    "state",
    [gift("Y7 Y8 Y9", "Y8", "Y9"), gift("Y7 Y8 Y9", "Y8"), gift("Y8 Y9"), gift("Y8 Y9 FU", "Y8")],
    ids=["two of three", "one of three and another to give", "nothing chosen of two", "it is there"],
)
def test_otherwise_fuck_you_may_be_kept_but_is_never_given(state: fr.State) -> None:
    """P2 knows whether it is in the own hand; to P1 and to a spectator both is possible."""
    for seat in (1, None):
        kept = [fr.determinize(fr.view(state, seat), seed) for seed in range(40)]
        assert {True, False} == {card("FU") in in_hand(guess, 0) for guess in kept}
        assert not any(card("FU") in chosen_cards(guess) for guess in kept)


@pytest.mark.rule("FR-INFO-7")
def test_a_guess_never_lets_a_thief_have_chosen_fuck_you() -> None:
    """To a bystander Fuck You may be the other one of two cards, never the chosen one."""
    state = position("THIEF.R R1", 5, "G1 G2", demand="red 5", troublemaker=True)
    state = after(passing(after(state, play(0, "THIEF.R"), fr.Target(0, 2))), pick(0, "G1"))
    for seed in range(200):
        chosen = chosen_cards(fr.determinize(fr.view(state, 1), seed))
        assert 1 == len(chosen)
        assert card("FU") not in chosen


@pytest.mark.rule("FR-INFO-11", "FR-EVENT-GAMBLING_MAN-7")
def test_guesses_at_a_gamble_differ_in_what_is_laid() -> None:
    """P0 does not know whether P1 has laid a card at all, nor which."""
    view = fr.view(BASE["gambling man"](), 0)
    laid = {chosen_cards(fr.determinize(view, seed)) for seed in range(40)}
    assert () in laid
    assert len(laid) > 3


@pytest.mark.rule("FR-INFO-1", "FR-INFO-11")
@pytest.mark.parametrize("name", TROUBLEMAKER)
def test_guesses_differ_and_look_the_same_to_the_one_who_guesses(name: str) -> None:
    state = TROUBLEMAKER[name]()
    for seat in SEATS:
        view = fr.view(state, seat)
        guesses = [fr.determinize(view, seed) for seed in range(12)]
        assert all(fr.GAME.audit(guess) is None for guess in guesses)
        assert all(fr.view(guess, seat) == view for guess in guesses)
        assert len(set(guesses)) > 1


def test_guesses_differ_in_what_is_hidden_only() -> None:
    view = fr.view(TURN, 1)
    found = [fr.determinize(view, seed) for seed in range(20)]
    assert {"B1 B2 CTR"} == {hand(guess, 1) for guess in found}
    assert len({hand(guess, 0) for guess in found}) > 10
    assert len({draw_pile(guess) for guess in found}) == len({event_deck(guess) for guess in found}) == 20


VIEW = fr.view(gift("Y9 FU", "Y9"), 1)
P0, *OTHERS = VIEW.players
NONSENSE: dict[str, Callable[[], fr.View]] = {
    "a player too few": lambda: attrs.evolve(VIEW, players=VIEW.players[:-1]),
    "a pile of another size": lambda: attrs.evolve(VIEW, draw_size=1),
    "a hand of another size": lambda: attrs.evolve(VIEW, players=(attrs.evolve(P0, hand_size=5), *OTHERS)),
    "a hand half seen": lambda: attrs.evolve(VIEW, players=(attrs.evolve(P0, hand=cards("Y9")), *OTHERS)),
    "an own hand that is hidden": lambda: attrs.evolve(
        VIEW, players=(P0, attrs.evolve(OTHERS[0], hand=None), OTHERS[1])
    ),
    "a card too often": lambda: attrs.evolve(VIEW, discard=(card("B1"), card("B1"), *VIEW.discard[2:])),
    "a turn of nobody": lambda: attrs.evolve(VIEW, turn=7),
    "nothing that goes on": lambda: attrs.evolve(VIEW, pending=()),
}


@pytest.mark.parametrize("name", NONSENSE)
def test_nothing_is_guessed_from_a_view_of_nothing(name: str) -> None:
    assert fr.GAME.audit(fr.determinize(VIEW, 1)) is None
    with pytest.raises(InvalidArgument):
        fr.determinize(NONSENSE[name](), 1)


@pytest.mark.rule("FR-INFO-2", "FR-RNG-1")
def test_reseeding_shuffles_the_piles_and_nothing_else() -> None:
    other = fr.reseed(TURN, seed=4)
    assert TURN.rng.key != other.rng.key
    assert (hands(TURN), public(TURN)) == (hands(other), public(other))
    assert draw_pile(TURN) != draw_pile(other)
    assert event_deck(TURN) != event_deck(other)
    assert fr.GAME.audit(other) is None
