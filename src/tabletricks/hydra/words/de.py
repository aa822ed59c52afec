"""
HYDRA auf Deutsch, mit den Begriffen der Spielanleitung.
"""

from __future__ import annotations


CARDS = {
    "word.red": "rote",
    "word.blue": "blaue",
    "word.green": "grüne",
    "word.yellow": "gelbe",
    "card.number.title": "{colour} {rank}",
    "card.number.the": "die {colour} {rank}",
    "card.hero.title": "{colour}r Held",
    "card.hero.the": "den {colour}n Helden",
    "card.hydra.title": "Hydra",
    "card.hydra.the": "die Hydra",
    "card.pegasus.title": "Pegasus",
    "card.pegasus.the": "den Pegasus",
    "card.pegasus.as": "Pegasus als {rank}",
    "card.companion.title": "Gefährte",
    "card.companion.the": "den Gefährten",
    "card.witch.title": "Hexe",
    "card.witch.the": "die Hexe",
    "card.storm.title": "Sturm",
    "card.storm.the": "den Sturm",
    "card.leap.title": "Zeitsprung",
    "card.leap.the": "den Zeitsprung",
    "card.trickster.title": "Trickster",
    "card.trickster.the": "den Trickster",
    "card.number.text": "Eine Zahlenkarte von 1 bis 13. Sie gibt keine Punkte.",
    "card.gold.text": "Eine magische Goldkarte: 10 Stichpunkte in den Stichen, 10 Minuspunkte auf der Hand. "
    "Zu sechst gibt sie keine Punkte.",
    "card.silver.text": "Eine magische Silberkarte: 5 Stichpunkte in den Stichen, 5 Minuspunkte auf der Hand.",
    "card.hero.text": "Höher als 1 bis 13 und der Gefährte; nicht für Strassen und Folgen von Paaren. "
    "Eine magische Goldkarte: 10 Stichpunkte in den Stichen, 10 Minuspunkte auf der Hand.",
    "card.hydra.text": "Die stärkste Einzelkarte, nur von einem Hinterhalt zu schlagen. Zusammen mit dem Pegasus ist "
    "sie der Hydra-Angriff, der alles schlägt und den Stich sofort gewinnt.",
    "card.pegasus.text": "Die zweitstärkste Einzelkarte. Oder Joker für eine Karte von 1 bis 13 in einer Kombination, "
    "aber nicht in einem Hinterhalt.",
    "card.companion.text": "Einzelkarte mit dem Wert 14 oder die 14 einer Strasse. Wer sie in der Verteidigung hat, "
    "spielt heimlich im Team des Angriffs. Wer sie im Angriff spielt, darf jemanden aus der Verteidigung zum Gefährten "
    "wählen. Zu dritt ist sie in der Verteidigung eine dritte Partei, die sich beim Spielen der Karte verbünden darf; "
    "zu zweit darf man beim Spielen der Karte den persönlichen Nachziehstapel anschauen.",
    "card.witch.text": "Zu Beginn eines Spielzuges: alle geben 1 Karte verdeckt nach rechts weiter, danach spielst du "
    "aus.",
    "card.storm.text": "Wenn du an der Reihe bist, auf eine Einzelkarte von 1 bis 13: ½ Punkt tiefer als diese, und "
    "bis der Stich gewonnen ist, ist 1 die höchste Karte und der Held die tiefste; Pegasus und Hydra bleiben darüber. "
    "Ausgespielt hat die Karte den Wert 0.",
    "card.leap.text": "Jederzeit auf jede Karte oder Kombination: wer sie gespielt hat, ist noch einmal an der Reihe, "
    "und wer gepasst hat, entscheidet neu. Ausgespielt hat die Karte den Wert 0.",
    "card.trickster.text": "Jederzeit auf eine Einzelkarte oder ein Paar von 1 bis H: aus der Einzelkarte wird ein "
    "Paar, aus dem Paar eine Einzelkarte. Ausgespielt hat die Karte den Wert 0.",
}

