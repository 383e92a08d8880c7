// What the stream brings, in order: the decision at once, the board when its motion has been seen.

import { forget, say, showMoment } from "./announce.js";
import { hearTime } from "./clocks.js";
import { play, scoreOf } from "./beats.js";
import { morph } from "./morph.js";
import { Run, speed } from "./motion.js";
import { boards, late } from "./regions.js";

const MOST_WAITING = 3;
const HOLD_MS = 600;
const FADE_MS = 120;
const MOST_KEPT = 8;

export class Queue {
  #table;
  #waiting = [];
  #run = null;
  #busy = false;
  #skip = false;
  /** When motion was last ended by the reader or by haste: what was chosen then may not have been seen. */
  endedAt = -Infinity;
  /** Counts what the stream has brought. */
  heard = 0;
  /** Counts jumps: what was begun before one must not be shown after it. */
  #era = 0;
  /** The events since the reader's own last action, the first with the board before it. */
  #kept = [];

  /** @param {HTMLElement} table */
  constructor(table) {
    this.#table = table;
    this.version = Number(table.dataset.version ?? 0);
    document.addEventListener("pointerdown", () => this.finish(), true);
    document.addEventListener("keydown", () => this.finish(), true);
    document.addEventListener("visibilitychange", () => document.hidden && this.finish());
    // The score is there before its first beat.
    if (this.#moves) scoreOf(table).catch(report);
  }

  /** A page without pieces, such as the text view, has nothing that could move. */
  get #moves() {
    return this.#table.querySelector(".pawn") !== null;
  }

