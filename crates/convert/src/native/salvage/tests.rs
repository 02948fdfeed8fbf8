//! What the reader makes of logs of every kind of damage.

use std::io::Cursor;

use proptest::prelude::*;

use super::*;
use exact_json::{Kind, Value};

fn is_row(value: Value<'_>) -> bool {
    value.get("type").is_some_and(|v| v.kind() == Kind::String)
        && value.get("sessionId").is_some_and(|v| v.kind() == Kind::String)
}

/// The texts of the records, opaque ones in angle brackets, and what was odd.
fn read(log: &[u8]) -> Result<(Vec<String>, Survey), SalvageError> {
    read_within(log, Limits::default())
}

fn read_within(log: &[u8], limits: Limits) -> Result<(Vec<String>, Survey), SalvageError> {
    let mut texts = Vec::new();
    let survey = Salvage::new(log, is_row, limits).each(|record| {
        let start = usize::try_from(record.at.offset).expect("small");
        let end = start + usize::try_from(record.at.length).expect("small");
        texts.push(match record.content {
            Content::Json { tape, .. } => tape.text().to_owned(),
            Content::Opaque => format!("<{}>", String::from_utf8_lossy(&log[start..end])),
        });
        Ok::<(), SalvageError>(())
    })?;
    Ok((texts, survey))
}

fn kinds(survey: &Survey) -> Vec<&'static str> {
    survey.anomalies.iter().map(|anomaly| anomaly.kind.name()).collect()
}

fn row(n: usize) -> String {
    format!(
        r#"{{"type":"user","n":{n},"sessionId":"s","message":{{"content":[{{"type":"text"}}]}}}}"#
    )
}

fn joined(parts: &[&str]) -> Vec<u8> {
    parts.concat().into_bytes()
}

#[test]
fn a_clean_log_is_its_lines() {
    let (a, b) = (row(1), row(2));
    let (texts, survey) = read(&joined(&[&a, "\n", &b, "\n"])).expect("readable");
    assert_eq!(texts, [a, b]);
    assert_eq!(survey.anomalies, []);
    assert_eq!(survey.faulty, []);
    assert_eq!((survey.records, survey.lines), (2, 2));
}

#[test]
fn framing_is_no_data() {
    let (a, b) = (row(1), row(2));
    let log = joined(&["\u{FEFF}", &a, "\r\n\r\n   \n\t", &b, " "]);
    let (texts, survey) = read(&log).expect("readable");
    assert_eq!(texts, [a, b]);
    assert_eq!(kinds(&survey), ["bom"]);
    assert_eq!(survey.anomalies[0].segments, []);
    assert_eq!(survey.size, log.len() as u64);
}

#[test]
fn a_byte_order_mark_elsewhere_is_opaque() {
    let (a, b) = (row(1), row(2));
    let (texts, survey) = read(&joined(&[&a, "\n\u{FEFF}", &b, "\n"])).expect("readable");
    assert_eq!(texts, [a, "<\u{FEFF}>".to_owned(), b]);
    assert_eq!(kinds(&survey), ["bom"]);
    assert_eq!(survey.anomalies[0].segments.len(), 2);
}

#[test]
fn only_line_feed_ends_a_line() {
    let text = "{\"type\":\"x\u{2028}\u{2029}\u{85}\u{7f}\"}";
    let (texts, survey) = read(format!("{text}\n").as_bytes()).expect("readable");
    assert_eq!(texts, [text]);
    assert_eq!(survey.anomalies, []);
}

