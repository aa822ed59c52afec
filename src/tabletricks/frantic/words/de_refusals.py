"""
The game in German: why something cannot be done.
"""

from __future__ import annotations


REFUSALS: dict[str, str] = {
    # Turns and matching
    "refusal.not_asked": "erst {several:müssen|muss} {players:and} entscheiden, {pending}",
    "refusal.decided": (
        "du hast entschieden, und dabei bleibt es; {players:and} {several:haben|hat} noch nicht entschieden"
    ),
    "refusal.no_answer": "das beantwortet die Frage nicht: Entscheide, {pending}",
    "refusal.play_later": "jetzt kann keine Karte gespielt werden: Entscheide erst, {pending}",
    "refusal.turn_later": "der Zug geht noch nicht weiter: Entscheide erst, {pending}",
    "refusal.drawn_already": "du hast in diesem Zug schon gezogen: Spiel eine passende Karte oder beende deinen Zug",
    "refusal.turn_not_done": (
        "du kannst deinen Zug erst nach dem Ziehen beenden: Spiel eine passende Karte oder zieh eine"
    ),
    "refusal.not_held": "{card} hast du nicht auf der Hand",
    "refusal.wants_number": "{card} passt nicht: Gefragt ist {colour} oder die Zahl {number}",
    "refusal.wants_symbol": "{card} passt nicht: Gefragt ist {colour} oder «{symbol}»",
    "refusal.wants_wished_colour": "{card} passt nicht: Gewünscht ist {colour}",
    "refusal.wants_wished_number": "{card} passt nicht: Gewünscht ist die Zahl {number}",
    "refusal.wants_black": (
        "{card} passt nicht: Gewünscht ist Schwarz, also eine schwarze Karte oder eine farbneutrale, die "
        "etwas anderes wünscht"
    ),
    "refusal.wants_number_of_black": (
        "{card} passt nicht: Auf die schwarze {number} passt nur eine farbige {number} oder eine farbneutrale Karte"
    ),
    "refusal.black_on_black": "{card} passt nicht: Schwarze Karten dürfen nicht aufeinandergelegt werden",
    "refusal.blocked": (
        "{card} ist blockiert: {player} hat {colour} blockiert, bis zum Ende des eigenen nächsten Zugs"
    ),
    "refusal.sealed": "{card} ist eine Spezialkarte, und die sind versiegelt, bis {player} wieder am Zug ist",
    "refusal.fuck_you_needs_ten": (
        "«Fuck You» darf nur mit genau zehn Handkarten gespielt werden, sie selbst mitgezählt, und du hast {number}"
    ),
    "refusal.curse_never": "«Curse» darf nie gespielt werden",
    "refusal.the_end_last": (
        "«The End» darf nur als letzte Handkarte gespielt werden, und du hast {number:# Karte|# Karten}"
    ),
    # 2nd Chance and Random Chance
    "refusal.chain_drawn": "für diese «2nd Chance» hast du schon gezogen: Spiel eine passende Karte oder hör auf",
    "refusal.chain_play": "du hast eine Karte, die auf die «2nd Chance» passt, und musst sie legen",
    "refusal.chain_draw": "keine deiner Karten passt auf die «2nd Chance»: Zieh eine",
    "refusal.extra_card": (
        "du hast eine Karte, die gespielt werden darf, und musst mit «Random Chance» noch eine spielen"
    ),
    "refusal.extra_without_power": (
        "zur zusätzlichen Karte von «Random Chance» kann keine Powerkarte aktiviert werden"
    ),
    # Power cards
    "refusal.no_power_cards": "in dieser Partie gibt es keine Powerkarten",
    "refusal.power_in_own_turn": "eine Powerkarte lässt sich nur im eigenen Zug aktivieren",
    "refusal.power_not_here": (
        "hier kann keine Powerkarte aktiviert werden, weil das Spielen der Karte die Folge einer aufgedeckten ist"
    ),
    "refusal.power_used": "du hast in diesem Zug schon eine Powerkarte aktiviert",
    "refusal.power_not_down": "aktivieren kannst du nur eine Powerkarte, die verdeckt vor dir liegt",
    "refusal.power_misnamed": "«{power}» liegt nicht verdeckt an dieser Stelle vor dir",
    "refusal.power_with_the_end": "zu «The End» kann keine Powerkarte aktiviert werden",
    "refusal.power_with_reaction": "zu einer reingeworfenen Karte kann keine Powerkarte aktiviert werden",
    "refusal.seal_with_special": (
        "«Special Seal» kann nicht zusammen mit einer Spezialkarte wie {card} aktiviert werden"
    ),
    "refusal.power_just_used": "diese Powerkarte wurde in diesem Zug aktiviert",
    "refusal.power_not_up": "zudecken kannst du nur eine Powerkarte, die aufgedeckt vor dir liegt",
    "refusal.second_power": "wähle eine zweite Powerkarte, mit der getauscht wird",
    "refusal.no_such_power": "{player} hat keine solche Powerkarte",
    "refusal.two_owners": (
        "«Edison» tauscht zwischen zwei Personen: Wähle eine Powerkarte, die nicht vor {player} liegt"
    ),
    "refusal.new_power_stays": "die soeben gezogene Powerkarte geht nicht zurück: Wähle eine ältere",
    "refusal.old_power_goes": "eine der älteren Powerkarten vor dir muss zurück in den Stapel",
    "refusal.somebody_takes": "jemand muss {card} wieder auf die Hand nehmen: Bestimme, wer",
    # Wishes
    "refusal.black_cannot_be_wished": "Schwarz kann nicht gewünscht werden: Wähle Rot, Gelb, Grün oder Blau",
    "refusal.no_such_number": "gewünscht werden Zahlen von 1 bis 9, nicht {number}",
    "refusal.only_a_colour": "mit «{card}» wird eine Farbe gewünscht, keine Zahl",
    "refusal.only_a_number": "mit «Number Wish» wird eine Zahl von 1 bis 9 gewünscht",
    "refusal.wish_over_black": "Schwarz ist gewünscht, also muss mit «{card}» etwas anderes gewünscht werden",
    "refusal.wish_first": "noch ist nichts gefragt, also muss mit «{card}» eine Farbe gewünscht werden",
    "refusal.wish_always": "zu «{card}» gehört ein Wunsch, auf den nicht verzichtet werden kann",
    "refusal.wish_or_effect": "ohne Effekt muss mit «{card}» wenigstens eine Farbe gewünscht werden",
    "refusal.not_its_colour": "{card} hat kein {colour}: Wähle {colours:or}",
    # Targets
    "refusal.own_target": "du kannst eine Spezialkarte nicht gegen dich selbst einsetzen",
    "refusal.choose_another": "wähle jemand anderen",
    "refusal.protected": "{player} ist vor diesem Ereignis geschützt",
    "refusal.target_needed": "«{card}» muss gegen jemanden eingesetzt werden: Wähle, gegen wen",
    "refusal.counter_self": "du kannst den Angriff nicht gegen dich selbst richten",
    "refusal.skipped_already": "{player} muss den nächsten Zug schon aussetzen",
    "refusal.holds_enough": (
        "{player} hat {other:# Karte|# Karten} und du {own}: «Equality» ist für jemanden mit weniger Karten als du"
    ),
    "refusal.holds_more": (
        "{player} hat {other:# Karte|# Karten} und du {own}: «Inequality» ist für jemanden, der nicht mehr "
        "Karten hat als du"
    ),
    "refusal.no_cards_to_draw": "du hast keine Karte, die dir gezogen werden könnte",
    "refusal.has_no_cards": "{player} hat keine Karten",
    "refusal.place_chosen": "{player} ist schon gewählt: Bestimme, mit wem {player} den Platz tauscht",
    # Cards to choose
    "refusal.chosen_already": "{card} ist schon gewählt, und eine weitere hast du nicht",
    "refusal.fuck_you_stays": "«Fuck You» darf mit einer Spezialkarte nicht weitergegeben werden",
    "refusal.cards_to_give": "du musst {player} noch {left:eine Karte|# Karten} geben",
    "refusal.cards_to_take": "du musst {player} noch {left:eine Karte|# Karten} abnehmen",
    "refusal.nothing_to_take": "{player} hat keine Karte, die du nehmen darfst: Verzichte",
    "refusal.not_to_take": "bei {player} gibt es {card} nicht zu holen",
    "refusal.fuck_you_not_stolen": "«Fuck You» kann nicht gestohlen werden",
    "refusal.cards_to_share": "{left:# Karte ist|# Karten sind} noch zu ziehen, und alle müssen verteilt werden",
    "refusal.share_for_yourself": "du kannst dich nicht selbst ziehen lassen",
    "refusal.never_imitated": "«Mimicry» kann {card} nicht imitieren",
    "refusal.not_imitable": "«Mimicry» imitiert eine Spezialkarte dieser Partie, und das ist {card} nicht",
    "refusal.not_from_a_hand": (
        "ein aufgedecktes «Mimicry» kann nicht als {card} gelten, denn die wird mit zehn Handkarten gespielt"
    ),
    "refusal.imitate_colour": "«Mimicry» kann jetzt nicht als {card} gelten: Gefragt ist {colour}",
    "refusal.imitate_neutral": (
        "«Mimicry» kann jetzt nicht als {card} gelten: Es ist keine Farbe gefragt, also geht nur eine "
        "farbneutrale Karte"
    ),
    # Throwing in
    "refusal.asked_before": "{player} wird vor dir gefragt",
    "refusal.never_thrown_in": "{card} kann jetzt nicht reingeworfen werden",
    "refusal.counter_unprovoked": "gerade setzt niemand eine Spezialkarte gegen dich ein",
    "refusal.nice_try_later": "«Nice Try» ist für den Moment, in dem jemand anderes alle Karten losgeworden ist",
    "refusal.lucky_bastard_later": "«Lucky Bastard» ist für den Moment, bevor eine Ereigniskarte aufgedeckt wird",
    "refusal.counter_event": "ein Ereignis kann nicht abgewehrt werden",
    "refusal.counter_power": "der Effekt einer Powerkarte kann nicht abgewehrt werden",
    "refusal.counter_wish": "ein Wunsch kann nicht abgewehrt werden",
    "refusal.anti_counter": (
        "{player} hat die Karte mit «Anti Counter» gespielt, also kann sie nicht abgewehrt werden"
    ),
    "refusal.sealed_reactions": (
        "Spezialkarten sind versiegelt, bis {player} wieder am Zug ist, also kann keine reingeworfen werden"
    ),
    # Events
    "refusal.event_not_offered": "«{event}» ist nicht unter den aufgedeckten Ereignissen",
    "refusal.not_itself": "«Repeat» kann nicht sich selbst wiederholen",
    "refusal.event_not_revealed": "«{event}» wurde in dieser Runde noch nicht aufgedeckt",
    "refusal.lay_a_card": "leg eine deiner Handkarten",
    "refusal.lay_a_number": "leg eine Zahl in {colour}, oder nichts, wenn du keine hast",
    "refusal.give_cards": "du musst noch {left:eine Karte|# Karten} verschenken",
    "refusal.give_to_another": "du kannst dir nicht selbst eine Karte schenken",
    "refusal.no_second_card": "{player} bekommt schon eine Karte von dir",
    "refusal.no_card_from_you": "{player} bekommt keine Karte von dir",
    "refusal.take_from_market": (
        "nimm {number:die Karte, die noch auf dem Markt liegt|eine der Karten auf dem Markt}: {cards}"
    ),
    "refusal.market_turn": "jetzt darf {player} eine Karte vom Markt nehmen",
    "refusal.curse_stays": "«Curse» kann nicht abgeworfen werden",
    "refusal.discard_more": "du musst noch {left:eine Karte|# Karten} abwerfen",
    "refusal.tsunami_too_low": "{card} zählt {points:# Punkt|# Punkte}, und der «Tsunami» verlangt {floor} oder mehr",
    "refusal.tsunami_lay": "du hast eine Karte, die {floor} oder mehr zählt, und musst eine legen",
    "refusal.nothing_to_turn_up": "der Kartenstapel ist leer, also gibt es keine Karte aufzudecken",
    "refusal.not_left_of_winner": (
        "nur die Person links von jemandem, der gewonnen hat, darf abwerfen, und höchstens zwei Karten"
    ),
    "refusal.hand_not_now": "jetzt geht es darum, wer die Handkarten von {player} bekommt",
    "refusal.hand_given": "{player} bekommt schon andere Handkarten",
    "refusal.own_hand": "du darfst deine eigenen Handkarten nicht behalten",
    # What is pending, as an indirect question
    "refusal.pending.play": "was gespielt wird",
    "refusal.pending.choose_card": "welche Karte für «{card}» gewählt wird",
    "refusal.pending.give_card": "welche Karte wegen «{card}» an wen geht",
    "refusal.pending.choose_player": "wer für «{card}» gewählt wird",
    "refusal.pending.share": "wer wie viele Karten von «Fantastic Four» zieht",
    "refusal.pending.wish": "was mit «{card}» gewünscht wird",
    "refusal.pending.react": "ob «{reaction}» reingeworfen wird",
    "refusal.pending.choose_colour": "welche Farbe für «{card}» gewählt wird",
    "refusal.pending.choose_power": "welche Powerkarte für «{card}» gewählt wird",
    "refusal.pending.decide": "ob «{card}» genutzt wird",
    "refusal.pending.imitate": "welche Karte «Mimicry» imitiert",
    "refusal.pending.choose_event": "welches Ereignis durch «{card}» ausgeführt wird",
    "refusal.pending.assign_hand": "wer die Handkarten von {owner} bekommt",
    "refusal.pending.look": "wann die offenen Handkarten wieder aufgenommen werden",
}
