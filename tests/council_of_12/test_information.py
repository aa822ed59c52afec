"""
Who sees what, guesses from what is seen, and chance (C12-INFO-1 to C12-INFO-6, C12-RNG-2 to C12-RNG-4).

Every kind of question of the game is a state of ``QUESTIONS``.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import Rng, from_json, to_json
from tabletricks import council_of_12 as c12

from .builders import SET_A, after, asked, evaluation, laying, legal, of, oracle_play, play, position, step, voting


SEATS = (0, 1, 2, None)
PUBLIC = (
    "options", "round", "chair", "favour", "reserve", "this_round", "next_round", "die", "goals", "shown", "executed",
    "negated", "sub_round", "first_met", "replay", "passed", "boxes", "silence_broken",
)  # fmt: skip
PILES = {0: "worker alchemist", 1: "warlock machine", 2: "shapeshifter"}
ORACULAR = "worker warlock oracle machine patient"


def revealed(card: str, **discards: str) -> c12.State:
    """P0 has revealed a card that leaves something to choose; P1 and P2 have cards face down."""
    state = position(
        phase="reveal", in_play=ORACULAR, laid={0: card, 1: "worker", 2: "warlock"}, rolls=[4], supplicant="princess",
        discards={0: discards.get("pile", "")},
    )  # fmt: skip
    return after(state, c12.Reveal(0))


QUESTIONS: dict[str, Callable[[], c12.State]] = {
    "bell": lambda: position(phase="bell", waiting=[0, 2]),
    "laying": lambda: after(
        position(discards=PILES, supplicant="princess", this_round=c12.RoundEffects(permits=1)),
        play(1, "shapeshifter"), c12.Say(1, "alone"), c12.Ready(1), play(2, "worker", open=True),
    ),
    "laying after a bell": lambda: after(position(phase="bell", coming="machine druid", known=2), *voting("bell", 3)),
    "revealing": lambda: position(phase="reveal", laid={0: "machine", 1: "worker", 2: "warlock"}, open=[2]),
    "resolving": lambda: revealed("machine"),
    "resolving the patient": lambda: revealed("patient", pile="worker warlock"),
    "oracle": lambda: revealed("oracle"),
    "group choice": lambda: after(evaluation(challenge=28, die=7, discards=PILES).state, c12.Choose(1, "machine")),
    "discards": lambda: after(evaluation(challenge=29, die=1, discards=PILES).state, c12.Choose(1, "worker")),
    "cards taken back": lambda: evaluation(challenge=25, die=4, discards=PILES).state,
    "arranging": lambda: evaluation(challenge=13, die=2, discards=PILES).state,
    "succession": lambda: after(position(round=8, discards=PILES), play(1, "worker"), c12.Ready(1)),
    "won": lambda: after(position(round=8, discards=PILES), *laying("machine", "worker", "worker")),
    "lost": lambda: after(position(phase="bell", favour=1, discards=PILES, waiting=[1]), c12.VoteBell(1, True)),
    "scenario": lambda: position(scenario=3, round=2, laid={1: "worker"}),
    "intro": lambda: after(c12.setup(c12.Options(3, "intro"), 4), *opened(c12.setup(c12.Options(3, "intro"), 4))),
}  # fmt: skip
everywhere = pytest.mark.parametrize("name", QUESTIONS)


def opened(state: c12.State) -> list[c12.Action]:
    """P1 lays the first card that may be laid."""
    return [c12.legal_actions(state, 1)[0]]


@everywhere
def test_the_questions_are_all_there(name: str) -> None:
    """So that nothing is proved of positions that are not what they are called."""
    tags = {
        "bell": "bell_vote", "resolving the patient": "resolving", "oracle": "oracle_playing", "won": None,
        "lost": None, "group choice": "group_choice", "discards": "individual_choice", "arranging": "group_choice",
        "cards taken back": "individual_choice", "revealing": "revealing", "resolving": "resolving",
    }  # fmt: skip
    assert tags.get(name, "laying") == asked(QUESTIONS[name]())


# Views.


@pytest.mark.rule("C12-INFO-1", "C12-INFO-2", "C12-INFO-4", "C12-HAND-10")
@everywhere
def test_what_is_seen_of_a_player(name: str) -> None:
    """Hand, card face down and covered discards by the owner only; their numbers, and all else, by everybody."""
    state = QUESTIONS[name]()
    for seat in SEATS:
        for other, (player, seen) in enumerate(zip(state.players, c12.view(state, seat).players, strict=True)):
            own = other == seat
            assert (player.hand if own else None, len(player.hand)) == (seen.hand, seen.hand_size)
            covered = player.discard if own else tuple(None for _ in player.discard[:-1]) + player.discard[-1:]
            assert covered == seen.discard
            assert (player.laid is not None) == seen.has_laid
            assert (player.laid if own or player.open else None) == seen.laid
            assert (player.open, player.said, player.ready) == (seen.open, seen.said, seen.ready)


@pytest.mark.rule("C12-INFO-1")
@everywhere
def test_what_lies_on_the_table_is_public(name: str) -> None:
    """Options, council with reserve, boxes and effects, the die, what is asked of whom, and the result."""
    state = QUESTIONS[name]()
    for seat in SEATS:
        seen = c12.view(state, seat)
        for field in PUBLIC:
            assert getattr(state, field) == getattr(seen, field)
        assert c12.awaiting(state) == seen.awaiting
        assert (state.result, c12.outcome(state)) == (seen.result, seen.outcome)
        assert (state.supplicants.open, state.supplicants.current, state.supplicants.past) == (
            seen.supplicants.open,
            seen.supplicants.current,
            seen.supplicants.past,
        )
        assert (state.challenges.left, state.challenges.right, state.challenges.current) == (
            seen.challenges.left,
            seen.challenges.right,
            seen.challenges.current,
        )


@pytest.mark.rule("C12-INFO-1", "C12-INFO-3", "C12-BELL-3", "C12-FX-PEEK-1")
@everywhere
def test_of_the_stacks_only_what_was_shown_is_seen(name: str) -> None:
    """With the unknown part the other way round, and another random source, everybody sees the same."""
    state = QUESTIONS[name]()
    known, stack, cards = state.supplicants.known, state.supplicants.stack, state.challenges.stack
    shown = 1 if state.challenges.current in state.challenges.right else 0
    other = attrs.evolve(
        state,
        rng=Rng.from_seed(99),
        supplicants=attrs.evolve(state.supplicants, stack=(*stack[:known], *stack[known:][::-1])),
        challenges=attrs.evolve(state.challenges, stack=(*cards[:shown], *cards[shown:][::-1])),
    )
    for seat in SEATS:
        seen = c12.view(state, seat)
        assert seen == c12.view(other, seat)
        assert state.rng.key not in to_json(seen)
        assert (stack[:known], len(stack)) == (seen.supplicants.coming, seen.supplicants.stack_size)
        assert (cards[0] if shown else None, len(cards)) == (seen.challenges.following, seen.challenges.stack_size)


@pytest.mark.rule("C12-INFO-3", "C12-SETUP-8")
def test_the_hidden_supplicants_are_not_seen() -> None:
    """Two games that differ in them alone look the same to everybody."""
    state = position(supplicant="worker", coming="princess golem warlock")
    swapped = {"princess": "oracle", "golem": "druid"}
    stack = tuple(next((c for c in c12.CHARACTERS if c == swapped.get(one)), one) for one in state.supplicants.stack)
    other = attrs.evolve(state, supplicants=attrs.evolve(state.supplicants, stack=stack))
    assert state != other
    assert c12.GAME.audit(other) is None
    for seat in SEATS:
        assert c12.view(state, seat) == c12.view(other, seat)


@pytest.mark.rule("C12-INFO-5", "C12-EVAL-2")
@everywhere
def test_no_view_holds_the_back_of_a_challenge(name: str) -> None:
    """Before and after: a view names challenges by number; the front is what the table shows as goals."""
    state = QUESTIONS[name]()
    for seat in SEATS:
        text = to_json(c12.view(state, seat))
        assert not any(f'"{word}"' in text for word in ("reward", "penalty", "points", "difficulty"))


@pytest.mark.rule("C12-INFO-1", "C12-EVAL-11")
def test_the_next_challenge_is_not_seen_while_something_is_chosen() -> None:
    state = evaluation(challenge=28, die=7).state
    assert "group_choice" == asked(state)
    assert c12.view(state, 0).challenges.following is None


@pytest.mark.rule("C12-INFO-1", "C12-ROUND-2", "C12-FX-PEEK-1")
def test_shown_supplicants_stay_known_until_they_come() -> None:
    """Two are known; in the next round the first has come, and the second is still known."""
    state = evaluation(challenge=5, die=9, coming="machine worker", known=2).state
    assert ("machine", ("worker",)) == (state.supplicants.current, c12.view(state, 1).supplicants.coming)


# Guesses.


@pytest.mark.rule("C12-INFO-2", "C12-INFO-3", "C12-INFO-4")
@everywhere
def test_a_guess_agrees_with_the_view(name: str) -> None:
    """It is a possible state, the same to the one who guesses, and leaves them the same actions."""
    state = QUESTIONS[name]()
    for seat in SEATS:
        seen = c12.view(state, seat)
        assert seen == from_json(c12.View, to_json(seen))
        for seed in range(6):
            guess = c12.determinize(seen, seed)
            assert c12.GAME.audit(guess) is None
            assert (seen, c12.awaiting(state)) == (c12.view(guess, seat), c12.awaiting(guess))
            assert seat is None or legal(state, seat) == legal(guess, seat)
            assert state.rng != guess.rng


def guesses(state: c12.State, seat: int | None, count: int = 60) -> list[c12.State]:
    return [c12.determinize(c12.view(state, seat), seed) for seed in range(count)]


@pytest.mark.rule("C12-INFO-2", "C12-INFO-4", "C12-PLAY-3", "C12-PLAY-4")
def test_guesses_differ_in_what_is_hidden() -> None:
    """P1 has laid one of three: not the warlock, who asks for help, nor the banned machine. Piles and hands vary."""
    state = position(
        supplicant="warlock", this_round=c12.RoundEffects(banned=("machine",)), laid={1: "worker"},
        discards={2: "alchemist machine worker"},
    )  # fmt: skip
    some = guesses(state, 0)
    assert {"worker", "alchemist", "shapeshifter"} == {guess.players[1].laid for guess in some}
    assert {"worker"} == {guess.players[2].discard[-1] for guess in some}
    assert {"alchemist", "warlock", "machine", "shapeshifter"} == {guess.players[2].discard[0] for guess in some}
    assert {state.players[0]} == {guess.players[0] for guess in some}


@pytest.mark.rule("C12-INFO-4", "C12-NEGATE-1")
def test_a_card_that_waits_is_none_that_was_used_up() -> None:
    """The machine was executed, the worker negated: P1's card is neither, or it would have been negated."""
    state = position(
        4, chair="none", phase="reveal", laid={1: "shapeshifter"}, executed="machine", negated="worker",
        discards={0: "machine", 2: "worker", 3: "worker"}, supplicant="princess",
    )  # fmt: skip
    laid = {guess.players[1].laid for guess in guesses(state, 0)}
    assert {"alchemist", "warlock", "shapeshifter"} == laid


