"""
The words of Custom Heroes in German, as the German edition has them.
"""

from __future__ import annotations


CARDS = {
    "card.plain": "{base}",
    "card.sleeved": "{base} ({sleeves})",
    "card.counts": "die {card} zählt {value}",
    "card.other.title": "{name}",
    "card.character.title": "Charakter {value}",
    "card.character.text": (
        "Eine Charakterkarte; sie zählt {value}, solange keine Aufwertung in ihrer Hülle das ändert"
    ),
    "card.ascended.title": "Mystische Form",
    "card.ascended.text": (
        "Gelb. Für {cost} Power wird die Karte allein ausgespielt und schlägt jedes Set; geschlagen wird sie nur von "
        "einer anderen aktivierten Mystischen Form"
    ),
    "card.burny.title": "Brando",
    "card.burny.text": "Gelb. Für {cost} Power zählt die Karte als zwei Karten ihres Werts",
    "card.edge.title": "Stachel",
    "card.edge.text": (
        "Gelb. Für {cost} Power gilt die Karte als Joker: Sie hat den Wert der anderen Karten in ihrem Set"
    ),
    "card.charmy.title": "Charmanta",
    "card.charmy.text": (
        "Gelb. Für {cost} Power dreht sich die Rangfolge der Werte nach dem Set um, bis zum Ende des Stichs"
    ),
    "card.spector.title": "Spukis",
    "card.spector.text": "Gelb. Für {cost} Power gibt es 1 Siegpunkt, wenn du diesen Stich gewinnst",
    "card.kodora.title": "Kodora",
    "card.kodora.text": (
        "Gelb. In der Vorbereitungsphase kannst du die Karte mit 2 deiner Siegpunkte vor den Sichtschirm legen: Wirst "
        "du die Karten als Erstes los, bekommst du sie mit 2 weiteren zurück, sonst verlierst du sie"
    ),
    "card.aura.title": "Aura {value}",
    "card.aura.text": "Grün. Der Grundwert der Karte wird durch {value} ersetzt",
    "card.left.title": "Linke Hand {modifier}",
    "card.left.text": "Rot, für die linke Hand. {modifier} auf den Wert der Karte",
    "card.right.title": "Rechte Hand {modifier}",
    "card.right.text": "Blau, für die rechte Hand. {modifier} auf den Wert der Karte",
    "word.red": "rote",
    "word.blue": "blaue",
    "word.yellow": "gelbe",
    "word.green": "grüne",
    "word.place_1": "Platz 1",
    "word.place_2": "Platz 2",
    "word.place_3": "Platz 3",
    "word.place_4": "Platz 4",
    "word.place_5": "Platz 5",
    "word.place_6": "Platz 6",
    "word.vp_total": "{vp:# Siegpunkt|# Siegpunkte}",
    "word.power_total": "{power} Power",
    "word.vp_of": "{seat} {vp}",
}

ACTIONS = {
    "action.declare_kodora": "{seat} wettet Siegpunkte auf Platz 1, mit {bets:and}",
    "action.declare_kodora.none": "{seat} wettet nicht mit Kodora",
    "action.declare_kodora.carried": "{card}",
    "action.declare_kodora.sleeved": "{card} samt einer Kodora von hinter dem Sichtschirm",
    "action.sleeve": "{seat} schiebt {advancement} in die Hülle der {card}",
    "action.trade": "{seat} tauscht 4 Power gegen 1 Siegpunkt",
    "action.play": "{seat} spielt {cards}",
    "action.play.activating": "{seat} spielt {cards} und aktiviert {activate}",
    "action.pass": "{seat} passt",
    "action.resolve_cap": (
        "{seat} tauscht {trades:einmal|#-mal} 4 Power gegen 1 Siegpunkt und wirft ab, was noch über 6 liegt"
    ),
    "action.resolve_cap.none": "{seat} tauscht nichts und wirft die Power über 6 ab",
}

