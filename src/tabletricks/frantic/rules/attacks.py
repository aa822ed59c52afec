"""
Attacks: choosing a target and cards to give, the window for Counterattack, and its consequence.

A card that is aimed at a player goes through the same steps whoever uses it: its author chooses a target, picks the
cards to give, perhaps makes a wish; then the target may throw in Counterattack and becomes the author of the same
effect, or the card's own room (:class:`~tabletricks.frantic.effects.Aimed`) carries it out (FR-CARD-COUNTER-1 to
FR-CARD-COUNTER-15).
"""

from __future__ import annotations

from typing import ClassVar, Literal, Self

import attrs
from attrs import frozen

from ...core.errors import IllegalAction
from ..actions import Action, Pass, Pick, Target, do_without, pick
from ..cards import SPECIALS, Card, SpecialKind, without
from ..events import Attacked, Countered, NoTarget, Reaction
from .card_effects import AIMED, Aimed, Attack
from .items import FranticItem, Guess, SeatQuestion, Task, misplaced
from .lasting_effects import counter_forbidden
from .reactions import ReactionWindow
from .special_cards.fuck_you import FUCK_YOU, givable
from .state import Draft, Position
from .wishes import MakeWish, wish_needed


COUNTERATTACK = Card("CTR")

Terms = Literal["effect", "effect_or_wish", "effect_and_wish", "counter"]
"""
What else the author of an effect may or must do: nothing; wish a colour, which he must if he leaves out the effect
(FR-WISH-5), or which he must anyway (FR-START-10); or, having countered, do without both (FR-CARD-COUNTER-6).
"""


def wish_terms(draft: Draft) -> Terms:
    """The terms of an "and/or" card: sometimes the wish cannot be left out."""
    return "effect_or_wish" if wish_needed(draft) is None else "effect_and_wish"


def can_counter(draft: Draft, seat: int) -> bool:
    """Whether a window for Counterattack opens for a target: not without hand cards (FR-REACT-9), nor with powers."""
    return bool(draft.hands[seat]) and counter_forbidden(draft) is None


def use_effect(draft: Draft, author: int, kind: SpecialKind, terms: Terms) -> None:
    """Asks the author of an aimed effect for its target; without any target only the wish is left (FR-WISH-7)."""
    if AIMED[kind].targets(draft, author):
        draft.then(ChooseTarget(author, kind, terms))
        return
    if terms == "effect":
        draft.emit(NoTarget(author, kind))
    ask_wish(draft, author, kind, terms, used=False)


def ask_wish(draft: Draft, author: int, kind: SpecialKind, terms: Terms, *, used: bool) -> None:
    """Asks for the wish that belongs to the terms, if any (FR-WISH-5)."""
    if terms == "counter":
        draft.then(MakeWish(author, "counterattack", optional=True))
    elif terms != "effect":
        draft.then(MakeWish(author, kind, optional=used and terms == "effect_or_wish"))


def declare(draft: Draft, terms: Terms, *attacks: Attack) -> None:
    """Everything about an effect is chosen but the wish: asks for that, then the attacks take place one by one."""
    draft.then(*map(Strike, attacks))
    author, kind = attacks[0].author, attacks[0].kind
    ask_wish(draft, author, kind, terms, used=True)


class SingleTarget(Aimed):
    """An effect with one target at a time; a counterer may choose another one (FR-CARD-COUNTER-5)."""

    def redirect(self, draft: Draft, attack: Attack) -> None:
        """The counterer may use the effect himself, with his own hand (FR-CARD-COUNTER-7)."""
        use_effect(draft, attack.target, attack.kind, "counter")


