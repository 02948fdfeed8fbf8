//! Who may see something. Here lower is more careful, so that a target above its source is again the wrong way.

use exact_json::Value;
use open_continuity_model::Sensitivity;
use opencheckpoint_model::v0_1::ResourceSensitivity;

use crate::vocabulary;

/// How widely something may be seen, from the fewest to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Openness {
    /// The fewest.
    Restricted,
    /// Those it was confided to.
    Confidential,
    /// The organisation.
    Internal,
    /// Nobody said; it is for whoever holds the document.
    Unsaid,
    /// Everybody.
    Public,
}

impl Openness {
    /// How widely a resource may be seen.
    ///
    /// ```
    /// use opencheckpoint_convert::lattice::sensitivity::Openness;
    /// use opencheckpoint_model::v0_1::ResourceSensitivity;
    ///
    /// let secret = Openness::of_resource(Some(ResourceSensitivity::Restricted));
    /// assert!(secret < Openness::of_resource(None));
    /// ```
    #[must_use]
    pub fn of_resource(sensitivity: Option<ResourceSensitivity>) -> Self {
        match sensitivity {
            Some(ResourceSensitivity::Restricted) => Self::Restricted,
            Some(ResourceSensitivity::Confidential) => Self::Confidential,
            Some(ResourceSensitivity::Internal) => Self::Internal,
            Some(ResourceSensitivity::Public) => Self::Public,
            None => Self::Unsaid,
        }
    }

    /// How widely the content of a package's entry may be seen. Of a word that the protocol's page does not have, nobody knows how
    /// careful it is meant.
    ///
    /// ```
    /// use open_continuity_model::Sensitivity;
    /// use opencheckpoint_convert::lattice::sensitivity::Openness;
    ///
    /// let special = Sensitivity::from("special");
    /// assert!(Openness::of_content(Some(&special)) < Openness::of_content(Some(&Sensitivity::Normal)));
    /// ```
    #[must_use]
    pub fn of_content(sensitivity: Option<&Sensitivity>) -> Self {
        match sensitivity {
            Some(Sensitivity::Other(_)) => Self::Restricted,
            Some(Sensitivity::Normal) | None => Self::Unsaid,
        }
    }

    /// How widely what a link of a session record leads to may be seen: its `_meta` may say it, under a key of this project's.
    ///
    /// ```
    /// use exact_json::Scanner;
    /// use opencheckpoint_convert::lattice::sensitivity::Openness;
    ///
    /// let mut scanner = Scanner::new();
    /// let meta = scanner.scan_str(r#"{"org.opencheckpoint/sensitivity":"restricted"}"#).unwrap();
    /// assert_eq!(Openness::of_link(Some(meta.root())), Openness::Restricted);
    /// assert_eq!(Openness::of_link(None), Openness::Unsaid);
    /// ```
    #[must_use]
    pub fn of_link(meta: Option<Value<'_>>) -> Self {
        Self::of_resource(meta.and_then(vocabulary::sensitivity).map(|(_, stated)| stated))
    }
}