QUESTIONS = {
    "question.bet_on_kodora": (
        "{seat}, setzt du mit Kodora 2 Siegpunkte auf Platz 1? Das geht auf {most:eine Karte|bis zu # Karten}, oder "
        "gar nicht"
    ),
    "question.lead_trick": "{seat}, eröffne den Stich mit einem Set deiner Wahl",
    "question.answer_trick.set_up": (
        "{seat}, schlag {count} x {value} von {owner} mit einem {count}er-Set im Wert von {value} oder höher, oder pass"
    ),
    "question.answer_trick.set_down": (
        "{seat}, schlag {count} x {value} von {owner} mit einem {count}er-Set im Wert von {value} oder niedriger, oder "
        "pass"
    ),
    "question.answer_trick.set_up_only": (
        "{seat}, schlag {count} x {value} von {owner} mit einem {count}er-Set, das höher als {value} ist, oder pass"
    ),
    "question.answer_trick.set_down_only": (
        "{seat}, schlag {count} x {value} von {owner} mit einem {count}er-Set, das niedriger als {value} ist, oder pass"
    ),
    "question.answer_trick.one_up": (
        "{seat}, schlag die {value} von {owner} mit einer Karte im Wert von {value} oder höher, oder pass"
    ),
    "question.answer_trick.one_down": (
        "{seat}, schlag die {value} von {owner} mit einer Karte im Wert von {value} oder niedriger, oder pass"
    ),
    "question.answer_trick.one_up_only": (
        "{seat}, schlag die {value} von {owner} mit einer Karte, die höher als {value} ist, oder pass"
    ),
    "question.answer_trick.one_down_only": (
        "{seat}, schlag die {value} von {owner} mit einer Karte, die niedriger als {value} ist, oder pass"
    ),
    "question.answer_trick.ascended": "{seat}, schlag die Mystische Form von {owner} mit einer anderen, oder pass",
    "question.may_sleeve": "{seat}, du darfst Handkarten aufwerten, auch wenn du nicht am Zug bist",
    "question.come_down_to_cap": (
        "{seat}, du hast {power} Power und darfst 6 behalten: Tausche {most:einmal|bis zu #-mal} 4 Power gegen 1 "
        "Siegpunkt oder gar nicht, und wirf dann ab, was noch über 6 liegt"
    ),
    "question.come_down_to_cap.hidden": "{seat}, geh auf 6 Power herunter",
}

