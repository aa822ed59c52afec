"""
What is said to somebody who cannot do something, in English and German.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabletricks import IllegalAction
from tabletricks import frantic as fr
from tabletricks.frantic.words.de_refusals import REFUSALS as GERMAN
from tabletricks.frantic.words.en_refusals import REFUSALS as ENGLISH

from .builders import after, card, discard, event_step, give, passing, pick, play, position, throw
from .positions import ALL, K5, POWERS, aimed, power_event
from .power_builders import charge, charged, powered


RULES = Path(fr.__file__).parent / "rules"
NAMES = ("Ann", "Ben", "Cem")


def problem(state: fr.State, action: fr.Action) -> IllegalAction:
    """Why an action is refused."""
    found = fr.check(state, action)
    assert found is not None, f"{action} is legal"
    return found


def told(state: fr.State, action: fr.Action) -> tuple[str, str, str]:
    """The rule by which an action is refused, and what is said in both languages."""
    why = problem(state, action)
    return why.rule, fr.describe(why, NAMES), fr.describe(why, NAMES, "de")


# The catalogues.


def made_in_rules() -> Iterator[str]:
    """The IDs of all refusals that the rules can make: the second argument of ``refuse``, or what it is chosen from."""
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                for argument in node.args[1:]:
                    yield from (
                        part.value
                        for part in (argument, *ast.walk(argument))
                        if isinstance(part, ast.Constant) and isinstance(part.value, str)
                    )


def texts_in_rules() -> set[str]:
    """Every text in the rules, since some IDs stand in tables and in attributes of classes."""
    return {
        node.value
        for path in RULES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_refusal_is_in_both_catalogues_and_used() -> None:
    known = {key.removeprefix("refusal.") for key in ENGLISH}
    assert known == {key.removeprefix("refusal.") for key in GERMAN}
    pending = {f"pending.{question.tag}" for question in QUESTIONS}
    assert pending == {key for key in known if key.startswith("pending.")}
    assert set() == set(made_in_rules()) - known
    assert set() == known - pending - texts_in_rules()


QUESTIONS = (
    fr.PlayQuestion,
    fr.CardQuestion,
    fr.GiftQuestion,
    fr.PlayerQuestion,
    fr.ShareQuestion,
    fr.WishQuestion,
    fr.ReactionQuestion,
    fr.ColourQuestion,
    fr.PowerQuestion,
    fr.DecisionQuestion,
    fr.ImitationQuestion,
    fr.EventQuestion,
    fr.HandQuestion,
    fr.LookQuestion,
)


@pytest.mark.rule("FR-ACT-1", "FR-ACT-2")
@pytest.mark.parametrize("name", ALL)
def test_what_is_pending_is_said_in_both_languages(name: str) -> None:
    """To those who are not asked, and to those who answer something else, everywhere."""
    state = ALL[name]()
    for seat in range(fr.players(state)):
        for action in (fr.Acknowledge(seat), fr.Draw(seat), fr.UseEffect(seat), fr.EndTurn(seat)):
            why = fr.check(state, action)
            for language in ("en", "de") if why is not None else ():
                assert why is not None
                sentence = fr.describe(why, NAMES, language)
                assert sentence.endswith(".")
                assert "None" not in sentence


# Sentences.


def mimicked(hand: str, demand: str) -> fr.State:
    return after(position(hand, 3, 3, demand=demand, troublemaker=True), play(0, "MIM"))


def thieving(hand: str) -> fr.State:
    state = position("THIEF.R R1", 3, hand, demand="red 5", troublemaker=True)
    return passing(after(state, play(0, "THIEF.R"), fr.Target(0, 2)))


LOOPED = fr.InForce("blockade", 1, colour="green", armed=True)
SEALED = fr.InForce("special_seal", 1)

SAID: dict[str, tuple[Callable[[], fr.State], fr.Action, str, str, str]] = {
    "somebody else's turn": (
        ALL["turn"],
        fr.Draw(1),
        "FR-ACT-1",
        "Ann has to decide first what to play.",
        "Erst muss Ann entscheiden, was gespielt wird.",
    ),
    "several are asked": (
        ALL["gambling man"],
        pick(1, "R2"),
        "FR-EVENT-GEN-12",
        "You have decided, and that stands; Ann and Cem have not decided yet.",
        "Du hast entschieden, und dabei bleibt es; Ann und Cem haben noch nicht entschieden.",
    ),
    "not what is asked": (
        ALL["target"],
        fr.Draw(0),
        "FR-ACT-2",
        "The turn cannot go on yet: first decide whom to choose for Gift.",
        "Der Zug geht noch nicht weiter: Entscheide erst, wer für «Gift» gewählt wird.",
    ),
    "a card in between": (
        ALL["target"],
        play(0, "G2"),
        "FR-TURN-9",
        "No card can be played now: first decide whom to choose for Gift.",
        "Jetzt kann keine Karte gespielt werden: Entscheide erst, wer für «Gift» gewählt wird.",
    ),
    "number": (
        lambda: position("B6 G1", 3, 3, demand="red 5"),
        play(0, "B6"),
        "FR-MATCH-1",
        "The blue 6 does not fit: it takes red, or the number 5.",
        "Blau 6 passt nicht: Gefragt ist Rot oder die Zahl 5.",
    ),
    "symbol": (
        lambda: position("GIFT.B G1", 3, 3, demand="red/SKIP"),
        play(0, "GIFT.B"),
        "FR-MATCH-2",
        "The blue Gift does not fit: it takes red, or another Skip.",
        "«Gift» in Blau passt nicht: Gefragt ist Rot oder «Skip».",
    ),
    "wished colour": (
        lambda: position("B6 G1", 3, 3, demand="wish red"),
        play(0, "B6"),
        "FR-MATCH-7",
        "The blue 6 does not fit: red is wished.",
        "Blau 6 passt nicht: Gewünscht ist Rot.",
    ),
    "wished number": (
        lambda: position("B6 G1", 3, 3, demand="wish 8"),
        play(0, "B6"),
        "FR-MATCH-8",
        "The blue 6 does not fit: the number 8 is wished.",
        "Blau 6 passt nicht: Gewünscht ist die Zahl 8.",
    ),
    "black on black": (
        lambda: position("K6 G1", 3, 3, demand="black 5"),
        play(0, "K6"),
        "FR-MATCH-5",
        "The black 6 does not fit: black cards cannot be laid on each other.",
        "Schwarz 6 passt nicht: Schwarze Karten dürfen nicht aufeinandergelegt werden.",
    ),
    "on black": (
        lambda: position("B6 G1", 3, 3, demand="black 5"),
        play(0, "B6"),
        "FR-MATCH-6",
        "The blue 6 does not fit: on a black 5 it takes a coloured 5, or a neutral card.",
        "Blau 6 passt nicht: Auf die schwarze 5 passt nur eine farbige 5 oder eine farbneutrale Karte.",
    ),
    "black wish": (
        lambda: powered("B6 G1", 3, 3, demand="wish black"),
        play(0, "B6"),
        "FR-MATCH-12",
        "The blue 6 does not fit: black is wished, so it takes a black card, or a neutral one that wishes something "
        "else.",
        "Blau 6 passt nicht: Gewünscht ist Schwarz, also eine schwarze Karte oder eine farbneutrale, die etwas anderes "
        "wünscht.",
    ),
    "not held": (
        ALL["turn"],
        play(0, "FAN"),
        "FR-PLAY-1",
        "You do not hold the Fantastic.",
        "«Fantastic» hast du nicht auf der Hand.",
    ),
    "fuck you": (
        lambda: position("FU G1", 3, 3),
        play(0, "FU"),
        "FR-CARD-FU-1",
        "Fuck You can only be played from a hand of exactly ten cards, itself included, and you hold 2.",
        "«Fuck You» darf nur mit genau zehn Handkarten gespielt werden, sie selbst mitgezählt, und du hast 2.",
    ),
    "curse": (
        lambda: position("CURSE G1", 3, 3, troublemaker=True),
        play(0, "CURSE"),
        "FR-CARD-CURSE-1",
        "Curse can never be played.",
        "«Curse» darf nie gespielt werden.",
    ),
    "the end": (
        lambda: powered("END G1 G2", 3, 3),
        play(0, "END"),
        "FR-CARD-END-1",
        "The End can only be played as the last hand card, and you hold 3 cards.",
        "«The End» darf nur als letzte Handkarte gespielt werden, und du hast 3 Karten.",
    ),
    "blocked": (
        lambda: powered("G6 G1", 3, 3, demand="green 5", spans=[LOOPED]),
        play(0, "G6"),
        "FR-POWER-BLOCKADE-2",
        "The green 6 is blocked: Ben has blocked green, until the end of their own next turn.",
        "Grün 6 ist blockiert: Ben hat Grün blockiert, bis zum Ende des eigenen nächsten Zugs.",
    ),
    "sealed": (
        lambda: powered("FAN G1", 3, 3, spans=[SEALED]),
        play(0, "FAN"),
        "FR-POWER-SPECIAL_SEAL-1",
        "The Fantastic is a special card, and these are sealed until Ben begins another turn.",
        "«Fantastic» ist eine Spezialkarte, und die sind versiegelt, bis Ben wieder am Zug ist.",
    ),
    "sealed reactions": (
        lambda: powered("SKIP.R G1", "CTR G2", 3, spans=[SEALED]),
        throw(1, "CTR"),
        "FR-REACT-5",
        "Special cards are sealed until Ben begins another turn, so none can be thrown in.",
        "Spezialkarten sind versiegelt, bis Ben wieder am Zug ist, also kann keine reingeworfen werden.",
    ),
    "anti counter": (
        lambda: charged(powered("GIFT.R G1 G2", "CTR", 3, powers=("anti_counter",)), "GIFT.R"),
        throw(1, "CTR"),
        "FR-POWER-ANTI_COUNTER-1",
        "Ann has played the card with Anti Counter, so it cannot be countered.",
        "Ann hat die Karte mit «Anti Counter» gespielt, also kann sie nicht abgewehrt werden.",
    ),
    "drawn": (
        ALL["turn after drawing"],
        fr.Draw(0),
        "FR-TURN-6",
        "You have drawn in this turn already: play a card that fits, or end your turn.",
        "Du hast in diesem Zug schon gezogen: Spiel eine passende Karte oder beende deinen Zug.",
    ),
    "2nd chance, nothing fits": (
        lambda: aimed("2ND.R"),
        fr.EndTurn(0),
        "FR-CARD-2ND-1",
        "No card of yours fits on the 2nd Chance: draw one.",
        "Keine deiner Karten passt auf die «2nd Chance»: Zieh eine.",
    ),
    "2nd chance, drawing": (
        lambda: after(position("2ND.R R3 B2", 3, 3), play(0, "2ND.R")),
        fr.Draw(0),
        "FR-CARD-2ND-2",
        "You hold a card that fits on the 2nd Chance and must play it.",
        "Du hast eine Karte, die auf die «2nd Chance» passt, und musst sie legen.",
    ),
    "2nd chance, drawn": (
        lambda: after(position("2ND.R B3 B2", 3, 3, draw="Y1"), play(0, "2ND.R"), fr.Draw(0)),
        fr.Draw(0),
        "FR-CARD-2ND-3",
        "You have drawn for this 2nd Chance already: play a card that fits, or stop.",
        "Für diese «2nd Chance» hast du schon gezogen: Spiel eine passende Karte oder hör auf.",
    ),
    "power used": (
        lambda: charged(powered("2ND.R R2 G1", 3, 3, powers=("looping all_draw",)), "2ND.R"),
        charge(0, 1, "R2"),
        "FR-POWER-GEN-2",
        "You have activated a power card in this turn already.",
        "Du hast in diesem Zug schon eine Powerkarte aktiviert.",
    ),
    "power with The End": (
        lambda: powered("END", 3, 3, powers=("looping",)),
        charge(0, 0, "END"),
        "FR-CARD-END-4",
        "No power card can be activated with The End.",
        "Zu «The End» kann keine Powerkarte aktiviert werden.",
    ),
    "power of another name": (
        lambda: powered("R1 G1", 3, 3, powers=("looping",)),
        fr.Play(0, card("R1"), 0, "all_draw"),
        "FR-POWER-GEN-3",
        "All Draw One does not lie face down at that place before you.",
        "«All Draw One» liegt nicht verdeckt an dieser Stelle vor dir.",
    ),
    "power without a place": (
        lambda: powered("R1 G1", 3, 3, powers=("looping",)),
        fr.Play(0, card("R1"), None, "looping"),
        "FR-POWER-GEN-3",
        "Looping does not lie face down at that place before you.",
        "«Looping» liegt nicht verdeckt an dieser Stelle vor dir.",
    ),
    "seal with a special card": (
        lambda: powered("GIFT.R G1", 3, 3, powers=("special_seal",)),
        charge(0, 0, "GIFT.R"),
        "FR-POWER-SPECIAL_SEAL-2",
        "Special Seal cannot be activated with a special card like red Gift.",
        "«Special Seal» kann nicht zusammen mit einer Spezialkarte wie «Gift» in Rot aktiviert werden.",
    ),
    "recharge of what was just used": (
        lambda: charged(powered("RECH.R G1", 3, 3, powers=("open_hands looping^",)), "RECH.R"),
        fr.ChoosePower(0, 0, 0),
        "FR-CARD-RECH-2",
        "This power card was activated in this very turn.",
        "Diese Powerkarte wurde in diesem Zug aktiviert.",
    ),
    "new power card": (
        ALL["update, return"],
        fr.ChoosePower(0, 0, 2),
        "FR-CARD-UPDATE-2",
        "The power card that you have just drawn cannot go back: choose an older one.",
        "Die soeben gezogene Powerkarte geht nicht zurück: Wähle eine ältere.",
    ),
    "wish over black": (
        lambda: after(powered("EQ G1 G2", "R1", 3, demand="wish black"), play(0, "EQ"), fr.Pass(0)),
        fr.Pass(0),
        "FR-MATCH-12",
        "Black is wished, so Equality must wish something else.",
        "Schwarz ist gewünscht, also muss mit «Equality» etwas anderes gewünscht werden.",
    ),
    "wish after rewind": (
        lambda: power_event("rewind", draw="NICE"),
        fr.Pass(0),
        "FR-EVENT-REWIND-4",
        "Nothing is demanded yet, so Nice Try must wish a colour.",
        "Noch ist nichts gefragt, also muss mit «Nice Try» eine Farbe gewünscht werden.",
    ),
    "inequality": (
        lambda: after(position("INEQ G1", 3, 1, troublemaker=True), play(0, "INEQ")),
        fr.Target(0, 1),
        "FR-CARD-INEQ-2",
        "Ben holds 3 cards, and you 1: Inequality is for somebody who does not hold more than you.",
        "Ben hat 3 Karten und du 1: «Inequality» ist für jemanden, der nicht mehr Karten hat als du.",
    ),
    "inequality without cards": (
        lambda: after(position("INEQ", 3, 1, troublemaker=True), play(0, "INEQ")),
        fr.Target(0, 1),
        "FR-CARD-INEQ-2",
        "You have no card that could be drawn from your hand.",
        "Du hast keine Karte, die dir gezogen werden könnte.",
    ),
    "equality": (
        lambda: after(position("EQ G1 G2", 1, 2), play(0, "EQ")),
        fr.Target(0, 2),
        "FR-CARD-EQ-1",
        "Cem holds 2 cards, and you 2: Equality is for somebody who holds fewer than you.",
        "Cem hat 2 Karten und du 2: «Equality» ist für jemanden mit weniger Karten als du.",
    ),
    "skipped": (
        lambda: after(position("SKIP.R G1", 3, 3, skipped=[1]), play(0, "SKIP.R")),
        fr.Target(0, 1),
        "FR-SKIP-3",
        "Ben has to miss the next turn already.",
        "Ben muss den nächsten Zug schon aussetzen.",
    ),
    "one more gift": (
        ALL["second card of a gift"],
        fr.Pass(0),
        "FR-CARD-GIFT-1",
        "You must give Ben a card.",
        "Du musst Ben noch eine Karte geben.",
    ),
    "fuck you as a gift": (
        lambda: after(position("GIFT.R FU G1 G2", 3, 3), play(0, "GIFT.R"), fr.Target(0, 1)),
        pick(0, "FU"),
        "FR-CARD-GIFT-4",
        "Fuck You cannot be given away with a special card.",
        "«Fuck You» darf mit einer Spezialkarte nicht weitergegeben werden.",
    ),
    "nothing to steal": (
        lambda: thieving("FU"),
        fr.Pick(0, None),
        "FR-CARD-THIEF-4",
        "Cem has no card that you may take: do without.",
        "Cem hat keine Karte, die du nehmen darfst: Verzichte.",
    ),
    "stolen already": (
        lambda: after(thieving("G1 G2 G3"), pick(0, "G1")),
        pick(0, "G1"),
        "FR-CARD-THIEF-1",
        "There is no green 1 that you could take from Cem.",
        "Bei Cem gibt es Grün 1 nicht zu holen.",
    ),
    "three cards left": (
        ALL["shares"],
        fr.Share(0, 1, 4),
        "FR-CARD-F4-2",
        "3 cards are left to be drawn, and all must be distributed.",
        "3 Karten sind noch zu ziehen, und alle müssen verteilt werden.",
    ),
    "one card left": (
        lambda: aimed("F4", fr.Share(0, 1, 3)),
        fr.Pass(0),
        "FR-CARD-F4-2",
        "1 card is left to be drawn, and all must be distributed.",
        "1 Karte ist noch zu ziehen, und alle müssen verteilt werden.",
    ),
    "imitation of a colour": (
        lambda: mimicked("MIM G1", "red 5"),
        fr.Imitate(0, card("GIFT.B")),
        "FR-CARD-MIM-3",
        "Mimicry cannot count as blue Gift now: red is demanded.",
        "«Mimicry» kann jetzt nicht als «Gift» in Blau gelten: Gefragt ist Rot.",
    ),
    "imitation without a colour": (
        lambda: mimicked("MIM G1", "wish 5"),
        fr.Imitate(0, card("GIFT.B")),
        "FR-CARD-MIM-3",
        "Mimicry cannot count as blue Gift now: no colour is demanded, so only a neutral card can be imitated.",
        "«Mimicry» kann jetzt nicht als «Gift» in Blau gelten: Es ist keine Farbe gefragt, also geht nur eine "
        "farbneutrale Karte.",
    ),
    "asked later": (
        lambda: after(position("R1", 2, "NICE G1"), play(0, "R1")),
        throw(2, "NICE"),
        "FR-REACT-3",
        "Ben is asked before you.",
        "Ben wird vor dir gefragt.",
    ),
    "counter in an event": (
        ALL["gambling man"],
        throw(2, "CTR"),
        "FR-CARD-COUNTER-3",
        "An event cannot be countered.",
        "Ein Ereignis kann nicht abgewehrt werden.",
    ),
    "event manager": (
        lambda: passing(ALL["event manager"]()),
        fr.ChooseEvent(0, "event_manager"),
        "FR-EVENT-EVENT_MANAGER-1",
        "Event Manager is not among the events that were turned up.",
        "«Event Manager» ist nicht unter den aufgedeckten Ereignissen.",
    ),
    "repeat": (
        ALL["repeat"],
        fr.ChooseEvent(0, "repeat"),
        "FR-EVENT-REPEAT-3",
        "Repeat cannot repeat itself.",
        "«Repeat» kann nicht sich selbst wiederholen.",
    ),
    "one card on the market": (
        lambda: after(position("K5 G1", 3, draw="B1 B2", events=["market"]), K5, fr.Take(1, card("B1"))),
        fr.Pass(0),
        "FR-EVENT-MARKET-2",
        "Take the card that is left on the Market: blue 2.",
        "Nimm die Karte, die noch auf dem Markt liegt: Blau 2.",
    ),
    "curse in a recession": (
        lambda: event_step("recession", "R1", "CURSE B1", "G1").state,
        discard(1, "CURSE"),
        "FR-CARD-CURSE-1",
        "Curse cannot be discarded.",
        "«Curse» kann nicht abgeworfen werden.",
    ),
    "recession": (
        lambda: after(event_step("recession", "R1", "B1", "G1 G2").state, discard(1, "B1")),
        fr.Pass(2),
        "FR-EVENT-RECESSION-1",
        "You must discard 2 cards.",
        "Du musst noch 2 Karten abwerfen.",
    ),
    "crowdfunding": (
        lambda: event_step("crowdfunding", "R1 R2", "B1 B2 B3", "G1").state,
        give(1, "B1", 0),
        "FR-EVENT-CROWDFUNDING-1",
        "Ann gets no card from you.",
        "Ann bekommt keine Karte von dir.",
    ),
    "crowdfunding, twice": (
        lambda: after(event_step("crowdfunding", "R1", "B1 B2 B3", "G1").state, give(1, "B1", 0)),
        give(1, "B2", 0),
        "FR-EVENT-CROWDFUNDING-1",
        "Ann gets one card from you already.",
        "Ann bekommt schon eine Karte von dir.",
    ),
    "tsunami, too low": (
        lambda: after(powered("K5 R4", "B3", "Y1 Y7", powers=POWERS, events=["tsunami"]), K5, fr.Lay(1, card("B3"))),
        fr.Lay(2, card("Y1")),
        "FR-EVENT-TSUNAMI-1",
        "The yellow 1 counts 1 point, and the Tsunami takes 3 or more.",
        "Gelb 1 zählt 1 Punkt, und der «Tsunami» verlangt 3 oder mehr.",
    ),
    "own hand": (
        lambda: event_step("distributor", "R1", "B1", "G1").state,
        fr.Assign(0, 0, 0),
        "FR-EVENT-DISTRIBUTOR-2",
        "You must not keep your own hand.",
        "Du darfst deine eigenen Handkarten nicht behalten.",
    ),
    "no cards to give": (
        lambda: event_step("trust_fall", "R1", "B1", "").state,
        fr.Target(1, 2),
        "FR-EVENT-TRUST_FALL-2",
        "Cem has no cards.",
        "Cem hat keine Karten.",
    ),
    "protected": (
        lambda: event_step("trust_fall", "R1", "B1", "G1 G2", lucky=[2]).state,
        fr.Target(1, 2),
        "FR-EVENT-GEN-5",
        "Cem is protected from this event.",
        "Cem ist vor diesem Ereignis geschützt.",
    ),
}


@pytest.mark.rule("FR-ACT-2")
@pytest.mark.parametrize("name", SAID)
def test_a_refusal_says_what_is_true_and_what_helps(name: str) -> None:
    make, action, *expected = SAID[name]
    assert tuple(expected) == told(make(), action)


def test_a_refusal_is_told_with_the_names_of_the_seats_or_their_numbers() -> None:
    why = problem(ALL["turn"](), fr.Draw(1))
    assert "Seat 0 has to decide first what to play [FR-ACT-1]" == str(why)
    assert ("not_asked", "frantic") == (why.reason, why.game)
    assert "Ann has to decide first what to play." == fr.describe(why, ["Ann"])
