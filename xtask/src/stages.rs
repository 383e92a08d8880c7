//! Stages of one run: a heading each, the first failure ends it, times at the end.

use std::time::{Duration, Instant};

use crate::failure::Failure;

/// The stages that have passed so far.
#[derive(Default)]
pub(crate) struct Stages {
    passed: Vec<(&'static str, Duration)>,
}

impl Stages {
    /// Runs one stage under its heading.
    ///
    /// # Errors
    /// The stage's own failure, with its name.
    pub(crate) fn run(
        &mut self,
        name: &'static str,
        stage: impl FnOnce() -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        eprintln!("\n==> {name}");
        let start = Instant::now();
        stage().map_err(|failure| {
            let before = if self.passed.is_empty() { "nothing".to_owned() } else { self.times() };
            Failure::new(format!("stage `{name}` failed: {failure}\n(passed before it: {before})"))
        })?;
        self.passed.push((name, start.elapsed()));
        Ok(())
    }

    /// One line for the end of a run: how many stages, and the seconds each took.
    pub(crate) fn summary(&self) -> String {
        let total: Duration = self.passed.iter().map(|(_, time)| *time).sum();
        format!("{} stages passed in {:.1} s: {}", self.passed.len(), total.as_secs_f64(), self.times())
    }

    fn times(&self) -> String {
        let times = self.passed.iter().map(|(name, time)| format!("{name} {:.1} s", time.as_secs_f64()));
        times.collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_its_stage_and_what_passed_before() {
        let mut stages = Stages::default();
        stages.run("fmt", || Ok(())).expect("a stage that passes");
        let failure = stages.run("tidy", || Err(Failure::new("a tab"))).expect_err("a stage that fails");
        assert!(failure.to_string().starts_with("stage `tidy` failed: a tab\n(passed before it: fmt "));
        assert!(stages.summary().starts_with("1 stages passed in "), "the failed stage is not counted");
    }
}
