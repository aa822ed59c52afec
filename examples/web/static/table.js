// The table. It is kept from events; a view is read only when the whole table comes: on connecting and after an undo.

import { Contradiction, changed, playersOf, same } from "./fold.js";
import { Link } from "./link.js";
import { Looks, part } from "./looks.js";
import { word } from "./words.js";

/** @typedef {import("../types/web_messages").Reply} Reply */
/** @typedef {import("../types/web_messages").Data} Data */
/** @typedef {import("../types/web_messages").TableMessage} TableMessage */
/** @typedef {import("../types/web_messages").ToldEvent} ToldEvent */
/** @typedef {import("../types/web_messages").Now} Now */
/** @typedef {import("../types/web_messages").Player} Player */
/** @typedef {import("../types/web_messages").Selection} Selection */
/** @typedef {import("../types/web_messages").Choice} Choice */
/** @typedef {import("../types/web_messages").RuleText} RuleText */
/** @typedef {import("./fold.js").Known} Known */

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const fast = new URLSearchParams(location.search).has("fast") || matchMedia("(prefers-reduced-motion: reduce)").matches;
const PLAYS = 10;
const NOTHING = { cards: /** @type {string[]} */ ([]), seats: /** @type {number[]} */ ([]) };

class Table {
  /** @param {string} secret */
  constructor(secret) {
    this.language = localStorage.getItem("language") ?? (navigator.language.startsWith("de") ? "de" : "en");
    /** @type {TableMessage | null} */
    this.table = null;
    this.looks = new Looks([], {});
    /** @type {Known[]} */
    this.players = [];
    /** @type {{seat: number, cards: string[]}[]} */
    this.plays = [];
    /** @type {Record<string, unknown>} */
    this.facts = {};
    /** @type {Now | null} */
    this.now = null;
    /** @type {Selection | null} */
    this.selection = null;
    /** @type {{event: ToldEvent | null, now: Now | null}[]} */
    this.waiting = [];
    this.busy = false;
    this.touching = 0;
    this.answering = 0;
    this.heard = performance.now();
    // What a test reads: whether the table that was kept from events was ever another one than the view.
    this.contradictions = /** @type {string[]} */ ([]);
    this.compared = 0;
    this.link = new Link(secret, () => this.language, (reply) => this.receive(reply), (online) => this.online(online));
    this.listen();
    setInterval(() => this.showClocks(), 500);
  }

  get seat() {
    return this.table?.seat ?? null;
  }

  /** @param {string} key @param {...(string | number)} parts */
  word(key, ...parts) {
    return word(this.language, key, ...parts);
  }

  /** @param {number} seat */
  name(seat) {
    return this.table?.people[seat]?.name ?? String(seat);
  }

  // What comes from the server.

  /** @param {boolean} online */
  online(online) {
    this.answering = 0;
    this.banner(online ? "" : this.word("reconnecting"));
  }

  /** @param {string} text */
  banner(text) {
    at("banner").textContent = text;
    at("banner").hidden = !text;
  }

  /** @param {Reply} reply */
  async receive(reply) {
    switch (reply.type) {
      case "table":
        await this.begin(reply);
        break;
      case "step":
        for (const event of reply.events) this.waiting.push({ event, now: null });
        this.waiting.push({ event: null, now: reply.now });
        if (!this.busy) await this.go();
        break;
      case "people":
        if (this.table) {
          Object.assign(this.table, { people: reply.people, watchers: reply.watchers });
          this.showAll();
        }
        break;
      case "selection":
        if (reply.ref === this.touching && reply.ticket === this.now?.ticket) this.selected(reply.selection);
        break;
      case "rule":
        this.showRule(reply.rule);
        break;
      case "accepted":
        break;
      case "error":
        this.answering = 0;
        if (reply.code === "no_table") {
          this.link.stop();
          this.banner(this.word("nolink"));
        } else this.showWhy(reply.text, reply.rule);
    }
  }

