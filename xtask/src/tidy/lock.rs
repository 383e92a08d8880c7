//! No lock file of npm says where packages come from: that is the business of whoever installs.

use crate::tidy::Fault;
use crate::tidy::source::Source;

const RESOLVED: &str = "\"resolved\":";

/// Every address in a lock file.
pub(super) fn check(source: &Source) -> Vec<Fault> {
    if source.name() != "package-lock.json" {
        return Vec::new();
    }
    let addresses = source.lines().filter(|(_, line)| line.trim_start().starts_with(RESOLVED));
    addresses
        .map(|(number, _)| Fault::at(source, number, "the address of a registry: run npm inside e2e/"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source::sample;

    #[test]
    fn an_address_in_the_lock_file_is_found() {
        let text =
            format!("{{\n  \"version\": \"1.0.0\",\n  {RESOLVED} \"https://registry.example/a.tgz\"\n}}\n");
        assert_eq!(check(&sample("e2e/package-lock.json", &text)).len(), 1);
        assert_eq!(check(&sample("e2e/package.json", &text)), []);
        assert_eq!(check(&sample("e2e/package-lock.json", "{\n  \"version\": \"1.0.0\"\n}\n")), []);
    }
}
