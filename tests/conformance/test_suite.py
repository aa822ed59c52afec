"""
The conformance suite has teeth: a game that breaks a promise does not pass.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tabletricks import AnyGame, IllegalAction, Match, Outcome, Rng, StaleAnswer, Step, log_schema
from tabletricks.core import Asked, Catalogue, Chance, MemoryBase, OwnerEvent, QuestionBase, changed, registry
from tabletricks.core.match import Match as AnyMatchClass
from tabletricks.testing import CHECKS, Case, ConformanceFailure, cases, random_playout, search_leaks

from ..core import pebbles
from ..core.forging import forged
from ..core.parley import (
    GAME,
    Action,
    Attack,
    CardsDrawn,
    CardsGiven,
    ChoiceMade,
    CounterQuestion,
    CounterWindow,
    Event,
    Gift,
    Known,
    Memory,
    Options,
    Parley,
    PlayerView,
    Position,
    Question,
    Shout,
    State,
    Toasts,
    Turn,
    View,
)


OPTIONS = Options(3)


def run(check: str, game: AnyGame) -> None:
    """Some seeds: not every game comes to where it is broken."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._GAMES, game.name, game)
        for seed in range(10):
            CHECKS[check](game, OPTIONS, seed)


@pytest.mark.parametrize("check", CHECKS)
def test_the_game_that_is_not_broken_passes(check: str) -> None:
    run(check, Parley())


@pytest.mark.parametrize("case", cases(pebbles.GAME), ids=str)
def test_a_game_without_secrets_passes_all_but_the_search_for_them(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "pebbles", pebbles.GAME)
    if case.check == "leaks":
        with pytest.raises(ConformanceFailure, match="always gives the true state"):
            case.run()
    elif case.check != "chance":  # all games of it begin alike
        case.run()


def test_there_is_a_case_for_every_variant_and_check() -> None:
    found = cases(GAME, (3, 4))
    assert len(found) == 3 * 2 * len(CHECKS)
    assert "parley-2p-end-3" == str(found[0])
    assert {"questions", "tickets", "dialect", "wall"} < set(CHECKS)


# Listing, values, chance.


class LosesACard(Parley):
    """An engine that drops a card from the pile."""

    def step(self, state: State, action: Action, script: Sequence[int] = ()) -> Step[State, Event]:
        step = super().step(state, action, script)
        return Step(changed(step.state, pile=step.state.pile[1:]), step.events)


class IsNotRepeatable(Parley):
    """A reseed that depends on how often it was called."""

    calls = 0

    def _reseed(self, state: State, chance: Chance) -> State:
        self.calls += 1
        for _ in range(self.calls):
            chance.below(2)
        return super()._reseed(state, chance)


class KeepsTheSource(Parley):
    def reseed(self, state: State, seed: int) -> State:
        return changed(super().reseed(state, seed), rng=state.rng)


class ForgetsAnAction(Parley):
    """Attacks on the last seat are not listed."""

    def legal_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        listed = super().legal_actions(state, seat)
        return tuple([action for action in listed if not isinstance(action, Attack) or action.target != 2])


class ListsTooMuch(Parley):
    """Whoever is on turn is offered to shout."""

    def legal_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        listed = super().legal_actions(state, seat)
        return (*listed, Shout(seat)) if any(isinstance(action, Attack) for action in listed) else listed


class ListsTwice(Parley):
    def legal_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        return super().legal_actions(state, seat) * 2


class ListsForOthers(Parley):
    def legal_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        return super().legal_actions(state, (seat + 1) % 3)


class AwaitsTheIdle(Parley):
    """A seat is awaited that can do nothing."""

    def awaiting(self, state: State) -> tuple[int, ...]:
        return (0, 1, 2) if state.agenda else ()


class HasItsOwnCanon(Parley):
    """Nothing is its own canonical form."""

    def canonical(self, state: State, action: Action) -> Action:
        form = super().canonical(state, action)
        others = [other for other in self.legal_actions(state, form.seat) if other != form]
        return others[0] if others else form


class GoesOnAfterTheEnd(Parley):
    def legal_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        return super().legal_actions(state, seat) or ((Shout(seat),) if not state.agenda else ())


