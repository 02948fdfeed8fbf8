//! A conversion whose report an audit confirms, and which gives its source back.

use std::fs;
use std::io::Cursor;
use std::path::Path;

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

/// Compares what is made of each case of a folder of `fixtures/convert`, its `source`, with the `target` beside it; or writes that
/// anew, where the variable `BLESS` says so.
pub(crate) fn each_case(
    folder: &str,
    (source, target): (&str, &str),
    made_of: impl Fn(&Path, &str) -> Result<String, Error>,
) {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/convert").join(folder);
    let mut wrong = Vec::new();
    let mut folders: Vec<_> =
        fs::read_dir(cases).unwrap().map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    for folder in folders {
        let source = fs::read_to_string(folder.join(source)).unwrap();
        let made = || {
            made_of(&folder, &source)
                .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        };
        let text = made();
        assert_eq!(text, made(), "twice the same");
        let expected = folder.join(target);
        if std::env::var_os("BLESS").is_some() {
            fs::write(&expected, &text).unwrap();
        } else if fs::read_to_string(&expected).ok().as_deref() != Some(&text) {
            wrong.push(folder.file_name().unwrap().to_owned());
        }
    }
    assert!(wrong.is_empty(), "not as expected (BLESS=1 accepts them): {wrong:?}");
}
