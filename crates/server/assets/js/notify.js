// Notices of the browser that it is the reader's turn: only where they were asked for, and only while nobody looks.

import { status } from "./announce.js";
import { keep, kept } from "./prefs.js";
import { word } from "./words.js";

const able = () => globalThis.isSecureContext && "Notification" in globalThis && Notification.permission !== "denied";
const wanted = () => able() && Notification.permission === "granted" && kept("notify") === "on";

/**
 * @param {HTMLElement} table
 * @param {import("./decide.js").Decision} decision
 */
export function bootNotify(table, decision) {
  let told = "";
  const show = () => {
    for (const button of document.querySelectorAll("[data-notify]")) button.hidden = !able() || wanted();
  };
  document.addEventListener("click", async ({ target }) => {
    if (!target.closest("[data-notify]")) return;
    keep("notify", "on");
    await Notification.requestPermission();
    show();
  });
  document.addEventListener("my-turn", () => {
    if (!document.hidden || !wanted() || told === decision.key) return;
    told = decision.key;
    // Some browsers have notices for workers only.
    try {
      new Notification(word("yourTurn"), { body: status(), tag: location.pathname });
    } catch {
      // then the title says it
    }
  });
  table.addEventListener("regions", show);
  show();
}
