//! The examples of the README, of docs/granting.md and of docs/seeding-a-model.md, run as they stand there.
//!
//! A `console` block holds commands, each on a line that begins with `$ `, and what they print, standard
//! output and standard error as they come. `UPDATE_README=1` writes what is printed now into
//! the page instead of comparing.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use opencheckpoint_convert::{Format, MAPPINGS};

/// How the README runs the command from a clean clone.
const FROM_SOURCE: &str = "cargo run --release -p opencheckpoint -- ";

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn readme() -> String {
    std::fs::read_to_string(repository().join("README.md")).unwrap()
}

/// A folder that looks like a clean clone to the examples.
fn clone() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    copy(&repository().join("fixtures"), &folder.path().join("fixtures"));
    folder
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// Runs a line in a shell that finds our binary; what it prints, and its exit code.
fn shell(folder: &Path, line: &str) -> (String, i32) {
    let binary = Path::new(env!("CARGO_BIN_EXE_opencheckpoint"));
    let line = line
        .strip_prefix(FROM_SOURCE)
        .map_or_else(|| line.to_owned(), |arguments| format!("opencheckpoint {arguments}"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders =
        std::iter::once(binary.parent().unwrap().to_owned()).chain(std::env::split_paths(&path));
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1\n{line}")])
        .env("PATH", std::env::join_paths(folders).unwrap())
        .current_dir(folder)
        .output()
        .unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    (printed, output.status.code().expect("the command ends by itself"))
}

/// A page with the output of each example as it is now.
fn with_real_output(page: &str) -> String {
    let folder = clone();
    let mut out = String::new();
    let mut in_console = false;
    for line in page.lines() {
        let fence = line.starts_with("```");
        let starts = fence && !in_console && line == "```console";
        if fence {
            in_console = starts;
        }
        let command = in_console.then(|| line.strip_prefix("$ ")).flatten();
        if let Some(command) = command {
            let (printed, _) = shell(folder.path(), command);
            let _ = write!(out, "$ {command}\n{printed}");
            if !printed.is_empty() && !printed.ends_with('\n') {
                out.push('\n');
            }
        } else if starts || !in_console {
            let _ = writeln!(out, "{line}");
        }
    }
    out
}

/// Compares the examples of a page with what they print.
fn prints_what_it_says(file: &str) {
    let page = std::fs::read_to_string(repository().join(file)).unwrap();
    assert!(page.contains("```console\n$ opencheckpoint "), "{file} has examples");
    let real = with_real_output(&page);
    if std::env::var_os("UPDATE_README").is_some() {
        std::fs::write(repository().join(file), real).unwrap();
        return;
    }
    for (number, (says, is)) in page.lines().zip(real.lines()).enumerate() {
        assert_eq!(says, is, "{file}, line {}; UPDATE_README=1 mends it", number + 1);
    }
    assert_eq!(page, real, "{file}; UPDATE_README=1 mends it");
}

#[test]
fn every_example_prints_what_the_readme_says() {
    prints_what_it_says("README.md");
}

#[test]
fn every_example_prints_what_the_page_on_granting_says() {
    prints_what_it_says("docs/granting.md");
}

#[test]
fn every_example_prints_what_the_page_on_seeding_says() {
    prints_what_it_says("docs/seeding-a-model.md");
}

#[test]
fn the_two_commands_stand_there_and_the_first_one_works() {
    let readme = readme();
    let commands: Vec<_> = readme.lines().filter(|line| line.starts_with("cargo ")).collect();
    assert_eq!(commands.len(), 2, "{commands:?}");
    assert!(commands[0].starts_with(FROM_SOURCE), "{commands:?}");
    assert_eq!(commands[1], "cargo xtask test");

    let folder = clone();
    let (printed, code) = shell(folder.path(), commands[0]);
    assert_eq!(code, 0, "{printed}");
    let target = commands[0].split_once(" -o ").expect("it names its output").1;
    assert!(folder.path().join(target).is_file());
    assert!(folder.path().join(format!("{target}.loss.jsonl")).is_file());
    let (printed, code) = shell(folder.path(), &format!("opencheckpoint validate {target}"));
    assert_eq!(code, 0, "{printed}");
}

#[test]
fn the_table_of_formats_says_what_is_read_and_written() {
    let readme = readme();
    for format in Format::ALL {
        let name = format!("| `{format}` |");
        let row = readme.lines().find(|line| line.starts_with(&name)).expect(&name);
        let cells: Vec<_> = row.split(" | ").collect();
        let yes = |is: bool| if is { "yes" } else { "no" };
        let reads = MAPPINGS.iter().any(|mapping| mapping.from == format);
        let writes = MAPPINGS.iter().any(|mapping| mapping.to == format);
        assert_eq!(cells[2..4], [yes(reads), yes(writes)], "{row}");
    }
}

#[test]
fn the_links_lead_somewhere() {
    let readme = readme();
    for link in readme.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        let exists = link.starts_with("https://") || repository().join(link).exists();
        assert!(exists, "{link}");
    }
}

/// docs/reliability.md says which test holds each promise.
#[test]
fn the_tests_that_hold_the_promises_exist() {
    let page = repository().join("docs/reliability.md");
    let page = std::fs::read_to_string(page).unwrap();
    let named = page.split('`').skip(1).step_by(2).filter_map(|code| code.split_once("::"));
    let mut count = 0;
    for (module, test) in named.filter(|named| *named != ("file", "test")) {
        let file = repository().join(format!("crates/cli/tests/cli/{module}.rs"));
        let source = std::fs::read_to_string(&file).unwrap();
        assert!(source.contains(&format!("fn {test}()")), "{module}::{test}");
        count += 1;
    }
    assert!(count > 10, "{count}");
}