  /** @param {"play"|"now"|"regions"} kind */
  receive(kind, data) {
    this.heard += 1;
    hearTime(data.attrs?.now);
    const { viewer } = data.attrs ?? {};
    if (viewer !== undefined && viewer !== this.#table.dataset.viewer) this.#turn(data);
    else if (kind === "now" && data.id !== this.version) {
      this.jump(data);
      say(news()?.textContent);
    } else if (kind !== "play") this.#take(data, false);
    else if (data.id > this.version) {
      this.version = data.id;
      this.#keep(data);
      say(...data.beats.map(({ text }) => text));
      this.#take(data, true);
    }
  }

  #take({ id, seat, beats = [], regions, attrs = {} }, news) {
    // The end decides nothing any more: all of it waits for the last race.
    const ending = attrs.moment === "over" && this.#table.dataset.moment !== "over";
    const waits = late();
    const held = pick(regions, (name) => ending || waits.includes(name));
    this.#apply(pick(regions, (name) => !(name in held)), ending ? {} : attrs, news);
    if (beats.length === 0 && Object.keys(held).length === 0) return;
    this.#waiting.push({ id, seat, beats, regions: held, attrs: ending ? attrs : {} });
    if (this.#waiting.filter((event) => event.beats.length > 0).length > MOST_WAITING || document.hidden) this.finish();
    this.#pump();
  }

  /** Other eyes look from now on: of what the ones before saw nothing is kept, played or said. */
  #turn(data) {
    forget();
    this.#table.dispatchEvent(new CustomEvent("turned"));
    for (const box of document.querySelectorAll(":popover-open")) box.hidePopover();
    for (const radio of this.#table.querySelectorAll("input.act")) radio.checked = false;
    this.jump(data);
    say(...(data.beats ?? []).map(({ text }) => text));
  }

  /** Shows a whole view at once: what came before it is no longer news. */
  jump(data) {
    this.version = Number(data.id ?? data.attrs?.version ?? this.version);
    this.#era += 1;
    this.#waiting = [];
    this.#kept = [];
    this.finish();
    this.#run?.settle();
    this.#apply(data.regions, data.attrs);
  }

  /** Ends all motion: the board is what it will be. The tap or key that asks for it goes on to its own target. */
  finish() {
    if (!this.#busy) return;
    this.#skip = true;
    this.endedAt = performance.now();
    this.#run?.finish();
  }

  /** Plays again what happened since the reader's own last action. */
  async again() {
    if (this.#busy) return undefined;
    if (speed() === 0 || !this.#kept[0]?.before) return say(news()?.textContent);
    const [now, era, { phase }] = [this.#snapshot(), this.#era, this.#table.dataset];
    this.#busy = true;
    this.#apply(this.#kept[0].before, { phase: phase === "over" ? "play" : phase });
    for (const { event } of [...this.#kept]) {
      const shown = boards();
      const regions = pick(event.regions, (id) => shown.includes(id));
      if (!this.#skip) await this.#play({ ...event, regions, attrs: pick(event.attrs, (name) => name === "phase") });
    }
    if (era === this.#era) this.#apply(now, { phase });
    this.#busy = false;
    return this.#pump();
  }

  /** Shows regions and attributes of the table, and tells whose turn that makes it. `news`: somebody has acted. */
  #apply(regions = {}, attrs = {}, news = false) {
    const before = this.#table.dataset.moment;
    for (const [name, value] of Object.entries(attrs)) if (value !== undefined) this.#table.dataset[name] = String(value);
    const changed = morph(regions);
    if (changed.length > 0) this.#table.dispatchEvent(new CustomEvent("regions"));
    const { moment } = this.#table.dataset;
    if (attrs.moment !== undefined) showMoment(moment, moment !== before || (news && moment === "choose"));
    return changed;
  }

  async #pump() {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#waiting.length > 0) {
      // After a gap the board comes with the last event only: there is nothing to show the ones before on.
      const blind = isBlind(this.#waiting[0]);
      if (blind && isBlind(this.#waiting.at(-1))) break;
      if (blind || this.#skip || document.hidden || speed() === 0) this.#catchUp();
      else await this.#next(this.#waiting.shift());
    }
    this.#skip = this.#busy = false;
    this.#table.dispatchEvent(new CustomEvent("still"));
  }

  /** Whether pieces move; the table has the event `still` when they do not any more. */
  get busy() {
    return this.#busy;
  }

  async #next(event) {
    this.#mark(event.id);
    await this.#play(event);
    const others = event.seat !== null && String(event.seat) !== this.#table.dataset.viewer;
    if (event.beats.length > 0 && others) await this.#wait(HOLD_MS);
  }

  async #play(event) {
    const [run, era] = [new Run(), this.#era];
    const apply = () => {
      run.restore();
      return era === this.#era ? this.#apply(event.regions, event.attrs) : [];
    };
    this.#run = run;
    const plain = event.beats.length === 0;
    if (!plain && this.#moves) await play(run, this.#table, event, apply).catch(report);
    const changed = apply();
    run.settle();
    if (plain) fade(changed);
  }

  async #wait(ms) {
    if (this.#skip || this.#waiting.length === 0) return;
    this.#run = new Run();
    await this.#run.wait(ms);
  }

  /** Applies everything that waits, in one go but for the moment that "again" starts from. */
  #catchUp() {
    const events = this.#waiting.splice(0);
    const attrs = {};
    let regions = {};
    for (const event of events) {
      if (this.#kept[0]?.event.id === event.id && event.id !== undefined) {
        this.#apply(regions);
        regions = {};
        this.#mark(event.id);
      }
      Object.assign(regions, event.regions);
      Object.assign(attrs, event.attrs);
    }
    const changed = this.#apply(regions, attrs);
    if (!this.#skip && !document.hidden) fade(changed);
  }

  #keep(event) {
    const mine = String(event.seat) === this.#table.dataset.viewer;
    if (mine || isBlind(event) || this.#kept.length >= MOST_KEPT) this.#kept = [];
    if (!isBlind(event)) this.#kept.push({ event, before: null });
  }

  /** Takes the picture that "again" starts from, just before its first event is shown. */
  #mark(id) {
    const first = this.#kept[0];
    if (first && first.event.id === id) first.before ??= this.#snapshot();
  }

  #snapshot() {
    const regions = boards().map((id) => [id, document.getElementById(id)?.outerHTML]);
    return Object.fromEntries(regions.filter(([, html]) => html));
  }
}

/** What the strip says. */
const news = () => document.querySelector("#r-just .news") ?? document.getElementById("r-just");

const pick = (regions = {}, wanted) => Object.fromEntries(Object.entries(regions).filter(([id]) => wanted(id)));

const isBlind = ({ beats, regions }) => beats.length > 0 && Object.keys(regions ?? {}).length === 0;

/** Motion must never hold up the news: a fault in it is told to the console, and the board goes on. */
const report = (fault) => console.error(fault);

function fade(elements) {
  for (const element of elements) element.animate([{ opacity: 0.35 }, { opacity: 1 }], FADE_MS);
}
