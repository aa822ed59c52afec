"""
The game in German: how cards, events and powers are called, and what they do.
"""

from __future__ import annotations


LABELS = {
    "card.title": "{name}",
    "card.number.title": "{suit} {number}",
    "card.colours_0.title": "{kind}",
    "card.colours_1.title": "{kind} in {colour}",
    "card.colours_2.title": "{kind} in {colour}-{other}",
    "card.number": "{suit} {number}",
    "card.colours_0": "«{kind}»",
    "card.colours_1": "«{kind}» in {colour}",
    "card.colours_2": "«{kind}» in {colour}-{other}",
    "card.demand.number": "{colour} oder eine {number}",
    "card.demand.symbol": "{colour} oder «{symbol}»",
    "card.demand.colour_wish": "{colour}",
    "card.demand.number_wish": "eine {number}",
    "card.demand.black_wish": "eine schwarze Karte",
    "card.demand.black": "eine farbige {number}",
    "card.demand.open": "jede Karte",
}

WORDS = {
    "word.red": "Rot",
    "word.yellow": "Gelb",
    "word.green": "Grün",
    "word.blue": "Blau",
    "word.black": "Schwarz",
    "word.rows": "{row}; {rest}",
}

SPECIAL_CARDS = {
    "word.second_chance": "2nd Chance",
    "word.exchange": "Exchange",
    "word.gift": "Gift",
    "word.skip": "Skip",
    "word.fantastic": "Fantastic",
    "word.fantastic_four": "Fantastic Four",
    "word.counterattack": "Counterattack",
    "word.equality": "Equality",
    "word.nice_try": "Nice Try",
    "word.fuck_you": "Fuck You",
    "word.colour_swap": "Colour Swap",
    "word.thief": "Thief",
    "word.troublemaker": "Troublemaker",
    "word.inequality": "Inequality",
    "word.lucky_bastard": "Lucky Bastard",
    "word.special_favours": "Special Favours",
    "word.curse": "Curse",
    "word.mimicry": "Mimicry",
    "word.recharge": "Recharge",
    "word.edison": "Edison",
    "word.update": "Update",
    "word.the_end": "The End",
}

EVENTS = {
    "word.all_seeing_eye": "The All-Seeing Eye",
    "word.charity": "Charity",
    "word.communism": "Communism",
    "word.doomsday": "Doomsday",
    "word.earthquake": "Earthquake",
    "word.expansion": "Expansion",
    "word.finish_line": "Finish Line",
    "word.friday_13": "Friday the 13th",
    "word.gambling_man": "Gambling Man",
    "word.market": "Market",
    "word.mating_season": "Mating Season",
    "word.merry_christmas": "Merry Christmas",
    "word.mexican_standoff": "Mexican Standoff",
    "word.recession": "Recession",
    "word.robin_hood": "Robin Hood",
    "word.surprise_party": "Surprise Party",
    "word.third_time_lucky": "Third Time Lucky",
    "word.time_bomb": "Time Bomb",
    "word.tornado": "Tornado",
    "word.vandalism": "Vandalism",
    "word.black_hole": "Black Hole",
    "word.capitalism": "Capitalism",
    "word.crowdfunding": "Crowdfunding",
    "word.distributor": "Distributor",
    "word.double_taxation": "Double Taxation",
    "word.event_manager": "Event Manager",
    "word.identity_theft": "Identity Theft",
    "word.last_chance": "Last Chance",
    "word.plague": "Plague",
    "word.plus_one": "Plus One",
    "word.repeat": "Repeat",
    "word.russian_roulette": "Russian Roulette",
    "word.seppuku": "Seppuku",
    "word.trust_fall": "Trust Fall",
    "word.black_jack": "Black Jack",
    "word.chargenado": "Chargenado",
    "word.epic_fail": "Epic Fail",
    "word.loot": "Loot",
    "word.parasite": "Parasite",
    "word.rewind": "Rewind",
    "word.riot": "Riot",
    "word.supercharge": "Supercharge",
    "word.tsunami": "Tsunami",
}

POWERS = {
    "word.all_draw": "All Draw One",
    "word.anti_counter": "Anti Counter",
    "word.black_wish": "Black Wish",
    "word.blockade": "Colour Blockade",
    "word.looping": "Looping",
    "word.number_wish": "Number Wish",
    "word.open_hands": "Open Hands",
    "word.random_chance": "Random Chance",
    "word.recycling": "Recycling",
    "word.special_charge": "Special Charge",
    "word.special_seal": "Special Seal",
    "word.troublecharger": "Troublecharger",
}

