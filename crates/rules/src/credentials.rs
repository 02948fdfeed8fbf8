//! What looks like a credential, and must not travel.
//!
//! A checkpoint is handed to others, so that a secret in it is a secret given away. This is the one list of what is taken for one:
//! rules OC405 and OC406 report it, and conversions leave it out. It is short, and each line of it is chosen so that plain text seldom
//! fits; what it lets pass may still be a secret.
//!
//! | what | example |
//! | --- | --- |
//! | a value under a name that says so, read word by word | `OPENAI_API_KEY`, `x-api-key`, `dbPassword` |
//! | the key of a well-known service, by how it begins and how long it is | `ghp_…`, `AKIA…`, `sk-…`, `xoxb-…` |
//! | what follows `Bearer` or, in a header, `Basic` | `Authorization: Basic ZGFuYTpodW50ZXIy` |
//! | a signed token (JWT) | `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.…` |
//! | a private key in PEM | `-----BEGIN OPENSSH PRIVATE KEY-----` |
//! | a password in a URI; a bare user name is none | `https://dana:hunter2@git.example/x` |
//! | a parameter of a URI whose name says so, and 8 characters or more | `?access_token=…`, `&X-Amz-Signature=…` |
//! | an environment variable whose name says so, being set to 8 characters or more | `export DB_PASSWORD=…` |
//!
//! What only stands where a secret would is none: nothing, `$NAME`, `${NAME}`, `<what to put here>`, `***`, and what
//! [`placeholder`] puts where one was taken out.

mod forms;
mod names;

use exact_json::pointer::{push_index, push_token};
use exact_json::{Kind, Value};

pub use self::forms::{holds_a_secret, placeholder, secrets};
pub use self::names::names_a_secret;

/// Whether a value, or anything within it, looks like a credential. `name` is that of the member that has the value.
///
/// ```
/// use exact_json::Json;
/// use opencheckpoint_rules::credentials::is_credential;
///
/// let text = Json::from("hunter2");
/// assert!(text.with(|text| is_credential("password", text)));
/// assert!(!text.with(|text| is_credential("customer", text)));
/// ```
#[must_use]
pub fn is_credential(name: &str, value: Value<'_>) -> bool {
    let mut found = false;
    within(names_a_secret(name), value, &mut String::new(), &mut |_| found = true);
    found
}

/// Tells of every value that looks like a credential, the value itself or within it, by its JSON Pointer from there.
///
/// ```
/// use exact_json::Json;
/// use opencheckpoint_rules::credentials::each_credential;
///
/// let arguments = Json::parse(r#"{"url":"https://a.example","headers":{"x-api-key":"b7f2"}}"#)?;
/// let mut found = Vec::new();
/// arguments.with(|value| each_credential("arguments", value, &mut |place| found.push(place.to_owned())));
/// assert_eq!(found, ["/headers/x-api-key"]);
/// # Ok::<(), exact_json::Error>(())
/// ```
pub fn each_credential(name: &str, value: Value<'_>, tell: &mut impl FnMut(&str)) {
    within(names_a_secret(name), value, &mut String::new(), tell);
}

/// `named`: a name on the way down says that this is a secret.
fn within(named: bool, value: Value<'_>, place: &mut String, tell: &mut impl FnMut(&str)) {
    let length = place.len();
    match value.kind() {
        Kind::Object => {
            for (key, member) in value.members() {
                let key = key.decode();
                push_token(place, &key);
                within(named || names_a_secret(&key), member, place, tell);
                place.truncate(length);
            }
        }
        Kind::Array => {
            for (index, item) in value.items().enumerate() {
                push_index(place, index);
                within(named, item, place, tell);
                place.truncate(length);
            }
        }
        Kind::String => {
            let text = value.text().map(exact_json::Text::decode).unwrap_or_default();
            if (named && !forms::is_stand_in(&text)) || holds_a_secret(&text) {
                tell(place);
            }
        }
        Kind::Number if named => tell(place),
        Kind::Number | Kind::Null | Kind::True | Kind::False | Kind::Key => {}
    }
}

#[cfg(test)]
mod tests {
    use exact_json::Scanner;

    use super::*;

    fn found(name: &str, json: &str) -> Vec<String> {
        let mut scanner = Scanner::new();
        let root = scanner.scan_str(json).unwrap().root();
        let mut found = Vec::new();
        each_credential(name, root, &mut |place| found.push(place.to_owned()));
        assert_eq!(is_credential(name, root), !found.is_empty(), "{name} {json}");
        found
    }

    #[test]
    fn a_name_speaks_for_what_is_in_it() {
        for (name, json, places) in [
            ("password", r#"{"value":"hunter2"}"#, &["/value"][..]),
            ("env", r#"{"a":[{"client_secret":"s"}]}"#, &["/a/0/client_secret"]),
            ("env", r#"{"DB_PASSWORD":["x","y"]}"#, &["/DB_PASSWORD/0", "/DB_PASSWORD/1"]),
            ("pin", r#"{"password":{"is":{"in/":[1234]}}}"#, &["/password/is/in~1/0"]),
            ("password", "1234", &[""]),
            ("token", r#""pre-$TOKEN""#, &[""]),
            ("token", r#""$1abc""#, &[""]),
            ("password", r#""$ecret!""#, &[""]),
            ("password", r#""<b>x</b>""#, &[""]),
            ("token", r#""""#, &[]),
            ("token", r#""$TOKEN""#, &[]),
            ("token", r#""${TOKEN}""#, &[]),
            ("password", r#""<your password>""#, &[]),
            ("password", r#""********""#, &[]),
            ("password", "null", &[]),
            ("password", "true", &[]),
            ("password", "{}", &[]),
            ("max_tokens", "100", &[]),
        ] {
            assert_eq!(found(name, json), places, "{name} {json}");
        }
    }

    #[test]
    fn a_form_is_found_under_any_name() {
        let json = r#"{"args":["-H","x-token: none","https://dana:hunter2@git.example/x"]}"#;
        assert_eq!(found("command", json), ["/args/2"]);
    }
}
