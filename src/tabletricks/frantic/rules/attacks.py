"""
Attacks: choosing a target and cards to give, the window for Counterattack, and its consequence.

A card that is aimed at a player goes through the same steps whoever uses it: its author chooses a target, picks the
cards to give, perhaps makes a wish; then the target may throw in Counterattack and becomes the author of the same
effect, or the card's own module carries it out (FR-CARD-COUNTER-1 to FR-CARD-COUNTER-15).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Literal, Self

from attrs import evolve, frozen

from ...core.chance import Chance
from ...core.refusals import IllegalAction
from ...core.seats import Seat
from ...core.words import Who
from ..actions import Action, Pass, Pick, Target, do_without
from ..cards import SPECIALS, Card, SpecialKind
from ..events import Attacked, Countered, NoEffect, NoTarget
from ..events.turns import Reaction
from ..questions import PlayerQuestion, Question, ReactionQuestion
from ..words import refuse
from .card_effects import AIMED, EFFECTS, Aimed, Attack
from .items import CardChoice, PlayerChoice, Reserves, Task
from .lasting_effects import counter_forbidden
from .matching import not_held
from .reactions import ReactionWindow
from .special_cards.fuck_you import FUCK_YOU, givable
from .state import Draft, Position
from .wishes import MakeWish, wish_needed


COUNTERATTACK = Card("CTR")

Terms = Literal["effect", "effect_or_wish", "effect_and_wish", "counter"]
"""
What else the author of an effect may or must do: nothing; wish a colour, which is a must if the effect is left out
(FR-WISH-5), or in any case (FR-START-10); or, having countered, do without both (FR-CARD-COUNTER-6).
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
    draft.emit(NoTarget(author, kind))
    ask_wish(draft, author, kind, terms, used=False)


def ask_wish(draft: Draft, author: int, kind: SpecialKind, terms: Terms, *, used: bool) -> None:
    """Asks for the wish that belongs to the terms, if any (FR-WISH-5)."""
    if terms == "counter":
        draft.then(MakeWish(author, "counterattack", optional=True))
    elif terms != "effect":
        draft.then(MakeWish(author, kind, optional=used and terms == "effect_or_wish"))


class SingleTarget(Aimed):
    """An effect with one target at a time; a counterer may choose another one (FR-CARD-COUNTER-5)."""

    def redirect(self, draft: Draft, attack: Attack) -> None:
        """The counterer may use the effect with the own hand (FR-CARD-COUNTER-7)."""
        use_effect(draft, attack.target, attack.kind, "counter")


def aimed(kind: SpecialKind) -> Callable[[type[SingleTarget]], type[SingleTarget]]:
    """Makes a class what a card does to its target; playing a neutral one asks for a wish too (FR-WISH-5)."""

    def enter(effect: type[SingleTarget]) -> type[SingleTarget]:
        def played(draft: Draft, author: int, card: Card) -> None:
            del card
            use_effect(draft, author, kind, "effect" if SPECIALS[kind].coloured else wish_terms(draft))

        AIMED[kind], EFFECTS[kind] = effect(), played
        return effect

    return enter


@frozen
class ChooseTarget(PlayerChoice):
    """
    The author of an effect chooses its target.

    Attributes:
        kind: the card.
        terms: what else the author may or must do.
    """

    tag: ClassVar[str] = "choose_target"

    kind: SpecialKind
    terms: Terms

    def candidates(self, position: Position) -> list[int]:
        """The card's own module knows who can be chosen."""
        return AIMED[self.kind].targets(position, self.seat)

    def offers(self, position: Position) -> Sequence[Action]:
        """Doing without, where that is allowed, and every possible target."""
        found = super().offers(position)
        return found if self.terms == "effect" else [do_without(self.seat), *found]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """The card's own module knows why."""
        aim = AIMED[self.kind]
        if isinstance(action, Target):
            if action.target == self.seat and self.terms == "counter":
                return refuse("FR-CARD-COUNTER-5", "counter_self")
            return aim.refused_target(position, self.seat, action.target)
        if isinstance(action, Pass):
            return refuse(aim.rule_mandatory(position, self.seat), "target_needed", card=self.kind)
        return None

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Against whom."""
        del position
        return PlayerQuestion(seat, required, "FR-TARGET-1", self.kind, self.terms != "effect")

    def take(self, draft: Draft, action: Action) -> None:
        """Goes on to the cards to give, if there are any (FR-CARD-GIFT-2), or to the wish and the attack."""
        if not isinstance(action, Target):
            draft.emit(NoEffect(self.kind, "declined", self.seat))
            ask_wish(draft, self.seat, self.kind, self.terms, used=False)
            return
        picking = PickCards(self.seat, self.kind, self.terms, action.target)
        if picking.number(draft):
            draft.then(picking)
        else:
            picking.picked(draft, ())


@frozen
class PickCards(CardChoice, Reserves):
    """
    The author of a Gift or Exchange picks the cards to give, one by one and unseen (FR-CARD-GIFT-6).

    Attributes:
        kind: the card.
        terms: what else the author may or must do.
        target: who shall get the cards.
        chosen: the cards so far; they are still in the hand.
    """

    tag: ClassVar[str] = "pick_cards"

    kind: SpecialKind
    terms: Terms
    target: Seat
    chosen: tuple[Card | None, ...] = ()

    @property
    def rule(self) -> str:
        """The rule by which cards must be given."""
        return "FR-CARD-GIFT-1" if self.kind == "gift" else "FR-CARD-EXCH-6"

    def number(self, position: Position) -> int:
        """As many as the card demands, if there are so many (FR-CARD-GIFT-2, FR-CARD-EXCH-6)."""
        return min(AIMED[self.kind].gives, len(self.choice(position)))

    def choice(self, position: Position) -> tuple[Card, ...]:
        """The cards that may be given."""
        return givable(position.hands[self.seat])

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """A card of the hand that is not chosen yet; Fuck You cannot be given by choice."""
        if isinstance(action, Pick) and action.card is not None:
            if action.card not in position.hands[self.seat]:
                return not_held(action.card)
            if action.card is not FUCK_YOU:
                return refuse(self.rule, "chosen_already", card=action.card)
            rule = "FR-CARD-GIFT-4" if self.kind == "gift" else "FR-CARD-FU-3"
            return refuse(rule, "fuck_you_stays")
        if isinstance(action, Pass | Pick):
            return refuse(self.rule, "cards_to_give", left=self.missing(position), player=Who(self.target))
        return None

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which cards, for whom."""
        return self.asking(position, self.rule, self.kind, seat, self.target, required=required)

    def picked(self, draft: Draft, cards: tuple[Card, ...]) -> None:
        """Everything is chosen but the wish: asks for that, then the attack takes place."""
        draft.then(Strike(Attack(self.kind, self.seat, self.target, cards)))
        ask_wish(draft, self.seat, self.kind, self.terms, used=True)

    def allows(self, seat: int, number: int) -> bool:
        """There is at least one more card to give."""
        return seat != self.seat or number > len(self.chosen)


