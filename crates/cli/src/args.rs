//! The command line, as clap parses it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::builder::{OsStringValueParser, TypedValueParser as _};
use clap::error::ErrorKind;
use clap::{Args, CommandFactory as _, Parser, Subcommand, ValueEnum};
use exact_json::Timestamp;

use crate::exit::Failure;

/// Portable agent state: validate it, convert it, and account for what a conversion loses.
#[derive(Debug, Parser)]
#[command(
    name = "opencheckpoint",
    version,
    arg_required_else_help = true,
    after_help = "\
Exit codes:
  0  done, valid, confirmed
  1  the document is JSON but not valid, the audit fails, or the conversion is refused
  2  usage, a file that cannot be read, or text that is not strict JSON
`diff` ends in 1 if the files differ, `resume` in the exit code of its command.

`-` stands for standard input or standard output. Examples:
  opencheckpoint convert log.jsonl --to opencheckpoint -o task.checkpoint.json
  opencheckpoint validate task.checkpoint.json
  opencheckpoint audit --explain task.checkpoint.json.loss.jsonl"
)]
pub(crate) struct Cli {
    /// How to print what there is to say: for a person, as one JSON document, or, of `validate`, as a SARIF log.
    #[arg(long = "output", global = true, default_value = "text", value_name = "text|json|sarif")]
    #[arg(value_parser = OsStringValueParser::new().map(Printing::from))]
    #[arg(hide_default_value = true, display_order = 900)]
    printing: Printing,

    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What stands behind `--output`.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Printing {
    /// How to print.
    Form(Output),
    /// Of agent-checkpoint's verbs: the file to write.
    File(PathBuf),
}

impl From<OsString> for Printing {
    fn from(text: OsString) -> Self {
        let form = text.to_str().and_then(|text| Output::from_str(text, false).ok());
        form.map_or_else(|| Self::File(text.into()), Self::Form)
    }
}

impl Cli {
    /// The command line, as it was typed. One that cannot be understood ends the run.
    pub(crate) fn of_this_run() -> Self {
        Self::parse().settled().unwrap_or_else(|error| error.exit())
    }

    /// Sees to a file that `--output` names, as it does for agent-checkpoint.
    fn settled(mut self) -> Result<Self, clap::Error> {
        let out = match &mut self.command {
            Command::Save(Save { out, .. }) | Command::Merge(Merge { out, .. }) => Some(out),
            _ => None,
        };
        let (kind, message) = match (&self.printing, out) {
            (Printing::Form(_), None | Some(Some(_))) => return Ok(self),
            (Printing::Form(_), Some(None)) => (
                ErrorKind::MissingRequiredArgument,
                "the file to write is not named: name it behind `-o`".to_owned(),
            ),
            (Printing::File(file), Some(out)) => match out {
                None => {
                    *out = Some(file.clone());
                    return Ok(self);
                }
                Some(out) => (
                    ErrorKind::ArgumentConflict,
                    format!(
                        "-o names {} and --output {}, and one file is written",
                        out.display(),
                        file.display()
                    ),
                ),
            },
            (Printing::File(file), None) => (
                ErrorKind::InvalidValue,
                format!(
                    "invalid value '{}' for '--output <text|json|sarif>'\n  [possible values: text, json, sarif]",
                    file.display()
                ),
            ),
        };
        Err(Self::command().error(kind, message))
    }

    /// How the user wants to be told.
    pub(crate) fn output(&self) -> Output {
        match self.printing {
            Printing::Form(output) => output,
            Printing::File(_) => Output::Text,
        }
    }
}

/// How the user wants to be told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Output {
    /// Lines for a person.
    #[default]
    Text,
    /// One JSON document on standard output.
    Json,
    /// One SARIF 2.1.0 log on standard output; findings alone can be told so.
    Sarif,
}

/// How the tool speaks of whatever there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Form {
    /// Lines for a person.
    Text,
    /// One JSON document on standard output.
    Json,
}

