//! Dependencies between the crates go one way: cli, convert, rules, models, exact-json.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::Finding;
use crate::codegen::{Error, Result};

/// The floors of the house, from the ground up: a crate may use those of lower floors only.
const FLOORS: &[&[&str]] = &[
    &["exact-json"],
    &["agent-turns-model", "open-continuity-model", "opencheckpoint-model", "session-record-model"],
    &["opencheckpoint-rules"],
    &["opencheckpoint-convert"],
    &["opencheckpoint"],
];

pub(super) fn check(root: &Path) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    let entries = fs::read_dir(root.join("crates")).map_err(|error| Error::at("crates", error))?;
    for entry in entries {
        let entry = entry.map_err(|error| Error::at("crates", error))?;
        let path = format!("crates/{}/Cargo.toml", entry.file_name().to_string_lossy());
        let Ok(text) = fs::read_to_string(root.join(&path)) else { continue };
        let manifest: toml::Table = text.parse().map_err(|error| Error::at(&path, error))?;
        findings.extend(manifest_findings(&path, &manifest));
    }
    Ok(findings)
}

fn manifest_findings(path: &str, manifest: &toml::Table) -> Vec<Finding> {
    let floors: BTreeMap<&str, usize> = FLOORS
        .iter()
        .enumerate()
        .flat_map(|(floor, names)| names.iter().map(move |name| (*name, floor)))
        .collect();
    let finding = |message: String| Finding { path: path.to_owned(), line: None, message };
    let name = manifest.get("package").and_then(|package| package.get("name")?.as_str());
    let Some(name) = name else { return vec![finding("the package has no name".to_owned())] };
    let Some(own) = floors.get(name) else {
        return vec![finding(format!(
            "{name} stands on no floor: name it in xtask/src/tidy/arrows.rs"
        ))];
    };
    let tables = ["dependencies", "dev-dependencies", "build-dependencies"];
    let used = tables.iter().filter_map(|table| manifest.get(*table)?.as_table());
    let used = used.flat_map(toml::Table::keys);
    // A crate may use itself in its tests, to switch its own features on.
    let used = used.filter(|used| *used != name);
    used.filter(|used| floors.get(used.as_str()).is_some_and(|floor| floor >= own))
        .map(|used| {
            finding(format!("{name} may not depend on {used}, which does not stand below it"))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::manifest_findings;

    fn messages(manifest: &str) -> Vec<String> {
        let manifest = manifest.parse().unwrap();
        manifest_findings("Cargo.toml", &manifest)
            .into_iter()
            .map(|finding| finding.message)
            .collect()
    }

    #[test]
    fn a_crate_may_use_those_below_it() {
        let manifest = "[package]\nname = 'opencheckpoint-rules'\n[dependencies]\nexact-json = '1'\nopencheckpoint-model = '1'";
        assert_eq!(messages(manifest), [""; 0]);
    }

    #[test]
    fn an_arrow_upward_or_sideways_is_found() {
        let manifest = "[package]\nname = 'opencheckpoint-model'\n[dependencies]\nopencheckpoint-rules = '1'\n[dev-dependencies]\nsession-record-model = '1'";
        assert_eq!(
            messages(manifest),
            [
                "opencheckpoint-model may not depend on opencheckpoint-rules, which does not stand below it",
                "opencheckpoint-model may not depend on session-record-model, which does not stand below it",
            ]
        );
    }
}
