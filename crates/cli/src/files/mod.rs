//! The files a run reads and writes, named as the user named them.

mod input;
mod output;
mod packed;
mod temporary;
mod walk;

use std::collections::HashSet;
use std::path::{Path, PathBuf};

pub(crate) use input::Input;
pub(crate) use output::{Output, commit};
pub(crate) use walk::{Found, Passed, Walk};

use crate::exit::Failure;
use crate::render::terminal;

/// Whether the user means standard input or output.
pub(crate) fn is_dash(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// What messages call an output.
pub(crate) fn shown(path: &Path) -> String {
    if is_dash(path) { terminal::NAME.to_owned() } else { path.display().to_string() }
}

/// Refuses a run in which two inputs are both standard input: the first would leave the second
/// nothing to read.
pub(crate) fn one_standard_input<'a>(
    inputs: impl IntoIterator<Item = &'a Path>,
) -> Result<(), Failure> {
    if inputs.into_iter().filter(|path| is_dash(path)).count() > 1 {
        return Err(Failure::usage(
            "`-` stands for more than one input: name a file for the others",
        ));
    }
    Ok(())
}

/// Refuses a run that would write over what it reads, or write two things to one place.
pub(crate) fn kept_apart(inputs: &[&Path], outputs: &[&Path]) -> Result<(), Failure> {
    let read: HashSet<Identity> =
        inputs.iter().filter(|path| !is_dash(path)).map(|path| identity(path)).collect();
    let mut written: HashSet<Identity> = HashSet::new();
    let mut to_stdout = false;
    for path in outputs {
        let name = shown(path);
        if is_dash(path) {
            if std::mem::replace(&mut to_stdout, true) {
                return Err(Failure::usage(
                    "more than one output goes to standard output: name a file for the others",
                ));
            }
            continue;
        }
        let this = identity(path);
        if !is_device(path) && read.contains(&this) {
            return Err(Failure::file(
                name,
                "is an input of this run: write the output to another file",
            ));
        }
        if !is_device(path) && written.contains(&this) {
            return Err(Failure::file(name, "is named for two outputs: each needs its own file"));
        }
        written.insert(this);
    }
    Ok(())
}

/// What decides whether two paths are one file: where the file exists, what the file system says
/// (so that links are seen through); where it does not, its folder and name.
#[derive(PartialEq, Eq, Hash)]
enum Identity {
    #[cfg(unix)]
    File(u64, u64),
    Path(PathBuf),
}

fn identity(path: &Path) -> Identity {
    #[cfg(unix)]
    if let Ok(metadata) = path.metadata() {
        use std::os::unix::fs::MetadataExt as _;
        return Identity::File(metadata.dev(), metadata.ino());
    }
    Identity::Path(settled(path))
}

/// The path with links and dots resolved as far as it exists.
fn settled(path: &Path) -> PathBuf {
    if let Ok(whole) = path.canonicalize() {
        return whole;
    }
    match (folder(path).canonicalize(), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path.to_owned(),
    }
}

/// The folder a file stands in; `.` for a bare name.
fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// Whether the path is something other than a file or a folder: a terminal, a pipe, `/dev/null`.
fn is_device(path: &Path) -> bool {
    path.metadata().is_ok_and(|metadata| !metadata.is_file() && !metadata.is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_output_is_no_input_and_no_other_output() {
        let folder = tempfile::tempdir().unwrap();
        let a = folder.path().join("a");
        let b = folder.path().join("b");
        std::fs::write(&a, "x").unwrap();
        let message = |result: Result<(), Failure>| result.unwrap_err().message;

        assert_eq!(kept_apart(&[&a], &[&b]), Ok(()));
        let roundabout = folder.path().join(".").join("a");
        assert_eq!(
            message(kept_apart(&[&a], &[&roundabout])),
            "is an input of this run: write the output to another file"
        );
        let roundabout = folder.path().join(".").join("b");
        assert_eq!(
            message(kept_apart(&[&a], &[&b, &roundabout])),
            "is named for two outputs: each needs its own file"
        );
        let dash = Path::new("-");
        assert_eq!(kept_apart(&[dash], &[dash]), Ok(()));
        assert_eq!(
            message(kept_apart(&[&a], &[dash, dash])),
            "more than one output goes to standard output: name a file for the others"
        );
    }

    #[cfg(unix)]
    #[test]
    fn links_are_seen_through_and_devices_are_free() {
        let folder = tempfile::tempdir().unwrap();
        let a = folder.path().join("a");
        let link = folder.path().join("link");
        std::fs::write(&a, "x").unwrap();
        std::os::unix::fs::symlink(&a, &link).unwrap();
        assert!(kept_apart(&[&a], &[&link]).is_err());
        let null = Path::new("/dev/null");
        assert_eq!(kept_apart(&[&a], &[null, null]), Ok(()));
    }
}
