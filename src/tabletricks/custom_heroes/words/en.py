"""
The words of Custom Heroes in English.
"""

from __future__ import annotations


CARDS = {
    "card.plain": "{base}",
    "card.sleeved": "{base} ({sleeves})",
    "card.counts": "the {card} counts {value}",
    "card.other.title": "{name}",
    "card.character.title": "Character {value}",
    "card.character.text": "A character card; it counts {value} unless something in its sleeve changes that",
    "card.ascended.title": "Ascended Form",
    "card.ascended.text": (
        "Yellow. For {cost} power the card is played alone and beats any set; only another activated Ascended Form "
        "beats it"
    ),
    "card.burny.title": "Burny",
    "card.burny.text": "Yellow. For {cost} power the card counts as two cards of its value",
    "card.edge.title": "Edge",
    "card.edge.text": "Yellow. For {cost} power the card is wild: it takes the value of the other cards in its set",
    "card.charmy.title": "Charmy",
    "card.charmy.text": (
        "Yellow. For {cost} power the direction of the values turns round after the set, until the end of the trick"
    ),
    "card.spector.title": "Spector",
    "card.spector.text": "Yellow. For {cost} power you get 1 VP if you win this trick",
    "card.kodora.title": "Kodora",
    "card.kodora.text": (
        "Yellow. In the upkeep you may lay the card aside with 2 of your VP on it: if you are the first one out you "
        "get them back with 2 more, otherwise you lose them"
    ),
    "card.aura.title": "Aura {value}",
    "card.aura.text": "Green. The printed value of the card is replaced by {value}",
    "card.left.title": "Left hand {modifier}",
    "card.left.text": "Red, for the left hand. {modifier} to the value of the card",
    "card.right.title": "Right hand {modifier}",
    "card.right.text": "Blue, for the right hand. {modifier} to the value of the card",
    "word.red": "red",
    "word.blue": "blue",
    "word.yellow": "yellow",
    "word.green": "green",
    "word.place_1": "first",
    "word.place_2": "second",
    "word.place_3": "third",
    "word.place_4": "fourth",
    "word.place_5": "fifth",
    "word.place_6": "sixth",
    "word.vp_of": "{seat} {vp}",
    "word.vp_total": "{vp} VP",
    "word.power_total": "{power} power",
}

ACTIONS = {
    "action.declare_kodora": "{seat} stakes VP on being the first one out, with {bets:and}",
    "action.declare_kodora.none": "{seat} bets nothing with Kodora",
    "action.declare_kodora.carried": "{card}",
    "action.declare_kodora.sleeved": "{card} plus a Kodora from the screen",
    "action.sleeve": "{seat} puts {advancement} on the {card}",
    "action.trade": "{seat} trades 4 power for 1 VP",
    "action.play": "{seat} plays {cards}",
    "action.play.activating": "{seat} plays {cards} and activates {activate}",
    "action.pass": "{seat} passes",
    "action.resolve_cap": "{seat} trades 4 power for 1 VP {trades:once|# times} and discards what is still above 6",
    "action.resolve_cap.none": "{seat} trades nothing and discards the power above 6",
}

