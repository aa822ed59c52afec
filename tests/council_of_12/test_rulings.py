"""
Decisions that the engine needed beyond the rulebook.
"""

from __future__ import annotations

from itertools import product

import attrs
import pytest

from tabletricks import council_of_12 as c12

from .builders import (
    after,
    asked,
    beginning,
    discard,
    evaluation,
    hand,
    laying,
    of,
    options_of,
    play,
    position,
    refused,
    step,
    voting,
)


def custom_card(
    number: int, *, reward: tuple[c12.Effect, ...] = (), penalty: tuple[c12.Effect, ...] = ()
) -> c12.Catalogue:
    """The default catalogue with other sides of one card."""
    return c12.Catalogue(
        tuple(
            attrs.evolve(card, reward=reward, penalty=penalty) if card.number == number else card
            for card in c12.DEFAULT_CATALOGUE.challenges
        )
    )


@pytest.mark.rule("C12-FX-OPEN-4")
def test_a_permit_for_all_is_not_used_up() -> None:
    """Two players split 21; both lay face up in both sub-rounds."""
    state = position(2, phase="split", challenge=21, supplicant="alchemist", this_round=c12.RoundEffects(open_all=True))
    state = after(state, *voting("split", 2), play(0, "machine", open=True), play(1, "worker", open=True))
    state = after(state, c12.Ready(0), c12.Ready(1), c12.Reveal(0), c12.Resolve(0, 2), c12.Reveal(1))
    state = after(state, c12.Resolve(1, (11, 3)))
    assert 2 == state.sub_round
    assert c12.RoundEffects(open_all=True) == state.this_round
    after(state, play(0, "worker", open=True), play(1, "warlock", open=True))


@pytest.mark.rule("C12-FX-BAN-3")
def test_a_third_ban_is_skipped_and_no_ban_is_doubled() -> None:
    """Three bans in one penalty: the supplicant, one by choice without the supplicant on offer, and none."""
    bans: tuple[c12.Effect, ...] = (c12.Ban("supplicant"), c12.Ban("choice"), c12.Ban("choice"))
    step_ = evaluation(challenge=5, die=1, supplicant="warlock", catalogue=custom_card(5, penalty=bans))
    assert "group_choice" == asked(step_.state)
    assert ["alchemist", "worker", "machine", "shapeshifter"] == options_of(step_.state, 0)
    state = after(step_.state, *(c12.Choose(seat, "worker") for seat in range(3)))
    assert ("warlock", "worker") == state.this_round.banned
    assert 2 == state.round


@pytest.mark.rule("C12-FX-BAN-3", "C12-INV-7")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_everybody_always_has_a_card_to_play(size: int) -> None:
    """Whatever is in hand, under two bans and with every supplicant: after renewal some card may be laid."""
    cast = ("alchemist", "worker", "warlock", "machine", "shapeshifter")
    for held in product((False, True), repeat=5):
        if sum(held) != size:
            continue
        cards = " ".join(card for card, there in zip(cast, held, strict=True) if there)
        begun = beginning(
            2,
            in_play=" ".join(cast),
            hands={0: cards},
            supplicant="alchemist",
            this_round=c12.RoundEffects(banned=("worker", "warlock")),
        )
        assert any(isinstance(action, c12.Play) for action in c12.legal_actions(begun.state, 0))


@pytest.mark.rule("C12-GROUP-8")
def test_an_own_choice_is_carried_out_at_once() -> None:
    """The contest is failed: everybody must discard."""
    begun = evaluation(challenge=29, die=1)
    assert (0, 1, 2) == c12.awaiting(begun.state)
    state = after(begun.state, c12.Choose(1, "machine"))
    assert "machine" == discard(state, 1)
    assert "alchemist worker warlock shapeshifter" == hand(state, 1)
    assert (0, 2) == c12.awaiting(state)
    refused(state, c12.Choose(1, "worker"), "C12-GROUP-7")


@pytest.mark.rule("C12-SCORE-8")
def test_supplicants_that_never_came_are_shown_at_the_end() -> None:
    """November, the bell with favour 1: six supplicants have not come."""
    state = position(scenario=11, favour=1, phase="bell")
    ended = step(state, *voting("bell", 3))
    (shown,) = of(c12.SupplicantsShown, ended)
    assert ended.state.supplicants.stack == shown.supplicants
    assert 6 == len(shown.supplicants)
    view = c12.view(ended.state, None)
    assert shown.supplicants == view.supplicants.coming


@pytest.mark.rule("C12-SCORE-8")
def test_after_all_came_nobody_is_shown() -> None:
    ended = step(position(round=8), *laying("worker", "worker", "worker"))
    assert [] == of(c12.SupplicantsShown, ended)


@pytest.mark.rule("C12-ACT-1")
def test_an_action_has_its_time() -> None:
    bell = position(phase="bell")
    for action in (
        play(0, "machine"), c12.Ready(0), c12.Say(0, "alone"), c12.Reveal(0), c12.Resolve(0, 2), c12.Choose(0, 1),
        c12.OraclePlay(0, "machine"), c12.Change(0, "machine"),
    ):  # fmt: skip
        refused(bell, action, "C12-ACT-1")
    laying_ = position()
    refused(laying_, c12.Resolve(0, 2), "C12-ACT-1")
    refused(laying_, c12.Choose(0, 2), "C12-ACT-1")


@pytest.mark.rule("C12-ACT-2")
def test_an_action_of_a_wrong_shape_is_refused() -> None:
    state = position()
    for seat in (-1, 3, 99):
        refused(state, c12.Ready(seat), "C12-ACT-2")
