// The furrow binary on a free port of this machine, with a data folder of its own.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";

const START_MS = 20_000;
const STOP_MS = 10_000;
// The test runner ends a hanging file by this signal; leaving by `exit` lets everything below clean up.
process.once("SIGTERM", () => process.exit(143));

const ADDRESS = /http:\/\/127\.0\.0\.1:(\d+)/;

/**
 * Starts a server on a fresh data folder and waits until it says where it listens.
 * `command` is the program with the words before `serve`, by default the binary named by FURROW_BIN; `args` follow
 * the usual ones.
 */
export async function start({ command = [binary()], args = [] } = {}) {
  const data = await mkdtemp(path.join(tmpdir(), "furrow-e2e-"));
  const server = new Server(command, args, data);
  try {
    await server.launch();
  } catch (error) {
    await server.close();
    throw error;
  }
  return server;
}

function binary() {
  if (!process.env.FURROW_BIN) throw new Error("FURROW_BIN is not set: run `cargo xtask e2e`");
  return process.env.FURROW_BIN;
}

class Server {
  #command;
  #args;
  #child = null;
  /** The folder given as --data. */
  data;
  /** 0 until the first launch, then the same for ever. */
  port = 0;
  /** Everything the process wrote, over all launches. */
  log = "";

  constructor(command, args, data) {
    this.#command = command;
    this.#args = args;
    this.data = data;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The address of the host page with its key, as the first launch wrote it. */
  get hostPage() {
    return /http:\/\/\S+\/host\?key=\S+/.exec(this.log)[0];
  }

  async launch() {
    const [program, ...first] = this.#command;
    const words = ["serve", "--listen", `127.0.0.1:${this.port}`, "--data", this.data];
    const child = spawn(program, [...first, ...words, ...this.#args], { stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    // A test that ends early must leave neither process nor folder behind.
    const cleanUp = () => {
      child.kill("SIGKILL");
      rmSync(this.data, { recursive: true, force: true });
    };
    process.once("exit", cleanUp);
    child.once("exit", () => process.removeListener("exit", cleanUp));
    this.port = await this.#listening(child);
  }

  #listening(child) {
    return new Promise((resolve, reject) => {
      let said = "";
      const fail = (why) => reject(new Error(`${this.#command.join(" ")} serve ${why}; it wrote:\n${said}`));
      const timer = setTimeout(() => fail(`did not say where it listens within ${START_MS} ms`), START_MS);
      const hear = (text) => {
        said += text;
        this.log += text;
        const address = ADDRESS.exec(said);
        if (address) {
          clearTimeout(timer);
          resolve(Number(address[1]));
        }
      };
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", hear);
      child.once("error", (error) => fail(`could not be started: ${error.message}`));
      child.once("exit", (code, signal) => {
        clearTimeout(timer);
        fail(`ended with ${signal ?? code}`);
      });
    });
  }

  /** Asks the process to end, as a service manager would, and gives back its exit code. */
  async stop() {
    return this.#end("SIGTERM");
  }

  /** Ends the process at once, as a power cut would: nothing is written any more. */
  async kill9() {
    await this.#end("SIGKILL");
  }

  /** Starts again on the same data folder and port, after stopping what still runs. */
  async restart() {
    await this.stop();
    await this.launch();
  }

  /** Stops and removes the data folder. */
  async close() {
    try {
      await this.stop();
    } finally {
      await rm(this.data, { recursive: true, force: true });
    }
  }

  async #end(signal) {
    const child = this.#child;
    this.#child = null;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, "exit");
    child.kill(signal);
    const patience = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    const [code, by] = await ended;
    clearTimeout(patience);
    if (by === "SIGKILL" && signal !== "SIGKILL") throw new Error(`the server ignored ${signal} for ${STOP_MS} ms`);
    return code;
  }
}
