//! Law 4: target and residue give the source back, byte for byte.

use std::io::Cursor;

use opencheckpoint_convert::native::salvage::Limits;
use opencheckpoint_convert::restore::{RestoreError, restore};
use opencheckpoint_convert::{Format, Options};

use crate::cases;
use crate::run::{Converted, direct, everything, options, run, run_with};

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
        let converted =
            run(source.as_bytes(), Format::SessionRecord, Format::OpenCheckpoint).unwrap();
        let verdict = converted.audit();
        assert!(verdict.holds(), "{:#?}", verdict.findings);
        assert_eq!(String::from_utf8(restored(&converted)).unwrap(), source);
    }
}

/// Each mapping keeps something that is empty, and writes it without the white space that may stand in it.
#[test]
fn white_space_in_what_is_empty_comes_back() {
    for (from, to) in direct() {
        let mut is_spread = false;
        for case in cases::sources(from) {
            let Ok(text) = String::from_utf8(case.bytes) else { continue };
            let spread = text.replace("[]", "[ \t]").replace("{}", "{  }");
            // In a text it is another text, and what was signed or named by its digest is none any more.
            let Ok(converted) = run(spread.as_bytes(), from, to) else { continue };
            is_spread |= spread != text;
            assert!(restored(&converted) == spread.as_bytes(), "{} to {to}", case.name);
        }
        assert!(is_spread, "{from} to {to}");
    }
}

const ROW: &str = r#"{"type":"user","uuid":"u1","parentUuid":null,"sessionId":"s1","timestamp":"2026-01-01T00:00:00.000Z","cwd":"/home/dana/site","version":"2.1.0","message":{"role":"user","content":"Mend the build."}}"#;

#[test]
fn the_longest_line_is_that_of_the_log_and_not_of_what_we_make_of_it() {
    let options = Options { limits: Limits { line: ROW.len() }, ..options() };
    let records = run_with(ROW.as_bytes(), Format::ClaudeCode, Format::SessionRecord, &options);
    let longest = |text: &[u8]| text.split(|byte| *byte == b'\n').map(<[u8]>::len).max().unwrap();
    assert!(longest(&records.unwrap().target) > ROW.len(), "else the test tests nothing");
    let converted =
        run_with(ROW.as_bytes(), Format::ClaudeCode, Format::OpenCheckpoint, &options).unwrap();
    assert!(restored(&converted) == ROW.as_bytes());
    let records = run_with(
        b"{\"type\":\"vendor.x\",\"seq\":1,\"id\":\"r1\"}",
        Format::SessionRecord,
        Format::OpenCheckpoint,
        &Options { limits: Limits { line: 10 }, ..options },
    );
    assert!(records.err().unwrap().to_string().contains("longer than 10 bytes"));
}

/// The header promises what a later row says; the row's line refers to it all the same.
#[test]
fn what_the_header_says_is_not_written_down() {
    let spaced = ROW.replace(':', " : ").replace("00 : 00 : 00", "00:00:00");
    for row in [ROW, &spaced] {
        let converted = run(row.as_bytes(), Format::ClaudeCode, Format::SessionRecord).unwrap();
        let residue = std::str::from_utf8(&converted.residue).unwrap();
        for said in ["/home/dana/site", "2.1.0", "\"s1\"", "Mend the build."] {
            assert!(!residue.contains(said), "{said} in {residue}");
        }
        assert!(restored(&converted) == converted.source);
    }
}

#[test]
fn what_cannot_be_read_comes_back_from_lines_of_bounded_length() {
    let nuls = vec![0; 5 << 19];
    let long = format!("{{\"type\":\"user\",\"text\":\"{}\"}}", "äß€𝄞\\n".repeat(300_000));
    let blank = " \n".repeat(3 << 19);
    let odd = vec![0xFF; 3 << 19];
    let pieces: [&[u8]; 11] = [
        ROW.as_bytes(),
        b"\n",
        &nuls,
        b"\n",
        long.as_bytes(),
        blank.as_bytes(),
        ROW.as_bytes(),
        b"\r\n",
        &odd,
        b"\n\n",
        blank.as_bytes(),
    ];
    let source = pieces.concat();
    let options = Options { limits: Limits { line: 3 << 20 }, ..options() };
    for to in [Format::SessionRecord, Format::OpenCheckpoint] {
        let converted = run_with(&source, Format::ClaudeCode, to, &options).unwrap();
        assert!(restored(&converted) == source);
        let lines = converted.residue.split(|byte| *byte == b'\n');
        // Six bytes for each of a piece that is control characters, and the rest of the line.
        assert!(lines.map(<[u8]>::len).max().unwrap() < (6 << 20) + 100);
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
