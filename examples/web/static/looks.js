// Looks: how cards and seats are drawn. A game may have a file of cosmetics; without one everything works the same.

/** @typedef {import("../types/web_messages").CardInfo} CardInfo */

/**
 * The cosmetics of a game, all optional. `cards`: the first pattern that matches a code gives its colour, and what
 * stands big on it (`$1` as in replacements). `lays`: events that lay cards into the middle, and where they say which;
 * without it, cards that leave a hand openly are laid there. `replaces`: those that do
 * so in place of what the same player has laid before. `clears`: events after which the middle is empty. `facts`:
 * fields of the view that stand in the middle too, and where in which events their new value is (a number or null: that
 * is the value; with a `kind` it is the number on something printed; `at` and `value`: one part of a list has changed).
 * @typedef {{
 *   felt?: string,
 *   cards?: {match: string, colour?: string, ink?: string, face?: string}[],
 *   lays?: Record<string, string>,
 *   replaces?: string[],
 *   clears?: string[],
 *   facts?: Fact[],
 * }} Cosmetics
 * @typedef {{field: string, label: Record<string, string>, words?: Record<string, Record<string, string>>, from: Record<string, string | number | null | {at: string, value: string}>, kind?: string}} Fact
 */

export class Looks {
  /** @param {CardInfo[]} printed @param {Cosmetics} cosmetics */
  constructor(printed, cosmetics) {
    this.printed = new Map(printed.map((card) => [card.code, card]));
    this.cosmetics = cosmetics;
    this.patterns = (cosmetics.cards ?? []).map((look) => ({ ...look, pattern: new RegExp(look.match) }));
  }

  /** @param {string} game @param {CardInfo[]} printed */
  static async of(game, printed) {
    const reply = await fetch(`/static/cosmetics/${game}.json`).catch(() => null);
    return new Looks(printed, reply?.ok ? await reply.json() : {});
  }

  /** @param {string} code */
  title(code) {
    return this.parts(code).map((part) => this.printed.get(part)?.title ?? part).join(" + ");
  }

  /** A card may be put together of printed things: `9+spector`. @param {string} code */
  parts(code) {
    return this.printed.has(code) ? [code] : code.split("+");
  }

  /** Something printed, by the number on it. @param {string} kind @param {unknown} value */
  numbered(kind, value) {
    return [...this.printed.values()].find((card) => card.kind === kind && card.value === value);
  }

  /** @param {string} code */
  text(code) {
    return this.parts(code).map((part) => this.printed.get(part)?.text ?? "").filter(Boolean).join(" + ");
  }

  /**
   * A card, as a button if it can be touched.
   * @param {string} code
   * @param {"button" | "div"} kind
   */
  card(code, kind = "div") {
    const parts = this.parts(code);
    const info = this.printed.get(parts[0] ?? code);
    const look = this.patterns.find(({ pattern }) => pattern.test(code));
    const element = document.createElement(kind);
    element.className = "card";
    element.dataset["code"] = code;
    const face = look?.face !== undefined && look ? code.replace(look.pattern, look.face) : String(info?.value ?? initials(info?.title ?? code));
    if (look?.colour) element.style.setProperty("--card", look.colour);
    if (look?.ink) element.style.setProperty("--ink", look.ink);
    element.append(part("corner", face), part("face", face));
    const name = parts.length > 1 ? parts.slice(1).map((one) => this.title(one)).join(" + ") : (info?.title ?? face);
    if (name !== face) element.append(part("name", name));
    element.title = [this.title(code), this.text(code)].filter(Boolean).join("\n");
    if (kind === "button") {
      element.setAttribute("type", "button");
      element.setAttribute("aria-label", this.title(code));
    }
    return element;
  }

  /** The back of a card. */
  back() {
    const element = document.createElement("div");
    element.className = "card back";
    return element;
  }
}

/** @param {string} name @param {string} text */
export function part(name, text) {
  const element = document.createElement("span");
  element.className = name;
  element.textContent = text;
  if (text.length > 3) element.classList.add("long");
  return element;
}

/** @param {string} title */
function initials(title) {
  return title.length <= 3 ? title : title.split(/\s+/).map((word) => word[0] ?? "").join("").slice(0, 3);
}
