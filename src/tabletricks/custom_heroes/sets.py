"""
Sets of cards: what they are worth, which of them beat the pile, and which ones a hand holds
(CH-PLAY-2 to CH-PLAY-10, and the abilities that change a set).
"""

from __future__ import annotations

from attrs import frozen

from ..core.errors import IllegalAction
from .cards import Card, CardFacts, CardTable
from .state import Trick


CardSet = tuple[tuple[Card, ...], tuple[Card, ...]]
"""The cards of a set, and those of them that are activated."""


@frozen
class Worth:
    """
    What a set is worth.

    Attributes:
        count: the effective count: cards and activated Burnys (CH-PLAY-4).
        value: the common value; ``None`` for an activated Ascended Form.
        cost: the power that its activations cost.
        gain: the power that its unused abilities yield (CH-POWER-4).
        flips: how often it reverses the trick (CH-ADV-CHARMY-3).
    """

    count: int
    value: int | None
    cost: int
    gain: int
    flips: int


def weigh(table: CardTable, cards: tuple[Card, ...], activate: tuple[Card, ...], power: int) -> Worth | IllegalAction:
    """The worth of a set of held cards, or why it is none, in the order of checks of the rules page."""
    resting = list(cards)
    for card in activate:
        if card not in resting:
            return IllegalAction("CH-POWER-1", f"{card} is activated but not in the set")
        resting.remove(card)
    active = [table.facts(card) for card in activate]
    fault = _activation_fault(activate, active, len(cards))
    if fault is not None:
        return fault
    fixed = [table.facts(card) for card in resting]
    cost = sum(facts.cost for facts in active)
    gain = sum(facts.ability is not None for facts in fixed)
    if cost > power:
        if cost <= power + gain:
            msg = f"the activations cost {cost} power, you have {power}: what unused abilities yield comes too late"
            return IllegalAction("CH-POWER-4", msg)
        return IllegalAction("CH-POWER-2", f"the activations cost {cost} power, you have {power}")
    if active and active[0].ability == "ascended":
        return Worth(1, None, cost, 0, 0)
    values = {facts.value for facts in fixed}
    values.update(facts.value for facts in active if facts.ability != "edge")
    if len(values) > 1:
        return _mixed(table, cards)
    burnys = sum(facts.ability == "burny" for facts in active)
    flips = sum(facts.ability == "charmy" for facts in active)
    return Worth(len(cards) + burnys, values.pop(), cost, gain, flips)


def _activation_fault(activate: tuple[Card, ...], active: list[CardFacts], size: int) -> IllegalAction | None:
    for card, facts in zip(activate, active, strict=True):
        if facts.ability is None:
            return IllegalAction("CH-POWER-1", f"{card} has no ability to activate")
        if facts.ability == "kodora":
            msg = f"{card}: Kodora is activated in the upkeep, not in a trick"
            return IllegalAction("CH-ADV-KODORA-11", msg)
    if size > 1 and any(facts.ability == "ascended" for facts in active):
        return IllegalAction("CH-ADV-ASCENDED-2", "an activated Ascended Form is played alone")
    edges = sum(facts.ability == "edge" for facts in active)
    if edges and size == 1:
        return IllegalAction("CH-ADV-EDGE-2", f"{activate[0]} alone cannot be wild: Edge needs other cards in the set")
    if edges == size:
        return IllegalAction("CH-ADV-EDGE-3", "at least one card of a set must keep a value of its own beside the Edges")
    return None


def _mixed(table: CardTable, cards: tuple[Card, ...]) -> IllegalAction:
    values = ", ".join(f"{card} counts {table.facts(card).value}" for card in sorted(set(cards)))
    if len({card.base for card in cards}) == 1:
        return IllegalAction("CH-VALUE-2", f"what is sleeved always counts: {values}")
    return IllegalAction("CH-PLAY-3", f"the cards of a set must have the same value: {values}")


