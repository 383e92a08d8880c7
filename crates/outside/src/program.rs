//! A program as people name it.

use std::{
    env,
    ffi::OsStr,
    fmt, fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

/// A program and its arguments, found on this machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    text: String,
    file: PathBuf,
    arguments: Vec<String>,
}

impl Program {
    /// Reads words as a shell does, quotes and backslashes included, without running one, and looks the first of them
    /// up: on `PATH`, or where it says if there is a slash in it.
    ///
    /// # Errors
    /// A sentence: there is no word, a quote is open, or there is no such program, and where it was looked for.
    pub fn parse(text: &str) -> Result<Self, String> {
        let words =
            shell_words::split(text).map_err(|_| format!("a quote is opened in {text:?} and not closed"))?;
        let Some((name, arguments)) = words.split_first() else {
            return Err("there is no program's name where one should be".to_owned());
        };
        let path = env::var_os("PATH").unwrap_or_default();
        Ok(Program { text: text.trim().to_owned(), file: found(name, &path)?, arguments: arguments.to_vec() })
    }

    /// The file that is run.
    pub(crate) fn file(&self) -> &Path {
        &self.file
    }

    /// What it is given.
    pub(crate) fn arguments(&self) -> &[String] {
        &self.arguments
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

/// The file that a word means.
fn found(name: &str, path: &OsStr) -> Result<PathBuf, String> {
    if name.contains('/') {
        let file = Path::new(name);
        return match fs::metadata(file) {
            Err(error) => Err(format!("there is no program {name:?}: {error}")),
            Ok(about) if about.is_dir() => Err(format!("{name:?} is a folder, not a program")),
            Ok(about) if !may_run(&about) => Err(format!(
                "{name:?} may not be run: make it executable, or name the program that reads it before it"
            )),
            Ok(_) => Ok(file.to_owned()),
        };
    }
    let here = |file: &PathBuf| fs::metadata(file).is_ok_and(|about| about.is_file() && may_run(&about));
    env::split_paths(path).map(|folder| folder.join(name)).find(here).ok_or_else(|| {
        let hint = if Path::new(name).is_file() { "; a file here is named with ./ before it" } else { "" };
        let path = path.to_string_lossy();
        format!("there is no program {name:?} in the folders of PATH ({path}){hint}")
    })
}

fn may_run(about: &fs::Metadata) -> bool {
    about.permissions().mode() & 0o111 != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_a_shell_reads_them() {
        let program = Program::parse(r#" sh -c "echo 'a b'" c\ d "#).expect("sh is there");
        assert_eq!(program.arguments(), ["-c", "echo 'a b'", "c d"]);
        assert!(program.file().is_absolute(), "{:?}", program.file());
        assert_eq!(program.to_string(), r#"sh -c "echo 'a b'" c\ d"#);
    }

    #[test]
    fn what_is_not_found_is_told_with_where_it_was_looked_for() {
        let said = |text| Program::parse(text).expect_err("there is none");
        assert!(said("no-such-bot --x").contains("no program \"no-such-bot\" in the folders of PATH (/"));
        assert!(said("./no-such-bot").contains("no program \"./no-such-bot\""));
        assert!(said("/").contains("is a folder"));
        assert!(said("./Cargo.toml").contains("make it executable"));
        assert!(said("Cargo.toml").contains("./ before it"));
        assert!(said("sh \"x").contains("not closed"));
        assert!(said("  ").contains("no program's name"));
    }
}
