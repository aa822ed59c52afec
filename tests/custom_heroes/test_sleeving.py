"""
Sleeving (CH-SLEEVE-1 to CH-SLEEVE-9).
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import card, cards, deck, follow, happens, legal, play, position, refused, sleeve, trick, upkeep


@pytest.mark.rule("CH-SLEEVE-1")
def test_sleeving_costs_nothing() -> None:
    """An advancement is sleeved with no power at all."""
    state = position(hands={0: "8 1"}, power={0: 0}, vp={0: 0}, screens={0: "burny"})
    after = follow(state, sleeve(0, "burny", "8")).players[0]
    assert (0, 0, (), cards("1 8{B}")) == (after.power, after.vp, after.screen, after.hand)
    assert (ch.Sleeved(0, "burny", card("8")),) == happens(state, sleeve(0, "burny", "8"))


@pytest.mark.rule("CH-SLEEVE-2")
def test_a_sleeved_advancement_stays_for_the_game() -> None:
    """It is still on the card in the next hand, and no kind of action takes anything off a card."""
    state = position(hands={2: "9", 3: "1 2"}, turn=2, places={0: 1, 1: 2}, screens={2: "left_p3"})
    state = follow(state, sleeve(2, "left_p3", "9"))
    before = deck(state)
    after = follow(state, play(2, "9{r+3}"))
    assert before == deck(after)
    assert card("9{r+3}") in [which for player in after.players for which in player.hand]
    kinds = {"declare_kodora", "sleeve", "trade", "play", "pass", "resolve_cap"}
    assert kinds == {kind.tag for kind in (ch.DeclareKodora, ch.Sleeve, ch.Trade, ch.Play, ch.Pass, ch.ResolveCap)}


@pytest.mark.rule("CH-SLEEVE-3")
def test_sleeving_belongs_to_the_own_turn() -> None:
    """In the German edition sleeving is possible in the own turn before the play, and at no other time."""
    state = position(hands={0: "8 1", 1: "9 2"}, screens={0: "burny", 1: "edge"})
    assert legal(state, sleeve(0, "burny", "8"))
    assert not legal(state, sleeve(1, "edge", "9"))
    state = follow(state, play(0, "8"))
    assert "CH-TRICK-1" == refused(state, sleeve(0, "burny", "1"))
    assert legal(state, sleeve(1, "edge", "9"))
    assert () == ch.legal_actions(state, 0)


@pytest.mark.rule("CH-SLEEVE-4")
def test_any_number_of_advancements_in_a_turn() -> None:
    """Four advancements are sleeved in one turn, and it is still the same player's turn."""
    state = position(hands={1: "8 1"}, pile=[(0, "6")], screens={1: "burny left_p1 right_p1 aura_9"})
    state = follow(
        state,
        sleeve(1, "burny", "8"),
        sleeve(1, "left_p1", "1"),
        sleeve(1, "right_p1", "8{B}"),
        sleeve(1, "aura_9", "1{r+1}"),
    )
    assert (cards("1{r+1,g9} 8{B,b+1}"), ()) == (state.players[1].hand, state.players[1].screen)
    assert ((1,), (1, 2, 3)) == (ch.awaiting(state), trick(state).queue)


@pytest.mark.rule("CH-SLEEVE-5")
def test_one_advancement_of_each_colour() -> None:
    """A card takes four colours, and then nothing more."""
    state = position(hands={0: "8 1"}, screens={0: "burny left_p1 right_p1 aura_9 edge left_p2 right_p2 aura_3"})
    state = follow(
        state,
        sleeve(0, "burny", "8"),
        sleeve(0, "left_p1", "8{B}"),
        sleeve(0, "right_p1", "8{B,r+1}"),
        sleeve(0, "aura_9", "8{B,r+1,b+1}"),
    )
    full = "8{B,r+1,b+1,g9}"
    assert card(full) in state.players[0].hand
    for type_ in ("edge", "left_p2", "right_p2", "aura_3"):
        assert "CH-SLEEVE-5" == refused(state, sleeve(0, type_, full))
        assert legal(state, sleeve(0, type_, "1"))


@pytest.mark.rule("CH-SLEEVE-6")
def test_every_own_hand_card_is_a_target() -> None:
    """Each kind of advancement is offered on each kind of hand card."""
    state = position(hands={0: "8 8 3 1{r+1}"}, screens={0: "burny aura_9"})
    offered = [action for action in ch.legal_actions(state, 0) if isinstance(action, ch.Sleeve)]
    assert 6 == len(offered)
    expected = {ch.Sleeve(0, type_, which) for type_ in ("burny", "aura_9") for which in cards("8 3 1{r+1}")}
    assert expected == set(offered)


@pytest.mark.rule("CH-SLEEVE-6")
def test_one_of_two_equal_cards_is_sleeved() -> None:
    """Sleeving on an 8 leaves the other 8 as it is."""
    state = follow(position(hands={0: "8 8 1"}, screens={0: "burny burny"}), sleeve(0, "burny", "8"))
    assert (cards("1 8 8{B}"), ("burny",)) == (state.players[0].hand, state.players[0].screen)


@pytest.mark.rule("CH-SLEEVE-7")
def test_a_sleeved_card_need_not_be_played() -> None:
    """After sleeving on the 8 the 1 is played."""
    state = position(hands={0: "8 1"}, screens={0: "burny"})
    state = follow(state, sleeve(0, "burny", "8"), play(0, "1"))
    assert (cards("8{B}"), (1,)) == (state.players[0].hand, ch.awaiting(state))


