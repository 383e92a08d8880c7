// The score of Hare and Tortoise: markers hop along the spaces, carrots and lettuces are counted at the seats, the die
// is rolled, and what happens by itself has its own moment.

import { sound } from "../sound.js";
import { Stage, by, drawing, middle } from "../stage.js";

const HOP_MS = 190;
const QUICK_HOP_MS = 130;
const LONGEST_WAY_MS = 1800;
/** How long each of the die's faces is to be seen, the last one included until it lies, ms. */
const FACES_MS = [70, 100, 130, 160, 190];
const DIE_PX = 72;

const CARROT = "crop-carrot-small";
const LETTUCE = "crop-lettuce-small";

/** The table with its course and what the seats hold. */
class Garden extends Stage {
  marker({ seat, marker = "a" }) {
    return this.find(`#pawn-${seat}-${marker}`);
  }

  space(n) {
    return this.find(`[data-tile="${n}"]`);
  }

  /** The number of carrots or lettuces at a seat. */
  held(seat, what = "carrots") {
    return this.seat(seat)?.querySelector(`.held-${what} .num`) ?? null;
  }

  /** What the hare table says for a face of the die in a place: neighbours that say the same are one cell. */
  fate(die, place) {
    const row = this.find(`.hare-table tbody tr:nth-child(${die})`);
    let last = 0;
    return [...(row?.querySelectorAll("td") ?? [])].find((cell) => (last += cell.colSpan) >= place);
  }

  /** Counts what a seat holds on by so many. */
  async count(seat, more, ms, what) {
    const number = this.held(seat, what);
    const now = Number(number?.textContent);
    if (number && more !== 0 && Number.isFinite(now)) await this.countUp(number, now, now + more, ms);
  }

  /** Hops a marker along all spaces to the last one; long ways are quicker. */
  async goes(beat) {
    const marker = this.marker(beat);
    const { seat, from, to } = beat;
    this.run.borrow(marker, "data-running", "");
    const step = Math.sign(to - from);
    for (let nth = 1; from + (nth - 1) * step !== to && !this.run.over; nth += 1) {
      const ms = hopMs(beat, nth);
      await this.hopTo(marker, this.space(from + nth * step), { ms, height: Math.min(16, ms / 8) });
      if (!this.run.over && (ms >= QUICK_HOP_MS || nth % 2 === 0)) sound("hop", seat);
    }
  }

  /** Small crops fly from one place to another, and are gone there. */
  send(name, count, from, to) {
    if (!from || !to) return;
    const [start, end] = [from, to].map((element) => middle(element.getBoundingClientRect()));
    const way = { x: end.x - start.x, y: end.y - start.y };
    const at = (share, lift = 0) => `translate(-50%, -50%) ${by({ x: way.x * share, y: way.y * share }, lift)}`;
    for (let nth = 0; nth < count; nth += 1) {
      const crop = this.run.put("motion-crop", start);
      crop.append(drawing(name));
      const frames = [
        { transform: at(0), opacity: 0 },
        { transform: at(0.5, 22), opacity: 1, easing: "ease-in" },
        { transform: at(1), opacity: 1, offset: 0.9 },
        { transform: at(1), opacity: 0 },
      ];
      this.run.animate(crop, frames, 420, { delay: nth * 70, easing: "ease-out" });
    }
  }

  /** Carrots come to a seat from somewhere, as many as the number says. */
  async earns(seat, from, carrots) {
    sound("crunch");
    this.send(CARROT, Math.min(Math.ceil(carrots / 10), 5), from, this.held(seat));
    await this.count(seat, carrots, 480);
    await this.run.wait(140);
  }

  /** A seat's carrots go somewhere. */
  async spends(seat, to, carrots) {
    sound("crunch");
    this.send(CARROT, Math.min(Math.ceil(carrots / 10), 5), this.held(seat), to);
    await this.count(seat, -carrots, 480);
    await this.run.wait(140);
  }

  /** Rolls the die above a marker; gives back the box that it lies in. */
  async roll(marker, face) {
    if (!marker) return null;
    const { x, y } = middle(marker.getBoundingClientRect());
    const inside = (at, most) => Math.min(Math.max(at, DIE_PX * 0.6), most - DIE_PX * 0.6);
    const die = this.run.put("motion-die", { x: inside(x, innerWidth), y: inside(y - DIE_PX, innerHeight) });
    for (const [nth, ms] of FACES_MS.entries()) {
      if (this.run.over) return null;
      const last = nth === FACES_MS.length - 1;
      die.replaceChildren(drawing(`die-${last ? face : ((face + nth) % 6) + 1}`));
      const at = (turn, lift) => ({ transform: `translateY(${lift}px) rotate(${turn}deg)` });
      const frames = [at(nth * 72, 0), at(nth * 72 + 36, last ? 0 : -10), at((nth + 1) * 72, 0)];
      this.run.animate(die, frames, ms);
      await this.run.wait(ms);
    }
    return die;
  }
}

/** How long a way takes: hop by hop, but never longer than the longest. */
function wayMs({ from, to }) {
  const spaces = Math.abs(to - from);
  return Math.min(QUICK_HOP_MS * spaces + (HOP_MS - QUICK_HOP_MS) * Math.min(spaces, 3), LONGEST_WAY_MS);
}

