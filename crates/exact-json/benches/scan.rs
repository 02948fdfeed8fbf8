//! Strict scanning and typed reading, beside what `serde_json` takes for a `Value` of the same bytes.

mod data;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use exact_json::{Json, Object, Scanner, from_str};
use serde::de::IgnoredAny;
use serde_json::Value;
use std::hint::black_box;

fn scan(criterion: &mut Criterion) {
    let inputs = [("records", data::records()), ("document", vec![data::document()])];
    let mut group = criterion.benchmark_group("scan");
    for (name, texts) in &inputs {
        let bytes: usize = texts.iter().map(String::len).sum();
        group.throughput(Throughput::Bytes(bytes as u64));
        let mut each = |what: &str, read: &mut dyn FnMut(&str)| {
            group.bench_function(BenchmarkId::new(what, name), |bencher| {
                bencher.iter(|| texts.iter().for_each(|text| read(black_box(text))));
            });
        };
        each("value", &mut |text| {
            black_box(serde_json::from_slice::<Value>(text.as_bytes())).ok();
        });
        each("ignored", &mut |text| {
            black_box(serde_json::from_slice::<IgnoredAny>(text.as_bytes())).ok();
        });
        let mut scanner = Scanner::new();
        each("scan", &mut |text| {
            black_box(scanner.scan(text.as_bytes())).ok();
        });
        each("json", &mut |text| {
            black_box(Json::parse(text)).ok();
        });
        each("object", &mut |text| {
            black_box(from_str::<Object>(text)).ok();
        });
        each("object through serde_json", &mut |text| {
            black_box(serde_json::from_slice::<Object>(text.as_bytes())).ok();
        });
    }
    group.finish();
}

/// Shapes on which duplicate checks are known to blow up.
fn many_names(criterion: &mut Criterion) {
    let object = |members: usize, prefix: &str| {
        let members: Vec<_> = (0..members).map(|n| format!("\"{prefix}{n:07}\":{n}")).collect();
        format!("{{{}}}", members.join(","))
    };
    let one_class = |members: usize| {
        let members: Vec<_> =
            (0..members).map(|n| format!("\"aaaaaaaa{n:07}aaaaaaaa\":0")).collect();
        format!("{{{}}}", members.join(","))
    };
    let inputs = [
        ("100000 names", object(100_000, "k")),
        ("100000 names with a long prefix", object(100_000, &"p".repeat(40))),
        ("100000 names of one fingerprint", one_class(100_000)),
        (
            "32 names of one fingerprint, often",
            format!("[{}]", vec![one_class(32); 3_000].join(",")),
        ),
        ("33 names, often", format!("[{}]", vec![object(33, "name"); 3_000].join(","))),
        ("numbers", format!("[{}]", vec!["1"; 500_000].join(","))),
    ];
    let mut group = criterion.benchmark_group("many");
    group.sample_size(10);
    for (name, text) in &inputs {
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(BenchmarkId::new("value", name), |bencher| {
            bencher.iter(|| black_box(serde_json::from_str::<Value>(text)).is_ok());
        });
        let mut scanner = Scanner::new();
        group.bench_function(BenchmarkId::new("scan", name), |bencher| {
            bencher.iter(|| black_box(scanner.scan_str(text)).is_ok());
        });
    }
    group.finish();
}

criterion_group!(benches, scan, many_names);
criterion_main!(benches);
