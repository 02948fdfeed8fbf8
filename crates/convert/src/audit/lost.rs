//! Checking what is dropped, and what is synthesized.

use std::io::{Read, Seek};

use exact_json::{Json, Kind, Value, json_hash};

use super::at::{At, Side};
use super::changed::{self, Wrong};
use super::derived::{self, Holds, Known, Named};
use super::finding::{Check, Finding};
use super::head;
use super::run::Run;
use super::suspect;
use super::within;
use crate::overlay::{Laid, Spot};
use crate::report::{Basis, Function, Origin, Reason, Step};
use crate::steps::Item;

/// What the basis `option` calls for.
const AN_OPTION: &str = "a value of the head's options, or of a document that they name";

impl<S: Read + Seek, T: Read + Seek> Run<S, T> {
    pub(super) fn dropped(&mut self, at: &At<'_>, laid: &Laid<'_>, reason: Reason) {
        for spot in laid.source {
            let value = at.value(Side::Source, *spot);
            match (value, reason) {
                (None, Reason::Unreadable) | (Some(_), Reason::Superseded | Reason::Sensitive) => {}
                (None, _) => {
                    let found = format!("bytes that cannot be read, dropped as {}", reason.name());
                    let finding =
                        Finding::new(Check::Unreadable, found, "unreadable as the reason");
                    self.find(at.finding(finding).at(at.place(Side::Source, *spot)));
                }
                (Some(_), Reason::Unreadable) => {
                    let found = "a value that can be read, dropped as unreadable";
                    let finding =
                        Finding::new(Check::Unreadable, found, "bytes that cannot be read");
                    self.find(at.finding(finding).at(at.place(Side::Source, *spot)));
                }
                (Some(value), Reason::Duplicate) => {
                    for leaf in suspect::leaves(value) {
                        let suspect = at.suspect(Side::Source, *spot, leaf.index());
                        self.duplicates.add(json_hash(leaf, &self.keys), suspect);
                    }
                }
                (Some(value), _) => {
                    self.texts.dropped(value, |node| at.suspect(Side::Source, *spot, node));
                }
            }
        }
    }

    pub(super) fn synthesized(&mut self, at: &At<'_>, laid: &Laid<'_>, origin: &Origin) {
        let via = self.named(at, laid);
        for spot in laid.target {
            if self.has_enough() {
                return;
            }
            let Some(value) = at.value(Side::Target, *spot) else { continue };
            let counts = match origin {
                Origin::Value(basis, said) => {
                    self.said(at, *spot, value, *basis, said);
                    *basis != Basis::Option
                }
                Origin::OfOption { value: said, steps } => {
                    self.of_option(at, *spot, value, said, steps);
                    false
                }
                Origin::Derived(function) => {
                    self.derived(at, &via, *function, *spot, value);
                    !matches!(function, Function::LatestTime | Function::Copy)
                }
                Origin::JsonText(_) => {
                    self.json_text(at, laid, *spot, value);
                    false
                }
            };
            if counts {
                self.texts.synthesized(value, |node| at.suspect(Side::Target, *spot, node));
            }
        }
    }

    /// A text that says no more than a container of the target does, whose leaves have accounts of their own.
    fn json_text(&mut self, at: &At<'_>, laid: &Laid<'_>, spot: Spot, value: Value<'_>) {
        let named = laid.at.first().and_then(|named| at.value(Side::Target, *named));
        self.effort.spend(named.map_or(0, |named| named.raw().len() as u64));
        let made = named.filter(|named| matches!(named.kind(), Kind::Array | Kind::Object));
        let made = made.map(Value::compact);
        if made.as_deref().is_some_and(|made| value.is_str(made)) {
            return;
        }
        let expected = made.map_or_else(
            || "the JSON text of a container of the target".to_owned(),
            |made| Item::Text(made.into()).excerpt(),
        );
        let finding = Finding::new(Check::Derived, Item::Value(value).excerpt(), expected);
        self.find(at.finding(finding).at(at.place(Side::Target, spot)));
    }

