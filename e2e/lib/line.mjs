// A line between browsers and a server that can be cut: Chromium's own "offline" leaves open streams alone.

import { once } from "node:events";
import { connect, createServer } from "node:net";

/** Listens on a free port of this machine and passes everything on to the server's. */
export async function lineTo(server) {
  const line = new Line(server);
  await line.open();
  return line;
}

class Line {
  #server;
  #listener = createServer((near) => this.#join(near));
  #sockets = new Set();
  #up = true;

  constructor(server) {
    this.#server = server;
  }

  async open() {
    this.#listener.listen(0, "127.0.0.1");
    await once(this.#listener, "listening");
    this.#listener.unref(); // a test that fails leaves its line behind: it must not keep the file from ending
  }

  get url() {
    return `http://127.0.0.1:${this.#listener.address().port}`;
  }

  /** Breaks everything that is open, and refuses what comes. */
  cut() {
    this.#up = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend() {
    this.#up = true;
  }

  async close() {
    this.cut();
    this.#listener.close();
    await once(this.#listener, "close");
  }

  #join(near) {
    if (!this.#up) return near.destroy();
    const far = connect(this.#server.port, "127.0.0.1");
    const ends = [near, far];
    for (const socket of ends) {
      this.#sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        this.#sockets.delete(socket);
        for (const end of ends) end.destroy();
      });
    }
    near.pipe(far).pipe(near);
    return undefined;
  }
}
