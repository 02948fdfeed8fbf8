//! The rules' share of code generation: what follows from the rule files of
//! `crates/rules/src/<format>/`.
//!
//! A rule is two files, `x.rs` and `x.md`. From the listing of a format's folder come the `mod`
//! lines and the list of checks in its `mod.rs`, and `docs/rules/`: one page a rule, and an index.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use syn::parse::Parser as _;
use syn::punctuated::Punctuated;

use crate::codegen::{Error, Result, Tree};

/// Where the pages go. Everything in this folder is generated: a file that [`files`] does not name
/// is a leftover.
pub const PAGES: &str = "docs/rules";

/// The way from there to the repository's root.
const UP: &str = "../..";

/// The heading of a page in front of which stands who keeps a duty.
const MEND: &str = "## How to mend it";

/// Where the rules are.
const SOURCES: &str = "crates/rules/src";

/// The formats that have rules.
const FORMATS: &[Known] = &[
    Known {
        folder: "opencheckpoint",
        variant: "OpenCheckpoint",
        title: "OpenCheckpoint 0.1",
        class: "",
        subject: ("document::Document", "document: &Document<'_>"),
    },
    Known {
        folder: "open_continuity",
        variant: "OpenContinuity",
        title: "Open Continuity Protocol 0.4",
        class: "",
        subject: ("exchange::Exchange", "exchange: &Exchange<'_>"),
    },
    Known {
        folder: "session_record",
        variant: "SessionRecord",
        title: "Agent Session Record, Messages page",
        class: "    class: Record,\n",
        subject: ("seen::Seen", "seen: &Seen<'_>"),
    },
    Known {
        folder: "turns",
        variant: "Turns",
        title: "agent-checkpoint 0.3 turns",
        class: "    class: Stream,\n",
        subject: ("seen::Seen", "seen: &Seen<'_>"),
    },
];

/// A format that has rules.
struct Known {
    /// Its folder in [`SOURCES`].
    folder: &'static str,
    /// Its variant in the rules' `Format`.
    variant: &'static str,
    /// Its name in prose.
    title: &'static str,
    /// The line of a new rule's declaration that says its class; none where all rules are of one class.
    class: &'static str,
    /// What a check looks at: its path from the folder, and the parameter.
    subject: (&'static str, &'static str),
}

/// The lines of a `mod.rs` between which everything is generated.
const BEGIN: &str =
    "// What follows is written by `cargo xtask codegen` from the files of this folder.";
const END: &str = "// What `cargo xtask codegen` writes ends here.";

/// The function that checks a whole document, a record, or what a stream was.
const CHECK: &str = "check";

/// What the functions begin with that check one item of a document at a time.
const CHECK_EACH: &str = "check_";

/// As rustfmt.toml has it.
const LINE_WIDTH: usize = 100;

/// Every file that follows from the rules: its path from the repository's root, and its text.
///
/// # Errors
///
/// When a rule's two files do not fit each other or their names.
pub fn files(root: &Path) -> Result<Tree> {
    let mut files = Tree::new();
    let mut index = Index::default();
    for &Known { folder, title, .. } in FORMATS {
        let format = Format::read(root, folder)?;
        let path = format!("{}/mod.rs", format.folder);
        let text = format.mod_rs(&path, &read(root, &path)?)?;
        files.insert(path, text);
        for rule in &format.rules {
            files.insert(format!("{PAGES}/{}", rule.page_name()), rule.page(title)?);
        }
        index.section(title, &format.rules);
    }
    files.insert(format!("{PAGES}/README.md"), index.0);
    Ok(files)
}

