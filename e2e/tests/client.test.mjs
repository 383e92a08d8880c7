// The browser's side against a stub of the server: what it keeps, plays, posts and says.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { LAPTOP, faults, launch, newPage } from "../lib/browser.mjs";
import { json, regions, stub } from "../lib/stub.mjs";

let browser;

before(async () => {
  browser = await launch();
});

after(async () => {
  await browser?.close();
});

/** Opens a stub table in a context of its own; a page may have no faults but those a test expects. */
async function visit(state, look, { expected = [], prepare, ...options } = {}) {
  const table = await stub(state);
  const page = await newPage(browser, { viewport: LAPTOP, reducedMotion: false, ...options });
  try {
    await prepare?.(page);
    await page.goto(`${table.url}/t/ABCDE`);
    await until(() => table.streams === 1, "the stream is open");
    await look(page, table);
    const found = faults(page).filter((fault) => !expected.some((pattern) => pattern.test(fault)));
    assert.deepEqual(found, [], "the page has no faults");
  } finally {
    await page.context().close();
    await table.close();
  }
}

async function until(holds, what) {
  for (let nth = 0; nth < 200; nth += 1) {
    if (await holds()) return;
    await pause(25);
  }
  assert.fail(`it never came true that ${what}`);
}

const said = (page) => page.locator("#say").textContent();
const space = (page, animal) => page.locator(`#pawn-${animal}`).getAttribute("data-space");
const flying = (page) => page.locator(".motion-layer > *").count();
const moving = (page) => page.locator("#table[data-playing]").count().then(Boolean);
const runs = (animal, from, to, lost = 0) => ({ k: "runs", animal, from, to, lost, text: `The ${animal} runs from ${from} to ${to}.`, ruling: "F9" });

/** An event in which an animal runs, and the regions after it. */
function run(id, animal, from, to, more = {}) {
  const { seat = 1, beats = [runs(animal, from, to)], ...state } = more;
  const all = regions({ at: { [animal]: to }, key: `k${id}`, just: `Event ${id}.`, ...state });
  return { id, seat, beats, regions: all, attrs: { version: id, moment: state.moment ?? "choose" } };
}

/** Nothing may be left of a motion: no flying things, no animations, no borrowed attributes. */
async function assertStill(page) {
  assert.equal(await flying(page), 0);
  assert.equal(await page.locator("[data-playing], [data-running]").count(), 0);
  const busy = await page.evaluate(() => document.querySelector("#r-track").getAnimations({ subtree: true }).length);
  assert.equal(busy, 0);
}

test("morph: focus, choice, open details, typed text and scroll survive, and the choice follows its value", async () => {
  const log = Array.from({ length: 30 }, (_, nth) => `Line ${nth}`);
  await visit({ log }, async (page, table) => {
    await page.locator("#a1").focus();
    await page.locator("label[for=a1]").click();
    await page.locator("#seat-1 summary").click();
    await page.locator("#note").fill("half a thou");
    await page.locator("#r-log ol").evaluate((list) => (list.scrollTop = list.scrollHeight));
    await page.locator("#a1").focus();
    await page.evaluate(() => {
      window.nodes = ["#pawn-lamb", "#seat-1", "#go", "#r-log li"].map((at) => document.querySelector(at));
    });
    const actions = ["play lamb", "play fox", "play fox fox", "play hare"];
    table.tell("regions", { regions: regions({ actions, key: "k2", log: [...log, "News"], at: { fox: 3 } }), attrs: {} });
    await until(async () => (await space(page, "fox")) === "3", "the board is new");
    const kept = await page.evaluate(() => ({
      focus: document.activeElement.value,
      choice: document.querySelector(".act:checked").value,
      open: document.querySelector("#seat-1").open,
      text: document.querySelector("#note").value,
      key: document.querySelector("[name=key]").value,
      last: document.querySelector("#r-log ol").scrollTop + document.querySelector("#r-log ol").clientHeight,
      full: document.querySelector("#r-log ol").scrollHeight,
      same: window.nodes.every((node) => node.isConnected),
    }));
    assert.ok(kept.full - kept.last < 3, "the newest line is in sight");
    assert.deepEqual({ ...kept, last: 0, full: 0 }, {
      focus: "play fox fox", choice: "play fox fox", open: true, text: "half a thou", key: "k2", last: 0, full: 0, same: true,
    });
    table.tell("regions", { regions: { "r-actions": regions({ actions: ["play lamb"], key: "k3" })["r-actions"] }, attrs: {} });
    await until(() => page.locator(".act").count().then((n) => n === 1), "one action is left");
    assert.equal(await page.locator(".act:checked").count(), 0, "a choice that is gone is not another one");
  });
});

