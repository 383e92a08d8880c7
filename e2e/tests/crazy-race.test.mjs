// Crazy Race in the browser: whole games with the keys alone and by touch on a phone, and what no other game has.

import assert from "node:assert/strict";
import { test } from "node:test";

import { violations } from "../lib/axe.mjs";
import { LAPTOP, PHONE, SMALL_PHONE, faults, newPage } from "../lib/browser.mjs";
import { assertLayout, smallTargets, smallText } from "../lib/layout.mjs";
import { browser, server } from "../lib/stand.mjs";
import { act, assertTrue, chance, gameFile, nextDecision, openTable, playOn, read, until } from "../lib/table.mjs";

const GAME = { game: "crazy-race", seats: 3 };
const MOST_GAMES = 4;

/** Ends a page, which must have no faults. */
async function leave(page) {
  assert.deepEqual(faults(page), []);
  await page.context().close();
}

const checked = (page) => page.evaluate(() => document.querySelector("input.act:checked")?.value ?? null);

const wordOf = (action) => action.split(" ")[0];

/** An action by chance, each kind as likely as any other: most are ways to lay a card. */
function pick(actions, random) {
  const words = [...new Set(actions.map(wordOf))];
  // Passing all the time makes no game.
  const word = words[random(words.length)];
  const chosen = word === "pass" || word === "decline" ? words[random(words.length)] : word;
  const those = actions.filter((action) => wordOf(action) === chosen);
  return those[random(those.length)];
}

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

/** The keys of an action: a card and a side in any order, 0 for nothing, Backspace for cards taken back; none for animals. */
function keysOf(action, random) {
  const [word, a, b] = action.split(" ");
  if (word !== "lay") return { pass: ["0"], decline: ["0"], stop: ["0"], recall: ["Backspace"], discard: [a] }[word] ?? [];
  const keys = [b, ARROWS[Number(a) - 1]];
  return random(2) ? keys : keys.reverse();
}

/** Chooses by keys; animals are radios like any, one after the other. */
async function chooseByKeys(page, action, random) {
  for (const key of keysOf(action, random)) await page.keyboard.press(key);
  for (let nth = 0; nth < 8 && (await checked(page)) !== action; nth += 1) await page.keyboard.press("ArrowRight");
  assert.equal(await checked(page), action, `with the focus on ${await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200))}`);
}

/** Plays whole games until each of these has been seen: what a deal brings, nobody knows. `play(seen)` plays one. */
async function playUntil(words, play) {
  const seen = new Set();
  const missing = () => words.filter((word) => !seen.has(word));
  for (let nth = 0; nth < MOST_GAMES && missing().length > 0; nth += 1) await play(seen);
  assert.deepEqual(missing(), []);
}

test("a whole game with the keys alone", { timeout: 120_000 }, async () => {
  const random = chance(11);
  await playUntil(["lay", "pass", "recall"], async (seen) => {
    const page = await newPage(browser);
    const code = await openTable(page, server.url, GAME);
    await playOn(page, {
      decide: async ({ actions }, nth) => {
        const inHand = await page.evaluate(() => document.activeElement.matches("body, #r-actions *"));
        assert.ok(inHand, `decision ${nth}: the focus has left the decision`);
        // An only move is chosen already, and its cards are no choice.
        const action = pick(actions, random);
        seen.add(wordOf(action));
        if (actions.length > 1) await chooseByKeys(page, action, random);
        await page.keyboard.press("Enter");
        if (action !== "recall") return;
        await page.locator("#confirm[open]").waitFor();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
      },
    });
    const { record } = await gameFile(page, server, code);
    assert.equal(record.ranks.length, 3);
    await leave(page);
  });
});

/** Chooses with a finger: a card and a side, or what the action is drawn as. */
async function chooseByTaps(page, action) {
  const [word, side, card] = action.split(" ");
  if (word === "lay") {
    await page.locator(`#card-${card} label.hit:visible`).tap();
    await until(async () => (await page.locator(`#p-card-${card}:checked`).count()) > 0, `card ${card} is chosen`, 2_000);
    await page.locator(`#side-${side} label.hit:visible`).tap();
  } else {
    const id = await page.locator(`input.act[value="${action}"]`).getAttribute("id");
    // A second tap on what is chosen would do it.
    if ((await checked(page)) !== action) await page.locator(`label[for="${id}"]:visible`).last().tap();
  }
  await until(async () => (await checked(page)) === action, `${action} is chosen`, 2_000);
}

