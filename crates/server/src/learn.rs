//! Tutorials: a scripted game on the real table. The learner's moves and all chance are written down, so there is no
//! task, no stream and no store behind it: a page follows from its stop alone.

mod classroom;
mod lesson;

pub(crate) use classroom::{Answer, act, log, page};
pub(crate) use lesson::Lesson;
