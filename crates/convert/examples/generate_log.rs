//! Writes a made-up Claude Code log of the size that is asked for, in bytes, to standard output.
//!
//! ```console
//! $ cargo run --release -p opencheckpoint-convert --example generate_log -- 50000000 > target/log.jsonl
//! ```

#[path = "../benches/log/mod.rs"]
mod log;

use std::error::Error;
use std::io::{BufWriter, Write};

fn main() -> Result<(), Box<dyn Error>> {
    let bytes = std::env::args().nth(1).ok_or("how many bytes?")?.parse()?;
    let mut out = BufWriter::new(std::io::stdout().lock());
    log::write(&mut out, bytes)?;
    out.flush()?;
    Ok(())
}