/** Says yes to what is asked before an action that can be done only once. */
async function sayYes(page) {
  await page.locator("#confirm[open] button[value=yes]").tap();
}

test("a whole game by touch: at every decision all is in sight and large enough", { timeout: 120_000 }, async () => {
  const random = chance(7);
  await playUntil(["lay", "move"], async (seen) => {
    const page = await newPage(browser, { viewport: PHONE, touch: true });
    await openTable(page, server.url, GAME);
    await playOn(page, {
      decide: async ({ actions, phase }, nth) => {
        const action = pick(actions, random);
        const inSight = ["#go", ...(phase === "lay" ? ["#r-stage [data-side]", "#r-actions .second"] : []), "#r-seats .lane"];
        if (!seen.has(phase) || nth % 4 === 0) await assertLayout(page, `decision ${nth}, ${phase}`, inSight);
        seen.add(phase);
        await chooseByTaps(page, action);
        if (nth % 6 === 0) await assertLayout(page, `decision ${nth}, ${action} chosen`, inSight);
        await page.locator("#go").tap();
        if (action === "recall") await sayYes(page);
      },
    });
    await page.locator("#r-end .moral").waitFor();
    assert.equal(await page.locator("#r-end .result").count(), 3, "every seat has a line");
    assert.deepEqual(await smallText(page), []);
    assert.deepEqual(await smallTargets(page, 44), []);
    await leave(page);
  });
});

test("animals that crowd at the start are taken one by one, from the lane and from the row", { timeout: 60_000 }, async () => {
  const page = await newPage(browser, { viewport: PHONE, touch: true });
  const deck_lines = Array(8).fill("*3 S2 R2 F2").join("\n");
  await openTable(page, server.url, { ...GAME, deck: "own", deck_lines });
  const crowded = ({ actions }) => actions.filter((action) => action.startsWith("move ")).length === 3;
  // Cards go to the first side only, the highest first: the first side won finds all three at the start.
  const decide = ({ actions }) => act(page, actions.findLast((action) => action.startsWith("lay 1 ")) ?? actions[0]);
  const { actions, moment } = await playOn(page, { decide, stop: crowded });
  assert.equal(moment, "choose", "a side was won while all three stood at the start");
  for (const row of [".grab", ".beasts > .second"]) {
    for (const action of actions.filter((action) => action.startsWith("move "))) {
      const id = await page.locator(`input.act[value="${action}"]`).getAttribute("id");
      await page.locator(`${row}[for="${id}"]`).tap();
      await until(async () => (await checked(page)) === action, `${action} is chosen by ${row}`, 2_000);
    }
  }
  assert.deepEqual(await smallTargets(page, 44), [], "the row is large enough for fingers");
  await leave(page);
});

for (const [name, viewport, seats] of [["a small phone", SMALL_PHONE, 4], ["a laptop", LAPTOP, 4]]) {
  test(`a lay fits ${name}`, { timeout: 60_000 }, async () => {
    const page = await newPage(browser, { viewport, touch: viewport === SMALL_PHONE });
    await openTable(page, server.url, { ...GAME, seats });
    await nextDecision(page);
    const inSight = ["#go", "#r-stage [data-side]", "#r-actions .second", "#r-seats .lane"];
    await assertLayout(page, "nothing chosen", inSight);
    await page.locator("#card-6 label.hit:visible").click();
    await assertLayout(page, "a card chosen", inSight);
    await page.locator("#side-1 label.hit:visible").click();
    await assertLayout(page, "a card and a side chosen", inSight);
    await leave(page);
  });
}

/** Plays on until this seat has a side to decide on: high cards win. */
async function playToMove(page) {
  const high = (action) => Number(action.split(" ")[2]);
  const end = await playOn(page, {
    decide: async ({ actions }) => {
      const lays = actions.filter((action) => wordOf(action) === "lay").sort((a, b) => high(b) - high(a));
      await act(page, lays[0] ?? actions[0]);
    },
    stop: ({ phase, actions }) => phase === "move" && actions.some((action) => action.startsWith("move ")),
  });
  assert.equal(end.moment, "choose", "a side was won");
  return end;
}