impl Output {
    /// The form in which anything but findings is told.
    pub(crate) fn form(self) -> Form {
        match self {
            Self::Text => Form::Text,
            Self::Json | Self::Sarif => Form::Json,
        }
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Tell what logs hold, what a conversion would drop, and what was never seen before.
    #[command(after_help = SURVEY)]
    Survey(Survey),
    /// Check documents: strict JSON, right shape, every rule of their format.
    #[command(after_help = VALIDATE)]
    Validate(Validate),
    /// Convert a log or a document to another format, with a report of every value's fate.
    #[command(after_help = CONVERT)]
    Convert(Convert),
    /// Give the source of a conversion back, byte for byte.
    #[command(after_help = RESTORE)]
    Restore(Restore),
    /// Check a loss report against its source and target, or explain it.
    #[command(after_help = AUDIT)]
    Audit(Audit),
    /// Tell whether a task may be continued from its checkpoint now, and what stands against it.
    #[command(after_help = READY)]
    Ready(Ready),
    /// Make a file of turns from a log, from which an agent can continue.
    #[command(after_help = SAVE, override_usage = "opencheckpoint save [OPTIONS] <LOG> -o <CKPT>")]
    Save(Save),
    /// Tell how two files of turns differ, turn by turn.
    #[command(after_help = DIFF)]
    Diff(Diff),
    /// Put what is new in one file of turns behind the turns of another.
    #[command(after_help = MERGE, override_usage = "opencheckpoint merge [OPTIONS] <A> <B> -o <OUT>")]
    Merge(Merge),
    /// Start a command that continues from a file of turns.
    #[command(after_help = RESUME, override_usage = "opencheckpoint resume <CKPT> -- <CMD>...")]
    Resume(Resume),
    /// Print the SHA-256 digest of a document's canonical form (RFC 8785).
    #[command(after_help = DIGEST)]
    Digest(Digest),
    /// Write a document's canonical form (RFC 8785), without a newline.
    #[command(after_help = CANONICALIZE)]
    Canonicalize(Canonicalize),
    /// List the rules, or explain one of them.
    #[command(after_help = RULES)]
    Rules(Rules),
    /// Print the JSON Schema of a format.
    #[command(after_help = SCHEMA)]
    Schema(Schema),
    /// List the formats: what is read, written and validated.
    Formats,
}

impl Command {
    /// Whether standard output is for what the command makes, so that nothing else may be said there.
    pub(crate) fn fills_stdout(&self) -> bool {
        match self {
            Self::Convert(Convert { out, .. })
            | Self::Restore(Restore { out, .. })
            | Self::Canonicalize(Canonicalize { out, .. }) => {
                out.as_deref().is_none_or(|out| out.as_os_str() == "-")
            }
            Self::Save(Save { out, .. }) | Self::Merge(Merge { out, .. }) => {
                out.as_deref() == Some(Path::new("-"))
            }
            // What the command that is started says is its own.
            Self::Schema(_) | Self::Resume(_) => true,
            Self::Validate(_)
            | Self::Audit(_)
            | Self::Diff(_)
            | Self::Digest(_)
            | Self::Ready(_)
            | Self::Rules(_)
            | Self::Survey(_)
            | Self::Formats => false,
        }
    }
}

const READY: &str = "\
A reason blocks the task, forbids an operation or a step, degrades what can be done, or is to be watched.
The task is ready where nothing blocks it. Nothing is looked up: what nobody says is not known.

Exit codes: 0 ready, 1 not ready or not valid, 2 usage or a file that cannot be read.

Examples:
  opencheckpoint ready task.checkpoint.json
  opencheckpoint ready task.checkpoint.json --have tool=railway.buy --observed approve-offer=approved
  opencheckpoint ready task.checkpoint.json --met branch-is-clean --at 2026-10-27T08:00:00Z";

const VALIDATE: &str = "\
Of a directory, every file is checked that is of a format with a schema; the others are told.

Examples:
  opencheckpoint validate task.checkpoint.json
  opencheckpoint validate --deny warnings --output json *.checkpoint.json
  opencheckpoint validate checkpoints/
  opencheckpoint validate --ignore instruction-from-tool task.checkpoint.json
  opencheckpoint validate package.json --with receipt.json request.json
  opencheckpoint validate --output sarif *.checkpoint.json > findings.sarif";

const SURVEY: &str = "\
Nothing is written. Of each format: the types of its rows and of the blocks in them, with their
members; what a conversion would drop, by reason and member; and what is not known of the format,
with its first place, so that one learns that an agent has changed it. `opencheckpoint schema survey`
says what --output json prints. The exit code is 2 if a file cannot be read, else 0.

Examples:
  opencheckpoint survey ~/.claude/projects ~/.codex/sessions
  opencheckpoint survey log.jsonl --members
  opencheckpoint survey logs --to opencheckpoint
  opencheckpoint survey logs --output json | jq '.formats[].new'";

const CONVERT: &str = "\
Nothing is lost unsaid: the report names the fate of every value of the source and the origin of
every value of the target. With -o OUT it goes to OUT.loss.jsonl.

Of several files and of directories, each log becomes one file in the directory OUT, with a report of
its own, under the path that it has below the directory that was named. Hidden files are passed over,
and what is no log is told. A file that fails does not stop the others.

Examples:
  opencheckpoint convert log.jsonl --to opencheckpoint -o task.checkpoint.json
  opencheckpoint convert ~/.claude/projects ~/.codex/sessions --to session-record -o records
  opencheckpoint convert log.jsonl --to session-record -o session.jsonl --residue log.residue
  opencheckpoint convert log.jsonl --to opencheckpoint -o task.json --strict=unreadable
  opencheckpoint convert log.jsonl --to opencheckpoint -o task.json --redact
  opencheckpoint convert task.json --to context-package -o package.json --now 2026-11-21T08:00:00Z \\
    --grant receipt.json --request request.json --bind bind.json";

const RESTORE: &str = "\
Examples:
  opencheckpoint restore session.jsonl --residue log.residue -o log.jsonl
  opencheckpoint restore end.json --residue first.residue --residue second.residue > log.jsonl";

const AUDIT: &str = "\
The audit knows no mapping: it recounts the values of both files and checks every entry of the
report against them.

Examples:
  opencheckpoint audit log.jsonl task.checkpoint.json task.checkpoint.json.loss.jsonl
  opencheckpoint audit task.json package.json package.json.loss.jsonl --with receipt.json request.json bind.json
  opencheckpoint audit --explain task.checkpoint.json.loss.jsonl";

const SAVE: &str = "\
A turn whose call has no result is left out at the end of LOG, so that nobody has to guess how it
went. What else could not be saved is said; `--report` names the fate of every value. The exit code
is 0 if CKPT was written, 1 if it was not, 2 if the command line is at fault.

Examples:
  opencheckpoint save log.jsonl -o task.jsonl
  opencheckpoint save log.jsonl -o task.jsonl --report task.loss.jsonl --residue log.residue
  opencheckpoint save - -o task.jsonl < log.jsonl";

const DIFF: &str = "\
Compared are role, content, tool_calls and tool_results of the turns at the same place. The exit
code is 0 if the files are identical, 1 if they differ, 2 if one of them cannot be read.

Examples:
  opencheckpoint diff yesterday.jsonl today.jsonl
  opencheckpoint diff yesterday.jsonl today.jsonl -f json";

const MERGE: &str = "\
A turn of B is new if A has none with the same role, content, tool_calls and tool_results. Turns
that end a file with a call in flight are left out, and two results of one call are told.

Examples:
  opencheckpoint merge base.jsonl extra.jsonl -o combined.jsonl
  opencheckpoint merge base.jsonl extra.jsonl -o combined.jsonl --keep-repeats";

const RESUME: &str = "\
CMD finds the absolute path of CKPT in the environment variable AGENT_CHECKPOINT_INIT. It is not
started if CKPT is no file of turns, or ends with a call in flight. Its exit code is that of CMD;
128 and the signal's number if a signal ended it; 126 or 127 if it cannot be started.

Examples:
  opencheckpoint resume task.jsonl -- my-agent --continue";

const DIGEST: &str = "\
Examples:
  opencheckpoint digest request.json
  opencheckpoint digest package.json --without /integrity
  opencheckpoint digest package.json --member /entries/0/content";

const CANONICALIZE: &str = "\
Examples:
  opencheckpoint canonicalize request.json | sha256sum";

const RULES: &str = "\
Examples:
  opencheckpoint rules
  opencheckpoint rules OC201
  opencheckpoint rules instruction-from-tool --output json";

const SCHEMA: &str = "\
Examples:
  opencheckpoint schema opencheckpoint > checkpoint.schema.json
  opencheckpoint schema bind > bind.schema.json";

#[derive(Debug, Args)]
pub(crate) struct Survey {
    /// The logs, or directories of them. Hidden files are passed over.
    #[arg(required = true, value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,

