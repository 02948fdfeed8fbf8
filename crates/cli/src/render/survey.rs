//! What logs hold, for a person.

use std::fmt::Write as _;

use opencheckpoint_convert::survey::{Converted, FormatSurvey, New, Survey, Thing};

use super::escape::escaped;
use super::table::Table;
use super::words::{self, counted, number};

/// How many members that would be dropped are named for a reason.
const NAMED: usize = 8;

/// The columns of a line.
const WIDTH: usize = 100;

/// A part a format, then what is no log and what could not be read. `members` asks for the members of every type.
pub(crate) fn text(survey: &Survey, members: bool) -> String {
    let Survey { survey: _, formats, skipped, failed, hidden } = survey;
    let mut out = String::new();
    for format in formats {
        of_format(format, members, &mut out);
    }
    if formats.is_empty() {
        out.push_str("No log was found.\n\n");
    }
    let skipped: Vec<_> = skipped.iter().map(|file| (&file.file, &file.reason)).collect();
    files("Skipped", &skipped, &mut out);
    let failed: Vec<_> = failed.iter().map(|file| (&file.file, &file.message)).collect();
    files("Failed", &failed, &mut out);
    if *hidden > 0 {
        let names = counted(*hidden, "name", "names");
        let _ = writeln!(out, "Passed over what is hidden: {names}.\n");
    }
    let length = out.trim_end().len();
    out.truncate(length);
    out.push('\n');
    out
}

fn of_format(format: &FormatSurvey, members: bool, out: &mut String) {
    let FormatSurvey { format: name, files, sessions, records, odd, rows, parts, converted, new } =
        format;
    let _ = write!(out, "{name}: {}, ", counted(*files, "file", "files"));
    if let Some(sessions) = sessions {
        let _ = write!(out, "{}, ", counted(*sessions, "session", "sessions"));
    }
    let _ = writeln!(out, "{}\n", counted(*records, "record", "records"));
    things("Records by type", rows, members, out);
    things("Parts by type", parts, members, out);
    if !odd.is_empty() {
        let mut table = Table::new(2, &[0]);
        for odd in odd {
            let first = format!("first {}", escaped(&odd.first));
            table.row([number(odd.count), odd.kind.clone(), first]);
        }
        let _ = writeln!(out, "Odd lines:\n{}", table.text());
    }
    if let Some(converted) = converted {
        dropped(converted, out);
    }
    if let Some(new) = new {
        never_seen(new, out);
    }
}

/// Things by type: how many, and how many members they have, or which.
fn things(title: &str, things: &[Thing], members: bool, out: &mut String) {
    if things.is_empty() {
        return;
    }
    let _ = writeln!(out, "{title}:");
    let mut table = Table::new(2, &[0]);
    for thing in things {
        let of = counted(thing.members.len() as u64, "member", "members");
        table.row([number(thing.count), escaped(&thing.kind).into_owned(), of]);
    }
    for (line, thing) in table.text().lines().zip(things) {
        let _ = writeln!(out, "{line}");
        if members {
            names(thing, out);
        }
    }
    out.push('\n');
}

/// The members of a thing. One that is not there as often as the thing has its number beside it.
fn names(thing: &Thing, out: &mut String) {
    let mut line = String::new();
    for member in &thing.members {
        let mut name = if member.member.is_empty() {
            "(no member)".to_owned()
        } else {
            escaped(&member.member).into_owned()
        };
        if member.data {
            name.push_str("/…");
        }
        if member.count != thing.count {
            let _ = write!(name, " ×{}", number(member.count));
        }
        if !line.is_empty() && line.chars().count() + name.chars().count() + 2 > WIDTH {
            let _ = writeln!(out, "{line},");
            line.clear();
        }
        line.push_str(if line.is_empty() { "       " } else { ", " });
        line.push_str(&name);
    }
    if !line.is_empty() {
        let _ = writeln!(out, "{line}");
    }
}

fn dropped(converted: &Converted, out: &mut String) {
    let Converted { to, files, totals, dropped } = converted;
    let files = counted(*files, "file", "files");
    let source = totals.source;
    let values = counted(source.kept + source.changed + source.dropped, "value", "values");
    let _ = write!(out, "Converted to {to}, {files} with {values} would lose ");
    if dropped.is_empty() {
        out.push_str("none.\n\n");
        return;
    }
    let _ = writeln!(out, "{}:", number(source.dropped));
    let mut table = Table::new(2, &[0]);
    for reason in dropped {
        let name = reason.reason.name().to_owned();
        table.row([number(reason.values), name, words::reason(reason.reason).to_owned()]);
        for member in reason.members.iter().take(NAMED) {
            let name = if member.member.is_empty() { "(whole)" } else { &member.member };
            let name = format!("{} ×{}", escaped(name), number(member.count));
            table.row([String::new(), String::new(), name]);
        }
        if reason.members.len() > NAMED {
            let more = format!("and {} more", number((reason.members.len() - NAMED) as u64));
            table.row([String::new(), String::new(), more]);
        }
    }
    let _ = writeln!(out, "{}", table.text());
}

fn never_seen(new: &New, out: &mut String) {
    let New { types, members } = new;
    if types.is_empty() && members.is_empty() {
        out.push_str("Every type and member is known.\n\n");
        return;
    }
    out.push_str("Never seen before, so that no mapping knows what it means:\n");
    let mut table = Table::new(2, &[0]);
    for new in types {
        let first = format!("first {}", escaped(&new.first));
        table.row([number(new.count), escaped(&new.kind).into_owned(), String::new(), first]);
    }
    for new in members {
        let first = format!("first {}", escaped(&new.first));
        let (kind, member) = (escaped(&new.kind), escaped(&new.member));
        table.row([number(new.count), kind.into_owned(), member.into_owned(), first]);
    }
    let _ = writeln!(out, "{}", table.text());
}

/// Files, and what is to be said of each.
fn files(title: &str, files: &[(&String, &String)], out: &mut String) {
    if files.is_empty() {
        return;
    }
    let mut table = Table::new(2, &[]);
    for (file, why) in files {
        table.row([escaped(file).into_owned(), escaped(why).into_owned()]);
    }
    let _ = writeln!(out, "{title} {}:\n{}", number(files.len() as u64), table.text());
}
