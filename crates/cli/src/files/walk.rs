//! The files that stand in the directories that a user names.
//!
//! Files come in the order of their names, so that two runs read them in one order. A link is followed once: what it leads to is read
//! under one name, and a circle ends where it began.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ffi::OsString;
use std::fs::{self, DirEntry};
use std::io;
use std::path::{Path, PathBuf};

use serde::{Serialize, Serializer};

use super::{Identity, identity, is_dash};
use crate::exit::Failure;

/// What stands where the user pointed.
#[derive(Default)]
pub(crate) struct Walk {
    /// The files, in order.
    pub(crate) files: Vec<Found>,
    /// What is no file, or one that stands elsewhere in the list.
    pub(crate) passed: Vec<Passed>,
    /// What could not be looked into.
    pub(crate) unread: Vec<Failure>,
    /// How many files and directories are hidden, and were not looked at.
    pub(crate) hidden: u64,
    /// The names under which files and directories were met.
    met: HashMap<Identity, PathBuf>,
}

/// A file.
pub(crate) struct Found {
    pub(crate) path: PathBuf,
    /// Its path below the directory that the user named; of a file that was named, its name.
    pub(crate) below: PathBuf,
    /// Whether the user named the file itself.
    pub(crate) is_named: bool,
}

/// What was met and is not read, and why.
#[derive(Debug, Serialize)]
pub(crate) struct Passed {
    #[serde(rename = "file", serialize_with = "displayed")]
    pub(crate) path: PathBuf,
    #[serde(rename = "reason")]
    pub(crate) why: String,
}

/// A name that is no Unicode is shown all the same.
fn displayed<S: Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&path.display())
}

impl Walk {
    /// The files that were named, and those in the directories that were. What this run writes to is not looked into.
    ///
    /// # Errors
    ///
    /// Where standard input is named, or a directory that is written to.
    pub(crate) fn over(named: &[PathBuf], written: &[&Path]) -> Result<Self, Failure> {
        let mut walk = Self::default();
        let written: Vec<Identity> = written.iter().map(|path| identity(path)).collect();
        for path in named {
            if is_dash(path) {
                return Err(Failure::usage(
                    "`-` is read by itself: name files and directories, or `-` alone",
                ));
            }
            if !path.is_dir() {
                if !walk.is_again(path) {
                    walk.files.extend(Self::of_files(std::slice::from_ref(path)).files);
                }
            } else if written.contains(&identity(path)) {
                return Err(Failure::file(
                    path.display().to_string(),
                    "is an input of this run: write the outputs to another directory",
                ));
            } else if !walk.is_again(path) {
                walk.directory(path, Path::new(""), &written);
            }
        }
        Ok(walk)
    }

    /// The files that were named, as they were named: none of them is a directory.
    pub(crate) fn of_files(named: &[PathBuf]) -> Self {
        let found = |path: &PathBuf| Found {
            path: path.clone(),
            below: path.file_name().map_or_else(|| path.clone(), PathBuf::from),
            is_named: true,
        };
        Self { files: named.iter().map(found).collect(), ..Self::default() }
    }

    /// Whether a path leads to what was met under another name. A path that leads nowhere does not.
    fn is_again(&mut self, path: &Path) -> bool {
        match self.met.entry(identity(path)) {
            Entry::Vacant(place) => {
                place.insert(path.to_owned());
                false
            }
            Entry::Occupied(first) => {
                let why = format!("is {}, which was met before", first.get().display());
                self.passed.push(Passed { path: path.to_owned(), why });
                true
            }
        }
    }

    fn directory(&mut self, path: &Path, below: &Path, written: &[Identity]) {
        let entries = match sorted(path) {
            Ok(entries) => entries,
            Err(error) => {
                self.unread.push(Failure::io(path.display().to_string(), &error));
                return;
            }
        };
        for name in entries {
            if name.as_encoded_bytes().starts_with(b".") {
                self.hidden += 1;
                continue;
            }
            let (path, below) = (path.join(&name), below.join(&name));
            // What a link leads to counts.
            match fs::metadata(&path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    let why = "is a link that leads nowhere".to_owned();
                    self.passed.push(Passed { path, why });
                }
                Err(error) => {
                    self.unread.push(Failure::io(path.display().to_string(), &error));
                }
                Ok(metadata) if metadata.is_dir() => {
                    if !written.contains(&identity(&path)) && !self.is_again(&path) {
                        self.directory(&path, &below, written);
                    }
                }
                Ok(metadata) if metadata.is_file() => {
                    if !self.is_again(&path) {
                        self.files.push(Found { path, below, is_named: false });
                    }
                }
                // A pipe would be waited for.
                Ok(_) => {
                    let why = "is neither a file nor a directory".to_owned();
                    self.passed.push(Passed { path, why });
                }
            }
        }
    }
}

/// The names in a directory, links last: what they lead to has its own name first.
fn sorted(path: &Path) -> io::Result<Vec<OsString>> {
    let is_link = |entry: &DirEntry| entry.file_type().is_ok_and(|kind| kind.is_symlink());
    let entries = fs::read_dir(path)?.collect::<io::Result<Vec<_>>>()?;
    let mut names: Vec<_> =
        entries.iter().map(|entry| (is_link(entry), entry.file_name())).collect();
    names.sort();
    Ok(names.into_iter().map(|(_, name)| name).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touch(folder: &Path, name: &str) {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "x").unwrap();
    }

    /// The files that are met, by their paths below what was named.
    fn below(walk: &Walk) -> Vec<&str> {
        walk.files.iter().map(|found| found.below.to_str().unwrap()).collect()
    }

    #[test]
    fn files_come_sorted_and_hidden_ones_only_if_named() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["b", "a/2", "a/10", "a/.x", ".h/y", "c"] {
            touch(folder.path(), name);
        }
        let walk = Walk::over(&[folder.path().to_owned()], &[]).unwrap();
        assert_eq!(below(&walk), ["a/10", "a/2", "b", "c"]);
        assert_eq!(walk.hidden, 2);
        let named = [folder.path().join(".h"), folder.path().join("a/.x")];
        assert_eq!(below(&Walk::over(&named, &[]).unwrap()), ["y", ".x"]);
    }

    #[test]
    fn what_is_written_to_is_not_looked_into() {
        let folder = tempfile::tempdir().unwrap();
        touch(folder.path(), "log");
        touch(folder.path(), "out/log");
        let out = folder.path().join("out");
        let walk = Walk::over(&[folder.path().to_owned()], &[&out]).unwrap();
        assert_eq!(below(&walk), ["log"]);
        assert!(Walk::over(std::slice::from_ref(&out), &[&out]).is_err());
        assert!(Walk::over(&[PathBuf::from("-")], &[]).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_once_and_circles_end() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        touch(root, "z/log");
        symlink("z", root.join("a")).unwrap();
        symlink("..", root.join("z/up")).unwrap();
        symlink("z/log", root.join("b")).unwrap();
        symlink("nothing", root.join("c")).unwrap();
        let walk = Walk::over(&[root.to_owned(), root.join("z/log")], &[]).unwrap();
        assert_eq!(below(&walk), ["z/log"]);
        let passed: Vec<_> = walk.passed.iter().map(|passed| &passed.path).collect();
        assert_eq!(passed, ["z/up", "a", "b", "c", "z/log"].map(|name| root.join(name)).each_ref());
    }
}