    /// Tell what a conversion to this format would drop; without it, to that of a direct conversion.
    #[arg(long, value_name = "F")]
    pub(crate) to: Option<String>,

    /// Name the members of every type, and not their number alone; JSON names them always.
    #[arg(long)]
    pub(crate) members: bool,

    /// The longest line to read; a longer one is told as unreadable.
    #[arg(long, value_name = "BYTES", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_line: Option<u64>,
}

#[derive(Debug, Args)]
pub(crate) struct Validate {
    /// The documents to check, or directories of them.
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// The format of the files, where it is not to be told from their content.
    #[arg(long, value_name = "F")]
    pub(crate) format: Option<String>,

    /// Documents that the files speak of: of a package its receipt and request, of a receipt its request, of a checkpoint its parent.
    #[arg(long, num_args = 1.., value_name = "FILE")]
    pub(crate) with: Vec<PathBuf>,

    /// The time at which a receipt or package must be valid (RFC 3339); the clock is never read.
    #[arg(long, value_name = "TIME")]
    pub(crate) at: Option<String>,

    /// Let warnings fail the run, too.
    #[arg(long, value_enum, value_name = "warnings", hide_possible_values = true)]
    pub(crate) deny: Option<Deny>,

    /// Leave these rules out, by name or id.
    #[arg(long, num_args = 1.., value_delimiter = ',', value_name = "NAME")]
    pub(crate) ignore: Vec<String>,

