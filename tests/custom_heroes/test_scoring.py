"""
Going out and scoring (CH-SCORE-1 to CH-SCORE-17).
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import cards, deck, follow, happens, only, phase, play, playout, position, top, winner, won


SIX = ((5, 0, 1), (4, 1, 1), (3, 1, 2), (2, 2, 2), (1, 2, 3), (-1, 3, 3))
FIVE = ((5, 0, 1), (3, 1, 2), (2, 1, 2), (1, 2, 2), (-1, 2, 3))
FOUR = ((5, 0, 1), (3, 1, 2), (1, 2, 2), (-1, 2, 3))
THREE = ((5, 0, 1), (2, 1, 2), (-1, 2, 3))
Row = tuple[int, int, int]


def nearly_over(players: int, vp: int = 5, edition: ch.Edition = "de") -> ch.State:
    """Everybody but the last two is out; the second to last is about to go out."""
    return position(
        players,
        hands={players - 2: "9", players - 1: "1 2"},
        turn=players - 2,
        places={seat: seat + 1 for seat in range(players - 2)},
        vp=dict.fromkeys(range(players), vp),
        edition=edition,
    )


@pytest.mark.rule("CH-SCORE-1")
def test_the_place_of_a_player_who_goes_out() -> None:
    """A place is one more than the number of players already out."""
    assert 1 == follow(position(hands={0: "9 9"}), play(0, "9 9")).players[0].place
    state = position(5, hands={3: "9"}, turn=3, places={0: 2, 4: 1})
    assert ch.PlayerOut(3, 3) in happens(state, play(3, "9"))
    assert 3 == follow(state, play(3, "9")).players[3].place
    assert None is follow(position(hands={0: "9 1"}), play(0, "9")).players[0].place


@pytest.mark.rule("CH-SCORE-2")
def test_scoring_is_at_once() -> None:
    """The reward is there before the next player answers, and the others play on."""
    state = follow(position(hands={0: "9", 1: "10 1"}), play(0, "9"))
    assert (6, (1,), "turn") == (state.players[0].vp, ch.awaiting(state), phase(state))
    assert "1x10" == top(follow(state, play(1, "10")))


@pytest.mark.rule("CH-SCORE-3")
def test_the_order_of_scoring_one_player() -> None:
    """Kodora, reward, reset, cap check, in this order; the last player shows all but the win check."""
    state = position(
        hands={2: "9", 3: "1 2"}, turn=2, places={0: 1, 1: 2}, kodora={3: "4{K}"}, vp={3: 12}, power={3: 5}
    )
    events = happens(state, play(2, "9"))
    mine = [event for event in events if getattr(event, "seat", None) == 3]
    kinds = [ch.KodoraSettled, ch.RewardGiven, ch.AdvancementsDrawn, ch.LastPlaceReset, ch.CapPending]
    assert kinds == [type(event) for event in mine]
    after = follow(state, play(2, "9")).players[3]
    # The stake of 2 is lost, 12 - 1 = 11 is set back to 9, and 5 + 2 power are over the cap.
    assert (9, 0, 7) == (after.vp, after.staked, after.power)


@pytest.mark.rule("CH-SCORE-3", "CH-SCORE-4")
def test_kodora_comes_before_the_win_check_and_no_reward_after_it() -> None:
    """The winner's stake is settled, and the winner draws no reward."""
    state = position(hands={0: "9"}, kodora={0: "4{K}"}, vp={0: 6})
    events = happens(state, play(0, "9"))
    assert (ch.KodoraSettled(0, total=10, won=True, vp=4), (0, "threshold")) == (events[-2], won(events))
    assert [] == only(ch.RewardGiven, events)


@pytest.mark.rule("CH-SCORE-4")
@pytest.mark.parametrize(
    ("vp", "threshold", "wins"), [(9, 10, False), (10, 10, True), (11, 10, True), (4, 5, False), (5, 5, True)]
)
def test_the_win_check(vp: int, threshold: int, wins: bool) -> None:
    """The first one out wins with T or more VP without any reward of this hand."""
    options = ch.Options(players=4, victory_threshold=threshold)
    state = follow(position(options=options, hands={0: "9"}, vp={0: vp}), play(0, "9"))
    assert (0 if wins else None) == winner(state)
    assert (vp if wins else vp + 5) == state.players[0].vp


@pytest.mark.rule("CH-SCORE-5")
def test_only_the_first_one_out_wins() -> None:
    """B and C have enough VP, but A was first without, and the game goes on."""
    state = position(hands={0: "9", 1: "10", 2: "1 2", 3: "1 2"}, vp={0: 3, 1: 20, 2: 20})
    state = follow(state, play(0, "9"), play(1, "10"))
    assert (None, 8, 23) == (winner(state), state.players[0].vp, state.players[1].vp)