QUESTIONS = {
    "question.bet_on_kodora": (
        "{seat}, do you stake 2 VP with Kodora on being the first one out? You can do so on {most:one card|up to # "
        "cards}, or on none"
    ),
    "question.lead_trick": "{seat}, lead the trick with a set of your choice",
    "question.answer_trick.set_up": (
        "{seat}, beat {count} x {value} of {owner} with a set of {count} that is worth {value} or more, or pass"
    ),
    "question.answer_trick.set_down": (
        "{seat}, beat {count} x {value} of {owner} with a set of {count} that is worth {value} or less, or pass"
    ),
    "question.answer_trick.set_up_only": (
        "{seat}, beat {count} x {value} of {owner} with a set of {count} that is worth more than {value}, or pass"
    ),
    "question.answer_trick.set_down_only": (
        "{seat}, beat {count} x {value} of {owner} with a set of {count} that is worth less than {value}, or pass"
    ),
    "question.answer_trick.one_up": (
        "{seat}, beat the {value} of {owner} with a card that is worth {value} or more, or pass"
    ),
    "question.answer_trick.one_down": (
        "{seat}, beat the {value} of {owner} with a card that is worth {value} or less, or pass"
    ),
    "question.answer_trick.one_up_only": (
        "{seat}, beat the {value} of {owner} with a card that is worth more than {value}, or pass"
    ),
    "question.answer_trick.one_down_only": (
        "{seat}, beat the {value} of {owner} with a card that is worth less than {value}, or pass"
    ),
    "question.answer_trick.ascended": "{seat}, beat the Ascended Form of {owner} with another one, or pass",
    "question.may_sleeve": "{seat}, you may put advancements on cards of your hand, though it is not your turn",
    "question.come_down_to_cap": (
        "{seat}, you hold {power} power and may keep 6: trade 4 power for 1 VP {most:once|up to # times} or not at "
        "all, then discard what is still above 6"
    ),
    "question.come_down_to_cap.hidden": "{seat}, come down to 6 power",
}

HANDS = {
    "event.game_started": (
        "A game of {players} players begins. Everybody has {vp} VP, {power} power, and {advancements:and} behind the "
        "screen; {start} leads the first hand"
    ),
    "event.hand_started": "Hand {number} begins; {start} leads it",
    "event.hand_started.final": (
        "The final hand of {participants:and} begins; whoever is the first one out wins the game, and {start} leads it"
    ),
    "event.cards_returned": "{seat} puts the last {count:card|# cards} back into the deck: {cards}",
    "event.cards_returned.hidden": "{seat} puts the last {count:card|# cards} back into the deck unseen",
    "event.cards_dealt": "{seat} is dealt {count:# card|# cards}: {cards}",
    "event.cards_dealt.hidden": "{seat} is dealt {count:# card|# cards}",
    "event.choice_made": "{seat} has decided about Kodora",
    "event.kodora_revealed": "{seat} lays {cards:and} aside and stakes {staked} VP on being the first one out",
    "event.kodora_revealed.none": "{seat} bets nothing with Kodora",
    "event.player_out": "{seat} has no cards left and is {nth} in this hand",
    "event.kodora_settled.won": (
        "{seat} wins the Kodora bet and takes {vp} VP, the stake and as much again ({total} VP now)"
    ),
    "event.kodora_settled.lost": "{seat} is not first and loses the {vp} VP staked with Kodora ({total} VP left)",
    "event.kodora_returned": (
        "{seat} takes back the {vp} VP staked with Kodora, since the game ends before the bet is settled ({total} VP "
        "now)"
    ),
    "event.reward_given": "{seat}, {nth} in this hand, gets {gifts:and} ({totals:and} now)",
    "event.reward_given.lost": ("{seat}, {nth} in this hand, loses {lost} VP but gets {gifts:and} ({totals:and} now)"),
    "event.reward_given.still_nothing": (
        "{seat}, {nth} in this hand, stays at 0 VP and gets {gifts:and} ({power_total} power now)"
    ),
    "event.reward_given.still_nothing_hidden": "{seat}, {nth} in this hand, stays at 0 VP and gets {gifts:and}",
    "event.reward_given.vp": "{number} VP",
    "event.reward_given.power": "{number} power",
    "event.reward_given.advancements": "{number:# advancement|# advancements}",
    "event.advancements_drawn.all": "{seat} draws {count:# advancement|# advancements} from the bag: {drawn}",
    "event.advancements_drawn.all_hidden": "{seat} draws {count:# advancement|# advancements} from the bag",
    "event.advancements_drawn.short": (
        "{seat} draws only {count} of {wanted} advancements, and with that the bag is empty: {drawn}"
    ),
    "event.advancements_drawn.short_hidden": (
        "{seat} draws only {count} of {wanted} advancements, and with that the bag is empty"
    ),
    "event.advancements_drawn.none": "{seat} draws nothing, for the bag is empty",
    "event.last_place_reset": (
        "{seat} goes back from {before} to {vp} VP: the last one in a hand cannot keep enough to win"
    ),
    "event.hand_ended": "Hand {number} is over, in the order {order}; VP now: {totals}",
    "event.final_hand_announced": (
        "Nobody has won, for {first} was first in the last regular hand without having the most VP alone; "
        "{finalists:and} play a final hand, which {leader} leads"
    ),
    "event.game_ended.threshold": "{winner} was the first one out with enough VP and wins the game; VP: {totals}",
    "event.game_ended.last_regular_hand": (
        "{winner} was first in the last regular hand, has the most VP alone, and wins the game; VP: {totals}"
    ),
    "event.game_ended.final_hand": (
        "{winner} is the first one out in the final hand and wins the game, whatever the VP: {totals}"
    ),
}

