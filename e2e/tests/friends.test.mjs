// Two friends and a watcher: joining by link, and what each of them is never sent.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faults, newPage } from "../lib/browser.mjs";
import { browser, server } from "../lib/stand.mjs";
import { act, chance, furrow, gameFile, openRoom, prefer, read, until } from "../lib/table.mjs";
import { watch } from "../lib/traffic.mjs";

const ANIMAL = /\b(hare|tortoise|wolf|wolves|fox|foxes|lamb|howl)/i;
const NAMES = ["Ann", "Bea"];

/** A person with a browser whose every byte is kept. `seat` is null for one who watches. */
async function person(seat) {
  const page = await newPage(browser);
  const traffic = await watch(page);
  await prefer(page, server.url, { speed: "off" });
  return { seat, page, traffic, hands: new Map() };
}

/** The cards of a page's hand, by kind, of HTML or of the page itself. */
function handIn(cards) {
  const hand = {};
  for (const card of cards) hand[card] = (hand[card] ?? 0) + 1;
  return hand;
}

const sorted = (hand) => Object.entries(hand).filter(([, n]) => n > 0).sort().join(" ");

/** Ann opens a room for two, Bea comes by the link, Ann starts, Carl looks on. */
async function gather() {
  const [ann, bea, carl] = [await person(0), await person(1), await person(null)];
  const code = await openRoom(ann.page, server.url, { seats: 2, start: 0, name: "Ann" });
  const link = await ann.page.locator("#link").inputValue();
  assert.equal(link, `${server.url}/t/${code}`);
  assert.equal(await ann.page.locator(".big-code b").innerText(), code);
  await bea.page.goto(link);
  await bea.page.locator("input[name=name]").fill("Bea");
  await bea.page.getByRole("button", { name: "Sit down" }).click();
  await ann.page.locator(".place.taken", { hasText: "Bea" }).waitFor();
  assert.equal(await bea.page.getByRole("button", { name: "Start the game" }).count(), 0, "only the host starts");
  await carl.page.goto(link);
  await ann.page.getByRole("button", { name: "Start the game" }).click();
  for (const { page, seat } of [ann, bea, carl]) {
    await page.locator("#table.fable").waitFor();
    assert.equal((await read(page)).viewer, seat === null ? "public" : String(seat));
    const names = NAMES.map((name, whose) => (whose === seat ? "You" : name));
    assert.deepEqual((await page.locator(".chip .name").allInnerTexts()).sort(), names.sort());
  }
  return { ann, bea, carl, code };
}

/** Writes down the hand a person sees now, to be held against the truth after the end. */
async function noteHand({ page, hands }) {
  const { version, cards } = await page.evaluate(() => ({
    version: Number(document.getElementById("table").dataset.version),
    cards: [...document.querySelectorAll("#r-actions .hand [data-card]")].map((card) => card.dataset.card),
  }));
  hands.set(version, handIn(cards));
}

/** Everything a person was sent before the end: whole bodies, messages of the stream, the raw stream without its end. */
async function sentBeforeEnd({ traffic }) {
  await traffic.settle();
  assert.deepEqual(traffic.missed, []);
  const over = (text) => /"moment":"over"|data-moment="over"/.test(text);
  const blocks = ({ kind, url, text }) => {
    const parts = kind === "stream" ? text.split("\n\n") : [text];
    return parts.map((part) => ({ kind, url, text: part }));
  };
  const all = traffic.entries.flatMap(blocks);
  assert.ok(all.some(({ text }) => over(text)), "the end was sent");
  const before = all.filter(({ text, url }) => !over(text) && !url.includes("/assets/"));
  assert.ok(before.filter(({ kind }) => kind === "event").length > 20, "the stream was watched");
  return before;
}

/** The messages of a stream as data, and the regions of pages and messages as HTML. */
const messages = (sent) => {
  const events = sent.filter(({ kind }) => kind === "event");
  return events.map(({ text }) => JSON.parse(text.slice(text.indexOf("\n") + 1)));
};

/**
 * The number of steps that had been made at each version of the table: a version is the number of the table's events so
 * far, and after the start each event is one choice with the chance it caused. `first` is the version of the start.
 */
function stepsAt(first, steps) {
  const choices = [...steps.keys()].filter((nth) => !steps[nth].startsWith("*"));
  return new Map([...choices, steps.length].map((made, nth) => [first + nth, made]));
}

/** What HTML says of hands, choices and bets: attributes are read as text, so that hidden elements count too. */
function readHtml(html) {
  const attributes = (name) => [...html.matchAll(new RegExp(`\\b${name}="([^"]*)"`, "g"))].map(([, value]) => value);
  return {
    cards: attributes("data-card"),
    choices: attributes("value").filter((value) => /^(play|bet) /.test(value)),
    lines: [...html.matchAll(/<li data-id[^>]*>(.*?)<\/li>/gs)].map(([, line]) => line.replace(/<[^>]*>/g, "")),
    known: [...html.matchAll(/id="chip-(\d)".*?<\/button>/gs)].filter(([chip]) => chip.includes("bet known")).map(([, seat]) => Number(seat)),
    revealed: attributes("data-reveal"),
  };
}

