"""
The game in German: what players can do, and what they are asked.
"""

from __future__ import annotations


ACTIONS = {
    "action.play": "{seat} spielt {card}",
    "action.play.power": "{seat} spielt {card} mit Powerkarte {place}",
    "action.play.power_card": "{seat} spielt {card} mit «{power_card}» (Powerkarte {place})",
    "action.draw": "{seat} zieht",
    "action.end_turn": "{seat} spielt nichts mehr",
    "action.target": "{seat} wählt {target}",
    "action.share": "{seat} lässt {target} {count:# Karte|# Karten} ziehen",
    "action.wish_colour": "{seat} wünscht sich {colour}",
    "action.wish_number": "{seat} wünscht sich eine {number}",
    "action.throw": "{seat} wirft {card} rein",
    "action.pass": "{seat} verzichtet",
    "action.pick": "{seat} wählt {card}",
    "action.pick.nothing": "{seat} hat keine solche Karte",
    "action.give": "{seat} gibt {card} an {to}",
    "action.take": "{seat} nimmt {card}",
    "action.discard": "{seat} wirft {card} ab",
    "action.acknowledge": "{seat} hat genug gesehen",
    "action.choose_colour": "{seat} wählt {colour}",
    "action.choose_power": "{seat} wählt Powerkarte {place} von {owner}",
    "action.choose_power.own": "{seat} wählt die eigene Powerkarte {place}",
    "action.use_effect": "{seat} führt den Effekt aus",
    "action.lay": "{seat} legt {card}",
    "action.imitate": "{seat} imitiert {card}",
    "action.choose_event": "{seat} wählt «{event}»",
    "action.assign": "{seat} gibt die Handkarten von {owner} an {to}",
    "action.assign.own": "{seat} behält die Handkarten von {owner}",
    "action.risk": "{seat} deckt eine Karte auf",
}

