"""
Who knows what ("Hidden information"), in views and events; above all nobody learns who holds the unplayed Companion.

Every kind of question of the game is a state of ``QUESTIONS``, for every number of players.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import Rng, from_json, to_json
from tabletricks import hydra as hy

from .builders import (
    HyStep,
    after,
    asked,
    card,
    cards,
    checks,
    clues,
    joined,
    opening,
    play,
    played,
    position,
    remembered,
    sizes,
    step,
    turn,
)


def stake(players: int) -> hy.State:
    """A decides about the stake; the Companion lies face down in the middle."""
    return opening(players, middle="R9 R3 COMPANION", pile="R10 R12" if players < 4 else "").state


def witch() -> hy.State:
    """A has played the Witch; B and C have put down a card."""
    state = position("WITCH R4 R5", "COMPANION R6", "R7 R8", "R9 R10")
    return after(state, hy.PlayWitch(0), hy.PassCard(1, card("COMPANION")), hy.PassCard(2, card("R8")))


def exchange() -> hy.State:
    """With six players A and D attack, at 40; A has put down a card."""
    state = opening(6, middle="R9 R10 R12", hands={0: "R2 R13", 3: "R1", 5: "COMPANION"}, open_place=3).state
    return after(state, hy.Reduce(0), hy.Take(0, (0, 1)), hy.Exchange(0, card("R2")))


def look() -> hy.State:
    """With two players A has played the Companion."""
    state = position("COMPANION R5 R9", "R6 R7", pile="R8 B2 R13", personal={0: "R1 R2", 1: "B1 G2"})
    return played(state, 0, "COMPANION")


QUESTIONS: dict[str, Callable[[], hy.State]] = {
    "stake, two players": lambda: stake(2),
    "stake, three players": lambda: stake(3),
    "stake": lambda: stake(4),
    "reduced stake": lambda: after(stake(4), hy.Reduce(0)),
    "stake, five players": lambda: stake(5),
    "stake, six players": lambda: stake(6),
    "partner": lambda: opening(6, open_place=0).state,
    "exchange": exchange,
    "lead after the exchange": lambda: after(exchange(), hy.Exchange(3, card("R12"))),
    "lead": lambda: after(stake(4), hy.Reduce(0), hy.Take(0, (1, 2))),
    "lead with a hidden card aside": lambda: after(stake(4), hy.Reduce(0), hy.Take(0, (0, 1))),
    "following": lambda: position(
        "R4 R6", "LEAP R5 RH", "COMPANION R7", "TRICKSTER R8", trick=["0: R9"], turn=1, stake=40, totals=(9, 8, 7, 6)
    ),
    "checked": lambda: position(
        "R4 R6", "STORM R5", "COMPANION R7", "TRICKSTER R8", trick=["0: R9", "3: LEAP"], turn=2, checked=[1]
    ),
    "companion": lambda: played(position("COMPANION R5", "LEAP R6", "R7 R8", "R9 R10"), 0, "COMPANION"),
    "companion with the last card": lambda: played(position("COMPANION", "LEAP R6", "R7", "R9"), 0, "COMPANION"),
    "witch": witch,
    "lead after the witch": lambda: after(witch(), hy.PassCard(0, card("R4")), hy.PassCard(3, card("R9"))),
    "drawn": lambda: position(
        "LEAP R5", "R6 R7", "COMPANION R8", trick=["0: R9"], turn=1, pile="R12 R13 B2", drawn="R10"
    ),
    "third party": lambda: played(position("R5 R6", "R7 R8", "COMPANION R9", turn=2, pile="R12 B2"), 2, "COMPANION"),
    "look": look,
    "after the look": lambda: after(look(), hy.Look(0, look=True)),
    "lead with piles": lambda: checks(after(look(), hy.Look(0, look=True)), 1),
    "game over": lambda: played(position("R7", "COMPANION R5", "R8", "R9", totals=(400, 0, 0, 0)), 0, "R7"),
}
everywhere = pytest.mark.parametrize("name", QUESTIONS)


def everybody(state: hy.State) -> tuple[int | None, ...]:
    """All seats, and a spectator."""
    return (*state.seats, None)


# Views.


@pytest.mark.rule("HY-SETUP-9", "HY-SETUP-10")
@everywhere
def test_a_hand_is_seen_by_its_owner_and_counted_by_all(name: str) -> None:
    state = QUESTIONS[name]()
    for seat in everybody(state):
        for other, shown in enumerate(hy.view(state, seat).players):
            seen = other == seat or state.outcome is not None
            assert (state.hands[other] if seen else None, sizes(state)[other]) == (shown.hand, shown.hand_size)


@pytest.mark.rule("HY-BID-12", "HY-BID-11", "HY-BID-2", "HY-6P-9")
@everywhere
def test_middle_cards_are_seen_face_up_or_by_their_taker(name: str) -> None:
    """Face up: by all, for the whole round, with the taker. Face down: by the taker; aside by nobody."""
    state = QUESTIONS[name]()
    for seat in everybody(state):
        for at, shown in enumerate(hy.view(state, seat).middle):
            taker = state.takers[at]
            seen = state.is_face_up(at) or (taker is not None and taker == seat)
            expected = hy.MiddleCard(state.middle[at] if seen else None, state.is_face_up(at), taker)
            assert expected == shown


@pytest.mark.rule("HY-BID-13", "HY-TRICK-11", "HY-TURN-12")
@everywhere
def test_what_lies_open_is_seen_by_all(name: str) -> None:
    """Stake, attackers, trick with its top, Storm and checks, captured cards, totals, dealer, round, overtime."""
    state = QUESTIONS[name]()
    for seat in everybody(state):
        seen = hy.view(state, seat)
        assert (state.stake, state.attackers, state.companion, state.open_card) == (
            seen.stake,
            seen.attackers,
            seen.companion,
            seen.open_card,
        )
        assert (state.captured, state.totals) == tuple(zip(*((p.captured, p.score) for p in seen.players), strict=True))
        assert (state.trick, state.drawn) == (seen.trick, seen.drawn)
        assert (state.round, state.dealer, state.overtime) == (seen.round, seen.dealer, seen.overtime)
        assert (hy.awaiting(state), state.outcome) == (seen.awaiting, seen.outcome)
        assert asked(state) == asked(seen)


@pytest.mark.rule("HY-3P-2", "HY-3P-3", "HY-2P-2", "HY-2P-18")
@everywhere
def test_of_the_piles_only_what_was_turned_up_or_looked_at_is_seen(name: str) -> None:
    state = QUESTIONS[name]()
    for seat in everybody(state):
        seen = hy.view(state, seat)
        shown: list[hy.Card | None] = [None] * len(state.shared_pile)
        if state.middle_taken and shown:
            shown[-1] = state.shared_pile[-1]
        assert tuple(shown) == seen.shared_pile
        for owner, player in enumerate(seen.players):
            real = zip(state.personal_piles[owner], state.pile_knowers[owner], player.personal_pile, strict=True)
            for one, knowers, pile_card in real:
                seen_by = seat in knowers or knowers == (0, 1)
                assert hy.PileCard(one if seen_by else None, knowers) == pile_card


@pytest.mark.rule("HY-3P-9", "HY-3P-6")
def test_pending_cards_are_seen_by_all() -> None:
    state = QUESTIONS["drawn"]()
    for seat in everybody(state):
        assert cards("R10") == hy.view(state, seat).drawn


@pytest.mark.rule("HY-TURN-12")
@everywhere
def test_in_a_turn_only_the_turn_seat_is_awaited(name: str) -> None:
    """Whoever holds Time Leap or Trickster."""
    state = QUESTIONS[name]()
    if asked(state) == "turn":
        assert (turn(state),) == hy.awaiting(state)


@everywhere
def test_no_view_holds_a_card_that_its_seat_cannot_know(name: str) -> None:
    """Everything in the text of a view: own hand, open cards, and what the seat gave away itself."""
    state = QUESTIONS[name]()
    for seat in everybody(state):
        open_cards = {one for heap in state.captured for one in heap}
        taken = zip(state.middle, state.takers, strict=True)
        open_cards |= {
            one for at, (one, taker) in enumerate(taken) if state.is_face_up(at) or taker == seat is not None
        }
        open_cards |= set(state.trick.cards()) if state.trick is not None else set()
        open_cards |= set(state.shared_pile[-1:]) if state.middle_taken else set()
        for pile, knowers in zip(state.personal_piles, state.pile_knowers, strict=True):
            open_cards |= {one for one, by in zip(pile, knowers, strict=True) if seat in by or by == (0, 1)}
        open_cards |= set(state.drawn)
        open_cards |= {one for hand in state.hands for one in hand} if state.outcome is not None else set()
        open_cards |= set(() if seat is None else state.hands[seat])
        open_cards |= set() if state.open_card is None else {state.open_card.card}
        told = repr(hy.view(state, seat))
        assert [] == [one for one in hy.DECK if f"'{one}'" in told and one not in open_cards]


# The holder of the unplayed Companion.


def elsewhere(text: str, other: str) -> tuple[hy.State, hy.State]:
    """A trick of four players in which C or D holds the Companion; the other one has a Hero instead."""
    hands = ("R5 B6 B10", "LEAP R12 G6")
    one = position(*hands, f"COMPANION {text}", f"GH {other}", trick=["0: R9"], turn=1, stake=40)
    two = position(*hands, f"GH {text}", f"COMPANION {other}", trick=["0: R9"], turn=1, stake=40)
    return one, two


@pytest.mark.rule("HY-COMPANION-2", "HY-COMPANION-14")
def test_who_holds_the_companion_is_told_to_nobody_else() -> None:
    """View, awaited seats, legal actions and refusals of A, B and spectators are the same whoever holds it."""
    one, two = elsewhere("R7 R13", "R8 B13")
    assert hy.awaiting(one) == hy.awaiting(two)
    for seat in (0, 1, None):
        assert hy.view(one, seat) == hy.view(two, seat)
        assert "'COMPANION'" not in repr(hy.view(one, seat))
    actions: list[hy.Action] = [
        hy.Check(0),
        hy.Check(1),
        hy.NameCompanion(1, 2),
        hy.PlayTrickster(0),
        hy.Play(1, cards("COMPANION")),
    ]
    for seat in (0, 1):
        assert hy.legal_actions(one, seat) == hy.legal_actions(two, seat)
    for action in actions:
        assert repr(hy.check(one, action)) == repr(hy.check(two, action))


@pytest.mark.rule("HY-COMPANION-2", "HY-COMPANION-14")
def test_a_trick_tells_nothing_of_the_companion_before_it_is_played() -> None:
    """Everybody acts in the same way, with the card in the one hand or the other: the same events for A and B."""
    results: list[HyStep] = []
    for state in elsewhere("R7 R13", "R8 B13"):
        ranks = {2: "R13", 3: "B13"}
        actions: list[hy.Action] = [
            play(state, 1, "R12"),
            play(state, 2, ranks[2]),
            hy.Check(3),
            hy.PlayLeap(1),
            hy.Check(2),
        ]
        results.append(step(state, *actions, hy.Check(3), hy.Check(0), hy.Check(1)))
    one, two = results
    for seat in (0, 1, None):
        assert hy.events_for(one.events, seat) == hy.events_for(two.events, seat)
        assert hy.view(one.state, seat) == hy.view(two.state, seat)
        assert "'COMPANION'" not in repr(hy.events_for(one.events, seat))


@pytest.mark.rule("HY-COMPANION-14")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_deal_tells_nobody_but_the_holder(players: int) -> None:
    """Deal, stake and taking, with the Companion in the hand of seat 1 or of seat 2."""
    told = []
    for holder in (1, 2):
        hands = {1: "R1 GH", 2: "R2 GH"}
        hands[holder] = f"R{holder} COMPANION"
        hands[3 - holder] = f"R{3 - holder} GH"
        dealt = opening(players, hands=hands, middle="R9 R3 R10", open_place=players - 1)
        told.append((dealt, step(dealt.state, hy.Reduce(0), hy.Reduce(0), hy.Take(0, (1,)))))
    for seat in (0, *range(3, players), None):
        (dealt, taken), (other_deal, other_taken) = told
        assert hy.events_for(dealt.events, seat) == hy.events_for(other_deal.events, seat)
        assert hy.events_for(taken.events, seat) == hy.events_for(other_taken.events, seat)
        assert hy.view(taken.state, seat) == hy.view(other_taken.state, seat)
    assert "'COMPANION'" in repr(hy.events_for(told[0][0].events, 1))


@pytest.mark.rule("HY-BID-2", "HY-BID-12", "HY-COMPANION-14")
def test_a_companion_taken_face_down_is_known_to_the_attacker() -> None:
    """Among two hidden cards at 50; the others cannot tell it from a 10."""
    one, two = (
        step(opening(middle=f"R9 R3 {text}", hands={2: other}).state, hy.Take(0, (0, 1, 2)))
        for text, other in (("COMPANION", "R10"), ("R10", "COMPANION"))
    )
    for seat in (1, 3, None):
        assert hy.view(one.state, seat) == hy.view(two.state, seat)
        assert hy.events_for(one.events, seat) == hy.events_for(two.events, seat)
    assert "'COMPANION'" in repr(hy.events_for(one.events, 0))
    assert "'COMPANION'" not in repr(hy.events_for(two.events, 0))


@pytest.mark.rule("HY-BID-12", "HY-6P-4")
def test_whoever_saw_the_companion_go_knows_where_it_is() -> None:
    """An open middle card, and the open card of six players: a clue for everybody."""
    start = opening(middle="R9 COMPANION R10")
    middle = joined(start, step(start.state, hy.Take(0, (0, 1, 2))))
    dealt = opening(6, hands={2: "COMPANION"}, open_place=2)
    for result, holder in ((middle, 0), (dealt, 2)):
        state = result.state
        for seat in everybody(state):
            known = remembered(result, seat)
            assert ({} if seat == holder else {"COMPANION": (holder,)}) == clues(known)
            assert all(
                card("COMPANION") in hy.determinize(hy.view(state, seat), 1, known).hands[holder] for _ in range(9)
            )


@pytest.mark.rule("HY-COMPANION-4", "HY-COMPANION-9")
def test_a_role_is_public_once_the_card_was_played_or_somebody_named() -> None:
    shown = played(position("R5 R6", "R7 R8", "COMPANION R9", "R10 R12", turn=2), 2, "COMPANION")
    named = after(QUESTIONS["companion"](), hy.NameCompanion(0, 3))
    for state, companion in ((shown, hy.Companion(2)), (named, hy.Companion(0, 3))):
        for seat in everybody(state):
            assert companion == hy.view(state, seat).companion


# Choices in secret.


@pytest.mark.rule("HY-WITCH-4", "HY-WITCH-10", "HY-6P-10")
@pytest.mark.parametrize(
    ("name", "authors", "waiting"), [("witch", {1: "COMPANION", 2: "R8"}, (0, 3)), ("exchange", {0: "R2"}, (3,))]
)
def test_a_card_put_down_is_seen_by_its_author_only(
    name: str, authors: dict[int, str], waiting: tuple[int, ...]
) -> None:
    """That it is in, is public; it still counts as a hand card."""
    state = QUESTIONS[name]()
    for seat in everybody(state):
        seen = hy.view(state, seat)
        assert (waiting, sizes(state)) == (seen.awaiting, tuple(player.hand_size for player in seen.players))
        for author, text in authors.items():
            assert (seat == author) == (f"(seat={author}, card=Card('{text}'))" in repr(seen.pending))
            assert f"card=Card('{text}')" not in repr(seen.pending) or seat == author


@pytest.mark.rule("HY-6P-10", "HY-6P-19")
def test_exchanged_cards_are_known_to_both_attackers() -> None:
    """A gave R2 and got R12; each knows what the other has of it, nobody else anything."""
    result = step(exchange(), hy.Exchange(3, card("R12")))
    for seat in everybody(result.state):
        inside = seat in (0, 3)
        event = hy.CardsExchanged(0, 3, card("R2") if inside else None, card("R12") if inside else None)
        assert event in hy.events_for(result.events, seat)
    own = {seat: clues(remembered(result, seat, hy.Memory(seat, sizes(result.state)))) for seat in (0, 3, 4)}
    assert {0: {"R2": (3,)}, 3: {"R12": (0,)}, 4: {}} == own


# Chance.


@pytest.mark.rule("HY-SETUP-2")
@everywhere
def test_no_view_tells_the_random_source_or_the_order_of_hidden_cards(name: str) -> None:
    """Other seeds and other orders of what nobody knows: the same views and legal actions."""
    state = QUESTIONS[name]()
    for seed in (1, 2, 3):
        other = hy.reseed(state, seed)
        assert hy.GAME.audit(other) is None
        for seat in everybody(state):
            assert hy.view(state, seat) == hy.view(other, seat)
        for seat in state.seats:
            assert hy.legal_actions(state, seat) == hy.legal_actions(other, seat)
    changed = attrs.evolve(state, rng=Rng.from_seed(99))
    assert all(hy.view(state, seat) == hy.view(changed, seat) for seat in everybody(state))


# Guesses.


@everywhere
def test_a_guess_agrees_with_the_view(name: str) -> None:
    """It is a possible state, the same to the one who guesses, and leaves them the same choices."""
    state = QUESTIONS[name]()
    for seat in everybody(state):
        seen = hy.view(state, seat)
        for seed in range(4):
            guess = hy.determinize(seen, seed)
            assert hy.GAME.audit(guess) is None
            assert (seen, hy.awaiting(state)) == (hy.view(guess, seat), hy.awaiting(guess))
            assert seat is None or hy.legal_actions(state, seat) == hy.legal_actions(guess, seat)


def attempts(seat: int) -> list[hy.Action]:
    """Actions of every kind, mostly illegal ones."""
    given = [make(seat, card(text)) for make in (hy.PassCard, hy.Exchange) for text in ("R4", "R9", "COMPANION")]
    named = [make(seat, target) for make in (hy.NameCompanion, hy.NamePartner) for target in (0, 1, 2)]
    plays = [hy.Play(seat, (one,)) for one in hy.DECK]
    effects = [make(seat) for make in (hy.PlayStorm, hy.PlayWitch, hy.PlayLeap, hy.PlayTrickster)]
    rest: list[hy.Action] = [
        hy.Check(seat),
        hy.Draw(seat),
        hy.Reduce(seat),
        hy.Take(seat, (0, 1)),
        hy.Look(seat, look=True),
    ]
    return [*given, *named, *plays, *effects, *rest]


@pytest.mark.rule("HY-COMPANION-14")
@everywhere
def test_a_refusal_tells_no_more_than_the_view(name: str) -> None:
    """In every guess the same actions of a seat are refused, with the same words."""
    state = QUESTIONS[name]()
    for seat in state.seats:
        seen = hy.view(state, seat)
        guess = hy.determinize(seen, 3)
        for action in attempts(seat):
            assert repr(hy.check(state, action)) == repr(hy.check(guess, action))


@pytest.mark.rule("HY-COMPANION-14", "HY-2P-14")
@pytest.mark.parametrize(
    ("name", "seat", "text", "places"),
    [
        ("following", 0, "COMPANION", {"1", "2", "3", "aside"}),
        ("following", 2, "COMPANION", {"2"}),
        ("lead with a hidden card aside", 0, "COMPANION", {"1", "2", "3", "aside"}),
        ("lead", 1, "COMPANION", {"0", "2", "3"}),
        ("lead", 0, "COMPANION", {"0"}),
        ("lead after the witch", 1, "COMPANION", {"0", "2", "3"}),
        ("lead after the witch", 0, "COMPANION", {"1", "2", "3"}),
        ("after the look", 0, "B2", {"1", "personal 0", "personal 1"}),
        ("after the look", 0, "R1", {"personal 0"}),
        ("after the look", 1, "R8", {"personal 0"}),
        ("after the look", 1, "R1", {"0", "personal 0", "personal 1"}),
    ],
)
def test_guesses_vary_what_is_not_known(name: str, seat: int, text: str, places: set[str]) -> None:
    """And keep what is: where a card lies in 150 guesses."""
    seen = hy.view(QUESTIONS[name](), seat)
    assert places == {place(hy.determinize(seen, seed), card(text)) for seed in range(150)}


def place(state: hy.State, wanted: hy.Card) -> str:
    """Where a card lies."""
    for seat in state.seats:
        if wanted in state.hands[seat]:
            return str(seat)
        if wanted in state.captured[seat]:
            return f"captured {seat}"
    for owner, pile in enumerate(state.personal_piles):
        if wanted in pile:
            return f"personal {owner}"
    if wanted in state.shared_pile:
        return "shared"
    assert wanted in {one for one, taker in zip(state.middle, state.takers, strict=True) if taker is None}
    return "aside"


@everywhere
def test_views_survive_their_document(name: str) -> None:
    state = QUESTIONS[name]()
    for seat in everybody(state):
        assert hy.view(state, seat) == from_json(hy.View, to_json(hy.view(state, seat)))
