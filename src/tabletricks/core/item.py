"""
What can stand on an agenda: families of small tagged values.
"""

from __future__ import annotations

from typing import ClassVar, Self


class Item:
    """
    What all items of an agenda have in common.

    A game derives the root of its own family from this, with a ``members`` of its own; every attrs class below it that
    has a ``tag`` is entered there, and a document is decoded by it.

    Attributes:
        tag: the ``"type"`` of the JSON form.
        members: the items of a game by their tags.
    """

    __slots__ = ()

    tag: ClassVar[str]
    members: ClassVar[dict[str, type[Item]]]

    @classmethod
    def __attrs_init_subclass__(cls) -> None:
        """Enters a class into its family."""
        tag = vars(cls).get("tag")
        if tag is not None and cls.members.setdefault(tag, cls) is not cls:
            msg = f"two items of an agenda have the tag {tag!r}"
            raise TypeError(msg)

    def seen_by(self, seat: int | None) -> Self:
        """The item as a seat (``None``: a spectator) may see it; one that holds something secret shows less of it."""
        del seat
        return self
