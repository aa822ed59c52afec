// What the page itself says; everything about a game is told by the server.

/** @type {Record<string, Record<string, string>>} */
const WORDS = {
  en: {
    undo: "Take back", leave: "Leave", return: "Take my seat back", watch: "Spectators' link", copied: "Copied",
    log: "What happened", all: "All you can do (#)", waiting: "Waiting for #", over: "The game is over",
    reconnecting: "The connection is gone. Trying again …", bot: "bot", absent: "left, a bot plays", away: "away",
    you: "you", rule: "Rule #", why: "Why not?", clear: "Put back", sure: "Leave your seat to a bot?", won: "# won",
    lost: "The game is lost", together: "You have won together", place: "Place", points: "Points", name: "Name",
    watching: "# watching", spectator: "You are watching", left: "A bot plays for you", hand: "Your cards",
    more: "… and # more: touch cards or players to find them", touch: "Touch your cards, or players", offer: "You may, out of turn:",
    nolink: "This link leads to no table.", cards: "#: # cards", again: "New table",
    help: "Touch cards and players that light up; the buttons say what they become. Keys: Tab and arrows move, Enter touches, 1 to 9 press a button, Escape puts everything back, U takes back, A opens the list of all actions. A dimmed card says why it cannot be used.",
    ruling: "a ruling of this library", reviews: "known from reviews", reconstructed: "reconstructed",
  },
  de: {
    undo: "Zurücknehmen", leave: "Verlassen", return: "Platz wieder einnehmen", watch: "Link zum Zuschauen", copied: "Kopiert",
    log: "Was geschah", all: "Alles, was du tun kannst (#)", waiting: "Warten auf #", over: "Das Spiel ist aus",
    reconnecting: "Die Verbindung ist weg. Neuer Versuch …", bot: "Bot", absent: "fort, ein Bot spielt", away: "nicht da",
    you: "du", rule: "Regel #", why: "Warum nicht?", clear: "Zurücklegen", sure: "Den Platz einem Bot überlassen?", won: "Gewonnen: #",
    lost: "Das Spiel ist verloren", together: "Gemeinsam gewonnen", place: "Platz", points: "Punkte", name: "Name",
    watching: "# schauen zu", spectator: "Du schaust zu", left: "Ein Bot spielt für dich", hand: "Deine Karten",
    more: "… und # weitere: berühre Karten oder Plätze, um sie zu finden", touch: "Berühre deine Karten oder Plätze", offer: "Du darfst, außer der Reihe:",
    nolink: "Hinter diesem Link ist kein Tisch.", cards: "#: # Karten", again: "Neuer Tisch",
    help: "Berühre Karten und Plätze, die leuchten; die Knöpfe sagen, was daraus wird. Tasten: Tab und Pfeile bewegen, Enter berührt, 1 bis 9 drücken einen Knopf, Escape legt alles zurück, U nimmt zurück, A öffnet die Liste aller Möglichkeiten. Eine matte Karte sagt, warum sie nicht geht.",
    ruling: "Entscheidung dieser Bibliothek", reviews: "aus Rezensionen bekannt", reconstructed: "rekonstruiert",
  },
};

/**
 * A text of the page; each `#` is filled in.
 * @param {string} language
 * @param {string} key
 * @param {...(string | number)} parts
 */
export function word(language, key, ...parts) {
  const text = (WORDS[language] ?? WORDS["en"])?.[key] ?? key;
  return parts.reduce((/** @type {string} */ told, part) => told.replace("#", String(part)), text);
}