/** Notes in every frame what is there: a moment that passes must not be missed between two looks from outside. */
const watchFor = (page, wanted) =>
  page.evaluate((wanted) => {
    globalThis.unseen = wanted;
    const look = () => {
      globalThis.unseen = globalThis.unseen.filter(([selector, least, text = ""]) => {
        const there = [...document.querySelectorAll(selector)].filter((element) => element.textContent.includes(text));
        return there.length < least;
      });
      if (globalThis.unseen.length > 0) requestAnimationFrame(look);
    };
    look();
  }, wanted);

test("motion: the decision comes at once, the board after its motion, and nothing is left behind", async () => {
  await visit({ moment: "wait" }, async (page, table) => {
    const beats = [
      { k: "plays", seat: 1, animal: "fox", cards: ["fox", "fox"], of_animal: 3, in_all: 8, text: "Bea plays 2 foxes." },
      { k: "race_starts", text: "Race!" },
      { k: "howl", home: false, text: "Howl." },
      { k: "stays", animal: "hare", why: "nap", text: "The hare naps." },
      { k: "stays", animal: "tortoise", why: "no_card", text: null },
      runs("fox", 0, 5, 2),
      { k: "crosses", animal: "lamb", place: 1, text: "The lamb is home." },
      { k: "clears", text: null },
      { k: "token", to: 1, text: "Bea takes the token." },
    ];
    await watchFor(page, [
      [".motion-card", 2],
      ['[data-row="fox"] .steps.lit', 1, "3"],
      ['#pawn-wolf[data-mood="special"]', 1],
      [".motion-z", 3],
      ['#pawn-hare use[href="#hare-special"]', 1],
      ['[data-row="hare"] .steps.out', 1, "2"],
      ['#pawn-fox[data-mood="running"]', 1],
      [".motion-dot", 2],
      [".motion-confetti", 12],
    ]);
    table.tell("play", run(4, "fox", 0, 5, { beats, token: 1, status: "Your turn: play", mood: { hare: "calm" } }));
    await page.locator("#a0[name=action]").waitFor({ state: "attached" });
    assert.equal(await space(page, "fox"), "0", "the board waits");
    assert.equal(await page.locator("#r-status h1").textContent(), "Your turn: play");
    assert.equal(await page.title(), "Your turn · Fable");
    assert.equal(await page.locator("#favicon").getAttribute("href"), "data:,turn");
    await page.waitForFunction(() => globalThis.unseen.length === 0, null, { timeout: 20_000 });
    await until(async () => !(await moving(page)), "the motion ends");
    assert.equal(await space(page, "fox"), "5");
    assert.equal(await page.locator("#pawn-hare use").getAttribute("href"), "#hare-calm");
    assert.equal(await page.locator(".steps:is(.lit, .out)").count(), 0);
    assert.equal(await page.locator(".steps[data-lit-base]").count(), 5);
    await assertStill(page);
    assert.match(await said(page), /Bea plays 2 foxes\. Race! Howl\..*Your turn: play/);
  });
});

test("motion: a pawn lands where the stylesheet puts it", async () => {
  await visit({}, async (page, table) => {
    const slow = await page.evaluate(() => (document.documentElement.dataset.speed = "slow"));
    assert.equal(slow, "slow");
    table.tell("play", run(1, "fox", 0, 3, { seat: 0 }));
    const where = () => page.locator("#pawn-fox").boundingBox();
    const track = [];
    await until(async () => {
      track.push((await where())?.x);
      return (await space(page, "fox")) === "3";
    }, "the fox is there");
    const { x, y } = await where();
    assert.equal(Math.round(x), 20 + 3 * 56);
    assert.ok(track.some((at) => at > 20 && at < x), "it was on its way");
    assert.ok(track.every((at) => at >= 19 && at <= x + 1), `it never leaves the way: ${track}`);
    assert.ok(y > 0);
  });
});

