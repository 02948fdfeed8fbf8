//! Every module begins with `//!`: a reader who opens a file is told what it is.

use super::Finding;
use super::files::Source;

pub(super) fn check(sources: &[Source]) -> Vec<Finding> {
    let silent = sources.iter().filter(|source| !says_what_it_is(&source.text));
    let finding = |source: &Source| Finding {
        path: source.path.clone(),
        line: Some(1),
        message: "the first line must say what the module is: `//! …`".to_owned(),
    };
    silent.map(finding).collect()
}

fn says_what_it_is(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    first.strip_prefix("//! ").is_some_and(|said| !said.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::says_what_it_is;

    #[test]
    fn a_module_must_begin_with_its_description() {
        assert!(says_what_it_is("//! Names.\n\nuse a;"));
        assert!(!says_what_it_is("use a;\n//! Names."));
        assert!(!says_what_it_is("//!\n//! Names."));
    }
}
