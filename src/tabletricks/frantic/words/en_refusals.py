"""
The game in English: why something cannot be done.
"""

from __future__ import annotations


REFUSALS: dict[str, str] = {
    # Turns and matching
    "refusal.not_asked": "{players:and} {several:have|has} to decide first {pending}",
    "refusal.decided": "you have decided, and that stands; {players:and} {several:have|has} not decided yet",
    "refusal.no_answer": "that does not answer the question: decide {pending}",
    "refusal.play_later": "no card can be played now: first decide {pending}",
    "refusal.turn_later": "the turn cannot go on yet: first decide {pending}",
    "refusal.drawn_already": "you have drawn in this turn already: play a card that fits, or end your turn",
    "refusal.turn_not_done": "you can end your turn only after drawing: play a card that fits, or draw",
    "refusal.not_held": "you do not hold the {card}",
    "refusal.wants_number": "the {card} does not fit: it takes {colour}, or the number {number}",
    "refusal.wants_symbol": "the {card} does not fit: it takes {colour}, or another {symbol}",
    "refusal.wants_wished_colour": "the {card} does not fit: {colour} is wished",
    "refusal.wants_wished_number": "the {card} does not fit: the number {number} is wished",
    "refusal.wants_black": (
        "the {card} does not fit: black is wished, so it takes a black card, or a neutral one that wishes "
        "something else"
    ),
    "refusal.wants_number_of_black": (
        "the {card} does not fit: on a black {number} it takes a coloured {number}, or a neutral card"
    ),
    "refusal.black_on_black": "the {card} does not fit: black cards cannot be laid on each other",
    "refusal.blocked": "the {card} is blocked: {player} has blocked {colour}, until the end of their own next turn",
    "refusal.sealed": "the {card} is a special card, and these are sealed until {player} begins another turn",
    "refusal.fuck_you_needs_ten": (
        "Fuck You can only be played from a hand of exactly ten cards, itself included, and you hold {number}"
    ),
    "refusal.curse_never": "Curse can never be played",
    "refusal.the_end_last": "The End can only be played as the last hand card, and you hold {number:# card|# cards}",
    # 2nd Chance and Random Chance
    "refusal.chain_drawn": "you have drawn for this 2nd Chance already: play a card that fits, or stop",
    "refusal.chain_play": "you hold a card that fits on the 2nd Chance and must play it",
    "refusal.chain_draw": "no card of yours fits on the 2nd Chance: draw one",
    "refusal.extra_card": "you hold a card that can be played, and Random Chance makes you play it",
    "refusal.extra_without_power": "no power card can be activated with the extra card of Random Chance",
    # Power cards
    "refusal.no_power_cards": "there are no power cards in this game",
    "refusal.power_in_own_turn": "a power card can only be activated in your own turn",
    "refusal.power_not_here": (
        "no power card can be activated here, because this play follows from a card that was turned up"
    ),
    "refusal.power_used": "you have activated a power card in this turn already",
    "refusal.power_not_down": "only a power card that lies face down before you can be activated",
    "refusal.power_misnamed": "{power} does not lie face down at that place before you",
    "refusal.power_with_the_end": "no power card can be activated with The End",
    "refusal.power_with_reaction": "no power card can be activated with a card that is thrown in",
    "refusal.seal_with_special": "Special Seal cannot be activated with a special card like {card}",
    "refusal.power_just_used": "this power card was activated in this very turn",
    "refusal.power_not_up": "only a power card that lies face up before you can be turned down",
    "refusal.second_power": "choose a second power card to complete the swap",
    "refusal.no_such_power": "{player} has no such power card",
    "refusal.two_owners": "Edison swaps between two players: choose a power card of somebody other than {player}",
    "refusal.new_power_stays": "the power card that you have just drawn cannot go back: choose an older one",
    "refusal.old_power_goes": "one of the older power cards before you must go back into the pile",
    "refusal.somebody_takes": "somebody must take back the {card}: choose who",
    # Wishes
    "refusal.black_cannot_be_wished": "black cannot be wished: choose red, yellow, green or blue",
    "refusal.no_such_number": "numbers from 1 to 9 can be wished, not {number}",
    "refusal.only_a_colour": "{card} wishes a colour, not a number",
    "refusal.only_a_number": "Number Wish wishes a number from 1 to 9",
    "refusal.wish_over_black": "black is wished, so {card} must wish something else",
    "refusal.wish_first": "nothing is demanded yet, so {card} must wish a colour",
    "refusal.wish_always": "a wish is part of {card} and cannot be left out",
    "refusal.wish_or_effect": "without its effect {card} must at least wish a colour",
    "refusal.not_its_colour": "the {card} has no {colour}: choose {colours:or}",
    # Targets
    "refusal.own_target": "you cannot use a special card against yourself",
    "refusal.choose_another": "choose another player",
    "refusal.protected": "{player} is protected from this event",
    "refusal.target_needed": "{card} must be used against somebody: choose whom",
    "refusal.counter_self": "you cannot turn the attack against yourself",
    "refusal.skipped_already": "{player} has to miss the next turn already",
    "refusal.holds_enough": (
        "{player} holds {other:# card|# cards}, and you {own}: Equality is for somebody who holds fewer than you"
    ),
    "refusal.holds_more": (
        "{player} holds {other:# card|# cards}, and you {own}: Inequality is for somebody who does not hold "
        "more than you"
    ),
    "refusal.no_cards_to_draw": "you have no card that could be drawn from your hand",
    "refusal.has_no_cards": "{player} has no cards",
    "refusal.place_chosen": "{player} is chosen already: choose with whom {player} swaps places",
    # Cards to choose
    "refusal.chosen_already": "the {card} is chosen already, and you have no other",
    "refusal.fuck_you_stays": "Fuck You cannot be given away with a special card",
    "refusal.cards_to_give": "you must give {player} {left:a card|# cards}",
    "refusal.cards_to_take": "you must take {left:a card|# cards} from {player}",
    "refusal.nothing_to_take": "{player} has no card that you may take: do without",
    "refusal.not_to_take": "there is no {card} that you could take from {player}",
    "refusal.fuck_you_not_stolen": "Fuck You cannot be stolen",
    "refusal.cards_to_share": "{left:# card is|# cards are} left to be drawn, and all must be distributed",
    "refusal.share_for_yourself": "you cannot let yourself draw",
    "refusal.never_imitated": "Mimicry cannot imitate {card}",
    "refusal.not_imitable": "Mimicry imitates a special card of this game, and the {card} is none",
    "refusal.not_from_a_hand": (
        "a Mimicry that was turned up cannot count as {card}, which is played from a hand of ten"
    ),
    "refusal.imitate_colour": "Mimicry cannot count as {card} now: {colour} is demanded",
    "refusal.imitate_neutral": (
        "Mimicry cannot count as {card} now: no colour is demanded, so only a neutral card can be imitated"
    ),
    # Throwing in
    "refusal.asked_before": "{player} is asked before you",
    "refusal.never_thrown_in": "the {card} cannot be thrown in now",
    "refusal.counter_unprovoked": "nobody uses a special card against you now",
    "refusal.nice_try_later": "Nice Try is for the moment when somebody else has got rid of all cards",
    "refusal.lucky_bastard_later": "Lucky Bastard is for the moment before an event card is turned up",
    "refusal.counter_event": "an event cannot be countered",
    "refusal.counter_power": "the effect of a power card cannot be countered",
    "refusal.counter_wish": "a wish cannot be countered",
    "refusal.anti_counter": "{player} has played the card with Anti Counter, so it cannot be countered",
    "refusal.sealed_reactions": (
        "special cards are sealed until {player} begins another turn, so none can be thrown in"
    ),
    # Events
    "refusal.event_not_offered": "{event} is not among the events that were turned up",
    "refusal.not_itself": "Repeat cannot repeat itself",
    "refusal.event_not_revealed": "{event} has not been revealed in this round",
    "refusal.lay_a_card": "lay one of your hand cards",
    "refusal.lay_a_number": "lay a {colour} number, or nothing if you have none",
    "refusal.give_cards": "you must give away {left:a card|# cards}",
    "refusal.give_to_another": "you cannot give a card to yourself",
    "refusal.no_second_card": "{player} gets one card from you already",
    "refusal.no_card_from_you": "{player} gets no card from you",
    "refusal.take_from_market": "take {number:the card that is left|one of the cards} on the Market: {cards}",
    "refusal.market_turn": "it is for {player} to take a card from the Market now",
    "refusal.curse_stays": "Curse cannot be discarded",
    "refusal.discard_more": "you must discard {left:a card|# cards}",
    "refusal.tsunami_too_low": "the {card} counts {points:# point|# points}, and the Tsunami takes {floor} or more",
    "refusal.tsunami_lay": "you hold a card that counts {floor} or more, and must lay one",
    "refusal.nothing_to_turn_up": "the draw pile is empty, so there is no card to turn up",
    "refusal.not_left_of_winner": "only the player to the left of a winner may discard, and no more than two cards",
    "refusal.hand_not_now": "the hand of {player} is to be assigned now",
    "refusal.hand_given": "{player} gets another hand already",
    "refusal.own_hand": "you must not keep your own hand",
    # What is pending, as an indirect question
    "refusal.pending.play": "what to play",
    "refusal.pending.choose_card": "which card to choose for {card}",
    "refusal.pending.give_card": "which card to give to whom by {card}",
    "refusal.pending.choose_player": "whom to choose for {card}",
    "refusal.pending.share": "who draws how many cards of Fantastic Four",
    "refusal.pending.wish": "what to wish with {card}",
    "refusal.pending.react": "whether to throw in {reaction}",
    "refusal.pending.choose_colour": "which colour to choose for {card}",
    "refusal.pending.choose_power": "which power card to choose for {card}",
    "refusal.pending.decide": "whether to use {card}",
    "refusal.pending.imitate": "which card Mimicry imitates",
    "refusal.pending.choose_event": "which event {card} carries out",
    "refusal.pending.assign_hand": "who gets the hand of {owner}",
    "refusal.pending.look": "when to take up the open hands again",
}
