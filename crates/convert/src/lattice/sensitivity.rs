//! Who may see something. Here lower is more careful, so that a target above its source is again the wrong way.

use opencheckpoint_model::v0_1::ResourceSensitivity;

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
}
