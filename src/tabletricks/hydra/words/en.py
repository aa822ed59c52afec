"""
HYDRA in English.
"""

from __future__ import annotations


CARDS = {
    "word.red": "red",
    "word.blue": "blue",
    "word.green": "green",
    "word.yellow": "yellow",
    "card.number.title": "{colour} {rank}",
    "card.number.the": "the {colour} {rank}",
    "card.hero.title": "{colour} Hero",
    "card.hero.the": "the {colour} Hero",
    "card.hydra.title": "Hydra",
    "card.hydra.the": "the Hydra",
    "card.pegasus.title": "Pegasus",
    "card.pegasus.the": "Pegasus",
    "card.pegasus.as": "Pegasus as {rank}",
    "card.companion.title": "Companion",
    "card.companion.the": "the Companion",
    "card.witch.title": "Witch",
    "card.witch.the": "the Witch",
    "card.storm.title": "Storm",
    "card.storm.the": "the Storm",
    "card.leap.title": "Time Leap",
    "card.leap.the": "Time Leap",
    "card.trickster.title": "Trickster",
    "card.trickster.the": "the Trickster",
    "card.number.text": "A number from 1 to 13. It counts nothing in the scoring.",
    "card.gold.text": "A magic gold card: 10 card points among your captured cards, minus 10 in your hand. "
    "With six players it counts nothing.",
    "card.silver.text": "A magic silver card: 5 card points among your captured cards, minus 5 in your hand.",
    "card.hero.text": "Above 1 to 13 and the Companion; no part of straights and pair sequences. "
    "A magic gold card: 10 card points among your captured cards, minus 10 in your hand.",
    "card.hydra.text": "The highest single; only an Ambush beats it. Together with Pegasus it is the Hydra-attack, "
    "which beats everything and takes the trick at once.",
    "card.pegasus.text": "The second highest single. Or a joker for a card from 1 to 13 in a combination, "
    "but not in an Ambush.",
    "card.companion.text": "A single of value 14, or the 14 of a straight. A defender who holds it is secretly on the "
    "side of the attack. An attacker who plays it may name a defender as companion. With three players a defender "
    "who holds it is a third party and may ally with somebody on playing it; with two players whoever plays it may "
    "look through their own pile.",
    "card.witch.text": "Instead of a lead: everybody passes a card face down to the right, then you lead.",
    "card.storm.text": "In your turn on a single from 1 to 13: it is half a point lower than that, and until the trick "
    "is won 1 is the highest card and a Hero the lowest; Pegasus and the Hydra stay above. Led, it counts 0.",
    "card.leap.text": "At any time on any play: the turn goes back to whoever made the play, and all checks are void. "
    "Led, it counts 0.",
    "card.trickster.text": "At any time on a single or a pair from 1 to a Hero: the single becomes a pair, the pair a "
    "single. Led, it counts 0.",
}

_PLAYS = {
    "single": ("a {rank}", "{rank}"),
    "single_8": ("an {rank}", "{rank}"),
    "single_0": ("a card of value 0", "card of value 0"),
    "companion": ("the Companion", "Companion"),
    "hero": ("a Hero", "Hero"),
    "pegasus": ("Pegasus", "Pegasus"),
    "hydra": ("the Hydra", "Hydra"),
    "pair": ("a pair of {ranks}", "pair of {ranks}"),
    "pairs": ("{length} pairs up to the {ranks}", "{length} pairs up to the {ranks}"),
    "triple": ("three {ranks}", "three {ranks}"),
    "full_house": ("a full house of {ranks}", "full house of {ranks}"),
    "straight": ("a straight of {length} cards up to {rank}", "straight of {length} cards up to {rank}"),
    "straight_14": (
        "a straight of {length} cards up to the Companion",
        "straight of {length} cards up to the Companion",
    ),
    "ambush": ("an Ambush of four {ranks}", "Ambush of four {ranks}"),
    "hydra_attack": ("the Hydra-attack", "Hydra-attack"),
    "storm": ("the Storm on {on}", "Storm on {on}"),
    "storm_pair": ("the Storm on {on}, now a pair", "Storm on {on}, now a pair"),
}

