"""
A turn: play, check, draw or use an effect card; and Time Leap and Trickster out of turn (HY-TURN-1 to HY-TURN-16).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ...core.clicks import uses
from ...core.refusals import IllegalAction
from ...core.seats import Seat
from ...core.words import Who
from ..actions import Action, Check, Draw, Play, PlayLeap, PlayStorm, PlayTrickster, PlayWitch
from ..cards import COMPANION, LEAP, STORM, TRICKSTER, WITCH, Card, named, sort_hand
from ..combinations import ORDERS, Combination, Top, recognized
from ..events.moves import CardDrawn
from ..events.tricks import Checked, Played, TrickWon
from ..options import DEALS
from ..questions import AnswerTrick, Interrupt, LeadTrick, Question
from ..view import Laid, Trick
from ..words import refuse
from .combination_search import canonical_play, cheapest, plays, with_these
from .items import EFFECT_CARDS, Asking, Task
from .legality import not_held, play_refusal
from .piles import draw_personal, turn_up
from .scoring import EndRound
from .special_cards import companion, storm, time_leap, trickster, witch
from .special_cards.witch import WitchPassing
from .state import Draft, Position


# These are listed so often that they are made once.
_CHECKS = [Check(seat) for seat in range(max(DEALS))]
_LEAPS = [PlayLeap(seat) for seat in range(max(DEALS))]
_TRICKSTERS = [PlayTrickster(seat) for seat in range(max(DEALS))]


@frozen
class Turn(Asking):
    """
    A seat is to lead, or to answer the top; only this seat is awaited (HY-TURN-12).

    Attributes:
        seat: the turn seat.
    """

    tag: ClassVar[str] = "turn"

    seat: Seat

    def awaits(self, position: Position) -> tuple[int, ...]:
        """The turn seat."""
        del position
        return (self.seat,)

    def actions(self, position: Position, seat: int) -> Sequence[Action]:
        """Check, draw, effect cards, then every play; out of turn only Time Leap and Trickster."""
        trick, hand, drawn = position.trick, position.hands[seat], position.drawn
        if seat != self.seat:
            return () if trick is None or drawn else _at_any_time(trick, hand, seat)
        found: list[Action] = []
        if trick is not None and not drawn:
            found.append(_CHECKS[seat])
        if position.shared_pile and self._useless_draw(position) is None:
            found.append(Draw(seat))
        held = drawn or hand
        if len(drawn) < 2:
            if trick is None:
                if WITCH in held:
                    found.append(PlayWitch(seat))
            else:
                if STORM in held and storm.refusal(trick) is None:
                    found.append(PlayStorm(seat))
                found += _at_any_time(trick, held, seat)
        if trick is None:
            found += plays(seat, hand, drawn, None, storm=False)
        else:
            found += plays(seat, hand, drawn, trick.top, storm=trick.storm)
        return found

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """To lead, or to answer the top; out of turn an offer, if the seat holds what could be played."""
        trick, drawn = position.trick, position.drawn
        if trick is None:
            return LeadTrick(seat, required, "HY-TURN-2", drawn)
        if required:
            return AnswerTrick(seat, required, "HY-TURN-5", trick.top, trick.storm, drawn)
        cards = [EFFECT_CARDS[type(action)] for action in _at_any_time(trick, position.hands[seat], seat)]
        return Interrupt(seat, required, "HY-TURN-11", trick.top, tuple(cards))

    def with_cards(self, position: Position, seat: int, cards: Sequence[object]) -> Sequence[Action]:
        """The plays with these very cards, of whatever colours, and the effects of special cards."""
        held = (*(position.drawn if seat == self.seat else ()), *position.hands[seat])
        wanted = [card for card in held if card in cards]
        if len(wanted) < len(cards):
            return []
        found: list[Action] = []
        for action in self.actions(position, seat):
            if not isinstance(action, Play):
                if uses(action, cards, ()):
                    found.append(action)
                continue
            play = with_these(held, position.drawn, action, wanted)
            if play is not None:
                found.append(play)
        return found

    def modest(self, position: Position, seat: int) -> Action:
        """A check; otherwise the cheapest play, or the effect of a drawn card; the Witch if nothing else is left."""
        listed = self.actions(position, seat)
        if isinstance(listed[0], Check):
            return listed[0]
        found = [action for action in listed if isinstance(action, Play)]
        if found:
            return cheapest(found)
        return next(action for action in listed if not isinstance(action, Draw))

    def canonical(self, position: Position, action: Action) -> Action:
        """A play with the colours that are listed; everything else is listed as it is."""
        if not isinstance(action, Play):
            return action
        return canonical_play(position.hands[action.seat], position.drawn, action)

    def accepts(self, position: Position, action: Action) -> bool:
        """Much faster than the list of all plays."""
        return self._problem(position, action) is None

    def refusal(self, position: Position, action: Action) -> IllegalAction:
        """The first thing that is wrong."""
        problem = self._problem(position, action)
        assert problem is not None
        return problem

    def _problem(self, position: Position, action: Action) -> IllegalAction | None:
        """Seat, drawn cards, the cards named, the rules of the action: see "Order of checks" of the rules page."""
        if isinstance(action, PlayLeap | PlayTrickster):
            return self._any_time_problem(position, action)
        if not isinstance(action, Play | Check | PlayStorm | PlayWitch | Draw):
            return refuse("HY-TURN-15", "not_asked", seat=Who(self.seat), lead=position.trick is None)
        if action.seat != self.seat:
            return refuse("HY-TURN-10", "your_turn_not", seat=Who(self.seat))
        if isinstance(action, Play):
            return play_refusal(position.hands[self.seat], position.drawn, position.trick, action)
        if isinstance(action, Check):
            return self._check_problem(position)
        if isinstance(action, Draw):
            return self._useless_draw(position)
        problem = not_held(position.hands[self.seat], position.drawn, (EFFECT_CARDS[type(action)],))
        return problem or (storm if isinstance(action, PlayStorm) else witch).refusal(position.trick)

    def take(self, draft: Draft, action: Action) -> None:
        """Carries out the action; a turn ends with a play, a check or a Time Leap (HY-TURN-16)."""
        if isinstance(action, Play):
            self._play(draft, action)
        elif isinstance(action, Check):
            self._check(draft)
        elif isinstance(action, Draw):
            self._draw(draft)
        else:
            self._effect(draft, action)

    # Refusals.

    def _check_problem(self, position: Position) -> IllegalAction | None:
        if position.drawn:
            return refuse("HY-3P-5", "play_drawn", card=position.drawn[-1].named())
        return refuse("HY-TURN-2", "leader_plays") if position.trick is None else None

    def _any_time_problem(self, position: Position, action: PlayLeap | PlayTrickster) -> IllegalAction | None:
        """Time Leap and Trickster need an open trick and no half-finished act (HY-TURN-11, HY-3P-9)."""
        card = EFFECT_CARDS[type(action)]
        if position.trick is None:
            return refuse("HY-TURN-11", "needs_play", card=card.named())
        own = position.drawn if action.seat == self.seat else ()
        if position.drawn and own != (card,):
            waiting = {"card": card.named(), "drawn": position.drawn[-1].named()}
            if action.seat == self.seat:
                return refuse("HY-3P-9", "drawn_first", **waiting)
            return refuse("HY-3P-9", "waits_for_drawn", seat=Who(self.seat), **waiting)
        problem = not_held(position.hands[action.seat], own, (card,))
        if problem is None and card is TRICKSTER:
            return trickster.refusal(position.trick.top)
        return problem

    def _useless_draw(self, position: Position) -> IllegalAction | None:
        """Why the open card cannot be drawn: it must fit into a play with all that was drawn (HY-3P-8, HY-3P-14)."""
        shared, trick = position.shared_pile, position.trick
        if not position.options.deal.shared:
            return refuse("HY-TURN-15", "no_pile", players=position.options.players)
        if not shared:
            return refuse("HY-3P-14", "pile_empty")
        card, drawn = shared[-1], position.drawn
        if not drawn:
            if trick is None:
                return None  # every card can be led alone, or is the Witch
            if card is LEAP or (card is STORM and storm.refusal(trick) is None):
                return None
            if card is TRICKSTER and trickster.refusal(trick.top) is None:
                return None
        wanted = (*drawn, card)
        top, reversed_order = (None, False) if trick is None else (trick.top, trick.storm)
        if plays(self.seat, position.hands[self.seat], wanted, top, storm=reversed_order):
            return None
        if top is None:
            return refuse("HY-3P-8", "drawn_useless", cards=named(wanted))
        return refuse("HY-3P-8", "drawn_useless_on", cards=named(wanted), top=top.told("object"))

    # Consequences.

    def _play(self, draft: Draft, action: Play) -> None:
        seat, trick = self.seat, draft.trick
        cards = sort_hand(action.cards)
        found = recognized(action.cards, action.pegasus_as)
        assert isinstance(found, Combination)
        drawn = draft.drawn
        draft.release(seat, cards)
        laid = Laid(seat, cards)
        beaten = None if trick is None else trick.top
        kind, length, rank = found.kind, found.length, found.rank
        draft.emit(Played(seat, cards, found, action.pegasus_as, beaten, drawn))
        if kind == "hydra_attack":
            _strike(draft, seat, cards)
            return
        if trick is None:
            top = Top(seat, kind, length, ORDERS[False][rank], rank)
            draft.trick = Trick(seat, (laid,), top)
        else:
            top = Top(seat, kind, length, ORDERS[trick.storm][rank], rank)
            draft.trick = Trick(trick.leader, (*trick.laid, laid), top, trick.storm)
        if COMPANION in cards:
            draft.then(AfterPlay(seat))
            companion.played(draft, seat)
        else:
            _go_on(draft, seat)

    def _check(self, draft: Draft) -> None:
        """The trick closes when everybody but the owner has checked; the owner's own check does not count."""
        seat, trick = self.seat, draft.open_trick()
        draft.emit(Checked(seat))
        owner = trick.top.owner
        if seat != owner:
            checked = (*trick.checked, seat)
            if len(checked) == len(draft.hands) - 1:
                close(draft, owner, trick.cards())
                return
            draft.trick = Trick(trick.leader, trick.laid, trick.top, trick.storm, tuple(sorted(checked)))
        draft.then(Turn(draft.after(seat)))

    def _draw(self, draft: Draft) -> None:
        card = draft.shared_pile[-1]
        draft.shared_pile = draft.shared_pile[:-1]
        draft.drawn += (card,)
        draft.emit(CardDrawn(self.seat, card))
        turn_up(draft)
        draft.then(self)

    def _effect(self, draft: Draft, action: Action) -> None:
        """The effect of a last card is not carried out any more (HY-END-4)."""
        seat, drawn = action.seat, bool(draft.drawn)
        draft.release(seat, (EFFECT_CARDS[type(action)],))
        following: tuple[Turn | WitchPassing, ...]
        if isinstance(action, PlayWitch):
            witch.play(draft, seat, drawn=drawn)
            everybody = tuple(draft.seats)
            following = (WitchPassing(everybody, everybody), Turn(seat))
        elif isinstance(action, PlayStorm):
            storm.play(draft, seat, drawn=drawn)
            following = (Turn(draft.after(seat)),)
        elif isinstance(action, PlayLeap):
            following = (Turn(time_leap.play(draft, seat, drawn=drawn)),)
        else:
            trickster.play(draft, seat, drawn=drawn)
            following = (Turn(self.seat),)
        if draft.hands[seat]:
            draft.then(*following)
        else:
            draft.then(EndRound(seat))


