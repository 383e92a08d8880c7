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

async function shootAll(visit) {
  for (const viewport of [PHONE, LAPTOP, DESKTOP]) {
    for (const colorScheme of ["light", "dark"]) {
      const file = `${visit.name}-${viewport.width}x${viewport.height}-${colorScheme}.png`;
      await shoot(visit, { viewport, colorScheme, touch: viewport === PHONE }, path.join(values.out, file));
      console.log(file);
    }
  }
}

/** What the viewport shows, no more: a page that needs scrolling shall look as it does to people. */
async function shoot(visit, options, file) {
  const page = await newPage(browser, options);
  try {
    await visit.open(page, server.url);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: file, animations: "disabled" });
  } finally {
    await page.context().close();
  }
}
