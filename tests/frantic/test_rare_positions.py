"""
Positions that random play rarely reaches: tiny draw piles, certain events, bombs about to explode, almost empty hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletricks import Rng, from_json, to_json
from tabletricks import frantic as fr
from tabletricks.frantic.finish import TurnEnd
from tabletricks.frantic.turn import Turn


DEMANDS = sorted({fr.Demand(text) for text in ("open", "black 5", "wish 7", "wish red", "green/GIFT", "blue 3")})


def dealt(options: fr.Options, chance: Random, sizes: Sequence[int], draw_size: int, rng_seed: int) -> fr.State:
    """A turn with hands and a draw pile of certain sizes; everything else lies in the discard pile."""
    cards = list(options.deck)
    chance.shuffle(cards)
    hands = []
    for size in sizes:
        hands.append(tuple(sorted(cards[:size], key=lambda card: card.order)))
        del cards[:size]
    events = list(options.event_cards)
    chance.shuffle(events)
    spent = events[: chance.randrange(4)]
    bomb = tuple(chance.randrange(4) for _ in sizes) if "time_bomb" in spent else None
    turn = chance.randrange(len(sizes))
    return fr.State(
        options,
        Rng.from_seed(rng_seed),
        (TurnEnd(), Turn(turn)),
        fr.Standing(1, chance.randrange(len(sizes)), tuple(chance.randrange(150) for _ in sizes)),
        tuple(fr.Player(hand, chance.random() < 0.2) for hand in hands),
        fr.Piles(
            tuple(cards[:draw_size]),
            tuple(cards[draw_size:]),
            tuple(events[len(spent) :]),
            tuple(spent),
            tuple(spent),
        ),
        fr.Table(chance.choice(DEMANDS), chance.choice((None, *fr.COLOURS)), 1, turn, 5, bomb),
    )


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    sizes=st.lists(st.integers(1, 11), min_size=2, max_size=8),
    draw_size=st.integers(0, 12),
    scoring=st.sampled_from(("points", "none")),
    chance=st.randoms(use_true_random=False),
    rng_seed=st.integers(0, 2**32),
)
def test_any_position_can_be_played_on(
    sizes: list[int], draw_size: int, scoring: fr.Scoring, chance: Random, rng_seed: int
) -> None:
    """Every decision has a legal action, nothing is lost, guesses agree with their views, JSON gives it all back."""
    state = dealt(fr.Options(players=len(sizes), scoring=scoring), chance, sizes, draw_size, rng_seed)
    assert fr.GAME.audit(state) is None
    for number in range(60):
        if fr.outcome(state) is not None:
            return
        seat = chance.choice(fr.awaiting(state))
        offered = fr.legal_actions(state, seat)
        assert offered, f"seat {seat} has no legal action in {to_json(state)}"
        # Black cards bring events, and events the rare things.
        black = [action for action in offered if isinstance(action, fr.Play) and action.card.black]
        state = fr.apply(state, chance.choice(black or offered))
        assert fr.GAME.audit(state) is None, to_json(state)
        if number % 7 == 0:
            assert from_json(fr.State, to_json(state)) == state
            observer = chance.choice((None, *range(len(sizes))))
            view = fr.view(state, observer)
            assert fr.view(fr.determinize(view, number), observer) == view