_PLAYS = {
    "single": ("eine {rank}", "eine {rank}", "die {rank}"),
    "single_8": ("eine {rank}", "eine {rank}", "die {rank}"),
    "single_0": ("eine Karte mit Wert 0", "eine Karte mit Wert 0", "die Karte mit Wert 0"),
    "companion": ("der Gefährte", "den Gefährten", "den Gefährten"),
    "hero": ("ein Held", "einen Helden", "den Helden"),
    "pegasus": ("der Pegasus", "den Pegasus", "den Pegasus"),
    "hydra": ("die Hydra", "die Hydra", "die Hydra"),
    "pair": ("ein {ranks}-Paar", "ein {ranks}-Paar", "das {ranks}-Paar"),
    "pairs": (
        "eine Folge von {length} Paaren bis zu den {ranks}n",
        "eine Folge von {length} Paaren bis zu den {ranks}n",
        "die Folge von {length} Paaren bis zu den {ranks}n",
    ),
    "triple": ("ein {ranks}-Drilling", "einen {ranks}-Drilling", "den {ranks}-Drilling"),
    "full_house": (
        "ein Full House mit {ranks}-Drilling",
        "ein Full House mit {ranks}-Drilling",
        "das Full House mit {ranks}-Drilling",
    ),
    "straight": (
        "eine Strasse mit {length} Karten bis {rank}",
        "eine Strasse mit {length} Karten bis {rank}",
        "die Strasse mit {length} Karten bis {rank}",
    ),
    "straight_14": (
        "eine Strasse mit {length} Karten bis zum Gefährten",
        "eine Strasse mit {length} Karten bis zum Gefährten",
        "die Strasse mit {length} Karten bis zum Gefährten",
    ),
    "ambush": ("ein {ranks}-Hinterhalt", "einen {ranks}-Hinterhalt", "den {ranks}-Hinterhalt"),
    "hydra_attack": ("der Hydra-Angriff", "den Hydra-Angriff", "den Hydra-Angriff"),
    "storm": ("der Sturm auf {on}", "den Sturm auf {on}", "den Sturm (auf {on})"),
    "storm_pair": (
        "der Sturm auf {on}, jetzt ein Paar",
        "den Sturm auf {on}, jetzt ein Paar",
        "den Sturm (auf {on}, jetzt ein Paar)",
    ),
}

COMBINATIONS = {
    **{f"play.{name}": subject for name, (subject, _, _) in _PLAYS.items()},
    **{f"play.{name}.object": affected for name, (_, affected, _) in _PLAYS.items()},
    **{f"play.{name}.owned": owned for name, (_, _, owned) in _PLAYS.items()},
    "play.of": "{play} von {owner}",
    "play.of.own": "{play} aus eigener Hand",
    "play.of.yours": "{play} aus deiner eigenen Hand",
    "play.with_cards": "{play} ({cards})",
    "play.zero": "{card} mit Wert 0",
    "rank.heroes": "Helden",
    "rank.numbers": "{rank}er",
    "kind.single": "eine Einzelkarte",
    "kind.pair": "ein Paar",
    "kind.pairs": "eine Folge von genau {length} Paaren",
    "kind.triple": "einen Drilling",
    "kind.full_house": "ein Full House",
    "kind.straight": "eine Strasse aus genau {length} Karten",
    "kind.ambush": "einen höheren Hinterhalt",
}

