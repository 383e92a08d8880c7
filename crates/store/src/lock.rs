use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use crate::StoreError;

/// A process that has just been started has a copy of all open files until its own program begins, and with it a lock
/// that was let go of meanwhile. So long is it waited for.
const STARTING: Duration = Duration::from_millis(200);

/// The right to open a database, held until dropped. The operating system lets go of it when the process
/// dies in any way, so there is never a stale one to remove; the empty file stays, and that is fine.
#[derive(Debug)]
pub(crate) struct Lock(#[expect(dead_code, reason = "held, not read")] File);

impl Lock {
    /// Takes the lock of the database at `path`, in a folder that exists.
    fn take(path: &Path) -> Result<Self, StoreError> {
        let beside = beside(path, ".lock");
        let file = private()
            .create(true)
            .truncate(false)
            .open(&beside)
            .map_err(|source| StoreError::Files { path: beside.clone(), doing: "created", source })?;
        let begun = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Self(file)),
                Err(TryLockError::WouldBlock) if begun.elapsed() < STARTING => thread::sleep(STARTING / 10),
                Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { path: path.to_path_buf() }),
                Err(TryLockError::Error(source)) => {
                    return Err(StoreError::Files { path: beside, doing: "locked", source });
                }
            }
        }
    }
}

/// Makes the folder, takes the lock, and makes an empty database if there is none, readable by this user only:
/// it will hold hidden cards and a signing key.
pub(crate) fn prepare(path: &Path) -> Result<(PathBuf, Lock), StoreError> {
    let failed = |source| StoreError::Files { path: path.to_path_buf(), doing: "created", source };
    let (path, lock) = claim(path)?;
    // An existing database is never opened here: closing it again would drop SQLite's own locks on it.
    if !path.exists() {
        private().create_new(true).open(&path).map_err(failed)?;
    }
    Ok((path, lock))
}

/// Makes the folder and takes the lock, whether there is a database or not.
pub(crate) fn claim(path: &Path) -> Result<(PathBuf, Lock), StoreError> {
    let failed = |source| StoreError::Files { path: path.to_path_buf(), doing: "created", source };
    let path = one_name(path).map_err(failed)?;
    let lock = Lock::take(&path)?;
    Ok((path, lock))
}

/// The same path for every way to name the database, so that all of them meet at one lock.
fn one_name(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidFilename))?;
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if !folder.exists() {
        fs::create_dir_all(folder)?;
        sync_folder_of(folder)?; // its name has to outlive a power cut, as what will be in it
    }
    if path.exists() { fs::canonicalize(path) } else { Ok(fs::canonicalize(folder)?.join(name)) }
}

/// The path from the root on. SQLite takes a name that begins with `file:` for an address with settings; it is a name.
pub(crate) fn from_root(path: &Path) -> Result<PathBuf, StoreError> {
    let failed = |source| StoreError::Files { path: path.to_path_buf(), doing: "found", source };
    std::path::absolute(path).map_err(failed)
}

/// The file of the same name with more at its end.
pub(crate) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// For a file no other user may read, where the system has such a thing.
pub(crate) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes the names in the folder of `path` last. SQLite does so for its own files. Elsewhere than on Unix there is no such
/// thing to ask for.
pub(crate) fn sync_folder_of(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}