test("motion: a tap ends it and counts", async () => {
  await visit({}, async (page, table) => {
    table.tell("play", run(1, "fox", 0, 9));
    await until(() => moving(page), "the fox runs");
    await page.locator("label[for=a2]").click();
    assert.equal(await space(page, "fox"), "9");
    assert.equal(await page.locator(".act:checked").getAttribute("value"), "play hare");
    await assertStill(page);
  });
});

test("motion: a key ends it and counts", async () => {
  await visit({}, async (page, table) => {
    await page.locator("label[for=a0]").click();
    table.tell("play", run(1, "fox", 0, 9));
    await until(() => moving(page), "the fox runs");
    await page.keyboard.press("Enter");
    assert.equal(await space(page, "fox"), "9");
    await until(() => table.posts.length === 1, "the move is posted");
    assert.equal(table.posts[0].key, "k1");
  });
});

test("queue: up to three wait for their turn, more are jumped over and told", async () => {
  await visit({}, async (page, table) => {
    // No motion comes to its end by itself: a slow machine takes as long as it likes.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Animation.enable");
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
    for (const id of [1, 2, 3, 4]) table.tell("play", run(id, "fox", id - 1, id));
    const version = () => page.locator("#table").getAttribute("data-version");
    await until(async () => (await version()) === "4", "all have come");
    await until(() => moving(page), "the first plays");
    assert.equal(await space(page, "fox"), "0");
    table.tell("play", run(5, "fox", 4, 5));
    await until(async () => (await space(page, "fox")) === "5", "the last is shown");
    await assertStill(page);
    await until(async () => /0 to 1\..*4 to 5\./.test(await said(page)), "all is told");
    assert.equal(await version(), "5");
  });
});

test("queue: an event that has been seen is not played twice", async () => {
  await visit({ version: 5 }, async (page, table) => {
    table.tell("play", run(5, "fox", 0, 9));
    table.tell("play", run(7, "fox", 0, 2));
    await until(async () => (await space(page, "fox")) === "2", "the new event is shown");
  });
});

test("queue: what was missed in a gap is told and shown, not played", async () => {
  await visit({ version: 1 }, async (page, table) => {
    for (const id of [2, 3]) {
      table.tell("play", { ...run(id, "fox", 0, 1), regions: {}, attrs: {} });
      await pause(100);
      assert.equal(await moving(page), false);
      await until(async () => /0 to 1\./.test(await said(page)), "it is told");
    }
    table.tell("play", run(4, "fox", 1, 2));
    await page.locator('#pawn-fox[data-space="2"]').waitFor();
    assert.equal(await page.locator("#table").getAttribute("data-version"), "4");
    await until(async () => /1 to 2\./.test(await said(page)), "the last is told");
  });
});

test("queue: a hidden tab applies at once", async () => {
  await visit({}, async (page, table) => {
    await page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true, configurable: true }));
    table.tell("play", run(1, "fox", 0, 9));
    await page.locator('#pawn-fox[data-space="9"]').waitFor({ timeout: 500 });
    await assertStill(page);
  });
});

test("queue: a tab that gets hidden stops its motion", async () => {
  await visit({}, async (page, table) => {
    table.tell("play", run(1, "fox", 0, 9));
    await until(() => moving(page), "the fox runs");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await page.locator('#pawn-fox[data-space="9"]').waitFor({ timeout: 500 });
  });
});

test("motion: with reduced motion nothing travels and the words arrive", async () => {
  await visit({}, async (page, table) => {
    table.tell("play", run(1, "fox", 0, 9));
    await page.locator('#pawn-fox[data-space="9"]').waitFor({ timeout: 500 });
    assert.equal(await flying(page), 0);
    assert.equal(await moving(page), false);
    const fades = await page.evaluate(() => document.querySelector("#r-track").getAnimations().map((a) => a.effect.getTiming().duration));
    assert.deepEqual(fades.filter((ms) => ms !== 120), []);
    await until(async () => /from 0 to 9/.test(await said(page)), "the path is told");
  }, { reducedMotion: true });
});

