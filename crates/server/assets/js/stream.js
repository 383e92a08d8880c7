// One event stream for a browser and a table. Where the browser has locks (https, or this machine) one tab leads and
// tells the others what it hears; elsewhere each tab has a stream of its own.

const SILENCE_MS = 40_000;
const CHECK_MS = 5_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;
const LOST_AFTER_MS = 2_000;
const REST_MS = 1_000;
const KINDS = ["play", "now", "regions", "pulse", "bye", "start", "notice", "next", "rest"];

export class Stream {
  #url;
  #after;
  #deliver;
  #link;
  #channel = null;
  #release = null;
  #waiting = null;
  #source = null;
  #retry = 0;
  #tries = 0;
  #lostTimer = 0;
  #lost = false;
  #heard = Date.now();
  #missed = 0;
  #checking = 0;
  /** Nobody looks at this tab, and its browser has many others: it goes without a stream. */
  #resting = false;
  /** The HTML of each region as the stream brought it last. */
  #regions = {};

  /**
   * @param {object} options
   * @param {string} options.url of the stream
   * @param {string} options.viewer whose eyes it is for: tabs of one browser share by address and viewer
   * @param {() => number} options.after the version shown: where to go on from
   * @param {(kind: string, data: any) => void} options.deliver is called for every message that is not a heartbeat
   * @param {(up: boolean) => void} options.link is told when the connection is lost for some time, and when it is back
   */
  constructor({ url, viewer, after, deliver, link }) {
    this.#url = new URL(url, location.href);
    this.name = `furrow ${this.#url.pathname}${this.#url.search} ${viewer}`;
    this.#after = after;
    this.#deliver = deliver;
    this.#link = link;
    addEventListener("pagehide", () => this.stop());
    addEventListener("pageshow", (event) => event.persisted && this.start());
    addEventListener("online", () => this.nudge());
    document.addEventListener("visibilitychange", () => document.hidden || (this.#resting ? this.#wake() : this.#check()));
  }

  start() {
    this.#heard = Date.now();
    this.#resting = false;
    this.#regions = {};
    this.#checking = setInterval(() => this.#check(), CHECK_MS);
    if (!navigator.locks || !globalThis.BroadcastChannel) return this.#open();
    this.#channel = new BroadcastChannel(this.name);
    this.#channel.onmessage = ({ data }) => this.#overhear(data);
    this.#channel.postMessage({ hello: this.#after() });
    this.#waiting = new AbortController();
    const lead = () => new Promise((release) => {
      this.#release = release;
      this.#open();
    });
    navigator.locks.request(this.name, { signal: this.#waiting.signal }, lead).catch(() => {});
  }

  /** Leaves everything, so that the browser may keep the page asleep. */
  stop() {
    clearInterval(this.#checking);
    clearTimeout(this.#lostTimer);
    this.#lostTimer = 0;
    this.#close();
    this.#waiting?.abort();
    this.#release?.();
    this.#channel?.close();
    this.#release = this.#channel = null;
  }

  /** Connects anew and at once: something says that news was missed. */
  nudge() {
    if (this.#source || this.#retry || this.#release) this.#open();
    else this.#channel?.postMessage({ hello: this.#after() });
  }

  /** @param {number} [after] the version to go on from, if another tab is behind this one */
  #open(after = this.#after()) {
    this.#close();
    this.#resting = false;
    this.#heard = Date.now();
    const url = new URL(this.#url);
    url.searchParams.set("after", String(Math.min(after, this.#after())));
    const source = (this.#source = new EventSource(url));
    source.onopen = () => this.#up();
    source.onerror = () => this.#again();
    for (const kind of KINDS) source.addEventListener(kind, ({ data }) => this.#hear(kind, data));
  }

  #close() {
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#source = null;
    this.#retry = 0;
  }

  /** EventSource's own retry has neither growing pauses nor chance in them. */
  #again(least = 0) {
    this.#close();
    const pause = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#open(), least + pause * (0.5 + Math.random() / 2));
    this.#lostTimer ||= setTimeout(() => this.#say(false), LOST_AFTER_MS);
  }

  #up() {
    clearTimeout(this.#lostTimer);
    this.#lostTimer = 0;
    if (this.#lost) this.#say(true);
  }

  #say(up) {
    this.#lost = !up;
    this.#link(up);
    this.#channel?.postMessage({ link: up });
  }

  #hear(kind, data) {
    this.#tries = 0;
    this.#channel?.postMessage({ kind, data });
    this.#take(kind, data);
    // A server that goes down takes all its readers with it: they must not come back in one instant.
    if (kind === "bye") this.#again(1_000 * Math.random());
    if (kind === "rest") this.#rest();
  }

  /** The server has ended the oldest of this browser's streams: who is looked at comes back, the others when they are. */
  #rest() {
    this.#close();
    this.#resting = true;
    if (!document.hidden) this.#wake(REST_MS);
  }

  #wake(pause = 0) {
    this.#resting = false;
    if (this.#channel && !this.#release) this.#channel.postMessage({ hello: this.#after() });
    else if (pause) this.#again(pause);
    else this.#open();
  }

  #take(kind, data) {
    this.#heard = Date.now();
    this.#missed = 0;
    this.#resting = false;
    if (kind !== "pulse" && kind !== "bye" && kind !== "rest") this.#deliver(kind, this.#whole(data ? JSON.parse(data) : {}));
  }

  /**
   * A region may come as a list: the length of what it was, then new text, and from where to where the old stays. What
   * goes on from something else than this tab has is left out: the whole is on its way, or asked for.
   */
  #whole(data) {
    const { regions = {} } = data;
    for (const [id, html] of Object.entries(regions)) {
      const was = this.#regions[id];
      if (!Array.isArray(html)) this.#regions[id] = html;
      else if (was?.length === html[0]) {
        this.#regions[id] = regions[id] = html.slice(1).map((part) => (Array.isArray(part) ? was.slice(...part) : part)).join("");
      } else {
        delete regions[id];
        if (was !== undefined) this.nudge();
      }
    }
    return data;
  }

  /** What another tab says: the leader passes news on, a new tab tells where it stands. */
  #overhear({ hello, kind, data, link }) {
    if (kind === "rest") this.#rest();
    else if (kind) this.#take(kind, data);
    else if (link !== undefined) this.#link(link);
    else if (hello !== undefined && this.#release) this.#open(hello);
  }

  #check() {
    if (this.#resting || this.#retry || Date.now() - this.#heard < SILENCE_MS) return;
    this.#heard = Date.now();
    this.#missed += 1;
    if (this.#source) this.#again();
    else if (this.#missed < 2) this.nudge();
    else this.#open(); // the leading tab hangs: go alone
  }
}
