//! `cargo xtask test`: every test of the repository, by one command.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// A part of the suite.
pub struct Step {
    /// What it tests.
    pub title: String,
    arguments: Vec<String>,
    /// A variable of the environment, and its value.
    variable: Option<(&'static str, String)>,
}

/// How a step went.
pub struct Outcome {
    /// What it tests.
    pub title: String,
    /// Whether all of it holds.
    pub passed: bool,
    /// Why it was not run.
    pub skipped: Option<String>,
    /// How long it took.
    pub took: Duration,
}

/// The features of a model crate, each of which must work without the others.
const FEATURES: &[&str] = &["digest", "proptest", "schemars", "trace", "url"];

/// The features of `serde_json` that change how it holds numbers and maps, and both.
const SERDE_FEATURES: &[&str] =
    &["", "arbitrary_precision", "preserve_order", "arbitrary_precision,preserve_order"];

const MODELS: &[&str] =
    &["agent-turns-model", "open-continuity-model", "opencheckpoint-model", "session-record-model"];

/// What is run, in order.
#[must_use]
pub fn steps() -> Vec<Step> {
    let mut steps =
        vec![Step::new("everything, with all features", "test --workspace --all-features")];
    let models: Vec<String> = MODELS.iter().map(|model| format!("-p {model}")).collect();
    let models = models.join(" ");
    steps.push(Step::new("the models without features", &format!("test {models}")));
    for feature in FEATURES {
        let on: Vec<String> = MODELS.iter().map(|model| format!("{model}/{feature}")).collect();
        // Without the tests: what these depend on would switch features on for the model as well.
        let arguments = format!("check {models} --lib --features {}", on.join(","));
        steps.push(Step::new(&format!("the models with the feature {feature} alone"), &arguments));
    }
    let shapes = format!("test {models} --all-features --test model shape::");
    // A document that is broken in every way is as many documents: those tests try fewer.
    let rules = "test -p opencheckpoint-rules --all-features --test rules -- properties:: \
                 valid_exchanges_are_valid valid_streams_are_valid";
    for (title, arguments) in [
        ("ten thousand documents of each format", shapes.as_str()),
        ("ten thousand documents that keep and break the rules", rules),
    ] {
        let step = Step::new(title, arguments);
        steps.push(step.with("PROPTEST_CASES", "10000"));
    }
    for features in SERDE_FEATURES {
        let title = match *features {
            "" => "serde_json as it comes".to_owned(),
            features => format!("serde_json with {}", features.replace(',', " and ")),
        };
        let mut step = Step::new(
            &title,
            "test --manifest-path xtask/serde-features/Cargo.toml --target-dir target/serde-features --tests --features",
        );
        step.arguments.push((*features).to_owned());
        steps.push(step);
    }
    steps
}

impl Step {
    pub(crate) fn new(title: &str, arguments: &str) -> Self {
        let arguments = arguments.split(' ').map(str::to_owned).collect();
        Self { title: title.to_owned(), arguments, variable: None }
    }

    /// The same, with a variable of the environment.
    pub(crate) fn with(self, name: &'static str, value: &str) -> Self {
        Self { variable: Some((name, value.to_owned())), ..self }
    }

    /// The command, as one would type it.
    #[must_use]
    pub fn command(&self) -> String {
        let arguments = self
            .arguments
            .iter()
            .map(|argument| if argument.is_empty() { "\"\"" } else { argument });
        let variable = self.variable.as_ref().map(|(name, value)| format!("{name}={value} "));
        let cargo = variable.unwrap_or_default() + "cargo";
        arguments.fold(cargo, |line, argument| line + " " + argument)
    }

    /// Runs it below `root`; its output goes where ours goes.
    #[must_use]
    pub fn run(self, root: &Path) -> Outcome {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let start = Instant::now();
        let status = Command::new(cargo)
            .args(&self.arguments)
            .envs(self.variable)
            .current_dir(root)
            .status();
        Outcome {
            title: self.title,
            passed: status.is_ok_and(|status| status.success()),
            skipped: None,
            took: start.elapsed(),
        }
    }
}

impl Outcome {
    /// That of a part that cannot be run here, and why.
    #[must_use]
    pub fn skipped(title: &str, why: String, took: Duration) -> Self {
        Self { title: title.to_owned(), passed: true, skipped: Some(why), took }
    }
}

/// Runs a check of our own as a step.
///
/// # Errors
///
/// What the check gives.
pub fn timed<E>(title: &str, check: impl FnOnce() -> Result<bool, E>) -> Result<Outcome, E> {
    let start = Instant::now();
    let passed = check()?;
    Ok(Outcome { title: title.to_owned(), passed, skipped: None, took: start.elapsed() })
}

/// What is printed in the end: each step, and whether all passed.
#[must_use]
pub fn summary(outcomes: &[Outcome]) -> String {
    let mut text = String::from("\nsummary\n");
    for outcome in outcomes {
        let Outcome { title, passed, skipped, took } = outcome;
        let verdict = if *passed { "ok    " } else { "FAILED" };
        let took = took.as_secs_f64();
        // Writing to a string does not fail.
        let _ = match skipped {
            Some(why) => writeln!(text, "  ------  {took:>6.1} s  {title}; skipped: {why}"),
            None => writeln!(text, "  {verdict}  {took:>6.1} s  {title}"),
        };
    }
    let failed = outcomes.iter().filter(|outcome| !outcome.passed).count();
    let skipped = outcomes.iter().filter(|outcome| outcome.skipped.is_some()).count();
    let _ = match failed {
        0 if skipped > 0 => {
            writeln!(text, "{} parts passed, {skipped} skipped", outcomes.len() - skipped)
        }
        0 => writeln!(text, "all {} parts passed", outcomes.len()),
        failed => writeln!(text, "{failed} of {} parts failed", outcomes.len()),
    };
    text
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Outcome, steps, summary};

    #[test]
    fn the_summary_says_what_failed() {
        let outcome = |title: &str, passed| Outcome {
            title: title.to_owned(),
            passed,
            skipped: None,
            took: Duration::from_millis(1500),
        };
        assert_eq!(
            summary(&[outcome("a", true), outcome("b", false)]),
            "\nsummary\n  ok         1.5 s  a\n  FAILED     1.5 s  b\n1 of 2 parts failed\n"
        );
        assert!(summary(&[outcome("a", true)]).ends_with("all 1 parts passed\n"));
        let skipped = Outcome::skipped("b", "no python3".to_owned(), Duration::from_millis(100));
        assert_eq!(
            summary(&[outcome("a", true), skipped]),
            "\nsummary\n  ok         1.5 s  a\n  ------     0.1 s  b; skipped: no python3\n1 parts passed, 1 skipped\n"
        );
    }

    #[test]
    fn a_command_can_be_typed_as_it_is_shown() {
        let commands: Vec<String> = steps().iter().map(super::Step::command).collect();
        assert_eq!(commands[0], "cargo test --workspace --all-features");
        assert!(commands.iter().any(|command| command.ends_with("--features \"\"")));
    }
}