class CrownsTheLast(Parley):
    """Winners without the first place."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return None if outcome is None else changed(outcome, places=tuple(range(3, 0, -1)), winners=(0,))


class LetsErrorsThrough(Parley):
    """Bad input is not caught."""

    def check(self, state: State, action: Action) -> IllegalAction | None:
        if action.seat > 5:
            return IllegalAction(self.rule_malformed, "there is no such seat")
        return super().check(state, action)


class SpeaksInFragments(Parley):
    def describe(
        self,
        thing: Action | Event | Question | IllegalAction,
        names: Sequence[str] | None = None,
        language: str | Catalogue = "en",
    ) -> str:
        return super().describe(thing, names, language).rstrip(".")


class ForgetsTheEvents(Parley):
    """A step that depends on the moment."""

    calls = 0

    def step(self, state: State, action: Action, script: Sequence[int] = ()) -> Step[State, Event]:
        self.calls += 1
        step = super().step(state, action, script)
        return step if self.calls % 2 else Step(step.state, (*step.events, ChoiceMade(0)))


# Views and guesses.


class ShowsAPeek(Parley):
    """A view that tells how many zeros the next seat holds."""

    def _view(self, state: State, seat: int | None, asked: Asked[Question]) -> View:
        view = super()._view(state, seat, asked)
        zeros = sum(card[0] == "0" for card in state.hands[1])
        peeked = changed(view.players[1], score=view.players[1].score + zeros)
        return changed(view, players=(view.players[0], peeked, *view.players[2:]))


class ShowsTheSource(Parley):
    """A view that carries the random source, disguised as the rule of a question."""

    def _view(self, state: State, seat: int | None, asked: Asked[Question]) -> View:
        view = super()._view(state, seat, asked)
        return changed(view, asked=tuple([changed(question, rule=state.rng.key) for question in view.asked]))


class GuessesTheTruth(Parley):
    """A determinize that has the true state up its sleeve."""

    truth: State | None = None

    def view(self, state: State, seat: int | None) -> View:
        self.truth = state
        return super().view(state, seat)

    def determinize(self, view: View, seed: int, memory: Memory | None = None) -> State:
        del view, seed, memory
        assert self.truth is not None
        return self.truth


class AlwaysGuessesTheSame(Parley):
    """A determinize that ignores its seed."""

    def determinize(self, view: View, seed: int, memory: Memory | None = None) -> State:
        return super().determinize(view, 0 * seed, memory)


@pytest.mark.parametrize(
    ("broken", "check", "words"),
    [
        (ShowsAPeek, "leaks", "two views differ"),
        (ShowsTheSource, "leaks", "holds the random source"),
        (GuessesTheTruth, "leaks", "always gives the true state"),
        (AlwaysGuessesTheSame, "leaks", "always guesses the same"),
        (LosesACard, "values", "impossible state"),
        (ForgetsTheEvents, "values", "has led to something else"),
        (IsNotRepeatable, "chance", "not repeatable"),
        (KeepsTheSource, "chance", "keeps the random source"),
        (ForgetsAnAction, "listing", "not listed"),
        (ListsTooMuch, "listing", "listed and refused"),
        (ListsTwice, "listing", "is listed twice"),
        (ListsForOthers, "listing", "no legal action|is listed for seat"),
        (AwaitsTheIdle, "listing", "has no legal action"),
        (HasItsOwnCanon, "listing", "not listed canonically"),
        (GoesOnAfterTheEnd, "end", "something is legal after the end"),
        (CrownsTheLast, "end", "have not the first place"),
        (SpeaksInFragments, "json", "is no sentence"),
        (LetsErrorsThrough, "bad_input", "none of our errors"),
    ],
)
def test_a_broken_game_is_caught(broken: Callable[[], Parley], check: str, words: str) -> None:
    with pytest.raises(ConformanceFailure, match=words):
        run(check, broken())


def test_an_event_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that has finished says by it nothing that the others know already."""
    monkeypatch.setattr(ChoiceMade, "reveals", frozenset())
    with pytest.raises(ConformanceFailure, match=r"can tell|learns by"):
        run("leaks", Parley())


@pytest.mark.parametrize("event", [CardsDrawn, CardsGiven])
def test_cards_that_everybody_sees_are_caught(event: type[OwnerEvent], monkeypatch: pytest.MonkeyPatch) -> None:
    """An event that reveals something to its owner must hide it from everybody else."""
    monkeypatch.setattr(event, "secret", ())
    with pytest.raises(ConformanceFailure, match=r"None sees cards in|can tell CardsGiven"):
        run("leaks", Parley())


@pytest.mark.parametrize("item", [Toasts, Gift])
def test_answers_that_are_not_hidden_are_caught(item: type, monkeypatch: pytest.MonkeyPatch) -> None:
    """What others have chosen, in the pending part of a view."""
    monkeypatch.setattr(item, "seen_by", lambda self, _: self)
    with pytest.raises(ConformanceFailure):
        run("leaks", Parley())


