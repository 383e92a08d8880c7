// The decision: select, see, commit. One post for a key, however often it is tapped; the same key again if the answer
// was lost, which the server takes as one move.

import { say, status } from "./announce.js";
import { Asks } from "./asks.js";
import { groupOf, groupsOf } from "./groups.js";
import { withRulings } from "./rules.js";
import { word } from "./words.js";

const TRIES = 8;
const FIRST_PAUSE_MS = 500;
const LAST_PAUSE_MS = 8_000;
const PATIENCE_MS = 10_000;
/** A bounce of the finger is no second tap. */
const BOUNCE_MS = 250;
const NEWS_MS = 3_000;
/** Digits that follow each other within this time are one number. */
const TYPED_MS = 900;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const typing = (target) => target.matches("textarea, select, input:not([type=radio], [type=checkbox], [type=button], [type=submit])");
const canBeTapped = (label) => label.checkVisibility() && getComputedStyle(label).pointerEvents !== "none";

export class Decision {
  #form;
  #queue;
  #stream;
  /** The keys that are on their way or have been taken. */
  #spent = new Set();
  #chosenAt = -Infinity;
  /** The choice on its way: its key, its radios by group and value, and when it was sent. */
  #sent = null;
  /** Digits typed one after the other. */
  #digits = { text: "", at: -Infinity };
  #asks = new Asks();

