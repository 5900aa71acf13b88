//! How the parts of views and sheets are written: with plain names, and nothing else in them.

/// Declares types that go over the wire.
macro_rules! wired {
    ($($(#[$about:meta])* $name:ident {
        $($(#[$field_about:meta])* $field:ident: $type:ty,)*
    })*) => {$(
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub struct $name {
            $($(#[$field_about])* pub $field: $type,)*
        }
    )*};
}

pub(crate) use wired;
