//! The rules of the Agent Session Record, Messages page.
//!
//! A rule has the id of the page's requirement, [`ASR-235`](MISDIRECTED_DELIVERY); those that this project adds, since the pages
//! on the envelope and on refs are not published, are [`SR101`](SEQ_NOT_INCREASING) to [`SR103`](DANGLING_RECORD_REFERENCE).
//! [`Rule::class`] says who can tell whether one is kept. What the types hold is refused while a record is read, and duties of
//! producers and readers are in no stream: of neither there are findings here.
//!
//! A stream that does not begin with its `session` header is a *fragment*, as the page's own examples are. What its records refer
//! to may have stood in front of it, so that what leads nowhere there is a note.

use session_record_model::Record;

use self::kind::Kind;
use self::seen::{Head, Seen};
use self::stream::Stream;
use crate::finding::{Finding, Findings};
use crate::order;
use crate::rule::{Rule, RuleId};

// What follows is written by `cargo xtask codegen` from the files of this folder.

mod altered_text;
mod assumed_delivery;
mod assumed_human;
mod content_said_to_be_absent;
mod correspondence_to_nothing;
mod dangling_record_reference;
mod data_part_without_data;
mod delivery_without_status;
mod derivation_from_no_other_part;
mod display_content_alone;
mod duplicate_record_id;
mod folded_reasoning_item;
mod inconsistent_plan_entries;
mod inferred_derivation;
mod inserted_text_by_human;
mod invented_role;
mod invented_sender;
mod kind;
mod malformed_reference;
mod media_with_data_and_blob;
mod message_without_role;
mod misdirected_delivery;
mod mislabeled_notice;
mod misspelled_status;
mod opaque_part_as_text;
mod opaque_part_with_data_and_blob;
mod opaque_reasoning_as_text;
mod part_value_ignored;
mod part_without_type;
mod plan_without_content;
mod reasoning_message_set_apart;
mod refusal_without_text;
mod resource_with_several_contents;
mod seen;
mod seq_not_increasing;
mod strategy;
mod stream;
mod table;
mod text_of_unexposed_reasoning;
mod undeclared_conversation;
mod unknown_audience;
mod unknown_part_lost;
mod unlinked_plan_revision;
mod unmasked_rewrite;
mod visibility_taken_for_capture;
mod withdrawn_as_received;

