// One run of motion: waits, animations and borrowed attributes that all end together and leave nothing behind.

/** How long everything takes, by the reader's choice of speed. */
const FACTOR = { slow: 1.6, normal: 1, fast: 0.35, off: 0 };
/** What a moment lasts when fast, ms: what happens once and deserves to be looked at. */
const FAST_MOMENT_MS = 300;

/** @returns {number} 0: nothing moves */
export function speed() {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : (FACTOR[document.documentElement.dataset.speed] ?? 1);
}

/** The one layer over the page that all flying things live in. */
function layer() {
  const found = document.querySelector(".motion-layer");
  if (found) return found;
  const made = document.createElement("div");
  made.className = "motion-layer";
  made.setAttribute("aria-hidden", "true");
  return document.body.appendChild(made);
}

export class Run {
  over = false;
  #factor;
  #waits = new Set();
  #animations = new Set();
  #moves = new Map();
  #undo = [];

  constructor(factor = speed()) {
    this.#factor = factor;
  }

  /** @param {number} ms at normal speed; @param {boolean} moment: a nap, howl, splash or die */
  ms(ms, moment = false) {
    return moment && this.#factor < 1 ? FAST_MOMENT_MS : ms * this.#factor;
  }

  /** Resolves after `ms` of the reader's time, or as soon as the run is over. */
  wait(ms, moment) {
    if (this.over) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waits.delete(done);
        resolve();
      };
      const timer = setTimeout(done, this.ms(ms, moment));
      this.#waits.add(done);
    });
  }

  /** Starts an animation that holds its last frame until the run settles. */
  animate(element, frames, ms, { moment, ...options } = {}) {
    if (this.over || !element) return null;
    const timing = { duration: this.ms(ms, moment), fill: "both", ...options };
    timing.delay = this.ms(options.delay ?? 0);
    const animation = element.animate(frames, timing);
    this.#animations.add(animation);
    return animation;
  }

  /** Moves an element on from where its last move left it; on top of where its stylesheet puts it. */
  move(element, frames, ms) {
    const before = this.#moves.get(element);
    const animation = this.animate(element, frames, ms, { composite: "add" });
    before?.cancel();
    if (animation) this.#moves.set(element, animation);
  }

  /** Puts an element of a class into the layer, with its middle at a point of the window or over a whole box. */
  put(name, { x, y, width, height }) {
    const element = document.createElement("div");
    element.className = name;
    for (const [side, px] of Object.entries({ left: x, top: y, width, height })) {
      if (px !== undefined) element.style.setProperty(side, `${px}px`);
    }
    if (!this.over) layer().append(element);
    return element;
  }

  /** Sets an attribute, or with null takes it away, until the run settles. */
  borrow(element, name, value) {
    if (this.over || !element) return;
    const before = element.getAttribute(name);
    const set = (to) => (to === null ? element.removeAttribute(name) : element.setAttribute(name, to));
    set(value);
    this.#undo.push(() => set(before));
  }

  /** Writes a text into an element until the run settles. */
  write(element, text) {
    if (this.over || !element) return;
    const before = element.textContent;
    element.textContent = text;
    this.#undo.push(() => (element.textContent = before));
  }

  /** Gives back what was borrowed. It has to come before new HTML, which a later giving back would undo. */
  restore() {
    while (this.#undo.length > 0) this.#undo.pop()();
  }

  /** Takes away everything that was put, moved or borrowed; the run may go on. */
  settle() {
    for (const animation of this.#animations) animation.cancel();
    this.restore();
    this.#animations.clear();
    this.#moves.clear();
    document.querySelector(".motion-layer")?.replaceChildren();
  }

  /** Ends all waits at once; from now on nothing starts any more. */
  finish() {
    this.over = true;
    for (const done of [...this.#waits]) done();
  }
}
