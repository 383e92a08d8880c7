// What goes on at a table besides its game: taking back, pauses, stand-ins, a device that several people share.

import { act, chance, openRoom, playOn, read } from "../lib/table.mjs";
import { joins } from "./outside.mjs";
import { once } from "./visit.mjs";

/** Presses a button of the table, wherever it stands. */
export const press = (page, what, which = null) =>
  page.evaluate(([what, which]) => {
    const buttons = [...document.querySelectorAll(`[data-affair="${what}"]`)];
    buttons.find(({ name, value }) => which === null || [name, value].includes(which)).click();
  }, [what, which]);

const begun = (page) => page.locator("#table[data-game]").waitFor();

async function begin(host, guests) {
  if ((await host.locator("#fill").count()) > 0) await host.locator("#fill").check();
  await host.locator(".start .go").click();
  for (const page of [host, ...guests]) await begun(page);
}

/** Ann opens a room and Bea comes; computer players fill it. */
export async function pair(ann, bea, url, options) {
  const code = await openRoom(ann, url, { start: 0, name: "Ann", ...options });
  await joins(bea, `${url}/t/${code}`, "Bea");
  await ann.locator(".place.taken").nth(1).waitFor();
  await begin(ann, [bea]);
  return code;
}

/** Ann and Bea share a device, Carl comes by the link. */
export async function shared(device, carl, url, options) {
  const code = await openRoom(device, url, { start: 0, name: "Ann", ...options });
  const form = { name: "Bea", another: "on" };
  await device.request.post(`${url}/t/${code}/join`, { form, headers: { origin: url } });
  await joins(carl, `${url}/t/${code}`, "Carl");
  await device.reload();
  await begin(device, [carl]);
  return code;
}

/** Who has the device in hand, by the button pressed. */
export async function look(device, seat = null) {
  await device.locator("[data-affair=look]").first().waitFor();
  await press(device, "look", seat === null ? null : String(seat));
  await device.waitForFunction(() => document.getElementById("table").dataset.viewer !== "public");
}

/** One choice of whoever has one; gives back whether there was one. */
export async function step(pages, random) {
  for (const page of pages) {
    const { moment, actions } = await read(page);
    if (moment !== "choose") continue;
    await act(page, actions[random(actions.length)]);
    return true;
  }
  return false;
}

/** Plays on until Ann can take something back, for which she has to ask. */
async function untilAsks(ann, bea) {
  const random = chance(7);
  const asks = () => ann.locator("#r-just [data-affair=undo]").innerText({ timeout: 100 }).catch(() => "");
  for (let nth = 0; nth < 400; nth += 1) {
    const { moment } = await read(ann);
    if (moment === "wait" && (await asks()) !== "" && (await read(bea)).moment === "choose") return;
    await step([bea, ann], random);
    await ann.waitForTimeout(50);
  }
  throw new Error("nothing can be taken back");
}

/** A wish of Ann's, seen by her and by Bea; then a pause and a stand-in. */
const wishes = (game, seats) => ({
  names: ["can-undo", "asks", "paused", "stood-in"].map((name) => `${game}-${name}`),
  async open(page, url, friend) {
    this.bea = await friend();
    await pair(page, this.bea, url, { game, seats });
  },
  async *stops(page) {
    await untilAsks(page, this.bea);
    yield `${game}-can-undo`;
    await press(page, "undo");
    await page.locator("#r-affairs .affair, [data-note]").first().waitFor({ state: "attached" });
    yield `${game}-asks`;
    if ((await this.bea.locator("[data-affair=answer-undo]").count()) > 0) await press(this.bea, "answer-undo", "refuse");
    await press(this.bea, "pause");
    await page.locator("[data-affair=resume]").waitFor();
    yield `${game}-paused`;
    await press(page, "resume");
    await page.locator("[data-affair=resume]").waitFor({ state: "detached" });
    await press(page, "resign");
    await page.locator("[data-affair=take-back]").waitFor();
    yield `${game}-stood-in`;
  },
});

/** A device that Ann and Bea share: the curtain, and a hand behind it. */
const device = (game, seats) => ({
  names: ["curtain", "in-hand"].map((name) => `${game}-${name}`),
  async open(page, url, friend) {
    this.carl = await friend();
    await shared(page, this.carl, url, { game, seats });
  },
  async *stops(page) {
    const random = chance(7);
    for (let nth = 0; nth < 100 && (await page.locator("[data-affair=look]").count()) === 0; nth += 1) {
      await step([this.carl], random);
      await page.waitForTimeout(50);
    }
    yield `${game}-curtain`;
    await look(page);
    yield `${game}-in-hand`;
  },
});

/** A game of two is over; Ann opens the next table, Bea goes there, and then she starts another one. */
const nextTable = {
  names: ["next-offered", "next-kept", "next-begun"],
  async open(page, url, friend) {
    this.ann = await friend();
    await pair(this.ann, page, url, { seats: 2, variant: "digest" });
  },
  async *stops(page) {
    await Promise.all([playOn(this.ann), playOn(page)]);
    const again = "#r-end button[formaction$='/again']";
    await this.ann.locator(again).click();
    await page.locator("#r-end .next-table").waitFor();
    yield "next-offered";
    await page.goto(this.ann.url());
    yield "next-kept";
    await page.locator(".sit-row .go").first().click();
    await begun(page);
    yield "next-begun";
  },
};

/** The host of the server closes a game that goes on. */
const closed = once("closed", async (page, url, friend, server) => {
  const code = await pair(page, await friend(), url, { game: "crazy-race", seats: 3 });
  const host = await friend();
  await host.goto(server.hostPage);
  const post = { form: { code, page: "1" }, headers: { origin: url } };
  await host.request.post(`${url}/host/close`, post);
  await page.locator(".affair.closed, #r-affairs .affair").first().waitFor();
});

export const affairs = [nextTable, closed, wishes("carrots", 4), device("fable", 3), device("crazy-race", 4), device("carrots", 4)];
