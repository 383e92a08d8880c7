// A server and a browser for a file of tests: up before the first test, down after the last.

import { after, before } from "node:test";

import { launch } from "./browser.mjs";
import { start } from "./server.mjs";

/** Set once the first test begins. */
export let server;
/** Set once the first test begins. */
export let browser;

before(async () => {
  [server, browser] = await Promise.all([start(), launch()]);
});

after(async () => {
  await browser?.close();
  await server?.close();
});
