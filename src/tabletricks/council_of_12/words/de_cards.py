"""
Council of 12 in German: characters, challenges and what they do.

A character is told under ``card.`` as the subject of a sentence, and under ``word.`` as the object of a verb.
"""

from __future__ import annotations


CHARACTERS = {
    "card.alchemist": "der Alchemist",
    "word.alchemist": "den Alchemisten",
    "card.alchemist.title": "Der Alchemist",
    "card.alchemist.text": (
        "Verdopple oder halbiere den Würfelwert; beim Halbieren wird abgerundet, höher als 12 geht es nicht. Die "
        "1 muss verdoppelt, die 12 halbiert werden"
    ),
    "card.worker": "die Arbeiterin",
    "word.worker": "die Arbeiterin",
    "card.worker.title": "Die Arbeiterin",
    "card.worker.text": (
        "Kippe den Würfel auf eine der 5 anliegenden Seiten und dann noch einmal, aber nicht zurück auf die erste"
    ),
    "card.druid": "die Druidin",
    "word.druid": "die Druidin",
    "card.druid.title": "Die Druidin",
    "card.druid.text": "Erhöhe oder verringere den Würfelwert um 1, zwischen 1 und 12",
    "card.princess": "die Fürstin",
    "word.princess": "die Fürstin",
    "card.princess.title": "Die Fürstin",
    "card.princess.text": (
        "Wird sie als erste Karte ausgeführt, drehe den Würfel auf einen Zielwert der Herausforderung"
    ),
    "card.patient": "der Geduldige",
    "word.patient": "den Geduldigen",
    "card.patient.title": "Der Geduldige",
    "card.patient.text": (
        "Nimm eine beliebige Karte deines Abwurfstapels auf die Hand; die Reihenfolge der anderen bleibt"
    ),
    "card.golem": "der Golem",
    "word.golem": "den Golem",
    "card.golem.title": "Der Golem",
    "card.golem.text": "Bis zum Ende der Runde ist ein Ziel deiner Wahl 9/10/11/12",
    "card.warlock": "der Hexenmeister",
    "word.warlock": "den Hexenmeister",
    "card.warlock.title": "Der Hexenmeister",
    "card.warlock.text": "Kippe den Würfel auf eine der 5 anliegenden Seiten",
    "card.machine": "die Maschine",
    "word.machine": "die Maschine",
    "card.machine.title": "Die Maschine",
    "card.machine.text": "Erhöhe den Würfelwert um 2 oder 3, höchstens auf 12",
    "card.oracle": "das Orakel",
    "word.oracle": "das Orakel",
    "card.oracle.title": "Das Orakel",
    "card.oracle.text": (
        "Würfle, dann spiele eine weitere Karte. Hast du nur noch 1 Karte, erneuere zuvor deine Handkarten und "
        "nimm auch das Orakel auf die Hand"
    ),
    "card.parasite": "der Parasit",
    "word.parasite": "den Parasiten",
    "card.parasite.title": "Der Parasit",
    "card.parasite.text": "Verringere den Würfelwert um 2 oder 3, mindestens auf 1",
    "card.knight": "der Ritter",
    "word.knight": "den Ritter",
    "card.knight.title": "Der Ritter",
    "card.knight.text": "Bis zum Ende der Runde ist ein Ziel deiner Wahl 1/2/3/4",
    "card.shapeshifter": "die Wandlerin",
    "word.shapeshifter": "die Wandlerin",
    "card.shapeshifter.title": "Die Wandlerin",
    "card.shapeshifter.text": "Wende den Würfel auf die gegenüberliegende Seite",
}

