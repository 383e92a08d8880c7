// Nothing is lost: a page loaded again, a line that breaks, a server that dies.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faults, launch, newPage } from "../lib/browser.mjs";
import { lineTo } from "../lib/line.mjs";
import { browser, server } from "../lib/stand.mjs";
import { act, assertTrue, chance, gameFile, nextDecision, openRoom, openTable, playOn, prefer, read, until } from "../lib/table.mjs";

/** Faults that are not the line's. */
const otherFaults = (page) => faults(page).filter((fault) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION|EMPTY_RESPONSE|INCOMPLETE|NETWORK|SOCKET)/.test(fault));

/** Ann opens a room for two and Bea sits down, by an address of her own if one is given. */
async function sitDown({ beaBy = server.url } = {}) {
  const [ann, bea] = [await newPage(browser), await newPage(browser)];
  const code = await openRoom(ann, server.url, { seats: 2, start: 0, name: "Ann" });
  await prefer(bea, beaBy, { speed: "off" });
  await bea.goto(`${beaBy}/t/${code}`);
  await bea.locator("input[name=name]").fill("Bea");
  await bea.getByRole("button", { name: "Sit down" }).click();
  await bea.getByRole("button", { name: "Leave the table" }).waitFor();
  // Only a page whose scripts have come can know that its line is cut.
  await bea.waitForLoadState("load");
  await ann.locator(".place.taken", { hasText: "Bea" }).waitFor();
  return { ann, bea, code };
}

/** The page is what one loaded afresh would be, the log's lines each once and in order included. */
async function assertLog(page, what) {
  await assertTrue(page, what);
  const versions = await page.locator("#r-log .log-lines li").evaluateAll((all) => all.map((line) => Number(line.dataset.id)));
  assert.deepEqual(versions, [...versions].sort((a, b) => a - b), "in order");
}

test("a page loaded again in the middle of a race shows what is", { timeout: 120_000 }, async () => {
  const page = await newPage(browser, { reducedMotion: false });
  const code = await openTable(page, server.url, { prefs: { speed: "normal" }, seats: 2 });
  const random = chance(31);
  let reloads = 0;
  await playOn(page, {
    random,
    stop: () => reloads >= 2,
    decide: async ({ actions }) => {
      await act(page, actions[random(actions.length)]);
      // Either the next decision comes quietly, or pieces begin to run: then the page is loaded again at once.
      const sight = await page.waitForFunction(() => {
        if (document.querySelector("[data-running]")) return "race";
        return document.getElementById("table").dataset.moment !== "wait" && "quiet";
      }, null, { polling: 20, timeout: 20_000 });
      if ((await sight.jsonValue()) !== "race") return;
      reloads += 1;
      const loaded = Number(/data-version="(\d+)"/.exec(await (await page.reload()).text())[1]);
      const running = await page.locator("[data-running], [data-playing]").count();
      // A computer player may have moved since.
      if (running > 0) assert.ok((await read(page)).version > loaded, "nothing of before moves any more");
    },
  });
  assert.ok(reloads > 0, "there was a race");
  await nextDecision(page);
  await assertLog(page, "after the reload");
  await prefer(page, server.url, { speed: "off" });
  await page.reload();
  await playOn(page, { random });
  await gameFile(page, server, code);
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

test("a line that breaks: the page says so, comes back by itself, and tells all that happened once", { timeout: 120_000 }, async () => {
  const page = await newPage(browser);
  const line = await lineTo(server);
  const code = await openTable(page, line.url, { seats: 5 });
  const random = chance(41);
  let now = await nextDecision(page);
  for (let nth = 0; nth < 3; nth += 1) {
    // The move reaches the server, and with it the line breaks: the others move unseen.
    const taken = page.waitForResponse((response) => response.url().endsWith("/act"));
    await act(page, now.actions[random(now.actions.length)]);
    await (await taken).finished();
    line.cut();
    if (nth === 0) await page.locator("#lost:not([hidden])").waitFor();
    else await page.waitForTimeout(700);
    line.mend();
    now = await nextDecision(page, now.key);
    await page.locator("#lost:not([hidden])").waitFor({ state: "detached" });
    await assertLog(page, `after break ${nth}`);
    assert.notEqual(now.moment, "over");
  }
  // A move made while the line is down is kept, and made once when it is back.
  const before = now;
  line.cut();
  await act(page, before.actions[0]);
  await page.locator("#r-just > .notice").waitFor();
  assert.equal((await read(page)).version, before.version);
  line.mend();
  now = await nextDecision(page, before.key);
  assert.ok(now.version > before.version);
  await assertLog(page, "after a move that had to wait");
  await playOn(page, { random });
  const { record } = await gameFile(page, server, code);
  assert.ok(record.steps.includes(`0 ${before.actions[0]}`));
  assert.deepEqual(otherFaults(page), []);
  await page.context().close();
  await line.close();
});

test("who is away when the host starts comes back to the game", { timeout: 60_000 }, async () => {
  const line = await lineTo(server);
  const { ann, bea } = await sitDown({ beaBy: line.url });
  line.cut();
  await ann.getByRole("button", { name: "Start the game" }).click();
  await ann.locator("#table.fable").waitFor();
  await bea.locator("#lost:not([hidden])").waitFor();
  line.mend();
  await bea.locator("#table.fable").waitFor();
  assert.equal((await nextDecision(bea)).phase, "bets");
  for (const page of [ann, bea]) {
    assert.deepEqual(otherFaults(page), []);
    await page.context().close();
  }
  await line.close();
});

test("a server that dies: early bets and games survive, pages come back by themselves", { timeout: 180_000 }, async () => {
  const { ann, bea, code } = await sitDown();
  await ann.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ann, bea]) await page.locator("#table.fable").waitFor();

  // F4: an early bet outlives the server.
  const bet = (await read(ann)).actions.at(-1);
  await act(ann, bet);
  await bea.locator("#chip-0 .pill.done").waitFor();
  await server.kill9();
  await server.launch();
  for (const page of [ann, bea]) await assertTrue(page, "after the first crash");
  assert.equal((await read(ann)).moment, "chosen");
  assert.equal(await ann.locator("input.act:checked").inputValue(), bet);
  await bea.locator("#chip-0 .pill.done").waitFor();
  await act(bea, (await read(bea)).actions[0]);

  // And so does a game, with a crash after every few moves.
  const random = chance(53);
  const last = new Map();
  for (let nth = 0; ; nth += 1) {
    assert.ok(nth < 200, "the game does not end");
    const mover = await until(async () => {
      for (const page of [ann, bea]) {
        const now = await read(page);
        if (now.moment === "over") return { over: true };
        if (now.moment === "choose" && now.key !== last.get(page)) return { page, now };
      }
      return null;
    }, "somebody is to move");
    if (mover.over) break;
    last.set(mover.page, mover.now.key);
    if (nth === 5 || nth === 9) {
      await server.kill9();
      // One crash strikes before the move, one while it is on its way.
      if (nth === 9) await act(mover.page, mover.now.actions[0]);
      await server.launch();
      if (nth === 9) continue;
      await assertTrue(mover.page, `after the crash at move ${nth}`);
    }
    await act(mover.page, mover.now.actions[random(mover.now.actions.length)]);
  }
  for (const page of [ann, bea]) await page.locator("#r-end .moral").waitFor();
  const { record } = await gameFile(ann, server, code);
  assert.ok(record.steps.includes(`0 ${bet}`), "the bet made before the crash counts");
  for (const page of [ann, bea]) {
    assert.deepEqual(otherFaults(page), []);
    await page.context().close();
  }
});