TRICKS = {
    "event.trick_started": "{leader} leads a new trick",
    "event.sleeved": "{seat} puts {advancement} on the {card}",
    "event.sleeved.hidden": "{seat} puts an advancement on a card",
    "event.power_traded": "{seat} trades 4 power for 1 VP ({totals:and} now)",
    "event.set_played": "{seat} plays {cards}, which makes {count} x {value}",
    "event.set_played.plain": "{seat} plays {cards}",
    "event.set_played.one": "{seat} plays {cards}, worth {value}",
    "event.set_played.activating": "{seat} plays {cards} and activates {activated}, which makes {count} x {value}",
    "event.set_played.ascended": "{seat} plays {cards} as an Ascended Form, which only another one beats",
    "event.power_paid": "{seat} pays {amount} power for abilities ({power_total} left)",
    "event.power_paid.hidden": "{seat} pays {amount} power for abilities",
    "event.power_gained": (
        "{seat} gains {amount} power for {amount:an ability|# abilities} not used ({power_total} power now)"
    ),
    "event.power_gained.hidden": "{seat} gains {amount} power for {amount:an ability|# abilities} not used",
    "event.direction_flipped.up": "Charmy turns the trick round: values go up again",
    "event.direction_flipped.down": "Charmy turns the trick round: values go down now",
    "event.passed": "{seat} passes",
    "event.turn_skipped": "{seat} is skipped, because {by} has played an equal set, also worth {value}",
    "event.turn_skipped.ascended": "{seat} is skipped, because {by} has answered an Ascended Form with another one",
    "event.trick_won": "{seat} wins the trick",
    "event.trick_won.out": "{seat} wins the trick but has no cards left, so that {leader} leads the next one",
    "event.spector_scored": (
        "{seat} gets {vp} VP for winning the trick with {vp:a Spector|# Spectors} ({total} VP now)"
    ),
    "event.trick_abandoned": "Nobody wins this trick: only {left} has cards left, and the hand is over",
    "event.cap_pending": "{seat} holds more than 6 power and has to come down to 6",
    "event.cap_resolved.trades": ("{seat} trades 4 power for 1 VP {trades:once|# times} ({totals:and} now)"),
    "event.cap_resolved.both": (
        "{seat} trades 4 power for 1 VP {trades:once|# times} ({total} VP now) and discards {discarded} power"
    ),
    "event.cap_resolved.discards": "{seat} discards {discarded} power",
}

