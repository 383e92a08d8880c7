// A page that is worked on: it is asked for again until it is whole. Without this it loads itself again.

import { morph } from "./morph.js";

const PAUSE_MS = 1_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const main = () => document.getElementById("main");

export async function wait() {
  while ("awaits" in main().dataset) {
    await pause(PAUSE_MS);
    if (document.hidden) continue;
    const response = await fetch(location.href, { headers: { Accept: "application/json" } }).catch(() => null);
    // What cannot be had this way is asked for as a page: it says why.
    if (response && !response.ok) return location.reload();
    if (response) morph({ main: (await response.json()).main });
  }
}
