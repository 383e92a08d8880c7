//! Where a game reports what happens.

/// Takes the beats of a step, in order. `()` is the null sink: beats are made lazily, so a search that
/// listens to nothing pays nothing.
pub trait Sink<B> {
    /// Whether anyone listens. What takes work only to be told is left out where nobody does.
    const LISTENS: bool = true;

    /// Takes one beat.
    fn beat(&mut self, make: impl FnOnce() -> B);
}

impl<B> Sink<B> for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn beat(&mut self, _: impl FnOnce() -> B) {}
}

impl<B> Sink<B> for Vec<B> {
    fn beat(&mut self, make: impl FnOnce() -> B) {
        self.push(make());
    }
}
