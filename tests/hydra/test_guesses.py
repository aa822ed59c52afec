"""
Guesses from a view and a memory know what the seat knows, and no more; each deal is as likely as any other.
"""

from __future__ import annotations

from collections import Counter
from time import process_time

import attrs
import pytest

from tabletricks import InvalidArgument
from tabletricks import hydra as hy

from .builders import after, card, joined, known, opening, position, remembered, sizes, step, turn


SEEDS = range(40)


def holders(state: hy.State, seat: int | None, which: str, memory: hy.Memory | None = None) -> set[int]:
    """The seats that hold a card in some guess."""
    guesses = [hy.determinize(hy.view(state, seat), seed, memory) for seed in SEEDS]
    return {holder for guess in guesses for holder, hand in enumerate(guess.hands) if card(which) in hand}


@pytest.mark.rule("HY-BID-12")
def test_an_open_middle_card_is_with_its_taker() -> None:
    """The view tells it alone, until cards are passed."""
    result = opening(middle="9 R3 COMPANION")
    result = joined(result, step(result.state, hy.Reduce(0), hy.Take(0, (1, 2))))
    for seat in (1, 2, 3, None):
        assert {0} == holders(result.state, seat, "R3")
        assert {0} == holders(result.state, seat, "R3", remembered(result, seat))
    # The Companion was taken face down: it may be anywhere, and the others cannot say who plays with whom.
    assert {0, 2, 3} == holders(result.state, 1, "COMPANION", remembered(result, 1))


@pytest.mark.rule("HY-WITCH-10", "HY-COMPANION-3")
def test_a_passed_card_is_known_to_giver_and_receiver() -> None:
    start = position("WITCH R4 R5", "COMPANION R6", "R7 R8", "R9 R10")
    given = ("R4", "COMPANION", "R7", "R9")
    result = step(start, hy.PlayWitch(0), *(hy.PassCard(seat, card(text)) for seat, text in enumerate(given)))
    memories = [remembered(result, seat, known(start, seat)) for seat in range(4)]
    assert {2} == holders(result.state, 1, "COMPANION", memories[1])
    # Nobody else has seen it, and the view alone does not tell it.
    assert {1, 2, 3} == holders(result.state, 0, "COMPANION", memories[0])
    assert {0, 1, 2} == holders(result.state, 3, "COMPANION", memories[3])
    assert {0, 2, 3} == holders(result.state, 1, "COMPANION")


@pytest.mark.rule("HY-WITCH-3")
def test_the_view_alone_tells_how_far_a_card_of_the_middle_can_have_come() -> None:
    """A took R3 for all to see; after a Witch it is with A or B."""
    start = after(opening(middle="9 R3 10", hands={0: "WITCH"}).state, hy.Take(0, (0, 1, 2)))
    state = after(start, hy.PlayWitch(0), *(hy.PassCard(seat, start.hands[seat][1]) for seat in range(4)))
    assert {0, 1} == holders(state, 2, "R3")
    assert {0, 1} == holders(state, None, "R3")
    assert holders(state, 1, "R3") == ({1} if card("R3") in state.hands[1] else {0})


@pytest.mark.rule("HY-6P-10")
def test_the_view_alone_tells_that_an_attacker_has_the_open_card() -> None:
    start = opening(6, open_place=3, hands={0: "R4", 3: "R9"}, middle="R1 R2 R5")
    state = after(start.state, hy.Take(0, (0, 1, 2)), hy.Exchange(0, card("R4")), hy.Exchange(3, card("R9")))
    assert {0, 3} == holders(state, 1, "R9")
    assert {0} == holders(state, 3, "R9")


@pytest.mark.rule("HY-2P-18")
def test_a_card_of_the_personal_pile_that_all_know_is_known_in_the_hand() -> None:
    start = position("9 10", "5 6", personal={0: "R8 G4"}, known={0: [(0, 1), (0,)]}, pile="R1")
    result = step(start, hy.Play(0, start.hands[0][:1]), hy.Check(1))
    assert {0} == holders(result.state, 1, "R8", remembered(result, 1, known(start, 1)))


@pytest.mark.rule("HY-3P-8")
@pytest.mark.parametrize("observer", [0, 2, None])
def test_whoever_has_drawn_can_play_what_was_drawn(observer: int | None) -> None:
    """B has drawn R9 onto a straight of five up to 8: in every guess B holds a straight with it, or an Ambush."""
    start = position(5, "R5 R6 R7 R8 R1", 5, trick=["0: 4 5 6 7 8"], turn=1, pile="R9 G2")
    state = after(start, hy.Draw(1))
    for seed in SEEDS:
        for memory in (None, known(start, observer, ("R1", 1), ("R5", 1))):
            guess = hy.determinize(hy.view(state, observer), seed, memory)
            assert hy.legal_actions(guess, 1)
            assert 5 == len(guess.hands[1])
            assert 1 == turn(guess)
            assert memory is None or {card("R1"), card("R5")} <= set(guess.hands[1])


