"""
What can be chosen before a game, and what cannot (C12-OPT-1 to C12-OPT-13).
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import InvalidOptions, Match, from_json, replay, to_json, verify
from tabletricks import council_of_12 as c12

from .builders import after, asked, characters, final_score, laying, of, position, refused, voting


SEVEN = characters("worker druid princess golem oracle knight warlock")
NUMBERS = (1, 2, 3, 21, 22, 30, 31)
DECK = c12.Deck(SEVEN, NUMBERS)
CARDS = c12.DEFAULT_CATALOGUE.challenges

options: Callable[..., c12.Options] = c12.Options


def complaint(make: Callable[..., object], *arguments: object, **named: object) -> str:
    """Why something cannot be made."""
    with pytest.raises(InvalidOptions) as caught:
        make(*arguments, **named)
    return str(caught.value)


@pytest.mark.rule("C12-OPT-1")
def test_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert players == len(c12.setup(c12.Options(players), 1).players)
    for players in (-1, 0, 1, 5, 12):
        assert "[C12-OPT-1]" in complaint(c12.Options, players)


@pytest.mark.rule("C12-OPT-2")
def test_four_modes() -> None:
    """Standard if nothing is said."""
    assert "standard" == c12.Options(3).mode
    games = [c12.Options(3), c12.Options(3, "scenario", 1), c12.Options(3, "custom", custom=DECK), options(3, "intro")]
    assert ["standard", "scenario", "custom", "intro"] == [game.mode for game in games]
    assert "mode cannot be 'campaign'" == complaint(options, 3, "campaign")


@pytest.mark.rule("C12-OPT-3")
def test_a_scenario_is_one_of_twelve() -> None:
    for month, special in enumerate(c12.YEAR, start=1):
        assert special == c12.Options(3, "scenario", month).rulebook.special
    for number in (-1, 0, 13):
        assert "[C12-OPT-3]" in complaint(c12.Options, 3, "scenario", number)


@pytest.mark.rule("C12-OPT-3")
@pytest.mark.parametrize("mode", ["standard", "custom", "intro"])
def test_a_scenario_belongs_to_its_mode(mode: c12.Mode) -> None:
    deck = DECK if mode == "custom" else None
    assert "[C12-OPT-3]" in complaint(c12.Options, 3, mode, 1, deck)
    assert "[C12-OPT-3]" in complaint(c12.Options, 3, "scenario")


@pytest.mark.rule("C12-OPT-4")
@pytest.mark.parametrize("mode", ["standard", "scenario", "intro"])
def test_a_deck_of_your_own_belongs_to_its_mode(mode: c12.Mode) -> None:
    month = 1 if mode == "scenario" else None
    assert "[C12-OPT-4]" in complaint(c12.Options, 3, mode, month, DECK)
    assert "[C12-OPT-4]" in complaint(c12.Options, 3, "custom")


@pytest.mark.rule("C12-OPT-4")
@pytest.mark.parametrize(
    "deck",
    [
        c12.Deck(SEVEN[:6], NUMBERS),
        c12.Deck((*SEVEN, "machine"), NUMBERS),
        c12.Deck((*SEVEN[:6], "worker"), NUMBERS),
        c12.Deck((), NUMBERS),
        c12.Deck(SEVEN, NUMBERS[:6]),
        c12.Deck(SEVEN, (*NUMBERS, 5)),
        c12.Deck(SEVEN, (*NUMBERS[:6], 1)),
        c12.Deck(SEVEN, (*NUMBERS[:6], 37)),
        c12.Deck(SEVEN, (*NUMBERS[:6], 0)),
        c12.Deck(SEVEN, (*NUMBERS[:6], -1)),
    ],
    ids=lambda deck: f"{len(deck.supplicants)}-{deck.challenges}",
)
def test_a_deck_is_seven_different_supplicants_and_challenges(deck: c12.Deck) -> None:
    assert "[C12-OPT-4]" in complaint(c12.Options, 3, "custom", custom=deck)
    assert "[C12-OPT-4]" in complaint(c12.Options, 3, "scenario", c12.Scenario("Mine", deck))


@pytest.mark.rule("C12-OPT-4")
def test_a_game_of_your_own_is_set_up_like_a_scenario() -> None:
    """All seven supplicants and challenges are used, there is a bell and no special rule."""
    state = c12.setup(c12.Options(3, "custom", custom=DECK), 4)
    stack = (state.supplicants.current, *state.supplicants.stack)
    assert (set(SEVEN), 7) == (set(stack), len(stack))
    assert {*NUMBERS, 37} == {state.challenges.current, *state.challenges.stack}
    assert (3, "bell_vote", None) == (state.favour, asked(state), state.options.rulebook.special)


@pytest.mark.rule("C12-OPT-5", "C12-SETUP-2")
def test_the_throne_is_empty_or_held_by_a_character() -> None:
    assert c12.Options(3).throne is None
    for one in c12.CHARACTERS:
        state = c12.setup(c12.Options(3, throne=one), 1)
        assert one not in (*state.reserve, *state.players[0].hand)
    assert "throne cannot be 'Rita'" == complaint(options, 3, throne="Rita")


@pytest.mark.rule("C12-OPT-6")
@pytest.mark.parametrize(
    "game",
    [c12.Options(3, "scenario", 1), c12.Options(3, "intro")],
    ids=lambda game: str(game.mode),
)
def test_the_throne_changes_nothing_with_fixed_cards(game: c12.Options) -> None:
    """Even if the character on the throne is one of the cards: the worker is in both."""
    with_throne = attrs.evolve(game, throne="worker")
    for seed in range(5):
        assert c12.setup(game, seed) == attrs.evolve(c12.setup(with_throne, seed), options=game)
    assert 12 == len(with_throne.rulebook.cast)


@pytest.mark.rule("C12-OPT-6", "C12-SETUP-2")
def test_a_deck_of_ones_own_respects_the_throne() -> None:
    """The character on the throne is in nobody's cards, and a deck that needs it is refused."""
    absent = next(one for one in c12.CHARACTERS if one not in DECK.supplicants)
    options = c12.Options(3, "custom", custom=DECK, throne=absent)
    state = c12.setup(options, 1)
    assert absent not in (*state.reserve, *state.players[0].hand)
    assert 11 == len(options.rulebook.cast)
    with pytest.raises(InvalidOptions, match="C12-OPT-6"):
        c12.Options(3, "custom", custom=DECK, throne=DECK.supplicants[0])


