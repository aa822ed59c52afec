"""
Illegal moves (C12-ACT-1, C12-ACT-2); those of characters, effects and silence are in ``test_illegal_powers``.

Every refusal names its rule and says why in a sentence; check and apply agree, the move is not listed, and nothing
changes (``refused``).
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import DecodeError, IllegalAction, InvalidArgument, from_json, to_json
from tabletricks import council_of_12 as c12

from .builders import after, asked, change, evaluation, laying, oracle_play, play, position, refused, voting


BANNED = c12.RoundEffects(banned=("machine",))
PERMIT = c12.RoundEffects(permits=1)
HUSH = c12.RoundEffects(hush=True)
ORACULAR = "worker warlock oracle machine shapeshifter"


def laid() -> c12.State:
    """P0 has laid the worker; the warlock asks for help."""
    return after(position(supplicant="warlock"), play(0, "worker"))


def spoken() -> c12.State:
    return after(laid(), c12.Say(0, "alone"))


def face_up() -> c12.State:
    return after(position(this_round=PERMIT), play(0, "worker", open=True))


def ready() -> c12.State:
    return after(laid(), c12.Ready(0))


def decided() -> c12.State:
    """The bell was not rung."""
    return after(position(phase="bell"), c12.VoteBell(2, True), c12.VoteBell(1, False))


def revealing() -> c12.State:
    """P0's machine has acted, P1 and P2 have cards."""
    state = position(phase="reveal", laid={0: "machine", 1: "worker", 2: "warlock"}, supplicant="princess")
    return after(state, c12.Reveal(0), c12.Resolve(0, 2))


def resolving() -> c12.State:
    """P0 must decide on the machine."""
    state = position(phase="reveal", laid={0: "machine", 1: "worker", 2: "warlock"}, supplicant="princess")
    return after(state, c12.Reveal(0))


def negated() -> c12.State:
    """P0 and P1 had the same card."""
    state = position(phase="reveal", laid={0: "machine", 1: "machine", 2: "warlock"}, supplicant="princess")
    return after(state, c12.Reveal(0))


def oracle() -> c12.State:
    """P0 must play a further card."""
    state = position(phase="reveal", in_play=ORACULAR, laid={0: "oracle", 1: "worker", 2: "warlock"}, rolls=[4])
    return after(state, c12.Reveal(0))


def won() -> c12.State:
    return after(position(round=8), *laying("worker", "worker", "worker"))


def lost() -> c12.State:
    return after(position(phase="bell", favour=1), *voting("bell", 3))


Row = tuple[str, Callable[[], c12.State], c12.Action, str, str]

