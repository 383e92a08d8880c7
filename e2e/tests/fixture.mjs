// A stand-in for the furrow binary, with the same command line and planted faults: what the helpers in lib/ must find.
// serve --listen 127.0.0.1:PORT --data DIR

import { createServer } from "node:http";
import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

const { values } = parseArgs({ allowPositionals: true, options: { listen: { type: "string" }, data: { type: "string" } } });
const visitsFile = path.join(values.data, "visits");

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src data:",
  "require-trusted-types-for 'script'",
].join("; ");

const STYLE = `
  html, body { margin: 0; font: 16px sans-serif; color: #111; background: #fff; }
  button, .seat { min-width: 48px; min-height: 48px; }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); font-size: 4px; }
  label { display: inline-flex; align-items: center; min-height: 48px; min-width: 48px; }
  label input { opacity: 0; width: 1px; height: 1px; }
  #tiny { min-width: 0; min-height: 0; width: 20px; height: 20px; padding: 0; }
  #card { min-width: 42px; width: 42px; padding: 0; }
  #small { font-size: 10px; }
  #scaled { transform: scale(0.5); }
  #deep { height: 2000px; }
  #far { position: absolute; left: 95vw; width: 20vw; }
  #cover { position: absolute; left: 0; top: 0; width: 100vw; height: 100vh; opacity: 0.01; }
  #log { overflow-y: auto; height: 50px; }
  #log p { height: 200px; margin: 0; }
`;

const GOOD = `
  <main><h1>Fits</h1><button id=play>Play 2 foxes</button><span class=hidden>tiny words for a reader</span>
  <label>One<input type=radio name=a></label><p>A sentence with <a href="/good">a link</a> inside.</p>
  <svg viewBox="0 0 100 100" width="200" height="200"><text y="50" font-size="7">big enough</text></svg></main>`;

const BAD = `
  <main><h1>Does not</h1><button id=tiny>x</button><button id=card>y</button><button id=silent></button>
  <p id=small>small words</p><p id=scaled>shrunk words</p>
  <svg viewBox="0 0 100 100" width="100" height="100"><text y="50" font-size="7">too small</text></svg>
  <div id=log><p>long</p></div><button id=far>far</button><div id=deep></div></main>`;

const COVERED = `<main><h1>Covered</h1><button id=play>Play</button><div id=cover></div></main>`;

const LIVE_SCRIPT = `
  const stream = new EventSource("/events");
  stream.addEventListener("turn", (event) => { document.title = event.data; });
  fetch("/fetched");
`;

function page(body, head = "") {
  return `<!doctype html><html lang=en><meta charset=utf-8><title>Fixture</title><meta name=viewport content="width=device-width">
    <link rel=icon href="data:,"><link rel=stylesheet href="/style.css">${head}<body>${body}</body></html>`;
}

function send(response, type, text, extra = {}) {
  response.writeHead(200, { "content-type": type, "content-security-policy": POLICY, ...extra });
  response.end(text);
}

function html(response, body, head) {
  send(response, "text/html", page(body, head));
}

const routes = {
  "/style.css": (response) => send(response, "text/css", STYLE),
  "/good": (response) => html(response, GOOD),
  "/bad": (response) => html(response, BAD),
  "/covered": (response) => html(response, COVERED),
  "/live": (response) => html(response, "<main><h1>Live</h1></main>", '<script type=module src="/live.js"></script>'),
  "/live.js": (response) => send(response, "text/javascript", LIVE_SCRIPT),
  "/fetched": (response) => send(response, "text/plain", gzipSync("secret in a compressed body"), { "content-encoding": "gzip" }),
  "/hop": (response) => {
    response.writeHead(303, { location: "/good?secret-in-a-redirect", "set-cookie": "seat=secret-in-a-cookie" });
    response.end();
  },
  "/visits": (response) => {
    appendFileSync(visitsFile, "x");
    send(response, "text/plain", String(readFileSync(visitsFile).length));
  },
  "/events": (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(": secret in a comment\n\nid: 7\nevent: turn\ndata: first secret message\n\n");
    setTimeout(() => response.write("event: turn\ndata: second secret message\n\n"), 200);
  },
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://fixture");
  const route = routes[pathname];
  if (route) return route(response);
  response.writeHead(404).end();
});
server.listen(Number(values.listen.split(":")[1]), "127.0.0.1", () => {
  console.error(`listening on http://127.0.0.1:${server.address().port}`);
});