@pytest.mark.rule("C12-OPT-7", "C12-BELL-7")
def test_a_first_game_has_no_bell() -> None:
    state = c12.setup(c12.Options(3, first_game=True), 1)
    assert "laying" == asked(state)
    refused(state, c12.VoteBell(0, True), "C12-BELL-7")
    assert "bell_vote" == asked(c12.setup(c12.Options(3), 1))


@pytest.mark.rule("C12-OPT-8")
def test_july_is_no_first_game() -> None:
    """Every other month may be one."""
    for month in (*range(1, 7), *range(8, 13)):
        assert not c12.Options(3, "scenario", month, first_game=True).rulebook.bells
    assert "[C12-OPT-8]" in complaint(c12.Options, 3, "scenario", 7, first_game=True)


@pytest.mark.rule("C12-OPT-9")
def test_silence_is_off_silent_or_eerie() -> None:
    assert "off" == c12.Options(3).rulebook.silence
    kinds: tuple[c12.Silence, ...] = ("off", "silent", "eerie")
    for silence in kinds:
        assert silence == c12.Options(3, silence=silence).rulebook.silence
        assert silence == c12.Options(3, "scenario", 11, silence=silence).rulebook.silence
    assert "silence cannot be 'loud'" == complaint(options, 3, silence="loud")


@pytest.mark.rule("C12-OPT-9", "C12-SCENARIO-8")
def test_december_is_eerily_silent() -> None:
    assert "eerie" == c12.Options(3, "scenario", 12).rulebook.silence
    assert "eerie" == c12.Options(3, "scenario", 12, silence="eerie").rulebook.silence
    kinds: tuple[c12.Silence, ...] = ("off", "silent")
    for silence in kinds:
        assert "[C12-OPT-9]" in complaint(options, 3, "scenario", 12, silence=silence)


@pytest.mark.rule("C12-OPT-9", "C12-INTRO-3")
def test_the_introductory_game_is_not_silent() -> None:
    assert "off" == c12.Options(3, "intro", silence="off").rulebook.silence
    assert "[C12-INTRO-3]" in complaint(c12.Options, 3, "intro", silence="silent")


@pytest.mark.rule("C12-OPT-10", "C12-CHAIR-1")
def test_the_chair_matters_with_four_players_only() -> None:
    """In round 1 it would be seat 0."""
    for players in (2, 3):
        for chair in ("sit_out", "none"):
            assert tuple(range(players)) == c12.awaiting(c12.setup(options(players, "intro", chair=chair), 1))
    assert (1, 2, 3) == c12.awaiting(c12.setup(c12.Options(4, "intro"), 1))
    assert (0, 1, 2, 3) == c12.awaiting(c12.setup(c12.Options(4, "intro", chair="none"), 1))
    assert "chair cannot be 'stand'" == complaint(options, 4, chair="stand")


@pytest.mark.rule("C12-OPT-11")
def test_two_ways_to_recruit() -> None:
    assert "always" == c12.Options(3).recruit
    assert "on_pass" == c12.Options(3, recruit="on_pass").recruit
    assert "recruit cannot be 'never'" == complaint(options, 3, recruit="never")


@pytest.mark.rule("C12-OPT-12", "C12-BELL-3")
def test_another_catalogue_is_played() -> None:
    """Challenge 8 wants a 12 there, everybody sees it, and a game with it survives its document."""
    other = c12.Catalogue(tuple(attrs.evolve(card, goals=((12,),)) if card.number == 8 else card for card in CARDS))
    state = position(phase="bell", challenge=5, following=(8,), catalogue=other)
    for vote in voting("bell", 3):
        rung = c12.step(state, vote)
        state = rung.state
    assert [c12.BellResult(True, 8, "Celebration", ((12,),))] == of(c12.BellResult, rung)
    assert state == from_json(c12.State, to_json(state))


