// Ways to look on: without motion, at every speed, by night, in two tabs, back and forth.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faults, newPage } from "../lib/browser.mjs";
import { browser, server } from "../lib/stand.mjs";
import { act, assertTrue, chance, codeOf, nextDecision, openTable, playOn, read, until } from "../lib/table.mjs";

/** Keeps everything that is said aloud. */
async function hear(page) {
  await page.evaluate(() => {
    window.heard = [];
    const region = document.getElementById("say");
    new MutationObserver(() => window.heard.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
  });
}

/** Whether anything moved since `watchMotion`: flying things, or animations that change places. */
async function watchMotion(page) {
  await page.evaluate(() => {
    window.moved = 0;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target.classList?.contains("motion-layer") && addedNodes.length > 0) window.moved += 1;
      }
    }).observe(document.body, { childList: true, subtree: true });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (JSON.stringify(frames).match(/transform|translate|scale/)) window.moved += 1;
      return animate.call(this, frames, options);
    };
  });
}

test("with reduced motion the same news arrives as words, and nothing travels", { timeout: 120_000 }, async () => {
  const page = await newPage(browser, { reducedMotion: true });
  await openTable(page, server.url, { prefs: { speed: "fast" }, seats: 2 });
  await nextDecision(page);
  await hear(page);
  await watchMotion(page);
  const random = chance(91);
  let races = 0;
  await playOn(page, {
    random,
    stop: async () => (races = await page.locator("#r-log .log-lines li", { hasText: "race starts" }).count()) > 0,
  });
  assert.ok(races > 0, "there was a race");
  const news = await page.locator("#r-log .log-lines li[data-by] > span:first-child").allTextContents();
  assert.ok(news.some((line) => / steps?, | stays|naps|home/.test(line)), news.join(" | "));
  await until(async () => {
    const heard = (await page.evaluate(() => window.heard)).join(" ");
    return news.every((line) => heard.includes(line));
  }, "every line of the log was said");
  assert.equal(await page.evaluate(() => window.moved), 0);
  await assertTrue(page, "without motion");
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

test("speeds of the menu hold at once and after a reload; off means off, slow moves", { timeout: 120_000 }, async () => {
  const page = await newPage(browser, { reducedMotion: false });
  await openTable(page, server.url, { prefs: {}, seats: 2 });
  await nextDecision(page);
  const random = chance(97);
  const html = page.locator("html");
  assert.equal(await html.getAttribute("data-speed"), "normal");
  for (const speed of ["slow", "fast", "off"]) {
    await page.getByRole("button", { name: "Menu" }).click();
    const choice = page.locator(`#menu [data-pref=speed][data-value=${speed}]`);
    await choice.click();
    await page.keyboard.press("Escape");
    assert.equal(await html.getAttribute("data-speed"), speed);
    await page.reload();
    assert.equal(await html.getAttribute("data-speed"), speed, "after a reload");
    assert.equal(await choice.getAttribute("aria-pressed"), "true");
    await watchMotion(page);
    const now = await read(page);
    await act(page, now.actions[random(now.actions.length)]);
    await nextDecision(page, now.key);
    if (now.phase === "bets") continue;
    const moved = () => page.evaluate(() => window.moved);
    if (speed === "off") assert.equal(await moved(), 0);
    else await until(async () => (await moved()) > 0, `${speed}: cards fly`);
  }
  await assertTrue(page, "after three speeds");
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

test("the colours of the menu hold at once and on every page", { timeout: 60_000 }, async () => {
  const page = await newPage(browser, { colorScheme: "light" });
  await openTable(page, server.url);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = (color) => color.match(/[\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
  const colour = async (name) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator(`#menu [data-pref=theme][data-value=${name}]`).click();
    await page.keyboard.press("Escape");
  };
  const day = await paper();
  await colour("dark");
  const night = await until(async () => (await paper()) !== day && paper(), "the paper is another");
  assert.ok(light(night) < light(day) / 2, `${day} by day, ${night} by night`);
  await page.reload();
  assert.equal(await paper(), night, "after a reload");
  await page.goto(server.url);
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  await page.goBack();
  await colour("auto");
  await until(async () => (await paper()) === day, "as the system says again");
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

test("back to the front page and forward again: the table is live", { timeout: 60_000 }, async () => {
  const page = await newPage(browser);
  const code = await openTable(page, server.url, { seats: 3 });
  const before = await nextDecision(page);
  await page.goBack();
  await page.locator("main.front").waitFor();
  await page.goForward();
  await page.locator("#table").waitFor();
  assert.equal((await nextDecision(page)).key, before.key);
  await act(page, before.actions[0]);
  const now = await nextDecision(page, before.key);
  await assertTrue(page, "after back and forward");
  // A game that went on elsewhere in the meantime.
  await page.goBack();
  await page.locator("main.front").waitFor();
  const other = await page.context().newPage();
  await other.goto(`${server.url}/t/${code}`);
  await act(other, now.actions[0]);
  const then = await nextDecision(other, now.key);
  await other.close();
  await page.goForward();
  await until(async () => (await read(page)).version === then.version, "the page has caught up");
  await assertTrue(page, "after a move elsewhere");
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

test("two tabs of one seat follow each other, and each goes on when the other closes", { timeout: 120_000 }, async () => {
  const first = await newPage(browser);
  await openTable(first, server.url, { seats: 2 });
  const second = await first.context().newPage();
  await second.goto(`${server.url}/t/${codeOf(first)}`);
  const random = chance(101);
  let now = await nextDecision(first);
  for (let nth = 0; nth < 6 && now.moment !== "over"; nth += 1) {
    const [mover, other] = nth % 2 === 0 ? [first, second] : [second, first];
    await nextDecision(mover, nth === 0 ? null : undefined);
    await until(async () => (await read(mover)).key === now.key, "both show the same decision");
    await act(mover, now.actions[random(now.actions.length)]);
    now = await nextDecision(mover, now.key);
    await until(async () => (await read(other)).version === now.version, "the other tab follows");
    await assertTrue(other, `move ${nth}`);
  }
  await first.close();
  const end = await playOn(second, { random });
  assert.equal(end.moment, "over");

  // Loaded again, the end is as the stream has it: nothing is drawn anew, the browser's share of the chance stays.
  await second.addInitScript(() => {
    window.drawn = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      window.drawn += 1;
      return animate.apply(this, how);
    };
  });
  const stream = second.waitForResponse(/\/stream\?/);
  await second.reload();
  const nonce = await second.locator("#r-end [name=nonce]").getAttribute("value");
  assert.match(nonce, /^[0-9a-f]{32}$/);
  await stream;
  await second.waitForTimeout(400);
  assert.equal(await second.locator("#r-end [name=nonce]").getAttribute("value"), nonce);
  assert.equal(await second.evaluate(() => window.drawn), 0);
  assert.deepEqual(faults(first), []);
  await second.context().close();
});
