//! Reading and writing a checkpoint, beside what `serde_json` takes for a `Value` of the same bytes.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use opencheckpoint_model::Checkpoint;
use serde_json::Value;
use std::hint::black_box;

fn read(criterion: &mut Criterion) {
    let text = document();
    let bytes = text.as_bytes();
    let mut group = criterion.benchmark_group("read");
    group.throughput(Throughput::Bytes(bytes.len() as u64));
    group.bench_function("value", |bencher| {
        bencher.iter(|| serde_json::from_slice::<Value>(black_box(bytes)));
    });
    group.bench_function("checkpoint", |bencher| {
        bencher.iter(|| Checkpoint::from_slice(black_box(bytes)));
    });
    group.bench_function("checkpoint through serde_json", |bencher| {
        bencher.iter(|| serde_json::from_slice::<Checkpoint>(black_box(bytes)));
    });
    group.finish();
}

fn write(criterion: &mut Criterion) {
    let text = document();
    let mut group = criterion.benchmark_group("write");
    group.throughput(Throughput::Bytes(text.len() as u64));
    if let Ok(value) = serde_json::from_str::<Value>(&text) {
        group.bench_function("value", |bencher| {
            bencher.iter(|| serde_json::to_string(black_box(&value)));
        });
    }
    if let Ok(checkpoint) = Checkpoint::from_json_str(&text) {
        group.bench_function("checkpoint", |bencher| {
            bencher.iter(|| black_box(&checkpoint).to_json_string());
        });
        group.bench_function("checkpoint through serde_json", |bencher| {
            bencher.iter(|| serde_json::to_string(black_box(&checkpoint)));
        });
    }
    group.finish();
}

/// About 145 KB, made up, indented: statements, resources and operations of a long task.
fn document() -> String {
    let statements = list(160, |n| {
        format!(
            r#"{{"id": "s{n}", "kind": "decision", "text": {:?}, "origin": {{"type": "agent", "name": "example"}}, "rationale": {:?}, "verification": {{"state": "unverified"}}, "evidence": ["r{n}"], "recorded_at": "2026-05-04T10:00:{:02}Z"}}"#,
            prose(n, 2),
            prose(n, 1),
            n % 60
        )
    });
    let resources = list(160, |n| {
        format!(
            r#"{{"id": "r{n}", "kind": "file", "uri": "file:///home/user/project/src/file_{n}.rs", "media_type": "text/x-rust", "digest": {{"algorithm": "sha-256", "value": "{n:064x}"}}, "size": {n}, "availability": "available"}}"#
        )
    });
    let operations = list(100, |n| {
        format!(
            r#"{{"id": "o{n}", "kind": "action", "description": {:?}, "status": "uncertain", "target": "r{n}", "effect": "unknown", "call": {{"tool": "Edit", "arguments": {{"path": "src/file_{n}.rs", "line": {n}, "ratio": 0.{n}}}}}, "depends_on": [], "resume": "verify_first"}}"#,
            prose(n, 1)
        )
    });
    format!(
        r#"{{
  "opencheckpoint": "0.1",
  "id": "urn:uuid:00000000-0000-4000-8000-0000000000aa",
  "created_at": "2026-05-04T10:00:00Z",
  "source": {{"producer": {{"name": "example"}}}},
  "task": {{"objective": "Fix the parser", "status": "active"}},
  "statements": {statements},
  "resources": {resources},
  "operations": {operations}
}}
"#
    )
}

fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    let items: Vec<String> = (0..count).map(item).collect();
    format!("[\n    {}\n  ]", items.join(",\n    "))
}

fn prose(n: usize, sentences: usize) -> String {
    let sentence = "The test fails because the \"fixture\" is read before it is written; I will move the call. ";
    format!("{n}. {}", sentence.repeat(sentences))
}

criterion_group!(benches, read, write);
criterion_main!(benches);
