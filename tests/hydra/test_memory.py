"""
What a seat remembers of cards in other hands: folded from the events that it may see.
"""

from __future__ import annotations

import pytest

from tabletricks import InvalidArgument, from_json, to_json
from tabletricks import hydra as hy
from tabletricks.testing import random_playout

from .builders import HyStep, card, clues, joined, known, opening, play, position, remembered, sizes, step


EVERYBODY = (0, 1, 2, 3, None)


def taken(middle: str, *actions: hy.Action) -> HyStep:
    """A deal, and what A makes of the middle."""
    start = opening(middle=middle)
    return joined(start, step(start.state, *actions))


def passed(start: hy.State, *texts: str) -> HyStep:
    """A plays the Witch, and everybody passes a card."""
    return step(start, hy.PlayWitch(0), *(hy.PassCard(seat, card(text)) for seat, text in enumerate(texts)))


@pytest.mark.rule("HY-BID-12")
def test_an_open_middle_card_is_with_its_taker() -> None:
    result = taken("9 R3 COMPANION", hy.Reduce(0), hy.Take(0, (1, 2)))
    for seat in (1, 2, 3, None):
        assert {"R3": (0,)} == clues(remembered(result, seat))
    assert {} == clues(remembered(result, 0))


def test_a_clue_ends_when_the_card_is_played() -> None:
    result = taken("9 R3 10", hy.Take(0, (0, 1, 2)))
    later = joined(result, step(result.state, play(result.state, 0, "R3")))
    assert ({"R3": (0,)}, {}) == (clues(remembered(result, 1)), clues(remembered(later, 1)))
    # However a position came about, what is remembered of it is the same.
    assert hy.Memory(1, (17, 15, 15, 15)) == remembered(later, 1)


def test_a_clue_ends_when_an_effect_card_is_played() -> None:
    result = taken("9 LEAP 10", hy.Take(0, (0, 1, 2)))
    result = joined(result, step(result.state, play(result.state, 0, "9")))
    assert {"LEAP": (0,)} == clues(remembered(result, 1))
    assert {} == clues(remembered(joined(result, step(result.state, hy.PlayLeap(0))), 1))


@pytest.mark.rule("HY-WITCH-10", "HY-COMPANION-3")
def test_a_passed_card_is_known_to_giver_and_receiver() -> None:
    start = position("WITCH R4 R5", "COMPANION R6", "R7 R8", "R9 R10")
    result = passed(start, "R4", "COMPANION", "R7", "R9")
    after = [clues(remembered(result, seat, known(start, seat))) for seat in EVERYBODY]
    assert [{"R4": (1,)}, {"COMPANION": (2,)}, {"R7": (3,)}, {"R9": (0,)}, {}] == after


@pytest.mark.rule("HY-WITCH-10")
def test_a_known_card_may_have_been_passed_on() -> None:
    """B has R8 for all to see. After a Witch it is with B or C; B knows, and so does C."""
    start = position("WITCH R4 R5", "R6 R8", "R7 Y8", "R9 R10")
    kept, moved = (passed(start, "R4", text, "R7", "R9") for text in ("R6", "R8"))
    for result in (kept, moved):
        for seat in (3, None):
            assert clues(remembered(result, seat, known(start, seat, ("R8", 1))))["R8"] == (1, 2)
    found = [clues(remembered(kept, seat, known(start, seat, ("R8", 1)))) for seat in (1, 2)]
    assert [{"R6": (2,)}, {"R7": (3,), "R8": (1,)}] == found
    found = [clues(remembered(moved, seat, known(start, seat, ("R8", 1)))) for seat in (1, 2)]
    assert [{"R8": (2,)}, {"R7": (3,)}] == found


@pytest.mark.rule("HY-WITCH-6", "HY-WITCH-10")
def test_a_known_card_that_was_the_only_one_has_been_passed_on() -> None:
    """B has only R8, for all to see, and C only R7. After a Witch R8 is with C, and R7 with D."""
    start = position("WITCH R4 R5", "R8", "R7", "R9 R10")
    result = passed(start, "R4", "R8", "R7", "R9")
    after = {seat: clues(remembered(result, seat, known(start, seat, ("R8", 1), ("R7", 2)))) for seat in EVERYBODY}
    assert {"R8": (2,), "R7": (3,)} == after[None]
    assert {"R8": (2,), "R7": (3,), "R4": (1,)} == after[0]
    assert {"R7": (3,)} == after[2]


@pytest.mark.rule("HY-WITCH-3", "HY-WITCH-10")
def test_at_most_one_of_two_known_cards_has_been_passed_on() -> None:
    """B has R6 and R8 for all to see. One of them may be with C now, not both: if C plays one, B has the other."""
    start = position("WITCH R4 R5", "R6 R8 R12", "R7 Y8", "R9 R10")
    memory = remembered(passed(start, "R4", "R8", "R7", "R9"), 3, known(start, 3, ("R6", 1), ("R8", 1)))
    assert (hy.Clue(card("R6"), (1, 2)), hy.Clue(card("R8"), (1, 2))) == memory.clues[:2]
    assert {(1, 1), (1, 2), (2, 1)} == {seats[:2] for seats in memory.places}
    assert {"R6": (1,), "R9": (0,)} == clues(memory.playing(2, (card("R8"),)))
    assert {"R6": (1, 2), "R9": (0,)} == clues(memory.playing(1, (card("R8"),)))


