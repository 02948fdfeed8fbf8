//! A command that runs in our place: it gets the signals that we get, and we end as it ends.

use std::io::{self, IsTerminal as _};
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Command, ExitStatus};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use signal_hook::consts::{SIGCHLD, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2};
use signal_hook::iterator::Signals;

use crate::signals::heard;

/// What is passed on.
const PASSED_ON: &[i32] = &[SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2];

/// Runs the command to its end; the exit code, or 128 and the number of the signal that ended it.
pub(super) fn status(command: &mut Command) -> io::Result<i32> {
    // What we were told to ignore the command is to ignore, too: it is left alone.
    let heard = heard(PASSED_ON);
    // They are caught from here on, so that none of them ends us before the command.
    let mut signals = Signals::new(heard.chain([&SIGCHLD]))?;
    let mut child = command.spawn()?;
    // A terminal sends these to the command by itself.
    let from_terminal: &[i32] = if io::stdin().is_terminal() { &[SIGINT, SIGQUIT] } else { &[] };
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(code(status));
        }
        for signal in signals.wait() {
            if signal == SIGCHLD || from_terminal.contains(&signal) {
                continue;
            }
            // It has not been waited for since, so that the number is still its own.
            if let (Ok(signal), Ok(id)) = (Signal::try_from(signal), i32::try_from(child.id())) {
                let _ = kill(Pid::from_raw(id), signal);
            }
        }
    }
}

fn code(status: ExitStatus) -> i32 {
    status.code().or_else(|| status.signal().map(|signal| 128 + signal)).unwrap_or(1)
}
