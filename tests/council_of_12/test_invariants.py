"""
What always holds, in random games (C12-INV-4 to C12-INV-8; C12-INV-1 to C12-INV-3 are in ``test_hands``).

Also with catalogues that forbid as much as they can.
"""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from tabletricks import council_of_12 as c12
from tabletricks import from_json, to_json
from tabletricks.testing import random_playout

from .builders import beginning, characters, position


def forbidding(*bans: c12.Effect) -> c12.Catalogue:
    """Every reward and every penalty forbids characters, and little favour is lost."""
    return c12.Catalogue(
        tuple(
            attrs.evolve(card, reward=(*bans, c12.Favour(1)), penalty=(*bans, c12.Favour(1), c12.Replay()))
            for card in c12.DEFAULT_CATALOGUE.challenges
        )
    )


SUPPLICANT, CHOICE = c12.Ban("supplicant"), c12.Ban("choice")
CATALOGUES = {
    "four choices": forbidding(CHOICE, CHOICE, CHOICE, CHOICE),
    "supplicant and choices": forbidding(SUPPLICANT, CHOICE, CHOICE, SUPPLICANT, CHOICE),
    "supplicants": forbidding(SUPPLICANT, SUPPLICANT),
    "choices and discards": forbidding(CHOICE, c12.Discard("all"), CHOICE, c12.Discard("all"), CHOICE),
}
TABLES: tuple[tuple[int, c12.Recruiting], ...] = ((2, "on_pass"), (3, "always"))
GAMES: dict[str, c12.Options] = {
    **{name: c12.variants()[name] for name in ("2p", "3p", "4p", "2p-september", "3p-custom-silent", "4p-no-chair")},
    **{
        f"{players}p {name}": c12.Options(players, catalogue=catalogue, recruit=recruit)
        for name, catalogue in CATALOGUES.items()
        for players, recruit in TABLES
    },
}
everywhere = pytest.mark.parametrize("name", GAMES)


@pytest.mark.rule("C12-INV-4", "C12-INV-5")
@everywhere
def test_favour_and_die_stay_in_their_range(name: str) -> None:
    """Favour is 0 in lost games only, and a game that is lost by favour has none."""
    for seed in range(4):
        for decision in random_playout(c12.GAME, GAMES[name], seed):
            state = decision.step.state
            assert 0 <= state.favour <= 5
            reason = None if state.result is None else state.result.reason
            assert (state.favour == 0) == (reason == "favour")
            assert 1 <= state.die <= 12
            assert all(1 <= face <= 12 for face in state.shown)


@pytest.mark.rule("C12-INV-6")
@everywhere
def test_there_are_always_the_same_eight_challenges(name: str) -> None:
    for seed in range(4):
        begun = c12.setup(GAMES[name], seed).challenges
        wanted = Counter((*begun.stack, begun.current))
        assert 8 == len(wanted)
        for decision in random_playout(c12.GAME, GAMES[name], seed):
            cards = decision.step.state.challenges
            apart = [card for card in cards.right if card != cards.current]
            assert wanted == Counter((*cards.stack, *cards.left, *apart, cards.current))
            assert cards.current not in cards.left


@pytest.mark.rule("C12-INV-7", "C12-FX-BAN-3", "C12-HAND-5")
@everywhere
def test_a_game_never_gets_stuck(name: str) -> None:
    """Whoever is awaited has something to do, and every game comes to its end, whatever is forbidden."""
    for seed in range(4):
        last = None
        for decision in random_playout(c12.GAME, GAMES[name], seed):
            last = decision.step.state
            assert (c12.awaiting(last) == ()) == (last.result is not None)
            for seat in c12.awaiting(last):
                assert c12.legal_actions(last, seat)
        assert last is not None
        assert last.result is not None


@pytest.mark.rule("C12-INV-7", "C12-HAND-5", "C12-HAND-6", "C12-FX-BAN-3")
@pytest.mark.parametrize("supplicant", ["worker", "shapeshifter"])
def test_with_all_bans_a_renewal_leaves_a_card(supplicant: str) -> None:
    """Three of five characters are forbidden, and all three are the hand: the other two can be played."""
    bans = characters("alchemist machine")
    begun = beginning(
        2, hands={0: f"alchemist machine {supplicant}"}, supplicant=supplicant, this_round=c12.RoundEffects(banned=bans)
    )
    others = set(characters("worker warlock shapeshifter")) - {supplicant}
    assert others == set(begun.state.players[0].hand)
    assert others == {action.card for action in c12.legal_actions(begun.state, 0) if isinstance(action, c12.Play)}


@pytest.mark.rule("C12-INV-8")
@pytest.mark.parametrize("name", ["2p", "4p", "2p-september", "3p-custom-silent"])
def test_actions_and_events_survive_their_documents_and_no_state_is_changed(name: str) -> None:
    """Also states and views; what is applied to a state leaves it as it was."""
    for decision in random_playout(c12.GAME, GAMES[name], 2):
        state, action, result = decision.state, decision.action, decision.step
        before = to_json(state)
        assert action == from_json(c12.Action, to_json(action))
        assert result == c12.step(from_json(c12.State, before), from_json(c12.Action, to_json(action)))
        for event in result.events:
            assert event == from_json(c12.Event, to_json(event))
        assert before == to_json(state)
        assert hash(state) == hash(from_json(c12.State, before))


@pytest.mark.rule("C12-INV-8")
def test_a_state_cannot_be_written_to() -> None:
    state = position()
    for part, field in (
        (state, "favour"),
        (state.challenges, "current"),
        (state.players[0], "hand"),
    ):
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            setattr(part, field, None)
