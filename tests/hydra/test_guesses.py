"""
Guesses from a view know what the seat knows, and no more: cards seen on their way into a hand, and what was drawn.
"""

from __future__ import annotations

import attrs
import pytest

from tabletricks import hydra as hy

from .builders import after, card, opening, played, position, turn


SEEDS = range(40)


def holders(view: hy.View, which: str) -> set[int]:
    """The seats that hold a card in some guess."""
    found = set()
    for seed in SEEDS:
        state = hy.determinize(view, seed)
        found |= {seat for seat, hand in enumerate(state.hands) if card(which) in hand}
    return found


def clues_of(state: hy.State, seat: int | None) -> dict[str, tuple[int, ...]]:
    """What a seat knows by itself, beside what everybody knows."""
    return {str(clue.card): clue.seats for clue in hy.view(state, seat).clues if clue.observer == seat}


@pytest.mark.rule("HY-BID-12")
def test_an_open_middle_card_is_with_its_taker() -> None:
    state = after(opening(middle="9 R3 COMPANION").state, hy.Reduce(0), hy.Take(0, (1, 2)))
    for seat in (1, 2, 3, None):
        assert {"R3": (0,)} == clues_of(state, seat)
        assert {0} == holders(hy.view(state, seat), "R3")
    # The Companion was taken face down: it may be anywhere, and the others cannot say who plays with whom.
    assert holders(hy.view(state, 1), "COMPANION") == {0, 2, 3}
    assert {} == clues_of(state, 0)


def test_a_clue_ends_when_the_card_is_played() -> None:
    state = after(opening(middle="9 R3 10").state, hy.Take(0, (0, 1, 2)))
    assert {"R3": (0,)} == clues_of(state, 1)
    assert {} == clues_of(played(state, 0, "R3"), 1)
    # Nothing of it is left in the state either: however a position came about, it is the same.
    assert () == played(state, 0, "R3").clues


def test_a_clue_ends_when_an_effect_card_is_played() -> None:
    state = played(after(opening(middle="9 LEAP 10").state, hy.Take(0, (0, 1, 2))), 0, "9")
    assert {"LEAP": (0,)} == clues_of(state, 1)
    assert () == after(state, hy.PlayLeap(0)).clues


@pytest.mark.rule("HY-WITCH-10", "HY-COMPANION-3")
def test_a_passed_card_is_known_to_giver_and_receiver() -> None:
    state = after(position("WITCH R4 R5", "COMPANION R6", "R7 R8", "R9 R10"), hy.PlayWitch(0))
    given = ("R4", "COMPANION", "R7", "R9")
    state = after(state, *(hy.PassCard(seat, card(text)) for seat, text in enumerate(given)))
    assert [{"R4": (1,)}, {"COMPANION": (2,)}, {"R7": (3,)}, {"R9": (0,)}] == [clues_of(state, s) for s in range(4)]
    assert {2} == holders(hy.view(state, 1), "COMPANION")
    # Nobody else has seen it.
    assert {1, 2, 3} == holders(hy.view(state, 0), "COMPANION")
    assert {0, 1, 2} == holders(hy.view(state, 3), "COMPANION")


@pytest.mark.rule("HY-WITCH-10")
def test_a_known_card_may_have_been_passed_on() -> None:
    """B has R8 for all to see. After a Witch it is with B or C; B knows, and so does C."""
    clue = tuple(hy.Clue(observer, card("R8"), (1,)) for observer in (None, 0, 2, 3))
    start = position("WITCH R4 R5", "R6 R8", "R7 Y8", "R9 R10", clues=clue)
    kept, moved = (
        after(
            start,
            hy.PlayWitch(0),
            *(hy.PassCard(seat, card(text)) for seat, text in enumerate(("R4", passed, "R7", "R9"))),
        )
        for passed in ("R6", "R8")
    )
    for state in (kept, moved):
        assert {"R8": (1, 2)} == clues_of(state, None)
        assert clues_of(state, 3)["R8"] == (1, 2)
        assert {1, 2} == holders(hy.view(state, 3), "R8")
    assert clues_of(kept, 2)["R8"] == (1,)
    assert "R8" not in clues_of(moved, 2)
    assert clues_of(moved, 1)["R8"] == (2,)
    assert {1} == holders(hy.view(kept, 2), "R8")
    assert {2} == holders(hy.view(moved, 1), "R8")


