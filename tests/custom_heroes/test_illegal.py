"""
Every illegal move; what is no action at all is in ``test_illegal_forms``.

``refused`` makes sure that check and step agree and that nothing changes.
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import card, declare, follow, legal, play, position, refused, sleeve, upkeep


def over() -> ch.State:
    """A game that A has won."""
    return follow(position(hands={0: "9"}, vp={0: 10}), play(0, "9"))


def capped() -> ch.State:
    """A holds 9 power after a lead and must come down."""
    state = position(hands={0: "4{B} 4{C} 4{S} 1", 1: "5 5 5 1"}, power={0: 6}, screens={0: "edge"})
    return follow(state, play(0, "4{B} 4{C} 4{S}"))


@pytest.mark.rule("CH-FINAL-10")
@pytest.mark.parametrize(
    "action",
    [play(1, "9"), ch.Pass(1), ch.Trade(1), sleeve(1, "kodora", "9"), declare(1), ch.ResolveCap(1, 0)],
    ids=lambda action: type(action).__name__,
)
def test_game_over(action: ch.Action) -> None:
    """After the game is won every action is refused, and nobody is awaited or has a legal action."""
    state = over()
    assert "CH-FINAL-10" == refused(state, action)
    assert ((), ()) == (ch.awaiting(state), ch.legal_actions(state, 1))


@pytest.mark.rule("CH-TRICK-1")
@pytest.mark.parametrize(
    "action", [play(2, "9"), ch.Pass(2), sleeve(2, "kodora", "9")], ids=lambda action: type(action).__name__
)
def test_not_your_turn(action: ch.Action) -> None:
    """Nobody acts while another seat is awaited."""
    assert "CH-TRICK-1" == refused(position(hands={1: "8 1", 2: "9 1"}, pile=[(0, "6")]), action)


@pytest.mark.rule("CH-SCORE-1")
@pytest.mark.parametrize("action", [play(1, "9"), ch.Pass(1)], ids=lambda action: type(action).__name__)
def test_out(action: ch.Action) -> None:
    """A player who is out does not act."""
    assert "CH-SCORE-1" == refused(position(hands={0: "8 1"}, places={1: 1}), action)


@pytest.mark.rule("CH-FINAL-4")
@pytest.mark.parametrize("action", [play(1, "9"), ch.Pass(1), ch.Trade(1)], ids=lambda action: type(action).__name__)
def test_eliminated(action: ch.Action) -> None:
    """A player who takes no part in the final does not act."""
    assert "CH-FINAL-4" == refused(position(hands={0: "8 1"}, finalists=(0, 2)), action)


@pytest.mark.rule("CH-TRICK-5")
def test_skipped() -> None:
    """A skipped player does not play."""
    state = follow(position(hands={0: "6 1", 1: "6 1", 2: "9 1"}), play(0, "6"), play(1, "6"))
    assert "CH-TRICK-5" == refused(state, play(2, "9"))


@pytest.mark.rule("CH-UPKEEP-9", "CH-UPKEEP-10", "CH-UPKEEP-11")
def test_play_in_upkeep() -> None:
    """In the upkeep nothing is played, passed, sleeved or traded."""
    state = upkeep(hands={0: "9"}, vp={0: 4}, power={0: 6})
    assert "CH-UPKEEP-11" == refused(state, play(0, "9"))
    assert "CH-UPKEEP-11" == refused(state, ch.Pass(0))
    assert "CH-UPKEEP-9" == refused(state, sleeve(0, "kodora", "9"))
    assert "CH-UPKEEP-10" == refused(state, ch.Trade(0))


@pytest.mark.rule("CH-ADV-KODORA-11")
def test_declaration_in_a_turn() -> None:
    """Kodora is not declared in a turn."""
    state = position(hands={0: "9{K} 1"}, vp={0: 4})
    assert "CH-ADV-KODORA-11" == refused(state, declare(0, own="9{K}"))
    assert "CH-ADV-KODORA-11" == refused(state, declare(0))


@pytest.mark.rule("CH-POWER-10")
@pytest.mark.parametrize(
    "action",
    [play(0, "1"), ch.Pass(0), sleeve(0, "edge", "1"), ch.Trade(0), play(1, "5 5 5"), ch.Pass(1)],
    ids=lambda action: f"{type(action).__name__}-{action.seat}",
)
def test_cap_pending(action: ch.Action) -> None:
    """Nobody does anything else while a cap decision is pending."""
    assert "CH-POWER-10" == refused(capped(), action)


@pytest.mark.rule("CH-POWER-10")
def test_no_cap_pending() -> None:
    """There is no cap decision when nothing is pending, and it is never another player's."""
    assert "CH-POWER-10" == refused(position(hands={0: "9 1"}, power={0: 6}), ch.ResolveCap(0, 0))
    assert "CH-POWER-10" == refused(upkeep(vp={0: 4}), ch.ResolveCap(0, 0))
    assert "CH-POWER-10" == refused(capped(), ch.ResolveCap(1, 0))


