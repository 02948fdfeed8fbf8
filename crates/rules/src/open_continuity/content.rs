//! What the entries of a package hold.

use exact_json::Error;
use open_continuity_model::{PackageContextContent, PackageEntry};

/// The content of an entry, as far as it can be read.
pub(super) enum Content {
    /// It is that of the context layer.
    Context(Box<PackageContextContent>),
    /// It should be that of the context layer, and is not of its shape.
    Misshapen(Error),
    /// It is by another schema, or by none, or absent.
    Unread,
}

impl Content {
    pub(super) fn of(entry: &PackageEntry) -> Self {
        match entry.context_content() {
            Ok(Some(content)) => Self::Context(Box::new(content)),
            Ok(None) => Self::Unread,
            Err(error) => Self::Misshapen(error),
        }
    }

    /// The content, where it is that of the context layer.
    pub(super) fn context(&self) -> Option<&PackageContextContent> {
        match self {
            Self::Context(content) => Some(content),
            Self::Misshapen(_) | Self::Unread => None,
        }
    }
}
