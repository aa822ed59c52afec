"""
States that cannot be are refused when they come out of a document (C12-INV-1 to C12-INV-7).

Each is a possible state with one thing changed.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import attrs
import pytest

from tabletricks import DecodeError, InvalidArgument, from_json, to_json
from tabletricks import council_of_12 as c12
from tabletricks.council_of_12.rules.consequences import Consequences
from tabletricks.council_of_12.rules.consequences.choices import GroupChoice, IndividualChoice
from tabletricks.council_of_12.rules.laying import BeginLaying, Laying
from tabletricks.council_of_12.rules.revealing import NextReveal, OraclePlaying, Resolving
from tabletricks.council_of_12.rules.rounds import RoundEnd, RoundStart
from tabletricks.council_of_12.rules.state import Challenges, Player, Supplicants
from tabletricks.council_of_12.rules.votes import BellVote
from tabletricks.council_of_12.view import Pending

from .builders import after, characters, evaluation, laying, position, voting


ORACULAR = "worker warlock oracle machine patient"
SILENT = position(silence="silent", round=3, boxes=(1,), supplicant="princess")
BELL = position(phase="bell", waiting=[0, 2])
SPLIT = position(2, phase="split", challenge=21)
PLAY = position(
    laid={1: "worker"}, said={1: "alone"}, ready=[1], discards={0: "machine"}, supplicant="warlock", round=2
)
CHAIR = position(4, round=2, laid={0: "worker"})
PERMITS = position(laid={0: "worker"}, open=[0], this_round=c12.RoundEffects(permits=1, banned=("machine",)))
SUB_ROUND = evaluation(2, challenge=21, sub_round=1, die=3).state
REPLAY = evaluation(challenge=24, die=8).state
REVEAL = position(
    phase="reveal", laid={0: "machine", 1: "worker"}, executed="alchemist", discards={2: "alchemist"},
    supplicant="princess",
)  # fmt: skip
RESOLVE = after(REVEAL, c12.Reveal(0))
ORACLE = after(
    position(phase="reveal", in_play=ORACULAR, laid={0: "oracle", 1: "worker"}, rolls=[4], supplicant="princess"),
    c12.Reveal(0),
)
GROUP = after(evaluation(challenge=28, die=7).state, c12.Choose(1, "machine"))
OWN = after(evaluation(challenge=29, die=1).state, c12.Choose(1, "machine"))
INTRO = c12.setup(c12.Options(3, "intro"), 4)
JANUARY = c12.setup(c12.Options(3, "scenario", 1), 4)
FIRST = position(first_game=True, round=2)
THRONE = position(round=8, laid={0: "worker"})
WON = after(position(round=8), *laying("worker", "worker", "worker"))
SPLIT_UP = after(position(round=8), *laying("worker", "worker", "machine"))
MAY = after(position(scenario=5, round=8), *laying("druid", "druid", "druid"))
LOST = after(position(phase="bell", favour=1), *voting("bell", 3))

POSSIBLE = {
    "silent": SILENT, "bell": BELL, "split": SPLIT, "play": PLAY, "chair": CHAIR, "permits": PERMITS,
    "sub-round": SUB_ROUND, "replay": REPLAY, "reveal": REVEAL, "resolve": RESOLVE, "oracle": ORACLE, "group": GROUP,
    "own": OWN, "intro": INTRO, "january": JANUARY, "first game": FIRST, "throne": THRONE, "won": WON,
    "won without heir": SPLIT_UP, "lost": LOST,
    "may": MAY,
}  # fmt: skip


@pytest.mark.parametrize("name", POSSIBLE)
def test_a_possible_state_is_taken(name: str) -> None:
    state = POSSIBLE[name]
    assert c12.GAME.audit(state) is None
    assert state == from_json(c12.State, to_json(state))


# The parts of a state with something else in them.

changed: Callable[..., c12.State] = attrs.evolve
supplicants: Callable[..., Supplicants] = attrs.evolve
challenges: Callable[..., Challenges] = attrs.evolve
player: Callable[..., Player] = attrs.evolve
outcome: Callable[..., c12.Result] = attrs.evolve
Fields = object


def in_supplicants(state: c12.State, **changes: Fields) -> c12.State:
    return attrs.evolve(state, supplicants=supplicants(state.supplicants, **changes))


def in_challenges(state: c12.State, **changes: Fields) -> c12.State:
    return attrs.evolve(state, challenges=challenges(state.challenges, **changes))


def in_player(state: c12.State, seat: int, **changes: Fields) -> c12.State:
    players = list(state.players)
    players[seat] = player(players[seat], **changes)
    return attrs.evolve(state, players=tuple(players))


def in_result(state: c12.State, **changes: Fields) -> c12.State:
    assert state.result is not None
    return attrs.evolve(state, result=outcome(state.result, **changes))


def top(state: c12.State, *items: Pending) -> c12.State:
    """The state with other items in place of the question."""
    return attrs.evolve(state, agenda=(*state.agenda[:-1], *items))


def now(state: c12.State, **changes: Fields) -> c12.State:
    effects: Callable[..., c12.RoundEffects] = attrs.evolve
    return changed(state, this_round=effects(state.this_round, **changes))


STACK, OPEN = PLAY.supplicants.stack, PLAY.supplicants.open
CARDS = PLAY.challenges.stack
BAN = c12.RoundEffects(banned=characters("machine"))

COUNCIL: dict[str, Callable[[], c12.State]] = {
    "a player too many": lambda: attrs.evolve(PLAY, players=(*PLAY.players, PLAY.players[0])),
    "a player too few": lambda: attrs.evolve(PLAY, players=PLAY.players[:-1]),
    "round 0": lambda: changed(PLAY, round=0),
    "round 9": lambda: changed(THRONE, round=9),
    "a round that does not fit the cards": lambda: changed(PLAY, round=3),
    "favour below 0": lambda: changed(PLAY, favour=-1),
    "favour 6": lambda: changed(PLAY, favour=6),
    "favour 0 in a running game": lambda: changed(PLAY, favour=0),
    "favour left in a lost game": lambda: changed(LOST, favour=1),
    "a box of this round": lambda: changed(SILENT, boxes=(1, 3)),
    "a box of round 0": lambda: changed(SILENT, boxes=(0,)),
    "boxes out of order": lambda: changed(SILENT, boxes=(2, 1)),
    "a box twice": lambda: changed(SILENT, boxes=(1, 1)),
    "boxes without silence": lambda: changed(PLAY, boxes=(1,)),
    "broken silence without silence": lambda: changed(PLAY, silence_broken=True),
    "permits owed": lambda: now(PLAY, permits=-1),
    "three bans": lambda: now(PLAY, banned=characters("alchemist machine shapeshifter")),
    "a ban twice": lambda: now(PLAY, banned=characters("machine machine")),
    "something for the succession": lambda: now(THRONE, permits=1),
    "something earned for the succession": lambda: changed(position(round=7), next_round=c12.RoundEffects(hush=True)),
    "a ban of nobody in the game": lambda: changed(
        position(throne="druid"), next_round=c12.RoundEffects(banned=characters("druid"))
    ),
    "an unsorted reserve": lambda: changed(PLAY, reserve=PLAY.reserve[::-1]),
    "a reserve without the druid": lambda: changed(PLAY, reserve=PLAY.reserve[1:]),
    "the throne in the reserve": lambda: attrs.evolve(PLAY, options=attrs.evolve(PLAY.options, throne="druid")),
}

PILES: dict[str, Callable[[], c12.State]] = {
    "a supplicant too few": lambda: in_supplicants(PLAY, stack=STACK[1:]),
    "a supplicant twice": lambda: in_supplicants(PLAY, stack=(STACK[1], *STACK[1:])),
    "no supplicant": lambda: in_supplicants(PLAY, current=None, stack=(*STACK, "warlock")),
    "a supplicant in the succession": lambda: in_supplicants(
        THRONE, current=THRONE.supplicants.past[0], past=THRONE.supplicants.past[1:]
    ),
    "four open supplicants": lambda: in_supplicants(PLAY, open=OPEN[:4]),
    "an open supplicant twice": lambda: in_supplicants(PLAY, open=(*OPEN[:4], OPEN[0])),
    "an open supplicant who is not there": lambda: in_supplicants(PLAY, open=(*OPEN[:4], "oracle")),
    "more known supplicants than there are": lambda: in_supplicants(PLAY, known=6),
    "less than no known supplicant": lambda: in_supplicants(PLAY, known=-1),
    "a supplicant of another month": lambda: in_supplicants(JANUARY, current="oracle"),
    "other open supplicants in the introduction": lambda: in_supplicants(INTRO, open=INTRO.supplicants.open[::-1]),
    "a hand card too few": lambda: in_player(PLAY, 2, hand=PLAY.players[2].hand[1:]),
    "a card in hand and on the pile": lambda: in_player(PLAY, 2, discard=PLAY.players[2].hand[:1]),
    "a card in hand and laid": lambda: in_player(PLAY, 1, hand=characters("alchemist worker warlock machine")),
    "a card of the reserve in hand": lambda: in_player(
        PLAY, 2, hand=characters("alchemist worker druid warlock machine shapeshifter")
    ),
    "no hand": lambda: in_player(PLAY, 2, hand=(), discard=PLAY.players[2].hand),
    "an unsorted hand": lambda: in_player(PLAY, 2, hand=PLAY.players[2].hand[::-1]),
    "nothing face up": lambda: in_player(PLAY, 2, open=True),
    "recruited too early": lambda: recruited(PLAY),
    "no challenge": lambda: in_challenges(PLAY, current=None, stack=(5, *CARDS)),
    "a challenge too few": lambda: in_challenges(PLAY, stack=CARDS[1:]),
    "a challenge twice": lambda: in_challenges(PLAY, stack=(CARDS[1], *CARDS[1:])),
    "a challenge that does not exist": lambda: in_challenges(PLAY, left=(38,)),
    "a succession that is not the last": lambda: in_challenges(PLAY, stack=CARDS[::-1]),
    "a belled succession": lambda: in_challenges(THRONE, right=(37,)),
    "belled twice": lambda: in_challenges(PLAY, right=(5, 5)),
    "a bell in a first game": lambda: in_challenges(FIRST, left=(), right=FIRST.challenges.left),
    "five easy challenges": lambda: in_challenges(
        PLAY, stack=tuple(19 if number >= 30 and number != 37 else number for number in CARDS)
    ),
    "a challenge of another month": lambda: in_challenges(JANUARY, stack=(1, *JANUARY.challenges.stack[1:])),
}


def recruited(state: c12.State) -> c12.State:
    """Everybody has a character whose round has not come."""
    comer = next(one for one in state.supplicants.stack if one in state.reserve)
    state = changed(state, reserve=tuple(one for one in state.reserve if one != comer))
    for seat, one in enumerate(state.players):
        state = in_player(state, seat, hand=tuple(c for c in c12.CHARACTERS if c in (*one.hand, comer)))
    return state


TABLE: dict[str, Callable[[], c12.State]] = {
    "a die that shows 0": lambda: changed(PLAY, die=0, shown=(0,)),
    "a die that shows 13": lambda: changed(PLAY, die=13, shown=(13,)),
    "nothing shown": lambda: changed(PLAY, shown=()),
    "a die that shows something else": lambda: changed(PLAY, die=8),
    "goals of another challenge": lambda: changed(PLAY, goals=((3,),)),
    "a goal too many": lambda: changed(PLAY, goals=((9, 10, 11), (9, 10, 11, 12))),
    "no goal": lambda: changed(PLAY, goals=()),
    "executed twice": lambda: changed(REVEAL, executed=characters("alchemist alchemist")),
    "executed and negated": lambda: changed(REVEAL, negated=characters("alchemist")),
    "an executed supplicant": lambda: changed(REVEAL, executed=characters("alchemist princess")),
    "an executed character that nobody has": lambda: changed(REVEAL, executed=characters("golem")),
    "executed in step 3": lambda: changed(PLAY, executed=characters("machine")),
    "executed and still laid": lambda: changed(REVEAL, executed=characters("alchemist machine")),
    "negated and still laid": lambda: changed(REVEAL, negated=characters("worker")),
    "executed in the succession": lambda: changed(THRONE, executed=characters("machine")),
    "sub-round 3": lambda: changed(SUB_ROUND, sub_round=3),
    "a sub-round of three players": lambda: changed(position(challenge=21), sub_round=1),
    "a sub-round with one goal": lambda: changed(position(2, challenge=5), sub_round=1),
    "a second sub-round without a first": lambda: changed(SUB_ROUND, first_met=()),
    "goals met in no sub-round": lambda: changed(position(2, challenge=21), first_met=(0,)),
    "a third goal met": lambda: changed(SUB_ROUND, first_met=(2,)),
    "goals met out of order": lambda: changed(SUB_ROUND, first_met=(1, 0)),
    "a replay that the card does not know": lambda: changed(PLAY, replay=True),
    "evaluated before the end": lambda: changed(PLAY, passed=True),
    "not evaluated at a choice": lambda: changed(GROUP, passed=None),
    "another side of the card": lambda: changed(GROUP, passed=True),
}

LAID: dict[str, Callable[[], c12.State]] = {
    "a card of the chair": lambda: in_player(
        CHAIR, 1, laid="worker", hand=tuple(one for one in CHAIR.players[1].hand if one != "worker")
    ),
    "a sentence of the chair": lambda: in_player(CHAIR, 1, said="alone"),
    "a chair that is ready": lambda: in_player(CHAIR, 1, ready=True),
    "ready without a card": lambda: in_player(PLAY, 2, ready=True),
    "a sentence without a card": lambda: in_player(PLAY, 2, said="alone"),
    "a sentence under hush": lambda: now(PLAY, hush=True),
    "everybody ready": lambda: in_player(
        in_player(position(2, laid={0: "worker", 1: "machine"}), 0, ready=True), 1, ready=True
    ),
    "ready in step 4": lambda: in_player(REVEAL, 0, ready=True),
    "a laid supplicant": lambda: in_supplicants(
        PLAY, current="worker", stack=tuple("warlock" if one == "worker" else one for one in STACK),
        past=tuple("warlock" if one == "worker" else one for one in PLAY.supplicants.past),
    ),
    "a laid banned card": lambda: now(PLAY, banned=characters("worker")),
    "a card laid before step 3": lambda: in_player(
        BELL, 0, laid="worker", hand=tuple(one for one in BELL.players[0].hand if one != "worker")
    ),
    "a card laid at a choice": lambda: in_player(
        GROUP, 0, laid="worker", hand=tuple(one for one in GROUP.players[0].hand if one != "worker")
    ),
    "a sentence at a choice": lambda: in_player(GROUP, 0, said="alone"),
    "a last card that should have been renewed": lambda: in_player(
        PLAY, 2, hand=PLAY.players[2].hand[:1], discard=PLAY.players[2].hand[1:]
    ),
    "no card that may be played": lambda: in_player(
        now(PLAY, banned=characters("machine")), 2, hand=characters("warlock machine"),
        discard=characters("alchemist worker shapeshifter"),
    ),
    "a card face up in the succession": lambda: in_player(THRONE, 0, open=True),
    "nobody has a card to reveal": lambda: in_player(
        in_player(REVEAL, 0, laid=None, discard=characters("machine")), 1, laid=None, discard=characters("worker")
    ),
}  # fmt: skip

WORKER = Resolving(1, "worker")
AGENDA: dict[str, Callable[[], c12.State]] = {
    "no agenda": lambda: attrs.evolve(PLAY, agenda=()),
    "nothing asked": lambda: attrs.evolve(PLAY, agenda=PLAY.agenda[:-1]),
    "two questions": lambda: top(PLAY, Laying(), Laying()),
    "a question with nothing after it": lambda: attrs.evolve(PLAY, agenda=(Laying(),)),
    "another question than the agenda is for": lambda: top(PLAY, BellVote((0, 1, 2))),
    "a succession in round 2": lambda: attrs.evolve(PLAY, agenda=THRONE.agenda),
    "a usual round in the succession": lambda: attrs.evolve(THRONE, agenda=PLAY.agenda),
    "a set-up on the agenda": lambda: attrs.evolve(PLAY, agenda=(RoundStart(), *PLAY.agenda)),
    "steps out of order": lambda: attrs.evolve(PLAY, agenda=(RoundEnd(), NextReveal(), BeginLaying(), Laying())),
    "a vote of nobody": lambda: top(BELL, BellVote(())),
    "a vote of a stranger": lambda: top(BELL, BellVote((0, 3))),
    "a vote out of order": lambda: top(BELL, BellVote((2, 0))),
    "a bell in a first game asked for": lambda: attrs.evolve(FIRST, agenda=BELL.agenda),
    "a bell in a replay": lambda: attrs.evolve(REPLAY, agenda=BELL.agenda),
    "a bell in the succession": lambda: attrs.evolve(THRONE, agenda=BELL.agenda, players=WON.players),
    "a bell that was rung": lambda: in_challenges(BELL, right=(5,)),
    "a split of three": lambda: attrs.evolve(position(challenge=21), agenda=SPLIT.agenda),
    "a split of one goal": lambda: attrs.evolve(position(2, challenge=5), agenda=SPLIT.agenda),
    "a split of a split": lambda: attrs.evolve(SUB_ROUND, agenda=SPLIT.agenda),
    "a decision of a stranger": lambda: top(RESOLVE, Resolving(3, "machine")),
    "a decision on another card": lambda: top(RESOLVE, Resolving(0, "alchemist")),
    "a decision on a card face down": lambda: top(RESOLVE, WORKER),
    "a decision on nothing": lambda: top(ORACLE, Resolving(2, "machine")),
    "a further card of a stranger": lambda: top(ORACLE, OraclePlaying(3)),
    "a further card without an oracle": lambda: top(REVEAL, OraclePlaying(2)),
    "a further card of somebody who has laid one": lambda: top(ORACLE, OraclePlaying(1)),
    "a choice without effects": lambda: attrs.evolve(
        GROUP, agenda=(RoundEnd(), Consequences(0), *GROUP.agenda[-1:])
    ),
    "a choice after the last effect": lambda: attrs.evolve(
        GROUP, agenda=(RoundEnd(), Consequences(3), *GROUP.agenda[-1:])
    ),
    "a choice of another effect": lambda: top(
        GROUP, GroupChoice(c12.Recover(), (0, 1, 2), (None, None, None))
    ),
    "a choice of everybody's cards together": lambda: top(
        OWN, GroupChoice(c12.Discard("all"), (0, 1, 2), (None, None, None))
    ),
    "opinions of too few": lambda: top(GROUP, changed_group(votes=(None, "machine"))),
    "all opinions given": lambda: top(GROUP, changed_group(votes=("machine", "machine", "machine"))),
    "an opinion that is no option": lambda: top(GROUP, changed_group(votes=(None, "golem", None))),
    "other options": lambda: top(GROUP, changed_group(options=characters("machine worker"))),
    "an own choice of nobody": lambda: top(OWN, IndividualChoice(c12.Discard("all"), ())),
    "an own choice of a stranger": lambda: top(OWN, IndividualChoice(c12.Discard("all"), (0, 3))),
    "an own choice of another effect": lambda: top(OWN, IndividualChoice(c12.Discard("one"), (0, 2))),
    "an own choice of one card": lambda: in_player(
        OWN, 0, hand=OWN.players[0].hand[:1], discard=OWN.players[0].hand[1:]
    ),
}  # fmt: skip


def changed_group(**changes: object) -> GroupChoice:
    choice = GROUP.agenda[-1]
    assert isinstance(choice, GroupChoice)
    evolve: Callable[..., GroupChoice] = attrs.evolve
    return evolve(choice, **changes)


END: dict[str, Callable[[], c12.State]] = {
    "over and something to do": lambda: attrs.evolve(WON, agenda=THRONE.agenda),
    "running and over": lambda: attrs.evolve(PLAY, result=WON.result),
    "not over and nothing to do": lambda: attrs.evolve(WON, result=None),
    "another bracket": lambda: in_result(WON, bracket=6),
    "won for a reason": lambda: in_result(WON, reason="scenario"),
    "lost for no reason": lambda: in_result(WON, ending="lost"),
    "lost by favour with favour left": lambda: in_result(WON, ending="lost", reason="favour"),
    "another heir": lambda: in_result(WON, heir="machine"),
    "no heir although all agree": lambda: in_result(WON, heir=None),
    "an heir although they do not agree": lambda: in_result(SPLIT_UP, heir="worker"),
    "won without the heir of May": lambda: in_result(MAY, ending="won", reason=None),
    "lost by no scenario": lambda: in_result(WON, ending="lost", reason="scenario"),
    "an heir of a banished council": lambda: in_result(LOST, heir="worker"),
    "cards of the succession face down": lambda: in_player(WON, 0, open=False),
    "no cards in the succession": lambda: attrs.evolve(WON, players=position(round=8).players),
    "supplicants face down at the end": lambda: in_supplicants(LOST, known=0),
}

CHANGED = {**COUNCIL, **PILES, **TABLE, **LAID, **AGENDA, **END}
HARMLESS = {
    "a ban of nobody in the game", "a ban twice", "a bell in a first game", "a bell in a first game asked for",
    "a bell in a replay", "a bell in the succession", "a bell that was rung", "a box of round 0",
    "a box of this round", "a box twice", "a card face up in the succession", "a card laid at a choice",
    "a card laid before step 3", "a card of the chair", "a chair that is ready", "a challenge of another month",
    "a choice after the last effect", "a choice of another effect", "a choice of everybody's cards together",
    "a choice without effects", "a decision on a card face down", "a decision on another card",
    "a decision on nothing", "a die that shows something else", "a further card of somebody who has laid one",
    "a further card without an oracle", "a laid banned card", "a laid supplicant",
    "a last card that should have been renewed", "a question with nothing after it",
    "a replay that the card does not know", "a second sub-round without a first", "a sentence at a choice",
    "a sentence of the chair", "a sentence under hush", "a sentence without a card", "a set-up on the agenda",
    "a split of a split", "a split of one goal", "a split of three", "a sub-round of three players",
    "a sub-round with one goal", "a succession in round 2", "a succession that is not the last",
    "a supplicant of another month", "a third goal met", "a usual round in the succession", "a vote out of order",
    "an executed character that nobody has", "an executed supplicant", "an heir although they do not agree",
    "an heir of a banished council", "an open supplicant twice", "an open supplicant who is not there",
    "an opinion that is no option", "an own choice of another effect", "an own choice of one card",
    "an unsorted hand", "an unsorted reserve", "another bracket", "another heir",
    "another question than the agenda is for", "another side of the card", "belled twice", "boxes out of order",
    "boxes without silence", "broken silence without silence", "cards of the succession face down",
    "evaluated before the end", "executed and negated", "executed and still laid", "executed in step 3",
    "executed in the succession", "executed twice", "favour 0 in a running game", "favour left in a lost game",
    "five easy challenges", "four open supplicants", "goals met in no sub-round", "goals met out of order",
    "goals of another challenge", "lost by favour with favour left", "lost by no scenario", "lost for no reason",
    "negated and still laid", "no cards in the succession", "no heir although all agree", "no supplicant",
    "not evaluated at a choice", "not over and nothing to do", "nothing face up", "nothing shown",
    "other open supplicants in the introduction", "other options", "permits owed", "ready in step 4",
    "ready without a card", "recruited too early", "running and over", "something earned for the succession",
    "something for the succession", "steps out of order", "sub-round 3", "supplicants face down at the end",
    "three bans", "two questions", "won for a reason", "won without the heir of May",
}  # fmt: skip
"""What no game leads to, but the rules can cope with."""


@pytest.mark.rule("C12-INV-1", "C12-INV-2", "C12-INV-3", "C12-INV-4", "C12-INV-5", "C12-INV-6")
@pytest.mark.parametrize("name", sorted(CHANGED.keys() - HARMLESS))
def test_an_impossible_state_is_refused(name: str) -> None:
    state = CHANGED[name]()
    assert c12.GAME.audit(state) is not None
    with pytest.raises(DecodeError):
        from_json(c12.State, to_json(state))


@pytest.mark.rule("C12-INV-7")
@pytest.mark.parametrize("name", sorted(HARMLESS))
@pytest.mark.parametrize("seed", range(3))
def test_an_odd_state_can_be_played_on(name: str, seed: int) -> None:
    """To an end, or until the rules say that they do not lead there; everybody can look at it all the time."""
    state = CHANGED[name]()
    chance = Random(seed)
    assert state == from_json(c12.State, to_json(state))
    stuck = ""
    for _ in range(1000):
        for seat in (None, *range(state.options.players)):
            c12.view(state, seat)
        if not c12.awaiting(state):
            break
        actions = c12.legal_actions(state, chance.choice(c12.awaiting(state)))
        kept = [action for action in actions if not isinstance(action, c12.Change | c12.Talk)]
        try:
            state = c12.apply(state, chance.choice(kept))
        except InvalidArgument as error:
            stuck = str(error)
            break
    assert "the rules cannot go on" in stuck or not state.agenda
