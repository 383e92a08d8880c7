//! The figures of a game with so many seats: each a sentence, a table, and bars beside its numbers.

use super::{
    super::number::decimal,
    Statistics,
    bars::{Field, parts},
};
use crate::statistics::{Bin, Mean, Places, Rated, Setting};
use furrow_fable::Animal;
use furrow_text::{Lang, fable};
use maud::{Markup, html};

/// A row of a table with its bar.
struct Row {
    label: String,
    cells: Vec<String>,
    mean: f64,
    interval: Option<(f64, f64)>,
}

/// A table with bars.
struct Figure {
    heading: String,
    says: String,
    /// Of the columns, that of the labels first.
    heads: Vec<String>,
    rows: Vec<Row>,
    /// Where a stroke is drawn to compare with.
    mark: Option<f64>,
}

/// All figures.
pub(super) fn all(statistics: &Statistics<'_>, setting: &Setting) -> Markup {
    let Statistics { lang, text, .. } = *statistics;
    let tables = &setting.report.tables;
    html! {
        (figure(text, &levels(lang, setting)))
        (figure(text, &order(lang, setting)))
        (length(lang, setting))
        (figure(text, &bins(lang, &tables.decisions_of_a_game, DECISIONS)))
        (figure(text, &leader(lang, setting)))
        (figure(text, &bins(lang, &tables.lead_changes, CHANGES)))
        @if !tables.places_by_animal.is_empty() { (animals(statistics, &tables.places_by_animal)) }
    }
}

fn figure(text: bool, figure: &Figure) -> Markup {
    let ends = figure.rows.iter().flat_map(|row| {
        let (low, high) = row.interval.unwrap_or((row.mean, row.mean));
        [low, high, row.mean]
    });
    let field = Field::of(ends, figure.mark);
    html! {
        figure.chart {
            figcaption { h3 { (figure.heading) } p { (figure.says) } }
            div.wide tabindex="0" { table {
                thead { tr {
                    @for head in &figure.heads { th scope="col" { (head) } }
                    @if !text { td {} }
                } }
                tbody { @for row in &figure.rows { tr {
                    th scope="row" { (row.label) }
                    @for cell in &row.cells { td { (cell) } }
                    @if !text { td.bar-cell { (field.bar(row.mean, row.interval)) } }
                } } }
            } }
        }
    }
}

/// A share of 1 in percent.
fn percent(lang: Lang, share: f64, digits: usize) -> String {
    lang.with("statistics-percent", [("n", decimal(lang, 100.0 * share, digits).into())])
}

/// The same with half of its interval.
fn give_or_take(lang: Lang, share: &Mean) -> String {
    let (mean, half) = (100.0 * share.mean, 50.0 * (share.high - share.low));
    let pair = [("n", decimal(lang, mean, 1).into()), ("half", decimal(lang, half, 1).into())];
    lang.with("statistics-give-or-take", pair)
}

fn levels(lang: Lang, setting: &Setting) -> Figure {
    let row = |rated: &Rated| {
        let (points, half) = (rated.skill.points, rated.skill.half);
        let sign = if points < 0.0 { "\u{2212}" } else { "+" };
        Row {
            label: lang.t(&format!("level-{}", rated.bot)),
            cells: vec![
                format!("{sign}{:.0} ± {half:.0}", points.abs()),
                percent(lang, rated.wins.mean, 0),
                decimal(lang, rated.rank.mean, 1),
            ],
            mean: points,
            interval: Some((points - half, points + half)),
        }
    };
    Figure {
        heading: lang.t("statistics-levels"),
        says: lang.with("statistics-levels-says", [("n", (setting.league.games as i64).into())]),
        heads: ["statistics-level", "statistics-points", "statistics-won", "ratings-mean-place"]
            .map(|key| lang.t(key))
            .into(),
        rows: setting.league.table.iter().map(row).collect(),
        mark: Some(0.0),
    }
}

/// An equal share of the win.
fn even(setting: &Setting) -> Option<f64> {
    Some(1.0 / f64::from(setting.seats))
}

