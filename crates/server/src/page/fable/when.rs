//! Which selections of the decision form an element belongs to.

/// Most radios that the stylesheet knows: `a0` to `a15`.
pub(super) const RADIOS: usize = 16;

const BASE: u32 = 1 << RADIOS;

/// A set of selections: the radios by number, and "nothing selected". The stylesheet shows an element with
/// `data-base` or `data-for` only in its selections.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct When(u32);

impl When {
    /// Nothing selected.
    pub(super) const BASE: When = When(BASE);

    /// Radio `n` selected.
    pub(super) const fn radio(n: usize) -> Self {
        When(1 << n)
    }

    /// Both sets together.
    #[must_use]
    pub(super) const fn or(self, more: When) -> Self {
        When(self.0 | more.0)
    }

    /// Whether "nothing selected" is in.
    pub(super) const fn is_base(self) -> bool {
        self.0 & BASE != 0
    }

    /// The radios for `data-for`, separated by spaces; `None` if there are none.
    pub(super) fn radios(self) -> Option<String> {
        let numbers = (0..RADIOS).filter(|n| self.0 >> n & 1 == 1).map(|n| n.to_string());
        Some(numbers.collect::<Vec<_>>().join(" ")).filter(|list| !list.is_empty())
    }
}

/// Equal values of many selections taken together.
pub(super) fn gather<T: PartialEq>(values: impl IntoIterator<Item = (T, When)>) -> Vec<(T, When)> {
    let mut groups: Vec<(T, When)> = Vec::new();
    for (value, when) in values {
        match groups.iter_mut().find(|(seen, _)| *seen == value) {
            Some((_, set)) => *set = set.or(when),
            None => groups.push((value, when)),
        }
    }
    groups
}

/// When an element shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shown {
    /// Whatever is selected: it needs no attribute.
    Always,
    /// In these selections.
    In(When),
}

impl Shown {
    /// The value of `data-for`.
    pub(super) fn radios(self) -> Option<String> {
        match self {
            Shown::Always => None,
            Shown::In(when) => when.radios(),
        }
    }

    /// Whether `data-base` is set.
    pub(super) fn base(self) -> bool {
        matches!(self, Shown::In(when) if when.is_base())
    }
}
