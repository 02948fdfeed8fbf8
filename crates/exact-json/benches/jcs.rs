//! The canonical form and its digest, beside what `serde_json` takes to write a `Value`.

mod data;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use exact_json::digest::sha256;
use exact_json::{OwnedTape, Scanner, jcs};
use serde_json::Value;
use std::hint::black_box;

fn canonical(criterion: &mut Criterion) {
    let inputs = [("records", data::records()), ("document", vec![data::document()])];
    let mut group = criterion.benchmark_group("jcs");
    for (name, texts) in &inputs {
        let bytes: usize = texts.iter().map(String::len).sum();
        group.throughput(Throughput::Bytes(bytes as u64));
        let values: Vec<Value> =
            texts.iter().filter_map(|text| serde_json::from_str(text).ok()).collect();
        let mut scanner = Scanner::new();
        let tapes: Vec<_> = texts
            .iter()
            .filter_map(|text| OwnedTape::scan(&mut scanner, text.as_bytes()).ok())
            .collect();
        group.bench_function(BenchmarkId::new("to_vec", name), |bencher| {
            bencher.iter(|| {
                for value in &values {
                    black_box(serde_json::to_vec(value)).ok();
                }
            });
        });
        group.bench_function(BenchmarkId::new("canonicalize", name), |bencher| {
            bencher.iter(|| {
                for tape in &tapes {
                    black_box(jcs::canonicalize(tape.tape(0).root())).ok();
                }
            });
        });
        group.bench_function(BenchmarkId::new("sha256", name), |bencher| {
            bencher.iter(|| {
                for text in texts {
                    black_box(sha256(text.as_bytes()));
                }
            });
        });
        group.bench_function(BenchmarkId::new("serde_json_canonicalizer", name), |bencher| {
            bencher.iter(|| {
                for value in &values {
                    black_box(serde_json_canonicalizer::to_vec(value)).ok();
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, canonical);
criterion_main!(benches);
