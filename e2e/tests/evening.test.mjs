// Evenings of two to seven browsers: clocks that run out, people who leave and come back, six players and a rematch.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faults, newPage } from "../lib/browser.mjs";
import { browser, server } from "../lib/stand.mjs";
import { act, assertTrue, chance, codeOf, playOn, prefer, read, until } from "../lib/table.mjs";

async function person() {
  const page = await newPage(browser);
  await prefer(page, server.url, { speed: "off" });
  return page;
}

/** Posts the front page's form with values that its lists do not offer, such as a clock of seconds. */
async function openRoom(page, fields) {
  await page.goto(server.url);
  const offer = await page.locator("section[data-game] input[name=offer]").first().inputValue();
  const form = { kind: "invite", level: "medium", name: "Ann", nonce: "", offer, ...fields };
  const answer = await page.request.post(`${server.url}/new`, { form, headers: { origin: server.url }, maxRedirects: 0 });
  assert.equal(answer.status(), 303, await answer.text());
  await page.goto(new URL(answer.headers().location, server.url).href);
  await page.locator("#table.lobby").waitFor();
  return codeOf(page);
}

/** Opens a table for these people; the first starts it. */
async function gather(people, fields) {
  const [host, ...guests] = people;
  const code = await openRoom(host, { seats: people.length, ...fields });
  const names = ["Bea", "Carl", "Dot", "Eve", "Finn"];
  for (const [n, guest] of guests.entries()) {
    await guest.goto(`${server.url}/t/${code}`);
    await guest.locator(".sit input[name=name]").fill(names[n]);
    await guest.locator(".sit button.go").click();
    await guest.locator("form.leave").waitFor();
  }
  await host.locator(".place.taken").nth(people.length - 1).waitFor();
  await host.locator(".start .go").first().click();
  for (const page of people) await page.locator("#table[data-game]").waitFor();
  return code;
}

async function close(...pages) {
  for (const page of pages) {
    assert.deepEqual(faults(page), []);
    await page.context().close();
  }
}

test("a clock that runs out makes the default move, and everybody is told", { timeout: 60_000 }, async () => {
  const [ann, bea] = [await person(), await person()];
  await gather([ann, bea], { game: "carrots", start: "0", clock: "move-4" });
  const before = await read(bea);
  assert.equal((await read(ann)).moment, "choose");
  await until(async () => (await read(bea)).moment === "choose", "Ann's time is up");
  assert.ok((await read(bea)).version > before.version);
  for (const page of [ann, bea]) {
    await page.locator("#r-log [data-note]").first().waitFor({ state: "attached" });
    await assertTrue(page, "after the time was up");
  }
  await close(ann, bea);
});

test("who leaves is played for, and who comes back has its seat again", { timeout: 90_000 }, async () => {
  const [ann, bea] = [await person(), await person()];
  const code = await gather([ann, bea], { game: "carrots", start: "1", takeover: "5" });
  const context = bea.context();
  await bea.close();
  // Bea was to start: first she is missed, then a computer player goes on, so that Ann is to move.
  await until(async () => (await read(ann)).moment === "choose", "somebody plays for Bea", 30_000);
  const again = await context.newPage();
  await again.goto(`${server.url}/t/${code}`);
  await again.locator("#table[data-game]").waitFor();
  assert.equal((await read(again)).viewer, "1");
  await again.locator("[data-affair=take-back]").first().waitFor({ state: "detached" });
  // Where the computer player went may cost Bea a turn: Ann goes on until Bea has something to choose. Each of
  // her decisions is made once: what she still sees after it is the old one.
  let made = null;
  await until(async () => {
    if ((await read(again)).moment === "choose") return true;
    const { moment, key, actions } = await read(ann);
    if (moment === "choose" && key !== made) {
      made = key;
      await act(ann, actions[0]);
    }
    return false;
  }, "Bea has her seat again");
  await act(again, (await read(again)).actions[0]);
  const { version } = await read(again);
  await until(async () => (await read(ann)).version >= version, "Ann sees what Bea did");
  for (const page of [ann, again]) await assertTrue(page, "after she came back");
  assert.deepEqual(faults(ann), []);
  await ann.context().close();
  await context.close();
});

test("six people and a watcher see one table, also after the server was killed", { timeout: 120_000 }, async () => {
  const people = [];
  for (let n = 0; n < 6; n += 1) people.push(await person());
  const code = await gather(people, { game: "carrots", start: "0", clock: "game-600-5" });
  const watcher = await person();
  await watcher.goto(`${server.url}/t/${code}`);
  await watcher.locator("#table[data-game]").waitFor();
  assert.equal(await watcher.locator("input.act").count(), 0, "a watcher has nothing to choose");
  const random = chance(5);
  const move = async () => {
    const mover = await until(async () => {
      for (const page of people) if ((await read(page)).moment === "choose") return page;
      return null;
    }, "somebody is to move");
    const { actions, version } = await read(mover);
    await act(mover, actions[random(actions.length)]);
    await until(async () => (await read(watcher)).version > version, "the watcher sees it");
  };
  for (let nth = 0; nth < 7; nth += 1) await move();
  await server.kill9();
  await server.launch();
  for (const page of [...people, watcher]) await assertTrue(page, "after the crash");
  for (let nth = 0; nth < 7; nth += 1) await move();
  for (const page of [...people, watcher]) {
    await page.waitForFunction((version) => Number(document.getElementById("table").dataset.version) >= version, (await read(watcher)).version);
    await assertTrue(page, "at the end of the evening");
    await page.context().close();
  }
});

test("a rematch in one click: the same seats, the next one starts, the watcher comes along", { timeout: 180_000 }, async () => {
  const [ann, bea, eve] = [await person(), await person(), await person()];
  const first = await gather([ann, bea], { game: "fable", start: "0" });
  await eve.goto(`${server.url}/t/${first}`);
  await eve.locator("#table.fable").waitFor();
  await Promise.all([playOn(ann, { random: chance(1) }), playOn(bea, { random: chance(2) })]);
  await ann.locator("#r-end button[formaction$='/again']").click();
  await ann.waitForURL((url) => !url.pathname.endsWith(first) && url.pathname.startsWith("/t/"));
  const next = codeOf(ann);
  assert.equal(await ann.locator(".place").count(), 2, "Bea's place is kept");
  await bea.locator("#r-end button[formaction$='/again']").click();
  for (const page of [ann, bea]) await page.locator("#table.fable").waitFor();
  assert.equal(codeOf(bea), next);
  assert.deepEqual([(await read(ann)).viewer, (await read(bea)).viewer], ["0", "1"]);
  await eve.waitForURL(`**/t/${next}`);
  await eve.locator("#table.fable").waitFor();
  for (const page of [ann, bea]) await act(page, (await read(page)).actions[0]);
  await until(async () => (await read(bea)).moment === "choose", "Bea starts this time");
  await until(async () => (await read(ann)).moment === "wait", "Ann waits for Bea");
  await close(ann, bea, eve);
});
