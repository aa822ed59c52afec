"""
Why something is refused: every refusal of the catalogues, in English and German.
"""

from __future__ import annotations

import pytest

from tabletricks import custom_heroes as ch

from .builders import cards, declare, follow, play, position, refused, sleeve, upkeep


NAMES = ("Ann", "Ben", "Cleo", "Dan")

LEAD = position(
    hands={0: "8 8{B} 8{S} 7 7{E} 6 6{K} 5{A} 2{g9} 2{E}", 1: "9 1"}, power={0: 1}, screens={0: "spector edge"}
)
KODORA_BET = position(hands={0: "8 1"}, kodora={0: "7{K}"})
ANSWER = position(hands={1: "5 6 6{r-1} 3{C} 7{r-4} 9 9 4 1"}, pile=[(0, "6")], power={1: 2})
SKIPPED = follow(position(hands={0: "6 1", 1: "6 1", 2: "9 1"}), play(0, "6"), play(1, "6"))
OUT = position(hands={0: "8 1"}, places={1: 1})
DOWN = position(hands={1: "7 9 1"}, pile=[(0, "6{C}*")])
UNDER_ASCENDED = position(hands={1: "10 1"}, pile=[(0, "1{A}*")])
TWO = position(2, hands={1: "6 5 1"}, pile=[(0, "6")])
TWO_DOWN = position(2, hands={1: "7 1"}, pile=[(0, "6{C}*")])
FINAL = position(hands={0: "8 1"}, finalists=(0, 2))
CAPPED = follow(position(hands={0: "4{B} 4{C} 4{S} 1"}, power={0: 6}), play(0, "4{B} 4{C} 4{S}"))
UPKEEP = follow(upkeep(hands={0: "7{K} 8 8 6{B}"}, vp={0: 3, 1: 2, 2: 2}), declare(2))
POOR = position(hands={0: "8{B} 8{S} 1"}, power={0: 0})
SMALL = upkeep(hands={0: "7{K} 8"}, vp={0: 6}, full=False)

