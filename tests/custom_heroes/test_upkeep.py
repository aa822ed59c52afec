"""
The upkeep (CH-UPKEEP-1 to CH-UPKEEP-11).
"""

from __future__ import annotations

from collections import Counter

import pytest

from tabletricks import custom_heroes as ch

from .builders import card, deck, declare, follow, happens, only, phase, play, position, refused, trick, upkeep


def rank(which: ch.Card) -> tuple[int, ...]:
    """The place of a card before the shuffle: base, then red, blue, yellow, green in catalogue order, none first."""
    numbers = {entry.type: (entry.colour, place) for place, entry in enumerate(ch.DEFAULT_CATALOGUE, 1)}
    on_card = dict(numbers[type_] for type_ in which.sleeves)
    return (which.base, *(on_card.get(colour, 0) for colour in ("red", "blue", "yellow", "green")))


@pytest.mark.rule("CH-UPKEEP-1")
def test_the_whole_deck_is_collected() -> None:
    """Pile, played cards, bet cards and the rest of the last hand are shuffled with everything on them."""
    state = position(
        3, hands={1: "9{r+1}", 2: "1{B} 2"}, turn=1, places={0: 1}, kodora={0: "4{K}", 2: "5{K,g7}"}, seed=8
    )
    after = follow(state, play(1, "9{r+1}"))
    assert deck(state) == deck(after)
    assert [((), ())] * 3 == [(player.kodora, state.aside) for player in after.players]
    assert ((), ()) == (after.played, after.aside)
    assert state.rng != after.rng


@pytest.mark.rule("CH-UPKEEP-2")
@pytest.mark.parametrize(("players", "size"), [(2, 15), (3, 10), (4, 10), (5, 10), (6, 10)])
def test_the_size_of_hands(players: int, size: int) -> None:
    """Ten cards each, fifteen with two players."""
    step = ch.start(ch.Options(players=players), seed=5)
    assert [size] * players == [len(player.hand) for player in step.state.players]
    assert [size] * players == [event.count for event in only(ch.CardsDealt, step.events)]


@pytest.mark.rule("CH-UPKEEP-3")
def test_the_deal_of_a_sleeved_deck() -> None:
    """The deck is sorted, shuffled and dealt one by one, clockwise from the starting player."""
    hands = {1: "7{r+1} 7{b+1} 7{r+1,b-1} 7{B}", 3: "9"}
    state = position(hands=hands, turn=3, places={2: 1, 0: 2})
    shuffled, rng = state.rng.shuffle(sorted(deck(state).elements(), key=rank))
    after = follow(state, play(3, "9"))
    assert 1 == after.hand.start
    for number, seat in enumerate((1, 2, 3, 0)):
        assert Counter(shuffled[number::4]) == Counter(after.players[seat].hand)
    assert rng == after.rng


@pytest.mark.rule("CH-UPKEEP-3", "CH-FINAL-5")
def test_the_deal_of_a_final() -> None:
    """In a final only the finalists are dealt cards, and what is left lies aside."""
    state = position(number=6, hands={2: "9", 3: "1"}, turn=2, places={1: 1, 0: 2}, vp={0: 5, 1: 9, 2: 8, 3: 1})
    shuffled, _ = state.rng.shuffle(sorted(deck(state).elements(), key=rank))
    after = follow(state, play(2, "9"))
    assert ((1, 2), 2) == (after.hand.participants, after.hand.start)
    assert Counter(shuffled[0:20:2]) == Counter(after.players[2].hand)
    assert Counter(shuffled[1:20:2]) == Counter(after.players[1].hand)
    assert Counter(shuffled[20:]) == Counter(after.aside)


@pytest.mark.rule("CH-UPKEEP-4")
def test_players_decide_with_their_hand_before_them() -> None:
    """The cards are dealt before anybody is asked, and each of them can be bet."""
    state = position(hands={1: "1 2", 3: "9"}, turn=3, places={2: 1, 0: 2}, vp={0: 4})
    events = happens(state, play(3, "9"))
    assert isinstance(events[-1], ch.CardsDealt)
    after = follow(state, play(3, "9"))
    assert ("upkeep", after.players[0].hand) == (phase(after), ch.view(after, 0).players[0].hand)
    answers = [action for action in ch.legal_actions(after, 0) if isinstance(action, ch.DeclareKodora)]
    # Nothing is sleeved in this deck, so the one Kodora fits on every card.
    assert {which.base for which in after.players[0].hand} == {
        bet.card.base for answer in answers for bet in answer.bets
    }


