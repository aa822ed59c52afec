"""
Two players.

Piles of a position are written with their top card first.
"""

from __future__ import annotations

import pytest

from tabletricks import Rng
from tabletricks import hydra as hy

from .builders import (
    after,
    asked,
    card,
    cards,
    checks,
    clues,
    hand,
    joined,
    known,
    legal,
    of,
    only,
    opening,
    piles,
    play,
    played,
    position,
    refused,
    remembered,
    scored,
    sizes,
    step,
    top,
    turn,
)


STRAIGHT = "10 11 12 13 COMPANION"
SIX = "R1 R2 R3 R4 R5 R6"


def own_pile(state: hy.State, seat: int) -> str:
    """A personal pile, the top card first."""
    return " ".join(state.personal_piles[seat][::-1])


def seen_pile(state: hy.State, seat: int | None, owner: int) -> str:
    """A personal pile as a seat sees it, the top card first."""
    return " ".join(known.card or "?" for known in hy.view(state, seat).players[owner].personal_pile[::-1])


# The deal.


@pytest.mark.rule("HY-2P-1", "HY-SETUP-8")
@pytest.mark.parametrize("dealer", [0, 1])
def test_hands_then_personal_piles_then_the_shared_pile(dealer: int) -> None:
    """17 and 6 cards each, both dealt in turns from the attacker on; the last 14 are the shared pile."""
    hands = {0: "R8 HYDRA", 1: "R9 PEGASUS"}
    state = opening(2, dealer=dealer, hands=hands, personal={0: SIX, 1: "B1 B2"}, pile="R10 R12").state
    assert ((17, 17), 14, (6, 6)) == (sizes(state), len(state.shared_pile), tuple(map(len, state.personal_piles)))
    assert {card("R8"), card("HYDRA")} < set(state.hands[0])
    assert {card("R9"), card("PEGASUS")} < set(state.hands[1])
    assert SIX == own_pile(state, 0)
    assert "B1 B2" == own_pile(state, 1)[:5]
    assert cards("R12 R10") == state.shared_pile[-2:]
    assert ((1 - dealer,), 444) == (state.attackers, state.options.goal)


@pytest.mark.rule("HY-2P-1", "HY-SETUP-8")
def test_the_deal_goes_on_in_the_piles_where_the_hands_end() -> None:
    """Index 3 of the deck is the attacker's first card; index 37 the bottom of that seat's pile, 49 the shared top."""
    state = hy.setup(hy.Options(players=2, first_dealer=1), seed=5)
    deck = first_deck(seed=5)
    assert tuple(deck[:3]) == state.middle
    assert set(deck[3:37:2]) == set(state.hands[0])
    assert set(deck[4:37:2]) == set(state.hands[1])
    assert [deck[37:49:2], deck[38:49:2]] == [list(pile) for pile in state.personal_piles]
    assert deck[49:] == list(state.shared_pile[::-1])


def first_deck(seed: int) -> list[hy.Card]:
    """The deck of the first round of a seed: one shuffle of all cards, and nothing before it."""
    deck, _ = Rng.from_seed(seed).shuffle(hy.DECK)
    return list(deck)


@pytest.mark.rule("HY-2P-2")
def test_personal_piles_are_unknown_to_both() -> None:
    """Their sizes are public."""
    state = after(opening(2, personal={0: SIX}).state, hy.Take(0, (0, 1, 2)))
    for seat in (0, 1, None):
        assert [(hy.PileCard(None),) * 6] * 2 == [one.personal_pile for one in hy.view(state, seat).players]


# The shared pile.


@pytest.mark.rule("HY-2P-3", "HY-3P-2")
def test_the_shared_pile_is_turned_up_after_taking() -> None:
    dealt = opening(2, pile="R10").state
    assert (None,) * 14 == hy.view(dealt, 1).shared_pile
    result = step(dealt, hy.Take(0, (0, 1, 2)))
    assert hy.PileTurned(card("R10")) == only(hy.PileTurned, result)
    assert (*(None,) * 13, card("R10")) == hy.view(result.state, 1).shared_pile


