// A visit is a way through pages worth a picture. It has an `open(page, url, friend, server)`, which goes there (`friend()`
// gives the page of another person), and `stops(page)`, which yields the name of each picture when the page shows it.
// `locale` is the reader's language. `moving` says that pieces are on their way: such a visit has one stop, seen once a visit.

import { act, cardOf, chance, nextDecision, openTable, prefer, setOptions } from "../lib/table.mjs";

const SEED = 7;
const MOST_DECISIONS = 150;
/** What is rare is waited for in so many games. */
const MOST_GAMES = 4;

/** A visit with one stop, reached by opening it. */
export const once = (name, open, more = {}) => ({ names: [name], open, stops: () => [name], ...more });

/** A visit that is one address. */
export const at = (name, address, more) => once(name, (page, url) => page.goto(url + address), more);

/** Moments of a game: for the `when` of a stop. */
export const first = () => true;
export const later = ({ moment, phase, nth }) => moment === "choose" && phase !== "bets" && nth > 5;
export const over = ({ moment }) => moment === "over";
export const can = (what) => ({ actions }) => actions.some((action) => new RegExp(`\\b${what}\\b`).test(action));

/** For the `then` of a stop: selects the first action with this word in it. */
export const select = (what) => (page) =>
  page.evaluate((what) => {
    const actions = [...document.querySelectorAll("input.act[name=action]")];
    actions.find(({ value }) => value.split(" ").includes(what)).click();
  }, what);

/** For the `then` of a stop: opens a sheet by the button that is in sight. */
export const sheet = (id) => async (page) => {
  await page.evaluate((id) => document.getElementById(id).showPopover(), id);
  await page.locator(`#${id}:popover-open`).waitFor();
};

/** For the `then` of a stop: the same table in words. */
export const inWords = (page) => page.goto(`${page.url()}?view=text`);

/** For the `then` of a stop: taps the card in the middle of the hand that can be tapped. */
export async function selectCard(page) {
  const cards = page.locator("#r-actions .hand .card");
  await cards.nth(Math.floor(((await cards.count()) - 1) / 2)).click();
}

/**
 * Plays on and yields the names of stops as they come: `{ name, when, then, rare }`. `when` is given what `read` gives
 * and the number of the decision; `then` does what is to be seen.
 */
export async function* playing(page, stops, random) {
  const left = new Set(stops);
  let key = null;
  for (let nth = 0; nth < MOST_DECISIONS && left.size > 0; nth += 1) {
    const now = { ...(await nextDecision(page, key)), nth };
    for (const stop of left) {
      if (!(await stop.when(now, page))) continue;
      await stop.then?.(page);
      left.delete(stop);
      yield stop.name;
      if (page.url().includes("?")) await page.goBack();
      await page.evaluate(() => document.querySelector(":popover-open")?.hidePopover());
    }
    if (now.moment === "over") return;
    ({ key } = now);
    await act(page, now.actions[random(now.actions.length)]);
  }
}

/** Opens a table against computer players, which set their own pace; `ticks` are options to be ticked. */
async function openTicked(page, url, { ticks = [], ...options }) {
  if (ticks.length === 0) return openTable(page, url, options);
  await prefer(page, url, { speed: "off" });
  await page.goto(url);
  await setOptions(page, options);
  for (const tick of ticks) await cardOf(page, options.game).locator(`input[name=${tick}]`).check();
  await cardOf(page, options.game).locator("button[name=kind][value=bots]").click();
  return page.locator("#table").waitFor();
}

/** A visit to a table against computer players. */
export function table(options, stops, more = {}) {
  return {
    names: stops.map(({ name }) => name),
    rare: stops.filter(({ rare }) => rare).map(({ name }) => name),
    open: (page, url) => openTicked(page, url, { start: 0, ...options }),
    stops: (page, left) => playing(page, stops.filter(({ name }) => left.includes(name)), chance(SEED)),
    ...more,
  };
}

/**
 * Makes a visit, and yields each stop's name and page. `arrive(visit)` opens it and gives its pages, the reader's first.
 * What a game did not come to is waited for in another one; what is rare, only by those who are `patient`, and it may be
 * missing in the end.
 */
export async function* walk(visit, arrive, { patient = false } = {}) {
  let left = visit.names;
  const due = () => left.filter((name) => !visit.rare?.includes(name));
  for (let nth = 0; nth < MOST_GAMES && (nth === 0 || (patient ? left : due()).length > 0); nth += 1) {
    const pages = await arrive(visit);
    for await (const name of visit.stops(pages[0], left)) {
      left = left.filter((other) => other !== name);
      yield { name, page: pages[0] };
    }
    for (const page of pages) await page.context().close();
  }
  if (due().length > 0) throw new Error(`not seen in ${MOST_GAMES} games: ${due()}`);
}

/** Goes where a visit begins: the reader's page, and those of the friends it takes. `make(mine)` gives each a browser. */
export async function arrive(visit, server, make) {
  const pages = [await make(true)];
  const friend = async () => {
    const page = await make(false);
    pages.push(page);
    return page;
  };
  await visit.open(pages[0], server.url, friend, server);
  return pages;
}