    /// Check these rules alone, by name or id.
    #[arg(long, num_args = 1.., value_delimiter = ',', value_name = "NAME")]
    #[arg(conflicts_with = "ignore")]
    pub(crate) only: Vec<String>,
}

/// What fails a run besides errors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Deny {
    /// Findings of severity warning.
    Warnings,
}

#[derive(Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of the command line, and none rules out another"
)]
pub(crate) struct Convert {
    /// The log or document to convert; or several, or directories of them.
    #[arg(required = true, value_name = "IN")]
    pub(crate) inputs: Vec<PathBuf>,

    /// The format to write.
    #[arg(long, value_name = "F")]
    pub(crate) to: String,

    /// The format of IN, where it is not to be told from its content.
    #[arg(long, value_name = "F")]
    pub(crate) from: Option<String>,

    /// Where the target goes; without it, to standard output. Of several files, the directory for all of them.
    #[arg(short, long, value_name = "OUT")]
    pub(crate) out: Option<PathBuf>,

    /// Where the loss report goes; without it, beside OUT as OUT.loss.jsonl.
    #[arg(long, value_name = "R")]
    pub(crate) report: Option<PathBuf>,

    /// Write no loss report.
    #[arg(long, conflicts_with = "report")]
    pub(crate) no_report: bool,

    /// Write a residue here, from which `restore` gives IN back byte for byte. Of several files, the directory for all of them.
    #[arg(long, value_name = "X")]
    pub(crate) residue: Option<PathBuf>,

    /// Refuse the conversion if anything is dropped (for these reasons), or IN has an anomaly.
    #[arg(long, num_args = 0..=1, require_equals = true, value_delimiter = ',')]
    #[arg(default_missing_value = "", value_name = "REASON,…")]
    pub(crate) strict: Option<Vec<String>>,

    /// The time to use where the source tells none (RFC 3339); the clock is never read.
    #[arg(long, value_name = "T")]
    pub(crate) now: Option<String>,

