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
        // A template with a mistake in it would only cost the bar its looks.
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {bytes}/{total_bytes}") {
            bar.set_style(style);
        }
        Self(bar)
    }

    /// The reader, with the bar following where it is.
    pub(crate) fn follow<R: io::Read>(&self, reader: R) -> ProgressBarIter<R> {
        self.0.wrap_read(reader)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
