//! Source objects of formats without a model: named members, and the rest.

/// Declares a source object with named members, all optional and of any shape, and the `rest`.
///
/// For native rows, whose shapes nobody promises: reading one cannot fail on what a member holds.
///
/// ```
/// use exact_json::Scanner;
/// use exact_json::trace::{self, Base, Ledger, Reason, Settle, Source, Src};
///
/// trace::members! {
///     /// A row of a log.
///     pub struct Row { kind: "type", cwd: "cwd" }
/// }
///
/// let mut scanner = Scanner::new();
/// let tape = scanner.scan(br#"{"type":"user","slug":null}"#).unwrap();
/// let sources = [Source::new(Base::Record(0), tape)];
/// let mut ledger = Ledger::new();
/// ledger.begin(&sources);
/// let Ok(Row { kind, cwd, rest }) = Row::open(Src::whole(&sources[0])) else { unreachable!() };
/// assert!(kind.as_ref().is_some_and(|kind| kind.is_str("user")));
/// assert!(cwd.is_none());
/// kind.settle(&mut ledger, Reason::NoCounterpart);
/// cwd.settle(&mut ledger, Reason::NoCounterpart);
/// rest.settle(&mut ledger, Reason::NoCounterpart);
/// assert_eq!(ledger.end(&sources).unwrap().entries().count(), 1);
/// ```
#[macro_export]
#[doc(hidden)]
macro_rules! __trace_members {
    ($(#[$doc:meta])* $vis:vis struct $type:ident { $($(#[$field_doc:meta])* $field:ident : $name:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug)]
        #[must_use = "the members of a source object need fates"]
        $vis struct $type<'t> {
            $(
                #[doc = concat!("The member `", $name, "`.")]
                $(#[$field_doc])*
                pub $field: ::std::option::Option<$crate::trace::Src<$crate::Value<'t>>>,
            )*
            /// The other members.
            pub rest: $crate::trace::SrcExtra<'t>,
        }

        impl<'t> $type<'t> {
            /// Opens an object. What is none is given back.
            #[allow(dead_code, reason = "a nested type may be opened by another door")]
            $vis fn open(
                value: $crate::trace::Src<$crate::Value<'t>>,
            ) -> ::std::result::Result<Self, $crate::trace::Src<$crate::Value<'t>>> {
                $(let mut $field = ::std::option::Option::None;)*
                let rest = value.open_with(|key, member| {
                    $(if key.is($name) {
                        $field = ::std::option::Option::Some(member);
                        return ::std::option::Option::None;
                    })*
                    ::std::option::Option::Some(member)
                })?;
                ::std::result::Result::Ok(Self { $($field,)* rest })
            }
        }

        impl $crate::trace::Settle for $type<'_> {
            fn settle(self, ledger: &mut $crate::trace::Ledger, reason: $crate::trace::Reason) {
                $($crate::trace::Settle::settle(self.$field, ledger, reason);)*
                $crate::trace::Settle::settle(self.rest, ledger, reason);
            }
        }
    };
}
