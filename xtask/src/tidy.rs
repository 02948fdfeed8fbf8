//! `cargo xtask tidy`: what the compiler cannot see of the way this repository is built.

mod arrows;
mod files;
mod generated;
mod mappings;
mod modules;

use std::fmt;
use std::path::Path;

use crate::codegen::Result;

/// A place that is not as the repository's rules say.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// Path from the root of the repository.
    pub path: String,
    /// 1-based line, where there is one.
    pub line: Option<usize>,
    /// What is wrong, and what to do.
    pub message: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.path, self.message),
            None => write!(f, "{}: {}", self.path, self.message),
        }
    }
}

/// Looks through the repository below `root`. An empty list is a tidy repository.
///
/// - Dependencies between the crates go one way (`arrows`).
/// - Every module begins with a line that says what it is (`modules`).
/// - Generated code, and only generated code, has the header that says so (`generated`).
/// - Mappings take model types apart whole, and decide on every variant (`mappings`).
/// - Every rule has its two files.
///
/// # Errors
///
/// When a file cannot be read.
pub fn tidy(root: &Path) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    findings.extend(arrows::check(root)?);
    let sources = files::sources(root)?;
    findings.extend(modules::check(&sources));
    findings.extend(generated::check(&sources));
    findings.extend(mappings::check(&sources));
    if let Err(error) = crate::rules::files(root) {
        findings.push(Finding {
            path: "crates/rules".to_owned(),
            line: None,
            message: error.to_string(),
        });
    }
    findings.sort();
    Ok(findings)
}
