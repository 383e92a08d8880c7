// The score of Crazy Race.

import { Stage } from "../stage.js";

const kinds = {
  async starts({ stage, run }, { seat }) {
    stage.pulse(stage.seat(seat), 260);
    await run.wait(260);
  },

  async token({ stage, run }, { to }) {
    stage.carryToken(to);
    await run.wait(320);
  },

  game_ends: ({ run }) => run.wait(400),
  tie_broken: ({ run }) => run.wait(300),
  ranks: ({ run }) => run.wait(100),
};

/** @type {import("../beats.js").Score} */
export const score = { Stage, kinds, leads: () => true };
