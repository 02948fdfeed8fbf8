//! Writing: all of it or nothing.
//!
//! What a run writes goes to a temporary file beside its target. Once everything is written and
//! synced, it is renamed into place: whoever looks sees the old file or the new one, never a half.
//! A run that fails, or is told to end, leaves the old file or none; one that is killed may leave the temporary file, too.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::exit::Failure;
use crate::files::temporary::{self, hidden_file};
use crate::files::{folder, is_dash, is_device, shown};
use crate::render::terminal::Stdout;

/// A file in the making. Dropped without [`commit`], it leaves no trace.
pub(crate) struct Output {
    name: String,
    writer: BufWriter<Making>,
    has_failed: bool,
}

enum Making {
    /// Beside the target, to be renamed over it.
    Beside(Beside),
    /// Held back until the run has succeeded, then copied out: to standard output, or to
    /// something that is no file and must not be replaced by one.
    HeldBack { spool: File, device: Option<PathBuf> },
}

/// A temporary file beside its target. It is there only once something has been written, so that a
/// run that is killed before leaves nothing behind.
struct Beside {
    target: PathBuf,
    /// Those of the file that stands there now.
    permissions: Option<Permissions>,
    temporary: Option<NamedTempFile>,
}

impl Output {
    /// Begins to write what shall stand at `path`. A missing folder is made.
    pub(crate) fn begin(path: &Path) -> Result<Self, Failure> {
        let name = shown(path);
        match Making::begin(path) {
            Ok(making) => {
                let writer = BufWriter::with_capacity(1 << 16, making);
                Ok(Self { name, writer, has_failed: false })
            }
            Err(error) => Err(Failure::io(name, &error)),
        }
    }

    /// What to say when it cannot be written to.
    pub(crate) fn fail(&self, error: &io::Error) -> Failure {
        Failure::io(&self.name, error)
    }

    /// Whether something could not be written to it.
    pub(crate) fn has_failed(&self) -> bool {
        self.has_failed
    }

    /// Everything written is on the disk, under a temporary name.
    fn settle(&mut self) -> io::Result<()> {
        self.writer.flush()?;
        match self.writer.get_mut() {
            making @ Making::Beside(_) => making.file()?.sync_all(),
            making @ Making::HeldBack { .. } => making.file()?.rewind(),
        }
    }
}

/// Puts every output in its place. Nothing is renamed before all of them are safely written.
///
/// The order is that of the list: put last what tells a reader that the others are there.
pub(crate) fn commit(outputs: Vec<Output>, stdout: &mut Stdout) -> Result<(), Failure> {
    let mut settled = Vec::with_capacity(outputs.len());
    for mut output in outputs {
        output.settle().map_err(|error| output.fail(&error))?;
        settled.push(output);
    }
    let mut held = None;
    for Output { name, writer, .. } in settled {
        let making = writer.into_inner().map_err(|error| Failure::io(&name, error.error()))?;
        // Whoever tells the run to end while files are renamed gets all of them new. Where something is
        // copied out, there may be nobody who takes it, and the run must end.
        held = match making {
            Making::Beside(_) => held.or_else(|| Some(temporary::held())),
            Making::HeldBack { .. } => None,
        };
        making.put_in_place(stdout).map_err(|error| Failure::io(name, &error))?;
    }
    Ok(())
}

impl Making {
    fn begin(path: &Path) -> io::Result<Self> {
        if is_dash(path) {
            return Ok(Self::HeldBack { spool: tempfile::tempfile()?, device: None });
        }
        if is_device(path) {
            let device = Some(path.to_owned());
            return Ok(Self::HeldBack { spool: tempfile::tempfile()?, device });
        }
        Beside::begin(path).map(Self::Beside)
    }

    fn file(&mut self) -> io::Result<&mut File> {
        match self {
            Self::Beside(beside) => beside.temporary().map(NamedTempFile::as_file_mut),
            Self::HeldBack { spool, .. } => Ok(spool),
        }
    }

    fn put_in_place(self, stdout: &mut Stdout) -> io::Result<()> {
        match self {
            Self::Beside(beside) => beside.put_in_place(),
            Self::HeldBack { mut spool, device: Some(device) } => {
                let mut device = OpenOptions::new().write(true).open(device)?;
                io::copy(&mut spool, &mut device).map(drop)
            }
            Self::HeldBack { mut spool, device: None } => {
                io::copy(&mut spool, stdout)?;
                stdout.flush()
            }
        }
    }
}

impl Beside {
    /// Makes sure that the target can be written, as far as that can be known before.
    fn begin(path: &Path) -> io::Result<Self> {
        // A link stays a link: what it leads to is replaced.
        let target = path.canonicalize().or_else(|_| end_of_links(path))?;
        let permissions = match target.metadata() {
            Ok(metadata) if metadata.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
            // A rename would not ask.
            Ok(metadata) if metadata.permissions().readonly() => {
                return Err(io::ErrorKind::PermissionDenied.into());
            }
            Ok(metadata) => Some(metadata.permissions()),
            Err(_) => None,
        };
        fs::create_dir_all(folder(&target))?;
        hidden_file(folder(&target))?.close()?;
        Ok(Self { target, permissions, temporary: None })
    }