ROWS: list[Row] = [
    ("", lambda: position(supplicant="warlock"), play(0, "warlock"), "C12-PLAY-3", "the warlock asks for help"),
    ("reserve", position, play(0, "golem"), "C12-PLAY-2", "the golem is not in your hand"),
    ("pile", lambda: position(discards={0: "worker"}), play(0, "worker"), "C12-PLAY-2", "not in your hand"),
    ("change", laid, change(0, "golem"), "C12-PLAY-2", "the golem is not in your hand"),
    ("", lambda: position(this_round=BANNED), play(0, "machine"), "C12-PLAY-4", "the machine is forbidden"),
    ("", laid, play(0, "machine"), "C12-PLAY-1", "you have laid a card already: the worker"),
    ("", lambda: position(4), play(0, "machine"), "C12-CHAIR-2", "in the chair"),
    ("ready", lambda: position(4), c12.Ready(0), "C12-CHAIR-2", "in the chair"),
    ("say", lambda: position(4), c12.Say(0, "alone"), "C12-CHAIR-2", "in the chair"),
    ("", position, play(0, "machine", open=True), "C12-PLAY-8", "nobody has the permit"),
    ("", lambda: position(round=8), play(0, "machine", open=True), "C12-THRONE-3", "face down"),
    ("", spoken, change(0, "machine"), "C12-PLAY-7", "whoever has spoken cannot change"),
    ("", face_up, change(0, "machine"), "C12-PLAY-9", "the worker lies face up"),
    ("", position, change(0, "machine"), "C12-PLAY-6", "lay a card before you change it"),
    ("", laid, change(0, "worker"), "C12-PLAY-11", "the worker lies there already"),
    ("", laid, change(0, "warlock"), "C12-PLAY-3", "the warlock asks for help"),
    ("", position, c12.Say(0, "alone"), "C12-SAY-3", "lay a card before you say something"),
    ("", spoken, c12.Say(0, "contribute"), "C12-SAY-2", "you have said your sentence"),
    ("", lambda: after(position(this_round=HUSH), play(0, "worker")), c12.Say(0, "alone"), "C12-SAY-5", "nobody may"),
    ("no card", position, c12.Ready(0), "C12-PLAY-14", "lay a card before you are ready"),
    ("twice", ready, c12.Ready(0), "C12-PLAY-14", "you are ready already"),
    ("twice", lambda: position(phase="bell", waiting=[0, 1]), c12.VoteBell(2, True), "C12-BELL-10", "voted already"),
    ("late", decided, c12.VoteBell(0, True), "C12-BELL-5", "the bell has been decided on"),
    ("first game", lambda: position(first_game=True), c12.VoteBell(0, True), "C12-BELL-7", "first game"),
    ("succession", lambda: position(round=8), c12.VoteBell(0, True), "C12-BELL-8", "no bell in the succession"),
    ("replay", lambda: evaluation(challenge=24, die=8).state, c12.VoteBell(0, False), "C12-BELL-9", "extra round"),
    ("three", lambda: position(challenge=21), c12.VoteSplit(0, True), "C12-SPLIT-10", "only two players"),
    ("one goal", lambda: position(2, challenge=5), c12.VoteSplit(0, True), "C12-SPLIT-1", "two goals"),
    ("bell", lambda: position(2, phase="bell", challenge=5), c12.VoteSplit(0, True), "C12-SPLIT-1", "two goals"),
    ("", ready, c12.Reveal(0), "C12-PLAY-13", "when everybody is ready"),
    ("resolved", revealing, c12.Reveal(0), "C12-REVEAL-2", "you have no card"),
    ("negated", negated, c12.Reveal(1), "C12-REVEAL-2", "you have no card"),
    ("resolve", resolving, c12.Reveal(1), "C12-REVEAL-1", "what the machine does"),
    ("oracle", oracle, c12.Reveal(1), "C12-REVEAL-1", "further card after the oracle"),
    ("", resolving, c12.Resolve(1, 2), "C12-REVEAL-6", "Seat 0 decides what the machine does"),
    ("", resolving, c12.Resolve(0, ()), "C12-REVEAL-5", "the machine must act"),
    ("won", won, play(0, "machine"), "C12-END-2", "the game is over"),
    ("lost", lost, c12.VoteBell(0, True), "C12-END-2", "the game is over"),
    ("talk", won, c12.Talk(0), "C12-END-2", "the game is over"),
    ("play", lambda: position(phase="bell"), play(0, "machine"), "C12-ACT-1", "no card can be laid now"),
    ("reveal", lambda: position(phase="bell"), c12.Reveal(0), "C12-ACT-1", "no card can be revealed now"),
    ("resolve", position, c12.Resolve(0, 2), "C12-ACT-1", "no card waits for a decision now"),
    ("oracle", position, oracle_play(0, "machine"), "C12-ACT-1", "no oracle asks"),
    ("choose", position, c12.Choose(0, 1), "C12-ACT-1", "nothing to choose now"),
    ("resolve early", revealing, c12.Resolve(1, (3, 4)), "C12-ACT-1", "no card waits for a decision now"),
    ("late", revealing, play(1, "machine"), "C12-PLAY-13", "everybody was ready"),
    ("bell in step 4", revealing, c12.VoteBell(0, True), "C12-BELL-5", "the bell has been decided on"),
    ("no such seat", position, play(3, "machine"), "C12-ACT-2", "seat 3"),
    ("seat below", position, c12.Ready(-1), "C12-ACT-2", "seat -1"),
]  # fmt: skip


@pytest.mark.rule(
    "C12-PLAY-1", "C12-PLAY-2", "C12-PLAY-3", "C12-PLAY-4", "C12-PLAY-6", "C12-PLAY-7", "C12-PLAY-8", "C12-PLAY-9",
    "C12-PLAY-11", "C12-PLAY-13", "C12-PLAY-14", "C12-SAY-2", "C12-SAY-3", "C12-SAY-5", "C12-CHAIR-2", "C12-THRONE-3",
    "C12-BELL-5", "C12-BELL-7", "C12-BELL-8", "C12-BELL-9", "C12-BELL-10", "C12-SPLIT-1", "C12-SPLIT-10",
    "C12-REVEAL-1", "C12-REVEAL-2", "C12-REVEAL-5", "C12-REVEAL-6", "C12-END-2", "C12-ACT-1", "C12-ACT-2",
)  # fmt: skip
@pytest.mark.parametrize(
    ("state", "action", "rule", "why"), [row[1:] for row in ROWS], ids=[f"{row[3]} {row[0] or row[4]}" for row in ROWS]
)
def test_an_illegal_move_is_refused(state: Callable[[], c12.State], action: c12.Action, rule: str, why: str) -> None:
    problem = refused(state(), action, rule)
    assert why in problem.message
    assert problem.message[0].islower() or problem.message.startswith("Seat ")
    assert not problem.message.endswith(".")


