// Hare and Tortoise in the browser: whole games by keys, by touch, in words and with two markers each.

import assert from "node:assert/strict";
import { test } from "node:test";

import { PHONE, SMALL_PHONE, faults, newPage } from "../lib/browser.mjs";
import { assertLayout, smallText } from "../lib/layout.mjs";
import { browser, server } from "../lib/stand.mjs";
import { assertTrue, chance, codeOf, gameFile, nextDecision, openTable, playOn, prefer, until } from "../lib/table.mjs";

/** All that a decision must show without scrolling. */
const IN_SIGHT = ["#go", ".cell", ".chip", ".buttons > *"];
/** What is told of a selection lies over the spaces next to the start. */
const IN_SIGHT_SELECTED = ["#go", ".chip", ".buttons > *", ".detail"];
/** With two markers each, the buttons of the one that is not meant are away. */
const IN_SIGHT_OF_TWO = ["#go", ".cell", ".chip", ".markers"];
/** Two rows of seats leave less for each; the frames of the marker that is not meant lie within those of the other. */
const NARROW = { ".chip": 36, "input.act": 36 };

/** What can be chosen: radio, value, marker, its key, the kind of space. The board comes a moment after the decision. */
async function choices(page) {
  await assertTrue(page, "a decision");
  return page.evaluate(() =>
    [...document.querySelectorAll("input.act[name=action]")].map((radio) => {
      const label = [...radio.labels].find((label) => label.dataset.key);
      const [marker] = radio.value.match(/^[ab](?= )/) ?? [null];
      const space = label?.closest(".cell")?.className ?? "";
      return { id: radio.id, value: radio.value, key: label?.dataset.key, marker, space };
    }),
  );
}

/** A choice that brings the game on: mostly the shortest ways forward, now and then anything. */
function pick(all, random) {
  const forward = all.filter(({ value }) => value.includes("forward"));
  const some = random(5) > 0 && forward.length > 0 ? forward.slice(0, 6) : all;
  return some[random(some.length)];
}

const chosen = (page) => page.evaluate(() => document.querySelector("input.act:checked")?.value ?? "");

/** The end: everybody's line, and a record that the referee verifies. */
async function assertEnd(page, code, seats) {
  await page.locator("#r-end .moral").waitFor();
  assert.equal(await page.locator("#r-end .result").count(), seats);
  assert.match((await page.locator("#r-end .result .rank").allInnerTexts())[0], /^1st$/);
  assert.deepEqual(await smallText(page), []);
  const { record } = await gameFile(page, server, code);
  assert.equal(record.ranks.length, seats);
  assert.deepEqual(faults(page), []);
}

test("a whole game with the keys: printed numbers, + and -", { timeout: 120_000 }, async () => {
  const page = await newPage(browser);
  const code = await openTable(page, server.url, { game: "carrots", seats: 3, level: "easy" });
  const random = chance(5);
  const typed = new Set();
  await playOn(page, {
    decide: async ({ actions }, nth) => {
      const all = await choices(page);
      const wanted = [({ space }) => space.includes("carrot"), ({ key }) => key === "+", ({ key }) => key === "-"][nth];
      const choice = (wanted && all.find(wanted)) ?? pick(all, random);
      if (actions.length > 1) await page.keyboard.press("Escape");
      for (const key of choice.key) await page.keyboard.press(key);
      typed.add(choice.key);
      assert.equal(await chosen(page), choice.value, `${choice.key} is typed`);
      assert.ok(await page.evaluate(() => document.activeElement.matches("input.act:checked")), "the focus is on the choice");
      if (nth === 3) {
        await page.reload();
        await assertTrue(page, "a page loaded again");
        for (const key of choice.key) await page.keyboard.press(key);
      }
      await page.keyboard.press("Enter");
    },
  });
  assert.ok(typed.has("+") || typed.has("-"), [...typed].join());
  assert.ok([...typed].some((key) => key.length === 2), [...typed].join());
  await assertTrue(page, "the end");
  await assertEnd(page, code, 3);
  await page.context().close();
});