COMBINATIONS = {
    **{f"play.{name}": alone for name, (alone, _) in _PLAYS.items()},
    **{f"play.{name}.object": alone for name, (alone, _) in _PLAYS.items()},
    **{f"play.{name}.owned": owned for name, (_, owned) in _PLAYS.items()},
    "play.of": "{owner}'s {play}",
    "play.of.own": "their own {play}",
    "play.of.yours": "your own {play}",
    "play.with_cards": "{play} ({cards})",
    "play.zero": "{card}, which counts 0",
    "rank.heroes": "Heroes",
    "rank.numbers": "{rank}s",
    "kind.single": "a single card",
    "kind.pair": "a pair",
    "kind.pairs": "a sequence of exactly {length} pairs",
    "kind.triple": "three of a rank",
    "kind.full_house": "a full house",
    "kind.straight": "a straight of exactly {length} cards",
    "kind.ambush": "a higher Ambush",
}

ACTIONS = {
    "action.name_partner": "{seat} names {target} as the other attacker",
    "action.reduce": "{seat} reduces the stake",
    "action.take": "{seat} takes {which:and} card from the middle",
    "action.take.all": "{seat} takes all three cards from the middle",
    "action.take.number": "{seat} takes {number:# card|# cards} from the middle",
    "action.exchange": "{seat} gives the other attacker {what}",
    "action.play": "{seat} plays {what}",
    "action.play.zero": "{seat} leads {what} as a card of value 0",
    "action.check": "{seat} checks",
    "action.play_storm": "{seat} plays the Storm",
    "action.play_witch": "{seat} plays the Witch",
    "action.play_leap": "{seat} plays Time Leap",
    "action.play_trickster": "{seat} plays the Trickster",
    "action.draw": "{seat} draws the open card of the pile",
    "action.name_companion": "{seat} names {target} as companion",
    "action.name_companion.nobody": "{seat} names nobody as companion",
    "action.look": "{seat} {look:looks|does not look} through the personal pile",
    "action.pass_card": "{seat} passes on {what}",
    "into.single": "a single card",
    "into.pair": "a pair",
    "middle.0": "the first",
    "middle.1": "the second",
    "middle.2": "the third",
}

