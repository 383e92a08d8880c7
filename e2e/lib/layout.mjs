// What a person sees and can hit. Every question is answered by a list of faults, empty when all is well.

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
