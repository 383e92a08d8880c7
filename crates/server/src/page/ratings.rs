//! How well people play against one another, and one's own games in figures.

use super::{
    layout::keep,
    number::{count, decimal},
};
use crate::house::{Class, Company, Figures, Own, Ranked, Sheet};
use furrow_table::registry::GameId;
use furrow_text::Lang;
use maud::{Markup, html};

/// The longest list of a game. A visitor's own players stand below it too.
const LONGEST: usize = 100;

/// Who reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reader {
    /// Somebody who plays here, or has only come by.
    Visitor,
    /// Whoever keeps the server.
    Host,
}

/// What the page is made from.
pub(crate) struct Ratings<'a> {
    pub(crate) lang: Lang,
    pub(crate) text: bool,
    pub(crate) reader: Reader,
    pub(crate) sheet: &'a Sheet,
    /// Whether all that has finished is counted.
    pub(crate) complete: bool,
}

/// The body of the page.
pub(crate) fn page(ratings: &Ratings<'_>) -> Markup {
    let Ratings { lang, sheet, .. } = *ratings;
    html! {
        main #main.report.ratings {
            (head(ratings))
            @for (game, ranked) in &sheet.ranked {
                section.sheet aria-labelledby={ "rated-" (game.name()) } {
                    h2 id={ "rated-" (game.name()) } { (title(lang, *game)) }
                    (list(ratings, ranked))
                }
            }
            @if !sheet.own.is_empty() { (own(lang, &sheet.own)) }
            (about(lang, ratings.reader))
        }
    }
}

pub(super) fn title(lang: Lang, game: GameId) -> String {
    lang.t(&format!("ratings-of-{}", game.name()))
}

/// What is to be done, and said first.
fn head(ratings: &Ratings<'_>) -> Markup {
    let Ratings { lang, text, reader, sheet, complete } = *ratings;
    let host = reader == Reader::Host;
    html! {
        article.sheet {
            h1 { (lang.t(if host { "ratings-all-title" } else { "ratings-title" })) }
            @if !complete {
                p.verdict role="status" { (lang.with("ratings-counting", [("n", (sheet.games as i64).into())])) }
            }
            @if sheet.ranked.is_empty() {
                p { (lang.t(if host { "ratings-nobody" } else { "ratings-none" })) }
            }
            p.game-links {
                @if host {
                    a href="/host/ratings.csv" download { (lang.t("ratings-file")) } " "
                    a href=(keep(text, "/host")) { (lang.t("host-title")) }
                } @else {
                    a href=(keep(text, "/")) { (lang.t("ratings-play")) } " "
                    a href=(keep(text, "/statistics")) { (lang.t("statistics-title")) }
                }
            }
        }
    }
}

/// What a rating is, and who sees it.
fn about(lang: Lang, reader: Reader) -> Markup {
    let who = if reader == Reader::Host { "ratings-devices" } else { "ratings-who-sees" };
    html! {
        section.sheet aria-labelledby="about" {
            h2 #about { (lang.t("ratings-about")) }
            @for key in ["ratings-how", "ratings-which", who] { p { (lang.t(key)) } }
        }
    }
}

/// The list of a game, the best first.
fn list(ratings: &Ratings<'_>, ranked: &[Ranked]) -> Markup {
    let Ratings { lang, reader, .. } = *ratings;
    let host = reader == Reader::Host;
    let shown = (1..).zip(ranked).filter(|(place, row)| *place <= LONGEST || row.own);
    let heads = ["ratings-player", "ratings-rating", "ratings-games", "ratings-won"];
    html! {
        div.wide tabindex="0" { table.numbers.rated {
            thead { tr {
                th.nth scope="col" { (lang.t("ratings-place")) }
                th.name scope="col" { (lang.t(heads[0])) }
                @if host { th scope="col" { (lang.t("ratings-device")) } }
                @for head in &heads[1..] { th scope="col" { (lang.t(head)) } }
            } }
            tbody { @for (place, row) in shown { (line(lang, place, row)) } }
        } }
        @if host && ranked.len() > LONGEST {
            p.note { (lang.with("ratings-more", [("n", ((ranked.len() - LONGEST) as i64).into())])) }
        }
    }
}

fn line(lang: Lang, place: usize, row: &Ranked) -> Markup {
    let half = row.skill.half.round();
    html! {
        tr.self[row.own] {
            td.nth { (place) }
            th.name scope="row" {
                bdi { (row.name) }
                @if row.own { " " span.mark { (lang.t("ratings-you")) } }
                @if row.is_provisional() { " " span.mark { (lang.t("ratings-provisional")) } }
            }
            @if let Some(device) = row.device { td { (device) } }
            td { b { (row.rating()) } " ± " (half) }
            td { (row.skill.games) }
            td { (count(lang, row.wins)) }
        }
    }
}