TITLES = {
    "card.river_dry.title": "Fluss ausgetrocknet",
    "card.stray_herd.title": "Verlaufene Herde",
    "card.cracked_dam.title": "Riss im Damm",
    "card.catch_mammoth.title": "Mammut fangen",
    "card.tower_collapsed.title": "Wohnturm eingestürzt",
    "card.poisoned_well.title": "Brunnen vergiftet",
    "card.market_fog.title": "Nebel auf dem Markt",
    "card.celebration.title": "Feier",
    "card.mute_bell.title": "Stumme Glocke",
    "card.twin_stars.title": "Zwillingssterne",
    "card.lost_caravan.title": "Verirrte Karawane",
    "card.runaway_goats.title": "Entlaufene Ziegen",
    "card.solve_crime.title": "Verbrechen aufklären",
    "card.siren_song.title": "Sirenengesang",
    "card.harvest_feast.title": "Erntedank",
    "card.carrier_pigeons.title": "Brieftauben",
    "card.sleeping_giant.title": "Schlafender Riese",
    "card.travelling_circus.title": "Wanderzirkus",
    "card.cold_hearth.title": "Kalter Herd",
    "card.last_torch.title": "Letzte Fackel",
    "card.strange_lights.title": "Seltsame Lichter",
    "card.witch_hunt.title": "Hexenjagd",
    "card.stolen_seal.title": "Gestohlenes Siegel",
    "card.sealed_gate.title": "Versiegeltes Tor",
    "card.rotten_harvest.title": "Faule Ernte",
    "card.earthquake.title": "Erdbeben",
    "card.mirror_lake.title": "Spiegelsee",
    "card.feuding_brothers.title": "Feindliche Brüder",
    "card.contest.title": "Wettstreit",
    "card.zombie_horde.title": "Zombiehorde",
    "card.burning_bridges.title": "Brennende Brücken",
    "card.doppelganger.title": "Doppelgänger",
    "card.stone_of_silence.title": "Stein der Stille",
    "card.black_sun.title": "Schwarze Sonne",
    "card.divided_realm.title": "Geteiltes Reich",
    "card.uprising.title": "Aufstand",
    "card.succession.title": "Thronfolge sichern",
}

EFFECTS = {
    "word.effect.favour.gain": "{n} Gunst erhalten",
    "word.effect.favour.lose": "{n} Gunst verlieren",
    "word.effect.open_play.one": "in der nächsten Runde darf eine Person ihre Karte offen spielen",
    "word.effect.open_play.all": "in der nächsten Runde dürfen alle ihre Karte offen spielen",
    "word.effect.take_back.one.top": "eine Person nimmt die oberste Karte ihres Abwurfstapels zurück",
    "word.effect.take_back.one.any": "eine Person nimmt eine beliebige Karte ihres Abwurfstapels zurück",
    "word.effect.take_back.all.top": "alle nehmen die oberste Karte ihres Abwurfstapels zurück",
    "word.effect.take_back.all.any": "alle nehmen eine beliebige Karte ihres Abwurfstapels zurück",
    "word.effect.recover": "eine Person nimmt ihren ganzen Abwurfstapel auf die Hand",
    "word.effect.discard.one": "eine Person wirft eine Handkarte ab",
    "word.effect.discard.all": "alle werfen eine Handkarte ab",
    "word.effect.peek": "seht euch {n:den nächsten|die nächsten #} Hilfesuchenden an",
    "word.effect.arrange": "seht euch {n:den nächsten|die nächsten #} Hilfesuchenden an und ordnet sie beliebig",
    "word.effect.turn_die.tilt": "der Würfel darf einmal gekippt werden",
    "word.effect.turn_die.any": "dreht den Würfel auf einen beliebigen Wert",
    "word.effect.turn_die.flip": "wendet den Würfel auf die gegenüberliegende Seite",
    "word.effect.roll_die": "würfelt",
    "word.effect.ban.supplicant": "dieser Hilfesuchende ist auch in der nächsten Runde verboten",
    "word.effect.ban.choice": "verbietet einen Charakter für die nächste Runde",
    "word.effect.hush": "in der nächsten Runde darf niemand einen Satz sagen",
    "word.effect.free_bell": "in der nächsten Runde kostet die Glocke nichts",
    "word.effect.replay": "stellt euch derselben Herausforderung noch einmal",
    "card.challenge.text": "Ziel: {goals:and}. Bestanden: {reward}. Nicht bestanden: {penalty}",
    "card.succession.text": (
        "Spielt alle die gleiche Karte. Jeder weitere Charakter kostet 1 Gunst; sind alle gleich, ist dieser "
        "Charakter auf dem Thron"
    ),
}

CARDS = {**CHARACTERS, **TITLES, **EFFECTS}
