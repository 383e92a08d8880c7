// The lesson of each game, from the first note to the last: on the drawn table with scripts, and in words without any.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { violations } from "../lib/axe.mjs";
import { PHONE, faults, newPage } from "../lib/browser.mjs";
import { outside } from "../lib/layout.mjs";
import { browser, server } from "../lib/stand.mjs";
import { act, prefer, until } from "../lib/table.mjs";

/** What the learner has to do at each stop, in order: an action, or nothing where there is only something to read. */
async function lesson(game) {
  const script = await readFile(new URL(`../../crates/server/lessons/${game}.txt`, import.meta.url), "utf8");
  const stops = [];
  for (const line of script.split("\n")) {
    if (line.startsWith("? ")) stops.push(null);
    else if (/^\d /.test(line)) {
      const asked = line.startsWith("0 ") && stops.length > 0 && stops.at(-1) === null && !stops.closed;
      if (asked) stops[stops.length - 1] = line.slice(2);
      stops.closed = true;
    }
    if (line.startsWith("? ")) stops.closed = false;
  }
  return [...stops];
}

const stop = (page) => page.locator("#r-coach .stop").innerText();

for (const game of ["fable", "crazy-race", "carrots"]) {
  test(`the lesson of ${game} on the table`, { timeout: 120_000 }, async () => {
    const page = await newPage(browser, { viewport: PHONE });
    await prefer(page, server.url, { speed: "off" });
    await page.goto(`${server.url}/learn/${game}`);
    const stops = await lesson(game);
    for (const [nth, action] of stops.entries()) {
      await until(async () => (await stop(page)).startsWith(`${nth + 1} `), `stop ${nth + 1} comes`);
      assert.deepEqual(await outside(page, "#r-coach"), [], `note ${nth + 1}`);
      if (nth === 0) assert.deepEqual(await violations(page), []);
      if (nth === stops.length - 1) break;
      if (action === null) await page.locator("#r-coach .next").click();
      else await act(page, action);
    }
    assert.equal(await page.evaluate(() => document.getElementById("table").dataset.moment), "over");
    await page.locator("#r-coach a.next").click();
    await page.waitForURL(new RegExp(`/#game-${game}$`));
    assert.deepEqual(faults(page), []);
    await page.context().close();
  });

  test(`the lesson of ${game} in words, without scripts`, { timeout: 120_000 }, async () => {
    const page = await newPage(browser, { js: false });
    await page.goto(`${server.url}/learn/${game}?view=text`);
    const stops = await lesson(game);
    for (const [nth, action] of stops.entries()) {
      assert.match(await stop(page), new RegExp(`^${nth + 1} `));
      if (nth === stops.length - 1) break;
      if (action === null) await page.locator("#r-coach .next").click();
      else {
        await page.locator(`input.act[value="${action}"]`).check();
        await page.locator("#go").click();
      }
    }
    await page.context().close();
  });
}

test("another move is answered with the one the lesson is about", async () => {
  const page = await newPage(browser, { viewport: PHONE });
  await prefer(page, server.url, { speed: "off" });
  await page.goto(`${server.url}/learn/fable?step=3`);
  const answered = page.waitForResponse((response) => response.status() === 422);
  await act(page, "bet wolf");
  await answered;
  assert.match(await page.locator("#r-just .notice").innerText(), /hare/i);
  assert.match(await stop(page), /^4 /);
  await page.context().close();
});
