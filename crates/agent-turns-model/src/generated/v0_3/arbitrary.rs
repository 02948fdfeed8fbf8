//! `Arbitrary`: values of the right shape, by the schema.
//!
//! Generated from `schemas/turns/0.3/turn.schema.json` (sha-256 bec23d16b4e85befa15419aade17a2d9e9d30bd37fbbe49eae3af5d586b44e00)
//! by `cargo xtask codegen`. Do not edit.

use exact_json::strategies;
use proptest::arbitrary::{Arbitrary, any};
use proptest::strategy::{BoxedStrategy, Strategy, Union};
use super::types;

impl Arbitrary for types::Turn {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        (
            any::<types::Role>(),
            strategies::maybe(strategies::json()),
            strategies::maybe(
                strategies::nullable(strategies::list(strategies::json())),
            ),
            strategies::maybe(
                strategies::nullable(strategies::list(strategies::json())),
            ),
            strategies::maybe(strategies::nullable(any::<types::Provider>())),
            strategies::maybe(strategies::nullable(strategies::text())),
            strategies::maybe(strategies::nullable(strategies::text())),
            strategies::maybe(strategies::nullable(strategies::object())),
            strategies::extra(
                &[
                    "role",
                    "content",
                    "tool_calls",
                    "tool_results",
                    "provider",
                    "model",
                    "ts",
                    "_meta",
                ],
            ),
        )
            .prop_map(|
                (
                    role,
                    content,
                    tool_calls,
                    tool_results,
                    provider,
                    model,
                    ts,
                    meta,
                    extra,
                )|
            types::Turn {
                role,
                content,
                tool_calls,
                tool_results,
                provider,
                model,
                ts,
                meta,
                extra,
            })
            .boxed()
    }
}

impl Arbitrary for types::Role {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}

impl Arbitrary for types::Provider {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        Union::new_weighted(
                vec![
                    (4, proptest::sample::select(Self::KNOWN).boxed()), (1,
                    strategies::text().prop_map(Self::from).boxed())
                ],
            )
            .boxed()
    }
}
