"""
Changes: what events do to the common part of a table, so that a client can keep its table from events alone.

An event says by :meth:`~tabletricks.core.vocabulary.EventBase.changes` what it changes about hands and scores. Folded
over the events as a seat sees them, beginning with those of the start, they give what the ``players`` of that seat's
view have in common in all games: hand, hand size and score. A view is needed only by whoever comes late.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from attrs import frozen

from .errors import InvalidArgument
from .seats import Seat


@frozen
class Change:
    """
    What an event changes about one player, as far as its reader may see it; cards are written as in JSON.

    Attributes:
        seat: the player.
        gains: how many cards come into the hand.
        loses: how many cards leave it; gains come first.
        gained: which ones come, if they are seen.
        lost: which ones leave, if they are seen.
        shown: the whole hand as it is after this change, if all of it is laid open; ``None`` changes nothing.
        hidden: whether a hand that was open is closed again.
        score: the score after this change, if it changes.
        emptied: whether all cards leave the hand before anything else happens.
    """

    seat: Seat
    gains: int = 0
    loses: int = 0
    gained: tuple[str, ...] | None = None
    lost: tuple[str, ...] | None = None
    shown: tuple[str, ...] | None = None
    hidden: bool = False
    score: int | None = None
    emptied: bool = False


@frozen
class Known:
    """
    What somebody knows of a player in the common part of a table.

    Attributes:
        hand: the hand cards, in no particular order, as they are written in JSON; ``None`` if they are hidden.
        hand_size: how many there are.
        score: the points so far.
    """

    hand: tuple[str, ...] | None
    hand_size: int = 0
    score: int = 0


def folded(players: Sequence[Known], changes: Iterable[Change], seat: int | None) -> tuple[Known, ...]:
    """
    The players after some changes, as a seat (``None``: a spectator) knows them.

    Raises:
        InvalidArgument: a change takes a card that is not there.
    """
    known = list(players)
    for change in changes:
        if change.seat >= len(known):
            msg = f"there is no seat {change.seat}"
            raise InvalidArgument(msg)
        known[change.seat] = _changed(known[change.seat], change, own=change.seat == seat)
    return tuple(known)


def _changed(player: Known, change: Change, *, own: bool) -> Known:
    if change.emptied:
        player = Known(None if player.hand is None else (), 0, player.score)
    size = player.hand_size + change.gains - change.loses
    hand = player.hand
    if change.shown is not None:
        hand = change.shown
    elif change.hidden and not own:
        hand = None
    elif hand is not None and (change.gains or change.loses):
        hand = _moved(hand, change)
    if size < 0 or (hand is not None and len(hand) != size):
        msg = f"the hand of seat {change.seat} cannot have {size} cards"
        raise InvalidArgument(msg)
    return Known(hand, size, player.score if change.score is None else change.score)


def _moved(hand: tuple[str, ...], change: Change) -> tuple[str, ...]:
    """A hand that is seen: so is what comes into it and leaves it."""
    if (change.gains and change.gained is None) or (change.loses and change.lost is None):
        msg = f"the hand of seat {change.seat} is seen, but not what it gains and loses"
        raise InvalidArgument(msg)
    cards = Counter(hand)
    cards.update(change.gained or ())
    lost = Counter(change.lost or ())
    if lost - cards:
        msg = f"seat {change.seat} loses a card that is not there"
        raise InvalidArgument(msg)
    return tuple((cards - lost).elements())