@pytest.mark.rule("C12-SAY-1", "C12-ACT-2")
@pytest.mark.parametrize("words", ["hello", "", "Alone", 1, None, True])
def test_another_sentence(words: object) -> None:
    """As a value it is malformed; as a document it is no action."""
    say: Callable[..., c12.Say] = c12.Say
    state = laid()
    before = to_json(state)
    problem = c12.check(state, say(0, words))
    assert problem is not None
    assert "C12-ACT-2" == problem.rule
    with pytest.raises(IllegalAction):
        c12.apply(state, say(0, words))
    assert before == to_json(state)


@pytest.mark.rule("C12-HAND-8")
def test_no_action_renews_a_hand() -> None:
    """Whoever has two cards or more, one of them playable, can only lay one; and there is no such action."""
    state = position(hands={0: "worker machine"}, supplicant="princess")
    assert {play(0, "worker"), play(0, "machine")} == set(c12.legal_actions(state, 0))
    for tag in ("renew", "hand_renewed", "renew_hand"):
        with pytest.raises(DecodeError):
            from_json(c12.Action, f'{{"type":"{tag}","seat":0}}')


@pytest.mark.rule("C12-END-2")
@pytest.mark.parametrize("over", [won, lost])
def test_nothing_goes_on_after_the_end(over: Callable[[], c12.State]) -> None:
    state = over()
    every: list[c12.Action] = [
        c12.VoteBell(0, True), c12.VoteSplit(0, True), play(0, "machine"), change(0, "machine"), c12.Say(0, "alone"),
        c12.Ready(0), c12.Reveal(0), c12.Resolve(0, 2), oracle_play(0, "machine"), c12.Choose(0, 1), c12.Talk(0),
    ]  # fmt: skip
    for action in every:
        refused(state, action, "C12-END-2")
    assert ((), None) == (c12.awaiting(state), asked(state))
    assert [(), (), ()] == [c12.legal_actions(state, seat) for seat in range(3)]


@attrs.frozen
class Cheat(c12.Ready):
    """An action that the game does not know."""


def made(kind: Callable[..., c12.Action], **fields: object) -> c12.Action:
    return kind(**fields)


@pytest.mark.rule("C12-ACT-2")
@pytest.mark.parametrize(
    "action",
    [
        made(Cheat, seat=0),
        made(c12.Ready, seat=True),
        made(c12.Ready, seat="0"),
        made(c12.Ready, seat=None),
        made(c12.Ready, seat=0.0),
        made(c12.Play, seat=0, card="king"),
        made(c12.Play, seat=0, card=None),
        made(c12.Play, seat=0, card="machine", open=1),
        made(c12.Play, seat=0, card="machine", open=None),
        made(c12.Change, seat=0, card=("machine",)),
        made(c12.VoteBell, seat=0, yes=1),
        made(c12.VoteSplit, seat=0, yes="yes"),
        made(c12.Resolve, seat=0, choice=2.0),
        made(c12.Resolve, seat=0, choice=True),
        made(c12.Resolve, seat=0, choice=[1, 2]),
        made(c12.Resolve, seat=0, choice="triple"),
        made(c12.OraclePlay, seat=0, card=3),
        made(c12.Choose, seat=0, option=None),
        made(c12.Choose, seat=0, option="king"),
    ],
    ids=str,
)
def test_a_malformed_action(action: c12.Action) -> None:
    for state in (position(), position(phase="bell"), resolving(), revealing()):
        before = to_json(state)
        problem = c12.check(state, action)
        assert problem is not None
        assert "C12-ACT-2" == problem.rule
        with pytest.raises(IllegalAction):
            c12.apply(state, action)
        assert before == to_json(state)


@pytest.mark.rule("C12-ACT-2")
@pytest.mark.parametrize(
    "text",
    [
        '{"type":"fold","seat":0}',
        '{"seat":0}',
        '{"type":"ready"}',
        '{"type":"ready","seat":"0"}',
        '{"type":"ready","seat":true}',
        '{"type":"ready","seat":0,"card":"machine"}',
        '{"type":"play","seat":0}',
        '{"type":"play","seat":0,"card":"king"}',
        '{"type":"play","seat":0,"card":"machine","open":1}',
        '{"type":"vote_bell","seat":0,"yes":1}',
        '{"type":"say","seat":0,"words":"hello"}',
        '{"type":"resolve","seat":0,"choice":"triple"}',
        '{"type":"resolve","seat":0,"choice":1.5}',
        '{"type":"choose","seat":0}',
        "[]",
        "{",
    ],
)
def test_a_document_that_is_no_action(text: str) -> None:
    with pytest.raises(DecodeError):
        from_json(c12.Action, text)


@pytest.mark.rule("C12-ACT-2")
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    state = position()
    with pytest.raises(InvalidArgument):
        c12.legal_actions(state, seat)
    with pytest.raises(InvalidArgument):
        c12.view(state, seat)
    refused(state, c12.Talk(seat), "C12-ACT-2")
