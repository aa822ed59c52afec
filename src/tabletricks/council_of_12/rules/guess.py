"""
Guessing what a seat cannot know: a random state that agrees with a view.

Hidden are the hands of others, the covered part of their discard piles, the cards that they have laid face down, and
the order of the stacks beyond what is public. What could be concluded from the past is not in a view, and so not in a
guess either; but nobody has laid a card that may not be played, or one whose character was used up in this step.
"""

from __future__ import annotations

import attrs

from ...core.guess import Guess, nonsense
from ...core.rng import Rng
from ..catalogue import STANDARD_DEAL, SUCCESSION
from ..characters import Character, sort_characters
from ..options import ROUNDS
from ..scenarios import DECK_SIZE, INTRO_CHALLENGES
from ..view import PlayerView, View
from .audit import impossible
from .revealing import OraclePlaying
from .state import Challenges, Player, Position, State, Supplicants


class _Guess(Guess):
    """The work on one guess."""

    def __init__(self, view: View, rng: Rng) -> None:
        super().__init__(rng)
        self.view = view


def determinized(view: View, rng: Rng) -> State:
    """A random state that agrees with a view; raises :class:`InvalidArgument` if there is none."""
    if len(view.players) != view.options.players:
        raise nonsense("it shows too many players, or too few")
    if not 1 <= view.round <= ROUNDS:
        raise nonsense("there are eight rounds")
    guess = _Guess(view, rng)
    table = State(
        view.options,
        rng,
        agenda=view.pending,
        round=view.round,
        favour=view.favour,
        reserve=view.reserve,
        this_round=view.this_round,
        next_round=view.next_round,
        supplicants=Supplicants(current=view.supplicants.current),
        die=view.die,
        goals=view.goals,
        shown=view.shown,
        executed=view.executed,
        negated=view.negated,
        sub_round=view.sub_round,
        first_met=view.first_met,
        replay=view.replay,
        passed=view.passed,
        boxes=view.boxes,
        silence_broken=view.silence_broken,
        result=view.result,
        outcome=view.outcome,
    )
    players = tuple([_player(guess, table, seat, player) for seat, player in enumerate(view.players)])
    supplicants, challenges = _supplicants(guess), _challenges(guess)
    state = attrs.evolve(table, rng=guess.rng, players=players, supplicants=supplicants, challenges=challenges)
    problem = impossible(state)
    if problem is not None:
        raise nonsense(problem)
    return state


def reseeded(state: State, rng: Rng) -> State:
    """The state with another random source, and the stacks in another order where nobody knows it."""
    known, stack = state.supplicants.known, state.supplicants.stack
    rest, rng = rng.shuffle(sort_characters(stack[known:]))
    supplicants = attrs.evolve(state.supplicants, stack=(*stack[:known], *rest))
    challenges = state.challenges
    if state.options.mode != "intro" and challenges.stack:
        seen = 1 if challenges.rung else 0
        numbers, rng = rng.shuffle(sorted(challenges.stack[seen:-1]))
        challenges = attrs.evolve(
            challenges, stack=(*challenges.stack[: min(seen, len(challenges.stack) - 1)], *numbers, SUCCESSION)
        )
    return attrs.evolve(state, rng=rng, supplicants=supplicants, challenges=challenges)


def _player(guess: _Guess, table: Position, seat: int, player: PlayerView) -> Player:
    """A player with cards in place of those that are not seen."""
    if player.hand is not None:
        pile = tuple(card for card in player.discard if card is not None)
        return Player(player.hand, pile, player.laid, player.open, player.said, player.ready)
    hidden_laid = player.has_laid and player.laid is None
    seen = {card for card in (*player.discard, player.laid) if card is not None}
    unseen = [card for card in table.options.rulebook.cast if card not in table.reserve and card not in seen]
    covered = sum(card is None for card in player.discard)
    if player.hand_size < 0 or player.hand_size + covered + hidden_laid != len(unseen):
        raise nonsense(f"the cards of seat {seat} do not add up")
    laid = player.laid
    if hidden_laid:
        used = (*table.executed, *table.negated)
        possible = [card for card in unseen if card not in used and table.is_permitted(card)]
        if not possible:
            raise nonsense(f"seat {seat} has no card that could have been laid")
        guessed = guess.choose(possible)
        unseen.remove(guessed)
        laid = guessed
    cards = guess.shuffle(unseen)
    if _must_play(table, seat, player):
        _make_playable(guess, table, seat, cards, player.hand_size)
    hand, rest = cards[: player.hand_size], cards[player.hand_size :]
    pile = tuple([rest.pop() if card is None else card for card in player.discard])
    return Player(sort_characters(hand), pile, laid, player.open, player.said, player.ready)