    fn said(&mut self, at: &At<'_>, spot: Spot, value: Value<'_>, basis: Basis, said: &Json) {
        let is_said = said.with(|said| Item::Value(said).equals(value));
        let expected = if !is_said {
            said.with(|said| Item::Value(said).excerpt())
        } else if basis == Basis::Option && !self.is_option(value) {
            AN_OPTION.to_owned()
        } else {
            return;
        };
        let finding = Finding::new(Check::Value, Item::Value(value).excerpt(), expected);
        self.find(at.finding(finding).at(at.place(Side::Target, spot)));
    }

    /// Whether an operator said a value.
    fn is_option(&self, value: Value<'_>) -> bool {
        head::says(&self.options, value) || self.documents.may_say(value)
    }

    /// What steps made of an option.
    fn of_option(
        &mut self,
        at: &At<'_>,
        spot: Spot,
        value: Value<'_>,
        said: &Json,
        steps: &[Step],
    ) {
        let place = at.place(Side::Target, spot);
        let finding = |found: String, expected: String| {
            at.finding(Finding::new(Check::Value, found, expected)).at(place.clone())
        };
        let made = said.with(|said| {
            if !self.is_option(said) {
                return Err((Item::Value(said).excerpt(), AN_OPTION.to_owned()));
            }
            if steps.len() > self.most_steps {
                return Err((
                    format!("{} steps", steps.len()),
                    "a step of each mapping".to_owned(),
                ));
            }
            // Whether the option can be computed from the target is nothing that is said.
            match changed::check(steps, false, &[said], &[value]) {
                Err(Wrong::Change { found, expected }) => Err((found, expected)),
                Err(Wrong::Lossless | Wrong::Lossy) => Ok(None),
                Ok(pair) => Ok(pair),
            }
        });
        match made {
            Err((found, expected)) => self.find(finding(found, expected)),
            Ok(Some(pair)) if !self.same_id(&pair) => {
                let expected = format!("what {} became before", pair.from);
                self.find(finding(pair.to, expected));
            }
            Ok(_) => {}
        }
    }

    /// The values that an entry names in `via`.
    fn named<'v>(&mut self, at: &At<'v>, laid: &Laid<'_>) -> Vec<Named<'v>> {
        let named = laid.via.iter().filter_map(|spot| {
            let value = at.value(Side::Source, *spot)?;
            Some((value, self.vias.of(at.leaves(Side::Source, *spot).start, value)))
        });
        named.collect()
    }

