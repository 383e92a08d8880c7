// What goes on at a table besides its game, in two browsers; and a device that two people share.

import assert from "node:assert/strict";
import { test } from "node:test";

import { PHONE, faults, newPage } from "../lib/browser.mjs";
import { assertLayout } from "../lib/layout.mjs";
import { browser, server } from "../lib/stand.mjs";
import { act, assertTrue, chance, prefer, read, until } from "../lib/table.mjs";
import { look, pair, press, shared, step } from "../visits/affairs.mjs";

async function person() {
  const page = await newPage(browser, { viewport: PHONE });
  await prefer(page, server.url, { speed: "off" });
  return page;
}

async function close(...pages) {
  for (const page of pages) {
    assert.deepEqual(faults(page), []);
    await page.context().close();
  }
}

/** Plays on until Ann waits for Bea and has to ask if she wants her move back. */
async function untilAsks(ann, bea) {
  const random = chance(3);
  await until(async () => {
    const [mine, theirs] = [await read(ann), await read(bea)];
    const button = ann.locator("#r-just [data-affair=undo]");
    if (mine.moment === "wait" && theirs.moment === "choose" && (await button.count()) > 0) return true;
    await step([bea, ann], random);
    return false;
  }, "Ann can take something back", 60_000);
}

test("a move is taken back with the consent of who is asked, and the button stays where it is", { timeout: 120_000 }, async () => {
  const [ann, bea] = [await person(), await person()];
  await pair(ann, bea, server.url, { game: "carrots", seats: 2 });
  await untilAsks(ann, bea);
  const before = await bea.locator("#go").boundingBox();
  const { version } = await read(ann);
  await press(ann, "undo");
  const note = bea.locator("#r-affairs .affair");
  // Where nobody has acted since, it is free and nobody is asked.
  await until(async () => (await note.count()) > 0 || (await read(bea)).version > version, "Bea hears of it");
  if ((await note.count()) > 0) {
    assert.match(await note.locator(".affair-move").innerText(), /\w/);
    assert.deepEqual(await bea.locator("#go").boundingBox(), before);
    await assertLayout(bea, "asked", ["#go", "#r-affairs .affair-do"]);
    await press(bea, "answer-undo", "agree");
  }
  await until(async () => (await read(bea)).version > version && (await read(ann)).moment === "choose", "it is Ann's turn again");
  for (const page of [ann, bea]) {
    assert.ok((await page.locator("#r-log .taken-back del").count()) > 0, "the log has what was taken back");
    await assertTrue(page, "after a move was taken back");
  }
  await close(ann, bea);
});

test("a pause stops everybody, and a seat is given to a computer player and taken back", { timeout: 120_000 }, async () => {
  const [ann, bea] = [await person(), await person()];
  await pair(ann, bea, server.url, { game: "fable", seats: 2 });
  await press(ann, "pause");
  await ann.locator("#r-affairs [data-affair=resume]").waitFor();
  assert.notEqual((await read(ann)).moment, "choose");
  await press(ann, "resume");
  await ann.locator("#r-affairs [data-affair=resume]").waitFor({ state: "detached" });
  await press(ann, "resign");
  await ann.locator("#r-affairs [data-affair=take-back]").waitFor();
  await bea.locator("#chip-0 .pill").waitFor();
  await press(ann, "take-back");
  await ann.locator("#r-affairs [data-affair=take-back]").waitFor({ state: "detached" });
  await assertTrue(ann, "after a seat was taken back");
  await close(ann, bea);
});

/** Whatever of a hand could be on the page: cards, choices, bets. */
const secrets = (page) =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll("#r-actions [data-card], input.act, .bet.known, .notice")];
    return found.map(({ outerHTML }) => outerHTML);
  });

test("a shared device shows one hand at a time, and nothing of it to the next", { timeout: 120_000 }, async () => {
  const [device, carl] = [await person(), await person()];
  const code = await shared(device, carl, server.url, { game: "fable", seats: 3 });
  assert.equal((await read(device)).viewer, "public");
  // The second bets, in any order: Bea first.
  for (const seat of [1, 0]) {
    assert.deepEqual(await secrets(device), []);
    await look(device, seat);
    assert.equal((await read(device)).viewer, String(seat));
    await assertLayout(device, `seat ${seat} in hand`, ["#go"]);
    const { actions } = await read(device);
    await device.locator("input.act").nth(1).evaluate((radio) => radio.click());
    await press(device, "hide");
    await until(async () => (await read(device)).viewer === "public", "the cards are hidden");
    assert.deepEqual(await secrets(device), []);
    await look(device, seat);
    assert.equal(await device.locator("input.act:checked").count(), 0, "what was selected is not kept");
    await act(device, actions[0]);
    await until(async () => (await read(device)).viewer === "public", "the cards are put away");
  }
  await assertTrue(device, "a shared device, after two bets");
  await act(carl, (await read(carl)).actions[0]);
  await until(async () => (await device.locator("[data-affair=look]").count()) === 1, "one of the two is to play");
  await look(device);
  assert.notDeepEqual(await secrets(device), []);
  // Away, and back when the cards have been put away: the table comes anew, as the server has it then.
  await device.goto(`${server.url}/rules/fable`);
  await device.request.post(`${server.url}/t/${code}/hide`, { form: { view: "" }, headers: { origin: server.url } });
  await device.goBack();
  await device.locator("#table.fable").waitFor();
  assert.deepEqual(await secrets(device), []);
  await assertTrue(device, "a shared device, after the back button");
  await close(device, carl);
});
