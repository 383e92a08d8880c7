// A hint is asked for with and without scripts, in each game, drawn and in words.

import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "../lib/axe.mjs";
import { LAPTOP, PHONE, faults, newPage } from "../lib/browser.mjs";
import { assertLayout } from "../lib/layout.mjs";
import { browser, server } from "../lib/stand.mjs";
import { assertTrue, nextDecision, openTable, prefer, read } from "../lib/table.mjs";
import { askHint } from "../visits/hint.mjs";

const GAMES = ["fable", "crazy-race", "carrots"];

async function close(page) {
  assert.deepEqual(faults(page), []);
  await page.context().close();
}

for (const game of GAMES) {
  test(`${game}: the hint comes to the page as it is, and selects what it advises`, { timeout: 60_000 }, async () => {
    const page = await newPage(browser, { viewport: PHONE });
    await openTable(page, server.url, { game, seats: 3, start: 0 });
    await nextDecision(page);
    const loads = await page.evaluate(() => performance.timeOrigin);
    await askHint(page);
    assert.equal(await page.evaluate(() => performance.timeOrigin), loads, "the page was not loaded anew");
    const best = page.locator("#r-hint > details > .chances label").first();
    await best.waitFor();
    assert.match(await best.innerText(), /\d+% ± \d+|not tried/);
    assert.match(await page.locator("#r-hint .advice-why").innerText(), /^Why: .+\.$/);
    assert.ok((await page.locator("#r-hint > details > summary").boundingBox()).y >= 0, "it has room on a phone");
    await assertTrue(page, "the page shows what the server would show afresh");
    for (const viewport of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport);
      assert.deepEqual(await violations(page), [], `${viewport.width} wide`);
    }
    await page.locator("#r-hint > details > .chances label").nth(1).click();
    assert.equal(await page.locator("#r-hint > details[open]").count(), 1, "beside the board it stays open");
    await page.setViewportSize(PHONE);
    await best.click();
    assert.equal(await page.locator("#r-hint > details[open]").count(), 0, "over the board it makes room");
    const checked = await page.evaluate(() => document.querySelector("input.act[name=action]:checked")?.id);
    assert.equal(checked, await best.getAttribute("for"), "a tap on a line selects its action");
    await assertLayout(page, "the hint folded", ["#go"]);
    const { key } = await read(page);
    await page.locator("#go").click();
    await page.locator("#confirm[open] button[value=yes]").click({ timeout: 300 }).catch(() => {});
    await page.waitForFunction((key) => document.querySelector("#r-actions input[name=key]")?.value !== key, key);
    assert.equal(await page.locator("#r-hint .chances").count(), 0, "it goes with its decision");
    await close(page);
  });

  test(`${game}: a page without scripts is answered with the hint, in words too`, { timeout: 60_000 }, async () => {
    const page = await newPage(browser, { viewport: PHONE, js: false });
    await openTable(page, server.url, { game, seats: 3, start: 0 });
    for (let nth = 0; nth < 100 && (await page.locator("[data-affair=hint]").count()) === 0; nth += 1) {
      await page.waitForTimeout(100);
      await page.reload();
    }
    const table = page.url();
    await page.locator("#r-just [data-affair=hint]").click();
    // Where the search takes longer than an answer may, the hint comes to a later page.
    for (let nth = 0; nth < 300 && (await page.locator("#r-hint .chances").count()) === 0; nth += 1) {
      await page.waitForTimeout(100);
      await page.goto(table);
    }
    await page.goto(`${table}?view=text`);
    assert.match(await page.locator("#r-hint").innerText(), /^Hint\n/);
    assert.ok((await page.locator("#r-hint .chances li").count()) > 0);
    await close(page);
  });
}

test("the button is in the table in words too, and asks for the hint there", { timeout: 60_000 }, async () => {
  const page = await newPage(browser, { viewport: PHONE });
  await prefer(page, server.url, { speed: "off" });
  await openTable(page, server.url, { game: "carrots", seats: 3, start: 0 });
  await nextDecision(page);
  await page.goto(`${page.url()}?view=text`);
  await askHint(page);
  assert.deepEqual(await violations(page), []);
  await close(page);
});