@pytest.mark.rule("CH-SCORE-6", "CH-SCORE-9", "CH-SCORE-10")
@pytest.mark.parametrize(
    ("players", "edition", "table"),
    [
        (6, "de", SIX),
        (6, "en", SIX),
        (5, "de", FIVE),
        (4, "de", FOUR),
        (4, "en", FOUR),
        (3, "de", THREE),
        (3, "en", THREE),
        (2, "de", ((4, 0, 2), (-1, 1, 3))),
        (2, "en", ((5, 0, 1), (-1, 2, 3))),
    ],
)
def test_the_reward_tables(players: int, edition: ch.Edition, table: tuple[Row, ...]) -> None:
    """Each place gets what the table says: VP, power, advancements; the last one's -1 is taken once."""
    for place, (vp, power, drawn) in enumerate(table[:-1], 1):
        before = position(
            players,
            hands={0: "9"},
            places={seat: seat for seat in range(1, place)},
            vp=dict.fromkeys(range(players), 5),
            edition=edition,
        )
        after = follow(before, play(0, "9")).players[0]
        gained = len(after.screen) - len(before.players[0].screen)
        assert (place, 5 + vp, 2 + power, drawn) == (place, after.vp, after.power, gained)
    vp, power, drawn = table[-1]
    before = nearly_over(players, edition=edition)
    last = follow(before, play(players - 2, "9")).players[players - 1]
    gained = len(last.screen) - len(before.players[players - 1].screen)
    assert (5 + vp, 2 + power, drawn) == (last.vp, last.power, gained)


@pytest.mark.rule("CH-SCORE-6")
def test_another_reward_table() -> None:
    """The table of the options replaces the printed one."""
    table = (ch.Reward(9, 3, 4), ch.Reward(0, 0, 0), ch.Reward(-5, 1, 1))
    before = position(options=ch.Options(players=3, reward_table=table), hands={0: "9"})
    after = follow(before, play(0, "9")).players[0]
    assert (10, 5, 4) == (after.vp, after.power, len(after.screen) - len(before.players[0].screen))


@pytest.mark.rule("CH-SCORE-7")
def test_advancements_come_from_the_top_of_the_bag() -> None:
    """The second of four takes the two top advancements, in secret; the rest of the bag stays in order."""
    state = position(hands={1: "9"}, turn=1, places={0: 1}, screens={1: "edge"}, bag="spector left_p5 aura_1 ...")
    step = ch.step(state, play(1, "9"))
    assert ("edge", "spector", "left_p5") == step.state.players[1].screen
    assert state.bag[2:] == step.state.bag
    assert [ch.AdvancementsDrawn(1, 2, 2, ("spector", "left_p5"))] == only(ch.AdvancementsDrawn, step.events)
    assert state.rng == step.state.rng


@pytest.mark.rule("CH-SCORE-8")
def test_an_empty_bag_gives_nothing() -> None:
    """With an empty bag the VP and the power are given all the same."""
    burny = ch.Advancement("burny", "Burny", "yellow", ability="burny", cost=1, count=1)
    options = ch.Options(players=4, catalogue=(*ch.DEFAULT_CATALOGUE[:2], burny))
    state = position(options=options, hands={1: "9"}, turn=1, places={0: 1}, screens={1: "burny"}, bag="")
    after = follow(state, play(1, "9"))
    assert (4, 3, ("burny",), ()) == (after.players[1].vp, after.players[1].power, after.players[1].screen, after.bag)


