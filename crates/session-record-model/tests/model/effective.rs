//! Which author, origin and phase hold for a part (ASR-224).

use exact_json::Scanner;
use session_record_model::effective::Effective;
use session_record_model::{Author, Message, Origin, Phase};

/// A part of every type that the page defines, without its end.
const PARTS: [&str; 9] = [
    r#"{"type":"text","text":"x""#,
    r#"{"type":"image","mimeType":"image/png""#,
    r#"{"type":"audio","mimeType":"audio/ogg""#,
    r#"{"type":"resource_link","uri":"file:///a","name":"a""#,
    r#"{"type":"resource","resource":{"uri":"file:///a"}"#,
    r#"{"type":"reasoning""#,
    r#"{"type":"refusal","text":"x""#,
    r#"{"type":"data","data":{}"#,
    r#"{"type":"opaque","format":"x""#,
];

const AUTHORS: [Option<&str>; 3] = [None, Some("human"), Some("harness")];
const ORIGINS: [Option<&str>; 3] = [None, Some("prompt"), Some("of-a-vendor")];
const PHASES: [Option<&str>; 3] = [None, Some("commentary"), Some("final")];

/// The values as members.
fn members(values: [Option<&str>; 3]) -> String {
    let named = ["author", "origin", "phase"].into_iter().zip(values);
    named.filter_map(|(name, value)| Some(format!(r#","{name}":"{}""#, value?))).collect()
}

fn effective([author, origin, phase]: [Option<&str>; 3]) -> Effective {
    Effective {
        author: author.map(Author::from),
        origin: origin.map(Origin::from),
        phase: phase.map(Phase::from),
    }
}

/// Checks one part of one message by both ways to ask: of the types, and of what is not typed yet.
fn assert_effective(part: &str, message: &str, expected: &Effective) {
    let text = format!(
        r#"{{"type":"message","seq":1,"id":"r1","messageId":"m1","role":"user","content":[{part}]{message}}}"#
    );
    let typed: Message = exact_json::from_str(&text).unwrap();
    assert_eq!(Effective::of(&typed, &typed.content[0]), *expected, "{text}");
    let mut scanner = Scanner::new();
    let read = scanner.scan_str(&text).unwrap().root();
    let part = read.get("content").unwrap().items().next().unwrap();
    assert_eq!(Effective::read(part).or(Effective::read(read)), *expected, "{text}");
}

#[test]
fn a_parts_own_value_holds_and_the_messages_where_it_has_none() {
    let values = || {
        let pairs = AUTHORS.iter().flat_map(|author| ORIGINS.iter().map(move |it| (author, it)));
        pairs.flat_map(|(author, it)| PHASES.iter().map(move |phase| [*author, *it, *phase]))
    };
    for part in PARTS {
        for own in values() {
            for whole in values() {
                let expected: Vec<_> = own.iter().zip(whole).map(|(own, it)| own.or(it)).collect();
                let expected = effective(expected.try_into().unwrap());
                let part = format!("{part}{}}}", members(own));
                assert_effective(&part, &members(whole), &expected);
            }
        }
    }
}
