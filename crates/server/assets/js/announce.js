// What the page says aloud: one live region, the tab's title and mark, a sound when it is the reader's turn.

import { sound } from "./sound.js";
import { word } from "./words.js";

const GATHER_MS = 300;
const TYPING_MS = 1_500;

let waiting = [];
let statusDue = false;
let timer = 0;
let typed = 0;
let last = "";

/** Says sentences as one message, together with what else comes in a moment; never while the reader types. */
export function say(...sentences) {
  waiting.push(...sentences.filter(Boolean));
  if (waiting.length > 0 || statusDue) timer ||= setTimeout(speak, GATHER_MS);
}

/** Says at the end of the message, and once, who has to do what then. */
function sayStatus() {
  statusDue = true;
  say();
}

/** What waits to be said is not said any more, and what was said last is gone. */
export function forget() {
  waiting = [];
  last = "";
  const region = document.getElementById("say");
  if (region) region.textContent = "";
}

/** What is said in another sentence already is not said again. */
const once = (sentence, nth, all) => !all.some((other, at) => at !== nth && other.includes(sentence) && (other !== sentence || at < nth));

function speak() {
  const pause = typed + TYPING_MS - Date.now();
  timer = pause > 0 ? setTimeout(speak, pause) : 0;
  const region = document.getElementById("say");
  if (timer || !region) return;
  const message = [...waiting.filter(once), statusDue ? status() : ""].filter(Boolean).join(" ");
  waiting = [];
  statusDue = false;
  // A reader says only what changed, so the same sentence twice has to differ.
  last = message === last ? `${message}\u200B` : message;
  region.textContent = last;
}

/** The page's title without the mark of a turn. */
let title = null;

/** Shows the reader's turn in the tab; `news`: it has just come. */
export function showMoment(moment, news) {
  const mine = moment === "choose";
  title ??= word("title") || document.title;
  const parts = [mine ? word("yourTurn") : "", title].filter(Boolean);
  document.title = parts.join(" · ") || status();
  const mark = document.getElementById("favicon");
  const href = mine ? mark?.dataset.turnHref : mark?.dataset.href;
  if (href && mark.getAttribute("href") !== href) mark.setAttribute("href", href);
  if (!news) return;
  sayStatus();
  if (!mine) return;
  sound("turn");
  document.dispatchEvent(new CustomEvent("my-turn"));
}

/** @returns {string} the sentence that says who has to do what */
export const status = () => document.querySelector("#r-status h1")?.textContent ?? "";

export function bootAnnounce() {
  document.addEventListener("input", ({ target }) => {
    if (target.matches("textarea, input:not([type=radio], [type=checkbox])")) typed = Date.now();
  });
}

/** Says that the connection is lost, and stays to be seen until it is back. */
export function showLink(up) {
  let sign = document.getElementById("lost");
  if (!sign) {
    sign = document.createElement("p");
    sign.id = "lost";
    document.body.append(sign);
  }
  sign.hidden = up;
  sign.textContent = word("lost");
  say(word(up ? "back" : "lost"));
}
