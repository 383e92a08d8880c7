//! What a button means, so that a click that comes late does nothing else: the value it posts.

use furrow_game::{MAX_SEATS, Seat};

/// Who is meant at a place, as [`guest`] reads it.
pub(crate) fn guest_at(place: u8, guest: u64) -> String {
    format!("{place}-{guest}")
}

/// The place, and who is meant there.
pub(crate) fn guest(text: &str) -> Option<(u8, u64)> {
    let (place, guest) = text.split_once('-')?;
    Some((place.parse().ok()?, guest.parse().ok()?))
}

/// A seat's answer to a question, or its wish for a hint to a decision, as [`question`] reads it.
pub(crate) fn answer_of(seat: Seat, question: u64) -> String {
    format!("{question}-{seat}")
}

/// The number of a question or decision, and the seat that answers it or asks for a hint.
pub(crate) fn question(text: &str) -> Option<(u64, Seat)> {
    let (question, seat) = text.split_once('-')?;
    let seat = seat.parse().ok().filter(|seat| usize::from(*seat) < MAX_SEATS)?;
    Some((question.parse().ok()?, Seat::new(seat)))
}

/// The key of a form of choices that is drawn for a seat, as [`key_seat`] reads it.
pub(crate) fn key_of(seat: Seat, number: u64) -> String {
    format!("{seat}-{number:016x}")
}

/// The seat that a form of choices was drawn for; `None`: a program made the key.
pub(crate) fn key_seat(key: &str) -> Option<Seat> {
    let (seat, number) = key.split_once('-')?;
    let seat = seat.parse().ok().filter(|seat| usize::from(*seat) < MAX_SEATS)?;
    let is_ours = number.len() == 16 && number.bytes().all(|sign| sign.is_ascii_hexdigit());
    is_ours.then(|| Seat::new(seat))
}