test("a whole game by touch on a phone, all in sight at every decision", { timeout: 120_000 }, async () => {
  const page = await newPage(browser, { viewport: PHONE, touch: true });
  const code = await openTable(page, server.url, { game: "carrots", seats: 4, level: "easy" });
  const random = chance(7);
  const phases = new Set();
  await playOn(page, {
    decide: async ({ phase, actions }, nth) => {
      phases.add(phase);
      await assertLayout(page, `decision ${nth}`, IN_SIGHT);
      const choice = pick(await choices(page), random);
      if (actions.length > 1) {
        await page.locator(`label[for="${choice.id}"]`).tap();
        await until(async () => (await chosen(page)) === choice.value, `a tap chose ${choice.value}`, 2_000);
      }
      if (nth % 3 === 0) await assertLayout(page, `decision ${nth}, "${choice.value}" selected`, IN_SIGHT_SELECTED);
      await page.locator("#go").tap();
    },
  });
  assert.ok(phases.has("move"));
  await assertEnd(page, code, 4);
  await page.context().close();
});

test("two players with two markers each: A or B, and what each may do", { timeout: 120_000 }, async () => {
  const page = await newPage(browser, { viewport: PHONE, touch: true });
  const code = await openTable(page, server.url, { game: "carrots", seats: 2, level: "easy" });
  const random = chance(9);
  const moved = new Set();
  let bound = 0;
  await playOn(page, {
    decide: async (_, nth) => {
      if (nth % 4 === 0) await assertLayout(page, `decision ${nth}`, IN_SIGHT_OF_TWO, NARROW);
      const all = await choices(page);
      // Who is to eat is bound to that marker until it has moved on.
      const choice = (bound === 0 && all.find(({ space }) => space.includes("lettuce"))) || pick(all, random);
      moved.add(choice.marker);
      const part = page.locator(`.markers label[data-part="${choice.marker}"]`);
      if ((await part.count()) > 0) {
        await part.tap();
        await page.locator(`#pick-${choice.marker}:checked`).waitFor({ state: "attached" });
      } else if ((await page.locator(".markers .segment.off").count()) > 0) {
        bound += 1;
        await page.locator(".markers .segment.off").tap();
        const notice = page.locator("#r-just > .notice");
        if (await page.locator(".markers .segment.off[data-why]").count()) assert.match(await notice.innerText(), /\(P\d+\)/);
      }
      if (all.length > 1) await page.locator(`label[for="${choice.id}"]`).tap();
      await until(async () => (await chosen(page)) === choice.value, `a tap chose ${choice.value}`, 2_000);
      await page.locator("#go").tap();
    },
  });
  assert.deepEqual([...moved].sort(), ["a", "b"]);
  assert.ok(bound > 0, "a marker was bound or home");
  await assertEnd(page, code, 2);
  await page.context().close();
});