/** How long the nth hop of a way takes. */
function hopMs(beat, nth) {
  if (wayMs(beat) === LONGEST_WAY_MS) return LONGEST_WAY_MS / Math.abs(beat.to - beat.from);
  return nth <= 3 ? HOP_MS : QUICK_HOP_MS;
}

/** Something small that is seen on a marker. */
const nods = (scene, beat) => {
  scene.stage.pulse(scene.stage.marker(beat), 260);
  return scene.run.wait(300);
};

const shakes = (scene, beat) => {
  scene.stage.shiver(scene.stage.marker(beat), 260);
  return scene.run.wait(300);
};

const kinds = {
  async starts({ stage, run }, { seat }) {
    stage.pulse(stage.seat(seat), 260);
    await run.wait(260);
  },

  async forward({ stage }, beat) {
    await Promise.all([stage.goes(beat), stage.count(beat.seat, -beat.cost, wayMs(beat))]);
  },

  async back({ stage }, beat) {
    await Promise.all([stage.goes(beat), stage.count(beat.seat, beat.income, wayMs(beat))]);
  },

  hare_moves: ({ stage }, beat) => stage.goes(beat),

  async position_income({ stage }, { seat, space, income }) {
    stage.pulse(stage.space(space), 260);
    await stage.earns(seat, stage.space(space), income);
  },

  takes: ({ stage }, beat) => stage.earns(beat.seat, stage.marker(beat), 10),
  gives: ({ stage }, beat) => stage.spends(beat.seat, stage.marker(beat), 10),
  not_passed: ({ stage }, beat) => stage.earns(beat.seat, stage.marker(beat), beat.income),
  passed: ({ stage }, beat) => stage.spends(beat.seat, stage.marker(beat), beat.paid),
  free: (scene, beat) => (beat.back > 0 ? scene.stage.earns(beat.seat, scene.stage.marker(beat), beat.back) : nods(scene, beat)),

  async on_lettuce({ stage, run }, { space }) {
    stage.pulse(stage.space(space), 260);
    await run.wait(300);
  },

  /** The lettuce goes to the marker; what it brings comes from there. */
  async eats({ stage, run }, beat) {
    const { seat, income } = beat;
    stage.send(LETTUCE, 1, stage.held(seat, "lettuces"), stage.marker(beat));
    await stage.count(seat, -1, 280, "lettuces");
    if (!run.over) await stage.earns(seat, stage.marker(beat), income);
  },

  async eats_carrot({ stage, run }, beat) {
    sound("crunch");
    stage.send(CARROT, 1, stage.held(beat.seat), stage.marker(beat));
    await stage.count(beat.seat, -1, 200);
    await run.wait(300);
  },

  async turn_lost({ stage, run }, { seat }) {
    sound("nap");
    for (const marker of ["a", "b"]) stage.shiver(stage.marker({ seat, marker }), 500);
    stage.pulse(stage.seat(seat), 400);
    await run.wait(700);
  },

  /** The die falls; then what it says for this place in the race is lit in the table, where that is in sight. */
  async rolls({ stage, run }, beat) {
    sound("race");
    const die = await stage.roll(stage.marker(beat), beat.die);
    if (run.over) return;
    sound("card");
    stage.pulse(die, 260);
    for (const lit of stage.all(".hare-table .now")) run.borrow(lit, "class", lit.className.replace(/\bnow\b/, ""));
    const cell = stage.fate(beat.die, beat.position);
    run.borrow(cell, "class", `${cell?.className} now`);
    stage.pulse(cell, 400);
    await run.wait(800);
    run.animate(die, [{ opacity: 1 }, { opacity: 0 }], 120);
  },

  hare_is_quiet: nods,
  hare_stays: shakes,
  waits: nods,
  bound: nods,

  async released(scene, beat) {
    if (beat.why === "no_move") await shakes(scene, beat);
  },

  async will_lose_turn({ stage, run }, { seat, why }) {
    if (why !== "no_lettuce") return;
    stage.pulse(stage.held(seat, "lettuces"), 260);
    await run.wait(300);
  },

  async will_eat({ stage, run }, { seat }) {
    stage.pulse(stage.held(seat, "lettuces"), 260);
    await run.wait(300);
  },

  passes: (scene, { waiting }) => nods(scene, waiting),

  /** Back to the start in one high arc, and the purse is filled up. */
  async restarts({ stage, run }, beat) {
    const marker = stage.marker(beat);
    sound("nap");
    run.borrow(marker, "data-running", "");
    stage.shiver(marker, 400);
    await run.wait(400);
    if (!run.over && beat.from > 0) await stage.hopTo(marker, stage.space(0), { height: 120, ms: 700 });
    if (run.over) return;
    sound("hop", beat.seat);
    if (beat.topped_up > 0) await stage.earns(beat.seat, stage.space(0), beat.topped_up);
    else await run.wait(620);
  },

  async marker_home({ stage, run }, beat) {
    sound("win");
    const marker = stage.marker(beat);
    stage.pulse(marker, 400);
    if (marker) {
      stage.throw("motion-confetti", 12, middle(marker.getBoundingClientRect()), { spread: 120, rise: 46, fall: 70, ms: 700 });
    }
    await run.wait(700);
  },

  game_ends: ({ run }) => run.wait(400),
  ranks: ({ run }) => run.wait(100),
};

/** @type {import("../beats.js").Score} */
export const score = { Stage: Garden, kinds, leads: () => true };
