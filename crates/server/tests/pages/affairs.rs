//! What goes on at a table besides its game, on the page of every game.

use crate::{
    html::{attr, tags},
    laws::{Pictured, names, texts_are_whole},
};
use furrow_game::{Seat, SeatSet, Viewer};
use furrow_server::page::{Affairs, Moment, Scene, Sitter, Who, table};
use furrow_table::{Clocks, Happening, News, Note, Pace, Pause, Request, Why};
use furrow_text::Lang;
use std::collections::BTreeSet;

const ANN: Seat = Seat::new(0);
const BEA: Seat = Seat::new(1);
const NOW: i64 = 1_800_000_000_000;

/// One thing that goes on.
struct Affair<B> {
    name: &'static str,
    affairs: Affairs<B>,
    /// Whether a computer player has Ann's seat.
    stood_in: bool,
    /// What the page has to have.
    shows: &'static [&'static str],
}

fn affair<B>(name: &'static str, shows: &'static [&'static str], affairs: Affairs<B>) -> Affair<B> {
    Affair { name, affairs, stood_in: false, shows }
}

fn note<B>(after: u64, news: News<B>) -> Note<B> {
    Note { id: after + 1, after, at: NOW, news }
}

fn clocks(pace: Pace, runs: SeatSet) -> Option<Clocks> {
    let mut clocks = Clocks::new(pace, 6, NOW - 9_000);
    clocks.run(runs, NOW);
    Some(clocks)
}

/// What a player sees.
fn of_players<B: Clone>(log: &[Happening<B>]) -> Vec<Affair<B>> {
    let last = log.last().map_or(0, |happening| happening.id);
    let request = |seat, ask| Some(Request { id: 77, seat, ask: SeatSet::one(ask), until: NOW + 60_000 });
    let asked = |seat| vec![note(last, News::UndoAsked(seat))];
    let none = Affairs::default;
    vec![
        affair(
            "asked",
            &[
                "answer-undo\" data-affair=\"answer-undo\" name=\"agree\" value=\"77-0\"",
                "name=\"refuse\" value=\"77-0\"",
            ],
            Affairs { undo: request(BEA, ANN), notes: asked(BEA), ..none() },
        ),
        affair(
            "asks",
            &["data-left=\"60000\""],
            Affairs { undo: request(ANN, BEA), notes: asked(ANN), ..none() },
        ),
        affair(
            "paused",
            &["/resume\""],
            Affairs { paused: Some(Pause { seat: BEA, until: NOW + 600_000 }), ..none() },
        ),
        affair(
            "missed",
            &["data-left=\"120000\"", "A computer plays for "],
            Affairs { takes_over: Some((NOW + 120_000, BEA)), ..none() },
        ),
        Affair {
            stood_in: true,
            ..affair("stood-in", &["/take-back\"", "name=\"seat\" value=\"0\""], none())
        },
        affair("closed", &["/game.json\"", "/again\""], Affairs { closed: Some(Why::Host), ..none() }),
        affair("abandoned", &["/game.json\""], Affairs { closed: Some(Why::Abandoned), ..none() }),
        affair(
            "free",
            &["/undo\"", "name=\"last\" value=\""],
            Affairs { can_undo: Some(last), undo_is_free: true, ..none() },
        ),
        affair(
            "controls",
            &["/undo\"", "/pause\"", "/resign\""],
            Affairs { can_undo: Some(last), pauses_left: 2, ..none() },
        ),
        affair(
            "clocks",
            &["data-left=\"60000\"", "data-running"],
            Affairs { clocks: clocks(Pace::Move(60_000), SeatSet::one(ANN)), ..none() },
        ),
        affair(
            "slow",
            &["data-left=\"259200000\""],
            Affairs { clocks: clocks(Pace::Move(259_200_000), SeatSet::one(BEA)), ..none() },
        ),
        affair(
            "in hand",
            &["/hide\""],
            Affairs { device: [ANN, BEA].into_iter().collect(), can_undo: Some(last), ..none() },
        ),
        affair("notes", &["data-note=\"17\"", "<del>"], Affairs { notes: all_notes(log), ..none() }),
    ]
}

/// Every kind of note, of both seats.
fn all_notes<B: Clone>(log: &[Happening<B>]) -> Vec<Note<B>> {
    let last = log.last().map_or(0, |happening| happening.id);
    let back = log.iter().rev().take(2).cloned().collect();
    let taken = |seat, why| News::TakenOver(seat, why, "medium".to_owned());
    let all = vec![
        News::TimeOut(ANN),
        News::TimeOut(BEA),
        taken(ANN, Why::Away),
        taken(BEA, Why::Resigned),
        taken(BEA, Why::Host),
        taken(BEA, Why::Late),
        taken(BEA, Why::Crashed),
        taken(BEA, Why::Faulty),
        taken(BEA, Why::Missing),
        News::Returned(ANN),
        News::Returned(BEA),
        News::UndoAsked(BEA),
        News::UndoRefused(Some(ANN)),
        News::UndoRefused(None),
        News::TakenBack(BEA, back),
        News::Paused(BEA),
        News::Resumed(Some(ANN)),
        News::Resumed(None),
        News::Down(61_000),
        News::Closed(Why::Host),
        News::Closed(Why::Abandoned),
    ];
    (1..).zip(all).map(|(id, news)| Note { id, ..note(last, news) }).collect()
}

/// What a device shows that several people share and nobody has in hand.
fn of_devices<B>() -> Vec<Affair<B>> {
    let device: SeatSet = [ANN, BEA].into_iter().collect();
    let none = Affairs::default;
    vec![
        affair(
            "one",
            &["name=\"seat\" value=\"1\""],
            Affairs { device, awaited: SeatSet::one(BEA), ..none() },
        ),
        affair(
            "both",
            &["name=\"seat\" value=\"0\"", "name=\"seat\" value=\"1\""],
            Affairs { device, awaited: device, ..none() },
        ),
        affair(
            "others",
            &["class=\"curtain\""],
            Affairs { device, awaited: SeatSet::one(Seat::new(2)), ..none() },
        ),
    ]
}

/// Shows a table on which an affair goes on.
fn show<S: Pictured, T>(
    shot: &S,
    lang: Lang,
    affair: &Affair<<S::G as furrow_game::Game>::Beat>,
    make: impl FnOnce(&Scene<'_, S::G>) -> T,
) -> T {
    shot.show(lang, |scene| {
        let mut sitters: Vec<Sitter> = scene.sitters.to_vec();
        if affair.stood_in {
            sitters[0] = Sitter {
                who: Who::Bot { level: furrow_bots::Level::Medium },
                stands_in: true,
                ..sitters[0].clone()
            };
        }
        let (ranks, key) = (scene.ranks.clone(), scene.key.clone());
        make(&Scene { sitters: &sitters, affairs: &affair.affairs, ranks, key, error: None, ..*scene })
    })
}

/// The page with what its menu has of the table.
fn page<S: Pictured>(shot: &S, scene: &Scene<'_, S::G>) -> String {
    if shot.text() {
        table::in_words(scene).into_string()
    } else {
        table::drawn(scene).into_string() + &table::controls(scene, false).1.into_string()
    }
}

/// Each table that goes on with each affair that it can have.
fn each<S: Pictured>(shots: &[S], mut check: impl FnMut(&S, &Affair<<S::G as furrow_game::Game>::Beat>)) {
    let mut seen = 0;
    for shot in shots {
        let (viewer, moment, affairs) =
            shot.show(Lang::En, |scene| (scene.viewer, scene.moment, of_players(scene.log)));
        if moment == Moment::Over {
            continue;
        }
        let affairs = if viewer == Viewer::Public { of_devices() } else { affairs };
        affairs.iter().for_each(|affair| check(shot, affair));
        seen += 1;
    }
    assert!(seen > 3);
}

pub(crate) fn what_goes_on_is_shown_with_a_way_to_answer<S: Pictured>(shots: &[S]) {
    each(shots, |shot, affair| {
        let page = show(shot, Lang::En, affair, |scene| page(shot, scene));
        let what = format!("{}, {}", shot.name(), affair.name);
        for wanted in affair.shows {
            assert!(page.contains(wanted), "{what}: no {wanted}");
        }
        let mut ids = BTreeSet::new();
        for tag in tags(&page) {
            assert!(attr(tag, "id").is_none_or(|id| ids.insert(id)), "{what}: two of {tag}");
            assert!(!tag.contains(" style=") && !tag.starts_with("script"), "{what}: {tag}");
            let posts = attr(tag, "data-affair").is_some();
            assert!(
                !posts || tag.contains(" form=\"decide\"") && tag.contains(" formnovalidate"),
                "{what}: {tag}"
            );
        }
        let own = |id: &str| {
            page.split(&format!("id=\"{id}\"")).nth(1).and_then(|rest| rest.split("</section>").next())
        };
        let drawn = ["r-affairs", "r-controls"].into_iter().filter_map(own).any(|part| part.contains("<svg"));
        assert!(!shot.text() || !drawn, "{what}: words only");
    });
}

pub(crate) fn its_words_come_whole_out_of_the_catalogue<S: Pictured>(
    shots: &[S],
    letters: [char; 2],
    free: impl Fn(&str) -> bool,
) {
    each(shots, |shot, affair| {
        let (page, names) =
            show(shot, Lang::Pseudo, affair, |scene| (page(shot, scene), names(scene.sitters)));
        texts_are_whole(&page, &format!("{}, {}", shot.name(), affair.name), &names, letters, &free);
        for lang in Lang::ALL {
            assert!(!show(shot, lang, affair, |scene| table::drawn(scene).into_string()).is_empty());
        }
    });
}

/// Streams compare bytes: a region that changed with the time of day would be sent for ever.
pub(crate) fn no_region_knows_what_time_it_is<S: Pictured>(shots: &[S]) {
    each(shots, |shot, affair| {
        let at = |now| {
            let affairs = Affairs { now, ..affair.affairs.clone() };
            let affair =
                Affair { affairs, name: affair.name, stood_in: affair.stood_in, shows: affair.shows };
            show(shot, Lang::En, &affair, |scene| {
                let regions = table::regions(scene, shot.text());
                regions.into_iter().map(|(_, html)| html.into_string()).collect::<Vec<_>>()
            })
        };
        assert_eq!(at(NOW), at(NOW + 5_000), "{}, {}", shot.name(), affair.name);
    });
}
