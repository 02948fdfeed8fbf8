//! What the mapping of one package carries along: the ledger, the local ids, what was left out.

use std::collections::{HashMap, HashSet};

use exact_json::digest::Sha256;
use exact_json::trace::{
    Function, Ledger, Out, Place, Reason, Settle, Src, SrcExtra, Standing, Str,
};
use exact_json::{Kind, Tape, Text};

use super::derivation::{LeftOut, Omissions};
use crate::derived::{is_safe, mark, safe_name};

/// The local id of the package itself, a resource.
pub(super) const PACKAGE: &str = "package";

/// What is known of the package before anything is written.
pub(super) struct Known {
    /// The digest of the file.
    pub(super) digest: Sha256,
    /// The size of the file.
    pub(super) size: u64,
    /// The longer texts of the package: none of them may be passed off as the mapping's own.
    texts: HashSet<String>,
}

impl Known {
    pub(super) fn new(tape: Tape<'_>, digest: Sha256, size: u64) -> Self {
        let mut texts = HashSet::new();
        for (node, here) in (0..).zip(tape.nodes()) {
            if here.kind() == Kind::String && here.end() - here.start() >= Standing::SHORTEST {
                let text = tape.value(node).text();
                texts.extend(text.map(|text| text.decode().into_owned()));
            }
        }
        Self { digest, size, texts }
    }
}

/// One writing of the checkpoint.
pub(super) struct Run<'k> {
    pub(super) ledger: Ledger,
    pub(super) known: &'k Known,
    pub(super) omissions: Omissions,
    ids: HashSet<String>,
    /// By what was asked for, the number from which on none is used: a package that repeats one id throughout must not be counted
    /// through each time.
    next: HashMap<String, u64>,
}

impl<'k> Run<'k> {
    /// A writing of a target in which these texts stand.
    pub(super) fn new(known: &'k Known, standing: Standing) -> Self {
        let mut ledger = Ledger::new();
        ledger.standing(standing);
        Self {
            ledger,
            known,
            omissions: Omissions::default(),
            ids: HashSet::new(),
            next: HashMap::new(),
        }
    }

    /// A text of the mapping's own, marked if the package has it.
    pub(super) fn own(&self, text: String) -> String {
        if self.known.texts.contains(&text) {
            format!("{text} [{}]", mark(&self.known.digest.hex()))
        } else {
            text
        }
    }

    /// The local id of what an id of the package names, which is consumed by it.
    pub(super) fn id<'t>(
        &mut self,
        template: &'static str,
        id: Src<Text<'t>>,
    ) -> (Out<Str<'t>>, String) {
        let native = text_of(&id);
        let (local, number) = self.claim(template, &native);
        let out = match number {
            1 if local.ends_with(&native) => id.template(template),
            1 => id.id_map(Some(template), local.clone()),
            // The same id again: equal ids may not become different ones by the same rule.
            _ => {
                let place = id.place();
                id.drop(&mut self.ledger, Reason::NoCounterpart);
                Out::derived(Function::Position, [place], Str::Owned(local.clone()))
            }
        };
        (out, local)
    }

    /// The local id of what a text at `via`, which has another target, names.
    pub(super) fn id_beside<'t>(
        &mut self,
        template: &'static str,
        native: &str,
        via: Place,
    ) -> (Out<Str<'t>>, String) {
        let (local, _) = self.claim(template, native);
        (Out::derived(Function::Position, [via], Str::Owned(local.clone())), local)
    }

    /// A local id that nothing else has, and how often the same was asked for.
    fn claim(&mut self, template: &'static str, native: &str) -> (String, u64) {
        // The pattern for local ids allows this many characters.
        const LONGEST: usize = 128;
        let word = template.trim_end_matches("{0}");
        let asked = format!("{word}{native}");
        let mut number = self.next.get(&asked).copied().unwrap_or(1);
        loop {
            let suffix = if number == 1 { String::new() } else { format!(".{number}") };
            let room = LONGEST.saturating_sub(word.len() + suffix.len());
            let is_name = native.len() <= room && is_safe(native);
            let stem = if is_name { native.to_owned() } else { safe_name(native, room) };
            let local = format!("{word}{stem}{suffix}");
            let is_free = !self.known.texts.contains(&local) && self.ids.insert(local.clone());
            if is_free {
                self.next.insert(asked, number + 1);
                return (local, number);
            }
            number += 1;
        }
    }

    /// Leaves something out.
    pub(super) fn leave_out(&mut self, what: LeftOut, value: impl Settle) {
        self.omissions.add(what, 1);
        value.settle(&mut self.ledger, what.reason());
    }

    /// Leaves out the members that the schema does not name.
    pub(super) fn leave_out_extra(&mut self, extra: SrcExtra<'_>) {
        self.omissions.add(LeftOut::Member, extra.len());
        extra.settle(&mut self.ledger, LeftOut::Member.reason());
    }
}

/// The text of a source value.
pub(super) fn text_of(text: &Src<Text<'_>>) -> String {
    let mut found = String::new();
    text.look(|text| found = text.decode().into_owned());
    found
}

/// Whether a text says nothing.
pub(super) fn is_blank(text: &Src<Text<'_>>) -> bool {
    text.look(|text| text.decode().trim().is_empty())
}
