// Copying a link, and the reader's share of the chance: both work over plain http too.

import { say } from "./announce.js";
import { word } from "./words.js";

const SHOWN_MS = 2_000;

/** Copies the field a button names; where the browser forbids it the field is selected for the reader to copy. */
async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  if (!field) return;
  const done = (await copyByClipboard(field.value)) || copyBySelection(field);
  button.toggleAttribute("data-copied", done);
  tell(button, word(done ? "copied" : "copyByHand"));
}

async function copyByClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copyBySelection(field) {
  field.focus();
  field.select();
  return document.execCommand("copy");
}

let restore = null;

/** The button itself says what came of it for a moment. */
function tell(button, text) {
  say(text);
  restore?.();
  const label = button.querySelector("span") ?? button;
  const words = label.textContent;
  const timer = setTimeout(() => restore(), SHOWN_MS);
  label.textContent = text;
  restore = () => {
    clearTimeout(timer);
    label.textContent = words;
    restore = null;
  };
}

/** Gives every empty nonce field 16 bytes of this browser's own chance, in hex. */
export function fillNonces() {
  for (const field of document.querySelectorAll("input[name=nonce]")) {
    if (field.value) continue;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}

export function bootShare() {
  fillNonces();
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy]");
    if (button) copy(button);
  });
}
