"""
Positions in which every kind of question is asked.

P0 has played a card in most of them, there are three players, and Fuck You lies in the draw pile or in P2's hand.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletricks import frantic as fr

from .builders import after, discard, event_step, give, opening, passing, pick, play, position, take, throw
from .power_builders import charged, powered


K5 = play(0, "K5")
AT_P1 = fr.Target(0, 1)
GIFT = (AT_P1, pick(0, "G2"), pick(0, "Y8"))
COUNTERED = (*GIFT, throw(1, "CTR"), fr.Target(1, 2))


def event(event: fr.EventCard, *actions: fr.Action) -> fr.State:
    """An event in the middle."""
    state = position("K5 R4 G2 G3", "B1 R2 Y9", "Y1 Y2 R3 G8", draw="FU G6 R8 Y7", events=[event])
    return after(state, K5, *actions)


def aimed(text: str, *actions: fr.Action) -> fr.State:
    """P0 has played a special card."""
    state = position(f"{text} G2 G3 Y8", "B1 B2 CTR Y9", "Y1 Y2 R3 G8", draw="FU G6 R8 Y7")
    return after(state, play(0, text), *actions)


BASE: dict[str, Callable[[], fr.State]] = {
    "turn": lambda: position("R1 G1", 3, 3, draw="FU", skipped=[2], accounts=(3, 4, 5)),
    "turn after drawing": lambda: position("R1 G1", 3, 3, draw="FU", drawn=True),
    "turn with a bomb": lambda: position("R1 G1", 3, 3, draw="FU", bomb=(3, 2, 2)),
    "2nd chance": lambda: aimed("2ND.R"),
    "target": lambda: aimed("GIFT.R"),
    "first card of a gift": lambda: aimed("GIFT.R", AT_P1),
    "second card of a gift": lambda: aimed("GIFT.R", *GIFT[:2]),
    "gift": lambda: aimed("GIFT.R", *GIFT),
    "second card of an exchange": lambda: aimed("EXCH.R", *GIFT[:2]),
    "exchange": lambda: aimed("EXCH.R", *GIFT),
    "new target": lambda: aimed("GIFT.R", *GIFT, throw(1, "CTR")),
    "second card of a counterer": lambda: aimed("GIFT.R", *COUNTERED, pick(1, "B1")),
    "wish of a counterer": lambda: aimed("GIFT.R", *COUNTERED, pick(1, "B1"), pick(1, "Y9")),
    "countered gift": lambda: aimed("GIFT.R", *COUNTERED, pick(1, "B1"), pick(1, "Y9"), fr.Pass(1)),
    "skip": lambda: aimed("SKIP.R", AT_P1),
    "shares": lambda: aimed("F4", fr.Share(0, 2, 1)),
    "wish after shares": lambda: aimed("F4", fr.Share(0, 2, 1), fr.Share(0, 1, 3)),
    "share": lambda: aimed("F4", fr.Share(0, 2, 1), fr.Share(0, 1, 3), fr.WishNumber(0, 7)),
    "wish": lambda: aimed("FAN"),
    "equality": lambda: aimed("EQ"),
    "nice try": lambda: after(position("R1", "NICE G1", 2, draw="FU"), play(0, "R1")),
    "wish of nice try": lambda: after(position("R1", "NICE G1", 2, draw="FU"), play(0, "R1"), throw(1, "NICE")),
    "gambling man": lambda: event("gambling_man", pick(1, "R2")),
    "market": lambda: event("market", take(1, "G6")),
    "all-seeing eye": lambda: event("all_seeing_eye", fr.Acknowledge(0)),
    "recession": lambda: event("recession", discard(1, "B1"), discard(2, "Y1")),
    "surprise party": lambda: event("surprise_party", give(1, "Y9", 2)),
    "merry christmas": lambda: event(
        "merry_christmas", give(1, "Y9", 2), give(1, "B1", 0), give(1, "R2", 2), give(2, "G8", 0)
    ),
    "start card": lambda: opening("FAN", 7, 7, 7).state,
}


# Troublemaker.

HANDS = ("R1 R2", "B1 B2 B3", "G1 G2 FU")


def single(event: fr.EventCard) -> fr.State:
    """An event in a game without accounts."""
    return event_step(event, *HANDS, scoring="none", draw="K4").state


def before_event() -> fr.State:
    """P0 has played a black card, and P1 may throw in Lucky Bastard."""
    return after(position("R1 K5", "LUCKY B2", "G1", demand="red 5", troublemaker=True), play(0, "K5"))


def theft() -> fr.State:
    """P0 looks at P2's hand."""
    state = position("THIEF.R R1", *HANDS[1:], demand="red 5", troublemaker=True)
    return passing(after(state, play(0, "THIEF.R"), fr.Target(0, 2)))


