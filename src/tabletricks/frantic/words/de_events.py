"""
The game in German: what happens at the table.
"""

from __future__ import annotations


ROUNDS = {
    "event.game_started": "ein Spiel zu {players:#|#} beginnt; zuerst gibt {dealer} die Karten",
    "event.round_started": "Runde {number} beginnt; {dealer} gibt",
    "event.cards_dealt": "{seat} bekommt {count:# Karte|# Karten}: {cards}",
    "event.cards_dealt.hidden": "{seat} bekommt {count:# Karte|# Karten}",
    "event.start_card_turned": "die Startkarte ist {card}, als hätte {seat} sie gespielt",
    "event.start_card_refused": (
        "dort kann {card} nicht liegen: Die Karte wird zurückgemischt und eine andere aufgedeckt"
    ),
    "event.round_ended": "die Runde ist zu Ende: {why}",
    "event.round_ended.finishers": "die Runde ist zu Ende: {why}; {finishers:and} {one:hat|haben} keine Karten mehr",
    "event.round_ended.hand_empty": "{finishers:and} {one:hat|haben} keine Karten mehr",
    "event.round_ended.exhausted": "Der Kartenstapel ist aufgebraucht",
    "event.round_ended.finish_line": "«Finish Line» beendet sie",
    "event.round_ended.doomsday": "Durch «Doomsday» bekommen alle 50 Punkte",
    "event.round_ended.time_bomb": "Die «Time Bomb» explodiert",
    "event.round_ended.the_end": "«The End» beendet sie",
    "event.hands_counted": "die Handkarten geben die Punkte: {rows}",
    "event.hands_counted.row": "{seat} hat {cards}",
    "event.points_counted.doubled": (
        "{seat} hat {hand_points:# Punkt|# Punkte} auf der Hand, die «Time Bomb» verdoppelt auf {points}"
    ),
    "event.points_counted.reward": "{seat} hat keine Karten mehr, bevor die «Time Bomb» explodiert: {points} Punkte",
    "event.points_counted.penalty": (
        "{seat} hat {hand_points:# Punkt|# Punkte} auf der Hand und bekommt 10 dazu wegen der «Time Bomb»: {points}"
    ),
    "event.points_counted.protected": "{seat} ist geschützt und bekommt keine Punkte",
    "event.scored": "Punkte: {rows}",
    "event.scored.row": "{seat} {points}",
    "event.scored.account": "{seat} {points}, jetzt {account}",
    "event.game_ended": "das Spiel ist zu Ende, und {winners:and} {one:gewinnt|gewinnen gemeinsam}: {rows}",
}

