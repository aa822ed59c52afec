"""
What people read: the sentences of events, actions, questions and refusals, in both languages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import get_args

import pytest

from tabletricks import IllegalAction, Outcome
from tabletricks import hydra as hy
from tabletricks.core.words import COMMON, Speaker, problems_of_catalogues
from tabletricks.testing import random_playout

from .builders import after, card, cards, checks, opening, play, position, refused, step
from .test_illegal_choices import ILLEGAL as CHOICES
from .test_illegal_moves import ILLEGAL as MOVES


NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
NINE, NINES = hy.Top(1, "single", 1, 18, 9), hy.Top(1, "pair", 1, 18, 9)
STORM = hy.Top(1, "single", 1, 19, 7)


def both(thing: hy.Event | hy.Action | hy.Question | IllegalAction) -> tuple[str, str]:
    """A sentence in English and in German."""
    return hy.describe(thing, NAMES), hy.describe(thing, NAMES, "de")


# The catalogues.


class Recorded(Mapping[str, str]):
    """A catalogue that remembers which of its templates were used."""

    def __init__(self, catalogue: Mapping[str, str]) -> None:
        self.templates = {**COMMON["en"], **catalogue}
        self.used: set[str] = set()

    def __getitem__(self, key: str) -> str:
        self.used.add(key)
        return self.templates[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.templates)

    def __len__(self) -> int:
        return len(self.templates)


def told_in_games() -> Iterator[hy.Event | hy.Action | hy.Question | IllegalAction]:
    """What comes up in games played at random: what everybody sees, what can be done, and why cards cannot be used."""
    for variant in ("2p", "3p", "4p", "6p"):
        for seed in range(4):
            options = hy.variants()[variant]
            yield from hy.start(options, seed).events
            for decision in random_playout(hy.GAME, options, seed):
                state = decision.state
                for seat in (*range(options.players), None):
                    yield from hy.events_for(decision.step.events, seat)
                if decision.number % 7:
                    continue
                for seat in range(options.players):
                    question = hy.question(state, seat)
                    yield from () if question is None else (question, question.public())
                    yield from hy.legal_actions(state, seat)
                    for touched in combinations(state.hands[seat][-6:], 2):
                        problem = hy.explain(state, seat, touched)
                        yield from () if problem is None else (problem,)


def told_in_positions() -> Iterator[hy.Event | hy.Action | hy.Question | IllegalAction]:
    """What is rare in such games."""
    for move in MOVES:
        state = move.situation()
        yield refused(state, move.attempt(state), move.rule)
    for make, action, rule in CHOICES.values():
        yield refused(make(), action, rule)
    yield hy.Take(0, (7,))
    yield hy.Played(0, cards("HYDRA PEGASUS"), hy.Combination("hydra_attack", 1, 17), None, NINE)
    ambush = hy.Top(1, "ambush", 1, 18, 9)
    storm_pair = hy.Top(1, "pair", 1, 19, 7)
    kinds: list[hy.TopKind] = [*get_args(hy.TopKind)]
    for seat in (0, 1):
        tops = [hy.Top(1, kind, 5, 28, 14) for kind in kinds] + [NINE, NINES, STORM, ambush, storm_pair]
        tops += [hy.Top(1, "single", 1, 2 * rank, rank) for rank in (0, 8, 14, 15, 16, 17)]
        tops += [hy.Top(1, "pair", 1, 30, 15), hy.Top(1, "straight", 5, 18, 9)]
        for top in tops:
            yield hy.AnswerTrick(seat, True, "HY-TURN-5", top, False, ())
            yield hy.AnswerTrick(seat, True, "HY-TURN-5", top, True, cards("R7"))
    yield hy.OvertimeStarted((0, 1))
    yield hy.StormPlayed(0, NINE, last=True)
    yield hy.LeapPlayed(0, NINE, last=True)
    yield hy.TricksterPlayed(0, NINE, NINES, last=True)
    yield hy.TricksterPlayed(0, NINES, NINE)
    yield hy.WitchPlayed(0, last=True)
    yield from rounds()
    yield from refusals()


def rounds() -> Iterator[hy.RoundEnded]:
    """The end of a round in every mode."""
    modes: list[hy.Mode] = [*get_args(hy.Mode)]
    for mode in modes:
        companion = 1 if mode == "team" else None
        teams = ((0,), (2,), (1,)) if mode == "third" else ((0, 1), (2,)) if mode == "team" else ((0,), (1, 2))
        for winner in (0, 1):
            yield hy.RoundEnded(winner, ((),) * 3, mode, 40, companion, teams, (0,) * 3, (0,) * 3, (0,) * 3)


def refusals() -> Iterator[IllegalAction]:
    """Refusals that need a position of their own."""
    yield refused(opening().state, hy.Take(0, (2, 1, 0)), "HY-BID-2")
    state = position("HYDRA PEGASUS R4", 4, 4, 4)
    yield refused(state, hy.Play(0, ()), "HY-COMBO-21")
    yield refused(state, hy.Play(0, cards("R4 R4")), "HY-COMBO-21")
    yield refused(state, play(state, 0, "HYDRA PEGASUS", 13), "HY-PEGASUS-7")
    state = position(4, "STORM TRICKSTER LEAP PEGASUS R2 B5", 4, 4, trick=["0: H H"], turn=1)
    for text, rule in [("STORM", "HY-TRICK-10"), ("LEAP", "HY-TRICK-10"), ("R2 PEGASUS", "HY-PEGASUS-6")]:
        yield refused(state, play(state, 1, text), rule)
    yield refused(state, play(state, 1, "R2 B5 PEGASUS"), "HY-PEGASUS-6")
    state = position(4, "TRICKSTER R2", 4, 4, trick=["0: HYDRA"], turn=1)
    yield refused(state, play(state, 1, "TRICKSTER"), "HY-TRICK-10")
    state = position("R4 R5", "LEAP R6", 3, trick=["0: R1"], turn=1, pile="R8 R9")
    state = after(state, hy.Draw(1))
    yield refused(state, hy.PlayLeap(1), "HY-3P-9")
    yield refused(state, hy.Check(1), "HY-3P-5")


def test_both_catalogues_say_the_same_and_nothing_is_left_over() -> None:
    assert [] == problems_of_catalogues(hy.GAME.words)
    for language in hy.languages():
        recorded = Recorded(hy.GAME.words[language])
        speaker = Speaker(recorded, NAMES)
        for thing in (*told_in_games(), *told_in_positions()):
            if isinstance(thing, IllegalAction):
                assert "{" not in thing.sentence(speaker)
            else:
                assert "{" not in speaker.sentence(thing.message())
        for info in hy.card_list(language):
            assert info.text.endswith(".")
        recorded.used |= {key for key in recorded if key.endswith(".text")}
        assert set() == {form_of(key) for key in hy.GAME.words[language]} - {form_of(key) for key in recorded.used}


def form_of(key: str) -> str:
    """A key; all forms of a play or a card count as one."""
    return key.removesuffix(".object").removesuffix(".owned") if key.startswith("play.") else key


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_in_the_unions_has_a_template(language: str) -> None:
    known = {".".join(key.split(".")[:2]) for key in hy.GAME.words[language]}
    for kind, union in (("action", hy.Action), ("event", hy.Event), ("question", hy.Question)):
        assert [] == [thing.tag for thing in get_args(union) if f"{kind}.{thing.tag}" not in known]


# Actions.


@pytest.mark.rule("HY-BID-2", "HY-BID-6", "HY-BID-8")
def test_every_choice_of_middle_cards_is_called_differently() -> None:
    state = after(opening().state, hy.Reduce(0))
    assert [
        "Ann reduces the stake.",
        "Ann takes the first and the second card from the middle.",
        "Ann takes the first and the third card from the middle.",
        "Ann takes the second and the third card from the middle.",
    ] == [both(action)[0] for action in hy.legal_actions(state, 0)]
    assert "Ann nimmt die zweite und die dritte Karte aus der Mitte." == both(hy.Take(0, (1, 2)))[1]
    assert "Ann nimmt alle drei Karten aus der Mitte." == both(hy.Take(0, (0, 1, 2)))[1]


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        (hy.Play(0, cards("YH")), "Ann plays the yellow Hero.", "Ann spielt den gelben Helden."),
        (
            hy.Play(0, cards("R7 PEGASUS"), 7),
            "Ann plays a pair of 7s (red 7, Pegasus as 7).",
            "Ann spielt ein 7er-Paar (rote 7, Pegasus als 7).",
        ),
        (
            hy.Play(0, cards("R11 R12 R13 COMPANION PEGASUS"), 10),
            "Ann plays a straight of 5 cards up to the Companion (red 11, red 12, red 13, Companion, Pegasus as 10).",
            "Ann spielt eine Strasse mit 5 Karten bis zum Gefährten (rote 11, rote 12, rote 13, Gefährte, "
            "Pegasus als 10).",
        ),
        (
            hy.Play(0, cards("STORM")),
            "Ann leads the Storm as a card of value 0.",
            "Ann spielt den Sturm mit Wert 0 aus.",
        ),
        (hy.Play(0, cards("R6 R9")), "Ann plays red 6, red 9.", "Ann spielt rote 6, rote 9."),
        (hy.NameCompanion(0, None), "Ann names nobody as companion.", "Ann wählt niemanden als Gefährten."),
        (
            hy.Look(0, look=False),
            "Ann does not look through the personal pile.",
            "Ann schaut den persönlichen Nachziehstapel nicht an.",
        ),
    ],
)
def test_actions(action: hy.Action, english: str, german: str) -> None:
    assert (english, german) == both(action)


# Events.


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            hy.PileTurned(card("RH")),
            "The pile shows the red Hero now.",
            "Der Nachziehstapel zeigt jetzt den roten Helden.",
        ),
        (
            hy.PileEmptied(),
            "The pile is used up: nobody can draw any more.",
            "Der Nachziehstapel ist aufgebraucht: niemand kann mehr ziehen.",
        ),
        (
            hy.CardDrawn(1, card("LEAP")),
            "Ben draws Time Leap from the pile and has to play it at once.",
            "Ben zieht den Zeitsprung vom Nachziehstapel und muss die Karte unverzüglich spielen.",
        ),
        (hy.CardPassed(0, 1, card("HYDRA")), "Ann passes the Hydra to Ben.", "Ann gibt die Hydra an Ben weiter."),
        (hy.CardPassed(0, 1, None), "Ann passes a card to Ben.", "Ann gibt eine Karte an Ben weiter."),
        (
            hy.Played(2, cards("LEAP"), hy.Combination("single", 1, 0), None, None),
            "Cleo leads Time Leap, which counts 0.",
            "Cleo spielt den Zeitsprung mit Wert 0 aus.",
        ),
        (
            hy.Played(0, cards("R3"), hy.Combination("single", 1, 3), None, STORM),
            "Ann plays the red 3 over Ben's Storm on a 7, which is lower in the Storm.",
            "Ann legt die rote 3 auf den Sturm (auf eine 7) von Ben, im Sturm die tiefere Karte.",
        ),
        (
            hy.Played(0, cards("PEGASUS"), hy.Combination("single", 1, 16), None, STORM),
            "Ann plays Pegasus over Ben's Storm on a 7.",
            "Ann legt den Pegasus auf den Sturm (auf eine 7) von Ben.",
        ),
        (
            hy.Played(0, cards("R3"), hy.Combination("single", 1, 3), None, hy.Top(1, "single", 1, 22, 5)),
            "Ann plays the red 3 over Ben's 5, which is lower in the Storm.",
            "Ann legt die rote 3 auf die 5 von Ben, im Sturm die tiefere Karte.",
        ),
        (
            hy.StakeReduced(0, 40, 0, card("PEGASUS")),
            "Ann reduces the stake to 40 and turns up Pegasus.",
            "Ann reduziert den Einsatz auf 40 und deckt den Pegasus auf.",
        ),
        (
            hy.MiddleTaken(0, 50, (0, 1, 2), cards("R3"), cards("PEGASUS WITCH")),
            "Ann plays for 50 and takes the red 3, Pegasus and the Witch.",
            "Ann spielt mit einem Einsatz von 50 und nimmt die rote 3, den Pegasus und die Hexe.",
        ),
        (
            hy.MiddleTaken(0, 50, (0, 1, 2), cards("R3"), None),
            "Ann plays for 50 and takes the red 3 and 2 cards face down.",
            "Ann spielt mit einem Einsatz von 50 und nimmt die rote 3 und 2 verdeckte Karten.",
        ),
        (
            hy.OvertimeStarted((0, 2, 3)),
            "Ann, Cleo and Dan share the lead: the game goes into overtime until somebody leads alone.",
            "Ann, Cleo und Dan liegen gleichauf in Führung: es wird weitergespielt, bis jemand allein führt.",
        ),
        (
            hy.GameEnded(Outcome.ranked((450, 300, 10, 420))),
            "Ann wins the game with 450 points, ahead of Dan (420), Ben (300) and Cleo (10).",
            "Ann gewinnt die Partie mit 450 Punkten vor Dan (420), Ben (300) und Cleo (10).",
        ),
    ],
)
def test_events(event: hy.Event, english: str, german: str) -> None:
    assert (english, german) == both(event)


@pytest.mark.rule("HY-STORM-4", "HY-STORM-5", "HY-STORM-7")
def test_the_storm_says_how_long_it_lasts_and_what_stays_above() -> None:
    assert both(hy.StormPlayed(0, NINE)) == (
        "Ann plays the Storm on Ben's 9: half a point lower than that, it is the play to beat, and until the trick is "
        "won 1 is the highest card and a Hero the lowest; only Pegasus and the Hydra stay above.",
        "Ann spielt den Sturm auf die 9 von Ben: er ist ½ Punkt tiefer und jetzt zu schlagen, und bis der Stich "
        "gewonnen ist, ist 1 die höchste Karte und der Held die tiefste; nur Pegasus und Hydra bleiben darüber.",
    )


@pytest.mark.rule("HY-LEAP-2", "HY-LEAP-5")
def test_time_leap_says_who_acts_again_and_whose_checks_are_void() -> None:
    state = checks(position(4, "R9 R2", 4, "LEAP R3", turn=2, trick=["1: 5"]), 2)
    (event,) = step(state, hy.PlayLeap(3)).events
    assert both(event) == (
        "Dan plays Time Leap on Ben's 5: Ben may act on it once more, and the check of Cleo is void.",
        "Dan spielt den Zeitsprung auf die 5 von Ben: Ben darf noch einmal darauf spielen, und dass Cleo gepasst hat, "
        "gilt nicht mehr.",
    )
    assert "the checks of Cleo and Dan are void" in both(hy.LeapPlayed(0, NINE, (2, 3)))[0]
    assert "void" not in both(hy.LeapPlayed(0, NINE))[0]
    own = both(hy.LeapPlayed(1, NINE))
    assert "Ben plays Time Leap on their own 9: Ben may act on it once more." == own[0]


@pytest.mark.rule("HY-TRICKSTER-2", "HY-TRICKSTER-8", "HY-TRICKSTER-9")
def test_the_trickster_names_the_play() -> None:
    state = position("R9 R2", "TRICKSTER R4", 4, 4, trick=["0: H"], turn=1)
    (event,) = step(state, hy.PlayTrickster(1)).events
    assert both(event) == (
        "Ben plays the Trickster and turns Ann's Hero into a pair of the same value; checks already made still count.",
        "Ben spielt den Trickster und macht den Helden von Ann zu einem Paar mit demselben Wert; wer gepasst hat, hat "
        "weiterhin gepasst.",
    )


@pytest.mark.rule("HY-WITCH-2", "HY-WITCH-9")
def test_the_witch_says_what_it_does() -> None:
    assert both(hy.WitchPlayed(0)) == (
        "Ann plays the Witch: everybody passes a card face down to the right, then Ann leads.",
        "Ann spielt die Hexe: alle geben 1 Karte verdeckt nach rechts weiter, danach spielt Ann aus.",
    )
    first, *_ = step(position("WITCH", "R5", "R6", "R7"), hy.PlayWitch(0)).events
    assert "Ann plays the Witch as the last card, and nothing is passed." == both(first)[0]


@pytest.mark.rule("HY-6P-2", "HY-6P-5")
def test_with_six_players_the_open_card_says_who_attacks() -> None:
    assert both(hy.OpenCardDealt(3, card("R7"), 0)) == (
        "Dan is dealt the open card, the red 7, and so attacks together with Ann.",
        "Dan erhält die offene Karte, die rote 7, und greift zusammen mit Ann an.",
    )
    assert both(hy.OpenCardDealt(0, card("R7"), 0)) == (
        "Ann is dealt the open card, the red 7, and so names the other attacker.",
        "Ann erhält die offene Karte, die rote 7, und wählt, wer mit angreift.",
    )


@pytest.mark.rule("HY-2P-11", "HY-2P-13", "HY-2P-15")
def test_a_pile_is_looked_at_from_top_to_bottom() -> None:
    look = hy.PileLooked(0, 3, cards("R5 R2 R6"))
    assert "Ann looks through the personal pile of 3 cards, from top to bottom: red 6, red 2, red 5." == both(look)[0]
    assert "von oben nach unten: rote 6, rote 2, rote 5." in both(look)[1]
    assert "Ann looks through the personal pile of 3 cards." == both(look.seen_by(1))[0]
    assert both(hy.LookDeclined(0))[0] == "Ann does not look through the personal pile."


@pytest.mark.rule("HY-SCORE-7", "HY-SCORE-9", "HY-SCORE-10", "HY-SCORE-14", "HY-3P-25", "HY-3P-26")
def test_the_end_of_a_round_says_who_won_with_whom_against_whom_for_what() -> None:
    """Not that somebody "is out"."""
    hands, points = ((), cards("R3"), (), ()), (-10, 10, -10, 10)
    event = hy.RoundEnded(0, hands, "team", 40, 0, ((0, 2), (1, 3)), points, (20, 0, 60, 0), (10, 10, 50, 10))
    assert both(event) == (
        "Ann has played the last card and wins the round together with Cleo against Ben and Dan. Cleo attacked for 40 "
        "with Ann as companion, who was done first: 20 more for the attack, 20 less for the companion. Left in hand: "
        "Ben (red 3). Totals: Ann 10 (+20 for the result, -10 for cards), Ben 10 (+0 for the result, +10 for cards), "
        "Cleo 50 (+60 for the result, -10 for cards), Dan 10 (+0 for the result, +10 for cards).",
        "Ann hat die letzte Karte gespielt und gewinnt die Runde zusammen mit Cleo gegen Ben und Dan. Team-Spiel um "
        "40: Angriff von Cleo mit Ann als Gefährten; Sieg Gefährte: 20 mehr für den Angriff, 20 weniger für den "
        "Gefährten. Noch auf der Hand: Ben (rote 3). Punktestand: Ann 10 (+20 Siegpunkte, -10 Stichpunkte), Ben 10 "
        "(+0 Siegpunkte, +10 Stichpunkte), Cleo 50 (+60 Siegpunkte, -10 Stichpunkte), Dan 10 (+0 "
        "Siegpunkte, +10 Stichpunkte).",
    )
    middle = {event.mode: both(event)[0].split(". ")[:2] for event in rounds() if event.winner == 0}
    doubled = "Ann attacked for 40 without a companion, which counts double"
    won = "Ann has played the last card and wins the round against"
    assert middle == {
        "team": [
            "Ann has played the last card and wins the round together with Ben against Cleo",
            "Ann attacked for 40 with Ben as companion",
        ],
        "solo": [f"{won} Ben and Cleo", doubled],
        "absent": [f"{won} Ben and Cleo", "Ann attacked for 40; nobody had the Companion, so nothing is doubled"],
        "third": [f"{won} Cleo and Ben", f"{doubled}; Cleo had the Companion and stayed alone"],
        "pact": [f"{won} Ben and Cleo", f"{doubled}; Ben and Cleo were allied"],
        "duel": [f"{won} Ben and Cleo", "Ann attacked for 40"],
    }
    floor = hy.RoundEnded(0, ((), ()), "duel", 40, None, ((0,), (1,)), (0, 5), (40, -40), (40, 0))
    assert "Ben 0 (-40 for the result, +5 for cards; a total never falls below 0)" in both(floor)[0]


# Questions.


@pytest.mark.parametrize(
    ("question", "english", "german"),
    [
        (
            hy.SettleStake(0, True, "HY-BID-1", 50, 3, 40),
            "Ann, take 3 cards from the middle and play for 50, or reduce the stake to 40.",
            "Ann, nimm 3 Karten aus der Mitte und spiel mit einem Einsatz von 50, oder reduziere auf 40.",
        ),
        (
            hy.AnswerTrick(0, True, "HY-TURN-5", NINES, True, ()),
            "Ann, beat Ben's pair of 9s in the Storm, or check.",
            "Ann, schlag das 9er-Paar von Ben im Sturm, oder passe.",
        ),
        (
            hy.AnswerTrick(1, True, "HY-TURN-5", NINES, False, ()),
            "Ben, beat your own pair of 9s, or check.",
            "Ben, schlag das 9er-Paar aus deiner eigenen Hand, oder passe.",
        ),
        (
            hy.Interrupt(0, False, "HY-TURN-11", NINE, cards("LEAP TRICKSTER")),
            "Ann, you can play Time Leap or the Trickster on Ben's 9.",
            "Ann, du kannst den Zeitsprung oder den Trickster auf die 9 von Ben spielen.",
        ),
        (
            hy.ChooseCompanion(0, True, "HY-COMPANION-5", (1, 2)),
            "Ann, name Ben, Cleo or nobody as your companion.",
            "Ann, wähl Ben, Cleo oder niemanden als Gefährten.",
        ),
    ],
)
def test_questions(question: hy.Question, english: str, german: str) -> None:
    assert (english, german) == both(question)
