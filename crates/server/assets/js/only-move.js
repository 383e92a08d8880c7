// "Make my only moves for me": a decision with one answer is taken after a moment in which it can be read.

import { keep, kept } from "./prefs.js";

const MOMENT_MS = 1_200;

/**
 * @param {HTMLElement} table
 * @param {import("./decide.js").Decision} decision
 */
export function makeOnlyMoves(table, decision) {
  let timer = 0;
  let stopped = "";

  const consider = () => {
    // Who has played a game to its end has seen what an only move is.
    if (table.dataset.moment === "over" && kept("only-move") === null) keep("only-move", "on");
    clearTimeout(timer);
    const { key } = decision;
    const only = document.querySelector("#go[data-only]") && table.dataset.moment === "choose";
    if (only && kept("only-move") === "on" && !document.hidden && key !== stopped) timer = setTimeout(() => make(key), MOMENT_MS);
  };

  const make = (key) => {
    if (decision.key === key && decision.chooseOnly()) decision.commit();
  };

  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    stopped = decision.key;
    clearTimeout(timer);
  });
  table.addEventListener("regions", consider);
  document.addEventListener("visibilitychange", consider);
  consider();
}