TURNS = {
    "event.turn_started": "{seat} ist an der Reihe",
    "event.turn_started.demand": "{seat} ist an der Reihe: Es passt {demand}",
    "event.turn_started.bomb": (
        "{seat} ist an der Reihe und hat danach noch {turns_left:# Zug|# Züge}, bis die «Time Bomb» explodiert"
    ),
    "event.turn_started.demand_bomb": (
        "{seat} ist an der Reihe und hat danach noch {turns_left:# Zug|# Züge}, bis die «Time Bomb» explodiert: Es "
        "passt {demand}"
    ),
    "event.turn_started.last": "{seat} hat den letzten Zug, bevor die «Time Bomb» explodiert",
    "event.turn_started.demand_last": "{seat} hat den letzten Zug, bevor die «Time Bomb» explodiert: Es passt {demand}",
    "event.turn_skipped.last": "{seat} setzt im letzten Zug aus, bevor die «Time Bomb» explodiert",
    "event.turn_skipped": "{seat} setzt aus",
    "event.turn_skipped.bomb": (
        "{seat} setzt aus und hat danach noch {turns_left:# Zug|# Züge}, bis die «Time Bomb» explodiert"
    ),
    "event.card_played": "{seat} spielt {card}",
    "event.card_played.demand": "{seat} spielt {card}; es gilt weiter, was vorher lag: Es passt {demand}",
    "event.card_thrown": "{seat} wirft {card} rein",
    "event.imitated": "{seat} lässt «Mimicry» als {card} gelten",
    "event.cards_drawn": "{seat} zieht {count:# Karte|# Karten}: {cards}",
    "event.cards_drawn.hidden": "{seat} zieht {count:# Karte|# Karten}",
    "event.draw_pile_exhausted": (
        "der Kartenstapel ist aufgebraucht: {seat} müsste noch {missing:# Karte|# Karten} ziehen"
    ),
    "event.draw_pile_exhausted.table": "der Kartenstapel ist aufgebraucht: Es {missing:fehlt # Karte|fehlen # Karten}",
    "event.wish_made": "{seat} wünscht sich {demand}",
    "event.no_target": "{seat} kann «{card}» gegen niemanden einsetzen",
    "event.no_effect.declined": "{seat} verzichtet auf die Wirkung von «{card}»",
    "event.no_effect.all_equal": "nichts ändert sich durch «{card}»: Niemand hat mehr als die anderen",
    "event.no_effect.protected": "ohne Wirkung bleibt «{card}»: {seat} ist geschützt",
    "event.no_effect.all_protected": "ohne Wirkung bleibt «{card}»: Alle sind geschützt",
    "event.no_effect.no_cards": "ohne Wirkung bleibt «{card}»: {seat} hat keine Karten",
    "event.no_effect.nobody_has_cards": "ohne Wirkung bleibt «{card}»: Niemand hat Karten",
    "event.no_effect.no_colour": "ohne Wirkung bleibt «{card}»: Es wurde noch keine Farbe gespielt",
    "event.no_effect.nobody_else": "ohne Wirkung bleibt «{card}»: Sonst ist niemand betroffen",
    "event.no_effect.nothing_revealed": "ohne Wirkung bleibt «{card}»: Es wurde noch kein anderes Ereignis aufgedeckt",
    "event.no_effect.nothing_happens": "es ist «{card}», ein ganz normaler Tag: Nichts geschieht",
    "event.no_effect.in_force": "in Kraft ist «{card}» schon: Es ändert sich nichts",
    "event.no_effect.round_ends": "nichts ändert sich durch «{card}»: Die Runde geht schon zu Ende",
    "event.no_effect.enough_cards": "ohne Wirkung bleibt «{card}»: {seat} hat schon genug Karten",
    "event.no_effect.too_many_cards": "ohne Wirkung bleibt «{card}»: {seat} hat schon mehr Karten",
    "event.no_effect.nothing_to_take": "ohne Wirkung bleibt «{card}»: {seat} hat keine Karte, die man nehmen kann",
    "event.no_effect.nothing_to_give": "ohne Wirkung bleibt «{card}»: {seat} hat keine Karte zu verschenken",
    "event.no_effect.no_used_power": (
        "ohne Wirkung bleibt «{card}»: {seat} hat keine aufgedeckte Powerkarte zum Zudecken"
    ),
    "event.no_effect.no_new_power": "keine Powerkarte bringt «{card}»: {seat} kann keine mit dem Stapel tauschen",
    "event.no_effect.not_playable": "{seat} hat keine Karte, die mit «{card}» gespielt werden darf",
    "event.no_effect.card_gone": "ohne Wirkung bleibt «{card}»: Die Karte liegt nicht mehr auf dem Ablagestapel",
    "event.attacked": "{seat} setzt «{card}» gegen {target} ein",
    "event.attacked.gives": "{seat} setzt «{card}» gegen {target} ein und gibt {count:# Karte|# Karten}",
    "event.attacked.gives_nothing": "{seat} setzt «{card}» gegen {target} ein und hat keine Karte zu geben",
    "event.attacked.draws": "{seat} setzt «{card}» gegen {target} ein: {count:# Karte|# Karten} ziehen",
    "event.countered": "{seat} kontert «{card}» von {author}",
    "event.passed.counterattack": "{seat} kontert nicht",
    "event.passed.nice_try": "{seat} wirft kein «Nice Try» rein",
    "event.passed.lucky_bastard": "{seat} wirft kein «Lucky Bastard» rein",
    "event.skip_flagged": "{seat} muss beim nächsten Zug aussetzen",
    "event.cards_moved.given": "{seat} gibt {count:# Karte|# Karten} an {to}: {cards}",
    "event.cards_moved.given.hidden": "{seat} gibt {count:# Karte|# Karten} an {to}",
    "event.cards_moved.blind": "{to} zieht {count:# Karte|# Karten} aus der Hand von {seat}: {cards}",
    "event.cards_moved.blind.hidden": "{to} zieht {count:# Karte|# Karten} aus der Hand von {seat}",
    "event.cards_moved.stolen": "{to} stiehlt {count:# Karte|# Karten} von {seat}: {cards}",
    "event.cards_moved.stolen.hidden": "{to} stiehlt {count:# Karte|# Karten} von {seat}",
    "event.cards_moved.hand": "{to} bekommt die Handkarten von {seat}, {count:# Karte|# Karten}: {cards}",
    "event.cards_moved.hand.hidden": "{to} bekommt die Handkarten von {seat}, {count:# Karte|# Karten}",
    "event.nothing_to_give": "{seat} hat keine Spezialkarten für {to}",
    "event.nothing_to_give.black": "{seat} hat keine schwarzen Karten für {to}",
}

