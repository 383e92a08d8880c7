// Pages outside a game: the front page, the rules, the lessons, waiting rooms, notices.

import { cardOf, openRoom, openTable, prefer, setOptions } from "../lib/table.mjs";
import { at, once } from "./visit.mjs";

const GAMES = ["fable", "crazy-race", "carrots"];

/** The options of one game, in sight. */
const options = (game) =>
  once(`front-options-${game}`, async (page, url) => {
    await page.goto(url);
    await cardOf(page, game).locator(".options > summary").click();
    await cardOf(page, game).locator(".options").evaluate((box) => {
      box.scrollIntoView();
      addEventListener("resize", () => box.scrollIntoView());
    });
  });

/** The front page gives back what cannot be played. */
async function refused(page, url) {
  await page.goto(url);
  await setOptions(page, { game: "carrots" });
  await cardOf(page, "carrots").locator("input[name=start_carrots]").evaluate((field) => {
    field.form.noValidate = true;
    field.value = "-1";
  });
  await cardOf(page, "carrots").locator("button[name=kind][value=bots]").click();
  await page.locator(".trouble").waitFor();
}

export async function joins(page, link, name) {
  await prefer(page, link, { speed: "off" });
  await page.goto(link);
  await page.locator("input[name=name]").fill(name);
  await page.locator(".sit-row .go").click();
  await page.locator(".leave").waitFor();
}

/** A waiting room of three with a host and a guest. */
export async function room(host, guest, url) {
  const code = await openRoom(host, url, { seats: 3, start: 0, name: "Ann" });
  await joins(guest, `${url}/t/${code}`, "Bea");
  await host.locator(".place.taken").nth(1).waitFor();
}

/** The same waiting room for somebody who has the link. */
async function door(page, url, friend) {
  const host = await friend();
  await openRoom(host, url, { seats: 3, name: "Ann" });
  await page.goto(host.url());
}

/** Ann asks whether Bea and Carl are ready; Carl is. */
async function asksReady(ann, bea, carl, url) {
  await room(ann, bea, url);
  await joins(carl, ann.url(), "Carl");
  await ann.locator(".place.taken").nth(2).waitFor();
  await ann.locator("button[formaction$='/ask-ready']").click();
  await carl.locator("#ready .go").click();
  for (const page of [ann, bea]) await page.locator(".ready").waitFor();
}

async function list(host, yes) {
  await host.locator(`#listing button[value=${yes}]`).click();
  await host.locator(`#listing button:not([value=${yes}])`).waitFor();
}

/** Two tables that anybody may join; they are hidden again when they have been seen. */
const openTables = {
  names: ["open-tables"],
  async open(page, url, friend) {
    this.hosts = [await friend(), await friend()];
    await openRoom(this.hosts[0], url, { game: "crazy-race", seats: 4, start: 0, name: "Ann" });
    await openRoom(this.hosts[1], url, { game: "carrots", seats: 3, start: 0, name: "Bea" });
    for (const host of this.hosts) await list(host, "yes");
    await joins(await friend(), this.hosts[0].url(), "Carl");
    await page.goto(`${url}/#open`);
  },
  async *stops() {
    yield "open-tables";
    for (const host of this.hosts) await list(host, "no");
  },
};

/** The host page, with a waiting room and a game on it. */
const host = once("host-page", async (page, url, friend, server) => {
  await room(await friend(), await friend(), url);
  await openTable(await friend(), url, { game: "carrots", start: 0, name: "Carl" });
  await page.goto(server.hostPage);
});

export const outside = [
  at("front", "/"),
  ...GAMES.map(options),
  once("front-refused", refused),
  at("front-text", "/?view=text"),
  once("lobby-alone", (page, url) => openRoom(page, url, { seats: 3, name: "Ann" })),
  once("lobby-host", async (page, url, friend) => room(page, await friend(), url)),
  once("lobby-guest", async (page, url, friend) => room(await friend(), page, url)),
  once("lobby-door", door),
  once("lobby-asks-ready", async (page, url, friend) => asksReady(page, await friend(), await friend(), url)),
  once("lobby-ready", async (page, url, friend) => asksReady(await friend(), page, await friend(), url)),
  openTables,
  host,
  ...GAMES.map((game) => at(`rules-${game}`, `/rules/${game}`)),
  at("rules-text", "/rules/fable?view=text"),
  ...GAMES.map((game) => at(`lesson-${game}`, `/learn/${game}?step=2`)),
  at("lesson-text", "/learn/fable?step=2&view=text"),
  at("specimen", "/specimen"),
  at("lost", "/nowhere"),
];
