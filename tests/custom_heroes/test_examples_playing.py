"""
Worked examples: setup, sets and values, Edge, Burny.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tabletricks import custom_heroes as ch

from .builders import cards, deck, follow, happens, legal, only, phase, play, position, refused, top, trick, written


@pytest.mark.rule("CH-SETUP-1")
def test_deck_size() -> None:
    """Five players share a deck of 50 cards, each value five times, ten cards each."""
    state = ch.setup(ch.Options(players=5), seed=3)
    assert Counter(dict.fromkeys(range(1, 11), 5)) == Counter(card.base for card in deck(state).elements())
    assert [10] * 5 == [len(player.hand) for player in state.players]
    assert ((), ()) == (state.played, state.aside)


@pytest.mark.rule("CH-SETUP-2", "CH-SETUP-4", "CH-SETUP-5", "CH-SETUP-6", "CH-SETUP-7", "CH-SETUP-8")
def test_two_player_setup() -> None:
    """Two players have 30 cards, hands of 15, screens of 5, 1 VP, 2 power, and 66 advancements in the bag."""
    state = ch.setup(ch.Options(players=2), seed=3)
    assert 30 == deck(state).total()
    assert 66 == len(state.bag)
    for player in state.players:
        assert (15, 5, 1, 2) == (len(player.hand), len(player.screen), player.vp, player.power)
        assert (1, 1) == (player.screen.count("ascended"), player.screen.count("kodora"))


@pytest.mark.rule("CH-SETUP-7", "CH-UPKEEP-8")
def test_four_player_setup() -> None:
    """Four players have screens of 3, a bag of 68, a deck of 40, and begin with a turn."""
    state = ch.setup(ch.Options(players=4), seed=3)
    assert [3, 3, 3, 3] == [len(player.screen) for player in state.players]
    assert (68, 40) == (len(state.bag), deck(state).total())
    assert "turn" == phase(state)


@pytest.mark.rule("CH-PLAY-6")
def test_same_count() -> None:
    """Two 6 do not answer three 1, three 6 do."""
    state = follow(position(hands={0: "1 1 1 2", 1: "6 6 6 2"}), play(0, "1 1 1"))
    assert "CH-PLAY-6" == refused(state, play(1, "6 6"))
    state = follow(state, play(1, "6 6 6"))
    assert ("3x6", (2,)) == (top(state), ch.awaiting(state))


@pytest.mark.rule("CH-PLAY-3")
def test_same_value() -> None:
    """A 3 and a 7 are no set."""
    assert "CH-PLAY-3" == refused(position(hands={0: "3 7 9"}), play(0, "3 7"))


@pytest.mark.rule("CH-PLAY-7")
def test_equal_or_higher() -> None:
    """On four 5, four 4 are refused, four 5 skip, four 9 do not; the pile is made with Burnys to leave enough 5."""
    pile = [(0, "5{B}* 5{B}*")]
    assert "4x5" == top(position(6, hands={1: "4 4 4 4 1"}, pile=pile))
    assert "CH-PLAY-7" == refused(position(6, hands={1: "4 4 4 4 1"}, pile=pile), play(1, "4 4 4 4"))
    equal = follow(position(6, hands={1: "5 5 5 5 1"}, pile=pile), play(1, "5 5 5 5"))
    assert ("4x5", 2, (3,)) == (top(equal), trick(equal).skipped, ch.awaiting(equal))
    higher = follow(position(6, hands={1: "9 9 9 9 1"}, pile=pile), play(1, "9 9 9 9"))
    assert ("4x9", None, (2,)) == (top(higher), trick(higher).skipped, ch.awaiting(higher))


@pytest.mark.rule("CH-VALUE-2")
def test_modifier_is_mandatory() -> None:
    """A 5 with +1 counts 6: it makes no set with a 5, but one with a 6."""
    state = position(hands={0: "5 5{r+1} 6 1"})
    assert 6 == state.options.cards.facts[written("5{r+1}").card].value
    assert "CH-VALUE-2" == refused(state, play(0, "5 5{r+1}"))
    assert "2x6" == top(follow(state, play(0, "6 5{r+1}")))


@pytest.mark.rule("CH-VALUE-3")
def test_negative_value() -> None:
    """A 1 with -4 counts -3."""
    assert "1x-3" == top(follow(position(hands={0: "1{r-4} 9"}), play(0, "1{r-4}")))


@pytest.mark.rule("CH-VALUE-1")
def test_all_are_6() -> None:
    """Five cards of value 6 made in five ways lead together."""
    five = "6 5{b+1} 2{g6} 9{r-1,b-2} 3{g4,b+2}"
    state = position(hands={0: f"{five} 1"})
    assert [6] * 5 == [state.options.cards.facts[card].value for card in cards(five)]
    assert "5x6" == top(follow(state, play(0, five)))


@pytest.mark.rule("CH-VALUE-4")
def test_value_over_10() -> None:
    """An 8 with +5 and a 2 with aura 12 and +1 are a pair of 13."""
    state = follow(position(hands={0: "8{r+5} 2{g12,b+1} 1"}), play(0, "8{r+5} 2{g12,b+1}"))
    assert "2x13" == top(state)


@pytest.mark.rule("CH-POWER-4")
def test_edge_card_unused() -> None:
    """An Edge that is not activated is played for its value and yields 1 power."""
    state = follow(position(hands={0: "7{E} 1"}, power={0: 1}), play(0, "7{E}"))
    assert ("1x7", 2) == (top(state), state.players[0].power)


@pytest.mark.rule("CH-ADV-EDGE-1")
def test_edge_card_as_wild() -> None:
    """An activated Edge counts as a 10 beside two 10."""
    state = follow(position(hands={0: "10 10 7{E} 1"}, power={0: 1}), play(0, "10 10 7{E}*"))
    assert ("3x10", 0) == (top(state), state.players[0].power)


@pytest.mark.rule("CH-ADV-EDGE-1")
def test_two_fives_and_an_edge() -> None:
    """Two 5 and an activated Edge beat three 4."""
    state = position(hands={1: "5 5 2{E} 1"}, pile=[(0, "4 4 4")], power={1: 1})
    state = follow(state, play(1, "5 5 2{E}*"))
    assert ("3x5", 0) == (top(state), state.players[1].power)


@pytest.mark.rule("CH-ADV-EDGE-2")
def test_edge_alone() -> None:
    """An Edge alone cannot be activated."""
    state = position(hands={0: "7{E} 1"}, power={0: 1})
    assert "CH-ADV-EDGE-2" == refused(state, play(0, "7{E}*"))
    assert 1 == state.players[0].power


@pytest.mark.rule("CH-ADV-EDGE-3", "CH-ADV-EDGE-5")
def test_only_wilds() -> None:
    """Two activated Edges have no value; with one of them fixed they are a pair, paid and rewarded."""
    state = position(hands={0: "7{E} 3{E} 1"}, power={0: 2})
    assert "CH-ADV-EDGE-3" == refused(state, play(0, "7{E}* 3{E}*"))
    events = happens(state, play(0, "7{E}* 3{E}"))
    assert [ch.PowerPaid(0, 1, 1)] == only(ch.PowerPaid, events)
    assert [ch.PowerGained(0, 1, 2)] == only(ch.PowerGained, events)
    state = follow(state, play(0, "7{E}* 3{E}"))
    assert ("2x3", 2) == (top(state), state.players[0].power)


@pytest.mark.rule("CH-ADV-BURNY-1")
def test_burny() -> None:
    """A 7 and a 7 with activated Burny beat three 6 with two cards."""
    state = position(hands={1: "7 7{B} 1 2"}, pile=[(0, "6 6 6")], power={1: 1})
    state = follow(state, play(1, "7 7{B}*"))
    assert ("3x7", 0, 2) == (top(state), state.players[1].power, len(state.players[1].hand))


@pytest.mark.rule("CH-ADV-BURNY-2")
def test_burny_alone_leads_a_pair() -> None:
    """A single activated Burny leads a pair, which only a pair can answer."""
    state = follow(position(hands={0: "4{B} 1", 1: "9 9 1"}, power={0: 2}), play(0, "4{B}*"))
    assert ("2x4", 1) == (top(state), state.players[0].power)
    assert "CH-PLAY-6" == refused(state, play(1, "9"))
    assert legal(state, play(1, "9 9"))


@pytest.mark.rule("CH-PLAY-4")
def test_burny_not_activated() -> None:
    """A Burny that is not activated counts once."""
    assert "CH-PLAY-6" == refused(position(hands={1: "9{B} 1"}, pile=[(0, "4 4")]), play(1, "9{B}"))


@pytest.mark.rule("CH-ADV-BURNY-4")
def test_burny_and_edge() -> None:
    """An activated Burny gives an activated Edge its value."""
    state = position(hands={1: "7{B} 1{E} 5"}, pile=[(0, "2 2 2")], power={1: 2})
    state = follow(state, play(1, "7{B}* 1{E}*"))
    assert ("3x7", 0, 1) == (top(state), state.players[1].power, len(state.players[1].hand))


@pytest.mark.rule("CH-PLAY-4", "CH-ADV-CHARMY-4")
def test_burny_edge_and_charmy() -> None:
    """Three abilities in one lead: four 7, and the first answer is descending."""
    state = position(hands={0: "7{B} 7{C} 2{E} 1", 1: "5 5 5 5 8 8 8 8 1"}, power={0: 3})
    state = follow(state, play(0, "7{B}* 7{C}* 2{E}*"))
    assert ("4x7", -1, 0) == (top(state), trick(state).direction, state.players[0].power)
    assert legal(state, play(1, "5 5 5 5"))
    assert "CH-PLAY-8" == refused(state, play(1, "8 8 8 8"))


@pytest.mark.rule("CH-POWER-4")
def test_two_unused_abilities() -> None:
    """Each unused ability yields 1 power."""
    state = follow(position(hands={0: "7{S} 7{K} 1"}, power={0: 0}), play(0, "7{S} 7{K}"))
    assert ("2x7", 2) == (top(state), state.players[0].power)


@pytest.mark.rule("CH-POWER-2", "CH-POWER-4")
def test_gain_cannot_pay() -> None:
    """The power that an unused ability yields comes too late for the same play."""
    state = position(hands={0: "7{B} 5{E} 1"}, power={0: 0})
    assert "CH-POWER-4" == refused(state, play(0, "7{B} 5{E}*"))
