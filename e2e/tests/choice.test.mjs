// Decisions of other shapes than one list, against a stub of the server: groups, keys, buttons, a question before.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { LAPTOP, faults, launch, newPage } from "../lib/browser.mjs";
import { regions, stub } from "../lib/stub.mjs";

let browser;

before(async () => {
  browser = await launch();
});

after(async () => {
  await browser?.close();
});

const QUESTION = "Take your cards back? Once a game.";

/** Cards and sides; to pass and to take cards back are whole choices. `live`: it is the reader's turn. */
function actions({ key = "k1", live = true } = {}) {
  const radio = (group, value, id, more = "") => {
    const name = live ? group : `think-${group}`;
    return `<input type="radio" class="act" name="${name}" value="${value}" id="${id}" ${live ? "required" : ""} ${more}><label class="card" for="${id}">${group} ${value}</label>`;
  };
  const radios = [
    radio("card", 1, "a0", 'data-key="1"'), radio("card", 3, "a1", 'data-key="3"'), radio("card", 36, "a2", 'data-key="36"'),
    radio("side", 1, "a3", 'data-key="ArrowUp"'), radio("side", 2, "a4", 'data-key="ArrowRight"'),
    radio("card", "pass", "a5", "data-alone"), radio("card", "recall", "a6", `data-alone data-confirm="${QUESTION}"`),
  ];
  return `<section id="r-actions"><input type="hidden" name="decision" value="1"><input type="hidden" name="key" value="${key}">
    ${radios.join("")}<button type="button" data-check="a5">Pass</button><button id="go" type="submit">Go</button></section>`;
}

async function visit(look, first = {}) {
  const table = await stub({ at: { fox: 0 } });
  const page = await newPage(browser, { viewport: LAPTOP, reducedMotion: false });
  try {
    await page.goto(`${table.url}/t/ABCDE`);
    while (table.streams === 0) await pause(25);
    await tell(page, table, first);
    await look(page, table);
    assert.deepEqual(faults(page), [], "the page has no faults");
  } finally {
    await page.context().close();
    await table.close();
  }
}

async function tell(page, table, state) {
  const { key = "k1" } = state;
  table.tell("regions", { regions: { ...regions({}), "r-actions": actions(state) }, attrs: { moment: state.live === false ? "wait" : "choose" } });
  await page.locator(`[name=key][value=${key}]`).waitFor({ state: "attached" });
  await page.locator(`#a0${state.live === false ? ":not([required])" : "[required]"}`).waitFor({ state: "attached" });
}

const posted = async (table) => {
  for (let nth = 0; nth < 100 && table.posts.length === 0; nth += 1) await pause(25);
  return table.posts.map(({ key, decision, ...choice }) => choice);
};
const checked = (page) => page.locator(".act:checked").evaluateAll((radios) => radios.map(({ value }) => value));

test("a choice of two groups is posted when both have one", async () => {
  await visit(async (page, table) => {
    const card = page.locator("label[for=a1]");
    await card.click();
    await pause(300);
    await card.click();
    await page.locator("#go").click();
    await pause(150);
    assert.deepEqual(table.posts, [], "a card without a side is no choice");
    await page.locator("label[for=a4]").click();
    await pause(300);
    await card.click();
    assert.deepEqual(await posted(table), [{ card: "3", side: "2" }]);
  });
});

test("what stands alone needs no other group, and its button selects first", async () => {
  await visit(async (page, table) => {
    await page.locator("label[for=a3]").click();
    await page.locator("[data-check]").click();
    await pause(300);
    assert.deepEqual([await checked(page), table.posts.length], [["1", "pass"], 0]);
    await page.locator("[data-check]").click();
    assert.deepEqual(await posted(table), [{ card: "pass" }]);
  });
});

test("keys select, numbers of two digits too, and Enter commits", async () => {
  await visit(async (page, table) => {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("3");
    assert.deepEqual(await checked(page), ["3", "2"]);
    await page.keyboard.press("6");
    assert.deepEqual(await checked(page), ["36", "2"]);
    await pause(950);
    await page.keyboard.press("1");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    assert.deepEqual(await posted(table), [{ card: "1", side: "1" }]);
  });
});

test("what can be done only once is asked once more", async () => {
  await visit(async (page, table) => {
    const dialog = page.locator("#confirm");
    await page.locator("label[for=a6]").click();
    await page.locator("#go").click();
    assert.equal(await dialog.locator("p").textContent(), QUESTION);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.locator("#go").click();
    await dialog.locator("button:not([value=yes])").click();
    await pause(150);
    assert.deepEqual(table.posts, []);
    await page.locator("#go").click();
    await tell(page, table, { key: "k2" });
    await dialog.waitFor({ state: "hidden" });
    assert.deepEqual(table.posts, [], "a question of a decision that has gone is dropped");
    await page.locator("#go").click();
    await dialog.locator("[value=yes]").click();
    assert.deepEqual(await posted(table), [{ card: "recall" }]);
  });
});

test("what was thought about off turn is chosen when the turn comes", async () => {
  await visit(async (page, table) => {
    await page.locator("label[for=a1]").click();
    await page.locator("label[for=a3]").click();
    await page.locator("#go").click();
    assert.deepEqual(table.posts, []);
    await tell(page, table, { key: "k2" });
    assert.deepEqual(await checked(page), ["3", "1"]);
    await page.locator("#go").click();
    assert.deepEqual(await posted(table), [{ card: "3", side: "1" }]);
  }, { live: false });
});
