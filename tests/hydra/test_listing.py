"""
The order in which legal actions are listed, and the colours they name (HY-COMBO-18).
"""

from __future__ import annotations

import pytest

from tabletricks import hydra as hy

from .builders import after, cards, opening, play, played, position, top


def listing(state: hy.State, seat: int) -> list[object]:
    """What is listed, in order: plays as their cards, sorted as in a hand, and what Pegasus stands for."""
    return [
        (shown(action), action.pegasus_as) if isinstance(action, hy.Play) else type(action)
        for action in hy.legal_actions(state, seat)
    ]


def shown(action: hy.Play) -> str:
    """The cards of a play by rank and colour; their order has no meaning."""
    return " ".join(map(str, sorted(action.cards, key=lambda card: (card.rank, card.order))))


def test_a_lead_with_a_joker_and_cards_of_value_0() -> None:
    """The Witch, then singles from value 0 up (in deck order), pairs, pair sequences, triples."""
    state = position("B5 Y5 G6 PEGASUS TRICKSTER LEAP STORM WITCH", 5, 5, 5)
    assert [
        hy.PlayWitch,
        ("STORM", None),
        ("LEAP", None),
        ("TRICKSTER", None),
        ("B5", None),
        ("G6", None),
        ("PEGASUS", None),
        ("B5 Y5", None),
        ("B5 PEGASUS", 5),
        ("G6 PEGASUS", 6),
        ("B5 Y5 G6 PEGASUS", 6),
        ("B5 Y5 PEGASUS", 5),
    ] == listing(state, 0)


def test_a_lead_with_ambush_and_hydra_attack() -> None:
    state = position("4 4 4 4 HYDRA PEGASUS", 5, 5, 5)
    assert [
        ("R4", None),
        ("PEGASUS", None),
        ("HYDRA", None),
        ("R4 B4", None),
        ("R4 PEGASUS", 4),
        ("R4 B4 G4", None),
        ("R4 B4 PEGASUS", 4),
        ("R4 B4 G4 Y4", None),
        ("PEGASUS HYDRA", None),
    ] == listing(state, 0)


def test_sequences_come_by_length_and_then_by_rank() -> None:
    state = position("R4 B4 R5 B5 R6 B6", 5, 5, 5)
    assert [
        ("R4", None),
        ("R5", None),
        ("R6", None),
        ("R4 B4", None),
        ("R5 B5", None),
        ("R6 B6", None),
        ("R4 B4 R5 B5", None),
        ("R5 B5 R6 B6", None),
        ("R4 B4 R5 B5 R6 B6", None),
    ] == listing(state, 0)


@pytest.mark.rule("HY-PEGASUS-3")
def test_full_houses_come_by_triple_then_pair_then_joker() -> None:
    state = position(5, "R7 B7 R8 B8 G8 PEGASUS", 5, 5, turn=1, trick=["0: 3 3 3 2 2"])
    assert [
        hy.Check,
        ("R7 B7 R8 B8 PEGASUS", 7),
        ("R7 B7 R8 B8 G8", None),
        ("R7 R8 B8 G8 PEGASUS", 7),
        ("R7 B7 R8 B8 PEGASUS", 8),
    ] == listing(state, 1)


@pytest.mark.rule("HY-PEGASUS-4")
def test_pegasus_is_no_hero_in_a_full_house() -> None:
    """Of two 7s, two Heroes and Pegasus there is one full house: 777-HH."""
    state = position(5, "R7 B7 RH BH PEGASUS", 5, 5, turn=1, trick=["0: 3 3 3 2 2"])
    assert [hy.Check, ("R7 B7 RH BH PEGASUS", 7)] == listing(state, 1)


@pytest.mark.rule("HY-PEGASUS-8")
def test_pair_sequences_with_a_joker_that_saves_a_card() -> None:
    state = position(5, "R4 B4 R5 B5 PEGASUS", 5, 5, turn=1, trick=["0: 2 2 3 3"])
    assert [
        hy.Check,
        ("R4 B4 R5 B5", None),
        ("R4 R5 B5 PEGASUS", 4),
        ("R4 B4 R5 PEGASUS", 5),
    ] == listing(state, 1)


def test_full_houses_with_several_pairs() -> None:
    """By the rank of the attached pair, also if it is higher than the triple."""
    state = position(5, "9 9 9 5 5 12 12 H H", 5, 5, turn=1, trick=["0: 3 3 3 2 2"])
    assert [
        hy.Check,
        ("R5 B5 R9 B9 G9", None),
        ("R9 B9 G9 R12 B12", None),
        ("R9 B9 G9 RH BH", None),
    ] == listing(state, 1)


@pytest.mark.rule("HY-PEGASUS-8")
def test_straights_with_a_joker_come_by_rank_and_then_by_what_it_stands_for() -> None:
    """Without Pegasus first."""
    state = position(5, "R5 R6 R7 R8 R9 PEGASUS", 5, 5, turn=1, trick=["0: 1 2 3 4 5"])
    assert [
        hy.Check,
        ("R5 R6 R7 R8 PEGASUS", 4),
        ("R5 R6 R7 R8 R9", None),
        ("R6 R7 R8 R9 PEGASUS", 5),
        ("R5 R7 R8 R9 PEGASUS", 6),
        ("R5 R6 R8 R9 PEGASUS", 7),
        ("R5 R6 R7 R9 PEGASUS", 8),
        ("R5 R6 R7 R8 PEGASUS", 9),
        ("R6 R7 R8 R9 PEGASUS", 10),
    ] == listing(state, 1)


