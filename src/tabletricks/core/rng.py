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

    def below(self, limit: int) -> tuple[int, Rng]:
        """A number from 0 to ``limit - 1``, and the source that follows."""
        (number,), rng = self.draws((limit,))
        return number, rng

    def draws(self, limits: Sequence[int]) -> tuple[list[int], Rng]:
        """One number below each of the limits, and the source that follows."""
        script = self.script
        scripted = min(len(script), len(limits))
        numbers = list(script[:scripted])
        for number, limit in zip(numbers, limits, strict=False):
            if not 0 <= number < limit:
                msg = f"the script of the random source says {number}, which is not below {limit}"
                raise InvalidArgument(msg)
        position = self.position
        problem = _problem(self)
        if problem is not None:
            raise InvalidArgument(problem)
        key = bytes.fromhex(self.key)
        block_at = -1
        words: tuple[int, ...] = ()
        for limit in limits[scripted:]:
            if type(limit) is not int or not 1 <= limit <= _WORD:
                msg = f"there is no number below {shown(limit)}"
                raise InvalidArgument(msg)
            ceiling = _WORD - _WORD % limit
            while True:
                index, word_at = divmod(position, 8)
                if index != block_at:
                    block_at = index
                    words = _WORDS(
                        blake2b(index.to_bytes(8, "big"), digest_size=64, key=key, person=b"tabletricks.rng1").digest()
                    )
                position += 1
                word = words[word_at]
                if word < ceiling:
                    break
            numbers.append(word % limit)
        return numbers, Rng(self.key, position, script[scripted:])

    def shuffle(self, items: Sequence[T]) -> tuple[list[T], Rng]:
        """The items in random order, and the source that follows."""
        shuffled = list(items)
        limits = range(len(shuffled), 1, -1)
        numbers, rng = self.draws(limits)
        for limit, j in zip(limits, numbers, strict=True):
            i = limit - 1
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return shuffled, rng


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
