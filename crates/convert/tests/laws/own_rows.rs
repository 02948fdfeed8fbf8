//! Reports whose rows have their own entries, and the values that these speak of.

use std::collections::BTreeMap;
use std::io::Cursor;

use opencheckpoint_convert::Format;
use opencheckpoint_convert::records::Layout;
use serde_json::Value;

use crate::run::Converted;

/// A report whose rows carry their entries themselves.
#[derive(Clone)]
pub(crate) struct Report {
    pub(crate) head: Value,
    pub(crate) rows: Vec<Value>,
    pub(crate) totals: Value,
}

/// The records of both files.
pub(crate) struct Files {
    source: Vec<Value>,
    target: Vec<Value>,
    streams: (bool, bool),
}

impl Report {
    pub(crate) fn of(converted: &Converted) -> Self {
        let text = std::str::from_utf8(&converted.report).unwrap();
        let mut lines: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let totals = lines.pop().unwrap();
        let head = lines.remove(0);
        let mut shapes = BTreeMap::new();
        let mut rows = Vec::new();
        for mut line in lines {
            let shape = line.get("shape").and_then(Value::as_u64);
            match (shape, line.get("from").is_some()) {
                (Some(shape), false) => drop(shapes.insert(shape, line["entries"].clone())),
                (Some(shape), true) => {
                    let row = line.as_object_mut().unwrap();
                    row.remove("shape");
                    row.insert("entries".to_owned(), shapes[&shape].clone());
                    rows.push(line);
                }
                (None, _) => rows.push(line),
            }
        }
        Self { head, rows, totals }
    }

    pub(crate) fn text(&self) -> String {
        let lines = std::iter::once(&self.head).chain(&self.rows).chain([&self.totals]);
        lines.map(|line| line.to_string() + "\n").collect()
    }

    /// With one entry in the place of another, or several.
    pub(crate) fn with(&self, row: usize, entry: usize, forged: Vec<Value>) -> Self {
        let mut report = self.clone();
        let entries = report.rows[row]["entries"].as_array_mut().unwrap();
        entries.splice(entry..=entry, forged);
        report
    }
}

impl Files {
    /// None where a record cannot be read as it stands.
    pub(crate) fn of(converted: &Converted) -> Option<Self> {
        let layouts =
            (layout(&converted.source, converted.from), layout(&converted.target, converted.to));
        Some(Self {
            source: records(&converted.source, layouts.0)?,
            target: records(&converted.target, layouts.1)?,
            streams: (layouts.0.is_stream(), layouts.1.is_stream()),
        })
    }

    /// The records of the source; of a document, it alone.
    pub(crate) fn source(&self) -> &[Value] {
        &self.source
    }

    /// The records of the target.
    pub(crate) fn target(&self) -> &[Value] {
        &self.target
    }

    /// The values that an entry names on a side; none, if it names one that there is not.
    pub(crate) fn values<'f>(
        &'f self,
        row: &Value,
        entry: &Value,
        side: &str,
    ) -> Option<Vec<&'f Value>> {
        Self::named(row, entry, side).map(|place| self.value(&place, side)).collect()
    }

    /// The values that an entry names on a side, each with its pointer in the file.
    pub(crate) fn placed<'f>(
        &'f self,
        row: &Value,
        entry: &Value,
        side: &str,
    ) -> Vec<(String, &'f Value)> {
        let value = |place: String| {
            let value = self.value(&place, side).unwrap_or_else(|| panic!("no {side} {place}"));
            (place, value)
        };
        Self::named(row, entry, side).map(value).collect()
    }

    /// The pointers of an entry, in the file.
    fn named(row: &Value, entry: &Value, side: &str) -> impl Iterator<Item = String> {
        let bases = if side == "target" { &row["to"] } else { &row["from"] };
        let pointers = entry[side].as_array().map(Vec::as_slice).unwrap_or_default();
        pointers.iter().map(|pointer| {
            let (index, within) = split(pointer.as_str().unwrap());
            format!("{}{within}", bases[index].as_str().unwrap())
        })
    }

    /// The value at a pointer in the file.
    fn value(&self, place: &str, side: &str) -> Option<&Value> {
        let (records, is_stream) = match side {
            "target" => (&self.target, self.streams.1),
            _ => (&self.source, self.streams.0),
        };
        let (record, within) = if is_stream { split(place) } else { (0, place.to_owned()) };
        records.get(record)?.pointer(&within)
    }
}

/// What the records of a file are.
pub(crate) fn layout(file: &[u8], format: Format) -> Layout {
    Layout::of(&mut Cursor::new(file), format).unwrap()
}

/// The records of a file; none where one cannot be read as it stands.
pub(crate) fn records(file: &[u8], layout: Layout) -> Option<Vec<Value>> {
    let file = file.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(file);
    match layout {
        Layout::Document => Some(vec![serde_json::from_slice(file).ok()?]),
        Layout::Items => serde_json::from_slice(file).ok(),
        Layout::Lines => {
            let lines = file.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
            lines.filter(|line| !line.is_empty()).map(|l| serde_json::from_slice(l).ok()).collect()
        }
    }
}

/// A file of these records.
pub(crate) fn file(records: &[Value], layout: Layout) -> String {
    let mut lines = records.iter().map(ToString::to_string);
    match layout {
        Layout::Items => format!("[{}]", lines.collect::<Vec<_>>().join(",\n")),
        Layout::Document => lines.next().unwrap() + "\n",
        Layout::Lines => lines.map(|line| line + "\n").collect(),
    }
}

/// The pointers of a value's leaves, scalars and empty lists and objects, behind that of the value.
pub(crate) fn leaves(value: &Value, at: &mut String, found: &mut Vec<String>) {
    let length = at.len();
    let mut within = |token: &str, value| {
        at.push('/');
        at.push_str(token);
        leaves(value, at, found);
        at.truncate(length);
    };
    match value {
        Value::Array(items) if !items.is_empty() => {
            items.iter().enumerate().for_each(|(index, item)| within(&index.to_string(), item));
        }
        Value::Object(members) if !members.is_empty() => {
            for (name, value) in members {
                within(&name.replace('~', "~0").replace('/', "~1"), value);
            }
        }
        _ => found.push(at.clone()),
    }
}

/// A pointer's first token as an index, and the rest.
fn split(pointer: &str) -> (usize, String) {
    let rest = &pointer[1..];
    let (index, rest) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    (index.parse().unwrap(), rest.to_owned())
}
