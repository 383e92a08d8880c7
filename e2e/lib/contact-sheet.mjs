// Four small pictures of a page as one WebP: a phone and a large screen, by day and by night.

import { newPage } from "./browser.mjs";

const SCALE = 0.46;
const QUALITY = 28;

const STYLE = `
  body { margin: 0; padding: 4px; background: #8a8a8a; width: max-content; }
  main { display: grid; grid-template-columns: max-content max-content; gap: 4px; }
  img { display: block; }`;

/** `pictures`: `{ png, viewport }` by rows of two; gives back the file. */
export async function contactSheet(browser, pictures) {
  const width = pictures[0].viewport.width + pictures[1].viewport.width;
  const height = pictures[0].viewport.height * 2;
  const page = await newPage(browser, { viewport: { width, height } });
  const images = pictures.map(({ png, viewport }) => {
    return `<img width="${viewport.width * SCALE}" height="${viewport.height * SCALE}" src="data:image/png;base64,${png.toString("base64")}">`;
  });
  await page.setContent(`<!doctype html><style>${STYLE}</style><main>${images.join("")}</main>`);
  const clip = await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    const { width, height } = document.body.getBoundingClientRect();
    return { x: 0, y: 0, width, height, scale: 1 };
  });
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: QUALITY, clip });
  await page.context().close();
  return Buffer.from(data, "base64");
}
