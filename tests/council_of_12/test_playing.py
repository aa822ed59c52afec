"""
Laying cards and speaking (C12-PLAY-1 to C12-PLAY-14, C12-SAY-1 to C12-SAY-7).

``refused`` makes sure that check and apply agree and that nothing changes.
"""

from __future__ import annotations

import pytest

from tabletricks import DecodeError, from_json
from tabletricks import council_of_12 as c12

from .builders import (
    SET_A,
    after,
    asked,
    change,
    evaluation,
    hand,
    laying,
    legal,
    of,
    play,
    playable,
    position,
    refused,
    step,
)


ONE_PERMIT = c12.RoundEffects(permits=1)
SENTENCES: tuple[c12.Sentence, ...] = ("alone", "contribute", "nothing")
sentences = pytest.mark.parametrize("words", SENTENCES)


def table(players: int = 3, **more: c12.RoundEffects) -> c12.State:
    """Everybody holds Set A, and the princess asks for help."""
    return position(players, supplicant="princess", this_round=more.get("this_round"))


# Laying.


@pytest.mark.rule("C12-PLAY-1", "C12-INFO-2", "C12-INFO-4")
def test_laying() -> None:
    """P0 lays the machine; the others see that, and four cards in hand."""
    result = step(table(), play(0, "machine"))
    state = result.state
    assert ("machine", False) == (state.players[0].laid, state.players[0].open)
    assert "alchemist worker warlock shapeshifter" == hand(state, 0)
    for seat in (1, 2, None):
        seen = c12.view(state, seat).players[0]
        assert c12.PlayerView(None, 4, seen.score, (), True, None, False, None, False, False, None) == seen
        assert (c12.CardLaid(0, False, None),) == c12.events_for(result.events, seat)
    assert "machine" == c12.view(state, 0).players[0].laid
    assert (c12.CardLaid(0, False, "machine"),) == c12.events_for(result.events, 0)


@pytest.mark.rule("C12-PLAY-1")
def test_everybody_lays_one_card_in_any_order() -> None:
    """All are awaited at once; a second card is refused, even if another one is meant."""
    state = table()
    assert (0, 1, 2) == c12.awaiting(state)
    state = after(state, play(2, "worker"), play(0, "machine"))
    assert (0, 1, 2) == c12.awaiting(state)
    refused(state, play(2, "warlock"), "C12-PLAY-1")
    refused(state, play(2, "worker"), "C12-PLAY-1")
    assert not any(isinstance(action, c12.Play) for action in legal(state, 2))
    assert "worker" == after(state, play(1, "worker")).players[1].laid


@pytest.mark.rule("C12-PLAY-1", "C12-CHAIR-2", "C12-CHAIR-4")
def test_with_a_chair_the_others_lay_a_card() -> None:
    """In round 2 seat 1 sits out; without a chair everybody lays one."""
    state = position(4, round=2)
    assert (0, 2, 3) == c12.awaiting(state)
    assert set() == legal(state, 1)
    refused(state, play(1, "machine"), "C12-CHAIR-2")
    state = after(state, *laying("machine", None, "worker", "warlock"))
    assert "revealing" == asked(state)
    assert (0, 1, 2, 3) == c12.awaiting(position(4, round=2, chair="none"))


@pytest.mark.rule("C12-PLAY-2")
@pytest.mark.parametrize("card", ["golem", "machine", "patient"])
def test_a_card_must_be_in_the_own_hand(card: str) -> None:
    """Not in the reserve; not on the own discard pile, though others hold it; not in the game's other half."""
    state = position(discards={0: "machine"}, supplicant="princess")
    assert {"alchemist", "worker", "warlock", "shapeshifter"} == playable(state, 0)
    refused(state, play(0, card), "C12-PLAY-2")
    laid = after(state, play(0, "worker"))
    refused(laid, change(0, card), "C12-PLAY-2")


@pytest.mark.rule("C12-PLAY-3")
def test_supplicant() -> None:
    state = position(supplicant="warlock")
    assert {"alchemist", "worker", "machine", "shapeshifter"} == playable(state, 0)
    refused(state, play(0, "warlock"), "C12-PLAY-3")
    laid = after(state, play(0, "machine"))
    assert change(0, "warlock") not in legal(laid, 0)
    refused(laid, change(0, "warlock"), "C12-PLAY-3")


