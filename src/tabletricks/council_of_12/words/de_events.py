"""
Council of 12 in German: what happens at the table.
"""

from __future__ import annotations


EVENTS = {
    "event.game_started": (
        "der Rat tritt mit {favour} Gunst zusammen; alle haben {supplicants:and} auf der Hand, und der Würfel zeigt "
        "die {die}"
    ),
    "event.round_started": "Runde {round}: „{title}“, Ziel {goals:and}",
    "event.round_started.chair": (
        "Runde {round}: „{title}“, Ziel {goals:and}; {chair} hat den Ratsvorsitz und spielt keine Karte"
    ),
    "event.round_started.succession": "Runde {round}: „{title}“",
    "event.supplicant_revealed": "{who} sucht Hilfe und kann nicht gespielt werden",
    "event.vote_cast.bell": "{seat} ist {yes:dafür|dagegen}, die Glocken zu läuten",
    "event.vote_cast.split": "{seat} ist für {yes:zwei Züge|einen Zug}",
    "event.bell_result": (
        "die Glocken läuten, und die nächste Herausforderung ist zu sehen: „{title}“, Ziel {goals:and}"
    ),
    "event.bell_result.succession": "die Glocken läuten, und die nächste Herausforderung ist zu sehen: „{title}“",
    "event.bell_result.rung": "die Glocken läuten",
    "event.bell_result.silent": "die Glocken bleiben still",
    "event.split_result": "der Rat geht die Herausforderung in {split:zwei Zügen|einem Zug} an",
    "event.hand_renewed": (
        "{seat} hat nur noch {cards} und erneuert die Handkarten: Diese Karte ist der neue Abwurfstapel, alle anderen "
        "kommen auf die Hand"
    ),
    "event.hand_renewed.several": (
        "{seat} hat keine spielbare Karte und erneuert die Handkarten: Neuer Abwurfstapel sind {cards:and}, alle "
        "anderen kommen auf die Hand"
    ),
    "event.hand_renewed.hidden": (
        "{seat} hat keine spielbare Karte und erneuert die Handkarten: Im neuen Abwurfstapel sieht man obenauf "
        "{cards:and} und darunter {covered:eine verdeckte Karte|# verdeckte Karten}, alle anderen kommen auf die Hand"
    ),
    "event.card_laid": "{seat} spielt {card} {open:offen|verdeckt}",
    "event.card_laid.hidden": "{seat} spielt eine Karte verdeckt",
    "event.card_changed": "{seat} nimmt die Karte zurück und spielt {card} {open:offen|verdeckt}",
    "event.card_changed.hidden": "{seat} nimmt die Karte zurück und spielt eine Karte verdeckt",
    "event.sentence_said": "{seat} sagt: {words}",
    "event.sentence_said.breaks": "{seat} sagt: {words}, und das Schweigen ist gebrochen",
    "event.seat_ready": "{seat} ist bereit",
    "event.talked": "{seat} meldet, dass geredet wurde; jetzt ist das erlaubt",
    "event.talked.breaks": "{seat} meldet, dass geredet wurde, und das Schweigen dieser Runde ist gebrochen",
    "event.talked.again": "{seat} meldet, dass geredet wurde; das Schweigen dieser Runde war schon gebrochen",
    "event.card_revealed": "{seat} deckt {card} auf",
    "event.card_revealed.further": "{seat} spielt {card} als weitere Karte",
    "event.negated": "{seats:and} haben {card} gespielt: Gleiche Karten negieren sich",
    "event.executed": "{seat} führt {card} aus",
    "event.executed.double": "{seat} führt {card} aus und verdoppelt den Würfelwert",
    "event.executed.halve": "{seat} führt {card} aus und halbiert den Würfelwert",
    "event.executed.up": "{seat} führt {card} aus und erhöht den Würfelwert um {number}",
    "event.executed.down": "{seat} führt {card} aus und verringert den Würfelwert um {number}",
    "event.executed.face": "{seat} führt {card} aus und dreht den Würfel auf die {number}",
    "event.executed.path": "{seat} führt {card} aus und kippt den Würfel: {number}",
    "event.executed.unknown": "{seat} führt {card} aus: {choice}",
    "event.no_effect.late": "{who} von {seat} bleibt ohne Effekt: Vorher wurde schon eine Karte ausgeführt",
    "event.no_effect.no_pile": "{who} von {seat} bleibt ohne Effekt: Es gibt keinen Abwurfstapel",
    "event.no_effect.used_up": (
        "{who} von {seat} bleibt ohne Effekt: Dieser Charakter wurde in dieser Runde schon ausgeführt oder negiert"
    ),
    "event.die_turned": "der Würfel zeigt die {values:and}",
    "event.die_turned.path": "der Würfel zeigt nacheinander {values}",
    "event.die_turned.stays": "der Würfel bleibt auf der {values}",
    "event.die_rolled": "der Würfel wird geworfen: {value}",
    "event.goal_replaced": "das Ziel ist jetzt {values} statt {before}",
    "event.card_taken_back": "{seat} nimmt {card} zurück",
    "event.card_taken_back.hidden": "{seat} nimmt eine verdeckte Karte zurück",
    "event.card_taken_back.uncovers": "{seat} nimmt {card} zurück; jetzt liegt {under} obenauf",
    "event.sub_round_ended.one": "der erste Zug erreicht {found}; es fehlt noch {rest}",
    "event.sub_round_ended.both": (
        "der erste Zug erreicht {found:and}; im zweiten muss ein anderes der beiden Ziele erreicht werden"
    ),
    "event.sub_round_ended.none": "der erste Zug endet mit der {die} statt {goals:or}",
    "event.evaluated.reward": "{verdict} ({points:# Punkt|# Punkte}). Belohnung: {effects}",
    "event.evaluated.penalty": "{verdict} ({points:# Punkt|# Punkte}). Strafe: {effects}",
    "event.evaluated.nothing": "{verdict} ({points:# Punkt|# Punkte}), und es folgt nichts daraus",
    "event.favour_changed.up": "die Gunst steigt von {before} auf {after}",
    "event.favour_changed.down": "die Gunst sinkt von {before} auf {after}",
    "event.favour_changed.full": "die Gunst steigt von {before} auf {after} und kann nicht höher steigen",
    "event.favour_changed.bell": "die Glocken kosten {by} Gunst: Aus {before} wird {after}",
    "event.favour_changed.succession": "die Uneinigkeit kostet {by} Gunst: Aus {before} wird {after}",
    "event.choice_opened.together": "der Rat muss wählen, {matter}",
    "event.choice_opened.alone": "{seats:and} {number:muss|müssen} wählen: {matter}",
    "event.choice_vote": "{seat} ist für {choice}",
    "event.council_chose": "der Rat wählt {choice}{how}",
    "event.council_chose.order": "der Rat wählt die Reihenfolge {supplicants}{how}",
    "event.card_discarded": "{seat} wirft {card} ab",
    "event.pile_recovered": "{seat} nimmt den ganzen Abwurfstapel auf die Hand: {count:# Karte|# Karten}",
    "event.supplicants_shown": "als Nächstes kommen: {supplicants}",
    "event.supplicants_shown.over": "Hilfesuchende, die nicht mehr gekommen sind: {supplicants}",
    "event.next_round_effect.open_play.one": "in der nächsten Runde darf eine Person ihre Karte offen spielen",
    "event.next_round_effect.open_play.all": "in der nächsten Runde dürfen alle ihre Karte offen spielen",
    "event.next_round_effect.ban": "in der nächsten Runde ist ein weiterer Charakter verboten",
    "event.next_round_effect.banned": "in der nächsten Runde ist {who} verboten",
    "event.next_round_effect.hush": "in der nächsten Runde darf niemand einen Satz sagen",
    "event.next_round_effect.free_bell": "in der nächsten Runde kostet die Glocke nichts",
    "event.effect_lost": "das bleibt ohne Folgen ({effect}): {why}",
    "event.extra_round.split": "der zweite Zug beginnt",
    "event.extra_round.replay": "ihr stellt euch derselben Herausforderung noch einmal, Ziel {goals:and}",
    "event.recruited": "{who} kommt bei allen auf die Hand",
    "event.round_ended": "Runde {round} ist zu Ende",
    "event.round_ended.boxed": "Runde {round} ist zu Ende, {box:und ihr habt durchgehalten|aber nicht schweigend}",
    "event.throne_revealed": "alle decken ihre Karte auf: {laid}",
    "event.throne_revealed.same": "alle decken ihre Karte auf und sind sich einig: {laid}",
    "event.game_ended.heir": ("der Rat hat gewonnen und die Thronfolge gesichert: Auf den Thron kommt {heir}. {term}"),
    "event.game_ended.won": "der Rat hat gewonnen, doch die Thronfolge bleibt ungewiss. {term}",
    "event.game_ended.lost": "der Rat hat alle Gunst verloren und wird verbannt. {term}",
    "event.game_ended.missed": (
        "der Rat hat durchgehalten und doch verloren; dem Szenario fehlt: {missed:and}. {term}"
    ),
    "event.game_ended.scenario": (
        "der Rat hat durchgehalten und doch verloren, denn das Szenario verlangt mehr. {term}"
    ),
}
