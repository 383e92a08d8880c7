// Changes a region into its new HTML and touches only what differs: focus, choice, open details, scroll, typed text
// and the reading cursor survive.

import { groupOf, groupsOf } from "./groups.js";

// Where a policy demands trusted types, this is the one place that makes HTML of text, and the text is the server's.
const trusted = globalThis.trustedTypes?.createPolicy("furrow", { createHTML: (html) => html }) ?? { createHTML: (html) => html };

/** The HTML each region was last given. */
const given = new Map();

/** @param {string} html of one element */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = trusted.createHTML(html);
  return template.content.firstElementChild;
}

/**
 * Brings regions up to date: first everything is measured, then everything is changed. A region the page lacks goes to
 * the end of the decision form.
 * @param {Record<string, string>} regions the whole HTML of each by its id
 * @returns {Element[]} those that changed
 */
export function morph(regions) {
  const jobs = Object.entries(regions).map(([id, html]) => prepare(id, html)).filter(Boolean);
  for (const { region, want } of jobs) {
    if (region.isConnected) morphNode(region, want);
    else document.getElementById("decide")?.append(region);
  }
  for (const { keep } of jobs) keep();
  return jobs.map(({ region }) => region);
}

/** @returns what there is to do for a region, or null where it is as it should be */
function prepare(id, html) {
  const region = document.getElementById(id);
  if (region && given.get(id) === html) return null;
  const want = parse(html);
  if (!want) return null;
  given.set(id, html);
  if (!region) return { region: want, want, keep: () => {} };
  // This browser's share of the chance is in the field already: it is no difference.
  const share = region.querySelector("input[name=nonce]")?.value ?? "";
  for (const field of want.querySelectorAll("input[name=nonce]")) field.value = share;
  return region.isEqualNode(want) ? null : { region, want, keep: remember(region) };
}

/** What a morph must not lose; gives back how to restore it. */
function remember(region) {
  const focus = document.activeElement;
  const focused = region.contains(focus) ? focus : null;
  const choice = new Map([...region.querySelectorAll("input.act:checked")].map((radio) => [groupOf(radio), radio.value]));
  const low = [region, ...region.querySelectorAll("ol, [data-scroll]")].filter(atEnd);
  const tops = [region, ...region.querySelectorAll("*")].filter((box) => box.scrollTop > 0).map((box) => [box, box.scrollTop]);
  const radio = focused?.matches("input.act") ? { group: groupOf(focused), value: focused.value } : null;
  return () => {
    choose(region, choice);
    for (const [box, top] of tops) if (box.scrollTop !== top) box.scrollTop = top;
    for (const box of low) box.scrollTop = box.scrollHeight;
    if (focused) refocus(region, focused, radio);
  };
}

/** A list that shows its newest line goes on doing so. */
const atEnd = (box) => box.scrollHeight > box.clientHeight + 1 && box.scrollTop + box.clientHeight >= box.scrollHeight - 2;

/** Radios are numbered anew with each decision, so a choice is kept by its group and value and never by its id. */
function choose(region, choice) {
  for (const [group, radios] of groupsOf(region.querySelectorAll("input.act"))) {
    const kept = radios.find(({ value }) => value === choice.get(group));
    for (const radio of radios) radio.checked = kept ? radio === kept : radio.defaultChecked;
  }
}

/** `radio`: the group and value of the radio that had the focus, if it was one. */
function refocus(region, focused, radio) {
  const has = (one) => groupOf(one) === radio.group && one.value === radio.value;
  const same = radio && [...region.querySelectorAll("input.act")].find(has);
  const left = region.contains(focused) ? focused : region.querySelector("input.act:checked, input.act, button");
  // The end of the game leaves nothing to decide: what there is to do then comes next.
  const target = same ?? left ?? document.querySelector("#r-end :is(button, a)") ?? document.getElementById("go");
  if (target && target !== document.activeElement) target.focus({ preventScroll: true });
}

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.id || node.dataset?.id || "" : "");
const alike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && keyOf(a) === keyOf(b);

function morphNode(node, want) {
  if (node.isEqualNode(want)) return;
  if (node.nodeType !== Node.ELEMENT_NODE) {
    node.nodeValue = want.nodeValue;
    return;
  }
  morphAttributes(node, want);
  morphChildren(node, want);
}

function morphAttributes(node, want) {
  // Whether it is open is the reader's business once it is on the page.
  const mine = (name) => name === "open" && /^(details|dialog)$/.test(node.localName);
  for (const { name } of [...node.attributes]) if (!want.hasAttribute(name) && !mine(name)) node.removeAttribute(name);
  for (const { name, value } of want.attributes) {
    if (node.getAttribute(name) !== value && !mine(name)) node.setAttribute(name, value);
  }
}

function morphChildren(node, want) {
  const wanted = new Set([...want.children].map(keyOf).filter(Boolean));
  for (const child of [...node.children]) if (keyOf(child) && !wanted.has(keyOf(child))) child.remove();
  const shifted = node.childNodes.length !== want.childNodes.length;
  let next = node.firstChild;
  for (const child of [...want.childNodes]) {
    const match = find(next, child, shifted);
    if (!match) {
      node.insertBefore(child, next);
      continue;
    }
    if (match !== next) node.insertBefore(match, next);
    else next = next.nextSibling;
    morphNode(match, child);
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

/**
 * The node from `next` on that becomes `want`: the one with its key; among nodes without a key an equal one first where
 * the list has grown or shrunk, else the next of its kind.
 */
function find(next, want, shifted) {
  let first = null;
  for (let node = next; node; node = node.nextSibling) {
    if (!alike(node, want)) continue;
    if (keyOf(want) || !shifted) return node;
    if (node.isEqualNode(want)) return node;
    first ??= node;
  }
  return first;
}
