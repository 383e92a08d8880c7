// A hint on the table of each game, drawn and in words.

import { press } from "./affairs.mjs";
import { inWords, later, table } from "./visit.mjs";

/** Asks for a hint and waits until it stands there. */
export async function askHint(page) {
  await press(page, "hint");
  await page.locator("#r-hint .chances").first().waitFor();
}

const hint = (game, seats) => table({ game, seats }, [{
  name: `${game}-hint`,
  when: later,
  then: askHint,
}, {
  name: `${game}-hint-words`,
  when: later,
  then: inWords,
}]);

export const hints = [hint("fable", 4), hint("crazy-race", 4), hint("carrots", 4)];
