"""
What no state of a game can be: the invariants of the rules, as a check of documents and of the engine itself.

The rules are C12-INV-1 to C12-INV-7.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .catalogue import STANDARD_DEAL, SUCCESSION
from .characters import Character, sort_characters
from .consequences import Consequences, GroupChoice, IndividualChoice, consequences_of
from .consequences.next_round import MOST_BANS
from .die import FACES
from .effects import Ban, Discard, Replay, TakeBack, TurnDie
from .options import MAX_FAVOUR, ROUNDS
from .powers.golem import GolemPower
from .powers.knight import KnightPower
from .questions import Question
from .revealing import OraclePlaying, Resolving
from .scenarios import DECK_SIZE, INTRO_OPEN
from .scoring import bracket, score_of
from .state import NO_EFFECTS, State, chair_of, is_succession, may_be_played
from .succession import fulfilled


_STEP_4 = ("round_end", "evaluation", "next_reveal")
_AGENDAS: dict[str, tuple[str, ...]] = {
    "bell_vote": ("round_end", "evaluation", "approach"),
    "split_vote": (*_STEP_4, "begin_laying"),
    "laying": _STEP_4,
    "revealing": _STEP_4,
    "resolving": _STEP_4,
    "oracle_playing": _STEP_4,
    "group_choice": ("round_end", "consequences"),
    "individual_choice": ("round_end", "consequences"),
}
"""What lies under each question, the bottom first."""


def impossible(state: State) -> str | None:
    """What is impossible about a state, or ``None``."""
    return next(_problems(state), None)


def _problems(state: State) -> Iterator[str]:
    # Each group relies on the ones before it; only the first problem is asked for.
    yield from _council_problems(state)
    yield from _supplicant_problems(state)
    yield from _card_problems(state)
    yield from _challenge_problems(state)
    yield from _table_problems(state)
    if state.result is None:
        yield from _agenda_problems(state)
        yield from _laid_problems(state)
    else:
        yield from _result_problems(state)


def _council_problems(state: State) -> Iterator[str]:
    council, rulebook = state.council, state.options.rulebook
    if len(state.players) != state.options.players:
        yield f"{state.options.players} players need as many hands"
    if not 1 <= council.round <= ROUNDS:
        yield "there are eight rounds"
    if not 0 <= council.favour <= MAX_FAVOUR:
        yield "favour is from 0 to 5"
    if (council.favour == 0) != (state.result is not None and state.result.reason == "favour"):
        yield "favour 0 loses the game"
    last = council.round if state.result is not None and is_succession(state) else council.round - 1
    if list(council.boxes) != sorted(set(council.boxes) & set(range(1, last + 1))):
        yield "boxes are ticked for rounds that are over, ascending"
    if rulebook.silence == "off" and (council.boxes or council.broken):
        yield "without silence there is none to break"
    if is_succession(state) and council.now != NO_EFFECTS:
        yield "nothing is carried into the succession round"
    if council.round + 1 >= ROUNDS and council.coming != NO_EFFECTS:
        yield "nothing is earned for the succession round"
    for effects in (council.now, council.coming):
        banned = effects.banned
        if effects.permits < 0 or len(set(banned)) < len(banned) or len(banned) > MOST_BANS:
            yield "permits cannot be owed, and at most two characters are banned"
        if not set(banned) <= set(rulebook.cast):
            yield "only characters of the game can be banned"


def _supplicant_problems(state: State) -> Iterator[str]:
    supplicants, rulebook, number = state.supplicants, state.options.rulebook, state.council.round
    current = () if supplicants.current is None else (supplicants.current,)
    every = (*supplicants.past, *current, *supplicants.stack)
    if len(every) != DECK_SIZE or len(set(every)) != DECK_SIZE or not set(every) <= set(rulebook.cast):
        yield "there are seven different supplicants"
    if len(set(supplicants.open)) != 5 or len(supplicants.open) != 5 or not set(supplicants.open) <= set(every):
        yield "five of the supplicants lay open"
    if rulebook.deck is not None and set(every) != set(rulebook.deck.supplicants):
        yield "the supplicants are those of the deck"
    if state.options.mode == "intro" and supplicants.open != INTRO_OPEN:
        yield "the open supplicants of the introductory game are fixed"
    if len(supplicants.past) != number - 1 or (not current) != (number == ROUNDS):
        yield "every round but the last has one supplicant"
    if not 0 <= supplicants.known <= len(supplicants.stack):
        yield "no more supplicants are known than there are"


def _card_problems(state: State) -> Iterator[str]:
    reserve, supplicants = state.council.reserve, state.supplicants
    if reserve != sort_characters(reserve):
        yield "the reserve is not in order"
    recruited = set(state.options.rulebook.cast) - set(reserve) - set(supplicants.open)
    comers = set(supplicants.past) - set(supplicants.open)
    if recruited != comers if state.options.recruit == "always" else not recruited <= comers:
        yield "only supplicants of rounds that are over join the hands"
    for seat, player in enumerate(state.players):
        laid = () if player.laid is None else (player.laid,)
        cards = Counter((*player.hand, *player.discard, *laid, *reserve))
        if cards != Counter(state.options.rulebook.cast):
            yield f"seat {seat} misses a card or has one twice"
        if not player.hand:
            yield f"seat {seat} has an empty hand"
        if player.hand != sort_characters(player.hand):
            yield f"the hand of seat {seat} is not in order"
        if player.open and player.laid is None:
            yield f"seat {seat} has laid nothing and it lies open"


def _challenge_problems(state: State) -> Iterator[str]:
    challenges, rulebook, number = state.challenges, state.options.rulebook, state.council.round
    current = challenges.current
    if current is None:
        yield "a challenge is faced"
        return
    done = [*challenges.left, *(card for card in challenges.right if card != current)]
    every = [*done, current, *challenges.stack]
    if len(set(every)) != ROUNDS or len(every) != ROUNDS or not set(every) <= set(rulebook.challenges):
        yield "there are eight different challenges"
    if current in challenges.right[:-1]:
        yield "a challenge is belled once"
    if every[-1] != SUCCESSION or len(done) != number - 1 or SUCCESSION in challenges.right:
        yield "the succession is the last challenge, and one is faced in each round"
    if not rulebook.bells and challenges.right:
        yield "there is no bell in a first game"
    if rulebook.deck is not None and set(every) != {*rulebook.deck.challenges, SUCCESSION}:
        yield "the challenges are those of the deck"
    if rulebook.deck is None:
        levels = Counter(rulebook.challenges[card].difficulty for card in every if card != SUCCESSION)
        if levels != Counter(dict(STANDARD_DEAL)):
            yield "a standard game has four easy, two medium and one hard challenge"


def _table_problems(state: State) -> Iterator[str]:
    table, rulebook = state.table, state.options.rulebook
    current = state.challenges.current
    assert current is not None
    challenge = rulebook.challenges[current]
    if table.die not in FACES or not table.shown or not set(table.shown) <= set(FACES):
        yield "the die shows 1 to 12"
    if table.passed is None and table.shown[-1] != table.die:
        yield "the die shows what was shown last"
    allowed = (GolemPower.values, KnightPower.values)
    if len(table.goals) != len(challenge.goals) or any(
        goal != printed and goal not in allowed for goal, printed in zip(table.goals, challenge.goals, strict=True)
    ):
        yield "the goals are those of the challenge, or replaced by golem or knight"
    used = (*table.executed, *table.negated)
    if len(set(used)) < len(used) or not all(
        card not in state.council.reserve and card in rulebook.cast and may_be_played(state, card) for card in used
    ):
        yield "a character is executed or negated once, and only one that may be played"
    if table.stage not in (0, 1, 2) or (table.stage and (state.options.players != 2 or len(challenge.goals) != 2)):
        yield "only two players take a challenge with two goals in two sub-rounds"
    if bool(table.met) != (table.stage == 2) or list(table.met) != sorted(set(table.met) & {0, 1}):
        yield "the second sub-round knows which goals the first one has met"
    if table.extra and not any(isinstance(effect, Replay) for effect in (*challenge.reward, *challenge.penalty)):
        yield "this challenge is never faced twice"
    if is_succession(state) and (used or table.extra or table.passed is not None):
        yield "in the succession round no card takes effect"


def _agenda_problems(state: State) -> Iterator[str]:
    if not state.agenda:
        yield "a game is either over or has something on its agenda"
        return
    *below, top = state.agenda
    wanted = ("succession",) if is_succession(state) and top.tag == "laying" else _AGENDAS.get(top.tag)
    if not isinstance(top, Question) or tuple(item.tag for item in below) != wanted:
        yield "the agenda asks one question, and knows what follows it"
        return
    if is_succession(state) and top.tag != "laying":
        yield "in the succession round only cards are laid"
    for item in state.agenda:
        problem = item.audit(state)
        if problem is not None:
            yield problem
    choosing = isinstance(top, GroupChoice | IndividualChoice)
    if (state.table.passed is not None) != choosing:
        yield "a challenge is evaluated after its cards are resolved"
    if top.tag in ("bell_vote", "split_vote", "laying") and not _untouched(state):
        yield "cards take effect in step 4"
    if isinstance(top, GroupChoice | IndividualChoice):
        consequences = below[-1]
        assert isinstance(consequences, Consequences)
        effect = consequences_of(state)[consequences.index - 1]
        if effect != top.effect:
            yield "the choice belongs to an effect of the card"
        if not _asks(top):
            yield "this effect leaves nothing to choose"


def _untouched(state: State) -> bool:
    """Whether no card has taken effect in this round, sub-round or extra round."""
    table, current = state.table, state.challenges.current
    printed = () if current is None else state.options.rulebook.challenges[current].goals
    return not table.executed and not table.negated and table.shown == (table.die,) and table.goals == printed


def _asks(question: GroupChoice | IndividualChoice) -> bool:
    """Whether an effect asks such a question."""
    if isinstance(question, IndividualChoice):
        own = question.effect
        alone = own.who == "all" or len(question.waiting) == 1
        return alone and not (isinstance(own, TakeBack) and own.which == "top")
    effect = question.effect
    if isinstance(effect, TakeBack | Discard):
        return effect.who == "one"
    if isinstance(effect, TurnDie):
        return effect.how != "flip"
    return not isinstance(effect, Ban) or effect.what == "choice"


def _laid_problems(state: State) -> Iterator[str]:
    """What lies before the players, and what they have said."""
    top = state.agenda[-1]
    step_3, step_4 = top.tag == "laying", top.tag in ("revealing", "resolving", "oracle_playing")
    used = {*state.table.executed, *state.table.negated}
    acting: Character | None = top.card if isinstance(top, Resolving) else None
    chair = chair_of(state)
    for seat, player in enumerate(state.players):
        if seat == chair and (player.laid, player.said, player.ready) != (None, None, False):
            yield "whoever is in the chair sits out"
        if player.ready and not step_3:
            yield "only in step 3 somebody is ready"
        if player.said is not None and not (step_3 or step_4):
            yield "sentences are said in step 3"
        if player.laid is None:
            continue
        if not (step_3 or step_4) or not may_be_played(state, player.laid):
            yield f"seat {seat} cannot have laid that card"
        if player.laid in used and not (isinstance(top, Resolving) and top.seat == seat and player.laid == acting):
            yield f"the card of seat {seat} should have been resolved"
        if player.open and is_succession(state):
            yield "in the succession round all cards lie face down"
    if isinstance(top, OraclePlaying) and state.players[top.seat].laid is not None:
        yield "the oracle has left its place"


def _result_problems(state: State) -> Iterator[str]:
    result = state.result
    assert result is not None
    if state.agenda:
        yield "a game is either over or has something on its agenda"
    if state.supplicants.known != len(state.supplicants.stack):
        yield "at the end all supplicants lie open"
    score = score_of(state.options, state.challenges, state.supplicants, state.council.favour, len(state.council.boxes))
    if (result.score, result.bracket) != (score, bracket(score)):
        yield "the score does not add up"
    if (result.reason is None) != (result.ending == "won"):
        yield "a lost game has a reason"
    if result.reason != "favour":
        cards = {player.laid for player in state.players}
        if not is_succession(state) or None in cards or not all(player.open for player in state.players):
            yield "a game that is not lost before ends with the succession"
        if result.heir != (state.players[0].laid if len(cards) == 1 else None):
            yield "the heir is the character on whom all agree"
        if fulfilled(state, result.heir) != (result.ending == "won"):
            yield "a game that is survived is won if the scenario has nothing against it"
    elif result.heir is not None:
        yield "a banished council has no heir"
