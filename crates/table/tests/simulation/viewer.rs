//! A page that is open: what it has been told one after another, as a stream tells it.

use furrow_game::{Game, Viewer};
use furrow_table::{Happening, News, Note, Table};

/// What a viewer's page holds.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Page<G: Game> {
    pub(crate) viewer: Viewer,
    pub(crate) version: u64,
    happenings: Vec<Happening<G::Beat>>,
    notes: Vec<Note<G::Beat>>,
}

impl<G: Game> Page<G> {
    /// What a fresh load shows.
    pub(crate) fn load(table: &Table<G>, viewer: Viewer) -> Self {
        Page {
            viewer,
            version: table.version(),
            happenings: table.happenings().iter().map(|h| seen::<G>(h, viewer)).collect(),
            notes: table.notes().iter().map(|note| noted::<G>(note, viewer)).collect(),
        }
    }

    /// Takes what has come since: each happening once, in order; where something was taken back, all anew.
    pub(crate) fn follow(&mut self, table: &Table<G>) {
        if table.undone_at() > self.version {
            *self = Page::load(table, self.viewer);
            return;
        }
        for happening in table.happenings().iter().filter(|h| h.id > self.version) {
            let last = self.happenings.last().map_or(0, |h| h.id);
            assert!(happening.id > last, "ids grow: {} after {last}", happening.id);
            self.happenings.push(seen::<G>(happening, self.viewer));
        }
        let new = table.notes().iter().skip(self.notes.len());
        self.notes.extend(new.map(|note| noted::<G>(note, self.viewer)));
        self.version = table.version();
    }

    /// Where every note stands among the happenings.
    ///
    /// # Panics
    /// If a note stands after something that is not there, or before one that is older.
    pub(crate) fn notes_have_their_places(&self) {
        let mut last = 0;
        for note in &self.notes {
            let there = note.after == 0 || self.happenings.iter().any(|h| h.id == note.after);
            assert!(
                there && note.after >= last,
                "a note stands after {}, the one before after {last}",
                note.after
            );
            last = note.after;
        }
    }
}

fn seen<G: Game>(happening: &Happening<G::Beat>, viewer: Viewer) -> Happening<G::Beat> {
    let beats = happening.beats.iter().map(|beat| G::beat_seen(beat, viewer)).collect();
    Happening { beats, ..happening.clone() }
}

fn noted<G: Game>(note: &Note<G::Beat>, viewer: Viewer) -> Note<G::Beat> {
    let news = match &note.news {
        News::TakenBack(seat, back) => {
            News::TakenBack(*seat, back.iter().map(|h| seen::<G>(h, viewer)).collect())
        }
        other => other.clone(),
    };
    Note { news, ..note.clone() }
}
