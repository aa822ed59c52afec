"""
The rooms of the event cards: each holds what an event does, with its questions and their legal answers.
"""

from __future__ import annotations

from . import (
    all_seeing_eye,
    charity,
    communism,
    doomsday,
    earthquake,
    expansion,
    finish_line,
    friday_13,
    gambling_man,
    market,
    mating_season,
    merry_christmas,
    mexican_standoff,
    recession,
    robin_hood,
    surprise_party,
    third_time_lucky,
    time_bomb,
    tornado,
    vandalism,
)


__all__ = [
    "all_seeing_eye",
    "charity",
    "communism",
    "doomsday",
    "earthquake",
    "expansion",
    "finish_line",
    "friday_13",
    "gambling_man",
    "market",
    "mating_season",
    "merry_christmas",
    "mexican_standoff",
    "recession",
    "robin_hood",
    "surprise_party",
    "third_time_lucky",
    "time_bomb",
    "tornado",
    "vandalism",
]