def test_being_able_must_not_depend_on_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Legal actions that look into another hand."""
    plain = Turn.offers

    def peeking(self: Turn, position: Position) -> list[Action]:
        listed = plain(self, position)
        return listed[: max(1, len(listed) - len({card[0] for card in position.hands[(self.seat + 1) % 3]}))]

    monkeypatch.setattr(Turn, "offers", peeking)
    with pytest.raises(ConformanceFailure):
        run("leaks", Parley())


def test_a_window_for_those_who_hold_the_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Being asked must not betray a hand: here only those are asked who have a 0."""
    plain = CounterWindow.awaits

    def holders(self: CounterWindow, position: Position) -> tuple[int, ...]:
        return tuple([seat for seat in position.seats if self.reactions(position)]) or plain(self, position)

    monkeypatch.setattr(CounterWindow, "awaits", holders)
    with pytest.raises(ConformanceFailure):
        run("leaks", Parley())


def test_a_refusal_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that shows what the next seat holds."""
    plain = Turn.refusal

    def telling(self: Turn, position: Position, action: Action) -> IllegalAction:
        problem = plain(self, position, action)
        return IllegalAction(problem.rule, f"{problem.message}, unlike {position.hands[(action.seat + 1) % 3]}")

    monkeypatch.setattr(Turn, "refusal", telling)
    with pytest.raises(ConformanceFailure, match="tell a secret"):
        run("leaks", Parley())


def test_an_endless_game_is_caught() -> None:
    with pytest.raises(ConformanceFailure, match="has not ended after 5 decisions"):
        list(random_playout(GAME, OPTIONS, 0, limit=5))


def test_a_search_looks_at_something() -> None:
    report = search_leaks(GAME, OPTIONS, 0, every=2)
    assert report.guesses > 50
    assert report.different > report.guesses // 2
    assert report.varied > report.guesses // 2
    assert report.steps > 100


# Questions.


class AsksNobody(Parley):
    def question(self, state: State, seat: int) -> Question | None:
        question = super().question(state, seat)
        return question if question is None or question.required else None


class AsksTheIdle(Parley):
    def question(self, state: State, seat: int) -> Question | None:
        return super().question(state, seat) or CounterQuestion(seat, False, "P-COUNTER", 0)


class AsksAnotherSeat(Parley):
    def question(self, state: State, seat: int) -> Question | None:
        question = super().question(state, seat)
        return None if question is None else changed(question, seat=(seat + 1) % 3)


class RequiresEverything(Parley):
    """An offer out of turn that looks as if the game waited for it."""

    def question(self, state: State, seat: int) -> Question | None:
        question = super().question(state, seat)
        return None if question is None else changed(question, required=True)


class NamesNoRule(Parley):
    def question(self, state: State, seat: int) -> Question | None:
        question = super().question(state, seat)
        return None if question is None else changed(question, rule="")


class ViewsWithoutQuestions(Parley):
    def _view(self, state: State, seat: int | None, asked: Asked[Question]) -> View:
        return changed(super()._view(state, seat, asked), question=None)


class ViewsOfHalfTheTable(Parley):
    """Only the first of those who are asked is told."""

    def _view(self, state: State, seat: int | None, asked: Asked[Question]) -> View:
        return super()._view(state, seat, changed(asked, everybody=asked.everybody[:1]))


class ViewsThatShowWhatIsPrivate(Parley):
    """Whoever is asked sees the whole question among those that everybody sees."""

    def _view(self, state: State, seat: int | None, asked: Asked[Question]) -> View:
        whole = [asked.question if question.seat == seat else question for question in asked.everybody]
        known = tuple([question for question in whole if question is not None])
        return super()._view(state, seat, changed(asked, everybody=known))


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        (AsksNobody, "can act, and is asked None"),
        (AsksTheIdle, "can act, and is asked CounterQuestion"),
        (AsksAnotherSeat, "is asked .*, awaited are"),
        (RequiresEverything, "is asked .*, awaited are"),
        (NamesNoRule, "comes from no rule"),
        (ViewsWithoutQuestions, "has another question"),
        (ViewsOfHalfTheTable, "not all awaited seats are asked"),
        (ViewsThatShowWhatIsPrivate, "sees other questions"),
    ],
)
def test_wrong_questions_are_caught(broken: Callable[[], Parley], words: str) -> None:
    with pytest.raises(ConformanceFailure, match=words):
        run("questions", broken())


def test_a_question_that_is_redacted_by_halves_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def less(self: QuestionBase) -> QuestionBase:
        return changed(self, rule=self.rule[:-1])

    monkeypatch.setattr(QuestionBase, "public", less)
    with pytest.raises(ConformanceFailure, match="is redacted twice"):
        run("questions", Parley())


def test_a_question_that_tells_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question depends on nothing that is hidden from its seat."""

    def telling(self: Turn, position: Position, seat: int, *, required: bool) -> Question:
        return changed(plain(self, position, seat, required=required), rule=f"P-{position.hands[1]}")

    plain = Turn.question
    monkeypatch.setattr(Turn, "question", telling)
    with pytest.raises(ConformanceFailure, match=r"cannot be determinized|two views differ"):
        run("leaks", Parley())