@pytest.mark.rule("CH-UPKEEP-5")
@pytest.mark.parametrize("order", [(0, 2, 3), (3, 2, 0), (2, 0, 3)])
def test_answers_in_any_order(order: tuple[int, ...]) -> None:
    """Any order of answers leads to the same position, revealed clockwise from the starting player."""
    state = upkeep(hands={0: "1", 2: "2", 3: "3"}, vp={0: 2, 2: 2, 3: 2}, start=3)
    answers = {0: declare(0, sleeved="1"), 2: declare(2), 3: declare(3, sleeved="3")}
    assert (0, 2, 3) == ch.awaiting(state)
    events = happens(state, *(answers[seat] for seat in order))
    assert [ch.ChoiceMade(seat) for seat in order] == only(ch.ChoiceMade, events)
    assert (
        ch.KodoraRevealed(3, (card("3{K}"),), 1, 2, 0, (card("3"),)),
        ch.KodoraRevealed(0, (card("1{K}"),), 1, 2, 0, (card("1"),)),
        ch.KodoraRevealed(2, (), 0, 0, 2, ()),
        ch.TrickStarted(3),
    ) == events[3:]
    same = follow(state, answers[0], answers[2], answers[3])
    assert same == follow(state, *(answers[seat] for seat in order))


@pytest.mark.rule("CH-UPKEEP-5")
def test_an_answer_is_concealed_and_stands() -> None:
    """Until the last answer nothing of an answer is seen, and its author cannot change it."""
    state = upkeep(hands={0: "1", 1: "2"}, vp={0: 4, 1: 4})
    bet, none = follow(state, declare(0, sleeved="1")), follow(state, declare(0))
    for other in (1, 2, 3, None):
        assert ch.view(bet, other) == ch.view(none, other)
    assert ch.view(bet, 0) != ch.view(none, 0)
    assert "CH-UPKEEP-5" == refused(bet, declare(0))
    assert () == ch.legal_actions(bet, 0)
    assert (1,) == ch.awaiting(bet)


@pytest.mark.rule("CH-UPKEEP-6", "CH-UPKEEP-7")
def test_who_is_asked() -> None:
    """Everybody with 2 VP is asked, even without any Kodora, and nobody with less."""
    state = upkeep(vp={0: 1, 1: 2, 2: 0, 3: 9}, hands={0: "1{K} 2{K} 3{K} 4{K}"})
    assert [()] * 4 == [tuple(type_ for type_ in player.screen if type_ == "kodora") for player in state.players]
    assert (1, 3) == ch.awaiting(state)
    assert (declare(1),) == ch.legal_actions(state, 1)
    assert "CH-UPKEEP-6" == refused(state, declare(0, own="1{K}"))
    assert (0,) == ch.awaiting(follow(state, declare(1), declare(3)))


@pytest.mark.rule("CH-UPKEEP-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nobody_is_asked_in_the_first_hand(players: int) -> None:
    """The first hand begins with the lead of the starting player."""
    step = ch.start(ch.Options(players=players), seed=5)
    assert ("turn", (step.state.hand.start,)) == (phase(step.state), ch.awaiting(step.state))
    assert [] == only(ch.ChoiceMade, step.events)


@pytest.mark.rule("CH-UPKEEP-9")
@pytest.mark.parametrize("edition", ["de", "en"])
def test_only_kodora_is_sleeved_in_upkeep(edition: ch.Edition) -> None:
    """Every legal action is a declaration; what it sleeves is a Kodora, and the card is bet."""
    options = ch.Options(players=4, edition=edition)
    state = upkeep(options=options, hands={0: "1"}, vp={0: 4}, screens={0: "kodora ascended edge"})
    assert {ch.DeclareKodora} == {type(action) for action in ch.legal_actions(state, 0)}
    assert "CH-UPKEEP-9" == refused(state, ch.Sleeve(0, "edge", card("1")))
    player = follow(state, declare(0, sleeved="1")).players[0]
    assert (("ascended", "edge"), (card("1{K}"),)) == (player.screen, player.kodora)


@pytest.mark.rule("CH-UPKEEP-10")
def test_no_trade_in_upkeep() -> None:
    """Power cannot be traded, not even to afford a bet."""
    state = upkeep(vp={0: 3}, power={0: 6})
    assert "CH-UPKEEP-10" == refused(state, ch.Trade(0))
    assert "CH-UPKEEP-10" == refused(state, ch.Trade(1))


@pytest.mark.rule("CH-UPKEEP-11")
def test_the_starting_player_leads_after_the_reveal() -> None:
    """After the last answer the starting player is on turn with an empty pile, asked or not."""
    state = follow(upkeep(vp={0: 4, 1: 4}, start=2), declare(0), declare(1))
    assert ("turn", (2,)) == (phase(state), ch.awaiting(state))
    assert (2, ()) == (trick(state).leader, trick(state).pile)
    assert "CH-PLAY-11" == refused(state, ch.Pass(2))