# How likely a guess is.


@pytest.mark.rule("HY-WITCH-10")
def test_a_large_hand_holds_a_card_more_often_than_a_small_one() -> None:
    """R8 is with B, who has five cards, or with C, who has one: 5 to 1."""
    state = position(5, "R8 R1 R2 R4 R5", "R6", 5)
    memory = attrs.evolve(known(state, 0, ("R8", 1)), places=((1,), (2,)))
    view = hy.view(state, 0)
    number = sum(card("R8") in hy.determinize(view, seed, memory).hands[1] for seed in range(900))
    # 750 are expected, with a standard deviation of 11.
    assert abs(number - 750) < 45


def test_every_deal_is_as_likely_as_any_other() -> None:
    """
    The unseen cards of a spectator are R1 R2 R4 R5 R6 R7: two with B, one with C, three with A.

    R1 and R2 are known to be with B or C, but not both with C. So B may hold R1 and R2, with any of four cards at C;
    or one of them and any of four cards, the other one being at C: 4 + 4 + 4 deals, of which A holds the rest.
    """
    state = position("R5 R6 R7", "R1 R2", "R4", pile="", rest=2)
    memory = attrs.evolve(known(state, None, ("R1", 1), ("R2", 1)), places=((1, 1), (1, 2), (2, 1)))
    view = hy.view(state, None)
    unseen = 1200
    found = Counter(hy.determinize(view, seed, memory).hands for seed in range(unseen))
    assert len(found) == 12
    chi_square = sum((number - unseen / 12) ** 2 / (unseen / 12) for number in found.values())
    assert chi_square < 31.3  # eleven degrees of freedom: exceeded once in a thousand


# Memories that do not fit.


def test_a_memory_of_another_seat_is_refused() -> None:
    state = position(5, 5, 5, 5)
    with pytest.raises(InvalidArgument):
        hy.determinize(hy.view(state, 0), 1, known(state, 1))


@pytest.mark.parametrize("clue", [("R8", 2), ("R4", 1)])
def test_a_memory_that_contradicts_the_view_is_refused(clue: tuple[str, int]) -> None:
    """R8 has no room in an only hand of one card that is known; R4 is in one's own hand."""
    state = position("R4 R5", "R6 R7", "R9", "R10 R12")
    memory = known(state, 0, ("R9", 2), clue)
    with pytest.raises(InvalidArgument):
        hy.determinize(hy.view(state, 0), 1, memory)


@pytest.mark.parametrize("count", [20, 40])
def test_contradicting_clues_cost_no_time(count: int) -> None:
    """More cards are known to be with C or D than those two hold; no search is lost in that."""
    state = position(10, 10, 10, 10)
    cards = [one for one in hy.DECK if one not in state.hands[0] and not any(one in heap for heap in state.captured)]
    memory = known(state, 0)
    for one in cards[:count]:
        memory = memory.seeing((one,), 2)
    places = tuple((2,) * at + (3,) + (2,) * (len(memory.cards) - at - 1) for at in range(len(memory.cards)))
    memory = attrs.evolve(memory, places=places)
    begun = process_time()
    with pytest.raises(InvalidArgument):
        hy.determinize(hy.view(state, 0), 1, memory)
    assert process_time() - begun < 0.5


# The table.


@pytest.mark.rule("HY-BID-12", "HY-BID-11")
def test_the_middle_in_a_view() -> None:
    state = after(opening(middle="R9 R3 COMPANION").state, hy.Reduce(0), hy.Take(0, (1, 2)))
    own, other = (hy.view(state, seat).middle for seat in (0, 1))
    assert ["R9", "R3", "COMPANION"] == [middle.card for middle in own]
    assert ["R9", "R3", None] == [middle.card for middle in other]
    aside = after(opening(middle="R9 R3 COMPANION").state, hy.Reduce(0), hy.Take(0, (0, 1)))
    for seat in (0, 1, 2, 3, None):
        assert hy.view(aside, seat).middle[2].card is None


def test_reseeding_moves_only_what_nobody_knows() -> None:
    start = opening(2, middle="R9 R3 R4").state
    state = after(start, hy.Reduce(0), hy.Take(0, (0, 1)))
    state = attrs.evolve(state, pile_knowers=(((0,),) * 6, state.pile_knowers[1]))
    others = [hy.GAME.reseed(state, seed) for seed in range(5)]
    assert len({other.middle[2] for other in others}) > 1
    assert len({other.shared_pile for other in others}) > 1
    assert len({other.personal_piles[1] for other in others}) > 1
    for other in others:
        assert hy.GAME.audit(other) is None
        assert (other.hands, sizes(other)) == (state.hands, sizes(state))
        assert other.personal_piles[0] == state.personal_piles[0]
        assert other.shared_pile[-1] == state.shared_pile[-1]
