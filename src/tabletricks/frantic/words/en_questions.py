"""
The game in English: what players can do, and what they are asked.
"""

from __future__ import annotations


ACTIONS = {
    "action.play": "{seat} plays {card}",
    "action.play.power": "{seat} plays {card} with power card {place}",
    "action.play.power_card": "{seat} plays {card} with {power_card} (power card {place})",
    "action.draw": "{seat} draws",
    "action.end_turn": "{seat} plays nothing more",
    "action.target": "{seat} chooses {target}",
    "action.share": "{seat} wants {target} to draw {count:# card|# cards}",
    "action.wish_colour": "{seat} wishes {colour}",
    "action.wish_number": "{seat} wishes {eight:an|a} {number}",
    "action.throw": "{seat} throws in {card}",
    "action.pass": "{seat} does without",
    "action.pick": "{seat} picks {card}",
    "action.pick.nothing": "{seat} has no such card",
    "action.give": "{seat} gives {card} to {to}",
    "action.take": "{seat} takes {card}",
    "action.discard": "{seat} discards {card}",
    "action.acknowledge": "{seat} has seen enough",
    "action.choose_colour": "{seat} chooses {colour}",
    "action.choose_power": "{seat} chooses power card {place} of {owner}",
    "action.choose_power.own": "{seat} chooses their own power card {place}",
    "action.use_effect": "{seat} uses the effect",
    "action.lay": "{seat} lays {card}",
    "action.imitate": "{seat} imitates {card}",
    "action.choose_event": "{seat} chooses {event}",
    "action.assign": "{seat} gives {owner}'s hand to {to}",
    "action.assign.own": "{seat} keeps {owner}'s hand",
    "action.risk": "{seat} turns up a card",
}

QUESTIONS: dict[str, str] = {
    **ACTIONS,
    "question.play": "{seat}, play a card ({demand} fits) or {drawn:end your turn|draw one}",
    "question.play.second_chance": "{seat}, another card must follow 2nd Chance ({demand} fits)",
    "question.play.second_chance.drawn": "{seat}, let another card follow 2nd Chance ({demand} fits), or end your turn",
    "question.play.random_chance": "{seat}, play another card by Random Chance; it need not match",
    "question.choose_card.first": "{left:1 card|# cards}",
    "question.choose_card.more": "{left:1 more card|# more cards}",
    "question.choose_card.unknown": "cards",
    "question.choose_card.give": "{seat}, {card}: choose {cards} for {to}",
    "question.choose_card.take": "{seat}, {card}: take {cards} from {owner}",
    "question.choose_card.market": "{seat}, Market: take an open card",
    "question.choose_card.recession": "{seat}, Recession: discard {cards}",
    "question.choose_card.parasite": "{seat}, Parasite: discard up to {cards}, or stop",
    "question.choose_card.seppuku": "{seat}, Seppuku: discard up to {cards}, or stop",
    "question.choose_card.gambling_man": "{seat}, Gambling Man: lay a {colour} number card face down, a low one",
    "question.choose_card.russian_roulette": "{seat}, Russian Roulette: put in a card",
    "question.choose_card.tsunami": "{seat}, Tsunami: lay a card worth at least {worth:# point|# points}",
    "question.choose_card.tsunami.first": "{seat}, Tsunami: lay any card",
    "question.give_card": "{seat}, {card}: choose a card and who gets it",
    "question.give_card.several": "{seat}, {card}: choose a card and who gets it; {left} are still to be given",
    "question.choose_player": "{seat}, choose against whom to use {card}",
    "question.choose_player.optional": "{seat}, choose against whom to use {card}, or do without",
    "question.choose_player.trust_fall": "{seat}, Trust Fall: choose who must give you cards",
    "question.choose_player.recycling": "{seat}, Recycling: choose who takes the card back",
    "question.choose_player.special_charge": "{seat}, Special Charge: choose who must draw for every special card",
    "question.choose_player.identity_theft": "{seat}, Identity Theft: choose two players to swap places, one first",
    "question.choose_player.identity_theft.second": "{seat}, Identity Theft: choose who swaps places with {first}",
    "question.share": "{seat}, Fantastic Four: choose who must draw {left:# card|# cards}, together or split",
    "question.share.rest": "{seat}, Fantastic Four: choose who must draw {left:the last card|the other # cards}",
    "question.wish": "{seat}, {card}: wish a colour{optional:, or do without|}",
    "question.wish.number": "{seat}, {card}: wish a number from 1 to 9{optional:, or do without|}",
    "question.wish.both": "{seat}, {card}: wish a colour or a number from 1 to 9{optional:, or do without|}",
    "question.react.counterattack": "{seat}, {author} uses {card} against you: throw in Counterattack, or let it pass",
    "question.react.nice_try": (
        "{seat}, {finishers:and} {one:has|have} no cards left: throw in Nice Try, or let it pass"
    ),
    "question.react.lucky_bastard": "{seat}, {author} triggers an event: throw in Lucky Bastard, or let it pass",
    "question.react.lucky_bastard.own": "{seat}, you trigger an event: throw in Lucky Bastard, or let it pass",
    "question.choose_colour": "{seat}, {card}: choose {colours:or}",
    "question.choose_colour.any": "{seat}, {card}: choose a colour",
    "question.choose_power.edison": "{seat}, Edison: choose a power card to be swapped, or do without",
    "question.choose_power.edison.second": (
        "{seat}, Edison: choose another player's power card in return for power card {place} of {owner}"
    ),
    "question.choose_power.recharge": "{seat}, Recharge: choose a used power card to turn face down, or do without",
    "question.choose_power.update": "{seat}, Update: choose an old power card to shuffle into the pile",
    "question.decide.seppuku": (
        "{seat}, Seppuku: turn up a card (21 points off your account for a number, 42 more for any other), or "
        "decline (21 more)"
    ),
    "question.decide.seppuku.cards": (
        "{seat}, Seppuku: turn up a card (discard 2 cards for a number, draw 4 for any other), or decline (draw 2)"
    ),
    "question.decide.update": "{seat}, Update: take a new power card for an old one, or do without",
    "question.decide.rewind": "{seat}, Rewind: use {turned}, or do without",
    "question.imitate": "{seat}, name the card that Mimicry imitates; it must match",
    "question.imitate.free": "{seat}, name the card that Mimicry imitates",
    "question.choose_event.event_manager": "{seat}, Event Manager: choose {events:or}",
    "question.choose_event.repeat": "{seat}, Repeat: choose an event to be carried out again ({events:or})",
    "question.assign_hand": "{seat}, Distributor: choose who gets {owner}'s hand",
    "question.look": "{seat}, look at the open hands, and say when you have seen enough",
}
