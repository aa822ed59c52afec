"""
What is read at the table: every sentence of the catalogues, in English and German.
"""

from __future__ import annotations

from typing import get_args

import pytest

from tabletricks import Outcome
from tabletricks import custom_heroes as ch
from tabletricks.core.words import problems_of_catalogues

from .builders import card, cards


NAMES = ("Ann", "Ben", "Cleo", "Dan")

SENTENCES: tuple[tuple[ch.Action | ch.Event | ch.Question, str, str], ...] = (
    (
        ch.DeclareKodora(0),
        "Ann bets nothing with Kodora.",
        "Ann wettet nicht mit Kodora.",
    ),
    (
        ch.DeclareKodora(0, (ch.Bet(card("3{K}"), False), ch.Bet(card("7"), True))),
        "Ann stakes VP on being the first one out, with 3 (Kodora) and 7 plus a Kodora from the screen.",
        "Ann wettet Siegpunkte auf Platz 1, mit 3 (Kodora) und 7 samt einer Kodora von hinter dem Sichtschirm.",
    ),
    (
        ch.Sleeve(0, "left_p1", card("7{B}")),
        "Ann puts Left hand +1 on the 7 (Burny).",
        "Ann schiebt Linke Hand +1 in die Hülle der 7 (Brando).",
    ),
    (
        ch.Sleeve(0, "my_fish", card("7")),
        "Ann puts my fish on the 7.",
        "Ann schiebt my fish in die Hülle der 7.",
    ),
    (
        ch.Trade(0),
        "Ann trades 4 power for 1 VP.",
        "Ann tauscht 4 Power gegen 1 Siegpunkt.",
    ),
    (
        ch.Play(0, cards("7 7{B,r+1}")),
        "Ann plays 7, 7 (Burny, Left hand +1).",
        "Ann spielt 7, 7 (Brando, Linke Hand +1).",
    ),
    (
        ch.Play(0, cards("7 7{B}"), cards("7{B}")),
        "Ann plays 7, 7 (Burny) and activates 7 (Burny).",
        "Ann spielt 7, 7 (Brando) und aktiviert 7 (Brando).",
    ),
    (
        ch.Pass(0),
        "Ann passes.",
        "Ann passt.",
    ),
    (
        ch.ResolveCap(0, 0),
        "Ann trades nothing and discards the power above 6.",
        "Ann tauscht nichts und wirft die Power über 6 ab.",
    ),
    (
        ch.ResolveCap(0, 1),
        "Ann trades 4 power for 1 VP once and discards what is still above 6.",
        "Ann tauscht einmal 4 Power gegen 1 Siegpunkt und wirft ab, was noch über 6 liegt.",
    ),
    (
        ch.ResolveCap(0, 2),
        "Ann trades 4 power for 1 VP 2 times and discards what is still above 6.",
        "Ann tauscht 2-mal 4 Power gegen 1 Siegpunkt und wirft ab, was noch über 6 liegt.",
    ),
    (
        ch.BetOnKodora(0, True, "CH-UPKEEP-4", 1),
        "Ann, do you stake 2 VP with Kodora on being the first one out? You can do so on one card, or on none.",
        "Ann, setzt du mit Kodora 2 Siegpunkte auf Platz 1? Das geht auf eine Karte, oder gar nicht.",
    ),
    (
        ch.BetOnKodora(0, True, "CH-UPKEEP-4", 3),
        ("Ann, do you stake 2 VP with Kodora on being the first one out? You can do so on up to 3 cards, or on none."),
        "Ann, setzt du mit Kodora 2 Siegpunkte auf Platz 1? Das geht auf bis zu 3 Karten, oder gar nicht.",
    ),
    (
        ch.LeadTrick(0, True, "CH-PLAY-11"),
        "Ann, lead the trick with a set of your choice.",
        "Ann, eröffne den Stich mit einem Set deiner Wahl.",
    ),
    (
        ch.AnswerTrick(0, True, "CH-TRICK-2", 1, 2, 6, 1, True),
        "Ann, beat 2 x 6 of Ben with a set of 2 that is worth 6 or more, or pass.",
        "Ann, schlag 2 x 6 von Ben mit einem 2er-Set im Wert von 6 oder höher, oder pass.",
    ),
    (
        ch.AnswerTrick(0, True, "CH-TRICK-2", 1, 2, 6, -1, True),
        "Ann, beat 2 x 6 of Ben with a set of 2 that is worth 6 or less, or pass.",
        "Ann, schlag 2 x 6 von Ben mit einem 2er-Set im Wert von 6 oder niedriger, oder pass.",
    ),
    (
        ch.AnswerTrick(0, True, "CH-TRICK-2", 1, 2, 6, 1, False),
        "Ann, beat 2 x 6 of Ben with a set of 2 that is worth more than 6, or pass.",
        "Ann, schlag 2 x 6 von Ben mit einem 2er-Set, das höher als 6 ist, oder pass.",
    ),
    (
        ch.AnswerTrick(0, True, "CH-TRICK-2", 1, 2, 6, -1, False),
        "Ann, beat 2 x 6 of Ben with a set of 2 that is worth less than 6, or pass.",
        "Ann, schlag 2 x 6 von Ben mit einem 2er-Set, das niedriger als 6 ist, oder pass.",
    ),
    (
        ch.AnswerTrick(0, True, "CH-TRICK-2", 1, 1, 6, 1, True),
        "Ann, beat the 6 of Ben with a card that is worth 6 or more, or pass.",
        "Ann, schlag die 6 von Ben mit einer Karte im Wert von 6 oder höher, oder pass.",
    ),
    (
        ch.AnswerTrick(0, True, "CH-TRICK-2", 1, 1, 6, -1, True),
        "Ann, beat the 6 of Ben with a card that is worth 6 or less, or pass.",
        "Ann, schlag die 6 von Ben mit einer Karte im Wert von 6 oder niedriger, oder pass.",
    ),
    (
        ch.AnswerTrick(0, True, "CH-TRICK-2", 1, 1, 6, 1, False),
        "Ann, beat the 6 of Ben with a card that is worth more than 6, or pass.",
        "Ann, schlag die 6 von Ben mit einer Karte, die höher als 6 ist, oder pass.",
    ),
    (
        ch.AnswerTrick(0, True, "CH-TRICK-2", 1, 1, 6, -1, False),
        "Ann, beat the 6 of Ben with a card that is worth less than 6, or pass.",
        "Ann, schlag die 6 von Ben mit einer Karte, die niedriger als 6 ist, oder pass.",
    ),
    (
        ch.AnswerTrick(0, True, "CH-TRICK-2", 1, 1, None, 1, True),
        "Ann, beat the Ascended Form of Ben with another one, or pass.",
        "Ann, schlag die Mystische Form von Ben mit einer anderen, oder pass.",
    ),
    (
        ch.MaySleeve(0, False, "CH-SLEEVE-10"),
        "Ann, you may put advancements on cards of your hand, though it is not your turn.",
        "Ann, du darfst Handkarten aufwerten, auch wenn du nicht am Zug bist.",
    ),
    (
        ch.ComeDownToCap(0, True, "CH-POWER-9", 9, 1),
        (
            "Ann, you hold 9 power and may keep 6: trade 4 power for 1 VP once or not at all, then discard "
            "what is still above 6."
        ),
        (
            "Ann, du hast 9 Power und darfst 6 behalten: Tausche einmal 4 Power gegen 1 Siegpunkt oder gar "
            "nicht, und wirf dann ab, was noch über 6 liegt."
        ),
    ),
    (
        ch.ComeDownToCap(0, True, "CH-POWER-9", 12, 2),
        (
            "Ann, you hold 12 power and may keep 6: trade 4 power for 1 VP up to 2 times or not at all, then "
            "discard what is still above 6."
        ),
        (
            "Ann, du hast 12 Power und darfst 6 behalten: Tausche bis zu 2-mal 4 Power gegen 1 Siegpunkt oder "
            "gar nicht, und wirf dann ab, was noch über 6 liegt."
        ),
    ),
    (
        ch.ComeDownToCap(0, True, "CH-POWER-9", None, None),
        "Ann, come down to 6 power.",
        "Ann, geh auf 6 Power herunter.",
    ),
    (
        ch.GameStarted(4, 1, 1, 2, ("ascended", "kodora")),
        (
            "A game of 4 players begins. Everybody has 1 VP, 2 power, and Ascended Form and Kodora behind the screen; "
            "Ben leads the first hand."
        ),
        (
            "Eine Partie mit 4 Personen beginnt. Alle haben 1 Siegpunkt, 2 Power und hinter dem Sichtschirm Mystische "
            "Form und Kodora; Ben eröffnet die erste Runde."
        ),
    ),
    (
        ch.HandStarted(2, False, (0, 1, 2, 3), 1),
        "Hand 2 begins; Ben leads it.",
        "Runde 2 beginnt; Ben eröffnet sie.",
    ),
    (
        ch.HandStarted(7, True, (0, 2, 3), 3),
        ("The final hand of Ann, Cleo and Dan begins; whoever is the first one out wins the game, and Dan leads it."),
        (
            "Die Sudden-Death-Runde von Ann, Cleo und Dan beginnt; wer zuerst keine Karten mehr hat, gewinnt "
            "die Partie, und Dan eröffnet."
        ),
    ),
    (
        ch.CardsDealt(0, 3, cards("1 2 10{g12}")),
        "Ann is dealt 3 cards: 1, 2, 10 (Aura 12).",
        "Ann bekommt 3 Karten: 1, 2, 10 (Aura 12).",
    ),
    (
        ch.CardsDealt(0, 10, None),
        "Ann is dealt 10 cards.",
        "Ann bekommt 10 Karten.",
    ),
    (
        ch.CardsReturned(0, 1, cards("7")),
        "Ann puts the last card back into the deck: 7.",
        "Ann legt die letzte Karte in den Kartenstapel zurück: 7.",
    ),
    (
        ch.CardsReturned(0, 3, None),
        "Ann puts the last 3 cards back into the deck unseen.",
        "Ann legt die letzten 3 Karten verdeckt in den Kartenstapel zurück.",
    ),
    (
        ch.ChoiceMade(0),
        "Ann has decided about Kodora.",
        "Ann hat über Kodora entschieden.",
    ),
    (
        ch.KodoraRevealed(0, (), 0, 0, 3, None),
        "Ann bets nothing with Kodora.",
        "Ann wettet nicht mit Kodora.",
    ),
    (
        ch.KodoraRevealed(0, cards("3{K} 7{K}"), 1, 4, 2, cards("3{K} 7")),
        "Ann lays 3 (Kodora) and 7 (Kodora) aside and stakes 4 VP on being the first one out.",
        "Ann legt 3 (Kodora) und 7 (Kodora) vor den Sichtschirm und setzt 4 Siegpunkte auf Platz 1.",
    ),
    (
        ch.PlayerOut(0, 1),
        "Ann has no cards left and is first in this hand.",
        "Ann hat keine Karten mehr und belegt in dieser Runde Platz 1.",
    ),
    (
        ch.PlayerOut(0, 2),
        "Ann has no cards left and is second in this hand.",
        "Ann hat keine Karten mehr und belegt in dieser Runde Platz 2.",
    ),
    (
        ch.PlayerOut(0, 3),
        "Ann has no cards left and is third in this hand.",
        "Ann hat keine Karten mehr und belegt in dieser Runde Platz 3.",
    ),
    (
        ch.PlayerOut(0, 4),
        "Ann has no cards left and is fourth in this hand.",
        "Ann hat keine Karten mehr und belegt in dieser Runde Platz 4.",
    ),
    (
        ch.PlayerOut(0, 5),
        "Ann has no cards left and is fifth in this hand.",
        "Ann hat keine Karten mehr und belegt in dieser Runde Platz 5.",
    ),
    (
        ch.PlayerOut(0, 6),
        "Ann has no cards left and is sixth in this hand.",
        "Ann hat keine Karten mehr und belegt in dieser Runde Platz 6.",
    ),
    (
        ch.KodoraSettled(0, 12, True, 4),
        "Ann wins the Kodora bet and takes 4 VP, the stake and as much again (12 VP now).",
        "Ann gewinnt die Kodora-Wette und bekommt 4 Siegpunkte, den Einsatz und noch einmal so viel (jetzt 12).",
    ),
    (
        ch.KodoraSettled(0, 3, False, 2),
        "Ann is not first and loses the 2 VP staked with Kodora (3 VP left).",
        "Ann ist nicht auf Platz 1 und verliert die 2 auf Kodora gesetzten Siegpunkte (es bleiben 3).",
    ),
    (
        ch.KodoraReturned(0, 5, 2),
        "Ann takes back the 2 VP staked with Kodora, since the game ends before the bet is settled (5 VP now).",
        (
            "Ann nimmt die 2 auf Kodora gesetzten Siegpunkte zurück, weil die Partie vor der Abrechnung der "
            "Wette endet (jetzt 5)."
        ),
    ),
    (
        ch.RewardGiven(0, 6, 1, 5, 0, 1, 3),
        "Ann, first in this hand, gets 5 VP and 1 advancement (6 VP and 3 power now).",
        "Ann (Platz 1) bekommt 5 Siegpunkte und 1 Aufwertung (jetzt 6 Siegpunkte und 3 Power).",
    ),
    (
        ch.RewardGiven(0, 2, 3, 1, 2, 2, 4),
        "Ann, third in this hand, gets 1 VP, 2 power and 2 advancements (2 VP and 4 power now).",
        "Ann (Platz 3) bekommt 1 Siegpunkt, 2 Power und 2 Aufwertungen (jetzt 2 Siegpunkte und 4 Power).",
    ),
    (
        ch.RewardGiven(0, 3, 4, -1, 2, 3, 4),
        "Ann, fourth in this hand, loses 1 VP but gets 2 power and 3 advancements (3 VP and 4 power now).",
        "Ann (Platz 4) verliert 1 Siegpunkt und bekommt 2 Power und 3 Aufwertungen (jetzt 3 Siegpunkte und 4 Power).",
    ),
    (
        ch.RewardGiven(0, 0, 4, 0, 2, 3, 4),
        "Ann, fourth in this hand, stays at 0 VP and gets 2 power and 3 advancements (4 power now).",
        "Ann (Platz 4) bleibt bei 0 Siegpunkten und bekommt 2 Power und 3 Aufwertungen (jetzt 4 Power).",
    ),
    (
        ch.RewardGiven(0, 6, 2, 3, 1, 2, None),
        "Ann, second in this hand, gets 3 VP, 1 power and 2 advancements (6 VP now).",
        "Ann (Platz 2) bekommt 3 Siegpunkte, 1 Power und 2 Aufwertungen (jetzt 6 Siegpunkte).",
    ),
    (
        ch.RewardGiven(0, 0, 4, 0, 2, 3, None),
        "Ann, fourth in this hand, stays at 0 VP and gets 2 power and 3 advancements.",
        "Ann (Platz 4) bleibt bei 0 Siegpunkten und bekommt 2 Power und 3 Aufwertungen.",
    ),
    (
        ch.AdvancementsDrawn(0, 2, 2, ("burny", "left_m2")),
        "Ann draws 2 advancements from the bag: Burny, Left hand -2.",
        "Ann zieht 2 Aufwertungen aus dem Beutel: Brando, Linke Hand -2.",
    ),
    (
        ch.AdvancementsDrawn(0, 1, 1, None),
        "Ann draws 1 advancement from the bag.",
        "Ann zieht 1 Aufwertung aus dem Beutel.",
    ),
    (
        ch.AdvancementsDrawn(0, 1, 3, ("aura_12",)),
        "Ann draws only 1 of 3 advancements, and with that the bag is empty: Aura 12.",
        "Ann zieht nur 1 von 3 Aufwertungen, damit ist der Beutel leer: Aura 12.",
    ),
    (
        ch.AdvancementsDrawn(0, 1, 3, None),
        "Ann draws only 1 of 3 advancements, and with that the bag is empty.",
        "Ann zieht nur 1 von 3 Aufwertungen, damit ist der Beutel leer.",
    ),
    (
        ch.AdvancementsDrawn(0, 0, 3, None),
        "Ann draws nothing, for the bag is empty.",
        "Ann zieht nichts, denn der Beutel ist leer.",
    ),
    (
        ch.LastPlaceReset(0, 12, 9),
        "Ann goes back from 12 to 9 VP: the last one in a hand cannot keep enough to win.",
        ("Ann geht von 12 auf 9 Siegpunkte zurück: Auf dem letzten Platz einer Runde behält niemand genug zum Sieg."),
    ),
    (
        ch.HandEnded(2, (2, 0, 1, 3), (5, 3, 10, 0)),
        "Hand 2 is over, in the order Cleo, Ann, Ben, Dan; VP now: Ann 5, Ben 3, Cleo 10, Dan 0.",
        (
            "Runde 2 ist zu Ende, in der Reihenfolge Cleo, Ann, Ben, Dan; Siegpunkte jetzt: Ann 5, Ben 3, "
            "Cleo 10, Dan 0."
        ),
    ),
    (
        ch.FinalHandAnnounced(0, (0, 1), 1),
        (
            "Nobody has won, for Ann was first in the last regular hand without having the most VP alone; Ann "
            "and Ben play a final hand, which Ben leads."
        ),
        (
            "Niemand hat gewonnen, denn Ann war in der letzten regulären Runde auf Platz 1, hat aber nicht "
            "allein die meisten Siegpunkte; es kommt zum Sudden Death zwischen Ann und Ben, und Ben eröffnet."
        ),
    ),
    (
        ch.GameEnded(Outcome.ranked((12, 3, 4, 4)), "threshold"),
        "Ann was the first one out with enough VP and wins the game; VP: Ann 12, Ben 3, Cleo 4, Dan 4.",
        ("Ann ist mit genug Siegpunkten auf Platz 1 und gewinnt die Partie; Siegpunkte: Ann 12, Ben 3, Cleo 4, Dan 4."),
    ),
    (
        ch.GameEnded(Outcome.ranked((12, 3, 4, 4)), "last_regular_hand"),
        (
            "Ann was first in the last regular hand, has the most VP alone, and wins the game; VP: Ann 12, "
            "Ben 3, Cleo 4, Dan 4."
        ),
        (
            "Ann ist in der letzten regulären Runde auf Platz 1, hat allein die meisten Siegpunkte und "
            "gewinnt die Partie; Siegpunkte: Ann 12, Ben 3, Cleo 4, Dan 4."
        ),
    ),
    (
        ch.GameEnded(Outcome.ranked((2, 3, 4, 4), winners=[0]), "final_hand"),
        ("Ann is the first one out in the final hand and wins the game, whatever the VP: Ann 2, Ben 3, Cleo 4, Dan 4."),
        (
            "Ann ist im Sudden Death auf Platz 1 und gewinnt die Partie, unabhängig von den Siegpunkten: Ann "
            "2, Ben 3, Cleo 4, Dan 4."
        ),
    ),
    (
        ch.TrickStarted(0),
        "Ann leads a new trick.",
        "Ann eröffnet einen neuen Stich.",
    ),
    (
        ch.Sleeved(0, "right_m3", card("7")),
        "Ann puts Right hand -3 on the 7.",
        "Ann schiebt Rechte Hand -3 in die Hülle der 7.",
    ),
    (
        ch.Sleeved(0, None, None),
        "Ann puts an advancement on a card.",
        "Ann schiebt eine Aufwertung in eine Kartenhülle.",
    ),
    (
        ch.PowerTraded(0, 4, 1),
        "Ann trades 4 power for 1 VP (4 VP and 1 power now).",
        "Ann tauscht 4 Power gegen 1 Siegpunkt (jetzt 4 Siegpunkte und 1 Power).",
    ),
    (
        ch.PowerTraded(0, 4, None),
        "Ann trades 4 power for 1 VP (4 VP now).",
        "Ann tauscht 4 Power gegen 1 Siegpunkt (jetzt 4 Siegpunkte).",
    ),
    (
        ch.SetPlayed(0, cards("7 7"), (), 2, 7),
        "Ann plays 7, 7.",
        "Ann spielt 7, 7.",
    ),
    (
        ch.SetPlayed(0, cards("7{K}"), (), 1, 7),
        "Ann plays 7 (Kodora).",
        "Ann spielt 7 (Kodora).",
    ),
    (
        ch.SetPlayed(0, cards("7{r+1}"), (), 1, 8),
        "Ann plays 7 (Left hand +1), worth 8.",
        "Ann spielt 7 (Linke Hand +1), Wert 8.",
    ),
    (
        ch.SetPlayed(0, cards("7{r+1} 8"), (), 2, 8),
        "Ann plays 7 (Left hand +1), 8, which makes 2 x 8.",
        "Ann spielt 7 (Linke Hand +1), 8, das macht 2 x 8.",
    ),
    (
        ch.SetPlayed(0, cards("7 7{B}"), cards("7{B}"), 3, 7),
        "Ann plays 7, 7 (Burny) and activates 7 (Burny), which makes 3 x 7.",
        "Ann spielt 7, 7 (Brando) und aktiviert 7 (Brando), das macht 3 x 7.",
    ),
    (
        ch.SetPlayed(0, cards("3{A}"), cards("3{A}"), 1, None),
        "Ann plays 3 (Ascended Form) as an Ascended Form, which only another one beats.",
        "Ann spielt 3 (Mystische Form) als Mystische Form, die nur eine andere schlägt.",
    ),
    (
        ch.PowerPaid(0, 2, 3),
        "Ann pays 2 power for abilities (3 left).",
        "Ann bezahlt 2 Power für Spezialfähigkeiten (es bleiben 3).",
    ),
    (
        ch.PowerPaid(0, 2, None),
        "Ann pays 2 power for abilities.",
        "Ann bezahlt 2 Power für Spezialfähigkeiten.",
    ),
    (
        ch.PowerGained(0, 2, None),
        "Ann gains 2 power for 2 abilities not used.",
        "Ann erhält 2 Power für 2 nicht aktivierte Spezialfähigkeiten.",
    ),
    (
        ch.PowerGained(0, 1, 4),
        "Ann gains 1 power for an ability not used (4 power now).",
        "Ann erhält 1 Power für eine nicht aktivierte Spezialfähigkeit (jetzt 4 Power).",
    ),
    (
        ch.PowerGained(0, 2, 5),
        "Ann gains 2 power for 2 abilities not used (5 power now).",
        "Ann erhält 2 Power für 2 nicht aktivierte Spezialfähigkeiten (jetzt 5 Power).",
    ),
    (
        ch.DirectionFlipped(-1),
        "Charmy turns the trick round: values go down now.",
        "Charmanta dreht die Rangfolge um: Die Werte gehen jetzt abwärts.",
    ),
    (
        ch.DirectionFlipped(1),
        "Charmy turns the trick round: values go up again.",
        "Charmanta dreht die Rangfolge um: Die Werte gehen wieder aufwärts.",
    ),
    (
        ch.Passed(0),
        "Ann passes.",
        "Ann passt.",
    ),
    (
        ch.TurnSkipped(0, 3, 7),
        "Ann is skipped, because Dan has played an equal set, also worth 7.",
        "Ann muss aussetzen, weil Dan denselben Wert ausgespielt hat, 7.",
    ),
    (
        ch.TurnSkipped(0, 3, None),
        "Ann is skipped, because Dan has answered an Ascended Form with another one.",
        "Ann muss aussetzen, weil Dan auf eine Mystische Form eine andere ausgespielt hat.",
    ),
    (
        ch.TrickWon(0, 0),
        "Ann wins the trick.",
        "Ann gewinnt den Stich.",
    ),
    (
        ch.TrickWon(0, 1),
        "Ann wins the trick but has no cards left, so that Ben leads the next one.",
        "Ann gewinnt den Stich, hat aber keine Karten mehr; den nächsten eröffnet Ben.",
    ),
    (
        ch.SpectorScored(0, 9, 1),
        "Ann gets 1 VP for winning the trick with a Spector (9 VP now).",
        "Ann bekommt 1 Siegpunkt für den gewonnenen Stich mit Spukis (jetzt 9).",
    ),
    (
        ch.SpectorScored(0, 10, 2),
        "Ann gets 2 VP for winning the trick with 2 Spectors (10 VP now).",
        "Ann bekommt 2 Siegpunkte für den gewonnenen Stich mit 2-mal Spukis (jetzt 10).",
    ),
    (
        ch.TrickAbandoned(3),
        "Nobody wins this trick: only Dan has cards left, and the hand is over.",
        "Diesen Stich gewinnt niemand: Nur Dan hat noch Karten, und die Runde ist zu Ende.",
    ),
    (
        ch.CapPending(0),
        "Ann holds more than 6 power and has to come down to 6.",
        "Ann hat mehr als 6 Power und muss auf 6 heruntergehen.",
    ),
    (
        ch.CapResolved(0, 4, 1, 0, 5),
        "Ann trades 4 power for 1 VP once (4 VP and 5 power now).",
        "Ann tauscht einmal 4 Power gegen 1 Siegpunkt (jetzt 4 Siegpunkte und 5 Power).",
    ),
    (
        ch.CapResolved(0, 5, 2, 0, 4),
        "Ann trades 4 power for 1 VP 2 times (5 VP and 4 power now).",
        "Ann tauscht 2-mal 4 Power gegen 1 Siegpunkt (jetzt 5 Siegpunkte und 4 Power).",
    ),
    (
        ch.CapResolved(0, 4, 1, 1, 6),
        "Ann trades 4 power for 1 VP once (4 VP now) and discards 1 power.",
        "Ann tauscht einmal 4 Power gegen 1 Siegpunkt (jetzt 4) und wirft 1 Power ab.",
    ),
    (
        ch.CapResolved(0, 3, 0, 3, 6),
        "Ann discards 3 power.",
        "Ann wirft 3 Power ab.",
    ),
)
"""A value, and how it is told in English and in German."""