/// Writes the two files of a new rule, to be filled in, and says which they are.
///
/// # Errors
///
/// When the format is unknown, the id or the name is not one, or a file is already there.
pub fn new_rule(root: &Path, format: &str, id: &str, name: &str) -> Result<[String; 2]> {
    let Some(Known { folder, variant, class, subject: (subject, parameter), .. }) =
        FORMATS.iter().find(|known| known.folder == format)
    else {
        let known: Vec<_> = FORMATS.iter().map(|known| known.folder).collect();
        return Err(Error::at(format, format_args!("no such format; known: {}", known.join(", "))));
    };
    if !id.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'-') {
        return Err(Error::at(id, "a rule's id is capital letters and digits"));
    }
    if !name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-') {
        return Err(Error::at(name, "a rule's name is lower-case words joined by hyphens"));
    }
    let stem = name.replace('-', "_");
    let folder = format!("{SOURCES}/{folder}");
    let source = format!("{folder}/{stem}.rs");
    let page = format!("{folder}/{stem}.md");
    for path in [&source, &page] {
        if root.join(path).exists() {
            return Err(Error::at(path, "is already there"));
        }
    }
    // A stream's examples are records, and a finding's place in them begins with the line.
    let (language, place) = if class.is_empty() { ("json", "/") } else { ("jsonl", "1:") };
    let replace = |template: &str| {
        template
            .replace("LANGUAGE", language)
            .replace("PLACE", place)
            .replace("ID", id)
            .replace("NAME", name)
            .replace("STEM", &stem)
            .replace("FORMAT", variant)
            .replace("    CLASS\n", class)
            .replace("SUBJECT", subject)
            .replace("PARAMETER", parameter)
            .replace("LOOKED_AT", parameter.split(':').next().unwrap_or_default())
    };
    write(root, &source, &replace(NEW_SOURCE))?;
    write(root, &page, &replace(NEW_PAGE))?;
    Ok([source, page])
}

const NEW_SOURCE: &str = r#"//! ID: what it is about.

use super::SUBJECT;
use crate::finding::Findings;
use crate::rule::declare_rule;

declare_rule! {
    id: "ID",
    name: "NAME",
    format: FORMAT,
    CLASS
    severity: Error,
    since: "0.1.0",
    page: "STEM.md",
}

pub(super) fn check(PARAMETER, findings: &mut Findings<'_>) {
    let _ = (LOOKED_AT, findings);
}
"#;

const NEW_PAGE: &str = "# ID NAME

What it demands, in one sentence on one line.

Where the finding stands.

## Why

## Where it is written

## How to mend it

## Examples

```LANGUAGE pass
{}
```

```LANGUAGE fail PLACE
{}
```
";

/// One format's folder.
struct Format {
    folder: String,
    /// The modules, in the order of their names.
    modules: BTreeSet<String>,
    /// The rules among them, in the order of their ids.
    rules: Vec<Rule>,
}

impl Format {
    fn read(root: &Path, folder: &str) -> Result<Self> {
        let folder = format!("{SOURCES}/{folder}");
        let mut modules = BTreeSet::new();
        let mut rules = Vec::new();
        let mut pages = BTreeSet::new();
        for name in names(root, &folder)? {
            if let Some(stem) = name.strip_suffix(".md") {
                pages.insert(stem.to_owned());
            } else if let Some(stem) = name.strip_suffix(".rs") {
                if stem != "mod" {
                    modules.insert(stem.to_owned());
                }
            } else {
                modules.insert(name);
            }
        }
        for stem in pages {
            if !modules.contains(&stem) {
                return Err(Error::at(format_args!("{folder}/{stem}.md"), "has no .rs beside it"));
            }
            rules.push(Rule::read(root, &folder, stem)?);
        }
        rules.sort_by(|a, b| a.id.cmp(&b.id));
        if let Some([a, b]) = rules.array_windows().find(|[a, b]| a.id == b.id) {
            return Err(Error::at(&a.id, format_args!("is the id of {} and {}", a.stem, b.stem)));
        }
        Ok(Self { folder, modules, rules })
    }

