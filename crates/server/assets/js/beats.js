// Plays an event's beats in order. What each kind of beat looks and sounds like is the game's own score, and only the
// game on the table is loaded.

import { boardsOf } from "./regions.js";

const SCORES = {
  fable: () => import("./games/fable.js"),
  "crazy-race": () => import("./games/crazy-race.js"),
  carrots: () => import("./games/carrots.js"),
};

/**
 * What `games/NAME.js` gives as `score`.
 * @typedef {object} Score
 * @property {typeof import("./stage.js").Stage} Stage the stage its beats are told on
 * @property {Record<string, (scene: object, beat: any) => any>} kinds by the name of the beat in the stream
 * @property {(beats: any[]) => boolean} leads whether the pieces stand at the end where these beats have led them
 */

/** @returns {Promise<Score>} */
export async function scoreOf(table) {
  return (await SCORES[table.dataset.game]()).score;
}

/**
 * Plays an event's beats in order; resolves at the last one's end, or at once when the run is over.
 * @param {import("./motion.js").Run} run
 * @param {HTMLElement} table
 * @param {{beats: any[], regions: Record<string, string>}} event
 * @param {() => void} apply brings the board to the state after the event
 */
export async function play(run, table, event, apply) {
  const { beats, regions } = event;
  const { Stage, kinds, leads } = await scoreOf(table);
  if (run.over) return;
  let ended = false;
  const scene = { stage: new Stage(run, table, leads(beats) ? boardsOf(regions) : []), run, viewer: table.dataset.viewer, end };
  function end() {
    if (ended || run.over) return;
    ended = true;
    apply();
    run.settle();
    scene.stage = new Stage(run, table);
    for (const hidden of scene.stage.all("#r-end [data-reveal]")) scene.stage.hide(hidden);
  }
  for (const beat of beats) {
    if (run.over) return;
    scene.stage.caption(beat.text);
    await kinds[beat.k]?.(scene, beat);
  }
}
