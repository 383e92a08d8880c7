// The browser's side of Furrow: it shows what the server says and sends what the reader chooses. It holds no rules and
// no secrets, and every page works without it.

import { bootAffairs } from "./affairs.js";
import { bootAnnounce, showLink, showMoment } from "./announce.js";
import { bootClocks } from "./clocks.js";
import { Decision } from "./decide.js";
import { bootMessage, showMessage } from "./message.js";
import { bootNotify } from "./notify.js";
import { makeOnlyMoves } from "./only-move.js";
import { bootPrefs, syncPrefs } from "./prefs.js";
import { Queue } from "./queue.js";
import { bootRules } from "./rules.js";
import { bootShare, fillNonces } from "./share.js";
import { wakeSound } from "./sound.js";
import { Stream } from "./stream.js";
import { keepAwake } from "./wake.js";

/** @param {HTMLElement} table a game, or a room where players gather for one */
function bootTable(table) {
  const queue = new Queue(table);
  // Who was away when the game began hears of a game instead of the beginning.
  const begins = (kind, { attrs }) => kind === "start" || (table.dataset.moment === "lobby" && attrs?.moment !== undefined);
  // A tutorial has no stream: its answers bring the news themselves.
  const stream = table.dataset.stream && new Stream({
    url: table.dataset.stream,
    viewer: table.dataset.viewer ?? "",
    after: () => queue.version,
    deliver: (kind, data) => {
      if (kind === "notice") showMessage(data);
      else if (begins(kind, data)) location.reload();
      else if (kind === "next") follow(table, data.code);
      else queue.receive(kind, data);
    },
    link: showLink,
  });
  table.addEventListener("regions", () => {
    syncPrefs();
    fillNonces();
  });
  // The server waits for the slowest reader, so it has to hear of a new speed.
  document.addEventListener("preferred", ({ detail }) => detail === "speed" && stream?.nudge());
  showMoment(table.dataset.moment, false);
  const form = document.getElementById("decide");
  if ("replay" in table.dataset) import("./replay.js").then(({ Replay }) => new Replay(table, queue));
  else if (form) {
    const decision = new Decision(form, queue, stream);
    makeOnlyMoves(table, decision);
    bootAffairs(table, form, decision);
    bootClocks(table);
    bootNotify(table, decision);
    keepAwake(table);
  }
  stream?.start();
}

/** The players go on at another table: who only looks on goes with them, players are shown a link. */
function follow(table, code) {
  const { viewer, device } = table.dataset;
  if (viewer === "public" && device === undefined) location.assign(`/t/${code}${table.matches(".text") ? "?view=text" : ""}`);
}

bootAnnounce();
bootPrefs();
bootShare();
// What few pages have is fetched by those that have it: the first view of a table is light.
if (document.querySelector("input[type=file]")) import("./file.js").then(({ bootFiles }) => bootFiles());
if (document.querySelector("main[data-awaits]")) import("./awaits.js").then(({ wait }) => wait());
document.addEventListener("click", async ({ target }) => {
  const button = target.closest('[data-do="pixels"]');
  if (button) (await import("./souvenir.js")).keep(button);
});
bootMessage();
bootRules();
wakeSound();
const table = document.querySelector("[data-stream], [data-coach], [data-replay]");
if (table) bootTable(table);
