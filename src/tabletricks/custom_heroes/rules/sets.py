"""
Sets of cards: what they are worth, which of them beat the pile, and which ones a hand holds.

CH-PLAY-2 to CH-PLAY-10, and the abilities that change a set.
"""

from __future__ import annotations

from attrs import frozen

from ...core import IllegalAction, Message, Who
from ..cards import Card, CardFacts, CardTable
from ..view import Trick
from ..words import refuse
from .state import without


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
    facts_of = table.facts
    resting = cards
    active: list[CardFacts] = []
    if activate:
        left = list(cards)
        for card in activate:
            if card not in left:
                return refuse("CH-POWER-1", "activated_not_in_set", card=card)
            left.remove(card)
        resting = tuple(left)
        active = [facts_of[card] for card in activate]
        fault = _activation_fault(activate, active, len(cards))
        if fault is not None:
            return fault
    values: set[int] = set()
    gain = 0
    for card in resting:
        facts = facts_of[card]
        values.add(facts.value)
        if facts.ability is not None:
            gain += 1
    count, cost, flips = len(cards), 0, 0
    for facts in active:
        cost += facts.cost
        if facts.ability == "ascended":
            values.clear()
        elif facts.ability != "edge":
            values.add(facts.value)
        count += facts.ability == "burny"
        flips += facts.ability == "charmy"
    if cost > power:
        return _too_expensive(cost, power, gain)
    if len(values) > 1:
        return _mixed(table, fixed_cards(table, cards, activate))
    return Worth(count, values.pop() if values else None, cost, gain, flips)


def _too_expensive(cost: int, power: int, gain: int) -> IllegalAction:
    if cost <= power + gain:
        return refuse("CH-POWER-4", "gain_too_late", cost=cost, power=power)
    return refuse("CH-POWER-2", "too_expensive", cost=cost, power=power)


def _activation_fault(activate: tuple[Card, ...], active: list[CardFacts], size: int) -> IllegalAction | None:
    for card, facts in zip(activate, active, strict=True):
        if facts.ability is None:
            return refuse("CH-POWER-1", "no_ability", card=card)
        if facts.ability == "kodora":
            return refuse("CH-ADV-KODORA-11", "kodora_in_trick", card=card)
    if size > 1 and any(facts.ability == "ascended" for facts in active):
        return refuse("CH-ADV-ASCENDED-2", "ascended_alone")
    edges = sum(facts.ability == "edge" for facts in active)
    if edges and size == 1:
        return refuse("CH-ADV-EDGE-2", "edge_alone", card=activate[0])
    if edges == size:
        return refuse("CH-ADV-EDGE-3", "only_edges")
    return None