test("in the middle of the evaluation: a page loaded again is the same, and the animal goes where its ghost stood", { timeout: 60_000 }, async () => {
  const page = await newPage(browser);
  await openTable(page, server.url, GAME);
  const { key, actions } = await playToMove(page);
  await assertTrue(page, "in the middle of the evaluation");
  const before = await page.locator("#r-stage, #r-seats").allInnerTexts();
  await page.reload();
  assert.deepEqual((await read(page)).actions, actions);
  assert.deepEqual(await page.locator("#r-stage, #r-seats").allInnerTexts(), before);
  await assertTrue(page, "loaded again");

  const move = actions.find((action) => action.startsWith("move "));
  const animal = move.split(" ")[1];
  const ghost = page.locator(`label.ghost[for="a${actions.indexOf(move)}"]`);
  const space = await ghost.getAttribute("data-space");
  const pawn = page.locator(`#pawn-0-${animal}`);
  const progress = Number(await pawn.getAttribute("data-progress"));
  await act(page, move);
  await until(async () => Number(await pawn.getAttribute("data-progress")) > progress, "the animal has moved");
  assert.equal(await pawn.getAttribute("data-space"), space, "it went where its ghost stood");
  assert.notEqual((await read(page)).key, key);
  await assertTrue(page, "after the move");
  await leave(page);
});

test("cards are taken back once a game, after a question", { timeout: 60_000 }, async () => {
  const page = await newPage(browser);
  await openTable(page, server.url, GAME);
  const first = await playOn(page, { random: chance(5), stop: ({ actions }) => actions.includes("recall") });
  assert.ok(first.actions.includes("recall"));
  const hand = page.locator("#chip-0 .in-hand .num");
  const cards = Number(await hand.innerText());
  const recall = page.locator('label.second[for="a0"]');
  const question = page.locator("#confirm[open]");

  await recall.click();
  await page.locator("#go").click();
  await question.waitFor();
  assert.match(await question.locator("p").innerText(), /once a game/);
  await question.locator("button[value=no]").click();
  await page.waitForTimeout(100);
  assert.equal((await read(page)).key, first.key, "nothing was posted");
  assert.equal(Number(await hand.innerText()), cards);

  await page.locator("#go").click();
  await question.locator("button[value=yes]").click();
  const { actions } = await nextDecision(page, first.key);
  assert.ok(Number(await hand.innerText()) > cards, "the cards are back");
  assert.ok(!actions.includes("recall"));
  await page.locator("#r-actions .second.off").click();
  assert.match(await page.locator("#r-just > .notice").innerText(), /once a game \(R7\)/);
  await assertTrue(page, "after the cards were taken back");
  await leave(page);
});

for (const colorScheme of ["light", "dark"]) {
  test(`${colorScheme}: axe finds nothing serious on its pages`, { timeout: 120_000 }, async () => {
    const page = await newPage(browser, { viewport: PHONE, touch: true, colorScheme });
    const sound = async (where) => assert.deepEqual(await violations(page), [], where);
    await openTable(page, server.url, GAME);
    await nextDecision(page);
    await sound("my turn");
    await page.locator("#card-6 label.hit:visible").tap();
    await sound("a card chosen");
    for (const sheet of ["memory", "standing", "stages", "sheet-0"]) {
      await page.locator(`[popovertarget="${sheet}"]`).first().tap();
      await page.locator(`#${sheet}:popover-open`).waitFor();
      await sound(`${sheet} opened`);
      await page.keyboard.press("Escape");
    }
    await playToMove(page);
    await sound("a side won");
    const table = page.url();
    await page.goto(`${table}?view=text`);
    await sound("a side won, in words");
    await page.goto(table);
    await playOn(page, { random: chance(3) });
    await page.locator("#r-end .moral").waitFor();
    await sound("the end");
    await page.goto(`${table}?view=text`);
    await sound("the end in words");
    await leave(page);
  });
}
