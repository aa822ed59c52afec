"""
A trick that is put together by hand: every play must beat what lies below it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.errors import InvalidArgument
from ...core.refusals import IllegalAction
from ..actions import Play
from ..cards import LEAP, POWERLESS, STORM, Card, sort_hand
from ..combinations import ORDERS, Combination, Top, recognized
from ..view import Laid, Trick
from .legality import play_refusal
from .special_cards import storm, trickster


def laid_trick(
    entries: Sequence[tuple[int, Sequence[str]]],
    cards: Sequence[tuple[Card, ...]],
    checked: Sequence[int],
    players: int,
) -> Trick | None:
    """
    The trick after all that was laid; ``None`` if nothing was.

    Args:
        entries: who laid what, as it was written.
        cards: the same as cards.
        checked: who has checked since.
        players: the number of players.
    """
    trick: Trick | None = None
    for (seat, texts), laid in zip(entries, cards, strict=True):
        fault: IllegalAction | str | None
        if trick is not None and len(laid) == 1 and laid[0] in POWERLESS:
            trick, fault = _effect(trick, seat, laid[0])
        else:
            trick, fault = _play(trick, seat, laid, _pegasus(texts))
        if fault is not None or trick is None:
            msg = f"seat {seat} cannot have laid {' '.join(texts) or 'nothing'} into the trick: {fault}"
            raise InvalidArgument(msg)
    if trick is None:
        if checked:
            msg = f"seat {checked[0]} cannot have checked: there is no trick"
            raise InvalidArgument(msg)
        return None
    if trick.top.owner in checked or len(set(checked)) < len(checked):
        msg = f"the owner of the top, seat {trick.top.owner}, is not among those who have checked, each of them once"
        raise InvalidArgument(msg)
    if len(checked) == players - 1:
        msg = "the trick is closed: everybody but the owner of the top has checked [HY-TRICK-4]"
        raise InvalidArgument(msg)
    return Trick(trick.leader, trick.laid, trick.top, trick.storm, tuple(sorted(checked)))


def _effect(trick: Trick, seat: int, card: Card) -> tuple[Trick, IllegalAction | None]:
    """Storm, Time Leap or Trickster on the top."""
    fault = None
    top, reversed_order = trick.top, trick.storm
    if card is STORM:
        fault = storm.refusal(trick)
        if fault is None:
            top, reversed_order = storm.laid_on(top, seat), True
    elif card is not LEAP:
        fault = trickster.refusal(top)
        top = top if fault is not None else trickster.turned(top)
    return Trick(trick.leader, (*trick.laid, Laid(seat, (card,))), top, reversed_order), fault


def _play(
    trick: Trick | None, seat: int, cards: tuple[Card, ...], pegasus_as: int | None
) -> tuple[Trick | None, IllegalAction | str | None]:
    """A lead, or a play on the top."""
    fault = play_refusal(cards, (), trick, Play(seat, cards, pegasus_as))
    found = recognized(cards, pegasus_as)
    if fault is not None or not isinstance(found, Combination):
        return trick, fault
    kind, length, rank = found.kind, found.length, found.rank
    if kind == "hydra_attack":
        return trick, "the Hydra-attack closes the trick at once [HY-HYDRA-5]"
    laid = Laid(seat, sort_hand(cards))
    if trick is None:
        return Trick(seat, (laid,), Top(seat, kind, length, ORDERS[False][rank], rank)), None
    top = Top(seat, kind, length, ORDERS[trick.storm][rank], rank)
    return Trick(trick.leader, (*trick.laid, laid), top, trick.storm), None


def _pegasus(texts: Sequence[str]) -> int | None:
    """What Pegasus stands for, as it is written."""
    for text in texts:
        card, equals, rank = text.partition("=")
        if equals:
            if card != "PEGASUS" or not (rank.isascii() and rank.isdigit() and len(rank) < 3):
                msg = f"{text} cannot lie in the trick: what Pegasus stands for is written like PEGASUS=11"
                raise InvalidArgument(msg)
            return int(rank)
    return None