test("motion: off means off", async () => {
  await visit({ speed: "off" }, async (page, table) => {
    table.tell("play", run(1, "fox", 0, 9));
    await page.locator('#pawn-fox[data-space="9"]').waitFor({ timeout: 500 });
    assert.equal(await flying(page), 0);
  });
});

test("end: bets turn over one by one on the page of the end", async () => {
  await visit({ status: "Your turn: play" }, async (page, table) => {
    const end = [0, 1].map((seat) => `<b data-reveal="${seat}">Bets of ${seat}</b>`).join("");
    const beats = [runs("fox", 0, 2), { k: "game_ends", text: "The end." }];
    for (const seat of [1, 0]) beats.push({ k: "reveals", seat, bets: ["fox"], points: 3, text: `Seat ${seat}: 3.` });
    const event = run(1, "fox", 0, 2, { beats, mine: end, moment: "over", status: "You win" });
    table.tell("play", { ...event, attrs: { ...event.attrs, phase: "over" } });
    await until(() => moving(page), "the last race is seen");
    assert.equal(await page.locator("#table").getAttribute("data-phase"), "play");
    assert.equal(await page.locator("#r-status h1").textContent(), "Your turn: play", "nobody tells who has won");
    await page.locator('[data-reveal="1"]').waitFor();
    assert.equal(await page.locator('#table[data-phase="over"][data-moment="over"] #r-status h1').textContent(), "You win");
    assert.equal(await space(page, "fox"), "2", "the board is what it will be");
    const covered = (seats) => [...document.querySelectorAll("[data-reveal]")].every((bet) => seats[bet.dataset.reveal] === getComputedStyle(bet).opacity);
    await page.waitForFunction(covered, { 0: "0", 1: "1" });
    await until(async () => !(await moving(page)), "the motion ends");
    await page.locator('[data-do="again"]').click();
    await page.locator('#table[data-playing][data-phase="play"]').waitFor();
    await page.locator('#table[data-playing][data-phase="over"]').waitFor();
    await until(async () => !(await moving(page)), "the motion ends once more");
    assert.equal(await page.evaluate(covered, { 0: "1", 1: "1" }), true);
  });
});

test("again: plays what happened since my own last action, then shows the present", async () => {
  await visit({ at: { fox: 0 } }, async (page, table) => {
    table.tell("play", run(1, "fox", 0, 2, { seat: 0 }));
    table.tell("play", run(2, "fox", 2, 4));
    await until(async () => (await space(page, "fox")) === "4", "both are shown");
    await until(async () => !(await moving(page)), "all is quiet");
    await pause(700);
    await page.locator('[data-do="again"]').click();
    await until(async () => (await space(page, "fox")) === "0" && (await moving(page)), "it begins at the start");
    await until(async () => (await space(page, "fox")) === "2", "the first is shown");
    await page.locator("#r-status").click();
    assert.equal(await space(page, "fox"), "4");
    await assertStill(page);
  });
});

test("again: a view that comes as a whole is not undone by it", async () => {
  await visit({}, async (page, table) => {
    table.tell("play", run(1, "fox", 0, 2, { seat: 0 }));
    await until(async () => (await space(page, "fox")) === "2", "it is shown");
    await page.locator('[data-do="again"]').click();
    await until(() => moving(page), "it plays again");
    table.tell("now", { id: 30, regions: regions({ at: { fox: 11 }, key: "k30" }), attrs: { version: 30, moment: "wait" } });
    await until(async () => (await space(page, "fox")) === "11", "the whole view is shown");
    await pause(300);
    assert.equal(await space(page, "fox"), "11");
    await assertStill(page);
  });
});

test("decide: a double click posts once, in the form the server asks for", async () => {
  await visit({ decision: 7, key: "abc" }, async (page, table) => {
    await page.locator("label[for=a1]").click();
    await page.locator("#go").dblclick();
    await page.locator("#go").click();
    await pause(200);
    assert.deepEqual(table.posts, [{ decision: "7", key: "abc", action: "play fox fox" }]);
  });
});

