"""
The End: the last hand card ends the round at once (FR-CARD-END-1 to FR-CARD-END-5).

When it may be played is a matter of :mod:`~tabletricks.frantic.matching`; that lasting events are ignored, of
:mod:`~tabletricks.frantic.scoring`.
"""

from __future__ import annotations

from ..draft import Draft
from ..effects import effect_of


@effect_of("the_end")
def the_end(draft: Draft, author: int) -> None:
    """Whatever is still to come is dropped, a Troublecharger event too (FR-CARD-END-2, FR-CARD-END-3)."""
    del author
    draft.end_round("the_end")
