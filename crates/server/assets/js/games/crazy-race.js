// The score of Crazy Race: cards go face down to the sides, are turned up side by side, and the winners' animals run.

import { sound } from "../sound.js";
import { Stage, drawing, middle } from "../stage.js";

const TURN = 6;
const HOME = 12;
const JUMP = { height: 26, ms: 300 };
/** Where an owner's mark goes on a card that lies open. */
const CORNER = "translate(34 51) scale(.8)";
/** How large a tile flies, px. */
const TILE_PX = 34;

/** The space of the lane at a progress: the same on the way out and home. */
const spaceOf = (progress) => (progress > TURN ? HOME - progress : progress);

/** A goal for something that flies: so wide and high, in the middle of an element. */
function goal(element, width, height) {
  if (!element) return null;
  const { x, y } = middle(element.getBoundingClientRect());
  return { getBoundingClientRect: () => ({ left: x - width / 2, top: y - height / 2, width, height }) };
}

/** A card of a seat as it lies at a side: face down, or its number. */
function cardArt(seat, value) {
  const card = drawing(value ? `magic-${value}-small` : "magic-back");
  card.setAttribute("viewBox", "0 0 56 74");
  card.classList.add(`own-${seat}`);
  const mark = card.appendChild(card.firstChild.cloneNode());
  mark.setAttribute("href", `#shape-${seat}`);
  mark.setAttribute("transform", value ? CORNER : "translate(13 22) scale(1.25)");
  const looks = { fill: value ? "var(--own)" : "var(--halo)", stroke: "var(--line)", "stroke-width": "2" };
  for (const [name, look] of Object.entries(looks)) mark.setAttribute(name, look);
  return card;
}

/** The table with its stage card and its lanes. */
class Lanes extends Stage {
  #light = null;
  /** The card of this run: the regions do not show it yet. */
  #flown = null;
  /** How far the animals have come in this run, by their ids. */
  #progress = new Map();

  pawn(seat, animal) {
    return this.find(`#pawn-${seat}-${animal}`);
  }

  side(n) {
    return this.find(`#r-stage [data-side="${n}"]`);
  }

  /** Lights a seat's lane, and no other. */
  light(seat) {
    const lane = this.find(`[data-lane="${seat}"]`);
    if (this.#light?.lane === lane) return;
    this.unlight();
    if (lane) this.#light = { lane, box: this.#frame(lane) };
  }

  unlight() {
    if (this.#light) this.run.animate(this.#light.box, [{ opacity: 1 }, { opacity: 0 }], 180);
    this.#light = null;
  }

  #frame(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const box = this.run.put("motion-light", { x: left, y: top, width, height });
    this.run.animate(box, [{ opacity: 0 }, { opacity: 1 }], 180);
    return box;
  }

  /** Counts a number in a seat's label: `in-hand` or `score`. */
  async count(seat, name, by, ms) {
    const number = this.seat(seat)?.querySelector(`.${name} .num`);
    const now = Number(number?.textContent);
    if (number && by !== 0) await this.countUp(number, now, now + by, ms);
  }

  /** Flies a card to the place where it will lie at a side. */
  lay(seat, at, value, from) {
    const row = this.side(at)?.querySelector(".laid");
    const make = (box) => box.append(cardArt(seat, value));
    const box = row && this.flyFrom(from, this.#next(row), make, { name: "motion-piece" });
    if (box) this.#flown = { side: at, seat, box };
  }

  /** The place of the next card in a row: one is laid there for the length of a measurement. */
  #next(row) {
    const [slot, { n }] = [document.createElement("span"), row.dataset];
    slot.className = "laid-card";
    slot.append(cardArt(0, null));
    row.dataset.n = String(Number(n) + 1);
    row.append(slot);
    const box = slot.getBoundingClientRect();
    slot.remove();
    row.dataset.n = n;
    return { getBoundingClientRect: () => box };
  }

  /** The drawings of the cards at a side, or at all, in order of laying. */
  #cards(at) {
    const where = at ? `[data-side="${at}"] ` : "";
    const lying = this.all(`${where}.laid-card[data-seat]`).map((card) => ({ seat: card.dataset.seat, card: card.querySelector("svg") }));
    const flown = this.#flown && (!at || this.#flown.side === at) ? [{ seat: this.#flown.seat, card: this.#flown.box.firstElementChild }] : [];
    return [...lying, ...flown].filter(({ card }) => card);
  }

