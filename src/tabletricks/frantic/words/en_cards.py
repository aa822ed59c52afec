"""
The game in English: how cards, events and powers are called, and what they do.
"""

from __future__ import annotations


LABELS = {
    "card.title": "{name}",
    "card.number.title": "{suit} {number}",
    "card.colours_0.title": "{kind}",
    "card.colours_1.title": "{colour} {kind}",
    "card.colours_2.title": "{colour}-{other} {kind}",
    "card.number": "{suit} {number}",
    "card.colours_0": "{kind}",
    "card.colours_1": "{colour} {kind}",
    "card.colours_2": "{colour}-{other} {kind}",
    "card.demand.number": "{colour} or {eight:an|a} {number}",
    "card.demand.symbol": "{colour} or {symbol}",
    "card.demand.colour_wish": "{colour}",
    "card.demand.number_wish": "{eight:an|a} {number}",
    "card.demand.black_wish": "a black card",
    "card.demand.black": "a coloured {number}",
    "card.demand.open": "any card",
}

WORDS = {
    "word.red": "red",
    "word.yellow": "yellow",
    "word.green": "green",
    "word.blue": "blue",
    "word.black": "black",
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
    "card.number.text": "Goes on the same number or colour",
    "card.black.text": "Goes on the same number only, and triggers an event",
    "card.second_chance.text": "Another card must follow at once; whoever has none that fits draws one",
    "card.exchange.text": "Give somebody two cards of your choice, and draw two from that hand",
    "card.gift.text": "Give somebody two of your cards",
    "card.skip.text": "Somebody misses the next turn",
    "card.fantastic.text": "Wish a colour or a number",
    "card.fantastic_four.text": "Somebody draws four cards, or several share them; wish a colour or a number",
    "card.counterattack.text": (
        "Throw it in when a special card is used against you: it does nothing to you, and you may use its effect; "
        "and/or wish a colour"
    ),
    "card.equality.text": "Somebody with fewer cards draws up to as many as you hold; and/or wish a colour",
    "card.nice_try.text": (
        "Throw it in when somebody has got rid of all cards: whoever has none draws three, and the round goes on; "
        "and/or wish a colour"
    ),
    "card.fuck_you.text": "Can be played only with exactly ten cards in hand; what lay there before still counts",
    "card.colour_swap.text": "Goes on two colours; play goes on with the other one",
    "card.thief.text": "Look at somebody's hand and steal two cards",
    "card.troublemaker.text": "Triggers an event at once",
    "card.inequality.text": "Somebody draws cards from your hand until they are more than yours; and/or wish a colour",
    "card.lucky_bastard.text": "Throw it in before an event is revealed: it does not concern you; and/or wish a colour",
    "card.special_favours.text": "Swap all your special cards with those of somebody else; and/or wish a colour",
    "card.curse.text": "Can be neither played nor discarded, only passed on",
    "card.mimicry.text": "Imitates any special card; a coloured one must match by its colour",
    "card.recharge.text": "Turn one of your used power cards face down again",
    "card.edison.text": "Swap power cards of two players; both lie face down then; and/or wish a colour",
    "card.update.text": "Draw a power card, and shuffle an old one into the pile; and/or wish a colour",
    "card.the_end.text": "Only as your last card, on any card: the round is over, and nothing can stop that",
    "card.all_seeing_eye.text": "All hands are laid open until everybody has seen enough",
    "card.charity.text": "Everybody draws a card from the hand of whoever holds most",
    "card.communism.text": "Everybody draws up to the number of cards in the largest hand",
    "card.doomsday.text": "The round is over, and everybody gets 50 points",
    "card.earthquake.text": "Everybody passes the hand to the right",
    "card.expansion.text": "The first player draws one card, the second two, the third three, and so on",
    "card.finish_line.text": "The round is over, and the hands are counted",
    "card.friday_13.text": "A day like any other: nothing happens",
    "card.gambling_man.text": (
        "Everybody lays a number card of the last colour face down; the highest takes them all, and whoever has "
        "none draws two"
    ),
    "card.market.text": "As many cards as players lie open, and everybody takes one",
    "card.mating_season.text": "Everybody discards all pairs, triplets and so on of numbers",
    "card.merry_christmas.text": "Everybody gives the whole hand away, split among the others as they like",
    "card.mexican_standoff.text": "Everybody discards the hand and draws three cards",
    "card.recession.text": "The first player discards one card, the second two, the third three, and so on",
    "card.robin_hood.text": "Whoever holds fewest cards swaps hands with whoever holds most",
    "card.surprise_party.text": "Everybody gives somebody one card",
    "card.third_time_lucky.text": "Everybody draws three cards",
    "card.time_bomb.text": (
        "Everybody has three more turns. Whoever gets rid of all cards in time gets 10 points off, and the others "
        "10 more; if nobody does, all points are doubled"
    ),
    "card.tornado.text": "All hands are shuffled together and dealt again",
    "card.vandalism.text": "Everybody discards all cards of the last colour",
    "card.black_hole.text": "Whoever has triggered the event gets all black cards of the others",
    "card.capitalism.text": "Everybody draws as many cards as they hold",
    "card.crowdfunding.text": "Everybody gives a card to whoever holds fewest",
    "card.distributor.text": (
        "Whoever has triggered the event looks at all hands and deals them out anew, each as a whole"
    ),
    "card.double_taxation.text": (
        "Everybody gets the points of the three highest cards in hand; without accounts the lowest draws one card, "
        "the second two, and so on"
    ),
    "card.event_manager.text": "Three events are turned up; whoever has triggered the event chooses one of them",
    "card.identity_theft.text": (
        "The highest and the lowest account are swapped; without accounts two players swap places"
    ),
    "card.last_chance.text": "For the rest of the round whoever gets rid of the last card triggers an event",
    "card.plague.text": "Two more events follow",
    "card.plus_one.text": "For the rest of the round whoever draws takes one card more",
    "card.repeat.text": "An event of this round is carried out again",
    "card.russian_roulette.text": "Everybody puts a card on the draw pile; they are shuffled",
    "card.seppuku.text": (
        "Everybody may turn up a card: 21 points off for a number, 42 more for any other; whoever declines gets 21"
    ),
    "card.trust_fall.text": "Everybody chooses somebody who must give them two cards",
    "card.black_jack.text": "Cards are turned up one by one; whoever takes the sum over 21 takes them all",
    "card.chargenado.text": "All power cards are shuffled, and everybody gets two new ones",
    "card.epic_fail.text": "Whoever holds fewest cards gets Fuck You, wherever it is",
    "card.loot.text": "Everybody draws three cards from the hand to the right",
    "card.parasite.text": (
        "When a round is won, whoever sits to the left may discard two cards before the points are counted"
    ),
    "card.rewind.text": (
        "Everybody takes two cards from the discard pile, one by one; then a card is turned up to go on with"
    ),
    "card.riot.text": "Everybody passes all special cards to the right",
    "card.supercharge.text": "Everybody gets one more power card",
    "card.tsunami.text": (
        "In turn cards are laid that count as much as the last one or more; whoever cannot takes them all"
    ),
    "card.all_draw.text": "Everybody else draws a card",
    "card.anti_counter.text": "The card that it is activated with cannot be countered",
    "card.black_wish.text": "Wish black: only a black card fits, or another wish",
    "card.blockade.text": "Nobody may play a colour of your choice until your next turn is over",
    "card.looping.text": "After this turn play goes the other way, until your next turn is over",
    "card.number_wish.text": "Wish a number",
    "card.open_hands.text": "Everybody else plays with an open hand until your next turn",
    "card.random_chance.text": "Play another card, which need not match",
    "card.recycling.text": "The card just played goes back into a hand of your choice",
    "card.special_charge.text": "Somebody draws a card for every special card in hand",
    "card.special_seal.text": "Nobody may play special cards until your next turn; goes with number cards only",
    "card.troublecharger.text": "At the end of your turn an event is triggered",
}

CARDS: dict[str, str] = {**LABELS, **WORDS, **SPECIAL_CARDS, **EVENTS, **POWERS, **TEXTS}
