//! Which selections of the decision form an element belongs to.

/// Most radios of a decision: `a0` to `a127`.
const RADIOS: usize = 128;

/// A set of selections: the radios by number, and "nothing selected". The stylesheet shows an element with
/// `data-base` or `data-for` only in its selections.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct When {
    radios: u128,
    base: bool,
}

impl When {
    /// Nothing selected.
    pub(crate) const BASE: When = When { radios: 0, base: true };

    /// Radio `n` selected.
    pub(crate) const fn radio(n: usize) -> Self {
        When { radios: 1 << n, base: false }
    }

    /// Both sets together.
    #[must_use]
    pub(crate) const fn or(self, more: When) -> Self {
        When { radios: self.radios | more.radios, base: self.base || more.base }
    }

    /// Whether "nothing selected" is in.
    pub(crate) const fn is_base(self) -> bool {
        self.base
    }

    /// The radios for `data-for`, separated by spaces; `None` if there are none.
    pub(crate) fn radios(self) -> Option<String> {
        let numbers = (0..RADIOS).filter(|n| self.radios >> n & 1 == 1).map(|n| n.to_string());
        Some(numbers.collect::<Vec<_>>().join(" ")).filter(|list| !list.is_empty())
    }
}

/// Equal values of many selections taken together.
pub(crate) fn gather<T: PartialEq>(values: impl IntoIterator<Item = (T, When)>) -> Vec<(T, When)> {
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
pub(crate) enum Shown {
    /// Whatever is selected: it needs no attribute.
    Always,
    /// In these selections.
    In(When),
}

impl Shown {
    /// The value of `data-for`.
    pub(crate) fn radios(self) -> Option<String> {
        match self {
            Shown::Always => None,
            Shown::In(when) => when.radios(),
        }
    }

    /// Whether `data-base` is set.
    pub(crate) fn base(self) -> bool {
        matches!(self, Shown::In(when) if when.is_base())
    }
}
