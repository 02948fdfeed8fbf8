//! A schema that is made of types, and kept in the repository with its digest.

use std::fs;
use std::path::Path;

use exact_json::digest::sha256;

/// That the file in a folder of `schemas` is what the types say, and its digest that of `SOURCE.toml`; or writes both anew, where the
/// variable `UPDATE_SCHEMA` says so. `test` is the test that does it.
pub(crate) fn is_up_to_date(folder: &str, file: &str, made: &str, test: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas").join(folder);
    let (file, source) = (folder.join(file), folder.join("SOURCE.toml"));
    if std::env::var_os("UPDATE_SCHEMA").is_some() {
        fs::write(&file, made).unwrap();
        let before = fs::read_to_string(&source).unwrap();
        let (before, _) = before.split_once("sha256 = ").unwrap();
        let digest = sha256(made.as_bytes()).hex();
        fs::write(&source, format!("{before}sha256 = \"{digest}\"\n")).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == made,
        "{} is not what the types say: run \
         `UPDATE_SCHEMA=1 cargo test -p opencheckpoint-convert --test {test}`",
        file.display()
    );
    let source = fs::read_to_string(source).unwrap();
    assert!(source.contains(&sha256(made.as_bytes()).hex()), "SOURCE.toml has another digest");
}
