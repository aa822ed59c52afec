"""
Crowdfunding: everybody else gives a card to those who hold fewest (FR-EVENT-CROWDFUNDING-1 to FR-EVENT-CROWDFUNDING-3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import attrs
from attrs import frozen

from ...decks import EventCard
from ..executing_events import Execution, event_card
from ..hidden_choices import Assignment, GivingQuestion
from ..state import Draft


@frozen
class Crowdfunding(GivingQuestion):
    """
    Everybody who holds more gives one card to each of those who hold fewest.

    Attributes:
        receivers: who holds fewest, in the order of the event.
        given: what is decided so far, in the order of the seats.
    """

    tag: ClassVar[str] = "crowdfunding"

    receivers: tuple[int, ...]
    given: tuple[Assignment, ...] = ()

    def part_of(self) -> EventCard:
        """The event."""
        return "crowdfunding"

    def required(self, size: int) -> int:
        """One for each of them, as far as the cards go."""
        return min(size, len(self.receivers))

    def takers(self, seats: Sequence[int], seat: int, size: int) -> Sequence[int]:
        """With too few cards the first in the order of the event (FR-EVENT-CROWDFUNDING-3)."""
        del seats, seat
        return sorted(self.receivers[:size])

    def left_takers(self, seats: Sequence[int], seat: int, size: int, given: Sequence[Assignment]) -> Sequence[int]:
        """Those who have not got a card of this giver yet."""
        served = {gift.to for gift in given}
        return [to for to in self.takers(seats, seat, size) if to not in served]

    def rule(self) -> str:
        """The rule by which nothing else is possible."""
        return "FR-EVENT-CROWDFUNDING-1"

    def ask_on(self, draft: Draft, waiting: tuple[int, ...], given: tuple[Assignment, ...]) -> None:
        """Goes on asking those who have not decided."""
        draft.then(attrs.evolve(self, waiting=waiting, given=given))


@event_card("crowdfunding")
def crowdfunding(draft: Draft, execution: Execution) -> None:
    """Who holds fewest is determined once (FR-EVENT-GEN-14); if all hold equally many, nobody gives."""
    order = execution.order(draft)
    fewest = min((len(draft.hands[seat]) for seat in order), default=0)
    receivers = tuple(seat for seat in order if len(draft.hands[seat]) == fewest)
    givers = tuple(sorted(set(order) - set(receivers)))
    if givers:
        draft.then(Crowdfunding(givers, givers, receivers))
