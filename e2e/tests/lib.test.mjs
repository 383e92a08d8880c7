// The helpers in lib/ against a server with planted faults: each must find what it is there to find.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { violations } from "../lib/axe.mjs";
import { LAPTOP, PHONE, faults, launch, newPage } from "../lib/browser.mjs";
import { outside, scrolling, smallTargets, smallText } from "../lib/layout.mjs";
import { start } from "../lib/server.mjs";
import { watch } from "../lib/traffic.mjs";

const command = [process.execPath, fileURLToPath(new URL("fixture.mjs", import.meta.url))];
let server;
let browser;

before(async () => {
  server = await start({ command });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens an address in a context of its own and closes it afterwards. */
async function visit(address, look, options = { viewport: PHONE }) {
  const page = await newPage(browser, options);
  try {
    await page.goto(server.url + address);
    await look(page);
  } finally {
    await page.context().close();
  }
}

/** One fault of the list speaks of each of the words, and there are no others. */
function assertFaults(found, words) {
  assert.equal(found.length, words.length, `expected ${words.join(", ")}, found:\n${found.join("\n")}`);
  for (const [index, word] of words.entries()) assert.match(found[index], new RegExp(word));
}

test("server: restarts and crashes keep data folder and port", async () => {
  const own = await start({ command });
  const visits = async () => (await fetch(`${own.url}/visits`)).text();
  try {
    const { url } = own;
    assert.equal(await visits(), "1");
    await own.restart();
    assert.equal(await visits(), "2");
    await own.kill9();
    await assert.rejects(visits(), "nobody answers after a crash");
    await own.restart();
    assert.equal(await visits(), "3");
    assert.equal(own.url, url);
  } finally {
    await own.close();
  }
  assert.equal(existsSync(own.data), false, "the data folder is removed");
});

test("server: one that ends at once is told with its words", async () => {
  const failing = [process.execPath, "-e", "console.error('no such folder'); process.exit(3)", "--"];
  await assert.rejects(start({ command: failing }), /ended with 3; it wrote:\nno such folder/);
});

test("browser: size, colours, motion and touch reach the page", async () => {
  const query = () => ({
    width: innerWidth,
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    still: matchMedia("(prefers-reduced-motion: reduce)").matches,
    coarse: matchMedia("(pointer: coarse)").matches,
  });
  const phone = { viewport: PHONE, colorScheme: "dark", reducedMotion: false, touch: true };
  await visit("/good", async (page) => {
    assert.deepEqual(await page.evaluate(query), { width: 390, dark: true, still: false, coarse: true });
  }, phone);
  await visit("/good", async (page) => {
    assert.deepEqual(await page.evaluate(query), { width: 1366, dark: false, still: true, coarse: false });
  }, { viewport: LAPTOP });
});

test("browser: a page without JavaScript runs none, and the helpers still work", async () => {
  await visit("/live", async (page) => {
    assert.equal(await page.title(), "Fixture");
    assert.deepEqual(await smallText(page), []);
    assert.deepEqual(await scrolling(page), []);
    await assert.rejects(violations(page), /axe needs a page with JavaScript/);
  }, { js: false });
});

test("browser: faults of the page are kept", async () => {
  await visit("/good", async (page) => {
    assert.deepEqual(faults(page), []);
    await page.evaluate(() => document.body.setAttribute("style", "color: red"));
    await page.evaluate(() => fetch("/nowhere"));
    assertFaults(faults(page), ["Content Security Policy", "404"]);
  });
});

test("layout: a good page has no faults", async () => {
  await visit("/good", async (page) => {
    assert.deepEqual(await scrolling(page, { inner: true }), []);
    assert.deepEqual(await outside(page, "#play"), []);
    assert.deepEqual(await smallText(page), []);
    assert.deepEqual(await smallTargets(page), []);
  });
});

test("layout: small targets are found, with exceptions by selector", async () => {
  await visit("/bad", async (page) => {
    assertFaults(await smallTargets(page), ["tiny.*20.0 x 20.0 px, under 44", "card.*42.0 x 48.0 px, under 44"]);
    assertFaults(await smallTargets(page, 44, { "#card": 42 }), ["tiny"]);
  });
});

test("layout: small text is found, shrunk and drawn text too", async () => {
  await visit("/bad", async (page) => {
    assertFaults(await smallText(page), ["small.*10.0 px, under 12", "scaled.*8.0 px", "text \"too small\".*7.0 px"]);
  });
});

test("layout: scrolling is found, of the page and of boxes in it", async () => {
  await visit("/bad", async (page) => {
    assertFaults(await scrolling(page), ["the page holds .* px more below"]);
    assertFaults(await scrolling(page, { inner: true }), ["the page", "div#log.* 150 px more below"]);
  });
});

test("layout: what is cut off, covered or absent is found", async () => {
  await visit("/bad", async (page) => {
    assertFaults(await outside(page, "#far"), ["far.* reaches over 390 x 664"]);
    assertFaults(await outside(page, "#absent"), ["nothing matches #absent"]);
  });
  await visit("/covered", async (page) => assertFaults(await outside(page, "#play"), ["play.* lies under div#cover"]));
});

test("axe: a planted violation is found under a strict policy, and none on a good page", async () => {
  await visit("/bad", async (page) => assertFaults(await violations(page), ["button-name \\(critical\\).*#silent"]));
  await visit("/good", async (page) => {
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(faults(page), [], "the policy refused nothing");
  });
});

test("traffic: stream messages, bodies, heads and redirects are all seen", async () => {
  const page = await newPage(browser);
  const traffic = await watch(page);
  const kinds = async (text) => [...new Set((await traffic.containing(text)).map(({ kind }) => kind))].sort();
  await page.goto(`${server.url}/live`);
  await page.waitForFunction(() => document.title === "second secret message");
  assert.deepEqual(await kinds("first secret message"), ["event", "stream"]);
  assert.deepEqual(await kinds("second secret message"), ["event", "stream"]);
  assert.deepEqual(await kinds("secret in a comment"), ["stream"]);
  assert.deepEqual(await kinds("secret in a compressed body"), ["body"]);
  await page.goto(`${server.url}/hop`);
  assert.deepEqual(await kinds("secret-in-a-redirect"), ["head"]);
  assert.deepEqual(await kinds("secret-in-a-cookie"), ["head"]);
  assert.deepEqual(await kinds("Play 2 foxes"), ["body"]);
  assert.deepEqual(await kinds("never sent"), []);
  assert.deepEqual(traffic.missed, []);
  await page.context().close();
});

test("traffic: a quick navigation loses no body", async () => {
  const page = await newPage(browser);
  const traffic = await watch(page);
  for (const address of ["/good", "/bad", "/covered", "/good", "/bad"]) {
    await page.goto(server.url + address, { waitUntil: "commit" });
  }
  await page.waitForLoadState();
  await traffic.settle();
  assert.deepEqual(traffic.missed, []);
  await page.context().close();
});
