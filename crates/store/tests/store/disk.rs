//! A disk that loses its power and has faults; `disk.c` says how.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use tempfile::TempDir;

/// What a disk writes at one blow, in bytes: a power cut tears longer writes apart.
const SECTOR: usize = 512;

/// Where a child process finds the database; without it, it is not a child.
pub(crate) const DATABASE: &str = "FURROW_STORE_TEST_DATABASE";
/// The file in which a child orders faults.
pub(crate) const FAULT: &str = "FURROW_FAULT";

/// A folder on such a disk, and beside it what a power cut would leave.
pub(crate) struct Disk {
    live: TempDir,
    synced: TempDir,
}

impl Disk {
    /// An empty one.
    pub(crate) fn new() -> Self {
        Disk { live: tempfile::tempdir().unwrap(), synced: tempfile::tempdir().unwrap() }
    }

    /// One on which all of a folder is synced.
    pub(crate) fn holding(folder: &Path) -> Self {
        let disk = Self::new();
        let mut names = String::new();
        for name in names_in(folder) {
            for place in [disk.live.path(), disk.synced.path()] {
                fs::copy(folder.join(&name), place.join(&name)).unwrap();
            }
            names += &format!("{name}\n");
        }
        fs::write(disk.synced.path().join(".names"), names).unwrap();
        disk
    }

    /// The command that runs one test of this file's program on the disk.
    pub(crate) fn child(&self, test: &str) -> Command {
        let live = self.live.path().canonicalize().unwrap();
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args(["--exact", test, "--nocapture"])
            .env(DATABASE, live.join("furrow.db"))
            .env("FURROW_DISK", live)
            .env("FURROW_SYNCED", self.synced.path())
            .env("LD_PRELOAD", preloaded())
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        command
    }

    /// As [`Disk::child`], with a file in which the child may order faults.
    pub(crate) fn child_with_faults(&self, test: &str) -> Command {
        let mut command = self.child(test);
        command.env(FAULT, self.synced.path().join(".fault"));
        command
    }

    /// The folder as the power cut left it: of what was not synced, nothing.
    pub(crate) fn after_a_cut(&self) -> TempDir {
        let left = tempfile::tempdir().unwrap();
        for name in self.synced_names() {
            fs::write(left.path().join(&name), self.synced(&name)).unwrap();
        }
        left
    }

    /// The folder as another power cut left it: of what was not synced, some sectors of 512 bytes and some lengths, but
    /// not others, in no order.
    pub(crate) fn after_a_torn_cut(&self, dice: &mut Pcg64Mcg) -> TempDir {
        let left = tempfile::tempdir().unwrap();
        let synced = self.synced_names();
        for name in names_in(self.live.path()) {
            if synced.contains(&name) || dice.random() {
                let (old, new) = (self.synced(&name), fs::read(self.live.path().join(&name)).unwrap());
                fs::write(left.path().join(&name), torn(&old, &new, dice)).unwrap();
            }
        }
        left
    }

    fn synced_names(&self) -> Vec<String> {
        let names = fs::read_to_string(self.synced.path().join(".names")).unwrap_or_default();
        names.lines().map(str::to_owned).collect()
    }

    fn synced(&self, name: &str) -> Vec<u8> {
        fs::read(self.synced.path().join(name)).unwrap_or_default()
    }
}

/// A file of which some sectors are old and some are new.
fn torn(old: &[u8], new: &[u8], dice: &mut Pcg64Mcg) -> Vec<u8> {
    let length = if dice.random() { old.len() } else { new.len() };
    let mut torn = old.to_vec();
    torn.resize(length.max(old.len()), 0);
    for (n, sector) in new.chunks(SECTOR).enumerate() {
        let place = n * SECTOR..(n * SECTOR + sector.len()).min(torn.len());
        if !place.is_empty() && dice.random() {
            let sector = &sector[..place.len()];
            torn[place].copy_from_slice(sector);
        }
    }
    torn.truncate(length);
    torn
}

fn names_in(folder: &Path) -> Vec<String> {
    let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
    folder.read_dir().unwrap().map(name).collect()
}

/// `disk.c`, compiled.
fn preloaded() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let (library, source) = (folder.join("disk.so"), Path::new(env!("CARGO_MANIFEST_DIR")));
        let fresh = folder.join(format!("disk-{}.so", std::process::id()));
        let compiled = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()))
            .args(["-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o"])
            .arg(&fresh)
            .arg(source.join("tests/store/disk.c"))
            .arg("-ldl")
            .status()
            .expect("a C compiler, as SQLite needs it too");
        assert!(compiled.success());
        fs::rename(fresh, &library).unwrap(); // at one blow: two runs of the tests may meet
        library
    })
}
