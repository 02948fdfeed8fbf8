//! Data that tests read in place.

use std::path::PathBuf;

/// A file or folder of the shared test data, or `None` (said once) where there is none.
///
/// The folder is named by the environment variable `OPENCHECKPOINT_SHARED`; without it, it is the
/// workspace's neighbour `shared`.
#[allow(clippy::print_stdout, reason = "a test that did nothing must say so")]
pub(crate) fn shared(path: &str) -> Option<PathBuf> {
    let root = std::env::var_os("OPENCHECKPOINT_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    );
    let path = root.join(path);
    if path.exists() {
        return Some(path);
    }
    println!("skipped: no shared data");
    None
}