/** Holds every byte a person was sent against what it may know. */
function assertKeptSecret({ seat }, sent, states, secret, record) {
  const others = NAMES.filter((_, other) => other !== seat);
  for (const { text, url } of sent) {
    assert.ok(!text.includes(secret), `the secret in ${url}`);
    assert.ok(!/"\* (draw|bet) |\b[01] bet [a-z]/.test(text), `a step of the record in ${url}`);
    assert.ok(!/"k":"reveals"/.test(text), `bets turned over in ${url}`);
    const html = text.includes("\\\"") ? text.replaceAll('\\"', '"') : text;
    const { lines, known, revealed, cards, choices } = readHtml(html);
    assert.deepEqual(revealed, []);
    assert.deepEqual(known.filter((whose) => whose !== seat), [], "a bet of somebody else is known");
    if (seat === null) assert.deepEqual([...cards, ...choices], [], "who watches has no hand");
    const said = lines.filter((line) => others.some((name) => line.startsWith(name)) && /draw|bet/.test(line));
    for (const line of said) assert.ok(!ANIMAL.test(line), line);
  }
  for (const { beats = [], regions = {}, attrs = {} } of messages(sent)) {
    for (const beat of beats.filter(({ k }) => ["draws", "bet_dealt", "lays_bet"].includes(k))) {
      if (beat.seat !== seat) assert.ok(!ANIMAL.test(beat.text ?? ""), `${beat.k}: ${beat.text}`);
    }
    if (seat !== null && regions["r-actions"]) assertOwnHand(seat, readHtml(regions["r-actions"]), states.get(Number(attrs.version)), record);
  }
}

/** The hand shown is the true one, and what can be chosen is made of its cards. */
function assertOwnHand(seat, { cards, choices }, state, record) {
  const truth = state.hands[seat];
  assert.equal(sorted(handIn(cards)), sorted(truth), `seat ${seat}'s hand after ${state.made} steps, before ${record.steps[state.made]}`);
  for (const choice of choices) {
    const wanted = handIn(choice.split(" ").slice(1));
    assert.ok(Object.entries(wanted).every(([card, n]) => (truth[card] ?? 0) >= n), choice);
  }
}

test("a game by invitation: nobody is ever sent what others hold or bet", { timeout: 180_000 }, async () => {
  const { ann, bea, carl, code } = await gather();

  // Carl has no hand, and what he posts with Ann's own words is refused.
  assert.equal(await carl.page.locator("#r-actions .hand").count(), 0);
  const { key, actions } = await read(ann.page);
  const decision = await ann.page.locator("input[name=decision]").inputValue();
  const form = { decision, key, action: actions[0] };
  const forged = await carl.page.request.post(`${server.url}/t/${code}/act`, { form, headers: { accept: "application/json" } });
  assert.equal(forged.status(), 403);
  assert.match((await forged.json()).error, /\w/);
  const plain = await carl.page.request.post(`${server.url}/t/${code}/act`, { form, maxRedirects: 0 });
  assert.equal(plain.status(), 403);
  const foreign = await ann.page.request.post(`${server.url}/t/${code}/act`, { form, headers: { origin: "http://evil.example" } });
  assert.equal(foreign.status(), 403, "a post from another site's page");
  assert.equal((await read(ann.page)).key, key, "nothing was chosen");

  // The second bet: that Ann has chosen is told, and she may change it until Bea has chosen too.
  const { version: first } = await read(ann.page);
  await noteHand(ann);
  await noteHand(bea);
  await act(ann.page, actions[0]);
  for (const { page } of [ann, bea, carl]) await page.locator("#chip-0 .pill.done").waitFor();
  assert.equal((await read(ann.page)).moment, "chosen");
  await act(ann.page, actions.at(-1));
  await until(async () => (await ann.page.locator("input.act:checked").inputValue()) === actions.at(-1), "the bet is changed");
  assert.equal(await bea.page.locator("#chip-0 .bet.known").count(), 0);

  // To the end, both driven by chance.
  const random = chance(23);
  for (let nth = 0; ; nth += 1) {
    assert.ok(nth < 200, "the game does not end");
    const mover = await until(async () => {
      for (const one of [ann, bea]) {
        const now = await read(one.page);
        if (now.moment === "over") return "over";
        if (now.moment === "choose" && now.key !== one.last) return Object.assign(one, { now, last: now.key });
      }
      return null;
    }, "somebody is to move");
    if (mover === "over") break;
    await noteHand(mover);
    await act(mover.page, mover.now.actions[random(mover.now.actions.length)]);
  }
  for (const { page } of [ann, bea, carl]) {
    await page.locator("#r-end .moral").waitFor();
    assert.equal(await page.locator("#r-end [data-reveal]").count(), 6, "now all bets are shown to all");
  }

  const { file, record } = await gameFile(ann.page, server, code);
  const bets = record.steps.filter((step) => /^[01] bet/.test(step));
  assert.equal(bets[0], `0 ${actions.at(-1)}`, "Ann's last choice counts");
  assert.ok(record.fair.nonces.every((nonce) => /^[0-9a-f]{32}$/.test(nonce)), "each browser gave its share of the chance");
  const states = furrow("replay", file, "--states").trim().split("\n").map((line) => JSON.parse(line));
  const truth = new Map([...stepsAt(first, record.steps)].map(([version, made]) => [version, { made, ...states[made].state }]));
  for (const one of [ann, bea]) {
    for (const [version, hand] of one.hands) assert.equal(sorted(hand), sorted(truth.get(version).hands[one.seat]), `version ${version}`);
  }
  // The check has teeth: what Ann may know would be a leak to Bea, and to who watches.
  const toAnn = await sentBeforeEnd(ann);
  for (const seat of [1, null]) assert.throws(() => assertKeptSecret({ seat }, toAnn, truth, record.fair.secret, record));
  for (const one of [ann, bea, carl]) {
    assertKeptSecret(one, await sentBeforeEnd(one), truth, record.fair.secret, record);
    assert.deepEqual(faults(one.page), []);
    await one.page.context().close();
  }
});
