// Chromium and its pages.

import { chromium } from "playwright-core";

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The sizes the page is designed for; the glass of a phone less what its browser takes. */
export const PHONE = { width: 390, height: 664 };
export const SMALL_PHONE = { width: 360, height: 640 };
export const LAPTOP = { width: 1366, height: 625 };
export const DESKTOP = { width: 1440, height: 900 };

const WAIT_MS = 10_000;
const faultsOf = new WeakMap();
const scriptless = new WeakSet();

/** The Chromium named by FURROW_CHROMIUM; with its window where FURROW_HEADED is set. */
export function launch() {
  const executablePath = process.env.FURROW_CHROMIUM;
  if (!executablePath) throw new Error("FURROW_CHROMIUM is not set: run `cargo xtask e2e`");
  return chromium.launch({ executablePath, headless: !process.env.FURROW_HEADED, args: ARGS });
}

/**
 * A page in a context of its own: another person's browser, with its own cookies. Close the context to close it all.
 * `reducedMotion` is the default: most tests ask what the page says, not how it moves.
 */
export async function newPage(browser, options = {}) {
  const { viewport = LAPTOP, js = true, reducedMotion = true, colorScheme = "light", touch = false } = options;
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: js,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    colorScheme,
    hasTouch: touch,
    isMobile: touch,
    locale: options.locale ?? "en-GB",
  });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  faultsOf.set(page, watchFaults(page));
  if (!js) scriptless.add(page);
  return page;
}

function watchFaults(page) {
  const faults = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  return faults;
}

/** What went wrong inside a page of `newPage` so far: errors, failed loads, what the security policy refused. */
export function faults(page) {
  return faultsOf.get(page);
}

/** Whether the page was made without JavaScript: no timer ever fires in it. */
export function isScriptless(page) {
  return scriptless.has(page);
}