ACTIONS = {
    "action.name_partner": "{seat} wählt {target}, um zusammen anzugreifen",
    "action.reduce": "{seat} reduziert den Einsatz",
    "action.take": "{seat} nimmt {which:and} Karte aus der Mitte",
    "action.take.all": "{seat} nimmt alle drei Karten aus der Mitte",
    "action.take.number": "{seat} nimmt {number:# Karte|# Karten} aus der Mitte",
    "action.exchange": "{seat} gibt {what} in den Tausch",
    "action.play": "{seat} spielt {what}",
    "action.play.zero": "{seat} spielt {what} mit Wert 0 aus",
    "action.check": "{seat} passt",
    "action.play_storm": "{seat} spielt den Sturm",
    "action.play_witch": "{seat} spielt die Hexe",
    "action.play_leap": "{seat} spielt den Zeitsprung",
    "action.play_trickster": "{seat} spielt den Trickster",
    "action.draw": "{seat} zieht die offene Karte vom Nachziehstapel",
    "action.name_companion": "{seat} wählt {target} als Gefährten",
    "action.name_companion.nobody": "{seat} wählt niemanden als Gefährten",
    "action.look": "{seat} schaut den persönlichen Nachziehstapel {look:an|nicht an}",
    "action.pass_card": "{seat} gibt {what} weiter",
    "into.single": "einer Einzelkarte",
    "into.pair": "einem Paar",
    "middle.0": "die erste",
    "middle.1": "die zweite",
    "middle.2": "die dritte",
}