pub use self::altered_text::RULE as ALTERED_TEXT;
pub use self::assumed_delivery::RULE as ASSUMED_DELIVERY;
pub use self::assumed_human::RULE as ASSUMED_HUMAN;
pub use self::content_said_to_be_absent::RULE as CONTENT_SAID_TO_BE_ABSENT;
pub use self::correspondence_to_nothing::RULE as CORRESPONDENCE_TO_NOTHING;
pub use self::dangling_record_reference::RULE as DANGLING_RECORD_REFERENCE;
pub use self::data_part_without_data::RULE as DATA_PART_WITHOUT_DATA;
pub use self::delivery_without_status::RULE as DELIVERY_WITHOUT_STATUS;
pub use self::derivation_from_no_other_part::RULE as DERIVATION_FROM_NO_OTHER_PART;
pub use self::display_content_alone::RULE as DISPLAY_CONTENT_ALONE;
pub use self::duplicate_record_id::RULE as DUPLICATE_RECORD_ID;
pub use self::folded_reasoning_item::RULE as FOLDED_REASONING_ITEM;
pub use self::inconsistent_plan_entries::RULE as INCONSISTENT_PLAN_ENTRIES;
pub use self::inferred_derivation::RULE as INFERRED_DERIVATION;
pub use self::inserted_text_by_human::RULE as INSERTED_TEXT_BY_HUMAN;
pub use self::invented_role::RULE as INVENTED_ROLE;
pub use self::invented_sender::RULE as INVENTED_SENDER;
pub use self::malformed_reference::RULE as MALFORMED_REFERENCE;
pub use self::media_with_data_and_blob::RULE as MEDIA_WITH_DATA_AND_BLOB;
pub use self::message_without_role::RULE as MESSAGE_WITHOUT_ROLE;
pub use self::misdirected_delivery::RULE as MISDIRECTED_DELIVERY;
pub use self::mislabeled_notice::RULE as MISLABELED_NOTICE;
pub use self::misspelled_status::RULE as MISSPELLED_STATUS;
pub use self::opaque_part_as_text::RULE as OPAQUE_PART_AS_TEXT;
pub use self::opaque_part_with_data_and_blob::RULE as OPAQUE_PART_WITH_DATA_AND_BLOB;
pub use self::opaque_reasoning_as_text::RULE as OPAQUE_REASONING_AS_TEXT;
pub use self::part_value_ignored::RULE as PART_VALUE_IGNORED;
pub use self::part_without_type::RULE as PART_WITHOUT_TYPE;
pub use self::plan_without_content::RULE as PLAN_WITHOUT_CONTENT;
pub use self::reasoning_message_set_apart::RULE as REASONING_MESSAGE_SET_APART;
pub use self::refusal_without_text::RULE as REFUSAL_WITHOUT_TEXT;
pub use self::resource_with_several_contents::RULE as RESOURCE_WITH_SEVERAL_CONTENTS;
pub use self::seq_not_increasing::RULE as SEQ_NOT_INCREASING;
pub use self::text_of_unexposed_reasoning::RULE as TEXT_OF_UNEXPOSED_REASONING;
pub use self::undeclared_conversation::RULE as UNDECLARED_CONVERSATION;
pub use self::unknown_audience::RULE as UNKNOWN_AUDIENCE;
pub use self::unknown_part_lost::RULE as UNKNOWN_PART_LOST;
pub use self::unlinked_plan_revision::RULE as UNLINKED_PLAN_REVISION;
pub use self::unmasked_rewrite::RULE as UNMASKED_REWRITE;
pub use self::visibility_taken_for_capture::RULE as VISIBILITY_TAKEN_FOR_CAPTURE;
pub use self::withdrawn_as_received::RULE as WITHDRAWN_AS_RECEIVED;

