"""
Sections 2.1, 2.2 and 3.7: seats, the set-up of a round, and chance (FR-SEAT-1 to FR-SEAT-7, FR-SETUP-1 to FR-SETUP-9,
FR-RNG-1 to FR-RNG-3).
"""

from __future__ import annotations

from collections import Counter

import pytest

from tabletricks import Rng, from_json, to_json
from tabletricks import frantic as fr

from .builders import after, cards, opening, passing, play, position, step, throw
from .reading import FrStep, bomb_of, draw_pile, event_deck, hand, in_hand, of, public, scores, sizes, skips


OPTIONS = fr.Options(players=3, first_dealer=0)
QUIET_SEED = 2  # with it the start card is a coloured number


def second_round() -> FrStep:
    """A round ends, with a bomb, a skip flag and a wish about; P2 has most points."""
    state = position(
        "FAN", "B2", "B9 B8", demand="wish 7", skipped=[2], bomb=(3, 3, 3), accounts=(10, 20, 30), dealer=1
    )
    return step(state, play(0, "FAN"), fr.WishColour(0, "green"), fr.Pass(1), fr.Pass(2))


def everything(state: fr.State) -> Counter[fr.Card]:
    """All playing cards, wherever they are."""
    return Counter(
        (
            *draw_pile(state),
            *public(state).discard,
            *(c for seat in range(fr.players(state)) for c in in_hand(state, seat)),
        )
    )


# The set-up of a round.


@pytest.mark.rule("FR-SETUP-1", "FR-SETUP-2", "FR-SETUP-4")
@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_is_dealt_seven_cards_and_the_rest_is_the_draw_pile(players: int) -> None:
    """One card is turned up, and none is missing."""
    started = fr.start(fr.Options(players=players), 3)
    assert [7] * players == [event.count for event in of(fr.CardsDealt, started)]
    assert set(range(players)) == {event.seat for event in of(fr.CardsDealt, started)}
    state = opening("R5", *[7] * players).state
    assert ((7,) * players, 1) == (sizes(state), len(public(state).discard))
    assert 125 - 7 * players - 1 == len(draw_pile(state))
    assert Counter(state.options.deck) == everything(state)


@pytest.mark.rule("FR-SETUP-1")
def test_the_cards_are_shuffled() -> None:
    """Two seeds give two deals, and neither is that of the unshuffled deck."""
    deals = {hand(fr.setup(OPTIONS, seed), 1) for seed in range(5)}
    assert 5 == len(deals)
    assert " ".join(OPTIONS.deck[0:21:3]) not in deals


@pytest.mark.rule("FR-SETUP-1")
def test_the_cards_are_shuffled_for_every_round() -> None:
    """All 125 cards are there again, in other hands than in the first round."""
    result = second_round()
    assert Counter(OPTIONS.deck) == everything(result.state)
    assert [(0, 7), (1, 7), (2, 7)] == [(event.seat, event.count) for event in of(fr.CardsDealt, result)]
    assert OPTIONS.deck[0:21:3] not in {event.cards for event in of(fr.CardsDealt, result)}


@pytest.mark.rule("FR-SETUP-3")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_cards_are_dealt_one_at_a_time_from_the_dealers_right(dealer: int) -> None:
    """The first card of the deck goes to the player to the right, the next one to the one after, seven times."""
    options = fr.Options(players=3, first_dealer=dealer)
    deck, _ = Rng.from_seed(QUIET_SEED).shuffle(options.deck)
    dealt = {event.seat: event.cards for event in of(fr.CardsDealt, fr.start(options, QUIET_SEED))}
    right, second, third = (dealer + 1) % 3, (dealer + 2) % 3, dealer
    assert sorted(deck[0:21:3]) == sorted(dealt[right] or ())
    assert sorted(deck[1:21:3]) == sorted(dealt[second] or ())
    assert sorted(deck[2:21:3]) == sorted(dealt[third] or ())


@pytest.mark.rule("FR-SETUP-4", "FR-SETUP-9", "FR-START-1")
def test_the_rest_of_the_deck_is_the_draw_pile_in_its_order() -> None:
    """Of 125 cards 21 are dealt; the 22nd is the start card."""
    deck, _ = Rng.from_seed(QUIET_SEED).shuffle(OPTIONS.deck)
    state = fr.setup(OPTIONS, QUIET_SEED)
    assert ((deck[21],), tuple(deck[22:])) == (public(state).discard, draw_pile(state))


@pytest.mark.rule("FR-SETUP-5")
def test_all_events_are_in_the_event_deck() -> None:
    state = opening("R5", 7, 7, 7).state
    assert sorted(OPTIONS.event_cards) == sorted(event_deck(state))
    assert ((), ()) == (public(state).spent_events, public(state).revealed)


