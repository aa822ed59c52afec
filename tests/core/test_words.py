"""
Sentences from message catalogues.
"""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import ClassVar

import pytest
from attrs import frozen

from tabletricks import IllegalAction, InvalidArgument
from tabletricks.core import Message, OwnerEvent, Refuse, Seat, Who
from tabletricks.core.vocabulary import EventBase
from tabletricks.core.words import (
    COMMON,
    Speaker,
    Translated,
    catalogue_of,
    placeholders,
    problems_of_catalogues,
    speaks,
)


ENGLISH = {
    "event.given": "{seat} gives {to} {number:# card|# cards}",
    "event.shown": "{seat} shows {cards}",
    "event.shown.hidden": "{seat} shows something",
    "event.met": "{seats:and} have met",
    "card.number": "{colour} {number}",
    "word.red": "red",
    "refusal.too_many": "{seat} holds {number:one card|# cards} only",
    "refusal.face": "it lies {open:face up|face down}",
}
GERMAN = {
    "event.given": "{seat} gibt {to} {number:# Karte|# Karten}",
    "event.shown": "{seat} zeigt {cards}",
    "event.shown.hidden": "{seat} zeigt etwas",
    "event.met": "{seats:and} haben sich getroffen",
    "card.number": "{colour} {number}",
    "word.red": "Rot",
    "refusal.too_many": "{seat} hat nur {number:eine Karte|# Karten}",
    "refusal.face": "es liegt {open:offen|verdeckt}",
}
speaks("babel", {"en": ENGLISH, "de": GERMAN})


@frozen
class RedCard:
    number: int

    def message(self) -> Message:
        return Message("card.number", {"colour": "red", "number": self.number})


@frozen
class Given(EventBase):
    tag: ClassVar[str] = "given"

    seat: Seat
    to: Seat
    number: int


@frozen
class Met(EventBase):
    tag: ClassVar[str] = "met"

    seats: tuple[Seat, ...]


@frozen
class Shown(OwnerEvent):
    tag: ClassVar[str] = "shown"
    secret: ClassVar[tuple[str, ...]] = ("cards",)

    cards: tuple[int, ...] | None


def speaker(language: str = "en", *names: str) -> Speaker:
    return Speaker(catalogue_of("babel", language), names)


def test_seats_are_named_and_numbers_are_counted() -> None:
    event = Given(0, 1, 1)
    assert speaker("en", "Ann", "Ben").sentence(event.message()) == "Ann gives Ben 1 card."
    assert speaker("en", "Ann").sentence(Given(1, 0, 3).message()) == "Seat 1 gives Ann 3 cards."
    assert speaker("de", "Ann", "Ben").sentence(Given(1, 0, 3).message()) == "Ben gibt Ann 3 Karten."
    assert speaker("de").sentence(event.message()) == "Platz 0 gibt Platz 1 1 Karte."


def test_whoever_does_not_see_a_secret_is_told_the_hidden_variant() -> None:
    event = Shown(0, (4, 5))
    assert speaker("en", "Ann").sentence(event.message()) == "Ann shows 4, 5."
    assert speaker("en", "Ann").sentence(event.seen_by(1).message()) == "Ann shows something."


def test_cards_tell_themselves_and_words_are_translated() -> None:
    message = Message("event.shown", {"seat": Who(0), "cards": (RedCard(5), RedCard(7))})
    assert speaker("en", "Ann").sentence(message) == "Ann shows red 5, red 7."
    assert speaker("de", "Ann").sentence(message) == "Ann zeigt Rot 5, Rot 7."


@pytest.mark.parametrize(
    ("seats", "english", "german"),
    [
        ((0,), "Ann have met.", "Ann haben sich getroffen."),
        ((0, 1), "Ann and Ben have met.", "Ann und Ben haben sich getroffen."),
        ((0, 1, 2), "Ann, Ben and Cleo have met.", "Ann, Ben und Cleo haben sich getroffen."),
    ],
)
def test_a_list_has_an_and_before_the_last(seats: tuple[int, ...], english: str, german: str) -> None:
    names = ("Ann", "Ben", "Cleo")
    assert speaker("en", *names).sentence(Met(seats).message()) == english
    assert speaker("de", *names).sentence(Met(seats).message()) == german


