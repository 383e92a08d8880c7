//! Who sits at a table and who looks.

use crate::house::{Browser, House};
use furrow_game::{Game, Seat, SeatSet, Viewer};
use furrow_table::Table;
use rand::{RngExt, seq::IndexedRandom};
use rand_pcg::Pcg64Mcg;

/// Who looks.
#[derive(Clone)]
pub(super) struct Watcher {
    pub(super) browser: Browser,
    pub(super) viewer: Viewer,
    /// The seats of a shared device.
    pub(super) device: SeatSet,
}

/// The people at a table by seat: some share a device, some are computer players.
pub(super) async fn party(seats: u8, house: &House, rng: &mut Pcg64Mcg) -> Vec<Option<Browser>> {
    let mut all = Vec::new();
    for _ in 0..seats {
        all.push(Some(Browser::new(house).await));
    }
    let any = |rng: &mut Pcg64Mcg| rng.random_range(0..usize::from(seats));
    match rng.random_range(0..8) {
        0..3 => {
            let from = any(rng);
            let sharing = rng.random_range(1..usize::from(seats));
            for n in 1..=sharing {
                all[(from + n) % usize::from(seats)] = all[from].clone();
            }
        }
        3 | 4 => all[any(rng)] = None,
        _ => {}
    }
    all
}

impl Watcher {
    /// Somebody at the table or a spectator; a shared device where there is one, with the curtain drawn or a hand open.
    pub(super) fn among<G: Game>(
        table: &Table<G>,
        browsers: &[Option<Browser>],
        stranger: &Browser,
        rng: &mut Pcg64Mcg,
    ) -> Self {
        let shared = |browser: &&Browser| table.seats_of(browser.id()).len() > 1;
        let device = browsers.iter().flatten().find(shared).filter(|_| rng.random_ratio(2, 3));
        let public = rng.random_ratio(1, 6).then_some(stranger);
        let Some(browser) =
            device.or(public).or_else(|| browsers.iter().flatten().collect::<Vec<_>>().choose(rng).copied())
        else {
            unreachable!("somebody sits there")
        };
        let mine = table.seats_of(browser.id());
        let device = if mine.len() > 1 { mine } else { SeatSet::NONE };
        let viewer = if device.is_empty() {
            mine.iter().next().map_or(Viewer::Public, Viewer::Seat)
        } else {
            let hands: Vec<Seat> = mine.iter().filter(|seat| table.awaited().contains(*seat)).collect();
            hands
                .choose(rng)
                .filter(|_| rng.random_ratio(2, 3))
                .map_or(Viewer::Public, |seat| Viewer::Seat(*seat))
        };
        Watcher { browser: browser.clone(), viewer, device }
    }
}

/// The same people with other browsers, but for one who keeps its own.
pub(super) async fn strangers_but(
    one: &Browser,
    browsers: &[Option<Browser>],
    house: &House,
) -> Vec<Option<Browser>> {
    let mut others: Vec<Option<Browser>> = Vec::new();
    for browser in browsers {
        let id = browser.as_ref().map(Browser::id);
        let same = browsers[..others.len()].iter().position(|before| before.as_ref().map(Browser::id) == id);
        others.push(match same {
            _ if id.is_none_or(|id| id == one.id()) => browser.clone(),
            Some(same) => others[same].clone(),
            None => Some(Browser::new(house).await),
        });
    }
    others
}

/// The same text with the other people's browsers.
pub(super) fn swapped(text: String, before: &[Option<Browser>], after: &[Option<Browser>]) -> String {
    before.iter().zip(after).fold(text, |text, pair| match pair {
        (Some(before), Some(after)) => text.replace(before.id(), after.id()),
        _ => text,
    })
}