@pytest.mark.rule("CH-PLAY-11")
def test_leader_passes() -> None:
    """The leader must play."""
    assert "CH-PLAY-11" == refused(position(hands={0: "9 1"}), ch.Pass(0))


@pytest.mark.rule("CH-PLAY-2")
def test_empty_set() -> None:
    """A set has at least one card."""
    assert "CH-PLAY-2" == refused(position(hands={0: "9 1"}), ch.Play(0, ()))


@pytest.mark.rule("CH-PLAY-2")
def test_more_copies_than_held() -> None:
    """A card is played at most as often as it is held."""
    assert "CH-PLAY-2" == refused(position(hands={0: "7 7 1"}), play(0, "7 7 7"))


@pytest.mark.rule("CH-PLAY-2", "CH-ADV-KODORA-6")
def test_card_not_in_hand() -> None:
    """Cards of another hand, of the pile and of the Kodora zone cannot be played, nor one with other sleeves."""
    state = position(hands={1: "7 1", 2: "9 1"}, pile=[(0, "8{B}")], kodora={1: "10{K}"})
    assert "CH-PLAY-2" == refused(state, play(1, "9"))
    assert "CH-PLAY-2" == refused(state, play(1, "8{B}"))
    assert "CH-PLAY-2" == refused(state, play(1, "7{r+2}"))
    assert "CH-ADV-KODORA-6" == refused(state, play(1, "10{K}"))


@pytest.mark.rule("CH-PLAY-3")
def test_mixed_values() -> None:
    """The cards of a set have one value."""
    assert "CH-PLAY-3" == refused(position(hands={0: "7 8 1"}), play(0, "7 8"))


@pytest.mark.rule("CH-VALUE-2")
def test_ignoring_a_modifier() -> None:
    """What is sleeved counts, though the printed values would be a set or beat the pile."""
    assert "CH-VALUE-2" == refused(position(hands={0: "5 5{g9} 1"}), play(0, "5 5{g9}"))
    assert "CH-VALUE-2" == refused(position(hands={1: "7{r-2} 1"}, pile=[(0, "6")]), play(1, "7{r-2}"))
    assert "CH-VALUE-2" == refused(position(hands={1: "3{g8} 1"}, pile=[(0, "5{C}*")]), play(1, "3{g8}"))


@pytest.mark.rule("CH-VALUE-2")
def test_ignoring_a_modifier_beside_an_edge() -> None:
    """The same holds when an activated Edge completes the set, since it takes whatever value the others have."""
    state = position(hands={0: "5 5{r+1} 3{E} 1"}, power={0: 1})
    assert "CH-VALUE-2" == refused(state, play(0, "5 5{r+1} 3{E}*"))
    state = position(hands={1: "5{r-4} 9{E} 2"}, pile=[(0, "4 4")], power={1: 1})
    assert "CH-VALUE-2" == refused(state, play(1, "5{r-4} 9{E}*"))


@pytest.mark.rule("CH-PLAY-6")
@pytest.mark.parametrize("cards", ["9", "9 9 9", "9{B}* 9"])
def test_different_count(cards: str) -> None:
    """An answer has exactly the effective count of the trick."""
    assert "CH-PLAY-6" == refused(position(hands={1: "9 9 9 9{B} 1"}, pile=[(0, "4 4")]), play(1, cards))


@pytest.mark.rule("CH-PLAY-7")
def test_lower_ascending() -> None:
    """Ascending, a lower value is refused."""
    assert "CH-PLAY-7" == refused(position(hands={1: "5 1"}, pile=[(0, "6")]), play(1, "5"))


@pytest.mark.rule("CH-PLAY-8")
def test_higher_descending() -> None:
    """Descending, a higher value is refused."""
    assert "CH-PLAY-8" == refused(position(hands={1: "7 1"}, pile=[(0, "6{C}*")]), play(1, "7"))


