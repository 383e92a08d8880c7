// What goes on at a table besides its game: buttons that do something without leaving the page, news of it said aloud, and
// a device that several people share.

import { say } from "./announce.js";

/** What leads to another page, or starts one, is left to the browser. */
const STAYS = "[data-affair]:not([data-affair=again])";

/**
 * @param {HTMLElement} table
 * @param {HTMLFormElement} form
 * @param {import("./decide.js").Decision} decision
 */
export function bootAffairs(table, form, decision) {
  form.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!button?.matches(STAYS)) return;
    event.preventDefault();
    document.querySelector("#menu:popover-open")?.hidePopover();
    decision.press(button);
  });
  sayNotes(table);
  if ("device" in table.dataset) wipeWhenLeft(table);
}

/** Says each new note of the log once. */
function sayNotes(table) {
  const notes = () => [...table.querySelectorAll("#r-log [data-note]")];
  const number = ({ dataset }) => Number(dataset.note);
  let said = Math.max(0, ...notes().map(number));
  table.addEventListener("regions", () => {
    const fresh = notes().filter((note) => number(note) > said);
    said = Math.max(said, ...fresh.map(number));
    say(...fresh.map((note) => note.firstElementChild?.textContent));
  });
}

/** Nothing of the last player stays for who goes back to the page. */
function wipeWhenLeft(table) {
  addEventListener("pagehide", () => table.replaceChildren());
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
}
