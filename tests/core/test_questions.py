"""
What a seat is asked, who is told about it, and tickets that keep late answers out.
"""

from __future__ import annotations

import pickle

import pytest

from tabletricks import AnyMatch, IllegalAction, InvalidArgument, Match, StaleAnswer, from_json, to_json
from tabletricks.core import Chance, changed

from .forging import call
from .parley import (
    GAME,
    Attack,
    AttackQuestion,
    Card,
    CastVote,
    ChooseReceiver,
    CounterQuestion,
    Gift,
    GiftQuestion,
    Options,
    Pick,
    Question,
    Ready,
    Receiver,
    ReceiverQuestion,
    Respond,
    Shout,
    ShoutQuestion,
    State,
    Toast,
    ToastQuestion,
    Toasts,
    Turn,
    Vote,
    VoteQuestion,
    cards,
    position,
)


HANDS = ("1b 3b", "2b", "2r")


def asking(item: Receiver | Gift | Toasts | Vote) -> State:
    return position(*HANDS, agenda=(Turn(0), item))


TABLES: dict[str, tuple[State, dict[int, Question]]] = {
    "a seat": (asking(Receiver(1)), {1: ReceiverQuestion(1, True, "P-GIFT")}),
    "cards": (asking(Gift(0, 2)), {0: GiftQuestion(0, True, "P-GIFT", 2, 2, ())}),
    "the last card": (
        GAME.apply(asking(Gift(0, 2)), Pick(0, Card("3b"))),
        {0: GiftQuestion(0, True, "P-GIFT", 2, 1, cards("3b"))},
    ),
    "a turn": (
        position(*HANDS),
        {0: AttackQuestion(0, True, "P-ATTACK"), 1: ShoutQuestion(1, False, "P-SHOUT", 0),
         2: ShoutQuestion(2, False, "P-SHOUT", 0)},
    ),
    "a turn after a shout": (
        GAME.apply(position(*HANDS), Shout(2)),
        {0: AttackQuestion(0, True, "P-ATTACK"), 1: ShoutQuestion(1, False, "P-SHOUT", 0)},
    ),
    "a window": (
        GAME.apply(position(*HANDS), Attack(0, Card("3b"), 2)),
        {2: CounterQuestion(2, True, "P-COUNTER", 2)},
    ),
    "hidden choices": (
        GAME.apply(asking(Toasts((0, 1, 2), (0, 1, 2))), Toast(1, 0)),
        {0: ToastQuestion(0, True, "P-TOAST", ()), 1: ToastQuestion(1, True, "P-TOAST", (0,)),
         2: ToastQuestion(2, True, "P-TOAST", ())},
    ),
    "a vote": (
        asking(Vote((None, True, False), (2,))),
        {0: VoteQuestion(0, True, "P-VOTE", None), 1: VoteQuestion(1, True, "P-VOTE", True)},
    ),
}  # fmt: skip


@pytest.mark.parametrize("table", TABLES)
def test_what_every_seat_is_asked(table: str) -> None:
    state, questions = TABLES[table]
    for seat in range(3):
        assert questions.get(seat) == GAME.question(state, seat)
        assert (seat in questions) == bool(GAME.legal_actions(state, seat))
        assert questions.get(seat) == GAME.view(state, seat).question


@pytest.mark.parametrize("table", TABLES)
def test_everybody_sees_who_is_asked_about_what(table: str) -> None:
    state, questions = TABLES[table]
    public = tuple(question.public() for question in questions.values() if question.required)
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert public == view.asked
        assert tuple(question.seat for question in public) == view.awaiting == GAME.awaiting(state)
    assert GAME.view(state, None).question is None
    assert public == GAME.facts(state)["asked"]


@pytest.mark.parametrize(
    ("question", "public"),
    [
        (GiftQuestion(0, True, "P-GIFT", 2, 1, cards("3b")), GiftQuestion(0, True, "P-GIFT", 2, 1, None)),
        (ToastQuestion(1, True, "P-TOAST", (0,)), ToastQuestion(1, True, "P-TOAST", None)),
        (VoteQuestion(1, True, "P-VOTE", False), VoteQuestion(1, True, "P-VOTE", None)),
        (ShoutQuestion(1, False, "P-SHOUT", 0), ShoutQuestion(1, False, "P-SHOUT", 0)),
    ],
)
def test_the_public_part_of_a_question(question: Question, public: Question) -> None:
    assert public == question.public() == public.public()


@pytest.mark.parametrize("table", TABLES)
def test_the_json_form_of_a_question(table: str) -> None:
    for question in TABLES[table][1].values():
        assert question == from_json(GAME.question_type, to_json(question))


def test_the_words_of_a_question() -> None:
    names = ["Ann", "Ben", "Cleo"]
    assert "Ann, pick 1 more for Cleo." == GAME.describe(TABLES["the last card"][1][0], names)
    assert "Seat 1, you may shout in the turn of Seat 0." == GAME.describe(TABLES["a turn"][1][1])