REFUSALS = {
    "refusal.activated_not_in_set": "the {card} is to be activated but is not in the set",
    "refusal.advancement_not_held": "there is no {advancement} behind your screen",
    "refusal.already_declared": "{seat} has already decided about Kodora, and that stands",
    "refusal.ascended_alone": "an activated Ascended Form is played alone",
    "refusal.bet_card": "the {card} lies in front of your screen with a bet on it",
    "refusal.cap_first": "{turn} must first come down to 6 power",
    "refusal.charmy_too_late": (
        "{count} x {value} does not beat {count} x {top}: Charmy turns the trick only after the set"
    ),
    "refusal.colour_taken": "the {card} already has a {colour} advancement, {other}",
    "refusal.edge_alone": "the {card} cannot be wild alone: Edge needs other cards in the set",
    "refusal.empty_set": "a set needs at least one card",
    "refusal.equal_of_two": (
        "with two players an equal set is not enough: {count} x {value} does not beat {count} x {top}"
    ),
    "refusal.gain_too_late": (
        "these abilities cost {cost} power and you have {power}; what unused abilities bring comes after the play"
    ),
    "refusal.keep_a_card": "at least one card must stay in your hand",
    "refusal.kodora_in_trick": (
        "the Kodora on the {card} can be activated in the upkeep only; here it is played for its value"
    ),
    "refusal.kodora_only_in_upkeep": "bets with Kodora are made in the upkeep only",
    "refusal.leader_must_play": "whoever leads a trick must play a set and cannot pass",
    "refusal.mixed_values": "the cards of a set must have the same value: {values}",
    "refusal.must_be_higher": (
        "{count} x {value} does not beat {count} x {top}: with two players it must be worth more than {top}"
    ),
    "refusal.must_be_lower": (
        "{count} x {value} does not beat {count} x {top}: values go down, and with two players it must be worth less "
        "than {top}"
    ),
    "refusal.no_ability": "the {card} has no ability that could be activated",
    "refusal.no_kodora_on": "the {card} has no Kodora in its sleeve, and none is put on it",
    "refusal.nobody_over_cap": "nobody has to come down to 6 power now",
    "refusal.not_held": "there is no {card} in your hand",
    "refusal.not_held_alike": "there is no {card} in your hand, only {alike:and}",
    "refusal.not_in_final": "{seat} takes no part in the final hand",
    "refusal.not_on_turn": "it is the turn of {turn}, not of {seat}",
    "refusal.only_ascended": "the Ascended Form of {owner} is beaten only by another activated Ascended Form",
    "refusal.only_edges": "at least one card must keep a value of its own beside the activated Edges",
    "refusal.other_over_cap": "it is {turn} who holds too much power, not {seat}",
    "refusal.out_of_cards": "{seat} has no cards left in this hand",
    "refusal.skipped": "{seat} was skipped, and it is the turn of {turn}",
    "refusal.sleeve_in_upkeep": "in the upkeep only Kodora can be put on cards, as part of a bet",
    "refusal.sleeves_count": "what is in the sleeve always counts: {values}",
    "refusal.sleeves_count_on_pile": (
        "what is in the sleeve always counts: {count} x {value} does not beat {count} x {top}"
    ),
    "refusal.stake_too_high": "{bets:# bet takes|# bets take} {stake} VP, and you have {vp}",
    "refusal.too_expensive": "these abilities cost {cost} power, and you have {power}",
    "refusal.too_few_kodoras": (
        "you put Kodora on {sleeved:# card|# cards} and have {kodoras:only one|#} behind your screen"
    ),
    "refusal.too_high": (
        "{count} x {value} does not beat {count} x {top}: values go down, so it must be worth {top} or less"
    ),
    "refusal.too_low": "{count} x {value} does not beat {count} x {top}: it must be worth {top} or more",
    "refusal.too_many": "you want to use {wanted} x {card} and hold {held:only one|only #}",
    "refusal.too_many_alike": (
        "you want to use {wanted} x {card} and hold {held:only one|only #}, besides {alike:and}"
    ),
    "refusal.too_poor_to_bet": "{seat} has less than 2 VP and cannot bet",
    "refusal.trade_in_upkeep": "power is traded in a turn, not in the upkeep",
    "refusal.trade_not_on_turn": "power is traded in the own turn, and it is the turn of {turn}",
    "refusal.trade_too_poor": "a trade takes 4 power, and you have {power}",
    "refusal.upkeep_not_over": "the first trick cannot begin yet: {waiting:and} must first decide about Kodora",
    "refusal.wrong_size": "the sets of this trick have a size of {wanted}, and yours has {count}",
    "refusal.wrong_trades": "4 power can be traded for 1 VP {most:once|up to # times} here, or not at all",
}

WORDS = {**CARDS, **ACTIONS, **QUESTIONS, **HANDS, **TRICKS, **REFUSALS}