@pytest.mark.rule("C12-INFO-3")
def test_guesses_differ_in_the_stacks() -> None:
    """The order of the supplicants, who the hidden ones are, and which challenges come; not how many of each level."""
    state = position(supplicant="worker", coming="warlock machine", known=1, challenge=5)
    some = guesses(state, 0, 200)
    assert {"warlock"} == {guess.supplicants.stack[0] for guess in some}
    assert {"alchemist", "machine", "shapeshifter"} < {guess.supplicants.stack[1] for guess in some}
    hidden = {one for guess in some for one in guess.supplicants.stack if one not in guess.supplicants.open}
    assert set(c12.CHARACTERS) - set(SET_A.split()) == hidden
    assert set(range(1, 37)) - {5} == {number for guess in some for number in guess.challenges.stack[:-1]}
    assert {37} == {guess.challenges.stack[-1] for guess in some}


@pytest.mark.rule("C12-INFO-3", "C12-BELL-3")
def test_guesses_know_what_the_bell_has_shown() -> None:
    state = after(position(phase="bell", challenge=5, following=(22,)), *voting("bell", 3))
    some = guesses(state, None)
    assert {22} == {guess.challenges.stack[0] for guess in some}
    assert len({guess.challenges.stack[1] for guess in some}) > 10


@pytest.mark.rule("C12-SCENARIO-3", "C12-INFO-3")
@pytest.mark.parametrize("name", ["3p-january", "3p-custom-silent", "3p-intro", "3p-april"])
def test_the_hidden_supplicants_of_a_list_are_known(name: str) -> None:
    """Scenario, list of one's own, introductory game: the options name all seven, and every guess has them."""
    state = c12.setup(c12.variants()[name], 3)
    deck = c12.view(state, 0).options.rulebook.deck
    assert deck is not None
    some = guesses(state, 0, 30)
    for guess in some:
        assert set(deck.supplicants) == {guess.supplicants.current, *guess.supplicants.stack}
        assert {*deck.challenges, 37} == {guess.challenges.current, *guess.challenges.stack}
    assert len({guess.supplicants.stack for guess in some}) > 20
    orders = {guess.challenges.stack for guess in some}
    assert (1 if name == "3p-intro" else 20) <= len(orders)
    assert name != "3p-intro" or orders == {(15, 12, 16, 8, 9, 20, 37)}


