"""A bot for every game of Furrow: a number for what each action leads to, and the best of them. Python 3, nothing else."""
import json
import random
import sys


def fable(keys, action, preview):
    view, me = keys["view"], keys["viewer"]
    mine = view["bets"][me]
    if "howl" in preview:  # the second bet: what we hold cards of, rather another animal, and no howl
        return view["hands"][me].get(preview["animal"], 0) - 3 * preview["doubles"] - 9 * preview["howl"]
    if "boost" in preview:  # an apprentice race: our own first, as far as they go
        return preview["lands"] if preview["animal"] in mine else -preview["lands"]
    places = {animal: 30 - 6 * place for place, animal in enumerate(preview["podium"])}
    worth = {animal: places.get(animal, space) for animal, space in preview["lands"].items()}
    ours = sum(worth[animal] for animal in mine if animal)
    return 3 * ours - sum(worth.values()) + 0.1 * len(action.split())


def crazy_race(keys, action, preview):
    word = action.split()[0]
    if word in ("move", "step"):  # tiles, then spaces, then jumps
        tiles = sum(tile["tile"] or 0 for tile in preview["tiles"])
        return 10 * tiles + preview["to"] - preview["from"] - preview["lost"] + 1
    if word == "lay":  # a high sum where it is worth something, with few others there
        side = keys["view"]["card"][preview["side"] - 1]  # such as "S3"; "*" is for any animal
        worth = 3 if side[0] == "*" else int(side[1])
        return 1 + worth * preview["sum"] / (1 + preview["cards"])
    if word == "recall":
        return 3 - 2 * (len(preview["hand"]) - len(preview["back"]))  # when the hand is nearly empty
    return -preview.get("tile", 0)  # pass, decline, stop; the smallest tile is given up


def carrots(keys, action, preview):
    if preview["place"]:
        return 1000
    lettuces = keys["view"]["lettuces"][keys["viewer"]]
    spare = preview["carrots"] - 2 * (64 - preview["lands"])  # about what the rest of the way costs
    value = preview["lands"] - 0.5 * max(0, -spare) - 0.1 * max(0, spare)
    return value + 15 * (preview["owes"] == "lettuce" and lettuces > 0) - 2 * preview["rolls"]


RULES = {"fable": fable, "crazy-race": crazy_race, "carrots": carrots}

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        rule, chance = RULES[message["game"]], random.Random(message["seed"])
        answer = {"type": "hello", "protocol": 1, "name": "Starter (Python)"}
    elif message["type"] == "choose":
        best = max(message["previews"], key=lambda p: (rule(message, p["action"], p["preview"]), chance.random()))
        answer = {"type": "action", "decision": message["decision"], "action": best["action"]}
    else:  # the end, or an error
        continue
    print(json.dumps(answer), flush=True)