test("decide: without a choice nothing is posted", async () => {
  await visit({ status: "Your turn: play" }, async (page, table) => {
    await page.locator("#go").click();
    await until(async () => (await said(page)) === "Your turn: play", "it says what to do");
    assert.equal(table.posts.length, 0);
  });
});

test("decide: a server that says why it did not is heard, and not asked again", async () => {
  await visit({}, async (page, table) => {
    table.answer = (_, response) => json(response, 503, { error: "The disk is full." });
    await page.locator("label[for=a1]").click();
    await page.keyboard.press("Enter");
    await page.locator("#r-just .notice", { hasText: "The disk is full." }).waitFor();
    assert.equal(table.posts.length, 1);
  }, { expected: [/503|Failed to load/] });
});

test("decide: a lost answer is asked for again with the same key", async () => {
  await visit({ key: "abc" }, async (page, table) => {
    let lost = 2;
    // The move arrives, its answer does not.
    await page.route("**/act", async (route) => {
      await route.fetch();
      await (lost-- > 0 ? route.abort() : route.fulfill({ json: { ok: true, id: 0 } }));
    });
    await page.locator("label[for=a0]").click();
    await page.locator("#go").click();
    await page.locator("#r-just .notice", { hasText: "Connection lost" }).waitFor();
    await until(() => table.posts.length === 3, "it is posted three times");
    assert.deepEqual(new Set(table.posts.map(({ key, action }) => `${key} ${action}`)), new Set(["abc play fox"]));
    await until(async () => (await page.locator("#r-just .notice").count()) === 0, "the notice goes");
  }, { expected: [/ERR_FAILED/] });
});

test("decide: a refusal is shown, said, and brings the current view", async () => {
  await visit({ version: 3 }, async (page, table) => {
    const view = { regions: regions({ actions: ["play lamb"], key: "k9", at: { lamb: 4 } }), attrs: { version: 9, moment: "choose" } };
    table.answer = (_, response) => json(response, 409, { error: "That has been decided.", ...view });
    await page.locator("label[for=a0]").click();
    await page.locator("#go").click();
    await page.locator("#r-just .notice", { hasText: "That has been decided." }).waitFor();
    assert.equal(await space(page, "lamb"), "4");
    assert.equal(await page.locator("[name=key]").inputValue(), "k9");
    await until(async () => /That has been decided\./.test(await said(page)), "it is said");
    await page.locator("label[for=a0]").click();
    assert.equal(await page.locator("#r-just .notice").count(), 0);
  }, { expected: [/409/] });
});

test("decide: a second tap on the chosen card commits, a bounce does not", async () => {
  await visit({}, async (page, table) => {
    await page.locator("label[for=a1]").dblclick();
    await pause(350);
    assert.equal(table.posts.length, 0);
    await page.locator("label[for=a1]").click();
    await until(() => table.posts.length === 1, "it is posted");
    assert.equal(table.posts[0].action, "play fox fox");
  });
});

test("decide: a tap that ends motion chooses and does not commit", async () => {
  await visit({}, async (page, table) => {
    await page.locator("label[for=a1]").click();
    await pause(300);
    table.tell("play", run(1, "fox", 0, 9));
    await until(() => moving(page), "the fox runs");
    await page.locator("label[for=a1]").click();
    await pause(300);
    assert.equal(table.posts.length, 0);
    assert.equal(await page.locator(".act:checked").getAttribute("value"), "play fox fox");
    await page.locator("label[for=a1]").click();
    await until(() => table.posts.length === 1, "it is posted");
  });
});

test("announce: a page that loads on my turn gets its title and mark, and loses them", async () => {
  await visit({ title: "Your turn · Fable", status: "Your turn: play" }, async (page, table) => {
    assert.equal(await page.title(), "Your turn · Fable");
    table.tell("regions", { regions: regions({ moment: "wait", key: "k2" }), attrs: { moment: "wait" } });
    await until(async () => (await page.title()) === "Fable", "the title is the plain one");
    assert.equal(await page.locator("#favicon").getAttribute("href"), "data:,calm");
  });
});

