//! JSON Pointers (RFC 6901).

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// Appends one token: a slash, and the token with `~` and `/` escaped.
///
/// ```
/// let mut pointer = String::from("/task");
/// exact_json::pointer::push_token(&mut pointer, "a/b~c");
/// assert_eq!(pointer, "/task/a~1b~0c");
/// ```
pub fn push_token(pointer: &mut String, token: &str) {
    pointer.push('/');
    for character in token.chars() {
        match character {
            '~' => pointer.push_str("~0"),
            '/' => pointer.push_str("~1"),
            other => pointer.push(other),
        }
    }
}

/// Appends the token of an array's item.
///
/// ```
/// let mut pointer = String::new();
/// exact_json::pointer::push_index(&mut pointer, 12);
/// assert_eq!(pointer, "/12");
/// ```
pub fn push_index(pointer: &mut String, index: usize) {
    use fmt::Write;
    // Writing to a String cannot fail.
    let _ = write!(pointer, "/{index}");
}

/// The number that a token is, as RFC 6901 writes an array's index: digits without a leading zero.
///
/// ```
/// use exact_json::pointer::index;
///
/// assert_eq!(index::<usize>("12"), Some(12));
/// assert_eq!(index::<u8>("300"), None);
/// assert!(["", "01", "+1", "-", "1e0"].into_iter().all(|token| index::<u64>(token).is_none()));
/// ```
#[must_use]
pub fn index<N: FromStr>(token: &str) -> Option<N> {
    let is_canonical = token.len() == 1 || !token.starts_with('0');
    // Of the texts that numbers are read from, only those that begin with a sign have another form.
    let is_number = is_canonical && token.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { token.parse().ok() } else { None }
}

/// The tokens of a pointer, unescaped.
///
/// ```
/// let tokens: Vec<_> = exact_json::pointer::tokens("/a~1b/0").collect();
/// assert_eq!(tokens, ["a/b", "0"]);
/// assert_eq!(exact_json::pointer::tokens("").count(), 0);
/// ```
pub fn tokens(pointer: &str) -> impl Iterator<Item = Cow<'_, str>> + Clone {
    pointer.split('/').skip(1).map(|token| {
        if token.contains('~') {
            Cow::Owned(token.replace("~1", "/").replace("~0", "~"))
        } else {
            Cow::Borrowed(token)
        }
    })
}

/// A JSON Pointer that has the form of RFC 6901.
///
/// ```
/// use exact_json::Pointer;
///
/// let pointer: Pointer = "/task/steps/0".parse()?;
/// assert_eq!(pointer.to_string(), "/task/steps/0");
/// assert!("task".parse::<Pointer>().is_err());
/// assert!("/a~2".parse::<Pointer>().is_err());
/// # Ok::<(), exact_json::pointer::PointerError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Pointer(String);

impl Pointer {
    /// The pointer to the whole document.
    #[must_use]
    pub const fn root() -> Self {
        Self(String::new())
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Goes one member down.
    pub fn push(&mut self, token: &str) {
        push_token(&mut self.0, token);
    }

    /// Goes one item down.
    pub fn push_index(&mut self, index: usize) {
        push_index(&mut self.0, index);
    }
}

impl fmt::Display for Pointer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl AsRef<str> for Pointer {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl From<Pointer> for String {
    fn from(pointer: Pointer) -> Self {
        pointer.0
    }
}

impl FromStr for Pointer {
    type Err = PointerError;

    fn from_str(text: &str) -> Result<Self, PointerError> {
        Self::try_from(text.to_owned())
    }
}

impl TryFrom<String> for Pointer {
    type Error = PointerError;

    fn try_from(text: String) -> Result<Self, PointerError> {
        let rooted = text.is_empty() || text.starts_with('/');
        let escaped = text.split('~').skip(1).all(|rest| rest.starts_with(['0', '1']));
        if rooted && escaped { Ok(Self(text)) } else { Err(PointerError(text)) }
    }
}

/// A text that is not a JSON Pointer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointerError(String);

impl fmt::Display for PointerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "found {:?}, expected a JSON Pointer (empty, or tokens that each follow a /)",
            self.0
        )
    }
}

impl std::error::Error for PointerError {}