    /// The text of the folder's `mod.rs`, whose hand-written parts are in `current`.
    fn mod_rs(&self, path: &str, current: &str) -> Result<String> {
        let missing = |line: &str| Error::at(path, format_args!("has no line {line:?}"));
        let (head, rest) = current.split_once(BEGIN).ok_or_else(|| missing(BEGIN))?;
        let (_, tail) = rest.split_once(END).ok_or_else(|| missing(END))?;
        let mut text = format!("{head}{BEGIN}\n\n");
        // A module that others may use is declared by hand.
        let is_public = |module: &String| tail.contains(&format!("\npub mod {module};\n"));
        for module in self.modules.iter().filter(|module| !is_public(module)) {
            put(&mut text, format_args!("mod {module};\n"));
        }
        let mut stems: Vec<_> = self.rules.iter().map(|rule| &rule.stem).collect();
        stems.sort();
        for (n, stem) in stems.into_iter().enumerate() {
            let space = if n == 0 { "\n" } else { "" };
            let name = stem.to_uppercase();
            put(&mut text, format_args!("{space}pub use self::{stem}::RULE as {name};\n"));
        }
        text.push_str("\n/// The ids of the format's rules.\nimpl RuleId {");
        for (n, Rule { id, stem, .. }) in self.rules.iter().enumerate() {
            let space = if n == 0 { "\n" } else { "" };
            let (name, rule) = (id.replace('-', "_"), stem.to_uppercase());
            put(&mut text, format_args!("{space}    /// That of [`{rule}`].\n"));
            put(&mut text, format_args!("    pub const {name}: Self = Self({id:?});\n"));
        }
        text.push_str("}\n");
        text.push_str("\n/// Every rule of the format, in the order of the ids.\n");
        self.list(&mut text, "RULES: &[&Rule]", |_| true, |rule, _| format!("&{rule}"));
        text.push_str("\n/// The rules that a check holds, with it.\n");
        let is_checked = |rule: &Rule| rule.class.is_checked() && rule.checks.contains(CHECK);
        self.checks(&mut text, "CHECKS: &[(&Rule, Check)]", CHECK, is_checked);
        if self.rules.iter().any(|rule| rule.class.is_checked_at_the_end()) {
            text.push_str("\n/// The rules that are checked when the stream ends.\n");
            let at_end = |rule: &Rule| rule.class.is_checked_at_the_end();
            self.checks(&mut text, "AT_END: &[(&Rule, CheckAtEnd)]", CHECK, at_end);
        }
        for (check, item) in self.items() {
            put(
                &mut text,
                format_args!("\n/// The rules that a check of each {item} holds, with it.\n"),
            );
            let (list, kind) = (item.to_uppercase(), camel(&item));
            let list = format!("{list}_CHECKS: &[(&Rule, Check{kind})]");
            self.checks(&mut text, &list, &check, |rule| rule.checks.contains(&check));
        }
        put(&mut text, format_args!("\n{END}{tail}"));
        Ok(text)
    }

    /// The checks that look at one item of a document at a time, each with what that is called.
    fn items(&self) -> BTreeSet<(String, String)> {
        let checks = self.rules.iter().flat_map(|rule| &rule.checks);
        let item =
            |check: &String| Some((check.clone(), check.strip_prefix(CHECK_EACH)?.to_owned()));
        checks.filter_map(item).collect()
    }

    /// A list of those rules with their checks of that name.
    fn checks(&self, text: &mut String, list: &str, check: &str, listed: impl Fn(&Rule) -> bool) {
        self.list(text, list, listed, |rule, module| format!("(&{rule}, {module}::{check})"));
    }

