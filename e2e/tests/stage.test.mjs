// What games move their pieces with, each thing alone, on the stub's table.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { LAPTOP, faults, launch, newPage } from "../lib/browser.mjs";
import { regions, stub } from "../lib/stub.mjs";

let browser;
let table;
let page;

before(async () => {
  [browser, table] = [await launch(), await stub()];
  page = await newPage(browser, { viewport: LAPTOP, reducedMotion: false });
});

after(async () => {
  await page?.context().close();
  await browser?.close();
  await table?.close();
});

/** Puts a stage on a fresh page, as `stage`; `at` says where its pieces will stand in the end. */
async function raise(at = {}) {
  await page.goto(`${table.url}/t/ABCDE`);
  await page.evaluate(async (board) => {
    const [{ Stage }, { Run }] = await Promise.all([import("/assets/js/stage.js"), import("/assets/js/motion.js")]);
    globalThis.run = new Run();
    globalThis.stage = new Stage(run, document.getElementById("table"), [board]);
    globalThis.fox = stage.find("#pawn-fox");
    globalThis.tile = (space) => stage.find(`[data-tile="${space}"]`);
    globalThis.place = () => Math.round(fox.getBoundingClientRect().left);
  }, regions({ at })["r-track"]);
}

/** What `look` gives back is as it is after the run has settled: nothing is left of it. */
async function assertNothingLeft(html) {
  const now = await page.evaluate(() => {
    run.finish();
    run.settle();
    return document.getElementById("table").outerHTML;
  });
  assert.equal(now, html);
  assert.deepEqual(faults(page), []);
}

const snapshot = () => page.evaluate(() => document.getElementById("table").outerHTML.replace(' data-playing=""', ""));

test("a piece slides and hops to where it will stand, and goes on from where it is not", async () => {
  await raise({ fox: 7 });
  const html = await snapshot();
  const places = await page.evaluate(async () => {
    const seen = [place()];
    await stage.slideTo(fox, tile(2));
    await run.wait(120).then(() => seen.push(place()));
    await stage.hopsAlong(fox, [tile(3), tile(4)], () => seen.push("heard"), { passing: true });
    await run.wait(120).then(() => seen.push(place()));
    await stage.hopTo(fox, tile(7), { height: 26, ms: 300 });
    await run.wait(120).then(() => seen.push(place()));
    return seen;
  });
  const left = (space) => 20 + space * 56;
  assert.deepEqual(places, [left(0), left(2), "heard", "heard", left(4), left(7)]);
  const drop = await page.evaluate(() => fox.getBoundingClientRect().top - tile(7).getBoundingClientRect().top);
  assert.equal(Math.round(drop), -18, "it stands in its own place on the last");
  await assertNothingLeft(html);
});

test("a piece turns round, a thing is turned over, a number counts", async () => {
  await raise();
  const html = await snapshot();
  const seen = await page.evaluate(async () => {
    const number = stage.find("#seat-0 p");
    const written = new Set();
    const watch = new MutationObserver(() => written.add(number.textContent));
    watch.observe(number, { childList: true, characterData: true, subtree: true });
    await Promise.all([
      stage.mirror(fox, "back"),
      stage.flip(tile(3), 220, () => run.borrow(tile(3), "class", "tile up")),
      stage.countUp(number, 3, 6),
    ]);
    await Promise.resolve();
    return { facing: fox.dataset.facing, face: tile(3).className, numbers: [...written], wide: getComputedStyle(tile(3)).scale };
  });
  assert.deepEqual(seen, { facing: "back", face: "tile up", numbers: ["4", "5", "6"], wide: "1" });
  await assertNothingLeft(html);
});

test("a thing flies to its goal and lies there, what it leaves is hidden", async () => {
  await raise();
  const html = await snapshot();
  const seen = await page.evaluate(async () => {
    stage.hide(tile(1));
    const box = stage.flyFrom(tile(1), tile(5), (box) => box.append("3"), { ms: 320 });
    const [start] = [box.getBoundingClientRect().left];
    await run.wait(340);
    return { start: Math.round(start), end: Math.round(box.getBoundingClientRect().left), hidden: getComputedStyle(tile(1)).opacity, text: box.textContent };
  });
  assert.deepEqual(seen, { start: 20 + 56, end: 20 + 5 * 56, hidden: "0", text: "3" });
  await assertNothingLeft(html);
});

test("when the run is over everything ends at once", async () => {
  await raise({ fox: 7 });
  const html = await snapshot();
  const took = await page.evaluate(async () => {
    const begun = performance.now();
    setTimeout(() => run.finish(), 50);
    await Promise.all([
      stage.hopsAlong(fox, [1, 2, 3, 4, 5, 6, 7].map(tile)),
      stage.mirror(stage.find("#pawn-hare"), "back"),
      stage.countUp(stage.find("#seat-0 p"), 0, 300, 4_000),
    ]);
    return performance.now() - begun;
  });
  assert.ok(took < 150, `it took ${took} ms`);
  await assertNothingLeft(html);
});
