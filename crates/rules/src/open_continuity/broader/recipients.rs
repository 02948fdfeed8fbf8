//! Processing recipients: who is given the data.

use exact_json::{Object, Uri};
use open_continuity_model::{ProcessingRecipient, ProcessingRole};

use super::covered::{Item, uncovered};
use super::members::{List, Parts, flag, list};
use super::selectors::unknown;
use super::{Broader, Excess, NO};

/// Whom one list gives the data, and for what, that the other does not.
///
/// The list is a right: where the other is absent, a recipient of this one is broader.
#[must_use]
pub fn processing_recipients(
    of: Option<&[ProcessingRecipient]>,
    than: Option<&[ProcessingRecipient]>,
) -> Vec<Broader> {
    let Some(of) = of else {
        return Parts::default().absent(than.is_some());
    };
    let [of, than] = [of, than.unwrap_or_default()]
        .map(|recipients| recipients.iter().map(Recipient::from).collect::<Vec<_>>());
    uncovered(&of, &than)
}

struct Recipient<'r> {
    id: &'r str,
    roles: Option<List<&'r str>>,
    purpose_codes: Option<List<&'r str>>,
    receives_plaintext: Option<bool>,
    extra: &'r Object,
}

impl<'r> From<&'r ProcessingRecipient> for Recipient<'r> {
    fn from(recipient: &'r ProcessingRecipient) -> Self {
        let ProcessingRecipient { recipient, roles, purpose_codes, receives_plaintext, extra } =
            recipient;
        Self {
            id: recipient.id.as_str(),
            roles: list(roles.as_ref(), ProcessingRole::as_str),
            purpose_codes: list(purpose_codes.as_ref(), Uri::as_str),
            receives_plaintext: *receives_plaintext,
            extra,
        }
    }
}

impl Item for Recipient<'_> {
    fn key(&self) -> Option<&str> {
        Some(self.id)
    }

    fn steps(&self, than: &Self) -> usize {
        let lists = [&self.roles, &self.purpose_codes].into_iter().flatten();
        1 + lists.map(List::len).sum::<usize>() + unknown(self.extra) + unknown(than.extra)
    }

    fn beyond(&self, than: &Self) -> Vec<Broader> {
        let mut parts = Parts::default();
        parts.list("roles", self.roles.as_ref(), than.roles.as_ref());
        parts.list("purpose_codes", self.purpose_codes.as_ref(), than.purpose_codes.as_ref());
        let [of, than_flag] = [self, than].map(|recipient| flag(recipient.receives_plaintext));
        parts.right("receives_plaintext", of, than_flag, NO);
        parts.extra(self.extra, than.extra);
        parts.found
    }

    fn alone(&self, _: &[Self]) -> Broader {
        Broader { pointer: String::new(), excess: Excess::Item { is: self.id.to_owned() } }
    }
}
