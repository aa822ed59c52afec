"""
Plus One: whoever draws draws one more card (FR-EVENT-PLUS_ONE-1 to FR-EVENT-PLUS_ONE-4).

Cards are drawn in :meth:`~tabletricks.frantic.state.Draft.draw`.
"""

from __future__ import annotations

from ..draft import Draft
from ..lasting import start_lasting
from ..occasions import Occasion, event_card


@event_card("plus_one")
def plus_one(draft: Draft, occasion: Occasion) -> None:
    """For the rest of the round."""
    start_lasting(draft, "plus_one", occasion)