EVENT_CARDS = {
    "event.event_deck_shuffled": (
        "der Ereigniskarten-Stapel ist aufgebraucht und wird aus {count:# Ereignis|# Ereignissen} neu gemischt"
    ),
    "event.protected": "{seat} ist vor dem kommenden Ereignis geschützt",
    "event.event_revealed": "{author} löst ein Ereignis aus: «{event}»",
    "event.event_resolved": "ausgeführt ist «{event}»",
    "event.event_resolved.ends_round": "ausgeführt ist «{event}»",
    "event.event_resolved.lasting": "bis zum Ende der Runde gilt «{event}»",
    "event.colour_concerned.gambling_man": (
        "die zuletzt gespielte Farbe ist {colour}: Alle legen eine Zahlenkarte in {colour} oder ziehen 2 Karten"
    ),
    "event.colour_concerned.vandalism": (
        "die zuletzt gespielte Farbe ist {colour}: Alle werfen ihre Karten in {colour} ab"
    ),
    "event.cards_discarded": "{seat} wirft {cards:and} ab",
    "event.cards_discarded.nothing": "{seat} hat nichts abzuwerfen",
    "event.choice_made": "{seat} hat verdeckt gewählt",
    "event.market_opened": "auf dem Markt liegen: {cards}",
    "event.hands_revealed": "alle Handkarten liegen offen: {rows}",
    "event.hands_revealed.row": "{seat} hat {cards}",
    "event.acknowledged": "{seat} hat genug gesehen",
    "event.acknowledged.closed": "{seat} hat genug gesehen, und die Karten werden wieder aufgenommen",
    "event.look_ended": "{seat} hat die Handkarten von {owners:and} gesehen; sie sind wieder verdeckt",
    "event.in_force_started.time_bomb": "die «Time Bomb» tickt: Alle haben noch 3 Züge",
    "event.in_force_started.last_chance": "von jetzt an löst ein Ereignis aus, wer die letzte Handkarte loswird",
    "event.in_force_started.plus_one": "von jetzt an nimmt 1 Karte mehr, wer Karten vom Stapel zieht",
    "event.in_force_started.parasite": (
        "wer links von jemandem ohne Handkarten sitzt, darf 2 Karten abwerfen, bevor die Punkte gezählt werden"
    ),
    "event.in_force_started.blockade": "niemand darf {colour} spielen, bis der nächste Zug von {seat} zu Ende ist",
    "event.in_force_started.looping": (
        "nach dem Zug von {seat} geht es andersherum weiter, bis der nächste Zug von {seat} zu Ende ist"
    ),
    "event.in_force_started.open_hands": (
        "alle ausser {seat} spielen mit offenen Handkarten, bis {seat} wieder an der Reihe ist"
    ),
    "event.in_force_started.special_seal": "niemand darf Spezialkarten spielen, bis {seat} wieder an der Reihe ist",
    "event.in_force_ended": "vorbei ist «{name}» von {seat}",
    "event.in_force_ended.colour": "vorbei ist «{name}» in {colour} von {seat}",
    "event.card_laid": "{seat} hat {card} gelegt",
    "event.card_laid.worth": "{seat} legt {card}, {points:# Punkt|# Punkte}",
    "event.card_laid.nothing": "{seat} hat keine solche Karte",
    "event.cards_taken": "{seat} nimmt {cards:and}",
    "event.cards_taken.gambling_man": "{seat} hat die höchste Zahl gelegt und nimmt {cards:and}",
    "event.cards_taken.black_jack": "{seat} kommt über 21 und nimmt {cards:and}",
    "event.cards_taken.tsunami": "{seat} legt nichts und nimmt {cards:and}",
    "event.cards_taken.rewind": "{seat} nimmt {cards:and} vom Ablagestapel",
    "event.card_turned": "{seat} deckt {card} auf",
    "event.card_turned.total": "{seat} deckt {card} auf: zusammen {total:# Punkt|# Punkte}",
    "event.card_turned.rewind": "es geht mit {card} weiter",
    "event.card_turned.rewind_use": "es geht mit {card} weiter, und {seat} darf den Effekt ausführen",
    "event.hand_counted.double_taxation": "{seat} hat {number:# Punkt|# Punkte} auf den drei höchsten Handkarten",
    "event.hand_counted.special_charge": "{seat} hat {number:# Spezialkarte|# Spezialkarten}",
    "event.hand_counted.nothing": "{seat} hat keine Spezialkarten und zieht nichts",
    "event.cards_gathered.tornado": "alle Handkarten werden zusammengelegt, {count:# Karte|# Karten}, und neu verteilt",
    "event.cards_gathered.chargenado": "alle Powerkarten werden in den Stapel gemischt: {count}",
    "event.colour_swapped": "{seat} lässt das Spiel mit {colour} weitergehen",
    "event.hand_shown": "{seat} schaut {owner} in die Handkarten, {count:# Karte|# Karten}: {cards}",
    "event.hand_shown.hidden": "{seat} schaut {owner} in die Handkarten, {count:# Karte|# Karten}",
    "event.hand_shown.nothing": "{seat} sieht, dass {owner} keine Handkarten hat",
    "event.events_revealed": "{author} deckt {events:and} auf, eines davon wird ausgeführt",
    "event.events_revealed.nothing": "für {author} gibt es kein Ereignis zum Aufdecken",
    "event.event_chosen": "{author} wählt das Ereignis «{event}»",
    "event.hand_assigned": "die Handkarten von {owner} sind für {to}",
    "event.hand_assigned.own": "die Handkarten von {owner} bleiben dort",
    "event.giver_chosen": "{seat} will Karten von {giver}",
    "event.card_put_in": "{seat} hat {card} dazugelegt",
    "event.card_put_in.hidden": "{seat} hat eine Karte dazugelegt",
    "event.cards_on_pile": "oben auf den Kartenstapel {count:kommt 1 Karte|kommen # Karten}, gemischt",
    "event.account_changed": "{seat} bekommt {points:# Punkt|# Punkte} aufs Konto: jetzt {account}",
    "event.account_changed.less": "{seat} bekommt {points:# Punkt|# Punkte} vom Konto abgezogen: jetzt {account}",
    "event.accounts_swapped": (
        "{highest} und {lowest} tauschen den Punktestand: {highest} hat jetzt {fewest} Punkte, {lowest} hat {most}"
    ),
    "event.places_swapped": "{seat} und {other} tauschen die Plätze und damit die Karten, die dort liegen",
    "event.black_jack_unfinished": "niemand kommt über 21: {cards:and} {one:kommt|kommen} unter den Ablagestapel",
    "event.black_jack_unfinished.nothing": "niemand kommt über 21, und keine Karte wurde aufgedeckt",
    "event.fuck_you_found.hand": "{seat} hat die wenigsten Handkarten und bekommt «Fuck You» von {holder}",
    "event.fuck_you_found.draw_pile": "{seat} hat die wenigsten Handkarten und bekommt «Fuck You» aus dem Kartenstapel",
    "event.fuck_you_found.discard_pile": (
        "{seat} hat die wenigsten Handkarten und bekommt «Fuck You» aus dem Ablagestapel"
    ),
    "event.fuck_you_found.safe": "{seat} bekäme «Fuck You», doch wer die Karte hält, ist geschützt",
    "event.fuck_you_found.held": "{seat} hat die wenigsten Handkarten und hält «Fuck You» schon",
}

