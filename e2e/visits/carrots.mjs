// Tables of Hare and Tortoise.

import { can, first, inWords, later, over, select, sheet, table } from "./visit.mjs";

const game = "carrots";
const forward = can("forward");
const deep = (now) => later(now) && forward(now);
const hasRolled = async ({ moment }, page) => moment === "choose" && (await page.locator(".chain li").count()) > 0;

export const carrots = [
  table({ game, seats: 4 }, [
    { name: "carrots-first", when: first },
    { name: "carrots-space", when: forward, then: select("forward") },
    { name: "carrots-turn", when: deep },
    { name: "carrots-turn-words", when: deep, then: inWords },
    { name: "carrots-tables", when: deep, then: sheet("tables") },
    { name: "carrots-stay", when: can("take"), then: select("take") },
    { name: "carrots-back", when: can("back"), then: select("back") },
    { name: "carrots-hare", when: hasRolled },
    { name: "carrots-end", when: over },
    { name: "carrots-end-words", when: over, then: inWords },
  ]),
  table({ game, seats: 2 }, [
    { name: "carrots-2", when: deep },
    { name: "carrots-2-space", when: deep, then: select("forward") },
    { name: "carrots-2-end", when: over },
  ]),
  table({ game, seats: 6 }, [
    { name: "carrots-6", when: deep },
    { name: "carrots-6-space", when: deep, then: select("forward") },
  ]),
];

/** The same turn in another language. */
export const carrotsTurn = (name, locale) => table({ game, seats: 4 }, [{ name, when: deep, then: select("forward") }], { locale });
