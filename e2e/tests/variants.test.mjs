// The other games of The Hare & the Tortoise, by the options of the front page, each to its end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";

import { PHONE, SMALL_PHONE, faults, newPage } from "../lib/browser.mjs";
import { outside, scrolling, smallTargets, smallText } from "../lib/layout.mjs";
import { browser, server } from "../lib/stand.mjs";
import { act, chance, gameFile, openTable, playOn } from "../lib/table.mjs";

/** Cards may be narrower than other targets; a row of the race board is a second way to choose, beside the large one. */
const SMALLER = { "input.act": 28, ".card": 42, ".hit": 42 };

const WELL = { scrolling: [], outside: [], smallText: [], smallTargets: [] };

/** A fault counts if it is still there after a moment. */
async function assertLayout(page, when) {
  const look = async () => ({
    scrolling: await scrolling(page),
    outside: [...(await outside(page, "#go")), ...(await outside(page, "#r-actions :is(.hand .card, .mover)"))],
    smallText: await smallText(page),
    smallTargets: await smallTargets(page, 44, SMALLER),
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  let found = await look();
  for (let nth = 0; nth < 5 && !isDeepStrictEqual(found, WELL); nth += 1) {
    await page.waitForTimeout(100);
    found = await look();
  }
  assert.deepEqual(found, WELL, when);
}

/** Plays a table with these options to its end; gives back the game's file. `look` sees each decision first. */
async function plays(page, options, look = async () => {}) {
  const random = chance(11);
  const code = await openTable(page, server.url, options);
  const phases = new Set();
  await playOn(page, {
    random,
    decide: async (now, nth) => {
      phases.add(now.phase);
      await look(now, nth);
      await act(page, now.actions[random(now.actions.length)]);
    },
  });
  await page.locator("#r-end .moral").waitFor();
  const { record } = await gameFile(page, server, code);
  assert.deepEqual(faults(page), []);
  return { record, phases: [...phases].sort() };
}

for (const [name, viewport, seats] of [["a phone", PHONE, 4], ["a small phone, five seats", SMALL_PHONE, 5]]) {
  test(`apprentices on ${name}: all in sight at every decision`, { timeout: 180_000 }, async () => {
    const page = await newPage(browser, { viewport });
    const { phases } = await plays(page, { variant: "apprentice", seats }, async ({ phase }, nth) => {
      await assertLayout(page, `decision ${nth}`);
      if (phase !== "moves" || (await page.locator("#go[data-only]").count()) > 0) return;
      for (const { width, height } of await page.locator(".mover").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
        assert.ok(Math.min(width, height) >= 44, `an animal to be moved is ${width} x ${height}`);
      }
      assert.equal(await page.locator("#r-actions label.mover").count(), await page.locator("#r-race label.tap").count());
      await page.locator("#r-race label.tap").last().click();
      assert.match(await page.locator("#go .choice:visible .do").innerText(), /→/);
      await assertLayout(page, `decision ${nth}, an animal selected`);
    });
    assert.deepEqual(phases, ["moves", "play"]);
    assert.equal(await page.locator("#r-end .guest").count() >= 3, true, "three or more on the podium");
    await page.context().close();
  });
}

test("the digest has two starting bets and says that there is no second", { timeout: 120_000 }, async () => {
  const page = await newPage(browser, { viewport: PHONE });
  const { phases } = await plays(page, { variant: "digest", seats: 2 }, async (_, nth) => {
    if (nth < 8) await assertLayout(page, `decision ${nth}`);
    if (nth > 0) return;
    assert.equal(await page.locator("#dealt .starting .card").count(), 2);
    assert.match(await page.locator("#dealt").innerText(), /no second bet/);
    await page.locator("#r-actions .hand .card:not(.off)").first().click();
    await page.locator("#dealt .over-board").waitFor({ state: "hidden" });
  });
  assert.deepEqual(phases, ["play"]);
  assert.equal(await page.locator("#r-end [data-reveal]").count(), 4);
  await page.context().close();
});

for (const variant of ["standard", "apprentice"]) {
  test(`three games, ${variant}: each begins with how the last one ended`, { timeout: 240_000 }, async () => {
    const page = await newPage(browser, { viewport: PHONE });
    const recaps = new Set();
    await plays(page, { variant, seats: 3, championship: true }, async (_, nth) => {
      const recap = page.locator("#recap > summary");
      if ((await recap.count()) === 0) return;
      recaps.add(await recap.innerText());
      await assertLayout(page, `decision ${nth}, between two games`);
    });
    assert.deepEqual([...recaps], ["Game 1: how it ended", "Game 2: how it ended"]);
    assert.equal(await page.locator("#r-end .games tbody tr").count(), 3);
    await page.context().close();
  });
}

test("animals at home count as ahead of the hare, if that is chosen", { timeout: 120_000 }, async () => {
  const page = await newPage(browser);
  const { record } = await plays(page, { seats: 3, nap_counts_podium: true });
  assert.equal(record.options.nap_counts_podium, true);
  assert.match(await page.locator("#r-log .rules").textContent(), /Animals already home count as ahead/);
  await page.context().close();
});
