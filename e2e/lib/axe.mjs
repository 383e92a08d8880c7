// Accessibility faults, found by axe-core.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { isScriptless } from "./browser.mjs";

const SOURCE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const GRAVE = ["serious", "critical"];

/**
 * The serious and critical violations of the page as it is now, one line each: rule, what it asks, where.
 * `context` is axe's own: a selector, or `{ include, exclude }`. The source is evaluated, so that the page's security
 * policy stays as strict as it is for people. A page without JavaScript has no timers, which axe needs: look at the same
 * page with JavaScript instead.
 */
export async function violations(page, context = null) {
  if (isScriptless(page)) throw new Error("axe needs a page with JavaScript");
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await readFile(SOURCE, "utf8"));
  const found = await page.evaluate(async (context) => {
    // A region that fades in has no contrast yet: what ends by itself is waited for, and what begins when it has ended.
    for (let nth = 0; nth < 20; nth += 1) {
      const ends = document.getAnimations().filter((motion) => Number.isFinite(motion.effect?.getComputedTiming().endTime));
      if (ends.length === 0) break;
      await Promise.allSettled(ends.map((motion) => motion.finished));
    }
    const results = await globalThis.axe.run(context ?? document, { resultTypes: ["violations"] });
    return results.violations.map(({ id, impact, help, nodes }) => {
      return { id, impact, help, where: nodes.map((node) => node.target.join(" ")) };
    });
  }, context);
  const grave = found.filter(({ impact }) => GRAVE.includes(impact));
  return grave.map(({ id, impact, help, where }) => `${id} (${impact}): ${help}: ${where.join(", ")}`);
}
