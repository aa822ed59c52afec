"""
Who sees what, and guesses from what is seen (FR-INFO-1 to FR-INFO-13, FR-RNG-1).

Every kind of question of the game is asked in one of the positions.
"""

from __future__ import annotations

import attrs
import pytest

from tabletricks import frantic as fr
from tabletricks import from_json, to_json

from .builders import after, card, cards, discard, opening, other_chance, pick, play, position, step, take, throw
from .positions import ALL, AT_P1, BASE, GIFT, K5
from .reading import asked, draw_pile, event_deck, hands, in_hand, knows_choice, legal, of, public, seen_hand, sizes


SEATS = (0, 1, 2, None)

everywhere = pytest.mark.parametrize("name", ALL)


@pytest.mark.rule("FR-INFO-1")
@pytest.mark.parametrize("name", BASE)
def test_a_hand_is_seen_by_its_owner_and_counted_by_all(name: str) -> None:
    """Hands of others lie face down; only the All-Seeing Eye turns them up. A spectator sees no hand at all."""
    state = BASE[name]()
    for seat in SEATS:
        for other, size in enumerate(sizes(state)):
            own = other == seat or name == "all-seeing eye"
            assert (in_hand(state, other) if own else None) == seen_hand(state, other, by=seat)
            assert size == fr.view(state, seat).players[other].hand_size


@pytest.mark.rule("FR-INFO-2", "FR-RNG-1")
@everywhere
def test_no_view_tells_the_order_of_a_pile_or_the_seed(name: str) -> None:
    """With other piles and another random source everybody sees the same; their sizes are public."""
    state = ALL[name]()
    other = other_chance(state, seed=99)
    for seat in SEATS:
        seen = fr.view(state, seat)
        assert fr.view(other, seat) == seen
        assert state.rng.key not in to_json(seen)
        assert (len(draw_pile(state)), len(event_deck(state))) == (seen.draw_size, seen.event_deck_size)


@pytest.mark.rule("FR-INFO-3")
@everywhere
def test_what_lies_or_is_said_openly_is_public(name: str) -> None:
    """Discard pile, events, the table with demand and lasting effects, skip flags and accounts, for all alike."""
    state = ALL[name]()
    everybody = public(state)
    for seat in SEATS:
        seen = fr.view(state, seat)
        same = attrs.evolve(seen, seat=None, question=None, players=everybody.players, pending=everybody.pending)
        assert everybody == same
        for known, player in zip(everybody.players, seen.players, strict=True):
            assert (known.hand_size, known.score, known.skipped) == (player.hand_size, player.score, player.skipped)


@pytest.mark.rule("FR-INFO-1", "FR-INFO-2", "FR-INFO-4", "FR-INFO-10")
@everywhere
def test_a_guess_agrees_with_the_view(name: str) -> None:
    """It is a possible state, the same to the one who guesses, with the same choices."""
    state = ALL[name]()
    for seat in SEATS:
        seen = fr.view(state, seat)
        for seed in range(5):
            guess = fr.determinize(seen, seed)
            assert fr.GAME.audit(guess) is None
            assert (seen, fr.awaiting(state)) == (fr.view(guess, seat), fr.awaiting(guess))
            assert seat is None or fr.legal_actions(state, seat) == fr.legal_actions(guess, seat)


@pytest.mark.rule("FR-INFO-1")
@everywhere
def test_a_view_survives_its_document(name: str) -> None:
    state = ALL[name]()
    for seat in SEATS:
        assert fr.view(state, seat) == from_json(fr.View, to_json(fr.view(state, seat)))


# Secret choices.


@pytest.mark.rule("FR-INFO-5", "FR-CARD-GIFT-6")
@pytest.mark.parametrize(
    ("name", "author", "text"),
    [
        ("second card of a gift", 0, "G2"),
        ("gift", 0, "Y8"),
        ("second card of an exchange", 0, "G2"),
        ("exchange", 0, "Y8"),
        ("second card of a counterer", 1, "B1"),
        ("wish of a counterer", 1, "Y9"),
        ("countered gift", 1, "Y9"),
    ],
)
def test_cards_chosen_to_be_given_are_seen_by_the_author_only(name: str, author: int, text: str) -> None:
    """The target sees them once the target has declined to counter, everybody else never."""
    state = ALL[name]()
    for seat in SEATS:
        assert (seat == author) == knows_choice(state, seat, text)