HANDS = {
    "event.game_started": (
        "Eine Partie mit {players} Personen beginnt. Alle haben {vp:# Siegpunkt|# Siegpunkte}, {power} Power und "
        "hinter dem Sichtschirm {advancements:and}; {start} eröffnet die erste Runde"
    ),
    "event.hand_started": "Runde {number} beginnt; {start} eröffnet sie",
    "event.hand_started.final": (
        "Die Sudden-Death-Runde von {participants:and} beginnt; wer zuerst keine Karten mehr hat, gewinnt die Partie, "
        "und {start} eröffnet"
    ),
    "event.cards_returned": (
        "{seat} legt die {count:letzte Karte|letzten # Karten} in den Kartenstapel zurück: {cards}"
    ),
    "event.cards_returned.hidden": (
        "{seat} legt die {count:letzte Karte|letzten # Karten} verdeckt in den Kartenstapel zurück"
    ),
    "event.cards_dealt": "{seat} bekommt {count:# Karte|# Karten}: {cards}",
    "event.cards_dealt.hidden": "{seat} bekommt {count:# Karte|# Karten}",
    "event.choice_made": "{seat} hat über Kodora entschieden",
    "event.kodora_revealed": "{seat} legt {cards:and} vor den Sichtschirm und setzt {staked} Siegpunkte auf Platz 1",
    "event.kodora_revealed.none": "{seat} wettet nicht mit Kodora",
    "event.player_out": "{seat} hat keine Karten mehr und belegt in dieser Runde {nth}",
    "event.kodora_settled.won": (
        "{seat} gewinnt die Kodora-Wette und bekommt {vp} Siegpunkte, den Einsatz und noch einmal so viel (jetzt "
        "{total})"
    ),
    "event.kodora_settled.lost": (
        "{seat} ist nicht auf Platz 1 und verliert die {vp} auf Kodora gesetzten Siegpunkte (es bleiben {total})"
    ),
    "event.kodora_returned": (
        "{seat} nimmt die {vp} auf Kodora gesetzten Siegpunkte zurück, weil die Partie vor der Abrechnung der Wette "
        "endet (jetzt {total})"
    ),
    "event.reward_given": ("{seat} ({nth}) bekommt {gifts:and} (jetzt {totals:and})"),
    "event.reward_given.lost": (
        "{seat} ({nth}) verliert {lost:# Siegpunkt|# Siegpunkte} und bekommt {gifts:and} (jetzt {totals:and})"
    ),
    "event.reward_given.still_nothing": (
        "{seat} ({nth}) bleibt bei 0 Siegpunkten und bekommt {gifts:and} (jetzt {power_total} Power)"
    ),
    "event.reward_given.still_nothing_hidden": "{seat} ({nth}) bleibt bei 0 Siegpunkten und bekommt {gifts:and}",
    "event.reward_given.vp": "{number:# Siegpunkt|# Siegpunkte}",
    "event.reward_given.power": "{number} Power",
    "event.reward_given.advancements": "{number:# Aufwertung|# Aufwertungen}",
    "event.advancements_drawn.all": "{seat} zieht {count:# Aufwertung|# Aufwertungen} aus dem Beutel: {drawn}",
    "event.advancements_drawn.all_hidden": "{seat} zieht {count:# Aufwertung|# Aufwertungen} aus dem Beutel",
    "event.advancements_drawn.short": (
        "{seat} zieht nur {count} von {wanted} Aufwertungen, damit ist der Beutel leer: {drawn}"
    ),
    "event.advancements_drawn.short_hidden": (
        "{seat} zieht nur {count} von {wanted} Aufwertungen, damit ist der Beutel leer"
    ),
    "event.advancements_drawn.none": "{seat} zieht nichts, denn der Beutel ist leer",
    "event.last_place_reset": (
        "{seat} geht von {before} auf {vp} Siegpunkte zurück: Auf dem letzten Platz einer Runde behält niemand genug "
        "zum Sieg"
    ),
    "event.hand_ended": "Runde {number} ist zu Ende, in der Reihenfolge {order}; Siegpunkte jetzt: {totals}",
    "event.final_hand_announced": (
        "Niemand hat gewonnen, denn {first} war in der letzten regulären Runde auf Platz 1, hat aber nicht allein die "
        "meisten Siegpunkte; es kommt zum Sudden Death zwischen {finalists:and}, und {leader} eröffnet"
    ),
    "event.game_ended.threshold": (
        "{winner} ist mit genug Siegpunkten auf Platz 1 und gewinnt die Partie; Siegpunkte: {totals}"
    ),
    "event.game_ended.last_regular_hand": (
        "{winner} ist in der letzten regulären Runde auf Platz 1, hat allein die meisten Siegpunkte und gewinnt die "
        "Partie; Siegpunkte: {totals}"
    ),
    "event.game_ended.final_hand": (
        "{winner} ist im Sudden Death auf Platz 1 und gewinnt die Partie, unabhängig von den Siegpunkten: {totals}"
    ),
}

