"""
Crowdfunding: everybody else gives a card to those who hold fewest (FR-EVENT-CROWDFUNDING-1 to FR-EVENT-CROWDFUNDING-3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ...actions import Action, Give
from ...decks import EventCard
from ...events import NoEffect
from ..executing_events import event_card
from ..hidden_choices import SecretGiving
from ..state import Draft, Position


def _receivers(position: Position) -> list[int]:
    """Those who hold fewest cards, the nearest to the author first; until all have decided no card moves."""
    order = position.nearest_first()
    fewest = min((len(position.hands[seat]) for seat in order), default=0)
    return [seat for seat in order if len(position.hands[seat]) == fewest]


@frozen
class Crowdfunding(SecretGiving):
    """Everybody who holds more gives one card to each of those who hold fewest."""

    tag: ClassVar[str] = "crowdfunding"
    event: ClassVar[EventCard] = "crowdfunding"
    rule: ClassVar[str] = "FR-EVENT-CROWDFUNDING-1"

    def parts(self, position: Position, seat: int) -> int:
        """One for each of them, as far as the cards go."""
        return min(len(position.hands[seat]), len(_receivers(position)))

    def takers(self, position: Position, seat: int, made: Sequence[Action]) -> Sequence[int]:
        """With too few cards the nearest to the author (FR-EVENT-CROWDFUNDING-3), each once."""
        served = {gift.to for gift in made if isinstance(gift, Give)}
        return sorted(set(_receivers(position)[: len(position.hands[seat])]) - served)


@event_card("crowdfunding")
def crowdfunding(draft: Draft) -> None:
    """Who holds fewest is determined once (FR-EVENT-GEN-14); if all hold equally many, nobody gives."""
    givers = tuple(sorted(set(draft.concerned()) - set(_receivers(draft))))
    if givers:
        draft.then(Crowdfunding(givers, givers))
    else:
        draft.emit(NoEffect("crowdfunding", "all_equal"))
