//! `cargo xtask`: code generation and checks of this repository.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command-line tool speaks by printing"
)]

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use xtask::codegen::{self, Error, Result};
use xtask::{rules, suite, tidy};

const USAGE: &str = "\
cargo xtask codegen                  generate the model crates' code from schemas/, and what follows
                                     from the rules' files
cargo xtask codegen --check          compare the generated code with what codegen would write
cargo xtask drift OLD NEW            what changed between two schemas, and what of it breaks documents
cargo xtask tidy                     look for what the compiler cannot see
cargo xtask test                     run every test: all features, each alone, serde_json's, generated code
cargo xtask new-rule FORMAT ID NAME  write the two files of a new rule, to be filled in

--root DIR                           another repository than the one xtask was built in
";

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let root = root(&mut arguments);
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["codegen"] => generate(&root),
        ["codegen", "--check"] => check(&root),
        ["drift", old, new] => drift(old, new),
        ["tidy"] => look(&root),
        ["test"] => test(&root),
        ["new-rule", format, id, name] => new_rule(&root, format, id, name),
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The repository: the one named by `--root`, else the one that holds this package.
fn root(arguments: &mut Vec<String>) -> PathBuf {
    if let Some(at) = arguments.iter().position(|argument| argument == "--root") {
        let named: Vec<String> = arguments.drain(at..(at + 2).min(arguments.len())).collect();
        if let [_, folder] = named.as_slice() {
            return PathBuf::from(folder);
        }
    }
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new(".")).to_owned()
}

fn generate(root: &Path) -> Result<bool> {
    let generated = codegen::generate(root)?;
    for note in &generated.notes {
        println!("{note}");
    }
    for path in codegen::write(root, &generated.tree)? {
        println!("wrote {path}");
    }
    Ok(true)
}

fn check(root: &Path) -> Result<bool> {
    let generated = codegen::generate(root)?;
    let diffs = codegen::differences(root, &generated.tree)?;
    for diff in &diffs {
        print!("{diff}");
    }
    if !diffs.is_empty() {
        eprintln!("the generated code is not what the schemas give: run `cargo xtask codegen`");
    }
    Ok(diffs.is_empty())
}

fn drift(old: &str, new: &str) -> Result<bool> {
    for change in xtask::drift::drift(&schema(old)?, &schema(new)?) {
        println!("{change}");
    }
    Ok(true)
}

fn schema(path: &str) -> Result<serde_json::Value> {
    let text = std::fs::read_to_string(path).map_err(|error| Error::at(path, error))?;
    serde_json::from_str(&text).map_err(|error| Error::at(path, error))
}

fn look(root: &Path) -> Result<bool> {
    let findings = tidy::tidy(root)?;
    for finding in &findings {
        println!("{finding}");
    }
    Ok(findings.is_empty())
}

fn test(root: &Path) -> Result<bool> {
    let mut outcomes = Vec::new();
    for step in suite::steps() {
        println!("\n+ {}", step.command());
        outcomes.push(step.run(root));
    }
    outcomes.push(suite::timed("generated code is what the schemas give", || check(root))?);
    outcomes.push(suite::timed("the repository is tidy", || look(root))?);
    print!("{}", suite::summary(&outcomes));
    Ok(outcomes.iter().all(|outcome| outcome.passed))
}

fn new_rule(root: &Path, format: &str, id: &str, name: &str) -> Result<bool> {
    for path in rules::new_rule(root, format, id, name)? {
        println!("wrote {path}");
    }
    println!("fill them in, then run `cargo xtask codegen`");
    Ok(true)
}