@pytest.mark.rule("CH-SCORE-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_one_left_over_is_last(players: int) -> None:
    """When one player has cards left the hand is over, and that player has the last place."""
    events = happens(nearly_over(players), play(players - 2, "9"))
    assert [players - 1, players] == [event.place for event in only(ch.RewardGiven, events)]
    assert [tuple(range(players))] == [event.order for event in only(ch.HandEnded, events)]


@pytest.mark.rule("CH-SCORE-10")
def test_the_loss_is_taken_once() -> None:
    """The last player goes from 5 to 4 VP, and the event says so."""
    state = nearly_over(4)
    assert ch.RewardGiven(3, state.players[3].vp - 1, 4, -1, 2, 3, state.players[3].power + 2) in happens(
        state, play(2, "9")
    )
    assert 4 == follow(state, play(2, "9")).players[3].vp


@pytest.mark.rule("CH-SCORE-11")
def test_points_never_fall_below_zero() -> None:
    """A loss larger than what is there leaves 0; the reward table of this test takes 5."""
    table = (ch.Reward(5, 0, 1), ch.Reward(2, 1, 2), ch.Reward(-5, 2, 3))
    options = ch.Options(players=3, reward_table=table)
    state = position(options=options, hands={1: "9", 2: "1 2"}, turn=1, places={0: 1}, vp={2: 3})
    assert 0 == follow(state, play(1, "9")).players[2].vp


@pytest.mark.rule("CH-SCORE-12")
@pytest.mark.parametrize(("vp", "expected"), [(9, 8), (10, 9), (11, 9), (30, 9)])
def test_the_reset_of_the_last_player(vp: int, expected: int) -> None:
    """Only what is 10 or more after the loss is set to 9, and only for the last player."""
    after = follow(nearly_over(4, vp=vp), play(2, "9"))
    assert (expected, vp + 1) == (after.players[3].vp, after.players[2].vp)


@pytest.mark.rule("CH-SCORE-13")
def test_the_cards_left_over_are_not_shown() -> None:
    """Neither events nor views tell the others what the last player still held."""
    state = position(
        number=6, hands={2: "9", 3: "1{g7} 2{B,r+5}"}, turn=2, places={0: 1, 1: 2}, vp={0: 13, 1: 2, 2: 2, 3: 2}
    )
    step = ch.step(state, play(2, "9"))
    assert cards("1{g7} 2{B,r+5}") == step.state.players[3].hand
    for seat in (0, 1, 2, None):
        shown = f"{ch.events_for(step.events, seat)} {ch.view(step.state, seat).players}"
        assert "left_p5" not in shown
        assert None is ch.view(step.state, seat).players[3].hand
    assert cards("1{g7} 2{B,r+5}") == ch.view(step.state, 3).players[3].hand


@pytest.mark.rule("CH-SCORE-14")
def test_the_order_at_the_end_of_a_hand() -> None:
    """Scoring and cap of the second to last, then those of the last, then the next hand."""
    state = position(hands={2: "9", 3: "1 2"}, turn=2, places={0: 1, 1: 2}, power={2: 6, 3: 6}, vp={3: 3})
    state = follow(state, play(2, "9"))
    assert ("cap", (2,), None, 3) == (phase(state), ch.awaiting(state), state.players[3].place, state.players[3].vp)
    state = follow(state, ch.ResolveCap(2, 0))
    assert ("cap", (3,), 4, 2) == (phase(state), ch.awaiting(state), state.players[3].place, state.players[3].vp)
    assert 2 == state.hand.number
    events = happens(state, ch.ResolveCap(3, 0))
    vp = tuple(player.vp for player in state.players)
    assert (ch.CapResolved(3, 2, 0, 2, 6), ch.HandEnded(2, (0, 1, 2, 3), vp)) == events[:2]
    assert ch.CardsReturned(3, 2, cards("1 2")) == events[2]
    assert isinstance(events[3], ch.HandStarted)


@pytest.mark.rule("CH-SCORE-15")
@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_the_last_player_leads_the_next_hand(last: int) -> None:
    """Whoever was last starts the next hand."""
    third, second, first = ((last + step) % 4 for step in (1, 2, 3))
    state = position(
        hands={third: "9", last: "1 2"}, turn=third, places={first: 1, second: 2}, vp=dict.fromkeys(range(4), 0)
    )
    after = follow(state, play(third, "9"))
    assert (last, (last,)) == (after.hand.start, ch.awaiting(after))


@pytest.mark.rule("CH-SCORE-16")
def test_there_are_no_ties_in_placement() -> None:
    """In whole games every hand ends with an order of all seats, and each place is taken once."""
    for seed in range(3):
        _, events = playout(ch.Options(players=4, regular_hands=3), seed)
        ended = only(ch.HandEnded, events)
        assert ended
        for event in ended:
            assert [0, 1, 2, 3] == sorted(event.order)


@pytest.mark.rule("CH-SCORE-17")
def test_what_carries_over_to_the_next_hand() -> None:
    """Screens, power and VP stay; hands, places and bets are new."""
    state = position(
        hands={2: "9", 3: "1 2"},
        turn=2,
        places={0: 1, 1: 2},
        power={0: 5, 1: 0},
        vp={0: 7, 1: 4},
        screens={0: "burny edge", 1: "aura_5"},
    )
    after = follow(state, play(2, "9"))
    for seat in (0, 1):
        old, new = state.players[seat], after.players[seat]
        assert (old.power, old.vp, old.screen) == (new.power, new.vp, new.screen)
    assert [None] * 4 == [player.place for player in after.players]
    assert [10] * 4 == [len(player.hand) for player in after.players]
    assert deck(state) == deck(after)