def test_after_the_end_nobody_is_asked() -> None:
    state = asking(Vote((True, True, True), (0, 2)))
    state = GAME.apply(state, Ready(1))
    assert GAME.outcome(state) is not None
    assert [None] * 3 == [GAME.question(state, seat) for seat in range(3)]
    view = GAME.view(state, 0)
    assert ((), None, ()) == (view.awaiting, view.question, view.asked)


@pytest.mark.parametrize("seat", [-1, 3, None, True, "0", 10**30])
def test_a_seat_that_does_not_exist_is_not_asked(seat: object) -> None:
    with pytest.raises(InvalidArgument, match="there is no seat"):
        call(GAME, "question", position(*HANDS), seat)
    with pytest.raises(InvalidArgument, match="there is no seat"):
        call(started(), "ticket", seat)


# Tickets.


def started(session: str = "") -> AnyMatch:
    return Match.start(GAME, "3p", 4, session=session)


def answered(match: AnyMatch, seat: int, number: int = 0) -> AnyMatch:
    """The match after the first, or another, legal answer of a seat."""
    return match.answer(seat, match.ticket(seat) or "", GAME.legal_actions(match.state, seat)[number])


def tickets(match: AnyMatch) -> list[str | None]:
    return [match.ticket(seat) for seat in range(3)]


def at_turn(session: str = "") -> AnyMatch:
    """A match in which seat 0 is on turn."""
    match = started(session)
    while not isinstance(match.state.agenda[-1], Turn):
        match = answered(match, GAME.awaiting(match.state)[0])
    return match


def at_toasts() -> AnyMatch:
    match = at_turn()
    while not isinstance(match.state.agenda[-1], Toasts):
        match = answered(match, GAME.awaiting(match.state)[0])
    return match


def test_whoever_is_asked_has_a_ticket() -> None:
    match = started()
    first, *others = tickets(match)
    assert first is not None
    assert [None, None] == others
    assert 3 == len(set(tickets(at_turn())))


def test_a_ticket_stays_while_others_answer() -> None:
    match = at_toasts()
    before = tickets(match)
    match = answered(match, 1, 1)
    match = answered(match, 1, 1)
    after = tickets(match)
    assert (before[0], None, before[2]) == (after[0], after[1], after[2])


def test_a_ticket_is_another_one_after_the_own_answer() -> None:
    """Even if the same is asked again: a second answer is no answer to the first question."""
    match = at_toasts()
    before = tickets(match)
    match = answered(match, 1, 1)
    assert match.ticket(1) not in before
    with pytest.raises(StaleAnswer):
        match.answer(1, before[1] or "", Toast(1, None))
    assert before[0] == match.ticket(0)


def test_the_ticket_of_an_offer_stays_while_the_offer_does() -> None:
    match = at_turn()
    before = tickets(match)
    match = match.answer(1, before[1] or "", Shout(1))
    assert [before[0], None, before[2]] == tickets(match)
    while match.state.agenda[-1] != Turn(1):
        match = answered(match, GAME.awaiting(match.state)[0])
    assert match.ticket(2) not in (None, *before)
    with pytest.raises(StaleAnswer) as caught:
        match.answer(2, before[2] or "", Shout(2))
    assert (2, before[2]) == (caught.value.seat, caught.value.ticket)
    assert f"the question {before[2]!r} to seat 2 is no longer open" == str(caught.value)


def test_an_answer_is_taken_once() -> None:
    match = started()
    ticket = match.ticket(0) or ""
    following = match.answer(0, ticket, ChooseReceiver(0, 1))
    assert match.apply(ChooseReceiver(0, 1)) == following
    with pytest.raises(StaleAnswer):
        following.answer(0, ticket, ChooseReceiver(0, 1))


@pytest.mark.parametrize("ticket", ["", "0-0-1", "x", "0-0-0 ", 0, b"0-0-0"])
def test_an_answer_needs_the_ticket(ticket: object) -> None:
    with pytest.raises(StaleAnswer):
        call(started(), "answer", 0, ticket, ChooseReceiver(0, 1))


@pytest.mark.parametrize("ticket", ["", None])
def test_who_is_not_asked_has_nothing_to_answer(ticket: object) -> None:
    with pytest.raises(StaleAnswer):
        call(started(), "answer", 1, ticket, ChooseReceiver(1, 0))


def test_nobody_answers_for_another_seat() -> None:
    match = at_toasts()
    with pytest.raises(IllegalAction, match="this is no action of Seat 1") as caught:
        match.answer(1, match.ticket(1) or "", Toast(2, None))
    assert "P-ACT" == caught.value.rule
    with pytest.raises(IllegalAction, match="this is no action of Seat 1"):
        call(match, "answer", 1, match.ticket(1), "hello")
    with pytest.raises(StaleAnswer):
        match.answer(1, match.ticket(2) or "", Toast(2, None))