    fn temporary(&mut self) -> io::Result<&mut NamedTempFile> {
        let temporary = if let Some(temporary) = self.temporary.take() {
            temporary
        } else {
            let temporary = hidden_file(folder(&self.target))?;
            if let Some(permissions) = &self.permissions {
                temporary.as_file().set_permissions(permissions.clone())?;
            }
            temporary
        };
        Ok(self.temporary.insert(temporary))
    }

    /// Takes the target's place. It has been settled before.
    fn put_in_place(self) -> io::Result<()> {
        let Self { target, temporary, .. } = self;
        let temporary = temporary.ok_or_else(|| io::Error::other("nothing was written"))?;
        temporary.persist(&target)?;
        sync_folder(folder(&target))
    }
}

/// Where links lead at last, whether or not anything is there.
fn end_of_links(path: &Path) -> io::Result<PathBuf> {
    /// As many as the systems follow.
    const MOST: usize = 40;
    let mut at = path.to_owned();
    for _ in 0..MOST {
        match fs::read_link(&at) {
            Ok(to) => at = folder(&at).join(to),
            Err(_) => return Ok(at),
        }
    }
    Err(io::Error::other("too many symbolic links, one behind the other"))
}

/// A rename is safe from a power cut only once the folder is written, too.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes).inspect_err(|_| self.has_failed = true)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush().inspect_err(|_| self.has_failed = true)
    }
}

/// What has been written can be read again.
impl Read for Output {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.flush()?;
        self.writer.get_mut().file()?.read(bytes)
    }
}

impl Seek for Output {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.flush()?;
        self.writer.get_mut().file()?.seek(to)
    }
}

impl Write for Making {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file()?.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file()?.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }

    #[test]
    fn an_output_stands_there_only_once_it_is_committed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("made").join("a.json");
        let mut output = Output::begin(&path).unwrap();
        output.write_all(b"new").unwrap();
        assert!(!path.exists());
        commit(vec![output], &mut Stdout::new()).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(names(path.parent().unwrap()), ["a.json"]);
    }

    #[test]
    fn what_was_written_can_be_read_before_it_is_committed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        let mut output = Output::begin(&path).unwrap();
        output.write_all(b"first ").unwrap();
        output.rewind().unwrap();
        let mut text = String::new();
        output.read_to_string(&mut text).unwrap();
        assert_eq!(text, "first ");
        output.write_all(b"second").unwrap();
        commit(vec![output], &mut Stdout::new()).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"first second");
    }

    #[test]
    fn an_output_that_is_given_up_leaves_the_old_file_and_no_trace() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        fs::write(&path, "old").unwrap();
        let mut output = Output::begin(&path).unwrap();
        output.write_all(b"new").unwrap();
        drop(output);
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(names(folder.path()), ["a.json"]);
    }

    #[test]
    fn a_file_that_must_not_be_written_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        fs::write(&path, "old").unwrap();
        let mut permissions = path.metadata().unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).unwrap();
        let failure = Output::begin(&path).err().unwrap();
        assert_eq!(failure.message, "permission denied");
        assert_eq!(names(folder.path()), ["a.json"]);
    }

    #[test]
    fn a_folder_is_not_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let failure = Output::begin(folder.path()).err().unwrap();
        assert_eq!(failure.message, "is a directory");
    }

    #[cfg(unix)]
    #[test]
    fn permissions_and_links_stay() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        let link = folder.path().join("link");
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o640)).unwrap();
        std::os::unix::fs::symlink("a.json", &link).unwrap();

        let mut output = Output::begin(&link).unwrap();
        output.write_all(b"new").unwrap();
        commit(vec![output], &mut Stdout::new()).unwrap();

        assert!(link.symlink_metadata().unwrap().is_symlink());
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o640);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_nothing_stays_and_gets_its_file() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("below")).unwrap();
        let link = folder.path().join("link");
        std::os::unix::fs::symlink("below/other", &link).unwrap();
        let between = folder.path().join("below/other");
        std::os::unix::fs::symlink("a.json", &between).unwrap();

        let mut output = Output::begin(&link).unwrap();
        output.write_all(b"new").unwrap();
        commit(vec![output], &mut Stdout::new()).unwrap();

        assert!(link.symlink_metadata().unwrap().is_symlink());
        assert!(between.symlink_metadata().unwrap().is_symlink());
        assert_eq!(fs::read(folder.path().join("below/a.json")).unwrap(), b"new");

        let round = folder.path().join("round");
        std::os::unix::fs::symlink("round", &round).unwrap();
        assert!(Output::begin(&round).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_new_file_has_the_permissions_of_any_new_file() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let (ours, theirs) = (folder.path().join("ours"), folder.path().join("theirs"));
        File::create(&theirs).unwrap();
        commit(vec![Output::begin(&ours).unwrap()], &mut Stdout::new()).unwrap();
        let mode = |path: &Path| path.metadata().unwrap().permissions().mode();
        assert_eq!(mode(&ours), mode(&theirs));
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_written_to_and_never_replaced() {
        use std::os::unix::fs::FileTypeExt as _;
        let null = Path::new("/dev/null");
        let mut output = Output::begin(null).unwrap();
        output.write_all(b"new").unwrap();
        commit(vec![output], &mut Stdout::new()).unwrap();
        assert!(null.metadata().unwrap().file_type().is_char_device());
    }
}
