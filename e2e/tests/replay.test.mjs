// A game step by step: by keys, by buttons without scripts, through borrowed eyes, by a link to a step; a game file brought
// by hand; whether chance was fair.

import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "../lib/axe.mjs";
import { LAPTOP, PHONE, faults, newPage } from "../lib/browser.mjs";
import { scrolling, smallTargets, smallText } from "../lib/layout.mjs";
import { browser, server } from "../lib/stand.mjs";
import { act, assertTrue, nextDecision, openTable, prefer, until } from "../lib/table.mjs";
import { bring, fileOf, games } from "../visits/replay.mjs";

const bar = (page) => page.locator("#r-replay");
const step = async (page) => Number(await bar(page).getAttribute("data-step"));
const comesTo = (page, wanted) => until(async () => (await step(page)) === wanted, `step ${wanted} is shown`);

for (const game of games) {
  test(`${game}: a replay by keys`, { timeout: 90_000 }, async () => {
    const page = await newPage(browser, { viewport: PHONE });
    await prefer(page, server.url, { speed: "off" });
    await bring(page, server.url, game);
    assert.deepEqual(await violations(page), []);
    for (const n of [1, 2, 3]) {
      await page.keyboard.press("ArrowRight");
      await comesTo(page, n);
    }
    await page.keyboard.press("ArrowLeft");
    await comesTo(page, 2);
    assert.equal(new URL(page.url()).searchParams.get("step"), "2", "the address is that of the step");
    assert.match(await page.locator("#replay-link").inputValue(), /step=2/);
    await assertTrue(page, "step 2 is what a fresh page shows");
    assert.deepEqual(await smallText(page), []);
    assert.deepEqual(await smallTargets(page), []);

    await page.locator("#replay-step").focus();
    await page.keyboard.press("ArrowRight");
    await comesTo(page, 3);
    await page.locator("body").click({ position: { x: 2, y: 2 } });
    await page.keyboard.press("End");
    await until(() => page.evaluate(() => document.getElementById("table").dataset.phase === "over"), "the end is shown");
    const last = Number(await bar(page).getAttribute("data-last"));
    await comesTo(page, last);
    assert.deepEqual(await violations(page), []);
    await assertTrue(page, "the end is what a fresh page shows");
    await page.keyboard.press("Home");
    await comesTo(page, 0);

    await page.locator("#replay-play").click();
    await until(async () => (await step(page)) >= 2, "it plays on by itself");
    await page.keyboard.press("ArrowLeft");
    const stopped = await step(page);
    await page.waitForTimeout(1_500);
    assert.ok((await step(page)) <= stopped, "a key stops it");
    assert.deepEqual(faults(page), []);
    await page.context().close();
  });

  test(`${game}: a replay without scripts, and a link to its step`, { timeout: 90_000 }, async () => {
    const page = await newPage(browser, { viewport: LAPTOP, js: false });
    await bring(page, server.url, game);
    await page.locator("a[data-way=next]").click();
    await page.locator("a[data-way=next]").click();
    assert.equal(await step(page), 2);
    await page.locator("#replay-eyes").selectOption("1");
    await page.locator(".go-step").click();
    assert.equal(await step(page), 2);
    assert.equal(await page.evaluate(() => document.getElementById("table").dataset.viewer), "1");
    const link = await page.locator("#replay-link").inputValue();

    const other = await newPage(browser, { viewport: PHONE });
    await other.goto(link);
    assert.equal(await step(other), 2);
    assert.equal(await other.evaluate(() => document.getElementById("table").dataset.viewer), "1");
    await other.goto(`${link}&view=text`);
    assert.deepEqual(await violations(other), []);
    await other.context().close();

    await page.goto(`${link}&view=text`);
    await page.locator("input[name=step]").fill("4");
    await page.locator("#r-replay button[type=submit]").click();
    assert.equal(await step(page), 4);
    assert.equal(await page.locator("svg").count(), 0);
    await page.context().close();
  });
}

test("on a phone no step of Fable scrolls while the game goes on", { timeout: 90_000 }, async () => {
  const page = await newPage(browser, { viewport: PHONE });
  await prefer(page, server.url, { speed: "off" });
  await bring(page, server.url, "fable");
  for (const n of [1, 5, 12, 20]) {
    await page.goto(page.url().replace(/step=\d+/, `step=${n}`));
    assert.deepEqual(await scrolling(page), [], `step ${n}`);
  }
  await page.context().close();
});

test("a running game is replayed by its player's own eyes up to now", { timeout: 90_000 }, async () => {
  const page = await newPage(browser, { viewport: PHONE });
  const code = await openTable(page, server.url, { seats: 3 });
  for (let nth = 0; nth < 3; nth += 1) {
    const { key, actions } = await nextDecision(page);
    await act(page, actions[0]);
    await nextDecision(page, key);
  }
  await page.goto(`${server.url}/t/${code}/replay?step=1`);
  assert.equal(await page.locator("#replay-eyes").count(), 0);
  assert.equal(await page.locator(".hands > li").count(), 1, "its own hand, and no other");
  const refused = await page.goto(`${server.url}/t/${code}/replay?eyes=all`);
  assert.equal(refused.status(), 403);
  await page.goto(`${server.url}/t/${code}/chance`);
  assert.equal(await page.locator(".chart").count(), 0);
  assert.deepEqual(await violations(page), []);
  await page.context().close();
});

test("a bad file is refused with a reason and stays in the field; chance has its charts", { timeout: 90_000 }, async () => {
  const page = await newPage(browser, { viewport: PHONE });
  await page.goto(`${server.url}/replay`);
  assert.deepEqual(await violations(page), []);
  const bad = fileOf("fable").replace("* stream", "* flood");
  await page.locator("#record").fill(bad);
  await page.locator("main button[type=submit]").click();
  assert.match(await page.locator("[role=alert]").innerText(), /^Step \d+ of the file, “\* flood/);
  assert.equal(await page.locator("#record").inputValue(), bad);
  await bring(page, server.url, "fable");
  await page.goto(page.url().replace(/\?.*/, "/chance"));
  assert.ok((await page.locator(".chart").count()) >= 4);
  assert.deepEqual(await violations(page), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is wider than the phone");
  await page.context().close();
});
