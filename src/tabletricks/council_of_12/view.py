"""
What a seat may know (C12-INFO-1 to C12-INFO-6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from ..core.agenda import Asks
from ..core.game import Outcome
from .actions import Sentence
from .characters import Character
from .options import Options
from .state import Council, Player, Result, State, Table, outcome_of


if TYPE_CHECKING:
    from .items import AgendaItem


@frozen
class PlayerView:
    """
    A member of the council as a seat sees it.

    Attributes:
        hand: the hand cards; ``None`` if the seat may not see them.
        hand_size: how many there are.
        discard: the discard pile, the top card last; a card that the seat may not see is ``None`` (C12-HAND-10).
        has_laid: whether an unresolved card lies in front of the player.
        laid: that card; ``None`` if there is none or the seat may not see it.
        open: whether it lies face up.
        said: the sentence said in this round, if any.
        ready: whether the player is content with the laid card.
    """

    hand: tuple[Character, ...] | None
    hand_size: int
    discard: tuple[Character | None, ...]
    has_laid: bool
    laid: Character | None
    open: bool
    said: Sentence | None
    ready: bool


@frozen
class SupplicantsView:
    """
    The supplicant cards as everybody sees them.

    Attributes:
        open: the five open ones of the set-up.
        current: the one of this round; ``None`` in the succession round.
        past: those of the rounds before, in order.
        coming: those that come next, as far as everybody knows, the next one first.
        stack_size: how many are still to come.
    """

    open: tuple[Character, ...]
    current: Character | None
    past: tuple[Character, ...]
    coming: tuple[Character, ...]
    stack_size: int


@frozen
class ChallengesView:
    """
    The challenge cards as everybody sees them, by number.

    Attributes:
        current: the one that is faced.
        following: the next one, if the bell has made it visible (C12-BELL-3).
        stack_size: how many are still to come, the succession card with them.
        left: those that were evaluated and not belled, in order.
        right: the belled ones, in order.
    """

    current: int | None
    following: int | None
    stack_size: int
    left: tuple[int, ...]
    right: tuple[int, ...]


@frozen
class View:
    """
    A game as one seat, or a spectator, sees it.

    Attributes:
        seat: whose view it is; ``None`` for a spectator.
        options: the options of the game.
        awaiting: the seats that block the game.
        agenda: what still has to happen, the next item last: its last one is the question that is asked.
        players: the members of the council.
        council: round, favour, reserve and silence.
        supplicants: the supplicant cards.
        challenges: the challenge cards.
        table: the die, and how the current challenge goes.
        result: how the game has ended, or ``None``.
    """

    seat: int | None
    options: Options
    awaiting: tuple[int, ...]
    agenda: tuple[AgendaItem, ...]
    players: tuple[PlayerView, ...]
    council: Council
    supplicants: SupplicantsView
    challenges: ChallengesView
    table: Table
    result: Result | None

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, as the verb ``outcome`` says it."""
        return outcome_of(self.result, len(self.players))

    @property
    def supplicant(self) -> Character | None:
        """The supplicant of this round."""
        return self.supplicants.current


def view_of(state: State, seat: int | None) -> View:
    """What a seat may know."""
    agenda, supplicants, challenges = state.agenda, state.supplicants, state.challenges
    top = agenda[-1] if agenda else None
    return View(
        seat,
        state.options,
        top.awaits(state) if isinstance(top, Asks) else (),
        agenda,
        tuple([_player(player, own=number == seat) for number, player in enumerate(state.players)]),
        state.council,
        SupplicantsView(
            supplicants.open,
            supplicants.current,
            supplicants.past,
            supplicants.stack[: supplicants.known],
            len(supplicants.stack),
        ),
        ChallengesView(
            challenges.current,
            challenges.stack[0] if challenges.rung else None,
            len(challenges.stack),
            challenges.left,
            challenges.right,
        ),
        state.table,
        state.result,
    )


def _player(player: Player, *, own: bool) -> PlayerView:
    """A player as he sees himself, or as others see him (C12-INFO-2, C12-INFO-4)."""
    discard = player.discard
    return PlayerView(
        player.hand if own else None,
        len(player.hand),
        discard if own or not discard else (*(None,) * (len(discard) - 1), discard[-1]),
        player.laid is not None,
        player.laid if own or player.open else None,
        player.open,
        player.said,
        player.ready,
    )
