//! How many files and connections a process may have open at once.

/// The most that this process may ask for; `None`: there is no bound, or the system does not say.
#[must_use]
pub fn most() -> Option<u64> {
    #[cfg(unix)]
    return rustix::process::getrlimit(rustix::process::Resource::Nofile).maximum;
    #[cfg(not(unix))]
    None
}

/// Asks for as many as there can be, and says how many there are now; `None` as for [`most`]. Systems give 1,024 or fewer
/// to a program that does not ask.
pub(super) fn raise() -> Option<u64> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        // macOS says that there is no bound, and takes no more than this.
        for most in [limit.maximum, Some(10_240)] {
            let higher = most.is_none_or(|most| limit.current.is_some_and(|current| current < most));
            let wanted = Rlimit { current: most, maximum: limit.maximum };
            if limit.current.is_some() && higher && setrlimit(Resource::Nofile, wanted).is_ok() {
                return most;
            }
        }
        limit.current
    }
    #[cfg(not(unix))]
    None
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_as_there_can_be() {
        let now = raise();
        assert!(now == most() || now.is_none_or(|now| now >= 10_240), "{now:?} of {:?}", most());
    }
}