def test_an_empty_list_is_nothing() -> None:
    assert speaker().say(Message("event.met", {"seats": ()})) == "nothing have met"


def test_a_sentence_begins_with_a_capital_unless_with_a_name() -> None:
    assert speaker("en", "de Vries", "Ben").sentence(Given(0, 1, 2).message()) == "de Vries gives Ben 2 cards."
    assert speaker().sentence(Message("card.number", {"colour": "red", "number": 5})) == "Red 5."


def test_a_choice_between_two_forms_goes_by_truth_or_by_number() -> None:
    for is_open, english in ((True, "it lies face up"), (False, "it lies face down")):
        assert speaker().say(Message("refusal.face", {"open": is_open})) == english
    for number, english in ((0, "0 cards"), (1, "one card"), (2, "2 cards")):
        told = speaker("en", "Ann").say(Message("refusal.too_many", {"seat": Who(0), "number": number}))
        assert told == f"Ann holds {english} only"


def test_a_refusal_has_a_rule_an_id_and_parameters() -> None:
    problem = Refuse("babel")("BA-1", "too_many", seat=Who(2), number=1)
    assert isinstance(problem, IllegalAction)
    assert (problem.rule, problem.reason, dict(problem.values)) == ("BA-1", "too_many", {"seat": 2, "number": 1})
    assert str(problem) == "Seat 2 holds one card only [BA-1]"
    assert problem.sentence(speaker("de", "Ann", "Ben", "Cleo")) == "Cleo hat nur eine Karte."


def test_a_refusal_travels_to_another_process() -> None:
    problem = Refuse("babel")("BA-1", "too_many", seat=Who(2), number=3)
    again = pickle.loads(pickle.dumps(problem))
    assert (str(again), again.rule) == (str(problem), "BA-1")
    assert again.sentence(speaker("en", "Ann", "Ben", "Cleo")) == "Cleo holds 3 cards only."


def test_a_game_without_catalogues_says_its_refusals_itself() -> None:
    problem = IllegalAction("XX-1", "that is not done")
    assert str(problem) == "that is not done [XX-1]"
    assert problem.sentence(speaker("de")) == "That is not done."


@pytest.mark.parametrize("language", ["fr", "", "EN"])
def test_a_language_nobody_speaks_is_refused(language: str) -> None:
    with pytest.raises(InvalidArgument, match="speaks en, de"):
        catalogue_of("babel", language)


def test_a_catalogue_of_ones_own_can_be_handed_in() -> None:
    french = {**ENGLISH, "event.given": "{seat} donne {number:# carte|# cartes} à {to}", "word.seat": "Place #"}
    assert (
        Speaker(catalogue_of("babel", french)).sentence(Given(0, 1, 2).message()) == "Place 0 donne 2 cartes à Place 1."
    )


def test_a_missing_template_or_value_is_our_error() -> None:
    with pytest.raises(InvalidArgument, match=r"no words for 'event\.lost'"):
        speaker().say(Message("event.lost"))
    with pytest.raises(InvalidArgument, match="'number'"):
        speaker().say(Message("event.given", {"seat": Who(0), "to": Who(1)}))


def test_names_are_a_list_of_texts_not_one_text() -> None:
    with pytest.raises(InvalidArgument, match="list of texts"):
        Speaker(ENGLISH, "Ann")


def test_what_one_catalogue_lacks_is_found() -> None:
    words: Mapping[str, Mapping[str, str]] = {
        "en": {"event.a": "{seat} does", "event.b": "done"},
        "de": {"event.a": "{seat} tut {what}", "event.c": "getan"},
    }
    assert problems_of_catalogues(words) == [
        "de: event.b is missing",
        "de: event.c is not in en",
        "de: event.a names what, which en does not",
    ]
    assert problems_of_catalogues({"en": ENGLISH, "de": GERMAN}) == []


def test_what_every_game_says_is_there_in_every_language() -> None:
    assert problems_of_catalogues(COMMON) == []


def test_catalogues_are_imported_when_they_are_needed() -> None:
    words = Translated("tabletricks.core.wording", ("en", "de"))
    assert list(words) == ["en", "de"]
    assert words["de"]["word.and"] == "und"
    with pytest.raises(KeyError):
        words["fr"]


def test_placeholders() -> None:
    assert placeholders("{seat} gives {number:# card|# cards} to {to}") == {"seat", "number", "to"}