    /// A list of those rules; an item is made of a rule's name and its module's.
    fn list(
        &self,
        text: &mut String,
        list: &str,
        listed: impl Fn(&Rule) -> bool,
        item: impl Fn(&str, &str) -> String,
    ) {
        let listed = self.rules.iter().filter(|rule| listed(rule));
        let items: Vec<_> =
            listed.map(|Rule { stem, .. }| item(&stem.to_uppercase(), stem)).collect();
        // As rustfmt has it.
        let line = format!("static {list} = &[{}];\n", items.join(", "));
        if line.chars().count() <= LINE_WIDTH + 1 {
            return text.push_str(&line);
        }
        if let [only] = &items[..] {
            return put(text, format_args!("static {list} =\n    &[{only}];\n"));
        }
        put(text, format_args!("static {list} = &[\n"));
        for item in items {
            put(text, format_args!("    {item},\n"));
        }
        text.push_str("];\n");
    }
}

/// Who can tell whether a rule is kept, as its declaration has it: `Record`, `Producer`.
struct Class(String);

impl Class {
    /// Whether a document or a record is checked for it.
    fn is_checked(&self) -> bool {
        matches!(&*self.0, "" | "Record" | "Stream")
    }

    /// Whether it is checked when a stream ends.
    fn is_checked_at_the_end(&self) -> bool {
        self.0 == "Whole"
    }

    /// Whether it is a duty that nobody can check who has the output alone.
    fn is_duty(&self) -> bool {
        matches!(&*self.0, "Producer" | "Reader")
    }

    /// As `opencheckpoint_rules::Class` names it.
    fn word(&self) -> String {
        if self.0.is_empty() { "document".to_owned() } else { self.0.to_lowercase() }
    }

    /// What a page says of it, in front of the comma; nothing of what is checked in a document.
    fn in_words(&self) -> &'static str {
        match &*self.0 {
            "Record" => " · told from one record",
            "Stream" => " · told from a record and those before it",
            "Whole" => " · told from the whole stream",
            "Shape" => " · held by the types",
            "Producer" => " · a duty of whoever makes the stream",
            "Reader" => " · a duty of whoever reads the stream",
            _ => "",
        }
    }
}

/// One rule, as its two files have it.
struct Rule {
    stem: String,
    id: String,
    name: String,
    severity: String,
    class: Class,
    /// Its checks: [`CHECK`], those that begin with [`CHECK_EACH`], or both.
    checks: BTreeSet<String>,
    /// Who keeps a duty: the file, and the test that shows it.
    kept: Vec<[String; 2]>,
    since: String,
    /// The path of the page.
    path: String,
    /// The page, without its heading.
    body: String,
}

impl Rule {
    fn read(root: &Path, folder: &str, stem: String) -> Result<Self> {
        let source = format!("{folder}/{stem}.rs");
        let path = format!("{folder}/{stem}.md");
        let text = read(root, &source)?;
        let mut declared = declaration(&text).map_err(|error| Error::at(&source, error))?;
        let checks = checks(&text).map_err(|error| Error::at(&source, error))?;
        let class = Class(declared.remove("class").map(|class| class.concat()).unwrap_or_default());
        let kept = declared.remove("kept").unwrap_or_default();
        let kept: Vec<_> = kept.as_chunks().0.to_vec();
        let mut take = |key: &str| {
            let value = declared.remove(key).map(|value| value.concat());
            value.ok_or_else(|| Error::at(&source, format_args!("declare_rule! has no {key}")))
        };
        let [id, name, severity, since, page] =
            [take("id")?, take("name")?, take("severity")?, take("since")?, take("page")?];
        if class.is_duty() == kept.is_empty() {
            return Err(Error::at(&source, "a duty, and nothing else, says who keeps it"));
        }
        if class.is_checked() && checks.is_empty() {
            return Err(Error::at(&source, format_args!("has no function `{CHECK}`")));
        }
        if name.replace('-', "_") != stem {
            return Err(Error::at(&source, format_args!("the rule's name is {name:?}")));
        }
        if page != format!("{stem}.md") {
            return Err(Error::at(&source, format_args!("the page is {page:?}")));
        }
        let heading = format!("# {id} {name}\n");
        let body = read(root, &path)?
            .strip_prefix(&heading)
            .ok_or_else(|| Error::at(&path, format_args!("does not begin with {heading:?}")))?
            .to_owned();
        let severity = severity.to_lowercase();
        Ok(Self { stem, id, name, severity, class, checks, kept, since, path, body })
    }