@pytest.mark.rule("HY-WITCH-3")
def test_of_two_cards_that_are_a_whole_hand_one_has_been_passed_on() -> None:
    start = position("WITCH R4 R5", "R6 R8", "R7 Y8", "R9 R10")
    memory = remembered(passed(start, "R4", "R8", "R7", "R9"), None, known(start, None, ("R6", 1), ("R8", 1)))
    assert ((1, 2), (2, 1)) == memory.places


@pytest.mark.rule("HY-WITCH-3", "HY-WITCH-10")
def test_the_cards_of_a_witch_change_hands_at_once() -> None:
    """Even if their events come one by one: a card does not travel on."""
    start = position("WITCH R4 R5", "R6 R8 R12", "R7 Y8", "R9 R10")
    result = passed(start, "R4", "R8", "R7", "R9")
    memory = known(start, 3, ("R8", 1))
    for event in result.events:
        memory = hy.remember(memory, (event,))
    assert {"R8": (1, 2), "R9": (0,)} == clues(memory)
    assert memory == remembered(result, 3, known(start, 3, ("R8", 1)))


@pytest.mark.rule("HY-6P-4", "HY-6P-10")
def test_the_open_card_may_have_been_exchanged() -> None:
    """D was dealt the open card; after the exchange the others know that one of the attackers has it."""
    start = opening(6, open_place=3, hands={0: "R4", 3: "R9"}, middle="R1 R2 R5")
    assert start.state.open_card is not None
    assert card("R9") == start.state.open_card.card
    assert {"R9": (3,)} == clues(remembered(start, 1))
    acts = (hy.Take(0, (0, 1, 2)), hy.Exchange(0, card("R4")), hy.Exchange(3, card("R9")))
    result = joined(start, step(start.state, *acts))
    assert {"R9": (0, 3), "R2": (0, 3)} == clues(remembered(result, 1))
    assert {"R9": (0,), "R2": (0,)} == clues(remembered(result, 3))
    assert {"R4": (3,)} == clues(remembered(result, 0))


@pytest.mark.rule("HY-2P-18")
def test_a_card_of_the_personal_pile_that_all_know_is_known_in_the_hand() -> None:
    start = position("9 10", "5 6", personal={0: "R8 G4"}, known={0: [(0, 1), (0,)]}, pile="R1")
    pile = hy.view(start, 1).players[0].personal_pile
    assert pile == (hy.PileCard(None, (0,)), hy.PileCard(card("R8"), (0, 1)))
    result = step(start, play(start, 0, "9"), hy.Check(1))
    assert card("R8") in result.state.hands[0]
    for seat in (1, None):
        assert {"R8": (0,)} == clues(remembered(result, seat, known(start, seat)))
    assert {} == clues(remembered(result, 0, known(start, 0)))


@pytest.mark.rule("HY-END-5")
def test_a_round_ends_and_everything_is_forgotten() -> None:
    start = position("R9", "5 6", "7 8", "10 R12")
    result = step(start, play(start, 0, "R9"))
    dealt = hy.Memory(1, (15, 15, 15, 15))
    assert dealt == remembered(result, 1, known(start, 1, ("R12", 3)))


def test_events_that_do_not_follow_are_refused() -> None:
    """R8 is remembered with B, and C plays it."""
    start = position(5, "R6 R8 R12", 5, 5)
    with pytest.raises(InvalidArgument):
        known(start, 3, ("R8", 1)).playing(2, (card("R8"),))


def test_a_memory_of_more_than_a_game_can_tell_is_refused() -> None:
    """Somebody has written down nine cards of every hand: who has passed which of them is not counted."""
    memory = hy.Memory(None, (10,) * 6)
    for seat in range(6):
        memory = memory.seeing(hy.DECK[9 * seat : 9 * seat + 9], seat)
    with pytest.raises(InvalidArgument):
        hy.remember(memory, [hy.CardPassed(seat, (seat + 1) % 6, None) for seat in range(6)])


@pytest.mark.parametrize("variant", ["2p", "3p", "4p", "5p", "6p"])
def test_a_memory_is_right_through_whole_games(variant: str) -> None:
    """Hand sizes are those of the table, one of the places is true, a memory survives its document and stays small."""
    options = hy.variants()[variant]
    seats = (*range(options.players), None)
    first = hy.start(options, 3)
    memories = {seat: remembered(first, seat) for seat in seats}
    for decision in random_playout(hy.GAME, options, 3):
        state = decision.step.state
        for seat in seats:
            memory = memories[seat] = remembered(decision.step, seat, memories[seat])
            assert sum(memory.hand_sizes) == (0 if state.outcome else sum(sizes(state)) + len(state.drawn))
            assert any(
                all(one in state.hands[holder] for one, holder in zip(memory.cards, places, strict=True))
                for places in memory.places
            )
            assert len(memory.places) <= 100
            assert memory == from_json(hy.Memory, to_json(memory))
            if decision.number % 10 == 0:
                guess = hy.determinize(hy.view(state, seat), decision.number, memory)
                assert any(
                    all(one in guess.hands[holder] for one, holder in zip(memory.cards, places, strict=True))
                    for places in memory.places
                )