/// The visitor's own games, counted apart by game, number of seats and company.
fn own(lang: Lang, own: &[Own]) -> Markup {
    html! {
        section.sheet aria-labelledby="own" {
            h2 #own { (lang.t("ratings-own")) }
            p { (lang.t("ratings-own-how")) }
            div.charts {
                @for player in own { @for game in GameId::ALL {
                    @let rows: Vec<&(Class, Figures)> =
                        player.figures.iter().filter(|(class, _)| class.game == game).collect();
                    @if !rows.is_empty() {
                        figure.chart {
                            figcaption {
                                h3 { (title(lang, game)) }
                                @if own.len() > 1 { p { bdi { (player.name) } } }
                            }
                            (figures(lang, &rows))
                        }
                    }
                } }
            }
        }
    }
}

fn figures(lang: Lang, rows: &[&(Class, Figures)]) -> Markup {
    let heads = [
        "ratings-against",
        "ratings-seats",
        "ratings-games",
        "ratings-won",
        "ratings-fair",
        "ratings-mean-place",
    ];
    html! {
        div.wide tabindex="0" { table {
            thead { tr { @for head in heads { th scope="col" { (lang.t(head)) } } } }
            tbody {
                @for (class, figures) in rows {
                    tr {
                        th scope="row" { (company(lang, class.company)) }
                        td { (class.seats) }
                        td { (figures.games) }
                        td { (count(lang, figures.wins)) }
                        td { (decimal(lang, f64::from(figures.games) / f64::from(class.seats), 1)) }
                        td { (decimal(lang, figures.mean_rank(), 1)) }
                    }
                }
            }
        } }
    }
}

fn company(lang: Lang, company: Company) -> String {
    match company {
        Company::People => lang.t("ratings-people"),
        Company::Computers(level) => {
            let level = lang.part(&format!("level-{}", level.name()), []);
            lang.with("ratings-computers", [("level", level.into())])
        }
        Company::Programs => lang.t("ratings-programs"),
        Company::Mixed => lang.t("ratings-mixed"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use furrow_arena::Skill;
    use furrow_bots::Level;

    fn row(name: &str, points: f64, own: bool, device: Option<u32>) -> Ranked {
        let skill = Skill { points, half: 200.4, games: if own { 12 } else { 3 } };
        Ranked { name: name.to_owned(), device, own, skill, wins: 1.5, last: 0 }
    }

    fn sheet(reader: Reader) -> Sheet {
        let device = |device| (reader == Reader::Host).then_some(device);
        let ranked = vec![row("ANN", 41.6, true, device(1)), row("<B>", -41.6, false, device(2))];
        let companies = [Company::People, Company::Computers(Level::Hard), Company::Programs, Company::Mixed];
        let class = |company| Class { game: GameId::Fable, seats: 3, company };
        let mut figures = Figures::default();
        [(1, 0.5), (2, 0.0)].into_iter().for_each(|(rank, win)| figures.add(rank, win));
        let own = companies.map(|company| (class(company), figures)).to_vec();
        let own = ["ANN", "<B>"].map(|name| Own { name: name.to_owned(), figures: own.clone() }).to_vec();
        Sheet { ranked: vec![(GameId::Fable, ranked)], own, games: 7 }
    }

    fn shown(lang: Lang, reader: Reader, sheet: &Sheet, complete: bool) -> String {
        page(&Ratings { lang, text: false, reader, sheet, complete }).into_string()
    }

    #[test]
    fn every_word_comes_from_the_catalogue() {
        for reader in [Reader::Visitor, Reader::Host] {
            for sheet in [sheet(reader), Sheet::default()] {
                let html = shown(Lang::Pseudo, reader, &sheet, false);
                let texts = html.split('<').filter_map(|rest| Some(rest.split_once('>')?.1.trim()));
                for text in texts.filter(|text| text.contains(char::is_alphabetic)) {
                    let said = text.starts_with('⟦') && text.ends_with('⟧');
                    assert!(said || ["ANN", "&lt;B&gt;"].contains(&text), "{text:?} is not in the catalogue");
                }
            }
        }
    }

    #[test]
    fn figures_are_whole_points_and_what_is_shared_has_parts() {
        let html = shown(Lang::De, Reader::Visitor, &sheet(Reader::Visitor), true);
        for part in
            ["<b>1542</b> ± 200", "<b>1458</b> ± 200", "<td>1,5</td>", "<td>0,5</td><td>0,7</td><td>1,5</td>"]
        {
            assert!(html.contains(part), "{part}: {html}");
        }
        assert_eq!(html.matches("vorläufig").count(), 1, "of few games");
        for lang in Lang::ALL {
            assert!(
                shown(lang, Reader::Host, &sheet(Reader::Host), false).contains("<td>2</td><td><b>1458</b>")
            );
        }
    }
}