@pytest.mark.rule("C12-PLAY-4")
def test_a_banned_character_is_not_played() -> None:
    state = table(this_round=c12.RoundEffects(banned=("machine", "worker")))
    assert {"alchemist", "warlock", "shapeshifter"} == playable(state, 0)
    refused(state, play(0, "machine"), "C12-PLAY-4")
    refused(after(state, play(0, "warlock")), change(0, "worker"), "C12-PLAY-4")
    next_round = evaluation(die=9, this_round=c12.RoundEffects(banned=("machine",)), coming="warlock").state
    assert "machine" in playable(after(next_round, c12.VoteBell(0, False)), 0)


@pytest.mark.rule("C12-PLAY-5")
def test_nobody_may_pass() -> None:
    """There is nothing but cards to lay; others cannot go on without them."""
    state = after(table(), *laying("machine", "worker", None))
    assert (2,) == c12.awaiting(state)
    assert {play(2, card) for card in SET_A.split()} == legal(state, 2)
    refused(state, c12.Ready(2), "C12-PLAY-14")
    refused(state, c12.Reveal(0), "C12-PLAY-13")


# Changing.


@pytest.mark.rule("C12-PLAY-6", "C12-PLAY-7", "C12-SAY-2")
def test_change_and_speech() -> None:
    changed = step(table(), play(0, "machine"), change(0, "worker"))
    state = changed.state
    assert ("worker", "alchemist warlock machine shapeshifter") == (state.players[0].laid, hand(state, 0))
    assert [c12.CardChanged(0, False, "worker")] == of(c12.CardChanged, changed)
    assert c12.CardChanged(0, False, None) in c12.events_for(changed.events, 1)
    state = after(state, c12.Say(0, "contribute"))
    refused(state, change(0, "alchemist"), "C12-PLAY-7")
    refused(state, c12.Say(0, "alone"), "C12-SAY-2")
    assert {c12.Ready(0)} == legal(state, 0)


@pytest.mark.rule("C12-PLAY-6")
def test_a_card_can_be_changed_any_number_of_times() -> None:
    """Back to the first one, too, and also when others have spoken; not before a card is laid."""
    state = after(table(), play(1, "worker"), c12.Say(1, "alone"))
    refused(state, change(0, "worker"), "C12-PLAY-6")
    state = after(state, play(0, "machine"))
    for card in ("worker", "alchemist", "machine", "warlock", "machine"):
        state = after(state, change(0, card))
        assert (card, 4) == (state.players[0].laid, len(state.players[0].hand))
    state = after(state, c12.Ready(0), play(2, "machine"), c12.Ready(2), c12.Ready(1))
    refused(state, change(0, "worker"), "C12-PLAY-13")


@pytest.mark.rule("C12-PLAY-7")
@sentences
def test_who_has_spoken_cannot_change(words: c12.Sentence) -> None:
    """Not even to turn the same card face up."""
    state = after(table(this_round=ONE_PERMIT), play(0, "machine"), c12.Say(0, words))
    refused(state, change(0, "worker"), "C12-PLAY-7")
    refused(state, change(0, "machine", open=True), "C12-PLAY-7")
    assert not any(isinstance(action, c12.Change) for action in legal(state, 0))


# Face up.


@pytest.mark.rule("C12-PLAY-8", "C12-PLAY-9", "C12-PLAY-12", "C12-FX-OPEN-1")
def test_open_play() -> None:
    state = position(in_play="worker warlock druid machine golem", supplicant="princess", this_round=ONE_PERMIT, die=7)
    opened = step(state, play(0, "machine", open=True))
    state = opened.state
    assert (0, True) == (state.this_round.permits, state.players[0].open)
    for seat in (0, 1, 2, None):
        assert (c12.CardLaid(0, True, "machine"),) == c12.events_for(opened.events, seat)
        assert ("machine", True) == (c12.view(state, seat).players[0].laid, c12.view(state, seat).players[0].open)
    refused(state, play(1, "druid", open=True), "C12-PLAY-8")
    refused(state, change(0, "worker"), "C12-PLAY-9")
    assert (7, ()) == (state.die, state.executed)
    state = after(state, play(1, "worker"), play(2, "warlock"), *map(c12.Ready, range(3)))
    assert (7, (0, 1, 2)) == (state.die, c12.awaiting(state))
    state = after(state, c12.Reveal(2), c12.Resolve(2, 9))
    assert ("machine", 9) == (state.players[0].laid, state.die)
    assert 12 == after(state, c12.Reveal(0), c12.Resolve(0, 3)).die


@pytest.mark.rule("C12-PLAY-8")
def test_without_a_permit_cards_lie_face_down() -> None:
    state = table()
    refused(state, play(0, "machine", open=True), "C12-PLAY-8")
    assert not any(isinstance(action, c12.Play) and action.open for action in legal(state, 0))
    laid = after(state, play(0, "machine"))
    refused(laid, change(0, "machine", open=True), "C12-PLAY-8")
    refused(laid, change(0, "worker", open=True), "C12-PLAY-8")


