"""
How tests read a position: what everybody sees in the view of a spectator, what is hidden through a few functions.

Nothing else in these tests knows what a state is made of.
"""

from __future__ import annotations

import re
from typing import TypeVar

import attrs

from tabletricks import Step, to_json
from tabletricks import frantic as fr


CARDS = frozenset(map(str, fr.Options(players=2, troublemaker=True, supercharge=True).deck))
EventT = TypeVar("EventT", bound=fr.Event)
FrStep = Step[fr.State, fr.Event]


def public(state: fr.State) -> fr.View:
    """What everybody sees."""
    return fr.view(state, None)


def question(state: fr.State) -> fr.Question | None:
    """What the next seat is asked; ``None`` after the end of the game."""
    seats = fr.awaiting(state)
    return fr.question(state, seats[0]) if seats else None


def asked(state: fr.State) -> str | None:
    """The question in short, with the card that it is about: ``"react nice_try"``, ``"wish fantastic"``, ``"play"``."""
    match question(state):
        case None:
            return None
        case fr.ReactionQuestion(reaction=reaction):
            return f"react {reaction}"
        case found:
            name: object = getattr(found, "card", None)
            return found.tag if name is None else f"{found.tag} {name}"


def in_hand(state: fr.State, seat: int) -> tuple[fr.Card, ...]:
    """The cards of a hand, sorted as hands are: numbers by colour (R Y G B K), then special cards."""
    return state.hands[seat]


def hand(state: fr.State, seat: int) -> str:
    """A hand in the notation."""
    return " ".join(in_hand(state, seat))


def hands(state: fr.State) -> tuple[str, ...]:
    """All hands in the notation."""
    return tuple(hand(state, seat) for seat in range(fr.players(state)))


def sizes(state: fr.State) -> tuple[int, ...]:
    """How many cards everybody holds."""
    return tuple(player.hand_size for player in public(state).players)


def seen_hand(state: fr.State, seat: int, by: int | None) -> tuple[fr.Card, ...] | None:
    """The hand of a seat as somebody sees it; ``None`` if it is hidden."""
    return fr.view(state, by).players[seat].hand


def knows_choice(state: fr.State, seat: int | None, text: str) -> bool:
    """Whether the view of a seat holds a card that was chosen in secret, besides where everybody sees cards lie."""
    return f'"{text}"' in to_json(fr.view(state, seat).pending)


def chosen_cards(state: fr.State) -> tuple[fr.Card, ...]:
    """The cards that were chosen and have not changed hands yet: those named on the agenda."""
    return tuple(fr.Card(text) for text in re.findall(r'"([^"]+)"', to_json(state.agenda)) if text in CARDS)


def scores(state: fr.State) -> tuple[int, ...]:
    """The accounts."""
    return tuple(player.score for player in public(state).players)


def skips(state: fr.State) -> list[bool]:
    """Who has a skip flag."""
    return [player.skipped for player in public(state).players]


def draw_pile(state: fr.State) -> tuple[fr.Card, ...]:
    """The draw pile, the next card first."""
    return state.draw_pile


def event_deck(state: fr.State) -> tuple[fr.EventCard, ...]:
    """The event cards face down, the next one first."""
    return state.event_deck


def power_pile(state: fr.State) -> tuple[fr.PowerCard, ...]:
    """The power pile, the next card first."""
    return state.power_pile


def power_cards(state: fr.State) -> tuple[tuple[fr.PowerSlot, ...], ...]:
    """The power cards in front of every seat."""
    return tuple(state.powers)


def bomb_of(state: fr.State) -> tuple[int | None, ...] | None:
    """The turns that a Time Bomb leaves to everybody."""
    return next((rule.turns_left for rule in public(state).in_force if rule.name == "time_bomb"), None)


def lasting(state: fr.State) -> tuple[fr.InForce, ...]:
    """The events in force, but for a Time Bomb."""
    return tuple(rule for rule in public(state).in_force if rule.name in ("last_chance", "plus_one", "parasite"))


def spans(state: fr.State) -> tuple[fr.InForce, ...]:
    """The powers in force that last longer than the turn in which they were activated."""
    names = ("blockade", "looping", "open_hands", "special_seal")
    return tuple(rule for rule in public(state).in_force if rule.name in names)


def running_events(state: fr.State) -> list[str]:
    """The events that are being executed, the outermost first."""
    return [execution.event for execution in public(state).executing]


def playable(state: fr.State, seat: int) -> set[str]:
    """The cards that a seat may play now."""
    return {str(action.card) for action in fr.legal_actions(state, seat) if isinstance(action, fr.Play)}


def plain(action: fr.Action) -> fr.Action:
    """An action without what it may leave out: the name of the power card that is played."""
    return attrs.evolve(action, power_card=None) if isinstance(action, fr.Play) else action


def legal(state: fr.State, seat: int) -> set[fr.Action]:
    """The legal actions of a seat, without what they may leave out."""
    return set(map(plain, fr.legal_actions(state, seat)))


def of(kind: type[EventT], result: FrStep) -> list[EventT]:
    """The events of a kind in a step."""
    return [event for event in result.events if isinstance(event, kind)]


def winners_of(result: FrStep) -> list[tuple[int, ...]]:
    """Who has won, once the game has ended."""
    return [event.outcome.winners for event in of(fr.GameEnded, result)]
