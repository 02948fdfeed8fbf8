//! Law 10 by fault injection: a mapping that writes what breaks a rule of severity error, or has another shape, is caught, and nothing
//! comes of it.

use exact_json::trace::{self, Base, Ledger, Reason, Settle as _, Src};

use super::output::Output;
use super::{Job, Strict, along};
use crate::error::{Error, OutcomeError};
use crate::format::Format;
use crate::mapping::{Mapping, Row, Sink, Source, Stand};
use crate::options::Options;

/// What a faulty mapping writes, and what is said of it.
struct Fault {
    mapping: &'static Mapping,
    says: &'static str,
}

/// A mapping that drops the document and writes a text of its own.
macro_rules! fault {
    ($to:ident, $text:expr, $says:literal) => {
        Fault {
            mapping: &Mapping {
                id: "faulty",
                version: "test",
                from: Format::OpenCheckpoint,
                to: Format::$to,
                run: |source, _, sink| write(source, sink, $text),
            },
            says: $says,
        }
    };
}

const FAULTS: &[Fault] = &[
    fault!(
        OpenCheckpoint,
        r#"{"opencheckpoint":"0.1","id":"urn:uuid:2f0c1c5e-6a3b-4d8e-9f10-0a1b2c3d4e5f","created_at":"2026-03-04T16:20:00Z","source":{"producer":{"name":"a"}},"task":{"objective":"b","status":"active"},"progress":{"focus":{"description":"c","refs":["nothing"]}}}"#,
        "OC102 at \"/progress/focus/refs/0\""
    ),
    fault!(OpenCheckpoint, r#"{"opencheckpoint":"0.1"}"#, "missing member \"id\""),
    fault!(
        SessionRecord,
        concat!(
            r#"{"type":"session","seq":1,"id":"r1","session":"a:b"}"#,
            "\n",
            r#"{"type":"delivery","seq":2,"id":"r2","message":"messageId=m9","status":"sent"}"#,
            "\n"
        ),
        "ASR-235 at record 1, \"/message\""
    ),
    fault!(SessionRecord, "{\"type\":\"message\"}\n", "record 0"),
    fault!(
        Turns,
        concat!(
            r#"{"role":"user"}"#,
            "\n",
            r#"{"role":"assistant","tool_calls":[{"id":"c1"}]}"#,
            "\n"
        ),
        "AC103 at record 1, \"/tool_calls/0\""
    ),
    fault!(Turns, "{\"role\":1}\n", "record 0"),
    fault!(
        ContextPackage,
        r#"{"ocp_version":"0.4","schema_uri":"https://opencontinuity.org/schemas/0.4/context-package.schema.json","type":"context_package","id":"urn:uuid:2f0c1c5e-6a3b-4d8e-9f10-0a1b2c3d4e5f","revision":1,"correlation_id":"urn:uuid:3c1c4f2e-7a0e-4a55-8d0b-6f6b8a1d2c34","purpose":{"code":"https://a.example/b"},"delivery_recipient":{"recipient":{"id":"https://c.example"}},"expires_at":"2026-03-04T16:20:00Z","entries":[],"retention":{"mode":"session"},"processing_uses":{},"offline_use":"prohibited","external_action_authority":"all"}"#,
        "OCP205 at \"/external_action_authority\""
    ),
    fault!(ContextPackage, r#"{"type":"context_package"}"#, "missing member \"ocp_version\""),
];

fn write(source: &mut Source<'_>, sink: &mut Sink<'_>, text: &str) -> Result<trace::Totals, Error> {
    let read = source.read_document()?;
    let sources = [trace::Source::new(Base::Document, read.tape(0))];
    let mut ledger = Ledger::new();
    ledger.begin(&sources);
    Src::whole(&sources[0]).settle(&mut ledger, Reason::NoCounterpart);
    let group = ledger.end(&sources)?;
    let stands = [Stand::of(sources[0].root())];
    sink.row(&Row { group: &group, sources: &sources, stands: &stands, targets: &[] })?;
    sink.write(text)?;
    Ok(*ledger.finish()?)
}

#[test]
fn what_breaks_an_error_rule_is_named_and_nothing_is_written() {
    for Fault { mapping, says } in FAULTS {
        let (mut target, mut report, mut residue) = (Vec::new(), Vec::new(), Vec::new());
        let refused = along(
            &[mapping],
            Job {
                input: &mut std::io::Cursor::new("{\"a\": 1}"),
                from: None,
                to: mapping.to,
                options: &Options::default(),
                strict: &Strict::Off,
                target: Output::Writer(&mut target),
                report: Some(Output::Writer(&mut report)),
                residue: Some(Output::Writer(&mut residue)),
            },
        );
        let Err(Error::Outcome(error @ (OutcomeError::Rules { .. } | OutcomeError::Shape { .. }))) =
            refused
        else {
            panic!("{}: not refused", mapping.to)
        };
        assert!(error.to_string().contains(says), "{error}");
        assert_eq!([target, report, residue], [[]; 3].map(Vec::<u8>::from), "{}", mapping.to);
    }
}
