"""
The chronicle: what is remembered from game to game (C12-CHRON-1 to C12-CHRON-4).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import attrs
from attrs import frozen

from ..core.codec import check_decoded
from ..core.errors import InvalidArgument
from ..core.shapes import fits
from .characters import Character
from .options import Options
from .view import View


__all__ = ["Chronicle", "Entry", "Member"]

# fmt: off
_ROMAN = (
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
    (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
)
# fmt: on
_LONGEST_TEXT = 1000


@frozen
class Member:
    """
    A member of a council.

    Attributes:
        name: the person's name.
        number: how often the person has sat in a council of this chronicle, this time included.
    """

    name: str
    number: int

    @property
    def title(self) -> str:
        """The name as it is written, like "Lea III." (C12-CHRON-2)."""
        return f"{self.name} {roman(self.number)}."


@frozen
class Entry:
    """
    One game in the chronicle (C12-CHRON-1).

    Attributes:
        year: the year in which the council began.
        month: the month of a scenario; ``None`` in other games.
        members: who sat in the council, by seat.
        throne: who was on the throne: a character, a person, or nobody (C12-CHRON-4).
        greatest_challenge: what the council wants to be remembered.
        won: whether the game was won.
        score: the term of office.
        boxes: the rounds that were endured in silence.
        heir: the character on whom the council agreed, if any.
    """

    year: int
    month: str | None
    members: tuple[Member, ...]
    throne: str | None
    greatest_challenge: str
    won: bool
    score: int
    boxes: tuple[int, ...]
    heir: Character | None


@frozen
class Chronicle:
    """
    All games of a group, in order.

    Attributes:
        first_year: the year in which the first council began; it is yours to choose (C12-CHRON-3).
        entries: the games.
    """

    first_year: int
    entries: tuple[Entry, ...] = ()

    @property
    def year(self) -> int:
        """The year in which the next council begins, which is that of the last one and its term (C12-CHRON-3)."""
        if not self.entries:
            return self.first_year
        return self.entries[-1].year + self.entries[-1].score

    @property
    def throne(self) -> Character | None:
        """The heir of the last council, who may be on the throne in the next game (C12-THRONE-8)."""
        return self.entries[-1].heir if self.entries else None

    def options(self, players: int) -> Options:
        """The options of a standard game under the heir of the last council."""
        return Options(players, throne=self.throne)

    def write(
        self,
        view: View,
        names: Sequence[str],
        greatest_challenge: str = "",
        ruler: str | None = None,
        *,
        nobody: bool = False,
    ) -> Chronicle:
        """
        The chronicle with a further entry, after a win or a loss.

        On the throne was whom the game was played with: the character of its options, if these know a throne,
        otherwise the heir of the last council.

        Args:
            view: how anybody sees the end of a game.
            names: the names of the persons, by seat.
            greatest_challenge: what shall be remembered.
            ruler: a person on the throne instead (C12-CHRON-4).
            nobody: whether nobody was on the throne.

        Raises:
            InvalidArgument: the game is not over, the names are not one for each seat, or the chronicle is none.
        """
        if type(view) is not View or view.result is None or view.outcome is None:
            msg = "an entry is written when a game of Council of 12 is over [C12-CHRON-1]"
            raise InvalidArgument(msg)
        if (
            isinstance(names, str)
            or not isinstance(names, Sequence)
            or not fits(tuple[str, ...])(tuple(names))
            or len(names) != len(view.players)
        ):
            msg = f"the entry needs the names of {len(view.players)} persons [C12-CHRON-1]"
            raise InvalidArgument(msg)
        problem = _problem(self)
        if nobody and ruler is not None:
            problem = f"either nobody was on the throne, or {ruler} was [C12-CHRON-4]"
        if problem is not None:
            raise InvalidArgument(problem)
        earlier = Counter(member.name for entry in self.entries for member in entry.members)
        members = tuple(Member(name, earlier[name] + 1) for name in names)
        special = view.options.rulebook.special
        result = view.result
        entry = Entry(
            self.year,
            None if special is None else special.month,
            members,
            None if nobody else ruler or self._played_under(view.options),
            greatest_challenge,
            result.ending == "won",
            view.outcome.scores[0],
            view.boxes,
            result.heir,
        )
        written = attrs.evolve(self, entries=(*self.entries, entry))
        problem = _problem(written)
        if problem is not None:
            raise InvalidArgument(problem)
        return written

    def _played_under(self, options: Options) -> Character | None:
        """The character on the throne of a game; in scenarios the throne changes nothing, and the heir sits there."""
        return options.throne if options.mode in ("standard", "custom") else self.throne


def roman(number: int) -> str:
    """A number from 1 in Roman numerals, as kings have them."""
    text = ""
    for value, sign in _ROMAN:
        count, number = divmod(number, value)
        text += sign * count
    return text


def _problem(chronicle: Chronicle) -> str | None:
    """What no chronicle can say."""
    if not fits(Chronicle)(chronicle):
        return "a field of the chronicle is not of its type"
    year, seen = chronicle.first_year, Counter[str]()
    for entry in chronicle.entries:
        if entry.year != year:
            return f"a council begins in {year}, not in {entry.year} [C12-CHRON-3]"
        texts = (entry.greatest_challenge, entry.throne or "", entry.month or "")
        if any(len(text) > _LONGEST_TEXT for text in texts) or not 2 <= len(entry.members) <= 4:
            return "an entry has 2 to 4 members and texts of at most 1000 letters [C12-CHRON-1]"
        names = [member.name for member in entry.members]
        if len(set(names)) < len(names) or not all(0 < len(name) <= _LONGEST_TEXT for name in names):
            return "the members of a council are different persons with names [C12-CHRON-1]"
        seen.update(names)
        if any(member.number != seen[member.name] for member in entry.members):
            return "a member's number counts the person's appearances [C12-CHRON-2]"
        year += entry.score
    return None


check_decoded(Chronicle, _problem)