@pytest.mark.rule("HY-2P-3", "HY-3P-4", "HY-3P-5", "HY-3P-6", "HY-3P-8", "HY-3P-9", "HY-3P-14")
def test_the_shared_pile_follows_the_rules_of_three_players() -> None:
    """B draws the 10 on a 9, must play it, and A has to wait; the 8 would be of no use; an empty pile stays empty."""
    state = position("LEAP R5", "R6 R7", trick=["0: R9"], turn=1, pile="R10 R8")
    refused(state, hy.Draw(0), "HY-TURN-10")
    state = after(state, hy.Draw(1))
    assert (cards("R10"), {hy.Play(1, cards("R10"))}) == (state.drawn, legal(state, 1))
    refused(state, hy.Check(1), "HY-3P-5")
    refused(state, hy.Play(1, cards("R7")), "HY-3P-6")
    refused(state, hy.PlayLeap(0), "HY-3P-9")
    state = after(state, hy.Play(1, cards("R10")))
    refused(state, hy.Draw(0), "HY-3P-8")
    state = position("R4 R5", "R6 R7", trick=["0: R9"], turn=1, pile="")
    refused(state, hy.Draw(1), "HY-3P-14")


@pytest.mark.rule("HY-2P-3", "HY-3P-12")
def test_a_drawn_card_is_not_in_the_hand() -> None:
    """B plays it with one card in hand, and the round goes on."""
    result = step(position("R4 R5", "R6", turn=1, pile="R10"), hy.Draw(1), hy.Play(1, cards("R10")))
    assert ([], "R6") == (of(hy.RoundEnded, result), hand(result.state, 1))


# Tricks and the personal pile.


@pytest.mark.rule("HY-2P-4", "HY-2P-5", "HY-2P-7")
def test_the_winner_of_a_trick_draws() -> None:
    """A leads 9, B checks: A takes the trick, draws the top card of the own pile, five are left, and A leads."""
    state = position("R9 R10", "R5 R7", personal={0: "B1 B2 B4 B5 B6 B8", 1: "G1 G2"}, rest=1)
    result = step(state, play(state, 0, "R9"), hy.Check(1))
    assert hy.TrickWon(0, cards("R9")) == only(hy.TrickWon, result)
    assert ("B1 R10", "B2 B4 B5 B6 B8", "G1 G2") == (
        hand(result.state, 0),
        own_pile(result.state, 0),
        own_pile(result.state, 1),
    )
    assert ("turn", 0, None, ()) == (
        asked(result.state),
        turn(result.state),
        result.state.trick,
        result.state.drawn,
    )
    assert hy.Play(0, cards("B1")) in legal(result.state, 0)


@pytest.mark.rule("HY-2P-5", "HY-2P-6", "HY-2P-8")
def test_with_the_last_card_the_round_ends_and_nothing_is_drawn() -> None:
    """Though the personal pile still holds cards."""
    state = position("R9", "R5 R7", personal={0: "B1 B2", 1: "G1"}, totals=(440, 0))
    result = step(state, play(state, 0, "R9"))
    assert 0 == only(hy.RoundEnded, result).winner
    assert [] == of(hy.PersonalDrawn, result)
    assert ("", "B1 B2") == (hand(result.state, 0), own_pile(result.state, 0))


@pytest.mark.rule("HY-2P-5")
def test_the_defender_draws_from_the_own_pile() -> None:
    """B wins the trick and has the card in hand before leading."""
    state = position("R9 R10", "R12 R7", personal={0: "B1", 1: "G1 G2"})
    state = checks(played(played(state, 0, "R9"), 1, "R12"), 0)
    assert (1, "G1 R7", "B1", "G2") == (turn(state), hand(state, 1), own_pile(state, 0), own_pile(state, 1))


@pytest.mark.rule("HY-2P-6")
def test_from_an_empty_pile_nothing_is_drawn() -> None:
    state = position("R9 R10", "R5 R7", personal={0: "", 1: "G1"})
    result = step(state, play(state, 0, "R9"), hy.Check(1))
    assert ([], "R10", "G1") == (of(hy.PersonalDrawn, result), hand(result.state, 0), own_pile(result.state, 1))


