//! Every rule's page: its form, and each of its examples, executed.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use opencheckpoint_rules::{Class, Format, Rule, registry};

use crate::harness::{
    CONTINUITY, Example, FORMATS, Misshapen, check_beside, examples, preamble, root, spots,
};

/// The rules whose examples are documents. Those of a duty show what is made of what, and run where it is made.
fn told_from_a_document() -> impl Iterator<Item = &'static Rule> {
    registry().filter(|rule| rule.class.kept().is_empty())
}

#[test]
fn examples_keep_and_break_the_rule_where_they_say() {
    for rule in told_from_a_document() {
        for example in examples(rule) {
            let expected: Vec<_> =
                example.breaks.iter().map(|place| (rule.id.as_str(), place.clone())).collect();
            match check_beside(rule.format, &example.document, &example.beside) {
                Ok(findings) => {
                    assert!(!example.is_refused, "{} is of the right shape", example.place);
                    assert_eq!(spots(&findings), expected, "{}", example.place);
                }
                Err(Misshapen { place, message }) => {
                    let is_expected = example.is_refused || rule.class == Class::Shape;
                    assert!(is_expected, "{}: {message}", example.place);
                    assert_eq!([place], *example.breaks, "{}", example.place);
                }
            }
        }
    }
}

#[test]
fn every_rule_has_an_example_that_keeps_it_and_one_that_breaks_it() {
    for rule in told_from_a_document() {
        let examples = examples(rule);
        assert!(
            examples.iter().any(|example| example.breaks.is_empty()),
            "{} has no pass",
            rule.id
        );
        assert!(
            examples.iter().any(|example| !example.breaks.is_empty() && !example.is_refused),
            "{} has no fail",
            rule.id
        );
    }
}

#[test]
fn what_is_found_in_the_examples_reads_well() {
    for format in FORMATS {
        let mut messages = String::new();
        for rule in told_from_a_document().filter(|rule| rule.format == format) {
            for example in examples(rule) {
                let Example { document, beside, .. } = example;
                for finding in check_beside(format, &document, &beside).unwrap_or_default() {
                    writeln!(messages, "{finding}").unwrap();
                    for related in finding.related() {
                        writeln!(messages, "    {related}").unwrap();
                    }
                }
            }
        }
        insta::assert_snapshot!(format!("examples of {format}"), messages);
    }
}

#[test]
fn pages_are_of_one_form() {
    for rule in registry() {
        let headings: Vec<_> = rule.doc.lines().filter(|line| line.starts_with('#')).collect();
        let title = format!("# {} {}", rule.id, rule.name);
        assert_eq!(
            headings,
            [&title, "## Why", "## Where it is written", "## How to mend it", "## Examples"],
            "{}",
            rule.id
        );
        let summary = rule.summary();
        assert!(summary.ends_with('.'), "{}: {summary}", rule.id);
        assert!(rule.doc.contains(&format!("\n\n{summary}\n\n")), "{}: {summary}", rule.id);
        assert!(rule.doc.contains("\n> "), "{} quotes no specification", rule.id);
    }
}

#[test]
fn the_worked_example_is_the_rule_it_shows() {
    let guide = std::fs::read_to_string(root().join("docs/adding-a-rule.md")).unwrap();
    let [source, page] = ["rs", "md"].map(|extension| {
        let path = "crates/rules/src/opencheckpoint/resource_without_uri_or_locator";
        std::fs::read_to_string(root().join(path).with_extension(extension)).unwrap()
    });
    assert!(guide.contains(&format!("```rust\n{source}```\n")));
    assert!(guide.contains(&format!("````markdown\n{page}````\n")));
    let duty = "crates/rules/src/session_record/opaque_part_as_text.rs";
    let duty = std::fs::read_to_string(root().join(duty)).unwrap();
    assert!(guide.contains(&format!("```rust\n{duty}```\n")));
    for (name, value) in [preamble(Format::OpenCheckpoint)].into_iter().chain(CONTINUITY).flatten()
    {
        let spaces = |text: &str| text.replace(' ', "");
        assert!(spaces(&guide).contains(&spaces(&format!("\n{name:?}: {value}"))), "{name}");
    }
}

#[test]
fn ids_and_names_are_unique_and_in_order() {
    let rules: Vec<&Rule> = registry().collect();
    let names: BTreeSet<_> = rules.iter().map(|rule| rule.name).collect();
    assert_eq!(names.len(), rules.len());
    for format in FORMATS {
        let of_format = rules.iter().filter(|rule| rule.format == format);
        let ids: Vec<_> = of_format.map(|rule| rule.id).collect();
        assert!(ids.is_sorted_by(|a, b| a < b), "{ids:?}");
    }
    for rule in rules {
        let words = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        assert!(rule.name.bytes().all(words), "{}", rule.name);
    }
}
