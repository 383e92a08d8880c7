// The score of The Hare & the Tortoise: cards into the rows, then the animals run, row by row, up to the podium.

import { sound } from "../sound.js";
import { Stage, by, drawing, middle, sketch } from "../stage.js";

const FINISH = 12;
const Z = "M12 12h24L12 36h24";

/** The table with its track and the rows of its race board. */
class Meadow extends Stage {
  #light = null;

  pawn(animal) {
    return this.find(`.pawn[data-pawn="${animal}"]`);
  }

  /** Carries the row highlight to an animal. */
  async light(animal) {
    const row = this.find(`[data-row="${animal}"]`);
    if (!row) return;
    const { left, top, width, height } = row.getBoundingClientRect();
    if (this.#light) {
      const to = { x: left - this.#light.x, y: top - this.#light.y };
      this.run.animate(this.#light.box, [{ transform: by(this.#light.now) }, { transform: by(to) }], 180, { easing: "ease-in-out" });
      this.#light.now = to;
    } else {
      const box = this.run.put("motion-light", { x: left, y: top, width, height });
      this.#light = { box, x: left, y: top, now: { x: 0, y: 0 } };
      this.run.animate(box, [{ opacity: 0 }, { opacity: 1 }], 180);
    }
    await this.run.wait(180);
  }

  /** Lights the steps that `cards` of an animal give, as they lie there from now on. */
  lightSteps(animal, cards) {
    for (const [nth, steps] of this.all(`[data-row="${animal}"] .steps`).entries()) this.#cell(steps, nth === cards ? " lit" : "");
  }

  /** Strikes out the steps an animal does not run. */
  strike(animal) {
    this.#cell(this.find(`[data-row="${animal}"] .steps:is(.lit, [data-lit-base])`), " out");
  }

  #cell(steps, look) {
    if (!steps) return;
    for (const name of ["data-lit-base", "data-out-base"]) this.run.borrow(steps, name, null);
    this.run.borrow(steps, "class", `steps${look}`);
  }

  /** Hops a pawn space by space; on the finish line it is not at its end. */
  async runs(animal, from, to) {
    const tiles = [];
    for (let space = from + 1; space <= to; space += 1) tiles.push(this.find(`[data-tile="${space}"]`));
    await this.hopsAlong(this.pawn(animal), tiles, () => sound("hop", animal), { passing: to === FINISH });
  }

  /** Hops a pawn onto a step of the podium; gives back where it stands then. */
  async climbs(animal, place) {
    const [pawn, step] = [this.pawn(animal), this.find(`[data-step="${place}"]`)];
    if (!pawn || !step) return null;
    await this.hopTo(pawn, step, { height: 34, ms: 430, home: true });
    return middle(pawn.getBoundingClientRect());
  }

  /** Several that are level climb one step together (F22). */
  async climbTogether(animals, place) {
    const waiting = animals.map((animal) => this.pawn(animal)).filter((pawn) => pawn && !pawn.dataset.home);
    const step = this.find(`[data-step="${place}"]`);
    await Promise.all(waiting.map((pawn) => this.hopTo(pawn, step, { height: 34, ms: 430, home: true })));
    return waiting;
  }

  /** Three Zs rise from a sleeper. */
  zs(pawn) {
    if (!pawn) return;
    const { right, top } = pawn.getBoundingClientRect();
    for (const nth of [0, 1, 2]) {
      const z = this.run.put("motion-z", { x: right - 6 + nth * 7, y: top - nth * 4 });
      z.append(sketch(Z));
      const frames = [{ opacity: 0, translate: "0 6px" }, { opacity: 1, offset: 0.4 }, { opacity: 0, translate: "4px -14px" }];
      this.run.animate(z, frames, 500, { delay: nth * 200, moment: true });
    }
  }
}

/** Fills the box of a flying card. */
const face = (card, animal) => (box) => {
  box.dataset.animal = animal;
  box.append(drawing(card === "howl" ? "howl" : `${card}-small`));
};

const kinds = {
  async stream({ stage, run }, { space }) {
    stage.pulse(stage.find(`[data-tile="${space}"]`), 260);
    await run.wait(140);
  },

  async turbo({ stage, run }, { animal }) {
    stage.pulse(stage.find(`[data-turbo="${animal}"]`), 260);
    await run.wait(140);
  },

  async starts({ stage, run }, { seat }) {
    stage.pulse(stage.seat(seat), 260);
    await run.wait(260);
  },

  /** The refill is quiet: nobody waits for it but the race. */
  async draws({ stage, run }, { seat }) {
    stage.pulse(stage.seat(seat), 200);
    await run.wait(100);
  },

  async lays_bet({ stage, run }, { seat }) {
    sound("card");
    stage.pulse(stage.seat(seat), 260);
    await run.wait(260);
  },

  async plays({ stage, run, viewer }, { seat, animal, cards, of_animal }) {
    const from = String(seat) === viewer ? stage.find("#r-actions") : stage.seat(seat);
    const first = of_animal - cards.length + 1;
    for (const [nth, card] of cards.entries()) {
      const slot = stage.find(`[data-slot-of="${animal}"][data-n="${first + nth}"]`);
      stage.flyFrom(from, slot, face(card, animal), { delay: nth * 90 });
    }
    sound("card");
    await run.wait(260 + 90 * (cards.length - 1));
    stage.lightSteps(animal, of_animal);
  },

  async race_starts({ stage, run }) {
    sound("race");
    for (const slot of stage.all("[data-slot-of]")) stage.pulse(slot, 500);
    await run.wait(500);
  },

  async howl({ stage, run }, { home }) {
    sound("howl");
    const pawns = stage.all(".pawn[data-pawn]").filter((pawn) => pawn.dataset.pawn !== "wolf");
    for (const badge of stage.all("[data-howl]")) stage.pulse(badge, 600);
    if (!home) stage.mood(stage.pawn("wolf"), "special");
    for (const pawn of pawns) {
      stage.strike(pawn.dataset.pawn);
      stage.shiver(pawn, 600);
    }
    await run.wait(1200, true);
  },

  async stays({ stage, run }, { animal, why }) {
    await stage.light(animal);
    const pawn = stage.pawn(animal);
    if (why === "nap") {
      sound("nap");
      stage.mood(pawn, "special");
      stage.strike(animal);
      stage.zs(pawn);
      return run.wait(900, true);
    }
    if (why === "howl") stage.shiver(pawn, 200);
    if (why === "third") stage.mood(pawn, "sulking");
    return run.wait(200);
  },

  async runs({ stage, run }, { animal, from, to, lost }) {
    await stage.light(animal);
    const pawn = stage.pawn(animal);
    run.borrow(pawn, "data-running", "");
    stage.mood(pawn, "running");
    await stage.runs(animal, from, to);
    if (!lost || run.over || !pawn) return;
    sound("splash");
    stage.mood(pawn, "special");
    const { left, top, width, height } = pawn.getBoundingClientRect();
    const feet = { x: left + width / 2, y: top + height * 0.8 };
    stage.throw("motion-drop", 7, feet, { spread: 60, rise: 20, fall: 6, ms: 550, moment: true });
    stage.throw("motion-dot", lost, { x: feet.x, y: top }, { spread: 40, rise: 6, fall: 56, ms: 550, moment: true });
    await run.wait(550, true);
  },

  async crosses({ stage, run }, { animal, place }) {
    const pawn = stage.pawn(animal);
    run.borrow(pawn, "data-running", "");
    const at = await stage.climbs(animal, place);
    if (run.over) return;
    stage.mood(pawn, "happy");
    sound("win");
    if (at) stage.throw("motion-confetti", 12, at, { spread: 120, rise: 46, fall: 70, ms: 700 });
    await run.wait(270);
  },

  /** The seats that move animals swell one after the other. */
  async choosers({ stage, run }, { order }) {
    for (const [nth, seat] of order.entries()) stage.pulse(stage.seat(seat), 260, nth * 180);
    await run.wait(180 * order.length);
  },

  async moves({ stage, run }, { seat, animal, from, to }) {
    stage.pulse(stage.seat(seat), 260);
    await stage.light(animal);
    const pawn = stage.pawn(animal);
    run.borrow(pawn, "data-running", "");
    stage.mood(pawn, "running");
    await stage.runs(animal, from, to);
  },

  /** The token flashes, and on it goes. */
  async boosts({ stage, run }, { animal, from, to }) {
    const token = stage.find(`[data-turbo="${animal}"]`);
    sound("turn");
    stage.pulse(token, 400);
    if (token) stage.throw("motion-confetti", 6, middle(token.getBoundingClientRect()), { spread: 60, rise: 26, fall: 20, ms: 400 });
    await run.wait(260);
    if (!run.over) await stage.runs(animal, from, to);
  },

  async arrives({ stage, run }, { animal, place }) {
    const pawn = stage.pawn(animal);
    run.borrow(pawn, "data-running", "");
    const at = place <= 3 ? await stage.climbs(animal, place) : null;
    if (run.over) return;
    stage.mood(pawn, "happy");
    sound("win");
    if (at) stage.throw("motion-confetti", 12, at, { spread: 120, rise: 46, fall: 70, ms: 700 });
    await run.wait(270);
  },

  race_completes: ({ run }) => run.wait(400),

  async places({ stage, run }, { place, animals, points }) {
    if (points === 0) return;
    const pawns = await stage.climbTogether(animals, place);
    if (run.over) return;
    for (const pawn of pawns) stage.mood(pawn, "happy");
    if (pawns.length > 0) sound("win");
  },

  async clears({ stage, run }) {
    for (const slot of [...document.querySelectorAll(".motion-card"), ...stage.all("[data-slot-of] > *")]) {
      run.animate(slot, [{ opacity: 1 }, { opacity: 0 }], 200);
    }
    await run.wait(200);
  },

  async token({ stage, run }, { to }) {
    stage.carryToken(to);
    await run.wait(320);
  },

  game_ends: ({ run }) => run.wait(400),

  /** The bets lie on the page of the end: it is shown first, its seats covered, and they turn one by one. */
  async reveals({ stage, run, end }, { seat }) {
    end();
    const bets = stage.all(`#r-end [data-reveal="${seat}"]`);
    sound("card");
    bets[0]?.closest("[data-seat]")?.scrollIntoView({ block: "center", behavior: "smooth" });
    const frames = [{ transform: "scaleX(0)", opacity: 1, offset: 0.4 }, { transform: "scaleX(1)", opacity: 1 }];
    for (const [nth, bet] of bets.entries()) run.animate(bet, frames, 220, { delay: nth * 140 });
    await run.wait(bets.length > 0 ? 620 : 0);
  },

  tie_broken: ({ run }) => run.wait(300),
  ranks: ({ run }) => run.wait(100),
  next_game: ({ run }) => run.wait(500),
};

/** A championship's next game puts the pawns back: then their last places say nothing of this race. */
const leads = (beats) => !beats.some(({ k }) => k === "next_game");

/** @type {import("../beats.js").Score} */
export const score = { Stage: Meadow, kinds, leads };
