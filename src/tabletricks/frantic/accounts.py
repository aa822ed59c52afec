"""
Accounts that change during a round (FR-SCORE-16).
"""

from __future__ import annotations

from .draft import Draft
from .events import AccountChanged
from .state import Standing


def book(draft: Draft, seat: int, points: int) -> None:
    """Adds points to an account, or takes them off."""
    standing = draft.standing
    accounts = list(standing.accounts)
    accounts[seat] += points
    draft.standing = Standing(standing.round, standing.dealer, tuple(accounts))
    draft.emit(AccountChanged(seat, points, accounts[seat]))
