// The score of a race: what each kind of beat looks and sounds like. One function a kind, named as in the stream.

import { Stage } from "./stage.js";
import { sound } from "./sound.js";

const kinds = {
  async stream({ stage, run }, { space }) {
    stage.pulse(stage.find(`[data-tile="${space}"]`), 260);
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
      stage.fly(card, animal, from, stage.find(`[data-slot-of="${animal}"][data-n="${first + nth}"]`), nth * 90);
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
    await stage.hops(animal, from, to, () => sound("hop", animal));
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

/**
 * Plays an event's beats in order; resolves at the last one's end, or at once when the run is over.
 * @param {import("./motion.js").Run} run
 * @param {HTMLElement} table
 * @param {{beats: any[], regions: Record<string, string>}} event
 * @param {() => void} apply brings the board to the state after the event
 */
export async function play(run, table, event, apply) {
  const { beats, regions } = event;
  // A championship's next game puts the pawns back: then their last places say nothing of this race.
  const track = beats.some(({ k }) => k === "next_game") ? undefined : regions["r-track"];
  let ended = false;
  const scene = { stage: new Stage(run, table, track), run, viewer: table.dataset.viewer, end };
  function end() {
    if (ended || run.over) return;
    ended = true;
    apply();
    run.settle();
    scene.stage = new Stage(run, table);
    for (const bet of scene.stage.all("#r-end [data-reveal]")) run.animate(bet, [{ opacity: 0 }, { opacity: 0 }], 0);
  }
  for (const beat of beats) {
    if (run.over) return;
    scene.stage.caption(beat.text);
    await kinds[beat.k]?.(scene, beat);
  }
}