@pytest.mark.rule("HY-2P-7")
def test_the_drawn_card_is_hidden_from_the_opponent() -> None:
    state = position("R9 R10", "R5 R7", personal={0: "B1 B2"})
    result = step(state, play(state, 0, "R9"), hy.Check(1))
    for seat in (0, 1, None):
        known = card("B1") if seat == 0 else None
        assert hy.PersonalDrawn(0, known, open=False, left=1) in hy.events_for(result.events, seat)
        assert (seat == 0) == ("'B1'" in repr(hy.view(result.state, seat)))


@pytest.mark.rule("HY-2P-9", "HY-WITCH-8")
def test_nothing_is_drawn_for_the_witch() -> None:
    state = position("WITCH R9 R10", "R5 R7", personal={0: "B1", 1: "G1"})
    result = step(state, hy.PlayWitch(0), hy.PassCard(0, card("R9")), hy.PassCard(1, card("R5")))
    assert ([], "R5 R10", "R7 R9") == (of(hy.PersonalDrawn, result), hand(result.state, 0), hand(result.state, 1))
    assert ("B1", 0) == (own_pile(result.state, 0), turn(result.state))


@pytest.mark.rule("HY-2P-21", "HY-HYDRA-5")
@pytest.mark.parametrize("trick", [[], ["0: R9"]], ids=["led", "in answer"])
def test_a_hydra_attack_wins_a_trick_and_draws(trick: list[str]) -> None:
    state = position("R4 R5", "HYDRA PEGASUS R7", turn=1, trick=trick, personal={0: "B1", 1: "G1"})
    result = step(state, play(state, 1, "HYDRA PEGASUS"))
    assert hy.PersonalDrawn(1, card("G1"), open=False, left=0) == only(hy.PersonalDrawn, result)
    assert ("G1 R7", 1) == (hand(result.state, 1), turn(result.state))


# The Companion.


def asking(text: str = "COMPANION", pile: str = "R8 B2 R13", personal: str = SIX) -> hy.State:
    """A has played the Companion."""
    state = position("G9 B10 B11 B12 B13 COMPANION", "G5 G7", pile=pile, personal={0: personal, 1: "Y1 Y2"})
    return played(state, 0, text)


@pytest.mark.rule("HY-2P-10", "HY-2P-19")
@pytest.mark.parametrize("holder", [0, 1, None])
def test_the_companion_makes_no_teams(holder: int | None) -> None:
    """Nobody is named; with the card in hand, played by A, or played by B the round is a duel."""
    hands = ["5 R6", "R7"] if holder is None else [f"5 {'COMPANION' if holder == 0 else 'R6'}", "R7"]
    companion = (1, None) if holder == 1 else None
    state = position(*hands, turn=1, companion=companion)
    end = scored(state, hy.Play(1, cards("R7")))
    assert ("duel", ((0,), (1,)), (-50, 30)) == (end.mode, end.teams, end.victory_points)
    refused(asking(), hy.NameCompanion(0, 1), "HY-TURN-15")


@pytest.mark.rule("HY-2P-10", "HY-COMPANION-1")
def test_the_companion_is_still_a_14() -> None:
    assert ("single", 1, 28, 0) == top(asking())
    assert ("straight", 5, 28, 0) == top(asking(STRAIGHT))


@pytest.mark.rule("HY-2P-11")
@pytest.mark.parametrize("text", ["COMPANION", STRAIGHT])
def test_who_plays_it_may_look_or_not(text: str) -> None:
    """Asked in the same way after a single and a straight, and only its player."""
    state = asking(text)
    assert ("look", (0,)) == (asked(state), hy.awaiting(state))
    assert [hy.Look(0, look=False), hy.Look(0, look=True)] == list(hy.legal_actions(state, 0))
    assert set() == legal(state, 1)
    refused(state, hy.Look(1, look=True), "HY-TURN-15")
    refused(state, hy.Check(1), "HY-TURN-15")