/// The ids of the format's rules.
impl RuleId {
    /// That of [`MESSAGE_WITHOUT_ROLE`].
    pub const ASR_200: Self = Self("ASR-200");
    /// That of [`INVENTED_ROLE`].
    pub const ASR_201: Self = Self("ASR-201");
    /// That of [`ASSUMED_HUMAN`].
    pub const ASR_202: Self = Self("ASR-202");
    /// That of [`INSERTED_TEXT_BY_HUMAN`].
    pub const ASR_203: Self = Self("ASR-203");
    /// That of [`UNKNOWN_AUDIENCE`].
    pub const ASR_204: Self = Self("ASR-204");
    /// That of [`MISLABELED_NOTICE`].
    pub const ASR_205: Self = Self("ASR-205");
    /// That of [`MISSPELLED_STATUS`].
    pub const ASR_206: Self = Self("ASR-206");
    /// That of [`DISPLAY_CONTENT_ALONE`].
    pub const ASR_207: Self = Self("ASR-207");
    /// That of [`CORRESPONDENCE_TO_NOTHING`].
    pub const ASR_208: Self = Self("ASR-208");
    /// That of [`UNMASKED_REWRITE`].
    pub const ASR_209: Self = Self("ASR-209");
    /// That of [`PART_WITHOUT_TYPE`].
    pub const ASR_210: Self = Self("ASR-210");
    /// That of [`ALTERED_TEXT`].
    pub const ASR_211: Self = Self("ASR-211");
    /// That of [`MEDIA_WITH_DATA_AND_BLOB`].
    pub const ASR_212: Self = Self("ASR-212");
    /// That of [`RESOURCE_WITH_SEVERAL_CONTENTS`].
    pub const ASR_213: Self = Self("ASR-213");
    /// That of [`TEXT_OF_UNEXPOSED_REASONING`].
    pub const ASR_214: Self = Self("ASR-214");
    /// That of [`OPAQUE_REASONING_AS_TEXT`].
    pub const ASR_215: Self = Self("ASR-215");
    /// That of [`VISIBILITY_TAKEN_FOR_CAPTURE`].
    pub const ASR_216: Self = Self("ASR-216");
    /// That of [`REFUSAL_WITHOUT_TEXT`].
    pub const ASR_217: Self = Self("ASR-217");
    /// That of [`UNKNOWN_PART_LOST`].
    pub const ASR_218: Self = Self("ASR-218");
    /// That of [`FOLDED_REASONING_ITEM`].
    pub const ASR_219: Self = Self("ASR-219");
    /// That of [`REASONING_MESSAGE_SET_APART`].
    pub const ASR_220: Self = Self("ASR-220");
    /// That of [`PLAN_WITHOUT_CONTENT`].
    pub const ASR_221: Self = Self("ASR-221");
    /// That of [`UNLINKED_PLAN_REVISION`].
    pub const ASR_222: Self = Self("ASR-222");
    /// That of [`PART_VALUE_IGNORED`].
    pub const ASR_224: Self = Self("ASR-224");
    /// That of [`WITHDRAWN_AS_RECEIVED`].
    pub const ASR_225: Self = Self("ASR-225");
    /// That of [`INVENTED_SENDER`].
    pub const ASR_226: Self = Self("ASR-226");
    /// That of [`UNDECLARED_CONVERSATION`].
    pub const ASR_227: Self = Self("ASR-227");
    /// That of [`MALFORMED_REFERENCE`].
    pub const ASR_228: Self = Self("ASR-228");
    /// That of [`INFERRED_DERIVATION`].
    pub const ASR_229: Self = Self("ASR-229");
    /// That of [`DATA_PART_WITHOUT_DATA`].
    pub const ASR_230: Self = Self("ASR-230");
    /// That of [`OPAQUE_PART_WITH_DATA_AND_BLOB`].
    pub const ASR_231: Self = Self("ASR-231");
    /// That of [`OPAQUE_PART_AS_TEXT`].
    pub const ASR_232: Self = Self("ASR-232");
    /// That of [`DERIVATION_FROM_NO_OTHER_PART`].
    pub const ASR_233: Self = Self("ASR-233");
    /// That of [`DELIVERY_WITHOUT_STATUS`].
    pub const ASR_234: Self = Self("ASR-234");
    /// That of [`MISDIRECTED_DELIVERY`].
    pub const ASR_235: Self = Self("ASR-235");
    /// That of [`INCONSISTENT_PLAN_ENTRIES`].
    pub const ASR_236: Self = Self("ASR-236");
    /// That of [`ASSUMED_DELIVERY`].
    pub const ASR_237: Self = Self("ASR-237");
    /// That of [`CONTENT_SAID_TO_BE_ABSENT`].
    pub const ASR_238: Self = Self("ASR-238");
    /// That of [`SEQ_NOT_INCREASING`].
    pub const SR101: Self = Self("SR101");
    /// That of [`DUPLICATE_RECORD_ID`].
    pub const SR102: Self = Self("SR102");
    /// That of [`DANGLING_RECORD_REFERENCE`].
    pub const SR103: Self = Self("SR103");
}

