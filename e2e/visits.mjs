// The pages worth a picture. A visit has a name, the beginning of its files' names, and `open(page, url, friend)`, which
// goes there and brings the page into the state to be seen; `friend()` gives the page of another person. `moving` says
// that pieces are on their way: it is visited anew for each picture.

import { cardOf, chance, act, nextDecision, openRoom, openTable, playOn, prefer, setOptions } from "./lib/table.mjs";

const SEED = 7;
const hasPlay = ({ moment, phase }) => moment === "choose" && phase === "play";

/** A visit that is one address. */
function at(name, address) {
  return { name, open: (page, url) => page.goto(url + address) };
}

/** A visit to a table against computer players at the first decision for which `stop` holds. */
function table(name, options, stop, then = async () => {}) {
  return {
    name,
    open: async (page, url) => {
      await openTable(page, url, { start: 0, ...options });
      await playOn(page, { random: chance(SEED), stop });
      await then(page);
    },
  };
}

/** A table of three games, which the pickers of a value do not set. */
async function openChampionship(page, url, seats) {
  await prefer(page, url, { speed: "off" });
  await page.goto(url);
  await setOptions(page, { seats });
  await cardOf(page).locator("input[name=championship]").check();
  await cardOf(page).locator("button[name=kind][value=bots]").click();
  await page.locator("#table.fable").waitFor();
}

function championship(name, seats, stop) {
  return {
    name,
    open: async (page, url) => {
      await openChampionship(page, url, seats);
      await playOn(page, { random: chance(SEED), stop });
    },
  };
}

/** Taps the card in the middle of the hand that can be tapped. */
async function selectCard(page) {
  const cards = page.locator("#r-actions .hand > label.card");
  await cards.nth(Math.floor((await cards.count()) / 2)).click();
}

async function joins(page, link, name) {
  await page.goto(link);
  await page.locator("input[name=name]").fill(name);
  await page.locator(".sit-row .go").click();
  await page.locator(".leave").waitFor();
}

/** A waiting room of three with a host and a guest; gives back its address. */
async function room(host, guest, url) {
  const code = await openRoom(host, url, { seats: 3, start: 0, name: "Ann" });
  await joins(guest, `${url}/t/${code}`, "Bea");
  await host.locator(".place.taken").nth(1).waitFor();
}

async function begin(host, guest) {
  await host.locator("#fill").check();
  await host.locator(".start .go").click();
  for (const page of [host, guest]) await page.locator("#table.fable").waitFor();
}

/** Ann and Bea have laid their second bets, Ann has played, Bea thinks. */
async function othersTurn(page, url, friend) {
  const bea = await friend();
  await room(page, bea, url);
  await begin(page, bea);
  for (const each of [page, bea]) await act(each, (await nextDecision(each)).actions[0]);
  await page.waitForFunction(() => document.getElementById("table").dataset.phase === "play");
  await act(page, (await nextDecision(page)).actions[0]);
  await page.waitForFunction(() => document.getElementById("table").dataset.moment === "wait");
}

/** Plays on without motion, then with it until an animal runs. */
async function race(page, url) {
  const random = chance(SEED);
  await openTable(page, url, { start: 0 });
  await playOn(page, { random, stop: (now, nth) => hasPlay(now) && nth > 5 });
  await prefer(page, url, { speed: "normal" });
  await page.reload();
  const running = page.locator("#table[data-playing] .pawn[data-running]").first().waitFor();
  const played = playOn(page, { random, stop: async () => (await Promise.race([running, false])) !== false });
  await Promise.race([running, played]);
  played.catch(() => undefined);
}

/** The options of one game, in sight. */
function options(game) {
  return {
    name: `front-options-${game}`,
    open: async (page, url) => {
      await page.goto(url);
      await cardOf(page, game).locator(".options > summary").click();
      await cardOf(page, game).locator(".options").evaluate((box) => box.scrollIntoView());
    },
  };
}

export const visits = [
  at("front", "/"),
  ...["fable", "crazy-race", "carrots"].map((game) => options(game)),
  at("front-text", "/?view=text"),
  { name: "lobby-alone", open: (page, url) => openRoom(page, url, { seats: 3, name: "Ann" }) },
  { name: "lobby-host", open: async (page, url, friend) => room(page, await friend(), url) },
  { name: "lobby-guest", open: async (page, url, friend) => room(await friend(), page, url) },
  table("bet", {}, () => true),
  table("bet-chosen-card", {}, () => true, selectCard),
  table("turn-first", {}, hasPlay),
  table("turn", {}, (now, nth) => hasPlay(now) && nth > 5),
  table("turn-selected", {}, (now, nth) => hasPlay(now) && nth > 5, selectCard),
  { name: "others-turn", open: othersTurn },
  { name: "race", open: race, moving: true },
  championship("between-games", 4, ({ phase }, nth) => phase === "bets" && nth > 0),
  championship("championship-turn", 5, (now, nth) => hasPlay(now) && nth > 3),
  table("end", {}, () => false),
  championship("championship-end", 5, () => false),
  at("rules", "/rules/fable"),
  at("rules-crazy-race", "/rules/crazy-race"),
  at("rules-carrots", "/rules/carrots"),
  at("specimen", "/specimen"),
  at("lost", "/nowhere"),
  {
    name: "text",
    open: async (page, url) => {
      await openTable(page, url, { start: 0 });
      await playOn(page, { random: chance(SEED), stop: hasPlay });
      await page.goto(`${page.url()}?view=text`);
    },
  },
];
