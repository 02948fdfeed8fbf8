//! `schema` and `formats`.

use crate::run::{Place, printed, refused, repository};

#[test]
fn the_schemas_are_printed_as_they_are_vendored() {
    let place = Place::new();
    for (name, file) in [
        ("opencheckpoint", "opencheckpoint/0.1/checkpoint.schema.json"),
        ("session-record", "session-record/draft/session-record.schema.json"),
        ("loss-report", "loss-report/0.1/loss-report.schema.json"),
    ] {
        let file = repository().join("schemas").join(file);
        let vendored = std::fs::read_to_string(file).unwrap();
        assert_eq!(place.run(&["schema", name]), printed(&vendored), "{name}");
    }
}

#[test]
fn a_format_without_a_schema_is_said() {
    assert_eq!(
        Place::new().run(&["schema", "claude-code"]),
        refused(
            2,
            "there is no schema of \"claude-code\"; there are those of opencheckpoint, \
             session-record, loss-report"
        )
    );
}

#[test]
fn the_formats_are_listed() {
    let place = Place::new();
    insta::assert_snapshot!(place.run(&["formats"]).stdout, @r##"
    format          validated  converted to
    opencheckpoint  yes        –                               OpenCheckpoint 0.1: the state of a task, one JSON document
    session-record  yes        opencheckpoint                  Agent Session Record: one JSON record a line
    claude-code     no         opencheckpoint, session-record  Claude Code session log: one JSON row a line
    "##);
    insta::assert_snapshot!(place.run(&["formats", "--output", "json"]).stdout, @r##"{"formats":[{"name":"opencheckpoint","description":"OpenCheckpoint 0.1: the state of a task, one JSON document","validated":true,"to":[]},{"name":"session-record","description":"Agent Session Record: one JSON record a line","validated":true,"to":["opencheckpoint"]},{"name":"claude-code","description":"Claude Code session log: one JSON row a line","validated":false,"to":["opencheckpoint","session-record"]}]}"##);
}
