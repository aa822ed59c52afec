"""
What is said: plain sentences, in English and in German, that answer what a table asks; and what a person can touch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from types import UnionType
from typing import get_args

import pytest

from tabletricks import IllegalAction, Outcome
from tabletricks import council_of_12 as c12
from tabletricks.core.words import Message, problems_of_catalogues
from tabletricks.council_of_12 import rules
from tabletricks.testing import random_playout

from .builders import after, change, evaluation, oracle_play, play, position, step, voting


NAMES = ("Lea", "Tom", "Rita", "Eva")
LOST, WON = Outcome.shared(19, 2, won=False), Outcome.shared(40, 2, won=True)
HONOURED = Outcome.shared(36, 2, won=False)

ACTIONS: list[tuple[c12.Action, str, str]] = [
    (c12.VoteBell(0, True), "Lea votes for ringing the bell.", "Lea stimmt dafür, die Glocken zu läuten."),
    (c12.VoteBell(0, False), "Lea votes against ringing the bell.", "Lea stimmt dagegen, die Glocken zu läuten."),
    (c12.VoteSplit(0, True), "Lea votes for two sub-rounds.", "Lea stimmt für zwei Züge."),
    (c12.Play(0, "druid", True), "Lea lays the druid face up.", "Lea spielt die Druidin offen."),
    (c12.Play(0, "patient"), "Lea lays the patient face down.", "Lea spielt den Geduldigen verdeckt."),
    (
        c12.Change(0, "parasite"),
        "Lea takes the card back and lays the parasite face down.",
        "Lea nimmt die Karte zurück und spielt den Parasiten verdeckt.",
    ),
    (c12.Say(1, "alone"), 'Tom says: "I do it alone".', "Tom sagt: „Ich mach's allein“."),
    (c12.Say(1, "nothing"), 'Tom says: "I do not want to do anything".', "Tom sagt: „Ich will nichts machen“."),
    (c12.Ready(0), "Lea is ready.", "Lea ist bereit."),
    (c12.Reveal(0), "Lea reveals.", "Lea deckt auf."),
    (c12.Resolve(0, "double", "alchemist"), "Lea doubles the value of the die.", "Lea verdoppelt den Würfelwert."),
    (c12.Resolve(0, "halve", "alchemist"), "Lea halves the value of the die.", "Lea halbiert den Würfelwert."),
    (c12.Resolve(0, (3, 11), "worker"), "Lea tilts the die: 3, 11.", "Lea kippt den Würfel: 3, 11."),
    (c12.Resolve(0, 2, "machine"), "Lea turns the die up by 2.", "Lea erhöht den Würfelwert um 2."),
    (c12.Resolve(0, -1, "druid"), "Lea turns the die down by 1.", "Lea verringert den Würfelwert um 1."),
    (c12.Resolve(0, 9, "princess"), "Lea turns the die to 9.", "Lea dreht den Würfel auf die 9."),
    (c12.Resolve(0, 0, "golem"), "Lea replaces the first goal.", "Lea ersetzt das erste Ziel."),
    (c12.Resolve(0, "oracle", "patient"), "Lea takes back the oracle.", "Lea nimmt das Orakel zurück."),
    (c12.Resolve(0, 2), "Lea decides: 2.", "Lea entscheidet: 2."),
    (
        c12.OraclePlay(0, "machine"),
        "Lea plays the machine after the oracle.",
        "Lea spielt nach dem Orakel die Maschine.",
    ),
    (c12.Choose(0, 0, "player"), "Lea names Lea.", "Lea nennt Lea."),
    (c12.Choose(0, 1, "face"), "Lea wants the die to show 1.", "Lea möchte den Würfel auf der 1 sehen."),
    (
        c12.Choose(0, (1, 0), "order"),
        "Lea wants the order second, first.",
        "Lea möchte die Reihenfolge zweite, erste.",
    ),
    (c12.Choose(0, "knight", "ban"), "Lea wants to forbid the knight.", "Lea möchte den Ritter verbieten."),
    (c12.Choose(0, "warlock", "take_back"), "Lea takes back the warlock.", "Lea nimmt den Hexenmeister zurück."),
    (c12.Choose(0, "golem", "discard"), "Lea discards the golem.", "Lea wirft den Golem ab."),
    (c12.Choose(0, "golem"), "Lea chooses the golem.", "Lea wählt den Golem."),
    (c12.Talk(0), "Lea reports that the council has talked.", "Lea meldet, dass geredet wurde."),
]

EVENTS: list[tuple[c12.Event, str, str]] = [
    (
        c12.RoundStarted(2, 21, "Strange Lights", ((3,), (10,)), 1),
        "Round 2: Strange Lights, which wants 3 and 10; Tom is in the chair and lays no card.",
        "Runde 2: „Seltsame Lichter“, Ziel 3 und 10; Tom hat den Ratsvorsitz und spielt keine Karte.",
    ),
    (
        c12.RoundStarted(8, 37, "Secure the Succession", (), None),
        "Round 8: Secure the Succession.",
        "Runde 8: „Thronfolge sichern“.",
    ),
    (
        c12.RoundStarted(1, 5, "My Own", ((9, 10, 11),), None, "Meine eigene"),
        "Round 1: My Own, which wants 9/10/11.",
        "Runde 1: „Meine eigene“, Ziel 9/10/11.",
    ),
    (c12.CardLaid(1, False, None), "Tom lays a card face down.", "Tom spielt eine Karte verdeckt."),
    (
        c12.SentenceSaid(0, "contribute", True),
        'Lea says: "I contribute something", and the silence is broken.',
        "Lea sagt: „Ich trage etwas bei“, und das Schweigen ist gebrochen.",
    ),
    (
        c12.HandRenewed(0, ("machine",)),
        "Lea holds only the machine and renews the hand: it becomes the new discard pile, and all other cards are "
        "taken up.",
        "Lea hat nur noch die Maschine und erneuert die Handkarten: Diese Karte ist der neue Abwurfstapel, alle "
        "anderen kommen auf die Hand.",
    ),
    (
        c12.HandRenewed(0, (None, None, "machine")),
        "Lea holds no card that may be played and renews the hand: the machine on 2 covered cards become the new "
        "discard pile, and all other cards are taken up.",
        "Lea hat keine spielbare Karte und erneuert die Handkarten: Im neuen Abwurfstapel sieht man obenauf die "
        "Maschine und darunter 2 verdeckte Karten, alle anderen kommen auf die Hand.",
    ),
    (
        c12.Negated("princess", (0, 2)),
        "Lea and Rita have laid the princess: equal cards cancel each other.",
        "Lea und Rita haben die Fürstin gespielt: Gleiche Karten negieren sich.",
    ),
    (
        c12.Executed(1, "machine", 2),
        "Tom turns the die up by 2 with the machine.",
        "Tom führt die Maschine aus und erhöht den Würfelwert um 2.",
    ),
    (c12.Executed(1, "patient", None, True), "Tom carries out the patient.", "Tom führt den Geduldigen aus."),
    (
        c12.NoEffect(1, "princess", "late"),
        "The princess of Tom has no effect: another card was carried out before.",
        "Die Fürstin von Tom bleibt ohne Effekt: Vorher wurde schon eine Karte ausgeführt.",
    ),
    (
        c12.NoEffect(1, "patient", "no_pile"),
        "The patient of Tom has no effect: there is no discard pile.",
        "Der Geduldige von Tom bleibt ohne Effekt: Es gibt keinen Abwurfstapel.",
    ),
    (
        c12.NoEffect(1, "druid", "used_up"),
        "The druid of Tom has no effect: this character was carried out or cancelled before in this round.",
        "Die Druidin von Tom bleibt ohne Effekt: Dieser Charakter wurde in dieser Runde schon ausgeführt oder negiert.",
    ),
    (c12.DieTurned((12,), stays=True), "The die stays at 12.", "Der Würfel bleibt auf der 12."),
    (c12.DieTurned((3, 11)), "The die shows 3, 11 in turn.", "Der Würfel zeigt nacheinander 3, 11."),
    (
        c12.GoalReplaced(0, (9, 10, 11, 12), (3,)),
        "The goal is now 9/10/11/12 instead of 3.",
        "Das Ziel ist jetzt 9/10/11/12 statt 3.",
    ),
    (
        c12.CardTakenBack(1, True, "druid", "worker"),
        "Tom takes back the druid; now the worker lies on top.",
        "Tom nimmt die Druidin zurück; jetzt liegt die Arbeiterin obenauf.",
    ),
    (
        c12.SubRoundEnded((0,), 3, ((3,), (10,))),
        "The first sub-round meets 3; 10 is still wanted.",
        "Der erste Zug erreicht 3; es fehlt noch 10.",
    ),
    (
        c12.Evaluated(8, "Celebration", False, 10, ((3,),), ((3,),), (c12.Favour(-1),), 2),
        "The die shows 10 instead of 3: Celebration is failed (2 points). Penalty: lose 1 favour.",
        "Der Würfel zeigt die 10 statt 3: „Feier“ ist nicht bestanden (2 Punkte). Strafe: 1 Gunst verlieren.",
    ),
    (
        c12.Evaluated(21, "Strange Lights", False, 10, ((3,), (10,)), ((3,),), (c12.Favour(-1),), 4),
        "The die shows 10, and 3 is missing: Strange Lights is failed (4 points). Penalty: lose 1 favour.",
        "Der Würfel zeigt die 10, und es fehlt 3: „Seltsame Lichter“ ist nicht bestanden (4 Punkte). Strafe: 1 Gunst "
        "verlieren.",
    ),
    (
        c12.Evaluated(21, "Strange Lights", False, 5, ((3,), (10,)), (), (c12.Favour(-1),), 4),
        "The die shows 5 at the end, not 3 or 10: Strange Lights is failed (4 points). Penalty: lose 1 favour.",
        "Der Würfel zeigt am Ende die 5 statt 3 oder 10: „Seltsame Lichter“ ist nicht bestanden (4 Punkte). Strafe: "
        "1 Gunst verlieren.",
    ),
    (
        c12.Evaluated(21, "Strange Lights", True, 10, ((3,), (10,)), (), (), 4, "", (), (3,), "start"),
        "The die shows 10, and at the start it showed 3: Strange Lights is passed (4 points), and nothing follows from "
        "it.",
        "Der Würfel zeigt die 10 und zeigte am Anfang die 3: „Seltsame Lichter“ ist bestanden (4 Punkte), und es folgt "
        "nichts daraus.",
    ),
    (
        c12.Evaluated(21, "Strange Lights", True, 10, ((3,), (10,)), (), (), 4, "", (), (3,), "way"),
        "The die shows 10, and on the way it showed 3: Strange Lights is passed (4 points), and nothing follows from "
        "it.",
        "Der Würfel zeigt die 10 und zeigte unterwegs die 3: „Seltsame Lichter“ ist bestanden (4 Punkte), und es folgt "
        "nichts daraus.",
    ),
    (
        c12.Evaluated(21, "Strange Lights", True, 10, ((3,), (10,)), (), (), 4, "", (), (3,), "split"),
        "The die shows 10, and the first sub-round met 3: Strange Lights is passed (4 points), and nothing follows "
        "from it.",
        "Der Würfel zeigt die 10, und der erste Zug erreichte 3: „Seltsame Lichter“ ist bestanden (4 Punkte), und es "
        "folgt nichts daraus.",
    ),
    (
        c12.Evaluated(5, "Tower Collapsed", True, 9, ((9, 10, 11),), (), (c12.Favour(1), c12.Peek(2)), 1),
        "The die shows 9: Tower Collapsed is passed (1 point). Reward: gain 1 favour, look at the next 2 supplicants.",
        "Der Würfel zeigt die 9: „Wohnturm eingestürzt“ ist bestanden (1 Punkt). Belohnung: 1 Gunst erhalten, seht "
        "euch die nächsten 2 Hilfesuchenden an.",
    ),
    (
        c12.Evaluated(14, "Siren Song", True, 8, ((8, 9),), (), (), 2),
        "The die shows 8: Siren Song is passed (2 points), and nothing follows from it.",
        "Der Würfel zeigt die 8: „Sirenengesang“ ist bestanden (2 Punkte), und es folgt nichts daraus.",
    ),
    (
        c12.FavourChanged(4, 5, capped=True),
        "The favour rises from 4 to 5, and cannot rise any higher.",
        "Die Gunst steigt von 4 auf 5 und kann nicht höher steigen.",
    ),
    (
        c12.FavourChanged(3, 2, "bell"),
        "The bell costs 1 favour: 3 becomes 2.",
        "Die Glocken kosten 1 Gunst: Aus 3 wird 2.",
    ),
    (
        c12.Talked(0, False),
        "Lea reports talk, which is allowed now.",
        "Lea meldet, dass geredet wurde; jetzt ist das erlaubt.",
    ),
    (
        c12.Talked(0, True, again=True),
        "Lea reports talk; the silence of this round was broken before.",
        "Lea meldet, dass geredet wurde; das Schweigen dieser Runde war schon gebrochen.",
    ),
    (
        c12.EffectLost(c12.Recover(), "no_pile"),
        "Nothing comes of it (one player takes the whole own discard pile to hand): nobody has a discard pile.",
        "Das bleibt ohne Folgen (eine Person nimmt ihren ganzen Abwurfstapel auf die Hand): niemand hat einen "
        "Abwurfstapel.",
    ),
    (
        c12.ChoiceOpened(c12.Arrange(2), (0, 1), True, ((0, 1), (1, 0))),
        "The council must choose the order of the next supplicants.",
        "Der Rat muss wählen, in welcher Reihenfolge die nächsten Hilfesuchenden kommen.",
    ),
    (
        c12.ChoiceOpened(c12.Discard("all"), (0, 2), False),
        "Lea and Rita have to choose a card to discard.",
        "Lea und Rita müssen wählen: eine Karte, die abgeworfen wird.",
    ),
    (c12.ChoiceVote(1, 0, c12.Recover()), "Tom is for Lea.", "Tom ist für Lea."),
    (c12.ChoiceVote(1, 0, c12.TurnDie("any")), "Tom is for the 0.", "Tom ist für die 0."),
    (c12.ChoiceVote(1, (1, 0), c12.Arrange(2)), "Tom is for second, first.", "Tom ist für zweite, erste."),
    (c12.CouncilChose(c12.Recover(), 2), "The council chooses Rita.", "Der Rat wählt Rita."),
    (
        c12.CouncilChose(c12.Recover(), 2, "only"),
        "The council chooses Rita, for there is no other choice.",
        "Der Rat wählt Rita, denn anderes steht nicht zur Wahl.",
    ),
    (
        c12.CouncilChose(c12.Ban("choice"), "knight", "spokesperson", 1),
        "The council chooses the knight; in a tie it is as Tom says, the spokesperson.",
        "Der Rat wählt den Ritter; bei Gleichstand zählt die Meinung von Tom.",
    ),
    (
        c12.CouncilChose(c12.Arrange(2), (1, 0), "votes", None, ("golem", "druid")),
        "The council chooses the order the golem, the druid.",
        "Der Rat wählt die Reihenfolge der Golem, die Druidin.",
    ),
    (
        c12.SupplicantsShown(("golem", "knight")),
        "Next to come: the golem, the knight.",
        "Als Nächstes kommen: der Golem, der Ritter.",
    ),
    (
        c12.SupplicantsShown(("golem",), over=True),
        "Supplicants who never came: the golem.",
        "Hilfesuchende, die nicht mehr gekommen sind: der Golem.",
    ),
    (
        c12.NextRoundEffect(c12.Ban("choice"), "golem"),
        "In the next round the golem is forbidden.",
        "In der nächsten Runde ist der Golem verboten.",
    ),
    (
        c12.ThroneRevealed(("worker", "druid")),
        "All turn up their cards: Lea the worker, Tom the druid.",
        "Alle decken ihre Karte auf: Lea die Arbeiterin, Tom die Druidin.",
    ),
    (
        c12.GameEnded(WON, c12.Result("won", None, "worker", 3)),
        "The council has won and secured the succession: the worker is the heir. The term of office is worth 40 "
        "points: the people honour you.",
        "Der Rat hat gewonnen und die Thronfolge gesichert: Auf den Thron kommt die Arbeiterin. Die Amtszeit zählt "
        "40 Punkte: euer Volk verehrt euch.",
    ),
    (
        c12.GameEnded(WON, c12.Result("won", None, None, 3)),
        "The council has won, though the succession is uncertain. The term of office is worth 40 points: the people "
        "honour you.",
        "Der Rat hat gewonnen, doch die Thronfolge bleibt ungewiss. Die Amtszeit zählt 40 Punkte: euer Volk verehrt "
        "euch.",
    ),
    (
        c12.GameEnded(LOST, c12.Result("lost", "favour", None, 1)),
        "The council has lost all favour and is banished. The term of office is worth 19 points: the people are "
        "deeply disappointed.",
        "Der Rat hat alle Gunst verloren und wird verbannt. Die Amtszeit zählt 19 Punkte: euer Volk ist schwer "
        "enttäuscht.",
    ),
    (
        c12.GameEnded(HONOURED, c12.Result("lost", "favour", None, 3)),
        "The council has lost all favour and is banished. The term of office is worth 36 points; nevertheless, the "
        "people honour you.",
        "Der Rat hat alle Gunst verloren und wird verbannt. Die Amtszeit zählt 36 Punkte; trotz allem gilt: euer "
        "Volk verehrt euch.",
    ),
    (
        c12.GameEnded(LOST, c12.Result("lost", "scenario", None, 1, ("heir", "bells"))),
        "The council has survived and still lost: the scenario asked for the heir and the belled challenges. The "
        "term of office is worth 19 points: the people are deeply disappointed.",
        "Der Rat hat durchgehalten und doch verloren; dem Szenario fehlt: der Thronfolger und die Herausforderungen "
        "an der großen Glocke. Die Amtszeit zählt 19 Punkte: euer Volk ist schwer enttäuscht.",
    ),
]


@pytest.mark.parametrize(("thing", "english", "german"), [*ACTIONS, *EVENTS], ids=lambda one: str(one)[:40])
def test_what_is_said(thing: c12.Action | c12.Event, english: str, german: str) -> None:
    assert english == c12.describe(thing, NAMES)
    assert german == c12.describe(thing, NAMES, "de")


def test_the_catalogues_say_the_same() -> None:
    assert ("en", "de") == c12.GAME.languages()
    assert [] == problems_of_catalogues(c12.GAME.words)


def told_in_games() -> Iterator[Message]:
    """What is told in a game of every variant: actions, events as everybody sees them, and questions."""
    for number, options in enumerate(c12.variants().values()):
        for decision in random_playout(c12.GAME, options, number):
            for seat in range(options.players):
                yield from (action.message() for action in c12.legal_actions(decision.state, seat))
                question = c12.question(decision.state, seat)
                if question is not None:
                    yield question.message()
            for seen in (decision.step.events, c12.events_for(decision.step.events, None)):
                yield from (event.message() for event in seen)


def keys_of(value: object) -> Iterator[str]:
    """The keys that a message needs, those of the messages in it too."""
    told = getattr(value, "message", None)
    if callable(told):
        yield from keys_of(told())
    elif isinstance(value, Message):
        yield value.key
        yield from chain.from_iterable(map(keys_of, value.values.values()))
    elif isinstance(value, tuple | list):
        yield from chain.from_iterable(map(keys_of, value))
    elif isinstance(value, str):
        yield f"word.{value}"


RARE = {
    "action.resolve.unknown", "action.choose", "event.executed.unknown", "question.choose_together",
    "question.choose_own_card", "question.use_power", "event.next_round_effect.ban", "event.bell_result.rung",
    "word.together.something", "word.alone.something", "event.game_ended.scenario", "question.be_ready.only.still",
}  # fmt: skip
"""What only incomplete or impossible values need."""


SELDOM = {
    "event.bell_result.succession", "event.executed.halve", "event.game_started", "event.hand_renewed.several",
    "event.next_round_effect.open_play.all", "event.throne_revealed.same", "question.be_ready.speak",
    "question.be_ready.speak.still", "question.choose_together.take_back", "question.choose_together.turn_die",
    "question.choose_together.arrange",
    "question.lay_card", "question.play_further_card", "word.any_of", "word.boxes", "word.decided.list",
    "word.effect.take_back.one.top", "word.laid_card",
}  # fmt: skip
"""What can come up, but not in every fifty games that are played at random."""
SELDOM_KINDS = ("word.bracket.", "word.lost.", "word.pending.", "word.place.", "word.together.", "refusal.")


@pytest.mark.playouts
def test_every_word_is_used() -> None:
    """In games, in the sentences above, in the list of cards, or by what seldom comes up."""
    used = RARE | SELDOM
    for message in told_in_games():
        used.update(keys_of(message))
    for thing in (*ACTIONS, *EVENTS):
        used.update(keys_of(thing[0]))
    for card in c12.GAME._printed():
        used.update(chain(keys_of(card.title), keys_of(card.text)))
    assert set() == {key for key in c12.GAME.words["en"] if key not in used and not key.startswith(SELDOM_KINDS)}


def test_every_refusal_is_given() -> None:
    """The rules name the ID of each, or the family of it."""
    folder = Path(rules.__path__[0])
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    for key in c12.GAME.words["en"]:
        if key.startswith("refusal."):
            family, dot, _ = key.removeprefix("refusal.").partition(".")
            assert f'"{family}{dot}' in source, f"nothing is refused by {key}"


@pytest.mark.parametrize(
    ("kind", "classes"), [("action", c12.Action), ("event", c12.Event), ("question", c12.Question)]
)
def test_every_class_has_words(kind: str, classes: UnionType) -> None:
    for cls in get_args(classes):
        keys = [key for key in c12.GAME.words["en"] if f"{key}.".startswith(f"{kind}.{cls.tag}.")]
        assert keys, f"{cls.__name__} has no words"


def test_the_end_says_who_never_came() -> None:
    """After a bell with favour 1 nobody comes any more."""
    lost = step(position(phase="bell", round=6, favour=1, supplicant="worker", coming="golem"), *voting("bell", 3))
    said = [c12.describe(event, NAMES) for event in lost.events]
    assert ["The bell costs 1 favour: 1 becomes 0.", "Supplicants who never came: the golem."] == said[-3:-1]


def test_the_council_orders_what_it_has_just_seen() -> None:
    """Challenge 13 passed: the two top supplicants are shown before they are ordered."""
    passed = evaluation(challenge=13, die=2, supplicant="shapeshifter", coming="golem worker")
    said = [c12.describe(event, NAMES) for event in passed.events]
    assert [
        "Next to come: the golem, the worker.",
        "The council must choose the order of the next supplicants.",
    ] == said[-2:]
    question = c12.question(passed.state, 0)
    assert question is not None
    asked = "Lea, give your opinion: in which order shall the golem and the worker come?"
    assert asked == c12.describe(question, NAMES)
    chosen = step(passed.state, *[c12.Choose(seat, (1, 0)) for seat in range(3)]).events
    assert "The council chooses the order the worker, the golem." in [c12.describe(event, NAMES) for event in chosen]


def refused(state: c12.State, action: c12.Action) -> IllegalAction:
    problem = c12.check(state, action)
    assert problem is not None
    return problem


REFUSALS: list[tuple[Callable[[], c12.State], c12.Action, str, str]] = [
    (
        lambda: position(phase="bell", waiting=[1, 2]), play(0, "machine"),
        "No card can be laid now: the council votes on the bell, and Tom and Rita have not voted yet.",
        "Jetzt kann keine Karte gespielt werden: der Rat stimmt über die Glocke ab, und Tom und Rita haben noch nicht "
        "gestimmt.",
    ),
    (
        lambda: after(position(), play(0, "machine"), c12.Ready(0), play(1, "worker"), c12.Ready(1)), c12.Reveal(0),
        "Cards are revealed when everybody is ready: Rita is not ready yet.",
        "Aufgedeckt wird, wenn alle bereit sind: Rita ist noch nicht bereit.",
    ),
    (
        lambda: after(position(phase="reveal", laid={0: "machine", 1: "worker"}), c12.Reveal(0)), c12.Resolve(1, 2),
        "Lea decides what the machine does.", "Lea entscheidet, was die Maschine tut.",
    ),
    (
        lambda: after(position(phase="reveal", laid={0: "machine", 1: "worker"}), c12.Reveal(0)), c12.Reveal(1),
        "One card after the other: Lea must decide what the machine does.",
        "Eine Karte nach der anderen: Lea muss entscheiden, was die Maschine tut.",
    ),
    (
        lambda: position(laid={0: "worker"}), play(0, "machine"),
        "You have laid a card already: the worker.", "Du hast schon eine Karte gespielt: die Arbeiterin.",
    ),
    (
        lambda: position(supplicant="warlock"), play(0, "warlock"),
        "The warlock asks for help and cannot be played.",
        "Der Hexenmeister sucht Hilfe und kann nicht gespielt werden.",
    ),
    (
        lambda: position(laid={0: "worker"}, said={0: "alone"}), c12.Say(0, "nothing"),
        'You have said your sentence: "I do it alone".', "Du hast deinen Satz schon gesagt: „Ich mach's allein“.",
    ),
    (
        lambda: evaluation(challenge=4, die=10, discards={0: "worker machine", 2: "worker machine"}).state,
        c12.Choose(0, 1, "player"),
        "One of these players can be chosen: Lea or Rita.", "Gewählt werden kann: Lea oder Rita.",
    ),
    (
        lambda: evaluation(challenge=29, die=1).state, c12.Choose(0, "golem", "discard"),
        "One of these cards can be discarded: the alchemist, the worker, the warlock, the machine or the shapeshifter.",
        "Man kann eine dieser Karten abwerfen: den Alchemisten, die Arbeiterin, den Hexenmeister, die Maschine oder "
        "die Wandlerin.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("make", "action", "english", "german"), REFUSALS, ids=[row[2] for row in REFUSALS])
def test_what_a_refusal_says(make: Callable[[], c12.State], action: c12.Action, english: str, german: str) -> None:
    problem = refused(make(), action)
    assert english == c12.describe(problem, NAMES)
    assert german == c12.describe(problem, NAMES, "de")


@pytest.mark.rule("C12-ACT-2", "C12-SAY-1")
def test_whoever_says_something_else_is_told_the_three_sentences() -> None:
    say: Callable[..., c12.Say] = c12.Say
    problem = refused(position(laid={0: "worker"}), say(0, "hello"))
    assert "C12-ACT-2" == problem.rule
    sentences = '"I do it alone", "I contribute something" or "I do not want to do anything"'
    assert f"Only one of these can be said: {sentences}." == c12.describe(problem, NAMES)


# What can be touched.


def test_cards_that_can_be_touched() -> None:
    state = position(supplicant="warlock", this_round=c12.RoundEffects(permits=1))
    assert {play(0, "worker"), play(0, "worker", open=True)} == set(c12.GAME.select(state, 0, ["worker"]))
    laid = after(position(supplicant="warlock"), play(0, "worker"))
    assert (change(0, "machine"),) == c12.GAME.select(laid, 0, ["machine"])
    oracle = after(
        position(phase="reveal", in_play="worker warlock oracle machine golem", laid={0: "oracle", 1: "worker"}),
        c12.Reveal(0),
    )
    assert (oracle_play(0, "machine"),) == c12.GAME.select(oracle, 0, ["machine"])


@pytest.mark.rule("C12-CHAR-PATIENT-1", "C12-FX-BACK-1")
def test_cards_of_a_pile_can_be_touched() -> None:
    patient = position(
        phase="reveal", in_play="worker warlock patient machine golem", laid={0: "patient", 1: "worker"},
        discards={0: "golem machine"},
    )  # fmt: skip
    taken = (c12.Resolve(0, "golem", "patient"),)
    assert taken == c12.GAME.select(after(patient, c12.Reveal(0)), 0, ["golem"])


def test_players_can_be_touched() -> None:
    piles = {0: "worker machine", 2: "warlock alchemist worker"}
    state = evaluation(challenge=4, die=12, discards=piles, supplicant="shapeshifter").state
    assert (c12.Choose(1, 2, "player"),) == c12.GAME.select(state, 1, seats=[2])
    assert () == c12.GAME.select(state, 1, seats=[1])


@pytest.mark.parametrize(
    ("make", "card", "rule"),
    [
        (lambda: position(supplicant="warlock"), "warlock", "C12-PLAY-3"),
        (lambda: position(supplicant="princess"), "golem", "C12-PLAY-2"),
        (lambda: position(laid={0: "worker"}, supplicant="warlock"), "warlock", "C12-PLAY-3"),
        (lambda: position(laid={0: "worker"}, said={0: "alone"}), "machine", "C12-PLAY-7"),
        (lambda: position(4), "machine", "C12-CHAIR-2"),
        (lambda: position(phase="bell"), "machine", "C12-ACT-1"),
    ],
)
def test_why_a_card_leads_nowhere(make: Callable[[], c12.State], card: str, rule: str) -> None:
    problem = c12.GAME.explain(make(), 0, [card])
    assert problem is not None
    assert rule == problem.rule


def test_the_modest_answers() -> None:
    """No bell, no split, no oracle if there is another card, and the die stays as it is."""
    assert c12.VoteBell(0, False) == c12.GAME.default_action(position(phase="bell"), 0)
    assert c12.VoteSplit(0, False) == c12.GAME.default_action(position(2, phase="split", challenge=21), 0)
    held = position(in_play="oracle worker druid golem knight", hands={0: "oracle worker"}, supplicant="princess")
    assert play(0, "worker") == c12.GAME.default_action(held, 0)
    assert c12.Ready(0) == c12.GAME.default_action(position(laid={0: "worker"}), 0)
    turning = evaluation(challenge=17, die=5).state
    assert c12.Choose(0, 5, "face") == c12.GAME.default_action(turning, 0)


# The cards as data.


def test_the_list_of_cards() -> None:
    english, german = c12.GAME.card_list(), c12.GAME.card_list("de")
    assert 12 + 37 == len(english) == len({card.code for card in english})
    assert ("worker", "Worker", 1) == (english[1].code, english[1].title, english[1].points)
    assert ("worker", "Die Arbeiterin") == (german[1].code, german[1].title)
    tower = english[12 + 4]
    assert ("tower_collapsed", "challenge", "Tower Collapsed", 5, 1) == (
        tower.code, tower.kind, tower.title, tower.value, tower.points,
    )  # fmt: skip
    assert "Wanted: 9/10/11. Passed: gain 1 favour. Failed: lose 1 favour" == tower.text
    assert "Wohnturm eingestürzt" == german[12 + 4].title