# Tickets.


class DependsOnTheMoment(Parley):
    """The same action, done again, leads elsewhere."""

    calls = 0

    def step(self, state: State, action: Action, script: Sequence[int] = ()) -> Step[State, Event]:
        self.calls += 1
        step = super().step(state, action, script)
        return Step(changed(step.state, rng=Rng.from_seed(self.calls)), step.events)


def test_a_game_that_goes_another_way_the_second_time_is_caught() -> None:
    with pytest.raises(ConformanceFailure, match="leads elsewhere"):
        run("tickets", DependsOnTheMoment())


def test_a_game_must_be_registered_for_its_matches() -> None:
    for check in ("log", "tickets"):
        with pytest.raises(ConformanceFailure, match="must be registered"):
            CHECKS[check](Parley(), OPTIONS, 0)


Ticket = Callable[[Match[Options, State, Action, Event, Question, View, Memory], int], str | None]


def new_with_every_action(match: Match[Options, State, Action, Event, Question, View, Memory], seat: int) -> str | None:
    asked = match.game.question(match.state, seat)
    return None if asked is None else f"{match.rewinds}-{match.length}-{seat}"


def named_after_the_seat(match: Match[Options, State, Action, Event, Question, View, Memory], seat: int) -> str | None:
    asked = match.game.question(match.state, seat)
    return None if asked is None else f"{match.rewinds}-{seat}"


def named_after_the_question(
    match: Match[Options, State, Action, Event, Question, View, Memory], seat: int
) -> str | None:
    asked = match.game.question(match.state, seat)
    return None if asked is None else f"{match.rewinds}-{asked}"


def without_the_rewinds(match: Match[Options, State, Action, Event, Question, View, Memory], seat: int) -> str | None:
    ticket = PLAIN_TICKET(match, seat)
    return None if ticket is None else ticket.partition("-")[2].partition("-")[2]


def for_everybody(match: Match[Options, State, Action, Event, Question, View, Memory], seat: int) -> str | None:
    return PLAIN_TICKET(match, seat) or f"nothing-{match.length}-{seat}"


PLAIN_TICKET: Ticket = AnyMatchClass.ticket


@pytest.mark.parametrize(
    ("ticket", "words"),
    [
        (new_with_every_action, "is kept, or lost, wrongly"),
        (named_after_the_seat, "is for two questions|is kept, or lost, wrongly"),
        (without_the_rewinds, "fits again after a rewind"),
        (for_everybody, "has a ticket for None"),
    ],
)
def test_wrong_tickets_are_caught(ticket: Ticket, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AnyMatchClass, "ticket", ticket)
    with pytest.raises(ConformanceFailure, match=words):
        run("tickets", Parley())


