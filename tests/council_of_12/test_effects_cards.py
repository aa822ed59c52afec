"""
Effects on hands, discard piles and the stack of supplicants (C12-FX-BACK, -RECOVER, -DISCARD, -PEEK and -ARRANGE).
"""

from __future__ import annotations

from typing import TypedDict

import pytest

from tabletricks import council_of_12 as c12

from .builders import (
    SET_A,
    after,
    asked,
    changed_card,
    discard,
    evaluation,
    hand,
    legal,
    of,
    options_of,
    step,
)


class Situation(TypedDict):
    supplicant: str
    in_play: str


PLAIN: Situation = {"supplicant": "shapeshifter", "in_play": SET_A}
"""Set A, and a supplicant who is in play: nobody joins at the end of the round."""


def choose_all(option: c12.Option, players: int = 3) -> list[c12.Action]:
    """Everybody is for the same option."""
    return [c12.Choose(seat, option) for seat in range(players)]


# Take back.


@pytest.mark.rule("C12-FX-BACK-1")
def test_everybody_with_a_pile_takes_the_top_card() -> None:
    """Challenge 11 passed; P1 has no pile. Nobody is asked."""
    result = evaluation(**PLAIN, challenge=11, die=4, discards={0: "worker machine", 2: "warlock"})
    assert [c12.CardTakenBack(0, True, "machine", "worker"), c12.CardTakenBack(2, True, "warlock")] == of(
        c12.CardTakenBack, result
    )
    state = result.state
    assert ("worker", "", "") == tuple(discard(state, seat) for seat in range(3))
    assert "alchemist warlock machine shapeshifter" == hand(state, 0)
    assert 2 == state.round


@pytest.mark.rule("C12-FX-BACK-1")
def test_everybody_with_a_pile_takes_any_card() -> None:
    """Challenge 25 passed: P0 chooses among two, P1 has none, P2 has one and so no choice."""
    result = evaluation(**PLAIN, challenge=25, die=4, discards={0: "worker machine", 2: "warlock"})
    assert [c12.CardTakenBack(2, True, "warlock")] == of(c12.CardTakenBack, result)
    assert [c12.ChoiceOpened(c12.TakeBack("all", "any"), (0,), False)] == of(c12.ChoiceOpened, result)
    state = result.state
    assert ("individual_choice", (0,), ["worker", "machine"]) == (
        asked(state),
        c12.awaiting(state),
        options_of(state, 0),
    )
    state = after(state, c12.Choose(0, "worker"))
    assert ("machine", "alchemist worker warlock shapeshifter") == (discard(state, 0), hand(state, 0))
    assert 2 == state.round


@pytest.mark.rule("C12-FX-BACK-2")
@pytest.mark.parametrize(("challenge", "die"), [(4, 12), (19, 8)])
def test_the_council_chooses_who_takes_a_card(challenge: int, die: int) -> None:
    """Only players with a pile can be chosen; the chosen one then chooses the card."""
    piles = {0: "worker machine", 2: "warlock alchemist worker"}
    result = evaluation(**PLAIN, challenge=challenge, die=die, discards=piles)
    effect = c12.TakeBack("one", "any")
    assert [c12.ChoiceOpened(effect, (0, 1, 2), True, (0, 2))] == of(c12.ChoiceOpened, result)
    assert [0, 2] == options_of(result.state, 1)
    result = step(result.state, *choose_all(2))
    assert [c12.CouncilChose(effect, 2)] == of(c12.CouncilChose, result)
    state = result.state
    assert ((2,), ["warlock", "alchemist", "worker"], []) == (
        c12.awaiting(state),
        options_of(state, 2),
        options_of(state, 0),
    )
    state = after(state, c12.Choose(2, "alchemist"))
    assert ("worker machine", "", "warlock worker") == tuple(discard(state, seat) for seat in range(3))
    assert "alchemist machine shapeshifter" == hand(state, 2)


@pytest.mark.rule("C12-FX-BACK-2")
def test_one_player_may_have_to_take_the_top_card() -> None:
    card = changed_card(5, reward=(c12.TakeBack("one", "top"),))
    state = evaluation(**PLAIN, challenge=5, die=9, catalogue=card, discards={0: "worker machine", 1: "worker"}).state
    result = step(state, *choose_all(0))
    assert [c12.CardTakenBack(0, True, "machine", "worker")] == of(c12.CardTakenBack, result)
    assert ("worker", 2) == (discard(result.state, 0), result.state.round)