TEXTS = {
    "card.number.text": "Passt auf die gleiche Zahl oder Farbe",
    "card.black.text": "Passt nur auf die gleiche Zahl und löst ein Ereignis aus",
    "card.second_chance.text": "Es muss sofort noch eine Karte folgen; wer keine passende hat, zieht eine",
    "card.exchange.text": "Gib jemandem zwei Karten deiner Wahl und zieh zwei aus dieser Hand",
    "card.gift.text": "Gib jemandem zwei deiner Karten",
    "card.skip.text": "Jemand muss beim nächsten Zug aussetzen",
    "card.fantastic.text": "Wünsch dir eine Farbe oder eine Zahl",
    "card.fantastic_four.text": (
        "Jemand zieht vier Karten, oder mehrere teilen sie sich; wünsch dir eine Farbe oder eine Zahl"
    ),
    "card.counterattack.text": (
        "Wirf sie rein, wenn eine Spezialkarte gegen dich eingesetzt wird: Der Angriff ist annulliert, und du "
        "darfst den Effekt selbst ausführen; und/oder wünsch dir eine Farbe"
    ),
    "card.equality.text": (
        "Jemand mit weniger Karten zieht, bis es so viele sind wie deine; und/oder wünsch dir eine Farbe"
    ),
    "card.nice_try.text": (
        "Wirf sie rein, wenn jemand alle Karten losgeworden ist: Wer keine hat, zieht drei, und die Runde geht "
        "weiter; und/oder wünsch dir eine Farbe"
    ),
    "card.fuck_you.text": "Darf nur mit genau zehn Handkarten gespielt werden; es gilt weiter, was vorher lag",
    "card.colour_swap.text": "Passt auf zwei Farben; weiter geht es mit der anderen",
    "card.thief.text": "Schau jemandem in die Handkarten und stiehl zwei davon",
    "card.troublemaker.text": "Löst sofort ein Ereignis aus",
    "card.inequality.text": (
        "Jemand zieht verdeckt Karten von dir, bis es mehr sind als deine; und/oder wünsch dir eine Farbe"
    ),
    "card.lucky_bastard.text": (
        "Wirf sie rein, bevor ein Ereignis aufgedeckt wird: Es betrifft dich nicht; und/oder wünsch dir eine Farbe"
    ),
    "card.special_favours.text": (
        "Tausch alle deine Spezialkarten mit denen von jemand anderem; und/oder wünsch dir eine Farbe"
    ),
    "card.curse.text": "Kann weder gespielt noch abgeworfen, nur weitergegeben werden",
    "card.mimicry.text": "Imitiert eine beliebige Spezialkarte; eine farbige muss mit ihrer Farbe passen",
    "card.recharge.text": "Deck eine deiner aufgedeckten Powerkarten wieder zu",
    "card.edison.text": (
        "Tausch je eine Powerkarte von zwei Personen aus, beide liegen danach verdeckt; und/oder wünsch dir eine Farbe"
    ),
    "card.update.text": "Zieh eine Powerkarte und misch eine alte in den Stapel zurück; und/oder wünsch dir eine Farbe",
    "card.the_end.text": (
        "Nur als letzte Handkarte, auf jede Karte: Die Runde ist zu Ende, und nichts kann das verhindern"
    ),
    "card.all_seeing_eye.text": "Alle legen ihre Karten offen aus, bis alle genug gesehen haben",
    "card.charity.text": "Alle ziehen eine Karte aus der Hand mit den meisten Karten",
    "card.communism.text": "Alle ergänzen ihre Handkarten auf die Anzahl der grössten Hand",
    "card.doomsday.text": "Die Runde ist zu Ende, und alle bekommen 50 Punkte",
    "card.earthquake.text": "Alle geben ihre Handkarten nach rechts weiter",
    "card.expansion.text": "Die erste Person zieht eine Karte, die zweite zwei, die dritte drei und so weiter",
    "card.finish_line.text": "Die Runde ist zu Ende, und die Handkarten werden gezählt",
    "card.friday_13.text": "Ein ganz normaler Freitag: Nichts geschieht",
    "card.gambling_man.text": (
        "Alle legen verdeckt eine Zahlenkarte der zuletzt gespielten Farbe; die höchste nimmt alle, und wer keine "
        "hat, zieht zwei"
    ),
    "card.market.text": "So viele Karten, wie Personen mitspielen, liegen offen aus, und alle nehmen eine",
    "card.mating_season.text": "Alle werfen ihre Paare, Drillinge und so weiter von Zahlen ab",
    "card.merry_christmas.text": "Alle verschenken ihre Handkarten, beliebig aufgeteilt",
    "card.mexican_standoff.text": "Alle werfen ihre Handkarten ab und ziehen drei Karten",
    "card.recession.text": "Die erste Person wirft eine Karte ab, die zweite zwei, die dritte drei und so weiter",
    "card.robin_hood.text": "Die kleinste Hand wird mit der grössten getauscht",
    "card.surprise_party.text": "Alle schenken jemandem eine Karte",
    "card.third_time_lucky.text": "Alle ziehen drei Karten",
    "card.time_bomb.text": (
        "Alle haben noch drei Züge. Wer vorher alle Karten loswird, bekommt 10 Punkte abgezogen, die anderen 10 "
        "dazu; schafft es niemand, zählen alle Punkte doppelt"
    ),
    "card.tornado.text": "Alle Handkarten werden zusammengelegt, gemischt und neu verteilt",
    "card.vandalism.text": "Alle werfen ihre Karten der zuletzt gespielten Farbe ab",
    "card.black_hole.text": "Wer das Ereignis ausgelöst hat, bekommt alle schwarzen Karten der anderen",
    "card.capitalism.text": "Alle verdoppeln ihre Handkarten",
    "card.crowdfunding.text": "Alle schenken der Person mit den wenigsten Handkarten eine Karte",
    "card.distributor.text": (
        "Wer das Ereignis ausgelöst hat, schaut alle Handkarten an und verteilt sie neu, ohne sie zu vermischen"
    ),
    "card.double_taxation.text": (
        "Alle bekommen die Punkte ihrer drei höchsten Handkarten; ohne Konto zieht die tiefste Hand eine Karte, "
        "die zweittiefste zwei und so weiter"
    ),
    "card.event_manager.text": "Drei Ereignisse werden aufgedeckt; wer das Ereignis ausgelöst hat, wählt eines davon",
    "card.identity_theft.text": (
        "Der höchste und der tiefste Punktestand werden getauscht; ohne Konto tauschen zwei die Plätze"
    ),
    "card.last_chance.text": "Wer in dieser Runde die letzte Handkarte loswird, löst noch ein Ereignis aus",
    "card.plague.text": "Zwei weitere Ereignisse folgen",
    "card.plus_one.text": "Wer in dieser Runde Karten vom Stapel zieht, zieht eine mehr",
    "card.repeat.text": "Ein Ereignis dieser Runde wird erneut ausgeführt",
    "card.russian_roulette.text": "Alle legen eine Karte zusammen; sie kommen gemischt auf den Kartenstapel",
    "card.seppuku.text": (
        "Alle dürfen eine Karte aufdecken: bei einer Zahlenkarte 21 Punkte weniger, sonst 42 mehr; wer es nicht "
        "riskiert, bekommt 21"
    ),
    "card.trust_fall.text": "Alle wählen der Reihe nach jemanden, der ihnen zwei Karten schenken muss",
    "card.black_jack.text": "Der Reihe nach werden Karten aufgedeckt; wer 21 Punkte überschreitet, nimmt alle",
    "card.chargenado.text": "Alle Powerkarten werden zurückgemischt, und alle bekommen zwei neue",
    "card.epic_fail.text": "Die Person mit den wenigsten Handkarten bekommt «Fuck You», wo auch immer es ist",
    "card.loot.text": "Alle ziehen drei Handkarten von der Person rechts",
    "card.parasite.text": (
        "Gewinnt jemand die Runde, darf die Person links davon zwei Handkarten abwerfen, bevor gezählt wird"
    ),
    "card.rewind.text": (
        "Alle ziehen der Reihe nach zwei Karten vom Ablagestapel; dann wird eine Karte aufgedeckt, auf die "
        "weitergespielt wird"
    ),
    "card.riot.text": "Alle geben ihre Spezialkarten nach rechts weiter",
    "card.supercharge.text": "Alle bekommen eine zusätzliche Powerkarte",
    "card.tsunami.text": (
        "Der Reihe nach werden Karten gelegt, die gleich viel oder mehr zählen; wer nicht mehr kann, nimmt alle"
    ),
    "card.all_draw.text": "Alle anderen ziehen eine Karte",
    "card.anti_counter.text": "Die Karte, mit der sie aktiviert wird, kann nicht gekontert werden",
    "card.black_wish.text": "Schwarz wird gewünscht: Es passt nur eine schwarze Karte oder ein anderer Wunsch",
    "card.blockade.text": "Niemand darf eine Farbe deiner Wahl spielen, bis dein nächster Zug zu Ende ist",
    "card.looping.text": "Nach diesem Zug geht es andersherum weiter, bis dein nächster Zug zu Ende ist",
    "card.number_wish.text": "Wünsch dir eine Zahl",
    "card.open_hands.text": "Alle anderen spielen mit offenen Handkarten, bis du wieder am Zug bist",
    "card.random_chance.text": "Spiel noch eine Karte, die nicht passen muss",
    "card.recycling.text": "Die soeben gespielte Karte muss jemand deiner Wahl wieder aufnehmen",
    "card.special_charge.text": "Jemand zieht für jede Spezialkarte auf der Hand eine Karte",
    "card.special_seal.text": (
        "Niemand darf Spezialkarten spielen, bis du wieder am Zug bist; nur mit einer Zahlenkarte"
    ),
    "card.troublecharger.text": "Am Ende deines Zuges wird ein Ereignis ausgelöst",
}

CARDS: dict[str, str] = {**LABELS, **WORDS, **SPECIAL_CARDS, **EVENTS, **POWERS, **TEXTS}
