//! A bot for every game of Furrow: a number for what each action leads to, and the best of them.

use serde_json::{Value, json};

fn value(game: &str, message: &Value, action: &str, preview: &Value) -> f64 {
    let me = message["viewer"].as_u64().unwrap_or(0) as usize;
    let number = |key: &str| preview[key].as_f64().unwrap_or(0.0);
    let list = |key: &str| preview[key].as_array().map_or(&[][..], Vec::as_slice);
    let view = &message["view"];
    let mine = view["bets"][me].as_array().map_or(&[][..], Vec::as_slice);
    let bets = |animal: &str| mine.iter().filter(|bet| **bet == animal).count();
    let animal = preview["animal"].as_str().unwrap_or("");
    match (game, action.split(' ').next().unwrap_or("")) {
        ("fable", "bet") if preview["howl"] == true => -9.0, // else what we hold cards of
        ("fable", "bet") => view["hands"][me][animal].as_f64().unwrap_or(0.0),
        ("fable", "move") if bets(animal) == 0 => -number("lands"), // our own first, as far as they go
        ("fable", "move") => number("lands"),
        ("fable", _) => {
            let place = |animal: &str| list("podium").iter().position(|other| other == animal);
            let at = |animal: &str| preview["lands"][animal].as_f64().unwrap_or(0.0);
            let worth = |a: &str| place(a).map_or(at(a), |place| 30.0 - 6.0 * place as f64);
            let value = |a: &&str| (3.0 * bets(a) as f64 - 1.0) * worth(a);
            ["hare", "tortoise", "wolf", "fox", "lamb"].iter().map(value).sum()
        }
        ("crazy-race", "move" | "step") => {
            let tiles: f64 = list("tiles").iter().filter_map(|tile| tile["tile"].as_f64()).sum();
            10.0 * tiles + number("to") - number("from") - number("lost") + 1.0 // tiles, then spaces
        }
        ("crazy-race", "lay") => {
            let side = view["card"][number("side") as usize - 1].as_str().unwrap_or("*?");
            let worth = if side.starts_with('*') { 3.0 } else { side[1..].parse().unwrap_or(1.0) };
            1.0 + worth * number("sum") / (1.0 + number("cards")) // a high sum among few others
        }
        ("crazy-race", "recall") => 3.0 - 2.0 * (list("hand").len() as f64 - list("back").len() as f64),
        ("crazy-race", _) => -number("tile"), // the smallest is given up
        _ if !preview["place"].is_null() => 1000.0,
        _ => {
            let spare = number("carrots") - 2.0 * (64.0 - number("lands")); // about what the rest of the way costs
            let eats = preview["owes"] == "lettuce" && view["lettuces"][me] != 0;
            number("lands") - (-spare).max(0.0) / 2.0 - spare.max(0.0) / 10.0 + [0.0, 15.0][usize::from(eats)]
        }
    }
}

fn main() {
    let mut game = String::new();
    for line in std::io::stdin().lines() {
        let message: Value = serde_json::from_str(&line.expect("UTF-8")).expect("JSON");
        if message["type"] == "hello" {
            game = message["game"].as_str().expect("a game").to_owned();
            println!("{}", json!({"type": "hello", "protocol": 1, "name": "Starter (Rust)"}));
        } else if message["type"] == "choose" {
            let of = |p: &Value| value(&game, &message, p["action"].as_str().unwrap_or(""), &p["preview"]);
            let previews = message["previews"].as_array().into_iter().flatten();
            let best = &previews.max_by(|a, b| of(a).total_cmp(&of(b))).expect("an action")["action"];
            println!("{}", json!({"type": "action", "decision": message["decision"], "action": best}));
        }
    }
}
