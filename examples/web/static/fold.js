// The table as a client keeps it: the same fold as `tabletricks.core.folded`, over what events say they change.

/** @typedef {import("../types/web_messages").Change} Change */
/** @typedef {import("../types/web_messages").ToldEvent} ToldEvent */

/**
 * What is known of a player; `hand` is null if it is hidden.
 * @typedef {{hand: string[] | null, size: number, score: number}} Known
 */

export class Contradiction extends Error {}

/**
 * The common part of a view.
 * @param {unknown} view
 * @returns {Known[]}
 */
export function playersOf(view) {
  const { players } = /** @type {{players: {hand: unknown[] | null, hand_size: number, score: number}[]}} */ (view);
  return players.map((player) => ({
    hand: player.hand && player.hand.map(String),
    size: player.hand_size,
    score: player.score,
  }));
}

/**
 * A player after a change.
 * @param {Known} player
 * @param {Change} change
 * @param {boolean} own
 * @returns {Known}
 */
export function changed(player, change, own) {
  const size = player.size + change.gains - change.loses;
  let hand = player.hand;
  if (change.shown) hand = [...change.shown];
  else if (change.hidden && !own) hand = null;
  else if (hand && (change.gains || change.loses)) hand = moved(hand, change);
  if (size < 0 || (hand && hand.length !== size)) {
    throw new Contradiction(`the hand of seat ${change.seat} cannot have ${size} cards`);
  }
  return { hand, size, score: change.score ?? player.score };
}

/**
 * @param {string[]} hand
 * @param {Change} change
 */
function moved(hand, change) {
  if ((change.gains && !change.gained) || (change.loses && !change.lost)) {
    throw new Contradiction(`the hand of seat ${change.seat} is seen, but not what it gains and loses`);
  }
  const cards = [...hand, ...(change.gained ?? [])];
  for (const card of change.lost ?? []) {
    const place = cards.indexOf(card);
    if (place < 0) throw new Contradiction(`seat ${change.seat} loses a card that is not there`);
    cards.splice(place, 1);
  }
  return cards;
}

/**
 * Whether two tables are the same, whatever the order of the cards in a hand.
 * @param {Known[]} one
 * @param {Known[]} other
 */
export function same(one, other) {
  /** @param {Known[]} players */
  const text = (players) => JSON.stringify(players.map(({ hand, size, score }) => [hand && [...hand].sort(), size, score]));
  return text(one) === text(other);
}
