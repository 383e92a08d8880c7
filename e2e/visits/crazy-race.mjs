// Tables of Crazy Race.

import { can, first, inWords, over, select, selectCard, sheet, table } from "./visit.mjs";

const game = "crazy-race";
const lays = can("lay");
const deep = (now) => lays(now) && now.nth > 4;

export const crazyRace = [
  table({ game, seats: 3 }, [
    { name: "crazy-race-first", when: first },
    { name: "crazy-race-card", when: first, then: selectCard },
    { name: "crazy-race-lay", when: deep, then: select("lay") },
    { name: "crazy-race-moves", when: can("decline") },
    { name: "crazy-race-moves-one", when: can("decline"), then: select("move") },
    { name: "crazy-race-recall", when: can("recall"), then: select("recall") },
    { name: "crazy-race-points", when: can("step"), then: select("step"), rare: true },
    { name: "crazy-race-penalty", when: can("discard"), then: select("discard"), rare: true },
    { name: "crazy-race-end", when: over },
    { name: "crazy-race-end-words", when: over, then: inWords },
  ]),
  table({ game, seats: 4 }, [
    { name: "crazy-race-4", when: deep },
    { name: "crazy-race-4-words", when: deep, then: inWords },
    { name: "crazy-race-4-values", when: deep, then: sheet("memory") },
    { name: "crazy-race-4-if-over", when: deep, then: sheet("standing") },
    { name: "crazy-race-4-end", when: over },
  ]),
];

/** The same turn in another language. */
export const crazyRaceTurn = (name, locale) => table({ game, seats: 4 }, [{ name, when: deep }], { locale });
