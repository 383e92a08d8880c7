//! The page of statistics says what its files say.

use super::texts;
use furrow_server::{
    page::statistics::{self, Statistics},
    statistics::{Setting, settings},
};
use furrow_table::registry::GameId;
use furrow_text::Lang;
use serde_json::Value;
use std::{fs, path::Path};

/// A file of the folder, as anybody reads it.
fn file(setting: &Setting) -> Value {
    let name = format!("statistics/{}-{}.json", setting.game.name(), setting.seats);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    serde_json::from_str(&fs::read_to_string(path).expect("a file")).expect("JSON")
}

/// The numbers that the page of one setting has to show, in English.
fn expected(file: &Value) -> Vec<String> {
    let percent =
        |value: &Value, digits: usize| format!("{:.digits$}%", 100.0 * value.as_f64().expect("a share"));
    let rows = |table: &str| file["report"]["tables"][table].as_array().cloned().unwrap_or_default();
    let seats = file["seats"].as_u64().expect("seats") as usize;
    let mut all = Vec::new();
    for row in file["league"]["table"].as_array().expect("a league") {
        let [points, half] = ["points", "half"].map(|key| row["skill"][key].as_f64().expect("points"));
        let sign = if points < 0.0 { '\u{2212}' } else { '+' };
        all.push(format!("{sign}{:.0} ± {half:.0}", points.abs()));
        all.push(percent(&row["wins"]["mean"], 0));
        all.push(format!("{:.1}", row["rank"]["mean"].as_f64().expect("a rank")));
    }
    for (row, key) in rows("wins_by_order")
        .iter()
        .take(seats)
        .map(|row| (row, "win_share"))
        .chain(rows("leader_wins").iter().map(|row| (row, "leader_wins_share")))
    {
        let of = |end: &str| row[key][end].as_f64().expect("a share");
        all.push(format!("{} ± {:.1}", percent(&row[key]["mean"], 1), 50.0 * (of("high") - of("low"))));
    }
    for row in rows("decisions_of_a_game").iter().chain(&rows("lead_changes")) {
        all.push(percent(&row["share_of_games"], 1));
    }
    for row in rows("length").iter().filter(|row| row["unit"] != "steps") {
        all.push(format!("{:.1}", row["mean_a_game"]["mean"].as_f64().expect("a mean")));
    }
    for row in rows("places_by_animal") {
        all.extend(["first", "second", "third", "off_podium"].map(|place| percent(&row[place]["mean"], 0)));
    }
    all
}

#[test]
fn the_figures_are_those_of_the_files() {
    for setting in settings() {
        let page = statistics::page(&Statistics {
            lang: Lang::En,
            text: true,
            game: setting.game,
            settings: &[setting],
        });
        let html = page.into_string();
        let shown: Vec<&str> = texts(&html).collect();
        let expected = expected(&file(setting));
        assert!(expected.len() > 30);
        for number in expected {
            assert!(
                shown.contains(&number.as_str()),
                "{}, {}: {number} is not shown",
                setting.game.name(),
                setting.seats
            );
        }
    }
}

#[test]
fn every_language_has_every_figure_with_bars_and_without() {
    for lang in Lang::ALL {
        for game in GameId::ALL {
            let of: Vec<&Setting> = settings().iter().filter(|setting| setting.game == game).collect();
            let shown =
                |text: bool| statistics::page(&Statistics { lang, text, game, settings: &of }).into_string();
            let (drawn, plain) = (shown(false), shown(true));
            assert_eq!(drawn.matches("<table").count(), plain.matches("<table").count(), "{lang:?}");
            assert!(drawn.contains("<svg") && !plain.contains("<svg"), "{lang:?}");
        }
    }
}