/// Every rule of the format, in the order of the ids.
static RULES: &[&Rule] = &[
    &MESSAGE_WITHOUT_ROLE,
    &INVENTED_ROLE,
    &ASSUMED_HUMAN,
    &INSERTED_TEXT_BY_HUMAN,
    &UNKNOWN_AUDIENCE,
    &MISLABELED_NOTICE,
    &MISSPELLED_STATUS,
    &DISPLAY_CONTENT_ALONE,
    &CORRESPONDENCE_TO_NOTHING,
    &UNMASKED_REWRITE,
    &PART_WITHOUT_TYPE,
    &ALTERED_TEXT,
    &MEDIA_WITH_DATA_AND_BLOB,
    &RESOURCE_WITH_SEVERAL_CONTENTS,
    &TEXT_OF_UNEXPOSED_REASONING,
    &OPAQUE_REASONING_AS_TEXT,
    &VISIBILITY_TAKEN_FOR_CAPTURE,
    &REFUSAL_WITHOUT_TEXT,
    &UNKNOWN_PART_LOST,
    &FOLDED_REASONING_ITEM,
    &REASONING_MESSAGE_SET_APART,
    &PLAN_WITHOUT_CONTENT,
    &UNLINKED_PLAN_REVISION,
    &PART_VALUE_IGNORED,
    &WITHDRAWN_AS_RECEIVED,
    &INVENTED_SENDER,
    &UNDECLARED_CONVERSATION,
    &MALFORMED_REFERENCE,
    &INFERRED_DERIVATION,
    &DATA_PART_WITHOUT_DATA,
    &OPAQUE_PART_WITH_DATA_AND_BLOB,
    &OPAQUE_PART_AS_TEXT,
    &DERIVATION_FROM_NO_OTHER_PART,
    &DELIVERY_WITHOUT_STATUS,
    &MISDIRECTED_DELIVERY,
    &INCONSISTENT_PLAN_ENTRIES,
    &ASSUMED_DELIVERY,
    &CONTENT_SAID_TO_BE_ABSENT,
    &SEQ_NOT_INCREASING,
    &DUPLICATE_RECORD_ID,
    &DANGLING_RECORD_REFERENCE,
];

/// The rules that a check holds, with it.
static CHECKS: &[(&Rule, Check)] = &[
    (&MESSAGE_WITHOUT_ROLE, message_without_role::check),
    (&INSERTED_TEXT_BY_HUMAN, inserted_text_by_human::check),
    (&MISLABELED_NOTICE, mislabeled_notice::check),
    (&MISSPELLED_STATUS, misspelled_status::check),
    (&DISPLAY_CONTENT_ALONE, display_content_alone::check),
    (&CORRESPONDENCE_TO_NOTHING, correspondence_to_nothing::check),
    (&MEDIA_WITH_DATA_AND_BLOB, media_with_data_and_blob::check),
    (&RESOURCE_WITH_SEVERAL_CONTENTS, resource_with_several_contents::check),
    (&TEXT_OF_UNEXPOSED_REASONING, text_of_unexposed_reasoning::check),
    (&PLAN_WITHOUT_CONTENT, plan_without_content::check),
    (&UNLINKED_PLAN_REVISION, unlinked_plan_revision::check),
    (&UNDECLARED_CONVERSATION, undeclared_conversation::check),
    (&MALFORMED_REFERENCE, malformed_reference::check),
    (&OPAQUE_PART_WITH_DATA_AND_BLOB, opaque_part_with_data_and_blob::check),
    (&DERIVATION_FROM_NO_OTHER_PART, derivation_from_no_other_part::check),
    (&MISDIRECTED_DELIVERY, misdirected_delivery::check),
    (&INCONSISTENT_PLAN_ENTRIES, inconsistent_plan_entries::check),
    (&CONTENT_SAID_TO_BE_ABSENT, content_said_to_be_absent::check),
    (&SEQ_NOT_INCREASING, seq_not_increasing::check),
    (&DUPLICATE_RECORD_ID, duplicate_record_id::check),
    (&DANGLING_RECORD_REFERENCE, dangling_record_reference::check),
];

// What `cargo xtask codegen` writes ends here.

#[cfg(feature = "proptest")]
pub use self::strategy::valid_records;

/// What a rule does with a record and those before it.
type Check = fn(&Seen<'_>, &mut Findings<'_>);

