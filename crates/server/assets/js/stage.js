// Where things are on the table and how they move: pieces, cards, tiles, numbers. The games' beats are told with these.
// README.md says what a page has to look like for it.

import { parse } from "./morph.js";

const HOP_MS = 190;
const QUICK_HOP_MS = 130;
const HOP_PX = 16;
const SQUASH_MS = 70;
const SVG = "http://www.w3.org/2000/svg";

export const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
export const by = ({ x, y }, lift = 0) => `translate(${x.toFixed(1)}px, ${(y - lift).toFixed(1)}px)`;
const within = ({ x, y }, { left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom;

/** A drawing of the sprite. */
export function drawing(id) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "art");
  svg.setAttribute("viewBox", "0 0 48 48");
  svg.appendChild(document.createElementNS(SVG, "use")).setAttribute("href", `#${id}`);
  return svg;
}

/** A line drawing that is not in the sprite. */
export function sketch(path) {
  const svg = drawing("");
  svg.replaceChildren(document.createElementNS(SVG, "path"));
  svg.firstChild.setAttribute("d", path);
  return svg;
}

export class Stage {
  /** @type {import("./motion.js").Run} */
  run;
  #table;
  #ends;
  #offsets = new Map();
  #origins = new Map();
  #caption = null;

  /**
   * @param {import("./motion.js").Run} run
   * @param {HTMLElement} table
   * @param {string[]} boards the HTML that the regions of the board will have in the end
   */
  constructor(run, table, boards = []) {
    this.run = run;
    this.#table = table;
    this.#ends = () => this.#measureEnds(boards.map(parse));
    run.borrow(table, "data-playing", "");
  }

  find(selector) {
    return this.#table.querySelector(selector);
  }

  all(selector) {
    return [...this.#table.querySelectorAll(selector)];
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
    this.#caption ??= this.run.put("motion-caption", { x: left, y: top, width, height });
    this.#caption.textContent = text;
  }

  /** Changes a piece's eyes and mouth until the run settles. */
  mood(piece, mood) {
    this.run.borrow(piece, "data-mood", mood);
    const face = piece?.querySelector("use");
    const href = face?.getAttribute("href") ?? "";
    this.run.borrow(face, "href", href.replace(/-(calm|running|special|happy|sulking)$/, `-${mood}`));
  }

  /** Takes something out of sight until the run settles. */
  hide(element) {
    this.run.animate(element, [{ opacity: 0 }, { opacity: 0 }], 0);
  }

  /** Lets something swell once. */
  pulse(element, ms, delay = 0) {
    const frames = [{ scale: "1" }, { scale: "1.12", easing: "ease-in" }, { scale: "1" }];
    this.run.animate(element, frames, ms, { easing: "ease-out", delay });
  }

  shiver(piece, ms) {
    const frames = [0, -2, 2, -2, 2, -2, 2, 0].map((x) => ({ translate: `${x}px 0` }));
    this.run.animate(piece?.firstElementChild, frames, ms);
  }

  /**
   * Hops a piece from element to element. `heard` is called as it lands on each. At the last one it takes the place
   * that it will have there, if it stays; `passing`: it goes on from there.
   */
  async hopsAlong(piece, elements, heard, { passing = false, height = HOP_PX } = {}) {
    if (!piece) return;
    const there = elements.filter(Boolean);
    const points = there.map((element, nth) => this.#spot(piece, element, nth === there.length - 1 && !passing));
    for (const [nth, point] of points.entries()) {
      if (this.run.over) return;
      await this.#hop(piece, point, nth < 3 ? HOP_MS : QUICK_HOP_MS, height);
      if (!this.run.over) heard?.();
    }
  }

  /** Hops a piece to an element; `home`: to the place that it will have at the end, wherever that is. */
  async hopTo(piece, element, { height = HOP_PX, ms = HOP_MS, home = false } = {}) {
    if (!piece || !element) return;
    await this.#hop(piece, (home && this.#endOf(piece)?.at) || this.#spot(piece, element, true), ms, height);
  }

  /** Slides a piece along the table to an element. */
  async slideTo(piece, element, { ms = 320 } = {}) {
    if (!piece || !element) return;
    const [from, to] = this.#goes(piece, this.#spot(piece, element, true));
    this.run.move(piece, [{ transform: by(from), easing: "ease-in-out" }, { transform: by(to) }], ms);
    await this.run.wait(ms);
  }

  /** Turns something over: narrow, `change` while it cannot be seen, wide. What changes has to be borrowed from the run. */
  async flip(element, ms = 220, change = () => {}) {
    if (!element) return;
    const narrow = ms * 0.41;
    this.run.animate(element, [{ scale: "1 1", easing: "ease-in" }, { scale: "0 1" }], narrow);
    await this.run.wait(narrow);
    if (this.run.over) return;
    change();
    this.run.animate(element, [{ scale: "0 1", easing: "ease-out" }, { scale: "1 1" }], ms - narrow);
    await this.run.wait(ms - narrow);
  }

  /** A piece turns round: from now on it has this `data-facing`, which the stylesheet draws. */
  async mirror(piece, facing) {
    await this.flip(piece?.firstElementChild, 260, () => this.run.borrow(piece, "data-facing", facing));
  }

  /** Counts the number in an element up or down; it holds nothing but the number. */
  async countUp(element, from, to, ms = 400) {
    const steps = Math.min(Math.abs(to - from), 12);
    for (let nth = 1; nth <= steps && !this.run.over; nth += 1) {
      this.run.write(element, String(Math.round(from + ((to - from) * nth) / steps)));
      await this.run.wait(ms / steps);
    }
  }

  /**
   * Flies something from one element to another, in a small arc. `make` fills the box that flies, which is as large as
   * the goal; it stays there until the run settles.
   */
  flyFrom(from, to, make, { ms = 260, delay = 0, lift = 18, turn = 3, name = "motion-card" } = {}) {
    if (!from || !to) return null;
    const [start, end] = [from, to].map((element) => middle(element.getBoundingClientRect()));
    const { width, height } = to.getBoundingClientRect();
    const box = this.run.put(name, { ...end, width, height });
    make(box);
    const back = { x: start.x - end.x, y: start.y - end.y };
    const frames = [
      { transform: `translate(-50%, -50%) ${by(back)}`, opacity: 0 },
      { transform: `translate(-50%, -50%) ${by({ x: back.x / 2, y: back.y / 2 }, lift)} rotate(${turn}deg)`, opacity: 1, easing: "ease-in" },
      { transform: "translate(-50%, -50%)", opacity: 1 },
    ];
    this.run.animate(box, frames, ms, { easing: "ease-out", delay });
    return box;
  }

  /** Throws small things from a point: dots, drops, confetti. */
  throw(name, count, { x, y }, { spread, rise, fall, ms, moment = false }) {
    for (let nth = 0; nth < count; nth += 1) {
      const bit = this.run.put(name, { x, y });
      const dx = (nth - (count - 1) / 2) * (spread / Math.max(count, 1)) + (Math.random() - 0.5) * 12;
      const up = rise * (0.6 + Math.random() * 0.4);
      const frames = [
        { transform: "translate(-50%, -50%)", opacity: 1, easing: "ease-out" },
        { transform: `translate(-50%, -50%) ${by({ x: dx * 0.6, y: -up })} rotate(140deg)`, opacity: 1, offset: 0.35, easing: "ease-in" },
        { transform: `translate(-50%, -50%) ${by({ x: dx, y: fall })} rotate(420deg)`, opacity: 0 },
      ];
      this.run.animate(bit, frames, ms, { moment });
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
    this.run.move(token, frames, 320);
  }

  async #hop(piece, point, ms, height) {
    const [from, to] = this.#goes(piece, point);
    const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) };
    const frames = [
      { transform: by(from), easing: "ease-out" },
      { transform: by(top, height), offset: 80 / 190, easing: "ease-in" },
      { transform: by(to) },
    ];
    this.run.move(piece, frames, ms);
    await this.run.wait(ms);
    this.run.animate(piece.firstElementChild, [{ scale: "1" }, { scale: "1.06 .94" }, { scale: "1" }], SQUASH_MS);
  }

