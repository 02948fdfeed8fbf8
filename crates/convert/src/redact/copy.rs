//! The copy of a value, without its credentials.

use std::collections::HashMap;

use exact_json::trace::{Ledger, Open, Out, Reason, Src, Str};
use exact_json::{Kind, Value};
use opencheckpoint_rules::credentials::{is_credential, names_a_secret, placeholder, secrets};

/// Copies values; it remembers which placeholder stands for which credential.
#[derive(Default)]
pub(super) struct Copy {
    numbers: HashMap<String, usize>,
}

/// Members whose values are random by nature, and stand for no text.
const RANDOM: [&str; 5] = ["blob", "blobRef", "digest", "opaque", "signature"];

impl Copy {
    /// The copy of a member's value.
    pub(super) fn value<'t>(
        &mut self,
        ledger: &mut Ledger,
        name: &str,
        value: Src<Value<'t>>,
    ) -> Open<'t> {
        self.within(ledger, name, names_a_secret(name), value)
    }

    /// `is_named`: a name on the way down says that this is a secret.
    fn within<'t>(
        &mut self,
        ledger: &mut Ledger,
        name: &str,
        is_named: bool,
        value: Src<Value<'t>>,
    ) -> Open<'t> {
        let spoken = if is_named { "secret" } else { name };
        if RANDOM.contains(&name) || is_opaque(value.view()) || !is_credential(spoken, value.view())
        {
            return value.keep_open();
        }
        match value.kind() {
            Kind::Object => match value.into_object() {
                Ok(members) => {
                    let members = members.into_pairs(ledger, Reason::NoCounterpart);
                    let copied = members.into_iter().map(|(key, member)| {
                        let known = key.decode();
                        // The key of an extension begins with whose it is, which says nothing of what it holds.
                        let says = if name == "extensions" {
                            known.split_once('/').map_or("", |(_, path)| path)
                        } else {
                            &*known
                        };
                        let is_named = is_named || names_a_secret(says);
                        let copy = self.within(ledger, says, is_named, member);
                        (Str::from(key), copy)
                    });
                    Open::Object(copied.collect())
                }
                Err(value) => value.keep_open(),
            },
            Kind::Array => match value.into_items() {
                Ok(items) => {
                    let items = items.into_vec(ledger, Reason::NoCounterpart);
                    let copied =
                        items.into_iter().map(|item| self.within(ledger, "", is_named, item));
                    Open::Array(copied.collect())
                }
                Err(value) => value.keep_open(),
            },
            _ => self.leaf(ledger, is_named, value).into(),
        }
    }

    /// What stands in the place of a leaf that is a credential, or has some in it.
    fn leaf<'t>(
        &mut self,
        ledger: &mut Ledger,
        is_named: bool,
        value: Src<Value<'t>>,
    ) -> Out<Str<'t>> {
        let seen = value.view();
        let redacted = match seen.text() {
            Some(text) if !is_named => self.redacted(&text.decode()),
            Some(text) => self.placeholder(&text.decode()),
            None => self.placeholder(seen.raw()),
        };
        value.drop(ledger, Reason::Sensitive);
        Out::constant(Str::Owned(redacted))
    }

    fn redacted(&mut self, text: &str) -> String {
        let mut redacted = String::with_capacity(text.len());
        let mut copied = 0;
        for secret in secrets(text) {
            redacted.push_str(&text[copied..secret.start]);
            copied = secret.end;
            redacted.push_str(&self.placeholder(&text[secret]));
        }
        redacted.push_str(&text[copied..]);
        redacted
    }

    fn placeholder(&mut self, secret: &str) -> String {
        let next = self.numbers.len() + 1;
        placeholder(*self.numbers.entry(secret.to_owned()).or_insert(next))
    }
}

/// A part that the source keeps in a form that cannot be read.
fn is_opaque(value: Value<'_>) -> bool {
    value.get("type").is_some_and(|tag| tag.is_str("opaque"))
}