@pytest.mark.rule("C12-OPT-12", "C12-SETUP-6")
def test_other_crown_values_are_used() -> None:
    """With value 1 for worker and golem only, the golem is always among the open supplicants."""
    crowns = tuple(1 if one in ("worker", "golem") else 4 for one in c12.CHARACTERS)
    game = c12.Options(2, crowns=crowns)
    for seed in range(30):
        assert {"worker", "golem"} <= set(c12.setup(game, seed).supplicants.open)


@pytest.mark.rule("C12-OPT-12")
@pytest.mark.parametrize("name", ["die_layout", "catalogue"])
def test_a_data_set_that_does_not_exist_is_refused(name: str) -> None:
    assert f"{name} cannot be 'other'" == complaint(options, 3, **{name: "other"})


@pytest.mark.rule("C12-OPT-13")
def test_equal_options_seed_and_actions_give_equal_games() -> None:
    """Two hundred decisions, each the first, last or middle action that is offered; another seed gives another game."""

    def play(seed: int) -> list[str]:
        state = c12.setup(c12.Options(4, silence="silent"), seed)
        states = [to_json(state)]
        for number in range(200):
            if not c12.awaiting(state):
                break
            offered = c12.legal_actions(state, c12.awaiting(state)[number % len(c12.awaiting(state))])
            acts = [action for action in offered if not isinstance(action, c12.Change | c12.Talk)]
            state = c12.apply(state, acts[number % len(acts)])
            states.append(to_json(state))
        return states

    first = play(7)
    assert len(first) > 30
    assert first == play(7)
    assert first != play(8)


@pytest.mark.rule("C12-OPT-12", "C12-OPT-13")
def test_a_log_carries_the_data_of_its_game() -> None:
    """A catalogue, a scenario, crowns and a die of one's own stand in the header, and are all that a replay needs."""
    cards = tuple(attrs.evolve(card, title=f"No. {card.number}", points=9) for card in CARDS if card.number in NUMBERS)
    mirrored = tuple(tuple(13 - face for face in ring) for ring in reversed(c12.OPPOSITE13))
    mine = c12.Options(
        2,
        "scenario",
        c12.Scenario("Mine", DECK, heir="oracle", favour=5),
        die_layout=mirrored,
        catalogue=c12.Catalogue(cards),
        crowns=(9, 1, *(2,) * 10),
    )
    match = Match.start("council_of_12", mine, seed=5)
    while c12.outcome(match.state) is None:
        seat = c12.awaiting(match.state)[0]
        match = match.apply(c12.legal_actions(match.state, seat)[0])
    lines = list(match.lines())
    assert "exact" == verify(lines).status
    last = list(replay(lines))[-1].state
    assert (mine, match.state) == (last.options, last)
    assert "No. 21" in lines[0]
    assert not any("No. 21" in line for line in lines[1:])


# What is reconstructed can be replaced.


@pytest.mark.rule("C12-OPT-12", "C12-THRONE-6", "C12-SCORE-5")
def test_the_succession_card_can_be_replaced() -> None:
    """Three different characters cost 1 instead of 2 here, and the card is worth 4."""
    card = c12.SuccessionCard(points=4, losses=(0, 1, 2))
    own = c12.Catalogue(c12.DEFAULT_CATALOGUE.challenges, succession=card)
    usual, replaced = (
        after(position(round=8, catalogue=one), *laying("worker", "warlock", "machine")) for one in (None, own)
    )
    assert (1, 2) == (usual.favour, replaced.favour)
    assert final_score(usual) + 1 + 4 == final_score(replaced)


@pytest.mark.rule("C12-OPT-12", "C12-SILENT-8")
def test_the_points_for_silence_can_be_replaced() -> None:
    assert [1, 2, 0] == [c12.Options(3, silence=one).rulebook.box_points for one in ("silent", "eerie", "off")]
    own = (5, 7)
    assert [5, 7] == [c12.Options(3, silence=one, box_points=own).rulebook.box_points for one in ("silent", "eerie")]


@pytest.mark.rule("C12-OPT-12", "C12-INTRO-1", "C12-INTRO-2")
def test_the_introductory_game_can_be_replaced() -> None:
    intro = c12.IntroDeck(
        ("worker", "golem", "knight", "oracle", "druid"), ("machine", "patient"), (36, 1, 2, 3, 4, 6, 7)
    )
    state = c12.setup(c12.Options(3, "intro", intro=intro), 3)
    assert (intro.open, 36) == (state.supplicants.open, state.challenges.current)
    assert (1, 2, 3, 4, 6, 7, c12.SUCCESSION) == state.challenges.stack
    guess = c12.determinize(c12.view(state, 0), 5)
    assert state.challenges == guess.challenges
