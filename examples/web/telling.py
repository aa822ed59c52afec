"""
What one reader is told: events, questions and choices, redacted and put into words.

Everything a client gets of a game goes through here, and here only ``events_for`` and ``view`` are asked: no state, no
seed, no line of the log, and not the part of a view that only ``determinize`` reads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from tabletricks import AnyGame, AnyMatch, IllegalAction, InvalidArgument, to_data
from tabletricks.core import ActionBase, EventBase

from .messages import CardInfo, Change, Choice, Data, RuleText, Selection, Told, ToldEvent, Why


MOST_CHOICES = 60
"""How many actions are listed at once; touching cards leads to the others."""


def data(value: object) -> Data:
    """The JSON form of a value that is an object in JSON."""
    parts = to_data(value)
    assert isinstance(parts, dict)
    return parts


class Reader:
    """
    Tells one game to one reader.

    Args:
        match: the match as it is now.
        names: the names of the seats.
        seat: who reads; ``None`` is a spectator.
        language: in which language.
    """

    def __init__(self, match: AnyMatch, names: Sequence[str], seat: int | None, language: str) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.names = names
        self.seat = seat
        self.language = language if language in self.game.languages() else self.game.languages()[0]

    def sentence(self, thing: object) -> str:
        return self.game.describe(thing, self.names, self.language)

    def events(self, events: Iterable[EventBase], number: int) -> list[ToldEvent]:
        """Events as this reader may see them; ``number`` is that of the action that led to them."""
        return [
            {
                "n": number,
                "event": data(event),
                "changes": [_change(data(change)) for change in event.changes()],
                "text": self.sentence(event),
            }
            for event in self.game.events_for(events, self.seat)
        ]

    def view(self) -> Data:
        """The view without what nobody but ``determinize`` reads."""
        parts = data(self.game.view(self.match.state, self.seat))
        parts.pop("pending", None)
        return parts

    def asked(self) -> list[Told]:
        """What everybody knows of the questions to the seats that are awaited."""
        state, told = self.match.state, list[Told]()
        for seat in self.game.awaiting(state):
            question = self.game.question(state, seat)
            assert question is not None
            question = question.public()
            told.append({"data": data(question), "text": self.sentence(question)})
        return told

    def question(self) -> Told | None:
        """What the reader is asked."""
        question = None if self.seat is None else self.game.question(self.match.state, self.seat)
        return None if question is None else {"data": data(question), "text": self.sentence(question)}

    def selection(self, cards: Sequence[str] = (), seats: Sequence[int] = ()) -> Selection:
        """
        What the cards and seats that have been touched may become.

        Raises:
            InvalidArgument: a card or a seat is not at this table.
        """
        assert self.seat is not None
        game, state, seat = self.game, self.match.state, self.seat
        players = game.players(state)
        if not all(0 <= other < players for other in seats):
            msg = f"the seats of this table are 0 to {players - 1}"
            raise InvalidArgument(msg)
        hand = game.view(state, seat).players[seat].hand
        known: dict[str, object] = {str(card): card for action in game.legal_actions(state, seat)
                                    for card in action.cards_used()}  # fmt: skip
        known.update({str(card): card for card in hand or ()})
        strange = [card for card in cards if card not in known]
        if strange:
            msg = f"there is no card {strange[0]!r} that you could use"
            raise InvalidArgument(msg)
        touched = [known[card] for card in cards]
        found = game.select(state, seat, touched, tuple(seats))
        rest = Counter(map(str, hand or ())) - Counter(cards)
        return {
            "cards": list(cards),
            "seats": list(seats),
            "choices": [self._choice(action, cards, seats) for action in found[:MOST_CHOICES]],
            "total": len(found),
            "next_cards": self._next_cards(found, touched, seats, {code: known[code] for code in rest}),
            "next_seats": sorted({other for action in found for other in action.seats_used()} - set(seats)),
            "why": None if found else self.why(game.explain(state, seat, touched, tuple(seats))),
        }

    def _next_cards(
        self, found: Sequence[ActionBase], touched: list[object], seats: Sequence[int], rest: dict[str, object]
    ) -> list[str]:
        """The cards of the hand, and others that are used, that can be touched next."""
        assert self.seat is not None
        used: set[str] = set()
        for action in found:
            left = Counter(map(str, action.cards_used())) - Counter(map(str, touched))
            used.update(left)
        # The list may name one card in place of several that no rule tells apart.
        for code, card in rest.items() if found else ():
            if code not in used and self.game.select(self.match.state, self.seat, [*touched, card], tuple(seats)):
                used.add(code)
        return sorted(used)

    def _choice(self, action: ActionBase, cards: Sequence[str], seats: Sequence[int]) -> Choice:
        used, others = [str(card) for card in action.cards_used()], list(action.seats_used())
        exact = Counter(used) == Counter(cards) and set(others) == set(seats)
        label = self.sentence(action)
        return {"action": data(action), "label": label, "cards": used, "seats": others, "exact": exact}

    def why(self, refusal: IllegalAction | None) -> Why | None:
        """A refusal in words, with its rule."""
        return None if refusal is None else {"text": self.sentence(refusal), "rule": self.rule(refusal.rule)}

    def rule(self, id: str) -> RuleText | None:
        """The text of a rule, if the game has one."""
        try:
            rule = self.game.rule(id)
        except (InvalidArgument, FileNotFoundError):
            return None
        return {"id": rule.id, "title": rule.title, "text": rule.text, "mark": rule.mark, "reason": rule.reason}

    def cards(self) -> list[CardInfo]:
        """Everything printed."""
        return [
            {
                "code": card.code,
                "kind": card.kind,
                "title": card.title,
                "text": card.text,
                "copies": card.copies,
                "value": card.value,
                "points": card.points,
                "rules": list(card.rules),
            }
            for card in self.game.card_list(self.language)
        ]


def _change(parts: Data) -> Change:
    def texts(name: str) -> list[str] | None:
        value = parts[name]
        return None if value is None else [str(card) for card in value] if isinstance(value, list) else []

    def number(name: str) -> int:
        value = parts[name]
        assert isinstance(value, int)
        return value

    return {
        "seat": number("seat"),
        "gains": number("gains"),
        "loses": number("loses"),
        "gained": texts("gained"),
        "lost": texts("lost"),
        "shown": texts("shown"),
        "hidden": bool(parts["hidden"]),
        "score": None if parts["score"] is None else number("score"),
    }
