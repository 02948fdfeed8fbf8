//! `rules`.

use opencheckpoint_rules::registry;
use serde_json::Value;

use crate::run::{Place, printed, refused};

#[test]
fn the_catalogue_lists_every_rule_under_its_format() {
    let place = Place::new();
    let ran = place.run(&["rules"]);
    assert_eq!((ran.code, &*ran.stderr), (0, ""));
    let mut format = "";
    let mut rules = registry();
    for line in ran.stdout.lines().filter(|line| !line.is_empty()) {
        let Some(row) = line.strip_prefix("  ") else {
            format = line;
            continue;
        };
        let rule = rules.next().expect("no more rows than rules");
        assert_eq!(rule.format.as_str(), format);
        let mut cells = row.split("  ").filter(|cell| !cell.is_empty()).map(str::trim);
        let expected = [rule.id.as_str(), rule.severity.as_str(), rule.class.as_str(), rule.name];
        assert!(expected.into_iter().eq(cells.by_ref().take(4)), "{row}");
        assert_eq!(cells.next(), Some(rule.summary()));
    }
    assert_eq!(rules.next(), None);
}

#[test]
fn a_rule_is_explained_by_id_or_name() {
    let place = Place::new();
    let page = place.run(&["rules", "OC401"]);
    assert_eq!(place.run(&["rules", "resource-without-uri-or-locator"]), page);
    let start = "# OC401 resource-without-uri-or-locator\n\n\
                 opencheckpoint · error · document · since 0.1.0\n\n\
                 A resource has a `uri` or a `locator`; both are fine.\n";
    assert!(page.stdout.starts_with(start), "{}", page.stdout);
    assert!(page.stdout.contains("\n## How to mend it\n"), "{}", page.stdout);
    assert_eq!(printed(&page.stdout), page);
    assert_eq!(place.run(&["rules", "OC000"]), refused(2, "no rule has the name or id \"OC000\""));
}

#[test]
fn the_catalogue_is_one_json_document() {
    let place = Place::new();
    let json = |args: &[&str]| -> Value {
        let ran = place.run(&[args, &["--output", "json"]].concat());
        serde_json::from_str(&ran.stdout).unwrap()
    };
    let rows = json(&["rules"]);
    assert_eq!(rows["rules"].as_array().unwrap().len(), registry().count());
    let page = json(&["rules", "OC201"]);
    assert_eq!(page["rule"]["name"], "instruction-from-tool");
    assert_eq!(
        rows["rules"].as_array().unwrap().iter().find(|row| row["id"] == "OC201"),
        Some(&page["rule"])
    );
    assert!(page["page"].as_str().unwrap().starts_with("# OC201 "));
}
