// A replay: any step of a game by its buttons, the keys or the range; one after the other at the reader's speed. Without
// this the same buttons are links, and the range is part of a form.

import { say } from "./announce.js";
import { speed } from "./motion.js";

const PAUSE_MS = 700;
/** Where the keys lead from a step. */
const KEYS = {
  ArrowLeft: (step) => step - 1,
  ArrowRight: (step) => step + 1,
  Home: () => 0,
  End: (_, last) => last,
};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const stepOf = (url) => Number(new URL(url, location.href).searchParams.get("step"));
/** What has a use of its own for the keys. */
const busyWithKeys = (target) => target.matches("input, select, textarea, [popover] *, dialog *");

/** What leads back to this page, after a preference or in the other view, leads to this step of it. */
function follow(step) {
  const moved = (address) => {
    const url = new URL(address, location.href);
    if (url.pathname !== location.pathname) return address;
    url.searchParams.set("step", String(step));
    return url.pathname + url.search;
  };
  for (const field of document.querySelectorAll("input[name=here]")) field.value = moved(field.value);
  for (const link of document.querySelectorAll(".foot-links a")) link.setAttribute("href", moved(link.getAttribute("href")));
}

export class Replay {
  #table;
  #queue;
  /** The step shown, and the one asked for last: where somebody drags, those between are passed over. */
  #step;
  #wanted;
  #fetching = null;
  #playing = false;

  /**
   * @param {HTMLElement} table
   * @param {import("./queue.js").Queue} queue
   */
  constructor(table, queue) {
    this.#table = table;
    this.#queue = queue;
    this.#step = this.#wanted = Number(this.#bar.dataset.step);
    table.addEventListener("click", (event) => this.#click(event));
    table.addEventListener("input", ({ target }) => target.id === "replay-step" && this.#take(Number(target.value)));
    table.addEventListener("change", ({ target }) => target.id === "replay-eyes" && target.form.requestSubmit());
    table.addEventListener("regions", () => this.#sync());
    document.addEventListener("keydown", (event) => this.#key(event));
    document.addEventListener("visibilitychange", () => document.hidden && this.#play(false));
  }

  get #bar() {
    return document.getElementById("r-replay");
  }

  get #last() {
    return Number(this.#bar.dataset.last);
  }

  #click(event) {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
    if (target.closest("[data-do=again]")) this.#queue.again();
    if (target.closest("#replay-play")) this.#play(!this.#playing);
    const way = target.closest("a[data-way], a[data-go]");
    if (!way) return;
    event.preventDefault();
    if (way.hasAttribute("href")) this.#take(stepOf(way.href));
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || busyWithKeys(event.target)) return;
    const to = KEYS[event.key]?.(this.#wanted, this.#last);
    if (to !== undefined) {
      event.preventDefault();
      this.#take(to);
    } else if (event.key === " " && !event.target.closest("button, a, summary")) {
      event.preventDefault();
      this.#play(!this.#playing);
    }
  }

  /** The reader goes to a step: what plays by itself stops. */
  #take(step) {
    this.#play(false);
    return this.#go(step);
  }

  async #go(step) {
    this.#wanted = Math.max(0, Math.min(step, this.#last));
    this.#fetching ??= this.#fetchAll();
    return this.#fetching;
  }

  async #fetchAll() {
    while (this.#wanted !== this.#step) await this.#show(this.#wanted);
    this.#fetching = null;
    this.#sync();
  }

  async #show(step) {
    const here = new URL(this.#bar.dataset.here, location.href);
    here.searchParams.set("step", String(step));
    const response = await fetch(here, { headers: { Accept: "application/json" } }).catch(() => null);
    // What cannot be had this way is asked for as a page: it says why.
    if (!response?.ok) return location.assign(here);
    const data = await response.json();
    const on = step === this.#step + 1;
    this.#step = step;
    history.replaceState(null, "", here);
    follow(step);
    if (on) return this.#queue.receive("play", data);
    this.#queue.jump(data);
    return say(this.#bar.querySelector(".where")?.textContent, document.getElementById("r-just")?.textContent);
  }

  /** Shows on range and button what is so: new HTML knows neither. */
  #sync() {
    const range = document.getElementById("replay-step");
    if (range && !this.#fetching) range.value = String(this.#step);
    document.getElementById("replay-play")?.setAttribute("aria-pressed", String(this.#playing));
  }

  /** Plays on from here, from the start where this is the end. */
  async #play(on) {
    if (on === this.#playing) return;
    this.#playing = on;
    this.#sync();
    if (on && this.#step === this.#last) await this.#go(0);
    while (this.#playing && this.#step < this.#last) {
      await this.#go(this.#step + 1);
      if (this.#queue.busy) await new Promise((resolve) => this.#table.addEventListener("still", resolve, { once: true }));
      await pause(PAUSE_MS * (speed() || 1));
    }
    if (this.#step === this.#last) this.#playing = false;
    this.#sync();
  }
}
