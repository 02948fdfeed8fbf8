//! The published loss matrix: docs/conversions/, a page a pair of formats, made from the reports of conversions.
//!
//! Each page lists every member of the source and what becomes of it, and every member of the target and where it comes from. The
//! reports are those of the fixtures and, where a format has a schema, of generated documents; a member that no source uses would be
//! missing, which is a failure. `UPDATE_DOCS=1` writes the pages.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "each test uses what it needs")]
#[path = "../granting/mod.rs"]
mod granting;
mod member;
mod page;
mod sources;
mod table;

use std::path::{Path, PathBuf};

use opencheckpoint_convert::{Format, path};

use crate::member::Members;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every pair of formats that there is a conversion of.
fn pairs() -> impl Iterator<Item = (Format, Format)> {
    let both = |from| Format::ALL.into_iter().map(move |to| (from, to));
    Format::ALL
        .into_iter()
        .flat_map(both)
        .filter(|(from, to)| from != to && path(*from, *to).is_some())
}

#[test]
fn the_pages_are_those_of_the_mappings() {
    let folder = root().join("docs/conversions");
    let is_update = std::env::var_os("UPDATE_DOCS").is_some();
    let mut names = Vec::new();
    for (from, to) in pairs() {
        let name = format!("{from}-to-{to}.md");
        let file = folder.join(&name);
        let text = page::page(from, to, &table::Table::of(from, to));
        if is_update {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&file, &text).unwrap();
        }
        let written = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(written == text, "{name} is out of date: UPDATE_DOCS=1 mends it");
        names.push(name);
    }
    for entry in std::fs::read_dir(&folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(names.contains(&name), "docs/conversions/{name} is of no pair");
    }
}

#[test]
fn every_page_is_named_beside_the_laws() {
    let text = std::fs::read_to_string(root().join("docs/conversions.md")).unwrap();
    for (from, to) in pairs() {
        assert!(text.contains(&format!("(conversions/{from}-to-{to}.md)")), "{from} to {to}");
    }
}

#[test]
fn every_member_of_a_schema_is_in_its_pages() {
    for (from, to) in pairs() {
        let Some(members) = Members::of_schema(from) else { continue };
        let table = table::Table::of(from, to);
        let listed: Vec<_> = table.sources().collect();
        for member in members.all() {
            let is_listed = |row: &&str| {
                row.strip_prefix(&*member)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
            };
            assert!(listed.iter().any(is_listed), "{from} to {to}: nothing is said of {member}");
        }
    }
}
