//! The temporary files of a run, so that one that is told to end leaves none of them behind.
//!
//! A run that is ended by `kill -KILL` hears nothing; what it leaves is safe to delete.

use std::fs::Permissions;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::NamedTempFile;

static MADE: Mutex<Made> = Mutex::new(Made { paths: Vec::new(), is_watched: false });

/// What was made. While somebody holds it, no signal that is heard ends the run.
pub(super) struct Made {
    /// Also of files that are gone since: a name is never taken twice.
    paths: Vec<PathBuf>,
    is_watched: bool,
}

/// Lets the run not be ended as long as the guard is there, unless by what cannot be heard.
pub(super) fn held() -> MutexGuard<'static, Made> {
    MADE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A new hidden file with the permissions that any new file would get.
pub(super) fn hidden_file(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    // The name is a courtesy to whoever finds a file that a killed run left behind.
    builder.prefix(".opencheckpoint-").suffix(".tmp");
    if let Some(permissions) = new_file_permissions() {
        builder.permissions(permissions);
    }
    let mut made = held();
    made.watch();
    let file = builder.tempfile_in(folder)?;
    made.paths.push(file.path().to_owned());
    Ok(file)
}

/// What the process's umask leaves of these is what a new file gets.
#[cfg(unix)]
#[allow(clippy::unnecessary_wraps, reason = "other systems have no such permissions")]
fn new_file_permissions() -> Option<Permissions> {
    use std::os::unix::fs::PermissionsExt as _;
    Some(Permissions::from_mode(0o666))
}

#[cfg(not(unix))]
fn new_file_permissions() -> Option<Permissions> {
    None
}

impl Made {
    /// Sees to it that the signals that end a run are heard.
    #[cfg(unix)]
    fn watch(&mut self) {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        use signal_hook::iterator::Signals;

        if std::mem::replace(&mut self.is_watched, true) {
            return;
        }
        // Where they cannot be heard, they end the run all the same, and a file may be left.
        let heard = crate::signals::heard(&[SIGHUP, SIGINT, SIGTERM]);
        if let Ok(mut signals) = Signals::new(heard) {
            std::thread::spawn(move || {
                if let Some(signal) = signals.forever().next() {
                    end(signal);
                }
            });
        }
    }

    #[cfg(not(unix))]
    fn watch(&mut self) {
        self.is_watched = true;
    }
}

/// Ends the run as the signal would have, and leaves no file.
#[cfg(unix)]
fn end(signal: i32) {
    // Nobody makes another file or puts one in its place from here on.
    let made = held();
    for path in &made.paths {
        let _ = std::fs::remove_file(path);
    }
    let _ = signal_hook::low_level::emulate_default_handler(signal);
    std::process::exit(128 + signal);
}
