//! A command that does not outlive us, whatever ends us.
//!
//! Only a process itself can ask to end with the one that started it. So this program is started once more, asks, and
//! becomes the command.

use std::ffi::OsString;
use std::io;
use std::os::unix::process::{CommandExt as _, parent_id};
use std::path::Path;
use std::process::Command;

use nix::sys::prctl::set_pdeathsig;
use nix::sys::signal::Signal;

/// This program, also where another has taken its place on the disk.
const OURSELVES: &str = "/proc/self/exe";

/// What starts a command in a process that is bound to this one; none where there is no way to do so.
pub(super) fn command(program: &OsString, given: &[OsString]) -> Option<Command> {
    let mut command = Path::new(OURSELVES).exists().then(|| Command::new(OURSELVES))?;
    let us = std::process::id().to_string();
    command.args(["resume", "--bound-to", &us, "--"]).arg(program).args(given);
    Some(command)
}

/// Becomes the command, unless the process that is to wait for it is gone already. Returns only where that fails.
pub(super) fn become_command(bound_to: u32, command: &mut Command) -> io::Error {
    if let Err(error) = set_pdeathsig(Signal::SIGKILL) {
        return error.into();
    }
    if parent_id() != bound_to {
        return io::Error::other("the process that started it has ended");
    }
    command.exec()
}
