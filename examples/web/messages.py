"""
What the page and the server say to each other, as JSON.

What a page sends is decoded strictly, by the codec of the library; what the server sends are typed dictionaries, so
that mypy checks them here and TypeScript, by the schemas made from them, on the page.
"""

from __future__ import annotations

import json
from typing import ClassVar, Literal, NotRequired, TypeAlias, TypedDict

from attrs import frozen

from tabletricks import DecodeError, from_json


Data: TypeAlias = dict[str, object]
"""A value of a game in its JSON form."""


# What a page sends. ``ref`` is a number of its own choice, which comes back with the reply.


@frozen
class Join:
    """
    The first message of a connection.

    Attributes:
        secret: what stands in the link behind the ``#``; it tells table and seat.
        language: the language of all sentences, ``"en"`` for example.
    """

    tag: ClassVar[str] = "join"

    secret: str
    language: str


@frozen
class Answer:
    """
    Answers the question of a ticket; ``action`` is in the message too, in the JSON form of the game.

    Attributes:
        ref: comes back with the reply.
        ticket: identifies the question.
    """

    tag: ClassVar[str] = "answer"

    ref: int
    ticket: str


@frozen
class Touch:
    """
    Asks what the cards and seats that have been touched may become.

    Attributes:
        ref: comes back with the reply.
        cards: the cards, as they are written in JSON.
        seats: the other seats.
    """

    tag: ClassVar[str] = "touch"

    ref: int
    cards: tuple[str, ...]
    seats: tuple[int, ...]


@frozen
class Undo:
    """
    Takes back the own last action and all that came after it; at private tables only.

    Attributes:
        ref: comes back with the reply.
    """

    tag: ClassVar[str] = "undo"

    ref: int


@frozen
class Leave:
    """
    Leaves the seat to a bot.

    Attributes:
        ref: comes back with the reply.
    """

    tag: ClassVar[str] = "leave"

    ref: int


@frozen
class Return:
    """
    Takes the seat back from the bot.

    Attributes:
        ref: comes back with the reply.
    """

    tag: ClassVar[str] = "return"

    ref: int


@frozen
class Language:
    """
    Changes the language of the sentences.

    Attributes:
        ref: comes back with the reply.
        language: one of the languages of the game.
    """

    tag: ClassVar[str] = "language"

    ref: int
    language: str


@frozen
class AskRule:
    """
    Asks for the text of a rule.

    Attributes:
        ref: comes back with the reply.
        rule: its ID.
    """

    tag: ClassVar[str] = "rule"

    ref: int
    rule: str


Request: TypeAlias = Join | Answer | Touch | Undo | Leave | Return | Language | AskRule


def request_of(text: str) -> tuple[Request, str]:
    """
    The message of a page, and the JSON text of its action if it is an answer.

    Raises:
        DecodeError: it is none.
    """
    try:
        parts = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DecodeError("$", f"the message is not JSON: {error}") from error
    action = "null"
    if isinstance(parts, dict) and parts.get("type") == Answer.tag:
        if "action" not in parts:
            raise DecodeError("$", "the field 'action' is missing")
        action = json.dumps(parts.pop("action"))
        text = json.dumps(parts)
    return from_json(Request, text), action


# What the server sends.


class Change(TypedDict):
    """What an event changes about the hand and the score of a player, as far as its reader sees it."""

    seat: int
    gains: int
    loses: int
    gained: list[str] | None
    lost: list[str] | None
    shown: list[str] | None
    hidden: bool
    score: int | None


class ToldEvent(TypedDict):
    """An event as its reader may see it: its JSON, what it changes, and its sentence."""

    n: int
    event: Data
    changes: list[Change]
    text: str


class Told(TypedDict):
    """A question or a rule that is put into words."""

    data: Data
    text: str


class RuleText(TypedDict):
    """A rule, with its text in Markdown."""

    id: str
    title: str
    text: str
    mark: str
    reason: str


class Choice(TypedDict):
    """A legal action: its JSON, its label, what is touched for it, and whether exactly this has been touched."""

    action: Data
    label: str
    cards: list[str]
    seats: list[int]
    exact: bool


class Why(TypedDict):
    """Why something is refused: a sentence, and the rule that it comes from."""

    text: str
    rule: RuleText | None


class Selection(TypedDict):
    """What can be done with the cards and seats that have been touched, and what can be touched next."""

    cards: list[str]
    seats: list[int]
    choices: list[Choice]
    total: int
    next_cards: list[str]
    next_seats: list[int]
    why: Why | None


class Now(TypedDict):
    """
    Whom the game waits for, and what the reader is asked.

    ``ticket`` stays the same while the question does. ``seconds`` is the time left for each seat that has a limit.
    """

    n: int
    awaiting: list[int]
    asked: list[Told]
    question: Told | None
    ticket: str | None
    selection: Selection | None
    seconds: dict[str, float]
    outcome: Data | None
    can_undo: bool


class Player(TypedDict):
    """Who sits on a seat: ``absent`` if a bot plays for somebody who has left."""

    name: str
    bot: bool
    here: bool
    absent: bool


class CardInfo(TypedDict):
    """Something printed: code, title and what it does."""

    code: str
    kind: str
    title: str
    text: str
    copies: int
    value: int | None
    points: int | None
    rules: list[str]


class TableMessage(TypedDict):
    """The whole table: sent to whoever connects, and to all after an undo."""

    type: Literal["table"]
    game: str
    title: str
    variant: str | None
    private: bool
    limit: int
    seat: int | None
    language: str
    languages: list[str]
    people: list[Player]
    watchers: int
    watch: str
    cards: list[CardInfo]
    view: Data
    log: list[ToldEvent]
    now: Now


class StepMessage(TypedDict):
    """What has happened since the last message."""

    type: Literal["step"]
    events: list[ToldEvent]
    now: Now


class PeopleMessage(TypedDict):
    """Somebody has come or gone."""

    type: Literal["people"]
    people: list[Player]
    watchers: int


class SelectionMessage(TypedDict):
    """The reply to ``touch``."""

    type: Literal["selection"]
    ref: int
    ticket: str | None
    selection: Selection


class AcceptedMessage(TypedDict):
    """A request has been carried out; an answer is in the log by now."""

    type: Literal["accepted"]
    ref: int
    n: int


class RuleMessage(TypedDict):
    """The reply to ``rule``."""

    type: Literal["rule"]
    ref: int
    rule: RuleText


ErrorCode: TypeAlias = Literal[
    "bad_message", "no_table", "not_joined", "stale", "illegal", "not_allowed", "storage", "internal"
]


class ErrorMessage(TypedDict):
    """A request that has changed nothing, and why."""

    type: Literal["error"]
    ref: NotRequired[int]
    code: ErrorCode
    text: str
    rule: RuleText | None


Reply: TypeAlias = (
    TableMessage | StepMessage | PeopleMessage | SelectionMessage | AcceptedMessage | RuleMessage | ErrorMessage
)
