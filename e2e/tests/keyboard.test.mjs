// A whole game with the keys alone. Focus is always somewhere, always to be seen, and stays with the decision.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faults, newPage } from "../lib/browser.mjs";
import { browser, server } from "../lib/stand.mjs";
import { gameFile, codeOf, chance, nextDecision, playOn, prefer } from "../lib/table.mjs";

/** What has the focus and how it is shown: the width of the outline around it, or around the cards it stands for. */
function focus(page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const cards = focused.matches("input.act") ? [...document.querySelectorAll(".hand .card")] : [];
    const shapes = [focused, ...(focused.labels ?? []), focused.nextElementSibling, ...cards].filter(Boolean);
    const outlined = shapes.filter((shape) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(shape);
      const { width, height } = shape.getBoundingClientRect();
      return outlineStyle === "solid" && parseFloat(outlineWidth) >= 2 && width > 8 && height > 8;
    });
    const name = focused.id || focused.name || focused.className || focused.textContent.trim().slice(0, 30);
    return { tag: focused.localName, name, value: focused.value, inHand: focused.matches("#r-actions *"), seen: outlined.length };
  });
}

async function assertFocusSeen(page, where) {
  const now = await focus(page);
  assert.notEqual(now.tag, "body", `${where}: nothing has the focus`);
  assert.ok(now.seen > 0, `${where}: the focus on ${now.tag} ${now.name} is not to be seen`);
  return now;
}

/** Presses Tab until the focus is on the selector; on the way it is seen everywhere. */
async function tabTo(page, selector) {
  for (let nth = 0; nth < 60; nth += 1) {
    await page.keyboard.press("Tab");
    await assertFocusSeen(page, `on the way to ${selector}`);
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
  }
  assert.fail(`no Tab leads to ${selector}`);
}

test("a whole game with the keys alone", { timeout: 180_000 }, async () => {
  const page = await newPage(browser);
  await prefer(page, server.url, { speed: "off" });
  await page.goto(server.url);
  await tabTo(page, "button[value=bots]");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\/[A-Z0-9]+$/);
  const code = codeOf(page);
  await nextDecision(page);

  // Arrows lead to the cards from anywhere; Escape takes the choice back; a sheet opens, and closes by Escape.
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.locator("input.act:checked").count(), 1);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("input.act:checked").count(), 0);
  await tabTo(page, ".chip");
  await page.keyboard.press("Enter");
  await page.locator(".sheet:popover-open").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".sheet:popover-open").count(), 0);
  assert.match((await focus(page)).name, /^chip-/, "the focus is back where the sheet was opened");
  await page.reload();

  const random = chance(11);
  await playOn(page, {
    decide: async ({ actions, phase }, nth) => {
      if (nth === 0) await tabTo(page, "input.act");
      else {
        const { inHand } = await assertFocusSeen(page, `decision ${nth}, after the others' moves`);
        assert.ok(inHand, `decision ${nth}: the focus has left the decision`);
        if (!(await page.evaluate(() => document.activeElement.matches("input.act")))) await tabTo(page, "input.act");
      }
      for (let steps = random(4) + 1; steps > 0; steps -= 1) await page.keyboard.press("ArrowRight");
      const { value } = await assertFocusSeen(page, `decision ${nth}, ${phase}`);
      // The arrows have nowhere to go from an only move.
      if (actions.length === 1) await page.keyboard.press("Space");
      assert.equal(await page.locator("input.act:checked").inputValue(), value, "the focus is on the choice");
      await page.keyboard.press("Enter");
    },
  });

  const { record } = await gameFile(page, server, code);
  assert.ok(record.ranks.length === 4);
  await assertFocusSeen(page, "the end");
  assert.ok(await page.evaluate(() => document.activeElement.matches("#r-end button[formaction]")), "the focus goes on to the end");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(code));
  assert.deepEqual(faults(page), []);
  await page.context().close();
});