test("decide: off turn I may think but not commit", async () => {
  await visit({ moment: "wait" }, async (page, table) => {
    await page.locator("label[for=a1]").click();
    await pause(300);
    await page.locator("label[for=a1]").click();
    await page.locator("#a1").press("Enter");
    await pause(100);
    assert.equal(await page.locator("#a1").isChecked(), true);
    assert.equal(table.posts.length, 0);
  });
});

test("decide: by keyboard alone: arrows, Escape, Enter", async () => {
  await visit({}, async (page, table) => {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    assert.equal(await page.locator(".act:checked").getAttribute("value"), "play fox fox");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".act:checked").count(), 0);
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await until(() => table.posts.length === 1, "it is posted");
    assert.equal(table.posts[0].action, "play fox fox");
  });
});

test("decide: what is off says why", async () => {
  await visit({}, async (page) => {
    await page.locator("[data-why]").click();
    await page.locator("#r-just .notice", { hasText: "F6: four hares" }).waitFor();
    await until(async () => /F6: four hares/.test(await said(page)), "it is said");
    const first = await said(page);
    await page.locator("[data-why]").click();
    await until(async () => (await said(page)) !== first, "the same sentence differs");
    assert.equal((await said(page)).replaceAll("\u200B", ""), first);
  });
});

test("decide: only moves are made for those who asked, after a moment", async () => {
  const prepare = (page) => page.addInitScript(() => localStorage.setItem("only-move", "on"));
  const only = { only: true, actions: ["play fox"], key: "only" };
  await visit(only, async (page, table) => {
    await pause(600);
    assert.equal(table.posts.length, 0);
    await until(() => table.posts.length === 1, "it is posted");
    assert.equal(table.posts[0].key, "only");
  }, { prepare });
  await visit(only, async (page, table) => {
    await page.keyboard.press("Escape");
    await pause(1500);
    assert.equal(table.posts.length, 0, "Escape stops it");
  }, { prepare });
  await visit(only, async (page, table) => {
    await pause(1500);
    assert.equal(table.posts.length, 0, "nobody asked");
  });
});

test("stream: a lost line is told, and taken up after the last event", async () => {
  await visit({ version: 2 }, async (page, table) => {
    assert.deepEqual(table.afters, ["2"]);
    table.tell("play", run(6, "fox", 0, 1));
    await until(async () => (await space(page, "fox")) === "1", "the event is shown");
    table.up = false;
    table.cut();
    await page.locator("#lost", { hasText: "Connection lost" }).waitFor();
    await until(async () => /Connection lost/.test(await said(page)), "it is said");
    table.up = true;
    await page.locator("#lost").waitFor({ state: "hidden" });
    assert.equal(table.afters.at(-1), "6");
    assert.ok(table.afters.length >= 3, "it tried several times");
    await until(async () => /Connected again/.test(await said(page)), "it is said");
  }, { expected: [/503|ERR_|Failed to load/] });
});

test("stream: silence is a lost line", async () => {
  await visit({}, async (page, table) => {
    await page.clock.fastForward(50_000);
    await page.clock.resume();
    await until(() => table.afters.length > 1, "it connects anew");
  }, { prepare: (page) => page.clock.install() });
});

test("stream: tabs of one browser share one, and the next leads when the first goes", async () => {
  await visit({ version: 1 }, async (page, table) => {
    const second = await page.context().newPage();
    await second.goto(`${table.url}/t/ABCDE`);
    await until(() => table.afters.length === 2, "the new tab has the leader ask again");
    await until(() => table.streams === 1, "one stream is open");
    await second.bringToFront();
    table.tell("play", run(3, "fox", 0, 1));
    await until(async () => (await space(second, "fox")) === "1", "the second tab hears it");
    await until(async () => (await space(page, "fox")) === "1", "the first tab hears it");
    await page.goto("about:blank");
    await until(() => table.afters.at(-1) === "3" && table.streams === 1, "the second tab leads");
    table.tell("play", run(4, "fox", 1, 2));
    await until(async () => (await space(second, "fox")) === "2", "the second tab goes on");
  });
});