def refusal(worth: Worth, trick: Trick, players: int, cards: tuple[Card, ...]) -> IllegalAction | None:
    """Why a set may not be played on the pile, or ``None`` if it may."""
    if not trick.pile or worth.value is None:
        return None
    top = trick.pile[-1]
    if top.value is None:
        return IllegalAction("CH-ADV-ASCENDED-4", "only another activated Ascended Form beats an Ascended Form")
    shown = f"{worth.count} x {worth.value}"
    if worth.count != top.count:
        return IllegalAction("CH-PLAY-6", f"{shown} is not {top.count} cards, as many as the pile shows")
    if beats(worth.value, trick, players):
        return None
    pile = f"{top.count} x {top.value}"
    if worth.value == top.value:
        return IllegalAction("CH-PLAY-9", f"{shown} equals {pile}, and with two players a set must be strictly better")
    wanted = "lower" if trick.direction == -1 else "higher"
    if worth.flips % 2:
        msg = f"{shown} does not beat {pile}: Charmy turns the trick only after the set"
        return IllegalAction("CH-ADV-CHARMY-2", msg)
    bases = {card.base for card in cards}
    if len(bases) == 1 and beats(bases.pop(), trick, players):
        return IllegalAction("CH-VALUE-2", f"what is sleeved always counts: {shown} does not beat {pile}")
    rule = "CH-PLAY-8" if trick.direction == -1 else "CH-PLAY-7"
    return IllegalAction(rule, f"{shown} does not beat {pile}: the value must be {wanted} or equal")


def beats(value: int, trick: Trick, players: int) -> bool:
    """Whether a value may follow the value on top of the pile (CH-PLAY-7 to CH-PLAY-10)."""
    top = trick.pile[-1].value
    if top is None:
        return False
    if value == top:
        return players > 2
    return (value > top) == (trick.direction == 1)


def playable_sets(
    table: CardTable, hand: tuple[Card, ...], power: int, trick: Trick, players: int
) -> list[CardSet]:
    """
    Every set of a sorted hand that may be played.

    Equal cards are interchangeable, so each multiset of cards with each choice of activations comes once. The order is
    fixed: Ascended Forms, then by value, then by cards.
    """
    held: list[tuple[Card, int, CardFacts]] = []
    for card in hand:
        if held and held[-1][0] == card:
            held[-1] = (card, held[-1][1] + 1, held[-1][2])
        else:
            held.append((card, 1, table.facts(card)))
    found: list[CardSet] = [
        ((card,), (card,)) for card, _, facts in held if facts.ability == "ascended" and facts.cost <= power
    ]
    wanted: int | None = None
    if trick.pile:
        top = trick.pile[-1]
        if top.value is None:
            return found
        wanted = top.count
    wild = [entry for entry in held if entry[2].ability == "edge" and entry[2].cost <= power]
    values = sorted({facts.value for _, _, facts in held})
    for value in values:
        if wanted is not None and not beats(value, trick, players):
            continue
        if wild:
            entries = [entry for entry in held if entry[2].value == value or entry in wild]
        else:
            entries = [entry for entry in held if entry[2].value == value]
        _Finder(entries, value, power, wanted, found).find(0, (), (), 0, 0, 0)
    return found


_ACTIVE_IN_SETS = frozenset({"burny", "edge", "charmy", "spector"})


class _Finder:
    """The search for all sets of one value."""

    __slots__ = ("entries", "found", "power", "value", "wanted")

    def __init__(
        self,
        entries: list[tuple[Card, int, CardFacts]],
        value: int,
        power: int,
        wanted: int | None,
        found: list[CardSet],
    ) -> None:
        self.entries = entries
        self.value = value
        self.power = power
        self.wanted = wanted
        self.found = found

    def find(
        self, index: int, cards: tuple[Card, ...], active: tuple[Card, ...], count: int, cost: int, fixed: int
    ) -> None:
        """
        Goes through how many copies of each further card are in the set, and how many of them are activated.

        ``fixed`` counts the cards that keep a value of their own; a set needs one (CH-ADV-EDGE-3).
        """
        if index == len(self.entries):
            if fixed and (self.wanted is None or count == self.wanted):
                self.found.append((cards, active))
            return
        self.find(index + 1, cards, active, count, cost, fixed)
        card, copies, facts = self.entries[index]
        wild_only = facts.value != self.value
        burny, edge = facts.ability == "burny", facts.ability == "edge"
        for number in range(1, copies + 1):
            most = number if facts.ability in _ACTIVE_IN_SETS else 0
            for activated in range(number if wild_only else 0, most + 1):
                new_cost = cost + activated * facts.cost
                new_count = count + number + (activated if burny else 0)
                if new_cost > self.power or (self.wanted is not None and new_count > self.wanted):
                    break
                self.find(
                    index + 1,
                    cards + (card,) * number,
                    active + (card,) * activated,
                    new_count,
                    new_cost,
                    fixed + number - (activated if edge else 0),
                )