TRICKS = {
    "event.trick_started": "{leader} eröffnet einen neuen Stich",
    "event.sleeved": "{seat} schiebt {advancement} in die Hülle der {card}",
    "event.sleeved.hidden": "{seat} schiebt eine Aufwertung in eine Kartenhülle",
    "event.power_traded": ("{seat} tauscht 4 Power gegen 1 Siegpunkt (jetzt {totals:and})"),
    "event.set_played": "{seat} spielt {cards}, das macht {count} x {value}",
    "event.set_played.plain": "{seat} spielt {cards}",
    "event.set_played.one": "{seat} spielt {cards}, Wert {value}",
    "event.set_played.activating": "{seat} spielt {cards} und aktiviert {activated}, das macht {count} x {value}",
    "event.set_played.ascended": "{seat} spielt {cards} als Mystische Form, die nur eine andere schlägt",
    "event.power_paid": "{seat} bezahlt {amount} Power für Spezialfähigkeiten (es bleiben {power_total})",
    "event.power_paid.hidden": "{seat} bezahlt {amount} Power für Spezialfähigkeiten",
    "event.power_gained": (
        "{seat} erhält {amount} Power für {amount:eine nicht aktivierte Spezialfähigkeit|# nicht aktivierte "
        "Spezialfähigkeiten} (jetzt {power_total} Power)"
    ),
    "event.power_gained.hidden": (
        "{seat} erhält {amount} Power für {amount:eine nicht aktivierte Spezialfähigkeit|# nicht aktivierte "
        "Spezialfähigkeiten}"
    ),
    "event.direction_flipped.up": "Charmanta dreht die Rangfolge um: Die Werte gehen wieder aufwärts",
    "event.direction_flipped.down": "Charmanta dreht die Rangfolge um: Die Werte gehen jetzt abwärts",
    "event.passed": "{seat} passt",
    "event.turn_skipped": "{seat} muss aussetzen, weil {by} denselben Wert ausgespielt hat, {value}",
    "event.turn_skipped.ascended": (
        "{seat} muss aussetzen, weil {by} auf eine Mystische Form eine andere ausgespielt hat"
    ),
    "event.trick_won": "{seat} gewinnt den Stich",
    "event.trick_won.out": "{seat} gewinnt den Stich, hat aber keine Karten mehr; den nächsten eröffnet {leader}",
    "event.spector_scored": (
        "{seat} bekommt {vp:# Siegpunkt|# Siegpunkte} für den gewonnenen Stich mit {vp:Spukis|#-mal Spukis} (jetzt "
        "{total})"
    ),
    "event.trick_abandoned": "Diesen Stich gewinnt niemand: Nur {left} hat noch Karten, und die Runde ist zu Ende",
    "event.cap_pending": "{seat} hat mehr als 6 Power und muss auf 6 heruntergehen",
    "event.cap_resolved.trades": (
        "{seat} tauscht {trades:einmal|#-mal} 4 Power gegen 1 Siegpunkt (jetzt {totals:and})"
    ),
    "event.cap_resolved.both": (
        "{seat} tauscht {trades:einmal|#-mal} 4 Power gegen 1 Siegpunkt (jetzt {total}) und wirft {discarded} Power ab"
    ),
    "event.cap_resolved.discards": "{seat} wirft {discarded} Power ab",
}

