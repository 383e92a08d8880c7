// A whole game by touch on a phone: at every decision all is in sight, large enough, and nothing scrolls.

import assert from "node:assert/strict";
import { test } from "node:test";

import { LAPTOP, PHONE, SMALL_PHONE, faults, newPage } from "../lib/browser.mjs";
import { assertLayout, smallTargets, smallText } from "../lib/layout.mjs";
import { browser, server } from "../lib/stand.mjs";
import { chance, furrow, nextDecision, openTable, playOn, prefer, until } from "../lib/table.mjs";

/** Taps cards as a finger does: the first that can be tapped of a kind by chance, then perhaps more of that kind. */
async function tapCards(page, random) {
  // An only move is chosen already: one more tap on its card would make it.
  if ((await page.locator("#go[data-only]").count()) > 0) return page.locator("input.act:checked").inputValue();
  const cards = page.locator("#r-actions .hand .card:not(.off)");
  const count = await cards.count();
  const nth = random(count);
  await cards.nth(nth).tap();
  const kind = await cards.nth(nth).getAttribute("data-card");
  // A finger's click comes a moment after it.
  let chosen = "";
  const isChosen = async () => {
    chosen = await page.evaluate(() => document.querySelector("input.act:checked")?.value ?? "");
    return chosen.split(" ").includes(kind);
  };
  await until(isChosen, `a tap on the ${kind} chose it`, 2_000).catch(() => assert.fail(`a tap on the ${kind} chose "${chosen}"`));
  return chosen;
}

test("a whole game by touch, from the front page to the next table", { timeout: 180_000 }, async () => {
  const page = await newPage(browser, { viewport: PHONE, touch: true });
  await prefer(page, server.url, { speed: "off" });
  await page.goto(server.url);
  await page.locator('section[data-game="fable"]').getByRole("button", { name: "Play now" }).tap();
  await page.waitForURL(/\/t\/[A-Z0-9]+$/);
  const table = page.url();
  assert.equal(await page.locator(".chip").count(), 4, "three computer players");

  const random = chance(7);
  const phases = new Set();
  await playOn(page, {
    decide: async ({ phase }, nth) => {
      phases.add(phase);
      await assertLayout(page, `decision ${nth}`);
      const chosen = await tapCards(page, random);
      if (nth % 4 === 0) await assertLayout(page, `decision ${nth}, "${chosen}" selected`);
      await page.locator("#go").tap();
    },
  });
  assert.deepEqual([...phases].sort(), ["bets", "play"]);

  await page.locator("#r-end .moral").waitFor();
  assert.equal(await page.locator("#r-end .result").count(), 4, "every seat has a line");
  assert.equal(await page.locator("#r-end [data-reveal]").count(), 8, "every seat's two bets lie open");
  const ranks = await page.locator("#r-end .result .rank").allInnerTexts();
  assert.match(ranks[0], /^1st$/);
  assert.ok(ranks.every((rank) => /^[1-4](st|nd|rd|th)$/.test(rank)), ranks.join());
  assert.ok((await page.locator("#r-end .moral").innerText()).length > 10);
  assert.deepEqual(await smallText(page), []);
  assert.deepEqual(await smallTargets(page, 44), []);

  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".next-steps a[download]").tap()]);
  assert.match(furrow("verify", await download.path()), /1/);

  await page.getByRole("button", { name: "Rematch" }).tap();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && url.href !== table);
  assert.equal((await nextDecision(page)).phase, "bets");
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

for (const [name, viewport] of Object.entries({ "a small phone": SMALL_PHONE, "a laptop": LAPTOP })) {
  test(`second bet and first play fit ${name}`, async () => {
    const page = await newPage(browser, { viewport, touch: viewport === SMALL_PHONE });
    await openTable(page, server.url);
    const bet = await nextDecision(page);
    assert.equal(bet.phase, "bets");
    await assertLayout(page, "second bet");
    await page.locator("#r-actions .hand .card").first().click();
    await assertLayout(page, "second bet selected");
    await page.locator("#go").click();
    const play = await nextDecision(page, bet.key);
    assert.equal(play.phase, "play");
    await assertLayout(page, "play");
    await page.locator("#r-actions .hand .card:not(.off)").last().click();
    await assertLayout(page, "play selected");
    assert.deepEqual(faults(page), []);
    await page.context().close();
  });
}