  /**
   * @param {HTMLFormElement} form
   * @param {import("./queue.js").Queue} queue
   * @param {import("./stream.js").Stream | undefined} stream none in a tutorial
   */
  constructor(form, queue, stream) {
    this.#form = form;
    this.#queue = queue;
    this.#stream = stream;
    // What is missing is told in the page's words, not in the browser's.
    form.noValidate = true;
    form.addEventListener("submit", (event) => {
      const button = event.submitter;
      if (button?.matches("[data-next]")) {
        event.preventDefault();
        this.#readOn(button);
        return;
      }
      // A button with an address of its own posts something else.
      if (button?.hasAttribute("formaction")) return;
      event.preventDefault();
      this.commit();
    });
    form.addEventListener("change", (event) => event.target.matches(".act") && this.#chosen());
    form.addEventListener("click", (event) => this.#tap(event));
    // The stream may bring the next decision before the answer to the last one comes.
    form.closest("#table").addEventListener("regions", () => {
      if (this.key !== this.#sent?.key) this.#forget();
      this.#asks.drop(this.key);
    });
    form.closest("#table").addEventListener("turned", () => this.#turned());
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  get #radios() {
    return [...this.#form.querySelectorAll("input.act")];
  }

  /** The checked radios that make up the whole choice; empty until each group has one, or one that stands alone. */
  get #choice() {
    const live = this.#radios.filter(({ required }) => required);
    const checked = live.filter((radio) => radio.checked);
    const alone = checked.find((radio) => "alone" in radio.dataset);
    if (alone) return [alone];
    return checked.length === groupsOf(live).size ? checked : [];
  }

  /** Chooses the only thing there is to choose. @returns {boolean} whether there is just one */
  chooseOnly() {
    const live = this.#radios.filter(({ required }) => required);
    const only = live.length > 0 && live.length === groupsOf(live).size && (live.length === 1 || !live.some((radio) => "alone" in radio.dataset));
    if (!only || live.some((radio) => radio.dataset.confirm)) return false;
    for (const radio of live) radio.checked = true;
    return true;
  }

  get key() {
    return this.#form.querySelector("input[name=key]")?.value ?? "";
  }

  /** Posts the choice once; without one, or off turn, the status says what there is to do. */
  async commit() {
    const { key } = this;
    const choice = this.#choice;
    if (choice.length === 0) return say(status());
    // Half of a choice: what is missing is told.
    const part = choice.map(({ dataset }) => dataset.part).find(Boolean);
    if (part) return this.notice(part);
    if (this.#spent.has(key) || this.#asks.open) return undefined;
    const sentence = choice.map(({ dataset }) => dataset.confirm).find(Boolean);
    if (sentence && !(await this.#asks.confirm(sentence, key))) return undefined;
    if (key !== this.key || this.#spent.has(key)) return undefined;
    return this.#post(key, choice);
  }

  async #post(key, choice) {
    this.#spent.add(key);
    const body = this.#fields(key, choice);
    this.#sent = { key, choice: choice.map((radio) => ({ name: groupOf(radio), value: radio.value })), at: performance.now() };
    this.#busy(true);
    const answer = await this.#send(body);
    this.#busy(false);
    if (answer.ok) return this.#taken(key, answer);
    this.#spent.delete(key);
    this.#sent = null;
    return this.#refused(answer);
  }

  /**
   * Does what a button of the table does besides a choice. It is sent once: the same twice may be two things.
   * @param {HTMLButtonElement} button
   */
  async press(button) {
    if (button.getAttribute("aria-busy") === "true") return;
    const body = new URLSearchParams(button.name ? { [button.name]: button.value } : {});
    this.#keepView(body);
    const { heard } = this.#queue;
    button.setAttribute("aria-busy", "true");
    const answer = (await this.#fetch(body, button.getAttribute("formaction")).catch(() => null)) ?? { error: word("failed") };
    button.removeAttribute("aria-busy");
    if (!answer.ok) this.#refused(answer);
    // What comes of it comes by the stream; if it does not, that is dead.
    setTimeout(() => heard === this.#queue.heard && this.#stream?.nudge(), answer.ok ? NEWS_MS : 0);
  }

  #fields(key, choice) {
    const decision = this.#form.querySelector("input[name=decision]")?.value ?? "";
    const body = new URLSearchParams({ decision, key });
    for (const { name, value } of choice) body.append(name, value);
    this.#keepView(body);
    return body;
  }

  /** A refusal brings the table back in the form in which the reader has it. */
  #keepView(body) {
    const view = this.#form.querySelector("input[name=view]")?.value;
    if (view) body.set("view", view);
  }

  async #send(body) {
    for (let nth = 0; nth < TRIES; nth += 1) {
      if (nth > 0) await pause(Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (nth - 1)));
      // Not `form.action`: a radio of that name hides it.
      const answer = await this.#fetch(body, this.#form.getAttribute("action")).catch(() => null);
      if (answer) return answer;
      if (nth === 0) this.notice(word("lost"));
    }
    return { error: word("failed") };
  }

  /** @returns the server's answer, or null where it is worth asking again */
  async #fetch(body, address) {
    const response = await fetch(address, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout?.(PATIENCE_MS),
    });
    const json = response.headers.get("content-type")?.includes("json");
    const answer = json ? await response.json() : { error: word("failed") };
    // A server that says why it did not is heard; what stands before one says nothing.
    return [502, 503, 504].includes(response.status) && !(json && answer.error) ? null : answer;
  }

  /** A note of a tutorial has been read. */
  #readOn({ name, value }) {
    if (!this.#spent.has(this.key)) this.#post(this.key, [{ name, value, dataset: {} }]);
  }

  #taken(key, { id, news = [] }) {
    this.#clearNotice();
    if (key === this.#sent?.key) this.#forget();
    for (const { kind, data } of news) this.#queue.receive(kind, data);
    // The change itself comes by the stream; if it does not, the stream is dead and nobody has noticed yet.
    if (id > this.#queue.version) setTimeout(() => id > this.#queue.version && this.#stream?.nudge(), NEWS_MS);
  }

  /** What has been sent is no choice for the next decision; what was chosen since is. */
  #forget() {
    const sent = this.#sent;
    this.#sent = null;
    if (!sent || this.#chosenAt > sent.at) return;
    const wasSent = ({ name, value }) => sent.choice.some((one) => one.name === name && one.value === value);
    const sentNow = (radio) => wasSent({ name: groupOf(radio), value: radio.value });
    for (const radio of this.#radios.filter(sentNow)) radio.checked = radio.defaultChecked;
  }

  #refused({ error, regions, attrs }) {
    // News that came by the stream in the meantime is newer than this answer.
    if (regions && Number(attrs?.version) >= this.#queue.version) this.#queue.jump({ regions, attrs });
    this.notice(error || word("failed"));
  }

  #busy(on) {
    const button = document.getElementById("go");
    if (on) button?.setAttribute("aria-busy", "true");
    else button?.removeAttribute("aria-busy");
  }

  /** Shows a sentence over the strip until the next choice, and says it. */
  notice(text) {
    if (!text) return;
    this.#clearNotice();
    const line = document.createElement("p");
    line.className = "notice";
    const sentence = document.createElement("span");
    sentence.append(...withRulings(text));
    line.append(sentence);
    document.getElementById("r-just")?.append(line);
    say(text);
  }

  /** Somebody else looks: nothing of the one before is left. */
  #turned() {
    this.#sent = null;
    this.#digits.text = "";
    this.#asks.forget();
    this.#clearNotice();
  }

  #clearNotice() {
    document.querySelector("#r-just > .notice")?.remove();
  }

  #chosen() {
    this.#chosenAt = performance.now();
    this.#clearNotice();
  }

  #tap(event) {
    const { target } = event;
    const why = target.closest("[data-why]");
    if (why) return this.notice(why.dataset.why);
    if (target.closest('[data-do="again"]')) return this.#queue.again();
    this.#unfold(target.closest(".news"));
    const button = target.closest("[data-check]");
    const radio = target.matches("input") ? null : (target.closest("label")?.control ?? this.#labelled(button));
    // The label's click comes before the radio's: what is checked now was checked before this tap.
    const second = radio?.checked && this.#choice.includes(radio);
    if (button) event.preventDefault();
    if (button && !second) this.#select(radio);
    // A hint over the board makes room for what was selected in it.
    if (innerWidth < 1024) target.closest(".advice label")?.closest(".advice").removeAttribute("open");
    // A tap that ended motion chose before the outcome was seen: it chooses again, no more.
    const since = Math.max(this.#chosenAt, this.#queue.endedAt);
    if (second && performance.now() - since > BOUNCE_MS) this.commit();
    return undefined;
  }

  /** News that a narrow strip cuts is read whole by a tap on it, until the next tap or the next news. */
  #unfold(news) {
    const opens = news && !news.hasAttribute("data-open") && news.scrollHeight > news.clientHeight;
    for (const open of document.querySelectorAll(".news[data-open]")) open.removeAttribute("data-open");
    news?.toggleAttribute("data-open", opens);
  }

  /** The radio that a button selects. */
  #labelled(button) {
    return button && this.#radios.find(({ id }) => id === button.dataset.check);
  }

