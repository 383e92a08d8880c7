// The score of Hare and Tortoise.

import { Stage } from "../stage.js";

const kinds = {
  async starts({ stage, run }, { seat }) {
    stage.pulse(stage.seat(seat), 260);
    await run.wait(260);
  },

  async turn_lost({ stage, run }, { seat }) {
    stage.pulse(stage.seat(seat), 260);
    await run.wait(260);
  },

  game_ends: ({ run }) => run.wait(400),
  ranks: ({ run }) => run.wait(100),
};

/** @type {import("../beats.js").Score} */
export const score = { Stage, kinds, leads: () => true };
