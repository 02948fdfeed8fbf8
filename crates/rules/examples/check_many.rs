//! Checks a stream of as many made-up session records as are asked for, one at a time. What it needs of memory is the checker's, which
//! grows with the ids of the records:
//!
//! ```console
//! $ cargo build --release -p opencheckpoint-rules --example check_many
//! $ /usr/bin/time -v target/release/examples/check_many 1000000
//! ```

#![expect(clippy::print_stdout, reason = "it says what it did")]

#[path = "../benches/data/mod.rs"]
mod data;

use std::error::Error;

use opencheckpoint_rules::session_record::Checker;
use session_record_model::Record;

fn main() -> Result<(), Box<dyn Error>> {
    let records = std::env::args().nth(1).ok_or("how many records?")?.parse()?;
    let mut checker = Checker::new();
    let (mut bytes, mut found) = (0, 0);
    for (line, n) in (1..).zip(0..records) {
        let record = data::record(n);
        bytes += record.len() + 1;
        found += checker.check(line, &Record::from_json_str(&record)?).len();
    }
    found += checker.finish().len();
    println!("{records} records, {bytes} bytes, {found} findings");
    Ok(())
}
