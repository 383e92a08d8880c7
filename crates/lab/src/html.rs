//! The report as one page.

use crate::{Chart, Kind, Report, Section, Table, report::value_shown, svg};
use maud::{Markup, PreEscaped, html};

/// Painted by the reader's system, light or dark; printed on white.
const STYLE: &str = concat!(include_str!("../assets/chart.css"), include_str!("../assets/report.css"));

/// Elements that never have an end are closed here, so that the page is XML as well.
const HEAD: &str = "<meta charset=\"utf-8\"/>\n\
                    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
                    <meta name=\"color-scheme\" content=\"light dark\"/>\n";

pub(crate) fn write(report: &Report) -> String {
    let page = html! {
        html lang="en" {
            head {
                (PreEscaped(HEAD))
                title { (report.title) ": balance report" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    p.kind { "Balance report" }
                    h1 { (report.title) }
                    p.played { (report.played) }
                }
                main {
                    (warnings(report))
                    (findings(report))
                    (contents(report))
                    @for section in &report.sections { (part(section)) }
                }
                (foot(report))
            }
        }
    };
    format!("<!DOCTYPE html>\n{}\n", page.into_string())
}

fn warnings(report: &Report) -> Markup {
    html! {
        @if !report.warnings.is_empty() {
            section.warnings {
                h2 { "Programs played" }
                ul { @for warning in &report.warnings { li { (warning) } } }
            }
        }
    }
}

fn findings(report: &Report) -> Markup {
    html! {
        section.findings {
            h2 { "What stands out" }
            ul { @for finding in &report.findings { li { (finding) } } }
        }
    }
}

fn contents(report: &Report) -> Markup {
    html! {
        nav aria-label="Sections" {
            details {
                summary { "All " (report.sections.len()) " sections" }
                ol { @for section in &report.sections { li { a href=(format!("#{}", section.table.name)) { (section.heading) } } } }
            }
        }
    }
}

fn part(section: &Section) -> Markup {
    html! {
        section id=(section.table.name) {
            h2 { (section.heading) }
            p.about { (section.about) }
            div class=(if section.chart.is_some() { "both" } else { "alone" }) {
                @if let Some(chart) = &section.chart {
                    figure {
                        (svg::draw(chart, &section.heading))
                        @if let Chart::Stack { parts, .. } = chart { (legend(parts)) }
                    }
                }
                @if is_told_by_chart(section) {
                    details {
                        summary { "The numbers" }
                        (table(&section.table, &section.heading))
                    }
                } @else {
                    (table(&section.table, &section.heading))
                }
            }
        }
    }
}

/// Whether the table says nothing that eyes do not see faster in the chart: the many bins of a histogram.
fn is_told_by_chart(section: &Section) -> bool {
    matches!(&section.chart, Some(Chart::Columns { bins, .. }) if bins.len() == section.table.rows.len())
}

fn legend(parts: &[String]) -> Markup {
    html! {
        figcaption {
            ul.legend {
                @for (n, part) in parts.iter().enumerate() {
                    li {
                        svg viewBox="0 0 12 12" aria-hidden="true" {
                            rect width="12" height="12" class=(format!("part-{n}")) {}
                        }
                        (part)
                    }
                }
            }
        }
    }
}

fn table(table: &Table, name: &str) -> Markup {
    let class = |kind: Kind| if kind == Kind::Text { "words" } else { "number" };
    html! {
        div.scroll tabindex="0" role="region" aria-label=(format!("{name}: the numbers")) {
            table {
                thead {
                    tr { @for column in &table.columns { th scope="col" class=(class(column.kind)) { (column.words) } } }
                }
                tbody {
                    @for row in &table.rows {
                        tr {
                            @for (n, (column, cell)) in table.columns.iter().zip(row).enumerate() {
                                @if n == 0 {
                                    th scope="row" { (column.shown(cell)) }
                                } @else {
                                    td class=(class(column.kind)) { (breakable(&column.shown(cell))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A number whose interval may stand below it where there is little room.
fn breakable(shown: &str) -> Markup {
    match shown.split_once(" ±") {
        Some((mean, half)) => html! { span { (mean) } " " span.half { "±" (half) } },
        None => html! { (shown) },
    }
}

fn foot(report: &Report) -> Markup {
    html! {
        footer {
            h2 { "How this was made" }
            p {
                "± is half of a 95 % interval: if the same bots played on for ever, the mean would lie within it in \
                 nineteen reports of twenty. “always” means that the number was the same in every game. What bots do is not \
                 what people do: a difference here is a reason to look, not a verdict."
            }
            p { code { (report.made.command) } }
            dl {
                dt { "Program" } dd { (report.made.version) }
                dt { "Seed" } dd { (report.seed) }
                @for (key, value) in &report.options { dt { (key) } dd { (value_shown(value)) } }
            }
            @let changes = report.changes();
            @if !changes.is_empty() {
                p {
                    "Compared with: "
                    @for (n, (key, _, other)) in changes.iter().enumerate() { @if n > 0 { ", " } (key) " " (other) }
                    "."
                }
            }
            p {
                "The same command gives the same bytes"
                @if report.with_programs { ", if the programs choose the same again" }
                ". Tables for other programs are in the CSV files and in report.json beside this page."
            }
        }
    }
}
