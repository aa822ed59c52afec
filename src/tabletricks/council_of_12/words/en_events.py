"""
Council of 12 in English: what happens at the table.
"""

from __future__ import annotations


EVENTS = {
    "event.game_started": (
        "the council meets with favour {favour}; everybody holds {supplicants:and}, and the die shows {die}"
    ),
    "event.round_started": "round {round}: {title}, which wants {goals:and}",
    "event.round_started.chair": (
        "round {round}: {title}, which wants {goals:and}; {chair} is in the chair and lays no card"
    ),
    "event.round_started.succession": "round {round}: {title}",
    "event.supplicant_revealed": "{who} asks for help, and cannot be played",
    "event.vote_cast.bell": "{seat} is {yes:for|against} ringing the bell",
    "event.vote_cast.split": "{seat} is for {yes:two sub-rounds|one go}",
    "event.bell_result": "the bell rings, and the next challenge can be seen: {title}, which wants {goals:and}",
    "event.bell_result.succession": "the bell rings, and the next challenge can be seen: {title}",
    "event.bell_result.rung": "the bell rings",
    "event.bell_result.silent": "the bell stays silent",
    "event.split_result": "the council takes the challenge in {split:two sub-rounds|one go}",
    "event.hand_renewed": (
        "{seat} holds only {cards} and renews the hand: it becomes the new discard pile, and all other cards are taken "
        "up"
    ),
    "event.hand_renewed.several": (
        "{seat} holds no card that may be played and renews the hand: {cards:and} become the new discard pile, and all "
        "other cards are taken up"
    ),
    "event.hand_renewed.hidden": (
        "{seat} holds no card that may be played and renews the hand: {cards:and} on {covered:a covered card|# covered "
        "cards} become the new discard pile, and all other cards are taken up"
    ),
    "event.card_laid": "{seat} lays {card} face {open:up|down}",
    "event.card_laid.hidden": "{seat} lays a card face down",
    "event.card_changed": "{seat} takes the card back and lays {card} face {open:up|down}",
    "event.card_changed.hidden": "{seat} takes the card back and lays a card face down",
    "event.sentence_said": "{seat} says: {words}",
    "event.sentence_said.breaks": "{seat} says: {words}, and the silence is broken",
    "event.seat_ready": "{seat} is ready",
    "event.talked": "{seat} reports talk, which is allowed now",
    "event.talked.breaks": "{seat} reports talk, and the silence of this round is broken",
    "event.talked.again": "{seat} reports talk; the silence of this round was broken before",
    "event.card_revealed": "{seat} reveals {card}",
    "event.card_revealed.further": "{seat} plays {card} as the further card",
    "event.negated": "{seats:and} have laid {card}: equal cards cancel each other",
    "event.executed": "{seat} carries out {card}",
    "event.executed.double": "{seat} doubles the die with {card}",
    "event.executed.halve": "{seat} halves the die with {card}",
    "event.executed.up": "{seat} turns the die up by {number} with {card}",
    "event.executed.down": "{seat} turns the die down by {number} with {card}",
    "event.executed.face": "{seat} turns the die to {number} with {card}",
    "event.executed.path": "{seat} tilts the die with {card}: {number}",
    "event.executed.unknown": "{seat} carries out {card}: {choice}",
    "event.no_effect.late": "{who} of {seat} has no effect: another card was carried out before",
    "event.no_effect.no_pile": "{who} of {seat} has no effect: there is no discard pile",
    "event.no_effect.used_up": (
        "{who} of {seat} has no effect: this character was carried out or cancelled before in this round"
    ),
    "event.die_turned": "the die shows {values:and}",
    "event.die_turned.path": "the die shows {values} in turn",
    "event.die_turned.stays": "the die stays at {values}",
    "event.die_rolled": "the die is rolled: {value}",
    "event.goal_replaced": "the goal is now {values} instead of {before}",
    "event.card_taken_back": "{seat} takes back {card}",
    "event.card_taken_back.hidden": "{seat} takes back a covered card",
    "event.card_taken_back.uncovers": "{seat} takes back {card}; now {under} lies on top",
    "event.sub_round_ended.one": "the first sub-round meets {found}; {rest} is still wanted",
    "event.sub_round_ended.both": "the first sub-round meets {found:and}; in the second a different goal must be met",
    "event.sub_round_ended.none": "the first sub-round ends with {die} instead of {goals:or}",
    "event.evaluated.reward": "{verdict} ({points:# point|# points}). Reward: {effects}",
    "event.evaluated.penalty": "{verdict} ({points:# point|# points}). Penalty: {effects}",
    "event.evaluated.nothing": "{verdict} ({points:# point|# points}), and nothing follows from it",
    "event.favour_changed.up": "the favour rises from {before} to {after}",
    "event.favour_changed.down": "the favour falls from {before} to {after}",
    "event.favour_changed.full": "the favour rises from {before} to {after}, and cannot rise any higher",
    "event.favour_changed.bell": "the bell costs {by} favour: {before} becomes {after}",
    "event.favour_changed.succession": "that they differ costs {by} favour: {before} becomes {after}",
    "event.choice_opened.together": "the council must choose {matter}",
    "event.choice_opened.alone": "{seats:and} {number:has|have} to choose {matter}",
    "event.choice_vote": "{seat} is for {choice}",
    "event.council_chose": "the council chooses {choice}{how}",
    "event.council_chose.order": "the council chooses the order {supplicants}{how}",
    "event.card_discarded": "{seat} discards {card}",
    "event.pile_recovered": "{seat} takes the whole discard pile to hand: {count:# card|# cards}",
    "event.supplicants_shown": "next to come: {supplicants}",
    "event.supplicants_shown.over": "supplicants who never came: {supplicants}",
    "event.next_round_effect.open_play.one": "in the next round one player may lay the card face up",
    "event.next_round_effect.open_play.all": "in the next round everybody may lay the card face up",
    "event.next_round_effect.ban": "in the next round one more character is forbidden",
    "event.next_round_effect.banned": "in the next round {who} is forbidden",
    "event.next_round_effect.hush": "in the next round nobody may say a sentence",
    "event.next_round_effect.free_bell": "in the next round the bell costs nothing",
    "event.effect_lost": "nothing comes of it ({effect}): {why}",
    "event.extra_round.split": "the second sub-round begins",
    "event.extra_round.replay": "the same challenge is faced once more, which wants {goals:and}",
    "event.recruited": "{who} joins everybody's hand",
    "event.round_ended": "round {round} is over",
    "event.round_ended.boxed": "round {round} is over, {box:and was endured in silence|but not in silence}",
    "event.throne_revealed": "all turn up their cards: {laid}",
    "event.throne_revealed.same": "all turn up their cards, and all agree: {laid}",
    "event.game_ended.heir": ("the council has won and secured the succession: {heir} is the heir. {term}"),
    "event.game_ended.won": ("the council has won, though the succession is uncertain. {term}"),
    "event.game_ended.lost": ("the council has lost all favour and is banished. {term}"),
    "event.game_ended.missed": ("the council has survived and still lost: the scenario asked for {missed:and}. {term}"),
    "event.game_ended.scenario": (
        "the council has survived and still lost: it missed what the scenario asked for. {term}"
    ),
}