EVENTS = {
    "event.round_started": "Runde {number}: {dealer} verteilt, {attacker} greift an, zunächst mit einem Einsatz von "
    "{stake}; offen in der Mitte: {card}",
    "event.cards_dealt": "{seat} erhält {count:# Karte|# Karten}: {cards}",
    "event.cards_dealt.hidden": "{seat} erhält {count:# Karte|# Karten}",
    "event.open_card_dealt": "{seat} erhält die offene Karte, {what}, und greift zusammen mit {attacker} an",
    "event.open_card_dealt.own": "{seat} erhält die offene Karte, {what}, und wählt, wer mit angreift",
    "event.partner_named": "{seat} wählt {target}: die beiden greifen zusammen an",
    "event.stake_reduced": "{seat} reduziert den Einsatz auf {stake} und deckt {what} auf",
    "event.middle_taken": "{seat} spielt mit einem Einsatz von {stake} und nimmt {what:and}",
    "event.middle_taken.rest": "{seat} nimmt, was übrig bleibt: {what:and}",
    "event.card_aside": "{count:eine Karte kommt|die anderen # Karten kommen} verdeckt zur Seite",
    "middle.face_down": "{number:# verdeckte Karte|# verdeckte Karten}",
    "event.choice_made": "{seat} legt eine Karte verdeckt hin",
    "event.cards_exchanged": "{seat} gibt {partner} {out} und bekommt dafür {back}",
    "event.cards_exchanged.hidden": "{seat} und {partner} tauschen eine Karte",
    "event.card_passed": "{seat} gibt {what} an {to} weiter",
    "event.card_passed.hidden": "{seat} gibt eine Karte an {to} weiter",
    "event.pile_turned": "der Nachziehstapel zeigt jetzt {what}",
    "event.pile_emptied": "der Nachziehstapel ist aufgebraucht: niemand kann mehr ziehen",
    "event.card_drawn": "{seat} zieht {what} vom Nachziehstapel und muss die Karte unverzüglich spielen",
    "event.pile_looked": "{seat} schaut den persönlichen Nachziehstapel mit {count:# Karte|# Karten} an, "
    "von oben nach unten: {from_top}",
    "event.pile_looked.hidden": "{seat} schaut den persönlichen Nachziehstapel mit {count:# Karte|# Karten} an",
    "event.look_declined": "{seat} schaut den persönlichen Nachziehstapel nicht an",
    "event.pile_charged": "{seat} legt {what} verdeckt auf den persönlichen Nachziehstapel und darauf ungesehen die "
    "nächste Karte des gemeinsamen",
    "event.personal_drawn": "{seat} zieht {what} vom persönlichen Nachziehstapel, der noch {left:# Karte|# Karten} hat",
    "event.personal_drawn.hidden": "{seat} zieht eine Karte vom persönlichen Nachziehstapel, "
    "der noch {left:# Karte|# Karten} hat",
    "event.personal_drawn.last": "{seat} zieht {what}, die letzte Karte des persönlichen Nachziehstapels",
    "event.personal_drawn.hidden_last": "{seat} zieht die letzte Karte des persönlichen Nachziehstapels",
    "event.played": "{seat} legt {what} auf {over}",
    "event.played.in_storm": "{seat} legt {what} auf {over}, im Sturm die tiefere Karte",
    "event.played.lead": "{seat} spielt {what} aus",
    "event.checked": "{seat} passt",
    "event.storm_played": "{seat} spielt den Sturm auf {over}: er ist ½ Punkt tiefer und jetzt zu schlagen, und bis "
    "der Stich gewonnen ist, ist 1 die höchste Karte und der Held die tiefste; nur Pegasus und Hydra bleiben darüber",
    "event.storm_played.last": "{seat} spielt als letzte Karte den Sturm auf {over}",
    "event.leap_played": "{seat} spielt den Zeitsprung auf {over}: {owner} darf noch einmal darauf spielen",
    "event.leap_played.void": "{seat} spielt den Zeitsprung auf {over}: {owner} darf noch einmal darauf spielen, und "
    "dass {void:and} gepasst {number:hat|haben}, gilt nicht mehr",
    "event.leap_played.last": "{seat} spielt als letzte Karte den Zeitsprung auf {over}",
    "event.trickster_played": "{seat} spielt den Trickster und macht {over} zu {into} mit demselben Wert; "
    "wer gepasst hat, hat weiterhin gepasst",
    "event.trickster_played.last": "{seat} spielt als letzte Karte den Trickster auf {over}",
    "event.witch_played": "{seat} spielt die Hexe: alle geben 1 Karte verdeckt nach rechts weiter, danach spielt "
    "{seat} aus",
    "event.witch_played.last": "{seat} spielt die Hexe als letzte Karte, und nichts wird weitergegeben",
    "event.companion_revealed": "{seat} hat den Gefährten und ist im Team mit {attackers:and}",
    "event.companion_named": "{seat} wählt {target} als Gefährten: ab jetzt spielen sie in einem Team",
    "event.companion_named.nobody": "{seat} wählt niemanden und spielt ohne Gefährten weiter",
    "event.trick_won": "{seat} gewinnt den Stich: {cards}",
    "event.round_ended": "{winner} hat die letzte Karte gespielt und gewinnt die Runde gegen {losers:and}. {mode}. "
    "Noch auf der Hand: {left}. Punktestand: {points}",
    "event.round_ended.team": "{winner} hat die letzte Karte gespielt und gewinnt die Runde zusammen mit "
    "{partners:and} gegen {losers:and}. {mode}. Noch auf der Hand: {left}. Punktestand: {points}",
    "mode.team": "Team-Spiel um {stake}: Angriff von {attackers:and} mit {companion} als Gefährten",
    "mode.team.companion": "Team-Spiel um {stake}: Angriff von {attackers:and} mit {companion} als Gefährten; Sieg "
    "Gefährte: 20 mehr für den Angriff, 20 weniger für den Gefährten",
    "mode.solo": "Solo-Spiel um {stake}, was doppelt zählt: Angriff von {attackers:and} ohne Gefährten",
    "mode.absent": "Spiel um {stake}: Angriff von {attackers:and}; niemand hatte den Gefährten, also wird nichts "
    "verdoppelt",
    "mode.third": "Solo-Spiel um {stake}, was doppelt zählt: Angriff von {attackers:and} ohne Gefährten; "
    "{third:and} mit dem Gefährten als dritte Partei",
    "mode.pact": "Solo-Spiel um {stake}, was doppelt zählt: Angriff von {attackers:and} ohne Gefährten; "
    "{defenders:and} waren verbündet",
    "mode.duel": "Spiel um {stake}: Angriff von {attackers:and}",
    "round.hand": "{seat} ({cards})",
    "round.points": "{seat} {total} ({victory} Siegpunkte, {cards} Stichpunkte)",
    "round.points.floor": "{seat} {total} ({victory} Siegpunkte, {cards} Stichpunkte; ins Minus geht es nie)",
    "event.overtime_started": "{seats:and} liegen gleichauf in Führung: es wird weitergespielt, bis jemand "
    "allein führt",
    "event.game_ended": "{winners:and} {number:gewinnt|gewinnen} die Partie mit {points:# Punkt|# Punkten} "
    "vor {others:and}",
    "game.points": "{seat} ({points})",
}

