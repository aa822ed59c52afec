"""
A simple cooperative bot for Council of 12, and how often a table of such bots wins.

    python examples/council_bot.py --games 100 --players 3

A bot sees the view of its seat and its legal actions, nothing else. The bots share some habits, as a group that has
played together does:

* In every round one of them leads: lays the card that is best for the challenge, says so, and reveals last.
* The others lay the first card of a common list that they hold. Equal cards cancel each other, so the leader is left
  alone with the die.
* A princess is revealed first, everybody else before the leader.
* On the throne they want the character whom the scenario names, or else the one who joined last, because all got it
  at the same time. If the scenario asks for an heir they play so that they will hold that card in the last round.

The second half prints the share of games won for every month, so that a scenario that cannot be won is noticed.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable, Sequence
from functools import cache

from tabletricks import council_of_12 as c12


HABIT: tuple[c12.Character, ...] = (
    "patient", "oracle", "golem", "knight", "druid", "parasite", "machine", "alchemist", "shapeshifter", "princess",
    "warlock", "worker",
)  # fmt: skip
"""What the others lay: the least useful card first."""

Moment = tuple[int, tuple[c12.Goal, ...], tuple[int, ...]]
"""What the die shows, the goals, and what it has shown."""


def passed(moment: Moment) -> bool:
    """Whether a challenge is passed if it ends like this (both goals within one go)."""
    die, goals, shown = moment
    met = [index for index, goal in enumerate(goals) if die in goal]
    if len(goals) == 1:
        return bool(met)
    return any(any(value in goals[1 - index] for value in shown) for index in met)


def results(view: c12.View, card: c12.Character, moment: Moment, *, first: bool) -> dict[c12.Choice | None, Moment]:
    """What a card can make of a moment, by choice."""
    die, goals, shown = moment
    tables = view.options.rulebook.die

    def turned(*faces: int) -> Moment:
        return faces[-1], goals, (*shown, *faces)

    def replaced(values: c12.Goal) -> dict[c12.Choice | None, Moment]:
        return {index: (die, (*goals[:index], values, *goals[index + 1 :]), shown) for index in range(len(goals))}

    if card == "alchemist":
        return {"double": turned(min(12, 2 * die)), "halve": turned(max(1, die // 2))}
    if card == "worker":
        return {path: turned(*path) for path in tables.paths[die]}
    if card == "warlock":
        return {face: turned(face) for face in tables.tilts[die]}
    if card in ("druid", "machine", "parasite"):
        steps = {"druid": (1, -1), "machine": (2, 3), "parasite": (-2, -3)}[card]
        return {step: turned(max(1, min(12, die + step))) for step in steps}
    if card == "shapeshifter":
        return {None: turned(13 - die)}
    if card == "golem":
        return replaced((9, 10, 11, 12))
    if card == "knight":
        return replaced((1, 2, 3, 4))
    if card == "princess" and first:
        return {value: turned(value) for goal in goals for value in goal}
    return {None: moment}


def can_pass(view: c12.View, card: c12.Character, moment: Moment, *, first: bool = False) -> bool:
    return any(passed(result) for result in results(view, card, moment, first=first).values())


@cache
def will_hold(held: bool, hand: int, pile: int, plays: int) -> bool:
    """
    Whether a player can still arrange to hold a certain card at the end.

    Args:
        held: whether it is in hand now, and not on the pile.
        hand: how many other cards are in hand.
        pile: how many other cards are on the pile.
        plays: how often the player will lay a card until then.
    """
    if held + hand == 1:  # the last card is never played: hand and pile change places
        held, hand, pile = not held, pile, hand
    if not plays:
        return held
    return (held and will_hold(False, hand, pile, plays - 1)) or (
        hand > 0 and will_hold(held, hand - 1, pile + 1, plays - 1)
    )


class CouncilBot:
    """One member of the council."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decide(self, view: c12.View, actions: Sequence[c12.Action]) -> c12.Action | None:
        """An action, or ``None`` to let others go first."""
        question = view.question
        if isinstance(question, c12.DecideOnBell):
            return c12.VoteBell(self.seat, self._rings(view))
        if isinstance(question, c12.DecideOnSplit):
            return c12.VoteSplit(self.seat, True)
        if isinstance(question, c12.LayCard | c12.BeReady):
            return self._lay(view, actions)
        if isinstance(question, c12.RevealCard):
            return self._reveal(view)
        if isinstance(question, c12.UsePower):
            return self._resolve(view, question.card, actions)
        if isinstance(question, c12.PlayFurtherCard):
            plays = {action.card: action for action in actions if isinstance(action, c12.OraclePlay)}
            return plays[self._best(view, list(plays), alone=0.8)]
        return self._choose(view, question, actions)

    # What everybody knows.

    def _leader(self, view: c12.View) -> int:
        seats = self._participants(view, view.round)
        return seats[(view.round - 1) % len(seats)]

    def _participants(self, view: c12.View, number: int) -> list[int]:
        """Those who lay a card in a round."""
        seats = list(range(len(view.players)))
        if len(seats) == 4 and view.options.chair == "sit_out" and number < 8:
            seats.remove((number - 1) % 4)
        return seats

    def _goals(self, view: c12.View) -> tuple[c12.Goal, ...]:
        """The goals that count now: in the sub-rounds of a split one of them is enough."""
        goals, stage = view.goals, view.sub_round
        if stage == 1:
            return (tuple(sorted({value for goal in goals for value in goal})),)
        if stage == 2:
            left = [goal for index, goal in enumerate(goals) if set(view.first_met) != {index}]
            return (tuple(sorted({value for goal in left for value in goal})),)
        return goals

    def _moment(self, view: c12.View) -> Moment:
        return view.die, self._goals(view), view.shown

    # Decisions.

    def _rings(self, view: c12.View) -> bool:
        if view.this_round.free_bell:
            return True
        special = view.options.rulebook.special
        wanted = 0 if special is None else special.bells
        return len(view.challenges.right) < wanted and view.favour >= 3

    def _heir(self, view: c12.View, hand: Iterable[c12.Character]) -> c12.Character:
        """Whom to see on the throne: the one whom the scenario asks for, or who joined last."""
        special = view.options.rulebook.special
        wanted = [] if special is None or special.heir is None else [special.heir]
        joined = [one for one in reversed(view.supplicants.past) if one not in view.supplicants.open]
        order = [*wanted, *joined, *reversed(HABIT)]
        return min(hand, key=order.index)

    def _saving(self, view: c12.View, cards: Sequence[c12.Character]) -> Sequence[c12.Character]:
        """The cards after which it is likeliest that the heir of the scenario is in hand in the last round."""
        special = view.options.rulebook.special
        if special is None or not (special.heir or special.any_heir):
            return cards
        me = view.players[self.seat]
        heir = self._heir(view, (*(me.hand or ()), *(card for card in me.discard if card is not None)))
        held = heir in (me.hand or ())
        hand, pile = me.hand_size - held, len(me.discard) - (not held)
        plays = sum(self.seat in self._participants(view, number) for number in range(view.round + 1, 8))
        joining = len(set(special.deck.supplicants) & set(view.reserve))

        def chances(card: c12.Character) -> int:
            """In how many cases it works: those who join may come at once or too late to help."""
            back = card == "patient" and pile > 0  # it takes a card back
            left = (False, hand + back, pile - back) if card == heir else (held, hand - 1 + back, pile + 1 - back)
            return sum(will_hold(left[0], left[1] + joined, left[2], plays) for joined in range(joining + 1))

        most = max(map(chances, cards))
        return [card for card in cards if chances(card) == most]

    def _lay(self, view: c12.View, actions: Sequence[c12.Action]) -> c12.Action | None:
        me = view.players[self.seat]
        leader = self._leader(view)
        final = view.round == 8
        if me.has_laid:
            silent = view.options.rulebook.silence == "eerie" or me.said is not None or final
            if self.seat == leader and not silent:
                words: c12.Sentence = "alone" if me.laid in ("worker", "warlock", "princess") else "contribute"
                if c12.Say(self.seat, words) in actions:
                    return c12.Say(self.seat, words)
            return c12.Ready(self.seat)
        cards = [action.card for action in actions if isinstance(action, c12.Play) and not action.open]
        if final:
            return c12.Play(self.seat, self._heir(view, cards))
        cards = list(self._saving(view, cards))
        if self.seat == leader:
            return c12.Play(self.seat, self._best(view, cards, alone=0.3 if len(view.players) == 2 else 0.7))
        if not view.players[leader].has_laid:
            return None
        kept = self._heir(view, view.players[self.seat].hand or cards)
        spare = [card for card in HABIT if card in cards and card != kept] or cards
        return c12.Play(self.seat, spare[0])

    def _best(self, view: c12.View, cards: Sequence[c12.Character], *, alone: float) -> c12.Character:
        """The card most likely to pass the challenge, at the end or, as a princess, at the beginning."""
        die, goals, shown = self._moment(view)
        first = not view.executed

        def worth(card: c12.Character) -> float:
            now = can_pass(view, card, (die, goals, shown), first=first)
            anywhere = sum(can_pass(view, card, (face, goals, (*shown, face))) for face in range(1, 13)) / 12
            return alone * now + (1 - alone) * anywhere - 0.001 * HABIT.index(card)

        return max(cards, key=worth)

    def _reveal(self, view: c12.View) -> c12.Action | None:
        waiting = [seat for seat, player in enumerate(view.players) if player.has_laid]
        if view.players[self.seat].laid == "princess" and not view.executed:
            return c12.Reveal(self.seat)
        if len(waiting) > 1 and self.seat == self._leader(view):
            return None
        return c12.Reveal(self.seat)

    def _resolve(self, view: c12.View, card: c12.Character, actions: Sequence[c12.Action]) -> c12.Action:
        """The choice that passes, if nobody comes after; otherwise the one that leaves most to those who do."""
        after = [player for seat, player in enumerate(view.players) if seat != self.seat and player.has_laid]
        used = {*view.executed, *view.negated}
        others = [one for one in view.options.rulebook.cast if one not in view.reserve and one not in used]
        outcomes = results(view, card, self._moment(view), first=True)

        def worth(action: c12.Action) -> float:
            assert isinstance(action, c12.Resolve)
            moment = outcomes.get(action.choice, self._moment(view))
            if not after:
                return passed(moment)
            return sum(can_pass(view, one, moment) for one in others) + 0.5 * passed(moment)

        if card == "patient":
            pile = view.players[self.seat].discard
            wanted = [one for one in reversed(HABIT) if one in pile]
            return c12.Resolve(self.seat, wanted[0], card)
        return max(actions, key=lambda action: worth(action) if isinstance(action, c12.Resolve) else -1)

    def _choose(self, view: c12.View, question: c12.Question | None, actions: Sequence[c12.Action]) -> c12.Action:
        options = [action for action in actions if isinstance(action, c12.Choose)]
        if isinstance(question, c12.ChooseTogether) and isinstance(question.effect, c12.TakeBack | c12.Recover):
            longest = max(question.options, key=lambda seat: len(view.players[int(str(seat))].discard))
            return c12.Choose(self.seat, longest, "player")
        if isinstance(question, c12.ChooseTogether) and isinstance(question.effect, c12.TurnDie):
            return c12.Choose(self.seat, view.die, "face")
        if isinstance(question, c12.ChooseOwnCard) and isinstance(question.effect, c12.Discard):
            hand = view.players[self.seat].hand or ()
            return c12.Choose(self.seat, min(hand, key=HABIT.index), "discard")
        if isinstance(question, c12.ChooseOwnCard):
            pile = view.players[self.seat].discard
            wanted = [one for one in reversed(HABIT) if one in pile]
            return c12.Choose(self.seat, wanted[0], "take_back")
        return options[0]