@pytest.mark.rule("HY-2P-11")
def test_the_defender_may_look_too() -> None:
    """At the own pile, not at the attacker's."""
    state = position("R4 R5", "COMPANION R7", turn=1, pile="R8 B2", personal={0: "B1", 1: "G1 G2"})
    result = step(state, play(state, 1, "COMPANION"), hy.Look(1, look=True))
    assert hy.PileLooked(1, 2, cards("G2 G1")) == only(hy.PileLooked, result)
    assert ("B2 R8 G1 G2", "B1", 0) == (own_pile(result.state, 1), own_pile(result.state, 0), turn(result.state))


@pytest.mark.rule("HY-2P-11", "HY-2P-12", "HY-2P-13", "HY-2P-14", "HY-2P-15")
def test_looking() -> None:
    """A sees the six cards; then R8 and B2 go on that pile, B2 on top; R13 is turned up; turn B."""
    result = step(asking(), hy.Look(0, look=True))
    state = result.state
    assert (
        hy.PileLooked(0, 6, cards(SIX)[::-1]),
        hy.PileCharged(0, card("R8")),
        hy.PileTurned(card("R13")),
    ) == result.events
    assert f"B2 R8 {SIX}" == own_pile(state, 0)
    assert (cards("R13"), cards("R13")) == (state.shared_pile, hy.view(state, None).shared_pile)
    assert ("turn", 1, "Y1 Y2") == (asked(state), turn(state), own_pile(state, 1))


@pytest.mark.rule("HY-2P-11")
def test_not_looking() -> None:
    """Everybody hears it, and nothing else happens; turn B."""
    before = asking()
    result = step(before, hy.Look(0, look=False))
    assert (before.shared_pile, before.personal_piles) == (result.state.shared_pile, result.state.personal_piles)
    assert (1, (hy.LookDeclined(0),)) == (turn(result.state), result.events)


@pytest.mark.rule("HY-2P-13", "HY-2P-5")
def test_the_hidden_card_is_drawn_first() -> None:
    state = checks(after(asking(), hy.Look(0, look=True)), 1)
    assert card("B2") in state.hands[0]
    assert f"R8 {SIX}" == own_pile(state, 0)
    state = checks(played(state, 0, "B13"), 1)
    assert (SIX, True) == (own_pile(state, 0), card("R8") in state.hands[0])


@pytest.mark.rule("HY-2P-14")
def test_the_second_card_is_seen_by_nobody() -> None:
    """Not by A either; it is never turned up. With B2 and a Hero exchanged all see the same."""
    one, two = (step(asking(pile=f"R8 {text} R13"), hy.Look(0, look=True)) for text in ("B2", "YH"))
    for seat in (0, 1, None):
        assert "'B2'" not in repr(hy.events_for(one.events, seat)) + repr(piles(one.state, seat))
        assert hy.events_for(one.events, seat) == hy.events_for(two.events, seat)
        assert piles(one.state, seat) == piles(two.state, seat)


@pytest.mark.rule("HY-2P-14", "HY-3P-14")
def test_the_price_may_be_the_whole_pile() -> None:
    """Then nothing is turned up, and everybody hears that the pile is used up."""
    result = step(asking(pile="R8 B2"), hy.Look(0, look=True))
    assert ([], ()) == (of(hy.PileTurned, result), result.state.shared_pile)
    assert hy.PileEmptied() == result.events[-1]
    refused(result.state, hy.Draw(1), "HY-3P-14")


@pytest.mark.rule("HY-2P-15")
def test_he_looks_before_the_cards_are_added_and_keeps_the_order() -> None:
    """The look shows six cards, not eight, from bottom to top, and the order stays."""
    result = step(asking(personal="R6 R2 R5"), hy.Look(0, look=True))
    looked = only(hy.PileLooked, result)
    assert (3, cards("R5 R2 R6")) == (looked.count, looked.cards)
    assert "B2 R8 R6 R2 R5" == own_pile(result.state, 0)


@pytest.mark.rule("HY-2P-16")
@pytest.mark.parametrize(
    ("personal", "pile", "offered"),
    [("R1", "R8 B2", True), ("", "R8 B2", False), ("R1", "R8", False), ("R1", "", False), ("R1 R2", "R8 B2 R9", True)],
)
def test_the_look_needs_a_card_to_see_and_two_to_pay(personal: str, pile: str, offered: bool) -> None:
    state = asking(pile=pile, personal=personal)
    assert ("look" if offered else "turn") == asked(state)
    assert offered or turn(state) == 1


