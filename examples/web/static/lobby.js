// The lobby: opens a table, and shows its links.

/** @typedef {{name: string, title: string, variants: Record<string, number>}} Offer */

const form = /** @type {HTMLFormElement} */ (document.getElementById("plan"));
const problem = /** @type {HTMLElement} */ (document.getElementById("problem"));

/** @param {string} name */
const field = (name) => /** @type {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} */ (form.elements.namedItem(name));

/** @type {Offer[]} */
const offers = await (await fetch("/api/games")).json();
const games = /** @type {HTMLElement} */ (document.getElementById("games"));
offers.forEach((offer, index) => {
  const label = document.createElement("label");
  const radio = document.createElement("input");
  Object.assign(radio, { type: "radio", name: "game", value: offer.name, checked: index === 0 });
  label.append(radio, document.createTextNode(offer.title));
  games.append(label);
});

function chosen() {
  const name = new FormData(form).get("game");
  const offer = offers.find((one) => one.name === name);
  if (!offer) throw new Error("no game is chosen");
  return offer;
}

function showVariants() {
  const select = /** @type {HTMLSelectElement} */ (field("variant"));
  const variants = Object.keys(chosen().variants);
  select.replaceChildren(...variants.map((name) => new Option(name.replaceAll("-", " ").replaceAll("_", " "), name)));
  select.value = variants.find((name) => chosen().variants[name] === 3) ?? variants[0] ?? "";
  showPlayers();
}

function showPlayers() {
  const select = /** @type {HTMLSelectElement} */ (field("players"));
  const usual = chosen().variants[field("variant").value] ?? 2;
  const numbers = [...new Set(Object.values(chosen().variants))].sort((one, other) => one - other);
  select.replaceChildren(...numbers.map((number) => new Option(String(number))));
  select.value = String(usual);
}

games.addEventListener("change", showVariants);
field("variant").addEventListener("change", showPlayers);
showVariants();

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  problem.textContent = "";
  const people = field("people").value.split("\n").map((name) => name.trim()).filter(Boolean);
  const plan = {
    game: chosen().name,
    variant: field("variant").value,
    players: Number(field("players").value),
    people,
    private: /** @type {HTMLInputElement} */ (field("private")).checked,
    limit: Number(field("limit").value),
  };
  const reply = await fetch("/api/tables", { method: "POST", body: JSON.stringify(plan) });
  const made = await reply.json();
  if (!reply.ok) {
    problem.textContent = made.error;
    return;
  }
  if (people.length === 1) {
    location.href = made.seats[0].link;
    return;
  }
  const links = /** @type {HTMLElement} */ (document.getElementById("links"));
  const list = [...made.seats, { name: "Spectators", link: made.watch }].map(({ name, link }) => {
    const item = document.createElement("li");
    const anchor = document.createElement("a");
    anchor.href = link;
    anchor.textContent = new URL(link, location.href).href;
    item.append(`${name}: `, anchor);
    return item;
  });
  links.querySelector("ul")?.replaceChildren(...list);
  links.hidden = false;
  links.scrollIntoView();
});

export {};