    fn page_name(&self) -> String {
        format!("{}-{}.md", self.id, self.name)
    }

    /// What the rule demands: the page's first paragraph.
    fn summary(&self) -> &str {
        self.body.trim_start().lines().next().unwrap_or_default()
    }

    /// The page for people: the rule's own, with what its declaration says, and with what each
    /// example shows written out, since a reader does not see what stands behind the three
    /// backquotes.
    fn page(&self, title: &str) -> Result<String> {
        let Self { id, name, severity, class, kept, since, path, body, .. } = self;
        let mut text = generated_from(path);
        put(&mut text, format_args!("# {id} {name}\n\n"));
        let class = class.in_words();
        put(&mut text, format_args!("{title} · {severity}{class} · since {since}\n"));
        for line in body.lines() {
            if line == MEND && !kept.is_empty() {
                text.push_str("## Who keeps it here\n\n");
                for [code, shown] in kept {
                    let (file, name) = shown.split_once("::").unwrap_or((shown, shown));
                    let code = format_args!("[`{code}`]({UP}/{code})");
                    put(&mut text, format_args!("- {code}, as [`{name}`]({UP}/{file}) shows\n"));
                }
                text.push('\n');
            }
            let example = line.strip_prefix("```").and_then(|header| header.split_once(' '));
            if let Some((language, header)) = example {
                let caption = caption(header)
                    .ok_or_else(|| Error::at(path, format_args!("an example `{header}`")))?;
                put(&mut text, format_args!("*{caption}*\n\n```{language}\n"));
            } else {
                text.push_str(line);
                text.push('\n');
            }
        }
        Ok(text)
    }
}

/// What an example shows, from the words behind its three backquotes and its language.
fn caption(header: &str) -> Option<String> {
    let mut words: Vec<_> = header.split(' ').collect();
    if let Some(n) = words.iter().position(|word| word.starts_with("at=")) {
        let at = words.remove(n).trim_start_matches("at=");
        let caption = caption(&words.join(" "))?;
        return Some(format!("When it is `{at}`: {caption}"));
    }
    match *words {
        ["pass"] => Some("Keeps the rule:".to_owned()),
        ["fail", ref places @ ..] if !places.is_empty() => {
            Some(format!("Breaks the rule at {}:", all_in_words(places)))
        }
        ["refused", ref places @ ..] if !places.is_empty() => {
            Some(format!("Refused while it is read, at {}:", all_in_words(places)))
        }
        ["from", from, "to", to] => Some(format!("Of this, converted from `{from}` to `{to}`,")),
        ["beside"] => Some("At hand beside it:".to_owned()),
        ["made"] => Some("this is made, among the rest:".to_owned()),
        ["never"] => Some("and this never:".to_owned()),
        _ => None,
    }
}

fn all_in_words(places: &[&str]) -> String {
    places.iter().map(|place| in_words(place)).collect::<Vec<_>>().join(", ")
}

/// A place that an example names: a JSON Pointer, in a stream behind the number of the line and a colon; the document itself is `""`.
fn in_words(place: &str) -> String {
    if place == r#""""# {
        return "the document".to_owned();
    }
    match place.split_once(':') {
        Some((line, "")) => format!("line {line}"),
        Some((line, pointer)) => format!("line {line}, `{pointer}`"),
        None => format!("`{place}`"),
    }
}

/// The index of the pages.
struct Index(String);