@pytest.mark.rule("HY-PEGASUS-8")
def test_leading_straights_come_by_length_first() -> None:
    """Of 5 to 10 with Pegasus: straights of five, of six, and the one of seven at either end."""
    state = position("R5 R6 R7 R8 R9 R10 PEGASUS", 5, 5, 5)
    straights = [entry for entry in listing(state, 0) if isinstance(entry, tuple) and entry[0].count(" ") >= 4]
    fives = [
        ("R5 R6 R7 R8 PEGASUS", 4),
        ("R5 R6 R7 R8 R9", None),
        *((_without(range(5, 10), rank), rank) for rank in range(5, 10)),
        ("R6 R7 R8 R9 R10", None),
        *((_without(range(6, 11), rank), rank) for rank in range(6, 11)),
        ("R7 R8 R9 R10 PEGASUS", 11),
    ]
    sixes = [
        ("R5 R6 R7 R8 R9 PEGASUS", 4),
        ("R5 R6 R7 R8 R9 R10", None),
        *((_without(range(5, 11), rank), rank) for rank in range(5, 11)),
        ("R6 R7 R8 R9 R10 PEGASUS", 11),
    ]
    sevens = [("R5 R6 R7 R8 R9 R10 PEGASUS", 4), ("R5 R6 R7 R8 R9 R10 PEGASUS", 11)]
    assert [*fives, *sixes, *sevens] == straights


def _without(ranks: range, joker: int) -> str:
    """Red cards in a row, Pegasus in the place of one of them."""
    return " ".join([*(f"R{rank}" for rank in ranks if rank != joker), "PEGASUS"])


def test_in_a_storm_plays_are_listed_by_rank_as_well() -> None:
    state = position(5, 5, "2 5 PEGASUS HYDRA", 5, turn=2, trick=["0: 7", "1: STORM"])
    assert [
        hy.Check,
        ("R2", None),
        ("R5", None),
        ("PEGASUS", None),
        ("HYDRA", None),
        ("PEGASUS HYDRA", None),
    ] == listing(state, 2)


def test_what_comes_before_the_plays() -> None:
    state = position(5, "10 STORM LEAP TRICKSTER", 5, turn=1, trick=["0: 9"], pile="R11 5")
    assert [hy.Check, hy.Draw, hy.PlayStorm, hy.PlayLeap, hy.PlayTrickster, ("R10", None)] == listing(state, 1)
    state = position("10 WITCH", 5, 5, pile="R11 5")
    assert [hy.Draw, hy.PlayWitch, ("R10", None)] == listing(state, 0)
    state = position(5, 5, "10 LEAP TRICKSTER", 5, turn=1, trick=["0: 9"])
    assert [hy.PlayLeap, hy.PlayTrickster] == listing(state, 2)


def test_other_actions_come_by_card_in_deck_order_or_by_seat_and_nobody_first() -> None:
    witch = after(position("WITCH Y1 R13 GH HYDRA LEAP B2", 5, 5, 5), hy.PlayWitch(0))
    expected = cards("R13 B2 GH Y1 HYDRA LEAP")
    assert tuple(hy.PassCard(0, card) for card in expected) == hy.legal_actions(witch, 0)
    companion = played(position(5, "COMPANION 1", 5, 5, attacker=1, turn=1), 1, "COMPANION")
    assert tuple(hy.NameCompanion(1, seat) for seat in (None, 0, 2, 3)) == hy.legal_actions(companion, 1)
    partner = opening(6, dealer=1, open_place=0).state
    assert tuple(hy.NamePartner(2, seat) for seat in (0, 1, 3, 4, 5)) == hy.legal_actions(partner, 2)
    exchange = after(opening(6, open_place=3).state, hy.Take(0, (0, 1, 2)))
    given = [action.card for action in hy.legal_actions(exchange, 3) if isinstance(action, hy.Exchange)]
    assert sorted(exchange.hands[3], key=hy.DECK.index) == given


# Colours.


@pytest.mark.rule("HY-COMBO-18")
def test_each_pattern_of_ranks_is_listed_once_with_the_first_colours() -> None:
    """Red before blue before green before yellow, in whatever order the hand was dealt."""
    state = position("Y7 G7 B7 1", 5, 5, 5)
    assert [("R1", None), ("B7", None), ("B7 G7", None), ("B7 G7 Y7", None)] == listing(state, 0)


@pytest.mark.rule("HY-COMBO-18")
def test_every_other_choice_of_colours_is_accepted() -> None:
    state = position("B7 G7 Y7 1", 5, 5, 5)
    for text in ("Y7 G7", "B7 Y7", "G7 B7"):
        action = play(state, 0, text)
        assert ("pair", 1, 14, 0) == top(hy.apply(state, action))
        form = hy.GAME.canonical(state, action)
        assert isinstance(form, hy.Play)
        assert "B7 G7" == shown(form)


@pytest.mark.rule("HY-COMBO-18", "HY-3P-13")
def test_a_drawn_card_comes_before_all_colours() -> None:
    state = position(5, "R7 B7 1", 5, turn=1, trick=["0: 6 6"], drawn="Y7")
    assert [("R7 Y7", None)] == listing(state, 1)
    assert ("pair", 1, 14, 1) == top(hy.apply(state, play(state, 1, "B7 Y7")))
