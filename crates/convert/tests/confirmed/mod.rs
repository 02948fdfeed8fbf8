//! A conversion whose report an audit confirms, and which gives its source back.

use std::io::Cursor;

use opencheckpoint_convert::audit::audit_beside;
use opencheckpoint_convert::restore::restore;
use opencheckpoint_convert::{Document, Error, Format, Job, Options, Output, Strict, Summary};

/// What a conversion made.
pub(crate) struct Confirmed {
    pub(crate) target: Vec<u8>,
    pub(crate) report: Vec<u8>,
    pub(crate) summary: Summary,
}

pub(crate) fn convert(
    source: &[u8],
    from: Format,
    to: Format,
    options: &Options,
) -> Result<Confirmed, Error> {
    let (mut target, mut report, mut residue) = (Vec::new(), Vec::new(), Vec::new());
    let summary = opencheckpoint_convert::convert(Job {
        input: &mut Cursor::new(source),
        from: Some(from),
        to,
        options,
        strict: &Strict::Off,
        target: Output::Writer(&mut target),
        report: Some(Output::Writer(&mut report)),
        residue: Some(Output::Writer(&mut residue)),
    })?;
    let mut back = Vec::new();
    let mut residues = [Cursor::new(&residue)];
    let _restored = restore(&mut Cursor::new(&target), &mut residues, &mut back).unwrap();
    assert!(back == source, "the source comes back byte for byte");
    let documents = [
        options.grant.as_ref().map(Document::text),
        options.request.as_ref().map(Document::text),
        options.bind.as_ref().map(Document::text),
    ];
    let documents: Vec<_> = documents.into_iter().flatten().map(str::as_bytes).collect();
    let verdict =
        audit_beside(Cursor::new(source), Cursor::new(&target), report.as_slice(), &documents)
            .unwrap();
    assert!(verdict.holds(), "{:?}\n{}", verdict.findings, String::from_utf8_lossy(&report));
    Ok(Confirmed { target, report, summary })
}