impl Default for Index {
    fn default() -> Self {
        let mut text = generated_from(&format!("{SOURCES}/*/*.md"));
        text.push_str(
            "# Rules\n\nWhat a document must keep beyond its shape. An *error* is something the \
             specification demands with MUST or states as a fact; a *warning* is a SHOULD, or \
             something a careful reader would want to know.\n\nThe class says who can tell: \
             a check of the document, of one record, of a record and those before it (stream), of the whole \
             stream, or the types themselves, which refuse another shape. A duty of a producer or a reader \
             cannot be told from the output alone; its page names the code that keeps it, and the test.\n\nThe examples leave out members that \
             every document must have: each is laid over a minimal document, whose members it adds \
             to or replaces ([adding-a-rule.md](../adding-a-rule.md) shows it). All of them are \
             executed as tests.\n",
        );
        Self(text)
    }
}

impl Index {
    fn section(&mut self, title: &str, rules: &[Rule]) {
        put(&mut self.0, format_args!("\n## {title}\n\n"));
        self.0.push_str("| id | name | severity | class | demands |\n");
        self.0.push_str("| --- | --- | --- | --- | --- |\n");
        for rule in rules {
            let Rule { id, name, severity, class, .. } = rule;
            let (page, class, summary) = (rule.page_name(), class.word(), rule.summary());
            put(
                &mut self.0,
                format_args!("| [{id}]({page}) | {name} | {severity} | {class} | {summary} |\n"),
            );
        }
    }
}

fn generated_from(path: &str) -> String {
    format!("<!-- Generated by `cargo xtask codegen` from {path}; do not edit. -->\n\n")
}

/// The members of the one `declare_rule!` of a source file.
///
/// What is a list in the declaration is one here, and everything else a list of one.
fn declaration(source: &str) -> std::result::Result<BTreeMap<String, Vec<String>>, String> {
    let file = syn::parse_file(source).map_err(|error| error.to_string())?;
    let mut found = file.items.into_iter().filter_map(|item| match item {
        syn::Item::Macro(item) if item.mac.path.is_ident("declare_rule") => Some(item.mac.tokens),
        _ => None,
    });
    let (Some(tokens), None) = (found.next(), found.next()) else {
        return Err("a rule's file has one declare_rule!".to_owned());
    };
    let members = Punctuated::<syn::FieldValue, syn::Token![,]>::parse_terminated
        .parse2(tokens)
        .map_err(|error| error.to_string())?;
    members
        .into_iter()
        .map(|syn::FieldValue { member, expr, .. }| {
            let syn::Member::Named(key) = member else {
                return Err("a member without a name".to_owned());
            };
            let mut values = Vec::new();
            words(&expr, &mut values).map_err(|error| format!("{key}: {error}"))?;
            Ok((key.to_string(), values))
        })
        .collect()
}

/// The checks that a rule's file has.
fn checks(source: &str) -> std::result::Result<BTreeSet<String>, String> {
    let file = syn::parse_file(source).map_err(|error| error.to_string())?;
    let names = file.items.into_iter().filter_map(|item| match item {
        // Others are for the file's own use.
        syn::Item::Fn(syn::ItemFn { vis: syn::Visibility::Restricted(_), sig, .. }) => {
            Some(sig.ident.to_string())
        }
        _ => None,
    });
    Ok(names.filter(|name| name == CHECK || name.starts_with(CHECK_EACH)).collect())
}

/// `StopCondition` of `stop_condition`.
fn camel(name: &str) -> String {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    };
    name.split('_').map(capital).collect()
}

/// The strings and words of an expression, however they are nested.
fn words(expression: &syn::Expr, found: &mut Vec<String>) -> std::result::Result<(), String> {
    match expression {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => found.push(text.value()),
        syn::Expr::Path(syn::ExprPath { path, .. }) => {
            found.push(path.get_ident().map(ToString::to_string).unwrap_or_default());
        }
        syn::Expr::Array(syn::ExprArray { elems, .. })
        | syn::Expr::Tuple(syn::ExprTuple { elems, .. }) => {
            return elems.iter().try_for_each(|element| words(element, found));
        }
        _ => return Err("neither a string, nor a word, nor a list of them".to_owned()),
    }
    Ok(())
}

