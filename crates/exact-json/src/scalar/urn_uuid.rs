//! UUIDs as URNs.

use uuid::Uuid;

const PREFIX: &str = "urn:uuid:";

crate::text_type! {
    /// An identifier that should be a `urn:uuid:` URN; any text, because the specification says no more.
    ///
    /// ```
    /// use exact_json::UrnUuid;
    ///
    /// let id = UrnUuid::try_from("urn:uuid:01890A5D-AC96-774B-BCCE-B302099A8057")?;
    /// assert_eq!(id.as_str(), "urn:uuid:01890A5D-AC96-774B-BCCE-B302099A8057");
    /// assert_eq!(id.to_uuid().map(|uuid| uuid.get_version_num()), Some(7));
    /// assert_eq!(UrnUuid::try_from("checkpoint-1")?.to_uuid(), None);
    /// # Ok::<(), exact_json::Refusal>(())
    /// ```
    pub struct UrnUuid;
    check: |_| Ok(())
}

impl UrnUuid {
    /// The UUID, if the text is `urn:uuid:` and a UUID with hyphens (RFC 9562); case does not count.
    #[must_use]
    pub fn to_uuid(&self) -> Option<Uuid> {
        let (prefix, uuid) = self.0.split_at_checked(PREFIX.len())?;
        let is_urn = prefix.eq_ignore_ascii_case(PREFIX) && uuid.len() == 36;
        if is_urn { Uuid::try_parse(uuid).ok() } else { None }
    }
}

impl From<Uuid> for UrnUuid {
    fn from(uuid: Uuid) -> Self {
        Self(format!("{PREFIX}{}", uuid.hyphenated()))
    }
}