    /// The task's objective, where the source tells none.
    #[arg(long, value_name = "TEXT")]
    pub(crate) objective: Option<String>,

    /// The checkpoint that this one continues.
    #[arg(long, value_name = "PREV")]
    pub(crate) parent: Option<PathBuf>,

    /// The receipt under which a context package is made.
    #[arg(long, value_name = "R")]
    pub(crate) grant: Option<PathBuf>,

    /// The request that the receipt answers.
    #[arg(long, value_name = "Q")]
    pub(crate) request: Option<PathBuf>,

    /// What you say of the statements that go into a context package, by their ids; `opencheckpoint schema bind` says how.
    #[arg(long, value_name = "B")]
    pub(crate) bind: Option<PathBuf>,

    /// Convert a context package that is not verified: it breaks a rule, says no digest, or has expired at --now.
    #[arg(long)]
    pub(crate) allow_unverified: bool,

    /// Replace what looks like a credential, wherever it stands, by a placeholder. A residue still holds it.
    #[arg(long)]
    pub(crate) redact: bool,

    /// The longest line to read; a longer one is kept as unreadable.
    #[arg(long, value_name = "BYTES", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_line: Option<u64>,

    /// Print errors only.
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Restore {
    /// What the conversion wrote.
    #[arg(value_name = "TARGET")]
    pub(crate) target: PathBuf,

    /// The residue of the conversion; of a chain, each step's, in the order they were made.
    #[arg(long, required = true, num_args = 1.., value_name = "X")]
    pub(crate) residue: Vec<PathBuf>,

    /// Where the source goes; without it, to standard output.
    #[arg(short, long, value_name = "OUT")]
    pub(crate) out: Option<PathBuf>,

    /// Print errors only.
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Audit {
    /// The file that was converted.
    #[arg(value_name = "SOURCE", required_unless_present = "explain")]
    pub(crate) source: Option<PathBuf>,

    /// The file that the conversion wrote.
    #[arg(value_name = "TARGET", required_unless_present = "explain")]
    pub(crate) target: Option<PathBuf>,

    /// The loss report of the conversion.
    #[arg(value_name = "REPORT", required_unless_present = "explain")]
    pub(crate) report: Option<PathBuf>,

    /// Documents that the report's options name by their digests: a receipt, a request, a bind file. What they say is checked, too.
    #[arg(long, num_args = 1.., value_name = "FILE", conflicts_with = "explain")]
    pub(crate) with: Vec<PathBuf>,

    /// Print what a report says as tables by fate, reason and member; checks nothing.
    #[arg(long, value_name = "REPORT", conflicts_with_all = ["source", "target", "report"])]
    pub(crate) explain: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Save {
    /// The log or document to save.
    #[arg(value_name = "LOG")]
    pub(crate) log: PathBuf,

    /// Where the turns go; `--output CKPT` says the same.
    #[arg(short, long, value_name = "CKPT")]
    pub(crate) out: Option<PathBuf>,

    /// The format of LOG, where it is not to be told from its content.
    #[arg(long, value_name = "F")]
    pub(crate) from: Option<String>,

    /// Write a report of every value's fate here.
    #[arg(long, value_name = "R")]
    pub(crate) report: Option<PathBuf>,

    /// Write a residue here, from which `restore` gives LOG back byte for byte.
    #[arg(long, value_name = "X")]
    pub(crate) residue: Option<PathBuf>,

    /// The time of a turn where LOG tells none (RFC 3339); without it, the time it is now.
    #[arg(long, value_name = "T")]
    pub(crate) now: Option<String>,

    /// The longest line to read; a longer one is left out as unreadable.
    #[arg(long, value_name = "BYTES", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_line: Option<u64>,

    /// Print errors only.
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Diff {
    /// A file of turns.
    #[arg(value_name = "A")]
    pub(crate) a: PathBuf,

    /// The file of turns to compare it with.
    #[arg(value_name = "B")]
    pub(crate) b: PathBuf,

    /// How to tell the differences: by lines, or as one JSON document that says what each file has.
    #[arg(short, long, value_enum, default_value_t = Form::Text, value_name = "text|json")]
    #[arg(hide_possible_values = true, hide_default_value = true)]
    pub(crate) format: Form,
}

#[derive(Debug, Args)]
pub(crate) struct Merge {
    /// The file of turns that comes first.
    #[arg(value_name = "A")]
    pub(crate) a: PathBuf,

    /// The file whose new turns come behind it.
    #[arg(value_name = "B")]
    pub(crate) b: PathBuf,

    /// Where the merged turns go; A or B may be written over. `--output OUT` says the same.
    #[arg(short, long, value_name = "OUT")]
    pub(crate) out: Option<PathBuf>,

    /// Keep a turn of B that is said again, as often as B says it more than A.
    #[arg(long)]
    pub(crate) keep_repeats: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Resume {
    /// The file of turns to continue from.
    #[arg(value_name = "CKPT")]
    pub(crate) checkpoint: Vec<PathBuf>,

    /// The command, and what it is given.
    #[arg(last = true, value_name = "CMD")]
    pub(crate) command: Vec<OsString>,

    /// The process with which the command is to end: how this program starts itself.
    #[cfg(target_os = "linux")]
    #[arg(long, hide = true, value_name = "PID")]
    pub(crate) bound_to: Option<u32>,
}

#[derive(Debug, Args)]
pub(crate) struct Ready {
    /// The checkpoint.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// A requirement that is at hand: its kind (tool, capability, access, extension) and its name.
    #[arg(long, value_name = "KIND=NAME")]
    pub(crate) have: Vec<String>,

    /// A precondition that was checked, and holds: its id.
    #[arg(long, value_name = "ID")]
    pub(crate) met: Vec<String>,

    /// The status that an operation has now, in the system of record.
    #[arg(long, value_name = "OP=STATUS")]
    pub(crate) observed: Vec<String>,

    /// The time it is (RFC 3339). Without it, nothing has expired.
    #[arg(long, value_name = "TIME")]
    pub(crate) at: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Digest {
    /// The JSON document.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// Digest the value at this JSON Pointer alone.
    #[arg(long, value_name = "POINTER")]
    pub(crate) member: Option<String>,

    /// Leave the value at this JSON Pointer out; the pointer is one of the whole document.
    #[arg(long, value_name = "POINTER")]
    pub(crate) without: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Canonicalize {
    /// The JSON document.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// Where the canonical form goes; without it, to standard output.
    #[arg(short, long, value_name = "OUT")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Rules {
    /// The rule, by id or name.
    #[arg(value_name = "ID")]
    pub(crate) rule: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Schema {
    /// The format, as `opencheckpoint formats` names it; or `loss-report`, `survey` or `bind`.
    #[arg(value_name = "FORMAT")]
    pub(crate) format: String,
}

/// A point in time that an option names.
pub(crate) fn time(option: &str, text: &str) -> Result<Timestamp, Failure> {
    let time: Timestamp =
        text.parse().map_err(|refusal| Failure::usage(format!("{option}: {refusal}")))?;
    if !time.is_date_time() {
        return Err(Failure::usage(format!("{option}: {text:?} names no point in time")));
    }
    Ok(time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grammar_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn strict_takes_reasons_after_an_equals_sign_only() {
        let parse = |args: &[&str]| match Cli::try_parse_from(args).unwrap().command {
            Command::Convert(convert) => convert,
            other => panic!("{other:?}"),
        };
        let plain = parse(&["opencheckpoint", "convert", "--to", "x", "--strict", "in.jsonl"]);
        assert_eq!(plain.strict, Some(vec![String::new()]));
        assert_eq!(plain.inputs, [PathBuf::from("in.jsonl")]);
        let some = parse(&["opencheckpoint", "convert", "in", "--to=x", "--strict=policy,expired"]);
        assert_eq!(some.strict, Some(vec!["policy".to_owned(), "expired".to_owned()]));
        let none = parse(&["opencheckpoint", "convert", "in", "--to=x"]);
        assert_eq!(none.strict, None);
    }
}