test("with two markers keys choose which, then its printed number", async () => {
  const page = await newPage(browser);
  await openTable(page, server.url, { game: "carrots", seats: 2, start: 0 });
  await nextDecision(page);
  await page.keyboard.press("b");
  await page.locator("#pick-b:checked").waitFor({ state: "attached" });
  for (const key of "60") await page.keyboard.press(key);
  assert.equal(await chosen(page), "b forward 4");
  await page.keyboard.press("Escape");
  await page.keyboard.press("a");
  for (const key of "60") await page.keyboard.press(key);
  assert.equal(await chosen(page), "a forward 4");
  await page.locator("#go .do", { hasText: "A: forward 4 to 60" }).waitFor();
  await page.keyboard.press("Enter");
  await page.locator("#pawn-0-a[data-space='4']").waitFor();
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

for (const [name, viewport] of Object.entries({ "a phone": PHONE, "a small phone": SMALL_PHONE })) {
  test(`six seats fit ${name}`, { timeout: 60_000 }, async () => {
    const page = await newPage(browser, { viewport, touch: true });
    await openTable(page, server.url, { game: "carrots", seats: 6 });
    await playOn(page, { random: chance(3), stop: (_, nth) => nth === 2 });
    assert.equal(await page.locator(".chip").count(), 6);
    await assertLayout(page, "my turn", IN_SIGHT, NARROW);
    // The only move is selected from the start, and a tap on it would make it.
    const [{ id, value }, ...others] = await choices(page);
    if (others.length > 0) await page.locator(`label[for="${id}"]`).tap();
    await until(async () => (await chosen(page)) === value, `a tap chose ${value}`, 2_000);
    await assertLayout(page, "a space selected", IN_SIGHT_SELECTED, NARROW);
    assert.deepEqual(faults(page), []);
    await page.context().close();
  });
}

/** Loads the page again until it is the reader's turn, or the end. */
async function turnOrEnd(page) {
  return until(async () => {
    if ((await page.locator("button[formaction$='/again']").count()) > 0) return "end";
    if ((await page.locator("input.act[name=action]").count()) > 0) return "turn";
    await page.goto(page.url());
    return null;
  }, "it is the reader's turn");
}

test("a whole game in words without a script", { timeout: 120_000 }, async () => {
  const page = await newPage(browser, { js: false });
  await prefer(page, server.url, { speed: "off" });
  await page.goto(`${server.url}/?view=text`);
  await page.locator("section[data-game=carrots]").getByRole("button", { name: "Play now" }).click();
  const code = codeOf(page);
  const random = chance(3);
  for (let nth = 0; (await turnOrEnd(page)) === "turn"; nth += 1) {
    assert.ok(nth < 150, "the game ends");
    assert.equal(await page.locator("svg, img").count(), 0, "no drawing");
    const labels = await page.locator("#decide label").allInnerTexts();
    const words = pick(labels.map((text, at) => ({ value: text.toLowerCase(), text, at })), random);
    assert.match(words.text.trim(), /^(Only move: )?(Forward|Back|Stay).+: .+/, "a choice says what follows");
    if (nth === 0) {
      const main = await page.locator("main").innerText();
      for (const part of ["54: lettuce space", "Here: ", "To come home in one move", "What each choice does", "10 spaces for 55", "95 carrots"]) {
        assert.ok(main.includes(part), `"${part}" in ${main}`);
      }
      assert.equal(await page.locator("#r-course li").count(), 65);
    }
    await page.locator("#decide label").nth(words.at).click();
    await page.locator("#go").click();
  }
  const main = await page.locator("#r-end").innerText();
  assert.match(main, /1st: .+, home\./);
  await gameFile(page, server, code);
  assert.deepEqual(faults(page), []);
  await page.context().close();
});

test("markers hop and carrots are counted; a tap ends it, and what is shown is what is", { timeout: 60_000 }, async () => {
  const page = await newPage(browser, { viewport: PHONE, touch: true, reducedMotion: false });
  await openTable(page, server.url, { prefs: { speed: "normal" }, game: "carrots", seats: 3, start: 0 });
  await nextDecision(page);
  const counted = await page.evaluate(async () => {
    const number = document.querySelector("#chip-0 .held-carrots .num");
    const [seen, tiles] = [new Set(), new Set()];
    document.querySelector("input.act[value='forward 8']").click();
    document.getElementById("go").click();
    for (let nth = 0; nth < 400 && number.textContent !== "29"; nth += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(Number(number.textContent));
      const { left, top } = document.getElementById("pawn-0-a").getBoundingClientRect();
      tiles.add(`${Math.round(left / 20)} ${Math.round(top / 20)}`);
    }
    return { seen: [...seen], tiles: tiles.size };
  });
  assert.ok(counted.seen.length > 6 && counted.seen.every((n, nth, all) => nth === 0 || n < all[nth - 1]), counted.seen.join());
  assert.ok(counted.tiles > 6, `${counted.tiles} places on the way`);
  await page.locator("#table[data-playing]").waitFor();
  await page.locator("#r-status h1").tap();
  await page.locator("#table:not([data-playing])").waitFor();
  await nextDecision(page);
  await page.locator("#r-status h1").tap();
  await assertTrue(page, "after a tap");
  assert.deepEqual(faults(page), []);
  await page.context().close();
});