@pytest.mark.rule("C12-PLAY-8", "C12-FX-OPEN-2", "C12-FX-OPEN-3")
def test_a_permit_for_all() -> None:
    """Both lay face up, the third does not have to; all three have both ways on offer."""
    state = table(this_round=c12.RoundEffects(open_all=True))
    assert {play(0, card, open=open) for card in SET_A.split() for open in (True, False)} == legal(state, 0)
    state = after(state, play(0, "machine", open=True), play(1, "worker", open=True), play(2, "warlock"))
    assert [True, True, False] == [player.open for player in state.players]


@pytest.mark.rule("C12-PLAY-9")
def test_a_card_face_up_stays() -> None:
    """Whatever it would be changed for, and though there is another permit."""
    state = after(table(this_round=c12.RoundEffects(permits=2)), play(0, "machine", open=True))
    for action in (change(0, "worker"), change(0, "machine"), change(0, "worker", open=True)):
        refused(state, action, "C12-PLAY-9")
    assert {c12.Ready(0), *(c12.Say(0, words) for words in SENTENCES)} == legal(state, 0)


@pytest.mark.rule("C12-PLAY-10")
@pytest.mark.parametrize("card", ["machine", "worker"])
def test_a_change_may_turn_a_card_face_up(card: str) -> None:
    """The same or another one, if there is a permit, which is used up by that."""
    result = step(table(this_round=ONE_PERMIT), play(0, "machine"), change(0, card, open=True))
    player = result.state.players[0]
    assert (card, True, 0) == (player.laid, player.open, result.state.this_round.permits)
    for seat in (0, 1, None):
        back: c12.Character | None = "machine" if seat == 0 else None
        assert c12.CardChanged(0, True, character_of(card), back) == c12.events_for(result.events, seat)[-1]


def character_of(card: str) -> c12.Character:
    return play(0, card).card


@pytest.mark.rule("C12-PLAY-11")
def test_a_change_must_change_something() -> None:
    state = after(table(this_round=ONE_PERMIT), play(0, "machine"))
    refused(state, change(0, "machine"), "C12-PLAY-11")
    others = [card for card in SET_A.split() if card != "machine"]
    changes = {change(0, card) for card in others} | {change(0, card, open=True) for card in SET_A.split()}
    assert changes == {action for action in legal(state, 0) if isinstance(action, c12.Change)}


@pytest.mark.rule("C12-PLAY-12", "C12-CHAR-PRINCESS-4")
def test_a_card_face_up_waits_for_its_turn() -> None:
    """P1 has laid the machine face up; it is executed when P1 reveals, after P0's warlock."""
    state = position(phase="reveal", laid={0: "warlock", 1: "machine"}, open=[1], die=7, supplicant="princess")
    result = step(state, c12.Reveal(0), c12.Resolve(0, 9), c12.Reveal(1), c12.Resolve(1, 3))
    assert [c12.CardRevealed(0, "warlock"), c12.CardRevealed(1, "machine")] == of(c12.CardRevealed, result)
    assert [(9,), (12,)] == [event.values for event in of(c12.DieTurned, result)]


# Ready.


@pytest.mark.rule("C12-PLAY-13", "C12-PLAY-14")
def test_step_3_ends_when_everybody_is_ready() -> None:
    state = after(table(), play(0, "machine"), c12.Ready(0), play(1, "worker"), play(2, "warlock"), c12.Ready(2))
    assert ((1,), "laying") == (c12.awaiting(state), asked(state))
    refused(state, c12.Reveal(0), "C12-PLAY-13")
    ended = step(state, c12.Ready(1))
    assert ((c12.SeatReady(1),), "revealing") == (ended.events, asked(ended.state))
    assert [False] * 3 == [player.ready for player in ended.state.players]
    for action in (play(0, "worker"), change(0, "worker"), c12.Say(0, "alone"), c12.Ready(0)):
        refused(ended.state, action, "C12-PLAY-13")


@pytest.mark.rule("C12-PLAY-14")
def test_ready_once_and_with_a_card() -> None:
    state = table()
    refused(state, c12.Ready(0), "C12-PLAY-14")
    state = after(state, play(0, "machine"), c12.Ready(0))
    assert (True, (1, 2)) == (state.players[0].ready, c12.awaiting(state))
    refused(state, c12.Ready(0), "C12-PLAY-14")
    assert c12.Ready(0) not in legal(state, 0)