REFUSALS = {
    "refusal.activated_not_in_set": "die {card} soll aktiviert werden, gehört aber nicht zum Set",
    "refusal.advancement_not_held": "hinter deinem Sichtschirm ist kein Exemplar von {advancement}",
    "refusal.already_declared": "{seat} hat über Kodora schon entschieden, und dabei bleibt es",
    "refusal.ascended_alone": "eine aktivierte Mystische Form wird allein ausgespielt",
    "refusal.bet_card": "die {card} liegt mit einer Wette vor deinem Sichtschirm",
    "refusal.cap_first": "erst muss {turn} auf 6 Power heruntergehen",
    "refusal.charmy_too_late": (
        "{count} x {value} schlägt {count} x {top} nicht: Charmanta dreht die Rangfolge erst nach dem Set um"
    ),
    "refusal.colour_taken": "die {card} hat schon eine {colour} Aufwertung, {other}",
    "refusal.edge_alone": "die {card} kann allein kein Joker sein: Stachel braucht andere Karten im Set",
    "refusal.empty_set": "ein Set hat mindestens eine Karte",
    "refusal.equal_of_two": (
        "zu zweit reicht ein gleich hohes Set nicht: {count} x {value} schlägt {count} x {top} nicht"
    ),
    "refusal.gain_too_late": (
        "diese Spezialfähigkeiten kosten {cost} Power, und du hast {power}; was nicht aktivierte einbringen, kommt "
        "erst nach dem Ausspielen"
    ),
    "refusal.keep_a_card": "mindestens eine Karte muss auf der Hand bleiben",
    "refusal.kodora_in_trick": (
        "die Kodora auf der {card} lässt sich nur in der Vorbereitungsphase aktivieren; im Stich zählt nur der Wert "
        "der Karte"
    ),
    "refusal.kodora_only_in_upkeep": "mit Kodora wird nur in der Vorbereitungsphase gewettet",
    "refusal.leader_must_play": "wer einen Stich eröffnet, muss ein Set ausspielen und kann nicht passen",
    "refusal.mixed_values": "die Karten eines Sets müssen denselben Wert haben: {values}",
    "refusal.must_be_higher": (
        "{count} x {value} schlägt {count} x {top} nicht: Zu zweit muss der Wert höher sein als {top}"
    ),
    "refusal.must_be_lower": (
        "{count} x {value} schlägt {count} x {top} nicht: Die Werte gehen abwärts, und zu zweit muss der Wert "
        "niedriger sein als {top}"
    ),
    "refusal.no_ability": "die {card} hat keine Spezialfähigkeit, die sich aktivieren lässt",
    "refusal.no_kodora_on": "in der Hülle der {card} ist keine Kodora, und es kommt auch keine hinein",
    "refusal.nobody_over_cap": "jetzt muss niemand auf 6 Power heruntergehen",
    "refusal.not_held": "du hast keine {card} auf der Hand",
    "refusal.not_held_alike": "du hast keine {card} auf der Hand, nur {alike:and}",
    "refusal.not_in_final": "{seat} nimmt an der Sudden-Death-Runde nicht teil",
    "refusal.not_on_turn": "am Zug ist {turn}, nicht {seat}",
    "refusal.only_ascended": (
        "die Mystische Form von {owner} wird nur von einer anderen aktivierten Mystischen Form geschlagen"
    ),
    "refusal.only_edges": "neben den aktivierten Stachel-Karten muss mindestens eine Karte einen eigenen Wert haben",
    "refusal.other_over_cap": "zu viel Power hat {turn}, nicht {seat}",
    "refusal.out_of_cards": "{seat} hat in dieser Runde keine Karten mehr",
    "refusal.skipped": "{seat} muss aussetzen; am Zug ist {turn}",
    "refusal.sleeve_in_upkeep": "in der Vorbereitungsphase kommt nur Kodora in eine Hülle, und nur für eine Wette",
    "refusal.sleeves_count": "was in der Hülle steckt, zählt immer: {values}",
    "refusal.sleeves_count_on_pile": (
        "was in der Hülle steckt, zählt immer: {count} x {value} schlägt {count} x {top} nicht"
    ),
    "refusal.stake_too_high": "{bets:# Wette braucht|# Wetten brauchen} {stake} Siegpunkte, und du hast {vp}",
    "refusal.too_expensive": "diese Spezialfähigkeiten kosten {cost} Power, und du hast {power}",
    "refusal.too_few_kodoras": (
        "du schiebst {sleeved:# Kodora|# Kodoras} in Hüllen und hast {kodoras:nur eine|#} hinter deinem Sichtschirm"
    ),
    "refusal.too_high": (
        "{count} x {value} schlägt {count} x {top} nicht: Die Werte gehen abwärts, es muss {top} oder niedriger sein"
    ),
    "refusal.too_low": "{count} x {value} schlägt {count} x {top} nicht: Es muss {top} oder höher sein",
    "refusal.too_many": "du willst {wanted} x {card} verwenden und hast {held:nur eine|nur #}",
    "refusal.too_many_alike": (
        "du willst {wanted} x {card} verwenden und hast {held:nur eine|nur #}, dazu {alike:and}"
    ),
    "refusal.too_poor_to_bet": "{seat} hat weniger als 2 Siegpunkte und kann nicht wetten",
    "refusal.trade_in_upkeep": "Power wird in einem Zug getauscht, nicht in der Vorbereitungsphase",
    "refusal.trade_not_on_turn": "Power wird im eigenen Zug getauscht, und am Zug ist {turn}",
    "refusal.trade_too_poor": "zum Tauschen braucht es 4 Power, und du hast {power}",
    "refusal.upkeep_not_over": (
        "der erste Stich kann noch nicht beginnen: Es fehlt die Kodora-Entscheidung von {waiting:and}"
    ),
    "refusal.wrong_size": "in diesem Stich zählt ein Set {wanted:# Karte|# Karten}, und deins zählt {count}",
    "refusal.wrong_trades": (
        "hier lassen sich {most:einmal|bis zu #-mal} 4 Power gegen 1 Siegpunkt tauschen, oder gar nicht"
    ),
}

WORDS = {**CARDS, **ACTIONS, **QUESTIONS, **HANDS, **TRICKS, **REFUSALS}
