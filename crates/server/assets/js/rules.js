// The rules beside the table: links to a ruling open them in a sheet, at that ruling. Without this script, or with a key
// held down, the same links lead to the page of the rules.

import { parse } from "./morph.js";

const RULING = /\b([CFRP]\d{1,2})\b/;

/** The rules' page with its anchors renamed, so that they are none of the table's. */
async function fetchRules(address) {
  const response = await fetch(address, { headers: { Accept: "text/html" } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const article = parse(`<div>${await response.text()}</div>`).querySelector("article");
  for (const element of article.querySelectorAll("[id]")) element.id = `rules-${element.id}`;
  for (const link of article.querySelectorAll('a[href^="#"]')) link.setAttribute("href", link.getAttribute("href").replace("#", "#rules-"));
  article.className = "rules-text";
  return article;
}

async function show(sheet, link) {
  const { pathname, hash } = new URL(link.href);
  if (!sheet.querySelector(".rules-text")) sheet.prepend(await fetchRules(pathname));
  if (!sheet.matches(":popover-open")) sheet.showPopover();
  const goal = hash && document.getElementById(`rules-${hash.slice(1)}`);
  if (goal) {
    goal.scrollIntoView({ block: "start" });
    goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }
}

export function bootRules() {
  const sheet = document.getElementById("rules");
  if (!sheet) return;
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[target="rules"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(sheet, link).catch(() => window.open(link.href, "rules"));
  });
}

/** A sentence, the rulings it names as links. */
export function withRulings(sentence) {
  const { game } = document.getElementById("table")?.dataset ?? {};
  return sentence.split(RULING).map((part, nth) => {
    if (nth % 2 === 0 || !game) return part;
    const link = document.createElement("a");
    Object.assign(link, { className: "ruling", href: `/rules/${game}#${part}`, target: "rules", textContent: part });
    return link;
  });
}
