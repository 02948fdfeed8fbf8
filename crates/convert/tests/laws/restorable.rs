//! Law 4: target and residue give the source back, byte for byte.

use std::io::Cursor;

use opencheckpoint_convert::Format;
use opencheckpoint_convert::restore::{RestoreError, restore};

use crate::cases;
use crate::run::{Converted, everything, run};

fn restored(converted: &Converted) -> Vec<u8> {
    let mut out = Vec::new();
    let mut residues = [Cursor::new(&converted.residue)];
    let restored = restore(&mut Cursor::new(&converted.target), &mut residues, &mut out).unwrap();
    assert_eq!(restored.format, converted.from.name());
    out
}

#[test]
fn every_source_comes_back() {
    for (name, converted) in everything() {
        assert!(restored(converted) == converted.source, "{name} from {}", converted.to);
    }
}

#[test]
fn framing_comes_back_too() {
    let first = r#"{"type":"message","seq":1,"id":"r1","messageId":"m1","ts":"2026-01-01T00:00:00Z","role":"user","author":"human","origin":"prompt","content":[{"type":"text","text":"Do it."}]}"#;
    let second = r#"{ "type" : "vendor.thing", "seq":2,"id":"r2", "n": 1.50, "s":"\u0041\/" }"#;
    for source in [
        format!("{first}\n{second}\n"),
        format!("{first}\n{second}"),
        format!("\u{feff}{first}\r\n\r\n  {second}  \r\n\n\n"),
    ] {
        let converted = run(source.as_bytes(), Format::SessionRecord, Format::OpenCheckpoint)
            .map_err(|e| e.to_string());
        let Ok(converted) = converted else { continue };
        assert_eq!(String::from_utf8(restored(&converted)).unwrap(), source);
    }
}

#[test]
fn what_is_kept_stands_in_the_target_alone() {
    let text = "Find out why the nightly build has been failing since Tuesday, and mend it.";
    let source = format!(
        r#"{{"type":"message","seq":1,"id":"r1","messageId":"m1","ts":"2026-01-01T00:00:00Z","role":"user","author":"human","origin":"prompt","content":[{{"type":"text","text":"{text}"}}]}}"#
    );
    let converted = run(source.as_bytes(), Format::SessionRecord, Format::OpenCheckpoint).unwrap();
    let residue = std::str::from_utf8(&converted.residue).unwrap();
    assert!(!residue.contains(text), "{residue}");
    assert_eq!(restored(&converted), source.as_bytes());
}

#[test]
fn another_target_or_residue_is_refused_by_name() {
    let cases = cases::session_records();
    let [one, other] = [0, 1].map(|index| {
        run(&cases[index].bytes, Format::SessionRecord, Format::OpenCheckpoint).unwrap()
    });
    let mut out = Vec::new();
    let swapped =
        restore(&mut Cursor::new(&other.target), &mut [Cursor::new(&one.residue)], &mut out);
    assert!(matches!(swapped, Err(RestoreError::OtherTarget { .. })));
    assert!(out.is_empty(), "nothing is written before the target is known to fit");
    let mut changed = one.target.clone();
    let at = changed.len() / 2;
    changed.insert(at, b' ');
    let changed = restore(&mut Cursor::new(&changed), &mut [Cursor::new(&one.residue)], &mut out);
    assert!(matches!(changed, Err(RestoreError::OtherTarget { .. } | RestoreError::Target(_))));
    let none = restore(&mut Cursor::new(&one.target), &mut [Cursor::new(&one.source)], &mut out);
    assert!(matches!(none, Err(RestoreError::NoResidue)));
    let both = [Cursor::new(&one.residue), Cursor::new(&other.residue)];
    let gap = restore(&mut Cursor::new(&other.target), &mut both.clone(), &mut out);
    assert!(matches!(gap, Err(RestoreError::Gap { .. })));
}

#[test]
fn a_damaged_residue_is_found() {
    let case = &cases::session_records()[0];
    let converted = run(&case.bytes, Format::SessionRecord, Format::OpenCheckpoint).unwrap();
    let lines: Vec<_> = converted.residue.split_inclusive(|byte| *byte == b'\n').collect();
    for lost in 1..lines.len() {
        let damaged: Vec<u8> = lines
            .iter()
            .enumerate()
            .filter(|(index, _)| *index != lost)
            .flat_map(|(_, l)| l.to_vec())
            .collect();
        let found = restore(
            &mut Cursor::new(&converted.target),
            &mut [Cursor::new(damaged)],
            &mut Vec::new(),
        );
        assert!(
            matches!(found, Err(RestoreError::Residue { .. } | RestoreError::OtherSource { .. })),
            "line {lost} was not missed"
        );
    }
}