def play(options: c12.Options, seed: int) -> c12.State:
    """A whole game between bots; the end of it."""
    state = c12.setup(options, seed)
    bots = [CouncilBot(seat) for seat in range(options.players)]
    chance = random.Random(seed)
    while c12.outcome(state) is None:
        seats = list(c12.awaiting(state))
        chance.shuffle(seats)
        for seat in seats:
            action = bots[seat].decide(c12.view(state, seat), c12.legal_actions(state, seat))
            if action is not None:
                state = c12.apply(state, action)
                break
        else:
            raise AssertionError("everybody waits for the others")
    return state


def share(options: c12.Options, games: int) -> tuple[float, float]:
    """How many of some games are won, and the mean score."""
    outcomes = [c12.outcome(play(options, seed)) for seed in range(games)]
    ended = [outcome for outcome in outcomes if outcome is not None]
    return sum(bool(outcome.winners) for outcome in ended) / games, sum(outcome.scores[0] for outcome in ended) / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Let bots play Council of 12 and count what they win.")
    parser.add_argument("--games", type=int, default=100, help="how many games of each kind")
    parser.add_argument("--players", type=int, default=3, choices=(2, 3, 4), help="how many players")
    arguments = parser.parse_args()
    kinds = {"standard": c12.Options(arguments.players), "introduction": c12.Options(arguments.players, "intro")}
    kinds |= {
        month.month: c12.Options(arguments.players, "scenario", number) for number, month in enumerate(c12.YEAR, 1)
    }
    for name, options in kinds.items():
        won, score = share(options, arguments.games)
        print(f"{name:12} {won:6.1%} won, mean score {score:5.1f}")


if __name__ == "__main__":
    main()
