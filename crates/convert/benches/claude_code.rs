//! A 50 MB Claude Code log, converted and accounted for, beside what `serde_json` takes to parse its lines to `Value`s.

mod log;

use std::fs::File;
use std::hint::black_box;
use std::io::{BufRead, BufReader, BufWriter, Seek, SeekFrom, Write};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use opencheckpoint_convert::{Format, Job, Options, Output, Strict, convert};
use serde_json::Value;

const SIZE: u64 = 50_000_000;

/// What is written beside the target.
#[derive(Clone, Copy)]
enum Beside {
    Nothing,
    Report,
    ReportAndResidue,
}

fn claude_code(criterion: &mut Criterion) {
    let mut file = tempfile::tempfile().expect("a temporary file");
    let mut out = BufWriter::new(&mut file);
    let size = log::write(&mut out, SIZE).expect("written");
    out.flush().expect("written");
    drop(out);

    let mut group = criterion.benchmark_group("claude-code 50 MB");
    group.sample_size(10).throughput(Throughput::Bytes(size));
    group.bench_function("serde_json Value a line", |bencher| {
        bencher.iter(|| values(&mut file));
    });
    for (name, to, beside) in [
        ("to session-record", Format::SessionRecord, Beside::Nothing),
        ("to session-record, report", Format::SessionRecord, Beside::Report),
        ("to session-record, report, residue", Format::SessionRecord, Beside::ReportAndResidue),
        ("to opencheckpoint, report", Format::OpenCheckpoint, Beside::Report),
        ("to opencheckpoint, report, residue", Format::OpenCheckpoint, Beside::ReportAndResidue),
    ] {
        group.bench_function(name, |bencher| bencher.iter(|| run(&mut file, to, beside)));
    }
    group.finish();
}

fn values(file: &mut File) {
    file.seek(SeekFrom::Start(0)).expect("rewound");
    let mut reader = BufReader::with_capacity(1 << 16, file);
    let mut line = Vec::new();
    while reader.read_until(b'\n', &mut line).expect("read") > 0 {
        black_box(serde_json::from_slice::<Value>(&line).expect("JSON"));
        line.clear();
    }
}

fn run(file: &mut File, to: Format, beside: Beside) {
    let mut target = tempfile::tempfile().expect("a temporary file");
    let mut report = tempfile::tempfile().expect("a temporary file");
    let mut residue = tempfile::tempfile().expect("a temporary file");
    let (with_report, with_residue) = match beside {
        Beside::Nothing => (false, false),
        Beside::Report => (true, false),
        Beside::ReportAndResidue => (true, true),
    };
    let summary = convert(Job {
        input: file,
        from: Some(Format::ClaudeCode),
        to,
        options: &Options::default(),
        strict: &Strict::Off,
        target: Output::Writer(&mut target),
        report: with_report.then_some(Output::Writer(&mut report)),
        residue: with_residue.then_some(Output::Writer(&mut residue)),
    });
    let _summary = black_box(summary.expect("converted"));
}

criterion_group!(benches, claude_code);
criterion_main!(benches);