POWERS = {
    "event.powers_dealt": "{seat} bekommt {count:# Powerkarte|# Powerkarten}: {powers:and}",
    "event.powers_dealt.hidden": "{seat} bekommt {count:# Powerkarte|# Powerkarten}",
    "event.powers_dealt.nothing": "{seat} bekommt keine Powerkarte: Der Powerkarten-Stapel ist aufgebraucht",
    "event.power_activated": "{seat} aktiviert «{power}»",
    "event.power_turned_down": "{seat} deckt «{power}» wieder zu",
    "event.swap_announced": (
        "{seat} will Powerkarte {place} von {owner} und Powerkarte {other_place} von {other} austauschen"
    ),
    "event.power_moved": "eine Powerkarte geht von {seat} an {to}: «{power}»",
    "event.power_moved.hidden": "eine Powerkarte geht von {seat} an {to}",
    "event.power_returned": "{seat} mischt eine Powerkarte zurück in den Stapel: «{power}»",
    "event.power_returned.hidden": "{seat} mischt eine Powerkarte zurück in den Stapel",
    "event.direction_changed": "gespielt wird jetzt {right:rechtsherum|linksherum}",
    "event.open_hand_shown": "{seat} hat offen auf der Hand: {hand}",
    "event.open_hand_shown.nothing": "{seat} hat keine Karten mehr offen auf der Hand",
    "event.card_recycled": "{to} muss für {seat} {card} wieder aufnehmen: Es passt {demand}",
    "event.card_recycled.own": "{seat} nimmt {card} wieder auf: Es passt {demand}",
}

EVENTS: dict[str, str] = {**ROUNDS, **TURNS, **EVENT_CARDS, **POWERS}
