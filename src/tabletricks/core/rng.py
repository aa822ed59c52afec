"""
Chance: a frozen random source that gives the same numbers on every platform and every Python, for ever.

The algorithm, in full (the tests hold vectors of it):

* key = BLAKE2b-256 of the seed as 32 big-endian bytes, personalised ``tabletricks.seed``;
* block i = BLAKE2b-512 of i as 8 big-endian bytes, keyed with the key, personalised ``tabletricks.rng1``;
* word j = bytes ``8 * (j % 8)`` to ``8 * (j % 8) + 7`` of block ``j // 8``, read big-endian: 64 bits;
* a number below n = the next word w with ``w < 2**64 - 2**64 % n``, taken modulo n (no bias);
* a shuffle = Fisher-Yates from the last index down: ``for i in n-1 .. 1: j = below(i + 1); swap i, j``.

The source is cryptographic on purpose: nobody can compute the next draw from the cards seen so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

from attrs import frozen

from .codec import check_decoded
from .errors import InvalidArgument
from .printing import shown


T = TypeVar("T")

SEED_LIMIT = 2**256
_WORD = 2**64
_WORDS = Struct(">8Q").unpack
_FEW = 300
_CEILINGS = [0, *[_WORD - _WORD % limit for limit in range(1, _FEW)]]
_KEY_DIGITS = frozenset("0123456789abcdef")


@frozen
class Rng:
    """
    A random source as a value: drawing gives the number and the source that follows.

    Attributes:
        key: the 32 bytes of the key as 64 hexadecimal digits.
        position: how many 64-bit words have been used.
        script: numbers to hand out before any are drawn, for tests and worked examples that need a certain result.
    """

    key: str
    position: int = 0
    script: tuple[int, ...] = ()

    @classmethod
    def from_seed(cls, seed: int, script: Sequence[int] = ()) -> Rng:
        """The source of a seed from 0 to ``2**256 - 1``."""
        if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
            msg = f"a seed is a whole number from 0 to 2**256 - 1, not {shown(seed)}"
            raise InvalidArgument(msg)
        digest = blake2b(seed.to_bytes(32, "big"), digest_size=32, person=b"tabletricks.seed")
        return cls(digest.hexdigest(), 0, tuple(script))

    def scripted(self, script: Sequence[int]) -> Rng:
        """The source with some numbers to hand out first."""
        if isinstance(script, str) or not isinstance(script, Sequence) or not all(type(one) is int for one in script):
            msg = f"a script is a list of whole numbers, not {shown(script)}"
            raise InvalidArgument(msg)
        return Rng(self.key, self.position, (*self.script, *script)) if script else self

    def below(self, limit: int) -> tuple[int, Rng]:
        """A number from 0 to ``limit - 1``, and the source that follows."""
        (number,), rng = self.draws((limit,))
        return number, rng

    def draws(self, limits: Sequence[int]) -> tuple[list[int], Rng]:
        """One number below each of the limits, and the source that follows."""
        chance = RunningRng(self)
        return [chance.below(limit) for limit in limits], chance.rng

    def shuffle(self, items: Sequence[T]) -> tuple[list[T], Rng]:
        """The items in random order, and the source that follows."""
        chance = RunningRng(self)
        return chance.shuffle(items), chance.rng


class RunningRng:
    """
    A random source that moves on by itself, for many draws in a row.

    It gives the numbers of the :class:`Rng` that it begins with, and :attr:`rng` is that source moved on.
    """

    __slots__ = ("_block", "_key", "_position", "_script", "_source", "_words")

    def __init__(self, rng: Rng) -> None:
        problem = _problem(rng)
        if problem is not None:
            raise InvalidArgument(problem)
        self._source = rng
        self._key = bytes.fromhex(rng.key)
        self._position = rng.position
        self._script = rng.script
        self._block = -1
        self._words: tuple[int, ...] = ()

    @property
    def rng(self) -> Rng:
        """The random source as it is now."""
        return Rng(self._source.key, self._position, self._script)

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``."""
        if self._script:
            return self._scripted(limit)
        if type(limit) is not int or not 1 <= limit <= _WORD:
            msg = f"there is no number below {shown(limit)}"
            raise InvalidArgument(msg)
        ceiling = _CEILINGS[limit] if limit < _FEW else _WORD - _WORD % limit
        while True:
            position = self._position
            if position >> 3 != self._block:
                self._turn_to(position >> 3)
            self._position = position + 1
            word = self._words[position & 7]
            if word < ceiling:
                return word % limit

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """The items in random order."""
        shuffled = list(items)
        if self._script or len(shuffled) >= _FEW:
            for i in range(len(shuffled) - 1, 0, -1):
                j = self.below(i + 1)
                shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
            return shuffled
        # The same as above without the calls, of which a guess makes hundreds.
        position, block, words = self._position, self._block, self._words
        for i in range(len(shuffled) - 1, 0, -1):
            ceiling = _CEILINGS[i + 1]
            while True:
                if position >> 3 != block:
                    block = position >> 3
                    self._turn_to(block)
                    words = self._words
                word = words[position & 7]
                position += 1
                if word < ceiling:
                    break
            j = word % (i + 1)
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        self._position = position
        return shuffled

    def _turn_to(self, block: int) -> None:
        digest = blake2b(block.to_bytes(8, "big"), digest_size=64, key=self._key, person=b"tabletricks.rng1").digest()
        self._block, self._words = block, _WORDS(digest)

    def _scripted(self, limit: int) -> int:
        number = self._script[0]
        if not 0 <= number < limit:
            msg = f"the script of the random source says {number}, which is not below {limit}"
            raise InvalidArgument(msg)
        self._script = self._script[1:]
        return number


def shuffle_script(items: Sequence[T], wanted: Sequence[T]) -> tuple[int, ...]:
    """
    The script with which a shuffle of some items gives them in a wanted order.

    It is how a shuffle at a real table is written down. Equal items may stand for each other.

    Raises:
        InvalidArgument: the wanted order is not one of these items.
    """
    left = list(items)
    script = []
    if len(left) != len(wanted):
        msg = f"{len(left)} things cannot be shuffled into {len(wanted)}"
        raise InvalidArgument(msg)
    for i in range(len(left) - 1, -1, -1):
        if wanted[i] not in left[: i + 1]:
            msg = f"{shown(wanted[i])} is not among what is shuffled, or not so often"
            raise InvalidArgument(msg)
        j = left.index(wanted[i], 0, i + 1)
        left[i], left[j] = left[j], left[i]
        if i:
            script.append(j)
    return tuple(script)


def _problem(rng: Rng) -> str | None:
    """What no seed can have led to."""
    if type(rng.key) is not str or type(rng.position) is not int:
        return "a random source is a key and a position"
    if len(rng.key) != 64 or not _KEY_DIGITS.issuperset(rng.key):
        return "the key of a random source is 64 hexadecimal digits"
    if not 0 <= rng.position < _WORD:
        return f"a random source cannot be at position {rng.position}"
    return None


check_decoded(Rng, _problem)
