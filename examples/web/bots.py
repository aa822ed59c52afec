"""
Somebody to play with: bots that see what their seat sees, and nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

from tabletricks.core import ActionBase, ViewLike


Bot: TypeAlias = Callable[[ViewLike, Sequence[ActionBase], ActionBase], ActionBase]
"""
Chooses an action, given the view of its seat, what that seat can do, and the modest answer among it.
"""


def simple(view: ViewLike, actions: Sequence[ActionBase], modest: ActionBase) -> ActionBase:
    """Mostly any legal action, now and then the modest one, so that no game goes on forever."""
    del view
    return modest if random.random() < 0.25 else random.choice(actions)