def _must_play(table: Position, seat: int, player: PlayerView) -> bool:
    """Whether a seat is about to play a card, so that it must hold one that it may play (C12-HAND-7)."""
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, OraclePlaying):
        return seat == top.seat
    return top is not None and top.tag == "laying" and not player.has_laid and seat != table.chair


def _make_playable(guess: _Guess, table: Position, seat: int, cards: list[Character], size: int) -> None:
    """Lets the first cards, the hand, hold one that may be played."""
    if table.playable(cards[:size]):
        return
    possible = [place for place in range(size, len(cards)) if table.is_permitted(cards[place])]
    if not possible or not size:
        raise nonsense(f"seat {seat} has no card that may be played")
    place, other = guess.choose(possible), guess.choose(range(size))
    cards[place], cards[other] = cards[other], cards[place]


def _supplicants(guess: _Guess) -> Supplicants:
    """The supplicants to come: open ones that have not come yet, and the hidden ones in between (C12-INFO-3)."""
    seen, rulebook = guess.view.supplicants, guess.view.options.rulebook
    current = () if seen.current is None else (seen.current,)
    known = (*seen.past, *current, *seen.coming)
    pool = rulebook.cast if rulebook.deck is None else sort_characters(rulebook.deck.supplicants)
    visible = [one for one in sort_characters(seen.open) if one not in known]
    hidden = [one for one in pool if one not in known and one not in seen.open]
    missing = DECK_SIZE - len(known) - len(visible)
    if not 0 <= missing <= len(hidden) or seen.stack_size != len(seen.coming) + len(visible) + missing:
        raise nonsense("the supplicants do not add up")
    rest = guess.shuffle((*visible, *guess.shuffle(hidden)[:missing]))
    return Supplicants(seen.open, (*seen.coming, *rest), len(seen.coming), seen.current, seen.past)


def _challenges(guess: _Guess) -> Challenges:
    """The challenges to come: of a fixed deck the rest, else random ones of the missing difficulties (C12-SETUP-12)."""
    seen, options = guess.view.challenges, guess.view.options
    rulebook = options.rulebook
    following = () if seen.following is None else (seen.following,)
    known = [*seen.left, *seen.right, *following, *(() if seen.current is None else (seen.current,))]
    if not set(known) <= set(rulebook.challenges):
        raise nonsense("it shows a challenge that does not exist")
    if options.mode == "intro":
        rest = [number for number in INTRO_CHALLENGES if number not in known]
    elif rulebook.deck is not None:
        rest = guess.shuffle(sorted(number for number in rulebook.deck.challenges if number not in known))
    else:
        rest = []
        for difficulty, count in STANDARD_DEAL:
            level = [
                number
                for number, card in sorted(rulebook.challenges.items())
                if card.difficulty == difficulty and number != SUCCESSION
            ]
            missing = count - sum(number in level for number in set(known))
            if missing < 0:
                raise nonsense("there are too many challenges of one difficulty")
            rest += guess.shuffle([number for number in level if number not in known])[:missing]
        rest = guess.shuffle(rest)
    final = () if SUCCESSION in known else (SUCCESSION,)
    stack = (*following, *rest, *final)
    if len(stack) != seen.stack_size:
        raise nonsense("the challenges do not add up")
    return Challenges(stack, seen.current, seen.left, seen.right)
