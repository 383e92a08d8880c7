// axe finds nothing serious on any page worth a picture, by day and by night.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { violations } from "../lib/axe.mjs";
import { LAPTOP, PHONE, faults, newPage } from "../lib/browser.mjs";
import { browser, server } from "../lib/stand.mjs";
import { visits } from "../visits.mjs";
import { arrive, walk } from "../visits/visit.mjs";

/** A page on which everything fades in at once: half faded in it has less contrast than it will have. */
async function soundPage() {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.finish();
      return animation;
    };
  });
  return page;
}

/** Neighbours are alike: one is looked at by day on a large screen and by night on a small one, the next the other way. */
const LOOKS = [
  [{ colorScheme: "light", viewport: LAPTOP }, { colorScheme: "dark", viewport: PHONE }],
  [{ colorScheme: "dark", viewport: LAPTOP }, { colorScheme: "light", viewport: PHONE }],
];

// What moves is gone before axe has looked at it.
for (const visit of visits.filter(({ moving }) => !moving)) {
  test(visit.names.join(", "), { timeout: 180_000 }, async () => {
    let nth = 0;
    for await (const { name, page } of walk(visit, () => arrive(visit, server, soundPage))) {
      for (const { colorScheme, viewport } of LOOKS[nth % 2]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        assert.deepEqual(await violations(page), [], `${name}, ${colorScheme}, ${viewport.width} wide`);
      }
      nth += 1;
      // A page that says no comes with a status that the console repeats.
      const expected = ["lost", "front-refused"].includes(name) ? 1 : 0;
      assert.equal(faults(page).length, expected, `${name}: ${faults(page)}`);
    }
  });
}
