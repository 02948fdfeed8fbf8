//! Generated code stands under `src/generated/` and nowhere else, and says that it is generated.

use super::Finding;
use super::files::Source;
use crate::codegen::MADE_BY;

pub(super) fn check(sources: &[Source]) -> Vec<Finding> {
    sources.iter().filter_map(finding).collect()
}

fn finding(source: &Source) -> Option<Finding> {
    let says =
        source.text.lines().take_while(|line| line.starts_with("//!")).any(|line| line == MADE_BY);
    let message = match (source.path.contains("/src/generated/"), says) {
        (true, false) => {
            "stands among generated code and does not say that it is generated; generate it, or move it"
        }
        (false, true) => "says that it is generated, and stands outside src/generated/",
        _ => return None,
    };
    Some(Finding { path: source.path.clone(), line: None, message: message.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::{MADE_BY, Source, finding};

    fn found(path: &str, text: &str) -> bool {
        finding(&Source { path: path.to_owned(), text: text.to_owned() }).is_some()
    }

    #[test]
    fn a_header_and_its_place_belong_together() {
        let header = format!("//! Types.\n//!\n{MADE_BY}\n");
        assert!(!found("crates/a/src/generated/v1/types.rs", &header));
        assert!(!found("crates/a/src/lib.rs", "//! A crate.\n"));
        assert!(found("crates/a/src/types.rs", &header));
        assert!(found("crates/a/src/generated/v1/helper.rs", "//! By hand.\n"));
    }
}
