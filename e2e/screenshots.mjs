// Pictures of every page: `cargo xtask screenshots [--docs] [--out DIR] [--only TEXT]`. With `--docs` in small, one file a
// page; else every size in a file of its own.

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";

import { DESKTOP, LAPTOP, PHONE, launch, newPage } from "./lib/browser.mjs";
import { contactSheet } from "./lib/contact-sheet.mjs";
import { start } from "./lib/server.mjs";
import { translated, visits } from "./visits.mjs";
import { arrive, walk } from "./visits/visit.mjs";

const COLOURS = ["light", "dark"];
const options = { out: { type: "string" }, only: { type: "string", default: "" }, docs: { type: "boolean", default: false } };
const { values } = parseArgs({ options });
if (!values.out) {
  console.error("usage: node screenshots.mjs --out DIR [--docs] [--only TEXT]");
  process.exit(2);
}
const sizes = values.docs ? [PHONE, LAPTOP] : [PHONE, LAPTOP, DESKTOP];

const server = await start();
const browser = await launch();
try {
  await mkdir(values.out, { recursive: true });
  for (const visit of [...visits, ...translated].flatMap(chosen)) await shootAll(visit);
} finally {
  await browser.close();
  await server.close();
}

/** The visit with those of its stops that are asked for, if any. */
function chosen(visit) {
  const names = visit.names.filter((name) => name.includes(values.only));
  return names.length > 0 ? [Object.assign(visit, { names })] : [];
}

/** A visit is made anew for each colour scheme: Chromium leaves drawings in the old colours when it changes. */
async function shootAll(visit) {
  const shots = new Map();
  for (const colorScheme of COLOURS) {
    for (const viewports of visit.moving ? sizes.map((size) => [size]) : [sizes]) {
      const how = { colorScheme, viewport: viewports[0], locale: visit.locale, reducedMotion: !visit.moving };
      const make = (mine) => newPage(browser, mine ? how : {});
      for await (const { name, page } of walk(visit, () => arrive(visit, server, make), { patient: true })) {
        const taken = shots.get(name) ?? shots.set(name, []).get(name);
        for (const viewport of viewports) taken.push({ viewport, colorScheme, png: await shoot(page, viewport) });
      }
    }
  }
  for (const [name, taken] of shots) await keep(name, taken);
}

/** What the viewport shows, no more: a page that needs scrolling shall look as it does to people. */
async function shoot(page, viewport) {
  await page.setViewportSize(viewport);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const plays = (await page.locator("#table[data-playing]").count()) > 0;
  return page.screenshot({ animations: plays ? "allow" : "disabled" });
}

async function keep(name, taken) {
  if (!values.docs) {
    for (const { viewport, colorScheme, png } of taken) await write(`${name}-${viewport.width}x${viewport.height}-${colorScheme}.png`, png);
  } else if (taken.length === sizes.length * COLOURS.length) {
    await write(`${name}.webp`, await contactSheet(browser, taken));
  }
}

async function write(file, bytes) {
  await writeFile(path.join(values.out, file), bytes);
  console.log(file);
}
