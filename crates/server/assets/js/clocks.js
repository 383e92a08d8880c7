// Counts time down between the server's words: a clock says what was left when it was set, and when that was.

import { say } from "./announce.js";
import { sound } from "./sound.js";
import { word } from "./words.js";

const TICK_MS = 250;
const HURRY_MS = 10_000;
const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];

/** The server's time when this browser last heard it, and this browser's then: its own clock may be wrong. */
let heard = null;

/** @param {string | undefined} now the server's time, unix ms */
export function hearTime(now) {
  if (now) heard = { now: Number(now), at: performance.now() };
}

const serverNow = () => heard.now + performance.now() - heard.at;

/** @returns {number} ms */
function leftOn({ dataset }) {
  const used = "running" in dataset ? Math.max(0, serverNow() - Number(dataset.since)) : 0;
  return Math.max(0, Number(dataset.left) - used);
}

/** As the server writes it: "4:32", or days and hours in words. */
function figures(left) {
  const whole = (ms, unit) => String(Math.floor(ms / unit));
  if (left >= DAY_MS) return word("days").replace("{d}", whole(left, DAY_MS)).replace("{h}", whole(left % DAY_MS, HOUR_MS));
  if (left >= HOUR_MS) return word("hours").replace("{h}", whole(left, HOUR_MS)).replace("{m}", whole(left % HOUR_MS, MINUTE_MS));
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {HTMLElement} table */
export function bootClocks(table) {
  hearTime(table.dataset.now);
  let warned = "";

  const tick = () => {
    if (!heard) return;
    for (const clock of table.querySelectorAll(".clock")) {
      const left = leftOn(clock);
      const time = clock.querySelector(".time");
      const text = figures(left);
      if (time && time.textContent !== text) time.textContent = text;
      if ("mine" in clock.dataset && "running" in clock.dataset) warn(clock, left);
    }
  };

  // Once, in words and by ear; never a second at a time.
  const warn = (clock, left) => {
    clock.toggleAttribute("data-short", left <= HURRY_MS);
    const { since } = clock.dataset;
    if (left > HURRY_MS || left <= 0 || since === warned || Number(clock.dataset.left) <= HURRY_MS) return;
    warned = since;
    say(word("hurry"));
    sound("hurry");
  };

  table.addEventListener("regions", tick);
  setInterval(tick, TICK_MS);
  tick();
}
