//! A league, drawn.

use furrow_arena::Skill;
use furrow_lab::{Bar, Chart, Estimate, Scale};
use std::fmt::Write;

/// Columns of a line; letters of a name at most.
const WIDTH: usize = 78;
const NAME: usize = 22;

/// A line a bot: its skill as a dot on its interval, all on one scale.
pub(super) fn text(skills: &[(String, Skill)]) -> String {
    let names = skills.iter().map(|(name, _)| short(name).chars().count()).max().unwrap_or(0);
    let room = (WIDTH - names - 2) as f64;
    let ends = |of: fn(f64, f64) -> f64, sign: f64| {
        skills.iter().map(|(_, skill)| skill.points + sign * skill.half).fold(0.0, of)
    };
    let (low, high) = (ends(f64::min, -1.0), ends(f64::max, 1.0));
    let at = |points: f64| ((points - low) / (high - low).max(1.0) * (room - 1.0)).round() as usize;
    let mut text = String::new();
    for (name, skill) in skills {
        let mut line = vec![' '; room as usize];
        line[at(0.0)] = '·';
        let (from, dot, to) =
            (at(skill.points - skill.half), at(skill.points), at(skill.points + skill.half));
        line[from..=to].fill('─');
        (line[from], line[to], line[dot]) = ('├', '┤', '●');
        let line: String = line.into_iter().collect();
        let _ = writeln!(text, "{:names$}  {}", short(name), line.trim_end());
    }
    let mut axis = format!("{low:+.0}");
    let end = format!("{high:+.0}");
    let zero = at(0.0);
    for (column, words) in [(zero, "0".to_owned()), (room as usize - end.len(), end)] {
        if axis.len() < column {
            axis = format!("{axis:column$}{words}");
        }
    }
    let _ = writeln!(text, "{:names$}  {axis}", "");
    text
}

/// The same as a picture for light and dark pages.
pub(super) fn svg(game: &str, skills: &[(String, Skill)]) -> String {
    let bar = |(name, skill): &(String, Skill)| Bar {
        label: short(name),
        mean: Estimate { mean: skill.points, half: Some(skill.half), alike: false },
    };
    let bars = skills.iter().map(bar).collect();
    let chart = Chart::Bars { bars, scale: Scale::Points, mark: Some((0.0, "a newcomer".to_owned())) };
    chart.to_svg(&format!("Skill of the bots at {game}"))
}

fn short(name: &str) -> String {
    if name.chars().count() <= NAME {
        return name.to_owned();
    }
    name.chars().take(NAME - 1).chain(['…']).collect()
}