def test_an_answer_is_refused_like_an_action() -> None:
    match = started()
    with pytest.raises(IllegalAction) as caught:
        match.answer(0, match.ticket(0) or "", ChooseReceiver(0, 0))
    assert "P-GIFT" == caught.value.rule
    assert tickets(match)[0] == match.ticket(0)


def test_no_ticket_fits_after_a_rewind() -> None:
    match = at_toasts()
    before = tickets(match)
    further = answered(match, 0)
    again = further.rewind()
    assert match == again
    assert not set(before) & set(tickets(again))
    once_more = answered(again, 0)
    assert not set(tickets(further)) & set(tickets(once_more)) - {None}
    assert not set(tickets(match.rewind(0))) & set(before)
    with pytest.raises(StaleAnswer):
        again.answer(0, before[0] or "", Toast(0, None))


@pytest.mark.parametrize("seed", range(3))
def test_no_ticket_is_used_for_two_questions(seed: int) -> None:
    """Forth and back at random: a ticket stands for one question at one moment, as long as nobody takes that back."""
    chance = Chance.from_seed(seed)
    match = started()
    meaning: dict[str, tuple[int, Question | None]] = {}
    rewinds = 0
    for _ in range(150):
        if match.length and chance.below(6) == 0:
            match, rewinds = match.rewind(1 + chance.below(min(match.length, 5))), rewinds + 1
            assert rewinds == match.rewinds
        for seat, ticket in enumerate(tickets(match)):
            if ticket is not None:
                asked = rewinds, GAME.question(match.state, seat)
                assert asked == meaning.setdefault(ticket, asked)
        if GAME.outcome(match.state) is not None:
            break
        seat = chance.choose(GAME.awaiting(match.state))
        match = answered(match, seat, chance.below(len(GAME.legal_actions(match.state, seat))))
    assert rewinds > 5


def test_tickets_do_not_depend_on_when_somebody_asks_for_them() -> None:
    asked_always, asked_late = started(), started()
    for _ in range(40):
        seat = GAME.awaiting(asked_always.state)[-1]
        action = GAME.legal_actions(asked_always.state, seat)[-1]
        tickets(asked_always)
        asked_always, asked_late = asked_always.apply(action), asked_late.apply(action)
    assert tickets(asked_always) == tickets(asked_late)


def test_tickets_begin_with_the_session() -> None:
    assert (started("monday").ticket(0) or "").startswith("monday")
    assert at_turn("x").ticket(1) != at_turn("y").ticket(1)
    again = at_turn("x")
    assert at_turn("x").ticket(1) == again.ticket(1)
    again = again.rewind()
    assert (again.ticket(GAME.awaiting(again.state)[0]) or "").startswith("x-")


def test_tickets_of_two_sessions_never_fit_each_other() -> None:
    """Sessions may be numbers, and a match of one may have been rewound often."""
    rewound = started("1")
    for _ in range(12):
        rewound = rewound.rewind(0)
    other = started("11")
    for _ in range(2):
        other = other.rewind(0)
    assert rewound.ticket(0) != other.ticket(0)


@pytest.mark.usefixtures("registered")
def test_tickets_travel_with_the_match() -> None:
    match = answered(at_turn("x"), 0).rewind()
    match = answered(match, 0)
    again = pickle.loads(pickle.dumps(match))
    assert tickets(match) == tickets(again)
    assert match.rewinds == again.rewinds
    assert match == again


@pytest.mark.usefixtures("registered")
def test_a_match_out_of_a_log_has_its_own_session() -> None:
    match = at_turn("before the crash")
    again = Match.from_lines(match.lines(), session="after it")
    assert all((ticket or "").startswith("after it") for ticket in tickets(again))


def test_a_vote_that_is_changed_is_a_new_question() -> None:
    state = asking(Vote((None, None, None)))
    first = GAME.question(state, 0)
    assert first != GAME.question(GAME.apply(state, CastVote(0, end=True)), 0)
    assert first == GAME.question(GAME.apply(state, CastVote(1, end=True)), 0)


def test_what_is_asked_in_a_window_names_the_attack() -> None:
    """The same seat is asked twice in a row, about two attacks."""
    state = position("0b 3b", "0b 1b")
    state = GAME.apply(state, Attack(0, Card("3b"), 1))
    one = GAME.question(state, 1)
    state = GAME.apply(GAME.apply(state, Respond(1, Card("0b"))), Respond(0, Card("0b")))
    assert one == GAME.question(state, 1) == CounterQuestion(1, True, "P-COUNTER", 1)
    assert changed(state, agenda=()) != state
    assert Options(2) == state.options