@frozen
class ChooseTarget(SeatQuestion):
    """
    The author of an effect chooses its target.

    Attributes:
        kind: the card.
        terms: what else he may or must do.
    """

    tag: ClassVar[str] = "choose_target"

    kind: SpecialKind
    terms: Terms

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Doing without, where that is allowed, and every possible target."""
        found: list[Action] = [] if self.terms == "effect" else [do_without(seat)]
        found += [Target(seat, target) for target in AIMED[self.kind].targets(state, seat)]
        return found

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """The card's own room knows who can be chosen."""
        aimed = AIMED[self.kind]
        if isinstance(action, Target):
            if action.target == self.seat and self.terms == "counter":
                return IllegalAction("FR-CARD-COUNTER-5", "you cannot turn the attack against yourself")
            return aimed.refused_target(state, self.seat, action.target)
        if isinstance(action, Pass):
            if self.terms != "effect":
                return None
            title = SPECIALS[self.kind].title
            return IllegalAction(aimed.rule_mandatory(state, self.seat), f"{title} must be used against somebody")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Goes on to the cards, the wish and the attack."""
        if not isinstance(action, Target):
            ask_wish(draft, self.seat, self.kind, self.terms, used=False)
        else:
            _pick_or_declare(draft, PickCards(self.seat, self.kind, self.terms, action.target))


def _pick_or_declare(draft: Draft, question: PickCards) -> None:
    """Asks for the next card to give, or goes on if all that can be given are chosen (FR-CARD-GIFT-2)."""
    if question.complete(draft.hand(question.seat)):
        declare(draft, question.terms, Attack(question.kind, question.seat, question.target, question.chosen))
    else:
        draft.then(question)


@frozen
class PickCards(SeatQuestion):
    """
    The author of a Gift or Exchange picks the cards to give, one by one and unseen (FR-CARD-GIFT-6).

    Attributes:
        kind: the card.
        terms: what else he may or must do.
        target: who shall get the cards.
        chosen: the cards so far; they are still in the hand.
    """

    tag: ClassVar[str] = "pick_cards"

    kind: SpecialKind
    terms: Terms
    target: int
    chosen: tuple[Card | None, ...] = ()

    def complete(self, hand: tuple[Card, ...]) -> bool:
        """Whether all cards that must be given are chosen."""
        return len(self.chosen) == _cards_to_give(self.kind, hand)

    def seen_by(self, seat: int | None) -> Self:
        """Others see that cards are chosen, not which."""
        return self if seat == self.seat else attrs.evolve(self, chosen=(None,) * len(self.chosen))

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Every card that may be given, once."""
        return [pick(seat, card) for card in dict.fromkeys(givable(without(state.hand(seat), self.chosen)))]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """A card of the hand that is not chosen yet; Fuck You cannot be given by choice."""
        gift = self.kind == "gift"
        must = "FR-CARD-GIFT-1" if gift else "FR-CARD-EXCH-6"
        if isinstance(action, Pick) and action.card is not None:
            if action.card not in state.hand(self.seat):
                return IllegalAction("FR-PLAY-1", f"you do not hold the {action.card.label}")
            if action.card not in without(state.hand(self.seat), self.chosen):
                return IllegalAction(must, f"the {action.card.label} is chosen already")
            if action.card is FUCK_YOU:
                return IllegalAction("FR-CARD-GIFT-4" if gift else "FR-CARD-FU-3", "Fuck You cannot be given away")
            return None
        if isinstance(action, Pass | Pick):
            return IllegalAction(must, f"{SPECIALS[self.kind].title} gives as many cards as possible, up to two")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Adds the card."""
        assert isinstance(action, Pick)
        assert action.card is not None
        _pick_or_declare(draft, attrs.evolve(self, chosen=(*self.chosen, action.card)))

    def allows_fuck_you(self, seat: int, size: int, *, held: bool) -> bool:
        """There is at least one more card to give."""
        return seat != self.seat or size - held > len(self.chosen)

    def guessed(self, guess: Guess) -> Self:
        """Chooses at random what others have chosen."""
        return attrs.evolve(self, chosen=_guessed_cards(guess, self.seat, self.chosen))


def _cards_to_give(kind: SpecialKind, hand: tuple[Card, ...]) -> int:
    """As many as the card demands, if there are so many (FR-CARD-GIFT-2, FR-CARD-EXCH-6)."""
    return min(AIMED[kind].gives, len(givable(hand)))


def _terms_problem(kind: SpecialKind, terms: Terms) -> str | None:
    """Coloured cards give no wish; a counterer may always make one."""
    if terms == "counter" or (terms == "effect") == SPECIALS[kind].coloured:
        return None
    return f"{kind} is not used on such terms"


def _holds(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
    return all(cards.count(card) <= givable(hand).count(card) for card in cards)


def _guessed_cards(guess: Guess, seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    if None not in cards:
        return cards
    return tuple(guess.shuffle(givable(guess.hand(seat)))[: len(cards)])


@frozen
class _Aiming(FranticItem):
    """
    What an attack and its window have in common.

    Attributes:
        attack: the attack.
    """

    attack: Attack

    def seen_by(self, seat: int | None) -> Self:
        """Only the author sees the cards that he gives."""
        seen = self.attack.seen_by(seat)
        return self if seen is self.attack else attrs.evolve(self, attack=seen)

    def allows_fuck_you(self, seat: int, size: int, *, held: bool) -> bool:
        """As many cards are given as can be."""
        gives = AIMED[self.attack.kind].gives if self.attack.kind in AIMED else 0
        return seat != self.attack.author or not gives or len(self.attack.cards) == min(gives, size - held)

    def guessed(self, guess: Guess) -> Self:
        """Chooses at random what another has chosen to give."""
        attack = self.attack
        cards = _guessed_cards(guess, attack.author, attack.cards)
        return attrs.evolve(self, attack=attrs.evolve(attack, cards=cards))


@frozen
class Strike(_Aiming, Task):
    """An attack takes place; its target is asked for a counter first (FR-CARD-COUNTER-1)."""

    tag: ClassVar[str] = "strike"

    def run(self, draft: Draft) -> None:
        """Opens the window, whatever the target holds (FR-REACT-2), if it can be opened at all."""
        attack = self.attack
        draft.emit(Attacked(attack.author, attack.target, attack.kind, attack.share or len(attack.cards)))
        if can_counter(draft, attack.target):
            draft.then(CounterWindow(attack))
        else:
            AIMED[attack.kind].hit(draft, attack)


@frozen
class CounterWindow(_Aiming, ReactionWindow):
    """The target of an attack may throw in Counterattack."""

    tag: ClassVar[str] = "counter_window"
    reaction: ClassVar[Reaction] = "counterattack"
    card: ClassVar[Card] = COUNTERATTACK

    def awaits(self, state: Position) -> tuple[int, ...]:
        """The target."""
        del state
        return (self.attack.target,)

    def will_be_asked(self, state: Position, seat: int) -> bool:
        """Somebody on whom the same card is used, later (FR-REACT-3)."""
        return any(isinstance(item, Strike) and item.attack.target == seat for item in state.agenda)

    def thrown(self, draft: Draft, seat: int) -> None:
        """The attack is annulled, and the counterer may use its effect himself (FR-CARD-COUNTER-5)."""
        attack = self.attack
        draft.emit(Countered(seat, attack.author, attack.kind))
        AIMED[attack.kind].redirect(draft, attack)

    def passed(self, draft: Draft) -> None:
        """The effect is carried out."""
        AIMED[self.attack.kind].hit(draft, self.attack)