  /** Selects a radio as a tap on its label does. */
  #select(radio, focus = false) {
    if (focus) radio?.focus({ preventScroll: true });
    if (radio && !radio.checked) radio.click();
  }

  #key(event) {
    const { key, target } = event;
    // A key held down commits once, and does not press the button that takes its place at the end.
    if (key === "Enter" && event.repeat) event.preventDefault();
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey || typing(target)) return;
    if (target.closest("[popover], dialog")) return;
    const free = target === document.body || target.matches("#r-actions input[type=radio]");
    // The button, where the focus is after a move, has no keys but Enter and the space bar.
    const button = target.closest("#go");
    // What was typed before a choice was made or taken back is no part of the next number.
    if (key === "Enter" || key === "Escape") this.#digits.text = "";
    if (key === "Escape") this.unselect();
    else if (key === "Enter" && free) {
      event.preventDefault();
      this.commit();
    } else if ((free || button) && this.#selectBy(key)) event.preventDefault();
    else if ((target === document.body || button) && (key === "ArrowLeft" || key === "ArrowRight")) this.#enterCards(event);
  }

  /** Selects the radio that listens to a key, of several the one after the checked. @returns {boolean} whether one does */
  #selectBy(key) {
    const now = performance.now();
    const digit = /^[0-9]$/.test(key);
    if (!digit || now - this.#digits.at > TYPED_MS) this.#digits = { text: "", at: now };
    if (digit) this.#digits = { text: this.#digits.text + key, at: now };
    // A number of more digits comes first: 3 and then 6 is 36, if something listens to that, else 6.
    const typed = digit ? this.#digits.text : key;
    const ends = Array.from(digit ? typed : [key], (_, nth) => typed.slice(nth));
    const found = ends.map((end) => this.#listeners(end).filter(({ disabled }) => !disabled)).find(({ length }) => length > 0) ?? [];
    const radio = found[(found.findIndex(({ checked }) => checked) + 1) % found.length];
    this.#select(radio, true);
    return radio !== undefined;
  }

  /** The radios that listen to a key, by themselves or by a label that can be tapped now. */
  #listeners(key) {
    const all = [...this.#form.querySelectorAll(".act[data-key], label[data-key]")];
    // A board that waits for its motion may still have the labels of radios that are gone.
    const listens = (one) => one.matches(".act") || (one.control !== null && canBeTapped(one));
    return all.filter((one) => one.dataset.key.split(" ").includes(key) && listens(one)).map((one) => one.control ?? one);
  }

  /** From nowhere the arrows lead to the cards; among the cards the browser moves the choice itself. */
  #enterCards(event) {
    const radios = this.#radios;
    const radio = radios.find(({ checked }) => checked) ?? (event.key === "ArrowRight" ? radios[0] : radios.at(-1));
    if (!radio) return;
    event.preventDefault();
    this.#select(radio, true);
  }

  unselect() {
    this.#clearNotice();
    for (const radio of this.#radios) radio.checked = false;
  }
}