@pytest.mark.rule("FR-SETUP-5")
def test_all_events_return_for_a_new_round() -> None:
    """Time Bomb and Finish Line were revealed; in the new round both are face down and forgotten."""
    state = position("K5 R1", "B2", "B9", bomb=(3, 3, 3), events=["finish_line"])
    state = after(state, play(0, "K5"))
    assert sorted(OPTIONS.event_cards) == sorted((*event_deck(state), *public(state).spent_events))
    assert public(state).spent_events == public(state).revealed
    assert not {"time_bomb", "finish_line"} & set(public(state).revealed)


@pytest.mark.rule("FR-SETUP-8")
def test_a_new_round_forgets_everything_but_accounts_and_dealer() -> None:
    """The bomb gave P0 -10 and the others 10 more; P2 deals."""
    result = second_round()
    state = result.state
    assert [fr.RoundStarted(2, 2)] == of(fr.RoundStarted, result)
    assert (2, 2, (0, 32, 57)) == (public(state).round, public(state).dealer, scores(state))
    assert (None, 1, None) == (bomb_of(state), public(state).direction, public(state).end_cause)
    assert [False, False, False] == skips(state)
    assert "wish green" != public(state).demand


@pytest.mark.rule("FR-SETUP-9", "FR-RNG-2")
def test_the_playing_cards_are_shuffled_before_the_events() -> None:
    deck, rng = Rng.from_seed(QUIET_SEED).shuffle(OPTIONS.deck)
    events, rng = rng.shuffle(OPTIONS.event_cards)
    state = fr.setup(OPTIONS, QUIET_SEED)
    assert ("number", False) == (deck[21].kind, deck[21].black)
    assert (tuple(events), rng) == (event_deck(state), state.rng)


@pytest.mark.rule("FR-SETUP-9", "FR-OPT-5", "FR-RNG-2")
def test_the_first_dealer_is_drawn_before_the_cards_are_shuffled() -> None:
    options = fr.Options(players=3)
    dealer, rng = Rng.from_seed(5).below(3)
    deck, _ = rng.shuffle(options.deck)
    started = fr.start(options, 5)
    assert fr.GameStarted(3, dealer) == started.events[0]
    first = of(fr.CardsDealt, started)[0]
    assert ((dealer + 1) % 3, sorted(deck[0:21:3])) == (first.seat, sorted(first.cards or ()))


# Seats.


@pytest.mark.rule("FR-SEAT-2")
def test_right_is_the_next_seat() -> None:
    """Earthquake: everybody passes the hand to the right, the last player to the first."""
    state = position("K5 R1", "R2", "R3", "R4", events=["earthquake"])
    state = after(state, play(0, "K5"))
    assert ("R4", "R1", "R2", "R3") == tuple(hand(state, seat) for seat in range(4))


@pytest.mark.rule("FR-SEAT-3")
def test_a_round_begins_in_the_normal_direction() -> None:
    state = opening("R5", 7, 7, 7, 7, dealer=2).state
    assert (1, (3,)) == (public(state).direction, fr.awaiting(state))


@pytest.mark.rule("FR-SEAT-4", "FR-EVENT-GEN-4")
@pytest.mark.parametrize(("author", "order"), [(0, [1, 2, 3, 0]), (1, [2, 3, 0, 1]), (3, [0, 1, 2, 3])])
def test_an_event_begins_after_its_author_and_ends_with_the_author(author: int, order: list[int]) -> None:
    hands: list[str | int] = [3, 3, 3, 3]
    hands[author] = "K5 R1"
    result = step(position(*hands, turn=author, events=["third_time_lucky"]), play(author, "K5"))
    assert order == [event.seat for event in of(fr.CardsDrawn, result)]


@pytest.mark.rule("FR-SEAT-5")
def test_of_several_players_the_first_after_the_author_is_concerned() -> None:
    """Robin Hood by P2: P0, P1 and P3 hold one card each, and P3 comes first; P2 with two cards has most."""
    state = position("R1", "R2", "K5 Y1 Y2", "R4", turn=2, events=["robin_hood"])
    state = after(state, play(2, "K5"))
    assert ("R1", "R2", "R4", "Y1 Y2") == tuple(hand(state, seat) for seat in range(4))


@pytest.mark.rule("FR-SEAT-6")
def test_the_author_comes_last_among_equals() -> None:
    """Robin Hood by P1: P1 and P0 hold two cards; it is P0 who swaps with P2, although P1 sits next to P2."""
    state = position("R1 R2", "K5 Y1 Y2", "R4", turn=1, events=["robin_hood"])
    state = after(state, play(1, "K5"))
    assert ("R4", "Y1 Y2", "R1 R2") == tuple(hand(state, seat) for seat in range(3))


