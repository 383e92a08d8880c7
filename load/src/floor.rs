//! A table of the bare broadcast server: the same posts, streams and messages, and no game.

use crate::person::Person;
use crate::play::Evening;
use crate::table::{Ears, expect};
use crate::tally::Tally;
use std::io;
use std::sync::Arc;
use std::time::Instant;

/// As long as a post of a move.
const FORM: &str = "decision=12345&key=0123456789abcdef&action=play+hare+hare";

/// Posts in turn until the evening is over.
pub(crate) async fn run(n: u32, evening: Arc<Evening>) -> Tally {
    let mut tally = Tally::default();
    let seats = u32::from(evening.plan.seats);
    let mut people: Vec<Person> =
        (0..seats).map(|seat| Person::new(n * seats + seat, evening.plan.server)).collect();
    let mut ears = Ears::new(&evening.plan);
    let opened = open(n, &people, &mut ears).await;
    evening.seated.wait().await;
    let mut pace = evening.plan.ticks(n);
    let done = async {
        opened?;
        for turn in 0.. {
            if evening.is_over() {
                break;
            }
            if let Some(pace) = &mut pace {
                pace.tick().await;
            }
            let mover = turn % people.len();
            broadcast(n, &mut people[mover], &mut ears, &evening, &mut tally).await?;
        }
        io::Result::Ok(())
    };
    if let Err(error) = done.await {
        tally.error(error.to_string());
    }
    tally
}

async fn open(n: u32, people: &[Person], ears: &mut Ears) -> io::Result<()> {
    for (seat, person) in people.iter().enumerate() {
        ears.listen(seat, person.listen(&format!("/{n}/stream")).await?);
    }
    Ok(())
}

async fn broadcast(
    n: u32,
    mover: &mut Person,
    ears: &mut Ears,
    evening: &Evening,
    tally: &mut Tally,
) -> io::Result<()> {
    let (posted, counts) = (Instant::now(), evening.counts());
    let answer = mover.post_json(&format!("/{n}/act"), FORM).await?;
    let answered = posted.elapsed();
    let id = expect(200, "move", answer)?.id();
    let mut last = posted;
    while ears.glances.iter().any(|glance| glance.version < id) {
        last = ears.hear(counts.then_some(&mut *tally)).await?;
    }
    if counts {
        tally.answered.add(answered);
        tally.seen.add(last - posted);
    }
    Ok(())
}
