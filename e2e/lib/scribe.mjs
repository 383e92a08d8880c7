// A bot's program with a scribe between it and its host: node scribe.mjs FILE COMMAND [WORD…]. Each message is added to FILE as
// a JSON line that tells whose it is: {"from":"host","message":…} or {"from":"bot",…}.
import { spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [file, command, ...words] = process.argv.slice(2);
const bot = spawn(command, words, { stdio: ["pipe", "pipe", "inherit"] });

function carry(from, input, output) {
  createInterface({ input })
    .on("line", (line) => {
      appendFileSync(file, `${JSON.stringify({ from, message: JSON.parse(line) })}\n`);
      output.write(`${line}\n`);
    })
    .on("close", () => output.end());
}

bot.stdin.on("error", () => {}); // it has gone: its host will notice
carry("host", process.stdin, bot.stdin);
carry("bot", bot.stdout, process.stdout);
bot.on("exit", (code) => process.exit(code ?? 1));
