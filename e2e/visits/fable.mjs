// Tables of The Hare & the Tortoise.

import { act, chance, nextDecision, openTable, playOn, prefer } from "../lib/table.mjs";
import { room } from "./outside.mjs";
import { can, first, inWords, later, once, over, selectCard, sheet, table } from "./visit.mjs";

const hasPlay = ({ moment, phase }) => moment === "choose" && phase === "play";

/** A whole game of four. */
const whole = table({}, [
  { name: "bet", when: first },
  { name: "bet-card", when: first, then: selectCard },
  { name: "turn-first", when: hasPlay },
  { name: "turn", when: later },
  { name: "turn-card", when: later, then: selectCard },
  { name: "turn-words", when: later, then: inWords },
  { name: "turn-seat", when: later, then: sheet("sheet-1") },
  { name: "turn-menu", when: later, then: sheet("menu") },
  { name: "end", when: over },
  { name: "end-words", when: over, then: inWords },
]);

async function begin(host, guest) {
  await host.locator("#fill").check();
  await host.locator(".start .go").click();
  for (const page of [host, guest]) await page.locator("#table.fable").waitFor();
}

/** Ann has laid her second bet and Bea has not; then Ann has played, and Bea thinks. */
const friends = {
  names: ["bet-chosen", "others-turn", "others-turn-card"],
  async open(page, url, friend) {
    this.bea = await friend();
    await room(page, this.bea, url);
    await begin(page, this.bea);
  },
  async *stops(page) {
    await act(page, (await nextDecision(page)).actions[0]);
    await page.locator("#table[data-moment=chosen]").waitFor();
    yield "bet-chosen";
    await act(this.bea, (await nextDecision(this.bea)).actions[0]);
    await page.locator("#table[data-phase=play]").waitFor();
    await act(page, (await nextDecision(page)).actions[0]);
    await page.locator("#table[data-moment=wait]").waitFor();
    yield "others-turn";
    await page.locator("#r-actions .hand .card:not(.off)").first().click();
    yield "others-turn-card";
  },
};

/** Somebody looks on. */
async function watch(page, url, friend) {
  const [ann, bea] = [await friend(), await friend()];
  await room(ann, bea, url);
  await begin(ann, bea);
  await page.goto(ann.url());
  await page.locator("#table.fable").waitFor();
}

/** Plays on without motion, then with it until an animal runs. */
async function race(page, url) {
  const random = chance(7);
  await openTable(page, url, { start: 0 });
  await playOn(page, { random, stop: (now, nth) => hasPlay(now) && nth > 5 });
  await prefer(page, url, { speed: "normal" });
  await page.reload();
  const running = page.locator("#table[data-playing] .pawn[data-running]").first().waitFor();
  const played = playOn(page, { random, stop: async () => (await Promise.race([running, false])) !== false });
  await Promise.race([running, played]);
  played.catch(() => undefined);
}

export const fable = [
  whole,
  friends,
  once("watching", watch),
  once("race", race, { moving: true }),
  table({ seats: 4, ticks: ["championship"] }, [{ name: "between-games", when: ({ phase, nth }) => phase === "bets" && nth > 0 }]),
  table({ seats: 5, ticks: ["championship"] }, [
    { name: "championship-turn", when: later },
    { name: "championship-end", when: over },
  ]),
  table({ seats: 3, variant: "apprentice" }, [
    { name: "apprentice-turn", when: later },
    { name: "apprentice-moves", when: can("move") },
    { name: "apprentice-moves-one", when: can("move"), then: (page) => page.locator("input.act").first().evaluate((radio) => radio.click()) },
    { name: "apprentice-end", when: over },
  ]),
  table({ seats: 2, variant: "digest" }, [
    { name: "digest-turn", when: later },
    { name: "digest-end", when: over },
  ]),
];

/** The same turn in another language. */
export const fableTurn = (name, locale) => table({}, [{ name, when: later }], { locale });
