"""
Words: sentences from message catalogues, in any language there is a catalogue of.

A value that is told says *what* is told: a :class:`Message`, a key with named values. A catalogue is plain data, one
template for each key, and says *how* in its language. The templates are those of ``str.format`` with a few forms of
value of our own:

=============================  =======================================================================================
``{seat}``                     a seat is named
``{card}``                     a card, or anything else with a message of its own, is told by that message
``{colour}``                   a word of the vocabulary is looked up as ``word.red``
``{cards}``                    a list, with commas between its parts; ``{seats:and}`` has an "and" before the last
``{number:# card|# cards}``    the first form for 1, the second for every other number; ``#`` stands for the number
``{open:face up|face down}``   the first form if it is true, the second if it is false
=============================  =======================================================================================

Keys are ``action.``, ``event.``, ``question.`` or ``card.`` and the tag, with the name of a variant behind it where one
sentence does not serve all cases (``event.cards_dealt.hidden``), ``refusal.`` and its ID, and ``word.`` and a word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from string import Formatter
from types import MappingProxyType

from .errors import InvalidArgument


Catalogue = Mapping[str, str]
"""The templates of one language by their keys."""


class Who(int):
    """A seat among the values of a message: it is named, not counted."""

    __slots__ = ()


class Message:
    """
    What is told, in no language yet.

    Attributes:
        key: where the catalogues have its template.
        values: what the template is filled in with.
    """

    __slots__ = ("key", "values")

    def __init__(self, key: str, values: Mapping[str, object] = MappingProxyType({})) -> None:
        self.key = key
        self.values = values

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {dict(self.values)!r})"


class Translated(Mapping[str, Catalogue]):
    """The catalogues of a game by language, each in a module of a package that is imported when it is first needed."""

    def __init__(self, package: str, languages: Sequence[str]) -> None:
        self._package = package
        self._languages = tuple(languages)

    def __getitem__(self, language: str) -> Catalogue:
        if language not in self._languages:
            raise KeyError(language)
        catalogue: Catalogue = import_module(f"{self._package}.{language}").WORDS
        return catalogue

    def __iter__(self) -> Iterator[str]:
        return iter(self._languages)

    def __len__(self) -> int:
        return len(self._languages)


COMMON = Translated("tabletricks.core.wording", ("en", "de"))
"""What every game says alike: what is wrong about the shape of an action, and how lists are put."""

_SPEAKERS: dict[str, Mapping[str, Catalogue]] = {}


def speaks(game: str, words: Mapping[str, Catalogue]) -> None:
    """Makes the catalogues of a game known, for refusals, which are told without their game at hand."""
    _SPEAKERS[game] = words


def catalogue_of(game: str, language: str | Catalogue) -> Catalogue:
    """
    The catalogue of a game in a language, or the one that is handed in, with what every game says alike.

    Raises:
        InvalidArgument: there is none.
    """
    if isinstance(language, Mapping):
        return {**COMMON["en"], **language}
    words = _SPEAKERS.get(game, {})
    if language not in words:
        msg = f"{game} speaks {', '.join(words) or 'no language'}, not {language!r}"
        raise InvalidArgument(msg)
    return _joined(game, language)


@lru_cache(maxsize=64)
def _joined(game: str, language: str) -> Catalogue:
    common = COMMON[language] if language in COMMON else COMMON["en"]
    return {**common, **_SPEAKERS[game][language]}


class Speaker:
    """
    Tells messages in one language at one table.

    Attributes:
        catalogue: the templates.
        name: gives the name of a seat.
    """

    def __init__(self, catalogue: Catalogue, names: Sequence[str] | None = None) -> None:
        known = () if names is None else names
        if isinstance(known, str) or not isinstance(known, Sequence) or not all(isinstance(one, str) for one in known):
            msg = "the names of the seats are a list of texts"
            raise InvalidArgument(msg)
        self.catalogue = catalogue
        seat_name = catalogue["word.seat"]
        self.name: Callable[[int], str] = lambda seat: (
            known[seat] if 0 <= seat < len(known) else seat_name.replace("#", str(int(seat)))
        )

    def say(self, message: Message) -> str:
        """The text of a message."""
        return self._told(message)[0]

    def sentence(self, message: Message) -> str:
        """The text of a message as a sentence: it begins with a capital, unless with a name, and ends with a stop."""
        text, begins_with_name = self._told(message)
        text = text if begins_with_name else text[:1].upper() + text[1:]
        return text if text.endswith((".", "!", "?")) else f"{text}."

    def _told(self, message: Message) -> tuple[str, bool]:
        template = self.catalogue.get(message.key)
        if template is None:
            msg = f"there are no words for {message.key!r}"
            raise InvalidArgument(msg)
        parts: list[str] = []
        begins_with_name = False
        for literal, name, form in _parsed(template):
            parts.append(literal)
            if name is not None:
                if name not in message.values:
                    msg = f"the words for {message.key!r} name {name!r}, which the message does not have"
                    raise InvalidArgument(msg)
                value = message.values[name]
                first = value[0] if isinstance(value, tuple | list) and value else value
                begins_with_name |= isinstance(first, Who) and not "".join(parts)
                parts.append(self._value(value, form))
        return "".join(parts), begins_with_name

    def _value(self, value: object, form: str) -> str:
        """A value, in a form that the template asks for."""
        if "|" in form:
            one, _, other = form.partition("|")
            single = value is True or (value == 1 and value is not False) if isinstance(value, int) else bool(value)
            return (one if single else other).replace("#", self._value(value, ""))
        if isinstance(value, tuple | list):
            return self._list([self._value(part, "") for part in value], form)
        if isinstance(value, Who):
            return self.name(value)
        if isinstance(value, Message):
            return self._told(value)[0]
        told: object = getattr(value, "message", None)
        if callable(told):
            message: object = told()
            assert isinstance(message, Message)
            return self._told(message)[0]
        if isinstance(value, str):
            return self.catalogue.get(f"word.{value}", value)
        return str(value)

    def _list(self, parts: list[str], form: str) -> str:
        if not parts:
            return self.catalogue["word.nothing"]
        if form in ("and", "or") and len(parts) > 1:
            return f"{', '.join(parts[:-1])} {self.catalogue[f'word.{form}']} {parts[-1]}"
        return ", ".join(parts)


@lru_cache(maxsize=4096)
def _parsed(template: str) -> tuple[tuple[str, str | None, str], ...]:
    return tuple([(literal, name, form or "") for literal, name, form, _ in Formatter().parse(template)])


def placeholders(template: str) -> frozenset[str]:
    """The values that a template names."""
    return frozenset(name for _, name, _ in _parsed(template) if name is not None)


def problems_of_catalogues(words: Mapping[str, Catalogue]) -> list[str]:
    """What one language says that another cannot: every key is in all of them, with values that the first one names."""
    first, *others = words
    known = words[first]
    found = []
    for language in others:
        there = words[language]
        found += [f"{language}: {key} is missing" for key in known if key not in there]
        found += [f"{language}: {key} is not in {first}" for key in there if key not in known]
        found += [
            f"{language}: {key} names {', '.join(sorted(extra))}, which {first} does not"
            for key in there
            if key in known and (extra := placeholders(there[key]) - placeholders(known[key]))
        ]
    return found
