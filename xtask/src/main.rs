//! `cargo xtask`: code generation and checks of this repository.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command-line tool speaks by printing"
)]

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use xtask::codegen::{self, Error, Result};
use xtask::drift::Breaks;
use xtask::{figures, live, public_api, rules, suite, tidy};

const USAGE: &str = "\
cargo xtask codegen                  generate the model crates' code from schemas/, and what follows
                                     from the rules' files
cargo xtask codegen --check          compare the generated code with what codegen would write
cargo xtask drift OLD NEW [--for readers|writers]
                                     what changed between two schemas, and who must change with it;
                                     exit code 1 where somebody must (of these, if they are named)
cargo xtask public-api [--check]     write, or compare, the listing of what opencheckpoint-model exports
cargo xtask tidy                     look for what the compiler cannot see
cargo xtask test                     run every test: all features, each alone, serde_json's, generated code
cargo xtask live                     run agent-checkpoint 0.3.1 beside the command, which is a part of the above
cargo xtask figures [BYTES…]         measure save and merge beside it, for docs/performance.md
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
        ["drift", old, new] => drift(old, new, |_| true),
        ["drift", old, new, "--for", "readers"] => drift(old, new, Breaks::readers),
        ["drift", old, new, "--for", "writers"] => drift(old, new, Breaks::writers),
        ["public-api"] => public_api::write(&root).map(|()| true),
        ["public-api", "--check"] => public_api(&root),
        ["tidy"] => look(&root),
        ["test"] => test(&root),
        ["live"] => Ok(live(&root)),
        ["figures", sizes @ ..] => figures(&root, sizes),
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

/// Whether nobody must change, of those that are asked for.
fn drift(old: &str, new: &str, counts: impl Fn(Breaks) -> bool) -> Result<bool> {
    let (old, new) = (codegen::schema(Path::new(old))?, codegen::schema(Path::new(new))?);
    let changes = xtask::drift::drift(&old, &new);
    for change in &changes {
        println!("{change}");
    }
    Ok(!changes.iter().any(|change| change.breaks != Breaks::Nobody && counts(change.breaks)))
}

fn public_api(root: &Path) -> Result<bool> {
    let diff = public_api::difference(root)?;
    if let Some(diff) = &diff {
        print!("{diff}");
        eprintln!("the public API is not what its listing says: run `cargo xtask public-api`");
    }
    Ok(diff.is_none())
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
    println!("\n+ {}", live::TITLE);
    outcomes.push(live::compare(root));
    outcomes.push(suite::timed("generated code is what the schemas give", || check(root))?);
    outcomes.push(suite::timed("the repository is tidy", || look(root))?);
    outcomes.push(suite::timed("the public API is what its listing says", || public_api(root))?);
    print!("{}", suite::summary(&outcomes));
    Ok(outcomes.iter().all(|outcome| outcome.passed))
}

fn live(root: &Path) -> bool {
    let outcome = live::compare(root);
    let passed = outcome.passed;
    print!("{}", suite::summary(&[outcome]));
    passed
}

fn figures(root: &Path, sizes: &[&str]) -> Result<bool> {
    let mut bytes = Vec::new();
    for size in sizes {
        let size = size.parse().map_err(|_| Error::at(size, "this is no number of bytes"))?;
        bytes.push(size);
    }
    if bytes.is_empty() {
        bytes = vec![100_000_000, 2_000_000_000];
    }
    figures::measure(root, &bytes, |line| println!("{line}"))
        .map_err(|error| Error::at("figures", error))?;
    Ok(true)
}

fn new_rule(root: &Path, format: &str, id: &str, name: &str) -> Result<bool> {
    for path in rules::new_rule(root, format, id, name)? {
        println!("wrote {path}");
    }
    println!("fill them in, then run `cargo xtask codegen`");
    Ok(true)
}
