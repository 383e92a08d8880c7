// A table that plays nothing: it serves the real scripts with a small page of the shape the server renders, tells
// whatever a test has it tell, and remembers what it was sent. For tests of the browser's side alone.

import { createServer } from "node:http";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const ASSETS = fileURLToPath(new URL("../../crates/server/assets/", import.meta.url));
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types furrow",
].join("; ");
const ANIMALS = ["hare", "tortoise", "wolf", "fox", "lamb"];
const SPACES = Array.from({ length: 13 }, (_, space) => space);

const STYLE = `
  html, body { margin: 0; font: 16px sans-serif; --paper: #fff; --fox: #f92; --act: #b41; --card: #fff; --ink: #222; }
  .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  #r-just { display: flex; height: 48px; } #r-just p { margin: 0; }
  [data-for] { display: none; }
  #r-track { position: relative; height: 150px; }
  #r-log ol { height: 60px; overflow-y: auto; margin: 0; }
  .tile, .pawn, .step { position: absolute; width: 30px; height: 30px; top: 100px; }
  .pawn { z-index: 1; }
  .step { top: 30px; left: 760px; }
  ${SPACES.map((space) => `[data-tile="${space}"], .pawn[data-space="${space}"] { left: ${20 + space * 56}px; }`).join("\n")}
  ${ANIMALS.map((_, slot) => `.pawn[data-slot="${slot}"] { margin-top: ${slot * -6}px; }`).join("\n")}
  .row { display: flex; height: 24px; } .slot { width: 24px; height: 24px; border: 1px solid #999; }
  input.act { position: absolute; opacity: 0; } .card, button, summary { min-height: 44px; min-width: 44px; display: inline-block; }
`;

/** The regions of a made-up position. */
export function regions(state = {}) {
  const { status = "Bea is thinking", actions = ["play fox", "play fox fox", "play hare"], moment = "choose" } = state;
  const { key = "k1", decision = 1, just = "Nothing yet.", at = {}, mood = {}, log = ["Start."], only = false, mine = "" } = state;
  const name = moment === "choose" ? "action" : "think";
  const radio = (action, nth) => `<input type="radio" class="act" name="${name}" id="a${nth}" value="${action}"${name === "action" ? " required" : ""}>
    <label class="card" for="a${nth}">${action}</label><span data-for="${nth}">${action} would run</span>`;
  const pawn = (animal, slot) => `<div class="pawn" id="pawn-${animal}" data-pawn="${animal}" data-space="${at[animal] ?? 0}"
    data-slot="${slot}" data-of="5" data-mood="${mood[animal] ?? "calm"}"><svg viewBox="0 0 48 48"><use href="#${animal}-calm"></use></svg></div>`;
  const slot = (animal, n) => `<div class="slot" data-slot-of="${animal}" data-n="${n}"></div>`;
  const steps = (n) => `<span class="steps" ${n === 2 ? "data-lit-base" : ""}>${n}</span>`;
  const row = (animal) => `<div class="row" data-row="${animal}">${[1, 2, 3, 4].map((n) => slot(animal, n)).join("")}${[0, 1, 2, 3, 4].map(steps).join("")}</div>`;
  const seat = (n) => `<details class="seat" id="seat-${n}" data-seat="${n}"><summary>Seat ${n}</summary>
    ${n === (state.token ?? 0) ? "<i data-token>token</i>" : ""}<p>cards</p></details>`;
  return {
    "r-status": `<section id="r-status"><h1>${status}</h1></section>`,
    "r-actions": `<section id="r-actions"><input type="hidden" name="decision" value="${decision}"><input type="hidden" name="key" value="${key}">
      ${actions.map(radio).join("")}<button type="button" class="card" data-why="F6: four hares lie there already.">hare</button>
      <button id="go" type="submit"${only ? " data-only" : ""}>Play</button></section>`,
    "r-just": `<section id="r-just" data-late><p>${just}</p><button type="button" data-do="again">Show again</button></section>`,
    "r-track": `<section id="r-track" data-board>${SPACES.map((space) => `<div class="tile" data-tile="${space}"></div>`).join("")}
      <div class="step" data-step="1"></div>${ANIMALS.map(pawn).join("")}</section>`,
    "r-race": `<section id="r-race" data-board>${ANIMALS.map(row).join("")}</section>`,
    "r-seats": `<section id="r-seats" data-board>${[0, 1].map(seat).join("")}<label>Note<input id="note" name="note" type="text"></label></section>`,
    "r-log": `<section id="r-log" data-late><ol>${log.map((line, nth) => `<li data-id="${nth}">${line}</li>`).join("")}</ol></section>`,
    "r-end": `<section id="r-end" data-late>${mine}</section>`,
  };
}

