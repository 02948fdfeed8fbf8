//! Which signals this process hears.

/// Those of `signals` that it was not told to ignore, as `nohup` tells it.
pub(crate) fn heard(signals: &[i32]) -> impl Iterator<Item = &i32> {
    let ignored = ignored();
    signals.iter().filter(move |signal| ignored >> (**signal - 1) & 1 == 0)
}

/// The signals that this process ignores, a bit each; none where the system does not tell.
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default()
}
