//! What refs, session references and blob names say: views of text that stays as it was written.

use std::fmt;

use exact_json::digest::Sha256;

use crate::draft::BlobRef;

/// A ref (ASR-062): which record of the stream is meant.
///
/// A text with `=` behind a member's name is meant by member; a record's id that looks like that wins where
/// there is such a record, so whoever resolves refs looks for the whole text as an id first.
///
/// ```
/// use session_record_model::refs::RecordRef;
///
/// assert_eq!(RecordRef::of("r40"), RecordRef::Id("r40"));
/// let by_member = RecordRef::of("messageId=b7e2d940");
/// assert_eq!(by_member, RecordRef::Latest { member: "messageId", value: "b7e2d940" });
/// assert_eq!(by_member.to_string(), "messageId=b7e2d940");
/// assert_eq!(RecordRef::of("=40"), RecordRef::Id("=40"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordRef<'t> {
    /// The record with this id.
    Id(&'t str),
    /// The latest record, at a lower `seq`, in which the member has the value.
    Latest {
        /// The member's name.
        member: &'t str,
        /// Its value.
        value: &'t str,
    },
}

impl<'t> RecordRef<'t> {
    /// What a ref says.
    #[must_use]
    pub fn of(text: &'t str) -> Self {
        let is_name =
            |name: &str| !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric());
        match text.split_once('=') {
            Some((member, value)) if is_name(member) => Self::Latest { member, value },
            _ => Self::Id(text),
        }
    }
}

impl fmt::Display for RecordRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Id(id) => f.write_str(id),
            Self::Latest { member, value } => write!(f, "{member}={value}"),
        }
    }
}

/// A session reference: `agent:nativeId`, perhaps with `#` and a place inside the session.
///
/// ```
/// use session_record_model::refs::SessionRef;
///
/// let reference = SessionRef::of("claude-code:0f3c2a7e#u-17").unwrap();
/// assert_eq!(
///     (reference.agent, reference.native_id, reference.place),
///     ("claude-code", "0f3c2a7e", Some("u-17"))
/// );
/// assert_eq!(reference.to_string(), "claude-code:0f3c2a7e#u-17");
/// assert_eq!(SessionRef::of("0f3c2a7e"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SessionRef<'t> {
    /// The agent whose session it is.
    pub agent: &'t str,
    /// The session's id, as the agent has it.
    pub native_id: &'t str,
    /// A place inside the session.
    pub place: Option<&'t str>,
}

impl<'t> SessionRef<'t> {
    /// What a session reference says; none where it does not name an agent and an id.
    #[must_use]
    pub fn of(text: &'t str) -> Option<Self> {
        let (agent, rest) = text.split_once(':')?;
        let (native_id, place) = match rest.split_once('#') {
            Some((id, place)) => (id, Some(place)),
            None => (rest, None),
        };
        let is_whole = !agent.is_empty() && !native_id.is_empty();
        is_whole.then_some(Self { agent, native_id, place })
    }
}

impl fmt::Display for SessionRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { agent, native_id, place } = self;
        write!(f, "{agent}:{native_id}")?;
        place.map_or(Ok(()), |place| write!(f, "#{place}"))
    }
}

impl BlobRef {
    /// A blob with this digest.
    ///
    /// ```
    /// use exact_json::digest::Sha256;
    /// use session_record_model::BlobRef;
    ///
    /// let digest = Sha256::new([0xAB; 32]);
    /// assert_eq!(BlobRef::of_digest(&digest).digest(), Some(digest));
    /// assert_eq!(BlobRef::new("sha1:abab").digest(), None);
    /// ```
    #[must_use]
    pub fn of_digest(digest: &Sha256) -> Self {
        Self::new(digest.to_asr())
    }

    /// The digest that the blob's name states; none where it is no SHA-256 in the page's spelling.
    #[must_use]
    pub fn digest(&self) -> Option<Sha256> {
        Sha256::from_hex(self.blob.strip_prefix("sha256:")?)
    }
}
