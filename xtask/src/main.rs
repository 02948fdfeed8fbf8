//! `cargo xtask`: code generation and checks of this repository.

// A command-line tool speaks by printing.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask codegen                  generate the model crates' code from schemas/, and what follows
                                     from the rules' files
cargo xtask codegen --check          compare the generated code with what codegen would write
cargo xtask new-rule FORMAT ID NAME  write the two files of a new rule, to be filled in
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    match words.as_slice() {
        ["codegen"] => codegen(root, false),
        ["codegen", "--check"] => codegen(root, true),
        ["new-rule", format, id, name] => new_rule(root, format, id, name),
        _ => {
            eprint!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn new_rule(root: &Path, format: &str, id: &str, name: &str) -> ExitCode {
    match xtask::rules::new_rule(root, format, id, name) {
        Ok(paths) => {
            for path in paths {
                println!("wrote {path}");
            }
            println!("fill them in, then run `cargo xtask codegen`");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn codegen(root: &Path, check: bool) -> ExitCode {
    let outcome = xtask::codegen::generate(root).and_then(|generated| {
        if check {
            let diffs = xtask::codegen::differences(root, &generated.tree)?;
            for diff in &diffs {
                print!("{diff}");
            }
            return Ok(diffs.is_empty());
        }
        for note in &generated.notes {
            println!("{note}");
        }
        for path in xtask::codegen::write(root, &generated.tree)? {
            println!("wrote {path}");
        }
        Ok(true)
    });
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            eprintln!("the generated code is not what the schemas give: run `cargo xtask codegen`");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
