// Impatient fingers: taps all over the page, double clicks, forbidden cards, late answers.

import assert from "node:assert/strict";
import { test } from "node:test";

import { PHONE, faults, newPage } from "../lib/browser.mjs";
import { browser, server } from "../lib/stand.mjs";
import { act, assertTrue, chance, gameFile, nextDecision, openTable, playOn, prefer, read, until } from "../lib/table.mjs";

/** Keeps the keys of all choices that a page posts. */
function watchPosts(page) {
  const keys = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/act")) keys.push(new URLSearchParams(request.postData()).get("key"));
  });
  return keys;
}

const movesOf = (record, seat) => record.steps.filter((step) => step.startsWith(`${seat} `));

/** Taps anywhere but on what leads away from the table or opens a sheet over it, and now and then on the button. */
async function tapWildly(page, random, taps) {
  const { width, height } = PHONE;
  for (let nth = 0; nth < taps; nth += 1) {
    const go = nth % 3 === 0 ? await page.locator("#go").boundingBox().catch(() => null) : null;
    const at = go ? { x: go.x + go.width / 2, y: go.y + go.height / 2 } : { x: random(width), y: random(height) };
    const leads = await page.evaluate(({ x, y }) => {
      return Boolean(document.elementFromPoint(x, y)?.closest("a, [popovertarget], [popover], [formaction]"));
    }, at);
    if (!leads) await page.touchscreen.tap(at.x, at.y);
    await page.waitForTimeout(40);
  }
}

test("wild taps during races make at most one move a decision, and nothing sticks", { timeout: 180_000 }, async () => {
  const page = await newPage(browser, { viewport: PHONE, touch: true, reducedMotion: false });
  const code = await openTable(page, server.url, { prefs: { speed: "normal" }, seats: 2 });
  const posts = watchPosts(page);
  const random = chance(61);
  let races = 0;
  await playOn(page, {
    random,
    stop: () => races >= 1,
    decide: async ({ key, actions }) => {
      await act(page, actions[random(actions.length)]);
      const race = await page.waitForFunction((key) => {
        if (document.querySelector("[data-running]")) return "race";
        const { moment } = document.getElementById("table").dataset;
        const now = document.querySelector("#r-actions input[name=key]")?.value;
        return (moment === "over" || (moment === "choose" && now !== key)) && "quiet";
      }, key, { polling: 20, timeout: 30_000 });
      if ((await race.jsonValue()) !== "race") return;
      races += 1;
      await tapWildly(page, random, 30);
    },
  });
  assert.ok(races > 0, "there was a race");
  await assertTrue(page, "after the wild taps");
  await until(async () => (await page.locator(".motion-layer > *").count()) === 0, "nothing flies any more");
  // The rest goes on quickly: the server has to hear of the speed too.
  await prefer(page, server.url, { speed: "off" });
  await page.reload();
  await playOn(page, { random });
  assert.equal(new Set(posts).size, posts.length, "no key was posted twice");
  const { record } = await gameFile(page, server, code);
  assert.equal(movesOf(record, 0).length, posts.length, "as many moves as posts");
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

test("a double click on the button is one move, and a second tap on a card too", { timeout: 60_000 }, async () => {
  const page = await newPage(browser);
  await openTable(page, server.url, { seats: 3 });
  const posts = watchPosts(page);
  let now = await nextDecision(page);
  for (let nth = 1; nth <= 4; nth += 1) {
    await page.locator("#r-actions .hand .card:not(.off)").first().click({ force: true });
    if (nth % 2 === 1) await page.locator("#go").dblclick();
    else {
      await page.waitForTimeout(300);
      const { key } = await read(page);
      if (key === now.key) await page.locator("#r-actions .hand .card[data-lift]").first().click();
      if ((await page.locator("input.act:checked").count()) > 0) await page.locator("#go").click({ clickCount: 3 });
    }
    now = await nextDecision(page, now.key);
    assert.equal(posts.length, nth, `post ${nth}`);
    if (now.moment === "over") break;
  }
  await assertTrue(page, "after double clicks");
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

test("what cannot be laid says why, with its ruling, and moves nothing", { timeout: 120_000 }, async () => {
  const page = await newPage(browser, { viewport: PHONE, touch: true });
  await openTable(page, server.url, { seats: 3 });
  const posts = watchPosts(page);
  const random = chance(71);
  const said = new Set();
  let taps = 0;
  let games = 0;
  while (taps < 10) {
    games += 1;
    assert.ok(games < 5, `only ${taps} forbidden things in ${games} games`);
    const now = await playOn(page, {
      stop: () => taps >= 10,
      decide: async ({ actions }) => {
        const before = posts.length;
        for (const card of await page.locator("#r-actions [data-why]").all()) {
          await card.tap();
          taps += 1;
          const why = await card.getAttribute("data-why");
          assert.match(why, /F\d+/, "a ruling is named");
          assert.equal(await page.locator("#r-just > .notice").innerText(), why);
          await until(async () => (await page.locator("#say").textContent()).includes(why), "it is said aloud");
          said.add(why);
        }
        assert.equal(posts.length, before, "nothing was posted");
        // One card at a time leaves the most cards that do not fit.
        const few = actions.filter((action) => action.split(" ").length === 2);
        await act(page, few[random(few.length)]);
      },
    });
    if (now.moment !== "over") break;
    await page.locator("button[formaction]").tap();
    await page.waitForURL((url) => url.pathname.startsWith("/t/"));
    await page.locator("#table:not([data-moment=over])").waitFor();
  }
  assert.ok(said.size > 1, [...said].join(" | "));
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

test("a late answer leaves the last choice nowhere, and the next one alone", { timeout: 60_000 }, async () => {
  const page = await newPage(browser);
  await openTable(page, server.url, { seats: 2 });
  let now = await nextDecision(page);
  await act(page, now.actions[0]);
  now = await nextDecision(page, now.key);
  const random = chance(83);
  for (let nth = 0; nth < 40; nth += 1) {
    // The answer is held back until the next decision is there.
    let release;
    const held = new Promise((resolve) => (release = resolve));
    await page.route("**/act", async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    const choice = now.actions[random(now.actions.length)];
    await act(page, choice);
    const next = await nextDecision(page, now.key);
    assert.notEqual(next.moment, "over", "no choice came twice in a whole game");
    assert.equal(await page.locator("body:not(:has(#go[data-only])) input.act:checked").count(), 0, "the last choice is none for this decision");
    const again = next.actions.includes(choice);
    if (again) {
      await page.evaluate((value) => {
        const radio = [...document.querySelectorAll("input.act[name=action]")].find((radio) => radio.value === value);
        radio.checked = false;
        radio.click();
      }, choice);
    }
    const answered = page.waitForResponse("**/act");
    release();
    await (await answered).finished();
    await page.unroute("**/act");
    await page.locator("#go:not([aria-busy])").waitFor();
    now = next;
    if (!again) continue;
    assert.equal(await page.locator("input.act:checked").inputValue(), choice, "the new choice stands");
    break;
  }
  assert.deepEqual(faults(page), []);
  await page.context().close();
});
