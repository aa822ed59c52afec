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

from .builders import position


DEMANDS = sorted({fr.Demand(text) for text in ("open", "black 5", "wish 7", "wish red", "green/GIFT", "blue 3")})
BLACK_WISH = fr.Demand("wish black")


def powers_in_force(options: fr.Options, chance: Random, turn: int) -> list[fr.InForce]:
    """Up to three powers that are in force in the turn of a player."""
    others = [seat for seat in range(options.players) if seat != turn]
    found = []
    for _ in range(chance.randrange(4)):
        name = chance.choice(("blockade", "looping", "open_hands", "special_seal"))
        owner = chance.randrange(options.players)
        if name == "blockade":
            found.append(fr.InForce("blockade", owner=owner, colour=chance.choice(fr.COLOURS), armed=True))
        elif name == "looping":
            found.append(fr.InForce("looping", owner=owner, armed=True))
        elif name == "open_hands":
            found.append(fr.InForce("open_hands", owner=chance.choice(others)))
        else:
            found.append(fr.InForce("special_seal", owner=chance.choice(others)))
    return found


def events_in_force(spent: Sequence[fr.EventCard], chance: Random, players: int) -> list[fr.InForce]:
    """The events in force are those among the spent ones that last."""
    found = []
    for event in spent:
        if event == "time_bomb":
            found.append(fr.InForce("time_bomb", turns_left=tuple(chance.randrange(4) for _ in range(players))))
        elif event in ("last_chance", "plus_one", "parasite"):
            found.append(fr.InForce(event))
    return found


def dealt(options: fr.Options, chance: Random, sizes: Sequence[int], draw_size: int, rng_seed: int) -> fr.State:
    """
    A turn with hands and a draw pile of certain sizes; everything else lies in the discard pile.

    With Supercharge everybody has power cards, some of them used, and the power pile may be almost empty.
    """
    players = len(sizes)
    cards = list(options.deck)
    chance.shuffle(cards)
    hands = []
    for size in sizes:
        hands.append(tuple(sorted(cards[:size], key=lambda card: card.order)))
        del cards[:size]
    events = list(options.event_cards)
    chance.shuffle(events)
    spent = events[: chance.randrange(4)]
    turn = chance.randrange(players)
    in_force = events_in_force(spent, chance, players)
    pile = list(options.power_cards)
    chance.shuffle(pile)
    powers = []
    for _ in range(players):
        number = chance.randrange(4) if options.supercharge else 0
        powers.append(tuple(fr.PowerSlot(card, chance.choice(("down", "down", "up"))) for card in pile[:number]))
        del pile[:number]
    if options.supercharge:
        in_force += powers_in_force(options, chance, turn)
    return fr.State(
        options=options,
        rng=Rng.from_seed(rng_seed),
        agenda=position(*[1] * players, turn=turn).agenda,
        hands=tuple(hands),
        skipped=tuple(chance.random() < 0.2 for _ in sizes),
        accounts=tuple(chance.randrange(150) for _ in sizes),
        draw_pile=tuple(cards[:draw_size]),
        discard=tuple(cards[draw_size:]),
        event_deck=tuple(events[len(spent) :]),
        spent_events=tuple(spent),
        revealed=tuple(spent),
        demand=chance.choice([*DEMANDS, BLACK_WISH] if options.supercharge else DEMANDS),
        last_colour=chance.choice((None, *fr.COLOURS)),
        direction=(-1) ** sum(rule.name == "looping" for rule in in_force),
        turn=turn,
        turn_number=5,
        dealer=chance.randrange(players),
        in_force=tuple(in_force),
        power_pile=tuple(pile),
        powers=tuple(powers),
    )


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    sizes=st.lists(st.integers(1, 11), min_size=2, max_size=8),
    draw_size=st.integers(0, 12),
    scoring=st.sampled_from(("points", "none")),
    expansions=st.sampled_from(((False, False), (True, False), (False, True), (True, True), (True, True))),
    chance=st.randoms(use_true_random=False),
    rng_seed=st.integers(0, 2**32),
)
def test_any_position_can_be_played_on(
    sizes: list[int],
    draw_size: int,
    scoring: fr.Scoring,
    expansions: tuple[bool, bool],
    chance: Random,
    rng_seed: int,
) -> None:
    """Every decision has a legal action, nothing is lost, guesses agree with their views, JSON gives it all back."""
    troublemaker, supercharge = expansions
    options = fr.Options(players=len(sizes), scoring=scoring, troublemaker=troublemaker, supercharge=supercharge)
    state = dealt(options, chance, sizes, draw_size, rng_seed)
    assert fr.GAME.audit(state) is None
    for number in range(60):
        if fr.outcome(state) is not None:
            return
        seat = chance.choice(fr.awaiting(state))
        offered = fr.legal_actions(state, seat)
        assert offered, f"seat {seat} has no legal action in {to_json(state)}"
        # Black cards and Troublemaker bring events, and events the rare things.
        black = [
            action
            for action in offered
            if isinstance(action, fr.Play) and (action.card.black or action.card.kind == "troublemaker")
        ]
        state = fr.apply(state, chance.choice(black or offered))
        assert fr.GAME.audit(state) is None, to_json(state)
        if number % 7 == 0:
            assert from_json(fr.State, to_json(state)) == state
            observer = chance.choice((None, *range(len(sizes))))
            view = fr.view(state, observer)
            assert fr.view(fr.determinize(view, number), observer) == view
