"""
Council of 12 in English: characters, challenges and what they do.
"""

from __future__ import annotations


CHARACTERS = {
    "card.alchemist": "the alchemist",
    "word.alchemist": "the alchemist",
    "card.alchemist.title": "Alchemist",
    "card.alchemist.text": (
        "Double or halve the value of the die; halves are rounded down, and 12 is the most. A 1 must be doubled, "
        "a 12 must be halved"
    ),
    "card.worker": "the worker",
    "word.worker": "the worker",
    "card.worker.title": "Worker",
    "card.worker.text": "Tilt the die to a neighbouring side, and then once more, but not back to the first side",
    "card.druid": "the druid",
    "word.druid": "the druid",
    "card.druid.title": "Druid",
    "card.druid.text": "Turn the die up or down by 1, within 1 and 12",
    "card.princess": "the princess",
    "word.princess": "the princess",
    "card.princess.title": "Princess",
    "card.princess.text": (
        "If this is the first card to be carried out, turn the die to a value that the challenge wants"
    ),
    "card.patient": "the patient",
    "word.patient": "the patient",
    "card.patient.title": "Patient",
    "card.patient.text": "Take a card of your choice from your discard pile to hand; the order of the others stays",
    "card.golem": "the golem",
    "word.golem": "the golem",
    "card.golem.title": "Golem",
    "card.golem.text": "Until the end of the round a goal of your choice is 9/10/11/12",
    "card.warlock": "the warlock",
    "word.warlock": "the warlock",
    "card.warlock.title": "Warlock",
    "card.warlock.text": "Tilt the die to a neighbouring side",
    "card.machine": "the machine",
    "word.machine": "the machine",
    "card.machine.title": "Machine",
    "card.machine.text": "Turn the die up by 2 or 3, to 12 at most",
    "card.oracle": "the oracle",
    "word.oracle": "the oracle",
    "card.oracle.title": "Oracle",
    "card.oracle.text": (
        "Roll the die, then play a further card. If only one card is left, renew the hand first, and take the "
        "oracle to hand too"
    ),
    "card.parasite": "the parasite",
    "word.parasite": "the parasite",
    "card.parasite.title": "Parasite",
    "card.parasite.text": "Turn the die down by 2 or 3, to 1 at least",
    "card.knight": "the knight",
    "word.knight": "the knight",
    "card.knight.title": "Knight",
    "card.knight.text": "Until the end of the round a goal of your choice is 1/2/3/4",
    "card.shapeshifter": "the shapeshifter",
    "word.shapeshifter": "the shapeshifter",
    "card.shapeshifter.title": "Shapeshifter",
    "card.shapeshifter.text": "Turn the die to the opposite side",
}

TITLES = {
    "card.river_dry.title": "River Run Dry",
    "card.stray_herd.title": "Stray Herd",
    "card.cracked_dam.title": "Cracked Dam",
    "card.catch_mammoth.title": "Catch a Mammoth",
    "card.tower_collapsed.title": "Tower Collapsed",
    "card.poisoned_well.title": "Poisoned Well",
    "card.market_fog.title": "Fog over the Market",
    "card.celebration.title": "Celebration",
    "card.mute_bell.title": "Mute Bell",
    "card.twin_stars.title": "Twin Stars",
    "card.lost_caravan.title": "Lost Caravan",
    "card.runaway_goats.title": "Runaway Goats",
    "card.solve_crime.title": "Solve a Crime",
    "card.siren_song.title": "Siren Song",
    "card.harvest_feast.title": "Harvest Feast",
    "card.carrier_pigeons.title": "Carrier Pigeons",
    "card.sleeping_giant.title": "Sleeping Giant",
    "card.travelling_circus.title": "Travelling Circus",
    "card.cold_hearth.title": "Cold Hearth",
    "card.last_torch.title": "Last Torch",
    "card.strange_lights.title": "Strange Lights",
    "card.witch_hunt.title": "Witch Hunt",
    "card.stolen_seal.title": "Stolen Seal",
    "card.sealed_gate.title": "Sealed Gate",
    "card.rotten_harvest.title": "Rotten Harvest",
    "card.earthquake.title": "Earthquake",
    "card.mirror_lake.title": "Mirror Lake",
    "card.feuding_brothers.title": "Feuding Brothers",
    "card.contest.title": "Contest",
    "card.zombie_horde.title": "Zombie Horde",
    "card.burning_bridges.title": "Burning Bridges",
    "card.doppelganger.title": "Doppelganger",
    "card.stone_of_silence.title": "Stone of Silence",
    "card.black_sun.title": "Black Sun",
    "card.divided_realm.title": "Divided Realm",
    "card.uprising.title": "Uprising",
    "card.succession.title": "Secure the Succession",
}

EFFECTS = {
    "word.effect.favour.gain": "gain {n} favour",
    "word.effect.favour.lose": "lose {n} favour",
    "word.effect.open_play.one": "in the next round one player may lay the card face up",
    "word.effect.open_play.all": "in the next round everybody may lay the card face up",
    "word.effect.take_back.one.top": "one player takes back the top card of the own discard pile",
    "word.effect.take_back.one.any": "one player takes back any card of the own discard pile",
    "word.effect.take_back.all.top": "everybody takes back the top card of the own discard pile",
    "word.effect.take_back.all.any": "everybody takes back any card of the own discard pile",
    "word.effect.recover": "one player takes the whole own discard pile to hand",
    "word.effect.discard.one": "one player discards a hand card",
    "word.effect.discard.all": "everybody discards a hand card",
    "word.effect.peek": "look at the next {n:supplicant|# supplicants}",
    "word.effect.arrange": "look at the next {n:supplicant|# supplicants} and put them in any order",
    "word.effect.turn_die.tilt": "the die may be tilted once",
    "word.effect.turn_die.any": "turn the die to any value",
    "word.effect.turn_die.flip": "turn the die to the opposite side",
    "word.effect.roll_die": "roll the die",
    "word.effect.ban.supplicant": "in the next round this supplicant is forbidden, too",
    "word.effect.ban.choice": "forbid a character for the next round",
    "word.effect.hush": "in the next round nobody may say a sentence",
    "word.effect.free_bell": "in the next round the bell costs nothing",
    "word.effect.replay": "face the same challenge once more",
    "card.challenge.text": "Wanted: {goals:and}. Passed: {reward}. Failed: {penalty}",
    "card.succession.text": (
        "All lay the same character. Every character beyond the first costs 1 favour; whoever all have laid is the heir"
    ),
}

CARDS = {**CHARACTERS, **TITLES, **EFFECTS}
