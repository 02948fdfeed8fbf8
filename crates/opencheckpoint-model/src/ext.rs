//! Types that the schema's words do not say in full: their checks are written by hand.

use exact_json::{Refusal, text_type};

text_type! {
    /// Identifier of an object within a document, unique across all objects of it.
    ///
    /// A letter or digit, then at most 127 letters, digits and `.`, `_`, `:`, `-`.
    ///
    /// ```
    /// use opencheckpoint_model::LocalId;
    ///
    /// let id: LocalId = "stmt:7c2e".parse()?;
    /// assert_eq!(id.as_str(), "stmt:7c2e");
    /// let refusal = LocalId::try_from("-x").unwrap_err();
    /// assert_eq!(
    ///     refusal.to_string(),
    ///     "found \"-x\", expected a letter or digit, then at most 127 letters, digits, '.', '_', ':' or '-'"
    /// );
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    pub struct LocalId;
    check: |text| {
        let first = text.bytes().next().is_some_and(|byte| byte.is_ascii_alphanumeric());
        let rest = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b':' | b'-');
        if first && text.len() <= 128 && text.bytes().all(rest) {
            Ok(())
        } else {
            Err(Refusal::new(text, "a letter or digit, then at most 127 letters, digits, '.', '_', ':' or '-'"))
        }
    }
}

text_type! {
    /// A namespaced key of `extensions`: a reverse-DNS name, optionally followed by a path.
    ///
    /// Two or more DNS labels joined by dots, then perhaps `/` and a path. The schema lets an extension have any
    /// key; this type is for those who make one.
    ///
    /// ```
    /// use opencheckpoint_model::ExtensionKey;
    ///
    /// assert!(ExtensionKey::try_from("org.example/notes").is_ok());
    /// assert!(ExtensionKey::try_from("notes").is_err());
    /// ```
    pub struct ExtensionKey;
    check: |text| {
        let name = text.split_once('/').map_or(text, |(name, _)| name);
        if name.contains('.') && name.split('.').all(is_label) {
            Ok(())
        } else {
            Err(Refusal::new(text, "a reverse-DNS name such as org.example, optionally followed by a path"))
        }
    }
}

/// A DNS label: letters, digits and inner hyphens, at most 63.
fn is_label(label: &str) -> bool {
    let inner = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    !label.is_empty()
        && label.len() <= 63
        && label.bytes().all(inner)
        && !label.starts_with('-')
        && !label.ends_with('-')
}
