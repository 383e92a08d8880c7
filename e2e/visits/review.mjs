// The look back at a game that is over, and what else could have been done at a step of its replay.

import { furrow } from "../lib/table.mjs";
import { sheet } from "./visit.mjs";

/** A look back takes as long as the game is: this one is short. */
const file = () => furrow("record", "fable", "--seats", "2", "--option", "variant=apprentice", "--seed", "review").trim();
const PATIENCE_MS = 150_000;

/** Brings the short game's file as a reader does; the address of its replay. */
export async function bringShort(page, url) {
  await page.goto(`${url}/replay`);
  await page.locator("#record").fill(file());
  await page.locator("main button[type=submit]").click();
  await page.waitForURL(/\/replay\/[0-9a-f]+\?step=0$/);
  return page.url().replace(/\?.*/, "");
}

/** Waits until the look back is whole. */
export const whole = (page) => page.locator("main.review:not([data-awaits])").waitFor({ timeout: PATIENCE_MS });

/** A step of the replay at which there was something to choose. */
async function toChoice(page, at, more = "") {
  for (let step = 1; step < 20; step += 1) {
    await page.goto(`${at}?step=${step}${more}`);
    if ((await page.locator("ol.others").count()) > 0) return;
  }
  throw new Error("there is no choice in the game");
}

async function* stops(page) {
  const at = page.url().replace(/\/review$/, "");
  yield "review";
  await page.locator(".numbers-fold > summary").click();
  yield "review-numbers";
  await page.goto(`${at}/review?view=text`);
  yield "review-text";
  await toChoice(page, at);
  await sheet("others")(page);
  yield "replay-others";
  await toChoice(page, at, "&view=text");
  await page.locator("details:has(.others) > summary").click();
  yield "replay-others-text";
}

async function open(page, url) {
  await page.goto(`${await bringShort(page, url)}/review`);
  await whole(page);
}

export const review = {
  names: ["review", "review-numbers", "review-text", "replay-others", "replay-others-text"],
  open,
  stops,
};