@pytest.mark.rule("CH-SLEEVE-8")
def test_advancements_are_not_played() -> None:
    """Whatever lies behind the screen, only hand cards are offered to play."""
    state = position(hands={0: "8 1"}, screens={0: "burny aura_8 left_p1"})
    plays = [action for action in ch.legal_actions(state, 0) if isinstance(action, ch.Play)]
    assert [play(0, "1"), play(0, "8")] == plays


@pytest.mark.rule("CH-SLEEVE-9")
def test_the_sleeve_stays_after_a_pass() -> None:
    """A player who sleeves and passes keeps the better card."""
    state = position(hands={1: "2 3"}, pile=[(0, "6")], screens={1: "aura_12"})
    state = follow(state, sleeve(1, "aura_12", "2"), ch.Pass(1))
    assert (cards("2{g12} 3"), (2,)) == (state.players[1].hand, ch.awaiting(state))


@pytest.mark.rule("CH-SLEEVE-10")
def test_sleeving_out_of_turn_in_the_english_edition() -> None:
    """Whoever holds cards may sleeve while another player is on turn; nobody waits for it, and the turn stays."""
    state = position(hands={0: "8 1", 1: "9 9{E} 2"}, screens={0: "burny", 1: "edge left_p1"}, edition="en")
    question = ch.MaySleeve(1, required=False, rule="CH-SLEEVE-10")
    assert (question, (0,)) == (ch.question(state, 1), ch.awaiting(state))
    offered = ch.legal_actions(state, 1)
    expected = [sleeve(1, "edge", "9"), sleeve(1, "edge", "2")]
    expected += [sleeve(1, "left_p1", which) for which in ("9", "9{E}", "2")]
    assert set(expected) == set(offered)
    after = follow(state, sleeve(1, "left_p1", "9{E}"), sleeve(1, "edge", "2"))
    assert (cards("2{E} 9 9{E,r+1}"), ()) == (after.players[1].hand, after.players[1].screen)
    assert ((0,), ch.LeadTrick(0, True, "CH-PLAY-11")) == (ch.awaiting(after), ch.question(after, 0))
    assert (None, ()) == (ch.question(after, 1), ch.legal_actions(after, 1))
    assert ch.Sleeved(1, None, None) in ch.events_for(ch.step(state, sleeve(1, "edge", "9")).events, 0)


@pytest.mark.rule("CH-SLEEVE-10", "CH-TRICK-5", "CH-POWER-12", "CH-FINAL-4")
def test_who_may_sleeve_out_of_turn() -> None:
    """Skipped players may, those who are out or take no part may not; and the reasons stay the usual ones."""
    state = position(hands={0: "6 1", 1: "6 1", 2: "9 1"}, places={3: 1}, screens={2: "burny", 3: "edge"}, edition="en")
    state = follow(state, play(0, "6"), play(1, "6"))
    assert 2 == trick(state).skipped
    assert legal(state, sleeve(2, "burny", "9"))
    assert "CH-SCORE-1" == refused(state, sleeve(3, "edge", "9"))
    assert "CH-SLEEVE-6" == refused(state, sleeve(2, "burny", "6"))
    assert "CH-SLEEVE-3" == refused(state, sleeve(2, "spector", "9"))
    assert "CH-TRICK-5" == refused(state, play(2, "9"))
    final = position(hands={0: "8 1"}, finalists=(0, 2), screens={1: "edge", 2: "burny"}, edition="en")
    assert "CH-FINAL-4" == refused(final, sleeve(1, "edge", "8"))


@pytest.mark.rule("CH-SLEEVE-10", "CH-POWER-8", "CH-POWER-10")
def test_sleeving_at_the_power_check_of_another() -> None:
    """The check of the English edition comes before anything else of that player; the others may sleeve meanwhile."""
    state = position(hands={0: "8 1", 1: "9 1"}, power={1: 8}, screens={0: "burny", 1: "edge"}, edition="en")
    state = follow(state, play(0, "8"))
    assert ch.ComeDownToCap(1, True, "CH-POWER-9", 8, 1) == ch.question(state, 1)
    assert "CH-POWER-10" == refused(state, sleeve(1, "edge", "9"))
    assert "CH-POWER-10" == refused(state, ch.Pass(2))
    assert "CH-SLEEVE-6" == refused(state, sleeve(0, "burny", "8"))
    state = follow(state, sleeve(0, "burny", "1"))
    assert ((1,), cards("1{B}")) == (ch.awaiting(state), state.players[0].hand)
    assert ch.ComeDownToCap(1, True, "CH-POWER-9", 8, 1) == ch.question(state, 1)


@pytest.mark.rule("CH-UPKEEP-9")
@pytest.mark.parametrize("edition", ["de", "en"])
def test_no_sleeving_in_the_upkeep(edition: ch.Edition) -> None:
    """In neither edition anything but Kodora is put on cards before the first trick."""
    state = upkeep(hands={0: "9"}, vp={1: 4}, screens={0: "ascended kodora burny"}, options=ch.Options(4, edition))
    assert "CH-UPKEEP-9" == refused(state, sleeve(0, "burny", "9"))
    assert (None, ()) == (ch.question(state, 0), ch.legal_actions(state, 0))