  /** @param {TableMessage} message */
  async begin(message) {
    this.finish();
    const players = playersOf(message.view);
    if (this.table && this.now?.n === message.now.n && this.table.seat === message.seat) {
      this.compared += 1;
      if (!same(this.players, players)) {
        this.contradictions.push(`at ${message.now.n}: ${JSON.stringify(this.players)}, the view: ${JSON.stringify(players)}`);
      }
    }
    const fresh = this.table === null || this.table.language !== message.language;
    this.table = message;
    this.language = message.language;
    if (fresh) this.looks = await Looks.of(message.game, message.cards);
    this.players = players;
    this.plays = [];
    this.facts = {};
    for (const { field } of this.looks.cosmetics.facts ?? []) this.facts[field] = inside(message.view, field);
    at("log").querySelector("ol")?.replaceChildren();
    for (const event of message.log) {
      this.lay(event);
      this.tell(event, false);
    }
    this.hear(message.now);
    this.showAll();
  }

  /** Shows the events that wait, one after the other. */
  async go() {
    this.busy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      if (next.event) {
        this.happen(next.event);
        this.showTable();
        const told = next.event.changes.length ? 450 : 250;
        if (!fast && !document.hidden) await pause(told / Math.max(1, this.waiting.length / 6));
      } else if (next.now) this.hear(next.now);
    }
    this.busy = false;
    this.showAll();
  }

  /** Takes in at once what still waits. */
  finish() {
    for (const { event, now } of this.waiting.splice(0)) {
      if (event) this.happen(event);
      if (now) this.hear(now);
    }
  }

  /** @param {ToldEvent} event */
  happen(event) {
    try {
      for (const change of event.changes) {
        const player = this.players[change.seat];
        if (!player) throw new Contradiction(`there is no seat ${change.seat}`);
        this.players[change.seat] = changed(player, change, change.seat === this.seat);
      }
    } catch (error) {
      this.contradictions.push(String(error));
      this.link.again();
    }
    for (const fact of this.looks.cosmetics.facts ?? []) {
      const source = fact.from[String(event.event["type"])];
      if (source === undefined) continue;
      if (source !== null && typeof source === "object") {
        const known = this.facts[fact.field];
        const parts = Array.isArray(known) ? [...known] : [];
        parts[Number(inside(event.event, source.at))] = inside(event.event, source.value);
        this.facts[fact.field] = parts;
        continue;
      }
      const value = typeof source === "string" ? inside(event.event, source) : source;
      if (value !== null || source === null) this.facts[fact.field] = value;
    }
    this.lay(event);
    this.tell(event, true);
  }

  /** @param {ToldEvent} event */
  lay(event) {
    if (this.looks.cosmetics.clears?.includes(String(event.event["type"]))) this.plays = [];
    const source = this.looks.cosmetics.lays?.[String(event.event["type"])];
    const laid = source === undefined ? null : inside(event.event, source);
    const seat = event.event["seat"];
    if (this.looks.cosmetics.replaces?.includes(String(event.event["type"]))) {
      const last = this.plays.findLastIndex((play) => play.seat === seat);
      if (last >= 0) this.plays.splice(last, 1);
    }
    if (laid !== null && typeof seat === "number") this.plays.push({ seat, cards: [laid].flat().map(String) });
    // What goes from hand to hand is not laid into the middle.
    else if (event.changes.every((change) => !change.gains)) {
      for (const change of event.changes) if (change.lost?.length) this.plays.push({ seat: change.seat, cards: change.lost });
    }
    this.plays.splice(0, this.plays.length - PLAYS);
  }

  /** @param {Now} now */
  hear(now) {
    const before = this.now?.ticket;
    this.now = now;
    this.heard = performance.now();
    this.answering = 0;
    if (now.ticket !== before || !now.selection || !this.selection) {
      this.selection = now.selection;
      at("why").hidden = true;
      at("about").textContent = "";
      /** @type {HTMLDetailsElement} */ (at("all")).open = false;
    } else if (this.selection.cards.length || this.selection.seats.length) {
      // The same question, and cards lie ready: what they may become may have changed with the table.
      this.touch(this.selection.cards, this.selection.seats);
    } else this.selection = now.selection;
  }

  // What the person does.

  /** @param {string[]} cards @param {number[]} seats */
  touch(cards, seats) {
    this.touching = this.link.send({ type: "touch", cards, seats });
  }

  /** @param {Selection} selection */
  selected(selection) {
    if (selection.why) {
      this.showWhy(selection.why.text, selection.why.rule);
      return;
    }
    at("why").hidden = true;
    this.selection = selection;
    this.showMine();
    this.showSeats();
  }

  /** @param {string} code @param {boolean} up whether it lies ready already */
  touchCard(code, up) {
    const { cards, seats } = this.selection ?? NOTHING;
    if (!up) this.touch([...cards, code], seats);
    else this.touch(without(cards, code), seats);
  }

  /** @param {number} seat */
  touchSeat(seat) {
    const { cards, seats } = this.selection ?? NOTHING;
    this.touch(cards, seats.includes(seat) ? without(seats, seat) : [...seats, seat]);
  }

  /** @param {Choice} choice */
  act(choice) {
    const ticket = this.now?.ticket;
    if (!ticket || this.answering || this.busy) return;
    this.answering = this.link.send({ type: "answer", ticket, action: choice.action });
    at("buttons").classList.add("sent");
  }

  listen() {
    at("undo").onclick = () => this.link.send({ type: "undo" });
    at("leave").onclick = () => {
      const absent = this.seat !== null && this.table?.people[this.seat]?.absent;
      if (absent) this.link.send({ type: "return" });
      else if (confirm(this.word("sure"))) this.link.send({ type: "leave" });
    };
    at("watch").onclick = async () => {
      const address = `${location.origin}/table#${this.table?.watch ?? ""}`;
      await navigator.clipboard?.writeText(address).catch(() => undefined);
      this.dialog(this.word("watch"), address);
    };
    at("help").onclick = () => this.dialog("?", this.word("help"));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || /** @type {HTMLDialogElement} */ (at("rule")).open) return;
    if (event.key === "Escape") {
      at("why").hidden = true;
      if (this.now?.selection) this.touch([], []);
    } else if (/^[1-9]$/.test(event.key)) {
      /** @type {HTMLElement | undefined} */ (at("buttons").querySelectorAll("button")[Number(event.key) - 1])?.click();
    } else if (event.key === "u" && !at("undo").hidden) at("undo").click();
    else if (event.key === "a") {
      const all = /** @type {HTMLDetailsElement} */ (at("all"));
      if (!all.hidden) all.open = !all.open;
      all.querySelector("button")?.focus();
    } else if (event.key === "?") at("help").click();
    else if (event.key.startsWith("Arrow")) this.move(event);
  }

  /** Arrows move among the cards, and from row to row. @param {KeyboardEvent} event */
  move(event) {
    const rows = ["seats", "others", "buttons", "hand"].map((id) => [...at(id).querySelectorAll("button")]).filter((row) => row.length);
    const focus = document.activeElement;
    const row = rows.findIndex((one) => one.some((button) => button === focus));
    const column = row < 0 ? 0 : (rows[row]?.findIndex((button) => button === focus) ?? 0);
    let target;
    if (row < 0) target = rows.at(-1)?.[0];
    else if (event.key === "ArrowLeft") target = rows[row]?.at(column - 1);
    else if (event.key === "ArrowRight") target = rows[row]?.[(column + 1) % (rows[row]?.length ?? 1)];
    else target = rows[row + (event.key === "ArrowUp" ? -1 : 1)]?.[0];
    if (target) {
      event.preventDefault();
      target.focus();
    }
  }

  // What the person sees.

  showAll() {
    const { table, now } = this;
    if (!table || !now) return;
    document.documentElement.lang = table.language;
    document.title = `${now.ticket && now.question?.data["required"] ? "● " : ""}${table.title}`;
    at("title").textContent = table.title;
    at("variant").textContent = table.variant ?? "";
    at("watchers").textContent = table.watchers ? this.word("watching", table.watchers) : "";
    const me = this.seat === null ? undefined : table.people[this.seat];
    at("undo").textContent = this.word("undo");
    at("undo").hidden = !now.can_undo;
    at("leave").textContent = this.word(me?.absent ? "return" : "leave");
    at("leave").hidden = !me || (now.outcome !== null && !me.absent);
    at("watch").textContent = this.word("watch");
    if (this.looks.cosmetics.felt) document.body.style.setProperty("--felt", this.looks.cosmetics.felt);
    at("languages").replaceChildren(
      ...table.languages.map((language) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = language.toUpperCase();
        button.setAttribute("aria-pressed", String(language === table.language));
        button.onclick = () => {
          localStorage.setItem("language", language);
          this.language = language;
          this.link.send({ type: "language", language });
        };
        return button;
      }),
    );
    const heading = at("log").querySelector("h2");
    if (heading) heading.textContent = this.word("log");
    this.showTable();
    this.showMine();
    this.showResult();
  }

  showTable() {
    this.showSeats();
    this.showPlays();
    this.showFacts();
    this.showHand();
  }

  showSeats() {
    const { table, now } = this;
    if (!table || !now) return;
    const number = table.people.length;
    const first = this.seat ?? 0;
    const focus = document.activeElement instanceof HTMLElement ? document.activeElement.dataset["seat"] : undefined;
    const elements = Array.from({ length: number }, (_, place) => this.seatElement((first + place) % number, place, number));
    at("seats").replaceChildren(...elements);
    elements.find((element) => element.dataset["seat"] === focus)?.focus();
  }

  /** @param {number} seat @param {number} place @param {number} number */
  seatElement(seat, place, number) {
    const person = this.table?.people[seat];
    const player = this.players[seat];
    const selection = this.mySelection();
    const ready = selection?.next_seats.includes(seat) ?? false;
    const up = selection?.seats.includes(seat) ?? false;
    const element = document.createElement(this.seat === null || this.now?.outcome ? "div" : "button");
    element.className = "seat";
    element.dataset["seat"] = String(seat);
    // Clockwise round an ellipse; the own seat is at the bottom.
    const angle = Math.PI / 2 + (2 * Math.PI * place) / number;
    element.style.setProperty("--x", String(Math.cos(angle)));
    element.style.setProperty("--y", String(Math.sin(angle)));
    element.classList.toggle("own", seat === this.seat);
    element.classList.toggle("awaited", this.now?.awaiting.includes(seat) ?? false);
    element.classList.toggle("ready", ready);
    element.classList.toggle("up", up);
    element.classList.toggle("gone", person !== undefined && !person.bot && !person.here);
    if (element instanceof HTMLButtonElement) {
      element.type = "button";
      element.onclick = () => this.touchSeat(seat);
    }
    const name = part("who", person?.name ?? "");
    const size = player?.size ?? 0;
    const state = person?.absent ? "absent" : person?.bot ? "bot" : person && !person.here ? "away" : seat === this.seat ? "you" : "";
    element.append(name);
    if (state) element.append(part("state", this.word(state)));
    element.append(part("score", String(player?.score ?? 0)));
    const fan = document.createElement("span");
    fan.className = "fan";
    if (seat !== this.seat) {
      const open = player?.hand;
      for (let index = 0; index < Math.min(size, 12); index += 1) {
        const code = open?.[index];
        const card = code === undefined ? this.looks.back() : this.looks.card(code);
        card.classList.add("small");
        fan.append(card);
      }
    }
    element.append(fan, part("size", String(size)));
    const clock = document.createElement("span");
    clock.className = "clock";
    element.append(clock);
    element.setAttribute("aria-label", `${this.word("cards", person?.name ?? "", size)}, ${player?.score ?? 0} ${this.word("points")}`);
    return element;
  }

  showClocks() {
    const { table, now } = this;
    if (!table?.limit || !now) return;
    for (const element of at("seats").querySelectorAll(".seat")) {
      const clock = element.querySelector(".clock");
      const left = now.seconds[/** @type {HTMLElement} */ (element).dataset["seat"] ?? ""];
      if (clock) clock.textContent = left === undefined ? "" : `${Math.max(0, Math.ceil(left - (performance.now() - this.heard) / 1000))}″`;
    }
  }

  showPlays() {
    const place = at("plays");
    const shown = this.plays.map(({ seat, cards }) => `${seat}:${cards.join()}`);
    const old = [...place.children];
    const kept = old.map((element) => /** @type {HTMLElement} */ (element).dataset["play"] ?? "");
    let start = kept.findIndex((_, index) => kept.slice(index).every((play, offset) => play === shown[offset]) && kept.length - index <= shown.length);
    if (start < 0) start = kept.length;
    old.slice(0, start).forEach((element) => element.remove());
    this.plays.slice(kept.length - start).forEach(({ seat, cards }, index) => {
      const element = document.createElement("div");
      element.className = "play";
      element.dataset["play"] = shown[kept.length - start + index] ?? "";
      const row = document.createElement("div");
      row.className = "cards";
      row.append(...cards.map((code) => this.looks.card(code)));
      element.append(row, part("who", this.name(seat)));
      place.append(element);
      this.fly(element, seat);
    });
    place.lastElementChild?.scrollIntoView({ block: "nearest", inline: "end" });
  }

  /** Cards come from where their player sits. @param {HTMLElement} element @param {number} seat */
  fly(element, seat) {
    if (fast || !this.busy) return;
    const from = (seat === this.seat ? at("hand") : at("seats").querySelector(`[data-seat="${seat}"]`))?.getBoundingClientRect();
    const to = element.getBoundingClientRect();
    if (!from) return;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    element.animate([{ transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.4 }, { transform: "none", opacity: 1 }], { duration: 380, easing: "cubic-bezier(.2,.8,.3,1)" });
  }

  showFacts() {
    const chips = (this.looks.cosmetics.facts ?? []).flatMap((fact) => {
      const value = this.facts[fact.field];
      if (value === null || value === undefined || value === "" || (Array.isArray(value) && !value.length)) return [];
      const printed = fact.kind ? this.looks.numbered(fact.kind, value) : typeof value === "string" ? this.looks.printed.get(value) : undefined;
      const chip = document.createElement(printed?.text ? "button" : "span");
      if (printed) chip.onclick = () => this.dialog(printed.title, printed.text);
      chip.className = "fact";
      chip.dataset["fact"] = fact.field;
      chip.append(part("label", fact.label[this.language] ?? fact.label["en"] ?? fact.field));
      if (fact.kind && printed) chip.append(part("value", printed.title), part("label", printed.text));
      else chip.append(part("value", this.factText(fact, value)));
      return [chip];
    });
    at("facts").replaceChildren(...chips);
  }

  /** @param {import("./looks.js").Fact} fact @param {unknown} value @returns {string} */
  factText(fact, value) {
    if (Array.isArray(value)) return value.map((one) => this.factText(fact, one)).join(value.some(Array.isArray) ? " + " : "/");
    const text = String(value);
    if (fact.field.endsWith("seat") || fact.words?.["seat"]) return this.name(Number(value));
    return fact.words?.[this.language]?.[text] ?? fact.words?.["en"]?.[text] ?? (typeof value === "string" ? this.looks.title(text) : text);
  }

  /** The selection, if this person has something to decide now. */
  mySelection() {
    const absent = this.seat === null || this.table?.people[this.seat]?.absent;
    return absent || !this.now?.ticket || this.busy ? null : this.selection;
  }

  showHand() {
    const hand = this.seat === null ? null : (this.players[this.seat]?.hand ?? null);
    const place = at("hand");
    place.hidden = this.seat === null;
    place.setAttribute("aria-label", this.word("hand"));
    const selection = this.mySelection();
    const up = [...(selection?.cards ?? [])];
    const next = new Set(selection?.next_cards ?? []);
    const focus = document.activeElement instanceof HTMLElement && place.contains(document.activeElement) ? document.activeElement.dataset["code"] : undefined;
    const cards = (hand ?? []).map((code) => {
      const element = this.looks.card(code, "button");
      const ready = up.indexOf(code);
      if (ready >= 0) up.splice(ready, 1);
      element.classList.toggle("up", ready >= 0);
      element.classList.toggle("ready", next.has(code));
      element.classList.toggle("dim", selection !== null && ready < 0 && !next.has(code));
      element.setAttribute("aria-pressed", String(ready >= 0));
      element.onclick = () => this.touchCard(code, ready >= 0);
      element.onfocus = element.onmouseenter = () => this.about(code);
      return element;
    });
    place.replaceChildren(...cards);
    if (focus !== undefined) {
      const again = cards.find((card) => card.dataset["code"] === focus);
      again?.focus();
    }
    this.showOthers(selection, hand ?? []);
  }

  /** Cards that can be used and are not in the hand. @param {Selection | null} selection @param {string[]} hand */
  showOthers(selection, hand) {
    const codes = [...(selection?.cards ?? []), ...(selection?.next_cards ?? [])].filter((code) => !hand.includes(code));
    at("others").replaceChildren(
      ...codes.map((code) => {
        const element = this.looks.card(code, "button");
        const up = selection?.cards.includes(code) ?? false;
        element.classList.add(up ? "up" : "ready");
        element.onclick = () => this.touchCard(code, up);
        element.onfocus = element.onmouseenter = () => this.about(code);
        return element;
      }),
    );
    at("others").hidden = !codes.length;
  }

  /** @param {string} code */
  about(code) {
    const text = this.looks.text(code);
    at("about").textContent = text ? `${this.looks.title(code)}: ${text}` : "";
  }

  showMine() {
    this.showHand();
    this.showPrompt();
    const selection = this.mySelection();
    const touched = Boolean(selection && (selection.cards.length || selection.seats.length));
    const exact = selection?.choices.filter((choice) => choice.exact) ?? [];
    const rest = selection?.choices.filter((choice) => !choice.exact) ?? [];
    const few = exact.length <= 8 ? exact : [];
    const next = touched && few.length + rest.length <= 5 ? rest : [];
    const buttons = [...few, ...next].map((choice) => {
      const button = this.choiceButton(choice);
      button.classList.toggle("primary", choice.exact);
      return button;
    });
    if (touched) {
      const clear = document.createElement("button");
      clear.type = "button";
      clear.className = "clear";
      clear.textContent = this.word("clear");
      clear.onclick = () => this.touch([], []);
      buttons.push(clear);
    }
    at("buttons").classList.remove("sent");
    at("buttons").replaceChildren(...buttons);
    const all = /** @type {HTMLDetailsElement} */ (at("all"));
    const listed = selection && !(few.length + next.length === selection.total) ? selection.choices : [];
    all.hidden = !listed.length;
    const summary = all.querySelector("summary");
    if (summary) summary.textContent = this.word("all", selection?.total ?? 0);
    if (selection && !selection.next_cards.length && !selection.next_seats.length && !few.length) all.open = true;
    const items = listed.map((choice) => {
      const item = document.createElement("li");
      item.append(this.choiceButton(choice));
      return item;
    });
    if (selection && selection.total > selection.choices.length) {
      const item = document.createElement("li");
      item.className = "quiet";
      item.textContent = this.word("more", selection.total - selection.choices.length);
      items.push(item);
    }
    all.querySelector("ol")?.replaceChildren(...items);
  }

  /** @param {Choice} choice */
  choiceButton(choice) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "choice";
    const own = this.seat === null ? "" : `${this.name(this.seat)} `;
    const text = choice.label.startsWith(own) ? choice.label.slice(own.length) : choice.label;
    button.textContent = (text.charAt(0).toUpperCase() + text.slice(1)).replace(/\.$/, "");
    button.dataset["action"] = JSON.stringify(choice.action);
    button.onclick = () => this.act(choice);
    return button;
  }

  showPrompt() {
    const { table, now } = this;
    if (!table || !now) return;
    const place = at("prompt");
    const me = this.seat === null ? undefined : table.people[this.seat];
    const question = me?.absent || this.busy ? null : now.question;
    place.classList.toggle("asked", Boolean(question?.data["required"]));
    if (question) {
      const offer = question.data["required"] ? [] : [part("quiet", `${this.word("offer")} `)];
      place.replaceChildren(...offer, part("text", question.text), this.ruleButton(String(question.data["rule"])));
      return;
    }
    const asked = now.asked.map((told) => part("text", told.text));
    const mood = me?.absent ? [part("quiet", this.word("left"))] : this.seat === null ? [part("quiet", this.word("spectator"))] : [];
    const names = now.awaiting.map((seat) => this.name(seat)).join(", ");
    const waiting = now.outcome ? [part("text", this.word("over"))] : asked.length > 1 ? [part("text", this.word("waiting", names))] : asked;
    place.replaceChildren(...mood, ...waiting);
  }

  /** @param {string} rule */
  ruleButton(rule) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "rule";
    button.textContent = "§";
    button.title = this.word("rule", rule);
    button.setAttribute("aria-label", button.title);
    button.onclick = () => this.link.send({ type: "rule", rule });
    return button;
  }

  /** @param {string} text @param {RuleText | null} rule */
  showWhy(text, rule) {
    const place = at("why");
    const parts = [part("text", text)];
    if (rule) {
      const details = document.createElement("details");
      const summary = document.createElement("summary");
      summary.textContent = `${this.word("why")} ${rule.id}`;
      details.append(summary, part("text", plain(rule.text)));
      parts.push(details);
    }
    place.replaceChildren(...parts);
    place.hidden = false;
    at("buttons").classList.remove("sent");
  }

  /** @param {RuleText} rule */
  showRule(rule) {
    const mark = rule.mark === "rulebook" ? "" : `\n\n${this.word(rule.mark)}${rule.reason ? `: ${plain(rule.reason)}` : ""}`;
    this.dialog(`${rule.title} · ${rule.id}`, `${plain(rule.text)}${mark}`);
  }

  /** @param {string} title @param {string} text */
  dialog(title, text) {
    const box = /** @type {HTMLDialogElement} */ (at("rule"));
    const heading = document.createElement("h2");
    heading.textContent = title;
    const body = document.createElement("p");
    body.textContent = text;
    box.querySelector("article")?.replaceChildren(heading, body);
    if (!box.open) box.showModal();
  }

  showResult() {
    const outcome = /** @type {{winners: number[], scores: number[], places: number[], cooperative: boolean} | null} */ (this.now?.outcome ?? null);
    at("result").hidden = !outcome;
    if (!outcome) return;
    const heading = document.createElement("h2");
    const winners = outcome.winners.map((seat) => this.name(seat)).join(", ");
    heading.textContent = outcome.cooperative ? this.word(winners ? "together" : "lost") : this.word("won", winners);
    const list = document.createElement("table");
    const order = outcome.places.map((place, seat) => ({ place, seat })).sort((one, other) => one.place - other.place);
    for (const { place, seat } of order) {
      const row = list.insertRow();
      row.className = outcome.winners.includes(seat) ? "winner" : "";
      row.insertCell().textContent = outcome.cooperative ? "" : `${place}.`;
      row.insertCell().textContent = this.name(seat);
      row.insertCell().textContent = String(outcome.scores[seat]);
    }
    const again = document.createElement("a");
    again.href = "/";
    again.textContent = this.word("again");
    at("result").replaceChildren(heading, list, again);
  }

  /** @param {ToldEvent} event @param {boolean} fresh */
  tell(event, fresh) {
    const list = at("log").querySelector("ol");
    const item = document.createElement("li");
    item.textContent = event.text;
    item.dataset["type"] = String(event.event["type"]);
    const printed = Object.values(event.event).flatMap((value) => {
      const card = typeof value === "string" ? this.looks.printed.get(value) : undefined;
      return card?.text && card.value === null ? [card] : [];
    });
    const [first] = printed;
    if (first) {
      const about = document.createElement("button");
      about.type = "button";
      about.className = "rule";
      about.textContent = "?";
      about.title = `${first.title}: ${first.text}`;
      about.onclick = () => this.dialog(first.title, first.text);
      item.append(" ", about);
    }
    if (fresh) item.className = "fresh";
    const seat = event.event["seat"];
    if (typeof seat === "number" && seat === this.seat) item.classList.add("mine");
    list?.append(item);
    while (list && list.children.length > 200) list.firstElementChild?.remove();
    if (list) list.scrollTop = list.scrollHeight;
  }
}

/** @template T @param {T[]} list @param {T} one */
function without(list, one) {
  const place = list.indexOf(one);
  return place < 0 ? list : [...list.slice(0, place), ...list.slice(place + 1)];
}

/** A value inside another one: `challenges.current`, `values.-1`. @param {unknown} data @param {string} path */
function inside(data, path) {
  /** @type {unknown} */
  let value = data;
  for (const name of path.split(".")) {
    if (Array.isArray(value)) value = value.at(Number(name));
    else value = value && typeof value === "object" ? /** @type {Record<string, unknown>} */ (value)[name] : null;
  }
  return value ?? null;
}

/** The text of a rule without its marks. @param {string} text */
function plain(text) {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/[*_`]/g, "");
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

const table = new Table(location.hash.slice(1));
Object.assign(window, { tabletricks: table });
addEventListener("hashchange", () => location.reload());
