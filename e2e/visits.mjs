// The pages worth a picture, and worth a check of their accessibility.

import { affairs } from "./visits/affairs.mjs";
import { carrots, carrotsTurn } from "./visits/carrots.mjs";
import { crazyRace, crazyRaceTurn } from "./visits/crazy-race.mjs";
import { fable, fableTurn } from "./visits/fable.mjs";
import { hints } from "./visits/hint.mjs";
import { outside } from "./visits/outside.mjs";
import { figures, ratings } from "./visits/ratings.mjs";
import { replays } from "./visits/replay.mjs";
import { review } from "./visits/review.mjs";
import { at } from "./visits/visit.mjs";

/** Every kind of page, in English. */
export const visits = [...outside, ...fable, ...crazyRace, ...carrots, ...replays, review, ratings, ...figures, ...affairs, ...hints];

/** The front page and a table of each game in the other languages. */
export const translated = ["fr", "pt", "de"].flatMap((locale) => [
  at(`front-${locale}`, "/", { locale }),
  fableTurn(`turn-${locale}`, locale),
  crazyRaceTurn(`crazy-race-4-${locale}`, locale),
  carrotsTurn(`carrots-turn-${locale}`, locale),
]);
