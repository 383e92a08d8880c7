// Firefox as its package installs it, spoken to in WebDriver BiDi: what a smoke test needs, no more. Playwright asks a
// Firefox of its own, or one newer than distributions have.

import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";

const START_MS = 60_000;
const ANSWER_MS = 30_000;
const ADDRESS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** Nothing is asked of the network but what the test asks. */
const PREFERENCES = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en-GB",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "ui.prefersReducedMotion": 1,
};

/** Starts the Firefox named by FURROW_FIREFOX with a profile of its own and opens a page. */
export async function launchFirefox({ width, height }) {
  const profile = await mkdtemp(path.join(tmpdir(), "furrow-firefox-"));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  await writeFile(path.join(profile, "user.js"), lines.join(""));
  const args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile, `--width=${width}`, `--height=${height}`];
  const child = spawn(process.env.FURROW_FIREFOX, args, { stdio: ["ignore", "ignore", "pipe"] });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const close = async () => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, "exit") : null;
    end();
    await ended;
    process.removeListener("exit", end);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const firefox = new Firefox(await connect(`${await listening(child)}/session`), close);
    await firefox.open({ width, height });
    return firefox;
  } catch (error) {
    await close();
    throw error;
  }
}

function listening(child) {
  return new Promise((resolve, reject) => {
    let said = "";
    const fail = () => reject(new Error(`Firefox does not say where it listens: ${said}`));
    const timer = setTimeout(fail, START_MS);
    child.once("exit", fail);
    child.once("error", reject);
    child.stderr.setEncoding("utf8").on("data", (text) => {
      said += text;
      const address = ADDRESS.exec(said);
      if (!address) return;
      clearTimeout(timer);
      resolve(address[1]);
    });
  });
}

async function connect(address) {
  if (!globalThis.WebSocket) throw new Error("this Node has no WebSocket: start it with --experimental-websocket");
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`no connection to ${address}`)), { once: true });
  });
  return socket;
}

class Firefox {
  #socket;
  #close;
  #waiting = new Map();
  #last = 0;
  #tab = null;
  /** Errors of the page and of its console so far. */
  faults = [];

  constructor(socket, close) {
    this.#socket = socket;
    this.#close = close;
    socket.addEventListener("message", ({ data }) => this.#hear(JSON.parse(data)));
  }

  async open(viewport) {
    await this.#ask("session.new", { capabilities: {} });
    await this.#ask("session.subscribe", { events: ["log.entryAdded"] });
    this.#tab = (await this.#ask("browsingContext.getTree", {})).contexts[0].context;
    await this.#ask("browsingContext.setViewport", { context: this.#tab, viewport });
  }

  #hear({ id, method, params, ...answer }) {
    if (method === "log.entryAdded" && params.level === "error") this.faults.push(params.text);
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  async #ask(method, params) {
    const id = (this.#last += 1);
    const { type, result, message } = await new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`Firefox does not answer ${method}`)), ANSWER_MS).unref();
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    if (type === "error") throw new Error(`${method}: ${message}`);
    return result;
  }

  goto(url) {
    return this.#ask("browsingContext.navigate", { context: this.#tab, url, wait: "complete" });
  }

  /** What a function gives in the page: it stands alone, its arguments and its value are JSON. */
  async evaluate(run, ...args) {
    const expression = `Promise.resolve((${run})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value))`;
    const { type, result, exceptionDetails } = await this.#ask("script.evaluate", {
      expression,
      target: { context: this.#tab },
      awaitPromise: true,
    });
    if (type === "exception") throw new Error(exceptionDetails.text);
    return result.type === "string" ? JSON.parse(result.value) : undefined;
  }

  /** A click of the mouse in the middle of the first element that the selector finds. */
  async click(selector) {
    const middle = await this.evaluate((selector) => {
      const element = document.querySelector(selector);
      element.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    }, selector);
    const actions = [{ type: "pointerMove", ...middle }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
    await this.#ask("input.performActions", { context: this.#tab, actions: [mouse] });
  }

  /** A PNG of what the viewport shows. */
  async screenshot() {
    const { data } = await this.#ask("browsingContext.captureScreenshot", { context: this.#tab });
    return Buffer.from(data, "base64");
  }

  async close() {
    this.#socket.close();
    await this.#close();
  }
}