QUESTIONS = {
    "question.choose_partner": "{seat}, wähl aus, wer mit dir angreift",
    "question.settle_stake": "{seat}, nimm {number:# Karte|# Karten} aus der Mitte und spiel mit einem Einsatz von "
    "{stake}, oder reduziere auf {reduced}",
    "question.settle_stake.lowest": "{seat}, nimm {number:# Karte|# Karten} aus der Mitte und spiel mit einem Einsatz "
    "von {stake}",
    "question.give_card": "{seat}, gib {to} eine deiner Karten",
    "question.lead_trick": "{seat}, spiel aus",
    "question.lead_trick.drawn": "{seat}, spiel mit dem aus, was du gezogen hast: {cards:and}",
    "question.answer_trick": "{seat}, schlag {over}{turned: im Sturm|}, oder passe",
    "question.answer_trick.drawn": "{seat}, spiel {cards:and}, gerade gezogen, auf {over}{turned: im Sturm|}",
    "question.interrupt": "{seat}, du kannst {which:or} auf {over} spielen",
    "question.interrupt.hidden": "{seat}, du kannst eine Karte auf {over} spielen",
    "question.choose_companion": "{seat}, wähl {whom:or} als Gefährten",
    "question.look_at_pile": "{seat}, schau deinen persönlichen Nachziehstapel mit {count:# Karte|# Karten} an und leg "
    "zwei Karten dazu, oder lass es",
    "question.pass_on": "{seat}, gib eine deiner Karten an {to} weiter",
    "word.nobody": "niemanden",
}