@pytest.mark.rule("HY-WITCH-6", "HY-WITCH-10")
def test_a_known_card_that_was_the_only_one_has_been_passed_on() -> None:
    """B has only R8, for all to see, and C only R7. After a Witch R8 is with C, and R7 with D."""
    clue = [hy.Clue(observer, card("R8"), (1,)) for observer in (None, 0, 2, 3)]
    clue += [hy.Clue(observer, card("R7"), (2,)) for observer in (None, 0, 1, 3)]
    state = after(
        position("WITCH R4 R5", "R8", "R7", "R9 R10", clues=clue),
        hy.PlayWitch(0),
        *(hy.PassCard(seat, card(text)) for seat, text in enumerate(("R4", "R8", "R7", "R9"))),
    )
    assert {"R8": (2,), "R7": (3,)} == clues_of(state, None)
    assert {"R8": (2,), "R7": (3,), "R4": (1,)} == clues_of(state, 0)
    assert {"R7": (3,)} == clues_of(state, 2)
    assert {2} == holders(hy.view(state, None), "R8")


@pytest.mark.rule("HY-6P-4", "HY-6P-10")
def test_the_open_card_may_have_been_exchanged() -> None:
    """D was dealt the open card; after the exchange the others know that one of the attackers has it."""
    start = opening(6, open_place=3, hands={0: "R4", 3: "R9"}, middle="R1 R2 R5").state
    assert start.table.open_card is not None
    shown = str(start.table.open_card.card)
    assert shown == "R9"
    assert {3} == holders(hy.view(start, 1), shown)
    taken = after(start, hy.Take(0, (0, 1, 2)))
    done = after(taken, hy.Exchange(0, card("R4")), hy.Exchange(3, card("R9")))
    assert {"R9": (0, 3), "R2": (0, 3)} == clues_of(done, 1)
    assert {0, 3} == holders(hy.view(done, 1), "R9")
    assert {"R9": (0,), "R2": (0,)} == clues_of(done, 3)
    assert {"R4": (3,)} == clues_of(done, 0)


@pytest.mark.rule("HY-2P-18")
def test_a_card_of_the_personal_pile_that_all_know_is_known_in_the_hand() -> None:
    state = position("9 10", "5 6", personal={0: "R8 G4"}, known={0: [(0, 1), (0,)]}, pile="R1")
    assert hy.view(state, 1).piles.personal[0] == (hy.PileCard(hy.FACE_DOWN, (0,)), hy.PileCard(card("R8"), (0, 1)))
    after_trick = after(played(state, 0, "9"), hy.Check(1))
    assert card("R8") in after_trick.hands[0]
    assert {"R8": (0,)} == clues_of(after_trick, 1)
    assert {0} == holders(hy.view(after_trick, 1), "R8")


@pytest.mark.rule("HY-3P-8")
@pytest.mark.parametrize("observer", [0, 2, None])
def test_who_has_drawn_can_play_what_he_has_drawn(observer: int | None) -> None:
    """B has drawn R9 onto a straight of five up to 8: in every guess B holds a straight with it, or an Ambush."""
    state = position(5, "R5 R6 R7 R8 R1", 5, trick=["0: 4 5 6 7 8"], turn=1, pile="R9 G2")
    state = after(state, hy.Draw(1))
    view = hy.view(state, observer)
    for seed in SEEDS:
        guess = hy.determinize(view, seed)
        assert hy.legal_actions(guess, 1)
        assert 5 == len(guess.hands[1])
        assert 1 == turn(guess)


@pytest.mark.rule("HY-BID-12", "HY-BID-11")
def test_the_middle_in_a_view() -> None:
    state = after(opening(middle="R9 R3 COMPANION").state, hy.Reduce(0), hy.Take(0, (1, 2)))
    own, other = (hy.view(state, seat).table.middle for seat in (0, 1))
    assert ["R9", "R3", "COMPANION"] == [middle.card for middle in own]
    assert ["R9", "R3", "?"] == [middle.card for middle in other]
    aside = after(opening(middle="R9 R3 COMPANION").state, hy.Reduce(0), hy.Take(0, (0, 1)))
    for seat in (0, 1, 2, 3, None):
        assert "?" == hy.view(aside, seat).table.middle[2].card


def test_reseeding_moves_only_what_nobody_knows() -> None:
    start = opening(2, middle="R9 R3 R4").state
    state = after(start, hy.Reduce(0), hy.Take(0, (0, 1)))
    own = tuple(hy.PileCard(known.card, (0,)) for known in state.piles.personal[0])
    state = attrs.evolve(state, piles=attrs.evolve(state.piles, personal=(own, state.piles.personal[1])))
    others = [hy.GAME.reseed(state, seed) for seed in range(5)]
    assert len({other.table.middle[2].card for other in others}) > 1
    assert len({other.piles.shared for other in others}) > 1
    assert len({other.piles.personal[1] for other in others}) > 1
    for other in others:
        assert hy.GAME.audit(other) is None
        assert other.hands == state.hands
        assert other.piles.personal[0] == own
        assert other.piles.shared[-1] == state.piles.shared[-1]
