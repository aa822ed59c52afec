"""
Effects on hands and discard piles (C12-FX-BACK-1 to C12-FX-BACK-3, C12-FX-RECOVER-1, C12-FX-DISCARD-1).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...actions import Option
from ...characters import ORDER, Character, sort_characters
from ...effects import Discard, Recover, TakeBack
from ...events import CardDiscarded, EffectLost, PileRecovered
from ..hands import renew
from ..state import Draft, Position
from .choices import GROUP, OWN, GroupEffect, ask_council, ask_players


def _with_pile(position: Position) -> list[int]:
    """The seats that have a discard pile."""
    return [seat for seat, player in enumerate(position.players) if player.discard]


def _candidates(position: Position, effect: GroupEffect) -> Sequence[int]:
    """The players whom the council may choose (C12-FX-BACK-2, C12-FX-DISCARD-1)."""
    return range(len(position.players)) if isinstance(effect, Discard) else _with_pile(position)


def take_back(draft: Draft, effect: TakeBack) -> None:
    """Everybody, or one player whom the council chooses, takes a card back."""
    if not _with_pile(draft):
        draft.emit(EffectLost(effect, "no_pile"))
    elif effect.who == "all":
        _take_back(draft, effect, _with_pile(draft))
    else:
        ask_council(draft, effect)


def _take_back(draft: Draft, effect: TakeBack, seats: Sequence[int]) -> None:
    """The top card, or one of the own choice; a pile of one card leaves no choice (C12-GROUP-7)."""
    choosing = []
    for seat in seats:
        last = len(draft.players[seat].discard) - 1
        if effect.which == "top" or last == 0:
            draft.take_back(seat, last)
        else:
            choosing.append(seat)
    ask_players(draft, effect, choosing)


def recover(draft: Draft, effect: Recover) -> None:
    """One player whom the council chooses takes the whole pile."""
    if _with_pile(draft):
        ask_council(draft, effect)
    else:
        draft.emit(EffectLost(effect, "no_pile"))


def discard(draft: Draft, effect: Discard) -> None:
    """Everybody, or one player whom the council chooses, discards a hand card."""
    if effect.who == "all":
        _discard(draft, effect, draft.seats)
    else:
        ask_council(draft, effect)


def _discard(draft: Draft, effect: Discard, seats: Sequence[int]) -> None:
    """Who has a single card renews the hand instead (C12-FX-DISCARD-2)."""
    choosing = []
    for seat in seats:
        if len(draft.players[seat].hand) == 1:
            renew(draft, seat)
        else:
            choosing.append(seat)
    ask_players(draft, effect, choosing)


def _player_chosen(draft: Draft, effect: GroupEffect, option: Option) -> None:
    """The council has chosen a player."""
    assert isinstance(option, int)
    if isinstance(effect, TakeBack):
        _take_back(draft, effect, [option])
    elif isinstance(effect, Discard):
        _discard(draft, effect, [option])
    else:
        player = draft.players[option]
        draft.put(option, sort_characters((*player.hand, *player.discard)), ())
        draft.emit(PileRecovered(option, player.discard))


def _hand_cards(position: Position, seat: int) -> Sequence[Character]:
    return position.players[seat].hand


def _discard_card(draft: Draft, seat: int, option: Option) -> None:
    player = draft.players[seat]
    card = next(character for character in ORDER if character == option)
    draft.put(seat, tuple([other for other in player.hand if other != card]), (*player.discard, card))
    draft.emit(CardDiscarded(seat, card))


def _pile(position: Position, seat: int) -> Sequence[Character]:
    return position.players[seat].discard


def _take_card(draft: Draft, seat: int, option: Option) -> None:
    draft.take_back(seat, _pile(draft, seat).index(next(card for card in ORDER if card == option)))


GROUP[TakeBack] = (_candidates, _player_chosen)
GROUP[Recover] = (_candidates, _player_chosen)
GROUP[Discard] = (_candidates, _player_chosen)
OWN[TakeBack] = (_pile, _take_card)
OWN[Discard] = (_hand_cards, _discard_card)