TROUBLEMAKER: dict[str, Callable[[], fr.State]] = {
    "colour swap": lambda: opening("SWAP.RG", 7, 7, 7, troublemaker=True).state,
    "mimicry": lambda: opening("MIM", 7, 7, 7, troublemaker=True).state,
    "thief": theft,
    "second card of a thief": lambda: after(theft(), pick(0, "G1")),
    "lucky bastard": before_event,
    "wish of lucky bastard": lambda: after(before_event(), throw(1, "LUCKY")),
    "repeat": lambda: event_step("repeat", *HANDS, revealed=["charity"]).state,
    "event manager": lambda: event_step("event_manager", *HANDS).state,
    "russian roulette": lambda: after(event_step("russian_roulette", *HANDS).state, pick(1, "B1")),
    "crowdfunding": lambda: after(event_step("crowdfunding", "R1 R2", "B1 B2 B3", "G1 G2").state, give(1, "B1", 0)),
    "distributor": lambda: after(event_step("distributor", *HANDS).state, fr.Assign(0, 0, 1)),
    "trust fall": lambda: event_step("trust_fall", *HANDS).state,
    "cards for a trust fall": lambda: after(event_step("trust_fall", *HANDS).state, fr.Target(1, 2), pick(2, "FU")),
    "seppuku": lambda: event_step("seppuku", *HANDS).state,
    "discarding for seppuku": lambda: after(single("seppuku"), fr.Risk(1), discard(1, "B1")),
    "identity theft": lambda: single("identity_theft"),
    "second place of an identity theft": lambda: after(single("identity_theft"), fr.Target(0, 1)),
    "turn after an identity theft": lambda: after(single("identity_theft"), fr.Target(0, 1), fr.Target(0, 2)),
    "market in a plague": lambda: passing(event_step("plague", *HANDS, events=["plague", "market", "friday_13"]).state),
    "turn with last chance": lambda: position(
        *HANDS, demand="red 5", troublemaker=True, lasting=[fr.InForce("last_chance")]
    ),
}


# Supercharge.

POWERS = ("looping^ recycling", "all_draw black_wish", "anti_counter")
FIRST, SECOND = fr.ChoosePower(0, 0, 0), fr.ChoosePower(0, 1, 1)


def power_turn(*spans: fr.InForce) -> fr.State:
    """A turn of P0 with powers in force."""
    return powered("R1 G1 FAN", "B1 B2 CTR", "Y1 Y2", powers=POWERS, spans=spans)


def with_power(power: str, text: str = "R1") -> fr.State:
    """P0 has played a card with a power card."""
    return charged(powered(f"{text} G1 G2", "B1 FAN", "Y1 Y2", powers=(power, "all_draw^ black_wish")), text)


def power_event(name: fr.EventCard, *actions: fr.Action, draw: str = "") -> fr.State:
    """An event of Supercharge in the middle."""
    return after(powered("K5 R4 G2", "B1 R9", "Y1 Y2", powers=POWERS, events=[name], draw=draw), K5, *actions)


def power_special(text: str, *actions: fr.Action) -> fr.State:
    """P0 has played a special card of Supercharge."""
    return after(powered(f"{text} G1", "B1 B2 CTR", "Y1 Y2", powers=POWERS), play(0, text), *actions)


SUPERCHARGE: dict[str, Callable[[], fr.State]] = {
    "turn with power cards": power_turn,
    "open hands": lambda: power_turn(fr.InForce("open_hands", owner=1)),
    "special charge": lambda: with_power("special_charge"),
    "blockade": lambda: with_power("blockade"),
    "number wish": lambda: with_power("number_wish"),
    "random chance": lambda: with_power("random_chance"),
    "recycling": lambda: with_power("recycling"),
    "a power waits": lambda: with_power("recycling", "SKIP.R"),
    "recharge": lambda: power_special("RECH.R"),
    "edison": lambda: power_special("EDI"),
    "edison, second card": lambda: power_special("EDI", FIRST),
    "edison, wish": lambda: power_special("EDI", FIRST, SECOND),
    "edison, window": lambda: power_special("EDI", FIRST, SECOND, fr.Pass(0)),
    "update": lambda: power_special("UPD"),
    "update, wish": lambda: power_special("UPD", fr.UseEffect(0)),
    "update, return": lambda: power_special("UPD", fr.UseEffect(0), fr.Pass(0)),
    "rewind": lambda: power_event("rewind", draw="SKIP.G"),
    "tsunami": lambda: power_event("tsunami", fr.Lay(1, fr.Card("B1"))),
    "parasite": lambda: after(
        powered("R1", "B1 B2", "Y1 Y2", powers=POWERS, lasting=["parasite"]), play(0, "R1"), fr.Pass(1), fr.Pass(2)
    ),
}

ALL = {**BASE, **TROUBLEMAKER, **SUPERCHARGE}
