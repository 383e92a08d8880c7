// Pages outside a game: the front page, the rules, the lessons, waiting rooms, notices.

import { cardOf, openRoom, prefer, setOptions } from "../lib/table.mjs";
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

export const outside = [
  at("front", "/"),
  ...GAMES.map(options),
  once("front-refused", refused),
  at("front-text", "/?view=text"),
  once("lobby-alone", (page, url) => openRoom(page, url, { seats: 3, name: "Ann" })),
  once("lobby-host", async (page, url, friend) => room(page, await friend(), url)),
  once("lobby-guest", async (page, url, friend) => room(await friend(), page, url)),
  once("lobby-door", door),
  ...GAMES.map((game) => at(`rules-${game}`, `/rules/${game}`)),
  at("rules-text", "/rules/fable?view=text"),
  ...GAMES.map((game) => at(`lesson-${game}`, `/learn/${game}?step=2`)),
  at("lesson-text", "/learn/fable?step=2&view=text"),
  at("specimen", "/specimen"),
  at("lost", "/nowhere"),
];