@pytest.mark.rule("HY-2P-17", "HY-END-4")
def test_the_look_is_not_offered_after_the_last_card() -> None:
    state = position("COMPANION", "G5 G7", pile="R8 B2", personal={0: SIX})
    result = step(state, play(state, 0, "COMPANION"))
    assert 0 == only(hy.RoundEnded, result).winner
    assert [] == of(hy.PileLooked, result)


@pytest.mark.rule("HY-2P-18", "HY-2P-14")
def test_what_was_seen_stays_in_view() -> None:
    """A knows the six cards and R8, B only R8; B2 on top is unknown to both. Later the same."""
    state = after(asking(), hy.Look(0, look=True))
    assert f"? R8 {SIX}" == seen_pile(state, 0, 0)
    assert "? R8 ? ? ? ? ? ?" == seen_pile(state, 1, 0) == seen_pile(state, None, 0)
    assert "? ?" == seen_pile(state, 0, 1)
    state = checks(state, 1)
    assert f"R8 {SIX}" == seen_pile(state, 0, 0)
    assert "R8 ? ? ? ? ? ?" == seen_pile(state, 1, 0)
    state = checks(played(state, 0, "B13"), 1)
    assert (SIX, "? ? ? ? ? ?") == (seen_pile(state, 0, 0), seen_pile(state, 1, 0))


@pytest.mark.rule("HY-2P-7", "HY-2P-18")
def test_who_knew_a_card_in_the_pile_knows_it_in_the_hand() -> None:
    """A draws B2, which nobody knew, R8, which both knew, and R1, which only A knew."""
    start = asking()
    result = step(start, hy.Look(0, look=True), hy.Check(1))
    for number, text in (("B13", "R8"), ("B12", "R1")):
        result = joined(result, step(result.state, play(result.state, 0, number), hy.Check(1)))
        assert card(text) in result.state.hands[0]
    for seat in (1, None):
        assert {"R8": (0,)} == clues(remembered(result, seat, known(start, seat)))
        drawn = [event.card for event in hy.events_for(result.events, seat) if isinstance(event, hy.PersonalDrawn)]
        assert [None, card("R8"), None] == drawn
    assert {} == clues(remembered(result, 0, known(start, 0)))


# Scoring.


@pytest.mark.rule("HY-2P-19")
@pytest.mark.parametrize("stake", [50, 40, 30])
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("companion", [(0, None), (1, None)])
def test_a_duel_is_never_doubled(stake: hy.Stake, winner: int, companion: tuple[int, int | None]) -> None:
    hands = ["5 6", "5 6"]
    hands[winner] = "R7"
    end = scored(position(*hands, turn=winner, stake=stake, companion=companion), hy.Play(winner, cards("R7")))
    assert ("duel", (stake, 0) if winner == 0 else (-stake, 30)) == (end.mode, end.victory_points)


@pytest.mark.rule("HY-2P-19", "HY-2P-20", "HY-SCORE-2")
@pytest.mark.parametrize("place", ["held", "aside", "pile", "personal"])
def test_two_players_scoring(place: str) -> None:
    """Stake 50 or 40, B wins: B +30, A -S, wherever the Companion is; A has captured 3, H and holds an 11: +15."""
    stake: hy.Stake = 40 if place == "aside" else 50
    state = position(
        "5 11 COMPANION" if place == "held" else "5 11",
        "R7",
        turn=1,
        stake=stake,
        middle="9 10 COMPANION" if place == "aside" else "",
        pile="R12 COMPANION" if place == "pile" else "R12",
        personal={0: "COMPANION"} if place == "personal" else {},
        captured={0: "3 H"},
        rest=1,
        totals=(100, 100),
    )
    end = scored(state, hy.Play(1, cards("R7")))
    assert ("duel", (15, 75), (-stake, 30)) == (end.mode, end.card_points, end.victory_points)
    assert (115 - stake, 205) == end.totals
