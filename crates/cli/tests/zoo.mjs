// Programs that do not keep to the protocol, and one that does: node zoo.mjs KIND MARKER. The marker is there to be found
// among the processes that run, and is handed to all that are started here.
import { spawn } from "node:child_process";
import { closeSync, readFileSync, readdirSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";

const [kind, marker] = process.argv.slice(2);
const HELLO = { type: "hello", protocol: 1, name: "Zoo" };

/** Writes all, however slowly it is read. */
function write(text) {
  let bytes = Buffer.from(text);
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(1, bytes));
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
  }
}

const say = (message) => write(`${JSON.stringify(message)}\n`);
const stay = () => setInterval(() => {}, 1000);
const answer = ({ decision, legal }, more = {}) => say({ type: "action", decision, action: legal[0], ...more });

/** Programs that stay, that have left our session, and whose parent is gone at once. */
function fork() {
  const sleep = `setInterval(() => {}, 1000); /* ${marker} */`;
  const between = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(sleep)}, "${marker}"], ` +
    `{ detached: true, stdio: "inherit" }).unref(); process.exit(0)`;
  for (let n = 0; n < 2; n++) {
    spawn(process.execPath, ["-e", between, marker], { detached: true, stdio: "inherit" });
    spawn(process.execPath, ["-e", sleep, marker], { detached: true, stdio: "inherit" }).unref();
  }
}

/** Makes processes that leave our session and lose their parent: some that stay, and one that soon ends. */
function breed() {
  const orphan = (command) => `setsid sh -c "${command}; : ${marker}" &`;
  spawn("sh", ["-c", `${orphan("sleep 60").repeat(20)} ${orphan("sleep 0.05")}`], { stdio: "ignore" });
}

/** Whether our keeper has a child that has ended and that it does not wait for. */
function neglects() {
  const isNeglected = (pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return state === "Z" && Number(parent) === process.ppid;
    } catch {
      return false; // it is gone
    }
  };
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).some(isNeglected);
}

// What each does when it is asked to choose; what is not here is done before any message is read.
const CHOICES = {
  good: answer,
  crash: () => { console.error("the zoo is on fire"); process.exit(3); },
  "crash-later": (message) => { if (message.history.length > 20) process.exit(3); answer(message); },
  hang: () => {},
  garbage: () => write("moo\n"),
  latin: () => { writeSync(1, Buffer.from([0x22, 0xe9, 0x22, 0x0a])); },
  long: () => { for (let n = 0; n < 100; n++) write("x".repeat(1 << 20)); },
  slow: (message) => setTimeout(() => answer(message), 3000),
  illegal: (message) => answer(message, { action: "fly" }),
  fork: () => { fork(); setTimeout(() => process.exit(5), 300); },
  "fork-hang": fork,
  orphans: (message) => {
    if (message.decision > 1) return answer(message);
    breed();
    setTimeout(() => (neglects() ? process.exit(7) : answer(message)), 1000);
  },
  "stdin-closed": () => closeSync(0),
  unended: () => write('{"type":"action"'),
  "stdout-closed": () => closeSync(1),
  half: () => { write('{"type":"action","deci'); process.exit(0); },
  flood: (message) => { answer(message); for (;;) answer(message); },
  number: (message) => answer(message, { decision: message.decision + 1 }),
  missing: ({ decision }) => say({ type: "action", decision }),
  "keeper-killed": () => process.kill(process.ppid, "SIGKILL"),
  "status-255": () => process.exit(255),
  stopped: () => process.kill(process.ppid, "SIGSTOP"),
  stays: answer,
  strict: answer,
};

if (kind === "crash-at-start") process.exit(4);
else if (kind === "deaf") stay();
else if (kind === "early") { say(HELLO); say(HELLO); stay(); }
else if (kind === "protocol") { say({ ...HELLO, protocol: 2 }); stay(); }
else {
  if (!["good", "strict", "orphans"].includes(kind)) stay();
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === "hello") say(HELLO);
    else if (message.type === "choose") CHOICES[kind](message);
    else if (kind === "strict" && message.type !== "end") process.exit(6);
  }
}
