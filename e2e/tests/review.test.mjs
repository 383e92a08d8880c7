// A game is played and looked back at: how far it is, what was found, and the replay that tells what else could have been
// done; with scripts, and without them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "../lib/axe.mjs";
import { LAPTOP, PHONE, faults, newPage } from "../lib/browser.mjs";
import { smallTargets, smallText } from "../lib/layout.mjs";
import { browser, server } from "../lib/stand.mjs";
import { openTable, playOn } from "../lib/table.mjs";
import { bringShort, whole } from "../visits/review.mjs";

const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test("a game at a table is looked back at from its end", { timeout: 240_000 }, async () => {
  const page = await newPage(browser, { viewport: PHONE });
  const code = await openTable(page, server.url, { seats: 2, variant: "apprentice" });
  const early = await page.request.get(`${server.url}/t/${code}/review`);
  assert.equal(early.status(), 422, "nobody sees it before the end");
  await playOn(page);
  await page.reload();
  await page.locator(`a[href="/t/${code}/review"]`).first().click();
  await page.locator("main.review").waitFor();
  assert.deepEqual(await violations(page), []);
  await whole(page);
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(await smallText(page), []);
  assert.ok(await fits(page), "nothing is wider than the phone");
  assert.ok((await page.locator(".lines polyline").count()) >= 2);
  assert.equal(await page.locator(".numbers").last().locator("tbody tr").count(), 2);
  await page.locator(".numbers-fold > summary").click();
  assert.ok(await fits(page), "the numbers neither");
  const dear = page.locator(".costly .to-step");
  if ((await dear.count()) > 0) {
    await dear.first().click();
    await page.locator("button.tool[popovertarget=others]").click();
    await page.locator("#others .others").waitFor();
    assert.equal(await page.locator("#others em").count(), 1, "what was done is among them");
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(await smallTargets(page), []);
  }
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

test("without scripts the page loads itself again until it is whole", { timeout: 240_000 }, async () => {
  const page = await newPage(browser, { viewport: LAPTOP, js: false });
  const at = await bringShort(page, server.url);
  await page.goto(`${at}/review`);
  assert.equal(await page.locator("meta[http-equiv=refresh]").count(), 1);
  await whole(page);
  assert.equal(await page.locator("meta[http-equiv=refresh]").count(), 0);
  await page.goto(`${at}/review?view=text`);
  assert.equal(await page.locator("svg").count(), 0);
  assert.ok((await page.locator("table").count()) >= 2);
  await page.context().close();
});