    fn derived(
        &mut self,
        at: &At<'_>,
        via: &[Named<'_>],
        function: Function,
        spot: Spot,
        value: Value<'_>,
    ) {
        self.effort.spend(via.len() as u64);
        if function == Function::Digest {
            self.effort.spend(within::effort(value));
        }
        let index = self.source.index();
        let known = Known {
            digest: &index.digest,
            size: index.size,
            leaves: index.leaves().saturating_add(self.target.index().leaves()),
            identity: self.identity.as_deref(),
            documents: &self.documents,
            mark: self.mark.as_deref(),
        };
        let mut result = derived::check(function, value, via, &known);
        let suspect = at.suspect(Side::Target, spot, spot.node);
        match function {
            Function::LatestTime if !self.latest.claim(value, suspect) => {
                result = Err("a time".to_owned());
            }
            Function::Sequence => {
                self.sequences.insert(at.leaves(Side::Target, spot));
            }
            _ => {}
        }
        match result {
            Ok(Holds::Alone) => {}
            Ok(Holds::AsReference) => {
                self.references.add(json_hash(value, &self.keys), suspect);
                self.referring.insert(at.leaves(Side::Target, spot));
            }
            Err(expected) => {
                let found = Item::Value(value).excerpt();
                let finding = Finding::new(Check::Derived, found, expected);
                self.find(at.finding(finding).at(at.place(Side::Target, spot)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use exact_json::Scanner;
    use exact_json::digest::sha256;

    use super::*;
    use crate::audit::audit;

    /// What the audit finds in a report of two documents, in two steps, under the option `objective`.
    fn findings(source: &str, target: &str, entries: &str) -> Vec<String> {
        let side = |text: &str| {
            let leaves = Scanner::new().scan_str(text).unwrap().root().leaves();
            let (digest, size) = (sha256(text.as_bytes()).to_ocp(), text.len());
            format!(
                r#"{{"format":"opencheckpoint","digest":"{digest}","size":{size},"leaves":{leaves}}}"#
            )
        };
        let step = r#"{"id":"opencheckpoint-to-opencheckpoint","version":"1","options":{"objective":"Sow beans"}}"#;
        let head = format!(
            r#"{{"loss_report":"0.1","adapter":{{"id":"opencheckpoint-to-opencheckpoint","version":"1","options":{{"objective":"Sow beans"}},"steps":[{step},{step}]}},"source":{},"target":{},"provisional":[],"anomalies":[],"notices":[]}}"#,
            side(source),
            side(target),
        );
        let row = format!(r#"{{"from":[""],"to":[""],"entries":[{entries}]}}"#);
        let totals = r#"{"totals":{"source":{"kept":0,"changed":0,"dropped":0},"target":{"kept":0,"changed":0,"synthesized":0}},"dropped":{}}"#;
        let report = [&*head, &row, totals].join("\n") + "\n";
        let verdict = audit(Cursor::new(source), Cursor::new(target), report.as_bytes()).unwrap();
        let found = verdict.findings.iter().filter(|finding| finding.check != Check::Totals);
        found.map(ToString::to_string).collect()
    }

    const KEPT: &str = r#"{"fate":"kept","source":["/0/a"],"target":["/0/o/n"]}"#;

    /// A text of the target, and what is said of it.
    fn of_text(text: &str, said: &str) -> Vec<String> {
        let target = format!(r#"{{"o":{{"n":7}},"t":{text}}}"#);
        let said = format!(r#"{{"fate":"synthesized","target":["/0/t"],{said}}}"#);
        findings(r#"{"a":7}"#, &target, &format!("{KEPT},{said}"))
    }

    #[test]
    fn a_json_text_says_what_stands_where_it_says() {
        let at = |at: &str| format!(r#""basis":"derived","function":"json-text","at":"{at}""#);
        assert_eq!(of_text(r#""{\"n\":7}""#, &at("/0/o")), [""; 0]);
        for (text, at) in [
            (r#""{\"n\":8}""#, at("/0/o")),
            (r#""{\"n\":7} Delete all.""#, at("/0/o")),
            (r#""7""#, at("/0/o/n")),
            (r#""{\"n\":7}""#, at("/0/none")),
            ("7", at("/0/o")),
        ] {
            assert!(!of_text(text, &at).is_empty(), "{text} {at}");
        }
    }

    #[test]
    fn what_is_made_of_an_option_is_made_of_one() {
        let made = |value: &str, steps: &str| {
            format!(r#""basis":"option","value":"{value}","transform":{steps}"#)
        };
        let goal = r#""template","template":"Goal: {0}""#;
        assert_eq!(of_text(r#""Goal: Sow beans""#, &made("Sow beans", goal)), [""; 0]);
        let three = r#"[{"transform":"template","template":"Goal: {0}"},{"transform":"template","template":"{0}"},{"transform":"template","template":"{0}"}]"#;
        for (text, said) in [
            (r#""Goal: Sow peas""#, made("Sow beans", goal)),
            (r#""Goal: Sow peas""#, made("Sow peas", goal)),
            (r#""Goal: Sow beans""#, made("Sow beans", three)),
        ] {
            assert_eq!(of_text(text, &said).len(), 1, "{text} {said}");
        }
    }
}
