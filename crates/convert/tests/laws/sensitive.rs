//! Law 9: to change or remove any one source leaf changes target, residue or report, whatever names
//! the source by its bytes (digests, sizes, ids made of them) left aside.

use opencheckpoint_convert::Format;
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::Value;

use crate::cases;
use crate::own_rows::{file, layout, leaves, records};
use crate::run::{Converted, direct, options_for, run_with};

fn change(value: &mut Value) {
    *value = match value {
        Value::String(text) => Value::String(format!("{text}x")),
        Value::Bool(flag) => Value::Bool(!*flag),
        Value::Number(_) => Value::from(987_654_321),
        _ => Value::Bool(true),
    };
}

fn remove(record: &mut Value, pointer: &str) {
    let (parent, token) = pointer.rsplit_once('/').unwrap();
    match record.pointer_mut(parent).unwrap() {
        Value::Array(items) => drop(items.remove(token.parse().unwrap())),
        Value::Object(members) => {
            members.remove(&token.replace("~1", "/").replace("~0", "~"));
        }
        _ => {}
    }
}

/// Everything that came of a conversion, without what names the source by its bytes.
fn masked(converted: &Converted) -> String {
    let mut text = String::new();
    for bytes in [&converted.target, &converted.report, &converted.residue] {
        text.push_str(std::str::from_utf8(bytes).unwrap());
    }
    let mut out = String::new();
    let mut run = String::new();
    for character in text.chars() {
        if character.is_ascii_hexdigit() || character == '-' {
            run.push(character);
            continue;
        }
        // A digest, or the version 5 UUID that is made of one.
        let named_by_bytes = run.len() == 64 || (run.len() == 36 && run.as_bytes()[14] == b'5');
        out.push_str(if named_by_bytes { "#" } else { &run });
        run.clear();
        out.push(character);
    }
    for file in [&converted.source, &converted.target] {
        for behind in [",", "}"] {
            out = out.replace(&format!("\"size\":{}{behind}", file.len()), behind);
        }
    }
    out
}

fn is_sensitive(from: Format, to: Format) {
    let mut sources = Vec::new();
    for case in cases::sources(from) {
        let Ok(text) = String::from_utf8(case.bytes) else { continue };
        let layout = layout(text.as_bytes(), from);
        let Some(records) = records(text.as_bytes(), layout) else { continue };
        if text.len() > 20_000 {
            continue;
        }
        if records.is_empty() {
            continue;
        }
        let source = file(&records, layout);
        let options = options_for(source.as_bytes(), from, to);
        // Of some sources nothing comes.
        let Ok(before) = run_with(source.as_bytes(), from, to, &options) else { continue };
        sources.push((case.name, records, layout, options, masked(&before)));
    }
    let strategy = (0..sources.len(), any::<Index>(), any::<Index>(), any::<bool>());
    let config = ProptestConfig {
        cases: 500,
        max_global_rejects: 5_000,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let mut runner = proptest::test_runner::TestRunner::new(config);
    let done = runner.run(&strategy, |(which, record, leaf, removes)| {
        let (name, records, layout, options, before) = &sources[which];
        let mut records = records.clone();
        let number = record.index(records.len());
        let mut pointers = Vec::new();
        leaves(&records[number], &mut String::new(), &mut pointers);
        let pointer = &pointers[leaf.index(pointers.len())];
        prop_assume!(!pointer.is_empty());
        if removes {
            remove(&mut records[number], pointer);
        } else {
            change(records[number].pointer_mut(pointer).unwrap());
        }
        // A change may make the source invalid; then there is no conversion to look at.
        let after = run_with(file(&records, *layout).as_bytes(), from, to, options);
        prop_assume!(after.is_ok(), "the source was refused");
        let after = after.unwrap();
        prop_assert!(
            masked(&after) != *before,
            "{name}: nothing shows that /{number}{pointer} was {}",
            if removes { "removed" } else { "changed" }
        );
        Ok(())
    });
    if let Err(error) = done {
        panic!("{from} to {to}: {error}");
    }
}

#[test]
fn every_leaf_counts() {
    for (from, to) in direct() {
        is_sensitive(from, to);
    }
}
