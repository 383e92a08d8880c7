// The first view of a table is light: what a browser that has nothing yet loads until the first decision.

import assert from "node:assert/strict";
import { test } from "node:test";

import { PHONE, faults, newPage } from "../lib/browser.mjs";
import { browser, server } from "../lib/stand.mjs";
import { nextDecision, openTable, until } from "../lib/table.mjs";

/** Bytes on the wire, heads included. */
const MOST = 150_000;

/** What has come over the wire whole from now on: bytes by address. */
async function weigh(page) {
  const devtools = await page.context().newCDPSession(page);
  const [addresses, bytes] = [new Map(), new Map()];
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => addresses.set(requestId, new URL(request.url).pathname));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => bytes.set(addresses.get(requestId), encodedDataLength));
  await devtools.send("Network.enable");
  return bytes;
}

const LARGEST = { fable: 5, "crazy-race": 4, carrots: 6 };

for (const [game, seats] of Object.entries(LARGEST)) {
  test(`${game}: the first view of a full table`, { timeout: 60_000 }, async (context) => {
    const host = await newPage(browser);
    await openTable(host, server.url, { game, seats, start: 0 });
    const page = await newPage(browser, { viewport: PHONE });
    await page.context().addCookies(await host.context().cookies());
    const bytes = await weigh(page);
    await page.goto(host.url());
    await nextDecision(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await until(() => [...bytes.keys()].some((path) => path.endsWith(".woff2")), "the fonts are weighed");
    const heavy = [...bytes].sort(([, a], [, b]) => b - a);
    const sum = heavy.reduce((sum, [, length]) => sum + length, 0);
    context.diagnostic(`${game}: ${sum} bytes in ${heavy.length} answers`);
    assert.ok(sum > 20_000, "it was weighed");
    assert.ok(sum <= MOST, `${sum} bytes: ${heavy.slice(0, 8).map(([path, length]) => `${path} ${length}`).join(", ")}`);
    for (const one of [host, page]) {
      assert.deepEqual(faults(one), []);
      await one.context().close();
    }
  });
}
