"""
The work on a position that is put together by hand: checking what is given, dealing what is left open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ...core.chance import Chance
from ...core.errors import InvalidArgument
from ...core.rng import Rng
from ...core.values import changed
from ..arrangement import Arrangement, Given
from ..cards import COMPANION, LEAP, TRICKSTER, WITCH, Card, sort_hand
from ..options import MIDDLE, STAKES
from ..view import Companion, OpenCard, Pending, Trick
from .box import Box, exact, listed, rank_of
from .laying_tricks import laid_trick
from .setup import NewRound
from .special_cards.companion import CompanionChoice, LookChoice, can_look, candidates
from .special_cards.witch import WitchPassing
from .stake import ExchangeChoice, PartnerChoice, StakeChoice
from .state import NOBODY, State
from .turn import AfterPlay, Turn


T = TypeVar("T")
_TO_TAKE = {50: 3, 40: 2, 30: 1}
_MOST = 9999
"""More points no table could count."""
_BEFORE_PLAY = ("choose_partner", "settle_stake", "give_card")


class Table:
    """The work on one position."""

    def __init__(self, arrangement: Arrangement) -> None:
        self.given = arrangement
        self.options = arrangement.options
        self.chance = Chance(Rng.from_seed(arrangement.seed))
        self.box = Box(self.chance)
        self.seats = range(self.options.players)
        self.attackers = self._attackers()
        self.takers = self._takers()
        self.trick: Trick | None = None
        # Cards that somebody took or was dealt in sight of others and that have no place yet, with that seat.
        self.floating: list[tuple[Card, int]] = []
        self.held: list[list[Card]] = [[] for _ in self.seats]
        self.heaps: list[list[Card]] = [[] for _ in self.seats]
        self.personal: list[tuple[Card, ...]] = []
        self.shared: tuple[Card, ...] = ()
        self.drawn: tuple[Card, ...] = ()

    def state(self) -> State:
        """The position."""
        middle, open_card = self._lay_out()
        turn = self._turn()
        state = State(
            options=self.options,
            rng=self.chance.rng,
            agenda=(NewRound(), Turn(turn)),
            dealer=(self.attackers[0] - 1) % len(self.seats),
            attackers=self.attackers,
            totals=tuple(self._totals()),
            hands=tuple([sort_hand(hand) for hand in self.held]),
            captured=tuple([tuple(heap) for heap in self.heaps]),
            personal_piles=tuple([pile[::-1] for pile in self.personal]),
            pile_knowers=tuple([self._knowers(seat) for seat in self.seats]),
            middle=middle,
            takers=self.takers,
            round=self.given.round,
            overtime=self.given.overtime,
            stake=self.given.stake,
            companion=self._companion(),
            open_card=open_card,
            trick=self.trick,
            drawn=self.drawn,
            shared_pile=self.shared[::-1],
        )
        return changed(state, agenda=self._asking(state, turn))

    # Before the cards.

    def _attackers(self) -> tuple[int, ...]:
        given, number = self.given, self.options.attackers
        alone = given.asking == "choose_partner"
        if alone and number == 1:
            msg = f"with {self.options.players} players nobody chooses a partner: that takes six [HY-6P-5]"
            raise InvalidArgument(msg)
        wanted = 1 if alone else number
        attackers = tuple(range(wanted)) if given.attackers is None else given.attackers
        if len(attackers) != wanted or len(set(attackers)) < wanted:
            msg = f"there must be {'one attacker' if wanted == 1 else 'two attackers'} here, not {listed(attackers)}"
            raise InvalidArgument(msg)
        return attackers

    def _takers(self) -> tuple[int | None, ...]:
        """Who has taken the middle cards: attacker 1 as the stake says, attacker 2 the others (HY-BID, HY-6P-8)."""
        given = self.given
        if given.asking in ("choose_partner", "settle_stake"):
            if given.taken:
                msg = "no card of the middle is taken before the stake is settled [HY-BID-1]"
                raise InvalidArgument(msg)
            if given.asking == "choose_partner" and given.stake != STAKES[0]:
                msg = f"the stake cannot be {given.stake} while the partner is not chosen [HY-6P-6]"
                raise InvalidArgument(msg)
            return (None,) * MIDDLE
        number = _TO_TAKE[given.stake]
        taken = tuple(range(number)) if given.taken is None else given.taken
        if len(taken) != number or len(set(taken)) < number or not set(taken) <= set(range(MIDDLE)):
            one = "one card" if number == 1 else f"{number} cards"
            msg = f"for {given.stake} the attacker takes {one}, at places from 0 to 2, not {listed(taken)}"
            raise InvalidArgument(msg)
        other = self.attackers[1] if len(self.attackers) == 2 else None
        return tuple([self.attackers[0] if at in taken else other for at in range(MIDDLE)])

    def _totals(self) -> list[int]:
        totals = [points or 0 for points in self._column(self.given.scores)]
        for seat, points in enumerate(totals):
            if not 0 <= points <= _MOST:
                msg = f"seat {seat} cannot have {points} points"
                raise InvalidArgument(msg)
            if points >= self.options.goal and not self.given.overtime:
                msg = f"seat {seat} cannot have {points} points: the game ends at {self.options.goal} [HY-GAME-1]"
                raise InvalidArgument(msg)
        if not 1 <= self.given.round <= _MOST:
            msg = f"there is no round {self.given.round}"
            raise InvalidArgument(msg)
        return totals

    def _column(self, column: Sequence[T | None]) -> list[T | None]:
        """With an entry for every seat."""
        return [*column, *[None] * (len(self.seats) - len(column))]

    # The cards.

    def _lay_out(self) -> tuple[tuple[Card, ...], OpenCard | None]:
        """Takes the cards that are given from the box, deals the others; the middle and the open card as they were."""
        given, box = self.given, self.box
        hands = [self._read(given.hands, seat, "in the hand") for seat in self.seats]
        laid = [(seat, text.split(), f"in the trick, laid by seat {seat}") for seat, text in given.trick]
        parts = [[part.partition("=")[0] for part in texts] for _, texts, _ in laid]
        for texts, (_, _, place) in zip(parts, laid, strict=True):
            box.read(" ".join(texts), place)
        heaps = [box.read(one, f"captured by seat {seat}")[0] for seat, one in enumerate(self._column(given.captured))]
        shared, personal = self._read_piles()
        drawn = box.read(given.drawn, "among the drawn cards")[0]
        middle = self._read_middle()
        for seat, (texts, _) in enumerate(hands):
            self.held[seat] += box.take(texts, f"in the hand of seat {seat}")
        played = [box.take(texts, place) for texts, (_, _, place) in zip(parts, laid, strict=True)]
        self.trick = laid_trick([(seat, texts) for seat, texts, _ in laid], played, given.checked, len(self.seats))
        for seat, texts in enumerate(heaps):
            self.heaps[seat] += box.take(texts, f"captured by seat {seat}")
        self.shared = box.take(shared[0], "in the shared pile")
        self.personal = [
            box.take(pile[0], f"in the personal pile of seat {seat}") for seat, pile in enumerate(personal)
        ]
        self.drawn = box.take(drawn, "among the drawn cards")
        lying = {at: box.take([text], "in the middle")[0] for at, text in middle.items() if self.takers[at] is None}
        self._play_out()
        box.shuffle()
        was: list[Card] = []
        for at in range(MIDDLE):
            was.append(lying[at] if at in lying else self._in_middle(at, middle.get(at), [*was, *lying.values()]))
        if len(set(was)) < MIDDLE:
            msg = f"three different cards are in the middle, not {' '.join(was)}"
            raise InvalidArgument(msg)
        open_card = self._open_card(was)
        self._deal([number for _, number in hands], shared[1], [number for _, number in personal])
        return tuple(was), open_card

    def _read_middle(self) -> dict[int, str]:
        """The texts of the middle cards that are given; those that lie there still are set aside."""
        texts = self.given.middle.split()
        if len(texts) != MIDDLE:
            msg = f"three cards lie in the middle, not {len(texts)}; a card that is left open is written ?"
            raise InvalidArgument(msg)
        given = {at: text for at, text in enumerate(texts) if text != "?"}
        for at, text in given.items():
            if self.takers[at] is None:
                self.box.read(text, "in the middle")
        return given

    def _read_piles(self) -> tuple[tuple[list[str], int], list[tuple[list[str], int]]]:
        """What is given of the piles; an open pile has as many cards as it begins with, if there are so many."""
        given, deal = self.given, self.options.deal
        if given.shared_pile is not None and not deal.shared:
            msg = f"with {len(self.seats)} players there is no shared pile"
            raise InvalidArgument(msg)
        if given.drawn and not deal.shared:
            msg = f"with {len(self.seats)} players nobody draws cards: there is no shared pile"
            raise InvalidArgument(msg)
        if any(one is not None for one in given.personal_piles) and not deal.personal:
            msg = f"with {len(self.seats)} players there are no personal piles"
            raise InvalidArgument(msg)
        shared = self.box.read(given.shared_pile, "in the shared pile")
        return shared, [self._read(given.personal_piles, seat, "in the personal pile") for seat in self.seats]

    def _read(self, column: Sequence[Given | None], seat: int, place: str) -> tuple[list[str], int]:
        """What is given of a hand or a pile, and how many more cards are wanted."""
        return self.box.read(column[seat] if seat < len(column) else None, f"{place} of seat {seat}")

    def _play_out(self) -> None:
        """The Companion and the Witch lie in a heap if the position says that they were played."""
        given = self.given
        played = [(WITCH, self._turn())] if given.asking == "pass_on" else []
        played += [(COMPANION, given.companion[0])] if given.companion is not None else []
        for card, seat in played:
            if card in self.box.left:
                self.box.left.remove(card)
                self.heaps[seat].append(card)

    def _in_middle(self, at: int, text: str | None, was: Sequence[Card]) -> Card:
        """A card that was taken from the middle, or lies there and is open; it floats if it has no place yet."""
        taker, left = self.takers[at], self.box.left
        if taker is None:
            return self.box.deal(1, "in the middle")[0]
        if text is not None and rank_of(text) is None:
            card = exact(text, "in the middle")
        else:
            others = [*self.held[taker], *[card for heap in self.heaps for card in heap]]
            rank = None if text is None else rank_of(text)
            fitting = [card for card in (*left, *others) if rank in (None, card.rank) and card not in was]
            if not fitting:
                msg = f"no card is left that seat {taker} could have taken from place {at} in the middle"
                raise InvalidArgument(msg)
            card = fitting[0]
        self._float(card, taker)
        return card

    def _float(self, card: Card, seat: int) -> None:
        """A card that a seat once had; if it has no place yet, it will find one."""
        if card in self.box.left:
            self.box.left.remove(card)
            self.floating.append((card, seat))

    def _open_card(self, was: Sequence[Card]) -> OpenCard | None:
        """The card that was dealt face up (HY-6P-2 to HY-6P-5)."""
        given, text = self.given, self.given.open_card
        if self.options.attackers == 1:
            if text is not None or given.open_seat is not None:
                msg = f"with {self.options.players} players no card is dealt face up [HY-6P-4]"
                raise InvalidArgument(msg)
            return None
        seat = self.attackers[-1] if given.open_seat is None else given.open_seat
        if seat not in self.attackers:
            msg = f"seat {seat} was dealt the open card, and is no attacker [HY-6P-4]"
            raise InvalidArgument(msg)
        if text is not None and rank_of(text) is None:
            card = exact(text, "the open card")
        else:
            rank = None if text is None else rank_of(text)
            others = [*self.held[seat], *[card for heap in self.heaps for card in heap]]
            fitting = [card for card in (*self.box.left, *others) if rank in (None, card.rank) and card not in was]
            if not fitting:
                msg = f"no card is left that seat {seat} could have been dealt face up"
                raise InvalidArgument(msg)
            card = fitting[0]
        if card in was:
            msg = f"{card} was in the middle and cannot have been dealt face up"
            raise InvalidArgument(msg)
        self._float(card, seat)
        return OpenCard(card, seat)

    def _deal(self, more: list[int], shared: int, personal: Sequence[int]) -> None:
        """Deals what is left: to hands and piles that want so many, to those that are open, to the heaps."""
        box, given, deal = self.box, self.given, self.options.deal
        trick = () if self.trick is None else self.trick.laid
        room: dict[int, int] = {}
        for seat, one in enumerate(self._column(given.hands)):
            if one is None:
                room[seat] = deal.hand + self.takers.count(seat)
                room[seat] -= sum(len(laid.cards) for laid in trick if laid.seat == seat)
                room[seat] -= given.asking == "pass_on" and WITCH in self.heaps[seat]
        over: list[Card] = []
        for card, seat in self.floating:
            if room.get(seat, more[seat]) > 0:
                self.held[seat].append(card)
                if seat in room:
                    room[seat] -= 1
                else:
                    more[seat] -= 1
            else:
                over.append(card)
        for seat in self.seats:
            self.held[seat] += box.deal(more[seat], f"in the hand of seat {seat}")
            self.personal[seat] += tuple(box.deal(personal[seat], f"in the personal pile of seat {seat}"))
        self.shared += tuple(box.deal(shared, "in the shared pile"))
        for number in range(max(room.values(), default=0)):
            for seat, most in room.items():
                if number < most and box.left:
                    self.held[seat] += box.deal(1, "")
        for seat, pile in enumerate(self._column(given.personal_piles)):
            if pile is None:
                self.personal[seat] = tuple(box.deal(min(deal.personal, len(box.left)), ""))
        if given.shared_pile is None:
            self.shared = tuple(box.deal(min(deal.shared, len(box.left)), ""))
        over += box.left
        for card in over:
            self.heaps[self.chance.below(len(self.seats)) if given.rest is None else given.rest].append(card)
        heap = [card for heap in self.heaps for card in heap]
        if heap and given.asking in _BEFORE_PLAY:
            msg = f"before the first trick nothing is captured, and {heap[0]} would have no other place"
            raise InvalidArgument(msg)

    def _knowers(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """Who knows the cards of a personal pile, as it lies."""
        known = self._column(self.given.known_by)[seat] or ()
        size = len(self.personal[seat])
        if len(known) > size:
            msg = f"the personal pile of seat {seat} has {size} cards, and it is said of {len(known)} who knows them"
            raise InvalidArgument(msg)
        return tuple([tuple(sorted(set(seats))) for seats in (*known, *[()] * (size - len(known)))])[::-1]

    # What is asked.

    def _turn(self) -> int:
        """Who is on turn: as given, or after the last play (HY-TURN-4, HY-LEAP-5)."""
        if self.given.turn is not None:
            return self.given.turn
        if self.trick is None:
            return self.attackers[0]
        acts = [laid for laid in self.trick.laid[1:] if laid.cards != (TRICKSTER,)]
        last = acts[-1] if acts else self.trick.laid[0]
        if acts and last.cards == (LEAP,):
            return self.trick.top.owner
        seat = (last.seat + 1) % len(self.seats)
        while seat in self.trick.checked:
            seat = (seat + 1) % len(self.seats)
        return seat

    def _companion(self) -> Companion:
        """What is public about the Companion (HY-COMPANION-5)."""
        given, trick = self.given.companion, self.trick
        played_by = {laid.seat for laid in (() if trick is None else trick.laid) if COMPANION in laid.cards}
        in_heap = any(COMPANION in heap for heap in self.heaps)
        if given is None:
            return Companion(min(played_by)) if played_by else Companion(self.attackers[0]) if in_heap else NOBODY
        seat, target = given
        if not played_by and not in_heap:
            msg = f"seat {seat} cannot have played the Companion: it is neither in the trick nor captured"
            raise InvalidArgument(msg)
        if played_by and seat not in played_by:
            msg = f"seat {seat} cannot have played the Companion: seat {min(played_by)} laid it into the trick"
            raise InvalidArgument(msg)
        if target is not None and target not in candidates(len(self.seats), self.attackers, seat):
            msg = f"seat {seat} cannot have named seat {target} with the Companion [HY-COMPANION-5]"
            raise InvalidArgument(msg)
        return Companion(seat, target)

    def _asking(self, state: State, turn: int) -> tuple[Pending, ...]:
        """The agenda of the question that is asked."""
        asking, trick = self.given.asking, self.trick
        first = self.attackers[0]
        if asking in _BEFORE_PLAY:
            if trick is not None or self.drawn:
                msg = f"before the first trick nothing is laid or drawn, so the question cannot be {asking}"
                raise InvalidArgument(msg)
            if asking == "choose_partner":
                return NewRound(), PartnerChoice(first)
            if asking == "settle_stake":
                return NewRound(), StakeChoice(first)
            if len(self.attackers) < 2:
                msg = "the question cannot be give_card: that takes two attackers, and six players [HY-6P-10]"
                raise InvalidArgument(msg)
            both = tuple(sorted(self.attackers))
            return NewRound(), ExchangeChoice(both, both)
        if asking in ("choose_companion", "look_at_pile"):
            return self._asking_companion(state)
        if asking == "pass_on":
            if trick is not None or WITCH not in self.heaps[turn]:
                msg = f"the Witch must lie with what seat {turn} has captured, and no trick be open [HY-WITCH-8]"
                raise InvalidArgument(msg)
            everybody = tuple(self.seats)
            return NewRound(), Turn(turn), WitchPassing(everybody, everybody)
        if asking == ("answer_trick" if trick is None else "lead_trick"):
            msg = f"the question cannot be {asking}: {'no' if trick is None else 'a'} trick is open"
            raise InvalidArgument(msg)
        return NewRound(), Turn(turn)

    def _asking_companion(self, state: State) -> tuple[Pending, ...]:
        """Whoever has just played the Companion is asked (HY-COMPANION-6, HY-2P-11)."""
        asking, trick = self.given.asking, self.trick
        if trick is None or COMPANION not in trick.laid[-1].cards:
            msg = f"the question cannot be {asking}: the Companion is not what was laid last"
            raise InvalidArgument(msg)
        seat = trick.laid[-1].seat
        if asking == "choose_companion":
            if not candidates(len(self.seats), self.attackers, seat) or state.companion.named is not None:
                msg = f"seat {seat} is not asked for a companion: it has named one, or may name nobody"
                raise InvalidArgument(msg)
            return NewRound(), AfterPlay(seat), CompanionChoice(seat)
        if len(self.seats) != 2 or not can_look(state, seat):
            msg = (
                f"seat {seat} cannot look at a pile: there must be two players, and cards in hand and piles [HY-2P-16]"
            )
            raise InvalidArgument(msg)
        return NewRound(), AfterPlay(seat), LookChoice(seat)
