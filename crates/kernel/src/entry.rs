crate::named! {
    /// How sure we are of an entry of a component file.
    pub enum Status {
        /// Stated by the rulebook or forced by it.
        Certain = "certain",
        /// One outside source, or a strong deduction.
        Likely = "likely",
        /// Little evidence.
        Guess = "guess",
        /// Ours, chosen to fit everything known.
        Reconstructed = "reconstructed",
    }
}

/// What every entry of a component file says of itself.
pub trait Entry {
    /// Its id, status and source.
    fn about(&self) -> (&str, Status, &str);
}

/// Declares entries of component files: what is printed, and what every entry says of itself.
///
/// A macro, because flattening shared fields would switch off the refusal of unknown ones. The
/// crate that uses it depends on serde.
#[macro_export]
macro_rules! entries {
    ($($name:ident { $($(#[$meta:meta])* $field:ident: $type:ty),* $(,)? })*) => {$(
        #[derive(Clone, Debug, ::serde::Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub(super) struct $name {
            pub(super) id: String,
            pub(super) status: $crate::Status,
            pub(super) source: String,
            $($(#[$meta])* pub(super) $field: $type,)*
        }

        impl $crate::Entry for $name {
            fn about(&self) -> (&str, $crate::Status, &str) {
                (&self.id, self.status, &self.source)
            }
        }
    )*};
}

/// Declares whole component files and the tables inside entries.
#[macro_export]
macro_rules! files {
    ($($name:ident { $($(#[$meta:meta])* $field:ident: $type:ty),* $(,)? })*) => {$(
        #[derive(Clone, Debug, ::serde::Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub(super) struct $name {
            $($(#[$meta])* pub(super) $field: $type,)*
        }
    )*};
}
