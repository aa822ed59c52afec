"""
Merry Christmas: everybody gives all cards away (FR-EVENT-MERRY_CHRISTMAS-1, FR-EVENT-MERRY_CHRISTMAS-2).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...decks import EventCard
from ..executing_events import event_card
from ..hidden_choices import SecretGiving, everybody_gives
from ..state import Draft


@frozen
class MerryChristmas(SecretGiving):
    """Everybody splits the hand among the others."""

    tag: ClassVar[str] = "merry_christmas"
    event: ClassVar[EventCard] = "merry_christmas"
    rule: ClassVar[str] = "FR-EVENT-MERRY_CHRISTMAS-2"


@event_card("merry_christmas")
def merry_christmas(draft: Draft) -> None:
    """Everybody at the same time and in secret."""
    everybody_gives(draft, MerryChristmas)
