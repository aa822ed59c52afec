"""
The tables of a server on disk: for each one its log, line by line, and who sits there.

A log is the log of the library, nothing else: ``tabletricks.verify`` reads it. It only grows, by one write for each
line, except when actions are taken back: then it is written anew beside the old one and put in its place at once.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from attrs import frozen

from tabletricks import DecodeError, from_json, to_json


@frozen
class Place:
    """
    A seat.

    Attributes:
        name: who sits there.
        bot: whether that is a bot.
        secret: what the link of whoever sits there ends with.
    """

    name: str
    bot: bool
    secret: str


@frozen
class Sheet:
    """
    What is to be known of a table besides its log.

    Attributes:
        id: the name of its files.
        places: the seats.
        watch: what the link of spectators ends with.
        private: whether actions can be taken back.
        limit: the seconds for an answer; 0 if there is no limit.
    """

    id: str
    places: tuple[Place, ...]
    watch: str
    private: bool
    limit: int


class StorageError(Exception):
    """Something could not be written; what was there before still is."""


class Store:
    """
    The folder of a server.

    Args:
        folder: where the files are; it is made if it is missing, readable by nobody else.
        durable: whether each line is to survive a power failure too, not only the end of the process.
    """

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.folder = folder
        self._durable = durable

    def create(self, sheet: Sheet, lines: Iterable[str]) -> None:
        """Writes a new table down; without its sheet it does not exist."""
        self.replace(sheet.id, lines)
        self._put(self.folder / f"{sheet.id}.table", to_json(sheet))

    def append(self, id: str, line: str) -> None:
        """Adds a line to a log; when this returns it is written."""
        try:
            with self._log(id).open("ab", buffering=0) as file:
                before = file.tell()
                try:
                    data = f"{line}\n".encode()
                    while data:
                        data = data[file.write(data) :]
                    if self._durable:
                        os.fsync(file.fileno())
                except OSError:
                    file.truncate(before)
                    raise
        except OSError as error:
            raise StorageError(str(error)) from error

    def replace(self, id: str, lines: Iterable[str]) -> None:
        """Writes a log anew, all or nothing."""
        self._put(self._log(id), "".join([f"{line}\n" for line in lines]))

    def text(self, id: str) -> bytes:
        """A log as it is on disk."""
        return self._log(id).read_bytes()

    def sheets(self) -> Iterator[Sheet]:
        """The sheets of all tables."""
        for path in sorted(self.folder.glob("*.table")):
            try:
                yield from_json(Sheet, path.read_bytes())
            except DecodeError as error:
                print(f"{path} is left out: {error}")

    def _log(self, id: str) -> Path:
        return self.folder / f"{id}.jsonl"

    def _put(self, path: Path, text: str) -> None:
        new = path.with_suffix(".new")
        try:
            with new.open("wb") as file:
                file.write(text.encode())
                file.flush()
                if self._durable:
                    os.fsync(file.fileno())
            new.replace(path)
        except OSError as error:
            raise StorageError(str(error)) from error