  /** From where to where a piece goes, as shifts from where it is placed. */
  #goes(piece, to) {
    const from = this.#offsets.get(piece) ?? { x: 0, y: 0 };
    this.#offsets.set(piece, to);
    return [from, to];
  }

  /** Where a piece comes to stand on an element: its place of the end, if that is there and it `stays`. */
  #spot(piece, element, stays) {
    const box = element.getBoundingClientRect();
    // Asked even if it does not stay: ends can be measured only before the first piece moves.
    const end = this.#endOf(piece);
    const origin = this.#origin(piece);
    // A crowd may stand beyond the edge of its space, so a space is known by its name.
    const { tile } = element.dataset;
    const there = () => (tile === undefined ? within({ x: origin.x + end.at.x, y: origin.y + end.at.y }, box) : tile === end.space);
    if (stays && end && there()) return end.at;
    const { x, y } = middle(box);
    return { x: x - origin.x, y: y - origin.y };
  }

  /** The middle of a piece where the stylesheet puts it, before it first moves. */
  #origin(piece) {
    if (!this.#origins.has(piece)) this.#origins.set(piece, middle(piece.getBoundingClientRect()));
    return this.#origins.get(piece);
  }

  #endOf(piece) {
    if (typeof this.#ends === "function") this.#ends = this.#ends();
    return this.#ends.get(piece.id);
  }

  /** Where the stylesheet will put each piece, its space and a shift: its new data for the length of one measurement. */
  #measureEnds(boards) {
    const find = (id) => boards.map((board) => board?.querySelector(`#${CSS.escape(id)}`)).find(Boolean);
    const pieces = this.all(".pawn[id]").map((piece) => [piece, find(piece.id), { ...piece.dataset }]).filter(([, end]) => end);
    for (const [piece] of pieces) this.#origin(piece);
    for (const [piece, end] of pieces) setData(piece, { ...end.dataset });
    const shift = (piece) => {
      const [{ x, y }, origin] = [middle(piece.getBoundingClientRect()), this.#origin(piece)];
      return { x: x - origin.x, y: y - origin.y };
    };
    const ends = pieces.map(([piece, end]) => [piece.id, { space: end.dataset.space, at: shift(piece) }]);
    for (const [piece, , before] of pieces) setData(piece, before);
    return new Map(ends);
  }
}

function setData(element, data) {
  for (const name of Object.keys(element.dataset)) if (!(name in data)) delete element.dataset[name];
  Object.assign(element.dataset, data);
}
