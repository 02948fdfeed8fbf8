//! The JSON text of what the ledger knows, without a detour through the model.

use exact_json::trace::{Base, Entry, EntryFate, EntryPointer, Group, Step};
use exact_json::write::quote;

/// Appends the entries of a group as a JSON array.
pub(super) fn entries(out: &mut String, group: &Group<'_>) {
    out.push('[');
    for (index, entry) in group.entries().enumerate() {
        if index > 0 {
            out.push(',');
        }
        write_entry(out, &entry);
    }
    out.push(']');
}

/// Appends bases as a JSON array of pointers.
pub(super) fn bases(out: &mut String, bases: &[Base]) {
    use std::fmt::Write as _;
    out.push('[');
    for (index, base) in bases.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        match base {
            Base::Document => out.push_str("\"\""),
            // Writing to a string does not fail.
            Base::Record(number) => drop(write!(out, "\"/{number}\"")),
            Base::Pointer(pointer) => quote(out, pointer),
        }
    }
    out.push(']');
}

fn write_entry(out: &mut String, entry: &Entry<'_>) {
    let fate = entry.fate();
    let placement = matches!(fate, EntryFate::Changed { step: Step::Placement, .. });
    out.push_str(match fate {
        EntryFate::Kept => r#"{"fate":"kept""#,
        EntryFate::Changed { .. } => r#"{"fate":"changed""#,
        EntryFate::Dropped(_) => r#"{"fate":"dropped""#,
        EntryFate::Value(..) | EntryFate::Derived(_) => r#"{"fate":"synthesized""#,
    });
    pointers(out, "source", entry.sources().map(|(pointer, _)| pointer));
    pointers(out, "target", entry.targets().map(|(pointer, _)| pointer));
    match fate {
        EntryFate::Kept => {}
        EntryFate::Changed { step, repaired, lossless } => {
            if repaired {
                out.push_str(r#","transform":[{"transform":"lone-surrogate-replaced"},{"#);
                write_step(out, step, entry);
                out.push_str("}]");
            } else {
                out.push(',');
                write_step(out, step, entry);
            }
            out.push_str(if lossless { r#","lossless":true"# } else { r#","lossless":false"# });
        }
        EntryFate::Dropped(reason) => text_member(out, "reason", reason.name()),
        EntryFate::Value(basis, value) => {
            text_member(out, "basis", basis.name());
            out.push_str(r#","value":"#);
            out.push_str(value);
        }
        EntryFate::Derived(function) => {
            text_member(out, "basis", "derived");
            text_member(out, "function", function.name());
        }
    }
    if !placement {
        pointers(out, "via", entry.via());
    }
    out.push('}');
}

fn write_step(out: &mut String, step: Step<'_>, entry: &Entry<'_>) {
    out.push_str(r#""transform":"#);
    match step {
        Step::Placement => {
            out.push_str(r#""placement","at":"#);
            let at = entry.via().next().map(|at| at.to_string()).unwrap_or_default();
            quote(out, &at);
        }
        Step::Transform(transform, row) => {
            quote(out, transform.name());
            if let Some((key, value)) = row {
                out.push_str(r#","table":{"#);
                quote(out, key);
                out.push(':');
                out.push_str(value);
                out.push('}');
            }
            if let Some(template) = transform.template() {
                text_member(out, "template", template);
            }
            if let Some(space) = transform.space() {
                text_member(out, "space", space);
            }
        }
    }
}

fn text_member(out: &mut String, name: &str, text: &str) {
    out.push(',');
    quote(out, name);
    out.push(':');
    quote(out, text);
}

fn pointers<'l>(
    out: &mut String,
    name: &str,
    list: impl ExactSizeIterator<Item = EntryPointer<'l>>,
) {
    if list.len() == 0 {
        return;
    }
    out.push(',');
    quote(out, name);
    out.push_str(":[");
    let mut pointer = String::new();
    for (index, item) in list.enumerate() {
        if index > 0 {
            out.push(',');
        }
        pointer.clear();
        item.write(&mut pointer);
        quote(out, &pointer);
    }
    out.push(']');
}