@pytest.mark.rule("FR-INFO-11", "FR-EVENT-GEN-12")
@pytest.mark.parametrize(
    ("name", "text"), [("gambling man", "R2"), ("surprise party", "Y9"), ("merry christmas", "Y9")]
)
def test_hidden_choices_are_seen_by_the_committer_only(name: str, text: str) -> None:
    """P1 has decided. That is public, what was decided is not, and the cards are still counted in P1's hand."""
    state = ALL[name]()
    assert (0, 2) == fr.awaiting(state)
    for seat in SEATS:
        seen = fr.view(state, seat)
        assert ((0, 2), 3) == (seen.awaiting, seen.players[1].hand_size)
        assert (seat == 1) == knows_choice(state, seat, text)


@pytest.mark.rule("FR-INFO-11", "FR-EVENT-GEN-18")
def test_gifts_that_are_not_complete_are_seen_by_nobody_else() -> None:
    """At Merry Christmas P2 has assigned one of four cards."""
    state = BASE["merry christmas"]()
    for seat in SEATS:
        assert (seat == 2) == knows_choice(state, seat, "G8")


@pytest.mark.rule("FR-INFO-9")
def test_open_hands_are_seen_by_spectators_and_closed_at_the_end() -> None:
    state = BASE["all-seeing eye"]()
    assert cards("R2 Y9 B1") == seen_hand(state, 1, by=None)
    state = after(state, fr.Acknowledge(1), fr.Acknowledge(2))
    assert seen_hand(state, 1, by=None) is None


@pytest.mark.rule("FR-INFO-12")
def test_cards_of_market_and_gambling_man_and_discards_are_public() -> None:
    """These events tell everybody the same."""
    gamble = step(BASE["gambling man"](), pick(2, "R3"), pick(0, "R4"))
    market = step(BASE["market"](), take(2, "R8"))
    recession = step(BASE["recession"](), discard(2, "Y2"))
    for seat in SEATS:
        shown = fr.events_for(gamble.events, seat)
        assert fr.CardLaid(0, card("R4"), "gambling_man") in shown
        assert fr.CardsTaken(0, cards("R2 R3 R4"), "gambling_man") in shown
        assert (fr.CardsTaken(2, cards("R8"), "market"),) == fr.events_for(market.events, seat)
        assert (fr.CardsDiscarded(2, cards("Y2")),) == fr.events_for(recession.events, seat)


# Events.


@pytest.mark.rule("FR-INFO-1", "FR-INFO-2")
def test_cards_that_are_drawn_or_dealt_are_seen_by_their_owner() -> None:
    drawn = step(position("G1", 3, 3, draw="FU"), fr.Draw(0))
    dealt = opening("R5", 7, 7, 7)
    for seat in SEATS:
        assert (fr.CardsDrawn(0, 1, cards("FU") if seat == 0 else None),) == fr.events_for(drawn.events, seat)
        seen = [one for one in fr.events_for(dealt.events, seat) if isinstance(one, fr.CardsDealt)]
        assert [(1, seat == 1), (2, seat == 2), (0, seat == 0)] == [(one.seat, one.cards is not None) for one in seen]
        assert {7} == {one.count for one in seen}


@pytest.mark.rule("FR-INFO-5")
def test_a_gift_is_known_to_giver_and_receiver() -> None:
    """P2 and spectators learn the number of cards only."""
    result = step(BASE["gift"](), fr.Pass(1))
    for seat in SEATS:
        known = cards("Y8 G2") if seat in (0, 1) else None
        assert fr.CardsMoved(0, 1, 2, known) in fr.events_for(result.events, seat)


