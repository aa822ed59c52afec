"""
What the game says, in English and German: everything has its words, and they answer what a table asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

import pytest

from tabletricks import frantic as fr
from tabletricks.core.words import Message, problems_of_catalogues

from .builders import after, play, position, step
from .examples import ACTIONS, DEMANDS, EVENTS, FAN, FU, GIFT, QUESTIONS, R5
from .test_rules_page import PAGE


WORDS = fr.GAME.words
NAMES = ("Ann", "Ben", "Cleo")
VALUES = (*EVENTS, *ACTIONS, *QUESTIONS)


def keys_of(told: object) -> Iterator[str]:
    """The keys of the catalogues that something needs, with those of its parts."""
    if isinstance(told, str) and type(told) is str:
        yield f"word.{told}"
    elif isinstance(told, tuple | list):
        for part in told:
            yield from keys_of(part)
    else:
        message = told if isinstance(told, Message) else told.message() if hasattr(told, "message") else None
        if isinstance(message, Message):
            yield message.key
            yield from keys_of(tuple(message.values.values()))


def used() -> set[str]:
    """The keys that some value needs: of actions, events, questions and the list of cards."""
    cards = [(card.title, card.text) for card in fr.GAME._printed()]
    return {*keys_of(VALUES), *keys_of(cards)}


def test_both_languages_say_the_same() -> None:
    assert [] == problems_of_catalogues(WORDS)
    assert ("en", "de") == fr.GAME.languages()


@pytest.mark.parametrize("union", [fr.Event, fr.Action, fr.Question])
def test_there_is_an_example_of_every_class(union: object) -> None:
    assert set(get_args(union)) <= {type(value) for value in VALUES}


def test_every_sentence_is_used() -> None:
    unused = {key for key in WORDS["en"] if not key.startswith("refusal.")} - used()
    assert set() == unused


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_has_its_words(language: str) -> None:
    """A sentence begins with a letter and ends with a stop; no name of a field or literal is left in it."""
    for value in VALUES:
        sentence = fr.describe(value, NAMES, language)
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        assert not {"_", "{", "None", "True", "False"} & {*sentence, *sentence.split()}, sentence


def test_titles_are_those_of_the_cards() -> None:
    """Also in German: the cards are printed with English names."""
    titles: dict[str, str] = {kind: facts.title for kind, facts in fr.SPECIALS.items()}
    titles.update({str(event): title for event, title in fr.EVENT_TITLES.items()})
    titles.update({power: facts.title for power, facts in fr.POWERS.items()})
    for language in ("en", "de"):
        assert titles == {name: WORDS[language][f"word.{name}"] for name in titles}


# What the table asked.


SAID: list[tuple[fr.Event | fr.Question | fr.Action, str, str]] = [
    (
        fr.HandsCounted(((fr.Card("R5"), fr.Card("FU")), ())),
        "The hands give the points: Ann has red 5, Fuck You; Ben has nothing.",
        "Die Handkarten geben die Punkte: Ann hat Rot 5, «Fuck You»; Ben hat nichts.",
    ),
    (
        fr.PointsCounted(0, "doubled", 12, 24),
        "Ann holds 12 points, which the Time Bomb doubles to 24.",
        "Ann hat 12 Punkte auf der Hand, die «Time Bomb» verdoppelt auf 24.",
    ),
    (
        fr.PointsCounted(0, "reward", 0, -10),
        "Ann has no cards left before the Time Bomb explodes: -10 points.",
        "Ann hat keine Karten mehr, bevor die «Time Bomb» explodiert: -10 Punkte.",
    ),
    (
        fr.PointsCounted(0, "penalty", 12, 22),
        "Ann holds 12 points and gets 10 more because of the Time Bomb: 22.",
        "Ann hat 12 Punkte auf der Hand und bekommt 10 dazu wegen der «Time Bomb»: 22.",
    ),
    (
        fr.PointsCounted(0, "protected", None, 0),
        "Ann is protected and gets no points.",
        "Ann ist geschützt und bekommt keine Punkte.",
    ),
    (
        fr.Scored((24, 0), (60, 12)),
        "Points: Ann 24, now 60; Ben 0, now 12.",
        "Punkte: Ann 24, jetzt 60; Ben 0, jetzt 12.",
    ),
    (
        fr.RoundEnded("hand_empty", (0, 1)),
        "The round is over: Ann and Ben have no cards left.",
        "Die Runde ist zu Ende: Ann und Ben haben keine Karten mehr.",
    ),
    (
        fr.ColourConcerned("gambling_man", "red"),
        "The last colour was red: everybody lays a red number card, or draws 2 cards.",
        "Die zuletzt gespielte Farbe ist Rot: Alle legen eine Zahlenkarte in Rot oder ziehen 2 Karten.",
    ),
    (
        fr.ColourConcerned("vandalism", "blue"),
        "The last colour was blue: everybody discards all blue cards.",
        "Die zuletzt gespielte Farbe ist Blau: Alle werfen ihre Karten in Blau ab.",
    ),
    (
        fr.TurnStarted(0, None, 2),
        "It is Ann's turn, with 2 more before the Time Bomb explodes.",
        "Ann ist an der Reihe und hat danach noch 2 Züge, bis die «Time Bomb» explodiert.",
    ),
    (
        fr.TurnStarted(0, fr.Demand("wish 8"), 0),
        "It is Ann's last turn before the Time Bomb explodes: an 8 fits.",
        "Ann hat den letzten Zug, bevor die «Time Bomb» explodiert: Es passt eine 8.",
    ),
    (
        fr.AccountsSwapped(0, 1, 60, 12),
        "Ann and Ben swap their accounts: Ann has 12 points now, and Ben has 60.",
        "Ann und Ben tauschen den Punktestand: Ann hat jetzt 12 Punkte, Ben hat 60.",
    ),
    (
        fr.NoEffect("vandalism", "no_colour"),
        "Vandalism does nothing: no colour has been played yet.",
        "Ohne Wirkung bleibt «Vandalism»: Es wurde noch keine Farbe gespielt.",
    ),
    (
        fr.NoEffect("equality", "enough_cards", 1),
        "Equality does nothing: Ben holds enough cards already.",
        "Ohne Wirkung bleibt «Equality»: Ben hat schon genug Karten.",
    ),
    (
        fr.NoEffect("inequality", "too_many_cards", 1),
        "Inequality does nothing: Ben holds more cards already.",
        "Ohne Wirkung bleibt «Inequality»: Ben hat schon mehr Karten.",
    ),
    (
        fr.NoEffect("recharge", "no_used_power", 0),
        "Recharge does nothing: Ann has no used power card to turn face down.",
        "Ohne Wirkung bleibt «Recharge»: Ann hat keine aufgedeckte Powerkarte zum Zudecken.",
    ),
    (
        fr.NoEffect("recycling", "card_gone", 0),
        "Recycling does nothing: the card no longer lies on the discard pile.",
        "Ohne Wirkung bleibt «Recycling»: Die Karte liegt nicht mehr auf dem Ablagestapel.",
    ),
    (
        fr.NoEffect("random_chance", "not_playable", 0),
        "Ann holds no card that can be played by Random Chance.",
        "Ann hat keine Karte, die mit «Random Chance» gespielt werden darf.",
    ),
    (
        fr.NoEffect("thief", "nothing_to_take", 1),
        "Thief does nothing: Ben has no card that can be taken.",
        "Ohne Wirkung bleibt «Thief»: Ben hat keine Karte, die man nehmen kann.",
    ),
    (
        fr.NoEffect("gift", "declined", 0),
        "Ann does without the effect of Gift.",
        "Ann verzichtet auf die Wirkung von «Gift».",
    ),
    (
        fr.CardPlayed(0, FU, fr.Demand("red 5")),
        "Ann plays Fuck You; what lay there before still counts: red or a 5 fits.",
        "Ann spielt «Fuck You»; es gilt weiter, was vorher lag: Es passt Rot oder eine 5.",
    ),
    (
        fr.CardRecycled(0, R5, 1, fr.Demand("blue/SKIP")),
        "Ann lets Ben take red 5 back: blue or Skip fits.",
        "Ben muss für Ann Rot 5 wieder aufnehmen: Es passt Blau oder «Skip».",
    ),
    (
        fr.DrawPileExhausted(1, 0),
        "The draw pile is used up: Ann should draw 1 more card.",
        "Der Kartenstapel ist aufgebraucht: Ann müsste noch 1 Karte ziehen.",
    ),
    (
        fr.DrawPileExhausted(2),
        "The draw pile is used up: 2 cards are missing.",
        "Der Kartenstapel ist aufgebraucht: Es fehlen 2 Karten.",
    ),
    (
        fr.InForceStarted(None, "time_bomb"),
        "The Time Bomb ticks: everybody has 3 turns left.",
        "Die «Time Bomb» tickt: Alle haben noch 3 Züge.",
    ),
    (
        fr.EventResolved("time_bomb"),
        "Time Bomb stays in force until the end of the round.",
        "Bis zum Ende der Runde gilt «Time Bomb».",
    ),
    (
        fr.EventResolved("finish_line"),
        "Finish Line has been carried out.",
        "Ausgeführt ist «Finish Line».",
    ),
    (
        fr.EventResolved("charity"),
        "Charity is over.",
        "Ausgeführt ist «Charity».",
    ),
    (
        fr.Attacked(0, 1, "exchange", 0),
        "Ann uses Exchange against Ben, with no card to give.",
        "Ann setzt «Exchange» gegen Ben ein und hat keine Karte zu geben.",
    ),
    (
        fr.Attacked(0, 1, "exchange", 2),
        "Ann uses Exchange against Ben, giving 2 cards.",
        "Ann setzt «Exchange» gegen Ben ein und gibt 2 Karten.",
    ),
    (
        fr.CardsMoved(0, 1, 2, None, "blind"),
        "Ben draws 2 cards from Ann's hand.",
        "Ben zieht 2 Karten aus der Hand von Ann.",
    ),
    (
        fr.CardsMoved(0, 1, 1, (GIFT,)),
        "Ann gives Ben 1 card: green Gift.",
        "Ann gibt 1 Karte an Ben: «Gift» in Grün.",
    ),
    (
        fr.NothingToGive(0, 1, "special_favours"),
        "Ann has no special cards for Ben.",
        "Ann hat keine Spezialkarten für Ben.",
    ),
    (
        fr.Play(0, FAN, 1, "looping"),
        "Ann plays Fantastic with Looping (power card 2).",
        "Ann spielt «Fantastic» mit «Looping» (Powerkarte 2).",
    ),
    (
        fr.CardQuestion(0, True, "FR-CARD-GIFT-1", "gift", 1, owner=0, to=1),
        "Ann, Gift: choose 1 card for Ben.",
        "Ann, «Gift»: Wähle 1 Karte für Ben.",
    ),
    (
        fr.CardQuestion(0, True, "FR-EVENT-GAMBLING_MAN-2", "gambling_man", owner=0, colour="red"),
        "Ann, Gambling Man: lay a red number card face down, a low one.",
        "Ann, «Gambling Man»: Leg eine möglichst tiefe Zahlenkarte in Rot verdeckt auf den Tisch.",
    ),
    (
        fr.ColourQuestion(0, True, "FR-POWER-BLOCKADE-1", "blockade", fr.COLOURS),
        "Ann, Colour Blockade: choose a colour.",
        "Ann, «Colour Blockade»: Wähle eine Farbe.",
    ),
    (
        fr.ReactionQuestion(0, True, "FR-CARD-LUCKY-1", "lucky_bastard", 1),
        "Ann, Ben triggers an event: throw in Lucky Bastard, or let it pass.",
        "Ann, Ben löst ein Ereignis aus: Wirf «Lucky Bastard» rein oder lass es bleiben.",
    ),
    (
        fr.ReactionQuestion(0, True, "FR-CARD-LUCKY-1", "lucky_bastard", 0),
        "Ann, you trigger an event: throw in Lucky Bastard, or let it pass.",
        "Ann, du löst ein Ereignis aus: Wirf «Lucky Bastard» rein oder lass es bleiben.",
    ),
    (
        fr.ReactionQuestion(0, True, "FR-CARD-NICE-1", "nice_try", finishers=(1, 2)),
        "Ann, Ben and Cleo have no cards left: throw in Nice Try, or let it pass.",
        "Ann, Ben und Cleo haben keine Karten mehr: Wirf «Nice Try» rein oder lass es zu.",
    ),
]
"""Events, questions and actions whose sentences answer why, how much, or what now."""


@pytest.mark.parametrize(("value", "english", "german"), SAID, ids=lambda value: getattr(value, "tag", ""))
def test_what_is_said(value: fr.Event | fr.Question | fr.Action, english: str, german: str) -> None:
    assert (english, german) == (fr.describe(value, NAMES), fr.describe(value, NAMES, "de"))


def test_demands_say_what_fits() -> None:
    said = [fr.describe(fr.TurnStarted(0, demand), NAMES).removeprefix("It is Ann's turn: ") for demand in DEMANDS]
    fitting = ["red or a 5", "blue or Skip", "green", "an 8", "a black card", "a coloured 5", "any card"]
    assert [f"{what} fits." for what in fitting] == said


# Where it comes from.


def told(events: Iterable[fr.Event], language: str = "en") -> list[str]:
    """Events as a spectator hears them."""
    return [fr.describe(event, NAMES, language) for event in fr.events_for(tuple(events), None)]


def test_an_ordinary_turn_is_short() -> None:
    result = step(position("R5 R1", 3, 3, demand="red 7"), play(0, "R5"))
    assert ["Ann plays red 5.", "It is Ben's turn."] == told(result.events)


def test_gifts_are_told_once() -> None:
    state = after(position("GIFT.R G1 G2 G3", 3, 3), play(0, "GIFT.R"), fr.Target(0, 1))
    state = after(state, fr.Pick(0, fr.Card("G1")), fr.Pick(0, fr.Card("G2")))
    assert ["Ben does not counter.", "Ann gives Ben 2 cards.", "It is Ben's turn."] == told(
        step(state, fr.Pass(1)).events
    )


@pytest.mark.rule("FR-CARD-FU-2")
def test_after_fuck_you_it_is_said_what_fits() -> None:
    state = position("FU G1 G2 G3 G4 G6 Y1 Y2 Y3 Y4", 3, 3, demand="wish 7")
    said = told(step(state, play(0, "FU")).events)
    assert "Ann plays Fuck You; what lay there before still counts: a 7 fits." == said[0]
    assert "It is Ben's turn: a 7 fits." == said[1]


@pytest.mark.rule("FR-EVENT-TIME_BOMB-3")
def test_the_time_bomb_counts_aloud() -> None:
    result = step(position("R5 R1", 3, 3, bomb=(2, 2, 1)), play(0, "R5"))
    assert "It is Ben's turn, with 1 more before the Time Bomb explodes." == told(result.events)[-1]


@pytest.mark.rule("FR-CARD-EQ-1", "FR-WISH-7")
def test_a_neutral_card_without_a_target_says_so() -> None:
    result = step(position("EQ R1", 5, 5), play(0, "EQ"))
    assert "Ann has nobody to use Equality on." == told(result.events)[1]


# Cards, events and powers as data.


def test_everything_printed_is_listed_in_both_languages() -> None:
    english, german = fr.GAME.card_list(), fr.GAME.card_list("de")
    deck = fr.Options(players=2, troublemaker=True, supercharge=True)
    assert [card.code for card in english] == [card.code for card in german]
    cards = {card.code: card for card in english if card.kind == "card"}
    assert {str(card): deck.deck.count(card) for card in deck.deck} == {
        code: card.copies for code, card in cards.items()
    }
    assert set(deck.event_cards) == {card.code for card in english if card.kind == "event"}
    assert {(power, 2) for power in fr.POWERS} == {(card.code, card.copies) for card in english if card.kind == "power"}
    assert ("red-green Colour Swap", 7, None) == (
        cards["SWAP.RG"].title,
        cards["SWAP.RG"].points,
        cards["SWAP.RG"].value,
    )
    assert "Colour Swap in Rot-Grün" == next(card.title for card in german if card.code == "SWAP.RG")
    assert (5, 5, 2) == (cards["R5"].value, cards["R5"].points, cards["R5"].copies)


def test_the_rules_of_every_card_are_all_there() -> None:
    page = PAGE.read_text()
    for card in fr.GAME.card_list():
        assert card.rules
        assert all(f"[{rule}]" in page for rule in card.rules)
        stem, _, last = card.rules[-1].rpartition("-")
        assert card.value or f"[{stem}-{int(last) + 1}]" not in page
