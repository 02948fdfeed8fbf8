//! The lines of a residue.

use exact_json::read::{expected, refused};
use exact_json::{Read, ReadError, Scanner, Value};
use serde::{Deserialize, Serialize};

use super::part::Part;
use crate::report::objects_are_objects;

/// What the first line of a residue begins with, and no other does.
pub(crate) const HEAD_START: &[u8] = br#"{"residue":"#;

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResidueHead {
    /// The version of the format.
    pub(crate) residue: String,
    pub(crate) source: ResidueSide,
    pub(crate) target: ResidueSide,
}

/// The version of the format.
const VERSION: &str = "0.1";

/// A file by its bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResidueSide {
    pub(crate) format: String,
    pub(crate) digest: String,
    pub(crate) size: u64,
}

/// Any other line, borrowed from its text.
pub(crate) enum ResidueLine<'t> {
    Skeleton {
        number: u64,
        parts: Vec<Part>,
    },
    Record {
        before: Option<Bytes>,
        record: RecordLine<'t>,
    },
    /// Bytes that stand where the line does, with nothing between them and what stands before.
    Literal(Bytes),
    End(Bytes),
}

/// A record.
pub(crate) enum RecordLine<'t> {
    Literal(Bytes),
    Use { skeleton: u64, to: Vec<String>, values: Vec<Value<'t>> },
    Parts { parts: Vec<Part>, to: Vec<String>, values: Vec<Value<'t>> },
}

/// Text, or bytes that are none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bytes(pub(crate) Vec<u8>);

impl ResidueHead {
    /// The head of a residue between these files.
    pub(crate) fn new(source: ResidueSide, target: ResidueSide) -> Self {
        Self { residue: VERSION.to_owned(), source, target }
    }

    /// Reads a first line.
    pub(crate) fn read(line: &[u8]) -> Result<Self, String> {
        let head: Self = serde_json::from_slice(line).map_err(|error| error.to_string())?;
        let mut scanner = Scanner::new();
        let tape = scanner
            .scan(line)
            .map_err(|fault| exact_json::Error::from_fault(fault, line).to_string())?;
        objects_are_objects(tape.root(), &head)
            .map_err(|error| exact_json::Error::from_read(error, tape).to_string())?;
        if head.residue != VERSION {
            return Err(format!("version {:?} is not known, only {VERSION:?}", head.residue));
        }
        Ok(head)
    }
}

impl<'t> Read<'t> for Bytes {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        if let Some(encoded) = value.get("base64") {
            use base64::Engine as _;
            let text = String::read(encoded)?;
            let bytes = base64::engine::general_purpose::STANDARD.decode(text);
            return bytes.map(Self).map_err(|_| refused(encoded, "base64"));
        }
        Ok(Self(String::read(value)?.into_bytes()))
    }
}

impl<'t> Read<'t> for ResidueLine<'t> {
    fn read(value: Value<'t>) -> Result<Self, ReadError> {
        if let Some(number) = value.get("skeleton") {
            let number = number.as_u64().ok_or_else(|| expected(number, "a number"))?;
            return Ok(Self::Skeleton { number, parts: member(value, "parts")? });
        }
        if let Some(end) = value.get("end") {
            return Ok(Self::End(Bytes::read(end)?));
        }
        if let Some(bytes) = value.get("bytes") {
            return Ok(Self::Literal(Bytes::read(bytes)?));
        }
        let before = value.get("before").map(Bytes::read).transpose()?;
        let record = if let Some(skeleton) = value.get("use") {
            let skeleton = skeleton.as_u64().ok_or_else(|| expected(skeleton, "a number"))?;
            RecordLine::Use { skeleton, to: list(value, "to")?, values: list(value, "values")? }
        } else if let Some(parts) = value.get("parts") {
            let parts = Vec::read(parts)?;
            RecordLine::Parts { parts, to: list(value, "to")?, values: list(value, "values")? }
        } else if let Some(text) = value.get("text") {
            RecordLine::Literal(Bytes::read(text)?)
        } else {
            return Err(expected(value, "a line of a residue"));
        };
        Ok(Self::Record { before, record })
    }
}

fn member<'t, T: Read<'t>>(value: Value<'t>, name: &'static str) -> Result<T, ReadError> {
    let member = value.get(name).ok_or_else(|| exact_json::read::missing(value, name))?;
    T::read(member)
}

fn list<'t, T: Read<'t>>(value: Value<'t>, name: &str) -> Result<Vec<T>, ReadError> {
    value.get(name).map_or_else(|| Ok(Vec::new()), Vec::read)
}

impl Bytes {
    /// Appends the bytes as JSON: a string, or an object where they are not UTF-8.
    pub(super) fn write(bytes: &[u8], out: &mut String) {
        if let Ok(text) = std::str::from_utf8(bytes) {
            exact_json::write::quote(out, text);
        } else {
            use base64::Engine as _;
            out.push_str(r#"{"base64":""#);
            base64::engine::general_purpose::STANDARD.encode_string(bytes, out);
            out.push_str(r#""}"#);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_array_stands_for_an_object() {
        let side = r#"{"format":"a","digest":"sha-256:00","size":1}"#;
        let head = format!(r#"{{"residue":"0.1","source":{side},"target":{side}}}"#);
        assert!(ResidueHead::read(head.as_bytes()).is_ok());
        let other = head.replacen(side, r#"["a","sha-256:00",1]"#, 1);
        assert!(ResidueHead::read(other.as_bytes()).unwrap_err().contains("an object"));
    }
}