REFUSALS = {
    "refusal.no_cards": "dafür braucht es mindestens eine Karte",
    "refusal.twice": "in {cards} steht eine Karte zweimal",
    "refusal.not_held": "du hast {card} nicht",
    "refusal.drawn_left": "du hast {cards:and} gezogen und musst {number:diese Karte|diese Karten} mitspielen",
    "refusal.no_part": "{card} kann man in keine Kombination einbauen",
    "refusal.witch_value": "die Hexe hat keinen Wert: gespielt wird sie zu Beginn eines Spielzuges, für ihren Zauber",
    "refusal.stands_alone": "wer {card} allein spielt, nennt keinen anderen Wert dafür",
    "refusal.hydra_mixed": "die Hydra spielt man allein oder nur mit dem Pegasus, nicht in {cards}",
    "refusal.attack_rank": "im Hydra-Angriff steht der Pegasus nicht für {rank}",
    "refusal.pegasus_rank": "sag, wofür der Pegasus in {cards} steht: {ranks:or}",
    "refusal.pegasus_vain": "{cards}: das ist keine Kombination, wofür der Pegasus auch steht",
    "refusal.pegasus_weak": "mit {cards} lässt sich {top} nicht schlagen, wofür der Pegasus auch steht",
    "refusal.pegasus_range": "der Pegasus steht für eine Karte von 1 bis 13, nicht für {rank}",
    "refusal.pegasus_absent": "in {cards} ist kein Pegasus, der für {rank} stehen könnte",
    "refusal.pegasus_fourth": "der Pegasus kann nicht die vierte {rank} eines Hinterhalts sein",
    "refusal.no_combination": "{cards}: das ist keine Kombination",
    "refusal.no_answer": "{own} geht nicht auf {top}: du brauchst {kind}",
    "refusal.too_low": "{own} schlägt {top} nicht",
    "refusal.too_low_in_storm": "{own} schlägt {top} nicht: im Sturm ist 1 die höchste Karte und der Held die tiefste",
    "refusal.effect_instead": "nur ausgespielt hat die Karte einen Wert, nämlich 0; auf {top} spielst du {card} für "
    "die Wirkung",
    "refusal.no_value": "nur ausgespielt hat die Karte einen Wert, nämlich 0, und schlägt damit nichts; {where}, "
    "nicht auf {top}",
    "where.storm": "für die Wirkung spielt man den Sturm auf eine Einzelkarte von 1 bis 13",
    "where.trickster": "für die Wirkung spielt man den Trickster auf eine Einzelkarte oder ein Paar von 1 bis H",
    "refusal.your_turn_not": "{seat} ist an der Reihe; ausserhalb der Reihenfolge dürfen nur Zeitsprung und Trickster "
    "gespielt werden, auf einen offenen Spielzug",
    "refusal.not_asked": "danach ist jetzt nicht gefragt: {seat} ist an der Reihe und "
    "{lead:spielt aus|spielt oder passt}",
    "refusal.first": "zuerst {number:muss|müssen} {seats:and} {topic}",
    "refusal.you_first": "zuerst musst du {topic}",
    "refusal.card_waits": "{card} kannst du noch nicht spielen: zuerst {number:muss|müssen} {seats:and} {topic}",
    "refusal.before_middle": "es kann keine Karte gespielt werden, bevor {seats:and} Karten aus der Mitte genommen hat",
    "refusal.chosen": "du hast schon eine Karte verdeckt hingelegt, und dabei bleibt es",
    "refusal.leader_plays": "wer ausspielt, muss spielen und kann nicht passen",
    "refusal.play_drawn": "du hast {card} gezogen und musst das auch spielen",
    "refusal.needs_play": "{card} kann man nur auf etwas spielen, und es liegt nichts",
    "refusal.waits_for_drawn": "{card} kannst du noch nicht spielen: zuerst muss {seat} {drawn} spielen",
    "refusal.drawn_first": "{card} kannst du noch nicht spielen: zuerst musst du {drawn} spielen",
    "refusal.no_pile": "mit {players} am Tisch gibt es keinen Nachziehstapel",
    "refusal.pile_empty": "der Nachziehstapel ist aufgebraucht",
    "refusal.drawn_useless": "{cards:and} könntest du nicht ausspielen",
    "refusal.drawn_useless_on": "{cards:and} könntest du nicht auf {top} spielen",
    "refusal.storm_led": "der Sturm braucht eine Einzelkarte, auf der er liegt; ausgespielt hat er nur den Wert 0",
    "refusal.storm_top": "den Sturm spielt man auf eine Einzelkarte von 1 bis 13, nicht auf {top}",
    "refusal.trickster_kind": "den Trickster spielt man auf eine Einzelkarte oder ein Paar, nicht auf {top}",
    "refusal.trickster_value": "der Trickster braucht einen Wert von 1 bis H; auf {top} geht er nicht",
    "refusal.witch_answer": "die Hexe spielt man statt auszuspielen, nicht auf {top}",
    "refusal.partner_self": "du musst jemand anderen wählen",
    "refusal.stake_lowest": "der Einsatz ist {stake} und lässt sich nicht weiter reduzieren",
    "refusal.take_number": "bei einem Einsatz von {stake} nimmst du genau {number:# Karte|# Karten} von den dreien in "
    "der Mitte",
    "refusal.take_order": "nenn die Karten der Mitte bei ihren Plätzen 0, 1 und 2, jede einmal und in dieser "
    "Reihenfolge",
    "refusal.companion_self": "du kannst nicht dich selbst wählen",
    "refusal.companion_attacker": "{target} greift schon mit an und kann nicht gewählt werden",
}

TOPICS = {
    "topic.partner": "wählen, wer mit angreift",
    "topic.stake": "den Einsatz festlegen",
    "topic.exchange": "eine Karte zum Tauschen hinlegen",
    "topic.companion": "jemanden oder niemanden als Gefährten wählen",
    "topic.look": "entscheiden, ob der persönliche Nachziehstapel angeschaut wird",
    "topic.witch": "eine Karte weitergeben",
}

WORDS = {**CARDS, **COMBINATIONS, **ACTIONS, **EVENTS, **QUESTIONS, **REFUSALS, **TOPICS}