@frozen
class AfterPlay(Task):
    """
    A play with the Companion in it is complete (HY-COMPANION-7, HY-COMPANION-8).

    Attributes:
        seat: who made it.
    """

    tag: ClassVar[str] = "after_play"

    seat: Seat

    def run(self, draft: Draft) -> None:
        """The turn moves on, or the round is over."""
        _go_on(draft, self.seat)


def _at_any_time(trick: Trick, held: tuple[Card, ...], seat: int) -> list[Action]:
    """Time Leap and Trickster on an open trick."""
    found: list[Action] = []
    if LEAP in held:
        found.append(_LEAPS[seat])
    if TRICKSTER in held and trickster.refusal(trick.top) is None:
        found.append(_TRICKSTERS[seat])
    return found


def _go_on(draft: Draft, seat: int) -> None:
    """After a play the next seat is to act, or an empty hand ends the round (HY-TURN-4, HY-END-1)."""
    draft.then(Turn(draft.after(seat)) if draft.hands[seat] else EndRound(seat))


def _strike(draft: Draft, seat: int, cards: tuple[Card, ...]) -> None:
    """The Hydra-attack closes the trick at once (HY-HYDRA-5, HY-HYDRA-6)."""
    trick = draft.trick
    won = cards if trick is None else (*trick.cards(), *cards)
    if draft.hands[seat]:
        close(draft, seat, won)
        return
    draft.trick = None
    draft.capture(seat, won)
    draft.emit(TrickWon(seat, won))
    draft.then(EndRound(seat))


def close(draft: Draft, winner: int, cards: tuple[Card, ...]) -> None:
    """The winner takes every card of the trick and leads the next one (HY-TRICK-4, HY-TRICK-5, HY-2P-5)."""
    draft.trick = None
    draft.capture(winner, cards)
    draft.emit(TrickWon(winner, cards))
    draw_personal(draft, winner)
    draft.then(Turn(winner))
