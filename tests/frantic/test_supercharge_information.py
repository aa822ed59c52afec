"""
Who sees what of power cards, guesses from it, and states of Supercharge that cannot be (FR-INFO-1 to FR-INFO-13).

Every kind of question that Supercharge brings is a state of ``QUESTIONS``.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import DecodeError, InvalidArgument, from_json, to_json
from tabletricks import frantic as fr
from tabletricks.frantic.activation import CardEffect
from tabletricks.frantic.charges import PowerAfter
from tabletricks.frantic.finish import CountPoints
from tabletricks.frantic.special_cards.edison import SwapPowers
from tabletricks.frantic.special_cards.update import UpdateDraw

from .builders import after, asked, play
from .power_builders import charged, powered, slots


SEATS = (0, 1, 2, None)
POWERS = ("looping^ recycling", "all_draw black_wish", "anti_counter")
K5 = play(0, "K5")


def turn(**more: tuple[fr.Span, ...]) -> fr.State:
    return powered("R1 G1 FAN", "B1 B2 CTR", "Y1 Y2", powers=POWERS, spans=more.get("spans", ()))


def with_power(power: str, text: str = "R1") -> fr.State:
    return charged(powered(f"{text} G1 G2", "B1 FAN", "Y1 Y2", powers=(power, "all_draw^ black_wish")), text)


def event(name: fr.EventCard, *actions: fr.Action, draw: str = "") -> fr.State:
    return after(powered("K5 R4 G2", "B1 R9", "Y1 Y2", powers=POWERS, events=[name], draw=draw), K5, *actions)


def card_of(text: str, *actions: fr.Action) -> fr.State:
    return after(powered(f"{text} G1", "B1 B2 CTR", "Y1 Y2", powers=POWERS), play(0, text), *actions)


FIRST, SECOND = fr.ChoosePower(0, 0, 0), fr.ChoosePower(0, 1, 1)

QUESTIONS: dict[str, Callable[[], fr.State]] = {
    "turn": turn,
    "open hands": lambda: turn(spans=(fr.Span("open_hands", 1),)),
    "special charge": lambda: with_power("special_charge"),
    "blockade": lambda: with_power("blockade"),
    "number wish": lambda: with_power("number_wish"),
    "random chance": lambda: with_power("random_chance"),
    "recycling": lambda: with_power("recycling"),
    "a power waits": lambda: with_power("recycling", "SKIP.R"),
    "recharge": lambda: card_of("RECH.R"),
    "edison": lambda: card_of("EDI"),
    "edison, second card": lambda: card_of("EDI", FIRST),
    "edison, wish": lambda: card_of("EDI", FIRST, SECOND),
    "edison, window": lambda: card_of("EDI", FIRST, SECOND, fr.Pass(0)),
    "update": lambda: card_of("UPD"),
    "update, wish": lambda: card_of("UPD", fr.UseEffect(0)),
    "update, return": lambda: card_of("UPD", fr.UseEffect(0), fr.Pass(0)),
    "rewind": lambda: event("rewind", draw="SKIP.G"),
    "tsunami": lambda: event("tsunami", fr.Lay(1, fr.Card("B1"))),
    "parasite": lambda: after(
        powered("R1", "B1 B2", "Y1 Y2", powers=POWERS, lasting=["parasite"]), play(0, "R1"), fr.Pass(1), fr.Pass(2)
    ),
}
everywhere = pytest.mark.parametrize("name", QUESTIONS)


@pytest.mark.rule("FR-INFO-4")
@everywhere
def test_a_power_card_is_seen_by_its_owner_or_face_up(name: str) -> None:
    state = QUESTIONS[name]()
    assert state.powers is not None
    for seat in SEATS:
        seen = fr.view(state, seat).powers
        assert seen is not None
        for owner, own in enumerate(state.powers.slots):
            for slot, shown in zip(own, seen.slots[owner], strict=True):
                known = owner == seat or slot.face != "down"
                assert shown == (slot if known else fr.PowerSlot(None))


@pytest.mark.rule("FR-INFO-2", "FR-INFO-3")
@everywhere
def test_the_power_pile_is_hidden_and_what_is_in_force_public(name: str) -> None:
    state = QUESTIONS[name]()
    assert state.powers is not None
    other = attrs.evolve(state, powers=attrs.evolve(state.powers, pile=state.powers.pile[::-1]))
    for seat in SEATS:
        seen = fr.view(state, seat)
        assert seen == fr.view(other, seat)
        assert seen.powers is not None
        assert (len(state.powers.pile), state.powers.table) == (seen.powers.pile_size, seen.powers.table)


@pytest.mark.rule("FR-INFO-4", "FR-INFO-10")
@everywhere
def test_a_guess_agrees_with_the_view(name: str) -> None:
    state = QUESTIONS[name]()
    for seat in SEATS:
        seen = fr.view(state, seat)
        assert seen == from_json(fr.View, to_json(seen))
        for seed in range(4):
            guess = fr.determinize(seen, seed)
            assert fr.GAME.audit(guess) is None
            assert (seen, fr.awaiting(state)) == (fr.view(guess, seat), fr.awaiting(guess))
            assert seat is None or fr.legal_actions(state, seat) == fr.legal_actions(guess, seat)


@everywhere
def test_a_possible_state_survives_its_document(name: str) -> None:
    state = QUESTIONS[name]()
    assert state == from_json(fr.State, to_json(state))


@pytest.mark.rule("FR-INFO-4")
def test_guesses_of_power_cards_differ() -> None:
    seen = fr.view(turn(), 0)
    guesses = [fr.determinize(seen, seed).powers for seed in range(12)]
    assert len({guess.slots[1] for guess in guesses if guess is not None}) > 1
    assert len({guess.pile for guess in guesses if guess is not None}) > 1


@pytest.mark.rule("FR-RNG-1")
def test_a_reseeded_state_has_another_power_pile() -> None:
    state = turn()
    other = fr.reseed(state, 3)
    assert state.powers is not None
    assert other.powers is not None
    assert (sorted(state.powers.pile), state.powers.slots) == (sorted(other.powers.pile), other.powers.slots)
    assert state.powers.pile != other.powers.pile


# States that cannot be.


def with_pile(*pile: fr.PowerCard) -> fr.State:
    state = turn()
    assert state.powers is not None
    return attrs.evolve(state, powers=attrs.evolve(state.powers, pile=pile))


def with_slots(*front: tuple[fr.PowerSlot, ...]) -> fr.State:
    state = turn()
    assert state.powers is not None
    return attrs.evolve(state, powers=attrs.evolve(state.powers, slots=front))


def with_table(table: fr.PowerTable) -> fr.State:
    state = turn()
    assert state.powers is not None
    return attrs.evolve(state, powers=attrs.evolve(state.powers, table=table))


def with_span(span: fr.Span, direction: int = 1) -> fr.State:
    state = with_table(fr.PowerTable((span,)))
    return attrs.evolve(state, table=attrs.evolve(state.table, direction=direction))


def on_top(state: fr.State, *items: fr.AgendaItem) -> fr.State:
    return attrs.evolve(state, agenda=(*state.agenda[:-1], *items))


def below(state: fr.State, item: fr.AgendaItem) -> fr.State:
    return attrs.evolve(state, agenda=(state.agenda[0], item, *state.agenda[1:]))


CHARGE = fr.Charge(0, "recycling", fr.Card("R1"), fr.Demand("red 5"), "red")
SWAP = fr.Swap(0, fr.Place(0, 0), fr.Place(1, 1))

IMPOSSIBLE: dict[str, Callable[[], fr.State]] = {
    "no power cards": lambda: attrs.evolve(turn(), powers=None),
    "a power card too many": lambda: with_pile(*fr.POWERS, *fr.POWERS),
    "a power card nobody knows": lambda: with_slots((fr.PowerSlot(None),), (), ()),
    "a place too many": lambda: with_slots(*map(slots, POWERS), ()),
    "a power of nobody": lambda: with_span(fr.Span("open_hands", 3)),
    "a blockade without a colour": lambda: with_span(fr.Span("blockade", 1, armed=True)),
    "a looping with a colour": lambda: with_span(fr.Span("looping", 1, "red", armed=True), -1),
    "a looping that has not turned the direction": lambda: with_span(fr.Span("looping", 1, armed=True)),
    "a direction without a looping": lambda: with_span(fr.Span("open_hands", 1), -1),
    "an armed seal": lambda: with_span(fr.Span("special_seal", 1, armed=True)),
    "a blockade that another has begun in this turn": lambda: with_span(fr.Span("blockade", 1, "red")),
    "Anti Counter out of nothing": lambda: with_table(fr.PowerTable(anti_counter=True)),
    "Troublecharger out of nothing": lambda: with_table(fr.PowerTable(trouble=0)),
    "Troublecharger of nobody": lambda: with_table(fr.PowerTable(used=True, trouble=5)),
    "activated in no turn": lambda: with_slots(
        (fr.PowerSlot("looping", "activated"), fr.PowerSlot("recycling")), *map(slots, POWERS[1:])
    ),
    "a power that waits for nothing": lambda: below(turn(), PowerAfter(CHARGE)),
    "a first power that waits": lambda: below(
        with_power("number_wish"), PowerAfter(attrs.evolve(CHARGE, power="all_draw"))
    ),
    "a power of a seat that is not there": lambda: below(
        with_power("number_wish"), PowerAfter(attrs.evolve(CHARGE, seat=7))
    ),
    "a card that waits for nothing": lambda: below(turn(), CardEffect(0, fr.Card("R1"))),
    "a card that waits and is not there": lambda: attrs.evolve(
        with_power("special_charge"),
        agenda=(turn().agenda[0], CardEffect(0, fr.Card("B9")), with_power("special_charge").agenda[-1]),
    ),
    "points in the middle of a round": lambda: below(turn(), CountPoints(())),
    "an extra card of an empty hand": lambda: attrs.evolve(
        with_power("random_chance"), agenda=(turn().agenda[0], fr.ExtraCard(7))
    ),
    "recycling what is not there": lambda: on_top(
        with_power("recycling"), fr.RecycleTo(0, attrs.evolve(CHARGE, card=fr.Card("B9")))
    ),
    "recharge of nothing": lambda: on_top(card_of("RECH.R"), fr.RechargePower(2)),
    "edison within one player": lambda: on_top(
        card_of("EDI", FIRST, SECOND, fr.Pass(0)), fr.EdisonWindow(fr.Swap(0, SWAP.one, SWAP.one), 1, ())
    ),
    "edison with a card that is not there": lambda: on_top(
        card_of("EDI"), fr.EdisonChoice(0, "counter", fr.Place(2, 5))
    ),
    "edison on wrong terms": lambda: on_top(card_of("EDI"), fr.EdisonChoice(0, "effect")),
    "edison asks its author": lambda: on_top(card_of("EDI", FIRST, SECOND, fr.Pass(0)), fr.EdisonWindow(SWAP, 0, ())),
    "edison asks a stranger": lambda: on_top(card_of("EDI", FIRST, SECOND, fr.Pass(0)), fr.EdisonWindow(SWAP, 2, ())),
    "a swap of what is not there": lambda: below(
        card_of("EDI", FIRST, SECOND), SwapPowers(fr.Swap(0, fr.Place(0, 9), fr.Place(1, 0)))
    ),
    "update without a pile": lambda: on_top(powered("R1", "B1", "Y1", powers=POWERS, pile_size=0), fr.UpdateChoice(0)),
    "update draws from no pile": lambda: below(powered("R1", "B1", "Y1", powers=POWERS, pile_size=0), UpdateDraw(0)),
    "update without an older card": lambda: on_top(card_of("UPD"), fr.UpdateReturn(2)),
    "a rewind that turned up another card": lambda: on_top(
        event("rewind", draw="SKIP.G"), fr.RewindUse(0, fr.Card("SKIP.B"))
    ),
    "a tsunami that falls": lambda: on_top(event("tsunami"), fr.TsunamiLay(1, (), (2, 2))),
    "a parasite while the round goes on": lambda: on_top(turn(), fr.ParasiteDiscard(1, 2, ())),
    "a parasite with three cards": lambda: on_top(QUESTIONS["parasite"](), fr.ParasiteDiscard(2, 3, ())),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_state_is_refused(name: str) -> None:
    state = IMPOSSIBLE[name]()
    assert fr.GAME.audit(state) is not None
    with pytest.raises(DecodeError):
        from_json(fr.State, to_json(state))


def test_a_view_whose_power_cards_do_not_add_up_is_refused() -> None:
    seen = fr.view(turn(), 0)
    assert seen.powers is not None
    for powers in (
        attrs.evolve(seen.powers, pile_size=3),
        attrs.evolve(seen.powers, slots=(slots("looping looping looping"), *seen.powers.slots[1:])),
        None,
    ):
        with pytest.raises(InvalidArgument):
            fr.determinize(attrs.evolve(seen, powers=powers), 1)


def test_what_is_asked_is_what_the_names_say() -> None:
    tags = {asked(question()) for question in QUESTIONS.values()}
    assert len(tags) >= 15
