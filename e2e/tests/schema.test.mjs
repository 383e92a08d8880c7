// What is said between the host and bots that are programs is as docs/outside-bots.schema.json has it.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

import Ajv from "ajv/dist/2020.js";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "furrow-schema-"));
after(() => rmSync(folder, { recursive: true }));

const schema = JSON.parse(readFileSync(path.join(repository, "docs/outside-bots.schema.json"), "utf8"));
const ajv = new Ajv({ strict: true, allowUnionTypes: true, allErrors: true }).addSchema(schema, "protocol");
const validate = (name) => ajv.getSchema(`protocol#/$defs/${name}`);

function furrow(args) {
  const { status, stderr } = spawnSync(process.env.FURROW_BIN, args, { encoding: "utf8", maxBuffer: 64 << 20 });
  return { status, stderr };
}

/** All messages of a command that is given a program to talk to. */
function heard(name, program, command) {
  const file = path.join(folder, `${name}.jsonl`);
  const words = ["node", path.join(repository, "e2e/lib/scribe.mjs"), file, ...program];
  const { status, stderr } = furrow(command(words.map((word) => `'${word}'`).join(" ")));
  const messages = readFileSync(file, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
  return { status, stderr, messages };
}

/** What the check says to see whether a program ignores types that it does not know. */
const UNKNOWN = "weather";

function assertAllValid(messages) {
  for (const { from, message } of messages.filter(({ message }) => message.type !== UNKNOWN)) {
    const valid = validate(from);
    assert.ok(valid(message), `${from}: ${JSON.stringify(message).slice(0, 400)}\n${ajv.errorsText(valid.errors)}`);
  }
}

const kinds = (messages) => new Set(messages.map(({ from, message }) => `${from} ${message.type}`));

for (const [name, program] of [
  ["node", ["node", path.join(repository, "starters/bot.mjs")]],
  ["python", ["python3", path.join(repository, "starters/bot.py")]],
]) {
  test(`every kind of conversation with the ${name} starter keeps to the schema`, { timeout: 120_000 }, () => {
    const { status, stderr, messages } = heard(name, program, (bot) => ["bot", "check", bot]);
    assert.equal(status, 0, stderr);
    assertAllValid(messages);
    const all = [`host ${UNKNOWN}`, "host hello", "bot hello", "host choose", "bot action", "host end"];
    assert.deepEqual(kinds(messages), new Set(all));
    const games = new Set(messages.map(({ message }) => message.game).filter(Boolean));
    assert.deepEqual(games, new Set(["fable", "crazy-race", "carrots"]));
    assert.ok(messages.length > 500, `${messages.length} messages`);
  });
}

test("a program that errs is told so as the schema has it", () => {
  const zoo = ["node", path.join(repository, "crates/cli/tests/zoo.mjs"), "illegal", "schema"];
  const { messages } = heard("illegal", zoo, (bot) => [
    "record", "carrots", "--seats", "2", "--bots", `cmd:${bot},easy`, "--seed", "s",
  ]);
  assertAllValid(messages);
  assert.ok(kinds(messages).has("host error"), [...kinds(messages)].join());
});

test("what is not of the protocol is not valid", () => {
  const choose = validate("choose");
  assert.ok(!validate("bot")({ type: "action", action: "pass" }), "an action without its decision");
  assert.ok(!validate("bot")({ type: "hello", protocol: 2 }), "another version");
  assert.ok(!choose({ type: "choose", decision: 1, clock: 10, viewer: 0, legal: [], view: {}, history: [] }), "no choice");
  assert.ok(!validate("host")({ type: "error", fault: "bored", why: "" }), "an unknown fault");
});
