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
