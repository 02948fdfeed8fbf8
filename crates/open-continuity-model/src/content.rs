//! What an entry of a package holds, by the schema that it names.

use exact_json::Error;

use crate::{PackageContextContent, PackageEntry};

/// The `content_schema_uri` of an entry whose content is a [`PackageContextContent`].
pub const CONTEXT_CONTENT_SCHEMA: &str = "https://opencontinuity.org/schemas/0.4/context-package.schema.json#/$defs/packageContextContent";

impl PackageEntry {
    /// The content, where the entry says that it is that of the context layer; `None` where there is no content, or
    /// one by another schema.
    ///
    /// # Errors
    ///
    /// If the content is not of the shape of a [`PackageContextContent`].
    ///
    /// ```
    /// use open_continuity_model::{CONTEXT_CONTENT_SCHEMA, Layer, PackageEntry, ReviewStatus};
    ///
    /// let mut entry = PackageEntry::new("urn:uuid:1".parse()?, Layer::Context);
    /// entry.content = Some(r#"{"review_status":"accepted"}"#.parse()?);
    /// assert_eq!(entry.context_content()?, None);
    /// entry.content_schema_uri = Some(CONTEXT_CONTENT_SCHEMA.parse()?);
    /// let content = entry.context_content()?.expect("content of the context layer");
    /// assert_eq!(content.review_status, Some(ReviewStatus::Accepted));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn context_content(&self) -> Result<Option<PackageContextContent>, Error> {
        let schema = self.content_schema_uri.as_ref();
        let content = self.content.as_ref();
        let content = content.filter(|_| schema.is_some_and(|uri| uri == CONTEXT_CONTENT_SCHEMA));
        content.map(|content| PackageContextContent::from_json_str(content.as_text())).transpose()
    }
}
