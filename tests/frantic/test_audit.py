"""
States that cannot be are refused when they come out of a document, and what is guessed is what could be.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import DecodeError, InvalidArgument, Outcome, from_json, to_json
from tabletricks import frantic as fr
from tabletricks.frantic.attack import ChooseTarget, CounterWindow, PickCards, Strike
from tabletricks.frantic.effects import Attack
from tabletricks.frantic.event_cards.all_seeing_eye import OpenHands
from tabletricks.frantic.event_cards.gambling_man import GamblingMan
from tabletricks.frantic.event_cards.market import MarketStall
from tabletricks.frantic.event_cards.recession import RecessionDiscard
from tabletricks.frantic.finish import NiceTryDraws, NiceTryWindow, TurnEnd
from tabletricks.frantic.occasions import EventOver, Occasion, Reveal
from tabletricks.frantic.rounds import NewRound
from tabletricks.frantic.secrets import Assignment, Laid, SecretGiving
from tabletricks.frantic.special_cards.fantastic_four import Distribute
from tabletricks.frantic.special_cards.second_chance import Chain
from tabletricks.frantic.turn import Turn
from tabletricks.frantic.wishes import MakeWish

from .builders import after, asked, card, cards, give, hand, pick, play, position, take, throw


K5 = play(0, "K5")


def top(state: fr.State, *items: fr.AgendaItem) -> fr.State:
    """The state with other items in place of the question."""
    return attrs.evolve(state, agenda=(*state.agenda[:-1], *items))


def holding(state: fr.State, seat: int, text: str) -> fr.State:
    """The state with another hand."""
    player = attrs.evolve(state.players[seat], hand=cards(text))
    return attrs.evolve(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def event(event: fr.EventCard, *actions: fr.Action) -> fr.State:
    state = position("K5 R4 G2 G3", "R2 Y9 B1", "R3 Y1 Y2 G8", draw="G6 R8 Y7", events=[event])
    return after(state, K5, *actions)


TURN = position("R1 G1", "B1 B2 CTR", "Y1 Y2", draw="FU", bomb=(3, 2, 2))
START = after(position("FAN G1", "B1", "Y1"), play(0, "FAN"))
OVER = after(position("K5", "R1", events=["doomsday"], limit=50), K5)
GIFT = after(position("GIFT.R G2 G3 FU", "B1 B2", "Y1 Y2", skipped=[2]), play(0, "GIFT.R"))
PICK = after(GIFT, fr.Target(0, 1), pick(0, "G2"))
ATTACK = after(PICK, pick(0, "G3"))
SHARES = after(position("F4 G2", "B1 B2", "Y1 Y2"), play(0, "F4"), fr.Share(0, 1, 1))
SHARE = after(SHARES, fr.Share(0, 2, 3), fr.WishColour(0, "red"))
NICE = after(position("R1", "NICE G1", "Y1 Y2"), play(0, "R1"))
DRAWS = after(NICE, throw(1, "NICE"))
GAMBLE = event("gambling_man", pick(1, "R2"))
MARKET = event("market", take(1, "Y7"))
EYE = event("all_seeing_eye", fr.Acknowledge(0))
RECESSION = event("recession")
PARTY = event("surprise_party", give(1, "Y9", 2))
CHRISTMAS = event("merry_christmas", give(1, "Y9", 2))
CHAIN = after(position("2ND.R G1", "B1"), play(0, "2ND.R"))

POSSIBLE = {
    "turn": TURN,
    "wish": START,
    "over": OVER,
    "target": GIFT,
    "card": PICK,
    "attack": ATTACK,
    "shares": SHARES,
    "share": SHARE,
    "nice try": NICE,
    "nice try draws": DRAWS,
    "gambling man": GAMBLE,
    "market": MARKET,
    "all-seeing eye": EYE,
    "recession": RECESSION,
    "surprise party": PARTY,
    "merry christmas": CHRISTMAS,
    "chain": CHAIN,
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_a_possible_state_is_taken(name: str) -> None:
    state = POSSIBLE[name]
    assert fr.GAME.audit(state) is None
    assert state == from_json(fr.State, to_json(state))


# A whole that cannot be.

PILES, TABLE, STANDING = TURN.piles, TURN.table, TURN.standing


def piles(changed: fr.Piles) -> fr.State:
    return attrs.evolve(TURN, piles=changed)


def table(changed: fr.Table) -> fr.State:
    return attrs.evolve(TURN, table=changed)


def standing(changed: fr.Standing) -> fr.State:
    return attrs.evolve(TURN, standing=changed)


def over(winners: tuple[int, ...], scores: tuple[int, ...] = (50, 50)) -> fr.State:
    return attrs.evolve(OVER, outcome=Outcome(winners, scores))


IMPOSSIBLE: dict[str, Callable[[], fr.State]] = {
    "a player too many": lambda: attrs.evolve(TURN, players=(*TURN.players, fr.Player(()))),
    "a player too few": lambda: attrs.evolve(TURN, players=TURN.players[:-1]),
    "an account too many": lambda: standing(attrs.evolve(STANDING, accounts=(0, 0, 0, 0))),
    "a dealer without a seat": lambda: standing(attrs.evolve(STANDING, dealer=3)),
    "round zero": lambda: standing(attrs.evolve(STANDING, round=0)),
    "a turn of nobody": lambda: table(attrs.evolve(TABLE, turn=-1)),
    "a negative turn": lambda: table(attrs.evolve(TABLE, turn_number=-1)),
    "a lost card": lambda: piles(attrs.evolve(PILES, draw=PILES.draw[1:])),
    "a card twice": lambda: piles(attrs.evolve(PILES, draw=(PILES.draw[0], *PILES.draw))),
    "a card for another": lambda: piles(attrs.evolve(PILES, draw=(card("NICE"), *PILES.draw[1:]))),
    "a card face down in a hand": lambda: holding(TURN, 0, "G1 ?"),
    "an unsorted hand": lambda: holding(TURN, 0, "G1 R1"),
    "a lost event": lambda: piles(attrs.evolve(PILES, event_deck=PILES.event_deck[1:])),
    "an event twice": lambda: piles(attrs.evolve(PILES, event_deck=("time_bomb", *PILES.event_deck))),
    "an event face up that was never revealed": lambda: piles(attrs.evolve(PILES, revealed=())),
    "an event revealed twice": lambda: piles(attrs.evolve(PILES, revealed=("time_bomb", "time_bomb"))),
    "no discard pile": lambda: piles(attrs.evolve(PILES, draw=(*PILES.draw, *PILES.discard), discard=())),
    "another direction": lambda: table(attrs.evolve(TABLE, direction=-1)),
    "no direction": lambda: table(attrs.evolve(TABLE, direction=0)),
    "a start step of another than the dealer": lambda: attrs.evolve(
        START, table=attrs.evolve(START.table, turn=1, turn_number=0)
    ),
    "a bomb for too few players": lambda: table(attrs.evolve(TABLE, time_bomb=(3, 3))),
    "a bomb with four turns": lambda: table(attrs.evolve(TABLE, time_bomb=(4, 3, 3))),
    "a bomb with minus one turn": lambda: table(attrs.evolve(TABLE, time_bomb=(-1, 3, 3))),
    "a bomb that was never revealed": lambda: attrs.evolve(START, table=attrs.evolve(START.table, time_bomb=(3, 3, 3))),
    "a round that should be over": lambda: table(attrs.evolve(TABLE, end_cause="exhausted")),
    "no agenda": lambda: attrs.evolve(TURN, agenda=()),
    "a running game with an outcome": lambda: attrs.evolve(TURN, outcome=Outcome((0,), (0, 0, 0))),
    "a game without winners": lambda: over(()),
    "a winner without a seat": lambda: over((0, 2)),
    "winners twice": lambda: over((0, 0)),
    "winners out of order": lambda: over((1, 0)),
    "scores that are not the accounts": lambda: over((0, 1), (50, 51)),
    "an agenda that asks nobody": lambda: attrs.evolve(TURN, agenda=TURN.agenda[:-1]),
    "no end of the turn": lambda: attrs.evolve(TURN, agenda=TURN.agenda[1:]),
    "two ends of the turn": lambda: top(TURN, TurnEnd(), Turn(0)),
    "a new round in the middle of a turn": lambda: top(TURN, NewRound(2, 0), Turn(0)),
    "two questions": lambda: top(TURN, Turn(0), Turn(0)),
    "an event revealed on top of a question": lambda: top(TURN, Turn(0), Reveal(Occasion(0))),
    "two events at a time": lambda: top(RECESSION, EventOver("recession"), RECESSION.agenda[-1]),
    "an event that was never revealed": lambda: attrs.evolve(
        RECESSION, agenda=(TurnEnd(), EventOver("market"), RECESSION.agenda[-1])
    ),
}


# A question that cannot be asked.


def attack(
    kind: fr.SpecialKind = "gift", author: int = 0, target: int = 1, given: str = "G2 G3", share: int = 0
) -> fr.State:
    return top(ATTACK, CounterWindow(Attack(kind, author, target, cards(given), share)))


def chosen(text: str, target: int = 1, kind: fr.SpecialKind = "gift") -> fr.State:
    return top(PICK, PickCards(0, kind, "effect", target, cards(text)))


def gamble(
    asked: tuple[int, ...] = (0, 1, 2),
    waiting: tuple[int, ...] = (0, 2),
    laid: str | None = "R2",
    colour: fr.Colour = "red",
    author: int = 0,
) -> fr.State:
    done = (Laid(1, None if laid is None else card(laid)),)
    return top(GAMBLE, GamblingMan(asked, waiting, colour, Occasion(author), done))


def giving(*given: Assignment, everything: bool = False, waiting: tuple[int, ...] = (0, 2)) -> fr.State:
    return top(CHRISTMAS if everything else PARTY, SecretGiving((0, 1, 2), waiting, everything, given))


GIVEN = Assignment(1, card("Y9"), 2)
IMPOSSIBLE |= {
    "a turn of another": lambda: top(TURN, Turn(2)),
    "a turn in the start step": lambda: table(attrs.evolve(TABLE, turn_number=0)),
    "a question to nobody": lambda: top(CHAIN, Chain(7)),
    "a gift or a wish": lambda: top(GIFT, ChooseTarget(0, "gift", "effect_or_wish")),
    "a gift that another play may take away": lambda: attrs.evolve(
        TURN, agenda=(TurnEnd(), Strike(Attack("gift", 0, 1, TURN.hand(0)[:2])), Turn(0))
    ),
    "an event that waits": lambda: attrs.evolve(TURN, agenda=(TurnEnd(), Reveal(Occasion(0)), Turn(0))),
    "a 2nd Chance of another": lambda: top(CHAIN, Chain(2)),
    "a small share that nobody has countered": lambda: top(SHARES, Distribute(0, 3)),
    "a second round without accounts": lambda: attrs.evolve(
        position(3, 3, scoring="none"), standing=fr.Standing(2, 0, (0, 0))
    ),
    "a round that ends in a question": lambda: attrs.evolve(
        RECESSION, table=attrs.evolve(RECESSION.table, end_cause="finish_line")
    ),
    "a target of Fantastic": lambda: top(GIFT, ChooseTarget(0, "fantastic", "effect")),
    "no target": lambda: attrs.evolve(
        top(GIFT, ChooseTarget(0, "skip", "effect")),
        players=tuple(attrs.evolve(player, skipped=True) for player in GIFT.players),
    ),
    "cards for oneself": lambda: chosen("G2", target=0),
    "cards for nobody": lambda: chosen("G2", target=3),
    "cards for a Fantastic": lambda: chosen("G2", kind="fantastic"),
    "cards for a Skip": lambda: chosen("", kind="skip"),
    "a chosen card of another": lambda: chosen("B1"),
    "a card chosen twice": lambda: chosen("G2 G2"),
    "a chosen Fuck You": lambda: chosen("FU"),
    "a chosen card face down": lambda: chosen("?"),
    "a choice that is complete": lambda: chosen("G2 G3"),
    "an attack on oneself": lambda: attack(target=0),
    "an attack on nobody": lambda: attack(target=3),
    "an attack by nobody": lambda: attack(author=-1),
    "an attack with Fantastic": lambda: attack(kind="fantastic", given=""),
    "a Gift of too few cards": lambda: attack(given="G2"),
    "a Gift of Fuck You": lambda: attack(given="G2 FU"),
    "a Gift of cards that are not there": lambda: attack(given="G2 B9"),
    "a Gift of a card face down": lambda: attack(given="G2 ?"),
    "a Gift with a share": lambda: attack(share=1),
    "a Skip with cards": lambda: attack(kind="skip"),
    "a Fantastic Four without a share": lambda: attack(kind="fantastic_four", given=""),
    "a Fantastic Four of five cards": lambda: attack(kind="fantastic_four", given="", share=5),
    "an own share": lambda: top(SHARES, Distribute(0, 4, shares=(1, 0, 0))),
    "a negative share": lambda: top(SHARES, Distribute(0, 4, shares=(0, 2, -1))),
    "shares for too few players": lambda: top(SHARES, Distribute(0, 4, shares=(0, 1))),
    "shares of nothing": lambda: top(SHARES, Distribute(0, 4, shares=(0, 0, 0))),
    "nothing left to distribute": lambda: top(SHARES, Distribute(0, 4, shares=(0, 4, 0))),
    "five cards to distribute": lambda: top(SHARES, Distribute(0, 5)),
    "no card to distribute": lambda: top(SHARES, Distribute(0, 0)),
    "a wish of nobody": lambda: top(START, MakeWish(3, "fantastic", optional=False)),
    "a wish with Skip": lambda: top(START, MakeWish(0, "skip", optional=False)),
    "a wish with Fuck You": lambda: top(START, MakeWish(0, "fuck_you", optional=False)),
    "Nice Try while everybody has cards": lambda: top(TURN, NiceTryWindow(1, (2,))),
    "Nice Try of a player without cards": lambda: top(NICE, NiceTryWindow(0, (1, 2))),
    "Nice Try of a player without cards later": lambda: top(NICE, NiceTryWindow(1, (2, 0))),
    "Nice Try of nobody": lambda: top(NICE, NiceTryWindow(3, ())),
    "Nice Try asked for twice": lambda: top(NICE, NiceTryWindow(1, (1,))),
    "nobody draws for Nice Try": lambda: attrs.evolve(DRAWS, agenda=(TurnEnd(), NiceTryDraws(()), DRAWS.agenda[-1])),
    "somebody with cards draws for Nice Try": lambda: attrs.evolve(
        DRAWS, agenda=(TurnEnd(), NiceTryDraws((1,)), DRAWS.agenda[-1])
    ),
    "a gamble that nobody decides": lambda: gamble(waiting=()),
    "a gamble of a stranger": lambda: gamble(asked=(0, 1, 2, 3)),
    "a gamble that awaits who is not asked": lambda: gamble(asked=(1, 2)),
    "a gamble out of order": lambda: gamble(waiting=(2, 0)),
    "a gamble for another colour": lambda: gamble(colour="green", laid=None),
    "a gamble without an author": lambda: gamble(author=3),
    "a laid card that does not fit": lambda: gamble(laid="Y9"),
    "nothing laid although something fits": lambda: gamble(laid=None),
    "laid by somebody who is awaited": lambda: gamble(waiting=(0, 1, 2)),
    "nothing decided and not awaited": lambda: gamble(waiting=(0,)),
    "a market without cards": lambda: top(MARKET, MarketStall(2, (), (0,))),
    "a market with lost cards": lambda: top(MARKET, MarketStall(2, cards("R8"), (0,))),
    "an unsorted market": lambda: top(MARKET, MarketStall(2, cards("G6 R8"), (0,))),
    "a market with more cards than players": lambda: top(MARKET, MarketStall(2, cards("R8 G6"), ())),
    "a market that somebody visits twice": lambda: top(MARKET, MarketStall(2, cards("R8 G6"), (2,))),
    "a market for a stranger": lambda: top(MARKET, MarketStall(2, cards("R8 G6"), (3,))),
    "open hands that nobody sees": lambda: top(EYE, OpenHands(())),
    "open hands seen twice": lambda: top(EYE, OpenHands((1, 1))),
    "open hands seen by a stranger": lambda: top(EYE, OpenHands((1, 3))),
    "a recession of nothing": lambda: top(RECESSION, RecessionDiscard(1, 0, (2, 0), 2)),
    "a recession of more than the hand": lambda: top(RECESSION, RecessionDiscard(1, 4, (2, 0), 2)),
    "a recession of a stranger": lambda: top(RECESSION, RecessionDiscard(3, 1, (2, 0), 2)),
    "a recession for a stranger later": lambda: top(RECESSION, RecessionDiscard(1, 1, (2, 3), 2)),
    "a recession that comes back": lambda: top(RECESSION, RecessionDiscard(1, 1, (2, 2), 2)),
    "a recession that skips a number": lambda: top(RECESSION, RecessionDiscard(1, 1, (2, 0), 3)),
    "a gift of what is not held": lambda: giving(Assignment(1, card("G9"), 2)),
    "a gift to oneself": lambda: giving(Assignment(1, card("Y9"), 1)),
    "a gift to nobody": lambda: giving(Assignment(1, card("Y9"), 3)),
    "no gift and not awaited": giving,
    "two gifts at a Surprise Party": lambda: giving(GIVEN, Assignment(1, card("B1"), 2)),
    "a complete gift that is awaited": lambda: giving(GIVEN, waiting=(0, 1, 2)),
    "a gift of a stranger": lambda: giving(GIVEN, Assignment(3, card("R1"), 0)),
    "gifts out of order": lambda: giving(Assignment(1, card("B1"), 2), GIVEN, everything=True, waiting=(0, 1, 2)),
    "a card given twice": lambda: giving(GIVEN, GIVEN, everything=True, waiting=(0, 1, 2)),
    "an unfinished Christmas that is not awaited": lambda: giving(GIVEN, everything=True),
}


# Parts that do not belong together.

IMPOSSIBLE |= {
    "a recession without the event": lambda: attrs.evolve(RECESSION, agenda=(TurnEnd(), RECESSION.agenda[-1])),
    "a party without the event": lambda: attrs.evolve(PARTY, agenda=(TurnEnd(), PARTY.agenda[-1])),
    "open hands in a recession": lambda: top(RECESSION, OpenHands((0, 1, 2))),
    "a Christmas at a Surprise Party": lambda: top(PARTY, SecretGiving((0, 1, 2), (0, 1, 2), everything=True)),
    "a turn in the middle of an event": lambda: top(RECESSION, Turn(0)),
    "a turn while somebody has no cards": lambda: top(NICE, Turn(0)),
    "a window for a target without cards": lambda: top(NICE, CounterWindow(Attack("skip", 1, 0))),
    "a winner who has not the lowest account": lambda: over((0,)),
    "a game that ended below the limit": lambda: attrs.evolve(OVER, options=fr.Options(players=2)),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_state_is_refused(name: str) -> None:
    state = IMPOSSIBLE[name]()
    assert fr.GAME.audit(state) is not None
    with pytest.raises(DecodeError):
        from_json(fr.State, to_json(state))


# Guesses: Fuck You cannot be chosen to be given away, so it must or must not be in some hands (FR-CARD-FU-3).


def given(state: fr.State) -> tuple[fr.Card, ...]:
    """The cards that somebody has chosen to give, complete or not."""
    for item in state.agenda:
        if isinstance(item, PickCards):
            return item.chosen
        if isinstance(item, CounterWindow | Strike):
            return item.attack.cards
    raise AssertionError(asked(state))


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
        assert card("FU") in guess.players[author].hand
        assert card("FU") not in given(guess)
        assert len(given(state)) == len(given(guess))


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
        assert card("FU") not in (*guess.players[author].hand, *given(guess))


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
        assert {True, False} == {card("FU") in guess.players[0].hand for guess in kept}
        assert not any(card("FU") in given(guess) for guess in kept)


@pytest.mark.rule("FR-INFO-11", "FR-EVENT-GAMBLING_MAN-7")
def test_guesses_at_a_gamble_differ_in_what_is_laid() -> None:
    """P0 does not know whether P1 has laid a card at all, nor which."""
    laid = set()
    for seed in range(40):
        question = fr.determinize(fr.view(GAMBLE, 0), seed).agenda[-1]
        assert isinstance(question, GamblingMan)
        laid |= set(question.laid)
    assert {1} == {one.seat for one in laid}
    assert None in {one.card for one in laid}
    assert len(laid) > 3


def test_guesses_differ_in_what_is_hidden_only() -> None:
    view = fr.view(TURN, 1)
    found = [fr.determinize(view, seed) for seed in range(20)]
    assert {"B1 B2 CTR"} == {hand(guess, 1) for guess in found}
    assert len({hand(guess, 0) for guess in found}) > 10
    assert len({guess.piles.draw for guess in found}) == len({guess.piles.event_deck for guess in found}) == 20


VIEW = fr.view(gift("Y9 FU", "Y9"), 1)
NONSENSE: dict[str, Callable[[], fr.View]] = {
    "a player too few": lambda: attrs.evolve(VIEW, players=VIEW.players[:-1]),
    "a pile of another size": lambda: attrs.evolve(VIEW, draw_size=1),
    "a hand half seen": lambda: attrs.evolve(VIEW, players=(fr.PlayerView(cards("R1 ?"), False), *VIEW.players[1:])),
    "a card too often": lambda: attrs.evolve(VIEW, discard=(card("B1"), card("B1"), *VIEW.discard[2:])),
    "an impossible table": lambda: attrs.evolve(VIEW, table=attrs.evolve(VIEW.table, direction=-1)),
    "Fuck You neither in the hand nor hidden": lambda: attrs.evolve(VIEW, discard=(card("FU"), *VIEW.discard[1:])),
}


@pytest.mark.parametrize("name", NONSENSE)
def test_nothing_is_guessed_from_a_view_of_nothing(name: str) -> None:
    assert fr.GAME.audit(fr.determinize(VIEW, 1)) is None
    with pytest.raises(InvalidArgument, match="no state agrees"):
        fr.determinize(NONSENSE[name](), 1)


@pytest.mark.rule("FR-INFO-2", "FR-RNG-1")
def test_reseeding_shuffles_the_piles_and_nothing_else() -> None:
    other = fr.reseed(TURN, seed=4)
    assert TURN.rng.key != other.rng.key
    assert (TURN.players, TURN.table, TURN.piles.discard) == (other.players, other.table, other.piles.discard)
    assert TURN.piles.draw != other.piles.draw
    assert TURN.piles.event_deck != other.piles.event_deck
    assert fr.GAME.audit(other) is None
