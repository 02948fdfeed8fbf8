//! Checking a checkpoint, and reading and checking it, beside what `serde_json` takes for a `Value` of the same bytes; and a stream of
//! session records.

mod data;

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use opencheckpoint_model::v0_1::Checkpoint;
use opencheckpoint_rules::{opencheckpoint, session_record};
use serde_json::Value;
use session_record_model::Record;

/// That ten times as many statements take ten times as long.
fn check(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("check");
    for statements in [1_000, 10_000, 100_000] {
        let text = data::checkpoint(statements);
        let checkpoint = Checkpoint::from_json_str(&text).expect("a checkpoint");
        assert_eq!(opencheckpoint::check(&checkpoint), []);
        group.sample_size(10).throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(BenchmarkId::new("statements", statements), |bencher| {
            bencher.iter(|| opencheckpoint::check(black_box(&checkpoint)));
        });
    }
    group.finish();
}

fn read_and_check(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("read and check");
    for statements in [160, 10_000, 100_000] {
        let text = data::checkpoint(statements);
        let bytes = text.as_bytes();
        let samples = if statements < 1_000 { 100 } else { 10 };
        group.sample_size(samples).throughput(Throughput::Bytes(bytes.len() as u64));
        let mut each = |what: &str, read: &mut dyn FnMut()| {
            group.bench_function(BenchmarkId::new(what, statements), |bencher| {
                bencher.iter(&mut *read);
            });
        };
        each("value", &mut || {
            black_box(serde_json::from_slice::<Value>(black_box(bytes))).ok();
        });
        each("read", &mut || {
            black_box(Checkpoint::from_slice(black_box(bytes))).ok();
        });
        each("read and check", &mut || {
            let checkpoint = Checkpoint::from_slice(black_box(bytes)).expect("a checkpoint");
            black_box(opencheckpoint::check(&checkpoint));
        });
    }
    group.finish();
}

fn stream(criterion: &mut Criterion) {
    const RECORDS: usize = 100_000;
    let lines: Vec<String> = (0..RECORDS).map(data::record).collect();
    let bytes: usize = lines.iter().map(String::len).sum();
    let mut group = criterion.benchmark_group("stream");
    group.sample_size(10).throughput(Throughput::Bytes(bytes as u64));
    group.bench_function("value a line", |bencher| {
        bencher.iter(|| {
            for line in &lines {
                black_box(serde_json::from_str::<Value>(line)).ok();
            }
        });
    });
    group.bench_function("read", |bencher| {
        bencher.iter(|| {
            for line in &lines {
                black_box(Record::from_json_str(line)).ok();
            }
        });
    });
    group.bench_function("read and check", |bencher| {
        bencher.iter(|| {
            let mut checker = session_record::Checker::new();
            for (number, line) in (1..).zip(&lines) {
                let record = Record::from_json_str(line).expect("a record");
                assert_eq!(checker.check(number, &record), []);
            }
            black_box(checker.finish());
        });
    });
    group.finish();
}

criterion_group!(benches, check, read_and_check, stream);
criterion_main!(benches);