@pytest.mark.rule("C12-INFO-3", "C12-RNG-2", "C12-BELL-3")
@everywhere
def test_another_source_of_chance_changes_only_what_nobody_knows(name: str) -> None:
    """Everybody sees the same as before; the unknown parts of the stacks are mixed, the succession stays below."""
    state = QUESTIONS[name]()
    some = [c12.reseed(state, seed) for seed in range(30)]
    for other in some:
        assert c12.GAME.audit(other) is None
        assert [c12.view(state, seat) for seat in SEATS] == [c12.view(other, seat) for seat in SEATS]
        assert (sorted(state.supplicants.stack), sorted(state.challenges.stack)) == (
            sorted(other.supplicants.stack),
            sorted(other.challenges.stack),
        )
        assert state.challenges.stack[-1:] == other.challenges.stack[-1:]
    assert 30 == len({other.rng for other in some})
    unknown = len(state.supplicants.stack) - state.supplicants.known
    assert (len({other.supplicants.stack for other in some}) > 10) == (unknown > 3)
    fixed = state.options.mode == "intro" or len(state.challenges.stack) < 4
    assert (len({other.challenges.stack for other in some}) > 10) == (not fixed)


# Events.


@pytest.mark.rule("C12-INFO-6", "C12-INFO-2")
def test_a_card_face_down_is_told_to_its_owner_only() -> None:
    result = step(position(supplicant="princess"), play(0, "machine"), c12.Change(0, "worker"))
    for seat in SEATS:
        laid, changed = c12.events_for(result.events, seat)
        assert c12.CardLaid(0, False, "machine" if seat == 0 else None) == laid
        told = ("worker", "machine") if seat == 0 else (None, None)
        assert c12.CardChanged(0, False, *told) == changed


