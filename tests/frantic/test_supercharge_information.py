"""
Who sees what of power cards, and guesses from it (FR-INFO-2 to FR-INFO-4).
"""

from __future__ import annotations

import attrs
import pytest

from tabletricks import InvalidArgument
from tabletricks import frantic as fr

from .builders import other_chance
from .positions import SUPERCHARGE, power_turn
from .power_builders import slots
from .reading import power_cards, power_pile, public, spans


SEATS = (0, 1, 2, None)
everywhere = pytest.mark.parametrize("name", SUPERCHARGE)


@pytest.mark.rule("FR-INFO-4")
@everywhere
def test_a_power_card_is_seen_by_its_owner_or_face_up(name: str) -> None:
    state = SUPERCHARGE[name]()
    for seat in SEATS:
        seen = fr.view(state, seat)
        for owner, own in enumerate(power_cards(state)):
            for slot, shown in zip(own, seen.players[owner].powers, strict=True):
                known = owner == seat or slot.face != "down"
                assert shown == (slot if known else fr.PowerSlot(None))


@pytest.mark.rule("FR-INFO-2", "FR-INFO-3")
@everywhere
def test_the_power_pile_is_hidden_and_what_is_in_force_public(name: str) -> None:
    state = SUPERCHARGE[name]()
    other = other_chance(state, seed=99)
    assert power_pile(state) != power_pile(other)
    for seat in SEATS:
        seen = fr.view(state, seat)
        assert seen == fr.view(other, seat)
        assert (len(power_pile(state)), public(state).in_force) == (seen.power_pile_size, seen.in_force)


@pytest.mark.rule("FR-INFO-10", "FR-INFO-3")
def test_everybody_sees_which_power_is_in_force() -> None:
    state = power_turn(fr.InForce("open_hands", owner=1))
    assert (fr.InForce("open_hands", owner=1),) == spans(state)
    for seat in SEATS:
        assert fr.view(state, seat).in_force == public(state).in_force


@pytest.mark.rule("FR-INFO-4")
def test_guesses_of_power_cards_differ() -> None:
    seen = fr.view(power_turn(), 0)
    guesses = [fr.determinize(seen, seed) for seed in range(12)]
    assert len({power_cards(guess)[1] for guess in guesses}) > 1
    assert len({power_pile(guess) for guess in guesses}) > 1


@pytest.mark.rule("FR-RNG-1")
def test_a_reseeded_state_has_another_power_pile() -> None:
    state = power_turn()
    other = fr.reseed(state, 3)
    assert (sorted(power_pile(state)), power_cards(state)) == (sorted(power_pile(other)), power_cards(other))
    assert power_pile(state) != power_pile(other)


def test_a_view_whose_power_cards_do_not_add_up_is_refused() -> None:
    seen = fr.view(power_turn(), 0)
    first, *others = seen.players
    three = attrs.evolve(first, powers=slots("looping looping looping"))
    none = tuple(attrs.evolve(player, powers=()) for player in seen.players)
    for changed in (
        attrs.evolve(seen, power_pile_size=3),
        attrs.evolve(seen, players=(three, *others)),
        attrs.evolve(seen, players=none),
    ):
        with pytest.raises(InvalidArgument):
            fr.determinize(changed, 1)