def test_tickets_that_are_named_after_what_is_asked_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is asked the same again is asked anew."""
    monkeypatch.setattr(AnyMatchClass, "ticket", named_after_the_question)
    monkeypatch.setattr(Toasts, "targets", lambda *_: ())
    with pytest.raises(ConformanceFailure, match="is kept, or lost, wrongly"):
        run("tickets", Parley())


def test_answers_that_are_taken_with_any_ticket_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(
        match: Match[Options, State, Action, Event, Question, View, Memory], seat: int, ticket: str, action: Action
    ) -> Match[Options, State, Action, Event, Question, View, Memory]:
        try:
            return plain(match, seat, ticket, action)
        except StaleAnswer:
            return match

    plain = AnyMatchClass.answer
    monkeypatch.setattr(AnyMatchClass, "answer", careless)
    with pytest.raises(ConformanceFailure, match=r"with the old ticket .* is taken"):
        run("tickets", Parley())


# One dialect.


def other_players(view: View, number: int, **changes: object) -> View:
    """A view with fields of one player set past every check."""
    players = list(view.players)
    players[number] = forged(players[number], **changes)
    return forged(view, players=tuple(players))


ACCENTS: dict[str, tuple[Callable[[View], View], str]] = {
    "another seat": (lambda view: forged(view, seat=0), "a view of 1 is one of 0"),
    "other options": (lambda view: forged(view, options=Options(3, 9)), "has other options"),
    "nobody awaited": (lambda view: forged(view, awaiting=()), "awaits somebody else"),
    "an outcome": (lambda view: forged(view, outcome=Outcome.ranked((0, 0, 0))), "has another outcome"),
    "no outcome": (lambda view: forged(view, outcome=None), "has another outcome"),
    "two players": (lambda view: forged(view, players=view.players[:2]), "has not all players"),
    "a hand of another size": (lambda view: other_players(view, view.seat or 0, hand_size=9), "has another size|sizes"),
    "a hand with holes": (
        lambda view: other_players(view, 0, hand=(None,) * view.players[0].hand_size),
        "the hand of 0 has holes",
    ),
    "no own hand": (
        lambda view: other_players(view, view.seat or 0, hand=None),
        "does not see its own hand",
    ),
    "secret sizes": (
        lambda view: view if view.seat is None else other_players(view, (view.seat + 1) % 3, hand=None, hand_size=0),
        "hands of different sizes",
    ),
    "no scores": (lambda view: other_players(view, 2, score=-99), "the last scores are"),
}


@pytest.mark.parametrize("accent", ACCENTS)
def test_a_view_in_a_dialect_of_its_own_is_caught(accent: str) -> None:
    change, words = ACCENTS[accent]

    class HasAnAccent(Parley):
        def view(self, state: State, seat: int | None) -> View:
            return change(super().view(state, seat))

    with pytest.raises(ConformanceFailure, match=words):
        run("dialect", HasAnAccent())


# The wall.


class PutsItemsIntoFacts(Parley):
    def facts(self, state: State) -> dict[str, object]:
        return {**super().facts(state), "later": state.agenda}


class PutsItemsIntoViews(Parley):
    """An item in a field that is promised, deep inside."""

    def _view(self, state: State, seat: int | None, asked: Asked[Question]) -> View:
        view = super()._view(state, seat, asked)
        return other_players(view, 0, hand=(*state.agenda, *state.hands[0]))


class PutsItemsIntoEvents(Parley):
    def step(self, state: State, action: Action, script: Sequence[int] = ()) -> Step[State, Event]:
        step = super().step(state, action, script)
        return Step(step.state, (*step.events, forged(ChoiceMade(0), seat=state.agenda[-1])))


class PublishesAnItem(Parley):
    """One of its items is also a part of the memories that everybody may keep."""

    def item_types(self) -> tuple[type, ...]:
        return (*super().item_types(), Known)


class HasNoItems(Parley):
    def item_types(self) -> tuple[type, ...]:
        return ()


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        (PutsItemsIntoFacts, "items are among the facts"),
        (PutsItemsIntoViews, "promises items"),
        (PutsItemsIntoEvents, "items are in events"),
        (PublishesAnItem, "items are in the schema of"),
        (HasNoItems, "nothing can stand on an agenda"),
    ],
)
def test_a_hole_in_the_wall_is_caught(broken: Callable[[], Parley], words: str) -> None:
    with pytest.raises(ConformanceFailure, match=words):
        run("wall", broken())


def test_a_view_type_that_publishes_an_item_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Parley()
    monkeypatch.setattr(game, "event_type", Turn | ChoiceMade)
    with pytest.raises(ConformanceFailure, match="items are in the schema of"):
        run("wall", game)


# The log.


class ForgetsToBeExact(Parley):
    """Its digests know nothing of the table."""

    def facts(self, state: State) -> dict[str, object]:
        del state
        return {}


def test_digests_that_know_nothing_still_leave_the_chain() -> None:
    """The suite changes lines without computing the chain anew: that is always noticed."""
    run("log", ForgetsToBeExact())


def test_a_match_with_other_events_is_caught() -> None:
    with pytest.raises(ConformanceFailure, match="has other events"):
        run("log", ForgetsTheEvents())


def test_a_small_game_is_wholly_checked() -> None:
    """What the tests above break is otherwise whole, and its lines are published."""
    assert log_schema(GAME)["title"] == "A line of a log of Parley"
    assert (MemoryBase, PlayerView) == (Memory.__mro__[1], type(GAME.view(GAME.setup(OPTIONS, 0), 0).players[0]))