@pytest.mark.rule("CH-ADV-CHARMY-2")
def test_charmy_reverses_too_late() -> None:
    """A Charmy set must be legal before its own reversal, in both directions."""
    assert "CH-ADV-CHARMY-2" == refused(position(hands={1: "5{C} 1"}, pile=[(0, "6")]), play(1, "5{C}*"))
    assert "CH-ADV-CHARMY-2" == refused(position(hands={1: "7{C} 1"}, pile=[(0, "6{C}*")]), play(1, "7{C}*"))


@pytest.mark.rule("CH-PLAY-9")
def test_equal_with_two_players() -> None:
    """With two players an equal value is refused."""
    assert "CH-PLAY-9" == refused(position(2, hands={1: "6 1"}, pile=[(0, "6")]), play(1, "6"))


@pytest.mark.rule("CH-ADV-ASCENDED-4")
@pytest.mark.parametrize("cards", ["10", "8{A}", "9{B}*"])
def test_on_ascended(cards: str) -> None:
    """Nothing but an activated Ascended Form beats one."""
    state = position(hands={1: "10 8{A} 9{B} 1"}, pile=[(0, "1{A}*")])
    assert "CH-ADV-ASCENDED-4" == refused(state, play(1, cards))


@pytest.mark.rule("CH-ADV-ASCENDED-2")
def test_ascended_with_others() -> None:
    """An activated Ascended Form is played alone."""
    assert "CH-ADV-ASCENDED-2" == refused(position(hands={0: "8{A} 8 1"}), play(0, "8{A}* 8"))


@pytest.mark.rule("CH-ADV-EDGE-2")
def test_edge_alone() -> None:
    """An Edge alone cannot be activated."""
    assert "CH-ADV-EDGE-2" == refused(position(hands={0: "8{E} 1"}), play(0, "8{E}*"))


@pytest.mark.rule("CH-ADV-EDGE-3")
def test_only_edges() -> None:
    """A set of activated Edges has no value."""
    assert "CH-ADV-EDGE-3" == refused(position(hands={0: "8{E} 8{E} 1"}), play(0, "8{E}* 8{E}*"))


@pytest.mark.rule("CH-POWER-2")
def test_not_enough_power() -> None:
    """All activations of a play are paid from the power held before it."""
    state = position(hands={0: "8{B} 8{S} 2{A} 1"}, power={0: 1})
    assert "CH-POWER-2" == refused(state, play(0, "8{B}* 8{S}*"))
    assert "CH-POWER-2" == refused(state, play(0, "2{A}*"))


@pytest.mark.rule("CH-POWER-4")
def test_paying_with_the_gain() -> None:
    """Power gained by a play cannot pay for it."""
    assert "CH-POWER-4" == refused(position(hands={0: "8{B} 8{S} 1"}, power={0: 0}), play(0, "8{B}* 8{S}"))


@pytest.mark.rule("CH-POWER-1")
def test_no_ability() -> None:
    """A card without an ability cannot be activated."""
    state = position(hands={0: "8 8{r+1} 1"})
    assert "CH-POWER-1" == refused(state, play(0, "8*"))
    assert "CH-POWER-1" == refused(state, play(0, "8{r+1}*"))


@pytest.mark.rule("CH-POWER-1")
def test_activating_outside_the_set() -> None:
    """Only cards of the set are activated, each once."""
    state = position(hands={0: "8 8{B} 8{S} 1"})
    assert "CH-POWER-1" == refused(state, ch.Play(0, (card("8"),), (card("8{B}"),)))
    assert "CH-POWER-1" == refused(state, ch.Play(0, (card("8{B}"),), (card("8{B}"), card("8{B}"))))


@pytest.mark.rule("CH-ADV-KODORA-11")
def test_kodora_in_a_trick() -> None:
    """Kodora is not activated in a trick."""
    assert "CH-ADV-KODORA-11" == refused(position(hands={0: "8{K} 1"}), play(0, "8{K}*"))


@pytest.mark.rule("CH-SLEEVE-3")
def test_advancement_not_owned() -> None:
    """Only an advancement of the own screen is sleeved."""
    state = position(hands={0: "8 1"}, screens={0: "burny", 1: "edge"})
    assert "CH-SLEEVE-3" == refused(state, sleeve(0, "edge", "8"))
    assert "CH-SLEEVE-3" == refused(state, sleeve(0, "no_such_thing", "8"))


