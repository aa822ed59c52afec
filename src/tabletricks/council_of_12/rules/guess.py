"""
Guessing what a seat cannot know: a random state that agrees with a view.

Hidden are the hands of others, the covered part of their discard piles, the cards that they have laid face down, and
the order of the stacks beyond what is public. What could be concluded from the past is not in a view, and so not in a
guess either; but nobody has laid a card that may not be played, or one whose character was used up in this step.
"""

from __future__ import annotations

import attrs

from ...core import Chance, nonsense
from ..catalogue import STANDARD_DEAL, SUCCESSION
from ..characters import Character, sort_characters
from ..scenarios import DECK_SIZE
from ..view import PlayerView, View
from .laying import Laying
from .revealing import OraclePlaying
from .state import Challenges, Player, Position, State, Supplicants


def guessed(view: View, chance: Chance) -> State:
    """A random state that agrees with a view; raises :class:`InvalidArgument` if there is none."""
    table = State(
        view.options,
        chance.rng,
        view.pending,
        (),
        view.round,
        view.favour,
        view.reserve,
        view.this_round,
        view.next_round,
        _supplicants(view, chance),
        _challenges(view, chance),
        view.die,
        view.goals,
        view.shown,
        view.executed,
        view.negated,
        view.sub_round,
        view.first_met,
        view.replay,
        view.passed,
        view.boxes,
        view.silence_broken,
        view.result,
        view.outcome,
    )
    return attrs.evolve(
        table, players=tuple([_player(chance, table, seat, player) for seat, player in enumerate(view.players)])
    )


def reseeded(state: State, chance: Chance) -> State:
    """The state with the stacks in another order where nobody knows it."""
    known, stack = state.supplicants.known, state.supplicants.stack
    rest = chance.shuffle(sort_characters(stack[known:]))
    supplicants = attrs.evolve(state.supplicants, stack=(*stack[:known], *rest))
    challenges = state.challenges
    if state.options.mode != "intro" and challenges.stack:
        seen = min(1 if challenges.rung else 0, len(challenges.stack) - 1)
        numbers = chance.shuffle(sorted(challenges.stack[seen:-1]))
        challenges = attrs.evolve(challenges, stack=(*challenges.stack[:seen], *numbers, SUCCESSION))
    return attrs.evolve(state, supplicants=supplicants, challenges=challenges)


def _player(chance: Chance, table: Position, seat: int, player: PlayerView) -> Player:
    """A player with cards in place of those that are not seen."""
    pile = [card for card in player.discard if card is not None]
    if player.hand is not None:
        return Player(player.hand, tuple(pile), player.laid, player.open, player.said, player.ready, player.oracle)
    laid = player.laid
    aside = "oracle" if player.oracle else None
    unseen = [card for card in table.in_play if card not in pile and card not in (laid, aside)]
    if player.has_laid and laid is None:
        used = (*table.executed, *table.negated)
        guess = chance.choose([card for card in unseen if card not in used and table.is_permitted(card)])
        unseen.remove(guess)
        laid = guess
    cards = chance.shuffle(unseen)
    if _must_play(table, seat, player):
        _make_playable(chance, table, cards, player.hand_size)
    hand, rest = cards[: player.hand_size], cards[player.hand_size :]
    filled = tuple([rest.pop() if card is None else card for card in player.discard])
    return Player(sort_characters(hand), filled, laid, player.open, player.said, player.ready, player.oracle)


def _must_play(table: Position, seat: int, player: PlayerView) -> bool:
    """Whether a seat is about to play a card, so that it must hold one that it may play (C12-HAND-7)."""
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, OraclePlaying):
        return seat == top.seat
    return isinstance(top, Laying) and not player.has_laid and seat != table.chair


def _make_playable(chance: Chance, table: Position, cards: list[Character], size: int) -> None:
    """Lets the first cards, the hand, hold one that may be played."""
    if not table.playable(cards[:size]):
        place = chance.choose([place for place in range(size, len(cards)) if table.is_permitted(cards[place])])
        other = chance.choose(range(size))
        cards[place], cards[other] = cards[other], cards[place]


def _supplicants(view: View, chance: Chance) -> Supplicants:
    """The supplicants to come: open ones that have not come yet, and the hidden ones in between (C12-INFO-3)."""
    seen, rulebook = view.supplicants, view.options.rulebook
    known = (*seen.past, seen.current, *seen.coming)
    pool = rulebook.cast if rulebook.deck is None else sort_characters(rulebook.deck.supplicants)
    visible = [one for one in sort_characters(seen.open) if one not in known]
    hidden = [one for one in pool if one not in known and one not in seen.open]
    missing = DECK_SIZE - len([one for one in known if one is not None]) - len(visible)
    rest = chance.shuffle((*visible, *chance.shuffle(hidden)[:missing]))
    return Supplicants(seen.open, (*seen.coming, *rest), len(seen.coming), seen.current, seen.past)


def _challenges(view: View, chance: Chance) -> Challenges:
    """The challenges to come: of a fixed deck the rest, else random ones of the missing difficulties (C12-SETUP-12)."""
    seen, rulebook = view.challenges, view.options.rulebook
    following = () if seen.following is None else (seen.following,)
    known = {*seen.left, *seen.right, *following, seen.current}
    if rulebook.intro is not None:
        rest = [number for number in rulebook.intro.challenges if number not in known]
    elif rulebook.deck is not None:
        rest = chance.shuffle(sorted(number for number in rulebook.deck.challenges if number not in known))
    else:
        rest = []
        for difficulty, count in STANDARD_DEAL:
            level = rulebook.of_difficulty(difficulty)
            unknown = [number for number in level if number not in known]
            missing = count - (len(level) - len(unknown))
            if missing < 0:
                raise nonsense("there are too many challenges of one difficulty")
            rest += chance.shuffle(unknown)[:missing]
        rest = chance.shuffle(rest)
    final = () if SUCCESSION in known else (SUCCESSION,)
    return Challenges((*following, *rest, *final), seen.current, seen.left, seen.right)