  /** Turns a side's cards up in order of laying, and counts the sums of their owners. */
  async turnUp(at, cards) {
    const [lying, sums] = [this.#cards(at), this.#sums(at, cards)];
    for (const [nth, { seat, value }] of cards.entries()) {
      if (this.run.over) return;
      const card = lying[nth]?.card;
      this.#show(card, value);
      sound("card");
      await this.run.wait(250);
      const sum = sums.get(seat);
      if (sum) sum.textContent = String(Number(sum.textContent) + value);
    }
  }

  #show(card, value) {
    const [face, mark] = card?.querySelectorAll("use") ?? [];
    if (face?.getAttribute("href") !== "#magic-back") return this.pulse(card, 220);
    return this.flip(card, 220, () => {
      this.run.borrow(face, "href", `#magic-${value}-small`);
      this.run.borrow(mark, "transform", CORNER);
      this.run.borrow(mark, "fill", "var(--own)");
    });
  }

  /** A line of sums below a side, one an owner, in the order in which ties are broken. */
  #sums(at, cards) {
    const line = this.side(at)?.querySelector(".first, .sums");
    if (!line) return new Map();
    const { left, top, width, height } = line.getBoundingClientRect();
    const box = this.run.put("motion-sums", { x: left, y: top, width, height });
    box.dataset.at = at;
    return new Map([...new Set(cards.map(({ seat }) => seat))].map((seat) => {
      const sum = document.createElement("b");
      sum.dataset.of = seat;
      sum.append("0");
      const shape = drawing(`seat-${seat}`);
      box.append(shape, sum);
      return [seat, sum];
    }));
  }

  /** Lifts the winner's sum, and its lane is lit. */
  wins(at, seat) {
    this.light(seat);
    this.pulse(document.querySelector(`.motion-sums[data-at="${at}"] [data-of="${seat}"]`), 400);
    for (const { seat: owner, card } of this.#cards(at)) if (Number(owner) === seat) this.pulse(card, 400);
  }

  /** One point: a hop, an arc over each own animal, and a turning round where the lane does. */
  async hops(seat, animal, from, to) {
    const pawn = this.pawn(seat, animal);
    if (!pawn) return;
    this.run.borrow(pawn, "data-running", "");
    this.#progress.set(pawn.id, to);
    const jumps = to - from > 1;
    if (jumps) this.#duck(seat, animal, from, to);
    const ends = from < TURN && to > TURN ? [TURN, to] : [to];
    for (const [nth, end] of ends.entries()) {
      if (this.run.over) return;
      const cell = this.find(`[data-lane="${seat}"] [data-tile="${spaceOf(end)}"]`);
      await this.hopTo(pawn, cell, { ...(jumps && nth === 0 ? JUMP : {}), home: end === HOME });
      if (!this.run.over) sound("hop", animal);
      if (nth === 0 && from < TURN && to >= TURN) await this.mirror(pawn, "back");
    }
  }

  /** Whoever is jumped makes itself small. */
  #duck(seat, jumper, from, to) {
    const jumped = Array.from({ length: to - from - 1 }, (_, nth) => String(spaceOf(from + 1 + nth)));
    for (const other of this.all(`[data-lane="${seat}"] .pawn:not([data-pawn="${jumper}"])`)) {
      if (!jumped.includes(other.dataset.space)) continue;
      this.run.animate(other.firstElementChild, [{ scale: "1" }, { scale: "1.06 .8" }, { scale: "1" }], JUMP.ms);
    }
  }

  #tile(place, tile) {
    const art = this.find(`[data-stack="${place}"] svg`)?.cloneNode(true) ?? drawing("point-turn");
    const number = art.querySelectorAll("use")[1] ?? art.appendChild(art.firstElementChild.cloneNode());
    number.setAttribute("href", `#point-${tile}`);
    return (box) => box.append(art);
  }

  /** Flies the best tile of a stack to a seat; the next one lies there then. */
  takesTile(seat, place, tile) {
    const stack = this.find(`[data-stack="${place}"] svg`);
    const score = this.seat(seat)?.querySelector(".score");
    this.flyFrom(stack, goal(score, TILE_PX, TILE_PX), this.#tile(place, tile), { ms: 320, turn: 40, name: "motion-piece" });
    const next = stack?.querySelectorAll("use")[1];
    if (tile > 1) this.run.borrow(next, "href", `#point-${tile - 1}`);
    else this.run.borrow(next, "visibility", "hidden");
  }

  /** Flies a tile from a seat out of the game. */
  losesTile(seat, tile) {
    const score = this.seat(seat)?.querySelector(".score");
    const stack = this.find('[data-stack="turnaround"] svg');
    const box = this.flyFrom(score, goal(stack, TILE_PX, TILE_PX), this.#tile("turnaround", tile), { ms: 320, turn: -40, name: "motion-piece" });
    this.run.animate(box, [{ opacity: 1 }, { opacity: 0 }], 140, { delay: 320 });
  }

  /** All cards slide to their owners' used piles. */
  clear() {
    for (const { seat, card } of this.#cards()) {
      const { width, height } = card.getBoundingClientRect();
      const make = (box) => box.append(card.cloneNode(true));
      const box = this.flyFrom(card, goal(this.seat(seat), width, height), make, { ms: 320, lift: 0, name: "motion-piece" });
      this.run.animate(box, [{ opacity: 1 }, { opacity: 0 }], 100, { delay: 320 });
      this.hide(card.closest(".laid-card") ?? card);
    }
    for (const sums of [...document.querySelectorAll(".motion-sums"), ...this.all(".sums")]) this.run.animate(sums, [{ opacity: 1 }, { opacity: 0 }], 200);
    this.#flown = null;
  }

  /** Lights the animals that have come so far. */
  lightAnimals(progress) {
    const there = (pawn) => (this.#progress.get(pawn.id) ?? Number(pawn.dataset.progress)) === progress;
    for (const pawn of this.all(".pawn[data-progress]").filter(there)) {
      const box = this.#frame(pawn);
      this.run.animate(box, [{ opacity: 1 }, { opacity: 0 }], 180, { delay: 900 });
      this.shiver(pawn, 500);
    }
  }
}

/** A beat that is shown by its seat alone. */
const bySeat = (ms) => async ({ stage, run }, { seat }) => {
  stage.pulse(stage.seat(seat), ms);
  await run.wait(ms);
};

const kinds = {
  starts: bySeat(260),
  passes: bySeat(200),
  declines: bySeat(200),
  stops: bySeat(200),

  /** A new card is turned over: what lay round the old one is gone. */
  async stage(scene) {
    const { run } = scene;
    run.animate(scene.stage.find("#r-stage .middle"), [{ scale: "1 1", easing: "ease-in" }, { scale: "0 1" }], 140);
    await run.wait(140);
    if (run.over) return;
    scene.end();
    sound("card");
    run.animate(scene.stage.find("#r-stage .middle"), [{ scale: "0 1", easing: "ease-out" }, { scale: "1 1" }], 200);
    for (const [nth, asks] of scene.stage.all("#r-stage .asks").entries()) scene.stage.pulse(asks, 200, nth * 40);
    await run.wait(340);
  },

  async recalls({ stage, run }, { seat, cards }) {
    sound("card");
    stage.pulse(stage.seat(seat), 260);
    const counted = stage.count(seat, "in-hand", cards.length, 400);
    await run.wait(400);
    await counted;
  },

  async lays({ stage, run, viewer }, { seat, side, value }) {
    sound("card");
    stage.lay(seat, side, value, String(seat) === viewer ? stage.find("#r-actions") : stage.seat(seat));
    stage.count(seat, "in-hand", -1, 260);
    await run.wait(260);
  },

  async skipped({ stage, run }, { seat }) {
    stage.shiver(stage.seat(seat), 200);
    await run.wait(200);
  },

  async closes({ stage, run }, { side }) {
    run.animate(stage.side(side), [{ opacity: 1 }, { opacity: 0.5 }], 200);
    await run.wait(300);
  },

  async evaluates({ stage, run }) {
    sound("race");
    for (const [nth, side] of stage.all("#r-stage [data-side]").entries()) stage.pulse(side, 260, nth * 40);
    await run.wait(400);
  },

  async turns_up({ stage, run }, { side, cards }) {
    stage.unlight();
    await stage.turnUp(side, cards);
    await run.wait(150);
  },

  async wins({ stage, run }, { side, seat }) {
    stage.wins(side, seat);
    await run.wait(500);
  },

  async stay({ stage, run }, { side, seat, why, animal }) {
    if (why === "no_cards") {
      run.animate(stage.side(side), [{ opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }], 200);
      return run.wait(200);
    }
    for (const name of animal ? [animal] : ["sprinter", "reptile", "flyer"]) stage.shiver(stage.pawn(seat, name), 300);
    return run.wait(400);
  },

  moves({ stage }, { seat }) {
    stage.light(seat);
  },

  async hops({ stage }, { seat, animal, from, to }) {
    stage.light(seat);
    await stage.hops(seat, animal, from, to);
  },

  /** The tile comes before the move goes on. */
  async tile({ stage, run }, { seat, animal, place, tile }) {
    const pawn = stage.pawn(seat, animal);
    if (place === "finish" && pawn) {
      sound("win");
      stage.throw("motion-confetti", 12, middle(pawn.getBoundingClientRect()), { spread: 110, rise: 40, fall: 60, ms: 460 });
    }
    if (!tile) return run.wait(200);
    stage.takesTile(seat, place, tile);
    await run.wait(320);
    return stage.count(seat, "score", tile, 140);
  },

  lost: ({ run }) => run.wait(200),

  async clears({ stage, run }) {
    stage.unlight();
    stage.clear();
    sound("card");
    await run.wait(420);
  },

  async token({ stage, run }, { to }) {
    stage.carryToken(to);
    await run.wait(320);
  },

  game_ends: ({ run }) => run.wait(400),

  async penalty({ stage, run }, { progress }) {
    stage.unlight();
    if (progress === null) return run.wait(200);
    sound("nap");
    stage.lightAnimals(progress);
    return run.wait(900);
  },

  async loses_tile({ stage, run }, { seat, tile }) {
    if (!tile) {
      stage.shiver(stage.seat(seat), 200);
      return run.wait(200);
    }
    stage.losesTile(seat, tile);
    await run.wait(320);
    return stage.count(seat, "score", -tile, 140);
  },

  tie_broken: ({ run }) => run.wait(300),

  /** The tiles add up on the page of the end, seat by seat. */
  async ranks(scene, { seat }) {
    scene.end();
    const { stage, run } = scene;
    const frames = [{ transform: "scale(0)", opacity: 1 }, { transform: "scale(1)", opacity: 1 }];
    const tiles = stage.all(`#r-end [data-reveal="${seat}"]`);
    if (tiles.length > 0) sound("card");
    for (const [nth, tile] of tiles.entries()) run.animate(tile, frames, 140, { delay: nth * 60 });
    await run.wait(300);
  },
};

/** @type {import("../beats.js").Score} */
export const score = { Stage: Lanes, kinds, leads: () => true };