REFUSALS: tuple[tuple[ch.State, ch.Action, str, str, str, str], ...] = (
    (
        LEAD,
        ch.Play(0, cards("8"), cards("8{B}")),
        "CH-POWER-1",
        "activated_not_in_set",
        "The 8 (Burny) is to be activated but is not in the set.",
        "Die 8 (Brando) soll aktiviert werden, gehört aber nicht zum Set.",
    ),
    (
        LEAD,
        sleeve(0, "left_p5", "8"),
        "CH-SLEEVE-3",
        "advancement_not_held",
        "There is no Left hand +5 behind your screen.",
        "Hinter deinem Sichtschirm ist kein Exemplar von Linke Hand +5.",
    ),
    (
        LEAD,
        sleeve(0, "edge", "8{B}"),
        "CH-SLEEVE-5",
        "colour_taken",
        "The 8 (Burny) already has a yellow advancement, Burny.",
        "Die 8 (Brando) hat schon eine gelbe Aufwertung, Brando.",
    ),
    (
        LEAD,
        play(0, "8 8{A}*"),
        "CH-PLAY-2",
        "not_held_alike",
        "There is no 8 (Ascended Form) in your hand, only 8, 8 (Burny) and 8 (Spector).",
        "Du hast keine 8 (Mystische Form) auf der Hand, nur 8, 8 (Brando) und 8 (Spukis).",
    ),
    (
        KODORA_BET,
        play(0, "7{K}"),
        "CH-ADV-KODORA-6",
        "bet_card",
        "The 7 (Kodora) lies in front of your screen with a bet on it.",
        "Die 7 (Kodora) liegt mit einer Wette vor deinem Sichtschirm.",
    ),
    (
        CAPPED,
        ch.Pass(0),
        "CH-POWER-10",
        "cap_first",
        "Ann must first come down to 6 power.",
        "Erst muss Ann auf 6 Power heruntergehen.",
    ),
    (
        CAPPED,
        ch.ResolveCap(1, 0),
        "CH-POWER-10",
        "other_over_cap",
        "It is Ann who holds too much power, not Ben.",
        "Zu viel Power hat Ann, nicht Ben.",
    ),
    (
        CAPPED,
        ch.ResolveCap(0, 2),
        "CH-POWER-9",
        "wrong_trades",
        "4 power can be traded for 1 VP once here, or not at all.",
        "Hier lassen sich einmal 4 Power gegen 1 Siegpunkt tauschen, oder gar nicht.",
    ),
    (
        ANSWER,
        play(1, "3{C}*"),
        "CH-ADV-CHARMY-2",
        "charmy_too_late",
        "1 x 3 does not beat 1 x 6: Charmy turns the trick only after the set.",
        "1 x 3 schlägt 1 x 6 nicht: Charmanta dreht die Rangfolge erst nach dem Set um.",
    ),
    (
        LEAD,
        play(0, "7{E}*"),
        "CH-ADV-EDGE-2",
        "edge_alone",
        "The 7 (Edge) cannot be wild alone: Edge needs other cards in the set.",
        "Die 7 (Stachel) kann allein kein Joker sein: Stachel braucht andere Karten im Set.",
    ),
    (
        LEAD,
        play(0, "7{E}* 2{E}*"),
        "CH-ADV-EDGE-3",
        "only_edges",
        "At least one card must keep a value of its own beside the activated Edges.",
        "Neben den aktivierten Stachel-Karten muss mindestens eine Karte einen eigenen Wert haben.",
    ),
    (
        LEAD,
        ch.Play(0, ()),
        "CH-PLAY-2",
        "empty_set",
        "A set needs at least one card.",
        "Ein Set hat mindestens eine Karte.",
    ),
    (
        TWO,
        play(1, "6"),
        "CH-PLAY-9",
        "equal_of_two",
        "With two players an equal set is not enough: 1 x 6 does not beat 1 x 6.",
        "Zu zweit reicht ein gleich hohes Set nicht: 1 x 6 schlägt 1 x 6 nicht.",
    ),
    (
        LEAD,
        play(0, "8{B}* 8{S}*"),
        "CH-POWER-2",
        "too_expensive",
        "These abilities cost 2 power, and you have 1.",
        "Diese Spezialfähigkeiten kosten 2 Power, und du hast 1.",
    ),
    (
        LEAD,
        play(0, "5{A}*"),
        "CH-POWER-2",
        "too_expensive",
        "These abilities cost 2 power, and you have 1.",
        "Diese Spezialfähigkeiten kosten 2 Power, und du hast 1.",
    ),
    (
        LEAD,
        play(0, "5{A}* 8"),
        "CH-ADV-ASCENDED-2",
        "ascended_alone",
        "An activated Ascended Form is played alone.",
        "Eine aktivierte Mystische Form wird allein ausgespielt.",
    ),
    (
        LEAD,
        play(0, "6{K}*"),
        "CH-ADV-KODORA-11",
        "kodora_in_trick",
        "The Kodora on the 6 (Kodora) can be activated in the upkeep only; here it is played for its value.",
        (
            "Die Kodora auf der 6 (Kodora) lässt sich nur in der Vorbereitungsphase aktivieren; im Stich "
            "zählt nur der Wert der Karte."
        ),
    ),
    (
        LEAD,
        declare(0),
        "CH-ADV-KODORA-11",
        "kodora_only_in_upkeep",
        "Bets with Kodora are made in the upkeep only.",
        "Mit Kodora wird nur in der Vorbereitungsphase gewettet.",
    ),
    (
        LEAD,
        ch.Pass(0),
        "CH-PLAY-11",
        "leader_must_play",
        "Whoever leads a trick must play a set and cannot pass.",
        "Wer einen Stich eröffnet, muss ein Set ausspielen und kann nicht passen.",
    ),
    (
        LEAD,
        play(0, "7 8"),
        "CH-PLAY-3",
        "mixed_values",
        "The cards of a set must have the same value: the 7 counts 7, the 8 counts 8.",
        "Die Karten eines Sets müssen denselben Wert haben: die 7 zählt 7, die 8 zählt 8.",
    ),
    (
        LEAD,
        play(0, "2{g9} 2{E}"),
        "CH-VALUE-2",
        "sleeves_count",
        "What is in the sleeve always counts: the 2 (Aura 9) counts 9, the 2 (Edge) counts 2.",
        "Was in der Hülle steckt, zählt immer: die 2 (Aura 9) zählt 9, die 2 (Stachel) zählt 2.",
    ),
    (
        TWO,
        play(1, "5"),
        "CH-PLAY-9",
        "must_be_higher",
        "1 x 5 does not beat 1 x 6: with two players it must be worth more than 6.",
        "1 x 5 schlägt 1 x 6 nicht: Zu zweit muss der Wert höher sein als 6.",
    ),
    (
        TWO_DOWN,
        play(1, "7"),
        "CH-PLAY-9",
        "must_be_lower",
        "1 x 7 does not beat 1 x 6: values go down, and with two players it must be worth less than 6.",
        "1 x 7 schlägt 1 x 6 nicht: Die Werte gehen abwärts, und zu zweit muss der Wert niedriger sein als 6.",
    ),
    (
        LEAD,
        play(0, "8*"),
        "CH-POWER-1",
        "no_ability",
        "The 8 has no ability that could be activated.",
        "Die 8 hat keine Spezialfähigkeit, die sich aktivieren lässt.",
    ),
    (
        LEAD,
        ch.ResolveCap(0, 0),
        "CH-POWER-10",
        "nobody_over_cap",
        "Nobody has to come down to 6 power now.",
        "Jetzt muss niemand auf 6 Power heruntergehen.",
    ),
    (
        LEAD,
        play(0, "4"),
        "CH-PLAY-2",
        "not_held",
        "There is no 4 in your hand.",
        "Du hast keine 4 auf der Hand.",
    ),
    (
        LEAD,
        play(0, "6{r+1}"),
        "CH-PLAY-2",
        "not_held_alike",
        "There is no 6 (Left hand +1) in your hand, only 6 and 6 (Kodora).",
        "Du hast keine 6 (Linke Hand +1) auf der Hand, nur 6 und 6 (Kodora).",
    ),
    (
        FINAL,
        ch.Pass(1),
        "CH-FINAL-4",
        "not_in_final",
        "Ben takes no part in the final hand.",
        "Ben nimmt an der Sudden-Death-Runde nicht teil.",
    ),
    (
        LEAD,
        ch.Pass(1),
        "CH-TRICK-1",
        "not_on_turn",
        "It is the turn of Ann, not of Ben.",
        "Am Zug ist Ann, nicht Ben.",
    ),
    (
        UNDER_ASCENDED,
        play(1, "10"),
        "CH-ADV-ASCENDED-4",
        "only_ascended",
        "The Ascended Form of Ann is beaten only by another activated Ascended Form.",
        "Die Mystische Form von Ann wird nur von einer anderen aktivierten Mystischen Form geschlagen.",
    ),
    (
        OUT,
        ch.Pass(1),
        "CH-SCORE-1",
        "out_of_cards",
        "Ben has no cards left in this hand.",
        "Ben hat in dieser Runde keine Karten mehr.",
    ),
    (
        SKIPPED,
        play(2, "9"),
        "CH-TRICK-5",
        "skipped",
        "Cleo was skipped, and it is the turn of Dan.",
        "Cleo muss aussetzen; am Zug ist Dan.",
    ),
    (
        ANSWER,
        play(1, "7{r-4}"),
        "CH-VALUE-2",
        "sleeves_count_on_pile",
        "What is in the sleeve always counts: 1 x 3 does not beat 1 x 6.",
        "Was in der Hülle steckt, zählt immer: 1 x 3 schlägt 1 x 6 nicht.",
    ),
    (
        ANSWER,
        play(1, "9 9"),
        "CH-PLAY-6",
        "wrong_size",
        "The sets of this trick have a size of 1, and yours has 2.",
        "In diesem Stich zählt ein Set 1 Karte, und deins zählt 2.",
    ),
    (
        ANSWER,
        play(1, "5"),
        "CH-PLAY-7",
        "too_low",
        "1 x 5 does not beat 1 x 6: it must be worth 6 or more.",
        "1 x 5 schlägt 1 x 6 nicht: Es muss 6 oder höher sein.",
    ),
    (
        DOWN,
        play(1, "9"),
        "CH-PLAY-8",
        "too_high",
        "1 x 9 does not beat 1 x 6: values go down, so it must be worth 6 or less.",
        "1 x 9 schlägt 1 x 6 nicht: Die Werte gehen abwärts, es muss 6 oder niedriger sein.",
    ),
    (
        ANSWER,
        play(1, "9 9 9"),
        "CH-PLAY-2",
        "too_many",
        "You want to use 3 x 9 and hold only 2.",
        "Du willst 3 x 9 verwenden und hast nur 2.",
    ),
    (
        LEAD,
        play(0, "6 6"),
        "CH-PLAY-2",
        "too_many_alike",
        "You want to use 2 x 6 and hold only one, besides 6 (Kodora).",
        "Du willst 2 x 6 verwenden und hast nur eine, dazu 6 (Kodora).",
    ),
    (
        LEAD,
        ch.Trade(0),
        "CH-POWER-5",
        "trade_too_poor",
        "A trade takes 4 power, and you have 1.",
        "Zum Tauschen braucht es 4 Power, und du hast 1.",
    ),
    (
        LEAD,
        ch.Trade(1),
        "CH-POWER-5",
        "trade_not_on_turn",
        "Power is traded in the own turn, and it is the turn of Ann.",
        "Power wird im eigenen Zug getauscht, und am Zug ist Ann.",
    ),
    (
        UPKEEP,
        play(0, "8"),
        "CH-UPKEEP-11",
        "upkeep_not_over",
        "The first trick cannot begin yet: Ann and Ben must first decide about Kodora.",
        "Der erste Stich kann noch nicht beginnen: Es fehlt die Kodora-Entscheidung von Ann und Ben.",
    ),
    (
        UPKEEP,
        ch.Trade(0),
        "CH-UPKEEP-10",
        "trade_in_upkeep",
        "Power is traded in a turn, not in the upkeep.",
        "Power wird in einem Zug getauscht, nicht in der Vorbereitungsphase.",
    ),
    (
        UPKEEP,
        sleeve(0, "kodora", "8"),
        "CH-UPKEEP-9",
        "sleeve_in_upkeep",
        "In the upkeep only Kodora can be put on cards, as part of a bet.",
        "In der Vorbereitungsphase kommt nur Kodora in eine Hülle, und nur für eine Wette.",
    ),
    (
        UPKEEP,
        declare(2),
        "CH-UPKEEP-5",
        "already_declared",
        "Cleo has already decided about Kodora, and that stands.",
        "Cleo hat über Kodora schon entschieden, und dabei bleibt es.",
    ),
    (
        UPKEEP,
        declare(3),
        "CH-UPKEEP-6",
        "too_poor_to_bet",
        "Dan has less than 2 VP and cannot bet.",
        "Dan hat weniger als 2 Siegpunkte und kann nicht wetten.",
    ),
    (
        UPKEEP,
        declare(0, sleeved="8 8"),
        "CH-ADV-KODORA-1",
        "too_few_kodoras",
        "You put Kodora on 2 cards and have only one behind your screen.",
        "Du schiebst 2 Kodoras in Hüllen und hast nur eine hinter deinem Sichtschirm.",
    ),
    (
        UPKEEP,
        declare(0, own="8"),
        "CH-ADV-KODORA-1",
        "no_kodora_on",
        "The 8 has no Kodora in its sleeve, and none is put on it.",
        "In der Hülle der 8 ist keine Kodora, und es kommt auch keine hinein.",
    ),
    (
        UPKEEP,
        declare(0, own="7{K}", sleeved="8"),
        "CH-ADV-KODORA-4",
        "stake_too_high",
        "2 bets take 4 VP, and you have 3.",
        "2 Wetten brauchen 4 Siegpunkte, und du hast 3.",
    ),
    (
        UPKEEP,
        declare(0, sleeved="6{B}"),
        "CH-ADV-KODORA-2",
        "colour_taken",
        "The 6 (Burny) already has a yellow advancement, Burny.",
        "Die 6 (Brando) hat schon eine gelbe Aufwertung, Brando.",
    ),
    (
        POOR,
        play(0, "8{B}* 8{S}"),
        "CH-POWER-4",
        "gain_too_late",
        "These abilities cost 1 power and you have 0; what unused abilities bring comes after the play.",
        (
            "Diese Spezialfähigkeiten kosten 1 Power, und du hast 0; was nicht aktivierte einbringen, kommt "
            "erst nach dem Ausspielen."
        ),
    ),
    (
        SMALL,
        declare(0, own="7{K}", sleeved="8"),
        "CH-ADV-KODORA-7",
        "keep_a_card",
        "At least one card must stay in your hand.",
        "Mindestens eine Karte muss auf der Hand bleiben.",
    ),
)
"""A state, an action, the rule and the message that refuse it, and how that is told in English and in German."""


@pytest.mark.parametrize(
    ("state", "action", "rule", "reason", "english", "german"), REFUSALS, ids=[row[3] for row in REFUSALS]
)
def test_refusals(state: ch.State, action: ch.Action, rule: str, reason: str, english: str, german: str) -> None:
    """Every kind of refusal, with names in it."""
    assert rule == refused(state, action)
    problem = ch.check(state, action)
    assert problem is not None
    assert (reason, english, german) == (problem.reason, ch.describe(problem, NAMES), ch.describe(problem, NAMES, "de"))


def test_every_refusal_is_shown_here() -> None:
    """All keys of refusals occur above."""
    keys = {key.removeprefix("refusal.") for key in ch.GAME.words["en"] if key.startswith("refusal.")}
    assert keys == {row[3] for row in REFUSALS}
