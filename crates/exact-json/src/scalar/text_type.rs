//! The macro that makes a newtype over text.

/// Declares a newtype over text that keeps the text and checks it once.
///
/// The check is a function from `&str` to `Result<(), Refusal>`. The type gets `check`, `as_str`,
/// `TryFrom<String>`, `TryFrom<&str>`, `FromStr`, `Display`, `AsRef<str>`, `Borrow<str>`, comparison
/// with `str`, `Into<String>`, serde's traits and [`Read`](crate::Read).
///
/// ```
/// use exact_json::{Refusal, from_str, text_type};
///
/// text_type! {
///     /// Three lower-case letters.
///     pub struct Code;
///     check: |text| {
///         let fits = text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_lowercase());
///         if fits { Ok(()) } else { Err(Refusal::new(text, "three lower-case letters")) }
///     }
/// }
///
/// let code: Code = from_str(r#""abc""#)?;
/// assert_eq!(code, "abc");
/// let error = from_str::<Code>(r#""ABC""#).unwrap_err();
/// assert_eq!(error.message(), r#"found "ABC", expected three lower-case letters"#);
/// # Ok::<(), exact_json::Error>(())
/// ```
#[macro_export]
macro_rules! text_type {
    (
        $(#[$meta:meta])*
        $visibility:vis struct $name:ident;
        check: $check:expr
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $visibility struct $name(::std::string::String);

        impl $name {
            /// Whether a text is one of these, without keeping it.
            ///
            /// # Errors
            ///
            /// The refusal names the text and what would have been right.
            pub fn check(text: &str) -> ::core::result::Result<(), $crate::Refusal> {
                let check: fn(&str) -> ::core::result::Result<(), $crate::Refusal> = $check;
                check(text)
            }

            /// The text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl ::core::convert::TryFrom<::std::string::String> for $name {
            type Error = $crate::Refusal;

            fn try_from(
                text: ::std::string::String,
            ) -> ::core::result::Result<Self, $crate::Refusal> {
                Self::check(&text)?;
                Ok(Self(text))
            }
        }

        impl ::core::convert::TryFrom<&str> for $name {
            type Error = $crate::Refusal;

            fn try_from(text: &str) -> ::core::result::Result<Self, $crate::Refusal> {
                Self::check(text)?;
                Ok(Self(text.to_owned()))
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::Refusal;

            fn from_str(text: &str) -> ::core::result::Result<Self, $crate::Refusal> {
                Self::try_from(text)
            }
        }

        impl ::core::convert::From<$name> for ::std::string::String {
            fn from(text: $name) -> Self {
                text.0
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl ::core::convert::AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl ::core::borrow::Borrow<str> for $name {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl ::core::cmp::PartialEq<str> for $name {
            fn eq(&self, other: &str) -> bool {
                self.0 == other
            }
        }

        impl ::core::cmp::PartialEq<&str> for $name {
            fn eq(&self, other: &&str) -> bool {
                self.0 == *other
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::shim::deserialize_text(deserializer)
            }
        }

        impl<'t> $crate::Read<'t> for $name {
            fn read(
                value: $crate::Value<'t>,
            ) -> ::core::result::Result<Self, $crate::ReadError> {
                let text = $crate::read::text(value)?.decode().into_owned();
                Self::try_from(text).map_err(|refusal| $crate::read::refused(value, refusal.rule))
            }
        }
    };
}
