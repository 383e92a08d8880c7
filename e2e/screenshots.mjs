// Pictures of every page, in every size, light and dark: `cargo xtask screenshots [--out DIR] [--only TEXT]`.

import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";

import { DESKTOP, LAPTOP, PHONE, launch, newPage } from "./lib/browser.mjs";
import { start } from "./lib/server.mjs";
import { visits } from "./visits.mjs";

const { values } = parseArgs({ options: { out: { type: "string" }, only: { type: "string", default: "" } } });
if (!values.out) {
  console.error("usage: node screenshots.mjs --out DIR [--only TEXT]");
  process.exit(2);
}

const server = await start();
const browser = await launch();
try {
  await mkdir(values.out, { recursive: true });
  for (const visit of visits.filter(({ name }) => name.includes(values.only))) await shootAll(visit);
} finally {
  await browser.close();
  await server.close();
}

/** A visit is made anew for each colour scheme: Chromium leaves drawings in the old colours when it changes. */
async function shootAll(visit) {
  for (const colorScheme of ["light", "dark"]) {
    let pages = visit.moving ? null : await arrive(visit, { colorScheme });
    for (const viewport of [PHONE, LAPTOP, DESKTOP]) {
      if (visit.moving) pages = await arrive(visit, { viewport, colorScheme, reducedMotion: false });
      const file = `${visit.name}-${viewport.width}x${viewport.height}-${colorScheme}.png`;
      await shoot(pages[0], viewport, path.join(values.out, file));
      console.log(file);
      if (visit.moving) await leave(pages);
    }
    if (!visit.moving) await leave(pages);
  }
}

/** The page of a visit, and those of the friends it takes, in browsers of their own. */
async function arrive(visit, options) {
  const pages = [await newPage(browser, options)];
  const friend = async () => {
    const page = await newPage(browser);
    pages.push(page);
    return page;
  };
  await visit.open(pages[0], server.url, friend);
  return pages;
}

async function leave(pages) {
  for (const page of pages) await page.context().close();
}

/** What the viewport shows, no more: a page that needs scrolling shall look as it does to people. */
async function shoot(page, viewport, file) {
  await page.setViewportSize(viewport);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const plays = (await page.locator("#table[data-playing]").count()) > 0;
  await page.screenshot({ path: file, animations: plays ? "allow" : "disabled" });
}
