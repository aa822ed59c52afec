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
BLACK_WISH = fr.Demand("wish black")


def dealt_powers(options: fr.Options, chance: Random, turn: int) -> fr.Powers:
    """Power cards for everybody, some of them used, and powers in force; the pile may be almost empty."""
    cards = list(options.power_cards)
    chance.shuffle(cards)
    slots = []
    for _ in range(options.players):
        number = chance.randrange(4)
        slots.append(tuple(fr.PowerSlot(card, chance.choice(("down", "down", "up"))) for card in cards[:number]))
        del cards[:number]
    others = [seat for seat in range(options.players) if seat != turn]
    spans = []
    for _ in range(chance.randrange(4)):
        power = chance.choice(("blockade", "looping", "open_hands", "special_seal"))
        if power == "blockade":
            spans.append(fr.Span("blockade", chance.randrange(options.players), chance.choice(fr.COLOURS), armed=True))
        elif power == "looping":
            spans.append(fr.Span("looping", chance.randrange(options.players), armed=True))
        elif power == "open_hands":
            spans.append(fr.Span("open_hands", chance.choice(others)))
        else:
            spans.append(fr.Span("special_seal", chance.choice(others)))
    return fr.Powers(tuple(cards), tuple(slots), fr.PowerTable(tuple(spans)))


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
    lasting = tuple(fr.Lasting(event) for event in spent if event in ("last_chance", "plus_one", "parasite"))
    powers = dealt_powers(options, chance, turn) if options.supercharge else None
    loopings = 0 if powers is None else sum(span.power == "looping" for span in powers.table.spans)
    demand = chance.choice(DEMANDS if powers is None else [*DEMANDS, BLACK_WISH])
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
        fr.Table(demand, chance.choice((None, *fr.COLOURS)), (-1) ** loopings, turn, 5, bomb, lasting=lasting),
        powers=powers,
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
