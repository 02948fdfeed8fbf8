//! A walk over text that should be JSON, and may be cut short or broken.
//!
//! This is no parser: it only keeps strings and nesting apart, so that it can read what one refuses.

use super::members::string;

/// What is met on the way. `depth` counts the containers around it.
#[derive(Clone, Copy)]
pub(super) enum Met<'t> {
    /// A list or an object begins.
    Open {
        /// Whether it is a list.
        is_list: bool,
        depth: usize,
    },
    /// A list or an object ends.
    Close { depth: usize },
    /// The name of a member.
    Name(&'t [u8], usize),
    /// A text, as it is spelled.
    Text(&'t [u8], usize),
}

/// Walks over a text; stops where it ends, or where a text in it does not.
pub(super) fn walk<'t>(text: &'t [u8], mut met: impl FnMut(Met<'t>)) {
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        match byte {
            b'{' | b'[' => {
                met(Met::Open { is_list: *byte == b'[', depth });
                depth += 1;
            }
            b'}' | b']' => {
                depth = depth.saturating_sub(1);
                met(Met::Close { depth });
            }
            b'"' => {
                let rest = text.get(at + 1..).unwrap_or_default();
                let Some(length) = string(rest) else { return };
                let found = rest.get(..length).unwrap_or_default();
                at += length + 1;
                let behind = text.get(at + 1..).unwrap_or_default();
                let next = behind.iter().find(|byte| !byte.is_ascii_whitespace());
                met(if next == Some(&b':') {
                    Met::Name(found, depth)
                } else {
                    Met::Text(found, depth)
                });
            }
            _ => {}
        }
        at += 1;
    }
}
