// Ratings: with a game behind one, and as whoever keeps the server sees them; the computer players in figures.

import { chance, openRoom, playOn } from "../lib/table.mjs";
import { joins } from "./outside.mjs";
import { at } from "./visit.mjs";

/** Ann and Bea play a short game to its end. */
async function play(ann, bea, url) {
  await openRoom(ann, url, { seats: 2, start: 0, name: "Ann", variant: "apprentice" });
  await joins(bea, ann.url(), "Bea");
  await ann.locator(".place.taken").nth(1).waitFor();
  await ann.getByRole("button", { name: "Start the game" }).click();
  await Promise.all([ann, bea].map((page, seat) => playOn(page, { random: chance(seat + 7) })));
}

export const ratings = {
  names: ["ratings", "ratings-text", "ratings-host"],
  async open(page, url, friend, server) {
    this.host = server.hostPage;
    await play(page, await friend(), url);
    await page.goto(`${url}/ratings`);
  },
  async *stops(page) {
    yield "ratings";
    await page.goto(`${page.url()}?view=text`);
    yield "ratings-text";
    await page.goto(this.host);
    await page.goto(new URL("/host/ratings", this.host).href);
    yield "ratings-host";
  },
};

export const figures = [
  at("ratings-none", "/ratings"),
  ...["fable", "crazy-race", "carrots"].map((game) => at(`statistics-${game}`, `/statistics/${game}`)),
  at("statistics-text", "/statistics/fable?view=text"),
];
