"""
Readable positions of Council of 12.

Cards are written by name, ``"worker warlock"``; a discard pile from the bottom to the top. All players have the same
characters in play (C12-HAND-12): ``in_play`` names them, the five open supplicants first and then those recruited. What
a player has neither discarded nor laid is in the hand, so a test names the hand or the pile, not both. What a test does
not mention is filled in so that the state is a possible one, and every state is audited.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import TypeVar

import attrs

from tabletricks import IllegalAction, Rng, Step
from tabletricks import council_of_12 as c12
from tabletricks.core import shuffle_script
from tabletricks.council_of_12.characters import sort_characters
from tabletricks.council_of_12.rules.evaluation import Evaluation
from tabletricks.council_of_12.rules.laying import BeginLaying
from tabletricks.council_of_12.rules.revealing import NextReveal
from tabletricks.council_of_12.rules.rounds import RoundEnd
from tabletricks.council_of_12.rules.state import Player
from tabletricks.council_of_12.rules.succession import Succession
from tabletricks.council_of_12.view import Pending

from ..refusals import refusal


T = TypeVar("T")
EventT = TypeVar("EventT", bound=c12.Event)
C12Step = Step[c12.State, c12.Event]

SET_A = "worker warlock alchemist machine shapeshifter"
"""The characters in play in most worked examples."""

ALL = c12.CHARACTERS
DEALS: tuple[tuple[c12.Difficulty, int], ...] = (("easy", 4), ("medium", 2), ("hard", 1))


def character(text: str) -> c12.Character:
    return next(one for one in c12.CHARACTERS if one == text)


def characters(text: str) -> tuple[c12.Character, ...]:
    """Some characters, in the order written."""
    return tuple(map(character, text.split()))


# Actions.


def play(seat: int, card: str, *, open: bool = False) -> c12.Play:
    return c12.Play(seat, character(card), open)


def change(seat: int, card: str, *, open: bool = False) -> c12.Change:
    return c12.Change(seat, character(card), open)


def oracle_play(seat: int, card: str) -> c12.OraclePlay:
    return c12.OraclePlay(seat, character(card))


# Positions.


def position(
    players: int = 3,
    *,
    phase: str = "play",
    in_play: str | None = None,
    hands: Mapping[int, str] | None = None,
    discards: Mapping[int, str] | None = None,
    laid: Mapping[int, str] | None = None,
    open: Sequence[int] = (),
    said: Mapping[int, c12.Sentence] | None = None,
    ready: Sequence[int] = (),
    waiting: Sequence[int] | None = None,
    challenge: int | None = None,
    following: Sequence[int] = (),
    left: Sequence[int] = (),
    right: Sequence[int] = (),
    belled: bool = False,
    supplicant: str | None = None,
    coming: str = "",
    known: int = 0,
    favour: int = 3,
    die: int = 7,
    round: int = 1,
    goals: Sequence[tuple[int, ...]] | None = None,
    shown: Sequence[int] = (),
    executed: str = "",
    negated: str = "",
    sub_round: int = 0,
    first_met: Sequence[int] = (),
    replay: bool = False,
    this_round: c12.RoundEffects | None = None,
    next_round: c12.RoundEffects | None = None,
    boxes: Sequence[int] = (),
    silence_broken: bool = False,
    rolls: Sequence[int] = (),
    mode: c12.Mode | None = None,
    scenario: int | c12.Scenario | None = None,
    throne: str | None = None,
    first_game: bool = False,
    silence: c12.Silence | None = None,
    chair: c12.Chair = "sit_out",
    recruit: c12.Recruiting | None = None,
    die_layout: c12.DieLayout | None = None,
    catalogue: c12.Catalogue | None = None,
) -> c12.State:
    """
    A moment in the middle of a round, when somebody is asked.

    Args:
        players: how many there are.
        phase: ``"bell"``, ``"split"``, ``"play"`` (step 3; the succession in round 8) or ``"reveal"`` (step 4).
        in_play: the characters in play, the five open supplicants first; Set A, or the first five of a scenario.
        hands: the hands that are not simply what is left; the rest of such a seat's cards lies in the discard pile in
            canonical order, unless ``discards`` names it.
        discards: the discard piles, bottom to top.
        laid: the laid cards.
        open: the seats whose laid card lies face up.
        said: what was said in this step.
        ready: who is ready.
        waiting: who has not voted yet, in the phases of votes; everybody.
        challenge: the current challenge, 5 or the first of a scenario; in round 8 it is the succession.
        following: the next challenges, the next one first.
        left: the challenges on the left.
        right: the belled challenges of earlier rounds.
        belled: whether the current challenge is belled.
        supplicant: the supplicant of the round; by default one that is not in play, or the last one that is.
        coming: the next supplicants, the next one first.
        known: how many of them everybody knows.
        favour: the favour.
        die: what the die shows.
        round: the round.
        goals: the goals in force, if they are replaced.
        shown: what the die has shown in this round; by default what it shows.
        executed: the characters executed in this step 4.
        negated: the characters negated in this step 4.
        sub_round: 1 or 2 in the sub-rounds of a split.
        first_met: the numbers of the goals met in sub-round 1.
        replay: whether it is the extra round of a replay.
        this_round: what holds in this round.
        next_round: what will hold in the next one.
        boxes: the rounds endured in silence.
        silence_broken: whether the silence of this round is broken.
        rolls: what the die will show when it is rolled.
        mode: standard if the challenges fit a standard game, custom otherwise, or the scenario's.
        scenario: the scenario.
        throne: the character on the throne.
        first_game: without the bell.
        silence: the silence.
        chair: whether the chair sits out.
        recruit: when characters join; on_pass if fewer are in play than would have joined by then.
        die_layout: another die.
        catalogue: other challenges.
    """
    special = c12.YEAR[scenario - 1] if isinstance(scenario, int) else scenario
    cards = _challenge_cards(catalogue)
    if challenge is None:
        challenge = 5 if special is None or 5 in special.deck.challenges else special.deck.challenges[0]
    if special is None:
        cast = characters(SET_A if in_play is None else in_play)
    elif in_play is None:
        cast = special.deck.supplicants[:5]
    else:
        cast = characters(in_play)
    pool = [one for one in ALL if one != throne] if special is None else list(special.deck.supplicants)
    comers, enough = _supplicants(pool, cast, round, supplicant, characters(coming))
    done, stack = _challenges(cards, special, round, challenge, following, left, right)
    seven = [number for number in (*done, challenge, *stack) if number != c12.SUCCESSION][:7]
    if mode is None:
        mode = "scenario" if special is not None else "standard" if _is_standard(cards, seven) else "custom"
    options = c12.Options(
        players,
        mode,
        scenario,
        c12.Deck(sort_characters(comers), tuple(sorted(seven))) if mode == "custom" else None,
        None if throne is None else character(throne),
        first_game,
        silence,
        chair,
        recruit if recruit is not None else "always" if enough else "on_pass",
        "opposite13" if die_layout is None else die_layout,
        "council-default" if catalogue is None else catalogue,
    )
    players_cards = [
        _cards(cast, (hands or {}).get(seat), (discards or {}).get(seat), (laid or {}).get(seat))
        for seat in range(players)
    ]
    state = c12.arrange(
        options,
        seed=1,
        # Hands that must be renewed are possible before cards are laid only.
        asking=ASKING.get(phase, "lay_card"),
        waiting=waiting if phase in ("bell", "split") else None,
        round=round,
        favour=favour,
        in_play=" ".join(cast),
        hands=[held for held, _ in players_cards] if phase in ASKING else (),
        discards=[pile for _, pile in players_cards] if phase in ASKING else (),
        laid=laid or {},
        open=open,
        said=said or {},
        ready=ready,
        supplicant=None if round == 8 else comers[round - 1],
        past=" ".join(comers[: round - 1]),
        coming=" ".join(comers[round:]),
        known=known,
        challenge=c12.SUCCESSION if round == 8 else challenge,
        left=[number for number in done if number not in right],
        right=right,
        following=stack,
        belled=belled,
        die=die,
        shown=shown,
        goals=goals,
        executed=executed,
        negated=negated,
        sub_round=sub_round,
        first_met=first_met or None,
        replay=replay,
        this_round=this_round or c12.RoundEffects(),
        next_round=next_round or c12.RoundEffects(),
        boxes=boxes,
        silence_broken=silence_broken,
    )
    state = attrs.evolve(state, rng=Rng.from_seed(1, [roll - 1 for roll in rolls]))
    if phase in ASKING:
        return state
    # In the middle of a step nobody is asked, so that this is no position that can be arranged.
    lying = tuple([Player(characters(held), characters(pile)) for held, pile in players_cards])
    inside: dict[str, tuple[Pending, ...]] = {
        "begin": (Succession(), BeginLaying()) if round == 8 else (
            RoundEnd(), Evaluation(), NextReveal(), BeginLaying(),
        ),
        "evaluate": (RoundEnd(), Evaluation()),
    }  # fmt: skip
    return attrs.evolve(state, players=lying, agenda=inside[phase])


ASKING: dict[str, c12.Asking] = {
    "bell": "decide_on_bell", "split": "decide_on_split", "play": "lay_card", "reveal": "reveal_card",
}  # fmt: skip

_any_position: Callable[..., c12.State] = position


def beginning(players: int = 3, **arguments: object) -> C12Step:
    """The step that begins step 3, with its forced renewals; the arguments are those of :func:`position`."""
    return settle(_any_position(players, phase="begin", **arguments))


def evaluation(players: int = 3, **arguments: object) -> C12Step:
    """The step that evaluates a challenge whose cards are all resolved; the arguments are those of :func:`position`."""
    return settle(_any_position(players, phase="evaluate", **arguments))


def settle(state: c12.State) -> C12Step:
    """Lets happen what happens by itself."""
    draft = c12.GAME._workshop.draft(state)
    c12.GAME._settle(draft)
    step: C12Step = Step(c12.GAME._workshop.freeze(draft, state), tuple(draft.events))
    assert c12.GAME.audit(step.state) is None, c12.GAME.audit(step.state)
    return step


def _cards(cast: tuple[c12.Character, ...], hand: str | None, pile: str | None, laid: str | None) -> tuple[str, str]:
    """Hand and discard pile; what is not said about one of them follows from the other."""
    if hand is None:
        pile = pile or ""
        return " ".join(sort_characters(one for one in cast if one not in pile.split() and one != laid)), pile
    if pile is None:
        pile = " ".join(sort_characters(one for one in cast if one not in hand.split() and one != laid))
    return " ".join(sort_characters(characters(hand))), pile


def _supplicants(
    pool: Sequence[c12.Character],
    cast: tuple[c12.Character, ...],
    number: int,
    supplicant: str | None,
    coming: tuple[c12.Character, ...],
) -> tuple[tuple[c12.Character, ...], bool]:
    """The seven supplicants in the order they come, and whether all of the past are in play."""
    visible, recruited = cast[:5], cast[5:]
    if supplicant is None:
        rest = [one for one in pool if one not in cast and one not in coming]
        current = next((one for one in ("princess", *rest) if one in rest and len(cast) < 7), visible[-1])
    else:
        current = character(supplicant)
    called = coming if number == 8 else (current, *coming)
    wanted = [*recruited, *(one for one in called if one not in cast)]
    assert len(wanted) <= 2, "there are only two hidden supplicants"
    others = [one for one in pool if one not in cast and one not in wanted]
    hidden = [*wanted, *islice(others, 2 - len(wanted))]
    if number == 8:
        past = [*recruited, *visible, *(one for one in hidden if one not in recruited)]
        return tuple(past), len(recruited) == 2
    free = [one for one in (*visible, *hidden) if one != current and one not in coming and one not in recruited]
    past = [*recruited, *free][: number - 1]
    later = [one for one in free if one not in past]
    comers = (*past, current, *coming, *later)
    assert len(comers) == 7, f"seven supplicants come, not {comers}"
    return comers, set(past) <= set(cast)


def _challenge_cards(catalogue: c12.Catalogue | None) -> dict[int, c12.Challenge]:
    source = c12.DEFAULT_CATALOGUE if catalogue is None else catalogue
    return {challenge.number: challenge for challenge in source.challenges}


def _challenges(
    cards: Mapping[int, c12.Challenge],
    special: c12.Scenario | None,
    number: int,
    challenge: int,
    following: Sequence[int],
    left: Sequence[int],
    right: Sequence[int],
) -> tuple[list[int], list[int]]:
    """The challenges that are over, and those to come; what is not named is filled in."""
    done = [*left, *right]
    named = [*done, *([] if number == 8 else [challenge]), *(one for one in following if one != c12.SUCCESSION)]
    if special is not None:
        spare = [one for one in special.deck.challenges if one not in named]
    else:
        spare = []
        for difficulty, count in DEALS:
            level = [one for one in cards if cards[one].difficulty == difficulty]
            missing = count - sum(one in level for one in named)
            spare += [one for one in level if one not in named][: max(0, missing)]
    wanted = 7 if number == 8 else number - 1
    while len(done) < wanted:
        done.insert(len(left), spare.pop(0))
    upcoming = [one for one in following if one != c12.SUCCESSION]
    room = 0 if number == 8 else 7 - number - len(upcoming)
    assert len(done) == wanted, f"{wanted} challenges are over in round {number}"
    assert len(spare) >= room >= 0, f"{room} challenges are missing"
    return done, [*upcoming, *spare[:room], *([] if number == 8 else [c12.SUCCESSION])]


def _is_standard(cards: Mapping[int, c12.Challenge], seven: Sequence[int]) -> bool:
    return all(sum(cards[one].difficulty == level for one in seven) == count for level, count in DEALS)


def changed_card(
    number: int,
    *,
    goals: tuple[c12.Goal, ...] | None = None,
    reward: tuple[c12.Effect, ...] | None = None,
    penalty: tuple[c12.Effect, ...] | None = None,
) -> c12.Catalogue:
    """The default catalogue with one card that is different."""
    cards = []
    for card in c12.DEFAULT_CATALOGUE.challenges:
        if card.number != number:
            cards.append(card)
            continue
        changed = attrs.evolve(
            card,
            goals=card.goals if goals is None else goals,
            reward=card.reward if reward is None else reward,
            penalty=card.penalty if penalty is None else penalty,
        )
        cards.append(changed)
    return c12.Catalogue(tuple(cards))


# A new game with a certain deal.


def opening(
    options: c12.Options,
    *,
    substitute: str | None = None,
    fours: Sequence[str] = (),
    hidden: str = "",
    drawn: Sequence[int] = (),
    order: Sequence[int] = (),
    stack: str = "",
    die: int = 7,
) -> C12Step:
    """
    A new game, with draws that are scripted in the order of C12-RNG-1.

    Args:
        options: the options; not of the introductory game.
        substitute: who takes the worker's place, if she is not in the pool.
        fours: the open draws of four, the rejected ones too.
        hidden: the two hidden supplicants.
        drawn: the four easy, two medium and one hard challenge, in the order they are drawn (standard only).
        order: the seven challenges after the shuffle, the first one first; as drawn if not given.
        stack: the seven supplicants after the shuffle, the next one first; open ones first if not given.
        die: the roll.
    """
    rulebook = options.rulebook
    pool = list(rulebook.cast if rulebook.deck is None else sort_characters(rulebook.deck.supplicants))
    first: c12.Character = "worker"
    script: list[int] = []
    if substitute is not None:
        first = character(substitute)
        ones = [one for one in pool if rulebook.crowns[one] == 1]
        script += draw_script(ones or pool, [first])
    pool.remove(first)
    four: tuple[c12.Character, ...] = ()
    for text in fours:
        four = characters(text)
        script += draw_script(pool, four)
    covered = characters(hidden)
    script += draw_script([one for one in pool if one not in four], covered)
    if rulebook.deck is None:
        numbers = sorted(number for number in rulebook.challenges if number != c12.SUCCESSION)
        at = 0
        for difficulty, count in DEALS:
            level = [number for number in numbers if rulebook.challenges[number].difficulty == difficulty]
            script += draw_script(level, drawn[at : at + count])
            at += count
        challenges = list(drawn)
    else:
        challenges = sorted(rulebook.deck.challenges)
    script += shuffle_script(challenges, order or challenges)
    comers = (first, *four, *covered)
    script += shuffle_script(comers, characters(stack) or comers)
    step = c12.start(options, 1, [*script, die - 1])
    assert step.state.rng.script == (), "the script is longer than the set-up"
    return step


def draw_script(pool: Sequence[T], wanted: Sequence[T]) -> list[int]:
    """What the random source must say so that these are drawn one after the other."""
    left, script = list(pool), []
    for thing in wanted:
        script.append(left.index(thing))
        left.remove(thing)
    return script


# Acting.


def step(state: c12.State, *actions: c12.Action) -> C12Step:
    """Applies actions one after the other; the events are those of all of them."""
    assert actions
    events: list[c12.Event] = []
    for action in actions:
        listed = c12.legal_actions(state, action.seat)
        assert c12.GAME.canonical(state, action) in listed, f"{action} is not listed"
        result = c12.step(state, action)
        events += result.events
        state = result.state
        assert c12.GAME.audit(state) is None, f"after {action}: {c12.GAME.audit(state)}"
    return Step(state, tuple(events))


def after(state: c12.State, *actions: c12.Action) -> c12.State:
    """The state after some actions."""
    return step(state, *actions).state


def laying(*cards: str | None) -> list[c12.Action]:
    """Everybody lays a card (``None``: the chair) and is ready, in the order of the seats."""
    seats = [seat for seat, card in enumerate(cards) if card is not None]
    plays: list[c12.Action] = [play(seat, card) for seat, card in enumerate(cards) if card is not None]
    return [*plays, *map(c12.Ready, seats)]


def voting(matter: str, players: int, *, yes: bool = True) -> list[c12.Action]:
    """Everybody votes for, or the first seat against: ``"bell"`` or ``"split"``."""
    if matter == "bell":
        return [c12.VoteBell(seat, yes) for seat in range(players if yes else 1)]
    return [c12.VoteSplit(seat, yes) for seat in range(players if yes else 1)]


def refused(state: c12.State, action: c12.Action, rule: str) -> IllegalAction:
    """Asserts that an action is refused by a rule, by check and apply alike, not listed, and changes nothing."""
    problem = refusal(c12.GAME, state, action)
    assert problem.rule == rule, f"{action} is refused by {problem}"
    return problem


# Looking.

_FOR_TABLES = {
    c12.GameStarted: ("scores",),
    c12.SupplicantRevealed: ("scores",),
    c12.Evaluated: ("scores",),
    c12.FavourChanged: ("scores",),
    c12.RoundEnded: ("scores",),
    c12.ExtraRound: ("goals", "scores"),
    c12.Recruited: ("seats",),
    c12.HandRenewed: ("taken", "oracle"),
    c12.CardChanged: ("returned",),
}


def asked(state: c12.State) -> str | None:
    """The tag of the question that is asked: bell_vote, split_vote, laying, revealing, resolving, …"""
    return state.agenda[-1].tag if state.agenda else None


def final_score(state: c12.State) -> int:
    """The term of office of a game that is over."""
    assert state.outcome is not None
    return state.outcome.scores[0]


def hand(state: c12.State, seat: int) -> str:
    """A hand, in canonical order."""
    return " ".join(state.players[seat].hand)


def discard(state: c12.State, seat: int) -> str:
    """A discard pile, bottom to top."""
    return " ".join(state.players[seat].discard)


def playable(state: c12.State, seat: int) -> set[str]:
    """The cards that a seat may lay face down now."""
    return {
        action.card for action in c12.legal_actions(state, seat) if isinstance(action, c12.Play) and not action.open
    }


def choices(state: c12.State, seat: int) -> list[c12.Choice]:
    """What a seat may resolve."""
    return [action.choice for action in c12.legal_actions(state, seat) if isinstance(action, c12.Resolve)]


def unmarked(actions: Iterable[c12.Action]) -> set[c12.Action]:
    """Actions without what only says what a choice or option is."""
    plain: set[c12.Action] = set()
    for action in actions:
        if isinstance(action, c12.Resolve):
            plain.add(c12.Resolve(action.seat, action.choice))
        elif isinstance(action, c12.Choose):
            plain.add(c12.Choose(action.seat, action.option))
        else:
            plain.add(action)
    return plain


def options_of(state: c12.State, seat: int) -> list[c12.Option]:
    """What a seat may choose in the evaluation."""
    return [action.option for action in c12.legal_actions(state, seat) if isinstance(action, c12.Choose)]


def legal(state: c12.State, seat: int) -> set[c12.Action]:
    """The legal actions of a seat, in the short form in which tests write them."""
    return unmarked(c12.legal_actions(state, seat))


def verdicts(result: C12Step | Iterable[c12.Event]) -> list[tuple[int, str, bool, int]]:
    """What was evaluated: number and title of the challenge, whether it was passed, and what the die showed."""
    return [(one.number, one.title, one.passed, one.die) for one in of(c12.Evaluated, result)]


def of(kind: type[EventT], result: C12Step | Iterable[c12.Event]) -> list[EventT]:
    """The events of a kind in a step, in their short form."""
    events = result.events if isinstance(result, Step) else result
    return [brief(event) for event in events if isinstance(event, kind)]


def brief(event: EventT) -> EventT:
    """An event without what it only says for a table that is kept from events; see ``test_changes.py`` for that."""
    names = _FOR_TABLES.get(type(event), ())
    changes = {field.name: field.default for field in attrs.fields(type(event)) if field.name in names}
    return attrs.evolve(event, **changes) if changes else event
