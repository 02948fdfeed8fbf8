//! How far a long read has come, for someone who watches.

use std::io;

use indicatif::{ProgressBar, ProgressBarIter, ProgressDrawTarget, ProgressStyle};

use crate::files::Input;
use crate::render::terminal;

/// Inputs up to this many bytes are read before a bar could be seen.
const SHORT: u64 = 8 << 20;

/// A bar on standard error over the reading of one input, where someone watches a long one.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    pub(crate) fn over(input: &Input, quiet: bool) -> Self {
        let watched = !quiet && input.size > SHORT && terminal::stderr_is_watched();
        if !watched {
            return Self(ProgressBar::hidden());
        }
        let bar = ProgressBar::with_draw_target(Some(input.size), ProgressDrawTarget::stderr());
        Self(styled(bar, "{bar:30} {bytes}/{total_bytes}"))
    }

    /// A bar that counts so many files.
    pub(crate) fn over_files(count: usize, quiet: bool) -> Self {
        if quiet || !terminal::stderr_is_watched() {
            return Self(ProgressBar::hidden());
        }
        let bar =
            ProgressBar::with_draw_target(u64::try_from(count).ok(), ProgressDrawTarget::stderr());
        Self(styled(bar, "{bar:30} {pos}/{len} files"))
    }

    /// Another file is done.
    pub(crate) fn step(&self) {
        self.0.inc(1);
    }

    /// The reader, with the bar following where it is.
    pub(crate) fn follow<R: io::Read>(&self, reader: R) -> ProgressBarIter<R> {
        self.0.wrap_read(reader)
    }
}

fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    // A template with a mistake in it would only cost the bar its looks.
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