EVENTS = {
    "event.round_started": "round {number}: {dealer} deals, {attacker} attacks, for {stake} to begin with; "
    "open in the middle: {card}",
    "event.cards_dealt": "{seat} is dealt {count:# card|# cards}: {cards}",
    "event.cards_dealt.hidden": "{seat} is dealt {count:# card|# cards}",
    "event.open_card_dealt": "{seat} is dealt the open card, {what}, and so attacks together with {attacker}",
    "event.open_card_dealt.own": "{seat} is dealt the open card, {what}, and so names the other attacker",
    "event.partner_named": "{seat} names {target} as the other attacker",
    "event.stake_reduced": "{seat} reduces the stake to {stake} and turns up {what}",
    "event.middle_taken": "{seat} plays for {stake} and takes {what:and}",
    "event.middle_taken.rest": "{seat} takes what is left: {what:and}",
    "event.card_aside": "{count:one card goes|the other # cards go} aside face down",
    "middle.face_down": "{number:# card|# cards} face down",
    "event.choice_made": "{seat} puts a card face down",
    "event.cards_exchanged": "{seat} gives {partner} {out} and gets {back} for it",
    "event.cards_exchanged.hidden": "{seat} and {partner} exchange a card",
    "event.card_passed": "{seat} passes {what} to {to}",
    "event.card_passed.hidden": "{seat} passes a card to {to}",
    "event.pile_turned": "the pile shows {what} now",
    "event.pile_emptied": "the pile is used up: nobody can draw any more",
    "event.card_drawn": "{seat} draws {what} from the pile and has to play it at once",
    "event.pile_looked": "{seat} looks through the personal pile of {count:# card|# cards}, "
    "from top to bottom: {from_top}",
    "event.pile_looked.hidden": "{seat} looks through the personal pile of {count:# card|# cards}",
    "event.look_declined": "{seat} does not look through the personal pile",
    "event.pile_charged": "{seat} puts {what} face down on the personal pile, and on top of it, unseen, the next card "
    "of the shared pile",
    "event.personal_drawn": "{seat} draws {what} from the personal pile{left:, in which # card is left|"
    ", in which # cards are left}",
    "event.personal_drawn.hidden": "{seat} draws a card from the personal pile{left:, in which # card is left|"
    ", in which # cards are left}",
    "event.personal_drawn.last": "{seat} draws {what}, the last card of the personal pile",
    "event.personal_drawn.hidden_last": "{seat} draws the last card of the personal pile",
    "event.played": "{seat} plays {what} over {over}",
    "event.played.in_storm": "{seat} plays {what} over {over}, which is lower in the Storm",
    "event.played.lead": "{seat} leads {what}",
    "event.checked": "{seat} checks",
    "event.storm_played": "{seat} plays the Storm on {over}: half a point lower than that, it is the play to beat, and "
    "until the trick is won 1 is the highest card and a Hero the lowest; only Pegasus and the Hydra stay above",
    "event.storm_played.last": "{seat} plays the Storm on {over} as the last card",
    "event.leap_played": "{seat} plays Time Leap on {over}: {owner} may act on it once more",
    "event.leap_played.void": "{seat} plays Time Leap on {over}: {owner} may act on it once more, and the "
    "{number:check|checks} of {void:and} {number:is|are} void",
    "event.leap_played.last": "{seat} plays Time Leap on {over} as the last card",
    "event.trickster_played": "{seat} plays the Trickster and turns {over} into {into} of the same value; "
    "checks already made still count",
    "event.trickster_played.last": "{seat} plays the Trickster on {over} as the last card",
    "event.witch_played": "{seat} plays the Witch: everybody passes a card face down to the right, then {seat} leads",
    "event.witch_played.last": "{seat} plays the Witch as the last card, and nothing is passed",
    "event.companion_revealed": "{seat} turns out to be the companion and is in one team with {attackers:and}",
    "event.companion_named": "{seat} names {target} as companion: from now on they are one team",
    "event.companion_named.nobody": "{seat} names nobody and goes on without a companion",
    "event.trick_won": "{seat} takes the trick: {cards}",
    "event.round_ended": "{winner} has played the last card and wins the round against {losers:and}. {mode}. "
    "Left in hand: {left}. Totals: {points}",
    "event.round_ended.team": "{winner} has played the last card and wins the round together with {partners:and} "
    "against {losers:and}. {mode}. Left in hand: {left}. Totals: {points}",
    "mode.team": "{attackers:and} attacked for {stake} with {companion} as companion",
    "mode.team.companion": "{attackers:and} attacked for {stake} with {companion} as companion, who was done first: "
    "20 more for the attack, 20 less for the companion",
    "mode.solo": "{attackers:and} attacked for {stake} without a companion, which counts double",
    "mode.absent": "{attackers:and} attacked for {stake}; nobody had the Companion, so nothing is doubled",
    "mode.third": "{attackers:and} attacked for {stake} without a companion, which counts double; "
    "{third:and} had the Companion and stayed alone",
    "mode.pact": "{attackers:and} attacked for {stake} without a companion, which counts double; "
    "{defenders:and} were allied",
    "mode.duel": "{attackers:and} attacked for {stake}",
    "round.hand": "{seat} ({cards})",
    "round.points": "{seat} {total} ({victory} for the result, {cards} for cards)",
    "round.points.floor": "{seat} {total} ({victory} for the result, {cards} for cards; a total never falls below 0)",
    "event.overtime_started": "{seats:and} share the lead: the game goes into overtime until somebody leads alone",
    "event.game_ended": "{winners:and} {number:wins|win} the game with {points:# point|# points}, "
    "ahead of {others:and}",
    "game.points": "{seat} ({points})",
}

QUESTIONS = {
    "question.choose_partner": "{seat}, name the other attacker",
    "question.settle_stake": "{seat}, take {number:# card|# cards} from the middle and play for {stake}, "
    "or reduce the stake to {reduced}",
    "question.settle_stake.lowest": "{seat}, take {number:# card|# cards} from the middle and play for {stake}",
    "question.give_card": "{seat}, give {to} one of your cards",
    "question.lead_trick": "{seat}, lead a new trick",
    "question.lead_trick.drawn": "{seat}, lead a new trick with {cards:and}, which you have drawn",
    "question.answer_trick": "{seat}, beat {over}{turned: in the Storm|}, or check",
    "question.answer_trick.drawn": "{seat}, play {cards:and}, which you have drawn, on {over}{turned: in the Storm|}",
    "question.interrupt": "{seat}, you can play {which:or} on {over}",
    "question.interrupt.hidden": "{seat}, you can play a card on {over}",
    "question.choose_companion": "{seat}, name {whom:or} as your companion",
    "question.look_at_pile": "{seat}, look through your personal pile of {count:# card|# cards} and put two more cards "
    "on it, or do not look",
    "question.pass_on": "{seat}, pass one of your cards on to {to}",
    "word.nobody": "nobody",
}

