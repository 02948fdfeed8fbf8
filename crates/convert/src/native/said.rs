//! What a row of a log says that stands in the header, which is written before the row's turn comes.

use exact_json::Text;
use exact_json::trace::{Out, Promise, Promised, Str, Transform};

/// A string of the log and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) record: u64,
    /// The names on the way to it.
    pub(crate) path: Vec<&'static str>,
    pub(crate) text: String,
}

impl Said {
    /// A string that stands there.
    pub(crate) fn new(record: u64, path: &[&'static str], text: Text<'_>) -> Self {
        Self { record, path: path.to_vec(), text: text.decode().into_owned() }
    }

    /// The string as it is.
    pub(crate) fn kept<'t>(&self) -> Out<Str<'t>> {
        self.promised(Promised::Kept, self.text.clone())
    }

    /// The string in a template.
    pub(crate) fn template<'t>(&self, template: &'static str) -> Out<Str<'t>> {
        let text = template.replacen("{0}", &self.text, 1);
        self.promised(Promised::Changed(Transform::Template(template)), text)
    }

    fn promised<'t>(&self, fate: Promised, text: String) -> Out<Str<'t>> {
        let pointer = ["", &self.path.join("/")].join("/");
        let promise = Promise { record: self.record, pointer, fate };
        Out::promised(promise, Str::Owned(text))
    }
}