def fixed_cards(table: CardTable, cards: tuple[Card, ...], activate: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a set that keep a value of their own: all but the activated Edges."""
    return without(cards, [card for card in activate if table.facts[card].ability == "edge"])


def _mixed(table: CardTable, cards: tuple[Card, ...]) -> IllegalAction:
    worth = [(card, table.facts[card].value) for card in table.sort_cards(set(cards))]
    values = tuple([Message("card.counts", {"card": card, "value": value}) for card, value in worth])
    if len({card.base for card in cards}) == 1:
        return refuse("CH-VALUE-2", "sleeves_count", values=values)
    return refuse("CH-PLAY-3", "mixed_values", values=values)


def accepts(trick: Trick, players: int, worth: Worth) -> bool:
    """Whether a set may be played on the pile (CH-PLAY-5 to CH-PLAY-10, CH-ADV-ASCENDED-2 to CH-ADV-ASCENDED-4)."""
    if not trick.pile or worth.value is None:
        return True
    return worth.count == trick.pile[-1].count and worth.value in beating_values(trick, players)


def refusal(worth: Worth, trick: Trick, players: int, fixed: tuple[Card, ...]) -> IllegalAction:
    """
    Why the pile does not accept a set.

    Args:
        worth: what it is worth.
        trick: the running trick.
        players: the number of players in the game.
        fixed: its cards that keep a value of their own.
    """
    top = trick.pile[-1]
    if top.value is None:
        return refuse("CH-ADV-ASCENDED-4", "only_ascended", owner=Who(top.seat))
    if worth.count != top.count:
        return refuse("CH-PLAY-6", "wrong_size", count=worth.count, wanted=top.count)
    shown = {"count": top.count, "value": worth.value, "top": top.value}
    if worth.value == top.value:
        return refuse("CH-PLAY-9", "equal_of_two", **shown)
    if worth.flips % 2:
        return refuse("CH-ADV-CHARMY-2", "charmy_too_late", **shown)
    bases = {card.base for card in fixed}
    if len(bases) == 1 and bases.pop() in beating_values(trick, players):
        return refuse("CH-VALUE-2", "sleeves_count_on_pile", **shown)
    down = trick.direction == -1
    if players == 2:
        return refuse("CH-PLAY-9", "must_be_lower" if down else "must_be_higher", **shown)
    return refuse("CH-PLAY-8", "too_high", **shown) if down else refuse("CH-PLAY-7", "too_low", **shown)


def beating_values(trick: Trick, players: int) -> range:
    """The values that may follow the top of the pile (CH-PLAY-7 to CH-PLAY-10); all of them, if there is no pile."""
    if not trick.pile:
        return range(-_BEYOND, _BEYOND)
    top = trick.pile[-1].value
    if top is None:
        return range(0)
    equal = 0 if players > 2 else 1
    return range(top + equal, _BEYOND) if trick.direction == 1 else range(-_BEYOND, top + 1 - equal)


_BEYOND = 10_000
"""More than any value can be: resets and modifiers go up to 99."""

MOST_SETS = 20_000
"""How many sets are listed; no hand has come near it that was not built for it (CH-ACT-2)."""

_Held = tuple[Card, int, CardFacts]
_ACTIVE_IN_SETS = frozenset({"burny", "edge", "charmy", "spector"})


def playable_sets(table: CardTable, hand: tuple[Card, ...], power: int, trick: Trick, players: int) -> list[CardSet]:
    """
    Every set of a sorted hand that may be played.

    Equal cards are interchangeable, so each multiset of cards with each choice of activations comes once. The order is
    fixed: Ascended Forms, then by value, then by cards. It ends after 20,000 sets (CH-ACT-2), so that a hand that was
    built to hold millions of them costs no more; those that are not listed may be played all the same.
    """
    facts_of = table.facts
    values = beating_values(trick, players)
    found: list[CardSet] = []
    wild: list[_Held] = []
    by_value: dict[int, list[_Held]] = {}
    for card in dict.fromkeys(hand):
        facts = facts_of[card]
        if facts.value in values:
            if facts.value in by_value:
                by_value[facts.value].append((card, hand.count(card), facts))
            else:
                by_value[facts.value] = [(card, hand.count(card), facts)]
        if facts.ability is not None and facts.cost <= power:
            if facts.ability == "ascended":
                found.append(((card,), (card,)))
            elif facts.ability == "edge":
                wild.append((card, hand.count(card), facts))
    wanted = trick.pile[-1].count if trick.pile else None
    for value in sorted(by_value):
        entries = by_value[value]
        if wild:
            entries = sorted({*entries, *wild}, key=lambda entry: entry[2].rank)
        _find_sets(entries, value, power, wanted, found)
        if len(found) > MOST_SETS:
            break
    return found[:MOST_SETS]


def _find_sets(entries: list[_Held], value: int, power: int, wanted: int | None, found: list[CardSet]) -> None:
    """
    Finds all sets of one value: how many copies of each card are in it, and how many of them are activated.

    ``fixed`` counts the cards that keep a value of their own; a set needs one (CH-ADV-EDGE-3).
    """
    if len(entries) == 1 and entries[0][2].ability is None:
        card, copies, _ = entries[0]
        for number in range(1, copies + 1) if wanted is None else (wanted,) if wanted <= copies else ():
            found.append(((card,) * number, ()))
        return
    # Partial sets over the cards looked at so far; what can no longer be paid or is too large is dropped at once.
    partial: list[tuple[tuple[Card, ...], tuple[Card, ...], int, int, int]] = [((), (), 0, 0, 0)]
    for card, copies, facts in entries:
        if len(partial) > MOST_SETS:
            break
        ability, price = facts.ability, facts.cost
        burny, edge, wild_only = ability == "burny", ability == "edge", facts.value != value
        grown = partial[:]
        for cards, active, count, cost, fixed in partial:
            for number in range(1, copies + 1):
                if wanted is not None and count + number > wanted:
                    break
                most = number if ability in _ACTIVE_IN_SETS else 0
                for activated in range(number if wild_only else 0, most + 1):
                    new_cost = cost + activated * price
                    new_count = count + number + (activated if burny else 0)
                    if new_cost > power or (wanted is not None and new_count > wanted):
                        break
                    grown.append(
                        (
                            cards + (card,) * number,
                            active + (card,) * activated,
                            new_count,
                            new_cost,
                            fixed + number - (activated if edge else 0),
                        )
                    )
        partial = grown
    for cards, active, count, _, fixed in partial:
        if fixed and (wanted is None or count == wanted):
            found.append((cards, active))
