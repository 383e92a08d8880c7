//! The page of a stop, and what a learner's move leads to.

use super::Lesson;
use crate::{
    live::{Asker, Eyes, Shown, Stage, Time},
    page::{Board, Coach, front::Offer},
};
use furrow_game::Viewer;
use furrow_text::Lang;
use serde_json::{Value, json};

/// What becomes of a post.
pub(crate) enum Answer {
    /// On to this stop; the messages that play what happens on the way, as a stream has them.
    On {
        /// The stop.
        step: usize,
        /// Kind and data of each message.
        news: Vec<(&'static str, Value)>,
    },
    /// That is not what the lesson asks for: a sentence.
    No(String),
}

/// The page of a stop; `None` if the lesson has no such stop.
pub(crate) fn page<G: Board>(asker: &Asker, step: usize, error: Option<String>) -> Option<Shown> {
    Some(stage::<G>(asker, step)?.page(asker, error))
}

/// The learner does `action` at a stop, or reads on: `next`.
pub(crate) fn act<G: Board>(asker: &Asker, step: usize, action: &str) -> Option<Answer> {
    let lesson = Lesson::of(G::ID);
    let now = lesson.stops.get(step)?;
    let Some(goal) = goal(lesson, step, action) else {
        let wanted = now.act.as_ref().map(|act| says::<G>(asker, step, act));
        let sentence = match wanted.flatten() {
            Some(does) => asker.lang.with("learn-other", [("do", does.into())]),
            None => asker.lang.t("learn-read-first"),
        };
        return Some(Answer::No(sentence));
    };
    Some(Answer::On { step: goal, news: news::<G>(asker, step, goal)? })
}

/// The stop that an action leads to: the next one, or past those that are only read where the action asked for next is
/// done at once.
fn goal(lesson: &Lesson, step: usize, action: &str) -> Option<usize> {
    let last = lesson.stops.len() - 1;
    let asks = (step..=last).find(|n| lesson.stops[*n].act.is_some());
    match &lesson.stops[step].act {
        None if action == "next" => Some(step + 1).filter(|next| *next <= last),
        _ => asks.filter(|n| lesson.stops[*n].act.as_deref() == Some(action)).map(|n| (n + 1).min(last)),
    }
}

/// An action in words.
fn says<G: Board>(asker: &Asker, step: usize, action: &str) -> Option<String> {
    let stage = stage::<G>(asker, step)?;
    let view = stage.table.view(stage.eyes(asker).viewer)?;
    Some(G::action_words(asker.lang, &view, furrow_game::Token::parse(action)?))
}

/// The log of a lesson's whole game, as everybody saw it, each sentence with its ruling.
pub(crate) fn log<G: Board>(lang: Lang) -> Vec<(String, &'static str)> {
    let table = Lesson::of(G::ID).whole::<G>(lang);
    let names: Vec<String> = table.chairs().iter().flatten().map(|chair| chair.name.to_string()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let seen = |beat: &G::Beat| G::beat_seen(beat, Viewer::Public);
    let beats: Vec<G::Beat> = table.happenings().iter().flat_map(|h| h.beats.iter().map(seen)).collect();
    let news = G::news(lang, &beats, &names, Viewer::Public);
    news.into_iter().map(|news| (news.sentence, news.ruling)).collect()
}

/// What happens between two stops, a message an action; the page of the second stop comes with the last.
fn news<G: Board>(asker: &Asker, from: usize, to: usize) -> Option<Vec<(&'static str, Value)>> {
    let lesson = Lesson::of(G::ID);
    let (first, last) = (lesson.stops.get(from)?.after, lesson.stops.get(to)?.after);
    let there = stage::<G>(asker, to)?;
    if first == last {
        return Some(vec![("regions", regions(&there, there.eyes(asker)))]);
    }
    let message = |after: usize| {
        let stage = if after == last { stage::<G>(asker, to)? } else { at::<G>(asker, from, after)? };
        let eyes = stage.eyes(asker);
        let mut data = regions(&stage, eyes);
        let happening = stage.table.happenings().last()?;
        data["id"] = json!(happening.id);
        data["seat"] = json!(happening.seat.map(furrow_game::Seat::number));
        data["beats"] = stage.beats(eyes, stage.table.happenings().len() - 1);
        Some(("play", data))
    };
    (first + 1..=last).map(message).collect()
}

fn regions<G: Board>(stage: &Stage<G>, eyes: Eyes) -> Value {
    let (regions, attrs) = stage.regions(eyes);
    Value::Object(crate::live::body(regions, attrs))
}

fn stage<G: Board>(asker: &Asker, step: usize) -> Option<Stage<G>> {
    at(asker, step, Lesson::of(G::ID).stops.get(step)?.after)
}

/// The table after so many actions, at a stop.
fn at<G: Board>(asker: &Asker, step: usize, after: usize) -> Option<Stage<G>> {
    let lesson = Lesson::of(G::ID);
    let stop = lesson.stops.get(step)?;
    let table = lesson.table(asker.lang, &asker.browser, after);
    let coach = Coach {
        step,
        steps: lesson.stops.len(),
        note: stop.note.clone(),
        about: stop.about.clone(),
        asks: stop.act.is_some(),
    };
    let nothing = Offer { id: String::new(), commit: String::new() };
    let stage = Stage::new(G::NAME.to_owned(), table, Time::beginning(0), nothing);
    Some(Stage { coach: Some(coach), ..stage })
}

#[cfg(test)]
mod tests {
    use super::*;
    use furrow_table::registry::Fable;
    use furrow_text::Lang;

    fn asker() -> Asker {
        Asker::of("learner", Lang::En)
    }

    #[test]
    fn a_learner_who_does_as_told_comes_to_the_end() {
        let lesson = Lesson::of(furrow_table::registry::GameId::Fable);
        let mut step = 0;
        while step + 1 < lesson.stops.len() {
            let action = lesson.stops[step].act.as_deref().unwrap_or("next");
            match act::<Fable>(&asker(), step, action) {
                Some(Answer::On { step: next, news }) => {
                    assert!(next > step && !news.is_empty());
                    step = next;
                }
                _ => panic!("stop {step}: {action}"),
            }
        }
        assert!(page::<Fable>(&asker(), step, None).is_some());
        assert!(page::<Fable>(&asker(), step + 1, None).is_none());
    }

    #[test]
    fn another_move_is_answered_by_what_the_lesson_wants() {
        let lesson = Lesson::of(furrow_table::registry::GameId::Fable);
        let asks = lesson.stops.iter().position(|stop| stop.act.is_some()).unwrap();
        let Some(Answer::No(sentence)) = act::<Fable>(&asker(), asks, "play nothing") else {
            panic!("taken")
        };
        assert!(!sentence.is_empty());
    }
}
