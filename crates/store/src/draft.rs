use std::fs;
use std::path::{Path, PathBuf};

use crate::StoreError;
use crate::lock::{beside, private, sync_folder_of};

/// A new file that no other user may read, deleted when dropped unless it was kept: who breaks off leaves nothing.
#[derive(Debug)]
pub(crate) struct Draft {
    path: PathBuf,
    kept: bool,
}

impl Draft {
    /// Makes an empty file where there is none.
    pub(crate) fn new(path: PathBuf) -> Result<Self, StoreError> {
        match private().create_new(true).open(&path) {
            Ok(_) => Ok(Self { path, kept: false }),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                Err(StoreError::Exists { path })
            }
            Err(source) => Err(StoreError::Files { path, doing: "created", source }),
        }
    }

    /// Deletes a draft, and the journal that SQLite keeps beside a file that it is filling. Nothing can be done about one
    /// that will not go; it is not named like a finished one.
    pub(crate) fn clear(path: &Path) {
        for file in [path, &beside(path, "-journal")] {
            let _ = fs::remove_file(file);
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the file, synced, its lasting name, in place of what has it now. Once this returns, a power cut changes
    /// nothing about it.
    pub(crate) fn keep_as(mut self, path: &Path) -> Result<(), StoreError> {
        let saved = |source| StoreError::Files { path: path.to_path_buf(), doing: "saved", source };
        private().open(&self.path).and_then(|file| file.sync_all()).map_err(saved)?;
        fs::rename(&self.path, path).map_err(saved)?;
        self.kept = true;
        sync_folder_of(path).map_err(saved)
    }

    /// Another file has taken its name.
    pub(crate) fn replaced(mut self) {
        self.kept = true;
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if !self.kept {
            Self::clear(&self.path);
        }
    }
}