/// The names in a folder, in order.
fn names(root: &Path, folder: &str) -> Result<BTreeSet<String>> {
    let failed = |error: std::io::Error| Error::at(folder, error);
    fs::read_dir(root.join(folder))
        .map_err(failed)?
        .map(|entry| Ok(entry.map_err(failed)?.file_name().to_string_lossy().into_owned()))
        .collect()
}

fn read(root: &Path, path: &str) -> Result<String> {
    fs::read_to_string(root.join(path)).map_err(|error| Error::at(path, error))
}

fn write(root: &Path, path: &str, text: &str) -> Result<()> {
    fs::write(root.join(path), text).map_err(|error| Error::at(path, error))
}

/// Appends to a string, which cannot fail.
fn put(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    let _ = text.write_fmt(arguments);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_declaration_is_read() {
        let declared = declaration(
            r#"
            declare_rule! { id: "OC201", severity: Error, kept: [("a", "b")], }
            fn check() {}
            "#,
        );
        let expected = [("id", &["OC201"][..]), ("kept", &["a", "b"]), ("severity", &["Error"])];
        let expected = expected.map(|(key, values)| {
            (key.to_owned(), values.iter().map(|value| (*value).to_owned()).collect())
        });
        assert_eq!(declared, Ok(expected.into()));
    }

    #[test]
    fn an_example_says_what_it_shows() {
        assert_eq!(caption("pass").as_deref(), Some("Keeps the rule:"));
        assert_eq!(caption("fail /a /b/0").as_deref(), Some("Breaks the rule at `/a`, `/b/0`:"));
        assert_eq!(
            caption("fail 2: 3:/a").as_deref(),
            Some("Breaks the rule at line 2, line 3, `/a`:")
        );
        assert_eq!(
            caption("refused 2:/role").as_deref(),
            Some("Refused while it is read, at line 2, `/role`:")
        );
        assert_eq!(
            caption("from claude-code to turns").as_deref(),
            Some("Of this, converted from `claude-code` to `turns`,")
        );
        assert_eq!(caption("beside").as_deref(), Some("At hand beside it:"));
        assert_eq!(
            caption(r#"at=2026-01-01T00:00:00Z fail "" /a"#).as_deref(),
            Some("When it is `2026-01-01T00:00:00Z`: Breaks the rule at the document, `/a`:")
        );
        assert_eq!(caption("at=2026-01-01T00:00:00Z"), None);
        assert_eq!(caption("fial /a"), None);
        assert_eq!(caption("fail"), None);
    }

    #[test]
    fn what_follows_from_the_rules_is_up_to_date() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let files = files(&root).unwrap();
        for (path, text) in &files {
            let current = read(&root, path).unwrap_or_default();
            assert!(current == *text, "{path}: run `cargo xtask codegen`");
        }
        for name in names(&root, PAGES).unwrap() {
            assert!(files.contains_key(&format!("{PAGES}/{name}")), "{PAGES}/{name} is a leftover");
        }
    }

    #[test]
    fn the_checks_of_a_rule_are_those_that_others_may_call() {
        let source = "pub(super) fn check(document: &Document) {}\n\
                      pub(super) fn check_stop_condition(n: usize) {}\n\
                      pub(super) fn meant() {}\n\
                      fn check_alone() {}\n";
        let checks = checks(source).unwrap();
        assert_eq!(checks.iter().collect::<Vec<_>>(), ["check", "check_stop_condition"]);
        assert_eq!(camel("stop_condition"), "StopCondition");
    }

    #[test]
    fn a_page_says_who_keeps_a_duty_in_front_of_how_to_mend_it() {
        let duty = Rule {
            stem: "made_up".to_owned(),
            id: "ASR-999".to_owned(),
            name: "made-up".to_owned(),
            severity: "error".to_owned(),
            class: Class("Reader".to_owned()),
            checks: BTreeSet::new(),
            kept: vec![["crates/a/src/b.rs", "crates/a/tests/c.rs::it_is_kept"].map(str::to_owned)],
            since: "0.1.0".to_owned(),
            path: "made_up.md".to_owned(),
            body: format!("\nIt is kept.\n\n{MEND}\n\nKeep it.\n"),
        };
        let page = duty.page("A format").unwrap();
        let section = "## Who keeps it here\n\n- [`crates/a/src/b.rs`](../../crates/a/src/b.rs), \
                       as [`it_is_kept`](../../crates/a/tests/c.rs) shows\n\n";
        assert!(page.contains("· error · a duty of whoever reads the stream ·"), "{page}");
        let text = format!("\nIt is kept.\n\n{section}{MEND}\n\nKeep it.\n");
        assert!(page.ends_with(&text), "{page}");
        let rule = Rule { class: Class("Record".to_owned()), kept: Vec::new(), ..duty };
        assert!(!rule.page("A format").unwrap().contains("Who keeps it"));
    }

    #[test]
    fn who_keeps_a_duty_is_there() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for &Known { folder, .. } in FORMATS {
            for rule in Format::read(&root, folder).unwrap().rules {
                for [code, test] in rule.kept {
                    assert!(root.join(&code).is_file(), "{}: there is no {code}", rule.id);
                    let (file, name) = test.split_once("::").unwrap();
                    let text = read(&root, file).unwrap();
                    assert!(text.contains(&format!("fn {name}(")), "{}: {test}", rule.id);
                }
            }
        }
    }

    #[test]
    fn a_new_rule_is_two_files_that_the_rest_follows_from() {
        let root = std::env::temp_dir().join(format!("xtask-new-rule-{}", std::process::id()));
        for Known { folder, .. } in FORMATS {
            let folder = root.join(SOURCES).join(folder);
            fs::create_dir_all(&folder).unwrap();
            fs::write(
                folder.join("mod.rs"),
                format!("//! Head.\n\n{BEGIN}\n{END}\n\npub mod by_hand;\n\n// Tail.\n"),
            )
            .unwrap();
            fs::write(folder.join("by_hand.rs"), "//! A module that others may use.\n").unwrap();
        }

        let written = new_rule(&root, "opencheckpoint", "OC999", "made-up").unwrap();
        assert!(written.iter().all(|path| root.join(path).exists()));
        assert!(new_rule(&root, "opencheckpoint", "OC999", "made-up").is_err());
        new_rule(&root, "turns", "AC999", "made-up-too").unwrap();
        assert!(new_rule(&root, "no-such-format", "OC999", "other").is_err());
        assert!(new_rule(&root, "opencheckpoint", "OC999", "Other").is_err());
        assert!(new_rule(&root, "opencheckpoint", "oc999", "other").is_err());

        let files = files(&root).unwrap();
        fs::remove_dir_all(&root).unwrap();
        let module = &files[&format!("{SOURCES}/opencheckpoint/mod.rs")];
        assert!(module.starts_with("//! Head.\n") && module.ends_with("\n// Tail.\n"), "{module}");
        assert!(module.contains("\nmod made_up;\n"), "{module}");
        assert!(!module.contains("\nmod by_hand;\n"), "{module}");
        assert!(module.contains(" = &[(&MADE_UP, made_up::check)];\n"), "{module}");
        assert!(module.contains("    pub const OC999: Self = Self(\"OC999\");\n"), "{module}");
        let module = &files[&format!("{SOURCES}/turns/mod.rs")];
        assert!(module.contains(" = &[(&MADE_UP_TOO, made_up_too::check)];\n"), "{module}");
        let page = &files[&format!("{PAGES}/OC999-made-up.md")];
        assert!(page.contains("\nOpenCheckpoint 0.1 · error · since 0.1.0\n"), "{page}");
        assert!(files[&format!("{PAGES}/README.md")].contains("[OC999](OC999-made-up.md)"));
    }
}