@pytest.mark.rule("C12-FX-BACK-3")
@pytest.mark.parametrize(("place", "seen"), [(0, None), (1, None), (2, "warlock")])
def test_others_learn_which_card_only_if_it_was_the_top_one(place: int, seen: c12.Character | None) -> None:
    """P0's pile is worker, machine, warlock."""
    piles = {0: "worker machine warlock"}
    state = evaluation(**PLAIN, challenge=25, die=4, discards=piles).state
    card: c12.Character = ("worker", "machine", "warlock")[place]
    result = step(state, c12.Choose(0, card))
    top = place == 2
    under: c12.Character | None = "machine" if top else None
    for seat, known in ((0, card), (1, seen), (None, seen)):
        assert c12.CardTakenBack(0, top, known, under) == c12.events_for(result.events, seat)[0]


# Recover.


@pytest.mark.rule("C12-FX-RECOVER-1")
@pytest.mark.parametrize(("challenge", "die"), [(18, 12), (29, 8)])
def test_the_chosen_player_takes_the_whole_pile(challenge: int, die: int) -> None:
    """P1 has no pile and cannot be chosen."""
    piles = {0: "worker machine", 2: "warlock alchemist worker"}
    result = evaluation(**PLAIN, challenge=challenge, die=die, discards=piles)
    assert [c12.ChoiceOpened(c12.Recover(), (0, 1, 2), True, (0, 2))] == of(c12.ChoiceOpened, result)
    result = step(result.state, *choose_all(2))
    assert [c12.PileRecovered(2, ("warlock", "alchemist", "worker"))] == of(c12.PileRecovered, result)
    state = result.state
    assert ("alchemist worker warlock machine shapeshifter", "") == (hand(state, 2), discard(state, 2))
    assert ("worker machine", 2) == (discard(state, 0), state.round)


# Discard.


@pytest.mark.rule("C12-FX-DISCARD-1")
@pytest.mark.parametrize(("challenge", "die"), [(3, 7), (29, 7), (35, 7)])
def test_everybody_discards_a_card_of_their_choice(challenge: int, die: int) -> None:
    """In any order; it goes face up on top of the own pile."""
    result = evaluation(**PLAIN, challenge=challenge, die=die, discards={0: "worker"})
    assert [c12.ChoiceOpened(c12.Discard("all"), (0, 1, 2), False)] == of(c12.ChoiceOpened, result)
    state = result.state
    assert ["alchemist", "warlock", "machine", "shapeshifter"] == options_of(state, 0)
    result = step(state, c12.Choose(2, "shapeshifter"))
    assert (c12.CardDiscarded(2, "shapeshifter"),) == c12.events_for(result.events, 0)
    assert (0, 1) == c12.awaiting(result.state)
    state = after(result.state, c12.Choose(0, "machine"), c12.Choose(1, "machine"))
    assert ("worker machine", "machine", "shapeshifter") == tuple(discard(state, seat) for seat in range(3))
    assert ("alchemist warlock shapeshifter", 2) == (hand(state, 0), state.round)


@pytest.mark.rule("C12-FX-DISCARD-1")
def test_one_player_whom_the_council_chooses_discards() -> None:
    """Challenge 25 failed: everybody can be chosen, with or without a pile; only P1 discards."""
    state = evaluation(**PLAIN, challenge=25, die=7, discards={0: "worker"}).state
    assert ("group_choice", [0, 1, 2]) == (asked(state), options_of(state, 0))
    state = after(state, *choose_all(1))
    assert ("individual_choice", (1,)) == (asked(state), c12.awaiting(state))
    state = after(state, c12.Choose(1, "worker"))
    assert ("worker", "worker", "") == tuple(discard(state, seat) for seat in range(3))
    assert (2, 2) == (state.round, state.favour)


@pytest.mark.rule("C12-FX-DISCARD-2")
def test_whoever_has_one_card_renews_instead() -> None:
    """P0 lays down the worker and takes up the four others; P1 discards the alchemist."""
    piles = {0: "machine warlock alchemist shapeshifter", 1: "machine warlock"}
    result = evaluation(**PLAIN, players=2, challenge=3, die=7, discards=piles)
    assert [c12.HandRenewed(0, ("worker",))] == of(c12.HandRenewed, result)
    assert ((1,), set()) == (c12.awaiting(result.state), legal(result.state, 0))
    state = after(result.state, c12.Choose(1, "alchemist"))
    assert ("worker", "alchemist warlock machine shapeshifter") == (discard(state, 0), hand(state, 0))
    assert ("machine warlock alchemist", "worker shapeshifter") == (discard(state, 1), hand(state, 1))


@pytest.mark.rule("C12-FX-DISCARD-2")
def test_a_chosen_player_with_one_card_renews_and_nobody_is_asked() -> None:
    piles = {0: "machine warlock alchemist shapeshifter"}
    state = evaluation(**PLAIN, challenge=25, die=7, discards=piles).state
    result = step(state, *choose_all(0))
    assert ([c12.HandRenewed(0, ("worker",))], []) == (of(c12.HandRenewed, result), of(c12.CardDiscarded, result))
    assert (2, "worker") == (result.state.round, discard(result.state, 0))


