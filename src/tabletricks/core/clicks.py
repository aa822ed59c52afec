"""
Clicks: what a person can touch, what the touched cards and seats may become, and why they lead nowhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from types import UnionType
from typing import TypeVar, Union, get_args, get_origin

from .forms import element_of, field_forms, is_text_value
from .seats import is_seat
from .values import changed
from .vocabulary import ActionBase


ActionT = TypeVar("ActionT", bound=ActionBase)


def uses(action: ActionBase, cards: Sequence[object], seats: Sequence[int]) -> bool:
    """Whether an action uses all of these cards and seats."""
    return Counter(cards) <= Counter(action.cards_used()) and set(seats) <= set(action.seats_used())


def attempts(listed: Iterable[ActionT], cards: Sequence[object], seats: Sequence[int]) -> list[ActionT]:
    """
    What a person may have meant who has touched some cards and seats: listed actions with these in place of their own.

    One action of every class that is listed is taken for a pattern.
    """
    patterns: dict[type, ActionT] = {}
    for action in listed:
        patterns.setdefault(type(action), action)
    found = []
    for pattern in patterns.values():
        changes: dict[str, object] = {}
        left, others = list(cards), list(seats)
        for name, form in field_forms(type(pattern)).items():
            if name == "seat":
                continue
            members = get_args(form) if get_origin(form) in (Union, UnionType) else (form,)
            for member in members:
                if left and is_text_value(member):
                    changes[name] = left.pop(0)
                elif left and is_text_value(element_of(member)):
                    changes[name], left = tuple(left), []
                elif others and is_seat(member):
                    changes[name] = others.pop(0)
        if changes and not left and not others:
            found.append(changed(pattern, **changes))
    return found