test("stream: a region goes on from what it was; from anything else it is asked for anew", async () => {
  await visit({ version: 1 }, async (page, table) => {
    const { "r-log": whole } = regions({ log: ["Start 🐢.", "One."] });
    const end = whole.indexOf("</ol>");
    const [first, second] = [whole.indexOf("<li"), whole.lastIndexOf("<li")];
    const lines = () => page.locator("#r-log li").allTextContents();
    const tell = (log) => table.tell("regions", { regions: { "r-log": log }, attrs: {} });
    tell([7, "<li>lost</li>", [0, 7]]);
    tell(whole);
    tell([whole.length, [0, first], [second, end], '<li data-id="2">Two.</li>', [end, whole.length]]);
    await until(async () => (await lines()).join() === "One.,Two.", "the log goes on");
    assert.equal(table.afters.length, 1, "what nothing is known of comes whole by itself");
    tell([whole.length, "<li>lost</li>"]);
    await until(() => table.afters.length === 2, "the page asks anew");
    assert.deepEqual(await lines(), ["One.", "Two."]);
  });
});

test("stream: of too many, those that nobody looks at end until somebody does", async () => {
  await visit({ version: 1 }, async (page, table) => {
    const hide = (hidden) => page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
    await hide(true);
    table.tell("rest", {});
    await until(() => table.streams === 0, "the stream is closed");
    await page.clock.fastForward(200_000);
    await page.clock.resume();
    assert.equal(table.afters.length, 1, "it stays closed");
    await hide(false);
    await until(() => table.streams === 1, "the stream is open");
    table.tell("rest", {});
    await until(() => table.afters.length === 3 && table.streams === 1, "it comes back by itself");
  }, { prepare: (page) => page.clock.install() });
});

test("stream: a page that comes back from the cache goes on", async () => {
  await visit({}, async (page, table) => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    await until(() => table.streams === 0, "the stream is closed");
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await until(() => table.streams === 1, "the stream is open");
  });
});

test("share: the link is copied, or selected where copying is forbidden", async () => {
  await visit({}, async (page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.locator("#copy").click();
    await page.locator("#copy", { hasText: "Copied" }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "http://table.example/t/ABCDE");
    await page.locator("#copy", { hasText: "Copy" }).waitFor();
  });
  const forbid = (page) => page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await visit({}, async (page) => {
    await page.locator("#copy").click();
    await page.locator("#copy", { hasText: "Copy it by hand" }).waitFor();
    assert.equal(await page.evaluate(() => getSelection().toString()), "http://table.example/t/ABCDE");
  }, { prepare: forbid });
});

test("share: the nonce is this browser's own chance", async () => {
  await visit({}, async (page) => {
    assert.match(await page.locator("[name=nonce]").inputValue(), /^[0-9a-f]{32}$/);
  });
});

test("prefs: a choice holds at once and in the cookie", async () => {
  await visit({}, async (page) => {
    await page.locator("#fast").click();
    assert.equal(await page.locator("html").getAttribute("data-speed"), "fast");
    assert.equal(await page.locator("#fast").getAttribute("aria-pressed"), "true");
    assert.match(await page.evaluate(() => document.cookie), /speed=fast/);
  });
});

test("announce: nothing is said while I type", async () => {
  await visit({}, async (page, table) => {
    await page.locator("#note").pressSequentially("hello");
    table.tell("play", run(1, "fox", 0, 1));
    await pause(900);
    assert.equal(await said(page), "");
    await until(async () => /from 0 to 1/.test(await said(page)), "it is said afterwards");
  });
});

test("plain http away from this machine: the page works without locks, clipboard and wake lock", async () => {
  const bare = (page) => page.addInitScript(() => {
    for (const name of ["locks", "clipboard", "wakeLock"]) Object.defineProperty(navigator, name, { value: undefined });
  });
  await visit({}, async (page, table) => {
    table.tell("play", run(1, "fox", 0, 1));
    await until(async () => (await space(page, "fox")) === "1", "the event is shown");
  }, { prepare: bare });
});
