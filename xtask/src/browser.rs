//! Chromium: the one named, the system's, or Debian's installed on the spot.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::command;
use crate::failure::Failure;

/// The names Chromium goes by, best first.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// # Errors
/// When there is none and this is no machine on which we may install it, with what to install.
pub(crate) fn find_or_install() -> Result<PathBuf, Failure> {
    if let Some(named) = env::var_os("FURROW_CHROMIUM").filter(|value| !value.is_empty()).map(PathBuf::from) {
        let missing = format!("FURROW_CHROMIUM names {}, which is no file", named.display());
        return if named.is_file() { Ok(named) } else { Err(Failure::new(missing)) };
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    if !may_install() {
        return Err(Failure::new(
            "Chromium was not found; install it (Debian: `apt-get install chromium`, Fedora: `dnf install chromium`, \
             macOS: `brew install --cask chromium`) or set FURROW_CHROMIUM to the path of a Chromium or Chrome",
        ));
    }
    command::run(Command::new("apt-get").arg("update"))?;
    command::run(Command::new("apt-get").args(["install", "-y", "--no-install-recommends", "chromium"]))?;
    find().ok_or_else(|| Failure::new("apt-get installed chromium, but it is not in PATH"))
}

fn find() -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    NAMES
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
}

/// Debian or one of its children, and we are root.
fn may_install() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    is_debian(&release) && command::read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
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