fn order(lang: Lang, setting: &Setting) -> Figure {
    let shares = &setting.report.tables.wins_by_order;
    let (by_place, shared) = shares.split_at(usize::from(setting.seats).min(shares.len()));
    let row = |(place, share): (i64, &Mean)| {
        let ordinal = lang.part("ordinal", [("place", place.into())]);
        Row {
            label: lang.with("statistics-plays", [("place", place.into()), ("ordinal", ordinal.into())]),
            cells: vec![give_or_take(lang, share)],
            mean: share.mean,
            interval: Some((share.low, share.high)),
        }
    };
    let shared = shared.first().map_or(0.0, |shared| shared.win_share.mean);
    let games = ("n", (setting.report.games as i64).into());
    let any = ("any", if shared > 0.0 { "yes" } else { "no" }.into());
    let shared = ("shared", decimal(lang, 100.0 * shared, 1).into());
    Figure {
        heading: lang.t("statistics-order"),
        says: lang.with("statistics-order-says", [games, any, shared]),
        heads: ["statistics-place", "statistics-won"].map(|key| lang.t(key)).into(),
        rows: (1..).zip(by_place.iter().map(|row| &row.win_share)).map(row).collect(),
        mark: even(setting),
    }
}

/// How many of each unit that players count; steps are a unit of records.
fn length(lang: Lang, setting: &Setting) -> Markup {
    let heads = ["statistics-unit", "statistics-mean", "statistics-median", "statistics-most"];
    let shown = setting.report.tables.length.iter().filter(|row| row.unit != "steps");
    html! {
        figure.chart {
            figcaption { h3 { (lang.t("statistics-length")) } p { (lang.t("statistics-length-says")) } }
            div.wide tabindex="0" { table {
                thead { tr { @for head in heads { th scope="col" { (lang.t(head)) } } } }
                tbody { @for row in shown { tr {
                    th scope="row" { (lang.t(&format!("statistics-unit-{}", row.unit))) }
                    td { (decimal(lang, row.mean_a_game.mean, 1)) }
                    td { (row.median) }
                    td { (range(row.percentile_5, row.percentile_95)) }
                } } }
            } }
        }
    }
}

/// From so many to so many.
fn range(from: f64, to: f64) -> String {
    if from < to { format!("{from}\u{2013}{to}") } else { from.to_string() }
}

/// Of a histogram the words of its heading, its sentence, its first column.
const DECISIONS: [&str; 3] =
    ["statistics-decisions", "statistics-decisions-says", "statistics-decisions-column"];
const CHANGES: [&str; 3] = ["statistics-changes", "statistics-changes-says", "statistics-changes-column"];

/// A histogram.
fn bins(lang: Lang, bins: &[Bin], words: [&str; 3]) -> Figure {
    let row = |bin: &Bin| Row {
        label: range(bin.from.into(), bin.to.into()),
        cells: vec![percent(lang, bin.share_of_games, 1)],
        mean: bin.share_of_games,
        interval: None,
    };
    let [heading, says, column] = words.map(|key| lang.t(key));
    let (heads, rows) = (vec![column, lang.t("statistics-of-games")], bins.iter().map(row).collect());
    Figure { heading, says, heads, rows, mark: None }
}

fn leader(lang: Lang, setting: &Setting) -> Figure {
    let row = |leader: &crate::statistics::Leader| {
        let share = &leader.leader_wins_share;
        Row {
            label: percent(lang, f64::from(leader.after_percent_of_game) / 100.0, 0),
            cells: vec![give_or_take(lang, share)],
            mean: share.mean,
            interval: Some((share.low, share.high)),
        }
    };
    Figure {
        heading: lang.t("statistics-leader"),
        says: lang.t("statistics-leader-says"),
        heads: ["statistics-leader-after", "statistics-leader-wins"].map(|key| lang.t(key)).into(),
        rows: setting.report.tables.leader_wins.iter().map(row).collect(),
        mark: even(setting),
    }
}

fn animals(statistics: &Statistics<'_>, places: &[Places]) -> Markup {
    let Statistics { lang, text, .. } = *statistics;
    let name = |row: &Places| {
        let animal = Animal::ALL.into_iter().find(|animal| animal.name() == row.animal);
        animal.map(|animal| fable::heading(lang, animal)).unwrap_or_default()
    };
    html! {
        figure.chart {
            figcaption { h3 { (lang.t("statistics-animals")) } p { (lang.t("statistics-animals-says")) } }
            div.wide tabindex="0" { table {
                thead { tr {
                    th scope="col" { (lang.t("statistics-animal")) }
                    @for place in 1..=3_i64 { th scope="col" { (lang.with("ordinal", [("place", place.into())])) } }
                    th scope="col" { (lang.t("statistics-off-podium")) }
                    @if !text { td {} }
                } }
                tbody { @for row in places {
                    @let shares = [row.first, row.second, row.third, row.off_podium].map(|share| share.mean);
                    tr {
                        th scope="row" { (name(row)) }
                        @for share in shares { td { (percent(lang, share, 0)) } }
                        @if !text { td.bar-cell { (parts(&shares)) } }
                    }
                } }
            } }
        }
    }
}
