// What a person sees and can hit. Every question is answered by a list of faults, empty when all is well.

import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";

import { inPage } from "./in-page.mjs";

/** Whether the page must be scrolled, and with `inner` also every box inside it that must be. */
export function scrolling(page, { inner = false } = {}) {
  return page.evaluate(inPage, { ask: "scrolling", inner });
}

/** The elements of the selector that are not wholly inside the viewport, or lie under something else. */
export function outside(page, selector) {
  return page.evaluate(inPage, { ask: "outside", selector });
}

/** Visible text smaller than `min` CSS pixels on the glass, the scale of an SVG counted in. */
export function smallText(page, min = 12) {
  return page.evaluate(inPage, { ask: "smallText", min });
}

/**
 * Visible interactive elements narrower or lower than `min` CSS pixels. A control's label is part of its target; links
 * inside a sentence and disabled controls are let off. `except` maps a selector to its own minimum.
 */
export function smallTargets(page, min = 44, except = {}) {
  return page.evaluate(inPage, { ask: "smallTargets", min, except: Object.entries(except) });
}

/** Cards may be narrower than other targets. */
const CARDS = { "input.act": 42, ".card": 42, ".hit": 42 };

const WELL = { scrolling: [], outside: [], smallText: [], smallTargets: [] };

async function layoutFaults(page, inSight, except) {
  const all = await Promise.all(inSight.map((selector) => outside(page, selector)));
  return { scrolling: await scrolling(page), outside: all.flat(), smallText: await smallText(page), smallTargets: await smallTargets(page, 44, { ...CARDS, ...except }) };
}

/**
 * Holds a decision against what each has to be: nothing scrolls, `inSight` is, words and targets are large enough. A fault
 * counts if it is still there after a moment: a frame in the middle of a change is nobody's layout. `except` as for
 * `smallTargets`.
 */
export async function assertLayout(page, when, inSight = ["#go", "#r-actions .card"], except = {}) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  let found = await layoutFaults(page, inSight, except);
  for (let nth = 0; nth < 5 && !isDeepStrictEqual(found, WELL); nth += 1) {
    await page.waitForTimeout(100);
    found = await layoutFaults(page, inSight, except);
  }
  assert.deepEqual(found, WELL, when);
}