@pytest.mark.rule("CH-SLEEVE-5")
def test_second_of_a_colour() -> None:
    """A card holds one advancement of each colour."""
    assert "CH-SLEEVE-5" == refused(position(hands={0: "8{B} 1"}, screens={0: "edge"}), sleeve(0, "edge", "8{B}"))


@pytest.mark.rule("CH-SLEEVE-6")
def test_sleeve_on_a_foreign_card() -> None:
    """Only own hand cards are sleeved: no card of others, and no bet card."""
    state = position(hands={0: "8 1", 1: "9 2"}, screens={0: "left_p1"}, kodora={0: "7{K}"})
    assert "CH-SLEEVE-6" == refused(state, sleeve(0, "left_p1", "9"))
    assert "CH-SLEEVE-6" == refused(state, sleeve(0, "left_p1", "7{K}"))


@pytest.mark.rule("CH-POWER-5")
def test_trade_without_power() -> None:
    """A trade needs 4 power."""
    assert "CH-POWER-5" == refused(position(hands={0: "8 1"}, power={0: 3}), ch.Trade(0))


@pytest.mark.rule("CH-POWER-5", "CH-UPKEEP-10")
def test_trade_outside_the_own_turn() -> None:
    """Power is traded in the own turn only."""
    assert "CH-POWER-5" == refused(position(hands={0: "8 1"}, power={1: 6}), ch.Trade(1))
    assert "CH-UPKEEP-10" == refused(upkeep(vp={0: 2}, power={0: 6}), ch.Trade(0))


@pytest.mark.rule("CH-POWER-9")
@pytest.mark.parametrize("trades", [-1, 2, 99])
def test_number_of_trades(trades: int) -> None:
    """A cap decision takes neither too many trades nor fewer than none."""
    assert "CH-POWER-9" == refused(capped(), ch.ResolveCap(0, trades))


@pytest.mark.rule("CH-ADV-KODORA-4")
def test_more_bets_than_vp() -> None:
    """Each bet needs its own 2 VP."""
    state = upkeep(hands={0: "7{K} 8"}, vp={0: 3})
    assert "CH-ADV-KODORA-4" == refused(state, declare(0, own="7{K}", sleeved="8"))


@pytest.mark.rule("CH-ADV-KODORA-1")
def test_bet_without_kodora() -> None:
    """A bet card carries Kodora or gets one; and it is a card of the own hand."""
    state = upkeep(hands={0: "8 7{B}", 1: "9{S}"}, vp={0: 4})
    assert "CH-ADV-KODORA-1" == refused(state, declare(0, own="8"))
    assert "CH-ADV-KODORA-1" == refused(state, declare(0, own="7{B}"))
    assert "CH-ADV-KODORA-1" == refused(state, declare(0, own="9{S}"))


@pytest.mark.rule("CH-ADV-KODORA-1")
def test_more_sleeved_bets_than_kodoras() -> None:
    """One Kodora on the screen is sleeved once."""
    assert "CH-ADV-KODORA-1" == refused(upkeep(hands={0: "7 8"}, vp={0: 6}), declare(0, sleeved="7 8"))


@pytest.mark.rule("CH-ADV-KODORA-2")
def test_kodora_on_yellow() -> None:
    """Kodora is not sleeved on a card that holds a yellow advancement, not even another Kodora."""
    state = upkeep(hands={0: "7{B} 8{K}"}, vp={0: 6})
    assert "CH-ADV-KODORA-2" == refused(state, declare(0, sleeved="7{B}"))
    assert "CH-ADV-KODORA-2" == refused(state, declare(0, sleeved="8{K}"))


@pytest.mark.rule("CH-ADV-KODORA-7")
def test_betting_the_whole_hand() -> None:
    """A card must remain in hand; only a hand smaller than any that is dealt can show it."""
    state = upkeep(hands={0: "7{K} 8"}, vp={0: 6}, full=False)
    assert "CH-ADV-KODORA-7" == refused(state, declare(0, own="7{K}", sleeved="8"))
    assert legal(state, declare(0, own="7{K}"))


@pytest.mark.rule("CH-UPKEEP-5", "CH-UPKEEP-6")
def test_declaration_of_the_wrong_seat() -> None:
    """Nobody declares twice, and nobody with less than 2 VP at all."""
    state = follow(upkeep(vp={0: 2, 1: 2}), declare(0))
    assert "CH-UPKEEP-5" == refused(state, declare(0))
    assert "CH-UPKEEP-6" == refused(state, declare(2))
