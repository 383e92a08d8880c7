// axe finds nothing serious on any page, by day and by night.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { violations } from "../lib/axe.mjs";
import { LAPTOP, PHONE, faults, launch, newPage } from "../lib/browser.mjs";
import { start } from "../lib/server.mjs";
import { act, codeOf, nextDecision, openRoom, openTable, playOn } from "../lib/table.mjs";

let server;
let browser;

before(async () => {
  [server, browser] = await Promise.all([start(), launch()]);
});

after(async () => {
  await browser?.close();
  await server?.close();
});

/** A page on which everything fades in at once: half faded in it has less contrast than it will have. */
async function soundPage(options) {
  const page = await newPage(browser, options);
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

async function assertSound(page, where) {
  assert.deepEqual(await violations(page), [], where);
}

for (const colorScheme of ["light", "dark"]) {
  test(`${colorScheme}: pages outside a game`, { timeout: 120_000 }, async () => {
    const page = await soundPage({ colorScheme });
    await page.goto(server.url);
    await assertSound(page, "front page");
    for (const summary of await page.locator(".options > summary").all()) await summary.click();
    await assertSound(page, "front page, options open");
    for (const address of ["/?view=text", "/rules/fable", "/specimen"]) {
      await page.goto(server.url + address);
      await assertSound(page, address);
    }
    const response = await page.goto(`${server.url}/nowhere`);
    assert.equal(response.status(), 404);
    await assertSound(page, "404");
    await openRoom(page, server.url, { seats: 3, name: "Ann" });
    await assertSound(page, "waiting room of the host");
    const guest = await soundPage({ colorScheme });
    await guest.goto(page.url());
    await assertSound(guest, "waiting room of a guest");
    const found = [...faults(page), ...faults(guest)].filter((fault) => !fault.includes("404"));
    assert.deepEqual(found, []);
    await guest.context().close();
    await page.context().close();
  });

  for (const [size, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
    test(`${colorScheme}, ${size}: the table at every moment`, { timeout: 120_000 }, async () => {
      const page = await soundPage({ colorScheme, viewport, touch: viewport === PHONE });
      await openTable(page, server.url, { seats: 3, start: 0 });
      const code = codeOf(page);
      const bet = await nextDecision(page);
      await assertSound(page, "second bet");
      await page.locator("#r-actions .hand .card").first().click();
      await assertSound(page, "second bet selected");
      await page.locator("#go").click();
      await nextDecision(page, bet.key);
      await assertSound(page, "my turn");
      await page.locator("#r-actions .hand .card:not(.off)").first().click();
      await assertSound(page, "my turn, a card selected");
      for (const opener of [".chip.me", "#r-status [popovertarget=memory]", "#r-status [popovertarget=menu]"]) {
        // On a large screen the cards gone are always in sight.
        if (!(await page.locator(opener).isVisible())) continue;
        await page.locator(opener).click();
        await page.locator(":popover-open").first().waitFor();
        await assertSound(page, `${opener} opened`);
        await page.keyboard.press("Escape");
      }

      // A text view of the same decision, then the end in both.
      await page.goto(`${server.url}/t/${code}?view=text`);
      await assertSound(page, "my turn in words");
      await page.goto(`${server.url}/t/${code}`);
      await playOn(page);
      await page.locator("#r-end .moral").waitFor();
      await assertSound(page, "the end");
      await page.goto(`${server.url}/t/${code}?view=text`);
      await assertSound(page, "the end in words");
      assert.deepEqual(faults(page), []);
      await page.context().close();
    });
  }

  test(`${colorScheme}: the others' turn, and the eyes of who watches`, { timeout: 120_000 }, async () => {
    const [ann, bea, carl] = [await soundPage({ colorScheme }), await soundPage(), await soundPage({ colorScheme })];
    await openRoom(ann, server.url, { seats: 2, name: "Ann" });
    await bea.goto(ann.url());
    await bea.locator("input[name=name]").fill("Bea");
    await bea.getByRole("button", { name: "Sit down" }).click();
    await bea.getByRole("button", { name: "Leave the table" }).waitFor();
    await ann.locator(".place.taken", { hasText: "Bea" }).waitFor();
    await ann.getByRole("button", { name: "Start the game" }).click();
    await ann.locator("#table.fable").waitFor();
    await bea.locator("#table.fable").waitFor();
    await carl.goto(ann.url());
    await act(ann, (await nextDecision(ann)).actions[0]);
    await ann.locator("#table[data-moment=chosen]").waitFor();
    await assertSound(ann, "has chosen");
    await act(bea, (await nextDecision(bea)).actions[0]);
    await ann.locator("#table[data-phase=play]").waitFor();
    // Whoever starts: the other one waits.
    const waiting = ann.locator("#table[data-moment=wait]");
    if ((await waiting.count()) === 0) {
      await act(ann, (await nextDecision(ann)).actions[0]);
      await waiting.waitFor();
    }
    await assertSound(ann, "the others' turn");
    await ann.locator("#r-actions .hand .card:not(.off)").first().click();
    await assertSound(ann, "the others' turn, a card selected");
    await assertSound(carl, "who watches");
    for (const page of [ann, bea, carl]) {
      assert.deepEqual(faults(page), []);
      await page.context().close();
    }
  });
}