QUESTIONS: dict[str, str] = {
    **ACTIONS,
    "question.play": "{seat}, spiel eine Karte (es passt {demand}) oder {drawn:beende den Zug|zieh eine}",
    "question.play.second_chance": "{seat}, auf «2nd Chance» muss noch eine Karte folgen (es passt {demand})",
    "question.play.second_chance.drawn": (
        "{seat}, lass auf «2nd Chance» noch eine Karte folgen (es passt {demand}) oder beende den Zug"
    ),
    "question.play.random_chance": "{seat}, spiel mit «Random Chance» noch eine Karte; sie muss nicht passen",
    "question.choose_card.first": "{left:1 Karte|# Karten}",
    "question.choose_card.more": "{left:noch 1 Karte|noch # Karten}",
    "question.choose_card.unknown": "Karten",
    "question.choose_card.give": "{seat}, «{card}»: Wähle {cards} für {to}",
    "question.choose_card.take": "{seat}, «{card}»: Nimm {cards} von {owner}",
    "question.choose_card.market": "{seat}, «Market»: Nimm eine offene Karte",
    "question.choose_card.recession": "{seat}, «Recession»: Wirf {cards} ab",
    "question.choose_card.parasite": "{seat}, «Parasite»: Wirf bis zu {cards} ab oder hör auf",
    "question.choose_card.seppuku": "{seat}, «Seppuku»: Wirf bis zu {cards} ab oder hör auf",
    "question.choose_card.gambling_man": (
        "{seat}, «Gambling Man»: Leg eine möglichst tiefe Zahlenkarte in {colour} verdeckt auf den Tisch"
    ),
    "question.choose_card.russian_roulette": "{seat}, «Russian Roulette»: Leg eine Karte dazu",
    "question.choose_card.tsunami": "{seat}, «Tsunami»: Leg eine Karte mit mindestens {worth:# Punkt|# Punkten}",
    "question.choose_card.tsunami.first": "{seat}, «Tsunami»: Leg eine beliebige Karte",
    "question.give_card": "{seat}, «{card}»: Wähle eine Karte und wer sie bekommt",
    "question.give_card.several": "{seat}, «{card}»: Wähle eine Karte und wer sie bekommt; noch {left} sind zu geben",
    "question.choose_player": "{seat}, wähle, gegen wen du «{card}» einsetzt",
    "question.choose_player.optional": "{seat}, wähle, gegen wen du «{card}» einsetzt, oder verzichte",
    "question.choose_player.trust_fall": "{seat}, «Trust Fall»: Wähle, wer dir Karten schenken muss",
    "question.choose_player.recycling": "{seat}, «Recycling»: Wähle, wer die Karte wieder aufnimmt",
    "question.choose_player.special_charge": (
        "{seat}, «Special Charge»: Wähle, wer für jede Spezialkarte eine Karte ziehen muss"
    ),
    "question.choose_player.identity_theft": (
        "{seat}, «Identity Theft»: Wähle zwei, die ihre Plätze tauschen, zuerst jemanden davon"
    ),
    "question.choose_player.identity_theft.second": (
        "{seat}, «Identity Theft»: Wähle, wer mit {first} den Platz tauscht"
    ),
    "question.share": (
        "{seat}, «Fantastic Four»: Wähle, wer {left:# Karte|# Karten} ziehen muss, zusammen oder aufgeteilt"
    ),
    "question.share.rest": (
        "{seat}, «Fantastic Four»: Wähle, wer {left:die letzte Karte|die anderen # Karten} ziehen muss"
    ),
    "question.wish": "{seat}, «{card}»: Wünsch dir eine Farbe{optional: oder verzichte|}",
    "question.wish.number": "{seat}, «{card}»: Wünsch dir eine Zahl von 1 bis 9{optional: oder verzichte|}",
    "question.wish.both": (
        "{seat}, «{card}»: Wünsch dir eine Farbe oder eine Zahl von 1 bis 9{optional: oder verzichte|}"
    ),
    "question.react.counterattack": (
        "{seat}, {author} setzt «{card}» gegen dich ein: Wirf «Counterattack» rein oder lass es zu"
    ),
    "question.react.nice_try": (
        "{seat}, {finishers:and} {one:hat|haben} keine Karten mehr: Wirf «Nice Try» rein oder lass es zu"
    ),
    "question.react.lucky_bastard": (
        "{seat}, {author} löst ein Ereignis aus: Wirf «Lucky Bastard» rein oder lass es bleiben"
    ),
    "question.react.lucky_bastard.own": (
        "{seat}, du löst ein Ereignis aus: Wirf «Lucky Bastard» rein oder lass es bleiben"
    ),
    "question.choose_colour": "{seat}, «{card}»: Wähle {colours:or}",
    "question.choose_colour.any": "{seat}, «{card}»: Wähle eine Farbe",
    "question.choose_power.edison": "{seat}, «Edison»: Wähle eine Powerkarte zum Austauschen oder verzichte",
    "question.choose_power.edison.second": (
        "{seat}, «Edison»: Wähle die Powerkarte einer anderen Person, die gegen Powerkarte {place} von {owner} "
        "getauscht wird"
    ),
    "question.choose_power.recharge": (
        "{seat}, «Recharge»: Wähle eine aufgedeckte Powerkarte zum Zudecken oder verzichte"
    ),
    "question.choose_power.update": "{seat}, «Update»: Wähle eine alte Powerkarte, die in den Stapel gemischt wird",
    "question.decide.seppuku": (
        "{seat}, «Seppuku»: Deck eine Karte auf (bei einer Zahlenkarte 21 Punkte vom Konto, sonst 42 dazu) oder "
        "lass es (21 dazu)"
    ),
    "question.decide.seppuku.cards": (
        "{seat}, «Seppuku»: Deck eine Karte auf (bei einer Zahlenkarte 2 Karten abwerfen, sonst 4 ziehen) oder "
        "lass es (2 ziehen)"
    ),
    "question.decide.update": "{seat}, «Update»: Nimm eine neue Powerkarte für eine alte oder verzichte",
    "question.decide.rewind": "{seat}, «Rewind»: Führ den Effekt von {turned} aus oder verzichte",
    "question.imitate": "{seat}, nenn die Karte, die «Mimicry» imitiert; sie muss passen",
    "question.imitate.free": "{seat}, nenn die Karte, die «Mimicry» imitiert",
    "question.choose_event.event_manager": "{seat}, «Event Manager»: Wähle {events:or}",
    "question.choose_event.repeat": "{seat}, «Repeat»: Wähle ein Ereignis, das erneut ausgeführt wird ({events:or})",
    "question.assign_hand": "{seat}, «Distributor»: Wähle, wer die Handkarten von {owner} bekommt",
    "question.look": "{seat}, schau dir die offenen Handkarten an und sag, wenn du genug gesehen hast",
}
