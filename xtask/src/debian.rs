//! Debian and its children: where we are root there, what is missing is installed on the spot.

use std::fs;
use std::process::Command;

use crate::command;
use crate::failure::Failure;

/// Debian or one of its children, and we are root.
pub(crate) fn may_install() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    is_debian(&release) && command::read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// # Errors
/// When apt-get fails.
pub(crate) fn install(package: &str) -> Result<(), Failure> {
    command::run(Command::new("apt-get").arg("update"))?;
    command::run(Command::new("apt-get").args(["install", "-y", "--no-install-recommends", package]))
}

fn is_debian(release: &str) -> bool {
    let families =
        release.lines().filter_map(|line| line.strip_prefix("ID=").or(line.strip_prefix("ID_LIKE=")));
    families.flat_map(|value| value.trim_matches('"').split_whitespace()).any(|name| name == "debian")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debian_and_its_children_are_known() {
        assert!(is_debian("NAME=\"Debian GNU/Linux\"\nID=debian\n"));
        assert!(is_debian("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n"));
        assert!(!is_debian("ID=fedora\nHOME_URL=\"https://debian.example\"\n"));
    }
}