@pytest.mark.rule("FR-INFO-6", "FR-INFO-5")
def test_a_blind_draw_is_known_to_both_sides() -> None:
    """P0 takes two cards of P1 in an Exchange: both know which, nobody else."""
    state = position("EXCH.R G2 G3 Y8", "B1 B2 Y9", 3, script=(0, 0))
    result = step(after(state, play(0, "EXCH.R"), *GIFT), fr.Pass(1))
    for seat in SEATS:
        known = cards("Y9 B1") if seat in (0, 1) else None
        assert fr.CardsMoved(1, 0, 2, known, "blind") in fr.events_for(result.events, seat)


@pytest.mark.rule("FR-INFO-5")
@pytest.mark.parametrize("name", ["earthquake", "robin_hood", "charity"])
def test_hands_that_move_are_known_to_both_sides(name: fr.EventCard) -> None:
    """In every event with such moves."""
    result = step(position("K5 G1 G2", "B1", "Y1 Y2 Y3", events=[name]), K5)
    assert of(fr.CardsMoved, result)
    for seat in SEATS:
        for one in fr.events_for(result.events, seat):
            if isinstance(one, fr.CardsMoved):
                assert (seat in (one.seat, one.to)) == (one.cards is not None)


# Windows.


@pytest.mark.rule("FR-REACT-2", "FR-INFO-13", "FR-ACT-5")
def test_a_window_for_counterattack_opens_whatever_the_target_holds() -> None:
    """To the others it looks the same, and so does a pass."""
    with_it = after(position("SKIP.R G2", "CTR G1", 2), play(0, "SKIP.R"), AT_P1)
    without = after(position("SKIP.R G2", "Y1 G1", 2), play(0, "SKIP.R"), AT_P1)
    assert ({fr.Pass(1), throw(1, "CTR")}, {fr.Pass(1)}) == (legal(with_it, 1), legal(without, 1))
    assert "react counterattack" == asked(without)
    for seat in (0, 2, None):
        assert fr.view(with_it, seat) == fr.view(without, seat)
        passed, other = step(with_it, fr.Pass(1)), step(without, fr.Pass(1))
        assert fr.events_for(passed.events, seat) == fr.events_for(other.events, seat)
        assert fr.Passed(1, "counterattack") in passed.events


@pytest.mark.rule("FR-REACT-2", "FR-INFO-13", "FR-ACT-5")
def test_a_window_for_nice_try_opens_whatever_the_others_hold() -> None:
    with_it = after(position("R1", "NICE G1", 2), play(0, "R1"))
    without = after(position("R1", "Y1 G1", 2), play(0, "R1"))
    assert ({fr.Pass(1), throw(1, "NICE")}, {fr.Pass(1)}) == (legal(with_it, 1), legal(without, 1))
    for seat in (0, 2, None):
        assert fr.view(with_it, seat) == fr.view(without, seat)
        assert (fr.Passed(1, "nice_try"),) == fr.events_for(step(with_it, fr.Pass(1)).events, seat)
        assert (fr.Passed(1, "nice_try"),) == fr.events_for(step(without, fr.Pass(1)).events, seat)


# Chance.


@pytest.mark.rule("FR-RNG-1")
@everywhere
def test_equal_states_and_actions_give_equal_results(name: str) -> None:
    """Also after a detour through a document: the random source is part of the state."""
    state = ALL[name]()
    again = from_json(fr.State, to_json(state))
    seat = fr.awaiting(state)[0]
    for action in fr.legal_actions(state, seat):
        assert fr.step(state, action) == fr.step(again, action)


@pytest.mark.rule("FR-RNG-1")
def test_chance_is_drawn_from_the_state() -> None:
    """A Tornado deals the same hands from the same source, and others from another one."""
    state = position("K5 G1 G2 G3", "B1 B2 B3", "Y1 Y2 Y3", events=["tornado"])
    other = other_chance(state, seed=2, piles=False)
    assert hands(fr.apply(state, K5)) == hands(fr.apply(state, K5))
    assert hands(fr.apply(state, K5)) != hands(fr.apply(other, K5))