@pytest.mark.rule("C12-FX-DISCARD-1", "C12-FX-DISCARD-2")
def test_with_two_cards_one_is_discarded_and_one_stays() -> None:
    piles = {0: "machine warlock alchemist"}
    state = evaluation(**PLAIN, players=2, challenge=3, die=7, discards=piles, first_game=True).state
    assert ["worker", "shapeshifter"] == options_of(state, 0)
    state = after(state, c12.Choose(0, "worker"))
    assert ("shapeshifter", "machine warlock alchemist worker") == (hand(state, 0), discard(state, 0))


# Peek.


@pytest.mark.rule("C12-FX-PEEK-1")
@pytest.mark.parametrize(
    ("challenge", "die", "shown"), [(7, 5, ("golem",)), (24, 9, ("golem", "worker")), (32, 12, ("golem",))]
)
def test_the_top_supplicants_become_public(challenge: int, die: int, shown: tuple[c12.Character, ...]) -> None:
    """Challenge 32 wants 2 and 12. The stack stays as it is; then the first of them comes."""
    coming = "golem worker machine warlock alchemist knight"
    result = evaluation(challenge=challenge, die=die, shown=[2, die], supplicant="shapeshifter", coming=coming)
    for seat in (0, None):
        assert c12.SupplicantsShown(shown) in c12.events_for(result.events, seat)
    state = result.state
    assert ("golem", ("worker", "machine", "warlock", "alchemist", "knight")) == (
        state.supplicants.current,
        state.supplicants.stack,
    )
    assert shown[1:] == c12.view(state, 1).supplicants.coming


@pytest.mark.rule("C12-FX-PEEK-1")
def test_if_there_are_fewer_all_are_shown() -> None:
    """In round 6 one supplicant is left."""
    result = evaluation(challenge=24, die=9, round=6, supplicant="worker", coming="machine")
    assert [c12.SupplicantsShown(("machine",))] == of(c12.SupplicantsShown, result)


@pytest.mark.rule("C12-FX-PEEK-1")
def test_what_was_known_before_stays_known() -> None:
    """Three are known; peek(1) shows the first of them again and takes no knowledge away."""
    coming = "golem worker machine warlock alchemist knight"
    state = evaluation(challenge=7, die=5, supplicant="shapeshifter", coming=coming, known=3).state
    assert ("worker", "machine") == c12.view(state, 0).supplicants.coming


# Arrange.


@pytest.mark.rule("C12-FX-ARRANGE-1")
@pytest.mark.parametrize(
    ("option", "order"), [((0, 1), ("golem", "worker", "machine")), ((1, 0), ("worker", "golem", "machine"))]
)
def test_the_council_orders_the_top_supplicants(option: tuple[int, ...], order: tuple[c12.Character, ...]) -> None:
    """Challenge 13 passed: two are shown, and their order is chosen."""
    coming = "golem worker machine warlock alchemist knight"
    result = evaluation(challenge=13, die=2, supplicant="shapeshifter", coming=coming)
    assert [c12.SupplicantsShown(("golem", "worker"))] == of(c12.SupplicantsShown, result)
    assert [(0, 1), (1, 0)] == options_of(result.state, 0)
    assert ("golem", "worker") == c12.view(result.state, 0).supplicants.coming
    state = after(result.state, *choose_all(option))
    assert order == (state.supplicants.current, *state.supplicants.stack[:2])
    assert order[1:2] == c12.view(state, 0).supplicants.coming


@pytest.mark.rule("C12-FX-ARRANGE-1")
def test_an_order_names_the_former_places_from_the_top() -> None:
    """(2, 0, 1): the third comes first, then the first, then the second."""
    card = changed_card(13, reward=(c12.Arrange(3),))
    coming = "golem worker machine warlock alchemist knight"
    state = evaluation(challenge=13, die=2, supplicant="shapeshifter", coming=coming, catalogue=card).state
    assert [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)] == options_of(state, 0)
    state = after(state, *choose_all((2, 0, 1)))
    assert ("machine", "golem", "worker", "warlock") == (state.supplicants.current, *state.supplicants.stack[:3])


@pytest.mark.rule("C12-FX-ARRANGE-1")
def test_with_fewer_than_two_there_is_no_choice() -> None:
    """In round 6 one is left: it is shown, and the round ends."""
    result = evaluation(challenge=13, die=2, round=6, supplicant="worker", coming="machine")
    assert [c12.SupplicantsShown(("machine",))] == of(c12.SupplicantsShown, result)
    assert ([], 7, "machine") == (
        of(c12.ChoiceOpened, result),
        result.state.round,
        result.state.supplicants.current,
    )
