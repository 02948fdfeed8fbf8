//! The macro that makes a newtype over the text of a JSON number.

/// Declares a newtype over number text whose value satisfies `accepts`.
macro_rules! number_type {
    (
        $(#[$meta:meta])*
        $name:ident;
        rule: $rule:literal;
        accepts: $accepts:expr
    ) => {
        $(#[$meta])*
        #[derive(Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(String);

        impl Clone for $name {
            fn clone(&self) -> Self {
                Self(self.0.clone())
            }

            // A derived one would not use the text's memory again.
            fn clone_from(&mut self, source: &Self) {
                self.0.clone_from(&source.0);
            }
        }

        impl $name {
            /// Whether a text is one of these, without keeping it.
            ///
            /// # Errors
            ///
            /// The refusal names the text and what would have been right.
            pub fn check(text: &str) -> Result<(), $crate::Refusal> {
                if $crate::scan::is_number(text) && $accepts(text) {
                    Ok(())
                } else {
                    Err($crate::Refusal::new(text, $rule))
                }
            }

            /// The number as it is spelled.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// Whether two numbers have the same value, however they are spelled.
            #[must_use]
            pub fn same_value(&self, other: &Self) -> bool {
                $crate::number::equal(&self.0, &other.0)
            }

            /// The order of two numbers by their values, however they are spelled.
            ///
            /// ```
            /// use std::cmp::Ordering;
            #[doc = concat!("use exact_json::", stringify!($name), ";")]
            ///
            #[doc = concat!("let nine = ", stringify!($name), "::try_from(\"9\")?;")]
            #[doc = concat!("let ten = ", stringify!($name), "::try_from(\"1e1\")?;")]
            /// assert_eq!(nine.cmp_value(&ten), Ordering::Less);
            /// assert_eq!(nine.cmp(&ten), Ordering::Greater, "that of the texts");
            /// # Ok::<(), exact_json::Refusal>(())
            /// ```
            #[must_use]
            pub fn cmp_value(&self, other: &Self) -> std::cmp::Ordering {
                $crate::number::compare(&self.0, &other.0)
            }
        }

        $crate::scalar::number_type::from_integers!($name: u64, i64, u32, i32);

        impl TryFrom<String> for $name {
            type Error = $crate::Refusal;

            fn try_from(text: String) -> Result<Self, $crate::Refusal> {
                Self::check(&text)?;
                Ok(Self(text))
            }
        }

        impl TryFrom<&str> for $name {
            type Error = $crate::Refusal;

            fn try_from(text: &str) -> Result<Self, $crate::Refusal> {
                Self::try_from(text.to_owned())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::Refusal;

            fn from_str(text: &str) -> Result<Self, $crate::Refusal> {
                Self::try_from(text)
            }
        }

        impl From<$name> for String {
            fn from(number: $name) -> Self {
                number.0
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::shim::serialize_number(&self.0, serializer)
            }
        }

        $crate::deserialize_by_reading!($name);

        impl<'t> $crate::Read<'t> for $name {
            fn read(value: $crate::Value<'t>) -> Result<Self, $crate::ReadError> {
                match value.number() {
                    Some(text) if $accepts(text) => Ok(Self(text.to_owned())),
                    _ => Err($crate::read::expected(value, $rule)),
                }
            }
        }
    };
}

macro_rules! from_integers {
    ($name:ident: $($integer:ty),+) => {$(
        impl From<$integer> for $name {
            fn from(value: $integer) -> Self {
                Self(value.to_string())
            }
        }
    )+};
}

pub(super) use {from_integers, number_type};