REFUSALS = {
    "refusal.no_cards": "a play needs at least one card",
    "refusal.twice": "{cards} names a card twice",
    "refusal.not_held": "you do not hold {card}",
    "refusal.drawn_left": "you have drawn {cards:and} and must play {number:that|those} as well",
    "refusal.no_part": "{card} is part of no combination",
    "refusal.witch_value": "the Witch has no value: whoever is to lead a trick plays it for its effect",
    "refusal.stands_alone": "{card} alone stands for nothing else",
    "refusal.hydra_mixed": "the Hydra is played alone or with Pegasus alone, not in {cards}",
    "refusal.attack_rank": "in the Hydra-attack Pegasus does not stand for {rank}",
    "refusal.pegasus_rank": "say which card Pegasus stands for in {cards}: {ranks:or}",
    "refusal.pegasus_vain": "{cards} is no combination, whatever Pegasus stands for",
    "refusal.pegasus_weak": "{cards} does not beat {top}, whatever Pegasus stands for",
    "refusal.pegasus_range": "Pegasus stands for a card from 1 to 13, not for {rank}",
    "refusal.pegasus_absent": "there is no Pegasus in {cards} that could stand for {rank}",
    "refusal.pegasus_fourth": "Pegasus cannot be the fourth {rank} of an Ambush",
    "refusal.no_combination": "{cards} is no combination",
    "refusal.no_answer": "{own} is no answer to {top}: you need {kind}",
    "refusal.too_low": "{own} does not beat {top}",
    "refusal.too_low_in_storm": "{own} does not beat {top}: in the Storm 1 is the highest card and a Hero the lowest",
    "refusal.effect_instead": "{card} has a value, 0, only when it is led; on {top} it is played for its effect",
    "refusal.no_value": "{card} has a value, 0, only when it is led, and beats nothing; {where}, not on {top}",
    "where.storm": "for its effect it is played on a single from 1 to 13",
    "where.trickster": "for its effect it is played on a single or a pair from 1 to a Hero",
    "refusal.your_turn_not": "it is {seat}'s turn; out of turn only Time Leap and the Trickster can be played, "
    "on an open trick",
    "refusal.not_asked": "that is not asked now: it is {seat}'s turn to {lead:lead a trick|play or check}",
    "refusal.first": "{seats:and} {number:must|must} first {topic}",
    "refusal.you_first": "you must first {topic}",
    "refusal.card_waits": "{card} has to wait: {seats:and} {number:must|must} first {topic}",
    "refusal.before_middle": "no card can be played before {seats:and} has taken cards from the middle",
    "refusal.chosen": "you have put a card face down already, and that is final",
    "refusal.leader_plays": "the leader of a trick must play and cannot check",
    "refusal.play_drawn": "you have drawn {card} and must play it",
    "refusal.needs_play": "{card} needs a play to lie on, and no card lies",
    "refusal.waits_for_drawn": "{card} has to wait: {seat} must first play {drawn}",
    "refusal.drawn_first": "{card} has to wait: you must first play {drawn}",
    "refusal.no_pile": "there is no pile to draw from with {players} players",
    "refusal.pile_empty": "the pile is used up",
    "refusal.drawn_useless": "{cards:and} would fit into no play of yours",
    "refusal.drawn_useless_on": "{cards:and} would fit into no play of yours on {top}",
    "refusal.storm_led": "the Storm needs a single to lie on; led, it is a card of value 0",
    "refusal.storm_top": "the Storm is played on a single from 1 to 13, not on {top}",
    "refusal.trickster_kind": "the Trickster is played on a single or a pair, not on {top}",
    "refusal.trickster_value": "the Trickster needs a value from 1 to a Hero, and not {top}",
    "refusal.witch_answer": "the Witch is played instead of a lead, not on {top}",
    "refusal.partner_self": "you must name somebody else",
    "refusal.stake_lowest": "the stake is {stake} and cannot be reduced any more",
    "refusal.take_number": "for a stake of {stake} you take exactly {number:# card|# cards} of the three in the middle",
    "refusal.take_order": "name the cards of the middle by their places 0, 1 and 2, each once and in this order",
    "refusal.companion_self": "you cannot name yourself",
    "refusal.companion_attacker": "{target} is an attacker already and cannot be named",
}

TOPICS = {
    "topic.partner": "name the other attacker",
    "topic.stake": "settle the stake",
    "topic.exchange": "give the other attacker a card",
    "topic.companion": "name a companion, or nobody",
    "topic.look": "decide about a look at the personal pile",
    "topic.witch": "pass on a card",
}

WORDS = {**CARDS, **COMBINATIONS, **ACTIONS, **EVENTS, **QUESTIONS, **REFUSALS, **TOPICS}
