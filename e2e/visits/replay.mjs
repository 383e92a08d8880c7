// Replays of a game file, the page that takes one, and whether chance was fair.

import { furrow } from "../lib/table.mjs";
import { at, once } from "./visit.mjs";

const SEATS = { fable: 4, "crazy-race": 4, carrots: 3 };
const STEP = 14;

/** A game of computer players as a file. */
export const fileOf = (game) => furrow("record", game, "--seats", String(SEATS[game]), "--seed", "replay").trim();

/** Brings a file as a reader does; the page is then at its first step. */
export async function bring(page, url, game) {
  await page.goto(`${url}/replay`);
  await page.locator("#record").fill(fileOf(game));
  await page.locator("main button[type=submit]").click();
  await page.waitForURL(/\/replay\/[0-9a-f]+\?step=0$/);
}

/** A step of a game file. */
const shown = (name, game, query, more) =>
  once(name, async (page, url) => {
    await bring(page, url, game);
    await page.goto(page.url().replace(/\?.*/, query));
  }, more);

export const games = Object.keys(SEATS);

export const replays = [
  ...games.map((game) => shown(`replay-${game}`, game, `?step=${STEP}`)),
  ...games.map((game) => shown(`replay-${game}-end`, game, "?step=9999")),
  shown("replay-seat", "fable", `?step=${STEP}&eyes=1`),
  shown("replay-text", "fable", `?step=${STEP}&view=text`),
  ...games.map((game) => shown(`chance-${game}`, game, "/chance")),
  at("replay-file", "/replay"),
  at("chance-all", "/chance"),
];
