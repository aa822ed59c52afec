"""
Positions with power cards.

The power cards in front of a seat are written as their names, ``"looping recycling^"``; one with a ``^`` lies face up.
What is not mentioned lies in the power pile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tabletricks import frantic as fr
from tabletricks.frantic.table import Lasting

from .builders import after, position
from .reading import power_cards


def slots(text: str) -> tuple[fr.PowerSlot, ...]:
    """Power cards in front of a seat."""
    names = {str(power): power for power in fr.POWERS}
    return tuple(fr.PowerSlot(names[word.rstrip("^")], "up" if word.endswith("^") else "down") for word in text.split())


def powered(
    *hands: str | int,
    powers: Sequence[str] = (),
    pile: Sequence[fr.PowerCard] = (),
    pile_size: int | None = None,
    spans: Sequence[fr.InForce] = (),
    demand: str = "red 5",
    turn: int = 0,
    drawn: bool = False,
    draw: str = "",
    draw_size: int | None = None,
    top: str = "",
    events: Sequence[fr.EventCard] = (),
    last_colour: fr.Colour | None = None,
    skipped: Sequence[int] = (),
    bomb: tuple[int, ...] | None = None,
    lasting: Sequence[Lasting] = (),
    accounts: Sequence[int] = (),
    dealer: int = 0,
    scoring: fr.Scoring = "points",
    script: Sequence[int] = (),
    direction: int = 1,
    troublemaker: bool = False,
) -> fr.State:
    """
    A turn in the middle of a round with Supercharge; see :func:`~tests.frantic.builders.position` for the rest.

    Args:
        hands: the hand of every seat.
        powers: the power cards in front of every seat; seats that are not mentioned have none.
        pile: the next cards of the power pile.
        pile_size: how many cards the power pile has in all; the others lie used in front of the last seat.
        spans: powers in force.
        direction: the direction of play.
    """
    options = fr.Options(len(hands), supercharge=True)
    before = [*powers, *[""] * (len(hands) - len(powers))]
    left = Counter(options.power_cards)
    left.subtract(slot.card for text in before for slot in slots(text) if slot.card)
    left.subtract(pile)
    assert min(left.values()) >= 0, "there are not so many of these power cards"
    rest = [power for power in fr.POWERS for _ in range(left[power])]
    if pile_size is not None:
        more = pile_size - len(pile)
        before[-1] = " ".join((before[-1], *(f"{power}^" for power in rest[more:])))
        rest = rest[:more]
    return position(
        *hands,
        demand=demand,
        turn=turn,
        drawn=drawn,
        draw=draw,
        draw_size=draw_size,
        top=top,
        events=events,
        last_colour=last_colour,
        skipped=skipped,
        bomb=bomb,
        lasting=(*map(fr.InForce, lasting), *spans),
        accounts=accounts,
        dealer=dealer,
        scoring=scoring,
        script=script,
        supercharge=True,
        troublemaker=troublemaker,
        powers=before,
        power_pile=(*pile, *rest),
        direction=direction,
    )


def charge(seat: int, slot: int, text: str) -> fr.Play:
    """A card is played with a power card."""
    return fr.Play(seat, fr.Card(text), slot)


def charged(state: fr.State, text: str, slot: int = 0, seat: int = 0) -> fr.State:
    """The state after a card was played with a power card."""
    return after(state, charge(seat, slot, text))


def front(state: fr.State, seat: int) -> str:
    """The power cards in front of a seat, in the notation; ``!`` marks one that was activated in this turn."""
    mark = {"down": "", "up": "^", "activated": "!"}
    return " ".join(f"{slot.card}{mark[slot.face]}" for slot in power_cards(state)[seat])