@pytest.mark.rule("C12-INFO-6", "C12-CHAR-PATIENT-5")
@pytest.mark.parametrize(("card", "secret"), [("worker", True), ("warlock", False)])
def test_a_covered_card_that_is_taken_is_told_to_its_owner_only(card: c12.Character, secret: bool) -> None:
    """The top card is seen by all, and so is what was under it."""
    result = step(revealed("patient", pile="worker warlock"), c12.Resolve(0, card))
    under: c12.Character | None = None if secret else "worker"
    for seat in SEATS:
        told = seat == 0 or not secret
        executed, taken, *_ = c12.events_for(result.events, seat)
        assert c12.Executed(0, "patient", card if told else None, secret) == executed
        assert c12.CardTakenBack(0, not secret, card if told else None, under) == taken
        assert told or card not in c12.describe(executed) + c12.describe(taken)


@pytest.mark.rule("C12-INFO-6")
@everywhere
def test_events_for_others_never_name_a_hidden_card(name: str) -> None:
    """Whatever another seat does: what it is shown face down has no card in it for anybody else."""
    state = QUESTIONS[name]()
    for seat in c12.awaiting(state):
        for action in c12.legal_actions(state, seat):
            events = c12.step(state, action).events
            for observer in SEATS:
                for event in c12.events_for(events, observer):
                    if isinstance(event, c12.CardLaid | c12.CardChanged) and observer != event.seat:
                        assert (event.card is not None) == event.open
                    if isinstance(event, c12.CardTakenBack) and observer != event.seat:
                        assert (event.card is not None) == event.top


# Chance.


@pytest.mark.rule("C12-RNG-2", "C12-RNG-3")
def test_the_oracle_and_roll_die_roll_and_tell_it_to_all() -> None:
    oracle = step(
        position(phase="reveal", in_play=ORACULAR, laid={0: "oracle", 1: "worker"}, rolls=[11], supplicant="princess"),
        c12.Reveal(0),
    )
    penalty = evaluation(challenge=26, die=8, rolls=[11])
    for result in (oracle, penalty):
        assert (11, ()) == (result.state.die, result.state.rng.script)
        for seat in SEATS:
            assert [c12.DieRolled(11)] == of(c12.DieRolled, c12.events_for(result.events, seat))


@pytest.mark.rule("C12-RNG-2")
def test_nothing_else_is_left_to_chance() -> None:
    """A whole game without oracle and roll_die: the random source is where the set-up has left it."""
    state = c12.setup(c12.Options(3, "scenario", 9), 6)
    source, decisions = state.rng, 0
    while c12.awaiting(state):
        seat = c12.awaiting(state)[0]
        acts = [action for action in c12.legal_actions(state, seat) if not isinstance(action, c12.Change)]
        state = c12.apply(state, acts[-1])
        decisions += 1
        assert source == state.rng
    assert (True, True) == (decisions > 20, state.result is not None)


@pytest.mark.rule("C12-RNG-4")
def test_outcomes_can_be_laid_down() -> None:
    """A script comes first, and is used up in order."""
    state = revealed("oracle")
    assert (4, ()) == (state.die, state.rng.script)
    state = position(phase="reveal", in_play=ORACULAR, laid={0: "oracle", 1: "worker"}, rolls=[4, 9])
    assert (8,) == c12.apply(state, c12.Reveal(0)).rng.script


@pytest.mark.rule("C12-INFO-6", "C12-CHAR-ORACLE-4")
def test_the_further_card_is_seen_by_all() -> None:
    result = step(revealed("oracle"), oracle_play(0, "machine"))
    for seat in SEATS:
        assert c12.CardRevealed(0, "machine", further=True) in c12.events_for(result.events, seat)