#[test]
fn a_torn_tail_is_one_opaque_record() {
    let a = row(1);
    let (texts, survey) = read(&joined(&[&a, "\n", r#"{"type":"user","te"#])).expect("readable");
    assert_eq!(texts, [a.clone(), r#"<{"type":"user","te>"#.to_owned()]);
    assert_eq!(kinds(&survey), ["torn"]);
    let segment = &survey.anomalies[0].segments[0];
    assert_eq!((segment.offset, segment.length), (a.len() as u64 + 1, 18));
    assert_eq!((segment.record, segment.opaque), (1, true));
}

#[test]
fn a_tear_inside_a_character_is_a_tear() {
    let mut log = joined(&[&row(1), "\n", r#"{"type":"é"#]);
    log.pop();
    let (_, survey) = read(&log).expect("readable");
    assert_eq!(kinds(&survey), ["torn"]);
}

#[test]
fn wherever_a_record_is_torn_the_next_one_on_its_line_is_found() {
    let torn =
        r#"{"type":"user","a\"b":[1.5e3,true,null,"x\ud83d\ude00\n"],"c":{"d":"text","n":-12}}"#;
    let whole = row(7);
    for cut in 1..torn.len() {
        let head = &torn[..cut];
        let (texts, survey) = read(&joined(&[head, &whole, "\n", &whole])).expect("readable");
        // A value was due here: what follows may as well be nested in the torn record.
        let value_due = head.ends_with([':', '['])
            || head.ends_with("3,")
            || head.ends_with("true,")
            || head.ends_with("null,");
        if value_due {
            assert_eq!(texts.len(), 2, "{head}");
            assert_eq!(kinds(&survey), ["torn"], "{head}");
        } else {
            assert_eq!(texts, [format!("<{head}>"), whole.clone(), whole.clone()], "{head}");
            assert_eq!(kinds(&survey), ["spliced"], "{head}");
        }
    }
}

#[test]
fn whole_records_on_one_line_are_records() {
    let (a, b, c) = (row(1), row(2), row(3));
    let (texts, survey) = read(&joined(&[&a, &b, " ", &c, "\n"])).expect("readable");
    assert_eq!(texts, [a, b, c]);
    assert_eq!(kinds(&survey), ["spliced"]);
    assert_eq!(survey.anomalies[0].segments.len(), 3);
}

#[test]
fn zero_bytes_are_a_piece_of_their_own() {
    let (a, b) = (row(1), row(2));
    let zeros = "\0".repeat(96);
    let (texts, survey) =
        read(&joined(&[&a, "\n", &zeros, &b, "\n\0\0\n", &a, "\0\n"])).expect("readable");
    assert_eq!(
        texts,
        [a.clone(), format!("<{zeros}>"), b, "<\0\0>".to_owned(), a, "<\0>".to_owned()]
    );
    assert_eq!(kinds(&survey), ["nul-run", "nul-run", "nul-run"]);
}

#[test]
fn zero_bytes_in_a_torn_record_end_it() {
    let a = row(1);
    let log = joined(&[r#"{"type":"use"#, "\0\0\0", &a, "\n"]);
    let (texts, survey) = read(&log).expect("readable");
    assert_eq!(texts, [r#"<{"type":"use>"#.to_owned(), "<\0\0\0>".to_owned(), a]);
    assert_eq!(kinds(&survey), ["spliced"]);
}

#[test]
fn an_escaped_zero_is_data() {
    let text = r#"{"type":"\u0000"}"#;
    assert_eq!(read(text.as_bytes()).expect("readable").0, [text]);
}

#[test]
fn bytes_that_are_not_utf8_make_their_record_opaque() {
    let (a, b) = (row(1), row(2));
    let bad = b"{\"type\":\"\xFF\xFE\",\"x\":1}";
    let log = [a.as_bytes(), b"\n", bad, b"\n", bad, b.as_bytes()].concat();
    let (texts, survey) = read(&log).expect("readable");
    assert_eq!(texts.len(), 4);
    assert_eq!((&texts[0], &texts[3]), (&a, &b));
    assert_eq!(kinds(&survey), ["invalid-utf8", "invalid-utf8"]);
}

#[test]
fn a_record_that_is_too_deep_is_opaque_and_named() {
    for depth in [300, 100_000] {
        let a = row(1);
        let deep = format!("{}1{}", "{\"k\":".repeat(depth), "}".repeat(depth));
        let (texts, survey) = read(&joined(&[&deep, &a, "\n"])).expect("readable");
        assert_eq!(texts, [format!("<{deep}>"), a]);
        assert_eq!(kinds(&survey), ["too-deep"]);
    }
}

#[test]
fn a_nested_object_is_never_a_record() {
    let nested = row(1);
    for log in [
        format!("{{\"type\":\"progress\",\"data\":{nested}"),
        format!("{{\"type\":\"progress\",\"data\":{nested},\"x"),
        format!("{{\"type\":\"progress\",\"bad\":\"\\q\",\"data\":{nested},\"sessionId\":\"s\"}}"),
        format!("{{\"type\":\"progress\",\"bad\":\"\\q\",\"data\":[{nested}]}}"),
        format!("{{\"a\":tru{{\"type\":\"progress\",\"data\":{nested}"),
        format!("{{\"bad\":\"\\q\",\"data\":{nested}"),
        format!("{{\"bad\":\"\\q\",\"data\":[{nested}"),
        format!("{{\"bad\":\"\\q\",\"data\":[1, {nested}"),
        format!("{{\"bad\":\"a\tb\",\"x\":{nested}"),
        format!("{{\"bad\":01,\"x\":{nested}"),
        format!("{{\"a\":1,\"a\":2,\"x\":{nested}"),
        format!("[{nested},{nested}"),
        format!("\"data\":{nested}"),
    ] {
        let (texts, _) = read(&joined(&[&row(9), "\n", &log])).expect("readable");
        assert_eq!(texts[0], row(9));
        assert!(texts[1..].iter().all(|text| text.starts_with('<')), "{log}: {texts:?}");
    }
}

#[test]
fn behind_a_fault_only_the_envelope_makes_a_record() {
    let log = joined(&[&row(1), r#"{"type":"text"}"#, "\n", r#"xx{"type":"text"}"#]);
    let (texts, survey) = read(&log).expect("readable");
    assert_eq!(texts, [row(1), r#"<{"type":"text"}>"#.into(), r#"<xx{"type":"text"}>"#.into()]);
    assert_eq!(kinds(&survey), ["not-json", "not-json"]);
}

#[test]
fn a_value_that_is_no_object_is_a_record_and_named() {
    let (texts, survey) = read(&joined(&[&row(1), "\n[1, 2]\n\"x\"\n"])).expect("readable");
    assert_eq!(texts, [row(1), "[1, 2]".into(), "\"x\"".into()]);
    assert_eq!(kinds(&survey), ["not-an-object", "not-an-object"]);
    assert!(!survey.anomalies[0].segments[0].opaque);
}

#[test]
fn lone_surrogates_are_read_as_replacement_characters() {
    let log = r#"{"a":"x\ud800y","b":["\udc00\ud83d\ude00"],"\ud801":"ok","c":"fine \\ud800"}"#;
    let (texts, survey) = read(log.as_bytes()).expect("readable");
    assert_eq!(
        texts,
        [r#"{"a":"x\ufffdy","b":["\ufffd\ud83d\ude00"],"\ufffd":"ok","c":"fine \\ud800"}"#]
    );
    assert_eq!(kinds(&survey), ["lone-surrogate"; 3]);
    let pointers: Vec<_> = survey.anomalies.iter().filter_map(|a| a.pointer.as_deref()).collect();
    assert_eq!(pointers, ["/0/a", "/0/b/0", "/0/\u{fffd}"]);
    assert_eq!(survey.faulty[0].state, State::Mended);
}

#[test]
fn the_nodes_that_held_lone_surrogates_are_handed_on() {
    let log = br#"{"a":"\ud800","b":{"\ud800":[1,"\udfff"]}}"#;
    let mut found = Vec::new();
    let survey = Salvage::new(&log[..], is_row, Limits::default()).each(|record| {
        if let Content::Json { tape, surrogates } = record.content {
            found = surrogates.iter().map(|index| tape.value(*index).pointer()).collect();
        }
        Ok::<(), SalvageError>(())
    });
    survey.expect("readable");
    assert_eq!(found, ["/a", "/b/\u{fffd}/1"]);
}

#[test]
fn of_duplicate_members_the_last_counts_and_the_others_are_quoted() {
    let log = r#"{"a":1,"b":{"x":"1","y":2,"\u0078":[3]},"a":{"q":0,"q":1},"c":0,"a":"last"}"#;
    let (texts, survey) = read(log.as_bytes()).expect("readable");
    assert_eq!(texts[0].len(), log.len());
    let compact = texts[0].replace(' ', "");
    assert_eq!(compact, r#"{"b":{"y":2,"\u0078":[3]},"c":0,"a":"last"}"#);
    let notes: Vec<_> = survey
        .anomalies
        .iter()
        .map(|a| (a.kind.name(), a.pointer.clone().unwrap_or_default(), a.earlier.clone()))
        .collect();
    assert_eq!(
        notes,
        [
            ("duplicate-member", "/0/b/x".to_owned(), vec![r#""1""#.to_owned()]),
            (
                "duplicate-member",
                "/0/a".to_owned(),
                vec!["1".to_owned(), r#"{"q":0,"q":1}"#.to_owned()]
            ),
        ]
    );
}

#[test]
fn a_mended_record_may_be_followed_by_another() {
    let (texts, survey) = read(&joined(&[r#"{"a":"\ud800","a":2}"#, &row(1)])).expect("readable");
    assert_eq!(texts.len(), 2);
    assert_eq!(texts[1], row(1));
    assert_eq!(kinds(&survey), ["spliced", "duplicate-member"]);
}

#[test]
fn a_line_over_the_limit_is_named_and_the_others_are_read() {
    let (a, b) = (row(1), row(2));
    let giant = format!("{{\"type\":\"{}\"}}", "x".repeat(300_000));
    let log = joined(&[&a, "\n", &giant, "\n", &b]);
    let (texts, survey) = read_within(&log, Limits { line: 1000 }).expect("readable");
    assert_eq!(texts, [a, format!("<{giant}>"), b]);
    assert_eq!(kinds(&survey), ["too-long"]);
    assert_eq!(survey.anomalies[0].limit, Some(1000));
    assert_eq!(survey.anomalies[0].line, 2);
    assert_eq!(survey.anomalies[0].segments[0].length, giant.len() as u64);
}

#[test]
fn other_encodings_are_refused_by_name() {
    let utf16 = |big: bool| -> Vec<u8> {
        let units = row(1).encode_utf16().collect::<Vec<_>>();
        units.iter().flat_map(|u| if big { u.to_be_bytes() } else { u.to_le_bytes() }).collect()
    };
    let logs: [(Vec<u8>, &str); 5] = [
        ([&[0xFF, 0xFE][..], &utf16(false)].concat(), "UTF-16LE"),
        ([&[0xFE, 0xFF][..], &utf16(true)].concat(), "UTF-16BE"),
        (utf16(false), "UTF-16LE"),
        (utf16(true), "UTF-16BE"),
        (vec![0xFF, 0xFE, 0, 0, b'{', 0, 0, 0], "UTF-32LE"),
    ];
    for (log, encoding) in logs {
        let error = read(&log).expect_err("refused").to_string();
        assert!(error.contains(&format!("iconv -f {encoding}")), "{error}");
    }
}

#[test]
fn a_log_without_records_is_refused() {
    for log in ["", "\n \r\n", "\u{FEFF}"] {
        assert!(matches!(read(log.as_bytes()), Err(SalvageError::Empty)), "{log:?}");
    }
    for log in ["[1]\n", "{\"a\"\n\0\n", "not a log"] {
        assert!(
            matches!(read(log.as_bytes()), Err(SalvageError::NothingReadable { .. })),
            "{log:?}"
        );
    }
    let error = read("x\n".repeat(5000).as_bytes()).expect_err("refused");
    assert_eq!(error.to_string(), "nothing in the log is readable: no record in 4096 lines");
}

#[test]
fn a_hostile_line_is_read_in_linear_time() {
    for line in [
        "{\"".repeat(100_000),
        "{\"a\":".repeat(50_000),
        "}{".repeat(100_000),
        "{\"a\":1}x".repeat(100_000),
        "{\"a\":1,\"a\":2".repeat(50_000),
        "{\"a\":\"\\ud800\"".repeat(50_000),
        "{\"a\":\"x".repeat(100_000),
        "\0{\"a\":1}\u{FEFF}".repeat(50_000),
        format!("{}x", "{\"k\":".repeat(129)).repeat(1000),
    ] {
        let (texts, _) = read(&joined(&[&row(1), "\n", &line])).expect("readable");
        assert!(texts.len() > 1);
    }
}

/// Every record again by a second pass, in order and, where rows are folded, out of order.
fn replayed(log: &[u8]) {
    let Ok((texts, survey)) = read(log) else { return };
    let mut replay = Replay::new(Cursor::new(log), &survey, Limits::default()).expect("a slice");
    let mut locations = Vec::new();
    while let Some(at) = replay.next().expect("a slice") {
        locations.push(at);
    }
    assert_eq!(locations.len(), texts.len());
    let mut replay = Replay::new(Cursor::new(log), &survey, Limits::default()).expect("a slice");
    let mut slot = Slot::new();
    for (index, at) in locations.iter().enumerate() {
        assert_eq!(replay.next().expect("a slice"), Some(*at));
        let other = locations[locations.len() - 1 - index];
        if other.state != State::Opaque {
            replay.load(&other, &mut slot).expect("a slice");
            assert_eq!(slot.text(), texts[locations.len() - 1 - index].as_bytes());
            assert!(slot.read(0).is_ok());
        }
    }
    assert_eq!(replay.next().expect("a slice"), None);
}

/// The pieces of the survey and the framing between them are the whole file.
fn tiles(log: &[u8]) {
    let mut at = 0;
    let mut number = 0;
    let result = Salvage::new(log, is_row, Limits::default()).each(|record| {
        assert_eq!(record.at.number, number);
        number += 1;
        let start = usize::try_from(record.at.offset).expect("small");
        let between = &log[at..start];
        let between = if at == 0 {
            between.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(between)
        } else {
            between
        };
        assert!(between.iter().all(|b| b" \t\r\n".contains(b)), "{between:?}");
        at = start + usize::try_from(record.at.length).expect("small");
        if let Content::Json { tape, .. } = record.content {
            assert_eq!(tape.text().len(), at - start);
            assert!(tape.root().kind() == Kind::Object || record.at.state == State::Clean);
        }
        Ok::<(), SalvageError>(())
    });
    if result.is_ok() {
        assert!(log[at..].iter().all(|b| b" \t\r\n".contains(b)));
    }
}

fn damaged_log() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        3 => (0usize..50).prop_map(|n| row(n).into_bytes()),
        2 => (0usize..50, 0usize..60).prop_map(|(n, cut)| row(n).into_bytes()[..cut].to_vec()),
        1 => Just(br#"{"type":"\ud800","type":{"a":1,"a":"\udc00"},"sessionId":"s"}"#.to_vec()),
        1 => Just(b"\0\0\0".to_vec()),
        1 => Just(b"\xEF\xBB\xBF".to_vec()),
        1 => Just(b"{\"a\":\"\xFF\"}".to_vec()),
        3 => Just(b"\n".to_vec()),
        1 => Just(b" \r\n".to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..8),
        1 => "[{}\\[\\]\",: a0]{0,8}".prop_map(String::into_bytes),
    ];
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_byte_is_part_of_a_record_or_of_the_framing(log in damaged_log()) {
        tiles(&log);
    }

    #[test]
    fn a_second_pass_reads_what_the_first_found(log in damaged_log()) {
        replayed(&log);
    }

    #[test]
    fn no_bytes_are_too_odd(log in prop::collection::vec(any::<u8>(), 0..200)) {
        tiles(&log);
        replayed(&log);
    }
}

#[test]
fn zero_bytes_hide_no_nesting() {
    let nested = row(1);
    for head in ["\"x\":", "{\"x\":", "{\"x\":[", "{\"x\":[1,", "{\"t\":\"a\0b\",\"x\":"] {
        let log = format!("{head}\0\0{nested}");
        let (texts, survey) = read(&joined(&[&row(9), "\n", &log])).expect("readable");
        assert!(!texts.contains(&nested), "{head}: {texts:?}");
        assert_eq!(kinds(&survey), ["nul-run"], "{head}");
    }
    // A text torn in the middle has no place for a value, whatever it ends with.
    let (texts, _) = read(&joined(&["{\"t\":\"first,\0\0", &nested])).expect("readable");
    assert_eq!(texts, ["<{\"t\":\"first,>".to_owned(), "<\0\0>".to_owned(), nested]);
}

#[test]
fn a_nul_run_inside_a_record_is_named_and_costs_no_other() {
    let (a, b) = (row(1), row(2));
    let log = joined(&[&a, "\n", r#"{"type":"user","text":"ab"#, "\0\0\0", "cd\"}\n", &b]);
    let (texts, survey) = read(&log).expect("readable");
    let pieces = [r#"<{"type":"user","text":"ab>"#, "<\0\0\0>", "<cd\"}>"].map(str::to_owned);
    assert_eq!((&texts[0], &texts[4]), (&a, &b));
    assert_eq!(texts[1..4], pieces);
    assert_eq!(kinds(&survey), ["nul-run"]);
    assert_eq!(survey.anomalies[0].segments.len(), 3);

    let log = joined(&[r#"{"type":"user","text":"ab"#, "\0cd\0ef\"}", &b, "\n", &a]);
    let (texts, survey) = read(&log).expect("readable");
    assert_eq!(texts[texts.len() - 2..], [b, a]);
    assert_eq!(kinds(&survey), ["spliced"]);
}

#[test]
fn two_torn_records_on_one_line_are_spliced() {
    let log = joined(&[&row(1), "\n", r#"{"type":"us{"type":"user","te"#]);
    let (texts, survey) = read(&log).expect("readable");
    assert_eq!(texts[1..], [r#"<{"type":"us>"#.to_owned(), r#"<{"type":"user","te>"#.to_owned()]);
    assert_eq!(kinds(&survey), ["spliced"]);
}

#[test]
fn a_comma_between_whole_records_nests_nothing() {
    let (a, b) = (row(1), row(2));
    let (texts, survey) = read(&joined(&[&a, ", ", &b])).expect("readable");
    assert_eq!(texts, [a, "<,>".to_owned(), b]);
    assert_eq!(kinds(&survey), ["spliced"]);
}
