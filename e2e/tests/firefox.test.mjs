// A smoke game in Firefox: from the front page, by clicks, until the board has moved. Skipped where there is no Firefox.

import assert from "node:assert/strict";
import { test } from "node:test";

import { LAPTOP } from "../lib/browser.mjs";
import { launchFirefox } from "../lib/firefox.mjs";
import { start } from "../lib/server.mjs";
import { until } from "../lib/table.mjs";

const skip = process.env.FURROW_FIREFOX ? false : "no Firefox here";
/** Decisions made by click. */
const DECISIONS = 4;

/** What a table shows: the moment, which decision, how many steps there were, and where the pieces stand. */
const show = (page) =>
  page.evaluate(() => ({
    // Without its style sheets a page has its cards elsewhere.
    ...(document.readyState === "complete" && document.getElementById("table")?.dataset),
    key: document.querySelector("#r-actions input[name=key]")?.value,
    pieces: [...document.querySelectorAll("[data-board] [data-space]")].map(({ id, dataset }) => `${id} ${dataset.space}`).join(),
  }));

/** Chooses by a click. One that comes while something moves ends that and may choose nothing: then there is another. */
async function choose(page, select) {
  const chosen = () => page.evaluate(() => document.querySelector("input.act:checked") !== null);
  for (let nth = 0; nth < 3; nth += 1) {
    await page.click(select);
    if (await until(chosen, "a choice is selected", 5000).catch(() => false)) return;
  }
  assert.fail("a choice is selected");
}

for (const [game, select] of Object.entries({ fable: "#r-actions .hand label.card", carrots: "#r-course .cell:not([hidden]) label.hit" })) {
  test(`Firefox: ${game}`, { skip, timeout: 180_000 }, async () => {
    const [server, page] = await Promise.all([start(), launchFirefox(LAPTOP)]);
    try {
      await page.goto(server.url);
      await page.click(`section[data-game="${game}"] button[name=kind][value=bots]`);
      let now = await until(() => show(page).then((now) => now.moment === "choose" && now), "a game begins");
      const first = now;
      for (let nth = 0; nth < DECISIONS; nth += 1) {
        const { key } = now;
        await choose(page, select);
        await page.click("#go");
        now = await until(() => show(page).then((now) => now.moment === "choose" && now.key !== key && now), "the next decision comes");
      }
      assert.ok(Number(now.version) >= Number(first.version) + DECISIONS, `${first.version} to ${now.version}`);
      assert.deepEqual(page.faults, []);
    } finally {
      await page.close();
      await server.close();
    }
  });
}