@pytest.mark.rule("FR-SEAT-7", "FR-REACT-3")
def test_windows_are_asked_from_the_player_after_the_turn_player_on() -> None:
    """P2 has finished: P3, P0 and P1 are asked, in this order."""
    result = step(position(5, 5, "R1", 5, turn=2), play(2, "R1"), fr.Pass(3), fr.Pass(0), fr.Pass(1))
    assert [fr.Passed(seat, "nice_try") for seat in (3, 0, 1)] == of(fr.Passed, result)


@pytest.mark.rule("FR-SEAT-7", "FR-CARD-NICE-2")
def test_the_turn_player_comes_last() -> None:
    """Mating Season empties P0, P1 and P3 in P1's turn; after P2's Nice Try P3 draws first, then P0, then P1."""
    state = position("R1 Y1", "K5 R2 Y2", "NICE R3", "R4 Y4", turn=1, events=["mating_season"])
    result = step(state, play(1, "K5"), throw(2, "NICE"), fr.Pass(2))
    assert [(3, 3), (0, 3), (1, 3)] == [(event.seat, event.count) for event in of(fr.CardsDrawn, result)]


# Chance.


@pytest.mark.rule("FR-RNG-1")
def test_the_same_seed_gives_the_same_game() -> None:
    assert fr.start(fr.Options(players=4), 11) == fr.start(fr.Options(players=4), 11)
    assert fr.setup(fr.Options(players=4), 11) != fr.setup(fr.Options(players=4), 12)


@pytest.mark.rule("FR-RNG-1")
def test_equal_states_and_actions_give_equal_results() -> None:
    """Also if the state has been a document in between: a blind Exchange and a Tornado come out the same."""
    exchange = after(position("EXCH.R", 7, 7), play(0, "EXCH.R"), fr.Target(0, 1))
    assert fr.step(exchange, fr.Pass(1)) == fr.step(from_json(fr.State, to_json(exchange)), fr.Pass(1))
    tornado = position("K5 R1", 7, 7, events=["tornado"])
    assert fr.step(tornado, play(0, "K5")) == fr.step(from_json(fr.State, to_json(tornado)), play(0, "K5"))


@pytest.mark.rule("FR-RNG-2")
def test_playing_and_drawing_need_no_chance() -> None:
    """The order of the pile is fixed; Fantastic Four and Market do not change it either."""
    state = position("R1 G1", 5, 5)
    assert state.rng == after(state, play(0, "R1")).rng == after(state, fr.Draw(0), fr.EndTurn(0)).rng
    four = passing(after(position("F4 R1", 5, 5), play(0, "F4"), fr.Share(0, 1, 4), fr.WishNumber(0, 3)))
    assert state.rng == four.rng
    assert state.rng == after(position("K5 R1", 5, 5, events=["market"]), play(0, "K5")).rng


@pytest.mark.rule("FR-RNG-2")
@pytest.mark.parametrize("event", ["charity", "tornado"])
def test_blind_draws_and_shuffles_need_chance(event: fr.EventCard) -> None:
    state = position("K5 R1", 5, 3, events=[event])
    assert state.rng != after(state, play(0, "K5")).rng


@pytest.mark.rule("FR-RNG-2", "FR-EVENT-GEN-9")
def test_a_new_event_deck_is_shuffled() -> None:
    """All twenty events lie face up, and are shuffled when a black card needs one."""
    state = position("K5 R1", 5, 5, events_left=0)
    result = step(state, play(0, "K5"))
    assert [fr.EventDeckShuffled(20)] == of(fr.EventDeckShuffled, result)
    assert state.rng != result.state.rng


@pytest.mark.rule("FR-RNG-3")
def test_the_result_of_a_blind_draw_can_be_fixed() -> None:
    """Charity by P0: P1 has most cards; P2 takes the third of five, P0 the first of the four that are left."""
    state = position("K5 R1", "Y1 Y2 Y3 Y4 Y6", "B1", events=["charity"], script=[2, 0])
    state = after(state, play(0, "K5"))
    assert ("R1 Y1", "Y2 Y4 Y6", "Y3 B1") == tuple(hand(state, seat) for seat in range(3))


@pytest.mark.rule("FR-RNG-3")
def test_the_piles_can_be_fixed() -> None:
    """A deal, a start card, the next cards and the first event of one's choice."""
    state = opening("R5", "R1 R2 R3 R4 R6 R7 R8", 7, 7, draw="FU K9", events=["tornado"]).state
    assert ("R1 R2 R3 R4 R6 R7 R8", cards("R5"), "red 5") == (
        hand(state, 0),
        public(state).discard,
        public(state).demand,
    )
    assert (cards("FU K9"), "tornado") == (draw_pile(state)[:2], event_deck(state)[0])