def reserves(attack: Attack, seat: int, number: int) -> bool:
    """Whether a seat can have so many cards that may be given: as many are given as can be."""
    gives = AIMED[attack.kind].gives
    return seat != attack.author or not gives or len(attack.cards) == min(gives, number)


def guessed_attack(attack: Attack, position: Position, chance: Chance, observer: int | None) -> Attack:
    """The attack with a random choice of the cards that only its author knows."""
    if observer == attack.author:
        return attack
    return evolve(attack, cards=tuple(chance.shuffle(givable(position.hands[attack.author]))[: len(attack.cards)]))


@frozen
class Strike(Task, Reserves):
    """
    An attack takes place; its target is asked for a counter first (FR-CARD-COUNTER-1).

    Attributes:
        attack: the attack.
    """

    tag: ClassVar[str] = "strike"

    attack: Attack

    def run(self, draft: Draft) -> None:
        """Opens the window, whatever the target holds (FR-REACT-2), if it can be opened at all."""
        attack = self.attack
        draft.emit(Attacked(attack.author, attack.target, attack.kind, attack.share or len(attack.cards)))
        if can_counter(draft, attack.target):
            draft.then(CounterWindow(attack.target, (), attack))
        else:
            AIMED[attack.kind].hit(draft, attack)

    def seen_by(self, seat: int | None) -> Self:
        """Only the author sees the cards that are given."""
        return evolve(self, attack=self.attack.seen_by(seat))

    def allows(self, seat: int, number: int) -> bool:
        """As many cards are given as can be."""
        return reserves(self.attack, seat, number)


@frozen
class CounterWindow(ReactionWindow, Reserves):
    """
    The target of an attack may throw in Counterattack.

    Attributes:
        attack: the attack.
    """

    tag: ClassVar[str] = "counter_window"
    reaction: ClassVar[Reaction] = "counterattack"
    card: ClassVar[Card] = COUNTERATTACK
    rule: ClassVar[str] = "FR-CARD-COUNTER-1"

    attack: Attack

    def will_be_asked(self, position: Position, seat: int) -> bool:
        """Somebody on whom the same card is used, later (FR-REACT-3)."""
        return any(isinstance(item, Strike) and item.attack.target == seat for item in position.agenda)

    def thrown(self, draft: Draft) -> None:
        """The attack is annulled, and the counterer may use its effect (FR-CARD-COUNTER-5)."""
        attack = self.attack
        draft.emit(Countered(self.seat, attack.author, attack.kind))
        AIMED[attack.kind].redirect(draft, attack)

    def nobody_reacts(self, draft: Draft) -> None:
        """The effect is carried out."""
        AIMED[self.attack.kind].hit(draft, self.attack)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Whose card it is."""
        del position
        return ReactionQuestion(seat, required, self.rule, self.reaction, self.attack.author, self.attack.kind)

    def seen_by(self, seat: int | None) -> Self:
        """Only the author sees the cards that are given."""
        return evolve(self, attack=self.attack.seen_by(seat))

    def guessed(self, position: Position, chance: Chance, observer: int | None) -> Self:
        """Chooses at random what the author has chosen to give."""
        return evolve(self, attack=guessed_attack(self.attack, position, chance, observer))

    def allows(self, seat: int, number: int) -> bool:
        """As many cards are given as can be."""
        return reserves(self.attack, seat, number)
