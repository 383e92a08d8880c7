// Where things are on the table and how they move: pawns, cards, rows, the token. Beats are told with these.

import { parse } from "./morph.js";

const HOP_MS = 190;
const QUICK_HOP_MS = 130;
const SQUASH_MS = 70;
const SVG = "http://www.w3.org/2000/svg";

const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
const by = ({ x, y }, lift = 0) => `translate(${x.toFixed(1)}px, ${(y - lift).toFixed(1)}px)`;

/** A drawing of the sprite. */
function drawing(id) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 48 48");
  svg.appendChild(document.createElementNS(SVG, "use")).setAttribute("href", `#${id}`);
  return svg;
}

export class Stage {
  #run;
  #table;
  #ends;
  #offsets = new Map();
  #origins = new Map();
  #light = null;
  #caption = null;

  /**
   * @param {import("./motion.js").Run} run
   * @param {HTMLElement} table
   * @param {string | undefined} track the HTML the track will have in the end
   */
  constructor(run, table, track) {
    this.#run = run;
    this.#table = table;
    this.#ends = track ? () => this.#measureEnds(parse(track)) : () => new Map();
    run.borrow(table, "data-playing", "");
  }

  find(selector) {
    return this.#table.querySelector(selector);
  }

  all(selector) {
    return [...this.#table.querySelectorAll(selector)];
  }

  pawn(animal) {
    return this.find(`.pawn[data-pawn="${animal}"]`);
  }

  seat(seat) {
    return this.find(`#r-seats [data-seat="${seat}"]`) ?? this.find(`[data-seat="${seat}"]`);
  }

  /** Says a beat's sentence over the strip while it plays. */
  caption(text) {
    const strip = this.find("#r-just");
    if (!text || !strip) return;
    const { left, top, width, height } = strip.getBoundingClientRect();
    if (height < 1) return;
    this.#caption ??= this.#run.put("motion-caption", { x: left, y: top, width, height });
    this.#caption.textContent = text;
  }

  /** Changes a pawn's eyes and mouth until the run settles. */
  mood(pawn, mood) {
    this.#run.borrow(pawn, "data-mood", mood);
    const face = pawn?.querySelector("use");
    const href = face?.getAttribute("href") ?? "";
    this.#run.borrow(face, "href", href.replace(/-(calm|running|special|happy|sulking)$/, `-${mood}`));
  }

  /** Carries the row highlight to an animal. */
  async light(animal) {
    const row = this.find(`[data-row="${animal}"]`);
    if (!row) return;
    const { left, top, width, height } = row.getBoundingClientRect();
    if (this.#light) {
      const to = { x: left - this.#light.x, y: top - this.#light.y };
      this.#run.animate(this.#light.box, [{ transform: by(this.#light.now) }, { transform: by(to) }], 180, { easing: "ease-in-out" });
      this.#light.now = to;
    } else {
      const box = this.#run.put("motion-light", { x: left, y: top, width, height });
      this.#light = { box, x: left, y: top, now: { x: 0, y: 0 } };
      this.#run.animate(box, [{ opacity: 0 }, { opacity: 1 }], 180);
    }
    await this.#run.wait(180);
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
    for (const name of ["data-lit-base", "data-out-base"]) this.#run.borrow(steps, name, null);
    this.#run.borrow(steps, "class", `steps${look}`);
  }

  /** Lets something swell once. */
  pulse(element, ms, delay = 0) {
    const frames = [{ scale: "1" }, { scale: "1.12", easing: "ease-in" }, { scale: "1" }];
    this.#run.animate(element, frames, ms, { easing: "ease-out", delay });
  }

  shiver(pawn, ms) {
    const frames = [0, -2, 2, -2, 2, -2, 2, 0].map((x) => ({ translate: `${x}px 0` }));
    this.#run.animate(pawn?.firstElementChild, frames, ms);
  }

  /** Hops a pawn space by space. `heard` is called as it lands on each. */
  async hops(animal, from, to, heard) {
    const pawn = this.pawn(animal);
    const tiles = [];
    for (let space = from + 1; space <= to; space += 1) tiles.push(this.find(`[data-tile="${space}"]`));
    const points = this.#points(pawn, tiles, to);
    for (const [nth, point] of points.entries()) {
      if (this.#run.over) return;
      await this.#hop(pawn, point, nth < 3 ? HOP_MS : QUICK_HOP_MS, 16);
      heard();
    }
  }

  /** Hops a pawn onto a step of the podium. */
  async climbs(animal, place) {
    const pawn = this.pawn(animal);
    const step = this.find(`[data-step="${place}"]`);
    if (!pawn || !step) return null;
    const end = this.#endOf(pawn);
    const box = step.getBoundingClientRect();
    const point = end ? end.at : this.#relative(pawn, { x: box.left + box.width / 2, y: box.top });
    await this.#hop(pawn, point, 430, 34);
    return middle(pawn.getBoundingClientRect());
  }

  /** Measures once, before the first hop of a pawn: the points it lands on, as shifts from where it is placed. */
  #points(pawn, tiles, to) {
    if (!pawn) return [];
    const end = this.#endOf(pawn);
    const points = tiles.map((tile) => tile && this.#relative(pawn, middle(tile.getBoundingClientRect())));
    if (end?.space === to && to < 12 && points.length > 0) points[points.length - 1] = end.at;
    return points.filter(Boolean);
  }

  #relative(pawn, { x, y }) {
    const origin = this.#origin(pawn);
    return { x: x - origin.x, y: y - origin.y };
  }

  #origin(pawn) {
    if (!this.#origins.has(pawn)) this.#origins.set(pawn, middle(pawn.getBoundingClientRect()));
    return this.#origins.get(pawn);
  }

  #endOf(pawn) {
    if (typeof this.#ends === "function") this.#ends = this.#ends();
    return this.#ends.get(pawn.id);
  }

  /** Where the stylesheet will put each pawn: its new attributes for the length of one measurement. */
  #measureEnds(track) {
    const pawns = this.all(".pawn[data-pawn]").map((pawn) => [pawn, track?.querySelector(`#${pawn.id}`)]).filter(([, end]) => end);
    const before = pawns.map(([pawn]) => ({ ...pawn.dataset }));
    for (const [pawn] of pawns) this.#origin(pawn);
    for (const [pawn, end] of pawns) Object.assign(pawn.dataset, end.dataset);
    const ends = pawns.map(([pawn, end]) => [pawn.id, { space: Number(end.dataset.space), at: this.#relative(pawn, middle(pawn.getBoundingClientRect())) }]);
    for (const [index, [pawn]] of pawns.entries()) {
      for (const key of Object.keys(pawn.dataset)) if (!(key in before[index])) delete pawn.dataset[key];
      Object.assign(pawn.dataset, before[index]);
    }
    return new Map(ends);
  }

  async #hop(pawn, to, ms, height) {
    const from = this.#offsets.get(pawn) ?? { x: 0, y: 0 };
    const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) };
    this.#offsets.set(pawn, to);
    const frames = [
      { transform: by(from), easing: "ease-out" },
      { transform: by(top, height), offset: 80 / 190, easing: "ease-in" },
      { transform: by(to) },
    ];
    this.#run.move(pawn, frames, ms);
    await this.#run.wait(ms);
    this.#run.animate(pawn.firstElementChild, [{ scale: "1" }, { scale: "1.06 .94" }, { scale: "1" }], SQUASH_MS);
  }

  /** Flies a card from a seat to a slot of the race board, in a small arc. */
  fly(card, animal, from, slot, delay) {
    if (!from || !slot) return;
    const [start, end] = [from, slot].map((element) => middle(element.getBoundingClientRect()));
    const { width, height } = slot.getBoundingClientRect();
    const box = this.#run.put("motion-card", { ...end, width, height });
    box.dataset.animal = animal;
    box.append(drawing(card === "howl" ? "howl" : `${card}-small`));
    const back = { x: start.x - end.x, y: start.y - end.y };
    const frames = [
      { transform: `translate(-50%, -50%) ${by(back)}`, opacity: 0 },
      { transform: `translate(-50%, -50%) ${by({ x: back.x / 2, y: back.y / 2 }, 18)} rotate(3deg)`, opacity: 1, easing: "ease-in" },
      { transform: "translate(-50%, -50%)", opacity: 1 },
    ];
    this.#run.animate(box, frames, 260, { easing: "ease-out", delay });
  }

  /** Throws small things from a point: dots, drops, confetti. */
  throw(name, count, { x, y }, { spread, rise, fall, ms, moment = false }) {
    for (let nth = 0; nth < count; nth += 1) {
      const bit = this.#run.put(name, { x, y });
      const dx = (nth - (count - 1) / 2) * (spread / Math.max(count, 1)) + (Math.random() - 0.5) * 12;
      const up = rise * (0.6 + Math.random() * 0.4);
      const frames = [
        { transform: "translate(-50%, -50%)", opacity: 1, easing: "ease-out" },
        { transform: `translate(-50%, -50%) ${by({ x: dx * 0.6, y: -up })} rotate(140deg)`, opacity: 1, offset: 0.35, easing: "ease-in" },
        { transform: `translate(-50%, -50%) ${by({ x: dx, y: fall })} rotate(420deg)`, opacity: 0 },
      ];
      this.#run.animate(bit, frames, ms, { moment });
    }
  }

  /** Three Zs rise from a sleeper. */
  zs(pawn) {
    if (!pawn) return;
    const { right, top } = pawn.getBoundingClientRect();
    for (const nth of [0, 1, 2]) {
      const z = this.#run.put("motion-z", { x: right - 6 + nth * 7, y: top - nth * 4 });
      const svg = drawing("");
      svg.replaceChildren(document.createElementNS(SVG, "path"));
      svg.firstChild.setAttribute("d", "M12 12h24L12 36h24");
      z.append(svg);
      const frames = [{ opacity: 0, translate: "0 6px" }, { opacity: 1, offset: 0.4 }, { opacity: 0, translate: "4px -14px" }];
      this.#run.animate(z, frames, 500, { delay: nth * 200, moment: true });
    }
  }

  /** Carries the token to a seat, to the same corner it had at the seat before. */
  carryToken(seat) {
    const token = this.find("[data-token]");
    const [home, goal] = [token?.closest("[data-seat]"), this.seat(seat)];
    if (!token || !home || !goal || home === goal) return;
    const [a, b] = [home.getBoundingClientRect(), goal.getBoundingClientRect()];
    const to = { x: b.left - a.left, y: b.top - a.top };
    const frames = [{ transform: by({ x: 0, y: 0 }) }, { transform: by({ x: to.x / 2, y: to.y / 2 }, 14) }, { transform: by(to) }];
    this.#run.move(token, frames, 320);
  }
}