@pytest.mark.parametrize(("thing", "english", "german"), SENTENCES, ids=[row[1] for row in SENTENCES])
def test_sentences(thing: ch.Action | ch.Event | ch.Question, english: str, german: str) -> None:
    """Every kind of action, event and question, with each of its variants."""
    assert (english, german) == (ch.describe(thing, NAMES), ch.describe(thing, NAMES, "de"))


def test_without_names() -> None:
    """Seats have numbers where nobody has told their names."""
    assert "Seat 2 passes." == ch.describe(ch.Pass(2))
    assert "Platz 2 passt." == ch.describe(ch.Pass(2), language="de")


def test_both_languages_say_everything() -> None:
    """The catalogues have the same keys and values."""
    assert ("en", "de") == ch.languages()
    assert [] == problems_of_catalogues(ch.GAME.words)


def test_every_sentence_is_shown_here() -> None:
    """All classes and all keys of actions, events and questions occur above."""
    told = [row[0] for row in SENTENCES]
    assert {*get_args(ch.Action), *get_args(ch.Event), *get_args(ch.Question)} == set(map(type, told))
    parts = {"action.declare_kodora.carried", "action.declare_kodora.sleeved"}
    parts |= {f"event.reward_given.{gift}" for gift in ("vp", "power", "advancements")}
    keys = {key for key in ch.GAME.words["en"] if key.startswith(("action.", "event.", "question."))}
    assert keys == parts | {thing.message().key for thing in told}
