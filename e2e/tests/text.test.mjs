// Whole games without JavaScript: in words alone, and the drawn table too.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faults, newPage } from "../lib/browser.mjs";
import { browser, server } from "../lib/stand.mjs";
import { cardOf, chance, codeOf, gameFile, playOn, prefer, until } from "../lib/table.mjs";

async function assertNoDrawing(page) {
  assert.equal(await page.locator("svg, img, canvas").count(), 0, `a drawing on ${page.url()}`);
}

const END = { text: "button[formaction$='/again']", drawn: "#r-end:not([hidden])" };

/** Waits for a decision or the end as a person does who loads the page again; gives back whether it is the end. */
async function turnOrEnd(page, view) {
  const choose = page.locator("input.act[name=action]");
  const end = page.locator(END[view]);
  return until(async () => {
    if ((await end.count()) > 0) return "end";
    if ((await choose.count()) > 0) return "turn";
    const refresh = page.locator("noscript meta[http-equiv=refresh], meta[http-equiv=refresh]");
    assert.equal(await refresh.count(), 1, "a page that waits loads itself again");
    await page.goto(page.url());
    return null;
  }, "it is the reader's turn");
}

async function play(page, view, choose) {
  for (let nth = 0; nth < 150; nth += 1) {
    if ((await turnOrEnd(page, view)) === "end") return;
    if (view === "text") await assertNoDrawing(page);
    await choose(nth);
    await page.locator("#go").click();
  }
  assert.fail("the game does not end");
}

/** What a game's decisions and end say in words. `seats` is how many the game has by itself. */
const GAMES = {
  fable: { seats: 4, choice: (nth) => (nth === 0 ? /^Bet on .+: .+points/ : /^(Play|Only move: ).+: .+/), end: ["1st: ", "points, with bets on "], each: /, with bets on /g },
  "crazy-race": {
    seats: 4,
    choice: () => /^(Only move: )?(Lay|Pass|Take back|Move|Leave it|Step|Stop|Give back).*: .+/,
    end: ["1st: ", "Penalty 1", "Penalty 2"],
    each: /^(1st|2nd|3rd|4th): .+, (no tile|tiles? .+)\.$/gm,
  },
};

for (const [game, { seats, choice, end, each }] of Object.entries(GAMES)) {
  test(`a whole game of ${game} in words, from the front page to the next table, without a script`, { timeout: 180_000 }, async () => {
    const page = await newPage(browser, { js: false });
    await prefer(page, server.url, { speed: "off" });
    await page.goto(server.url);
    await page.getByRole("link", { name: "Text view" }).click();
    assert.match(page.url(), /view=text/);
    await assertNoDrawing(page);
    await cardOf(page, game).getByRole("button", { name: "Play now" }).click();
    assert.match(page.url(), /\/t\/[A-Z0-9]+\?view=text$/);
    const code = codeOf(page);

    const random = chance(3);
    await play(page, "text", async (nth) => {
      const labels = page.locator("#decide label");
      const label = labels.nth(random(await labels.count()));
      assert.match((await label.innerText()).trim(), choice(nth), "a choice says what follows");
      await label.click();
    });
    await assertNoDrawing(page);
    assert.match(page.url(), /view=text$/, "the view stays");
    const main = await page.locator("main").innerText();
    for (const words of end) assert.ok(main.includes(words), `"${words}" in ${main.slice(0, 500)}`);
    assert.equal(main.match(each).length, seats);
    const { record } = await gameFile(page, server, code);
    assert.deepEqual(record.fair.nonces, Array(seats).fill(null), "no script, no nonce");

    await page.getByRole("button", { name: "Rematch" }).click();
    assert.match(page.url(), /\/t\/[A-Z0-9]+\?view=text$/);
    assert.notEqual(codeOf(page), code);
    assert.deepEqual(faults(page), []);
    await page.context().close();
  });
}

test("the drawn table plays to the end without a script", { timeout: 180_000 }, async () => {
  const page = await newPage(browser, { js: false });
  await prefer(page, server.url, { speed: "off" });
  await page.goto(server.url);
  await cardOf(page).getByRole("button", { name: "Play now" }).click();
  const code = codeOf(page);
  const random = chance(5);
  await play(page, "drawn", async () => {
    if ((await page.locator("#go[data-only]").count()) > 0) return;
    const cards = page.locator("#r-actions .hand .card:not(.off)");
    const card = cards.nth(random(await cards.count()));
    await card.click();
    const chosen = await page.locator("input.act:checked").inputValue();
    assert.ok(chosen.includes(await card.getAttribute("data-card")), chosen);
    assert.equal(await page.locator("#go .choice:visible").count(), 1, "the button says what is chosen");
    assert.ok((await page.locator("#go .choice:visible").getAttribute("data-for")) !== null);
  });
  await gameFile(page, server, code);
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

test("with scripts the table in words is live: nothing is loaded again, and focus stays", { timeout: 180_000 }, async () => {
  const page = await newPage(browser);
  await prefer(page, server.url, { speed: "off" });
  await page.goto(`${server.url}/?view=text`);
  await cardOf(page).getByRole("button", { name: "Play now" }).click();
  await page.locator("#table.text").waitFor();
  await page.waitForLoadState("load"); // before its scripts have come the button loads a page
  await page.evaluate(() => (window.sameDocument = true));
  const random = chance(9);
  await playOn(page, {
    decide: async ({ actions }, nth) => {
      await assertNoDrawing(page);
      if (nth > 1) assert.ok(await page.evaluate(() => document.activeElement.matches("#r-actions *")), `decision ${nth}`);
      await page.locator("#decide label").nth(random(actions.length)).click();
      await page.locator("#go").focus();
      await page.keyboard.press("Enter");
    },
  });
  assert.ok(await page.evaluate(() => window.sameDocument), "the page was never loaded again");
  await gameFile(page, server, codeOf(page));
  assert.deepEqual(faults(page), []);
  await page.context().close();
});
