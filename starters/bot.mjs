// A bot for every game of Furrow: a number for what each action leads to, and the best of them. Node, nothing else.
import { createInterface } from "node:readline";

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

function fable({ view, viewer }, action, preview) {
  const mine = view.bets[viewer];
  if ("howl" in preview) // the second bet: what we hold cards of, rather another animal, and no howl
    return (view.hands[viewer][preview.animal] ?? 0) - 3 * preview.doubles - 9 * preview.howl;
  if ("boost" in preview) // an apprentice race: our own first, as far as they go
    return mine.includes(preview.animal) ? preview.lands : -preview.lands;
  const place = (animal) => preview.podium.indexOf(animal);
  const worth = (animal) => (place(animal) < 0 ? preview.lands[animal] : 30 - 6 * place(animal));
  const all = sum(Object.keys(preview.lands).map(worth));
  return 3 * sum(mine.filter(Boolean).map(worth)) - all + 0.1 * action.split(" ").length;
}

function crazyRace({ view }, action, preview) {
  const word = action.split(" ")[0];
  if (word === "move" || word === "step") // tiles, then spaces, then jumps
    return 10 * sum(preview.tiles.map((tile) => tile.tile ?? 0)) + preview.to - preview.from - preview.lost + 1;
  if (word === "lay") { // a high sum where it is worth something, with few others there
    const points = view.card[preview.side - 1];
    const worth = points.startsWith("*") ? 3 : Number(points[1]);
    return 1 + (worth * preview.sum) / (1 + preview.cards);
  }
  if (word === "recall") return 3 - 2 * (preview.hand.length - preview.back.length); // when the hand is nearly empty
  return -(preview.tile ?? 0); // pass, decline, stop; the smallest tile is given up
}

function carrots({ view, viewer }, action, preview) {
  if (preview.place) return 1000;
  const spare = preview.carrots - 2 * (64 - preview.lands); // about what the rest of the way costs
  const value = preview.lands - 0.5 * Math.max(0, -spare) - 0.1 * Math.max(0, spare);
  const eats = preview.owes === "lettuce" && view.lettuces[viewer] > 0;
  return value + 15 * eats - 2 * preview.rolls;
}

const RULES = { fable, "crazy-race": crazyRace, carrots };
let rule;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    rule = RULES[message.game];
    console.log(JSON.stringify({ type: "hello", protocol: 1, name: "Starter (Node)" }));
  } else if (message.type === "choose") {
    const value = ({ action, preview }) => rule(message, action, preview);
    const best = message.previews.reduce((a, b) => (value(b) > value(a) ? b : a));
    console.log(JSON.stringify({ type: "action", decision: message.decision, action: best.action }));
  } // else the end, or an error
}
