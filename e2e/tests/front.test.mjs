// The front page: each game's options reach its table, lines come out of a file, what will not do comes back, and every
// page can be read in every language.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PHONE, faults, launch, newPage } from "../lib/browser.mjs";
import { outside, scrolling } from "../lib/layout.mjs";
import { start } from "../lib/server.mjs";
import { cardOf } from "../lib/table.mjs";

let server;
let browser;
before(async () => {
  server = await start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const spoken = (page) => page.locator("html").getAttribute("lang");
const pick = (card, name, value) => card.locator(`label.pick:has(input[name=${name}][value="${value}"])`);

for (const js of [true, false]) {
  test(`a language is chosen and stays${js ? "" : ", without scripts"}`, async () => {
    const page = await newPage(browser, { js, locale: "de-CH" });
    await page.goto(`${server.url}/rules/carrots`);
    assert.equal(await spoken(page), "de", "the browser's language");
    await page.getByRole("button", { name: "Français" }).click();
    await page.waitForURL(`${server.url}/rules/carrots`);
    assert.equal(await spoken(page), "fr");
    await page.goto(server.url);
    assert.equal(await spoken(page), "fr", "another page");
    await page.goto(`${server.url}/rules/fable?lang=pt`);
    assert.equal(await spoken(page), "pt", "what the address asks for");
    await page.goto(server.url);
    assert.equal(await spoken(page), "fr", "and only once");
    assert.deepEqual(faults(page), []);
  });
}

test("options that mean nothing are out of sight", async () => {
  const page = await newPage(browser, { viewport: PHONE, touch: true });
  await page.goto(server.url);
  const card = cardOf(page, "fable");
  await card.locator(".options > summary").click();
  const seen = (selector) => card.locator(selector).isVisible();
  assert.equal(await seen("[data-field=apprentice_hand]"), false);
  await pick(card, "variant", "apprentice").click();
  assert.equal(await seen("[data-field=apprentice_hand]"), true);
  assert.equal(await seen("[data-field=nap_counts_podium]"), false);
  await pick(card, "variant", "digest").click();
  assert.equal(await seen(".only-digest"), true, "it is for two");
  assert.equal(await seen("[data-from='4']"), true);
  await pick(card, "seats", 2).click();
  assert.equal(await seen(".only-digest"), false);
  assert.equal(await seen("[data-from='2']"), true);
  assert.equal(await seen("[data-from='3']"), false, "a table for two has no third place");
  assert.deepEqual((await scrolling(page)).filter((fault) => !fault.includes(" 0 px more to the right")), []);
});

test("a deck comes out of a file, and a line that will not do is named", async () => {
  const page = await newPage(browser, { viewport: PHONE });
  await page.goto(server.url);
  const card = cardOf(page, "crazy-race");
  await card.locator(".options > summary").click();
  await pick(card, "deck", "own").click();
  const deck = "*2 S3 F2 R2\nS1 R4 F3 *?\nR2 S4 F1 Q1";
  const file = (text) => ({ name: "deck.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await card.locator("input[type=file]").setInputFiles(file("x".repeat(20_000)));
  await card.locator("output").filter({ hasText: /./ }).waitFor();
  await card.locator("input[type=file]").setInputFiles(file(`${deck}\n`));
  await page.waitForFunction(() => document.getElementById("deck_lines").value.includes("Q1"));
  assert.equal(await card.locator("output").textContent(), "");
  await card.locator("button[value=bots]").click();
  const alert = cardOf(page, "crazy-race").getByRole("alert");
  await alert.waitFor();
  assert.match(await alert.textContent(), /line 3: “Q1”.*\(R4\)/);
  assert.deepEqual(await outside(page, "section[data-game=crazy-race] .trouble"), [], "the page opens there");
  assert.equal(await page.locator("#deck_lines").inputValue(), deck);
});
