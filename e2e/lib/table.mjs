// A person at a table: opens it from the front page, reads it, chooses.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** The longest a bot or a stream may take on a busy machine, ms. */
const PATIENCE_MS = 20_000;
/** More decisions than any game of one seat has. */
const MOST_DECISIONS = 150;

/** Sets preferences as cookies, before the page that reads them: `{ speed: "off" }`. */
export async function prefer(page, url, prefs) {
  await page.context().addCookies(Object.entries(prefs).map(([name, value]) => ({ name, value, url })));
}

/** The card of a game on the front page. */
export const cardOf = (page, game = "fable") => page.locator(`section[data-game="${game}"]`);

/** Opens the options of a game on the front page and sets them: `{ game, seats, level, start, name }` and its own; true checks a box, lines fill a field. */
export async function setOptions(page, { game, name, ...picks }) {
  const card = cardOf(page, game);
  await card.locator(".options > summary").click();
  for (const [field, value] of Object.entries(picks)) {
    if (value === true) await card.locator(`input[name=${field}]`).check();
    else if (`${value}`.includes("\n")) await card.locator(`textarea[name=${field}]`).fill(value);
    else await card.locator(`label.pick:has(input[name=${field}][value="${value}"])`).click();
  }
  if (name) await card.locator("input[name=name]").fill(name);
}

/** A table against computer players, by Play now; gives back its code. */
export async function openTable(page, url, { prefs = { speed: "off" }, ...options } = {}) {
  await prefer(page, url, prefs);
  await page.goto(url);
  if (Object.keys(options).length > 0) await setOptions(page, options);
  await cardOf(page, options.game).locator("button[name=kind][value=bots]").click();
  await page.waitForURL(/\/t\/[A-Z0-9]+$/);
  return codeOf(page);
}

/** A waiting room, by Invite; gives back its code. */
export async function openRoom(page, url, { prefs = { speed: "off" }, ...options } = {}) {
  await prefer(page, url, prefs);
  await page.goto(url);
  await setOptions(page, options);
  await cardOf(page, options.game).locator("button[name=kind][value=invite]").click();
  await page.locator("#table.lobby").waitFor();
  return codeOf(page);
}

export const codeOf = (page) => new URL(page.url()).pathname.split("/").at(-1);

/** Waits until something holds, asking again and again. */
export async function until(holds, what, patience = PATIENCE_MS) {
  const end = Date.now() + patience;
  for (;;) {
    const held = await holds();
    if (held) return held;
    if (Date.now() > end) assert.fail(`it never came true that ${what}`);
    await pause(20);
  }
}

/** What the table shows: its attributes, the key of the open decision, and the values that can be chosen. */
export function read(page) {
  return page.evaluate(() => {
    const { moment, phase, version, viewer } = document.getElementById("table").dataset;
    // A part of a choice, such as a card without a side, has no value.
    const radios = [...document.querySelectorAll("input.act[name=action]")].filter(({ value }) => value !== "");
    const key = document.querySelector("#r-actions input[name=key]")?.value;
    return { moment, phase, viewer, version: Number(version), key, actions: radios.map(({ value }) => value) };
  });
}

/** Waits for a decision other than the one with this key, or for the end; gives back what `read` does. */
export async function nextDecision(page, key = null) {
  try {
    await page.waitForFunction((key) => {
      const { moment } = document.getElementById("table").dataset;
      const now = document.querySelector("#r-actions input[name=key]")?.value;
      return moment === "over" || (moment === "choose" && now !== key);
    }, key, { timeout: PATIENCE_MS, polling: 20 });
  } catch (error) {
    throw new Error(`no decision came after ${key}: ${JSON.stringify(await read(page))}`, { cause: error });
  }
  return read(page);
}

/** Chance that is the same in every run: xorshift. */
export function chance(seed) {
  let x = seed >>> 0 || 1;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % below;
  };
}

/** Chooses by a click on the radio's value and posts with the button, as quickly as a page takes it; what is asked, yes. `false`: it can be chosen no more. */
function tryToAct(page, value) {
  return page.evaluate((value) => {
    const radio = [...document.querySelectorAll("input.act[name=action]")].find((radio) => radio.value === value);
    radio?.click();
    if (radio) document.getElementById("go").click();
    document.querySelector("#confirm[open] button[value=yes]")?.click();
    return Boolean(radio);
  }, value);
}

/** The same for what can be chosen as long as nobody does. */
export async function act(page, value) {
  assert.ok(await tryToAct(page, value), `${value} can be chosen`);
}

/** Plays a seat on to the end, or until `stop` says so. `decide` makes one decision; it is given what `read` gives. */
export async function playOn(page, { random = chance(1), decide = null, stop = () => false } = {}) {
  let key = null;
  for (let nth = 0; nth < MOST_DECISIONS; nth += 1) {
    const now = await nextDecision(page, key);
    if (now.moment === "over" || (await stop(now, nth))) return now;
    ({ key } = now);
    if (decide) await decide(now, nth);
    else await tryToAct(page, now.actions[random(now.actions.length)]); // others may end a choice that is made beside theirs
  }
  return assert.fail(`the game is not over after ${MOST_DECISIONS} decisions`);
}

/** Runs the binary and gives back what it writes; it has to succeed. */
export function furrow(...args) {
  const { status, stdout, stderr } = spawnSync(process.env.FURROW_BIN, args, { encoding: "utf8", maxBuffer: 64 << 20 });
  assert.equal(status, 0, `furrow ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** The file of a game that is over, fetched as the page's reader, and held against the referee. */
export async function gameFile(page, server, code) {
  const response = await page.request.get(`${server.url}/t/${code}/game.json`);
  assert.equal(response.status(), 200);
  const file = path.join(server.data, `${code}.json`);
  await writeFile(file, await response.text());
  furrow("verify", file);
  return { file, record: await response.json() };
}

/**
 * How the page differs from the same page loaded afresh: the regions that do, none when all is well. What only a script
 * writes (the nonce) is left out.
 */
export async function differences(page) {
  return page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const fresh = new DOMParser().parseFromString(html, "text/html");
    const clean = (region) => {
      const copy = region.cloneNode(true);
      for (const field of copy.querySelectorAll("[name=nonce]")) field.setAttribute("value", "");
      for (const notice of copy.querySelectorAll(".notice")) notice.remove();
      for (const fold of copy.querySelectorAll("details")) fold.toggleAttribute("open", false);
      for (const time of copy.querySelectorAll(".clock .time")) time.remove(); // counted down here
      copy.normalize();
      return copy;
    };
    const attributes = ["moment", "phase", "version", "viewer"];
    const tables = [document, fresh].map((page) => page.getElementById("table").dataset);
    const stale = attributes.filter((name) => tables[0][name] !== tables[1][name]);
    const regions = [...fresh.querySelectorAll("#decide > section")];
    return [...stale, ...regions.filter((region) => !clean(region).isEqualNode(clean(document.getElementById(region.id)))).map(({ id }) => id)];
  });
}

/** Waits until the page shows what the server would show afresh. */
export async function assertTrue(page, what) {
  let left = [];
  // A server that has just come back may not be reached at once.
  const isTrue = async () => (left = await differences(page).catch(({ message }) => [message])).length === 0;
  await until(isTrue, what, 8_000).catch(() => assert.fail(`${what}: these are not as the server has them: ${left}`));
}