/// Checks a stream record by record, in memory that grows with the number of ids in the stream and not with what it says.
///
/// ```
/// use exact_json::lines::Records;
/// use opencheckpoint_rules::session_record::Checker;
/// use session_record_model::Record;
///
/// let stream = r#"{"type":"session","seq":1,"id":"r1","session":"acme-chat:7c21f0aa","agent":{"name":"acme-chat"}}
/// {"type":"message","seq":2,"id":"r2","messageId":"m1","role":"user","content":[{"type":"text","text":"Water the tulips."}]}
/// {"type":"delivery","seq":3,"id":"r3","message":"messageId=m2","status":"sent"}
/// "#;
/// let mut checker = Checker::new();
/// let mut found = Vec::new();
/// let mut records = Records::<_, Record>::new(stream.as_bytes());
/// while let Some(record) = records.next() {
///     found.extend(checker.check(records.line(), &record?));
/// }
/// found.extend(checker.finish());
///
/// assert_eq!(found.len(), 1);
/// assert_eq!(
///     found[0].to_string(),
///     "error ASR-235 misdirected-delivery at line 3, /message: \"messageId=m2\" names no record in front of \
///      this one; correct it, or take it out",
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Checker {
    stream: Stream,
}

impl Checker {
    /// A checker of a new stream.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// What the rules find in the next record, in the order of its members. `line` is where it stands, another one for each record;
    /// findings repeat it.
    ///
    /// A stream whose first record is not its `session` header is a fragment: what a record of it refers to may have stood in front
    /// of it, and that it is not there is a note and no error.
    pub fn check(&mut self, line: u64, record: &Record) -> Vec<Finding> {
        let mut found = Vec::new();
        let head = Head::of(record);
        let first = self.stream.first().unwrap_or(Kind::of(record));
        let is_fragment = first != Kind::Session;
        let seen = Seen { record, head: &head, stream: &self.stream, is_fragment };
        for &(rule, check) in CHECKS {
            check(&seen, &mut Findings::of(rule, &mut found).at(line));
        }
        self.stream.push(line, record, &head);
        order::sort(found, record)
    }

    /// What only the end of the stream tells.
    #[must_use]
    pub fn finish(self) -> Vec<Finding> {
        Vec::new()
    }
}

/// Everything that the rules find in a stream, in its order; lines are counted from 1.
///
/// ```
/// use opencheckpoint_rules::{RuleId, Severity, session_record};
/// use session_record_model::Record;
///
/// let records = [
///     r#"{"type":"session","seq":1,"id":"r1","session":"acme-chat:7c21f0aa","agent":{"name":"acme-chat"}}"#,
///     r#"{"type":"message","seq":2,"id":"r2","messageId":"m1","content":[{"type":"text","text":"Hello."}]}"#,
///     r#"{"type":"tool_result","seq":2,"id":"r3","callId":"call_1","content":[]}"#,
/// ]
/// .map(|line| Record::from_json_str(line).unwrap());
///
/// let found: Vec<_> = session_record::check(&records)
///     .iter()
///     .map(|finding| (finding.line(), finding.rule().id, finding.severity()))
///     .collect();
/// assert_eq!(
///     found,
///     [
///         (Some(2), RuleId::ASR_200, Severity::Error),
///         (Some(3), RuleId::SR101, Severity::Error),
///         (Some(3), RuleId::SR103, Severity::Warning),
///     ],
/// );
/// ```
#[must_use]
pub fn check<'r>(records: impl IntoIterator<Item = &'r Record>) -> Vec<Finding> {
    let mut checker = Checker::new();
    let mut found = Vec::new();
    for (line, record) in (1..).zip(records) {
        found.extend(checker.check(line, record));
    }
    found.extend(checker.finish());
    found.sort_by_key(Finding::line);
    found
}

/// Every rule of the format, in the order of the ids.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    RULES.iter().copied()
}