@pytest.mark.rule("C12-PLAY-14", "C12-PLAY-13", "C12-PLAY-6")
def test_change_withdraws_ready() -> None:
    state = position(2, in_play="worker warlock druid machine golem", supplicant="princess")
    state = after(state, play(0, "machine"), play(1, "worker"), c12.Ready(0), c12.Say(1, "alone"), change(0, "druid"))
    assert (False, "druid", "laying") == (state.players[0].ready, state.players[0].laid, asked(state))
    state = after(state, c12.Ready(1))
    assert ((0,), "laying") == (c12.awaiting(state), asked(state))
    assert "revealing" == asked(after(state, c12.Ready(0)))


# Speaking.


@pytest.mark.rule("C12-SAY-1", "C12-SAY-4", "C12-SAY-6")
@sentences
def test_one_of_three_sentences(words: c12.Sentence) -> None:
    """Whatever card lies there; everybody hears it, and learns nothing else."""
    for card in SET_A.split():
        said = step(after(table(), play(0, card)), c12.Say(0, words))
        assert words == said.state.players[0].said
        for seat in (0, 1, 2, None):
            assert (c12.SentenceSaid(0, words),) == c12.events_for(said.events, seat)
            assert words == c12.view(said.state, seat).players[0].said
            assert (card if seat == 0 else None) == c12.view(said.state, seat).players[0].laid


@pytest.mark.rule("C12-SAY-1", "C12-SAY-6")
def test_there_is_no_fourth_sentence() -> None:
    """Nor anything else to say: everything that a seat with a card can do is listed."""
    state = after(table(), play(0, "machine"))
    others = {change(0, card) for card in SET_A.split() if card != "machine"}
    assert {c12.Ready(0), *others, *(c12.Say(0, words) for words in SENTENCES)} == legal(state, 0)
    assert SENTENCES == tuple(c12.SENTENCES)
    for words in ("I have the machine", "", "Alone"):
        with pytest.raises(DecodeError):
            from_json(c12.Action, f'{{"type":"say","seat":0,"words":"{words}"}}')


@pytest.mark.rule("C12-SAY-2")
def test_one_sentence_in_a_step() -> None:
    """In the replay round and in the next round there is another one."""
    for words in SENTENCES:
        refused(after(table(), play(0, "machine"), c12.Say(0, "alone")), c12.Say(0, words), "C12-SAY-2")
    state = position(2, challenge=24, supplicant="princess", die=3)
    ready: list[c12.Action] = [c12.Ready(0), c12.Ready(1), c12.Reveal(0)]
    again = after(state, play(0, "machine"), c12.Say(0, "alone"), play(1, "machine"), *ready)
    assert (True, None) == (again.replay, again.players[0].said)
    following = after(
        again, play(0, "worker"), c12.Say(0, "nothing"), play(1, "worker"), *ready, c12.VoteBell(0, False)
    )
    assert (2, None) == (following.round, following.players[0].said)
    free = next(iter(playable(following, 0)))
    assert "alone" == after(following, play(0, free), c12.Say(0, "alone")).players[0].said


@pytest.mark.rule("C12-SAY-3")
@sentences
def test_no_sentence_before_a_card(words: c12.Sentence) -> None:
    state = after(table(), play(1, "machine"))
    refused(state, c12.Say(0, words), "C12-SAY-3")


@pytest.mark.rule("C12-SAY-5")
@sentences
def test_no_sentence_under_hush(words: c12.Sentence) -> None:
    """Before and after laying a card; in the round after there are sentences again."""
    state = table(this_round=c12.RoundEffects(hush=True))
    refused(state, c12.Say(0, words), "C12-SAY-5")
    state = after(state, play(0, "machine"))
    refused(state, c12.Say(0, words), "C12-SAY-5")
    assert not any(isinstance(action, c12.Say) for action in legal(state, 0))
    following = evaluation(die=9, this_round=c12.RoundEffects(hush=True), coming="warlock").state
    assert c12.Say(0, words) in legal(after(following, c12.VoteBell(0, False), play(0, "machine")), 0)


@pytest.mark.rule("C12-SAY-7")
def test_who_is_ready_may_speak_and_stays_ready() -> None:
    state = after(table(), play(0, "machine"), c12.Ready(0), c12.Say(0, "alone"))
    assert (True, "alone", (1, 2)) == (state.players[0].ready, state.players[0].said, c12.awaiting(state))
    state = after(table(), play(0, "machine"), c12.Say(0, "alone"), c12.Ready(0))
    assert (True, "alone") == (state.players[0].ready, state.players[0].said)