const SHAPES = ANIMALS.map((animal) => `<symbol id="${animal}-calm" viewBox="0 0 48 48"><circle cx="24" cy="24" r="20"/></symbol>`);

function page(state) {
  const moment = state.moment ?? "choose";
  return `<!doctype html><html lang="en" data-theme="auto" data-speed="${state.speed ?? "normal"}" data-sound="off"><head><meta charset="utf-8">
    <title>${state.title ?? "Fable"}</title><meta name="viewport" content="width=device-width">
    <link id="favicon" rel="icon" href="data:,calm" data-href="data:,calm" data-turn-href="data:,turn">
    <link rel="stylesheet" href="/stub.css"><link rel="stylesheet" href="/assets/css/motion.css">
    <script type="module" src="/assets/js/main.js"></script></head>
    <body><svg width="0" height="0">${SHAPES.join("")}</svg>
    <main id="table" data-game="fable" data-code="ABCDE" data-version="${state.version ?? 0}" data-viewer="0" data-moment="${moment}" data-phase="play" data-stream="/t/ABCDE/stream">
    <form id="decide" method="post" action="/t/ABCDE/act">${Object.values(regions(state)).join("\n")}</form>
    <div id="say" class="sr" role="log" aria-live="polite"></div></main>
    <input type="hidden" name="nonce" value=""><input id="link" readonly value="http://table.example/t/ABCDE">
    <dialog id="confirm"><form method="dialog"><p></p><button value="yes">Yes</button><button autofocus>No</button></form></dialog>
    <button type="button" id="copy" data-copy="link"><span>Copy</span></button>
    <button type="button" id="fast" data-pref="speed" data-value="fast" aria-pressed="false">Fast</button>
    <div id="words" hidden data-title="Fable" data-copied="Copied" data-copy-by-hand="Copy it by hand" data-lost="Connection lost" data-back="Connected again"
      data-your-turn="Your turn" data-failed="That failed"></div></body></html>`;
}

/** Starts the stub on a free port of this machine. */
export async function stub(state = {}) {
  const table = new Stub(state);
  await table.listen();
  return table;
}

class Stub {
  /** What the page is made from; change it before a page loads. */
  state;
  /** The `after` of every stream that was opened. */
  afters = [];
  /** The bodies of the posts. */
  posts = [];
  /** Answers a post: `(fields, response) => {}`; the default takes every move. */
  answer = (_, response) => json(response, 200, { ok: true, id: this.state.version ?? 0 });
  /** Whether streams are answered at all. */
  up = true;
  #streams = new Set();
  #server = createServer((request, response) => this.#serve(request, response));

  constructor(state) {
    this.state = state;
  }

  async listen() {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
  }

  get url() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  get streams() {
    return this.#streams.size;
  }

  /** Tells every open stream an event. */
  tell(kind, data) {
    const id = kind === "play" ? `id: ${data.id}\n` : "";
    for (const response of this.#streams) response.write(`event: ${kind}\n${id}data: ${JSON.stringify(data)}\n\n`);
  }

  /** Cuts all streams off, as a broken line would. */
  cut() {
    for (const response of this.#streams) response.destroy();
  }

  async close() {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #serve(request, response) {
    const { pathname, searchParams } = new URL(request.url, this.url);
    if (pathname === "/t/ABCDE") send(response, "text/html", page(this.state));
    else if (pathname === "/stub.css") send(response, "text/css", STYLE);
    else if (pathname === "/t/ABCDE/stream") this.#open(searchParams.get("after"), response);
    else if (pathname === "/t/ABCDE/act") this.#act(await body(request), response);
    else if (pathname.startsWith("/assets/") && !pathname.includes("..")) await asset(pathname.slice("/assets/".length), response);
    else response.writeHead(404).end();
  }

  #open(after, response) {
    this.afters.push(after);
    if (!this.up) return void response.writeHead(503).end();
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    response.write("event: pulse\ndata: {}\n\n");
    this.#streams.add(response);
    response.on("close", () => this.#streams.delete(response));
    return undefined;
  }

  #act(text, response) {
    const fields = Object.fromEntries(new URLSearchParams(text));
    this.posts.push(fields);
    this.answer(fields, response);
  }
}

async function body(request) {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

async function asset(name, response) {
  const type = name.endsWith(".js") ? "text/javascript" : "text/css";
  const bytes = await readFile(ASSETS + name).catch(() => null);
  if (bytes) send(response, type, bytes);
  else response.writeHead(404).end();
}

function send(response, type, content) {
  response.writeHead(200, { "content-type": type, "content-security-policy": POLICY });
  response.end(content);
}

/** Answers a post with JSON. */
export function json(response, status, content) {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(content));
}
