// The host's message: it may come by the stream, and the reader can put it away.

import { say } from "./announce.js";

const DAY_S = 86_400;
const box = () => document.getElementById("message");

/** Shows a message that has just come; one without a text takes the last one back. */
export function showMessage({ id = "", text = "" }) {
  const message = box();
  const number = message?.querySelector("[name=id]");
  const seen = document.cookie.split("; ").includes(`seen=${id}`);
  if (!message || number.value === id || seen) return;
  number.value = id;
  message.querySelector(".said").textContent = text;
  message.hidden = !text;
  say(text);
}

/** Without a script the button posts; here the message goes at once and the page stays. */
export function bootMessage() {
  box()?.addEventListener("submit", (event) => {
    event.preventDefault();
    document.cookie = `seen=${event.target.elements.id.value}; path=/; max-age=${DAY_S}; SameSite=Lax`;
    box().hidden = true;
  });
}
